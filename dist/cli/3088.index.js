"use strict";
exports.id = 3088;
exports.ids = [3088];
exports.modules = {

/***/ 3088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadPolicy: () => (/* binding */ loadPolicy)
/* harmony export */ });
/* unused harmony exports readPublicKey, loadRegistry */
/* harmony import */ var _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3275);
/* harmony import */ var _core_dsse_trust_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2714);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_schema_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7912);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9173);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2228);







const MAX_KEY_FILE = 64 * 1024;
const MAX_REGISTRY = 8 * 1024 * 1024;
/**
 * Loads the keys and the registry that a policy names.
 *
 * @throws UserError `bad-public-key`, `bad-trust-registry` or `usage`; never with the text of a key
 */
async function loadPolicy(fs, clock, options, profile) {
    const publicKeys = [];
    for (const path of options.publicKeys) {
        const key = readPublicKey(fs, path);
        if (!publicKeys.some(({ keyid }) => keyid === key.keyid))
            publicKeys.push(key);
    }
    const registry = options.trustRegistry === undefined ? undefined : await loadRegistry(fs, options.trustRegistry, profile);
    return { publicKeys, registry, threshold: options.threshold, publisher: options.publisher, now: clock.now() };
}
/**
 * Reads one ed25519 public key from a PEM file.
 *
 * @throws UserError `bad-public-key`
 */
function readPublicKey(fs, path) {
    const bytes = fs.readFile(path, MAX_KEY_FILE);
    try {
        return (0,_core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePublicKey */ .ee)(new TextDecoder().decode(bytes));
    }
    catch (error) {
        if (!(error instanceof _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyProblem */ .vc))
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-public-key', `no ed25519 public key: ${error.message}`, {
            path,
            help: 'give an SPKI PEM file, as cartwright keygen writes it',
            cause: error,
        });
    }
}
/**
 * Reads a trust registry (JSON or YAML).
 *
 * @throws UserError `bad-trust-registry` with the place of the first mistake
 */
async function loadRegistry(fs, path, profile) {
    const bytes = fs.readFile(path, MAX_REGISTRY);
    if (new TextDecoder().decode(bytes).includes('PRIVATE KEY')) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', 'it holds a private key, and is not read', {
            path,
            help: 'remove the key from the file and from its history, and replace it everywhere',
        });
    }
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readDocument */ .u0)(path, bytes);
    const [first] = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,_core_schema_check_js__WEBPACK_IMPORTED_MODULE_3__.checkSchema)(doc, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__.validators.trustRegistry())),
    ];
    if (first !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/trust-registry.schema.json',
        });
    }
    const result = (0,_core_dsse_trust_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegistry */ ._)(doc.value, profile);
    if ('registry' in result)
        return result.registry;
    const [problem] = result.problems;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', problem?.message ?? 'it is not valid', {
        path,
        range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_6__/* .rangeOf */ .be)(doc, problem?.path ?? []),
    });
}


/***/ })

};
;