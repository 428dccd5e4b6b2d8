"use strict";
exports.id = 9902;
exports.ids = [9902];
exports.modules = {

/***/ 84082:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ checkCartridgeStatement),
/* harmony export */   r: () => (/* binding */ cartridgeStatement)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46774);
/* harmony import */ var _dsse_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18355);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _meta_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34591);




function cartridgeStatement(facts, profile) {
    return {
        subjectName: facts.cartridgeId,
        sha256: facts.romDigest.slice('sha256:'.length),
        predicateType: profile.cartridgePredicateType,
        predicate: {
            [profile.predicateVersionField]: _meta_js__WEBPACK_IMPORTED_MODULE_2__/* .SPEC_VERSION */ .FS,
            publisherId: facts.publisherId,
            romDigest: facts.romDigest,
            manifestHash: facts.romDigest,
            fileCount: facts.fileCount,
            signedAt: facts.signedAt,
        },
    };
}
function checkCartridgeStatement(statement, facts, profile, now, checks) {
    const { predicate } = statement;
    const fail = (message) => checks.fail('statement', message);
    const differs = (0,_dsse_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .digestProblem */ .WQ)(statement, facts.romDigest.slice('sha256:'.length), ['romDigest', 'manifestHash']);
    if (differs !== undefined) {
        fail(statement.sha256 === facts.romDigest.slice(7)
            ? differs
            : `manifest hash does not match the signed subject: ${differs}`);
    }
    if (statement.subjectName !== facts.cartridgeId) {
        fail(`the subject is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(statement.subjectName)}, but the cartridge is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(facts.cartridgeId)}`);
    }
    for (const name of ['romDigest', 'manifestHash']) {
        if (typeof (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(predicate, name) !== 'string')
            fail(`predicate ${name} is missing`);
    }
    if (typeof (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(predicate, profile.predicateVersionField) !== 'string') {
        fail(`predicate ${profile.predicateVersionField} is missing`);
    }
    const publisherId = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(predicate, 'publisherId');
    if (publisherId !== facts.publisherId)
        fail('predicate publisherId is not the publisher of the cartridge');
    const signedAt = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(predicate, 'signedAt');
    const problem = (0,_dsse_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .signedAtProblem */ .$e)(signedAt, now);
    if (problem !== undefined)
        checks.fail('signed-at', problem);
    if (checks.failed('statement', 'signed-at'))
        return undefined;
    checks.pass('statement', `the statement is about ${facts.cartridgeId} and its ROM digest`);
    return { publisherId: facts.publisherId, signedAt: String(signedAt) };
}


/***/ }),

/***/ 83698:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ sortObjects),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Ji: () => (/* binding */ romDigest),
/* harmony export */   Rd: () => (/* binding */ metaObject),
/* harmony export */   nV: () => (/* binding */ textObject),
/* harmony export */   zx: () => (/* binding */ canonOf)
/* harmony export */ });
/* harmony import */ var _value_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34293);
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);


function kindOf(sourceRef) {
    if (sourceRef.startsWith('memory:'))
        return 'memory';
    return sourceRef.startsWith('cartridge:') || sourceRef.startsWith('capability:') ? 'cartridge' : 'sqlar';
}
function canonOf(kind) {
    return kind === 'sqlar' ? 'raw' : 'jcs-rfc8785';
}
function metaObject(key, value) {
    const sourceRef = `cartridge:${key}`;
    const sz = new TextEncoder().encode(value).length;
    return { kind: 'cartridge', sourceRef, oid: (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)((0,_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .d)({ key, value })), canon: 'jcs-rfc8785', sz };
}
function textObject(sourceRef, stored) {
    const bytes = new TextEncoder().encode(stored);
    const kind = kindOf(sourceRef);
    return { kind, sourceRef, oid: (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(bytes), canon: 'jcs-rfc8785', sz: bytes.length };
}
function sortObjects(objects) {
    const compare = (a, b) => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));
    return [...objects].sort((a, b) => compare(a.kind, b.kind) || compare(a.sourceRef, b.sourceRef));
}
function romDigest(objects) {
    const digest = (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .runningSha256 */ .Nl)();
    const encoder = new TextEncoder();
    let separator = '[';
    for (const { sourceRef, oid, canon, sz } of sortObjects(objects)) {
        digest.update(encoder.encode(separator + (0,_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .d)({ sourceRef, oid, canon, sz })));
        separator = ',';
    }
    digest.update(encoder.encode(separator === '[' ? '[]' : ']'));
    return digest.finish();
}


