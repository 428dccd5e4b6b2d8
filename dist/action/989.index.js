export const id = 989;
export const ids = [989];
export const modules = {

/***/ 989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plainDemands: () => (/* binding */ plainDemands),
  signatureState: () => (/* binding */ signatureState)
});

// UNUSED EXPORTS: isCalPath, loadBaseline, verifyFile

;// CONCATENATED MODULE: ./build/core/dsse/base64.js
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
    return base64_encodeBase64(bytes).replace(/=+$/, '') === body.replaceAll('-', '+').replaceAll('_', '/') ? bytes : undefined;
}
/** Standard alphabet, padded: what cartwright writes. */
function base64_encodeBase64(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/@noble/ed25519/index.js
var ed25519 = __webpack_require__(9605);
;// CONCATENATED MODULE: ./build/core/dsse/ed25519.js
/**
 * ed25519 (RFC 8032) by `@noble/ed25519`, always strict: without `zip215: false` it accepts small-order keys and
 * non-canonical points, and node:crypto's answer hangs on the OpenSSL that Node was built with (security/attacks.md, 8).
 */


ed25519/* hashes */.RY.sha512 = (message) => new Uint8Array((0,external_node_crypto_.createHash)('sha512').update(message).digest());
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
        return (0,ed25519/* verify */.MX)(signature, message, publicKey, { zip215: false });
    }
    catch {
        return false;
    }
}
/** Signs with the 32-byte seed of a private key. */
function ed25519_signWithSeed(seed, message) {
    return sign(message, seed);
}
/** The raw public key of a seed. */
function publicKeyOfSeed(seed) {
    return getPublicKey(seed);
}

;// CONCATENATED MODULE: ./build/core/canonical-json.js
/** JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. */
/** Deeper than any document that the parsers let through; protects the stack. */
const MAX_DEPTH = 200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Serializes a JSON value by RFC 8785: members sorted by UTF-16 units, numbers as in ECMAScript, no white space.
 *
 * @throws TypeError for what I-JSON cannot say: NaN, infinities, lone surrogates, undefined, functions, bigints, cycles
 */
function canonical_json_canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return canonical_json_text(value);
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
function canonical_json_text(value) {
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
    const parts = Object.keys(record)
        .sort()
        .map((name) => `${canonical_json_text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}

// EXTERNAL MODULE: ./build/core/source/parse-json.js + 1 modules
var parse_json = __webpack_require__(3280);
;// CONCATENATED MODULE: ./build/core/dsse/strict-json.js


/** Reads JSON that is signed or carries a signature: no duplicate keys, no byte order mark, no lone surrogates. */
function readStrictJson(text) {
    const { value, problems } = (0,parse_json/* parseJson */.q)('', text);
    const [first] = problems;
    // Only the kind is said: the message of a syntax error may quote the text.
    if (first !== undefined)
        return { problem: first.rule === 'source/duplicate-key' ? first.message : 'not valid JSON' };
    return { value };
}
/** Reads bytes that must be the RFC 8785 form of a JSON value, and nothing else. */
function readCanonicalJson(bytes) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return { problem: 'not valid UTF-8' };
    }
    const result = readStrictJson(text);
    if ('problem' in result)
        return result;
    try {
        if (canonical_json_canonicalize(result.value) !== text)
            return { problem: 'not in RFC 8785 form' };
    }
    catch {
        return { problem: 'not I-JSON' };
    }
    return unsafeInteger(result.value) ? { problem: 'not I-JSON: a number is above 2^53' } : result;
}
function unsafeInteger(root) {
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

;// CONCATENATED MODULE: ./build/core/dsse/envelope.js
/** DSSE v1 envelopes (https://github.com/secure-systems-lab/dsse/blob/master/envelope.md), format.md 5. */



const envelope_PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** More signatures are refused before any is tried. */
const MAX_SIGNATURES = 16;
const MAX_ENVELOPE = 1024 * 1024;
/** Reads the JSON text of an envelope. Nothing is verified. */
function parseEnvelope(text) {
    if (text.length > MAX_ENVELOPE)
        return { problem: `the envelope has ${text.length} characters` };
    const json = readStrictJson(text);
    return 'problem' in json ? { problem: `the envelope is ${json.problem}` } : envelopeOf(json.value);
}
/** Reads an envelope out of a JSON value that was parsed strictly. */
function envelopeOf(value) {
    const [payloadType, payload, signatures] = ['payloadType', 'payload', 'signatures'].map((name) => member(value, name));
    if (typeof payloadType !== 'string')
        return { problem: 'payloadType of the envelope is no string' };
    if (typeof payload !== 'string' || payload === '')
        return { problem: 'payload of the envelope is no base64 string' };
    const bytes = decodeBase64(payload);
    if (bytes === undefined)
        return { problem: 'payload is not canonical base64' };
    if (!Array.isArray(signatures) || signatures.length === 0)
        return { problem: 'the envelope has no list of signatures' };
    if (signatures.length > MAX_SIGNATURES) {
        return { problem: `too many signatures: ${signatures.length}, at most ${MAX_SIGNATURES} are tried` };
    }
    const read = [];
    for (const [index, entry] of signatures.entries()) {
        const [sig, keyid] = [member(entry, 'sig'), member(entry, 'keyid')];
        if (typeof sig !== 'string')
            return { problem: `signature ${index + 1} of the envelope has no sig string` };
        if (keyid !== undefined && typeof keyid !== 'string')
            return { problem: `keyid of signature ${index + 1} is no string` };
        const decoded = decodeBase64(sig);
        read.push({
            keyid: keyid === '' ? undefined : keyid,
            sig: decoded?.length === SIGNATURE_BYTES ? decoded : undefined,
        });
    }
    const known = new Set(['payloadType', 'payload', 'signatures']);
    const unknown = Object.keys(value).filter((name) => !known.has(name));
    return { envelope: { payloadType, payload: bytes, signatures: read, unknown } };
}
/** The JSON form of an envelope: standard base64, exactly the three members. */
function envelope_envelopeJson(envelope) {
    return {
        payloadType: envelope.payloadType,
        payload: encodeBase64(envelope.payload),
        signatures: envelope.signatures.flatMap(({ keyid, sig }) => sig === undefined ? [] : [{ ...(keyid === undefined ? {} : { keyid }), sig: encodeBase64(sig) }]),
    };
}

;// CONCATENATED MODULE: ./build/core/cartridge/explain.js
/** How to repeat a verification without cartwright: a shell script that needs `sqlite3` and `openssl`, nothing else. */

/**
 * A POSIX shell script that ends with status 0 only when every step holds. It repeats what the format promises (format.md 4
 * and 5): every ROM object has the digest that is listed, nothing else is in the ROM zone, the list has the signed digest,
 * and the signature is one of the stored key. It does not say who that key belongs to.
 *
 * @param path of the cartridge
 * @param index which signature of the envelope, from 0
 * @param publicKey PEM of the key that verified
 */
function repeatScript(path, profile, index, publicKey) {
    const file = shellQuote(path.startsWith('-') ? `./${path}` : path);
    const extract = profile.prefix === 'acx' ? RAW_DEFLATE : FILES;
    return [
        '#!/bin/sh',
        '# Needs sqlite3 and openssl. Every step must hold; the script stops at the first that does not.',
        'set -eu',
        `cart=${file}`,
        'work=$(mktemp -d) && trap \'rm -rf "$work"\' EXIT',
        'query() { sqlite3 -readonly -batch "$cart" "$1"; }',
        'sha256() { openssl dgst -sha256 -r | cut -d" " -f1; }',
        '',
        '# 1. The structure is sound.',
        'test "$(query \'PRAGMA integrity_check\')" = ok',
        '',
        ...extract,
        '',
        '# 3. Meta values and capabilities have the listed digests.',
        `query "SELECT source_ref || ' ' || oid FROM objects WHERE zone = 'rom' AND kind = 'cartridge'" |`,
        'while read -r ref oid; do',
        '  case $ref in',
        `    cartridge:*) text=$(query "SELECT json_object('key', key, 'value', value) FROM cartridge WHERE key = '\${ref#*:}'") ;;`,
        `    *) text=$(query "SELECT json FROM capabilities WHERE id = '\${ref#*:}'") ;;`,
        '  esac',
        '  test "sha256:$(printf %s "$text" | sha256)" = "$oid"',
        'done',
        '',
        '# 4. The list itself has the signed digest.',
        `query "SELECT '[' || group_concat(json_object('canon', canon, 'oid', oid, 'sourceRef', source_ref, 'sz', sz)) || ']'`,
        `  FROM (SELECT * FROM objects NOT INDEXED WHERE zone = 'rom' ORDER BY kind, source_ref)" | tr -d '\\n' > "$work/manifest"`,
        'digest=$(sha256 < "$work/manifest")',
        `query "SELECT json_extract(envelope, '$.payload') FROM signatures WHERE target = 'rom-manifest'" | openssl base64 -d -A > "$work/payload"`,
        `test "$(sqlite3 -batch :memory: "SELECT json_extract(CAST(readfile('$work/payload') AS TEXT), '$.subject[0].digest.sha256')")" = "$digest"`,
        '',
        '# 5. The signature is one of this key over the payload (DSSE v1).',
        `{ printf 'DSSEv1 ${envelope_PAYLOAD_TYPE.length} ${envelope_PAYLOAD_TYPE} %d ' "$(wc -c < "$work/payload")"; cat "$work/payload"; } > "$work/signed"`,
        `query "SELECT json_extract(envelope, '$.signatures[${index}].sig') FROM signatures WHERE target = 'rom-manifest'" | openssl base64 -d -A > "$work/signature"`,
        'cat > "$work/key.pem" <<\'END\'',
        publicKey.trimEnd(),
        'END',
        'openssl pkeyutl -verify -pubin -inkey "$work/key.pem" -rawin -in "$work/signed" -sigfile "$work/signature"',
        'echo "ROM digest sha256:$digest"',
        '',
    ].join('\n');
}
const FILES = [
    '# 2. The ROM files are exactly the listed ones and have the listed digests.',
    'case $cart in /*) archive=$cart ;; *) archive=$PWD/$cart ;; esac',
    'mkdir "$work/files" && (cd "$work/files" && sqlite3 "$archive" -Ax)',
    `query "SELECT source_ref || ' ' || oid FROM objects WHERE zone = 'rom' AND kind = 'sqlar'" |`,
    'while read -r ref oid; do test "sha256:$(sha256 < "$work/files/$ref")" = "$oid"; done',
    `test "$(query "SELECT count(*) FROM sqlar NOT INDEXED WHERE name GLOB 'rom/*'")" = \\`,
    `  "$(query "SELECT count(*) FROM objects WHERE zone = 'rom' AND kind = 'sqlar'")"`,
];
const RAW_DEFLATE = [
    '# 2. The files of this profile hold raw deflate streams, which stock sqlite3 cannot extract: their digests are not repeated here.',
];
function shellQuote(text) {
    return `'${text.replaceAll("'", String.raw `'\''`)}'`;
}

// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var cartridge_meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/semver.js
const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;
/** @returns whether `text` is a version of SemVer 2.0. */
function semver_isVersion(text) {
    return SEMVER.test(text);
}
/**
 * Precedence of two versions (https://semver.org, 11); build metadata is left aside.
 *
 * @returns below 0 when `a` is older, 0 when they are equal; undefined when one is no version
 */
function compareVersions(a, b) {
    const [left, right] = [SEMVER.exec(a), SEMVER.exec(b)];
    if (left === null || right === null)
        return undefined;
    for (const i of [1, 2, 3]) {
        const order = compareNumbers(left[i] ?? '', right[i] ?? '');
        if (order !== 0)
            return order;
    }
    return comparePrereleases(left[4], right[4]);
}
// Digits without leading zeros compare by length first, so that no number is too long.
function compareNumbers(a, b) {
    return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
function comparePrereleases(a, b) {
    if (a === undefined || b === undefined)
        return a === b ? 0 : a === undefined ? 1 : -1;
    const [left, right] = [a.split('.'), b.split('.')];
    for (let i = 0; i < Math.max(left.length, right.length); i++) {
        const [x, y] = [left[i], right[i]];
        if (x === undefined || y === undefined)
            return x === undefined ? -1 : 1;
        const [numericX, numericY] = [/^\d+$/.test(x), /^\d+$/.test(y)];
        const order = numericX && numericY
            ? compareNumbers(x, y)
            : numericX !== numericY
                ? numericX
                    ? -1
                    : 1
                : x < y
                    ? -1
                    : x > y
                        ? 1
                        : 0;
        if (order !== 0)
            return order;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/core/cartridge/rollback.js


/** Reports `rollback` when `current` is older than `baseline`, another artifact, or the same version with an older signature. */
function checkRollback(current, baseline, findings) {
    if (baseline.artifactId !== undefined && baseline.artifactId !== current.artifactId) {
        findings.fail('rollback', `it is ${(0,printable/* quote */.h)(current.artifactId)}, the known cartridge is ${(0,printable/* quote */.h)(baseline.artifactId)}`);
        return;
    }
    const order = compareVersions(current.version, baseline.version);
    if (order === undefined) {
        findings.fail('rollback', `versions ${(0,printable/* quote */.h)(current.version)} and ${(0,printable/* quote */.h)(baseline.version)} cannot be compared`);
    }
    else if (order < 0) {
        findings.fail('rollback', `version ${current.version} is older than ${baseline.version}`);
    }
    else if (order === 0 &&
        baseline.signedAt !== undefined &&
        Date.parse(current.signedAt) < Date.parse(baseline.signedAt)) {
        findings.fail('rollback', `version ${current.version} was signed at ${current.signedAt}, the known one later, at ${baseline.signedAt}`);
    }
    else if (order === 0 && baseline.romDigest !== undefined && baseline.romDigest !== current.romDigest) {
        findings.warn('rollback', `version ${current.version} has another ROM digest than the known cartridge of that version`);
    }
    if (baseline.manifest !== undefined && current.manifest !== undefined) {
        for (const floor of loweredFloors(baseline.manifest, current.manifest))
            findings.warn('rollback', floor);
    }
    findings.pass('rollback', `version ${current.version} is not older than ${baseline.version}`);
}
/** Every requirement that the newer manifest asks less of; one line each. */
function loweredFloors(before, after) {
    const lowered = [];
    const [oldMcp, newMcp] = [before.mcp.minProtocolRevision, after.mcp.minProtocolRevision];
    if (newMcp < oldMcp)
        lowered.push(`mcp.minProtocolRevision went down from ${oldMcp} to ${newMcp}`);
    const [oldWindow, newWindow] = [before.model.minContextWindowTokens, after.model.minContextWindowTokens];
    if (newWindow < oldWindow)
        lowered.push(`model.minContextWindowTokens went down from ${oldWindow} to ${newWindow}`);
    if (before.model.toolUse && !after.model.toolUse)
        lowered.push('model.toolUse is no longer required');
    for (const tool of before.requiredTools) {
        const scopes = after.requiredTools.find(({ role }) => role === tool.role)?.capabilityScopes ?? [];
        for (const scope of tool.capabilityScopes) {
            if (!scopes.includes(scope))
                lowered.push(`${tool.role} no longer needs scope ${scope}`);
        }
    }
    for (const list of ['filesystem', 'network']) {
        for (const scope of before[list])
            if (!after[list].includes(scope))
                lowered.push(`${list} scope ${scope} is no longer required`);
    }
    return lowered;
}

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/core/dsse/statement.js
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
    const json = readCanonicalJson(payload);
    if ('problem' in json)
        return { problem: `payload is ${json.problem}` };
    const { value } = json;
    const type = member(value, '_type');
    if (type !== STATEMENT_TYPE)
        return { problem: `_type of the statement is ${show(type)}` };
    const predicate = member(value, 'predicate');
    const found = member(value, 'predicateType');
    if (found !== predicateType)
        return { problem: `predicateType is ${show(found)}, not ${(0,printable/* quote */.h)(predicateType)}` };
    const subjects = member(value, 'subject');
    if (!Array.isArray(subjects) || subjects.length !== 1)
        return { problem: 'exactly one subject is allowed' };
    const subjectName = member(subjects[0], 'name');
    if (typeof subjectName !== 'string' || subjectName === '')
        return { problem: 'the subject has no name' };
    const sha256 = member(member(subjects[0], 'digest'), 'sha256');
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
        const value = member(statement.predicate, name);
        if (value !== undefined && value !== digest && value !== `sha256:${digest}`)
            return `predicate ${name} is not the subject digest`;
    }
    return undefined;
}
/** The payload of a statement: its RFC 8785 form in UTF-8. */
function statement_statementPayload(statement) {
    return new TextEncoder().encode(canonicalize({
        _type: STATEMENT_TYPE,
        subject: [{ name: statement.subjectName, digest: { sha256: statement.sha256 } }],
        predicateType: statement.predicateType,
        predicate: statement.predicate,
    }));
}
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;
/** Milliseconds since 1970 of an RFC 3339 time; undefined for anything else, the 31st of February included. */
function statement_parseTime(value) {
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
    const time = statement_parseTime(value);
    if (time === undefined)
        return `signedAt ${show(value)} is no RFC 3339 time`;
    if (time > now.getTime() + SKEW)
        return `signedAt ${(0,printable/* printable */.g)(String(value))} is in the future`;
    return time < 0 ? `signedAt ${(0,printable/* printable */.g)(String(value))} is before 1970` : undefined;
}
function show(value) {
    return typeof value === 'string' ? (0,printable/* quote */.h)(value) : value === undefined ? 'missing' : `no string`;
}

// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(2552);
;// CONCATENATED MODULE: ./build/core/dsse/public-key.js
/** ed25519 public keys as SPKI PEM (format.md, 5). Read here byte by byte, so that no other kind of key can pass for one. */



/** SubjectPublicKeyInfo of ed25519 up to the key itself (RFC 8410). */
const SPKI_PREFIX = '302a300506032b6570032100';
/** Why a text is no usable public key; its message never quotes the text. */
class public_key_KeyProblem extends Error {
    name = 'KeyProblem';
}
const KEYID = /^ed25519:[0-9a-f]{64}$/;
function isKeyid(value) {
    return typeof value === 'string' && KEYID.test(value);
}
/** @param raw 32 bytes */
function publicKeyFromRaw(raw) {
    const der = Buffer.concat([Buffer.from(SPKI_PREFIX, 'hex'), raw]);
    const pem = `-----BEGIN PUBLIC KEY-----\n${base64_encodeBase64(der)}\n-----END PUBLIC KEY-----\n`;
    return { raw: new Uint8Array(raw), keyid: `ed25519:${(0,core_digest/* sha256Hex */.fg)(der)}`, pem };
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
        throw new public_key_KeyProblem('the text is too long for a public key');
    const blocks = [...text.replaceAll('\r', '').matchAll(PEM_BLOCK)];
    if (blocks.length === 0)
        throw new public_key_KeyProblem(withoutPem(text));
    return blocks.map(([, label = '', body = '']) => parseBlock(label, body));
}
/**
 * Reads a text that is exactly one PEM public key.
 *
 * @throws KeyProblem
 */
function public_key_parsePublicKey(text) {
    const [key, second] = parsePublicKeys(text);
    if (second !== undefined)
        throw new public_key_KeyProblem('it holds more than one key; give one file for each');
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
        throw new public_key_KeyProblem('it is a private key where a public one belongs; keep it secret, and replace it if it was shared');
    }
    if (label !== 'PUBLIC KEY')
        throw new public_key_KeyProblem(`it is PEM of another kind (${label}), not PUBLIC KEY`);
    const der = decodeBase64(body.replace(/\s+/g, ''));
    if (der === undefined)
        throw new public_key_KeyProblem('its base64 is broken');
    const hex = Buffer.from(der).toString('hex');
    if (!hex.startsWith(SPKI_PREFIX))
        throw new public_key_KeyProblem(`it is ${kindOfKey(hex)}, not ed25519`);
    if (der.length !== SPKI_PREFIX.length / 2 + KEY_BYTES)
        throw new public_key_KeyProblem('it does not have 32 bytes of key');
    const raw = der.slice(SPKI_PREFIX.length / 2);
    if (isWeakKey(raw))
        throw new public_key_KeyProblem('weak public key: a point of small order verifies any message');
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

;// CONCATENATED MODULE: ./build/core/dsse/trust-registry.js




/**
 * Judges what the schema cannot say: known version, keyids that are those of the keys, real times, proofs that bind the
 * publisher's name. A registry is used whole or not at all.
 */
function readRegistry(file, profile) {
    const problems = [];
    const report = (path, message) => void problems.push({ path, message });
    if (file.schemaVersion !== profile.trustRegistrySchemaVersion) {
        const other = otherProfileWith(profile, 'trustRegistrySchemaVersion', file.schemaVersion);
        const way = other === undefined ? '' : `: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`;
        return {
            problems: [{ path: ['schemaVersion'], message: `unrecognized schemaVersion ${quote(file.schemaVersion)}${way}` }],
        };
    }
    const keys = [];
    const seen = new Set();
    for (const [index, entry] of file.keys.entries()) {
        const at = ['keys', index];
        if (seen.has(entry.keyid))
            report([...at, 'keyid'], `keyid ${entry.keyid} stands twice`);
        seen.add(entry.keyid);
        for (const field of ['notBefore', 'notAfter', 'revokedAt']) {
            const value = entry[field] ?? null;
            if (value !== null && parseTime(value) === undefined)
                report([...at, field], `${field} is no RFC 3339 time`);
        }
        if ((parseTime(entry.notBefore) ?? 0) > (parseTime(entry.notAfter) ?? Infinity)) {
            report([...at, 'notAfter'], 'the validity window is inverted');
        }
        for (const message of proofProblems(entry, profile))
            report([...at, 'namespaceProof'], message);
        try {
            const key = parsePublicKey(entry.publicKeyPem);
            if (key.keyid !== entry.keyid)
                report([...at, 'keyid'], `keyid is not that of the key, which is ${key.keyid}`);
            keys.push({ key, entry });
        }
        catch (error) {
            if (!(error instanceof KeyProblem))
                throw error;
            report([...at, 'publicKeyPem'], `publicKeyPem cannot be used: ${error.message}`);
        }
    }
    return problems.length > 0 ? { problems } : { registry: { keys } };
}
const GITHUB = /^io\.github\.([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:[./]|$)/;
function proofProblems({ publisherId, namespaceProof: proof }, profile) {
    const problems = [];
    const owner = GITHUB.exec(publisherId)?.[1];
    if (parseTime(proof.verifiedAt) === undefined)
        problems.push('verifiedAt is no RFC 3339 time');
    if (proof.method === 'github-oidc') {
        if (owner === undefined)
            problems.push(`${quote(publisherId)} needs a dns-txt proof`);
        else if (!proof.oidcSubject.startsWith(`repo:${owner}/`))
            problems.push(`oidcSubject is not of ${quote(owner)}`);
    }
    else if (owner !== undefined)
        problems.push(`${quote(publisherId)} needs a github-oidc proof`);
    else {
        const domain = (publisherId.split('/')[0] ?? '').split('.').toReversed().join('.');
        const expected = `_${profile.prefix}-challenge.${domain}`;
        if (proof.txtRecord !== expected)
            problems.push(`txtRecord is not ${quote(expected)}`);
    }
    return problems;
}
/**
 * Whether a key counts as trusted for a signature (format.md, 5): active, this publisher's, within its time now and when it
 * signed. The stated time is the signer's own claim, so it can only take trust away, never give it.
 */
function keyState(entry, signed, now) {
    if (entry.status === 'revoked' && entry.revocationReason === 'key-compromise') {
        return { state: 'compromised', reasons: ['its key was revoked as compromised'] };
    }
    const reasons = [];
    const next = entry.rotatedTo ?? null;
    const successor = next === null ? '' : `; its successor is ${next}`;
    if (entry.status !== 'active')
        reasons.push(`its key is ${entry.status}${successor}`);
    if (entry.publisherId !== signed.publisherId) {
        reasons.push(`its key belongs to ${(0,printable/* quote */.h)(entry.publisherId)}, not to ${(0,printable/* quote */.h)(signed.publisherId)}`);
    }
    const [from, to] = [statement_parseTime(entry.notBefore) ?? Infinity, statement_parseTime(entry.notAfter) ?? -Infinity];
    const signedAt = statement_parseTime(signed.signedAt) ?? Number.NaN;
    if (!(signedAt >= from && signedAt <= to))
        reasons.push('it was signed outside the validity of its key');
    if (now.getTime() < from)
        reasons.push(`its key is valid from ${entry.notBefore} on`);
    if (now.getTime() > to && entry.status === 'active')
        reasons.push(`its key expired at ${entry.notAfter}${successor}`);
    if ((statement_parseTime(entry.namespaceProof.verifiedAt) ?? Infinity) > now.getTime())
        reasons.push('the proof of its namespace is in the future');
    return reasons.length === 0 ? { state: 'active' } : { state: 'ineligible', reasons };
}

;// CONCATENATED MODULE: ./build/core/dsse/pae.js
/**
 * DSSE v1 pre-authentication encoding (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md): what is signed
 * binds the payload to its type.
 */
function pae_preAuthEncode(payloadType, payload) {
    const type = Buffer.from(payloadType, 'utf8');
    return Buffer.concat([
        Buffer.from(`DSSEv1 ${type.length} `, 'utf8'),
        type,
        Buffer.from(` ${payload.length} `, 'utf8'),
        payload,
    ]);
}

;// CONCATENATED MODULE: ./build/core/dsse/verify.js


/** One verification costs about a millisecond; a registry of thousands of keys must not make a minute of it. */
const MAX_TRIES = 1024;
/**
 * The keys, each once, that have a valid signature in the envelope. All signatures are looked at: a bad one beside a good
 * one changes nothing. A keyid only says which key is tried first; the answer names the key that verified, never the claim.
 */
function verifiedKeys(envelope, keys) {
    const message = pae_preAuthEncode(envelope.payloadType, envelope.payload);
    const found = new Set();
    let tries = 0;
    for (const { keyid, sig } of envelope.signatures) {
        if (sig === undefined)
            continue;
        const hinted = keys.filter((key) => key.keyid === keyid);
        for (const key of [...hinted, ...keys.filter((key) => key.keyid !== keyid)]) {
            if (++tries > MAX_TRIES)
                return [...found];
            if (!verifyStrict(key.raw, message, sig))
                continue;
            found.add(key);
            break;
        }
    }
    return [...found];
}

;// CONCATENATED MODULE: ./build/core/dsse/judge.js




/**
 * Verifies an envelope against the policy's keys, or against the registry's and the stored ones when none is given, and reads
 * the very bytes that were verified as a statement of `predicateType`.
 *
 * @returns undefined when it failed; `findings` says why
 */
function verifyEnvelope(envelope, stored, policy, predicateType, findings) {
    const fail = (check, message) => void findings.fail(check, message);
    if (envelope.payloadType !== envelope_PAYLOAD_TYPE)
        return fail('envelope', 'payloadType is not that of an in-toto statement');
    if (envelope.unknown.length > 0)
        findings.warn('envelope', 'the envelope has members that are not signed; they are ignored');
    const known = policy.publicKeys.length > 0 ? policy.publicKeys : withRegistry(stored, policy.registry);
    const keys = verifiedKeys(envelope, known);
    if (keys.length === 0)
        return fail('signature', refusal(known, policy));
    const result = readStatement(envelope.payload, predicateType);
    if ('problem' in result)
        return fail('statement', result.problem);
    findings.pass('signature', `ed25519 signature by ${keys.map(({ keyid }) => keyid).join(', ')}`);
    return { statement: result.statement, keys };
}
function withRegistry(stored, registry) {
    const known = registry?.keys.map(({ key }) => key) ?? [];
    return [...known, ...stored.filter((key) => !known.some(({ keyid }) => keyid === key.keyid))];
}
function refusal(known, policy) {
    if (policy.publicKeys.length > 0)
        return 'signature by another key: no given public key verifies it';
    if (known.length > 0)
        return 'the signature does not verify';
    return 'there is no public key to verify the signature with; give one with --public-key';
}
/**
 * The trust state of a verified signature, first match wins: a compromised key is `tampered`, whatever else signed.
 */
function judgeTrust(keys, signed, policy, findings) {
    const trusted = [];
    const doubts = [];
    for (const key of keys) {
        const entry = policy.registry?.keys.find((known) => known.key.keyid === key.keyid)?.entry;
        const state = entry === undefined ? undefined : keyState(entry, signed, policy.now);
        if (state?.state === 'compromised')
            findings.fail('trust', `${key.keyid} is not to be trusted: ${state.reasons.join('; ')}`);
        else if (policy.publicKeys.length > 0 || state?.state === 'active')
            trusted.push(key);
        else
            doubts.push(`${key.keyid}: ${state?.reasons.join('; ') ?? 'not known here'}`);
    }
    if (findings.failed('trust'))
        return 'tampered';
    const counted = policy.publicKeys.length > 0 || policy.registry !== undefined ? trusted : keys;
    if (counted.length < policy.threshold) {
        findings.fail('threshold', `signed by ${counted.length} of ${policy.threshold} distinct keys`);
    }
    if (trusted.length === 0) {
        findings.warn('trust', `valid, but nobody here vouches for the signer (${doubts.join(', ')})`);
        return 'portable';
    }
    const own = policy.publisher !== undefined && policy.publisher === signed.publisherId;
    findings.pass('trust', own ? `signed by ${signed.publisherId}, which is you` : `signed by a trusted key of ${signed.publisherId}`);
    return own ? 'local' : 'trusted';
}

// EXTERNAL MODULE: ./build/core/fault.js
var fault = __webpack_require__(2382);
// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(5270);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/core/cartridge/attestation.js




/** The statement that `sign` makes. */
function cartridgeStatement(facts, profile) {
    return {
        subjectName: facts.cartridgeId,
        sha256: facts.romDigest.slice('sha256:'.length),
        predicateType: profile.cartridgePredicateType,
        predicate: {
            [profile.predicateVersionField]: SPEC_VERSION,
            publisherId: facts.publisherId,
            romDigest: facts.romDigest,
            manifestHash: facts.romDigest,
            fileCount: facts.fileCount,
            signedAt: facts.signedAt,
        },
    };
}
/**
 * Compares a verified statement with the cartridge that it came with. Members that the format does not know are ignored.
 *
 * @returns undefined when something differs; `findings` says what
 */
function checkCartridgeStatement(statement, facts, profile, now, findings) {
    const { predicate } = statement;
    const fail = (message) => findings.fail('statement', message);
    const differs = digestProblem(statement, facts.romDigest.slice('sha256:'.length), ['romDigest', 'manifestHash']);
    if (differs !== undefined) {
        fail(statement.sha256 === facts.romDigest.slice(7)
            ? differs
            : `manifest hash does not match the signed subject: ${differs}`);
    }
    if (statement.subjectName !== facts.cartridgeId) {
        fail(`the subject is ${(0,printable/* quote */.h)(statement.subjectName)}, but the cartridge is ${(0,printable/* quote */.h)(facts.cartridgeId)}`);
    }
    for (const name of ['romDigest', 'manifestHash']) {
        if (typeof member(predicate, name) !== 'string')
            fail(`predicate ${name} is missing`);
    }
    if (typeof member(predicate, profile.predicateVersionField) !== 'string') {
        fail(`predicate ${profile.predicateVersionField} is missing`);
    }
    const publisherId = member(predicate, 'publisherId');
    if (publisherId !== facts.publisherId)
        fail('predicate publisherId is not the publisher of the cartridge');
    const signedAt = member(predicate, 'signedAt');
    const problem = signedAtProblem(signedAt, now);
    if (problem !== undefined)
        findings.fail('signed-at', problem);
    if (findings.failed('statement', 'signed-at'))
        return undefined;
    findings.pass('statement', `the statement is about ${facts.cartridgeId} and its ROM digest`);
    return { publisherId: facts.publisherId, signedAt: String(signedAt) };
}

// EXTERNAL MODULE: ./build/core/cartridge/limits.js
var limits = __webpack_require__(7006);
// EXTERNAL MODULE: ./build/core/cartridge/names.js
var names = __webpack_require__(7884);
// EXTERNAL MODULE: ./build/core/cartridge/read-card.js + 3 modules
var read_card = __webpack_require__(9295);
;// CONCATENATED MODULE: ./build/core/cartridge/rom-manifest.js
/** The ROM integrity manifest (format.md, 4): the list that is signed, and its digest. */


/** The kind that a source reference implies, so that an unsigned column can never say otherwise. */
function kindOf(sourceRef) {
    if (sourceRef.startsWith('memory:'))
        return 'memory';
    return sourceRef.startsWith('cartridge:') || sourceRef.startsWith('capability:') ? 'cartridge' : 'sqlar';
}
function canonOf(kind) {
    return kind === 'sqlar' ? 'raw' : 'jcs-rfc8785';
}
/** The object of a meta value: the canonical JSON of key and value is what is hashed. */
function metaObject(key, value) {
    const sourceRef = `cartridge:${key}`;
    const sz = new TextEncoder().encode(value).length;
    return { kind: 'cartridge', sourceRef, oid: (0,core_digest/* sha256Digest */.sI)(canonical_json_canonicalize({ key, value })), canon: 'jcs-rfc8785', sz };
}
/** The object of a row whose stored text is hashed as it is: a capability or a memory. */
function textObject(sourceRef, stored) {
    const bytes = new TextEncoder().encode(stored);
    const kind = kindOf(sourceRef);
    return { kind, sourceRef, oid: (0,core_digest/* sha256Digest */.sI)(bytes), canon: 'jcs-rfc8785', sz: bytes.length };
}
/** Sorts by kind, then source reference, in code-point order (which UTF-8 keeps). */
function sortObjects(objects) {
    const compare = (a, b) => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));
    return [...objects].sort((a, b) => compare(a.kind, b.kind) || compare(a.sourceRef, b.sourceRef));
}
/**
 * The ROM digest: sha256 over the RFC 8785 form of the sorted list of `{sourceRef, oid, canon, sz}`.
 *
 * @returns `sha256:` and hex
 */
