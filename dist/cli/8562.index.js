"use strict";
exports.id = 8562;
exports.ids = [8562];
exports.modules = {

/***/ 1718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ loadHosts)
});

// UNUSED EXPORTS: findHostFiles

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/handshake/accept/json.js
var json = __webpack_require__(1415);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/revision.js
var core_revision = __webpack_require__(3189);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/handshake/read-tools.js
var read_tools = __webpack_require__(8076);
;// CONCATENATED MODULE: ./build/core/handshake/read-host.js






/**
 * Reads a host profile: shape, a real date as revision, bindings that lead to a tool, and the tools one by one. A tool with
 * a fault of its own is a finding at its place and is left out; a fault anywhere else leaves no profile to judge.
 *
 * @param validator the compiled `schemas/host.schema.json`
 */
function readHostProfile(doc, validator) {
    if (doc.problems.length > 0)
        return { profile: undefined, diagnostics: doc.problems };
    const shape = (0,check.checkSchema)(doc, validator, 'host/schema');
    const broken = new Set();
    let readable = true;
    for (const { pointer } of shape) {
        const index = toolAt(pointer);
        if (index === undefined)
            readable = false;
        else
            broken.add(index);
    }
    const diagnostics = [...shape];
    if (!readable)
        return { profile: undefined, diagnostics };
    const raw = doc.value;
    const live = (raw.servers ?? []).length > 0;
    const report = (rule, finding) => {
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, { level: 'error', rule: `host/${rule}`, ...finding }));
    };
    const tools = (0,read_tools/* checkTools */.G)(raw.tools ?? [], broken, live, report);
    const stated = diagnostics.length;
    checkRevision(raw, report);
    checkBindings(raw, live, report);
    return { profile: diagnostics.length > stated ? undefined : complete(raw, tools), diagnostics };
}
/** Index of the tool that a finding lies in. */
function toolAt(pointer) {
    const index = /^\/tools\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
    return index === undefined ? undefined : Number(index);
}
function complete(raw, tools) {
    return {
        name: raw.name,
        ...(raw.description === undefined ? {} : { description: raw.description }),
        protocolRevision: raw.protocolRevision,
        model: raw.model,
        tools: tools.map((tool) => ({ ...tool, scopes: tool.scopes ?? [] })),
        filesystem: raw.filesystem ?? [],
        network: raw.network ?? [],
        bindings: raw.bindings ?? {},
        resources: raw.resources ?? [],
        servers: raw.servers ?? [],
        sources: raw.sources ?? [],
    };
}
function checkRevision(raw, report) {
    const revision = raw.protocolRevision;
    if (revision === undefined || (0,core_revision/* isRevision */.oN)(revision))
        return;
    report('revision', {
        message: `protocolRevision is ${(0,printable.quote)(revision)}, which is no date`,
        path: ['protocolRevision'],
        help: 'write the MCP revision that the host negotiates, a real date as YYYY-MM-DD',
    });
}
// A binding to a tool that is there and left out is no second fault: the tool's own says why.
function checkBindings(raw, live, report) {
    const names = new Set((raw.tools ?? []).flatMap((tool) => (0,read_tools/* nameOf */.V)(tool) ?? []));
    for (const [role, tool] of Object.entries(raw.bindings ?? {})) {
        const path = ['bindings', role];
        if (!/^[a-z]+:./.test(role)) {
            report('binding', {
                message: `${(0,printable.quote)(role)} is no role: its namespace is missing`,
                path,
                part: 'key',
                help: 'write the role with its namespace, as the manifest does',
            });
        }
        else if (!names.has(tool) && !live) {
            const near = (0,suggest.nearest)(tool, [...names]);
            report('binding', {
                message: `${role} is bound to ${(0,printable.quote)(tool)}, which is not among the tools`,
                path,
                help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,printable.quote)(near)}?`,
            });
        }
    }
}

// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/app/hosts.js











const HOST_LIMIT = 64 * 1024 * 1024;
const HOST_FILE = /\.host\.(?:ya?ml|json)$/i;
/**
 * Loads host profiles.
 *
 * @param specs files, folders (every `*.host.yaml` below), globs, or names of shipped profiles
 * @throws UserError `unknown-host` when a spec leads to nothing
 */
async function loadHosts(fs, specs) {
    const all = [];
    const diagnostics = [];
    const seen = new Set();
    const meant = new Map();
    for (const spec of specs) {
        const files = filesOf(fs, spec);
        if (files === undefined) {
            const shipped = await shippedHost(spec);
            meant.set(spec, [shipped.source]);
            if (!seen.has(shipped.source))
                all.push(shipped);
            seen.add(shipped.source);
            continue;
        }
        meant.set(spec, files);
        for (const file of files) {
            if (seen.has(file))
                continue;
            seen.add(file);
            const doc = await (0,read/* readJsonOrQuickly */.QS)(file, fs.readFile(file, HOST_LIMIT), { maxDepth: limits/* LIMITS */.b.schemaDepth });
            const validator = await validators.validators.host();
            const reading = await (0,quick_document/* withPlaces */.r)(doc, () => readHostProfile(doc, validator));
            diagnostics.push(...reading.diagnostics);
            const { profile } = reading;
            all.push(profile === undefined ? unread(doc, reading.diagnostics) : { source: file, profile, doc });
        }
    }
    const hosts = all.filter((host) => host.profile !== undefined);
    return { all, meant, hosts, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics) };
}
function unread({ path, value }, diagnostics) {
    const errors = (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics).filter(({ level }) => level === 'error');
    const [first] = errors;
    const { line, column } = (first?.range ?? diagnostic/* START_OF_FILE */.ag).start;
    const stated = (0,json/* isObject */.Gv)(value) ? (0,json/* own */.ZV)(value, 'name') : undefined;
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
    return {
        source: path,
        name: typeof stated === 'string' && stated.trim() !== '' ? stated.slice(0, 200) : path,
        reason: `its profile cannot be used: ${path}:${line}:${column}: ${first?.message ?? 'it cannot be read'}${more}`,
        help: `correct the profile; cartwright check says all that is wrong with it`,
    };
}
/** Every host profile of a repository: the `*.host.yaml` files below `directory`. */
function findHostFiles(fs, directory = '.') {
    const inside = fs.list(directory).filter((file) => HOST_FILE.test(file));
    return directory === '.' ? inside : inside.map((file) => `${directory.replace(/\/+$/, '')}/${file}`);
}
// Undefined when the spec is no file, folder or glob, so that it can only be a name.
function filesOf(fs, spec) {
    const kind = fs.kind(spec);
    if (kind === 'file')
        return [spec];
    if (kind === 'directory') {
        const files = findHostFiles(fs, spec);
        if (files.length > 0)
            return files;
        throw new errors/* UserError */.y('unknown-host', 'the folder holds no *.host.yaml', { path: spec, help: 'name a host profile' });
    }
    if (kind === 'other' || !(0,core_glob/* isGlob */.fg)(spec))
        return undefined;
    const glob = (0,core_glob/* compileGlob */.SO)(spec);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `--host ${(0,printable.quote)(spec)}: ${glob.problem}`);
    const files = fs.list('.').filter((file) => glob.matches(file));
    if (files.length > 0)
        return files;
    throw new errors/* UserError */.y('unknown-host', `no file matches the host glob ${(0,printable.quote)(spec)}`, {
        help: 'name a host profile, or run cartwright handshake --help for the names of shipped ones',
    });
}
async function shippedHost(name) {
    const { SHIPPED_HOSTS } = await __webpack_require__.e(/* import() */ 6923).then(__webpack_require__.bind(__webpack_require__, 6923));
    const key = name.toLowerCase().replaceAll(/[\s_]+/g, '-');
    const profile = Object.hasOwn(SHIPPED_HOSTS, key) ? SHIPPED_HOSTS[key] : undefined;
    if (profile !== undefined)
        return { source: key, profile };
    const names = Object.keys(SHIPPED_HOSTS);
    const near = (0,suggest.nearest)(name, names);
    throw new errors/* UserError */.y('unknown-host', `there is no file and no shipped host profile ${(0,printable.quote)(name)}`, {
        help: near === undefined ? `shipped profiles: ${names.join(', ')}` : `did you mean ${(0,printable.quote)(near)}?`,
    });
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

/***/ 3106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G3: () => (/* binding */ accepts),
  jw: () => (/* binding */ acceptsOpened),
  YY: () => (/* binding */ requiresNothing)
});

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/handshake/accept/budget.js
var accept_budget = __webpack_require__(4380);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate-array.js
var evaluate_array = __webpack_require__(9750);
;// CONCATENATED MODULE: ./build/core/handshake/accept/outcome.js

/** The place of the arguments themselves. */
const ARGUMENTS = { name: '', contract: undefined, depth: 0, root: true };
const NONE = new Set();
const ACCEPTS = { findings: [], named: NONE };
/** What the findings of an outcome come to. */
function answerOf({ findings }) {
    if (findings.some(({ rejected }) => rejected.length > 0))
        return 'refuses';
    return findings.length > 0 ? 'unknown' : 'accepts';
}
/** An outcome that says which properties are named, and nothing against the tool. */
function naming(names) {
    return { findings: [], named: new Set(names) };
}
/** An outcome with one finding. */
function found(at, tool, reason, rejected = []) {
    return { findings: [{ reason, contract: at.contract, tool, rejected }], named: NONE };
}
/** The same outcome with each finding turned into another. */
function mapFindings(outcome, change) {
    return outcome.findings.length === 0 ? outcome : { ...outcome, findings: outcome.findings.map(change) };
}
/** More of them about one place help nobody; they are what a hostile schema has thousands of. */
const MAX_FINDINGS = 64;
/**
 * Gathers outcomes that must all accept. It is filled by plain loops: schemas nest hundreds of levels deep, and each
 * function in between costs stack.
 */
class Gathering {
    #findings = new Map();
    #named;
    #first;
    #refused = false;
    /** @param first whether one refusal is enough, so that nothing after it matters */
    constructor(first) {
        this.#first = first;
    }
    /** @returns whether nothing can change the result any more */
    add(outcome) {
        if (outcome === ACCEPTS)
            return this.refused;
        for (const finding of outcome.findings) {
            if (finding.rejected.length > 0)
                this.#refused = true;
            const known = this.#findings.get(finding.reason);
            if (known === undefined ? this.#findings.size < MAX_FINDINGS : isBetter(finding, known))
                this.#findings.set(finding.reason, finding);
        }
        for (const name of outcome.named)
            (this.#named ??= new Set()).add(name);
        return this.refused;
    }
    /** Adds each until nothing can change the result any more. */
    addAll(outcomes) {
        for (const outcome of outcomes)
            if (this.add(outcome))
                return;
    }
    get refused() {
        return this.#first && this.#refused;
    }
    get result() {
        if (this.#findings.size === 0)
            return this.#named === undefined ? ACCEPTS : naming(this.#named);
        const findings = [...this.#findings.values()];
        if (!this.#first)
            return { findings, named: this.#named ?? NONE };
        const decisive = findings.find(({ rejected }) => rejected.length > 0) ?? findings[0];
        return { findings: decisive === undefined ? [] : [decisive], named: NONE };
    }
}
// One with an example says more than the same without.
function isBetter(finding, known) {
    return known.rejected.length === 0 && finding.rejected.length > 0;
}
/** The place as a message names it. */
function nameOf(at) {
    return at.name === '' ? 'the arguments' : (0,printable.quote)(at.name);
}
/** A sentence with the place it is about. */
function textAt(at, text) {
    return at.name === '' ? text : `${(0,printable.quote)(at.name)}: ${text}`;
}
/** The place of a property. */
function atProperty(at, name, contract) {
    return { name: at.name === '' ? name : `${at.name}.${name}`, contract, depth: at.depth + 1, root: false };
}
/** The place of the items of an array. */
function atItem(at, index, contract) {
    return { name: `${at.name}[${index ?? ''}]`, contract, depth: at.depth + 1, root: false };
}
/** The same place one subschema deeper. */
function deeper(at) {
    return { ...at, depth: at.depth + 1 };
}

// EXTERNAL MODULE: ./build/core/handshake/accept/schema-document.js
var schema_document = __webpack_require__(4454);
// EXTERNAL MODULE: ./build/core/handshake/accept/where.js
var accept_where = __webpack_require__(8790);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-array.js





/** The tool's keywords for arrays. */
function coverArray(comparison, shape, tool, at, gathering) {
    const { prefix, rest } = (0,evaluate_array/* itemSchemas */.u)(tool);
    const known = Math.max(prefix.length, shape.prefix.length);
    for (let i = 0; i < Math.min(known, shape.maxItems); i++) {
        const schema = prefix[i] ?? rest;
        if (schema === undefined)
            continue;
        if (gathering.add(one(comparison, shape, shape.prefix[i] ?? shape.rest, schema, i, i, at)))
            return;
    }
    if (rest !== undefined && shape.maxItems > known)
        gathering.add(one(comparison, shape, shape.rest, rest, known, undefined, at));
    if (comparison.aspect === 'whole')
        gathering.addAll(wholeArray(comparison, shape, tool, at));
}
// What the tool says of the array as a whole.
function* wholeArray(comparison, shape, tool, at) {
    yield* lengths(comparison, shape, tool, at);
    if ((0,schema_document/* keywordOf */.XL)(tool, 'uniqueItems') === true && !shape.unique && shape.maxItems > 1) {
        const twins = comparison.samples.of(shape.prefix[0] ?? shape.rest).map((item) => [item, item]);
        const reason = `the tool takes no item of ${nameOf(at)} twice`;
        yield comparison.refuse(shape, tool, at, reason, twins, (0,accept_where/* below */.Gz)(tool.where, 'uniqueItems'));
    }
    yield contains(comparison, shape, tool, at);
    const unevaluated = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedItems');
    if (unevaluated !== undefined && unevaluated.schema !== true && (0,evaluate_array/* itemSchemas */.u)(tool).rest === undefined)
        yield found(at, (0,accept_where/* below */.Gz)(tool.where, 'unevaluatedItems'), `which items of ${nameOf(at)} are left over cannot be told`);
}
function one(comparison, shape, conjunction, schema, index, label, at) {
    const outcome = comparison.covers(conjunction, schema, atItem(at, label, conjunction[0]?.where ?? at.contract));
    if (outcome.findings.length === 0)
        return ACCEPTS;
    const lifted = mapFindings(outcome, (finding) => {
        if (finding.rejected.length === 0)
            return finding;
        const rejected = finding.rejected.flatMap((value) => {
            const array = comparison.samples.arrayWith(shape, index, value);
            return array === undefined ? [] : [array];
        });
        return { ...finding, rejected, reason: rejected.length > 0 ? finding.reason : withoutExample(finding.reason) };
    });
    return { ...lifted, named: ACCEPTS.named };
}
/** A longer example than this helps nobody. */
const LONGEST_LIST = 1000;
function* lengths(comparison, shape, tool, at) {
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minItems'), (0,schema_document/* keywordOf */.XL)(tool, 'maxItems')];
    if (typeof min === 'number' && min > shape.minItems) {
        const reason = textAt(at, `the tool takes ${min} items and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,accept_where/* below */.Gz)(tool.where, 'minItems'));
    }
    if (typeof max === 'number' && max < shape.maxItems) {
        const reason = textAt(at, `the tool takes ${max} items at most`);
        const longer = max < LONGEST_LIST ? comparison.samples.listsOf(shape, max + 1) : [];
        yield comparison.refuse(shape, tool, at, reason, longer, (0,accept_where/* below */.Gz)(tool.where, 'maxItems'));
    }
}
function contains(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'contains');
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minContains'), (0,schema_document/* keywordOf */.XL)(tool, 'maxContains')];
    const least = typeof min === 'number' ? min : 1;
    if (schema === undefined || (least === 0 && max === undefined))
        return ACCEPTS;
    if (statesTheSame(shape, tool, ['contains', 'minContains', 'maxContains']))
        return ACCEPTS;
    if (max === undefined && shape.minItems >= least) {
        const each = [...shape.prefix, shape.rest].map((conjunction) => comparison.covers(conjunction, schema, atItem(at, undefined, at.contract)));
        if (each.every(({ findings }) => findings.length === 0))
            return ACCEPTS;
    }
    const reason = `the tool asks for certain items in ${nameOf(at)}`;
    return comparison.refuse(shape, tool, at, reason, [], (0,accept_where/* below */.Gz)(tool.where, 'contains'));
}

// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate.js
var evaluate = __webpack_require__(7118);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate-object.js
var evaluate_object = __webpack_require__(9196);
// EXTERNAL MODULE: ./build/core/handshake/accept/json.js
var json = __webpack_require__(1415);
;// CONCATENATED MODULE: ./build/core/handshake/accept/alternatives.js


const MAX_ALTERNATIVES = 64;
/**
 * Multiplies out `$ref`, `allOf`, `anyOf` and `oneOf`: a value is allowed by the conjunction exactly when it is allowed by
 * one of the alternatives, in each of which only the nodes' own keywords are left to look at. (`oneOf` counts as `anyOf`
 * here; that a value may match only one branch is checked where it matters, on witnesses.)
 *
 * @throws TooMuch for a reference that leads back to itself, or too many alternatives
 */
