"use strict";
exports.id = 6428;
exports.ids = [6428];
exports.modules = {

/***/ 74047:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSarif: () => (/* binding */ checkSarif)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);


async function checkSarif(findings, excerpts, env, { suppressed = [], id }) {
    const [{ sarifLog }, { sarifContext }, { RULES }] = await Promise.all([
        __webpack_require__.e(/* import() */ 2650).then(__webpack_require__.bind(__webpack_require__, 22650)),
        __webpack_require__.e(/* import() */ 1744).then(__webpack_require__.bind(__webpack_require__, 1744)),
        Promise.all(/* import() */[__webpack_require__.e(4164), __webpack_require__.e(4954), __webpack_require__.e(1410)]).then(__webpack_require__.bind(__webpack_require__, 94954)),
    ]);
    const metas = new Map(RULES.map(({ meta }) => [meta.id, meta]));
    const options = {
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        ruleOf: (id) => metas.get(id),
        excerpts,
        suppressed,
        id,
        ...sarifContext(env),
    };
    return (0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .resultJson */ .y3)(sarifLog(findings, options));
}


/***/ })

};
;
