"use strict";
exports.id = 6793;
exports.ids = [6793,8217];
exports.modules = {

/***/ 8816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ decryptPem),
  T: () => (/* binding */ generateKeyPair)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/core/dsse/public-key.js
var public_key = __webpack_require__(3275);
;// CONCATENATED MODULE: ./build/adapters/keys/encrypt.js

/** Of OWASP's password storage cheat sheet for PBKDF2 with SHA-256; node:crypto and openssl write 2,048. */
const ITERATIONS = 600_000;
const [SEQUENCE, INTEGER, OCTET_STRING, OID, NULL] = [0x30, 0x02, 0x04, 0x06, 0x05];
const PBES2 = oid('2a864886f70d01050d');
const PBKDF2 = oid('2a864886f70d01050c');
const HMAC_SHA256 = oid('2a864886f70d0209');
const AES_256_CBC = oid('60864801650304012a');
/**
 * Encrypts a PKCS#8 key as `EncryptedPrivateKeyInfo` in PEM (RFC 5958; PBES2 of RFC 8018 with AES-256-CBC), which openssl and
 * node:crypto read. Written out here because neither of them lets the count of iterations be chosen for a key.
 *
 * @param pkcs8 DER of the key
 */
function encryptPkcs8(pkcs8, passphrase) {
    const [salt, iv] = [(0,external_node_crypto_.randomBytes)(16), (0,external_node_crypto_.randomBytes)(16)];
    const key = (0,external_node_crypto_.pbkdf2Sync)(passphrase, salt, ITERATIONS, 32, 'sha256');
    const cipher = (0,external_node_crypto_.createCipheriv)('aes-256-cbc', key, iv);
    const encrypted = Buffer.concat([cipher.update(pkcs8), cipher.final()]);
    const count = Buffer.from(ITERATIONS.toString(16).padStart(6, '0'), 'hex');
    const hmac = der(SEQUENCE, HMAC_SHA256, der(NULL));
    const derivation = der(SEQUENCE, PBKDF2, der(SEQUENCE, der(OCTET_STRING, salt), der(INTEGER, count), hmac));
    const scheme = der(SEQUENCE, PBES2, der(SEQUENCE, derivation, der(SEQUENCE, AES_256_CBC, der(OCTET_STRING, iv))));
    const body = der(SEQUENCE, scheme, der(OCTET_STRING, encrypted)).toString('base64');
    const lines = body.match(/.{1,64}/g) ?? [];
    return ['-----BEGIN ENCRYPTED PRIVATE KEY-----', ...lines, '-----END ENCRYPTED PRIVATE KEY-----', ''].join('\n');
}
function oid(hex) {
    return der(OID, Buffer.from(hex, 'hex'));
}
/** Tag, length and content; a content of less than 64 KiB. */
function der(tag, ...parts) {
    const content = Buffer.concat(parts);
    const { length } = content;
    const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
    return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

;// CONCATENATED MODULE: ./build/adapters/keys/decrypt.js



/** Opens an encrypted PKCS#8 key by node:crypto. The passphrase is always given, so nothing is ever asked for. */
const decryptPem = (pem, passphrase) => {
    try {
        return (0,external_node_crypto_.createPrivateKey)({ key: pem, format: 'pem', passphrase }).export({ type: 'pkcs8', format: 'der' });
    }
    catch {
        throw new public_key/* KeyProblem */.vc('the passphrase does not open it');
    }
};
/** @param passphrase encrypts the private key (encrypt.ts) */
function generateKeyPair(passphrase) {
    const { publicKey, privateKey } = (0,external_node_crypto_.generateKeyPairSync)('ed25519');
    return {
        privatePem: passphrase === undefined
            ? privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
            : encryptPkcs8(privateKey.export({ type: 'pkcs8', format: 'der' }), passphrase),
        publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    };
}


/***/ }),

/***/ 1012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ openMode),
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   M8: () => (/* binding */ gitWorkTree),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** @returns the mode of a key file when others than its owner may read it, in octal; always undefined on Windows. */
function openMode(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (process.platform === 'win32' || stat === undefined || !stat.isFile() || (stat.mode & 0o077) === 0)
        return undefined;
    return `0${(stat.mode & 0o777).toString(8)}`;
}
/** @returns the top folder of the git work tree that a path is in (links resolved), or undefined. */
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
/** @returns whether anything stands at the path, a dangling link included. */
function isTaken(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** Removes a file that this process has just made. */
function removeFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}


/***/ }),

/***/ 911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ KEY_VARIABLE),
/* harmony export */   G: () => (/* binding */ PASSPHRASE_VARIABLE)
/* harmony export */ });
/** Name of the variable that holds a signing key, and of the one with its passphrase. */
const KEY_VARIABLE = 'CARTWRIGHT_SIGNING_KEY';
const PASSPHRASE_VARIABLE = 'CARTWRIGHT_SIGNING_KEY_PASSPHRASE';


/***/ }),

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1012);
/* harmony import */ var _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3275);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3192);
/* harmony import */ var _signing_key_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(727);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4432);









const command = {
    name: 'keygen',
    summary: 'makes an ed25519 key pair',
    usage: ['keygen --out DIR', 'keygen --out DIR --name release --passphrase-file FILE'],
    options: [
        { name: 'out', kind: 'value', value: 'DIR', summary: 'folder for the two files, outside any git work tree' },
        {
            name: 'name',
            kind: 'value',
            value: 'NAME',
            summary: 'their name: NAME.key.pem and NAME.pub.pem (default cartwright)',
        },
        { name: 'passphrase-file', kind: 'value', value: 'FILE', summary: 'encrypt the private key with this passphrase' },
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
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('usage', 'keygen needs --out DIR');
        const name = context.value('name') ?? 'cartwright';
        if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('usage', `--name is ${JSON.stringify(name)}`, { help: 'letters, digits, dots and dashes' });
        }
        const tree = (0,_adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .gitWorkTree */ .M8)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, out));
        if (tree !== undefined) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('key-in-repository', `it is inside the git work tree ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(tree)}`, {
                path: out,
                help: 'choose a folder outside any repository, such as one in your home folder',
            });
        }
        const [privateKey, publicKey] = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, `${name}.key.pem`), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(out, `${name}.pub.pem`)];
        for (const path of [privateKey, publicKey]) {
            if ((0,_adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isTaken */ .Ck)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path)))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('key-exists', 'it exists already', { path, help: 'choose another --name' });
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
            io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_8__/* .resultJson */ .y)({ version: 1, keyid, privateKey, publicKey }, 2));
        else if (!context.quiet) {
            io.out(`made ${keyid}\n  private  ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(privateKey)} (mode 0600; never commit it)\n  public   ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(publicKey)}\n`);
        }
        return Promise.resolve(_command_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .d.ok);
    },
};