function alternativesOf(conjunction, budget) {
    return multiply(conjunction.map((node) => expand(node, budget, 0)));
}
/** What a node expands to depends on nothing else; undefined while it is being expanded. */
const EXPANDED = new WeakMap();
// Each node once, however many references lead to it.
function expand(node, budget, depth) {
    budget.spend(depth);
    if (node.schema === true)
        return [[]];
    if (node.schema === false)
        return [];
    const known = EXPANDED.get(node);
    if (known !== undefined)
        return known;
    if (EXPANDED.has(node))
        throw new accept_budget/* TooMuch */.GC('a reference leads back to itself');
    EXPANDED.set(node, undefined);
    try {
        const alternatives = expandParts(node, budget, depth);
        EXPANDED.set(node, alternatives);
        return alternatives;
    }
    catch (error) {
        EXPANDED.delete(node);
        throw error;
    }
}
function expandParts(node, budget, depth) {
    const factors = (0,schema_document/* targetsOf */.QR)(node).map((target) => expand(target, budget, depth + 1));
    if ((0,schema_document/* isReadTwoWays */.DX)(node))
        return multiply(factors);
    factors.unshift([[node]]);
    for (const part of (0,schema_document/* listOf */.c3)(node, 'allOf'))
        factors.push(expand(part, budget, depth + 1));
    for (const keyword of ['anyOf', 'oneOf']) {
        if ((0,schema_document/* keywordOf */.XL)(node, keyword) === undefined)
            continue;
        factors.push((0,schema_document/* listOf */.c3)(node, keyword).flatMap((branch) => expand(branch, budget, depth + 1)));
    }
    return multiply(factors);
}
// Neither a node twice in one alternative nor the same alternative twice says more than once.
function multiply(factors) {
    let product = [[]];
    for (const factor of factors) {
        if (factor.length === 1 && factor[0]?.length === 0)
            continue;
        const alternatives = new Map();
        for (const left of product) {
            for (const right of factor) {
                const nodes = left.length === 0 ? right : [...new Set([...left, ...right])];
                alternatives.set(nodes
                    .map(({ id }) => id)
                    .sort((a, b) => a - b)
                    .join(' '), nodes);
            }
        }
        product = [...alternatives.values()];
        if (product.length > MAX_ALTERNATIVES)
            throw new accept_budget/* TooMuch */.GC(`the schema has more than ${MAX_ALTERNATIVES} alternatives`);
    }
    return product;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/shapes.js






/** The shapes that a conjunction of contract schemas allows; none when it allows no value. */
function shapesOf(conjunction, budget) {
    return alternativesOf(conjunction, budget).flatMap((nodes) => shapesOfAlternative(nodes, conjunction, budget));
}
/** The alternative forms of the arguments that a contract allows. */
function formsOf({ root }, budget) {
    return shapesOf([root], budget)
        .filter((shape) => shape.kind === 'object')
        .filter((shape) => canBeSent(shape, budget));
}
// Whether every required property has at least one alternative left.
function canBeSent(shape, budget) {
    return [...shape.required].every((name) => shapesOf(shape.properties.get(name) ?? [], budget).length > 0);
}
function unique(nodes) {
    return nodes.length < 2 ? [...nodes] : [...new Set(nodes)];
}
function shapesOfAlternative(nodes, conjunction, budget) {
    const all = [...new Set([...conjunction, ...nodes])];
    const types = json/* JSON_TYPES */.J_.filter((type) => nodes.every((node) => allowsType(node, type)));
    const listed = valuesOf(nodes);
    if (listed !== undefined) {
        const values = listed.filter((value) => types.includes((0,json/* jsonTypeOf */.WF)(value)) && allowed(all, value, budget));
        return values.length === 0 ? [] : [{ kind: 'values', all, values }];
    }
    return types.flatMap((type) => {
        switch (type) {
            case 'null':
            case 'boolean': {
                const values = (type === 'null' ? [null] : [true, false]).filter((value) => allowed(all, value, budget));
                return values.length === 0 ? [] : { kind: 'values', all, values };
            }
            case 'number':
                return numberShape(nodes, all);
            case 'string':
                return stringShape(nodes, all);
            case 'array':
                return arrayShape(nodes, all);
            case 'object':
                return objectShape(nodes, all) ?? [];
        }
    });
}
function allowed(all, value, budget) {
    return (0,evaluate/* both */.WP)(...all.map((node) => (0,evaluate/* evaluate */._3)(node, value, { budget, aspect: 'whole' }))) !== false;
}
function allowsType(node, type) {
    const stated = (0,schema_document/* keywordOf */.XL)(node, 'type');
    if (stated === undefined)
        return true;
    const types = (0,evaluate/* typesOf */.pl)(stated);
    if (type === 'null' && (0,schema_document/* keywordOf */.XL)(node, 'nullable') === true)
        return true;
    return types.includes(type) || (type === 'number' && types.includes('integer'));
}
function valuesOf(nodes) {
    let values;
    for (const node of nodes) {
        const { schema } = node;
        const lists = [];
        const listed = (0,schema_document/* keywordOf */.XL)(node, 'enum');
        if (Array.isArray(listed))
            lists.push(listed);
        if ((0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'const'))
            lists.push([(0,json/* own */.ZV)(schema, 'const')]);
        for (const list of lists)
            values = values === undefined ? list : values.filter((value) => list.some((item) => (0,json/* jsonEqual */.Zm)(item, value)));
    }
    return values;
}
/** The numbers that some schemas state for a keyword. */
function numbersOf(nodes, keyword) {
    return nodes.map((node) => (0,schema_document/* keywordOf */.XL)(node, keyword)).filter((value) => typeof value === 'number');
}
function textsOf(nodes, keyword) {
    return nodes.map((node) => (0,schema_document/* keywordOf */.XL)(node, keyword)).filter((value) => typeof value === 'string');
}
function numberShape(nodes, all) {
    const multiples = numbersOf(nodes, 'multipleOf');
    const integer = nodes.some((node) => {
        const type = (0,schema_document/* keywordOf */.XL)(node, 'type');
        return type !== undefined && !(0,evaluate/* typesOf */.pl)(type).includes('number') && (0,evaluate/* typesOf */.pl)(type).includes('integer');
    });
    return {
        kind: 'number',
        all,
        integer: integer || multiples.some(Number.isInteger),
        minimum: Math.max(-Infinity, ...numbersOf(nodes, 'minimum')),
        maximum: Math.min(Infinity, ...numbersOf(nodes, 'maximum')),
        exclusiveMinimum: Math.max(-Infinity, ...numbersOf(nodes, 'exclusiveMinimum')),
        exclusiveMaximum: Math.min(Infinity, ...numbersOf(nodes, 'exclusiveMaximum')),
        multiples,
    };
}
function stringShape(nodes, all) {
    return {
        kind: 'string',
        all,
        minLength: Math.max(0, ...numbersOf(nodes, 'minLength')),
        maxLength: Math.min(Infinity, ...numbersOf(nodes, 'maxLength')),
        patterns: textsOf(nodes, 'pattern'),
        formats: textsOf(nodes, 'format'),
    };
}
function arrayShape(nodes, all) {
    const described = nodes.map(evaluate_array/* itemSchemas */.u);
    const length = Math.max(0, ...described.map(({ prefix }) => prefix.length));
    const at = (i) => unique(described.flatMap(({ prefix, rest }) => prefix[i] ?? rest ?? []));
    const rest = unique(described.flatMap((items) => items.rest ?? []));
    const closed = rest.some((node) => node.schema === false);
    return {
        kind: 'array',
        all,
        prefix: Array.from({ length }, (_, i) => at(i)),
        rest,
        minItems: Math.max(0, ...numbersOf(nodes, 'minItems')),
        maxItems: Math.min(closed ? length : Infinity, ...numbersOf(nodes, 'maxItems')),
        unique: nodes.some((node) => (0,schema_document/* keywordOf */.XL)(node, 'uniqueItems') === true),
    };
}
// Undefined when a required property is ruled out, so that there is no such object.
function objectShape(nodes, all) {
    const required = new Set(nodes.flatMap((node) => {
        const names = (0,schema_document/* keywordOf */.XL)(node, 'required');
        return Array.isArray(names) ? names.map(String) : [];
    }));
    const properties = new Map();
    for (const name of new Set([...required, ...nodes.flatMap((node) => (0,schema_document/* namesIn */.wX)(node, 'properties'))])) {
        const conjunction = unique(nodes.flatMap((node) => (0,evaluate_object/* propertySchemas */.M3)(node, name).schemas));
        if (!conjunction.some((node) => node.schema === false))
            properties.set(name, conjunction);
        else if (required.has(name))
            return undefined;
    }
    const undeclared = nodes.every((node) => (0,schema_document/* keywordOf */.XL)(node, 'additionalProperties') === undefined && (0,schema_document/* keywordOf */.XL)(node, 'unevaluatedProperties') !== false);
    return { kind: 'object', all, properties, required, open: openNames(nodes), undeclared };
}
function openNames(nodes) {
    const additional = unique(nodes.flatMap((node) => (0,schema_document/* childOf */.GG)(node, 'additionalProperties') ?? []));
    const open = [];
    if (additional.length > 0 && !additional.some((node) => node.schema === false))
        open.push({ pattern: undefined, conjunction: additional });
    for (const node of nodes) {
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const schema = (0,schema_document/* childOf */.GG)(node, 'patternProperties', pattern);
            if (schema !== undefined && schema.schema !== false)
                open.push({ pattern, conjunction: [schema] });
        }
    }
    return open;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/disjoint.js






/** Properties inside properties that are looked at for a difference. */
const MAX_LEVELS = 3;
/** Is it certain that a subschema of the tool takes no value of a shape? False means: it may take some. */
function isDisjoint(comparison, shape, tool, at, levels = 0) {
    comparison.budget.spend(at.depth);
    if (typeof tool.schema === 'boolean')
        return !tool.schema;
    if (shape.kind === 'values')
        return shape.values.every((value) => comparison.accepts(tool, value) === false);
    const next = deeper(at);
    if ((0,schema_document/* targetsOf */.QR)(tool).some((target) => isDisjoint(comparison, shape, target, next, levels)))
        return true;
    if ((0,schema_document/* isReadTwoWays */.DX)(tool))
        return false;
    if ((0,schema_document/* listOf */.c3)(tool, 'allOf').some((part) => isDisjoint(comparison, shape, part, next, levels)))
        return true;
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,schema_document/* listOf */.c3)(tool, keyword);
        if (branches.length > 0 && branches.every((branch) => isDisjoint(comparison, shape, branch, next, levels)))
            return true;
    }
    if (typeExcluded(shape.kind, tool) || valuesExcluded(comparison, shape, tool))
        return true;
    return shape.kind === 'object' && objectExcluded(comparison, shape, tool, next, levels);
}
function typeExcluded(kind, tool) {
    const type = (0,schema_document/* keywordOf */.XL)(tool, 'type');
    if (type === undefined)
        return false;
    const types = (0,evaluate/* typesOf */.pl)(type);
    return !types.includes(kind) && !(kind === 'number' && types.includes('integer'));
}
function valuesExcluded(comparison, shape, tool) {
    const { schema } = tool;
    const fixed = (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'const') ? [(0,json/* own */.ZV)(schema, 'const')] : undefined;
    const values = fixed ?? (0,schema_document/* keywordOf */.XL)(tool, 'enum');
    if (!Array.isArray(values))
        return false;
    return values.every((value) => (0,json/* jsonTypeOf */.WF)(value) !== shape.kind || comparison.samples.allows(shape.all, value) === false);
}
// A name that is never sent but required, or that is always sent and never taken.
function objectExcluded(comparison, shape, tool, at, levels) {
    const required = (0,schema_document/* keywordOf */.XL)(tool, 'required');
    if (shape.open.length === 0 &&
        (at.root || !shape.undeclared) &&
        Array.isArray(required) &&
        required.some((name) => !shape.properties.has(String(name))))
        return true;
    if (levels >= MAX_LEVELS)
        return false;
    for (const name of shape.required) {
        const conjunction = shape.properties.get(name) ?? [];
        for (const schema of (0,evaluate_object/* propertySchemas */.M3)(tool, name).schemas) {
            const shapes = shapesOf(conjunction, comparison.budget);
            if (shapes.every((part) => isDisjoint(comparison, part, schema, atProperty(at, name, at.contract), levels + 1)))
                return true;
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-branches.js





/** Whether {@link coverBranches} has anything to say. */
function hasBranches(tool) {
    return ['anyOf', 'oneOf', 'not', 'if'].some((keyword) => (0,schema_document/* keywordOf */.XL)(tool, keyword) !== undefined);
}
/**
 * The tool's `anyOf`, `oneOf`, `not` and `if`; by type `oneOf` is `anyOf`, and the others say nothing. It fills a gathering
 * instead of yielding: a generator costs stack at each of hundreds of levels.
 */
function coverBranches(comparison, shape, tool, at, gathering) {
    const types = comparison.aspect === 'types';
    if ((0,schema_document/* keywordOf */.XL)(tool, 'anyOf') !== undefined && gathering.add(anyOf(comparison, shape, tool, 'anyOf', at)))
        return;
    if ((0,schema_document/* keywordOf */.XL)(tool, 'oneOf') !== undefined) {
        const outcome = types ? anyOf(comparison, shape, tool, 'oneOf', at) : oneOf(comparison, shape, tool, at);
        if (gathering.add(outcome))
            return;
    }
    if (types)
        return;
    const not = (0,schema_document/* childOf */.GG)(tool, 'not');
    if (not !== undefined && !statesTheSame(shape, tool, ['not']) && !isDisjoint(comparison, shape, not, at)) {
        const reason = `the tool excludes some of ${nameOf(at)}`;
        const outcome = comparison.refuse(shape, tool, at, reason, comparison.taken(not), (0,accept_where/* below */.Gz)(tool.where, 'not'));
        if (gathering.add(outcome))
            return;
    }
    const condition = ((0,schema_document/* childOf */.GG)(tool, 'then') ?? (0,schema_document/* childOf */.GG)(tool, 'else')) ? (0,schema_document/* childOf */.GG)(tool, 'if') : undefined;
    if (condition !== undefined && !statesTheSame(shape, tool, ['if', 'then', 'else']))
        gathering.add(conditional(comparison, shape, tool, condition, at));
}
function anyOf(comparison, shape, tool, keyword, at) {
    const outcomes = branchOutcomes(comparison, shape, tool, keyword, at);
    const fitting = outcomes.filter(({ findings }) => findings.length === 0);
    if (fitting.length === 0)
        return noBranch(comparison, shape, tool, keyword, outcomes, at);
    // A property is there when one of the branches names it (format.md, 8).
    const named = fitting.flatMap((outcome) => [...outcome.named]);
    return named.length === 0 ? ACCEPTS : naming(named);
}
function oneOf(comparison, shape, tool, at) {
    const branches = (0,schema_document/* listOf */.c3)(tool, 'oneOf');
    const outcomes = branchOutcomes(comparison, shape, tool, 'oneOf', at);
    const chosen = outcomes.findIndex(({ findings }) => findings.length === 0);
    if (chosen < 0)
        return noBranch(comparison, shape, tool, 'oneOf', outcomes, at);
    const overlapping = branches.find((branch, i) => i !== chosen && !isDisjoint(comparison, shape, branch, at));
    if (overlapping === undefined)
        return ACCEPTS;
    const reason = `${nameOf(at)} may match more than one branch of the tool's oneOf`;
    return comparison.refuse(shape, tool, at, reason, comparison.taken(overlapping), overlapping.where);
}
function branchOutcomes(comparison, shape, tool, keyword, at) {
    // A plain loop: a callback in between costs stack at each of hundreds of levels.
    const outcomes = [];
    for (const branch of (0,schema_document/* listOf */.c3)(tool, keyword))
        outcomes.push(comparison.coversShape(shape, branch, deeper(at)));
    return outcomes;
}
// No branch alone takes it all: by type that is one finding; of the whole those of the closest branch say what is missing.
function noBranch(comparison, shape, tool, keyword, outcomes, at) {
    const rejected = outcomes.flatMap(({ findings }) => findings.flatMap((finding) => finding.rejected));
    const findings = closest(outcomes)?.findings ?? [];
    const [first] = findings;
    const reason = `no branch of the tool's ${keyword} takes ${nameOf(at)}: ${first?.reason ?? 'there is none'}`;
    const outcome = comparison.refuse(shape, tool, at, reason, rejected, first?.tool ?? (0,accept_where/* below */.Gz)(tool.where, keyword));
    if (comparison.aspect === 'types' || findings.length < 2)
        return outcome;
    const shown = findings.flatMap((finding) => {
        const left = finding.rejected.filter((value) => comparison.accepts(tool, value) === false);
        return left.length === 0 ? [] : [{ ...finding, rejected: left }];
    });
    return shown.length === 0 ? outcome : { ...ACCEPTS, findings: shown };
}
// The branch with the fewest findings; by type one that nobody can judge rather than one that certainly does not fit.
function closest(outcomes) {
    return outcomes.toSorted((a, b) => certain(a) - certain(b) || a.findings.length - b.findings.length)[0];
}
function certain({ findings }) {
    return findings.filter(({ rejected }) => rejected.length > 0).length;
}
function conditional(comparison, shape, tool, condition, at) {
    const branch = (keyword) => {
        const schema = (0,schema_document/* childOf */.GG)(tool, keyword);
        return schema === undefined ? ACCEPTS : comparison.coversShape(shape, schema, deeper(at));
    };
    if (isDisjoint(comparison, shape, condition, at))
        return branch('else');
    if (comparison.coversShape(shape, condition, deeper(at)).findings.length === 0)
        return branch('then');
    const findings = [branch('then'), branch('else')].flatMap((outcome) => outcome.findings);
    const [first] = findings;
    if (first === undefined)
        return ACCEPTS;
    const candidates = [...findings.flatMap(({ rejected }) => rejected), ...comparison.taken(condition)];
    const outcome = comparison.refuse(shape, tool, at, first.reason, candidates, first.tool);
    return answerOf(outcome) === 'refuses'
        ? outcome
        : found(at, condition.where, `whether the tool's if holds cannot be told`);
}

// EXTERNAL MODULE: ./build/core/handshake/accept/pattern.js + 1 modules
var accept_pattern = __webpack_require__(4401);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-open.js





/** Names that are tried for a witness: short ones of different make, and those that the tool itself lists. */
const NAMES = ['x', 'a', '0', 'A', '_'];
const OWN_NAMES = 5;
const VALUES = 8;
/** Names that the contract sends without listing them: whatever the tool says of any such name must take them. */
function coverOpenNames(comparison, shape, names, tool, at) {
    if (at.root && comparison.aspect === 'types')
        return ACCEPTS;
    const { findings } = everyOutcome(comparison, demands(comparison, shape, names, tool, at));
    const [first] = findings;
    if (first === undefined)
        return ACCEPTS;
    const reason = at.root ? `further arguments that the contract allows: ${first.reason}` : first.reason;
    const candidates = examples(comparison, shape, names, tool, findings);
    return comparison.refuse(shape, tool, at, reason, candidates, first.tool);
}
/**
 * Members of an inner object of which the contract says nothing, and which it allows all the same. (Of the arguments
 * themselves it sends those that it names.)
 */
function coverUndeclared(comparison, shape, tool, at) {
    if (at.root || !shape.undeclared)
        return ACCEPTS;
    const anything = { pattern: undefined, conjunction: [] };
    const { findings } = everyOutcome(comparison, demands(comparison, shape, anything, tool, at));
    if (findings.length === 0)
        return ACCEPTS;
    const reason = textAt(at, 'the tool does not take every member that the contract leaves open');
    return comparison.refuse(shape, tool, at, reason, examples(comparison, shape, anything, tool, findings));
}
function everyOutcome(comparison, outcomes) {
    const gathering = comparison.gathering();
    gathering.addAll(outcomes);
    return gathering.result;
}
function* demands(comparison, shape, names, tool, at) {
    const { conjunction } = names;
    const place = atProperty(at, '*', conjunction[0]?.where ?? at.contract);
    const pattern = names.pattern === undefined ? undefined : (0,accept_pattern/* compilePattern */.E)(names.pattern);
    for (const schema of schemasOfOpen(shape, names, tool, pattern))
        yield comparison.covers(conjunction, schema, place);
    if (comparison.aspect === 'types')
        return;
    yield nameRule(comparison, names, tool, at);
    yield leftOver(comparison, names, tool, at);
    for (const { trigger, required, schema } of (0,evaluate_object/* dependenciesOf */.hk)(tool)) {
        if (shape.properties.has(trigger) || pattern?.matches(trigger) === false)
            continue;
        const where = (0,accept_where/* below */.Gz)(tool.where, 'properties', trigger);
        if (required.some((name) => !shape.required.has(name)))
            yield found(at, where, 'further members make the tool require others');
        if (schema !== undefined)
            yield comparison.coversShape(shape, schema, deeper(at));
    }
}
// Members that the contract lists are compared by name, wherever the tool may speak of them.
function schemasOfOpen(shape, names, tool, pattern) {
    const listed = (0,schema_document/* namesIn */.wX)(tool, 'properties').filter((name) => !shape.properties.has(name) && pattern?.matches(name) !== false);
    const patterns = (0,schema_document/* namesIn */.wX)(tool, 'patternProperties');
    // Where the tool has the contract's own pattern, each of these names is one that it names.
    const rest = names.pattern !== undefined && patterns.includes(names.pattern) ? undefined : additionalOf(tool);
    return [
        ...listed.map((name) => (0,schema_document/* childOf */.GG)(tool, 'properties', name)),
        ...patterns.map((name) => (0,schema_document/* childOf */.GG)(tool, 'patternProperties', name)),
        rest,
    ].filter((schema) => schema !== undefined);
}
function additionalOf(tool) {
    return (0,schema_document/* childOf */.GG)(tool, 'additionalProperties');
}
function nameRule(comparison, { pattern }, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'propertyNames');
    if (schema === undefined)
        return ACCEPTS;
    const anyName = {
        kind: 'string',
        all: [],
        minLength: 0,
        maxLength: Infinity,
        patterns: pattern === undefined ? [] : [pattern],
        formats: [],
    };
    const { findings } = comparison.coversShape(anyName, schema, { ...deeper(at), root: false });
    return findings.length === 0 ? ACCEPTS : found(at, schema.where, 'the tool does not take every name of a member');
}
// `unevaluatedProperties` speaks of the names that nothing beside it speaks of.
function leftOver(comparison, { conjunction }, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true || speaksOfAll(tool, 0))
        return ACCEPTS;
    return comparison.covers(conjunction, schema, atProperty(at, '*', at.contract));
}
function speaksOfAll(tool, depth) {
    if (depth > 20)
        return false;
    if (depth > 0 && (0,schema_document/* keywordOf */.XL)(tool, 'unevaluatedProperties') !== undefined)
        return true;
    if (additionalOf(tool) !== undefined)
        return true;
    return [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')].some((part) => speaksOfAll(part, depth + 1));
}
function examples(comparison, shape, { pattern, conjunction }, tool, findings) {
    const values = [...findings.flatMap(({ rejected }) => rejected), ...comparison.samples.of(conjunction)].slice(0, VALUES);
    const compiled = pattern === undefined ? undefined : (0,accept_pattern/* compilePattern */.E)(pattern);
    const listed = [...(0,schema_document/* namesIn */.wX)(tool, 'properties'), ...(0,evaluate_object/* dependenciesOf */.hk)(tool).map(({ trigger }) => trigger)];
    const keys = [compiled?.shortest() ?? 'x', ...NAMES, ...listed.slice(0, OWN_NAMES)].filter((key) => compiled?.matches(key) !== false);
    return keys.flatMap((key) => values.flatMap((value) => comparison.samples.objectWith(shape, new Map([[key, value]])) ?? []));
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-object.js









/** The tool's keywords for objects. */
function coverObject(comparison, shape, tool, at, gathering) {
    for (const name of shape.properties.keys())
        if (gathering.add(property(comparison, shape, name, tool, at)))
            return;
    for (const names of shape.open)
        if (gathering.add(coverOpenNames(comparison, shape, names, tool, at)))
            return;
    if (comparison.aspect === 'whole')
        gathering.addAll(wholeObject(comparison, shape, tool, at));
}
// What the tool says beyond the single properties.
function* wholeObject(comparison, shape, tool, at) {
    yield coverUndeclared(comparison, shape, tool, at);
    yield* requiredByTool(comparison, shape, tool, at);
    yield* counts(comparison, shape, tool, at);
    yield* nameRules(comparison, shape, tool, at);
    yield* dependencies(comparison, shape, tool, at);
    yield* cover_object_leftOver(comparison, shape, tool, at);
}
function property(comparison, shape, name, tool, at) {
    // The specification binds on what the contract requires: the type of an optional argument decides nothing.
    const optional = at.root && !shape.required.has(name);
    if (optional && comparison.aspect === 'types')
        return ACCEPTS;
    const { schemas, perhaps, named } = (0,evaluate_object/* propertySchemas */.M3)(tool, name);
    const conjunction = shape.properties.get(name) ?? [];
    const place = atProperty(at, name, conjunction[0]?.where ?? (0,accept_where/* below */.Gz)(at.contract, 'properties', name));
    const gathering = comparison.gathering();
    for (const schema of schemas)
        gathering.add(comparison.covers(conjunction, schema, place));
    for (const schema of perhaps)
        if (comparison.covers(conjunction, schema, place).findings.length > 0)
            gathering.add(found(place, schema.where, `whether the pattern of the tool matches ${(0,printable.quote)(name)} cannot be told`));
    const outcome = lifted(comparison, shape, name, gathering.result, optional);
    return named && outcome.findings.length === 0 ? naming([name]) : { ...outcome, named: ACCEPTS.named };
}
// A value that is rejected in a property makes the whole object one that is rejected.
function lifted(comparison, shape, name, outcome, optional) {
    return mapFindings(outcome, (finding) => {
        const reason = optional ? `optional ${(0,printable.quote)(name)}: ${finding.reason}` : finding.reason;
        if (finding.rejected.length === 0)
            return { ...finding, reason };
        const rejected = finding.rejected.flatMap((value) => {
            const object = comparison.samples.objectWith(shape, new Map([[name, value]]));
            return object === undefined ? [] : [object];
        });
        return { ...finding, rejected, reason: rejected.length > 0 ? reason : withoutExample(reason) };
    });
}
function* requiredByTool(comparison, shape, tool, at) {
    const required = (0,schema_document/* keywordOf */.XL)(tool, 'required');
    if (!Array.isArray(required))
        return;
    const more = required.map(String).filter((name) => !shape.required.has(name));
    const never = more.filter((name) => !shape.properties.has(name));
    const optional = more.filter((name) => shape.properties.has(name));
    const where = (0,accept_where/* below */.Gz)(tool.where, 'required');
    if (never.length > 0) {
        const reason = textAt(at, `the tool also requires ${list(never)}, which the contract never sends`);
        yield comparison.refuse(shape, tool, at, reason, [], where);
    }
    if (optional.length > 0) {
        const reason = textAt(at, `the tool requires ${list(optional)}, optional in the contract`);
        yield comparison.refuse(shape, tool, at, reason, [], where);
    }
}
function* counts(comparison, shape, tool, at) {
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minProperties'), (0,schema_document/* keywordOf */.XL)(tool, 'maxProperties')];
    const fewest = Math.max(shape.required.size, ...numbersOf(shape.all, 'minProperties'));
    const most = Math.min(Infinity, ...numbersOf(shape.all, 'maxProperties'));
    if (typeof min === 'number' && min > fewest) {
        const reason = textAt(at, `the tool takes ${min} properties and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,accept_where/* below */.Gz)(tool.where, 'minProperties'));
    }
    const more = shape.open.length > 0 || (shape.undeclared && !at.root);
    if (typeof max === 'number' && max < most && (shape.properties.size > max || more)) {
        const reason = textAt(at, `the tool takes ${max} properties at most`);
        const where = (0,accept_where/* below */.Gz)(tool.where, 'maxProperties');
        yield comparison.refuse(shape, tool, at, reason, comparison.samples.fuller(shape, max + 1), where);
    }
}
function* nameRules(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'propertyNames');
    if (schema === undefined || statesTheSame(shape, tool, ['propertyNames']))
        return;
    for (const name of shape.properties.keys()) {
        const answer = comparison.accepts(schema, name);
        if (answer === true)
            continue;
        const optional = at.root && !shape.required.has(name) ? `optional ${(0,printable.quote)(name)}: ` : '';
        if (answer === undefined)
            yield found(at, schema.where, `${optional}whether the tool takes the name ${(0,printable.quote)(name)} cannot be told`);
        else {
            const reason = `${optional}the tool does not take the name ${(0,printable.quote)(name)}`;
            yield comparison.refuse(shape, tool, at, reason, withName(comparison, shape, name), schema.where);
        }
    }
}
function withName(comparison, shape, name) {
    const [value] = comparison.samples.of(shape.properties.get(name) ?? []);
    return value === undefined ? [] : [comparison.samples.objectWith(shape, new Map([[name, value]]))];
}
function* dependencies(comparison, shape, tool, at) {
    for (const { trigger, required, schema } of (0,evaluate_object/* dependenciesOf */.hk)(tool)) {
        if (!shape.properties.has(trigger))
            continue;
        const triggering = withName(comparison, shape, trigger);
        const along = shape.all.flatMap(evaluate_object/* dependenciesOf */.hk).filter((own) => own.trigger === trigger);
        const sent = new Set([...shape.required, ...along.flatMap((own) => own.required)]);
        const more = required.filter((name) => !sent.has(name));
        if (more.length > 0) {
            const reason = textAt(at, `with ${(0,printable.quote)(trigger)} the tool also requires ${list(more)}`);
            yield comparison.refuse(shape, tool, at, reason, triggering, (0,accept_where/* below */.Gz)(tool.where, 'properties', trigger));
        }
        if (schema === undefined)
            continue;
        const outcome = comparison.coversShape(shape, schema, deeper(at));
        if (shape.required.has(trigger) || outcome.findings.length === 0)
            yield outcome;
        else {
            const [first] = outcome.findings;
            const reason = `${at.root ? 'optional ' : ''}${(0,printable.quote)(trigger)}: ${first?.reason}`;
            const candidates = [
                ...triggering,
                ...outcome.findings.flatMap(({ rejected }) => rejected.map((value) => merged(value, triggering[0]))),
            ];
            yield comparison.refuse(shape, tool, at, reason, candidates, schema.where);
        }
    }
}
function merged(value, more) {
    return (0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)(more) ? (0,json/* objectOf */.Xy)([...Object.entries(more), ...Object.entries(value)]) : value;
}
// What no keyword of the tool has looked at; which branches look at what depends on the value, so examples decide.
function* cover_object_leftOver(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true)
        return;
    for (const name of shape.properties.keys()) {
        if (namesAlways(tool, name, 0))
            continue;
        const conjunction = shape.properties.get(name) ?? [];
        const outcome = comparison.covers(conjunction, schema, atProperty(at, name, at.contract));
        if (outcome.findings.length === 0)
            continue;
        const optional = at.root && !shape.required.has(name) ? `optional ${(0,printable.quote)(name)}: ` : '';
        const reason = `${optional}the tool does not name ${(0,printable.quote)(name)} and takes no other properties`;
        const values = [...outcome.findings.flatMap(({ rejected }) => rejected), ...comparison.samples.of(conjunction)];
        const objects = values.map((value) => comparison.samples.objectWith(shape, new Map([[name, value]])));
        yield comparison.refuse(shape, tool, at, reason, objects, schema.where);
    }
}
function namesAlways(tool, name, depth) {
    if (depth > 20)
        return false;
    if ((0,evaluate_object/* propertySchemas */.M3)(tool, name).schemas.length > 0)
        return true;
    return [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')].some((part) => namesAlways(part, name, depth + 1));
}
/** Names in a message, the first five of them. */
function list(names) {
    const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
    return (names
        .slice(0, 5)
        .map((name) => (0,printable.quote)(name))
        .join(', ') + more);
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-scalar.js








/** `type`, `enum` and `const` of the tool against a shape with endlessly many values. */
function coverTypeAndValues(comparison, shape, tool, at) {
    const type = (0,schema_document/* keywordOf */.XL)(tool, 'type');
    if (type !== undefined) {
        const types = (0,evaluate/* typesOf */.pl)(type);
        const whole = shape.kind === 'number' && types.includes('integer');
        if (!types.includes(shape.kind) && !(whole && shape.integer)) {
            const sent = shape.kind === 'number' && shape.integer ? 'integer' : shape.kind;
            const reason = `${nameOf(at)} ${at.name === '' ? 'are' : 'is'} ${article(sent)}, the tool takes ${article(types)}`;
            return comparison.refuse(shape, tool, at, reason, whole ? [0.5, 1.5] : [], (0,accept_where/* below */.Gz)(tool.where, 'type'));
        }
    }
    const { schema } = tool;
    const fixed = (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'const') ? [(0,json/* own */.ZV)(schema, 'const')] : undefined;
    const listed = fixed ?? (0,schema_document/* keywordOf */.XL)(tool, 'enum');
    if (!Array.isArray(listed))
        return ACCEPTS;
    const values = listed.slice(0, 3).map(show).join(', ') + (listed.length > 3 ? ', …' : '');
    const reason = `the tool takes only ${values} as ${nameOf(at)}`;
    const others = shape.kind === 'string' ? ['x', 'xx', 'xxx', 'x'.repeat(Math.min(shape.minLength, 1000))] : [];
    return comparison.refuse(shape, tool, at, reason, others, (0,accept_where/* below */.Gz)(tool.where, fixed === undefined ? 'enum' : 'const'));
}
/** Lengths, pattern and format narrow a string without being its type. */
function* coverString(comparison, shape, tool, at) {
    if (comparison.aspect === 'types')
        return;
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minLength'), (0,schema_document/* keywordOf */.XL)(tool, 'maxLength')];
    if (typeof min === 'number' && min > shape.minLength) {
        const reason = textAt(at, `the tool takes ${characters(min)} and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,accept_where/* below */.Gz)(tool.where, 'minLength'));
    }
    if (typeof max === 'number' && max < shape.maxLength) {
        const reason = textAt(at, `the tool takes ${characters(max)} at most`);
        yield comparison.refuse(shape, tool, at, reason, longer(shape, max), (0,accept_where/* below */.Gz)(tool.where, 'maxLength'));
    }
    const [pattern, format] = [(0,schema_document/* keywordOf */.XL)(tool, 'pattern'), (0,schema_document/* keywordOf */.XL)(tool, 'format')];
    if (typeof pattern === 'string' && !shape.patterns.includes(pattern)) {
        const reason = textAt(at, `the tool takes only what matches the pattern ${(0,printable.quote)(pattern)}`);
        yield comparison.refuse(shape, tool, at, reason, OTHER_TEXTS, (0,accept_where/* below */.Gz)(tool.where, 'pattern'));
    }
    if (typeof format === 'string' && !shape.formats.includes(format)) {
        const reason = `the tool asks for the format ${(0,printable.quote)(format)}, and whether it rejects others cannot be told`;
        yield found(at, (0,accept_where/* below */.Gz)(tool.where, 'format'), textAt(at, reason));
    }
}
/** Texts of different make, one of which hardly any pattern matches. */
const OTHER_TEXTS = ['!', ' ', 'A', '\n', '-1', 'é', 'a b', '../', 'zz!Zz 0'];
/** A longer example than this helps nobody. */
const LONGEST_TEXT = 10_000;
function longer({ patterns }, max) {
    if (max >= LONGEST_TEXT)
        return [];
    const shortest = patterns.flatMap((pattern) => (0,accept_pattern/* compilePattern */.E)(pattern)?.shortest() ?? []);
    return ['', ...shortest].flatMap((start) => {
        const fill = Math.max(0, max + 1 - start.length);
        return [...'a0', start.slice(-1)].map((unit) => start + unit.repeat(unit === '' ? 0 : fill));
    });
}
/** A range or a step that is narrower than the contract's. */
function* coverNumber(comparison, shape, tool, at) {
    if (comparison.aspect === 'types')
        return;
    const { lowest, above, highest, beneath } = range(shape);
    const bounds = [
        ['minimum', (limit) => lowest >= limit || above >= limit, 'of at least'],
        ['maximum', (limit) => highest <= limit || beneath <= limit, 'of at most'],
        ['exclusiveMinimum', (limit) => lowest > limit || above >= limit, 'above'],
        ['exclusiveMaximum', (limit) => highest < limit || beneath <= limit, 'below'],
    ];
    for (const [keyword, covered, words] of bounds) {
        const limit = (0,schema_document/* keywordOf */.XL)(tool, keyword);
        if (typeof limit !== 'number' || covered(limit))
            continue;
        const steps = shape.multiples.flatMap((step) => [
            Math.floor(limit / step) * step,
            (Math.floor(limit / step) - 1) * step,
            (Math.ceil(limit / step) + 1) * step,
        ]);
        const near = [limit, limit - 1, limit + 1, Math.floor(limit) - 1, Math.ceil(limit) + 1, ...steps];
        const reason = `the tool takes ${nameOf(at)} only ${words} ${limit}`;
        yield comparison.refuse(shape, tool, at, reason, near, (0,accept_where/* below */.Gz)(tool.where, keyword));
    }
    const step = (0,schema_document/* keywordOf */.XL)(tool, 'multipleOf');
    if (typeof step !== 'number')
        return;
    const steps = shape.integer ? [1, ...shape.multiples] : shape.multiples;
    if (steps.some((own) => own === step || (0,evaluate/* isMultiple */.FE)(own, step) === true))
        return;
    if (shape.integer && Number.isInteger(1 / step))
        return;
    const near = [1, step + 1, step / 2, step / 4, ...shape.multiples];
    const reason = `the tool takes ${nameOf(at)} only as a multiple of ${step}`;
    yield comparison.refuse(shape, tool, at, reason, near, (0,accept_where/* below */.Gz)(tool.where, 'multipleOf'));
}
// The bounds that hold for every number of the shape; integers turn an open bound into a closed one.
function range(shape) {
    const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: beneath } = shape;
    if (!shape.integer)
        return { lowest: minimum, above, highest: maximum, beneath };
    return {
        lowest: Math.max(Math.ceil(minimum), Math.floor(above) + 1),
        above,
        highest: Math.min(Math.floor(maximum), Math.ceil(beneath) - 1),
        beneath,
    };
}
function characters(count) {
    return `${count} character${count === 1 ? '' : 's'}`;
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const name = String(type);
    if (name === 'null')
        return 'null';
    return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/pairs.js
/** What is known of pairs of something and a subschema: many references to one subschema are one question. */
class Pairs {
    #known = new WeakMap();
    /** The answer for a pair, worked out when it is asked for first. */
    of(first, node, work) {
        let answers = this.#known.get(first);
        if (answers === undefined)
            this.#known.set(first, (answers = new Map()));
        const known = answers.get(node);
        if (known !== undefined)
            return known;
        const answer = work();
        answers.set(node, answer);
        return answer;
    }
}

// EXTERNAL MODULE: ./build/core/handshake/accept/formats.js
var formats = __webpack_require__(5317);
;// CONCATENATED MODULE: ./build/core/handshake/accept/samples.js





/** At most so many values are tried for one place of a contract. */
const MAX_SAMPLES = 12;
/** A witness has at most so many values inside. */
const MAX_SIZE = 20_000;
/** Properties that a contract does not require of which an example is made. */
const MAX_OPTIONAL = 8;
/** A required property that requires itself again has no smallest value; nobody nests arguments this deep. */
const MAX_SAMPLE_DEPTH = 24;
/** Small values that a contract allows: what a witness is made of. Everything it gives is checked against the contract. */
class Samples {
    #budget;
    #known = new Map();
    #allowed = new WeakMap();
    #none = new Set();
    #optional;
    /** @param optional whether objects with properties that the contract does not require are wanted, too */
    constructor(budget, optional) {
        this.#budget = budget;
        this.#optional = optional;
    }
    /** Some small allowed values, the smallest first. */
    of(conjunction, depth = 0) {
        if (depth > MAX_SAMPLE_DEPTH)
            return [];
        const key = conjunction.map(({ id }) => id).join(' ');
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        // What was cut off by the depth of this place says nothing of another depth.
        const here = `${depth} ${key}`;
        if (this.#none.has(here))
            return [];
        const values = shapesOf(conjunction, this.#budget).flatMap((shape) => this.ofShape(shape, depth));
        const sorted = bySize(values).slice(0, MAX_SAMPLES);
        if (depth === 0 || sorted.length > 0)
            this.#known.set(key, sorted);
        else
            this.#none.add(here);
        return sorted;
    }
    /** Some small values of one shape. */
    ofShape(shape, depth = 0) {
        return this.#candidates(shape, depth).filter((value) => this.allows(shape.all, value) === true);
    }
    /** Whether every schema of a conjunction allows a value. */
    allows(conjunction, value) {
        let known = this.#allowed.get(conjunction);
        if (known === undefined)
            this.#allowed.set(conjunction, (known = new Map()));
        if (known.has(value))
            return known.get(value);
        const how = { budget: this.#budget, aspect: 'whole' };
        const allowed = (0,evaluate/* both */.WP)(...conjunction.map((node) => (0,evaluate/* evaluate */._3)(node, value, how)));
        known.set(value, allowed);
        return allowed;
    }
    /** A smallest object of a shape in which the given members are fixed; undefined when a required one has no value. */
    objectWith(shape, fixed, depth = 0) {
        const members = new Map(fixed);
        for (const name of shape.required) {
            if (members.has(name))
                continue;
            const [smallest] = this.of(shape.properties.get(name) ?? [], depth + 1);
            if (smallest === undefined)
                return undefined;
            members.set(name, smallest);
        }
        return ofBearableSize((0,json/* objectOf */.Xy)(members));
    }
    /** A smallest array of a shape that holds `value` at `index`; undefined when an item before it has no value. */
    arrayWith(shape, index, value, depth = 0) {
        const items = [];
        for (let i = 0; i < Math.max(index + 1, Math.min(shape.minItems, 100)); i++) {
            const choices = i === index ? [value] : this.of(shape.prefix[i] ?? shape.rest, depth + 1);
            const item = shape.unique ? choices.find((choice) => !items.includes(choice)) : choices[0];
            if (item === undefined)
                return undefined;
            items.push(item);
        }
        return ofBearableSize(items);
    }
    /** Lists of a shape with at least `length` items, made of different values where there are some. */
    listsOf(shape, length) {
        const list = Array.from({ length }, (_, i) => {
            const choices = this.of(shape.prefix[i] ?? shape.rest, 1);
            return choices[i % Math.max(1, choices.length)];
        });
        return list.includes(undefined) || ofBearableSize(list) === undefined ? [] : [list];
    }
    /** Objects of a shape with at least `size` members, as far as the contract names or allows so many. */
    fuller(shape, size) {
        const members = new Map();
        for (const [name, conjunction] of shape.properties) {
            const [smallest] = this.of(conjunction, 1);
            if (smallest !== undefined)
                members.set(name, smallest);
            if (members.size >= size && [...shape.required].every((required) => members.has(required)))
                break;
        }
        const open = shape.open[0]?.conjunction ?? [];
        const [further] = this.of(open, 1);
        for (let i = 1; members.size < Math.min(size, 100); i++)
            members.set(`x${i}`, further ?? null);
        const object = this.objectWith(shape, members);
        return object === undefined ? [] : [object];
    }
    #candidates(shape, depth) {
        switch (shape.kind) {
            case 'values':
                return bySize(shape.values).slice(0, MAX_SAMPLES);
            case 'number':
                return numbers(shape);
            case 'string':
                return strings(shape);
            case 'array': {
                if (shape.minItems === 0)
                    return [[]];
                const [first] = this.of(shape.prefix[0] ?? shape.rest, depth + 1);
                const array = first === undefined ? undefined : this.arrayWith(shape, 0, first, depth);
                return array === undefined ? [] : [array];
            }
            case 'object': {
                const object = this.objectWith(shape, new Map(), depth);
                return object === undefined ? [] : [object, ...(this.#optional ? this.#withOptional(shape, depth) : [])];
            }
        }
    }
    // One for each of the first properties that need not be sent, and one with all of them.
    #withOptional(shape, depth) {
        const members = [...shape.properties]
            .filter(([name]) => !shape.required.has(name))
            .slice(0, MAX_OPTIONAL)
            .flatMap(([name, conjunction]) => {
            const [smallest] = this.of(conjunction, depth + 1);
            return smallest === undefined ? [] : [[name, smallest]];
        });
        const objects = members.map((member) => this.objectWith(shape, new Map([member]), depth));
        if (members.length > 1)
            objects.push(this.objectWith(shape, new Map(members), depth));
        return objects.filter((object) => object !== undefined);
    }
}
/** Values inside a value; counted once for each, since shared references make values of which one part stands in many places. */
const SIZES = new WeakMap();
// Written out, such a value may be as large as two to the power of its depth; nobody reads a witness that long.
function ofBearableSize(value) {
    return sizeOf(value) > MAX_SIZE ? undefined : value;
}
function sizeOf(value) {
    if (typeof value !== 'object' || value === null)
        return 1;
    let size = SIZES.get(value);
    if (size === undefined) {
        size = 1;
        for (const part of Object.values(value))
            size += sizeOf(part);
        SIZES.set(value, size);
    }
    return size;
}
/** Distinct values, those with the shortest JSON text first. */
function bySize(values) {
    const texts = new Map(values.map((value) => [JSON.stringify(value), value]));
    return [...texts].sort((a, b) => a[0].length - b[0].length).map(([, value]) => value);
}
function numbers(shape) {
    const bounds = [shape.minimum, shape.maximum, shape.exclusiveMinimum, shape.exclusiveMaximum].filter(Number.isFinite);
    const near = bounds.flatMap((bound) => [
        bound,
        bound + 1,
        bound - 1,
        bound + 0.5,
        bound - 0.5,
        Math.ceil(bound),
        Math.floor(bound),
    ]);
    const multiples = shape.multiples.flatMap((step) => [
        step,
        -step,
        ...bounds.map((bound) => Math.ceil(bound / step) * step),
    ]);
    const all = [0, 1, -1, 0.5, 1.5, ...near, ...multiples];
    return [...new Set(all)].filter((value) => Number.isFinite(value) && (!shape.integer || Number.isInteger(value)));
}
function strings(shape) {
    const fill = Math.min(shape.minLength, 10_000);
    const fromPatterns = shape.patterns.flatMap((pattern) => {
        const shortest = (0,accept_pattern/* compilePattern */.E)(pattern)?.shortest();
        if (shortest === undefined)
            return [];
        const last = shortest.slice(-1) || 'a';
        return [shortest, shortest + last.repeat(Math.max(0, fill - shortest.length)), 'a'.repeat(fill) + shortest];
    });
    const fromFormats = shape.formats.flatMap((format) => Object.hasOwn(formats/* FORMAT_EXAMPLES */.E, format) ? [formats/* FORMAT_EXAMPLES */.E[format] ?? ''] : []);
    return [...new Set(['', 'a', '0', 'aa', 'a'.repeat(fill), ...fromPatterns, ...fromFormats])];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/comparison.js











/** Values that are kept for building a witness. */
const KEPT = 6;
/**
 * One comparison of a contract with a tool: does the tool take every value that the contract allows? Of the types the first
 * thing that speaks against the tool decides; of the whole everything is gathered.
 */
class Comparison {
    budget;
    aspect;
    /** Values that the contract allows. */
    samples;
    #taken;
    #covered = new Pairs();
    #known = new Map();
    /** Keys of what is known in the order in which they were first asked. */
    #order = [];
    constructor(budget, aspect) {
        this.budget = budget;
        this.aspect = aspect;
        this.samples = new Samples(budget, aspect === 'whole');
        this.#taken = new Samples(budget, false);
    }
    /** Something to gather outcomes in that must all accept. */
    gathering() {
        return new Gathering(this.aspect === 'types');
    }
    /** Compares one place of the contract with a subschema of the tool. */
    covers(conjunction, tool, at) {
        this.budget.spend(at.depth);
        if (tool.schema === true)
            return ACCEPTS;
        const key = `${conjunction.map(({ id }) => id).join(' ')}>${tool.id}`;
        const known = tool.schema === false ? undefined : this.#known.get(key);
        if (known !== undefined)
            return known;
        // A recursive schema meets itself again: what is being compared is taken to hold until something speaks against it.
        this.#known.set(key, ACCEPTS);
        const learned = this.#order.push(key);
        const gathering = this.gathering();
        for (const shape of shapesOf(conjunction, this.budget))
            if (gathering.add(this.coversShape(shape, tool, at)))
                break;
        const outcome = gathering.result;
        // What was found to hold while that was taken to hold is forgotten when it does not; what speaks against a tool stays.
        if (outcome.findings.length > 0)
            for (const later of this.#order.splice(learned))
                if (this.#known.get(later)?.findings.length === 0)
                    this.#known.delete(later);
        this.#known.set(key, outcome);
        return outcome;
    }
    /** Compares one alternative of the contract with a subschema of the tool, whose keywords must all take it. */
    coversShape(shape, tool, at) {
        this.budget.spend(at.depth);
        if (tool.schema === true)
            return ACCEPTS;
        if (tool.schema === false)
            return this.refuse(shape, tool, at, `the tool takes no ${at.name === '' ? 'arguments' : nameOf(at)}`);
        if (shape.kind === 'values')
            return this.#coversValues(shape, tool, at);
        return this.#covered.of(shape, tool, () => this.#coversKeywords(shape, tool, at));
    }
    #coversKeywords(shape, tool, at) {
        const gathering = this.gathering();
        for (const target of (0,schema_document/* targetsOf */.QR)(tool))
            gathering.add(this.coversShape(shape, target, deeper(at)));
        if (gathering.add(coverTypeAndValues(this, shape, tool, at)))
            return gathering.result;
        for (const part of (0,schema_document/* listOf */.c3)(tool, 'allOf'))
            gathering.add(this.coversShape(shape, part, deeper(at)));
        if (hasBranches(tool))
            coverBranches(this, shape, tool, at, gathering);
        if (gathering.refused)
            return gathering.result;
        if (shape.kind === 'number')
            gathering.addAll(coverNumber(this, shape, tool, at));
        else if (shape.kind === 'string')
            gathering.addAll(coverString(this, shape, tool, at));
        else if (shape.kind === 'array')
            coverArray(this, shape, tool, at, gathering);
        else
            coverObject(this, shape, tool, at, gathering);
        return gathering.result;
    }
    // Few values are tried one by one, so nothing is left open but patterns and formats.
    #coversValues(shape, tool, at) {
        const answers = shape.values.map((value) => this.accepts(tool, value));
        if (answers.includes(false)) {
            const rejected = shape.values.filter((_, i) => answers[i] === false);
            const [first] = bySize(rejected);
            return this.refuse(shape, tool, at, `the tool does not take ${show(first)} as ${nameOf(at)}`, rejected);
        }
        if (!answers.includes(undefined))
            return ACCEPTS;
        return found(at, tool.where, `whether the tool takes every allowed value of ${nameOf(at)} cannot be told`);
    }
    /** Whether the tool's schema takes a value, as far as this comparison looks. */
    accepts(tool, value) {
        return (0,evaluate/* evaluate */._3)(tool, value, { budget: this.budget, aspect: this.aspect });
    }
    /** Some values that a part of the tool takes: what shows that a tool excludes them, where the contract allows them. */
    taken(part) {
        try {
            return this.#taken.of([part]);
        }
        catch (error) {
            // Without an example the finding stands all the same.
            if (error instanceof accept_budget/* TooMuch */.GC)
                return [];
            throw error;
        }
    }
    /** Whether it is certain that a contract allows a value and the tool rejects it, both to the letter. */
    isWitness(contract, tool, value) {
        const whole = { budget: this.budget, aspect: 'whole' };
        return (0,evaluate/* evaluate */._3)(tool, value, whole) === false && this.samples.allows([contract], value) === true;
    }
    /**
     * What speaks against a subschema, with values that show it: those that the contract allows and the tool certainly rejects.
     */
    refuse(shape, tool, at, reason, candidates = [], where = tool.where) {
        const tried = bySize([...candidates, ...this.samples.ofShape(shape)]);
        const rejected = tried.filter((value) => this.accepts(tool, value) === false && this.samples.allows(shape.all, value) === true);
        if (rejected.length === 0)
            return found(at, where, (0,schema_document/* isReadTwoWays */.DX)(tool) ? READ_TWO_WAYS : withoutExample(reason));
        return found(at, where, reason, rejected.slice(0, KEPT));
    }
}
const READ_TWO_WAYS = 'keywords stand beside a $ref, which validators of draft-07 read in two ways';
const NO_EXAMPLE = ', but no example of it was found';
/** The reason of a doubt that would be a refusal with an example. */
function withoutExample(reason) {
    return reason.endsWith(NO_EXAMPLE) || reason.endsWith('cannot be told') ? reason : reason + NO_EXAMPLE;
}
/**
 * Whether the contract itself states the same keywords as the tool, so that what they mean need not be understood.
 * A reference may lead to something else in the other document, so values with one are never the same.
 */
function statesTheSame(shape, tool, keywords) {
    return shape.all.some((node) => !(0,schema_document/* isReadTwoWays */.DX)(node) && keywords.every((keyword) => sameText((0,schema_document/* keywordOf */.XL)(node, keyword), (0,schema_document/* keywordOf */.XL)(tool, keyword))));
}
function sameText(a, b) {
    const text = JSON.stringify(a);
    return text === JSON.stringify(b) && !/"\$\w*[rR]ef":/.test(text ?? '');
}
/** A value in a message: its JSON text, cut. */
function show(value) {
    const text = JSON.stringify(value) ?? 'nothing';
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

// EXTERNAL MODULE: ./build/core/handshake/accept/open-schema.js
var open_schema = __webpack_require__(9269);
;// CONCATENATED MODULE: ./build/core/handshake/accept/reservations.js





/**
 * Whatever makes a tool that accepts a contract by type reject a call that the contract allows: found by comparing the whole
 * of both schemas, each with a call that shows it wherever there is one. A part that cannot be judged is a reservation, too.
 *
 * @param comparison one that looks at the whole of the schemas
 */
function reservationsAgainst(comparison, contract, tool) {
    const gathering = new Gathering(false);
    for (const form of formsOf(contract, comparison.budget))
        gathering.add(comparison.coversShape(form, tool.root, ARGUMENTS));
    const reservations = gathering.result.findings.map((finding) => reservationOf(comparison, contract, tool, finding));
    if (reservations.length > 0)
        return uniqueByReason(reservations);
    // The reasoning above is checked by examples.
    const rejected = comparison.samples
        .of([contract.root])
        .find((value) => comparison.isWitness(contract.root, tool.root, value));
    if (rejected === undefined)
        return [];
    return [
        { reason: 'the tool rejects an example of the arguments', contractPath: '', toolPath: '', witness: rejected },
    ];
}
function reservationOf(comparison, contract, tool, { reason, rejected, contract: contractAt, tool: toolAt }) {
    const places = { contractPath: (0,accept_where/* pointerOf */.rq)(contractAt), toolPath: (0,accept_where/* pointerOf */.rq)(toolAt) };
    const witness = bySize(rejected).find((value) => comparison.isWitness(contract.root, tool.root, value));
    if (witness !== undefined)
        return { reason, ...places, witness };
    return { reason: rejected.length > 0 ? withoutExample(reason) : reason, ...places };
}
function uniqueByReason(reservations) {
    return [...new Map(reservations.map((each) => [each.reason, each])).values()];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/accepts.js









/**
 * Decides whether a tool's input schema structurally accepts a contract's: every contract-required property is present
 * and type-compatible (specification 2.3; format.md, 8). What the tool rejects beyond that are its reservations. What cannot
 * be judged — malformed, too large, referring to anything outside — is "unknown". Never throws, never executes a pattern of
 * either schema, never fetches anything.
 */
function accepts(contract, tool) {
    return acceptsOpened((0,open_schema/* openSchema */.I)(contract), (0,open_schema/* openSchema */.I)(tool));
}
/** {@link accepts} for schemas that were opened before. @param pool steps shared with other decisions */
function acceptsOpened(contract, tool, pool) {
    if ((0,open_schema/* isFault */.Z)(contract))
        return faulty('contract', contract);
    if ((0,open_schema/* isFault */.Z)(tool))
        return faulty('tool', tool);
    const byType = within(() => judgeTypes(new Comparison(new accept_budget/* Budget */.__(pool), 'types'), contract, tool), (problem) => acceptance('unknown', problem));
    if (byType.answer !== 'accepts')
        return byType;
    const reservations = within(() => reservationsAgainst(new Comparison(new accept_budget/* Budget */.__(pool), 'whole'), contract, tool), (problem) => [{ reason: `whether it takes every call cannot be told: ${problem}`, contractPath: '', toolPath: '' }]);
    return { ...byType, reservations };
}
/**
 * Whether a contract allows a call without any required property, so that its schema says nothing of what the tool does: such
 * a contract binds by name only (format.md, 8). One that cannot be judged counts as one.
 */
function requiresNothing(contract) {
    if ((0,open_schema/* isFault */.Z)(contract))
        return true;
    return within(() => formsOf(contract, new accept_budget/* Budget */.__()).some(({ required }) => required.size === 0), () => true);
}
// Nesting that is too deep for the machine is one more thing that cannot be told.
function within(work, otherwise) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof accept_budget/* TooMuch */.GC)
            return otherwise(error.message);
        if (error instanceof RangeError)
            return otherwise('the schemas nest too deep');
        throw error;
    }
}
function judgeTypes(comparison, contract, tool) {
    const forms = formsOf(contract, comparison.budget);
    if (forms.length === 0)
        return acceptance('unknown', 'the contract allows no arguments at all');
    const each = forms.map((shape) => ({ shape, outcome: comparison.coversShape(shape, tool.root, ARGUMENTS) }));
    const gathering = new Gathering(true);
    gathering.addAll(each.map(({ outcome }) => outcome));
    const [against] = gathering.result.findings;
    if (against !== undefined && answerOf(gathering.result) === 'refuses')
        return refused(comparison, contract, tool, against);
    // A required property is present when the tool's schema names it: an open schema alone names nothing.
    const absent = each.flatMap(({ shape, outcome }) => answerOf(outcome) === 'accepts'
        ? [...shape.required].filter((name) => !outcome.named.has(name)).map((name) => ({ shape, name }))
        : []);
    const [first] = absent;
    if (first !== undefined) {
        const where = first.shape.properties.get(first.name)?.[0]?.where;
        const names = [...new Set(absent.map(({ name }) => name))].slice(0, 5).map((name) => (0,printable.quote)(name));
        const refusal = acceptance('refuses', `the tool does not name ${names.join(', ')}`, where);
        return withWitness(refusal, firstRejected(comparison, contract, tool));
    }
    if (against !== undefined)
        return acceptance('unknown', against.reason, against.contract, against.tool);
    return acceptance('accepts', 'every required property is present and type-compatible');
}
function refused(comparison, contract, tool, { reason, rejected, contract: contractAt, tool: toolAt }) {
    const witness = bySize(rejected).find((value) => comparison.isWitness(contract.root, tool.root, value));
    return witness === undefined
        ? acceptance('unknown', withoutExample(reason), contractAt, toolAt)
        : withWitness(acceptance('refuses', reason, contractAt, toolAt), witness);
}
// An open tool takes what it does not name, so a refusal for that alone has no witness, unless it requires more.
function firstRejected(comparison, contract, tool) {
    return comparison.samples.of([contract.root]).find((value) => comparison.isWitness(contract.root, tool.root, value));
}
function withWitness(refusal, witness) {
    return witness === undefined ? refusal : { ...refusal, witness };
}
function faulty(side, fault) {
    const where = fault.where;
    const reason = `the ${side}'s schema cannot be judged: ${fault.problem}`;
    return side === 'contract' ? acceptance('unknown', reason, where) : acceptance('unknown', reason, undefined, where);
}
function acceptance(answer, reason, contract, tool) {
    return { answer, reason, contractPath: (0,accept_where/* pointerOf */.rq)(contract), toolPath: (0,accept_where/* pointerOf */.rq)(tool), reservations: [] };
}


/***/ }),

/***/ 4380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ TooMuch),
/* harmony export */   Uy: () => (/* binding */ HOST_TOO_MUCH),
/* harmony export */   __: () => (/* binding */ Budget),
/* harmony export */   bC: () => (/* binding */ Pool)
/* harmony export */ });
/* unused harmony export MAX_DEPTH */
/** Thrown when a decision would take too long or nest too deep; the answer is then "unknown". */
class TooMuch extends Error {
}
/** What is said of a tool that is not looked at any more. */
const HOST_TOO_MUCH = "the host's schemas take too many steps";
/** Levels of schema inside schema that are followed. */
const MAX_DEPTH = 700;
/** Steps that all decisions about one host share: a thousand hostile tools must not cost a thousand times the limit. */
class Pool {
    #left = 200_000;
    /** Gives a little for one more decision, while something is left; ordinary tools take less than that. */
    grow() {
        if (!this.exhausted)
            this.#left += 60;
    }
    get exhausted() {
        return this.#left <= 0;
    }
    /** @returns whether a step was left */
    take() {
        return --this.#left >= 0;
    }
}
/** Counts the steps of one decision, so that no pair of schemas keeps the process busy. */
class Budget {
    #truths = new Map();
    #left = 100_000;
    #pool;
    constructor(pool) {
        this.#pool = pool;
    }
    /**
     * What is known of values against one subschema, by how much of it was looked at: a value that many references lead to is
     * validated once. Values are told apart by identity.
     */
    truthsOf(node, aspect, trustFormats) {
        const how = `${aspect} ${trustFormats}`;
        let nodes = this.#truths.get(how);
        if (nodes === undefined)
            this.#truths.set(how, (nodes = new WeakMap()));
        let truths = nodes.get(node);
        if (truths === undefined)
            nodes.set(node, (truths = new Map()));
        return truths;
    }
    /** @throws TooMuch when the steps are used up or `depth` is too deep */
    spend(depth) {
        if (--this.#left < 0)
            throw new TooMuch('comparing the schemas takes too many steps');
        if (this.#pool?.take() === false)
            throw new TooMuch(HOST_TOO_MUCH);
        if (depth > MAX_DEPTH)
            throw new TooMuch(`the schemas nest more than ${MAX_DEPTH} levels deep`);
    }
}


/***/ }),