function romDigest(objects) {
    const digest = (0,core_digest/* runningSha256 */.Nl)();
    const encoder = new TextEncoder();
    let separator = '[';
    for (const { sourceRef, oid, canon, sz } of sortObjects(objects)) {
        digest.update(encoder.encode(separator + canonical_json_canonicalize({ sourceRef, oid, canon, sz })));
        separator = ',';
    }
    digest.update(encoder.encode(separator === '[' ? '[]' : ']'));
    return digest.finish();
}

// EXTERNAL MODULE: ./build/core/cartridge/values.js
var values = __webpack_require__(576);
;// CONCATENATED MODULE: ./build/core/cartridge/objects.js







/** Judges every listed object against its live row, and every live ROM row against the list. */
function checkObjects(cartridge, rom, findings) {
    const listed = new Map();
    let readable = true;
    for (const row of (0,read_card/* rowsOf */.RO)(cartridge, 'objects')) {
        const object = findings.attempt(() => readObject(row, cartridge.schema.get('objects')?.oidFirst === true));
        if (object === undefined)
            readable = false;
        else if (listed.has(object.sourceRef)) {
            findings.fail('objects', `duplicate source_ref ${(0,names/* showName */.$i)(object.sourceRef)}`);
            readable = false;
        }
        else
            listed.set(object.sourceRef, object);
    }
    const manifest = [];
    for (const object of listed.values()) {
        if (object.zone === 'save')
            checkSaveObject(object, rom, findings);
        else {
            const live = checkRomObject(object, rom, findings);
            if (live === undefined)
                readable = false;
            else
                manifest.push(live);
        }
    }
    checkUnlisted(listed, rom, cartridge.profile, findings);
    findings.pass('objects', `${listed.size} objects fit what they name`);
    findings.pass('rom', `${manifest.length} ROM objects have the listed digests, and there is no other ROM row`);
    return { objects: manifest, digest: readable ? romDigest(manifest) : null };
}
function readObject(row, oidFirst) {
    const [kind, sourceRef, oid] = oidFirst ? [row[1], row[2], row[0]] : [row[0], row[1], row[2]];
    const ref = (0,values/* text */.Qq)(sourceRef, 'objects', 'a source_ref');
    const shown = (0,names/* showName */.$i)(ref);
    const object = {
        kind: (0,values/* text */.Qq)(kind, 'objects', `kind of ${shown}`),
        sourceRef: ref,
        oid: (0,values/* text */.Qq)(oid, 'objects', `oid of ${shown}`),
        canon: (0,values/* text */.Qq)(row[3], 'objects', `canon of ${shown}`),
        zone: (0,values/* text */.Qq)(row[4], 'objects', `zone of ${shown}`),
        sz: (0,values/* integer */.nd)(row[5], 'objects', `sz of ${shown}`),
    };
    const implied = kindOf(ref);
    const fail = (reason) => {
        throw new fault/* CartridgeFault */.k('objects', reason);
    };
    if (object.kind !== implied)
        return fail(`kind ${(0,printable/* quote */.h)(object.kind)} does not fit source_ref ${shown}`);
    if (object.canon !== canonOf(implied))
        return fail(`canon of ${shown} is ${(0,printable/* quote */.h)(object.canon)}, not ${(0,printable/* quote */.h)(canonOf(implied))}`);
    if (object.zone !== 'rom' && object.zone !== 'save')
        return fail(`zone of ${shown} is ${(0,printable/* quote */.h)(object.zone)}`);
    if (!(0,core_digest/* isDigest */.Bc)(object.oid))
        return fail(`oid of ${shown} is no sha256 digest`);
    if (!Number.isSafeInteger(object.sz) || object.sz < 0)
        return fail(`sz of ${shown} is ${object.sz}`);
    return object;
}
function checkSaveObject({ sourceRef }, rom, findings) {
    const shown = (0,names/* showName */.$i)(sourceRef);
    if (rom.objects.has(sourceRef) ||
        rom.broken.has(sourceRef) ||
        sourceRef.startsWith('rom/') ||
        kindOf(sourceRef) === 'cartridge') {
        findings.fail('objects', `ROM source in SAVE zone: ${shown}`);
    }
}
function checkRomObject(object, rom, findings) {
    const shown = (0,names/* showName */.$i)(object.sourceRef);
    const live = rom.objects.get(object.sourceRef);
    if (live === undefined) {
        if (rom.save.has(object.sourceRef))
            findings.fail('objects', `SAVE source in ROM zone: ${shown}`);
        else if (!rom.broken.has(object.sourceRef))
            findings.fail('rom', `missing ${shown}: an object lists it, but it is not there`);
        return undefined;
    }
    if (live.oid !== object.oid)
        findings.fail('rom', `oid mismatch: the content of ${shown} is not what its object lists`);
    else if (live.sz !== object.sz)
        findings.fail('rom', `sz of ${shown} is ${live.sz}, its object lists ${object.sz}`);
    return live;
}
// In profile acx unlisted meta keys are a warning: the published files have some (format.md 4.3).
function checkUnlisted(listed, rom, profile, findings) {
    const unlisted = [...rom.objects.keys(), ...rom.broken].filter((ref) => listed.get(ref) === undefined);
    const isMeta = (ref) => ref.startsWith('cartridge:');
    for (const ref of unlisted.filter((name) => !isMeta(name)))
        findings.fail('rom', `unsigned ROM row ${(0,names/* showName */.$i)(ref)}`);
    const keys = unlisted.filter(isMeta).map((ref) => ref.slice('cartridge:'.length));
    if (profile.prefix !== 'acx')
        for (const key of keys)
            findings.fail('rom', `meta ${(0,names/* showName */.$i)(key)} is not signed`);
    else if (keys.length > 0)
        findings.warn('meta', `meta keys that are not signed: ${keys.map((key) => (0,names/* showName */.$i)(key)).join(', ')}`);
}

