"use strict";
exports.id = 3867;
exports.ids = [3867,8355];
exports.modules = {

/***/ 43867:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithBase: () => (/* binding */ compareWithBase),
  withCompared: () => (/* binding */ withCompared)
});

// EXTERNAL MODULE: ./build/core/relaxed/relaxation.js
var relaxation = __webpack_require__(27323);
// EXTERNAL MODULE: ./build/core/result/host-labels.js
var host_labels = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(45318);
// EXTERNAL MODULE: ./build/core/report/causes/cause.js
var causes_cause = __webpack_require__(54209);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(41817);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(88092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
;// CONCATENATED MODULE: ./build/core/report/causes/differences.js

const MOST = 2000;
const NAMES = ['name', 'id', 'role', 'alias', 'taskType'];
function differences(before, after) {
    const found = [];
    differences_compare([], [], before, after, found);
    return found;
}
function differences_compare(base, head, before, after, found) {
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
            differences_compare([...base, was.key], [...head, is.key], was.value, is.value, found);
    }
}
function pairsOf(before, after) {
    if (areWords(before) && areWords(after))
        return JSON.stringify(before) === JSON.stringify(after) ? [] : undefined;
    if (Array.isArray(before) && Array.isArray(after))
        return paired(membersOf(before), membersOf(after));
    if (!(0,mapping/* isMapping */.pi)(before) || !(0,mapping/* isMapping */.pi)(after))
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
    if (!(0,mapping/* isMapping */.pi)(value))
        return JSON.stringify(value) ?? '';
    const key = NAMES.find((each) => Object.hasOwn(value, each) && typeof value[each] === 'string');
    return key === undefined ? '' : `${key} ${String(value[key])}`;
}
function areWords(value) {
    return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
}

;// CONCATENATED MODULE: ./build/core/report/causes/sides.js





