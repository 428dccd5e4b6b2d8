"use strict";
exports.id = 5245;
exports.ids = [5245,75];
exports.modules = {

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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