/***/ }),

/***/ 19802:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ capabilityId),
/* harmony export */   z: () => (/* binding */ readRom)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46774);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46430);
/* harmony import */ var _dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86816);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36526);
/* harmony import */ var _result_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37850);
/* harmony import */ var _meta_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34591);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87884);
/* harmony import */ var _sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35005);
/* harmony import */ var _rom_manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83698);
/* harmony import */ var _sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95123);











const MANIFEST_LIMIT = 4 * 1024 * 1024;
const BLOCK = 256 * 1024;
async function readRom(cartridge, checks) {
    const objects = new Map();
    const save = new Set();
    const broken = new Set();
    const meta = checks.attempt(() => (0,_meta_js__WEBPACK_IMPORTED_MODULE_5__/* .readMeta */ .eE)((0,_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'cartridge'))) ?? new Map();
    const digestKey = `${cartridge.profile.metaPrefix}rom_manifest_hash`;
    for (const key of (0,_meta_js__WEBPACK_IMPORTED_MODULE_5__/* .missingKeys */ .lx)(meta, cartridge.profile))
        checks.fail('meta', `meta key ${key} is missing`);
    for (const [key, value] of meta)
        if (key !== digestKey)
            objects.set(`cartridge:${key}`, (0,_rom_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .metaObject */ .Rd)(key, value));
    checks.pass('meta', `${meta.size} meta values`);
    const manifestBytes = await readFiles(cartridge, checks, { objects, save, broken });
    readCapabilities(cartridge, checks, objects);
    readMemory(cartridge, checks, objects, save);
    return { meta, objects, broken, save, manifestBytes };
}
async function readFiles(cartridge, checks, found) {
    const names = new _names_js__WEBPACK_IMPORTED_MODULE_6__/* .NameSet */ .ap();
    let inflated = 0;
    let manifest;
    let count = 0;
    for (const row of (0,_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'sqlar')) {
        const entry = checks.attempt(() => (0,_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .readMember */ .hd)(row, cartridge.profile));
        if (entry === undefined)
            continue;
        count++;
        const clash = names.add(entry.name);
        if (clash !== undefined)
            checks.fail('names', clash);
        const compressed = entry.sz !== entry.stored;
        if (compressed)
            inflated += entry.sz;
        if (entry.zone === 'save') {
            found.save.add(entry.name);
            if (!compressed)
                continue;
        }
        const object = await checks.attemptAsync(async () => {
            if (inflated > _archive_js__WEBPACK_IMPORTED_MODULE_3__/* .INFLATE_LIMITS */ .rN.total) {
                throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('limits', `size limit: up to ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(entry.name)} the files inflate to ${inflated} bytes`);
            }
            const captured = entry.name === _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4 && entry.sz <= MANIFEST_LIMIT ? new Uint8Array(entry.sz) : undefined;
            const oid = await digestMember(cartridge, entry, captured);
            if (captured !== undefined)
                manifest = captured;
            return { kind: 'sqlar', sourceRef: entry.name, oid, canon: 'raw', sz: entry.sz };
        });
        if (entry.zone === 'save')
            continue;
        if (object === undefined)
            found.broken.add(entry.name);
        else
            found.objects.set(entry.name, object);
    }
    checks.pass('names', `${count} file names are safe on every file system`);
    checks.pass('files', `${count} files have regular modes and true sizes`);
    return manifest;
}
async function digestMember(cartridge, entry, captured) {
    let digest;
    const block = new Uint8Array(Math.min(BLOCK, Math.max(entry.sz, 1)));
    let filled = 0;
    let written = 0;
    await (0,_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .readContent */ .c_)(entry, cartridge.profile, cartridge.inflate, (chunk) => {
        if (captured !== undefined && written + chunk.length <= captured.length)
            captured.set(chunk, written);
        written += chunk.length;
        if (filled + chunk.length > block.length) {
            digest ??= (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .runningSha256 */ .Nl)();
            digest.update(block.subarray(0, filled));
            filled = 0;
        }
        if (chunk.length > block.length)
            (digest ??= (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .runningSha256 */ .Nl)()).update(chunk);
        else {
            block.set(chunk, filled);
            filled += chunk.length;
        }
    });
    if (digest === undefined)
        return (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(block.subarray(0, filled));
    digest.update(block.subarray(0, filled));
    return digest.finish();
}
function readCapabilities(cartridge, checks, objects) {
    let count = 0;
    for (const [idValue, json, hash] of (0,_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'capabilities')) {
        checks.attempt(() => {
            const id = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(idValue, 'capabilities', 'a capability id');
            const stored = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(json, 'capabilities', `json of capability ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id)}`);
            addOnce(objects, (0,_rom_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .textObject */ .nV)(`capability:${id}`, stored), 'capabilities');
            count++;
            const fail = (reason) => {
                throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('capabilities', `capability ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id)} ${reason}`);
            };
            const parsed = (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readCanonicalJson */ .PW)(new TextEncoder().encode(stored));
            if ('problem' in parsed)
                return fail(parsed.problem);
            if (capabilityId(parsed.value) !== id)
                return fail('does not have the id that its task type, stack and domain give');
            if ((0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(hash, 'capabilities', 'content_hash') !== (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(stored))
                return fail('has another content_hash');
            return undefined;
        });
    }
    checks.pass('capabilities', `${count} capabilities have the ids of their contents`);
}
function addOnce(objects, object, check) {
    if (objects.has(object.sourceRef)) {
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k(check, `duplicate: ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(object.sourceRef)} stands twice`);
    }
    objects.set(object.sourceRef, object);
}
function capabilityId(value) {
    const [taskType, stack, domain] = [
        (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(value, 'taskType'),
        (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(value, 'stack') ?? [],
        (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(value, 'domain') ?? '',
    ];
    if (typeof taskType !== 'string' || typeof domain !== 'string' || !Array.isArray(stack))
        return undefined;
    if (!stack.every((item) => typeof item === 'string'))
        return undefined;
    return `cap-${(0,_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(`${taskType}|${[...stack].sort().join(',')}|${domain}`).slice(0, 16)}`;
}
function readMemory(cartridge, checks, objects, save) {
    if (!cartridge.schema.has('memory') && !cartridge.schema.has('vectors'))
        return;
    const zones = new Map();
    for (const row of (0,_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'memory')) {
        checks.attempt(() => {
            const id = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[0], 'memory', 'a memory id');
            const shown = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id);
            const zone = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[1], 'memory', `zone of memory ${shown}`);
            if (zones.has(id))
                throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('memory', `duplicate: ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(`memory:${id}`)} stands twice`);
            zones.set(id, zone);
            if (zone === 'save')
                save.add(`memory:${id}`);
            else if (zone !== 'rom')
                throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('memory', `zone of memory ${shown} is ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(zone)}`);
            else {
                const payload = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[4], 'memory', `payload of memory ${shown}`);
                const object = (0,_rom_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .textObject */ .nV)(`memory:${id}`, payload);
                addOnce(objects, object, 'memory');
                checkMemoryColumns(row, payload, object.oid, shown);
            }
        });
    }
    for (const row of (0,_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'vectors')) {
        checks.attempt(() => {
            const id = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[0], 'memory', 'the memory id of a vector');
            const zone = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[1], 'memory', `zone of vector ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id)}`);
            if (zone !== 'save' && zones.get(id) !== zone) {
                throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('memory', `unsigned ROM row in vectors: ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id)} belongs to no memory of its zone`);
            }
        });
    }
    checks.pass('memory', `${zones.size} memory rows`);
}
const REPEATED = [
    { column: 2, name: 'artifact_fingerprint', of: 'artifactFingerprint' },
    { column: 3, name: 'codebase_fingerprint', of: 'codebaseFingerprint' },
];
function checkMemoryColumns(row, payload, oid, shown) {
    const fail = (what) => {
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('memory', `${what} of memory ${shown} is not that of its payload`);
    };
    if ((0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[5], 'memory', `oid of memory ${shown}`) !== oid)
        fail('oid');
    const parsed = (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readStrictJson */ .Sr)(payload);
    for (const { column, name, of } of REPEATED) {
        const stored = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_9__/* .optionalText */ .mR)(row[column], 'memory', `${name} of memory ${shown}`);
        const stated = 'problem' in parsed ? undefined : (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(parsed.value, of);
        if (stated !== undefined && stated !== stored)
            fail(name);
    }
}


