"use strict";
exports.id = 7116;
exports.ids = [7116,8778,8217,7912,9173];
exports.modules = {

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
/**
 * Counts diagnostics by level.
 *
 * @param files how many files were looked at
 * @param accepted how many more findings somebody accepted
 */
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}


/***/ }),

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent)
        .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '#\\u0023[')}\n`;
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   quote: () => (/* binding */ quote)
/* harmony export */ });
/** Unsafe in any output: C0 and C1 controls, bidirectional overrides, zero-width characters, line separators. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: control, bidirectional and invisible characters become
 * `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line start, `##[name]` anywhere).
 */
function printable(text) {
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters. */
function quote(value, limit = 80) {
    const cut = value.length > limit ? `${value.slice(0, limit)}…` : value;
    return `"${printable(cut)}"`;
}


/***/ }),

/***/ 3189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/**
 * The revisions of the Model Context Protocol that have been published; the first is the one that its SDKs still speak from
 * before the first release.
 */
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
/** @returns whether `text` is an MCP revision: a real `YYYY-MM-DD` date. */
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
/**
 * Compares two MCP revisions as dates.
 *
 * @param a real date, as {@link isRevision} says
 * @returns negative when `a` is older, zero when equal, positive when newer
 */
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1817);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);



/** Keywords that only sum up errors which are reported by themselves. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);
/**
 * Checks a document against a schema and says what is wrong in words, each fault once, at its exact place.
 *
 * @param rule rule id of the diagnostics
 */
function checkSchema(doc, validator, rule = 'schema/invalid') {
    if (validator(doc.value))
        return [];
    const errors = [...(validator.errors ?? [])];
    const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
    const seen = new Set();
    const diagnostics = [];
    for (const error of specific.length > 0 ? specific : errors) {
        if (error.keyword === 'required' && isMisspelt(error, specific))
            continue;
        const finding = explain(error, doc.value, rule);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .locateFinding */ .E1)(doc, finding));
    }
    return diagnostics;
}
/** Whether the property that lacks is there under a name close to its own, which is reported by itself. */
function isMisspelt({ instancePath, params }, errors) {
    return errors.some((other) => {
        if (other.keyword !== 'additionalProperties' || other.instancePath !== instancePath)
            return false;
        const known = Object.keys(other.parentSchema?.['properties'] ?? {});
        return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(String(other.params['additionalProperty']), known) === params['missingProperty'];
    });
}
function explain(error, root, rule) {
    const path = fromPointer(error.instancePath, root);
    const where = describe(path);
    const finding = (message, extra = {}) => ({
        rule,
        level: 'error',
        message,
        path,
        ...extra,
    });
    switch (error.keyword) {
        case 'additionalProperties':
        case 'unevaluatedProperties': {
            const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
            const known = Object.keys(error.parentSchema?.['properties'] ?? {});
            const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(name, known);
            const help = near === undefined
                ? known.length === 0
                    ? 'remove it'
                    : `allowed here: ${known.join(', ')}`
                : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(near)}?`;
            return finding(`unknown property ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = nearestOf(error.data, allowed);
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            const near = nearestOf(error.data, error.parentSchema?.['examples']);
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: near === undefined ? `write ${meant}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(near)}?`,
            });
        }
        case 'minItems':
        case 'maxItems': {
            const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
            return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`);
        }
        case 'minLength':
            return finding(`${where} is empty`, { help: 'write something, or remove it' });
        case 'uniqueItems':
            return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
        default:
    }
    const value = isShort(error.data) ? ` (${show(error.data)})` : '';
    return finding(`${where} ${error.message ?? 'is not valid'}${value}`);
}
/** The text among `candidates` that somebody may have meant by a value. */
function nearestOf(value, candidates) {
    if (typeof value !== 'string' || !Array.isArray(candidates))
        return undefined;
    return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(value, candidates.filter((candidate) => typeof candidate === 'string'));
}
function fromPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((raw) => {
        const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        const key = Array.isArray(value) ? Number(segment) : segment;
        value =
            typeof value === 'object' && value !== null ? value[key] : undefined;
        return key;
    });
}
function describe(path) {
    if (path.length === 0)
        return 'the document';
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(value);
    return isShort(value) || value === null ? String(value) : kindOf(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return article(typeof value);
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const names = {
        object: 'a mapping',
        array: 'a list',
        string: 'a string',
        number: 'a number',
        integer: 'an integer',
        boolean: 'true or false',
        null: 'null',
    };
    return names[String(type)] ?? String(type);
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const folded = candidates.map((candidate) => ({ candidate, text: known(candidate) }));
    const same = folded.filter(({ text }) => text === plain);
    if (same.length === 1)
        return same[0]?.candidate;
    const holding = folded.filter(({ text }) => holds(text, plain) || holds(plain, text));
    const allowed = plain.length <= 4 ? 1 : 2;
    let best;
    let bestDistance = allowed + 1;
    for (const { candidate, text } of folded) {
        const distance = editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0]?.candidate : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let text = FOLDED.get(candidate);
    if (text === undefined) {
        text = fold(candidate);
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, text);
    }
    return text;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. */
function editDistance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit)
        return limit + 1;
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = a[i - 1] === b[j - 1] ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, at(before, j - 2) + 1);
            row.push(cost);
        }
        before = previous;
        previous = row;
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module) {
    const loaded = await module;
    return (loaded.default ?? loaded.validate);
}
/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 9607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 5930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 6699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 2321))),
};


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ readJsonOrQuickly),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. Nothing is thrown for a bad file: `problems` says what is wrong and `value` is
 * undefined. The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 */
async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? parse(path, text, language, options) : text;
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, options.maxDepth);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 663));
    const quick = quickYamlValue(text, options.maxDepth);
    if (quick === undefined)
        return parse(path, text, language, options);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value, (coarse) => quick.places(coarse));
}
/**
 * Like {@link readQuickly}, for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from
 * its first brace to its last is read as that, which is what YAML reads too.
 */
async function readJsonOrQuickly(path, bytes, options = {}) {
    if (bytes[0] === 0x7b && !/\.json$/i.test(path)) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    return readQuickly(path, bytes, options);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text, options = {}) {
    return parse(path, text, languageOf(path, options), options);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
async function parse(path, text, language, { maxDepth }) {
    return language === 'json'
        ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth)
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text, maxDepth);
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