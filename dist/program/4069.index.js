"use strict";
exports.id = 4069;
exports.ids = [4069,1103];
exports.modules = {

/***/ 17609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ serverTimeout)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const LONGEST_TIMEOUT = 600;
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${name} is ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}


/***/ }),

/***/ 80224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   ir: () => (/* binding */ linkFinding),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    const links = new Set();
    let all;
    const below = () => (all ??= listing(fs, '.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().files.filter((file) => glob.matches(file));
        const linked = below().links.filter((link) => glob.matches(link));
        for (const link of linked)
            links.add(link);
        if (found.length + linked.length === 0)
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const isTrackedLink = (name) => fs.isLink?.(name) === true && below().links.includes(name);
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, path);
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
        else if (kind === 'none' && (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), links: [...links].sort(), problems };
}
function listing(fs, directory) {
    const links = [];
    return { files: fs.list(directory, { onLink: (path) => links.push(path) }), links };
}
function linkFinding(path) {
    return (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('source/symlink', path, 'a symbolic link, which is not followed', 'commit the file itself');
}


/***/ }),

/***/ 3169:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ preflight_command)
});

// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/revision.js
var revision = __webpack_require__(77527);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/handshake/host.js
var handshake_host = __webpack_require__(24080);
// EXTERNAL MODULE: ./build/core/handshake/pins.js + 1 modules
var pins = __webpack_require__(85650);
;// CONCATENATED MODULE: ./build/core/handshake/preflight.js