/***/ 9750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ evaluateArray),
/* harmony export */   u: () => (/* binding */ itemSchemas)
/* harmony export */ });
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7118);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1415);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4454);



/** `prefixItems` and `items`, or in the older spelling `items` as a list and `additionalItems`. */
function itemSchemas(node) {
    const items = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'items');
    if (Array.isArray(items))
        return { prefix: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(node, 'items'), rest: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'additionalItems') };
    return { prefix: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(node, 'prefixItems'), rest: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'items') };
}
/** The keywords that speak of an array. */
function evaluateArray(node, value, how, depth) {
    const whole = how.aspect === 'whole';
    if (whole) {
        const [min, max] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'minItems'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'maxItems')];
        if (typeof min === 'number' && value.length < min)
            return false;
        if (typeof max === 'number' && value.length > max)
            return false;
        if ((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'uniqueItems') === true && hasTwins(value))
            return false;
    }
    const { prefix, rest } = itemSchemas(node);
    let truth = true;
    for (const [i, item] of value.entries()) {
        const schema = prefix[i] ?? rest;
        truth = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, schema === undefined ? true : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, item, how, depth));
        if (truth === false)
            return false;
    }
    if (!whole)
        return truth;
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, contains(node, value, how, depth), unevaluatedItems(node, value, prefix.length, rest));
}
function contains(node, value, how, depth) {
    const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'contains');
    if (schema === undefined)
        return true;
    const [min, max] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'minContains'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'maxContains')];
    const answers = value.map((item) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, item, how, depth));
    const sure = answers.filter((answer) => answer === true).length;
    const possible = sure + answers.filter((answer) => answer === undefined).length;
    const least = typeof min === 'number' ? min : 1;
    const most = typeof max === 'number' ? max : Infinity;
    if (possible < least || sure > most)
        return false;
    return sure >= least && possible <= most ? true : undefined;
}
function unevaluatedItems(node, value, known, rest) {
    const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'unevaluatedItems');
    return schema === undefined || schema.schema === true || rest !== undefined || value.length <= known
        ? true
        : undefined;
}
function hasTwins(value) {
    return value.some((item, i) => value.some((other, j) => j > i && (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonEqual */ .Zm)(item, other)));
}


