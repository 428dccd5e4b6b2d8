"use strict";
exports.id = 910;
exports.ids = [910];
exports.modules = {

/***/ 94382:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ KEY_VARIABLE),
/* harmony export */   G: () => (/* binding */ PASSPHRASE_VARIABLE)
/* harmony export */ });
const KEY_VARIABLE = 'CARTWRIGHT_SIGNING_KEY';
const PASSPHRASE_VARIABLE = 'CARTWRIGHT_SIGNING_KEY_PASSPHRASE';


/***/ }),

/***/ 46724:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policyOf),
/* harmony export */   n: () => (/* binding */ signCartridge)
/* harmony export */ });
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46774);
/* harmony import */ var _core_cartridge_attestation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84082);
/* harmony import */ var _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34591);
/* harmony import */ var _core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51078);
/* harmony import */ var _core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88216);
/* harmony import */ var _core_dsse_judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64221);
/* harmony import */ var _core_dsse_second_opinion_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85003);
/* harmony import */ var _core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34021);
/* harmony import */ var _core_dsse_statement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18355);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94251);
/* harmony import */ var _core_result_verify_checks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95419);
/* harmony import */ var _foreign_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11232);
/* harmony import */ var _package_travel_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70563);













const OF_SIGNATURE = new Set(['signature-row', 'envelope']);
async function signCartridge(ports, path, signer, options, profile) {
    const file = ports.store.open(path);
    try {
        (0,_foreign_file_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseForeign */ .r)(file, path, profile);
        if (file.layout !== undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('usage', 'a cartridge is not signed where it lies in an OCI layout', {
                path,
                help: 'sign its file, and pack that',
            });
        const checks = new _core_result_verify_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .VerifyChecks */ .p();
        const inspection = await (0,_core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .inspectCartridge */ .i)(file, profile, checks);
        const faults = checks.list().filter(({ ok }) => !ok);
        const blocking = faults.filter(({ id }) => !(options.replace && OF_SIGNATURE.has(id)));
        if (blocking.length > 0)
            return { faults: blocking };
        if (inspection.cartridge === undefined)
            throw new Error('a whole cartridge was opened');
        if (options.lookedThrough === undefined || options.lookedThrough !== inspection.rom?.digest) {
            const diagnostics = await (0,_package_travel_js__WEBPACK_IMPORTED_MODULE_11__/* .forbiddenInCartridge */ .m1)(inspection.cartridge, path, (0,_package_travel_js__WEBPACK_IMPORTED_MODULE_11__/* .openScan */ .OE)(ports.fs, '.'));
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
function holding(old, facts, signer, path, now, profile) {
    const checks = new _core_result_verify_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .VerifyChecks */ .p();
    const { envelope, storedKeys, manifestHash } = old;
    if (manifestHash !== facts.romDigest)
        checks.fail('signature-row', 'its manifest_hash is not the ROM digest');
    const unstored = storedKeys.some(({ keyid }) => keyid === signer.publicKey.keyid) ? [] : [signer.publicKey];
    const policy = { ...policyOf(signer.publicKey, now), publicKeys: [] };
    const read = (0,_core_dsse_statement_js__WEBPACK_IMPORTED_MODULE_7__/* .statementOf */ .T8)(profile.cartridgePredicateType);
    const verified = (0,_core_dsse_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .verifyEnvelope */ .Y)(envelope, [...storedKeys, ...unstored], policy, read, checks);
    if (typeof verified !== 'string')
        (0,_core_cartridge_attestation_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCartridgeStatement */ .R)(verified.statement, facts, profile, now, checks);
    const fault = checks.list().find(({ ok }) => !ok);
    if (typeof verified !== 'string' && fault === undefined)
        return verified.keys;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('already-signed', `the signature that it has does not hold: ${fault?.message}`, {
        path,
        help: 'find out why; --replace drops it and signs anew',
    });
}
function extend(old, signer, path) {
    const envelope = (0,_core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_6__/* .addSignature */ .Ol)(old.envelope, signer);
    if (envelope.signatures.length <= _core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SIGNATURES */ .d4)
        return envelope;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y('already-signed', `it has ${_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SIGNATURES */ .d4} signatures, which is the most`, {
        path,
        help: '--replace drops them',
    });
}
function receiptOf(path, { cartridgeId, publisherId, romDigest }, signer, envelope, profile, changed) {
    const read = (0,_core_dsse_statement_js__WEBPACK_IMPORTED_MODULE_7__/* .readStatement */ .cO)(envelope.payload, profile.cartridgePredicateType);
    const signedAt = 'statement' in read ? String((0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_12__/* .member */ .Dc)(read.statement.predicate, 'signedAt')) : '';
    const { keyid } = signer.publicKey;
    const signatures = envelope.signatures.length;
    return { path, subject: cartridgeId, digest: romDigest, publisherId, keyid, signedAt, signatures, changed };
}
function policyOf(key, now) {
    return { publicKeys: [key], registry: undefined, threshold: 1, publisher: undefined, now };
}
async function proveCartridge(ports, path, key, now, profile) {
    const file = ports.store.open(path);
    try {
        const checks = new _core_result_verify_checks_js__WEBPACK_IMPORTED_MODULE_9__/* .VerifyChecks */ .p();
        const { trust, signature } = await (0,_core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .verifyCartridgeFile */ .b)(file, profile, policyOf(key, now), checks);
        const fault = checks.list().find(({ ok }) => !ok);
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

/***/ 19363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ BUNDLE_SUFFIX),
/* harmony export */   y: () => (/* binding */ PROVENANCE_SUFFIX)
/* harmony export */ });
const BUNDLE_SUFFIX = '.sigstore.json';
const PROVENANCE_SUFFIX = '.provenance.sigstore.json';


/***/ }),

/***/ 71360:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ releaseBundle)
/* harmony export */ });
/* harmony import */ var _dsse_file_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9658);
/* harmony import */ var _dsse_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88216);
/* harmony import */ var _dsse_second_opinion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85003);
/* harmony import */ var _dsse_sign_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34021);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32754);





