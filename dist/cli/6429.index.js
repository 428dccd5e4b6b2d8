export const id = 6429;
export const ids = [6429];
export const modules = {

/***/ 6429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1817);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9231);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3280);





/** Tags of the core schema, which change nothing that the text does not say. */
const PLAIN_TAGS = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`));
/**
 * Reads one YAML 1.2 document with the core schema. Nothing is thrown: what is wrong with the text is in `problems`.
 * Tags beyond the core schema, merge keys, directives, non-string keys and several documents are refused; aliases are
 * resolved, within a limit.
 */
function parseYaml(path, text) {
    return new YamlDocument(path, text);
}
class YamlDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems;
    #problems = [];
    #lines;
    #document;
    #aliasNodes = 0;
    constructor(path, text) {
        this.path = path;
        this.text = text;
        this.#lines = new _line_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LineIndex */ .r(text);
        this.problems = this.#problems;
        const tokens = this.#tokens();
        if (tokens !== undefined)
            this.#compose(tokens);
        this.value =
            this.#fatal() || this.#document === undefined ? undefined : this.#convert(this.#document.contents, [], new Set());
        if (this.#fatal())
            this.value = undefined;
    }
    range(span) {
        return this.#lines.range(span);
    }
    locate(path) {
        if (this.#document === undefined)
            return undefined;
        let node = this.#document.contents;
        let location = node === null ? undefined : { key: undefined, value: spanOf(node), entry: spanOf(node) };
        for (const segment of path) {
            node = this.#resolve(node);
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
                const pair = node.items.findLast((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item.key) && keyName(item.key.value) === segment);
                if (pair === undefined)
                    return undefined;
                const key = spanOf(pair.key);
                const value = pair.value === null ? { start: key.end, end: key.end } : spanOf(pair.value);
                location = { key, value, entry: { start: key.start, end: Math.max(key.end, value.end) } };
                node = pair.value;
            }
            else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) && typeof segment === 'number' && segment < node.items.length) {
                node = node.items[segment];
                if (node === null)
                    return undefined;
                location = { key: undefined, value: spanOf(node), entry: spanOf(node) };
            }
            else
                return undefined;
        }
        return location;
    }
    #resolve(node) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            return node;
        return node.resolve(this.#document) ?? null;
    }
    #fatal() {
        return this.#problems.some((problem) => problem.rule !== 'source/duplicate-key' && problem.rule !== 'source/merge-key');
    }
    #report(rule, message, span, path = [], help) {
        this.#problems.push({
            rule,
            level: 'error',
            message,
            path: this.path,
            range: this.#lines.range(span),
            pointer: (0,_document_js__WEBPACK_IMPORTED_MODULE_4__/* .toPointer */ .rb)(path),
            ...(help === undefined ? {} : { help }),
        });
    }
    // The token tree is walked before anything is composed: composing deep trees or collections used as keys can abort the
    // whole process, which no try can catch (toolchain/README.md, 7).
    #tokens() {
        const tokens = [...new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX().parse(this.text)];
        const stack = tokens.map((token) => ({ token, depth: 0 }));
        while (stack.length > 0) {
            const { token, depth } = stack.pop();
            if (depth > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.depth) {
                this.#report('source/limit', `nesting is deeper than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.depth} levels`, pointAt(token.offset), [], 'flatten the document');
                return undefined;
            }
            if (token.type === 'document' && token.value !== undefined)
                stack.push({ token: token.value, depth });
            if (!('items' in token))
                continue;
            for (const item of token.items) {
                if (item.key !== undefined && item.key !== null) {
                    if ('items' in item.key || item.key.type === 'alias') {
                        this.#report('source/key', 'a key must be a plain string', pointAt(item.key.offset), [], 'write the key as text');
                        return undefined;
                    }
                }
                if (item.value !== undefined)
                    stack.push({ token: item.value, depth: depth + 1 });
            }
        }
        return tokens;
    }
    #compose(tokens) {
        const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
            version: '1.2',
            schema: 'core',
            merge: false,
            uniqueKeys: false,
            prettyErrors: false,
            keepSourceTokens: false,
        });
        const documents = [...composer.compose(tokens, true, this.text.length)];
        const [first, second] = documents;
        for (const document of documents) {
            for (const error of [...document.errors, ...document.warnings])
                this.#syntax(error);
        }
        if (second !== undefined && second.contents !== null) {
            this.#report('source/documents', 'the file holds more than one YAML document', pointAt(second.range[0]), [], 'keep one document in a file');
        }
        if (/^%/m.test(this.text) &&
            first?.directives !== undefined &&
            /^%(?:YAML|TAG)\b/m.test(this.text.slice(0, first.contents?.range?.[0] ?? 0))) {
            this.#report('source/directive', 'a YAML directive is not allowed', pointAt(this.text.search(/^%/m)), [], 'remove the line that starts with %');
        }
        if (first === undefined || first.contents === null) {
            if (!this.#fatal())
                this.#report('source/syntax', 'the document is empty', pointAt(0));
            return;
        }
        this.#document = first;
    }
    // The parser's own message quotes the source line; only its code and its fixed first sentence are used.
    #syntax(error) {
        const message = error.message.split('\n')[0].replace(/ at line \d+, column \d+:?$/, '');
        this.#report('source/syntax', `not valid YAML: ${message.slice(0, 200)}`, {
            start: error.pos[0],
            end: error.pos[1],
        });
    }
    #convert(source, path, open) {
        if (source === null)
            return null;
        const node = this.#resolve(source);
        if (node === null) {
            this.#report('source/alias', 'an alias names no anchor', spanOf(source), path);
            return null;
        }
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(source) && !this.#aliasAllowed(node, source, path, open))
            return null;
        const tag = node.tag;
        if (tag !== undefined && !PLAIN_TAGS.has(tag)) {
            this.#report('source/tag', `the tag ${JSON.stringify(tag)} is not allowed`, spanOf(node), path, 'remove the tag');
            return null;
        }
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
            return node.value;
        open.add(node);
        const value = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)
            ? this.#object(node.items, path, open)
            : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)
                ? node.items.map((item, i) => this.#convert(item, [...path, i], open))
                : null;
        open.delete(node);
        return value;
    }
    #aliasAllowed(node, alias, path, open) {
        const recursive = open.has(node);
        if (!recursive)
            this.#aliasNodes += countNodes(node, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.aliasNodes);
        if (!recursive && this.#aliasNodes <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.aliasNodes)
            return true;
        const what = recursive ? 'an alias contains itself' : `aliases repeat more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.aliasNodes} values`;
        this.#report('source/alias', what, spanOf(alias), path, 'write the value out');
        return false;
    }
    #object(items, path, open) {
        const object = {};
        const first = new Map();
        for (const item of items) {
            const key = item.key;
            const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? keyName(key.value) : undefined;
            const tag = key?.tag;
            if (name === undefined || (tag !== undefined && tag !== 'tag:yaml.org,2002:str')) {
                this.#report('source/key', 'a key must be a plain string', key === null ? pointAt(0) : spanOf(key), path, 'write the key as text');
                continue;
            }
            const here = [...path, name];
            const earlier = first.get(name);
            if (earlier !== undefined)
                this.#problems.push((0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .duplicateKey */ .V)(this, name, spanOf(key), earlier, here));
            else
                first.set(name, spanOf(key));
            if (name === '<<')
                this.#report('source/merge-key', 'a merge key is not allowed', spanOf(key), here, 'write the merged keys out');
            Object.defineProperty(object, name, {
                value: this.#convert(item.value, here, open),
                enumerable: true,
                configurable: true,
                writable: true,
            });
        }
        return object;
    }
}
function keyName(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
}
function spanOf(node) {
    const range = node.range;
    return { start: range[0], end: range[1] };
}
function pointAt(offset) {
    return { start: offset, end: offset + 1 };
}
function countNodes(node, limit) {
    let count = 0;
    const stack = [node];
    while (stack.length > 0 && count <= limit) {
        const next = stack.pop();
        count++;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(next))
            for (const item of next.items)
                stack.push(item.key, item.value);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(next))
            stack.push(...next.items);
    }
    return count;
}


/***/ })

};
