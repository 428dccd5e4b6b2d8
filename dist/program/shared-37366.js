"use strict";
exports.modules = {

/***/ 37366:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lookAtHosts: () => (/* binding */ lookAtHosts)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_handshake_live_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90224);
/* harmony import */ var _core_handshake_pins_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85650);
/* harmony import */ var _core_handshake_read_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38076);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20075);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41817);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46774);
/* harmony import */ var _clients_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68331);








const AT_A_TIME = 4;
const RELATED = 10;
async function lookAtHosts(peer, hosts) {
    if (hosts.length > 0 && hosts.every(({ host }) => host.servers.length === 0))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-servers', 'a live handshake needs a host profile with servers', {
            ...(hosts[0] === undefined ? {} : { path: hosts[0].source }),
            help: 'add servers to the profile, with a command or a url each, or leave out --live',
        });
    const answers = await lookAll(peer, hosts.flatMap(({ host }) => host.servers));
    const notes = [];
    const bySource = new Map();
    const diagnostics = [];
    let next = 0;
    const looked = [];
    for (const declared of hosts) {
        const { source, host } = declared;
        const { name, servers } = host;
        if (servers.length === 0) {
            notes.push(`host ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(name)} names no servers: its declared tools were taken`);
            looked.push(declared);
            continue;
        }
        const live = (0,_core_handshake_live_js__WEBPACK_IMPORTED_MODULE_1__/* .liveProfile */ .w)(host, answers.slice(next, (next += servers.length)));
        notes.push(...live.notes.map((note) => `host ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(name)}: ${note}`));
        bySource.set(source, live);
        diagnostics.push(...located(declared, live.findings));
        looked.push({ ...declared, host: live.host });
    }
    return { hosts: looked, diagnostics, notes, bySource };
}
function located({ source, doc, composed }, findings) {
    const tools = (0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .member */ .Dc)(doc?.value, 'tools');
    return findings.map(({ rule, message, help, tool, server, changes }) => {
        const finding = { rule, level: 'warning', message, ...(help === undefined ? {} : { help }) };
        const at = Array.isArray(tools) ? tools.findIndex((each) => (0,_core_handshake_read_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(each) === tool) : -1;
        const servers = server === undefined ? ['servers'] : ['servers', server];
        if (composed !== undefined && at < 0) {
            const found = (0,_clients_js__WEBPACK_IMPORTED_MODULE_5__/* .locateInClient */ .db)(composed, { ...finding, path: servers }, source);
            return withChanges(found, changes, () => found.range);
        }
        if (doc === undefined)
            throw new Error(`${source} names servers and was not read from a file`);
        if (at < 0)
            return (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_7__/* .locateFinding */ .E1)(doc, { ...finding, path: [...servers, 'name'] });
        const found = (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_7__/* .locateFinding */ .E1)(doc, { ...finding, path: ['tools', at, 'name'] });
        return withChanges(found, changes, ({ path }) => (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeOf */ .be)(doc, ['tools', at, ...path]));
    });
}
function withChanges(found, changes, rangeOfChange) {
    if (changes.length === 0)
        return found;
    const { path } = found;
    const related = changes.slice(0, RELATED).map((change) => ({
        message: (0,_core_handshake_pins_js__WEBPACK_IMPORTED_MODULE_2__/* .changeWords */ .mF)(change),
        path,
        range: rangeOfChange(change),
    }));
    return { ...found, related };
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

/***/ 90224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ liveProfile)
/* harmony export */ });
/* harmony import */ var _value_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8432);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _value_revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77527);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24080);
/* harmony import */ var _pins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85650);
/* harmony import */ var _read_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38076);
/* harmony import */ var _tool_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56930);







