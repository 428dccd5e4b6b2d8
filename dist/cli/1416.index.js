"use strict";
exports.id = 1416;
exports.ids = [1416];
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

/***/ 8151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ attestVerdict),
/* harmony export */   outputPaths: () => (/* binding */ outputPaths)
/* harmony export */ });
/* unused harmony export complianceStatement */
/* harmony import */ var _core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8216);
/* harmony import */ var _core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4021);
/* harmony import */ var _core_host_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(652);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8508);




/** The in-toto statement "this cartridge met this verdict on this host", about the cartridge's ROM digest. */
function complianceStatement(verdict, facts, profile) {
    return {
        subjectName: facts.cartridgeId,
        sha256: facts.romDigest.slice('sha256:'.length),
        predicateType: profile.compliancePredicateType,
        predicate: {
            romDigest: facts.romDigest,
            host: verdict.host,
            signature: verdict.signature,
            descriptor: { ...verdict.descriptor },
            attestedAt: facts.attestedAt,
            tool: `cartwright ${_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}`,
        },
    };
}
/** Signs the verdict as a DSSE envelope, which stock tools check offline (format.md, 5). */
function attestVerdict(verdict, facts, signer, profile) {
    return (0,_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .envelopeJson */ .X8)((0,_core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_1__/* .signStatement */ .fT)(complianceStatement(verdict, facts, profile), signer));
}
/** A file for each verdict: `out` itself for one, otherwise `SUBJECT.HOST.SUFFIX` in the folder `out`. */
function outputPaths(verdicts, out, suffix) {
    if (verdicts.length === 1 && !out.endsWith('/'))
        return [out];
    const taken = new Set();
    const label = (0,_core_host_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .hostLabels */ ._)(verdicts);
    return verdicts.map((verdict) => {
        const subject = verdict.subject.replace(/\/+$/, '').split('/').at(-1) ?? '';
        const base = `${slug(subject)}.${slug(label(verdict))}`;
        let name = base;
        for (let i = 2; taken.has(name); i++)
            name = `${base}-${i}`;
        taken.add(name);
        return `${out.replace(/\/+$/, '')}/${name}.${suffix}`;
    });
}
function slug(name) {
    const plain = name
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[-.]+|[-.]+$/g, '')
        .slice(0, 80);
    return plain === '' ? 'unnamed' : plain;
}


/***/ }),

/***/ 6012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ buildPackage),
/* harmony export */   iu: () => (/* binding */ buildEpoch),
/* harmony export */   p6: () => (/* binding */ selfCheck)
/* harmony export */ });
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5739);
/* harmony import */ var _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4591);
/* harmony import */ var _core_cartridge_rom_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9802);
/* harmony import */ var _core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1078);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _core_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6770);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2754);
/* harmony import */ var _package_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3476);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2249);
/* harmony import */ var _replace_signed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6053);










/** Bytes of packed files that are held between looking through them and writing them: most packages are read once. */
const KEPT = 16 * 1024 * 1024;
/**
 * Builds a cartridge from a package folder (surface.md, Packages). The same input gives the same bytes, wherever and whenever.
 *
 * @returns diagnostics for a package that is not valid, or holds what may not travel
 * @throws UserError for a file that cannot be packed at all
 */
async function buildPackage(ports, folder, profile, options) {
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPackage */ .H)(ports.fs, folder, profile);
    if ('diagnostics' in loaded)
        return loaded;
    if (!options.force)
        (0,_replace_signed_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseToReplaceSigned */ .g)(ports, options.out);
    const { files: found, unpackable, forbidden } = await (0,_package_content_js__WEBPACK_IMPORTED_MODULE_6__/* .inspectContent */ .IL)(ports, loaded, KEPT);
    if (unpackable[0] !== undefined)
        throw unpackable[0];
    if (forbidden.length > 0)
        return { diagnostics: forbidden };
    const capabilities = capabilitiesOf(loaded.package);
    const manifest = new TextEncoder().encode(loaded.manifestText);
    const files = [
        { name: _ids_js__WEBPACK_IMPORTED_MODULE_5__/* .MANIFEST_PATH */ .U4, mtime: options.epoch, size: manifest.length, read: (sink) => sink(manifest) },
        ...found.map((file) => ({
            name: `rom/${file.path}`,
            mtime: options.epoch,
            size: file.size,
            read: (sink) => file.read(sink),
        })),
    ];
    const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
    const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
    const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
    const written = await ports.writer.create(options.out, content, (temporary) => selfCheck(ports.store, temporary, profile, options.out));
    return { written: { ...written, cartridgeId, files: files.length, notes: [] } };
}
/**
 * Reads the finished file afresh: what is written is what verifies.
 *
 * @throws Error when it does not, which is a bug
 */
