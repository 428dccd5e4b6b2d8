"use strict";
exports.id = 8151;
exports.ids = [8151];
exports.modules = {

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


/***/ })

};
;