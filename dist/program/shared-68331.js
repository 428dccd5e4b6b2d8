"use strict";
exports.modules = {

/***/ 68331:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LL: () => (/* binding */ clientFiles),
  Ep: () => (/* binding */ clientHost),
  TJ: () => (/* binding */ clientKey),
  z2: () => (/* binding */ configurationsOf),
  h5: () => (/* binding */ configuredClients),
  db: () => (/* binding */ locateInClient)
});

;// CONCATENATED MODULE: ./build/core/clients/compose.js
function composeHost(client, read) {
    const servers = [];
    const places = [];
    const needsInput = new Set();
    const disabled = [];
    const seen = new Set();
    for (const { doc, servers: configured, places: at } of read) {
        for (const server of configured) {
            if (seen.has(server.name))
                continue;
            seen.add(server.name);
            if (server.disabled === true) {
                disabled.push(server.name);
                continue;
            }
            servers.push(hostServer(server));
            places.push({ doc, path: at.get(server.name) ?? [] });
            for (const name of server.needs)
                needsInput.add(name);
        }
    }
    return {
        host: { ...client.profile, servers },
        files: read.map(({ doc }) => doc.path),
        places,
        needsInput: [...needsInput],
        disabled,
    };
}
function hostServer({ name, command, args = [], cwd, url, envNames, headers, needs }) {
    const asked = [...new Set([...envNames, ...needs.filter((need) => /^[A-Za-z_]\w*$/.test(need))])];
    if (command !== undefined)
        return {
            name,
            command: inFolder(command),
            ...(args.length === 0 ? {} : { args: args.map(inFolder) }),
            ...(cwd === undefined ? {} : { cwd: inFolder(cwd) }),
            ...(asked.length === 0 ? {} : { envVars: asked }),
        };
    const given = Object.entries(headers).map(([header, variable]) => [header, variable ?? variableOf(header)]);
    const inAddress = needs.filter((need) => (url ?? '').includes(need));
    return {
        name,
        url: url ?? '',
        ...(inAddress.length === 0 ? {} : { envVars: inAddress }),
        ...(given.length === 0 ? {} : { envHeaders: Object.fromEntries(given) }),
    };
}
function inFolder(text) {
    return text.replace(/\$\{(?:workspaceFolder|workspaceRoot|CLAUDE_PROJECT_DIR)(?::-[^}]*)?\}/g, '.');
}
function variableOf(header) {
    return header.toUpperCase().replace(/\W/g, '_');
}

// EXTERNAL MODULE: ./build/core/clients/profile-text.js
var profile_text = __webpack_require__(87394);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/app/handshake/clients.js






