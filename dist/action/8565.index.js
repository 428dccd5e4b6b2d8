export const id = 8565;
export const ids = [8565];
export const modules = {

/***/ 8535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ refuseForeign)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5101);


/** What is read by `verify` and `sign`, for messages. */
const READ = 'a cartridge, or a CAL called *.cal.json or *.cal.yaml, belongs here';
/**
 * Stops at a file that is no cartridge of the profile: nobody tampered with it, it only does not belong here.
 *
 * @throws UserError `not-a-cartridge` that says what the file is
 */
function refuseForeign({ source }, path, profile) {
    const foreign = (0,_core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .foreignToCartridges */ .cx)(source.read(0, Math.min(_core_file_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .HEAD_BYTES */ .Lq, source.size)), profile);
    if (foreign === undefined)
        return;
    const { what, help = READ } = foreign;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-a-cartridge', `it is ${what}`, { path, help });
}


/***/ }),

/***/ 8565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  foreignState: () => (/* binding */ foreignState),
  isCalPath: () => (/* binding */ isCalPath),
  loadBaseline: () => (/* binding */ loadBaseline),
  plainDemands: () => (/* binding */ plainDemands),
  signatureState: () => (/* binding */ signatureState),
  verifyFile: () => (/* binding */ verifyFile)
});

// EXTERNAL MODULE: ./build/core/dsse/envelope.js
var dsse_envelope = __webpack_require__(8216);
// EXTERNAL MODULE: ./build/core/dsse/statement.js
var dsse_statement = __webpack_require__(8355);
;// CONCATENATED MODULE: ./build/core/cartridge/explain.js
/** How to repeat a verification without cartwright: a shell script that needs `sqlite3` and `openssl`, nothing else. */


