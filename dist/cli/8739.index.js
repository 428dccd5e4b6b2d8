export const id = 8739;
export const ids = [8739,8778];
export const modules = {

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ LintRun),
  u: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/lint/engine.js + 6 modules
var engine = __webpack_require__(7239);
// EXTERNAL MODULE: ./build/core/lint/rules/index.js + 88 modules
var lint_rules = __webpack_require__(1815);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
;// CONCATENATED MODULE: ./build/core/lint/sensitive.js



/** Key material, up to its end marker or the end of the line. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, key material, and what a rule marks as
 * sensitive.
 * A document that could not be read may hold such a value anywhere, so nothing of it is shown.
 *
 * @returns the ranges to mask, or `all`
 */
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'all';
    const ranges = [];
    for (const { rule, pointer } of found) {
        if ((0,lint_rules.ruleOf)(rule)?.meta.sensitive !== true)
            continue;
        const place = doc.locate((0,source_document/* fromPointer */.kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    const rac = (0,mapping/* isMapping */.p)(doc.value) ? (0,mapping/* own */.Z)(doc.value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return ranges;
    rac.forEach((item, i) => {
        if (!(0,mapping/* isMapping */.p)(item) || !Object.hasOwn(item, 'content'))
            return;
        const place = doc.locate(['rac', i, 'content']);
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    });
    return ranges;
}

;// CONCATENATED MODULE: ./build/core/report/excerpt.js
const MASK = '*';
/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `all` when nothing may be shown
 */
function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (hidden === 'all' || diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        lines.set(line, masked(text.slice(start, next?.index ?? text.length), line, hidden));
        ends.lastIndex = at;
    }
    return lines;
}
function masked(text, line, hidden) {
    let result = text;
    for (const { start, end } of hidden) {
        const from = columnOn(line, start, 0, text.length);
        const to = columnOn(line, end, 0, text.length);
        if (to > from)
            result = result.slice(0, from) + MASK.repeat(to - from) + result.slice(to);
    }
    return result;
}
/** The offset on `line` of a place before, on or after it. */
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}

// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/app/cal-files.js


/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores is left out
 * of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    let all;
    const below = () => (all ??= fs.list('.'));
    const matching = (pattern, name) => {
        const glob = (0,core_glob/* compileGlob */.S)(pattern);
        if ('problem' in glob) {
            problems.push(new errors/* UserError */.y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().filter((file) => glob.matches(file));
        if (found.length === 0)
            problems.push(new errors/* UserError */.y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            for (const file of base === '' ? below() : fs.list(path))
                if (CAL_FILE.test(file))
                    files.add(base + file);
        }
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,core_glob/* isGlob */.f)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new errors/* UserError */.y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new errors/* UserError */.y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), problems };
}
/** A path relative to `cwd`, without `.` and `..` where they can be resolved. */
function shortest(cwd, path) {
    const segments = [];
    for (const segment of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    const base = cwd.split('/').filter((segment) => segment !== '');
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}

// EXTERNAL MODULE: ./build/core/lint/smuggling/passage.js
var passage = __webpack_require__(2400);
// EXTERNAL MODULE: ./build/core/secrets/prefilter.js
var prefilter = __webpack_require__(2087);
;// CONCATENATED MODULE: ./build/app/lint-facts.js





/** Files that are read for one RAC item, and for one document. */
const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
/**
 * @param fs where the files stand that RAC items point to; without it only the document itself is looked at
 * @param root root of the repository, relative to the working directory
 */
function factsFrom(fs, root = '.') {
    let listed;
    const list = () => (listed ??= fs?.list(root) ?? []);
    return async (doc) => ({
        findSecrets: needsDetector(doc) ? (await Promise.all(/* import() */[__webpack_require__.e(3958), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 6571))).findSecrets : undefined,
        itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
    });
}
// An escape can hide in the text what its value says.
function needsDetector({ text, value }) {
    if (value === undefined)
        return false;
    return (0,prefilter/* mayHoldSecret */.d)(text) || (text.includes('\\') && someText(value, prefilter/* mayHoldSecret */.d));
}
function someText(value, test) {
    if (typeof value === 'string')
        return test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some((child) => someText(child, test));
}
/** Reads what long descriptions may have been copied from; a short one needs no file. */
function itemFiles(fs, root, list, value) {
    const rac = (0,mapping/* isMapping */.p)(value) ? (0,mapping/* own */.Z)(value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return undefined;
    const found = new Map();
    let left = DOCUMENT_FILES;
    rac.forEach((item, i) => {
        const hint = globOf(item);
        if (left <= 0 || hint === undefined || !someText(item, passage/* mayQuote */.oG))
            return;
        const glob = (0,core_glob/* compileGlob */.S)(hint);
        if ('problem' in glob)
            return;
        const paths = list().filter((path) => glob.matches(path));
        const texts = paths.slice(0, Math.min(ITEM_FILES, left)).flatMap((path) => readText(fs, root, path));
        left -= texts.length;
        if (texts.length > 0)
            found.set(i, texts);
    });
    return found;
}
function globOf(item) {
    const check = (0,mapping/* isMapping */.p)(item) ? (0,mapping/* own */.Z)(item, 'check') : undefined;
    if (!(0,mapping/* isMapping */.p)(check) || (0,mapping/* own */.Z)(check, 'type') !== 'file-glob')
        return undefined;
    const hint = (0,mapping/* own */.Z)(check, 'hint');
    return typeof hint === 'string' ? hint : undefined;
}
function readText(fs, root, path) {
    try {
        const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
        return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
    }
    catch (error) {
        // A file that is too large or cannot be read says nothing about the description.
        if (error instanceof errors/* UserError */.y)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/app/lint.js












/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration
 */
async function lint(fs, request) {
    const { config, stdin } = request;
    checkRuleNames(config);
    const { files, problems } = stdin === undefined ? findCals(fs, request.paths, config.cals) : { files: [], problems: [] };
    const run = new LintRun({ facts: factsFrom(fs, '.'), ...request });
    const unread = [...problems];
    if (stdin !== undefined)
        await run.add(await (0,read/* readDocument */.u)(stdin.name, stdin.bytes, stdin.language));
    for (const file of files) {
        let bytes;
        try {
            bytes = fs.readFile(file, limits/* LIMITS */.b.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            unread.push(error);
            continue;
        }
        await run.add(await (0,read/* readDocument */.u)(file, bytes));
    }
    return { ...run.outcome(), problems: unread };
}
/** One run over several documents. */
class LintRun {
    #request;
    #facts;
    #steps;
    #found = [];
    #excerpts = new Map();
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#facts = request.facts ?? factsFrom();
        this.#steps = [ignoreStep(request.config), ...(request.steps ?? [])];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, rules } = this.#request;
        const linted = (0,engine/* lintDocument */.H)(doc, {
            profile,
            levels: config.rules,
            ...(rules === undefined ? {} : { rules }),
            ...(await this.#facts(doc)),
        });
        let found = linted;
        for (const step of this.#steps)
            if (step.file !== undefined)
                found = await step.file(doc, found);
        this.#files++;
        if (found.length > 0) {
            this.#found.push(...found);
            this.#excerpts.set(doc.path, excerptOf(doc.text, found, sensitiveRanges(doc, linted)));
        }
        return found;
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return { diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)([...this.#found, ...last]), files: this.#files, excerpts: this.#excerpts };
    }
}
/** The configuration's `ignore`: faults of integrity stay. */
function ignoreStep({ ignore }) {
    const entries = ignore.map(({ rule, path }) => {
        const glob = (0,core_glob/* compileGlob */.S)(path);
        if ('problem' in glob)
            throw new errors/* UserError */.y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob };
    });
    if (entries.length === 0)
        return {};
    return {
        file: (doc, found) => found.filter(({ rule }) => {
            if ((0,lint_rules.ruleOf)(rule)?.meta.always === true)
                return true;
            return !entries.some((entry) => entry.rule === rule && entry.glob.matches(doc.path));
        }),
    };
}
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,lint_rules.ruleOf)(name) !== undefined)
            continue;
        const near = (0,suggest.nearest)(name, lint_rules/* RULES */.y.map(({ meta }) => meta.id));
        throw new errors/* UserError */.y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
}


/***/ }),

/***/ 8739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _app_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4902);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8508);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3192);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4833);





