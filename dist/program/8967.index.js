"use strict";
exports.id = 8967;
exports.ids = [8967,1410];
exports.modules = {

/***/ 85595:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ lint)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72228);
/* harmony import */ var _project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80224);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37323);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18608);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94635);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16957);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21689);










async function lint(fs, request) {
    const { config, stdin, paths, fix, root = '.' } = request;
    (0,_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRuleNames */ .tj)(config);
    const { files, links, problems } = request.found ?? (stdin === undefined ? (0,_project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__/* .findCals */ .zU)(fs, paths, config.cals) : { files: [], links: [], problems: [] });
    const whole = stdin === undefined && paths.length === 0;
    const { at, inside } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOf */ .$t)(fs.cwd, root);
    const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now, { root, at });
    const full = { facts: (0,_facts_js__WEBPACK_IMPORTED_MODULE_5__.factsFrom)(fs, root), ...request };
    const ignoring = await (0,_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreStep */ .Jq)(config, inside, whole ? fs : undefined);
    const run = new _run_js__WEBPACK_IMPORTED_MODULE_7__/* .LintRun */ .r({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
    const unread = [...problems];
    const fixed = [];
    const fixer = fix === undefined
        ? undefined
        : await fixerFor(full, fs, async () => [await (0,_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoreStep */ .Jq)(config, inside), ...(baseline?.step() ?? [])]);
    if (stdin !== undefined)
        await run.add(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_3__.readDocument)(stdin.name, stdin.bytes, stdin.language === undefined ? {} : { language: stdin.language }));
    const shares = await shared(fs, request, files);
    for (const [i, file] of files.entries()) {
        const judged = shares?.get(i);
        if (judged !== undefined && run.keep(file, judged))
            continue;
        let bytes;
        try {
            bytes = fs.readFile(file, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_2__.LIMITS.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
                throw error;
            unread.push(error);
            continue;
        }
        let doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_3__.readDocument)(file, bytes);
        const changed = await fixer?.(doc, bytes);
        if (changed !== undefined) {
            fixed.push(changed.file);
            doc = changed.doc;
        }
        await run.add(doc);
    }
    const outcome = run.outcome();
    const diagnostics = (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)([...outcome.diagnostics, ...links.map(_project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFinding */ .ir)]);
    return { ...outcome, diagnostics, problems: unread, fixed };
}
async function shared(fs, { threads, fix, steps, facts, comments, profile, config, publish = false, root = '.' }, files) {
    const alone = fix !== undefined || steps !== undefined || facts !== undefined || comments !== undefined;
    if (alone || threads === undefined || files.length < 2)
        return undefined;
    const { lintTogether } = await __webpack_require__.e(/* import() */ 2927).then(__webpack_require__.bind(__webpack_require__, 2927));
    return lintTogether(fs, { prefix: profile.prefix, rules: config.rules, publish, root, files }, threads);
}
async function openBaseline(fs, config, now, { root, at }) {
    const path = config.baseline === undefined ? (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__/* .baselinePath */ .X)(fs, config, root) : at(config.baseline);
    return path === undefined ? undefined : (await __webpack_require__.e(/* import() */ 2461).then(__webpack_require__.bind(__webpack_require__, 12461))).openBaseline(fs, path, now, at);
}
async function fixerFor(request, fs, steps) {
    if (request.stdin !== undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', '--fix cannot change standard input', { help: 'name the file' });
    const { makeFixer } = await __webpack_require__.e(/* import() */ 1327).then(__webpack_require__.bind(__webpack_require__, 41327));
    return makeFixer(fs, request, async (doc) => new _run_js__WEBPACK_IMPORTED_MODULE_7__/* .LintRun */ .r({ ...request, steps: await steps() }).add(doc));
}


/***/ }),

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

/***/ 28739:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _app_lint_lint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85595);
/* harmony import */ var _core_result_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27066);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44484);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20075);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33192);
/* harmony import */ var _render_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76584);
/* harmony import */ var _core_report_text_user_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95245);









