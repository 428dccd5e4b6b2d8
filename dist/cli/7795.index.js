export const id = 7795;
export const ids = [7795];
export const modules = {

/***/ 7795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ handshakeAll)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/handshake/accept/accepts.js


/**
 * Decides whether a tool's input schema structurally accepts a contract's: every contract-required property is present
 * and type-compatible (specification 2.3; format.md, 8).
 */
function accepts(contract, tool) {
    if (!isObject(contract))
        return decide('unknown', 'the contract has no input schema that can be read');
    if (!isObject(tool))
        return decide('unknown', 'the tool has no input schema that can be read');
    const wanted = member(contract, 'properties');
    const offered = member(tool, 'properties');
    const required = strings(contract['required']);
    for (const name of required) {
        const paths = [(0,source_document/* toPointer */.rb)(['properties', name]), (0,source_document/* toPointer */.rb)(['properties', name])];
        if (!Object.hasOwn(offered, name))
            return decide('refuses', `the tool does not name ${(0,printable.quote)(name)}`, paths[0], '/properties');
        const [want, have] = [typeOf(wanted[name]), typeOf(offered[name])];
        if (have === undefined)
            continue;
        if (want === undefined)
            return decide('unknown', `the type of ${(0,printable.quote)(name)} cannot be told`, ...paths);
        if (want !== have)
            return decide('refuses', `${(0,printable.quote)(name)} is ${want}, the tool takes ${have}`, ...paths);
    }
    const more = strings(tool['required']).filter((name) => !required.includes(name));
    const warnings = more.map((name) => `the tool also requires ${(0,printable.quote)(name)}, which the contract never sends`);
    return { ...decide('accepts', 'every required property is present and type-compatible'), warnings };
}
function decide(answer, reason, contractPath = '', toolPath = '') {
    return { answer, reason, contractPath, toolPath, warnings: [] };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function member(schema, name) {
    const value = Object.hasOwn(schema, name) ? schema[name] : undefined;
    return isObject(value) ? value : {};
}
function strings(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
function typeOf(schema) {
    return isObject(schema) && typeof schema['type'] === 'string' ? schema['type'] : undefined;
}

;// CONCATENATED MODULE: ./build/core/handshake/acceptance-cache.js

/**
 * Remembers which tool accepts which contract: most cartridges ask for the same contracts, and a hundred of them against
 * twenty hosts would decide each pair a hundred times.
 */
class AcceptanceCache {
    #keys = new WeakMap();
    #answers = new Map();
    /** {@link accepts} for a tool of a host. */
    accepts(contract, tool, _host) {
        const answers = this.#answersFor(contract);
        const known = answers.get(tool);
        if (known !== undefined)
            return known;
        const answer = accepts(contract, tool.inputSchema);
        answers.set(tool, answer);
        return answer;
    }
    #answersFor(contract) {
        let key = this.#keys.get(contract);
        if (key === undefined) {
            key = JSON.stringify(contract);
            this.#keys.set(contract, key);
        }
        let answers = this.#answers.get(key);
        if (answers === undefined) {
            answers = new WeakMap();
            this.#answers.set(key, answers);
        }
        return answers;
    }
}

;// CONCATENATED MODULE: ./build/core/handshake/bind.js
/** At most so many tools that came close are shown for a role. */
const SHOWN = 8;
/**
 * Binds one concrete tool of the host to a role. Order: the profile's own binding, a tool with the suggested name, then the
 * other tools as the host lists them; the first whose schema accepts and whose scopes suffice is bound (surface.md, Host
 * profiles; specification 2.3).
 */
function bindRole(contract, host, cache) {
    const attempts = [];
    for (const { tool, how } of inOrder(contract, host)) {
        const missingScopes = contract.capabilityScopes.filter((scope) => !tool.scopes.includes(scope));
        const attempt = { tool, how, missingScopes, acceptance: cache.accepts(contract.inputSchema, tool, host) };
        attempts.push(attempt);
        if (missingScopes.length === 0 && attempt.acceptance.answer === 'accepts')
            return bound(contract, attempt, attempts);
    }
    return unbound(contract, attempts);
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
            candidates: [winner, ...passedOver].map(candidateOf),
        },
    };
}
function unbound(contract, attempts) {
    const close = attempts
        .map((attempt, order) => ({ attempt, order, rank: rankOf(attempt) }))
        .filter(({ rank }) => rank !== undefined)
        .sort((a, b) => Number(a.rank) - Number(b.rank) || a.order - b.order)
        .slice(0, SHOWN);
    return {
        binding: { role: contract.role, boundTool: null, scopesGranted: [], satisfied: false },
        result: {
            role: contract.role,
            tier: contract.tier,
            boundTool: null,
            how: null,
            satisfied: false,
            candidates: close.map(({ attempt }) => candidateOf(attempt)),
        },
    };
}
// What somebody named comes first, then what lacks least; a tool that neither fits nor may is not close.
function rankOf({ how, acceptance, missingScopes }) {
    if (how === 'named')
        return 0;
    if (how === 'suggested')
        return 1;
    if (acceptance.answer === 'accepts')
        return 2;
    return missingScopes.length === 0 ? 3 : undefined;
}
function candidateOf({ tool, acceptance, missingScopes }) {
    const { contractPath, toolPath, reason, witness } = acceptance;
    return {
        tool: tool.name,
        schema: acceptance.answer,
        path: `contract #${contractPath}, tool #${toolPath}: ${reason}`,
        ...(witness === undefined ? {} : { witness }),
        missingScopes,
        warnings: acceptance.warnings,
    };
}