/***/ }),

/***/ 47171:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ SIGNATURE_TARGET),
/* harmony export */   l: () => (/* binding */ readSignatureRow)
/* harmony export */ });
/* harmony import */ var _dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88216);
/* harmony import */ var _dsse_public_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3275);
/* harmony import */ var _result_fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37850);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87884);
/* harmony import */ var _sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35005);
/* harmony import */ var _sqlite_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95123);






const SIGNATURE_TARGET = 'rom-manifest';
function readSignatureRow(cartridge, checks) {
    const rows = checks.attempt(() => [...(0,_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(cartridge, 'signatures')]);
    if (rows === undefined)
        return 'broken';
    const found = [];
    for (const row of rows) {
        const target = checks.attempt(() => (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[1], 'signature-row', 'target of a signature'));
        if (target === undefined)
            return 'broken';
        if (target !== SIGNATURE_TARGET) {
            checks.warn('signature-row', `a signature of ${(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .showName */ .$i)(target)} is not looked at`);
            continue;
        }
        const signature = checks.attempt(() => {
            const envelope = (0,_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEnvelope */ .mE)((0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[3], 'envelope', 'the envelope'));
            if ('problem' in envelope)
                throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .CartridgeFault */ .k('envelope', envelope.problem);
            const algorithm = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[6], 'signature-row', 'alg of the signature');
            if (algorithm !== 'ed25519')
                throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .CartridgeFault */ .k('signature-row', `alg of the signature is ${(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .showName */ .$i)(algorithm)}`);
            const manifestHash = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[2], 'signature-row', 'manifest_hash of the signature');
            const pem = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalText */ .mR)(row[5], 'signature-row', 'public_key_pem of the signature');
            return {
                manifestHash,
                envelope: envelope.envelope,
                storedKeys: storedKeys(pem),
                createdAt: (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[7], 'signature-row', 'created_at of the signature'),
            };
        });
        if (signature === undefined)
            return 'broken';
        found.push(signature);
    }
    if (found.length > 1) {
        checks.fail('signature-row', `more than one ${SIGNATURE_TARGET} signature: ${found.length} rows`);
        return 'broken';
    }
    return found[0];
}
function storedKeys(pem) {
    if (pem === null || pem === '')
        return [];
    try {
        return (0,_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePublicKeys */ .V4)(pem);
    }
    catch (error) {
        if (error instanceof _dsse_public_key_js__WEBPACK_IMPORTED_MODULE_1__/* .KeyProblem */ .vc)
            throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .CartridgeFault */ .k('signature-row', `the stored public key cannot be used: ${error.message}`);
        throw error;
    }
}