const command = {
    name: 'lint',
    summary: 'lints CAL files',
    example: 'lint loops/release.cal.yaml --fix',
    usage: [
        'lint [PATH…]',
        'lint --fix [--dry-run] [PATH…]',
        'lint --write-baseline [--expires DAY] [PATH…]',
        'lint --stdin-filename NAME < FILE',
    ],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .flagOption */ .kY)('strict', 'exit 1 for warnings and notes, and for nothing to lint, too'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .flagOption */ .kY)('fix', 'fix what has one safe answer, in the files'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .flagOption */ .kY)('dry-run', 'with --fix, change nothing and print what would change as a diff'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .flagOption */ .kY)('publish', 'ask for what a CAL needs before it is signed and shared, too'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .flagOption */ .kY)('write-baseline', 'accept the findings that are there: write them to cartwright-baseline.json, or to the configured file'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOption */ .F9)('expires', 'DAY', 'with --write-baseline, last day of its new entries, or never (default: in 90 days)'),
        _command_js__WEBPACK_IMPORTED_MODULE_6__/* .MIN_LEVEL */ .Wp,
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOption */ .F9)('stdin-filename', 'NAME', 'lint standard input, as if it were this file'),
    ],
    formats: ['text', 'json', 'sarif', 'github'],
    details: [
        'PATH is a file, a directory or a glob; - is standard input. Without one, all *.cal.json, *.cal.yaml and *.cal.yml below',
        'the working directory are linted: all that git tracks, and the untracked ones that it does not ignore. A link that git',
        'tracks is an error. A file named *.json is JSON, any other is YAML.',
        'Each file is judged by the nearest cartwright.yaml at or above it; --config names one for all.',
        'With --fix the findings that are left are reported; --fix --dry-run exits 1 when anything would change.',
        'In YAML, "# cartwright-ignore RULE: REASON" accepts the findings of its line, or of the next when it stands alone.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { profile, config, clock } = context;
        const fix = fixOf(context);
        const stdin = await stdinOf(context);
        const request = {
            profile,
            config,
            paths: context.positionals,
            publish: context.flag('publish'),
            now: clock.now(),
            threads: () => context.lintThreads(),
            ...(stdin === undefined ? {} : { stdin }),
            ...(fix === undefined ? {} : { fix }),
        };
        const outcome = context.flag('write-baseline') ? await accept(context, request) : await linted(context, request);
        context.io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_4__/* .fixedText */ .GT)(outcome.fixed));
        const answer = answerTo(outcome, context.flag('strict'));
        const nothingRead = outcome.problems.length > 0 && outcome.files === 0 && context.format === 'text';
        if (!nothingRead)
            context.io.out(await (0,_render_diagnostics_js__WEBPACK_IMPORTED_MODULE_7__/* .renderDiagnostics */ .D)(command, context, outcome, answer));
        for (const problem of outcome.problems)
            context.io.err((0,_core_report_text_user_error_js__WEBPACK_IMPORTED_MODULE_8__.formatUserError)(problem));
        if (outcome.problems.length > 0)
            return _command_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.unable;
        return answer.exitCode;
    },
};
async function linted({ fs, profile, value }, request) {
    if (request.stdin !== undefined || value('config') !== undefined)
        return (0,_app_lint_lint_js__WEBPACK_IMPORTED_MODULE_0__/* .lint */ .u)(fs, request);
    const { lintProjects } = await Promise.all(/* import() */[__webpack_require__.e(557), __webpack_require__.e(941)]).then(__webpack_require__.bind(__webpack_require__, 87028));
    return lintProjects(fs, request, value('prefix') === undefined ? undefined : profile);
}
function answerTo({ diagnostics, files, suppressed, fixed, problems }, strict) {
    const changing = fixed.filter(({ diff }) => diff !== undefined).length;
    return (0,_core_result_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)({
        summary: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .summarize */ .eh)(diagnostics, files, suppressed.length),
        nothing: files + problems.length + diagnostics.length === 0,
        also: changing === 0 ? [] : [`${changing} ${changing === 1 ? 'file' : 'files'} would change`],
    }, { failOn: strict ? 'note' : 'error', strict });
}
function fixOf({ flag, value }) {
    if (flag('dry-run') && !flag('fix'))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', '--dry-run goes with --fix');
    if (value('expires') !== undefined && !flag('write-baseline'))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', '--expires goes with --write-baseline');
    if (flag('fix') && flag('write-baseline'))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', '--fix and --write-baseline do not go together', { help: 'fix first' });
    return flag('fix') ? (flag('dry-run') ? 'diff' : 'write') : undefined;
}
async function accept({ fs, io, value }, request) {
    if (request.stdin !== undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', '--write-baseline needs files, not standard input');
    const { onlyProject } = await Promise.all(/* import() */[__webpack_require__.e(557), __webpack_require__.e(941)]).then(__webpack_require__.bind(__webpack_require__, 87028));
    onlyProject(fs, request);
    const { renewBaseline } = await __webpack_require__.e(/* import() */ 1825).then(__webpack_require__.bind(__webpack_require__, 61825));
    const { path, entries, expires, outcome } = await renewBaseline(fs, request, value('expires'));
    io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineText */ .BW)(path, entries, expires));
    return outcome;
}
async function stdinOf({ positionals, value, io, }) {
    const name = value('stdin-filename');
    if (name === undefined && !positionals.includes('-'))
        return undefined;
    const paths = positionals.filter((path) => path !== '-');
    if (paths.length > 0)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', `standard input and files do not go together: ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_5__.quote)(paths[0])}`, {
            help: 'lint them in two runs',
        });
    const bytes = await io.stdin();
    if (name !== undefined)
        return { name, bytes };
    const first = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart()[0];
    return { name: '<stdin>', bytes, language: first === '{' || first === '[' ? 'json' : 'yaml' };
}


