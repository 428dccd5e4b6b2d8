"use strict";
exports.id = 6858;
exports.ids = [6858];
exports.modules = {

/***/ 6858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ compareWithBase),
  withCompared: () => (/* binding */ withCompared)
});

// EXTERNAL MODULE: ./build/core/relaxation.js
var relaxation = __webpack_require__(9623);
// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/refusal.js
var refusal = __webpack_require__(4517);
// EXTERNAL MODULE: ./build/core/report/causes/cause.js
var causes_cause = __webpack_require__(4209);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/report/causes/sides.js + 1 modules
var causes_sides = __webpack_require__(6297);
;// CONCATENATED MODULE: ./build/core/report/causes/words.js

const FACTS = {
    'model.minContextWindowTokens': 'context window',
    'model.toolUse': 'tool use',
    'mcp.minProtocolRevision': 'MCP revision',
};
/** A requirement in words; its id where there are none. */
function requirementWords(id) {
    return FACTS[id] ?? id;
}
/** What a difference does: `context window 128000 → 64000`, `tool "dispatch" is gone`. */
function differenceWords(what, { base, head, before, after }) {
    const [was, is] = [words_short(before), words_short(after)];
    if (base === undefined)
        return `${what}${nameOf(after) ?? (is === undefined ? '' : ` ${is}`)} is new`;
    if (head === undefined)
        return `${what}${nameOf(before) ?? (was === undefined ? '' : ` ${was}`)} is gone`;
    return was === undefined || is === undefined ? `${what} is another one` : `${what} ${was} → ${is}`;
}
/** What a path leads to, as people write it: `harness.model.toolUse`; an item of a list is a `tool`, whose name follows. */
function pathWords(path) {
    const keys = path.filter((key) => typeof key === 'string');
    const last = keys.at(-1);
    if (last === undefined)
        return 'the file';
    return typeof path.at(-1) === 'number' ? (ITEMS[last] ?? keys.join('.')) : keys.join('.');
}
const ITEMS = {
    capabilities: 'capability',
    tools: 'tool',
    requiredTools: 'required tool',
    optionalTools: 'optional tool',
    servers: 'server',
};
function words_short(value) {
    if (Array.isArray(value))
        return listed(value);
    if (typeof value === 'string')
        return value.length > 60 ? undefined : (0,printable.printable)(value);
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
}
function listed(values) {
    const words = values.map((value) => (Array.isArray(value) ? undefined : words_short(value)));
    return words.includes(undefined) || words.length > 6 ? undefined : words.join(', ') || 'nothing';
}
function nameOf(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const key of ['name', 'id', 'role', 'taskType']) {
        const name = value[key];
        if (Object.hasOwn(value, key) && typeof name === 'string')
            return ` ${(0,printable.quote)(name)}`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/report/causes/handshake.js




/** Why a host refuses, or cannot be judged: the line of its profile, of the package or of the configuration that changed. */
async function handshakeCause(facts) {
    const { change, after, label } = facts;
    const common = {
        subject: change.subject,
        host: label,
        profile: after.profile,
        before: change.before,
        after: change.after,
    };
    if (after.verdict === 'not judged')
        return { ...common, ...(await unjudged(facts, after.reason)), kind: 'not judged' };
    const unmet = after.descriptor.unmet;
    const worst = change.broken.length > 0 ? change.broken : unmet;
    const reasons = await Promise.all(worst.map((id) => reasonOf(facts, id)));
    // A reason with a changed line says more than one without.
    const first = reasons.find(({ place }) => place !== null && place.change !== 'unchanged') ?? reasons[0];
    if (first === undefined)
        return { ...common, kind: 'refuse', why: 'it refuses', place: null, related: [] };
    const more = unmet.length > 1 ? `; ${unmet.length - 1} more unmet` : '';
    return { ...common, kind: 'refuse', why: `${first.why}${more}`, place: first.place, related: first.related };
}
async function reasonOf(facts, id) {
    const { after, packageFile, sides, label, configFile } = facts;
    const { supported, requested } = dataOf(after, id);
    const host = await sides.pair(after.profile);
    const own = packageFile === undefined ? undefined : await sides.pair(packageFile);
    const what = requirementWords(id);
    const offer = placeOfOffer(host, id);
    const floor = own === undefined ? undefined : placeOfFloor(own, id);
    const asks = own === undefined || floor === undefined ? [] : [related(floor, `asks for ${requested}`)];
    const offers = host.head === undefined ? [] : [related(offer, `host ${(0,printable.quote)(label)} offers ${supported}`)];
    const changed = hostDifference(facts, host, id);
    if (changed !== undefined) {
        const place = (0,causes_sides/* placeOfDifference */.aD)(host, changed.difference);
        return {
            why: `${differenceWords(changed.exact ? what : whatOf(changed.difference), changed.difference)}, needs ${requested}`,
            place,
            related: asks,
        };
    }
    const raised = own === undefined ? undefined : packageDifference(own, id);
    if (own !== undefined && raised !== undefined) {
        const place = (0,causes_sides/* placeOfDifference */.aD)(own, raised.difference);
        const words = differenceWords(raised.exact ? what : whatOf(raised.difference), raised.difference);
        return { why: `asks more: ${words}, the host offers ${supported}`, place, related: offers };
    }
    const why = `${what}: offers ${supported}, needs ${requested}`;
    if (host.base === undefined && host.head !== undefined)
        return { why, place: { ...offer, change: 'added' }, related: asks };
    if (own !== undefined && own.base === undefined && floor !== undefined)
        return { why, place: { ...floor, change: 'added' }, related: offers };
    if (own === undefined && sides.differs(after.subject))
        return {
            why,
            place: (0,causes_sides/* placeOfFile */.T2)(after.subject, sides.base.read(after.subject) === undefined ? 'added' : 'changed'),
            related: offers,
        };
    const config = await sides.pair(configFile);
    const [difference] = config.differences;
    if (difference !== undefined)
        return { why, place: (0,causes_sides/* placeOfDifference */.aD)(config, difference), related: [...asks, ...offers] };
    return { why, place: floor ?? (own === undefined ? (0,causes_sides/* placeOfFile */.T2)(after.subject, 'unchanged') : null), related: offers };
}
async function unjudged({ after, sides, configFile }, why) {
    const host = await sides.pair(after.profile);
    const config = await sides.pair(configFile);
    const [changed] = host.differences;
    const [configured] = config.differences;
    if (changed !== undefined)
        return { why, place: (0,causes_sides/* placeOfDifference */.aD)(host, changed), related: [] };
    if (host.head !== undefined && host.head.value === undefined)
        return { why, place: problemPlace(host), related: [] };
    if (host.base === undefined && host.head !== undefined)
        return { why, place: (0,causes_sides/* placeOfValue */.E0)(host, []), related: [] };
    if (configured !== undefined)
        return { why, place: (0,causes_sides/* placeOfDifference */.aD)(config, configured), related: [] };
    return { why, place: host.head === undefined ? null : (0,causes_sides/* placeOfValue */.E0)(host, []), related: [] };
}
function problemPlace({ path, head }) {
    const [problem] = head?.problems ?? [];
    return { ...(0,causes_sides/* placeOfFile */.T2)(path, 'changed'), ...(problem === undefined ? {} : { range: problem.range }) };
}
function hostDifference({ before, after }, { differences }, id) {
    const fact = HOST_FACTS[id];
    if (fact !== undefined)
        return byPrefix(differences, fact);
    if (!id.startsWith('tool:'))
        return byPrefix(differences, [id.split(':')[0] ?? '']);
    const role = id.slice('tool:'.length);
    const bound = before?.roles.find((each) => each.role === role)?.boundTool;
    const candidates = new Set([
        bound,
        ...(after.roles.find((each) => each.role === role)?.candidates ?? []).map(({ tool }) => tool),
    ]);
    const tools = differences.filter((each) => (each.base ?? each.head)?.[0] === 'tools');
    const names = ({ base, head }) => [...(base ?? []), ...(head ?? [])];
    const named = tools.find((each) => candidates.has(toolName(each)));
    const bindings = differences.find((each) => names(each)[0] === 'bindings' && names(each).includes(role));
    const found = named ?? bindings ?? tools[0] ?? differences.find((each) => names(each)[0] === 'bindings');
    return found === undefined ? undefined : { difference: found, exact: false };
}
function toolName({ before, after }) {
    const name = (value) => (0,causes_sides/* valueAt */.fK)(value, ['name']);
    const found = name(before) ?? name(after);
    return typeof found === 'string' ? found : undefined;
}
function packageDifference({ differences, base, head }, id) {
    const fact = PACKAGE_FACTS[id];
    if (fact !== undefined)
        return byPrefix(differences, fact) ?? byPrefix(differences, fact.slice(0, -1));
    if (!id.startsWith('tool:'))
        return byPrefix(differences, ['harness', id.split(':')[0] ?? '']);
    const role = id.slice('tool:'.length);
    const found = differences.find((each) => {
        const path = each.head ?? each.base ?? [];
        const doc = each.head === undefined ? base : head;
        return path[0] === 'harness' && (0,causes_sides/* valueAt */.fK)(doc?.value, [...path.slice(0, 3), 'role']) === role;
    });
    return found === undefined ? byPrefix(differences, ['harness']) : { difference: found, exact: false };
}
/** The first difference at, below or above a path. */
function byPrefix(all, path) {
    const found = all.find(({ base, head }) => {
        const own = head ?? base ?? [];
        const n = Math.min(own.length, path.length);
        return own.slice(0, n).every((key, i) => key === path[i]);
    });
    if (found === undefined)
        return undefined;
    const own = found.head ?? found.base ?? [];
    return { difference: found, exact: (0,source_document/* toPointer */.rb)(own) === (0,source_document/* toPointer */.rb)(path) };
}
const HOST_FACTS = {
    'model.minContextWindowTokens': ['model', 'contextWindowTokens'],
    'model.toolUse': ['model', 'toolUse'],
    'mcp.minProtocolRevision': ['protocolRevision'],
};
const PACKAGE_FACTS = {
    'model.minContextWindowTokens': ['harness', 'model', 'minContextWindowTokens'],
    'model.toolUse': ['harness', 'model', 'toolUse'],
    'mcp.minProtocolRevision': ['harness', 'mcp', 'minProtocolRevision'],
};
// Of a tool that is missing the list tells where it belongs.
function placeOfOffer(host, id) {
    return (0,causes_sides/* placeOfValue */.E0)(host, HOST_FACTS[id] ?? [id.startsWith('tool:') ? 'tools' : (id.split(':')[0] ?? '')]);
}
// What the package leaves to the defaults is asked by its harness, or by the package as a whole.
function placeOfFloor(own, id) {
    const fact = PACKAGE_FACTS[id];
    const value = (own.head ?? own.base)?.value;
    for (const path of [fact ?? [], ['harness', id.split(':')[0] ?? ''], ['harness'], ['id']])
        if (path.length > 0 && (0,causes_sides/* valueAt */.fK)(value, path) !== undefined)
            return (0,causes_sides/* placeOfValue */.E0)(own, path);
    return (0,causes_sides/* placeOfValue */.E0)(own, []);
}
function related({ path, range, change }, message) {
    return { message, path, range, ...(change === 'deleted' ? { deleted: true } : {}) };
}
function whatOf({ base, head }) {
    return pathWords(head ?? base ?? []);
}
function dataOf({ error, descriptor }, id) {
    const i = descriptor?.unmet.indexOf(id) ?? -1;
    const { supported = [], requested = [] } = error?.error.data ?? {};
    return { supported: supported[i] ?? 'nothing', requested: requested[i] ?? 'it' };
}

// EXTERNAL MODULE: ./build/core/report/causes/steps.js
var steps = __webpack_require__(221);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/core/report/causes/workflow.js





/** Why a workflow is further from running: knowledge that is gone, a participant without a cartridge, a new error. */
async function workflowCauses(facts) {
    const { change, before, after, errors } = facts;
    if (change.after === null)
        return [];
    const kind = change.after === 'pending' ? 'pending' : 'not ready';
    const common = { kind, subject: after.path, before: change.before, after: change.after };
    const missing = after.rac.filter((item) => isMissing(item, kind) && stateOf(before, item.id) !== item.state);
    const unstaffed = after.participants.filter((each) => each.required && each.resolved === null && (before === undefined || wasStaffed(before, each.alias)));
    const reasons = [
        ...(await Promise.all(unstaffed.map((each) => staffReason(facts, each)))),
        ...(await Promise.all(missing.map((item) => racReason(facts, item)))),
        ...errors
            .filter(({ rule }) => !rule.startsWith('ready/'))
            .map((error) => ({ why: error.message, place: placeOfFinding(error), related: error.related ?? [] })),
    ];
    if (reasons.length > 0)
        return reasons.map((reason) => ({ ...common, ...reason }));
    const cal = await facts.sides.pair(after.path);
    const [difference] = cal.differences;
    const place = difference === undefined ? (0,causes_sides/* placeOfValue */.E0)(cal, ['id']) : (0,causes_sides/* placeOfDifference */.aD)(cal, difference);
    return [{ ...common, why: `it is ${change.after}`, place, related: [] }];
}
/** The place of a finding, as one to mend. */
function placeOfFinding({ path, range, pointer }) {
    return { path, range, pointer, change: 'changed' };
}
function isMissing({ required, state }, kind) {
    return required && (state === 'failed' || (kind === 'pending' && state === 'unconfirmed'));
}
function stateOf(cal, id) {
    return cal?.rac.find((item) => item.id === id)?.state;
}
function wasStaffed({ participants }, alias) {
    const before = participants.find((each) => each.alias === alias);
    return before === undefined || before.resolved !== null || !before.required;
}
async function racReason(facts, item) {
    const { sides, after, before, project, profiles } = facts;
    const cal = await sides.pair(after.path);
    const own = itemPlace(cal, 'rac', 'id', item.id);
    const about = [relatedAt(own, `asks for ${(0,printable.quote)(item.id)}`)];
    const changed = cal.differences.find((each) => isBelow(each.head, own) && cal.base !== undefined);
    const why = `${(0,printable.quote)(item.id)}: ${item.reason ?? 'the check failed'}`;
    if (changed !== undefined)
        return {
            why,
            place: { ...own, change: stateOf(before, item.id) === undefined ? 'added' : 'changed' },
            related: [],
        };
    if (cal.base === undefined)
        return { why, place: own, related: [] };
    if (item.check?.type === 'file-glob') {
        const gone = deletedFiles(facts, item.check.hint);
        const [first] = gone;
        if (first !== undefined) {
            const words = gone.length === 1 ? `${first}, deleted here, was` : `${first} and ${gone.length - 1} more, deleted here, were`;
            const place = (0,causes_sides/* placeOfFile */.T2)(first, 'deleted');
            return { why: `${words} all that confirmed ${(0,printable.quote)(item.id)}`, place, related: about };
        }
    }
    const sources = item.check?.type === 'manual' || item.check === null ? [project.confirmations] : profiles;
    for (const path of [...sources, project.configFile]) {
        const pair = await sides.pair(path);
        const difference = pair.differences.find((each) => JSON.stringify([each.before, each.after]).includes(item.id)) ??
            pair.differences[0];
        const place = difference !== undefined
            ? (0,causes_sides/* placeOfDifference */.aD)(pair, difference)
            : pair.base !== undefined && pair.head === undefined
                ? (0,causes_sides/* placeOfValue */.E0)(pair, [])
                : undefined;
        if (place !== undefined)
            return { why: `${why}; ${path} confirmed it`, place, related: about };
    }
    const was = stateOf(before, item.id);
    return { why, place: { ...own, change: was === undefined ? 'changed' : 'unchanged' }, related: [] };
}
function deletedFiles({ sides, project }, hint) {
    const glob = (0,core_glob/* compileGlob */.SO)(hint);
    if ('problem' in glob)
        return [];
    const gone = sides.gone(project.root).filter((file) => glob.matches(file));
    return gone.sort().map((file) => project.at(file));
}
async function staffReason(facts, { alias, reason }) {
    const { sides, after, before, packageFileOf, project } = facts;
    const cal = await sides.pair(after.path);
    const own = itemPlace(cal, 'participants', 'alias', alias);
    const about = [relatedAt(own, `participant ${(0,printable.quote)(alias)} asks for it`)];
    const was = before?.participants.find((each) => each.alias === alias)?.resolved;
    const why = `participant ${(0,printable.quote)(alias)} is not staffed: ${reason}`;
    if (was === undefined || was === null)
        return { why, place: { ...own, change: cal.base === undefined ? 'added' : 'changed' }, related: [] };
    const file = await sides.pair(packageFileOf(was.path));
    if (file.head === undefined && file.base !== undefined) {
        return { why: `${was.path}, deleted here, staffed ${(0,printable.quote)(alias)}`, place: (0,causes_sides/* placeOfValue */.E0)(file, []), related: about };
    }
    const able = file.differences.find(({ base, head }) => ['capabilities', 'role'].includes(String((head ?? base)?.[0])));
    const difference = able ?? file.differences[0];
    if (difference !== undefined) {
        const path = difference.head ?? difference.base ?? [];
        const words = differenceWords(pathWords(path), difference);
        return { why: `${words}; it staffed ${(0,printable.quote)(alias)}`, place: (0,causes_sides/* placeOfDifference */.aD)(file, difference), related: about };
    }
    if (file.head === undefined && sides.differs(was.path)) {
        const gone = sides.head.read(was.path) === undefined;
        return { why, place: (0,causes_sides/* placeOfFile */.T2)(was.path, gone ? 'deleted' : 'changed'), related: about };
    }
    const asked = cal.differences.find((each) => isBelow(each.head, own));
    if (asked !== undefined)
        return { why, place: (0,causes_sides/* placeOfDifference */.aD)(cal, asked), related: [] };
    const config = await sides.pair(project.configFile);
    const [configured] = config.differences;
    if (configured !== undefined)
        return { why, place: (0,causes_sides/* placeOfDifference */.aD)(config, configured), related: about };
    return { why, place: { ...own, change: 'unchanged' }, related: [] };
}
/** Where an item of a list states its name. */
function itemPlace(cal, list, key, name) {
    const items = (0,causes_sides/* valueAt */.fK)(cal.head?.value, [list]);
    const index = Array.isArray(items) ? items.findIndex((item) => (0,causes_sides/* valueAt */.fK)(item, [key]) === name) : -1;
    return (0,causes_sides/* placeOfValue */.E0)(cal, index < 0 ? [list] : [list, index, key]);
}
function isBelow(path, { pointer }) {
    if (path === undefined)
        return false;
    const item = pointer.split('/').slice(0, 3).join('/');
    return `${(0,source_document/* toPointer */.rb)(path)}/`.startsWith(`${item}/`);
}
function relatedAt({ path, range }, message) {
    return { message, path, range };
}

;// CONCATENATED MODULE: ./build/core/report/causes/find.js







/** Why each answer is worse than at the base, the worst first; then which versions owe a step. */
async function findCauses(facts) {
    const { base, head, changes, sides, projectOf, packageFileOf } = facts;
    const fresh = (0,compare/* newFindings */.FN)(base, head).filter(({ level }) => level === 'error');
    const label = (0,compare/* changedHostLabels */.Sd)(changes.hosts);
    const [was, is] = [byPair(base), byPair(head)];
    const found = [];
    for (const change of changes.hosts) {
        const key = (0,host_labels/* pairKey */.Y)({ subject: change.subject, profile: change.profile ?? change.host });
        const after = is.get(key);
        if (after === undefined ||
            after.verdict === 'accept' ||
            (change.before === change.after && change.broken.length === 0))
            continue;
        const file = packageFileOf(change.subject);
        const there = sides.head.read(file) !== undefined || sides.base.read(file) !== undefined;
        found.push(await handshakeCause({
            change,
            before: was.get(key),
            after,
            label: label(change),
            sides,
            packageFile: there ? file : undefined,
            configFile: projectOf(change.subject).configFile,
        }));
    }
    const profiles = [...new Set([...base.handshakes, ...head.handshakes].map(({ profile }) => profile))];
    for (const change of changes.verdicts.filter(compare/* isWorse */.Bx)) {
        const after = head.cals.find(({ path }) => path === change.path);
        if (after === undefined)
            continue;
        const workflow = {
            sides,
            packageFileOf,
            project: projectOf(change.path),
            change,
            before: base.cals.find(({ path }) => path === change.path),
            after,
            errors: fresh.filter(({ path }) => path === change.path),
            profiles,
        };
        found.push(...(await workflowCauses(workflow)));
    }
    found.push(...fresh.filter((error) => !isExplained(error, found)).map(errorCause));
    return (0,causes_cause/* worstFirst */.md)([...found, ...(await (0,steps/* owedSteps */.lK)(changes.requirements ?? [], sides, packageFileOf))]);
}
function byPair({ handshakes }) {
    return new Map(handshakes.map((each) => [(0,host_labels/* pairKey */.Y)(each), each]));
}
function errorCause(error) {
    const { path, message } = error;
    return {
        kind: 'error',
        subject: path,
        before: null,
        after: null,
        why: message,
        place: placeOfFinding(error),
        related: [],
    };
}
// A refusal and a missing item are findings too; each is told once.
function isExplained({ rule, path }, causes) {
    return rule === refusal/* REFUSE_RULE */.gd || causes.some((cause) => (0,causes_cause/* breaks */.T5)(cause) && cause.subject === path);
}

// EXTERNAL MODULE: ./build/core/diff/requirements.js + 1 modules
var requirements = __webpack_require__(8266);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/core/report/causes/moves.js




/**
 * What moved: CALs and packages by their id, hosts by their bytes or else their name, cartridges by their ROM digest. What two have in
 * common tells neither apart.
 */
async function findMoves(base, head) {
    const moves = async (what, paths, name) => {
        const [was, is] = [paths(base), paths(head)];
        const before = await known(base, was, is, name);
        const after = before.size === 0 ? new Map() : await known(head, is, was, name);
        return matched(before, after).map(([from, to]) => ({ what, from, to }));
    };
    const same = await moves('host', hostsOf, bytesOf);
    const settled = new Set(same.flatMap(({ from, to }) => [from, to]));
    const left = (side) => hostsOf(side).filter((path) => !settled.has(path));
    return [
        ...(await moves('workflow', calsOf, calId)),
        ...[...(0,requirements/* movedPackages */.tm)(base.requirements, head.requirements)].map(([from, to]) => ({
            what: 'package',
            from,
            to,
        })),
        ...(await moves('cartridge', subjectsOf, romDigest)),
        ...same,
        ...(await moves('host', left, hostName)),
    ];
}
const calsOf = ({ report }) => report.cals.map(({ path }) => path);
const hostsOf = ({ report }) => report.handshakes.map(({ profile }) => profile);
const subjectsOf = ({ report }) => report.handshakes.map(({ subject }) => subject);
const calId = ({ report }, path) => report.cals.find((cal) => cal.path === path)?.id;
const romDigest = ({ report }, path) => report.handshakes.find(({ subject }) => subject === path)?.descriptor?.romDigest;
const bytesOf = ({ tree }, path) => {
    const found = tree.read(path);
    return found === undefined ? undefined : new TextDecoder().decode(found);
};
const hostName = async ({ tree }, path) => {
    const bytes = tree.read(path);
    const found = bytes === undefined ? undefined : (0,causes_sides/* valueAt */.fK)((await (0,read/* readDocument */.u0)(path, bytes)).value, ['name']);
    return typeof found === 'string' && found !== '' ? found : undefined;
};
/** Who is who: paths that only one side has, each with what it is known by. */
async function known(side, paths, other, name) {
    const there = new Set(other);
    const found = new Map();
    for (const path of new Set(paths)) {
        const own = there.has(path) ? undefined : await name(side, path);
        if (own !== undefined)
            found.set(path, own);
    }
    return found;
}
function matched(before, after) {
    const only = (side) => {
        const names = [...side.values()];
        return new Map([...side]
            .filter(([, name]) => names.indexOf(name) === names.lastIndexOf(name))
            .map(([path, name]) => [name, path]));
    };
    const [was, is] = [only(before), only(after)];
    return [...was].flatMap(([name, from]) => {
        const to = is.get(name);
        return to === undefined ? [] : [[from, to]];
    });
}
/** Where a path of one side lies on the other: what lies below a folder moves with it. */
function pathMapper(moves, direction) {
    const pairs = moves.map(({ from, to }) => (direction === 'to head' ? [from, to] : [to, from]));
    return (path) => {
        for (const [old, next] of pairs) {
            if (path === old)
                return next;
            if (path.startsWith(`${old}/`))
                return next + path.slice(old.length);
        }
        return path;
    };
}
/** A report of the base as if everything had lain where it lies at the head, so that only what is different differs. */
function relocated(report, moves) {
    if (moves.length === 0)
        return report;
    const to = pathMapper(moves, 'to head');
    const moved = {
        ...report,
        cals: report.cals.map((cal) => ({
            ...cal,
            path: to(cal.path),
            participants: cal.participants.map((each) => each.resolved === null ? each : { ...each, resolved: { ...each.resolved, path: to(each.resolved.path) } }),
        })),
        handshakes: report.handshakes.map((each) => ({ ...each, subject: to(each.subject), profile: to(each.profile) })),
    };
    // A refusal names whom it is about.
    const said = [...(0,refusal/* refusalsByMessage */.qu)(moved).keys()];
    const messages = new Map([...(0,refusal/* refusalsByMessage */.qu)(report).keys()].map((message, i) => [message, said[i] ?? message]));
    return {
        ...moved,
        diagnostics: report.diagnostics.map((found) => ({
            ...found,
            path: to(found.path),
            message: messages.get(found.message) ?? found.message,
        })),
    };
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(7322);
// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(6019);
;// CONCATENATED MODULE: ./build/core/report/causes/places.js







/**
 * The report with its findings at the changed places that cause them, where those are lines of the head; the places that they had
 * become related ones. A refusal of several hosts stands at the first one's, and names the others' as related.
 */
function atTheirCauses(report, causes) {
    const broken = causes.filter((cause) => (0,causes_cause/* breaks */.T5)(cause) && cause.place !== null);
    if (broken.length === 0)
        return report;
    const [first, ...others] = (0,report_projects/* takeApart */.Y)(report).map((project) => ({
        ...project,
        report: inProject(project.report, broken),
    }));
    if (first === undefined)
        return inProject(report, broken);
    const { part } = report;
    return { ...(0,report_projects/* putTogether */.o)([first, ...others]), ...(part === undefined ? {} : { part }) };
}
function inProject(report, broken) {
    const refusals = causesOfRefusals(report, broken);
    const bySubject = (0,group/* groupBy */.$)(broken.filter(({ kind }) => kind !== 'refuse'), ({ subject }) => subject);
    const place = (finding) => {
        const [cause, ...more] = finding.rule === refusal/* REFUSE_RULE */.gd
            ? (refusals.get(finding.message) ?? [])
            : (bySubject.get(finding.path) ?? []).filter((each) => isAbout(each, finding)).slice(0, 1);
        return cause === undefined ? finding : placed(finding, cause, more);
    };
    return { ...report, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(report.diagnostics.map(place)) };
}
/** Of each refusal by its message what causes it, a changed line before all. */
function causesOfRefusals(report, broken) {
    const byPair = new Map(broken.map((cause) => [pairOf(cause), cause]));
    const label = (0,host_labels/* hostLabels */._)(report.handshakes);
    const isChanged = ({ place }) => place !== null && place.change !== 'unchanged';
    return new Map((0,refusal/* groupRefusals */.fL)(report.handshakes).map(({ message, verdicts }) => {
        const own = verdicts.flatMap((verdict) => {
            const cause = byPair.get((0,host_labels/* pairKey */.Y)(verdict));
            return cause === undefined ? [] : [{ ...cause, host: label(verdict) }];
        });
        return [message, own.sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)))];
    }));
}
function pairOf({ subject, profile = '' }) {
    return (0,host_labels/* pairKey */.Y)({ subject, profile });
}
/** A finding of readiness stands where the item does, which is the cause's other side. */
function isAbout({ subject, related }, { rule, path, range }) {
    if (!rule.startsWith('ready/') || subject !== path)
        return false;
    return related.some((each) => each.path === path && each.range.start.line === range.start.line);
}
function placed(finding, cause, more) {
    const { place } = cause;
    if (place === null || place.change === 'unchanged')
        return finding;
    if (place.change === 'deleted') {
        const gone = { message: cause.why, path: place.path, range: place.range, deleted: true };
        return { ...finding, related: [gone] };
    }
    const { fix: _fix, ...rest } = finding;
    const { path, range, pointer } = place;
    const related = elsewhere([...cause.related, ...more.flatMap(placeOfOther)], place);
    return { ...rest, path, range, pointer, ...(related.length === 0 ? {} : { related }) };
}
/** Hosts of one finding that its related places name. */
const OTHERS = 10;
function elsewhere(places, { path, range }) {
    const key = (at) => JSON.stringify([at.path, at.range.start.line]);
    const seen = new Set([key({ path, range })]);
    return places
        .filter((each) => {
        const isNew = !seen.has(key(each));
        seen.add(key(each));
        return isNew;
    })
        .slice(0, OTHERS);
}
function placeOfOther({ host = '', place, why }) {
    if (place === null)
        return [];
    const { path, range, change } = place;
    const message = `host ${(0,printable.quote)(host)}: ${why}`;
    return [{ message, path, range, ...(change === 'deleted' ? { deleted: true } : {}) }];
}

