"use strict";
exports.id = 9175;
exports.ids = [9175,4833,8778,8217,4390,2175,2956];
exports.modules = {

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   ir: () => (/* binding */ linkFinding),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8998);



/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores and does not
 * track is left out of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    const links = new Set();
    let all;
    const below = () => (all ??= listing(fs, '.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().files.filter((file) => glob.matches(file));
        const linked = below().links.filter((link) => glob.matches(link));
        for (const link of linked)
            links.add(link);
        if (found.length + linked.length === 0)
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const isTrackedLink = (name) => fs.isLink?.(name) === true && below().links.includes(name);
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
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
        else if (kind === 'none' && (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), links: [...links].sort(), problems };
}
function listing(fs, directory) {
    const links = [];
    return { files: fs.list(directory, { onLink: (path) => links.push(path) }), links };
}
/** The finding at a tracked link. */
function linkFinding(path) {
    return {
        rule: 'source/symlink',
        level: 'error',
        message: 'a symbolic link, which is not followed',
        path,
        range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: '',
        help: 'commit the file itself',
    };
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


/***/ }),

/***/ 8739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _app_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6399);
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3422);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3192);
/* harmony import */ var _render_diagnostics_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6584);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4833);








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
        { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings and notes, and for nothing to lint, too' },
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
        'the working directory are linted: all that git tracks, and the untracked ones that it does not ignore. A link that git',
        'tracks is an error. A file named *.json is JSON, any other is YAML.',
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
                context.io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(path)} is not fixed: ${skipped}\n`);
            else if (diff === undefined)
                context.io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(path)}: ${made.length} fixed\n`);
        }
        const answer = answerTo(outcome, context.flag('strict'));
        const nothingRead = outcome.problems.length > 0 && outcome.files === 0 && context.format === 'text';
        if (!nothingRead)
            context.io.out(await (0,_render_diagnostics_js__WEBPACK_IMPORTED_MODULE_5__/* .renderDiagnostics */ .D)(context, outcome, answer));
        for (const problem of outcome.problems)
            context.io.err((0,_user_error_js__WEBPACK_IMPORTED_MODULE_7__.formatUserError)(problem));
        if (outcome.problems.length > 0)
            return _command_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.unable;
        return answer.exitCode;
    },
};
/** With `strict` every finding counts, and so does a run that found no file to lint. */
function answerTo({ diagnostics, files, suppressed, fixed, problems }, strict) {
    const changing = fixed.filter(({ diff }) => diff !== undefined).length;
    return (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)({
        summary: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .summarize */ .eh)(diagnostics, files, suppressed.length),
        nothing: files === 0 && problems.length === 0,
        also: changing === 0 ? [] : [`${changing} ${changing === 1 ? 'file' : 'files'} would change`],
    }, { failOn: strict ? 'note' : 'error', strict });
}
function fixOf({ flag }) {
    if (flag('dry-run') && !flag('fix'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', '--dry-run goes with --fix');
    if (flag('fix') && flag('write-baseline'))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', '--fix and --write-baseline do not go together', { help: 'fix first' });
    return flag('fix') ? (flag('dry-run') ? 'diff' : 'write') : undefined;
}
async function accept({ fs, io }, request) {
    if (request.stdin !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', '--write-baseline needs files, not standard input');
    const { renewBaseline } = await __webpack_require__.e(/* import() */ 4535).then(__webpack_require__.bind(__webpack_require__, 4535));
    const { path, entries, outcome } = await renewBaseline(fs, request);
    io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(path)}: ${entries} ${entries === 1 ? 'finding' : 'findings'} accepted\n`);
    return outcome;
}
async function stdinOf({ positionals, value, io, }) {
    const name = value('stdin-filename');
    if (name === undefined && !positionals.includes('-'))
        return undefined;
    const paths = positionals.filter((path) => path !== '-');
    if (paths.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', `standard input and files do not go together: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.quote)(paths[0])}`, {
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
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3422);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4432);




/** The output of `lint` and `okf check` in the chosen format: text, JSON, SARIF, or commands for GitHub's log. */
async function renderDiagnostics(context, { diagnostics, files, excerpts, suppressed = [], fixed = [] }, answer) {
    const { format, quiet, io } = context;
    const summary = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(diagnostics, files, suppressed.length);
    const { cautions } = answer;
    if (format === 'json') {
        const { diagnosticsReport } = await __webpack_require__.e(/* import() */ 8492).then(__webpack_require__.bind(__webpack_require__, 8492));
        return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)({
            ...diagnosticsReport(diagnostics, summary, _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x),
            answer: (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerJson */ .hi)(answer),
            ...(fixed.length === 0 ? {} : { fixed }),
            ...(suppressed.length === 0 ? {} : { suppressed }),
        });
    }
    if (format !== 'github' && !quiet)
        for (const caution of cautions)
            io.err(`cartwright: warning: ${caution}\n`);
    if (format === 'sarif') {
        const { sarifLog } = await __webpack_require__.e(/* import() */ 4484).then(__webpack_require__.bind(__webpack_require__, 4484));
        const { ruleOf } = await Promise.all(/* import() */[__webpack_require__.e(1137), __webpack_require__.e(9576), __webpack_require__.e(2956)]).then(__webpack_require__.bind(__webpack_require__, 9576));
        const { sarifContext } = await __webpack_require__.e(/* import() */ 5762).then(__webpack_require__.bind(__webpack_require__, 5762));
        return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(sarifLog(diagnostics, {
            toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
            ruleOf: (id) => ruleOf(id)?.meta,
            excerpts,
            suppressed,
            ...sarifContext(io.env),
        }));
    }
    const { diagnosticsText, summaryLine } = await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 9341));
    const last = quiet ? '' : `${summaryLine(summary)}\n`;
    if (format === 'github') {
        const { diagnosticsGithub } = await __webpack_require__.e(/* import() */ 9673).then(__webpack_require__.bind(__webpack_require__, 9673));
        return diagnosticsGithub(diagnostics, cautions) + last;
    }
    const diffs = fixed.map(({ diff = '' }) => diff).join('');
    const text = diffs + (diagnostics.length === 0 ? '' : diagnosticsText(diagnostics, { color: context.color, excerpts }));
    return text + (text === '' || last === '' ? '' : '\n') + last;
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

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uO: () => (/* binding */ findAssignments),
  Wo: () => (/* binding */ holdsAssignment),
  pQ: () => (/* binding */ isAssignedSecret)
});

;// CONCATENATED MODULE: ./build/core/secrets/random.js
/** Whether a value looks as if a machine had drawn it: told by its own characters alone, so that the same value always gets the same answer. */
/** Shorter values have too few characters to tell chance from choice, letters alone need more of them; longer ones are data. */
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];
/** Words of values that stand in a secret's place and are none, also with digits for letters (`P4ssw0rd`). */
const MADE_UP = /pass(?:word|wd|phrase)|secret|token|credential|change|replace|insert|example|sample|dummy|fake|mock|test|demo|placeholder|redacted|default|your|admin|welcome|letmein|qwer|asdf|hunter|foobar|lorem|hello|world|todo|none|null|undefined|xxxx|user|local|public/;
const LEET = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
};
/**
 * Forms that are no secret whatever their characters: digests and sealed values that name themselves, UUIDs, dates, versions,
 * addresses, paths, names of things.
 */
const NO_SECRET = [
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    /^\$(?:1|2[abxy]?|5|6|7|y|apr1|argon2\w*|pbkdf2[\w-]*|scrypt)\$/,
    /^(?:sha\d{1,3}|md5|blake\w*|ed25519|ssh-\w+|bcrypt|argon2\w*|pbkdf2\w*|scrypt|crc32|xxh\d+|urn|arn|did|ENC|vault|op|base64)[:\-[(]/i,
    /^[a-z][a-z0-9+.-]*:\/\//i,
    /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/,
    /^[\d.,:/TZ+-]*$/,
    /^v?\d+(?:\.\d+)+/,
    /[\s{}<>`]|\$[A-Za-z_(]|%[A-Za-z_(]|\.\.\.|…|\*{3}/,
    /%[0-9A-Fa-f]{2}/,
    /[^!-~]/,
];
/** The 200 commonest pairs of letters in prose and in names: nine in ten of those that people write, three in ten of chance. */
const PAIRS = 'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON = new Set(PAIRS.match(/../g));
/** What each kind of pair of neighbours speaks for chance, in bits; what is negative speaks for a person. */
const BITS = {
    commonPair: -1.6,
    rarePair: 2.8,
    newWord: 1,
    digitAndLetter: 1.5,
    sign: 1.5,
    separator: -1,
    digits: 0,
};
/** How many bits are asked for. */
const ENOUGH = 7;
/**
 * Judges whether a value looks random, as passwords, keys and tokens of programs do. A password that a person made of words does
 * not, nor do names, words, numbers, references to variables and what documentation puts in their place.
 */
function looksRandom(value) {
    if (value.length < SHORTEST || value.length > LONGEST)
        return false;
    if (value.length < LETTERS_ALONE && !/\d/.test(value))
        return false;
    if (NO_SECRET.some((form) => form.test(value)))
        return false;
    const read = value.toLowerCase();
    const words = read.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
    if (MADE_UP.test(read) || MADE_UP.test(words) || isRegular(value) || bitsOfChance(value) < ENOUGH)
        return false;
    // What was only wrapped, as the values of a Kubernetes Secret are, is judged as it was.
    const inner = unwrapped(value);
    return inner === undefined || looksRandom(inner);
}
/** The text that a value is the base64 of; undefined when it is of none. */
function unwrapped(value) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, 'base64').toString('latin1');
    return /^[ -~]+$/.test(text) ? text : undefined;
}
/** Runs and sequences (`abcd1234`, `00000000`), few different characters, and hardly a letter or digit. */
function isRegular(value) {
    let steps = 0;
    for (let i = 1; i < value.length; i++) {
        if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1)
            steps++;
    }
    const signs = value.replace(/[A-Za-z0-9]/g, '').length;
    return steps * 3 > value.length || signs * 2 > value.length || new Set(value).size < Math.min(value.length * 0.5, 10);
}
function bitsOfChance(value) {
    let bits = 0;
    for (let i = 1; i < value.length; i++)
        bits += BITS[pairOf(value.charAt(i - 1), value.charAt(i))];
    return bits;
}
function pairOf(before, after) {
    const [a, b] = [kindOf(before), kindOf(after)];
    if (a === 'sign' || b === 'sign')
        return 'sign';
    if (a === 'separator' || b === 'separator')
        return 'separator';
    if (a === 'digit' || b === 'digit')
        return a === b ? 'digits' : 'digitAndLetter';
    if (a === 'small' && b === 'capital')
        return 'newWord';
    return COMMON.has((before + after).toLowerCase()) ? 'commonPair' : 'rarePair';
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'small';
    if (character >= 'A' && character <= 'Z')
        return 'capital';
    if (character >= '0' && character <= '9')
        return 'digit';
    return SEPARATORS.includes(character) ? 'separator' : 'sign';
}
const SEPARATORS = '-_./:+=,@\\';