/***/ }),

/***/ 51078:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ inspectCartridge),
  b: () => (/* binding */ verifyCartridgeFile)
});

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/core/dsse/judge.js
var judge = __webpack_require__(64221);
// EXTERNAL MODULE: ./build/core/dsse/statement.js
var statement = __webpack_require__(18355);
// EXTERNAL MODULE: ./build/core/result/fault.js
var fault = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(55270);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(49173);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/cartridge/attestation.js
var attestation = __webpack_require__(84082);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/limits.js
var sqlite_limits = __webpack_require__(5949);
// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var cartridge_meta = __webpack_require__(34591);
// EXTERNAL MODULE: ./build/core/value/digest.js
var digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/cartridge/names.js
var names = __webpack_require__(87884);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/read-card.js + 1 modules
var read_card = __webpack_require__(35005);
// EXTERNAL MODULE: ./build/core/cartridge/rom-manifest.js
var rom_manifest = __webpack_require__(83698);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/values.js
var values = __webpack_require__(95123);
;// CONCATENATED MODULE: ./build/core/cartridge/objects.js







function checkObjects(cartridge, rom, checks) {
    const listed = new Map();
    let readable = true;
    for (const row of (0,read_card/* rowsOf */.RO)(cartridge, 'objects')) {
        const object = checks.attempt(() => readObject(row, cartridge.schema.get('objects')?.oidFirst === true));
        if (object === undefined)
            readable = false;
        else if (listed.has(object.sourceRef)) {
            checks.fail('objects', `duplicate source_ref ${(0,names/* showName */.$i)(object.sourceRef)}`);
            readable = false;
        }
        else
            listed.set(object.sourceRef, object);
    }
    const manifest = [];
    for (const object of listed.values()) {
        if (object.zone === 'save')
            checkSaveObject(object, rom, checks);
        else {
            const live = checkRomObject(object, rom, checks);
            if (live === undefined)
                readable = false;
            else
                manifest.push(live);
        }
    }
    checkUnlisted(listed, rom, cartridge.profile, checks);
    checks.pass('objects', `${listed.size} objects fit what they name`);
    checks.pass('rom', `${manifest.length} ROM objects have the listed digests, and there is no other ROM row`);
    return { objects: manifest, digest: readable ? (0,rom_manifest/* romDigest */.Ji)(manifest) : null };
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
    const implied = (0,rom_manifest/* kindOf */.I)(ref);
    const fail = (reason) => {
        throw new fault/* CartridgeFault */.k('objects', reason);
    };
    if (object.kind !== implied)
        return fail(`kind ${(0,printable.quote)(object.kind)} does not fit source_ref ${shown}`);
    if (object.canon !== (0,rom_manifest/* canonOf */.zx)(implied))
        return fail(`canon of ${shown} is ${(0,printable.quote)(object.canon)}, not ${(0,printable.quote)((0,rom_manifest/* canonOf */.zx)(implied))}`);
    if (object.zone !== 'rom' && object.zone !== 'save')
        return fail(`zone of ${shown} is ${(0,printable.quote)(object.zone)}`);
    if (!(0,digest/* isDigest */.Bc)(object.oid))
        return fail(`oid of ${shown} is no sha256 digest`);
    if (!Number.isSafeInteger(object.sz) || object.sz < 0)
        return fail(`sz of ${shown} is ${object.sz}`);
    return object;
}
function checkSaveObject({ sourceRef }, rom, checks) {
    const shown = (0,names/* showName */.$i)(sourceRef);
    if (rom.objects.has(sourceRef) ||
        rom.broken.has(sourceRef) ||
        sourceRef.startsWith('rom/') ||
        (0,rom_manifest/* kindOf */.I)(sourceRef) === 'cartridge') {
        checks.fail('objects', `ROM source in SAVE zone: ${shown}`);
    }
}
function checkRomObject(object, rom, checks) {
    const shown = (0,names/* showName */.$i)(object.sourceRef);
    const live = rom.objects.get(object.sourceRef);
    if (live === undefined) {
        if (rom.save.has(object.sourceRef))
            checks.fail('objects', `SAVE source in ROM zone: ${shown}`);
        else if (!rom.broken.has(object.sourceRef))
            checks.fail('rom', `missing ${shown}: an object lists it, but it is not there`);
        return undefined;
    }
    if (live.oid !== object.oid)
        checks.fail('rom', `oid mismatch: the content of ${shown} is not what its object lists`);
    else if (live.sz !== object.sz)
        checks.fail('rom', `sz of ${shown} is ${live.sz}, its object lists ${object.sz}`);
    return live;
}
function checkUnlisted(listed, rom, profile, checks) {
    const unlisted = [...rom.objects.keys(), ...rom.broken].filter((ref) => listed.get(ref) === undefined);
    const isMeta = (ref) => ref.startsWith('cartridge:');
    for (const ref of unlisted.filter((name) => !isMeta(name)))
        checks.fail('rom', `unsigned ROM row ${(0,names/* showName */.$i)(ref)}`);
    const keys = unlisted.filter(isMeta).map((ref) => ref.slice('cartridge:'.length));
    if (profile.prefix !== 'acx')
        for (const key of keys)
            checks.fail('rom', `meta ${(0,names/* showName */.$i)(key)} is not signed`);
    else if (keys.length > 0)
        checks.warn('meta', `meta keys that are not signed: ${keys.map((key) => (0,names/* showName */.$i)(key)).join(', ')}`);
}