class Sides {
    base;
    head;
    #was;
    #readAs;
    #gone = new Map();
    #pairs = new Map();
    constructor(base, head, was, readAs = () => undefined) {
        this.base = base;
        this.head = head;
        this.#was = was;
        this.#readAs = (path, bytes) => readAs(path, bytes) ?? (0,read.readDocument)(path, bytes, { maxDepth: limits.LIMITS.depth });
    }
    pair(path) {
        const known = this.#pairs.get(path) ?? this.#read(path);
        this.#pairs.set(path, known);
        return known;
    }
    differs(path) {
        const [was, is] = [this.base.read(this.#was(path)), this.head.read(path)];
        return was === undefined || is === undefined ? was !== is : !isSame(was, is);
    }
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
        const doc = (bytes) => bytes === undefined ? undefined : this.#readAs(path, bytes);
        const head = await doc(is);
        const base = same ? head : await doc(was);
        const both = !same && base?.value !== undefined && head?.value !== undefined;
        return { path, base, head, differences: both ? differences(base.value, head.value) : [] };
    }
}
function isSame(a, b) {
    return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
function placeOfDifference({ path, head }, difference) {
    if (head !== undefined && difference.head !== undefined) {
        const change = difference.base === undefined ? 'added' : 'changed';
        return { path, range: oneLine((0,source_document/* rangeOf */.be)(head, difference.head)), pointer: (0,source_document/* toPointer */.rb)(difference.head), change };
    }
    const above = (difference.base ?? []).slice(0, -1);
    const range = head === undefined ? diagnostic/* START_OF_FILE */.ag : oneLine((0,source_document/* rangeOf */.be)(head, above, 'key'));
    return { path, range, pointer: (0,source_document/* toPointer */.rb)(above), change: 'removed' };
}
function placeOfValue({ path, base, head }, at) {
    const doc = head ?? base;
    const change = head === undefined ? 'deleted' : base === undefined ? 'added' : 'unchanged';
    const range = doc === undefined ? diagnostic/* START_OF_FILE */.ag : oneLine((0,source_document/* rangeOf */.be)(doc, at));
    return { path, range, pointer: (0,source_document/* toPointer */.rb)(at), change };
}
function placeOfFile(path, change) {
    return { path, range: diagnostic/* START_OF_FILE */.ag, pointer: '', change };
}
function oneLine(range) {
    const { start, end } = range;
    return start.line === end.line ? range : { start, end: { line: start.line, column: start.column + 1 } };
}

;// CONCATENATED MODULE: ./build/core/report/causes/words.js

const FACTS = {
    'model.minContextWindowTokens': 'context window',
    'model.toolUse': 'tool use',
    'mcp.minProtocolRevision': 'MCP revision',
};
function requirementWords(id) {
    return FACTS[id] ?? id;
}
function differenceWords(what, { base, head, before, after }) {
    const [was, is] = [words_short(before), words_short(after)];
    if (base === undefined)
        return `${what}${words_nameOf(after) ?? (is === undefined ? '' : ` ${is}`)} is new`;
    if (head === undefined)
        return `${what}${words_nameOf(before) ?? (was === undefined ? '' : ` ${was}`)} is gone`;
    return was === undefined || is === undefined ? `${what} is another one` : `${what} ${was} → ${is}`;
}
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
function words_nameOf(value) {
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
    const first = reasons.find(({ place }) => place !== null && place.change !== 'unchanged') ?? reasons[0];
    if (first === undefined)
        return { ...common, kind: 'refuse', why: 'it refuses', place: null, related: [] };
    const more = unmet.length > 1 ? `; ${unmet.length - 1} more unmet` : '';
    return { ...common, kind: 'refuse', why: `${first.why}${more}`, place: first.place, related: first.related };
}
async function reasonOf(facts, id) {
    const { after, packageFile, sides, label, configFile, hostFile } = facts;
    const { supported, requested } = dataOf(after, id);
    const host = await sides.pair(hostFile);
    const own = packageFile === undefined ? undefined : await sides.pair(packageFile);
    const what = requirementWords(id);
    const offer = placeOfOffer(host, id);
    const floor = own === undefined ? undefined : placeOfFloor(own, id);
    const asks = own === undefined || floor === undefined ? [] : [related(floor, `asks for ${requested}`)];
    const offers = host.head === undefined ? [] : [related(offer, `host ${(0,printable.quote)(label)} offers ${supported}`)];
    const changed = hostDifference(facts, host, id) ?? serverDifference(facts, host);
    if (changed !== undefined) {
        const place = placeOfDifference(host, changed.difference);
        return {
            why: `${differenceWords(changed.exact ? what : whatOf(changed.difference), changed.difference)}, needs ${requested}`,
            place,
            related: asks,
        };
    }
    const raised = own === undefined ? undefined : packageDifference(own, id);
    if (own !== undefined && raised !== undefined) {
        const place = placeOfDifference(own, raised.difference);
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
            place: placeOfFile(after.subject, sides.base.read(after.subject) === undefined ? 'added' : 'changed'),
            related: offers,
        };
    const config = await sides.pair(configFile);
    const [difference] = config.differences;
    if (difference !== undefined)
        return { why, place: placeOfDifference(config, difference), related: [...asks, ...offers] };
    return { why, place: floor ?? (own === undefined ? placeOfFile(after.subject, 'unchanged') : null), related: offers };
}
async function unjudged({ sides, configFile, hostFile }, why) {
    const host = await sides.pair(hostFile);
    const config = await sides.pair(configFile);
    const [changed] = host.differences;
    const [configured] = config.differences;
    if (changed !== undefined)
        return { why, place: placeOfDifference(host, changed), related: [] };
    if (host.head !== undefined && host.head.value === undefined)
        return { why, place: problemPlace(host), related: [] };
    if (host.base === undefined && host.head !== undefined)
        return { why, place: placeOfValue(host, []), related: [] };
    if (configured !== undefined)
        return { why, place: placeOfDifference(config, configured), related: [] };
    return { why, place: host.head === undefined ? null : placeOfValue(host, []), related: [] };
}
function problemPlace({ path, head }) {
    const [problem] = head?.problems ?? [];
    return { ...placeOfFile(path, 'changed'), ...(problem === undefined ? {} : { range: problem.range }) };
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
function serverDifference({ hostFile, after }, { differences }) {
    if (hostFile === after.profile)
        return undefined;
    const found = differences.find(({ base }) => base !== undefined) ?? differences[0];
    return found === undefined ? undefined : { difference: found, exact: false };
}
function toolName({ before, after }) {
    const name = (value) => (0,source_document/* valueAt */.fK)(value, ['name']);
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
        return path[0] === 'harness' && (0,source_document/* valueAt */.fK)(doc?.value, [...path.slice(0, 3), 'role']) === role;
    });
    return found === undefined ? byPrefix(differences, ['harness']) : { difference: found, exact: false };
}
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
function placeOfOffer(host, id) {
    return placeOfValue(host, HOST_FACTS[id] ?? [id.startsWith('tool:') ? 'tools' : (id.split(':')[0] ?? '')]);
}
function placeOfFloor(own, id) {
    const fact = PACKAGE_FACTS[id];
    const value = (own.head ?? own.base)?.value;
    for (const path of [fact ?? [], ['harness', id.split(':')[0] ?? ''], ['harness'], ['id']])
        if (path.length > 0 && (0,source_document/* valueAt */.fK)(value, path) !== undefined)
            return placeOfValue(own, path);
    return placeOfValue(own, []);
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

;// CONCATENATED MODULE: ./build/core/report/causes/steps.js



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
            place: file.head === undefined ? null : placeOfValue(file, ['version']),
            related: [],
        };
    }));
}
function stepFindings(causes) {
    return causes
        .filter(({ kind }) => kind === 'step')
        .map(({ subject, why, place }) => ({
        rule: 'package/small-step',
        level: 'warning',
        message: `${(0,printable.quote)(subject)} ${why}`,
        path: place?.path ?? subject,
        range: place?.range ?? diagnostic/* START_OF_FILE */.ag,
        pointer: place?.pointer ?? '',
        help: 'raise the version by that step: hosts that accepted the version before may not accept this one',
    }));
}

