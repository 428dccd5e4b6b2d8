export const id = 8492;
export const ids = [8492,6111];
export const modules = {

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
