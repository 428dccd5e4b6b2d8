"use strict";
exports.id = 2175;
exports.ids = [2175];
exports.modules = {

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* unused harmony export PlacesNeeded */
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9231);

/** A place was asked of a document that has none yet: {@link withPlaces} gets them and asks again. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read for its value alone. Most documents have no finding, and then the reader
 * that knows places, and costs six times as much, is never loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #placed;
    constructor(path, text, value) {
        this.path = path;
        this.text = text;
        this.value = value;
    }
    /** @throws PlacesNeeded before {@link findPlaces} */
    locate(path) {
        if (this.#placed === undefined)
            throw new PlacesNeeded();
        return this.#placed.locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183));
        this.#placed = parseYaml(this.path, this.text);
    }
}
/** Does some work on a document, once more with places when it turns out to need them. */
async function withPlaces(doc, work) {
    if (!(doc instanceof QuickDocument))
        return work();
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        await doc.findPlaces();
        return work();
    }
}


/***/ })

};
;