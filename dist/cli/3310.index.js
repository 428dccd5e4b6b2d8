"use strict";
exports.id = 3310;
exports.ids = [3310,6530];
exports.modules = {

/***/ 2597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ handshakeAll)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4480);
/* harmony import */ var _core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7494);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1718);
/* harmony import */ var _live_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6141);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8592);






/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
async function handshakeAll(fs, input) {
    const { hosts: declared, diagnostics: hostDiagnostics } = await (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .loadHosts */ .U)(fs, input.hosts);
    const diagnostics = [...hostDiagnostics];
    const loaded = [];
    for (const path of input.subjects) {
        const subject = await (0,_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSubject */ .n)(fs, path, input);
        diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,_live_js__WEBPACK_IMPORTED_MODULE_4__/* .lookAtHosts */ .u)(input.peer, declared);
    const hosts = live?.hosts ?? declared;
    const binder = new _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__/* .Binder */ .V();
    const results = loaded.flatMap(({ subject }) => hosts.map((host) => (0,_core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__/* .negotiate */ .N)({ subject, host: host.profile, profile: input.profile, binder })));
    return {
        result: { version: 1, results },
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(loaded.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        live,
    };
}


/***/ }),

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

/***/ 911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ KEY_VARIABLE),
/* harmony export */   G: () => (/* binding */ PASSPHRASE_VARIABLE)
/* harmony export */ });
/** Name of the variable that holds a signing key, and of the one with its passphrase. */
const KEY_VARIABLE = 'CARTWRIGHT_SIGNING_KEY';
const PASSPHRASE_VARIABLE = 'CARTWRIGHT_SIGNING_KEY_PASSPHRASE';


/***/ }),

/***/ 6141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ lookAtHosts)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/handshake/live.js
/** What a look at the servers of a host found, and the profile that follows from it (surface.md, Host profiles). */



/**
 * The profile of a live host: tools, schemas, resources and revision from its servers, everything else as declared. Of
 * several servers the oldest revision counts. Declared tools stay only where they wrap another one; a name that two servers
 * use is written `SERVER.NAME` for all but the first.
 *
 * @param answers one for each of the host's servers, in their order
 */
function liveProfile(host, answers) {
    const notes = answers.flatMap((answer) => answer.notes.map((note) => `server ${(0,printable.quote)(answer.name)}: ${note}`));
    const origins = new Map();
    const tools = [];
    const failures = [];
    const revisions = [];
    const resources = new Set();
    for (const [i, answer] of answers.entries()) {
        const server = host.servers[i];
        if (server === undefined)
            continue;
        if ('failure' in answer) {
            failures.push(`server ${(0,printable.quote)(answer.name)} ${answer.failure}`);
            continue;
        }
        revisions.push(answer.protocolRevision);
        for (const uri of [...answer.resources, ...answer.templates])
            resources.add(uri);
        const scopesOf = scopeLookup(server);
        for (const tool of answer.tools) {
            const name = freeName(tool.name, server.name, origins);
            if (name !== tool.name)
                notes.push(`server ${(0,printable.quote)(server.name)}: tool ${(0,printable.quote)(tool.name)} is called ${(0,printable.quote)(name)} here, for its name is taken`);
            origins.set(name, { server, tool: tool.name });
            tools.push({ ...tool, name, scopes: scopesOf(tool.name), server: server.name });
        }
    }
    tools.push(...host.tools.filter((tool) => tool.wraps !== undefined && !origins.has(tool.name)));
    revisions.sort(revision/* compareRevisions */.w);
    if (new Set(revisions).size > 1)
        notes.push(`the servers speak ${[...new Set(revisions)].join(', ')}; the oldest counts`);
    const [oldest] = revisions;
    const failed = failures.length > 0 || oldest === undefined;
    return {
        profile: {
            ...host,
            protocolRevision: failed ? undefined : oldest,
            tools,
            resources: [...resources].sort(),
            ...(failed ? { failure: failures.join('; ') || 'no server was named' } : {}),
        },
        notes: notes.map(printable.printable),
        origins,
    };
}
function freeName(name, server, taken) {
    if (!taken.has(name))
        return name;
    const prefixed = `${server}.${name}`;
    for (let n = 2, tried = prefixed;; tried = `${prefixed}.${n++}`)
        if (!taken.has(tried))
            return tried;
}
// An exact name comes before a glob; of several globs all count.
function scopeLookup(server) {
    const scopes = server.scopes ?? {};
    const globs = Object.entries(scopes).flatMap(([pattern, granted]) => {
        const glob = (0,core_glob/* compileGlob */.S)(pattern);
        return 'problem' in glob ? [] : [{ glob, granted }];
    });
    return (tool) => {
        if (Object.hasOwn(scopes, tool))
            return scopes[tool] ?? [];
        return [...new Set(globs.filter(({ glob }) => glob.matches(tool)).flatMap(({ granted }) => granted))];
    };
}