const CONFIGURATION_LIMIT = 8 * 1024 * 1024;
function clientKey(name) {
    return name.toLowerCase().replaceAll(/[\s_]+/g, '-');
}
function configurationsOf(fs, files, root) {
    return files.filter(({ path }) => {
        const at = (0,value_path/* joinPath */.uJ)(root, path);
        return fs.isLink?.(at) !== true && fs.kind(at) === 'file';
    });
}
async function configuredClients(fs, root, user) {
    const { CLIENTS } = await __webpack_require__.e(/* import() */ 9685).then(__webpack_require__.bind(__webpack_require__, 82066));
    return Object.entries(CLIENTS).flatMap(([name, client]) => configurationsOf(fs, client.project, root).length > 0 ||
        (user !== undefined && configurationsOf(user, client.user, '.').length > 0)
        ? [{ name, client }]
        : []);
}
async function clientHost(fs, name, client, root = '.', user) {
    const wanted = [
        ...configurationsOf(fs, client.project, root).map((file) => ({
            file,
            fs,
            at: (0,value_path/* joinPath */.uJ)(root, file.path),
            shown: (0,value_path/* joinPath */.uJ)(root, file.path),
        })),
        ...(user === undefined
            ? []
            : configurationsOf(user, client.user, '.').map((file) => ({
                file,
                fs: user,
                at: file.path,
                shown: `~/${file.path}`,
            }))),
    ];
    const read = [];
    if (wanted.length > 0) {
        const { readConfiguration } = await __webpack_require__.e(/* import() */ 2156).then(__webpack_require__.bind(__webpack_require__, 52156));
        for (const { file, fs: tree, at, shown } of wanted) {
            const text = new TextDecoder().decode(tree.readFile(at, CONFIGURATION_LIMIT));
            read.push(await readConfiguration(shown, text, file));
        }
    }
    const composed = composeHost(client, read);
    const remake = [
        ...(composed.host.servers.length === 0 ? [] : ['--live']),
        ...(0,profile_text/* unstated */.RC)(composed.host),
        ...(fs.kind((0,value_path/* joinPath */.uJ)(root, `hosts/${name}.host.yaml`)) === 'none' ? [] : ['--force']),
    ];
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([
        ...read.flatMap(({ findings }) => findings),
        ...read.flatMap((each) => madeFrom(client, each)),
    ]);
    return { ...composed, host: { ...composed.host, remake }, name, client, diagnostics };
}
function madeFrom({ profile }, { doc, servers }) {
    if (doc.value === undefined)
        return [];
    const on = servers.filter(({ disabled }) => disabled !== true).map(({ name }) => (0,printable.quote)(name));
    const what = on.length === 0 ? 'no server' : `the server${on.length === 1 ? '' : 's'} ${on.join(', ')}`;
    const off = servers.length - on.length;
    return [
        (0,source_document/* locateFinding */.E1)(doc, {
            rule: 'client/composed',
            level: 'note',
            message: `host ${(0,printable.quote)(profile.name)} is made of the client's facts and ${what} of this file${off === 0 ? '' : `; ${off} switched off`}`,
            path: [],
            span: { start: 0, end: 0 },
            ...(on.length === 0
                ? {}
                : {
                    help: 'the tools of servers count when they are asked: with --live, or recorded once by cartwright host add --live',
                }),
        }),
    ];
}
function locateInClient({ places }, { path, ...finding }, otherwise) {
    const place = placeOf(places, path);
    if (place !== undefined)
        return (0,source_document/* locateFinding */.E1)(place.doc, { ...finding, path: place.path, part: 'key' });
    const { rule, level, message, help } = finding;
    return { ...(0,diagnostic/* fileError */.zS)(rule, otherwise, message, help), level };
}
function placeOf(places, path) {
    const [member, index] = path;
    if (member !== 'servers')
        return undefined;
    if (typeof index === 'number')
        return places[index];
    const [first] = places;
    return first && { ...first, path: first.path.slice(0, 1) };
}
async function clientFiles(sources, exists) {
    const named = [...new Set(sources)].filter((source) => !exists(source));
    const files = new Map();
    const formats = new Map();
    if (named.length > 0) {
        const { CLIENTS } = await __webpack_require__.e(/* import() */ 9685).then(__webpack_require__.bind(__webpack_require__, 82066));
        for (const source of named) {
            const folder = (0,value_path/* folderOf */.yS)(source);
            const name = folder === '.' ? source : source.slice(folder.length + 1);
            const client = Object.hasOwn(CLIENTS, name) ? CLIENTS[name] : undefined;
            const own = (client?.project ?? []).map((file) => ({ file, path: (0,value_path/* joinPath */.uJ)(folder, file.path) }));
            for (const { file, path } of own)
                formats.set(path, file);
            const [first] = own;
            const there = own.find(({ path }) => exists(path)) ?? first;
            if (there !== undefined)
                files.set(source, there.path);
        }
    }
    return {
        fileOf: (source) => files.get(source) ?? source,
        readAs: (path, bytes) => {
            const format = formats.get(path);
            return format === undefined ? undefined : readAs(path, bytes, format);
        },
    };
}
async function readAs(path, bytes, format) {
    const { comparable, readConfiguration } = await __webpack_require__.e(/* import() */ 2156).then(__webpack_require__.bind(__webpack_require__, 52156));
    return comparable(await readConfiguration(path, new TextDecoder().decode(bytes), format));
}