;// CONCATENATED MODULE: ./build/core/report/compare-checked.js



/** Compares a check of a base with one of the head; what moved is compared with itself. */
function compareChecked({ report, requirements: before = new Map() }, { report: head, requirements: after = new Map() }, { moved, relaxed }) {
    const base = relocated(report, moved);
    const toHead = pathMapper(moved, 'to head');
    const asked = new Map([...before].map(([path, each]) => [toHead(path), each]));
    return { base, changes: { ...(0,compare/* compareReports */.ll)(base, head, (0,requirements/* compareRequirements */.uu)(asked, after), relaxed), moved } };
}

// EXTERNAL MODULE: ./build/core/shard.js
var core_shard = __webpack_require__(1998);
;// CONCATENATED MODULE: ./build/core/report/with-findings.js



/**
 * A report with more findings, each in the project that its file lies in.
 *
 * @param shard the part of the run that the report is: every other finding is another part's
 */
function withFindings(report, findings, shard) {
    const own = findings.filter(({ path }) => shard === undefined || (0,core_shard/* isInShard */.O1)(path, shard));
    if (own.length === 0)
        return report;
    const [first, ...others] = (0,report_projects/* takeApart */.Y)(report);
    if (first === undefined)
        return added(report, own);
    const projects = [first, ...others];
    const ownerOf = (path) => projects.find(({ file }) => file === path) ??
        projects
            .filter(({ root }) => root === '.' || path === root || path.startsWith(`${root}/`))
            .reduce((a, b) => (b.root === '.' || b.root.length < a.root.length ? a : b), first);
    const add = (project) => ({
        ...project,
        report: added(project.report, own.filter(({ path }) => ownerOf(path) === project)),
    });
    const { part } = report;
    return { ...(0,report_projects/* putTogether */.o)([add(first), ...others.map(add)]), ...(part === undefined ? {} : { part }) };
}
function added(report, more) {
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([...report.diagnostics, ...more]);
    const { files, accepted } = report.summary;
    return { ...report, diagnostics, summary: (0,diagnostic/* summarize */.eh)(diagnostics, files, accepted) };
}

