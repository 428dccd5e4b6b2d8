"use strict";
exports.id = 573;
exports.ids = [573];
exports.modules = {

/***/ 56787:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ assessCal),
  z: () => (/* binding */ worstVerdict)
});

// EXTERNAL MODULE: ./build/core/value/node-kinds.js
var node_kinds = __webpack_require__(67040);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
;// CONCATENATED MODULE: ./build/core/cal/flow.js


const FLOW_NODES = 80;
const FLOW_EDGES = 160;
const LABEL = 80;
const OPERATORS = { eq: '=', ne: '≠', lt: '<', le: '≤', gt: '>', ge: '≥', in: 'in' };
function flowOf(cal) {
    if (!(0,mapping/* isMapping */.pi)(cal))
        return undefined;
    const roles = new Map();
    for (const participant of (0,mapping/* mappingsOf */.Jj)(cal, 'participants')) {
        const slot = (0,mapping/* own */.ZV)(participant, 'slot');
        const role = (0,mapping/* isMapping */.pi)(slot) ? flow_text((0,mapping/* own */.ZV)(slot, 'role')) : undefined;
        const alias = flow_text((0,mapping/* own */.ZV)(participant, 'alias'));
        if (alias !== undefined && role !== undefined)
            roles.set(alias, role);
    }
    const nodes = (0,mapping/* mappingsOf */.Jj)(cal, 'nodes').flatMap((node) => readNode(node, roles));
    const edges = (0,mapping/* mappingsOf */.Jj)(cal, 'edges').flatMap(readEdge);
    if (nodes.length === 0 || nodes.length > FLOW_NODES || edges.length > FLOW_EDGES)
        return undefined;
    return { start: (0,mapping/* textOf */.b6)(cal, 'start'), nodes, edges };
}
function readNode(node, roles) {
    const id = flow_text((0,mapping/* own */.ZV)(node, 'id'));
    if (id === undefined)
        return [];
    const agent = flow_text((0,mapping/* own */.ZV)(node, 'agent'));
    const role = agent === undefined ? undefined : roles.get(agent);
    const requires = (0,mapping/* own */.ZV)(node, 'requires');
    const items = (0,mapping/* isMapping */.pi)(requires) ? (0,mapping/* own */.ZV)(requires, 'rac') : [];
    const rac = (Array.isArray(items) ? items : []).filter((item) => typeof item === 'string');
    return [
        {
            id,
            kind: (0,node_kinds/* nodeKind */.Fl)(node) ?? 'other',
            ...(agent === undefined ? {} : { agent }),
            ...(role === undefined ? {} : { role }),
            ...(rac.length === 0 ? {} : { rac }),
        },
    ];
}
function readEdge(edge) {
    const from = flow_text((0,mapping/* own */.ZV)(edge, `from`));
    const to = flow_text((0,mapping/* own */.ZV)(edge, 'to'));
    if (from === undefined || to === undefined)
        return [];
    const when = (0,mapping/* own */.ZV)(edge, 'when');
    return [{ from, to, ...((0,mapping/* isMapping */.pi)(when) ? { when: cut(condition(when, 0)) } : {}) }];
}
function condition(when, depth) {
    if (depth > 8)
        return '…';
    const inner = (value) => ((0,mapping/* isMapping */.pi)(value) ? condition(value, depth + 1) : '?');
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
    const op = scalar((0,mapping/* own */.ZV)(when, 'op'));
    return `${scalar(when['var'])} ${Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : op} ${scalar((0,mapping/* own */.ZV)(when, 'value'))}`;
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
function flow_text(value) {
    return typeof value === 'string' ? value : undefined;
}

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/core/readiness/graph.js



function blockedBy(cal, availability) {
    if (![...availability.values()].includes(false))
        return [];
    const nodes = (0,mapping/* mappingsOf */.Jj)(cal, 'nodes');
    const edges = (0,mapping/* mappingsOf */.Jj)(cal, 'edges');
    const stopped = new Map(nodes.flatMap((node) => stoppedTask(node, availability)));
    const dead = new Map(edges.flatMap((edge) => deadBranch(edge, availability)));
    const lines = [...stopped].map(([id, missing]) => `task ${(0,printable.quote)(id)} cannot run: it requires ${missing.map((item) => (0,printable.quote)(item)).join(', ')}`);
    for (const [edge, needs] of dead) {
        lines.push(`the branch from ${(0,printable.quote)((0,mapping/* textOf */.b6)(edge, 'from'))} to ${(0,printable.quote)((0,mapping/* textOf */.b6)(edge, 'to'))} is never taken: it hangs on ${needs.map((id) => (0,printable.quote)(id)).join(', ')}`);
    }
    const open = edges.filter((edge) => !dead.has(edge) && !stopped.has((0,mapping/* textOf */.b6)(edge, 'from')));
    const before = reachable((0,mapping/* textOf */.b6)(cal, 'start'), edges);
    const now = reachable((0,mapping/* textOf */.b6)(cal, 'start'), open);
    for (const node of nodes) {
        const id = (0,mapping/* textOf */.b6)(node, 'id');
        const cut = before.has(id) && !now.has(id) && !stopped.has(id);
        if (cut && (0,node_kinds/* takes */.ny)(node, 'agent'))
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
function deadBranch(edge, availability) {
    const needs = itemsOf(edge['when']).filter((id) => availability.has(id));
    return needs.length > 0 && evaluate(edge['when'], availability) === false ? [[edge, needs]] : [];
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

// EXTERNAL MODULE: ./build/core/readiness/participants.js
var readiness_participants = __webpack_require__(1211);
// EXTERNAL MODULE: ./build/core/value/digest.js
var digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/value/glob.js
var value_glob = __webpack_require__(8432);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var readiness_facts = __webpack_require__(85266);
;// CONCATENATED MODULE: ./build/core/readiness/rac.js





function assessRacItem(item, calId, facts) {
    const given = (0,mapping/* own */.ZV)(item, 'check');
    const check = (0,mapping/* isMapping */.pi)(given) ? given : undefined;
    const type = (0,mapping/* textOf */.b6)(check ?? {}, 'type') || 'manual';
    const hint = (0,mapping/* textOf */.b6)(check ?? {}, 'hint');
    const required = item['required'] !== false;
    const id = (0,mapping/* textOf */.b6)(item, 'id');
    const proof = prove(type, hint, id, calId, facts);
    return {
        id,
        kind: (0,mapping/* textOf */.b6)(item, 'kind'),
        description: (0,mapping/* textOf */.b6)(item, 'description'),
        required,
        state: required ? proof.state : 'optional',
        check: check === undefined ? null : { type, hint },
        ...(proof.evidence === undefined ? {} : { evidence: proof.evidence }),
        reason: proof.reason,
        ...(proof.state === 'unconfirmed' ? {} : { available: proof.state === 'confirmed' }),
    };
}
function prove(type, hint, id, calId, facts) {
    switch (type) {
        case 'file-glob':
            return byGlob(hint, facts.files);
        case 'manual':
            return byConfirmation(id, calId, facts);
        case 'url':
        case 'mcp-resource':
            return byProbe(type, hint, facts);
    }
    return { state: 'unconfirmed', reason: `no check is called ${(0,printable.quote)(type)}` };
}
function byGlob(hint, files) {
    if (hint === '')
        return { state: 'unconfirmed', reason: 'the check names no glob' };
    const glob = (0,value_glob/* compileGlob */.SO)(hint);
    if ('problem' in glob)
        return { state: 'failed', reason: glob.problem };
    const matches = files.filter((file) => glob.matches(file));
    if (matches.length === 0)
        return { state: 'failed', reason: 'no file matches' };
    const evidence = { count: matches.length, digest: `sha256:${(0,digest/* sha256Hex */.fg)(matches.join('\n'))}` };
    return { state: 'confirmed', reason: matches.length === 1 ? '1 file' : `${matches.length} files`, evidence };
}
function byConfirmation(id, calId, { confirmations, now }) {
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
function byProbe(type, hint, facts) {
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






function assessCal(doc, diagnostics, facts, profile) {
    const root = (0,mapping/* isMapping */.pi)(doc.value) ? doc.value : {};
    const id = (0,mapping/* textOf */.b6)(root, 'id');
    const participants = (0,mapping/* mappingsOf */.Jj)(root, 'participants').map((participant) => (0,readiness_participants/* resolveParticipant */.K)(participant, facts, profile));
    const rac = (0,mapping/* mappingsOf */.Jj)(root, 'rac').map((item) => assessRacItem(item, id, facts));
    const flow = flowOf(root);
    const todo = unwritten(root);
    const availability = new Map(rac.flatMap((item) => (item.available === undefined ? [] : [[item.id, item.available]])));
    const blocked = blockedBy(root, availability);
    return {
        path: doc.path,
        id,
        name: (0,mapping/* textOf */.b6)(root, 'name') || id || doc.path,
        verdict: verdictOf(diagnostics, participants, rac, todo),
        nodes: (0,mapping/* mappingsOf */.Jj)(root, 'nodes').length,
        participants,
        rac,
        diagnostics,
        ...(blocked.length === 0 ? {} : { blocked }),
        ...(todo.length === 0 ? {} : { todo }),
        ...(flow === undefined ? {} : { flow }),
    };
}
function unwritten(root) {
    return (0,mapping/* mappingsOf */.Jj)(root, 'nodes')
        .filter((node) => (0,node_kinds/* takes */.ny)(node, 'action') && /^\s*TODO\b/.test((0,mapping/* textOf */.b6)(node, 'action')))
        .map((node) => (0,mapping/* textOf */.b6)(node, 'id'));
}
function verdictOf(diagnostics, participants, rac, todo) {
    const broken = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    const unstaffed = participants.some((participant) => participant.required && participant.resolved === null);
    if (broken || unstaffed || rac.some((item) => item.state === 'failed'))
        return 'not ready';
    return todo.length > 0 || rac.some((item) => item.state === 'unconfirmed') ? 'pending' : 'ready';
}
function worstVerdict(verdicts) {
    const order = ['not ready', 'pending', 'ready'];
    return order.find((verdict) => verdicts.includes(verdict)) ?? null;
}


/***/ }),

/***/ 85266:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ probeKey),
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
function probeKey(type, hint) {
    return `${type} ${hint}`;
}
function timeOf(text, endOfDay = false) {
    const day = text.slice(0, 10);
    const first = Date.parse(`${day}T00:00:00Z`);
    if (Number.isNaN(first) || !new Date(first).toISOString().startsWith(day))
        return NaN;
    const bare = text === day;
    return Date.parse(bare ? `${text}T${endOfDay ? '23:59:59.999' : '00:00:00'}Z` : text);
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

/***/ 6984:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ CAREER_TIERS)
/* harmony export */ });
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
Object.assign(exports.modules, require("./shared-1211.js").modules);