;// CONCATENATED MODULE: ./build/app/live.js



/** Servers that are asked at a time. */
const AT_A_TIME = 4;
/**
 * Asks the servers of each host for their tools and resources.
 *
 * @throws UserError `no-servers` when no host names a server
 */
async function lookAtHosts(peer, hosts) {
    if (hosts.length > 0 && hosts.every(({ profile }) => profile.servers.length === 0))
        throw new errors/* UserError */.y('no-servers', 'a live handshake needs a host profile with servers', {
            ...(hosts[0] === undefined ? {} : { path: hosts[0].source }),
            help: 'add servers to the profile, with a command or a url each, or leave out --live',
        });
    const answers = await lookAll(peer, hosts.flatMap(({ profile }) => profile.servers));
    const notes = [];
    const byName = new Map();
    let next = 0;
    const looked = hosts.map((host) => {
        const { name, servers } = host.profile;
        if (servers.length === 0) {
            notes.push(`host ${(0,printable.quote)(name)} names no servers: its declared tools were taken`);
            return host;
        }
        const live = liveProfile(host.profile, answers.slice(next, (next += servers.length)));
        notes.push(...live.notes.map((note) => `host ${(0,printable.quote)(name)}: ${note}`));
        byName.set(name, live);
        return { ...host, profile: live.profile };
    });
    return { hosts: looked, notes, byName };
}
async function lookAll(peer, servers) {
    const answers = [];
    let next = 0;
    const worker = async () => {
        for (let i = next++; i < servers.length; i = next++) {
            const server = servers[i];
            if (server !== undefined)
                answers[i] = await peer.look(server);
        }
    };
    await Promise.all(Array.from({ length: Math.min(AT_A_TIME, servers.length) }, worker));
    return answers;
}


/***/ }),

/***/ 8883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ handshake_command)
});

// EXTERNAL MODULE: ./build/app/handshake.js
var handshake = __webpack_require__(2597);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/key-options.js
var key_options = __webpack_require__(6813);
;// CONCATENATED MODULE: ./build/cli/live.js


/** Options of a handshake with running servers. */
const LIVE_OPTIONS = [
    {
        name: 'live',
        kind: 'flag',
        summary: "start or contact the MCP servers that the host profiles name; a server's command runs with your rights",
    },
    {
        name: 'record',
        kind: 'value',
        value: 'PROFILE',
        summary: 'write what the live host offers as a host profile (with --live)',
    },
    {
        name: 'probe',
        kind: 'list',
        value: 'ROLE=JSON',
        summary: 'call the tool bound to a role with these arguments, and check its answer (with --live)',
    },
];
/**
 * Reads the options of {@link LIVE_OPTIONS}.
 *
 * @returns undefined without `--live`
 * @throws UserError `usage` for a part that needs `--live`, or a malformed probe
 */
