"use strict";
exports.id = 845;
exports.ids = [845,8355,7541,9922,1800,9015];
exports.modules = {

/***/ 75883:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkByPolicy: () => (/* binding */ checkByPolicy)
/* harmony export */ });
/* harmony import */ var _core_value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);
/* harmony import */ var _trust_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95091);
/* harmony import */ var _door_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1800);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80961);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99015);





async function checkByPolicy(ports, options) {
    const { fs, clock, openStore, provenanceOf } = ports;
    const { path, profile, trustRegistry, publisher, packages, cartridges } = options;
    const door = new _door_js__WEBPACK_IMPORTED_MODULE_2__.Door(await (0,_load_js__WEBPACK_IMPORTED_MODULE_4__.loadPolicyFile)(fs, path), { profile, provenanceOf });
    const found = packages.flatMap((loaded) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .deniedFindings */ .K)(loaded.file, path, statedBy(loaded, door), loaded.doc));
    if (cartridges.length === 0)
        return found;
    const policy = await (0,_trust_policy_js__WEBPACK_IMPORTED_MODULE_1__.loadPolicy)(fs, clock, { publicKeys: [], trustRegistry, threshold: 1, publisher }, profile);
    const plain = { policy, require: 'portable', allowUnsigned: false, strict: false, known: undefined };
    const demands = door.demands(plain);
    const store = await openStore();
    for (const cartridge of cartridges) {
        const { reasons } = await door.decide(() => ({ fs, store }), cartridge, demands);
        found.push(...(0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .deniedFindings */ .K)(cartridge, path, reasons));
    }
    return found;
}
function statedBy({ folder, package: { id, version, publisher }, manifest, manifestText }, door) {
    const subject = {
        path: folder,
        signature: 'not applicable',
        requirementsHash: (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(manifestText),
        manifest,
        refused: [],
    };
    return door.stated({ subject, publisherId: publisher, artifact: { id, version } });
}


/***/ }),

/***/ 80961:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ deniedFindings)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const PLACES = {
    publisher: 'publisher',
    oldest: 'version',
    scope: 'harness',
    host: 'harness',
};
const HELP = {
    publisher: 'list the publisher under signers.publishers of the policy, if it may sign',
    key: 'list the key under signers.keys of the policy, if it may sign',
    oldest: 'raise the version',
    scope: 'ask for less, or list the scope under scopes of the policy, if it may be asked for',
    host: 'change what is asked, or the profile of the host',
    provenance: 'attest the build of the file, or leave provenance out of the policy',
};
function deniedFindings(path, policy, reasons, doc) {
    return reasons.map(({ id, message }) => {
        const key = PLACES[id];
        const place = key === undefined ? undefined : (doc?.locate([key]) ?? doc?.locate(['id']));
        return {
            rule: 'policy/denied',
            level: 'error',
            message: `the policy ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(policy, 200)} denies it: ${id}: ${message}`,
            path,
            range: place === undefined || doc === undefined ? _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag : doc.range(place.value),
            pointer: '',
            help: HELP[id] ?? 'cartwright verify says more of the file',
        };
    });
}


/***/ }),

/***/ 99015:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicyFile: () => (/* binding */ loadPolicyFile)
});

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/semver.js
var semver = __webpack_require__(17601);
;// CONCATENATED MODULE: ./build/core/policy/policy.js


function policyFaults({ trust = 'trusted', signers = {}, oldest = {} }) {
    const faults = [];
    const { publishers, keys, threshold = 1 } = signers;
    for (const [name, version] of Object.entries(oldest)) {
        const path = ['oldest', name];
        if (!/^[^/\s]+(?:\.[^/\s]+)+\/\S+$/.test(name) || name.includes('@'))
            faults.push({
                path,
                message: `${(0,printable.quote)(name)} names no cartridge`,
                help: 'write PUBLISHER/NAME, without a version',
            });
        else if (!(0,semver/* isVersion */.lF)(version))
            faults.push({ path, message: `${(0,printable.quote)(version)} is no version`, help: 'write a SemVer version such as 1.2.0' });
    }
    if (publishers !== undefined && keys === undefined && trust === 'portable')
        faults.push({
            path: ['signers', 'publishers'],
            message: 'publishers prove nothing with trust: portable, since whoever signs can state any of them',
            help: 'leave trust out and vouch for their keys in a trust registry, or list keys',
        });
    if (keys !== undefined && threshold > keys.length)
        faults.push({
            path: ['signers', 'threshold'],
            message: `the threshold is ${threshold}, but ${keys.length} ${keys.length === 1 ? 'key is' : 'keys are'} listed`,
            help: 'list more keys, or lower the threshold',
        });
    return faults;
}

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(27912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(49173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var hosts = __webpack_require__(75097);
;// CONCATENATED MODULE: ./build/app/policy/load.js








const MAX_POLICY = 1024 * 1024;
async function loadPolicyFile(fs, path) {
    const doc = await (0,read.readDocument)(path, fs.readFile(path, MAX_POLICY), { orJson: true });
    const misfits = doc.value === undefined ? [] : (0,check.checkSchema)(doc, await validators.validators.policy());
    const [first] = [...doc.problems, ...misfits];
    if (first !== undefined || doc.value === undefined)
        throw new errors/* UserError */.y('bad-policy', first?.message ?? 'it is empty', {
            path,
            ...(first === undefined ? {} : { range: first.range }),
            help: first?.help ?? 'see schemas/policy.schema.json for what a policy may hold',
        });
    const policy = placedRoot(doc.value, (0,value_path/* folderOf */.yS)(path));
    const [fault] = policyFaults(policy);
    if (fault !== undefined)
        throw new errors/* UserError */.y('bad-policy', fault.message, { path, range: (0,source_document/* rangeOf */.be)(doc, fault.path), help: fault.help });
    const names = policy.hosts?.map((name) => placed(fs, (0,value_path/* folderOf */.yS)(path), name));
    if (names === undefined)
        return { path, policy, hosts: undefined };
    try {
        return { path, policy, hosts: (await (0,hosts/* loadHosts */.U7)(fs, names)).all };
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y) || error.path !== undefined)
            throw error;
        const { code, message, help } = error;
        throw new errors/* UserError */.y(code, message, {
            path,
            range: (0,source_document/* rangeOf */.be)(doc, ['hosts']),
            ...(help === undefined ? {} : { help }),
        });
    }
}
function placedRoot(policy, folder) {
    const { provenance } = policy;
    if (provenance?.trustedRoot === undefined)
        return policy;
    return { ...policy, provenance: { ...provenance, trustedRoot: (0,value_path/* joinPath */.uJ)(folder, provenance.trustedRoot) } };
}
function placed(fs, folder, name) {
    const beside = (0,value_path/* joinPath */.uJ)(folder, name);
    return /[/*?[{.]/.test(name) || fs.kind(beside) !== 'none' ? beside : name;
}


/***/ }),