async function selfCheck(store, path, profile, shown) {
    const file = store.open(path);
    try {
        const findings = new _core_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .Findings */ .F();
        await (0,_core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .inspectCartridge */ .i)(file, profile, findings);
        const fault = findings.list().find(({ ok }) => !ok);
        if (fault !== undefined)
            throw new Error(`the cartridge built for ${shown} does not verify: ${fault.id}: ${fault.message}`);
    }
    finally {
        file.close();
    }
}
/** Capabilities with their ids; equal ones are one. */
function capabilitiesOf(loaded) {
    const byId = new Map();
    for (const { taskType, stack, domain } of loaded.capabilities ?? []) {
        const value = { taskType, stack: [...(stack ?? [])].sort(), domain: domain ?? '' };
        const id = (0,_core_cartridge_rom_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilityId */ .q)(value);
        if (id !== undefined)
            byId.set(id, { id, json: (0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalize */ .d)({ id, ...value }) });
    }
    return [...byId.values()];
}
function metaOf(loaded, cartridgeId, profile, epoch) {
    const values = [
        ['spec_version', _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_0__/* .SPEC_VERSION */ .FS],
        ['cartridge_id', cartridgeId],
        ['artifact_id', loaded.id.slice(loaded.id.lastIndexOf('/') + 1)],
        ['artifact_version', loaded.version],
        ['publisher_id', loaded.publisher],
        ['agent_name', loaded.name],
        ['role', loaded.role],
        ['description', loaded.description],
        ['license', loaded.license],
        ['created_at', new Date(epoch * 1000).toISOString()],
    ];
    return new Map(values.flatMap(([key, value]) => (value === undefined ? [] : [[profile.metaPrefix + key, value]])));
}
/**
 * The time of a build: `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch), else the start of 1970.
 *
 * @throws UserError `usage`
 */
function buildEpoch(value) {
    if (value === undefined || value === '')
        return 0;
    const epoch = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (epoch <= 253402300799)
        return epoch;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', `SOURCE_DATE_EPOCH is ${JSON.stringify(value)}`, { help: 'whole seconds since 1970' });
}


/***/ }),

/***/ 6053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ refuseToReplaceSigned)
/* harmony export */ });
/* harmony import */ var _core_cartridge_header_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4375);
/* harmony import */ var _core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(130);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);





/**
 * Keeps an unsigned cartridge from taking the place of a signed one: the signature may be all that is left of a key.
 *
 * @param out where the unsigned one is to be written
 * @throws UserError `signed-cartridge` when a signed cartridge of any profile stands there, or a database of which that cannot be told
 */
function refuseToReplaceSigned(ports, out) {
    if (ports.fs.kind(out) !== 'file')
        return;
    const file = ports.store.open(out);
    try {
        if (!(0,_core_cartridge_header_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeDatabase */ .D)(file.source.read(0, 16)))
            return;
        const signed = isSigned(file);
        if (signed === false)
            return;
        const what = signed === true ? 'a signed cartridge' : 'a database that may be a signed cartridge';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('signed-cartridge', `${what} stands there, and the new one has no signature`, {
            path: out,
            help: 'write to another place, or replace it with --force',
        });
    }
    finally {
        file.close();
    }
}
function isSigned(file) {
    for (const prefix of _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PREFIXES */ .V4) {
        try {
            const { reader, schema } = (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_1__/* .openCartridge */ .om)(file.source, _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PROFILES */ .jI[prefix], file.inflate);
            const signatures = schema.get('signatures');
            return signatures !== undefined && reader.countRows(signatures.tree, 1) > 0;
        }
        catch (error) {
            if (!(error instanceof _core_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .CartridgeFault */ .k))
                throw error;
        }
    }
    return undefined;
}


/***/ }),

/***/ 1416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   attestAll: () => (/* binding */ attestAll)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _app_attest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8151);
/* harmony import */ var _app_build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6012);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _signing_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(727);





/**
 * Signs every verdict (a host that is not judged has none) and writes the envelopes.
 *
 * @throws UserError for a subject without a ROM digest, or without a usable key: then nothing is written
 */
async function attestAll(context, verdicts, romDigests, out, profile) {
    const { fs } = context;
    const signer = (0,_signing_key_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSigner */ .vu)(context);
    const { readCartridgeCard } = await __webpack_require__.e(/* import() */ 2793).then(__webpack_require__.bind(__webpack_require__, 5174));
    const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
    const attestedAt = (epoch === '' ? context.clock.now() : new Date((0,_app_build_js__WEBPACK_IMPORTED_MODULE_2__/* .buildEpoch */ .iu)(epoch) * 1000)).toISOString();
    const paths = (0,_app_attest_js__WEBPACK_IMPORTED_MODULE_1__.outputPaths)(verdicts, out, 'intoto.json');
    const files = [];
    for (const [i, verdict] of verdicts.entries()) {
        if (verdict.verdict === 'not judged')
            continue;
        const romDigest = romDigests.get(verdict.subject);
        if (romDigest === undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('no-rom-digest', 'nothing to attest: only a whole cartridge has a ROM digest', {
                path: verdict.subject,
                help: 'build and sign the cartridge, then attest it',
            });
        const { cartridgeId } = await readCartridgeCard((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, verdict.subject), profile, verdict.subject);
        const envelope = (0,_app_attest_js__WEBPACK_IMPORTED_MODULE_1__/* .attestVerdict */ .H)(verdict, { cartridgeId, romDigest, attestedAt }, signer, profile);
        files.push([paths[i] ?? out, `${JSON.stringify(envelope)}\n`]);
    }
    for (const [path, text] of files)
        fs.writeFile(path, text);
}


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


/***/ })

};
;