/***/ }),

/***/ 9196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M3: () => (/* binding */ propertySchemas),
/* harmony export */   fT: () => (/* binding */ evaluateObject),
/* harmony export */   hk: () => (/* binding */ dependenciesOf)
/* harmony export */ });
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7118);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1415);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4401);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4454);




/** The local schemas of one property: `properties`, matching `patternProperties`, else `additionalProperties`. */
function propertySchemas(node, name) {
    const schemas = [];
    const perhaps = [];
    const byName = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'properties', name);
    if (byName !== undefined)
        schemas.push(byName);
    for (const pattern of (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .wX)(node, 'patternProperties')) {
        const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'patternProperties', pattern);
        const matches = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePattern */ .E)(pattern)?.matches(name);
        if (schema === undefined || matches === false)
            continue;
        (matches === true ? schemas : perhaps).push(schema);
    }
    if (schemas.length > 0)
        return { schemas, perhaps, named: true };
    const additional = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'additionalProperties');
    if (additional === undefined)
        return { schemas, perhaps, named: false };
    // When a pattern may match, additionalProperties may not apply.
    if (perhaps.length > 0)
        return { schemas, perhaps: [...perhaps, additional], named: additional.schema !== false };
    return { schemas: [additional], perhaps, named: additional.schema !== false };
}
/** The keywords that speak of an object. */
function evaluateObject(node, value, how, depth) {
    const names = Object.keys(value);
    const whole = how.aspect === 'whole';
    if (whole) {
        const required = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordOf */ .XL)(node, 'required');
        if (Array.isArray(required) && required.some((name) => !Object.hasOwn(value, String(name))))
            return false;
        const [min, max] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordOf */ .XL)(node, 'minProperties'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordOf */ .XL)(node, 'maxProperties')];
        if (typeof min === 'number' && names.length < min)
            return false;
        if (typeof max === 'number' && names.length > max)
            return false;
    }
    let truth = true;
    for (const name of names) {
        const { schemas, perhaps } = propertySchemas(node, name);
        for (const schema of schemas)
            truth = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, value[name], how, depth));
        for (const schema of perhaps) {
            if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, value[name], how, depth) !== true)
                truth = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, undefined);
        }
        if (truth === false)
            return false;
    }
    if (!whole)
        return truth;
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, propertyNames(node, names, how, depth), dependencies(node, value, how, depth), unevaluated(node, value, how, depth));
}
function propertyNames(node, names, how, depth) {
    const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'propertyNames');
    return schema === undefined ? true : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(...names.map((name) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, name, how, depth)));
}
/** `dependentRequired`, `dependentSchemas` and the older `dependencies`, by the property that triggers them. */
function dependenciesOf(node) {
    return ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) => (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .wX)(node, keyword).map((trigger) => {
        const map = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordOf */ .XL)(node, keyword);
        const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(map) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(map, trigger) : undefined;
        return Array.isArray(value)
            ? { trigger, required: value.map(String), schema: undefined }
            : { trigger, required: [], schema: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, keyword, trigger) };
    }));
}
function dependencies(node, value, how, depth) {
    let truth = true;
    for (const { trigger, required, schema } of dependenciesOf(node)) {
        if (!Object.hasOwn(value, trigger))
            continue;
        if (required.some((name) => !Object.hasOwn(value, name)))
            return false;
        if (schema !== undefined)
            truth = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, value, how, depth));
    }
    return truth;
}
function unevaluated(node, value, how, depth) {
    const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true)
        return true;
    const seen = evaluated(node, value, how, depth, true);
    if (seen === undefined)
        return undefined;
    const rest = Object.keys(value).filter((name) => !seen.has(name));
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(...rest.map((name) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, value[name], how, depth)));
}
// The names that some keyword of the node, its references or its matching branches has looked at.
function evaluated(node, value, how, depth, outermost = false) {
    how.budget.spend(depth);
    const names = new Set();
    if (!outermost && (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'unevaluatedProperties') !== undefined)
        return new Set(Object.keys(value));
    for (const name of Object.keys(value)) {
        const { schemas, perhaps } = propertySchemas(node, name);
        if (schemas.length > 0)
            names.add(name);
        else if (perhaps.length > 0)
            return undefined;
    }
    const inside = [...(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .targetsOf */ .QR)(node), ...(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(node, 'allOf')];
    const branches = [...(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(node, 'anyOf'), ...(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(node, 'oneOf')];
    for (const { trigger, schema } of dependenciesOf(node))
        if (schema !== undefined && Object.hasOwn(value, trigger))
            branches.push(schema);
    const [condition, yes, no] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'if'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'then'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'else')];
    for (const branch of branches) {
        const matches = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(branch, value, how, depth + 1);
        if (matches === undefined)
            return undefined;
        if (matches)
            inside.push(branch);
    }
    if (condition !== undefined) {
        const matches = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(condition, value, how, depth + 1);
        if (matches === undefined)
            return undefined;
        inside.push(...(matches ? [condition, ...(yes === undefined ? [] : [yes])] : no === undefined ? [] : [no]));
    }
    for (const part of inside) {
        const found = evaluated(part, value, how, depth + 1);
        if (found === undefined)
            return undefined;
        for (const name of found)
            names.add(name);
    }
    return names;
}


/***/ }),

