"use strict";
exports.id = 1258;
exports.ids = [1258,8877];
exports.modules = {

/***/ 5949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ ROW_LIMITS),
/* harmony export */   g: () => (/* binding */ MAX_FILE_BYTES)
/* harmony export */ });
const ROW_LIMITS = {
    cartridge: 1_000,
    sqlar: 250_000,
    capabilities: 10_000,
    objects: 250_000,
    signatures: 16,
    memory: 250_000,
    vectors: 250_000,
    attestations: 10_000,
    skill: 50_000,
};
const MAX_FILE_BYTES = 16 * 1024 * 1024 * 1024;


/***/ })

};
;
Object.assign(exports.modules, require("./shared-30158.js").modules);