/***/ }),

/***/ 95245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatUserError: () => (/* binding */ formatUserError)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);

function formatUserError(error) {
    const place = error.range === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `:${error.range.start.line}:${error.range.start.column}`;
    const where = error.path === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.path)}${place}: `;
    const help = error.help === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  help: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.help)}\n`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `cartwright: ${where}${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.message)}\n${help}`;
}


/***/ }),

/***/ 52087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58313);

const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /[-_](?:(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_|(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)|(?<=_)authToken=)/,
    },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
}


/***/ }),

/***/ 38234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
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

/***/ 90126:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findHidden),
/* harmony export */   P: () => (/* binding */ withoutHidden)
/* harmony export */ });
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const HONEST = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const EITHER = new RegExp(`(${HONEST.source})|${INVISIBLE.source}|\\p{Cc}`, 'gu');
function withoutHidden(text) {
    return text
        .replace(/\s+/g, ' ')
        .replace(EITHER, (_sign, honest) => honest ?? '')
        .trim();
}
function findHidden(text) {
    if (!/[^\n\r\t\x20-\x7e]/.test(text))
        return undefined;
    const rest = text.replace(HONEST, '');
    const found = [...rest.matchAll(INVISIBLE)].map(([character]) => character.codePointAt(0) ?? 0);
    const marks = (point) => point === 0x200e || point === 0x200f || point === 0x61c;
    const counted = RIGHT_TO_LEFT.test(text) ? found.filter((point) => !marks(point)) : found;
    if (counted.length === 0)
        return undefined;
    const shown = [...new Set(counted)].slice(0, 4);
    return {
        count: counted.length,
        points: shown.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
    };
}


/***/ }),

/***/ 6984:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ CAREER_TIERS)
/* harmony export */ });
const CAREER_TIERS = [
    'intern',
    'junior',
    'mid',
    'senior',
    'staff',
    'principal',
    'distinguished',
    'legend',
];


/***/ }),

/***/ 8432:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .leadsOut */ .qm))
        return { problem: 'a glob is relative and stays inside the repository' };
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
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

/***/ 77530:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`a case that does not exist: ${JSON.stringify(value)}`);
}


/***/ })

};
;
