"use strict";
exports.id = 4459;
exports.ids = [4459,6530];
exports.modules = {

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   ir: () => (/* binding */ linkFinding),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8998);



/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores and does not
 * track is left out of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    const links = new Set();
    let all;
    const below = () => (all ??= listing(fs, '.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().files.filter((file) => glob.matches(file));
        const linked = below().links.filter((link) => glob.matches(link));
        for (const link of linked)
            links.add(link);
        if (found.length + linked.length === 0)
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const isTrackedLink = (name) => fs.isLink?.(name) === true && below().links.includes(name);
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            const there = base === '' ? below() : listing(fs, path);
            for (const file of there.files)
                if (CAL_FILE.test(file))
                    files.add(base + file);
            for (const link of there.links)
                if (CAL_FILE.test(link))
                    links.add(base + link);
        }
        else if (isTrackedLink(name))
            links.add(name);
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), links: [...links].sort(), problems };
}
function listing(fs, directory) {
    const links = [];
    return { files: fs.list(directory, { onLink: (path) => links.push(path) }), links };
}
/** The finding at a tracked link. */
function linkFinding(path) {
    return {
        rule: 'source/symlink',
        level: 'error',
        message: 'a symbolic link, which is not followed',
        path,
        range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: '',
        help: 'commit the file itself',
    };
}
/** A path relative to `cwd`, without `.` and `..` where they can be resolved. */
function shortest(cwd, path) {
    const segments = [];
    for (const segment of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    const base = cwd.split('/').filter((segment) => segment !== '');
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}


/***/ }),

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
    const doc = await (0,read/* readDocument */.u0)(asJson(descriptorPath), fs.readFile(descriptorPath, DESCRIPTOR_LIMIT));
    const faults = [...doc.problems, ...(doc.value === undefined ? [] : await shapeFaults(doc))].map((fault) => ({
        ...fault,
        path: descriptorPath,
    }));
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
// A descriptor is JSON (specification 9), whatever its file is called.
function asJson(path) {
    return /\.json$/i.test(path) ? path : `${path}.json`;
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
        io.out((0,json_text/* jsonText */.s)(result, 2));
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
    const { loadBaseline } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(9118)]).then(__webpack_require__.bind(__webpack_require__, 3772));
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
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(9118)]).then(__webpack_require__.bind(__webpack_require__, 3772));
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

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    // Before a letter it is no escape but the separator of another system: such a glob would match nothing, in silence.
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
/** What every match starts with: most paths of a large repository need no closer look. */
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    // `docs/**` may stand for no segment at all, and then for no slash.
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
/** The path that a glob starts with, up to the last slash before its first special character; a path without any is itself. */
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
/** @returns whether a pattern holds any glob character. */
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            // The innermost pair first: its text holds no other brace.
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ })

};
;