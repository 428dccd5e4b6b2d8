"use strict";
exports.id = 3428;
exports.ids = [3428];
exports.modules = {

/***/ 3428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4432);

/** A check in the format that was asked for; a renderer is loaded when it is needed. */
async function renderReport({ report, excerpts, suppressed }, { format, color, io }, against) {
    switch (format) {
        case 'json':
            return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s)(against === undefined ? report : { ...report, changes: against.changes }, 2);
        case 'markdown': {
            const { renderMarkdown } = await __webpack_require__.e(/* import() */ 3668).then(__webpack_require__.bind(__webpack_require__, 3668));
            return renderMarkdown({ report, ...(against === undefined ? {} : { changes: against.changes }) });
        }
        case 'sarif': {
            const { checkSarif } = await __webpack_require__.e(/* import() */ 6172).then(__webpack_require__.bind(__webpack_require__, 6172));
            return checkSarif(report.diagnostics, excerpts, io.env, suppressed);
        }
        case 'github': {
            const { annotate } = await __webpack_require__.e(/* import() */ 3387).then(__webpack_require__.bind(__webpack_require__, 3387));
            const { lines } = annotate(report.diagnostics, { rest: 'the JSON report has all of them' });
            return lines.map((line) => `${line}\n`).join('');
        }
        default: {
            const { renderCheck } = await __webpack_require__.e(/* import() */ 1413).then(__webpack_require__.bind(__webpack_require__, 1413));
            const { diagnosticsText } = await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 9341));
            const text = renderCheck(report, (diagnostics) => diagnosticsText(diagnostics, { color, excerpts }));
            if (against === undefined)
                return text;
            const { changesText } = await __webpack_require__.e(/* import() */ 3578).then(__webpack_require__.bind(__webpack_require__, 3578));
            return `${text}\n${changesText(against.changes, against.base)}`;
        }
    }
}


/***/ })

};
;