// EXTERNAL MODULE: ./build/core/value/glob.js
var value_glob = __webpack_require__(8432);
;// CONCATENATED MODULE: ./build/core/report/causes/workflow.js





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
    const place = difference === undefined ? placeOfValue(cal, ['id']) : placeOfDifference(cal, difference);
    return [{ ...common, why: `it is ${change.after}`, place, related: [] }];
}
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
            const place = placeOfFile(first, 'deleted');
            return { why: `${words} all that confirmed ${(0,printable.quote)(item.id)}`, place, related: about };
        }
    }
    const sources = item.check?.type === 'manual' || item.check === null ? [project.confirmations] : profiles;
    for (const path of [...sources, project.configFile]) {
        const pair = await sides.pair(path);
        const difference = pair.differences.find((each) => JSON.stringify([each.before, each.after]).includes(item.id)) ??
            pair.differences[0];
        const place = difference !== undefined
            ? placeOfDifference(pair, difference)
            : pair.base !== undefined && pair.head === undefined
                ? placeOfValue(pair, [])
                : undefined;
        if (place !== undefined)
            return { why: `${why}; ${path} confirmed it`, place, related: about };
    }
    const was = stateOf(before, item.id);
    return { why, place: { ...own, change: was === undefined ? 'changed' : 'unchanged' }, related: [] };
}
function deletedFiles({ sides, project }, hint) {
    const glob = (0,value_glob/* compileGlob */.SO)(hint);
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
        return { why: `${was.path}, deleted here, staffed ${(0,printable.quote)(alias)}`, place: placeOfValue(file, []), related: about };
    }
    const able = file.differences.find(({ base, head }) => ['capabilities', 'role'].includes(String((head ?? base)?.[0])));
    const difference = able ?? file.differences[0];
    if (difference !== undefined) {
        const path = difference.head ?? difference.base ?? [];
        const words = differenceWords(pathWords(path), difference);
        return { why: `${words}; it staffed ${(0,printable.quote)(alias)}`, place: placeOfDifference(file, difference), related: about };
    }
    if (file.head === undefined && sides.differs(was.path)) {
        const gone = sides.head.read(was.path) === undefined;
        return { why, place: placeOfFile(was.path, gone ? 'deleted' : 'changed'), related: about };
    }
    const asked = cal.differences.find((each) => isBelow(each.head, own));
    if (asked !== undefined)
        return { why, place: placeOfDifference(cal, asked), related: [] };
    const config = await sides.pair(project.configFile);
    const [configured] = config.differences;
    if (configured !== undefined)
        return { why, place: placeOfDifference(config, configured), related: about };
    return { why, place: { ...own, change: 'unchanged' }, related: [] };
}
function itemPlace(cal, list, key, name) {
    const items = (0,source_document/* valueAt */.fK)(cal.head?.value, [list]);
    const index = Array.isArray(items) ? items.findIndex((item) => (0,source_document/* valueAt */.fK)(item, [key]) === name) : -1;
    return placeOfValue(cal, index < 0 ? [list] : [list, index, key]);
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






async function findCauses(facts) {
    const { base, head, changes, sides, projectOf, packageFileOf, hostFileOf } = facts;
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
            hostFile: hostFileOf(after.profile),
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
    return (0,causes_cause/* worstFirst */.md)([...found, ...(await owedSteps(changes.requirements ?? [], sides, packageFileOf))]);
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
function isExplained({ rule, path }, causes) {
    return rule === 'handshake/refuse' || causes.some((cause) => (0,causes_cause/* breaks */.T5)(cause) && cause.subject === path);
}

// EXTERNAL MODULE: ./build/core/diff/requirements.js + 1 modules
var requirements = __webpack_require__(78266);
// EXTERNAL MODULE: ./build/core/report/refusal.js
var refusal = __webpack_require__(64517);
;// CONCATENATED MODULE: ./build/core/report/causes/moves.js





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
    const found = bytes === undefined ? undefined : (0,source_document/* valueAt */.fK)((await (0,read.readDocument)(path, bytes)).value, ['name']);
    return typeof found === 'string' && found !== '' ? found : undefined;
};
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

// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(47322);
// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(26019);
;// CONCATENATED MODULE: ./build/core/report/causes/places.js







function atTheirCauses(report, causes) {
    const broken = causes.filter((cause) => (0,causes_cause/* breaks */.T5)(cause) && cause.place !== null);
    if (broken.length === 0)
        return report;
    const [first, ...others] = (0,report_projects/* takeApart */.YF)(report).map((project) => ({
        ...project,
        report: inProject(project.report, broken),
    }));
    if (first === undefined)
        return inProject(report, broken);
    const { part } = report;
    return { ...(0,report_projects/* putTogether */.of)([first, ...others]), ...(part === undefined ? {} : { part }) };
}
function inProject(report, broken) {
    const refusals = causesOfRefusals(report, broken);
    const bySubject = (0,group/* groupBy */.$)(broken.filter(({ kind }) => kind !== 'refuse'), ({ subject }) => subject);
    const place = (finding) => {
        const [cause, ...more] = finding.rule === 'handshake/refuse'
            ? (refusals.get(finding.message) ?? [])
            : (bySubject.get(finding.path) ?? []).filter((each) => isAbout(each, finding)).slice(0, 1);
        return cause === undefined ? finding : placed(finding, cause, more);
    };
    return { ...report, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(report.diagnostics.map(place)) };
}
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
function isAbout({ related }, { rule, path, range }) {
    if (!rule.startsWith('ready/'))
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



function compareChecked({ report, requirements: before = new Map() }, { report: head, requirements: after = new Map() }, { moved, relaxed }) {
    const base = relocated(report, moved);
    const toHead = pathMapper(moved, 'to head');
    const asked = new Map([...before].map(([path, each]) => [toHead(path), each]));
    return { base, changes: { ...(0,compare/* compareReports */.ll)(base, head, (0,requirements/* compareRequirements */.uu)(asked, after), relaxed), moved } };
}

// EXTERNAL MODULE: ./build/core/value/shard.js
var value_shard = __webpack_require__(20016);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/core/report/with-findings.js




function withFindings(report, findings, shard) {
    const own = findings.filter(({ path }) => shard === undefined || (0,value_shard/* isInShard */.O1)(path, shard));
    if (own.length === 0)
        return report;
    const [first, ...others] = (0,report_projects/* takeApart */.YF)(report);
    if (first === undefined)
        return added(report, own);
    const projects = [first, ...others];
    const ownerOf = (path) => projects.find(({ file }) => file === path) ??
        projects
            .filter(({ root }) => (0,value_path/* isWithin */.UO)(root, path))
            .reduce((a, b) => (b.root === '.' || b.root.length < a.root.length ? a : b), first);
    const add = (project) => ({
        ...project,
        report: added(project.report, own.filter(({ path }) => ownerOf(path) === project)),
    });
    const { part } = report;
    return { ...(0,report_projects/* putTogether */.of)([add(first), ...others.map(add)]), ...(part === undefined ? {} : { part }) };
}
function added(report, more) {
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([...report.diagnostics, ...more]);
    const { files, accepted } = report.summary;
    return { ...report, diagnostics, summary: (0,diagnostic/* summarize */.eh)(diagnostics, files, accepted) };
}

// EXTERNAL MODULE: ./build/core/lock/compare.js
var lock_compare = __webpack_require__(56327);
// EXTERNAL MODULE: ./build/app/lock/resolve.js
var resolve = __webpack_require__(19006);
// EXTERNAL MODULE: ./build/app/lock/hold.js
var hold = __webpack_require__(9917);
;// CONCATENATED MODULE: ./build/app/lock/changes.js




function lockChanges({ base, head, roots, differs, toHead }) {
    return [...new Set(roots)].sort().flatMap((root) => {
        const after = (0,hold/* readLockFile */.cx)(head, root);
        if (!differs(after.path))
            return [];
        const [was, is] = [lockOf((0,hold/* readLockFile */.cx)(base, root)), lockOf(after)];
        const { at } = (0,value_path/* placeOf */.$t)(head.cwd, root);
        const inside = (0,resolve/* pathsFrom */.l)(head.cwd, root);
        const changes = typeof was === 'object' && typeof is === 'object'
            ? (0,lock_compare/* compareLocks */.Ss)(changes_relocated(was, (path) => inside(toHead(at(path)))), is)
            : (0,lock_compare/* wholeChange */.I3)(was, is);
        return capped(changes).map((change) => ({ ...change, lock: after.path }));
    });
}
const changes_MOST = 500;
const LONGEST = 1000;
function capped(changes) {
    const sorted = [...changes].sort((a, b) => Number(b.otherSigner === true) - Number(a.otherSigner === true));
    const shown = sorted.length > changes_MOST ? sorted.slice(0, changes_MOST - 1) : sorted;
    const rest = sorted.length - shown.length;
    const more = { kind: 'lock', entry: '', before: `${rest} more entries`, after: 'others' };
    const clip = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
    return [...shown, ...(rest === 0 ? [] : [more])].map((each) => ({
        ...each,
        entry: clip(each.entry),
        ...(each.slot === undefined ? {} : { slot: each.slot.slice(0, 200) }),
        before: each.before === null ? null : clip(each.before),
        after: each.after === null ? null : clip(each.after),
    }));
}
function lockOf({ reading, problem }) {
    return problem === undefined ? reading?.lock : 'unreadable';
}
function changes_relocated({ cals, hosts }, to) {
    const slot = (each) => each.kind === 'package' ? { ...each, package: to(each.package) } : each;
    return {
        cals: new Map([...cals].map(([path, slots]) => [to(path), new Map([...slots].map(([alias, each]) => [alias, slot(each)]))])),
        hosts: new Map([...hosts].map(([path, host]) => [to(path), host])),
    };
}

// EXTERNAL MODULE: ./build/app/handshake/clients.js + 1 modules
var handshake_clients = __webpack_require__(68331);
// EXTERNAL MODULE: ./build/app/project/config.js
var config = __webpack_require__(67774);
// EXTERNAL MODULE: ./build/app/project/cartridge-files.js
var cartridge_files = __webpack_require__(83245);
// EXTERNAL MODULE: ./build/app/readiness/ready.js + 2 modules
var ready = __webpack_require__(50994);
// EXTERNAL MODULE: ./build/app/check/projects.js
var projects = __webpack_require__(34193);
// EXTERNAL MODULE: ./build/core/lint/suppress/comments.js
var comments = __webpack_require__(51216);
// EXTERNAL MODULE: ./build/core/relaxed/side.js
var relaxed_side = __webpack_require__(76867);
;// CONCATENATED MODULE: ./build/core/relaxed/accepted.js





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
        const at = exact >= 0 ? exact : this.#left.findIndex((other) => alike(other) && !this.#has((0,mapping/* textOf */.b6)(other, 'path')));
        return at < 0 ? undefined : this.#left.splice(at, 1)[0];
    }
}
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

