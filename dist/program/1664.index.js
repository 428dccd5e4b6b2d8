"use strict";
exports.id = 1664;
exports.ids = [1664];
exports.modules = {

/***/ 71664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explanationOf: () => (/* binding */ explanationOf)
/* harmony export */ });
function explanationOf(meta) {
    const { id, level, summary, what, why, falseAlarms, bad, good } = meta;
    const { fixable = false, always = false, publish = false } = meta;
    return { id, level, summary, what, why, falseAlarms, fixable, always, publish, bad, good };
}


/***/ })

};
;
