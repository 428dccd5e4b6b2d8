"use strict";
exports.id = 1416;
exports.ids = [1416];
exports.modules = {

/***/ 81012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ attestVerdict),
/* harmony export */   outputPaths: () => (/* binding */ outputPaths)
/* harmony export */ });
/* unused harmony export complianceStatement */
/* harmony import */ var _core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88216);
/* harmony import */ var _core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34021);
/* harmony import */ var _core_result_host_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54520);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58508);




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
function attestVerdict(verdict, facts, signer, profile) {
    return (0,_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .envelopeJson */ .X8)((0,_core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_1__/* .signStatement */ .fT)(complianceStatement(verdict, facts, profile), signer));
}
function outputPaths(verdicts, out, suffix) {
    if (verdicts.length === 1 && !out.endsWith('/'))
        return [out];
    const taken = new Set();
    const label = (0,_core_result_host_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .hostLabels */ ._)(verdicts);
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

/***/ 21416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   attestAll: () => (/* binding */ attestAll)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _app_trust_attest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5008);
/* harmony import */ var _app_package_build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33527);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _signing_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34008);





async function attestAll(context, verdicts, romDigests, out, profile) {
    const { fs } = context;
    const signer = (0,_signing_key_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSigner */ .vu)(context);
    const { readCartridgeCard } = await __webpack_require__.e(/* import() */ 2793).then(__webpack_require__.bind(__webpack_require__, 5174));
    const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
    const attestedAt = (epoch === '' ? context.clock.now() : new Date((0,_app_package_build_js__WEBPACK_IMPORTED_MODULE_2__/* .buildEpoch */ .iu)(epoch) * 1000)).toISOString();
    const paths = (0,_app_trust_attest_js__WEBPACK_IMPORTED_MODULE_1__.outputPaths)(verdicts, out, 'intoto.json');
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
        const { cartridgeId } = await readCartridgeCard((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, verdict.subject), profile, verdict.subject);
        const envelope = (0,_app_trust_attest_js__WEBPACK_IMPORTED_MODULE_1__/* .attestVerdict */ .H)(verdict, { cartridgeId, romDigest, attestedAt }, signer, profile);
        files.push([paths[i] ?? out, `${JSON.stringify(envelope)}\n`]);
    }
    for (const [path, text] of files)
        fs.writeFile(path, text);
}


/***/ }),

/***/ 34008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 34021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
Object.assign(exports.modules, require("./shared-38816.js").modules);
Object.assign(exports.modules, require("./shared-33527.js").modules);
