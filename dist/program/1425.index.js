"use strict";
exports.id = 1425;
exports.ids = [1425,4484,75,8355,8092];
exports.modules = {

/***/ 81012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ openMode),
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   M8: () => (/* binding */ gitWorkTree),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function openMode(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (process.platform === 'win32' || stat === undefined || !stat.isFile() || (stat.mode & 0o077) === 0)
        return undefined;
    return `0${(stat.mode & 0o777).toString(8)}`;
}
function gitWorkTree(path) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    for (let at = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return undefined;
    }
}
function isTaken(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function removeFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}


/***/ }),

/***/ 94382:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ KEY_VARIABLE),
/* harmony export */   G: () => (/* binding */ PASSPHRASE_VARIABLE)
/* harmony export */ });
const KEY_VARIABLE = 'CARTWRIGHT_SIGNING_KEY';
const PASSPHRASE_VARIABLE = 'CARTWRIGHT_SIGNING_KEY_PASSPHRASE';


/***/ }),

/***/ 21425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81012);
/* harmony import */ var _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3275);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44484);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33192);
/* harmony import */ var _signing_key_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34008);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1782);









const command = {
    name: 'keygen',
    summary: 'makes an ed25519 key pair',
    example: 'keygen --out ~/keys --name release-2026',
    usage: ['keygen --out DIR', 'keygen --out DIR --name release --passphrase-file FILE'],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOption */ .F9)('out', 'DIR', 'folder for the two files, outside any git work tree'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOption */ .F9)('name', 'NAME', 'their name: NAME.key.pem and NAME.pub.pem (default cartwright)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOption */ .F9)('passphrase-file', 'FILE', 'encrypt the private key with this passphrase'),
    ],
    formats: ['text', 'json'],
    details: [
        'The private key is readable by its owner alone (mode 0600). Nothing is ever overwritten. Keep the private key out of',
        'repositories: in CI it is a secret, given to sign as CARTWRIGHT_SIGNING_KEY. The public key goes to who verifies.',
    ].join('\n'),
    usesConfig: false,
    run(context) {
        const { fs, io, format } = context;
        const out = context.value('out');
        if (out === undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('usage', 'keygen needs --out DIR');
        const name = context.value('name') ?? 'cartwright';
        if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)) {
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('usage', `--name is ${JSON.stringify(name)}`, { help: 'letters, digits, dots and dashes' });
        }
        const tree = (0,_adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .gitWorkTree */ .M8)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, out));
        if (tree !== undefined) {
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('key-in-repository', `it is inside the git work tree ${tree}`, {
                path: out,
                help: 'choose a folder outside any repository, such as one in your home folder',
            });
        }
        const [privateKey, publicKey] = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, `${name}.key.pem`), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, `${name}.pub.pem`)];
        for (const path of [privateKey, publicKey]) {
            if ((0,_adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isTaken */ .Ck)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path)))
                throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('key-exists', 'it exists already', { path, help: 'choose another --name' });
        }
        const pair = (0,_adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__/* .generateKeyPair */ .T)((0,_signing_key_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPassphrase */ .t4)(context));
        fs.writeFile(privateKey, pair.privatePem, { mode: 0o600, exclusive: true });
        try {
            fs.writeFile(publicKey, pair.publicPem, { exclusive: true });
        }
        catch (error) {
            (0,_adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFile */ .nM)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, privateKey));
            throw error;
        }
        const { keyid } = (0,_core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePublicKey */ .ee)(pair.publicPem);
        if (format === 'json')
            io.out((0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .resultJson */ .y3)({ version: 1, keyid, privateKey, publicKey }, 2));
        else if (!context.quiet)
            io.out((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_5__/* .keyPairText */ .Fj)({ keyid, privateKey, publicKey }));
        return Promise.resolve(_command_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.ok);
    },
};


/***/ }),

/***/ 16813:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ KEY_OPTIONS)
/* harmony export */ });
/* harmony import */ var _app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94382);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33192);


const KEY_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOption */ .F9)('key', 'FILE', `signing key in PEM (default: $${_app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_VARIABLE */ .$})`),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOption */ .F9)('passphrase-file', 'FILE', `passphrase of the key (default: $${_app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .PASSPHRASE_VARIABLE */ .G})`),
];


/***/ }),

