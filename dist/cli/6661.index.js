"use strict";
exports.id = 6661;
exports.ids = [6661,6530];
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
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
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
;// CONCATENATED MODULE: ./build/core/handshake/read-host.js






/**
 * Reads a host profile (surface.md, Host profiles): shape, a real date as revision, unique tool names, bindings and wrapped
 * tools that lead to a tool.
 *
 * @param validator the compiled `schemas/host.schema.json`
 */
function readHostProfile(doc, validator) {
    const diagnostics = [...doc.problems];
    const report = (rule, finding) => {
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, { level: 'error', rule: `host/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0)
        diagnostics.push(...(0,check.checkSchema)(doc, validator, 'host/schema'));
    if (diagnostics.length > 0)
        return { profile: undefined, diagnostics };
    const raw = doc.value;
    checkRevision(raw, report);
    checkTools(raw, report);
    checkBindings(raw, report);
    const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    return { profile: failed ? undefined : complete(raw), diagnostics };
}
/** @returns whether a document states the schemaVersion of a host profile, so that a folder can be searched for them. */
function isHostProfile(value) {
    return (typeof value === 'object' &&
        value !== null &&
        Object.hasOwn(value, 'schemaVersion') &&
        value['schemaVersion'] === HOST_SCHEMA_VERSION);
}
function complete(raw) {
    const { model } = raw;
    return {
        name: raw.name,
        ...(raw.description === undefined ? {} : { description: raw.description }),
        protocolRevision: raw.protocolRevision,
        model: model === undefined ? undefined : { ...model, structuredOutput: model.structuredOutput ?? false },
        tools: (raw.tools ?? []).map((tool) => ({ ...tool, scopes: tool.scopes ?? [] })),
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
    if (revision === undefined || (0,core_revision/* isRevision */.o)(revision))
        return;
    report('revision', {
        message: `protocolRevision is ${(0,printable.quote)(revision)}, which is no date`,
        path: ['protocolRevision'],
        help: 'write the MCP revision that the host negotiates, a real date as YYYY-MM-DD',
    });
}
function checkTools(raw, report) {
    const tools = raw.tools ?? [];
    const first = new Map();
    for (const [i, tool] of tools.entries()) {
        if (first.has(tool.name)) {
            report('duplicate-tool', {
                message: `tool ${(0,printable.quote)(tool.name)} stands twice`,
                path: ['tools', i, 'name'],
                help: 'give each tool its own name',
            });
        }
        else
            first.set(tool.name, tool);
    }
    const live = (raw.servers ?? []).length > 0;
    for (const [i, tool] of tools.entries())
        checkWrapped(tool, i, first, live, report);
}
function checkWrapped(tool, i, tools, live, report) {
    const { wraps } = tool;
    if (wraps === undefined) {
        for (const part of ['rename', 'constants']) {
            if (tool[part] !== undefined)
                report('wrapped-tool', {
                    message: `${part} without wraps`,
                    path: ['tools', i, part],
                    part: 'key',
                    help: 'name the wrapped tool in wraps',
                });
        }
        return;
    }
    const path = ['tools', i, 'wraps'];
    const target = tools.get(wraps);
    if (target === undefined && !live) {
        const near = (0,suggest.nearest)(wraps, [...tools.keys()]);
        report('wrapped-tool', {
            message: `wrapped tool ${(0,printable.quote)(wraps)} is not among the tools`,
            path,
            help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,printable.quote)(near)}?`,
        });
    }
    else if (target?.wraps !== undefined) {
        report('wrapped-tool', {
            message: `${(0,printable.quote)(wraps)} is itself a wrapped tool`,
            path,
            help: 'wrap the tool that the server offers',
        });
    }
    if (tool.inputSchema !== undefined) {
        report('wrapped-tool', {
            message: 'a wrapped tool has no inputSchema of its own',
            path: ['tools', i, 'inputSchema'],
            part: 'key',
            help: 'remove it: it is derived from the wrapped tool',
        });
    }
    checkArguments(tool, i, report);
}
// Two arguments for one property of the wrapped tool would leave it open which of them is sent.
function checkArguments(tool, i, report) {
    const taken = new Map();
    for (const [from, to] of Object.entries(tool.rename ?? {})) {
        const path = ['tools', i, 'rename', from];
        const earlier = taken.get(to);
        if (earlier !== undefined)
            report('wrapped-tool', {
                message: `${(0,printable.quote)(earlier)} and ${(0,printable.quote)(from)} are both renamed to ${(0,printable.quote)(to)}`,
                path,
                help: 'rename each to a property of its own',
            });
        else if (Object.hasOwn(tool.constants ?? {}, to))
            report('wrapped-tool', {
                message: `${(0,printable.quote)(to)} is a constant and a renamed property at once`,
                path,
                help: 'remove one of the two',
            });
        taken.set(to, from);
    }
}
function checkBindings(raw, report) {
    const names = new Set((raw.tools ?? []).map((tool) => tool.name));
    const live = (raw.servers ?? []).length > 0;
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
    const hosts = [];
    const diagnostics = [];
    const seen = new Set();
    for (const spec of specs) {
        const files = filesOf(fs, spec);
        if (files === undefined) {
            const shipped = await shippedHost(spec);
            if (!seen.has(shipped.source))
                hosts.push(shipped);
            seen.add(shipped.source);
            continue;
        }
        for (const file of files) {
            if (seen.has(file))
                continue;
            seen.add(file);
            const doc = await (0,read/* readQuickly */.xF)(file, fs.readFile(file, HOST_LIMIT));
            const validator = await validators.validators.host();
            const reading = await (0,quick_document/* withPlaces */.r)(doc, () => readHostProfile(doc, validator));
            diagnostics.push(...reading.diagnostics);
            if (reading.profile !== undefined)
                hosts.push({ source: file, profile: reading.profile });
        }
    }
    return { hosts, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics) };
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
    if (kind === 'other' || !(0,core_glob/* isGlob */.f)(spec))
        return undefined;
    const glob = (0,core_glob/* compileGlob */.S)(spec);
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

