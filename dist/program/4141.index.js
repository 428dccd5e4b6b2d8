"use strict";
exports.id = 4141;
exports.ids = [4141];
exports.modules = {

/***/ 80224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   ir: () => (/* binding */ linkFinding),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    const links = new Set();
    let all;
    const below = () => (all ??= listing(fs, '.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().files.filter((file) => glob.matches(file));
        const linked = below().links.filter((link) => glob.matches(link));
        for (const link of linked)
            links.add(link);
        if (found.length + linked.length === 0)
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const isTrackedLink = (name) => fs.isLink?.(name) === true && below().links.includes(name);
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            const there = base === '' ? below() : listing(fs, path);
            for (const file of there.files)
                if (CAL_FILE.test(file))
                    files.add(base + file);
            for (const link of there.links)
                if (CAL_FILE.test(link))
                    links.add(base + link);
        }
        else if (isTrackedLink(name))
            links.add(name);
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), links: [...links].sort(), problems };
}
function listing(fs, directory) {
    const links = [];
    return { files: fs.list(directory, { onLink: (path) => links.push(path) }), links };
}
function linkFinding(path) {
    return (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('source/symlink', path, 'a symbolic link, which is not followed', 'commit the file itself');
}


/***/ }),

/***/ 72228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument),
/* harmony export */   readText: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87161);




async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    if (options.orJson === true && language === 'yaml' && bytes[0] === 0x7b) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? readText(path, text, { ...options, language }) : text;
}
async function readText(path, text, options = {}) {
    const { maxDepth } = options;
    if (languageOf(path, options) === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth);
    const { quickYaml } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3990)]).then(__webpack_require__.bind(__webpack_require__, 83990));
    return quickYaml(path, text, maxDepth) ?? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1917)]).then(__webpack_require__.bind(__webpack_require__, 11917))).parseYaml(path, text, maxDepth);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(rule, path, message, help);
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ })

};
;
