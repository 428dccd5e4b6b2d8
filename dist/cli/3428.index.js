"use strict";
exports.id = 3428;
exports.ids = [3428];
exports.modules = {

/***/ 3428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3422);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4432);


/**
 * A check in the format that was asked for; a renderer is loaded when it is needed. What SARIF has no place for goes to the
 * other stream.
 *
 * @param policy what makes the answer no
 */
async function renderReport({ report, excerpts, suppressed }, policy, { format, color, io }, against) {
    const answer = (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOf */ .ut)(report, policy);
    const changes = against === undefined ? {} : { changes: against.changes };
    switch (format) {
        case 'json':
            return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)({ ...report, ...changes, answer: (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerJson */ .hi)(answer) }, 2);
        case 'markdown': {
            const { renderMarkdown } = await __webpack_require__.e(/* import() */ 3668).then(__webpack_require__.bind(__webpack_require__, 3668));
            return renderMarkdown({ report, policy, ...changes });
        }
        case 'sarif': {
            const { checkSarif } = await __webpack_require__.e(/* import() */ 6172).then(__webpack_require__.bind(__webpack_require__, 6172));
            for (const caution of answer.cautions)
                io.err(`cartwright: warning: ${caution}\n`);
            return checkSarif(report.diagnostics, excerpts, io.env, suppressed);
        }
        case 'github': {
            const { annotate, workflowCommand } = await __webpack_require__.e(/* import() */ 3387).then(__webpack_require__.bind(__webpack_require__, 3387));
            const { lines } = annotate(report.diagnostics, { rest: 'the JSON report has all of them' });
            const cautions = answer.cautions.map((caution) => workflowCommand('warning', { title: 'cartwright' }, caution));
            return [...lines, ...cautions, answer.line].map((line) => `${line}\n`).join('');
        }
        default: {
            const { renderCheck } = await __webpack_require__.e(/* import() */ 5987).then(__webpack_require__.bind(__webpack_require__, 5987));
            const { diagnosticsText } = await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 9341));
            const changed = against === undefined
                ? ''
                : (await __webpack_require__.e(/* import() */ 3578).then(__webpack_require__.bind(__webpack_require__, 3578))).changesText(against.changes, against.base);
            return renderCheck(report, answer, (found) => diagnosticsText(found, { color, excerpts }), changed);
        }
    }
}


/***/ })

};
;