// EXTERNAL MODULE: ./build/core/result/known-rules.js
var known_rules = __webpack_require__(22115);
;// CONCATENATED MODULE: ./build/core/relaxed/config.js






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
        const [before, after] = [was, is].map((levels) => (0,mapping/* own */.ZV)(levels, rule) ?? (0,known_rules/* knownRule */.kQ)(rule)?.level);
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
function judgedLess(base, head) {
    return KINDS.flatMap(([kind, one]) => {
        const known = new Set(head.judged[kind]);
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






function floorRelaxations(base, head) {
    const moved = (0,relaxed_side/* movedFrom */.ye)(base.packages, head.packages, 'id');
    return [...head.packages].flatMap(([path, doc]) => {
        const before = base.requirements.get((0,value_path/* folderOf */.yS)(base.packages.has(path) ? path : (moved.get(path) ?? path)));
        const after = head.requirements.get((0,value_path/* folderOf */.yS)(path));
        if (before === undefined || after === undefined)
            return [];
        return (0,manifests/* diffManifests */.e)(before.manifest, after.manifest)
            .filter(isLess)
            .map(({ id, before: was, after: is }) => (0,relaxation/* relaxationAt */.Z9)({ doc, at: floors_placeOf(doc, id), side: 'head' }, `floor:${(0,value_path/* folderOf */.yS)(path)}:${id}`, `${(0,printable.quote)((0,value_path/* folderOf */.yS)(path))} asks less of hosts: ${id} is ${is} (was ${was})`, [(0,value_path/* folderOf */.yS)(path)]));
    });
}
function isLess({ kind, before }) {
    return kind === 'compatible' && before !== 'none' && before !== 'not asked';
}
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

// EXTERNAL MODULE: ./build/core/value/canonical-json.js
var canonical_json = __webpack_require__(34293);
// EXTERNAL MODULE: ./build/core/value/revision.js
var revision = __webpack_require__(77527);
;// CONCATENATED MODULE: ./build/core/relaxed/hosts.js







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
            ...['inputSchema', 'wraps', 'rename', 'constants', 'template']
                .filter((member) => !hosts_isSame((0,mapping/* own */.ZV)(old, member), (0,mapping/* own */.ZV)(tool, member)))
                .map((member) => make(`:${member}`, [member], `states another ${member} of the tool ${(0,printable.quote)(name)}`)),
            ...((0,mapping/* own */.ZV)(old, 'digest') === undefined || hosts_isSame((0,mapping/* own */.ZV)(old, 'digest'), (0,mapping/* own */.ZV)(tool, 'digest'))
                ? []
                : [make(':digest', ['digest'], `pins the tool ${(0,printable.quote)(name)} to another description, or to none`)]),
        ];
    });
}
function bindings(before, after) {
    const [was, is] = [(0,relaxed_side/* mappingAt */.oh)(before, 'bindings'), (0,relaxed_side/* mappingAt */.oh)(after, 'bindings')];
    return Object.keys(is).flatMap((role) => {
        if (hosts_isSame((0,mapping/* own */.ZV)(was, role), (0,mapping/* own */.ZV)(is, role)))
            return [];
        const message = `binds ${role} to ${(0,printable.quote)((0,mapping/* textOf */.b6)(is, role))} (was ${(0,mapping/* textOf */.b6)(was, role) || 'not bound'})`;
        return [{ what: `binding:${role}`, at: ['bindings', role], message, covers: [role] }];
    });
}
function hosts_isSame(one, other) {
    return hosts_text(one) === hosts_text(other);
}
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

