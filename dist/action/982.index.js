export const id = 982;
export const ids = [982];
export const modules = {

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Yo: () => (/* binding */ PLAIN_POLICY),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* unused harmony export answerJson */
/** The policy of a run without options. */
const PLAIN_POLICY = { failOn: 'error', strict: false };
/** The policy that `fail-on` and `strict` mean together: each makes warnings and what is pending count. */
function policyOf(failOn, strict) {
    if (failOn === 'never')
        return { failOn, strict };
    const both = strict || failOn !== 'error';
    return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}
/** Gives the one answer. Only `ready`, `accept` and, unless the policy says otherwise, `pending` count for a yes. */
function answerOf(judged, policy = PLAIN_POLICY) {
    const { nothing = false, also = [] } = judged;
    const counts = countsOf(judged);
    const { failOn, strict } = policy;
    const decided = [
        ...some(counts.errors, 'error'),
        ...(failOn === 'warning' || failOn === 'note' ? some(counts.warnings, 'warning') : []),
        ...(failOn === 'note' ? some(counts.notes, 'note') : []),
        ...some(counts.unready, 'workflow', 'not ready'),
        ...(strict ? some(counts.pending, 'workflow', 'pending') : []),
        ...hosts(counts.refusing, 'refuses', 'refuse'),
        ...hosts(counts.unjudged, 'not judged', 'not judged'),
        ...also,
        ...(strict && nothing ? [NOTHING] : []),
    ];
    const ok = decided.length === 0;
    const good = [
        ...some(counts.ready, 'workflow', 'ready'),
        ...some(counts.pending, 'workflow', 'pending'),
        ...hosts(counts.accepting, 'accepts', 'accept'),
        ...some(counts.warnings, 'warning'),
    ];
    const accepted = counts.accepted === 0 ? '' : `; ${counts.accepted} accepted`;
    const passes = !ok && failOn === 'never' ? ' (fail-on: never lets it pass)' : '';
    const what = ok ? good.join(', ') || (nothing ? NOTHING : 'no problems') : decided.join(', ');
    return {
        ok,
        decided,
        cautions: cautionsOf(counts, nothing),
        line: `${ok ? 'ok' : 'not ok'}: ${what}${accepted}${passes}`,
        exitCode: ok || failOn === 'never' ? 0 : 1,
    };
}
/** The member `answer` of JSON results. */
function answerJson({ ok, line, decided, cautions }) {
    return { ok, line, decided, cautions };
}
const NOTHING = 'nothing to judge';
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return ['nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked'];
    if (accepted === 0 || errors + warnings + notes > 0)
        return [];
    return [
        `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
    ];
}
function countsOf({ summary, cals = [], handshakes = [] }) {
    const workflows = (wanted) => cals.filter(({ verdict }) => verdict === wanted).length;
    // A host that refuses one cartridge and accepts another is one that refuses.
    const worst = new Map();
    for (const { profile, verdict } of handshakes) {
        const before = worst.get(profile);
        if (before === undefined || RANK.indexOf(verdict) < RANK.indexOf(before))
            worst.set(profile, verdict);
    }
    const answers = (wanted) => [...worst.values()].filter((verdict) => verdict === wanted).length;
    return {
        errors: summary?.errors ?? 0,
        warnings: summary?.warnings ?? 0,
        notes: summary?.notes ?? 0,
        accepted: summary?.accepted ?? 0,
        ready: workflows('ready'),
        pending: workflows('pending'),
        unready: workflows('not ready'),
        accepting: answers('accept'),
        refusing: answers('refuse'),
        unjudged: answers('not judged'),
    };
}
const RANK = ['refuse', 'not judged', 'accept'];
/** `2 errors`, `1 workflow not ready`; nothing for none. */
function some(number, noun, state = '') {
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}
function hosts(number, one, many) {
    return some(number, 'host', number === 1 ? one : many);
}


/***/ }),

/***/ 4918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ CAREER_TIERS)
/* harmony export */ });
/** Career tiers of the published format, lowest first (format.md, 6: `minLevel`). */
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

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ complianceOf)
/* harmony export */ });
/** The one answer of several: "refuse" before "not judged" before "accept"; null when there is none (format.md, 8). */
function complianceOf(verdicts) {
    if (verdicts.includes('refuse'))
        return 'refuse';
    if (verdicts.includes('not judged'))
        return 'not judged';
    return verdicts.length > 0 ? 'accept' : null;
}


/***/ }),

/***/ 652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
/** What readers cannot see, or take for a space: with these aside two names may look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
/**
 * How hosts are called in a text: by their name, and with the path of the profile where another profile's name looks the
 * same. A host is its file, its name is a label; names that differ only by case or by invisible characters look the same.
 *
 * @returns the label of a verdict; not yet escaped for any outlet
 */
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
/** The key of a host's verdict on a subject, the same over runs. */
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
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
    const dead = new Map(edges.flatMap((edge) => deadBranch(edge, availability)));
    const lines = [...stopped].map(([id, missing]) => `task ${(0,printable/* quote */.hD)(id)} cannot run: it requires ${missing.map((item) => (0,printable/* quote */.hD)(item)).join(', ')}`);
    for (const [edge, needs] of dead) {
        lines.push(`the branch from ${(0,printable/* quote */.hD)((0,mapping/* textOf */.b6)(edge, 'from'))} to ${(0,printable/* quote */.hD)((0,mapping/* textOf */.b6)(edge, 'to'))} is never taken: it hangs on ${needs.map((id) => (0,printable/* quote */.hD)(id)).join(', ')}`);
    }
    const open = edges.filter((edge) => !dead.has(edge) && !stopped.has((0,mapping/* textOf */.b6)(edge, 'from')));
    const before = reachable((0,mapping/* textOf */.b6)(cal, 'start'), edges);
    const now = reachable((0,mapping/* textOf */.b6)(cal, 'start'), open);
    for (const node of nodes) {
        const id = (0,mapping/* textOf */.b6)(node, 'id');
        const cut = before.has(id) && !now.has(id) && !stopped.has(id);
        if (cut && (0,mapping/* textOf */.b6)(node, 'type') === 'task')
            lines.push(`task ${(0,printable/* quote */.hD)(id)} is not reached`);
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
    // A condition that speaks of no knowledge can be false as well: that is nothing which missing knowledge blocks.
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

// EXTERNAL MODULE: ./build/core/career-tiers.js
var career_tiers = __webpack_require__(4918);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var readiness_facts = __webpack_require__(5266);
;// CONCATENATED MODULE: ./build/core/readiness/participants.js



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
    return career_tiers/* CAREER_TIERS */.v.indexOf(name);
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
    return /^[\w .,:/@+…-]{1,120}$/.test(text) ? text : (0,printable/* quote */.hD)(text);
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
    const glob = (0,core_glob/* compileGlob */.SO)(hint);
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
            reason: `confirmed by ${(0,printable/* printable */.g$)(by)} on ${at.slice(0, 10)}`,
            evidence: { by, at, ...(expires === undefined ? {} : { expires }) },
        };
    }
    const stale = own.find((entry) => expired(entry, now));
    if (stale !== undefined)
        return {
            state: 'unconfirmed',
            reason: `the confirmation by ${(0,printable/* printable */.g$)(stale.by)} expired on ${String(stale.expires).slice(0, 10)}`,
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
/** Ids of the tasks whose action is a TODO, as `init` leaves them. */
function unwritten(root) {
    return (0,mapping/* mappingsOf */.Jj)(root, 'nodes')
        .filter((node) => (0,mapping/* textOf */.b6)(node, 'type') === 'task' && /^\s*TODO\b/.test((0,mapping/* textOf */.b6)(node, 'action')))
        .map((node) => (0,mapping/* textOf */.b6)(node, 'id'));
}
/** `not ready` when anything failed, `pending` when something required is unconfirmed or a task unwritten, else `ready`. */
function verdictOf(diagnostics, participants, rac, todo) {
    const broken = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    const unstaffed = participants.some((participant) => participant.required && participant.resolved === null);
    if (broken || unstaffed || rac.some((item) => item.state === 'failed'))
        return 'not ready';
    return todo.length > 0 || rac.some((item) => item.state === 'unconfirmed') ? 'pending' : 'ready';
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

/***/ 9623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ relaxedFindings),
/* harmony export */   Z9: () => (/* binding */ relaxationAt),
/* harmony export */   b5: () => (/* binding */ isFloor),
/* harmony export */   dJ: () => (/* binding */ relaxedPlace),
/* harmony export */   zw: () => (/* binding */ RELAXED_RULE)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1817);


/** Whether it is what a package asks of hosts that became less. */
function isFloor({ id }) {
    return id.startsWith('floor:');
}
/** Makes a relaxation at the place of a value. */
function relaxationAt({ doc, at, part, side }, id, message, covers = []) {
    return { id, message, path: doc.path, range: (0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .rangeOf */ .be)(doc, at, part), side, covers: capped(covers) };
}
const MOST_COVERED = 1000;
function capped(covers) {
    return [...new Set(covers)].sort().slice(0, MOST_COVERED);
}
/** `path:line`, and that it is the base's, where it is. */
function relaxedPlace({ path, range, side }) {
    const { line } = range.start;
    return side === 'head' ? `${path}:${line}` : `${path}:${line} of the base`;
}
const RELAXED_RULE = 'check/relaxed';
/** The findings that tell of relaxations. What only stands in the base is told at the start of its file. */
function relaxedFindings(relaxed) {
    return relaxed.map((each) => ({
        rule: RELAXED_RULE,
        level: 'warning',
        message: each.side === 'head' ? each.message : `${each.message} (line ${each.range.start.line} of the base)`,
        path: each.path,
        range: each.side === 'head' ? each.range : _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: '',
        help: 'let somebody who answers for it look at it; config-from: base judges without it',
    }));
}


/***/ }),

/***/ 4209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ breaks),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* unused harmony export CAUSE_KINDS */
/** What became of an answer: the worst first. A `step` that a version owes breaks nothing by itself. */
const CAUSE_KINDS = ['refuse', 'not ready', 'error', 'not judged', 'pending', 'step'];
/** Whether a cause makes an answer worse; the rest says what a version owes. */
function breaks({ kind }) {
    return kind !== 'step';
}
/** Causes in the order of what became of the answer, then of what breaks, so that the order does not hang on who found which. */
function worstFirst(causes) {
    const places = new Map(causes.map((cause) => [cause, JSON.stringify([cause.place, cause.why])]));
    return [...causes].sort((a, b) => CAUSE_KINDS.indexOf(a.kind) - CAUSE_KINDS.indexOf(b.kind) ||
        compare(a.subject, b.subject) ||
        compare(a.profile ?? '', b.profile ?? '') ||
        compare(places.get(a) ?? '', places.get(b) ?? ''));
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 6297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hw: () => (/* binding */ Sides),
  aD: () => (/* binding */ placeOfDifference),
  T2: () => (/* binding */ placeOfFile),
  E0: () => (/* binding */ placeOfValue),
  fK: () => (/* binding */ valueAt)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/core/report/causes/differences.js
const MOST = 2000;
/** Keys by which the items of a list are told apart, so that one that is gone does not make all behind it differ. */
const NAMES = ['name', 'id', 'role', 'alias', 'taskType'];
/** The values that differ, the smallest ones, in the order of the head; then what only the base has. */
function differences(before, after) {
    const found = [];
    compare([], [], before, after, found);
    return found;
}
function compare(base, head, before, after, found) {
    if (found.length >= MOST || before === after)
        return;
    const pairs = pairsOf(before, after);
    if (pairs === undefined) {
        found.push({ base, head, before, after });
        return;
    }
    for (const { was, is } of pairs) {
        if (was === undefined && is !== undefined)
            found.push({ head: [...head, is.key], before: undefined, after: is.value });
        else if (is === undefined && was !== undefined)
            found.push({ base: [...base, was.key], before: was.value, after: undefined });
        else if (was !== undefined && is !== undefined)
            compare([...base, was.key], [...head, is.key], was.value, is.value, found);
    }
}
function pairsOf(before, after) {
    // A list of words is one value: which of two lists has which word is read at once.
    if (areWords(before) && areWords(after))
        return JSON.stringify(before) === JSON.stringify(after) ? [] : undefined;
    if (Array.isArray(before) && Array.isArray(after))
        return paired(membersOf(before), membersOf(after));
    if (!isRecord(before) || !isRecord(after))
        return undefined;
    const members = (record) => new Map(Object.entries(record).map(([key, value]) => [key, { key, value }]));
    return paired(members(before), members(after));
}
function paired(base, head) {
    return [...new Set([...head.keys(), ...base.keys()])].map((key) => {
        const [was, is] = [base.get(key), head.get(key)];
        return { ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) };
    });
}
function membersOf(list) {
    const seen = new Map();
    return new Map(list.map((value, key) => {
        const name = nameOf(value);
        const turn = seen.get(name) ?? 0;
        seen.set(name, turn + 1);
        return [`${name}\0${turn}`, { key, value }];
    }));
}
function nameOf(value) {
    if (!isRecord(value))
        return JSON.stringify(value) ?? '';
    const key = NAMES.find((each) => Object.hasOwn(value, each) && typeof value[each] === 'string');
    return key === undefined ? '' : `${key} ${String(value[key])}`;
}
function areWords(value) {
    return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/core/report/causes/sides.js





/** Reads each file of both sides once. */
class Sides {
    base;
    head;
    #was;
    #gone = new Map();
    #pairs = new Map();
    /** @param was where a path of the head lay at the base */
    constructor(base, head, was) {
        this.base = base;
        this.head = head;
        this.#was = was;
    }
    pair(path) {
        const known = this.#pairs.get(path) ?? this.#read(path);
        this.#pairs.set(path, known);
        return known;
    }
    /** Whether a file that is no document, such as a cartridge, is another one. */
    differs(path) {
        const [was, is] = [this.base.read(this.#was(path)), this.head.read(path)];
        return was === undefined || is === undefined ? was !== is : !isSame(was, is);
    }
    /** Files below a folder that only the base has, relative to it. */
    gone(folder) {
        const known = this.#gone.get(folder);
        if (known !== undefined)
            return known;
        const left = new Set(this.head.files(folder));
        const gone = this.base.files(folder).filter((file) => !left.has(file));
        this.#gone.set(folder, gone);
        return gone;
    }
    async #read(path) {
        const [was, is] = [this.base.read(this.#was(path)), this.head.read(path)];
        const same = was !== undefined && is !== undefined && isSame(was, is);
        const doc = (bytes) => bytes === undefined ? undefined : (0,read/* readDocument */.u0)(path, bytes, { maxDepth: limits/* LIMITS */.b.depth });
        const head = await doc(is);
        const base = same ? head : await doc(was);
        const both = !same && base?.value !== undefined && head?.value !== undefined;
        return { path, base, head, differences: both ? differences(base.value, head.value) : [] };
    }
}
function isSame(a, b) {
    return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
/** The place of a difference: in the head where the file is still there. */
function placeOfDifference({ path, head }, difference) {
    if (head !== undefined && difference.head !== undefined) {
        const change = difference.base === undefined ? 'added' : 'changed';
        return { path, range: oneLine((0,source_document/* rangeOf */.be)(head, difference.head)), pointer: (0,source_document/* toPointer */.rb)(difference.head), change };
    }
    const above = (difference.base ?? []).slice(0, -1);
    const range = head === undefined ? diagnostic/* START_OF_FILE */.ag : oneLine((0,source_document/* rangeOf */.be)(head, above, 'key'));
    return { path, range, pointer: (0,source_document/* toPointer */.rb)(above), change: 'removed' };
}
/** The place of a value that is the same on both sides, of a new file, or of one that is gone. */
function placeOfValue({ path, base, head }, at) {
    const doc = head ?? base;
    const change = head === undefined ? 'deleted' : base === undefined ? 'added' : 'unchanged';
    const range = doc === undefined ? diagnostic/* START_OF_FILE */.ag : oneLine((0,source_document/* rangeOf */.be)(doc, at));
    return { path, range, pointer: (0,source_document/* toPointer */.rb)(at), change };
}
/** A place without a document. */
function placeOfFile(path, change) {
    return { path, range: diagnostic/* START_OF_FILE */.ag, pointer: '', change };
}
/** The value at a path. */
function valueAt(root, path) {
    let value = root;
    for (const key of path) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
// The mark of a long value is its first line: an annotation of a whole list hides what it is about.
function oneLine(range) {
    const { start, end } = range;
    return start.line === end.line ? range : { start, end: { line: start.line, column: start.column + 1 } };
}


/***/ }),

/***/ 221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ STEP_RULE),
/* harmony export */   dQ: () => (/* binding */ stepFindings),
/* harmony export */   lK: () => (/* binding */ owedSteps)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _sides_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6297);



const STEP_RULE = 'package/small-step';
/**
 * Packages and cartridges that ask something else of hosts than their version says.
 *
 * @param packageFileOf the file of a package's folder
 */
async function owedSteps(requirements, sides, packageFileOf) {
    const owed = requirements.filter(({ enough }) => !enough);
    return Promise.all(owed.map(async ({ subject, step, before, after, taken }) => {
        const file = await sides.pair(packageFileOf(subject));
        const asks = step === 'major' ? 'asks more' : 'asks something else';
        const version = before === after
            ? `version still ${after}`
            : `${before} → ${after} is ${taken === null ? 'not later' : `a ${taken} one`}`;
        return {
            kind: 'step',
            subject,
            before,
            after,
            why: `${asks}: needs a ${step} step, ${version}`,
            place: file.head === undefined ? null : (0,_sides_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfValue */ .E0)(file, ['version']),
            related: [],
        };
    }));
}
/** The findings that tell of them, at the version; a cartridge has no lines. */
function stepFindings(causes) {
    return causes
        .filter(({ kind }) => kind === 'step')
        .map(({ subject, why, place }) => ({
        rule: STEP_RULE,
        level: 'warning',
        message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(subject)} ${why}`,
        path: place?.path ?? subject,
        range: place?.range ?? _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: place?.pointer ?? '',
        help: 'raise the version by that step: hosts that accepted the version before may not accept this one',
    }));
}