// EXTERNAL MODULE: ./build/core/revision.js
var core_revision = __webpack_require__(3189);
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
    if ((0,core_revision/* isRevision */.o)(protocolRevision) && (0,core_revision/* compareRevisions */.w)(protocolRevision, floor) >= 0)
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
        const lacking = near?.schema === 'accepts' ? `${near.tool} without ${near.missingScopes.join(', ')}` : near?.tool;
        return [
            {
                id: `tool:${contract.role}`,
                supported: near === undefined ? 'none' : (lacking ?? 'none'),
                requested: `${contract.name} with ${contract.capabilityScopes.join(', ')}`,
            },
        ];
    });
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



/**
 * The handshake of one cartridge with one host (specification 3, 4.1, 7): verified manifest, revision, model, bindings,
 * filesystem and network scopes, in that order. A manifest that failed before is refused without a look at its contracts.
 */
function negotiate(input) {
    const { subject, host, profile } = input;
    const { manifest } = subject;
    const usable = subject.refused.length === 0 ? manifest : undefined;
    const cache = input.cache ?? new AcceptanceCache();
    const roles = usable === undefined
        ? []
        : [...usable.requiredTools, ...usable.optionalTools].map((contract) => bindRole(contract, host, cache));
    const unmet = usable === undefined ? subject.refused : unmetRequirements(usable, host, roles);
    return {
        subject: subject.path,
        signature: subject.signature,
        host: host.name,
        descriptor: describe(subject, host, profile, roles, unmet),
        error: unmet.length === 0 ? null : refusal(unmet, input.requestId ?? null),
        roles: roles.map(({ result }) => result),
    };
}
function describe({ requirementsHash }, host, profile, roles, unmet) {
    return {
        schemaVersion: profile.descriptorSchemaVersion,
        requirementsHash,
        protocolRevision: host.protocolRevision ?? '',
        model: host.model ?? { toolUse: false, contextWindowTokens: 0, structuredOutput: false },
        bindings: roles.map(({ binding }) => binding),
        filesystemGranted: host.filesystem,
        networkGranted: host.network,
        verdict: unmet.length === 0 ? 'accept' : 'refuse',
        unmet: unmet.map(({ id }) => id),
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

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
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
    for (const [i, tool] of tools.entries())
        checkWrapped(tool, i, first, report);
}
function checkWrapped(tool, i, tools, report) {
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
    if (target === undefined) {
        const near = (0,suggest.nearest)(wraps, [...tools.keys()]);
        report('wrapped-tool', {
            message: `wrapped tool ${(0,printable.quote)(wraps)} is not among the tools`,
            path,
            help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,printable.quote)(near)}?`,
        });
    }
    else if (target.wraps !== undefined) {
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
            const reading = readHostProfile(await (0,read/* readDocument */.u)(file, fs.readFile(file, HOST_LIMIT)), await validators.validators.host());
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
    const { SHIPPED_HOSTS } = await __webpack_require__.e(/* import() */ 1375).then(__webpack_require__.bind(__webpack_require__, 1375));
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

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/manifest/check.js
var manifest_check = __webpack_require__(5270);
// EXTERNAL MODULE: ./build/app/package.js + 1 modules
var app_package = __webpack_require__(2792);
;// CONCATENATED MODULE: ./build/app/subject.js







const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * Reads what `handshake FILE` names: a manifest (`*.json`) or a package folder (surface.md, Other JSON results).
 *
 * @returns no subject, only diagnostics, for a package that cannot be built: it has no manifest to negotiate
 * @throws UserError when the file or folder cannot be read
 */
async function loadSubject(fs, path, profile) {
    if (fs.kind(path) === 'none')
        throw new errors/* UserError */.y('unreadable-file', 'there is no such file or directory', { path });
    if (fs.kind(path) === 'file' && /\.json$/i.test(path))
        return manifestSubject(path, fs.readFile(path, MANIFEST_LIMIT), profile);
    const loaded = await (0,app_package/* loadPackage */.H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    const subject = {
        path,
        signature: 'not applicable',
        requirementsHash: (0,digest/* sha256Digest */.sI)(loaded.manifestText),
        manifest: loaded.manifest,
        refused: [],
    };
    return { subject, diagnostics: [] };
}
/**
 * The subject of a manifest's exact bytes.
 *
 * @param path the name in diagnostics
 */
async function manifestSubject(path, bytes, profile, signature = 'not applicable') {
    const doc = await (0,read/* readDocument */.u)(path, bytes);
    const { manifest, diagnostics } = (0,manifest_check/* checkManifest */.K)(doc, await validators.validators.manifest(), profile);
    const refused = manifest === undefined ? reasonsOf(doc.value, profile) : [];
    return { subject: { path, signature, requirementsHash: (0,digest/* sha256Digest */.sI)(bytes), manifest, refused }, diagnostics };
}
// An invalid manifest is no manifest of this schemaVersion; when only contracts are missing, the roles are named instead.
function reasonsOf(value, profile) {
    const version = fieldOf(value, 'schemaVersion');
    const invalid = {
        id: 'manifest.schemaVersion',
        supported: profile.manifestSchemaVersion,
        requested: typeof version === 'string' ? version.slice(0, 80) : 'not stated',
    };
    if ((0,manifest_check/* schemaVersionProblem */.D)(value, profile) !== undefined)
        return [invalid];
    const tools = fieldOf(value, 'requiredTools');
    if (!Array.isArray(tools))
        return [invalid];
    const roles = tools.map((tool) => fieldOf(tool, 'role'));
    const missing = ids/* REQUIRED_ROLE_NAMES */.Ms.map((name) => profile.roleNamespace + name).filter((r) => !roles.includes(r));
    if (missing.length === 0)
        return [{ ...invalid, requested: `${invalid.requested}, not valid` }];
    return missing
        .map((role) => ({ id: `tool:${role}`, supported: 'none', requested: 'the manifest lacks this required role' }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
}
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}

;// CONCATENATED MODULE: ./build/app/handshake.js





/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
async function handshakeAll(fs, input) {
    const { hosts, diagnostics: hostDiagnostics } = await loadHosts(fs, input.hosts);
    const diagnostics = [...hostDiagnostics];
    const loaded = [];
    for (const path of input.subjects) {
        const subject = await loadSubject(fs, path, input.profile);
        diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const cache = new AcceptanceCache();
    const results = loaded.flatMap(({ subject }) => hosts.map((host) => negotiate({ subject, host: host.profile, profile: input.profile, cache })));
    return {
        result: { version: 1, results },
        diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics),
        files: input.subjects.length + hosts.length,
    };
}


/***/ }),

/***/ 2792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ PACKAGE_FILE),
  H: () => (/* binding */ loadPackage)
});

// EXTERNAL MODULE: ./build/core/errors.js
var core_errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/core/manifest/build.js
/** The reference builder's contracts (specification 2.2). */
const REQUIRED = [
    {
        role: 'execute',
        scopes: ['exec', 'fs.read'],
        name: 'execute',
        description: 'Run commands or code in a sandbox.',
        property: 'command',
    },
    {
        role: 'dispatch',
        scopes: ['dispatch'],
        name: 'dispatch',
        description: 'Spawn or route a sub-agent unit of work.',
        property: 'task',
    },
    {
        role: 'memory.write',
        scopes: ['memory.write'],
        name: 'add_memory',
        description: 'Append a durable SAVE-zone record.',
        property: 'summary',
    },
    {
        role: 'search',
        scopes: ['search', 'memory.read'],
        name: 'search_memory',
        description: 'Retrieve from memory and knowledge.',
        property: 'query',
    },
];
const OPTIONAL = [
    {
        role: 'list_agents',
        scopes: ['memory.read'],
        name: 'list_agents',
        description: 'List the agents that are available.',
    },
];
/**
 * Builds the harness-requirements manifest of a package (specification 2.1, 2.2).
 * What the package leaves out takes the reference defaults; a tool given by role replaces that role's contract, and what
 * the given contract leaves out is the reference contract's.
 *
 * @param harness the `harness` member of `cartridge.yaml`, checked against its schema
 */
function buildManifest(harness, profile) {
    return {
        schemaVersion: profile.manifestSchemaVersion,
        mcp: {
            minProtocolRevision: harness?.mcp?.minProtocolRevision ?? '2024-11-05',
            preferredProtocolRevision: harness?.mcp?.preferredProtocolRevision ?? '2025-11-25',
        },
        model: {
            toolUse: harness?.model?.toolUse ?? true,
            minContextWindowTokens: harness?.model?.minContextWindowTokens ?? 100_000,
            structuredOutput: harness?.model?.structuredOutput ?? false,
        },
        requiredTools: merge(REQUIRED, harness?.requiredTools ?? [], 'required', profile),
        optionalTools: merge(OPTIONAL, harness?.optionalTools ?? [], 'optional', profile),
        filesystem: harness?.filesystem ?? ['fs.read'],
        network: harness?.network ?? [],
    };
}
/** The exact text of a manifest in a cartridge: two-space JSON with a final newline; its bytes are what is hashed. */
function serializeManifest(manifest) {
    return `${JSON.stringify(manifest, null, 2)}\n`;
}
function merge(reference, given, tier, profile) {
    const contracts = reference.map((entry) => contractOf(entry, tier, profile));
    for (const partial of given) {
        const index = contracts.findIndex((contract) => contract.role === partial.role);
        const base = contracts[index] ?? unknownRole(partial.role, tier, profile);
        // Key order is part of the bytes, so the contract is written out instead of spread.
        const contract = {
            role: partial.role,
            tier,
            capabilityScopes: partial.capabilityScopes ?? base.capabilityScopes,
            name: partial.name ?? base.name,
            description: partial.description ?? base.description,
            inputSchema: partial.inputSchema ?? base.inputSchema,
        };
        if (index === -1)
            contracts.push(contract);
        else
            contracts[index] = contract;
    }
    return contracts;
}
function contractOf(entry, tier, profile) {
    const { property } = entry;
    return {
        role: profile.roleNamespace + entry.role,
        tier,
        capabilityScopes: entry.scopes,
        name: entry.name,
        description: entry.description,
        inputSchema: property === undefined
            ? { type: 'object', properties: {} }
            : { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
    };
}
// A role beyond the reference set starts from nothing; checkManifest says what it lacks or that it may not be there.
function unknownRole(role, tier, profile) {
    const name = role.startsWith(profile.roleNamespace) ? role.slice(profile.roleNamespace.length) : role;
    return { role, tier, capabilityScopes: [], name, description: '', inputSchema: { type: 'object', properties: {} } };
}

// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(5270);
// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/app/package.js








const PACKAGE_FILE = 'cartridge.yaml';
/**
 * Reads a package folder's `cartridge.yaml` and builds its manifest (surface.md, Packages).
 *
 * @param folder the folder, or the path of its `cartridge.yaml`
 * @returns diagnostics instead when the file or the manifest made from it is not valid
 * @throws UserError when there is no such file
 */
async function loadPackage(fs, folder, profile) {
    const file = folder.endsWith(PACKAGE_FILE) ? folder : join(folder, PACKAGE_FILE);
    if (fs.kind(file) === 'none') {
        throw new core_errors/* UserError */.y('no-package', `there is no ${PACKAGE_FILE}`, {
            path: folder,
            help: `name a folder that holds ${PACKAGE_FILE}`,
        });
    }
    const doc = await (0,read/* readDocument */.u)(file, fs.readFile(file, 4 * 1024 * 1024));
    const diagnostics = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,schema_check.checkSchema)(doc, await validators.validators.cartridge(), 'package/schema')),
    ];
    if (diagnostics.length > 0)
        return { diagnostics };
    const loaded = doc.value;
    const manifest = buildManifest(loaded.harness, profile);
    const manifestText = serializeManifest(manifest);
    const checked = (0,check/* checkManifest */.K)(await (0,read/* readText */.y)(ids/* MANIFEST_PATH */.U4, manifestText), await validators.validators.manifest(), profile);
    const errors = checked.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    if (errors.length > 0)
        return { diagnostics: errors.map((error) => atHarness(error, doc, loaded, manifest)) };
    return {
        folder: folder.endsWith(PACKAGE_FILE) ? folder.slice(0, -PACKAGE_FILE.length - 1) || '.' : folder,
        file,
        doc,
        package: loaded,
        manifest,
        manifestText,
    };
}
// The generated text is nobody's file: a fault in it lies in the package, at the part of `harness` that it came from.
function atHarness(error, doc, loaded, manifest) {
    const [list, index, ...rest] = error.pointer.split('/').slice(1);
    let path = ['harness', ...(list === undefined ? [] : [list])];
    if (list === 'requiredTools' || list === 'optionalTools') {
        const role = manifest[list][Number(index)]?.role;
        const given = loaded.harness?.[list]?.findIndex((tool) => tool.role === role) ?? -1;
        if (given >= 0)
            path = [...path, given, ...rest];
    }
    else if (index !== undefined)
        path = [...path, index, ...rest];
    return { ...error, path: doc.path, pointer: (0,source_document/* toPointer */.rb)(path), range: (0,source_document/* rangeOf */.be)(doc, path) };
}
function join(folder, name) {
    return folder === '' || folder === '.' ? name : `${folder.replace(/\/+$/, '')}/${name}`;
}


/***/ }),

/***/ 5270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3189);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);





/** Members of a manifest's root (specification 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);
/**
 * Validates a harness-requirements manifest (specification 2.1, 2.2; format.md 2): shape, known schemaVersion, exactly the
 * four required roles, tiers, scopes, real dates.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 */
function checkManifest(doc, validator, profile) {
    const diagnostics = [...doc.problems];
    const report = (finding, rule) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,_schema_check_js__WEBPACK_IMPORTED_MODULE_1__.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision !== undefined && !(0,_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .isRevision */ .o)(revision)) {
            report({
                message: `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(revision)}, which is no date`,
                path: ['mcp', field],
                help: 'write a real date as YYYY-MM-DD',
            }, 'revision');
        }
    }
    checkRoles(manifest, profile, report);
    const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    return { manifest: failed ? undefined : manifest, diagnostics };
}
/** The finding for a schemaVersion that is not `profile`'s; undefined when it is. An unrecognized one is always refused. */
function schemaVersionProblem(value, profile) {
    const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    const found = Object.hasOwn(object, 'schemaVersion') ? object['schemaVersion'] : undefined;
    if (found === profile.manifestSchemaVersion)
        return undefined;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'manifestSchemaVersion', found);
    const help = other === undefined
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(found) : typeof found;
    return { message: `unrecognized schemaVersion: ${shown}`, path: ['schemaVersion'], help };
}
function checkRoles(manifest, profile, report) {
    const expected = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUIRED_ROLE_NAMES */ .Ms.map((name) => profile.roleNamespace + name);
    const seen = new Map();
    const tools = [
        ...manifest.requiredTools.map((tool, i) => ({ tool, path: ['requiredTools', i] })),
        ...manifest.optionalTools.map((tool, i) => ({ tool, path: ['optionalTools', i] })),
    ];
    for (const { tool, path } of tools) {
        const at = [...path, 'role'];
        const required = tool.tier === 'required';
        if (seen.has(tool.role))
            report({ message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(tool.role)} is not in the namespace ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
    }
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


/***/ })

};