/**
 * A POSIX shell script that ends with status 0 only when every step holds, and names the step that does not. It repeats what
 * the format promises (format.md 4 and 5): every ROM object has the digest that is listed, nothing else is in the ROM zone,
 * the list has the signed digest, and the signature is one of the given key. It does not say who that key belongs to.
 *
 * No text of the cartridge becomes part of a command, and nothing is extracted before names, modes and schema were checked:
 * `sqlite3 -Ax` follows links and absolute names (security/attacks.md, section 0, 7).
 */
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
        `same "$(claim '$._type')" ${dsse_statement/* STATEMENT_TYPE */.zG} _type`,
        `same "$(claim '$.predicateType')" ${profile.cartridgePredicateType} predicateType`,
        `same "$(claim '$.subject[0].name')" "$(query "SELECT value FROM cartridge WHERE key = '${profile.metaPrefix}cartridge_id'")" 'name of the subject'`,
        '',
        '# 5. The signature is one of this key over the payload (DSSE v1).',
        `{ printf 'DSSEv1 ${dsse_envelope/* PAYLOAD_TYPE */.Uc.length} ${dsse_envelope/* PAYLOAD_TYPE */.Uc} %d ' "$(wc -c < "$work/payload")"; cat "$work/payload"; } > "$work/signed"`,
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
/** Meta values, capabilities and memory rows: each listed one has its digest, and there is no other. */
function texts({ profile, memory }) {
    const meta = `'cartridge:' || key`;
    const kinds = [
        { ref: meta, text: "json_object('key', key, 'value', value)", from: 'cartridge' },
        { ref: `'capability:' || id`, text: 'json', from: 'capabilities' },
        ...(memory ? [{ ref: `'memory:' || id`, text: 'payload', from: `(SELECT * FROM memory WHERE zone = 'rom')` }] : []),
    ];
    const all = kinds.map(({ ref, text, from }) => `SELECT ${ref} AS ref, ${text} AS text FROM ${from}`);
    // The published files have meta keys that nobody signed; they are a warning there, and no fault.
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
var cartridge_meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/semver.js
var semver = __webpack_require__(7972);
;// CONCATENATED MODULE: ./build/core/cartridge/rollback.js


/** Reports `rollback` when `current` is older than `baseline`, another artifact, or the same version with an older signature. */
function checkRollback(current, baseline, findings) {
    if (baseline.artifactId !== undefined && baseline.artifactId !== current.artifactId) {
        findings.fail('rollback', `it is ${(0,printable/* quote */.hD)(current.artifactId)}, the known cartridge is ${(0,printable/* quote */.hD)(baseline.artifactId)}`);
        return;
    }
    const order = (0,semver/* compareVersions */.Zy)(current.version, baseline.version);
    if (order === undefined) {
        findings.fail('rollback', `versions ${(0,printable/* quote */.hD)(current.version)} and ${(0,printable/* quote */.hD)(baseline.version)} cannot be compared`);
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

// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(1078);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/dsse/judge.js
var judge = __webpack_require__(4221);
// EXTERNAL MODULE: ./build/core/dsse/public-key.js
var public_key = __webpack_require__(3275);
// EXTERNAL MODULE: ./build/core/dsse/sign.js
var sign = __webpack_require__(4021);
// EXTERNAL MODULE: ./build/core/dsse/strict-json.js
var strict_json = __webpack_require__(6816);
;// CONCATENATED MODULE: ./build/core/dsse/cal.js










const MEMBERS = ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'];
/**
 * sha256 of the RFC 8785 form of a CAL without `integrity`.
 *
 * @throws TypeError when the value has no canonical form, or a number that not every reader reads as the same one
 */
function calDigest(cal) {
    const rest = Object.fromEntries(Object.entries(cal).filter(([name]) => name !== 'integrity'));
    if ((0,strict_json/* hasUnsafeInteger */.Nk)(rest))
        throw new TypeError('a number is above 2^53');
    return (0,core_digest/* sha256Digest */.sI)((0,canonical_json/* canonicalize */.d)(rest));
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
        const list = (0,strict_json/* member */.Dc)(cal, name);
        return Array.isArray(list) ? list.length : 0;
    };
    return {
        subjectName: calSubject(cal, profile),
        sha256: digest.slice('sha256:'.length),
        predicateType: profile.calPredicateType,
        predicate: {
            [profile.predicateVersionField]: (0,strict_json/* member */.Dc)(cal, 'schemaVersion'),
            workflowId: (0,strict_json/* member */.Dc)(cal, 'id'),
            workflowVersion: (0,strict_json/* member */.Dc)(cal, 'version') ?? null,
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
    return `${profile.calSubjectPrefix}${String((0,strict_json/* member */.Dc)(cal, 'id'))}@${String((0,strict_json/* member */.Dc)(cal, 'version') ?? 'unversioned')}`;
}
/**
 * Verifies the signature of a CAL of `profile` whose text was read without problems. What the signature covers is not judged:
 * bytes that are intact may still break the rules of the format.
 *
 * @param findings gets every check with its outcome
 */
function verifyCal(cal, profile, policy, findings) {
    const nothing = { digest: null, keyids: [], publisherId: undefined, signedAt: undefined };
    const integrity = (0,strict_json/* member */.Dc)(cal, 'integrity');
    let digest;
    try {
        digest = calDigest(cal);
    }
    catch (error) {
        findings.fail('cal', `the CAL has no RFC 8785 form: ${error.message}`);
        return { ...nothing, trust: integrity === undefined ? 'unsigned' : 'tampered' };
    }
    if (integrity === undefined)
        return { ...nothing, digest, trust: 'unsigned' };
    const parts = readIntegrity(integrity, digest, profile, policy, findings);
    if (parts === undefined)
        return { ...nothing, digest, trust: 'tampered' };
    findings.pass('cal', `${calSubject(cal, profile)} has the digest that its signature block states`);
    const { publisherId, signedAt } = parts;
    const verified = (0,judge/* verifyEnvelope */.Y)(parts.envelope, [parts.key], policy, profile.calPredicateType, findings);
    if (typeof verified === 'string')
        return { ...nothing, digest, trust: verified };
    const keyids = verified.keys.map(({ keyid }) => keyid);
    checkCalStatement(verified.statement, calStatement(cal, digest, { publisherId, signedAt }, profile), findings);
    if (findings.failed())
        return { ...nothing, digest, keyids, trust: 'tampered' };
    const trust = (0,judge/* judgeTrust */.g)(verified.keys, { publisherId, signedAt }, policy, findings);
    return { trust, digest, keyids, publisherId, signedAt };
}
function readIntegrity(integrity, digest, profile, policy, findings) {
    const fail = (check, message) => void findings.fail(check, message);
    if (typeof integrity !== 'object' || integrity === null || Array.isArray(integrity))
        return fail('cal', 'integrity is no mapping');
    const names = Object.keys(integrity);
    const odd = names.find((name) => !MEMBERS.includes(name)) ?? MEMBERS.find((name) => !names.includes(name));
    if (odd !== undefined)
        return fail('cal', `integrity must have exactly ${MEMBERS.join(', ')}; see ${(0,printable/* quote */.hD)(odd)}`);
    const version = (0,strict_json/* member */.Dc)(integrity, 'schemaVersion');
    if (version !== profile.calSignatureSchemaVersion) {
        return fail('cal', unrecognized(version, (0,ids/* otherProfileWith */.Yc)(profile, 'calSignatureSchemaVersion', version)));
    }
    const stated = (0,strict_json/* member */.Dc)(integrity, 'digest');
    if (!(0,core_digest/* isDigest */.Bc)(stated) || stated !== digest)
        return fail('cal', `integrity.digest is not ${digest}, which the CAL has now`);
    const publisherId = (0,strict_json/* member */.Dc)(integrity, 'publisherId');
    if (typeof publisherId !== 'string' || publisherId === '')
        return fail('cal', 'integrity.publisherId is no publisher');
    const signedAt = (0,strict_json/* member */.Dc)(integrity, 'signedAt');
    const late = (0,dsse_statement/* signedAtProblem */.$e)(signedAt, policy.now);
    if (late !== undefined)
        return fail('signed-at', late);
    const envelope = (0,dsse_envelope/* envelopeOf */.Ge)((0,strict_json/* member */.Dc)(integrity, 'envelope'));
    if ('problem' in envelope)
        return fail('envelope', envelope.problem);
    if (envelope.envelope.signatures.length !== 1)
        return fail('envelope', 'the envelope of a CAL has exactly one signature');
    try {
        const key = (0,public_key/* parsePublicKey */.ee)(String((0,strict_json/* member */.Dc)(integrity, 'publicKeyPem')));
        if (key.keyid !== (0,strict_json/* member */.Dc)(integrity, 'keyid'))
            return fail('cal', 'integrity.keyid is not that of publicKeyPem');
        return { envelope: envelope.envelope, key, publisherId, signedAt: String(signedAt) };
    }
    catch (error) {
        if (!(error instanceof public_key/* KeyProblem */.vc))
            throw error;
        return fail('cal', `integrity.publicKeyPem cannot be used: ${error.message}`);
    }
}
// Everything that the block and the CAL say must be what was signed; members the format does not know are ignored.
function checkCalStatement(statement, expected, findings) {
    const differs = (0,dsse_statement/* digestProblem */.WQ)(statement, expected.sha256, ['workflowDigest']);
    if (differs !== undefined)
        findings.fail('statement', differs);
    if (statement.subjectName !== expected.subjectName) {
        findings.fail('statement', `the subject is ${(0,printable/* quote */.hD)(statement.subjectName)}, not ${(0,printable/* quote */.hD)(expected.subjectName)}`);
    }
    for (const [name, value] of Object.entries(expected.predicate)) {
        if (name !== 'workflowDigest' && (0,strict_json/* member */.Dc)(statement.predicate, name) !== value) {
            findings.fail('statement', `predicate ${name} is not what the CAL says`);
        }
    }
    findings.pass('statement', `the statement is about ${expected.subjectName}`);
}
function unrecognized(value, other) {
    const way = other === undefined ? '' : `: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`;
    return `unrecognized integrity.schemaVersion ${typeof value === 'string' ? (0,printable/* quote */.hD)(value) : 'that is no string'}${way}`;
}

// EXTERNAL MODULE: ./build/core/dsse/verify.js
var dsse_verify = __webpack_require__(2997);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/findings.js
var core_findings = __webpack_require__(6770);
// EXTERNAL MODULE: ./build/app/foreign-file.js
var foreign_file = __webpack_require__(8535);
;// CONCATENATED MODULE: ./build/app/verify.js











const CAL_NAME = /\.cal\.(?:json|ya?ml)$/i;
/** @returns whether a path is one of a CAL by its name (format.md, 6). */
function isCalPath(path) {
    return CAL_NAME.test(path);
}
/**
 * Verifies a cartridge, or a signed CAL by its name.
 *
 * @throws UserError when the file cannot be read at all, or is neither of the profile: `not-a-cartridge`, `not-a-cal`
 */
async function verifyFile(ports, path, profile, demands) {
    const findings = new core_findings/* Findings */.F();
    if (isCalPath(path))
        return verifyCalFile(ports.fs, path, profile, demands, findings);
    const file = ports.store.open(path);
    try {
        (0,foreign_file/* refuseForeign */.r)(file, path, profile);
        const verdict = await (0,verify/* verifyCartridgeFile */.b)(file, profile, demands.policy, findings);
        // What a tampered file says of its version is nobody's word.
        if (demands.baseline !== undefined && verdict.trust !== 'tampered')
            compareWith(demands.baseline, verdict, profile, findings);
        const romDigest = verdict.rom?.digest ?? null;
        return {
            outcome: outcomeOf(path, {
                ...verdict,
                keyids: verdict.keys.map(({ keyid }) => keyid),
                romDigest,
                cartridgeId: (0,cartridge_meta/* metaValue */.t8)(verdict.meta, 'cartridge_id', profile) ?? null,
            }, demands, findings),
            manifestBytes: verdict.manifestBytes,
            script: () => scriptOf(path, verdict, profile),
        };
    }
    finally {
        file.close();
    }
}
async function verifyCalFile(fs, path, profile, demands, findings) {
    const { ambiguities, MAX_CAL, readCal, structureFaults } = await __webpack_require__.e(/* import() */ 3572).then(__webpack_require__.bind(__webpack_require__, 3572));
    const doc = await readCal(path, fs.readFile(path, MAX_CAL), profile);
    for (const { message, range } of doc.problems)
        findings.fail('cal', `${(0,printable/* printable */.g$)(path)}:${range.start.line}: ${message}`);
    if (!findings.failed())
        for (const message of await ambiguities(doc))
            findings.fail('cal', message);
    const verdict = findings.failed()
        ? unreadable(doc)
        : verifyCal(doc.value, profile, demands.policy, findings);
    if (verdict.trust !== 'tampered' && doc.value !== undefined) {
        for (const message of await structureFaults(doc, profile))
            findings.fail('structure', message);
        findings.pass('structure', 'lint finds no error in it');
    }
    if (demands.baseline !== undefined)
        findings.warn('rollback', 'only cartridges have a version to compare');
    const outcome = outcomeOf(path, { ...verdict, romDigest: null, cartridgeId: null }, demands, findings);
    return { outcome, manifestBytes: undefined, script: () => undefined };
}
// A text without one reading is not what was signed, if it was.
function unreadable({ text }) {
    const trust = /\bintegrity\b/.test(text) ? 'tampered' : 'unsigned';
    return { trust, digest: null, keyids: [], publisherId: undefined, signedAt: undefined };
}
/** States that a demand for trust refuses, where nothing else did already. */
const SHORT_OF_TRUSTED = {
    tampered: false,
    unsigned: true,
    untrusted: false,
    portable: true,
    trusted: false,
    local: false,
};
function outcomeOf(path, judged, demands, findings) {
    const { trust } = judged;
    if (trust === 'unsigned') {
        if (demands.allowUnsigned)
            findings.warn('signature', 'no signature');
        else
            findings.fail('signature', 'no signature');
    }
    if (demands.require === 'trusted' && SHORT_OF_TRUSTED[trust])
        findings.fail('require', `${trust} is not enough: trusted is required`);
    const checks = findings.list();
    const ok = checks.every((check) => check.ok && !(demands.strict && check.warning === true));
    return {
        path,
        ok,
        trust,
        cartridgeId: judged.cartridgeId,
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
        artifactId: artifactOf(meta, profile),
        romDigest: verdict.rom?.digest ?? '',
        signedAt: verdict.signedAt ?? '',
        ...(manifest === undefined ? {} : { manifest }),
    }, baseline, findings);
}
// With its publisher: two of them may call an artifact by the same name.
function artifactOf(meta, profile) {
    const [publisher, artifact] = ['publisher_id', 'artifact_id'].map((key) => (0,cartridge_meta/* metaValue */.t8)(meta, key, profile));
    return `${publisher ?? ''}/${artifact ?? ''}`;
}
/**
 * What `--not-older-than` names: a version, or a known cartridge, which must itself be whole.
 *
 * @throws UserError `bad-baseline`
 */
async function loadBaseline(ports, named, profile, policy) {
    const help = 'name a cartridge that verifies, or a version such as 1.2.0';
    if (ports.fs.kind(named) === 'none') {
        if ((0,semver/* isVersion */.lF)(named))
            return { version: named };
        throw new errors/* UserError */.y('bad-baseline', 'neither a cartridge that is there nor a version', { path: named, help });
    }
    const file = ports.store.open(named);
    try {
        const findings = new core_findings/* Findings */.F();
        const known = { ...policy, publicKeys: [], registry: undefined, threshold: 1 };
        const { meta, manifest, rom, signedAt } = await (0,verify/* verifyCartridgeFile */.b)(file, profile, known, findings);
        const broken = findings.list().find(({ ok }) => !ok);
        if (broken !== undefined) {
            throw new errors/* UserError */.y('bad-baseline', `the known cartridge is broken: ${broken.message}`, {
                path: named,
                help,
            });
        }
        return {
            version: (0,cartridge_meta/* metaValue */.t8)(meta, 'artifact_version', profile) ?? '',
            artifactId: artifactOf(meta, profile),
            ...(typeof rom?.digest === 'string' ? { romDigest: rom.digest } : {}),
            ...(signedAt === undefined ? {} : { signedAt }),
            ...(manifest === undefined ? {} : { manifest }),
        };
    }
    finally {
        file.close();
    }
}
// For what holds only: nobody is handed a script for a file that is known to be hostile.
function scriptOf(path, verdict, profile) {
    const { signature, cartridge, trust } = verdict;
    const [key] = verdict.keys;
    if (signature === undefined || key === undefined || cartridge === undefined || trust === 'tampered')
        return undefined;
    const { envelope } = signature;
    const index = envelope.signatures.findIndex((entry) => (0,dsse_verify/* verifiedKeys */.r)({ ...envelope, signatures: [entry] }, [key]).length > 0);
    return repeatScript({ path, profile, signature: index, publicKey: key.pem, memory: cartridge.schema.has('memory') });
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
    return { signature: signatureIn(outcome), manifestBytes, outcome };
}
/** The state of a file that is no cartridge here, among others that are: it fails, and keeps nobody from judging the rest. */
function foreignState(path, { message, help }) {
    const check = { id: 'identity', ok: false, message: help === undefined ? message : `${message} (${help})` };
    const nothing = { cartridgeId: null, romDigest: null, publisherId: null, keyids: [], signedAt: null };
    return {
        signature: 'failed',
        manifestBytes: undefined,
        outcome: { path, ok: false, trust: 'unsigned', ...nothing, checks: [check] },
    };
}
// What the signed bytes are worth is judged with the manifest: a signature over a manifest that breaks its rules holds.
function signatureIn({ trust, checks }) {
    const failed = checks.filter(({ ok, id }) => !ok && id !== 'structure').map(({ id }) => id);
    // A cartridge that only lacks a signature is a different answer than one that is broken.
    if (trust === 'unsigned')
        return failed.every((id) => id === 'signature') ? 'unsigned' : 'failed';
    return failed.length === 0 ? 'verified' : 'failed';
}


/***/ }),

/***/ 4082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ checkCartridgeStatement),
/* harmony export */   r: () => (/* binding */ cartridgeStatement)
/* harmony export */ });
/* harmony import */ var _dsse_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8355);
/* harmony import */ var _dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6816);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _meta_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4591);




