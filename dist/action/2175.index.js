export const id = 2175;
export const ids = [2175];
export const modules = {

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   U: () => (/* binding */ PlacesNeeded),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8092);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);


/** A place was asked for that the quick reader does not know: {@link withPlaces} gets it from the other one. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read quickly. It knows where keys and scalars on a line stand, which is all that
 * most findings need; the reader that knows every place, and costs six times as much, is rarely loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #quickPlaces;
    #places;
    constructor(path, text, value, places) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.#quickPlaces = places;
    }
    /** @returns a location whose parts throw {@link PlacesNeeded} where {@link findPlaces} has to be called first */
    locate(path) {
        return (this.#places ??= this.#quickPlaces(false)).locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273));
        const exact = parseYaml(this.path, this.text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.schemaDepth);
        // What nests too deep for that reader has places all the same.
        this.#places = exact.value === undefined ? this.#quickPlaces(true) : exact;
    }
}
/** Does some work on documents, once more with places when it turns out to need them. */
async function withPlaces(docs, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        for (const doc of 'path' in docs ? [docs] : docs)
            if (doc instanceof QuickDocument)
                await doc.findPlaces();
        return work();
    }
}


/***/ })

};
