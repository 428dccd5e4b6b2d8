"use strict";
exports.id = 4164;
exports.ids = [4164];
exports.modules = {

/***/ 57761:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y_: () => (/* binding */ EdgeSet),
  cQ: () => (/* binding */ graphOf)
});

// UNUSED EXPORTS: Graph

// EXTERNAL MODULE: ./build/core/value/node-kinds.js
var node_kinds = __webpack_require__(67040);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
;// CONCATENATED MODULE: ./build/core/cal/strong-components.js
function components(size, targets) {
    const order = new Int32Array(size).fill(-1);
    const low = new Int32Array(size);
    const home = new Int32Array(size).fill(-1);
    const found = [];
    const open = [];
    let count = 0;
    const enter = (node) => {
        order[node] = low[node] = count++;
        open.push(node);
        return { node, next: targets(node), at: 0 };
    };
    const close = (node) => {
        const nodes = open.splice(open.lastIndexOf(node)).sort((a, b) => a - b);
        for (const member of nodes)
            home[member] = found.length;
        const leaves = nodes.some((member) => targets(member).some((target) => home[target] !== found.length));
        found.push({ nodes, leaves, cyclic: nodes.length > 1 || targets(node).includes(node) });
    };
    for (let root = 0; root < size; root++) {
        if (order[root] !== -1)
            continue;
        const frames = [enter(root)];
        for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
            const { node } = frame;
            const target = frame.next[frame.at++];
            if (target !== undefined) {
                if (order[target] === -1)
                    frames.push(enter(target));
                else if (home[target] === -1)
                    low[node] = Math.min(low[node], order[target]);
                continue;
            }
            frames.pop();
            if (low[node] === order[node])
                close(node);
            const parent = frames.at(-1)?.node;
            if (parent !== undefined)
                low[parent] = Math.min(low[parent], low[node]);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/core/cal/graph.js



class Graph {
    nodes;
    edges;
    start;
    outgoing;
    startEvents;
    ends;
    branching;
    #reachable;
    #components;
    constructor(nodes, parts, edges, start) {
        this.nodes = nodes;
        this.edges = edges;
        this.start = start;
        const outgoing = nodes.map(() => []);
        for (const edge of edges)
            outgoing[edge.from]?.push(edge);
        this.outgoing = outgoing;
        const those = (has) => parts.flatMap((part, i) => (has(part) ? [i] : []));
        this.startEvents = those(({ begins }) => begins);
        this.ends = new Set(those(({ ends }) => ends));
        this.branching = new Set(those(({ branches }) => branches));
    }
    id(node) {
        return String(this.nodes[node]?.value['id']);
    }
    steps(node) {
        return this.ends.has(node) ? [] : (this.outgoing[node] ?? []);
    }
    get reachable() {
        if (this.#reachable !== undefined)
            return this.#reachable;
        const reached = new Set([this.start, ...this.startEvents]);
        for (const node of reached)
            for (const { to } of this.outgoing[node] ?? [])
                reached.add(to);
        return (this.#reachable = reached);
    }
    get components() {
        return (this.#components ??= components(this.nodes.length, (node) => this.steps(node).map(({ to }) => to)));
    }
    get dangling() {
        if (this.ends.size === 0)
            return [];
        return [...this.reachable]
            .filter((node) => !this.ends.has(node) && this.outgoing[node]?.length === 0)
            .sort(byNumber);
    }
    get traps() {
        if (this.ends.size === 0 || this.#allCanEnd())
            return [];
        return this.components.filter(({ nodes, leaves, cyclic }) => !leaves && cyclic && nodes.some((node) => this.reachable.has(node)));
    }
    #allCanEnd() {
        const incoming = this.nodes.map(() => []);
        for (const { from, to } of this.edges)
            incoming[to]?.push(from);
        const ending = new Set(this.ends);
        for (const node of ending)
            for (const from of incoming[node] ?? [])
                ending.add(from);
        return ending.size === this.nodes.length;
    }
    get unreachable() {
        if (this.reachable.size === this.nodes.length)
            return [];
        const lost = this.components.filter(({ nodes }) => !this.reachable.has(nodes[0] ?? this.start));
        if (lost.length === 0)
            return [];
        const home = new Map(lost.flatMap((component) => component.nodes.map((node) => [node, component])));
        const led = new Set();
        for (const { from, to } of this.edges) {
            const target = home.get(to);
            if (target !== undefined && home.get(from) !== target)
                led.add(target);
        }
        return lost.filter((component) => !led.has(component)).sort((a, b) => (a.nodes[0] ?? 0) - (b.nodes[0] ?? 0));
    }
    get loop() {
        const loops = this.components.filter(({ nodes, cyclic }) => cyclic && nodes.some((node) => this.reachable.has(node)));
        const inside = new Map(loops.flatMap((component) => component.nodes.map((node) => [node, component])));
        const first = [...this.reachable].find((node) => inside.has(node));
        if (first === undefined)
            return undefined;
        const home = inside.get(first);
        const cameBy = new Map();
        const queue = [first];
        for (const node of queue) {
            for (const edge of this.steps(node)) {
                if (edge.to === first)
                    return pathBack(cameBy, edge, first);
                if (inside.get(edge.to) !== home || cameBy.has(edge.to))
                    continue;
                cameBy.set(edge.to, edge);
                queue.push(edge.to);
            }
        }
        return undefined;
    }
}
function pathBack(cameBy, last, first) {
    const edges = [last];
    for (let node = last.from; node !== first;) {
        const edge = cameBy.get(node);
        if (edge === undefined)
            break;
        edges.push(edge);
        node = edge.from;
    }
    return edges.toReversed();
}
const byNumber = (a, b) => a - b;
function graphOf(cal) {
    const { nodes, edges, root, nodeIds } = cal;
    const list = (0,mapping/* own */.ZV)(root, 'edges');
    if (!nodeIds.whole || nodes.length === 0 || !Array.isArray(list) || list.length !== edges.length)
        return undefined;
    const parts = [];
    for (const { value } of nodes) {
        const part = (0,node_kinds/* partInRun */.S8)(value);
        if (part === undefined)
            return undefined;
        parts.push(part);
    }
    const number = new Map(nodes.map(({ value }, i) => [value['id'], i]));
    const start = number.get((0,mapping/* own */.ZV)(root, 'start'));
    if (start === undefined)
        return undefined;
    const found = [];
    const seen = new EdgeSet();
    for (const entry of edges) {
        const from = number.get((0,mapping/* own */.ZV)(entry.value, 'from'));
        const to = number.get((0,mapping/* own */.ZV)(entry.value, 'to'));
        if (from === undefined || to === undefined)
            return undefined;
        if (seen.add(entry) === undefined)
            found.push({ from, to, entry });
    }
    return new Graph(nodes, parts, found, start);
}
class EdgeSet {
    #byEnds = new Map();
    add(edge) {
        const from = (0,mapping/* own */.ZV)(edge.value, 'from');
        const to = (0,mapping/* own */.ZV)(edge.value, 'to');
        if (typeof from !== 'string' || typeof to !== 'string')
            return undefined;
        const ends = `${from}\n${to}`;
        const others = this.#byEnds.get(ends);
        if (others === undefined) {
            this.#byEnds.set(ends, [edge]);
            return undefined;
        }
        const key = conditionKey(edge);
        const earlier = others.find((other) => conditionKey(other) === key);
        if (earlier === undefined)
            others.push(edge);
        return earlier;
    }
}
function conditionKey({ value }) {
    return JSON.stringify(sorted((0,mapping/* own */.ZV)(value, 'when') ?? null));
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (!(0,mapping/* isMapping */.pi)(value))
        return value;
    return Object.keys(value)
        .sort()
        .map((key) => [key, sorted(value[key])]);
}


/***/ }),

/***/ 90703:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ conditionVariablesOf),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   SD: () => (/* binding */ variableIn),
/* harmony export */   d1: () => (/* binding */ conditionItemsOf),
/* harmony export */   et: () => (/* binding */ agentsOf),
/* harmony export */   oI: () => (/* binding */ endsOf),
/* harmony export */   vN: () => (/* binding */ requiredItemsOf)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46774);
/* harmony import */ var _value_node_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67040);


function agentsOf({ nodes }) {
    return nodes
        .filter(({ value }) => (0,_value_node_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .takes */ .ny)(value, 'agent'))
        .map(({ path, value }) => ({ name: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'agent'), path: [...path, 'agent'] }));
}
function requiredItemsOf({ nodes }) {
    return nodes.flatMap(({ path, value }) => {
        const requires = (0,_value_node_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .takes */ .ny)(value, 'requires') ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'requires') : undefined;
        const ids = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(requires) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(requires, 'rac') : undefined;
        if (!Array.isArray(ids))
            return [];
        return ids.map((name, i) => ({ name, path: [...path, 'requires', 'rac', i] }));
    });
}
function endsOf({ edges }) {
    return edges.flatMap((edge) => [named(edge, 'from'), named(edge, 'to')]);
}
function startOf({ root }) {
    return { name: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(root, 'start'), path: ['start'] };
}
function conditionItemsOf({ conditions }) {
    return conditions.map((condition) => named(condition, 'racAvailable'));
}
function conditionVariablesOf({ conditions }) {
    return conditions.map((condition) => named(condition, 'var'));
}
function variableIn(written, isDeclared) {
    for (let end = written.length; end > 0; end = written.lastIndexOf('.', end - 1))
        if (isDeclared(written.slice(0, end)))
            return written.slice(0, end);
    return undefined;
}
function named({ path, value }, property) {
    return { name: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, property), path: [...path, property] };
}


/***/ }),

/***/ 71509:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EW: () => (/* binding */ BASE64),
  uL: () => (/* binding */ EXTENSION_KEY),
  py: () => (/* binding */ HOMEPAGE),
  ID: () => (/* binding */ ID),
  rR: () => (/* binding */ KEYID),
  mi: () => (/* binding */ LICENSE),
  NR: () => (/* binding */ LINEAGE_DIGEST),
  LV: () => (/* binding */ LINEAGE_PUBLISHER),
  eT: () => (/* binding */ LINEAGE_SOURCE),
  qI: () => (/* binding */ PUBLIC_KEY),
  M4: () => (/* binding */ ROM_DIGEST),
  FB: () => (/* binding */ SIGNED_AT),
  UA: () => (/* binding */ SIGNED_DIGEST),
  MM: () => (/* binding */ SIGNED_PUBLISHER),
  Dk: () => (/* binding */ TAG),
  xv: () => (/* binding */ VERSION)
});

// UNUSED EXPORTS: DIGEST_PATTERN