/** The statement that `sign` makes. */
function cartridgeStatement(facts, profile) {
    return {
        subjectName: facts.cartridgeId,
        sha256: facts.romDigest.slice('sha256:'.length),
        predicateType: profile.cartridgePredicateType,
        predicate: {
            [profile.predicateVersionField]: _meta_js__WEBPACK_IMPORTED_MODULE_3__/* .SPEC_VERSION */ .FS,
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
    const differs = (0,_dsse_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .digestProblem */ .WQ)(statement, facts.romDigest.slice('sha256:'.length), ['romDigest', 'manifestHash']);
    if (differs !== undefined) {
        fail(statement.sha256 === facts.romDigest.slice(7)
            ? differs
            : `manifest hash does not match the signed subject: ${differs}`);
    }
    if (statement.subjectName !== facts.cartridgeId) {
        fail(`the subject is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(statement.subjectName)}, but the cartridge is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(facts.cartridgeId)}`);
    }
    for (const name of ['romDigest', 'manifestHash']) {
        if (typeof (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(predicate, name) !== 'string')
            fail(`predicate ${name} is missing`);
    }
    if (typeof (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(predicate, profile.predicateVersionField) !== 'string') {
        fail(`predicate ${profile.predicateVersionField} is missing`);
    }
    const publisherId = (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(predicate, 'publisherId');
    if (publisherId !== facts.publisherId)
        fail('predicate publisherId is not the publisher of the cartridge');
    const signedAt = (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(predicate, 'signedAt');
    const problem = (0,_dsse_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .signedAtProblem */ .$e)(signedAt, now);
    if (problem !== undefined)
        findings.fail('signed-at', problem);
    if (findings.failed('statement', 'signed-at'))
        return undefined;
    findings.pass('statement', `the statement is about ${facts.cartridgeId} and its ROM digest`);
    return { publisherId: facts.publisherId, signedAt: String(signedAt) };
}


/***/ }),

/***/ 3698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ sortObjects),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Ji: () => (/* binding */ romDigest),
/* harmony export */   Rd: () => (/* binding */ metaObject),
/* harmony export */   nV: () => (/* binding */ textObject),
/* harmony export */   zx: () => (/* binding */ canonOf)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5739);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
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
    return { kind: 'cartridge', sourceRef, oid: (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .d)({ key, value })), canon: 'jcs-rfc8785', sz };
}
/** The object of a row whose stored text is hashed as it is: a capability or a memory. */
function textObject(sourceRef, stored) {
    const bytes = new TextEncoder().encode(stored);
    const kind = kindOf(sourceRef);
    return { kind, sourceRef, oid: (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(bytes), canon: 'jcs-rfc8785', sz: bytes.length };
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
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .runningSha256 */ .Nl)();
    const encoder = new TextEncoder();
    let separator = '[';
    for (const { sourceRef, oid, canon, sz } of sortObjects(objects)) {
        digest.update(encoder.encode(separator + (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .d)({ sourceRef, oid, canon, sz })));
        separator = ',';
    }
    digest.update(encoder.encode(separator === '[' ? '[]' : ']'));
    return digest.finish();
}