/***/ 9494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ diff_command)
});

;// CONCATENATED MODULE: ./build/core/diff/change.js
/** The step that the changes ask for: a raised requirement breaks hosts, any other change of what is asked adds something. */
function stepOf(changes) {
    if (changes.some(({ kind }) => kind === 'breaking'))
        return 'major';
    if (changes.some(({ kind }) => kind === 'compatible'))
        return 'minor';
    return changes.length > 0 ? 'patch' : 'none';
}
const SIZE = { none: 0, patch: 1, minor: 2, major: 3 };
/** Whether the step taken is at least the step asked for. */
function isEnough(taken, asked) {
    return SIZE[taken] >= SIZE[asked];
}
const CORE = /^(\d+)\.(\d+)\.(\d+)/;
/**
 * The step from one version to a later one. In 0.y.z everything may change with y, so that step counts as major there.
 *
 * @returns undefined when one is no version, or the second is not later
 */
function stepBetween(before, after) {
    const [old, next] = [CORE.exec(before)?.slice(1).map(Number), CORE.exec(after)?.slice(1).map(Number)];
    if (old === undefined || next === undefined)
        return undefined;
    if (before === after)
        return 'none';
    const at = [0, 1, 2].find((i) => old[i] !== next[i]);
    if (at === undefined)
        return 'patch';
    if (Number(next[at]) < Number(old[at]))
        return undefined;
    if (at === 1 && old[0] === 0)
        return 'major';
    return ['major', 'minor', 'patch'][at];
}

// EXTERNAL MODULE: ./build/core/handshake/accept/accepts.js + 11 modules
var accepts = __webpack_require__(501);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/diff/manifests.js