/***/ }),

/***/ 9194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ KEY_OPTIONS)
/* harmony export */ });
/* harmony import */ var _app_key_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(911);

/** Options that name a signing key. */
const KEY_OPTIONS = [
    { name: 'key', kind: 'value', value: 'FILE', summary: `signing key in PEM (default: $${_app_key_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_VARIABLE */ .$})` },
    {
        name: 'passphrase-file',
        kind: 'value',
        value: 'FILE',
        summary: `passphrase of the key (default: $${_app_key_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .PASSPHRASE_VARIABLE */ .G})`,
    },
];


/***/ }),

/***/ 727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zx: () => (/* reexport */ key_options/* KEY_OPTIONS */.z),
  t4: () => (/* binding */ loadPassphrase),
  vu: () => (/* binding */ loadSigner)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/keys/decrypt.js + 1 modules
var decrypt = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/adapters/keys/key-file.js
var key_file = __webpack_require__(1012);
// EXTERNAL MODULE: ./build/core/dsse/base64.js
var base64 = __webpack_require__(3575);
// EXTERNAL MODULE: ./build/core/dsse/ed25519.js
var ed25519 = __webpack_require__(7999);
// EXTERNAL MODULE: ./build/core/dsse/public-key.js
var public_key = __webpack_require__(3275);
// EXTERNAL MODULE: ./build/core/dsse/sign.js
var sign = __webpack_require__(4021);
;// CONCATENATED MODULE: ./build/core/dsse/private-key.js
/** ed25519 private keys as they really arrive (surface.md, Verifying and keys): PEM in many shapes. */




const MAX_TEXT = 64 * 1024;
const JOINED = 'it is not PEM: its lines are joined or indented';
const NEWLINES = 'a secret must keep its newlines, hold them as \\n, or be the base64 of the whole file';
const CONVERT = 'convert it with openssl pkey, or make one with cartwright keygen';
/** PKCS#8 of ed25519 up to the seed (RFC 8410, version 1), and the same with a public key behind it (version 2). */
const PKCS8 = /^30(?:2e0201|510201)0[01]300506032b657004220420/;
/**
 * Reads a private key: PKCS#8 PEM as it is, with CRLF, without its last newline, with a byte order mark, with escaped
 * newlines, or as base64 of the whole. Lines that were joined or indented on the way are named, not guessed at.
 *
 * @param passphrase undefined when none was given
 * @throws KeyProblem whose message never quotes the text
 */