/***/ 27541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   holdFile: () => (/* binding */ holdFile)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);

function holdFile({ fs, store }, path) {
    const file = store.open(path);
    const { source } = file;
    const open = (each) => each === path ? { ...file, close: () => undefined } : store.open(each);
    const readFile = (each, ...limits) => {
        if (each !== path)
            return fs.readFile(each, ...limits);
        const [maxBytes = source.size, start = false] = limits;
        if (source.size > maxBytes && !start)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unreadable-file', `it has ${source.size} bytes, at most ${maxBytes} are read`, { path });
        const bytes = source.read(0, Math.min(source.size, maxBytes)).slice();
        file.assertUnchanged();
        return bytes;
    };
    return {
        ports: {
            store: { open },
            fs: {
                cwd: fs.cwd,
                readFile,
                kind: (each) => fs.kind(each),
                list: (...args) => fs.list(...args),
                writeFile: (...args) => fs.writeFile(...args),
            },
        },
        close: () => file.close(),
    };
}


/***/ }),

/***/ 95091:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RR: () => (/* binding */ readPublicKey),
/* harmony export */   l5: () => (/* binding */ parseRegistry),
/* harmony export */   loadPolicy: () => (/* binding */ loadPolicy),
/* harmony export */   wR: () => (/* binding */ readRegistryFile)
/* harmony export */ });
/* unused harmony export loadRegistry */
/* harmony import */ var _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3275);
/* harmony import */ var _core_dsse_trust_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42714);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_schema_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27912);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49173);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);







const MAX_KEY_FILE = 64 * 1024;
const MAX_REGISTRY = 8 * 1024 * 1024;
async function loadPolicy(fs, clock, options, profile) {
    const publicKeys = [];
    for (const path of options.publicKeys) {
        const key = readPublicKey(fs, path);
        if (!publicKeys.some(({ keyid }) => keyid === key.keyid))
            publicKeys.push(key);
    }
    const registry = options.trustRegistry === undefined ? undefined : await loadRegistry(fs, options.trustRegistry, profile);
    return { publicKeys, registry, threshold: options.threshold, publisher: options.publisher, now: clock.now() };
}
function readPublicKey(fs, path) {
    const bytes = fs.readFile(path, MAX_KEY_FILE);
    try {
        return (0,_core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePublicKey */ .ee)(new TextDecoder().decode(bytes));
    }
    catch (error) {
        if (!(error instanceof _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyProblem */ .vc))
            throw error;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-public-key', `no ed25519 public key: ${error.message}`, {
            path,
            help: 'give an SPKI PEM file, as cartwright keygen writes it',
            cause: error,
        });
    }
}
async function loadRegistry(fs, path, profile) {
    return (await readRegistryFile(fs, path, profile)).registry;
}
function readRegistryFile(fs, path, profile) {
    return parseRegistry(path, fs.readFile(path, MAX_REGISTRY), profile);
}
async function parseRegistry(path, bytes, profile) {
    if (new TextDecoder().decode(bytes).includes('PRIVATE KEY')) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', 'it holds a private key, and is not read', {
            path,
            help: 'remove the key from the file and from its history, and replace it everywhere',
        });
    }
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(path, bytes);
    const [first] = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,_core_schema_check_js__WEBPACK_IMPORTED_MODULE_3__.checkSchema)(doc, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__.validators.trustRegistry())),
    ];
    if (first !== undefined) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/trust-registry.schema.json',
        });
    }
    const file = doc.value;
    const result = (0,_core_dsse_trust_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegistry */ ._5)(file, profile);
    if ('registry' in result)
        return { doc, file, registry: result.registry };
    const [problem] = result.problems;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-trust-registry', problem?.message ?? 'it is not valid', {
        path,
        range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_6__/* .rangeOf */ .be)(doc, problem?.path ?? []),
    });
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-18355.js").modules);
Object.assign(exports.modules, require("./shared-1800.js").modules);
