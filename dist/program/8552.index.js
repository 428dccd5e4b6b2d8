"use strict";
exports.id = 8552;
exports.ids = [8552,263];
exports.modules = {

/***/ 68552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ host_add_command)
});

// EXTERNAL MODULE: ./build/core/handshake/record.js
var record = __webpack_require__(20263);
;// CONCATENATED MODULE: ./build/core/clients/profile-text.js

function withStated(host, { protocolRevision, model }) {
    return {
        ...host,
        ...(protocolRevision === undefined ? {} : { protocolRevision }),
        ...(model === undefined ? {} : { model: { ...host.model, ...model } }),
    };
}
function profileText(host) {
    return (0,record.recordedProfile)(host, true);
}
function unstated({ protocolRevision, model, servers }) {
    const missing = [];
    if (model?.toolUse === undefined)
        missing.push('--tool-use');
    if (model?.contextWindowTokens === undefined)
        missing.push('--context-window TOKENS');
    if (protocolRevision === undefined && servers.length === 0)
        missing.push('--protocol-revision DATE');
    return missing;
}

// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/path.js
var path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/app/handshake/clients.js + 1 modules
var handshake_clients = __webpack_require__(68331);
;// CONCATENATED MODULE: ./build/app/handshake/add-host.js






async function addHosts(fs, wish) {
    const chosen = await chooseClients(fs, wish);
    const made = [];
    const diagnostics = [];
    const notes = [];
    for (const { name, client } of chosen) {
        const file = (0,path/* joinPath */.uJ)(wish.out, `${name}.host.yaml`);
        const composed = await (0,handshake_clients/* clientHost */.Ep)(fs, name, client, '.', wish.user);
        diagnostics.push(...composed.diagnostics.filter(({ rule }) => rule !== 'client/composed'));
        const unreadable = composed.diagnostics.find(({ rule }) => rule.startsWith('source/'));
        const before = fs.kind(file) === 'none' ? undefined : new TextDecoder().decode(fs.readFile(file));
        const kept = before === undefined ? composed.host : await keptOf(fs, file, composed.host);
        const stated = withStated(kept, wish.stated);
        const looked = unreadable === undefined ? await look(wish.peer, file, { ...composed, host: stated }, notes) : stated;
        const reason = unreadable === undefined ? looked.failure : `${unreadable.path} cannot be read`;
        const host = looked;
        const text = reason === undefined ? profileText(host) : undefined;
        const same = text !== undefined && before === text;
        if (text !== undefined && before !== undefined && !same && !wish.force)
            throw exists(file, name);
        made.push({ added: describe(composed, file, host, reason, same), text: same ? undefined : text });
    }
    for (const { added, text } of made)
        if (text !== undefined)
            fs.writeFile(added.file, text);
    return { hosts: made.map(({ added }) => added), diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics), notes };
}
async function chooseClients(fs, { clients, user }) {
    const { CLIENTS } = await __webpack_require__.e(/* import() */ 9685).then(__webpack_require__.bind(__webpack_require__, 82066));
    if (clients.length === 0) {
        const configured = Object.entries(CLIENTS).filter(([, { project, user: own }]) => (0,handshake_clients/* configurationsOf */.z2)(fs, project, '.').length > 0 ||
            (user !== undefined && (0,handshake_clients/* configurationsOf */.z2)(user, own, '.').length > 0));
        if (configured.length > 0)
            return configured.map(([name, client]) => ({ name, client }));
        throw new errors/* UserError */.y('no-host', 'no configuration of a known client is here', {
            help: 'name one: cartwright host add claude-code; cartwright host list says which there are',
        });
    }
    const names = [...new Set(clients.map(handshake_clients/* clientKey */.TJ))];
    const unknown = names.find((name) => !Object.hasOwn(CLIENTS, name));
    if (unknown !== undefined)
        throw await unknownClient(unknown, Object.keys(CLIENTS));
    return names.flatMap((name) => {
        const client = CLIENTS[name];
        return client === undefined ? [] : [{ name, client }];
    });
}
async function unknownClient(name, known) {
    const { nearest } = await __webpack_require__.e(/* import() */ 8778).then(__webpack_require__.bind(__webpack_require__, 8778));
    const near = nearest(name, known);
    return new errors/* UserError */.y('unknown-host', `there is no client ${(0,printable.quote)(name)}`, {
        help: near === undefined ? 'cartwright host list says which there are' : `did you mean ${(0,printable.quote)(near)}?`,
    });
}
async function keptOf(fs, file, fresh) {
    const [{ keepAdded }, { readHostProfile }, { validators }, { LIMITS }, { readDocument }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4983).then(__webpack_require__.bind(__webpack_require__, 24983)),
        Promise.all(/* import() */[__webpack_require__.e(8076), __webpack_require__.e(5361)]).then(__webpack_require__.bind(__webpack_require__, 5361)),
        __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 49173)),
        __webpack_require__.e(/* import() */ 8092).then(__webpack_require__.bind(__webpack_require__, 88092)),
        __webpack_require__.e(/* import() */ 2228).then(__webpack_require__.bind(__webpack_require__, 72228)),
    ]);
    const doc = await readDocument(file, fs.readFile(file), { maxDepth: LIMITS.schemaDepth, orJson: true });
    const { host } = readHostProfile(doc, await validators.host());
    return host === undefined ? fresh : keepAdded(fresh, host);
}
async function look(peer, source, composed, notes) {
    if (peer === undefined || composed.host.servers.length === 0)
        return composed.host;
    const { lookAtHosts } = await Promise.all(/* import() */[__webpack_require__.e(8076), __webpack_require__.e(652)]).then(__webpack_require__.bind(__webpack_require__, 41323));
    const live = await lookAtHosts(peer, [{ source, host: composed.host, composed }]);
    notes.push(...live.notes);
    return live.bySource.get(source)?.seen ?? composed.host;
}
function exists(file, name) {
    return new errors/* UserError */.y('file-exists', 'the profile is there and says something else', {
        path: file,
        help: `cartwright host add ${name} --force makes it anew: it keeps bindings, wrapped tools, scopes and stated facts, and no comments`,
    });
}
function describe({ name, files, disabled, needsInput }, file, host, reason, same) {
    const fromServers = host.tools.filter(({ wraps, builtIn }) => wraps === undefined && builtIn !== true);
    return {
        client: name,
        file,
        state: reason !== undefined ? 'not written' : same ? 'unchanged' : 'written',
        ...(reason === undefined ? {} : { reason }),
        madeFrom: files,
        servers: host.servers.map((server) => server.name),
        disabled,
        recorded: fromServers.length,
        needsInput,
        unstated: unstated(host),
        unasked: host.servers.length > 0 && fromServers.length === 0,
    };
}