// EXTERNAL MODULE: ./build/app/config.js
var config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/app/place.js
var place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/app/ready.js + 2 modules
var ready = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/check-projects.js
var check_projects = __webpack_require__(3215);
// EXTERNAL MODULE: ./build/core/lint/suppress/comments.js
var comments = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/relaxed/side.js
var relaxed_side = __webpack_require__(6867);
;// CONCATENATED MODULE: ./build/core/relaxed/accepted.js





/** Findings that a baseline accepts and the base's did not, or for longer: one relaxation a rule. */
function baselineRelaxations(base, head) {
    const doc = head.baseline;
    if (doc === undefined)
        return [];
    const known = new Pool((0,mapping/* mappingsOf */.Jj)((0,relaxed_side/* rootOf */.I5)(base.baseline), 'entries'), head.has);
    const added = new Map();
    const extended = [];
    const list = (0,mapping/* own */.ZV)((0,relaxed_side/* rootOf */.I5)(doc), 'entries');
    (Array.isArray(list) ? list : []).forEach((entry, index) => {
        if (!(0,mapping/* isMapping */.pi)(entry))
            return;
        const [rule, path] = [(0,mapping/* textOf */.b6)(entry, 'rule'), (0,mapping/* textOf */.b6)(entry, 'path')];
        const before = known.take(entry);
        if (before === undefined) {
            const more = added.get(rule);
            if (more === undefined)
                added.set(rule, { index, paths: [path] });
            else
                more.paths.push(path);
            return;
        }
        const [old, next] = [(0,mapping/* own */.ZV)(before, 'expires'), (0,mapping/* own */.ZV)(entry, 'expires')];
        if (typeof old !== 'string' || (typeof next === 'string' && next <= old))
            return;
        const until = typeof next === 'string' ? `until ${next}` : 'without an end';
        const message = `the baseline accepts ${(0,printable.quote)(rule)} in ${(0,printable.quote)(path)} ${until} (was until ${old})`;
        const place = { doc, at: ['entries', index, 'expires'], side: 'head' };
        extended.push((0,relaxation/* relaxationAt */.Z9)(place, `baseline:${rule}:${path}:expires`, message, [path]));
    });
    const counted = [...added].map(([rule, { index, paths }]) => {
        const number = paths.length === 1 ? 'a finding' : `${paths.length} findings`;
        const message = `the baseline accepts ${number} more of ${(0,printable.quote)(rule)}`;
        return (0,relaxation/* relaxationAt */.Z9)({ doc, at: ['entries', index], side: 'head' }, `baseline:${rule}`, message, paths);
    });
    return [...counted, ...extended];
}
/** The entries of the base's baseline, each for one of the head's. */
class Pool {
    #left;
    #has;
    constructor(entries, has) {
        this.#left = [...entries];
        this.#has = has;
    }
    take(entry) {
        const same = (key) => (other) => (0,mapping/* textOf */.b6)(other, key) === (0,mapping/* textOf */.b6)(entry, key);
        const alike = (other) => same('rule')(other) && same('digest')(other);
        const exact = this.#left.findIndex((other) => alike(other) && same('path')(other));
        // A file that moved took its findings along.
        const at = exact >= 0 ? exact : this.#left.findIndex((other) => alike(other) && !this.#has((0,mapping/* textOf */.b6)(other, 'path')));
        return at < 0 ? undefined : this.#left.splice(at, 1)[0];
    }
}
/** Comments in CALs that accept what the base does not. */
function commentRelaxations(base, head) {
    const moved = (0,relaxed_side/* movedFrom */.ye)(base.cals, head.cals, 'id');
    return [...head.cals].flatMap(([path, doc]) => {
        const before = base.cals.get(path) ?? base.cals.get(moved.get(path) ?? '');
        const known = before === undefined ? [] : (0,comments/* commentKeys */.g4)(before).map(({ key }) => key);
        return (0,comments/* commentKeys */.g4)(doc).flatMap(({ key, rule, range }) => {
            const at = known.indexOf(key);
            if (at >= 0) {
                known.splice(at, 1);
                return [];
            }
            const message = `a comment accepts ${(0,printable.quote)(rule)}`;
            return [{ id: `comment:${path}:${rule}`, message, path, range, side: 'head', covers: [path] }];
        });
    });
}

// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var rules_known = __webpack_require__(8401);
;// CONCATENATED MODULE: ./build/core/relaxed/config.js






/** What the configuration makes count less: rules, ignores, what is judged, the prefix, the publisher, the file itself. */
function configRelaxations(base, head) {
    return [...fileGone(base, head), ...rules(base, head), ...ignores(base, head), ...single(base, head)];
}
function fileGone(base, head) {
    if (base.config === undefined || head.config !== undefined)
        return [];
    const place = { doc: base.config, at: [], side: 'base' };
    const keys = Object.keys((0,relaxed_side/* rootOf */.I5)(base.config));
    return [(0,relaxation/* relaxationAt */.Z9)(place, 'config', 'the configuration is deleted: what it says no longer counts', keys)];
}
const RANK = ['off', 'note', 'warning', 'error'];
function rules(base, head) {
    const [was, is] = [base, head].map((side) => (0,relaxed_side/* mappingAt */.oh)((0,relaxed_side/* rootOf */.I5)(side.config), 'rules'));
    const names = [...new Set([...Object.keys(is), ...Object.keys(was)])];
    return names.flatMap((rule) => {
        const [before, after] = [was, is].map((levels) => (0,mapping/* own */.ZV)(levels, rule) ?? (0,rules_known/* knownRule */.k)(rule)?.level);
        const [old, next] = [before, after].map((level) => RANK.findIndex((each) => each === level));
        if (old === undefined || next === undefined || next < 0 || next >= old)
            return [];
        const place = placeOf(base, head, ['rules', rule]);
        const how = after === 'off' ? 'is switched off' : `is lowered to ${String(after)}`;
        return place === undefined
            ? []
            : [(0,relaxation/* relaxationAt */.Z9)(place, `rule:${rule}`, `the rule ${(0,printable.quote)(rule)} ${how} (was ${String(before)})`)];
    });
}
function ignores(base, head) {
    const { config } = head;
    if (config === undefined)
        return [];
    const key = (entry) => JSON.stringify([(0,mapping/* textOf */.b6)(entry, 'rule'), (0,mapping/* textOf */.b6)(entry, 'path')]);
    const known = new Set((0,mapping/* mappingsOf */.Jj)((0,relaxed_side/* rootOf */.I5)(base.config), 'ignore').map(key));
    const list = (0,mapping/* own */.ZV)((0,relaxed_side/* rootOf */.I5)(config), 'ignore');
    return (Array.isArray(list) ? list : []).flatMap((entry, i) => {
        if (!(0,mapping/* isMapping */.pi)(entry) || known.has(key(entry)))
            return [];
        const [rule, path] = [(0,mapping/* textOf */.b6)(entry, 'rule'), (0,mapping/* textOf */.b6)(entry, 'path')];
        const message = `findings of ${(0,printable.quote)(rule)} in ${(0,printable.quote)(path)} are ignored`;
        return [(0,relaxation/* relaxationAt */.Z9)({ doc: config, at: ['ignore', i], side: 'head' }, `ignore:${rule}:${path}`, message, [path])];
    });
}
function single(base, head) {
    return ['prefix', 'publisher'].flatMap((key) => {
        const [before, after] = [(0,mapping/* own */.ZV)((0,relaxed_side/* rootOf */.I5)(base.config), key), (0,mapping/* own */.ZV)((0,relaxed_side/* rootOf */.I5)(head.config), key)];
        const standard = key === 'prefix' ? 'cart' : undefined;
        if (before === undefined && key === 'publisher')
            return [];
        if ((before ?? standard) === (after ?? standard))
            return [];
        const shown = (value) => (value === undefined ? 'none' : (0,printable.quote)(String(value)));
        const place = placeOf(base, head, [key]);
        const message = `the ${key} is ${shown(after ?? standard)} (was ${shown(before ?? standard)})`;
        return place === undefined ? [] : [(0,relaxation/* relaxationAt */.Z9)(place, key, message)];
    });
}
/** The place of a setting in the head, or in the base when it is only there. */
function placeOf(base, head, at) {
    if (head.config?.locate(at) !== undefined)
        return { doc: head.config, at, part: 'entry', side: 'head' };
    return base.config === undefined ? undefined : { doc: base.config, at, part: 'entry', side: 'base' };
}
const KINDS = [
    ['cals', 'CAL'],
    ['packages', 'package'],
    ['cartridges', 'cartridge'],
    ['hosts', 'host'],
];
/** What is there and was judged, and is not any more. What is deleted has nothing left to judge, except a host. */
function judgedLess(base, head) {
    return KINDS.flatMap(([kind, one]) => {
        const known = new Set(head.judged[kind]);
        // A name that is no file is that of a shipped profile.
        const dropped = base.judged[kind].filter((path) => !known.has(path) && (head.has(path) || !base.has(path)));
        const [first] = dropped;
        if (first === undefined)
            return [];
        const all = dropped.length === 1 ? `the ${one} ${(0,relaxed_side/* named */.KT)(dropped)} is` : `the ${one}s ${(0,relaxed_side/* named */.KT)(dropped)} are`;
        const message = `${all} no longer judged`;
        const place = placeOf(base, head, [kind]);
        if (place?.doc.locate([kind]) !== undefined)
            return [(0,relaxation/* relaxationAt */.Z9)(place, `judged:${kind}`, message, dropped)];
        return [{ id: `judged:${kind}`, message, path: first, range: diagnostic/* START_OF_FILE */.ag, side: 'head', covers: dropped }];
    });
}

// EXTERNAL MODULE: ./build/core/diff/manifests.js
var manifests = __webpack_require__(4534);
;// CONCATENATED MODULE: ./build/core/relaxed/floors.js





/** Floors, roles and scopes that packages no longer ask of hosts. A package that moved is the same by its id. */
function floorRelaxations(base, head) {
    const moved = (0,relaxed_side/* movedFrom */.ye)(base.packages, head.packages, 'id');
    return [...head.packages].flatMap(([path, doc]) => {
        const before = base.requirements.get(folderOf(base.packages.has(path) ? path : (moved.get(path) ?? path)));
        const after = head.requirements.get(folderOf(path));
        if (before === undefined || after === undefined)
            return [];
        return (0,manifests/* diffManifests */.e)(before.manifest, after.manifest)
            .filter(isLess)
            .map(({ id, before: was, after: is }) => (0,relaxation/* relaxationAt */.Z9)({ doc, at: floors_placeOf(doc, id), side: 'head' }, `floor:${folderOf(path)}:${id}`, `${(0,printable.quote)(folderOf(path))} asks less of hosts: ${id} is ${is} (was ${was})`, [folderOf(path)]));
    });
}
// What is compatible is something new that blocks nobody, or something that is no longer asked.
function isLess({ kind, before }) {
    return kind === 'compatible' && before !== 'none' && before !== 'not asked';
}
/** Where `cartridge.yaml` says it; what it leaves out has the place of the nearest thing that it says. */
function floors_placeOf(doc, id) {
    const [subject = '', ...rest] = id.split(':');
    if (subject !== 'tool')
        return ['harness', ...subject.split('.')];
    const harness = (0,relaxed_side/* mappingAt */.oh)((0,relaxed_side/* rootOf */.I5)(doc), 'harness');
    for (const tier of ['requiredTools', 'optionalTools']) {
        const role = rest.slice(0, 2).join(':');
        const at = (0,mapping/* mappingsOf */.Jj)(harness, tier).find((contract) => (0,mapping/* textOf */.b6)(contract, 'role') === role);
        const list = (0,mapping/* own */.ZV)(harness, tier);
        if (at !== undefined && Array.isArray(list))
            return ['harness', tier, list.indexOf(at)];
    }
    return ['harness'];
}
function folderOf(path) {
    const at = path.lastIndexOf('/');
    return at < 0 ? '.' : path.slice(0, at);
}

// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/relaxed/hosts.js







/** Host profiles that are deleted, or offer and grant more than they did. A profile that moved is the same host. */
function hostRelaxations(base, head) {
    const moved = (0,relaxed_side/* movedFrom */.ye)(base.hosts, head.hosts, 'name');
    const kept = new Set([...head.hosts.keys(), ...moved.values()]);
    const gone = [...base.hosts].filter(([path]) => !kept.has(path) && !head.has(path));
    return [
        ...gone.map(([path, doc]) => {
            const message = `the host profile ${(0,printable.quote)(path)} is deleted`;
            const covers = [(0,mapping/* textOf */.b6)((0,relaxed_side/* rootOf */.I5)(doc), 'name') || path];
            return { id: `host:${path}`, message, path, range: diagnostic/* START_OF_FILE */.ag, side: 'base', covers };
        }),
        ...[...head.hosts].flatMap(([path, doc]) => {
            const before = base.hosts.get(path) ?? base.hosts.get(moved.get(path) ?? '');
            return before === undefined ? [] : widened((0,relaxed_side/* rootOf */.I5)(before), doc);
        }),
    ];
}
function widened(before, doc) {
    const after = (0,relaxed_side/* rootOf */.I5)(doc);
    const host = (0,mapping/* textOf */.b6)(after, 'name') || doc.path;
    const more = [...facts(before, after), ...grants(before, after), ...tools(before, after), ...bindings(before, after)];
    return more.map(({ what, at, message, covers = [] }) => (0,relaxation/* relaxationAt */.Z9)({ doc, at, part: 'entry', side: 'head' }, `host:${doc.path}:${what}`, `host ${(0,printable.quote)(host)} ${message}`, covers));
}
/** What a stated fact counts for in a handshake. A value of another type makes the profile unusable, and offers nothing. */
function worth(fact) {
    return typeof fact === 'number' || typeof fact === 'boolean' ? Number(fact) : 0;
}
function facts(before, after) {
    const [was, is] = [(0,relaxed_side/* mappingAt */.oh)(before, 'model'), (0,relaxed_side/* mappingAt */.oh)(after, 'model')];
    const raised = ['toolUse', 'contextWindowTokens', 'structuredOutput'].flatMap((fact) => {
        const [old, next] = [(0,mapping/* own */.ZV)(was, fact), (0,mapping/* own */.ZV)(is, fact)];
        if (worth(next) <= worth(old))
            return [];
        const message = `states ${fact} ${String(next)} (was ${String(old ?? 'not stated')})`;
        return [{ what: `model.${fact}`, at: ['model', fact], message }];
    });
    const [old, next] = [(0,mapping/* textOf */.b6)(before, 'protocolRevision'), (0,mapping/* textOf */.b6)(after, 'protocolRevision')];
    if (!(0,revision/* isRevision */.oN)(next) || ((0,revision/* isRevision */.oN)(old) && (0,revision/* compareRevisions */.wo)(next, old) <= 0))
        return raised;
    const message = `states protocolRevision ${next} (was ${old || 'not stated'})`;
    return [...raised, { what: 'protocolRevision', at: ['protocolRevision'], message }];
}
function grants(before, after) {
    return ['filesystem', 'network', 'resources'].flatMap((kind) => {
        const [added, [first]] = firstAdded((0,relaxed_side/* textsAt */.i1)(before, kind), (0,relaxed_side/* textsAt */.i1)(after, kind));
        if (first === undefined)
            return [];
        const verb = kind === 'resources' ? 'serves' : `grants for ${kind}`;
        return [{ what: kind, at: [kind, first], message: `${verb} ${(0,relaxed_side/* named */.KT)(added)}`, covers: added }];
    });
}
function firstAdded(before, after) {
    const indexes = [...after.keys()].filter((i) => !before.includes(after[i] ?? ''));
    return [indexes.map((i) => after[i] ?? ''), indexes];
}
function tools(before, after) {
    const known = new Map((0,mapping/* mappingsOf */.Jj)(before, 'tools').map((tool) => [(0,mapping/* textOf */.b6)(tool, 'name'), tool]));
    const list = (0,mapping/* own */.ZV)(after, 'tools');
    const all = Array.isArray(list) ? list : [];
    return (0,mapping/* mappingsOf */.Jj)(after, 'tools').flatMap((tool) => {
        const name = (0,mapping/* textOf */.b6)(tool, 'name');
        const i = all.indexOf(tool);
        const old = known.get(name);
        const make = (what, at, message, covers = [name]) => ({
            what: `tool:${name}${what}`,
            at: ['tools', i, ...at],
            message,
            covers,
        });
        if (old === undefined)
            return [make('', [], `offers the tool ${(0,printable.quote)(name)}`)];
        const [added, [first]] = firstAdded((0,relaxed_side/* textsAt */.i1)(old, 'scopes'), (0,relaxed_side/* textsAt */.i1)(tool, 'scopes'));
        return [
            ...(first === undefined
                ? []
                : [make(':scopes', ['scopes', first], `grants ${(0,printable.quote)(name)} the scopes ${(0,relaxed_side/* named */.KT)(added)}`, added)]),
            ...['inputSchema', 'wraps', 'rename', 'constants']
                .filter((member) => !isSame((0,mapping/* own */.ZV)(old, member), (0,mapping/* own */.ZV)(tool, member)))
                .map((member) => make(`:${member}`, [member], `states another ${member} of the tool ${(0,printable.quote)(name)}`)),
            ...((0,mapping/* own */.ZV)(old, 'digest') === undefined || isSame((0,mapping/* own */.ZV)(old, 'digest'), (0,mapping/* own */.ZV)(tool, 'digest'))
                ? []
                : [make(':digest', ['digest'], `pins the tool ${(0,printable.quote)(name)} to another description, or to none`)]),
        ];
    });
}
// An override that the operator wrote for one role, or another tool for it.
function bindings(before, after) {
    const [was, is] = [(0,relaxed_side/* mappingAt */.oh)(before, 'bindings'), (0,relaxed_side/* mappingAt */.oh)(after, 'bindings')];
    return Object.keys(is).flatMap((role) => {
        if (isSame((0,mapping/* own */.ZV)(was, role), (0,mapping/* own */.ZV)(is, role)))
            return [];
        const message = `binds ${role} to ${(0,printable.quote)((0,mapping/* textOf */.b6)(is, role))} (was ${(0,mapping/* textOf */.b6)(was, role) || 'not bound'})`;
        return [{ what: `binding:${role}`, at: ['bindings', role], message, covers: [role] }];
    });
}
function isSame(one, other) {
    return hosts_text(one) === hosts_text(other);
}
// What RFC 8785 cannot say is still one text for one value.
function hosts_text(value) {
    if (value === undefined)
        return '';
    try {
        return (0,canonical_json/* canonicalize */.d)(value);
    }
    catch (error) {
        if (error instanceof TypeError)
            return JSON.stringify(value);
        throw error;
    }
}

// EXTERNAL MODULE: ./build/core/dsse/statement.js
var statement = __webpack_require__(8355);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var readiness_facts = __webpack_require__(5266);
;// CONCATENATED MODULE: ./build/core/relaxed/trust.js