// EXTERNAL MODULE: ./build/core/cartridge/archive.js
var archive = __webpack_require__(6526);
;// CONCATENATED MODULE: ./build/core/cartridge/rom.js
/** Recomputes every ROM object of a cartridge from its live rows (format.md 4.1, 4.3); a stored digest is never believed. */










const MANIFEST_LIMIT = 4 * 1024 * 1024;
/** Joins the pieces that pages give before they are hashed: a digest's cost hangs on the number of updates. */
const BLOCK = 256 * 1024;
/** Reads all rows that belong to the ROM zone; what is wrong with one is a finding, and the others are still read. */
async function readRom(cartridge, findings) {
    const objects = new Map();
    const save = new Set();
    const broken = new Set();
    const meta = findings.attempt(() => (0,cartridge_meta/* readMeta */.eE)((0,read_card/* rowsOf */.RO)(cartridge, 'cartridge'))) ?? new Map();
    const digestKey = `${cartridge.profile.metaPrefix}rom_manifest_hash`;
    for (const key of (0,cartridge_meta/* missingKeys */.lx)(meta, cartridge.profile))
        findings.fail('meta', `meta key ${key} is missing`);
    for (const [key, value] of meta)
        if (key !== digestKey)
            objects.set(`cartridge:${key}`, metaObject(key, value));
    findings.pass('meta', `${meta.size} meta values`);
    const manifestBytes = await readFiles(cartridge, findings, { objects, save, broken });
    readCapabilities(cartridge, findings, objects);
    readMemory(cartridge, findings, objects, save);
    return { meta, objects, broken, save, manifestBytes };
}
async function readFiles(cartridge, findings, found) {
    const folded = new Map();
    let inflated = 0;
    let manifest;
    let count = 0;
    for (const row of (0,read_card/* rowsOf */.RO)(cartridge, 'sqlar')) {
        const entry = findings.attempt(() => (0,archive/* readMember */.hd)(row, cartridge.profile));
        if (entry === undefined)
            continue;
        count++;
        const twin = folded.get((0,names/* foldName */.zN)(entry.name));
        if (twin !== undefined)
            findings.fail('names', `names ${(0,names/* showName */.$i)(twin)} and ${(0,names/* showName */.$i)(entry.name)} differ only by case`);
        folded.set((0,names/* foldName */.zN)(entry.name), entry.name);
        if (entry.zone === 'save') {
            found.save.add(entry.name);
            continue;
        }
        if (entry.sz !== entry.stored)
            inflated += entry.sz;
        const object = await findings.attemptAsync(async () => {
            if (inflated > archive/* INFLATE_LIMITS */.rN.total) {
                throw new fault/* CartridgeFault */.k('limits', `size limit: up to ${(0,names/* showName */.$i)(entry.name)} the files inflate to ${inflated} bytes`);
            }
            const captured = entry.name === ids/* MANIFEST_PATH */.U4 && entry.sz <= MANIFEST_LIMIT ? new Uint8Array(entry.sz) : undefined;
            const oid = await digestMember(cartridge, entry, captured);
            if (captured !== undefined)
                manifest = captured;
            return { kind: 'sqlar', sourceRef: entry.name, oid, canon: 'raw', sz: entry.sz };
        });
        if (object === undefined)
            found.broken.add(entry.name);
        else
            found.objects.set(entry.name, object);
    }
    findings.pass('names', `${count} file names are safe on every file system`);
    findings.pass('files', `${count} files have regular modes and true sizes`);
    return manifest;
}
async function digestMember(cartridge, entry, captured) {
    const digest = (0,core_digest/* runningSha256 */.Nl)();
    const block = new Uint8Array(Math.min(BLOCK, Math.max(entry.sz, 1)));
    let filled = 0;
    let written = 0;
    await (0,archive/* readContent */.c_)(entry, cartridge.profile, cartridge.inflate, (chunk) => {
        if (captured !== undefined && written + chunk.length <= captured.length)
            captured.set(chunk, written);
        written += chunk.length;
        if (filled + chunk.length > block.length) {
            digest.update(block.subarray(0, filled));
            filled = 0;
        }
        if (chunk.length > block.length)
            digest.update(chunk);
        else {
            block.set(chunk, filled);
            filled += chunk.length;
        }
    });
    digest.update(block.subarray(0, filled));
    return digest.finish();
}
function readCapabilities(cartridge, findings, objects) {
    let count = 0;
    for (const [idValue, json, hash] of (0,read_card/* rowsOf */.RO)(cartridge, 'capabilities')) {
        findings.attempt(() => {
            const id = (0,values/* text */.Qq)(idValue, 'capabilities', 'a capability id');
            const stored = (0,values/* text */.Qq)(json, 'capabilities', `json of capability ${(0,names/* showName */.$i)(id)}`);
            const object = textObject(`capability:${id}`, stored);
            objects.set(object.sourceRef, object);
            count++;
            const fail = (reason) => {
                throw new fault/* CartridgeFault */.k('capabilities', `capability ${(0,names/* showName */.$i)(id)} ${reason}`);
            };
            const parsed = readCanonicalJson(new TextEncoder().encode(stored));
            if ('problem' in parsed)
                return fail(`is ${parsed.problem}`);
            if (capabilityId(parsed.value) !== id)
                return fail('does not have the id that its task type, stack and domain give');
            if ((0,values/* text */.Qq)(hash, 'capabilities', 'content_hash') !== (0,core_digest/* sha256Digest */.sI)(stored))
                return fail('has another content_hash');
            return undefined;
        });
    }
    findings.pass('capabilities', `${count} capabilities have the ids of their contents`);
}
/**
 * `cap-` and 16 hex digits of sha256 over `taskType|sorted stack joined with ','|domain` (format.md, 3).
 *
 * @returns undefined when the value is no capability
 */
