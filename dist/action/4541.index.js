export const id = 4541;
export const ids = [4541];
export const modules = {

/***/ 4541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Td: () => (/* binding */ commentKey),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _app_ready_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4308);

/** Path of a file that the step makes: in the folder `out`, otherwise in a folder of its own. */
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_app_ready_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(temporary, name) : (0,_app_ready_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(out, name);
}
/** The working directory relative to the repository's top folder; empty when they are one. */
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
/** Key of a job's sticky comment: jobs and working directories each have their own. */
function commentKey(workflow, job, directory) {
    return [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
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
// EXTERNAL MODULE: ./build/core/errors.js + 1 modules
var errors = __webpack_require__(6629);
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
        message: `protocolRevision is ${(0,printable/* quote */.h)(revision)}, which is no date`,
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
                message: `tool ${(0,printable/* quote */.h)(tool.name)} stands twice`,
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
        const near = (0,suggest/* nearest */.p)(wraps, [...tools.keys()]);
        report('wrapped-tool', {
            message: `wrapped tool ${(0,printable/* quote */.h)(wraps)} is not among the tools`,
            path,
            help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,printable/* quote */.h)(near)}?`,
        });
    }
    else if (target?.wraps !== undefined) {
        report('wrapped-tool', {
            message: `${(0,printable/* quote */.h)(wraps)} is itself a wrapped tool`,
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
                message: `${(0,printable/* quote */.h)(earlier)} and ${(0,printable/* quote */.h)(from)} are both renamed to ${(0,printable/* quote */.h)(to)}`,
                path,
                help: 'rename each to a property of its own',
            });
        else if (Object.hasOwn(tool.constants ?? {}, to))
            report('wrapped-tool', {
                message: `${(0,printable/* quote */.h)(to)} is a constant and a renamed property at once`,
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
                message: `${(0,printable/* quote */.h)(role)} is no role: its namespace is missing`,
                path,
                part: 'key',
                help: 'write the role with its namespace, as the manifest does',
            });
        }
        else if (!names.has(tool) && !live) {
            const near = (0,suggest/* nearest */.p)(tool, [...names]);
            report('binding', {
                message: `${role} is bound to ${(0,printable/* quote */.h)(tool)}, which is not among the tools`,
                path,
                help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,printable/* quote */.h)(near)}?`,
            });
        }
    }
}

// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
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
            const reading = readHostProfile(await (0,read/* readDocument */.u0)(file, fs.readFile(file, HOST_LIMIT)), await validators.validators.host());
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
        throw new errors/* UserError */.y('usage', `--host ${(0,printable/* quote */.h)(spec)}: ${glob.problem}`);
    const files = fs.list('.').filter((file) => glob.matches(file));
    if (files.length > 0)
        return files;
    throw new errors/* UserError */.y('unknown-host', `no file matches the host glob ${(0,printable/* quote */.h)(spec)}`, {
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
    const near = (0,suggest/* nearest */.p)(name, names);
    throw new errors/* UserError */.y('unknown-host', `there is no file and no shipped host profile ${(0,printable/* quote */.h)(name)}`, {
        help: near === undefined ? `shipped profiles: ${names.join(', ')}` : `did you mean ${(0,printable/* quote */.h)(near)}?`,
    });
}


/***/ }),

/***/ 6141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ lookAtHosts)
});

// EXTERNAL MODULE: ./build/core/errors.js + 1 modules
var errors = __webpack_require__(6629);
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
    const notes = answers.flatMap((answer) => answer.notes.map((note) => `server ${(0,printable/* quote */.h)(answer.name)}: ${note}`));
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
            failures.push(`server ${(0,printable/* quote */.h)(answer.name)} ${answer.failure}`);
            continue;
        }
        revisions.push(answer.protocolRevision);
        for (const uri of [...answer.resources, ...answer.templates])
            resources.add(uri);
        const scopesOf = scopeLookup(server);
        for (const tool of answer.tools) {
            const name = freeName(tool.name, server.name, origins);
            if (name !== tool.name)
                notes.push(`server ${(0,printable/* quote */.h)(server.name)}: tool ${(0,printable/* quote */.h)(tool.name)} is called ${(0,printable/* quote */.h)(name)} here, for its name is taken`);
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
        notes: notes.map(printable/* printable */.g),
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
            notes.push(`host ${(0,printable/* quote */.h)(name)} names no servers: its declared tools were taken`);
            return host;
        }
        const live = liveProfile(host.profile, answers.slice(next, (next += servers.length)));
        notes.push(...live.notes.map((note) => `host ${(0,printable/* quote */.h)(name)}: ${note}`));
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
// EXTERNAL MODULE: ./build/core/errors.js + 1 modules
var errors = __webpack_require__(6629);
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
            const template = by.includes(uri) ? '' : ` by the template ${(0,printable/* quote */.h)(by[0] ?? '')}`;
            first = `served by ${(0,printable/* quote */.h)(host)}${template}`;
        }
        for (const served of by)
            matches.push(served);
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
    const asked = hosts.map(({ host }) => (0,printable/* quote */.h)(host)).join(', ');
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
    const doc = await (0,read/* readDocument */.u0)(path, fs.readFile(path));
    return { doc, diagnostics: (0,engine/* lintDocument */.H)(doc, { profile }) };
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
    const doc = await (0,read/* readDocument */.u0)(path, fs.readFile(path, SMALL_FILE));
    const problems = [...doc.problems, ...(doc.value === undefined ? [] : (0,check.checkSchema)(doc, validator))];
    const [first] = problems;
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

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob),
/* harmony export */   f: () => (/* binding */ isGlob)
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
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => alternative.split('/'));
    return { pattern, matches: (path) => compiled.some((segments) => matchSegments(segments, path.split('/'))) };
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

/***/ 5448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ contentName),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   be: () => (/* binding */ claimsKey)
/* harmony export */ });
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);

/** Words that people and programs use for the content of something. */
const WORDS = new Set([
    'contents',
    'filecontent',
    'filecontents',
    'textcontent',
    'contenttext',
    'contentbase64',
    'contentmd',
    'body',
    'text',
    'fulltext',
    'rawtext',
    'data',
    'rawdata',
    'payload',
    'raw',
    'blob',
    'document',
    'markdown',
    'md',
    'html',
    'base64',
    'value',
    'knowledge',
    'inline',
    'excerpt',
    'snippet',
]);
/** Of those, the words that also name metadata; where any property may stand, only a long value makes them content. */
const AMBIGUOUS = new Set([
    'data',
    'raw',
    'value',
    'document',
    'inline',
    'excerpt',
    'snippet',
    'knowledge',
    'md',
    'text',
]);
/**
 * Letters of other scripts (Greek, Cyrillic, Coptic, Armenian, Hebrew, Cherokee, Lisu, Georgian, Deseret, digits zero) that read
 * as a letter of `content`; fullwidth, mathematical and encircled letters, and accents, are folded before.
 */
const LETTERS = new Map(Object.entries({
    c: 'сϲσςⅽᴄⲥꮯꓚ¢ƈ𐐽',
    o: 'оοօסهഠဝჿⲟᴏᴑꬽꓳ𐐬øөѳ0٥०০੦૦୦௦౦೦൦๐໐၀○◯',
    n: 'пոռηνɴиꓠⲛղƞɲŋπ',
    t: 'тτᴛⲧꭲꓔƭŧ7†',
    e: 'еεҽєᴇ℮ɛꓰꭼⲉꬲəәэ3€',
}).flatMap(([letter, others]) => [...others].map((other) => [other, letter])));
/** Properties of every item, which have nothing to do with it: the only names that most documents ask about. */
const PLAIN = new Set('id kind description required check okf type hint title tags resource timestamp bundle concept'.split(' '));
/** @returns what `name` has to do with content, or undefined when nothing. Linear in the length of the name. */
function contentName(name) {
    if (PLAIN.has(name))
        return undefined;
    if (name === 'content')
        return 'exact';
    const read = skeleton(name);
    if (read === 'content')
        return 'look-alike';
    if (WORDS.has(read) || isTypo(read))
        return 'near';
    return undefined;
}
/** @returns whether the name alone is not enough: `data` may be metadata. */
function isAmbiguous(name) {
    return AMBIGUOUS.has(skeleton(name));
}
/** Properties that a RAC item and its check have; a near miss of one of them is that. */
const KNOWN = ['id', 'kind', 'description', 'required', 'check', 'okf', 'type', 'hint'];
/**
 * Whether a property name that does not belong is the business of the no-content invariant: its rules report it, and it is
 * not an unknown property as well.
 *
 * @param noun the mapping's name in the shape of a CAL
 */
function claimsKey(noun, name) {
    if (noun !== 'RAC item' && noun !== 'the check')
        return false;
    const content = contentName(name);
    return content !== undefined && (content !== 'near' || (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(name, KNOWN) === undefined);
}
// A letter left out, doubled, or two exchanged. A changed letter makes other words: context, consent.
function isTypo(read) {
    const without = (text, i) => text.slice(0, i) + text.slice(i + 1);
    const letters = (text) => [...text].sort().join('');
    if (read.length === 6)
        return [...'content'].some((_, i) => without('content', i) === read);
    if (read.length === 8)
        return [...read].some((letter, i) => letter === read[i + 1] && without(read, i) === 'content');
    return read.length === 7 && letters(read) === letters('content');
}
function skeleton(name) {
    let read = '';
    for (const letter of name.slice(0, 200).normalize('NFKD').toLowerCase()) {
        // Combining marks, invisible and control characters, spaces and separators change nothing that a reader sees.
        if (/[\p{M}\p{C}\p{Z}\s_.-]/u.test(letter))
            continue;
        read += letter;
    }
    if (WORDS.has(read))
        return read;
    return [...read].map((letter) => LETTERS.get(letter) ?? letter).join('');
}


/***/ }),

/***/ 7110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ lintDocument),
  S: () => (/* binding */ withLevels)
});

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/fix/remedy.js + 1 modules
var fix_remedy = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/lint/graph.js + 1 modules
var graph = __webpack_require__(1544);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/lint/shape/formats.js + 1 modules
var formats = __webpack_require__(8915);
;// CONCATENATED MODULE: ./build/core/lint/model.js



