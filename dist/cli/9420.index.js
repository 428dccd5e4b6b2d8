"use strict";
exports.id = 9420;
exports.ids = [9420,8778,2175,6530];
exports.modules = {

/***/ 8592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ loadSubject)
/* harmony export */ });
/* unused harmony export manifestSubject */
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2552);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2754);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8262);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2249);










const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * Reads what `handshake FILE` names: a cartridge, a manifest (`*.json`) or a package folder.
 * A cartridge's signature is checked before its manifest is looked at (specification 4.1).
 *
 * @throws UserError when the file or folder cannot be read
 */
async function loadSubject(fs, path, options) {
    const { profile } = options;
    const kind = fs.kind(path);
    if (kind === 'none')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', 'there is no such file or directory', { path });
    if (kind === 'file' && _cal_files_js__WEBPACK_IMPORTED_MODULE_8__/* .CAL_FILE */ .Ii.test(path))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-manifest', 'a CAL asks nothing of a host', {
            path,
            help: 'name a cartridge, a manifest (*.json) or a package folder',
        });
    if (kind === 'file' && /\.json$/i.test(path))
        return manifestSubject(path, fs.readFile(path, MANIFEST_LIMIT), profile);
    if (kind !== 'directory' && !path.endsWith(_package_js__WEBPACK_IMPORTED_MODULE_9__/* .PACKAGE_FILE */ .e))
        return cartridgeSubject(path, options);
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_9__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    const subject = {
        path,
        signature: 'not applicable',
        requirementsHash: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(loaded.manifestText),
        manifest: loaded.manifest,
        refused: [],
    };
    return { subject, diagnostics: loaded.warnings };
}
async function cartridgeSubject(path, options) {
    const { profile, signatureOf, allowUnsigned = false } = options;
    if (signatureOf === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-manifest', 'neither a manifest (*.json) nor a package folder', { path });
    const { signature, manifestBytes, outcome } = await signatureOf(path);
    const usable = signature === 'verified' || (signature === 'unsigned' && allowUnsigned);
    if (!usable) {
        const refused = { id: 'manifest.signature', supported: signature, requested: 'a signature that verifies' };
        const requirementsHash = manifestBytes === undefined ? '' : (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(manifestBytes);
        const diagnostics = outcome.checks
            .filter(({ ok, id }) => !ok && !(signature === 'unsigned' && allowUnsigned && id === 'signature'))
            .map(({ id, message }) => ({
            rule: 'signature/not-verified',
            level: 'error',
            message: `${id}: ${message}`,
            path,
            range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
            pointer: '',
        }));
        return { subject: { path, signature, requirementsHash, manifest: undefined, refused: [refused] }, diagnostics };
    }
    const rom = outcome.romDigest === null ? {} : { romDigest: outcome.romDigest };
    if (manifestBytes !== undefined) {
        const loaded = await manifestSubject(path, manifestBytes, profile, signature, _ids_js__WEBPACK_IMPORTED_MODULE_7__/* .MANIFEST_PATH */ .U4);
        return { ...loaded, subject: { ...loaded.subject, ...rom }, ...rom };
    }
    const refused = {
        id: 'manifest:',
        supported: `a valid ${profile.manifestSchemaVersion}`,
        requested: 'there is no manifest in the cartridge',
    };
    return {
        subject: { path, signature, requirementsHash: '', manifest: undefined, refused: [refused] },
        diagnostics: [],
        ...rom,
    };
}
/**
 * The subject of a manifest's exact bytes.
 *
 * @param member the manifest's name inside the cartridge at `path`
 */
async function manifestSubject(path, bytes, profile, signature = 'not applicable', member) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readDocument */ .u0)(member === undefined ? path : `${path}!${member}`, bytes, {
        maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .LIMITS */ .b.schemaDepth,
    });
    const { manifest, diagnostics } = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkManifest */ .K)(doc, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__.validators.manifest(), profile);
    const refused = manifest === undefined ? reasonsOf(doc.value, diagnostics, profile) : [];
    return { subject: { path, signature, requirementsHash: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(bytes), manifest, refused }, diagnostics };
}
/** Characters of what is wrong with a member in a refusal. */
const LONGEST = 200;
// Each fault by the member that it is in. A required role that is missing is named as what it is: a tool that cannot be bound.
function reasonsOf(value, diagnostics, profile) {
    const errors = diagnostics.filter(({ level }) => level === 'error');
    const known = value !== undefined && (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaVersionProblem */ .D)(value, profile) === undefined;
    if (value !== undefined && !known) {
        const version = fieldOf(value, 'schemaVersion');
        const requested = typeof version === 'string' ? version.slice(0, LONGEST) : 'not stated';
        return [{ id: 'manifest.schemaVersion', supported: profile.manifestSchemaVersion, requested }];
    }
    const reasons = new Map();
    const add = (id, supported, requested) => {
        if (!reasons.has(id))
            reasons.set(id, { id, supported, requested });
    };
    const missing = missingRoles(value, profile);
    for (const role of missing)
        add(`tool:${role}`, 'none', 'the manifest lacks this required role');
    for (const { pointer, message } of errors) {
        if (missing.length > 0 && pointer === '/requiredTools')
            continue;
        add(`manifest:${pointer}`, `a valid ${profile.manifestSchemaVersion}`, message.slice(0, LONGEST));
    }
    return [...reasons.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
// Only a list can be told to lack a role.
function missingRoles(value, profile) {
    const tools = fieldOf(value, 'requiredTools');
    if (!Array.isArray(tools))
        return [];
    const roles = tools.map((tool) => fieldOf(tool, 'role'));
    return _ids_js__WEBPACK_IMPORTED_MODULE_7__/* .REQUIRED_ROLE_NAMES */ .Ms.map((name) => profile.roleNamespace + name).filter((role) => !roles.includes(role));
}
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}


/***/ }),

