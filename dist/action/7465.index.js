export const id = 7465;
export const ids = [7465];
export const modules = {

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** @returns whether `value` is a digest as the format writes it. */
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 4269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ NARROWING),
/* harmony export */   Sv: () => (/* binding */ legKey),
/* harmony export */   b9: () => (/* binding */ isOfWorkflow),
/* harmony export */   gl: () => (/* binding */ legWords),
/* harmony export */   tv: () => (/* binding */ jobKey)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1930);


/** Inputs by which the legs of a matrix judge different parts of one repository; the working directory is one more. */
const NARROWING = ['config', 'cals', 'packages', 'cartridges', 'hosts', 'shard'];
/** The key of a leg's own sticky comment. Order and repetition of the values make no other leg. */
function legKey(leg) {
    const given = NARROWING.flatMap((name) => {
        const values = leg.narrowed[name] ?? [];
        return values.length === 0 ? [] : [[name, [...new Set(values)].sort()]];
    });
    const job = jobKey(leg);
    return given.length === 0 ? job : `${job}?${(0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(JSON.stringify(given)).slice(0, 16)}`;
}
/** The key that a leg would have if nothing but the working directory narrowed it. */
function jobKey({ workflow, job, directory }) {
    return [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
}
/** Whether a comment's key is that of some leg of a workflow. */
function isOfWorkflow(key, workflow) {
    return workflow !== '' && key.startsWith(`${workflow}/`);
}
const VALUES = 6;
/** ``**hosts** `laptop`; **shard** `1/3` ``, as Markdown; empty for a run that judges everything. */
function legWords({ directory, narrowed }) {
    const parts = directory === '' ? [] : [`**working-directory** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(directory, 80)}`];
    for (const name of NARROWING) {
        const values = narrowed[name] ?? [];
        const more = values.length > VALUES ? ` and ${values.length - VALUES} more` : '';
        const shown = values.slice(0, VALUES).map((value) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value, 80));
        if (values.length > 0)
            parts.push(`**${name}** ${shown.join(', ')}${more}`);
    }
    return parts.join('; ');
}


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


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

/***/ 9231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
/** Converts UTF-16 offsets into 1-based lines and columns. A line ends at LF, CRLF or a lone CR. */
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    /** @param offset UTF-16 offset; clamped to the text */
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    /** @returns the UTF-16 offset of a 1-based position; clamped to the text. */
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
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

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ readJsonOrQuickly),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. Nothing is thrown for a bad file: `problems` says what is wrong and `value` is
 * undefined. The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 */
async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? parse(path, text, language, options) : text;
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, options.maxDepth);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 663));
    const quick = quickYamlValue(text, options.maxDepth);
    if (quick === undefined)
        return parse(path, text, language, options);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value, (coarse) => quick.places(coarse));
}
/**
 * Like {@link readQuickly}, for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from
 * its first brace to its last is read as that, which is what YAML reads too.
 */
async function readJsonOrQuickly(path, bytes, options = {}) {
    if (bytes[0] === 0x7b && !/\.json$/i.test(path)) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    return readQuickly(path, bytes, options);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text, options = {}) {
    return parse(path, text, languageOf(path, options), options);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
async function parse(path, text, language, { maxDepth }) {
    return language === 'json'
        ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth)
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text, maxDepth);
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
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


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ PACKAGE_SCHEMA_VERSION),
/* harmony export */   JO: () => (/* binding */ COMMENT_MARKER),
/* harmony export */   Ms: () => (/* binding */ REQUIRED_ROLE_NAMES),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   RW: () => (/* binding */ isPrefix),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   V4: () => (/* binding */ PREFIXES),
/* harmony export */   Yc: () => (/* binding */ otherProfileWith),
/* harmony export */   ZZ: () => (/* binding */ ROSTER_SCHEMA_VERSION),
/* harmony export */   _Y: () => (/* binding */ HOST_SCHEMA_VERSION),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   ww: () => (/* binding */ CONFIRMATIONS_SCHEMA_VERSION)
/* harmony export */ });
/* unused harmony exports SCOPES, isScope */
/**
 * The one place that spells the format's identifiers (format.md, 1).
 * Everything that carries the prefix is derived here from a {@link FormatProfile}; a test fails on a stray spelling elsewhere.
 */