// EXTERNAL MODULE: ./build/core/cal/shape/spdx.js
var spdx = __webpack_require__(16280);
;// CONCATENATED MODULE: ./build/core/cal/suggest-format.js
function id(text) {
    return slug(text)
        .replace(/^[^a-z]+/, '')
        .slice(0, 128);
}
function tag(text) {
    return slug(text)
        .replace(/^[^a-z0-9]+/, '')
        .slice(0, 64);
}
function slug(text) {
    return text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/-+$/, '');
}
function version(text) {
    const match = /^\s*[vV=]{0,2}\s?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?([-+][0-9A-Za-z.+-]+)?\s*$/.exec(text);
    if (match === null)
        return undefined;
    const [, major, minor = '0', patch = '0', rest = ''] = match;
    return `${Number(major)}.${Number(minor)}.${Number(patch)}${rest}`;
}
function digest(text) {
    const hex = /^\s*(?:sha-?256[:=-])?([0-9A-Fa-f]{64})\s*$/i.exec(text)?.[1];
    return hex === undefined ? undefined : `sha256:${hex.toLowerCase()}`;
}
const LICENSES = 'Apache-2.0 MIT BSD-2-Clause BSD-3-Clause ISC MPL-2.0 EPL-2.0 CC-BY-4.0 CC0-1.0 Unlicense'.split(' ');
function license(text) {
    const plain = (name) => name
        .toLowerCase()
        .replace(/\b(?:the|license|licence|version|clause|software|public)\b/g, '')
        .replace(/\bv(?=\d)/g, '')
        .replace(/[^a-z0-9]+/g, '')
        .replace(/(?<=\d)0$/, '');
    const wanted = plain(text);
    return wanted === '' ? undefined : LICENSES.find((known) => plain(known) === wanted);
}
function uri(text) {
    return /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:[/:?#]|$)/.test(text) ? `https://${text}` : undefined;
}

;// CONCATENATED MODULE: ./build/core/cal/shape/formats.js


function pattern(source, words, rule, suggest) {
    const expression = new RegExp(source);
    const test = (text) => expression.test(text);
    return { test, schema: { pattern: source }, words, rule, ...(suggest === undefined ? {} : { suggest }) };
}
const REVERSE_DNS = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*';
const ID = pattern('^[a-z][a-z0-9._-]{0,127}$', 'a lower-case letter, then at most 127 of a-z, 0-9, ".", "_", "-"', 'cal/invalid-id', id);
const VERSION = pattern('^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$', 'a SemVer version such as 1.0.0', 'cal/invalid-version', version);
const LICENSE = {
    test: spdx/* isSpdxExpression */.Y,
    schema: { pattern: '^[A-Za-z0-9(][A-Za-z0-9.+:() -]*$' },
    words: 'an SPDX license expression such as Apache-2.0 or MIT OR Apache-2.0',
    rule: 'cal/invalid-license',
    suggest: license,
};
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/;
const HOMEPAGE = {
    test: (text) => URI.test(text),
    schema: { pattern: URI.source },
    words: 'an absolute URI such as https://example.org',
    rule: 'cal/invalid-uri',
    suggest: uri,
};
const TAG = pattern('^[a-z0-9][a-z0-9._-]{0,63}$', 'a lower-case letter or digit, then at most 63 of a-z, 0-9, ".", "_", "-"', 'cal/invalid-tag', tag);
const EXTENSION_KEY = pattern(`^${REVERSE_DNS}$`, 'a reverse-DNS name such as org.example.tool', 'cal/invalid-extension-key');
const DIGEST_PATTERN = '^sha256:[0-9a-f]{64}$';
const DIGEST_WORDS = 'sha256: and 64 lower-case hex digits';
const ROM_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'participant/invalid-digest', digest);
const LINEAGE_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'cal/invalid-lineage', digest);
const LINEAGE_PUBLISHER = pattern(`^${REVERSE_DNS}(?:[./][a-z0-9][a-z0-9._-]*)*$`, 'a reverse-DNS name such as org.example', 'cal/invalid-lineage');
const LINEAGE_SOURCE = pattern('^https://[^/?#@\\s]+(?:[/?#]\\S*)?$', 'an https URL without user name', 'cal/invalid-lineage');
const SIGNED_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'integrity/malformed');
const SIGNED_PUBLISHER = pattern(LINEAGE_PUBLISHER.schema['pattern'], LINEAGE_PUBLISHER.words, 'integrity/malformed');
const KEYID = pattern('^ed25519:[0-9a-f]{64}$', 'ed25519: and 64 lower-case hex digits', 'integrity/malformed');
const PUBLIC_KEY = {
    ...pattern('^-----BEGIN PUBLIC KEY-----[\\r\\n]', 'a PEM text that starts with -----BEGIN PUBLIC KEY-----', 'integrity/malformed'),
    secret: true,
};
const BASE64 = pattern('^[A-Za-z0-9+/_-]+={0,2}$', 'base64', 'integrity/malformed');
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const SIGNED_AT = {
    test(text) {
        const match = DATE_TIME.exec(text);
        if (match === null)
            return false;
        const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
        const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
        return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second <= 60;
    },
    schema: { format: 'date-time' },
    words: 'an RFC 3339 date and time such as 2026-07-18T15:27:27Z',
    rule: 'integrity/malformed',
};


/***/ }),

/***/ 16280:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isSpdxExpression)
/* harmony export */ });
const TOKEN = /\s*(\(|\)|[A-Za-z0-9][A-Za-z0-9.+:-]*)/y;
const LONGEST = 200;
function isSpdxExpression(text) {
    if (text.length > LONGEST)
        return false;
    let depth = 0;
    let needsLicense = true;
    let afterLicense = false;
    let needsException = false;
    TOKEN.lastIndex = 0;
    const end = text.trimEnd().length;
    while (TOKEN.lastIndex < end) {
        const token = TOKEN.exec(text)?.[1];
        if (token === undefined)
            return false;
        const operator = token === 'AND' || token === 'OR';
        if (needsException) {
            if (token === '(' || token === ')' || token === 'WITH' || operator)
                return false;
            needsException = false;
        }
        else if (needsLicense) {
            if (token === '(')
                depth++;
            else if (token === ')' || token === 'WITH' || operator)
                return false;
            else {
                needsLicense = false;
                afterLicense = true;
            }
        }
        else if (token === ')') {
            if (--depth < 0)
                return false;
            afterLicense = false;
        }
        else if (operator)
            needsLicense = true;
        else if (token === 'WITH' && afterLicense) {
            needsException = true;
            afterLicense = false;
        }
        else
            return false;
    }
    return depth === 0 && !needsLicense && !needsException;
}


/***/ }),

/***/ 9854:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   WU: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46774);


function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'boolean')
        return String(value);
    return { object: 'a mapping', string: 'a string', number: 'a number' }[typeof value] ?? typeof value;
}
function show(value) {
    if (typeof value === 'string')
        return quoteName(value);
    if (typeof value === 'number')
        return String(value);
    return kindOf(value);
}
const UNUSUAL = /[^\x21-\x7e]/u;
function quoteName(name) {
    if (!UNUSUAL.test(name) || name.length > 80)
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name);
    const points = [...name].filter((character) => UNUSUAL.test(character) && character !== ' ');
    if (points.length === 0)
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name);
    const shown = points
        .slice(0, 8)
        .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    return `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)} (with ${shown.join(', ')}${points.length > 8 ? ', …' : ''})`;
}
function nameOf({ path, value }, key) {
    const name = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, key);
    return typeof name === 'string' && name !== '' ? quoteName(name) : `${String(path[0])}[${String(path[1])}]`;
}
function listed(values) {
    return values.map(_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable).join(', ');
}


/***/ }),

/***/ 38525:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretTexts)
/* harmony export */ });
/* harmony import */ var _secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58313);
/* harmony import */ var _secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29628);



function secretTexts(doc, findSecrets) {
    const found = [];
    const look = (root, at, shadowed) => (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .eachStringBelow */ .O)(root, at, (text, path, isKey) => {
        const within = (0,_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)(text) ? findSecrets(text) : [];
        const given = within.length === 0 && !isKey && (0,_secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .isAssignedSecret */ .pQ)(nameOf(path), text);
        const secrets = given ? [{ kind: 'assigned-secret', start: 0, end: text.length }] : within;
        if (secrets.length > 0)
            found.push({ text, path, isKey, secrets, ...(shadowed === undefined ? {} : { shadowed }) });
    });
    look(doc.value, []);
    for (const entry of doc.shadowed ?? [])
        look(entry.content, entry.path, entry);
    return found;
}
function nameOf(path) {
    return path.findLast((part) => typeof part === 'string') ?? '';
}


/***/ }),

/***/ 41231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ WORK),
/* harmony export */   Bu: () => (/* binding */ signedExample),
/* harmony export */   DH: () => (/* binding */ DONE),
/* harmony export */   ER: () => (/* binding */ OKF_ITEMS),
/* harmony export */   Fx: () => (/* binding */ CONCEPT),
/* harmony export */   Hm: () => (/* binding */ jsonExample),
/* harmony export */   R$: () => (/* binding */ calExample),
/* harmony export */   YD: () => (/* binding */ textExample),
/* harmony export */   _W: () => (/* binding */ task),
/* harmony export */   _d: () => (/* binding */ markdownExample),
/* harmony export */   ct: () => (/* binding */ lockExample),
/* harmony export */   d1: () => (/* binding */ packageExample),
/* harmony export */   kj: () => (/* binding */ yamlExample),
/* harmony export */   ly: () => (/* binding */ PUBLISHED),
/* harmony export */   sm: () => (/* binding */ ACCEPTED_ITEM),
/* harmony export */   zI: () => (/* binding */ hostExample)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);

const task = (id) => `{ id: ${id}, type: task, agent: dev, completion: { type: artifact, produces: report } }`;
const WORK = task('work');
const DONE = '{ id: done, type: event, event: end }';
const OKF_ITEMS = `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`;
const ACCEPTED_ITEM = `rac:
  # cartwright-ignore rac/missing-hint: the glob follows with the wiki
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob } }`;
const SECTIONS = {
    schemaVersion: `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI.cart.calSchemaVersion}`,
    id: 'id: example',
    about: '',
    participants: ['{ alias: dev, bind: slot, slot: { role: developer } }'],
    rac: '',
    variables: '',
    limits: '',
    start: 'start: work',
    nodes: [WORK, DONE],
    edges: ['{ from: work, to: done }'],
    extra: '',
};
function calExample(changes = {}) {
    return {
        language: 'yaml',
        get text() {
            const texts = Object.entries(SECTIONS).map(([name, usual]) => {
                const section = changes[name] ?? usual;
                return typeof section === 'string'
                    ? section.replace(/\n+$/, '')
                    : [`${name}:`, ...section.map((item) => `  - ${item}`)].join('\n');
            });
            return `${texts.filter((text) => text !== '').join('\n')}\n`;
        },
    };
}
const PUBLISHED = `version: 1.0.0
name: Ship a feature
description: From an issue to a reviewed change
license: Apache-2.0
authors: [{ name: The platform team }]
tags: [coding]
`;
function whole(text) {
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
function yamlExample(text) {
    return { language: 'yaml', text: whole(text) };
}
function markdownExample(text) {
    return { language: 'markdown', text: whole(text) };
}
const CONCEPT = markdownExample(`---
type: Runbook
title: Restart the gateway
---

# Restart

See the [alerts](/alerts/gateway.md).`);
function textExample(text) {
    return { language: 'text', text: whole(text) };
}
function packageExample(more = '', publisher = 'org.example') {
    return {
        language: 'yaml',
        get text() {
            return `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_SCHEMA_VERSION */ .EL}
id: org.example/reviewer
version: 1.0.0
publisher: ${publisher}
name: Robin
role: reviewer
${whole(more)}`;
        },
    };
}
function hostExample(changes = {}) {
    const { revision = '2025-11-25', tokens = 200_000, more = '' } = changes;
    const tool = (name, property, scopes) => `  - { name: ${name}, scopes: [${scopes}], inputSchema: { properties: { ${property}: { type: string } } } }`;
    return {
        language: 'yaml',
        get text() {
            return `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_SCHEMA_VERSION */ ._Y}
name: workbench
protocolRevision: ${revision}
model: { toolUse: true, contextWindowTokens: ${tokens} }
filesystem: [fs.read]
tools:
${tool('execute', 'command', 'exec, fs.read')}
${tool('dispatch', 'task', 'dispatch')}
${tool('add_memory', 'summary', 'memory.write')}
${tool('search_memory', 'query', 'search, memory.read')}
${whole(more)}`;
        },
    };
}
function lockExample({ version = '1.0.0', more = '' } = {}) {
    return {
        language: 'yaml',
        get text() {
            return `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .LOCK_SCHEMA_VERSION */ .L4}
cals:
  flow.cal.yaml:
    dev:
      id: org.example/reviewer
      version: ${version}
      package: agents/reviewer
${whole(more)}hosts: {}
`;
        },
    };
}
function jsonExample(text) {
    return { language: 'json', text: whole(text) };
}
function signedExample(wrong = {}) {
    const key = '0'.repeat(64);
    return calExample({
        extra: `integrity:
  schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI.cart.calSignatureSchemaVersion}
  digest: sha256:${wrong.digest ?? '0'.repeat(64)}
  publisherId: org.example
  keyid: ed25519:${key}
  publicKeyPem: "-----BEGIN PUBLIC KEY-----\\n${'A'.repeat(60)}\\n-----END PUBLIC KEY-----\\n"
  signedAt: 2026-07-18T15:27:27Z
  envelope:
    payloadType: application/vnd.in-toto+json
    payload: e30=
    signatures:
      - { keyid: 'ed25519:${wrong.signatureKey ?? key}', sig: AAAA }`,
    });
}


/***/ }),

