"use strict";
exports.id = 4308;
exports.ids = [4308];
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

/***/ 4308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T1: () => (/* binding */ assessReadiness),
  Ao: () => (/* binding */ cartridgePaths),
  Vq: () => (/* binding */ isCartridgeName),
  uJ: () => (/* binding */ joinPath)
});

// UNUSED EXPORTS: CONFIRMATIONS_FILE

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/lint/engine.js + 7 modules
var engine = __webpack_require__(7110);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var facts = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/readiness/resources.js


const LONGEST = 2000;
const MOST_EXPRESSIONS = 20;
/**
 * Answers an `mcp-resource` check (specification 2.4): some host serves the URI, by name or by a template. Only where every
 * host could be asked is it absent.
 */
function probeResource(uri, hosts) {
    const matches = [];
    let first = '';
    for (const { host, resources } of hosts) {
        const by = resources.filter((served) => served === uri || matchesTemplate(served, uri));
        if (by.length > 0 && first === '') {
            const template = by.includes(uri) ? '' : ` by the template ${(0,printable.quote)(by[0] ?? '')}`;
            first = `served by ${(0,printable.quote)(host)}${template}`;
        }
        matches.push(...by);
    }
    if (matches.length > 0) {
        const paths = [...new Set(matches)].sort();
        return {
            answer: 'present',
            reason: first,
            evidence: { count: paths.length, digest: `sha256:${(0,digest/* sha256Hex */.fg)(paths.join('\n'))}` },
        };
    }
    const failed = hosts.find(({ failure }) => failure !== undefined);
    if (failed?.failure !== undefined)
        return { answer: 'unknown', reason: `cannot confirm: ${failed.failure}` };
    const asked = hosts.map(({ host }) => (0,printable.quote)(host)).join(', ');
    return { answer: 'absent', reason: `no resource and no template of ${asked} serves it` };
}
/**
 * Whether a URI template (RFC 6570) can stand for a URI. An expression takes at least one character, and a slash only where
 * its operator may write one. Costs at most the lengths multiplied: the template is a server's.
 */
function matchesTemplate(template, uri) {
    if (template.length > LONGEST || uri.length > LONGEST || !template.includes('{'))
        return false;
    const parts = template.split(/\{([^{}]*)\}/);
    if ((parts.length - 1) / 2 > MOST_EXPRESSIONS)
        return false;
    // The places up to which the URI can be read so far.
    let ends = new Set([0]);
    for (const [i, part] of parts.entries()) {
        ends = i % 2 === 0 ? afterText(uri, part, ends) : afterExpression(uri, part, ends);
        if (ends.size === 0)
            return false;
    }
    return ends.has(uri.length);
}
function afterText(uri, text, from) {
    return new Set([...from].filter((at) => uri.startsWith(text, at)).map((at) => at + text.length));
}
function afterExpression(uri, expression, from) {
    const operator = /^[+#./;?&]/.exec(expression)?.[0] ?? '';
    const manySlashes = operator === '+' || operator === '#' || operator === '/';
    const optional = operator === '?' || operator === '&' || operator === ';' || operator === '#';
    const prefix = operator === '+' ? '' : operator;
    const ends = new Set();
    for (const start of [...from].sort((a, b) => a - b)) {
        if (optional)
            ends.add(start);
        if (!uri.startsWith(prefix, start))
            continue;
        for (let at = start + prefix.length; at < uri.length; at++) {
            if (uri[at] === '/' && !manySlashes)
                break;
            if (ends.has(at + 1))
                continue;
            ends.add(at + 1);
        }
    }
    return ends;
}

// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/live.js + 1 modules
var app_live = __webpack_require__(6141);
;// CONCATENATED MODULE: ./build/app/look-outside.js





/**
 * Looks up the `url` and `mcp-resource` checks of CALs (surface.md, Readiness): URLs only with a checker, resources only
 * where a host profile records them or, with a peer, names servers.
 *
 * @param hosts host profiles, as `--host` takes them
 */
async function lookOutside(ports, docs, hosts) {
    const probes = new Map();
    const urls = hintsOf(docs, 'url');
    if (ports.urls !== undefined && urls.length > 0) {
        for (const [url, probe] of await ports.urls.check(urls)) {
            const evidence = { count: 1, digest: `sha256:${(0,digest/* sha256Hex */.fg)(url)}` };
            probes.set((0,facts/* probeKey */.S)('url', url), probe.answer === 'present' ? { ...probe, evidence } : probe);
        }
    }
    const uris = hintsOf(docs, 'mcp-resource');
    if (uris.length === 0 || hosts.length === 0)
        return { probes, notes: [] };
    const { served, notes } = await servedBy(ports, hosts);
    if (served.length > 0)
        for (const uri of uris)
            probes.set((0,facts/* probeKey */.S)('mcp-resource', uri), probeResource(uri, served));
    return { probes, notes };
}
async function servedBy({ fs, peer }, specs) {
    const { hosts, diagnostics } = await (0,app_hosts/* loadHosts */.U)(fs, specs);
    const broken = diagnostics.filter(({ level }) => level === 'error');
    const notes = broken.map(({ path, message }) => `${path}: ${message}`);
    const live = peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(peer, hosts);
    const served = (live?.hosts ?? hosts)
        .filter(({ profile }) => profile.resources.length > 0 || live?.byName.has(profile.name) === true)
        .map(({ profile: { name, resources, failure } }) => ({
        host: name,
        resources,
        ...(failure === undefined ? {} : { failure }),
    }));
    return { served, notes: [...notes, ...(live?.notes ?? [])] };
}
function hintsOf(docs, type) {
    const hints = docs.flatMap(({ value }) => {
        const rac = own(value, 'rac');
        return (Array.isArray(rac) ? rac : [])
            .map((item) => own(item, 'check'))
            .filter((check) => own(check, 'type') === type)
            .map((check) => own(check, 'hint'));
    });
    return [...new Set(hints.filter((hint) => typeof hint === 'string'))];
}
function own(value, key) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
        return undefined;
    return value[key];
}

