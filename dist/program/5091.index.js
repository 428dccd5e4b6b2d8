"use strict";
exports.id = 5091;
exports.ids = [5091];
exports.modules = {

/***/ 95091:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RR: () => (/* binding */ readPublicKey),
/* harmony export */   l5: () => (/* binding */ parseRegistry),
/* harmony export */   loadPolicy: () => (/* binding */ loadPolicy),
/* harmony export */   wR: () => (/* binding */ readRegistryFile)
/* harmony export */ });
/* unused harmony export loadRegistry */
/* harmony import */ var _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3275);
/* harmony import */ var _core_dsse_trust_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42714);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_schema_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27912);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49173);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);







const MAX_KEY_FILE = 64 * 1024;
const MAX_REGISTRY = 8 * 1024 * 1024;
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
function readPublicKey(fs, path) {
    const bytes = fs.readFile(path, MAX_KEY_FILE);
    try {
        return (0,_core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePublicKey */ .ee)(new TextDecoder().decode(bytes));
    }
    catch (error) {
        if (!(error instanceof _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyProblem */ .vc))
            throw error;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-public-key', `no ed25519 public key: ${error.message}`, {
            path,
            help: 'give an SPKI PEM file, as cartwright keygen writes it',
            cause: error,
        });
    }
}
async function loadRegistry(fs, path, profile) {
    return (await readRegistryFile(fs, path, profile)).registry;
}
function readRegistryFile(fs, path, profile) {
    return parseRegistry(path, fs.readFile(path, MAX_REGISTRY), profile);
}
async function parseRegistry(path, bytes, profile) {
    if (new TextDecoder().decode(bytes).includes('PRIVATE KEY')) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', 'it holds a private key, and is not read', {
            path,
            help: 'remove the key from the file and from its history, and replace it everywhere',
        });
    }
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(path, bytes);
    const [first] = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,_core_schema_check_js__WEBPACK_IMPORTED_MODULE_3__.checkSchema)(doc, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__.validators.trustRegistry())),
    ];
    if (first !== undefined) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/trust-registry.schema.json',
        });
    }
    const file = doc.value;
    const result = (0,_core_dsse_trust_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegistry */ ._5)(file, profile);
    if ('registry' in result)
        return { doc, file, registry: result.registry };
    const [problem] = result.problems;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', problem?.message ?? 'it is not valid', {
        path,
        range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_6__/* .rangeOf */ .be)(doc, problem?.path ?? []),
    });
}


/***/ }),

/***/ 33575:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ encodeBase64),
/* harmony export */   y: () => (/* binding */ decodeBase64)
/* harmony export */ });
const STANDARD = /^[A-Za-z0-9+/]*={0,2}$/;
const URL_SAFE = /^[A-Za-z0-9_-]*={0,2}$/;
function decodeBase64(text) {
    if (!STANDARD.test(text) && !URL_SAFE.test(text))
        return undefined;
    const body = text.replace(/=+$/, '');
    if (body.length % 4 === 1 || (body.length !== text.length && text.length % 4 !== 0))
        return undefined;
    const bytes = new Uint8Array(Buffer.from(body, 'base64'));
    return encodeBase64(bytes).replace(/=+$/, '') === body.replaceAll('-', '+').replaceAll('_', '/') ? bytes : undefined;
}
function encodeBase64(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
}


/***/ }),

/***/ 27999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ verifyStrict),
/* harmony export */   Co: () => (/* binding */ KEY_BYTES),
/* harmony export */   ER: () => (/* binding */ SEED_BYTES),
/* harmony export */   ol: () => (/* binding */ isWeakKey),
/* harmony export */   pI: () => (/* binding */ signWithSeed),
/* harmony export */   tM: () => (/* binding */ SIGNATURE_BYTES),
/* harmony export */   zy: () => (/* binding */ publicKeyOfSeed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _noble_ed25519__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89605);


