"use strict";
exports.modules = {

/***/ 87161:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ duplicateKey),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
;// CONCATENATED MODULE: ./build/core/source/json-places.js
class JsonPlace {
    #text;
    #start;
    #span;
    #members;
    #items;
    constructor(text, start) {
        this.#text = text;
        this.#start = start;
    }
    get span() {
        return (this.#span ??= { start: this.#start, end: endOfValue(this.#text, this.#start) });
    }
    member(name) {
        if (this.#text.charCodeAt(this.#start) !== OPEN_BRACE)
            return undefined;
        this.#members ??= membersOf(this.#text, this.#start);
        return this.#members.get(name);
    }
    item(index) {
        if (this.#text.charCodeAt(this.#start) !== OPEN_BRACKET)
            return undefined;
        this.#items ??= itemsOf(this.#text, this.#start);
        return this.#items[index];
    }
}
function jsonPlaces(text) {
    return new JsonPlace(text, afterSpace(text, 0));
}
const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const BACKSLASH = 0x5c;
function membersOf(text, start) {
    const members = new Map();
    let at = afterSpace(text, start + 1);
    while (text.charCodeAt(at) === QUOTE) {
        const key = { start: at, end: endOfString(text, at) };
        const written = text.slice(key.start + 1, key.end - 1);
        const name = written.includes('\\') ? JSON.parse(`"${written}"`) : written;
        const value = new JsonPlace(text, afterSpace(text, afterSpace(text, key.end) + 1));
        members.set(name, { key, value });
        at = afterSpace(text, afterSpace(text, value.span.end) + 1);
    }
    return members;
}
function itemsOf(text, start) {
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
var line_index = __webpack_require__(59231);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
;// CONCATENATED MODULE: ./build/core/source/scan-json.js

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
function scanJson(text, maxDepth = limits.LIMITS.depth) {
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
        }
        return { span: this.#scalar() };
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
var well_formed = __webpack_require__(60046);
;// CONCATENATED MODULE: ./build/core/source/parse-json.js







function parseJson(path, text, maxDepth = limits.LIMITS.depth) {
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
function duplicateKey(doc, name, key, earlier, path) {
    return {
        rule: 'source/duplicate-key',
        level: 'error',
        message: `duplicate key ${(0,printable.quote)(name)}, first on line ${doc.range(earlier).start.line}`,
        path: doc.path,
        range: doc.range(key),
        pointer: (0,source_document/* toPointer */.rb)(path),
        help: 'keep one of them: readers disagree on which value counts',
    };
}
function countKeys(text) {
    let keys = 0;
    for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        const before = text.charCodeAt(colon - 1);
        if (before === 0x22 || before === 0x20 || before === 0x0a || before === 0x0d || before === 0x09)
            keys++;
    }
    return keys;
}
const TOO_DEEP = -1;
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

/***/ 60046:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWellFormed)
/* harmony export */ });
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function isWellFormed(text) {
    return !LONE_SURROGATE.test(text);
}


/***/ })

};
;
