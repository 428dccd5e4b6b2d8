export const id = 663;
export const ids = [663,2175];
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


/***/ }),

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  quickYamlValue: () => (/* binding */ quickYamlValue)
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
;// CONCATENATED MODULE: ./build/core/source/quick-places.js


/**
 * Places by the events of an ordinary document (quick-yaml.ts). The events tell where keys and scalars on a line stand, which
 * is where nearly all findings are; they do not tell where block scalars and collections end.
 */
class QuickPlaces {
    #root;
    #coarse;
    /**
     * @param events of one document whose keys are plain strings, each once in its mapping
     * @param coarse gives the first character of what does not tell its end, for documents that no other reader has places of
     */
    constructor(text, events, coarse) {
        this.#coarse = coarse;
        this.#root = new Builder(text, events).node();
    }
    /** @returns a location that throws {@link PlacesNeeded} when the part of it that is asked for is not known */
    locate(path) {
        let node = this.#root;
        let key;
        for (const segment of path) {
            const member = typeof segment === 'string' ? node.members?.get(segment) : undefined;
            const next = typeof segment === 'number' ? node.items?.[segment] : member?.value;
            if (next === undefined)
                return undefined;
            key = member?.key;
            node = next;
        }
        return new QuickLocation(key === undefined ? undefined : spanOf(key, false), node.event, this.#coarse);
    }
}
// A class, since most findings ask for one of the three only.
class QuickLocation {
    key;
    #event;
    #coarse;
    constructor(key, event, coarse) {
        this.key = key;
        this.#event = event;
        this.#coarse = coarse;
    }
    get value() {
        return spanOf(this.#event, this.#coarse);
    }
    get entry() {
        const { start, end } = this.value;
        return { start: this.key?.start ?? start, end };
    }
}
function spanOf(event, coarse) {
    if (coarse) {
        const start = 'start' in event ? event.start : 'valueStart' in event ? event.valueStart : -1;
        if (event.type !== js_yaml/* EVENT_ID */.hy.SCALAR || start < 0)
            return { start: Math.max(0, start), end: Math.max(0, start) + 1 };
    }
    if (event.type !== js_yaml/* EVENT_ID */.hy.SCALAR || event.valueStart < 0)
        throw new quick_document/* PlacesNeeded */.U();
    const { valueStart: start, valueEnd: end, style } = event;
    if (style === js_yaml/* SCALAR_STYLE */.jK.PLAIN)
        return { start, end };
    // The events leave the quotes out.
    if (style === js_yaml/* SCALAR_STYLE */.jK.SINGLE_QUOTED || style === js_yaml/* SCALAR_STYLE */.jK.DOUBLE_QUOTED)
        return { start: start - 1, end: end + 1 };
    if (coarse)
        return { start, end };
    throw new quick_document/* PlacesNeeded */.U();
}
class Builder {
    #text;
    #events;
    /** The first event is the document's own. */
    #at = 1;
    constructor(text, events) {
        this.#text = text;
        this.#events = events;
    }
    node() {
        const event = this.#next();
        if (event.type === js_yaml/* EVENT_ID */.hy.MAPPING)
            return { event, members: this.#members() };
        if (event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE)
            return { event, items: this.#items() };
        return { event };
    }
    #next() {
        const event = this.#events[this.#at++];
        if (event === undefined)
            throw new quick_document/* PlacesNeeded */.U();
        return event;
    }
    #isOpen() {
        if (this.#events[this.#at]?.type !== js_yaml/* EVENT_ID */.hy.POP)
            return true;
        this.#at++;
        return false;
    }
    #members() {
        const members = new Map();
        while (this.#isOpen()) {
            const key = this.#next();
            members.set(key.type === js_yaml/* EVENT_ID */.hy.SCALAR ? (0,js_yaml/* getScalarValue */.KE)(this.#text, key) : '', { key, value: this.node() });
        }
        return members;
    }
    #items() {
        const items = [];
        while (this.#isOpen())
            items.push(this.node());
        return items;
    }
}

// EXTERNAL MODULE: ./build/core/source/well-formed.js
var well_formed = __webpack_require__(46);
;// CONCATENATED MODULE: ./build/core/source/quick-yaml.js



/**
 * What makes a text none for this reader: white space and breaks on which readers differ, characters that YAML forbids, lines
 * that start with a directive or a document marker (but for one `---` at the very start), indentation indicators of block
 * scalars, escaped line breaks, explicit keys.
 */
const UNUSUAL = /[\t\r\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|^%|^ *\.\.\.|^ +---|[^-]\n---|[|>][-+]?[0-9]|\\ *\n|: *\? |^ *(?:- +)*\? /m;
/** Deeper documents go to the reader that knows every place, as long as that one reads them. */
const DEPTH = 50;
/**
 * Reads the value of an ordinary YAML document, about six times as fast as the reader with positions. It never decides that
 * something is wrong: whatever is unusual (tags, anchors, merge keys, duplicate keys, an error) gives undefined, and the
 * other reader looks. Where it gives a value, the other reader gives the same and finds no problem; the tests compare them.
 */
function quickYamlValue(text, maxDepth = DEPTH) {
    if (UNUSUAL.test(text))
        return undefined;
    try {
        const events = (0,js_yaml/* parseEvents */.PH)(text, { maxDepth });
        const { value } = new QuickReader(text, events).document();
        return { value, places: (coarse) => new QuickPlaces(text, events, coarse) };
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
        if (first.type !== js_yaml/* EVENT_ID */.hy.DOCUMENT || first.directives.length > 0 || first.explicitEnd)
            throw new Unsure();
        const value = this.#node();
        if (this.#next().type !== js_yaml/* EVENT_ID */.hy.POP || this.#at !== this.#events.length)
            throw new Unsure();
        // Every file that is read is a mapping or a list; of other documents the other reader tells.
        if (typeof value !== 'object' || value === null)
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
        if (event.type === js_yaml/* EVENT_ID */.hy.ALIAS || event.type === js_yaml/* EVENT_ID */.hy.DOCUMENT || event.type === js_yaml/* EVENT_ID */.hy.POP)
            throw new Unsure();
        if (event.anchorStart >= 0 || event.tagStart >= 0)
            throw new Unsure();
        if (event.type === js_yaml/* EVENT_ID */.hy.SEQUENCE)
            return this.#list();
        if (event.type === js_yaml/* EVENT_ID */.hy.MAPPING)
            return this.#mapping();
        const source = event.fast
            ? event.valueStart < 0
                ? ''
                : this.#text.slice(event.valueStart, event.valueEnd)
            : (0,js_yaml/* getScalarValue */.KE)(this.#text, event);
        if (event.style !== js_yaml/* SCALAR_STYLE */.jK.PLAIN) {
            if (!event.fast && !(0,well_formed/* isWellFormed */.U)(source))
                throw new Unsure();
            return source;
        }
        return plainValue(source);
    }
    #list() {
        const items = [];
        while (this.#events[this.#at]?.type !== js_yaml/* EVENT_ID */.hy.POP)
            items.push(this.#node());
        this.#at++;
        return items;
    }
    #mapping() {
        const mapping = {};
        while (this.#events[this.#at]?.type !== js_yaml/* EVENT_ID */.hy.POP) {
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