/***/ 29722:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unknownName)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);


const SHOWN = 8;
function unknownName(names, name, noun, path, key = name) {
    if (typeof name !== 'string' ||
        typeof key !== 'string' ||
        name.trim() === '' ||
        !names.whole ||
        names.byName.has(key))
        return undefined;
    const known = names.all;
    const near = names.nearest(key);
    const list = `${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(known.slice(0, SHOWN))}${known.length > SHOWN ? `, and ${known.length - SHOWN} more` : ''}`;
    const help = near !== undefined
        ? `did you mean ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`
        : known.length === 0
            ? `declare a ${noun}`
            : `there are: ${list}`;
    return { message: `there is no ${noun} ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(key)}`, path, help };
}


/***/ }),

/***/ 71548:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41817);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);




const rule = {
    meta: {
        id: 'cal/duplicate-id',
        level: 'error',
        fixable: true,
        summary: 'an id stands twice in its list',
        what: 'Two participants, RAC items, variables or nodes have the same id. Two entries that are the same in everything are one too many; of others a person must say which is meant.',
        why: 'What refers to the id can mean either of them.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base }',
                '{ id: wiki, kind: wiki, description: A map of the code base }',
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base }',
                '{ id: runbook, kind: runbook, description: What to do when the queue is full }',
            ],
        }),
    },
    check({ cal, doc }, report) {
        const lists = [
            ['participant alias', 'alias', cal.participants, cal.aliases],
            ['RAC id', 'id', cal.rac, cal.racIds],
            ['variable name', 'name', cal.variables, cal.variableNames],
            ['node id', 'id', cal.nodes, cal.nodeIds],
        ];
        for (const [noun, key, entries, names] of lists) {
            if (names.whole)
                continue;
            for (const entry of entries) {
                const name = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(entry.value, key);
                if (typeof name !== 'string')
                    continue;
                const first = names.byName.get(name);
                if (first === undefined || first === entry)
                    continue;
                const line = (0,_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, [...first.path, key]).start.line;
                report({
                    message: `duplicate ${noun} ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(name)}, first on line ${line}`,
                    path: [...entry.path, key],
                    help: 'give each its own',
                    ...(JSON.stringify(first.value) === JSON.stringify(entry.value)
                        ? { remedy: { kind: 'remove', path: entry.path } }
                        : {}),
                });
            }
        }
    },
};


/***/ }),

/***/ 14445:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _secrets_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38234);
/* harmony import */ var _document_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38525);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41231);



const rule = {
    meta: {
        id: 'cal/secret',
        level: 'error',
        summary: 'the CAL holds a secret',
        what: 'A text anywhere in the CAL holds a private key, a token of a well-known service, a password in a URL or a connection string, or a value that looks random and is given to a password, a key or a token (`password=…`, `"apiKey": "…"`). Placeholders, references to variables, digests that name themselves and UUIDs are none.',
        why: 'A CAL is committed, signed and shared. A secret in it is published, and stays in the history after it was removed.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_2__/* .calExample */ .R$)({
            rac: [
                "{ id: wiki, kind: wiki, description: A map of the code base, check: { type: url, hint: 'https://deploy:q8Rt2mXw9@wiki.acme.dev/start' } }",
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_2__/* .calExample */ .R$)({
            rac: [
                "{ id: wiki, kind: wiki, description: A map of the code base, check: { type: url, hint: 'https://wiki.acme.dev/start' } }",
            ],
        }),
        falseAlarms: 'Known forms: of 878,139 one-line descriptions and 226,975 names of packages, and 11,841 paragraphs of prose in the documentation of packages, it named none. Digests, ids and placeholders such as `user:password` are not taken for secrets. Random values that are given to a secret name: in 97,464 text files (810 MB) of 71 public repositories 164 values were named, in 98 files, and each was read: 5 were no secret (four times the token of one link in a test, and a token that a test broke), 13 are keys that are published on purpose (maps, search, telemetry), 77 are made for tests, and the others stand as examples or for real in documentation and source. In the 5,873 files of 12 of them, which were not looked at while the measure was made, it first named 10, 3 of them wrongly; then it was narrowed so that it names none of the 3.',
        sensitive: true,
    },
    check({ doc, findSecrets }, report) {
        if (findSecrets === undefined)
            return;
        for (const { path, isKey, secrets, shadowed } of (0,_document_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .secretTexts */ .V)(doc, findSecrets)) {
            for (const { kind, start, end } of secrets) {
                report({
                    message: `a ${isKey ? 'key' : 'text'} holds ${(0,_secrets_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .secretName */ .Gf)(kind)} (${end - start} characters)`,
                    path,
                    part: isKey ? 'key' : 'value',
                    ...(shadowed === undefined ? {} : { span: shadowed.value }),
                    help: 'remove it, and replace it wherever it is used: it counts as published',
                });
            }
        }
    },
};


/***/ }),

/***/ 24813:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);



const rule = {
    meta: {
        id: 'condition/in-without-list',
        level: 'warning',
        summary: 'the operator "in" has no list to look in',
        what: 'The value of a condition with `op: in` must be a list.',
        why: 'Nothing is in a value that is no list, so the condition can never hold.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: ['{ name: outcome, type: string }'],
            edges: ['{ from: work, to: done, when: { var: outcome, op: in, value: passed } }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: ['{ name: outcome, type: string }'],
            edges: ['{ from: work, to: done, when: { var: outcome, op: in, value: [passed, skipped] } }'],
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            if ((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'op') !== 'in' || !Object.hasOwn(value, 'value') || Array.isArray(value['value']))
                continue;
            report({
                message: `the operator "in" needs a list, not ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(value['value'])}`,
                path: [...path, 'value'],
                help: 'put the value in brackets, or write op: eq',
            });
        }
    },
};


/***/ }),

/***/ 39273:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90703);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29722);



const rule = {
    meta: {
        id: 'condition/unknown-rac',
        level: 'error',
        summary: 'a condition asks for a RAC item that does not exist',
        what: 'The value of `racAvailable` must be the id of a RAC item.',
        why: 'The condition can never hold.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
            edges: ['{ from: work, to: done, when: { racAvailable: wikis } }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
            edges: ['{ from: work, to: done, when: { racAvailable: wiki } }'],
        }),
    },
    check({ cal }, report) {
        for (const { name, path } of (0,_cal_references_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionItemsOf */ .d1)(cal)) {
            const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.racIds, name, 'RAC item', path);
            if (finding !== undefined)
                report(finding);
        }
    },
};


/***/ }),

/***/ 26307:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90703);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29722);



const rule = {
    meta: {
        id: 'condition/unknown-variable',
        level: 'error',
        summary: 'a condition reads a variable that is not declared',
        what: 'The property `var` must be the name of a variable, or start with one and a dot.',
        why: 'The condition can never hold, or always, as the host likes.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: ['{ name: outcome, type: string }'],
            edges: ['{ from: work, to: done, when: { var: outcom, op: eq, value: passed } }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: ['{ name: outcome, type: string }'],
            edges: ['{ from: work, to: done, when: { var: outcome, op: eq, value: passed } }'],
        }),
    },
    check({ cal }, report) {
        for (const { name, path } of (0,_cal_references_js__WEBPACK_IMPORTED_MODULE_1__/* .conditionVariablesOf */ .CD)(cal)) {
            if (typeof name !== 'string' || (0,_cal_references_js__WEBPACK_IMPORTED_MODULE_1__/* .variableIn */ .SD)(name, (part) => cal.variableNames.byName.has(part)) !== undefined)
                continue;
            const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.variableNames, name, 'variable', path, name.split('.')[0]);
            if (finding !== undefined)
                report(finding);
        }
    },
};


/***/ }),

/***/ 39343:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41817);
/* harmony import */ var _cal_graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57761);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9854);




const rule = {
    meta: {
        id: 'edge/duplicate',
        level: 'error',
        fixable: true,
        summary: 'an edge stands twice',
        what: 'Two edges have the same ends and the same condition.',
        why: 'The second one is without effect; often another node or condition was meant.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ edges: ['{ from: work, to: done }', '{ from: work, to: done }'] }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ cal, doc }, report) {
        const edges = new _cal_graph_js__WEBPACK_IMPORTED_MODULE_1__/* .EdgeSet */ .y_();
        for (const edge of cal.edges) {
            const earlier = edges.add(edge);
            if (earlier === undefined)
                continue;
            const ends = `${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(String(edge.value['from']))} to ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(String(edge.value['to']))}`;
            const line = (0,_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, earlier.path).start.line;
            report({
                message: `duplicate edge from ${ends}, first on line ${line}`,
                path: edge.path,
                help: 'remove one of them',
                remedy: { kind: 'remove' },
            });
        }
    },
};


/***/ }),

/***/ 66469:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90703);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29722);



const rule = {
    meta: {
        id: 'edge/unknown-node',
        level: 'error',
        summary: 'an edge starts or ends at a node that does not exist',
        what: 'The properties `from` and `to` of an edge must be ids of nodes.',
        why: 'The run would leave the graph.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ edges: ['{ from: work, to: dome }'] }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ cal }, report) {
        for (const { name, path } of (0,_cal_references_js__WEBPACK_IMPORTED_MODULE_1__/* .endsOf */ .oI)(cal)) {
            const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.nodeIds, name, 'node', path);
            if (finding !== undefined)
                report(finding);
        }
    },
};


