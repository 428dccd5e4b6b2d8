"use strict";
exports.modules = {

/***/ 60967:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isAssertion),
/* harmony export */   W: () => (/* binding */ keywordFault)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46774);


const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const isText = (value) => typeof value === 'string';
const text = (value) => (isText(value) ? undefined : 'is no string');
const numeric = (value) => (Number.isFinite(value) ? undefined : 'is no number');
const flag = (value) => (typeof value === 'boolean' ? undefined : 'is neither true nor false');
const map = (value) => ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) ? undefined : 'is no object');
const list = (value) => (Array.isArray(value) ? undefined : 'is no list');
const size = (value) => (Number.isInteger(value) && Number(value) >= 0 ? undefined : 'is no integer from 0 up');
const names = (value) => (Array.isArray(value) && value.every(isText) ? twins(value) : 'is no list of strings');
const twins = (value) => value.length < 2 || new Set(value).size === value.length ? undefined : 'names something twice';
const schemas = (value) => (Array.isArray(value) && value.length > 0 ? undefined : 'is no list of schemas');
function type(value) {
    const all = Array.isArray(value) ? value : [value];
    const wrong = all.find((name) => !isText(name) || !TYPES.has(name));
    if (all.length === 0)
        return 'is an empty list';
    return wrong === undefined ? twins(all) : `is ${isText(wrong) ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(wrong) : 'no string'}, which is no type`;
}
function nameLists(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) && Object.values(value).every((item) => names(item) === undefined)
        ? undefined
        : 'is no object of lists';
}
const CHECKS = new Map([
    ['type', type],
    ['required', names],
    ['enum', list],
    ['properties', map],
    ['patternProperties', map],
    ['$defs', map],
    ['definitions', map],
    ['dependentSchemas', map],
    ['dependencies', map],
    ['dependentRequired', nameLists],
    ['allOf', schemas],
    ['anyOf', schemas],
    ['oneOf', schemas],
    ['prefixItems', schemas],
    ['minimum', numeric],
    ['maximum', numeric],
    ['exclusiveMinimum', numeric],
    ['exclusiveMaximum', numeric],
    ['multipleOf', (value) => numeric(value) ?? (Number(value) > 0 ? undefined : 'is not above 0')],
    ['minLength', size],
    ['maxLength', size],
    ['minItems', size],
    ['maxItems', size],
    ['minProperties', size],
    ['maxProperties', size],
    ['minContains', size],
    ['maxContains', size],
    ['uniqueItems', flag],
    ['nullable', flag],
    ['pattern', text],
    ['format', text],
    ['$ref', text],
    ['$dynamicRef', text],
    ['$recursiveRef', text],
    ['$id', text],
    ['$anchor', text],
    ['$dynamicAnchor', text],
    ['$schema', text],
]);
function keywordFault(schema) {
    for (const keyword of Object.keys(schema)) {
        const problem = CHECKS.get(keyword)?.(schema[keyword]);
        if (problem !== undefined)
            return { keyword, problem: `${keyword} ${problem}` };
    }
    return undefined;
}
const SILENT = new Set(['$defs', 'definitions', '$ref', '$id', '$anchor', '$schema', '$dynamicAnchor']);
const UNCHECKED = new Set([
    'const',
    'not',
    'if',
    'then',
    'else',
    'items',
    'additionalItems',
    'additionalProperties',
    'propertyNames',
    'contains',
]);
function isAssertion(keyword) {
    return UNCHECKED.has(keyword) || (CHECKS.has(keyword) && !SILENT.has(keyword));
}


/***/ }),

/***/ 81545:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openSchema),
/* harmony export */   Z: () => (/* binding */ isFault)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _keyword_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60967);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41994);
/* harmony import */ var _where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20722);





