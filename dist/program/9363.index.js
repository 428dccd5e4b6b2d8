"use strict";
exports.id = 9363;
exports.ids = [9363];
exports.modules = {

/***/ 19363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ BUNDLE_SUFFIX),
/* harmony export */   y: () => (/* binding */ PROVENANCE_SUFFIX)
/* harmony export */ });
const BUNDLE_SUFFIX = '.sigstore.json';
const PROVENANCE_SUFFIX = '.provenance.sigstore.json';


/***/ })

};
;