// EXTERNAL MODULE: ./build/core/cartridge/rom.js
var cartridge_rom = __webpack_require__(19802);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/schema.js + 1 modules
var sqlite_schema = __webpack_require__(40758);
// EXTERNAL MODULE: ./build/core/cartridge/signature-row.js
var signature_row = __webpack_require__(47171);
;// CONCATENATED MODULE: ./build/core/cartridge/verify.js
















const NOTHING = {
    cartridge: undefined,
    meta: new Map(),
    rom: undefined,
    manifest: undefined,
    manifestBytes: undefined,
    signature: undefined,
};
async function inspectCartridge(file, profile, checks) {
    const cartridge = await openChecked(file, profile, checks);
    if (cartridge === undefined)
        return NOTHING;
    const rom = await checks.attemptAsync(() => (0,cartridge_rom/* readRom */.z)(cartridge, checks));
    if (rom === undefined)
        return { ...NOTHING, cartridge };
    warnOfUnsigned(cartridge, checks);
    const objects = checks.attempt(() => checkObjects(cartridge, rom, checks));
    checkStatedDigest(rom.meta, objects, profile, checks);
    const manifest = await readManifest(rom.manifestBytes, profile, checks);
    const signature = (0,signature_row/* readSignatureRow */.l)(cartridge, checks);
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
async function openChecked(file, profile, checks) {
    return checks.attemptAsync(async () => {
        if (file.sideFile !== undefined) {
            throw new fault/* CartridgeFault */.k('side-files', `${file.sideFile} is present: the rows are not in the cartridge alone`);
        }
        const cartridge = (0,read_card/* openCartridge */.om)(file.source, profile, file.inflate);
        checks.pass('header', `SQLite database of ${file.source.size} bytes, all of them pages`);
        checks.pass('identity', `application_id and format version of profile ${profile.prefix}`);
        checks.pass('schema', `${cartridge.schema.size} tables, all of the format`);
        for (const [name, { tree, indexes }] of cartridge.schema) {
            const limit = sqlite_limits/* ROW_LIMITS */.I[name];
            const rows = cartridge.reader.countRows(tree, limit);
            if (rows > limit)
                throw new fault/* CartridgeFault */.k('limits', `table ${name} has more than ${limit} rows`);
            if (indexes.some((index) => cartridge.reader.countRows(index, limit) !== rows)) {
                throw new fault/* CartridgeFault */.k('integrity', `an index of table ${name} does not have its ${rows} rows`);
            }
        }
        const broken = await file.checkIntegrity();
        if (broken !== undefined)
            throw new fault/* CartridgeFault */.k('integrity', `integrity_check: ${broken}`);
        checks.pass('integrity', 'SQLite finds no fault in the structure (integrity_check)');
        return cartridge;
    });
}
const UNSIGNED = ['attestations', 'skill'];
function warnOfUnsigned({ schema, reader, profile }, checks) {
    for (const name of UNSIGNED) {
        const table = schema.get(name);
        const rows = table === undefined ? 0 : reader.countRows(table.tree, sqlite_limits/* ROW_LIMITS */.I[name]);
        if (rows === 0)
            continue;
        checks.warn('rom', `table ${(0,sqlite_schema/* fullName */.fq)(name, profile)} is not signed: anybody may have changed its ${rows} row${rows === 1 ? '' : 's'}`);
    }
}
function checkStatedDigest(meta, rom, profile, checks) {
    const stated = (0,cartridge_meta/* metaValue */.t8)(meta, 'rom_manifest_hash', profile);
    if (rom?.digest === undefined || rom.digest === null || stated === undefined)
        return;
    if (stated !== rom.digest)
        checks.fail('rom-digest', `ROM digest is ${rom.digest}, but ${profile.metaPrefix}rom_manifest_hash is another`);
    checks.pass('rom-digest', `ROM digest ${rom.digest}`);
}
async function readManifest(bytes, profile, checks) {
    if (bytes === undefined) {
        checks.fail('structure', `invalid: ${ids/* MANIFEST_PATH */.U4} is absent, so no host can tell what it needs`);
        return undefined;
    }
    const checked = (0,check/* checkManifest */.K)(await (0,read.readDocument)(ids/* MANIFEST_PATH */.U4, bytes, { maxDepth: limits.LIMITS.schemaDepth }), await validators.validators.manifest(), profile);
    for (const { level, message, range } of checked.diagnostics) {
        const line = `${ids/* MANIFEST_PATH */.U4}:${range.start.line}: ${message}`;
        if (level === 'error')
            checks.fail('structure', `invalid: ${line}`);
        else
            checks.warn('harness-manifest', line);
    }
    if (checked.manifest !== undefined)
        checks.pass('harness-manifest', `${ids/* MANIFEST_PATH */.U4} is valid`);
    return checked.manifest;
}
async function verifyCartridgeFile(file, profile, policy, checks) {
    const inspection = await inspectCartridge(file, profile, checks);
    const verdict = { ...inspection, keys: [], publisherId: undefined, signedAt: undefined };
    const { signature, rom, meta } = inspection;
    if (signature === undefined)
        return { ...verdict, trust: checks.failed(...TAMPERING) ? 'tampered' : 'unsigned' };
    const facts = {
        cartridgeId: (0,cartridge_meta/* metaValue */.t8)(meta, 'cartridge_id', profile) ?? '',
        publisherId: (0,cartridge_meta/* metaValue */.t8)(meta, 'publisher_id', profile) ?? '',
        romDigest: rom?.digest ?? '',
    };
    if (rom?.digest !== null && signature.manifestHash !== facts.romDigest) {
        checks.fail('signature-row', 'manifest_hash of the signature is not the ROM digest');
    }
    const verified = (0,judge/* verifyEnvelope */.Y)(signature.envelope, signature.storedKeys, policy, (0,statement/* statementOf */.T8)(profile.cartridgePredicateType), checks);
    if (typeof verified === 'string') {
        const wrong = checks.failed(...TAMPERING.filter((id) => id !== 'signature'));
        return { ...verdict, trust: wrong ? 'tampered' : verified };
    }
    const { keys } = verified;
    const claim = rom?.digest === null ? undefined : (0,attestation/* checkCartridgeStatement */.R)(verified.statement, facts, profile, policy.now, checks);
    if (claim === undefined)
        return { ...verdict, keys, trust: 'tampered' };
    const trust = (0,judge/* judgeTrust */.g)(keys, claim, policy, checks);
    return { ...verdict, keys, ...claim, trust: checks.failed(...TAMPERING) ? 'tampered' : trust };
}
const NOT_OF_THE_BYTES = new Set([
    'structure',
    'trust',
    'threshold',
    'rollback',
    'layout',
    'require',
    'provenance',
]);
const TAMPERING = fault/* CHECK_IDS */.S.filter((id) => !NOT_OF_THE_BYTES.has(id));


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

/***/ 64221:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ verifyEnvelope),
/* harmony export */   g: () => (/* binding */ judgeTrust)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88216);
/* harmony import */ var _trust_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42714);
/* harmony import */ var _verify_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12997);