const MAX_NODES = 100_000;
const SINGLE = [
    'additionalProperties',
    'additionalItems',
    'contains',
    'not',
    'if',
    'then',
    'else',
    'propertyNames',
    'unevaluatedItems',
    'unevaluatedProperties',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
function openSchema(schema, known) {
    const nodes = new Map();
    const resources = new Map();
    const anchors = new Map();
    const pending = [];
    const index = { nodes, resources, anchors };
    if (typeof schema === 'boolean') {
        const id = schema ? _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .ALWAYS */ .qI : _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
        return { root: { id, schema, where: undefined, index, resource: undefined }, index };
    }
    let root;
    const open = [{ value: schema, where: undefined, resource: undefined }];
    let dynamicAnchors = 0;
    let dynamicReferences = 0;
    for (;;) {
        const next = open.pop();
        if (next === undefined) {
            const unresolved = pending.pop();
            if (unresolved === undefined)
                break;
            const { node, reference } = unresolved;
            const target = targetValue(node, reference);
            if (target === undefined)
                return { problem: `it refers to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(reference)}, which is not in the document`, where: node.where };
            open.push(target);
            continue;
        }
        const { value, where } = next;
        if (typeof value === 'boolean')
            continue;
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
            return { problem: 'it is neither an object nor true or false', where };
        if (nodes.has(value))
            continue;
        const shared = known?.index.nodes.get(value);
        if (shared !== undefined) {
            nodes.set(value, shared);
            root ??= shared;
            continue;
        }
        if (nodes.size >= MAX_NODES)
            return { problem: `it has more than ${MAX_NODES} parts`, where };
        const fault = (0,_keyword_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordFault */ .W)(value);
        if (fault !== undefined)
            return { problem: fault.problem, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, fault.keyword) };
        const node = makeNode(value, next, index, nodes.size + (known?.index.nodes.size ?? 0));
        nodes.set(value, node);
        root ??= node;
        if (node.resource?.root === node && node.resource.base !== '')
            resources.set(node.resource.base, node);
        for (const anchor of anchorsOf(value))
            anchors.set(`${node.resource?.base ?? ''}#${anchor}`, node);
        if (typeof (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, '$dynamicAnchor') === 'string')
            dynamicAnchors++;
        for (const keyword of _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCES */ .tf) {
            const reference = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, keyword);
            if (typeof reference !== 'string')
                continue;
            pending.push({ node, reference });
            if (keyword !== '$ref')
                dynamicReferences++;
        }
        for (const child of partsOf(value, where))
            open.push({ ...child, resource: node.resource });
    }
    if (dynamicReferences > 0 && dynamicAnchors > 1)
        return { problem: 'it has dynamic references with more than one possible target', where: undefined };
    if (root === undefined)
        return { problem: 'it has no parts', where: undefined };
    return { root, index };
}
function isFault(opened) {
    return 'problem' in opened;
}
function makeNode(schema, { where, resource }, index, id) {
    const node = { id, schema, where, index, resource };
    const $id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$id');
    const embedded = typeof $id === 'string' && !$id.startsWith('#');
    if (resource === undefined || embedded) {
        node.resource = {
            root: node,
            base: embedded ? (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .absolute */ .ys)($id, resource?.base ?? '') : '',
            older: isOlder((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$schema')) ?? resource?.older ?? false,
        };
    }
    return node;
}
function isOlder(dialect) {
    return typeof dialect === 'string' ? /draft-0[3467]/.test(dialect) : undefined;
}
function anchorsOf(schema) {
    const $id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$id');
    const names = [(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$anchor'), (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$dynamicAnchor')].filter((name) => typeof name === 'string');
    return typeof $id === 'string' && $id.startsWith('#') ? [...names, $id.slice(1)] : names;
}
function* partsOf(schema, where) {
    for (const keyword of SINGLE) {
        if (Object.hasOwn(schema, keyword))
            yield { value: schema[keyword], where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword) };
    }
    for (const keyword of LISTS) {
        const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, keyword);
        if (Array.isArray(list))
            for (const [i, value] of list.entries())
                yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword, i) };
    }
    for (const keyword of MAPS) {
        const map = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, keyword);
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(map))
            continue;
        for (const name of Object.keys(map))
            yield { value: map[name], where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword, name) };
    }
    const items = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'items');
    if (Array.isArray(items))
        for (const [i, value] of items.entries())
            yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'items', i) };
    else if (items !== undefined)
        yield { value: items, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'items') };
    const dependencies = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'dependencies');
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(dependencies))
        return;
    for (const name of Object.keys(dependencies)) {
        const value = dependencies[name];
        if (!Array.isArray(value))
            yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'dependencies', name) };
    }
}
function targetValue(node, reference) {
    const found = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .resolve */ .hd)(node, reference);
    if (found !== undefined)
        return { value: found.schema, where: found.where, resource: found.resource };
    const root = node.resource?.root ?? node;
    if (!reference.startsWith('#/'))
        return undefined;
    let value = root.schema;
    let where = root.where;
    for (const raw of reference.slice(2).split('/')) {
        const key = unescape(raw);
        if (key === undefined)
            return undefined;
        value = Array.isArray(value) ? value[Number(key)] : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, key) : undefined;
        where = (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, key);
    }
    return value === undefined ? undefined : { value, where, resource: node.resource };
}
function unescape(segment) {
    try {
        return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 41994:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ isReadTwoWays),
/* harmony export */   GG: () => (/* binding */ childOf),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   XL: () => (/* binding */ keywordOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hd: () => (/* binding */ resolve),
/* harmony export */   qI: () => (/* binding */ ALWAYS),
/* harmony export */   tf: () => (/* binding */ REFERENCES),
/* harmony export */   tm: () => (/* binding */ NEVER),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   ys: () => (/* binding */ absolute)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46774);
/* harmony import */ var _keyword_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60967);
/* harmony import */ var _where_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20722);



