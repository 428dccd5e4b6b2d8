"use strict";
exports.id = 1587;
exports.ids = [1587];
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

/***/ 4511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policyOf),
/* harmony export */   n: () => (/* binding */ signCartridge)
/* harmony export */ });
/* harmony import */ var _core_cartridge_attestation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4082);
/* harmony import */ var _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4591);
/* harmony import */ var _core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1078);
/* harmony import */ var _core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8216);
/* harmony import */ var _core_dsse_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4221);
/* harmony import */ var _core_dsse_second_opinion_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5003);
/* harmony import */ var _core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4021);
/* harmony import */ var _core_dsse_statement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8355);
/* harmony import */ var _core_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6816);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2807);
/* harmony import */ var _core_findings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6770);
/* harmony import */ var _foreign_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8535);
/* harmony import */ var _travel_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(230);













/** Faults of an old signature: `--replace` is the way out. */
const OF_SIGNATURE = new Set(['signature-row', 'envelope']);
/**
 * Signs a cartridge. It is only done when the written file was opened afresh, verified, and its signature also found by
 * node:crypto; until then the old file stands.
 *
 * @returns faults instead when the cartridge is not whole: what is broken is not signed; diagnostics when its ROM holds what may
 * not travel: a cartridge of any tool is held to what `build` is held to
 * @throws UserError `already-signed` for signatures that do not hold, or are full; `not-a-cartridge`
 */
async function signCartridge(ports, path, signer, options, profile) {
    const file = ports.store.open(path);
    try {
        (0,_foreign_file_js__WEBPACK_IMPORTED_MODULE_11__/* .refuseForeign */ .r)(file, path, profile);
        const findings = new _core_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .Findings */ .F();
        const inspection = await (0,_core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .inspectCartridge */ .i)(file, profile, findings);
        const faults = findings.list().filter(({ ok }) => !ok);
        const blocking = faults.filter(({ id }) => !(options.replace && OF_SIGNATURE.has(id)));
        if (blocking.length > 0)
            return { faults: blocking };
        if (inspection.cartridge === undefined)
            throw new Error('a whole cartridge was opened');
        if (options.lookedThrough === undefined || options.lookedThrough !== inspection.rom?.digest) {
            const diagnostics = await (0,_travel_js__WEBPACK_IMPORTED_MODULE_12__/* .forbiddenInCartridge */ .m1)(inspection.cartridge, path, (0,_travel_js__WEBPACK_IMPORTED_MODULE_12__/* .openScan */ .OE)(ports.fs, '.'));
            if (diagnostics.length > 0)
                return { diagnostics };
        }
        return { receipt: await signInspected(ports, file, inspection, path, signer, options, profile) };
    }
    finally {
        file.close();
    }
}
async function signInspected(ports, file, { rom, meta, signature }, path, signer, options, profile) {
    if (rom === undefined || rom.digest === null)
        throw new Error('a whole cartridge has a ROM digest');
    const facts = {
        cartridgeId: (0,_core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_1__/* .metaValue */ .t8)(meta, 'cartridge_id', profile) ?? '',
        publisherId: (0,_core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_1__/* .metaValue */ .t8)(meta, 'publisher_id', profile) ?? '',
        romDigest: rom.digest,
    };
    const old = options.replace ? undefined : signature;
    const held = old === undefined ? [] : holding(old, facts, signer, path, options.now, profile);
    const own = (key) => key.keyid === signer.publicKey.keyid;
    const signed = held.some(own);
    const statement = (0,_core_cartridge_attestation_js__WEBPACK_IMPORTED_MODULE_0__/* .cartridgeStatement */ .r)({ ...facts, fileCount: rom.objects.length, signedAt: options.signedAt }, profile);
    const envelope = old === undefined ? (0,_core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_6__/* .signStatement */ .fT)(statement, signer) : signed ? old.envelope : extend(old, signer, path);
    const changed = !signed || old?.storedKeys.some(own) !== true;
    const receipt = receiptOf(options.out, facts, signer, envelope, profile, changed);
    const prove = async (written) => {
        // Another program may have written to the path after it was inspected: that file must not be lost, nor signed unseen.
        file.assertUnchanged();
        await proveCartridge(ports, written, signer.publicKey, options.now, profile);
        file.assertUnchanged();
    };
    if (!changed) {
        if (options.out !== path)
            await ports.writer.copy(path, options.out, prove);
        return receipt;
    }
    const row = {
        manifestHash: rom.digest,
        envelope: JSON.stringify((0,_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .envelopeJson */ .X8)(envelope)),
        keyid: envelope.signatures[0]?.keyid ?? '',
        publicKeyPem: (signed ? held : [...held, signer.publicKey]).map(({ pem }) => pem).join(''),
        createdAt: receipt.signedAt,
    };
    const stated = { key: `${profile.metaPrefix}rom_manifest_hash`, value: rom.digest };
    await ports.writer.sign(path, options.out, row, stated, prove);
    return receipt;
}
/**
 * Keys whose signatures hold for this ROM. A further signer signs the same statement, so that all of it must be true: nobody
 * puts a name under what somebody else made up.
 */