function makeProfile(prefix, own) {
    const media = `application/vnd.${prefix}.`;
    return Object.freeze({
        prefix,
        roleNamespace: `${prefix}:`,
        manifestSchemaVersion: `${prefix}.harness.v1`,
        descriptorSchemaVersion: `${prefix}.harness.compliance.v1`,
        calSchemaVersion: `${prefix}.cal/1`,
        trustRegistrySchemaVersion: `${prefix}.trust-registry/1`,
        calSignatureSchemaVersion: `${prefix}.workflow-signature/1`,
        manifestMediaType: `${media}harness-requirements.v1+json`,
        descriptorMediaType: `${media}harness-compliance.v1+json`,
        cartridgeMediaType: `${media}cartridge.v1+sqlite3`,
        metaPrefix: `${prefix}.`,
        predicateVersionField: `${prefix}SchemaVersion`,
        levelField: `${prefix}Level`,
        extension: `.${prefix}`,
        calSubjectPrefix: `urn:${prefix}:workflow:`,
        ...own,
    });
}
/** The shipped profiles; `cart` is the default. The profile is never guessed from a document. */
const PROFILES = Object.freeze({
    cart: makeProfile('cart', {
        cartridgePredicateType: 'urn:cart:attestation:cartridge:v1',
        calPredicateType: 'urn:cart:attestation:workflow:v1',
        compliancePredicateType: 'urn:cart:attestation:compliance:v1',
        applicationId: 0x43525431,
        userVersion: 0x01000000,
    }),
    acx: makeProfile('acx', {
        cartridgePredicateType: 'https://acx.dev/attestation/cartridge/v1',
        calPredicateType: 'https://acx.dev/attestation/workflow/v1',
        compliancePredicateType: 'https://acx.dev/attestation/compliance/v1',
        applicationId: 0x41435831,
        userVersion: 0x01000100,
    }),
});
const DEFAULT_PREFIX = 'cart';
/** The names that `--prefix` accepts. */
const PREFIXES = Object.freeze(Object.keys(PROFILES));
/** @returns whether `name` is the prefix of a shipped profile. */
function isPrefix(name) {
    return Object.hasOwn(PROFILES, name);
}
/**
 * Which shipped profile, other than `profile`, spells `value` in field `field`?
 * Messages use it to name the setting that would read the document (format.md, 1).
 */
function otherProfileWith(profile, field, value) {
    return PREFIXES.map((name) => PROFILES[name]).find((other) => other !== profile && other[field] === value);
}
/** Package files, host profiles and confirmations are cartwright's own and keep one name in every profile (surface.md). */
const PACKAGE_SCHEMA_VERSION = 'cart.package.v1';
const HOST_SCHEMA_VERSION = 'cart.host.v1';
const CONFIRMATIONS_SCHEMA_VERSION = 'cart.rac-confirmations.v1';
const ROSTER_SCHEMA_VERSION = 'cart.roster.v1';
/** The four required tool roles, without namespace, in the specification's order (2.2). */
const REQUIRED_ROLE_NAMES = ['execute', 'dispatch', 'memory.write', 'search'];
/** Fixed path of the harness-requirements manifest in a cartridge (specification 2.1). */
const MANIFEST_PATH = 'rom/manifest/harness-requirements.json';
/** The closed scope vocabulary (format.md, 2). */
const SCOPES = (/* unused pure expression or super */ null && ([
    'exec',
    'dispatch',
    'memory.write',
    'memory.read',
    'search',
    'knowledge.write',
    'fs.read',
    'fs.write',
    'net.fetch',
]));
const VENDOR_SCOPE = /^x-[a-z0-9][a-z0-9._-]*$/;
/** @returns whether `token` is a scope: of the closed list, or a vendor token (format.md, 2). */
function isScope(token) {
    return typeof token === 'string' && (SCOPES.includes(token) || VENDOR_SCOPE.test(token));
}
/** Hidden first line of the sticky pull request comment; a job's key follows it. */
const COMMENT_MARKER = 'cartwright-report';


/***/ })

};