function verifyEnvelope(envelope, stored, policy, read, checks) {
    const fail = (check, message) => {
        checks.fail(check, message);
        return 'tampered';
    };
    const { payloadType, payload, signatures } = envelope;
    const given = (0,_verify_js__WEBPACK_IMPORTED_MODULE_3__/* .verifiedKeys */ .r)({ payloadType, payload, signatures }, policy.publicKeys);
    const others = withRegistry(stored, policy.registry);
    const keys = given.length > 0 ? given : (0,_verify_js__WEBPACK_IMPORTED_MODULE_3__/* .verifiedKeys */ .r)({ payloadType, payload, signatures }, others);
    if (keys.length === 0) {
        const known = [...policy.publicKeys, ...others];
        const named = known.some(({ keyid }) => signatures.some((signature) => signature.keyid === keyid));
        if (stored.length > 0 || named)
            return fail('signature', 'the signature does not verify');
        checks.fail('signature', unknownSigner(known));
        return 'untrusted';
    }
    if (payloadType !== _envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .PAYLOAD_TYPE */ .Uc)
        return fail('envelope', `payloadType is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(payloadType)}, not ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .PAYLOAD_TYPE */ .Uc)}`);
    const result = read(payload);
    if ('problem' in result)
        return fail('statement', result.problem);
    checks.pass('signature', `ed25519 signature by ${keys.map(({ keyid }) => keyid).join(', ')}`);
    return { statement: result.statement, keys };
}
function withRegistry(stored, registry) {
    const known = registry?.keys.map(({ key }) => key) ?? [];
    return [...known, ...stored.filter((key) => !known.some(({ keyid }) => keyid === key.keyid))];
}
function unknownSigner(known) {
    return known.length > 0
        ? 'signature by another key: no known public key verifies it'
        : 'there is no public key to verify the signature with';
}
function judgeTrust(keys, signed, policy, checks) {
    const given = policy.publicKeys.map(({ keyid }) => keyid);
    const byOthers = given.length > 0 && !keys.some(({ keyid }) => given.includes(keyid));
    const counts = ({ keyid }) => policy.only?.includes(keyid) !== false;
    const trusted = [];
    const doubts = [];
    for (const key of keys) {
        const entry = policy.registry?.keys.find((known) => known.key.keyid === key.keyid)?.entry;
        const state = entry === undefined ? undefined : (0,_trust_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .keyState */ .hs)(entry, signed, policy.now);
        if (state?.state === 'compromised')
            checks.fail('trust', `${key.keyid} is not to be trusted: ${state.reasons.join('; ')}`);
        else if (!counts(key))
            doubts.push(`${key.keyid}: not one of the keys that count`);
        else if (!byOthers && (given.length > 0 || state?.state === 'active'))
            trusted.push(key);
        else
            doubts.push(`${key.keyid}: ${state?.state === 'ineligible' ? state.reasons.join('; ') : 'not known here'}`);
    }
    if (checks.failed('trust'))
        return 'tampered';
    if (byOthers) {
        const signers = keys.map(({ keyid }) => keyid).join(', ');
        checks.fail('trust', `signed by ${signers}, which is none of the given keys`);
        return 'untrusted';
    }
    const counted = given.length > 0 || policy.registry !== undefined ? trusted : keys.filter(counts);
    if (policy.threshold > 1 && counted.length < policy.threshold) {
        checks.fail('threshold', `signed by ${counted.length} of ${policy.threshold} distinct keys`);
    }
    if (trusted.length === 0) {
        checks.warn('trust', `valid, but nobody here vouches for the signer (${doubts.join(', ')})`);
        return 'portable';
    }
    const own = policy.publisher !== undefined && policy.publisher === signed.publisherId;
    checks.pass('trust', own ? `signed by ${signed.publisherId}, which is you` : `signed by a trusted key of ${signed.publisherId}`);
    return own ? 'local' : 'trusted';
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

/***/ 12997:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ verifiedKeys)
/* harmony export */ });
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27999);
/* harmony import */ var _pae_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90320);