/***/ 7118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ isMultiple),
/* harmony export */   WP: () => (/* binding */ both),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   pl: () => (/* binding */ typesOf)
/* harmony export */ });
/* harmony import */ var _evaluate_array_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9750);
/* harmony import */ var _evaluate_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9196);
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5317);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1415);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4401);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4454);






/** Validates a value against a schema, in three values: an answer of true or false is certain. */
function evaluate(node, value, how, depth = 0) {
    const { schema } = node;
    if (typeof schema === 'boolean')
        return schema;
    const known = how.budget.truthsOf(node, how.aspect, how.trustFormats === true);
    if (known.has(value))
        return known.get(value);
    how.budget.spend(depth);
    const truth = validate(node, value, how, depth);
    known.set(value, truth);
    return truth;
}
function validate(node, value, how, depth) {
    let truth = true;
    for (const target of (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .targetsOf */ .QR)(node)) {
        truth = both(truth, evaluate(target, value, how, depth + 1));
        if (truth === false)
            return false;
    }
    for (const part of parts(node, value, how, depth + 1)) {
        if (part === false)
            return (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .isReadTwoWays */ .DX)(node) ? undefined : false;
        if (part === undefined)
            truth = undefined;
    }
    return truth;
}
/** The conjunction of several answers. */
function both(...truths) {
    if (truths.includes(false))
        return false;
    return truths.includes(undefined) ? undefined : true;
}
function* parts(node, value, how, depth) {
    yield typeAndValues(node, value);
    for (const branch of (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'allOf'))
        yield evaluate(branch, value, how, depth);
    yield anyOf((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'anyOf'), value, how, depth);
    if (how.aspect === 'types')
        yield anyOf((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'oneOf'), value, how, depth);
    else {
        yield oneOf((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'oneOf'), value, how, depth);
        yield not((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'not'), value, how, depth);
        yield conditional(node, value, how, depth);
        if (typeof value === 'number')
            yield number(node, value);
        if (typeof value === 'string')
            yield text(node, value, how);
    }
    if (Array.isArray(value))
        yield (0,_evaluate_array_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateArray */ .h)(node, value, how, depth);
    else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value))
        yield (0,_evaluate_object_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateObject */ .fT)(node, value, how, depth);
}
function typeAndValues(node, value) {
    const type = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'type');
    if (type !== undefined && !typesOf(type).some((name) => hasType(value, name))) {
        if (value !== null || (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'nullable') !== true)
            return false;
    }
    const values = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'enum');
    if (Array.isArray(values) && !values.some((item) => (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonEqual */ .Zm)(item, value)))
        return false;
    const { schema } = node;
    return !((0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(schema) && Object.hasOwn(schema, 'const')) || (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonEqual */ .Zm)(schema['const'], value);
}
/** The value of `type` as a list. */
function typesOf(type) {
    return Array.isArray(type) ? type : [type];
}
function hasType(value, type) {
    return type === 'integer' ? Number.isInteger(value) : (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonTypeOf */ .WF)(value) === type;
}
function anyOf(branches, value, how, depth) {
    if (branches.length === 0)
        return true;
    let truth = false;
    for (const branch of branches) {
        const answer = evaluate(branch, value, how, depth);
        if (answer === true)
            return true;
        if (answer === undefined)
            truth = undefined;
    }
    return truth;
}
function oneOf(branches, value, how, depth) {
    if (branches.length === 0)
        return true;
    const answers = branches.map((branch) => evaluate(branch, value, how, depth));
    const sure = answers.filter((answer) => answer === true).length;
    const open = answers.filter((answer) => answer === undefined).length;
    if (sure > 1)
        return false;
    if (open === 0 && sure === 1)
        return true;
    return open > 0 ? undefined : false;
}
function not(branch, value, how, depth) {
    if (branch === undefined)
        return true;
    const answer = evaluate(branch, value, how, depth);
    return answer === undefined ? undefined : !answer;
}
function conditional(node, value, how, depth) {
    const condition = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'if');
    if (condition === undefined || ((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'then') ?? (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'else')) === undefined)
        return true;
    const answer = evaluate(condition, value, how, depth);
    const branch = (keyword) => {
        const chosen = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, keyword);
        return chosen === undefined ? true : evaluate(chosen, value, how, depth);
    };
    if (answer === true)
        return branch('then');
    if (answer === false)
        return branch('else');
    const [yes, no] = [branch('then'), branch('else')];
    return yes === no ? yes : undefined;
}
function number(node, value) {
    const bound = (keyword, holds) => {
        const limit = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, keyword);
        return typeof limit !== 'number' || holds(limit);
    };
    const inside = bound('minimum', (limit) => value >= limit) &&
        bound('maximum', (limit) => value <= limit) &&
        bound('exclusiveMinimum', (limit) => value > limit) &&
        bound('exclusiveMaximum', (limit) => value < limit);
    if (!inside)
        return false;
    const divisor = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'multipleOf');
    return typeof divisor !== 'number' || isMultiple(value, divisor);
}
/** Whether `value` is a multiple; undefined where binary fractions leave it open. */
function isMultiple(value, divisor) {
    const quotient = value / divisor;
    if (Number.isInteger(quotient))
        return true;
    return Math.abs(quotient - Math.round(quotient)) > 1e-6 ? false : undefined;
}
function text(node, value, { trustFormats = false }) {
    const [min, max] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'minLength'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'maxLength')];
    const length = (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .codePoints */ .BH)(value);
    if (typeof min === 'number' && length < min)
        return false;
    if (typeof max === 'number' && length > max)
        return false;
    const [pattern, format] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'pattern'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'format')];
    return both(typeof pattern === 'string' ? (0,_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .compilePattern */ .E)(pattern)?.matches(value) : true, typeof format === 'string' && !trustFormats ? (0,_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFormat */ .o)(format, value) : true);
}


/***/ }),

/***/ 5317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ FORMAT_EXAMPLES),
/* harmony export */   o: () => (/* binding */ hasFormat)
/* harmony export */ });
/** One short string for each format of JSON Schema: what a witness sends where a format is asked. */
const FORMAT_EXAMPLES = {
    'date-time': '2020-01-01T00:00:00Z',
    date: '2020-01-01',
    time: '00:00:00Z',
    duration: 'P1D',
    email: 'a@b.co',
    'idn-email': 'a@b.co',
    hostname: 'a.co',
    'idn-hostname': 'a.co',
    ipv4: '127.0.0.1',
    ipv6: '::1',
    uri: 'a:b',
    'uri-reference': 'a:b',
    iri: 'a:b',
    'iri-reference': 'a:b',
    'uri-template': 'a:b',
    url: 'http://a.co',
    uuid: '00000000-0000-4000-8000-000000000000',
    'json-pointer': '',
    'relative-json-pointer': '0',
    regex: 'a',
};
/** Whether `text` has the format: true for the examples, otherwise nobody here can tell. */
function hasFormat(format, text) {
    return Object.hasOwn(FORMAT_EXAMPLES, format) && FORMAT_EXAMPLES[format] === text ? true : undefined;
}


/***/ }),

/***/ 1415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J_: () => (/* binding */ JSON_TYPES),
/* harmony export */   WF: () => (/* binding */ jsonTypeOf),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   Zm: () => (/* binding */ jsonEqual)
/* harmony export */ });
/** Those with the shortest smallest value first, so that a witness is small. */
const JSON_TYPES = ['number', 'string', 'array', 'object', 'null', 'boolean'];
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The own member `name` of an object; a key such as `__proto__` is a key like any other. */
function own(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
}
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    const type = typeof value;
    return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}
/** Equality as JSON Schema means it: order of members aside. */
function jsonEqual(a, b) {
    if (a === b)
        return true;
    if (Array.isArray(a) && Array.isArray(b))
        return a.length === b.length && a.every((item, i) => jsonEqual(item, b[i]));
    if (!isObject(a) || !isObject(b))
        return false;
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key])));
}
/** Length of a string as JSON Schema counts it: in code points. */
function codePoints(text) {
    let length = 0;
    for (const _ of text)
        length++;
    return length;
}
/** An object with these members; unlike assignment, a member named `__proto__` stays a member. */
function objectOf(members) {
    return Object.fromEntries(members);
}


/***/ }),

/***/ 8635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isAssertion),
/* harmony export */   W: () => (/* binding */ keywordFault)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1415);


const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const isText = (value) => typeof value === 'string';
const text = (value) => (isText(value) ? undefined : 'is no string');
const numeric = (value) => (Number.isFinite(value) ? undefined : 'is no number');
const flag = (value) => (typeof value === 'boolean' ? undefined : 'is neither true nor false');
const map = (value) => ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? undefined : 'is no object');
const list = (value) => (Array.isArray(value) ? undefined : 'is no list');
const size = (value) => (Number.isInteger(value) && Number(value) >= 0 ? undefined : 'is no integer from 0 up');
const names = (value) => (Array.isArray(value) && value.every(isText) ? twins(value) : 'is no list of strings');
const twins = (value) => value.length < 2 || new Set(value).size === value.length ? undefined : 'names something twice';
const schemas = (value) => (Array.isArray(value) && value.length > 0 ? undefined : 'is no list of schemas');
function type(value) {
    const all = Array.isArray(value) ? value : [value];
    const wrong = all.find((name) => !isText(name) || !TYPES.has(name));
    if (all.length === 0)
        return 'is an empty list';
    return wrong === undefined ? twins(all) : `is ${isText(wrong) ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(wrong) : 'no string'}, which is no type`;
}
function nameLists(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && Object.values(value).every((item) => names(item) === undefined)
        ? undefined
        : 'is no object of lists';
}
const CHECKS = new Map([
    ['type', type],
    ['required', names],
    ['enum', list],
    ['properties', map],
    ['patternProperties', map],
    ['$defs', map],
    ['definitions', map],
    ['dependentSchemas', map],
    ['dependencies', map],
    ['dependentRequired', nameLists],
    ['allOf', schemas],
    ['anyOf', schemas],
    ['oneOf', schemas],
    ['prefixItems', schemas],
    ['minimum', numeric],
    ['maximum', numeric],
    ['exclusiveMinimum', numeric],
    ['exclusiveMaximum', numeric],
    ['multipleOf', (value) => numeric(value) ?? (Number(value) > 0 ? undefined : 'is not above 0')],
    ['minLength', size],
    ['maxLength', size],
    ['minItems', size],
    ['maxItems', size],
    ['minProperties', size],
    ['maxProperties', size],
    ['minContains', size],
    ['maxContains', size],
    ['uniqueItems', flag],
    ['nullable', flag],
    ['pattern', text],
    ['format', text],
    ['$ref', text],
    ['$dynamicRef', text],
    ['$recursiveRef', text],
    ['$id', text],
    ['$anchor', text],
    ['$dynamicAnchor', text],
    ['$schema', text],
]);
/** The first keyword of a schema object whose value is not what JSON Schema wants there; nested schemas aside. */
function keywordFault(schema) {
    for (const keyword of Object.keys(schema)) {
        const problem = CHECKS.get(keyword)?.(schema[keyword]);
        if (problem !== undefined)
            return { keyword, problem: `${keyword} ${problem}` };
    }
    return undefined;
}
/** What says nothing of a value. */
const SILENT = new Set(['$defs', 'definitions', '$ref', '$id', '$anchor', '$schema', '$dynamicAnchor']);
const UNCHECKED = new Set([
    'const',
    'not',
    'if',
    'then',
    'else',
    'items',
    'additionalItems',
    'additionalProperties',
    'propertyNames',
    'contains',
]);
/** Whether a keyword says something of a value; what no dialect knows says nothing. */
function isAssertion(keyword) {
    return UNCHECKED.has(keyword) || (CHECKS.has(keyword) && !SILENT.has(keyword));
}


/***/ }),

/***/ 9269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openSchema),
/* harmony export */   Z: () => (/* binding */ isFault)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _keyword_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8635);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1415);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4454);
/* harmony import */ var _where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8790);





