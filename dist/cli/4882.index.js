"use strict";
exports.id = 4882;
exports.ids = [4882,6530];
exports.modules = {

/***/ 7458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ handshakeAll)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
;// CONCATENATED MODULE: ./build/app/handshake-findings.js





const WITNESS_SHOWN = 120;
/**
 * What verdicts say of the hosts themselves, each once however many cartridges met it, at its place in the host's profile: a
 * reservation at the tool, a host that is not judged at its servers. (A profile that cannot be read has its own findings.)
 *
 * @param hosts the profiles that the verdicts are of
 */
async function hostFindings(results, hosts) {
    const found = [];
    for (const host of hosts) {
        if (host.profile === undefined)
            continue;
        const own = results.filter(({ profile }) => profile === host.source);
        const work = () => own.flatMap((verdict) => findingsOf(verdict, host));
        found.push(...unique(host.doc === undefined ? work() : await (0,quick_document/* withPlaces */.r)(host.doc, work)));
    }
    return found;
}
function findingsOf(verdict, host) {
    if (verdict.verdict === 'not judged')
        return [located(verdict, host, notJudgedFinding(verdict))];
    return verdict.roles.flatMap((role) => (0,reservations/* reservationsOf */.VL)(role).map((reservation) => located(verdict, host, reservationFinding(verdict, host, role, reservation))));
}
function notJudgedFinding({ host, reason, help }) {
    return {
        rule: 'handshake/not-judged',
        level: 'warning',
        message: `host ${(0,printable.quote)(host)} is not judged: ${reason}`,
        path: ['servers'],
        part: 'key',
        help,
    };
}
function reservationFinding({ host: name }, host, { role, boundTool, how }, { reason, toolPath, witness }) {
    const tool = (0,printable.quote)(boundTool ?? '');
    const text = witness === undefined ? '' : JSON.stringify(witness);
    const example = text === '' || text.length > WITNESS_SHOWN ? '' : `; for example it rejects ${text}`;
    return {
        rule: 'handshake/reservation',
        level: 'warning',
        message: `host ${(0,printable.quote)(name)} binds ${tool} to ${role} (${how}) with a reservation: ${reason}${example}`,
        path: placeOf(host, boundTool ?? '', toolPath),
        help: 'offer a tool that takes every call of the contract, wrap this one (wraps, rename, constants), or accept the finding with its reason; with --strict it is not bound',
    };
}
// Of a wrapped tool the schema stands elsewhere, of a live one it stands nowhere: then the entry of the tool or its server.
function placeOf({ profile, doc }, name, toolPath) {
    const value = doc?.value;
    const tool = profile.tools.find((each) => each.name === name);
    const index = (value?.tools ?? []).findIndex((each) => each.name === name);
    if (tool?.server !== undefined || index < 0) {
        const server = profile.servers.findIndex((each) => each.name === tool?.server);
        return server < 0 ? [] : ['servers', server, 'name'];
    }
    if (tool?.wraps !== undefined)
        return ['tools', index, 'wraps'];
    return (0,source_document/* fromPointer */.kU)(value, `/tools/${index}/inputSchema${toolPath}`);
}
// A shipped profile has no file of its own to point at.
function located({ subject }, { doc }, finding) {
    if (doc !== undefined)
        return (0,source_document/* locateFinding */.E1)(doc, finding);
    const { rule, level, message, help } = finding;
    return {
        rule,
        level,
        message,
        path: subject,
        range: diagnostic/* START_OF_FILE */.ag,
        pointer: '',
        ...(help === undefined ? {} : { help }),
    };
}
function unique(diagnostics) {
    const key = ({ path, pointer, rule, message }) => JSON.stringify([path, pointer, rule, message]);
    return [...new Map(diagnostics.map((diagnostic) => [key(diagnostic), diagnostic])).values()];
}

// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/live.js + 1 modules
var app_live = __webpack_require__(6141);
// EXTERNAL MODULE: ./build/app/subject.js
var app_subject = __webpack_require__(8592);
;// CONCATENATED MODULE: ./build/app/handshake.js