// EXTERNAL MODULE: ./build/core/value/semver.js
var semver = __webpack_require__(17601);
;// CONCATENATED MODULE: ./build/core/relaxed/policy.js





function policyRelaxations(base, head) {
    const [before, after] = [base.policy, head.policy];
    if (before === undefined)
        return [];
    if (after === undefined)
        return [policyGone(base, before)];
    const [was, is] = [(0,relaxed_side/* rootOf */.I5)(before), (0,relaxed_side/* rootOf */.I5)(after)];
    return [
        ...trustLess(was, is),
        ...signersMore(was, is),
        ...otherProvenance(was, is),
        ...otherAuthorities(base, head, is),
        ...olderLetIn(was, is),
        ...listsLess(was, is),
    ].map(({ what, at, message, covers = [] }) => {
        const id = `policy:${what}`;
        const place = nearest(after, at);
        return place === undefined
            ? (0,relaxation/* relaxationAt */.Z9)({ doc: before, at: nearest(before, at) ?? [], side: 'base' }, id, `the policy ${message}`, covers)
            : (0,relaxation/* relaxationAt */.Z9)({ doc: after, at: place, side: 'head' }, id, `the policy ${message}`, covers);
    });
}
function nearest(doc, at) {
    return at.length > 0 && doc.locate(at) === undefined ? undefined : at;
}
function policyGone({ config }, policy) {
    const place = config?.locate(['policy']) === undefined ? { doc: policy, at: [] } : { doc: config, at: ['policy'] };
    return (0,relaxation/* relaxationAt */.Z9)({ ...place, side: 'base' }, 'policy', 'no policy is named any more: what it denied is let in');
}
function trustLess(was, is) {
    const trustOf = (root) => (0,mapping/* textOf */.b6)(root, 'trust') || 'trusted';
    return trustOf(was) === 'trusted' && trustOf(is) !== 'trusted'
        ? [{ what: 'trust', at: ['trust'], message: `asks for the trust ${(0,printable.quote)(trustOf(is))} (was trusted)` }]
        : [];
}
function signersMore(was, is) {
    const [before, after] = [(0,relaxed_side/* mappingAt */.oh)(was, 'signers'), (0,relaxed_side/* mappingAt */.oh)(is, 'signers')];
    const lists = ['publishers', 'keys'].flatMap((kind) => more(before, after, kind, {
        all: `lets any ${kind === 'keys' ? 'key' : 'publisher'} sign`,
        some: (added) => `lets ${added} sign`,
    }).map((each) => ({ ...each, what: `signers.${kind}`, at: ['signers', ...each.at] })));
    const thresholdOf = (signers) => Number((0,mapping/* own */.ZV)(signers, 'threshold') ?? 1);
    const [old, next] = [thresholdOf(before), thresholdOf(after)];
    const fewer = next < old
        ? [
            {
                what: 'signers.threshold',
                at: ['signers', 'threshold'],
                message: `asks for ${next} ${next === 1 ? 'signature' : 'signatures'} (was ${old})`,
            },
        ]
        : [];
    return [...lists, ...fewer];
}
function more(before, after, key, say) {
    if (!Array.isArray((0,mapping/* own */.ZV)(before, key)))
        return [];
    if (!Array.isArray((0,mapping/* own */.ZV)(after, key)))
        return [{ what: key, at: [key], message: say.all }];
    const known = (0,relaxed_side/* textsAt */.i1)(before, key);
    const added = (0,relaxed_side/* textsAt */.i1)(after, key).filter((each) => !known.includes(each));
    return added.length === 0 ? [] : [{ what: key, at: [key], message: say.some((0,relaxed_side/* named */.KT)(added)), covers: added }];
}
function otherProvenance(was, is) {
    const [before, after] = [(0,mapping/* own */.ZV)(was, 'provenance'), (0,mapping/* own */.ZV)(is, 'provenance')];
    if (before === undefined)
        return [];
    const at = ['provenance'];
    if (after === undefined)
        return [{ what: 'provenance', at, message: 'asks for no provenance any more' }];
    const words = (root) => {
        const demanded = (0,relaxed_side/* mappingAt */.oh)(root, 'provenance');
        const [identity, issuer, roots] = ['certificateIdentity', 'certificateOidcIssuer', 'trustedRoot'].map((key) => (0,mapping/* textOf */.b6)(demanded, key));
        return `${(0,printable.quote)(identity, 200)} by ${(0,printable.quote)(issuer, 200)}${roots === '' ? '' : ` under ${(0,printable.quote)(roots, 200)}`}`;
    };
    return words(was) === words(is)
        ? []
        : [{ what: 'provenance', at, message: `asks for the provenance ${words(is)} (was ${words(was)})` }];
}
function otherAuthorities(base, head, is) {
    if (head.trustedRoot === undefined || base.trustedRoot === head.trustedRoot)
        return [];
    const name = (0,printable.quote)((0,mapping/* textOf */.b6)((0,relaxed_side/* mappingAt */.oh)(is, 'provenance'), 'trustedRoot'), 200);
    const at = ['provenance', 'trustedRoot'];
    return [{ what: 'provenance.trustedRoot', at, message: `takes the word of other authorities: ${name} differs` }];
}
function olderLetIn(was, is) {
    const [before, after] = [(0,relaxed_side/* mappingAt */.oh)(was, 'oldest'), (0,relaxed_side/* mappingAt */.oh)(is, 'oldest')];
    return Object.keys(before).flatMap((name) => {
        const [old, next] = [(0,mapping/* textOf */.b6)(before, name), (0,mapping/* textOf */.b6)(after, name)];
        if (next !== '' && ((0,semver/* compareVersions */.Zy)(next, old) ?? -1) >= 0)
            return [];
        const said = next === '' ? `any version of ${(0,printable.quote)(name)}` : `${(0,printable.quote)(name)} from version ${next} on`;
        return [
            {
                what: `oldest:${name}`,
                at: ['oldest', name],
                message: `lets in ${said} (was ${old} and later)`,
                covers: [name],
            },
        ];
    });
}
function listsLess(was, is) {
    const scopes = more(was, is, 'scopes', { all: 'allows every scope', some: (added) => `allows the scopes ${added}` });
    const left = (0,relaxed_side/* textsAt */.i1)(is, 'hosts');
    const gone = (0,relaxed_side/* textsAt */.i1)(was, 'hosts').filter((host) => !left.includes(host));
    const hosts = gone.length === 0
        ? []
        : [{ what: 'hosts', at: ['hosts'], message: `asks ${(0,relaxed_side/* named */.KT)(gone)} for no yes any more`, covers: gone }];
    return [...scopes, ...hosts];
}