function parsePrivateKey(text, passphrase, decrypt) {
    if (text.length > MAX_TEXT)
        throw new public_key/* KeyProblem */.vc('it is too long for a key');
    const pem = unwrap(text);
    const blocks = [...pem.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g)];
    const [first, second] = blocks;
    if (first === undefined)
        throw new public_key/* KeyProblem */.vc(...shapeOf(pem));
    if (second !== undefined)
        throw new public_key/* KeyProblem */.vc('it holds more than one key');
    const [, label = '', body = ''] = first;
    if (!/^\n(?:[A-Za-z0-9+/=:, -]+\n|\n)+$/.test(body) || /^[ \t]/m.test(body))
        throw new public_key/* KeyProblem */.vc(JOINED, NEWLINES);
    return signerOf(derOf(label, body.replace(/\s+/g, ''), passphrase, decrypt));
}
/** Undoes what secret stores and editors do to a PEM. */
function unwrap(text) {
    const plain = text
        .replace(/^\ufeff/, '')
        .replaceAll(String.raw `\r`, '')
        .replaceAll(String.raw `\n`, '\n')
        .replaceAll('\r', '')
        .trim();
    const unquoted = /^(["'])([^]*)\1$/.exec(plain)?.[2] ?? plain;
    if (unquoted.includes('-----BEGIN'))
        return unquoted;
    const decoded = (0,base64/* decodeBase64 */.y)(unquoted.replace(/\s+/g, ''));
    const inner = decoded === undefined ? '' : Buffer.from(decoded).toString('latin1');
    return inner.includes('-----BEGIN') ? inner.replaceAll('\r', '').trim() : unquoted;
}
function derOf(label, body, passphrase, decrypt) {
    switch (label) {
        case 'PRIVATE KEY':
            return (0,base64/* decodeBase64 */.y)(body) ?? fail('its base64 is broken');
        case 'ENCRYPTED PRIVATE KEY': {
            if (passphrase === undefined || passphrase === '')
                return fail('it is encrypted, and no passphrase was given');
            const lines = body.match(/.{1,64}/g) ?? [];
            return decrypt(['-----BEGIN ENCRYPTED PRIVATE KEY-----', ...lines, '-----END ENCRYPTED PRIVATE KEY-----', ''].join('\n'), passphrase);
        }
        case 'PUBLIC KEY':
            return fail('it is a public key; a private one signs');
        case 'OPENSSH PRIVATE KEY':
            return fail('it is an OpenSSH private key', 'make a PKCS#8 key with cartwright keygen');
        case 'RSA PRIVATE KEY':
        case 'EC PRIVATE KEY':
        case 'DSA PRIVATE KEY':
            return fail(`it is ${label.startsWith('RSA') ? 'an' : label.startsWith('EC') ? 'an' : 'a'} ${label.split(' ')[0]} key, not ed25519`);
        default:
            return fail('it is PEM of another kind, not PRIVATE KEY');
    }
}
function signerOf(der) {
    const hex = Buffer.from(der).toString('hex');
    const prefix = PKCS8.exec(hex)?.[0];
    if (prefix === undefined)
        return fail(`it is ${(0,public_key/* kindOfKey */.RI)(hex)}, not ed25519`);
    const start = prefix.length / 2;
    const seed = der.slice(start, start + ed25519/* SEED_BYTES */.ER);
    const whole = hex.startsWith('302e') ? start + ed25519/* SEED_BYTES */.ER : start + ed25519/* SEED_BYTES */.ER + 3 + ed25519/* KEY_BYTES */.Co;
    if (seed.length !== ed25519/* SEED_BYTES */.ER || der.length !== whole)
        return fail('it does not have 32 bytes of key');
    const raw = (0,ed25519/* publicKeyOfSeed */.zy)(seed);
    if ((0,ed25519/* isWeakKey */.ol)(raw))
        return fail('it is a weak key');
    if (PUBLISHED.has(Buffer.from(raw).toString('hex'))) {
        return fail('it is a well-known test key: everybody has it', 'make one of your own with cartwright keygen');
    }
    return (0,sign/* signerOfSeed */.ZN)(seed, (0,public_key/* publicKeyFromRaw */.Zz)(raw));
}
/** What a text without a whole PEM block is, by signs that are no part of a key; and the way out. */
function shapeOf(text) {
    if (text === '')
        return ['it is empty'];
    if (/^0.{1,3}\u0002\u0001/s.test(text))
        return ['it is DER, not PEM', CONVERT];
    if (text.includes('-\0-\0'))
        return ['it is UTF-16 text', 'save it as UTF-8'];
    if (/[\u0000-\u0008\ufffd]/.test(text))
        return ['it is binary (a bare seed?), not PEM', CONVERT];
    if (/^\s*\{/.test(text))
        return ['it is JSON (a JWK?), not PEM', CONVERT];
    if (text.startsWith('PuTTY-User-Key-File-'))
        return ['it is a PuTTY key', 'make a PKCS#8 key with cartwright keygen'];
    if (/^(?:ssh-|sk-ssh-|ecdsa-)/.test(text))
        return ['it is an OpenSSH public key; a private one signs'];
    if (text.includes('-----BEGIN'))
        return ['its PEM is cut off: it has no END line of its own'];
    if (DER_IN_BASE64.test(text))
        return ['it is PEM without its BEGIN and END lines', NEWLINES];
    if (SEED_TEXT.test(text))
        return ['it is a bare seed, not PKCS#8 PEM', CONVERT];
    return ['it is not PEM', NEWLINES];
}
/** base64 of a PKCS#8 key, by its first bytes. */
const DER_IN_BASE64 = /^M[A-Za-z0-9+/]{1,5}(?:IBA|CAQ|AgE)[A-Za-z0-9+/=\s]{30,}$/;
/** 32 bytes in hex or base64. */
const SEED_TEXT = /^(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/_-]{43}=?)$/;
function fail(message, help) {
    throw new public_key/* KeyProblem */.vc(message, help);
}
/** Public halves of private keys that stand in specifications and test suites. */
const PUBLISHED = new Set([
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    '278117fc144c72340f67d0f2316e8386ceffbf2b2428c9c51fef7c597f1d426e',
    'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
    '77d1d8ebacd13f4e2f8a40e28c4a63bc9ce3bfb69716334bcb28a33eb134086c',
    '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29',
    '03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8',
    '7d4d0e7f6153a69b6242b522abbee685fda4420f8834b108c3bdae369ef549fa',
]);

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/app/key-variables.js
var key_variables = __webpack_require__(911);
;// CONCATENATED MODULE: ./build/app/signing-key.js





/** Longest key file that is read, in bytes. */
const MAX_KEY_BYTES = 64 * 1024;
/**
 * Makes a signer of a key's text.
 *
 * @param origin where the text came from, for messages: a path, or `$NAME`
 * @throws UserError `bad-signing-key`; never with any part of the text
 */
function signerFrom(text, origin, passphrase, decrypt) {
    try {
        return parsePrivateKey(text, passphrase, decrypt);
    }
    catch (error) {
        if (!(error instanceof public_key/* KeyProblem */.vc))
            throw error;
        // Without `cause`: nothing that has seen the key may travel with the error.
        throw new errors/* UserError */.y('bad-signing-key', `no usable signing key: ${error.message}`, {
            path: origin,
            help: /encrypted|passphrase/.test(error.message)
                ? `set ${key_variables/* PASSPHRASE_VARIABLE */.G}, or give --passphrase-file FILE`
                : (error.help ?? 'an ed25519 private key in PKCS#8 PEM is needed, as cartwright keygen makes it'),
        });
    }
}

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/cli/key-options.js
var key_options = __webpack_require__(9194);
;// CONCATENATED MODULE: ./build/cli/signing-key.js







/**
 * The signer that the options or the environment name.
 *
 * @throws UserError `no-signing-key` when there is none, an empty secret included; `bad-signing-key`
 */
function loadSigner(context) {
    const { fs, io } = context;
    const passphrase = loadPassphrase(context);
    const path = context.value('key');
    if (path !== undefined) {
        const text = readSecret(fs, 'key', path);
        const signer = signerFrom(text, path, passphrase, decrypt/* decryptPem */.y);
        const mode = (0,key_file/* openMode */.AC)((0,external_node_path_.resolve)(fs.cwd, path));
        if (mode !== undefined) {
            io.err(`cartwright: ${(0,printable.printable)(path)}: warning: others may read this key (mode ${mode})\n  help: chmod 600 it\n`);
        }
        return signer;
    }
    const text = io.env[key_variables/* KEY_VARIABLE */.$] ?? '';
    if (text.trim() === '') {
        throw new errors/* UserError */.y('no-signing-key', 'there is no signing key', {
            help: `give --key FILE, or set ${key_variables/* KEY_VARIABLE */.$}; in a pull request of a fork secrets are empty`,
        });
    }
    return signerFrom(text, `$${key_variables/* KEY_VARIABLE */.$}`, passphrase, decrypt/* decryptPem */.y);
}
/** The passphrase of the options or the environment; its last newline is not part of it. */
function loadPassphrase({ fs, io, value }) {
    const file = value('passphrase-file');
    const text = file === undefined ? io.env[key_variables/* PASSPHRASE_VARIABLE */.G] : readSecret(fs, 'passphrase-file', file);
    const passphrase = text?.replace(/\r?\n$/, '');
    return passphrase === '' ? undefined : passphrase;
}
/** A file name with an ending, which no key and hardly a passphrase has. */
const NAME = /^[^\0-\x1f]{0,200}\.[A-Za-z][A-Za-z0-9]{1,7}$/;
/** 32 bytes in base64 without padding. */
const SHORTEST_KEY = 43;
// What is no file may be the secret itself, put where its path belongs: it is not repeated.
function readSecret(fs, option, path) {
    const isShown = NAME.test(path) || (option === 'key' && path.length < SHORTEST_KEY);
    if (fs.kind(path) === 'none' && !isShown) {
        throw new errors/* UserError */.y('unreadable-file', `--${option}: there is no such file`, {
            help: 'the value is not shown, since it may be the secret itself; give the path of a file',
        });
    }
    return decode(fs.readFile(path, MAX_KEY_BYTES));
}
function decode(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}


/***/ }),

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
/** JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. */
/** Deeper than any document that the parsers let through; the stack ends at twice as much. */
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Serializes a JSON value by RFC 8785: members sorted by UTF-16 units, numbers as in ECMAScript, no white space.
 *
 * @throws TypeError for what I-JSON cannot say: NaN, infinities, lone surrogates, undefined, functions, bigints, cycles
 */
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
        default:
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
    // By index, so that a hole is refused as undefined and not skipped.
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    // A plain loop: schemas nest hundreds of levels deep, and each function in between costs stack.
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** @returns whether `value` is a digest as the format writes it. */
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 3575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ encodeBase64),
/* harmony export */   y: () => (/* binding */ decodeBase64)
/* harmony export */ });
const STANDARD = /^[A-Za-z0-9+/]*={0,2}$/;
const URL_SAFE = /^[A-Za-z0-9_-]*={0,2}$/;
/**
 * Decodes base64 strictly: one alphabet (standard or URL-safe), padding whole or absent, no white space, no spare bits.
 * `Buffer.from` skips what it does not know, so two texts could mean the same bytes (security/attacks.md, 69).
 *
 * @returns undefined for anything else
 */