// EXTERNAL MODULE: ./build/core/report/text/clients.js
var clients = __webpack_require__(20181);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/core/value/revision.js
var value_revision = __webpack_require__(77527);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
;// CONCATENATED MODULE: ./build/cli/commands/host-add.js






const host_add_command = {
    name: 'host add',
    summary: "a host profile from a client's facts and the servers that its configuration names",
    example: 'host add claude-code',
    usage: ['host add [CLIENT…]', 'host add CLIENT --live --context-window 200000 --tool-use'],
    options: [
        (0,command/* valueOption */.F9)('out', 'DIR', 'folder of the profiles (default: hosts)'),
        (0,command/* flagOption */.kY)('live', "start or contact the configured servers and record their tools; a server's command runs with your rights"),
        command/* SERVER_TIMEOUT */.av,
        (0,command/* flagOption */.kY)('user', 'read your own configuration of the client, too, below your home'),
        (0,command/* valueOption */.F9)('context-window', 'TOKENS', 'state the context window of the model'),
        (0,command/* flagOption */.kY)('tool-use', 'state that the model uses tools'),
        (0,command/* flagOption */.kY)('structured-output', 'state that the model gives structured output'),
        (0,command/* valueOption */.F9)('protocol-revision', 'DATE', 'state the MCP revision that the client negotiates'),
        (0,command/* flagOption */.kY)('force', 'make a profile anew that is there and says something else'),
    ],
    formats: ['text', 'json'],
    details: [
        'Without CLIENT a profile is made for every client that has a configuration here; cartwright host list says which there are.',
        'Of environment variables and headers only the names are read, and a secret in a configuration is an error at its place. With',
        '--force a profile is made anew, and keeps its bindings, wrapped tools, scopes and stated facts.',
    ].join('\n'),
    usesConfig: false,
    async run(context) {
        const { fs, io, positionals, value, flag } = context;
        const stated = statedFacts(context);
        const live = flag('live');
        if (!live && value('server-timeout') !== undefined)
            throw new errors/* UserError */.y('usage', '--server-timeout needs --live', { help: 'add --live, or leave it out' });
        const peer = live ? await (await __webpack_require__.e(/* import() */ 1103).then(__webpack_require__.bind(__webpack_require__, 21103))).livePeer(context) : undefined;
        const made = await addHosts(fs, {
            clients: positionals,
            out: value('out') ?? 'hosts',
            stated,
            force: flag('force'),
            peer,
            user: flag('user') ? await homeOf(io.env) : undefined,
        });
        const { hosts, diagnostics } = made;
        const next = nextCommands(made);
        if (context.format === 'json')
            io.out((0,json_text/* resultJson */.y3)({ version: 1, ...made, next }, 2));
        else {
            if (diagnostics.length > 0) {
                const { printDiagnostics } = await Promise.all(/* import() */[__webpack_require__.e(2228), __webpack_require__.e(9695), __webpack_require__.e(9774)]).then(__webpack_require__.bind(__webpack_require__, 66045));
                printDiagnostics(context, diagnostics, hosts.length);
            }
            io.out((0,clients/* addedText */.U)(hosts, made.notes, next));
        }
        const failed = hosts.some(({ state }) => state === 'not written') || diagnostics.some(({ level }) => level === 'error');
        return failed ? command/* EXIT */.dc.no : command/* EXIT */.dc.ok;
    },
};
function statedFacts({ value, flag }) {
    const [tokens, revision] = [value('context-window'), value('protocol-revision')];
    if (tokens !== undefined && !/^[1-9]\d{0,11}$/.test(tokens))
        throw new errors/* UserError */.y('usage', `--context-window is ${JSON.stringify(tokens)}`, {
            help: 'write a number of tokens, such as 200000',
        });
    if (revision !== undefined && !(0,value_revision/* isRevision */.oN)(revision))
        throw new errors/* UserError */.y('usage', `--protocol-revision is ${JSON.stringify(revision)}`, {
            help: 'write the MCP revision, a real date as YYYY-MM-DD',
        });
    const model = {
        ...(flag('tool-use') ? { toolUse: true } : {}),
        ...(tokens === undefined ? {} : { contextWindowTokens: Number(tokens) }),
        ...(flag('structured-output') ? { structuredOutput: true } : {}),
    };
    return {
        ...(Object.keys(model).length === 0 ? {} : { model }),
        ...(revision === undefined ? {} : { protocolRevision: revision }),
    };
}
async function homeOf(env) {
    const home = env['HOME'] ?? env['USERPROFILE'] ?? '';
    if (home === '')
        throw new errors/* UserError */.y('usage', '--user needs to know your home', { help: 'set HOME' });
    const { commandFiles } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(9511), __webpack_require__.e(9363)]).then(__webpack_require__.bind(__webpack_require__, 19511));
    return commandFiles(home.replaceAll('\\', '/'), []);
}
function nextCommands({ hosts }) {
    const written = hosts.filter(({ state }) => state !== 'not written');
    const unasked = written.filter(({ unasked: asks }) => asks).map(({ client }) => client);
    const unstated = [...new Set(written.flatMap((host) => host.unstated))];
    const of = written.length === 1 ? written[0]?.client : 'CLIENT';
    const lines = [];
    if (unasked.length > 0 || unstated.length > 0)
        lines.push([
            'cartwright host add',
            unasked.length > 0 ? unasked.join(' ') : of,
            ...(unasked.length > 0 ? ['--live'] : []),
            ...unstated,
            '--force',
        ].join(' '));
    const [first] = written;
    if (first !== undefined)
        lines.push(`cartwright handshake PACKAGE --host ${first.file}`);
    return lines;
}


