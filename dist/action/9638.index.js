export const id = 9638;
export const ids = [9638];
export const modules = {

/***/ 9638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sayNotJudged: () => (/* binding */ sayNotJudged)
/* harmony export */ });
/* harmony import */ var _adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3911);
/* harmony import */ var _adapters_github_reviews_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4204);
/* harmony import */ var _cli_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4833);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _core_report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9632);
/* harmony import */ var _core_report_leg_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4269);
/* harmony import */ var _core_report_not_judged_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7512);
/* harmony import */ var _post_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6517);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4541);









const NO_VERDICT = 'There is no verdict, and what a comment there says is about an earlier commit';
const OUTPUTS = ['verdict', 'compliance', 'errors', 'warnings', 'accepted', 'report', 'sarif'];
/**
 * Says that a check gave no verdict wherever an earlier answer could still be taken for one: in the outputs, the summary, and the
 * comment if there is one. Never throws for what GitHub answers.
 *
 * @param error what ended the check
 */
async function sayNotJudged(step, error) {
    const { context, inputs, runner } = step;
    for (const name of OUTPUTS)
        runner.setOutput(name, '');
    const leg = (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .legOf */ .Yk)(step);
    const { pull, sha, runId, runAttempt } = context;
    const made = { sha, leg, ...reasonOf(error) };
    runner.addSummary((0,_core_report_not_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .notJudgedText */ .K)(made));
    if (pull === undefined || inputs.text('comment') === 'false')
        return;
    await (0,_post_js__WEBPACK_IMPORTED_MODULE_7__/* .postingPull */ ._d)(step, pull, NO_VERDICT, async () => {
        const key = (0,_core_report_leg_js__WEBPACK_IMPORTED_MODULE_5__/* .legKey */ .Sv)(leg);
        const origin = { sha: pull.headSha, runId, runAttempt };
        const client = await (0,_post_js__WEBPACK_IMPORTED_MODULE_7__/* .clientOf */ .fe)(step);
        const isReview = inputs.text('comment') === 'review';
        const sticky = {
            pull: pull.number,
            marker: (0,_core_report_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)(key),
            ...(isReview ? {} : { former: (0,_core_report_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)((0,_core_report_leg_js__WEBPACK_IMPORTED_MODULE_5__/* .jobKey */ .tv)(leg)) }),
            body: (0,_core_report_not_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .notJudgedComment */ .c)(made, { key, origin }),
            origin,
            onlyUpdate: true,
        };
        const posted = await (0,_adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .postComment */ .Gy)(client, sticky, isReview ? (0,_adapters_github_reviews_js__WEBPACK_IMPORTED_MODULE_1__/* .reviews */ .Yq)(client, pull.headSha) : (0,_adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .conversation */ .Wl)(client));
        runner.log(`cartwright: ${isReview ? 'review' : 'comment'} ${posted}`);
    });
}
// A message of the platform may quote the file that it failed on, so only its kind is told.
function reasonOf(error) {
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y) {
        const [reason = ''] = (0,_cli_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUserError */ .X)(error)
            .replace(/^cartwright: /, '')
            .split('\n');
        return error.help === undefined ? { reason } : { reason, help: error.help };
    }
    return { reason: `a bug in cartwright (${error instanceof Error ? error.name : typeof error})` };
}


/***/ }),

/***/ 4541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _app_join_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2132);
/* harmony import */ var _core_report_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4269);


/** Path of a file that the step makes: in the folder `out`, otherwise in a folder of its own. */
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_app_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(temporary, name) : (0,_app_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(out, name);
}
/** The working directory relative to the repository's top folder; empty when they are one. */
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
/** The leg of a matrix that a step is. */
function legOf({ context, inputs }) {
    const given = _core_report_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .NARROWING */ .EM.flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    });
    const { workflow, job } = context;
    return { workflow, job, directory: workingDirectory(inputs), narrowed: Object.fromEntries(given) };
}
/**
 * Ends a step that judged: its answer is the last line, and the exit code.
 *
 * @param also what is to be said of the step itself, after the cautions of the answer
 */
function conclude({ runner }, { cautions, exitCode, line }, also = []) {
    for (const caution of [...cautions, ...also])
        runner.annotate('warning', caution);
    if (exitCode !== 0)
        runner.annotate('error', line);
    else
        runner.log(line);
    return exitCode;
}


/***/ }),

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ joinPath)
/* harmony export */ });
/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}


/***/ }),

/***/ 7512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ notJudgedText),
/* harmony export */   c: () => (/* binding */ notJudgedComment)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9632);
/* harmony import */ var _leg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4269);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1930);




/** What the job summary and the comment say of a run without a verdict, as Markdown. */
function notJudgedText({ sha, reason, help, leg }) {
    const words = (0,_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legWords */ .gl)(leg);
    const commit = sha === '' ? 'this run' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(sha.slice(0, 12));
    return [
        ...(words === '' ? [] : [`${words}\n`]),
        `## ❌ cartwright: could not judge ${commit}\n`,
        `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason)}\n`,
        ...(help === undefined ? [] : [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(help)}\n`]),
        'There is no verdict, and no earlier one stands for this commit.\n',
        `<sub>cartwright ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}</sub>\n`,
    ].join('\n');
}
/** The sticky comment of a run without a verdict. */
function notJudgedComment(made, options) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(`${(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentLead */ .iw)(options)}${notJudgedText(made)}`, _comment_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_LIMIT */ .W$);
}


/***/ })

};
