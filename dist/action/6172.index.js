export const id = 6172;
export const ids = [6172];
export const modules = {

/***/ 6172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSarif: () => (/* binding */ checkSarif)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8508);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4432);


/**
 * The findings of a check as a SARIF 2.1.0 file, ready for GitHub's code scanning.
 *
 * @param suppressed accepted findings, which SARIF keeps and marks
 * @param env the job's environment, which says what was checked
 */
async function checkSarif(findings, excerpts, env, suppressed = []) {
    const [{ sarifLog }, { sarifContext }, { ruleOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4484).then(__webpack_require__.bind(__webpack_require__, 4484)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5762)),
        __webpack_require__.e(/* import() */ 3652).then(__webpack_require__.bind(__webpack_require__, 3652)),
    ]);
    const options = {
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        ruleOf: (id) => ruleOf(id)?.meta,
        excerpts,
        suppressed,
        ...sarifContext(env),
    };
    return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .resultJson */ .y)(sarifLog(findings, options));
}


/***/ })

};
