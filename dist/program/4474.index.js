"use strict";
exports.id = 4474;
exports.ids = [4474];
exports.modules = {

/***/ 64474:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadKeyless: () => (/* binding */ loadKeyless),
  provenanceOf: () => (/* binding */ provenanceOf),
  verifyBundled: () => (/* binding */ verifyBundled)
});

// EXTERNAL MODULE: ./build/core/dsse/file-statement.js
var file_statement = __webpack_require__(9658);
// EXTERNAL MODULE: ./build/core/dsse/judge.js
var judge = __webpack_require__(64221);
// EXTERNAL MODULE: ./build/core/dsse/statement.js
var dsse_statement = __webpack_require__(18355);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@sigstore/bundle/dist/index.js
var dist = __webpack_require__(61040);
// EXTERNAL MODULE: ./node_modules/@sigstore/protobuf-specs/dist/index.js
var protobuf_specs_dist = __webpack_require__(19654);
// EXTERNAL MODULE: ./node_modules/@sigstore/verify/dist/index.js
var verify_dist = __webpack_require__(54187);
// EXTERNAL MODULE: ./build/core/dsse/pae.js
var pae = __webpack_require__(90320);
// EXTERNAL MODULE: ./build/core/dsse/strict-json.js
var strict_json = __webpack_require__(86816);
// EXTERNAL MODULE: ./build/core/value/digest.js
var digest = __webpack_require__(46430);
;// CONCATENATED MODULE: ./build/core/bundle/sigstore.js