/***/ }),

/***/ 9632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ commentKeyOf),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   W$: () => (/* binding */ COMMENT_LIMIT),
/* harmony export */   iw: () => (/* binding */ commentLead),
/* harmony export */   mk: () => (/* binding */ commentOrigin),
/* harmony export */   wQ: () => (/* binding */ renderComment)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4325);



/** GitHub refuses a comment of more than 65,536 characters; this leaves room for what counts differently there. */
const COMMENT_LIMIT = 60_000;
/** The hidden first line by which a job finds its comment again. `key` may be any text. */
function commentMarker(key) {
    // A comment in HTML ends at two hyphens and an angle bracket.
    return `<!-- ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO} ${encodeURIComponent((0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(key)).replaceAll('--', '-%2D')} -->`;
}
/** The hidden lines above a comment: whose it is, and which run wrote it. */
function commentLead({ key, origin }) {
    return `${commentMarker(key)}\n<!-- origin ${origin.sha} ${origin.runId}.${origin.runAttempt} -->\n`;
}
/** The key of a comment that starts with a marker of ours, or undefined. */
function commentKeyOf(body) {
    const key = /^<!-- (\S+) (\S+) -->\r?(?:\n|$)/.exec(body);
    if (key === null || key[1] !== _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO)
        return undefined;
    try {
        return decodeURIComponent(key[2] ?? '');
    }
    catch {
        return undefined;
    }
}
/** The sticky comment of a pull request: marker, origin, report. */
function renderComment(input, options) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .reportDocument */ .c)(input, {
        limit: COMMENT_LIMIT,
        size: (text) => text.length,
        rest: options.rest ?? 'the job summary has more',
        lead: commentLead(options),
    });
}
/** The origin that a comment states, or undefined when it states none. */
function commentOrigin(body) {
    const match = /^<!-- .*-->\r?\n<!-- origin ([0-9a-f]{40,64}) (\d{1,15})\.(\d{1,9}) -->/.exec(body);
    if (match === null)
        return undefined;
    return { sha: match[1], runId: Number(match[2]), runAttempt: Number(match[3]) };
}


/***/ }),

/***/ 5318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   FN: () => (/* binding */ newFindings),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   Sd: () => (/* binding */ changedHostLabels),
/* harmony export */   Yu: () => (/* binding */ byRelaxing),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   gQ: () => (/* binding */ sortChanges),
/* harmony export */   ll: () => (/* binding */ compareReports),
/* harmony export */   nA: () => (/* binding */ relaxedCount)
/* harmony export */ });
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(652);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(255);
/* harmony import */ var _relaxation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9623);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6125);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);





/**
 * Compares the results at a base commit with those at the head. A finding is the same when rule, file, pointer and message are the
 * same: moved lines change nothing.
 */
