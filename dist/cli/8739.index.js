"use strict";
exports.id = 8739;
exports.ids = [8739];
exports.modules = {

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
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3192);
/* harmony import */ var _render_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6584);
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
            ...(stdin === undefined ? {} : { stdin }),
            ...(fix === undefined ? {} : { fix }),
        };
        const outcome = context.flag('write-baseline') ? await accept(context, request) : await linted(context, request);
        for (const { path, diff, made, skipped } of outcome.fixed) {
            if (skipped !== undefined)
                context.io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.printable)(path)} is not fixed: ${skipped}\n`);
            else if (diff === undefined)
                context.io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.printable)(path)}: ${made.length} fixed\n`);
        }
        const answer = answerTo(outcome, context.flag('strict'));
        const nothingRead = outcome.problems.length > 0 && outcome.files === 0 && context.format === 'text';
        if (!nothingRead)
            context.io.out(await (0,_render_diagnostics_js__WEBPACK_IMPORTED_MODULE_6__/* .renderDiagnostics */ .D)(context, outcome, answer));
        for (const problem of outcome.problems)
            context.io.err((0,_user_error_js__WEBPACK_IMPORTED_MODULE_7__.formatUserError)(problem));
        if (outcome.problems.length > 0)
            return _command_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.unable;
        return answer.exitCode;
    },
};
// A configuration that was named is for all files, and so is that of the working directory for standard input.
async function linted({ fs, profile, value }, request) {
    if (request.stdin !== undefined || value('config') !== undefined)
        return (0,_app_lint_js__WEBPACK_IMPORTED_MODULE_0__/* .lint */ .u)(fs, request);
    const { lintProjects } = await Promise.all(/* import() */[__webpack_require__.e(130), __webpack_require__.e(2249), __webpack_require__.e(4111), __webpack_require__.e(8562), __webpack_require__.e(2219), __webpack_require__.e(2910)]).then(__webpack_require__.bind(__webpack_require__, 2910));
    return lintProjects(fs, request, value('prefix') === undefined ? undefined : profile);
}
/** With `strict` every finding counts, and so does a run that found no file to lint. */
function answerTo({ diagnostics, files, suppressed, fixed, problems }, strict) {
    const changing = fixed.filter(({ diff }) => diff !== undefined).length;
    return (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)({
        summary: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .summarize */ .eh)(diagnostics, files, suppressed.length),
        nothing: files + problems.length + diagnostics.length === 0,
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
    const { onlyProject } = await Promise.all(/* import() */[__webpack_require__.e(130), __webpack_require__.e(2249), __webpack_require__.e(4111), __webpack_require__.e(8562), __webpack_require__.e(2219), __webpack_require__.e(2910)]).then(__webpack_require__.bind(__webpack_require__, 2910));
    onlyProject(fs, request);
    const { renewBaseline } = await __webpack_require__.e(/* import() */ 4535).then(__webpack_require__.bind(__webpack_require__, 4535));
    const { path, entries, outcome } = await renewBaseline(fs, request);
    io.err(`${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.printable)(path)}: ${entries} ${entries === 1 ? 'finding' : 'findings'} accepted\n`);
    return outcome;
}
async function stdinOf({ positionals, value, io, }) {
    const name = value('stdin-filename');
    if (name === undefined && !positionals.includes('-'))
        return undefined;
    const paths = positionals.filter((path) => path !== '-');
    if (paths.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', `standard input and files do not go together: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(paths[0])}`, {
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
        return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y)({
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
        const { ruleOf } = await Promise.all(/* import() */[__webpack_require__.e(1137), __webpack_require__.e(3652), __webpack_require__.e(2956)]).then(__webpack_require__.bind(__webpack_require__, 3652));
        const { sarifContext } = await __webpack_require__.e(/* import() */ 5762).then(__webpack_require__.bind(__webpack_require__, 5762));
        return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y)(sarifLog(diagnostics, {
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


/***/ })

};
;