function capabilityId(value) {
    const [taskType, stack, domain] = [
        member(value, 'taskType'),
        member(value, 'stack') ?? [],
        member(value, 'domain') ?? '',
    ];
    if (typeof taskType !== 'string' || typeof domain !== 'string' || !Array.isArray(stack))
        return undefined;
    if (!stack.every((item) => typeof item === 'string'))
        return undefined;
    return `cap-${(0,core_digest/* sha256Hex */.fg)(`${taskType}|${[...stack].sort().join(',')}|${domain}`).slice(0, 16)}`;
}
function readMemory(cartridge, findings, objects, save) {
    if (!cartridge.schema.has('memory') && !cartridge.schema.has('vectors'))
        return;
    const zones = new Map();
    for (const row of (0,read_card/* rowsOf */.RO)(cartridge, 'memory')) {
        findings.attempt(() => {
            const id = (0,values/* text */.Qq)(row[0], 'memory', 'a memory id');
            const shown = (0,names/* showName */.$i)(id);
            const zone = (0,values/* text */.Qq)(row[1], 'memory', `zone of memory ${shown}`);
            zones.set(id, zone);
            if (zone === 'save')
                save.add(`memory:${id}`);
            else if (zone !== 'rom')
                throw new fault/* CartridgeFault */.k('memory', `zone of memory ${shown} is ${(0,names/* showName */.$i)(zone)}`);
            else {
                const object = textObject(`memory:${id}`, (0,values/* text */.Qq)(row[4], 'memory', `payload of memory ${shown}`));
                objects.set(object.sourceRef, object);
            }
        });
    }
    // Vectors are derived and never signed, so one may only stand beside the memory that it was made from.
    for (const row of (0,read_card/* rowsOf */.RO)(cartridge, 'vectors')) {
        findings.attempt(() => {
            const id = (0,values/* text */.Qq)(row[0], 'memory', 'the memory id of a vector');
            const zone = (0,values/* text */.Qq)(row[1], 'memory', `zone of vector ${(0,names/* showName */.$i)(id)}`);
            if (zone !== 'save' && zones.get(id) !== zone) {
                throw new fault/* CartridgeFault */.k('memory', `unsigned ROM row in vectors: ${(0,names/* showName */.$i)(id)} belongs to no memory of its zone`);
            }
        });
    }
    findings.pass('memory', `${zones.size} memory rows`);
}