function decodeBase64(text) {
    if (!STANDARD.test(text) && !URL_SAFE.test(text))
        return undefined;
    const body = text.replace(/=+$/, '');
    if (body.length % 4 === 1 || (body.length !== text.length && text.length % 4 !== 0))
        return undefined;
    const bytes = new Uint8Array(Buffer.from(body, 'base64'));
    return encodeBase64(bytes).replace(/=+$/, '') === body.replaceAll('-', '+').replaceAll('_', '/') ? bytes : undefined;
}
/** Standard alphabet, padded: what cartwright writes. */
function encodeBase64(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
}


/***/ }),

/***/ 7999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ verifyStrict),
/* harmony export */   Co: () => (/* binding */ KEY_BYTES),
/* harmony export */   ER: () => (/* binding */ SEED_BYTES),
/* harmony export */   ol: () => (/* binding */ isWeakKey),
/* harmony export */   pI: () => (/* binding */ signWithSeed),
/* harmony export */   tM: () => (/* binding */ SIGNATURE_BYTES),
/* harmony export */   zy: () => (/* binding */ publicKeyOfSeed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _noble_ed25519__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9605);
/**
 * ed25519 (RFC 8032) by `@noble/ed25519`, always strict: without `zip215: false` it accepts small-order keys and
 * non-canonical points, and node:crypto's answer hangs on the OpenSSL that Node was built with (security/attacks.md, 8).
 */


_noble_ed25519__WEBPACK_IMPORTED_MODULE_1__/* .hashes */ .RY.sha512 = (message) => new Uint8Array((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha512').update(message).digest());
const SEED_BYTES = 32;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** All 14 encodings of points of small order: under such a key one signature fits every message. */
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
/** @returns whether a raw public key is one of the 14 that must never be trusted. */
function isWeakKey(publicKey) {
    return SMALL_ORDER.has(Buffer.from(publicKey).toString('hex'));
}
/**
 * Whether `signature` is one of `message` by `publicKey` (raw, 32 bytes). Anything malformed is simply no signature.
 */
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
/** Signs with the 32-byte seed of a private key. */
function signWithSeed(seed, message) {
    return (0,_noble_ed25519__WEBPACK_IMPORTED_MODULE_1__/* .sign */ ._S)(message, seed);
}
/** The raw public key of a seed. */
function publicKeyOfSeed(seed) {
    return (0,_noble_ed25519__WEBPACK_IMPORTED_MODULE_1__/* .getPublicKey */ .lG)(seed);
}


/***/ }),

/***/ 8216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: () => (/* binding */ envelopeOf),
/* harmony export */   Uc: () => (/* binding */ PAYLOAD_TYPE),
/* harmony export */   X8: () => (/* binding */ envelopeJson),
/* harmony export */   d4: () => (/* binding */ MAX_SIGNATURES),
/* harmony export */   mE: () => (/* binding */ parseEnvelope)
/* harmony export */ });
/* harmony import */ var _base64_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3575);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7999);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6816);
/** DSSE v1 envelopes (https://github.com/secure-systems-lab/dsse/blob/master/envelope.md), format.md 5. */