/** Comparisons of names for suggestions in one list of a document; a document that needs more is no person's. */
const COMPARISONS = 100_000;
/** The entries of one list by their ids. */
class Names {
    /** First entry of each id that is a text. */
    byName;
    /**
     * Whether every entry is a mapping with a valid id of its own. Where it is false, an id that nothing has may be one of
     * those that cannot be read: it is not reported.
     */
    whole;
    #all;
    #compared = 0;
    constructor(byName, whole) {
        this.byName = byName;
        this.whole = whole;
    }
    get all() {
        return (this.#all ??= [...this.byName.keys()]);
    }
    /** The id that a wrong one is nearest to; none once too many were asked about for the cost to stay linear. */
    nearest(name) {
        this.#compared += this.byName.size;
        return this.#compared > COMPARISONS ? undefined : (0,suggest/* nearest */.p)(name, this.all);
    }
}
/**
 * Sorts out what of a CAL is usable.
 *
 * @param sound whether the shape of the whole CAL is known to be right
 */
function modelOf(root, sound = false) {
    const names = (list, found, key) => namesOf(root, list, found, key, sound);
    const participants = entries(root, 'participants');
    const rac = entries(root, 'rac');
    const variables = entries(root, 'variables');
    const nodes = entries(root, 'nodes');
    const edges = entries(root, 'edges');
    return {
        root,
        participants,
        rac,
        variables,
        nodes,
        edges,
        aliases: names('participants', participants, 'alias'),
        racIds: names('rac', rac, 'id'),
        variableNames: names('variables', variables, 'name'),
        nodeIds: names('nodes', nodes, 'id'),
        conditions: conditions(edges),
    };
}
function entries(root, name) {
    const list = (0,mapping/* own */.ZV)(root, name);
    const found = [];
    if (Array.isArray(list))
        list.forEach((value, i) => (0,mapping/* isMapping */.pi)(value) && found.push({ path: [name, i], value }));
    return found;
}
function namesOf(root, list, found, key, sound) {
    const byName = new Map();
    const all = (0,mapping/* own */.ZV)(root, list);
    // Of these two there must be some: without any, that is the fault, and no reference can be right.
    const needed = list === 'nodes' || list === 'participants';
    let whole = all === undefined ? !needed : Array.isArray(all) && all.length === found.length;
    if (needed && found.length === 0)
        whole = false;
    for (const entry of found) {
        const name = (0,mapping/* own */.ZV)(entry.value, key);
        if (typeof name !== 'string' || byName.has(name) || !(sound || formats.ID.test(name)))
            whole = false;
        if (typeof name === 'string' && !byName.has(name))
            byName.set(name, entry);
    }
    return new Names(byName, whole);
}
function conditions(edges) {
    const found = [];
    const visit = (value, path) => {
        if (!(0,mapping/* isMapping */.pi)(value))
            return;
        if (Object.hasOwn(value, 'var') || Object.hasOwn(value, 'racAvailable'))
            found.push({ path, value });
        for (const name of ['all', 'any']) {
            const list = (0,mapping/* own */.ZV)(value, name);
            if (Array.isArray(list))
                list.forEach((item, i) => visit(item, [...path, name, i]));
        }
        if (Object.hasOwn(value, 'not'))
            visit(value['not'], [...path, 'not']);
    };
    for (const edge of edges) {
        if (Object.hasOwn(edge.value, 'when'))
            visit(edge.value['when'], [...edge.path, 'when']);
    }
    return found;
}

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/secrets/prefilter.js
var prefilter = __webpack_require__(2087);
// EXTERNAL MODULE: ./build/core/lint/strings.js
var strings = __webpack_require__(9628);
;// CONCATENATED MODULE: ./build/core/lint/redact-secrets.js



/** Messages quote values and cut long ones; a shorter rest of a secret tells nothing. */
const TELLING = 6;
/** More secrets that start alike are no document's, and each place would be compared with all of them. */
const ALIKE = 16;
/**
 * Takes secrets of the document out of what findings say: any rule may quote the value or the key that it is about. Cost is
 * linear in the findings, however many secrets there are.
 *
 * @param found findings whose messages may hold text of the document
 */
function redactSecrets(root, findSecrets, found) {
    const byHead = new Map();
    const short = new Set();
    (0,strings/* eachString */.T)(root, (text) => {
        if (!(0,prefilter/* mayHoldSecret */.d)(text))
            return;
        for (const { start, end } of findSecrets(text)) {
            const secret = (0,printable/* printable */.g)(text.slice(start, end));
            const head = secret.slice(0, TELLING);
            if (secret.length < TELLING)
                short.add(secret);
            const alike = byHead.get(head);
            if (alike === undefined)
                byHead.set(head, new Set([secret]));
            else
                alike.add(secret);
        }
    });
    if (byHead.size === 0)
        return [...found];
    const few = [...short].slice(0, ALIKE);
    const hide = (text) => few.reduce((left, secret) => left.replaceAll(secret, '…'), without(text, byHead));
    return found.map((finding) => ({
        ...finding,
        message: hide(finding.message),
        pointer: hide(finding.pointer),
        ...(finding.help === undefined ? {} : { help: hide(finding.help) }),
    }));
}
function without(text, byHead) {
    let result = '';
    let at = 0;
    for (let i = 0; i + TELLING <= text.length; i++) {
        const alike = byHead.get(text.slice(i, i + TELLING));
        const end = alike === undefined ? undefined : endOf(text, i, alike);
        if (end === undefined)
            continue;
        result += `${text.slice(at, i)}…`;
        at = end;
        i = end - 1;
    }
    return at === 0 ? text : result + text.slice(at);
}
/** Where the secret that starts at a place ends, whole or cut off; undefined when none of them stands there. */
function endOf(text, start, alike) {
    if (alike.size > ALIKE) {
        const rest = text.slice(start).search(/[\s"…]/);
        return rest < 0 ? text.length : start + rest;
    }
    let found;
    for (const secret of alike) {
        let end = start;
        while (end < text.length && text[end] === secret[end - start])
            end++;
        const whole = end - start === secret.length;
        if (whole)
            found = Math.max(found ?? 0, end);
        else if (text[end] === '…')
            found = Math.max(found ?? 0, end + 1);
    }
    return found;
}

// EXTERNAL MODULE: ./build/core/lint/rules/checks.js
var checks = __webpack_require__(4921);
// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var known = __webpack_require__(8401);
;// CONCATENATED MODULE: ./build/core/lint/shape/cal.js


const RAC_KINDS = [
    'wiki',
    'code-map',
    'infra',
    'terraform',
    'api-spec',
    'dataset',
    'runbook',
    'custom',
];
const CHECK_TYPES = ['file-glob', 'url', 'mcp-resource', 'manual'];
const OPERATORS = ['eq', 'ne', 'lt', 'gt', 'le', 'ge', 'in'];
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
const any = { kind: 'any' };
const cal_text = { kind: 'string' };
const properties = (shapes) => new Map(Object.entries(shapes));
const string = (of, description) => ({
    kind: 'string',
    format: of,
    ...(description === undefined ? {} : { description }),
});
const list = (items, limits = {}) => ({
    kind: 'list',
    items,
    ...limits,
});
const choice = (was, values, rule, description) => ({
    kind: 'enum',
    was,
    values,
    rule,
    ...(description === undefined ? {} : { description }),
});
const slot = (levelFields) => ({
    kind: 'object',
    noun: 'the slot',
    description: 'What a cartridge must offer to staff this participant; at least one of the three.',
    required: [],
    oneOf: {
        names: ['role', 'minLevel', 'capabilities'],
        rule: 'participant/unconstrained-slot',
    },
    properties: properties({
        role: { ...cal_text, description: 'Role on the cartridge’s card.' },
        minLevel: {
            kind: 'object',
            noun: 'minLevel',
            description: 'A level that the receiving roster must prove.',
            required: [],
            oneOf: {
                names: ['careerTier', ...levelFields],
                rule: 'participant/unconstrained-slot',
            },
            properties: properties({
                careerTier: choice('career tier', CAREER_TIERS, 'participant/unknown-career-tier'),
                ...Object.fromEntries(levelFields.map((name) => [name, { kind: 'integer', minimum: 0, rule: 'participant/invalid-level' }])),
            }),
        },
        capabilities: list({
            kind: 'object',
            noun: 'a capability',
            required: ['taskType'],
            properties: properties({ taskType: cal_text, stack: list(cal_text, { unique: true }) }),
        }, { minItems: 1 }),
    }),
});
const participant = (levelFields) => {
    const common = {
        alias: string(formats.ID, 'Name of the participant in this CAL.'),
        bind: any,
        required: { kind: 'boolean', default: true },
    };
    const variant = (required, own) => ({
        kind: 'object',
        noun: 'participant',
        label: 'alias',
        required: ['alias', 'bind', ...required],
        properties: properties({ ...common, ...own }),
    });
    return {
        kind: 'variant',
        noun: 'participant',
        label: 'alias',
        tag: 'bind',
        rule: 'participant/unknown-bind',
        mixed: 'participant/mixed-bindings',
        variants: new Map([
            [
                'hash',
                variant(['romDigest'], {
                    romDigest: string(formats/* ROM_DIGEST */.M4, 'ROM digest of the one cartridge that may take part.'),
                    cartridgeId: { ...cal_text, description: 'Id of that cartridge, for people.' },
                }),
            ],
            ['slot', variant(['slot'], { slot: slot(levelFields) })],
        ]),
    };
};
const racItem = {
    kind: 'object',
    noun: 'RAC item',
    label: 'id',
    description: 'Knowledge that must be present, by description only. The knowledge itself never stands here: a content property is not allowed.',
    required: ['id', 'kind', 'description'],
    properties: properties({
        id: string(formats.ID),
        kind: choice('kind', RAC_KINDS, 'rac/unknown-kind'),
        description: {
            kind: 'string',
            maxLength: 2000,
            lengthRule: 'rac/description-length',
            description: 'What must be known; never the knowledge itself.',
        },
        required: { kind: 'boolean', default: true, description: 'Whether the CAL must wait for it.' },
        check: {
            kind: 'object',
            noun: 'the check',
            description: 'How to confirm that it is present.',
            required: ['type'],
            properties: properties({
                type: choice('check type', CHECK_TYPES, 'rac/unknown-check-type'),
                hint: {
                    kind: 'string',
                    minLength: 0,
                    maxLength: 1000,
                    lengthRule: 'rac/hint-too-long',
                    description: 'A glob, a URL, a resource URI, or what a person should confirm.',
                },
            }),
        },
        okf: { kind: 'map', noun: 'okf', description: 'Description of the knowledge artifact; metadata only.' },
    }),
};
const completion = {
    kind: 'variant',
    noun: 'the completion',
    tag: 'type',
    rule: 'completion/unknown-type',
    description: 'What counts as done.',
    variants: new Map(Object.entries({
        'skill-scripts': { scripts: list(cal_text, { minItems: 1 }) },
        verification: { commands: list(cal_text, { minItems: 1 }), passIntent: cal_text },
        guardrail: { kind: cal_text },
        artifact: { produces: cal_text },
    }).map(([type, own]) => [
        type,
        {
            kind: 'object',
            noun: 'the completion',
            required: ['type', ...Object.keys(own)],
            properties: properties({ type: any, ...own }),
        },
    ])),
};
const node = {
    kind: 'variant',
    noun: 'node',
    label: 'id',
    tag: 'type',
    rule: 'node/unknown-type',
    variants: new Map([
        [
            'task',
            {
                kind: 'object',
                noun: 'task',
                label: 'id',
                required: ['id', 'type', 'agent', 'completion'],
                properties: properties({
                    id: string(formats.ID),
                    type: any,
                    agent: { ...cal_text, description: 'Alias of the participant who does it.' },
                    action: { kind: 'string', minLength: 0, maxLength: 4000 },
                    requires: {
                        kind: 'object',
                        noun: 'requires',
                        required: [],
                        properties: properties({
                            skills: list(cal_text, { unique: true }),
                            capabilities: list(cal_text, { unique: true }),
                            rac: { ...list(cal_text, { unique: true }), description: 'Ids of RAC items.' },
                        }),
                    },
                    completion,
                    sideEffects: choice('side effect', ['none', 'workspace', 'external'], 'node/unknown-side-effects'),
                    approval: choice('approval', ['never', 'on-request', 'always'], 'node/unknown-approval'),
                    budget: { kind: 'map', noun: 'the budget' },
                    guardrails: list(cal_text),
                }),
            },
        ],
        [
            'gateway',
            {
                kind: 'object',
                noun: 'gateway',
                label: 'id',
                required: ['id', 'type', 'gateway'],
                properties: properties({
                    id: string(formats.ID),
                    type: any,
                    gateway: choice('gateway', ['exclusive', 'parallel', 'inclusive'], 'node/unknown-gateway'),
                }),
            },
        ],
        [
            'event',
            {
                kind: 'object',
                noun: 'event',
                label: 'id',
                required: ['id', 'type', 'event'],
                properties: properties({
                    id: string(formats.ID),
                    type: any,
                    event: choice('event', ['start', 'end', 'stop', 'handoff', 'timer'], 'node/unknown-event'),
                    afterMs: { kind: 'integer', minimum: 1, rule: 'node/invalid-delay', description: 'Delay of a timer.' },
                }),
            },
        ],
    ]),
};
const lineage = {
    kind: 'object',
    noun: 'the lineage',
    area: 'cal/invalid-lineage',
    required: ['parents'],
    properties: properties({
        parents: list({
            kind: 'object',
            noun: 'a parent',
            required: ['artifactType', 'publisherId', 'id', 'digest', 'relation'],
            properties: properties({
                artifactType: choice('artifact type', ['agent', 'workflow', 'agent-graph'], 'cal/invalid-lineage'),
                publisherId: string(formats/* LINEAGE_PUBLISHER */.LV),
                id: string(formats.ID),
                version: string(formats/* VERSION */.xv),
                digest: string(formats/* LINEAGE_DIGEST */.NR),
                relation: choice('relation', ['fork', 'remix', 'derived-from', 'supersedes'], 'cal/invalid-lineage'),
                source: { ...string(formats/* LINEAGE_SOURCE */.eT), maxLength: 2048 },
            }),
        }, { minItems: 1, maxItems: 8 }),
        note: { kind: 'string', maxLength: 1000 },
    }),
};
const integrity = (schemaVersions) => ({
    kind: 'object',
    noun: 'the integrity block',
    description: 'Signature of the CAL; written by cartwright sign.',
    area: 'integrity/malformed',
    required: ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'],
    properties: properties({
        schemaVersion: choice('signature schemaVersion', schemaVersions, 'integrity/malformed'),
        digest: string(formats/* SIGNED_DIGEST */.UA),
        publisherId: string(formats/* SIGNED_PUBLISHER */.MM),
        keyid: string(formats/* KEYID */.rR),
        publicKeyPem: string(formats/* PUBLIC_KEY */.qI),
        signedAt: string(formats/* SIGNED_AT */.FB),
        envelope: {
            kind: 'object',
            noun: 'the envelope',
            required: ['payloadType', 'payload', 'signatures'],
            properties: properties({
                payloadType: choice('payload type', ['application/vnd.in-toto+json'], 'integrity/malformed'),
                payload: string(formats/* BASE64 */.EW),
                signatures: list({
                    kind: 'object',
                    noun: 'the signature',
                    required: ['keyid', 'sig'],
                    properties: properties({ keyid: string(formats/* KEYID */.rR), sig: string(formats/* BASE64 */.EW) }),
                }, { minItems: 1, maxItems: 1 }),
            }),
        },
    }),
});
function root(profiles) {
    const limit = { kind: 'integer', minimum: 1, rule: 'limits/not-positive' };
    return {
        kind: 'object',
        noun: 'the CAL',
        required: ['schemaVersion', 'id', 'participants', 'start', 'nodes', 'edges'],
        properties: properties({
            schemaVersion: choice('schemaVersion', profiles.map((profile) => profile.calSchemaVersion), 'cal/unrecognized-schema-version'),
            id: string(formats.ID),
            version: string(formats/* VERSION */.xv),
            name: cal_text,
            description: cal_text,
            license: string(formats/* LICENSE */.mi),
            homepage: string(formats/* HOMEPAGE */.py),
            authors: list({
                kind: 'object',
                noun: 'an author',
                required: ['name'],
                properties: properties({ name: cal_text, url: string(formats/* HOMEPAGE */.py) }),
            }),
            tags: list(string(formats/* TAG */.Dk), { unique: true }),
            lineage,
            participants: list(participant(profiles.map((profile) => profile.levelField)), { minItems: 1 }),
            rac: list(racItem),
            variables: list({
                kind: 'object',
                noun: 'variable',
                label: 'name',
                required: ['name', 'type'],
                properties: properties({
                    name: string(formats.ID),
                    type: choice('variable type', ['string', 'number', 'integer', 'boolean', 'object', 'array'], 'variable/unknown-type'),
                    init: any,
                }),
            }),
            limits: {
                kind: 'object',
                noun: 'the limits',
                required: [],
                properties: properties({ maxSteps: limit, maxDurationMs: limit, maxParallel: limit }),
            },
            start: { ...cal_text, description: 'Id of the first node.' },
            nodes: list(node, { minItems: 1 }),
            edges: list({
                kind: 'object',
                noun: 'edge',
                label: 'id',
                required: ['from', 'to'],
                properties: properties({ from: cal_text, to: cal_text, when: { kind: 'condition' } }),
            }),
            extensions: { kind: 'map', noun: 'the extensions', keys: formats/* EXTENSION_KEY */.uL },
            integrity: integrity(profiles.map((profile) => profile.calSignatureSchemaVersion)),
        }),
    };
}
const shapes = new Map();
/** The shape of a CAL in one format profile (format.md, 6; specification 2.4). */
function calShape(profile) {
    let shape = shapes.get(profile);
    if (shape === undefined)
        shapes.set(profile, (shape = root([profile])));
    return shape;
}
/** The shape of a CAL in any shipped profile: an editor does not know which is meant. */
function anyCalShape() {
    return root(PREFIXES.map((name) => PROFILES[name]));
}

// EXTERNAL MODULE: ./build/core/lint/content-keys.js
var content_keys = __webpack_require__(5448);
;// CONCATENATED MODULE: ./build/core/lint/shape/synonyms.js

/** Words of other formats and languages, by the word that a CAL has for them. */
const WORDS = {
    // Properties.
    from: 'source src fromNode',
    to: 'target dst dest destination toNode next',
    when: 'condition if guard expr expression',
    op: 'operator operation comparator',
    var: 'variable variableName',
    value: 'val operand',
    init: 'default initial initialValue defaultValue',
    name: 'id key title label',
    id: 'name key identifier',
    alias: 'id name handle',
    description: 'desc summary',
    agent: 'participant assignee actor owner performer',
    afterMs: 'delay delayMs duration durationMs timeout timeoutMs ms wait',
    romDigest: 'digest sha256 hash romHash',
    minLevel: 'level',
    participants: 'agents actors roles team members',
    nodes: 'steps tasks states',
    edges: 'transitions links flows',
    rac: 'context knowledge requiredContext requiredAvailableContext racItems',
    start: 'startNode entry initial startAt',
    hint: 'pattern path glob url uri',
    extensions: 'metadata annotations',
    // Values.
    eq: '= == === equals equal is',
    ne: '!= !== <> neq not',
    lt: '<',
    gt: '>',
    le: '<= =< lte',
    ge: '>= => gte',
    exclusive: 'xor decision choice',
    parallel: 'and fork join split',
    inclusive: 'or',
    string: 'str text',
    number: 'float double decimal',
    integer: 'int long',
    boolean: 'bool',
    object: 'map dict mapping record',
    array: 'list sequence',
    'api-spec': 'openapi swagger asyncapi graphql grpc proto api',
    wiki: 'docs documentation doc',
    terraform: 'tf hcl opentofu',
    dataset: 'database table data schema',
    runbook: 'playbook',
    'code-map': 'code repo repository codebase',
    'file-glob': 'file files path exists',
    'mcp-resource': 'mcp resource',
    url: 'http https link',
    manual: 'human person',
    end: 'finish finished done complete completed',
    stop: 'abort cancel terminate fail',
    timer: 'wait delay sleep',
    gateway: 'decision branch switch',
    task: 'step activity job',
};
const MEANT = new Map();
for (const [word, others] of Object.entries(WORDS)) {
    for (const other of others.split(' '))
        MEANT.set(fold(other), [...(MEANT.get(fold(other)) ?? []), word]);
}
/**
 * What somebody meant by a word that is not among the candidates: the nearest of them, or else the only one that other
 * formats call by that word. Only the nearest is certain enough to write it instead.
 */
function meantBy(name, candidates) {
    const near = (0,suggest/* nearest */.p)(name, candidates);
    if (near !== undefined)
        return near;
    const words = MEANT.get(fold(name))?.filter((word) => candidates.includes(word)) ?? [];
    return words.length === 1 ? words[0] : undefined;
}
function fold(word) {
    return word
        .slice(0, 100)
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}

// EXTERNAL MODULE: ./build/core/lint/shape/words.js
var words = __webpack_require__(4873);
;// CONCATENATED MODULE: ./build/core/lint/shape/walk-condition.js



/** The shapes of a condition by the property that tells them apart (format.md, 6). */
const SHAPES = {
    always: ['always'],
    var: ['var', 'op', 'value'],
    all: ['all'],
    any: ['any'],
    not: ['not'],
    racAvailable: ['racAvailable'],
};
const CONDITION_KEYS = Object.keys(SHAPES);
const TEXT = { kind: 'string' };
const OPERATOR = { kind: 'enum', was: 'operator', values: OPERATORS, rule: 'condition/unknown-operator' };
/** Compares the value at the place of the walk with the closed grammar of conditions. */
function walkCondition(walk, value) {
    if (typeof value === 'string') {
        return walk.report('condition/expression', 'a condition is data, not an expression in a string', {
            help: 'write for example {var: review.outcome, op: eq, value: done}',
        });
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const help = value === null || value === true ? { help: 'leave "when" out for an edge that is always taken' } : {};
        return walk.report('cal/wrong-type', `a condition must be a mapping, not ${(0,words/* kindOf */.I)(value)}`, help);
    }
    const condition = value;
    const keys = Object.keys(condition);
    const shapes = CONDITION_KEYS.filter((name) => Object.hasOwn(condition, name));
    const [shape] = shapes;
    if (shape === undefined)
        return noShape(walk, keys);
    if (shapes.length > 1) {
        return walk.report('condition/not-one-shape', `a condition has one shape, and this has ${shapes.length}: ${shapes.join(', ')}`, {
            help: 'combine them with {all: […]} or {any: […]}',
        });
    }
    const allowed = SHAPES[shape] ?? [];
    const unknown = keys.filter((key) => !allowed.includes(key));
    const missing = allowed.filter((key) => !keys.includes(key));
    for (const key of unknown)
        walk.unknownProperty(key, missing.length > 0 ? missing : allowed, 'a condition');
    for (const key of missing) {
        if (unknown.some((name) => meantBy(name, missing) === key))
            continue;
        walk.report('cal/missing-property', `a condition on a variable lacks "${key}"`, {
            at: [key],
            help: `add "${key}"`,
        });
    }
    walkShapeOf(walk, shape, condition);
}
function walkShapeOf(walk, shape, condition) {
    const value = condition[shape];
    switch (shape) {
        case 'always':
            if (value !== true) {
                walk.report('condition/not-one-shape', `"always" is ${(0,words/* show */.WU)(value)}; only true is allowed`, {
                    at: ['always'],
                    help: 'leave "when" out for an edge that is always taken',
                });
            }
            return;
        case 'var':
            walk.child('var', TEXT, value);
            if (Object.hasOwn(condition, 'op'))
                walk.child('op', OPERATOR, condition['op']);
            return;
        case 'racAvailable':
            return walk.child('racAvailable', TEXT, value);
        case 'not':
            return walk.child('not', { kind: 'condition' }, value);
        default:
            return walk.child(shape, { kind: 'list', items: { kind: 'condition' }, minItems: 1 }, value);
    }
}
function noShape(walk, keys) {
    const typo = keys.find((key) => meantBy(key, CONDITION_KEYS) !== undefined);
    if (typo !== undefined)
        return walk.unknownProperty(typo, CONDITION_KEYS, 'a condition');
    if (keys.length > 0 && keys.every((key) => key === 'op' || key === 'value')) {
        return walk.report('cal/missing-property', 'a condition on a variable lacks "var"', {
            at: ['var'],
            help: 'add "var"',
        });
    }
    walk.report('condition/not-one-shape', keys.length === 0 ? 'a condition is empty' : `a condition has none of its shapes, but ${(0,words/* listed */.KE)(keys.slice(0, 5))}`, {
        help: `write one of ${(0,words/* listed */.KE)(CONDITION_KEYS)}`,
    });
}

;// CONCATENATED MODULE: ./build/core/lint/shape/walk.js







/**
 * Compares a value with a shape. Each fault is found once, where it stands, and nothing that only follows from it.
 *
 * @returns the findings by rule id; empty when the value fits
 */
function walkShape(shape, value) {
    const walk = new Walk();
    walk.value(shape, value);
    return walk.findings;
}
/** One walk: where it is, what encloses it, and what it found. */
class Walk {
    findings = new Map();
    path = [];
    #frames = [];
    #area;
    /** @param at keys below the place where the walk is */
    report(rule, message, extra = {}) {
        const id = this.#area ?? rule;
        const finding = {
            message,
            path: [...this.path, ...(extra.at ?? [])],
            ...(extra.part === undefined ? {} : { part: extra.part }),
            ...(extra.help === undefined ? {} : { help: extra.help }),
            ...(extra.remedy === undefined ? {} : { remedy: extra.remedy }),
        };
        const list = this.findings.get(id);
        if (list === undefined)
            this.findings.set(id, [finding]);
        else
            list.push(finding);
    }
    /** `the check of RAC item "wiki"`: the mapping that the walk is in, by what people call it. */
    where() {
        const inner = this.#frames.at(-1);
        if (inner === undefined)
            return 'the document';
        const named = this.#frames.findLast(({ shape }) => shape.label !== undefined);
        if (named === undefined)
            return inner.shape.noun;
        return named === inner ? this.#call(named) : `${inner.shape.noun} of ${this.#call(named)}`;
    }
    // By its id, or by its place where it has none.
    #call({ shape, value, depth }) {
        const label = shape.label === undefined ? undefined : (0,mapping/* own */.ZV)(value, shape.label);
        if (typeof label === 'string' && label !== '')
            return `${shape.noun} ${(0,printable/* quote */.h)(label)}`;
        return `${String(this.path[depth - 2])}[${String(this.path[depth - 1])}]`;
    }
    value(shape, value) {
        switch (shape.kind) {
            case 'any':
                return;
            case 'string':
                return this.#string(shape, value);
            case 'enum':
                return this.#enum(shape, value);
            case 'integer':
                if (typeof value === 'number' && Number.isInteger(value) && value >= shape.minimum)
                    return;
                return this.report(shape.rule, `${this.#name()} is ${(0,words/* show */.WU)(value)}; it must be an integer of at least ${shape.minimum}`, typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? { help: 'remove the quotes' } : {});
            case 'boolean':
                if (typeof value === 'boolean')
                    return;
                return this.#wrongType('true or false', value, truthHelp(value));
            case 'list':
                return this.#list(shape, value);
            case 'map':
                return this.#map(shape, value);
            case 'object':
                return this.#object(shape, value, undefined);
            case 'variant':
                return this.#variant(shape, value);
            case 'condition':
                return walkCondition(this, value);
        }
    }
    /** Walks one property or item. */
    child(key, shape, value) {
        this.path.push(key);
        this.value(shape, value);
        this.path.pop();
    }
    /** Reports a value of the wrong type; for a wrong property, at the place of the walk. */
    wrongType(wanted, value) {
        this.#wrongType(wanted, value);
    }
    /** Reports a property that does not belong, with the nearest that does. */
    unknownProperty(name, allowed, noun = this.where()) {
        const near = (0,suggest/* nearest */.p)(name, allowed);
        const meant = near ?? meantBy(name, allowed);
        const help = meant === undefined ? `allowed: ${(0,words/* listed */.KE)(allowed)}` : `did you mean ${(0,printable/* quote */.h)(meant)}?`;
        this.report('cal/unknown-property', `unknown property ${(0,words/* quoteName */.AB)(name)} in ${noun}`, {
            help,
            part: 'key',
            at: [name],
            ...(near === undefined ? {} : { remedy: { kind: 'rename', to: near } }),
        });
    }
    #wrongType(wanted, value, help) {
        const way = help ?? (value === null ? 'write a value, or remove it' : undefined);
        this.report('cal/wrong-type', `${this.#name()} must be ${wanted}, not ${(0,words/* kindOf */.I)(value)}`, way === undefined ? {} : { help: way });
    }
    // What the value at the place of the walk is called: its property, or the item of a list.
    #name() {
        const last = this.path.at(-1);
        if (last === undefined)
            return 'the document';
        if (typeof last === 'string')
            return this.path.length === 1 ? (0,printable/* quote */.h)(last) : `${(0,printable/* quote */.h)(last)} of ${this.where()}`;
        const list = this.path.at(-2);
        return typeof list === 'string' ? `${list}[${last}]` : `item ${last}`;
    }
    #string(shape, value) {
        if (typeof value !== 'string') {
            const quotes = typeof value === 'number' || typeof value === 'boolean' ? 'put it in quotes' : undefined;
            return this.#wrongType('a string', value, quotes);
        }
        const { format, minLength = 1, maxLength, lengthRule } = shape;
        if (format !== undefined) {
            if (value === '' || !format.test(value)) {
                const is = format.secret === true ? '' : `is ${(0,words/* show */.WU)(value)}; it `;
                return this.report(format.rule, `${this.#name()} ${is}must be ${format.words}`, suggestion(format, value));
            }
        }
        else if (minLength > 0 && value.trim() === '') {
            return this.report(lengthRule ?? 'cal/empty-value', `${this.#name()} is ${value === '' ? 'empty' : 'blank'}`);
        }
        if (maxLength !== undefined && value.length > maxLength) {
            const length = [...value].length;
            if (length > maxLength) {
                this.report(lengthRule ?? 'cal/too-long', `${this.#name()} has ${length} characters; at most ${maxLength} are allowed`);
            }
        }
    }
    #enum(shape, value) {
        if (typeof value !== 'string')
            return this.#wrongType('a string', value);
        if (shape.values.includes(value))
            return;
        const near = meantBy(value, shape.values);
        this.report(shape.rule, `unknown ${shape.was} ${(0,words/* quoteName */.AB)(value)} in ${this.where()}; allowed: ${(0,words/* listed */.KE)(shape.values)}`, near === undefined ? {} : { help: `did you mean ${(0,printable/* quote */.h)(near)}?` });
    }
    #list(shape, value) {
        if (!Array.isArray(value))
            return this.#wrongType('a list', value);
        const { items, minItems = 0, maxItems = Infinity, unique = false } = shape;
        if (value.length < minItems)
            this.report('cal/empty-value', `${this.#name()} is empty; at least one item is needed`);
        if (value.length > maxItems) {
            this.report('cal/too-long', `${this.#name()} has ${value.length} items; at most ${maxItems} are allowed`);
        }
        for (let i = 0; i < value.length; i++) {
            this.path.push(i);
            this.value(items, value[i]);
            this.path.pop();
        }
        if (unique && value.length > 1 && new Set(value).size < value.length)
            this.#duplicates(value);
    }
    #duplicates(list) {
        const seen = new Set();
        list.forEach((item, i) => {
            if (seen.has(item) && typeof item === 'string') {
                const message = `${(0,words/* show */.WU)(item)} stands twice in ${(0,printable/* quote */.h)(String(this.path.at(-1)))}`;
                this.report('cal/duplicate-item', message, {
                    at: [i],
                    help: 'remove one of them',
                    remedy: { kind: 'remove' },
                });
            }
            seen.add(item);
        });
    }
    #map(shape, value) {
        if (!(0,mapping/* isMapping */.pi)(value))
            return this.#wrongType('a mapping', value);
        if (shape.keys === undefined)
            return;
        for (const key of Object.keys(value)) {
            if (!shape.keys.test(key)) {
                this.report(shape.keys.rule, `${(0,words/* quoteName */.AB)(key)} in ${shape.noun} must be ${shape.keys.words}`, {
                    part: 'key',
                    at: [key],
                });
            }
        }
    }
    #variant(shape, value) {
        if (!(0,mapping/* isMapping */.pi)(value))
            return this.#wrongType('a mapping', value);
        const tag = Object.hasOwn(value, shape.tag) ? value[shape.tag] : undefined;
        const variant = typeof tag === 'string' ? shape.variants.get(tag) : undefined;
        if (variant !== undefined)
            return this.#object(variant, value, shape);
        this.#frames.push({ shape, value, depth: this.path.length });
        const names = [...shape.variants.keys()];
        if (tag === undefined)
            this.#missingTag(shape, value, names);
        else if (typeof tag === 'string') {
            this.child(shape.tag, { kind: 'enum', was: shape.tag, values: names, rule: shape.rule }, tag);
        }
        else
            this.child(shape.tag, { kind: 'string' }, tag);
        this.#frames.pop();
    }
    // A near miss of the tag's name is the fault itself; otherwise the properties that are there tell which variant was meant.
    #missingTag(shape, value, names) {
        const allowed = new Set([...shape.variants.values()].flatMap((variant) => [...variant.properties.keys()]));
        const typo = Object.keys(value).find((name) => !allowed.has(name) && (0,suggest/* nearest */.p)(name, [...allowed]) === shape.tag);
        if (typo !== undefined)
            return this.unknownProperty(typo, [...allowed]);
        const own = (name) => [...(shape.variants.get(name)?.required ?? [])].filter((key) => key !== shape.tag);
        const fits = names.filter((name) => own(name).every((key) => Object.hasOwn(value, key)));
        const help = fits.length === 1 ? `add ${shape.tag}: ${fits[0]}` : `add ${shape.tag}: ${names.join(' or ')}`;
        this.report('cal/missing-property', `${this.where()} lacks ${(0,printable/* quote */.h)(shape.tag)}`, { help, at: [shape.tag] });
    }
    #object(shape, value, family) {
        const outer = this.#area;
        if (shape.area !== undefined)
            this.#area = shape.area;
        if (!(0,mapping/* isMapping */.pi)(value)) {
            this.#wrongType('a mapping', value);
            this.#area = outer;
            return;
        }
        this.#frames.push({ shape, value, depth: this.path.length });
        let unknown;
        for (const key in value) {
            const property = shape.properties.get(key);
            if (property === undefined)
                (unknown ??= []).push(key);
            else {
                this.child(key, property, value[key]);
            }
        }
        const excused = unknown === undefined ? undefined : this.#unknown(shape, family, unknown, value);
        for (const name of shape.required) {
            if (!Object.hasOwn(value, name) && excused?.has(name) !== true) {
                this.report('cal/missing-property', `${this.where()} lacks ${(0,printable/* quote */.h)(name)}`, {
                    at: [name],
                    help: `add ${(0,printable/* quote */.h)(name)}`,
                });
            }
        }
        const { oneOf } = shape;
        if (oneOf !== undefined && excused === undefined && !oneOf.names.some((name) => Object.hasOwn(value, name))) {
            this.report(oneOf.rule, `${this.where()} asks for nothing`, {
                help: `add at least one of ${(0,words/* listed */.KE)(oneOf.names)}`,
            });
        }
        this.#frames.pop();
        this.#area = outer;
    }
    /**
     * Reports the properties that do not belong.
     *
     * @returns required properties that a near miss or a property of another variant stands for: they are not missed as well
     */
    #unknown(shape, family, names, value) {
        const excused = new Set();
        const allowed = [...shape.properties.keys()];
        const free = allowed.filter((name) => !Object.hasOwn(value, name));
        for (const name of names) {
            if ((0,content_keys/* claimsKey */.be)(shape.noun, name))
                continue;
            const owner = family === undefined ? undefined : [...family.variants].find(([, variant]) => variant.properties.has(name));
            if (owner !== undefined && family !== undefined) {
                const tag = `${family.tag}: ${String(value[family.tag])}`;
                this.report(family.mixed ?? 'cal/unknown-property', `${this.where()} has ${tag}, but ${(0,printable/* quote */.h)(name)} belongs to ${family.tag}: ${owner[0]}`, {
                    part: 'key',
                    at: [name],
                    help: `remove ${(0,printable/* quote */.h)(name)}, or write ${family.tag}: ${owner[0]}`,
                });
                // Where the other variant is whole, its name is what is wrong, and nothing is missing.
                const whole = family.mixed !== undefined || owner[1].required.every((other) => Object.hasOwn(value, other));
                if (whole)
                    for (const required of shape.required)
                        excused.add(required);
                continue;
            }
            const meant = meantBy(name, free);
            if (meant !== undefined)
                excused.add(meant);
            this.unknownProperty(name, meant === undefined ? allowed : free);
        }
        return excused;
    }
}
/** YAML 1.1 reads more words as truth values than YAML 1.2 does. */
function truthHelp(value) {
    if (typeof value !== 'string')
        return undefined;
    if (/^(?:true|false)$/.test(value))
        return 'remove the quotes';
    return /^(?:yes|no|on|off|y|n|true|false)$/i.test(value) ? 'write true or false' : undefined;
}
function suggestion({ suggest, test }, value) {
    const better = value.length > 200 ? undefined : suggest?.(value);
    return better === undefined || !test(better) ? {} : { help: `did you mean ${(0,printable/* quote */.h)(better)}?` };
}