function preflight(manifest, { requirementsHash, romDigest }, descriptor, profile, host) {
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
        ...tools(descriptor, host),
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
function tools({ bindings, toolDigests = {} }, host) {
    const bound = [...new Set(bindings.flatMap(({ boundTool }) => boundTool ?? []))];
    const stray = Object.keys(toolDigests).filter((tool) => !bound.includes(tool));
    const strayFaults = stray.map((tool) => `${(0,printable.quote)(tool)} is pinned, and bound to no role`);
    if (host === undefined) {
        if (strayFaults.length > 0)
            return [check('tools', strayFaults, '')];
        const count = Object.keys(toolDigests).length;
        if (count === 0)
            return [];
        const what = count === 1 ? 'the pinned tool is as it was' : `the ${count} pinned tools are as they were`;
        return [{ id: 'tools', ok: null, message: `cannot tell whether ${what}: name the host with --host` }];
    }
    if (host.failure !== undefined)
        return [check('tools', [`cannot tell: ${host.failure}`], '')];
    const faults = bound.flatMap((tool) => toolFault(tool, (0,mapping/* own */.ZV)(toolDigests, tool), host));
    return [check('tools', [...strayFaults, ...faults], 'every bound tool is what it was when it was bound')];
}
function toolFault(name, pin, host) {
    const tool = (0,printable.quote)(name);
    const called = (0,pins/* calledTool */.gu)({ tools: (0,handshake_host/* allTools */.X)(host) }, name);
    if (called === undefined)
        return [`the host offers no ${tool}`];
    if (called.ambiguous === true)
        return [`${tool} is listed more than once, in different words`];
    if (called.altered === true)
        return [`${tool} is not what was recorded: its words do not give its digest`];
    if (called.builtIn === true && pin === undefined)
        return [];
    if (pin === undefined)
        return [`cannot tell: the descriptor has no digest of ${tool}`];
    const { digest } = called;
    if (digest === undefined)
        return [`cannot tell: the host has no digest of ${tool}`];
    if (digest === pin)
        return [];
    return [`${tool} is not what was bound: ${(0,printable.quote)(String(pin), 19)} then, ${(0,printable.quote)(digest, 19)} today`];
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

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(27912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(49173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var hosts = __webpack_require__(75097);
// EXTERNAL MODULE: ./build/app/handshake/live.js
var handshake_live = __webpack_require__(37366);
// EXTERNAL MODULE: ./build/app/package/subject.js
var package_subject = __webpack_require__(23119);
;// CONCATENATED MODULE: ./build/app/handshake/preflight.js











const DESCRIPTOR_LIMIT = 4 * 1024 * 1024;
async function runPreflight(fs, path, descriptorPath, options, today) {
    const loaded = await (0,package_subject/* loadSubject */.n)(fs, path, options);
    const host = today === undefined ? undefined : await hostToday(fs, today);
    const doc = await (0,read.readDocument)(descriptorPath, fs.readFile(descriptorPath, DESCRIPTOR_LIMIT), { language: 'json' });
    const faults = [...doc.problems, ...(doc.value === undefined ? [] : await shapeFaults(doc))];
    const diagnostics = [...loaded.diagnostics, ...faults, ...(host?.diagnostics ?? [])];
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
    const checks = preflight(manifest, subject, doc.value, options.profile, host?.profile);
    return { ...result, ok: checks.every(({ ok }) => ok !== false), checks };
}
async function hostToday(fs, { host, peer }) {
    const { all, diagnostics } = await (0,hosts/* loadHosts */.U7)(fs, [host]);
    const [only, ...others] = all;
    if (only === undefined || others.length > 0)
        throw new errors/* UserError */.y('usage', `--host ${(0,printable.quote)(host)} means ${all.length} hosts`, { help: 'name one host' });
    if (only.host === undefined)
        return { profile: { tools: [], failure: only.reason }, diagnostics };
    if (peer === undefined)
        return { profile: only.host, diagnostics };
    const live = await (0,handshake_live.lookAtHosts)(peer, [only]);
    const profile = live.bySource.get(only.source)?.seen ?? only.host;
    return { profile, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)([...diagnostics, ...live.diagnostics]) };
}
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

// EXTERNAL MODULE: ./build/core/result/rule-page.js
var rule_page = __webpack_require__(98052);
// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
// EXTERNAL MODULE: ./build/cli/live.js
var cli_live = __webpack_require__(21103);
// EXTERNAL MODULE: ./build/cli/trust-options.js
var trust_options = __webpack_require__(31360);
// EXTERNAL MODULE: ./build/wiring/signature-of.js
var signature_of = __webpack_require__(36251);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
;// CONCATENATED MODULE: ./build/cli/commands/preflight.js









const preflight_command = {
    name: 'preflight',
    summary: 'the cartridge-side self-check of a persisted descriptor',
    example: 'preflight reviewer.cart --descriptor reviewer.claude-code.compliance.json',
    usage: ['preflight FILE --descriptor FILE', 'preflight FILE --descriptor FILE --host PROFILE --live'],
    options: [
        (0,command/* valueOption */.F9)('descriptor', 'FILE', 'compliance descriptor that the host wrote at the handshake'),
        (0,command/* valueOption */.F9)('host', 'PROFILE', 'host to compare the bound tools with: a profile, or the name of an agent client'),
        (0,command/* flagOption */.kY)('live', "start or contact the MCP servers of that host and compare what they say; a server's command runs with your rights"),
        command/* SERVER_TIMEOUT */.av,
        ...trust_options/* TRUST_OPTIONS */.Qb,
        command/* MIN_LEVEL */.Wp,
    ],
    formats: ['text', 'json'],
    details: 'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder. Exit code 1 aborts the\nactivation: a required binding is not satisfied, or the descriptor is refused, stale, of another cartridge or malformed, or with\n--host a bound tool is not what it was.',
    usesConfig: true,
    async run(context) {
        const [path, second] = context.positionals;
        const descriptor = context.value('descriptor');
        if (path === undefined || second !== undefined)
            throw new errors/* UserError */.y('usage', 'preflight takes exactly one file');
        if (descriptor === undefined)
            throw new errors/* UserError */.y('usage', 'preflight needs a descriptor', { help: 'name it with --descriptor FILE' });
        const { fs, profile } = context;
        const today = await hostOf(context);
        const result = await runPreflight(fs, path, descriptor, {
            profile,
            signatureOf: (0,signature_of/* signatureOf */.y)(fs, profile, (ports) => (0,trust_options/* demandsOf */.wu)(context, ports)),
            allowUnsigned: context.flag('allow-unsigned'),
        }, today);
        await print(context, result);
        return result.ok ? command/* EXIT */.dc.ok : command/* EXIT */.dc.no;
    },
};
async function hostOf(context) {
    const host = context.value('host');
    const live = context.flag('live');
    if (live && host === undefined)
        throw new errors/* UserError */.y('usage', '--live needs --host', { help: 'name the host whose servers are asked' });
    if (!live && context.value('server-timeout') !== undefined)
        throw new errors/* UserError */.y('usage', '--server-timeout needs --live', { help: 'add --live, or leave it out' });
    if (host === undefined)
        return undefined;
    return live ? { host, peer: await (0,cli_live.livePeer)(context) } : { host };
}
async function print(context, result) {
    const { io } = context;
    if (context.format === 'json') {
        io.out((0,json_text/* resultJson */.y3)({ ...result, diagnostics: (0,rule_page/* withPages */.hF)(result.diagnostics) }, 2));
        return;
    }
    if (result.diagnostics.length > 0) {
        const { printDiagnostics } = await __webpack_require__.e(/* import() */ 3188).then(__webpack_require__.bind(__webpack_require__, 66045));
        await printDiagnostics(context, result.diagnostics, 2);
    }
    io.out((0,receipts/* preflightText */.v_)(result));
}


/***/ }),

/***/ 21103:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIVE_OPTIONS: () => (/* binding */ LIVE_OPTIONS),
/* harmony export */   finishLive: () => (/* binding */ finishLive),
/* harmony export */   livePeer: () => (/* binding */ livePeer),
/* harmony export */   livePlan: () => (/* binding */ livePlan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33192);
/* harmony import */ var _app_handshake_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17609);