function holding(old, facts, signer, path, now, profile) {
    const findings = new _core_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .Findings */ .F();
    const { envelope, storedKeys, manifestHash } = old;
    if (manifestHash !== facts.romDigest)
        findings.fail('signature-row', 'its manifest_hash is not the ROM digest');
    const unstored = storedKeys.some(({ keyid }) => keyid === signer.publicKey.keyid) ? [] : [signer.publicKey];
    const policy = { ...policyOf(signer.publicKey, now), publicKeys: [] };
    const type = profile.cartridgePredicateType;
    const verified = (0,_core_dsse_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .verifyEnvelope */ .Y)(envelope, [...storedKeys, ...unstored], policy, type, findings);
    if (typeof verified !== 'string')
        (0,_core_cartridge_attestation_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCartridgeStatement */ .R)(verified.statement, facts, profile, now, findings);
    const fault = findings.list().find(({ ok }) => !ok);
    if (typeof verified !== 'string' && fault === undefined)
        return verified.keys;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y('already-signed', `the signature that it has does not hold: ${fault?.message}`, {
        path,
        help: 'find out why; --replace drops it and signs anew',
    });
}
function extend(old, signer, path) {
    const envelope = (0,_core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_6__/* .addSignature */ .Ol)(old.envelope, signer);
    if (envelope.signatures.length <= _core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SIGNATURES */ .d4)
        return envelope;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y('already-signed', `it has ${_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SIGNATURES */ .d4} signatures, which is the most`, {
        path,
        help: '--replace drops them',
    });
}
function receiptOf(path, facts, signer, envelope, profile, changed) {
    const read = (0,_core_dsse_statement_js__WEBPACK_IMPORTED_MODULE_7__/* .readStatement */ .cO)(envelope.payload, profile.cartridgePredicateType);
    const signedAt = 'statement' in read ? String((0,_core_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_8__/* .member */ .Dc)(read.statement.predicate, 'signedAt')) : '';
    const { keyid } = signer.publicKey;
    const signatures = envelope.signatures.length;
    return { path, digest: facts.romDigest, publisherId: facts.publisherId, keyid, signedAt, signatures, changed };
}
/** Trust in exactly one key: what a self-proof demands. */
function policyOf(key, now) {
    return { publicKeys: [key], registry: undefined, threshold: 1, publisher: undefined, now };
}
async function proveCartridge(ports, path, key, now, profile) {
    const file = ports.store.open(path);
    try {
        const findings = new _core_findings_js__WEBPACK_IMPORTED_MODULE_10__/* .Findings */ .F();
        const { trust, signature } = await (0,_core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .verifyCartridgeFile */ .b)(file, profile, policyOf(key, now), findings);
        const fault = findings.list().find(({ ok }) => !ok);
        if (fault !== undefined || trust !== 'trusted' || signature === undefined) {
            throw new Error(`the signed cartridge does not verify: ${fault?.message ?? trust}`);
        }
        const reread = (0,_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .parseEnvelope */ .mE)(JSON.stringify((0,_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .envelopeJson */ .X8)(signature.envelope)));
        if (!('envelope' in reread) || !(0,_core_dsse_second_opinion_js__WEBPACK_IMPORTED_MODULE_5__/* .nodeVerifies */ .a)(reread.envelope, key))
            throw new Error('node:crypto does not verify the signature');
    }
    finally {
        file.close();
    }
}


/***/ }),

/***/ 299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _adapters_fs_replace_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3820);
/* harmony import */ var _adapters_sqlite_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5259);
/* harmony import */ var _adapters_sqlite_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(614);
/* harmony import */ var _app_build_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6012);
/* harmony import */ var _app_sign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4511);
/* harmony import */ var _app_verify_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3772);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8217);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3192);
/* harmony import */ var _signing_key_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(727);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4432);











