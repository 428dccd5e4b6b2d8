"use strict";
exports.id = 3510;
exports.ids = [3510,5091];
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

/***/ 57904:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ changeTime),
/* harmony export */   Tt: () => (/* binding */ registryPath),
/* harmony export */   Zr: () => (/* binding */ CHANGE_AT),
/* harmony export */   cL: () => (/* binding */ printChange),
/* harmony export */   f: () => (/* binding */ newEntries),
/* harmony export */   iu: () => (/* binding */ OWN_WORD),
/* harmony export */   jY: () => (/* binding */ NOT_AFTER),
/* harmony export */   lK: () => (/* binding */ onePublicKey),
/* harmony export */   nU: () => (/* binding */ makeChange),
/* harmony export */   sh: () => (/* binding */ NEW_KEY_OPTIONS),
/* harmony export */   zM: () => (/* binding */ demanded)
/* harmony export */ });
/* harmony import */ var _app_trust_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95091);
/* harmony import */ var _core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3192);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82643);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1782);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33192);
/* harmony import */ var _trust_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31360);







const YEAR = 365 * 24 * 60 * 60 * 1000;
const CHANGE_AT = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOption */ .F9)('at', 'TIME', 'when: a day or an RFC 3339 time (default: now)');
const NOT_AFTER = (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOption */ .F9)('not-after', 'TIME', 'last moment of the new key: a day or an RFC 3339 time');
const NEW_KEY_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .listOption */ .y8)('public-key', 'FILE', 'ed25519 public key (PEM)'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOption */ .F9)('publisher', 'ID', 'whose keys they are: a reverse-DNS id (default: the one of the configuration)'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOption */ .F9)('proof', 'PROOF', 'how you saw that the name is theirs: dns, or repo:OWNER/NAME for a token of GitHub'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOption */ .F9)('not-before', 'TIME', 'first moment of the keys (default: the time of the change)'),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOption */ .F9)('not-after', 'TIME', 'last moment of the keys (default: a year after the first)'),
    CHANGE_AT,
];
function changeTime(context) {
    return (0,_trust_options_js__WEBPACK_IMPORTED_MODULE_6__/* .timeOption */ .zf)(context, 'at') ?? context.clock.now().getTime();
}
function registryPath({ positionals, config }, command) {
    const [path = config.trustRegistry, second] = positionals;
    if (second !== undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `${command} takes one registry`);
    if (path === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `${command} needs the file of a registry`, {
            help: 'name it, or set trustRegistry in cartwright.yaml',
        });
    return path;
}
function demanded(context, command, option, what) {
    const value = context.value(option);
    if (value === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `${command} needs --${option} ${what}`);
    return value;
}
function onePublicKey(context, command) {
    return (0,_app_trust_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .readPublicKey */ .RR)(context.fs, demanded(context, command, 'public-key', 'FILE'));
}
function newEntries(context, command) {
    const { fs, list, profile, config } = context;
    const files = list('public-key');
    if (files.length === 0)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `${command} needs --public-key FILE`);
    const publisher = context.value('publisher') ?? config.publisher;
    if (publisher === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `${command} needs --publisher ID`);
    const at = changeTime(context);
    const proof = (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_1__/* .proofOf */ .oX)(publisher, demanded(context, command, 'proof', 'PROOF'), at, profile.prefix);
    const from = (0,_trust_options_js__WEBPACK_IMPORTED_MODULE_6__/* .timeOption */ .zf)(context, 'not-before') ?? at;
    const until = (0,_trust_options_js__WEBPACK_IMPORTED_MODULE_6__/* .timeOption */ .zf)(context, 'not-after') ?? from + YEAR;
    const entries = files.map((file) => (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_1__/* .newEntry */ .bk)((0,_app_trust_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .readPublicKey */ .RR)(fs, file), publisher, { from, until }, proof));
    const twice = entries.find(({ keyid }, i) => entries.findIndex((other) => other.keyid === keyid) !== i);
    if (twice !== undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('usage', `the key ${twice.keyid} is given twice`);
    return entries;
}
const OWN_WORD = 'that the name is theirs is your word: nothing was looked up';
async function makeChange(context, open, change, notes) {
    const { writeChange } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9093)]).then(__webpack_require__.bind(__webpack_require__, 59093));
    const updatedAt = (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_1__/* .registryTime */ .PY)(changeTime(context));
    const changed = await writeChange(context.fs, open, change, updatedAt, context.profile);
    printChange(context, open.path, change, changed ? notes : ['nothing changed: it says so already']);
}
function printChange({ io, format, quiet }, path, change, notes) {
    const added = change.added.map(({ keyid, publisherId, notBefore, notAfter }) => ({
        keyid,
        publisherId,
        notBefore,
        notAfter,
    }));
    const result = { version: 1, path, changed: change.changed, added, notes };
    if (format === 'json')
        io.out((0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .resultJson */ .y3)(result, 2));
    else if (!quiet)
        io.out((0,_core_report_text_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .registryChangedText */ .J)(result));
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


/***/ }),

