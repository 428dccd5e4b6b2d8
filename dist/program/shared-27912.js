"use strict";
exports.modules = {

/***/ 27912:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41817);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);



const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);
function checkSchema(doc, validator, rule) {
    if (validator(doc.value))
        return [];
    const errors = [...(validator.errors ?? [])];
    const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
    const seen = new Set();
    const diagnostics = [];
    for (const error of specific.length > 0 ? specific : errors) {
        if (error.keyword === 'required' && isMisspelt(error, specific))
            continue;
        const finding = explain(error, doc.value);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push(rule === undefined ? (0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFault */ .hg)(doc, finding) : (0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, { rule, ...finding }));
    }
    return diagnostics;
}
function isMisspelt({ instancePath, params }, errors) {
    return errors.some((other) => {
        if (other.keyword !== 'additionalProperties' || other.instancePath !== instancePath)
            return false;
        const known = Object.keys(other.parentSchema?.['properties'] ?? {});
        return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(String(other.params['additionalProperty']), known) === params['missingProperty'];
    });
}
function explain(error, root) {
    const path = fromPointer(error.instancePath, root);
    const where = describe(path);
    const finding = (message, extra = {}) => ({
        level: 'error',
        message,
        path,
        ...extra,
    });
    switch (error.keyword) {
        case 'additionalProperties':
        case 'unevaluatedProperties': {
            const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
            const known = Object.keys(error.parentSchema?.['properties'] ?? {});
            const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name, known);
            const help = near === undefined
                ? known.length === 0
                    ? 'remove it'
                    : `allowed here: ${known.join(', ')}`
                : `did you mean ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`;
            return finding(`unknown property ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = nearestOf(error.data, allowed);
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            const near = nearestOf(error.data, error.parentSchema?.['examples']);
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: near === undefined ? `write ${meant}` : `did you mean ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
            });
        }
        case 'minItems':
        case 'maxItems': {
            const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
            return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`);
        }
        case 'minLength':
            return finding(`${where} is empty`, { help: 'write something, or remove it' });
        case 'uniqueItems':
            return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
    }
    const value = isShort(error.data) ? ` (${show(error.data)})` : '';
    return finding(`${where} ${error.message ?? 'is not valid'}${value}`);
}
function nearestOf(value, candidates) {
    if (typeof value !== 'string' || !Array.isArray(candidates))
        return undefined;
    return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(value, candidates.filter((candidate) => typeof candidate === 'string'));
}
function fromPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((raw) => {
        const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        const key = Array.isArray(value) ? Number(segment) : segment;
        value =
            typeof value === 'object' && value !== null ? value[key] : undefined;
        return key;
    });
}
function describe(path) {
    if (path.length === 0)
        return 'the document';
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(value);
    return isShort(value) || value === null ? String(value) : kindOf(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return article(typeof value);
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const names = {
        object: 'a mapping',
        array: 'a list',
        string: 'a string',
        number: 'a number',
        integer: 'an integer',
        boolean: 'true or false',
        null: 'null',
    };
    return names[String(type)] ?? String(type);
}


/***/ })

};
;
