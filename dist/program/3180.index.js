"use strict";
exports.id = 3180;
exports.ids = [3180];
exports.modules = {

/***/ 53180:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ host_add_command)
});

// EXTERNAL MODULE: ./build/core/clients/profile-text.js
var profile_text = __webpack_require__(87394);
// EXTERNAL MODULE: ./build/core/handshake/host.js
var handshake_host = __webpack_require__(24080);
// EXTERNAL MODULE: ./build/core/handshake/record.js
var record = __webpack_require__(20263);
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
        const before = fs.kind(file) === 'none' ? undefined : await profileThere(fs, file);
        const kept = before?.host === undefined ? composed.host : await keptOf(composed.host, before.host);
        const stated = (0,profile_text/* withStated */.a1)(kept, wish.stated);
        const peer = unreadable === undefined ? wish.peer : undefined;
        const doc = wish.force ? undefined : before?.doc;
        const looked = await look(peer, { source: file, host: stated, composed, doc });
        const differing = looked.diagnostics.filter(({ rule }) => rule === 'host/tool-changed');
        const changed = differing.length;
        diagnostics.push(...looked.diagnostics.filter((each) => !wish.force || !differing.includes(each)));
        notes.push(...looked.notes, ...(wish.force ? differing.map(recordedAgain) : []));
        const { host } = looked;
        const text = (0,profile_text/* profileText */.z1)(host);
        const alone = host.failure === undefined ? (0,record.digestAlone)(host, true) : undefined;
        if (alone !== undefined)
            notes.push(`host ${(0,printable.quote)(host.name)}: ${alone}`);
        const same = before?.text === text;
        const reason = unreadable === undefined ? (host.failure ?? changeReason(wish, changed)) : `${unreadable.path} cannot be read`;
        if (reason === undefined && before !== undefined && !same && !wish.force)
            throw exists(file, name);
        const added = { ...describe(composed, file, host, reason, same), changed };
        made.push({ added, text: same || reason !== undefined ? undefined : text });
    }
    for (const { added, text } of made)
        if (text !== undefined)
            fs.writeFile(added.file, text);
    return { hosts: made.map(({ added }) => added), diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics), notes };
}
async function chooseClients(fs, { clients, user }) {
    if (clients.length === 0) {
        const configured = await (0,handshake_clients/* configuredClients */.h5)(fs, '.', user);
        if (configured.length > 0)
            return configured;
        throw new errors/* UserError */.y('no-host', 'no configuration of a known client is here', {
            help: 'name one: cartwright host add claude-code; cartwright host list says which there are',
        });
    }
    const { CLIENTS } = await __webpack_require__.e(/* import() */ 9685).then(__webpack_require__.bind(__webpack_require__, 82066));
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
function changeReason({ force }, changed) {
    if (changed === 0 || force)
        return undefined;
    return `${changed} tool${changed === 1 ? ' differs' : 's differ'} from the record; --force records the servers again`;
}
function recordedAgain({ message, related = [] }) {
    return [message, ...related.map((each) => each.message)].join('; ');
}
async function profileThere(fs, file) {
    const [{ readHostProfile }, { validators }, { LIMITS }, { readDocument }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8076), __webpack_require__.e(5361)]).then(__webpack_require__.bind(__webpack_require__, 5361)),
        __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 49173)),
        __webpack_require__.e(/* import() */ 8092).then(__webpack_require__.bind(__webpack_require__, 88092)),
        __webpack_require__.e(/* import() */ 2228).then(__webpack_require__.bind(__webpack_require__, 72228)),
    ]);
    const bytes = fs.readFile(file);
    const doc = await readDocument(file, bytes, { maxDepth: LIMITS.schemaDepth, orJson: true });
    const { host } = readHostProfile(doc, await validators.host());
    return { text: new TextDecoder().decode(bytes), doc, host };
}
async function keptOf(fresh, before) {
    const { keepAdded } = await __webpack_require__.e(/* import() */ 4983).then(__webpack_require__.bind(__webpack_require__, 24983));
    return keepAdded(fresh, before);
}
async function look(peer, { source, host, composed, doc }) {
    if (peer === undefined || host.servers.length === 0)
        return { host, diagnostics: [], notes: [] };
    const { lookAtHosts } = await Promise.all(/* import() */[__webpack_require__.e(8076), __webpack_require__.e(3744)]).then(__webpack_require__.bind(__webpack_require__, 37366));
    const { bySource, diagnostics, notes } = await lookAtHosts(peer, [
        { source, host, ...(composed === undefined ? {} : { composed }), ...(doc === undefined ? {} : { doc }) },
    ]);
    return { host: bySource.get(source)?.seen ?? host, diagnostics, notes };
}
function exists(file, name) {
    return new errors/* UserError */.y('file-exists', 'the profile is there and says something else', {
        path: file,
        help: `cartwright host add ${name} --force makes it anew: it keeps bindings, wrapped tools, scopes and stated facts, and no comments`,
    });
}
function describe({ name, files, disabled, needsInput }, file, host, reason, same) {
    const fromServers = (0,handshake_host/* allTools */.X)(host).filter(({ wraps, builtIn }) => wraps === undefined && builtIn !== true);
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
        unstated: (0,profile_text/* unstated */.RC)(host),
        unasked: host.servers.length > 0 && fromServers.length === 0,
    };
}