/***/ }),

/***/ 5999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);


const rule = {
    meta: {
        id: 'graph/dead-end',
        level: 'error',
        summary: 'a loop has no way out',
        what: 'From every node a run can reach an end or stop event.',
        why: 'Once the run is in the loop it never ends.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('fix'), (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('check'), _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: [
                '{ from: work, to: done, when: { always: true } }',
                '{ from: work, to: fix, when: { always: true } }',
                '{ from: fix, to: check }',
                '{ from: check, to: fix }',
            ],
            limits: 'limits: { maxSteps: 24 }',
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('fix'), (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('check'), _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: [
                '{ from: work, to: fix }',
                '{ from: fix, to: check }',
                '{ from: check, to: fix, when: { always: true } }',
                '{ from: check, to: done, when: { always: true } }',
            ],
            limits: 'limits: { maxSteps: 24 }',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        for (const { nodes } of graph.traps) {
            const [first = graph.start] = nodes;
            const ids = nodes.slice(0, 5).map((node) => (0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(node)));
            const names = `${ids.join(', ')}${nodes.length > 5 ? `, and ${nodes.length - 5} more` : ''}`;
            const message = nodes.length === 1
                ? `${names} only leads to itself and never to an end`
                : `${names} only lead to each other and never to an end`;
            report({ message, path: [...(graph.nodes[first]?.path ?? []), 'id'], help: 'add an edge that leaves the loop' });
        }
    },
};


/***/ }),

/***/ 74879:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);


const rule = {
    meta: {
        id: 'graph/edge-after-end',
        level: 'error',
        summary: 'an edge leaves an end or stop event',
        what: 'An event of kind `end` or `stop` has no outgoing edge.',
        why: 'The run is over there; what follows never runs.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ edges: ['{ from: work, to: done }', '{ from: done, to: work }'] }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        for (const { from, entry } of graph.edges) {
            if (!graph.ends.has(from))
                continue;
            report({
                message: `an edge leaves ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(from))}, where the run ends`,
                path: [...entry.path, 'from'],
                help: 'remove the edge, or let it start at another node',
            });
        }
    },
};


/***/ }),

/***/ 63134:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);

const rule = {
    meta: {
        id: 'graph/no-end',
        level: 'error',
        summary: 'there is no end or stop event',
        what: 'At least one node is an event of kind `end` or `stop`.',
        why: 'The run never ends.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar],
            edges: 'edges: []',
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.ends.size > 0)
            return;
        report({
            message: 'the graph has no end or stop event',
            path: ['nodes'],
            part: 'key',
            help: 'add a node {id: done, type: event, event: end}',
        });
    },
};


/***/ }),

/***/ 46431:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);


const rule = {
    meta: {
        id: 'graph/no-outgoing-edge',
        level: 'error',
        summary: 'a node that is no end leads nowhere',
        what: 'Every node that is not an end or stop event has an outgoing edge.',
        why: 'The run gets stuck there.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('check'), _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: check, when: { always: true } }', '{ from: work, to: done, when: { always: true } }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('check'), _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: check }', '{ from: check, to: done }'],
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        const [lost] = graph.unreachable;
        const next = lost?.nodes[0];
        for (const node of graph.dangling) {
            const id = (0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(node));
            const target = next === undefined ? 'an end' : `${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(next))}, which nothing leads to`;
            report({
                message: `${id} has no outgoing edge and is no end`,
                path: [...(graph.nodes[node]?.path ?? []), 'id'],
                help: `add an edge from ${id}, for example to ${target}`,
            });
        }
    },
};


/***/ }),

/***/ 57800:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);


const rule = {
    meta: {
        id: 'graph/several-start-events',
        level: 'error',
        summary: 'there is more than one start event',
        what: 'At most one node is an event of kind `start`.',
        why: 'A run begins in one place.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: ['{ id: start, type: event, event: start }', '{ id: again, type: event, event: start }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: start, to: work }', '{ from: again, to: work }', '{ from: work, to: done }'],
            start: 'start: start',
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: ['{ id: start, type: event, event: start }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: start, to: work }', '{ from: work, to: done }'],
            start: 'start: start',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        const [first = -1, ...others] = graph.startEvents;
        for (const node of others) {
            const path = [...(graph.nodes[node]?.path ?? []), 'event'];
            report({
                message: `${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(node))} is a second start event; the first is ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(first))}`,
                path,
            });
        }
    },
};


/***/ }),

/***/ 46977:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);


const rule = {
    meta: {
        id: 'graph/start-event-not-start',
        level: 'error',
        summary: 'the start event is not the start',
        what: 'Where a node is an event of kind `start`, the property `start` names it.',
        why: 'Two places claim to be where the run begins.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: ['{ id: start, type: event, event: start }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: start, to: work }', '{ from: work, to: done }'],
            start: 'start: work',
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: ['{ id: start, type: event, event: start }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: start, to: work }', '{ from: work, to: done }'],
            start: 'start: start',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.startEvents.length !== 1)
            return;
        const [event = graph.start] = graph.startEvents;
        if (event === graph.start)
            return;
        const id = (0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(event));
        report({
            message: `the start is ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(graph.start))}, but the start event is ${id}`,
            path: ['start'],
            help: `write start: ${id}`,
        });
    },
};


/***/ }),

/***/ 62986:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);



const rule = {
    meta: {
        id: 'graph/unbounded-cycle',
        level: 'error',
        summary: 'a loop has no step limit',
        what: 'Where the graph has a cycle, `limits.maxSteps` is set.',
        why: 'Nothing else guarantees that the run ends.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, '{ id: gate, type: gateway, gateway: exclusive }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: gate }', '{ from: gate, to: work }', '{ from: gate, to: done }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, '{ id: gate, type: gateway, gateway: exclusive }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: gate }', '{ from: gate, to: work }', '{ from: gate, to: done }'],
            limits: 'limits: { maxSteps: 24 }',
        }),
    },
    check({ cal, graph }, report) {
        const limits = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(cal.root, 'limits');
        if (graph === undefined ||
            (limits !== undefined && (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(limits) || !Object.keys(limits).every((name) => OTHERS.has(name)))))
            return;
        const loop = graph.loop;
        const last = loop?.at(-1);
        if (loop === undefined || last === undefined)
            return;
        const ids = [...loop.map(({ from }) => graph.id(from)), graph.id(last.to)].map(_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB);
        const shown = ids.length > 8 ? [...ids.slice(0, 6), '…', ids.at(-1)] : ids;
        report({
            message: `the loop ${shown.join(' → ')} has no step limit`,
            path: [...last.entry.path, 'to'],
            help: 'add limits: {maxSteps: N}',
        });
    },
};
const OTHERS = new Set(['maxDurationMs', 'maxParallel']);


/***/ }),

/***/ 71181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);


const rule = {
    meta: {
        id: 'graph/unconditional-branch',
        level: 'error',
        summary: 'a node that is no gateway branches without conditions',
        what: 'A node that is not a gateway and has several outgoing edges has a condition on each of them.',
        why: 'Only a gateway says whether one or all of the edges are taken.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('check'), _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: check }', '{ from: work, to: done }', '{ from: check, to: done }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, '{ id: fork, type: gateway, gateway: parallel }', (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('check'), _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: [
                '{ from: work, to: fork }',
                '{ from: fork, to: check }',
                '{ from: fork, to: done }',
                '{ from: check, to: done }',
            ],
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        graph.outgoing.forEach((edges, node) => {
            if (edges.length < 2 || graph.ends.has(node) || graph.branching.has(node))
                return;
            const bare = edges.filter(({ entry }) => !Object.hasOwn(entry.value, 'when'));
            const [first] = bare;
            if (first === undefined)
                return;
            const targets = bare.slice(0, 5).map(({ to }) => (0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(to)));
            report({
                message: `${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(node))} is no gateway and has ${edges.length} outgoing edges; ${bare.length === 1 ? 'that' : 'those'} to ${targets.join(', ')} ${bare.length === 1 ? 'has' : 'have'} no condition`,
                path: first.entry.path,
                help: 'add "when" to each, or put a gateway in between',
            });
        });
    },
};


/***/ }),

/***/ 33914:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90703);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29722);



const rule = {
    meta: {
        id: 'graph/unknown-start',
        level: 'error',
        summary: 'the start is no node',
        what: 'The property `start` must be the id of a node.',
        why: 'The run has nowhere to begin.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ start: 'start: begin' }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ cal }, report) {
        const { name, path } = (0,_cal_references_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(cal);
        const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.nodeIds, name, 'node', path);
        if (finding !== undefined)
            report(finding);
    },
};


/***/ }),

/***/ 78676:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);


const rule = {
    meta: {
        id: 'graph/unreachable-node',
        level: 'error',
        summary: 'a node cannot be reached from the start',
        what: 'Every node can be reached from the start along edges.',
        why: 'It never runs; often an edge to it is missing.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('review'), _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: done }', '{ from: review, to: done }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .task */ ._W)('review'), _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: review }', '{ from: review, to: done }'],
        }),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.dangling.length > 0 || graph.traps.length > 0)
            return;
        for (const { nodes } of graph.unreachable) {
            const [first = graph.start] = nodes;
            const others = nodes.length > 1 ? `, nor ${nodes.length - 1} more in its loop` : '';
            report({
                message: `${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(first))} cannot be reached from ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(graph.start))}${others}`,
                path: [...(graph.nodes[first]?.path ?? []), 'id'],
                help: 'add an edge that leads to it, or remove it',
            });
        }
    },
};


/***/ }),

/***/ 55774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71509);



const rule = {
    meta: {
        id: 'integrity/other-key',
        level: 'error',
        summary: 'the envelope was signed with another key',
        what: 'The `keyid` of the envelope’s signature is that of the `integrity` block.',
        why: 'A reader that looks up one key and a reader that looks up the other trust different signers.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .signedExample */ .Bu)({ signatureKey: '1'.repeat(64) }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .signedExample */ .Bu)(),
        always: true,
    },
    check({ cal }, report) {
        const block = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(cal.root, 'integrity');
        const envelope = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(block) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(block, 'envelope') : undefined;
        const signatures = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(envelope) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(envelope, 'signatures') : undefined;
        const [signature] = Array.isArray(signatures) ? signatures : [];
        if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(block) || !(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(signature))
            return;
        const [outer, inner] = [(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(block, 'keyid'), (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(signature, 'keyid')];
        if (typeof outer !== 'string' ||
            typeof inner !== 'string' ||
            outer === inner ||
            !_cal_shape_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .KEYID */ .rR.test(outer) ||
            !_cal_shape_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .KEYID */ .rR.test(inner))
            return;
        report({
            message: 'the keyid of the envelope’s signature differs from that of the integrity block',
            path: ['integrity', 'envelope', 'signatures', 0, 'keyid'],
            help: 'sign the CAL again',
        });
    },
};


/***/ }),

/***/ 51393:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);
/* harmony import */ var _value_node_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67040);