/** Subschemas of one document; real ones have some hundred. */
const MAX_NODES = 100_000;
const SINGLE = [
    'additionalProperties',
    'additionalItems',
    'contains',
    'not',
    'if',
    'then',
    'else',
    'propertyNames',
    'unevaluatedItems',
    'unevaluatedProperties',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
/**
 * Looks at every part of a schema once, without recursion: a malformed keyword anywhere, a reference to anything outside
 * or too many parts make it a schema that cannot be judged. Parts that a document shares (`known`) keep their places.
 */
function openSchema(schema, known) {
    const nodes = new Map();
    const resources = new Map();
    const anchors = new Map();
    const pending = [];
    const index = { nodes, resources, anchors };
    if (typeof schema === 'boolean') {
        const id = schema ? _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .ALWAYS */ .qI : _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
        return { root: { id, schema, where: undefined, index, resource: undefined }, index };
    }
    let root;
    const open = [{ value: schema, where: undefined, resource: undefined }];
    let dynamicAnchors = 0;
    let dynamicReferences = 0;
    for (;;) {
        const next = open.pop();
        if (next === undefined) {
            const unresolved = pending.pop();
            if (unresolved === undefined)
                break;
            const { node, reference } = unresolved;
            const target = targetValue(node, reference);
            if (target === undefined)
                return { problem: `it refers to ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(reference)}, which is not in the document`, where: node.where };
            open.push(target);
            continue;
        }
        const { value, where } = next;
        if (typeof value === 'boolean')
            continue;
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
            return { problem: 'it is neither an object nor true or false', where };
        if (nodes.has(value))
            continue;
        const shared = known?.index.nodes.get(value);
        if (shared !== undefined) {
            nodes.set(value, shared);
            root ??= shared;
            continue;
        }
        if (nodes.size >= MAX_NODES)
            return { problem: `it has more than ${MAX_NODES} parts`, where };
        const fault = (0,_keyword_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordFault */ .W)(value);
        if (fault !== undefined)
            return { problem: fault.problem, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, fault.keyword) };
        const node = makeNode(value, next, index, nodes.size + (known?.index.nodes.size ?? 0));
        nodes.set(value, node);
        root ??= node;
        if (node.resource?.root === node && node.resource.base !== '')
            resources.set(node.resource.base, node);
        for (const anchor of anchorsOf(value))
            anchors.set(`${node.resource?.base ?? ''}#${anchor}`, node);
        if (typeof (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, '$dynamicAnchor') === 'string')
            dynamicAnchors++;
        for (const keyword of _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCES */ .tf) {
            const reference = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, keyword);
            if (typeof reference !== 'string')
                continue;
            pending.push({ node, reference });
            if (keyword !== '$ref')
                dynamicReferences++;
        }
        for (const child of partsOf(value, where))
            open.push({ ...child, resource: node.resource });
    }
    if (dynamicReferences > 0 && dynamicAnchors > 1)
        return { problem: 'it has dynamic references with more than one possible target', where: undefined };
    if (root === undefined)
        return { problem: 'it has no parts', where: undefined };
    return { root, index };
}
/** @returns whether {@link openSchema} could not open the schema. */
function isFault(opened) {
    return 'problem' in opened;
}
function makeNode(schema, { where, resource }, index, id) {
    const node = { id, schema, where, index, resource };
    const $id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$id');
    const embedded = typeof $id === 'string' && !$id.startsWith('#');
    if (resource === undefined || embedded) {
        node.resource = {
            root: node,
            base: embedded ? (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .absolute */ .ys)($id, resource?.base ?? '') : '',
            older: isOlder((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$schema')) ?? resource?.older ?? false,
        };
    }
    return node;
}
function isOlder(dialect) {
    return typeof dialect === 'string' ? /draft-0[3467]/.test(dialect) : undefined;
}
function anchorsOf(schema) {
    const $id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$id');
    const names = [(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$anchor'), (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$dynamicAnchor')].filter((name) => typeof name === 'string');
    return typeof $id === 'string' && $id.startsWith('#') ? [...names, $id.slice(1)] : names;
}
function* partsOf(schema, where) {
    for (const keyword of SINGLE) {
        if (Object.hasOwn(schema, keyword))
            yield { value: schema[keyword], where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword) };
    }
    for (const keyword of LISTS) {
        const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, keyword);
        if (Array.isArray(list))
            for (const [i, value] of list.entries())
                yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword, i) };
    }
    for (const keyword of MAPS) {
        const map = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, keyword);
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(map))
            continue;
        for (const name of Object.keys(map))
            yield { value: map[name], where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword, name) };
    }
    const items = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'items');
    if (Array.isArray(items))
        for (const [i, value] of items.entries())
            yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'items', i) };
    else if (items !== undefined)
        yield { value: items, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'items') };
    const dependencies = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'dependencies');
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(dependencies))
        return;
    for (const name of Object.keys(dependencies)) {
        const value = dependencies[name];
        if (!Array.isArray(value))
            yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'dependencies', name) };
    }
}
// A reference may lead to a part that is no subschema of its own, such as `#/components/x`: it is looked at then.
function targetValue(node, reference) {
    const found = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .resolve */ .hd)(node, reference);
    if (found !== undefined)
        return { value: found.schema, where: found.where, resource: found.resource };
    const root = node.resource?.root ?? node;
    if (!reference.startsWith('#/'))
        return undefined;
    let value = root.schema;
    let where = root.where;
    for (const raw of reference.slice(2).split('/')) {
        const key = unescape(raw);
        if (key === undefined)
            return undefined;
        value = Array.isArray(value) ? value[Number(key)] : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, key) : undefined;
        where = (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, key);
    }
    return value === undefined ? undefined : { value, where, resource: node.resource };
}
function unescape(segment) {
    try {
        return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ compilePattern)
});

;// CONCATENATED MODULE: ./build/core/handshake/accept/pattern-parse.js
const MAX_CODE = 0x10ffff;
const DIGIT = [[48, 57]];
const WORD = [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
];
const SPACE = [
    [9, 13],
    [32, 32],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
];
const LINE_END = [
    [10, 10],
    [13, 13],
    [0x2028, 0x2029],
];
const CONTROLS = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const MAX_DEPTH = 100;
const MAX_REPEAT = 1000;
class NotUnderstood extends Error {
}
/**
 * Parses an ECMA-262 pattern (unicode mode) without look-around, back references, word boundaries and property classes.
 *
 * @returns undefined when it is not understood: then nothing may be concluded from it
 */
function parsePattern(source) {
    if (source.length > 2000)
        return undefined;
    try {
        return new PatternParser(source).whole();
    }
    catch (error) {
        if (error instanceof NotUnderstood)
            return undefined;
        throw error;
    }
}
/** Every code point that is not in the set. */
function complement(set) {
    const sorted = [...set].sort((a, b) => a[0] - b[0]);
    const result = [];
    let from = 0;
    for (const [low, high] of sorted) {
        if (low > from)
            result.push([from, low - 1]);
        from = Math.max(from, high + 1);
    }
    if (from <= MAX_CODE)
        result.push([from, MAX_CODE]);
    return result;
}
class PatternParser {
    #units;
    #at = 0;
    #depth = 0;
    constructor(source) {
        this.#units = [...source];
    }
    whole() {
        const pattern = this.#choice();
        if (this.#at < this.#units.length)
            throw new NotUnderstood();
        return pattern;
    }
    #choice() {
        if (++this.#depth > MAX_DEPTH)
            throw new NotUnderstood();
        const parts = [this.#sequence()];
        while (this.#take('|'))
            parts.push(this.#sequence());
        this.#depth--;
        return parts.length === 1 ? parts[0] : { kind: 'choice', parts };
    }
    #sequence() {
        const parts = [];
        for (;;) {
            const unit = this.#peek();
            if (unit === undefined || unit === '|' || unit === ')')
                break;
            parts.push(this.#quantified());
        }
        return parts.length === 1 ? parts[0] : { kind: 'sequence', parts };
    }
    #quantified() {
        const part = this.#atom();
        const range = this.#quantifier();
        if (range === undefined)
            return part;
        if (part.kind === 'start' || part.kind === 'end')
            throw new NotUnderstood();
        // A lazy quantifier matches the same strings.
        this.#take('?');
        const again = this.#peek();
        if (again === '*' || again === '+' || again === '?' || again === '{')
            throw new NotUnderstood();
        return { kind: 'repeat', part, min: range[0], max: range[1] };
    }
    #quantifier() {
        if (this.#take('*'))
            return [0, Infinity];
        if (this.#take('+'))
            return [1, Infinity];
        if (this.#take('?'))
            return [0, 1];
        if (!this.#take('{'))
            return undefined;
        const min = this.#number();
        let max = min;
        if (this.#take(','))
            max = this.#peek() === '}' ? Infinity : this.#number();
        this.#expect('}');
        if (max < min || min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT))
            throw new NotUnderstood();
        return [min, max];
    }
    #number() {
        let digits = '';
        for (let unit = this.#peek(); unit !== undefined && /^[0-9]$/.test(unit); unit = this.#peek())
            digits += this.#next();
        if (digits === '' || digits.length > 6)
            throw new NotUnderstood();
        return Number(digits);
    }
    #atom() {
        const unit = this.#next();
        switch (unit) {
            case '^':
                return { kind: 'start' };
            case '$':
                return { kind: 'end' };
            case '.':
                return { kind: 'set', set: complement(LINE_END) };
            case '(':
                return this.#group();
            case '[':
                return { kind: 'set', set: this.#class() };
            case '\\':
                return { kind: 'set', set: this.#escape() };
            case '*':
            case '+':
            case '?':
            case '{':
            case '}':
            case ']':
                throw new NotUnderstood();
            default:
                return { kind: 'set', set: single(unit) };
        }
    }
    #group() {
        if (this.#take('?')) {
            if (this.#take('<')) {
                let name = '';
                while (this.#peek() !== '>')
                    name += this.#next();
                this.#next();
                // `(?<=` and `(?<!` look behind.
                if (!/^[A-Za-z_$][\w$]*$/.test(name))
                    throw new NotUnderstood();
            }
            else
                this.#expect(':');
        }
        const inner = this.#choice();
        this.#expect(')');
        return inner;
    }
    #class() {
        const negated = this.#take('^');
        const set = [];
        while (!this.#take(']')) {
            const low = this.#classUnit();
            if (this.#peek() !== '-' || this.#units[this.#at + 1] === ']') {
                set.push(...low);
                continue;
            }
            this.#next();
            const high = this.#classUnit();
            const [from, to] = [low[0]?.[0], high[0]?.[1]];
            if (low.length !== 1 || high.length !== 1 || from === undefined || to === undefined)
                throw new NotUnderstood();
            if (low[0]?.[1] !== from || high[0]?.[0] !== to || to < from)
                throw new NotUnderstood();
            set.push([from, to]);
        }
        return negated ? complement(set) : set;
    }
    #classUnit() {
        const unit = this.#next();
        return unit === '\\' ? this.#escape(true) : single(unit);
    }
    #escape(inClass = false) {
        const unit = this.#next();
        const control = Object.hasOwn(CONTROLS, unit) ? CONTROLS[unit] : undefined;
        if (control !== undefined) {
            if (unit === '0' && /^[0-9]$/.test(this.#peek() ?? ''))
                throw new NotUnderstood();
            return [[control, control]];
        }
        switch (unit) {
            case 'd':
                return DIGIT;
            case 'D':
                return complement(DIGIT);
            case 'w':
                return WORD;
            case 'W':
                return complement(WORD);
            case 's':
                return SPACE;
            case 'S':
                return complement(SPACE);
            case 'x':
                return this.#hex(2);
            case 'u':
                return this.#take('{') ? this.#bracedHex() : this.#hex(4);
            default:
                if (/^[\^$\\.*+?()[\]{}|/]$/.test(unit) || (inClass && unit === '-'))
                    return single(unit);
                throw new NotUnderstood();
        }
    }
    #hex(length) {
        let digits = '';
        for (let i = 0; i < length; i++)
            digits += this.#next();
        return codeOf(digits);
    }
    #bracedHex() {
        let digits = '';
        while (!this.#take('}'))
            digits += this.#next();
        return codeOf(digits);
    }
    #peek() {
        return this.#units[this.#at];
    }
    #next() {
        const unit = this.#units[this.#at++];
        if (unit === undefined)
            throw new NotUnderstood();
        return unit;
    }
    #take(unit) {
        if (this.#units[this.#at] !== unit)
            return false;
        this.#at++;
        return true;
    }
    #expect(unit) {
        if (!this.#take(unit))
            throw new NotUnderstood();
    }
}
function single(unit) {
    const code = unit.codePointAt(0);
    return [[code, code]];
}
function codeOf(digits) {
    const code = /^[0-9a-f]{1,6}$/i.test(digits) ? parseInt(digits, 16) : Infinity;
    // Half of a surrogate pair could join the next escape.
    if (code > MAX_CODE || (code >= 0xd800 && code <= 0xdfff))
        throw new NotUnderstood();
    return [[code, code]];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/pattern.js

const MAX_STEPS = 5000;
const MAX_WORK = 4_000_000;
const compiled = new Map();
/** Compiles a pattern; undefined when it is not understood or too large: then nothing may be concluded from it. */
function compilePattern(source) {
    if (compiled.has(source))
        return compiled.get(source);
    if (compiled.size > 1000)
        compiled.clear();
    const parsed = parsePattern(source);
    const program = parsed === undefined ? undefined : new Program(parsed);
    const result = program?.tooLarge === false ? program : undefined;
    compiled.set(source, result);
    return result;
}
class Program {
    #steps = [];
    #start;
    constructor(pattern) {
        this.#start = this.#compile(pattern, this.#add({ op: 'match' }));
    }
    get tooLarge() {
        return this.#steps.length > MAX_STEPS;
    }
    matches(text) {
        const units = [...text];
        if (units.length * this.#steps.length > MAX_WORK)
            return undefined;
        let current = new Set();
        for (let i = 0; i <= units.length; i++) {
            // Starting anew at every place is what makes the search unanchored.
            if (this.#close(this.#start, i === 0, i === units.length, current))
                return true;
            const code = units[i]?.codePointAt(0);
            if (code === undefined)
                return false;
            const next = new Set();
            for (const at of current) {
                const step = this.#steps[at];
                if (step?.op === 'char' && includes(step.set, code)) {
                    if (this.#close(step.to, false, i + 1 === units.length, next))
                        return true;
                }
            }
            current = next;
        }
        return false;
    }
    shortest() {
        let frontier = new Map();
        const seen = new Set();
        let reached = new Set();
        if (this.#close(this.#start, true, true, new Set()))
            return '';
        this.#close(this.#start, true, false, reached);
        for (const at of reached)
            frontier.set(at, '');
        while (frontier.size > 0) {
            const next = new Map();
            for (const [at, text] of frontier) {
                const step = this.#steps[at];
                if (step?.op !== 'char' || seen.has(at))
                    continue;
                seen.add(at);
                const unit = example(step.set);
                if (unit === undefined)
                    continue;
                if (this.#close(step.to, false, true, new Set()))
                    return text + unit;
                reached = new Set();
                this.#close(step.to, false, false, reached);
                for (const to of reached)
                    if (!next.has(to))
                        next.set(to, text + unit);
            }
            frontier = next;
        }
        return undefined;
    }
    /** Follows every step that consumes nothing; @returns whether the pattern has matched. */
    #close(from, atStart, atEnd, into) {
        const open = [from];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            if (into.has(at))
                continue;
            into.add(at);
            const step = this.#steps[at];
            if (step.op === 'match')
                return true;
            if (step.op === 'split')
                open.push(...step.to);
            else if ((step.op === 'start' && atStart) || (step.op === 'end' && atEnd))
                open.push(step.to);
        }
        return false;
    }
    #add(step) {
        if (this.#steps.length <= MAX_STEPS)
            this.#steps.push(step);
        return this.#steps.length - 1;
    }
    #compile(pattern, to) {
        if (this.tooLarge)
            return to;
        switch (pattern.kind) {
            case 'empty':
                return to;
            case 'set':
                return this.#add({ op: 'char', set: pattern.set, to });
            case 'start':
            case 'end':
                return this.#add({ op: pattern.kind, to });
            case 'sequence':
                return pattern.parts.reduceRight((next, part) => this.#compile(part, next), to);
            case 'choice':
                return this.#add({ op: 'split', to: pattern.parts.map((part) => this.#compile(part, to)) });
            case 'repeat':
                return this.#repeat(pattern.part, pattern.min, pattern.max, to);
        }
    }
    #repeat(part, min, max, to) {
        let next = to;
        if (max === Infinity) {
            const targets = [];
            next = this.#add({ op: 'split', to: targets });
            targets.push(this.#compile(part, next), to);
        }
        else {
            for (let i = min; i < max && !this.tooLarge; i++)
                next = this.#add({ op: 'split', to: [this.#compile(part, next), to] });
        }
        for (let i = 0; i < min && !this.tooLarge; i++)
            next = this.#compile(part, next);
        return next;
    }
}
function includes(set, code) {
    return set.some(([low, high]) => code >= low && code <= high);
}
/** A readable member of a set. */
function example(set) {
    for (const unit of 'a0A_-/')
        if (includes(set, unit.codePointAt(0)))
            return unit;
    for (let code = 33; code < 127; code++)
        if (includes(set, code))
            return String.fromCodePoint(code);
    const first = set.find(([low, high]) => low > 0xdfff || high < 0xd800)?.[0];
    return first === undefined ? undefined : String.fromCodePoint(first);
}


/***/ }),

/***/ 4454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ isReadTwoWays),
/* harmony export */   GG: () => (/* binding */ childOf),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   XL: () => (/* binding */ keywordOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hd: () => (/* binding */ resolve),
/* harmony export */   qI: () => (/* binding */ ALWAYS),
/* harmony export */   tf: () => (/* binding */ REFERENCES),
/* harmony export */   tm: () => (/* binding */ NEVER),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   ys: () => (/* binding */ absolute)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1415);
/* harmony import */ var _keyword_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _where_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8790);



const ALWAYS = -1;
const NEVER = -2;
/** Keywords that draft-07 and before do not know, and so pass over. */
const LATER = new Set([
    'prefixItems',
    'minContains',
    'maxContains',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedItems',
    'unevaluatedProperties',
]);
/** The node of a subschema that stands under `keys` of `parent`; undefined when there is none. */
function childOf(parent, ...keys) {
    const [keyword, ...rest] = keys;
    let value = keyword === undefined ? parent.schema : keywordOf(parent, String(keyword));
    for (const key of rest)
        value = memberOf(value, key);
    if (typeof value === 'boolean')
        return booleanNode(parent, value, keys);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? parent.index.nodes.get(value) : undefined;
}
function booleanNode(parent, schema, keys) {
    return { ...parent, id: schema ? ALWAYS : NEVER, schema, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .Gz)(parent.where, ...keys) };
}
function memberOf(value, key) {
    if (Array.isArray(value))
        return value[Number(key)];
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, String(key)) : undefined;
}
/** The nodes of a keyword that holds a list of schemas. */
function listOf(parent, keyword) {
    const list = keywordOf(parent, keyword);
    if (!Array.isArray(list))
        return [];
    return list.flatMap((_, i) => childOf(parent, keyword, i) ?? []);
}
/** The nodes of a keyword that holds schemas by name, as a lazy view: a tool may have thousands of properties. */
function namesIn(parent, keyword) {
    const map = keywordOf(parent, keyword);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(map) ? Object.keys(map) : [];
}
/** A keyword's raw value; undefined when there is none, or the schema's dialect passes over it. */
function keywordOf(node, keyword) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(node.schema) || (node.resource?.older === true && LATER.has(keyword)))
        return undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(node.schema, keyword);
}
/**
 * Whether keywords stand beside a `$ref` in draft-07 or before: its letter hides them, widespread validators read them all
 * the same. What holds in one reading alone cannot be told.
 */
function isReadTwoWays(node) {
    if (node.resource?.older !== true || typeof keywordOf(node, '$ref') !== 'string')
        return false;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(node.schema) && Object.keys(node.schema).some(_keyword_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .isAssertion */ .F);
}
/** The schemas that `$ref` and `$dynamicRef` of a node lead to; a document that was opened has no dangling ones. */
function targetsOf(node) {
    const targets = [];
    for (const keyword of REFERENCES) {
        const reference = keywordOf(node, keyword);
        if (typeof reference !== 'string')
            continue;
        const target = resolve(node, reference);
        if (target !== undefined)
            targets.push(target);
    }
    return targets;
}
/** `$dynamicRef` is followed like `$ref`: {@link openSchema} refuses a document in which that could make a difference. */
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** Follows a reference inside the document; undefined when it leads outside or nowhere. Nothing is ever fetched. */
function resolve(node, reference) {
    const { resources, anchors } = node.index;
    const hash = reference.indexOf('#');
    const target = hash === -1 ? reference : reference.slice(0, hash);
    const fragment = decode(hash === -1 ? '' : reference.slice(hash + 1));
    const here = node.resource;
    if (fragment === undefined)
        return undefined;
    const base = target === '' ? (here?.base ?? '') : absolute(target, here?.base ?? '');
    const root = target === '' ? here?.root : resources.get(base);
    if (root === undefined || fragment === '')
        return root;
    if (!fragment.startsWith('/'))
        return anchors.get(`${base}#${fragment}`);
    const keys = fragment
        .slice(1)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return childOf(root, ...keys);
}
/** `reference` against `base`; a relative one without base stays as it is. */
function absolute(reference, base) {
    try {
        return new URL(reference, base === '' ? undefined : base).href.replace(/#$/, '');
    }
    catch {
        return reference.replace(/#$/, '');
    }
}
function decode(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   rq: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1817);

/** RFC 6901 pointer of a place; undefined is the root. */
function pointerOf(where) {
    return (0,_source_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPointer */ .rb)(pathOf(where));
}
/** The keys that lead to a place. */
function pathOf(where) {
    const path = [];
    for (let at = where; at !== undefined; at = at.up)
        path.push(at.key);
    return path.toReversed();
}
function below(up, ...keys) {
    return keys.reduce((at, key) => ({ up: at, key }), up);
}


/***/ }),