;// CONCATENATED MODULE: ./build/core/secrets/assignments.js
/** Secrets without a form of their own: what gives them away is the name that they are given to, and that they look random. */

/** How names end whose value is a secret. A bare `key` names too much else. */
const WORDS = String.raw `passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
/** Names that end so and mean what everybody may know: places in a list, a strong name of .NET, a key's id for git, a badge. */
const HARMLESS = /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;
const QUOTE = '["\'`]';
/** Behind the sign: more of an operator, a type before an equals sign, what YAML puts before a value. */
const BEFORE = String.raw `[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}`;
// The sign first and the name behind it: almost no sign has such a name, and a search for one character is cheap.
const ASSIGNMENT = new RegExp(String.raw `[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))${BEFORE}` +
    String.raw `(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`, 'gi');
const NAME = new RegExp(`(?:${WORDS})$`, 'i');
/**
 * Finds random values that are given to a password, a key or a token: `password=…`, `api_key: …`, `"apiKey": "…"`, in environment
 * files, source files, configuration and JSON within a string. The place is that of the value.
 */
function findAssignments(text) {
    const found = [];
    for (const match of text.matchAll(ASSIGNMENT)) {
        const secret = judge(text, match);
        if (secret !== undefined)
            found.push(secret);
    }
    return found;
}
/** Whether {@link findAssignments} finds any. */
function holdsAssignment(text) {
    for (const match of text.matchAll(ASSIGNMENT))
        if (judge(text, match) !== undefined)
            return true;
    return false;
}
/** Whether a member of a document is such a value: the name and the value stand apart there. */
function isAssignedSecret(name, value) {
    return NAME.test(name) && !HARMLESS.test(name) && looksRandom(value.trim());
}
function judge(text, { index, groups, 0: all }) {
    const value = groups?.['quoted'] ?? groups?.['bare'] ?? '';
    if (index === undefined || !looksRandom(value))
        return undefined;
    if (HARMLESS.test(text.slice(Math.max(0, index - 60), index).replace(/["'`\\\s]+$/, '')))
        return undefined;
    const start = index + all.lastIndexOf(value);
    return { kind: 'assigned-secret', start, end: start + value.length };
}


/***/ }),

/***/ 2087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);

/**
 * What every secret that `findSecrets` knows holds. A rare character first, then what stands before it: several such searches
 * take half the time of one with all alternatives.
 */
const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /_(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_)|_authToken=/,
    },
    { pattern: /-(?<=(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)/ },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
/**
 * Whether a text may hold a secret, at a small part of the cost of looking for one. Never false when `findSecrets` finds one.
 * A text that is a source file can hide one behind escapes: ask for its decoded values instead.
 */
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
}


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
/** Kinds that prove or sign: they must never leave their owner, whatever the text around them says. */
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
/** What a kind is called in a message: `a GitHub token`. */
function secretName(kind) {
    return NAMES[kind] ?? `a secret (${kind})`;
}
const NAMES = {
    'private-key': 'a private key',
    'encrypted-private-key': 'an encrypted private key',
    'aws-key': 'an AWS access key',
    'google-key': 'a Google API key',
    'stripe-key': 'a Stripe key',
    'pypi-token': 'a PyPI token',
    'json-web-token': 'a JSON web token',
    'azure-key': 'an Azure account key',
    'hugging-face-token': 'a Hugging Face token',
    'openai-key': 'an OpenAI key',
    'anthropic-key': 'an Anthropic key',
    'github-token': 'a GitHub token',
    'gitlab-token': 'a GitLab token',
    'npm-token': 'an npm token',
    'slack-token': 'a Slack token',
    'url-password': 'a password in a URL',
    'assigned-secret': 'a random value given to a password, a key or a token',
    'database-password': 'a password in a connection string',
};
/**
 * Sorts secrets by place and joins those that overlap: two detectors may each see a part. The kind of the first stays, but a
 * key's kind wins.
 */
function distinct(secrets) {
    const joined = [];
    for (const secret of [...secrets].sort((a, b) => a.start - b.start || b.end - a.end)) {
        const last = joined.at(-1);
        if (last === undefined || secret.start >= last.end)
            joined.push(secret);
        else {
            const kind = KEY_KINDS.includes(secret.kind) && !KEY_KINDS.includes(last.kind) ? secret.kind : last.kind;
            joined[joined.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) };
        }
    }
    return joined;
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

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   U: () => (/* binding */ PlacesNeeded),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8092);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);


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
        return (this.#places ??= this.#quickPlaces(false)).locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273));
        const exact = parseYaml(this.path, this.text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.schemaDepth);
        // What nests too deep for that reader has places all the same.
        this.#places = exact.value === undefined ? this.#quickPlaces(true) : exact;
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