_noble_ed25519__WEBPACK_IMPORTED_MODULE_1__/* .hashes */ .RY.sha512 = (message) => new Uint8Array((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha512').update(message).digest());
const SEED_BYTES = 32;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const SMALL_ORDER = new Set([
    '0000000000000000000000000000000000000000000000000000000000000000',
    '0000000000000000000000000000000000000000000000000000000000000080',
    '0100000000000000000000000000000000000000000000000000000000000000',
    '0100000000000000000000000000000000000000000000000000000000000080',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
]);
function isWeakKey(publicKey) {
    return SMALL_ORDER.has(Buffer.from(publicKey).toString('hex'));
}
function verifyStrict(publicKey, message, signature) {
    if (publicKey.length !== KEY_BYTES || signature.length !== SIGNATURE_BYTES || isWeakKey(publicKey))
        return false;
    try {
        return (0,_noble_ed25519__WEBPACK_IMPORTED_MODULE_1__/* .verify */ .MX)(signature, message, publicKey, { zip215: false });
    }
    catch {
        return false;
    }
}
function signWithSeed(seed, message) {
    return (0,_noble_ed25519__WEBPACK_IMPORTED_MODULE_1__/* .sign */ ._S)(message, seed);
}
function publicKeyOfSeed(seed) {
    return (0,_noble_ed25519__WEBPACK_IMPORTED_MODULE_1__/* .getPublicKey */ .lG)(seed);
}


/***/ }),

/***/ 3275:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RI: () => (/* binding */ kindOfKey),
/* harmony export */   V4: () => (/* binding */ parsePublicKeys),
/* harmony export */   Zz: () => (/* binding */ publicKeyFromRaw),
/* harmony export */   ee: () => (/* binding */ parsePublicKey),
/* harmony export */   vc: () => (/* binding */ KeyProblem)
/* harmony export */ });
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _base64_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33575);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27999);




const SPKI_PREFIX = '302a300506032b6570032100';
class KeyProblem extends Error {
    name = 'KeyProblem';
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}
function publicKeyFromRaw(raw) {
    const der = Buffer.concat([Buffer.from(SPKI_PREFIX, 'hex'), raw]);
    const pem = `-----BEGIN PUBLIC KEY-----\n${(0,_base64_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeBase64 */ .W)(der)}\n-----END PUBLIC KEY-----\n`;
    return { raw: new Uint8Array(raw), keyid: `ed25519:${(0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(der)}`, pem };
}
const PEM_BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;
const MAX_PEM = 64 * 1024;
function parsePublicKeys(text) {
    if (text.length > MAX_PEM)
        throw new KeyProblem('the text is too long for a public key');
    const blocks = [...text.replaceAll('\r', '').matchAll(PEM_BLOCK)];
    if (blocks.length === 0)
        throw new KeyProblem(withoutPem(text));
    return blocks.map(([, label = '', body = '']) => parseBlock(label, body));
}
function parsePublicKey(text) {
    const [key, second] = parsePublicKeys(text);
    if (second !== undefined)
        throw new KeyProblem('it holds more than one key; give one file for each');
    return key;
}
function withoutPem(text) {
    if (text.trim() === '')
        return 'it is empty';
    if (/^\s*(?:ssh-|sk-ssh-|ecdsa-)/.test(text))
        return 'it is an OpenSSH public key; export it as SPKI PEM';
    if (/^\s*\{/.test(text))
        return 'it is JSON (a JWK?); export it as SPKI PEM';
    return 'it is not PEM';
}
function parseBlock(label, body) {
    if (label.includes('PRIVATE KEY')) {
        throw new KeyProblem('it is a private key where a public one belongs; keep it secret, and replace it if it was shared');
    }
    if (label !== 'PUBLIC KEY')
        throw new KeyProblem(`it is PEM of another kind (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(label, 40)}), not PUBLIC KEY`);
    const der = (0,_base64_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeBase64 */ .y)(body.replace(/\s+/g, ''));
    if (der === undefined)
        throw new KeyProblem('its base64 is broken');
    const hex = Buffer.from(der).toString('hex');
    if (!hex.startsWith(SPKI_PREFIX))
        throw new KeyProblem(`it is ${kindOfKey(hex)}, not ed25519`);
    if (der.length !== SPKI_PREFIX.length / 2 + _ed25519_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY_BYTES */ .Co)
        throw new KeyProblem('it does not have 32 bytes of key');
    const raw = der.slice(SPKI_PREFIX.length / 2);
    if ((0,_ed25519_js__WEBPACK_IMPORTED_MODULE_2__/* .isWeakKey */ .ol)(raw))
        throw new KeyProblem('weak public key: a point of small order verifies any message');
    return publicKeyFromRaw(raw);
}
const KINDS = [
    ['06032b656e', 'an X25519 key'],
    ['06032b656f', 'an X448 key'],
    ['06032b6571', 'an Ed448 key'],
    ['06092a864886f70d0101', 'an RSA key'],
    ['06072a8648ce3d0201', 'an EC key'],
    ['06072a8648ce380401', 'a DSA key'],
];
function kindOfKey(hex) {
    return KINDS.find(([oid]) => hex.slice(0, 80).includes(oid))?.[1] ?? 'a key of another kind';
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-42714.js").modules);