const ROOT_VERSIONS = [
    'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    'application/vnd.dev.sigstore.trustedroot.v0.2+json',
];
function readTrustedRoots(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const texts = lines.length > 1 && lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}')) ? lines : [text];
    const roots = [];
    for (const each of texts) {
        const json = (0,strict_json/* readStrictJson */.Sr)(each);
        if ('problem' in json)
            return json;
        const root = rootOf(json.value);
        if ('problem' in root)
            return root;
        roots.push(root);
    }
    return { roots };
}
function rootOf(value) {
    if (!(0,mapping/* isMapping */.pi)(value))
        return { problem: 'is no JSON object' };
    const type = (0,mapping/* member */.Dc)(value, 'mediaType');
    if (typeof type !== 'string' || !ROOT_VERSIONS.includes(type)) {
        return { problem: `has the mediaType ${typeof type === 'string' ? (0,printable.quote)(type) : 'of no trusted root'}` };
    }
    for (const name of ['tlogs', 'ctlogs']) {
        const logs = (0,mapping/* member */.Dc)(value, name);
        const open = Array.isArray(logs) &&
            logs.some((log) => typeof (0,mapping/* member */.Dc)((0,mapping/* member */.Dc)((0,mapping/* member */.Dc)(log, 'publicKey'), 'validFor'), 'start') !== 'string');
        if (open)
            return { problem: `has a log in ${name} without validFor.start` };
    }
    try {
        const root = protobuf_specs_dist.TrustedRoot.fromJSON(value);
        const material = (0,verify_dist/* toTrustMaterial */.jO)(root);
        if (material.certificateAuthorities.length === 0)
            return { problem: 'names no certificate authority' };
        return { material, log: root.tlogs.length > 0, certificateLog: root.ctlogs.length > 0 };
    }
    catch {
        return { problem: 'holds a key, a certificate or a time that cannot be read' };
    }
}
function keyVerifies({ json }, key) {
    const publicKey = { publicKey: (0,external_node_crypto_.createPublicKey)(key.pem), validFor: () => true };
    const nothing = { certificateAuthorities: [], timestampAuthorities: [], tlogs: [], ctlogs: [] };
    const verifier = new verify_dist/* Verifier */.BL({ ...nothing, publicKey: () => publicKey }, { tlogThreshold: 0, ctlogThreshold: 0, timestampThreshold: 0 });
    const faults = attempt(() => void verifier.verify({ ...(0,verify_dist/* toSignedEntity */.DC)((0,dist/* bundleFromJSON */.vw)(json)), tlogEntries: [], timestamps: [] }));
    return faults === undefined;
}
function verifyKeyless(bundle, artifact, root) {
    const odd = oddCheckpoint(bundle);
    if (odd !== undefined)
        return { check: 'transparency-log', message: odd, tampered: false };
    const thresholds = {
        tlogThreshold: root.log ? 1 : 0,
        ctlogThreshold: root.certificateLog ? 1 : 0,
        timestampThreshold: 1,
    };
    let signer;
    const fault = attempt(() => {
        const read = (0,dist/* bundleFromJSON */.vw)(bundle.json);
        const entity = (0,verify_dist/* toSignedEntity */.DC)(read, artifact === undefined ? undefined : Buffer.from(artifact));
        const signature = withSignedDigest(entity.signature, read);
        const { identity } = new verify_dist/* Verifier */.BL(root.material, thresholds).verify({ ...entity, signature });
        const payload = read.content.$case === 'dsseEnvelope' ? read.content.dsseEnvelope.payload : undefined;
        signer = { identity: identity?.subjectAlternativeName ?? '', issuer: identity?.extensions?.issuer ?? '', payload };
    });
    if (fault !== undefined)
        return fault;
    return signer === undefined ? { check: 'bundle', message: 'it has no signer', tampered: false } : { signer };
}
function withSignedDigest(plain, { content }) {
    if (content.$case !== 'dsseEnvelope')
        return plain;
    const { payloadType, payload } = content.dsseEnvelope;
    const signed = (0,digest/* sha256Hex */.fg)((0,pae/* preAuthEncode */.u)(payloadType, payload));
    return {
        signature: plain.signature,
        compareSignature: (signature) => plain.compareSignature(signature),
        verifySignature: (key) => plain.verifySignature(key),
        compareDigest: (digest) => plain.compareDigest(digest) || digest.toString('hex') === signed,
    };
}
const LOG_NAME = /^[A-Za-z0-9._:/-]{1,200}$/;
function oddCheckpoint({ json }) {
    const entries = (0,mapping/* member */.Dc)((0,mapping/* member */.Dc)(json, 'verificationMaterial'), 'tlogEntries');
    for (const entry of Array.isArray(entries) ? entries : []) {
        const proof = (0,mapping/* member */.Dc)(entry, 'inclusionProof');
        const note = (0,mapping/* member */.Dc)((0,mapping/* member */.Dc)(proof, 'checkpoint'), 'envelope');
        if (typeof note !== 'string')
            continue;
        for (const [, name = ''] of note.matchAll(/\u2014 (\S+) (\S+)\n/g)) {
            if (!LOG_NAME.test(name))
                return `a checkpoint is signed by ${(0,printable.quote)(name, 60)}, which is no name of a log`;
        }
        const [, size, root] = note.split('\n');
        if (size === undefined || root === undefined)
            continue;
        if (size !== textOf((0,mapping/* member */.Dc)(proof, 'treeSize')) || root !== textOf((0,mapping/* member */.Dc)(proof, 'rootHash'))) {
            return 'an inclusion proof states another tree than its checkpoint';
        }
    }
    return undefined;
}
function textOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
const CHECK_OF = {
    TIMESTAMP_ERROR: 'timestamp',
    CERTIFICATE_ERROR: 'certificate',
    PUBLIC_KEY_ERROR: 'signature',
    SIGNATURE_ERROR: 'signature',
    TLOG_BODY_ERROR: 'transparency-log',
    TLOG_ERROR: 'transparency-log',
    TLOG_INCLUSION_PROMISE_ERROR: 'transparency-log',
    TLOG_INCLUSION_PROOF_ERROR: 'transparency-log',
    TLOG_MISSING_INCLUSION_ERROR: 'transparency-log',
};
const OF_THE_BYTES = new Set(['SIGNATURE_ERROR', 'TLOG_BODY_ERROR']);
function attempt(body) {
    try {
        body();
        return undefined;
    }
    catch (error) {
        if (!(error instanceof verify_dist/* VerificationError */.mk)) {
            const { message, fields = [] } = error;
            const where = fields.length > 0 ? ` (${fields.slice(0, 3).join(', ')})` : '';
            return { check: 'bundle', message: `it cannot be read: ${message.slice(0, 200)}${where}`, tampered: false };
        }
        const { code, message, cause } = error;
        const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
        return { check: CHECK_OF[code] ?? 'bundle', message: why, tampered: OF_THE_BYTES.has(code) };
    }
}

;// CONCATENATED MODULE: ./build/core/bundle/judge.js







