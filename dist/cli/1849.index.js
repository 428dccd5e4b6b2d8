"use strict";
exports.id = 1849;
exports.ids = [1849];
exports.modules = {

/***/ 1849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPropose: () => (/* binding */ runPropose)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/scan/propose.js




/**
 * Compares CALs with what the code calls for. A kind that any of them has is taken to be covered: what an item should say is
 * for people to decide.
 *
 * @param docs the CALs of one repository
 * @param items what a scan of its code calls for
 * @param files every file of the repository that git does not ignore
 */
function propose(docs, items, files) {
    const stale = [];
    const diagnostics = [];
    const kinds = new Set();
    const ids = new Set();
    for (const doc of docs) {
        for (const [index, entry] of racOf(doc).entries()) {
            kinds.add(own(entry, 'kind'));
            ids.add(own(entry, 'id'));
            const check = own(entry, 'check');
            const hint = own(check, 'hint');
            if (own(check, 'type') !== 'file-glob' || typeof hint !== 'string' || matchesAny(hint, files))
                continue;
            const id = String(own(entry, 'id'));
            stale.push({ cal: doc.path, id, hint });
            diagnostics.push({
                rule: 'propose/stale-check',
                level: 'note',
                message: `RAC item ${(0,printable.quote)(id)}: its check ${(0,printable.quote)(hint)} matches no file any more`,
                path: doc.path,
                range: (0,source_document/* rangeOf */.be)(doc, ['rac', index, 'check', 'hint']),
                pointer: `/rac/${index}/check/hint`,
                help: 'point the check at where it is now, or remove the item',
            });
        }
    }
    const target = docs[0];
    const missing = [];
    for (const item of target === undefined ? [] : items) {
        if (target === undefined || kinds.has(item.kind))
            continue;
        const named = ids.has(item.id) ? { ...item, id: `${item.id}-from-code` } : item;
        missing.push({ item: named, cal: target.path, text: pasteable(named, target) });
        diagnostics.push({
            rule: 'propose/missing-item',
            level: 'note',
            message: `the code calls for a RAC item of kind ${named.kind}: ${(0,printable.printable)(named.description)}`,
            path: target.path,
            range: (0,source_document/* rangeOf */.be)(target, ['rac']),
            pointer: target.locate(['rac']) === undefined ? '' : '/rac',
            help: 'run cartwright init --propose for the item, ready to paste',
        });
    }
    return { missing, stale, diagnostics };
}
function racOf(doc) {
    const rac = own(doc.value, 'rac');
    return Array.isArray(rac) ? rac : [];
}
function own(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}
function matchesAny(hint, files) {
    const glob = (0,core_glob/* compileGlob */.S)(hint);
    return 'problem' in glob || files.some((file) => glob.matches(file));
}
/** One item in the format and indentation of a CAL. */
function pasteable(item, doc) {
    const { id, kind, description, required, check, okf } = item;
    const value = { id, kind, description, ...(required ? {} : { required }), check, okf };
    const existing = racOf(doc).length > 0;
    if (doc.language === 'json') {
        const unit = /^\{\s*?\n([ \t]+)"/.exec(doc.text)?.[1] ?? '  ';
        const at = existing ? (indentAt(doc, ['rac', 0]) ?? unit.repeat(2)) : unit.repeat(2);
        const text = JSON.stringify(value, null, unit).replaceAll('\n', `\n${at}`);
        return `${existing ? ',\n' : ''}${at}${text}\n`;
    }
    const at = existing ? (indentAt(doc, ['rac', 0])?.replace(/-\s*$/, '') ?? '  ') : '  ';
    const step = Math.max(2, Math.min(8, Math.floor(at.length) || 2));
    return (0,dist/* stringify */.As)([value], { lineWidth: 0, indent: step, indentSeq: true, aliasDuplicateObjects: false })
        .trimEnd()
        .split('\n')
        .map((line) => `${at}${line}\n`)
        .join('');
}
// What stands before a value on its line, when that is nothing but indentation and a list's dash.
function indentAt(doc, path) {
    const location = doc.locate(path);
    if (location === undefined)
        return undefined;
    const start = doc.text.lastIndexOf('\n', location.value.start - 1) + 1;
    const before = doc.text.slice(start, location.value.start);
    return /^[ \t]*(?:-[ \t]*)?$/.test(before) ? before : undefined;
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/files.js + 2 modules
var files = __webpack_require__(6371);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/init.js + 39 modules
var init = __webpack_require__(4424);
;// CONCATENATED MODULE: ./build/app/propose.js






/**
 * Compares the CALs of a repository with its code (surface.md, `command: init` and hook `rac-propose`).
 *
 * @throws UserError when a named file cannot be read
 */
async function proposeRac(fs, ports, options) {
    const { files, problems } = (0,cal_files/* findCals */.zU)(fs, options.cals, options.configured);
    const [problem] = problems;
    if (problem !== undefined && options.cals.length > 0)
        throw problem;
    const docs = [];
    for (const file of files)
        docs.push(await (0,read/* readDocument */.u0)(file, fs.readFile(file, limits/* LIMITS */.b.jsonBytes)));
    return proposeFor(docs.filter(({ value }) => value !== undefined), fs, ports, options.root);
}
/** The same for documents that were read already: what `check` adds as notes. */
function proposeFor(docs, fs, ports, root) {
    const { scan, tree, notes } = (0,init/* scanCode */.F)(ports, root);
    const proposal = propose(docs, (0,files/* racItems */.T)(scan, tree), fs.list(root));
    return { ...proposal, cals: docs.map(({ path }) => path), notes };
}

// EXTERNAL MODULE: ./build/core/scan/scaffold/items.js + 1 modules
var scaffold_items = __webpack_require__(6359);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/cli/propose.js





/** Runs `init --propose`: exit 1 when the CALs lack something, so that a hook shows it. */
async function runPropose(context, ports) {
    const { fs, io, format, quiet, config } = context;
    const proposal = await proposeRac(fs, ports, {
        root: context.value('from-code') ?? '.',
        cals: context.positionals,
        configured: config.cals,
    });
    const { missing, stale, cals } = proposal;
    const found = missing.length + stale.length > 0;
    if (format === 'json') {
        const items = missing.map(({ item, cal, text }) => ({ cal, item: (0,scaffold_items/* withoutOkf */.lK)(item), text }));
        io.out((0,json_text/* jsonText */.s)({ version: 1, cals, missing: items, stale, notes: proposal.notes }, 2));
        return found ? command/* EXIT */.d.no : command/* EXIT */.d.ok;
    }
    if (cals.length === 0) {
        if (!quiet)
            io.out('There is no CAL to compare with; run cartwright init --from-code . --out DIR for a first one.\n');
        return command/* EXIT */.d.ok;
    }
    if (!found && !quiet)
        io.out(`Nothing is missing: ${cals.length} CALs cover what the code calls for.\n`);
    for (const [i, { item, cal, text }] of missing.entries()) {
        if (i === 0)
            io.out(`Add to "rac" in ${(0,printable.printable)(cal)}:\n`);
        io.out(`\n${(0,printable.printable)(item.kind)}: ${(0,printable.printable)(item.evidence
            .map(({ path }) => path)
            .slice(0, 3)
            .join(', '))}\n${text}`);
    }
    for (const { cal, id, hint } of stale)
        io.out(`\n${(0,printable.printable)(cal)}: the check of ${(0,printable.printable)(id)} matches nothing any more: ${(0,printable.printable)(hint)}\n`);
    return found ? command/* EXIT */.d.no : command/* EXIT */.d.ok;
}


/***/ }),

/***/ 7991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
/** Total order of diagnostics: path, position, rule, then the rest, so that the same input gives the same bytes. */
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
/** @returns the diagnostics in {@link compareDiagnostics} order, each once. */
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
/** Counts diagnostics by level; `files` is how many files were looked at. */
function summarize(diagnostics, files) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note') };
}


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. A file named `*.json` is JSON, any other is YAML.
 * Nothing is thrown for a bad file: `problems` says what is wrong and `value` is undefined.
 * The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 * @param language default: by the name
 */
async function readDocument(path, bytes, language = /\.json$/i.test(path) ? 'json' : 'yaml') {
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    return language === 'json' ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, language = /\.json$/i.test(path) ? 'json' : 'yaml') {
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(8877)]).then(__webpack_require__.bind(__webpack_require__, 8877));
    const quick = quickYamlValue(text);
    if (quick === undefined)
        return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value);
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text) {
    return /\.json$/i.test(path) ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ })

};
;