;// CONCATENATED MODULE: ./build/core/lint/shape/fits.js


const compiled = new WeakMap();
/**
 * Compiles a shape into a test. Nearly every part of every document fits: the test keeps no path and no names, and takes a
 * third of the time of the walk that would report what is wrong.
 */
function fitsShape(shape) {
    let fits = compiled.get(shape);
    if (fits === undefined)
        compiled.set(shape, (fits = compile(shape)));
    return fits;
}
function compile(shape) {
    switch (shape.kind) {
        case 'any':
            return () => true;
        case 'string':
            return fits_string(shape);
        case 'enum':
            return fits_choice(shape);
        case 'integer':
            return (value) => typeof value === 'number' && Number.isInteger(value) && value >= shape.minimum;
        case 'boolean':
            return (value) => typeof value === 'boolean';
        case 'list':
            return fits_list(shape);
        case 'map':
            return map(shape);
        case 'object':
            return object(shape);
        case 'variant':
            return variant(shape);
        case 'condition':
            return (value) => walkShape(shape, value).size === 0;
    }
}
function fits_string({ format, minLength = 1, maxLength = Infinity }) {
    if (format !== undefined)
        return (value) => typeof value === 'string' && value !== '' && value.length <= maxLength && format.test(value);
    if (minLength === 0)
        return (value) => typeof value === 'string' && value.length <= maxLength;
    return (value) => typeof value === 'string' && value.length <= maxLength && value.trim() !== '';
}
function fits_choice({ values }) {
    return (value) => typeof value === 'string' && values.includes(value);
}
function fits_list({ items, minItems = 0, maxItems = Infinity, unique = false }) {
    const fits = fitsShape(items);
    return (value) => {
        if (!Array.isArray(value) || value.length < minItems || value.length > maxItems)
            return false;
        for (let i = 0; i < value.length; i++)
            if (!fits(value[i]))
                return false;
        return !unique || value.length < 2 || new Set(value).size === value.length;
    };
}
function map({ keys }) {
    if (keys === undefined)
        return mapping/* isMapping */.pi;
    return (value) => (0,mapping/* isMapping */.pi)(value) && Object.keys(value).every((key) => keys.test(key));
}
function object({ properties, required, oneOf }) {
    const members = new Map([...properties].map(([name, shape]) => [name, { fits: fitsShape(shape), required: required.includes(name) }]));
    return (value) => {
        if (!(0,mapping/* isMapping */.pi)(value))
            return false;
        let there = 0;
        for (const key in value) {
            const member = members.get(key);
            if (member === undefined || !member.fits(value[key]))
                return false;
            if (member.required)
                there++;
        }
        if (there < required.length)
            return false;
        return oneOf === undefined || oneOf.names.some((name) => Object.hasOwn(value, name));
    };
}
function variant({ tag, variants }) {
    const tests = new Map([...variants].map(([name, shape]) => [name, fitsShape(shape)]));
    return (value) => {
        if (!(0,mapping/* isMapping */.pi)(value) || !Object.hasOwn(value, tag))
            return false;
        const name = value[tag];
        return typeof name === 'string' && tests.get(name)?.(value) === true;
    };
}

// EXTERNAL MODULE: ./build/core/lint/suppress/apply.js + 1 modules
var apply = __webpack_require__(874);
// EXTERNAL MODULE: ./build/core/lint/smuggling/texts.js
var texts = __webpack_require__(7348);
;// CONCATENATED MODULE: ./build/core/lint/engine.js
















const NO_FILES = new Map();
/**
 * Lints one document (format.md, 6): what the parser found, then the rules. Each fault gives one diagnostic, at its place.
 * Cost is linear in the size of the document.
 *
 * @returns the diagnostics in their total order, after the comments of the document and before the baseline
 */
function lintDocument(doc, options) {
    const found = doc.value === undefined ? [] : check(doc, options);
    const all = [...explained(doc.problems, found), ...oncePerPlace(found)];
    const { left, suppressed } = (0,apply/* applyComments */.X)(doc, all);
    options.onSuppressed?.(suppressed);
    return (0,diagnostic/* sortDiagnostics */.Ds)(withLevels(left, options.levels ?? {}));
}
function check(doc, options) {
    const { profile, publish = false } = options;
    const found = [];
    const report = (rule, { level = rule.level, remedy, ...finding }) => {
        const fix = remedy === undefined ? undefined : (0,fix_remedy/* fixOf */.B)(doc, finding.path, remedy);
        found.push((0,source_document/* locateFinding */.E1)(doc, { ...finding, rule: rule.id, level, ...(fix === undefined ? {} : { fix }) }));
    };
    const refusal = refuse(doc.value, profile);
    if (refusal !== undefined) {
        const rule = (0,known/* knownRule */.k)(refusal.rule);
        if (rule !== undefined)
            report(rule, refusal.finding);
        return found;
    }
    const root = doc.value;
    const shape = misfits(calShape(profile), root);
    const cal = modelOf(root, shape.size === 0);
    const context = new Context(doc, profile, cal, options);
    for (const [id, findings] of shape) {
        const rule = (0,known/* knownRule */.k)(id);
        if (rule !== undefined)
            for (const finding of findings)
                report(rule, finding);
    }
    let current;
    const reportCurrent = (finding) => {
        if (current !== undefined)
            report(current, finding);
    };
    for (const rule of checks/* CHECKS */.u) {
        if (rule.meta.publish === true && !publish)
            continue;
        current = rule.meta;
        rule.check?.(context, reportCurrent);
    }
    return options.findSecrets === undefined ? found : redactSecrets(root, options.findSecrets, found);
}
const NO_MISFITS = new Map();
function misfits(shape, root) {
    return fitsShape(shape)(root) ? NO_MISFITS : walkShape(shape, root);
}
// A class, since V8 keeps every object literal with a getter alive until a full collection.
class Context {
    doc;
    profile;
    cal;
    findSecrets;
    isKnownLicense;
    itemFiles;
    #graph = null;
    #racTexts;
    constructor(doc, profile, cal, options) {
        this.doc = doc;
        this.profile = profile;
        this.cal = cal;
        this.findSecrets = options.findSecrets;
        this.isKnownLicense = options.isKnownLicense;
        this.itemFiles = options.itemFiles ?? NO_FILES;
    }
    get racTexts() {
        return (this.#racTexts ??= (0,texts/* racTexts */.ll)(this.cal));
    }
    get graph() {
        return this.#graph === null ? (this.#graph = (0,graph/* graphOf */.cQ)(this.cal)) : this.#graph;
    }
}
/** A document that is no CAL of the chosen profile is refused: no other rule looks at it (format.md, 1). */
function refuse(value, profile) {
    if (!(0,mapping/* isMapping */.pi)(value)) {
        return {
            rule: 'cal/not-a-mapping',
            finding: { message: `a CAL must be a mapping, not ${(0,words/* kindOf */.I)(value)}`, path: [] },
        };
    }
    const version = (0,mapping/* own */.ZV)(value, 'schemaVersion');
    if (typeof version !== 'string' || version === profile.calSchemaVersion)
        return undefined;
    const other = (0,ids/* otherProfileWith */.Yc)(profile, 'calSchemaVersion', version);
    const help = other === undefined
        ? `write ${profile.calSchemaVersion}`
        : `to read it, run with --prefix ${other.prefix}, or set prefix: ${other.prefix} in cartwright.yaml`;
    return {
        rule: 'cal/unrecognized-schema-version',
        finding: {
            message: `unrecognized schemaVersion ${(0,words/* show */.WU)(version)}; allowed: ${(0,words/* listed */.KE)([profile.calSchemaVersion])}`,
            path: ['schemaVersion'],
            help,
        },
    };
}
/** Content that comes through a merge key is one fault: the content, at its own place. */
function explained(problems, found) {
    const merged = new Set(found.filter(({ rule }) => rule === 'rac/no-content').map(({ pointer }) => pointer.replace(/\/[^/]*$/, '')));
    return problems.filter(({ rule, pointer }) => rule !== 'source/merge-key' || !merged.has(pointer.replace(/\/[^/]*$/, '')));
}
// An aliased item is there several times; its content stands in one place.
function oncePerPlace(found) {
    const seen = new Set();
    return found.filter(({ rule, range }) => {
        if (rule !== 'rac/no-content')
            return true;
        const place = `${range.start.line}:${range.start.column}`;
        if (seen.has(place))
            return false;
        seen.add(place);
        return true;
    });
}
/** Gives findings the levels of the configuration; what is off is left out. */
function withLevels(diagnostics, levels) {
    return diagnostics.flatMap((diagnostic) => {
        const level = Object.hasOwn(levels, diagnostic.rule) ? levels[diagnostic.rule] : undefined;
        if (level === undefined || level === diagnostic.level || (0,known/* knownRule */.k)(diagnostic.rule)?.always === true)
            return [diagnostic];
        return level === 'off' ? [] : [{ ...diagnostic, level }];
    });
}


/***/ }),

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ signedExample),
/* harmony export */   Hm: () => (/* binding */ jsonExample),
/* harmony export */   R$: () => (/* binding */ calExample),
/* harmony export */   _d: () => (/* binding */ markdownExample),
/* harmony export */   kj: () => (/* binding */ yamlExample),
/* harmony export */   ly: () => (/* binding */ PUBLISHED)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);

/** The sections of the smallest valid CAL, in the order in which they are usually written. */
const SECTIONS = {
    schemaVersion: `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI.cart.calSchemaVersion}`,
    id: 'id: example',
    about: '',
    participants: `participants:
  - { alias: dev, bind: slot, slot: { role: developer } }`,
    rac: '',
    variables: '',
    limits: '',
    start: 'start: work',
    nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    edges: `edges:
  - { from: work, to: done }`,
    extra: '',
};
/**
 * A whole CAL in YAML for a rule's documentation: the smallest valid one with some sections replaced.
 *
 * @param changes YAML text by section, key included; an empty text leaves the section out; `about` and `extra` are free
 */
function calExample(changes = {}) {
    return {
        language: 'yaml',
        // Put together when somebody reads it: a lint loads every rule and reads no example.
        get text() {
            const texts = Object.entries(SECTIONS).map(([name, text]) => (changes[name] ?? text).replace(/\n+$/, ''));
            return `${texts.filter((text) => text !== '').join('\n')}\n`;
        },
    };
}
/** What the publishing profile asks for, beside a valid CAL. */
const PUBLISHED = `version: 1.0.0
name: Ship a feature
description: From an issue to a reviewed change
license: Apache-2.0
authors: [{ name: The platform team }]
tags: [coding]
`;
/** Any other YAML text. */
function yamlExample(text) {
    return { language: 'yaml', text };
}
/** Any Markdown text. */
function markdownExample(text) {
    return { language: 'markdown', text };
}
/** Any JSON text. */
function jsonExample(text) {
    return { language: 'json', text };
}
/** A CAL with a signature block of the right form (its signature proves nothing). */
function signedExample(wrong = {}) {
    const key = '0'.repeat(64);
    return calExample({
        extra: `integrity:
  schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI.cart.calSignatureSchemaVersion}
  digest: sha256:${wrong.digest ?? '0'.repeat(64)}
  publisherId: org.example
  keyid: ed25519:${key}
  publicKeyPem: "-----BEGIN PUBLIC KEY-----\\n${'A'.repeat(60)}\\n-----END PUBLIC KEY-----\\n"
  signedAt: 2026-07-18T15:27:27Z
  envelope:
    payloadType: application/vnd.in-toto+json
    payload: e30=
    signatures:
      - { keyid: 'ed25519:${wrong.signatureKey ?? key}', sig: AAAA }`,
    });
}


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ fixOf),
  f: () => (/* binding */ valueAt)
});

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
;// CONCATENATED MODULE: ./build/core/lint/fix/remove-entry.js


/**
 * The text to delete so that a property or a list item is gone, with its comma or its line, and nothing else is: comments,
 * order, indentation and line ends of the rest stay as they are.
 *
 * @returns undefined where no deletion is certain to do that
 */
function removeEntry(doc, path) {
    const location = doc.locate(path);
    const parent = doc.locate(path.slice(0, -1));
    if (location === undefined || parent === undefined || path.length === 0)
        return undefined;
    const { text } = doc;
    const entry = { start: location.entry.start, end: endOfEntry(text, location.entry, location.value) };
    const opener = text[parent.value.start];
    if (doc.language === 'json' || opener === '{' || opener === '[')
        return inFlow(text, parent.value, entry);
    return inBlock(doc, path, entry, location.key !== undefined);
}
// A key without a value: the colon belongs to the entry.
function endOfEntry(text, entry, value) {
    if (value.end > value.start)
        return entry.end;
    const colon = /^[ \t]*:/.exec(text.slice(entry.end, entry.end + 200));
    return entry.end + (colon === null ? 0 : colon[0].length);
}
/** In brackets: the entry goes with the comma after it, or the last one with the comma before it. */
function inFlow(text, parent, { start, end }) {
    // What stands directly before must be the bracket or a comma: a tag, an anchor or a comment ends the search.
    const before = backOver(text, start, SPACE) - 1;
    if (before !== parent.start && text[before] !== ',')
        return undefined;
    const after = forwardOver(text, end, SPACE);
    if (text[after] === ',') {
        const comma = forwardOver(text, after + 1, BLANK);
        const next = afterBreak(text, comma);
        const line = backOver(text, start, BLANK);
        if (next === comma)
            return { start, end: comma };
        // A comment after the comma may speak of this entry or of the next: it stays, and so does its line.
        return isBreak(text[line - 1]) ? { start: line, end: next } : { start, end: after + 1 };
    }
    if (after !== parent.end - 1)
        return undefined;
    return { start: text[before] === ',' ? before : start, end };
}
/** On lines of its own: the entry goes with its lines. The first key of a list item makes room for the second. */
function inBlock(doc, path, { start, end }, isKey) {
    const { text } = doc;
    const siblings = valueAt(doc.value, path.slice(0, -1));
    const count = Array.isArray(siblings) ? siblings.length : (0,mapping/* isMapping */.pi)(siblings) ? Object.keys(siblings).length : 0;
    if (count < 2)
        return undefined;
    const line = lineStart(text, start);
    const prefix = text.slice(line, start);
    const after = isBreak(text[end - 1]) ? end : lineEnd(text, end);
    if (after === undefined)
        return undefined;
    if ((isKey ? /^ *$/ : /^ *- +$/).test(prefix))
        return { start: line, end: after };
    if (!isKey || !/^ *(?:- +)+$/.test(prefix))
        return undefined;
    const next = forwardOver(text, after, SPACE);
    if (text[next] === '#' || next - lineStart(text, next) !== prefix.length)
        return undefined;
    return { start, end: next };
}
const BLANK = ' \t';
const SPACE = ' \t\r\n';
function isBreak(unit) {
    return unit === '\n' || unit === '\r';
}
function backOver(text, from, units) {
    let at = from;
    while (at > 0 && units.includes(text[at - 1]))
        at--;
    return at;
}
function forwardOver(text, from, units) {
    let at = from;
    while (at < text.length && units.includes(text[at]))
        at++;
    return at;
}
function afterBreak(text, at) {
    if (text[at] === '\r' && text[at + 1] === '\n')
        return at + 2;
    return isBreak(text[at]) ? at + 1 : at;
}
function lineStart(text, from) {
    let at = from;
    while (at > 0 && !isBreak(text[at - 1]))
        at--;
    return at;
}
/** The start of the next line, when nothing but blanks and a comment follow on this one. */
function lineEnd(text, from) {
    let at = forwardOver(text, from, BLANK);
    if (text[at] === '#' && at > from)
        while (at < text.length && !isBreak(text[at]))
            at++;
    return at < text.length && !isBreak(text[at]) ? undefined : afterBreak(text, at);
}

;// CONCATENATED MODULE: ./build/core/lint/fix/remedy.js



/** A property name that YAML reads as it stands. */
const PLAIN = /^[A-Za-z][A-Za-z0-9]*$/;
/**
 * Turns a remedy into edits of the text that change nothing but the entry at `path`.
 *
 * @returns undefined where the text is written in a way that leaves no certain edit (an explicit or aliased key, say)
 */
function fixOf(doc, path, remedy) {
    const name = (0,printable/* printable */.g)(String(path.at(-1)));
    if (remedy.kind === 'remove') {
        const entry = remedy.path ?? path;
        const span = removeEntry(doc, entry);
        return span === undefined ? undefined : fix(doc, titleOfRemoval(entry), span, '');
    }
    const parent = valueAt(doc.value, path.slice(0, -1));
    const key = doc.locate(path)?.key;
    if (key === undefined || !(0,mapping/* isMapping */.pi)(parent) || Object.hasOwn(parent, remedy.to) || !PLAIN.test(remedy.to))
        return undefined;
    const written = doc.text.slice(key.start, key.end);
    const quote = /^(["'])[^]*\1$/.exec(written)?.[1] ?? '';
    // A plain key stands for itself; anything else (an alias, a block) is not touched.
    if (quote === '' && written !== path.at(-1))
        return undefined;
    return fix(doc, `rename "${name}" to "${remedy.to}"`, key, quote + remedy.to + quote);
}
function fix(doc, title, span, newText) {
    return { title, edits: [{ range: doc.range(span), newText }] };
}
function titleOfRemoval(path) {
    const last = path.at(-1);
    return typeof last === 'number'
        ? `remove item ${last} of "${(0,printable/* printable */.g)(String(path.at(-2)))}"`
        : `remove "${(0,printable/* printable */.g)(String(last))}"`;
}
/** @returns the value at a path, own properties only. */
function valueAt(value, path) {
    let at = value;
    for (const segment of path) {
        if (Array.isArray(at) && typeof segment === 'number')
            at = at[segment];
        else if ((0,mapping/* isMapping */.pi)(at) && Object.hasOwn(at, segment))
            at = at[segment];
        else
            return undefined;
    }
    return at;
}


/***/ }),

/***/ 1544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y_: () => (/* binding */ EdgeSet),
  cQ: () => (/* binding */ graphOf)
});

// UNUSED EXPORTS: Graph

// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
;// CONCATENATED MODULE: ./build/core/lint/strong-components.js
/**
 * Strongly connected components (Tarjan), with a stack of its own: a chain of 50,000 nodes must not overflow the call stack.
 * Linear in nodes and edges. A component comes after those that it leads to.
 *
 * @param size nodes are the numbers below it
 * @param targets the nodes that a node leads to; asked at most three times a node
 */
function components(size, targets) {
    const order = new Int32Array(size).fill(-1);
    const low = new Int32Array(size);
    const home = new Int32Array(size).fill(-1);
    const found = [];
    const open = [];
    let count = 0;
    const enter = (node) => {
        order[node] = low[node] = count++;
        open.push(node);
        return { node, next: targets(node), at: 0 };
    };
    const close = (node) => {
        const nodes = open.splice(open.lastIndexOf(node)).sort((a, b) => a - b);
        for (const member of nodes)
            home[member] = found.length;
        const leaves = nodes.some((member) => targets(member).some((target) => home[target] !== found.length));
        found.push({ nodes, leaves, cyclic: nodes.length > 1 || targets(node).includes(node) });
    };
    for (let root = 0; root < size; root++) {
        if (order[root] !== -1)
            continue;
        const frames = [enter(root)];
        for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
            const { node } = frame;
            const target = frame.next[frame.at++];
            if (target !== undefined) {
                if (order[target] === -1)
                    frames.push(enter(target));
                else if (home[target] === -1)
                    low[node] = Math.min(low[node], order[target]);
                continue;
            }
            frames.pop();
            if (low[node] === order[node])
                close(node);
            const parent = frames.at(-1)?.node;
            if (parent !== undefined)
                low[parent] = Math.min(low[parent], low[node]);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/core/lint/graph.js


/**
 * The graph of a CAL whose nodes and edges are all readable. Every analysis costs at most one visit of each node and edge,
 * and is made once, when a rule first asks for it.
 */
class Graph {
    nodes;
    /** Duplicates are left out: they are a finding of their own. */
    edges;
    start;
    /** Edges by the node that they leave. */
    outgoing;
    startEvents;
    ends;
    #reachable;
    #components;
    constructor(nodes, edges, start) {
        this.nodes = nodes;
        this.edges = edges;
        this.start = start;
        const outgoing = nodes.map(() => []);
        for (const edge of edges)
            outgoing[edge.from]?.push(edge);
        this.outgoing = outgoing;
        const events = (...wanted) => nodes.flatMap(({ value }, i) => value['type'] === 'event' && wanted.includes(String(value['event'])) ? [i] : []);
        this.startEvents = events('start');
        this.ends = new Set(events('end', 'stop'));
    }
    id(node) {
        return String(this.nodes[node]?.value['id']);
    }
    /** Edges that a run can take: none leaves an end. */
    steps(node) {
        return this.ends.has(node) ? [] : (this.outgoing[node] ?? []);
    }
    /**
     * Nodes that can be reached from the start. A start event that is not the start is a fault of its own, and an edge that
     * leaves an end too: what only follows from those counts as reached.
     */
    get reachable() {
        if (this.#reachable !== undefined)
            return this.#reachable;
        const reached = new Set([this.start, ...this.startEvents]);
        for (const node of reached)
            for (const { to } of this.outgoing[node] ?? [])
                reached.add(to);
        return (this.#reachable = reached);
    }
    /** Sets of nodes that lead to each other, in reverse topological order: what a set leads to comes before it. */
    get components() {
        return (this.#components ??= components(this.nodes.length, (node) => this.steps(node).map(({ to }) => to)));
    }
    /** Reachable nodes that are no end and have no way on. Without any end, the missing end is the fault. */
    get dangling() {
        if (this.ends.size === 0)
            return [];
        return [...this.reachable]
            .filter((node) => !this.ends.has(node) && this.outgoing[node]?.length === 0)
            .sort(byNumber);
    }
    /** Reachable loops that nothing leaves. Without any end, the missing end is the fault. */
    get traps() {
        if (this.ends.size === 0 || this.#allCanEnd())
            return [];
        return this.components.filter(({ nodes, leaves, cyclic }) => !leaves && cyclic && nodes.some((node) => this.reachable.has(node)));
    }
    // Cheaper than the components, which a sound graph never needs.
    #allCanEnd() {
        const incoming = this.nodes.map(() => []);
        for (const { from, to } of this.edges)
            incoming[to]?.push(from);
        const ending = new Set(this.ends);
        for (const node of ending)
            for (const from of incoming[node] ?? [])
                ending.add(from);
        return ending.size === this.nodes.length;
    }
    /** Unreachable sets of nodes that no other unreachable node leads to. */
    get unreachable() {
        if (this.reachable.size === this.nodes.length)
            return [];
        const lost = this.components.filter(({ nodes }) => !this.reachable.has(nodes[0] ?? this.start));
        if (lost.length === 0)
            return [];
        const home = new Map(lost.flatMap((component) => component.nodes.map((node) => [node, component])));
        const led = new Set();
        for (const { from, to } of this.edges) {
            const target = home.get(to);
            if (target !== undefined && home.get(from) !== target)
                led.add(target);
        }
        return lost.filter((component) => !led.has(component)).sort((a, b) => (a.nodes[0] ?? 0) - (b.nodes[0] ?? 0));
    }
    /** The edges of one loop that a run can enter, in the order of the run; undefined when there is none. */
    get loop() {
        const loops = this.components.filter(({ nodes, cyclic }) => cyclic && nodes.some((node) => this.reachable.has(node)));
        const inside = new Map(loops.flatMap((component) => component.nodes.map((node) => [node, component])));
        const first = [...this.reachable].find((node) => inside.has(node));
        if (first === undefined)
            return undefined;
        const home = inside.get(first);
        const cameBy = new Map();
        const queue = [first];
        for (const node of queue) {
            for (const edge of this.steps(node)) {
                if (edge.to === first)
                    return pathBack(cameBy, edge, first);
                if (inside.get(edge.to) !== home || cameBy.has(edge.to))
                    continue;
                cameBy.set(edge.to, edge);
                queue.push(edge.to);
            }
        }
        return undefined;
    }
}
function pathBack(cameBy, last, first) {
    const edges = [last];
    for (let node = last.from; node !== first;) {
        const edge = cameBy.get(node);
        if (edge === undefined)
            break;
        edges.push(edge);
        node = edge.from;
    }
    return edges.toReversed();
}
const byNumber = (a, b) => a - b;
const EVENTS = ['start', 'end', 'stop', 'handoff', 'timer'];
/** @returns the graph, or undefined when a node, an edge or the start cannot be read. */
function graphOf(cal) {
    const { nodes, edges, root, nodeIds } = cal;
    const list = (0,mapping/* own */.ZV)(root, 'edges');
    if (!nodeIds.whole || nodes.length === 0 || !Array.isArray(list) || list.length !== edges.length)
        return undefined;
    const readable = nodes.every(({ value }) => {
        const type = (0,mapping/* own */.ZV)(value, 'type');
        return type === 'task' || type === 'gateway' || (type === 'event' && EVENTS.includes(String((0,mapping/* own */.ZV)(value, 'event'))));
    });
    if (!readable)
        return undefined;
    const number = new Map(nodes.map(({ value }, i) => [value['id'], i]));
    const start = number.get((0,mapping/* own */.ZV)(root, 'start'));
    if (start === undefined)
        return undefined;
    const found = [];
    const seen = new EdgeSet();
    for (const entry of edges) {
        const from = number.get((0,mapping/* own */.ZV)(entry.value, 'from'));
        const to = number.get((0,mapping/* own */.ZV)(entry.value, 'to'));
        if (from === undefined || to === undefined)
            return undefined;
        if (seen.add(entry) === undefined)
            found.push({ from, to, entry });
    }
    return new Graph(nodes, found, start);
}
/** Edges by what makes two of them the same: both ends and the condition. */
class EdgeSet {
    #byEnds = new Map();
    /** @returns the earlier edge that is the same, or undefined; an edge whose ends are no strings is like no other. */
    add(edge) {
        const from = (0,mapping/* own */.ZV)(edge.value, 'from');
        const to = (0,mapping/* own */.ZV)(edge.value, 'to');
        if (typeof from !== 'string' || typeof to !== 'string')
            return undefined;
        const ends = `${from}\n${to}`;
        const others = this.#byEnds.get(ends);
        if (others === undefined) {
            this.#byEnds.set(ends, [edge]);
            return undefined;
        }
        const key = conditionKey(edge);
        const earlier = others.find((other) => conditionKey(other) === key);
        if (earlier === undefined)
            others.push(edge);
        return earlier;
    }
}
function conditionKey({ value }) {
    return JSON.stringify(sorted((0,mapping/* own */.ZV)(value, 'when') ?? null));
}
// The order of a condition's keys says nothing.
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (!(0,mapping/* isMapping */.pi)(value))
        return value;
    return Object.keys(value)
        .sort()
        .map((key) => [key, sorted(value[key])]);
}


/***/ }),

/***/ 4532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** @returns the own property `name` of a mapping, or undefined. */
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
/** @returns the own property `name` of a mapping when it is a text, else an empty one. */
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
/** @returns the mappings in the list that is the own property `name`; whatever else stands there is left out. */
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}


/***/ }),