function liveProfile(profile, answers) {
    const { withheld: _, ...rest } = profile;
    const host = { ...rest, tools: (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .allTools */ .X)(profile) };
    const failures = answers.filter((answer) => 'failure' in answer);
    const { offered, notes } = offeredTools(host, answers);
    const findings = [];
    const withheld = new Set(host.tools.flatMap(({ name, altered }) => (altered === true ? [name] : [])));
    const declared = (0,_pins_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredTools */ .OP)(host);
    const pinning = [...declared.values()].some(({ digest }) => digest !== undefined);
    for (const { name, said, server, index } of offered) {
        const whose = `tool ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(said.name)} of server ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(server.name)}`;
        const at = { tool: name, server: index };
        const fault = (0,_pins_js__WEBPACK_IMPORTED_MODULE_1__/* .pinFault */ .mo)(said, declared.get(name), pinning);
        if (fault !== undefined) {
            withheld.add(name);
            findings.push({ ...at, ...fault, rule: 'host/tool-changed', message: `${whose} ${fault.message}` });
        }
        const text = textFinding(said);
        if (text !== undefined)
            findings.push({ ...at, ...text, message: `${whose} ${text.message}`, changes: [] });
    }
    const names = new Set(offered.map(({ name }) => name));
    if (failures.length === 0)
        findings.push(...[...declared.values()].filter(({ name }) => !names.has(name)).map(notOffered));
    const own = host.tools.filter(({ builtIn }) => builtIn === true);
    const taken = new Set([...own.map(({ name }) => name), ...names]);
    const tools = [
        ...own,
        ...offered.map(({ tool }) => tool),
        ...host.tools.filter((tool) => tool.wraps !== undefined && !taken.has(tool.name)),
    ];
    const { revision, note } = oldestRevision(answers);
    const served = answers.flatMap((answer) => ('failure' in answer ? [] : [...answer.resources, ...answer.templates]));
    const failure = failures.map((answer) => `server ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(answer.name)} ${answer.failure}`).join('; ');
    const failed = failure !== '' || revision === undefined;
    const leftOut = (0,_read_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .namesBeside */ .dk)(tools, [...(host.leftOut ?? []), ...host.tools.map(({ name }) => name)]);
    const seen = {
        ...host,
        protocolRevision: failed ? undefined : revision,
        tools,
        resources: [...new Set(served)].sort(),
        ...(leftOut.length === 0 ? {} : { leftOut }),
        ...(failed ? { failure: failure || 'no server was named' } : {}),
    };
    return {
        host: tools.some(({ name }) => withheld.has(name)) ? without(seen, withheld) : seen,
        seen,
        findings,
        notes: [...answers.flatMap(ownNotes), ...notes, ...(note === undefined ? [] : [note])].map(_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable),
        origins: new Map(offered.map(({ name, said, server }) => [name, { server, tool: said.name }])),
        answers,
    };
}
function without(host, names) {
    return {
        ...host,
        tools: host.tools.filter(({ name }) => !names.has(name)),
        withheld: host.tools.filter(({ name }) => names.has(name)),
    };
}
function offeredTools(host, answers) {
    const { tools, servers } = host;
    const declared = (0,_pins_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredTools */ .OP)(host);
    const taken = new Set(tools.filter(({ builtIn }) => builtIn === true).map(({ name }) => name));
    const offered = [];
    const notes = [];
    for (const [index, answer] of answers.entries()) {
        const server = servers[index];
        if (server === undefined || 'failure' in answer)
            continue;
        const scopesOf = scopeLookup(server);
        for (const said of answer.tools) {
            const name = (0,_pins_js__WEBPACK_IMPORTED_MODULE_1__/* .freeName */ .IL)(said.name, server.name, taken);
            taken.add(name);
            if (name !== said.name)
                notes.push(`server ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(server.name)}: tool ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(said.name)} is called ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)} here, for its name is taken`);
            const { digest, altered, scopes: granted = [] } = declared.get(name) ?? {};
            const scopes = [...new Set([...scopesOf(said.name), ...(digest === undefined ? [] : granted)])];
            const tool = { ...said, name, scopes, server: server.name, ...(altered === true ? { altered } : {}) };
            offered.push({ name, said, tool, server, index });
        }
    }
    return { offered, notes };
}
function ownNotes({ name, notes }) {
    return notes.map((note) => `server ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)}: ${note}`);
}
function oldestRevision(answers) {
    const revisions = answers.flatMap((answer) => ('failure' in answer ? [] : answer.protocolRevision));
    const each = [...new Set(revisions)].sort(_value_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .compareRevisions */ .wo);
    const note = each.length > 1 ? `the servers speak ${each.join(', ')}; the oldest counts` : undefined;
    return { revision: each[0], note };
}
function notOffered({ name, digest }) {
    return {
        rule: 'host/tool-changed',
        message: `tool ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)} was ${digest === undefined ? 'declared' : 'recorded'}, and no server offers it`,
        help: 'it does not count while the servers are asked; remove it, or record the servers again with --live',
        tool: name,
        server: undefined,
        changes: [],
    };
}
function textFinding(tool) {
    const found = (0,_tool_text_js__WEBPACK_IMPORTED_MODULE_3__/* .suspectText */ .n)(tool);
    if (found === undefined)
        return undefined;
    const others = found.more === 0 ? '' : `, and ${found.more} more of its texts`;
    return {
        rule: 'host/tool-text',
        message: `has a text that ${found.what}${others}: ${found.path.join('/')}`,
        help: 'read the whole text before a model does, and ask whoever wrote it',
    };
}
function scopeLookup(server) {
    const scopes = server.scopes ?? {};
    const globs = Object.entries(scopes).flatMap(([pattern, granted]) => {
        const glob = (0,_value_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlob */ .SO)(pattern);
        return 'problem' in glob ? [] : [{ glob, granted }];
    });
    return (tool) => {
        if (Object.hasOwn(scopes, tool))
            return scopes[tool] ?? [];
        return [...new Set(globs.filter(({ glob }) => glob.matches(tool)).flatMap(({ granted }) => granted))];
    };
}


/***/ })

};
;