;// CONCATENATED MODULE: ./build/app/ready.js












const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';
const SMALL_FILE = 4 * 1024 * 1024;
/**
 * Judges the readiness of CAL files (surface.md, Readiness).
 *
 * @throws UserError when a CAL, the confirmations or the roster cannot be read
 */
async function assessReadiness(ports, options) {
    const { fs } = ports;
    const notes = [];
    const read = [];
    for (const path of options.cals)
        read.push(options.linted?.get(path) ?? (await lintOne(fs, path, options.profile)));
    const outside = await lookOutside(ports, read.map(({ doc }) => doc), options.hosts ?? []);
    notes.push(...outside.notes);
    const facts = {
        files: fs.list(options.root),
        cards: await cardsOf(ports, options, notes),
        proofs: await readProofs(fs, options.roster),
        confirmations: await readConfirmations(fs, options),
        now: ports.clock.now().getTime(),
        probes: outside.probes,
    };
    const cals = read.map(({ doc, diagnostics }) => (0,assess/* assessCal */.J)(doc, (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics), facts, options.profile));
    return { result: { version: 1, cals }, notes };
}
async function lintOne(fs, path, profile) {
    const doc = await (0,read/* readQuickly */.xF)(path, fs.readFile(path));
    return { doc, diagnostics: await (0,quick_document/* withPlaces */.r)(doc, () => (0,engine/* lintDocument */.H)(doc, { profile })) };
}
async function cardsOf(ports, options, notes) {
    if (options.cartridges === undefined && options.packages === undefined)
        return undefined;
    const built = await readCards(ports, options.cartridges ?? [], options.profile, notes);
    // A built cartridge comes before the package of the same agent.
    const names = new Set(built.map((card) => `${card.role} ${card.name}`));
    return [...built, ...(options.packages ?? []).filter((card) => !names.has(`${card.role} ${card.name}`))];
}
async function readCards(ports, named, profile, notes) {
    const cards = [];
    for (const path of cartridgePaths(ports.fs, named)) {
        try {
            cards.push(await ports.readCard(path, profile));
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            notes.push(`${path}: ${error.message}${error.help === undefined ? '' : ` (${error.help})`}`);
        }
    }
    return cards;
}
/**
 * The cartridge files that folders, files and globs name, sorted, each once.
 *
 * @throws UserError `no-file` when a name is neither a folder, a file nor a glob
 */