/***/ 4480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ Binder)
});

// EXTERNAL MODULE: ./build/core/handshake/accept/accepts.js + 13 modules
var accepts = __webpack_require__(3106);
// EXTERNAL MODULE: ./build/core/handshake/accept/budget.js
var budget = __webpack_require__(4380);
// EXTERNAL MODULE: ./build/core/handshake/accept/json.js
var json = __webpack_require__(1415);
;// CONCATENATED MODULE: ./build/core/handshake/accept/quick-refusal.js

/** Keywords that could name a property which `properties` does not list. */
const NAMING = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'patternProperties'];
/**
 * Whether a glance is enough: the contract requires a property that a plain tool schema does not list. Of two hundred tools
 * nearly all are refused for that, and only the few that came close are looked at further.
 *
 * @returns true when the tool certainly does not accept; false says nothing
 */
function refusesAtAGlance(contract, tool) {
    if (!(0,json/* isObject */.Gv)(contract) || !(0,json/* isObject */.Gv)(tool))
        return false;
    const required = (0,json/* own */.ZV)(contract, 'required');
    if (!Array.isArray(required) || NAMING.some((keyword) => Object.hasOwn(tool, keyword)))
        return false;
    const additional = (0,json/* own */.ZV)(tool, 'additionalProperties');
    if (additional !== undefined && additional !== false)
        return false;
    const properties = (0,json/* own */.ZV)(tool, 'properties') ?? {};
    return (0,json/* isObject */.Gv)(properties) && required.some((name) => typeof name === 'string' && !Object.hasOwn(properties, name));
}
/** Whether two property schemas state plain types of which no value is of both. */
function differsAtAGlance(wanted, offered) {
    const [a, b] = [wanted, offered].map((schema) => ((0,json/* isObject */.Gv)(schema) ? (0,json/* own */.ZV)(schema, 'type') : undefined));
    if (typeof a !== 'string' || typeof b !== 'string' || a === b)
        return false;
    return !(a === 'integer' && b === 'number');
}

// EXTERNAL MODULE: ./build/core/handshake/accept/open-schema.js
var open_schema = __webpack_require__(9269);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate-object.js
var evaluate_object = __webpack_require__(9196);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema-document.js
var schema_document = __webpack_require__(4454);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate.js
var evaluate = __webpack_require__(7118);
// EXTERNAL MODULE: ./build/core/handshake/accept/pattern.js + 1 modules
var accept_pattern = __webpack_require__(4401);
;// CONCATENATED MODULE: ./build/core/handshake/accept/wrapped.js








/** Keywords that speak of all property names at once: with other names they would say something else. */
const ABOUT_ALL_NAMES = [
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
    'unevaluatedProperties',
];
const KEPT_AS_IT_IS = ['type', 'enum', 'const', 'nullable', 'additionalProperties', 'patternProperties'];
class CannotDerive extends Error {
    where;
    constructor(problem, where) {
        super(problem);
        this.where = where;
    }
}
/**
 * The schema of a wrapped tool: it takes an object exactly when the tool that it wraps takes what is made of it. Its parts
 * below the arguments are the wrapped tool's own and keep their places there.
 */