const MAX_TRIES = 1024;
function verifiedKeys({ payloadType, payload, signatures }, keys) {
    const message = (0,_pae_js__WEBPACK_IMPORTED_MODULE_1__/* .preAuthEncode */ .u)(payloadType, payload);
    const found = new Map();
    let tries = 0;
    const attempt = (signature, key) => {
        const { sig } = signature;
        if (sig === undefined || found.has(signature) || tries >= MAX_TRIES)
            return;
        tries++;
        if ((0,_ed25519_js__WEBPACK_IMPORTED_MODULE_0__/* .verifyStrict */ .$r)(key.raw, message, sig))
            found.set(signature, key);
    };
    for (const hinted of [true, false]) {
        for (const signature of signatures) {
            for (const key of keys)
                if ((key.keyid === signature.keyid) === hinted)
                    attempt(signature, key);
        }
    }
    return [...new Set(signatures.flatMap((signature) => found.get(signature) ?? []))];
}


/***/ }),

/***/ 95419:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ VerifyChecks)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37850);

const MAX_LISTED = 20;
class VerifyChecks {
    #checks = [];
    #failures = new Map();
    fail(check, message) {
        const count = (this.#failures.get(check) ?? 0) + 1;
        this.#failures.set(check, count);
        if (count <= MAX_LISTED)
            this.#checks.push({ id: check, ok: false, message });
    }
    warn(check, message) {
        this.#checks.push({ id: check, ok: true, message, warning: true });
    }
    pass(check, message) {
        if (!this.#failures.has(check))
            this.#checks.push({ id: check, ok: true, message });
    }
    attempt(body) {
        try {
            return body();
        }
        catch (error) {
            if (!(error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k))
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
            if (!(error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k))
                throw error;
            this.fail(error.check, error.message);
            return undefined;
        }
    }
    failed(...checks) {
        return checks.length === 0 ? this.#failures.size > 0 : checks.some((check) => this.#failures.has(check));
    }
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-42714.js").modules);
