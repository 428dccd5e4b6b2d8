"use strict";
exports.id = 4841;
exports.ids = [4841];
exports.modules = {

/***/ 54841:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkHtml: () => (/* binding */ checkHtml)
/* harmony export */ });
async function checkHtml(input) {
    const [{ renderPage }, { RULES }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2440), __webpack_require__.e(573), __webpack_require__.e(2642), __webpack_require__.e(8584)]).then(__webpack_require__.bind(__webpack_require__, 31717)),
        Promise.all(/* import() */[__webpack_require__.e(4164), __webpack_require__.e(4954), __webpack_require__.e(7783)]).then(__webpack_require__.bind(__webpack_require__, 94954)),
    ]);
    const metas = new Map(RULES.map(({ meta }) => [meta.id, meta]));
    return renderPage({ ...input, ruleOf: (id) => metas.get(id) });
}


/***/ })

};
;
