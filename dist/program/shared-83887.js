"use strict";
exports.modules = {

/***/ 83887:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ fieldChange),
  mendsOf: () => (/* binding */ mendsOf)
});

// EXTERNAL MODULE: ./build/core/handshake/pins.js + 1 modules
var pins = __webpack_require__(85650);
// EXTERNAL MODULE: ./build/core/result/reservations.js
var reservations = __webpack_require__(13651);
// EXTERNAL MODULE: ./build/core/text/flow-yaml.js
var flow_yaml = __webpack_require__(70624);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/text/shell-word.js
var shell_word = __webpack_require__(56783);
// EXTERNAL MODULE: ./build/core/handshake/commands.js
var commands = __webpack_require__(93708);
;// CONCATENATED MODULE: ./build/core/handshake/known-servers.js
const STARTED = 'tools/list of the package, started over stdio without network';
const KNOWN_SERVERS = [
    {
        package: '@modelcontextprotocol/server-memory',
        version: '2026.8.31',
        serves: { 'memory.write': { tool: 'create_entities', wrapped: true }, search: { tool: 'search_nodes' } },
        source: STARTED,
        date: '2026-11-21',
    },
    {
        package: '@agentmemory/mcp',
        version: '0.9.29',
        serves: { 'memory.write': { tool: 'memory_save', wrapped: true }, search: { tool: 'memory_smart_search' } },
        source: STARTED,
        date: '2026-11-21',
    },
    {
        package: 'mcp-server-commands',
        version: '0.5.0',
        serves: { exec: { tool: 'run_command' } },
        source: STARTED,
        date: '2026-11-22',
    },
];

// EXTERNAL MODULE: ./build/core/handshake/pastes.js
var handshake_pastes = __webpack_require__(25886);
// EXTERNAL MODULE: ./build/core/handshake/unmet.js
var unmet = __webpack_require__(44007);
;// CONCATENATED MODULE: ./build/core/handshake/mends.js