function wrappedSchema(tool, wrapping) {
    if ((0,open_schema/* isFault */.Z)(tool))
        return tool;
    try {
        return (0,open_schema/* openSchema */.I)(new Derivation(wrapping).derive(tool.root, 0), tool);
    }
    catch (error) {
        if (error instanceof CannotDerive)
            return { problem: error.message, where: error.where };
        if (error instanceof budget/* TooMuch */.GC)
            return { problem: error.message, where: undefined };
        throw error;
    }
}
class Derivation {
    #wrapping;
    /** Tool property to contract property. */
    #back;
    #budget = new budget/* Budget */.__();
    constructor(wrapping) {
        this.#wrapping = wrapping;
        this.#back = new Map([...wrapping.rename].map(([from, to]) => [to, from]));
    }
    derive(node, depth) {
        this.#budget.spend(depth * 10);
        if (typeof node.schema === 'boolean')
            return node.schema;
        if ((0,schema_document/* isReadTwoWays */.DX)(node))
            throw new CannotDerive('keywords beside $ref are read in two ways in draft-07', node.where);
        const parts = (0,schema_document/* targetsOf */.QR)(node).map((target) => this.derive(target, depth + 1));
        parts.push(this.#own(node, depth));
        return parts.length === 1 ? (parts[0] ?? true) : { allOf: parts };
    }
    #own(node, depth) {
        for (const keyword of ABOUT_ALL_NAMES) {
            if ((0,schema_document/* keywordOf */.XL)(node, keyword) !== undefined)
                throw new CannotDerive(`a wrapped tool with ${keyword} cannot be derived`, node.where);
        }
        for (const keyword of ['enum', 'const']) {
            if ((0,schema_document/* keywordOf */.XL)(node, keyword) !== undefined)
                throw new CannotDerive('a wrapped tool that lists whole arguments cannot be derived', node.where);
        }
        this.#refusePatternsOnRenamed(node);
        if (this.#constantRejected(node))
            return false;
        const members = [];
        for (const keyword of KEPT_AS_IT_IS) {
            const value = (0,schema_document/* keywordOf */.XL)(node, keyword);
            if (value !== undefined)
                members.push([keyword, value]);
        }
        members.push(['properties', this.#properties(node)], ...this.#required(node), ...this.#counts(node));
        for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
            const branches = (0,schema_document/* listOf */.c3)(node, keyword);
            if (branches.length > 0)
                members.push([keyword, branches.map((branch) => this.derive(branch, depth + 1))]);
        }
        for (const keyword of ['not', 'if', 'then', 'else']) {
            const branch = (0,schema_document/* childOf */.GG)(node, keyword);
            if (branch !== undefined)
                members.push([keyword, this.derive(branch, depth + 1)]);
        }
        return (0,json/* objectOf */.Xy)(members);
    }
    // A pattern sees the wrapped tool's names; here it would see the contract's.
    #refusePatternsOnRenamed(node) {
        const touched = [...this.#wrapping.rename].flat();
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const compiled = (0,accept_pattern/* compilePattern */.E)(pattern);
            const name = touched.find((name) => compiled?.matches(name) !== false);
            if (name !== undefined)
                throw new CannotDerive(`a pattern of the wrapped tool may match the renamed ${(0,printable.quote)(name)}`, node.where);
        }
    }
    #properties(node) {
        const { rename, constants } = this.#wrapping;
        const members = new Map();
        for (const name of (0,schema_document/* namesIn */.wX)(node, 'properties')) {
            // A name that is sent on under another never arrives under its own.
            if (constants.has(name) || (rename.has(name) && !this.#back.has(name)))
                continue;
            members.set(this.#back.get(name) ?? name, rawChild(node, 'properties', name));
        }
        for (const [from, to] of rename) {
            if (members.has(from) && (0,schema_document/* namesIn */.wX)(node, 'properties').includes(to))
                continue;
            const schema = this.#unlisted(node, to);
            if (schema !== undefined)
                members.set(from, schema);
        }
        return (0,json/* objectOf */.Xy)(members);
    }
    // What a node says of a property that it does not list.
    #unlisted(node, name) {
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const matches = (0,accept_pattern/* compilePattern */.E)(pattern)?.matches(name);
            if (matches === undefined)
                throw new CannotDerive(`whether a pattern matches ${(0,printable.quote)(name)} cannot be told`, node.where);
            if (matches)
                return rawChild(node, 'patternProperties', pattern);
        }
        const { schema } = node;
        return (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'additionalProperties')
            ? schema['additionalProperties']
            : undefined;
    }
    #required(node) {
        const required = (0,schema_document/* keywordOf */.XL)(node, 'required');
        if (!Array.isArray(required))
            return [];
        const names = required.map(String).filter((name) => !this.#wrapping.constants.has(name));
        const unreachable = names.find((name) => this.#wrapping.rename.has(name) && !this.#back.has(name));
        if (unreachable !== undefined)
            throw new CannotDerive(`it requires ${(0,printable.quote)(unreachable)}, which the wrapping sends under another name`, node.where);
        return [['required', names.map((name) => this.#back.get(name) ?? name)]];
    }
    #counts(node) {
        return ['minProperties', 'maxProperties'].flatMap((keyword) => {
            const value = (0,schema_document/* keywordOf */.XL)(node, keyword);
            return typeof value === 'number' ? [[keyword, Math.max(0, value - this.#wrapping.constants.size)]] : [];
        });
    }
    // A constant is known, so every keyword counts; only whether it has its format is the operator's word.
    #constantRejected(node) {
        const most = (0,schema_document/* keywordOf */.XL)(node, 'maxProperties');
        if (typeof most === 'number' && most < this.#wrapping.constants.size)
            return true;
        for (const [name, value] of this.#wrapping.constants) {
            const { schemas, perhaps } = (0,evaluate_object/* propertySchemas */.M3)(node, name);
            for (const schema of [...schemas, ...perhaps]) {
                const answer = (0,evaluate/* evaluate */._3)(schema, value, { budget: this.#budget, aspect: 'whole', trustFormats: true });
                if (answer === true)
                    continue;
                if (answer === false && schemas.includes(schema))
                    return true;
                throw new CannotDerive(`whether the constant ${(0,printable.quote)(name)} is taken cannot be told`, schema.where);
            }
        }
        return false;
    }
}
function rawChild(node, keyword, name) {
    return (0,schema_document/* childOf */.GG)(node, keyword, name)?.schema;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/rename-hint.js







const MAX_MISSING = 2;
const MAX_TRIES = 12;
/** Among more optional properties than this, the one that is meant cannot be told. */
const MAX_OPTIONAL = 8;
/**
 * Which rename would make a refused tool accept (format.md, 8)? A property that the tool requires comes first, then an
 * optional one if it is the only one that fits: with several, which one is meant would be a guess.
 */
function renameHint(contract, tool, pool) {
    if ((0,open_schema/* isFault */.Z)(contract) || (0,open_schema/* isFault */.Z)(tool))
        return undefined;
    const wanted = requiredOf(contract.root);
    const offered = propertiesOf(tool.root);
    const missing = wanted.filter((name) => !offered.names.has(name) && (0,evaluate_object/* propertySchemas */.M3)(tool.root, name).schemas.length === 0);
    if (missing.length === 0 || missing.length > MAX_MISSING)
        return undefined;
    const free = [...offered.names].filter((name) => !wanted.includes(name));
    const fitting = free.filter((name) => missing.some((wants) => !differs(contract.root, wants, tool.root, name)));
    const required = fitting.filter((name) => offered.required.has(name));
    const attempt = (names) => choices(missing, names)
        .slice(0, MAX_TRIES)
        .flatMap((rename) => {
        const wrapping = { rename: new Map(rename), constants: new Map() };
        const answer = (0,accepts/* acceptsOpened */.jw)(contract, wrappedSchema(tool, wrapping), pool);
        return answer.answer === 'accepts'
            ? [{ rename: Object.fromEntries(rename), reservations: answer.reservations }]
            : [];
    });
    const [sure] = attempt(required).sort((a, b) => a.reservations.length - b.reservations.length);
    if (sure !== undefined)
        return sure;
    const possible = required.length === 0 && fitting.length <= MAX_OPTIONAL ? attempt(fitting) : [];
    return possible.length === 1 ? possible[0] : undefined;
}
function differs(contract, wants, tool, name) {
    const [wanted, offered] = [(0,schema_document/* childOf */.GG)(contract, 'properties', wants), (0,schema_document/* childOf */.GG)(tool, 'properties', name)];
    return differsAtAGlance(wanted?.schema, offered?.schema);
}
function choices(missing, names) {
    const [first, ...others] = missing;
    if (first === undefined)
        return [[]];
    return names.flatMap((name) => choices(others, names.filter((other) => other !== name)).map((rest) => [[first, name], ...rest]));
}
function requiredOf(contract) {
    const names = (0,schema_document/* keywordOf */.XL)(contract, 'required');
    return Array.isArray(names) ? names.map(String) : [];
}
// Properties that a tool lists by name, through references and allOf.
function propertiesOf(tool, depth = 0) {
    const names = new Set((0,schema_document/* namesIn */.wX)(tool, 'properties').slice(0, 100));
    const required = new Set((0,json/* isObject */.Gv)(tool.schema) ? requiredNames((0,json/* own */.ZV)(tool.schema, 'required')) : []);
    if (depth > 5)
        return { names, required };
    for (const part of [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')]) {
        const inner = propertiesOf(part, depth + 1);
        for (const name of inner.names)
            names.add(name);
        for (const name of inner.required)
            required.add(name);
    }
    return { names, required };
}
function requiredNames(value) {
    return Array.isArray(value) ? value.map(String) : [];
}

;// CONCATENATED MODULE: ./build/core/handshake/acceptance-cache.js






const NOT_LOOKED_AT = {
    answer: 'unknown',
    reason: budget/* HOST_TOO_MUCH */.Uy,
    contractPath: '',
    toolPath: '',
    reservations: [],
};
/**
 * Remembers which tool accepts which contract: most cartridges ask for the same contracts, and a hundred of them against
 * twenty hosts would decide each pair a hundred times.
 */
class AcceptanceCache {
    #keys = new WeakMap();
    #contracts = new Map();
    #tools = new WeakMap();
    #pools = new WeakMap();
    /** Whether a tool of a host, wrapped or its own, accepts the input schema of a contract. */
    accepts(contract, tool, host) {
        const { opened, answers } = this.#contract(contract);
        const known = answers.get(tool);
        if (known !== undefined)
            return known;
        const pool = this.#pool(host);
        const answer = pool.exhausted ? NOT_LOOKED_AT : (0,accepts/* acceptsOpened */.jw)(opened, this.#tool(tool, host), pool);
        answers.set(tool, answer);
        return answer;
    }
    /** Whether a tool certainly does not accept, which is found without a look at the whole of its schema. */
    refusesAtAGlance(contract, tool) {
        return tool.wraps === undefined && refusesAtAGlance(contract, tool.inputSchema);
    }
    /** The rename that would make a refused tool accept, if there is one. A wrapped tool is renamed already. */
    renameHint(contract, tool, host) {
        if (tool.wraps !== undefined)
            return undefined;
        const { opened, hints } = this.#contract(contract);
        if (!hints.has(tool))
            hints.set(tool, renameHint(opened, this.#tool(tool, host), this.#pool(host)));
        return hints.get(tool);
    }
    /** Whether a contract requires no property, so that only a name binds a tool to it. */
    requiresNothing(contract) {
        const known = this.#contract(contract);
        return (known.requiresNothing ??= (0,accepts/* requiresNothing */.YY)(known.opened));
    }
    /** A text that is the same for contracts with the same schema. */
    keyOf(contract) {
        let key = this.#keys.get(contract);
        if (key === undefined) {
            key = JSON.stringify(contract);
            this.#keys.set(contract, key);
        }
        return key;
    }
    #contract(contract) {
        const key = this.keyOf(contract);
        let known = this.#contracts.get(key);
        if (known === undefined) {
            known = { opened: (0,open_schema/* openSchema */.I)(contract), answers: new WeakMap(), hints: new WeakMap() };
            this.#contracts.set(key, known);
        }
        return known;
    }
    #pool(host) {
        let pool = this.#pools.get(host);
        if (pool === undefined)
            this.#pools.set(host, (pool = new budget/* Pool */.bC()));
        pool.grow();
        return pool;
    }
    #tool(tool, host) {
        const known = this.#tools.get(tool);
        if (known !== undefined)
            return known;
        const opened = tool.wraps === undefined ? openTool(tool) : this.#wrapped(tool, tool.wraps, host);
        this.#tools.set(tool, opened);
        return opened;
    }
    #wrapped(tool, wraps, host) {
        const target = host.tools.find(({ name }) => name === wraps);
        if (target === undefined || target.wraps !== undefined)
            return { problem: 'the tool that it wraps is not there', where: undefined };
        const rename = new Map(Object.entries(tool.rename ?? {}));
        return wrappedSchema(this.#tool(target, host), {
            rename,
            constants: new Map(Object.entries(tool.constants ?? {})),
        });
    }
}
function openTool(tool) {
    if (tool.inputSchema === undefined)
        return { problem: 'there is none', where: undefined };
    return (0,open_schema/* openSchema */.I)(tool.inputSchema);
}

;// CONCATENATED MODULE: ./build/core/handshake/bind.js

/** At most so many tools that came close are shown for a role. */
const SHOWN = 8;
/** At most so many tools are looked at for a rename, in the order of the host. */
const HINTS_TRIED = 64;
/** Binds roles and remembers what it bound: most cartridges ask every host for the same contracts. */
class Binder {
    #cache = new AcceptanceCache();
    #known = new WeakMap();
    #strict;
    /** @param strict whether no tool is bound with a reservation, not even one that was named */
    constructor(strict = false) {
        this.#strict = strict;
    }
    /**
     * Binds one concrete tool of the host to a role. Order: the profile's own binding, a tool with the suggested name, then the
     * other tools as the host lists them; the first whose schema accepts and whose scopes suffice is bound (specification 2.3).
     * What a search found binds only without any reservation, and never for a contract that requires nothing (format.md, 8).
     */
    bind(contract, host) {
        let roles = this.#known.get(host);
        if (roles === undefined)
            this.#known.set(host, (roles = new Map()));
        const key = this.#cache.keyOf(contract);
        let bound = roles.get(key);
        if (bound === undefined)
            roles.set(key, (bound = bindRole(contract, host, this.#cache, this.#strict)));
        return bound;
    }
}
function bindRole(contract, host, cache, strict) {
    const attempts = [];
    for (const { tool, how } of inOrder(contract, host)) {
        const missingScopes = contract.capabilityScopes.filter((scope) => !tool.scopes.includes(scope));
        const acceptance = () => cache.accepts(contract.inputSchema, tool, host);
        const answer = () => (cache.refusesAtAGlance(contract.inputSchema, tool) ? 'refuses' : acceptance().answer);
        const notTaken = () => whyNotTaken(how, acceptance(), strict, () => cache.requiresNothing(contract.inputSchema));
        const attempt = { tool, how, missingScopes, answer, acceptance, notTaken };
        // Every tool fits a contract that requires nothing: one is enough to say why a search does not bind it.
        const any = how === 'found' && cache.requiresNothing(contract.inputSchema);
        if (any && missingScopes.length > 0)
            continue;
        attempts.push(attempt);
        if (any)
            break;
        if (missingScopes.length === 0 && attempt.answer() === 'accepts' && notTaken() === undefined)
            return bound(contract, attempt, attempts);
    }
    return unbound(contract, host, attempts, cache);
}
// Of a tool that accepts by type and has the scopes.
function whyNotTaken(how, { reservations }, strict, requiresNothing) {
    const count = `${reservations.length} reservation${reservations.length === 1 ? '' : 's'}`;
    if (strict && reservations.length > 0)
        return `it has ${count}, and --strict takes none`;
    if (how !== 'found')
        return undefined;
    if (requiresNothing())
        return 'the contract requires no property, so that only a name binds a tool: name it in bindings if it is the one';
    if (reservations.length > 0)
        return `it was found by search and has ${count}: name it in bindings to take it all the same`;
    return undefined;
}
function* inOrder(contract, host) {
    const wanted = Object.hasOwn(host.bindings, contract.role) ? host.bindings[contract.role] : undefined;
    const named = wanted === undefined ? undefined : host.tools.find((tool) => tool.name === wanted);
    if (named !== undefined)
        yield { tool: named, how: 'named' };
    const suggested = host.tools.find((tool) => tool.name === contract.name && tool !== named);
    if (suggested !== undefined)
        yield { tool: suggested, how: 'suggested' };
    for (const tool of host.tools)
        if (tool !== named && tool !== suggested)
            yield { tool, how: 'found' };
}
function bound(contract, winner, attempts) {
    const passedOver = attempts.filter((attempt) => attempt !== winner && attempt.how !== 'found');
    return {
        binding: {
            role: contract.role,
            boundTool: winner.tool.name,
            scopesGranted: winner.tool.scopes,
            satisfied: true,
        },
        result: {
            role: contract.role,
            tier: contract.tier,
            boundTool: winner.tool.name,
            how: winner.how,
            satisfied: true,
            candidates: [winner, ...passedOver].map((attempt) => candidateOf(attempt)),
        },
    };
}
function unbound(contract, host, attempts, cache) {
    let [hints, tries, near] = [0, 0, 0];
    const close = [];
    for (const [order, attempt] of attempts.entries()) {
        // What follows cannot come closer than so many that fit but for a scope.
        if (near >= SHOWN)
            break;
        const answer = attempt.answer();
        const look = hints < SHOWN && tries < HINTS_TRIED && mayBeRenamed(attempt, answer);
        const hint = look ? cache.renameHint(contract.inputSchema, attempt.tool, host) : undefined;
        if (look)
            tries++;
        if (hint !== undefined)
            hints++;
        const rank = rankOf(attempt, answer, hint);
        if (rank !== undefined)
            close.push({ attempt, order, hint, rank });
        if (rank !== undefined && rank <= LACKS_A_SCOPE)
            near++;
    }
    close.sort((a, b) => a.rank - b.rank || lacksMore(a) - lacksMore(b) || a.order - b.order);
    return {
        binding: { role: contract.role, boundTool: null, scopesGranted: [], satisfied: false },
        result: {
            role: contract.role,
            tier: contract.tier,
            boundTool: null,
            how: null,
            satisfied: false,
            candidates: close.slice(0, SHOWN).map(({ attempt, hint }) => candidateOf(attempt, hint)),
        },
    };
}
// A tool of another trade is not made fit by a rename; one without any scopes may be of any trade.
function mayBeRenamed({ how, tool, missingScopes }, answer) {
    if (answer !== 'refuses')
        return false;
    return how !== 'found' || missingScopes.length === 0 || tool.scopes.length === 0;
}
// Of two renames the one that leaves nothing to ask for comes first.
function lacksMore({ hint }) {
    return hint === undefined ? 0 : hint.reservations.length;
}
/** Rank of a tool whose schema accepts: all that is missing is its name, or a scope. */
const LACKS_A_NAME = 2;
const LACKS_A_SCOPE = 3;
// What somebody named comes first, then what lacks least; a tool that neither fits nor may is not close.
function rankOf({ how, missingScopes }, answer, hint) {
    if (how === 'named')
        return 0;
    if (how === 'suggested')
        return 1;
    if (answer === 'accepts')
        return missingScopes.length === 0 ? LACKS_A_NAME : LACKS_A_SCOPE;
    if (missingScopes.length === 0)
        return hint === undefined ? 5 : 4;
    return hint === undefined ? undefined : 6;
}
function candidateOf({ tool, acceptance, missingScopes, notTaken }, hint) {
    const { answer, contractPath, toolPath, reason, witness, reservations } = acceptance();
    const own = hint?.reservations ?? reservations;
    const why = answer === 'accepts' && missingScopes.length === 0 ? notTaken() : undefined;
    return {
        tool: tool.name,
        schema: answer,
        path: `contract #${shortened(contractPath)}, tool #${shortened(toolPath)}: ${reason}`,
        ...(witness === undefined ? {} : { witness }),
        missingScopes,
        reservations: own,
        warnings: own.map((reservation) => reservation.reason),
        ...(why === undefined ? {} : { notTaken: why }),
        ...(hint === undefined ? {} : { rename: hint.rename }),
    };
}
/** A pointer into a deep schema, without its middle: what follows it says why, and must be seen. */
function shortened(pointer) {
    return pointer.length > 120 ? `${pointer.slice(0, 40)}…${pointer.slice(-79)}` : pointer;
}


/***/ }),

/***/ 7494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Nl: () => (/* binding */ negotiate),
  be: () => (/* binding */ notJudged)
});

// UNUSED EXPORTS: refusal, unjudgedReason

// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/handshake/unmet.js

/** The unmet requirements of a verified manifest, sorted by id (specification 3 and 7). */
function unmetRequirements(manifest, host, roles) {
    const unmet = [
        ...revisionFloor(manifest, host),
        ...modelFloors(manifest, host),
        ...unboundRoles(manifest, roles),
        ...deniedScopes('filesystem', manifest.filesystem, host.filesystem),
        ...deniedScopes('network', manifest.network, host.network),
    ];
    return unmet.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function revisionFloor({ mcp }, { protocolRevision }) {
    const floor = mcp.minProtocolRevision;
    if ((0,revision/* isRevision */.oN)(protocolRevision) && (0,revision/* compareRevisions */.wo)(protocolRevision, floor) >= 0)
        return [];
    return [{ id: 'mcp.minProtocolRevision', supported: protocolRevision ?? 'not stated', requested: floor }];
}
function modelFloors({ model }, host) {
    const unmet = [];
    const stated = (fact) => (fact === undefined ? 'not stated' : String(fact));
    if (model.toolUse && host.model?.toolUse !== true)
        unmet.push({ id: 'model.toolUse', supported: stated(host.model?.toolUse), requested: 'true' });
    const floor = model.minContextWindowTokens;
    if ((host.model?.contextWindowTokens ?? -1) < floor)
        unmet.push({
            id: 'model.minContextWindowTokens',
            supported: stated(host.model?.contextWindowTokens),
            requested: String(floor),
        });
    return unmet;
}
function unboundRoles(manifest, roles) {
    return manifest.requiredTools.flatMap((contract) => {
        const role = roles.find(({ result }) => result.role === contract.role)?.result;
        if (role?.satisfied === true)
            return [];
        const [near] = role?.candidates ?? [];
        return [
            {
                id: `tool:${contract.role}`,
                supported: near === undefined ? 'none' : lackingWords(near),
                requested: `${contract.name} with ${contract.capabilityScopes.join(', ')}`,
            },
        ];
    });
}
function lackingWords({ tool, schema, missingScopes, reservations }) {
    if (schema !== 'accepts')
        return tool;
    if (missingScopes.length > 0)
        return `${tool} without ${missingScopes.join(', ')}`;
    return reservations.length > 0 ? `${tool} with reservations` : `${tool}, not named`;
}
function deniedScopes(kind, asked, granted) {
    return asked
        .filter((scope) => !granted.includes(scope))
        .map((scope) => ({
        id: `${kind}:${scope}`,
        supported: granted.length === 0 ? 'none' : granted.join(', '),
        requested: scope,
    }));
}

;// CONCATENATED MODULE: ./build/core/handshake/negotiate.js



/** The third answer (format.md, 8): a host of which nobody can tell. */
function notJudged(subject, host, { reason, help }) {
    return {
        subject: subject.path,
        signature: subject.signature,
        host: host.name,
        profile: host.source,
        verdict: 'not judged',
        reason,
        help,
        reservations: 0,
        error: null,
        roles: [],
    };
}
/**
 * Why a profile that was read says nothing of its host: its servers did not answer, or its tools are only known to them and
 * they were not asked.
 */
function unjudgedReason(host, live) {
    if (host.failure !== undefined)
        return {
            reason: host.failure,
            help: 'start the server, or write a record of the host with --record while it answers and judge that',
        };
    const declared = host.tools.some(({ wraps }) => wraps === undefined);
    if (live || declared || host.servers.length === 0)
        return undefined;
    return {
        reason: 'its tools are known to its servers only, and those were not asked',
        help: 'ask them with --live (the input live), or record the host once with --live --record PROFILE and judge that',
    };
}
/**
 * The handshake of one cartridge with one host (specification 3, 4.1, 7): verified manifest, revision, model, bindings,
 * filesystem and network scopes, in that order. A manifest that failed before is refused without a look at its contracts.
 */
function negotiate(input) {
    const { subject, host, source, profile } = input;
    const { manifest } = subject;
    const unjudged = unjudgedReason(host, input.live ?? false);
    if (unjudged !== undefined)
        return notJudged(subject, { name: host.name, source }, unjudged);
    const usable = subject.refused.length === 0 ? manifest : undefined;
    const binder = input.binder ?? new bind/* Binder */.V();
    const roles = usable === undefined
        ? []
        : [...usable.requiredTools, ...usable.optionalTools].map((contract) => binder.bind(contract, host));
    const unmet = usable === undefined ? subject.refused : unmetRequirements(usable, host, roles);
    const descriptor = describe(subject, host, profile, roles, unmet);
    return {
        subject: subject.path,
        signature: subject.signature,
        host: host.name,
        profile: source,
        verdict: descriptor.verdict,
        reservations: roles.reduce((sum, { result }) => sum + (0,reservations/* reservationsOf */.VL)(result).length, 0),
        descriptor,
        error: unmet.length === 0 ? null : refusal(unmet, input.requestId ?? null),
        roles: roles.map(({ result }) => result),
    };
}
function describe({ requirementsHash, romDigest }, host, profile, roles, unmet) {
    return {
        schemaVersion: profile.descriptorSchemaVersion,
        requirementsHash,
        protocolRevision: host.protocolRevision ?? '',
        model: { toolUse: false, contextWindowTokens: 0, structuredOutput: false, ...host.model },
        bindings: roles.map(({ binding }) => binding),
        filesystemGranted: host.filesystem,
        networkGranted: host.network,
        verdict: unmet.length === 0 ? 'accept' : 'refuse',
        unmet: unmet.map(({ id }) => id),
        ...(romDigest === undefined ? {} : { romDigest }),
    };
}
/** The exact JSON-RPC refusal of specification 7; its three arrays run in parallel (format.md, 7). */
function refusal(unmet, id) {
    return {
        jsonrpc: '2.0',
        id,
        error: {
            code: -32602,
            message: 'Unsupported harness',
            data: {
                unmet: unmet.map((entry) => entry.id),
                supported: unmet.map((entry) => entry.supported),
                requested: unmet.map((entry) => entry.requested),
            },
        },
    };
}


/***/ }),

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkTools),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);
/* harmony import */ var _accept_open_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9269);
/* harmony import */ var _accept_where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8790);
/* harmony import */ var _tool_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6930);





/**
 * Judges the tools of a profile one by one: what is wrong with one is a finding at its place, and it is no candidate; the
 * others stay. Of two tools with one name the first counts.
 *
 * @param tools as they are written; nothing is promised of those among `broken`
 * @param broken indexes of tools that have not the shape of one, which is reported already
 * @param live whether servers offer tools beside these
 * @returns the tools that may be bound, in their order
 */
function checkTools(tools, broken, live, report) {
    const first = new Map();
    const left = new Set(broken);
    for (const [i, tool] of tools.entries()) {
        const name = nameOf(tool);
        if (name !== undefined && first.has(name)) {
            left.add(i);
            report('duplicate-tool', {
                message: `tool ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)} stands twice; the first counts`,
                path: ['tools', i, 'name'],
                help: 'give each tool its own name',
            });
        }
        else if (name !== undefined)
            first.set(name, tool);
    }
    const usable = [];
    for (const [i, tool] of tools.entries()) {
        if (left.has(i))
            continue;
        let faulty = false;
        checkWrapped(tool, first, live, (rule, { path, ...finding }) => {
            faulty = true;
            report(rule, { ...finding, path: ['tools', i, ...path] });
        });
        checkSchemaOf(tool, i, report);
        checkText(tool, i, report);
        if (!faulty)
            usable.push(tool);
    }
    return usable;
}
/** The name of what stands among the tools; undefined for what has none. */
function nameOf(tool) {
    const name = typeof tool === 'object' && tool !== null ? tool.name : undefined;
    return typeof name === 'string' ? name : undefined;
}
// What cannot be judged is never bound; said here, so that nobody has to find it behind an unmet role.
function checkSchemaOf(tool, i, report) {
    if (tool.inputSchema === undefined)
        return;
    const opened = (0,_accept_open_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .openSchema */ .I)(tool.inputSchema);
    if (!(0,_accept_open_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isFault */ .Z)(opened))
        return;
    report('tool-schema', {
        level: 'warning',
        message: `what tool ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool.name)} takes cannot be told: ${opened.problem}`,
        path: ['tools', i, 'inputSchema', ...(0,_accept_where_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(opened.where)],
        help: 'correct the schema; until then the tool is never bound',
    });
}
function checkText(tool, i, report) {
    const found = (0,_tool_text_js__WEBPACK_IMPORTED_MODULE_3__/* .suspectText */ .n)(tool);
    if (found === undefined)
        return;
    const { path, part, what, more } = found;
    const others = more === 0 ? '' : `, and ${more} more of its texts`;
    report('tool-text', {
        level: 'warning',
        message: `${path.join('/')} of tool ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(tool.name)} ${what}${others}`,
        path: ['tools', i, ...path],
        part,
        help: 'read the whole text before a model does, and ask whoever wrote it',
    });
}
function checkWrapped(tool, tools, live, report) {
    const { wraps } = tool;
    if (wraps === undefined) {
        for (const part of ['rename', 'constants']) {
            if (tool[part] !== undefined)
                report('wrapped-tool', {
                    message: `${part} without wraps`,
                    path: [part],
                    part: 'key',
                    help: 'name the wrapped tool in wraps',
                });
        }
        return;
    }
    const path = ['wraps'];
    const target = tools.get(wraps);
    if (target === undefined && !live) {
        const near = (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(wraps, [...tools.keys()]);
        report('wrapped-tool', {
            message: `wrapped tool ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(wraps)} is not among the tools`,
            path,
            help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
        });
    }
    else if (target?.wraps !== undefined) {
        report('wrapped-tool', {
            message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(wraps)} is itself a wrapped tool`,
            path,
            help: 'wrap the tool that the server offers',
        });
    }
    if (tool.inputSchema !== undefined) {
        report('wrapped-tool', {
            message: 'a wrapped tool has no inputSchema of its own',
            path: ['inputSchema'],
            part: 'key',
            help: 'remove it: it is derived from the wrapped tool',
        });
    }
    checkArguments(tool, report);
}
// Two arguments for one property of the wrapped tool would leave it open which of them is sent.
function checkArguments(tool, report) {
    const taken = new Map();
    for (const [from, to] of Object.entries(tool.rename ?? {})) {
        const path = ['rename', from];
        const earlier = taken.get(to);
        if (earlier !== undefined)
            report('wrapped-tool', {
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(earlier)} and ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(from)} are both renamed to ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(to)}`,
                path,
                help: 'rename each to a property of its own',
            });
        else if (Object.hasOwn(tool.constants ?? {}, to))
            report('wrapped-tool', {
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(to)} is a constant and a renamed property at once`,
                path,
                help: 'remove one of the two',
            });
        taken.set(to, from);
    }
}


/***/ }),

/***/ 6930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ suspectText)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2280);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _accept_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1415);
/* harmony import */ var _accept_where_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8790);
/** What a tool says to the model that it should not: attack 242. */




/** Members whose texts a host hands to the model. */
const SPOKEN = ['name', 'title', 'description', 'annotations', 'inputSchema', 'outputSchema'];
/** Longer texts are cut: the rest of a text of a megabyte is not read by anybody either. */
const LONGEST = 100_000;
/** Looks through all texts of a tool for what speaks to the model, or is hidden. */
function suspectText(tool) {
    const members = Object.entries(tool).filter(([name]) => SPOKEN.includes(name));
    const open = members
        .map(([name, value]) => ({ value, where: (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(undefined, name) }))
        .toReversed();
    let first;
    let more = 0;
    const look = (text, where, part) => {
        const what = suspicion(text.slice(0, LONGEST));
        if (what === undefined)
            return;
        if (first === undefined)
            first = { path: (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(where), part, what };
        else
            more++;
    };
    // Without recursion: schemas nest hundreds of levels deep.
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { value, where } = next;
        if (typeof value === 'string')
            look(value, where, 'value');
        else if (Array.isArray(value)) {
            for (let i = value.length - 1; i >= 0; i--)
                open.push({ value: value[i], where: (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, i) });
        }
        else if ((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
            const entries = Object.entries(value);
            for (const [key] of entries)
                look(key, (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, key), 'key');
            for (const [key, child] of entries.toReversed())
                open.push({ value: child, where: (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, key) });
        }
    }
    return first === undefined ? undefined : { ...first, more };
}
/** Words that order a model about, or hide from the user what it does; each in lower case and with single spaces. */
const ORDERS = [
    [
        /\b(?:ignore|disregard|forget|override|bypass)\b(?: (?:all|any|every|of|the|your|these|those|my|and))* (?:previous|prior|earlier|above|preceding|existing|original|other|system|safety)(?: (?:and|or|of|the|previous|prior|earlier|above|system|safety|user))* (?:instructions?|prompts?|rules?|guidelines?|directions?|messages?|context)\b/,
        'tells the model to forget its instructions',
    ],
    [
        /\b(?:do not|don't|never|must not|should not|without)(?: (?:ever|you|even|directly))* (?:tell|telling|inform|informing|mention|mentioning|reveal|revealing|show|showing|notify|notifying|alert|alerting|warn|warning|let|letting|say|saying)\b.{0,40}\b(?:the )?user\b/,
        'tells the model to hide something from the user',
    ],
    [
        /\b(?:hide|conceal|keep)\b.{0,30}\b(?:from|secret from|hidden from) the user\b|\bthe user (?:must|should|may) (?:not|never) (?:know|see|notice|be told)\b/,
        'tells the model to hide something from the user',
    ],
    [
        /<\/?(?:system|important|instructions?|secret|admin|assistant|critical)\s*>|<\|(?:im_start|im_end|system|user|assistant|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|(?:^|[.!:] )(?:system|assistant): /,
        'is marked up as if it were the system, not a tool, that speaks',
    ],
    [
        /\b(?:you are now|from now on,? (?:you|always|never)|your (?:new|real|true|actual) (?:task|goal|role|instructions?|purpose)|new (?:system )?(?:instructions?|prompt):)/,
        'gives the model another role',
    ],
    [
        /\b(?:read|send|include|pass|paste|copy|append|attach|upload|cat|provide)\b.{0,80}(?:~\/\.ssh|\bid_rsa\b|\bid_ed25519\b|\.aws\/credentials|\/etc\/(?:passwd|shadow)|\.cursor\/mcp\.json|\bsystem prompt\b|\b(?:conversation|chat) history\b|~\/\.env\b)/,
        'asks the model for what is private',
    ],
];
function suspicion(text) {
    const hidden = (0,_hidden_js__WEBPACK_IMPORTED_MODULE_3__/* .findHidden */ .C)(text);
    if (hidden !== undefined) {
        const { count, points } = hidden;
        return `holds ${count} character${count === 1 ? '' : 's'} that nobody sees (${points.join(', ')})`;
    }
    // White space and letters of other widths are no disguise.
    const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
    for (const [pattern, what] of ORDERS) {
        const match = pattern.exec(plain);
        if (match !== null)
            return `${what} (${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(match[0])})`;
    }
    return undefined;
}


/***/ }),

/***/ 255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   VL: () => (/* binding */ reservationsOf),
/* harmony export */   xj: () => (/* binding */ hostCounts)
/* harmony export */ });
/** The reservations under which a role's tool is bound; none while it is not. */
function reservationsOf({ boundTool, candidates }) {
    const [bound] = candidates;
    return boundTool === null || bound === undefined ? [] : bound.reservations;
}
/** `accept`, `accept, 2 reservations`, `refuse`, `not judged`: a verdict in words, never without its reservations. */
function verdictWords({ verdict, reservations, }) {
    if (reservations === 0)
        return verdict;
    return `${verdict}, ${reservations} reservation${reservations === 1 ? '' : 's'}`;
}
/** What mark a verdict has: an acceptance with reservations never has the plain one. */
function markOf({ verdict, reservations, }) {
    return verdict === 'accept' && reservations > 0 ? 'reserved' : verdict;
}
/** `2 of 5 accept, 1 with reservations, 1 refuses, 2 not judged`: only an acceptance counts as one, and nothing is left out. */
function hostCounts(verdicts) {
    const of = (mark) => verdicts.filter((each) => markOf(each) === mark).length;
    const [reserved, refused, open] = [of('reserved'), of('refuse'), of('not judged')];
    return [
        `${of('accept') + reserved} of ${verdicts.length} accept`,
        ...(reserved > 0 ? [`${reserved} with reservations`] : []),
        ...(refused > 0 ? [`${refused} refuse${refused === 1 ? 's' : ''}`] : []),
        ...(open > 0 ? [`${open} not judged`] : []),
    ].join(', ');
}


/***/ })

};
;