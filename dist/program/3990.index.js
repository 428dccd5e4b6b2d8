"use strict";
exports.id = 3990;
exports.ids = [3990];
exports.modules = {

/***/ 83990:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  quickYaml: () => (/* binding */ quickYaml)
});

// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(33243);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(59231);
// EXTERNAL MODULE: ./build/core/source/well-formed.js
var well_formed = __webpack_require__(60046);
;// CONCATENATED MODULE: ./build/core/source/yaml/quick-places.js

function commentsAreOrdinary(text) {
    if (!/^ +#/m.test(text))
        return true;
    let indent = 0;
    for (const line of text.split('\n').toReversed()) {
        const column = line.search(/[^ ]/);
        if (column < 0)
            continue;
        if (line[column] !== '#')
            indent = column;
        else if (column > indent)
            return false;
    }
    return true;
}
function isCommented(text, key) {
    const comment = / *:\s*#/y;
    comment.lastIndex = lineSpan(key).end;
    return comment.test(text);
}
function blockEnd(text, { valueStart, valueEnd, chomping }) {
    let last = valueEnd;
    while (last > valueStart && (text[last - 1] === '\n' || text[last - 1] === ' '))
        last--;
    if (last === valueStart)
        return undefined;
    const lineBreak = text.indexOf('\n', last);
    if (lineBreak < 0 || lineBreak >= valueEnd)
        return valueEnd;
    if (text.slice(lineBreak, valueEnd).includes(' '))
        return undefined;
    return chomping === js_yaml/* CHOMPING_MODE */.K6.KEEP ? valueEnd : lineBreak + 1;
}
function placesOf(text, events) {
    const root = new Builder(text, events).node(0);
    return (path) => {
        let node = root;
        let key;
        for (const segment of path) {
            const member = typeof segment === 'string' ? node.members?.get(segment) : undefined;
            const next = typeof segment === 'number' ? node.items?.[segment] : member?.value;
            if (next === undefined)
                return undefined;
            key = member?.key;
            node = next;
        }
        const { span } = node;
        return { key, value: span, entry: key === undefined ? span : { start: key.start, end: span.end } };
    };
}
function lineSpan({ valueStart, valueEnd, style }) {
    const quote = style === js_yaml/* SCALAR_STYLE */.jK.PLAIN ? 0 : 1;
    return { start: valueStart - quote, end: valueEnd + quote };
}
class Builder {
    #text;
    #events;
    #at = 1;
    #end = 0;
    #wholeLine = false;
    constructor(text, events) {
        this.#text = text;
        this.#events = events;
    }
    node(keyEnd) {
        const event = this.#events[this.#at++];
        if (event?.type === js_yaml/* EVENT_ID */.hy.SCALAR)
            return { span: this.#scalar(event, keyEnd) };
        if (event?.type === js_yaml/* EVENT_ID */.hy.MAPPING)
            return { members: this.#members(), span: this.#close(event) };
        if (event?.type === js_yaml/* EVENT_ID */.hy.SEQUENCE)
            return { items: this.#items(), span: this.#close(event) };
        throw new Error('the quick reader took a document that it does not read');
    }
    #scalar(event, keyEnd) {
        this.#wholeLine = event.style <= js_yaml/* SCALAR_STYLE */.jK.DOUBLE_QUOTED && event.valueStart >= 0;
        const span = this.#wholeLine
            ? lineSpan(event)
            : event.valueStart < 0
                ? this.#nothing(keyEnd)
                : this.#block(event, keyEnd);
        this.#end = span.end;
        return span;
    }
    #nothing(keyEnd) {
        const colon = / *: */y;
        colon.lastIndex = keyEnd;
        colon.test(this.#text);
        return { start: colon.lastIndex, end: colon.lastIndex };
    }
    #block(event, keyEnd) {
        const header = /[|>]/g;
        header.lastIndex = Math.max(keyEnd, this.#text.lastIndexOf('\n', event.valueStart - 2) + 1);
        header.test(this.#text);
        return { start: header.lastIndex - 1, end: blockEnd(this.#text, event) ?? event.valueEnd };
    }
    #close({ start, style }) {
        if (style === js_yaml/* COLLECTION_STYLE */.Rl.FLOW) {
            const rest = /(?:[\s,]+|#.*\n)*[}\]]/y;
            rest.lastIndex = Math.max(this.#end, start + 1);
            rest.test(this.#text);
            this.#end = rest.lastIndex;
            this.#wholeLine = true;
        }
        else if (this.#wholeLine) {
            this.#end = this.#text.indexOf('\n', this.#end) + 1 || this.#text.length;
            this.#wholeLine = false;
        }
        return { start, end: this.#end };
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
            const event = this.#events[this.#at++];
            if (event?.type !== js_yaml/* EVENT_ID */.hy.SCALAR)
                throw new Error('the quick reader took a key that it does not read');
            const key = lineSpan(event);
            members.set((0,js_yaml/* getScalarValue */.KE)(this.#text, event), { key, value: this.node(key.end) });
        }
        return members;
    }
    #items() {
        const items = [];
        while (this.#isOpen())
            items.push(this.node(0));
        return items;
    }
}

;// CONCATENATED MODULE: ./build/core/source/yaml/quick-yaml.js




const UNUSUAL = /[\t\r\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|^%|^ *\.\.\.|^ +---|[^-]\n---|[|>][-+]?[0-9]|\\ *\n|: *\? |^ *(?:- +)*\? /m;
const DEPTH = 50;
function quickYaml(path, text, maxDepth = DEPTH) {
    const unix = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
    if (unix !== text && /(?<!\r)\n/.test(text))
        return undefined;
    if (UNUSUAL.test(unix) || !commentsAreOrdinary(unix))
        return undefined;
    try {
        const events = (0,js_yaml/* parseEvents */.PH)(unix, { maxDepth });
        return new QuickDocument(path, { text, unix }, new QuickReader(unix, events).document(), events);
    }
    catch {
        return undefined;
    }
}
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #unix;
    #events;
    #lines;
    #unixLines;
    #places;
    constructor(path, { text, unix }, value, events) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.#unix = unix;
        this.#events = events;
    }
    locate(path) {
        const found = (this.#places ??= placesOf(this.#unix, this.#events))(path);
        if (found === undefined || this.#unix === this.text)
            return found;
        const { key, value, entry } = found;
        return {
            key: key === undefined ? undefined : this.#inText(key),
            value: this.#inText(value),
            entry: this.#inText(entry),
        };
    }
    #inText({ start, end }) {
        const lines = (this.#unixLines ??= new line_index/* LineIndex */.r(this.#unix));
        const moved = (offset) => offset + lines.position(offset).line - 1;
        return { start: moved(start), end: moved(end) };
    }
    range(span) {
        return (this.#lines ??= new line_index/* LineIndex */.r(this.text)).range(span);
    }
}
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
        if (typeof value !== 'object' || value === null)
            throw new Unsure();
        return value;
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
            return this.#mapping(event.style === js_yaml/* COLLECTION_STYLE */.Rl.FLOW ? event.start : -1);
        if (event.valueStart < 0)
            throw new Unsure();
        const source = event.fast ? this.#text.slice(event.valueStart, event.valueEnd) : (0,js_yaml/* getScalarValue */.KE)(this.#text, event);
        if (event.style === js_yaml/* SCALAR_STYLE */.jK.PLAIN)
            return plainValue(source);
        if (!event.fast && !(0,well_formed/* isWellFormed */.U)(source))
            throw new Unsure();
        if (event.style > js_yaml/* SCALAR_STYLE */.jK.DOUBLE_QUOTED && blockEnd(this.#text, event) === undefined)
            throw new Unsure();
        return source;
    }
    #list() {
        const items = [];
        while (this.#isOpen())
            items.push(this.#node());
        return items;
    }
    #mapping(brace) {
        if (brace >= 0 && this.#text[brace] !== '{')
            throw new Unsure();
        const mapping = {};
        while (this.#isOpen()) {
            const event = this.#events[this.#at];
            const key = this.#node();
            if (typeof key !== 'string' || key === '<<' || key === '__proto__' || Object.hasOwn(mapping, key))
                throw new Unsure();
            const value = this.#events[this.#at];
            if (value?.type === js_yaml/* EVENT_ID */.hy.SCALAR && value.valueStart < 0 && value.tagStart < 0 && value.anchorStart < 0) {
                if (brace >= 0 || event?.type !== js_yaml/* EVENT_ID */.hy.SCALAR || isCommented(this.#text, event))
                    throw new Unsure();
                this.#at++;
                mapping[key] = null;
            }
            else
                mapping[key] = this.#node();
        }
        return mapping;
    }
    #isOpen() {
        if (this.#events[this.#at]?.type !== js_yaml/* EVENT_ID */.hy.POP)
            return true;
        this.#at++;
        return false;
    }
}
const SPECIAL = /^[-+.0-9~nNtTfF]|^$/;
const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const TRUE = /^(?:[Tt]rue|TRUE)$/;
const FALSE = /^(?:[Ff]alse|FALSE)$/;
const INTEGER = /^[-+]?[0-9]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const ODD_NUMBER = /^(?:0[ox]|[-+]?\.[iInN])/;
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
;