/***/ 9722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ unknownName)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4873);


const SHOWN = 8;
/**
 * The finding for a reference that names nothing, with the nearest name that is there. Nothing is found where the names
 * themselves cannot all be read: then the reference may be right.
 *
 * @param name the reference; anything but a text is another rule's finding
 * @param noun what it should name, for the message
 * @param key what of the reference is looked up, when it is not all of it
 */
function unknownName(names, name, noun, path, key = name) {
    if (typeof name !== 'string' ||
        typeof key !== 'string' ||
        name.trim() === '' ||
        !names.whole ||
        names.byName.has(key))
        return undefined;
    const known = names.all;
    const near = names.nearest(key);
    const list = `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(known.slice(0, SHOWN))}${known.length > SHOWN ? `, and ${known.length - SHOWN} more` : ''}`;
    const help = near !== undefined
        ? `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(near)}?`
        : known.length === 0
            ? `declare a ${noun}`
            : `there are: ${list}`;
    return { message: `there is no ${noun} ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(key)}`, path, help };
}


/***/ }),

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4873);




const rule = {
    meta: {
        id: 'cal/duplicate-id',
        level: 'error',
        fixable: true,
        summary: 'an id stands twice in its list',
        what: 'Two participants, RAC items, variables or nodes have the same id. Two entries that are the same in everything are one too many; of others a person must say which is meant.',
        why: 'What refers to the id can mean either of them.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }
  - { id: wiki, kind: wiki, description: A map of the code base }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }
  - { id: runbook, kind: runbook, description: What to do when the queue is full }`,
        }),
    },
    check({ cal, doc }, report) {
        const lists = [
            ['participant alias', 'alias', cal.participants, cal.aliases],
            ['RAC id', 'id', cal.rac, cal.racIds],
            ['variable name', 'name', cal.variables, cal.variableNames],
            ['node id', 'id', cal.nodes, cal.nodeIds],
        ];
        for (const [noun, key, entries, names] of lists) {
            if (names.whole)
                continue;
            for (const entry of entries) {
                const name = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(entry.value, key);
                if (typeof name !== 'string')
                    continue;
                const first = names.byName.get(name);
                if (first === undefined || first === entry)
                    continue;
                const line = (0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .rangeOf */ .be)(doc, [...first.path, key]).start.line;
                report({
                    message: `duplicate ${noun} ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(name)}, first on line ${line}`,
                    path: [...entry.path, key],
                    help: 'give each its own',
                    // The same entry twice is one too many; two entries of one id are for a person to sort out.
                    ...(JSON.stringify(first.value) === JSON.stringify(entry.value)
                        ? { remedy: { kind: 'remove', path: entry.path } }
                        : {}),
                });
            }
        }
    },
};


/***/ }),

/***/ 4445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2087);
/* harmony import */ var _secrets_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8234);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1231);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9628);




const rule = {
    meta: {
        id: 'cal/secret',
        level: 'error',
        summary: 'the CAL holds a secret',
        what: 'A text anywhere in the CAL holds a private key, a token of a well-known service, or a password in a URL or a connection string. What is looked for has a form of its own; randomness is not measured.',
        why: 'A CAL is committed, signed and shared. A secret in it is published, and stays in the history after it was removed.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: url, hint: 'https://deploy:q8Rt2mXw9@wiki.acme.dev/start' } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: url, hint: 'https://wiki.acme.dev/start' } }`,
        }),
        falseAlarms: 'Of 878,139 one-line descriptions and 226,975 names of packages, and 11,841 paragraphs of prose in the documentation of packages, it named none. Digests, ids and placeholders such as `user:password` are not taken for secrets.',
        sensitive: true,
    },
    check({ cal, findSecrets }, report) {
        if (findSecrets === undefined)
            return;
        (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .eachString */ .T)(cal.root, (text, path, isKey) => {
            if (!(0,_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldSecret */ .d)(text))
                return;
            for (const { kind, start, end } of findSecrets(text)) {
                report({
                    message: `a ${isKey ? 'key' : 'text'} holds ${(0,_secrets_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .secretName */ .Gf)(kind)} (${end - start} characters)`,
                    path,
                    part: isKey ? 'key' : 'value',
                    help: 'remove it, and replace it wherever it is used: it counts as published',
                });
            }
        });
    },
};


/***/ }),

/***/ 4921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ CHECKS)
/* harmony export */ });
/* harmony import */ var _cal_duplicate_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1548);
/* harmony import */ var _cal_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4445);
/* harmony import */ var _condition_in_without_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4813);
/* harmony import */ var _condition_unknown_rac_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9273);
/* harmony import */ var _condition_unknown_variable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6307);
/* harmony import */ var _edge_duplicate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9343);
/* harmony import */ var _edge_unknown_node_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6469);
/* harmony import */ var _graph_dead_end_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5999);
/* harmony import */ var _graph_edge_after_end_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4879);
/* harmony import */ var _graph_no_end_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3134);
/* harmony import */ var _graph_no_outgoing_edge_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6431);
/* harmony import */ var _graph_several_start_events_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7800);
/* harmony import */ var _graph_start_event_not_start_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6977);
/* harmony import */ var _graph_unbounded_cycle_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2986);
/* harmony import */ var _graph_unconditional_branch_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1181);
/* harmony import */ var _graph_unknown_start_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3914);
/* harmony import */ var _graph_unreachable_node_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8676);
/* harmony import */ var _integrity_other_key_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5774);
/* harmony import */ var _node_timer_without_delay_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1393);
/* harmony import */ var _node_unknown_agent_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7953);
/* harmony import */ var _node_unknown_rac_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(9982);
/* harmony import */ var _okf_incomplete_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(9865);
/* harmony import */ var _okf_no_shape_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(6510);
/* harmony import */ var _okf_type_differs_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(5281);
/* harmony import */ var _okf_wrong_value_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(2384);
/* harmony import */ var _publish_home_path_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(7247);
/* harmony import */ var _publish_missing_property_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(3214);
/* harmony import */ var _publish_placeholder_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(2807);
/* harmony import */ var _publish_unknown_license_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(2889);
/* harmony import */ var _rac_code_in_text_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(5373);
/* harmony import */ var _rac_content_by_another_name_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(4534);
/* harmony import */ var _rac_content_in_okf_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(7697);
/* harmony import */ var _rac_encoded_text_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(7894);
/* harmony import */ var _rac_hidden_text_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(1048);
/* harmony import */ var _rac_invalid_hint_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(544);
/* harmony import */ var _rac_missing_hint_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(581);
/* harmony import */ var _rac_no_content_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(6472);
/* harmony import */ var _rac_repeats_files_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(6809);
/* harmony import */ var _variable_init_of_other_type_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(3217);







































/** The rules that look at a document themselves, by id. A lint loads no others; a test compares this list with the files. */
const CHECKS = [
    _cal_duplicate_id_js__WEBPACK_IMPORTED_MODULE_0__/* .rule */ .H,
    _cal_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .rule */ .H,
    _condition_in_without_list_js__WEBPACK_IMPORTED_MODULE_2__/* .rule */ .H,
    _condition_unknown_rac_js__WEBPACK_IMPORTED_MODULE_3__/* .rule */ .H,
    _condition_unknown_variable_js__WEBPACK_IMPORTED_MODULE_4__/* .rule */ .H,
    _edge_duplicate_js__WEBPACK_IMPORTED_MODULE_5__/* .rule */ .H,
    _edge_unknown_node_js__WEBPACK_IMPORTED_MODULE_6__/* .rule */ .H,
    _graph_dead_end_js__WEBPACK_IMPORTED_MODULE_7__/* .rule */ .H,
    _graph_edge_after_end_js__WEBPACK_IMPORTED_MODULE_8__/* .rule */ .H,
    _graph_no_end_js__WEBPACK_IMPORTED_MODULE_9__/* .rule */ .H,
    _graph_no_outgoing_edge_js__WEBPACK_IMPORTED_MODULE_10__/* .rule */ .H,
    _graph_several_start_events_js__WEBPACK_IMPORTED_MODULE_11__/* .rule */ .H,
    _graph_start_event_not_start_js__WEBPACK_IMPORTED_MODULE_12__/* .rule */ .H,
    _graph_unbounded_cycle_js__WEBPACK_IMPORTED_MODULE_13__/* .rule */ .H,
    _graph_unconditional_branch_js__WEBPACK_IMPORTED_MODULE_14__/* .rule */ .H,
    _graph_unknown_start_js__WEBPACK_IMPORTED_MODULE_15__/* .rule */ .H,
    _graph_unreachable_node_js__WEBPACK_IMPORTED_MODULE_16__/* .rule */ .H,
    _integrity_other_key_js__WEBPACK_IMPORTED_MODULE_17__/* .rule */ .H,
    _node_timer_without_delay_js__WEBPACK_IMPORTED_MODULE_18__/* .rule */ .H,
    _node_unknown_agent_js__WEBPACK_IMPORTED_MODULE_19__/* .rule */ .H,
    _node_unknown_rac_js__WEBPACK_IMPORTED_MODULE_20__/* .rule */ .H,
    _okf_incomplete_js__WEBPACK_IMPORTED_MODULE_21__/* .rule */ .H,
    _okf_no_shape_js__WEBPACK_IMPORTED_MODULE_22__/* .rule */ .H,
    _okf_type_differs_js__WEBPACK_IMPORTED_MODULE_23__/* .rule */ .H,
    _okf_wrong_value_js__WEBPACK_IMPORTED_MODULE_24__/* .rule */ .H,
    _publish_home_path_js__WEBPACK_IMPORTED_MODULE_25__/* .rule */ .H,
    _publish_missing_property_js__WEBPACK_IMPORTED_MODULE_26__/* .rule */ .H,
    _publish_placeholder_js__WEBPACK_IMPORTED_MODULE_27__/* .rule */ .H,
    _publish_unknown_license_js__WEBPACK_IMPORTED_MODULE_28__/* .rule */ .H,
    _rac_code_in_text_js__WEBPACK_IMPORTED_MODULE_29__/* .rule */ .H,
    _rac_content_by_another_name_js__WEBPACK_IMPORTED_MODULE_30__/* .rule */ .H,
    _rac_content_in_okf_js__WEBPACK_IMPORTED_MODULE_31__/* .rule */ .H,
    _rac_encoded_text_js__WEBPACK_IMPORTED_MODULE_32__/* .rule */ .H,
    _rac_hidden_text_js__WEBPACK_IMPORTED_MODULE_33__/* .rule */ .H,
    _rac_invalid_hint_js__WEBPACK_IMPORTED_MODULE_34__/* .rule */ .H,
    _rac_missing_hint_js__WEBPACK_IMPORTED_MODULE_35__/* .rule */ .H,
    _rac_no_content_js__WEBPACK_IMPORTED_MODULE_36__/* .rule */ .H,
    _rac_repeats_files_js__WEBPACK_IMPORTED_MODULE_37__/* .rule */ .H,
    _variable_init_of_other_type_js__WEBPACK_IMPORTED_MODULE_38__/* .rule */ .H,
];


/***/ }),

/***/ 4813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4873);



const rule = {
    meta: {
        id: 'condition/in-without-list',
        level: 'warning',
        summary: 'the operator "in" has no list to look in',
        what: 'The value of a condition with `op: in` must be a list.',
        why: 'Nothing is in a value that is no list, so the condition can never hold.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: in, value: passed } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: in, value: [passed, skipped] } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'op') !== 'in' || !Object.hasOwn(value, 'value') || Array.isArray(value['value']))
                continue;
            report({
                message: `the operator "in" needs a list, not ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(value['value'])}`,
                path: [...path, 'value'],
                help: 'put the value in brackets, or write op: eq',
            });
        }
    },
};


/***/ }),

/***/ 9273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9722);



const rule = {
    meta: {
        id: 'condition/unknown-rac',
        level: 'error',
        summary: 'a condition asks for a RAC item that does not exist',
        what: 'The value of `racAvailable` must be the id of a RAC item.',
        why: 'The condition can never hold.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            edges: `edges:
  - { from: work, to: done, when: { racAvailable: wikis } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            edges: `edges:
  - { from: work, to: done, when: { racAvailable: wiki } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownName */ .U)(cal.racIds, (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'racAvailable'), 'RAC item', [...path, 'racAvailable']);
            if (finding !== undefined)
                report(finding);
        }
    },
};


/***/ }),

/***/ 6307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9722);



const rule = {
    meta: {
        id: 'condition/unknown-variable',
        level: 'error',
        summary: 'a condition reads a variable that is not declared',
        what: 'The property `var` must be the name of a variable, or start with one and a dot.',
        why: 'The condition can never hold, or always, as the host likes.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcom, op: eq, value: passed } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: eq, value: passed } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            const name = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'var');
            if (typeof name !== 'string' || declared(name, (part) => cal.variableNames.byName.has(part)))
                continue;
            const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.variableNames, name, 'variable', [...path, 'var'], name.split('.')[0]);
            if (finding !== undefined)
                report(finding);
        }
    },
};
// Names may hold dots themselves: `review.outcome` is a variable of that name, or a member of `review`.
function declared(path, isName) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1))
        if (isName(path.slice(0, end)))
            return true;
    return false;
}


/***/ }),

/***/ 9343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1817);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1544);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4873);




const rule = {
    meta: {
        id: 'edge/duplicate',
        level: 'error',
        fixable: true,
        summary: 'an edge stands twice',
        what: 'Two edges have the same ends and the same condition.',
        why: 'The second one is without effect; often another node or condition was meant.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            edges: `edges:
  - { from: work, to: done }
  - { from: work, to: done }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ cal, doc }, report) {
        const edges = new _graph_js__WEBPACK_IMPORTED_MODULE_1__/* .EdgeSet */ .y_();
        for (const edge of cal.edges) {
            const earlier = edges.add(edge);
            if (earlier === undefined)
                continue;
            const ends = `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(String(edge.value['from']))} to ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(String(edge.value['to']))}`;
            const line = (0,_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, earlier.path).start.line;
            report({
                message: `duplicate edge from ${ends}, first on line ${line}`,
                path: edge.path,
                help: 'remove one of them',
                remedy: { kind: 'remove' },
            });
        }
    },
};


/***/ }),

/***/ 6469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9722);



const rule = {
    meta: {
        id: 'edge/unknown-node',
        level: 'error',
        summary: 'an edge starts or ends at a node that does not exist',
        what: 'The properties `from` and `to` of an edge must be ids of nodes.',
        why: 'The run would leave the graph.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            edges: `edges:
  - { from: work, to: dome }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.edges) {
            for (const end of ['from', 'to']) {
                const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownName */ .U)(cal.nodeIds, (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, end), 'node', [...path, end]);
                if (finding !== undefined)
                    report(finding);
            }
        }
    },
};


/***/ }),

/***/ 5999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);


const rule = {
    meta: {
        id: 'graph/dead-end',
        level: 'error',
        summary: 'a loop has no way out',
        what: 'From every node a run can reach an end or stop event.',
        why: 'Once the run is in the loop it never ends.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fix, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: done, when: { always: true } }
  - { from: work, to: fix, when: { always: true } }
  - { from: fix, to: check }
  - { from: check, to: fix }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fix, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: fix }
  - { from: fix, to: check }
  - { from: check, to: fix, when: { always: true } }
  - { from: check, to: done, when: { always: true } }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        for (const { nodes } of graph.traps) {
            const [first = graph.start] = nodes;
            const ids = nodes.slice(0, 5).map((node) => (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(node)));
            const names = `${ids.join(', ')}${nodes.length > 5 ? `, and ${nodes.length - 5} more` : ''}`;
            const message = nodes.length === 1
                ? `${names} only leads to itself and never to an end`
                : `${names} only lead to each other and never to an end`;
            report({ message, path: [...(graph.nodes[first]?.path ?? []), 'id'], help: 'add an edge that leaves the loop' });
        }
    },
};


/***/ }),

/***/ 4879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);


const rule = {
    meta: {
        id: 'graph/edge-after-end',
        level: 'error',
        summary: 'an edge leaves an end or stop event',
        what: 'An event of kind `end` or `stop` has no outgoing edge.',
        why: 'The run is over there; what follows never runs.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            edges: `edges:
  - { from: work, to: done }
  - { from: done, to: work }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        for (const { from, entry } of graph.edges) {
            if (!graph.ends.has(from))
                continue;
            report({
                message: `an edge leaves ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(from))}, where the run ends`,
                path: [...entry.path, 'from'],
                help: 'remove the edge, or let it start at another node',
            });
        }
    },
};


/***/ }),

/***/ 3134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);

const rule = {
    meta: {
        id: 'graph/no-end',
        level: 'error',
        summary: 'there is no end or stop event',
        what: 'At least one node is an event of kind `end` or `stop`.',
        why: 'The run never ends.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }`,
            edges: 'edges: []',
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.ends.size > 0)
            return;
        report({
            message: 'the graph has no end or stop event',
            path: ['nodes'],
            part: 'key',
            help: 'add a node {id: done, type: event, event: end}',
        });
    },
};


/***/ }),

/***/ 6431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);


