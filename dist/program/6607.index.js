"use strict";
exports.id = 6607;
exports.ids = [6607];
exports.modules = {

/***/ 54209:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ breaks),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* unused harmony export CAUSE_KINDS */
const CAUSE_KINDS = ['refuse', 'not ready', 'error', 'not judged', 'pending', 'step'];
function breaks({ kind }) {
    return kind !== 'step';
}
function worstFirst(causes) {
    const places = new Map(causes.map((cause) => [cause, JSON.stringify([cause.place, cause.why])]));
    return [...causes].sort((a, b) => CAUSE_KINDS.indexOf(a.kind) - CAUSE_KINDS.indexOf(b.kind) ||
        compare(a.subject, b.subject) ||
        compare(a.profile ?? '', b.profile ?? '') ||
        compare(places.get(a) ?? '', places.get(b) ?? ''));
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 67147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ REPORT_ARTIFACT),
/* harmony export */   Uq: () => (/* binding */ REPORT_FILE),
/* harmony export */   tL: () => (/* binding */ readReport),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87161);
/* harmony import */ var _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49173);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1782);
/* harmony import */ var _packed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41834);




const REPORT_FILE = 'cartwright-report.json';
const REPORT_ARTIFACT = 'cartwright-report';
function writeReport(file) {
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y3)((0,_packed_js__WEBPACK_IMPORTED_MODULE_3__/* .packReport */ .Kx)(file));
}
async function readReport(text) {
    const doc = (0,_source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(REPORT_FILE, text);
    const [first] = doc.problems;
    if (first !== undefined)
        return { problem: `not valid JSON (line ${first.range.start.line})` };
    const validate = await _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.report();
    const none = { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
    return validate(doc.value) ? ((0,_packed_js__WEBPACK_IMPORTED_MODULE_3__/* .unpackReport */ .z1)(doc.value) ?? none) : none;
}


/***/ }),

/***/ 73608:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ filesNamed)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



function filesNamed(fs, names) {
    const [first, ...others] = new Set(names.flatMap((name) => filesOf(fs, name)));
    if (first === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no report to merge');
    return [first, ...others];
}
function filesOf(fs, name) {
    if (!(0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(name))
        return [name];
    const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(name);
    if ('problem' in glob)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', `no file matches ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-41834.js").modules);
Object.assign(exports.modules, require("./shared-66607.js").modules);
Object.assign(exports.modules, require("./shared-27323.js").modules);