async function livePlan(context) {
    const [record, probes] = [context.value('record'), context.list('probe')];
    if (!context.flag('live')) {
        if (record === undefined && probes.length === 0)
            return undefined;
        throw new errors/* UserError */.y('usage', `--${record === undefined ? 'probe' : 'record'} needs --live`, {
            help: 'add --live, which starts or contacts the servers of the host',
        });
    }
    const { parseProbe } = await __webpack_require__.e(/* import() */ 7198).then(__webpack_require__.bind(__webpack_require__, 7198));
    const requests = probes.map((text) => parseProbe(text, context.profile));
    return { peer: await livePeer(context), record, probes: requests };
}
/** The peer for the servers of host profiles. */
async function livePeer({ fs, io }) {
    const { mcpPeer } = await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692));
    return mcpPeer({ cwd: fs.cwd, path: io.env['PATH'] ?? '' });
}
/** @throws UserError when what was seen cannot be recorded */
async function finishLive(context, plan, { live, result }) {
    if (live === undefined)
        return { notes: [], probes: [] };
    const { profile } = context;
    const { searchOutput } = await __webpack_require__.e(/* import() */ 7258).then(__webpack_require__.bind(__webpack_require__, 7258));
    const notes = [...live.notes];
    for (const verdict of result.results) {
        const host = live.hosts.find((entry) => entry.profile.name === verdict.host);
        const line = host && searchOutput(verdict, host.profile, `${profile.roleNamespace}search`);
        if (line !== undefined)
            notes.push(`host ${(0,printable.quote)(verdict.host)}: ${line}`);
    }
    if (plan.record !== undefined)
        notes.push(await record(context, plan.record, live));
    const { probeAll } = await __webpack_require__.e(/* import() */ 7198).then(__webpack_require__.bind(__webpack_require__, 7198));
    const probes = plan.probes.length === 0 ? [] : await probeAll(plan.peer, live, result.results, plan.probes, profile);
    return { notes: [...new Set(notes)], probes };
}
async function record({ fs }, path, live) {
    const [host, ...others] = live.byName.values();
    if (host === undefined || others.length > 0)
        throw new errors/* UserError */.y('usage', `--record takes one live host, and there are ${live.byName.size}`, {
            help: 'name one host profile with servers',
        });
    if (host.profile.failure !== undefined)
        return `nothing was recorded: ${host.profile.failure}`;
    const { recordedProfile } = await __webpack_require__.e(/* import() */ 263).then(__webpack_require__.bind(__webpack_require__, 263));
    fs.writeFile(path, recordedProfile(host.profile));
    return `recorded in ${path}`;
}

// EXTERNAL MODULE: ./build/cli/trust-options.js
var trust_options = __webpack_require__(1360);
// EXTERNAL MODULE: ./build/cli/wiring/signature-of.js
var signature_of = __webpack_require__(6530);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/cli/commands/handshake.js