/** Items that are confirmed and were not, or for longer. */
function confirmationRelaxations(base, head) {
    const doc = head.confirmations;
    if (doc === undefined)
        return [];
    const key = (entry) => JSON.stringify([(0,mapping/* own */.ZV)(entry, 'id'), (0,mapping/* own */.ZV)(entry, 'cal')]);
    const known = confirmationsOf(base.confirmations);
    return confirmationsOf(doc).flatMap(({ entry, at }) => {
        const id = (0,mapping/* textOf */.b6)(entry, 'id');
        if (id === '')
            return [];
        const alike = known.filter((other) => key(other.entry) === key(entry));
        if (alike.some((other) => from(other.entry) <= from(entry) && until(other.entry) >= until(entry)))
            return [];
        const end = until(entry) === Infinity ? 'without an end' : `until ${(0,mapping/* textOf */.b6)(entry, 'expires')}`;
        const [first] = alike;
        const message = first === undefined
            ? `${(0,printable.quote)(id)} is confirmed by ${(0,printable.quote)((0,mapping/* textOf */.b6)(entry, 'by'))}, ${end}`
            : `the confirmation of ${(0,printable.quote)(id)} counts from ${(0,mapping/* textOf */.b6)(entry, 'at')} on, ${end} (was ${spanOf(first.entry)})`;
        const cal = (0,mapping/* textOf */.b6)(entry, 'cal');
        const which = cal === '' ? id : `${id}:${cal}`;
        return [(0,relaxation/* relaxationAt */.Z9)({ doc, at, side: 'head' }, `confirmation:${which}`, message, [id])];
    });
}
function spanOf(entry) {
    const end = (0,mapping/* own */.ZV)(entry, 'expires');
    return `from ${(0,mapping/* textOf */.b6)(entry, 'at')} on, ${typeof end === 'string' ? `until ${end}` : 'without an end'}`;
}
const from = (entry) => (0,readiness_facts/* timeOf */.n)((0,mapping/* textOf */.b6)(entry, 'at'));
const until = (entry) => {
    const end = (0,mapping/* own */.ZV)(entry, 'expires');
    return typeof end === 'string' ? (0,readiness_facts/* timeOf */.n)(end, true) : Infinity;
};
// A list, or a mapping that holds one.
function confirmationsOf(doc) {
    const bare = Array.isArray(doc?.value);
    const list = bare ? doc?.value : (0,mapping/* own */.ZV)((0,relaxed_side/* rootOf */.I5)(doc), 'confirmations');
    return (Array.isArray(list) ? list : []).flatMap((entry, i) => (0,mapping/* isMapping */.pi)(entry) ? [{ entry, at: bare ? [i] : ['confirmations', i] }] : []);
}
/** Keys that are trusted and were not, further or for longer, and ones that are no longer known as revoked. */
function registryRelaxations(base, head) {
    const [before, after] = [base.registry, head.registry];
    if (before === undefined && after === undefined)
        return [];
    if (after === undefined)
        return before === undefined ? [] : registryGone(base, before);
    const known = new Map((0,mapping/* mappingsOf */.Jj)((0,relaxed_side/* rootOf */.I5)(before), 'keys').map((entry) => [(0,mapping/* textOf */.b6)(entry, 'keyid'), entry]));
    const list = (0,mapping/* own */.ZV)((0,relaxed_side/* rootOf */.I5)(after), 'keys');
    const found = (Array.isArray(list) ? list : []).flatMap((entry, i) => {
        if (!(0,mapping/* isMapping */.pi)(entry))
            return [];
        const keyid = (0,mapping/* textOf */.b6)(entry, 'keyid');
        const old = known.get(keyid);
        known.delete(keyid);
        const make = (message, field = '') => {
            const at = field === '' ? ['keys', i] : ['keys', i, field];
            const id = field === '' ? `trust:${keyid}` : `trust:${keyid}:${field}`;
            return (0,relaxation/* relaxationAt */.Z9)({ doc: after, at, side: 'head' }, id, message, [(0,mapping/* textOf */.b6)(entry, 'publisherId')]);
        };
        if (old === undefined)
            return [make(`the key ${keyid} of ${(0,printable.quote)((0,mapping/* textOf */.b6)(entry, 'publisherId'))} is trusted`)];
        return trust_widened(old, entry).map(([field, message]) => make(`the key ${keyid} ${message}`, field));
    });
    const forgotten = before === undefined ? [] : forgottenKeys(before, known);
    return [...found, ...forgotten];
}
function registryGone({ config }, registry) {
    const place = config?.locate(['trustRegistry']) === undefined
        ? { doc: registry, at: [] }
        : { doc: config, at: ['trustRegistry'] };
    const message = 'no trust registry is named any more: revoked keys are no longer known';
    return [(0,relaxation/* relaxationAt */.Z9)({ ...place, side: 'base' }, 'trust', message)];
}
// A key that a registry does not know is only not trusted; one that it knows as compromised makes "tampered".
function forgottenKeys(doc, left) {
    const list = (0,mapping/* own */.ZV)((0,relaxed_side/* rootOf */.I5)(doc), 'keys');
    return (Array.isArray(list) ? list : []).flatMap((entry, i) => {
        if (!(0,mapping/* isMapping */.pi)(entry) || left.get((0,mapping/* textOf */.b6)(entry, 'keyid')) !== entry || (0,mapping/* own */.ZV)(entry, 'status') !== 'revoked')
            return [];
        const keyid = (0,mapping/* textOf */.b6)(entry, 'keyid');
        const message = `the key ${keyid} is no longer known as revoked`;
        const covers = [(0,mapping/* textOf */.b6)(entry, 'publisherId')];
        return [(0,relaxation/* relaxationAt */.Z9)({ doc, at: ['keys', i], side: 'base' }, `trust:${keyid}`, message, covers)];
    });
}
function trust_widened(old, next) {
    const said = (field) => {
        const value = (0,mapping/* own */.ZV)(next, field);
        return `${typeof value === 'string' ? value : 'nothing'} (was ${(0,mapping/* textOf */.b6)(old, field) || 'nothing'})`;
    };
    const found = [];
    const [was, is] = [statusRank(old), statusRank(next)];
    if (is > was)
        found.push(['status', `is ${describe(next)} (was ${describe(old)})`]);
    if (time(next, 'notAfter', Infinity) > time(old, 'notAfter', Infinity))
        found.push(['notAfter', `is trusted until ${said('notAfter')}`]);
    if (time(next, 'notBefore', -Infinity) < time(old, 'notBefore', -Infinity))
        found.push(['notBefore', `is trusted from ${said('notBefore')}`]);
    if ((0,mapping/* textOf */.b6)(old, 'publisherId') !== (0,mapping/* textOf */.b6)(next, 'publisherId'))
        found.push(['publisherId', `belongs to ${said('publisherId')}`]);
    return found;
}
const STATUS = ['compromised', 'revoked', 'expired', 'active'];
function statusRank(entry) {
    const status = (0,mapping/* own */.ZV)(entry, 'status');
    const compromised = status === 'revoked' && (0,mapping/* own */.ZV)(entry, 'revocationReason') === 'key-compromise';
    return STATUS.findIndex((each) => each === (compromised ? 'compromised' : status));
}
function describe(entry) {
    return STATUS[statusRank(entry)] ?? 'of no known status';
}
function time(entry, field, otherwise) {
    return (0,statement/* parseTime */.pe)((0,mapping/* textOf */.b6)(entry, field)) ?? otherwise;
}

;// CONCATENATED MODULE: ./build/core/relaxed/relaxations.js





/**
 * Everything by which the head of a change is judged less strictly than its base: what is judged less first, then what is
 * reported less, what is accepted, confirmed and trusted, and what hosts and packages state of themselves. At most 200 of a
 * kind are told one by one, so that none hides behind many of another, and texts of the repository are cut to what a report takes.
 */
function relaxationsBetween(base, head) {
    return [
        judgedLess(base, head),
        configRelaxations(base, head),
        commentRelaxations(base, head),
        baselineRelaxations(base, head),
        confirmationRelaxations(base, head),
        registryRelaxations(base, head),
        hostRelaxations(base, head),
        floorRelaxations(base, head),
    ].flatMap(capped);
}
const MOST = 200;
const LONGEST = 1000;
function capped(found) {
    const last = found.length > MOST ? found[MOST - 1] : undefined;
    const rest = found.length - (MOST - 1);
    const more = last === undefined ? [] : [{ ...last, id: 'more', message: `${rest} more relaxations of this kind`, covers: [] }];
    return [...(last === undefined ? found : found.slice(0, MOST - 1)), ...more].map((each) => ({
        ...each,
        id: clip(each.id),
        message: clip(each.message),
        covers: each.covers.map(clip),
    }));
}
function clip(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/app/policy-files.js
var policy_files = __webpack_require__(3494);
;// CONCATENATED MODULE: ./build/app/relaxations.js





/** Finds by what the head is judged less strictly than the base; of the files that are judged only those are read that differ. */
async function findRelaxations(base, head, options) {
    const cals = await markedCals(base, head, options);
    const [before, after] = [base, head].map(({ config, root, configPath }) => (0,policy_files/* policyFiles */.q)(config, root, configPath));
    const isSame = (kind) => before?.[kind] === after?.[kind] && !options.differs(after?.[kind] ?? '');
    const sides = await Promise.all([sideOf(base, options, cals.base, isSame), sideOf(head, options, cals.head, isSame)]);
    return relaxationsBetween(...sides);
}
async function sideOf({ fs, root, configPath, config, judged, requirements }, { differs }, cals, isSame) {
    const files = (0,policy_files/* policyFiles */.q)(config, root, configPath);
    const changed = (paths) => paths.filter((path) => has(fs, path) && differs(path));
    return {
        config: config.file === undefined ? undefined : await relaxations_read(fs, config.file),
        baseline: isSame('baseline') ? undefined : await readJson(fs, files.baseline),
        confirmations: isSame('confirmations') ? undefined : await relaxations_read(fs, files.confirmations),
        registry: files.registry === undefined || isSame('registry') ? undefined : await relaxations_read(fs, files.registry),
        judged,
        hosts: await readAll(fs, changed(judged.hosts)),
        packages: await readAll(fs, changed(judged.packages)),
        cals,
        requirements,
        has: (path) => has(fs, path),
    };
}
/** CALs of the head that have comments, and those of the base that they may come from. */
async function markedCals(base, head, { differs }) {
    const marked = head.judged.cals.filter((path) => differs(path) && isMarked(head.fs, path));
    const known = new Set(base.judged.cals);
    const isMove = marked.some((path) => !known.has(path));
    const wanted = new Set(marked);
    const before = base.judged.cals.filter((path) => wanted.has(path) || (isMove && !has(head.fs, path)));
    return { base: await readAll(base.fs, before), head: await readAll(head.fs, marked) };
}
function isMarked(fs, path) {
    return Buffer.from(fs.readFile(path, limits/* LIMITS */.b.jsonBytes)).includes(comments/* IGNORE_MARK */.BY);
}
function has(fs, path) {
    return fs.kind(path) === 'file';
}
async function readAll(fs, paths) {
    const docs = new Map();
    for (const path of paths) {
        const doc = await relaxations_read(fs, path);
        if (doc !== undefined)
            docs.set(path, doc);
    }
    return docs;
}
const DEEP = { maxDepth: limits/* LIMITS */.b.schemaDepth };
async function relaxations_read(fs, path) {
    if (!has(fs, path))
        return undefined;
    const bytes = fs.readFile(path, limits/* LIMITS */.b.jsonBytes);
    // Programs write JSON under the name of a YAML file.
    const json = bytes[0] === 0x7b ? await (0,read/* readDocument */.u0)(path, bytes, { ...DEEP, language: 'json' }) : undefined;
    return json?.problems.length === 0 ? json : (0,read/* readDocument */.u0)(path, bytes, DEEP);
}
async function readJson(fs, path) {
    return has(fs, path) ? (0,read/* readDocument */.u0)(path, fs.readFile(path, limits/* LIMITS */.b.jsonBytes), { language: 'json' }) : undefined;
}

;// CONCATENATED MODULE: ./build/app/relaxed-projects.js





/**
 * What the head is judged less strictly by, each project compared with what its folder was at the base.
 *
 * @returns the relaxations, and what could not be compared, one line each
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
async function relaxedInProjects({ head, base, options, byBase, differs, }) {
    const [before, after] = [await (0,check_projects/* listProjects */.h)(base.fs, options), await (0,check_projects/* listProjects */.h)(head.fs, options)];
    const roots = [...new Set([...before, ...after].map(({ root }) => root))];
    const isWithin = withinIn(head.fs.cwd);
    const relaxed = new Map();
    const notes = [];
    for (const root of roots) {
        const [was, is] = [around(before, root, isWithin), around(after, root, isWithin)];
        const [onlyBase, onlyHead] = [was?.root === root && is?.root !== root, was?.root !== root && is?.root === root];
        if (onlyBase || onlyHead)
            notes.push(`the project ${(0,printable.quote)(root)} is only ${onlyBase ? 'at the base' : 'in the change'}`);
        if (is !== undefined && 'problem' in is && (byBase || after.length === 1))
            throw is.problem;
        if ((was !== undefined && 'problem' in was) || (is !== undefined && 'problem' in is)) {
            notes.push(`what the change relaxes in the project ${(0,printable.quote)(root)} is not known: its configuration cannot be used`);
            continue;
        }
        // A folder that lies in a project of its own on either side is compared by itself.
        const isOwn = (path) => isWithin(path, root) && !roots.some((other) => other !== root && isWithin(other, root) && isWithin(path, other));
        const side = ({ fs, checked }, project) => {
            const { config, judged, named, root: own } = project ?? { ...NOTHING, root };
            return {
                fs,
                root: own,
                configPath: named,
                config,
                judged: {
                    cals: judged.cals.filter(isOwn),
                    packages: judged.packages.filter(isOwn),
                    cartridges: judged.cartridges.filter(isOwn),
                    hosts: judged.hosts,
                },
                requirements: new Map([...(checked.requirements ?? [])].filter(([path]) => isOwn(path))),
            };
        };
        for (const each of await findRelaxations(side(base, was), side(head, is), { differs }))
            relaxed.set(JSON.stringify(each), each);
    }
    return { relaxed: [...relaxed.values()], notes };
}
/** Whether a path is a folder or below it, both relative to the working directory. */
function withinIn(cwd) {
    const absolute = (path) => `/${(0,cal_files/* shortest */.pr)('/', path.startsWith('/') ? path : `${cwd}/${path}`)}/`;
    return (path, root) => absolute(path).replace('/./', '/').startsWith(absolute(root).replace('/./', '/'));
}
/** The deepest project that a path lies in. */
function around(all, path, isWithin) {
    return all
        .filter(({ root }) => isWithin(path, root))
        .reduce((a, b) => (a === undefined || isWithin(b.root, a.root) ? b : a), undefined);
}
const NOTHING = {
    named: undefined,
    config: config/* NO_CONFIG */.H,
    judged: { cals: [], packages: [], cartridges: [], hosts: [] },
};