const rule = {
    meta: {
        id: 'graph/no-outgoing-edge',
        level: 'error',
        summary: 'a node that is no end leads nowhere',
        what: 'Every node that is not an end or stop event has an outgoing edge.',
        why: 'The run gets stuck there.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check, when: { always: true } }
  - { from: work, to: done, when: { always: true } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check }
  - { from: check, to: done }`,
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        const [lost] = graph.unreachable;
        const next = lost?.nodes[0];
        for (const node of graph.dangling) {
            const id = (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(node));
            const target = next === undefined ? 'an end' : `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(next))}, which nothing leads to`;
            report({
                message: `${id} has no outgoing edge and is no end`,
                path: [...(graph.nodes[node]?.path ?? []), 'id'],
                help: `add an edge from ${id}, for example to ${target}`,
            });
        }
    },
};


/***/ }),

/***/ 7800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);


const rule = {
    meta: {
        id: 'graph/several-start-events',
        level: 'error',
        summary: 'there is more than one start event',
        what: 'At most one node is an event of kind `start`.',
        why: 'A run begins in one place.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: again, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: again, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        const [first = -1, ...others] = graph.startEvents;
        for (const node of others) {
            const path = [...(graph.nodes[node]?.path ?? []), 'event'];
            report({
                message: `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(node))} is a second start event; the first is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(first))}`,
                path,
            });
        }
    },
};


/***/ }),

/***/ 6977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);


const rule = {
    meta: {
        id: 'graph/start-event-not-start',
        level: 'error',
        summary: 'the start event is not the start',
        what: 'Where a node is an event of kind `start`, the property `start` names it.',
        why: 'Two places claim to be where the run begins.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: work',
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.startEvents.length !== 1)
            return;
        const [event = graph.start] = graph.startEvents;
        if (event === graph.start)
            return;
        const id = (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(event));
        report({
            message: `the start is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(graph.start))}, but the start event is ${id}`,
            path: ['start'],
            help: `write start: ${id}`,
        });
    },
};


/***/ }),

/***/ 2986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4873);



const rule = {
    meta: {
        id: 'graph/unbounded-cycle',
        level: 'error',
        summary: 'a loop has no step limit',
        what: 'Where the graph has a cycle, `limits.maxSteps` is set.',
        why: 'Nothing else guarantees that the run ends.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: exclusive }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: work }
  - { from: gate, to: done }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: exclusive }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: work }
  - { from: gate, to: done }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
    },
    check({ cal, graph }, report) {
        const limits = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(cal.root, 'limits');
        // Limits that cannot be read, or a misspelt maxSteps, are reported as such.
        if (graph === undefined ||
            (limits !== undefined && (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(limits) || !Object.keys(limits).every((name) => OTHERS.has(name)))))
            return;
        const loop = graph.loop;
        const last = loop?.at(-1);
        if (loop === undefined || last === undefined)
            return;
        const ids = [...loop.map(({ from }) => graph.id(from)), graph.id(last.to)].map(_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB);
        const shown = ids.length > 8 ? [...ids.slice(0, 6), '…', ids.at(-1)] : ids;
        report({
            message: `the loop ${shown.join(' → ')} has no step limit`,
            path: [...last.entry.path, 'to'],
            help: 'add limits: {maxSteps: N}',
        });
    },
};
const OTHERS = new Set(['maxDurationMs', 'maxParallel']);


/***/ }),

/***/ 1181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);


const rule = {
    meta: {
        id: 'graph/unconditional-branch',
        level: 'error',
        summary: 'a node that is no gateway branches without conditions',
        what: 'A node that is not a gateway and has several outgoing edges has a condition on each of them.',
        why: 'Only a gateway says whether one or all of the edges are taken.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check }
  - { from: work, to: done }
  - { from: check, to: done }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fork, type: gateway, gateway: parallel }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: fork }
  - { from: fork, to: check }
  - { from: fork, to: done }
  - { from: check, to: done }`,
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        graph.outgoing.forEach((edges, node) => {
            if (edges.length < 2 || graph.ends.has(node) || graph.nodes[node]?.value['type'] === 'gateway')
                return;
            const bare = edges.filter(({ entry }) => !Object.hasOwn(entry.value, 'when'));
            const [first] = bare;
            if (first === undefined)
                return;
            const targets = bare.slice(0, 5).map(({ to }) => (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(to)));
            report({
                message: `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(node))} is no gateway and has ${edges.length} outgoing edges; ${bare.length === 1 ? 'that' : 'those'} to ${targets.join(', ')} ${bare.length === 1 ? 'has' : 'have'} no condition`,
                path: first.entry.path,
                help: 'add "when" to each, or put a gateway in between',
            });
        });
    },
};


/***/ }),

/***/ 3914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9722);



const rule = {
    meta: {
        id: 'graph/unknown-start',
        level: 'error',
        summary: 'the start is no node',
        what: 'The property `start` must be the id of a node.',
        why: 'The run has nowhere to begin.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ start: 'start: begin' }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ cal }, report) {
        const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownName */ .U)(cal.nodeIds, (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(cal.root, 'start'), 'node', ['start']);
        if (finding !== undefined)
            report(finding);
    },
};


/***/ }),

/***/ 8676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4873);


const rule = {
    meta: {
        id: 'graph/unreachable-node',
        level: 'error',
        summary: 'a node cannot be reached from the start',
        what: 'Every node can be reached from the start along edges.',
        why: 'It never runs; often an edge to it is missing.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: review, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: done }
  - { from: review, to: done }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: review, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: review }
  - { from: review, to: done }`,
        }),
    },
    check({ graph }, report) {
        // A node that leads nowhere, or a loop without a way out, explains what nothing leads to: that is reported alone.
        if (graph === undefined || graph.dangling.length > 0 || graph.traps.length > 0)
            return;
        for (const { nodes } of graph.unreachable) {
            const [first = graph.start] = nodes;
            const others = nodes.length > 1 ? `, nor ${nodes.length - 1} more in its loop` : '';
            report({
                message: `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(first))} cannot be reached from ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(graph.id(graph.start))}${others}`,
                path: [...(graph.nodes[first]?.path ?? []), 'id'],
                help: 'add an edge that leads to it, or remove it',
            });
        }
    },
};


/***/ }),

/***/ 5774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _shape_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8915);



const rule = {
    meta: {
        id: 'integrity/other-key',
        level: 'error',
        summary: 'the envelope was signed with another key',
        what: 'The `keyid` of the envelope’s signature is that of the `integrity` block.',
        why: 'A reader that looks up one key and a reader that looks up the other trust different signers.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .signedExample */ .Bu)({ signatureKey: '1'.repeat(64) }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .signedExample */ .Bu)(),
        always: true,
    },
    check({ cal }, report) {
        const block = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(cal.root, 'integrity');
        const envelope = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(block) ? (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(block, 'envelope') : undefined;
        const signatures = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(envelope) ? (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(envelope, 'signatures') : undefined;
        const [signature] = Array.isArray(signatures) ? signatures : [];
        if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(block) || !(0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(signature))
            return;
        const [outer, inner] = [(0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(block, 'keyid'), (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(signature, 'keyid')];
        if (typeof outer !== 'string' ||
            typeof inner !== 'string' ||
            outer === inner ||
            !_shape_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .KEYID */ .rR.test(outer) ||
            !_shape_formats_js__WEBPACK_IMPORTED_MODULE_1__/* .KEYID */ .rR.test(inner))
            return;
        report({
            message: 'the keyid of the envelope’s signature differs from that of the integrity block',
            path: ['integrity', 'envelope', 'signatures', 0, 'keyid'],
            help: 'sign the CAL again',
        });
    },
};


/***/ }),

/***/ 8401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ruleIds),
/* harmony export */   k: () => (/* binding */ knownRule)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4921);

const named = (ids, rest) => ids
    .trim()
    .split(/\s+/)
    .map((id) => ({ id, ...rest }));
/** Every rule; a test compares these lists with the rules themselves. */
const KNOWN = new Map([
    ..._checks_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECKS */ .u.map(({ meta }) => meta),
    // Found by the walk over the shape.
    ...named(`cal/duplicate-item cal/empty-value cal/invalid-extension-key cal/invalid-id cal/invalid-license cal/invalid-lineage
       cal/invalid-tag cal/invalid-uri cal/invalid-version cal/missing-property cal/not-a-mapping cal/too-long
       cal/unknown-property cal/unrecognized-schema-version cal/wrong-type completion/unknown-type condition/expression
       condition/not-one-shape condition/unknown-operator limits/not-positive node/invalid-delay node/unknown-approval
       node/unknown-event node/unknown-gateway node/unknown-side-effects node/unknown-type participant/invalid-digest
       participant/invalid-level participant/mixed-bindings participant/unconstrained-slot participant/unknown-bind
       participant/unknown-career-tier rac/description-length rac/hint-too-long rac/unknown-check-type rac/unknown-kind
       variable/unknown-type`, { level: 'error' }),
    ...named('integrity/malformed', { level: 'error', always: true }),
    // Found by the parser.
    ...named(`source/alias source/directive source/documents source/duplicate-key source/encoding source/key source/limit
       source/merge-key source/number source/surrogate source/syntax source/tag source/too-large`, { level: 'error', always: true }),
    // Found in an OKF bundle.
    ...named('okf/bad-frontmatter okf/missing-frontmatter okf/missing-type', { level: 'error', apart: true }),
    ...named('okf/wrong-field', { level: 'warning', apart: true }),
    ...named('okf/broken-link', { level: 'note', apart: true }),
    // Found by a look at the code.
    ...named('propose/missing-item propose/stale-check', { level: 'note', apart: true }),
    // About the run itself.
    ...named('baseline/expired baseline/fixed baseline/no-reason', { level: 'warning', apart: true }),
    ...named('suppression/no-reason suppression/not-allowed suppression/unknown-rule suppression/unused', {
        level: 'warning',
    }),
].map((rule) => [rule.id, rule]));
/** @returns what a run knows of the rule with this id, or undefined when there is none. */
function knownRule(id) {
    return KNOWN.get(id);
}
/** The ids of all rules. */
function ruleIds() {
    return [...KNOWN.keys()].sort();
}


/***/ }),

/***/ 1393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4873);



const rule = {
    meta: {
        id: 'node/timer-without-delay',
        level: 'error',
        summary: 'a timer has no delay',
        what: 'An event of kind `timer` needs `afterMs`.',
        why: 'Without it the timer never fires, or at once, as the host likes.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: pause, type: event, event: timer }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: pause }
  - { from: pause, to: done }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: pause, type: event, event: timer, afterMs: 60000 }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: pause }
  - { from: pause, to: done }`,
        }),
    },
    check({ cal }, report) {
        for (const entry of cal.nodes) {
            const { path, value } = entry;
            if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'type') !== 'event' || (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'event') !== 'timer' || Object.hasOwn(value, 'afterMs'))
                continue;
            if (Object.keys(value).some((name) => !KNOWN.has(name)))
                continue;
            report({
                message: `timer ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(entry, 'id')} lacks "afterMs"`,
                path: [...path, 'event'],
                help: 'add "afterMs" with the delay in milliseconds',
            });
        }
    },
};
// A misspelt afterMs is reported as the unknown property that it is.
const KNOWN = new Set(['id', 'type', 'event']);


/***/ }),

/***/ 7953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9722);



const rule = {
    meta: {
        id: 'node/unknown-agent',
        level: 'error',
        summary: 'a task is given to a participant that does not exist',
        what: 'The property `agent` of a task must be the alias of a participant.',
        why: 'Nobody can do the task.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: devs, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)(),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.nodes) {
            if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'type') !== 'task')
                continue;
            const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.aliases, (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'agent'), 'participant', [...path, 'agent']);
            if (finding !== undefined)
                report(finding);
        }
    },
};


/***/ }),

/***/ 9982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9722);



const rule = {
    meta: {
        id: 'node/unknown-rac',
        level: 'error',
        summary: 'a task requires a RAC item that does not exist',
        what: 'Each id in `requires.rac` must be that of a RAC item.',
        why: 'The knowledge that the task waits for is declared nowhere.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            nodes: `nodes:
  - { id: work, type: task, agent: dev, requires: { rac: [wikis] }, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            nodes: `nodes:
  - { id: work, type: task, agent: dev, requires: { rac: [wiki] }, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.nodes) {
            if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'type') !== 'task')
                continue;
            const requires = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'requires');
            const ids = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(requires) ? (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(requires, 'rac') : undefined;
            if (!Array.isArray(ids))
                continue;
            ids.forEach((id, i) => {
                const finding = (0,_references_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)(cal.racIds, id, 'RAC item', [...path, 'requires', 'rac', i]);
                if (finding !== undefined)
                    report(finding);
            });
        }
    },
};


/***/ }),

/***/ 9865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7348);



const INLINE = ['title', 'description', 'tags'];
const rule = {
    meta: {
        id: 'okf/incomplete',
        level: 'note',
        summary: 'an inline OKF descriptor lacks a usual property',
        what: 'An `okf` with a `type` has no `title`, `description` or `tags`.',
        why: 'Catalogs show and search these three. Only `type` is required by OKF itself.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`,
        }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item.value, 'okf');
            if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(okf) || !Object.hasOwn(okf, 'type') || Object.hasOwn(okf, 'bundle'))
                continue;
            const lacking = INLINE.filter((name) => !Object.hasOwn(okf, name)).map((name) => `"${name}"`);
            if (lacking.length === 0)
                continue;
            report({
                message: `okf of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemName */ .TJ)(item)} lacks ${lacking.join(', ')}`,
                path: [...item.path, 'okf'],
                part: 'key',
                help: 'add them for readers of other tools; the description of the item stays authoritative',
            });
        }
    },
};


/***/ }),

/***/ 6510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7348);



const rule = {
    meta: {
        id: 'okf/no-shape',
        level: 'warning',
        summary: 'an OKF descriptor has neither shape',
        what: 'The property `okf` of a RAC item has neither `type` (the inline shape) nor `bundle` (the pointer shape), or both. A `concept` needs a `bundle`.',
        why: 'The two shapes are a convention. A reader that follows it finds nothing in any other.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { title: Code map, description: A map, tags: [] } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`,
        }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item.value, 'okf');
            if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(okf))
                continue;
            const has = (name) => Object.hasOwn(okf, name);
            const path = [...item.path, 'okf'];
            const where = `okf of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemName */ .TJ)(item)}`;
            if (has('type') && has('bundle'))
                report({
                    message: `${where} has both "type" and "bundle"`,
                    path,
                    part: 'key',
                    help: 'describe the artifact, or point to it',
                });
            else if (has('concept') && !has('bundle'))
                report({ message: `${where} names a "concept" without its "bundle"`, path, part: 'key', help: 'add "bundle"' });
            else if (!has('type') && !has('bundle'))
                report({
                    message: `${where} has neither "type" nor "bundle"`,
                    path,
                    part: 'key',
                    help: 'add "type", "title", "description" and "tags", or "bundle"',
                });
        }
    },
};


/***/ }),

/***/ 5281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7348);




/** The illustrative mapping of the specification, 2.5. */
const TYPES = {
    wiki: 'Code Wiki',
    'code-map': 'Code Wiki',
    terraform: 'Terraform Module',
    infra: 'Terraform Module',
    'api-spec': 'API',
    dataset: 'Dataset',
    runbook: 'Runbook',
};
const rule = {
    meta: {
        id: 'okf/type-differs',
        level: 'note',
        summary: 'kind and OKF type of a RAC item name different things',
        what: 'The property `okf.type` is the one that the specification maps to another `kind`: a `Dataset` of kind `wiki`, say. Types that it does not list are free, and so is kind `custom`.',
        why: 'One of the two is wrong, and hosts look for knowledge by either.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Dataset, title: Code map, description: A map, tags: [] } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`,
        }),
    },
    check({ cal }, report) {
        const known = new Set(Object.values(TYPES));
        for (const item of cal.rac) {
            const okf = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item.value, 'okf');
            const kind = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item.value, 'kind');
            const type = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(okf) ? (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(okf, 'type') : undefined;
            if (typeof type !== 'string' || typeof kind !== 'string' || !Object.hasOwn(TYPES, kind))
                continue;
            if (!known.has(type) || type === TYPES[kind])
                continue;
            report({
                message: `${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemName */ .TJ)(item)} is of kind ${kind}, but its okf.type is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(type)}`,
                path: [...item.path, 'okf', 'type'],
                help: `write ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(TYPES[kind] ?? '')}, or change the kind`,
            });
        }
    },
};


/***/ }),

/***/ 2384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7348);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4873);




const text = (value) => typeof value === 'string' && value.trim() !== '' ? undefined : 'a string that is not blank';
const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === 'string');
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/;
/** What the convention says of each property (specification, 2.5). */
const PROPERTIES = {
    type: text,
    title: text,
    description: text,
    tags: (value) => (isTexts(value) ? undefined : 'a list of strings'),
    resource: (value) => (typeof value === 'string' && URI.test(value) ? undefined : 'a URI'),
    timestamp: (value) => (typeof value === 'string' && DATE.test(value) ? undefined : 'a date or a time as in ISO 8601'),
    bundle: text,
    concept: (value) => typeof value === 'string' && /^[^/\\]/.test(value) && !value.endsWith('.md') && !value.split('/').includes('..')
        ? undefined
        : 'a path inside the bundle, without .md',
};
const rule = {
    meta: {
        id: 'okf/wrong-value',
        level: 'warning',
        summary: 'a property of an OKF descriptor is not what the convention says',
        what: 'In `okf`, `type`, `title`, `description` and `bundle` are strings, `tags` is a list of strings, `resource` a URI, `timestamp` a date or time of ISO 8601, and `concept` a path inside the bundle without `.md`. Other properties are free.',
        why: 'The convention is not enforced, but a reader that follows it cannot use another value.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map, description: A map, tags: code } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`,
        }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item.value, 'okf');
            if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(okf))
                continue;
            for (const [name, check] of Object.entries(PROPERTIES)) {
                if (!Object.hasOwn(okf, name))
                    continue;
                const wanted = check(okf[name]);
                if (wanted === undefined)
                    continue;
                const found = typeof okf[name] === 'string' ? 'is not' : `is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(okf[name])}, not`;
                report({ message: `okf.${name} of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .itemName */ .TJ)(item)} ${found} ${wanted}`, path: [...item.path, 'okf', name] });
            }
        }
    },
};


/***/ }),

/***/ 7247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9628);


/** A home folder by its usual places, or by the names that stand for it. */
const HOME = /(?<![\w./~-])(?:(?:file:\/\/)?\/(?:home|Users)\/[^/\s]+|(?:file:\/\/)?\/root(?=\/)|[A-Za-z]:[\\/]+Users[\\/]+[^\\/\s]+|~[\w-]{0,64}\/\S|\$(?:HOME\b|\{HOME\})|%USERPROFILE%)/;
const rule = {
    meta: {
        id: 'publish/home-path',
        level: 'error',
        publish: true,
        summary: 'a published CAL names a path of a home folder',
        what: 'A text of the CAL holds a path below `/home/`, `/Users/`, `C:\\\\Users\\\\`, `/root/`, `~/` or `$HOME`.',
        why: 'The path exists on one machine only, and often tells who uses it.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly,
            rac: `rac:
  - { id: wiki, kind: wiki, description: The notes in /home/sam/notes }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly,
            rac: `rac:
  - { id: wiki, kind: wiki, description: The notes in docs/notes }`,
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        (0,_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .eachString */ .T)(cal.root, (text, path) => {
            if (!HOME.test(text))
                return;
            report({
                message: 'a text names a path of a home folder',
                path,
                help: 'name the path relative to the repository',
            });
        });
    },
};


/***/ }),

/***/ 3214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);


/** What a registry shows and searches, and what its signature is about. */
const NEEDED = [
    ['version', 'add a version, such as version: 1.0.0'],
    ['name', 'add a name for people'],
    ['description', 'say in a sentence what the CAL does'],
    ['license', 'add an SPDX expression, such as license: Apache-2.0'],
    ['authors', 'add at least one author: authors: [{ name: … }]'],
    ['tags', 'add at least one tag'],
];
const rule = {
    meta: {
        id: 'publish/missing-property',
        level: 'error',
        publish: true,
        summary: 'a CAL that is to be published lacks a property',
        what: 'A published CAL has `version` (SemVer), `name`, `description`, `license` (SPDX), and at least one of `authors` and of `tags`.',
        why: 'Who finds the CAL must see what it does, whose it is, what may be done with it, and which of two is newer. The signature names the version.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly.replace(/^license:.*\n/m, '') }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly }),
    },
    check({ cal }, report) {
        for (const [name, help] of NEEDED) {
            const value = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(cal.root, name);
            const empty = Array.isArray(value) && value.length === 0;
            if (value !== undefined && !empty)
                continue;
            report({ message: `a published CAL needs ${empty ? 'an item in ' : ''}"${name}"`, path: [name], help });
        }
    },
};


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9628);


const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|XXX)\b|^<[^<>]+>$|\blorem ipsum\b/;
const rule = {
    meta: {
        id: 'publish/placeholder',
        level: 'warning',
        publish: true,
        summary: 'a published CAL still holds a placeholder',
        what: 'A text of the CAL holds `TODO`, `FIXME`, `TBD` or `XXX`, or is nothing but a name in angle brackets.',
        why: '`cartwright init` writes placeholders where only a person knows the answer. An agent takes them for instructions.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly.replace('From an issue to a reviewed change', '"TODO: say what it does"') }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly }),
    },
    check({ cal }, report) {
        (0,_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .eachString */ .T)(cal.root, (text, path) => {
            const found = PLACEHOLDER.exec(text)?.[0];
            if (found === undefined)
                return;
            report({
                message: `a text holds the placeholder ${found.startsWith('<') ? 'in angle brackets' : found}`,
                path,
                help: 'write what belongs there',
            });
        });
    },
};


/***/ }),

/***/ 2889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4873);
/* harmony import */ var _shape_spdx_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1833);




const rule = {
    meta: {
        id: 'publish/unknown-license',
        level: 'error',
        publish: true,
        summary: 'the license of a published CAL is not on the SPDX list',
        what: 'The `license` is an expression of the right form, but a license or an exception in it is not on the SPDX list. A license of your own is written `LicenseRef-NAME`.',
        why: 'Registries and scanners know the licenses of the list, and take any other id for none.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly.replace('Apache-2.0', 'Apache-2') }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({ about: _examples_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLISHED */ .ly }),
    },
    check({ cal, isKnownLicense }, report) {
        const license = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(cal.root, 'license');
        if (isKnownLicense === undefined || typeof license !== 'string' || !(0,_shape_spdx_js__WEBPACK_IMPORTED_MODULE_2__/* .isSpdxExpression */ .Y)(license))
            return;
        if (isKnownLicense(license))
            return;
        report({
            message: `${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(license)} names a license that is not on the SPDX list`,
            path: ['license'],
            help: 'the list is at https://spdx.org/licenses; ids are case-sensitive',
        });
    },
};


/***/ }),

/***/ 5373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ rule)
});

// EXTERNAL MODULE: ./build/core/lint/examples.js
var examples = __webpack_require__(1231);
;// CONCATENATED MODULE: ./build/core/lint/smuggling/code.js
/** A fence of three or more with at least one line inside; one that is not closed runs to the end of the text. */
const FENCE = /(?:^|\n)[ \t]{0,3}(`{3,}|~{3,})[^\n`]*\n([^]*?)(?:\n[ \t]{0,3}\1|$)/;
/** Blocks of HCL: the label in quotes and the brace make them none of the words of English. */
const HCL = /(?:^|[\s;}])(?:(?:resource|data)\s+"[\w-]{1,100}"\s+"[\w-]{1,100}"|(?:module|variable|provider|output)\s+"[\w-]{1,100}"|locals|terraform)\s{0,9}\{[\s]{0,200}(?:\w{1,100}\s{0,200}[={]|\})/;
/** Statements with their keywords in capitals, or in small letters with the punctuation that prose does not have. */
const SQL = [
    /\bCREATE\s{1,9}(?:OR\s{1,9}REPLACE\s{1,9})?(?:TEMP(?:ORARY)?\s{1,9})?(?:TABLE|VIEW|INDEX|FUNCTION)\s{1,9}(?:IF\s{1,9}NOT\s{1,9}EXISTS\s{1,9})?["`[\]\w.]{1,200}\s{0,9}(?:\(|AS\b|ON\b)/i,
    /\bSELECT\s[^;]{1,1000}?\sFROM\s{1,9}["`[\]\w.]{1,200}(?:\s{0,9};|\s{1,9}(?:WHERE|JOIN|LEFT|INNER|GROUP BY|ORDER BY|LIMIT)\b)/,
    /\bselect\s{1,9}(?:\*|[\w.]{1,100}(?:\s{0,9},\s{0,9}[\w.*]{1,100}){1,50})\s{1,9}from\s{1,9}[\w.]{1,200}\s{0,9}(?:;|where\s{1,9}[\w.]{1,100}\s{0,9}[=<>])/i,
    /\bINSERT\s{1,9}INTO\s{1,9}["`\w.]{1,200}\s{0,9}(?:\([^)]{1,2000}\)\s{0,9})?(?:VALUES\s{0,9}\(|SELECT\s)/i,
    /\b(?:ALTER\s{1,9}TABLE|UPDATE)\s{1,9}["`\w.]{1,200}\s{1,9}(?:ADD|DROP|RENAME|SET)\s{1,9}["`\w]{1,200}\s{0,9}[=\w]/,
];
const SCRIPT = /^#!\/[^\n]{1,200}\n/;
/** Lines that only a program or a configuration has; of `name: value`, only those whose value is no prose. */
const CODE_LINE = /[;{]\s*$|^\s*[}\])]+[;,]?\s*$|^\s*(?:import|from|export|const|let|var|def|class|return|func|fn|public|private|package|#include|use)\b[^.]*[({=;:'"]|^\s*[\w.$-]+\s*(?:=|:=|\+=)\s*\S|^\s*(?:if|for|while)\s*\(.*\)\s*\{|^\s*\$\s+\w+|^\s*(?:-\s+)?[\w.-]+:(?:\s+(?:["'[{].*|[^\s"'[{]\S*))?\s*$/;
const ENOUGH_LINES = 4;
/** Finds code in a text that is meant to be prose: fenced, HCL, SQL, a script, or lines that only code has. */
function findCode(text) {
    const fence = text.includes('```') || text.includes('~~~') ? FENCE.exec(text) : null;
    if (fence !== null && (fence[2] ?? '').trim() !== '')
        return { what: 'a fenced code block', length: fence[2].length };
    if (text.includes('{') && HCL.test(text))
        return { what: 'HCL', length: text.length };
    if (/\b(?:select|create|insert|alter|update)\b/i.test(text) && SQL.some((pattern) => pattern.test(text)))
        return { what: 'SQL', length: text.length };
    if (SCRIPT.test(text))
        return { what: 'a script', length: text.length };
    if (isStructured(text))
        return { what: 'JSON', length: text.length };
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < ENOUGH_LINES)
        return undefined;
    const coded = lines.filter((line) => line.length <= 500 && CODE_LINE.test(line)).length;
    return coded >= ENOUGH_LINES && coded * 10 >= lines.length * 6
        ? { what: `${coded} lines of code`, length: text.length }
        : undefined;
}
/** A JSON document with more than a few values: a name in brackets is none. */
function isStructured(text) {
    if (text.length < 80 || !/^\s*[[{]/.test(text))
        return false;
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && Object.keys(value).length >= 3;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/code-in-text.js


const rule = {
    meta: {
        id: 'rac/code-in-text',
        level: 'warning',
        summary: 'a description or hint carries code',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds a fenced code block, HCL, SQL, a script, a JSON document, or at least four lines that mostly look like code.',
        why: 'A description says which knowledge must be present. Code in it is the knowledge itself, which stays in its environment.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - id: warehouse
    kind: dataset
    description: |
      CREATE TABLE orders (id bigint, customer text, total numeric)`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: warehouse, kind: dataset, description: The columns of the table orders and how its total is computed }`,
        }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 1 (a statement of SQL, indeed); of 11,841 paragraphs of prose in the documentation of packages 1 (a list of people with the fingerprints of their keys).',
        sensitive: true,
    },
    check({ racTexts, findSecrets }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const code = findCode(text);
            // A key or a token is a finding of its own, and a graver one.
            if (code === undefined || (findSecrets?.(text) ?? []).length > 0)
                continue;
            report({
                message: `${found.where} carries ${code.what} (${code.length} characters)`,
                path,
                help: 'describe what must be known, and point to the file with "check"',
            });
        }
    },
};


/***/ }),

/***/ 4534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5448);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4873);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7348);





