export const id = 8739;
export const ids = [8739];
export const modules = {

/***/ 1957:
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
// EXTERNAL MODULE: ./build/core/lint/engine.js + 5 modules
var engine = __webpack_require__(7478);
// EXTERNAL MODULE: ./build/core/lint/rules/index.js + 78 modules
var lint_rules = __webpack_require__(8419);
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
    const ranges = found.filter(({ rule }) => (0,lint_rules/* ruleOf */.Y)(rule)?.meta.sensitive === true).map(({ range }) => range);
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
    const run = new LintRun(request);
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
    #steps;
    #found = [];
    #excerpts = new Map();
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#steps = [ignoreStep(request.config), ...(request.steps ?? [])];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, rules } = this.#request;
        const linted = (0,engine/* lintDocument */.H)(doc, { profile, levels: config.rules, ...(rules === undefined ? {} : { rules }) });
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
            if ((0,lint_rules/* ruleOf */.Y)(rule)?.meta.always === true)
                return true;
            return !entries.some((entry) => entry.rule === rule && entry.glob.matches(doc.path));
        }),
    };
}
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,lint_rules/* ruleOf */.Y)(name) !== undefined)
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
/* harmony import */ var _app_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1957);
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
async function render({ format, color, quiet }, { diagnostics, files, excerpts }) {
    if (format === 'json') {
        const { diagnosticsReport, jsonText } = await __webpack_require__.e(/* import() */ 8492).then(__webpack_require__.bind(__webpack_require__, 8492));
        return jsonText(diagnosticsReport(diagnostics, files, _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x));
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


/***/ })

};
