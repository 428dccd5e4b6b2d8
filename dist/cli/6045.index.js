export const id = 6045;
export const ids = [6045];
export const modules = {

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8508);



/** Prints diagnostics as a result: JSON in the shape of surface.md, anything else as one line each. */
async function printDiagnostics(context, diagnostics, files) {
    const sorted = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (context.format === 'json') {
        const summary = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(sorted, files);
        context.io.out(`${JSON.stringify({ version: 1, tool: { name: 'cartwright', version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x }, diagnostics: sorted, summary }, null, 2)}\n`);
        return Promise.resolve();
    }
    for (const d of sorted) {
        const place = `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_2__.printable)(d.path)}:${d.range.start.line}:${d.range.start.column}`;
        context.io.out(`${place}: ${d.level}[${d.rule}]: ${d.message}\n${d.help === undefined ? '' : `  help: ${d.help}\n`}`);
    }
    return Promise.resolve();
}


/***/ })

};
