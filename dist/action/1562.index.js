export const id = 1562;
export const ids = [1562];
export const modules = {

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText),
/* harmony export */   y: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent)
        .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '#\\u0023[')}\n`;
}
/**
 * As {@link jsonText} for what a command prints or a report holds: secrets are cut in every value and name. A fix whose text
 * holds one is left out, for it would write the cut into the file. Files that others compare or sign are {@link jsonText}.
 */
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text) === text ? text : jsonText(masked(value), indent);
}
function masked(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(masked);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(masked(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(name), masked(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 8092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ nestsDeeper),
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
/** What a document may cost before it is refused: the process is protected before a parser sees the text. */
const LIMITS = {
    /** Nesting of collections. Deeper than any real document; parsers fail unpredictably at some thousand. */
    depth: 100,
    /**
     * Nesting of files that hold JSON Schemas (host profiles, manifests, packages): 500 schemas inside each other, two
     * collections each, and what stands around them. On a stack of 984 KiB, Node's smallest, every reader takes a third more.
     */
    schemaDepth: 1_100,
    /** Bytes of one JSON document. */
    jsonBytes: 64 * 1024 * 1024,
    /** Bytes of one YAML document: its parser needs about 70 times as much memory. */
    yamlBytes: 2 * 1024 * 1024,
    /** Nodes that aliases may add to a YAML document. */
    aliasNodes: 10_000,
};
/** Whether the collections of a value nest deeper than `limit`; without recursion, for values that nobody has looked at. */
function nestsDeeper(value, limit) {
    const open = [{ value, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        if (next.depth > limit)
            return true;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth: next.depth + 1 });
    }
    return false;
}


/***/ }),

/***/ 7161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ duplicateKey),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/source/json-places.js
/** A value in a JSON text that is known to be valid. What is in it is looked up when somebody asks, one level at a time. */
class JsonPlace {
    span;
    #text;
    #members;
    #items;
    constructor(text, start) {
        this.#text = text;
        this.span = { start, end: endOfValue(text, start) };
    }
    /** The member of an object by its name; as in JSON.parse, the last of several equal keys counts. */
    member(name) {
        if (this.#text.charCodeAt(this.span.start) !== OPEN_BRACE)
            return undefined;
        this.#members ??= membersOf(this.#text, this.span);
        return this.#members.get(name);
    }
    item(index) {
        if (this.#text.charCodeAt(this.span.start) !== OPEN_BRACKET)
            return undefined;
        this.#items ??= itemsOf(this.#text, this.span);
        return this.#items[index];
    }
}
/** The root of a valid JSON text. A finding costs a look at what encloses it, not at every value of the document. */
function jsonPlaces(text) {
    return new JsonPlace(text, afterSpace(text, 0));
}
const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const BACKSLASH = 0x5c;
function membersOf(text, { start }) {
    const members = new Map();
    let at = afterSpace(text, start + 1);
    while (text.charCodeAt(at) === QUOTE) {
        const key = { start: at, end: endOfString(text, at) };
        const written = text.slice(key.start + 1, key.end - 1);
        const name = written.includes('\\') ? JSON.parse(`"${written}"`) : written;
        // One step over the colon, and later one over the comma.
        const value = new JsonPlace(text, afterSpace(text, afterSpace(text, key.end) + 1));
        members.set(name, { key, value });
        at = afterSpace(text, afterSpace(text, value.span.end) + 1);
    }
    return members;
}
function itemsOf(text, { start }) {
    const items = [];
    let at = afterSpace(text, start + 1);
    if (text.charCodeAt(at) === CLOSE_BRACKET)
        return items;
    for (;;) {
        const item = new JsonPlace(text, at);
        items.push(item);
        const next = afterSpace(text, item.span.end);
        if (text.charCodeAt(next) === CLOSE_BRACKET)
            return items;
        at = afterSpace(text, next + 1);
    }
}
function afterSpace(text, start) {
    let at = start;
    for (;;) {
        const unit = text.charCodeAt(at);
        if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09)
            return at;
        at++;
    }
}
function endOfValue(text, start) {
    const first = text.charCodeAt(start);
    if (first === QUOTE)
        return endOfString(text, start);
    if (first === OPEN_BRACE || first === OPEN_BRACKET)
        return endOfCollection(text, start);
    SCALAR.lastIndex = start;
    SCALAR.test(text);
    return SCALAR.lastIndex;
}
/** A number, or true, false, null. */
const SCALAR = /[-+.0-9A-Za-z]+/y;
function endOfCollection(text, start) {
    let depth = 0;
    for (let at = start;; at++) {
        const unit = text.charCodeAt(at);
        if (unit === QUOTE)
            at = endOfString(text, at) - 1;
        else if (unit === OPEN_BRACE || unit === OPEN_BRACKET)
            depth++;
        else if ((unit === CLOSE_BRACE || unit === CLOSE_BRACKET) && --depth === 0)
            return at + 1;
    }
}
function endOfString(text, start) {
    for (let quote = text.indexOf('"', start + 1);; quote = text.indexOf('"', quote + 1)) {
        let slashes = 0;
        while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return quote + 1;
    }
}

// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(9231);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
;// CONCATENATED MODULE: ./build/core/source/scan-json.js

/** Where and why a text is not JSON (RFC 8259). */
class JsonSyntaxError extends Error {
    name = 'JsonSyntaxError';
    span;
    help;
    rule;
    constructor(message, span, help, rule = 'source/syntax') {
        super(message);
        this.span = span;
        this.help = help;
        this.rule = rule;
    }
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:[\]{}"]+/y;
/**
 * Reads a JSON text strictly, with the place of every key and value.
 * `JSON.parse` gives the value faster; this gives the places, the duplicates and the exact place of a mistake.
 *
 * @throws JsonSyntaxError at the first place where the text is not JSON, or nests deeper than the limit
 */
function scanJson(text, maxDepth = limits/* LIMITS */.b.depth) {
    return new Scanner(text, maxDepth).document();
}
class Scanner {
    #text;
    #maxDepth;
    #at = 0;
    #depth = 0;
    constructor(text, maxDepth) {
        this.#text = text;
        this.#maxDepth = maxDepth;
    }
    document() {
        this.#space();
        if (this.#at >= this.#text.length)
            this.#fail('the document is empty', 0, 'write one JSON value');
        const node = this.#value();
        this.#space();
        if (this.#at < this.#text.length) {
            this.#fail('there is text after the end of the document', 1, 'a JSON file holds exactly one value');
        }
        return node;
    }
    #fail(message, length, help) {
        throw new JsonSyntaxError(message, this.#here(length), help);
    }
    #here(length) {
        return { start: this.#at, end: Math.min(this.#at + length, this.#text.length) };
    }
    #space() {
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (unit === 32 || unit === 10 || unit === 13 || unit === 9)
                this.#at++;
            else if (unit === 47)
                this.#fail('a comment is not allowed in JSON', 2, 'remove it, or use a YAML file, where # starts one');
            else
                return;
        }
    }
    #value() {
        switch (this.#text[this.#at]) {
            case '{':
                return this.#nested(() => this.#object());
            case '[':
                return this.#nested(() => this.#array());
            case '"':
                return { span: this.#string().span };
            case undefined:
                return this.#fail('the document ends where a value is missing', 0);
            default:
                return { span: this.#scalar() };
        }
    }
    #nested(read) {
        if (++this.#depth > this.#maxDepth) {
            const message = `nesting is deeper than ${this.#maxDepth} levels`;
            throw new JsonSyntaxError(message, this.#here(1), 'flatten the document', 'source/limit');
        }
        const node = read();
        this.#depth--;
        return node;
    }
    #object() {
        const start = this.#at++;
        const members = [];
        this.#space();
        if (this.#text[this.#at] === '}')
            return { span: { start, end: ++this.#at }, members };
        for (;;) {
            if (this.#text[this.#at] !== '"')
                this.#failAtKey();
            const { name, span } = this.#string();
            this.#space();
            if (this.#text[this.#at] !== ':')
                this.#fail('a colon is missing after a key', 1);
            this.#at++;
            this.#space();
            members.push({ name, key: span, value: this.#value() });
            if (!this.#more('}'))
                return { span: { start, end: this.#at }, members };
        }
    }
    #failAtKey() {
        if (this.#text[this.#at] === undefined)
            return this.#fail('the document ends inside an object', 0, 'close it with }');
        return this.#fail('a key in double quotes is missing', 1, 'JSON keys stand in double quotes');
    }
    #array() {
        const start = this.#at++;
        const items = [];
        this.#space();
        if (this.#text[this.#at] === ']')
            return { span: { start, end: ++this.#at }, items };
        for (;;) {
            items.push(this.#value());
            if (!this.#more(']'))
                return { span: { start, end: this.#at }, items };
        }
    }
    // After a member or an item: true when another one follows, false when the collection was closed.
    #more(close) {
        this.#space();
        const found = this.#text[this.#at];
        if (found === close) {
            this.#at++;
            return false;
        }
        if (found === undefined)
            this.#fail(`the document ends inside ${close === '}' ? 'an object' : 'an array'}`, 0, `close it with ${close}`);
        if (found !== ',')
            this.#fail('a comma is missing', 1);
        const comma = this.#at++;
        this.#space();
        if (this.#text[this.#at] === close) {
            this.#at = comma;
            this.#fail('a trailing comma is not allowed in JSON', 1, 'remove the comma');
        }
        return true;
    }
    #string() {
        const start = this.#at++;
        let escaped = false;
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                this.#fail('a string is not closed', 0, 'close it with "');
            if (unit === 34)
                break;
            if (unit < 32)
                this.#fail('a control character stands raw in a string', 1, 'write it as an escape, such as \\n');
            if (unit === 92) {
                escaped = true;
                this.#escape();
            }
            else
                this.#at++;
        }
        const span = { start, end: ++this.#at };
        const name = escaped
            ? JSON.parse(this.#text.slice(span.start, span.end))
            : this.#text.slice(span.start + 1, span.end - 1);
        return { name, span };
    }
    #escape() {
        const letter = this.#text[this.#at + 1] ?? '';
        if (letter === 'u') {
            if (!/^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#at + 2, this.#at + 6)))
                this.#fail('\\u needs four hexadecimal digits', 2);
            this.#at += 6;
        }
        else if (letter !== '' && '"\\/bfnrt'.includes(letter))
            this.#at += 2;
        else
            this.#fail('a string holds an unknown escape', 2, 'write \\\\ for a backslash');
    }
    #scalar() {
        const start = this.#at;
        for (const word of ['true', 'false', 'null']) {
            if (this.#text.startsWith(word, start))
                return this.#endScalar(start, start + word.length);
        }
        NUMBER.lastIndex = start;
        const match = NUMBER.exec(this.#text);
        if (match !== null)
            return this.#endScalar(start, start + match[0].length);
        return this.#failAtScalar();
    }
    #endScalar(start, end) {
        WORD.lastIndex = end;
        if (WORD.test(this.#text))
            return this.#failAtScalar();
        this.#at = end;
        return { start, end };
    }
    #failAtScalar() {
        WORD.lastIndex = this.#at;
        const word = WORD.exec(this.#text)?.[0] ?? '';
        if (word.startsWith("'"))
            return this.#fail('a string stands in single quotes', 1, 'use double quotes');
        if (/^[-+]?0\d/.test(word))
            return this.#fail('a number starts with 0', word.length, 'remove the leading zeros');
        return this.#fail('this is not a JSON value', Math.max(1, word.length));
    }
}

// EXTERNAL MODULE: ./build/core/source/well-formed.js
var well_formed = __webpack_require__(46);
;// CONCATENATED MODULE: ./build/core/source/parse-json.js







/**
 * Reads strict JSON (RFC 8259) into a document. Nothing is thrown: what is wrong with the text is in `problems`.
 * Places are only computed when something asks for one.
 */
function parseJson(path, text, maxDepth = limits/* LIMITS */.b.depth) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return new JsonDocument(path, text, undefined, 'broken', maxDepth);
    }
    const members = countMembers(value, 1, maxDepth);
    if (members === TOO_DEEP)
        return new JsonDocument(path, text, undefined, 'broken', maxDepth);
    const finite = !Number.isNaN(members);
    const wellFormed = !text.includes('\\u') || !SURROGATE_ESCAPE.test(text) || allWellFormed(value);
    if (!finite || !wellFormed)
        return new JsonDocument(path, text, undefined, 'unreadable', maxDepth);
    return new JsonDocument(path, text, value, countKeys(text) > members ? 'duplicates' : 'sound', maxDepth);
}
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;
class JsonDocument {
    path;
    text;
    language = 'json';
    value;
    problems;
    shadowed = [];
    #maxDepth;
    #root;
    #lines;
    constructor(path, text, value, state, maxDepth) {
        this.path = path;
        this.#maxDepth = maxDepth;
        this.text = text;
        this.value = value;
        this.problems =
            state === 'sound'
                ? []
                : state === 'duplicates'
                    ? this.#duplicates()
                    : state === 'broken'
                        ? [this.#syntaxError()]
                        : this.#unreadable();
    }
    range(span) {
        this.#lines ??= new line_index/* LineIndex */.r(this.text);
        return this.#lines.range(span);
    }
    locate(path) {
        if (this.value === undefined)
            return undefined;
        this.#root ??= jsonPlaces(this.text);
        let place = this.#root;
        let key;
        for (const segment of path) {
            const member = typeof segment === 'string' ? place.member(segment) : undefined;
            const below = typeof segment === 'number' ? place.item(segment) : member?.value;
            if (below === undefined)
                return undefined;
            key = member?.key;
            place = below;
        }
        const { span } = place;
        return { key, value: span, entry: key === undefined ? span : { start: key.start, end: span.end } };
    }
    #problem(rule, message, span, help, path = []) {
        return {
            rule,
            level: 'error',
            message,
            path: this.path,
            range: this.range(span),
            pointer: (0,source_document/* toPointer */.rb)(path),
            ...(help === undefined ? {} : { help }),
        };
    }
    #syntaxError() {
        try {
            scanJson(this.text, this.#maxDepth);
        }
        catch (error) {
            if (!(error instanceof JsonSyntaxError))
                throw error;
            const message = error.rule === 'source/syntax' ? `not valid JSON: ${error.message}` : error.message;
            return this.#problem(error.rule, message, error.span, error.help);
        }
        throw new Error(`JSON.parse refuses what the scanner accepts in ${this.path}`);
    }
    #duplicates() {
        const found = [];
        // Replaced entries may enclose each other, and each is read for itself.
        let readable = 4 * this.text.length;
        walk(scanJson(this.text, this.#maxDepth), [], ({ members }, path) => {
            const first = new Map();
            const last = new Map();
            for (const member of members ?? []) {
                const { name, key } = member;
                const here = [...path, name];
                const [earlier, before] = [first.get(name), last.get(name)];
                if (earlier === undefined)
                    first.set(name, key);
                else
                    found.push(duplicateKey(this, name, key, earlier, here));
                if (before !== undefined) {
                    const { start, end } = before.value.span;
                    readable -= end - start;
                    const content = readable < 0 ? undefined : JSON.parse(this.text.slice(start, end));
                    this.shadowed.push({ path: here, key: before.key, value: before.value.span, content });
                }
                last.set(name, member);
            }
        });
        return found;
    }
    // Numbers that become infinity and texts without a UTF-8 form: what other readers make of them is anybody's guess.
    #unreadable() {
        const found = [];
        const text = (span, what, path) => {
            const source = this.text.slice(span.start, span.end);
            if (!SURROGATE_ESCAPE.test(source) || (0,well_formed/* isWellFormed */.U)(JSON.parse(source)))
                return;
            found.push(this.#problem('source/surrogate', `${what} holds half of a surrogate pair`, span, 'write the whole character', path));
        };
        walk(scanJson(this.text, this.#maxDepth), [], ({ span, members, items }, path) => {
            for (const { key } of members ?? [])
                text(key, 'a key', path);
            if (members !== undefined || items !== undefined)
                return;
            const first = this.text[span.start] ?? '';
            if (first === '"')
                text(span, 'a string', path);
            else if (/[-0-9]/.test(first) && !Number.isFinite(Number(this.text.slice(span.start, span.end)))) {
                found.push(this.#problem('source/number', 'a number is too large', span, 'write a number that a double can hold', path));
            }
        });
        return found;
    }
}
function walk(node, path, visit) {
    visit(node, path);
    for (const { name, value } of node.members ?? [])
        walk(value, [...path, name], visit);
    node.items?.forEach((item, index) => walk(item, [...path, index], visit));
}
/** The finding for a key that stands twice in one mapping: readers disagree on which value counts. */
function duplicateKey(doc, name, key, earlier, path) {
    return {
        rule: 'source/duplicate-key',
        level: 'error',
        message: `duplicate key ${(0,printable/* quote */.hD)(name)}, first on line ${doc.range(earlier).start.line}`,
        path: doc.path,
        range: doc.range(key),
        pointer: (0,source_document/* toPointer */.rb)(path),
        help: 'keep one of them: readers disagree on which value counts',
    };
}
/**
 * How many keys a valid JSON text has, or more: a colon after a quote that opens a string is counted too. The exact number
 * would cost a look at every character; too many only cost a scan that then finds no duplicate.
 */
function countKeys(text) {
    let keys = 0;
    for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        const before = text.charCodeAt(colon - 1);
        // White space before a colon is rare: a string, or a key that only the scan can tell.
        if (before === 0x22 || before === 0x20 || before === 0x0a || before === 0x0d || before === 0x09)
            keys++;
    }
    return keys;
}
const TOO_DEEP = -1;
/** @returns how many members all objects in a value have; NaN when a number is infinite, `TOO_DEEP` when it nests too deep */
function countMembers(value, depth, maxDepth) {
    if (typeof value !== 'object' || value === null)
        return value === Infinity || value === -Infinity ? NaN : 0;
    if (depth > maxDepth)
        return TOO_DEEP;
    const children = Array.isArray(value) ? value : Object.values(value);
    let members = Array.isArray(value) ? 0 : children.length;
    for (const child of children) {
        if (typeof child === 'string' || typeof child === 'boolean')
            continue;
        const below = countMembers(child, depth + 1, maxDepth);
        if (below === TOO_DEEP)
            return TOO_DEEP;
        members += below;
    }
    return members;
}
function allWellFormed(value) {
    if (typeof value === 'string')
        return (0,well_formed/* isWellFormed */.U)(value);
    if (typeof value !== 'object' || value === null)
        return true;
    return Object.entries(value).every(([key, child]) => (0,well_formed/* isWellFormed */.U)(key) && allWellFormed(child));
}


/***/ }),

/***/ 46:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWellFormed)
/* harmony export */ });
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** Whether a text has a UTF-8 form: no half of a surrogate pair stands alone in it. */
function isWellFormed(text) {
    return !LONE_SURROGATE.test(text);
}


/***/ })

};