const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** More signatures are refused before any is tried. */
const MAX_SIGNATURES = 16;
const MAX_ENVELOPE = 1024 * 1024;
const MEMBERS = ['payloadType', 'payload', 'signatures'];
/** Reads the JSON text of an envelope. Nothing is verified. */
function parseEnvelope(text) {
    if (text.length > MAX_ENVELOPE)
        return { problem: `the envelope has ${text.length} characters` };
    const json = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readStrictJson */ .Sr)(text);
    return 'problem' in json ? { problem: `the envelope ${json.problem}` } : envelopeOf(json.value);
}
/** Reads an envelope out of a JSON value that was parsed strictly. */
function envelopeOf(value) {
    const [payloadType, payload, signatures] = MEMBERS.map((name) => (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, name));
    if (typeof payloadType !== 'string')
        return { problem: 'payloadType of the envelope is no string' };
    if (typeof payload !== 'string' || payload === '')
        return { problem: 'payload of the envelope is no base64 string' };
    const bytes = (0,_base64_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeBase64 */ .y)(payload);
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
        const [sig, keyid] = [(0,_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(entry, 'sig'), (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(entry, 'keyid')];
        if (typeof sig !== 'string')
            return { problem: `signature ${index + 1} of the envelope has no sig string` };
        if (keyid !== undefined && typeof keyid !== 'string')
            return { problem: `keyid of signature ${index + 1} is no string` };
        const more = extraMember(`signature ${index + 1} of the envelope`, entry, ['keyid', 'sig']);
        if (more !== undefined)
            return { problem: more };
        const decoded = (0,_base64_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeBase64 */ .y)(sig);
        read.push({
            keyid: keyid === '' ? undefined : keyid,
            sig: decoded?.length === _ed25519_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNATURE_BYTES */ .tM ? decoded : undefined,
        });
    }
    return { envelope: { payloadType, payload: bytes, signatures: read } };
}
// What is not signed must not travel under a signature: another reader may give it a meaning.
function extraMember(what, value, allowed) {
    const extra = Object.keys(value).find((name) => !allowed.includes(name));
    return extra === undefined ? undefined : `${what} has a member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(extra)}; allowed: ${allowed.join(', ')}`;
}
/** The JSON form of an envelope: standard base64, exactly the three members. */
function envelopeJson(envelope) {
    return {
        payloadType: envelope.payloadType,
        payload: (0,_base64_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeBase64 */ .W)(envelope.payload),
        signatures: envelope.signatures.flatMap(({ keyid, sig }) => sig === undefined ? [] : [{ ...(keyid === undefined ? {} : { keyid }), sig: (0,_base64_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeBase64 */ .W)(sig) }]),
    };
}


/***/ }),

/***/ 320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ preAuthEncode)
/* harmony export */ });
/**
 * DSSE v1 pre-authentication encoding (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md): what is signed
 * binds the payload to its type.
 */
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RI: () => (/* binding */ kindOfKey),
/* harmony export */   V4: () => (/* binding */ parsePublicKeys),
/* harmony export */   Zz: () => (/* binding */ publicKeyFromRaw),
/* harmony export */   ee: () => (/* binding */ parsePublicKey),
/* harmony export */   vc: () => (/* binding */ KeyProblem)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _base64_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3575);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7999);
/** ed25519 public keys as SPKI PEM (format.md, 5). Read here byte by byte, so that no other kind of key can pass for one. */




/** SubjectPublicKeyInfo of ed25519 up to the key itself (RFC 8410). */
const SPKI_PREFIX = '302a300506032b6570032100';
/** Why a text is no usable key; neither message nor help ever quotes the text. */
class KeyProblem extends Error {
    name = 'KeyProblem';
    /** The way out, where there is a better one than "give a key of the right kind". */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}
/** @param raw 32 bytes */
function publicKeyFromRaw(raw) {
    const der = Buffer.concat([Buffer.from(SPKI_PREFIX, 'hex'), raw]);
    const pem = `-----BEGIN PUBLIC KEY-----\n${(0,_base64_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeBase64 */ .W)(der)}\n-----END PUBLIC KEY-----\n`;
    return { raw: new Uint8Array(raw), keyid: `ed25519:${(0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(der)}`, pem };
}
const PEM_BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;
const MAX_PEM = 64 * 1024;
/**
 * Reads every PEM public key of a text: a cartridge with several signers holds their keys one after the other.
 *
 * @throws KeyProblem when any of it is no ed25519 public key
 */
function parsePublicKeys(text) {
    if (text.length > MAX_PEM)
        throw new KeyProblem('the text is too long for a public key');
    const blocks = [...text.replaceAll('\r', '').matchAll(PEM_BLOCK)];
    if (blocks.length === 0)
        throw new KeyProblem(withoutPem(text));
    return blocks.map(([, label = '', body = '']) => parseBlock(label, body));
}
/**
 * Reads a text that is exactly one PEM public key.
 *
 * @throws KeyProblem
 */
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
        throw new KeyProblem(`it is PEM of another kind (${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(label, 40)}), not PUBLIC KEY`);
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
/** The kind of a DER key (SPKI or PKCS#8) in words, by its algorithm identifier. */
function kindOfKey(hex) {
    return KINDS.find(([oid]) => hex.slice(0, 80).includes(oid))?.[1] ?? 'a key of another kind';
}


/***/ }),

/***/ 4021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ addSignature),
/* harmony export */   ZN: () => (/* binding */ signerOfSeed),
/* harmony export */   fT: () => (/* binding */ signStatement)
/* harmony export */ });
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8216);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7999);
/* harmony import */ var _pae_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(320);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8355);