function compareReports(base, head, requirements = [], relaxed) {
    const introduced = newFindings(base, head);
    const strict = relaxed?.without ?? head;
    const gone = without(base, head);
    const fixed = relaxed === undefined ? gone : without({ ...base, diagnostics: gone }, strict);
    return sortChanges({
        relaxed: relaxed?.relaxed ?? [],
        ...(relaxed === undefined ? {} : { hidden: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countLevels */ .ZT)(without(strict, head)) }),
        verdicts: pairs(base.cals, head.cals, (cal) => cal.path)
            .map(([before, after, path]) => verdictChange(path, before, after, strict))
            .filter(({ before, after }) => before !== after),
        hosts: pairs(base.handshakes, head.handshakes, _host_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .pairKey */ .Y)
            .flatMap(([before, after]) => hostChange(before, after))
            .map((change) => markRelaxed(change, strict)),
        rac: pairs(base.cals, head.cals, (cal) => cal.path).flatMap(([before, after]) => racChanges(before, after)),
        requirements,
        introduced: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countLevels */ .ZT)(introduced),
        fixed: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countLevels */ .ZT)(fixed),
    });
}
/** The worst first, then by path, so that the order does not hang on which part of a run found what. */
function sortChanges(changes) {
    const { verdicts, hosts, rac, requirements = [], relaxed } = changes;
    return {
        ...changes,
        ...(relaxed === undefined ? {} : { relaxed: floorsLast(relaxed) }),
        verdicts: [...verdicts].sort((a, b) => Number(isWorse(b)) - Number(isWorse(a)) || text(a.path, b.path)),
        hosts: [...hosts].sort((a, b) => Number(isNoAcceptance(b)) - Number(isNoAcceptance(a)) ||
            text(a.subject, b.subject) ||
            text(a.profile ?? a.host, b.profile ?? b.host)),
        rac: [...rac].sort((a, b) => text(a.path, b.path)),
        requirements: [...requirements].sort((a, b) => text(a.subject, b.subject)),
    };
}
// What packages ask is known to the part of a run that judges them; all else is found by every part, in one order.
function floorsLast(relaxed) {
    const floors = relaxed.filter(_relaxation_js__WEBPACK_IMPORTED_MODULE_0__/* .isFloor */ .b5).sort((a, b) => text(a.path, b.path));
    return [...relaxed.filter((each) => !(0,_relaxation_js__WEBPACK_IMPORTED_MODULE_0__/* .isFloor */ .b5)(each)), ...floors];
}
function text(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Findings of the head that the base does not have. */
function newFindings(base, head) {
    return without(head, base);
}
/** Whether nothing changed that anybody would want to read. */
function isUnchanged(changes) {
    const { relaxed = [], verdicts, hosts, rac, requirements = [], moved = [] } = changes;
    const counts = [...Object.values(changes.introduced), ...Object.values(changes.fixed)];
    const lists = [relaxed, verdicts, hosts, rac, requirements, moved];
    return lists.every((list) => list.length === 0) && counts.every((n) => n === 0);
}
const ORDER = ['ready', 'pending', 'not ready'];
/** Whether a CAL is further from running than it was. */
function isWorse({ before, after }) {
    if (after === null)
        return false;
    return before === null ? after === 'not ready' : ORDER.indexOf(after) > ORDER.indexOf(before);
}
/** How the hosts of changes are called. */
function changedHostLabels(changes) {
    const labelled = ({ host, profile = host }) => ({ host, profile });
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .hostLabels */ ._)(changes.map(labelled));
    return (change) => label(labelled(change));
}
/** Both verdicts in words, with their reservations. */
function sidesOf({ before, after, reservations }) {
    return [
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)({ verdict: before ?? 'not there', reservations: reservations?.before ?? 0 }),
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)({ verdict: after ?? 'not there', reservations: reservations?.after ?? 0 }),
    ];
}
/** `2 relaxations, which hide 1 error`. */
function relaxedCount({ relaxed = [], hidden = _counts_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3 }) {
    const hides = relaxed.length === 1 ? 'hides' : 'hide';
    const what = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .total */ .X5)(hidden) === 0 ? '' : `, which ${hides} ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .someCounts */ .fD)(hidden)}`;
    return `${relaxed.length} relaxation${relaxed.length === 1 ? '' : 's'}${what}`;
}
/** What a line says of a change that is good only because of what is relaxed. */
function byRelaxing({ relaxed }) {
    return relaxed === true ? ', only by what is relaxed' : '';
}
// Of a host that accepted, or was not there, and does not accept.
function isNoAcceptance({ before, after }) {
    return after !== 'accept' && after !== null && before !== after;
}
function verdictChange(path, before, after, strict) {
    const change = { path, before: before?.verdict ?? null, after: after?.verdict ?? null };
    const otherwise = strict.cals.find((cal) => cal.path === path)?.verdict;
    const isRelaxed = otherwise !== undefined && isWorse({ path, before: change.after, after: otherwise });
    return isRelaxed ? { ...change, relaxed: true } : change;
}
function markRelaxed(change, { handshakes }) {
    if (change.after !== 'accept' && change.after !== null)
        return change;
    const { subject, profile } = change;
    const otherwise = handshakes.find((each) => each.subject === subject && each.profile === profile)?.verdict;
    return otherwise === undefined || otherwise === change.after ? change : { ...change, relaxed: true };
}
function hostChange(before, after) {
    const known = after ?? before;
    if (known === undefined)
        return [];
    const was = before?.descriptor?.unmet ?? [];
    const is = after?.descriptor?.unmet ?? [];
    const change = {
        subject: known.subject,
        host: known.host,
        profile: known.profile,
        before: before?.verdict ?? null,
        after: after?.verdict ?? null,
        reservations: { before: before?.reservations ?? 0, after: after?.reservations ?? 0 },
        broken: before === undefined || after === undefined ? [] : is.filter((id) => !was.includes(id)),
        mended: before === undefined || after === undefined ? [] : was.filter((id) => !is.includes(id)),
    };
    const same = change.before === change.after &&
        before?.reservations === after?.reservations &&
        change.broken.length + change.mended.length === 0;
    return same ? [] : [change];
}
function racChanges(before, after) {
    if (before === undefined || after === undefined)
        return [];
    return pairs(before.rac, after.rac, (item) => item.id)
        .filter(([was, is]) => (was?.required ?? false) || (is?.required ?? false))
        .map(([was, is, id]) => ({
        path: after.path,
        id,
        before: was?.state ?? 'not asked for',
        after: is?.state ?? 'not asked for',
    }))
        .filter((change) => change.before !== change.after);
}
/** Members of both lists by key, those of `head` in its order, then those that only `base` has. */
function pairs(base, head, key) {
    const before = new Map(base.map((item) => [key(item), item]));
    const after = new Map(head.map((item) => [key(item), item]));
    return [...new Set([...after.keys(), ...before.keys()])].map((k) => [before.get(k), after.get(k), k]);
}
/**
 * Findings of a report that another does not have, each of several equal ones counted. A refusal is the other's, too, where each of its
 * hosts lacks the same there: which hosts share one finding hangs on what others answer.
 */
function without(report, other) {
    const key = ({ rule, level, path, pointer, message }) => JSON.stringify([rule, level, path, pointer, message]);
    const known = new Map();
    for (const diagnostic of other.diagnostics)
        known.set(key(diagnostic), (known.get(key(diagnostic)) ?? 0) + 1);
    const isNew = (diagnostic) => {
        const n = known.get(key(diagnostic)) ?? 0;
        known.set(key(diagnostic), n - 1);
        return n <= 0;
    };
    const refusals = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalsByMessage */ .qu)(report);
    const told = new Set(other.diagnostics.filter(({ rule }) => rule === _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .REFUSE_RULE */ .gd).map(({ message }) => message));
    const refused = new Set([...(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalsByMessage */ .qu)(other)].flatMap(([message, { verdicts }]) => told.has(message) ? verdicts.flatMap(_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalKeys */ .xX) : []));
    return report.diagnostics.filter((diagnostic) => {
        const group = diagnostic.rule === _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .REFUSE_RULE */ .gd ? refusals.get(diagnostic.message) : undefined;
        return group === undefined
            ? isNew(diagnostic)
            : group.verdicts.flatMap(_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalKeys */ .xX).some((key) => !refused.has(key));
    });
}


/***/ }),

/***/ 4325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ reportDocument)
});

// EXTERNAL MODULE: ./build/core/report/counts.js
var report_counts = __webpack_require__(6125);
// EXTERNAL MODULE: ./build/core/relaxation.js
var core_relaxation = __webpack_require__(9623);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/links.js
var links = __webpack_require__(2148);
// EXTERNAL MODULE: ./build/core/report/markdown.js + 1 modules
var markdown = __webpack_require__(1930);
;// CONCATENATED MODULE: ./build/core/report/changes-section.js





/** What the change does, verdict flips first; nothing when it does nothing. */
function changesSection(changes, target) {
    if ((0,compare/* isUnchanged */._5)(changes))
        return [];
    const { introduced, fixed } = changes;
    const label = (0,compare/* changedHostLabels */.Sd)(changes.hosts);
    const lines = [
        ...relaxedLines(changes, target),
        ...changes.verdicts.map((change) => verdictLine(change, target)),
        ...changes.hosts.map((change) => hostLine(change, label(change), target)),
        ...(changes.requirements ?? []).map((change) => requirementsLine(change, target)),
        ...((0,report_counts/* total */.X5)(introduced) > 0 ? [`🔺 new: ${(0,report_counts/* someCounts */.fD)(introduced)}`] : []),
        ...((0,report_counts/* total */.X5)(fixed) > 0 ? [`✔️ gone: ${(0,report_counts/* someCounts */.fD)(fixed)}`] : []),
        ...changes.rac.map((change) => racLine(change, target)),
        ...(changes.moved ?? []).map(({ what, from, to }) => `🚚 ${what} ${(0,markdown/* code */.aY)(from)} → ${(0,links/* fileLink */.RF)(target, to)}`),
    ];
    return [
        {
            noun: ['list of changes', 'lists of changes'],
            open: '\n### What changes against the base\n\n',
            rows: lines.map((line) => ({ text: `- ${line}\n` })),
            close: '',
            more: (rows) => `- … and ${(0,markdown/* count */.U9)(rows.length, 'change')} more\n`,
            share: 0.2,
        },
    ];
}
function relaxedLines(changes, target) {
    const { relaxed = [] } = changes;
    if (relaxed.length === 0)
        return [];
    const lines = relaxed.map((each) => {
        const { first, last } = { first: each.range.start.line, last: each.range.start.line };
        // The head has no such line to link to.
        const place = each.side === 'head' ? (0,links/* fileLink */.RF)(target, each.path, { first, last }) : (0,markdown/* code */.aY)((0,core_relaxation/* relaxedPlace */.dJ)(each));
        return `⚠️ relaxed: ${(0,markdown/* prose */.CS)(each.message, 500)} (${place})`;
    });
    return [`⚠️ **${(0,compare/* relaxedCount */.nA)(changes)}**`, ...lines];
}
function verdictLine(change, target) {
    const where = change.after === null ? (0,markdown/* code */.aY)(change.path) : (0,links/* fileLink */.RF)(target, change.path);
    const mark = (0,compare/* isWorse */.Bx)(change) ? '❌' : change.relaxed === true ? '⚠️' : change.after === 'ready' ? '✅' : '🔄';
    const how = (0,compare/* byRelaxing */.Yu)(change);
    if (change.before === null)
        return `${mark} ${where} is new: **${change.after}**${how}`;
    if (change.after === null)
        return `🔄 ${where} is gone (was ${change.before})`;
    return `${mark} ${where}: ${change.before} → **${change.after}**${how}`;
}
function hostLine(change, host, target) {
    const { subject, before, after, broken, mended } = change;
    const [was, is] = (0,compare/* sidesOf */.Mm)(change);
    const where = `${after === null ? (0,markdown/* code */.aY)(subject) : (0,links/* fileLink */.RF)(target, subject)} on ${(0,markdown/* code */.aY)(host)}`;
    const ids = [
        ...(broken.length > 0 ? [`no longer met: ${list(broken)}`] : []),
        ...(mended.length > 0 ? [`met now: ${list(mended)}`] : []),
    ];
    const why = `${ids.length > 0 ? ` (${ids.join('; ')})` : ''}${(0,compare/* byRelaxing */.Yu)(change)}`;
    const good = is === after && change.relaxed !== true;
    if (after === null)
        return `${change.relaxed === true ? '⚠️' : '🔄'} ${where}: not there any more (was ${was})${why}`;
    const mark = after === 'refuse' ? '❌' : after === 'not judged' ? '❔' : good ? '✅' : '⚠️';
    if (before === null)
        return `${mark} ${where}: **${is}** (new)${why}`;
    return was === is ? `🔄 ${where}: ${is}${why}` : `${mark} ${where}: ${was} → **${is}**${why}`;
}
const SHOWN_CHANGES = 8;
function requirementsLine({ subject, before, after, changes, ...diff }, target) {
    const of = (kind) => changes
        .filter((change) => change.kind === kind && kind !== 'text')
        .map((change) => `${(0,markdown/* code */.aY)(change.id, 80)} ${(0,markdown/* code */.aY)(change.before, 40)} → ${(0,markdown/* code */.aY)(change.after, 40)}`);
    const part = (title, lines) => {
        if (lines.length === 0)
            return [];
        const more = lines.length > SHOWN_CHANGES ? `, and ${lines.length - SHOWN_CHANGES} more` : '';
        return [`${title} ${lines.slice(0, SHOWN_CHANGES).join(', ')}${more}`];
    };
    const [breaking, compatible] = [of('breaking'), of('compatible')];
    const said = [...part('**breaking:**', breaking), ...part('compatible:', compatible)];
    const mark = breaking.length > 0 ? (diff.enough ? '⚠️' : '❌') : '🔄';
    return `${mark} ${(0,links/* fileLink */.RF)(target, subject)} asks hosts for something else; ${[
        ...(said.length === 0 ? ['only names and descriptions'] : said),
        stepOfVersions(before, after, diff),
    ].join('; ')}`;
}
function stepOfVersions(before, after, { step, taken, enough }) {
    const asked = `SemVer step **${step}**`;
    if (before === null || after === null)
        return asked;
    if (before === after)
        return enough ? asked : `${asked}, but the version stays ${(0,markdown/* code */.aY)(after, 40)}`;
    const verdict = enough ? 'is enough' : 'is too small';
    return `${asked}: ${(0,markdown/* code */.aY)(before, 40)} → ${(0,markdown/* code */.aY)(after, 40)} (${taken ?? 'not later'}) ${verdict}`;
}
function racLine({ path, id, before, after }, target) {
    const mark = after === 'confirmed' ? '☑' : after === 'failed' ? '✗' : after === 'unconfirmed' ? '□' : '🔄';
    return `${mark} ${(0,markdown/* code */.aY)(id)} of ${(0,links/* fileLink */.RF)(target, path)}: ${(0,markdown/* prose */.CS)(before, 40)} → ${(0,markdown/* prose */.CS)(after, 40)}`;
}
function list(ids) {
    const shown = ids.slice(0, 5).map((id) => (0,markdown/* code */.aY)(id));
    return [...shown, ...(ids.length > 5 ? [`${ids.length - 5} more`] : [])].join(', ');
}

// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(7322);
;// CONCATENATED MODULE: ./build/core/report/findings-section.js




const PLACES = 3;
/** So many findings are shown unfolded, one by one. */
const FEW_FINDINGS = 10;
/** Findings by rule, the worst first: what kind of trouble there is, with the first places of each. */
function ruleTable(diagnostics, target, rulesUrl) {
    if (diagnostics.length === 0)
        return [];
    return [
        {
            noun: ['table of rules', 'tables of rules'],
            open: `\n### Findings by rule\n\n${(0,markdown/* tableHead */.PP)('', 'rule', 'findings', 'first places')}`,
            rows: (0,report_counts/* groupByRule */.RJ)(diagnostics).map(({ rule, level, findings }) => {
                const places = findings.slice(0, PLACES).map((finding) => place(finding, target));
                const rest = findings.length > PLACES ? [`${(0,markdown/* thousands */.oh)(findings.length - PLACES)} more`] : [];
                const n = (0,markdown/* thousands */.oh)(findings.length);
                return { text: (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[level], (0,links/* ruleLink */.lN)(rule, rulesUrl), n, [...places, ...rest].join(', ')) };
            }),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'rule')} more*\n`,
            share: 0.3,
        },
    ];
}
/** The findings themselves by folder and file, folded but for a short list. */
function fileSections(diagnostics, target, rulesUrl) {
    const open = diagnostics.length <= FEW_FINDINGS ? ' open' : '';
    return (0,report_counts/* groupByFile */.XQ)(diagnostics).map(({ path, findings }, i) => {
        const title = `${(0,markdown/* element */.ND)(path)}: ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(findings))}`;
        return {
            noun: ['file with findings', 'files with findings'],
            open: `${i === 0 ? '\n### Findings\n' : ''}\n<details${open}><summary>${title}</summary>\n\n${(0,markdown/* tableHead */.PP)('', 'place', 'finding', 'rule')}`,
            rows: findings.map((finding) => ({ text: findingRow(finding, target, rulesUrl), finding })),
            close: '\n</details>\n',
            more: (rows) => `\n*… and ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(withFinding(rows)))} more in this file*\n`,
        };
    });
}
/** A table of what each folder holds, for repositories with several packages; none for a single folder. */
function folderTable(diagnostics) {
    const folders = (0,group/* groupBy */.$)(diagnostics, ({ path }) => folderOf(path));
    if (folders.size < 2)
        return [];
    const sorted = [...folders].map(([folder, own]) => ({ folder, counts: (0,report_counts/* countLevels */.ZT)(own) }));
    sorted.sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.folder < b.folder ? -1 : 1));
    return [
        {
            noun: ['table of folders', 'tables of folders'],
            open: `\n### Findings by folder\n\n${(0,markdown/* tableHead */.PP)('folder', 'errors', 'warnings', 'notes')}`,
            rows: sorted.map(({ folder, counts }) => ({
                text: (0,markdown/* row */.nM)((0,markdown/* code */.aY)(folder), ...[counts.errors, counts.warnings, counts.notes].map((n) => (0,markdown/* thousands */.oh)(n))),
            })),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'folder')} more*\n`,
            share: 0.15,
        },
    ];
}
/** The findings that rows show. */
function withFinding(rows) {
    return [...rows].flatMap(({ finding }) => (finding === undefined ? [] : [finding]));
}
function findingRow(finding, target, rulesUrl) {
    const help = finding.help === undefined ? '' : `<br>→ ${(0,markdown/* prose */.CS)(finding.help, 400)}`;
    const fix = finding.fix === undefined ? '' : ' 🔧';
    const see = (finding.related ?? []).map((each) => `<br>↔ ${relatedLink(each, target)}: ${(0,markdown/* prose */.CS)(each.message, 240)}`);
    return (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[finding.level], (0,links/* fileLink */.RF)(target, finding.path, lines(finding), position(finding)), `${(0,markdown/* prose */.CS)(finding.message)}${help}${see.join('')}`, `${(0,links/* ruleLink */.lN)(finding.rule, rulesUrl)}${fix}`);
}
function relatedLink({ path, range: { start }, deleted }, target) {
    return deleted === true ? (0,markdown/* code */.aY)(path) : (0,links/* fileLink */.RF)(target, path, { first: start.line, last: start.line });
}
function place(finding, target) {
    return (0,links/* fileLink */.RF)(target, finding.path, lines(finding));
}
function position({ range: { start } }) {
    return `${start.line}:${start.column}`;
}
function lines({ range: { start, end } }) {
    return { first: start.line, last: end.column === 1 && end.line > start.line ? end.line - 1 : end.line };
}
// Two levels tell packages of a monorepo apart without listing every folder.
function folderOf(path) {
    const folders = path.split('/').slice(0, -1);
    return folders.length === 0 ? '.' : folders.slice(0, 2).join('/');
}

// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/report/causes/cause.js
var cause = __webpack_require__(4209);
// EXTERNAL MODULE: ./build/core/report/causes/steps.js
var steps = __webpack_require__(221);
;// CONCATENATED MODULE: ./build/core/report/claim.js

/** Whether the run itself bears out a green report. */
function isBorneOut({ conclusion }) {
    return conclusion === 'success';
}
/** ``the run ended as `failure` ``, as Markdown. */
function endOfRun({ conclusion }) {
    return conclusion === '' ? 'how the run ended is not known' : `the run ended as ${(0,markdown/* code */.aY)(conclusion, 40)}`;
}
/** Whose word it is, as Markdown. */
function claimSentence(claim) {
    const { url, attempt } = claim;
    const run = "the pull request's own run";
    const which = url !== undefined && /^https?:\/\/[\w./:-]+$/.test(url) ? `[${run}](${url})` : run;
    const made = attempt === undefined ? '' : ` Attempt ${attempt.made} of ${attempt.last} made it.`;
    return `This is what ${which} claims, and code of the pull request may have made it; ${endOfRun(claim)}.${made}`;
}

// EXTERNAL MODULE: ./build/core/report/headline.js
var headline = __webpack_require__(9165);
// EXTERNAL MODULE: ./build/core/report/judged.js
var report_judged = __webpack_require__(1604);
;// CONCATENATED MODULE: ./build/core/report/first-screen.js












/** More rows than these push the end of the screen out of sight. */
const ROWS = 6;
const NAMES = 3;
/**
 * What everybody reads: what breaks, why, and where it is mended, the worst first; what is relaxed; which versions owe a step; what was
 * judged. It fits one screen however much there is: what has one cause is one row.
 */
function firstScreen(screen) {
    const { report, changes, target, policy, judged, claim } = screen;
    const causes = changes?.causes;
    const { cautions, ok } = (0,headline/* reportAnswer */.bb)(report, policy);
    const rows = causes === undefined ? standingRows(screen) : causeRows(causes, target);
    const standing = causes === undefined || rows.length > 0 || ok ? [] : standingRows(screen);
    const state = [...(judged === undefined ? [] : [(0,report_judged/* judgedSentence */.V)(judged)]), (0,headline/* totalsLine */.sX)(report)].join(' · ');
    const parts = [
        `## ${headingOf(screen)}\n`,
        ...(claim === undefined ? [] : [`${claimSentence(claim)}\n`]),
        ...table(rows.length > 0 ? rows : standing),
        ...cautions.map((caution) => `⚠️ ${(0,markdown/* prose */.CS)(caution)}\n`),
        ...first_screen_relaxedLines(changes, target),
        ...stepLines(causes ?? [], target),
        ...goneLines(changes?.verdicts ?? []),
        ...movedLines(changes?.moved ?? [], target),
        `${state}\n`,
    ];
    return parts.join('\n');
}
const MARK = { good: '✅', open: '⏳', bad: '❌' };
/** `❌ This change makes 1 host refuse`, `✅ nothing breaks; 2 errors of 9d555a are resolved`, or the conclusion where nothing is compared. */
function headingOf({ report, changes, policy, claim }) {
    const mood = (0,headline/* moodOf */.jo)(report, policy);
    // A run that failed may still have left a report that says yes.
    if (claim !== undefined && mood !== 'bad' && !isBorneOut(claim))
        return `${MARK.bad} cartwright: ${endOfRun(claim)}`;
    if (changes?.causes === undefined)
        return `${MARK[mood]} cartwright: ${(0,headline/* conclusion */.q$)(report)}`;
    const { causes, fixed } = changes;
    const broken = causes.filter(cause/* breaks */.T5);
    if (broken.length > 0) {
        const mild = mood !== 'bad' && broken.every(({ kind }) => kind === 'pending');
        return `${MARK[mild ? 'open' : 'bad']} This change ${brokenWords(broken)}`;
    }
    const resolved = { ...fixed, notes: 0 };
    const of = changes.base === undefined ? 'the base' : (0,markdown/* code */.aY)(shortName(changes.base), 60);
    const n = (0,report_counts/* total */.X5)(resolved);
    const mended = n === 0 ? '' : `; ${(0,report_counts/* someCounts */.fD)(resolved)} of ${of} ${n === 1 ? 'is' : 'are'} resolved`;
    const added = mood === 'bad' ? addedWords(changes, policy) : '';
    if (added !== '')
        return `${MARK.bad} This change adds ${added}`;
    if (mood === 'bad')
        return `${MARK.bad} ${(0,headline/* conclusion */.q$)(report)}, as before: this change breaks nothing${mended}`;
    const but = lessWords(changes);
    // A relaxation and a missing step are warnings themselves.
    const isSaid = but !== '' && report.verdict !== 'pending';
    const open = mood === 'open' && !isSaid && (0,headline/* conclusion */.q$)(report) !== 'ready' ? `; ${(0,headline/* conclusion */.q$)(report)}` : '';
    return `${but === '' ? MARK[mood] : '⚠️'} nothing breaks${but}${mended}${open}`;
}
/** What breaks nothing by itself, is new, and fails the step by the policy: `2 warnings`. */
function addedWords({ relaxed = [], causes = [], introduced, verdicts }, policy = answer/* PLAIN_POLICY */.Yo) {
    const { failOn, strict } = policy;
    const steps = causes.filter(({ kind }) => kind === 'step').length;
    const warnings = failOn === 'error' ? 0 : introduced.warnings + relaxed.length + steps;
    const pending = verdicts.filter(({ before, after }) => before === null && after === 'pending').length;
    return [
        ...(strict && pending > 0 ? [`${(0,markdown/* count */.U9)(pending, 'pending workflow')}`] : []),
        ...(warnings > 0 ? [(0,markdown/* count */.U9)(warnings, 'warning')] : []),
        ...(failOn === 'note' && introduced.notes > 0 ? [(0,markdown/* count */.U9)(introduced.notes, 'note')] : []),
    ].join(' and ');
}
// A yes that says less than it seems to does not look like one that says all.
function lessWords(changes) {
    if ((changes.relaxed ?? []).length > 0)
        return `, with ${(0,compare/* relaxedCount */.nA)(changes)}`;
    return (changes.causes ?? []).some(({ kind }) => kind === 'step') ? ', but a version takes too small a step' : '';
}
/** `makes 1 host refuse and 2 workflows not ready, adds 3 errors`. */
function brokenWords(causes) {
    const n = (kind, by) => new Set(causes.filter((cause) => cause.kind === kind).map(by)).size;
    const host = ({ profile, subject }) => profile ?? subject;
    const subject = (cause) => cause.subject;
    const some = (number, words) => (number === 0 ? [] : [words(number)]);
    const made = [
        ...some(n('refuse', host), (hosts) => `${(0,markdown/* count */.U9)(hosts, 'host')} refuse`),
        ...some(n('not ready', subject), (workflows) => `${(0,markdown/* count */.U9)(workflows, 'workflow')} not ready`),
        ...some(n('pending', subject), (workflows) => `${(0,markdown/* count */.U9)(workflows, 'workflow')} pending`),
    ];
    const errors = causes.filter(({ kind }) => kind === 'error').length;
    return [
        ...(made.length === 0 ? [] : [`makes ${made.join(' and ')}`]),
        ...some(n('not judged', host), (hosts) => `leaves ${(0,markdown/* count */.U9)(hosts, 'host')} not judged`),
        ...some(errors, (number) => `adds ${(0,markdown/* count */.U9)(number, 'error')}`),
    ].join(', ');
}
function table(rows) {
    if (rows.length === 0)
        return [];
    const shown = rows.slice(0, rows.length > ROWS ? ROWS - 1 : ROWS);
    const left = rows.length - shown.length;
    const more = left === 0 ? '' : (0,markdown/* row */.nM)(`… and ${(0,markdown/* thousands */.oh)(left)} more`, 'below', '');
    const head = (0,markdown/* tableHead */.PP)('what breaks', 'why', 'mend here');
    return [`${head}${shown.map((make) => rowOf(make())).join('')}${more}`];
}
function rowOf({ what, why, place }) {
    return (0,markdown/* row */.nM)(what, why, place);
}
function causeRows(causes, target) {
    const groups = (0,group/* groupBy */.$)(causes.filter(cause/* breaks */.T5), groupKey);
    return [...groups.values()].map((group) => () => {
        const [first] = group;
        const why = `${(0,markdown/* prose */.CS)(first.why, 240)}${group.length > 1 ? '' : otherSide(first, target)}`;
        return { what: whatBreaks(group, target), why, place: placeOf(first.place, target) };
    });
}
// What the changed line meets; of many it would be many.
function otherSide({ related: [first], place }, target) {
    if (first === undefined || first.deleted === true || first.path === place?.path)
        return '';
    const { line } = first.range.start;
    return ` (${(0,links/* fileLink */.RF)(target, first.path, { first: line, last: line })})`;
}
// One cause of many answers: the same line, for the same reason, with the same outcome.
function groupKey({ kind, why, place, host, before, after, subject }) {
    const where = place === null ? subject : [place.path, place.range.start.line];
    return JSON.stringify([kind, why, where, host, before, after]);
}
function whatBreaks(group, target) {
    const [{ kind, host, before, after }] = group;
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    const shown = subjects.slice(0, NAMES).map((subject) => (0,links/* fileLink */.RF)(target, subject));
    const more = subjects.length > NAMES ? [`${subjects.length - NAMES} more`] : [];
    const names = listed([...shown, ...more]);
    if (kind === 'error')
        return names;
    const on = host === undefined ? '' : ` on ${(0,markdown/* code */.aY)(host, 80)}`;
    const flip = before === null || before === after
        ? `**${after ?? ''}**${before === null ? ' (new)' : ', as before'}`
        : `${before} → **${after ?? ''}**`;
    return `${names}${on}: ${flip}`;
}
function placeOf(place, target) {
    if (place === null)
        return '';
    if (place.change === 'deleted')
        return `${(0,markdown/* code */.aY)(place.path)} (deleted here)`;
    const link = (0,links/* fileLink */.RF)(target, place.path, { first: place.range.start.line, last: place.range.start.line });
    return place.change === 'unchanged' ? link : `${link} (${place.change} here)`;
}
// What is wrong by itself: errors by rule, then what else the policy counts, then hosts of which nobody can tell.
function standingRows({ report, target, policy = answer/* PLAIN_POLICY */.Yo }) {
    const { diagnostics } = report;
    const { failOn } = policy;
    const more = diagnostics.filter(({ rule, level }) => !ON_LINES_OF_THEIR_OWN.has(rule) &&
        ((level === 'warning' && (failOn === 'warning' || failOn === 'note' || rule === 'handshake/not-judged')) ||
            (level === 'note' && failOn === 'note')));
    const wrong = [...diagnostics.filter(({ level }) => level === 'error'), ...more];
    return [...(0,group/* groupBy */.$)(wrong, ({ rule, message }) => JSON.stringify([rule, message])).values()].map((group) => () => {
        const paths = [...new Set(group.map(({ path }) => path))];
        const more = paths.length > NAMES ? [`${paths.length - NAMES} more`] : [];
        const names = paths.slice(0, NAMES).map((path) => (0,markdown/* code */.aY)(path, 120));
        const [first] = group;
        return { what: listed([...names, ...more]), why: (0,markdown/* prose */.CS)(first.message, 240), place: linesOf(first, target) };
    });
}
const ON_LINES_OF_THEIR_OWN = new Set([core_relaxation/* RELAXED_RULE */.zw, steps/* STEP_RULE */.EA]);
function linesOf({ path, range: { start } }, target) {
    return (0,links/* fileLink */.RF)(target, path, { first: start.line, last: start.line });
}
/** Relaxations that are told here, with how much they hide. */
const RELAXED = 4;
function first_screen_relaxedLines(changes, target) {
    const { relaxed = [] } = changes ?? {};
    if (changes === undefined || relaxed.length === 0)
        return [];
    const shown = relaxed.slice(0, RELAXED).map((each) => `${(0,markdown/* prose */.CS)(each.message, 160)} (${relaxedAt(each, target)})`);
    const more = relaxed.length > RELAXED ? [`${(0,markdown/* thousands */.oh)(relaxed.length - RELAXED)} more`] : [];
    return [`⚠️ Judged less than the base, by ${(0,compare/* relaxedCount */.nA)(changes)}: ${[...shown, ...more].join('; ')}\n`];
}
function relaxedAt(relaxation, target) {
    const { line } = relaxation.range.start;
    // The head has no such line to link to.
    return relaxation.side === 'head'
        ? (0,links/* fileLink */.RF)(target, relaxation.path, { first: line, last: line })
        : (0,markdown/* code */.aY)((0,core_relaxation/* relaxedPlace */.dJ)(relaxation));
}
function stepLines(causes, target) {
    const steps = causes.filter(({ kind }) => kind === 'step');
    const lines = steps.slice(0, NAMES).map(({ subject, why, place }) => {
        const where = place === null
            ? ''
            : ` → ${(0,links/* fileLink */.RF)(target, place.path, { first: place.range.start.line, last: place.range.start.line })}`;
        return `⬆️ ${(0,markdown/* code */.aY)(subject, 120)} ${(0,markdown/* prose */.CS)(why, 160)}${where}\n`;
    });
    const left = steps.length - lines.length;
    return left === 0 ? lines : [...lines, `⬆️ … and ${(0,markdown/* count */.U9)(left, 'more package')}\n`];
}
// A workflow that is gone cannot break, and took its errors along.
function goneLines(verdicts) {
    const gone = verdicts.filter(({ after }) => after === null);
    if (gone.length === 0)
        return [];
    const shown = gone.slice(0, NAMES).map(({ path, before }) => `${(0,markdown/* code */.aY)(path, 120)} (was ${before ?? 'new'})`);
    const more = gone.length > NAMES ? [`${(0,markdown/* thousands */.oh)(gone.length - NAMES)} more`] : [];
    return [`🗑️ ${gone.length === 1 ? 'workflow' : 'workflows'} deleted: ${listed([...shown, ...more])}\n`];
}
function movedLines(moved, target) {
    const lines = moved
        .slice(0, NAMES)
        .map(({ what, from, to }) => `🚚 ${what} ${(0,markdown/* code */.aY)(from, 120)} is ${(0,links/* fileLink */.RF)(target, to)} now\n`);
    const left = moved.length - lines.length;
    return left === 0 ? lines : [...lines, `🚚 … and ${left} more moved\n`];
}
function shortName(base) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, 7) : base;
}
function listed(names) {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
;// CONCATENATED MODULE: ./build/core/report/hosts-section.js






/** A wider matrix cannot be read; then each cartridge gets one line instead. */
const COLUMNS = 8;
/** The matrix of hosts and cartridges; rows with refusals first, then those that nobody could judge. */
function hostMatrix(verdicts, target) {
    if (verdicts.length === 0)
        return [];
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const hosts = [...new Map(verdicts.map((v) => [v.profile, label(v)]))].sort(([p, a], [q, b]) => hosts_section_compare(a, b) || hosts_section_compare(p, q));
    const subjects = [...(0,group/* groupBy */.$)(verdicts, (v) => v.subject)].sort(([a, left], [b, right]) => marked(right, 'refuse').length - marked(left, 'refuse').length ||
        marked(right, 'not judged').length - marked(left, 'not judged').length ||
        hosts_section_compare(a, b));
    const wide = hosts.length > COLUMNS;
    const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
    const words = { reserved: 'with reservations', refuse: 'refused by', 'not judged': 'not judged' };
    const seen = ['reserved', 'refuse', 'not judged'].filter((mark) => marked(verdicts, mark).length > 0);
    const columns = wide ? ['accepted by', ...seen.map((mark) => words[mark])] : hosts.map(([, name]) => (0,markdown/* code */.aY)(name, 80));
    const head = (0,markdown/* tableHead */.PP)('cartridge', ...(signed ? ['signature'] : []), ...columns);
    const rows = subjects.map(([subject, own]) => {
        const first = [(0,links/* fileLink */.RF)(target, subject), ...(signed ? [signature(own)] : [])];
        const accepted = own.filter(({ verdict }) => verdict === 'accept').length;
        const cells = wide
            ? [`${accepted} of ${own.length}`, ...seen.map((mark) => names(marked(own, mark), label))]
            : hosts.map(([profile]) => cell(own.find((v) => v.profile === profile)));
        return { text: (0,markdown/* row */.nM)(...first, ...cells) };
    });
    return [
        {
            noun: ['matrix of hosts', 'matrices of hosts'],
            open: `\n### Hosts\n\n${head}`,
            rows,
            close: '',
            more: (rest) => `\n*… and ${(0,markdown/* count */.U9)(rest.length, 'cartridge')} more*\n`,
            share: 0.25,
        },
    ];
}
/**
 * Why each host refuses, has reservations or is not judged: what is unmet, what the host offers, which tools came close, which
 * call is rejected. Hosts with the same answer to the same cartridges are one. Folded.
 */
function hostDetails(verdicts) {
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const telling = [...marked(verdicts, 'refuse'), ...marked(verdicts, 'not judged'), ...marked(verdicts, 'reserved')];
    return (0,same_answers/* sameAnswers */.K)(telling, answerKey).map(({ verdict, hosts, subjects }) => {
        const names = named(hosts.map((each) => (0,markdown/* element */.ND)(label(each))), 'more host');
        const cartridges = named(subjects.map(({ subject }) => (0,markdown/* element */.ND)(subject)), 'more cartridge');
        const title = `${cartridges} on ${names}: ${titleOf(verdict)}`;
        return {
            noun: ['answer in full', 'answers in full'],
            open: `\n<details><summary>${hosts_section_MARK[(0,reservations/* markOf */.Fg)(verdict)]} ${title}</summary>\n\n`,
            rows: detailRows(verdict),
            close: '\n</details>\n',
            more: (rest) => `\n*… and ${(0,markdown/* count */.U9)(rest.length, 'line')} more*\n`,
        };
    });
}
const hosts_section_MARK = { accept: '✓', reserved: '⚠', refuse: '✗', 'not judged': '?' };
function answerKey(verdict) {
    return JSON.stringify([titleOf(verdict), detailRows(verdict)]);
}
function named(names, more) {
    const rest = names.length > COLUMNS ? ` and ${(0,markdown/* count */.U9)(names.length - COLUMNS, more)}` : '';
    return `${names.slice(0, COLUMNS).join(', ')}${rest}`;
}
function titleOf(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return (0,reservations/* verdictWords */.L2)(verdict);
        case 'refuse':
            return (0,markdown/* count */.U9)(verdict.descriptor.unmet.length, 'unmet requirement');
        case 'not judged':
            return 'not judged';
    }
}
function detailRows(verdict) {
    if (verdict.verdict === 'not judged')
        return [{ text: `- ${(0,markdown/* prose */.CS)(verdict.reason, 400)}\n` }, { text: `- ${(0,markdown/* prose */.CS)(verdict.help, 400)}\n` }];
    return [
        ...unmetRows(verdict),
        ...verdict.roles.flatMap((role) => (role.boundTool === null ? candidateRows(role) : reservationRows(role))),
    ];
}
function unmetRows({ descriptor, error }) {
    return descriptor.unmet.map((id, i) => {
        const offered = error?.error.data.supported[i];
        const asked = error?.error.data.requested[i];
        const words = [
            ...(asked === undefined ? [] : [`asked ${(0,markdown/* code */.aY)(asked)}`]),
            ...(offered === undefined ? [] : [`offered ${(0,markdown/* code */.aY)(offered)}`]),
        ];
        return { text: `- ${(0,markdown/* code */.aY)(id)}${words.length > 0 ? `: ${words.join(', ')}` : ''}\n` };
    });
}
// An optional role that is not bound blocks nothing; of a bound one the other tools do not matter.
function candidateRows(role) {
    if (role.tier === 'optional')
        return [];
    return role.candidates.slice(0, 10).map((candidate) => {
        const why = [
            `schema ${candidate.schema === 'unknown' ? 'cannot be told' : candidate.schema}`,
            ...(candidate.path === '' ? [] : [(0,markdown/* prose */.CS)(candidate.path, 240)]),
            ...(candidate.witness === undefined ? [] : [`for example ${(0,markdown/* code */.aY)(JSON.stringify(candidate.witness) ?? '')}`]),
            ...(candidate.missingScopes.length === 0
                ? []
                : [`lacks ${candidate.missingScopes.map((s) => (0,markdown/* code */.aY)(s)).join(', ')}`]),
            ...(candidate.notTaken === undefined ? [] : [`not taken: ${(0,markdown/* prose */.CS)(candidate.notTaken, 240)}`]),
            ...candidate.reservations.map((each) => reservationText(each)),
        ];
        return { text: `  - ${(0,markdown/* code */.aY)(candidate.tool, 80)} for ${(0,markdown/* code */.aY)(role.role)}: ${why.join('; ')}\n` };
    });
}
function reservationRows(role) {
    return (0,reservations/* reservationsOf */.VL)(role).map((each) => ({
        text: `- ${(0,markdown/* code */.aY)(role.role)} by ${(0,markdown/* code */.aY)(role.boundTool ?? '', 80)} (${role.how}), reservation: ${reservationText(each)}\n`,
    }));
}
function reservationText({ reason, witness }) {
    return `${(0,markdown/* prose */.CS)(reason, 240)}${witness === undefined ? '' : `, for example it rejects ${(0,markdown/* code */.aY)(JSON.stringify(witness), 160)}`}`;
}
function cell(verdict) {
    if (verdict === undefined)
        return '';
    switch (verdict.verdict) {
        case 'accept': {
            const degraded = verdict.roles.filter((role) => role.tier === 'optional' && !role.satisfied).length;
            const words = [
                ...(verdict.reservations > 0 ? [(0,markdown/* count */.U9)(verdict.reservations, 'reservation')] : []),
                ...(degraded > 0 ? [`without ${(0,markdown/* count */.U9)(degraded, 'optional role')}`] : []),
            ];
            return [hosts_section_MARK[(0,reservations/* markOf */.Fg)(verdict)], words.join(', ')].filter((part) => part !== '').join(' ');
        }
        case 'refuse': {
            const [first, ...more] = verdict.descriptor.unmet;
            return `✗ ${first === undefined ? 'refused' : (0,markdown/* code */.aY)(first, 60)}${more.length > 0 ? ` +${more.length}` : ''}`;
        }
        case 'not judged':
            return '? not judged';
    }
}
function signature(verdicts) {
    const [first] = verdicts;
    return first === undefined || first.signature === 'not applicable' ? '' : first.signature;
}
function names(verdicts, label) {
    const shown = verdicts.slice(0, COLUMNS).map((v) => (0,markdown/* code */.aY)(label(v), 80));
    return [...shown, ...(verdicts.length > COLUMNS ? [`${verdicts.length - COLUMNS} more`] : [])].join(', ');
}
function marked(verdicts, mark) {
    return verdicts.filter((verdict) => (0,reservations/* markOf */.Fg)(verdict) === mark);
}
function hosts_section_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/core/report/leg.js
var report_leg = __webpack_require__(4269);
;// CONCATENATED MODULE: ./build/core/report/layout.js

