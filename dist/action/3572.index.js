export const id = 3572;
export const ids = [3572];
export const modules = {

/***/ 3572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_CAL: () => (/* binding */ MAX_CAL),
/* harmony export */   ambiguities: () => (/* binding */ ambiguities),
/* harmony export */   readCal: () => (/* binding */ readCal),
/* harmony export */   structureFaults: () => (/* binding */ structureFaults)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5101);
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8452);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2754);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4969);







/** Bytes of a CAL that is signed or verified. */
const MAX_CAL = 64 * 1024 * 1024;
/**
 * Reads a CAL of `profile`. A text that cannot be read is given back with its problems.
 *
 * @throws UserError `not-a-cal` for a document of another kind, prefix or version
 */
async function readCal(path, bytes, profile) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)(path, bytes);
    const { value } = doc;
    if (value === undefined)
        return doc;
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    const version = isMapping && Object.hasOwn(value, 'schemaVersion')
        ? value['schemaVersion']
        : undefined;
    if (version === profile.calSchemaVersion)
        return doc;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .otherProfileWith */ .Yc)(profile, 'calSchemaVersion', version);
    if (other !== undefined) {
        const message = `it is a CAL of prefix ${other.prefix}, not of ${profile.prefix}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', message, { path, help: (0,_core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .otherPrefix */ .Zu)(other) });
    }
    const family = profile.calSchemaVersion.replace(/[0-9]+$/, '');
    if (typeof version === 'string' && version.startsWith(family)) {
        const message = `it is a CAL of schemaVersion ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(version)}; ${profile.calSchemaVersion} is known`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', message, { path, help: 'use a newer cartwright' });
    }
    const { what, help } = (0,_core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .documentKind */ .eD)(bytes.subarray(0, _core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .HEAD_BYTES */ .Lq));
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cal', `it is ${what}, not a CAL`, {
        path,
        help: help ?? `a CAL says schemaVersion: ${profile.calSchemaVersion}`,
    });
}
/**
 * Where the text of a CAL means different things to different readers; one line for each place (attack 234). JSON has one
 * reading.
 */
async function ambiguities(doc) {
    if (doc.language === 'json')
        return [];
    const { ambiguousScalars } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6458)]).then(__webpack_require__.bind(__webpack_require__, 6458));
    return ambiguousScalars(doc.text).map(({ span, as }) => {
        const { line, column } = doc.range(span).start;
        const way = as === 'key' ? 'put it in quotes' : 'put a text in quotes, and write anything else as JSON does';
        return `ambiguous scalar at ${line}:${column}: readers of YAML 1.1 and 1.2 take this ${as} for different ones; ${way}`;
    });
}
/**
 * The errors that `lint` finds in a CAL, one line each (attack 243). The rules are those of the format, and no comment in the
 * text silences any: comments are not signed, so that whoever has the file could add one.
 *
 * @param own the signer's rules, which may add errors and take none away
 */
async function structureFaults(doc, profile, own) {
    const facts = await (own?.facts ?? (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .factsFrom */ .K)())(doc, false);
    const silenced = [];
    const onSuppressed = (all) => void silenced.push(...all.map(({ diagnostic }) => diagnostic));
    const found = (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .lintDocument */ .H)(doc, { profile, ...facts, onSuppressed });
    const errors = [...found, ...silenced, ...(0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .withLevels */ .S)(found, own?.levels ?? {})].filter(({ level }) => level === 'error');
    const lines = errors.map(({ rule, message, range: { start } }) => `invalid: ${start.line}:${start.column} ${rule}: ${message}`);
    return [...new Set(lines)];
}


/***/ })

};
