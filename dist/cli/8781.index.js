"use strict";
exports.id = 8781;
exports.ids = [8781,4833,8778,8217,2175];
exports.modules = {

/***/ 8739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _app_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6399);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3192);
/* harmony import */ var _render_diagnostics_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6584);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4833);







const command = {
    name: 'lint',
    summary: 'lints CAL files',
    usage: [
        'lint [PATH…]',
        'lint --fix [--dry-run] [PATH…]',
        'lint --write-baseline [PATH…]',
        'lint --stdin-filename NAME < FILE',
    ],
    options: [
        { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings and notes too' },
        { name: 'fix', kind: 'flag', summary: 'fix what has one safe answer, in the files' },
        { name: 'dry-run', kind: 'flag', summary: 'with --fix, change nothing and print what would change as a diff' },
        { name: 'publish', kind: 'flag', summary: 'ask for what a CAL needs before it is signed and shared, too' },
        {
            name: 'write-baseline',
            kind: 'flag',
            summary: 'accept the findings that are there: write them to cartwright-baseline.json, or to the configured file',
        },
        { name: 'stdin-filename', kind: 'value', value: 'NAME', summary: 'lint standard input, as if it were this file' },
    ],
    formats: ['text', 'json', 'sarif', 'github'],
    details: [
        'PATH is a file, a directory or a glob; - is standard input. Without one, all *.cal.json, *.cal.yaml and *.cal.yml below',
        'the working directory are linted, those that git ignores left out. A file named *.json is JSON, any other is YAML.',
        'With --fix the findings that are left are reported; --fix --dry-run exits 1 when anything would change.',
        'In YAML, "# cartwright-ignore RULE: REASON" accepts the findings of its line, or of the next when it stands alone.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { profile, config, fs, clock } = context;
        const fix = fixOf(context);
        const stdin = await stdinOf(context);
        const request = {
            profile,
            config,
            paths: context.positionals,
            publish: context.flag('publish'),
            now: clock.now(),
            ...(stdin === undefined ? {} : { stdin }),
            ...(fix === undefined ? {} : { fix }),
        };
        const outcome = context.flag('write-baseline') ? await accept(context, request) : await (0,_app_lint_js__WEBPACK_IMPORTED_MODULE_0__/* .lint */ .u)(fs, request);
        for (const { path, diff, made, skipped } of outcome.fixed) {
            if (skipped !== undefined)
                context.io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(path)} is not fixed: ${skipped}\n`);
            else if (diff === undefined)
                context.io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(path)}: ${made.length} fixed\n`);
        }
        const nothingRead = outcome.problems.length > 0 && outcome.files === 0 && context.format === 'text';
        if (!nothingRead)
            context.io.out(await (0,_render_diagnostics_js__WEBPACK_IMPORTED_MODULE_4__/* .renderDiagnostics */ .D)(context, outcome));
        if (outcome.files === 0 && outcome.problems.length === 0 && !context.quiet)
            context.io.err('cartwright: no CAL file was found (*.cal.json, *.cal.yaml, *.cal.yml)\n');
        for (const problem of outcome.problems)
            context.io.err((0,_user_error_js__WEBPACK_IMPORTED_MODULE_6__.formatUserError)(problem));
        if (outcome.problems.length > 0)
            return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.unable;
        const { errors } = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(outcome.diagnostics, outcome.files);
        const findings = context.flag('strict') ? outcome.diagnostics.length : errors;
        const wouldChange = outcome.fixed.some(({ diff }) => diff !== undefined);
        return findings > 0 || wouldChange ? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.no : _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.ok;
    },
};
function fixOf({ flag }) {
    if (flag('dry-run') && !flag('fix'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', '--dry-run goes with --fix');
    if (flag('fix') && flag('write-baseline'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', '--fix and --write-baseline do not go together', { help: 'fix first' });
    return flag('fix') ? (flag('dry-run') ? 'diff' : 'write') : undefined;
}
async function accept({ fs, io }, request) {
    if (request.stdin !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', '--write-baseline needs files, not standard input');
    const { renewBaseline } = await __webpack_require__.e(/* import() */ 4535).then(__webpack_require__.bind(__webpack_require__, 4535));
    const { path, entries, outcome } = await renewBaseline(fs, request);
    io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(path)}: ${entries} ${entries === 1 ? 'finding' : 'findings'} accepted\n`);
    return outcome;
}
async function stdinOf({ positionals, value, io, }) {
    const name = value('stdin-filename');
    if (name === undefined && !positionals.includes('-'))
        return undefined;
    const paths = positionals.filter((path) => path !== '-');
    if (paths.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `standard input and files do not go together: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.quote)(paths[0])}`, {
            help: 'lint them in two runs',
        });
    const bytes = await io.stdin();
    if (name !== undefined)
        return { name, bytes };
    // Without a name, a text that starts with a brace is JSON.
    const first = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()[0];
    return { name: '<stdin>', bytes, language: first === '{' || first === '[' ? 'json' : 'yaml' };
}


/***/ }),

/***/ 6584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ renderDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8508);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4432);



/** The output of `lint` and `okf check` in the chosen format: text, JSON, SARIF, or commands for GitHub's log. */
async function renderDiagnostics(context, { diagnostics, files, excerpts, suppressed = [], fixed = [] }) {
    const { format, quiet, io } = context;
    if (format === 'json') {
        const { diagnosticsReport } = await __webpack_require__.e(/* import() */ 8492).then(__webpack_require__.bind(__webpack_require__, 8492));
        return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)({
            ...diagnosticsReport(diagnostics, files, _version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x),
            ...(fixed.length === 0 ? {} : { fixed }),
            ...(suppressed.length === 0 ? {} : { suppressed }),
        });
    }
    if (format === 'sarif') {
        const { sarifLog } = await __webpack_require__.e(/* import() */ 4484).then(__webpack_require__.bind(__webpack_require__, 4484));
        const { ruleOf } = await Promise.all(/* import() */[__webpack_require__.e(6366), __webpack_require__.e(5189), __webpack_require__.e(8234)]).then(__webpack_require__.bind(__webpack_require__, 5189));
        const { sarifContext } = await __webpack_require__.e(/* import() */ 5762).then(__webpack_require__.bind(__webpack_require__, 5762));
        return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)(sarifLog(diagnostics, {
            toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x,
            ruleOf: (id) => ruleOf(id)?.meta,
            excerpts,
            suppressed,
            ...sarifContext(io.env),
        }));
    }
    const { diagnosticsText, summaryLine } = await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 9341));
    const summary = quiet ? '' : `${summaryLine((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(diagnostics, files))}\n`;
    if (format === 'github') {
        const { diagnosticsGithub } = await __webpack_require__.e(/* import() */ 9673).then(__webpack_require__.bind(__webpack_require__, 9673));
        return diagnosticsGithub(diagnostics) + summary;
    }
    const diffs = fixed.map(({ diff = '' }) => diff).join('');
    const text = diffs + (diagnostics.length === 0 ? '' : diagnosticsText(diagnostics, { color: context.color, excerpts }));
    return text + (text === '' || summary === '' ? '' : '\n') + summary;
}


/***/ }),

/***/ 4833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatUserError: () => (/* binding */ formatUserError)
/* harmony export */ });
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

/** `cartwright: FILE:LINE:COLUMN: message`, and the way out on a second line. */
function formatUserError(error) {
    const place = error.range === undefined ? '' : `:${error.range.start.line}:${error.range.start.column}`;
    const where = error.path === undefined ? '' : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.path)}${place}: `;
    const help = error.help === undefined ? '' : `  help: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.help)}\n`;
    return `cartwright: ${where}${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.message)}\n${help}`;
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
        range: rangeOf(doc, finding.path, finding.part),
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

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   U: () => (/* binding */ PlacesNeeded),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9231);

/** A place was asked for that the quick reader does not know: {@link withPlaces} gets it from the other one. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read quickly. It knows where keys and scalars on a line stand, which is all that
 * most findings need; the reader that knows every place, and costs six times as much, is rarely loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #quickPlaces;
    #places;
    constructor(path, text, value, places) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.#quickPlaces = places;
    }
    /** @returns a location whose parts throw {@link PlacesNeeded} where {@link findPlaces} has to be called first */
    locate(path) {
        return (this.#places ??= this.#quickPlaces()).locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273));
        this.#places = parseYaml(this.path, this.text);
    }
}
/** Does some work on documents, once more with places when it turns out to need them. */
async function withPlaces(docs, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        for (const doc of 'path' in docs ? [docs] : docs)
            if (doc instanceof QuickDocument)
                await doc.findPlaces();
        return work();
    }
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
    return language === 'json' ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text);
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
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 663));
    const quick = quickYamlValue(text);
    if (quick === undefined)
        return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value, () => quick.places());
}
/**
 * Like {@link readQuickly}, for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from
 * its first brace to its last is read as that, which is what YAML reads too.
 */
async function readJsonOrQuickly(path, bytes) {
    if (bytes[0] === 0x7b && !/\.json$/i.test(path)) {
        const doc = await readDocument(path, bytes, 'json');
        if (doc.problems.length === 0)
            return doc;
    }
    return readQuickly(path, bytes);
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
    return /\.json$/i.test(path) ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text);
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