"use strict";
exports.id = 4969;
exports.ids = [4969];
exports.modules = {

/***/ 4969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   factsFrom: () => (/* binding */ factsFrom)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2400);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2087);





/** Files that are read for one RAC item, and for one document. */
const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
/** Globs of one document that are looked up; each costs a look at every file's name. */
const DOCUMENT_GLOBS = 200;
/**
 * @param fs where the files stand that RAC items point to; without it only the document itself is looked at
 * @param root root of the repository, relative to the working directory
 */
function factsFrom(fs, root = '.') {
    let listed;
    const list = () => (listed ??= fs?.list(root) ?? []);
    return async (doc, publish) => ({
        isKnownLicense: publish ? (await __webpack_require__.e(/* import() */ 712).then(__webpack_require__.bind(__webpack_require__, 712))).isKnownLicense : undefined,
        findSecrets: needsDetector(doc) ? (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 6571))).findSecrets : undefined,
        itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
    });
}
// An escape can hide in the text what its value says.
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
/** Reads what long descriptions may have been copied from; a short one needs no file. */
function itemFiles(fs, root, list, value) {
    const rac = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) ? (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'rac') : undefined;
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
/** The first files that a glob matches; none for a pattern that is no glob. */
function matching(pattern, files) {
    const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)(pattern);
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
    const check = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(item) ? (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item, 'check') : undefined;
    if (!(0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check) || (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'type') !== 'file-glob')
        return undefined;
    const hint = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'hint');
    return typeof hint === 'string' ? hint : undefined;
}
function readText(fs, root, path) {
    try {
        const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
        return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
    }
    catch (error) {
        // A file that is too large or cannot be read says nothing about the description.
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    // Before a letter it is no escape but the separator of another system: such a glob would match nothing, in silence.
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
/** What every match starts with: most paths of a large repository need no closer look. */
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    // `docs/**` may stand for no segment at all, and then for no slash.
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
/** The path that a glob starts with, up to the last slash before its first special character; a path without any is itself. */
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
/** @returns whether a pattern holds any glob character. */
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            // The innermost pair first: its text holds no other brace.
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ }),

/***/ 4532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** @returns the own property `name` of a mapping, or undefined. */
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
/** @returns the own property `name` of a mapping when it is a text, else an empty one. */
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
/** @returns the mappings in the list that is the own property `name`; whatever else stands there is left out. */
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}


/***/ }),

/***/ 2400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ findPassage),
/* harmony export */   oG: () => (/* binding */ mayQuote)
/* harmony export */ });
/* unused harmony export LONG_PASSAGE */
const WINDOW = 40;
/** A shorter passage may be a title, a path list, or one sentence that both have by nature. */
const LONG_PASSAGE = 160;
/** Whether a text is long enough to repeat a long passage at all. */
function mayQuote(text) {
    return text.length >= LONG_PASSAGE;
}
/**
 * Finds the longest passage of at least {@link LONG_PASSAGE} characters that `text` has in common with a file, white space,
 * case and comment signs aside. Cost is linear in the files.
 */
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