const LIVE_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .flagOption */ .kY)('live', "start or contact the MCP servers that the host profiles name; a server's command runs with your rights"),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('record', 'PROFILE', 'write what the live host offers as a host profile (with --live)'),
    _command_js__WEBPACK_IMPORTED_MODULE_3__/* .SERVER_TIMEOUT */ .av,
    (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .listOption */ .y8)('probe', 'ROLE=JSON', 'call the tool bound to a role with these arguments, and check its answer (with --live)'),
];
async function livePlan(context) {
    const [record, probes] = [context.value('record'), context.list('probe')];
    if (!context.flag('live')) {
        const timeout = context.value('server-timeout');
        const alone = record !== undefined ? 'record' : probes.length > 0 ? 'probe' : timeout !== undefined ? 'server-timeout' : '';
        if (alone === '')
            return undefined;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--${alone} needs --live`, {
            help: 'add --live, which starts or contacts the servers of the host',
        });
    }
    const { parseProbe } = await __webpack_require__.e(/* import() */ 9104).then(__webpack_require__.bind(__webpack_require__, 99104));
    const requests = probes.map((text) => parseProbe(text, context.profile));
    return { peer: await livePeer(context), record, probes: requests };
}
async function livePeer({ fs, io, value }) {
    const timeout = (0,_app_handshake_server_timeout_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTimeout */ .R)(value('server-timeout'), '--server-timeout');
    const { mcpPeer } = await Promise.all(/* import() */[__webpack_require__.e(8311), __webpack_require__.e(2695)]).then(__webpack_require__.bind(__webpack_require__, 45076));
    return mcpPeer({ cwd: fs.cwd, path: io.env['PATH'] ?? '', timeout, variable: (name) => io.env[name] });
}
async function finishLive(context, plan, { live, result }) {
    if (live === undefined)
        return { notes: [], probes: [] };
    const { profile } = context;
    const { searchOutput } = await __webpack_require__.e(/* import() */ 7258).then(__webpack_require__.bind(__webpack_require__, 57258));
    const notes = [...live.notes];
    for (const verdict of result.results) {
        const host = live.hosts.find(({ source }) => source === verdict.profile);
        const line = host && searchOutput(verdict, host.host, `${profile.roleNamespace}search`);
        if (line !== undefined)
            notes.push(`host ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(verdict.host)}: ${line}`);
    }
    if (plan.record !== undefined)
        notes.push(await record(context, plan.record, live));
    const { probeAll } = await __webpack_require__.e(/* import() */ 9104).then(__webpack_require__.bind(__webpack_require__, 99104));
    const probes = plan.probes.length === 0 ? [] : await probeAll(plan.peer, live, result.results, plan.probes, profile);
    return { notes: [...new Set(notes)], probes };
}
async function record({ fs }, path, live) {
    const [only, ...others] = live.bySource.values();
    if (only === undefined || others.length > 0)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--record takes one live host, and there are ${live.bySource.size}`, {
            help: 'name one host profile with servers',
        });
    if (only.host.failure !== undefined)
        return `nothing was recorded: ${only.host.failure}`;
    const { digestAlone, recordedProfile } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 20263));
    const source = live.hosts.find(({ host }) => host === only.host)?.source ?? '';
    const withServers = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path) === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, source);
    fs.writeFile(path, recordedProfile(only.seen, withServers));
    const alone = digestAlone(only.seen, withServers);
    return [`recorded in ${path}`, ...(alone === undefined ? [] : [alone])].join('; ');
}