/***/ }),

/***/ 9802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ capabilityId),
/* harmony export */   z: () => (/* binding */ readRom)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2552);
/* harmony import */ var _dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6816);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6526);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2382);
/* harmony import */ var _meta_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4591);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7884);
/* harmony import */ var _read_card_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(130);
/* harmony import */ var _rom_manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3698);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(576);
/** Recomputes every ROM object of a cartridge from its live rows (format.md 4.1, 4.3); a stored digest is never believed. */










const MANIFEST_LIMIT = 4 * 1024 * 1024;
/** Joins the pieces that pages give before they are hashed: a digest's cost hangs on the number of updates. */
const BLOCK = 256 * 1024;
/** Reads all rows that belong to the ROM zone; what is wrong with one is a finding, and the others are still read. */
async function readRom(cartridge, findings) {
    const objects = new Map();
    const save = new Set();
    const broken = new Set();
    const meta = findings.attempt(() => (0,_meta_js__WEBPACK_IMPORTED_MODULE_5__/* .readMeta */ .eE)((0,_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'cartridge'))) ?? new Map();
    const digestKey = `${cartridge.profile.metaPrefix}rom_manifest_hash`;
    for (const key of (0,_meta_js__WEBPACK_IMPORTED_MODULE_5__/* .missingKeys */ .lx)(meta, cartridge.profile))
        findings.fail('meta', `meta key ${key} is missing`);
    for (const [key, value] of meta)
        if (key !== digestKey)
            objects.set(`cartridge:${key}`, (0,_rom_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .metaObject */ .Rd)(key, value));
    findings.pass('meta', `${meta.size} meta values`);
    const manifestBytes = await readFiles(cartridge, findings, { objects, save, broken });
    readCapabilities(cartridge, findings, objects);
    readMemory(cartridge, findings, objects, save);
    return { meta, objects, broken, save, manifestBytes };
}
async function readFiles(cartridge, findings, found) {
    const names = new _names_js__WEBPACK_IMPORTED_MODULE_6__/* .NameSet */ .ap();
    let inflated = 0;
    let manifest;
    let count = 0;
    for (const row of (0,_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'sqlar')) {
        const entry = findings.attempt(() => (0,_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .readMember */ .hd)(row, cartridge.profile));
        if (entry === undefined)
            continue;
        count++;
        const clash = names.add(entry.name);
        if (clash !== undefined)
            findings.fail('names', clash);
        const compressed = entry.sz !== entry.stored;
        if (compressed)
            inflated += entry.sz;
        if (entry.zone === 'save') {
            found.save.add(entry.name);
            // What it holds is free, but stock SQLite extracts nothing behind a stream that it cannot inflate.
            if (!compressed)
                continue;
        }
        const object = await findings.attemptAsync(async () => {
            if (inflated > _archive_js__WEBPACK_IMPORTED_MODULE_3__/* .INFLATE_LIMITS */ .rN.total) {
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('limits', `size limit: up to ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(entry.name)} the files inflate to ${inflated} bytes`);
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
    findings.pass('names', `${count} file names are safe on every file system`);
    findings.pass('files', `${count} files have regular modes and true sizes`);
    return manifest;
}
async function digestMember(cartridge, entry, captured) {
    // Most files fit into one block, and are hashed in one call.
    let digest;
    const block = new Uint8Array(Math.min(BLOCK, Math.max(entry.sz, 1)));
    let filled = 0;
    let written = 0;
    await (0,_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .readContent */ .c_)(entry, cartridge.profile, cartridge.inflate, (chunk) => {
        if (captured !== undefined && written + chunk.length <= captured.length)
            captured.set(chunk, written);
        written += chunk.length;
        if (filled + chunk.length > block.length) {
            digest ??= (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .runningSha256 */ .Nl)();
            digest.update(block.subarray(0, filled));
            filled = 0;
        }
        if (chunk.length > block.length)
            (digest ??= (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .runningSha256 */ .Nl)()).update(chunk);
        else {
            block.set(chunk, filled);
            filled += chunk.length;
        }
    });
    if (digest === undefined)
        return (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(block.subarray(0, filled));
    digest.update(block.subarray(0, filled));
    return digest.finish();
}
function readCapabilities(cartridge, findings, objects) {
    let count = 0;
    for (const [idValue, json, hash] of (0,_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'capabilities')) {
        findings.attempt(() => {
            const id = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(idValue, 'capabilities', 'a capability id');
            const stored = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(json, 'capabilities', `json of capability ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id)}`);
            addOnce(objects, (0,_rom_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .textObject */ .nV)(`capability:${id}`, stored), 'capabilities');
            count++;
            const fail = (reason) => {
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('capabilities', `capability ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id)} ${reason}`);
            };
            const parsed = (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readCanonicalJson */ .PW)(new TextEncoder().encode(stored));
            if ('problem' in parsed)
                return fail(parsed.problem);
            if (capabilityId(parsed.value) !== id)
                return fail('does not have the id that its task type, stack and domain give');
            if ((0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(hash, 'capabilities', 'content_hash') !== (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(stored))
                return fail('has another content_hash');
            return undefined;
        });
    }
    findings.pass('capabilities', `${count} capabilities have the ids of their contents`);
}
// The database's own key is not relied on: of two rows with one reference a reader takes the first, another one the last.
function addOnce(objects, object, check) {
    if (objects.has(object.sourceRef)) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k(check, `duplicate: ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(object.sourceRef)} stands twice`);
    }
    objects.set(object.sourceRef, object);
}
/**
 * `cap-` and 16 hex digits of sha256 over `taskType|sorted stack joined with ','|domain` (format.md, 3).
 *
 * @returns undefined when the value is no capability
 */
function capabilityId(value) {
    const [taskType, stack, domain] = [
        (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, 'taskType'),
        (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, 'stack') ?? [],
        (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, 'domain') ?? '',
    ];
    if (typeof taskType !== 'string' || typeof domain !== 'string' || !Array.isArray(stack))
        return undefined;
    if (!stack.every((item) => typeof item === 'string'))
        return undefined;
    return `cap-${(0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(`${taskType}|${[...stack].sort().join(',')}|${domain}`).slice(0, 16)}`;
}
function readMemory(cartridge, findings, objects, save) {
    if (!cartridge.schema.has('memory') && !cartridge.schema.has('vectors'))
        return;
    const zones = new Map();
    for (const row of (0,_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'memory')) {
        findings.attempt(() => {
            const id = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[0], 'memory', 'a memory id');
            const shown = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id);
            const zone = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[1], 'memory', `zone of memory ${shown}`);
            if (zones.has(id))
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('memory', `duplicate: ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(`memory:${id}`)} stands twice`);
            zones.set(id, zone);
            if (zone === 'save')
                save.add(`memory:${id}`);
            else if (zone !== 'rom')
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('memory', `zone of memory ${shown} is ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(zone)}`);
            else {
                const payload = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[4], 'memory', `payload of memory ${shown}`);
                const object = (0,_rom_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .textObject */ .nV)(`memory:${id}`, payload);
                addOnce(objects, object, 'memory');
                checkMemoryColumns(row, payload, object.oid, shown);
            }
        });
    }
    // Vectors are derived and never signed, so one may only stand beside the memory that it was made from.
    for (const row of (0,_read_card_js__WEBPACK_IMPORTED_MODULE_7__/* .rowsOf */ .RO)(cartridge, 'vectors')) {
        findings.attempt(() => {
            const id = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[0], 'memory', 'the memory id of a vector');
            const zone = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[1], 'memory', `zone of vector ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id)}`);
            if (zone !== 'save' && zones.get(id) !== zone) {
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('memory', `unsigned ROM row in vectors: ${(0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(id)} belongs to no memory of its zone`);
            }
        });
    }
    findings.pass('memory', `${zones.size} memory rows`);
}
/** Columns of a memory that repeat a member of its payload; the payload alone is signed. */
const REPEATED = [
    { column: 2, name: 'artifact_fingerprint', of: 'artifactFingerprint' },
    { column: 3, name: 'codebase_fingerprint', of: 'codebaseFingerprint' },
];
// Readers look memories up by these columns, so they must say what the signed payload says.
function checkMemoryColumns(row, payload, oid, shown) {
    const fail = (what) => {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_4__/* .CartridgeFault */ .k('memory', `${what} of memory ${shown} is not that of its payload`);
    };
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .text */ .Qq)(row[5], 'memory', `oid of memory ${shown}`) !== oid)
        fail('oid');
    const parsed = (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readStrictJson */ .Sr)(payload);
    for (const { column, name, of } of REPEATED) {
        const stored = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .optionalText */ .mR)(row[column], 'memory', `${name} of memory ${shown}`);
        const stated = 'problem' in parsed ? undefined : (0,_dsse_strict_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(parsed.value, of);
        if (stated !== undefined && stated !== stored)
            fail(name);
    }
}