;// CONCATENATED MODULE: ./build/core/cartridge/signature-row.js
/** Rows of table `signatures` (format.md 3, 5). */






const SIGNATURE_TARGET = 'rom-manifest';
/**
 * Reads the row of target `rom-manifest`.
 *
 * @returns undefined when there is none; `broken` when there is one that cannot be used, with a finding
 */
function readSignatureRow(cartridge, findings) {
    const rows = findings.attempt(() => [...(0,read_card/* rowsOf */.RO)(cartridge, 'signatures')]);
    if (rows === undefined)
        return 'broken';
    const found = [];
    for (const row of rows) {
        const target = findings.attempt(() => (0,values/* text */.Qq)(row[1], 'signature-row', 'target of a signature'));
        if (target === undefined)
            return 'broken';
        if (target !== SIGNATURE_TARGET) {
            findings.warn('signature-row', `a signature of ${(0,names/* showName */.$i)(target)} is not looked at`);
            continue;
        }
        const signature = findings.attempt(() => {
            const envelope = parseEnvelope((0,values/* text */.Qq)(row[3], 'envelope', 'the envelope'));
            if ('problem' in envelope)
                throw new fault/* CartridgeFault */.k('envelope', envelope.problem);
            const algorithm = (0,values/* text */.Qq)(row[6], 'signature-row', 'alg of the signature');
            if (algorithm !== 'ed25519')
                throw new fault/* CartridgeFault */.k('signature-row', `alg of the signature is ${(0,names/* showName */.$i)(algorithm)}`);
            const manifestHash = (0,values/* text */.Qq)(row[2], 'signature-row', 'manifest_hash of the signature');
            const pem = (0,values/* optionalText */.mR)(row[5], 'signature-row', 'public_key_pem of the signature');
            return {
                manifestHash,
                envelope: envelope.envelope,
                storedKeys: storedKeys(pem),
                createdAt: (0,values/* text */.Qq)(row[7], 'signature-row', 'created_at of the signature'),
            };
        });
        if (signature === undefined)
            return 'broken';
        found.push(signature);
    }
    if (found.length > 1) {
        findings.fail('signature-row', `more than one ${SIGNATURE_TARGET} signature: ${found.length} rows`);
        return 'broken';
    }
    return found[0];
}
function storedKeys(pem) {
    if (pem === null || pem === '')
        return [];
    try {
        return parsePublicKeys(pem);
    }
    catch (error) {
        if (error instanceof public_key_KeyProblem)
            throw new fault/* CartridgeFault */.k('signature-row', `the stored public key cannot be used: ${error.message}`);
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/core/cartridge/verify.js
/** Verification of a cartridge: the steps of format.md 3 to 5, in order. */













const NOTHING = {
    cartridge: undefined,
    meta: new Map(),
    rom: undefined,
    manifest: undefined,
    manifestBytes: undefined,
    signature: undefined,
};
/**
 * Checks container and ROM: everything but who signed.
 *
 * @param findings gets every check with its outcome
 */
async function inspectCartridge(file, profile, findings) {
    const cartridge = await openChecked(file, profile, findings);
    if (cartridge === undefined)
        return NOTHING;
    const rom = await readRom(cartridge, findings);
    const objects = findings.attempt(() => checkObjects(cartridge, rom, findings));
    checkStatedDigest(rom.meta, objects, profile, findings);
    const manifest = await readManifest(rom.manifestBytes, profile, findings);
    const signature = readSignatureRow(cartridge, findings);
    file.assertUnchanged();
    return {
        cartridge,
        meta: rom.meta,
        rom: objects,
        manifest,
        manifestBytes: rom.manifestBytes,
        signature: signature === 'broken' ? undefined : signature,
    };
}
// Each step only makes sense on what the one before let through, so the first fault ends it.
async function openChecked(file, profile, findings) {
    return findings.attemptAsync(async () => {
        if (file.sideFile !== undefined) {
            throw new fault/* CartridgeFault */.k('side-files', `${file.sideFile} is present: the rows are not in the cartridge alone`);
        }
        const cartridge = (0,read_card/* openCartridge */.om)(file.source, profile, file.inflate);
        findings.pass('header', `SQLite database of ${file.source.size} bytes, all of them pages`);
        findings.pass('identity', `application_id and format version of profile ${profile.prefix}`);
        findings.pass('schema', `${cartridge.schema.size} tables, all of the format`);
        for (const [name, { root }] of cartridge.schema) {
            const limit = limits/* ROW_LIMITS */.I[name];
            if (cartridge.reader.countRows(root, limit) > limit) {
                throw new fault/* CartridgeFault */.k('limits', `table ${name} has more than ${limit} rows`);
            }
        }
        const broken = await file.checkIntegrity();
        if (broken !== undefined)
            throw new fault/* CartridgeFault */.k('integrity', `integrity_check: ${broken}`);
        findings.pass('integrity', 'SQLite finds no fault in the structure (integrity_check)');
        return cartridge;
    });
}
function checkStatedDigest(meta, rom, profile, findings) {
    const stated = (0,cartridge_meta/* metaValue */.t8)(meta, 'rom_manifest_hash', profile);
    if (rom?.digest === undefined || rom.digest === null || stated === undefined)
        return;
    if (stated !== rom.digest)
        findings.fail('rom-digest', `ROM digest is ${rom.digest}, but ${profile.metaPrefix}rom_manifest_hash is another`);
    findings.pass('rom-digest', `ROM digest ${rom.digest}`);
}
async function readManifest(bytes, profile, findings) {
    if (bytes === undefined) {
        findings.fail('harness-manifest', `${ids/* MANIFEST_PATH */.U4} is absent`);
        return undefined;
    }
    const checked = (0,check/* checkManifest */.K)(await (0,read/* readDocument */.u)(ids/* MANIFEST_PATH */.U4, bytes), await validators.validators.manifest(), profile);
    for (const { level, message, range } of checked.diagnostics) {
        const line = `${ids/* MANIFEST_PATH */.U4}:${range.start.line}: ${message}`;
        if (level === 'error')
            findings.fail('harness-manifest', line);
        else
            findings.warn('harness-manifest', line);
    }
    findings.pass('harness-manifest', `${ids/* MANIFEST_PATH */.U4} is valid`);
    return checked.manifest;
}
/** Checks a cartridge and its signature under a policy. */
async function verify_verifyCartridgeFile(file, profile, policy, findings) {
    const inspection = await inspectCartridge(file, profile, findings);
    const verdict = { ...inspection, keys: [], publisherId: undefined, signedAt: undefined };
    const { signature, rom, meta } = inspection;
    if (signature === undefined)
        return { ...verdict, trust: findings.failed() ? 'tampered' : 'unsigned' };
    const facts = {
        cartridgeId: (0,cartridge_meta/* metaValue */.t8)(meta, 'cartridge_id', profile) ?? '',
        publisherId: (0,cartridge_meta/* metaValue */.t8)(meta, 'publisher_id', profile) ?? '',
        romDigest: rom?.digest ?? '',
    };
    if (rom?.digest !== null && signature.manifestHash !== facts.romDigest) {
        findings.fail('signature-row', 'manifest_hash of the signature is not the ROM digest');
    }
    const verified = verifyEnvelope(signature.envelope, signature.storedKeys, policy, profile.cartridgePredicateType, findings);
    if (verified === undefined)
        return { ...verdict, trust: 'tampered' };
    const { keys } = verified;
    const claim = rom?.digest === null
        ? undefined
        : checkCartridgeStatement(verified.statement, facts, profile, policy.now, findings);
    if (claim === undefined)
        return { ...verdict, keys, trust: 'tampered' };
    const trust = judgeTrust(keys, claim, policy, findings);
    return { ...verdict, keys, ...claim, trust: findings.failed(...TAMPERING) ? 'tampered' : trust };
}
/** Checks whose failure means that the cartridge is not what was signed; the others are the user's demands. */
const TAMPERING = [
    'side-files',
    'header',
    'identity',
    'schema',
    'limits',
    'integrity',
    'meta',
    'names',
    'files',
    'capabilities',
    'memory',
    'objects',
    'rom',
    'rom-digest',
    'harness-manifest',
    'signature-row',
    'envelope',
    'signature',
    'statement',
    'signed-at',
    'trust',
];

;// CONCATENATED MODULE: ./build/core/dsse/sign.js




/** @param seed 32 bytes */
function signerOfSeed(seed, publicKey) {
    return { publicKey, sign: (message) => signWithSeed(seed, message) };
}
/** Signs a statement: a new envelope with one signature. */
function sign_signStatement(statement, signer) {
    return addSignature({ payloadType: PAYLOAD_TYPE, payload: statementPayload(statement), signatures: [], unknown: [] }, signer);
}
/** The envelope with one more signature over the same payload; that of the same key is replaced, its place kept. */
function addSignature(envelope, signer) {
    const { keyid } = signer.publicKey;
    const sig = signer.sign(preAuthEncode(envelope.payloadType, envelope.payload));
    const own = envelope.signatures.findIndex((entry) => entry.keyid === keyid);
    const signatures = own === -1 ? [...envelope.signatures, { keyid, sig }] : envelope.signatures.with(own, { keyid, sig });
    return { ...envelope, signatures };
}

;// CONCATENATED MODULE: ./build/core/dsse/cal.js










const MEMBERS = ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'];
/**
 * sha256 of the RFC 8785 form of a CAL without `integrity`.
 *
 * @throws TypeError when the value has no canonical form
 */
function calDigest(cal) {
    const rest = Object.fromEntries(Object.entries(cal).filter(([name]) => name !== 'integrity'));
    return (0,core_digest/* sha256Digest */.sI)(canonical_json_canonicalize(rest));
}
/** Signs a CAL; its other members are not touched. */
function signCal(cal, signer, claim, profile) {
    const digest = calDigest(cal);
    const { keyid, pem } = signer.publicKey;
    const envelope = signStatement(calStatement(cal, digest, claim, profile), signer);
    return {
        schemaVersion: profile.calSignatureSchemaVersion,
        digest,
        publisherId: claim.publisherId,
        keyid,
        publicKeyPem: pem,
        signedAt: claim.signedAt,
        envelope: envelopeJson(envelope),
    };
}
function calStatement(cal, digest, claim, profile) {
    const count = (name) => {
        const list = member(cal, name);
        return Array.isArray(list) ? list.length : 0;
    };
    return {
        subjectName: calSubject(cal, profile),
        sha256: digest.slice('sha256:'.length),
        predicateType: profile.calPredicateType,
        predicate: {
            [profile.predicateVersionField]: member(cal, 'schemaVersion'),
            workflowId: member(cal, 'id'),
            workflowVersion: member(cal, 'version') ?? null,
            publisherId: claim.publisherId,
            workflowDigest: digest,
            signedAt: claim.signedAt,
            participants: count('participants'),
            nodes: count('nodes'),
        },
    };
}
/** Name of the subject: a CAL without a version is named as the published format does it. */
function calSubject(cal, profile) {
    return `${profile.calSubjectPrefix}${String(member(cal, 'id'))}@${String(member(cal, 'version') ?? 'unversioned')}`;
}
/**
 * Verifies the signature of a CAL whose text was read without problems.
 *
 * @param findings gets every check with its outcome
 */
function verifyCal(cal, profile, policy, findings) {
    const nothing = { digest: null, keyids: [], publisherId: undefined, signedAt: undefined };
    let digest;
    try {
        digest = calDigest(cal);
    }
    catch (error) {
        findings.fail('cal', `the CAL has no RFC 8785 form: ${error.message}`);
        return { ...nothing, trust: 'tampered' };
    }
    const version = member(cal, 'schemaVersion');
    if (version !== profile.calSchemaVersion) {
        findings.fail('cal', unrecognized('schemaVersion', version, (0,ids/* otherProfileWith */.Yc)(profile, 'calSchemaVersion', version)));
    }
    const integrity = member(cal, 'integrity');
    if (integrity === undefined)
        return { ...nothing, digest, trust: findings.failed() ? 'tampered' : 'unsigned' };
    const parts = readIntegrity(integrity, digest, profile, policy, findings);
    if (parts === undefined)
        return { ...nothing, digest, trust: 'tampered' };
    findings.pass('cal', `${calSubject(cal, profile)} has the digest that its signature block states`);
    const { publisherId, signedAt } = parts;
    const verified = verifyEnvelope(parts.envelope, [parts.key], policy, profile.calPredicateType, findings);
    if (verified === undefined)
        return { ...nothing, digest, trust: 'tampered' };
    const keyids = verified.keys.map(({ keyid }) => keyid);
    checkCalStatement(verified.statement, calStatement(cal, digest, { publisherId, signedAt }, profile), findings);
    if (findings.failed())
        return { ...nothing, digest, keyids, trust: 'tampered' };
    const trust = judgeTrust(verified.keys, { publisherId, signedAt }, policy, findings);
    return { trust, digest, keyids, publisherId, signedAt };
}
function readIntegrity(integrity, digest, profile, policy, findings) {
    const fail = (check, message) => void findings.fail(check, message);
    if (typeof integrity !== 'object' || integrity === null || Array.isArray(integrity))
        return fail('cal', 'integrity is no mapping');
    const names = Object.keys(integrity);
    const odd = names.find((name) => !MEMBERS.includes(name)) ?? MEMBERS.find((name) => !names.includes(name));
    if (odd !== undefined)
        return fail('cal', `integrity must have exactly ${MEMBERS.join(', ')}; see ${(0,printable/* quote */.h)(odd)}`);
    const version = member(integrity, 'schemaVersion');
    if (version !== profile.calSignatureSchemaVersion) {
        return fail('cal', unrecognized('integrity.schemaVersion', version, (0,ids/* otherProfileWith */.Yc)(profile, 'calSignatureSchemaVersion', version)));
    }
    const stated = member(integrity, 'digest');
    if (!(0,core_digest/* isDigest */.Bc)(stated) || stated !== digest)
        return fail('cal', `integrity.digest is not ${digest}, which the CAL has now`);
    const publisherId = member(integrity, 'publisherId');
    if (typeof publisherId !== 'string' || publisherId === '')
        return fail('cal', 'integrity.publisherId is no publisher');
    const signedAt = member(integrity, 'signedAt');
    const late = signedAtProblem(signedAt, policy.now);
    if (late !== undefined)
        return fail('signed-at', late);
    const envelope = envelopeOf(member(integrity, 'envelope'));
    if ('problem' in envelope)
        return fail('envelope', envelope.problem);
    if (envelope.envelope.signatures.length !== 1)
        return fail('envelope', 'the envelope of a CAL has exactly one signature');
    try {
        const key = public_key_parsePublicKey(String(member(integrity, 'publicKeyPem')));
        if (key.keyid !== member(integrity, 'keyid'))
            return fail('cal', 'integrity.keyid is not that of publicKeyPem');
        return { envelope: envelope.envelope, key, publisherId, signedAt: String(signedAt) };
    }
    catch (error) {
        if (!(error instanceof public_key_KeyProblem))
            throw error;
        return fail('cal', `integrity.publicKeyPem cannot be used: ${error.message}`);
    }
}
// Everything that the block and the CAL say must be what was signed; members the format does not know are ignored.
function checkCalStatement(statement, expected, findings) {
    const differs = digestProblem(statement, expected.sha256, ['workflowDigest']);
    if (differs !== undefined)
        findings.fail('statement', differs);
    if (statement.subjectName !== expected.subjectName) {
        findings.fail('statement', `the subject is ${(0,printable/* quote */.h)(statement.subjectName)}, not ${(0,printable/* quote */.h)(expected.subjectName)}`);
    }
    for (const [name, value] of Object.entries(expected.predicate)) {
        if (name !== 'workflowDigest' && member(statement.predicate, name) !== value) {
            findings.fail('statement', `predicate ${name} is not what the CAL says`);
        }
    }
    findings.pass('statement', `the statement is about ${expected.subjectName}`);
}
function unrecognized(what, value, other) {
    const way = other === undefined ? '' : `: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`;
    return `unrecognized ${what} ${typeof value === 'string' ? (0,printable/* quote */.h)(value) : 'that is no string'}${way}`;
}

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/core/findings.js

/** Most faults of one check that are listed; the rest are counted. */
const MAX_LISTED = 20;
/** Collects what the checks find, in order. A check that raised nothing is listed once, as passed. */
class findings_Findings {
    #checks = [];
    #failures = new Map();
    fail(check, message) {
        const count = (this.#failures.get(check) ?? 0) + 1;
        this.#failures.set(check, count);
        if (count <= MAX_LISTED)
            this.#checks.push({ id: check, ok: false, message });
    }
    /** Something that is no fault by itself; `--strict` makes one of it. */
    warn(check, message) {
        this.#checks.push({ id: check, ok: true, message, warning: true });
    }
    /** Lists a check as passed, unless it failed. */
    pass(check, message) {
        if (!this.#failures.has(check))
            this.#checks.push({ id: check, ok: true, message });
    }
    /** Runs `body`; a fault becomes a finding and gives undefined. */
    attempt(body) {
        try {
            return body();
        }
        catch (error) {
            if (!(error instanceof fault/* CartridgeFault */.k))
                throw error;
            this.fail(error.check, error.message);
            return undefined;
        }
    }
    async attemptAsync(body) {
        try {
            return await body();
        }
        catch (error) {
            if (!(error instanceof fault/* CartridgeFault */.k))
                throw error;
            this.fail(error.check, error.message);
            return undefined;
        }
    }
    failed(...checks) {
        return checks.length === 0 ? this.#failures.size > 0 : checks.some((check) => this.#failures.has(check));
    }
    /** All checks in the order in which they were made; a warning says so. */
    list() {
        const cut = [...this.#failures].filter(([, count]) => count > MAX_LISTED);
        const more = cut.map(([id, count]) => ({
            id,
            ok: false,
            message: `${count - MAX_LISTED} more of this kind`,
        }));
        return [...this.#checks, ...more];
    }
}

;// CONCATENATED MODULE: ./build/app/verify.js











const CAL_NAME = /\.cal\.(?:json|ya?ml)$/i;
const MAX_CAL = 64 * 1024 * 1024;
/** @returns whether a path is one of a CAL by its name (format.md, 6). */
function isCalPath(path) {
    return CAL_NAME.test(path);
}
/**
 * Verifies a cartridge, or a signed CAL by its name.
 *
 * @throws UserError when the file cannot be read at all
 */
async function verifyFile(ports, path, profile, demands) {
    const findings = new findings_Findings();
    if (isCalPath(path))
        return verifyCalFile(ports.fs, path, profile, demands, findings);
    const file = ports.store.open(path);
    try {
        refusePointer(file.source.read(0, 64), path);
        const verdict = await verify_verifyCartridgeFile(file, profile, demands.policy, findings);
        if (demands.baseline !== undefined)
            compareWith(demands.baseline, verdict, profile, findings);
        const romDigest = verdict.rom?.digest ?? null;
        return {
            outcome: outcomeOf(path, { ...verdict, keyids: verdict.keys.map(({ keyid }) => keyid), romDigest }, demands, findings),
            manifestBytes: verdict.manifestBytes,
            script: scriptOf(path, verdict, profile),
        };
    }
    finally {
        file.close();
    }
}
async function verifyCalFile(fs, path, profile, demands, findings) {
    const doc = await (0,read/* readDocument */.u)(path, fs.readFile(path, MAX_CAL));
    for (const { message, range } of doc.problems)
        findings.fail('cal', `${(0,printable/* printable */.g)(path)}:${range.start.line}: ${message}`);
    const { value } = doc;
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isMapping && !findings.failed())
        findings.fail('cal', 'it is not a mapping, so no CAL');
    const nothing = { trust: 'tampered', digest: null, keyids: [], publisherId: undefined, signedAt: undefined };
    const verdict = isMapping && !findings.failed() ? verifyCal(value, profile, demands.policy, findings) : nothing;
    if (demands.baseline !== undefined)
        findings.warn('rollback', 'only cartridges have a version to compare');
    const outcome = outcomeOf(path, { ...verdict, romDigest: null }, demands, findings);
    return { outcome, manifestBytes: undefined, script: undefined };
}
// What stands in a repository in place of a large file; the file itself is elsewhere.
function refusePointer(head, path) {
    if (!new TextDecoder().decode(head).startsWith('version https://git-lfs'))
        return;
    throw new errors/* UserError */.y('lfs-pointer', 'this is a Git LFS pointer, not the file', { path, help: 'run git lfs pull' });
}
function outcomeOf(path, judged, demands, findings) {
    const { trust } = judged;
    if (trust === 'unsigned') {
        if (demands.allowUnsigned)
            findings.warn('signature', 'no signature');
        else
            findings.fail('signature', 'no signature; --allow-unsigned lets it pass');
    }
    if (demands.require === 'trusted' && trust !== 'trusted' && trust !== 'local' && trust !== 'tampered') {
        findings.fail('require', `${trust} is not enough: trusted is required`);
    }
    const checks = findings.list();
    const ok = checks.every((check) => check.ok && !(demands.strict && check.warning === true));
    return {
        path,
        ok,
        trust,
        romDigest: judged.romDigest,
        publisherId: judged.publisherId ?? null,
        keyids: judged.keyids,
        signedAt: judged.signedAt ?? null,
        checks,
    };
}
function compareWith(baseline, verdict, profile, findings) {
    const { meta, manifest } = verdict;
    checkRollback({
        version: (0,cartridge_meta/* metaValue */.t8)(meta, 'artifact_version', profile) ?? '',
        artifactId: (0,cartridge_meta/* metaValue */.t8)(meta, 'artifact_id', profile) ?? '',
        romDigest: verdict.rom?.digest ?? '',
        signedAt: verdict.signedAt ?? '',
        ...(manifest === undefined ? {} : { manifest }),
    }, baseline, findings);
}
/**
 * What `--not-older-than` names: a version, or a known cartridge, which must itself be whole.
 *
 * @throws UserError `bad-baseline`
 */
async function loadBaseline(ports, named, profile, policy) {
    if (isVersion(named) && ports.fs.kind(named) === 'none')
        return { version: named };
    const file = ports.store.open(named);
    try {
        const findings = new Findings();
        const known = { ...policy, publicKeys: [], registry: undefined, threshold: 1 };
        const { meta, manifest, rom, signedAt } = await verifyCartridgeFile(file, profile, known, findings);
        const broken = findings.list().find(({ ok }) => !ok);
        if (broken !== undefined) {
            throw new UserError('bad-baseline', `the known cartridge is broken: ${broken.message}`, {
                path: named,
                help: 'name a cartridge that verifies, or a version such as 1.2.0',
            });
        }
        return {
            version: metaValue(meta, 'artifact_version', profile) ?? '',
            artifactId: metaValue(meta, 'artifact_id', profile) ?? '',
            ...(typeof rom?.digest === 'string' ? { romDigest: rom.digest } : {}),
            ...(signedAt === undefined ? {} : { signedAt }),
            ...(manifest === undefined ? {} : { manifest }),
        };
    }
    finally {
        file.close();
    }
}
function scriptOf(path, { signature, keys }, profile) {
    const [key] = keys;
    if (signature === undefined || key === undefined)
        return undefined;
    const { envelope } = signature;
    const index = envelope.signatures.findIndex((entry) => verifiedKeys({ ...envelope, signatures: [entry] }, [key]).length > 0);
    return repeatScript(path, profile, index, key.pem);
}
/** Demands of a plain check: any valid signature. */
function plainDemands(now) {
    const policy = { publicKeys: [], registry: undefined, threshold: 1, publisher: undefined, now };
    return { policy, require: 'portable', allowUnsigned: false, strict: false, baseline: undefined };
}
/**
 * Checks a cartridge before a handshake: `failed` for anything that is not whole, or not signed by whom the policy demands.
 *
 * @throws UserError when the file cannot be read at all
 */
async function signatureState(ports, path, profile, demands) {
    const { outcome, manifestBytes } = await verifyFile(ports, path, profile, demands);
    // A cartridge that only lacks a signature is a different answer than one that is broken.
    const intact = outcome.checks.every(({ ok, id }) => ok || id === 'signature');
    const unsigned = outcome.trust === 'unsigned' && intact;
    return { signature: unsigned ? 'unsigned' : outcome.ok ? 'verified' : 'failed', manifestBytes, outcome };
}


/***/ })

};