const MORE = 220;
/**
 * Writes `head`, then as much of each section as has room, in their order: sections that come first are the important ones. Whatever is cut is said where it was cut; whole sections that found no place are counted in one sentence at the end.
 */
function layOut(head, sections, { limit, size, rest }) {
    const parts = [head];
    const written = new Set();
    const left = new Map();
    let room = limit - size(head) - 600;
    for (const section of sections) {
        const allowed = Math.min(room, section.share === undefined ? room : limit * section.share);
        const taken = fill(section, allowed, size);
        if (taken === undefined) {
            const entry = left.get(section.noun[1]) ?? { noun: section.noun, n: 0 };
            entry.n++;
            left.set(section.noun[1], entry);
            continue;
        }
        for (const row of taken.rows)
            written.add(row);
        parts.push(taken.text);
        room -= taken.size;
    }
    if (left.size > 0) {
        const names = [...left.values()].map(({ noun, n }) => `${(0,markdown/* thousands */.oh)(n)} ${n === 1 ? noun[0] : noun[1]}`);
        parts.push(`\n*Left out for length: ${names.join(', ')}; ${rest}.*\n`);
    }
    return { text: parts.join(''), rows: written };
}
function fill(section, room, size) {
    let used = size(section.open) + size(section.close);
    if (used > room)
        return undefined;
    const sizes = section.rows.map((row) => size(row.text));
    const all = sizes.reduce((sum, n) => sum + n, 0);
    if (used + all <= room) {
        const text = section.open + section.rows.map((row) => row.text).join('') + section.close;
        return { text, rows: section.rows, size: used + all };
    }
    let n = 0;
    while (n < sizes.length && used + sizes[n] + MORE <= room)
        used += sizes[n++];
    if (n === 0)
        return undefined;
    const rows = section.rows.slice(0, n);
    const more = section.more(section.rows.slice(n));
    const text = section.open + rows.map((row) => row.text).join('') + section.close + more;
    return { text, rows, size: used + size(more) };
}

// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(6019);
;// CONCATENATED MODULE: ./build/core/report/projects-section.js






/** A row for each project, those whose answer is no first; none for a report of one project. */
function projectTable(report, target, policy) {
    const projects = (0,report_projects/* takeApart */.Y)(report).map((project) => ({ ...project, ok: (0,headline/* reportAnswer */.bb)(project.report, policy).ok }));
    if (projects.length === 0)
        return [];
    return [
        {
            noun: ['table of projects', 'tables of projects'],
            open: `\n### Projects\n\n${(0,markdown/* tableHead */.PP)('', 'project', 'findings', 'readiness', 'hosts')}`,
            rows: projects
                .sort((a, b) => Number(a.ok) - Number(b.ok))
                .map(({ root, file, ok, report: own }) => ({
                text: (0,markdown/* row */.nM)(ok ? '✅' : '❌', file === null ? (0,markdown/* code */.aY)(root) : (0,links/* fileLink */.RF)(target, file, undefined, root), (0,report_counts/* someCounts */.fD)(own.summary), own.verdict ?? '', own.handshakes.length === 0 ? '' : (0,reservations/* hostCounts */.xj)(own.handshakes)),
            })),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'project')} more*\n`,
            share: 0.2,
        },
    ];
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/report/mermaid.js


const LABEL = 60;
/** Mermaid's brackets of each kind of node. */
const SHAPE = {
    task: ['[', ']'],
    exclusive: ['{', '}'],
    parallel: ['{', '}'],
    inclusive: ['{', '}'],
    start: ['([', '])'],
    end: ['([', '])'],
    stop: ['([', '])'],
    handoff: ['[/', '/]'],
    timer: ['[[', ']]'],
    other: ['[', ']'],
};
/**
 * The flow of a CAL as a Mermaid diagram in its fence: who does what, under which condition. A task is marked when its participant is
 * unresolved or knowledge that it requires is not there.
 *
 * @returns undefined when the result carries no flow
 */
function flowDiagram(cal) {
    return cal.flow === undefined ? undefined : (0,markdown/* fenced */.OF)(flowSource(cal, cal.flow), 'mermaid');
}
/** The Mermaid source alone. */
function flowSource(cal, flow) {
    const ids = new Map(flow.nodes.map((node, i) => [node.id, `n${i}`]));
    const unresolved = new Set(cal.participants.filter((p) => p.resolved === null && p.required).map((p) => p.alias));
    const missing = new Map();
    for (const { id, state } of cal.rac) {
        if (state === 'failed' || state === 'unconfirmed')
            missing.set(id, state === 'failed' ? '✗' : '□');
    }
    // A short flow reads best from left to right; a long one would shrink to nothing.
    const lines = [`flowchart ${flow.nodes.length <= 8 ? 'LR' : 'TD'}`];
    const stopped = [];
    flow.nodes.forEach((node, i) => {
        const lacking = (node.rac ?? []).filter((id) => missing.has(id));
        const blocked = lacking.length > 0 || (node.agent !== undefined && unresolved.has(node.agent));
        if (blocked)
            stopped.push(`n${i}`);
        const [open, close] = SHAPE[node.kind];
        const text = [
            label(node.id),
            ...details(node),
            ...lacking.slice(0, 4).map((id) => `${missing.get(id)} ${label(id)}`),
        ];
        lines.push(`  n${i}${open}"${text.join('<br/>')}"${close}`);
    });
    for (const edge of flow.edges) {
        const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
        if (from === undefined || to === undefined)
            continue;
        lines.push(`  ${from} -->${edge.when === undefined ? '' : `|"${label(edge.when)}"|`} ${to}`);
    }
    if (stopped.length > 0) {
        lines.push('  classDef blocked stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3');
        lines.push(`  class ${stopped.join(',')} blocked`);
    }
    return `${lines.join('\n')}\n`;
}
function details({ kind, agent, role }) {
    if (agent !== undefined) {
        return [role === undefined || role === agent ? label(agent) : `${label(agent)} · ${label(role)}`];
    }
    if (kind === 'task' || kind === 'other' || kind === 'start' || kind === 'end')
        return [];
    return [kind];
}
// Inside a quoted label only letters, digits and a few signs mean themselves; the rest is written as Mermaid's entity codes.
function label(text) {
    const shown = (0,markdown/* shorten */.ml)((0,printable/* printable */.g$)(text), LABEL);
    return shown === '' ? ' ' : shown.replace(/[!-+:-@[-^`{-~/]/g, (sign) => `#${sign.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/core/report/outline.js
/** A section without rows: it has room or it has none. */
function block(text, noun) {
    return { noun, open: text, rows: [], close: '', more: () => '' };
}

;// CONCATENATED MODULE: ./build/core/report/readiness-section.js






const VERDICT = {
    ready: '✅ ready',
    pending: '⏳ pending',
    'not ready': '❌ not ready',
};
const WORST = ['not ready', 'pending', 'ready'];
const STATE = {
    confirmed: '☑',
    unconfirmed: '□',
    failed: '✗',
    optional: '·',
};
/** The workflows, worst first: one table of all when there are several. The checklists follow in {@link checklists}. */
function workflowTable(cals, target) {
    if (cals.length < 2)
        return [];
    const sorted = worstFirst(cals);
    return [
        {
            noun: ['table of workflows', 'tables of workflows'],
            open: `\n### Workflows\n\n${(0,markdown/* tableHead */.PP)('', 'workflow', 'participants', 'required knowledge', 'file')}`,
            rows: sorted.map((cal) => {
                const staffed = cal.participants.filter((p) => p.resolved !== null).length;
                const required = cal.rac.filter((item) => item.required);
                const confirmed = required.filter((item) => item.state === 'confirmed').length;
                return {
                    text: (0,markdown/* row */.nM)(VERDICT[cal.verdict], nameOf(cal), `${staffed} of ${cal.participants.length}`, `${confirmed} of ${required.length}`, (0,links/* fileLink */.RF)(target, cal.path)),
                };
            }),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'workflow')} more*\n`,
            share: 0.3,
        },
    ];
}
/** Participants and checklist of each workflow, worst first; folded, and with the flow, when there are several. */
function checklists(cals, target) {
    const folded = cals.length > 1;
    return worstFirst(cals).map((cal) => {
        const open = folded
            ? `\n<details><summary>${VERDICT[cal.verdict]} ${(0,markdown/* element */.ND)(cal.name || cal.id)}</summary>\n`
            : `\n### ${VERDICT[cal.verdict]}: ${nameOf(cal)}\n`;
        const size = `${(0,markdown/* count */.U9)(cal.nodes, 'node')}, ${(0,markdown/* count */.U9)(cal.participants.length, 'participant')}`;
        const text = `${open}\n${(0,links/* fileLink */.RF)(target, cal.path)} · ${size}\n${participants(cal)}${knowledge(cal)}${blocked(cal)}${todo(cal)}`;
        const diagram = flowDiagram(cal);
        const rest = folded ? `${diagram === undefined ? '' : `\n${diagram}\n`}\n</details>\n` : '';
        return block(`${text}${rest}`, ['checklist', 'checklists']);
    });
}
/** The flow of the only workflow there is. */
function onlyFlow(cals) {
    const [only, ...others] = cals;
    const diagram = only === undefined || others.length > 0 ? undefined : flowDiagram(only);
    return diagram === undefined ? [] : [block(`\n### Flow\n\n${diagram}\n`, ['diagram', 'diagrams'])];
}
const readiness_section_ROWS = 60;
function participants({ participants: all }) {
    if (all.length === 0)
        return '';
    const rows = all.slice(0, readiness_section_ROWS).map((participant) => {
        const { alias, bind, resolved, reason } = participant;
        const by = resolved === null ? '' : `${(0,markdown/* code */.aY)(resolved.name)} (${(0,markdown/* code */.aY)(resolved.role)})`;
        return (0,markdown/* row */.nM)(participantMark(participant), (0,markdown/* code */.aY)(alias), bind, by, (0,markdown/* prose */.CS)(reason));
    });
    return `\n${(0,markdown/* tableHead */.PP)('', 'participant', 'bind', 'cartridge', 'why')}${rows.join('')}${left(all.length, 'participant')}`;
}
function participantMark({ resolved, required }) {
    return resolved === null ? (required ? '✗' : '·') : '✓';
}
function knowledge({ rac }) {
    if (rac.length === 0)
        return '';
    const rows = rac.slice(0, readiness_section_ROWS).map((item) => {
        const check = item.check === null ? '' : `${(0,markdown/* prose */.CS)(item.check.type, 40)} ${(0,markdown/* code */.aY)(item.check.hint, 100)}`;
        return (0,markdown/* row */.nM)(STATE[item.state], (0,markdown/* code */.aY)(item.id), (0,markdown/* prose */.CS)(item.kind, 40), (0,markdown/* prose */.CS)(item.description, 240), check, evidence(item));
    });
    const head = (0,markdown/* tableHead */.PP)('', 'required knowledge', 'kind', 'description', 'check', 'evidence');
    return `\n${head}${rows.join('')}${left(rac.length, 'item')}\n☑ confirmed, □ to be confirmed, ✗ check failed, · optional\n`;
}
// The reason says in words what the evidence holds; without one the evidence speaks. The digest is in neither's words.
function evidence({ reason, evidence: found = {} }) {
    const words = reason === undefined ? evidenceWords(found) : [(0,markdown/* prose */.CS)(reason, 200)];
    return [...words, ...(found.digest === undefined ? [] : [(0,markdown/* code */.aY)((0,redact/* redact */.E$)(found.digest).slice(0, 19))])].join('; ');
}
function evidenceWords({ count: n, by, at, expires }) {
    return [
        ...(n === undefined ? [] : [`${(0,markdown/* thousands */.oh)(n)} found`]),
        ...(by === undefined ? [] : [`by ${(0,markdown/* code */.aY)(by, 60)}`]),
        ...(at === undefined ? [] : [`on ${(0,markdown/* code */.aY)((0,redact/* redact */.E$)(at).slice(0, 10))}`]),
        ...(expires === undefined ? [] : [`until ${(0,markdown/* code */.aY)((0,redact/* redact */.E$)(expires).slice(0, 10))}`]),
    ];
}
function blocked(cal) {
    return readiness_section_listed('Cannot run yet', cal.blocked ?? []);
}
function todo(cal) {
    return readiness_section_listed('Still to write', (cal.todo ?? []).map((id) => `the action of task ${(0,printable/* quote */.hD)(id)} is a TODO`));
}
function readiness_section_listed(title, lines) {
    if (lines.length === 0)
        return '';
    const shown = lines.slice(0, 20).map((line) => `- ${(0,markdown/* prose */.CS)(line, 240)}\n`);
    return `\n**${title}**\n\n${shown.join('')}${lines.length > 20 ? `- … and ${lines.length - 20} more\n` : ''}`;
}
function left(n, noun) {
    return n > readiness_section_ROWS ? `\n*… and ${(0,markdown/* count */.U9)(n - readiness_section_ROWS, noun)} more*\n` : '';
}
function nameOf(cal) {
    return (0,markdown/* prose */.CS)(cal.name || cal.id, 100);
}
function worstFirst(cals) {
    return [...cals].sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/core/report/document.js









/** The one Markdown report of a check; comment, job summary and `--format markdown` differ in their limit and frame only. */
function reportDocument(input, options) {
    const { report, changes, target, rulesUrl, onlyChanges = false, leg, policy } = input;
    const { diagnostics, cals, handshakes } = report;
    const checks = checklists(cals, target);
    const files = fileSections(diagnostics, target, rulesUrl);
    const several = cals.length > 1;
    // A few findings are read at once; many need their tables first and come last.
    const few = diagnostics.length <= FEW_FINDINGS;
    const sections = [
        ...(changes === undefined ? [] : changesSection(changes, target)),
        ...projectTable(report, target, policy),
        ...workflowTable(cals, target),
        ...(several ? [] : checks),
        ...(few ? files : []),
        ...hostMatrix(handshakes, target),
        ...(few ? [] : [...ruleTable(diagnostics, target, rulesUrl), ...folderTable(diagnostics)]),
        ...onlyFlow(cals),
        ...hostDetails(handshakes),
        ...(several ? checks : []),
        ...(few ? [] : files),
    ];
    const counts = (0,report_counts/* countLevels */.ZT)(diagnostics);
    const foot = (listed) => `${cutSentence((0,report_counts/* subtract */.Re)(counts, listed), options.rest)}\n<sub>cartwright ${report.tool.version}</sub>\n`;
    // The foot says what is cut, so room is kept for its longest form.
    const room = options.size(foot(report_counts/* NONE */.x3)) + UNFOLD.length + 60;
    const words = leg === undefined ? '' : (0,report_leg/* legWords */.gl)(leg);
    const screen = `${words === '' ? '' : `${words}\n\n`}${firstScreen(input)}`;
    const folded = sections.length > 0;
    const head = `${options.lead ?? ''}${screen}${onlyChanges ? ONLY_CHANGES : ''}${folded ? FOLD : ''}`;
    const laid = layOut(head, sections, { ...options, limit: options.limit - room });
    const shown = (0,report_counts/* countLevels */.ZT)(withFinding(laid.rows));
    return { text: `${laid.text}${folded ? UNFOLD : ''}${foot(shown)}`, shown, cut: (0,report_counts/* subtract */.Re)(counts, shown) };
}
const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';
// Nothing stands above the fold but the first screen.
const FOLD = '\n<details><summary>everything else</summary>\n';
const UNFOLD = '\n</details>\n';
function cutSentence(cut, rest) {
    return (0,report_counts/* total */.X5)(cut) === 0 ? '' : `\n**Not listed one by one here: ${(0,report_counts/* allCounts */.CQ)(cut)}**; ${rest}.\n`;
}


/***/ }),