const rule = {
    meta: {
        id: 'node/timer-without-delay',
        level: 'error',
        summary: 'a timer has no delay',
        what: 'An event of kind `timer` needs `afterMs`.',
        why: 'Without it the timer never fires, or at once, as the host likes.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, '{ id: pause, type: event, event: timer }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: pause }', '{ from: pause, to: done }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: [_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .WORK */ .Ar, '{ id: pause, type: event, event: timer, afterMs: 60000 }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
            edges: ['{ from: work, to: pause }', '{ from: pause, to: done }'],
        }),
    },
    check({ cal }, report) {
        for (const entry of cal.nodes) {
            const { path, value } = entry;
            if ((0,_value_node_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeKind */ .Fl)(value) !== 'timer' || Object.hasOwn(value, 'afterMs'))
                continue;
            if (Object.keys(value).some((name) => !KNOWN.has(name)))
                continue;
            report({
                message: `timer ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(entry, 'id')} lacks "afterMs"`,
                path: [...path, 'event'],
                help: 'add "afterMs" with the delay in milliseconds',
            });
        }
    },
};
const KNOWN = new Set(Object.keys(_value_node_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .NODE_TYPES */ .jM.event.properties));


/***/ }),

/***/ 77953:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90703);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29722);



const rule = {
    meta: {
        id: 'node/unknown-agent',
        level: 'error',
        summary: 'a task is given to a participant that does not exist',
        what: 'The property `agent` of a task must be the alias of a participant.',
        why: 'Nobody can do the task.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: ['{ id: work, type: task, agent: devs, completion: { type: artifact, produces: report } }', _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ cal }, report) {
        for (const { name, path } of (0,_cal_references_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsOf */ .et)(cal)) {
            const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.aliases, name, 'participant', path);
            if (finding !== undefined)
                report(finding);
        }
    },
};


/***/ }),

/***/ 39982:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _cal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90703);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29722);



const rule = {
    meta: {
        id: 'node/unknown-rac',
        level: 'error',
        summary: 'a task requires a RAC item that does not exist',
        what: 'Each id in `requires.rac` must be that of a RAC item.',
        why: 'The knowledge that the task waits for is declared nowhere.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
            nodes: [
                '{ id: work, type: task, agent: dev, requires: { rac: [wikis] }, completion: { type: artifact, produces: report } }',
                _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH,
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'],
            nodes: [
                '{ id: work, type: task, agent: dev, requires: { rac: [wiki] }, completion: { type: artifact, produces: report } }',
                _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .DONE */ .DH,
            ],
        }),
    },
    check({ cal }, report) {
        for (const { name, path } of (0,_cal_references_js__WEBPACK_IMPORTED_MODULE_1__/* .requiredItemsOf */ .vN)(cal)) {
            const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.racIds, name, 'RAC item', path);
            if (finding !== undefined)
                report(finding);
        }
    },
};


/***/ }),

/***/ 39865:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67348);



const INLINE = ['title', 'description', 'tags'];
const rule = {
    meta: {
        id: 'okf/incomplete',
        level: 'note',
        summary: 'an inline OKF descriptor lacks a usual property',
        what: 'An `okf` with a `type` has no `title`, `description` or `tags`.',
        why: 'Catalogs show and search these three. Only `type` is required by OKF itself.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: ['{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map } }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ rac: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .OKF_ITEMS */ .ER }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item.value, 'okf');
            if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(okf) || !Object.hasOwn(okf, 'type') || Object.hasOwn(okf, 'bundle'))
                continue;
            const lacking = INLINE.filter((name) => !Object.hasOwn(okf, name)).map((name) => `"${name}"`);
            if (lacking.length === 0)
                continue;
            report({
                message: `okf of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .itemName */ .TJ)(item)} lacks ${lacking.join(', ')}`,
                path: [...item.path, 'okf'],
                part: 'key',
                help: 'add them for readers of other tools; the description of the item stays authoritative',
            });
        }
    },
};


/***/ }),

/***/ 16510:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67348);



const rule = {
    meta: {
        id: 'okf/no-shape',
        level: 'warning',
        summary: 'an OKF descriptor has neither shape',
        what: 'The property `okf` of a RAC item has neither `type` (the inline shape) nor `bundle` (the pointer shape), or both. A `concept` needs a `bundle`.',
        why: 'The two shapes are a convention. A reader that follows it finds nothing in any other.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, okf: { title: Code map, description: A map, tags: [] } }',
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ rac: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .OKF_ITEMS */ .ER }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item.value, 'okf');
            if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(okf))
                continue;
            const has = (name) => Object.hasOwn(okf, name);
            const path = [...item.path, 'okf'];
            const where = `okf of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .itemName */ .TJ)(item)}`;
            if (has('type') && has('bundle'))
                report({
                    message: `${where} has both "type" and "bundle"`,
                    path,
                    part: 'key',
                    help: 'describe the artifact, or point to it',
                });
            else if (has('concept') && !has('bundle'))
                report({ message: `${where} names a "concept" without its "bundle"`, path, part: 'key', help: 'add "bundle"' });
            else if (!has('type') && !has('bundle'))
                report({
                    message: `${where} has neither "type" nor "bundle"`,
                    path,
                    part: 'key',
                    help: 'add "type", "title", "description" and "tags", or "bundle"',
                });
        }
    },
};


/***/ }),

/***/ 5281:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67348);




const TYPES = {
    wiki: 'Code Wiki',
    'code-map': 'Code Wiki',
    terraform: 'Terraform Module',
    infra: 'Terraform Module',
    'api-spec': 'API',
    dataset: 'Dataset',
    runbook: 'Runbook',
};
const rule = {
    meta: {
        id: 'okf/type-differs',
        level: 'note',
        summary: 'kind and OKF type of a RAC item name different things',
        what: 'The property `okf.type` is the one that docs/format.md 2.5 maps to another `kind`: a `Dataset` of kind `wiki`, say. Types that it does not list are free, and so is kind `custom`.',
        why: 'One of the two is wrong, and hosts look for knowledge by either.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Dataset, title: Code map, description: A map, tags: [] } }',
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({ rac: _examples_js__WEBPACK_IMPORTED_MODULE_1__/* .OKF_ITEMS */ .ER }),
    },
    check({ cal }, report) {
        const known = new Set(Object.values(TYPES));
        for (const item of cal.rac) {
            const okf = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(item.value, 'okf');
            const kind = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(item.value, 'kind');
            const type = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(okf) ? (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(okf, 'type') : undefined;
            if (typeof type !== 'string' || typeof kind !== 'string' || !Object.hasOwn(TYPES, kind))
                continue;
            if (!known.has(type) || type === TYPES[kind])
                continue;
            report({
                message: `${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemName */ .TJ)(item)} is of kind ${kind}, but its okf.type is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(type)}`,
                path: [...item.path, 'okf', 'type'],
                help: `write ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(TYPES[kind] ?? '')}, or change the kind`,
            });
        }
    },
};


/***/ }),

/***/ 22384:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67348);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9854);




const text = (value) => typeof value === 'string' && value.trim() !== '' ? undefined : 'a string that is not blank';
const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === 'string');
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/;
const PROPERTIES = {
    type: text,
    title: text,
    description: text,
    tags: (value) => (isTexts(value) ? undefined : 'a list of strings'),
    resource: (value) => (typeof value === 'string' && URI.test(value) ? undefined : 'a URI'),
    timestamp: (value) => (typeof value === 'string' && DATE.test(value) ? undefined : 'a date or a time as in ISO 8601'),
    bundle: text,
    concept: (value) => typeof value === 'string' && /^[^/\\]/.test(value) && !value.endsWith('.md') && !value.split('/').includes('..')
        ? undefined
        : 'a path inside the bundle, without .md',
};
const rule = {
    meta: {
        id: 'okf/wrong-value',
        level: 'warning',
        summary: 'a property of an OKF descriptor is not what the convention says',
        what: 'In `okf`, `type`, `title`, `description` and `bundle` are strings, `tags` is a list of strings, `resource` a URI, `timestamp` a date or time of ISO 8601, and `concept` a path inside the bundle without `.md`. Other properties are free.',
        why: 'The convention is not enforced, but a reader that follows it cannot use another value.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map, description: A map, tags: code } }',
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ rac: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .OKF_ITEMS */ .ER }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(item.value, 'okf');
            if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(okf))
                continue;
            for (const [name, check] of Object.entries(PROPERTIES)) {
                if (!Object.hasOwn(okf, name))
                    continue;
                const wanted = check(okf[name]);
                if (wanted === undefined)
                    continue;
                const found = typeof okf[name] === 'string' ? 'is not' : `is ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(okf[name])}, not`;
                report({ message: `okf.${name} of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .itemName */ .TJ)(item)} ${found} ${wanted}`, path: [...item.path, 'okf', name] });
            }
        }
    },
};


/***/ }),

/***/ 87247:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29628);


const HOME = /(?<![\w./~-])(?:(?:file:\/\/)?\/(?:home|Users)\/[^/\s]+|(?:file:\/\/)?\/root(?=\/)|[A-Za-z]:[\\/]+Users[\\/]+[^\\/\s]+|~[\w-]{0,64}\/\S|\$(?:HOME\b|\{HOME\})|%USERPROFILE%)/;
const rule = {
    meta: {
        id: 'publish/home-path',
        level: 'error',
        publish: true,
        summary: 'a published CAL names a path of a home folder',
        what: 'A text of the CAL holds a path below `/home/`, `/Users/`, `C:\\\\Users\\\\`, `/root/`, `~/` or `$HOME`.',
        why: 'The path exists on one machine only, and often tells who uses it.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly,
            rac: ['{ id: wiki, kind: wiki, description: The notes in /home/sam/notes }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly,
            rac: ['{ id: wiki, kind: wiki, description: The notes in docs/notes }'],
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        (0,_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .eachString */ .T)(cal.root, (text, path) => {
            if (!HOME.test(text))
                return;
            report({
                message: 'a text names a path of a home folder',
                path,
                help: 'name the path relative to the repository',
            });
        });
    },
};


/***/ }),

/***/ 13214:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46774);


const NEEDED = [
    ['version', 'add a version, such as version: 1.0.0'],
    ['name', 'add a name for people'],
    ['description', 'say in a sentence what the CAL does'],
    ['license', 'add an SPDX expression, such as license: Apache-2.0'],
    ['authors', 'add at least one author: authors: [{ name: … }]'],
    ['tags', 'add at least one tag'],
];
const rule = {
    meta: {
        id: 'publish/missing-property',
        level: 'error',
        publish: true,
        summary: 'a CAL that is to be published lacks a property',
        what: 'A published CAL has `version` (SemVer), `name`, `description`, `license` (SPDX), and at least one of `authors` and of `tags`.',
        why: 'Who finds the CAL must see what it does, whose it is, what may be done with it, and which of two is newer. The signature names the version.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly.replace(/^license:.*\n/m, '') }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly }),
    },
    check({ cal }, report) {
        for (const [name, help] of NEEDED) {
            const value = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(cal.root, name);
            const empty = Array.isArray(value) && value.length === 0;
            if (value !== undefined && !empty)
                continue;
            report({ message: `a published CAL needs ${empty ? 'an item in ' : ''}"${name}"`, path: [name], help });
        }
    },
};


