"use strict";
exports.modules = {

/***/ 43146:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ seenBy),
/* harmony export */   K3: () => (/* binding */ dialectWords),
/* harmony export */   _w: () => (/* binding */ filledBy),
/* harmony export */   ki: () => (/* binding */ dialectReservations)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _accept_schema_keyword_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60967);
/* harmony import */ var _accept_schema_open_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81545);
/* harmony import */ var _accept_schema_where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20722);





const TOLD = 5;
const OF_FURTHER = new Set(['additionalProperties', 'unevaluatedProperties']);
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const FORMS = {
    'array-without-items': 'an array without items',
    'root-without-properties': 'a root without properties',
};
function dialectWords({ keeps, drops = [], closes, refuses = [] }) {
    const parts = [
        ...(keeps === undefined ? [] : [`keeps only ${keeps.join(', ')}`]),
        ...(drops.length === 0 ? [] : [`drops ${drops.join(', ')}`]),
        ...(closes === true ? ['sets additionalProperties to false'] : []),
        ...(refuses.length === 0 ? [] : [`does not take ${refuses.map((form) => FORMS[form]).join(' or ')}`]),
    ];
    return `It ${parts.join('; it ')}.`;
}
function seenBy(dialect, schema) {
    const seen = withoutLost(dialect, schema);
    if (dialect.closes !== true || !(0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(seen) || (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(seen, 'additionalProperties') === false)
        return seen;
    return { ...seen, additionalProperties: false };
}
function withoutLost(dialect, schema) {
    if (!(0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(schema))
        return schema;
    const entries = Object.entries(schema);
    const kept = entries
        .filter(([keyword, value]) => !isLost(dialect, keyword, value))
        .map(([keyword, value]) => [keyword, inside(dialect, keyword, value)]);
    const same = kept.length === entries.length && kept.every(([keyword, value]) => value === schema[keyword]);
    return same ? schema : Object.fromEntries(kept);
}
function inside(dialect, keyword, value) {
    if (VALUES.has(keyword))
        return value;
    if (MAPS.has(keyword) && (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value)) {
        const entries = Object.entries(value).map(([name, each]) => [name, withoutLost(dialect, each)]);
        return entries.every(([name, each]) => each === value[name]) ? value : Object.fromEntries(entries);
    }
    if (!Array.isArray(value))
        return withoutLost(dialect, value);
    const items = value.map((each) => withoutLost(dialect, each));
    return items.every((each, i) => each === value[i]) ? value : items;
}
const VALUES = new Set(['const', 'enum', 'default', 'examples', 'required', 'type']);
function isLost({ keeps, drops }, keyword, value) {
    if ((keyword === 'allOf' || keyword === 'oneOf') && Array.isArray(value) && value.length === 1)
        return false;
    return drops?.includes(keyword) === true || keeps?.includes(keyword) === false;
}
function dialectReservations(dialect, called, sent, { reservations }, shown) {
    const opened = (0,_accept_schema_open_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .openSchema */ .I)(called.inputSchema);
    if ((0,_accept_schema_open_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isFault */ .Z)(opened))
        return [];
    const told = new Set(reservations.map(({ toolPath }) => toolPath));
    const found = [];
    for (const node of opened.index.nodes.values()) {
        const form = refusedForm(dialect, node);
        if (form !== undefined)
            found.push(at(node, `${dialect.client} does not take the schema of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(called.name)}: ${form}`));
        for (const keyword of lostAt(dialect, node, sent))
            if (!told.has((0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_4__/* .pointerOf */ .rq)(node.where)) && !told.has(`${(0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_4__/* .pointerOf */ .rq)(node.where)}/${keyword}`))
                found.push(at(node, `${dialect.client} does not tell its model of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(keyword)}, which the tool holds`));
    }
    if (shown !== undefined && shown.answer !== 'accepts')
        found.push({
            reason: `${dialect.client} shows its model another schema of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(called.name)}, in which ${shown.reason}`,
            contractPath: shown.contractPath,
            toolPath: '',
        });
    return found.slice(0, TOLD);
}
function at(node, reason) {
    return { reason, contractPath: '', toolPath: (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_4__/* .pointerOf */ .rq)(node.where) };
}
function refusedForm({ refuses = [] }, { schema, where }) {
    if (!(0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(schema))
        return undefined;
    const form = refuses.find((each) => HAS[each](schema, where === undefined));
    return form === undefined ? undefined : FORMS[form];
}
const HAS = {
    'array-without-items': (schema) => typesOf(schema).includes('array') && (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'items') === undefined,
    'root-without-properties': (schema, isRoot) => isRoot && !(0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)((0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'properties')),
};
function typesOf(schema) {
    const type = (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'type');
    return Array.isArray(type) ? type : [type];
}
function lostAt(dialect, { schema, where }, sent) {
    const [first, property] = (0,_accept_schema_where_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(where);
    if (!(0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(schema) || first !== 'properties' || !sent.has(String(property)))
        return [];
    const names = Object.keys(schema).filter((keyword) => (0,_accept_schema_keyword_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .isAssertion */ .F)(keyword) && !OF_FURTHER.has(keyword));
    return names.filter((keyword) => isLost(dialect, keyword, schema[keyword]));
}
function filledBy(tool, properties) {
    const { template, rename = {}, constants = {} } = tool;
    if (template !== undefined)
        return new Set(Object.keys(template));
    const renamed = properties.map((name) => (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(rename, name) ?? name);
    return new Set([...renamed.map(String), ...Object.keys(constants)]);
}


/***/ })

};
;
