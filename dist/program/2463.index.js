"use strict";
exports.id = 2463;
exports.ids = [2463];
exports.modules = {

/***/ 42463:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sayNotJudged: () => (/* binding */ sayNotJudged)
/* harmony export */ });
/* harmony import */ var _adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53911);
/* harmony import */ var _adapters_github_reviews_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4204);
/* harmony import */ var _core_report_text_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95245);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62034);
/* harmony import */ var _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72751);
/* harmony import */ var _core_report_markdown_pages_not_judged_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84571);
/* harmony import */ var _pull_post_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99952);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24541);









const NO_VERDICT = 'There is no verdict, and what a comment there says is about an earlier commit';
const OUTPUTS = ['verdict', 'compliance', 'errors', 'warnings', 'accepted', 'report', 'html', 'sarif'];
async function sayNotJudged(step, error) {
    const { context, inputs, runner } = step;
    for (const name of OUTPUTS)
        runner.setOutput(name, '');
    const leg = (0,_step_js__WEBPACK_IMPORTED_MODULE_8__/* .legOf */ .Yk)(step);
    const { pull, sha, runId, runAttempt } = context;
    const made = { sha, leg, ...reasonOf(error) };
    await runner.addSummary((0,_core_report_markdown_pages_not_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .notJudgedText */ .K)(made));
    if (pull === undefined || inputs.text('comment') === 'false')
        return;
    await (0,_pull_post_js__WEBPACK_IMPORTED_MODULE_7__/* .postingPull */ ._d)(step, pull, NO_VERDICT, async () => {
        const key = (0,_core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_5__/* .legKey */ .Sv)(leg);
        const origin = { sha: pull.headSha, runId, runAttempt };
        const client = await (0,_pull_post_js__WEBPACK_IMPORTED_MODULE_7__/* .clientOf */ .fe)(step);
        const isReview = inputs.text('comment') === 'review';
        const sticky = {
            pull: pull.number,
            marker: (0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)(key),
            ...(isReview ? {} : { former: (0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql)((0,_core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_5__/* .jobKey */ .tv)(leg)) }),
            body: (0,_core_report_markdown_pages_not_judged_js__WEBPACK_IMPORTED_MODULE_6__/* .notJudgedComment */ .c)(made, { key, origin }),
            origin,
            onlyUpdate: true,
        };
        const posted = await (0,_adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .postComment */ .Gy)(client, sticky, isReview ? (0,_adapters_github_reviews_js__WEBPACK_IMPORTED_MODULE_1__/* .reviews */ .Yq)(client, pull.headSha) : (0,_adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .conversation */ .Wl)(client));
        runner.log(`cartwright: ${isReview ? 'review' : 'comment'} ${posted}`);
    });
}
function reasonOf(error) {
    if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y) {
        const [reason = ''] = (0,_core_report_text_user_error_js__WEBPACK_IMPORTED_MODULE_2__.formatUserError)(error)
            .replace(/^cartwright: /, '')
            .split('\n');
        return error.help === undefined ? { reason } : { reason, help: error.help };
    }
    return { reason: `a bug in cartwright (${error instanceof Error ? error.name : typeof error})` };
}


/***/ })

};
;