// EXTERNAL MODULE: ./build/core/dsse/statement.js
var statement = __webpack_require__(18355);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var readiness_facts = __webpack_require__(85266);
;// CONCATENATED MODULE: ./build/core/relaxed/trust.js






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
function confirmationsOf(doc) {
    const bare = Array.isArray(doc?.value);
    const list = bare ? doc?.value : (0,mapping/* own */.ZV)((0,relaxed_side/* rootOf */.I5)(doc), 'confirmations');
    return (Array.isArray(list) ? list : []).flatMap((entry, i) => (0,mapping/* isMapping */.pi)(entry) ? [{ entry, at: bare ? [i] : ['confirmations', i] }] : []);
}
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






function relaxationsBetween(base, head) {
    return [
        judgedLess(base, head),
        configRelaxations(base, head),
        commentRelaxations(base, head),
        baselineRelaxations(base, head),
        confirmationRelaxations(base, head),
        registryRelaxations(base, head),
        policyRelaxations(base, head),
        hostRelaxations(base, head),
        floorRelaxations(base, head),
    ].flatMap(relaxations_capped);
}
const relaxations_MOST = 200;
const relaxations_LONGEST = 1000;
function relaxations_capped(found) {
    const last = found.length > relaxations_MOST ? found[relaxations_MOST - 1] : undefined;
    const rest = found.length - (relaxations_MOST - 1);
    const more = last === undefined
        ? []
        : [{ ...last, id: 'more', message: `${rest} more relaxations of this kind`, covers: [] }];
    return [...(last === undefined ? found : found.slice(0, relaxations_MOST - 1)), ...more].map((each) => ({
        ...each,
        id: clip(each.id),
        message: clip(each.message),
        covers: each.covers.map(clip),
    }));
}
function clip(text) {
    return text.length > relaxations_LONGEST ? `${text.slice(0, relaxations_LONGEST - 1)}…` : text;
}