const PROVENANCE = 'https://slsa.dev/provenance/v1';
const NOTHING = { keyids: [], publisherId: null, signedAt: null, predicateType: null, signer: null };
function judgeKeyBundle(bundle, file, policy, stored, profile, checks) {
    const kind = 'key';
    const verified = (0,judge/* verifyEnvelope */.Y)(bundle.envelope, stored, policy, releaseOf(profile), checks);
    if (typeof verified === 'string')
        return { kind, ...NOTHING, trust: verified };
    const { statement, keys } = verified;
    const keyids = keys.map(({ keyid }) => keyid);
    if (!keys.some((key) => keyVerifies(bundle, key)))
        checks.fail('signature', 'the verifier of sigstore refuses it');
    const named = [bundle.hint, bundle.envelope.signatures[0]?.keyid].find((hint) => !keyids.includes(hint ?? ''));
    if (named !== undefined) {
        checks.fail('bundle', `its hint is ${(0,printable.quote)(named)}, but ${keyids.join(', ')} signed it`);
    }
    if (bundle.logEntries + bundle.timestamps > 0) {
        checks.warn('transparency-log', 'it has log entries or timestamps, which a bundle by a key does not need: not checked');
    }
    const late = (0,dsse_statement/* signedAtProblem */.$e)(statement.signedAt, policy.now);
    if (late !== undefined)
        checks.fail('signed-at', late);
    const wrong = matchSubjects(statement, file, true, checks);
    const facts = {
        kind,
        keyids,
        publisherId: statement.publisherId,
        signedAt: statement.signedAt,
        signer: null,
    };
    const verdict = { ...facts, predicateType: statement.predicateType };
    if (wrong !== undefined || checks.failed())
        return { ...verdict, trust: wrong ?? 'tampered' };
    return { ...verdict, trust: (0,judge/* judgeTrust */.g)(keys, statement, policy, checks) };
}
function releaseOf({ releasePredicateType }) {
    return (payload) => {
        const read = (0,file_statement/* readForeignStatement */.A1)(payload);
        if ('problem' in read)
            return read;
        const { statement } = read;
        if (statement.predicateType !== releasePredicateType) {
            return { problem: `predicateType is ${(0,printable.quote)(statement.predicateType)}, not ${(0,printable.quote)(releasePredicateType)}` };
        }
        const [publisherId, signedAt] = [
            (0,mapping/* member */.Dc)(statement.predicate, 'publisherId'),
            (0,mapping/* member */.Dc)(statement.predicate, 'signedAt'),
        ];
        if (typeof publisherId !== 'string' || typeof signedAt !== 'string') {
            return { problem: 'predicate publisherId or signedAt is missing' };
        }
        const [first, ...contents] = statement.subjects;
        if (first?.digest['sha256'] === undefined || contents.some(({ digest }) => digest['sha256'] !== undefined)) {
            return { problem: 'the first subject, and no other, must have a sha256' };
        }
        return { statement: { ...statement, publisherId, signedAt } };
    };
}
function judgeKeylessBundle(bundle, file, policy, checks) {
    const kind = 'keyless';
    const found = verifyUnderRoots(bundle, file, policy.roots);
    if ('check' in found) {
        checks.fail(found.check, found.message);
        return { kind, ...NOTHING, trust: found.tampered ? 'tampered' : 'untrusted' };
    }
    const { identity, issuer, payload } = found;
    checks.pass('signature', `keyless signature, verified with the trusted root`);
    const verdict = { kind, ...NOTHING, signer: { identity, issuer } };
    const read = payload === undefined ? undefined : (0,file_statement/* readForeignStatement */.A1)(payload);
    if (read !== undefined && 'problem' in read) {
        checks.fail('statement', read.problem);
        return { ...verdict, trust: 'untrusted' };
    }
    const predicateType = read?.statement.predicateType ?? null;
    const wrong = read === undefined ? undefined : matchSubjects(read.statement, file, false, checks);
    if (identity !== policy.identity || issuer !== policy.issuer) {
        const asked = `${(0,printable.quote)(policy.identity, 200)} of ${(0,printable.quote)(policy.issuer, 200)}`;
        checks.fail('signer', `signed by ${(0,printable.quote)(identity, 200)} of ${(0,printable.quote)(issuer, 200)}, not by ${asked}`);
        return { ...verdict, predicateType, trust: wrong ?? 'untrusted' };
    }
    checks.pass('signer', `signed by ${(0,printable.quote)(identity, 200)} of ${(0,printable.quote)(issuer, 200)}`);
    return { ...verdict, predicateType, trust: wrong ?? 'trusted' };
}
const PROGRESS = [
    'bundle',
    'timestamp',
    'certificate',
    'transparency-log',
    'signature',
];
function verifyUnderRoots(bundle, file, roots) {
    const { messageDigest, logEntries, timestamps } = bundle;
    const { sha256 } = file;
    if (messageDigest !== undefined && messageDigest !== sha256) {
        const message = `the bundle is of a file with sha256 ${messageDigest}; that of this file is ${sha256}`;
        return { check: 'subject', message, tampered: false };
    }
    const artifact = messageDigest === undefined ? undefined : file.bytes();
    let last = { check: 'bundle', message: 'there is no trusted root', tampered: false };
    for (const root of roots) {
        const found = root.log && logEntries === 0
            ? missing('transparency-log', 'it has no entry of a transparency log, which the trusted root demands')
            : !root.log && timestamps === 0
                ? missing('timestamp', 'it has no signed timestamp, which a trusted root without a log demands')
                : verifyKeyless(bundle, artifact, root);
        if ('signer' in found)
            return found.signer;
        if (PROGRESS.indexOf(found.check) >= PROGRESS.indexOf(last.check))
            last = found;
    }
    return last;
}
function missing(check, message) {
    return { check, message, tampered: false };
}
function matchSubjects({ subjects }, file, own, checks) {
    const { sha256 } = file;
    const about = subjects.filter(({ digest }) => digest['sha256'] === sha256);
    const named = subjects.find(({ name, digest }) => digest['sha256'] !== undefined && (0,value_path/* fileName */.Md)(name) === file.name);
    if (about.length === 0) {
        const [first] = subjects;
        const more = subjects.length > 1 && !own ? ` and ${subjects.length - 1} more` : '';
        const other = `the bundle is of ${(0,printable.quote)(first?.name ?? '')}${more}, not of a file with sha256 ${sha256}`;
        const stated = named?.digest['sha256'] ?? '';
        checks.fail('subject', named === undefined ? other : `${(0,printable.quote)(file.name)} has sha256 ${sha256}, but ${stated} was signed`);
        return named === undefined ? 'untrusted' : 'tampered';
    }
    if (!about.some(({ name }) => (0,value_path/* fileName */.Md)(name) === file.name)) {
        const message = `the file is called ${(0,printable.quote)(file.name)}, but ${(0,printable.quote)(about[0]?.name ?? '')} was signed`;
        if (!own)
            checks.warn('subject', message);
        else {
            checks.fail('subject', `${message}: give it its name again`);
            return 'untrusted';
        }
    }
    const fault = own ? contentFault(subjects, file) : undefined;
    if (fault === undefined)
        checks.pass('subject', `it is about this file: sha256 ${sha256}`);
    else
        checks.fail('subject', fault);
    return fault === undefined ? undefined : 'tampered';
}
function contentFault(subjects, { content }) {
    if (content === undefined)
        return undefined;
    const [[algorithm, digest] = ['', '']] = Object.entries(content.digest);
    const stated = subjects.find((subject) => subject.digest[algorithm] !== undefined);
    if (stated === undefined)
        return `no subject has a ${algorithm} digest`;
    if (stated.digest[algorithm] === digest && stated.name === content.name)
        return undefined;
    return `signed was ${(0,printable.quote)(stated.name)} with ${algorithm} ${stated.digest[algorithm]}; in the file is ${(0,printable.quote)(content.name)} with ${digest}`;
}

