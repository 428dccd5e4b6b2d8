"use strict";
exports.modules = {

/***/ 18355:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ signedAtProblem),
/* harmony export */   Go: () => (/* binding */ statementPayload),
/* harmony export */   T8: () => (/* binding */ statementOf),
/* harmony export */   WQ: () => (/* binding */ digestProblem),
/* harmony export */   cO: () => (/* binding */ readStatement),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   zG: () => (/* binding */ STATEMENT_TYPE)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);
/* harmony import */ var _value_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34293);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86816);




const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const HEX = /^[0-9a-f]{64}$/;
function statementOf(predicateType) {
    return (payload) => readStatement(payload, predicateType);
}
function readStatement(payload, predicateType) {
    const json = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readCanonicalJson */ .PW)(payload);
    if ('problem' in json)
        return { problem: `payload ${json.problem}` };
    const { value } = json;
    const type = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, '_type');
    if (type !== STATEMENT_TYPE)
        return { problem: `_type of the statement is ${show(type)}` };
    const predicate = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, 'predicate');
    const found = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, 'predicateType');
    if (found !== predicateType)
        return { problem: `predicateType is ${show(found)}, not ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(predicateType)}` };
    const subjects = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, 'subject');
    if (!Array.isArray(subjects) || subjects.length !== 1)
        return { problem: 'exactly one subject is allowed' };
    const subjectName = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(subjects[0], 'name');
    if (typeof subjectName !== 'string' || subjectName === '')
        return { problem: 'the subject has no name' };
    const sha256 = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(subjects[0], 'digest'), 'sha256');
    if (typeof sha256 !== 'string' || !HEX.test(sha256))
        return { problem: 'subject digest is not 64 lower-case hex digits of sha256' };
    if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(predicate))
        return { problem: 'predicate is no object' };
    return { statement: { subjectName, sha256, predicateType, predicate } };
}
function digestProblem(statement, digest, repeated) {
    if (statement.sha256 !== digest)
        return `subject digest ${statement.sha256} is not ${digest}, which the content has`;
    for (const name of repeated) {
        const value = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(statement.predicate, name);
        if (value !== undefined && value !== digest && value !== `sha256:${digest}`)
            return `predicate ${name} is not the subject digest`;
    }
    return undefined;
}
function statementPayload(statement) {
    return new TextEncoder().encode((0,_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalize */ .d)({
        _type: STATEMENT_TYPE,
        subject: [
            { name: statement.subjectName, digest: { sha256: statement.sha256 } },
            ...(statement.contents ?? []).map(({ name, digest }) => ({ name, digest: { ...digest } })),
        ],
        predicateType: statement.predicateType,
        predicate: statement.predicate,
    }));
}
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;
function parseTime(value) {
    const match = typeof value === 'string' ? RFC3339.exec(value) : null;
    if (match === null)
        return undefined;
    const [, year, month, day] = match.map(Number);
    const days = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
    const time = Date.parse(value);
    return Number.isNaN(time) || (day ?? 0) > days || day === 0 ? undefined : time;
}
const SKEW = 10 * 60 * 1000;
function signedAtProblem(value, now) {
    const time = parseTime(value);
    if (time === undefined)
        return `signedAt is ${show(value)}, no RFC 3339 time`;
    if (time > now.getTime() + SKEW)
        return `signedAt ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(String(value))} is in the future`;
    return time < 0 ? `signedAt ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(String(value))} is before 1970` : undefined;
}
function show(value) {
    return typeof value === 'string' ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(value) : value === undefined ? 'missing' : 'no string';
}


/***/ }),

/***/ 86816:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ hasUnsafeInteger),
/* harmony export */   PW: () => (/* binding */ readCanonicalJson),
/* harmony export */   Sr: () => (/* binding */ readStrictJson)
/* harmony export */ });
/* harmony import */ var _value_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34293);
/* harmony import */ var _source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87161);


function readStrictJson(text) {
    const { value, problems } = (0,_source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)('', text);
    const [first] = problems;
    if (first !== undefined)
        return { problem: first.rule === 'source/duplicate-key' ? `has ${first.message}` : 'is not valid JSON' };
    return { value };
}
function readCanonicalJson(bytes) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return { problem: 'is not valid UTF-8' };
    }
    const result = readStrictJson(text);
    if ('problem' in result)
        return result;
    try {
        if ((0,_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .d)(result.value) !== text)
            return { problem: 'is not in RFC 8785 form' };
    }
    catch {
        return { problem: 'is not I-JSON' };
    }
    return hasUnsafeInteger(result.value) ? { problem: 'is not I-JSON: a number is above 2^53' } : result;
}
function hasUnsafeInteger(root) {
    const stack = [root];
    for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
        if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
            return true;
        if (typeof value === 'object' && value !== null)
            for (const inner of Object.values(value))
                stack.push(inner);
    }
    return false;
}


/***/ })

};
;
