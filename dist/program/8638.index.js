"use strict";
exports.id = 8638;
exports.ids = [8638];
exports.modules = {

/***/ 11232:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ refuseForeign)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30461);


const READ = 'a cartridge, or a CAL called *.cal.json or *.cal.yaml, belongs here';
function refuseForeign({ source }, path, profile) {
    const foreign = (0,_core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .foreignToCartridges */ .cx)(source.read(0, Math.min(_core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .HEAD_BYTES */ .Lq, source.size)), profile);
    if (foreign === undefined)
        return;
    const { what, help = READ } = foreign;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cartridge', `it is ${what}`, { path, help });
}


/***/ }),

/***/ 74475:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ checkLayout),
/* harmony export */   q: () => (/* binding */ requireLayout)
/* harmony export */ });
/* harmony import */ var _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34591);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32754);
/* harmony import */ var _core_source_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87161);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20075);
/* harmony import */ var _core_value_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46430);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46774);
/* harmony import */ var _core_value_semver_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17601);







function checkLayout(origin, cartridge, demanded, profile, checks) {
    if (origin === undefined) {
        requireLayout(demanded, checks);
        return;
    }
    const { tag, digest, referrers, packedWith } = origin;
    if (cartridge.rom === undefined)
        return;
    const version = (0,_core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_0__/* .metaValue */ .t8)(cartridge.meta, 'artifact_version', profile);
    const named = tag === undefined ? undefined : (0,_core_value_semver_js__WEBPACK_IMPORTED_MODULE_5__/* .versionOfTag */ .mx)(tag.replaceAll('_', '+'));
    if (named !== undefined && named !== version)
        checks.fail('layout', `the tag ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tag ?? '')} names version ${named}, the cartridge is ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(version ?? '')}`);
    for (const each of referrers) {
        const fault = FAULTS[each.kind](each, origin, cartridge);
        if (fault !== undefined)
            checks.fail('layout', `the ${each.kind} ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(each.name)} beside it ${fault}`);
    }
    for (const kind of demanded)
        if (!referrers.some((each) => each.kind === kind))
            checks.fail('layout', `no ${kind} refers to it`);
    const there = new Set(referrers.map((each) => each.digest));
    const missing = packedWith.filter((each) => !there.has(each));
    if (missing.length > 0)
        checks.warn('layout', `it was packed with ${packedWith.length} files that refer to it; not here: ${missing.join(', ')}`);
    const list = referrers.map(({ kind, name }) => `${kind} ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)}`);
    checks.pass('layout', `manifest ${digest}${list.length === 0 ? '' : `, with ${list.join(', ')}`}`);
}
function requireLayout(demanded, checks) {
    if (demanded.length > 0)
        checks.fail('layout', `nothing refers to a file: ${demanded.join(' and ')} can only be demanded in an OCI layout`);
}
const FAULTS = {
    manifest({ bytes }, _, { manifestBytes }) {
        const same = manifestBytes !== undefined && (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Digest */ .sI)(bytes) === (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Digest */ .sI)(manifestBytes);
        return same ? undefined : 'is not the one in the cartridge';
    },
    descriptor({ bytes }, _, { manifestBytes, rom }) {
        const value = jsonOf(bytes);
        const hash = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(value, 'requirementsHash');
        if (manifestBytes === undefined || hash !== (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Digest */ .sI)(manifestBytes))
            return 'is of another manifest';
        const romDigest = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(value, 'romDigest');
        return romDigest === undefined || romDigest === rom?.digest ? undefined : 'is of another cartridge';
    },
    bundle({ bytes }, { digest, fileDigest }, { rom }) {
        const value = jsonOf(bytes);
        if ((0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(value, 'mediaType') !== _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .BUNDLE_MEDIA_TYPE */ .NV)
            return `is no bundle of type ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .BUNDLE_MEDIA_TYPE */ .NV)}`;
        const about = subjectsOf(value);
        return [digest, fileDigest, rom?.digest].some((each) => each != null && about.includes(each))
            ? undefined
            : 'is about something else';
    },
};
function subjectsOf(bundle) {
    const payload = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)((0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(bundle, 'dsseEnvelope'), 'payload');
    const subjects = typeof payload === 'string' ? (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(jsonOf(Buffer.from(payload, 'base64')), 'subject') : undefined;
    const hex = Array.isArray(subjects) ? subjects.map((each) => (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)((0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(each, 'digest'), 'sha256')) : [];
    const message = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)((0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)((0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(bundle, 'messageSignature'), 'messageDigest'), 'digest');
    if (typeof message === 'string')
        hex.push(Buffer.from(message, 'base64').toString('hex'));
    return hex.map((each) => `sha256:${String(each)}`);
}
function jsonOf(bytes) {
    const { value, problems } = (0,_core_source_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)('', new TextDecoder().decode(bytes));
    return problems.length > 0 ? undefined : value;
}


/***/ }),

/***/ 8638:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  beyondCartridges: () => (/* binding */ beyondCartridges),
  foreignState: () => (/* binding */ foreignState),
  isCalPath: () => (/* binding */ isCalPath),
  loadKnown: () => (/* binding */ loadKnown),
  plainDemands: () => (/* binding */ plainDemands),
  requireTrust: () => (/* binding */ requireTrust),
  signatureState: () => (/* binding */ signatureState),
  verifyFile: () => (/* binding */ verifyFile)
});