/***/ }),

/***/ 7171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ SIGNATURE_TARGET),
/* harmony export */   l: () => (/* binding */ readSignatureRow)
/* harmony export */ });
/* harmony import */ var _dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8216);
/* harmony import */ var _dsse_public_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3275);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2382);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7884);
/* harmony import */ var _read_card_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(130);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(576);
/** Rows of table `signatures` (format.md 3, 5). */






const SIGNATURE_TARGET = 'rom-manifest';
/**
 * Reads the row of target `rom-manifest`.
 *
 * @returns undefined when there is none; `broken` when there is one that cannot be used, with a finding
 */
function readSignatureRow(cartridge, findings) {
    const rows = findings.attempt(() => [...(0,_read_card_js__WEBPACK_IMPORTED_MODULE_4__/* .rowsOf */ .RO)(cartridge, 'signatures')]);
    if (rows === undefined)
        return 'broken';
    const found = [];
    for (const row of rows) {
        const target = findings.attempt(() => (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[1], 'signature-row', 'target of a signature'));
        if (target === undefined)
            return 'broken';
        if (target !== SIGNATURE_TARGET) {
            findings.warn('signature-row', `a signature of ${(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .showName */ .$i)(target)} is not looked at`);
            continue;
        }
        const signature = findings.attempt(() => {
            const envelope = (0,_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .parseEnvelope */ .mE)((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[3], 'envelope', 'the envelope'));
            if ('problem' in envelope)
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .CartridgeFault */ .k('envelope', envelope.problem);
            const algorithm = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[6], 'signature-row', 'alg of the signature');
            if (algorithm !== 'ed25519')
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .CartridgeFault */ .k('signature-row', `alg of the signature is ${(0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .showName */ .$i)(algorithm)}`);
            const manifestHash = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[2], 'signature-row', 'manifest_hash of the signature');
            const pem = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalText */ .mR)(row[5], 'signature-row', 'public_key_pem of the signature');
            return {
                manifestHash,
                envelope: envelope.envelope,
                storedKeys: storedKeys(pem),
                createdAt: (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq)(row[7], 'signature-row', 'created_at of the signature'),
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
        return (0,_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePublicKeys */ .V4)(pem);
    }
    catch (error) {
        if (error instanceof _dsse_public_key_js__WEBPACK_IMPORTED_MODULE_1__/* .KeyProblem */ .vc)
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .CartridgeFault */ .k('signature-row', `the stored public key cannot be used: ${error.message}`);
        throw error;
    }
}