const command = {
    name: 'lint',
    summary: 'lints CAL files',
    usage: ['lint [PATH…]', 'lint --stdin-filename NAME < FILE'],
    options: [
        { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings and notes too' },
        { name: 'stdin-filename', kind: 'value', value: 'NAME', summary: 'lint standard input, as if it were this file' },
    ],
    formats: ['text', 'json', 'sarif', 'github'],
    details: [
        'PATH is a file, a directory or a glob; - is standard input. Without one, all *.cal.json, *.cal.yaml and *.cal.yml below',
        'the working directory are linted, those that git ignores left out. A file named *.json is JSON, any other is YAML.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const stdin = await stdinOf(context);
        const { profile, config, fs } = context;
        const outcome = await (0,_app_lint_js__WEBPACK_IMPORTED_MODULE_0__/* .lint */ .u)(fs, {
            profile,
            config,
            paths: context.positionals,
            ...(stdin === undefined ? {} : { stdin }),
        });
        const summary = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(outcome.diagnostics, outcome.files);
        context.io.out(await render(context, outcome));
        for (const problem of outcome.problems)
            context.io.err((0,_user_error_js__WEBPACK_IMPORTED_MODULE_3__.formatUserError)(problem));
        if (outcome.problems.length > 0)
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.unable;
        const findings = context.flag('strict') ? outcome.diagnostics.length : summary.errors;
        return findings > 0 ? _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.no : _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.ok;
    },
};
async function stdinOf({ positionals, value, io, }) {
    const name = value('stdin-filename');
    if (name === undefined && !positionals.includes('-'))
        return undefined;
    const bytes = await io.stdin();
    if (name !== undefined)
        return { name, bytes };
    // Without a name, a text that starts with a brace is JSON.
    const first = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()[0];
    return { name: '<stdin>', bytes, language: first === '{' || first === '[' ? 'json' : 'yaml' };
}
async function render({ format, color, quiet, io }, { diagnostics, files, excerpts }) {
    if (format === 'json') {
        const { diagnosticsReport, jsonText } = await __webpack_require__.e(/* import() */ 8492).then(__webpack_require__.bind(__webpack_require__, 8492));
        return jsonText(diagnosticsReport(diagnostics, files, _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x));
    }
    if (format === 'sarif') {
        const { sarifLog } = await __webpack_require__.e(/* import() */ 4484).then(__webpack_require__.bind(__webpack_require__, 4484));
        const { ruleOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1815));
        const { jsonText } = await __webpack_require__.e(/* import() */ 8492).then(__webpack_require__.bind(__webpack_require__, 8492));
        const { sarifContext } = await __webpack_require__.e(/* import() */ 5762).then(__webpack_require__.bind(__webpack_require__, 5762));
        const place = sarifContext(io.env);
        return jsonText(sarifLog(diagnostics, { toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x, ruleOf: (id) => ruleOf(id)?.meta, excerpts, ...place }));
    }
    const { diagnosticsText, summaryLine } = await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 9341));
    const summary = quiet ? '' : `${summaryLine((0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(diagnostics, files))}\n`;
    if (format === 'github') {
        const { diagnosticsGithub } = await __webpack_require__.e(/* import() */ 9673).then(__webpack_require__.bind(__webpack_require__, 9673));
        return diagnosticsGithub(diagnostics) + summary;
    }
    const text = diagnosticsText(diagnostics, { color, excerpts });
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
    const where = error.path === undefined ? '' : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(error.path)}${place}: `;
    const help = error.help === undefined ? '' : `  help: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(error.help)}\n`;
    return `cartwright: ${where}${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(error.message)}\n${help}`;
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

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    const same = candidates.filter((candidate) => fold(candidate) === plain);
    if (same.length === 1)
        return same[0];
    const holding = candidates.filter((candidate) => holds(fold(candidate), plain) || holds(plain, fold(candidate)));
    const allowed = plain.length <= 4 ? 1 : 2;
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const distance = editDistance(plain, fold(candidate), allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
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

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readDocument),
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3280);



/**
 * Reads the bytes of a JSON or YAML file. A file named `*.json` is JSON, any other is YAML.
 * Nothing is thrown for a bad file: `problems` says what is wrong and `value` is undefined.
 * The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 * @param language default: by the name
 */
async function readDocument(path, bytes, language = /\.json$/i.test(path) ? 'json' : 'yaml') {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    if (typeof text !== 'string')
        return unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
    return json ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text) {
    return /\.json$/i.test(path) ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
}
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
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
