"use strict";
exports.modules = {

/***/ 44851:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   J_: () => (/* binding */ JSON_TYPES),
/* harmony export */   WF: () => (/* binding */ jsonTypeOf),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   Zm: () => (/* binding */ jsonEqual)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46774);


const JSON_TYPES = ['number', 'string', 'array', 'object', 'null', 'boolean'];
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    const type = typeof value;
    return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}
function jsonEqual(a, b) {
    if (a === b)
        return true;
    if (Array.isArray(a) && Array.isArray(b))
        return a.length === b.length && a.every((item, i) => jsonEqual(item, b[i]));
    if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(a) || !(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(b))
        return false;
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key])));
}
function codePoints(text) {
    let length = 0;
    for (const _ of text)
        length++;
    return length;
}
function objectOf(members) {
    return Object.fromEntries(members);
}


/***/ }),

/***/ 20722:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   rq: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41817);

function pointerOf(where) {
    return (0,_source_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPointer */ .rb)(pathOf(where));
}
function pathOf(where) {
    const path = [];
    for (let at = where; at !== undefined; at = at.up)
        path.push(at.key);
    return path.toReversed();
}
function below(up, ...keys) {
    return keys.reduce((at, key) => ({ up: at, key }), up);
}


/***/ }),

/***/ 24080:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ allTools)
/* harmony export */ });
function allTools({ tools, withheld = [] }) {
    return [...tools, ...withheld];
}


/***/ }),

/***/ 85650:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  II: () => (/* binding */ ALTERED),
  Te: () => (/* binding */ AMBIGUOUS),
  iz: () => (/* binding */ WITHHELD),
  gu: () => (/* binding */ calledTool),
  mF: () => (/* binding */ changeWords),
  OP: () => (/* binding */ declaredTools),
  IL: () => (/* binding */ freeName),
  Rw: () => (/* binding */ givesDigest),
  mo: () => (/* binding */ pinFault)
});

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
;// CONCATENATED MODULE: ./build/core/text/where-they-part.js


const SHOWN = 120;
const LEAD = 20;
function whereTheyPart(was, is) {
    const reach = Math.max(0, sameLetters(was, is) - redact/* LONGEST_SECRET */.mz);
    const near = (text) => (0,printable.printable)(text.slice(reach, reach + 2 * redact/* LONGEST_SECRET */.mz));
    const [before, after] = [near(was), near(is)];
    const same = sameLetters(before, after);
    const start = same > 2 * LEAD ? same - LEAD : 0;
    const from = (text) => {
        const rest = text.slice(start).replace(/^[\udc00-\udfff]/, '');
        const cut = rest.length > SHOWN ? `${rest.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, '')}…` : rest;
        return start + reach > 0 ? `…${cut}` : cut;
    };
    return [from(before), from(after)];
}
function sameLetters(a, b) {
    let same = 0;
    while (same < a.length && a[same] === b[same])
        same++;
    return same;
}

// EXTERNAL MODULE: ./build/core/handshake/host.js
var handshake_host = __webpack_require__(24080);
// EXTERNAL MODULE: ./build/core/handshake/tool-digest.js
var tool_digest = __webpack_require__(36813);
;// CONCATENATED MODULE: ./build/core/handshake/pins.js