const rule = {
    meta: {
        id: 'rac/content-by-another-name',
        level: 'error',
        summary: 'a RAC item carries content under another name',
        what: 'A RAC item, or its check, has a property that is `content` in disguise or by another word: another case, look-alike letters or invisible characters (their code points are shown), `contents`, `body`, `text`, `data`, `payload` and the like.',
        why: 'A RAC item has a closed set of properties, so each of these is an error in any case. This one says what it is for: what must not be in `content` must not be anywhere else either.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, Content: The gateway listens on port 8080 }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { bundle: knowledge, concept: overview } }`,
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        const look = (value, path, noun, item) => {
            for (const name of Object.keys(value)) {
                if (name === 'content' || !(0,_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .claimsKey */ .be)(noun, name))
                    continue;
                const where = noun === 'RAC item' ? (0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemName */ .TJ)(item) : `the check of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .itemName */ .TJ)(item)}`;
                const how = (0,_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name) === 'look-alike' ? 'reads as "content"' : 'is another word for content';
                report({
                    message: `property ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)(name)} of ${where} ${how}; a RAC item carries a description only`,
                    path: [...path, name],
                    part: 'key',
                    help: 'remove the key and its value; describe the knowledge in "description" and point to it in "check"',
                });
            }
        };
        for (const item of cal.rac) {
            look(item.value, item.path, 'RAC item', item);
            const check = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .ZV)(item.value, 'check');
            if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(check))
                look(check, [...item.path, 'check'], 'the check', item);
        }
    },
};


/***/ }),

/***/ 7697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5448);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4873);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7348);





/** A value this long under a name such as `data` is no metadata. */
const LONG_VALUE = 200;
const rule = {
    meta: {
        id: 'rac/content-in-okf',
        level: 'warning',
        summary: 'the OKF descriptor of a RAC item carries content',
        what: 'A property below `okf` is `content`, reads as it, or is another word for it (`body`, `contents`, `markdown` …), at any depth. A name that may be metadata, such as `data` or `value`, counts only with a value of 200 characters or more.',
        why: 'An OKF descriptor holds metadata about the knowledge. Its shape is a convention and its properties are open, so this is a warning; with `--strict` it fails the run.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Map, description: A map, tags: [], content: The gateway listens on port 8080 } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_1__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Map, description: A map, tags: [] } }`,
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item.value, 'okf');
            if (okf !== undefined)
                visit(okf, [...item.path, 'okf'], item, report);
        }
    },
};
function visit(value, path, item, report) {
    if (Array.isArray(value))
        value.forEach((entry, i) => visit(entry, [...path, i], item, report));
    if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value))
        return;
    for (const name of Object.keys(value)) {
        const here = [...path, name];
        const content = (0,_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name);
        if (content === undefined || (content === 'near' && !carries(name, value[name]))) {
            visit(value[name], here, item, report);
            continue;
        }
        report({
            message: `okf of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .itemName */ .TJ)(item)} carries content in ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)(name)}; it is for metadata`,
            path: here,
            part: 'key',
            help: 'remove it; point to the artifact with "resource", or with "bundle" and "concept"',
        });
    }
}
function carries(name, value) {
    if (!(0,_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(name))
        return typeof value === 'string' ? value.trim() !== '' : (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) || Array.isArray(value);
    return typeof value === 'string' && value.length >= LONG_VALUE;
}


/***/ }),

/***/ 7894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ rule)
});

// EXTERNAL MODULE: ./build/core/lint/examples.js
var examples = __webpack_require__(1231);
;// CONCATENATED MODULE: ./build/core/lint/smuggling/encoded.js
const DATA_URI = /\bdata:(?:[\w.+-]{1,60}\/[\w.+-]{1,80})?(?:;[\w.+=-]{1,60}){0,4},(?:[A-Za-z0-9+/_=-]|%[0-9A-Fa-f]{2}){32,}/;
/** No digest is this long: sha512 has 128 hex digits, and 88 characters in base64. */
const HEX = /(?<![0-9A-Za-z])(?=[A-Fa-f]{0,100}[0-9])[0-9A-Fa-f]{130,}/;
/** With a body, even one that was cut off: a header alone may be what the text is about. */
const PEM = /-----BEGIN [A-Z0-9 ]{1,60}-----\s{0,9}(?:[A-Za-z-]{1,40}: [^\n]{0,200}\s{1,9}){0,6}[A-Za-z0-9+/=]{12}/;
const BASE64 = /[A-Za-z0-9+/_-]{100,}={0,2}/g;
/** base64 as mail and PEM break it. */
const BASE64_LINES = /(?:[A-Za-z0-9+/]{60,76}\s{1,3}){2,}[A-Za-z0-9+/]{1,76}={0,2}/;
const PERCENT = /(?:%[0-9A-Fa-f]{2}){40,}/;
const ESCAPES = /(?:\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|[0-7]{3})){30,}/;
/** Binary as groups of digits: `01001000 01100101`. */
const BINARY = /(?:\b[01]{8}\b[\s,]{0,2}){12,}/;
/** Finds encoded data in a text. A digest, an id or a path is none, however long. */
function findEncoded(text) {
    if (text.length < 32)
        return undefined;
    const uri = text.includes('data:') ? DATA_URI.exec(text) : null;
    if (uri !== null)
        return { what: 'a data: URI', length: uri[0].length, certain: true };
    const pem = text.includes('-----BEGIN ') ? PEM.exec(text) : null;
    if (pem !== null)
        return { what: 'a PEM text', length: text.length - pem.index, certain: false };
    if (text.length < 60)
        return undefined;
    for (const [what, pattern] of PATTERNS) {
        const match = pattern.exec(text);
        if (match !== null)
            return { what, length: match[0].length, certain: false };
    }
    for (const [run] of text.matchAll(BASE64)) {
        if (looksRandom(run))
            return { what: 'a long encoded run', length: run.length, certain: false };
    }
    return undefined;
}
const PATTERNS = [
    ['a long run of hexadecimal digits', HEX],
    ['lines of base64', BASE64_LINES],
    ['a long run of percent escapes', PERCENT],
    ['a long run of escapes', ESCAPES],
    ['a run of binary digits', BINARY],
];
// Random base64 has 41 % of each case and 16 % digits. A long path or an id in camel case lacks digits or capitals.
function looksRandom(run) {
    const share = (pattern) => (run.match(pattern)?.length ?? 0) / run.length;
    return share(/[A-Z]/g) >= 0.15 && share(/[a-z]/g) >= 0.15 && share(/[0-9]/g) >= 0.04 && share(/[/_-]/g) <= 0.12;
}

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/encoded-text.js


const rule = {
    meta: {
        id: 'rac/encoded-text',
        level: 'warning',
        summary: 'a description or hint carries encoded data',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds a `data:` URI with a payload (an error), a PEM text, or a run of base64, hexadecimal digits or escapes that is longer than any digest.',
        why: 'Nobody describes knowledge in base64. What is encoded is the knowledge itself, or something that should not be read by eye.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: logo, kind: custom, description: 'data:text/plain;base64,VGhlIGdhdGV3YXkgbGlzdGVucyBvbiBwb3J0IDgwODAgYW5kIHRoZSBxdWV1ZSBvbiA5MDkw' }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: logo, kind: custom, description: The logo and the rules for its use }`,
        }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, all of them encoded indeed; of 11,841 paragraphs of prose in the documentation of packages 4 (links whose fragment carries a program in base64); of 226,975 names of packages none.',
        sensitive: true,
    },
    check({ racTexts, findSecrets }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const encoded = findEncoded(text);
            // A key or a token is a finding of its own, and a graver one.
            if (encoded === undefined || (findSecrets?.(text) ?? []).length > 0)
                continue;
            report({
                message: `${found.where} carries ${encoded.what} (${encoded.length} characters)`,
                path,
                ...(encoded.certain ? { level: 'error' } : {}),
                help: 'remove it; describe the artifact, and point to it with "check" or "okf"',
            });
        }
    },
};


/***/ }),

/***/ 1048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ rule)
});

// EXTERNAL MODULE: ./build/core/lint/examples.js
var examples = __webpack_require__(1231);
;// CONCATENATED MODULE: ./build/core/lint/smuggling/hidden.js
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

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/hidden-text.js


/** So many invisible characters are a text of their own. */
const MANY = 8;
const rule = {
    meta: {
        id: 'rac/hidden-text',
        level: 'warning',
        summary: 'a description or hint holds invisible characters',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds tag characters, zero-width characters, variation selectors or bidirectional controls outside of emoji and right-to-left scripts. Eight or more are an error.',
        why: 'An agent reads what a reviewer cannot see: such characters carry hidden content and hidden instructions.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: "A map\\u200b of\\u200b the code base" }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
        }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, each with a stray invisible character indeed; of 11,841 paragraphs of prose in the documentation of packages none.',
    },
    check({ racTexts }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const hidden = findHidden(text);
            if (hidden === undefined)
                continue;
            const { count, points } = hidden;
            report({
                message: `${found.where} holds ${count === 1 ? 'an invisible character' : `${count} invisible characters`} (${points.join(', ')})`,
                path,
                ...(count >= MANY ? { level: 'error' } : {}),
                help: 'type the text anew',
            });
        }
    },
};


/***/ }),

/***/ 544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8998);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4873);




const rule = {
    meta: {
        id: 'rac/invalid-hint',
        level: 'error',
        summary: 'the hint of a check cannot be used',
        what: 'The hint of a `file-glob` check must be a glob that stays inside the repository, without extended patterns such as `+(a|b)`; that of a `url` check an http or https URL; that of an `mcp-resource` check a URI.',
        why: 'The check can never succeed, so the item is never confirmed.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: ../wiki/*.md } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            const check = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'check');
            if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(check))
                continue;
            const hint = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(check, 'hint');
            if (typeof hint !== 'string' || hint.length > 1000)
                continue;
            const problem = problemOf((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(check, 'type'), hint);
            if (problem !== undefined)
                report({ message: `the hint ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(hint)} cannot be used: ${problem}`, path: [...path, 'check', 'hint'] });
        }
    },
};
function problemOf(type, hint) {
    if (type === 'manual')
        return undefined;
    if (type === 'file-glob') {
        if (hint.trim() === '')
            return 'it is empty';
        const glob = (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(hint);
        return 'problem' in glob ? glob.problem : undefined;
    }
    if (type === 'url')
        return /^https?:\/\/[^\s/?#]+\S*$/.test(hint) ? undefined : 'it is no http or https URL';
    if (type === 'mcp-resource')
        return /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/.test(hint) ? undefined : 'it is no URI';
    return undefined;
}


/***/ }),

/***/ 581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);


const rule = {
    meta: {
        id: 'rac/missing-hint',
        level: 'warning',
        summary: 'a check that a program could run has no hint',
        what: 'A check of type `file-glob`, `url` or `mcp-resource` has no `hint`.',
        why: 'Only the hint says which files, which URL or which resource; without it the item stays unconfirmed for ever.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob } }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            const check = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'check');
            if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(check) || Object.hasOwn(check, 'hint'))
                continue;
            const type = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(check, 'type');
            if (type !== 'file-glob' && type !== 'url' && type !== 'mcp-resource')
                continue;
            if (Object.keys(check).length > 1)
                continue;
            report({
                message: `a check of type ${type} has no hint, so nothing can confirm it`,
                path: [...path, 'check'],
                part: 'key',
                help: 'add "hint"',
            });
        }
    },
};


/***/ }),

/***/ 6472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7348);



const HELP = 'remove the key and its value; describe the knowledge in "description" and point to it in "check"';
const rule = {
    meta: {
        id: 'rac/no-content',
        level: 'error',
        fixable: true,
        summary: 'a RAC item carries content',
        what: 'A RAC item, or its check, has the property `content`, whatever its value and however the key is spelt: escaped, quoted, through an anchor or a merge key. Under `okf` it is the rule `rac/content-in-okf`; under `extensions` a vendor may use the name.',
        why: 'A RAC item declares knowledge by reference and description; the knowledge itself stays in its environment. A CAL is shared, and with it everything that stands in it.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, content: The gateway listens on port 8080 }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const { path, value } = item;
            if (Object.hasOwn(value, 'content')) {
                report({
                    message: `${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .itemName */ .TJ)(item)} must not carry content, description only`,
                    path: [...path, 'content'],
                    part: 'key',
                    help: HELP,
                    remedy: { kind: 'remove' },
                });
            }
            const check = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'check');
            if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check) && Object.hasOwn(check, 'content')) {
                report({
                    message: `the check of ${(0,_smuggling_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .itemName */ .TJ)(item)} must not carry content: it verifies that the knowledge is present`,
                    path: [...path, 'check', 'content'],
                    part: 'key',
                    help: HELP,
                    remedy: { kind: 'remove' },
                });
            }
        }
    },
};


/***/ }),

/***/ 6809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _smuggling_passage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2400);


/** So long a passage is no coincidence. */
const CERTAIN = 480;
const PASSAGE = 'To restart the gateway, drain the queue first, wait until the counter of open requests stands at zero, then stop the blue half, start the green half, and tell the people on call in the channel.';
const FILES = [{ path: 'docs/gateway.md', text: `# Gateway\n\n${PASSAGE}\n` }];
const rule = {
    meta: {
        id: 'rac/repeats-files',
        level: 'warning',
        summary: 'a text repeats a passage of the files that the RAC item points to',
        what: 'The description or hint of a RAC item with a `file-glob` check, or a text below its `okf`, has at least 160 characters in a row in common with a file that the glob matches (white space, case and comment signs aside); from 480 on it is an error. Files are read up to 256 KiB each, 20 for an item.',
        why: 'A passage that is copied out of the files is their content, under another name.',
        bad: {
            ...(0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
                rac: `rac:
  - id: gateway
    kind: runbook
    description: >-
      ${PASSAGE}
    check: { type: file-glob, hint: docs/gateway.md }`,
            }),
            files: FILES,
        },
        good: {
            ...(0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
                rac: `rac:
  - id: gateway
    kind: runbook
    description: How to restart the gateway, and whom to tell
    check: { type: file-glob, hint: docs/gateway.md }`,
            }),
            files: FILES,
        },
        falseAlarms: 'Of 411 npm packages, whose descriptions were compared with the files beside them, it named 2 (0.5 %): their README opens with the description, word for word. Shorter descriptions, which nearly all are, are never compared.',
        sensitive: true,
    },
    check({ racTexts, itemFiles }, report) {
        if (itemFiles.size === 0)
            return;
        for (const found of racTexts) {
            const { item, text, path } = found;
            const files = itemFiles.get(Number(item.path[1]));
            const passage = files === undefined ? undefined : (0,_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_1__/* .findPassage */ .U4)(text, files);
            if (passage === undefined)
                continue;
            report({
                message: `${found.where} repeats ${passage.length} characters of ${JSON.stringify(passage.path)}`,
                path,
                ...(passage.length >= CERTAIN ? { level: 'error' } : {}),
                help: 'say in a sentence what must be known; the check points to the file already',
            });
        }
    },
};


/***/ }),

/***/ 3217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ rule)
/* harmony export */ });
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1231);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4873);



const rule = {
    meta: {
        id: 'variable/init-of-other-type',
        level: 'warning',
        summary: 'the initial value is not of the variable’s type',
        what: 'The value of `init` is not of the type that `type` says. A null is taken for every type.',
        why: 'The CAL contradicts itself: a host that checks types refuses it before the first step.',
        bad: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: `variables:
  - { name: attempts, type: integer, init: none }`,
        }),
        good: (0,_examples_js__WEBPACK_IMPORTED_MODULE_0__/* .calExample */ .R$)({
            variables: `variables:
  - { name: attempts, type: integer, init: 0 }`,
        }),
    },
    check({ cal }, report) {
        for (const entry of cal.variables) {
            const { path, value } = entry;
            const init = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'init');
            const type = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, 'type');
            if (init === undefined || init === null || typeof type !== 'string' || fits(type, init))
                continue;
            report({
                message: `variable ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(entry, 'name')} is of type ${type}, but its init is ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(init)}`,
                path: [...path, 'init'],
            });
        }
    },
};
function fits(type, init) {
    if (type === 'integer')
        return Number.isInteger(init);
    if (type === 'array')
        return Array.isArray(init);
    if (type === 'object')
        return (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(init);
    return !['string', 'number', 'boolean'].includes(type) || typeof init === type;
}


/***/ }),

/***/ 8915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EW: () => (/* binding */ BASE64),
  uL: () => (/* binding */ EXTENSION_KEY),
  py: () => (/* binding */ HOMEPAGE),
  ID: () => (/* binding */ ID),
  rR: () => (/* binding */ KEYID),
  mi: () => (/* binding */ LICENSE),
  NR: () => (/* binding */ LINEAGE_DIGEST),
  LV: () => (/* binding */ LINEAGE_PUBLISHER),
  eT: () => (/* binding */ LINEAGE_SOURCE),
  qI: () => (/* binding */ PUBLIC_KEY),
  M4: () => (/* binding */ ROM_DIGEST),
  FB: () => (/* binding */ SIGNED_AT),
  UA: () => (/* binding */ SIGNED_DIGEST),
  MM: () => (/* binding */ SIGNED_PUBLISHER),
  Dk: () => (/* binding */ TAG),
  xv: () => (/* binding */ VERSION)
});

// UNUSED EXPORTS: DIGEST_PATTERN

// EXTERNAL MODULE: ./build/core/lint/shape/spdx.js
var spdx = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/core/lint/shape/suggest-format.js
/** What a text may have been meant to be. Whether it fits then is for the format to say (shape.ts). */
function id(text) {
    return slug(text)
        .replace(/^[^a-z]+/, '')
        .slice(0, 128);
}
function tag(text) {
    return slug(text)
        .replace(/^[^a-z0-9]+/, '')
        .slice(0, 64);
}
function slug(text) {
    return text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/-+$/, '');
}
/** `v1.2` and `1.02` are meant to be versions. */
function version(text) {
    const match = /^\s*[vV=]{0,2}\s?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?([-+][0-9A-Za-z.+-]+)?\s*$/.exec(text);
    if (match === null)
        return undefined;
    const [, major, minor = '0', patch = '0', rest = ''] = match;
    return `${Number(major)}.${Number(minor)}.${Number(patch)}${rest}`;
}
function digest(text) {
    const hex = /^\s*(?:sha-?256[:=-])?([0-9A-Fa-f]{64})\s*$/i.exec(text)?.[1];
    return hex === undefined ? undefined : `sha256:${hex.toLowerCase()}`;
}
const LICENSES = 'Apache-2.0 MIT BSD-2-Clause BSD-3-Clause ISC MPL-2.0 EPL-2.0 CC-BY-4.0 CC0-1.0 Unlicense'.split(' ');
/**
 * The names that people have for the licenses that many projects use: `Apache 2.0`, `Apache License, Version 2`. Those of the
 * GNU project are not among them: whether a later version may be taken is not ours to suggest.
 */