const command = {
    name: 'sign',
    summary: 'signs a cartridge or a CAL',
    usage: ['sign FILE --key KEY.pem', 'sign FILE --key KEY.pem --out SIGNED'],
    options: [
        ..._signing_key_js__WEBPACK_IMPORTED_MODULE_9__/* .KEY_OPTIONS */ .zx,
        { name: 'out', kind: 'value', value: 'FILE', summary: 'where the signed file is written (default: in place)' },
        { name: 'publisher', kind: 'value', value: 'ID', summary: 'publisher that signs a CAL; a cartridge names its own' },
        { name: 'replace', kind: 'flag', summary: 'drop the signatures that are there' },
    ],
    formats: ['text', 'json'],
    details: [
        'A key is an ed25519 private key in PKCS#8 PEM: as it is, with CRLF, with escaped newlines, or as base64 of the whole.',
        'Signing again with the same key changes nothing; another key adds its signature to a cartridge (16 at most). The file',
        'is only replaced when it was read back, verified, and its signature was found by node:crypto as well.',
        'A cartridge is signed when its ROM holds no private key, no token and no value of a .env file, as with build.',
        'A CAL is signed when lint finds no error in it and every reader of YAML reads its plain scalars alike.',
        'The time of the statement is now, or SOURCE_DATE_EPOCH.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { fs, io, positionals, profile } = context;
        const [path, second] = positionals;
        if (path === undefined || second !== undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y('usage', 'sign takes exactly one file');
        const signer = (0,_signing_key_js__WEBPACK_IMPORTED_MODULE_9__/* .loadSigner */ .vu)(context);
        const ports = {
            fs,
            store: (0,_adapters_sqlite_store_js__WEBPACK_IMPORTED_MODULE_1__.cartridgeStore)(fs.cwd),
            writer: (0,_adapters_sqlite_write_js__WEBPACK_IMPORTED_MODULE_2__/* .cartridgeWriter */ .Z)(fs.cwd, (0,_adapters_fs_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceWithin */ .K_)(fs)),
            replaceFile: (0,_adapters_fs_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFileIn */ .A0)(fs.cwd, (0,_adapters_fs_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceWithin */ .K_)(fs)),
        };
        const options = optionsOf(context, path);
        const result = (0,_app_verify_js__WEBPACK_IMPORTED_MODULE_5__.isCalPath)(path)
            ? await signCal(ports, path, signer, options, context)
            : await (0,_app_sign_js__WEBPACK_IMPORTED_MODULE_4__/* .signCartridge */ .n)(ports, path, signer, options, profile);
        if ('receipt' in result) {
            print(context, result.receipt);
            return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.ok;
        }
        if ('diagnostics' in result) {
            const { printDiagnostics } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 6045));
            printDiagnostics(context, result.diagnostics, 1);
            return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.no;
        }
        if (context.format === 'json')
            io.out(`${JSON.stringify({ version: 1, path, changed: false, faults: result.faults }, null, 2)}\n`);
        else {
            io.out(`✗ ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.printable)(path)}: not signed\n`);
            for (const { id, message } of result.faults)
                io.out(`  ✗ ${id}: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.printable)(message)}\n`);
        }
        return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.no;
    },
};
// The linter is loaded for a CAL alone.
async function signCal(ports, path, signer, options, { config, fs, profile }) {
    const { signCalFile } = await Promise.all(/* import() */[__webpack_require__.e(1137), __webpack_require__.e(860), __webpack_require__.e(721)]).then(__webpack_require__.bind(__webpack_require__, 4280));
    const { factsFrom } = await __webpack_require__.e(/* import() */ 4969).then(__webpack_require__.bind(__webpack_require__, 4969));
    const rules = { levels: config.rules, facts: factsFrom(fs) };
    return signCalFile(ports, path, signer, { ...options, rules }, profile);
}
function optionsOf(context, path) {
    const now = context.clock.now();
    const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
    return {
        out: context.value('out') ?? path,
        now,
        signedAt: (epoch === '' ? now : new Date((0,_app_build_js__WEBPACK_IMPORTED_MODULE_3__/* .buildEpoch */ .iu)(epoch) * 1000)).toISOString(),
        replace: context.flag('replace'),
        publisher: context.value('publisher') ?? context.config.publisher,
    };
}
function print({ io, format, quiet }, receipt) {
    if (format === 'json') {
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_10__/* .resultJson */ .y)({ version: 1, ...receipt }, 2));
        return;
    }
    if (quiet)
        return;
    const { path, digest, publisherId, keyid, signedAt, signatures, changed } = receipt;
    const lines = [
        `${changed ? 'signed' : 'already signed'} ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.printable)(path)}`,
        `  digest     ${digest}`,
        `  publisher  ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.printable)(publisherId)}`,
        `  key        ${keyid}${signatures > 1 ? `, one of ${signatures} signatures` : ''}`,
        `  signed at  ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.printable)(signedAt)}`,
        ...(changed ? ['  read back  verified, and by node:crypto as well'] : []),
    ];
    io.out(`${lines.join('\n')}\n`);
}


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