/***/ 4459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ preflight_command)
});

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/handshake/preflight.js



/**
 * The cartridge's own self-check of a persisted descriptor before it starts (specification 3, last row): any required
 * binding that is not satisfied aborts the activation, and so does a descriptor that belongs to another manifest, says
 * "refuse", or contradicts itself or the manifest.
 *
 * Manifests that are equal to the byte stand in many cartridges; which of them the descriptor is for is told by the ROM digest
 * that cartwright writes beside the fixed fields. A descriptor of another host may have none, and then it cannot be told.
 *
 * @param subject.requirementsHash of the exact manifest bytes
 * @param subject.romDigest of the cartridge; undefined for a manifest or a package
 */
function preflight(manifest, { requirementsHash, romDigest }, descriptor, profile) {
    return [
        schemaVersion(descriptor, profile),
        check('requirementsHash', descriptor.requirementsHash === requirementsHash
            ? []
            : [
                `stale, or of another cartridge: it is for ${descriptor.requirementsHash}, the manifest is ${requirementsHash}`,
            ], 'it belongs to exactly this manifest'),
        cartridge(romDigest, descriptor.romDigest),
        check('verdict', verdictFaults(descriptor), 'the host accepted'),
        check('floors', floorFaults(manifest, descriptor), 'revision and model reach the floors'),
        check('bindings', manifest.requiredTools.flatMap((contract) => bindingFaults(contract, descriptor.bindings)), 'every required role is bound and satisfied'),
        check('scopes', scopeFaults(manifest, descriptor), 'filesystem and network scopes are granted'),
    ];
}
function check(id, faults, fine) {
    return { id, ok: faults.length === 0, message: faults.length === 0 ? fine : faults.join('; ') };
}
function cartridge(own, stated) {
    if (own === undefined)
        return { id: 'romDigest', ok: null, message: 'cannot tell: only a whole cartridge has a ROM digest' };
    if (stated === undefined)
        return {
            id: 'romDigest',
            ok: null,
            message: 'cannot tell: the descriptor names no cartridge, and others may have the same manifest',
        };
    const fault = `of another cartridge with the same manifest: it is for ${stated}, this one is ${own}`;
    return check('romDigest', stated === own ? [] : [fault], 'it belongs to exactly this cartridge');
}
function schemaVersion({ schemaVersion: found }, profile) {
    if (found === profile.descriptorSchemaVersion)
        return check('schemaVersion', [], `it is ${(0,printable.quote)(found)}`);
    const other = (0,ids/* otherProfileWith */.Yc)(profile, 'descriptorSchemaVersion', found);
    const way = other === undefined ? '' : `; --prefix ${other.prefix} reads it`;
    return check('schemaVersion', [`unrecognized schemaVersion ${(0,printable.quote)(found)}${way}`], '');
}
function verdictFaults({ verdict, unmet }) {
    const faults = verdict === 'accept' ? [] : ['the verdict is refuse'];
    if (unmet.length > 0)
        faults.push(`unmet: ${unmet
            .slice(0, 10)
            .map((id) => (0,printable.quote)(id))
            .join(', ')}`);
    return faults;
}
function floorFaults({ mcp, model }, descriptor) {
    const { protocolRevision } = descriptor;
    const faults = [];
    if (!(0,revision/* isRevision */.oN)(protocolRevision))
        faults.push(`protocolRevision ${(0,printable.quote)(protocolRevision)} is no date`);
    else if ((0,revision/* compareRevisions */.wo)(protocolRevision, mcp.minProtocolRevision) < 0)
        faults.push(`MCP ${protocolRevision} is below the floor ${mcp.minProtocolRevision}`);
    if (model.toolUse && !descriptor.model.toolUse)
        faults.push('the model lacks tool use');
    const { contextWindowTokens } = descriptor.model;
    if (contextWindowTokens < model.minContextWindowTokens)
        faults.push(`a context window of ${contextWindowTokens} tokens is below the floor ${model.minContextWindowTokens}`);
    return faults;
}
function bindingFaults({ role, capabilityScopes }, bindings) {
    const own = bindings.filter((binding) => binding.role === role);
    const [binding] = own;
    if (binding === undefined)
        return [`${role} has no binding`];
    if (own.length > 1)
        return [`${role} has ${own.length} bindings`];
    if (!binding.satisfied)
        return [`${role} is not satisfied`];
    if (binding.boundTool === null)
        return [`${role} is called satisfied, but no tool is bound`];
    const missing = capabilityScopes.filter((scope) => !binding.scopesGranted.includes(scope));
    return missing.length === 0 ? [] : [`${role} is called satisfied, but lacks scope ${missing.join(', ')}`];
}
function scopeFaults(manifest, descriptor) {
    const missing = (asked, granted, kind) => asked.filter((scope) => !granted.includes(scope)).map((scope) => `${kind} scope ${scope} is not granted`);
    return [
        ...missing(manifest.filesystem, descriptor.filesystemGranted, 'filesystem'),
        ...missing(manifest.network, descriptor.networkGranted, 'network'),
    ];
}

// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/subject.js
var app_subject = __webpack_require__(8592);
;// CONCATENATED MODULE: ./build/app/preflight.js






const DESCRIPTOR_LIMIT = 4 * 1024 * 1024;
/**
 * The cartridge-side self-check of a persisted descriptor (specification 3). Nothing is written, whatever it finds.
 *
 * @param path cartridge, manifest or package folder
 * @throws UserError when a file cannot be read
 */
async function runPreflight(fs, path, descriptorPath, options) {
    const loaded = await (0,app_subject/* loadSubject */.n)(fs, path, options);
    // A descriptor is JSON (specification 9), whatever its file is called.
    const doc = await (0,read/* readDocument */.u0)(descriptorPath, fs.readFile(descriptorPath, DESCRIPTOR_LIMIT), { language: 'json' });
    const faults = [...doc.problems, ...(doc.value === undefined ? [] : await shapeFaults(doc))];
    const diagnostics = [...loaded.diagnostics, ...faults];
    const signature = loaded.subject?.signature ?? 'not applicable';
    const result = { version: 1, path, descriptor: descriptorPath, signature, diagnostics };
    const { subject } = loaded;
    const { manifest, refused = [] } = subject ?? {};
    if (subject === undefined || manifest === undefined) {
        const why = refused.map(({ id, supported, requested }) => `${id}: ${supported}; asked: ${requested}`);
        const message = why.length === 0 ? 'there is no manifest' : why.join('; ');
        return { ...result, ok: false, checks: [{ id: 'manifest', ok: false, message }] };
    }
    if (faults.length > 0)
        return { ...result, ok: false, checks: [] };
    const checks = preflight(manifest, subject, doc.value, options.profile);
    return { ...result, ok: checks.every(({ ok }) => ok !== false), checks };
}
// The whole answer of a handshake holds descriptors and is none; that is said once, not by each member that it lacks.
async function shapeFaults(doc) {
    const { value } = doc;
    if (typeof value === 'object' && value !== null && Object.hasOwn(value, 'results')) {
        const message = 'this is the answer of handshake with all its verdicts, not a descriptor';
        const help = 'write the descriptor alone, with cartwright handshake FILE --host PROFILE --out FILE';
        return [
            (0,source_document/* locateFinding */.E1)(doc, { rule: 'descriptor/schema', level: 'error', message, path: ['results'], part: 'key', help }),
        ];
    }
    return (0,schema_check.checkSchema)(doc, await validators.validators.descriptor(), 'descriptor/schema');
}

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/trust-options.js
var trust_options = __webpack_require__(1360);
// EXTERNAL MODULE: ./build/cli/wiring/signature-of.js
var signature_of = __webpack_require__(6530);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/cli/commands/preflight.js







