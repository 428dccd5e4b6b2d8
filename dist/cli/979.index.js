"use strict";
exports.id = 979;
exports.ids = [979,6530];
exports.modules = {

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

/***/ 979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ command)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/config.js
var config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/app/place.js
var app_place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/app/project-configs.js
var project_configs = __webpack_require__(2219);
// EXTERNAL MODULE: ./build/app/targets.js + 1 modules
var targets = __webpack_require__(3427);
;// CONCATENATED MODULE: ./build/app/handshake-projects.js








/**
 * Lets each subject meet the hosts of the project that it lies in, as its `targets` say.
 *
 * @throws UserError `usage` for a project without hosts, and for projects of several prefixes; as `loadConfig`
 */
async function handshakeInProjects(fs, wish) {
    const pathOf = (subject) => packageOf((0,cal_files/* shortest */.pr)(fs.cwd, subject));
    const paths = [...new Set(wish.subjects.map(pathOf))];
    const groups = wish.named ? [{ root: '.', files: paths }] : (0,project_configs/* byProject */.$X)(fs, paths, (path) => folderOf(fs, path));
    const projects = [];
    for (const { root, files } of groups) {
        const config = await (0,project_configs/* configAt */.ES)(fs, root, wish.config);
        const { hosts = [] } = config;
        if (hosts.length === 0)
            throw noHost(root);
        projects.push({ root, config, hosts, subjects: new Set(files) });
    }
    const projectOf = (subject) => projects.find(({ subjects }) => subjects.has(pathOf(subject)));
    return {
        profile: oneProfile(projects, wish.profile),
        hosts: [...new Set(projects.flatMap(({ hosts }) => hosts))],
        pairing(all, meant) {
            const meets = new Map(projects.map((project) => {
                const place = (0,app_place/* placeOf */.$)(fs.cwd, project.root);
                const sources = new Set(project.hosts.flatMap((spec) => meant.get(spec) ?? []));
                const hosts = all.filter(({ source }) => sources.has(source));
                // Subjects that nobody named may be what a target is about.
                const met = (0,targets/* meeting */.G)(project.config, place, {
                    subjects: [],
                    hosts,
                    narrowed: { packages: true, hosts: false },
                });
                return [project, (subject, host) => hosts.includes(host) && met(pathOf(subject), host)];
            }));
            return (subject, host) => meets.get(projectOf(subject))?.(subject, host) === true;
        },
        configOf: (subject) => projectOf(subject)?.config ?? wish.config,
    };
}
/** Where a subject lies: a package is a folder itself. */
function folderOf(fs, path) {
    return fs.kind(path) === 'directory' ? path : (0,cal_files/* shortest */.pr)(fs.cwd, `${path}/..`);
}
/** A package is its folder, also where its file is named. */
function packageOf(path) {
    if (path === app_package/* PACKAGE_FILE */.e)
        return '.';
    return path.endsWith(`/${app_package/* PACKAGE_FILE */.e}`) ? path.slice(0, -app_package/* PACKAGE_FILE */.e.length - 1) : path;
}
function noHost(root) {
    return new errors/* UserError */.y('usage', 'handshake needs a host', {
        help: `name one with --host, or list hosts in ${(0,join_path/* joinPath */.u)(root, config/* CONFIG_FILE */.g)}`,
    });
}
/** A run has one format profile. */
function oneProfile(projects, asked) {
    const [first, ...others] = projects.map(({ root, config }) => ({ root, profile: (0,project_configs/* profileOf */.dp)(config, asked) }));
    if (first === undefined)
        throw new Error('a handshake has subjects');
    const other = others.find(({ profile }) => profile !== first.profile);
    if (other === undefined)
        return first.profile;
    const [a, b] = [first, other].map(({ root, profile }) => `${(0,join_path/* joinPath */.u)(root, config/* CONFIG_FILE */.g)} says ${profile.prefix}`);
    throw new errors/* UserError */.y('usage', `the files are of several prefixes: ${a}, ${b}`, {
        help: 'judge the files of each prefix by themselves, or name one with --prefix',
    });
}

// EXTERNAL MODULE: ./build/app/handshake.js + 1 modules
var handshake = __webpack_require__(7458);
// EXTERNAL MODULE: ./build/core/answer.js
var core_answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
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