function license(text) {
    const plain = (name) => name
        .toLowerCase()
        .replace(/\b(?:the|license|licence|version|clause|software|public)\b/g, '')
        .replace(/\bv(?=\d)/g, '')
        .replace(/[^a-z0-9]+/g, '')
        .replace(/(?<=\d)0$/, '');
    const wanted = plain(text);
    return wanted === '' ? undefined : LICENSES.find((known) => plain(known) === wanted);
}
function uri(text) {
    return /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:[/:?#]|$)/.test(text) ? `https://${text}` : undefined;
}

;// CONCATENATED MODULE: ./build/core/lint/shape/formats.js


function pattern(source, words, rule, suggest) {
    const expression = new RegExp(source);
    const test = (text) => expression.test(text);
    return { test, schema: { pattern: source }, words, rule, ...(suggest === undefined ? {} : { suggest }) };
}
const REVERSE_DNS = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*';
/** Ids of everything in a CAL (format.md, 6). */
const ID = pattern('^[a-z][a-z0-9._-]{0,127}$', 'a lower-case letter, then at most 127 of a-z, 0-9, ".", "_", "-"', 'cal/invalid-id', id);
/** SemVer 2.0.0. */
const VERSION = pattern('^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$', 'a SemVer version such as 1.0.0', 'cal/invalid-version', version);
const LICENSE = {
    test: spdx/* isSpdxExpression */.Y,
    schema: { pattern: '^[A-Za-z0-9(][A-Za-z0-9.+:() -]*$' },
    words: 'an SPDX license expression such as Apache-2.0 or MIT OR Apache-2.0',
    rule: 'cal/invalid-license',
    suggest: license,
};
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/;
const HOMEPAGE = {
    test: (text) => URI.test(text),
    schema: { pattern: URI.source },
    words: 'an absolute URI such as https://example.org',
    rule: 'cal/invalid-uri',
    suggest: uri,
};
const TAG = pattern('^[a-z0-9][a-z0-9._-]{0,63}$', 'a lower-case letter or digit, then at most 63 of a-z, 0-9, ".", "_", "-"', 'cal/invalid-tag', tag);
const EXTENSION_KEY = pattern(`^${REVERSE_DNS}$`, 'a reverse-DNS name such as org.example.tool', 'cal/invalid-extension-key');
/** `sha256:` and the digest in lower-case hex. */
const DIGEST_PATTERN = '^sha256:[0-9a-f]{64}$';
const DIGEST_WORDS = 'sha256: and 64 lower-case hex digits';
const ROM_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'participant/invalid-digest', digest);
const LINEAGE_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'cal/invalid-lineage', digest);
const LINEAGE_PUBLISHER = pattern(`^${REVERSE_DNS}(?:[./][a-z0-9][a-z0-9._-]*)*$`, 'a reverse-DNS name such as org.example', 'cal/invalid-lineage');
const LINEAGE_SOURCE = pattern('^https://[^/?#@\\s]+(?:[/?#]\\S*)?$', 'an https URL without user name', 'cal/invalid-lineage');
/** Formats of the signature; its area reports every fault by one rule. */
const SIGNED_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'integrity/malformed');
const SIGNED_PUBLISHER = pattern(LINEAGE_PUBLISHER.schema['pattern'], LINEAGE_PUBLISHER.words, 'integrity/malformed');
const KEYID = pattern('^ed25519:[0-9a-f]{64}$', 'ed25519: and 64 lower-case hex digits', 'integrity/malformed');
const PUBLIC_KEY = {
    ...pattern('^-----BEGIN PUBLIC KEY-----[\\r\\n]', 'a PEM text that starts with -----BEGIN PUBLIC KEY-----', 'integrity/malformed'),
    secret: true,
};
const BASE64 = pattern('^[A-Za-z0-9+/_-]+={0,2}$', 'base64', 'integrity/malformed');
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
/** RFC 3339, and a day that is in the calendar. */
const SIGNED_AT = {
    test(text) {
        const match = DATE_TIME.exec(text);
        if (match === null)
            return false;
        const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
        const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
        return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second <= 60;
    },
    schema: { format: 'date-time' },
    words: 'an RFC 3339 date and time such as 2026-07-18T15:27:27Z',
    rule: 'integrity/malformed',
};


/***/ }),

/***/ 1833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isSpdxExpression)
/* harmony export */ });
const TOKEN = /\s*(\(|\)|[A-Za-z0-9][A-Za-z0-9.+:-]*)/y;
const LONGEST = 200;
/**
 * Whether a text is an SPDX license expression by its grammar: ids and `LicenseRef-…` joined by AND, OR, WITH and brackets.
 * The list of ids is SPDX's to extend, so any well-formed id is taken.
 */
function isSpdxExpression(text) {
    if (text.length > LONGEST)
        return false;
    let depth = 0;
    let needsLicense = true;
    let afterLicense = false;
    let needsException = false;
    TOKEN.lastIndex = 0;
    const end = text.trimEnd().length;
    while (TOKEN.lastIndex < end) {
        const token = TOKEN.exec(text)?.[1];
        if (token === undefined)
            return false;
        const operator = token === 'AND' || token === 'OR';
        if (needsException) {
            if (token === '(' || token === ')' || token === 'WITH' || operator)
                return false;
            needsException = false;
        }
        else if (needsLicense) {
            if (token === '(')
                depth++;
            else if (token === ')' || token === 'WITH' || operator)
                return false;
            else {
                needsLicense = false;
                afterLicense = true;
            }
        }
        else if (token === ')') {
            if (--depth < 0)
                return false;
            afterLicense = false;
        }
        else if (operator)
            needsLicense = true;
        else if (token === 'WITH' && afterLicense) {
            needsException = true;
            afterLicense = false;
        }
        else
            return false;
    }
    return depth === 0 && !needsLicense && !needsException;
}


/***/ }),

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   WU: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);


/** What a value is, in words that never show it: `a list`, `null`. */
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'boolean')
        return String(value);
    return { object: 'a mapping', string: 'a string', number: 'a number' }[typeof value] ?? typeof value;
}
/** A short value as it stands, a long or structured one by its kind. */
function show(value) {
    if (typeof value === 'string')
        return quoteName(value);
    if (typeof value === 'number')
        return String(value);
    return kindOf(value);
}
/** Characters that no name of the format has; they can make two names look alike. */
const UNUSUAL = /[^\x21-\x7e]/u;
/**
 * Quotes a name from a document. Where it holds anything but printable ASCII, the code points follow: a look-alike letter or
 * an invisible character shows itself.
 */
function quoteName(name) {
    if (!UNUSUAL.test(name) || name.length > 80)
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(name);
    const points = [...name].filter((character) => UNUSUAL.test(character) && character !== ' ');
    if (points.length === 0)
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(name);
    const shown = points
        .slice(0, 8)
        .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(name)} (with ${shown.join(', ')}${points.length > 8 ? ', …' : ''})`;
}
/**
 * What an entry is called in a message: its name in quotes, or its place (`variables[1]`) where it has none.
 *
 * @param key the property that holds the name
 */
function nameOf({ path, value }, key) {
    const name = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, key);
    return typeof name === 'string' && name !== '' ? quoteName(name) : `${String(path[0])}[${String(path[1])}]`;
}
/** `a, b, c` for "allowed: …". */
function listed(values) {
    return values.map(_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g).join(', ');
}


/***/ }),

/***/ 2400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ findPassage),
/* harmony export */   oG: () => (/* binding */ mayQuote)
/* harmony export */ });
/* unused harmony export LONG_PASSAGE */
const WINDOW = 40;
/** A shorter passage may be a title, a path list, or one sentence that both have by nature. */
const LONG_PASSAGE = 160;
/** Whether a text is long enough to repeat a long passage at all. */
function mayQuote(text) {
    return text.length >= LONG_PASSAGE;
}
/**
 * Finds the longest passage of at least {@link LONG_PASSAGE} characters that `text` has in common with a file, white space,
 * case and comment signs aside. Cost is linear in the files.
 */
function findPassage(text, files) {
    if (!mayQuote(text))
        return undefined;
    const wanted = plain(text);
    if (wanted.length < LONG_PASSAGE)
        return undefined;
    const windows = new Map();
    for (let i = 0; i + WINDOW <= wanted.length; i++)
        windows.set(wanted.slice(i, i + WINDOW), i);
    let best;
    for (const { path, text: source } of files) {
        const file = plain(source);
        for (let i = 0; i + WINDOW <= file.length;) {
            const at = windows.get(file.slice(i, i + WINDOW));
            if (at === undefined) {
                i += WINDOW;
                continue;
            }
            let before = 0;
            while (before < i && before < at && file[i - before - 1] === wanted[at - before - 1])
                before++;
            let after = WINDOW;
            while (i + after < file.length && at + after < wanted.length && file[i + after] === wanted[at + after])
                after++;
            const length = before + after;
            if (length >= LONG_PASSAGE && length > (best?.length ?? 0))
                best = { path, length };
            i += after;
        }
    }
    return best;
}
function plain(text) {
    return text
        .replace(/^[ \t]*(?:#+|\/\/+|\*+|--+|>+|<!--)[ \t]*/gm, '')
        .replace(/\s+/g, ' ')
        .toLowerCase()
        .trim();
}


/***/ }),

/***/ 7348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ itemName),
/* harmony export */   ll: () => (/* binding */ racTexts)
/* harmony export */ });
/* unused harmony export maySmuggle */
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4873);
/* harmony import */ var _passage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2400);



class ItemText {
    item;
    path;
    text;
    #name;
    constructor(item, path, text, name) {
        this.item = item;
        this.path = path;
        this.text = text;
        this.#name = name;
    }
    // Only a finding asks for it.
    get where() {
        return `the ${this.#name} of ${itemName(this.item)}`;
    }
}
/** More is not looked at: what smuggles does so in its first characters, or is refused for its length. */
const LONGEST = 20_000;
/** Deeper than any descriptor; a document is limited in depth anyway. */
const DEPTH = 16;
/** What plain prose of one paragraph does not have: nearly every text is passed over after these looks. */
const SUSPECT = [
    // Any character but those of plain prose: line breaks, ` ~ [ { } % and the backslash, and what is beyond ASCII.
    /[^\t\x20-\x24\x26-\x5a\x5d-\x5f\x61-\x7a|]/,
    /data:|-----BEGIN |\b[01]{8}\b|^#!/,
    /\b(?:select|create|insert|alter|update)\b/i,
];
const LONG_RUN = /[A-Za-z0-9+/_-]{60}/;
/** Whether a text has anything that the rules about texts of RAC items look for. Never false when one of them finds something. */
function maySmuggle(text) {
    return (0,_passage_js__WEBPACK_IMPORTED_MODULE_0__/* .mayQuote */ .oG)(text) || SUSPECT.some((pattern) => pattern.test(text)) || (text.length >= 60 && LONG_RUN.test(text));
}
/**
 * The description, the hint of the check and every text below `okf`, of every item, as far as one may carry more than prose.
 * Texts that are long enough to repeat a passage of a file are among them.
 */
function racTexts(cal) {
    const texts = [];
    for (const item of cal.rac) {
        const add = (text, path, name) => {
            if (typeof text !== 'string' || !maySmuggle(text))
                return;
            texts.push(new ItemText(item, [...item.path, ...path], text.slice(0, LONGEST), name));
        };
        add((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item.value, 'description'), ['description'], 'description');
        const check = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item.value, 'check');
        if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(check))
            add((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(check, 'hint'), ['check', 'hint'], 'hint');
        const okf = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(item.value, 'okf');
        if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(okf))
            visit(okf, ['okf'], add, 0);
    }
    return texts;
}
function visit(value, path, add, depth) {
    if (typeof value === 'string')
        add(value, path, path.filter((segment) => typeof segment === 'string').join('.'));
    if (depth > DEPTH)
        return;
    if (Array.isArray(value))
        value.forEach((item, i) => visit(item, [...path, i], add, depth + 1));
    else if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(value))
        for (const key of Object.keys(value))
            visit(value[key], [...path, key], add, depth + 1);
}
/** `RAC item "wiki"`, or its place when it has no id. */
function itemName(item) {
    return `RAC item ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(item, 'id')}`;
}


/***/ }),

/***/ 9628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ eachString)
/* harmony export */ });
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4532);

/**
 * Calls `visit` for every string of a CAL, keys too, but not of its signature block, which holds keys and digests by design.
 *
 * @param visit gets the path of the value, and whether the string is its key
 */
function eachString(root, visit) {
    const walk = (value, path) => {
        if (typeof value === 'string')
            visit(value, path, false);
        else if (Array.isArray(value))
            value.forEach((item, i) => walk(item, [...path, i]));
        else if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value)) {
            for (const key of Object.keys(value)) {
                if (path.length === 0 && key === 'integrity')
                    continue;
                const here = [...path, key];
                visit(key, here, true);
                walk(value[key], here);
            }
        }
    };
    walk(root, []);
}


/***/ }),

/***/ 874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ applyComments),
  z: () => (/* binding */ isFixed)
});

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var known = __webpack_require__(8401);
;// CONCATENATED MODULE: ./build/core/lint/suppress/comments.js
const MARK = 'cartwright-ignore';
const COMMENT = /(^|[ \t])(#[ \t]*cartwright-ignore\b[^\r\n]*)/gm;
const BODY = /^#[ \t]*cartwright-ignore[ \t]*([^:]*?)[ \t]*(?::[ \t]*(.*?))?[ \t]*$/;
/** Finds the comments that silence findings. JSON has no comments: there the configuration or a baseline does it. */
function ignoreComments(doc) {
    const { text } = doc;
    if (doc.language === 'json' || doc.value === undefined || !text.includes(MARK))
        return [];
    const strings = placesOfStrings(doc).sort((a, b) => a.start - b.start);
    let behind = 0;
    const meant = linesMeant(text);
    const found = [];
    for (const match of text.matchAll(COMMENT)) {
        const [, lead = '', comment = ''] = match;
        const start = match.index + lead.length;
        const span = { start, end: start + comment.trimEnd().length };
        // In a block or a quoted text it is no comment.
        while ((strings[behind]?.end ?? start + 1) <= start)
            behind++;
        if ((strings[behind]?.start ?? start + 1) <= start)
            continue;
        const range = doc.range(span);
        const [, rules = '', reason = ''] = BODY.exec(comment) ?? [];
        found.push({
            rules: rules.split(/[\s,]+/).filter((rule) => rule !== ''),
            reason,
            range,
            line: isAlone(text, start, range) ? meant[range.start.line] || range.start.line : range.start.line,
        });
    }
    return found;
}
function isAlone(text, start, range) {
    return text.slice(start - range.start.column + 1, start).trim() === '';
}
/** For each line, 0-based, the 1-based number of the first line from there on that has more than a comment. */
function linesMeant(text) {
    const lines = text.split(/\r\n|\r|\n/);
    const meant = [];
    let next = 0;
    for (let i = lines.length - 1; i >= 0; i--) {
        if (!/^\s*(?:#|$)/.test(lines[i] ?? ''))
            next = i + 1;
        meant[i] = next;
    }
    return meant;
}
function placesOfStrings(doc) {
    const places = [];
    const visit = (value, path) => {
        if (typeof value === 'string' && value.includes(MARK)) {
            const place = doc.locate(path);
            if (place !== undefined)
                places.push(place.value);
        }
        else if (Array.isArray(value))
            value.forEach((item, i) => visit(item, [...path, i]));
        else if (typeof value === 'object' && value !== null) {
            for (const [key, child] of Object.entries(value))
                visit(child, [...path, key]);
        }
    };
    visit(doc.value, []);
    return places;
}

;// CONCATENATED MODULE: ./build/core/lint/suppress/apply.js




/**
 * Applies the comments of a document to its findings. Faults of integrity stay; a comment that names no rule or an unknown
 * one, that gives no reason, or that nothing needed is itself a finding.
 */
function applyComments(doc, found) {
    const comments = ignoreComments(doc);
    if (comments.length === 0)
        return { left: found, suppressed: [] };
    const byPlace = new Map();
    for (const comment of comments) {
        for (const rule of comment.rules)
            byPlace.set(`${comment.line} ${rule}`, { comment, used: false });
    }
    const left = [];
    const suppressed = [];
    for (const diagnostic of found) {
        const entry = byPlace.get(`${diagnostic.range.start.line} ${diagnostic.rule}`);
        if (entry === undefined || isFixed(diagnostic.rule))
            left.push(diagnostic);
        else {
            entry.used = true;
            const { reason } = entry.comment;
            suppressed.push({ diagnostic, kind: 'inSource', ...(reason === '' ? {} : { reason }) });
        }
    }
    for (const comment of comments) {
        const needed = (rule) => byPlace.get(`${comment.line} ${rule}`)?.used === true;
        left.push(...aboutComment(doc, comment, needed, left.length < SUGGESTED));
    }
    return { left, suppressed };
}
/** @returns whether nothing silences the findings of a rule. */
function isFixed(rule) {
    return (0,known/* knownRule */.k)(rule)?.always === true;
}
function aboutComment(doc, comment, needed, suggests) {
    const { rules, reason, range } = comment;
    const finding = (rule, message, help) => ({
        rule,
        level: (0,known/* knownRule */.k)(rule)?.level ?? 'warning',
        message,
        path: doc.path,
        range,
        pointer: '',
        help,
    });
    const form = 'write # cartwright-ignore RULE: REASON';
    if (rules.length === 0)
        return [finding('suppression/unknown-rule', 'the comment names no rule', form)];
    const found = rules.flatMap((rule) => {
        if ((0,known/* knownRule */.k)(rule) === undefined)
            return [unknownRule(finding, rule, suggests)];
        if (isFixed(rule)) {
            const message = `${(0,printable/* quote */.h)(rule)} is a fault of integrity, which nothing silences`;
            return [finding('suppression/not-allowed', message, 'remove the comment, and the fault')];
        }
        if (needed(rule))
            return [];
        const message = `line ${comment.line} has no finding of ${(0,printable/* quote */.h)(rule)}, so nothing needs this comment`;
        return [finding('suppression/unused', message, 'remove the comment')];
    });
    // One fault, one finding: a comment that does not work at all is not asked for its reason.
    if (found.length === 0 && reason === '')
        found.push(finding('suppression/no-reason', `the comment says nothing about why ${(0,printable/* quote */.h)(rules.join(', '))} is accepted`, form));
    return found;
}
/** Findings after which unknown rules get no suggestion any more: each costs a comparison with every rule. */
const SUGGESTED = 500;
function unknownRule(finding, name, suggests) {
    const near = suggests ? (0,suggest/* nearest */.p)(name, (0,known/* ruleIds */.Z)()) : undefined;
    const help = near === undefined ? 'cartwright explain lists the rules' : `did you mean ${(0,printable/* quote */.h)(near)}?`;
    return finding('suppression/unknown-rule', `there is no rule ${(0,printable/* quote */.h)(name)}`, help);
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
    const lines = [...stopped].map(([id, missing]) => `task ${(0,printable/* quote */.h)(id)} cannot run: it requires ${missing.map((item) => (0,printable/* quote */.h)(item)).join(', ')}`);
    for (const edge of dead) {
        const needs = itemsOf(edge['when']).filter((id) => availability.has(id));
        lines.push(`the branch from ${(0,printable/* quote */.h)((0,mapping/* textOf */.b6)(edge, 'from'))} to ${(0,printable/* quote */.h)((0,mapping/* textOf */.b6)(edge, 'to'))} is never taken: it hangs on ${needs.map((id) => (0,printable/* quote */.h)(id)).join(', ')}`);
    }
    const closed = new Set(dead);
    const open = edges.filter((edge) => !closed.has(edge) && !stopped.has((0,mapping/* textOf */.b6)(edge, 'from')));
    const before = reachable((0,mapping/* textOf */.b6)(cal, 'start'), edges);
    const now = reachable((0,mapping/* textOf */.b6)(cal, 'start'), open);
    for (const node of nodes) {
        const id = (0,mapping/* textOf */.b6)(node, 'id');
        const cut = before.has(id) && !now.has(id) && !stopped.has(id);
        if (cut && (0,mapping/* textOf */.b6)(node, 'type') === 'task')
            lines.push(`task ${(0,printable/* quote */.h)(id)} is not reached`);
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
    return /^[\w .,:/@+…-]{1,120}$/.test(text) ? text : (0,printable/* quote */.h)(text);
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
            reason: `confirmed by ${(0,printable/* printable */.g)(by)} on ${at.slice(0, 10)}`,
            evidence: { by, at, ...(expires === undefined ? {} : { expires }) },
        };
    }
    const stale = own.find((entry) => expired(entry, now));
    if (stale !== undefined)
        return {
            state: 'unconfirmed',
            reason: `the confirmation by ${(0,printable/* printable */.g)(stale.by)} expired on ${String(stale.expires).slice(0, 10)}`,
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


/***/ }),

/***/ 3189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isRevision),
/* harmony export */   w: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** @returns whether `text` is an MCP revision: a real `YYYY-MM-DD` date (format.md, 7). */
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
/**
 * Compares two MCP revisions as dates.
 *
 * @param a real date, as {@link isRevision} says
 * @returns negative when `a` is older, zero when equal, positive when newer
 */
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1817);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);



/** Keywords that only sum up errors which are reported by themselves. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);
/**
 * Checks a document against a schema and says what is wrong in words, each fault once, at its exact place.
 *
 * @param rule rule id of the diagnostics
 */
