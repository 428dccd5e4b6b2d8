"use strict";
exports.id = 2461;
exports.ids = [2461,9173];
exports.modules = {

/***/ 49173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
async function load(module) {
    return (await module).default;
}
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 89607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 64470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 58858))),
    policy: () => load(__webpack_require__.e(/* import() */ 4866).then(__webpack_require__.bind(__webpack_require__, 24866))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 18477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 32543))),
    sweep: () => load(__webpack_require__.e(/* import() */ 1050).then(__webpack_require__.bind(__webpack_require__, 1050))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 35930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 16699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 12321))),
};


/***/ }),

/***/ 1782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString),
/* harmony export */   Oq: () => (/* binding */ unchangedJson),
/* harmony export */   ip: () => (/* binding */ exactJson),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27827);


const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent).replace(UNSAFE, escaped).replaceAll('##[', '#\\u0023[')}\n`;
}
function exactJson(text) {
    return text;
}
function unchangedJson(line) {
    return line.search(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE) === -1 && !line.includes('##[') ? `${line}\n` : undefined;
}
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text) === text ? text : jsonText(redacted(value), indent);
    return shown.replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, (sign) => (sign === '\n' ? sign : escaped(sign)));
}
function jsonString(text) {
    return JSON.stringify(text).replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, escaped);
}
function escaped(sign) {
    return sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function redacted(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(redacted);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(redacted(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(name), redacted(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 34293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return text(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`${value} is no JSON number`);
            return JSON.stringify(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'object':
            return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'bigint':
            throw new TypeError(`a value of type ${typeof value} is no JSON`);
    }
}
function text(value) {
    if (LONE_SURROGATE.test(value))
        throw new TypeError('a string holds a lone surrogate');
    return JSON.stringify(value);
}
function list(items, depth) {
    const parts = [];
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 46430:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-27912.js").modules);
Object.assign(exports.modules, require("./shared-12461.js").modules);
