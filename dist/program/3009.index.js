"use strict";
exports.id = 3009;
exports.ids = [3009];
exports.modules = {

/***/ 83009:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   overviewPlaces: () => (/* binding */ overviewPlaces)
/* harmony export */ });
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41817);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72228);



async function overviewPlaces(fs, items) {
    const places = new Map();
    for (const overview of items) {
        if ('rule' in overview || overview.range !== undefined || fs.kind(overview.path) !== 'file')
            continue;
        const range = await placeIn(fs, overview);
        if (range !== undefined)
            places.set(overview, range);
    }
    return places;
}
async function placeIn(fs, { path, at }) {
    if (!/\.(?:json|ya?ml)$/i.test(path))
        return undefined;
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_1__.readDocument)(path, fs.readFile(path), { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_0__.LIMITS.schemaDepth });
    const there = at.find((each) => doc.locate(each) !== undefined);
    return there === undefined ? undefined : (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .rangeOf */ .be)(doc, there, 'key');
}


/***/ })

};
;