/***/ 34008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t4: () => (/* binding */ loadPassphrase),
/* harmony export */   vu: () => (/* binding */ loadSigner),
/* harmony export */   zx: () => (/* reexport safe */ _key_options_js__WEBPACK_IMPORTED_MODULE_6__.z)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81012);
/* harmony import */ var _app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33895);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44484);
/* harmony import */ var _key_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16813);







function loadSigner(context) {
    const { fs, io } = context;
    const passphrase = loadPassphrase(context);
    const path = context.value('key');
    if (path !== undefined) {
        const text = readSecret(fs, 'key', path);
        const signer = (0,_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .signerFrom */ .Hc)(text, path, passphrase, _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__/* .decryptPem */ .y);
        const mode = (0,_adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openMode */ .AC)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path));
        if (mode !== undefined)
            io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_5__/* .openKeyText */ .xf)(path, mode));
        return signer;
    }
    const text = io.env[_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9] ?? '';
    if (text.trim() === '') {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('no-signing-key', 'there is no signing key', {
            help: `give --key FILE, or set ${_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9}; in a pull request of a fork secrets are empty`,
        });
    }
    return (0,_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .signerFrom */ .Hc)(text, `$${_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9}`, passphrase, _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__/* .decryptPem */ .y);
}
function loadPassphrase({ fs, io, value }) {
    const file = value('passphrase-file');
    const text = file === undefined ? io.env[_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .PASSPHRASE_VARIABLE */ .GT] : readSecret(fs, 'passphrase-file', file);
    const passphrase = text?.replace(/\r?\n$/, '');
    return passphrase === '' ? undefined : passphrase;
}
const NAME = /^[^\0-\x1f]{0,200}\.[A-Za-z][A-Za-z0-9]{1,7}$/;
const SHORTEST_KEY = 43;
function readSecret(fs, option, path) {
    const isShown = NAME.test(path) || (option === 'key' && path.length < SHORTEST_KEY);
    if (fs.kind(path) === 'none' && !isShown) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('unreadable-file', `--${option}: there is no such file`, {
            help: 'the value is not shown, since it may be the secret itself; give the path of a file',
        });
    }
    return decode(fs.readFile(path, _app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_KEY_BYTES */ .Xd));
}
function decode(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
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

/***/ 88216:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ envelopeOf),
/* harmony export */   Uc: () => (/* binding */ PAYLOAD_TYPE),
/* harmony export */   X8: () => (/* binding */ envelopeJson),
/* harmony export */   d4: () => (/* binding */ MAX_SIGNATURES),
/* harmony export */   mE: () => (/* binding */ parseEnvelope)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _base64_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33575);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27999);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86816);





const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const MAX_SIGNATURES = 16;
const MAX_ENVELOPE = 1024 * 1024;
const MEMBERS = ['payloadType', 'payload', 'signatures'];
function parseEnvelope(text) {
    if (text.length > MAX_ENVELOPE)
        return { problem: `the envelope has ${text.length} characters` };
    const json = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readStrictJson */ .Sr)(text);
    return 'problem' in json ? { problem: `the envelope ${json.problem}` } : envelopeOf(json.value);
}
function envelopeOf(value) {
    const [payloadType, payload, signatures] = MEMBERS.map((name) => (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, name));
    if (typeof payloadType !== 'string')
        return { problem: 'payloadType of the envelope is no string' };
    if (typeof payload !== 'string' || payload === '')
        return { problem: 'payload of the envelope is no base64 string' };
    const bytes = (0,_base64_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeBase64 */ .y)(payload);
    if (bytes === undefined)
        return { problem: 'payload is not canonical base64' };
    if (!Array.isArray(signatures) || signatures.length === 0)
        return { problem: 'the envelope has no list of signatures' };
    if (signatures.length > MAX_SIGNATURES) {
        return { problem: `too many signatures: ${signatures.length}, at most ${MAX_SIGNATURES} are tried` };
    }
    const extra = extraMember('the envelope', value, MEMBERS);
    if (extra !== undefined)
        return { problem: extra };
    const read = [];
    for (const [index, entry] of signatures.entries()) {
        const [sig, keyid] = [(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'sig'), (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'keyid')];
        if (typeof sig !== 'string')
            return { problem: `signature ${index + 1} of the envelope has no sig string` };
        if (keyid !== undefined && typeof keyid !== 'string')
            return { problem: `keyid of signature ${index + 1} is no string` };
        const more = extraMember(`signature ${index + 1} of the envelope`, entry, ['keyid', 'sig']);
        if (more !== undefined)
            return { problem: more };
        const decoded = (0,_base64_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeBase64 */ .y)(sig);
        read.push({
            keyid: keyid === '' ? undefined : keyid,
            sig: decoded?.length === _ed25519_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNATURE_BYTES */ .tM ? decoded : undefined,
        });
    }
    return { envelope: { payloadType, payload: bytes, signatures: read } };
}
function extraMember(what, value, allowed) {
    const extra = Object.keys(value).find((name) => !allowed.includes(name));
    return extra === undefined ? undefined : `${what} has a member ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(extra)}; allowed: ${allowed.join(', ')}`;
}
function envelopeJson(envelope) {
    return {
        payloadType: envelope.payloadType,
        payload: (0,_base64_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeBase64 */ .W)(envelope.payload),
        signatures: envelope.signatures.flatMap(({ keyid, sig }) => sig === undefined ? [] : [{ ...(keyid === undefined ? {} : { keyid }), sig: (0,_base64_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeBase64 */ .W)(sig) }]),
    };
}