/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
async function handshakeAll(fs, input) {
    const declared = await (0,app_hosts/* loadHosts */.U)(fs, input.hosts);
    const diagnostics = [...declared.diagnostics];
    const loaded = [];
    for (const path of input.subjects) {
        const subject = await (0,app_subject/* loadSubject */.n)(fs, path, input);
        diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(input.peer, declared.hosts);
    const hosts = asTheyShowedThemselves(declared.all, live);
    diagnostics.push(...(live?.diagnostics ?? []));
    const binder = new bind/* Binder */.V(input.strict);
    const results = loaded.flatMap(({ subject }) => hosts.map((host) => {
        if (host.profile === undefined)
            return (0,negotiate/* notJudged */.be)(subject, host, host);
        const { source, profile } = host;
        return (0,negotiate/* negotiate */.Nl)({ subject, host: profile, source, profile: input.profile, live: live !== undefined, binder });
    }));
    return {
        result: { version: 1, compliance: (0,compliance/* complianceOf */.f)(results.map(({ verdict }) => verdict)), results },
        diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics),
        hostFindings: (0,diagnostic/* sortDiagnostics */.Ds)(await hostFindings(results, hosts)),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(loaded.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        manifests: new Map(loaded.flatMap(({ subject: { path, manifest } }) => (manifest === undefined ? [] : [[path, manifest]]))),
        live,
    };
}
function asTheyShowedThemselves(all, live) {
    const looked = new Map(live?.hosts.map((host) => [host.source, host]));
    return all.map((host) => looked.get(host.source) ?? host);
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
// EXTERNAL MODULE: ./build/core/handshake/tool-digest.js
var tool_digest = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/core/handshake/tool-text.js
var tool_text = __webpack_require__(6930);
;// CONCATENATED MODULE: ./build/core/handshake/live.js
/** What a look at the servers of a host found, and the profile that follows from it. */





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
    const findings = [];
    const changed = new Set();
    const pins = new Map(host.tools.filter(({ digest }) => digest !== undefined).map((tool) => [tool.name, tool]));
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
            const offered = { ...tool, name, scopes: scopesOf(tool.name), server: server.name };
            tools.push(offered);
            const found = [changeOf(tool, pins.get(name)), textOf(tool)].filter((each) => each !== undefined);
            if (found.some(({ rule }) => rule === 'host/tool-changed'))
                changed.add(offered);
            const whose = `tool ${(0,printable.quote)(tool.name)} of server ${(0,printable.quote)(server.name)}`;
            findings.push(...found.map((each) => ({ ...each, message: `${whose} ${each.message}`, tool: name, server: i })));
        }
    }
    tools.push(...host.tools.filter((tool) => tool.wraps !== undefined && !origins.has(tool.name)));
    revisions.sort(revision/* compareRevisions */.wo);
    if (new Set(revisions).size > 1)
        notes.push(`the servers speak ${[...new Set(revisions)].join(', ')}; the oldest counts`);
    const [oldest] = revisions;
    const failed = failures.length > 0 || oldest === undefined;
    if (!failed)
        for (const name of pins.keys())
            if (!tools.some((tool) => tool.name === name))
                notes.push(`tool ${(0,printable.quote)(name)} was recorded, and no server offers it`);
    const seen = {
        ...host,
        protocolRevision: failed ? undefined : oldest,
        tools,
        resources: [...resources].sort(),
        ...(failed ? { failure: failures.join('; ') || 'no server was named' } : {}),
    };
    return {
        profile: changed.size === 0 ? seen : { ...seen, tools: tools.filter((tool) => !changed.has(tool)) },
        seen,
        findings,
        notes: notes.map(printable.printable),
        origins,
    };
}
function changeOf(tool, pin) {
    if (pin === undefined || (tool.digest !== undefined && tool.digest === pin.digest))
        return undefined;
    const changes = (0,tool_digest/* changesOf */.fs)({ ...pin, name: tool.name }, tool);
    const what = changes.length === 0 ? 'something that the record leaves out' : changes.join(', ');
    return {
        rule: 'host/tool-changed',
        message: `is not what was recorded: ${what} changed`,
        help: 'it is not bound; read what it says, and record it again with --live --record',
    };
}
function textOf(tool) {
    const found = (0,tool_text/* suspectText */.n)(tool);
    if (found === undefined)
        return undefined;
    const others = found.more === 0 ? '' : `, and ${found.more} more of its texts`;
    return {
        rule: 'host/tool-text',
        message: `has a text that ${found.what}${others}: ${found.path.join('/')}`,
        help: 'read the whole text before a model does, and ask whoever wrote it',
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
        const glob = (0,core_glob/* compileGlob */.SO)(pattern);
        return 'problem' in glob ? [] : [{ glob, granted }];
    });
    return (tool) => {
        if (Object.hasOwn(scopes, tool))
            return scopes[tool] ?? [];
        return [...new Set(globs.filter(({ glob }) => glob.matches(tool)).flatMap(({ granted }) => granted))];
    };
}

