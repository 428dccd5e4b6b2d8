export const id = 8877;
export const ids = [8877];
export const modules = {

/***/ 1258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   quickYamlValue: () => (/* binding */ quickYamlValue)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3243);
/* harmony import */ var _well_formed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46);


/**
 * What makes a text none for this reader: white space and breaks on which readers differ, characters that YAML forbids, lines
 * that start with a directive or a document marker (but for one `---` at the very start), indentation indicators of block
 * scalars, escaped line breaks, explicit keys.
 */
const UNUSUAL = /[\t\r\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|^%|^ *\.\.\.|^ +---|[^-]\n---|[|>][-+]?[0-9]|\\ *\n|: *\? |^ *(?:- +)*\? /m;
/** Deeper documents go to the reader that knows the limit. */
const DEPTH = 50;
/**
 * Reads the value of an ordinary YAML document, about six times as fast as the reader with positions. It never decides that
 * something is wrong: whatever is unusual (tags, anchors, merge keys, duplicate keys, an error) gives undefined, and the
 * other reader looks. Where it gives a value, the other reader gives the same and finds no problem; the tests compare them.
 */
function quickYamlValue(text) {
    if (UNUSUAL.test(text))
        return undefined;
    try {
        return new QuickReader(text, (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, { maxDepth: DEPTH })).document();
    }
    catch {
        return undefined;
    }
}
/** Thrown where the other reader must look. */
class Unsure extends Error {
}
class QuickReader {
    #text;
    #events;
    #at = 0;
    constructor(text, events) {
        this.#text = text;
        this.#events = events;
    }
    document() {
        const first = this.#next();
        if (first.type !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.DOCUMENT || first.directives.length > 0 || first.explicitEnd)
            throw new Unsure();
        const value = this.#node();
        if (this.#next().type !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP || this.#at !== this.#events.length)
            throw new Unsure();
        // A CAL is a mapping; of other documents the other reader tells.
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            throw new Unsure();
        return { value };
    }
    #next() {
        const event = this.#events[this.#at++];
        if (event === undefined)
            throw new Unsure();
        return event;
    }
    #node() {
        const event = this.#next();
        if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.ALIAS || event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.DOCUMENT || event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP)
            throw new Unsure();
        if (event.anchorStart >= 0 || event.tagStart >= 0)
            throw new Unsure();
        if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SEQUENCE)
            return this.#list();
        if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING)
            return this.#mapping();
        const source = event.fast
            ? event.valueStart < 0
                ? ''
                : this.#text.slice(event.valueStart, event.valueEnd)
            : (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(this.#text, event);
        if (event.style !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .SCALAR_STYLE */ .jK.PLAIN) {
            if (!event.fast && !(0,_well_formed_js__WEBPACK_IMPORTED_MODULE_1__/* .isWellFormed */ .U)(source))
                throw new Unsure();
            return source;
        }
        return plainValue(source);
    }
    #list() {
        const items = [];
        while (this.#events[this.#at]?.type !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP)
            items.push(this.#node());
        this.#at++;
        return items;
    }
    #mapping() {
        const mapping = {};
        while (this.#events[this.#at]?.type !== js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP) {
            const key = this.#node();
            if (typeof key !== 'string' || key === '<<' || key === '__proto__' || Object.hasOwn(mapping, key))
                throw new Unsure();
            mapping[key] = this.#node();
        }
        this.#at++;
        return mapping;
    }
}
/** Characters that a plain scalar other than a string starts with. */
const SPECIAL = /^[-+.0-9~nNtTfF]|^$/;
const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const TRUE = /^(?:[Tt]rue|TRUE)$/;
const FALSE = /^(?:[Ff]alse|FALSE)$/;
const INTEGER = /^[-+]?[0-9]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
/** Octal, hexadecimal, infinity and what is no number: left to the other reader. */
const ODD_NUMBER = /^(?:0[ox]|[-+]?\.[iInN])/;
/** A plain scalar by the core schema of YAML 1.2. */
function plainValue(source) {
    if (!SPECIAL.test(source))
        return source;
    if (NULL.test(source))
        return null;
    if (TRUE.test(source))
        return true;
    if (FALSE.test(source))
        return false;
    if (ODD_NUMBER.test(source))
        throw new Unsure();
    if (!INTEGER.test(source) && !FLOAT.test(source))
        return source;
    const number = Number(source);
    if (!Number.isFinite(number))
        throw new Unsure();
    return number;
}


/***/ })

};