/***/ }),

/***/ 87394:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RC: () => (/* binding */ unstated),
/* harmony export */   a1: () => (/* binding */ withStated),
/* harmony export */   z1: () => (/* binding */ profileText)
/* harmony export */ });
/* harmony import */ var _handshake_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20263);

function withStated(host, { protocolRevision, model }) {
    return {
        ...host,
        ...(protocolRevision === undefined ? {} : { protocolRevision }),
        ...(model === undefined ? {} : { model: { ...host.model, ...model } }),
    };
}
function profileText(host) {
    return (0,_handshake_record_js__WEBPACK_IMPORTED_MODULE_0__.recordedProfile)(host, true);
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


/***/ }),

/***/ 20263:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestAlone: () => (/* binding */ digestAlone),
/* harmony export */   recordedProfile: () => (/* binding */ recordedProfile)
/* harmony export */ });
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32754);
/* harmony import */ var _accept_schema_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46774);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24080);
/* harmony import */ var _pins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85650);






function recordedProfile(host, withServers = false) {
    const { name, description, protocolRevision, model, filesystem, network, resources, sources, dialect } = host;
    const tools = (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .allTools */ .X)(host);
    const names = new Set(tools.map((tool) => tool.name));
    const bindings = Object.entries(host.bindings).filter(([, tool]) => names.has(tool));
    const profile = {
        schemaVersion: _ids_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_SCHEMA_VERSION */ ._Y,
        name,
        description,
        protocolRevision,
        model,
        tools: tools.map((tool) => recordedTool(tool, withServers ? host.servers : [])),
        filesystem,
        network,
        ...(bindings.length === 0 ? {} : { bindings: Object.fromEntries(bindings) }),
        resources,
        dialect,
        ...(withServers ? { servers: host.servers } : {}),
        ...(withServers && sources.length > 0 ? { sources } : {}),
    };
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(profile, 2);
}
function digestAlone(host, withServers = false) {
    const servers = withServers ? host.servers : [];
    const names = host.tools.flatMap((tool) => (isHeld(tool, recordedWords(tool), servers) ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(tool.name)]));
    if (names.length === 0)
        return undefined;
    return `recorded by digest alone, and bound with --live only, for a record cannot say them as their server does: ${names.join(', ')}`;
}
function isHeld(tool, words, servers) {
    const { name, digest, server } = tool;
    return server === undefined || (0,_pins_js__WEBPACK_IMPORTED_MODULE_3__/* .givesDigest */ .Rw)({ ...words, name, digest }, servers);
}
function recordedWords(tool) {
    const { title, description, digest } = tool;
    const [inputSchema, outputSchema, annotations] = [tool.inputSchema, tool.outputSchema, tool.annotations].map((value) => (digest === undefined ? value : sorted(value)));
    return {
        ...(typeof title === 'string' ? { title } : {}),
        ...(typeof description === 'string' ? { description } : {}),
        ...(isSchema(inputSchema) ? { inputSchema } : {}),
        ...(isSchema(outputSchema) ? { outputSchema } : {}),
        ...((0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(annotations) ? { annotations } : {}),
    };
}
function recordedTool(tool, servers) {
    const { name, digest, scopes, builtIn, wraps, rename, constants, template } = tool;
    const words = recordedWords(tool);
    return {
        name,
        ...(isHeld(tool, words, servers) ? words : {}),
        digest,
        builtIn,
        scopes: scopes.filter(_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .isScope */ .T2),
        wraps,
        rename,
        constants,
        template,
    };
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (!(0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(value))
        return value;
    const names = Object.keys(value).sort();
    return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}
function isSchema(value) {
    return typeof value === 'boolean' || (0,_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isMapping */ .pi)(value);
}


/***/ })

};
;