/***/ }),

/***/ 32807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29628);


const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|XXX)\b|^<[^<>]+>$|\blorem ipsum\b/;
const rule = {
    meta: {
        id: 'publish/placeholder',
        level: 'warning',
        publish: true,
        summary: 'a published CAL still holds a placeholder',
        what: 'A text of the CAL holds `TODO`, `FIXME`, `TBD` or `XXX`, or is nothing but a name in angle brackets.',
        why: '`cartwright init` writes placeholders where only a person knows the answer. An agent takes them for instructions.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly.replace('From an issue to a reviewed change', '"TODO: say what it does"') }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly }),
    },
    check({ cal }, report) {
        (0,_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .eachString */ .T)(cal.root, (text, path) => {
            const found = PLACEHOLDER.exec(text)?.[0];
            if (found === undefined)
                return;
            report({
                message: `a text holds the placeholder ${found.startsWith('<') ? 'in angle brackets' : found}`,
                path,
                help: 'write what belongs there',
            });
        });
    },
};


/***/ }),

/***/ 15270:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);
/* harmony import */ var _cal_shape_spdx_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16280);




const rule = {
    meta: {
        id: 'publish/unknown-license',
        level: 'error',
        publish: true,
        summary: 'the license of a published CAL is not on the SPDX list',
        what: 'The `license` is an expression of the right form, but a license or an exception in it is not on the SPDX list. A license of your own is written `LicenseRef-NAME`.',
        why: 'Registries and scanners know the licenses of the list, and take any other id for none.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly.replace('Apache-2.0', 'Apache-2') }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly }),
    },
    check({ cal, isKnownLicense }, report) {
        const license = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(cal.root, 'license');
        if (isKnownLicense === undefined || typeof license !== 'string' || !(0,_cal_shape_spdx_js__WEBPACK_IMPORTED_MODULE_3__/* .isSpdxExpression */ .Y)(license))
            return;
        if (isKnownLicense(license))
            return;
        report({
            message: `${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(license)} names a license that is not on the SPDX list`,
            path: ['license'],
            help: 'the list is at https://spdx.org/licenses; ids are case-sensitive',
        });
    },
};


/***/ }),

/***/ 75373:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ rule)
});