function cartridgePaths(fs, named) {
    const found = new Set();
    for (const name of named) {
        const kind = fs.kind(name);
        if (kind === 'file')
            found.add(name);
        else if (kind === 'directory') {
            for (const file of fs.list(name, { ignored: true }))
                if (isCartridgeName(file))
                    found.add(joinPath(name, file));
        }
        else if ((0,core_glob/* isGlob */.f)(name)) {
            const glob = (0,core_glob/* compileGlob */.S)(name);
            if ('problem' in glob)
                throw new errors/* UserError */.y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list('.', { ignored: true }))
                if (glob.matches(file))
                    found.add(file);
        }
        else
            throw new errors/* UserError */.y('no-file', 'there is no such file or folder', { path: name });
    }
    return [...found].sort();
}
/** Whether a file is called like a cartridge of any profile: one of another profile is refused by name, not passed over. */
function isCartridgeName(file) {
    return ids/* PREFIXES */.V4.some((prefix) => file.endsWith(ids/* PROFILES */.jI[prefix].extension));
}
/** Joins a folder and a relative path with `/`; `.` adds nothing. */
function joinPath(folder, file) {
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
async function readConfirmations(fs, options) {
    const standard = joinPath(options.root, CONFIRMATIONS_FILE);
    const path = options.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
    if (path === undefined)
        return [];
    const value = (await readChecked(fs, path, await validators.validators.confirmations()));
    const entries = 'confirmations' in value ? value.confirmations : value;
    for (const entry of entries)
        requireTimes(path, entry.id, [entry.at, entry.expires]);
    return entries;
}
async function readProofs(fs, path) {
    if (path === undefined)
        return [];
    const { proofs } = (await readChecked(fs, path, await validators.validators.roster()));
    for (const proof of proofs)
        requireTimes(path, proof.romDigest, [proof.expires]);
    return proofs;
}
function requireTimes(path, id, times) {
    const bad = times.find((time) => time !== undefined && Number.isNaN((0,facts/* timeOf */.n)(time)));
    if (bad !== undefined)
        throw new errors/* UserError */.y('bad-file', `${JSON.stringify(bad)} in the entry of ${JSON.stringify(id)} is no date`, {
            path,
        });
}
async function readChecked(fs, path, validator) {
    const doc = await (0,read/* readQuickly */.xF)(path, fs.readFile(path, SMALL_FILE));
    const misfits = await (0,quick_document/* withPlaces */.r)(doc, () => (doc.value === undefined ? [] : (0,check.checkSchema)(doc, validator)));
    const [first] = [...doc.problems, ...misfits];
    if (first === undefined)
        return doc.value;
    throw new errors/* UserError */.y('bad-file', first.message, {
        path,
        range: first.range,
        ...(first.help === undefined ? {} : { help: first.help }),
    });
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


/***/ }),

/***/ 3896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ assessCal),
  z: () => (/* binding */ worstVerdict)
});

;// CONCATENATED MODULE: ./build/core/flow.js
/** A larger flow is not drawn: nobody can read it, and GitHub's renderer refuses it. */
const FLOW_NODES = 80;
const FLOW_EDGES = 160;
const LABEL = 80;
const GATEWAYS = ['exclusive', 'parallel', 'inclusive'];
const EVENTS = ['start', 'end', 'stop', 'handoff', 'timer'];
const OPERATORS = { eq: '=', ne: '≠', lt: '<', le: '≤', gt: '>', ge: '≥', in: 'in' };
/**
 * Reads the flow out of a parsed CAL. Whatever is not in a usable shape is left out: the linter reports it.
 *
 * @returns undefined when there is nothing to draw, or more than {@link FLOW_NODES} nodes or {@link FLOW_EDGES} edges
 */