const command = {
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
    details: 'FILE is a cartridge (its signature is checked first), a manifest (*.json) or a package folder.\nWithout --host each FILE meets the hosts that the cartwright.yaml of its project lists, as targets there say; a host that is named\nmeets every FILE. Exit code 1 unless every host accepts: one that refuses, or that is not judged, gave no yes.',
    usesConfig: true,
    async run(context) {
        const subjects = context.positionals;
        if (subjects.length === 0)
            throw new errors/* UserError */.y('usage', 'handshake needs a cartridge, a manifest or a package folder', {
                help: 'run cartwright handshake FILE --host PROFILE',
            });
        const { configOf, ...meeting } = await meetingOf(context);
        const { fs } = context;
        const { profile } = meeting;
        const own = { ...context, profile };
        const plan = await livePlan(own);
        const outcome = await (0,handshake/* handshakeAll */.h)(fs, {
            ...meeting,
            subjects,
            signatureOf: signaturesBy(configOf, (config) => (0,signature_of.signatureOf)(fs, profile, (ports) => (0,trust_options/* demandsOf */.w)({ ...own, config }, ports))),
            allowUnsigned: context.flag('allow-unsigned'),
            peer: plan?.peer,
            strict: context.flag('strict'),
        });
        const live = plan === undefined ? undefined : await finishLive(own, plan, outcome);
        await writeEvidence(own, outcome);
        const answer = answerFor(outcome, live);
        await print(own, outcome, live, answer);
        return answer.exitCode;
    },
};
/** Hosts that somebody named meet every subject; otherwise each subject meets those of its project. */
async function meetingOf({ fs, config, profile, positionals, list, value }) {
    const hosts = list('host');
    if (hosts.length > 0)
        return { hosts, profile, configOf: () => config };
    const named = value('config') !== undefined;
    const asked = named || value('prefix') !== undefined ? profile : undefined;
    return handshakeInProjects(fs, { subjects: positionals, config, named, profile: asked });
}
/** What a configuration demands of a signature is read once, however many subjects it is for. */
function signaturesBy(configOf, make) {
    const made = new Map();
    return (path) => {
        const config = configOf(path);
        const known = made.get(config) ?? make(config);
        made.set(config, known);
        return known(path);
    };
}
function answerFor({ result, diagnostics, hostFindings, files }, live) {
    const failed = (live?.probes ?? []).filter(({ ok }) => !ok).length;
    return (0,core_answer/* answerOf */.ut)({
        summary: (0,diagnostic/* summarize */.eh)([...diagnostics, ...hostFindings], files),
        handshakes: result.results,
        nothing: result.results.length === 0 && diagnostics.length === 0,
        also: failed === 0 ? [] : [`${failed} probe${failed === 1 ? '' : 's'} failed`],
    });
}
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
    const { attestAll } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1839), __webpack_require__.e(1416)]).then(__webpack_require__.bind(__webpack_require__, 1416));
    await attestAll(context, result.results, romDigests, attest, profile);
}
async function print(context, outcome, live, answer) {
    const { io } = context;
    const { result, diagnostics, hostFindings, files } = outcome;
    if (context.format === 'json') {
        const all = (0,diagnostic/* sortDiagnostics */.Ds)([...diagnostics, ...hostFindings]);
        const found = all.length === 0 ? {} : { diagnostics: all };
        io.out((0,json_text/* resultJson */.y)({ ...result, ...found, ...live, answer: (0,core_answer/* answerJson */.hi)(answer) }, 2));
        return;
    }
    if (!context.quiet)
        for (const note of live?.notes ?? [])
            io.err(`cartwright: ${(0,printable.printable)(note)}\n`);
    if (diagnostics.length > 0) {
        const { printDiagnostics } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 6045));
        printDiagnostics(context, diagnostics, files);
    }
    if (result.results.length > 0)
        await printVerdicts(context, result);
    const probes = live?.probes ?? [];
    const lines = probes.map(({ ok, host, role, tool, message }) => (0,printable.printable)(`probe: ${ok ? 'ok' : 'failed'}  ${host}  ${role}  ${tool ?? 'no tool'}: ${message}`));
    if (context.format !== 'markdown') {
        if (diagnostics.length > 0 && result.results.length === 0)
            io.out('\n');
        io.out([...lines, answer.line, ''].join('\n'));
    }
    else if (lines.length > 0) {
        const { fenced } = await __webpack_require__.e(/* import() */ 1432).then(__webpack_require__.bind(__webpack_require__, 1432));
        io.out(`\n${fenced(lines.join('\n'), 'text')}\n`);
    }
}
async function printVerdicts({ io, format, flag, color }, result) {
    if (format === 'markdown' || flag('matrix')) {
        const { matrixOf, matrixMarkdown, matrixText } = await __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 8471));
        const matrix = matrixOf(result);
        io.out(format === 'markdown' ? matrixMarkdown(matrix) : `${matrixText(matrix)}\n`);
    }
    else {
        const { handshakeText } = await __webpack_require__.e(/* import() */ 3655).then(__webpack_require__.bind(__webpack_require__, 3655));
        io.out(handshakeText(result, color ? paint : undefined));
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
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(147)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}


/***/ })

};
;