function releaseBundle(file, release, signer, profile) {
    const envelope = (0,_dsse_sign_js__WEBPACK_IMPORTED_MODULE_3__/* .signStatement */ .fT)((0,_dsse_file_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .releaseStatement */ .NL)(file, release, profile), signer);
    if (!(0,_dsse_second_opinion_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeVerifies */ .a)(envelope, signer.publicKey))
        throw new Error('node:crypto does not verify the bundle');
    return bundleText(envelope, signer.publicKey.keyid);
}
function bundleText(envelope, hint) {
    const bundle = {
        mediaType: _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .BUNDLE_MEDIA_TYPE */ .NV,
        verificationMaterial: { publicKey: { hint } },
        dsseEnvelope: (0,_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .envelopeJson */ .X8)(envelope),
    };
    return `${JSON.stringify(bundle)}\n`;
}


/***/ }),

/***/ 85003:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ nodeVerifies)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _pae_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90320);


function nodeVerifies(envelope, key) {
    const message = (0,_pae_js__WEBPACK_IMPORTED_MODULE_1__/* .preAuthEncode */ .u)(envelope.payloadType, envelope.payload);
    const publicKey = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(key.pem);
    return envelope.signatures.some(({ sig }) => sig !== undefined && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(null, message, publicKey, sig));
}


/***/ }),

/***/ 30461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   UP: () => (/* binding */ holdsDatabase),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99383);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
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
function holdsDatabase(head) {
    return Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_text_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (/^(?:\x1f\x8b|\x28\xb5\x2f\xfd|BZh|\xfd7zXZ)/.test(text))
        return {
            what: 'a compressed file',
            help: 'of an OCI layout the folder or the tar itself is read: unpack it first',
        };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version)}`, help: undefined };
}
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
Object.assign(exports.modules, require("./shared-38816.js").modules);