/** @param seed 32 bytes */
function signerOfSeed(seed, publicKey) {
    return { publicKey, sign: (message) => (0,_ed25519_js__WEBPACK_IMPORTED_MODULE_1__/* .signWithSeed */ .pI)(seed, message) };
}
/** Signs a statement: a new envelope with one signature. */
function signStatement(statement, signer) {
    return addSignature({ payloadType: _envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .PAYLOAD_TYPE */ .Uc, payload: (0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .statementPayload */ .Go)(statement), signatures: [] }, signer);
}
/** The envelope with one more signature over the same payload; that of the same key is replaced, its place kept. */
function addSignature(envelope, signer) {
    const { keyid } = signer.publicKey;
    const sig = signer.sign((0,_pae_js__WEBPACK_IMPORTED_MODULE_3__/* .preAuthEncode */ .u)(envelope.payloadType, envelope.payload));
    const own = envelope.signatures.findIndex((entry) => entry.keyid === keyid);
    const signatures = own === -1 ? [...envelope.signatures, { keyid, sig }] : envelope.signatures.with(own, { keyid, sig });
    return { ...envelope, signatures };
}


/***/ }),

/***/ 8355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ signedAtProblem),
/* harmony export */   Go: () => (/* binding */ statementPayload),
/* harmony export */   WQ: () => (/* binding */ digestProblem),
/* harmony export */   cO: () => (/* binding */ readStatement),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   zG: () => (/* binding */ STATEMENT_TYPE)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5739);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6816);
/** in-toto Statement v1 (https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md), as format.md 5 and 6 use it. */



const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const HEX = /^[0-9a-f]{64}$/;
/**
 * Reads a verified payload as a statement.
 *
 * @param payload the very bytes that the signature was verified over
 * @param predicateType the only one that is accepted: one key may sign for several formats
 */
function readStatement(payload, predicateType) {
    const json = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readCanonicalJson */ .PW)(payload);
    if ('problem' in json)
        return { problem: `payload ${json.problem}` };
    const { value } = json;
    const type = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, '_type');
    if (type !== STATEMENT_TYPE)
        return { problem: `_type of the statement is ${show(type)}` };
    const predicate = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'predicate');
    const found = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'predicateType');
    if (found !== predicateType)
        return { problem: `predicateType is ${show(found)}, not ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(predicateType)}` };
    const subjects = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'subject');
    if (!Array.isArray(subjects) || subjects.length !== 1)
        return { problem: 'exactly one subject is allowed' };
    const subjectName = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(subjects[0], 'name');
    if (typeof subjectName !== 'string' || subjectName === '')
        return { problem: 'the subject has no name' };
    const sha256 = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)((0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(subjects[0], 'digest'), 'sha256');
    if (typeof sha256 !== 'string' || !HEX.test(sha256))
        return { problem: 'subject digest is not 64 lower-case hex digits of sha256' };
    if (typeof predicate !== 'object' || predicate === null || Array.isArray(predicate))
        return { problem: 'predicate is no object' };
    return {
        statement: { subjectName, sha256, predicateType, predicate: predicate },
    };
}
/**
 * Whether a statement is about `digest`, in its subject and in every digest that its predicate repeats.
 *
 * @param digest hex sha256
 * @param repeated predicate members that hold the same digest, when present, with or without `sha256:`
 * @returns what differs, or undefined
 */
function digestProblem(statement, digest, repeated) {
    if (statement.sha256 !== digest)
        return `subject digest ${statement.sha256} is not ${digest}, which the content has`;
    for (const name of repeated) {
        const value = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(statement.predicate, name);
        if (value !== undefined && value !== digest && value !== `sha256:${digest}`)
            return `predicate ${name} is not the subject digest`;
    }
    return undefined;
}
/** The payload of a statement: its RFC 8785 form in UTF-8. */
function statementPayload(statement) {
    return new TextEncoder().encode((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .d)({
        _type: STATEMENT_TYPE,
        subject: [{ name: statement.subjectName, digest: { sha256: statement.sha256 } }],
        predicateType: statement.predicateType,
        predicate: statement.predicate,
    }));
}
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;
/** Milliseconds since 1970 of an RFC 3339 time; undefined for anything else, the 31st of February included. */
function parseTime(value) {
    const match = typeof value === 'string' ? RFC3339.exec(value) : null;
    if (match === null)
        return undefined;
    const [, year, month, day] = match.map(Number);
    const days = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
    const time = Date.parse(value);
    return Number.isNaN(time) || (day ?? 0) > days || day === 0 ? undefined : time;
}
/** A clock may be this far ahead of ours. */
const SKEW = 10 * 60 * 1000;
/** What is wrong with a stated signing time, or undefined. It is a claim of the signer and proves nothing. */
function signedAtProblem(value, now) {
    const time = parseTime(value);
    if (time === undefined)
        return `signedAt is ${show(value)}, no RFC 3339 time`;
    if (time > now.getTime() + SKEW)
        return `signedAt ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(String(value))} is in the future`;
    return time < 0 ? `signedAt ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(String(value))} is before 1970` : undefined;
}
function show(value) {
    return typeof value === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(value) : value === undefined ? 'missing' : 'no string';
}


/***/ }),

/***/ 6816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Nk: () => (/* binding */ hasUnsafeInteger),
/* harmony export */   PW: () => (/* binding */ readCanonicalJson),
/* harmony export */   Sr: () => (/* binding */ readStrictJson)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5739);
/* harmony import */ var _source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7161);


/** Reads JSON that is signed or carries a signature: no duplicate keys, no byte order mark, no lone surrogates. */
function readStrictJson(text) {
    const { value, problems } = (0,_source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)('', text);
    const [first] = problems;
    // Only the kind is said: the message of a syntax error may quote the text.
    if (first !== undefined)
        return { problem: first.rule === 'source/duplicate-key' ? `has ${first.message}` : 'is not valid JSON' };
    return { value };
}
/** Reads bytes that must be the RFC 8785 form of a JSON value, and nothing else. */
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
        if ((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .d)(result.value) !== text)
            return { problem: 'is not in RFC 8785 form' };
    }
    catch {
        return { problem: 'is not I-JSON' };
    }
    return hasUnsafeInteger(result.value) ? { problem: 'is not I-JSON: a number is above 2^53' } : result;
}
/** Whether a number stands in the value that readers with 64-bit integers read as another one (I-JSON, RFC 7493 2.2). */
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
/** A member of a JSON object by its own name; undefined for anything that is no object or lacks it. */
function member(value, name) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    return Object.hasOwn(value, name) ? value[name] : undefined;
}