/***/ }),

/***/ 1078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ inspectCartridge),
  b: () => (/* binding */ verifyCartridgeFile)
});

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/dsse/judge.js
var judge = __webpack_require__(4221);
// EXTERNAL MODULE: ./build/core/fault.js
var fault = __webpack_require__(2382);
// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(5270);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/core/cartridge/attestation.js
var attestation = __webpack_require__(4082);
// EXTERNAL MODULE: ./build/core/cartridge/limits.js
var cartridge_limits = __webpack_require__(7006);
// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var cartridge_meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/cartridge/names.js
var names = __webpack_require__(7884);
// EXTERNAL MODULE: ./build/core/cartridge/read-card.js + 1 modules
var read_card = __webpack_require__(130);
// EXTERNAL MODULE: ./build/core/cartridge/rom-manifest.js
var rom_manifest = __webpack_require__(3698);
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
        return fail(`kind ${(0,printable/* quote */.hD)(object.kind)} does not fit source_ref ${shown}`);
    if (object.canon !== (0,rom_manifest/* canonOf */.zx)(implied))
        return fail(`canon of ${shown} is ${(0,printable/* quote */.hD)(object.canon)}, not ${(0,printable/* quote */.hD)((0,rom_manifest/* canonOf */.zx)(implied))}`);
    if (object.zone !== 'rom' && object.zone !== 'save')
        return fail(`zone of ${shown} is ${(0,printable/* quote */.hD)(object.zone)}`);
    if (!(0,digest/* isDigest */.Bc)(object.oid))
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
        (0,rom_manifest/* kindOf */.I)(sourceRef) === 'cartridge') {
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

// EXTERNAL MODULE: ./build/core/cartridge/rom.js
var cartridge_rom = __webpack_require__(9802);
// EXTERNAL MODULE: ./build/core/cartridge/schema.js + 1 modules
var cartridge_schema = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/core/cartridge/signature-row.js
var signature_row = __webpack_require__(7171);
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
    const rom = await findings.attemptAsync(() => (0,cartridge_rom/* readRom */.z)(cartridge, findings));
    if (rom === undefined)
        return { ...NOTHING, cartridge };
    warnOfUnsigned(cartridge, findings);
    const objects = findings.attempt(() => checkObjects(cartridge, rom, findings));
    checkStatedDigest(rom.meta, objects, profile, findings);
    const manifest = await readManifest(rom.manifestBytes, profile, findings);
    const signature = (0,signature_row/* readSignatureRow */.l)(cartridge, findings);
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
        for (const [name, { tree, indexes }] of cartridge.schema) {
            const limit = cartridge_limits/* ROW_LIMITS */.I[name];
            const rows = cartridge.reader.countRows(tree, limit);
            if (rows > limit)
                throw new fault/* CartridgeFault */.k('limits', `table ${name} has more than ${limit} rows`);
            // SQLite answers from an index where it can, and its own check has changed from version to version.
            if (indexes.some((index) => cartridge.reader.countRows(index, limit) !== rows)) {
                throw new fault/* CartridgeFault */.k('integrity', `an index of table ${name} does not have its ${rows} rows`);
            }
        }
        const broken = await file.checkIntegrity();
        if (broken !== undefined)
            throw new fault/* CartridgeFault */.k('integrity', `integrity_check: ${broken}`);
        findings.pass('integrity', 'SQLite finds no fault in the structure (integrity_check)');
        return cartridge;
    });
}
/** Tables whose rows tell an agent or its host what to do, and which no ROM object covers. */
const UNSIGNED = ['attestations', 'skill'];
function warnOfUnsigned({ schema, reader, profile }, findings) {
    for (const name of UNSIGNED) {
        const table = schema.get(name);
        const rows = table === undefined ? 0 : reader.countRows(table.tree, cartridge_limits/* ROW_LIMITS */.I[name]);
        if (rows === 0)
            continue;
        findings.warn('rom', `table ${(0,cartridge_schema/* fullName */.fq)(name, profile)} is not signed: anybody may have changed its ${rows} row${rows === 1 ? '' : 's'}`);
    }
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
        findings.fail('structure', `invalid: ${ids/* MANIFEST_PATH */.U4} is absent, so no host can tell what it needs`);
        return undefined;
    }
    const checked = (0,check/* checkManifest */.K)(await (0,read/* readDocument */.u0)(ids/* MANIFEST_PATH */.U4, bytes, { maxDepth: limits/* LIMITS */.b.schemaDepth }), await validators.validators.manifest(), profile);
    for (const { level, message, range } of checked.diagnostics) {
        const line = `${ids/* MANIFEST_PATH */.U4}:${range.start.line}: ${message}`;
        if (level === 'error')
            findings.fail('structure', `invalid: ${line}`);
        else
            findings.warn('harness-manifest', line);
    }
    if (checked.manifest !== undefined)
        findings.pass('harness-manifest', `${ids/* MANIFEST_PATH */.U4} is valid`);
    return checked.manifest;
}
/** Checks a cartridge and its signature under a policy. */
async function verifyCartridgeFile(file, profile, policy, findings) {
    const inspection = await inspectCartridge(file, profile, findings);
    const verdict = { ...inspection, keys: [], publisherId: undefined, signedAt: undefined };
    const { signature, rom, meta } = inspection;
    if (signature === undefined)
        return { ...verdict, trust: findings.failed(...TAMPERING) ? 'tampered' : 'unsigned' };
    const facts = {
        cartridgeId: (0,cartridge_meta/* metaValue */.t8)(meta, 'cartridge_id', profile) ?? '',
        publisherId: (0,cartridge_meta/* metaValue */.t8)(meta, 'publisher_id', profile) ?? '',
        romDigest: rom?.digest ?? '',
    };
    if (rom?.digest !== null && signature.manifestHash !== facts.romDigest) {
        findings.fail('signature-row', 'manifest_hash of the signature is not the ROM digest');
    }
    const verified = (0,judge/* verifyEnvelope */.Y)(signature.envelope, signature.storedKeys, policy, profile.cartridgePredicateType, findings);
    if (typeof verified === 'string') {
        const wrong = findings.failed(...TAMPERING.filter((id) => id !== 'signature'));
        return { ...verdict, trust: wrong ? 'tampered' : verified };
    }
    const { keys } = verified;
    const claim = rom?.digest === null
        ? undefined
        : (0,attestation/* checkCartridgeStatement */.R)(verified.statement, facts, profile, policy.now, findings);
    if (claim === undefined)
        return { ...verdict, keys, trust: 'tampered' };
    const trust = (0,judge/* judgeTrust */.g)(keys, claim, policy, findings);
    return { ...verdict, keys, ...claim, trust: findings.failed(...TAMPERING) ? 'tampered' : trust };
}
/** Whose signature it is, what the signed bytes are worth, and what a user demands beyond both. */
const NOT_OF_THE_BYTES = new Set([
    'structure',
    'trust',
    'threshold',
    'rollback',
    'require',
]);
/** Checks whose failure means that the cartridge is not what was signed. */
const TAMPERING = fault/* CHECK_IDS */.S.filter((id) => !NOT_OF_THE_BYTES.has(id));


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
    return extra === undefined ? undefined : `${what} has a member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(extra)}; allowed: ${allowed.join(', ')}`;
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