/***/ }),

/***/ 56125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47322);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84411);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(n, one, many) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${thousands(n)} ${n === 1 ? one : (many ?? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${one}s`)}`;
}
function plural(n, one) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${n} ${one}${n === 1 ? '' : 's'}`;
}
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
function allCounts({ errors, warnings, notes }) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `` : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `, ${thousands(accepted)} accepted`;
}
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(warnings > 0 ? [count(warnings, 'warning')] : []),
        ...(notes > 0 ? [count(notes, 'note')] : []),
    ];
    return parts.length === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `nothing` : _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.join(', ')(parts);
}
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 47322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 98052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   Ei: () => (/* binding */ ruleAnchor),
/* harmony export */   ez: () => (/* binding */ RULES_PAGE),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   hF: () => (/* binding */ withPages)
/* harmony export */ });
/* harmony import */ var _generated_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26886);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);



const RULES_PAGE = `${_generated_address_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B}/blob/v${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}/docs/rules.md`;
function rulePage(rule) {
    const anchor = ruleAnchor(rule);
    return anchor === undefined ? RULES_PAGE : `${RULES_PAGE}#${anchor}`;
}
function ruleAnchor(rule) {
    return /^[a-z]+\/[a-z0-9-]+$/.test(rule) ? rule.replace('/', '') : undefined;
}
function withPages(diagnostics) {
    return diagnostics.map((each) => ({ ...each, url: rulePage(each.rule) }));
}
function withoutPages(diagnostics) {
    return diagnostics.map((each) => {
        const { url: _, ...diagnostic } = each;
        return diagnostic;
    });
}


/***/ }),

/***/ 34293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
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
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'bigint':
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
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 8432:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .leadsOut */ .qm))
        return { problem: 'a glob is relative and stays inside the repository' };
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
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

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ }),

/***/ 77527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 26886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
const REPOSITORY = "https://github.com/OWNER/cartwright";


/***/ }),

/***/ 36251:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ signatureOf)
/* harmony export */ });
function signatureOf(fs, profile, demandsOf, bytesOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 1258).then(__webpack_require__.bind(__webpack_require__, 91258));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(5005), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(9491)]).then(__webpack_require__.bind(__webpack_require__, 8638));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-44484.js").modules);
Object.assign(exports.modules, require("./shared-63576.js").modules);
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-37366.js").modules);
Object.assign(exports.modules, require("./shared-23119.js").modules);