const SHOWN = 20;
const NAMED = 5;
const TOOLS = 2;
function mendsOf(verdict, most = SHOWN) {
    if (verdict.verdict === 'not judged')
        return [];
    const { error, roles, remake, unasked } = verdict;
    const { unmet = [], supported = [], requested = [] } = error?.error.data ?? {};
    const refused = unmet.slice(0, most).flatMap((id, i) => {
        const role = roles.find((each) => `tool:${each.role}` === id);
        const asked = requested[i] ?? '';
        if (role !== undefined)
            return unasked === undefined ? unboundMends(id, role, asked, verdict) : [];
        return remake !== undefined && isUnstated(id, supported[i]) ? [] : [fieldMend(id, supported[i] ?? '', asked)];
    });
    const reserved = roles.filter((role) => (0,reservations/* reservationsOf */.VL)(role).length > 0).slice(0, most);
    return together([...hostMends(verdict), ...refused, ...reserved.map(reservedMend)]);
}
function hostMends(verdict) {
    const { error, roles, profile, remake, unasked = [], withheld = [] } = verdict;
    const { unmet = [], supported = [], requested = [] } = error?.error.data ?? {};
    const mendable = unmet.filter((id) => !id.startsWith('manifest'));
    const [requirement = roles.map((each) => `tool:${each.role}`)[0]] = mendable;
    if (requirement === undefined || (mendable.length === 0 && (error !== null || verdict.reservations === 0)))
        return [];
    if (remake !== undefined) {
        const facts = unmet.flatMap((id, i) => (isUnstated(id, supported[i]) ? wordFor(id, requested[i] ?? '') : []));
        const does = [
            ...(unasked.length === 0 ? [] : [`asks its servers (${named(unasked)})`]),
            ...(remake.some((option) => option !== '--live' && option !== '--force') ? ['states what no file says'] : []),
        ];
        const what = `make a profile of it, ${does.length === 0 ? 'which can be changed' : `which ${does.join(' and ')}`}`;
        return [{ requirement, what: [what, ...facts].join('; '), command: (0,commands/* remakeCommand */.hN)(profile, remake) }];
    }
    const [brought] = mendable.filter((id) => id.startsWith('tool:') || id === 'mcp.minProtocolRevision');
    if (brought === undefined)
        return [];
    if (unasked.length > 0)
        return [
            {
                requirement: brought,
                what: `ask its servers (${named(unasked)}): what they offer does not stand in this verdict`,
                command: (0,commands/* handshakeCommand */.Bh)(verdict, ['--live']),
            },
        ];
    if (withheld.length > 0)
        return [
            {
                requirement: brought,
                what: `read what changed in ${named(withheld)}, and record the servers again: until then these tools count for nothing`,
                command: (0,commands/* handshakeCommand */.Bh)(verdict, ['--live', '--record', (0,shell_word/* shellWord */.r)(profile)]),
            },
        ];
    return [];
}
function named(names) {
    const shown = names.slice(0, NAMED).map((name) => (0,printable.quote)(name));
    return [...shown, ...(names.length > NAMED ? [`${names.length - NAMED} more`] : [])].join(', ');
}
function isUnstated(id, supported) {
    return FACTS[id] !== undefined && supported === unmet/* NOT_STATED */.q;
}
function wordFor(id, requested) {
    if (id === 'model.minContextWindowTokens')
        return [`TOKENS is the context window of its model, ${requested} or more for this package`];
    return [];
}
function together(drafts) {
    const last = new Map();
    for (const [i, { pastes = [] }] of drafts.entries())
        for (const { key } of pastes)
            last.set(key, i);
    const all = drafts.flatMap(({ pastes = [] }) => pastes);
    return drafts.map(({ pastes = [], ...mend }, i) => {
        const keys = [...new Set(pastes.map(({ key }) => key))].filter((key) => last.get(key) === i);
        const texts = keys.map((key) => (0,handshake_pastes/* pasteText */.v)(key, all.filter((each) => each.key === key)));
        return texts.length === 0 ? mend : { ...mend, paste: texts.join('\n') };
    });
}
function fieldMend(requirement, supported, requested) {
    const [group = '', name = ''] = requirement.split(/[:.](.*)/s);
    if (group === 'manifest') {
        const where = name === '' ? '' : ` at ${(0,printable.quote)(name)}`;
        const what = name === 'signature' ? 'have the cartridge signed by its publisher' : `mend the manifest${where}`;
        return { requirement, what: `${what}: no host can` };
    }
    if (group === 'filesystem' || group === 'network')
        return {
            requirement,
            what: `grant ${(0,printable.quote)(name)} under ${group} if the host may do that, or ask for less in the package`,
            pastes: [{ key: group, value: [...(supported === 'none' ? [] : supported.split(', ')), name], promised: true }],
        };
    const fact = FACTS[requirement];
    if (fact === undefined)
        return { requirement, what: 'give the profile a tool that serves it' };
    if (supported !== unmet/* NOT_STATED */.q)
        return {
            requirement,
            what: `the profile states ${(0,printable.quote)(supported)}, which nothing in it can mend: take a host with ${(0,printable.quote)(requested)} or more, or ask for less in the package`,
        };
    return {
        requirement,
        what: `state the fact in the profile: ${(0,printable.quote)(requested)} is what the package needs, more is as good`,
        pastes: [{ ...fact(requested).paste, promised: true }],
    };
}
function fieldChange(requirement, supported, requested) {
    const [group = '', scope = ''] = requirement.split(/:(.*)/s);
    if (group === 'filesystem' || group === 'network')
        return { kind: 'grant', list: group, scope, promise: `the host may do ${(0,printable.quote)(scope)} (${group})` };
    return supported === unmet/* NOT_STATED */.q ? FACTS[requirement]?.(requested).change : undefined;
}
const FACTS = {
    'mcp.minProtocolRevision': (value) => ({
        paste: { key: 'protocolRevision', value },
        change: { kind: 'revision', value, promise: `the host negotiates MCP ${(0,printable.quote)(value)} or later` },
    }),
    'model.toolUse': () => ({
        paste: { key: 'model', value: { toolUse: true } },
        change: { kind: 'toolUse', promise: 'the model of the host calls tools' },
    }),
    'model.minContextWindowTokens': (requested) => ({
        paste: { key: 'model', value: { contextWindowTokens: Number(requested) } },
        change: {
            kind: 'contextWindow',
            value: Number(requested),
            promise: `the model of the host has a context window of ${requested} tokens or more`,
        },
    }),
};
function unboundMends(requirement, role, requested, { strict }) {
    const close = role.candidates.flatMap((candidate) => {
        const found = candidateMend(requirement, role, candidate, strict === true);
        return found === undefined ? [] : [found];
    });
    if (close.length > 0)
        return close.slice(0, TOOLS);
    if (role.candidates.some(({ notTaken }) => notTaken === pins/* WITHHELD */.iz))
        return [];
    const [, asked = ''] = requested.split(' with ');
    const [server] = serversFor(asked.split(', '));
    const none = `give the profile a tool that takes what ${role.role} asks for, with its scopes: no server that is known here offers one`;
    return [{ requirement, ...(server ?? { what: none }) }];
}
function candidateMend(requirement, { role }, candidate, strict) {
    const { tool, schema, missingScopes, wrap, rename, reservations, notTaken } = candidate;
    if (notTaken === pins/* WITHHELD */.iz)
        return undefined;
    if (notTaken === pins/* ALTERED */.II)
        return {
            requirement,
            what: `put the words of ${(0,printable.quote)(tool)} back as they were recorded, or record it again from its servers`,
        };
    if (notTaken === pins/* AMBIGUOUS */.Te)
        return { requirement, what: `let its server list ${(0,printable.quote)(tool)} once: clients differ in which of them they take` };
    if (wrap !== undefined)
        return {
            requirement,
            what: `wrap ${(0,printable.quote)(tool)}: then it serves ${role}`,
            pastes: [pasteWrap(wrap, missingScopes)],
        };
    if (strict && schema === 'accepts' && reservations.length > 0)
        return {
            requirement,
            what: `${(0,printable.quote)(tool)} has a reservation, and --strict takes none: offer another tool for ${role}, or judge without --strict`,
        };
    if (schema === 'accepts' && missingScopes.length > 0) {
        const scopes = missingScopes.map((each) => (0,printable.quote)(each)).join(', ');
        const under = reservations.length === 0 ? '' : ' with a reservation, once it is named in bindings';
        return {
            requirement,
            what: `grant ${(0,printable.quote)(tool)} the scope ${scopes} if it does no more than that: then it serves ${role}${under}`,
        };
    }
    if (notTaken !== undefined)
        return {
            requirement,
            what: `name ${(0,printable.quote)(tool)} in bindings if it is the one that is meant`,
            pastes: [{ key: 'bindings', value: { [role]: tool }, promised: true }],
        };
    if (rename === undefined)
        return undefined;
    const pairs = Object.entries(rename).map(([from, to]) => `${(0,printable.quote)(from)} to ${(0,printable.quote)(to)}`);
    const left = reservations.map(({ reason }) => reason).join('; ');
    return {
        requirement,
        what: `wrap ${(0,printable.quote)(tool)} with a rename of ${pairs.join(', ')}, and with what only you can say: ${left || 'whether it is the one that is meant'}`,
    };
}
function reservedMend(role) {
    const requirement = `tool:${role.role}`;
    const [bound] = role.candidates;
    if (bound?.wrap === undefined)
        return {
            requirement,
            what: `no wrap is known that takes every call of ${role.role}: offer another tool, or accept the finding with its reason`,
        };
    const { wrap } = bound;
    return {
        requirement,
        what: `wrap ${(0,printable.quote)(bound.tool)}: then it serves ${role.role} without a reservation`,
        pastes: [
            pasteWrap(wrap, bound.missingScopes),
            { key: 'bindings', value: { [role.role]: wrap.name }, promised: false },
        ],
    };
}
function pasteWrap({ name, scopes, ...wrap }, missing) {
    const lines = [
        `  - name: ${(0,flow_yaml/* flowYaml */.u)(name)}`,
        ...Object.entries(wrap).map(([part, value]) => `    ${part}: ${(0,flow_yaml/* flowYaml */.u)(value)}`),
        `    scopes: ${(0,flow_yaml/* flowYaml */.u)(scopes)}${missing.length === 0 ? '' : ` # ${handshake_pastes/* PROMISE */.e}`}`,
    ];
    return { key: 'tools', lines };
}
function serversFor(scopes) {
    return KNOWN_SERVERS.flatMap(({ package: name, version, serves, date }) => {
        const [found] = scopes.flatMap((scope) => (Object.hasOwn(serves, scope) ? [serves[scope]] : []));
        if (found === undefined)
            return [];
        const how = found.wrapped === true ? ', through a wrap that the handshake then suggests' : '';
        const server = { name: name.replace(/^.*\/(?:server-)?/, ''), command: 'npx', args: ['-y', `${name}@${version}`] };
        return [
            {
                what: `add a server that offers it: ${name} ${version} has ${found.tool}${how} (read on ${date})`,
                pastes: [{ key: 'servers', lines: [`  - ${(0,flow_yaml/* flowYaml */.u)(server)}`] }],
            },
        ];
    });
}