/***/ 3192:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ revokeKey),
/* harmony export */   OM: () => (/* binding */ entryNamed),
/* harmony export */   PY: () => (/* binding */ registryTime),
/* harmony export */   UJ: () => (/* binding */ addKeys),
/* harmony export */   bk: () => (/* binding */ newEntry),
/* harmony export */   c_: () => (/* binding */ lifeOf),
/* harmony export */   h6: () => (/* binding */ rotateKey),
/* harmony export */   oX: () => (/* binding */ proofOf),
/* harmony export */   z_: () => (/* binding */ REVOCATION_REASONS)
/* harmony export */ });
/* harmony import */ var _result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18355);
/* harmony import */ var _trust_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42714);




const DAY = 24 * 60 * 60 * 1000;
function registryTime(milliseconds) {
    return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
function proofOf(publisherId, stated, at, prefix) {
    const verifiedAt = registryTime(at);
    const owner = (0,_trust_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .githubOwner */ .$l)(publisherId);
    if (stated.startsWith('repo:')) {
        if (owner === undefined)
            throw refusal(`a token of GitHub proves no name of another domain, and ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(publisherId)} is one`, 'the proof is dns, once you saw the DNS record');
        const oidcIssuer = 'https://token.actions.githubusercontent.com';
        return { method: 'github-oidc', oidcSubject: stated, oidcIssuer, verifiedAt };
    }
    if (stated !== 'dns')
        throw refusal(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(stated)} is no proof of a name`, 'dns for a DNS record that you saw, or repo:OWNER/NAME for a token of GitHub');
    if (owner !== undefined)
        throw refusal(`a DNS record proves no name of GitHub, and ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(publisherId)} is one`, `the proof is repo:${owner}/NAME, once you saw a token of that repository`);
    const domain = (publisherId.split('/')[0] ?? '').split('.').toReversed().join('.');
    return { method: 'dns-txt', txtRecord: `_${prefix}-challenge.${domain}`, verifiedAt };
}
function newEntry(key, publisherId, validity, namespaceProof) {
    return {
        keyid: key.keyid,
        publisherId,
        algorithm: 'ed25519',
        publicKeyPem: key.pem,
        status: 'active',
        notBefore: registryTime(validity.from),
        notAfter: registryTime(validity.until),
        namespaceProof,
    };
}
function addKeys({ keys }, added) {
    for (const { keyid } of added) {
        const known = keys.find((entry) => entry.keyid === keyid);
        if (known !== undefined)
            throw refusal(`the key ${keyid} stands there already, as ${stateWords(known)}`, known.status === 'revoked' ? 'make a new key: a revoked one never comes back' : 'every key stands once');
    }
    return { changed: [], added };
}
function rotateKey(file, { from, to, at, overlap, until }) {
    const life = lifeOf(from, at);
    const next = from.rotatedTo ?? null;
    if (next !== null)
        throw refusal(`the key ${from.keyid} has a successor already: ${next}`, 'rotate that one');
    if (life !== 'active')
        throw refusal(`the key ${from.keyid} is ${LIFE_WORDS[life]} at ${registryTime(at)}`, 'only an active key is followed by another; add the new one with trust add');
    const [begin, end] = [timeOf(from.notBefore), timeOf(from.notAfter)];
    const ends = at + overlap * DAY;
    const entry = {
        ...newEntry(to, from.publisherId, { from: at, until: until ?? at + (end - begin) }, from.namespaceProof),
        rotatedFrom: from.keyid,
    };
    return {
        ...addKeys(file, [entry]),
        changed: [
            ...(ends < end ? [change(from, 'notAfter', registryTime(ends))] : []),
            change(from, 'rotatedTo', to.keyid),
        ],
    };
}
const REVOCATION_REASONS = ['key-compromise', 'superseded', 'retired'];
function revokeKey(entry, reason, at) {
    const { status, revocationReason = null } = entry;
    if (status === 'revoked' && revocationReason === reason)
        return { changed: [], added: [] };
    if (status === 'revoked' && reason !== 'key-compromise')
        throw refusal(`the key ${entry.keyid} is revoked already, as ${revocationReason ?? 'of no stated reason'}`, 'a revocation is not taken back; only key-compromise goes beyond another reason');
    const changed = [
        ...(status === 'revoked' ? [] : [change(entry, 'status', 'revoked')]),
        ...((entry.revokedAt ?? null) === null ? [change(entry, 'revokedAt', registryTime(at))] : []),
        change(entry, 'revocationReason', reason),
    ];
    return { changed, added: [] };
}
function change(entry, field, after) {
    return { keyid: entry.keyid, field, before: entry[field] ?? null, after };
}
const LIFE_WORDS = {
    'not yet valid': 'not yet valid',
    active: 'active',
    expired: 'expired',
    revoked: 'revoked',
    compromised: 'revoked as compromised',
};
function lifeOf({ status, revocationReason, notBefore, notAfter }, at) {
    if (status === 'revoked')
        return revocationReason === 'key-compromise' ? 'compromised' : 'revoked';
    if (status === 'expired' || at > timeOf(notAfter))
        return 'expired';
    return at < timeOf(notBefore) ? 'not yet valid' : 'active';
}
function stateWords({ status, revocationReason }) {
    return status === 'revoked' ? `revoked (${revocationReason ?? 'no reason stated'})` : status;
}
function entryNamed({ keys }, named) {
    const [, digits] = /^(?:ed25519:)?([0-9a-f]{8,64})$/.exec(named) ?? [];
    if (digits === undefined)
        throw refusal(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(named)} is no keyid`, 'a keyid as trust show prints it, or at least 8 of its hex digits');
    const meant = keys.filter(({ keyid }) => keyid.startsWith(`ed25519:${digits}`));
    const [entry, other] = meant;
    if (entry === undefined)
        throw refusal(`no key of the registry is called ${named}`, 'trust show lists the keys');
    if (other !== undefined)
        throw refusal(`${meant.length} keys begin with ${named}`, 'give more digits');
    return entry;
}
function timeOf(text) {
    return (0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(text) ?? Number.NaN;
}
function refusal(message, help) {
    return new _result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-trust-change', message, { help });
}


/***/ }),