/***/ }),

/***/ 20263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordedProfile: () => (/* binding */ recordedProfile)
/* harmony export */ });
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32754);
/* harmony import */ var _accept_schema_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46774);



function recordedProfile(host, withServers = false) {
    const { name, description, protocolRevision, model, tools, filesystem, network, resources, sources } = host;
    const names = new Set(tools.map((tool) => tool.name));
    const bindings = Object.entries(host.bindings).filter(([, tool]) => names.has(tool));
    const profile = {
        schemaVersion: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_SCHEMA_VERSION */ ._Y,
        name,
        description,
        protocolRevision,
        model,
        tools: tools.map(recordedTool),
        filesystem,
        network,
        ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
        resources,
        ...(withServers ? { servers: host.servers } : {}),
        ...(withServers && sources.length > 0 ? { sources } : {}),
    };
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(profile, 2);
}
function recordedTool(tool) {
    const { name, title, description, inputSchema, outputSchema, annotations, digest, scopes, builtIn } = tool;
    const { wraps, rename, constants, template } = tool;
    return {
        name,
        title,
        description,
        ...(isSchema(inputSchema) ? { inputSchema } : {}),
        ...(isSchema(outputSchema) ? { outputSchema } : {}),
        ...((0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(annotations) ? { annotations } : {}),
        digest,
        builtIn,
        scopes: scopes.filter(_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .isScope */ .T2),
        wraps,
        rename,
        constants,
        template,
    };
}
function isSchema(value) {
    return typeof value === 'boolean' || (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value);
}


/***/ }),

/***/ 46774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
}


/***/ }),

/***/ 77527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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


/***/ })

};
;