const preflight_command = {
    name: 'preflight',
    summary: 'the cartridge-side self-check of a persisted descriptor',
    usage: ['preflight FILE --descriptor FILE'],
    options: [
        {
            name: 'descriptor',
            kind: 'value',
            value: 'FILE',
            summary: 'compliance descriptor that the host wrote at the handshake',
        },
        ...trust_options/* TRUST_OPTIONS */.Q,
    ],
    formats: ['text', 'json'],
    details: 'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder. Exit code 1 aborts the\nactivation: a required binding is not satisfied, or the descriptor is refused, stale, of another cartridge or malformed.',
    usesConfig: true,
    async run(context) {
        const [path, second] = context.positionals;
        const descriptor = context.value('descriptor');
        if (path === undefined || second !== undefined)
            throw new errors/* UserError */.y('usage', 'preflight takes exactly one file');
        if (descriptor === undefined)
            throw new errors/* UserError */.y('usage', 'preflight needs a descriptor', { help: 'name it with --descriptor FILE' });
        const { fs, profile } = context;
        const result = await runPreflight(fs, path, descriptor, {
            profile,
            signatureOf: (0,signature_of.signatureOf)(fs, profile, (ports) => (0,trust_options/* demandsOf */.w)(context, ports)),
            allowUnsigned: context.flag('allow-unsigned'),
        });
        await print(context, result);
        return result.ok ? command/* EXIT */.d.ok : command/* EXIT */.d.no;
    },
};
async function print(context, result) {
    const { io } = context;
    if (context.format === 'json') {
        io.out((0,json_text/* resultJson */.y)(result, 2));
        return;
    }
    if (result.diagnostics.length > 0) {
        const { printDiagnostics } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 6045));
        printDiagnostics(context, result.diagnostics, 2);
    }
    const width = Math.max(0, ...result.checks.map(({ id }) => id.length));
    const lines = result.checks.map(({ id, ok, message }) => `  ${ok === null ? '?' : ok ? '✓' : '✗'} ${id.padEnd(width)}  ${(0,printable.printable)(message)}`);
    const untold = result.checks.filter(({ ok }) => ok === null).map(({ id }) => id);
    const open = untold.length === 0 ? '' : `  (not told: ${untold.join(', ')})`;
    lines.push(`preflight: ${result.ok ? 'activate' : 'abort'}  ${(0,printable.printable)(result.path)}${open}`);
    io.out(`${lines.join('\n')}\n`);
}


/***/ }),

/***/ 1360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ TRUST_OPTIONS),
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);

/** Options that say whom the user trusts; `handshake` and others take them too. */
const TRUST_OPTIONS = [
    {
        name: 'public-key',
        kind: 'list',
        value: 'FILE',
        summary: 'trust this ed25519 public key (PEM), and no stored one',
    },
    {
        name: 'trust-registry',
        kind: 'value',
        value: 'FILE',
        summary: 'trust registry with keys, their expiry and revocation',
    },
    { name: 'threshold', kind: 'value', value: 'N', summary: 'how many distinct keys must have signed (default 1)' },
    {
        name: 'publisher',
        kind: 'value',
        value: 'ID',
        summary: 'your own publisher id: its trusted signatures are "local"',
    },
    {
        name: 'require',
        kind: 'value',
        value: 'TRUST',
        summary: 'least trust that passes (default portable)',
        choices: ['portable', 'trusted'],
    },
    { name: 'allow-unsigned', kind: 'flag', summary: 'let a file without a signature pass' },
];
/**
 * What the options and the configuration demand of a signature.
 *
 * @throws UserError for a key, registry or baseline that cannot be used
 */