// EXTERNAL MODULE: ./build/core/dsse/envelope.js
var envelope = __webpack_require__(88216);
// EXTERNAL MODULE: ./build/core/dsse/statement.js
var statement = __webpack_require__(18355);
;// CONCATENATED MODULE: ./build/core/cartridge/explain.js


function repeatScript(about) {
    const { path, profile, signature, publicKey } = about;
    return [
        '#!/bin/sh',
        '# Needs sqlite3 and openssl. Every step must hold; the script stops at the first that does not.',
        'set -eu',
        `cart=${shellQuote(path.startsWith('-') ? `./${path}` : path)}`,
        'work=$(mktemp -d) && trap \'rm -rf "$work"\' EXIT',
        'query() { sqlite3 -readonly -batch "$cart" "$1"; }',
        'sha256() { openssl dgst -sha256 -r | cut -d" " -f1; }',
        'same() { test "$1" = "$2" || { echo "does not hold: $3" >&2; exit 1; }; }',
        'none() { same "$(query "SELECT count(*) FROM ($1)")" 0 "$2"; }',
        '',
        '# 1. The structure is sound: tables only, no view, trigger or virtual table.',
        `none "SELECT 1 FROM sqlite_master WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'" 'tables only'`,
        'same "$(query \'PRAGMA integrity_check\')" ok integrity_check',
        '',
        ...(profile.prefix === 'acx' ? RAW_DEFLATE : FILES),
        '',
        ...texts(about),
        '',
        '# 4. The list itself has the signed digest, and the statement is about this cartridge.',
        `query "SELECT '[' || group_concat(json_object('canon', canon, 'oid', oid, 'sourceRef', source_ref, 'sz', sz)) || ']'`,
        `  FROM (SELECT * FROM objects NOT INDEXED WHERE zone = 'rom' ORDER BY kind, source_ref)" | tr -d '\\n' > "$work/manifest"`,
        'digest=$(sha256 < "$work/manifest")',
        `query "SELECT json_extract(envelope, '$.payload') FROM signatures WHERE target = 'rom-manifest'" | openssl base64 -d -A > "$work/payload"`,
        `claim() { sqlite3 -batch :memory: "SELECT json_extract(CAST(readfile('$work/payload') AS TEXT), '$1')"; }`,
        `same "$(claim '$.subject[0].digest.sha256')" "$digest" 'signed digest'`,
        `same "$(claim '$._type')" ${statement/* STATEMENT_TYPE */.zG} _type`,
        `same "$(claim '$.predicateType')" ${profile.cartridgePredicateType} predicateType`,
        `same "$(claim '$.subject[0].name')" "$(query "SELECT value FROM cartridge WHERE key = '${profile.metaPrefix}cartridge_id'")" 'name of the subject'`,
        '',
        '# 5. The signature is one of this key over the payload (DSSE v1).',
        `{ printf 'DSSEv1 ${envelope/* PAYLOAD_TYPE */.Uc.length} ${envelope/* PAYLOAD_TYPE */.Uc} %d ' "$(wc -c < "$work/payload")"; cat "$work/payload"; } > "$work/signed"`,
        `query "SELECT json_extract(envelope, '$.signatures[${signature}].sig') FROM signatures WHERE target = 'rom-manifest'" | openssl base64 -d -A > "$work/signature"`,
        'cat > "$work/key.pem" <<\'END\'',
        publicKey.trimEnd(),
        'END',
        'openssl pkeyutl -verify -pubin -inkey "$work/key.pem" -rawin -in "$work/signed" -sigfile "$work/signature"',
        'echo "ROM digest sha256:$digest"',
        '',
    ].join('\n');
}
const LISTED = "SELECT source_ref FROM objects WHERE zone = 'rom'";
const ODD_NAME = "typeof(name) <> 'text' OR name GLOB '*[^A-Za-z0-9._/-]*' OR name GLOB '*/[^A-Za-z0-9]*' OR name GLOB '*/' OR (name NOT GLOB 'rom/*' AND name NOT GLOB 'save/*')";
const FILES = [
    '# 2. The ROM files are exactly the listed ones and have the listed digests.',
    `none "SELECT 1 FROM sqlar NOT INDEXED WHERE ${ODD_NAME}" 'names of files'`,
    `none "SELECT 1 FROM sqlar NOT INDEXED WHERE typeof(mode) <> 'integer' OR mode NOT IN (33188, 420)" 'modes of files'`,
    `none "SELECT name FROM sqlar NOT INDEXED WHERE name GLOB 'rom/*' EXCEPT ${LISTED}" 'every ROM file is listed'`,
    'case $cart in /*) archive=$cart ;; *) archive=$PWD/$cart ;; esac',
    'mkdir "$work/files" && (cd "$work/files" && sqlite3 "$archive" -Ax)',
    `query "SELECT oid || ' ' || source_ref FROM objects WHERE zone = 'rom' AND kind = 'sqlar'" > "$work/list"`,
    'while read -r oid ref; do same "sha256:$(sha256 < "$work/files/$ref")" "$oid" "$ref"; done < "$work/list"',
];
const RAW_DEFLATE = [
    '# 2. The files of this profile hold raw deflate streams, which stock sqlite3 cannot extract: their digests are not repeated here.',
    `none "SELECT name FROM sqlar NOT INDEXED WHERE name GLOB 'rom/*' EXCEPT ${LISTED}" 'every ROM file is listed'`,
];
function texts({ profile, memory }) {
    const meta = `'cartridge:' || key`;
    const kinds = [
        { ref: meta, text: "json_object('key', key, 'value', value)", from: 'cartridge' },
        { ref: `'capability:' || id`, text: 'json', from: 'capabilities' },
        ...(memory ? [{ ref: `'memory:' || id`, text: 'payload', from: `(SELECT * FROM memory WHERE zone = 'rom')` }] : []),
    ];
    const all = kinds.map(({ ref, text, from }) => `SELECT ${ref} AS ref, ${text} AS text FROM ${from}`);
    const free = profile.prefix === 'acx' ? `ref LIKE 'cartridge:%'` : `ref = 'cartridge:${profile.metaPrefix}rom_manifest_hash'`;
    return [
        `# 3. So are the meta values, capabilities and memories: exactly the listed ones, with the listed digests.`,
        `texts="${all.join(' UNION ALL ')}"`,
        `none "SELECT ref FROM ($texts) WHERE NOT ${free} EXCEPT ${LISTED}" 'everything in the ROM is listed'`,
        `query "SELECT oid || ' ' || coalesce(text, '') FROM objects LEFT JOIN ($texts) ON ref = source_ref WHERE zone = 'rom' AND kind <> 'sqlar'" > "$work/list"`,
        'while read -r oid text; do same "sha256:$(printf %s "$text" | sha256)" "$oid" "$text"; done < "$work/list"',
    ];
}
function shellQuote(text) {
    return `'${text.replaceAll("'", String.raw `'\''`)}'`;
}

// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var cartridge_meta = __webpack_require__(34591);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/semver.js
var semver = __webpack_require__(17601);
;// CONCATENATED MODULE: ./build/core/cartridge/rollback.js


function checkRollback(current, known, checks) {
    if (known.artifactId !== undefined && known.artifactId !== current.artifactId) {
        checks.fail('rollback', `it is ${(0,printable.quote)(current.artifactId)}, the known cartridge is ${(0,printable.quote)(known.artifactId)}`);
        return;
    }
    const order = (0,semver/* compareVersions */.Zy)(current.version, known.version);
    if (order === undefined) {
        checks.fail('rollback', `versions ${(0,printable.quote)(current.version)} and ${(0,printable.quote)(known.version)} cannot be compared`);
    }
    else if (order < 0) {
        checks.fail('rollback', `version ${current.version} is older than ${known.version}`);
    }
    else if (order === 0 && known.signedAt !== undefined && Date.parse(current.signedAt) < Date.parse(known.signedAt)) {
        checks.fail('rollback', `version ${current.version} was signed at ${current.signedAt}, the known one later, at ${known.signedAt}`);
    }
    else if (order === 0 && known.romDigest !== undefined && known.romDigest !== current.romDigest) {
        checks.warn('rollback', `version ${current.version} has another ROM digest than the known cartridge of that version`);
    }
    if (known.manifest !== undefined && current.manifest !== undefined) {
        for (const floor of loweredFloors(known.manifest, current.manifest))
            checks.warn('rollback', floor);
    }
    checks.pass('rollback', `version ${current.version} is not older than ${known.version}`);
}
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

// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(51078);
// EXTERNAL MODULE: ./build/core/dsse/cal.js
var cal = __webpack_require__(88730);
// EXTERNAL MODULE: ./build/core/dsse/file-statement.js
var file_statement = __webpack_require__(9658);
// EXTERNAL MODULE: ./build/core/dsse/verify.js
var dsse_verify = __webpack_require__(12997);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/result/verify-checks.js
var verify_checks = __webpack_require__(95419);
// EXTERNAL MODULE: ./build/app/project/layouts.js
var layouts = __webpack_require__(80557);
// EXTERNAL MODULE: ./build/app/trust/foreign-file.js
var foreign_file = __webpack_require__(11232);
// EXTERNAL MODULE: ./build/app/trust/layout.js
var layout = __webpack_require__(74475);
;// CONCATENATED MODULE: ./build/app/trust/verify.js














const CAL_NAME = /\.cal\.(?:json|ya?ml)$/i;
function isCalPath(path) {
    return CAL_NAME.test(path);
}
async function verifyFile(ports, path, profile, demands) {
    const checks = new verify_checks/* VerifyChecks */.p();
    if (isCalPath(path))
        return verifyCalFile(ports.fs, path, profile, demands, checks);
    const file = ports.store.open(path);
    try {
        (0,foreign_file/* refuseForeign */.r)(file, path, profile);
        const verdict = await (0,verify/* verifyCartridgeFile */.b)(file, profile, demands.policy, checks);
        if (demands.known !== undefined && verdict.trust !== 'tampered')
            compareWith(demands.known, verdict, profile, checks);
        const romDigest = verdict.rom?.digest ?? null;
        (0,layout/* checkLayout */.H)(file.layout, verdict, demands.referrers ?? [], profile, checks);
        const cartridgeId = (0,cartridge_meta/* metaValue */.t8)(verdict.meta, 'cartridge_id', profile) ?? null;
        const { keys } = verdict;
        const judged = { ...verdict, keyids: keys.map(({ keyid }) => keyid), romDigest, cartridgeId };
        return {
            outcome: outcomeOf(path, judged, demands, checks),
            keys,
            content: cartridgeId === null || romDigest === null ? undefined : (0,file_statement/* cartridgeSubject */.GT)({ cartridgeId, romDigest }, profile),
            manifestBytes: verdict.manifestBytes,
            artifact: artifactOf(verdict, profile),
            verdict,
            script: () => scriptOf(file.layout === undefined ? path : file.layout.blob, verdict, profile),
        };
    }
    finally {
        file.close();
    }
}
async function verifyCalFile(fs, path, profile, demands, checks) {
    const { ambiguities, MAX_CAL, readCal, structureFaults } = await Promise.all(/* import() */[__webpack_require__.e(4164), __webpack_require__.e(5727), __webpack_require__.e(7712)]).then(__webpack_require__.bind(__webpack_require__, 80639));
    const doc = await readCal(path, fs.readFile(path, MAX_CAL), profile);
    for (const { message, range } of doc.problems)
        checks.fail('cal', `${(0,printable.printable)(path)}:${range.start.line}: ${message}`);
    if (!checks.failed())
        for (const message of await ambiguities(doc))
            checks.fail('cal', message);
    const verdict = checks.failed() ? unreadable(doc) : (0,cal/* verifyCal */.YT)(doc.value, profile, demands.policy, checks);
    if (verdict.trust !== 'tampered' && doc.value !== undefined) {
        for (const message of await structureFaults(doc, profile))
            checks.fail('structure', message);
        checks.pass('structure', 'lint finds no error in it');
    }
    beyondCartridges(demands, checks);
    const keyids = verdict.keys.map(({ keyid }) => keyid);
    const outcome = outcomeOf(path, { ...verdict, keyids, romDigest: null, cartridgeId: null }, demands, checks);
    const { content, keys } = verdict;
    return { outcome, content, keys, manifestBytes: undefined, artifact: null, script: () => undefined };
}
function beyondCartridges({ known, referrers = [] }, checks) {
    if (known !== undefined)
        checks.warn('rollback', 'only cartridges have a version to compare');
    (0,layout/* requireLayout */.q)(referrers, checks);
}
function unreadable({ text }) {
    const trust = /\bintegrity\b/.test(text) ? 'tampered' : 'unsigned';
    return { trust, digest: null, content: undefined, keys: [], publisherId: undefined, signedAt: undefined };
}
const SHORT_OF_TRUSTED = {
    tampered: false,
    unsigned: true,
    untrusted: false,
    portable: true,
    trusted: false,
    local: false,
};
function requireTrust(trust, demands, checks) {
    if (demands.require === 'trusted' && SHORT_OF_TRUSTED[trust])
        checks.fail('require', `${trust} is not enough: trusted is required`);
}
function outcomeOf(path, judged, demands, checks) {
    const { trust } = judged;
    if (trust === 'unsigned') {
        if (demands.allowUnsigned)
            checks.warn('signature', 'no signature');
        else
            checks.fail('signature', 'no signature');
    }
    requireTrust(trust, demands, checks);
    const list = checks.list();
    const ok = list.every((check) => check.ok && !(demands.strict && check.warning === true));
    return {
        path,
        ok,
        trust,
        cartridgeId: judged.cartridgeId,
        romDigest: judged.romDigest,
        publisherId: judged.publisherId ?? null,
        keyids: judged.keyids,
        signedAt: judged.signedAt ?? null,
        checks: list,
    };
}
function compareWith(known, verdict, profile, checks) {
    const artifact = artifactOf(verdict, profile);
    if (artifact === undefined) {
        checks.fail('rollback', UNSIGNED_VERSION);
        return;
    }
    const { manifest } = verdict;
    checkRollback({
        version: artifact.version,
        artifactId: artifact.id,
        romDigest: verdict.rom?.digest ?? '',
        signedAt: verdict.signedAt ?? '',
        ...(manifest === undefined ? {} : { manifest }),
    }, known, checks);
}
const UNSIGNED_VERSION = 'what it states of its name and version is not signed, so that it may be any';
function artifactOf({ meta, rom }, profile) {
    const signed = new Set(rom?.objects.map(({ sourceRef }) => sourceRef));
    const keys = ['publisher_id', 'artifact_id', 'artifact_version'];
    if (keys.some((key) => !signed.has(`cartridge:${profile.metaPrefix}${key}`)))
        return undefined;
    const [publisher = '', name = '', version = ''] = keys.map((key) => (0,cartridge_meta/* metaValue */.t8)(meta, key, profile));
    return { id: `${publisher}/${name}`, version };
}
async function loadKnown(ports, named, profile, policy) {
    const help = 'name a cartridge that verifies, or a version such as 1.2.0';
    if (ports.fs.kind(named) === 'none' && !(0,layouts/* namesLayout */.RE)(ports.fs, named)) {
        if ((0,semver/* isVersion */.lF)(named))
            return { version: named };
        throw new errors/* UserError */.y('bad-baseline', 'neither a cartridge that is there nor a version', { path: named, help });
    }
    const file = ports.store.open(named);
    try {
        const checks = new verify_checks/* VerifyChecks */.p();
        const byAnyKey = { ...policy, publicKeys: [], registry: undefined, threshold: 1 };
        const verdict = await (0,verify/* verifyCartridgeFile */.b)(file, profile, byAnyKey, checks);
        const { manifest, rom, signedAt } = verdict;
        const artifact = artifactOf(verdict, profile);
        const broken = checks.list().find(({ ok }) => !ok)?.message ?? (artifact === undefined ? UNSIGNED_VERSION : undefined);
        if (artifact === undefined || broken !== undefined)
            throw new errors/* UserError */.y('bad-baseline', `the known cartridge is broken: ${broken}`, { path: named, help });
        return {
            version: artifact.version,
            artifactId: artifact.id,
            ...(typeof rom?.digest === 'string' ? { romDigest: rom.digest } : {}),
            ...(signedAt === undefined ? {} : { signedAt }),
            ...(manifest === undefined ? {} : { manifest }),
        };
    }
    finally {
        file.close();
    }
}
function scriptOf(path, verdict, profile) {
    const { signature, cartridge, trust } = verdict;
    const [key] = verdict.keys;
    if (signature === undefined || key === undefined || cartridge === undefined || trust === 'tampered')
        return undefined;
    if (path === undefined)
        return undefined;
    const { envelope } = signature;
    const index = envelope.signatures.findIndex((entry) => (0,dsse_verify/* verifiedKeys */.r)({ ...envelope, signatures: [entry] }, [key]).length > 0);
    return repeatScript({ path, profile, signature: index, publicKey: key.pem, memory: cartridge.schema.has('memory') });
}
function plainDemands(now) {
    const policy = { publicKeys: [], registry: undefined, threshold: 1, publisher: undefined, now };
    return { policy, require: 'portable', allowUnsigned: false, strict: false, known: undefined };
}
async function signatureState(ports, path, profile, demands) {
    const { outcome, manifestBytes } = await verifyFile(ports, path, profile, demands);
    return { signature: signatureIn(outcome), manifestBytes, outcome };
}
function foreignState(path, { message, help }) {
    const check = {
        id: 'identity',
        ok: false,
        message: help === undefined ? message : `${message} (${help})`,
    };
    const nothing = { cartridgeId: null, romDigest: null, publisherId: null, keyids: [], signedAt: null };
    return {
        signature: 'failed',
        manifestBytes: undefined,
        outcome: { path, ok: false, trust: 'unsigned', ...nothing, checks: [check] },
    };
}
function signatureIn({ trust, checks }) {
    const failed = checks.filter(({ ok, id }) => !ok && id !== 'structure').map(({ id }) => id);
    if (trust === 'unsigned')
        return failed.every((id) => id === 'signature') ? 'unsigned' : 'failed';
    return failed.length === 0 ? 'verified' : 'failed';
}