/***/ }),

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText),
/* harmony export */   y: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent)
        .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '#\\u0023[')}\n`;
}
/**
 * As {@link jsonText} for what a command prints or a report holds: secrets are cut in every value and name. A fix whose text
 * holds one is left out, for it would write the cut into the file. Files that others compare or sign are {@link jsonText}.
 */
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text) === text ? text : jsonText(masked(value), indent);
}
function masked(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(masked);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(masked(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(name), masked(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   printableLines: () => (/* binding */ printableLines),
/* harmony export */   quote: () => (/* binding */ quote),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
function printable(text) {
    return visible((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text));
}
/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
function printableLines(text) {
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        .split('\n')
        .map((line) => line.split('\t').map(visible).join('\t'))
        .join('\n');
}
/** The escapes of {@link printable} alone: for what is compared, not shown. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    const code = unit.codePointAt(0).toString(16).padStart(4, '0');
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
function quote(value, limit = 80) {
    // What is far behind the cut cannot make a secret of what stands before it.
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value.slice(0, limit + _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SECRET */ .mz));
    return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}


/***/ }),

/***/ 193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   hQ: () => (/* binding */ blank),
/* harmony export */   mz: () => (/* binding */ LONGEST_SECRET)
/* harmony export */ });
/* harmony import */ var _secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);

/** Shapes of tokens that are secrets wherever they stand. Each names only the part that must not be shown. */
const SECRETS = [
    /\bgh[pousr]_[A-Za-z0-9]{16,255}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,255}/g,
    /\bglpat-[A-Za-z0-9_-]{20,255}/g,
    /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b/g,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g,
    /\b(?:sk|rk|pk)[-_](?:live|test|proj|ant|or)[-_][A-Za-z0-9_-]{16,255}/g,
    /\bsk-[A-Za-z0-9]{32,255}/g,
    /\bAIza[A-Za-z0-9_-]{35}/g,
    /\bnpm_[A-Za-z0-9]{36}/g,
    /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}/g,
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----(?:(?!-----)[^]){0,8000}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----)?/g,
    // The same in base64, whole, and an ed25519 key without its first and last line.
    /\bLS0tLS1CRUdJTi[A-Za-z0-9+/=_-]{0,8000}/g,
    /\bMC4CAQAwBQYDK2Vw[A-Za-z0-9+/=]{0,255}/g,
];
const URL_PASSWORD = /(:\/\/[^\s/:@]{1,200}:)([^\s/@]{3,200})(?=@)/g;
/** One look that passes over every text without any of them. */
const SUSPECT = /gh[pousr]_|github_pat_|glpat-|A(?:KIA|SIA|GPA|IDA|ROA)|xox[abeoprs]-|[srp]k[-_]|AIza|npm_|eyJ|-----BEGIN|LS0tLS1|MC4CAQAw|:\/\/[^\s/:@]{1,200}:/;
/** No secret of {@link SECRETS} is longer, in characters. */
const LONGEST_SECRET = 16_100;
/** Replaces what looks like a secret by its first four characters, or by none where only its name gives it away, so that a report never spreads it further. */
function redact(text) {
    return replaced(text, (secret, kept) => `${secret.slice(0, kept)}…`);
}
/** As {@link redact} with an asterisk for every character: places in the text stay where they are. */
function blank(text) {
    return replaced(text, (secret) => secret.replace(/[^\r\n]/g, '*'));
}
function replaced(text, by) {
    let shown = text;
    if (SUSPECT.test(text)) {
        shown = shown.replace(URL_PASSWORD, (_match, before, secret) => before + by(secret, 0));
        for (const pattern of SECRETS)
            shown = shown.replace(pattern, (secret) => by(secret, 4));
    }
    for (const { start, end } of (0,_secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .findAssignments */ .uO)(shown).toReversed())
        shown = shown.slice(0, start) + by(shown.slice(start, end), 0) + shown.slice(end);
    return shown;
}


/***/ }),

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uO: () => (/* binding */ findAssignments),
  Wo: () => (/* binding */ holdsAssignment),
  pQ: () => (/* binding */ isAssignedSecret)
});

;// CONCATENATED MODULE: ./build/core/secrets/random.js
/** Whether a value looks as if a machine had drawn it: told by its own characters alone, so that the same value always gets the same answer. */
/** Shorter values have too few characters to tell chance from choice, letters alone need more of them; longer ones are data. */
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];
/** Words of values that stand in a secret's place and are none, also with digits for letters (`P4ssw0rd`). */
const MADE_UP = /pass(?:word|wd|phrase)|secret|token|credential|change|replace|insert|example|sample|dummy|fake|mock|test|demo|placeholder|redacted|default|your|admin|welcome|letmein|qwer|asdf|hunter|foobar|lorem|hello|world|todo|none|null|undefined|xxxx|user|local|public/;
const LEET = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
};
/**
 * Forms that are no secret whatever their characters: digests and sealed values that name themselves, UUIDs, dates, versions,
 * addresses, paths, names of things.
 */
const NO_SECRET = [
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    /^\$(?:1|2[abxy]?|5|6|7|y|apr1|argon2\w*|pbkdf2[\w-]*|scrypt)\$/,
    /^(?:sha\d{1,3}|md5|blake\w*|ed25519|ssh-\w+|bcrypt|argon2\w*|pbkdf2\w*|scrypt|crc32|xxh\d+|urn|arn|did|ENC|vault|op|base64)[:\-[(]/i,
    /^[a-z][a-z0-9+.-]*:\/\//i,
    /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/,
    /^[\d.,:/TZ+-]*$/,
    /^v?\d+(?:\.\d+)+/,
    /[\s{}<>`]|\$[A-Za-z_(]|%[A-Za-z_(]|\.\.\.|…|\*{3}/,
    /%[0-9A-Fa-f]{2}/,
    /[^!-~]/,
];
/** The 200 commonest pairs of letters in prose and in names: nine in ten of those that people write, three in ten of chance. */
const PAIRS = 'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON = new Set(PAIRS.match(/../g));
/** What each kind of pair of neighbours speaks for chance, in bits; what is negative speaks for a person. */
const BITS = {
    commonPair: -1.6,
    rarePair: 2.8,
    newWord: 1,
    digitAndLetter: 1.5,
    sign: 1.5,
    separator: -1,
    digits: 0,
};
/** How many bits are asked for. */
const ENOUGH = 7;
/**
 * Judges whether a value looks random, as passwords, keys and tokens of programs do. A password that a person made of words does
 * not, nor do names, words, numbers, references to variables and what documentation puts in their place.
 */
function looksRandom(value) {
    if (value.length < SHORTEST || value.length > LONGEST)
        return false;
    if (value.length < LETTERS_ALONE && !/\d/.test(value))
        return false;
    if (NO_SECRET.some((form) => form.test(value)))
        return false;
    const read = value.toLowerCase();
    const words = read.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
    if (MADE_UP.test(read) || MADE_UP.test(words) || isRegular(value) || bitsOfChance(value) < ENOUGH)
        return false;
    // What was only wrapped, as the values of a Kubernetes Secret are, is judged as it was.
    const inner = unwrapped(value);
    return inner === undefined || looksRandom(inner);
}
/** The text that a value is the base64 of; undefined when it is of none. */
function unwrapped(value) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, 'base64').toString('latin1');
    return /^[ -~]+$/.test(text) ? text : undefined;
}
/** Runs and sequences (`abcd1234`, `00000000`), few different characters, and hardly a letter or digit. */
function isRegular(value) {
    let steps = 0;
    for (let i = 1; i < value.length; i++) {
        if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1)
            steps++;
    }
    const signs = value.replace(/[A-Za-z0-9]/g, '').length;
    return steps * 3 > value.length || signs * 2 > value.length || new Set(value).size < Math.min(value.length * 0.5, 10);
}
function bitsOfChance(value) {
    let bits = 0;
    for (let i = 1; i < value.length; i++)
        bits += BITS[pairOf(value.charAt(i - 1), value.charAt(i))];
    return bits;
}
function pairOf(before, after) {
    const [a, b] = [kindOf(before), kindOf(after)];
    if (a === 'sign' || b === 'sign')
        return 'sign';
    if (a === 'separator' || b === 'separator')
        return 'separator';
    if (a === 'digit' || b === 'digit')
        return a === b ? 'digits' : 'digitAndLetter';
    if (a === 'small' && b === 'capital')
        return 'newWord';
    return COMMON.has((before + after).toLowerCase()) ? 'commonPair' : 'rarePair';
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'small';
    if (character >= 'A' && character <= 'Z')
        return 'capital';
    if (character >= '0' && character <= '9')
        return 'digit';
    return SEPARATORS.includes(character) ? 'separator' : 'sign';
}
const SEPARATORS = '-_./:+=,@\\';