async function demandsOf(context, ports) {
    const { fs, clock, config, profile } = context;
    const threshold = context.value('threshold') ?? '1';
    if (!/^(?:[1-9]|1[0-6])$/.test(threshold)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `--threshold is ${JSON.stringify(threshold)}`, { help: 'a number from 1 to 16' });
    }
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(3088)]).then(__webpack_require__.bind(__webpack_require__, 3088));
    const policy = await loadPolicy(fs, clock, {
        publicKeys: context.list('public-key'),
        trustRegistry: context.value('trust-registry') ?? config.trustRegistry,
        threshold: Number(threshold),
        publisher: context.value('publisher') ?? config.publisher,
    }, profile);
    const known = context.value('not-older-than');
    const { loadBaseline } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(147)]).then(__webpack_require__.bind(__webpack_require__, 3772));
    return {
        policy,
        require: context.value('require') === 'trusted' ? 'trusted' : 'portable',
        allowUnsigned: context.flag('allow-unsigned'),
        strict: context.flag('strict'),
        baseline: known === undefined ? undefined : await loadBaseline(ports, known, profile, policy),
    };
}


/***/ }),

/***/ 6530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   signatureOf: () => (/* binding */ signatureOf)
/* harmony export */ });
/**
 * Judges cartridges' signatures for a handshake. The SQLite code is loaded with the first cartridge.
 *
 * @param demandsOf what is demanded of a signature; a plain check by default
 * @param bytesOf where `fs` does not stand on disk
 */
function signatureOf(fs, profile, demandsOf, bytesOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(147)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}


/***/ }),

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** @returns whether `value` is a digest as the format writes it. */
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   printableLines: () => (/* binding */ printableLines),
/* harmony export */   quote: () => (/* binding */ quote),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
function printable(text) {
    return visible((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text));
}
/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
function printableLines(text) {
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        .split('\n')
        .map((line) => line.split('\t').map(visible).join('\t'))
        .join('\n');
}
/** The escapes of {@link printable} alone: for what is compared, not shown. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    const code = unit.codePointAt(0).toString(16).padStart(4, '0');
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
function quote(value, limit = 80) {
    // What is far behind the cut cannot make a secret of what stands before it.
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value.slice(0, limit + _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SECRET */ .mz));
    return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const text = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const distance = editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let text = FOLDED.get(candidate);
    if (text === undefined) {
        text = fold(candidate);
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, text);
    }
    return text;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Rows of the table of distances, used again by every call: a file may hold very many names that are near to none. */
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. Only cells that can stay within it are looked at. */
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        // A transposition reaches back two rows.
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   U: () => (/* binding */ PlacesNeeded),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8092);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);


/** A place was asked for that the quick reader does not know: {@link withPlaces} gets it from the other one. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read quickly. It knows where keys and scalars on a line stand, which is all that
 * most findings need; the reader that knows every place, and costs six times as much, is rarely loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #quickPlaces;
    #places;
    constructor(path, text, value, places) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.#quickPlaces = places;
    }
    /** @returns a location whose parts throw {@link PlacesNeeded} where {@link findPlaces} has to be called first */
    locate(path) {
        return (this.#places ??= this.#quickPlaces(false)).locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273));
        const exact = parseYaml(this.path, this.text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.schemaDepth);
        // What nests too deep for that reader has places all the same.
        this.#places = exact.value === undefined ? this.#quickPlaces(true) : exact;
    }
}
/** Does some work on documents, once more with places when it turns out to need them. */
async function withPlaces(docs, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        for (const doc of 'path' in docs ? [docs] : docs)
            if (doc instanceof QuickDocument)
                await doc.findPlaces();
        return work();
    }
}


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ readJsonOrQuickly),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. Nothing is thrown for a bad file: `problems` says what is wrong and `value` is
 * undefined. The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 */
async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? parse(path, text, language, options) : text;
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, options.maxDepth);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 663));
    const quick = quickYamlValue(text, options.maxDepth);
    if (quick === undefined)
        return parse(path, text, language, options);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value, (coarse) => quick.places(coarse));
}
/**
 * Like {@link readQuickly}, for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from
 * its first brace to its last is read as that, which is what YAML reads too.
 */
async function readJsonOrQuickly(path, bytes, options = {}) {
    if (bytes[0] === 0x7b && !/\.json$/i.test(path)) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    return readQuickly(path, bytes, options);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text, options = {}) {
    return parse(path, text, languageOf(path, options), options);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
async function parse(path, text, language, { maxDepth }) {
    return language === 'json'
        ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth)
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text, maxDepth);
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ })

};
;