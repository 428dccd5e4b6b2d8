export const id = 925;
export const ids = [925];
export const modules = {

/***/ 6925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ check_runCheck)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 20 modules
var core = __webpack_require__(3218);
;// CONCATENATED MODULE: ./build/core/diagnostic.js
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const diagnostic_text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
/** Total order of diagnostics: path, position, rule, then the rest, so that the same input gives the same bytes. */
function compareDiagnostics(a, b) {
    return (diagnostic_text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        diagnostic_text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        diagnostic_text(a.message, b.message));
}
/** @returns the diagnostics in {@link compareDiagnostics} order, each once. */
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
/** Counts diagnostics by level; `files` is how many files were looked at. */
function summarize(diagnostics, files) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note') };
}

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

// EXTERNAL MODULE: ./build/core/printable.js
var core_printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/readiness/facts.js
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

;// CONCATENATED MODULE: ./build/core/readiness/participants.js


/** Career tiers of the published format, lowest first. */
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
/**
 * Finds the cartridge for one participant (surface.md, Readiness): by ROM digest, or the best one that fits the slot.
 * A level that nobody proved never staffs a slot.
 */
function resolveParticipant(participant, facts, profile) {
    const bind = participant['bind'] === 'hash' ? 'hash' : 'slot';
    const found = bind === 'hash' ? byDigest(participant['romDigest'], facts) : bySlot(mapping(participant['slot']), facts, profile);
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
    const wanted = list(slot['capabilities']).map(mapping);
    const able = inRole.filter((card) => wanted.every((need) => hasCapability(card, need)));
    if (able.length === 0)
        return { reason: `${describe(inRole)} lacks ${lacking(inRole[0], wanted)}` };
    const minimum = slot['minLevel'] === undefined ? undefined : mapping(slot['minLevel']);
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
    return `capability ${word(missing['taskType'])}${stack.length === 0 ? '' : ` with ${stack.map(word).join(', ')}`}`;
}
function bestProof(card, facts) {
    return facts.proofs
        .filter((proof) => proof.romDigest === card.romDigest && !(proof.expires !== undefined && timeOf(proof.expires, true) < facts.now))
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
    return CAREER_TIERS.indexOf(name);
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
    return /^[\w .,:/@+…-]{1,120}$/.test(text) ? text : (0,core_printable/* quote */.h)(text);
}
function mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function list(value) {
    return Array.isArray(value) ? value : [];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/core/digest.js

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
function sha256Hex(data) {
    return (0,external_node_crypto_.createHash)('sha256').update(data).digest('hex');
}
/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
function runningSha256() {
    const hash = createHash('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** @returns whether `value` is a digest as the format writes it. */
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}

;// CONCATENATED MODULE: ./build/core/glob.js
/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
function glob_compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => alternative.split('/'));
    return { pattern, matches: (path) => compiled.some((segments) => matchSegments(segments, path.split('/'))) };
}
/** @returns whether a pattern holds any glob character. */
function glob_isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            // The innermost pair first: its text holds no other brace.
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
// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
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
    // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
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
/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
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

;// CONCATENATED MODULE: ./build/core/readiness/rac.js




/**
 * Judges one RAC item (specification 2.4; surface.md, Readiness). Checks look at presence, never at content: the evidence is
 * a count and a digest of the matching paths.
 *
 * @param calId id of the CAL, for confirmations that name it
 */
function assessRacItem(item, calId, facts) {
    const check = typeof item['check'] === 'object' && item['check'] !== null ? item['check'] : undefined;
    const type = String(check?.['type'] ?? 'manual');
    const hint = typeof check?.['hint'] === 'string' ? check['hint'] : '';
    const required = item['required'] !== false;
    const id = String(item['id'] ?? '');
    const checked = runCheck(type, hint, id, calId, facts);
    return {
        id,
        kind: String(item['kind'] ?? ''),
        description: String(item['description'] ?? ''),
        required,
        state: required ? checked.state : 'optional',
        check: check === undefined ? null : { type, hint },
        ...(checked.evidence === undefined ? {} : { evidence: checked.evidence }),
        reason: checked.reason,
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
    const glob = glob_compileGlob(hint);
    if ('problem' in glob)
        return { state: 'failed', reason: glob.problem };
    const matches = files.filter((file) => glob.matches(file));
    if (matches.length === 0)
        return { state: 'failed', reason: 'no file matches' };
    const evidence = { count: matches.length, digest: `sha256:${sha256Hex(matches.join('\n'))}` };
    return { state: 'confirmed', reason: matches.length === 1 ? '1 file' : `${matches.length} files`, evidence };
}
function checkConfirmation(id, calId, { confirmations, now }) {
    const own = confirmations.filter((entry) => entry.id === id && (entry.cal === undefined || entry.cal === calId));
    const good = own.find((entry) => timeOf(entry.at) <= now && !expired(entry, now));
    if (good !== undefined) {
        const { by, at, expires } = good;
        return {
            state: 'confirmed',
            reason: `confirmed by ${(0,core_printable/* printable */.g)(by)} on ${at.slice(0, 10)}`,
            evidence: { by, at, ...(expires === undefined ? {} : { expires }) },
        };
    }
    const stale = own.find((entry) => expired(entry, now));
    if (stale !== undefined)
        return {
            state: 'unconfirmed',
            reason: `the confirmation by ${(0,core_printable/* printable */.g)(stale.by)} expired on ${String(stale.expires).slice(0, 10)}`,
        };
    return {
        state: 'unconfirmed',
        reason: own.length > 0 ? 'the confirmation is dated in the future' : 'nobody has confirmed it',
    };
}
function expired(entry, now) {
    return entry.expires !== undefined && timeOf(entry.expires, true) < now;
}
function checkProbe(type, hint, facts) {
    const probe = facts.probes.get(probeKey(type, hint));
    if (probe === undefined)
        return {
            state: 'unconfirmed',
            reason: type === 'url' ? 'not looked up (--check-urls)' : 'no host profile names a server',
        };
    if (probe.answer === 'present')
        return { state: 'confirmed', reason: probe.reason, evidence: { count: 1 } };
    return { state: probe.answer === 'absent' ? 'failed' : 'unconfirmed', reason: probe.reason };
}

;// CONCATENATED MODULE: ./build/core/readiness/assess.js



/**
 * Judges the readiness of one CAL (specification 3 and 4.2; surface.md, Readiness).
 *
 * @param diagnostics what the linter says of the CAL; an error makes it not ready
 */
function assessCal(doc, diagnostics, facts, profile) {
    const root = mappingOf(doc.value) ?? {};
    const id = textOf(root, 'id');
    const participants = assess_mappings(root, 'participants').map((participant) => resolveParticipant(participant, facts, profile));
    const rac = assess_mappings(root, 'rac').map((item) => assessRacItem(item, id, facts));
    const flow = flowOf(root);
    return {
        path: doc.path,
        id,
        name: textOf(root, 'name') || id || doc.path,
        verdict: verdictOf(diagnostics, participants, rac),
        nodes: assess_mappings(root, 'nodes').length,
        participants,
        rac,
        diagnostics,
        ...(flow === undefined ? {} : { flow }),
    };
}
/** `not ready` when anything failed, `pending` when something required is unconfirmed, else `ready`. */
function verdictOf(diagnostics, participants, rac) {
    const broken = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    const unstaffed = participants.some((participant) => participant.required && participant.resolved === null);
    if (broken || unstaffed || rac.some((item) => item.state === 'failed'))
        return 'not ready';
    return rac.some((item) => item.state === 'unconfirmed') ? 'pending' : 'ready';
}
/** The worst of several verdicts; null when there is none. */
function worstVerdict(verdicts) {
    const order = ['not ready', 'pending', 'ready'];
    return order.find((verdict) => verdicts.includes(verdict)) ?? null;
}
function mappingOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}
function assess_mappings(root, name) {
    const value = Object.hasOwn(root, name) ? root[name] : undefined;
    return Array.isArray(value) ? value.map(mappingOf).filter((item) => item !== undefined) : [];
}
function textOf(root, name) {
    const value = Object.hasOwn(root, name) ? root[name] : undefined;
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/readiness/findings.js


/**
 * What keeps a CAL from being ready, each at its own line of the CAL, so that it can be annotated there. Faults of structure are
 * the linter's findings and are not repeated.
 */
function readinessFindings(doc, cal) {
    const unstaffed = cal.participants
        .filter((participant) => participant.required && participant.resolved === null)
        .map(({ alias, reason }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/unstaffed',
        level: 'error',
        message: `participant ${(0,core_printable/* quote */.h)(alias)} is not staffed: ${reason}`,
        path: pathOf(doc, 'participants', 'alias', alias),
        help: 'name a cartridge that fits, or make the participant optional',
    }));
    const missing = cal.rac
        .filter((item) => item.state === 'failed')
        .map(({ id, reason = 'the check failed' }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/rac-missing',
        level: 'error',
        message: `required context ${(0,core_printable/* quote */.h)(id)} is missing: ${reason}`,
        path: pathOf(doc, 'rac', 'id', id),
        help: 'add what the description names, or correct the check',
    }));
    return [...unstaffed, ...missing];
}
function pathOf(doc, list, key, value) {
    const items = doc.value[list];
    const index = Array.isArray(items) ? items.findIndex((item) => hasValue(item, key, value)) : -1;
    return [list, Math.max(0, index), key];
}
function hasValue(item, key, value) {
    return (typeof item === 'object' &&
        item !== null &&
        Object.hasOwn(item, key) &&
        item[key] === value);
}

// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/parse-json.js + 1 modules
var parse_json = __webpack_require__(3280);
;// CONCATENATED MODULE: ./build/core/source/read.js



/**
 * Reads the bytes of a JSON or YAML file. A file named `*.json` is JSON, any other is YAML.
 * Nothing is thrown for a bad file: `problems` says what is wrong and `value` is undefined.
 * The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 * @param language default: by the name
 */
async function read_readDocument(path, bytes, language = /\.json$/i.test(path) ? 'json' : 'yaml') {
    const json = language === 'json';
    const limit = json ? limits/* LIMITS */.b.jsonBytes : limits/* LIMITS */.b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    if (typeof text !== 'string')
        return unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
    return json ? (0,parse_json/* parseJson */.q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text) {
    return /\.json$/i.test(path) ? (0,parse_json/* parseJson */.q)(path, text) : (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(183)]).then(__webpack_require__.bind(__webpack_require__, 9183))).parseYaml(path, text);
}
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: START_OF_FILE, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => START_OF_FILE,
    };
}

;// CONCATENATED MODULE: ./build/version.js
/** Version of the program; a test compares it with package.json. */
const VERSION = '0.1.0';

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

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/core/revision.js
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

// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
;// CONCATENATED MODULE: ./build/core/manifest/check.js





/** Members of a manifest's root (specification 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);
/**
 * Validates a harness-requirements manifest (specification 2.1, 2.2; format.md 2): shape, known schemaVersion, exactly the
 * four required roles, tiers, scopes, real dates.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 */
function check_checkManifest(doc, validator, profile) {
    const diagnostics = [...doc.problems];
    const report = (finding, rule) => {
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,check.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,core_printable/* quote */.h)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision !== undefined && !isRevision(revision)) {
            report({
                message: `${field} is ${(0,core_printable/* quote */.h)(revision)}, which is no date`,
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
    const other = (0,ids/* otherProfileWith */.Yc)(profile, 'manifestSchemaVersion', found);
    const help = other === undefined
        ? `${ids/* MANIFEST_PATH */.U4} needs schemaVersion ${(0,core_printable/* quote */.h)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,core_printable/* quote */.h)(found) : typeof found;
    return { message: `unrecognized schemaVersion: ${shown}`, path: ['schemaVersion'], help };
}
function checkRoles(manifest, profile, report) {
    const expected = ids/* REQUIRED_ROLE_NAMES */.Ms.map((name) => profile.roleNamespace + name);
    const seen = new Map();
    const tools = [
        ...manifest.requiredTools.map((tool, i) => ({ tool, path: ['requiredTools', i] })),
        ...manifest.optionalTools.map((tool, i) => ({ tool, path: ['optionalTools', i] })),
    ];
    for (const { tool, path } of tools) {
        const at = [...path, 'role'];
        const required = tool.tier === 'required';
        if (seen.has(tool.role))
            report({ message: `role ${(0,core_printable/* quote */.h)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,core_printable/* quote */.h)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,core_printable/* quote */.h)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,core_printable/* quote */.h)(tool.role)} is not in the namespace ${(0,core_printable/* quote */.h)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,core_printable/* quote */.h)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
    }
}

// EXTERNAL MODULE: ./build/core/schema/validators.js
var schema_validators = __webpack_require__(9173);
;// CONCATENATED MODULE: ./build/app/package.js








const PACKAGE_FILE = 'cartridge.yaml';
/**
 * Reads a package folder's `cartridge.yaml` and builds its manifest (surface.md, Packages).
 *
 * @param folder the folder, or the path of its `cartridge.yaml`
 * @returns diagnostics instead when the file or the manifest made from it is not valid
 * @throws UserError when there is no such file
 */
async function package_loadPackage(fs, folder, profile) {
    const file = folder.endsWith(PACKAGE_FILE) ? folder : join(folder, PACKAGE_FILE);
    if (fs.kind(file) === 'none') {
        throw new core_errors/* UserError */.y('no-package', `there is no ${PACKAGE_FILE}`, {
            path: folder,
            help: `name a folder that holds ${PACKAGE_FILE}`,
        });
    }
    const doc = await read_readDocument(file, fs.readFile(file, 4 * 1024 * 1024));
    const diagnostics = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,check.checkSchema)(doc, await schema_validators.validators.cartridge(), 'package/schema')),
    ];
    if (diagnostics.length > 0)
        return { diagnostics };
    const loaded = doc.value;
    const manifest = buildManifest(loaded.harness, profile);
    const manifestText = serializeManifest(manifest);
    const checked = check_checkManifest(await readText(ids/* MANIFEST_PATH */.U4, manifestText), await schema_validators.validators.manifest(), profile);
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

;// CONCATENATED MODULE: ./build/core/lint/mapping.js
function mapping_isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** @returns the own property `name` of a mapping, or undefined. */
function mapping_own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}

;// CONCATENATED MODULE: ./build/core/lint/strong-components.js
/**
 * Strongly connected components (Tarjan), with a stack of its own: a chain of 50,000 nodes must not overflow the call stack.
 * Linear in nodes and edges. A component comes after those that it leads to.
 *
 * @param size nodes are the numbers below it
 * @param targets the nodes that a node leads to; asked at most three times a node
 */