// EXTERNAL MODULE: ./build/core/handshake/read-tools.js
var read_tools = __webpack_require__(8076);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
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
    const bySource = new Map();
    const diagnostics = [];
    let next = 0;
    const looked = [];
    for (const host of hosts) {
        const { name, servers } = host.profile;
        if (servers.length === 0) {
            notes.push(`host ${(0,printable.quote)(name)} names no servers: its declared tools were taken`);
            looked.push(host);
            continue;
        }
        const live = liveProfile(host.profile, answers.slice(next, (next += servers.length)));
        notes.push(...live.notes.map((note) => `host ${(0,printable.quote)(name)}: ${note}`));
        bySource.set(host.source, live);
        diagnostics.push(...(await located(host, live.findings)));
        looked.push({ ...host, profile: live.profile });
    }
    return { hosts: looked, diagnostics, notes, bySource };
}
async function located({ source, doc }, findings) {
    if (findings.length === 0)
        return [];
    if (doc === undefined)
        throw new Error(`${source} names servers and was not read from a file`);
    const declared = doc.value.tools ?? [];
    return (0,quick_document/* withPlaces */.r)(doc, () => findings.map(({ rule, message, help, tool, server }) => {
        const at = declared.findIndex((each) => (0,read_tools/* nameOf */.V)(each) === tool);
        const path = at < 0 ? ['servers', server, 'name'] : ['tools', at, 'name'];
        return (0,source_document/* locateFinding */.E1)(doc, { rule, level: 'warning', message, path, ...(help === undefined ? {} : { help }) });
    }));
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

// EXTERNAL MODULE: ./build/app/handshake.js + 1 modules
var handshake = __webpack_require__(7458);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/key-options.js
var key_options = __webpack_require__(9194);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/cli/wiring/server-timeout.js
var server_timeout = __webpack_require__(6023);
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
    server_timeout/* SERVER_TIMEOUT */.a,
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
        const timeout = context.value('server-timeout');
        const alone = record !== undefined ? 'record' : probes.length > 0 ? 'probe' : timeout !== undefined ? 'server-timeout' : '';
        if (alone === '')
            return undefined;
        throw new errors/* UserError */.y('usage', `--${alone} needs --live`, {
            help: 'add --live, which starts or contacts the servers of the host',
        });
    }
    const { parseProbe } = await __webpack_require__.e(/* import() */ 7198).then(__webpack_require__.bind(__webpack_require__, 7198));
    const requests = probes.map((text) => parseProbe(text, context.profile));
    return { peer: await livePeer(context), record, probes: requests };
}
/** The peer for the servers of host profiles. */
async function livePeer({ fs, io, value }) {
    const timeout = (0,server_timeout/* serverTimeout */.R)(value('server-timeout'), '--server-timeout');
    const { mcpPeer } = await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692));
    return mcpPeer({ cwd: fs.cwd, path: io.env['PATH'] ?? '', timeout });
}
/** @throws UserError when what was seen cannot be recorded */
async function finishLive(context, plan, { live, result }) {
    if (live === undefined)
        return { notes: [], probes: [] };
    const { profile } = context;
    const { searchOutput } = await __webpack_require__.e(/* import() */ 7258).then(__webpack_require__.bind(__webpack_require__, 7258));
    const notes = [...live.notes];
    for (const verdict of result.results) {
        const host = live.hosts.find(({ source }) => source === verdict.profile);
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
    const [host, ...others] = live.bySource.values();
    if (host === undefined || others.length > 0)
        throw new errors/* UserError */.y('usage', `--record takes one live host, and there are ${live.bySource.size}`, {
            help: 'name one host profile with servers',
        });
    if (host.profile.failure !== undefined)
        return `nothing was recorded: ${host.profile.failure}`;
    const { recordedProfile } = await __webpack_require__.e(/* import() */ 263).then(__webpack_require__.bind(__webpack_require__, 263));
    const source = live.hosts.find(({ profile }) => profile === host.profile)?.source ?? '';
    fs.writeFile(path, recordedProfile(host.seen, (0,external_node_path_.resolve)(fs.cwd, path) === (0,external_node_path_.resolve)(fs.cwd, source)));
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
        { name: 'strict', kind: 'flag', summary: 'bind no tool with a reservation, not even a named one' },
    ],
    formats: ['text', 'json', 'markdown'],
    details: 'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder.\nWithout --host the hosts of cartwright.yaml are taken. Exit code 1 unless every host accepts:\none that refuses, or that is not judged, gave no yes.',
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
            strict: context.flag('strict'),
        });
        const live = plan === undefined ? undefined : await finishLive(context, plan, outcome);
        await writeEvidence(context, outcome);
        await print(context, outcome, live);
        const wrong = outcome.diagnostics.some(({ level }) => level === 'error') ||
            (outcome.result.compliance ?? 'accept') !== 'accept' ||
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
        // A host that is not judged has no descriptor: there is nothing to write.
        for (const [i, { descriptor }] of result.results.entries())
            if (descriptor !== undefined)
                fs.writeFile(paths[i] ?? out, (0,json_text/* jsonText */.s)(descriptor, 2));
    }
    if (attest === undefined)
        return;
    const { attestAll } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3476), __webpack_require__.e(1416)]).then(__webpack_require__.bind(__webpack_require__, 1416));
    await attestAll(context, result.results, romDigests, attest, profile);
}
async function print(context, outcome, live) {
    const { io } = context;
    const { result, diagnostics, hostFindings, files } = outcome;
    if (context.format === 'json') {
        const all = (0,diagnostic/* sortDiagnostics */.Ds)([...diagnostics, ...hostFindings]);
        const found = all.length === 0 ? {} : { diagnostics: all };
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
    }
    else {
        const { handshakeText } = await __webpack_require__.e(/* import() */ 3655).then(__webpack_require__.bind(__webpack_require__, 3655));
        io.out(handshakeText(result, context.color ? paint : undefined));
    }
    const probes = live?.probes ?? [];
    if (probes.length === 0)
        return;
    const lines = probes.map(({ ok, host, role, tool, message }) => (0,printable.printable)(`probe: ${ok ? 'ok' : 'failed'}  ${host}  ${role}  ${tool ?? 'no tool'}: ${message}`));
    if (context.format !== 'markdown')
        io.out(`${lines.join('\n')}\n`);
    else {
        const { fenced } = await __webpack_require__.e(/* import() */ 1432).then(__webpack_require__.bind(__webpack_require__, 1432));
        io.out(`\n${fenced(lines.join('\n'), 'text')}\n`);
    }
}
const CODES = { green: 32, red: 31, yellow: 33 };
function paint(mark, color) {
    return `\u001b[${CODES[color]}m${mark}\u001b[0m`;
}