function flowOf(cal) {
    if (!isMapping(cal))
        return undefined;
    const roles = new Map();
    for (const participant of mappings(own(cal, 'participants'))) {
        const slot = own(participant, 'slot');
        const role = isMapping(slot) ? flow_text(own(slot, 'role')) : undefined;
        const alias = flow_text(own(participant, 'alias'));
        if (alias !== undefined && role !== undefined)
            roles.set(alias, role);
    }
    const nodes = mappings(own(cal, 'nodes')).flatMap((node) => readNode(node, roles));
    const edges = mappings(own(cal, 'edges')).flatMap(readEdge);
    if (nodes.length === 0 || nodes.length > FLOW_NODES || edges.length > FLOW_EDGES)
        return undefined;
    return { start: flow_text(own(cal, 'start')) ?? '', nodes, edges };
}
function readNode(node, roles) {
    const id = flow_text(own(node, 'id'));
    if (id === undefined)
        return [];
    const agent = flow_text(own(node, 'agent'));
    const role = agent === undefined ? undefined : roles.get(agent);
    const requires = own(node, 'requires');
    const rac = isMapping(requires) ? strings(own(requires, 'rac')) : [];
    return [
        {
            id,
            kind: kindOf(node),
            ...(agent === undefined ? {} : { agent }),
            ...(role === undefined ? {} : { role }),
            ...(rac.length === 0 ? {} : { rac }),
        },
    ];
}
function kindOf(node) {
    const type = own(node, 'type');
    if (type === 'task')
        return 'task';
    if (type === 'gateway')
        return GATEWAYS.find((kind) => kind === own(node, 'gateway')) ?? 'other';
    if (type === 'event')
        return EVENTS.find((kind) => kind === own(node, 'event')) ?? 'other';
    return 'other';
}
function readEdge(edge) {
    const from = flow_text(own(edge, `from`));
    const to = flow_text(own(edge, 'to'));
    if (from === undefined || to === undefined)
        return [];
    const when = own(edge, 'when');
    return [{ from, to, ...(isMapping(when) ? { when: cut(condition(when, 0)) } : {}) }];
}
function condition(when, depth) {
    if (depth > 8)
        return '…';
    const inner = (value) => (isMapping(value) ? condition(value, depth + 1) : '?');
    const list = (value, word) => {
        const parts = (Array.isArray(value) ? value : []).slice(0, 12).map(inner);
        const joined = parts.join(` ${word} `);
        return depth > 0 && parts.length > 1 ? `(${joined})` : joined;
    };
    if (Object.hasOwn(when, 'racAvailable'))
        return `knowledge ${scalar(when['racAvailable'])}`;
    if (Object.hasOwn(when, 'all'))
        return list(when['all'], 'and');
    if (Object.hasOwn(when, 'any'))
        return list(when['any'], 'or');
    if (Object.hasOwn(when, 'not'))
        return `not (${inner(when['not'])})`;
    if (!Object.hasOwn(when, 'var'))
        return 'always';
    const op = scalar(own(when, 'op'));
    return `${scalar(when['var'])} ${Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : op} ${scalar(own(when, 'value'))}`;
}
function scalar(value) {
    if (typeof value === 'string')
        return cut(value);
    if (Array.isArray(value))
        return cut(value.slice(0, 12).map(scalar).join(', '));
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : '…';
}
function cut(value) {
    return value.length > LABEL ? `${value.slice(0, LABEL - 1).replace(/[\ud800-\udbff]$/, '')}…` : value;
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(mapping, key) {
    return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
function flow_text(value) {
    return typeof value === 'string' ? value : undefined;
}
function strings(value) {
    return (Array.isArray(value) ? value : []).filter((item) => typeof item === 'string');
}
function mappings(value) {
    return (Array.isArray(value) ? value : []).filter(isMapping);
}

// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/readiness/graph.js


/**
 * What cannot run while knowledge is missing: the tasks that require it, the branches whose condition needs it
 * (`racAvailable`, specification 2.4), and what can only be reached through those.
 *
 * @param cal the root of a CAL; what is not in a usable shape is left out
 * @param availability by id of the RAC item: whether it is there; an id that is not in it is not known
 * @returns one line for each, in the order of the file; empty when nothing is missing
 */
function blockedBy(cal, availability) {
    if (![...availability.values()].includes(false))
        return [];
    const nodes = (0,mapping/* mappingsOf */.Jj)(cal, 'nodes');
    const edges = (0,mapping/* mappingsOf */.Jj)(cal, 'edges');
    const stopped = new Map(nodes.flatMap((node) => stoppedTask(node, availability)));
    const dead = edges.filter((edge) => edge['when'] !== undefined && evaluate(edge['when'], availability) === false);
    const lines = [...stopped].map(([id, missing]) => `task ${(0,printable.quote)(id)} cannot run: it requires ${missing.map((item) => (0,printable.quote)(item)).join(', ')}`);
    for (const edge of dead) {
        const needs = itemsOf(edge['when']).filter((id) => availability.has(id));
        lines.push(`the branch from ${(0,printable.quote)((0,mapping/* textOf */.b6)(edge, 'from'))} to ${(0,printable.quote)((0,mapping/* textOf */.b6)(edge, 'to'))} is never taken: it hangs on ${needs.map((id) => (0,printable.quote)(id)).join(', ')}`);
    }
    const closed = new Set(dead);
    const open = edges.filter((edge) => !closed.has(edge) && !stopped.has((0,mapping/* textOf */.b6)(edge, 'from')));
    const before = reachable((0,mapping/* textOf */.b6)(cal, 'start'), edges);
    const now = reachable((0,mapping/* textOf */.b6)(cal, 'start'), open);
    for (const node of nodes) {
        const id = (0,mapping/* textOf */.b6)(node, 'id');
        const cut = before.has(id) && !now.has(id) && !stopped.has(id);
        if (cut && (0,mapping/* textOf */.b6)(node, 'type') === 'task')
            lines.push(`task ${(0,printable.quote)(id)} is not reached`);
    }
    return lines;
}
function stoppedTask(node, availability) {
    const requires = node['requires'];
    const wanted = (0,mapping/* isMapping */.pi)(requires) && Array.isArray(requires['rac']) ? requires['rac'] : [];
    const missing = wanted.filter((id) => typeof id === 'string' && availability.get(id) === false);
    return missing.length === 0 ? [] : [[(0,mapping/* textOf */.b6)(node, 'id'), missing]];
}
function evaluate(condition, availability) {
    if (!(0,mapping/* isMapping */.pi)(condition))
        return 'unknown';
    if (typeof condition['racAvailable'] === 'string')
        return availability.get(condition['racAvailable']) ?? 'unknown';
    if (condition['always'] === true)
        return true;
    if ('not' in condition) {
        const inner = evaluate(condition['not'], availability);
        return inner === 'unknown' ? inner : !inner;
    }
    for (const [name, decisive] of [
        ['all', false],
        ['any', true],
    ]) {
        const list = condition[name];
        if (!Array.isArray(list))
            continue;
        const parts = list.map((part) => evaluate(part, availability));
        if (parts.includes(decisive))
            return decisive;
        return parts.includes('unknown') ? 'unknown' : !decisive;
    }
    return 'unknown';
}
/** Ids of the items that a condition speaks of, each once, in its order. */
function itemsOf(condition) {
    if (!(0,mapping/* isMapping */.pi)(condition))
        return [];
    if (typeof condition['racAvailable'] === 'string')
        return [condition['racAvailable']];
    const inner = [
        condition['not'],
        ...['all', 'any'].flatMap((name) => (Array.isArray(condition[name]) ? condition[name] : [])),
    ];
    return [...new Set(inner.flatMap(itemsOf))];
}
function reachable(start, edges) {
    const targets = new Map();
    for (const edge of edges) {
        const list = targets.get((0,mapping/* textOf */.b6)(edge, 'from'));
        if (list === undefined)
            targets.set((0,mapping/* textOf */.b6)(edge, 'from'), [(0,mapping/* textOf */.b6)(edge, 'to')]);
        else
            list.push((0,mapping/* textOf */.b6)(edge, 'to'));
    }
    const seen = new Set([start]);
    const queue = [start];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        for (const target of targets.get(id) ?? []) {
            if (seen.has(target))
                continue;
            seen.add(target);
            queue.push(target);
        }
    }
    return seen;
}

// EXTERNAL MODULE: ./build/core/readiness/facts.js
var readiness_facts = __webpack_require__(5266);
;// CONCATENATED MODULE: ./build/core/readiness/participants.js


/** Career tiers of the published format, lowest first. */
const CAREER_TIERS = [
    'intern',
    'junior',
    'mid',
    'senior',
    'staff',
    'principal',
    'distinguished',
    'legend',
];
/**
 * Finds the cartridge for one participant (surface.md, Readiness): by ROM digest, or the best one that fits the slot.
 * A level that nobody proved never staffs a slot.
 */
function resolveParticipant(participant, facts, profile) {
    const bind = participant['bind'] === 'hash' ? 'hash' : 'slot';
    const found = bind === 'hash' ? byDigest(participant['romDigest'], facts) : bySlot(participants_mapping(participant['slot']), facts, profile);
    const { card, reason } = found;
    return {
        alias: String(participant['alias'] ?? ''),
        bind,
        required: participant['required'] !== false,
        resolved: card === undefined ? null : { path: card.path, name: card.name, role: card.role, romDigest: card.romDigest },
        reason,
    };
}
const NONE_GIVEN = 'no cartridges were given (--cartridges DIR)';
function byDigest(digest, { cards }) {
    if (cards === undefined)
        return { reason: NONE_GIVEN };
    const matches = cards.filter((card) => card.romDigest === digest);
    const [card] = matches;
    if (card === undefined)
        return { reason: `no cartridge has the ROM digest ${participants_short(String(digest))}` };
    return {
        card,
        reason: matches.length === 1 ? 'ROM digest matches' : `ROM digest matches; ${matches.length} equal cartridges`,
    };
}
function bySlot(slot, facts, profile) {
    if (facts.cards === undefined)
        return { reason: NONE_GIVEN };
    const role = slot['role'];
    const inRole = role === undefined ? facts.cards : facts.cards.filter((card) => card.role === role);
    if (inRole.length === 0) {
        return { reason: role === undefined ? 'no cartridge was found' : `no cartridge matches role ${word(role)}` };
    }
    const wanted = list(slot['capabilities']).map(participants_mapping);
    const able = inRole.filter((card) => wanted.every((need) => hasCapability(card, need)));
    if (able.length === 0)
        return { reason: `${describe(inRole)} lacks ${lacking(inRole[0], wanted)}` };
    const minimum = slot['minLevel'] === undefined ? undefined : participants_mapping(slot['minLevel']);
    const proven = able
        .map((card) => ({ card, proof: bestProof(card, facts) }))
        .filter(({ proof }) => minimum === undefined || reaches(proof, minimum, profile));
    if (proven.length === 0)
        return {
            reason: `${describe(able)} fits, but nobody has proved ${levelText(minimum ?? {}, profile)} (--roster FILE)`,
        };
    // The highest proven level is the best; equal ones are told apart by path, so that the answer is stable.
    proven.sort((a, b) => (b.proof?.level ?? -1) - (a.proof?.level ?? -1) || (a.card.path < b.card.path ? -1 : 1));
    return { card: proven[0].card, reason: `best of ${proven.length}` };
}
function hasCapability(card, need) {
    const stack = list(need['stack']);
    return card.capabilities.some((capability) => capability.taskType === need['taskType'] && stack.every((part) => capability.stack.includes(String(part))));
}
function lacking(card, wanted) {
    const missing = wanted.find((need) => !hasCapability(card, need)) ?? {};
    const stack = list(missing['stack']);
    const type = missing['taskType'];
    const name = type === undefined ? 'a capability' : `capability ${word(type)}`;
    return `${name}${stack.length === 0 ? '' : ` with ${stack.map(word).join(', ')}`}`;
}
function bestProof(card, facts) {
    return facts.proofs
        .filter((proof) => proof.romDigest === card.romDigest && !(proof.expires !== undefined && (0,readiness_facts/* timeOf */.n)(proof.expires, true) < facts.now))
        .sort((a, b) => (b.level ?? -1) - (a.level ?? -1) || tier(b.careerTier) - tier(a.careerTier))[0];
}
function reaches(proof, minimum, profile) {
    if (proof === undefined)
        return false;
    const level = minimum[profile.levelField];
    if (typeof level === 'number' && (proof.level ?? -1) < level)
        return false;
    return minimum['careerTier'] === undefined || tier(proof.careerTier) >= tier(minimum['careerTier']);
}
function tier(name) {
    return CAREER_TIERS.indexOf(name);
}
function levelText(minimum, profile) {
    const parts = [
        ...(minimum[profile.levelField] === undefined ? [] : [`level ${word(minimum[profile.levelField])}`]),
        ...(minimum['careerTier'] === undefined ? [] : [`tier ${word(minimum['careerTier'])}`]),
    ];
    return parts.join(' and ') || 'the level';
}
function describe(cards) {
    const [first] = cards;
    return cards.length === 1 ? `${word(first.name)} (${word(first.role)})` : `each of ${cards.length} cartridges`;
}
function participants_short(digest) {
    return word(digest.length > 26 ? `${digest.slice(0, 19)}…` : digest);
}
// Plain words are shown bare, anything else quoted and escaped.
function word(value) {
    const text = String(value);
    return /^[\w .,:/@+…-]{1,120}$/.test(text) ? text : (0,printable.quote)(text);
}
function participants_mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function list(value) {
    return Array.isArray(value) ? value : [];
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/core/readiness/rac.js





/**
 * Judges one RAC item (specification 2.4; surface.md, Readiness). Checks look at presence, never at content: the evidence is
 * a count and a digest of the matching paths.
 *
 * @param calId id of the CAL, for confirmations that name it
 */
function assessRacItem(item, calId, facts) {
    const given = (0,mapping/* own */.ZV)(item, 'check');
    const check = (0,mapping/* isMapping */.pi)(given) ? given : undefined;
    const type = (0,mapping/* textOf */.b6)(check ?? {}, 'type') || 'manual';
    const hint = (0,mapping/* textOf */.b6)(check ?? {}, 'hint');
    const required = item['required'] !== false;
    const id = (0,mapping/* textOf */.b6)(item, 'id');
    const checked = runCheck(type, hint, id, calId, facts);
    return {
        id,
        kind: (0,mapping/* textOf */.b6)(item, 'kind'),
        description: (0,mapping/* textOf */.b6)(item, 'description'),
        required,
        state: required ? checked.state : 'optional',
        check: check === undefined ? null : { type, hint },
        ...(checked.evidence === undefined ? {} : { evidence: checked.evidence }),
        reason: checked.reason,
        ...(checked.state === 'unconfirmed' ? {} : { available: checked.state === 'confirmed' }),
    };
}
function runCheck(type, hint, id, calId, facts) {
    switch (type) {
        case 'file-glob':
            return checkGlob(hint, facts.files);
        case 'manual':
            return checkConfirmation(id, calId, facts);
        default:
            return checkProbe(type, hint, facts);
    }
}
function checkGlob(hint, files) {
    if (hint === '')
        return { state: 'unconfirmed', reason: 'the check names no glob' };
    const glob = (0,core_glob/* compileGlob */.S)(hint);
    if ('problem' in glob)
        return { state: 'failed', reason: glob.problem };
    const matches = files.filter((file) => glob.matches(file));
    if (matches.length === 0)
        return { state: 'failed', reason: 'no file matches' };
    const evidence = { count: matches.length, digest: `sha256:${(0,digest/* sha256Hex */.fg)(matches.join('\n'))}` };
    return { state: 'confirmed', reason: matches.length === 1 ? '1 file' : `${matches.length} files`, evidence };
}
function checkConfirmation(id, calId, { confirmations, now }) {
    const own = confirmations.filter((entry) => entry.id === id && (entry.cal === undefined || entry.cal === calId));
    const good = own.find((entry) => (0,readiness_facts/* timeOf */.n)(entry.at) <= now && !expired(entry, now));
    if (good !== undefined) {
        const { by, at, expires } = good;
        return {
            state: 'confirmed',
            reason: `confirmed by ${(0,printable.printable)(by)} on ${at.slice(0, 10)}`,
            evidence: { by, at, ...(expires === undefined ? {} : { expires }) },
        };
    }
    const stale = own.find((entry) => expired(entry, now));
    if (stale !== undefined)
        return {
            state: 'unconfirmed',
            reason: `the confirmation by ${(0,printable.printable)(stale.by)} expired on ${String(stale.expires).slice(0, 10)}`,
        };
    return {
        state: 'unconfirmed',
        reason: own.length > 0 ? 'the confirmation is dated in the future' : 'nobody has confirmed it',
    };
}
function expired(entry, now) {
    return entry.expires !== undefined && (0,readiness_facts/* timeOf */.n)(entry.expires, true) < now;
}
function checkProbe(type, hint, facts) {
    const probe = facts.probes.get((0,readiness_facts/* probeKey */.S)(type, hint));
    if (probe === undefined)
        return {
            state: 'unconfirmed',
            reason: type === 'url' ? 'not looked up (--check-urls)' : 'no host profile names a server',
        };
    if (probe.answer === 'present')
        return { state: 'confirmed', reason: probe.reason, evidence: probe.evidence ?? { count: 1 } };
    return { state: probe.answer === 'absent' ? 'failed' : 'unconfirmed', reason: probe.reason };
}

;// CONCATENATED MODULE: ./build/core/readiness/assess.js





/**
 * Judges the readiness of one CAL (specification 3 and 4.2; surface.md, Readiness).
 *
 * @param diagnostics what the linter says of the CAL; an error makes it not ready
 */
function assessCal(doc, diagnostics, facts, profile) {
    const root = (0,mapping/* isMapping */.pi)(doc.value) ? doc.value : {};
    const id = (0,mapping/* textOf */.b6)(root, 'id');
    const participants = (0,mapping/* mappingsOf */.Jj)(root, 'participants').map((participant) => resolveParticipant(participant, facts, profile));
    const rac = (0,mapping/* mappingsOf */.Jj)(root, 'rac').map((item) => assessRacItem(item, id, facts));
    const flow = flowOf(root);
    const availability = new Map(rac.flatMap((item) => (item.available === undefined ? [] : [[item.id, item.available]])));
    const blocked = blockedBy(root, availability);
    return {
        path: doc.path,
        id,
        name: (0,mapping/* textOf */.b6)(root, 'name') || id || doc.path,
        verdict: verdictOf(diagnostics, participants, rac),
        nodes: (0,mapping/* mappingsOf */.Jj)(root, 'nodes').length,
        participants,
        rac,
        diagnostics,
        ...(blocked.length === 0 ? {} : { blocked }),
        ...(flow === undefined ? {} : { flow }),
    };
}
/** `not ready` when anything failed, `pending` when something required is unconfirmed, else `ready`. */
function verdictOf(diagnostics, participants, rac) {
    const broken = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    const unstaffed = participants.some((participant) => participant.required && participant.resolved === null);
    if (broken || unstaffed || rac.some((item) => item.state === 'failed'))
        return 'not ready';
    return rac.some((item) => item.state === 'unconfirmed') ? 'pending' : 'ready';
}
/** The worst of several verdicts; null when there is none. */
function worstVerdict(verdicts) {
    const order = ['not ready', 'pending', 'ready'];
    return order.find((verdict) => verdicts.includes(verdict)) ?? null;
}


/***/ }),

/***/ 5266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ probeKey),
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
/** What is known of the environment when a CAL's readiness is judged; the app gathers it, the core only compares. */
/** Key of a check in {@link Facts.probes}. */
function probeKey(type, hint) {
    return `${type} ${hint}`;
}
/**
 * Time of a date or date-time of a confirmation or proof, in milliseconds; a bare date is its first moment in UTC.
 *
 * @param endOfDay a bare date stands for its last moment instead: what expires on a day is good on that day
 */
function timeOf(text, endOfDay = false) {
    const bare = /^\d{4}-\d{2}-\d{2}$/.test(text);
    return Date.parse(bare ? `${text}T${endOfDay ? '23:59:59.999' : '00:00:00'}Z` : text);
}


/***/ })

};
;