/***/ }),

/***/ 25886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ PROMISE),
/* harmony export */   v: () => (/* binding */ pasteText)
/* harmony export */ });
/* harmony import */ var _text_flow_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70624);
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46774);


const PROMISE = 'your promise: write it only if it is true';
function pasteText(key, pastes) {
    const lines = pastes.flatMap((each) => ('lines' in each ? [each.lines.join('\n')] : []));
    if (lines.length > 0)
        return [`${key}:`, ...new Set(lines)].join('\n');
    const values = pastes.flatMap((each) => ('value' in each ? [each.value] : []));
    const promised = pastes.some((each) => 'promised' in each && each.promised);
    return `${key}: ${(0,_text_flow_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .flowYaml */ .u)(values.reduce(joined))}${promised ? ` # ${PROMISE}` : ''}`;
}
function joined(one, other) {
    if (Array.isArray(one) && Array.isArray(other))
        return [...new Set([...one, ...other])];
    return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(one) && (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .pi)(other) ? { ...one, ...other } : other;
}


/***/ }),

/***/ 70624:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ flowYaml)
/* harmony export */ });
function flowYaml(value, isJson = false) {
    const flow = (each) => flowYaml(each, isJson);
    if (Array.isArray(value))
        return `[${value.map(flow).join(', ')}]`;
    if (typeof value === 'object' && value !== null) {
        const members = Object.entries(value).map(([name, member]) => `${flow(name)}: ${flow(member)}`);
        return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
    }
    return !isJson && typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value);
}
function isPlain(text) {
    return /^[A-Za-z_$][\w.-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
}


/***/ })

};
;