/***/ }),

/***/ 9194:
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

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ serverTimeout),
/* harmony export */   a: () => (/* binding */ SERVER_TIMEOUT)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


/** How long servers may take; every command that may start some has it. */
const SERVER_TIMEOUT = {
    name: 'server-timeout',
    kind: 'value',
    value: 'SECONDS',
    summary: 'time for each MCP server to start and answer, before what its profile says (with --live; default: 7)',
};
const LONGEST_TIMEOUT = 600;
/**
 * The value of `--server-timeout` or of the input of that name.
 *
 * @param name of the option or input, for messages
 * @throws UserError `usage` when it is no number of seconds
 */
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${name} is ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
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

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
/** JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. */
/** Deeper than any document that the parsers let through; the stack ends at twice as much. */
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Serializes a JSON value by RFC 8785: members sorted by UTF-16 units, numbers as in ECMAScript, no white space.
 *
 * @throws TypeError for what I-JSON cannot say: NaN, infinities, lone surrogates, undefined, functions, bigints, cycles
 */
function canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return text(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`${value} is no JSON number`);
            return JSON.stringify(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'object':
            return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
        default:
            throw new TypeError(`a value of type ${typeof value} is no JSON`);
    }
}
function text(value) {
    if (LONE_SURROGATE.test(value))
        throw new TypeError('a string holds a lone surrogate');
    return JSON.stringify(value);
}
function list(items, depth) {
    const parts = [];
    // By index, so that a hole is refused as undefined and not skipped.
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    // A plain loop: schemas nest hundreds of levels deep, and each function in between costs stack.
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ complianceOf)
/* harmony export */ });
/** The one answer of several: "refuse" before "not judged" before "accept"; null when there is none (format.md, 8). */
function complianceOf(verdicts) {
    if (verdicts.includes('refuse'))
        return 'refuse';
    if (verdicts.includes('not judged'))
        return 'not judged';
    return verdicts.length > 0 ? 'accept' : null;
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


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ toolDigest),
/* harmony export */   fs: () => (/* binding */ changesOf)
/* harmony export */ });
/* unused harmony export PINNED */
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5739);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _accept_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1415);



