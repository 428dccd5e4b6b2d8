"use strict";
exports.id = 5008;
exports.ids = [5008];
exports.modules = {

/***/ 5008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ attestVerdict),
/* harmony export */   outputPaths: () => (/* binding */ outputPaths)
/* harmony export */ });
/* unused harmony export complianceStatement */
/* harmony import */ var _core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88216);
/* harmony import */ var _core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34021);
/* harmony import */ var _core_dsse_file_statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9658);
/* harmony import */ var _core_result_host_labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54520);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);





function complianceStatement(verdict, facts, profile) {
    return {
        ...(0,_core_dsse_file_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .fileSubjects */ .QC)(facts.file, [(0,_core_dsse_file_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .cartridgeSubject */ .GT)(facts, profile)]),
        predicateType: profile.compliancePredicateType,
        predicate: {
            romDigest: facts.romDigest,
            host: verdict.host,
            signature: verdict.signature,
            descriptor: { ...verdict.descriptor },
            attestedAt: facts.attestedAt,
            tool: `cartwright ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}`,
        },
    };
}
function attestVerdict(verdict, facts, signer, profile) {
    return (0,_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .envelopeJson */ .X8)((0,_core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_1__/* .signStatement */ .fT)(complianceStatement(verdict, facts, profile), signer));
}
function outputPaths(verdicts, out, suffix) {
    if (verdicts.length === 1 && !out.endsWith('/'))
        return [out];
    const taken = new Set();
    const label = (0,_core_result_host_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .hostLabels */ ._)(verdicts);
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

/***/ 9658:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ readForeignStatement),
/* harmony export */   GT: () => (/* binding */ cartridgeSubject),
/* harmony export */   NL: () => (/* binding */ releaseStatement),
/* harmony export */   QC: () => (/* binding */ fileSubjects)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86816);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18355);




function fileSubjects(file, contents) {
    return { subjectName: file.name, sha256: file.sha256, contents };
}
function cartridgeSubject({ cartridgeId, romDigest }, profile) {
    return { name: cartridgeId, digest: { [profile.romDigestName]: romDigest.slice('sha256:'.length) } };
}
function releaseStatement(file, release, profile) {
    const { contents, publisherId, signedAt } = release;
    const predicateType = profile.releasePredicateType;
    return { ...fileSubjects(file, contents), predicateType, predicate: { publisherId, signedAt } };
}
const MAX_SUBJECTS = 10_000;
function readForeignStatement(payload) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(payload);
    }
    catch {
        return { problem: 'payload is not valid UTF-8' };
    }
    const json = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readStrictJson */ .Sr)(text);
    if ('problem' in json)
        return { problem: `payload ${json.problem}` };
    const { value } = json;
    const type = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, '_type');
    if (type !== _statement_js__WEBPACK_IMPORTED_MODULE_2__/* .STATEMENT_TYPE */ .zG) {
        return { problem: `_type of the statement is ${typeof type === 'string' ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(type) : 'missing'}` };
    }
    const predicateType = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, 'predicateType');
    if (typeof predicateType !== 'string' || predicateType === '')
        return { problem: 'the statement has no predicateType' };
    const list = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, 'subject');
    if (!Array.isArray(list) || list.length === 0)
        return { problem: 'the statement has no subject' };
    if (list.length > MAX_SUBJECTS)
        return { problem: `the statement has ${list.length} subjects, more than ${MAX_SUBJECTS}` };
    const subjects = [];
    for (const [i, entry] of list.entries()) {
        const [name, digest] = [(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'name'), (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(entry, 'digest')];
        if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(digest) || !Object.values(digest).every((each) => typeof each === 'string')) {
            return { problem: `subject ${i + 1} of the statement has no digests` };
        }
        subjects.push({ name: typeof name === 'string' ? name : '', digest: digest });
    }
    return { statement: { subjects, predicateType, predicate: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, 'predicate') } };
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

/***/ 54520:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ })

};
;