const handshake_command = {
    name: 'handshake',
    summary: 'verdict of each host for a cartridge, a manifest or a package folder',
    usage: [
        'handshake FILE… --host PROFILE…',
        'handshake FILE… --host PROFILE… --matrix',
        'handshake FILE… --host PROFILE --live',
    ],
    options: [
        {
            name: 'host',
            kind: 'list',
            value: 'PROFILE',
            summary: 'host profile: a file, a folder, a glob or the name of a shipped one',
        },
        { name: 'matrix', kind: 'flag', summary: 'one table of all files and hosts' },
        {
            name: 'out',
            kind: 'value',
            value: 'OUT',
            summary: 'write the compliance descriptor to a file; several go into this folder',
        },
        {
            name: 'attest',
            kind: 'value',
            value: 'OUT',
            summary: 'sign the descriptor as an in-toto statement over the ROM digest',
        },
        ...LIVE_OPTIONS,
        ...key_options/* KEY_OPTIONS */.z,
        ...trust_options/* TRUST_OPTIONS */.Q,
    ],
    formats: ['text', 'json', 'markdown'],
    details: 'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder.\nWithout --host the hosts of cartwright.yaml are taken. Exit code 1 when a host refuses.',
    usesConfig: true,
    async run(context) {
        const subjects = context.positionals;
        if (subjects.length === 0)
            throw new errors/* UserError */.y('usage', 'handshake needs a cartridge, a manifest or a package folder', {
                help: 'run cartwright handshake FILE --host PROFILE',
            });
        const named = context.list('host');
        const hosts = named.length > 0 ? named : (context.config.hosts ?? []);
        if (hosts.length === 0)
            throw new errors/* UserError */.y('usage', 'handshake needs a host', {
                help: 'name one with --host, or list hosts in cartwright.yaml',
            });
        const { fs, profile } = context;
        const plan = await livePlan(context);
        const outcome = await (0,handshake/* handshakeAll */.h)(fs, {
            subjects,
            hosts,
            profile,
            signatureOf: (0,signature_of.signatureOf)(fs, profile, (ports) => (0,trust_options/* demandsOf */.w)(context, ports)),
            allowUnsigned: context.flag('allow-unsigned'),
            peer: plan?.peer,
        });
        const live = plan === undefined ? undefined : await finishLive(context, plan, outcome);
        await writeEvidence(context, outcome);
        await print(context, outcome, live);
        const wrong = outcome.diagnostics.some(({ level }) => level === 'error') ||
            outcome.result.results.some(({ descriptor }) => descriptor.verdict === 'refuse') ||
            (live?.probes ?? []).some(({ ok }) => !ok);
        return wrong ? command/* EXIT */.d.no : command/* EXIT */.d.ok;
    },
};
// Before anything is printed, so that a file that cannot be written leaves no result behind that looks complete.
async function writeEvidence(context, { result, romDigests }) {
    const { fs, profile } = context;
    const [out, attest] = [context.value('out'), context.value('attest')];
    if (out !== undefined) {
        const { outputPaths } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(8151)]).then(__webpack_require__.bind(__webpack_require__, 8151));
        const paths = outputPaths(result.results, out, 'descriptor.json');
        for (const [i, { descriptor }] of result.results.entries())
            fs.writeFile(paths[i] ?? out, (0,json_text/* jsonText */.s)(descriptor, 2));
    }
    if (attest === undefined)
        return;
    const { attestAll } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1528), __webpack_require__.e(2714), __webpack_require__.e(1839), __webpack_require__.e(1239), __webpack_require__.e(1416)]).then(__webpack_require__.bind(__webpack_require__, 1416));
    await attestAll(context, result.results, romDigests, attest, profile);
}
async function print(context, outcome, live) {
    const { io } = context;
    const { result, diagnostics, files } = outcome;
    if (context.format === 'json') {
        const found = diagnostics.length === 0 ? {} : { diagnostics };
        io.out((0,json_text/* jsonText */.s)({ ...result, ...found, ...live }, 2));
        return;
    }
    if (!context.quiet)
        for (const note of live?.notes ?? [])
            io.err(`cartwright: ${(0,printable.printable)(note)}\n`);
    if (diagnostics.length > 0) {
        const { printDiagnostics } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 6045));
        printDiagnostics(context, diagnostics, files);
    }
    if (result.results.length === 0)
        return;
    if (context.format === 'markdown' || context.flag('matrix')) {
        const { matrixOf, matrixMarkdown, matrixText } = await __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 8471));
        io.out((context.format === 'markdown' ? matrixMarkdown : matrixText)(matrixOf(result)));
        return;
    }
    const { handshakeText } = await __webpack_require__.e(/* import() */ 3085).then(__webpack_require__.bind(__webpack_require__, 3085));
    io.out(handshakeText(result, context.color ? paint : undefined));
    for (const { ok, host, role, tool, message } of live?.probes ?? [])
        io.out((0,printable.printable)(`probe: ${ok ? 'ok' : 'failed'}  ${host}  ${role}  ${tool ?? 'no tool'}: ${message}`) + '\n');
}
const CODES = { green: 32, red: 31, yellow: 33 };
function paint(mark, color) {
    return `\u001b[${CODES[color]}m${mark}\u001b[0m`;
}


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ KEY_OPTIONS)
/* harmony export */ });
/* harmony import */ var _app_key_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(911);

/** Options that name a signing key. */
const KEY_OPTIONS = [
    { name: 'key', kind: 'value', value: 'FILE', summary: `signing key in PEM (default: $${_app_key_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_VARIABLE */ .$})` },
    {
        name: 'passphrase-file',
        kind: 'value',
        value: 'FILE',
        summary: `passphrase of the key (default: $${_app_key_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .PASSPHRASE_VARIABLE */ .G})`,
    },
];


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
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(2714), __webpack_require__.e(3088)]).then(__webpack_require__.bind(__webpack_require__, 3088));
    const policy = await loadPolicy(fs, clock, {
        publicKeys: context.list('public-key'),
        trustRegistry: context.value('trust-registry') ?? config.trustRegistry,
        threshold: Number(threshold),
        publisher: context.value('publisher') ?? config.publisher,
    }, profile);
    const known = context.value('not-older-than');
    const { loadBaseline } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1528), __webpack_require__.e(2714), __webpack_require__.e(1839), __webpack_require__.e(3772)]).then(__webpack_require__.bind(__webpack_require__, 3772));
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