const RECORD = 'it is not bound; read what it says, and record it again: handshake --live --record, or host add --live --force';
const ONE_OF_EACH = 'it is not bound, for clients differ in which of them they take; the server must list it once';
const WITHHELD = 'it is not what was recorded';
const ALTERED = 'its recorded words do not give its digest';
const AMBIGUOUS = 'its server lists it more than once, in different words';
const NAMED = 5;
function declaredTools(host) {
    return new Map((0,handshake_host/* allTools */.X)(host)
        .filter(({ builtIn, wraps }) => builtIn !== true && wraps === undefined)
        .map((tool) => [tool.name, tool]));
}
function givesDigest(tool, servers) {
    const said = { ...tool };
    const { name, digest } = said;
    if (digest === undefined || !hasWords(said))
        return true;
    const words = Object.fromEntries(tool_digest/* PINNED */.LS.flatMap((word) => (said[word] === undefined ? [] : [[word, said[word]]])));
    return saidNames(String(name), servers).some((each) => (0,tool_digest/* toolDigest */.PQ)({ ...words, name: each }) === digest);
}
function hasWords(tool) {
    return tool_digest/* PINNED */.LS.some((word) => word !== 'name' && tool[word] !== undefined);
}
function freeName(name, server, taken) {
    if (!taken.has(name))
        return name;
    const prefixed = `${server}.${name}`;
    for (let n = 2, tried = prefixed;; tried = `${prefixed}.${n++}`)
        if (!taken.has(tried))
            return tried;
}
function saidNames(name, servers) {
    const behind = servers.flatMap((server) => name.startsWith(`${server.name}.`) ? [name.slice(server.name.length + 1)] : []);
    return [name, ...behind, ...behind.map((each) => each.replace(/\.\d+$/, ''))];
}
function calledTool({ tools }, name) {
    const tool = tools.find((each) => each.name === name);
    return tool?.wraps === undefined ? tool : tools.find((each) => each.name === tool.wraps);
}
function pinFault(tool, declared, pinning) {
    if (tool.ambiguous === true)
        return { message: 'is listed more than once, in different words', help: ONE_OF_EACH, changes: [] };
    if (!pinning)
        return undefined;
    if (declared === undefined)
        return { message: 'was not recorded', help: RECORD, changes: [] };
    if (declared.digest === undefined)
        return undefined;
    if (tool.digest === declared.digest)
        return undefined;
    const changes = hasWords(declared) ? (0,tool_digest/* changesOf */.fs)({ ...declared, name: tool.name }, tool) : [];
    const places = changes.map(({ path }) => path.join('/'));
    const more = places.length > NAMED ? [`${places.length - NAMED} more`] : [];
    const what = places.length === 0 ? 'something that the record leaves out' : [...places.slice(0, NAMED), ...more].join(', ');
    return { message: `is not what was recorded: ${what} changed`, help: RECORD, changes };
}
function changeWords({ path, was, is }) {
    const place = (0,printable.printable)(path.join('/'));
    const [before, after] = whereTheyPart(textOf(was), textOf(is));
    if (was === undefined)
        return `${place} was added: ${shown(is, after)}`;
    if (is === undefined)
        return `${place} was removed: ${shown(was, before)}`;
    const alike = typeof was === 'string' && typeof is === 'string' && was.normalize('NFC') === is.normalize('NFC');
    return `${place} was ${shown(was, before)}, is ${shown(is, after)}${alike ? ': the same letters in other code points' : ''}`;
}
function textOf(value) {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
function shown(value, text) {
    return typeof value === 'string' ? `"${text}"` : text;
}


/***/ }),

/***/ 36813:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ PINNED),
/* harmony export */   PQ: () => (/* binding */ toolDigest),
/* harmony export */   fs: () => (/* binding */ changesOf)
/* harmony export */ });
/* harmony import */ var _value_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34293);
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);
/* harmony import */ var _accept_schema_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46774);
/* harmony import */ var _accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44851);
/* harmony import */ var _accept_schema_where_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20722);




const PINNED = ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'];
function toolDigest(said) {
    const pinned = Object.fromEntries(PINNED.flatMap((name) => (Object.hasOwn(said, name) ? [[name, said[name]]] : [])));
    const text = canonical(pinned);
    return text === undefined ? undefined : (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(text);
}
function changesOf(recorded, said) {
    const changes = [];
    for (const name of PINNED)
        collect((0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...recorded }, name), (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...said }, name), (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .Gz)(undefined, name), changes);
    return changes;
}
function collect(was, is, where, changes) {
    const names = namesIn(was, is);
    if (names !== undefined)
        for (const name of names)
            collect(at(was, name), at(is, name), (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .Gz)(where, name), changes);
    else if (!(0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonEqual */ .Zm)(was, is))
        changes.push({ path: (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(where), was, is });
}
function namesIn(was, is) {
    if ((0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(was) && (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(is))
        return [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    if (!Array.isArray(was) || !Array.isArray(is) || ![...was, ...is].every(_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi))
        return undefined;
    return Array.from({ length: Math.max(was.length, is.length) }, (_, i) => i);
}
function at(value, name) {
    if (Array.isArray(value))
        return value[Number(name)];
    return (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value) ? (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, String(name)) : undefined;
}
function canonical(value) {
    try {
        return (0,_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalize */ .d)(value);
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof RangeError)
            return undefined;
        throw error;
    }
}


/***/ })

};
;