// EXTERNAL MODULE: ./build/core/handshake/commands.js
var commands = __webpack_require__(93708);
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
        '--force a profile is made anew, and keeps its bindings, wrapped tools, scopes and stated facts. A profile whose record of a tool\nis not what the server says with --live is only made anew with --force.',
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
                const { printDiagnostics } = await __webpack_require__.e(/* import() */ 6045).then(__webpack_require__.bind(__webpack_require__, 66045));
                await printDiagnostics(context, diagnostics, hosts.length);
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
    const { commandFiles } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(2903), __webpack_require__.e(3008)]).then(__webpack_require__.bind(__webpack_require__, 53008));
    return commandFiles(home.replaceAll('\\', '/'), []);
}
function nextCommands({ hosts }) {
    const written = hosts.filter(({ state }) => state !== 'not written');
    const unasked = written.filter(({ unasked: asks }) => asks).map(({ client }) => client);
    const unstated = [...new Set(written.flatMap((host) => host.unstated))];
    const of = (written.length === 1 ? written[0]?.client : undefined) ?? 'CLIENT';
    const differing = hosts.filter(({ state, changed }) => state === 'not written' && changed > 0);
    const lines = differing.map(({ client }) => (0,commands/* addCommand */.np)([client], ['--live', '--force']));
    if (unasked.length > 0 || unstated.length > 0)
        lines.push(unasked.length > 0
            ? (0,commands/* addCommand */.np)(unasked, ['--live', ...unstated, '--force'])
            : (0,commands/* addCommand */.np)([of], [...unstated, '--force']));
    const [first] = written;
    if (first !== undefined)
        lines.push(`cartwright handshake PACKAGE --host ${first.file}`);
    return lines;
}


/***/ }),

/***/ 93708:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ handshakeCommand),
/* harmony export */   hN: () => (/* binding */ remakeCommand),
/* harmony export */   np: () => (/* binding */ addCommand)
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56783);

function addCommand(clients, options) {
    return ['cartwright host add', ...clients.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r), ...options].join(' ');
}
function remakeCommand(source, options) {
    const at = source.lastIndexOf('/');
    const command = addCommand([source.slice(at + 1)], options);
    return at < 0 ? command : `cd ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(source.slice(0, at))} && ${command}`;
}
function handshakeCommand({ subject, profile }, options) {
    return ['cartwright handshake', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(subject), '--host', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(profile), ...options].join(' ');
}


/***/ }),

/***/ 56783:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(word) {
    return /^[\w./:@%+=,-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
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


/***/ })

};
;