// EXTERNAL MODULE: ./build/app/check/door-files.js
var door_files = __webpack_require__(32981);
// EXTERNAL MODULE: ./build/app/check/policy-files.js
var policy_files = __webpack_require__(78539);
;// CONCATENATED MODULE: ./build/app/check/relaxations.js






async function findRelaxations(base, head, options) {
    const cals = await markedCals(base, head, options);
    const [before, after] = [base, head].map((side) => filesOf(side));
    const isSame = (kind) => before?.[kind] === after?.[kind] && !options.differs(after?.[kind] ?? '');
    const sides = await Promise.all([sideOf(base, options, cals.base, isSame), sideOf(head, options, cals.head, isSame)]);
    return relaxationsBetween(...sides);
}
function filesOf({ config, root, configPath, policy }) {
    const files = (0,policy_files/* policyFiles */.q)(config, root, configPath);
    return { ...files, door: policy ?? files.door };
}
async function sideOf(compared, { differs }, cals, isSame) {
    const { fs, config, judged, requirements } = compared;
    const files = filesOf(compared);
    const changed = (paths) => paths.filter((path) => has(fs, path) && differs(path));
    const door = files.door === undefined ? undefined : await (0,door_files/* readDeciding */.U)(fs, files.door);
    const { hosts: doorHosts, trustedRoot } = (0,door_files/* doorFiles */.S)(fs, door);
    return {
        config: config.file === undefined ? undefined : await (0,door_files/* readDeciding */.U)(fs, config.file),
        baseline: isSame('baseline') ? undefined : await readJson(fs, files.baseline),
        confirmations: isSame('confirmations') ? undefined : await (0,door_files/* readDeciding */.U)(fs, files.confirmations),
        registry: files.registry === undefined || isSame('registry') ? undefined : await (0,door_files/* readDeciding */.U)(fs, files.registry),
        policy: door,
        trustedRoot: trustedRoot === undefined || !differs(trustedRoot) ? undefined : textOf(fs, trustedRoot),
        judged,
        hosts: await readAll(fs, changed([...new Set([...judged.hosts, ...doorHosts])])),
        packages: await readAll(fs, changed(judged.packages)),
        cals,
        requirements,
        has: (path) => has(fs, path),
    };
}
async function markedCals(base, head, { differs }) {
    const marked = head.judged.cals.filter((path) => differs(path) && isMarked(head.fs, path));
    const known = new Set(base.judged.cals);
    const isMove = marked.some((path) => !known.has(path));
    const wanted = new Set(marked);
    const before = base.judged.cals.filter((path) => wanted.has(path) || (isMove && !has(head.fs, path)));
    return { base: await readAll(base.fs, before), head: await readAll(head.fs, marked) };
}
function isMarked(fs, path) {
    return Buffer.from(fs.readFile(path, limits.LIMITS.jsonBytes)).includes(comments/* IGNORE_MARK */.BY);
}
function has(fs, path) {
    return fs.kind(path) === 'file';
}
async function readAll(fs, paths) {
    const docs = new Map();
    for (const path of paths) {
        const doc = await (0,door_files/* readDeciding */.U)(fs, path);
        if (doc !== undefined)
            docs.set(path, doc);
    }
    return docs;
}
function textOf(fs, path) {
    return has(fs, path) ? Buffer.from(fs.readFile(path, limits.LIMITS.jsonBytes)).toString('latin1') : '';
}
async function readJson(fs, path) {
    return has(fs, path) ? (0,read.readDocument)(path, fs.readFile(path, limits.LIMITS.jsonBytes), { language: 'json' }) : undefined;
}

;// CONCATENATED MODULE: ./build/app/check/relaxed-projects.js