// EXTERNAL MODULE: ./build/core/lint/examples.js
var examples = __webpack_require__(41231);
;// CONCATENATED MODULE: ./build/core/lint/smuggling/code.js
const FENCE = /(?:^|\n)[ \t]{0,3}(`{3,}|~{3,})[^\n`]*\n([^]*?)(?:\n[ \t]{0,3}\1|$)/;
const HCL = /(?:^|[\s;}])(?:(?:resource|data)\s+"[\w-]{1,100}"\s+"[\w-]{1,100}"|(?:module|variable|provider|output)\s+"[\w-]{1,100}"|locals|terraform)\s{0,9}\{[\s]{0,200}(?:\w{1,100}\s{0,200}[={]|\})/;
const SQL = [
    /\bCREATE\s{1,9}(?:OR\s{1,9}REPLACE\s{1,9})?(?:TEMP(?:ORARY)?\s{1,9})?(?:TABLE|VIEW|INDEX|FUNCTION)\s{1,9}(?:IF\s{1,9}NOT\s{1,9}EXISTS\s{1,9})?["`[\]\w.]{1,200}\s{0,9}(?:\(|AS\b|ON\b)/i,
    /\bSELECT\s[^;]{1,1000}?\sFROM\s{1,9}["`[\]\w.]{1,200}(?:\s{0,9};|\s{1,9}(?:WHERE|JOIN|LEFT|INNER|GROUP BY|ORDER BY|LIMIT)\b)/,
    /\bselect\s{1,9}(?:\*|[\w.]{1,100}(?:\s{0,9},\s{0,9}[\w.*]{1,100}){1,50})\s{1,9}from\s{1,9}[\w.]{1,200}\s{0,9}(?:;|where\s{1,9}[\w.]{1,100}\s{0,9}[=<>])/i,
    /\bINSERT\s{1,9}INTO\s{1,9}["`\w.]{1,200}\s{0,9}(?:\([^)]{1,2000}\)\s{0,9})?(?:VALUES\s{0,9}\(|SELECT\s)/i,
    /\b(?:ALTER\s{1,9}TABLE|UPDATE)\s{1,9}["`\w.]{1,200}\s{1,9}(?:ADD|DROP|RENAME|SET)\s{1,9}["`\w]{1,200}\s{0,9}[=\w]/,
];
const SCRIPT = /^#!\/[^\n]{1,200}\n/;
const CODE_LINE = /[;{]\s*$|^\s*[}\])]+[;,]?\s*$|^\s*(?:import|from|export|const|let|var|def|class|return|func|fn|public|private|package|#include|use)\b[^.]*[({=;:'"]|^\s*[\w.$-]+\s*(?:=|:=|\+=)\s*\S|^\s*(?:if|for|while)\s*\(.*\)\s*\{|^\s*\$\s+\w+|^\s*(?:-\s+)?[\w.-]+:(?:\s+(?:["'[{].*|[^\s"'[{]\S*))?\s*$/;
const ENOUGH_LINES = 4;
function findCode(text) {
    const fence = text.includes('```') || text.includes('~~~') ? FENCE.exec(text) : null;
    if (fence !== null && (fence[2] ?? '').trim() !== '')
        return { what: 'a fenced code block', length: fence[2].length };
    if (text.includes('{') && HCL.test(text))
        return { what: 'HCL', length: text.length };
    if (/\b(?:select|create|insert|alter|update)\b/i.test(text) && SQL.some((pattern) => pattern.test(text)))
        return { what: 'SQL', length: text.length };
    if (SCRIPT.test(text))
        return { what: 'a script', length: text.length };
    if (isStructured(text))
        return { what: 'JSON', length: text.length };
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < ENOUGH_LINES)
        return undefined;
    const coded = lines.filter((line) => line.length <= 500 && CODE_LINE.test(line)).length;
    return coded >= ENOUGH_LINES && coded * 10 >= lines.length * 6
        ? { what: `${coded} lines of code`, length: text.length }
        : undefined;
}
function isStructured(text) {
    if (text.length < 80 || !/^\s*[[{]/.test(text))
        return false;
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && Object.keys(value).length >= 3;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/code-in-text.js


const rule = {
    meta: {
        id: 'rac/code-in-text',
        level: 'warning',
        summary: 'a description or hint carries code',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds a fenced code block, HCL, SQL, a script, a JSON document, or at least four lines that mostly look like code.',
        why: 'A description says which knowledge must be present. Code in it is the knowledge itself, which stays in its environment.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - id: warehouse
    kind: dataset
    description: |
      CREATE TABLE orders (id bigint, customer text, total numeric)`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: [
                '{ id: warehouse, kind: dataset, description: The columns of the table orders and how its total is computed }',
            ],
        }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 1 (a statement of SQL, indeed); of 11,841 paragraphs of prose in the documentation of packages 1 (a list of people with the fingerprints of their keys).',
        sensitive: true,
    },
    check({ racTexts, findSecrets }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const code = findCode(text);
            if (code === undefined || (findSecrets?.(text) ?? []).length > 0)
                continue;
            report({
                message: `${found.where} carries ${code.what} (${code.length} characters)`,
                path,
                help: 'describe what must be known, and point to the file with "check"',
            });
        }
    },
};


/***/ }),

/***/ 64534:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76821);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9854);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67348);





const rule = {
    meta: {
        id: 'rac/content-by-another-name',
        level: 'error',
        summary: 'a RAC item carries content under another name',
        what: 'A RAC item, or its check, has a property that is `content` in disguise or by another word: another case, look-alike letters or invisible characters (their code points are shown), `contents`, `body`, `text`, `data`, `payload` and the like.',
        why: 'A RAC item has a closed set of properties, so each of these is an error in any case. This one says what it is for: what must not be in `content` must not be anywhere else either.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: ['{ id: wiki, kind: wiki, description: A map of the code base, Content: The gateway listens on port 8080 }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, okf: { bundle: knowledge, concept: overview } }',
            ],
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        const look = (value, path, noun, item) => {
            for (const name of Object.keys(value)) {
                if (name === 'content' || !(0,_cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .claimsKey */ .be)(noun, name))
                    continue;
                const where = noun === 'RAC item' ? (0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .itemName */ .TJ)(item) : `the check of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .itemName */ .TJ)(item)}`;
                const how = (0,_cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name) === 'look-alike' ? 'reads as "content"' : 'is another word for content';
                report({
                    message: `property ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(name)} of ${where} ${how}; a RAC item carries a description only`,
                    path: [...path, name],
                    part: 'key',
                    help: 'remove the key and its value; describe the knowledge in "description" and point to it in "check"',
                });
            }
        };
        for (const item of cal.rac) {
            look(item.value, item.path, 'RAC item', item);
            const check = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(item.value, 'check');
            if ((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(check))
                look(check, [...item.path, 'check'], 'the check', item);
        }
    },
};


/***/ }),

/***/ 97697:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76821);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9854);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67348);





const LONG_VALUE = 200;
const rule = {
    meta: {
        id: 'rac/content-in-okf',
        level: 'warning',
        summary: 'the OKF descriptor of a RAC item carries content',
        what: 'A property below `okf` is `content`, reads as it, or is another word for it (`body`, `contents`, `markdown` …), at any depth. A name that may be metadata, such as `data` or `value`, counts only with a value of 200 characters or more.',
        why: 'An OKF descriptor holds metadata about the knowledge. Its shape is a convention and its properties are open, so this is a warning; with `--strict` it fails the run.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Map, description: A map, tags: [], content: The gateway listens on port 8080 } }',
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Map, description: A map, tags: [] } }',
            ],
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(item.value, 'okf');
            if (okf !== undefined)
                visit(okf, [...item.path, 'okf'], item, report);
        }
    },
};
function visit(value, path, item, report) {
    if (Array.isArray(value))
        value.forEach((entry, i) => visit(entry, [...path, i], item, report));
    if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value))
        return;
    for (const name of Object.keys(value)) {
        const here = [...path, name];
        const content = (0,_cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name);
        if (content === undefined || (content === 'near' && !carries(name, value[name]))) {
            visit(value[name], here, item, report);
            continue;
        }
        report({
            message: `okf of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .itemName */ .TJ)(item)} carries content in ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(name)}; it is for metadata`,
            path: here,
            part: 'key',
            help: 'remove it; point to the artifact with "resource", or with "bundle" and "concept"',
        });
    }
}
function carries(name, value) {
    if (!(0,_cal_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(name))
        return typeof value === 'string' ? value.trim() !== '' : (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) || Array.isArray(value);
    return typeof value === 'string' && value.length >= LONG_VALUE;
}


/***/ }),

/***/ 30109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _smuggling_encoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23418);


const rule = {
    meta: {
        id: 'rac/encoded-text',
        level: 'warning',
        summary: 'a description or hint carries encoded data',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds a `data:` URI with a payload (an error), a PEM text, or a run of base64, hexadecimal digits or escapes that is longer than any digest.',
        why: 'Nobody describes knowledge in base64. What is encoded is the knowledge itself, or something that should not be read by eye.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: [
                "{ id: logo, kind: custom, description: 'data:text/plain;base64,VGhlIGdhdGV3YXkgbGlzdGVucyBvbiBwb3J0IDgwODAgYW5kIHRoZSBxdWV1ZSBvbiA5MDkw' }",
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ rac: ['{ id: logo, kind: custom, description: The logo and the rules for its use }'] }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, all of them encoded indeed; of 11,841 paragraphs of prose in the documentation of packages 4 (links whose fragment carries a program in base64); of 226,975 names of packages none.',
        sensitive: true,
    },
    check({ racTexts, findSecrets }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const encoded = (0,_smuggling_encoded_js__WEBPACK_IMPORTED_MODULE_1__/* .findEncoded */ .U)(text);
            if (encoded === undefined || (findSecrets?.(text) ?? []).length > 0)
                continue;
            report({
                message: `${found.where} carries ${encoded.what} (${encoded.length} characters)`,
                path,
                ...(encoded.certain ? { level: 'error' } : {}),
                help: 'remove it; describe the artifact, and point to it with "check" or "okf"',
            });
        }
    },
};


/***/ }),

/***/ 60359:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _text_hidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90126);


const MANY = 8;
const rule = {
    meta: {
        id: 'rac/hidden-text',
        level: 'warning',
        summary: 'a description or hint holds invisible characters',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds tag characters, zero-width characters, variation selectors or bidirectional controls outside of emoji and right-to-left scripts. Eight or more are an error.',
        why: 'An agent reads what a reviewer cannot see: such characters carry hidden content and hidden instructions.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: "A map\\u200b of\\u200b the code base" }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'] }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, each with a stray invisible character indeed; of 11,841 paragraphs of prose in the documentation of packages none.',
    },
    check({ racTexts }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const hidden = (0,_text_hidden_js__WEBPACK_IMPORTED_MODULE_1__/* .findHidden */ .C)(text);
            if (hidden === undefined)
                continue;
            const { count, points } = hidden;
            report({
                message: `${found.where} holds ${count === 1 ? 'an invisible character' : `${count} invisible characters`} (${points.join(', ')})`,
                path,
                ...(count >= MANY ? { level: 'error' } : {}),
                help: 'type the text anew',
            });
        }
    },
};


/***/ }),

/***/ 60544:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8432);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);




const rule = {
    meta: {
        id: 'rac/invalid-hint',
        level: 'error',
        summary: 'the hint of a check cannot be used',
        what: 'The hint of a `file-glob` check must be a glob that stays inside the repository, without extended patterns such as `+(a|b)`; that of a `url` check an http or https URL; that of an `mcp-resource` check a URI.',
        why: 'The check can never succeed, so the item is never confirmed.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: ../wiki/*.md } }',
            ],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }',
            ],
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            const check = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'check');
            if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check))
                continue;
            const hint = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'hint');
            if (typeof hint !== 'string' || hint.length > 1000)
                continue;
            const problem = problemOf((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'type'), hint);
            if (problem !== undefined)
                report({ message: `the hint ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(hint)} cannot be used: ${problem}`, path: [...path, 'check', 'hint'] });
        }
    },
};
function problemOf(type, hint) {
    if (type === 'manual')
        return undefined;
    if (type === 'file-glob') {
        if (hint.trim() === '')
            return 'it is empty';
        const glob = (0,_value_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(hint);
        return 'problem' in glob ? glob.problem : undefined;
    }
    if (type === 'url')
        return /^https?:\/\/[^\s/?#]+\S*$/.test(hint) ? undefined : 'it is no http or https URL';
    if (type === 'mcp-resource')
        return /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/.test(hint) ? undefined : 'it is no URI';
    return undefined;
}


/***/ }),

/***/ 40581:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46774);


const rule = {
    meta: {
        id: 'rac/missing-hint',
        level: 'warning',
        summary: 'a check that a program could run has no hint',
        what: 'A check of type `file-glob`, `url` or `mcp-resource` has no `hint`.',
        why: 'Only the hint says which files, which URL or which resource; without it the item stays unconfirmed for ever.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: ['{ id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob } }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: [
                '{ id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }',
            ],
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            const check = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'check');
            if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(check) || Object.hasOwn(check, 'hint'))
                continue;
            const type = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(check, 'type');
            if (type !== 'file-glob' && type !== 'url' && type !== 'mcp-resource')
                continue;
            if (Object.keys(check).length > 1)
                continue;
            report({
                message: `a check of type ${type} has no hint, so nothing can confirm it`,
                path: [...path, 'check'],
                part: 'key',
                help: 'add "hint"',
            });
        }
    },
};


/***/ }),

/***/ 76472:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67348);




const HELP = 'remove the key and its value; describe the knowledge in "description" and point to it in "check"';
function contentPlaces(path, value) {
    const [list, item, ...rest] = path;
    if (list !== 'rac' || (item !== undefined && typeof item !== 'number'))
        return [];
    const inside = rest.join('/');
    if (inside === 'content' || inside === 'check/content')
        return [path];
    if (item === undefined) {
        return Array.isArray(value) ? value.flatMap((each, i) => contentPlaces(['rac', i], each)) : [];
    }
    const found = inside === '' || inside === 'check' ? ownPlaces(path, value) : [];
    return inside === '' && (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value) ? [...found, ...ownPlaces([...path, 'check'], (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, 'check'))] : found;
}
function ownPlaces(path, value) {
    return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value) && Object.hasOwn(value, 'content') ? [[...path, 'content']] : [];
}
const rule = {
    meta: {
        id: 'rac/no-content',
        level: 'error',
        always: true,
        fixable: true,
        summary: 'a RAC item carries content',
        what: 'A RAC item, or its check, has the property `content`, whatever its value and however the key is spelt: escaped, quoted, through an anchor or a merge key, once or twice. Under `okf` it is the rule `rac/content-in-okf`; under `extensions` a vendor may use the name.',
        why: 'A RAC item declares knowledge by reference and description; the knowledge itself stays in its environment. A CAL is shared, and with it everything that stands in it.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: ['{ id: wiki, kind: wiki, description: A map of the code base, content: The gateway listens on port 8080 }'],
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ rac: ['{ id: wiki, kind: wiki, description: A map of the code base }'] }),
        sensitive: true,
    },
    check({ cal, doc }, report) {
        for (const item of cal.rac) {
            const { path, value } = item;
            if (Object.hasOwn(value, 'content')) {
                report({
                    message: `${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemName */ .TJ)(item)} must not carry content, description only`,
                    path: [...path, 'content'],
                    part: 'key',
                    help: HELP,
                    remedy: { kind: 'remove' },
                });
            }
            const check = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, 'check');
            if ((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(check) && Object.hasOwn(check, 'content')) {
                report({
                    message: `the check of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemName */ .TJ)(item)} must not carry content: it verifies that the knowledge is present`,
                    path: [...path, 'check', 'content'],
                    part: 'key',
                    help: HELP,
                    remedy: { kind: 'remove' },
                });
            }
        }
        for (const { path, key, content } of doc.shadowed ?? []) {
            for (const place of contentPlaces(path, content)) {
                report({
                    message: `a RAC item must not carry content, description only; this one counts for nothing, since its key ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(String(path.at(-1)))} stands once more`,
                    path: place,
                    span: key,
                    help: HELP,
                });
            }
        }
    },
};


/***/ }),

/***/ 46809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _smuggling_passage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92400);


const CERTAIN = 480;
const PASSAGE = 'To restart the gateway, drain the queue first, wait until the counter of open requests stands at zero, then stop the blue half, start the green half, and tell the people on call in the channel.';
const FILES = [{ path: 'docs/gateway.md', text: `# Gateway\n\n${PASSAGE}\n` }];
const rule = {
    meta: {
        id: 'rac/repeats-files',
        level: 'warning',
        summary: 'a text repeats a passage of the files that the RAC item points to',
        what: 'The description or hint of a RAC item with a `file-glob` check, or a text below its `okf`, has at least 160 characters in a row in common with a file that the glob matches (white space, case and comment signs aside); from 480 on it is an error. Files are read up to 256 KiB each, 20 for an item.',
        why: 'A passage that is copied out of the files is their content, under another name.',
        bad: {
            ...(0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
                rac: `rac:
  - id: gateway
    kind: runbook
    description: >-
      ${PASSAGE}
    check: { type: file-glob, hint: docs/gateway.md }`,
            }),
            files: FILES,
        },
        good: {
            ...(0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
                rac: `rac:
  - id: gateway
    kind: runbook
    description: How to restart the gateway, and whom to tell
    check: { type: file-glob, hint: docs/gateway.md }`,
            }),
            files: FILES,
        },
        falseAlarms: 'Of 411 npm packages, whose descriptions were compared with the files beside them, it named 2 (0.5 %): their README opens with the description, word for word. Shorter descriptions, which nearly all are, are never compared.',
        sensitive: true,
    },
    check({ racTexts, itemFiles }, report) {
        if (itemFiles.size === 0)
            return;
        for (const found of racTexts) {
            const { item, text, path } = found;
            const files = itemFiles.get(Number(item.path[1]));
            const passage = files === undefined ? undefined : (0,_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_1__/* .findPassage */ .U4)(text, files);
            if (passage === undefined)
                continue;
            report({
                message: `${found.where} repeats ${passage.length} characters of ${JSON.stringify(passage.path)}`,
                path,
                ...(passage.length >= CERTAIN ? { level: 'error' } : {}),
                help: 'say in a sentence what must be known; the check points to the file already',
            });
        }
    },
};


/***/ }),

/***/ 13217:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41231);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9854);



const rule = {
    meta: {
        id: 'variable/init-of-other-type',
        level: 'warning',
        summary: 'the initial value is not of the variable’s type',
        what: 'The value of `init` is not of the type that `type` says. A null is taken for every type.',
        why: 'The CAL contradicts itself: a host that checks types refuses it before the first step.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ variables: ['{ name: attempts, type: integer, init: none }'] }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ variables: ['{ name: attempts, type: integer, init: 0 }'] }),
    },
    check({ cal }, report) {
        for (const entry of cal.variables) {
            const { path, value } = entry;
            const init = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'init');
            const type = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'type');
            if (init === undefined || init === null || typeof type !== 'string' || fits(type, init))
                continue;
            report({
                message: `variable ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(entry, 'name')} is of type ${type}, but its init is ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(init)}`,
                path: [...path, 'init'],
            });
        }
    },
};
function fits(type, init) {
    if (type === 'integer')
        return Number.isInteger(init);
    if (type === 'array')
        return Array.isArray(init);
    if (type === 'object')
        return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(init);
    return !['string', 'number', 'boolean'].includes(type) || typeof init === type;
}


/***/ }),