/** What a server says of a tool, as far as a host hands it to the model or binds by it. */
const PINNED = ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'];
/**
 * The digest that pins a tool: over the RFC 8785 form of the members of {@link PINNED} that the server sent, as it sent them.
 *
 * @param said an entry of `tools/list`
 * @returns undefined when the entry has no canonical form: half of a surrogate pair, nesting beyond every limit
 */
function toolDigest(said) {
    const pinned = Object.fromEntries(PINNED.flatMap((name) => (Object.hasOwn(said, name) ? [[name, said[name]]] : [])));
    const text = canonical(pinned);
    return text === undefined ? undefined : (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(text);
}
/** At most so many changes of one tool are named. */
const SHOWN = 5;
/**
 * What differs between two descriptions of a tool: the members, and within schemas the places.
 *
 * @returns places such as `description` or `inputSchema/properties/command`, the first few; none when nothing that was
 *   recorded differs
 */
function changesOf(recorded, said) {
    const changes = [];
    for (const name of PINNED)
        collect((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...recorded }, name), (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...said }, name), name, changes);
    return changes.length > SHOWN ? [...changes.slice(0, SHOWN), `${changes.length - SHOWN} more`] : changes;
}
function collect(before, after, place, changes) {
    if (before === after || canonical(before) === canonical(after))
        return;
    if (!(0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(before) || !(0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(after)) {
        changes.push(place);
        return;
    }
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of [...names].sort())
        collect((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(before, name), (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(after, name), `${place}/${name}`, changes);
}
function canonical(value) {
    try {
        return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .d)(value);
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof RangeError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 2280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findHidden)
/* harmony export */ });
/** Tags, zero-width characters, variation selectors, bidirectional controls and fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/**
 * Honest uses: the flag of a region (tags after a black flag), a selector after a symbol, a joiner between letters of a script
 * that joins or inside an emoji.
 */
const HONEST = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu;
/** Scripts whose spelling needs direction marks. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Finds text that is hidden in a text; honest uses in emoji and right-to-left scripts are none. */
function findHidden(text) {
    if (!/[^\n\r\t\x20-\x7e]/.test(text))
        return undefined;
    const rest = text.replace(HONEST, '');
    const found = [...rest.matchAll(INVISIBLE)].map(([character]) => character.codePointAt(0) ?? 0);
    const marks = (point) => point === 0x200e || point === 0x200f || point === 0x61c;
    const counted = RIGHT_TO_LEFT.test(text) ? found.filter((point) => !marks(point)) : found;
    if (counted.length === 0)
        return undefined;
    const shown = [...new Set(counted)].slice(0, 4);
    return {
        count: counted.length,
        points: shown.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
    };
}


/***/ })

};
;