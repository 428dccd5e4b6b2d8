"use strict";
exports.modules = {

/***/ 38816:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ decryptPem),
  T: () => (/* binding */ generateKeyPair)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/dsse/public-key.js
var public_key = __webpack_require__(3275);
;// CONCATENATED MODULE: ./build/adapters/keys/encrypt.js

const ITERATIONS = 600_000;
const [SEQUENCE, INTEGER, OCTET_STRING, OID, NULL] = [0x30, 0x02, 0x04, 0x06, 0x05];
const PBES2 = oid('2a864886f70d01050d');
const PBKDF2 = oid('2a864886f70d01050c');
const HMAC_SHA256 = oid('2a864886f70d0209');
const AES_256_CBC = oid('60864801650304012a');
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
function der(tag, ...parts) {
    const content = Buffer.concat(parts);
    const { length } = content;
    const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
    return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

;// CONCATENATED MODULE: ./build/adapters/keys/decrypt.js



const decryptPem = (pem, passphrase) => {
    try {
        return (0,external_node_crypto_.createPrivateKey)({ key: pem, format: 'pem', passphrase }).export({ type: 'pkcs8', format: 'der' });
    }
    catch {
        throw new public_key/* KeyProblem */.vc('the passphrase does not open it');
    }
};
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

/***/ 33895:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $9: () => (/* reexport */ key_variables/* KEY_VARIABLE */.$),
  Xd: () => (/* binding */ MAX_KEY_BYTES),
  GT: () => (/* reexport */ key_variables/* PASSPHRASE_VARIABLE */.G),
  Hc: () => (/* binding */ signerFrom)
});

// EXTERNAL MODULE: ./build/core/dsse/base64.js
var base64 = __webpack_require__(33575);
// EXTERNAL MODULE: ./build/core/dsse/ed25519.js
var ed25519 = __webpack_require__(27999);
// EXTERNAL MODULE: ./build/core/dsse/public-key.js
var public_key = __webpack_require__(3275);
// EXTERNAL MODULE: ./build/core/dsse/sign.js
var sign = __webpack_require__(34021);
;// CONCATENATED MODULE: ./build/core/dsse/private-key.js




const MAX_TEXT = 64 * 1024;
const JOINED = 'it is not PEM: its lines are joined or indented';
const NEWLINES = 'a secret must keep its newlines, hold them as \\n, or be the base64 of the whole file';
const CONVERT = 'convert it with openssl pkey, or make one with cartwright keygen';
const PKCS8 = /^30(?:2e0201|510201)0[01]300506032b657004220420/;
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
    }
    return fail('it is PEM of another kind, not PRIVATE KEY');
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
const DER_IN_BASE64 = /^M[A-Za-z0-9+/]{1,5}(?:IBA|CAQ|AgE)[A-Za-z0-9+/=\s]{30,}$/;
const SEED_TEXT = /^(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/_-]{43}=?)$/;
function fail(message, help) {
    throw new public_key/* KeyProblem */.vc(message, help);
}
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

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/app/trust/key-variables.js
var key_variables = __webpack_require__(94382);
;// CONCATENATED MODULE: ./build/app/trust/signing-key.js





const MAX_KEY_BYTES = 64 * 1024;
function signerFrom(text, origin, passphrase, decrypt) {
    try {
        return parsePrivateKey(text, passphrase, decrypt);
    }
    catch (error) {
        if (!(error instanceof public_key/* KeyProblem */.vc))
            throw error;
        throw new errors/* UserError */.y('bad-signing-key', `no usable signing key: ${error.message}`, {
            path: origin,
            help: /encrypted|passphrase/.test(error.message)
                ? `set ${key_variables/* PASSPHRASE_VARIABLE */.G}, or give --passphrase-file FILE`
                : (error.help ?? 'an ed25519 private key in PKCS#8 PEM is needed, as cartwright keygen makes it'),
        });
    }
}


/***/ })

};
;
