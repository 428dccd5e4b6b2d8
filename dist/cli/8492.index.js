"use strict";
exports.id = 8492;
exports.ids = [8492];
exports.modules = {

/***/ 8492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsReport: () => (/* binding */ diagnosticsReport)
/* harmony export */ });
/** Diagnostics and their counts as one JSON result. */
function diagnosticsReport(diagnostics, summary, toolVersion) {
    return {
        version: 1,
        tool: { name: 'cartwright', version: toolVersion },
        diagnostics,
        summary,
    };
}


/***/ })

};
;