/***/ 4221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ verifyEnvelope),
/* harmony export */   g: () => (/* binding */ judgeTrust)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8216);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8355);
/* harmony import */ var _trust_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2714);
/* harmony import */ var _verify_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2997);





/**
 * Verifies an envelope against the policy's keys, or against the registry's and the stored ones when none is given, and reads
 * the very bytes that were verified as a statement of `predicateType`. Where no given key made the signature, the other keys
 * only tell who did: {@link judgeTrust} trusts none of them.
 *
 * @returns why it failed, which `findings` says in words
 */
function verifyEnvelope(envelope, stored, policy, predicateType, findings) {
    const fail = (check, message) => {
        findings.fail(check, message);
        return 'tampered';
    };
    // Taken out once: what is parsed below is the very object that was verified (security/attacks.md, 82).
    const { payloadType, payload, signatures } = envelope;
    const given = (0,_verify_js__WEBPACK_IMPORTED_MODULE_4__/* .verifiedKeys */ .r)({ payloadType, payload, signatures }, policy.publicKeys);
    const others = withRegistry(stored, policy.registry);
    const keys = given.length > 0 ? given : (0,_verify_js__WEBPACK_IMPORTED_MODULE_4__/* .verifiedKeys */ .r)({ payloadType, payload, signatures }, others);
    if (keys.length === 0) {
        const known = [...policy.publicKeys, ...others];
        const named = known.some(({ keyid }) => signatures.some((signature) => signature.keyid === keyid));
        // Without the key that made it nobody can tell a good signature from a bad one.
        if (stored.length > 0 || named)
            return fail('signature', 'the signature does not verify');
        findings.fail('signature', unknownSigner(known));
        return 'untrusted';
    }
    if (payloadType !== _envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .PAYLOAD_TYPE */ .Uc)
        return fail('envelope', `payloadType is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(payloadType)}, not ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .PAYLOAD_TYPE */ .Uc)}`);
    const result = (0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatement */ .cO)(payload, predicateType);
    if ('problem' in result)
        return fail('statement', result.problem);
    findings.pass('signature', `ed25519 signature by ${keys.map(({ keyid }) => keyid).join(', ')}`);
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
/**
 * The trust state of a verified signature, first match wins: a compromised key is `tampered`, whatever else signed; keys of
 * which none was given are `untrusted`.
 */
function judgeTrust(keys, signed, policy, findings) {
    const given = policy.publicKeys.map(({ keyid }) => keyid);
    const byOthers = given.length > 0 && !keys.some(({ keyid }) => given.includes(keyid));
    const trusted = [];
    const doubts = [];
    for (const key of keys) {
        const entry = policy.registry?.keys.find((known) => known.key.keyid === key.keyid)?.entry;
        const state = entry === undefined ? undefined : (0,_trust_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .keyState */ .h)(entry, signed, policy.now);
        if (state?.state === 'compromised')
            findings.fail('trust', `${key.keyid} is not to be trusted: ${state.reasons.join('; ')}`);
        else if (!byOthers && (given.length > 0 || state?.state === 'active'))
            trusted.push(key);
        else
            doubts.push(`${key.keyid}: ${state?.state === 'ineligible' ? state.reasons.join('; ') : 'not known here'}`);
    }
    if (findings.failed('trust'))
        return 'tampered';
    if (byOthers) {
        const signers = keys.map(({ keyid }) => keyid).join(', ');
        findings.fail('trust', `signed by ${signers}, which is none of the given keys`);
        return 'untrusted';
    }
    const counted = given.length > 0 || policy.registry !== undefined ? trusted : keys;
    // One valid signature is there; that nobody vouches for it makes it portable, which is no failure by itself.
    if (policy.threshold > 1 && counted.length < policy.threshold) {
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
        throw new KeyProblem(`it is PEM of another kind (${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(label, 40)}), not PUBLIC KEY`);
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

/***/ 2714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readRegistry),
/* harmony export */   h: () => (/* binding */ keyState)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _public_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3275);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8355);