function checkSchema(doc, validator, rule = 'schema/invalid') {
    if (validator(doc.value))
        return [];
    const errors = [...(validator.errors ?? [])];
    const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
    const seen = new Set();
    const diagnostics = [];
    for (const error of specific.length > 0 ? specific : errors) {
        const finding = explain(error, doc.value, rule);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .locateFinding */ .E1)(doc, finding));
    }
    return diagnostics;
}
function explain(error, root, rule) {
    const path = fromPointer(error.instancePath, root);
    const where = describe(path);
    const finding = (message, extra = {}) => ({
        rule,
        level: 'error',
        message,
        path,
        ...extra,
    });
    switch (error.keyword) {
        case 'additionalProperties':
        case 'unevaluatedProperties': {
            const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
            const known = Object.keys(error.parentSchema?.['properties'] ?? {});
            const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(name, known);
            const help = near === undefined
                ? known.length === 0
                    ? 'remove it'
                    : `allowed here: ${known.join(', ')}`
                : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(near)}?`;
            return finding(`unknown property ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = typeof error.data === 'string'
                ? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(error.data, allowed.filter((v) => typeof v === 'string'))
                : undefined;
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: `write ${meant}`,
            });
        }
        case 'minItems':
        case 'maxItems': {
            const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
            return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`);
        }
        case 'minLength':
            return finding(`${where} is empty`, { help: 'write something, or remove it' });
        case 'uniqueItems':
            return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
        default:
    }
    const value = isShort(error.data) ? ` (${show(error.data)})` : '';
    return finding(`${where} ${error.message ?? 'is not valid'}${value}`);
}
function fromPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((raw) => {
        const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        const key = Array.isArray(value) ? Number(segment) : segment;
        value =
            typeof value === 'object' && value !== null ? value[key] : undefined;
        return key;
    });
}
function describe(path) {
    if (path.length === 0)
        return 'the document';
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(value);
    return isShort(value) || value === null ? String(value) : kindOf(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return article(typeof value);
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const names = {
        object: 'a mapping',
        array: 'a list',
        string: 'a string',
        number: 'a number',
        integer: 'an integer',
        boolean: 'true or false',
        null: 'null',
    };
    return names[String(type)] ?? String(type);
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module) {
    const loaded = await module;
    return (loaded.default ?? loaded.validate);
}
/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 9607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 5930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 6699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 2321))),
};


/***/ }),

/***/ 2087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/**
 * What every secret that `findSecrets` knows holds; almost no other text does. A rare character first, then what stands
 * before it: several such searches take half the time of one with all alternatives.
 */
const MARKERS = [
    /:\/\/[^\s/@]{1,400}@/,
    /PRIVATE KEY|LS0tLS1CRUdJTi|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/,
    /_(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_)|_authToken=/,
    /-(?<=(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)/,
    /"kty"|eyJ[\w-]{10}|hooks\.slack\.com|hv[sbr]\.\w|dapi[A-Fa-f0-9]{30}/,
];
/**
 * Whether a text may hold a secret, at a small part of the cost of looking for one. Never false when `findSecrets` finds one.
 * A text that is a source file can hide one behind escapes: ask for its decoded values instead.
 */
function mayHoldSecret(text) {
    return MARKERS.some((marker) => marker.test(text));
}


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
/** Kinds that prove or sign: they must never leave their owner, whatever the text around them says. */
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
/** What a kind is called in a message: `a GitHub token`. */
function secretName(kind) {
    return NAMES[kind] ?? `a secret (${kind})`;
}
const NAMES = {
    'private-key': 'a private key',
    'encrypted-private-key': 'an encrypted private key',
    'aws-key': 'an AWS access key',
    'google-key': 'a Google API key',
    'stripe-key': 'a Stripe key',
    'pypi-token': 'a PyPI token',
    'json-web-token': 'a JSON web token',
    'azure-key': 'an Azure account key',
    'hugging-face-token': 'a Hugging Face token',
    'openai-key': 'an OpenAI key',
    'anthropic-key': 'an Anthropic key',
    'github-token': 'a GitHub token',
    'gitlab-token': 'a GitLab token',
    'npm-token': 'an npm token',
    'slack-token': 'a Slack token',
    'url-password': 'a password in a URL',
    'database-password': 'a password in a connection string',
};
/**
 * Sorts secrets by place and joins those that overlap: two detectors may each see a part. The kind of the first stays, but a
 * key's kind wins.
 */
function distinct(secrets) {
    const joined = [];
    for (const secret of [...secrets].sort((a, b) => a.start - b.start || b.end - a.end)) {
        const last = joined.at(-1);
        if (last === undefined || secret.start >= last.end)
            joined.push(secret);
        else {
            const kind = KEY_KINDS.includes(secret.kind) && !KEY_KINDS.includes(last.kind) ? secret.kind : last.kind;
            joined[joined.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) };
        }
    }
    return joined;
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
        range: rangeOf(doc, finding.path, finding.part),
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
        const exact = length === path.length;
        const span = exact && part === 'key'
            ? (location.key ?? location.value)
            : exact && part === 'entry'
                ? location.entry
                : location.value;
        return doc.range(exact ? span : (location.key ?? firstCharacter(span)));
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 8092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
/** What a document may cost before it is refused: the process is protected before a parser sees the text. */
const LIMITS = {
    /** Nesting of collections. Deeper than any real document; parsers fail unpredictably at some thousand. */
    depth: 100,
    /** Bytes of one JSON document. */
    jsonBytes: 64 * 1024 * 1024,
    /** Bytes of one YAML document: its parser needs about 70 times as much memory (perf/baselines.md, 6). */
    yamlBytes: 2 * 1024 * 1024,
    /** Nodes that aliases may add to a YAML document. */
    aliasNodes: 10_000,
};


/***/ }),

/***/ 9231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
/** Converts UTF-16 offsets into 1-based lines and columns. A line ends at LF, CRLF or a lone CR. */
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    /** @param offset UTF-16 offset; clamped to the text */
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    /** @returns the UTF-16 offset of a 1-based position; clamped to the text. */
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 7161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ duplicateKey),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/source/json-places.js
/** A value in a JSON text that is known to be valid. What is in it is looked up when somebody asks, one level at a time. */
class JsonPlace {
    span;
    #text;
    #members;
    #items;
    constructor(text, start) {
        this.#text = text;
        this.span = { start, end: endOfValue(text, start) };
    }
    /** The member of an object by its name; as in JSON.parse, the last of several equal keys counts. */
    member(name) {
        if (this.#text.charCodeAt(this.span.start) !== OPEN_BRACE)
            return undefined;
        this.#members ??= membersOf(this.#text, this.span);
        return this.#members.get(name);
    }
    item(index) {
        if (this.#text.charCodeAt(this.span.start) !== OPEN_BRACKET)
            return undefined;
        this.#items ??= itemsOf(this.#text, this.span);
        return this.#items[index];
    }
}
/** The root of a valid JSON text. A finding costs a look at what encloses it, not at every value of the document. */
function jsonPlaces(text) {
    return new JsonPlace(text, afterSpace(text, 0));
}
const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const BACKSLASH = 0x5c;
function membersOf(text, { start }) {
    const members = new Map();
    let at = afterSpace(text, start + 1);
    while (text.charCodeAt(at) === QUOTE) {
        const key = { start: at, end: endOfString(text, at) };
        const written = text.slice(key.start + 1, key.end - 1);
        const name = written.includes('\\') ? JSON.parse(`"${written}"`) : written;
        // One step over the colon, and later one over the comma.
        const value = new JsonPlace(text, afterSpace(text, afterSpace(text, key.end) + 1));
        members.set(name, { key, value });
        at = afterSpace(text, afterSpace(text, value.span.end) + 1);
    }
    return members;
}
function itemsOf(text, { start }) {
    const items = [];
    let at = afterSpace(text, start + 1);
    if (text.charCodeAt(at) === CLOSE_BRACKET)
        return items;
    for (;;) {
        const item = new JsonPlace(text, at);
        items.push(item);
        const next = afterSpace(text, item.span.end);
        if (text.charCodeAt(next) === CLOSE_BRACKET)
            return items;
        at = afterSpace(text, next + 1);
    }
}
function afterSpace(text, start) {
    let at = start;
    for (;;) {
        const unit = text.charCodeAt(at);
        if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09)
            return at;
        at++;
    }
}
function endOfValue(text, start) {
    const first = text.charCodeAt(start);
    if (first === QUOTE)
        return endOfString(text, start);
    if (first === OPEN_BRACE || first === OPEN_BRACKET)
        return endOfCollection(text, start);
    SCALAR.lastIndex = start;
    SCALAR.test(text);
    return SCALAR.lastIndex;
}
/** A number, or true, false, null. */
const SCALAR = /[-+.0-9A-Za-z]+/y;
function endOfCollection(text, start) {
    let depth = 0;
    for (let at = start;; at++) {
        const unit = text.charCodeAt(at);
        if (unit === QUOTE)
            at = endOfString(text, at) - 1;
        else if (unit === OPEN_BRACE || unit === OPEN_BRACKET)
            depth++;
        else if ((unit === CLOSE_BRACE || unit === CLOSE_BRACKET) && --depth === 0)
            return at + 1;
    }
}
function endOfString(text, start) {
    for (let quote = text.indexOf('"', start + 1);; quote = text.indexOf('"', quote + 1)) {
        let slashes = 0;
        while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH)
            slashes++;
        if (slashes % 2 === 0)
            return quote + 1;
    }
}

// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(9231);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
;// CONCATENATED MODULE: ./build/core/source/scan-json.js

/** Where and why a text is not JSON (RFC 8259). */
class JsonSyntaxError extends Error {
    name = 'JsonSyntaxError';
    span;
    help;
    rule;
    constructor(message, span, help, rule = 'source/syntax') {
        super(message);
        this.span = span;
        this.help = help;
        this.rule = rule;
    }
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:[\]{}"]+/y;
/**
 * Reads a JSON text strictly, with the place of every key and value.
 * `JSON.parse` gives the value faster; this gives the places, the duplicates and the exact place of a mistake.
 *
 * @throws JsonSyntaxError at the first place where the text is not JSON, or nests deeper than the limit
 */
function scanJson(text) {
    return new Scanner(text).document();
}
class Scanner {
    #text;
    #at = 0;
    #depth = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        this.#space();
        if (this.#at >= this.#text.length)
            this.#fail('the document is empty', 0, 'write one JSON value');
        const node = this.#value();
        this.#space();
        if (this.#at < this.#text.length) {
            this.#fail('there is text after the end of the document', 1, 'a JSON file holds exactly one value');
        }
        return node;
    }
    #fail(message, length, help) {
        throw new JsonSyntaxError(message, this.#here(length), help);
    }
    #here(length) {
        return { start: this.#at, end: Math.min(this.#at + length, this.#text.length) };
    }
    #space() {
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (unit === 32 || unit === 10 || unit === 13 || unit === 9)
                this.#at++;
            else if (unit === 47)
                this.#fail('a comment is not allowed in JSON', 2, 'remove it, or use a YAML file, where # starts one');
            else
                return;
        }
    }
    #value() {
        switch (this.#text[this.#at]) {
            case '{':
                return this.#nested(() => this.#object());
            case '[':
                return this.#nested(() => this.#array());
            case '"':
                return { span: this.#string().span };
            case undefined:
                return this.#fail('the document ends where a value is missing', 0);
            default:
                return { span: this.#scalar() };
        }
    }
    #nested(read) {
        if (++this.#depth > limits/* LIMITS */.b.depth) {
            const message = `nesting is deeper than ${limits/* LIMITS */.b.depth} levels`;
            throw new JsonSyntaxError(message, this.#here(1), 'flatten the document', 'source/limit');
        }
        const node = read();
        this.#depth--;
        return node;
    }
    #object() {
        const start = this.#at++;
        const members = [];
        this.#space();
        if (this.#text[this.#at] === '}')
            return { span: { start, end: ++this.#at }, members };
        for (;;) {
            if (this.#text[this.#at] !== '"')
                this.#failAtKey();
            const { name, span } = this.#string();
            this.#space();
            if (this.#text[this.#at] !== ':')
                this.#fail('a colon is missing after a key', 1);
            this.#at++;
            this.#space();
            members.push({ name, key: span, value: this.#value() });
            if (!this.#more('}'))
                return { span: { start, end: this.#at }, members };
        }
    }
    #failAtKey() {
        if (this.#text[this.#at] === undefined)
            return this.#fail('the document ends inside an object', 0, 'close it with }');
        return this.#fail('a key in double quotes is missing', 1, 'JSON keys stand in double quotes');
    }
    #array() {
        const start = this.#at++;
        const items = [];
        this.#space();
        if (this.#text[this.#at] === ']')
            return { span: { start, end: ++this.#at }, items };
        for (;;) {
            items.push(this.#value());
            if (!this.#more(']'))
                return { span: { start, end: this.#at }, items };
        }
    }
    // After a member or an item: true when another one follows, false when the collection was closed.
    #more(close) {
        this.#space();
        const found = this.#text[this.#at];
        if (found === close) {
            this.#at++;
            return false;
        }
        if (found === undefined)
            this.#fail(`the document ends inside ${close === '}' ? 'an object' : 'an array'}`, 0, `close it with ${close}`);
        if (found !== ',')
            this.#fail('a comma is missing', 1);
        const comma = this.#at++;
        this.#space();
        if (this.#text[this.#at] === close) {
            this.#at = comma;
            this.#fail('a trailing comma is not allowed in JSON', 1, 'remove the comma');
        }
        return true;
    }
    #string() {
        const start = this.#at++;
        let escaped = false;
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                this.#fail('a string is not closed', 0, 'close it with "');
            if (unit === 34)
                break;
            if (unit < 32)
                this.#fail('a control character stands raw in a string', 1, 'write it as an escape, such as \\n');
            if (unit === 92) {
                escaped = true;
                this.#escape();
            }
            else
                this.#at++;
        }
        const span = { start, end: ++this.#at };
        const name = escaped
            ? JSON.parse(this.#text.slice(span.start, span.end))
            : this.#text.slice(span.start + 1, span.end - 1);
        return { name, span };
    }
    #escape() {
        const letter = this.#text[this.#at + 1] ?? '';
        if (letter === 'u') {
            if (!/^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#at + 2, this.#at + 6)))
                this.#fail('\\u needs four hexadecimal digits', 2);
            this.#at += 6;
        }
        else if (letter !== '' && '"\\/bfnrt'.includes(letter))
            this.#at += 2;
        else
            this.#fail('a string holds an unknown escape', 2, 'write \\\\ for a backslash');
    }
    #scalar() {
        const start = this.#at;
        for (const word of ['true', 'false', 'null']) {
            if (this.#text.startsWith(word, start))
                return this.#endScalar(start, start + word.length);
        }
        NUMBER.lastIndex = start;
        const match = NUMBER.exec(this.#text);
        if (match !== null)
            return this.#endScalar(start, start + match[0].length);
        return this.#failAtScalar();
    }
    #endScalar(start, end) {
        WORD.lastIndex = end;
        if (WORD.test(this.#text))
            return this.#failAtScalar();
        this.#at = end;
        return { start, end };
    }
    #failAtScalar() {
        WORD.lastIndex = this.#at;
        const word = WORD.exec(this.#text)?.[0] ?? '';
        if (word.startsWith("'"))
            return this.#fail('a string stands in single quotes', 1, 'use double quotes');
        if (/^[-+]?0\d/.test(word))
            return this.#fail('a number starts with 0', word.length, 'remove the leading zeros');
        return this.#fail('this is not a JSON value', Math.max(1, word.length));
    }
}

// EXTERNAL MODULE: ./build/core/source/well-formed.js
var well_formed = __webpack_require__(46);
;// CONCATENATED MODULE: ./build/core/source/parse-json.js







/**
 * Reads strict JSON (RFC 8259) into a document. Nothing is thrown: what is wrong with the text is in `problems`.
 * Places are only computed when something asks for one.
 */
function parseJson(path, text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return new JsonDocument(path, text, undefined, 'broken');
    }
    const members = countMembers(value, 1);
    if (members === TOO_DEEP)
        return new JsonDocument(path, text, undefined, 'broken');
    const finite = !Number.isNaN(members);
    const wellFormed = !text.includes('\\u') || !SURROGATE_ESCAPE.test(text) || allWellFormed(value);
    if (!finite || !wellFormed)
        return new JsonDocument(path, text, undefined, 'unreadable');
    return new JsonDocument(path, text, value, countKeys(text) > members ? 'duplicates' : 'sound');
}
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;
class JsonDocument {
    path;
    text;
    language = 'json';
    value;
    problems;
    #root;
    #lines;
    constructor(path, text, value, state) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.problems =
            state === 'sound'
                ? []
                : state === 'duplicates'
                    ? this.#duplicates()
                    : state === 'broken'
                        ? [this.#syntaxError()]
                        : this.#unreadable();
    }
    range(span) {
        this.#lines ??= new line_index/* LineIndex */.r(this.text);
        return this.#lines.range(span);
    }
    locate(path) {
        if (this.value === undefined)
            return undefined;
        this.#root ??= jsonPlaces(this.text);
        let place = this.#root;
        let key;
        for (const segment of path) {
            const member = typeof segment === 'string' ? place.member(segment) : undefined;
            const below = typeof segment === 'number' ? place.item(segment) : member?.value;
            if (below === undefined)
                return undefined;
            key = member?.key;
            place = below;
        }
        const { span } = place;
        return { key, value: span, entry: key === undefined ? span : { start: key.start, end: span.end } };
    }
    #problem(rule, message, span, help, path = []) {
        return {
            rule,
            level: 'error',
            message,
            path: this.path,
            range: this.range(span),
            pointer: (0,source_document/* toPointer */.rb)(path),
            ...(help === undefined ? {} : { help }),
        };
    }
    #syntaxError() {
        try {
            scanJson(this.text);
        }
        catch (error) {
            if (!(error instanceof JsonSyntaxError))
                throw error;
            const message = error.rule === 'source/syntax' ? `not valid JSON: ${error.message}` : error.message;
            return this.#problem(error.rule, message, error.span, error.help);
        }
        throw new Error(`JSON.parse refuses what the scanner accepts in ${this.path}`);
    }
    #duplicates() {
        const found = [];
        walk(scanJson(this.text), [], ({ members }, path) => {
            const first = new Map();
            for (const { name, key } of members ?? []) {
                const earlier = first.get(name);
                if (earlier === undefined)
                    first.set(name, key);
                else
                    found.push(duplicateKey(this, name, key, earlier, [...path, name]));
            }
        });
        return found;
    }
    // Numbers that become infinity and texts without a UTF-8 form: what other readers make of them is anybody's guess.
    #unreadable() {
        const found = [];
        const text = (span, what, path) => {
            const source = this.text.slice(span.start, span.end);
            if (!SURROGATE_ESCAPE.test(source) || (0,well_formed/* isWellFormed */.U)(JSON.parse(source)))
                return;
            found.push(this.#problem('source/surrogate', `${what} holds half of a surrogate pair`, span, 'write the whole character', path));
        };
        walk(scanJson(this.text), [], ({ span, members, items }, path) => {
            for (const { key } of members ?? [])
                text(key, 'a key', path);
            if (members !== undefined || items !== undefined)
                return;
            const first = this.text[span.start] ?? '';
            if (first === '"')
                text(span, 'a string', path);
            else if (/[-0-9]/.test(first) && !Number.isFinite(Number(this.text.slice(span.start, span.end)))) {
                found.push(this.#problem('source/number', 'a number is too large', span, 'write a number that a double can hold', path));
            }
        });
        return found;
    }
}
function walk(node, path, visit) {
    visit(node, path);
    for (const { name, value } of node.members ?? [])
        walk(value, [...path, name], visit);
    node.items?.forEach((item, index) => walk(item, [...path, index], visit));
}
/** The finding for a key that stands twice in one mapping: readers disagree on which value counts. */
function duplicateKey(doc, name, key, earlier, path) {
    return {
        rule: 'source/duplicate-key',
        level: 'error',
        message: `duplicate key ${(0,printable/* quote */.h)(name)}, first on line ${doc.range(earlier).start.line}`,
        path: doc.path,
        range: doc.range(key),
        pointer: (0,source_document/* toPointer */.rb)(path),
        help: 'keep one of them: readers disagree on which value counts',
    };
}
/**
 * How many keys a valid JSON text has, or more: a colon after a quote that opens a string is counted too. The exact number
 * would cost a look at every character; too many only cost a scan that then finds no duplicate.
 */
function countKeys(text) {
    let keys = 0;
    for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
        const before = text.charCodeAt(colon - 1);
        // White space before a colon is rare: a string, or a key that only the scan can tell.
        if (before === 0x22 || before === 0x20 || before === 0x0a || before === 0x0d || before === 0x09)
            keys++;
    }
    return keys;
}
const TOO_DEEP = -1;
/** @returns how many members all objects in a value have; NaN when a number is infinite, `TOO_DEEP` when it nests too deep */
function countMembers(value, depth) {
    if (typeof value !== 'object' || value === null)
        return value === Infinity || value === -Infinity ? NaN : 0;
    if (depth > limits/* LIMITS */.b.depth)
        return TOO_DEEP;
    const children = Array.isArray(value) ? value : Object.values(value);
    let members = Array.isArray(value) ? 0 : children.length;
    for (const child of children) {
        if (typeof child === 'string' || typeof child === 'boolean')
            continue;
        const below = countMembers(child, depth + 1);
        if (below === TOO_DEEP)
            return TOO_DEEP;
        members += below;
    }
    return members;
}
function allWellFormed(value) {
    if (typeof value === 'string')
        return (0,well_formed/* isWellFormed */.U)(value);
    if (typeof value !== 'object' || value === null)
        return true;
    return Object.entries(value).every(([key, child]) => (0,well_formed/* isWellFormed */.U)(key) && allWellFormed(child));
}


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. A file named `*.json` is JSON, any other is YAML.
 * Nothing is thrown for a bad file: `problems` says what is wrong and `value` is undefined.
 * The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 * @param language default: by the name
 */
async function readDocument(path, bytes, language = /\.json$/i.test(path) ? 'json' : 'yaml') {
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    return language === 'json' ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, language = /\.json$/i.test(path) ? 'json' : 'yaml') {
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(8877)]).then(__webpack_require__.bind(__webpack_require__, 1258));
    const quick = quickYamlValue(text);
    if (quick === undefined)
        return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value);
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
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text) {
    return /\.json$/i.test(path) ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
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


/***/ }),

/***/ 46:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWellFormed)
/* harmony export */ });
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** Whether a text has a UTF-8 form: no half of a surrogate pair stands alone in it. */
function isWellFormed(text) {
    return !LONE_SURROGATE.test(text);
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ PACKAGE_SCHEMA_VERSION),
/* harmony export */   JO: () => (/* binding */ COMMENT_MARKER),
/* harmony export */   Ms: () => (/* binding */ REQUIRED_ROLE_NAMES),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   RW: () => (/* binding */ isPrefix),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   V4: () => (/* binding */ PREFIXES),
/* harmony export */   Yc: () => (/* binding */ otherProfileWith),
/* harmony export */   jI: () => (/* binding */ PROFILES)
/* harmony export */ });
/* unused harmony exports HOST_SCHEMA_VERSION, CONFIRMATIONS_SCHEMA_VERSION, ROSTER_SCHEMA_VERSION, SCOPES, isScope */
/**
 * The one place that spells the format's identifiers (format.md, 1).
 * Everything that carries the prefix is derived here from a {@link FormatProfile}; a test fails on a stray spelling elsewhere.
 */
function makeProfile(prefix, own) {
    const media = `application/vnd.${prefix}.`;
    return Object.freeze({
        prefix,
        roleNamespace: `${prefix}:`,
        manifestSchemaVersion: `${prefix}.harness.v1`,
        descriptorSchemaVersion: `${prefix}.harness.compliance.v1`,
        calSchemaVersion: `${prefix}.cal/1`,
        trustRegistrySchemaVersion: `${prefix}.trust-registry/1`,
        calSignatureSchemaVersion: `${prefix}.workflow-signature/1`,
        manifestMediaType: `${media}harness-requirements.v1+json`,
        descriptorMediaType: `${media}harness-compliance.v1+json`,
        cartridgeMediaType: `${media}cartridge.v1+sqlite3`,
        metaPrefix: `${prefix}.`,
        predicateVersionField: `${prefix}SchemaVersion`,
        levelField: `${prefix}Level`,
        extension: `.${prefix}`,
        calSubjectPrefix: `urn:${prefix}:workflow:`,
        ...own,
    });
}
/** The shipped profiles; `cart` is the default. The profile is never guessed from a document. */
const PROFILES = Object.freeze({
    cart: makeProfile('cart', {
        cartridgePredicateType: 'urn:cart:attestation:cartridge:v1',
        calPredicateType: 'urn:cart:attestation:workflow:v1',
        compliancePredicateType: 'urn:cart:attestation:compliance:v1',
        applicationId: 0x43525431,
        userVersion: 0x01000000,
    }),
    acx: makeProfile('acx', {
        cartridgePredicateType: 'https://acx.dev/attestation/cartridge/v1',
        calPredicateType: 'https://acx.dev/attestation/workflow/v1',
        compliancePredicateType: 'https://acx.dev/attestation/compliance/v1',
        applicationId: 0x41435831,
        userVersion: 0x01000100,
    }),
});
const DEFAULT_PREFIX = 'cart';
/** The names that `--prefix` accepts. */
const PREFIXES = Object.freeze(Object.keys(PROFILES));
/** @returns whether `name` is the prefix of a shipped profile. */
function isPrefix(name) {
    return Object.hasOwn(PROFILES, name);
}
/**
 * Which shipped profile, other than `profile`, spells `value` in field `field`?
 * Messages use it to name the setting that would read the document (format.md, 1).
 */
function otherProfileWith(profile, field, value) {
    return PREFIXES.map((name) => PROFILES[name]).find((other) => other !== profile && other[field] === value);
}
/** Package files, host profiles and confirmations are cartwright's own and keep one name in every profile (surface.md). */
const PACKAGE_SCHEMA_VERSION = 'cart.package.v1';
const HOST_SCHEMA_VERSION = 'cart.host.v1';
const CONFIRMATIONS_SCHEMA_VERSION = 'cart.rac-confirmations.v1';
const ROSTER_SCHEMA_VERSION = 'cart.roster.v1';
/** The four required tool roles, without namespace, in the specification's order (2.2). */
const REQUIRED_ROLE_NAMES = ['execute', 'dispatch', 'memory.write', 'search'];
/** Fixed path of the harness-requirements manifest in a cartridge (specification 2.1). */
const MANIFEST_PATH = 'rom/manifest/harness-requirements.json';
/** The closed scope vocabulary (format.md, 2). */
const SCOPES = (/* unused pure expression or super */ null && ([
    'exec',
    'dispatch',
    'memory.write',
    'memory.read',
    'search',
    'knowledge.write',
    'fs.read',
    'fs.write',
    'net.fetch',
]));
const VENDOR_SCOPE = /^x-[a-z0-9][a-z0-9._-]*$/;
/** @returns whether `token` is a scope: of the closed list, or a vendor token (format.md, 2). */
function isScope(token) {
    return typeof token === 'string' && (SCOPES.includes(token) || VENDOR_SCOPE.test(token));
}
/** Hidden first line of the sticky pull request comment; a job's key follows it. */
const COMMENT_MARKER = 'cartwright-report';


/***/ })

};
