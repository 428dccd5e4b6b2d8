"use strict";
exports.id = 930;
exports.ids = [930];
exports.modules = {

/***/ 930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   overviewPlaces: () => (/* binding */ overviewPlaces)
/* harmony export */ });
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1817);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8092);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2228);




/**
 * Where overviews stand in their files; findings among them know it. They are asked for when it is decided which ones are shown, for a check has no other use for
 * these places, and reading them for every file would take longer than the check.
 *
 * @returns nothing for an overview whose file is not here, as where parts of a run are merged, or has none of the places
 */
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
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readQuickly */ .xF)(path, fs.readFile(path), { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.schemaDepth });
    return (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlaces */ .r)(doc, () => {
        const there = at.find((each) => doc.locate(each) !== undefined);
        return there === undefined ? undefined : (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, there, 'key');
    });
}


/***/ })

};
;