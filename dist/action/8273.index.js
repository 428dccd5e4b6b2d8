export const id = 8273;
export const ids = [8273];
export const modules = {

/***/ 8273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(9231);
// EXTERNAL MODULE: ./build/core/source/parse-json.js + 2 modules
var parse_json = __webpack_require__(7161);
// EXTERNAL MODULE: ./build/core/source/well-formed.js
var well_formed = __webpack_require__(46);
;// CONCATENATED MODULE: ./build/core/source/yaml-aliases.js

const NONE = new Map();
/** Resolves all aliases in one pass in the order of the text: at an alias, the last anchor of its name counts. */
function aliasTargets(root, text) {
    if (!text.includes('*'))
        return NONE;
    const anchors = new Map();
    const targets = new Map();
    const visit = (node) => {
        if ((0,dist/* isAlias */.Vj)(node)) {
            targets.set(node, anchors.get(node.source));
            return;
        }
        const anchor = node?.anchor;
        if (anchor !== undefined)
            anchors.set(anchor, node);
        if ((0,dist/* isMap */.jh)(node)) {
            for (const pair of node.items) {
                visit(pair.key);
                visit(pair.value);
            }
        }
        else if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                visit(item);
    };
    visit(root);
    return targets;
}
/** How many nodes an alias repeats; counting stops above `limit`. */
function countNodes(node, targets, limit) {
    let count = 0;
    const stack = [node];
    while (stack.length > 0 && count <= limit) {
        const next = stack.pop();
        count++;
        if ((0,dist/* isAlias */.Vj)(next))
            stack.push(targets.get(next));
        else if ((0,dist/* isMap */.jh)(next))
            for (const item of next.items)
                stack.push(item.key, item.value);
        else if ((0,dist/* isSeq */.oP)(next))
            for (const item of next.items)
                stack.push(item);
    }
    return count;
}
/** Text of a key as JSON would have it, or undefined when it is no scalar. */
function keyName(key) {
    if (!(0,dist/* isScalar */.jn)(key))
        return undefined;
    const { value } = key;
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
}
/** Whether a pair merges other mappings into its own, in whatever spelling. */
function isMerge(pair) {
    const key = pair.key;
    return keyName(key) === '<<' || key?.tag === 'tag:yaml.org,2002:merge';
}

// EXTERNAL MODULE: ./build/core/source/yaml-compose.js + 2 modules
var yaml_compose = __webpack_require__(9505);
;// CONCATENATED MODULE: ./build/core/source/parse-yaml.js









/** Tags of the core schema, which change nothing that the text does not say. */
const PLAIN_TAGS = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`));
const STRING_TAG = 'tag:yaml.org,2002:str';
const MERGE_TAG = 'tag:yaml.org,2002:merge';
/** Faults that leave a value which can be looked at further. */
const TOLERATED = new Set(['source/duplicate-key', 'source/merge-key']);
/**
 * Reads one YAML 1.2 document with the core schema. Nothing is thrown: what is wrong with the text is in `problems`.
 * Tags beyond the core schema, directives, non-text keys and several documents are refused. Aliases are resolved, within a
 * limit. A merge key is a problem, and its keys are merged all the same, so that the rules see what other readers would see.
 */
function parseYaml(path, text, maxDepth = limits/* LIMITS */.b.depth) {
    return new YamlDocument(path, text, maxDepth);
}
class YamlDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    shadowed = [];
    #lines;
    #root = null;
    #targets = new Map();
    #aliasNodes = 0;
    #path = [];
    #open = new Set();
    #pairs = new Map();
    constructor(path, text, maxDepth) {
        this.path = path;
        this.text = text;
        const read = (0,yaml_compose/* composeYaml */.e)(text, maxDepth);
        if ('root' in read) {
            this.#root = read.root;
            this.#targets = aliasTargets(read.root, text);
        }
        else
            this.#report(read.rule, read.message, read.span, read.help);
        const value = this.#fatal() ? undefined : this.#convert(this.#root);
        this.value = this.#fatal() ? undefined : value;
    }
    range(span) {
        this.#lines ??= new line_index/* LineIndex */.r(this.text);
        return this.#lines.range(span);
    }
    locate(path) {
        let node = this.#root;
        if (node === null)
            return undefined;
        let location = { key: undefined, value: spanOf(node), entry: spanOf(node) };
        for (const segment of path) {
            const container = this.#resolved(node);
            if ((0,dist/* isMap */.jh)(container)) {
                const pair = this.#pairOf(container, segment, new Set());
                if (pair === undefined)
                    return undefined;
                const key = spanOf(pair.key);
                const value = pair.value === null ? { start: key.end, end: key.end } : spanOf(pair.value);
                location = { key, value, entry: { start: key.start, end: Math.max(key.end, value.end) } };
                node = pair.value;
            }
            else if ((0,dist/* isSeq */.oP)(container) && typeof segment === 'number' && segment < container.items.length) {
                node = container.items[segment];
                location = { key: undefined, value: spanOf(node), entry: spanOf(node) };
            }
            else
                return undefined;
        }
        return location;
    }
    /** The last of equal keys counts; a key of the mapping itself counts before a merged one. */
    #pairOf(map, name, seen) {
        const { own, merges } = this.#pairsOf(map);
        if (name === '<<')
            return merges.at(-1);
        const found = typeof name === 'string' ? own.get(name) : undefined;
        if (found !== undefined || seen.has(map))
            return found;
        seen.add(map);
        for (const source of merges.flatMap((pair) => this.#mergeSources(pair))) {
            const merged = this.#pairOf(source, name, seen);
            if (merged !== undefined)
                return merged;
        }
        return undefined;
    }
    // Each of many findings in a large mapping asks for one key.
    #pairsOf(map) {
        const known = this.#pairs.get(map);
        if (known !== undefined)
            return known;
        const own = new Map();
        for (const pair of map.items) {
            const name = keyName(pair.key);
            if (name !== undefined)
                own.set(name, pair);
        }
        const pairs = { own, merges: map.items.filter(isMerge) };
        this.#pairs.set(map, pairs);
        return pairs;
    }
    #mergeSources(pair) {
        const value = this.#resolved(pair.value);
        const list = (0,dist/* isSeq */.oP)(value) ? value.items.map((item) => this.#resolved(item)) : [value];
        return list.filter((source) => (0,dist/* isMap */.jh)(source));
    }
    #resolved(node) {
        return (0,dist/* isAlias */.Vj)(node) ? this.#targets.get(node) : node;
    }
    #fatal() {
        return this.problems.some(({ rule }) => !TOLERATED.has(rule));
    }
    #report(rule, message, span, help) {
        this.problems.push({
            rule,
            level: 'error',
            message,
            path: this.path,
            range: this.range(span),
            pointer: (0,source_document/* toPointer */.rb)(this.#path),
            ...(help === undefined ? {} : { help }),
        });
    }
    #convert(source) {
        if (source === null || source === undefined)
            return null;
        const node = this.#resolved(source);
        if (node === undefined) {
            this.#report('source/alias', 'an alias names no anchor before it', spanOf(source), 'write the value out');
            return null;
        }
        if ((0,dist/* isAlias */.Vj)(source) && !this.#aliasAllowed(node, source))
            return null;
        const { tag } = node;
        if (tag !== undefined && !PLAIN_TAGS.has(tag)) {
            this.#report('source/tag', `the tag ${(0,printable/* quote */.hD)(tag)} is not allowed`, spanOf(node), 'remove the tag');
            return null;
        }
        if ((0,dist/* isScalar */.jn)(node))
            return this.#scalar(node.value, spanOf(node));
        this.#open.add(node);
        const value = (0,dist/* isMap */.jh)(node) ? this.#object(node) : (0,dist/* isSeq */.oP)(node) ? this.#array(node.items) : null;
        this.#open.delete(node);
        return value;
    }
    #scalar(value, span) {
        if (typeof value === 'number' && !Number.isFinite(value)) {
            this.#report('source/number', 'a number is too large, or is none', span, 'write a number that JSON can hold');
        }
        else if (typeof value === 'string' && !(0,well_formed/* isWellFormed */.U)(value)) {
            this.#report('source/surrogate', 'a string holds half of a surrogate pair', span, 'write the whole character');
        }
        return value;
    }
    #aliasAllowed(node, alias) {
        const recursive = this.#open.has(node);
        if (!recursive)
            this.#aliasNodes += countNodes(node, this.#targets, limits/* LIMITS */.b.aliasNodes);
        if (!recursive && this.#aliasNodes <= limits/* LIMITS */.b.aliasNodes)
            return true;
        const what = recursive ? 'an alias contains itself' : `aliases repeat more than ${limits/* LIMITS */.b.aliasNodes} values`;
        // One is enough: all others of a bomb would say the same.
        if (!this.#fatal())
            this.#report('source/alias', what, spanOf(alias), 'write the value out');
        return false;
    }
    #array(items) {
        return items.map((item, i) => {
            this.#path.push(i);
            const value = this.#convert(item);
            this.#path.pop();
            return value;
        });
    }
    #object(map) {
        const object = {};
        const first = new Map();
        const last = new Map();
        const merges = [];
        for (const pair of map.items) {
            const name = this.#key(pair);
            if (name === undefined)
                continue;
            this.#path.push(name);
            const span = spanOf(pair.key);
            const earlier = first.get(name);
            if (earlier !== undefined)
                this.problems.push((0,parse_json/* duplicateKey */.V)(this, name, span, earlier, this.#path));
            else
                first.set(name, span);
            if (isMerge(pair)) {
                this.#report('source/merge-key', 'a merge key is not allowed', span, 'write the merged keys out');
                merges.push({ pair, value: this.#convert(pair.value) });
            }
            else {
                const before = last.get(name);
                if (before !== undefined) {
                    const value = before.value === null ? pointAt(spanOf(before.key).end) : spanOf(before.value);
                    this.shadowed.push({ path: [...this.#path], key: spanOf(before.key), value, content: object[name] });
                }
                last.set(name, pair);
                parse_yaml_define(object, name, this.#convert(pair.value));
            }
            this.#path.pop();
        }
        for (const { value } of merges) {
            for (const source of Array.isArray(value) ? value : [value])
                mergeInto(object, source);
        }
        return object;
    }
    #key(pair) {
        const name = keyName(pair.key);
        const tag = pair.key?.tag;
        if (name !== undefined && (0,well_formed/* isWellFormed */.U)(name) && (tag === undefined || tag === STRING_TAG || tag === MERGE_TAG))
            return name;
        const span = pair.key === null ? pointAt(0) : spanOf(pair.key);
        if (name !== undefined && tag === undefined) {
            this.#report('source/surrogate', 'a key holds half of a surrogate pair', span, 'write the whole character');
        }
        else
            this.#report('source/key', 'a key must be a plain string', span, 'write the key as text, without a tag');
        return undefined;
    }
}
// Defined, not assigned: the key may be __proto__.
function parse_yaml_define(object, name, value) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
function mergeInto(object, source) {
    if (typeof source !== 'object' || source === null || Array.isArray(source))
        return;
    for (const [name, value] of Object.entries(source))
        if (!Object.hasOwn(object, name))
            parse_yaml_define(object, name, value);
}
function spanOf(node) {
    const range = node?.range;
    return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}
function pointAt(offset) {
    return { start: offset, end: offset + 1 };
}


/***/ }),

/***/ 9505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ composeYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/core/source/yaml-tokens.js

/**
 * Half of where composing meets the end of the stack (800 levels of flow collections on Node 20 and 24), whatever else a caller
 * allows.
 */
const COMPOSED_DEPTH = 400;
/**
 * Splits a text into tokens and looks for what must not be composed: composing deep trees, or collections used as keys, can
 * abort the whole process, which no `try` can catch.
 */
function tokensOf(text, maxDepth) {
    const limit = Math.min(maxDepth, COMPOSED_DEPTH);
    const tokens = firstDocuments(text);
    const stack = tokens.map((token) => ({ token, depth: 0 }));
    let problem;
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const { token, depth } = top;
        if (depth > limit) {
            const message = `nesting is deeper than ${limit} levels`;
            const way = limit < maxDepth ? `, or write it as JSON, which is read to ${maxDepth} levels` : '';
            const help = `flatten the document${way}`;
            return { tokens, problem: { rule: 'source/limit', message, span: at(token.offset), help } };
        }
        if (token.type === 'document' && token.value !== undefined)
            stack.push({ token: token.value, depth });
        if (!('items' in token))
            continue;
        for (const item of token.items) {
            if (item.key !== undefined && item.key !== null) {
                if ('items' in item.key || item.key.type === 'alias') {
                    const what = item.key.type === 'alias' ? 'an alias' : 'a collection';
                    const found = {
                        rule: 'source/key',
                        message: `${what} is used as a key`,
                        span: at(item.key.offset),
                        help: 'write the key as text',
                    };
                    if (problem === undefined || found.span.start < problem.span.start)
                        problem = found;
                }
                else
                    stack.push({ token: item.key, depth: depth + 1 });
            }
            if (item.value !== undefined)
                stack.push({ token: item.value, depth: depth + 1 });
        }
    }
    return { tokens, problem };
}
/** The tokens of a text down to its third document, if there is one: no file has more than one, and the second shows that this has. */
function firstDocuments(text) {
    const tokens = [];
    let documents = 0;
    for (const token of new dist/* Parser */.iX().parse(text)) {
        if (token.type === 'document' && ++documents > 2)
            break;
        tokens.push(token);
    }
    return tokens;
}
function at(offset) {
    return { start: offset, end: offset + 1 };
}

;// CONCATENATED MODULE: ./build/core/source/yaml-words.js
const BY_CODE = {
    ALIAS_PROPS: { message: 'an alias has a tag or an anchor of its own', help: 'write the alias alone' },
    BAD_ALIAS: { message: 'an anchor or an alias has no usable name' },
    BAD_DIRECTIVE: { message: 'a directive is malformed', help: 'remove the line that starts with %' },
    BAD_DQ_ESCAPE: { message: 'a string in double quotes holds an unknown escape', help: 'write \\\\ for a backslash' },
    BAD_INDENT: { message: 'the indentation does not fit', help: 'what belongs together starts at the same column' },
    BAD_PROP_ORDER: { message: 'an anchor or a tag stands before the indicator', help: 'write it after -, ? or :' },
    BAD_SCALAR_START: { message: 'a plain text cannot start with this character', help: 'put the text in quotes' },
    BLOCK_AS_IMPLICIT_KEY: {
        message: 'a value on this line would start another mapping or list',
        help: 'put a text that holds ": " in quotes',
    },
    BLOCK_IN_FLOW: {
        message: 'a block collection stands inside brackets or braces',
        help: 'use brackets and braces inside',
    },
    KEY_OVER_1024_CHARS: { message: 'a key is longer than 1024 characters' },
    MISSING_CHAR: { message: 'something is missing here' },
    MULTILINE_IMPLICIT_KEY: { message: 'a key spans several lines', help: 'is a quote not closed, or a colon missing?' },
    MULTIPLE_ANCHORS: { message: 'a value has two anchors' },
    MULTIPLE_TAGS: { message: 'a value has two tags' },
    RESOURCE_EXHAUSTION: { message: 'the document nests too deep', help: 'flatten the document' },
    TAB_AS_INDENT: { message: 'a tab is used for indentation', help: 'indent with spaces' },
    UNEXPECTED_TOKEN: {
        message: 'this does not belong here',
        help: 'is a quote, a bracket or a comma missing before it?',
    },
};
/** The parser has few codes; its fixed sentences tell more. */
const SENTENCES = [
    [/closing .?quote/, { message: 'a quote is not closed' }],
    [/followed by map values/, { message: 'a key is not followed by a colon', help: 'write "key: value"' }],
    [/end with a [\]})]/, { message: 'a bracket or brace is not closed' }],
    [/^Missing , /, { message: 'a comma is missing' }],
    [/space after :/, { message: 'a space is missing after a colon' }],
    [/Sequence item without -/, { message: 'an item of a list does not start with "- "' }],
    [/separated .*white space/, { message: 'a space is missing' }],
];
/** @returns what an error of the YAML parser means, without anything from the text. */
function wordsFor(code, sentence) {
    const special = ['MISSING_CHAR', 'BAD_INDENT'].includes(code)
        ? SENTENCES.find(([pattern]) => pattern.test(sentence))
        : undefined;
    return special?.[1] ?? BY_CODE[code] ?? { message: 'this cannot be read' };
}

;// CONCATENATED MODULE: ./build/core/source/yaml-compose.js



/** What YAML forbids in a text, however it is quoted. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;
/**
 * Line breaks on which readers disagree: a carriage return alone is one to YAML 1.2 and none to this parser, and the others are
 * ones to YAML 1.1. What one reader takes for the rest of a comment is a key to another.
 */
const DISPUTED_BREAK = /\r(?!\n)|[\u0085\u2028\u2029]/;
/**
 * Composes the one document of a text into nodes with their ranges, or says what is wrong first. Tags and aliases are not
 * looked at yet.
 */
function composeYaml(text, maxDepth) {
    const forbidden = text.search(FORBIDDEN);
    if (forbidden >= 0) {
        const help = 'remove it, or write it as an escape in double quotes';
        return syntax('a control character stands in the text', pointAt(forbidden), help);
    }
    const disputed = text.search(DISPUTED_BREAK);
    if (disputed >= 0) {
        const code = text.charCodeAt(disputed).toString(16).toUpperCase().padStart(4, '0');
        const message = `a line break that readers disagree on stands in the text (U+${code})`;
        const help = 'break the line with LF or CRLF, or write the character as an escape in double quotes';
        return syntax(message, pointAt(disputed), help);
    }
    const { tokens, problem } = tokensOf(text, maxDepth);
    if (problem !== undefined)
        return problem;
    const documents = compose(text, tokens);
    const [first, second] = documents;
    const directive = first === undefined ? -1 : directiveOf(text, first);
    if (directive >= 0) {
        const span = lineAt(text, directive);
        return { rule: 'source/directive', message: 'a YAML directive is not allowed', span, help: 'remove the line' };
    }
    const error = firstError(documents);
    if (error !== undefined)
        return error;
    if (second !== undefined) {
        const message = 'the file holds more than one YAML document';
        const span = pointAt(second.range[0]);
        return { rule: 'source/documents', message, span, help: 'keep one document in a file' };
    }
    if (first === undefined || first.contents === null)
        return syntax('the document is empty', { start: 0, end: 0 });
    return { root: first.contents };
}
function compose(text, tokens) {
    const composer = new dist/* Composer */.Dk({
        version: '1.2',
        schema: 'core',
        merge: false,
        resolveKnownTags: false,
        uniqueKeys: false,
        prettyErrors: false,
        keepSourceTokens: false,
    });
    return [...composer.compose(tokens, true, text.length)];
}
function directiveOf(text, document) {
    if (!text.includes('%'))
        return -1;
    return text.slice(0, document.contents?.range?.[0] ?? text.length).search(/^%/m);
}
// Only the first is reported: what follows a mistake is read in its light. A tag that is not known is found later.
function firstError(documents) {
    const [error] = documents
        .flatMap((document) => [...document.errors, ...document.warnings])
        .filter(({ message }) => !message.startsWith('Unresolved tag'))
        .sort((a, b) => a.pos[0] - b.pos[0]);
    if (error === undefined)
        return undefined;
    const span = { start: error.pos[0], end: Math.max(error.pos[1], error.pos[0] + 1) };
    if (error.code === 'TAG_RESOLVE_FAILED' || error.code === 'BAD_COLLECTION_TYPE')
        return { rule: 'source/tag', message: 'a value does not fit its tag', span, help: 'remove the tag' };
    const { message, help } = wordsFor(error.code, error.message);
    return syntax(message, span, help);
}
function syntax(what, span, help) {
    return { rule: 'source/syntax', message: `not valid YAML: ${what}`, span, help };
}
function pointAt(offset) {
    return { start: offset, end: offset + 1 };
}
function lineAt(text, offset) {
    const end = text.slice(offset).search(/[\r\n]|$/);
    return { start: offset, end: offset + end };
}


/***/ })

};
