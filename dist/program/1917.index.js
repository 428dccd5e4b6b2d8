"use strict";
exports.id = 1917;
exports.ids = [1917];
exports.modules = {

/***/ 11917:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(59231);
// EXTERNAL MODULE: ./build/core/source/parse-json.js + 2 modules
var parse_json = __webpack_require__(87161);
// EXTERNAL MODULE: ./build/core/source/well-formed.js
var well_formed = __webpack_require__(60046);
;// CONCATENATED MODULE: ./build/core/source/yaml/yaml-aliases.js

const NONE = new Map();
function aliasTargets(root, text) {
    if (!text.includes('*'))
        return NONE;
    const anchors = new Map();
    const targets = new Map();
    const visit = (node) => {
        if ((0,dist.isAlias)(node)) {
            targets.set(node, anchors.get(node.source));
            return;
        }
        const anchor = node?.anchor;
        if (anchor !== undefined)
            anchors.set(anchor, node);
        if ((0,dist.isMap)(node)) {
            for (const pair of node.items) {
                visit(pair.key);
                visit(pair.value);
            }
        }
        else if ((0,dist.isSeq)(node))
            for (const item of node.items)
                visit(item);
    };
    visit(root);
    return targets;
}
function countNodes(node, targets, limit) {
    let count = 0;
    const stack = [node];
    while (stack.length > 0 && count <= limit) {
        const next = stack.pop();
        count++;
        if ((0,dist.isAlias)(next))
            stack.push(targets.get(next));
        else if ((0,dist.isMap)(next))
            for (const item of next.items)
                stack.push(item.key, item.value);
        else if ((0,dist.isSeq)(next))
            for (const item of next.items)
                stack.push(item);
    }
    return count;
}
function keyName(key) {
    if (!(0,dist.isScalar)(key))
        return undefined;
    const { value } = key;
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
}
function isMerge(pair) {
    const key = pair.key;
    return keyName(key) === '<<' || key?.tag === 'tag:yaml.org,2002:merge';
}

// EXTERNAL MODULE: ./build/core/source/yaml/yaml-compose.js + 2 modules
var yaml_compose = __webpack_require__(49656);
;// CONCATENATED MODULE: ./build/core/source/yaml/parse-yaml.js









const PLAIN_TAGS = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`));
const STRING_TAG = 'tag:yaml.org,2002:str';
const MERGE_TAG = 'tag:yaml.org,2002:merge';
const TOLERATED = new Set(['source/duplicate-key', 'source/merge-key']);
function parseYaml(path, text, maxDepth = limits.LIMITS.depth) {
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
            if ((0,dist.isMap)(container)) {
                const pair = this.#pairOf(container, segment, new Set());
                if (pair === undefined)
                    return undefined;
                const key = spanOf(pair.key);
                const value = pair.value === null ? { start: key.end, end: key.end } : spanOf(pair.value);
                location = { key, value, entry: { start: key.start, end: Math.max(key.end, value.end) } };
                node = pair.value;
            }
            else if ((0,dist.isSeq)(container) && typeof segment === 'number' && segment < container.items.length) {
                node = container.items[segment];
                location = { key: undefined, value: spanOf(node), entry: spanOf(node) };
            }
            else
                return undefined;
        }
        return location;
    }
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
        const list = (0,dist.isSeq)(value) ? value.items.map((item) => this.#resolved(item)) : [value];
        return list.filter((source) => (0,dist.isMap)(source));
    }
    #resolved(node) {
        return (0,dist.isAlias)(node) ? this.#targets.get(node) : node;
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
        if ((0,dist.isAlias)(source) && !this.#aliasAllowed(node, source))
            return null;
        const { tag } = node;
        if (tag !== undefined && !PLAIN_TAGS.has(tag)) {
            this.#report('source/tag', `the tag ${(0,printable.quote)(tag)} is not allowed`, spanOf(node), 'remove the tag');
            return null;
        }
        if ((0,dist.isScalar)(node))
            return this.#scalar(node.value, spanOf(node));
        this.#open.add(node);
        const value = (0,dist.isMap)(node) ? this.#object(node) : (0,dist.isSeq)(node) ? this.#array(node.items) : null;
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
            this.#aliasNodes += countNodes(node, this.#targets, limits.LIMITS.aliasNodes);
        if (!recursive && this.#aliasNodes <= limits.LIMITS.aliasNodes)
            return true;
        const what = recursive ? 'an alias contains itself' : `aliases repeat more than ${limits.LIMITS.aliasNodes} values`;
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-49656.js").modules);