/***/ 9165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bb: () => (/* binding */ reportAnswer),
/* harmony export */   jo: () => (/* binding */ moodOf),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   sX: () => (/* binding */ totalsLine)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3422);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(255);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6125);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1930);





/** The answer of a report. Its findings are counted anew, since a report may come from elsewhere. */
function reportAnswer(report, policy) {
    const { files, accepted } = report.summary;
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOf */ .ut)({ ...report, summary: (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .summarize */ .eh)(report.diagnostics, files, accepted) }, policy);
}
/** How a report stands in one word: `bad` when its answer is no, `open` when something is to be confirmed or looked at. */
function moodOf(report, policy) {
    const { ok, cautions } = reportAnswer(report, policy);
    if (!ok)
        return 'bad';
    const { warnings } = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countLevels */ .ZT)(report.diagnostics);
    return warnings > 0 || report.verdict === 'pending' || cautions.length > 0 ? 'open' : 'good';
}
/** The conclusion in a few words, for headings and badges: `not ready`, `2 errors`, `ready`. */
function conclusion(report) {
    const { errors, warnings } = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countLevels */ .ZT)(report.diagnostics);
    if (report.verdict === 'not ready')
        return 'not ready';
    if (answers(report, 'refuse') > 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(answers(report, 'refuse'), 'refusal');
    if (errors > 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(errors, 'error');
    if (answers(report, 'not judged') > 0)
        return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(answers(report, 'not judged'), 'handshake')} not judged`;
    if (report.verdict === 'pending')
        return 'pending';
    if (warnings > 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(warnings, 'warning');
    if (report.nothing === true)
        return 'nothing to judge';
    return report.verdict ?? 'all clear';
}
/** `2 errors, 1 warning, 0 notes in 14 files · 1 of 2 workflows ready · 3 of 6 hosts accept`. */
function totalsLine(report) {
    const { cals, handshakes, summary } = report;
    const counts = `${(0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .allCounts */ .CQ)((0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countLevels */ .ZT)(report.diagnostics))}${(0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedCount */ .n)(summary)}`;
    const parts = [`**${counts}** in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(summary.files, 'file')}`];
    if (cals.length > 0) {
        const ready = cals.filter((cal) => cal.verdict === 'ready').length;
        parts.push(`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(ready)} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(cals.length, 'workflow')}** ready`);
    }
    if (handshakes.length > 0) {
        const reserved = handshakes.filter((each) => (0,_reservations_js__WEBPACK_IMPORTED_MODULE_4__/* .markOf */ .Fg)(each) === 'reserved').length;
        const open = answers(report, 'not judged');
        const words = [
            `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(answers(report, 'accept'))} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(handshakes.length, 'handshake')}** accepted`,
            ...(reserved > 0 ? [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(reserved)} with reservations`] : []),
            ...(open > 0 ? [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(open)} not judged**`] : []),
        ];
        parts.push(words.join(', '));
    }
    return parts.join(' · ');
}
function answers({ handshakes }, wanted) {
    return handshakes.filter(({ verdict }) => verdict === wanted).length;
}


/***/ }),

/***/ 1604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ judgedSentence),
/* harmony export */   _: () => (/* binding */ judgedLine)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1930);

const SHOWN = 12;
/** ``judged `abc123` (merge with `main` at `def456`)``, as Markdown. */
function judgedSentence({ sha, base }) {
    if (sha === '')
        return 'nobody can tell which commit was judged';
    const judged = `judged ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(sha.slice(0, SHOWN))}`;
    if (base === undefined)
        return judged;
    const at = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(base.sha.slice(0, SHOWN));
    return `${judged} (merge with ${base.branch === undefined ? at : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(base.branch, 80)} at ${at}`})`;
}
/** `judged abc123 (merge with main at def456)`, for the log. */
function judgedLine(judged) {
    return judgedSentence(judged).replaceAll('`', '');
}