async function relaxedInProjects({ head, base, options, byBase, differs, }) {
    const [before, after] = [await (0,projects/* listProjects */.h)(base.fs, options), await (0,projects/* listProjects */.h)(head.fs, options)];
    const roots = [...new Set([...before, ...after].map(({ root }) => root))];
    const { cwd } = head.fs;
    const isIn = (root, path) => (0,value_path/* isWithin */.UO)((0,value_path/* absolutePath */.Hi)(cwd, root), (0,value_path/* absolutePath */.Hi)(cwd, path));
    const relaxed = new Map();
    const notes = [];
    for (const root of roots) {
        const [was, is] = [around(cwd, before, root), around(cwd, after, root)];
        const [onlyBase, onlyHead] = [was?.root === root && is?.root !== root, was?.root !== root && is?.root === root];
        if (onlyBase || onlyHead)
            notes.push(`the project ${(0,printable.quote)(root)} is only ${onlyBase ? 'at the base' : 'in the change'}`);
        if (is !== undefined && 'problem' in is && (byBase || after.length === 1))
            throw is.problem;
        if ((was !== undefined && 'problem' in was) || (is !== undefined && 'problem' in is)) {
            notes.push(`what the change relaxes in the project ${(0,printable.quote)(root)} is not known: its configuration cannot be used`);
            continue;
        }
        const isOwn = (path) => isIn(root, path) && !roots.some((other) => other !== root && isIn(root, other) && isIn(other, path));
        const side = ({ fs, checked }, project) => {
            const { config, judged, named, root: own } = project ?? { ...NOTHING, root };
            return {
                fs,
                root: own,
                configPath: named,
                config,
                policy: options.policy,
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
function around(cwd, all, path) {
    const isIn = (root, inside) => (0,value_path/* isWithin */.UO)((0,value_path/* absolutePath */.Hi)(cwd, root), (0,value_path/* absolutePath */.Hi)(cwd, inside));
    return all
        .filter(({ root }) => isIn(root, path))
        .reduce((a, b) => (a === undefined || isIn(a.root, b.root) ? b : a), undefined);
}
const NOTHING = {
    named: undefined,
    config: config/* NO_CONFIG */.H,
    judged: { cals: [], packages: [], cartridges: [], hosts: [] },
};

;// CONCATENATED MODULE: ./build/app/check/compare.js















async function compareWithBase(runs) {
    const { head, base, name, differs } = runs;
    const { relaxed, notes } = await relaxedInProjects(runs);
    const is = treeOf(head.fs);
    const was = treeOf(base.fs, (path) => (differs(path) ? undefined : is.read(path)));
    const moved = await findMoves(movedSide(base, was), movedSide(head, is));
    const without = relaxed.length === 0 ? undefined : await reportWithout(runs, relaxed);
    const compared = compareChecked(base.checked, head.checked, {
        moved,
        ...(without === undefined ? {} : { relaxed: { relaxed, without } }),
    });
    const clients = await (0,handshake_clients/* clientFiles */.LL)([...head.checked.report.handshakes, ...compared.base.handshakes].map(({ profile }) => profile), (path) => head.fs.kind(path) !== 'none' || base.fs.kind(path) !== 'none');
    const causes = await findCauses({
        base: compared.base,
        head: head.checked.report,
        changes: compared.changes,
        sides: new Sides(was, is, pathMapper(moved, 'to base'), clients.readAs),
        hostFileOf: clients.fileOf,
        projectOf: projectsOf(runs),
        packageFileOf: (folder) => (0,value_path/* joinPath */.uJ)(folder, cartridge_files/* PACKAGE_FILE */.eh),
    });
    const locks = lockChanges({
        base: base.fs,
        head: head.fs,
        roots: [...base.checked.projects, ...head.checked.projects].map(({ root }) => root),
        differs,
        toHead: pathMapper(moved, 'to head'),
    });
    return {
        base: compared.base,
        changes: { locks, ...compared.changes, causes, base: name },
        report: atTheirCauses(head.checked.report, causes),
        relaxed,
        ...(without === undefined ? {} : { without }),
        notes,
    };
}
function withCompared(report, { relaxed, changes }, shard) {
    const own = [...(0,relaxation/* relaxedFindings */.ME)(relaxed.filter(relaxation/* isFloor */.b5)), ...stepFindings(changes.causes ?? [])];
    const everybodys = (0,relaxation/* relaxedFindings */.ME)(relaxed.filter((each) => !(0,relaxation/* isFloor */.b5)(each)));
    return withFindings(withFindings(report, everybodys, shard), own);
}
async function reportWithout({ head, byBase, byPolicyOfBase }, relaxed) {
    const also = relaxed.filter(({ id }) => /^(?:host|floor):/.test(id)).map(({ path }) => path);
    const { report } = byBase && also.length === 0 ? head.checked : await byPolicyOfBase(also);
    return report;
}
function movedSide({ checked }, tree) {
    return { report: checked.report, tree, requirements: checked.requirements ?? new Map() };
}
function projectsOf({ base, head }) {
    const { cwd } = head.fs;
    const projects = [...base.checked.projects, ...head.checked.projects];
    return (path) => {
        const { root, file, confirmations } = around(cwd, projects, path) ?? NO_PROJECT;
        return {
            root,
            configFile: file ?? (0,value_path/* joinPath */.uJ)(root, config/* CONFIG_FILE */.g),
            confirmations: confirmations ?? (0,value_path/* joinPath */.uJ)(root, ready/* CONFIRMATIONS_FILE */._),
            at: (0,value_path/* placeOf */.$t)(cwd, root).at,
        };
    };
}
const NO_PROJECT = { root: '.', file: null };
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

/***/ 54209:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ breaks),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* unused harmony export CAUSE_KINDS */
const CAUSE_KINDS = ['refuse', 'not ready', 'error', 'not judged', 'pending', 'step'];
function breaks({ kind }) {
    return kind !== 'step';
}
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

/***/ 17601:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   mx: () => (/* binding */ versionOfTag)
/* harmony export */ });
/* harmony import */ var semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78469);
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16353);


function isVersion(text) {
    const [release = ''] = text.split('+');
    const exact = release
        .replace('-', '.')
        .split('.')
        .every((part) => !/^\d{16,}$/.test(part));
    return exact && /^\d\S*$/.test(text) && semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_1__(text) !== null;
}
function versionOfTag(tag) {
    const [, version] = /(?:^|[^0-9A-Za-z.])v?((?:0|[1-9]\d*)\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?)$/.exec(tag) ?? [];
    return version !== undefined && isVersion(version) ? version : undefined;
}
function compareVersions(a, b) {
    return isVersion(a) && isVersion(b) ? semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__(a, b) : undefined;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-18355.js").modules);
Object.assign(exports.modules, require("./shared-4534.js").modules);
Object.assign(exports.modules, require("./shared-27323.js").modules);
Object.assign(exports.modules, require("./shared-32981.js").modules);