/** Every change from one manifest to the next, the breaking ones first, then by id. */
function diffManifests(before, after) {
    const changes = [
        ...plain('manifest.schemaVersion', 'breaking', before.schemaVersion, after.schemaVersion, 'another manifest format'),
        ...revisionChanges(before, after),
        ...modelChanges(before, after),
        ...roleChanges(before.requiredTools, after.requiredTools),
        ...roleChanges(before.optionalTools, after.optionalTools),
        ...scopeChanges('filesystem', before.filesystem, after.filesystem, 'breaking'),
        ...scopeChanges('network', before.network, after.network, 'breaking'),
    ];
    const order = { breaking: 0, compatible: 1, text: 2 };
    return changes.sort((a, b) => order[a.kind] - order[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function plain(id, kind, before, after, message) {
    return before === after ? [] : [{ id, kind, before, after, message }];
}
function revisionChanges({ mcp: before }, { mcp: after }) {
    const [old, next] = [before.minProtocolRevision, after.minProtocolRevision];
    const raised = (0,revision/* compareRevisions */.w)(next, old) > 0;
    return [
        ...plain('mcp.minProtocolRevision', raised ? 'breaking' : 'compatible', old, next, `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('mcp.preferredProtocolRevision', 'text', before.preferredProtocolRevision ?? 'none', after.preferredProtocolRevision ?? 'none', 'a preference, no requirement'),
    ];
}
function modelChanges({ model: before }, { model: after }) {
    const [old, next] = [before.minContextWindowTokens, after.minContextWindowTokens];
    const raised = next > old;
    return [
        ...plain('model.toolUse', after.toolUse ? 'breaking' : 'compatible', String(before.toolUse), String(after.toolUse), after.toolUse ? 'tool use is required now' : 'tool use is no longer required'),
        ...plain('model.minContextWindowTokens', raised ? 'breaking' : 'compatible', String(old), String(next), `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('model.structuredOutput', 'text', String(before.structuredOutput ?? false), String(after.structuredOutput ?? false), 'never required'),
    ];
}
// An unbound optional role never blocks (specification 3), so nothing about one can break a host.
function roleChanges(before, after) {
    const roles = [...new Set([...before, ...after].map(({ role }) => role))];
    return roles.flatMap((role) => {
        const [old, next] = [before, after].map((list) => list.find((contract) => contract.role === role));
        const id = `tool:${role}`;
        if (old === undefined) {
            const kind = next?.tier === 'required' ? 'breaking' : 'compatible';
            return [{ id, kind, before: 'none', after: next?.name ?? '', message: `a new ${next?.tier} role` }];
        }
        if (next === undefined)
            return [
                { id, kind: 'compatible', before: old.name, after: 'none', message: `the ${old.tier} role is gone` },
            ];
        const blocking = next.tier === 'required' ? 'breaking' : 'compatible';
        return [
            ...scopeChanges(`${id}:scope`, old.capabilityScopes, next.capabilityScopes, blocking),
            ...schemaChange(id, old, next, blocking),
            ...plain(`${id}:name`, 'text', old.name, next.name, 'the suggested name; another tool may be bound'),
            ...plain(`${id}:description`, 'text', clip(old.description), clip(next.description), 'the description'),
        ];
    });
}
function scopeChanges(id, before, after, added) {
    return [
        ...after
            .filter((scope) => !before.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: added,
            before: 'not asked',
            after: scope,
            message: 'a scope more is asked',
        })),
        ...before
            .filter((scope) => !after.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: 'compatible',
            before: scope,
            after: 'not asked',
            message: 'the scope is no longer asked',
        })),
    ];
}
// A tool that was made to the old contract tells whether the new one asks for more.
function schemaChange(id, old, next, blocking) {
    const [before, after] = [JSON.stringify(old.inputSchema), JSON.stringify(next.inputSchema)];
    if (before === after)
        return [];
    const { answer, reason, warnings } = (0,accepts/* accepts */.G)(next.inputSchema, old.inputSchema);
    const shown = { before: clip(before), after: clip(after) };
    if (answer !== 'accepts')
        return [
            {
                id: `${id}:inputSchema`,
                kind: blocking,
                ...shown,
                message: `a tool made to the old contract does not fit: ${reason}`,
            },
        ];
    const message = ['a tool made to the old contract still fits', ...warnings].join('; ');
    return [{ id: `${id}:inputSchema`, kind: 'compatible', ...shown, message }];
}
function clip(text) {
    return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/package.js + 1 modules
var app_package = __webpack_require__(2792);
// EXTERNAL MODULE: ./build/app/subject.js
var app_subject = __webpack_require__(8592);
;// CONCATENATED MODULE: ./build/app/diff.js









/**
 * Compares the requirements of two cartridges, manifests or packages, and what the change means for hosts. Signatures are
 * not demanded: what is not signed yet is compared before it is released.
 *
 * @param hosts host profiles as {@link loadHosts} takes them, from the work tree
 * @throws UserError when a side cannot be read, or a cartridge is tampered
 */
async function diff(fs, sources, hosts, profile) {
    const diagnostics = [];
    const [old, next] = [await sideOf(sources[0], profile, diagnostics), await sideOf(sources[1], profile, diagnostics)];
    const loaded = await (0,app_hosts/* loadHosts */.U)(fs, hosts);
    diagnostics.push(...loaded.diagnostics);
    const [before, after] = [old?.subject.manifest, next?.subject.manifest];
    if (old === undefined || next === undefined || before === undefined || after === undefined)
        return { result: undefined, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics) };
    const changes = diffManifests(before, after);
    const step = stepOf(changes);
    const versions = [old.side.version, next.side.version];
    const known = versions.every((version) => version !== null);
    const taken = known ? (stepBetween(versions[0] ?? '', versions[1] ?? '') ?? null) : null;
    const binder = new bind/* Binder */.V();
    const result = {
        version: 1,
        old: old.side,
        new: next.side,
        changes,
        step,
        taken,
        enough: !known || step === 'none' || (taken !== null && isEnough(taken, step)),
        hosts: loaded.hosts.map(({ profile: host }) => {
            const [was, is] = [old.subject, next.subject].map((subject) => (0,negotiate/* negotiate */.N)({ subject, host, profile, binder }).descriptor);
            const verdicts = { before: was?.verdict ?? 'refuse', after: is?.verdict ?? 'refuse' };
            return { host: host.name, ...verdicts, flipped: verdicts.before !== verdicts.after, unmet: is?.unmet ?? [] };
        }),
    };
    return { result, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics) };
}
async function sideOf(source, profile, diagnostics) {
    const { fs, path, name, signatureOf } = source;
    const loaded = await (0,app_subject/* loadSubject */.n)(fs, path, { profile, signatureOf, allowUnsigned: true });
    diagnostics.push(...loaded.diagnostics.map((each) => ({ ...each, path: named(each.path, source) })));
    const { subject } = loaded;
    if (subject === undefined || subject.manifest === undefined) {
        if (subject?.signature === 'failed')
            throw new errors/* UserError */.y('tampered', 'its signature does not verify', { path: name });
        return undefined;
    }
    const version = (await versionOf(source, profile)) ?? null;
    return { side: { subject: name, requirementsHash: subject.requirementsHash, version }, subject };
}
async function versionOf(source, profile) {
    const { fs, path } = source;
    if (/\.json$/i.test(path))
        return undefined;
    if (fs.kind(path) !== 'directory' && !path.endsWith('cartridge.yaml'))
        return source.cartridgeVersion();
    const loaded = await (0,app_package/* loadPackage */.H)(fs, path, profile);
    return 'package' in loaded ? loaded.package.version : undefined;
}
// A finding in a commit's file names the revision, so that nobody looks for it in the work tree.
function named(path, { name, path: own }) {
    return name.endsWith(own) ? name.slice(0, name.length - own.length) + path : path;
}

// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/cli/wiring/signature-of.js
var signature_of = __webpack_require__(6530);
;// CONCATENATED MODULE: ./build/cli/wiring/diff-source.js






/**
 * A side of `diff`: a path of the work tree, or `REV:PATH` when there is no such path. As in git, PATH is seen from the top
 * of the repository unless it starts with `./`.
 *
 * @throws UserError `no-revision` when neither is there
 */
async function diffSource(fs, spec, profile) {
    const colon = spec.indexOf(':');
    if (fs.kind(spec) !== 'none' || colon <= 0)
        return workTreeSource(fs, spec, profile);
    const { findRevision } = await __webpack_require__.e(/* import() */ 4909).then(__webpack_require__.bind(__webpack_require__, 4909));
    const { commitFiles } = await __webpack_require__.e(/* import() */ 2903).then(__webpack_require__.bind(__webpack_require__, 2903));
    const [revision, path] = [spec.slice(0, colon), spec.slice(colon + 1)];
    const found = findRevision(fs.cwd, revision);
    const files = found === undefined ? undefined : commitFiles(path.startsWith('./') ? fs.cwd : found.top, found.sha, false);
    if (files === undefined)
        throw new errors/* UserError */.y('no-revision', `neither a file nor a revision: ${(0,printable.quote)(spec)}`, {
            help: 'name a path, or REV:PATH of a commit that is here',
        });
    return commitSource(files, spec, path, profile);
}
function workTreeSource(fs, path, profile) {
    return {
        name: path,
        fs,
        path,
        signatureOf: (0,signature_of.signatureOf)(fs, profile),
        cartridgeVersion: () => cartridgeVersion((0,external_node_path_.resolve)(fs.cwd, path), profile, path),
    };
}
// The readers of cartridges want a file; that of a commit is written aside for as long as it is read.
function commitSource(fs, name, path, profile) {
    const aside = async (use) => {
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'cartwright-'));
        try {
            const copy = (0,external_node_path_.join)(folder, 'cartridge');
            (0,external_node_fs_.writeFileSync)(copy, fs.readFile(path));
            return await use(copy);
        }
        finally {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        }
    };
    return {
        name,
        fs,
        path,
        signatureOf: () => aside((copy) => (0,signature_of.signatureOf)(fs, profile)(copy)),
        cartridgeVersion: () => aside((copy) => cartridgeVersion(copy, profile, name)),
    };
}
async function cartridgeVersion(absolute, profile, shown) {
    const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(1528), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
    return (await readCartridgeCard(absolute, profile, shown)).version;
}

// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/cli/commands/diff.js





const diff_command = {
    name: 'diff',
    summary: 'what changed in the requirements, and which hosts change their verdict',
    usage: ['diff OLD NEW', 'diff OLD NEW --host PROFILE…', 'diff main:agents/builder agents/builder'],
    options: [
        {
            name: 'host',
            kind: 'list',
            value: 'PROFILE',
            summary: 'host profile: a file, a folder, a glob or the name of a shipped one',
        },
    ],
    formats: ['text', 'json', 'markdown'],
    details: [
        'OLD and NEW are cartridges, manifests (*.json), package folders, or one of these in a git revision, as REV:PATH.',
        'A raised floor, a scope more or a contract that old tools do not fit is breaking and asks for a major step; anything',
        'that hosts can do without asks for a minor one, text alone for a patch. Exit code 1 when a host changes to refuse, or',
        'the versions take a smaller step than is asked. Without --host the hosts of cartwright.yaml are taken.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { fs, io, profile } = context;
        const [old, next, more] = context.positionals;
        if (old === undefined || next === undefined || more !== undefined)
            throw new errors/* UserError */.y('usage', 'diff takes exactly two: OLD NEW');
        const named = context.list('host');
        const hosts = named.length > 0 ? named : (context.config.hosts ?? []);
        const sources = [await diffSource(fs, old, profile), await diffSource(fs, next, profile)];
        const { result, diagnostics } = await diff(fs, sources, hosts, profile);
        const failed = diagnostics.some(({ level }) => level === 'error');
        if (diagnostics.length > 0 && (result === undefined || context.format !== 'json')) {
            const { printDiagnostics } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 6045));
            printDiagnostics(context, diagnostics, 2 + hosts.length);
        }
        if (result === undefined)
            return command/* EXIT */.d.no;
        if (context.format === 'json')
            io.out((0,json_text/* jsonText */.s)(diagnostics.length === 0 ? result : { ...result, diagnostics }, 2));
        else {
            const { diffMarkdown, diffText } = await __webpack_require__.e(/* import() */ 2257).then(__webpack_require__.bind(__webpack_require__, 2257));
            io.out((context.format === 'markdown' ? diffMarkdown : diffText)(result));
        }
        const lost = result.hosts.some(({ flipped, after }) => flipped && after === 'refuse');
        return failed || lost || !result.enough ? command/* EXIT */.d.no : command/* EXIT */.d.ok;
    },
};


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
 */
function signatureOf(fs, profile, demandsOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1528), __webpack_require__.e(2714), __webpack_require__.e(1839), __webpack_require__.e(3772)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const ports = { fs, store: cartridgeStore(fs.cwd) };
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
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


/***/ })

};
;