const ALWAYS = -1;
const NEVER = -2;
const LATER = new Set([
    'prefixItems',
    'minContains',
    'maxContains',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedItems',
    'unevaluatedProperties',
]);
function childOf(parent, ...keys) {
    const [keyword, ...rest] = keys;
    let value = keyword === undefined ? parent.schema : keywordOf(parent, String(keyword));
    for (const key of rest)
        value = memberOf(value, key);
    if (typeof value === 'boolean')
        return booleanNode(parent, value, keys);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) ? parent.index.nodes.get(value) : undefined;
}
function booleanNode(parent, schema, keys) {
    return { ...parent, id: schema ? ALWAYS : NEVER, schema, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .Gz)(parent.where, ...keys) };
}
function memberOf(value, key) {
    if (Array.isArray(value))
        return value[Number(key)];
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, String(key)) : undefined;
}
function listOf(parent, keyword) {
    const list = keywordOf(parent, keyword);
    if (!Array.isArray(list))
        return [];
    return list.flatMap((_, i) => childOf(parent, keyword, i) ?? []);
}
function namesIn(parent, keyword) {
    const map = keywordOf(parent, keyword);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(map) ? Object.keys(map) : [];
}
function keywordOf(node, keyword) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(node.schema) || (node.resource?.older === true && LATER.has(keyword)))
        return undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(node.schema, keyword);
}
function isReadTwoWays(node) {
    if (node.resource?.older !== true || typeof keywordOf(node, '$ref') !== 'string')
        return false;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(node.schema) && Object.keys(node.schema).some(_keyword_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .isAssertion */ .F);
}
function targetsOf(node) {
    const targets = [];
    for (const keyword of REFERENCES) {
        const reference = keywordOf(node, keyword);
        if (typeof reference !== 'string')
            continue;
        const target = resolve(node, reference);
        if (target !== undefined)
            targets.push(target);
    }
    return targets;
}
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
function resolve(node, reference) {
    const { resources, anchors } = node.index;
    const hash = reference.indexOf('#');
    const target = hash === -1 ? reference : reference.slice(0, hash);
    const fragment = decode(hash === -1 ? '' : reference.slice(hash + 1));
    const here = node.resource;
    if (fragment === undefined)
        return undefined;
    const base = target === '' ? (here?.base ?? '') : absolute(target, here?.base ?? '');
    const root = target === '' ? here?.root : resources.get(base);
    if (root === undefined || fragment === '')
        return root;
    if (!fragment.startsWith('/'))
        return anchors.get(`${base}#${fragment}`);
    const keys = fragment
        .slice(1)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return childOf(root, ...keys);
}
function absolute(reference, base) {
    try {
        return new URL(reference, base === '' ? undefined : base).href.replace(/#$/, '');
    }
    catch {
        return reference.replace(/#$/, '');
    }
}
function decode(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
;