/***/ }),

/***/ 6019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ takeApart),
/* harmony export */   o: () => (/* binding */ putTogether)
/* harmony export */ });
/* harmony import */ var _compliance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4791);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _readiness_assess_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3896);



/**
 * One report of several projects: their findings, CALs and verdicts one project after the other, the counts added up, the
 * worst verdicts. Of a single project it is that project's report.
 *
 * @param projects at least one, in the order of the result
 */
function putTogether(projects) {
    const [first] = projects;
    if (projects.length === 1)
        return first.report;
    const reports = projects.map(({ report }) => report);
    const diagnostics = reports.flatMap((report) => report.diagnostics);
    const cals = reports.flatMap((report) => report.cals);
    const handshakes = reports.flatMap((report) => report.handshakes);
    return {
        version: 1,
        tool: first.report.tool,
        diagnostics,
        summary: (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(diagnostics, total(reports, 'files'), total(reports, 'accepted')),
        cals,
        handshakes,
        verdict: (0,_readiness_assess_js__WEBPACK_IMPORTED_MODULE_1__/* .worstVerdict */ .z)(cals.map(({ verdict }) => verdict)),
        compliance: (0,_compliance_js__WEBPACK_IMPORTED_MODULE_2__/* .complianceOf */ .f)(handshakes.map(({ verdict }) => verdict)),
        ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true } : {}),
        projects: projects.map(({ root, file, report }) => ({
            root,
            file,
            summary: report.summary,
            cals: report.cals.length,
            handshakes: report.handshakes.length,
            verdict: report.verdict,
            compliance: report.compliance,
            ...(report.nothing === true ? { nothing: true } : {}),
        })),
    };
}
/** The reports that {@link putTogether} made one of; of a report without projects none. */
function takeApart({ tool, diagnostics, cals, handshakes, projects = [] }) {
    const at = { diagnostics: 0, cals: 0, handshakes: 0 };
    return projects.map(({ root, file, summary, verdict, compliance, nothing, ...sizes }) => {
        const found = summary.errors + summary.warnings + summary.notes;
        return {
            root,
            file,
            report: {
                version: 1,
                tool,
                diagnostics: diagnostics.slice(at.diagnostics, (at.diagnostics += found)),
                summary,
                cals: cals.slice(at.cals, (at.cals += sizes.cals)),
                handshakes: handshakes.slice(at.handshakes, (at.handshakes += sizes.handshakes)),
                verdict,
                compliance,
                ...(nothing === true ? { nothing } : {}),
            },
        };
    });
}
function total(reports, member) {
    return reports.reduce((sum, { summary }) => sum + summary[member], 0);
}


/***/ }),

/***/ 4517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fL: () => (/* binding */ groupRefusals),
/* harmony export */   gd: () => (/* binding */ REFUSE_RULE),
/* harmony export */   qu: () => (/* binding */ refusalsByMessage),
/* harmony export */   xX: () => (/* binding */ refusalKeys)
/* harmony export */ });
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7322);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6019);




/** The rule of the finding that a refusal is. */
const REFUSE_RULE = 'handshake/refuse';
/** Hosts of one finding that its message names. */
const NAMED = 5;
/** The refusals among the verdicts of one project, as its findings tell them. */
function groupRefusals(verdicts) {
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .hostLabels */ ._)(verdicts);
    const groups = (0,_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(verdicts.filter(isRefused), (each) => JSON.stringify([each.subject, reasonsOf(each)]));
    return [...groups.values()].map((group) => {
        const [first] = group;
        const { subject } = first;
        const labels = group.map((each) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(label(each)));
        const more = labels.length > NAMED ? ` and ${labels.length - NAMED} more` : '';
        const who = labels.length === 1
            ? `host ${labels.join('')} refuses ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subject)}`
            : `${labels.length} hosts (${labels.slice(0, NAMED).join(', ')}${more}) refuse ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(subject)}`;
        return { subject, message: `${who}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(reasonsOf(first))}`, verdicts: group };
    });
}
/** The refusals of a report by what their findings say. */
function refusalsByMessage(report) {
    const projects = (0,_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .takeApart */ .Y)(report).map((project) => project.report);
    const groups = (projects.length === 0 ? [report] : projects).flatMap((each) => groupRefusals(each.handshakes));
    return new Map(groups.map((group) => [group.message, group]));
}
/** What a refusal consists of: which host misses which requirement of whom. */
function refusalKeys(verdict) {
    return verdict.descriptor.unmet.map((id) => JSON.stringify([(0,_host_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .pairKey */ .Y)(verdict), id]));
}
function isRefused(verdict) {
    return verdict.error !== null;
}
function reasonsOf({ error }) {
    const { unmet, supported, requested } = error.error.data;
    return unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`).join('; ');
}


/***/ }),

/***/ 255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   VL: () => (/* binding */ reservationsOf),
/* harmony export */   xj: () => (/* binding */ hostCounts)
/* harmony export */ });
/** The reservations under which a role's tool is bound; none while it is not. */
function reservationsOf({ boundTool, candidates }) {
    const [bound] = candidates;
    return boundTool === null || bound === undefined ? [] : bound.reservations;
}
/** `accept`, `accept, 2 reservations`, `refuse`, `not judged`: a verdict in words, never without its reservations. */
function verdictWords({ verdict, reservations, }) {
    if (reservations === 0)
        return verdict;
    return `${verdict}, ${reservations} reservation${reservations === 1 ? '' : 's'}`;
}
/** What mark a verdict has: an acceptance with reservations never has the plain one. */
function markOf({ verdict, reservations, }) {
    return verdict === 'accept' && reservations > 0 ? 'reserved' : verdict;
}
/** `2 of 5 accept, 1 with reservations, 1 refuses, 2 not judged`: only an acceptance counts as one, and nothing is left out. */
function hostCounts(verdicts) {
    const of = (mark) => verdicts.filter((each) => markOf(each) === mark).length;
    const [reserved, refused, open] = [of('reserved'), of('refuse'), of('not judged')];
    return [
        `${of('accept') + reserved} of ${verdicts.length} accept`,
        ...(reserved > 0 ? [`${reserved} with reservations`] : []),
        ...(refused > 0 ? [`${refused} refuse${refused === 1 ? 's' : ''}`] : []),
        ...(open > 0 ? [`${open} not judged`] : []),
    ].join(', ');
}


/***/ }),

/***/ 5008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sameAnswers),
/* harmony export */   m: () => (/* binding */ compareVerdicts)
/* harmony export */ });
/**
 * Puts verdicts with equal answers together, so that what is said of them does not grow with their number: subjects that give
 * an answer at the same hosts are one group. Every verdict is in exactly one.
 *
 * @param verdicts each subject and host once
 * @param answerOf what makes two answers the same
 * @returns in the order in which the groups first appear
 */
function sameAnswers(verdicts, answerOf) {
    const bySubject = new Map();
    const answers = new Map();
    const hosts = new Map();
    const numberOf = (known, key) => {
        const number = known.get(key) ?? known.size;
        known.set(key, number);
        return number;
    };
    for (const verdict of verdicts) {
        const key = `${numberOf(answers, answerOf(verdict))} ${verdict.subject}`;
        const own = bySubject.get(key);
        if (own === undefined)
            bySubject.set(key, [verdict]);
        else
            own.push(verdict);
    }
    const groups = new Map();
    for (const [key, own] of bySubject) {
        const answer = key.slice(0, key.indexOf(' '));
        const at = own.map(({ profile }) => numberOf(hosts, profile)).join(',');
        const group = groups.get(`${answer} ${at}`);
        if (group === undefined)
            groups.set(`${answer} ${at}`, { hosts: own, subjects: [own[0]] });
        else
            group.subjects.push(own[0]);
    }
    return [...groups.values()].map((group) => ({ verdict: group.hosts[0], ...group }));
}
/** The order of verdicts in a report: by subject, then by the profile of the host. */
function compareVerdicts(a, b) {
    return compare(a.subject, b.subject) || compare(a.profile, b.profile);
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 1998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   PS: () => (/* binding */ fnv1a),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/** Reads `INDEX/COUNT`, for example `2/4`; undefined when it is none, or the index is beyond the count. */
function parseShard(text) {
    const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
    const [index, count] = [Number(match?.[1]), Number(match?.[2])];
    return match === null || index > count ? undefined : { index, count };
}
/** Whether a path belongs to a shard. It depends on the path alone, so that jobs agree without speaking to each other. */
function isInShard(path, { index, count }) {
    return fnv1a(path) % count === index - 1;
}
/** FNV-1a: spreads names evenly, protects against nothing. 32 bits, unsigned. */
function fnv1a(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Version of the program; a test compares it with package.json. */
const VERSION = '0.1.0';


/***/ })

};
