export const id = 6111;
export const ids = [6111];
export const modules = {

/***/ 8492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsReport: () => (/* binding */ diagnosticsReport),
/* harmony export */   jsonText: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);

/** @param files how many files were looked at */
function diagnosticsReport(diagnostics, files, toolVersion) {
    return {
        version: 1,
        tool: { name: 'cartwright', version: toolVersion },
        diagnostics,
        summary: (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(diagnostics, files),
    };
}
/** JSON on one line per call, printable anywhere: nothing in it can be read as a workflow command. */
function jsonText(value) {
    return `${JSON.stringify(value)
        .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '#\\u0023[')}\n`;
}
// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;


/***/ })

};