/***/ 56125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47322);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84411);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(n, one, many) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${thousands(n)} ${n === 1 ? one : (many ?? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${one}s`)}`;
}
function plural(n, one) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${n} ${one}${n === 1 ? '' : 's'}`;
}
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
function allCounts({ errors, warnings, notes }) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `` : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `, ${thousands(accepted)} accepted`;
}
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(warnings > 0 ? [count(warnings, 'warning')] : []),
        ...(notes > 0 ? [count(notes, 'note')] : []),
    ];
    return parts.length === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `nothing` : _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.join(', ')(parts);
}
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 47322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 82643:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ registryChangedText),
/* harmony export */   h: () => (/* binding */ registryText)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56125);


function registryChangedText(result) {
    const { path, changed, added, notes } = result;
    const lines = [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`,
        ...changed.map(({ keyid, field, before, after }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(keyid)}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(field)} is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(after)}${before === null ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ` (was ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(before)})`}`),
        ...added.map(({ keyid, publisherId, notBefore, notAfter }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  + ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(keyid)} of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(publisherId)}, from ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(notBefore)} until ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(notAfter)}`),
        ...notes.map((note) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  note: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(note)}`),
    ];
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('\n')(lines)}\n`;
}
function registryText(result) {
    const { path, at, keys } = result;
    const lines = keys.map(({ life, keyid, publisherId, notBefore, notAfter, rotatedTo, revokedAt, revocationReason }) => {
        const next = rotatedTo === null ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `, then ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(rotatedTo)}`;
        const end = revokedAt === null ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `, revoked ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(revokedAt)}`;
        const why = revocationReason === null ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ` (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(revocationReason)})`;
        const mark = life === 'active' ? '✓' : '✗';
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${mark} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(life), 13)} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(keyid)} of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(publisherId)}, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(notBefore)} to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(notAfter)}${next}${end}${why}`;
    });
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('\n')([(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)} at ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(at)}: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(keys.length, 'key')}`, ...lines])}\n`;
}


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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-42714.js").modules);
