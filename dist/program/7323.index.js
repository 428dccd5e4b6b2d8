"use strict";
exports.id = 7323;
exports.ids = [7323];
exports.modules = {

/***/ 37323:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   factsFrom: () => (/* binding */ factsFrom)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8432);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92400);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);





const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
const DOCUMENT_GLOBS = 200;
function factsFrom(fs, root = '.') {
    let listed;
    const list = () => (listed ??= fs?.list(root) ?? []);
    return async (doc, publish) => ({
        isKnownLicense: publish ? (await __webpack_require__.e(/* import() */ 712).then(__webpack_require__.bind(__webpack_require__, 30712))).isKnownLicense : undefined,
        findSecrets: needsDetector(doc) ? (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 26571))).findSecrets : undefined,
        itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
    });
}
function needsDetector({ text, value, shadowed = [] }) {
    if (value === undefined)
        return false;
    const values = [value, ...shadowed.map(({ content }) => content)];
    return (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)(text) || (text.includes('\\') && values.some((each) => someText(each, _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)));
}
function someText(value, test) {
    if (typeof value === 'string')
        return test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some((child) => someText(child, test));
}
function itemFiles(fs, root, list, value) {
    const rac = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) ? (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return undefined;
    const found = new Map();
    const byGlob = new Map();
    let left = DOCUMENT_FILES;
    rac.forEach((item, i) => {
        const hint = globOf(item);
        if (left <= 0 || hint === undefined || !someText(item, _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__/* .mayQuote */ .oG))
            return;
        const known = byGlob.get(hint);
        if (known === undefined && byGlob.size >= DOCUMENT_GLOBS)
            return;
        const paths = known ?? matching(hint, list());
        byGlob.set(hint, paths);
        const texts = paths.slice(0, left).flatMap((path) => readText(fs, root, path));
        left -= texts.length;
        if (texts.length > 0)
            found.set(i, texts);
    });
    return found;
}
function matching(pattern, files) {
    const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)(pattern);
    const found = [];
    if ('problem' in glob)
        return found;
    for (const file of files) {
        if (glob.matches(file))
            found.push(file);
        if (found.length === ITEM_FILES)
            break;
    }
    return found;
}
function globOf(item) {
    const check = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(item) ? (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item, 'check') : undefined;
    if (!(0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check) || (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'type') !== 'file-glob')
        return undefined;
    const hint = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'hint');
    return typeof hint === 'string' ? hint : undefined;
}
function readText(fs, root, path) {
    try {
        const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
        return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
    }
    catch (error) {
        if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 92400:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ findPassage),
/* harmony export */   oG: () => (/* binding */ mayQuote)
/* harmony export */ });
/* unused harmony export LONG_PASSAGE */
const WINDOW = 40;
const LONG_PASSAGE = 160;
function mayQuote(text) {
    return text.length >= LONG_PASSAGE;
}
function findPassage(text, files) {
    if (!mayQuote(text))
        return undefined;
    const wanted = plain(text);
    if (wanted.length < LONG_PASSAGE)
        return undefined;
    const windows = new Map();
    for (let i = 0; i + WINDOW <= wanted.length; i++)
        windows.set(wanted.slice(i, i + WINDOW), i);
    let best;
    for (const { path, text: source } of files) {
        const file = plain(source);
        for (let i = 0; i + WINDOW <= file.length;) {
            const at = windows.get(file.slice(i, i + WINDOW));
            if (at === undefined) {
                i += WINDOW;
                continue;
            }
            let before = 0;
            while (before < i && before < at && file[i - before - 1] === wanted[at - before - 1])
                before++;
            let after = WINDOW;
            while (i + after < file.length && at + after < wanted.length && file[i + after] === wanted[at + after])
                after++;
            const length = before + after;
            if (length >= LONG_PASSAGE && length > (best?.length ?? 0))
                best = { path, length };
            i += after;
        }
    }
    return best;
}
function plain(text) {
    return text
        .replace(/^[ \t]*(?:#+|\/\/+|\*+|--+|>+|<!--)[ \t]*/gm, '')
        .replace(/\s+/g, ' ')
        .toLowerCase()
        .trim();
}


/***/ })

};
;