function components(size, targets) {
    const order = new Int32Array(size).fill(-1);
    const low = new Int32Array(size);
    const home = new Int32Array(size).fill(-1);
    const found = [];
    const open = [];
    let count = 0;
    const enter = (node) => {
        order[node] = low[node] = count++;
        open.push(node);
        return { node, next: targets(node), at: 0 };
    };
    const close = (node) => {
        const nodes = open.splice(open.lastIndexOf(node)).sort((a, b) => a - b);
        for (const member of nodes)
            home[member] = found.length;
        const leaves = nodes.some((member) => targets(member).some((target) => home[target] !== found.length));
        found.push({ nodes, leaves, cyclic: nodes.length > 1 || targets(node).includes(node) });
    };
    for (let root = 0; root < size; root++) {
        if (order[root] !== -1)
            continue;
        const frames = [enter(root)];
        for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
            const { node } = frame;
            const target = frame.next[frame.at++];
            if (target !== undefined) {
                if (order[target] === -1)
                    frames.push(enter(target));
                else if (home[target] === -1)
                    low[node] = Math.min(low[node], order[target]);
                continue;
            }
            frames.pop();
            if (low[node] === order[node])
                close(node);
            const parent = frames.at(-1)?.node;
            if (parent !== undefined)
                low[parent] = Math.min(low[parent], low[node]);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/core/lint/graph.js


/**
 * The graph of a CAL whose nodes and edges are all readable. Every analysis costs at most one visit of each node and edge,
 * and is made once, when a rule first asks for it.
 */
class Graph {
    nodes;
    /** Duplicates are left out: they are a finding of their own. */
    edges;
    start;
    /** Edges by the node that they leave. */
    outgoing;
    startEvents;
    ends;
    #reachable;
    #components;
    constructor(nodes, edges, start) {
        this.nodes = nodes;
        this.edges = edges;
        this.start = start;
        const outgoing = nodes.map(() => []);
        for (const edge of edges)
            outgoing[edge.from]?.push(edge);
        this.outgoing = outgoing;
        const events = (...wanted) => nodes.flatMap(({ value }, i) => value['type'] === 'event' && wanted.includes(String(value['event'])) ? [i] : []);
        this.startEvents = events('start');
        this.ends = new Set(events('end', 'stop'));
    }
    id(node) {
        return String(this.nodes[node]?.value['id']);
    }
    /** Edges that a run can take: none leaves an end. */
    steps(node) {
        return this.ends.has(node) ? [] : (this.outgoing[node] ?? []);
    }
    /**
     * Nodes that can be reached from the start. A start event that is not the start is a fault of its own, and an edge that
     * leaves an end too: what only follows from those counts as reached.
     */
    get reachable() {
        if (this.#reachable !== undefined)
            return this.#reachable;
        const reached = new Set([this.start, ...this.startEvents]);
        for (const node of reached)
            for (const { to } of this.outgoing[node] ?? [])
                reached.add(to);
        return (this.#reachable = reached);
    }
    /** Sets of nodes that lead to each other, in reverse topological order: what a set leads to comes before it. */
    get components() {
        return (this.#components ??= components(this.nodes.length, (node) => this.steps(node).map(({ to }) => to)));
    }
    /** Reachable nodes that are no end and have no way on. Without any end, the missing end is the fault. */
    get dangling() {
        if (this.ends.size === 0)
            return [];
        return [...this.reachable]
            .filter((node) => !this.ends.has(node) && this.outgoing[node]?.length === 0)
            .sort(byNumber);
    }
    /** Reachable loops that nothing leaves. Without any end, the missing end is the fault. */
    get traps() {
        if (this.ends.size === 0)
            return [];
        return this.components.filter(({ nodes, leaves, cyclic }) => !leaves && cyclic && nodes.some((node) => this.reachable.has(node)));
    }
    /** Unreachable sets of nodes that no other unreachable node leads to. */
    get unreachable() {
        const lost = this.components.filter(({ nodes }) => !this.reachable.has(nodes[0] ?? this.start));
        if (lost.length === 0)
            return [];
        const home = new Map(lost.flatMap((component) => component.nodes.map((node) => [node, component])));
        const led = new Set();
        for (const { from, to } of this.edges) {
            const target = home.get(to);
            if (target !== undefined && home.get(from) !== target)
                led.add(target);
        }
        return lost.filter((component) => !led.has(component)).sort((a, b) => (a.nodes[0] ?? 0) - (b.nodes[0] ?? 0));
    }
    /** The edges of one loop that a run can enter, in the order of the run; undefined when there is none. */
    get loop() {
        const loops = this.components.filter(({ nodes, cyclic }) => cyclic && nodes.some((node) => this.reachable.has(node)));
        const inside = new Map(loops.flatMap((component) => component.nodes.map((node) => [node, component])));
        const first = [...this.reachable].find((node) => inside.has(node));
        if (first === undefined)
            return undefined;
        const home = inside.get(first);
        const cameBy = new Map();
        const queue = [first];
        for (const node of queue) {
            for (const edge of this.steps(node)) {
                if (edge.to === first)
                    return pathBack(cameBy, edge, first);
                if (inside.get(edge.to) !== home || cameBy.has(edge.to))
                    continue;
                cameBy.set(edge.to, edge);
                queue.push(edge.to);
            }
        }
        return undefined;
    }
}
function pathBack(cameBy, last, first) {
    const edges = [last];
    for (let node = last.from; node !== first;) {
        const edge = cameBy.get(node);
        if (edge === undefined)
            break;
        edges.push(edge);
        node = edge.from;
    }
    return edges.toReversed();
}
const byNumber = (a, b) => a - b;
const graph_EVENTS = ['start', 'end', 'stop', 'handoff', 'timer'];
/** @returns the graph, or undefined when a node, an edge or the start cannot be read. */
function graphOf(cal) {
    const { nodes, edges, root, nodeIds } = cal;
    const list = mapping_own(root, 'edges');
    if (!nodeIds.whole || nodes.length === 0 || !Array.isArray(list) || list.length !== edges.length)
        return undefined;
    const readable = nodes.every(({ value }) => {
        const type = mapping_own(value, 'type');
        return type === 'task' || type === 'gateway' || (type === 'event' && graph_EVENTS.includes(String(mapping_own(value, 'event'))));
    });
    if (!readable)
        return undefined;
    const number = new Map(nodes.map(({ value }, i) => [value['id'], i]));
    const start = number.get(mapping_own(root, 'start'));
    if (start === undefined)
        return undefined;
    const found = [];
    const seen = new Set();
    for (const entry of edges) {
        const from = number.get(mapping_own(entry.value, 'from'));
        const to = number.get(mapping_own(entry.value, 'to'));
        if (from === undefined || to === undefined)
            return undefined;
        const key = edgeKey(entry) ?? '';
        if (!seen.has(key))
            found.push({ from, to, entry });
        seen.add(key);
    }
    return new Graph(nodes, found, start);
}
/** What makes two edges the same: both ends and the condition; undefined when an end is no text. */
function edgeKey({ value }) {
    const from = mapping_own(value, 'from');
    const to = mapping_own(value, 'to');
    if (typeof from !== 'string' || typeof to !== 'string')
        return undefined;
    return JSON.stringify([from, to, sorted(mapping_own(value, 'when') ?? null)]);
}
// The order of a condition's keys says nothing.
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (!mapping_isMapping(value))
        return value;
    return Object.keys(value)
        .sort()
        .map((key) => [key, sorted(value[key])]);
}

;// CONCATENATED MODULE: ./build/core/lint/shape/spdx.js
const TOKEN = /\s*(\(|\)|[A-Za-z0-9][A-Za-z0-9.+:-]*)/y;
const LONGEST = 200;
/**
 * Whether a text is an SPDX license expression by its grammar: ids and `LicenseRef-…` joined by AND, OR, WITH and brackets.
 * The list of ids is SPDX's to extend, so any well-formed id is taken.
 */
function isSpdxExpression(text) {
    if (text.length > LONGEST)
        return false;
    let depth = 0;
    let needsLicense = true;
    let afterLicense = false;
    let needsException = false;
    TOKEN.lastIndex = 0;
    const end = text.trimEnd().length;
    while (TOKEN.lastIndex < end) {
        const token = TOKEN.exec(text)?.[1];
        if (token === undefined)
            return false;
        const operator = token === 'AND' || token === 'OR';
        if (needsException) {
            if (token === '(' || token === ')' || token === 'WITH' || operator)
                return false;
            needsException = false;
        }
        else if (needsLicense) {
            if (token === '(')
                depth++;
            else if (token === ')' || token === 'WITH' || operator)
                return false;
            else {
                needsLicense = false;
                afterLicense = true;
            }
        }
        else if (token === ')') {
            if (--depth < 0)
                return false;
            afterLicense = false;
        }
        else if (operator)
            needsLicense = true;
        else if (token === 'WITH' && afterLicense) {
            needsException = true;
            afterLicense = false;
        }
        else
            return false;
    }
    return depth === 0 && !needsLicense && !needsException;
}

;// CONCATENATED MODULE: ./build/core/lint/shape/formats.js

function pattern(source, words, rule) {
    const expression = new RegExp(source);
    return { test: (text) => expression.test(text), schema: { pattern: source }, words, rule };
}
const REVERSE_DNS = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*';
/** Ids of everything in a CAL (format.md, 6). */
const ID = pattern('^[a-z][a-z0-9._-]{0,127}$', 'a lower-case letter, then at most 127 of a-z, 0-9, ".", "_", "-"', 'cal/invalid-id');
/** SemVer 2.0.0. */
const formats_VERSION = pattern('^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$', 'a SemVer version such as 1.0.0', 'cal/invalid-version');
const LICENSE = {
    test: isSpdxExpression,
    schema: { pattern: '^[A-Za-z0-9(][A-Za-z0-9.+:() -]*$' },
    words: 'an SPDX license expression such as Apache-2.0 or MIT OR Apache-2.0',
    rule: 'cal/invalid-license',
};
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/;
const HOMEPAGE = {
    test: (text) => URI.test(text),
    schema: { pattern: URI.source },
    words: 'an absolute URI such as https://example.org',
    rule: 'cal/invalid-uri',
};
const TAG = pattern('^[a-z0-9][a-z0-9._-]{0,63}$', 'a lower-case letter or digit, then at most 63 of a-z, 0-9, ".", "_", "-"', 'cal/invalid-tag');
const EXTENSION_KEY = pattern(`^${REVERSE_DNS}$`, 'a reverse-DNS name such as org.example.tool', 'cal/invalid-extension-key');
/** `sha256:` and the digest in lower-case hex. */
const DIGEST_PATTERN = '^sha256:[0-9a-f]{64}$';
const DIGEST_WORDS = 'sha256: and 64 lower-case hex digits';
const ROM_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'participant/invalid-digest');
const LINEAGE_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'cal/invalid-lineage');
const LINEAGE_PUBLISHER = pattern(`^${REVERSE_DNS}(?:[./][a-z0-9][a-z0-9._-]*)*$`, 'a reverse-DNS name such as org.example', 'cal/invalid-lineage');
const LINEAGE_SOURCE = pattern('^https://[^/?#@\\s]+(?:[/?#]\\S*)?$', 'an https URL without user name', 'cal/invalid-lineage');
/** Formats of the signature; its area reports every fault by one rule. */
const SIGNED_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'integrity/malformed');
const SIGNED_PUBLISHER = pattern(LINEAGE_PUBLISHER.schema['pattern'], LINEAGE_PUBLISHER.words, 'integrity/malformed');
const KEYID = pattern('^ed25519:[0-9a-f]{64}$', 'ed25519: and 64 lower-case hex digits', 'integrity/malformed');
const PUBLIC_KEY = {
    ...pattern('^-----BEGIN PUBLIC KEY-----[\\r\\n]', 'a PEM text that starts with -----BEGIN PUBLIC KEY-----', 'integrity/malformed'),
    secret: true,
};
const BASE64 = pattern('^[A-Za-z0-9+/_-]+={0,2}$', 'base64', 'integrity/malformed');
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
/** RFC 3339, and a day that is in the calendar. */
const SIGNED_AT = {
    test(text) {
        const match = DATE_TIME.exec(text);
        if (match === null)
            return false;
        const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
        const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
        return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second <= 60;
    },
    schema: { format: 'date-time' },
    words: 'an RFC 3339 date and time such as 2026-07-18T15:27:27Z',
    rule: 'integrity/malformed',
};

;// CONCATENATED MODULE: ./build/core/lint/model.js


/** Sorts out what of a CAL is usable. */
function modelOf(root) {
    const participants = entries(root, 'participants');
    const rac = entries(root, 'rac');
    const variables = entries(root, 'variables');
    const nodes = entries(root, 'nodes');
    const edges = entries(root, 'edges');
    return {
        root,
        participants,
        rac,
        variables,
        nodes,
        edges,
        aliases: names(root, 'participants', participants, 'alias'),
        racIds: names(root, 'rac', rac, 'id'),
        variableNames: names(root, 'variables', variables, 'name'),
        nodeIds: names(root, 'nodes', nodes, 'id'),
        conditions: conditions(edges),
    };
}
function entries(root, name) {
    const list = mapping_own(root, name);
    const found = [];
    if (Array.isArray(list))
        list.forEach((value, i) => mapping_isMapping(value) && found.push({ path: [name, i], value }));
    return found;
}
function names(root, list, found, key) {
    const byName = new Map();
    const all = mapping_own(root, list);
    let whole = all === undefined ? list !== 'nodes' && list !== 'participants' : Array.isArray(all) && all.length === found.length;
    for (const entry of found) {
        const name = mapping_own(entry.value, key);
        if (typeof name !== 'string' || byName.has(name) || !ID.test(name))
            whole = false;
        if (typeof name === 'string' && !byName.has(name))
            byName.set(name, entry);
    }
    return { byName, whole };
}
function conditions(edges) {
    const found = [];
    const visit = (value, path) => {
        if (!mapping_isMapping(value))
            return;
        if (Object.hasOwn(value, 'var') || Object.hasOwn(value, 'racAvailable'))
            found.push({ path, value });
        for (const name of ['all', 'any']) {
            const list = mapping_own(value, name);
            if (Array.isArray(list))
                list.forEach((item, i) => visit(item, [...path, name, i]));
        }
        if (Object.hasOwn(value, 'not'))
            visit(value['not'], [...path, 'not']);
    };
    for (const edge of edges) {
        if (Object.hasOwn(edge.value, 'when'))
            visit(edge.value['when'], [...edge.path, 'when']);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/core/lint/examples.js

/** The sections of the smallest valid CAL, in the order in which they are usually written. */
const SECTIONS = {
    schemaVersion: `schemaVersion: ${ids/* PROFILES */.jI.cart.calSchemaVersion}`,
    id: 'id: example',
    about: '',
    participants: `participants:
  - { alias: dev, bind: slot, slot: { role: developer } }`,
    rac: '',
    variables: '',
    limits: '',
    start: 'start: work',
    nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    edges: `edges:
  - { from: work, to: done }`,
    extra: '',
};
/**
 * A whole CAL in YAML for a rule's documentation: the smallest valid one with some sections replaced.
 *
 * @param changes YAML text by section, key included; an empty text leaves the section out; `about` and `extra` are free
 */
function calExample(changes = {}) {
    return {
        language: 'yaml',
        // Put together when somebody reads it: a lint loads every rule and reads no example.
        get text() {
            const texts = Object.entries(SECTIONS).map(([name, text]) => (changes[name] ?? text).replace(/\n+$/, ''));
            return `${texts.filter((text) => text !== '').join('\n')}\n`;
        },
    };
}
/** Any other YAML text. */
function yamlExample(text) {
    return { language: 'yaml', text };
}
/** Any JSON text. */
function jsonExample(text) {
    return { language: 'json', text };
}
/** A CAL with a signature block of the right form (its signature proves nothing). */
function signedExample(wrong = {}) {
    const key = '0'.repeat(64);
    return calExample({
        extra: `integrity:
  schemaVersion: ${ids/* PROFILES */.jI.cart.calSignatureSchemaVersion}
  digest: sha256:${wrong.digest ?? '0'.repeat(64)}
  publisherId: org.example
  keyid: ed25519:${key}
  publicKeyPem: "-----BEGIN PUBLIC KEY-----\\n${'A'.repeat(60)}\\n-----END PUBLIC KEY-----\\n"
  signedAt: 2026-07-18T15:27:27Z
  envelope:
    payloadType: application/vnd.in-toto+json
    payload: e30=
    signatures:
      - { keyid: 'ed25519:${wrong.signatureKey ?? key}', sig: AAAA }`,
    });
}

;// CONCATENATED MODULE: ./build/core/lint/shape/words.js

/** What a value is, in words that never show it: `a list`, `null`. */
function words_kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'boolean')
        return String(value);
    return { object: 'a mapping', string: 'a string', number: 'a number' }[typeof value] ?? typeof value;
}
/** A short value as it stands, a long or structured one by its kind. */
function show(value) {
    if (typeof value === 'string')
        return quoteName(value);
    if (typeof value === 'number')
        return String(value);
    return words_kindOf(value);
}
/** Characters that no name of the format has; they can make two names look alike. */
const UNUSUAL = /[^\x21-\x7e]/u;
/**
 * Quotes a name from a document. Where it holds anything but printable ASCII, the code points follow: a look-alike letter or
 * an invisible character shows itself.
 */
function quoteName(name) {
    if (!UNUSUAL.test(name) || name.length > 80)
        return (0,core_printable/* quote */.h)(name);
    const points = [...name].filter((character) => UNUSUAL.test(character) && character !== ' ');
    if (points.length === 0)
        return (0,core_printable/* quote */.h)(name);
    const shown = points
        .slice(0, 8)
        .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    return `${(0,core_printable/* quote */.h)(name)} (with ${shown.join(', ')}${points.length > 8 ? ', …' : ''})`;
}
/** `a, b, c` for "allowed: …". */
function listed(values) {
    return values.map(core_printable/* printable */.g).join(', ');
}

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/duplicate-id.js




const rule = {
    meta: {
        id: 'cal/duplicate-id',
        level: 'error',
        summary: 'an id stands twice in its list',
        what: 'Two participants, RAC items, variables or nodes have the same id.',
        why: 'What refers to the id can mean either of them.',
        bad: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }
  - { id: wiki, kind: runbook, description: What to do when the queue is full }`,
        }),
        good: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }
  - { id: runbook, kind: runbook, description: What to do when the queue is full }`,
        }),
    },
    check({ cal, doc }, report) {
        const lists = [
            ['participant alias', 'alias', cal.participants, cal.aliases],
            ['RAC id', 'id', cal.rac, cal.racIds],
            ['variable name', 'name', cal.variables, cal.variableNames],
            ['node id', 'id', cal.nodes, cal.nodeIds],
        ];
        for (const [noun, key, entries, names] of lists) {
            if (names.whole)
                continue;
            for (const entry of entries) {
                const name = mapping_own(entry.value, key);
                if (typeof name !== 'string')
                    continue;
                const first = names.byName.get(name);
                if (first === undefined || first === entry)
                    continue;
                const line = (0,source_document/* rangeOf */.be)(doc, [...first.path, key]).start.line;
                report({
                    message: `duplicate ${noun} ${quoteName(name)}, first on line ${line}`,
                    path: [...entry.path, key],
                    help: 'give each its own',
                });
            }
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rule.js
/** A rule whose findings the walk over the document's shape makes. */
function shapeRule(meta) {
    return {
        meta,
        check(context, report) {
            for (const finding of context.shape.get(meta.id) ?? [])
                report(finding);
        },
    };
}
/** A rule whose findings the parser makes: they come with the document. */
function sourceRule(meta) {
    return { meta: { ...meta, level: 'error', always: true }, check: () => undefined };
}

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/duplicate-item.js


const duplicate_item_rule = shapeRule({
    id: 'cal/duplicate-item',
    level: 'error',
    summary: 'an item stands twice in a list',
    what: 'A list whose items must differ has the same text twice.',
    why: 'The second one is without effect; often another one was meant.',
    bad: calExample({ about: 'tags: [coding, coding]' }),
    good: calExample({ about: 'tags: [coding, review]' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/empty-value.js


const empty_value_rule = shapeRule({
    id: 'cal/empty-value',
    level: 'error',
    summary: 'a string or a list that must say something is empty',
    what: 'A string is empty or blank, or a list that needs at least one item has none.',
    why: 'An empty value states nothing; leave the property out instead where it is optional.',
    bad: calExample({ about: 'name: ""' }),
    good: calExample({ about: 'name: Ship a feature' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/invalid-extension-key.js


const invalid_extension_key_rule = shapeRule({
    id: 'cal/invalid-extension-key',
    level: 'error',
    summary: 'a key of extensions is no reverse-DNS name',
    what: 'Each key of `extensions` must be a reverse-DNS name of whoever defines it.',
    why: 'Two vendors that pick the same short name break each other’s files.',
    bad: calExample({ extra: 'extensions: { priority: high }' }),
    good: calExample({ extra: 'extensions: { org.example.tracker: { priority: high } }' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/invalid-id.js


const invalid_id_rule = shapeRule({
    id: 'cal/invalid-id',
    level: 'error',
    summary: 'an id is not spelt as ids are',
    what: 'An id must match `^[a-z][a-z0-9._-]{0,127}$`: a lower-case letter, then letters, digits, dots, underscores and hyphens.',
    why: 'Ids stand in file names, URNs and reports; other spellings break one of them.',
    bad: calExample({ id: 'id: Ship a feature' }),
    good: calExample({ id: 'id: ship-a-feature' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/invalid-license.js


const invalid_license_rule = shapeRule({
    id: 'cal/invalid-license',
    level: 'error',
    summary: 'the license is no SPDX expression',
    what: 'The property `license` must be an SPDX license expression.',
    why: 'A reader must be able to tell by program what may be done with the CAL.',
    bad: calExample({ about: 'license: free for all!' }),
    good: calExample({ about: 'license: MIT OR Apache-2.0' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/invalid-lineage.js


const invalid_lineage_rule = shapeRule({
    id: 'cal/invalid-lineage',
    level: 'error',
    summary: 'the lineage is malformed',
    what: 'The property `lineage` must name 1 to 8 parents, each with `artifactType`, `publisherId`, `id`, `digest` and `relation`.',
    why: 'Lineage is what a reader verifies a derived work by; a parent that cannot be identified proves nothing.',
    bad: calExample({
        about: `lineage:
  parents:
    - { artifactType: workflow, publisherId: org.example, id: base, digest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000', relation: copy }`,
    }),
    good: calExample({
        about: `lineage:
  parents:
    - { artifactType: workflow, publisherId: org.example, id: base, digest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000', relation: fork }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/invalid-tag.js


const invalid_tag_rule = shapeRule({
    id: 'cal/invalid-tag',
    level: 'error',
    summary: 'a tag is not spelt as tags are',
    what: 'A tag must match `^[a-z0-9][a-z0-9._-]{0,63}$`.',
    why: 'Catalogues find CALs by tag; other spellings are never found.',
    bad: calExample({ about: 'tags: [Data Pipeline]' }),
    good: calExample({ about: 'tags: [data-pipeline]' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/invalid-uri.js


const invalid_uri_rule = shapeRule({
    id: 'cal/invalid-uri',
    level: 'error',
    summary: 'a URI is not absolute',
    what: 'The property `homepage`, or `url` of an author, must be an absolute URI.',
    why: 'A relative URI points nowhere once the CAL is shared.',
    bad: calExample({ about: 'homepage: example.org/loop' }),
    good: calExample({ about: 'homepage: https://example.org/loop' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/invalid-version.js


const invalid_version_rule = shapeRule({
    id: 'cal/invalid-version',
    level: 'error',
    summary: 'the version is not SemVer',
    what: 'The property `version` must be a SemVer 2.0.0 version.',
    why: 'Signatures, lineage and registries name a CAL by id and version.',
    bad: calExample({ about: 'version: v1.0' }),
    good: calExample({ about: 'version: 1.0.0' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/missing-property.js


const missing_property_rule = shapeRule({
    id: 'cal/missing-property',
    level: 'error',
    summary: 'a required property is missing',
    what: 'A mapping lacks a property that the format requires.',
    why: 'A host cannot run the CAL without it.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev }
  - { id: done, type: event, event: end }`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/not-a-mapping.js


const not_a_mapping_rule = shapeRule({
    id: 'cal/not-a-mapping',
    level: 'error',
    summary: 'the document is no mapping',
    what: 'The document is a list, a string, a number or null.',
    why: 'A CAL is one mapping with `schemaVersion`, `id`, `participants`, `start`, `nodes` and `edges`.',
    bad: jsonExample(`["example"]
`),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/too-long.js


const too_long_rule = shapeRule({
    id: 'cal/too-long',
    level: 'error',
    summary: 'a string or a list is longer than the format allows',
    what: 'A task’s `action` has more than 4,000 characters.',
    why: 'Longer text is no description of a step any more; hosts cut it or refuse it.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, action: "work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work work ", completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/unknown-property.js


const unknown_property_rule = shapeRule({
    id: 'cal/unknown-property',
    level: 'error',
    summary: 'a property does not belong where it stands',
    what: 'A mapping of the CAL has a property that the format does not have there. Vendor data belongs under `extensions`.',
    why: 'A misspelt property is silently without effect: the value that was meant is not set.',
    bad: calExample({ about: 'descripton: Ships a feature' }),
    good: calExample({ about: 'description: Ships a feature' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/unrecognized-schema-version.js


const unrecognized_schema_version_rule = shapeRule({
    id: 'cal/unrecognized-schema-version',
    level: 'error',
    summary: 'the schemaVersion is not of the chosen format profile',
    what: 'The property `schemaVersion` names no version that is read, or one of another format profile. The document is refused: nothing else is checked.',
    why: 'The profile is never guessed from a document. Where the version belongs to another profile, the message names the setting that reads it.',
    bad: calExample({ schemaVersion: 'schemaVersion: loop/1' }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/cal/wrong-type.js


const wrong_type_rule = shapeRule({
    id: 'cal/wrong-type',
    level: 'error',
    summary: 'a value has the wrong type',
    what: 'A list, mapping, string, number or truth value stands where another type is needed; a key without a value is null.',
    why: 'YAML makes types from the look of a value: an unquoted `1.0` is a number, a key without a value is null.',
    bad: calExample({ about: 'version: 1.0' }),
    good: calExample({ about: 'version: 1.0.0' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/completion/unknown-type.js


const unknown_type_rule = shapeRule({
    id: 'completion/unknown-type',
    level: 'error',
    summary: 'a completion is of a type that does not exist',
    what: 'The property `type` of a completion must be `skill-scripts`, `verification`, `guardrail` or `artifact`.',
    why: 'A host cannot tell when the task is done.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: tests, commands: [npm test] } }
  - { id: done, type: event, event: end }`,
    }),
    good: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: verification, commands: [npm test], passIntent: All tests pass } }
  - { id: done, type: event, event: end }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/expression.js


const expression_rule = shapeRule({
    id: 'condition/expression',
    level: 'error',
    summary: 'a condition is an expression in a string',
    what: 'A condition is one of the closed shapes of the format, never a string that a host would evaluate.',
    why: 'Evaluated text is code of whoever wrote the CAL, run by whoever received it.',
    bad: calExample({
        variables: `variables:
  - { name: outcome, type: string }`,
        edges: `edges:
  - { from: work, to: done, when: outcome == passed }`,
    }),
    good: calExample({
        variables: `variables:
  - { name: outcome, type: string }`,
        edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: eq, value: passed } }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/in-without-list.js



const in_without_list_rule = {
    meta: {
        id: 'condition/in-without-list',
        level: 'warning',
        summary: 'the operator "in" has no list to look in',
        what: 'The value of a condition with `op: in` must be a list.',
        why: 'Nothing is in a value that is no list, so the condition can never hold.',
        bad: calExample({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: in, value: passed } }`,
        }),
        good: calExample({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: in, value: [passed, skipped] } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            if (mapping_own(value, 'op') !== 'in' || !Object.hasOwn(value, 'value') || Array.isArray(value['value']))
                continue;
            report({
                message: `the operator "in" needs a list, not ${words_kindOf(value['value'])}`,
                path: [...path, 'value'],
                help: 'put the value in brackets, or write op: eq',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/not-one-shape.js


const not_one_shape_rule = shapeRule({
    id: 'condition/not-one-shape',
    level: 'error',
    summary: 'a condition has not exactly one shape',
    what: 'A condition has exactly one of the shapes `{always: true}`, `{var, op, value}`, `{all: […]}`, `{any: […]}`, `{not: …}` and `{racAvailable: id}`.',
    why: 'With two shapes, readers would disagree on which one counts.',
    bad: calExample({
        variables: `variables:
  - { name: outcome, type: string }`,
        edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: eq, value: passed, always: true } }`,
    }),
    good: calExample({
        variables: `variables:
  - { name: outcome, type: string }`,
        edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: eq, value: passed } }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/unknown-operator.js


const unknown_operator_rule = shapeRule({
    id: 'condition/unknown-operator',
    level: 'error',
    summary: 'a condition compares with an operator that does not exist',
    what: 'The property `op` must be `eq`, `ne`, `lt`, `gt`, `le`, `ge` or `in`.',
    why: 'A host cannot compare with it.',
    bad: calExample({
        variables: `variables:
  - { name: outcome, type: string }`,
        edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: equals, value: passed } }`,
    }),
    good: calExample({
        variables: `variables:
  - { name: outcome, type: string }`,
        edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: eq, value: passed } }`,
    }),
});

// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
;// CONCATENATED MODULE: ./build/core/lint/references.js



const SHOWN = 8;
/**
 * The finding for a reference that names nothing, with the nearest name that is there. Nothing is found where the names
 * themselves cannot all be read: then the reference may be right.
 *
 * @param name the reference; anything but a text is another rule's finding
 * @param noun what it should name, for the message
 * @param key what of the reference is looked up, when it is not all of it
 */
function unknownName(names, name, noun, path, key = name) {
    if (typeof name !== 'string' ||
        typeof key !== 'string' ||
        name.trim() === '' ||
        !names.whole ||
        names.byName.has(key))
        return undefined;
    const known = [...names.byName.keys()];
    const near = (0,suggest/* nearest */.p)(key, known);
    const list = `${listed(known.slice(0, SHOWN))}${known.length > SHOWN ? `, and ${known.length - SHOWN} more` : ''}`;
    const help = near !== undefined
        ? `did you mean ${(0,core_printable/* quote */.h)(near)}?`
        : known.length === 0
            ? `declare a ${noun}`
            : `there are: ${list}`;
    return { message: `there is no ${noun} ${quoteName(key)}`, path, help };
}

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/unknown-rac.js



const unknown_rac_rule = {
    meta: {
        id: 'condition/unknown-rac',
        level: 'error',
        summary: 'a condition asks for a RAC item that does not exist',
        what: 'The value of `racAvailable` must be the id of a RAC item.',
        why: 'The condition can never hold.',
        bad: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            edges: `edges:
  - { from: work, to: done, when: { racAvailable: wikis } }`,
        }),
        good: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            edges: `edges:
  - { from: work, to: done, when: { racAvailable: wiki } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            const finding = unknownName(cal.racIds, mapping_own(value, 'racAvailable'), 'RAC item', [...path, 'racAvailable']);
            if (finding !== undefined)
                report(finding);
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/unknown-variable.js



const unknown_variable_rule = {
    meta: {
        id: 'condition/unknown-variable',
        level: 'error',
        summary: 'a condition reads a variable that is not declared',
        what: 'The property `var` must be the name of a variable, or start with one and a dot.',
        why: 'The condition can never hold, or always, as the host likes.',
        bad: calExample({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcom, op: eq, value: passed } }`,
        }),
        good: calExample({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: eq, value: passed } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            const name = mapping_own(value, 'var');
            if (typeof name !== 'string' || declared(name, (part) => cal.variableNames.byName.has(part)))
                continue;
            const finding = unknownName(cal.variableNames, name, 'variable', [...path, 'var'], name.split('.')[0]);
            if (finding !== undefined)
                report(finding);
        }
    },
};
// Names may hold dots themselves: `review.outcome` is a variable of that name, or a member of `review`.
function declared(path, isName) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1))
        if (isName(path.slice(0, end)))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./build/core/lint/rules/edge/duplicate.js




const duplicate_rule = {
    meta: {
        id: 'edge/duplicate',
        level: 'error',
        summary: 'an edge stands twice',
        what: 'Two edges have the same ends and the same condition.',
        why: 'The second one is without effect; often another node or condition was meant.',
        bad: calExample({
            edges: `edges:
  - { from: work, to: done }
  - { from: work, to: done }`,
        }),
        good: calExample(),
    },
    check({ cal, doc }, report) {
        const first = new Map();
        for (const edge of cal.edges) {
            const key = edgeKey(edge);
            if (key === undefined)
                continue;
            const earlier = first.get(key);
            if (earlier === undefined) {
                first.set(key, edge);
                continue;
            }
            const ends = `${quoteName(String(edge.value['from']))} to ${quoteName(String(edge.value['to']))}`;
            const line = (0,source_document/* rangeOf */.be)(doc, earlier.path).start.line;
            report({
                message: `duplicate edge from ${ends}, first on line ${line}`,
                path: edge.path,
                help: 'remove one of them',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/edge/unknown-node.js



const unknown_node_rule = {
    meta: {
        id: 'edge/unknown-node',
        level: 'error',
        summary: 'an edge starts or ends at a node that does not exist',
        what: 'The properties `from` and `to` of an edge must be ids of nodes.',
        why: 'The run would leave the graph.',
        bad: calExample({
            edges: `edges:
  - { from: work, to: dome }`,
        }),
        good: calExample(),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.edges) {
            for (const end of ['from', 'to']) {
                const finding = unknownName(cal.nodeIds, mapping_own(value, end), 'node', [...path, end]);
                if (finding !== undefined)
                    report(finding);
            }
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/dead-end.js


const dead_end_rule = {
    meta: {
        id: 'graph/dead-end',
        level: 'error',
        summary: 'a loop has no way out',
        what: 'From every node a run can reach an end or stop event.',
        why: 'Once the run is in the loop it never ends.',
        bad: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fix, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: done, when: { always: true } }
  - { from: work, to: fix, when: { always: true } }
  - { from: fix, to: check }
  - { from: check, to: fix }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
        good: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fix, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: fix }
  - { from: fix, to: check }
  - { from: check, to: fix, when: { always: true } }
  - { from: check, to: done, when: { always: true } }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        for (const { nodes } of graph.traps) {
            const [first = graph.start] = nodes;
            const ids = nodes.slice(0, 5).map((node) => quoteName(graph.id(node)));
            const names = `${ids.join(', ')}${nodes.length > 5 ? `, and ${nodes.length - 5} more` : ''}`;
            const message = nodes.length === 1
                ? `${names} only leads to itself and never to an end`
                : `${names} only lead to each other and never to an end`;
            report({ message, path: [...(graph.nodes[first]?.path ?? []), 'id'], help: 'add an edge that leaves the loop' });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/edge-after-end.js


const edge_after_end_rule = {
    meta: {
        id: 'graph/edge-after-end',
        level: 'error',
        summary: 'an edge leaves an end or stop event',
        what: 'An event of kind `end` or `stop` has no outgoing edge.',
        why: 'The run is over there; what follows never runs.',
        bad: calExample({
            edges: `edges:
  - { from: work, to: done }
  - { from: done, to: work }`,
        }),
        good: calExample(),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        for (const { from, entry } of graph.edges) {
            if (!graph.ends.has(from))
                continue;
            report({
                message: `an edge leaves ${quoteName(graph.id(from))}, where the run ends`,
                path: [...entry.path, 'from'],
                help: 'remove the edge, or let it start at another node',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/no-end.js

const no_end_rule = {
    meta: {
        id: 'graph/no-end',
        level: 'error',
        summary: 'there is no end or stop event',
        what: 'At least one node is an event of kind `end` or `stop`.',
        why: 'The run never ends.',
        bad: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }`,
            edges: 'edges: []',
        }),
        good: calExample(),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.ends.size > 0)
            return;
        report({
            message: 'the graph has no end or stop event',
            path: ['nodes'],
            part: 'key',
            help: 'add a node {id: done, type: event, event: end}',
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/no-outgoing-edge.js


const no_outgoing_edge_rule = {
    meta: {
        id: 'graph/no-outgoing-edge',
        level: 'error',
        summary: 'a node that is no end leads nowhere',
        what: 'Every node that is not an end or stop event has an outgoing edge.',
        why: 'The run gets stuck there.',
        bad: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check, when: { always: true } }
  - { from: work, to: done, when: { always: true } }`,
        }),
        good: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check }
  - { from: check, to: done }`,
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        const [lost] = graph.unreachable;
        const next = lost?.nodes[0];
        for (const node of graph.dangling) {
            const id = quoteName(graph.id(node));
            const target = next === undefined ? 'an end' : `${quoteName(graph.id(next))}, which nothing leads to`;
            report({
                message: `${id} has no outgoing edge and is no end`,
                path: [...(graph.nodes[node]?.path ?? []), 'id'],
                help: `add an edge from ${id}, for example to ${target}`,
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/several-start-events.js


const several_start_events_rule = {
    meta: {
        id: 'graph/several-start-events',
        level: 'error',
        summary: 'there is more than one start event',
        what: 'At most one node is an event of kind `start`.',
        why: 'A run begins in one place.',
        bad: calExample({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: again, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: again, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
        good: calExample({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        const [first = -1, ...others] = graph.startEvents;
        for (const node of others) {
            const path = [...(graph.nodes[node]?.path ?? []), 'event'];
            report({
                message: `${quoteName(graph.id(node))} is a second start event; the first is ${quoteName(graph.id(first))}`,
                path,
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/start-event-not-start.js


const start_event_not_start_rule = {
    meta: {
        id: 'graph/start-event-not-start',
        level: 'error',
        summary: 'the start event is not the start',
        what: 'Where a node is an event of kind `start`, the property `start` names it.',
        why: 'Two places claim to be where the run begins.',
        bad: calExample({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: work',
        }),
        good: calExample({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.startEvents.length !== 1)
            return;
        const [event = graph.start] = graph.startEvents;
        if (event === graph.start)
            return;
        const id = quoteName(graph.id(event));
        report({
            message: `the start is ${quoteName(graph.id(graph.start))}, but the start event is ${id}`,
            path: ['start'],
            help: `write start: ${id}`,
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/unbounded-cycle.js



const unbounded_cycle_rule = {
    meta: {
        id: 'graph/unbounded-cycle',
        level: 'error',
        summary: 'a loop has no step limit',
        what: 'Where the graph has a cycle, `limits.maxSteps` is set.',
        why: 'Nothing else guarantees that the run ends.',
        bad: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: exclusive }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: work }
  - { from: gate, to: done }`,
        }),
        good: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: exclusive }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: work }
  - { from: gate, to: done }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
    },
    check({ cal, graph }, report) {
        const limits = mapping_own(cal.root, 'limits');
        // Limits that cannot be read, or a misspelt maxSteps, are reported as such.
        if (graph === undefined ||
            (limits !== undefined && (!mapping_isMapping(limits) || !Object.keys(limits).every((name) => OTHERS.has(name)))))
            return;
        const loop = graph.loop;
        const last = loop?.at(-1);
        if (loop === undefined || last === undefined)
            return;
        const ids = [...loop.map(({ from }) => graph.id(from)), graph.id(last.to)].map(quoteName);
        const shown = ids.length > 8 ? [...ids.slice(0, 6), '…', ids.at(-1)] : ids;
        report({
            message: `the loop ${shown.join(' → ')} has no step limit`,
            path: [...last.entry.path, 'to'],
            help: 'add limits: {maxSteps: N}',
        });
    },
};
const OTHERS = new Set(['maxDurationMs', 'maxParallel']);

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/unconditional-branch.js


const unconditional_branch_rule = {
    meta: {
        id: 'graph/unconditional-branch',
        level: 'error',
        summary: 'a node that is no gateway branches without conditions',
        what: 'A node that is not a gateway and has several outgoing edges has a condition on each of them.',
        why: 'Only a gateway says whether one or all of the edges are taken.',
        bad: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check }
  - { from: work, to: done }
  - { from: check, to: done }`,
        }),
        good: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fork, type: gateway, gateway: parallel }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: fork }
  - { from: fork, to: check }
  - { from: fork, to: done }
  - { from: check, to: done }`,
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        graph.outgoing.forEach((edges, node) => {
            if (edges.length < 2 || graph.ends.has(node) || graph.nodes[node]?.value['type'] === 'gateway')
                return;
            const bare = edges.filter(({ entry }) => !Object.hasOwn(entry.value, 'when'));
            const [first] = bare;
            if (first === undefined)
                return;
            const targets = bare.slice(0, 5).map(({ to }) => quoteName(graph.id(to)));
            report({
                message: `${quoteName(graph.id(node))} is no gateway and has ${edges.length} outgoing edges; ${bare.length === 1 ? 'that' : 'those'} to ${targets.join(', ')} ${bare.length === 1 ? 'has' : 'have'} no condition`,
                path: first.entry.path,
                help: 'add "when" to each, or put a gateway in between',
            });
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/unknown-start.js



const unknown_start_rule = {
    meta: {
        id: 'graph/unknown-start',
        level: 'error',
        summary: 'the start is no node',
        what: 'The property `start` must be the id of a node.',
        why: 'The run has nowhere to begin.',
        bad: calExample({ start: 'start: begin' }),
        good: calExample(),
    },
    check({ cal }, report) {
        const finding = unknownName(cal.nodeIds, mapping_own(cal.root, 'start'), 'node', ['start']);
        if (finding !== undefined)
            report(finding);
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/unreachable-node.js


const unreachable_node_rule = {
    meta: {
        id: 'graph/unreachable-node',
        level: 'error',
        summary: 'a node cannot be reached from the start',
        what: 'Every node can be reached from the start along edges.',
        why: 'It never runs; often an edge to it is missing.',
        bad: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: review, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: done }
  - { from: review, to: done }`,
        }),
        good: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: review, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: review }
  - { from: review, to: done }`,
        }),
    },
    check({ graph }, report) {
        // A node that leads nowhere, or a loop without a way out, explains what nothing leads to: that is reported alone.
        if (graph === undefined || graph.dangling.length > 0 || graph.traps.length > 0)
            return;
        for (const { nodes } of graph.unreachable) {
            const [first = graph.start] = nodes;
            const others = nodes.length > 1 ? `, nor ${nodes.length - 1} more in its loop` : '';
            report({
                message: `${quoteName(graph.id(first))} cannot be reached from ${quoteName(graph.id(graph.start))}${others}`,
                path: [...(graph.nodes[first]?.path ?? []), 'id'],
                help: 'add an edge that leads to it, or remove it',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/integrity/malformed.js


const malformed_rule = shapeRule({
    id: 'integrity/malformed',
    level: 'error',
    summary: 'the signature of the CAL is malformed',
    what: 'The block `integrity` must have exactly the fields of a CAL signature: `schemaVersion`, `digest`, `publisherId`, `keyid`, `publicKeyPem`, `signedAt` and a DSSE `envelope` with one signature.',
    why: 'A signature that cannot be read proves nothing. It is reported whatever the configuration says.',
    bad: signedExample({ digest: 'abc' }),
    good: signedExample(),
    always: true,
});

;// CONCATENATED MODULE: ./build/core/lint/rules/integrity/other-key.js



const other_key_rule = {
    meta: {
        id: 'integrity/other-key',
        level: 'error',
        summary: 'the envelope was signed with another key',
        what: 'The `keyid` of the envelope’s signature is that of the `integrity` block.',
        why: 'A reader that looks up one key and a reader that looks up the other trust different signers.',
        bad: signedExample({ signatureKey: '1'.repeat(64) }),
        good: signedExample(),
        always: true,
    },
    check({ cal }, report) {
        const block = mapping_own(cal.root, 'integrity');
        const envelope = mapping_isMapping(block) ? mapping_own(block, 'envelope') : undefined;
        const signatures = mapping_isMapping(envelope) ? mapping_own(envelope, 'signatures') : undefined;
        const [signature] = Array.isArray(signatures) ? signatures : [];
        if (!mapping_isMapping(block) || !mapping_isMapping(signature))
            return;
        const [outer, inner] = [mapping_own(block, 'keyid'), mapping_own(signature, 'keyid')];
        if (typeof outer !== 'string' ||
            typeof inner !== 'string' ||
            outer === inner ||
            !KEYID.test(outer) ||
            !KEYID.test(inner))
            return;
        report({
            message: 'the keyid of the envelope’s signature differs from that of the integrity block',
            path: ['integrity', 'envelope', 'signatures', 0, 'keyid'],
            help: 'sign the CAL again',
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/limits/not-positive.js


const not_positive_rule = shapeRule({
    id: 'limits/not-positive',
    level: 'error',
    summary: 'a limit is no positive integer',
    what: 'Each of `maxSteps`, `maxDurationMs` and `maxParallel` must be an integer of at least 1.',
    why: 'A limit of nothing stops the run before it starts, and a host that ignores it never stops.',
    bad: calExample({ limits: 'limits: { maxSteps: 0 }' }),
    good: calExample({ limits: 'limits: { maxSteps: 24 }' }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/node/invalid-delay.js


const invalid_delay_rule = shapeRule({
    id: 'node/invalid-delay',
    level: 'error',
    summary: 'the delay of a timer is no positive integer',
    what: 'The property `afterMs` must be an integer of at least 1.',
    why: 'Delays are whole milliseconds.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: pause, type: event, event: timer, afterMs: 1.5 }
  - { id: done, type: event, event: end }`,
        edges: `edges:
  - { from: work, to: pause }
  - { from: pause, to: done }`,
    }),
    good: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: pause, type: event, event: timer, afterMs: 1500 }
  - { id: done, type: event, event: end }`,
        edges: `edges:
  - { from: work, to: pause }
  - { from: pause, to: done }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/node/timer-without-delay.js



const timer_without_delay_rule = {
    meta: {
        id: 'node/timer-without-delay',
        level: 'error',
        summary: 'a timer has no delay',
        what: 'An event of kind `timer` needs `afterMs`.',
        why: 'Without it the timer never fires, or at once, as the host likes.',
        bad: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: pause, type: event, event: timer }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: pause }
  - { from: pause, to: done }`,
        }),
        good: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: pause, type: event, event: timer, afterMs: 60000 }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: pause }
  - { from: pause, to: done }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.nodes) {
            if (mapping_own(value, 'type') !== 'event' || mapping_own(value, 'event') !== 'timer' || Object.hasOwn(value, 'afterMs'))
                continue;
            if (Object.keys(value).some((name) => !KNOWN.has(name)))
                continue;
            report({
                message: `timer ${quoteName(String(mapping_own(value, 'id')))} lacks "afterMs"`,
                path: [...path, 'event'],
                help: 'add "afterMs" with the delay in milliseconds',
            });
        }
    },
};
// A misspelt afterMs is reported as the unknown property that it is.
const KNOWN = new Set(['id', 'type', 'event']);

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-agent.js



const unknown_agent_rule = {
    meta: {
        id: 'node/unknown-agent',
        level: 'error',
        summary: 'a task is given to a participant that does not exist',
        what: 'The property `agent` of a task must be the alias of a participant.',
        why: 'Nobody can do the task.',
        bad: calExample({
            nodes: `nodes:
  - { id: work, type: task, agent: devs, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
        good: calExample(),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.nodes) {
            if (mapping_own(value, 'type') !== 'task')
                continue;
            const finding = unknownName(cal.aliases, mapping_own(value, 'agent'), 'participant', [...path, 'agent']);
            if (finding !== undefined)
                report(finding);
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-approval.js


const unknown_approval_rule = shapeRule({
    id: 'node/unknown-approval',
    level: 'error',
    summary: 'the approval of a task is none that exists',
    what: 'The property `approval` must be `never`, `on-request` or `always`.',
    why: 'Hosts decide by it when to ask a person.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, approval: sometimes, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    }),
    good: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, approval: on-request, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-event.js


const unknown_event_rule = shapeRule({
    id: 'node/unknown-event',
    level: 'error',
    summary: 'an event is of a kind that does not exist',
    what: 'The property `event` must be `start`, `end`, `stop`, `handoff` or `timer`.',
    why: 'A host cannot tell where the run starts, waits or ends.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: finish }`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-gateway.js


const unknown_gateway_rule = shapeRule({
    id: 'node/unknown-gateway',
    level: 'error',
    summary: 'a gateway is of a kind that does not exist',
    what: 'The property `gateway` must be `exclusive`, `parallel` or `inclusive`.',
    why: 'It decides which of the outgoing edges are taken.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: xor }
  - { id: done, type: event, event: end }`,
        edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: done }`,
    }),
    good: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: exclusive }
  - { id: done, type: event, event: end }`,
        edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: done }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-rac.js



const node_unknown_rac_rule = {
    meta: {
        id: 'node/unknown-rac',
        level: 'error',
        summary: 'a task requires a RAC item that does not exist',
        what: 'Each id in `requires.rac` must be that of a RAC item.',
        why: 'The knowledge that the task waits for is declared nowhere.',
        bad: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            nodes: `nodes:
  - { id: work, type: task, agent: dev, requires: { rac: [wikis] }, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
        good: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            nodes: `nodes:
  - { id: work, type: task, agent: dev, requires: { rac: [wiki] }, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.nodes) {
            if (mapping_own(value, 'type') !== 'task')
                continue;
            const requires = mapping_own(value, 'requires');
            const ids = mapping_isMapping(requires) ? mapping_own(requires, 'rac') : undefined;
            if (!Array.isArray(ids))
                continue;
            ids.forEach((id, i) => {
                const finding = unknownName(cal.racIds, id, 'RAC item', [...path, 'requires', 'rac', i]);
                if (finding !== undefined)
                    report(finding);
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-side-effects.js


const unknown_side_effects_rule = shapeRule({
    id: 'node/unknown-side-effects',
    level: 'error',
    summary: 'the side effects of a task are none that exist',
    what: 'The property `sideEffects` must be `none`, `workspace` or `external`.',
    why: 'Hosts grant permissions by it.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, sideEffects: repo, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    }),
    good: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, sideEffects: workspace, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-type.js


const node_unknown_type_rule = shapeRule({
    id: 'node/unknown-type',
    level: 'error',
    summary: 'a node is of a type that does not exist',
    what: 'The property `type` of a node must be `task`, `gateway` or `event`.',
    why: 'A host cannot run the node.',
    bad: calExample({
        nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: evnt, event: end }`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/participant/invalid-digest.js


const invalid_digest_rule = shapeRule({
    id: 'participant/invalid-digest',
    level: 'error',
    summary: 'a romDigest is no sha256 digest',
    what: 'The property `romDigest` must be `sha256:` and 64 lower-case hex digits: the ROM digest that `cartwright verify` prints.',
    why: 'A digest in another form matches no cartridge, so the participant is never resolved.',
    bad: calExample({
        participants: `participants:
  - { alias: dev, bind: hash, romDigest: 'sha256:abc' }`,
    }),
    good: calExample({
        participants: `participants:
  - { alias: dev, bind: hash, romDigest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000' }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/participant/invalid-level.js



const invalid_level_rule = shapeRule({
    id: 'participant/invalid-level',
    level: 'error',
    summary: 'a level is no whole number of at least 0',
    what: 'The numeric level of `minLevel` must be an integer of at least 0.',
    why: 'Levels are compared as whole numbers.',
    bad: calExample({
        participants: `participants:
  - { alias: dev, bind: slot, slot: { minLevel: { ${ids/* PROFILES */.jI.cart.levelField}: -1 } } }`,
    }),
    good: calExample({
        participants: `participants:
  - { alias: dev, bind: slot, slot: { minLevel: { ${ids/* PROFILES */.jI.cart.levelField}: 15 } } }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/participant/mixed-bindings.js


const mixed_bindings_rule = shapeRule({
    id: 'participant/mixed-bindings',
    level: 'error',
    summary: 'a participant has properties of both bindings',
    what: 'A participant with `bind: hash` has `romDigest` and may have `cartridgeId`; one with `bind: slot` has `slot`. Never both.',
    why: 'Readers would disagree on whether the digest or the slot decides who takes part.',
    bad: calExample({
        participants: `participants:
  - { alias: dev, bind: slot, slot: { role: developer }, romDigest: 'sha256:0000000000000000000000000000000000000000000000000000000000000000' }`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/participant/unconstrained-slot.js


const unconstrained_slot_rule = shapeRule({
    id: 'participant/unconstrained-slot',
    level: 'error',
    summary: 'a slot asks for nothing',
    what: 'A slot needs at least one of `role`, `minLevel` and `capabilities`; `minLevel` at least one of its two levels.',
    why: 'Any cartridge at all would fit.',
    bad: calExample({
        participants: `participants:
  - { alias: dev, bind: slot, slot: {} }`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/participant/unknown-bind.js


const unknown_bind_rule = shapeRule({
    id: 'participant/unknown-bind',
    level: 'error',
    summary: 'a participant binds in a way that does not exist',
    what: 'The property `bind` must be `hash` (one exact cartridge) or `slot` (any cartridge that fits).',
    why: 'A host cannot tell who should take part.',
    bad: calExample({
        participants: `participants:
  - { alias: dev, bind: role, slot: { role: developer } }`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/participant/unknown-career-tier.js


const unknown_career_tier_rule = shapeRule({
    id: 'participant/unknown-career-tier',
    level: 'error',
    summary: 'a career tier does not exist',
    what: 'The property `careerTier` must be one of the tiers of the format.',
    why: 'No cartridge can prove a tier that does not exist.',
    bad: calExample({
        participants: `participants:
  - { alias: dev, bind: slot, slot: { minLevel: { careerTier: expert } } }`,
    }),
    good: calExample({
        participants: `participants:
  - { alias: dev, bind: slot, slot: { minLevel: { careerTier: senior } } }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/description-length.js


const description_length_rule = shapeRule({
    id: 'rac/description-length',
    level: 'error',
    summary: 'the description of a RAC item is blank or too long',
    what: 'A description has 1 to 2,000 characters and says something.',
    why: 'It states which knowledge must be present. A blank one states nothing; a longer one carries the knowledge itself.',
    bad: calExample({
        rac: `rac:
  - { id: wiki, kind: wiki, description: " " }`,
    }),
    good: calExample({
        rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/hint-too-long.js


const hint_too_long_rule = shapeRule({
    id: 'rac/hint-too-long',
    level: 'error',
    summary: 'the hint of a check is too long',
    what: 'A hint has at most 1,000 characters.',
    why: 'A hint is a glob, a URL, a resource URI or one sentence for a person. A longer one carries something else.',
    bad: calExample({
        rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: manual, hint: "ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team ask the team " } }`,
    }),
    good: calExample({
        rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: manual, hint: ask the team } }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/invalid-hint.js




const invalid_hint_rule = {
    meta: {
        id: 'rac/invalid-hint',
        level: 'error',
        summary: 'the hint of a check cannot be used',
        what: 'The hint of a `file-glob` check must be a glob that stays inside the repository, without extended patterns such as `+(a|b)`; that of a `url` check an http or https URL; that of an `mcp-resource` check a URI.',
        why: 'The check can never succeed, so the item is never confirmed.',
        bad: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: ../wiki/*.md } }`,
        }),
        good: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            const check = mapping_own(value, 'check');
            if (!mapping_isMapping(check))
                continue;
            const hint = mapping_own(check, 'hint');
            if (typeof hint !== 'string' || hint.length > 1000)
                continue;
            const problem = problemOf(mapping_own(check, 'type'), hint);
            if (problem !== undefined)
                report({ message: `the hint ${show(hint)} cannot be used: ${problem}`, path: [...path, 'check', 'hint'] });
        }
    },
};
function problemOf(type, hint) {
    if (type === 'manual')
        return undefined;
    if (type === 'file-glob') {
        if (hint.trim() === '')
            return 'it is empty';
        const glob = glob_compileGlob(hint);
        return 'problem' in glob ? glob.problem : undefined;
    }
    if (type === 'url')
        return /^https?:\/\/[^\s/?#]+\S*$/.test(hint) ? undefined : 'it is no http or https URL';
    if (type === 'mcp-resource')
        return /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/.test(hint) ? undefined : 'it is no URI';
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/missing-hint.js


const missing_hint_rule = {
    meta: {
        id: 'rac/missing-hint',
        level: 'warning',
        summary: 'a check that a program could run has no hint',
        what: 'A check of type `file-glob`, `url` or `mcp-resource` has no `hint`.',
        why: 'Only the hint says which files, which URL or which resource; without it the item stays unconfirmed for ever.',
        bad: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob } }`,
        }),
        good: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            const check = mapping_own(value, 'check');
            if (!mapping_isMapping(check) || Object.hasOwn(check, 'hint'))
                continue;
            const type = mapping_own(check, 'type');
            if (type !== 'file-glob' && type !== 'url' && type !== 'mcp-resource')
                continue;
            if (Object.keys(check).length > 1)
                continue;
            report({
                message: `a check of type ${type} has no hint, so nothing can confirm it`,
                path: [...path, 'check'],
                part: 'key',
                help: 'add "hint"',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/no-content.js



const no_content_rule = {
    meta: {
        id: 'rac/no-content',
        level: 'error',
        summary: 'a RAC item carries content',
        what: 'A RAC item has the property `content`, whatever its value and however the key is spelt: escaped, quoted, through an anchor or a merge key.',
        why: 'A RAC item declares knowledge by reference and description; the knowledge itself stays in its environment. A CAL is shared, and with it everything that stands in it.',
        bad: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, content: The gateway listens on port 8080 }`,
        }),
        good: calExample({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            if (!Object.hasOwn(value, 'content'))
                continue;
            const id = mapping_own(value, 'id');
            const item = typeof id === 'string' ? quoteName(id) : `rac[${String(path[1])}]`;
            report({
                message: `RAC item ${item} must not carry content, description only`,
                path: [...path, 'content'],
                part: 'key',
                help: 'remove the key and its value; describe the knowledge in "description" and point to it in "check"',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/unknown-check-type.js


const unknown_check_type_rule = shapeRule({
    id: 'rac/unknown-check-type',
    level: 'error',
    summary: 'the check of a RAC item is of a type that does not exist',
    what: 'The property `check.type` must be `file-glob`, `url`, `mcp-resource` or `manual`.',
    why: 'A check that nobody can run never confirms the item.',
    bad: calExample({
        rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: glob, hint: docs/**/*.md } }`,
    }),
    good: calExample({
        rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/unknown-kind.js


const unknown_kind_rule = shapeRule({
    id: 'rac/unknown-kind',
    level: 'error',
    summary: 'a RAC item is of a kind that does not exist',
    what: 'The property `kind` must be one of `wiki`, `code-map`, `infra`, `terraform`, `api-spec`, `dataset`, `runbook` and `custom`.',
    why: 'Hosts look for knowledge by its kind; `custom` is there for anything else.',
    bad: calExample({
        rac: `rac:
  - { id: wiki, kind: wikki, description: A map of the code base }`,
    }),
    good: calExample({
        rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/alias.js


const alias_rule = sourceRule({
    id: 'source/alias',
    summary: 'a YAML alias cannot be resolved safely',
    what: 'An alias names no anchor, contains itself, or the aliases of the document repeat more values than the limit allows.',
    why: 'Nested aliases grow exponentially: a text of a few lines can fill the memory of every reader.',
    bad: calExample({ id: 'id: *missing' }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/directive.js


const directive_rule = sourceRule({
    id: 'source/directive',
    summary: 'a YAML directive is used',
    what: 'The document starts with `%YAML` or `%TAG`.',
    why: 'A directive changes how everything after it is read; `%YAML 1.1` turns merge keys on.',
    bad: yamlExample(`%YAML 1.2
---
id: example
`),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/documents.js


const documents_rule = sourceRule({
    id: 'source/documents',
    summary: 'the file holds more than one YAML document',
    what: 'A second document follows after `---` or `...`.',
    why: 'A reader that stops at the first document never sees what stands in the second.',
    bad: yamlExample(`id: example
---
id: sample
`),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/duplicate-key.js


const duplicate_key_rule = sourceRule({
    id: 'source/duplicate-key',
    summary: 'a key stands twice in one mapping',
    what: 'Two keys of one mapping are equal, however they are spelt: `"rac"` and `"r\\u0061c"` are the same key.',
    why: 'Some readers take the first value, some the last. A CAL whose two readings differ can hide what it holds.',
    bad: calExample({
        id: `id: example
id: sample`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/encoding.js


const encoding_rule = sourceRule({
    id: 'source/encoding',
    summary: 'the file is not UTF-8',
    what: 'The bytes are UTF-16, UTF-32 or no valid UTF-8 at all.',
    why: 'A reader that guesses the encoding reads another text than the next one.',
    bad: yamlExample('# a file in UTF-16\n'),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/key.js


const key_rule = sourceRule({
    id: 'source/key',
    summary: 'a YAML key is no plain string',
    what: 'A key is a collection, an alias, or carries a tag.',
    why: 'JSON has only string keys; readers turn other keys into strings in different ways, and some need exponential time for it.',
    bad: calExample({
        extra: `? [a, b]
: 1`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/limit.js


const limit_rule = sourceRule({
    id: 'source/limit',
    summary: 'the document nests too deep',
    what: 'Collections stand inside one another more than 100 levels deep.',
    why: 'Parsers fail unpredictably on deep nesting, and some abort as a whole.',
    bad: jsonExample(`[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
`),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/merge-key.js


const merge_key_rule = sourceRule({
    id: 'source/merge-key',
    summary: 'a YAML merge key is used',
    what: 'A mapping has the key `<<`, in any spelling. Merge keys belong to YAML 1.1; YAML 1.2 has none.',
    why: 'Readers disagree on whether the key merges, so two of them see two documents.',
    bad: calExample({
        nodes: `nodes:
  - { <<: { type: task }, id: work, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/number.js


const number_rule = sourceRule({
    id: 'source/number',
    summary: 'a number is too large to be read',
    what: 'A number such as `1e999` lies outside what a double can hold; readers turn it into infinity, null or an error.',
    why: 'What two readers read must be the same, or a signature covers something else than what runs.',
    bad: jsonExample(`{ "limits": { "maxSteps": 1e999 } }
`),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/surrogate.js


const surrogate_rule = sourceRule({
    id: 'source/surrogate',
    summary: 'a string holds half of a surrogate pair',
    what: 'An escape such as `\\ud800` stands without its other half. It is no character, and the text cannot be written as UTF-8.',
    why: 'Such a string has no canonical form: it can be neither signed nor compared.',
    bad: jsonExample(`{ "name": "\\ud800" }
`),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/syntax.js


const syntax_rule = sourceRule({
    id: 'source/syntax',
    summary: 'the text is not valid JSON or YAML 1.2',
    what: 'The parser cannot read the file. JSON is strict (RFC 8259): comments, trailing commas, single quotes and numbers such as `01` are errors. YAML is version 1.2. An empty file is an error too.',
    why: 'A reader that guesses what was meant reads something else than the next reader. Nothing else is checked until the text can be read.',
    bad: jsonExample(`{ "id": "example", }
`),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/tag.js


const tag_rule = sourceRule({
    id: 'source/tag',
    summary: 'a YAML tag beyond the core schema is used',
    what: 'A value carries a tag such as `!!binary`, `!!set` or `!name`. Only the tags of the core schema, which change nothing that the text does not say, are read.',
    why: 'A tag lets a value mean something else than what it says, and each reader knows other tags.',
    bad: calExample({ id: 'id: !name example' }),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/source/too-large.js


const too_large_rule = sourceRule({
    id: 'source/too-large',
    summary: 'the file is larger than what is read',
    what: 'A YAML file has more than 2 MiB, or a JSON file more than 64 MiB.',
    why: 'A YAML parser needs about 70 times the memory of the text. A CAL of that size is better written as JSON, or split.',
    bad: yamlExample('# a file of more than 2 MiB\n'),
    good: calExample(),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/variable/init-of-other-type.js



const init_of_other_type_rule = {
    meta: {
        id: 'variable/init-of-other-type',
        level: 'warning',
        summary: 'the initial value is not of the variable’s type',
        what: 'The value of `init` is not of the type that `type` says. A null is taken for every type.',
        why: 'The CAL contradicts itself: a host that checks types refuses it before the first step.',
        bad: calExample({
            variables: `variables:
  - { name: attempts, type: integer, init: none }`,
        }),
        good: calExample({
            variables: `variables:
  - { name: attempts, type: integer, init: 0 }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.variables) {
            const init = mapping_own(value, 'init');
            const type = mapping_own(value, 'type');
            if (init === undefined || init === null || typeof type !== 'string' || fits(type, init))
                continue;
            report({
                message: `variable ${quoteName(String(mapping_own(value, 'name')))} is of type ${type}, but its init is ${words_kindOf(init)}`,
                path: [...path, 'init'],
            });
        }
    },
};
function fits(type, init) {
    if (type === 'integer')
        return Number.isInteger(init);
    if (type === 'array')
        return Array.isArray(init);
    if (type === 'object')
        return mapping_isMapping(init);
    return !['string', 'number', 'boolean'].includes(type) || typeof init === type;
}

;// CONCATENATED MODULE: ./build/core/lint/rules/variable/unknown-type.js


const variable_unknown_type_rule = shapeRule({
    id: 'variable/unknown-type',
    level: 'error',
    summary: 'a variable is of a type that does not exist',
    what: 'The property `type` must be `string`, `number`, `integer`, `boolean`, `object` or `array`.',
    why: 'A host cannot check what is assigned to it.',
    bad: calExample({
        variables: `variables:
  - { name: attempts, type: int }`,
    }),
    good: calExample({
        variables: `variables:
  - { name: attempts, type: integer }`,
    }),
});

;// CONCATENATED MODULE: ./build/core/lint/rules/index.js











































































/** Every rule, by id; a test compares this list with the files. */
const rules_RULES = [
    rule,
    duplicate_item_rule,
    empty_value_rule,
    invalid_extension_key_rule,
    invalid_id_rule,
    invalid_license_rule,
    invalid_lineage_rule,
    invalid_tag_rule,
    invalid_uri_rule,
    invalid_version_rule,
    missing_property_rule,
    not_a_mapping_rule,
    too_long_rule,
    unknown_property_rule,
    unrecognized_schema_version_rule,
    wrong_type_rule,
    unknown_type_rule,
    expression_rule,
    in_without_list_rule,
    not_one_shape_rule,
    unknown_operator_rule,
    unknown_rac_rule,
    unknown_variable_rule,
    duplicate_rule,
    unknown_node_rule,
    dead_end_rule,
    edge_after_end_rule,
    no_end_rule,
    no_outgoing_edge_rule,
    several_start_events_rule,
    start_event_not_start_rule,
    unbounded_cycle_rule,
    unconditional_branch_rule,
    unknown_start_rule,
    unreachable_node_rule,
    malformed_rule,
    other_key_rule,
    not_positive_rule,
    invalid_delay_rule,
    timer_without_delay_rule,
    unknown_agent_rule,
    unknown_approval_rule,
    unknown_event_rule,
    unknown_gateway_rule,
    node_unknown_rac_rule,
    unknown_side_effects_rule,
    node_unknown_type_rule,
    invalid_digest_rule,
    invalid_level_rule,
    mixed_bindings_rule,
    unconstrained_slot_rule,
    unknown_bind_rule,
    unknown_career_tier_rule,
    description_length_rule,
    hint_too_long_rule,
    invalid_hint_rule,
    missing_hint_rule,
    no_content_rule,
    unknown_check_type_rule,
    unknown_kind_rule,
    alias_rule,
    directive_rule,
    documents_rule,
    duplicate_key_rule,
    encoding_rule,
    key_rule,
    limit_rule,
    merge_key_rule,
    number_rule,
    surrogate_rule,
    syntax_rule,
    tag_rule,
    too_large_rule,
    init_of_other_type_rule,
    variable_unknown_type_rule,
];
const byId = new Map(rules_RULES.map((rule) => [rule.meta.id, rule]));
/** @returns the rule of an id, or undefined. */
function rules_ruleOf(id) {
    return byId.get(id);
}

;// CONCATENATED MODULE: ./build/core/lint/shape/cal.js


const RAC_KINDS = [
    'wiki',
    'code-map',
    'infra',
    'terraform',
    'api-spec',
    'dataset',
    'runbook',
    'custom',
];
const CHECK_TYPES = ['file-glob', 'url', 'mcp-resource', 'manual'];
const cal_OPERATORS = ['eq', 'ne', 'lt', 'gt', 'le', 'ge', 'in'];
const cal_CAREER_TIERS = [
    'intern',
    'junior',
    'mid',
    'senior',
    'staff',
    'principal',
    'distinguished',
    'legend',
];
const any = { kind: 'any' };
const cal_text = { kind: 'string' };
const properties = (shapes) => new Map(Object.entries(shapes));
const string = (of, description) => ({
    kind: 'string',
    format: of,
    ...(description === undefined ? {} : { description }),
});
const cal_list = (items, limits = {}) => ({
    kind: 'list',
    items,
    ...limits,
});
const choice = (was, values, rule, description) => ({
    kind: 'enum',
    was,
    values,
    rule,
    ...(description === undefined ? {} : { description }),
});
const slot = (levelFields) => ({
    kind: 'object',
    noun: 'the slot',
    description: 'What a cartridge must offer to staff this participant; at least one of the three.',
    required: [],
    oneOf: {
        names: ['role', 'minLevel', 'capabilities'],
        rule: 'participant/unconstrained-slot',
    },
    properties: properties({
        role: { ...cal_text, description: 'Role on the cartridge’s card.' },
        minLevel: {
            kind: 'object',
            noun: 'minLevel',
            description: 'A level that the receiving roster must prove.',
            required: [],
            oneOf: {
                names: ['careerTier', ...levelFields],
                rule: 'participant/unconstrained-slot',
            },
            properties: properties({
                careerTier: choice('career tier', cal_CAREER_TIERS, 'participant/unknown-career-tier'),
                ...Object.fromEntries(levelFields.map((name) => [name, { kind: 'integer', minimum: 0, rule: 'participant/invalid-level' }])),
            }),
        },
        capabilities: cal_list({
            kind: 'object',
            noun: 'a capability',
            required: ['taskType'],
            properties: properties({ taskType: cal_text, stack: cal_list(cal_text, { unique: true }) }),
        }, { minItems: 1 }),
    }),
});
const participant = (levelFields) => {
    const common = {
        alias: string(ID, 'Name of the participant in this CAL.'),
        bind: any,
        required: { kind: 'boolean', default: true },
    };
    const variant = (required, own) => ({
        kind: 'object',
        noun: 'participant',
        label: 'alias',
        required: ['alias', 'bind', ...required],
        properties: properties({ ...common, ...own }),
    });
    return {
        kind: 'variant',
        noun: 'participant',
        label: 'alias',
        tag: 'bind',
        rule: 'participant/unknown-bind',
        mixed: 'participant/mixed-bindings',
        variants: new Map([
            [
                'hash',
                variant(['romDigest'], {
                    romDigest: string(ROM_DIGEST, 'ROM digest of the one cartridge that may take part.'),
                    cartridgeId: { ...cal_text, description: 'Id of that cartridge, for people.' },
                }),
            ],
            ['slot', variant(['slot'], { slot: slot(levelFields) })],
        ]),
    };
};
const racItem = {
    kind: 'object',
    noun: 'RAC item',
    label: 'id',
    description: 'Knowledge that must be present, by description only. The knowledge itself never stands here: a content property is not allowed.',
    required: ['id', 'kind', 'description'],
    properties: properties({
        id: string(ID),
        kind: choice('kind', RAC_KINDS, 'rac/unknown-kind'),
        description: {
            kind: 'string',
            maxLength: 2000,
            lengthRule: 'rac/description-length',
            description: 'What must be known; never the knowledge itself.',
        },
        required: { kind: 'boolean', default: true, description: 'Whether the CAL must wait for it.' },
        check: {
            kind: 'object',
            noun: 'the check',
            description: 'How to confirm that it is present.',
            required: ['type'],
            properties: properties({
                type: choice('check type', CHECK_TYPES, 'rac/unknown-check-type'),
                hint: {
                    kind: 'string',
                    minLength: 0,
                    maxLength: 1000,
                    lengthRule: 'rac/hint-too-long',
                    description: 'A glob, a URL, a resource URI, or what a person should confirm.',
                },
            }),
        },
        okf: { kind: 'map', noun: 'okf', description: 'Description of the knowledge artifact; metadata only.' },
    }),
};
const completion = {
    kind: 'variant',
    noun: 'the completion',
    tag: 'type',
    rule: 'completion/unknown-type',
    description: 'What counts as done.',
    variants: new Map(Object.entries({
        'skill-scripts': { scripts: cal_list(cal_text, { minItems: 1 }) },
        verification: { commands: cal_list(cal_text, { minItems: 1 }), passIntent: cal_text },
        guardrail: { kind: cal_text },
        artifact: { produces: cal_text },
    }).map(([type, own]) => [
        type,
        {
            kind: 'object',
            noun: 'the completion',
            required: ['type', ...Object.keys(own)],
            properties: properties({ type: any, ...own }),
        },
    ])),
};
const node = {
    kind: 'variant',
    noun: 'node',
    label: 'id',
    tag: 'type',
    rule: 'node/unknown-type',
    variants: new Map([
        [
            'task',
            {
                kind: 'object',
                noun: 'task',
                label: 'id',
                required: ['id', 'type', 'agent', 'completion'],
                properties: properties({
                    id: string(ID),
                    type: any,
                    agent: { ...cal_text, description: 'Alias of the participant who does it.' },
                    action: { kind: 'string', minLength: 0, maxLength: 4000 },
                    requires: {
                        kind: 'object',
                        noun: 'requires',
                        required: [],
                        properties: properties({
                            skills: cal_list(cal_text, { unique: true }),
                            capabilities: cal_list(cal_text, { unique: true }),
                            rac: { ...cal_list(cal_text, { unique: true }), description: 'Ids of RAC items.' },
                        }),
                    },
                    completion,
                    sideEffects: choice('side effect', ['none', 'workspace', 'external'], 'node/unknown-side-effects'),
                    approval: choice('approval', ['never', 'on-request', 'always'], 'node/unknown-approval'),
                    budget: { kind: 'map', noun: 'the budget' },
                    guardrails: cal_list(cal_text),
                }),
            },
        ],
        [
            'gateway',
            {
                kind: 'object',
                noun: 'gateway',
                label: 'id',
                required: ['id', 'type', 'gateway'],
                properties: properties({
                    id: string(ID),
                    type: any,
                    gateway: choice('gateway', ['exclusive', 'parallel', 'inclusive'], 'node/unknown-gateway'),
                }),
            },
        ],
        [
            'event',
            {
                kind: 'object',
                noun: 'event',
                label: 'id',
                required: ['id', 'type', 'event'],
                properties: properties({
                    id: string(ID),
                    type: any,
                    event: choice('event', ['start', 'end', 'stop', 'handoff', 'timer'], 'node/unknown-event'),
                    afterMs: { kind: 'integer', minimum: 1, rule: 'node/invalid-delay', description: 'Delay of a timer.' },
                }),
            },
        ],
    ]),
};
const lineage = {
    kind: 'object',
    noun: 'the lineage',
    area: 'cal/invalid-lineage',
    required: ['parents'],
    properties: properties({
        parents: cal_list({
            kind: 'object',
            noun: 'a parent',
            required: ['artifactType', 'publisherId', 'id', 'digest', 'relation'],
            properties: properties({
                artifactType: choice('artifact type', ['agent', 'workflow', 'agent-graph'], 'cal/invalid-lineage'),
                publisherId: string(LINEAGE_PUBLISHER),
                id: string(ID),
                version: string(formats_VERSION),
                digest: string(LINEAGE_DIGEST),
                relation: choice('relation', ['fork', 'remix', 'derived-from', 'supersedes'], 'cal/invalid-lineage'),
                source: { ...string(LINEAGE_SOURCE), maxLength: 2048 },
            }),
        }, { minItems: 1, maxItems: 8 }),
        note: { kind: 'string', maxLength: 1000 },
    }),
};
const integrity = (schemaVersions) => ({
    kind: 'object',
    noun: 'the integrity block',
    description: 'Signature of the CAL; written by cartwright sign.',
    area: 'integrity/malformed',
    required: ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'],
    properties: properties({
        schemaVersion: choice('signature schemaVersion', schemaVersions, 'integrity/malformed'),
        digest: string(SIGNED_DIGEST),
        publisherId: string(SIGNED_PUBLISHER),
        keyid: string(KEYID),
        publicKeyPem: string(PUBLIC_KEY),
        signedAt: string(SIGNED_AT),
        envelope: {
            kind: 'object',
            noun: 'the envelope',
            required: ['payloadType', 'payload', 'signatures'],
            properties: properties({
                payloadType: choice('payload type', ['application/vnd.in-toto+json'], 'integrity/malformed'),
                payload: string(BASE64),
                signatures: cal_list({
                    kind: 'object',
                    noun: 'the signature',
                    required: ['keyid', 'sig'],
                    properties: properties({ keyid: string(KEYID), sig: string(BASE64) }),
                }, { minItems: 1, maxItems: 1 }),
            }),
        },
    }),
});
function root(profiles) {
    const limit = { kind: 'integer', minimum: 1, rule: 'limits/not-positive' };
    return {
        kind: 'object',
        noun: 'the CAL',
        required: ['schemaVersion', 'id', 'participants', 'start', 'nodes', 'edges'],
        properties: properties({
            schemaVersion: choice('schemaVersion', profiles.map((profile) => profile.calSchemaVersion), 'cal/unrecognized-schema-version'),
            id: string(ID),
            version: string(formats_VERSION),
            name: cal_text,
            description: cal_text,
            license: string(LICENSE),
            homepage: string(HOMEPAGE),
            authors: cal_list({
                kind: 'object',
                noun: 'an author',
                required: ['name'],
                properties: properties({ name: cal_text, url: string(HOMEPAGE) }),
            }),
            tags: cal_list(string(TAG), { unique: true }),
            lineage,
            participants: cal_list(participant(profiles.map((profile) => profile.levelField)), { minItems: 1 }),
            rac: cal_list(racItem),
            variables: cal_list({
                kind: 'object',
                noun: 'variable',
                label: 'name',
                required: ['name', 'type'],
                properties: properties({
                    name: string(ID),
                    type: choice('variable type', ['string', 'number', 'integer', 'boolean', 'object', 'array'], 'variable/unknown-type'),
                    init: any,
                }),
            }),
            limits: {
                kind: 'object',
                noun: 'the limits',
                required: [],
                properties: properties({ maxSteps: limit, maxDurationMs: limit, maxParallel: limit }),
            },
            start: { ...cal_text, description: 'Id of the first node.' },
            nodes: cal_list(node, { minItems: 1 }),
            edges: cal_list({
                kind: 'object',
                noun: 'edge',
                label: 'id',
                required: ['from', 'to'],
                properties: properties({ from: cal_text, to: cal_text, when: { kind: 'condition' } }),
            }),
            extensions: { kind: 'map', noun: 'the extensions', keys: EXTENSION_KEY },
            integrity: integrity(profiles.map((profile) => profile.calSignatureSchemaVersion)),
        }),
    };
}
const shapes = new Map();
/** The shape of a CAL in one format profile (format.md, 6; specification 2.4). */
function calShape(profile) {
    let shape = shapes.get(profile);
    if (shape === undefined)
        shapes.set(profile, (shape = root([profile])));
    return shape;
}
/** The shape of a CAL in any shipped profile: an editor does not know which is meant. */
function anyCalShape() {
    return root(PREFIXES.map((name) => PROFILES[name]));
}

;// CONCATENATED MODULE: ./build/core/lint/content-keys.js
/**
 * Whether a property name that does not belong is the business of the no-content invariant: its rule reports it, and it is
 * not an unknown property as well.
 *
 * @param noun the mapping's name in the shape of a CAL
 */
function claimsKey(noun, name) {
    return noun === 'RAC item' && name === 'content';
}

;// CONCATENATED MODULE: ./build/core/lint/shape/walk-condition.js



/** The shapes of a condition by the property that tells them apart (format.md, 6). */
const SHAPES = {
    always: ['always'],
    var: ['var', 'op', 'value'],
    all: ['all'],
    any: ['any'],
    not: ['not'],
    racAvailable: ['racAvailable'],
};
const CONDITION_KEYS = Object.keys(SHAPES);
const TEXT = { kind: 'string' };
const OPERATOR = { kind: 'enum', was: 'operator', values: cal_OPERATORS, rule: 'condition/unknown-operator' };
/** Compares the value at the place of the walk with the closed grammar of conditions. */
function walkCondition(walk, value) {
    if (typeof value === 'string') {
        return walk.report('condition/expression', 'a condition is data, not an expression in a string', {
            help: 'write for example {var: review.outcome, op: eq, value: done}',
        });
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return walk.report('cal/wrong-type', `a condition must be a mapping, not ${words_kindOf(value)}`);
    }
    const condition = value;
    const keys = Object.keys(condition);
    const shapes = CONDITION_KEYS.filter((name) => Object.hasOwn(condition, name));
    const [shape] = shapes;
    if (shape === undefined)
        return noShape(walk, keys);
    if (shapes.length > 1) {
        return walk.report('condition/not-one-shape', `a condition has one shape, and this has ${shapes.length}: ${shapes.join(', ')}`, {
            help: 'combine them with {all: […]} or {any: […]}',
        });
    }
    const allowed = SHAPES[shape] ?? [];
    const unknown = keys.filter((key) => !allowed.includes(key));
    const missing = allowed.filter((key) => !keys.includes(key));
    for (const key of unknown)
        walk.unknownProperty(key, missing.length > 0 ? missing : allowed, 'a condition');
    for (const key of missing) {
        if (unknown.some((name) => (0,suggest/* nearest */.p)(name, missing) === key))
            continue;
        walk.report('cal/missing-property', `a condition on a variable lacks "${key}"`, {
            at: [key],
            help: `add "${key}"`,
        });
    }
    walkShapeOf(walk, shape, condition);
}
function walkShapeOf(walk, shape, condition) {
    const value = condition[shape];
    switch (shape) {
        case 'always':
            if (value !== true) {
                walk.report('condition/not-one-shape', `"always" is ${show(value)}; only true is allowed`, {
                    at: ['always'],
                    help: 'leave "when" out for an edge that is always taken',
                });
            }
            return;
        case 'var':
            walk.child('var', TEXT, value);
            if (Object.hasOwn(condition, 'op'))
                walk.child('op', OPERATOR, condition['op']);
            return;
        case 'racAvailable':
            return walk.child('racAvailable', TEXT, value);
        case 'not':
            return walk.child('not', { kind: 'condition' }, value);
        default:
            return walk.child(shape, { kind: 'list', items: { kind: 'condition' }, minItems: 1 }, value);
    }
}
function noShape(walk, keys) {
    const typo = keys.find((key) => (0,suggest/* nearest */.p)(key, CONDITION_KEYS) !== undefined);
    if (typo !== undefined)
        return walk.unknownProperty(typo, CONDITION_KEYS, 'a condition');
    if (keys.length > 0 && keys.every((key) => key === 'op' || key === 'value')) {
        return walk.report('cal/missing-property', 'a condition on a variable lacks "var"', {
            at: ['var'],
            help: 'add "var"',
        });
    }
    walk.report('condition/not-one-shape', keys.length === 0 ? 'a condition is empty' : `a condition has none of its shapes, but ${listed(keys.slice(0, 5))}`, {
        help: `write one of ${listed(CONDITION_KEYS)}`,
    });
}

;// CONCATENATED MODULE: ./build/core/lint/shape/walk.js






/**
 * Compares a value with a shape. Each fault is found once, where it stands, and nothing that only follows from it.
 *
 * @returns the findings by rule id; empty when the value fits
 */
function walkShape(shape, value) {
    const walk = new Walk();
    walk.value(shape, value);
    return walk.findings;
}
/** One walk: where it is, what encloses it, and what it found. */
class Walk {
    findings = new Map();
    path = [];
    #frames = [];
    #area;
    /** @param at keys below the place where the walk is */
    report(rule, message, extra = {}) {
        const id = this.#area ?? rule;
        const finding = {
            message,
            path: [...this.path, ...(extra.at ?? [])],
            ...(extra.part === undefined ? {} : { part: extra.part }),
            ...(extra.help === undefined ? {} : { help: extra.help }),
        };
        const list = this.findings.get(id);
        if (list === undefined)
            this.findings.set(id, [finding]);
        else
            list.push(finding);
    }
    /** `the check of RAC item "wiki"`: the mapping that the walk is in, by what people call it. */
    where() {
        const named = this.#frames.findLast((frame) => frame.label !== undefined);
        const own = this.#frames.at(-1);
        if (own === undefined)
            return 'the document';
        const call = ({ noun, label }) => label === undefined ? noun : label.startsWith('"') ? `${noun} ${label}` : label;
        return named === undefined || named === own ? call(own) : `${own.noun} of ${call(named)}`;
    }
    value(shape, value) {
        switch (shape.kind) {
            case 'any':
                return;
            case 'string':
                return this.#string(shape, value);
            case 'enum':
                return this.#enum(shape, value);
            case 'integer':
                if (typeof value === 'number' && Number.isInteger(value) && value >= shape.minimum)
                    return;
                return this.report(shape.rule, `${this.#name()} is ${show(value)}; it must be an integer of at least ${shape.minimum}`);
            case 'boolean':
                if (typeof value === 'boolean')
                    return;
                return this.#wrongType('true or false', value, truthHelp(value));
            case 'list':
                return this.#list(shape, value);
            case 'map':
                return this.#map(shape, value);
            case 'object':
                return this.#object(shape, value, undefined);
            case 'variant':
                return this.#variant(shape, value);
            case 'condition':
                return walkCondition(this, value);
        }
    }
    /** Walks one property or item. */
    child(key, shape, value) {
        this.path.push(key);
        this.value(shape, value);
        this.path.pop();
    }
    /** Reports a value of the wrong type; for a wrong property, at the place of the walk. */
    wrongType(wanted, value) {
        this.#wrongType(wanted, value);
    }
    /** Reports a property that does not belong, with the nearest that does. */
    unknownProperty(name, allowed, noun = this.where()) {
        const near = (0,suggest/* nearest */.p)(name, allowed);
        const help = near === undefined ? `allowed: ${listed(allowed)}` : `did you mean ${(0,core_printable/* quote */.h)(near)}?`;
        this.report('cal/unknown-property', `unknown property ${quoteName(name)} in ${noun}`, {
            help,
            part: 'key',
            at: [name],
        });
    }
    #wrongType(wanted, value, help) {
        const way = help ?? (value === null ? 'write a value, or remove it' : undefined);
        this.report('cal/wrong-type', `${this.#name()} must be ${wanted}, not ${words_kindOf(value)}`, way === undefined ? {} : { help: way });
    }
    // What the value at the place of the walk is called: its property, or the item of a list.
    #name() {
        const last = this.path.at(-1);
        if (last === undefined)
            return 'the document';
        if (typeof last === 'string')
            return this.path.length === 1 ? (0,core_printable/* quote */.h)(last) : `${(0,core_printable/* quote */.h)(last)} of ${this.where()}`;
        const list = this.path.at(-2);
        return typeof list === 'string' ? `${list}[${last}]` : `item ${last}`;
    }
    #string(shape, value) {
        if (typeof value !== 'string') {
            const quotes = typeof value === 'number' || typeof value === 'boolean' ? 'put it in quotes' : undefined;
            return this.#wrongType('a string', value, quotes);
        }
        const { format, minLength = 1, maxLength, lengthRule } = shape;
        if (format !== undefined) {
            if (value === '' || !format.test(value)) {
                const is = format.secret === true ? '' : `is ${show(value)}; it `;
                return this.report(format.rule, `${this.#name()} ${is}must be ${format.words}`, suggestId(format.rule, value));
            }
        }
        else if (minLength > 0 && value.trim() === '') {
            return this.report(lengthRule ?? 'cal/empty-value', `${this.#name()} is ${value === '' ? 'empty' : 'blank'}`);
        }
        if (maxLength !== undefined && value.length > maxLength) {
            const length = [...value].length;
            if (length > maxLength) {
                this.report(lengthRule ?? 'cal/too-long', `${this.#name()} has ${length} characters; at most ${maxLength} are allowed`);
            }
        }
    }
    #enum(shape, value) {
        if (typeof value !== 'string')
            return this.#wrongType('a string', value);
        if (shape.values.includes(value))
            return;
        const near = (0,suggest/* nearest */.p)(value, shape.values);
        this.report(shape.rule, `unknown ${shape.was} ${quoteName(value)} in ${this.where()}; allowed: ${listed(shape.values)}`, near === undefined ? {} : { help: `did you mean ${(0,core_printable/* quote */.h)(near)}?` });
    }
    #list(shape, value) {
        if (!Array.isArray(value))
            return this.#wrongType('a list', value);
        const { items, minItems = 0, maxItems = Infinity, unique = false } = shape;
        if (value.length < minItems)
            this.report('cal/empty-value', `${this.#name()} is empty; at least one item is needed`);
        if (value.length > maxItems) {
            this.report('cal/too-long', `${this.#name()} has ${value.length} items; at most ${maxItems} are allowed`);
        }
        const seen = unique ? new Set() : undefined;
        for (let i = 0; i < value.length; i++) {
            this.path.push(i);
            if (seen !== undefined && typeof value[i] === 'string') {
                if (seen.has(value[i]))
                    this.report('cal/duplicate-item', `${show(value[i])} stands twice in ${(0,core_printable/* quote */.h)(String(this.path.at(-2)))}`, {
                        help: 'remove one of them',
                    });
                seen.add(value[i]);
            }
            this.value(items, value[i]);
            this.path.pop();
        }
    }
    #map(shape, value) {
        if (!mapping_isMapping(value))
            return this.#wrongType('a mapping', value);
        if (shape.keys === undefined)
            return;
        for (const key of Object.keys(value)) {
            if (!shape.keys.test(key)) {
                this.report(shape.keys.rule, `${quoteName(key)} in ${shape.noun} must be ${shape.keys.words}`, {
                    part: 'key',
                    at: [key],
                });
            }
        }
    }
    #variant(shape, value) {
        if (!mapping_isMapping(value))
            return this.#wrongType('a mapping', value);
        const tag = Object.hasOwn(value, shape.tag) ? value[shape.tag] : undefined;
        const variant = typeof tag === 'string' ? shape.variants.get(tag) : undefined;
        if (variant !== undefined)
            return this.#object(variant, value, shape);
        this.#enter(shape, value);
        const names = [...shape.variants.keys()];
        if (tag === undefined)
            this.#missingTag(shape, value, names);
        else if (typeof tag === 'string') {
            this.child(shape.tag, { kind: 'enum', was: shape.tag, values: names, rule: shape.rule }, tag);
        }
        else
            this.child(shape.tag, { kind: 'string' }, tag);
        this.#frames.pop();
    }
    // A near miss of the tag's name is the fault itself; otherwise the properties that are there tell which variant was meant.
    #missingTag(shape, value, names) {
        const allowed = new Set([...shape.variants.values()].flatMap((variant) => [...variant.properties.keys()]));
        const typo = Object.keys(value).find((name) => !allowed.has(name) && (0,suggest/* nearest */.p)(name, [...allowed]) === shape.tag);
        if (typo !== undefined)
            return this.unknownProperty(typo, [...allowed]);
        const own = (name) => [...(shape.variants.get(name)?.required ?? [])].filter((key) => key !== shape.tag);
        const fits = names.filter((name) => own(name).every((key) => Object.hasOwn(value, key)));
        const help = fits.length === 1 ? `add ${shape.tag}: ${fits[0]}` : `add ${shape.tag}: ${names.join(' or ')}`;
        this.report('cal/missing-property', `${this.where()} lacks ${(0,core_printable/* quote */.h)(shape.tag)}`, { help, at: [shape.tag] });
    }
    #enter(shape, value) {
        const label = shape.label !== undefined && Object.hasOwn(value, shape.label) ? value[shape.label] : undefined;
        const index = this.path.at(-1);
        const list = this.path.at(-2);
        const place = shape.label !== undefined && typeof index === 'number' ? `${String(list)}[${index}]` : undefined;
        this.#frames.push({
            noun: shape.noun,
            label: typeof label === 'string' && label !== '' ? (0,core_printable/* quote */.h)(label) : place,
        });
    }
    #object(shape, value, family) {
        if (!mapping_isMapping(value))
            return this.#wrongType('a mapping', value);
        const outer = this.#area;
        if (shape.area !== undefined)
            this.#area = shape.area;
        this.#enter(shape, value);
        let present = 0;
        let unknown;
        for (const key of Object.keys(value)) {
            const property = shape.properties.get(key);
            if (property === undefined)
                (unknown ??= []).push(key);
            else {
                present++;
                this.child(key, property, value[key]);
            }
        }
        const excused = unknown === undefined ? undefined : this.#unknown(shape, family, unknown, value);
        for (const name of shape.required) {
            if (!Object.hasOwn(value, name) && excused?.has(name) !== true) {
                this.report('cal/missing-property', `${this.where()} lacks ${(0,core_printable/* quote */.h)(name)}`, {
                    at: [name],
                    help: `add ${(0,core_printable/* quote */.h)(name)}`,
                });
            }
        }
        const { oneOf } = shape;
        if (oneOf !== undefined && excused === undefined && !oneOf.names.some((name) => Object.hasOwn(value, name))) {
            this.report(oneOf.rule, `${this.where()} asks for nothing`, {
                help: `add at least one of ${listed(oneOf.names)}`,
            });
        }
        this.#frames.pop();
        this.#area = outer;
    }
    /**
     * Reports the properties that do not belong.
     *
     * @returns required properties that a near miss or a property of another variant stands for: they are not missed as well
     */
    #unknown(shape, family, names, value) {
        const excused = new Set();
        const allowed = [...shape.properties.keys()];
        const free = allowed.filter((name) => !Object.hasOwn(value, name));
        for (const name of names) {
            if (claimsKey(shape.noun, name))
                continue;
            const owner = family === undefined ? undefined : [...family.variants].find(([, variant]) => variant.properties.has(name));
            if (owner !== undefined && family !== undefined) {
                const tag = `${family.tag}: ${String(value[family.tag])}`;
                this.report(family.mixed ?? 'cal/unknown-property', `${this.where()} has ${tag}, but ${(0,core_printable/* quote */.h)(name)} belongs to ${family.tag}: ${owner[0]}`, {
                    part: 'key',
                    at: [name],
                    help: `remove ${(0,core_printable/* quote */.h)(name)}, or write ${family.tag}: ${owner[0]}`,
                });
                if (family.mixed !== undefined)
                    for (const required of shape.required)
                        excused.add(required);
                continue;
            }
            const near = (0,suggest/* nearest */.p)(name, free);
            if (near !== undefined)
                excused.add(near);
            this.unknownProperty(name, near === undefined ? allowed : free);
        }
        return excused;
    }
}
/** YAML 1.1 reads more words as truth values than YAML 1.2 does. */
function truthHelp(value) {
    if (typeof value !== 'string')
        return undefined;
    if (/^(?:true|false)$/.test(value))
        return 'remove the quotes';
    return /^(?:yes|no|on|off|y|n|true|false)$/i.test(value) ? 'write true or false' : undefined;
}
function suggestId(rule, value) {
    if (rule !== 'cal/invalid-id')
        return {};
    const id = value
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[^a-z]+|-+$/g, '')
        .slice(0, 128);
    return id === '' || value.length > 200 ? {} : { help: `for example ${(0,core_printable/* quote */.h)(id)}` };
}

;// CONCATENATED MODULE: ./build/core/lint/engine.js










/**
 * Lints one document (format.md, 6): what the parser found, then the rules. Each fault gives one diagnostic, at its place.
 * Cost is linear in the size of the document.
 *
 * @returns the diagnostics in their total order, before suppressions and the baseline
 */
function lintDocument(doc, options) {
    const found = doc.value === undefined ? [] : engine_check(doc, options);
    const all = [...explained(doc.problems, found), ...oncePerPlace(found)];
    return sortDiagnostics(withLevels(all, options.levels ?? {}));
}
function engine_check(doc, { profile, rules = rules_RULES }) {
    const found = [];
    const report = (rule, { level = rule.level, ...finding }) => {
        found.push((0,source_document/* locateFinding */.E1)(doc, { ...finding, rule: rule.id, level }));
    };
    const refusal = refuse(doc.value, profile);
    if (refusal !== undefined) {
        const meta = rules_ruleOf(refusal.rule)?.meta;
        if (meta !== undefined)
            report(meta, refusal.finding);
        return found;
    }
    const root = doc.value;
    const cal = modelOf(root);
    let graph = null;
    const context = {
        doc,
        profile,
        cal,
        shape: walkShape(calShape(profile), root),
        get graph() {
            return graph === null ? (graph = graphOf(cal)) : graph;
        },
    };
    for (const rule of rules)
        rule.check(context, (finding) => report(rule.meta, finding));
    return found;
}
/** A document that is no CAL of the chosen profile is refused: no other rule looks at it (format.md, 1). */
function refuse(value, profile) {
    if (!mapping_isMapping(value)) {
        return {
            rule: 'cal/not-a-mapping',
            finding: { message: `a CAL must be a mapping, not ${words_kindOf(value)}`, path: [] },
        };
    }
    const version = mapping_own(value, 'schemaVersion');
    if (typeof version !== 'string' || version === profile.calSchemaVersion)
        return undefined;
    const other = (0,ids/* otherProfileWith */.Yc)(profile, 'calSchemaVersion', version);
    const help = other === undefined
        ? `write ${profile.calSchemaVersion}`
        : `to read it, run with --prefix ${other.prefix}, or set prefix: ${other.prefix} in cartwright.yaml`;
    return {
        rule: 'cal/unrecognized-schema-version',
        finding: {
            message: `unrecognized schemaVersion ${show(version)}; allowed: ${listed([profile.calSchemaVersion])}`,
            path: ['schemaVersion'],
            help,
        },
    };
}
/** Content that comes through a merge key is one fault: the content, at its own place. */
function explained(problems, found) {
    const merged = new Set(found.filter(({ rule }) => rule === 'rac/no-content').map(({ pointer }) => pointer.replace(/\/[^/]*$/, '')));
    return problems.filter(({ rule, pointer }) => rule !== 'source/merge-key' || !merged.has(pointer.replace(/\/[^/]*$/, '')));
}
// An aliased item is there several times; its content stands in one place.
function oncePerPlace(found) {
    const seen = new Set();
    return found.filter(({ rule, range }) => {
        if (rule !== 'rac/no-content')
            return true;
        const place = `${range.start.line}:${range.start.column}`;
        if (seen.has(place))
            return false;
        seen.add(place);
        return true;
    });
}
function withLevels(diagnostics, levels) {
    return diagnostics.flatMap((diagnostic) => {
        const level = Object.hasOwn(levels, diagnostic.rule) ? levels[diagnostic.rule] : undefined;
        if (level === undefined || level === diagnostic.level || rules_ruleOf(diagnostic.rule)?.meta.always === true)
            return [diagnostic];
        return level === 'off' ? [] : [{ ...diagnostic, level }];
    });
}

;// CONCATENATED MODULE: ./build/app/ready.js










const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';
const SMALL_FILE = 4 * 1024 * 1024;
/**
 * Judges the readiness of CAL files (surface.md, Readiness).
 *
 * @throws UserError when a CAL, the confirmations or the roster cannot be read
 */
async function assessReadiness(ports, options) {
    const { fs } = ports;
    const notes = [];
    const facts = {
        files: fs.list(options.root),
        cards: await cardsOf(ports, options, notes),
        proofs: await readProofs(fs, options.roster),
        confirmations: await readConfirmations(fs, options),
        now: ports.clock.now().getTime(),
        probes: options.probes ?? new Map(),
    };
    const cals = [];
    for (const path of options.cals) {
        const { doc, diagnostics } = options.linted?.get(path) ?? (await lintOne(fs, path, options.profile));
        cals.push(assessCal(doc, sortDiagnostics(diagnostics), facts, options.profile));
    }
    return { result: { version: 1, cals }, notes };
}
async function lintOne(fs, path, profile) {
    const doc = await read_readDocument(path, fs.readFile(path));
    return { doc, diagnostics: lintDocument(doc, { profile }) };
}
async function cardsOf(ports, options, notes) {
    if (options.cartridges === undefined && options.packages === undefined)
        return undefined;
    const built = await readCards(ports, options.cartridges ?? [], options.profile, notes);
    // A built cartridge comes before the package of the same agent.
    const names = new Set(built.map((card) => `${card.role} ${card.name}`));
    return [...built, ...(options.packages ?? []).filter((card) => !names.has(`${card.role} ${card.name}`))];
}
async function readCards(ports, named, profile, notes) {
    const cards = [];
    for (const path of cartridgePaths(ports.fs, named)) {
        try {
            cards.push(await ports.readCard(path, profile));
        }
        catch (error) {
            if (!(error instanceof core_errors/* UserError */.y))
                throw error;
            notes.push(`${path}: ${error.message}${error.help === undefined ? '' : ` (${error.help})`}`);
        }
    }
    return cards;
}
/**
 * The cartridge files that folders, files and globs name, sorted, each once.
 *
 * @throws UserError `no-file` when a name is neither a folder, a file nor a glob
 */
function cartridgePaths(fs, named) {
    const found = new Set();
    for (const name of named) {
        const kind = fs.kind(name);
        if (kind === 'file')
            found.add(name);
        else if (kind === 'directory') {
            for (const file of fs.list(name, { ignored: true }))
                if (isCartridgeName(file))
                    found.add(joinPath(name, file));
        }
        else if (glob_isGlob(name)) {
            const glob = glob_compileGlob(name);
            if ('problem' in glob)
                throw new core_errors/* UserError */.y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list('.', { ignored: true }))
                if (glob.matches(file))
                    found.add(file);
        }
        else
            throw new core_errors/* UserError */.y('no-file', 'there is no such file or folder', { path: name });
    }
    return [...found].sort();
}
/** Whether a file is called like a cartridge of any profile: one of another profile is refused by name, not passed over. */
function isCartridgeName(file) {
    return ids/* PREFIXES */.V4.some((prefix) => file.endsWith(ids/* PROFILES */.jI[prefix].extension));
}
/** Joins a folder and a relative path with `/`; `.` adds nothing. */
function joinPath(folder, file) {
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
async function readConfirmations(fs, options) {
    const standard = joinPath(options.root, CONFIRMATIONS_FILE);
    const path = options.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
    if (path === undefined)
        return [];
    const value = (await readChecked(fs, path, await schema_validators.validators.confirmations()));
    const entries = 'confirmations' in value ? value.confirmations : value;
    for (const entry of entries)
        requireTimes(path, entry.id, [entry.at, entry.expires]);
    return entries;
}
async function readProofs(fs, path) {
    if (path === undefined)
        return [];
    const { proofs } = (await readChecked(fs, path, await schema_validators.validators.roster()));
    for (const proof of proofs)
        requireTimes(path, proof.romDigest, [proof.expires]);
    return proofs;
}
function requireTimes(path, id, times) {
    const bad = times.find((time) => time !== undefined && Number.isNaN(timeOf(time)));
    if (bad !== undefined)
        throw new core_errors/* UserError */.y('bad-file', `${JSON.stringify(bad)} in the entry of ${JSON.stringify(id)} is no date`, {
            path,
        });
}
async function readChecked(fs, path, validator) {
    const doc = await read_readDocument(path, fs.readFile(path, SMALL_FILE));
    const problems = [...doc.problems, ...(doc.value === undefined ? [] : (0,check.checkSchema)(doc, validator))];
    const [first] = problems;
    if (first === undefined)
        return doc.value;
    throw new core_errors/* UserError */.y('bad-file', first.message, {
        path,
        range: first.range,
        ...(first.help === undefined ? {} : { help: first.help }),
    });
}

;// CONCATENATED MODULE: ./build/app/check-files.js





/** What a check looks for in a repository, by the names of its files. */
const KINDS = {
    cals: /\.cal\.(?:json|ya?ml)$/i,
    packages: /(?:^|\/)cartridge\.yaml$/,
    hosts: /\.host\.ya?ml$/,
};
/**
 * The files of one kind: those that names and globs mean, relative to the root, or without any every file of the kind.
 *
 * @returns paths relative to the working directory, sorted, each once
 * @throws UserError `no-file` for a name or glob that means nothing
 */
function filesOf(tree, kind, names) {
    const { files, root } = tree;
    if (names === undefined)
        return files.filter((file) => KINDS[kind].test(file)).map((file) => joinPath(root, file));
    const selected = new Set(names.flatMap((name) => (glob_isGlob(name) ? matching(tree, kind, name) : [named(tree, kind, name)])));
    return [...selected].sort();
}
/** The cartridges that names, folders and globs mean, or every cartridge of the repository; as {@link filesOf}. */
function cartridgesOf({ fs, root, files }, names) {
    if (names === undefined)
        return files.filter(isCartridgeName).map((file) => joinPath(root, file));
    return cartridgePaths(fs, names.map((name) => joinPath(root, name)));
}
// A glob may name the file, or the folder that holds it, as `agents/*` does for packages.
function matching({ root, files }, kind, pattern) {
    const glob = glob_compileGlob(pattern);
    if ('problem' in glob)
        throw new core_errors/* UserError */.y('usage', `${(0,core_printable/* quote */.h)(pattern)}: ${glob.problem}`);
    const folder = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
    const found = files.filter((file) => KINDS[kind].test(file) && (glob.matches(file) || glob.matches(folder(file))));
    if (found.length > 0)
        return found.map((file) => joinPath(root, file));
    throw new core_errors/* UserError */.y('no-file', `no file matches ${(0,core_printable/* quote */.h)(pattern)}`, {
        path: root,
        help: 'correct the glob in cartwright.yaml or on the command line',
    });
}
// A package is named by its folder, anything else by its file; the name of a shipped host profile is no file and stays as it is.
function named({ fs, root }, kind, name) {
    const path = joinPath(root, name);
    if (fs.kind(path) === 'file')
        return path;
    if (kind === 'packages' && fs.kind(joinPath(path, PACKAGE_FILE)) === 'file')
        return joinPath(path, PACKAGE_FILE);
    if (kind === 'hosts' && fs.kind(path) === 'none' && /^[\w .-]+$/.test(name))
        return name;
    throw new core_errors/* UserError */.y('no-file', 'there is no such file', { path });
}

;// CONCATENATED MODULE: ./build/app/manifest.js




const MANIFEST_LIMIT = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
/**
 * The manifest of a package folder (built) or of a `*.json` file (as it is).
 *
 * @param path a package folder, its `cartridge.yaml`, or a manifest file
 * @returns no manifest, and the errors, when it is not valid
 * @throws UserError when the file or folder cannot be read
 */
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = checkManifest(await readDocument(path, bytes), await validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    const loaded = await loadPackage(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return { manifest: loaded.manifest, bytes: new TextEncoder().encode(loaded.manifestText), diagnostics: [] };
}
/** Compares a committed manifest's text with the expected one, line ends aside; undefined when it is in step. */
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/app/check-findings.js





/** A committed manifest that is not what `build` would make. None need be committed: `build` makes it. */
function staleManifest({ fs }, { folder, file, manifestText }) {
    const path = joinPath(folder, ids/* MANIFEST_PATH */.U4);
    if (fs.kind(path) !== 'file')
        return [];
    const stale = compareManifest(manifestText, new TextDecoder().decode(fs.readFile(path, 4 * 1024 * 1024)));
    if (stale === undefined)
        return [];
    const { line, expected, found } = stale;
    const says = `it says ${(0,core_printable/* quote */.h)(found.trim())}, ${(0,core_printable/* quote */.h)(file)} gives ${(0,core_printable/* quote */.h)(expected.trim())}`;
    return [
        {
            rule: 'manifest/stale',
            level: 'error',
            message: `the committed manifest is out of date: ${says}`,
            path,
            range: { start: { line, column: 1 }, end: { line, column: found.length + 1 } },
            pointer: '',
            help: `run cartwright manifest ${folder} --out ${path}`,
        },
    ];
}
/** A refusing host, at the package's own line, so that it can be annotated where the floor or the role is written. */
function refusal({ subject, host, error }, packages) {
    if (error === null)
        return [];
    const source = packages.find(({ folder }) => folder === subject);
    const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
    const { unmet, supported, requested } = error.error.data;
    const reasons = unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`);
    return [
        {
            rule: 'handshake/refuse',
            level: 'error',
            message: `host ${(0,core_printable/* quote */.h)(host)} refuses ${(0,core_printable/* quote */.h)(subject)}: ${(0,core_printable/* printable */.g)(reasons.join('; '))}`,
            path: source?.file ?? subject,
            range: source === undefined || place === undefined ? START_OF_FILE : source.doc.range(place.key ?? place.value),
            pointer: '',
            help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
        },
    ];
}

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
    const required = accepts_strings(contract['required']);
    for (const name of required) {
        const paths = [(0,source_document/* toPointer */.rb)(['properties', name]), (0,source_document/* toPointer */.rb)(['properties', name])];
        if (!Object.hasOwn(offered, name))
            return decide('refuses', `the tool does not name ${(0,core_printable/* quote */.h)(name)}`, paths[0], '/properties');
        const [want, have] = [typeOf(wanted[name]), typeOf(offered[name])];
        if (have === undefined)
            continue;
        if (want === undefined)
            return decide('unknown', `the type of ${(0,core_printable/* quote */.h)(name)} cannot be told`, ...paths);
        if (want !== have)
            return decide('refuses', `${(0,core_printable/* quote */.h)(name)} is ${want}, the tool takes ${have}`, ...paths);
    }
    const more = accepts_strings(tool['required']).filter((name) => !required.includes(name));
    const warnings = more.map((name) => `the tool also requires ${(0,core_printable/* quote */.h)(name)}, which the contract never sends`);
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
function accepts_strings(value) {
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
const bind_SHOWN = 8;
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
        .slice(0, bind_SHOWN);
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
    if (isRevision(protocolRevision) && compareRevisions(protocolRevision, floor) >= 0)
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
        descriptor: negotiate_describe(subject, host, profile, roles, unmet),
        error: unmet.length === 0 ? null : negotiate_refusal(unmet, input.requestId ?? null),
        roles: roles.map(({ result }) => result),
    };
}
function negotiate_describe({ requirementsHash }, host, profile, roles, unmet) {
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
function negotiate_refusal(unmet, id) {
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
    if (revision === undefined || isRevision(revision))
        return;
    report('revision', {
        message: `protocolRevision is ${(0,core_printable/* quote */.h)(revision)}, which is no date`,
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
                message: `tool ${(0,core_printable/* quote */.h)(tool.name)} stands twice`,
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
        const near = (0,suggest/* nearest */.p)(wraps, [...tools.keys()]);
        report('wrapped-tool', {
            message: `wrapped tool ${(0,core_printable/* quote */.h)(wraps)} is not among the tools`,
            path,
            help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,core_printable/* quote */.h)(near)}?`,
        });
    }
    else if (target.wraps !== undefined) {
        report('wrapped-tool', {
            message: `${(0,core_printable/* quote */.h)(wraps)} is itself a wrapped tool`,
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
                message: `${(0,core_printable/* quote */.h)(earlier)} and ${(0,core_printable/* quote */.h)(from)} are both renamed to ${(0,core_printable/* quote */.h)(to)}`,
                path,
                help: 'rename each to a property of its own',
            });
        else if (Object.hasOwn(tool.constants ?? {}, to))
            report('wrapped-tool', {
                message: `${(0,core_printable/* quote */.h)(to)} is a constant and a renamed property at once`,
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
                message: `${(0,core_printable/* quote */.h)(role)} is no role: its namespace is missing`,
                path,
                part: 'key',
                help: 'write the role with its namespace, as the manifest does',
            });
        }
        else if (!names.has(tool) && !live) {
            const near = (0,suggest/* nearest */.p)(tool, [...names]);
            report('binding', {
                message: `${role} is bound to ${(0,core_printable/* quote */.h)(tool)}, which is not among the tools`,
                path,
                help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,core_printable/* quote */.h)(near)}?`,
            });
        }
    }
}

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
        const files = hosts_filesOf(fs, spec);
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
            const reading = readHostProfile(await read_readDocument(file, fs.readFile(file, HOST_LIMIT)), await schema_validators.validators.host());
            diagnostics.push(...reading.diagnostics);
            if (reading.profile !== undefined)
                hosts.push({ source: file, profile: reading.profile });
        }
    }
    return { hosts, diagnostics: sortDiagnostics(diagnostics) };
}
/** Every host profile of a repository: the `*.host.yaml` files below `directory`. */
function findHostFiles(fs, directory = '.') {
    const inside = fs.list(directory).filter((file) => HOST_FILE.test(file));
    return directory === '.' ? inside : inside.map((file) => `${directory.replace(/\/+$/, '')}/${file}`);
}
// Undefined when the spec is no file, folder or glob, so that it can only be a name.
function hosts_filesOf(fs, spec) {
    const kind = fs.kind(spec);
    if (kind === 'file')
        return [spec];
    if (kind === 'directory') {
        const files = findHostFiles(fs, spec);
        if (files.length > 0)
            return files;
        throw new core_errors/* UserError */.y('unknown-host', 'the folder holds no *.host.yaml', { path: spec, help: 'name a host profile' });
    }
    if (kind === 'other' || !glob_isGlob(spec))
        return undefined;
    const glob = glob_compileGlob(spec);
    if ('problem' in glob)
        throw new core_errors/* UserError */.y('usage', `--host ${(0,core_printable/* quote */.h)(spec)}: ${glob.problem}`);
    const files = fs.list('.').filter((file) => glob.matches(file));
    if (files.length > 0)
        return files;
    throw new core_errors/* UserError */.y('unknown-host', `no file matches the host glob ${(0,core_printable/* quote */.h)(spec)}`, {
        help: 'name a host profile, or run cartwright handshake --help for the names of shipped ones',
    });
}
async function shippedHost(name) {
    const { SHIPPED_HOSTS } = await __webpack_require__.e(/* import() */ 375).then(__webpack_require__.bind(__webpack_require__, 1375));
    const key = name.toLowerCase().replaceAll(/[\s_]+/g, '-');
    const profile = Object.hasOwn(SHIPPED_HOSTS, key) ? SHIPPED_HOSTS[key] : undefined;
    if (profile !== undefined)
        return { source: key, profile };
    const names = Object.keys(SHIPPED_HOSTS);
    const near = (0,suggest/* nearest */.p)(name, names);
    throw new core_errors/* UserError */.y('unknown-host', `there is no file and no shipped host profile ${(0,core_printable/* quote */.h)(name)}`, {
        help: near === undefined ? `shipped profiles: ${names.join(', ')}` : `did you mean ${(0,core_printable/* quote */.h)(near)}?`,
    });
}

;// CONCATENATED MODULE: ./build/app/subject.js







const subject_MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * Reads what `handshake FILE` names: a manifest (`*.json`) or a package folder (surface.md, Other JSON results).
 *
 * @returns no subject, only diagnostics, for a package that cannot be built: it has no manifest to negotiate
 * @throws UserError when the file or folder cannot be read
 */
async function loadSubject(fs, path, profile) {
    if (fs.kind(path) === 'none')
        throw new core_errors/* UserError */.y('unreadable-file', 'there is no such file or directory', { path });
    if (fs.kind(path) === 'file' && /\.json$/i.test(path))
        return manifestSubject(path, fs.readFile(path, subject_MANIFEST_LIMIT), profile);
    const loaded = await package_loadPackage(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    const subject = {
        path,
        signature: 'not applicable',
        requirementsHash: sha256Digest(loaded.manifestText),
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
    const doc = await read_readDocument(path, bytes);
    const { manifest, diagnostics } = check_checkManifest(doc, await schema_validators.validators.manifest(), profile);
    const refused = manifest === undefined ? reasonsOf(doc.value, profile) : [];
    return { subject: { path, signature, requirementsHash: sha256Digest(bytes), manifest, refused }, diagnostics };
}
// An invalid manifest is no manifest of this schemaVersion; when only contracts are missing, the roles are named instead.
function reasonsOf(value, profile) {
    const version = fieldOf(value, 'schemaVersion');
    const invalid = {
        id: 'manifest.schemaVersion',
        supported: profile.manifestSchemaVersion,
        requested: typeof version === 'string' ? version.slice(0, 80) : 'not stated',
    };
    if (schemaVersionProblem(value, profile) !== undefined)
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
        diagnostics: sortDiagnostics(diagnostics),
        files: input.subjects.length + hosts.length,
    };
}

;// CONCATENATED MODULE: ./build/core/lint/sensitive.js


/** Key material, up to its end marker or the end of the line. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, key material, and what a rule marks as
 * sensitive.
 * A document that could not be read may hold such a value anywhere, so nothing of it is shown.
 *
 * @returns the ranges to mask, or `all`
 */
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'all';
    const ranges = found.filter(({ rule }) => rules_ruleOf(rule)?.meta.sensitive === true).map(({ range }) => range);
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    const rac = mapping_isMapping(doc.value) ? mapping_own(doc.value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return ranges;
    rac.forEach((item, i) => {
        if (!mapping_isMapping(item) || !Object.hasOwn(item, 'content'))
            return;
        const place = doc.locate(['rac', i, 'content']);
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    });
    return ranges;
}

;// CONCATENATED MODULE: ./build/core/report/excerpt.js
const MASK = '*';
/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `all` when nothing may be shown
 */
function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (hidden === 'all' || diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        lines.set(line, masked(text.slice(start, next?.index ?? text.length), line, hidden));
        ends.lastIndex = at;
    }
    return lines;
}
function masked(text, line, hidden) {
    let result = text;
    for (const { start, end } of hidden) {
        const from = columnOn(line, start, 0, text.length);
        const to = columnOn(line, end, 0, text.length);
        if (to > from)
            result = result.slice(0, from) + MASK.repeat(to - from) + result.slice(to);
    }
    return result;
}
/** The offset on `line` of a place before, on or after it. */
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}

;// CONCATENATED MODULE: ./build/app/cal-files.js


/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores is left out
 * of directories and globs; a file that is named is always taken.
 */
function cal_files_findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    let all;
    const below = () => (all ??= fs.list('.'));
    const matching = (pattern, name) => {
        const glob = compileGlob(pattern);
        if ('problem' in glob) {
            problems.push(new UserError('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().filter((file) => glob.matches(file));
        if (found.length === 0)
            problems.push(new UserError('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            for (const file of base === '' ? below() : fs.list(path))
                if (CAL_FILE.test(file))
                    files.add(base + file);
        }
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && isGlob(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new UserError('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new UserError('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), problems };
}
/** A path relative to `cwd`, without `.` and `..` where they can be resolved. */
function shortest(cwd, path) {
    const segments = [];
    for (const segment of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    const base = cwd.split('/').filter((segment) => segment !== '');
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}

;// CONCATENATED MODULE: ./build/app/lint.js











/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration
 */
async function lint(fs, request) {
    const { config, stdin } = request;
    checkRuleNames(config);
    const { files, problems } = stdin === undefined ? findCals(fs, request.paths, config.cals) : { files: [], problems: [] };
    const run = new LintRun(request);
    const unread = [...problems];
    if (stdin !== undefined)
        await run.add(await readDocument(stdin.name, stdin.bytes, stdin.language));
    for (const file of files) {
        let bytes;
        try {
            bytes = fs.readFile(file, LIMITS.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof UserError))
                throw error;
            unread.push(error);
            continue;
        }
        await run.add(await readDocument(file, bytes));
    }
    return { ...run.outcome(), problems: unread };
}
/** One run over several documents. */
class LintRun {
    #request;
    #steps;
    #found = [];
    #excerpts = new Map();
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#steps = [ignoreStep(request.config), ...(request.steps ?? [])];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, rules } = this.#request;
        const linted = lintDocument(doc, { profile, levels: config.rules, ...(rules === undefined ? {} : { rules }) });
        let found = linted;
        for (const step of this.#steps)
            if (step.file !== undefined)
                found = await step.file(doc, found);
        this.#files++;
        if (found.length > 0) {
            this.#found.push(...found);
            this.#excerpts.set(doc.path, excerptOf(doc.text, found, sensitiveRanges(doc, linted)));
        }
        return found;
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return { diagnostics: sortDiagnostics([...this.#found, ...last]), files: this.#files, excerpts: this.#excerpts };
    }
}
/** The configuration's `ignore`: faults of integrity stay. */
function ignoreStep({ ignore }) {
    const entries = ignore.map(({ rule, path }) => {
        const glob = glob_compileGlob(path);
        if ('problem' in glob)
            throw new core_errors/* UserError */.y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob };
    });
    if (entries.length === 0)
        return {};
    return {
        file: (doc, found) => found.filter(({ rule }) => {
            if (rules_ruleOf(rule)?.meta.always === true)
                return true;
            return !entries.some((entry) => entry.rule === rule && entry.glob.matches(doc.path));
        }),
    };
}
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if (ruleOf(name) !== undefined)
            continue;
        const near = nearest(name, RULES.map(({ meta }) => meta.id));
        throw new UserError('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
}

;// CONCATENATED MODULE: ./build/app/check.js












/** The parts of a check; `--only` names one. */
const CHECK_PARTS = ['lint', 'ready', 'manifest', 'handshake'];
/**
 * The main job (surface.md, `check`): lints every CAL, judges its readiness, checks every package's manifest and negotiates
 * with every host. Paths of the result are relative to the working directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
async function check_check(ports, options) {
    const { config, parts, root } = options;
    const tree = { fs: ports.fs, root, files: ports.fs.list(root) };
    const run = new CheckRun(ports, options);
    const cals = filesOf(tree, 'cals', options.cals ?? config.cals);
    const packages = filesOf(tree, 'packages', options.packages ?? config.packages);
    const cartridges = cartridgesOf(tree, options.cartridges ?? config.cartridges);
    const hosts = filesOf(tree, 'hosts', options.hosts ?? config.hosts);
    await run.lint(cals);
    await run.readPackages(packages);
    if (parts.has('manifest'))
        run.checkManifests();
    if (parts.has('ready'))
        await run.assess(cals, cartridges);
    if (parts.has('handshake') && hosts.length > 0)
        await run.negotiate(cartridges, hosts);
    return run.result(new Set([...cals, ...packages, ...cartridges, ...hosts]).size);
}
/** Whether a report's answer is no: an error, a CAL that is not ready, a host that refuses; `strict` adds warnings and pending. */
function isBad(report, strict) {
    const bad = report.summary.errors > 0 || report.verdict === 'not ready' || report.compliance === 'refuse';
    return bad || (strict && (report.summary.warnings > 0 || report.verdict === 'pending'));
}
/** The steps of one check, and what they have found so far. */
class CheckRun {
    #ports;
    #options;
    #lint;
    #linted = new Map();
    #packages = [];
    #diagnostics = [];
    #notes = [];
    #cals = [];
    #handshakes = [];
    constructor(ports, options) {
        this.#ports = ports;
        this.#options = options;
        this.#lint = new LintRun({ profile: options.profile, config: configAt(options.root, options.config) });
    }
    async lint(paths) {
        for (const path of paths) {
            const doc = await read_readDocument(path, this.#ports.fs.readFile(path));
            this.#linted.set(path, { doc, diagnostics: await this.#lint.add(doc) });
        }
    }
    async readPackages(paths) {
        for (const path of paths) {
            const loaded = await package_loadPackage(this.#ports.fs, path, this.#options.profile);
            if ('diagnostics' in loaded)
                this.#diagnostics.push(...loaded.diagnostics);
            else
                this.#packages.push(loaded);
        }
    }
    checkManifests() {
        for (const each of this.#packages)
            this.#diagnostics.push(...staleManifest(this.#ports, each));
    }
    async assess(cals, cartridges) {
        const { config, profile, root, roster } = this.#options;
        const { result, notes } = await assessReadiness(this.#ports, {
            profile,
            cals,
            cartridges,
            packages: this.#packages.map(cardOf),
            root,
            confirmations: config.confirmations === undefined ? undefined : joinPath(root, config.confirmations),
            roster,
            linted: this.#linted,
        });
        this.#notes.push(...notes);
        this.#cals = result.cals.map((cal) => this.#withFlow(cal));
    }
    #withFlow(cal) {
        const doc = this.#linted.get(cal.path)?.doc;
        if (doc?.value === undefined)
            return cal;
        this.#diagnostics.push(...readinessFindings(doc, cal));
        const flow = flowOf(doc.value);
        return flow === undefined ? cal : { ...cal, flow };
    }
    async negotiate(cartridges, hosts) {
        const subjects = [...this.#packages.map((each) => each.folder), ...cartridges];
        const { result, diagnostics } = await handshakeAll(this.#ports.fs, {
            subjects,
            hosts,
            profile: this.#options.profile,
        });
        this.#handshakes = result.results;
        this.#diagnostics.push(...diagnostics, ...result.results.flatMap((verdict) => refusal(verdict, this.#packages)));
    }
    result(files) {
        const linted = this.#lint.outcome();
        const diagnostics = sortDiagnostics([
            ...(this.#options.parts.has('lint') ? linted.diagnostics : []),
            ...this.#diagnostics,
        ]);
        const verdicts = this.#handshakes.map((each) => each.descriptor.verdict);
        const report = {
            version: 1,
            tool: { name: 'cartwright', version: VERSION },
            diagnostics,
            summary: summarize(diagnostics, files),
            cals: this.#cals,
            handshakes: this.#handshakes,
            verdict: worstVerdict(this.#cals.map((cal) => cal.verdict)),
            compliance: complianceOf(verdicts),
        };
        return { report, notes: this.#notes, excerpts: linted.excerpts };
    }
}
function complianceOf(verdicts) {
    return verdicts.includes('refuse') ? 'refuse' : verdicts.length > 0 ? 'accept' : null;
}
// The configuration's paths are relative to its root, those of the findings to the working directory.
function configAt(root, config) {
    return { ...config, ignore: config.ignore.map((entry) => ({ ...entry, path: joinPath(root, entry.path) })) };
}
function cardOf({ folder, package: { name, role, capabilities = [] } }) {
    const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
    return { path: folder, name, role, romDigest: null, capabilities: able };
}

;// CONCATENATED MODULE: ./build/app/config.js



const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: ids/* DEFAULT_PREFIX */.Nf, rules: {}, ignore: [] };
/**
 * Reads the configuration: the named file, or `cartwright.yaml` in `root` when it is there.
 *
 * @param named a file relative to the working directory
 * @param root root of the repository, relative to the working directory
 * @throws UserError `bad-config` with the place of the first mistake
 */
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const doc = await read_readDocument(path, fs.readFile(path, 1024 * 1024));
    const { checkSchema } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7912));
    const { validators } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9173));
    const problems = [...doc.problems, ...(doc.value === undefined ? [] : checkSchema(doc, await validators.config()))];
    const [first] = problems;
    if (first !== undefined) {
        throw new core_errors/* UserError */.y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const value = doc.value;
    return {
        ...NO_CONFIG,
        ...value,
        prefix: (0,ids/* isPrefix */.RW)(value.prefix ?? '') ? value.prefix : ids/* DEFAULT_PREFIX */.Nf,
        file: path,
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/cli/wiring/read-card.js

/** The reader of cartridges' cards for readiness; the SQLite code is loaded with the first cartridge. */
function readCard(fs) {
    return async (path, profile) => {
        const { readCartridgeCard } = await __webpack_require__.e(/* import() */ 340).then(__webpack_require__.bind(__webpack_require__, 9340));
        const card = await readCartridgeCard((0,external_node_path_.resolve)(fs.cwd, path), profile, path);
        return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
    };
}

;// CONCATENATED MODULE: ./build/core/readiness/render-text.js

/** Marks of RAC items (surface.md, Readiness). */
const MARKS = {
    unconfirmed: '□',
    confirmed: '☑',
    failed: '✗',
    optional: '·',
};
/** The readiness of one CAL as text, in the form that surface.md fixes; ends with a line end. */
function render_text_renderReadiness(cal) {
    const lines = [
        `CAL: ${line(cal.name)}  (${count(cal.nodes, 'node')}, ${count(cal.participants.length, 'participant')})`,
    ];
    const broken = cal.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    if (broken.length > 0) {
        lines.push('', 'Structure');
        for (const d of broken)
            lines.push(`  ✗ ${printable(d.path)}:${d.range.start.line}:${d.range.start.column}  ${d.message}  [${d.rule}]`);
    }
    if (cal.participants.length > 0) {
        lines.push('', 'Participants', ...participantLines(cal.participants));
    }
    if (cal.rac.length > 0) {
        const width = Math.max(...cal.rac.map((item) => item.id.length));
        lines.push('', 'Required available context (descriptions only)');
        for (const item of cal.rac)
            lines.push(`  ${MARKS[item.state]} ${line(item.id).padEnd(width)} [${line(item.kind)}] ${line(item.description)}${checkText(item)}`);
    }
    if (cal.blocked !== undefined && cal.blocked.length > 0) {
        lines.push('', 'Cannot run', ...cal.blocked.map((entry) => `  ✗ ${line(entry)}`));
    }
    lines.push('', `verdict: ${cal.verdict}`, '');
    return lines.join('\n');
}
function participantLines(participants) {
    const width = Math.max(...participants.map((participant) => participant.alias.length));
    return participants.map((participant) => {
        const { alias, bind, required, resolved, reason } = participant;
        const mark = resolved !== null ? '✓' : required ? '✗' : '·';
        const who = resolved === null ? line(reason) : `${line(resolved.name)} (${line(resolved.role)})  ${line(reason)}`;
        return `  ${mark} ${line(alias).padEnd(width)}  ${bind}  ${who}`;
    });
}
function checkText(item) {
    if (item.check === null)
        return item.reason === undefined ? '' : `  (${line(item.reason)})`;
    const hint = item.check.hint === '' ? '' : ` ${line(item.check.hint)}`;
    return `  (check: ${line(item.check.type)}${hint}${item.reason === undefined ? '' : ` → ${line(item.reason)}`})`;
}
function count(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
}
// A description may hold line breaks; the checklist has one line an item.
function line(text) {
    return printable(text.replace(/\s+/g, ' ').trim());
}

;// CONCATENATED MODULE: ./build/core/report/check-text.js


/**
 * A check as text: findings, the checklist of every CAL, the verdict of every host, a summary line. Ends with a line end.
 *
 * @param renderDiagnostics the findings as text, with their source excerpts; empty when there is none
 */
function renderCheck(report, renderDiagnostics) {
    const sections = [
        renderDiagnostics(report.diagnostics),
        ...report.cals.map((cal) => renderReadiness({ ...cal, diagnostics: [] })),
        ...(report.handshakes.length === 0 ? [] : [renderHosts(report.handshakes)]),
        `${summaryLine(report)}\n`,
    ];
    return sections.filter((section) => section !== '').join('\n');
}
function renderHosts(verdicts) {
    const host = Math.max(...verdicts.map((verdict) => verdict.host.length));
    const lines = verdicts.map((verdict) => {
        const { descriptor, subject } = verdict;
        const accepted = descriptor.verdict === 'accept';
        const detail = accepted ? bindings(verdict) : `unmet: ${descriptor.unmet.map(printable).join(', ')}`;
        return `  ${accepted ? '✓' : '✗'} ${printable(verdict.host).padEnd(host)}  ${descriptor.verdict}  ${printable(subject)}  ${detail}`;
    });
    return ['Hosts', ...lines, ''].join('\n');
}
function bindings({ roles, descriptor }) {
    const bound = roles
        .filter((role) => role.satisfied)
        .map((role) => `${role.role} → ${printable(role.boundTool ?? '')}`);
    const absent = roles.filter((role) => role.tier === 'optional' && !role.satisfied).map((role) => role.role);
    const degraded = absent.length === 0 ? '' : `; without optional ${absent.map(printable).join(', ')}`;
    return `MCP ${printable(descriptor.protocolRevision)}; ${bound.join(', ')}${degraded}`;
}
/** One line that sums a check up. */
function summaryLine({ summary, verdict, compliance, handshakes }) {
    const parts = [
        `${plural(summary.files, 'file')}: ${plural(summary.errors, 'error')}, ${plural(summary.warnings, 'warning')}, ${plural(summary.notes, 'note')}`,
        ...(verdict === null ? [] : [`readiness: ${verdict}`]),
        ...(compliance === null
            ? []
            : [
                `hosts: ${handshakes.filter((each) => each.descriptor.verdict === 'accept').length} of ${handshakes.length} accept`,
            ]),
    ];
    return parts.join(' · ');
}
function plural(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./build/action/check.js








/** `command: check`: annotations, job summary, outputs; the verdict sets the exit code. */
async function check_runCheck(inputs, fs) {
    const root = inputs.text('working-directory');
    const config = await loadConfig(fs, inputs.text('config') || undefined, root);
    const lists = Object.fromEntries(['cals', 'packages', 'cartridges', 'hosts'].flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    }));
    const { report, notes } = await check_check({ fs, clock: { now: () => new Date() }, readCard: readCard(fs) }, { profile: ids/* PROFILES */.jI[config.prefix], config, root, parts: new Set(CHECK_PARTS), ...lists });
    for (const note of notes)
        core/* notice */.lm((0,core_printable/* printable */.g)(note));
    if (inputs.flag('annotations'))
        annotate(report);
    const path = joinPath(inputs.text('out') || process.env['RUNNER_TEMP'] || '.', 'cartwright-report.json');
    fs.writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
    setOutputs(report, path);
    const strict = inputs.flag('strict') || inputs.text('fail-on') === 'warning';
    if (inputs.text('fail-on') !== 'never' && isBad(report, strict))
        core/* setFailed */.C1(summaryLine(report));
    else
        core/* info */.pq(summaryLine(report));
}
function annotate(report) {
    for (const d of report.diagnostics) {
        const properties = {
            file: d.path,
            startLine: d.range.start.line,
            startColumn: d.range.start.column,
            endLine: d.range.end.line,
            endColumn: d.range.end.column,
            title: d.rule,
        };
        const text = d.help === undefined ? d.message : `${d.message}\n${d.help}`;
        if (d.level === 'error')
            core/* error */.z3(text, properties);
        else if (d.level === 'warning')
            core/* warning */.$e(text, properties);
        else
            core/* notice */.lm(text, properties);
    }
}
function setOutputs(report, path) {
    core/* setOutput */.uH('verdict', report.verdict ?? '');
    core/* setOutput */.uH('compliance', report.compliance ?? '');
    core/* setOutput */.uH('errors', report.summary.errors);
    core/* setOutput */.uH('warnings', report.summary.warnings);
    core/* setOutput */.uH('report', path);
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1817);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);



/** Keywords that only sum up errors which are reported by themselves. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);
/**
 * Checks a document against a schema and says what is wrong in words, each fault once, at its exact place.
 *
 * @param rule rule id of the diagnostics
 */
function checkSchema(doc, validator, rule = 'schema/invalid') {
    if (validator(doc.value))
        return [];
    const errors = [...(validator.errors ?? [])];
    const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
    const seen = new Set();
    const diagnostics = [];
    for (const error of specific.length > 0 ? specific : errors) {
        const finding = explain(error, doc.value, rule);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_0__/* .locateFinding */ .E1)(doc, finding));
    }
    return diagnostics;
}
function explain(error, root, rule) {
    const path = fromPointer(error.instancePath, root);
    const where = describe(path);
    const finding = (message, extra = {}) => ({
        rule,
        level: 'error',
        message,
        path,
        ...extra,
    });
    switch (error.keyword) {
        case 'additionalProperties':
        case 'unevaluatedProperties': {
            const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
            const known = Object.keys(error.parentSchema?.['properties'] ?? {});
            const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, known);
            const help = near === undefined
                ? known.length === 0
                    ? 'remove it'
                    : `allowed here: ${known.join(', ')}`
                : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(near)}?`;
            return finding(`unknown property ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = typeof error.data === 'string'
                ? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(error.data, allowed.filter((v) => typeof v === 'string'))
                : undefined;
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: `write ${meant}`,
            });
        }
        case 'minItems':
        case 'maxItems': {
            const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
            return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`);
        }
        case 'minLength':
            return finding(`${where} is empty`, { help: 'write something, or remove it' });
        case 'uniqueItems':
            return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
        default:
    }
    const value = isShort(error.data) ? ` (${show(error.data)})` : '';
    return finding(`${where} ${error.message ?? 'is not valid'}${value}`);
}
function fromPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((raw) => {
        const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        const key = Array.isArray(value) ? Number(segment) : segment;
        value =
            typeof value === 'object' && value !== null ? value[key] : undefined;
        return key;
    });
}
function describe(path) {
    if (path.length === 0)
        return 'the document';
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(value);
    return isShort(value) || value === null ? String(value) : kindOf(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return article(typeof value);
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const names = {
        object: 'a mapping',
        array: 'a list',
        string: 'a string',
        number: 'a number',
        integer: 'an integer',
        boolean: 'true or false',
        null: 'null',
    };
    return names[String(type)] ?? String(type);
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module) {
    const loaded = await module;
    return (loaded.default ?? loaded.validate);
}
/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
const validators = {
    config: () => load(__webpack_require__.e(/* import() */ 470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    report: () => load(__webpack_require__.e(/* import() */ 930).then(__webpack_require__.bind(__webpack_require__, 5930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 306).then(__webpack_require__.bind(__webpack_require__, 925))),
    roster: () => load(__webpack_require__.e(/* import() */ 699).then(__webpack_require__.bind(__webpack_require__, 6699))),
};


/***/ }),

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: rangeOf(doc, finding.path, finding.part),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        const exact = length === path.length;
        const span = exact && part === 'key'
            ? (location.key ?? location.value)
            : exact && part === 'entry'
                ? location.entry
                : location.value;
        return doc.range(exact ? span : (location.key ?? firstCharacter(span)));
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 8092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
/** What a document may cost before it is refused: the process is protected before a parser sees the text. */
const LIMITS = {
    /** Nesting of collections. Deeper than any real document; parsers fail unpredictably at some thousand. */
    depth: 100,
    /** Bytes of one JSON document. */
    jsonBytes: 64 * 1024 * 1024,
    /** Bytes of one YAML document: its parser needs about 70 times as much memory (perf/baselines.md, 6). */
    yamlBytes: 2 * 1024 * 1024,
    /** Nodes that aliases may add to a YAML document. */
    aliasNodes: 10_000,
};


/***/ }),

/***/ 9231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
/** Converts UTF-16 offsets into 1-based lines and columns. A line ends at LF, CRLF or a lone CR. */
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        for (let i = 0; i < text.length; i++) {
            const unit = text.charCodeAt(i);
            if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10))
                this.#starts.push(i + 1);
        }
    }
    /** @param offset UTF-16 offset; clamped to the text */
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    /** @returns the UTF-16 offset of a 1-based position; clamped to the text. */
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 3280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ duplicateKey),
  q: () => (/* binding */ parseJson)
});

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(9231);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
;// CONCATENATED MODULE: ./build/core/source/scan-json.js

/** Where and why a text is not JSON (RFC 8259). */
class JsonSyntaxError extends Error {
    name = 'JsonSyntaxError';
    span;
    help;
    rule;
    constructor(message, span, help, rule = 'source/syntax') {
        super(message);
        this.span = span;
        this.help = help;
        this.rule = rule;
    }
}
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:[\]{}"]+/y;
/**
 * Reads a JSON text strictly, with the place of every key and value.
 * `JSON.parse` gives the value faster; this gives the places, the duplicates and the exact place of a mistake.
 *
 * @throws JsonSyntaxError at the first place where the text is not JSON, or nests deeper than the limit
 */
function scanJson(text) {
    return new Scanner(text).document();
}
class Scanner {
    #text;
    #at = 0;
    #depth = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        this.#space();
        if (this.#at >= this.#text.length)
            this.#fail('the document is empty', 0, 'write one JSON value');
        const node = this.#value();
        this.#space();
        if (this.#at < this.#text.length) {
            this.#fail('there is text after the end of the document', 1, 'a JSON file holds exactly one value');
        }
        return node;
    }
    #fail(message, length, help) {
        throw new JsonSyntaxError(message, this.#here(length), help);
    }
    #here(length) {
        return { start: this.#at, end: Math.min(this.#at + length, this.#text.length) };
    }
    #space() {
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (unit === 32 || unit === 10 || unit === 13 || unit === 9)
                this.#at++;
            else if (unit === 47)
                this.#fail('a comment is not allowed in JSON', 2, 'remove it, or use a YAML file, where # starts one');
            else
                return;
        }
    }
    #value() {
        switch (this.#text[this.#at]) {
            case '{':
                return this.#nested(() => this.#object());
            case '[':
                return this.#nested(() => this.#array());
            case '"':
                return { span: this.#string().span };
            case undefined:
                return this.#fail('the document ends where a value is missing', 0);
            default:
                return { span: this.#scalar() };
        }
    }
    #nested(read) {
        if (++this.#depth > limits/* LIMITS */.b.depth) {
            const message = `nesting is deeper than ${limits/* LIMITS */.b.depth} levels`;
            throw new JsonSyntaxError(message, this.#here(1), 'flatten the document', 'source/limit');
        }
        const node = read();
        this.#depth--;
        return node;
    }
    #object() {
        const start = this.#at++;
        const members = [];
        this.#space();
        if (this.#text[this.#at] === '}')
            return { span: { start, end: ++this.#at }, members };
        for (;;) {
            if (this.#text[this.#at] !== '"')
                this.#failAtKey();
            const { name, span } = this.#string();
            this.#space();
            if (this.#text[this.#at] !== ':')
                this.#fail('a colon is missing after a key', 1);
            this.#at++;
            this.#space();
            members.push({ name, key: span, value: this.#value() });
            if (!this.#more('}'))
                return { span: { start, end: this.#at }, members };
        }
    }
    #failAtKey() {
        if (this.#text[this.#at] === undefined)
            return this.#fail('the document ends inside an object', 0, 'close it with }');
        return this.#fail('a key in double quotes is missing', 1, 'JSON keys stand in double quotes');
    }
    #array() {
        const start = this.#at++;
        const items = [];
        this.#space();
        if (this.#text[this.#at] === ']')
            return { span: { start, end: ++this.#at }, items };
        for (;;) {
            items.push(this.#value());
            if (!this.#more(']'))
                return { span: { start, end: this.#at }, items };
        }
    }
    // After a member or an item: true when another one follows, false when the collection was closed.
    #more(close) {
        this.#space();
        const found = this.#text[this.#at];
        if (found === close) {
            this.#at++;
            return false;
        }
        if (found === undefined)
            this.#fail(`the document ends inside ${close === '}' ? 'an object' : 'an array'}`, 0, `close it with ${close}`);
        if (found !== ',')
            this.#fail('a comma is missing', 1);
        const comma = this.#at++;
        this.#space();
        if (this.#text[this.#at] === close) {
            this.#at = comma;
            this.#fail('a trailing comma is not allowed in JSON', 1, 'remove the comma');
        }
        return true;
    }
    #string() {
        const start = this.#at++;
        for (;;) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                this.#fail('a string is not closed', 0, 'close it with "');
            if (unit === 34)
                break;
            if (unit < 32)
                this.#fail('a control character stands raw in a string', 1, 'write it as an escape, such as \\n');
            if (unit === 92)
                this.#escape();
            else
                this.#at++;
        }
        const span = { start, end: ++this.#at };
        return { name: JSON.parse(this.#text.slice(span.start, span.end)), span };
    }
    #escape() {
        const letter = this.#text[this.#at + 1] ?? '';
        if (letter === 'u') {
            if (!/^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#at + 2, this.#at + 6)))
                this.#fail('\\u needs four hexadecimal digits', 2);
            this.#at += 6;
        }
        else if (letter !== '' && '"\\/bfnrt'.includes(letter))
            this.#at += 2;
        else
            this.#fail('a string holds an unknown escape', 2, 'write \\\\ for a backslash');
    }
    #scalar() {
        const start = this.#at;
        for (const word of ['true', 'false', 'null']) {
            if (this.#text.startsWith(word, start))
                return this.#endScalar(start, start + word.length);
        }
        NUMBER.lastIndex = start;
        const match = NUMBER.exec(this.#text);
        if (match !== null)
            return this.#endScalar(start, start + match[0].length);
        return this.#failAtScalar();
    }
    #endScalar(start, end) {
        WORD.lastIndex = end;
        if (WORD.test(this.#text))
            return this.#failAtScalar();
        this.#at = end;
        return { start, end };
    }
    #failAtScalar() {
        WORD.lastIndex = this.#at;
        const word = WORD.exec(this.#text)?.[0] ?? '';
        if (word.startsWith("'"))
            return this.#fail('a string stands in single quotes', 1, 'use double quotes');
        if (/^[-+]?0\d/.test(word))
            return this.#fail('a number starts with 0', word.length, 'remove the leading zeros');
        return this.#fail('this is not a JSON value', Math.max(1, word.length));
    }
}

// EXTERNAL MODULE: ./build/core/source/well-formed.js
var well_formed = __webpack_require__(46);
;// CONCATENATED MODULE: ./build/core/source/parse-json.js






/**
 * Reads strict JSON (RFC 8259) into a document. Nothing is thrown: what is wrong with the text is in `problems`.
 * Places are only computed when something asks for one.
 */
function parseJson(path, text) {
    const { depth, keys } = survey(text);
    if (depth > limits/* LIMITS */.b.depth)
        return new JsonDocument(path, text, undefined, 'broken');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return new JsonDocument(path, text, undefined, 'broken');
    }
    const { members, finite } = census(value);
    const wellFormed = !SURROGATE_ESCAPE.test(text) || allWellFormed(value);
    if (!finite || !wellFormed)
        return new JsonDocument(path, text, undefined, 'unreadable');
    return new JsonDocument(path, text, value, keys > members ? 'duplicates' : 'sound');
}
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;
class JsonDocument {
    path;
    text;
    language = 'json';
    value;
    problems;
    #root;
    #lines;
    constructor(path, text, value, state) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.problems =
            state === 'sound'
                ? []
                : state === 'duplicates'
                    ? this.#duplicates()
                    : state === 'broken'
                        ? [this.#syntaxError()]
                        : this.#unreadable();
    }
    range(span) {
        this.#lines ??= new line_index/* LineIndex */.r(this.text);
        return this.#lines.range(span);
    }
    locate(path) {
        if (this.value === undefined)
            return undefined;
        this.#root ??= scanJson(this.text);
        let node = this.#root;
        let location = { key: undefined, value: node.span, entry: node.span };
        for (const segment of path) {
            const item = typeof segment === 'number' ? node.items?.[segment] : undefined;
            // As in JSON.parse, the last of several equal keys counts.
            const member = node.members?.findLast((m) => m.name === segment);
            if (item !== undefined) {
                node = item;
                location = { key: undefined, value: node.span, entry: node.span };
            }
            else if (member !== undefined) {
                node = member.value;
                location = { key: member.key, value: node.span, entry: { start: member.key.start, end: node.span.end } };
            }
            else
                return undefined;
        }
        return location;
    }
    #problem(rule, message, span, help, path = []) {
        return {
            rule,
            level: 'error',
            message,
            path: this.path,
            range: this.range(span),
            pointer: (0,source_document/* toPointer */.rb)(path),
            ...(help === undefined ? {} : { help }),
        };
    }
    #syntaxError() {
        try {
            scanJson(this.text);
        }
        catch (error) {
            if (!(error instanceof JsonSyntaxError))
                throw error;
            const message = error.rule === 'source/syntax' ? `not valid JSON: ${error.message}` : error.message;
            return this.#problem(error.rule, message, error.span, error.help);
        }
        throw new Error(`JSON.parse refuses what the scanner accepts in ${this.path}`);
    }
    #duplicates() {
        const found = [];
        walk(scanJson(this.text), [], ({ members }, path) => {
            const first = new Map();
            for (const { name, key } of members ?? []) {
                const earlier = first.get(name);
                if (earlier === undefined)
                    first.set(name, key);
                else
                    found.push(duplicateKey(this, name, key, earlier, [...path, name]));
            }
        });
        return found;
    }
    // Numbers that become infinity and texts without a UTF-8 form: what other readers make of them is anybody's guess.
    #unreadable() {
        const found = [];
        const text = (span, what, path) => {
            const source = this.text.slice(span.start, span.end);
            if (!SURROGATE_ESCAPE.test(source) || (0,well_formed/* isWellFormed */.U)(JSON.parse(source)))
                return;
            found.push(this.#problem('source/surrogate', `${what} holds half of a surrogate pair`, span, 'write the whole character', path));
        };
        walk(scanJson(this.text), [], ({ span, members, items }, path) => {
            for (const { key } of members ?? [])
                text(key, 'a key', path);
            if (members !== undefined || items !== undefined)
                return;
            const first = this.text[span.start] ?? '';
            if (first === '"')
                text(span, 'a string', path);
            else if (/[-0-9]/.test(first) && !Number.isFinite(Number(this.text.slice(span.start, span.end)))) {
                found.push(this.#problem('source/number', 'a number is too large', span, 'write a number that a double can hold', path));
            }
        });
        return found;
    }
}
function walk(node, path, visit) {
    visit(node, path);
    for (const { name, value } of node.members ?? [])
        walk(value, [...path, name], visit);
    node.items?.forEach((item, index) => walk(item, [...path, index], visit));
}
/** The finding for a key that stands twice in one mapping: readers disagree on which value counts. */
function duplicateKey(doc, name, key, earlier, path) {
    return {
        rule: 'source/duplicate-key',
        level: 'error',
        message: `duplicate key ${(0,printable/* quote */.h)(name)}, first on line ${doc.range(earlier).start.line}`,
        path: doc.path,
        range: doc.range(key),
        pointer: (0,source_document/* toPointer */.rb)(path),
        help: 'keep one of them: readers disagree on which value counts',
    };
}
/**
 * One cheap look at a JSON text: how deep it nests, and how many keys it has. In valid JSON only a key is followed by a
 * colon; of other text nothing is claimed.
 */
function survey(text) {
    let depth = 0;
    let deepest = 0;
    let keys = 0;
    for (let i = 0; i < text.length; i++) {
        switch (text.charCodeAt(i)) {
            case 0x22: {
                i = closingQuote(text, i);
                if (i < 0)
                    return { depth: deepest, keys };
                let after = i + 1;
                while (isSpace(text.charCodeAt(after)))
                    after++;
                if (text.charCodeAt(after) === 0x3a) {
                    keys++;
                    i = after;
                }
                break;
            }
            case 0x5b:
            case 0x7b:
                if (++depth > deepest)
                    deepest = depth;
                break;
            case 0x5d:
            case 0x7d:
                depth--;
                break;
        }
    }
    return { depth: deepest, keys };
}
function isSpace(unit) {
    return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}
function closingQuote(text, open) {
    for (let close = text.indexOf('"', open + 1); close >= 0; close = text.indexOf('"', close + 1)) {
        let backslashes = 0;
        while (text.charCodeAt(close - 1 - backslashes) === 0x5c)
            backslashes++;
        if (backslashes % 2 === 0)
            return close;
    }
    return -1;
}
/** Counts the members of all objects in a value, and looks for numbers that no JSON can hold. */
function census(value) {
    let members = 0;
    let finite = value !== Infinity && value !== -Infinity;
    const visit = (node) => {
        if (Array.isArray(node))
            for (const item of node)
                look(item);
        else {
            for (const key of Object.keys(node)) {
                members++;
                look(node[key]);
            }
        }
    };
    const look = (child) => {
        if (typeof child === 'object') {
            if (child !== null)
                visit(child);
        }
        else if (child === Infinity || child === -Infinity)
            finite = false;
    };
    look(value);
    return { members, finite };
}
function allWellFormed(value) {
    if (typeof value === 'string')
        return (0,well_formed/* isWellFormed */.U)(value);
    if (typeof value !== 'object' || value === null)
        return true;
    return Object.entries(value).every(([key, child]) => (0,well_formed/* isWellFormed */.U)(key) && allWellFormed(child));
}


/***/ }),

/***/ 46:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWellFormed)
/* harmony export */ });
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/** Whether a text has a UTF-8 form: no half of a surrogate pair stands alone in it. */
function isWellFormed(text) {
    return !LONE_SURROGATE.test(text);
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ REQUIRED_ROLE_NAMES),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   RW: () => (/* binding */ isPrefix),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   V4: () => (/* binding */ PREFIXES),
/* harmony export */   Yc: () => (/* binding */ otherProfileWith),
/* harmony export */   jI: () => (/* binding */ PROFILES)
/* harmony export */ });
/* unused harmony exports PACKAGE_SCHEMA_VERSION, HOST_SCHEMA_VERSION, CONFIRMATIONS_SCHEMA_VERSION, ROSTER_SCHEMA_VERSION, SCOPES, isScope, COMMENT_MARKER */
/**
 * The one place that spells the format's identifiers (format.md, 1).
 * Everything that carries the prefix is derived here from a {@link FormatProfile}; a test fails on a stray spelling elsewhere.
 */
function makeProfile(prefix, own) {
    const media = `application/vnd.${prefix}.`;
    return Object.freeze({
        prefix,
        roleNamespace: `${prefix}:`,
        manifestSchemaVersion: `${prefix}.harness.v1`,
        descriptorSchemaVersion: `${prefix}.harness.compliance.v1`,
        calSchemaVersion: `${prefix}.cal/1`,
        trustRegistrySchemaVersion: `${prefix}.trust-registry/1`,
        calSignatureSchemaVersion: `${prefix}.workflow-signature/1`,
        manifestMediaType: `${media}harness-requirements.v1+json`,
        descriptorMediaType: `${media}harness-compliance.v1+json`,
        cartridgeMediaType: `${media}cartridge.v1+sqlite3`,
        metaPrefix: `${prefix}.`,
        predicateVersionField: `${prefix}SchemaVersion`,
        levelField: `${prefix}Level`,
        extension: `.${prefix}`,
        calSubjectPrefix: `urn:${prefix}:workflow:`,
        ...own,
    });
}
/** The shipped profiles; `cart` is the default. The profile is never guessed from a document. */
const PROFILES = Object.freeze({
    cart: makeProfile('cart', {
        cartridgePredicateType: 'urn:cart:attestation:cartridge:v1',
        calPredicateType: 'urn:cart:attestation:workflow:v1',
        compliancePredicateType: 'urn:cart:attestation:compliance:v1',
        applicationId: 0x43525431,
        userVersion: 0x01000000,
    }),
    acx: makeProfile('acx', {
        cartridgePredicateType: 'https://acx.dev/attestation/cartridge/v1',
        calPredicateType: 'https://acx.dev/attestation/workflow/v1',
        compliancePredicateType: 'https://acx.dev/attestation/compliance/v1',
        applicationId: 0x41435831,
        userVersion: 0x01000100,
    }),
});
const DEFAULT_PREFIX = 'cart';
/** The names that `--prefix` accepts. */
const PREFIXES = Object.freeze(Object.keys(PROFILES));
/** @returns whether `name` is the prefix of a shipped profile. */
function isPrefix(name) {
    return Object.hasOwn(PROFILES, name);
}
/**
 * Which shipped profile, other than `profile`, spells `value` in field `field`?
 * Messages use it to name the setting that would read the document (format.md, 1).
 */
function otherProfileWith(profile, field, value) {
    return PREFIXES.map((name) => PROFILES[name]).find((other) => other !== profile && other[field] === value);
}
/** Package files, host profiles and confirmations are cartwright's own and keep one name in every profile (surface.md). */
const PACKAGE_SCHEMA_VERSION = 'cart.package.v1';
const HOST_SCHEMA_VERSION = 'cart.host.v1';
const CONFIRMATIONS_SCHEMA_VERSION = 'cart.rac-confirmations.v1';
const ROSTER_SCHEMA_VERSION = 'cart.roster.v1';
/** The four required tool roles, without namespace, in the specification's order (2.2). */
const REQUIRED_ROLE_NAMES = ['execute', 'dispatch', 'memory.write', 'search'];
/** Fixed path of the harness-requirements manifest in a cartridge (specification 2.1). */
const MANIFEST_PATH = 'rom/manifest/harness-requirements.json';
/** The closed scope vocabulary (format.md, 2). */
const SCOPES = (/* unused pure expression or super */ null && ([
    'exec',
    'dispatch',
    'memory.write',
    'memory.read',
    'search',
    'knowledge.write',
    'fs.read',
    'fs.write',
    'net.fetch',
]));
const VENDOR_SCOPE = /^x-[a-z0-9][a-z0-9._-]*$/;
/** @returns whether `token` is a scope: of the closed list, or a vendor token (format.md, 2). */
function isScope(token) {
    return typeof token === 'string' && (SCOPES.includes(token) || VENDOR_SCOPE.test(token));
}
/** Hidden first line of the sticky pull request comment; a job's key follows it. */
const COMMENT_MARKER = 'cartwright-report';


/***/ })

};