// EXTERNAL MODULE: ./build/core/bundle/read.js
var bundle_read = __webpack_require__(72271);
// EXTERNAL MODULE: ./build/core/bundle/names.js
var names = __webpack_require__(19363);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/result/verify-checks.js
var verify_checks = __webpack_require__(95419);
// EXTERNAL MODULE: ./build/core/source/file-kind.js
var file_kind = __webpack_require__(30461);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/app/trust/file-digest.js
var file_digest = __webpack_require__(11872);
// EXTERNAL MODULE: ./build/app/trust/held-file.js
var held_file = __webpack_require__(27541);
// EXTERNAL MODULE: ./build/app/trust/verify.js + 2 modules
var verify = __webpack_require__(8638);
;// CONCATENATED MODULE: ./build/app/trust/bundle.js












const MAX_ROOT = 4 * 1024 * 1024;
function loadKeyless(fs, options) {
    const { trustedRoot, identity, issuer } = options;
    if (trustedRoot === undefined && identity === undefined && issuer === undefined)
        return undefined;
    if (trustedRoot === undefined || identity === undefined || issuer === undefined) {
        const given = { 'trusted-root': trustedRoot, 'certificate-identity': identity, 'certificate-oidc-issuer': issuer };
        const absent = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
        throw new errors/* UserError */.y('usage', `${absent.join(' and ')} not given: a keyless signature proves nothing but who made it`, {
            help: 'give all three: trusted-root, certificate-identity, certificate-oidc-issuer',
        });
    }
    const read = readTrustedRoots(new TextDecoder().decode(fs.readFile(trustedRoot, MAX_ROOT)));
    if ('problem' in read) {
        throw new errors/* UserError */.y('bad-trusted-root', `the trusted root ${read.problem}`, {
            path: trustedRoot,
            help: 'give the file that gh attestation trusted-root or cosign trusted-root create writes',
        });
    }
    return { roots: read.roots, identity, issuer };
}
async function verifyBundled(ports, path, ...asked) {
    const held = (0,held_file.holdFile)(ports, path);
    try {
        return await verifyHeld(held.ports, path, ...asked);
    }
    finally {
        held.close();
    }
}
async function verifyHeld(ports, path, bundles, profile, demands, wanted) {
    const { sha256, head } = (0,file_digest.digestOfFile)(ports.store, path);
    const inside = isSignedFile(path, head, profile) ? await (0,verify.verifyFile)(ports, path, profile, demands) : undefined;
    const file = {
        name: (0,value_path/* fileName */.Md)(path),
        sha256,
        bytes: () => ports.fs.readFile(path),
        content: inside?.content,
    };
    const judged = [];
    const found = [...(inside?.outcome.checks ?? [])];
    for (const each of bundles) {
        const checks = new verify_checks/* VerifyChecks */.p();
        const verdict = bundle_judge(load(ports.fs, each), each, file, inside, profile, demands, wanted, checks);
        judged.push({ path: each, ...verdict });
        found.push(...checks.list().map((check) => ({ ...check, message: `${each}: ${check.message}` })));
    }
    const outcome = { ...together(path, inside, judged), bundles: judged };
    const rest = new verify_checks/* VerifyChecks */.p();
    if (inside === undefined) {
        (0,verify.beyondCartridges)(demands, rest);
        const { threshold } = demands.policy;
        if (threshold > 1 && !judged.some(({ kind }) => kind === 'key'))
            rest.fail('threshold', `signed by 0 of ${threshold} distinct keys`);
    }
    if (wanted.requireProvenance) {
        const proven = judged.some(isProvenance);
        if (proven)
            rest.pass('provenance', `provenance ${PROVENANCE} of the identity that was asked for`);
        else
            rest.fail('provenance', `no bundle is provenance (${PROVENANCE}) of the identity that was asked for`);
    }
    if (outcome.trust !== inside?.outcome.trust)
        (0,verify.requireTrust)(outcome.trust, demands, rest);
    const checks = [...found, ...rest.list()];
    const ok = checks.every((check) => check.ok && !(demands.strict && check.warning === true));
    const { content, keys = [], manifestBytes, script = () => undefined } = inside ?? {};
    const artifact = inside === undefined ? null : inside.artifact;
    return { outcome: { ...outcome, ok, checks }, content, keys, manifestBytes, artifact, script };
}
function provenanceOf({ fs, store }, ownRoot, strict = false) {
    return (path, { certificateIdentity: identity, certificateOidcIssuer: issuer, trustedRoot = ownRoot }) => {
        const no = (reason) => Promise.resolve({ proven: false, reason });
        if (trustedRoot === undefined)
            return no('no trusted root says whose certificates count');
        const beside = path + names/* PROVENANCE_SUFFIX */.y;
        try {
            const keyless = loadKeyless(fs, { trustedRoot, identity, issuer });
            const bundle = load(fs, beside);
            if (keyless === undefined || bundle.kind === 'key')
                return no(`${beside} is signed by a key, and proves no build`);
            const checks = new verify_checks/* VerifyChecks */.p();
            const { sha256 } = (0,file_digest.digestOfFile)(store, path);
            const file = { name: (0,value_path/* fileName */.Md)(path), sha256, bytes: () => fs.readFile(path), content: undefined };
            const verdict = judgeKeylessBundle(bundle, file, keyless, checks);
            const faults = checks.list().filter(({ ok, warning }) => !ok || (strict && warning === true));
            const fault = faults.find(({ ok }) => !ok) ?? faults[0];
            if (fault !== undefined)
                return no(`${beside}: ${fault.id}: ${fault.message}`);
            if (isProvenance(verdict))
                return Promise.resolve({ proven: true });
            return no(`${beside} is no provenance (${PROVENANCE})`);
        }
        catch (error) {
            if (error instanceof errors/* UserError */.y)
                return no(`${error.path ?? beside}: ${error.message}`);
            throw error;
        }
    };
}
function isProvenance({ kind, trust, predicateType }) {
    return kind === 'keyless' && trust === 'trusted' && predicateType === PROVENANCE;
}
function isSignedFile(path, head, profile) {
    if ((0,verify.isCalPath)(path) || ids/* PREFIXES */.V4.some((prefix) => path.endsWith(ids/* PROFILES */.jI[prefix].extension)))
        return true;
    return (0,file_kind/* holdsDatabase */.UP)(head) || (0,file_kind/* foreignToCartridges */.cx)(head, profile) === undefined;
}
function load(fs, path) {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(fs.readFile(path, bundle_read/* MAX_BUNDLE */.m));
    const read = (0,bundle_read/* readBundle */.B)(text);
    if ('bundle' in read)
        return read.bundle;
    throw new errors/* UserError */.y('bad-bundle', `the bundle ${read.problem}`, {
        path,
        ...(read.help === undefined ? {} : { help: read.help }),
    });
}
function bundle_judge(bundle, path, file, inside, profile, { policy }, { keyless }, checks) {
    if (bundle.kind === 'keyless') {
        if (keyless !== undefined)
            return judgeKeylessBundle(bundle, file, keyless, checks);
        throw new errors/* UserError */.y('usage', 'the bundle is keyless: it proves who signed, and nobody was asked for', {
            path,
            help: 'give --trusted-root, --certificate-identity and --certificate-oidc-issuer',
        });
    }
    const stored = inside?.keys ?? [];
    if (policy.publicKeys.length + (policy.registry?.keys.length ?? 0) + stored.length > 0)
        return judgeKeyBundle(bundle, file, policy, stored, profile, checks);
    throw new errors/* UserError */.y('usage', 'there is no public key to verify the bundle with: it names its key and does not hold it', {
        path,
        help: 'give --public-key or --trust-registry',
    });
}
const STATES = ['tampered', 'unsigned', 'untrusted', 'portable', 'trusted', 'local'];
function together(path, inside, judged) {
    const states = [...(inside === undefined ? [] : [inside.outcome.trust]), ...judged.map(({ trust }) => trust)];
    const trust = STATES.find((state) => states.includes(state)) ?? 'unsigned';
    if (inside !== undefined)
        return { ...inside.outcome, trust };
    const signed = judged.find(({ kind }) => kind === 'key');
    const { publisherId = null, keyids = [], signedAt = null } = signed ?? {};
    return { path, trust, cartridgeId: null, romDigest: null, publisherId, keyids, signedAt };
}


/***/ }),

/***/ 11872:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestOfFile: () => (/* binding */ digestOfFile)
/* harmony export */ });
/* harmony import */ var _core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30461);
/* harmony import */ var _core_value_byte_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31672);


function digestOfFile(store, path) {
    const file = store.open(path);
    try {
        const { source } = file;
        const head = source.read(0, Math.min(_core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .HEAD_BYTES */ .Lq, source.size)).slice();
        const digest = (0,_core_value_byte_source_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfSource */ .x)(source);
        file.assertUnchanged();
        return { sha256: digest.slice('sha256:'.length), head };
    }
    finally {
        file.close();
    }
}


/***/ }),

/***/ 31672:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ digestOfSource)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);

const PIECE = 1024 * 1024;
function digestOfSource(source) {
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .runningSha256 */ .Nl)();
    for (let at = 0; at < source.size; at += PIECE)
        digest.update(source.read(at, Math.min(PIECE, source.size - at)));
    return digest.finish();
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-72271.js").modules);
