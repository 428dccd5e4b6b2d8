"use strict";
exports.id = 4047;
exports.ids = [4047,6428];
exports.modules = {

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

/***/ 74047:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSarif: () => (/* binding */ checkSarif)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);


async function checkSarif(findings, excerpts, env, { suppressed = [], id }) {
    const [{ sarifLog }, { sarifContext }, { RULES }] = await Promise.all([
        __webpack_require__.e(/* import() */ 2650).then(__webpack_require__.bind(__webpack_require__, 22650)),
        __webpack_require__.e(/* import() */ 1744).then(__webpack_require__.bind(__webpack_require__, 1744)),
        Promise.all(/* import() */[__webpack_require__.e(4164), __webpack_require__.e(4954), __webpack_require__.e(1410)]).then(__webpack_require__.bind(__webpack_require__, 94954)),
    ]);
    const metas = new Map(RULES.map(({ meta }) => [meta.id, meta]));
    const options = {
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        ruleOf: (id) => metas.get(id),
        excerpts,
        suppressed,
        id,
        ...sarifContext(env),
    };
    return (0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .resultJson */ .y3)(sarifLog(findings, options));
}


/***/ })

};
;