/***/ }),

/***/ 90320:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ preAuthEncode)
/* harmony export */ });
function preAuthEncode(payloadType, payload) {
    const type = Buffer.from(payloadType, 'utf8');
    return Buffer.concat([
        Buffer.from(`DSSEv1 ${type.length} `, 'utf8'),
        type,
        Buffer.from(` ${payload.length} `, 'utf8'),
        payload,
    ]);
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

/***/ 34021:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ addSignature),
/* harmony export */   ZN: () => (/* binding */ signerOfSeed),
/* harmony export */   fT: () => (/* binding */ signStatement)
/* harmony export */ });
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88216);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27999);
/* harmony import */ var _pae_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90320);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18355);




function signerOfSeed(seed, publicKey) {
    return { publicKey, sign: (message) => (0,_ed25519_js__WEBPACK_IMPORTED_MODULE_1__/* .signWithSeed */ .pI)(seed, message) };
}
function signStatement(statement, signer) {
    return addSignature({ payloadType: _envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .PAYLOAD_TYPE */ .Uc, payload: (0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .statementPayload */ .Go)(statement), signatures: [] }, signer);
}
function addSignature(envelope, signer) {
    const { keyid } = signer.publicKey;
    const sig = signer.sign((0,_pae_js__WEBPACK_IMPORTED_MODULE_3__/* .preAuthEncode */ .u)(envelope.payloadType, envelope.payload));
    const own = envelope.signatures.findIndex((entry) => entry.keyid === keyid);
    const signatures = own === -1 ? [...envelope.signatures, { keyid, sig }] : envelope.signatures.with(own, { keyid, sig });
    return { ...envelope, signatures };
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

/***/ 49139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   VH: () => (/* binding */ lineError),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function fileError(rule, path, message, help) {
    const range = START_OF_FILE;
    return { rule, level: 'error', message, path, range, pointer: '', ...(help === undefined ? {} : { help }) };
}
function lineError(rule, path, line, message, help) {
    const at = { line, column: 1 };
    return { ...fileError(rule, path, message, help), range: { start: at, end: at } };
}
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}


/***/ }),

/***/ 41817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   hg: () => (/* binding */ locateFault),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
function valueAt(root, path) {
    let value = root;
    for (const segment of path) {
        if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof segment === 'number'))
            return undefined;
        value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
    return value;
}
function locateFinding(doc, finding) {
    return { rule: finding.rule, ...locateFault(doc, finding) };
}
function locateFault(doc, finding) {
    return {
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 88092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIMITS: () => (/* binding */ LIMITS),
/* harmony export */   nestsDeeper: () => (/* binding */ nestsDeeper)
/* harmony export */ });
const LIMITS = {
    depth: 100,
    schemaDepth: 1_100,
    jsonBytes: 64 * 1024 * 1024,
    yamlBytes: 2 * 1024 * 1024,
    aliasNodes: 10_000,
};
function nestsDeeper(value, limit) {
    const open = [{ value, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        if (next.depth > limit)
            return true;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth: next.depth + 1 });
    }
    return false;
}


/***/ }),

/***/ 59231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


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


/***/ }),

/***/ 46774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-44484.js").modules);
Object.assign(exports.modules, require("./shared-18355.js").modules);
Object.assign(exports.modules, require("./shared-38816.js").modules);