/**
 * Judges what the schema cannot say: known version, keyids that are those of the keys, real times, proofs that bind the
 * publisher's name. A registry is used whole or not at all.
 */
function readRegistry(file, profile) {
    const problems = [];
    const report = (path, message) => void problems.push({ path, message });
    if (file.schemaVersion !== profile.trustRegistrySchemaVersion) {
        const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'trustRegistrySchemaVersion', file.schemaVersion);
        const way = other === undefined ? '' : `: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`;
        return {
            problems: [{ path: ['schemaVersion'], message: `unrecognized schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file.schemaVersion)}${way}` }],
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
            if (value !== null && (0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(value) === undefined)
                report([...at, field], `${field} is no RFC 3339 time`);
        }
        if (((0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.notBefore) ?? 0) > ((0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.notAfter) ?? Infinity)) {
            report([...at, 'notAfter'], 'the validity window is inverted');
        }
        // One of the two is wrong, and the careless reading would trust a key that was meant to be revoked.
        for (const field of ['revokedAt', 'revocationReason']) {
            if (entry.status !== 'revoked' && (entry[field] ?? null) !== null)
                report([...at, field], `${field} is given, but the status is ${entry.status}`);
        }
        for (const message of proofProblems(entry, profile))
            report([...at, 'namespaceProof'], message);
        try {
            const key = (0,_public_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePublicKey */ .ee)(entry.publicKeyPem);
            if (key.keyid !== entry.keyid)
                report([...at, 'keyid'], `keyid is not that of the key, which is ${key.keyid}`);
            keys.push({ key, entry });
        }
        catch (error) {
            if (!(error instanceof _public_key_js__WEBPACK_IMPORTED_MODULE_2__/* .KeyProblem */ .vc))
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
    if ((0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(proof.verifiedAt) === undefined)
        problems.push('verifiedAt is no RFC 3339 time');
    if (proof.method === 'github-oidc') {
        if (owner === undefined)
            problems.push(`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(publisherId)} needs a dns-txt proof`);
        else if (!proof.oidcSubject.startsWith(`repo:${owner}/`))
            problems.push(`oidcSubject is not of ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(owner)}`);
    }
    else if (owner !== undefined)
        problems.push(`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(publisherId)} needs a github-oidc proof`);
    else {
        const domain = (publisherId.split('/')[0] ?? '').split('.').toReversed().join('.');
        const expected = `_${profile.prefix}-challenge.${domain}`;
        if (proof.txtRecord !== expected)
            problems.push(`txtRecord is not ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(expected)}`);
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
        reasons.push(`its key belongs to ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(entry.publisherId)}, not to ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(signed.publisherId)}`);
    }
    const [from, to] = [(0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.notBefore) ?? Infinity, (0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.notAfter) ?? -Infinity];
    const signedAt = (0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(signed.signedAt) ?? Number.NaN;
    if (!(signedAt >= from && signedAt <= to))
        reasons.push('it was signed outside the validity of its key');
    if (now.getTime() < from)
        reasons.push(`its key is valid from ${entry.notBefore} on`);
    if (now.getTime() > to && entry.status === 'active')
        reasons.push(`its key expired at ${entry.notAfter}${successor}`);
    if (((0,_statement_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(entry.namespaceProof.verifiedAt) ?? Infinity) > now.getTime())
        reasons.push('the proof of its namespace is in the future');
    return reasons.length === 0 ? { state: 'active' } : { state: 'ineligible', reasons };
}


/***/ }),

/***/ 2997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ verifiedKeys)
/* harmony export */ });
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7999);
/* harmony import */ var _pae_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(320);


/** One verification costs about a millisecond; a registry of thousands of keys must not make a minute of it. */
const MAX_TRIES = 1024;
/**
 * The keys, each once, that have a valid signature in the envelope. All signatures are looked at: a bad one beside a good
 * one changes nothing. A keyid only says which key is tried first; the answer names the key that verified, never the claim.
 */
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
    // What the hints name comes first for all of them, so that garbage before a good signature cannot use up the tries.
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

/***/ 6770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Findings)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2382);

/** Most faults of one check that are listed; the rest are counted. */
const MAX_LISTED = 20;
/** Collects what the checks find, in order. A check that raised nothing is listed once, as passed. */
class Findings {
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


/***/ }),

/***/ 7972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   mx: () => (/* binding */ versionOfTag)
/* harmony export */ });
const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;
/** @returns whether `text` is a version of SemVer 2.0. */
function isVersion(text) {
    return SEMVER.test(text);
}
/**
 * The version that a tag ends with: `v1.2.0`, `1.2.0`, `builder-v1.2.0`, `org.example/builder@1.2.0`.
 *
 * @returns undefined when it names none
 */
function versionOfTag(tag) {
    const [, version] = /(?:^|[^0-9A-Za-z.])v?((?:0|[1-9]\d*)\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?)$/.exec(tag) ?? [];
    return version !== undefined && isVersion(version) ? version : undefined;
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


/***/ })

};