;// CONCATENATED MODULE: ./build/app/compare.js














/**
 * Compares a check with that of its base, each project with what its folder was there, and finds why what is worse is worse. Where
 * something is relaxed the head is checked once more without it, so that nothing counts as resolved that is only not seen any more.
 *
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
async function compareWithBase(runs) {
    const { head, base, name, differs } = runs;
    const { relaxed, notes } = await relaxedInProjects(runs);
    const is = treeOf(head.fs);
    // What is the same on both sides is read where that is quicker.
    const was = treeOf(base.fs, (path) => (differs(path) ? undefined : is.read(path)));
    const moved = await findMoves(movedSide(base, was), movedSide(head, is));
    const without = relaxed.length === 0 ? undefined : await reportWithout(runs, relaxed);
    const compared = compareChecked(base.checked, head.checked, {
        moved,
        ...(without === undefined ? {} : { relaxed: { relaxed, without } }),
    });
    const causes = await findCauses({
        base: compared.base,
        head: head.checked.report,
        changes: compared.changes,
        sides: new causes_sides/* Sides */.Hw(was, is, pathMapper(moved, 'to base')),
        projectOf: projectsOf(runs),
        packageFileOf: (folder) => (0,join_path/* joinPath */.u)(folder, app_package/* PACKAGE_FILE */.e),
    });
    return {
        base: compared.base,
        changes: { ...compared.changes, causes, base: name },
        report: atTheirCauses(head.checked.report, causes),
        relaxed,
        ...(without === undefined ? {} : { without }),
        notes,
    };
}
/**
 * A report with the findings that only a comparison has.
 *
 * @param shard the part of the run that the report is
 */
function withCompared(report, { relaxed, changes }, shard) {
    // A part of a run knows what its own packages ask, and everything else that is relaxed as every part does.
    const own = [...(0,relaxation/* relaxedFindings */.ME)(relaxed.filter(relaxation/* isFloor */.b5)), ...(0,steps/* stepFindings */.dQ)(changes.causes ?? [])];
    const everybodys = (0,relaxation/* relaxedFindings */.ME)(relaxed.filter((each) => !(0,relaxation/* isFloor */.b5)(each)));
    return withFindings(withFindings(report, everybodys, shard), own);
}
async function reportWithout({ head, byBase, byPolicyOfBase }, relaxed) {
    // What hosts and packages state of themselves is no policy, and is taken from the base for this comparison alone.
    const also = relaxed.filter(({ id }) => /^(?:host|floor):/.test(id)).map(({ path }) => path);
    const { report } = byBase && also.length === 0 ? head.checked : await byPolicyOfBase(also);
    return report;
}
function movedSide({ checked }, tree) {
    return { report: checked.report, tree, requirements: checked.requirements ?? new Map() };
}
function projectsOf({ base, head }) {
    const { cwd } = head.fs;
    const isWithin = withinIn(cwd);
    // The head's word counts where both have a project.
    const projects = [...base.checked.projects, ...head.checked.projects];
    return (path) => {
        const { root, file, confirmations } = around(projects, path, isWithin) ?? NO_PROJECT;
        return {
            root,
            configFile: file ?? (0,join_path/* joinPath */.u)(root, config/* CONFIG_FILE */.g),
            confirmations: confirmations ?? (0,join_path/* joinPath */.u)(root, ready/* CONFIRMATIONS_FILE */._E),
            at: (0,place/* placeOf */.$)(cwd, root).at,
        };
    };
}
const NO_PROJECT = { root: '.', file: null };
// Nothing that explains a change is larger; what is, such as a recorded host with thousands of tools, explains it as a whole.
const LIMIT = 8 * 1024 * 1024;
function treeOf(fs, instead = () => undefined) {
    const listed = new Map();
    return {
        read: (path) => {
            try {
                return fs.kind(path) === 'file' ? (instead(path) ?? fs.readFile(path, LIMIT)) : undefined;
            }
            catch {
                return undefined;
            }
        },
        files: (folder) => {
            const files = listed.get(folder) ?? fs.list(folder);
            listed.set(folder, files);
            return files;
        },
    };
}


/***/ }),

/***/ 3494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ policyFiles)
/* harmony export */ });
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8068);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4856);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2132);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4308);




/**
 * The places that a configuration, or the lack of one, gives these files.
 *
 * @param named the configuration as `--config` names it, relative to the working directory
 * @param root folder of the project, relative to the working directory
 */
function policyFiles(config, root, named) {
    const { baseline = _baseline_file_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .t, confirmations = _ready_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_FILE */ ._E, trustRegistry } = config;
    return {
        config: named ?? (0,_join_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .u)(root, _config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g),
        baseline: (0,_join_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .u)(root, baseline),
        confirmations: (0,_join_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .u)(root, confirmations),
        registry: trustRegistry === undefined ? undefined : (0,_join_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .u)(root, trustRegistry),
    };
}


/***/ }),

/***/ 4534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ diffManifests)
/* harmony export */ });
/* harmony import */ var _handshake_accept_accepts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3106);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3189);


/** Every change from one manifest to the next, the breaking ones first, then by id. */
function diffManifests(before, after) {
    const changes = [
        ...plain('manifest.schemaVersion', 'breaking', before.schemaVersion, after.schemaVersion, 'another manifest format'),
        ...revisionChanges(before, after),
        ...modelChanges(before, after),
        ...roleChanges(before.requiredTools, after.requiredTools),
        ...roleChanges(before.optionalTools, after.optionalTools),
        ...scopeChanges('filesystem', before.filesystem, after.filesystem, 'breaking'),
        ...scopeChanges('network', before.network, after.network, 'breaking'),
    ];
    const order = { breaking: 0, compatible: 1, text: 2 };
    return changes.sort((a, b) => order[a.kind] - order[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function plain(id, kind, before, after, message) {
    return before === after ? [] : [{ id, kind, before, after, message }];
}
function revisionChanges({ mcp: before }, { mcp: after }) {
    const [old, next] = [before.minProtocolRevision, after.minProtocolRevision];
    const raised = (0,_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRevisions */ .wo)(next, old) > 0;
    return [
        ...plain('mcp.minProtocolRevision', raised ? 'breaking' : 'compatible', old, next, `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('mcp.preferredProtocolRevision', 'text', before.preferredProtocolRevision ?? 'none', after.preferredProtocolRevision ?? 'none', 'a preference, no requirement'),
    ];
}
function modelChanges({ model: before }, { model: after }) {
    const [old, next] = [before.minContextWindowTokens, after.minContextWindowTokens];
    const raised = next > old;
    return [
        ...plain('model.toolUse', after.toolUse ? 'breaking' : 'compatible', String(before.toolUse), String(after.toolUse), after.toolUse ? 'tool use is required now' : 'tool use is no longer required'),
        ...plain('model.minContextWindowTokens', raised ? 'breaking' : 'compatible', String(old), String(next), `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('model.structuredOutput', 'text', String(before.structuredOutput ?? false), String(after.structuredOutput ?? false), 'never required'),
    ];
}
// An unbound optional role never blocks (specification 3), so nothing about one can break a host.
function roleChanges(before, after) {
    const roles = [...new Set([...before, ...after].map(({ role }) => role))];
    return roles.flatMap((role) => {
        const [old, next] = [before, after].map((list) => list.find((contract) => contract.role === role));
        const id = `tool:${role}`;
        if (old === undefined) {
            const kind = next?.tier === 'required' ? 'breaking' : 'compatible';
            return [{ id, kind, before: 'none', after: next?.name ?? '', message: `a new ${next?.tier} role` }];
        }
        if (next === undefined)
            return [
                { id, kind: 'compatible', before: old.name, after: 'none', message: `the ${old.tier} role is gone` },
            ];
        const blocking = next.tier === 'required' ? 'breaking' : 'compatible';
        return [
            ...scopeChanges(`${id}:scope`, old.capabilityScopes, next.capabilityScopes, blocking),
            ...schemaChange(id, old, next, blocking),
            ...plain(`${id}:name`, 'text', old.name, next.name, 'the suggested name; another tool may be bound'),
            ...plain(`${id}:description`, 'text', clip(old.description), clip(next.description), 'the description'),
        ];
    });
}
function scopeChanges(id, before, after, added) {
    return [
        ...after
            .filter((scope) => !before.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: added,
            before: 'not asked',
            after: scope,
            message: 'a scope more is asked',
        })),
        ...before
            .filter((scope) => !after.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: 'compatible',
            before: scope,
            after: 'not asked',
            message: 'the scope is no longer asked',
        })),
    ];
}
// A tool that was made to the old contract tells whether the new one asks for more.
function schemaChange(id, old, next, blocking) {
    const [before, after] = [JSON.stringify(old.inputSchema), JSON.stringify(next.inputSchema)];
    if (before === after)
        return [];
    const { answer, reason, reservations } = (0,_handshake_accept_accepts_js__WEBPACK_IMPORTED_MODULE_0__/* .accepts */ .G3)(next.inputSchema, old.inputSchema);
    const shown = { before: clip(before), after: clip(after) };
    if (answer !== 'accepts')
        return [
            {
                id: `${id}:inputSchema`,
                kind: blocking,
                ...shown,
                message: `a tool made to the old contract does not fit: ${reason}`,
            },
        ];
    // A tool with a reservation binds by name only, so that a host may miss what it met.
    if (reservations.length > 0) {
        const words = reservations.map((reservation) => reservation.reason).join('; ');
        const message = `a tool made to the old contract fits with ${plural(reservations.length)}: ${words}`;
        return [{ id: `${id}:inputSchema`, kind: blocking, ...shown, message }];
    }
    const message = 'a tool made to the old contract still fits';
    return [{ id: `${id}:inputSchema`, kind: 'compatible', ...shown, message }];
}
function plural(reservations) {
    return reservations === 1 ? 'a reservation' : `${reservations} reservations`;
}
function clip(text) {
    return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}