/***/ 23418:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ findEncoded),
/* harmony export */   w: () => (/* binding */ holdsLongRun)
/* harmony export */ });
const DATA_URI = /\bdata:(?:[\w.+-]{1,60}\/[\w.+-]{1,80})?(?:;[\w.+=-]{1,60}){0,4},(?:[A-Za-z0-9+/_=-]|%[0-9A-Fa-f]{2}){32,}/;
const HEX = /(?<![0-9A-Za-z])(?=[A-Fa-f]{0,100}[0-9])[0-9A-Fa-f]{130,}/;
const PEM = /-----BEGIN [A-Z0-9 ]{1,60}-----\s{0,9}(?:[A-Za-z-]{1,40}: [^\n]{0,200}\s{1,9}){0,6}[A-Za-z0-9+/=]{12}/;
const BASE64 = /[A-Za-z0-9+/_-]{100,}={0,2}/g;
const BASE64_LINES = /(?:[A-Za-z0-9+/]{60,76}\s{1,3}){2,}[A-Za-z0-9+/]{1,76}={0,2}/;
const PERCENT = /(?:%[0-9A-Fa-f]{2}){40,}/;
const ESCAPES = /(?:\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|[0-7]{3})){30,}/;
const BINARY = /(?:\b[01]{8}\b[\s,]{0,2}){12,}/;
function findEncoded(text) {
    if (text.length < 32)
        return undefined;
    const uri = text.includes('data:') ? DATA_URI.exec(text) : null;
    if (uri !== null)
        return { what: 'a data: URI', length: uri[0].length, certain: true };
    const pem = text.includes('-----BEGIN ') ? PEM.exec(text) : null;
    if (pem !== null)
        return { what: 'a PEM text', length: text.length - pem.index, certain: false };
    const long = holdsLongRun(text);
    for (const { what, pattern, needs } of PATTERNS) {
        const match = (needs === 'run' ? long : text.includes(needs)) ? pattern.exec(text) : null;
        if (match !== null)
            return { what, length: match[0].length, certain: false };
    }
    if (!long)
        return undefined;
    for (const [run] of text.matchAll(BASE64)) {
        if (looksRandom(run))
            return { what: 'a long encoded run', length: run.length, certain: false };
    }
    return undefined;
}
const PATTERNS = [
    { what: 'a long run of hexadecimal digits', pattern: HEX, needs: 'run' },
    { what: 'lines of base64', pattern: BASE64_LINES, needs: 'run' },
    { what: 'a long run of percent escapes', pattern: PERCENT, needs: '%' },
    { what: 'a long run of escapes', pattern: ESCAPES, needs: '\\' },
    { what: 'a run of binary digits', pattern: BINARY, needs: '' },
];
const RUN = 60;
const OF_RUN = new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/_-'].map((c) => c.charCodeAt(0)));
function holdsLongRun(text) {
    for (let at = RUN - 1; at < text.length; at += RUN) {
        let [start, end] = [at, at];
        while (start > at - RUN && OF_RUN.has(text.charCodeAt(start)))
            start--;
        if (start === at)
            continue;
        while (end < start + RUN && OF_RUN.has(text.charCodeAt(end + 1)))
            end++;
        if (end - start >= RUN)
            return true;
    }
    return false;
}
function looksRandom(run) {
    const share = (pattern) => (run.match(pattern)?.length ?? 0) / run.length;
    return share(/[A-Z]/g) >= 0.15 && share(/[a-z]/g) >= 0.15 && share(/[0-9]/g) >= 0.04 && share(/[/_-]/g) <= 0.12;
}


/***/ }),

/***/ 92400:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ findPassage),
/* harmony export */   oG: () => (/* binding */ mayQuote)
/* harmony export */ });
/* unused harmony export LONG_PASSAGE */
const WINDOW = 40;
const LONG_PASSAGE = 160;
function mayQuote(text) {
    return text.length >= LONG_PASSAGE;
}
function findPassage(text, files) {
    if (!mayQuote(text))
        return undefined;
    const wanted = plain(text);
    if (wanted.length < LONG_PASSAGE)
        return undefined;
    const windows = new Map();
    for (let i = 0; i + WINDOW <= wanted.length; i++)
        windows.set(wanted.slice(i, i + WINDOW), i);
    let best;
    for (const { path, text: source } of files) {
        const file = plain(source);
        for (let i = 0; i + WINDOW <= file.length;) {
            const at = windows.get(file.slice(i, i + WINDOW));
            if (at === undefined) {
                i += WINDOW;
                continue;
            }
            let before = 0;
            while (before < i && before < at && file[i - before - 1] === wanted[at - before - 1])
                before++;
            let after = WINDOW;
            while (i + after < file.length && at + after < wanted.length && file[i + after] === wanted[at + after])
                after++;
            const length = before + after;
            if (length >= LONG_PASSAGE && length > (best?.length ?? 0))
                best = { path, length };
            i += after;
        }
    }
    return best;
}
function plain(text) {
    return text
        .replace(/^[ \t]*(?:#+|\/\/+|\*+|--+|>+|<!--)[ \t]*/gm, '')
        .replace(/\s+/g, ' ')
        .toLowerCase()
        .trim();
}


/***/ }),

/***/ 67348:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ itemName),
/* harmony export */   ll: () => (/* binding */ racTexts)
/* harmony export */ });
/* unused harmony export maySmuggle */
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _cal_shape_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9854);
/* harmony import */ var _encoded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23418);
/* harmony import */ var _passage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92400);




class ItemText {
    item;
    path;
    text;
    #name;
    constructor(item, path, text, name) {
        this.item = item;
        this.path = path;
        this.text = text;
        this.#name = name;
    }
    get where() {
        return `the ${this.#name} of ${itemName(this.item)}`;
    }
}
const LONGEST = 20_000;
const DEPTH = 16;
const SUSPECT = [
    /[^\t\x20-\x24\x26-\x5a\x5d-\x5f\x61-\x7a|]/,
    /data:|-----BEGIN |\b[01]{8}\b|^#!/,
    /\b(?:select|create|insert|alter|update)\b/i,
];
function maySmuggle(text) {
    return (0,_passage_js__WEBPACK_IMPORTED_MODULE_2__/* .mayQuote */ .oG)(text) || SUSPECT.some((pattern) => pattern.test(text)) || (0,_encoded_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsLongRun */ .w)(text);
}
function racTexts(cal) {
    const texts = [];
    for (const item of cal.rac) {
        const add = (text, path, name) => {
            if (typeof text !== 'string' || !maySmuggle(text))
                return;
            texts.push(new ItemText(item, [...item.path, ...path], text.slice(0, LONGEST), name));
        };
        add((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(item.value, 'description'), ['description'], 'description');
        const check = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(item.value, 'check');
        if ((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(check))
            add((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(check, 'hint'), ['check', 'hint'], 'hint');
        const okf = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(item.value, 'okf');
        if ((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(okf))
            visit(okf, ['okf'], add, 0);
    }
    return texts;
}
function visit(value, path, add, depth) {
    if (typeof value === 'string')
        add(value, path, path.filter((segment) => typeof segment === 'string').join('.'));
    if (depth > DEPTH)
        return;
    if (Array.isArray(value))
        value.forEach((item, i) => visit(item, [...path, i], add, depth + 1));
    else if ((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
        for (const key of Object.keys(value))
            visit(value[key], [...path, key], add, depth + 1);
}
function itemName(item) {
    return `RAC item ${(0,_cal_shape_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(item, 'id')}`;
}


/***/ }),

/***/ 29628:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ eachStringBelow),
/* harmony export */   T: () => (/* binding */ eachString)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46774);

function eachString(root, visit) {
    eachStringBelow(root, [], visit);
}
function eachStringBelow(root, at, visit) {
    const walk = (value, path) => {
        if (typeof value === 'string')
            visit(value, path, false);
        else if (Array.isArray(value))
            value.forEach((item, i) => walk(item, [...path, i]));
        else if ((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value)) {
            for (const key of Object.keys(value)) {
                if (path.length === 0 && key === 'integrity')
                    continue;
                const here = [...path, key];
                visit(key, here, true);
                walk(value[key], here);
            }
        }
    };
    walk(root, at);
}


/***/ }),

/***/ 67040:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ nodeKind),
/* harmony export */   S8: () => (/* binding */ partInRun),
/* harmony export */   Zm: () => (/* binding */ NODE_TYPE_NAMES),
/* harmony export */   jM: () => (/* binding */ NODE_TYPES),
/* harmony export */   ny: () => (/* binding */ takes),
/* harmony export */   tG: () => (/* binding */ kindsOf),
/* harmony export */   xA: () => (/* binding */ NODE_KINDS)
/* harmony export */ });
const STEP = { begins: false, ends: false, branches: false, needs: [], named: true };
const GATEWAY = { ...STEP, branches: true, brackets: ['{', '}'] };
const TERMINAL = { ...STEP, brackets: ['([', '])'], named: false };
const NODE_TYPES = {
    task: {
        properties: {
            id: 'required',
            type: 'required',
            agent: 'required',
            action: 'optional',
            requires: 'optional',
            completion: 'required',
            sideEffects: 'optional',
            approval: 'optional',
            budget: 'optional',
            guardrails: 'optional',
        },
        kinds: { task: { ...STEP, brackets: ['[', ']'], named: false, what: 'a participant does a piece of work' } },
    },
    gateway: {
        properties: { id: 'required', type: 'required', gateway: 'required' },
        kindProperty: 'gateway',
        kinds: {
            exclusive: { ...GATEWAY, what: 'one of its edges is taken' },
            parallel: { ...GATEWAY, what: 'all of its edges are taken' },
            inclusive: { ...GATEWAY, what: 'every edge whose condition holds is taken' },
        },
    },
    event: {
        properties: { id: 'required', type: 'required', event: 'required', afterMs: 'optional' },
        kindProperty: 'event',
        kinds: {
            start: { ...TERMINAL, begins: true, what: 'the run begins' },
            end: { ...TERMINAL, ends: true, what: 'the run is done' },
            stop: { ...TERMINAL, ends: true, named: true, what: 'the run is broken off' },
            handoff: { ...STEP, brackets: ['[/', '/]'], what: 'the work is handed over' },
            timer: { ...STEP, needs: ['afterMs'], brackets: ['[[', ']]'], what: 'the run waits' },
        },
    },
};
const NODE_TYPE_NAMES = Object.keys(NODE_TYPES);
const NODE_KINDS = {
    ...NODE_TYPES.task.kinds,
    ...NODE_TYPES.gateway.kinds,
    ...NODE_TYPES.event.kinds,
};
const TYPES = new Map(Object.entries(NODE_TYPES));
const own = (node, name) => (Object.hasOwn(node, name) ? node[name] : undefined);
function kindsOf(type) {
    return Object.keys(NODE_TYPES[type].kinds);
}
function nodeKind(node) {
    const type = TYPES.get(own(node, 'type'));
    const name = type === undefined ? undefined : own(node, type.kindProperty ?? 'type');
    return typeof name === 'string' && type !== undefined && Object.hasOwn(type.kinds, name)
        ? name
        : undefined;
}
function partInRun(node) {
    const kind = nodeKind(node);
    if (kind !== undefined)
        return NODE_KINDS[kind];
    const [first, ...others] = Object.values(TYPES.get(own(node, 'type'))?.kinds ?? {});
    const same = (a, b) => a.begins === b.begins && a.ends === b.ends && a.branches === b.branches;
    return first !== undefined && others.every((other) => same(first, other)) ? first : undefined;
}
function takes(node, property) {
    return Object.hasOwn(TYPES.get(own(node, 'type'))?.properties ?? {}, property);
}


/***/ })

};
;