/***/ }),

/***/ 88730:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YT: () => (/* binding */ verifyCal),
/* harmony export */   ai: () => (/* binding */ signCal),
/* harmony export */   vC: () => (/* binding */ calDigest)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46774);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _value_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34293);
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46430);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88216);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64221);
/* harmony import */ var _public_key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3275);
/* harmony import */ var _sign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34021);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18355);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86816);











const MEMBERS = ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'];
function calDigest(cal) {
    const rest = Object.fromEntries(Object.entries(cal).filter(([name]) => name !== 'integrity'));
    if ((0,_strict_json_js__WEBPACK_IMPORTED_MODULE_8__/* .hasUnsafeInteger */ .Nk)(rest))
        throw new TypeError('a number is above 2^53');
    return (0,_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)((0,_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalize */ .d)(rest));
}
function signCal(cal, signer, claim, profile) {
    const digest = calDigest(cal);
    const { keyid, pem } = signer.publicKey;
    const envelope = (0,_sign_js__WEBPACK_IMPORTED_MODULE_6__/* .signStatement */ .fT)(calStatement(cal, digest, claim, profile), signer);
    return {
        schemaVersion: profile.calSignatureSchemaVersion,
        digest,
        publisherId: claim.publisherId,
        keyid,
        publicKeyPem: pem,
        signedAt: claim.signedAt,
        envelope: (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .envelopeJson */ .X8)(envelope),
    };
}
function calStatement(cal, digest, claim, profile) {
    const count = (name) => {
        const list = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(cal, name);
        return Array.isArray(list) ? list.length : 0;
    };
    return {
        subjectName: calSubject(cal, profile),
        sha256: digest.slice('sha256:'.length),
        predicateType: profile.calPredicateType,
        predicate: {
            [profile.predicateVersionField]: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(cal, 'schemaVersion'),
            workflowId: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(cal, 'id'),
            workflowVersion: (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(cal, 'version') ?? null,
            publisherId: claim.publisherId,
            workflowDigest: digest,
            signedAt: claim.signedAt,
            participants: count('participants'),
            nodes: count('nodes'),
        },
    };
}
function calSubject(cal, profile) {
    return `${profile.calSubjectPrefix}${String((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(cal, 'id'))}@${String((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(cal, 'version') ?? 'unversioned')}`;
}
function verifyCal(cal, profile, policy, checks) {
    const nothing = { digest: null, content: undefined, keys: [], publisherId: undefined, signedAt: undefined };
    const integrity = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(cal, 'integrity');
    let digest;
    try {
        digest = calDigest(cal);
    }
    catch (error) {
        checks.fail('cal', `the CAL has no RFC 8785 form: ${error.message}`);
        return { ...nothing, trust: integrity === undefined ? 'unsigned' : 'tampered' };
    }
    const content = {
        name: calSubject(cal, profile),
        digest: { [profile.calDigestName]: digest.slice('sha256:'.length) },
    };
    if (integrity === undefined)
        return { ...nothing, digest, content, trust: 'unsigned' };
    const parts = readIntegrity(integrity, digest, profile, policy, checks);
    if (parts === undefined)
        return { ...nothing, digest, content, trust: 'tampered' };
    checks.pass('cal', `${content.name} has the digest that its signature block states`);
    const { publisherId, signedAt } = parts;
    const verified = (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .verifyEnvelope */ .Y)(parts.envelope, [parts.key], policy, (0,_statement_js__WEBPACK_IMPORTED_MODULE_7__/* .statementOf */ .T8)(profile.calPredicateType), checks);
    if (typeof verified === 'string')
        return { ...nothing, digest, content, trust: verified };
    const { keys } = verified;
    checkCalStatement(verified.statement, calStatement(cal, digest, { publisherId, signedAt }, profile), checks);
    if (checks.failed())
        return { ...nothing, digest, content, keys, trust: 'tampered' };
    const trust = (0,_judge_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeTrust */ .g)(keys, { publisherId, signedAt }, policy, checks);
    return { trust, digest, content, keys, publisherId, signedAt };
}
function readIntegrity(integrity, digest, profile, policy, checks) {
    const fail = (check, message) => void checks.fail(check, message);
    if (!(0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .isMapping */ .pi)(integrity))
        return fail('cal', 'integrity is no mapping');
    const names = Object.keys(integrity);
    const odd = names.find((name) => !MEMBERS.includes(name)) ?? MEMBERS.find((name) => !names.includes(name));
    if (odd !== undefined)
        return fail('cal', `integrity must have exactly ${MEMBERS.join(', ')}; see ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(odd)}`);
    const version = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(integrity, 'schemaVersion');
    if (version !== profile.calSignatureSchemaVersion) {
        return fail('cal', unrecognized(version, (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'calSignatureSchemaVersion', version)));
    }
    const stated = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(integrity, 'digest');
    if (!(0,_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .isDigest */ .Bc)(stated) || stated !== digest)
        return fail('cal', `integrity.digest is not ${digest}, which the CAL has now`);
    const publisherId = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(integrity, 'publisherId');
    if (typeof publisherId !== 'string' || publisherId === '')
        return fail('cal', 'integrity.publisherId is no publisher');
    const signedAt = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(integrity, 'signedAt');
    const late = (0,_statement_js__WEBPACK_IMPORTED_MODULE_7__/* .signedAtProblem */ .$e)(signedAt, policy.now);
    if (late !== undefined)
        return fail('signed-at', late);
    const envelope = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_3__/* .envelopeOf */ .Ge)((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(integrity, 'envelope'));
    if ('problem' in envelope)
        return fail('envelope', envelope.problem);
    if (envelope.envelope.signatures.length !== 1)
        return fail('envelope', 'the envelope of a CAL has exactly one signature');
    try {
        const key = (0,_public_key_js__WEBPACK_IMPORTED_MODULE_5__/* .parsePublicKey */ .ee)(String((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(integrity, 'publicKeyPem')));
        if (key.keyid !== (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(integrity, 'keyid'))
            return fail('cal', 'integrity.keyid is not that of publicKeyPem');
        return { envelope: envelope.envelope, key, publisherId, signedAt: String(signedAt) };
    }
    catch (error) {
        if (!(error instanceof _public_key_js__WEBPACK_IMPORTED_MODULE_5__/* .KeyProblem */ .vc))
            throw error;
        return fail('cal', `integrity.publicKeyPem cannot be used: ${error.message}`);
    }
}
function checkCalStatement(statement, expected, checks) {
    const differs = (0,_statement_js__WEBPACK_IMPORTED_MODULE_7__/* .digestProblem */ .WQ)(statement, expected.sha256, ['workflowDigest']);
    if (differs !== undefined)
        checks.fail('statement', differs);
    if (statement.subjectName !== expected.subjectName) {
        checks.fail('statement', `the subject is ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(statement.subjectName)}, not ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(expected.subjectName)}`);
    }
    for (const [name, value] of Object.entries(expected.predicate)) {
        if (name !== 'workflowDigest' && (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_10__/* .member */ .Dc)(statement.predicate, name) !== value) {
            checks.fail('statement', `predicate ${name} is not what the CAL says`);
        }
    }
    checks.pass('statement', `the statement is about ${expected.subjectName}`);
}
function unrecognized(value, other) {
    const way = other === undefined ? '' : `: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`;
    return `unrecognized integrity.schemaVersion ${typeof value === 'string' ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(value) : 'that is no string'}${way}`;
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

/***/ 17601:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   mx: () => (/* binding */ versionOfTag)
/* harmony export */ });
/* harmony import */ var semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78469);
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16353);


function isVersion(text) {
    const [release = ''] = text.split('+');
    const exact = release
        .replace('-', '.')
        .split('.')
        .every((part) => !/^\d{16,}$/.test(part));
    return exact && /^\d\S*$/.test(text) && semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_1__(text) !== null;
}
function versionOfTag(tag) {
    const [, version] = /(?:^|[^0-9A-Za-z.])v?((?:0|[1-9]\d*)\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?)$/.exec(tag) ?? [];
    return version !== undefined && isVersion(version) ? version : undefined;
}
function compareVersions(a, b) {
    return isVersion(a) && isVersion(b) ? semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__(a, b) : undefined;
}


/***/ })

};
;