/***/ }),

/***/ 8266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uu: () => (/* binding */ compareRequirements),
  GL: () => (/* binding */ diffRequirements),
  tm: () => (/* binding */ movedPackages)
});

;// CONCATENATED MODULE: ./build/core/diff/change.js
/** The step that the changes ask for: a raised requirement breaks hosts, any other change of what is asked adds something. */
function stepOf(changes) {
    if (changes.some(({ kind }) => kind === 'breaking'))
        return 'major';
    if (changes.some(({ kind }) => kind === 'compatible'))
        return 'minor';
    return changes.length > 0 ? 'patch' : 'none';
}
const SIZE = { none: 0, patch: 1, minor: 2, major: 3 };
/** Whether the step taken is at least the step asked for. */
function isEnough(taken, asked) {
    return SIZE[taken] >= SIZE[asked];
}
const CORE = /^(\d+)\.(\d+)\.(\d+)/;
/**
 * The step from one version to a later one. In 0.y.z everything may change with y, so that step counts as major there.
 *
 * @returns undefined when one is no version, or the second is not later
 */
function stepBetween(before, after) {
    const [old, next] = [CORE.exec(before)?.slice(1).map(Number), CORE.exec(after)?.slice(1).map(Number)];
    if (old === undefined || next === undefined)
        return undefined;
    if (before === after)
        return 'none';
    const at = [0, 1, 2].find((i) => old[i] !== next[i]);
    if (at === undefined)
        return 'patch';
    if (Number(next[at]) < Number(old[at]))
        return undefined;
    if (at === 1 && old[0] === 0)
        return 'major';
    return ['major', 'minor', 'patch'][at];
}

// EXTERNAL MODULE: ./build/core/diff/manifests.js
var manifests = __webpack_require__(4534);
;// CONCATENATED MODULE: ./build/core/diff/requirements.js


/** Every change from one set of requirements to the next, and the step that it asks for. */
function diffRequirements(before, after) {
    const changes = (0,manifests/* diffManifests */.e)(before.manifest, after.manifest);
    const step = stepOf(changes);
    if (before.version === null || after.version === null)
        return { changes, step, taken: null, enough: true };
    const taken = stepBetween(before.version, after.version) ?? null;
    return { changes, step, taken, enough: step === 'none' || (taken !== null && isEnough(taken, step)) };
}
/**
 * Packages that moved, found by their id: the folder at the base and the one that the package has now. An id that several packages
 * share tells nothing.
 */
function movedPackages(base, head) {
    const [before, after] = [foldersById(base), foldersById(head)];
    const moved = [...before].flatMap(([id, from]) => {
        const to = after.get(id);
        return from === undefined || to === undefined || from === to || head.has(from) ? [] : [[from, to]];
    });
    return new Map(moved);
}
/** Folders by the id of their package; undefined for an id that is there twice. */
function foldersById(packages) {
    const folders = new Map();
    for (const [folder, { id }] of packages)
        if (id !== undefined)
            folders.set(id, folders.has(id) ? undefined : folder);
    return folders;
}
/** The packages that are there before and after, and ask for something else. */
function compareRequirements(base, head) {
    return [...head].flatMap(([subject, after]) => {
        const before = base.get(subject);
        if (before === undefined)
            return [];
        const diff = diffRequirements(before, after);
        return diff.changes.length === 0 ? [] : [{ subject, before: before.version, after: after.version, ...diff }];
    });
}


/***/ }),

/***/ 8355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ signedAtProblem),
/* harmony export */   Go: () => (/* binding */ statementPayload),
/* harmony export */   WQ: () => (/* binding */ digestProblem),
/* harmony export */   cO: () => (/* binding */ readStatement),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   zG: () => (/* binding */ STATEMENT_TYPE)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5739);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6816);
/** in-toto Statement v1 (https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md), as format.md 5 and 6 use it. */



const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const HEX = /^[0-9a-f]{64}$/;
/**
 * Reads a verified payload as a statement.
 *
 * @param payload the very bytes that the signature was verified over
 * @param predicateType the only one that is accepted: one key may sign for several formats
 */
function readStatement(payload, predicateType) {
    const json = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readCanonicalJson */ .PW)(payload);
    if ('problem' in json)
        return { problem: `payload ${json.problem}` };
    const { value } = json;
    const type = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, '_type');
    if (type !== STATEMENT_TYPE)
        return { problem: `_type of the statement is ${show(type)}` };
    const predicate = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'predicate');
    const found = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'predicateType');
    if (found !== predicateType)
        return { problem: `predicateType is ${show(found)}, not ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(predicateType)}` };
    const subjects = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'subject');
    if (!Array.isArray(subjects) || subjects.length !== 1)
        return { problem: 'exactly one subject is allowed' };
    const subjectName = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(subjects[0], 'name');
    if (typeof subjectName !== 'string' || subjectName === '')
        return { problem: 'the subject has no name' };
    const sha256 = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)((0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(subjects[0], 'digest'), 'sha256');
    if (typeof sha256 !== 'string' || !HEX.test(sha256))
        return { problem: 'subject digest is not 64 lower-case hex digits of sha256' };
    if (typeof predicate !== 'object' || predicate === null || Array.isArray(predicate))
        return { problem: 'predicate is no object' };
    return {
        statement: { subjectName, sha256, predicateType, predicate: predicate },
    };
}
/**
 * Whether a statement is about `digest`, in its subject and in every digest that its predicate repeats.
 *
 * @param digest hex sha256
 * @param repeated predicate members that hold the same digest, when present, with or without `sha256:`
 * @returns what differs, or undefined
 */
function digestProblem(statement, digest, repeated) {
    if (statement.sha256 !== digest)
        return `subject digest ${statement.sha256} is not ${digest}, which the content has`;
    for (const name of repeated) {
        const value = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(statement.predicate, name);
        if (value !== undefined && value !== digest && value !== `sha256:${digest}`)
            return `predicate ${name} is not the subject digest`;
    }
    return undefined;
}
/** The payload of a statement: its RFC 8785 form in UTF-8. */
function statementPayload(statement) {
    return new TextEncoder().encode((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .d)({
        _type: STATEMENT_TYPE,
        subject: [{ name: statement.subjectName, digest: { sha256: statement.sha256 } }],
        predicateType: statement.predicateType,
        predicate: statement.predicate,
    }));
}
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;
/** Milliseconds since 1970 of an RFC 3339 time; undefined for anything else, the 31st of February included. */
function parseTime(value) {
    const match = typeof value === 'string' ? RFC3339.exec(value) : null;
    if (match === null)
        return undefined;
    const [, year, month, day] = match.map(Number);
    const days = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
    const time = Date.parse(value);
    return Number.isNaN(time) || (day ?? 0) > days || day === 0 ? undefined : time;
}
/** A clock may be this far ahead of ours. */
const SKEW = 10 * 60 * 1000;
/** What is wrong with a stated signing time, or undefined. It is a claim of the signer and proves nothing. */
function signedAtProblem(value, now) {
    const time = parseTime(value);
    if (time === undefined)
        return `signedAt is ${show(value)}, no RFC 3339 time`;
    if (time > now.getTime() + SKEW)
        return `signedAt ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(String(value))} is in the future`;
    return time < 0 ? `signedAt ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(String(value))} is before 1970` : undefined;
}
function show(value) {
    return typeof value === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(value) : value === undefined ? 'missing' : 'no string';
}


/***/ }),

/***/ 6816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Nk: () => (/* binding */ hasUnsafeInteger),
/* harmony export */   PW: () => (/* binding */ readCanonicalJson),
/* harmony export */   Sr: () => (/* binding */ readStrictJson)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5739);
/* harmony import */ var _source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7161);


/** Reads JSON that is signed or carries a signature: no duplicate keys, no byte order mark, no lone surrogates. */
function readStrictJson(text) {
    const { value, problems } = (0,_source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)('', text);
    const [first] = problems;
    // Only the kind is said: the message of a syntax error may quote the text.
    if (first !== undefined)
        return { problem: first.rule === 'source/duplicate-key' ? `has ${first.message}` : 'is not valid JSON' };
    return { value };
}
/** Reads bytes that must be the RFC 8785 form of a JSON value, and nothing else. */
function readCanonicalJson(bytes) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return { problem: 'is not valid UTF-8' };
    }
    const result = readStrictJson(text);
    if ('problem' in result)
        return result;
    try {
        if ((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .d)(result.value) !== text)
            return { problem: 'is not in RFC 8785 form' };
    }
    catch {
        return { problem: 'is not I-JSON' };
    }
    return hasUnsafeInteger(result.value) ? { problem: 'is not I-JSON: a number is above 2^53' } : result;
}
/** Whether a number stands in the value that readers with 64-bit integers read as another one (I-JSON, RFC 7493 2.2). */
function hasUnsafeInteger(root) {
    const stack = [root];
    for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
        if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
            return true;
        if (typeof value === 'object' && value !== null)
            for (const inner of Object.values(value))
                stack.push(inner);
    }
    return false;
}
/** A member of a JSON object by its own name; undefined for anything that is no object or lacks it. */
function member(value, name) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    return Object.hasOwn(value, name) ? value[name] : undefined;
}


/***/ }),

/***/ 6867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   oh: () => (/* binding */ mappingAt),
/* harmony export */   ye: () => (/* binding */ movedFrom)
/* harmony export */ });
/* harmony import */ var _lint_mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4532);

/** The mapping that a document holds; an empty one for any other. */
function rootOf(doc) {
    return (0,_lint_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(doc?.value) ? doc.value : {};
}
/** The mapping at a key; an empty one where there is none. */
function mappingAt(value, key) {
    const found = (0,_lint_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, key);
    return (0,_lint_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(found) ? found : {};
}
/** The texts of the list at a key. */
function textsAt(value, key) {
    const list = (0,_lint_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, key);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
/** A few names for a sentence, and how many more there are. */
function named(names) {
    const shown = [...new Set(names)].sort();
    const more = shown.length > 5 ? ` and ${shown.length - 5} more` : '';
    return `${shown.slice(0, 5).join(', ')}${more}`;
}
/** The files of one side that the other has under another path, told by what `key` finds in both. */
function movedFrom(before, after, key) {
    const gone = new Map();
    for (const [path, doc] of before) {
        const id = (0,_lint_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(rootOf(doc), key);
        if (!after.has(path) && typeof id === 'string')
            gone.set(id, path);
    }
    const moved = new Map();
    for (const [path, doc] of after) {
        const from = before.has(path) ? undefined : gone.get((0,_lint_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(rootOf(doc), key));
        if (from !== undefined)
            moved.set(path, from);
    }
    return moved;
}


/***/ })

};
;