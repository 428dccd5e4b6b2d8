"use strict";
exports.id = 1416;
exports.ids = [1416,1872];
exports.modules = {

/***/ 81012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ openMode),
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   M8: () => (/* binding */ gitWorkTree),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function openMode(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (process.platform === 'win32' || stat === undefined || !stat.isFile() || (stat.mode & 0o077) === 0)
        return undefined;
    return `0${(stat.mode & 0o777).toString(8)}`;
}
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
function isTaken(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function removeFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}


/***/ }),

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

/***/ 21416:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   attestAll: () => (/* binding */ attestAll)
/* harmony export */ });
/* harmony import */ var _app_trust_attest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5008);
/* harmony import */ var _app_trust_file_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11872);
/* harmony import */ var _app_package_build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56066);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21689);
/* harmony import */ var _signing_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34008);






async function attestAll(context, verdicts, romDigests, out, profile) {
    const { fs } = context;
    const signer = (0,_signing_key_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSigner */ .vu)(context);
    const { readCartridgeCard } = await __webpack_require__.e(/* import() */ 2793).then(__webpack_require__.bind(__webpack_require__, 5174));
    const { cartridgeStore } = await __webpack_require__.e(/* import() */ 8877).then(__webpack_require__.bind(__webpack_require__, 91258));
    const store = cartridgeStore(fs.cwd);
    const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
    const attestedAt = (epoch === '' ? context.clock.now() : new Date((0,_app_package_build_js__WEBPACK_IMPORTED_MODULE_2__/* .buildEpoch */ .iu)(epoch) * 1000)).toISOString();
    const paths = (0,_app_trust_attest_js__WEBPACK_IMPORTED_MODULE_0__.outputPaths)(verdicts, out, 'intoto.json');
    const files = [];
    for (const [i, verdict] of verdicts.entries()) {
        if (verdict.verdict === 'not judged')
            continue;
        const romDigest = romDigests.get(verdict.subject);
        if (romDigest === undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('no-rom-digest', 'nothing to attest: only a whole cartridge has a ROM digest', {
                path: verdict.subject,
                help: 'build and sign the cartridge, then attest it',
            });
        const { cartridgeId } = await readCartridgeCard(store, verdict.subject, profile);
        const file = { name: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .fileName */ .Md)(verdict.subject), sha256: (0,_app_trust_file_digest_js__WEBPACK_IMPORTED_MODULE_1__.digestOfFile)(store, verdict.subject).sha256 };
        const envelope = (0,_app_trust_attest_js__WEBPACK_IMPORTED_MODULE_0__/* .attestVerdict */ .H)(verdict, { cartridgeId, file, romDigest, attestedAt }, signer, profile);
        files.push([paths[i] ?? out, `${JSON.stringify(envelope)}\n`]);
    }
    for (const [path, text] of files)
        fs.writeFile(path, text);
}


/***/ }),

/***/ 34008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t4: () => (/* binding */ loadPassphrase),
/* harmony export */   vu: () => (/* binding */ loadSigner),
/* harmony export */   zx: () => (/* reexport safe */ _key_options_js__WEBPACK_IMPORTED_MODULE_6__.z)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81012);
/* harmony import */ var _app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33895);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44484);
/* harmony import */ var _key_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16813);







function loadSigner(context) {
    const { fs, io } = context;
    const passphrase = loadPassphrase(context);
    const path = context.value('key');
    if (path !== undefined) {
        const text = readSecret(fs, 'key', path);
        const signer = (0,_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .signerFrom */ .Hc)(text, path, passphrase, _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__/* .decryptPem */ .y);
        const mode = (0,_adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openMode */ .AC)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path));
        if (mode !== undefined)
            io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_5__/* .openKeyText */ .xf)(path, mode));
        return signer;
    }
    const text = io.env[_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9] ?? '';
    if (text.trim() === '') {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('no-signing-key', 'there is no signing key', {
            help: `give --key FILE, or set ${_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9}; in a pull request of a fork secrets are empty`,
        });
    }
    return (0,_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .signerFrom */ .Hc)(text, `$${_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9}`, passphrase, _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__/* .decryptPem */ .y);
}
function loadPassphrase({ fs, io, value }) {
    const file = value('passphrase-file');
    const text = file === undefined ? io.env[_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .PASSPHRASE_VARIABLE */ .GT] : readSecret(fs, 'passphrase-file', file);
    const passphrase = text?.replace(/\r?\n$/, '');
    return passphrase === '' ? undefined : passphrase;
}
const NAME = /^[^\0-\x1f]{0,200}\.[A-Za-z][A-Za-z0-9]{1,7}$/;
const SHORTEST_KEY = 43;
function readSecret(fs, option, path) {
    const isShown = NAME.test(path) || (option === 'key' && path.length < SHORTEST_KEY);
    if (fs.kind(path) === 'none' && !isShown) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('unreadable-file', `--${option}: there is no such file`, {
            help: 'the value is not shown, since it may be the secret itself; give the path of a file',
        });
    }
    return decode(fs.readFile(path, _app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_KEY_BYTES */ .Xd));
}
function decode(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
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
Object.assign(exports.modules, require("./shared-38816.js").modules);
Object.assign(exports.modules, require("./shared-56066.js").modules);