/***/ 5003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ nodeVerifies)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _pae_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(320);


/**
 * Whether node:crypto, an implementation that shares nothing with the one that signed, finds a signature of `key` in the
 * envelope. A self-proof after signing; alone it is not strict enough to verify with (security/attacks.md, 8).
 */
function nodeVerifies(envelope, key) {
    const message = (0,_pae_js__WEBPACK_IMPORTED_MODULE_1__/* .preAuthEncode */ .u)(envelope.payloadType, envelope.payload);
    const publicKey = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(key.pem);
    return envelope.signatures.some(({ sig }) => sig !== undefined && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(null, message, publicKey, sig));
}


/***/ }),

/***/ 5101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5825);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/** What a file is, by its first bytes: so that a command that is given another kind can say which, and who reads it. */



/** How many bytes of a file are enough for {@link foreignKind}. */
const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
/**
 * What a file is that is no cartridge of `profile`. A damaged cartridge is still one: either its first bytes or its
 * application_id say so.
 *
 * @param head the first {@link HEAD_BYTES} bytes of the file, fewer when it is shorter
 * @returns undefined for a cartridge of the profile, in no newer version of the format, whole or not
 */
function foreignToCartridges(head, profile) {
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const word = (at) => (head.length >= at + 4 ? view.getUint32(at) : undefined);
    const start = Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1');
    const application = word(68);
    const owner = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find(({ applicationId }) => applicationId === application);
    const isDatabase = head.length > 0 && MAGIC.startsWith(start);
    if (owner === undefined && !isDatabase) {
        const { what, help } = documentKind(head);
        return { what: `${what}, not a cartridge`, help };
    }
    if (application === undefined)
        return undefined;
    if (owner === undefined) {
        const hex = `0x${application.toString(16).padStart(8, '0')}`;
        return { what: `an SQLite database that is no cartridge (its application_id is ${hex})`, help: undefined };
    }
    if (owner !== profile) {
        const what = `a cartridge of prefix ${owner.prefix}; prefix ${profile.prefix} is read here`;
        return { what, help: otherPrefix(owner) };
    }
    const [major, known] = [(word(60) ?? 0) >>> 24, profile.userVersion >>> 24];
    if (!isDatabase || major <= known)
        return undefined;
    return { what: `a cartridge of format version ${major}; version ${known} is known`, help: 'use a newer cartwright' };
}
/** What to set so that a document of another prefix is read. */
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
/** What a file is that is no database. */
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version)}`, help: undefined };
}
/** What a document is by its schemaVersion, in any profile, and which command reads it. */
function kindOfSchemaVersion(version) {
    const own = OWN_KINDS.get(version);
    if (own !== undefined)
        return own;
    for (const profile of _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name])) {
        const kind = PREFIXED_KINDS.find(({ field }) => profile[field] === version);
        if (kind !== undefined)
            return kind;
    }
    return undefined;
}
const OWN_KINDS = new Map([
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_SCHEMA_VERSION */ .EL, { what: 'a package description', help: 'build and manifest read it' }],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_SCHEMA_VERSION */ ._Y, { what: 'a host profile', help: 'handshake reads it, with --host' }],
    [
        _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww,
        { what: 'a file of confirmations', help: 'workflow ready reads it, with --confirmations' },
    ],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .ROSTER_SCHEMA_VERSION */ .ZZ, { what: 'a roster', help: 'workflow ready reads it, with --roster' }],
]);
const PREFIXED_KINDS = [
    { field: 'calSchemaVersion', what: 'a CAL', help: 'lint, workflow ready, sign and verify read it as *.cal.yaml' },
    { field: 'manifestSchemaVersion', what: 'a harness manifest', help: 'handshake and diff read it' },
    { field: 'descriptorSchemaVersion', what: 'a compliance descriptor', help: 'preflight reads it, with --descriptor' },
    { field: 'trustRegistrySchemaVersion', what: 'a trust registry', help: 'verify reads it, with --trust-registry' },
];


/***/ })

};
;