;// CONCATENATED MODULE: ./build/core/secrets/assignments.js
/** Secrets without a form of their own: what gives them away is the name that they are given to, and that they look random. */

/** How names end whose value is a secret. A bare `key` names too much else. */
const WORDS = String.raw `passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
/** Names that end so and mean what everybody may know: places in a list, a strong name of .NET, a key's id for git, a badge. */
const HARMLESS = /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;
const QUOTE = '["\'`]';
/** Behind the sign: more of an operator, a type before an equals sign, what YAML puts before a value. */
const BEFORE = String.raw `[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}`;
// The sign first and the name behind it: almost no sign has such a name, and a search for one character is cheap.
const SIGN = String.raw `[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))`;
// Nearly every text that is shown has none, and asking that costs a tenth of an empty list of matches.
const HAS_SIGN = new RegExp(SIGN, 'i');
const ASSIGNMENT = new RegExp(`${SIGN}${BEFORE}` +
    String.raw `(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`, 'gi');
const NAME = new RegExp(`(?:${WORDS})$`, 'i');
/**
 * Finds random values that are given to a password, a key or a token: `password=…`, `api_key: …`, `"apiKey": "…"`, in environment
 * files, source files, configuration and JSON within a string. The place is that of the value.
 */
function findAssignments(text) {
    const found = [];
    if (!HAS_SIGN.test(text))
        return found;
    for (const match of text.matchAll(ASSIGNMENT)) {
        const secret = judge(text, match);
        if (secret !== undefined)
            found.push(secret);
    }
    return found;
}
/** Whether {@link findAssignments} finds any. */
function holdsAssignment(text) {
    if (!HAS_SIGN.test(text))
        return false;
    for (const match of text.matchAll(ASSIGNMENT))
        if (judge(text, match) !== undefined)
            return true;
    return false;
}
/** Whether a member of a document is such a value: the name and the value stand apart there. */
function isAssignedSecret(name, value) {
    return NAME.test(name) && !HARMLESS.test(name) && looksRandom(value.trim());
}
function judge(text, { index, groups, 0: all }) {
    const value = groups?.['quoted'] ?? groups?.['bare'] ?? '';
    if (index === undefined || !looksRandom(value))
        return undefined;
    if (HARMLESS.test(text.slice(Math.max(0, index - 60), index).replace(/["'`\\\s]+$/, '')))
        return undefined;
    const start = index + all.lastIndexOf(value);
    return { kind: 'assigned-secret', start, end: start + value.length };
}


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
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
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
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
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ })

};
;