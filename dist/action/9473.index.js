export const id = 9473;
export const ids = [9473];
export const modules = {

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/fs/rom-folder.js
var rom_folder = __webpack_require__(7104);
// EXTERNAL MODULE: ./build/adapters/git/commit-files.js + 5 modules
var commit_files = __webpack_require__(3499);
// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/projects.js
var core_projects = __webpack_require__(266);
// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(6019);
// EXTERNAL MODULE: ./build/core/shard.js
var core_shard = __webpack_require__(1998);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/check-files.js
var check_files = __webpack_require__(3038);
// EXTERNAL MODULE: ./build/app/check.js + 2 modules
var check = __webpack_require__(3391);
// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/app/projects.js
var app_projects = __webpack_require__(4216);
// EXTERNAL MODULE: ./build/app/ready.js + 2 modules
var ready = __webpack_require__(4308);
;// CONCATENATED MODULE: ./build/app/check-projects.js
















/**
 * The main job for folders: checks every project at or below them, each with its own configuration. A project that cannot be judged is
 * a finding; the others are judged.
 *
 * @returns one report, which of several projects says which part of it is whose
 * @throws UserError when a named file means nothing, and when there is one project only and it cannot be judged
 */
async function checkProjects(ports, options) {
    const { configPath, shard } = options;
    const projects = (0,app_projects/* findProjects */.OG)(ports.fs, options.folders, configPath !== undefined);
    const chosen = choose(ports, options);
    const runs = [];
    const digests = [];
    for (const project of projects) {
        const named = configPath !== undefined && options.folders.includes(project.root) ? configPath : undefined;
        const own = chosenOf(ports.fs.cwd, chosen, project, projects);
        const run = await runOf(ports, options, project, { named, chosen: own, alone: projects.length === 1 });
        runs.push(run);
        digests.push([
            project.root,
            project.within ?? null,
            digestOf(ports, run.project.file),
            project.files.filter(check_files/* isLookedFor */.m3),
            own,
        ]);
    }
    const [first, ...others] = runs;
    if (first === undefined)
        throw new Error('every folder is in a project');
    const report = (0,report_projects/* putTogether */.o)([first.project, ...others.map(({ project }) => project)]);
    const checked = joined(runs, report);
    if (shard === undefined)
        return checked;
    const { parts, profile, roster } = options;
    const decides = [version/* VERSION */.x, digests, [...parts], profile?.prefix ?? null, roster ?? null];
    const configuration = (0,digest/* sha256Digest */.sI)((0,canonical_json/* canonicalize */.d)(decides));
    return { ...checked, report: { ...report, part: { ...shard, commit: options.commit ?? null, configuration } } };
}
/**
 * The projects that {@link checkProjects} judges, without judging them.
 *
 * @returns of a project whose configuration cannot be used its root and why
 */
async function listProjects(fs, options) {
    const { configPath, folders } = options;
    const projects = (0,app_projects/* findProjects */.OG)(fs, folders, configPath !== undefined);
    const chosen = choose({ fs }, options);
    const listed = [];
    for (const project of projects) {
        const { root, files } = project;
        const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
        try {
            const config = await (0,app_config/* loadConfig */.Z9)(fs, named, root);
            const judged = { ...(0,check_files/* judgedFiles */.XY)({ fs, root, files }, config), ...chosenOf(fs.cwd, chosen, project, projects) };
            listed.push({ root, named, config, judged });
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            listed.push({ root, problem: error });
        }
    }
    return listed;
}
async function runOf({ signatureFor, ...ports }, options, project, { named, chosen, alone }) {
    const { parts, roster, shard } = options;
    const { root, within } = project;
    const file = named ?? (ports.fs.kind((0,join_path/* joinPath */.u)(root, core_projects/* PROJECT_FILE */.Dp)) === 'none' ? null : (0,join_path/* joinPath */.u)(root, core_projects/* PROJECT_FILE */.Dp));
    try {
        const own = await (0,app_config/* loadConfig */.Z9)(ports.fs, named, root);
        const { config, ...judgedBy } = options.judgedBy?.(project, own) ?? { config: own };
        const profile = options.profile ?? ids/* PROFILES */.jI[config.prefix];
        const checked = await (0,check/* check */.z6)({ ...ports, ...(signatureFor === undefined ? {} : { signatureOf: signatureFor(profile) }) }, {
            ...judgedBy,
            profile,
            config,
            root,
            parts,
            files: project,
            chosen,
            roster,
            shard,
            ...(within === undefined ? {} : { scope: isBelow(within) }),
        });
        const confirmations = (0,join_path/* joinPath */.u)(root, config.confirmations ?? ready/* CONFIRMATIONS_FILE */._E);
        return { project: { root, file, report: checked.report }, checked, confirmations };
    }
    catch (error) {
        if (alone || !(error instanceof errors/* UserError */.y))
            throw error;
        const report = unreadReport(error, file ?? root, shard);
        return { project: { root, file, report } };
    }
}
/** Whether a path is a folder, or below it; both relative to the working directory. */
function isBelow(folder) {
    if (/^(?:\.|(?:\.\.\/)*\.\.)$/.test(folder)) {
        const up = folder.split('/').filter((part) => part === '..').length;
        return (path) => path.split('/').filter((part) => part === '..').length <= up;
    }
    return (path) => path === folder || path.startsWith(`${folder}/`);
}
/** The report of a project that could not be judged: one error at the place that keeps it from being judged. */
function unreadReport(error, file, shard) {
    const { path = file, range = diagnostic/* START_OF_FILE */.ag, help } = error;
    const finding = {
        rule: 'project/unreadable',
        level: 'error',
        message: `the project cannot be judged: ${error.message}`,
        path,
        range,
        pointer: '',
        ...(help === undefined ? {} : { help }),
    };
    const diagnostics = shard === undefined || (0,core_shard/* isInShard */.O1)(path, shard) ? [finding] : [];
    return {
        version: 1,
        tool: { name: 'cartwright', version: version/* VERSION */.x },
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, 0),
        cals: [],
        handshakes: [],
        verdict: null,
        compliance: null,
    };
}
function joined(runs, report) {
    const checked = runs.flatMap((run) => run.checked ?? []);
    return {
        report,
        notes: checked.flatMap(({ notes }) => notes),
        excerpts: new Map(checked.flatMap(({ excerpts }) => [...excerpts])),
        requirements: new Map(checked.flatMap(({ requirements = [] }) => [...requirements])),
        suppressed: checked.flatMap(({ suppressed = [] }) => suppressed),
        projects: runs.map(({ project: { root, file }, confirmations }) => ({
            root,
            file,
            ...(confirmations === undefined ? {} : { confirmations }),
        })),
    };
}
/** The files that somebody named for all projects, relative to the working directory. */
function choose({ fs }, { folders, named = {} }) {
    const { cals, packages, cartridges, hosts } = named;
    if ([cals, packages, cartridges, hosts].every((names) => names === undefined))
        return {};
    const [folder = '.', ...others] = folders;
    const root = others.length > 0 ? '.' : folder;
    const tree = { fs, root, files: (0,check/* listProject */.aL)(fs, root).files };
    return {
        ...(cals === undefined ? {} : { cals: (0,check_files/* filesOf */.R8)(tree, 'cals', cals) }),
        ...(packages === undefined ? {} : { packages: (0,check_files/* filesOf */.R8)(tree, 'packages', packages) }),
        ...(cartridges === undefined ? {} : { cartridges: (0,check_files/* cartridgesOf */["if"])(tree, cartridges) }),
        ...(hosts === undefined ? {} : { hosts: (0,check_files/* filesOf */.R8)(tree, 'hosts', hosts) }),
    };
}
// A named host is everybody's; anything else is its project's, and what lies in none is the first one's.
function chosenOf(cwd, { hosts, ...rest }, project, all) {
    const absolute = (path) => `/${(0,cal_files/* shortest */.pr)('/', `${cwd}/${path}`)}/`;
    const deepest = [...all].sort((a, b) => absolute(b.root).length - absolute(a.root).length);
    const ownerOf = (path) => deepest.find(({ root }) => absolute(path).startsWith(absolute(root))) ?? all[0];
    const own = Object.entries(rest).map(([kind, paths]) => [kind, paths.filter((path) => ownerOf(path) === project)]);
    return { ...Object.fromEntries(own), ...(hosts === undefined ? {} : { hosts }) };
}
function digestOf({ fs }, file) {
    return file === null || fs.kind(file) !== 'file' ? null : (0,digest/* sha256Digest */.sI)(fs.readFile(file));
}

// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/app/overview-places.js




/**
 * Where overviews stand in their files; findings among them know it. They are asked for when it is decided which ones are shown, for a check has no other use for
 * these places, and reading them for every file would take longer than the check.
 *
 * @returns nothing for an overview whose file is not here, as where parts of a run are merged, or has none of the places
 */
async function overviewPlaces(fs, items) {
    const places = new Map();
    for (const overview of items) {
        if ('rule' in overview || overview.range !== undefined || fs.kind(overview.path) !== 'file')
            continue;
        const range = await placeIn(fs, overview);
        if (range !== undefined)
            places.set(overview, range);
    }
    return places;
}
async function placeIn(fs, { path, at }) {
    if (!/\.(?:json|ya?ml)$/i.test(path))
        return undefined;
    const doc = await (0,source_read/* readQuickly */.xF)(path, fs.readFile(path), { maxDepth: limits/* LIMITS */.b.schemaDepth });
    return (0,quick_document/* withPlaces */.r)(doc, () => {
        const there = at.find((each) => doc.locate(each) !== undefined);
        return there === undefined ? undefined : (0,source_document/* rangeOf */.be)(doc, there, 'key');
    });
}

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
        return value.length > 60 ? undefined : (0,printable/* printable */.g$)(value);
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
            return ` ${(0,printable/* quote */.hD)(name)}`;
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
    const offers = host.head === undefined ? [] : [related(offer, `host ${(0,printable/* quote */.hD)(label)} offers ${supported}`)];
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
    const about = [relatedAt(own, `asks for ${(0,printable/* quote */.hD)(item.id)}`)];
    const changed = cal.differences.find((each) => workflow_isBelow(each.head, own) && cal.base !== undefined);
    const why = `${(0,printable/* quote */.hD)(item.id)}: ${item.reason ?? 'the check failed'}`;
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
            return { why: `${words} all that confirmed ${(0,printable/* quote */.hD)(item.id)}`, place, related: about };
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
    const about = [relatedAt(own, `participant ${(0,printable/* quote */.hD)(alias)} asks for it`)];
    const was = before?.participants.find((each) => each.alias === alias)?.resolved;
    const why = `participant ${(0,printable/* quote */.hD)(alias)} is not staffed: ${reason}`;
    if (was === undefined || was === null)
        return { why, place: { ...own, change: cal.base === undefined ? 'added' : 'changed' }, related: [] };
    const file = await sides.pair(packageFileOf(was.path));
    if (file.head === undefined && file.base !== undefined) {
        return { why: `${was.path}, deleted here, staffed ${(0,printable/* quote */.hD)(alias)}`, place: (0,causes_sides/* placeOfValue */.E0)(file, []), related: about };
    }
    const able = file.differences.find(({ base, head }) => ['capabilities', 'role'].includes(String((head ?? base)?.[0])));
    const difference = able ?? file.differences[0];
    if (difference !== undefined) {
        const path = difference.head ?? difference.base ?? [];
        const words = differenceWords(pathWords(path), difference);
        return { why: `${words}; it staffed ${(0,printable/* quote */.hD)(alias)}`, place: (0,causes_sides/* placeOfDifference */.aD)(file, difference), related: about };
    }
    if (file.head === undefined && sides.differs(was.path)) {
        const gone = sides.head.read(was.path) === undefined;
        return { why, place: (0,causes_sides/* placeOfFile */.T2)(was.path, gone ? 'deleted' : 'changed'), related: about };
    }
    const asked = cal.differences.find((each) => workflow_isBelow(each.head, own));
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
function workflow_isBelow(path, { pointer }) {
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

// EXTERNAL MODULE: ./build/core/handshake/accept/accepts.js + 13 modules
var accepts = __webpack_require__(3106);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/diff/manifests.js


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
    const raised = (0,revision/* compareRevisions */.wo)(next, old) > 0;
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
    const { answer, reason, reservations } = (0,accepts/* accepts */.G3)(next.inputSchema, old.inputSchema);
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

;// CONCATENATED MODULE: ./build/core/diff/requirements.js


/** Every change from one set of requirements to the next, and the step that it asks for. */
function diffRequirements(before, after) {
    const changes = diffManifests(before.manifest, after.manifest);
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
        ...[...movedPackages(base.requirements, head.requirements)].map(([from, to]) => ({
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
    const found = bytes === undefined ? undefined : (0,causes_sides/* valueAt */.fK)((await (0,source_read/* readDocument */.u0)(path, bytes)).value, ['name']);
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

// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(7322);
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
    const message = `host ${(0,printable/* quote */.hD)(host)}: ${why}`;
    return [{ message, path, range, ...(change === 'deleted' ? { deleted: true } : {}) }];
}

;// CONCATENATED MODULE: ./build/core/report/compare-checked.js



/** Compares a check of a base with one of the head; what moved is compared with itself. */
function compareChecked({ report, requirements: before = new Map() }, { report: head, requirements: after = new Map() }, { moved, relaxed }) {
    const base = relocated(report, moved);
    const toHead = pathMapper(moved, 'to head');
    const asked = new Map([...before].map(([path, each]) => [toHead(path), each]));
    return { base, changes: { ...(0,compare/* compareReports */.ll)(base, head, compareRequirements(asked, after), relaxed), moved } };
}

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

// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/app/place.js
var place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/core/lint/suppress/comments.js
var comments = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
;// CONCATENATED MODULE: ./build/core/relaxed/side.js

/** The mapping that a document holds; an empty one for any other. */
function rootOf(doc) {
    return (0,mapping/* isMapping */.pi)(doc?.value) ? doc.value : {};
}
/** The mapping at a key; an empty one where there is none. */
function mappingAt(value, key) {
    const found = (0,mapping/* own */.ZV)(value, key);
    return (0,mapping/* isMapping */.pi)(found) ? found : {};
}
/** The texts of the list at a key. */
function textsAt(value, key) {
    const list = (0,mapping/* own */.ZV)(value, key);
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
        const id = (0,mapping/* own */.ZV)(rootOf(doc), key);
        if (!after.has(path) && typeof id === 'string')
            gone.set(id, path);
    }
    const moved = new Map();
    for (const [path, doc] of after) {
        const from = before.has(path) ? undefined : gone.get((0,mapping/* own */.ZV)(rootOf(doc), key));
        if (from !== undefined)
            moved.set(path, from);
    }
    return moved;
}

;// CONCATENATED MODULE: ./build/core/relaxed/accepted.js





/** Findings that a baseline accepts and the base's did not, or for longer: one relaxation a rule. */
function baselineRelaxations(base, head) {
    const doc = head.baseline;
    if (doc === undefined)
        return [];
    const known = new Pool((0,mapping/* mappingsOf */.Jj)(rootOf(base.baseline), 'entries'), head.has);
    const added = new Map();
    const extended = [];
    const list = (0,mapping/* own */.ZV)(rootOf(doc), 'entries');
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
        const message = `the baseline accepts ${(0,printable/* quote */.hD)(rule)} in ${(0,printable/* quote */.hD)(path)} ${until} (was until ${old})`;
        const place = { doc, at: ['entries', index, 'expires'], side: 'head' };
        extended.push((0,relaxation/* relaxationAt */.Z9)(place, `baseline:${rule}:${path}:expires`, message, [path]));
    });
    const counted = [...added].map(([rule, { index, paths }]) => {
        const number = paths.length === 1 ? 'a finding' : `${paths.length} findings`;
        const message = `the baseline accepts ${number} more of ${(0,printable/* quote */.hD)(rule)}`;
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
    const moved = movedFrom(base.cals, head.cals, 'id');
    return [...head.cals].flatMap(([path, doc]) => {
        const before = base.cals.get(path) ?? base.cals.get(moved.get(path) ?? '');
        const known = before === undefined ? [] : (0,comments/* commentKeys */.g4)(before).map(({ key }) => key);
        return (0,comments/* commentKeys */.g4)(doc).flatMap(({ key, rule, range }) => {
            const at = known.indexOf(key);
            if (at >= 0) {
                known.splice(at, 1);
                return [];
            }
            const message = `a comment accepts ${(0,printable/* quote */.hD)(rule)}`;
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
    const keys = Object.keys(rootOf(base.config));
    return [(0,relaxation/* relaxationAt */.Z9)(place, 'config', 'the configuration is deleted: what it says no longer counts', keys)];
}
const RANK = ['off', 'note', 'warning', 'error'];
function rules(base, head) {
    const [was, is] = [base, head].map((side) => mappingAt(rootOf(side.config), 'rules'));
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
            : [(0,relaxation/* relaxationAt */.Z9)(place, `rule:${rule}`, `the rule ${(0,printable/* quote */.hD)(rule)} ${how} (was ${String(before)})`)];
    });
}
function ignores(base, head) {
    const { config } = head;
    if (config === undefined)
        return [];
    const key = (entry) => JSON.stringify([(0,mapping/* textOf */.b6)(entry, 'rule'), (0,mapping/* textOf */.b6)(entry, 'path')]);
    const known = new Set((0,mapping/* mappingsOf */.Jj)(rootOf(base.config), 'ignore').map(key));
    const list = (0,mapping/* own */.ZV)(rootOf(config), 'ignore');
    return (Array.isArray(list) ? list : []).flatMap((entry, i) => {
        if (!(0,mapping/* isMapping */.pi)(entry) || known.has(key(entry)))
            return [];
        const [rule, path] = [(0,mapping/* textOf */.b6)(entry, 'rule'), (0,mapping/* textOf */.b6)(entry, 'path')];
        const message = `findings of ${(0,printable/* quote */.hD)(rule)} in ${(0,printable/* quote */.hD)(path)} are ignored`;
        return [(0,relaxation/* relaxationAt */.Z9)({ doc: config, at: ['ignore', i], side: 'head' }, `ignore:${rule}:${path}`, message, [path])];
    });
}
function single(base, head) {
    return ['prefix', 'publisher'].flatMap((key) => {
        const [before, after] = [(0,mapping/* own */.ZV)(rootOf(base.config), key), (0,mapping/* own */.ZV)(rootOf(head.config), key)];
        const standard = key === 'prefix' ? 'cart' : undefined;
        if (before === undefined && key === 'publisher')
            return [];
        if ((before ?? standard) === (after ?? standard))
            return [];
        const shown = (value) => (value === undefined ? 'none' : (0,printable/* quote */.hD)(String(value)));
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
        const all = dropped.length === 1 ? `the ${one} ${named(dropped)} is` : `the ${one}s ${named(dropped)} are`;
        const message = `${all} no longer judged`;
        const place = placeOf(base, head, [kind]);
        if (place?.doc.locate([kind]) !== undefined)
            return [(0,relaxation/* relaxationAt */.Z9)(place, `judged:${kind}`, message, dropped)];
        return [{ id: `judged:${kind}`, message, path: first, range: diagnostic/* START_OF_FILE */.ag, side: 'head', covers: dropped }];
    });
}

;// CONCATENATED MODULE: ./build/core/relaxed/floors.js





/** Floors, roles and scopes that packages no longer ask of hosts. A package that moved is the same by its id. */
function floorRelaxations(base, head) {
    const moved = movedFrom(base.packages, head.packages, 'id');
    return [...head.packages].flatMap(([path, doc]) => {
        const before = base.requirements.get(folderOf(base.packages.has(path) ? path : (moved.get(path) ?? path)));
        const after = head.requirements.get(folderOf(path));
        if (before === undefined || after === undefined)
            return [];
        return diffManifests(before.manifest, after.manifest)
            .filter(isLess)
            .map(({ id, before: was, after: is }) => (0,relaxation/* relaxationAt */.Z9)({ doc, at: floors_placeOf(doc, id), side: 'head' }, `floor:${folderOf(path)}:${id}`, `${(0,printable/* quote */.hD)(folderOf(path))} asks less of hosts: ${id} is ${is} (was ${was})`, [folderOf(path)]));
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
    const harness = mappingAt(rootOf(doc), 'harness');
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

;// CONCATENATED MODULE: ./build/core/relaxed/hosts.js







/** Host profiles that are deleted, or offer and grant more than they did. A profile that moved is the same host. */
function hostRelaxations(base, head) {
    const moved = movedFrom(base.hosts, head.hosts, 'name');
    const kept = new Set([...head.hosts.keys(), ...moved.values()]);
    const gone = [...base.hosts].filter(([path]) => !kept.has(path) && !head.has(path));
    return [
        ...gone.map(([path, doc]) => {
            const message = `the host profile ${(0,printable/* quote */.hD)(path)} is deleted`;
            const covers = [(0,mapping/* textOf */.b6)(rootOf(doc), 'name') || path];
            return { id: `host:${path}`, message, path, range: diagnostic/* START_OF_FILE */.ag, side: 'base', covers };
        }),
        ...[...head.hosts].flatMap(([path, doc]) => {
            const before = base.hosts.get(path) ?? base.hosts.get(moved.get(path) ?? '');
            return before === undefined ? [] : widened(rootOf(before), doc);
        }),
    ];
}
function widened(before, doc) {
    const after = rootOf(doc);
    const host = (0,mapping/* textOf */.b6)(after, 'name') || doc.path;
    const more = [...facts(before, after), ...grants(before, after), ...tools(before, after), ...bindings(before, after)];
    return more.map(({ what, at, message, covers = [] }) => (0,relaxation/* relaxationAt */.Z9)({ doc, at, part: 'entry', side: 'head' }, `host:${doc.path}:${what}`, `host ${(0,printable/* quote */.hD)(host)} ${message}`, covers));
}
/** What a stated fact counts for in a handshake. A value of another type makes the profile unusable, and offers nothing. */
function worth(fact) {
    return typeof fact === 'number' || typeof fact === 'boolean' ? Number(fact) : 0;
}
function facts(before, after) {
    const [was, is] = [mappingAt(before, 'model'), mappingAt(after, 'model')];
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
        const [added, [first]] = firstAdded(textsAt(before, kind), textsAt(after, kind));
        if (first === undefined)
            return [];
        const verb = kind === 'resources' ? 'serves' : `grants for ${kind}`;
        return [{ what: kind, at: [kind, first], message: `${verb} ${named(added)}`, covers: added }];
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
            return [make('', [], `offers the tool ${(0,printable/* quote */.hD)(name)}`)];
        const [added, [first]] = firstAdded(textsAt(old, 'scopes'), textsAt(tool, 'scopes'));
        return [
            ...(first === undefined
                ? []
                : [make(':scopes', ['scopes', first], `grants ${(0,printable/* quote */.hD)(name)} the scopes ${named(added)}`, added)]),
            ...['inputSchema', 'wraps', 'rename', 'constants']
                .filter((member) => !isSame((0,mapping/* own */.ZV)(old, member), (0,mapping/* own */.ZV)(tool, member)))
                .map((member) => make(`:${member}`, [member], `states another ${member} of the tool ${(0,printable/* quote */.hD)(name)}`)),
            ...((0,mapping/* own */.ZV)(old, 'digest') === undefined || isSame((0,mapping/* own */.ZV)(old, 'digest'), (0,mapping/* own */.ZV)(tool, 'digest'))
                ? []
                : [make(':digest', ['digest'], `pins the tool ${(0,printable/* quote */.hD)(name)} to another description, or to none`)]),
        ];
    });
}
// An override that the operator wrote for one role, or another tool for it.
function bindings(before, after) {
    const [was, is] = [mappingAt(before, 'bindings'), mappingAt(after, 'bindings')];
    return Object.keys(is).flatMap((role) => {
        if (isSame((0,mapping/* own */.ZV)(was, role), (0,mapping/* own */.ZV)(is, role)))
            return [];
        const message = `binds ${role} to ${(0,printable/* quote */.hD)((0,mapping/* textOf */.b6)(is, role))} (was ${(0,mapping/* textOf */.b6)(was, role) || 'not bound'})`;
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
            ? `${(0,printable/* quote */.hD)(id)} is confirmed by ${(0,printable/* quote */.hD)((0,mapping/* textOf */.b6)(entry, 'by'))}, ${end}`
            : `the confirmation of ${(0,printable/* quote */.hD)(id)} counts from ${(0,mapping/* textOf */.b6)(entry, 'at')} on, ${end} (was ${spanOf(first.entry)})`;
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
    const list = bare ? doc?.value : (0,mapping/* own */.ZV)(rootOf(doc), 'confirmations');
    return (Array.isArray(list) ? list : []).flatMap((entry, i) => (0,mapping/* isMapping */.pi)(entry) ? [{ entry, at: bare ? [i] : ['confirmations', i] }] : []);
}
/** Keys that are trusted and were not, further or for longer, and ones that are no longer known as revoked. */
function registryRelaxations(base, head) {
    const [before, after] = [base.registry, head.registry];
    if (before === undefined && after === undefined)
        return [];
    if (after === undefined)
        return before === undefined ? [] : registryGone(base, before);
    const known = new Map((0,mapping/* mappingsOf */.Jj)(rootOf(before), 'keys').map((entry) => [(0,mapping/* textOf */.b6)(entry, 'keyid'), entry]));
    const list = (0,mapping/* own */.ZV)(rootOf(after), 'keys');
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
            return [make(`the key ${keyid} of ${(0,printable/* quote */.hD)((0,mapping/* textOf */.b6)(entry, 'publisherId'))} is trusted`)];
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
    const list = (0,mapping/* own */.ZV)(rootOf(doc), 'keys');
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
        id: relaxations_clip(each.id),
        message: relaxations_clip(each.message),
        covers: each.covers.map(relaxations_clip),
    }));
}
function relaxations_clip(text) {
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
;// CONCATENATED MODULE: ./build/app/policy-files.js




/**
 * The places that a configuration, or the lack of one, gives these files.
 *
 * @param named the configuration as `--config` names it, relative to the working directory
 * @param root folder of the project, relative to the working directory
 */
function policyFiles(config, root, named) {
    const { baseline = baseline_file/* BASELINE_FILE */.t, confirmations = ready/* CONFIRMATIONS_FILE */._E, trustRegistry } = config;
    return {
        config: named ?? (0,join_path/* joinPath */.u)(root, app_config/* CONFIG_FILE */.g2),
        baseline: (0,join_path/* joinPath */.u)(root, baseline),
        confirmations: (0,join_path/* joinPath */.u)(root, confirmations),
        registry: trustRegistry === undefined ? undefined : (0,join_path/* joinPath */.u)(root, trustRegistry),
    };
}

;// CONCATENATED MODULE: ./build/app/relaxations.js





/** Finds by what the head is judged less strictly than the base; of the files that are judged only those are read that differ. */
async function findRelaxations(base, head, options) {
    const cals = await markedCals(base, head, options);
    const [before, after] = [base, head].map(({ config, root, configPath }) => policyFiles(config, root, configPath));
    const isSame = (kind) => before?.[kind] === after?.[kind] && !options.differs(after?.[kind] ?? '');
    const sides = await Promise.all([sideOf(base, options, cals.base, isSame), sideOf(head, options, cals.head, isSame)]);
    return relaxationsBetween(...sides);
}
async function sideOf({ fs, root, configPath, config, judged, requirements }, { differs }, cals, isSame) {
    const files = policyFiles(config, root, configPath);
    const changed = (paths) => paths.filter((path) => has(fs, path) && differs(path));
    return {
        config: config.file === undefined ? undefined : await read(fs, config.file),
        baseline: isSame('baseline') ? undefined : await readJson(fs, files.baseline),
        confirmations: isSame('confirmations') ? undefined : await read(fs, files.confirmations),
        registry: files.registry === undefined || isSame('registry') ? undefined : await read(fs, files.registry),
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
        const doc = await read(fs, path);
        if (doc !== undefined)
            docs.set(path, doc);
    }
    return docs;
}
const DEEP = { maxDepth: limits/* LIMITS */.b.schemaDepth };
async function read(fs, path) {
    if (!has(fs, path))
        return undefined;
    const bytes = fs.readFile(path, limits/* LIMITS */.b.jsonBytes);
    // Programs write JSON under the name of a YAML file.
    const json = bytes[0] === 0x7b ? await (0,source_read/* readDocument */.u0)(path, bytes, { ...DEEP, language: 'json' }) : undefined;
    return json?.problems.length === 0 ? json : (0,source_read/* readDocument */.u0)(path, bytes, DEEP);
}
async function readJson(fs, path) {
    return has(fs, path) ? (0,source_read/* readDocument */.u0)(path, fs.readFile(path, limits/* LIMITS */.b.jsonBytes), { language: 'json' }) : undefined;
}

;// CONCATENATED MODULE: ./build/app/relaxed-projects.js





/**
 * What the head is judged less strictly by, each project compared with what its folder was at the base.
 *
 * @returns the relaxations, and what could not be compared, one line each
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
async function relaxedInProjects({ head, base, options, byBase, differs, }) {
    const [before, after] = [await listProjects(base.fs, options), await listProjects(head.fs, options)];
    const roots = [...new Set([...before, ...after].map(({ root }) => root))];
    const isWithin = withinIn(head.fs.cwd);
    const relaxed = new Map();
    const notes = [];
    for (const root of roots) {
        const [was, is] = [around(before, root, isWithin), around(after, root, isWithin)];
        const [onlyBase, onlyHead] = [was?.root === root && is?.root !== root, was?.root !== root && is?.root === root];
        if (onlyBase || onlyHead)
            notes.push(`the project ${(0,printable/* quote */.hD)(root)} is only ${onlyBase ? 'at the base' : 'in the change'}`);
        if (is !== undefined && 'problem' in is && (byBase || after.length === 1))
            throw is.problem;
        if ((was !== undefined && 'problem' in was) || (is !== undefined && 'problem' in is)) {
            notes.push(`what the change relaxes in the project ${(0,printable/* quote */.hD)(root)} is not known: its configuration cannot be used`);
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
    config: app_config/* NO_CONFIG */.H5,
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
            configFile: file ?? (0,join_path/* joinPath */.u)(root, app_config/* CONFIG_FILE */.g2),
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

;// CONCATENATED MODULE: ./build/cli/wiring/overlay.js

/**
 * The files of a tree with some taken from another: what the other does not have is not there.
 *
 * @param paths the files that are taken from `other`, relative to the working directory or absolute
 */
function overlay(fs, other, paths) {
    const absolute = (path) => (0,external_node_path_.resolve)(fs.cwd, path).replaceAll('\\', '/');
    const taken = new Set([...paths].map(absolute));
    const from = (path) => (taken.has(absolute(path)) ? other : fs);
    const isLink = (path) => from(path).isLink?.(path) ?? false;
    const list = (directory, options) => {
        const folder = absolute(directory);
        const listed = fs.list(directory, options).filter((file) => !taken.has(`${folder}/${file}`));
        const added = [...taken].filter((path) => path.startsWith(`${folder}/`) && other.kind(path) === 'file');
        return [...listed, ...added.map((path) => (0,external_node_path_.relative)(folder, path).replaceAll('\\', '/'))].sort();
    };
    return {
        cwd: fs.cwd,
        readFile: (path, ...rest) => from(path).readFile(path, ...rest),
        kind: (path) => from(path).kind(path),
        isLink,
        list,
        checkTarget: (path) => fs.checkTarget?.(path),
        writeFile: (path, ...rest) => fs.writeFile(path, ...rest),
    };
}

;// CONCATENATED MODULE: ./build/cli/wiring/base-policy.js














/**
 * Judges `head` by the configurations, baselines, confirmations, trust registries and host lists of `base`; a comment counts when the
 * same CAL has it there. What is a project is the base's word, too: a configuration that only the head has counts for nothing. A host
 * profile that the head deleted is judged as it was.
 *
 * @throws UserError as `loadConfig` does, for the configuration of the only project of the base
 */
async function basePolicy(head, base, { folders, configPath, named: given = {}, also = [] }) {
    const projects = (0,app_projects/* findProjects */.OG)(base, folders, configPath !== undefined);
    const taken = new Set([...also, ...folders.flatMap((folder) => configurationsAround(head, folder))]);
    const borrowed = new Set();
    for (const { root, files } of projects) {
        const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
        const configured = await configOf(base, named, root, projects.length === 1);
        const { config, baseline, confirmations, registry = config } = policyFiles(configured, root, named);
        const hosts = base_policy_hostsOf({ fs: base, root, files }, configured.hosts);
        for (const path of [config, baseline, confirmations, registry, ...hosts.filter((each) => isGone(base, head, each))])
            taken.add(path);
        for (const path of [config, baseline])
            borrowed.add(path);
    }
    const [folder = '.', ...others] = folders;
    const tree = { fs: base, root: others.length > 0 ? '.' : folder };
    const asked = given.hosts === undefined ? [] : base_policy_hostsOf({ ...tree, files: base.list(tree.root) }, given.hosts);
    for (const path of asked)
        if (isGone(base, head, path))
            taken.add(path);
    const fs = overlay(head, base, taken);
    return {
        fs,
        judgedBy: ({ root, files }, configured) => ({
            config: { ...configured, ...onlyGiven((0,check_files/* listsThatMean */.Um)({ fs, root, files }, configured)) },
            borrowed,
            comments: commentsIn(base, head, root),
        }),
    };
}
/** Every configuration that the head has below a folder, and where one above it would be. */
function configurationsAround(head, folder) {
    const found = head
        .list(folder)
        .filter(core_projects/* isProjectFile */.Qn)
        .map((file) => (0,join_path/* joinPath */.u)(folder, file));
    for (let at = (0,external_node_path_.resolve)(head.cwd, folder);; at = (0,external_node_path_.dirname)(at)) {
        found.push((0,external_node_path_.resolve)(at, core_projects/* PROJECT_FILE */.Dp));
        if ((0,external_node_path_.dirname)(at) === at)
            return found;
    }
}
function isGone(base, head, path) {
    return base.kind(path) === 'file' && head.kind(path) === 'none';
}
// Of several projects the one whose configuration cannot be used is an error in the report, as it is without another policy.
async function configOf(base, named, root, alone) {
    try {
        return await (0,app_config/* loadConfig */.Z9)(base, named, root);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        if (!alone)
            return app_config/* NO_CONFIG */.H5;
        const { code, message, path, range, help } = error;
        throw new errors/* UserError */.y(code, `the configuration of the base cannot be used: ${message}`, {
            ...(path === undefined ? {} : { path }),
            ...(range === undefined ? {} : { range }),
            ...(help === undefined ? {} : { help }),
        });
    }
}
function base_policy_hostsOf(tree, names) {
    const { hosts } = (0,check_files/* listsThatMean */.Um)(tree, { hosts: names });
    return (0,check_files/* judgedFiles */.XY)(tree, { cals: [], packages: [], cartridges: [], hosts }).hosts;
}
function onlyGiven(lists) {
    return Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined));
}
function commentsIn(base, head, root) {
    let gone;
    const read = (path) => (0,source_read/* readDocument */.u0)(path, base.readFile(path));
    return async (doc) => {
        if (!doc.text.includes(comments/* IGNORE_MARK */.BY))
            return [];
        if (base.kind(doc.path) === 'file')
            return keysOf(await read(doc.path));
        // A CAL that moved took its comments along.
        gone ??= Promise.all(base
            .list(root)
            .map((file) => (0,join_path/* joinPath */.u)(root, file))
            .filter((path) => cal_files/* CAL_FILE */.Ii.test(path) && head.kind(path) === 'none')
            .map(read));
        const id = (0,mapping/* own */.ZV)(rootOf(doc), 'id');
        const before = (await gone).find((other) => (0,mapping/* own */.ZV)(rootOf(other), 'id') === id);
        return before === undefined ? [] : keysOf(before);
    };
}
function keysOf(doc) {
    return (0,comments/* commentKeys */.g4)(doc).map(({ key }) => key);
}

;// CONCATENATED MODULE: ./build/cli/wiring/compare.js



/**
 * Compares a check with that of a commit.
 *
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
async function compareWithCommit(commits) {
    const { fs, head, base, commit, options, byBase, recheck } = commits;
    const { folders, configPath, named = {} } = options;
    return compareWithBase({
        head: { fs, checked: head },
        base: { fs: commit.files, checked: base },
        name: commit.name,
        options,
        byBase,
        differs: differing(commits),
        byPolicyOfBase: async (also) => recheck(await basePolicy(fs, commit.files, { folders, configPath, named, also })),
    });
}
function differing({ fs, commit, staged = false }) {
    if (staged)
        return () => true;
    // What git does not track yet is judged, too, and is in none of its lists.
    return (path) => commit.files.kind(path) !== 'file' || commit.differing.has((0,cal_files/* shortest */.pr)(fs.cwd, path));
}

;// CONCATENATED MODULE: ./build/cli/wiring/outside-ports.js
/** The ports to the outside; each is loaded only when it was asked for. */
async function outsidePorts({ checkUrls, live, fs, path, timeout, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 2959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '', timeout }) };
}

;// CONCATENATED MODULE: ./build/cli/wiring/server-timeout.js


/** How long servers may take; every command that may start some has it. */
const SERVER_TIMEOUT = {
    name: 'server-timeout',
    kind: 'value',
    value: 'SECONDS',
    summary: 'time for each MCP server to start and answer, before what its profile says (with --live; default: 7)',
};
const LONGEST_TIMEOUT = 600;
/**
 * The value of `--server-timeout` or of the input of that name.
 *
 * @param name of the option or input, for messages
 * @throws UserError `usage` when it is no number of seconds
 */
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new errors/* UserError */.y('usage', `${name} is ${(0,printable/* quote */.hD)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}

;// CONCATENATED MODULE: ./build/cli/wiring/read-card.js


/**
 * The reader of cartridges' cards for readiness. A cartridge that is not whole staffs nobody: what it says of itself, its ROM
 * digest above all, is only believed after it was verified. The SQLite code is loaded with the first cartridge.
 *
 * @param bytesOf where `fs` does not stand on disk
 */
function readCard(fs, bytesOf) {
    return async (path, profile) => {
        const { readCartridgeCard } = await __webpack_require__.e(/* import() */ 5174).then(__webpack_require__.bind(__webpack_require__, 5174));
        const card = await readCartridgeCard((0,external_node_path_.resolve)(fs.cwd, path), profile, path, bytesOf?.(path));
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(8565)]).then(__webpack_require__.bind(__webpack_require__, 8565));
        const { signature, outcome } = await signatureState({ fs, store: cartridgeStore(fs.cwd, bytesOf) }, path, profile, plainDemands(new Date()));
        const broken = outcome.checks.find(({ ok, id }) => !ok && !(signature === 'unsigned' && id === 'signature'));
        if (broken !== undefined)
            throw new errors/* UserError */.y('not-whole', `${outcome.trust}: ${broken.message}`, { path });
        return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
    };
}

;// CONCATENATED MODULE: ./build/cli/wiring/signature-of.js
/**
 * Judges cartridges' signatures for a handshake. The SQLite code is loaded with the first cartridge.
 *
 * @param demandsOf what is demanded of a signature; a plain check by default
 * @param bytesOf where `fs` does not stand on disk
 */
function signatureOf(fs, profile, demandsOf, bytesOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(8565)]).then(__webpack_require__.bind(__webpack_require__, 8565));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}

// EXTERNAL MODULE: ./build/core/answer.js
var core_answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/report/annotations.js
var annotations = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/core/report/headline.js
var headline = __webpack_require__(9165);
;// CONCATENATED MODULE: ./build/core/report/badge.js

const COLOR = { good: 'brightgreen', open: 'yellow', bad: 'red' };
/** A badge in the endpoint format of shields: JSON with a line break at its end. */
function badge(report, policy) {
    const file = {
        schemaVersion: 1,
        label: 'cartwright',
        message: (0,headline/* conclusion */.q$)(report),
        color: COLOR[(0,headline/* moodOf */.jo)(report, policy)],
    };
    return `${JSON.stringify(file)}\n`;
}

// EXTERNAL MODULE: ./build/core/compliance.js
var core_compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
;// CONCATENATED MODULE: ./build/core/report/changed.js







/**
 * As {@link onlyChanged}, for each project by itself. One whose configuration is changed, or gone, or new below it, is judged whole:
 * a configuration decides for everything.
 *
 * @param projects those of the head's report, in its order
 * @returns the report, and the roots of the projects that are judged whole
 */
function onlyChangedProjects(base, head, { changed, projects }) {
    const isWhole = ({ root, file }) => (file !== null && changed.has(file)) ||
        [...changed].some((path) => (0,core_projects/* isProjectFile */.Qn)(path) && (root === '.' || path.startsWith(`${root}/`)));
    const keep = (report, at) => {
        const project = projects[at];
        if (project === undefined || isWhole(project))
            return report;
        const { confirmations } = project;
        return onlyChanged(base, report, { changed, ...(confirmations === undefined ? {} : { confirmations }) });
    };
    const whole = projects.filter(isWhole).map(({ root }) => root);
    const [first, ...others] = (0,report_projects/* takeApart */.Y)(head).map((project, at) => ({
        ...project,
        report: keep(project.report, at),
    }));
    if (first === undefined)
        return { report: keep(head, 0), whole };
    const { part } = head;
    return { report: { ...(0,report_projects/* putTogether */.o)([first, ...others]), ...(part === undefined ? {} : { part }) }, whole };
}
/**
 * A report of what a change can break: CALs, packages, cartridges, host profiles and confirmations that it changes with whatever is
 * judged by them, and what turned out otherwise than at the base, as when a deleted document leaves knowledge missing. The verdicts
 * are those of what is left, and every verdict that is left keeps its findings.
 */
function onlyChanged(base, head, { changed, confirmations }) {
    const fresh = new Set((0,compare/* newFindings */.FN)(base, head));
    const folders = new Set([...changed].flatMap(foldersOf));
    // A subject is a cartridge's file or a package's folder.
    const isTouched = (subject) => changed.has(subject) || folders.has(subject);
    const confirmed = confirmations !== undefined && changed.has(confirmations);
    const cals = head.cals.filter((cal) => changed.has(cal.path) ||
        cal.participants.some(({ resolved }) => resolved !== null && isTouched(resolved.path)) ||
        (confirmed && cal.rac.some(({ check }) => check?.type === 'manual')) ||
        differs(base.cals, cal, calKey, calState));
    const handshakes = head.handshakes.filter((verdict) => isTouched(verdict.subject) ||
        changed.has(verdict.profile) ||
        differs(base.handshakes, verdict, host_labels/* pairKey */.Y, hostState));
    const judged = new Set([
        ...cals.map(({ path }) => path),
        ...handshakes.filter(({ verdict }) => verdict === 'refuse').map(({ subject }) => subject),
        ...handshakes.filter(({ verdict }) => verdict === 'not judged').map(({ profile }) => profile),
    ]);
    const isOfVerdict = ({ path }) => judged.has(path) || judged.has(changed_folderOf(path));
    const diagnostics = head.diagnostics.filter((found) => changed.has(found.path) || fresh.has(found) || isOfVerdict(found));
    const files = new Set([
        ...diagnostics.map(({ path }) => path),
        ...cals.map(({ path }) => path),
        ...handshakes.map(({ subject }) => subject),
    ]);
    return {
        ...head,
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, files.size, head.summary.accepted),
        cals,
        handshakes,
        verdict: (0,assess/* worstVerdict */.z)(cals.map(({ verdict }) => verdict)),
        compliance: (0,core_compliance/* complianceOf */.f)(handshakes.map(({ verdict }) => verdict)),
    };
}
const calKey = (cal) => cal.path;
// Which documents are the evidence is no part of the answer: one more of them breaks nothing.
const calState = ({ verdict, participants, rac }) => JSON.stringify([
    verdict,
    participants.map(({ alias, required, resolved }) => [alias, required, resolved]),
    rac.map(({ id, required, state, available }) => [id, required, state, available]),
]);
const hostState = ({ verdict, reservations, reason, descriptor }) => JSON.stringify([verdict, reservations, reason, descriptor?.unmet]);
function differs(base, member, key, state) {
    const before = base.find((other) => key(other) === key(member));
    return before === undefined || state(before) !== state(member);
}
/** Every folder above a file; `.` is the one above all. */
function foldersOf(path) {
    const segments = path.split('/').slice(0, -1);
    return ['.', ...segments.map((_, i) => segments.slice(0, i + 1).join('/'))];
}
function changed_folderOf(path) {
    const at = path.lastIndexOf('/');
    return at < 0 ? '.' : path.slice(0, at);
}

// EXTERNAL MODULE: ./build/core/report/judged.js
var judged = __webpack_require__(1604);
// EXTERNAL MODULE: ./build/core/report/leg.js
var report_leg = __webpack_require__(4269);
// EXTERNAL MODULE: ./build/core/report/annotation-plan.js
var annotation_plan = __webpack_require__(3830);
// EXTERNAL MODULE: ./build/core/report/comment.js
var comment = __webpack_require__(9632);
// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(6125);
;// CONCATENATED MODULE: ./build/core/readiness/render-text.js

/** Marks of RAC items (surface.md, Readiness). */
const MARKS = {
    unconfirmed: '□',
    confirmed: '☑',
    failed: '✗',
    optional: '·',
};
/** The readiness of one CAL as text, in the form that surface.md fixes; ends with a line end. */
function renderReadiness(cal) {
    const lines = [
        `CAL: ${line(cal.name)}  (${count(cal.nodes, 'node')}, ${count(cal.participants.length, 'participant')})`,
    ];
    const broken = cal.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    if (broken.length > 0) {
        lines.push('', 'Structure');
        for (const d of broken)
            lines.push(`  ✗ ${(0,printable/* printable */.g$)(d.path)}:${d.range.start.line}:${d.range.start.column}  ${line(d.message)}  [${line(d.rule)}]`);
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
    if (cal.todo !== undefined && cal.todo.length > 0) {
        lines.push('', 'Still to write', ...cal.todo.map((id) => `  □ the action of task ${(0,printable/* quote */.hD)(line(id))} is a TODO`));
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
    return (0,printable/* printable */.g$)(text.replace(/\s+/g, ' ').trim());
}

// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/report/restating.js
var report_restating = __webpack_require__(7892);
;// CONCATENATED MODULE: ./build/core/report/overviews.js







/** The overviews of a report: one for each CAL, then one for each package or cartridge, by path. */
function overviewsOf(report, touched = {}) {
    const { cals, handshakes } = report;
    const restating = (0,group/* groupBy */.$)((0,report_restating/* restatingFindings */.G)(report), ([, subject]) => subject);
    const namedBy = (subject) => (restating.get(subject) ?? []).map(([finding]) => finding);
    const subjects = (0,group/* groupBy */.$)(handshakes, ({ subject }) => subject);
    const label = (0,host_labels/* hostLabels */._)(handshakes);
    return [
        ...cals.map((cal) => readinessOverview(cal, namedBy(cal.path), touched)),
        ...[...subjects].map(([subject, verdicts]) => complianceOverview(verdicts, namedBy(subject), label, touched)),
    ];
}
const READINESS = { ready: 'note', pending: 'warning', 'not ready': 'error' };
const COMPLIANCE = {
    accept: 'note',
    'not judged': 'warning',
    refuse: 'error',
};
function readinessOverview(cal, named, { paths, changes }) {
    const { path, verdict } = cal;
    const findings = named.filter((finding) => finding.path === path);
    const item = findings.find(({ pointer }) => pointer.startsWith('/rac/'));
    return {
        kind: 'checklist',
        title: `readiness: ${verdict}`,
        level: READINESS[verdict],
        path,
        at: [['rac'], ['id']],
        ...(item === undefined ? {} : { range: item.range }),
        lines: renderReadiness(cal).trimEnd().split('\n'),
        mend: mendLines(named),
        findings,
        changed: paths?.has(path) === true || changes?.verdicts.some((change) => change.path === path) === true,
    };
}
function complianceOverview(verdicts, named, label, touched) {
    const [{ subject, signature }] = verdicts;
    const path = fileOf(verdicts[0]);
    const findings = named.filter((finding) => finding.path === path);
    const compliance = (0,core_compliance/* complianceOf */.f)(verdicts.map(({ verdict }) => verdict)) ?? 'not judged';
    const signed = signature === 'not applicable' ? '' : `  (signature: ${signature})`;
    // What makes the verdict stands first, where it is not cut.
    const sorted = ORDER.flatMap((mark) => verdicts.filter((verdict) => (0,reservations/* markOf */.Fg)(verdict) === mark));
    const [first] = findings;
    return {
        kind: 'verdict',
        title: `compliance: ${compliance}`,
        level: COMPLIANCE[compliance],
        path,
        at: [['harness'], ['id']],
        ...(first === undefined ? {} : { range: first.range }),
        lines: [
            `${(0,printable/* printable */.g$)(subject)}: ${(0,reservations/* hostCounts */.xj)(verdicts)}${signed}`,
            '',
            ...sorted.map((verdict) => `  ${hostLine(verdict, label)}`),
        ],
        mend: mendLines(named),
        findings,
        changed: isTouched(subject, verdicts, touched),
    };
}
const ORDER = ['refuse', 'not judged', 'reserved', 'accept'];
const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' };
function hostLine(verdict, label) {
    const name = (0,printable/* printable */.g$)(label(verdict));
    const head = `${MARK[(0,reservations/* markOf */.Fg)(verdict)]} ${name}: ${(0,reservations/* verdictWords */.L2)(verdict)}`;
    if (verdict.verdict === 'not judged')
        return `${head}: ${oneLine(verdict.reason)} (${oneLine(verdict.help)})`;
    const parts = [...unmetWords(verdict), ...bindingWords(verdict)];
    return parts.length === 0 ? head : `${head}: ${parts.join('; ')}`;
}
function unmetWords({ descriptor, error }) {
    const { supported = [], requested = [] } = error?.error.data ?? {};
    return descriptor.unmet.map((id, i) => `unmet ${oneLine(id)} (offers ${oneLine(supported[i] ?? '')}, asked ${oneLine(requested[i] ?? '')})`);
}
function bindingWords({ roles }) {
    const words = roles.flatMap((role) => {
        if (role.boundTool === null)
            return role.tier === 'optional' ? [`${oneLine(role.role)} not bound (optional)`] : [];
        const reasons = (0,reservations/* reservationsOf */.VL)(role).map(({ reason }) => oneLine(reason));
        const under = reasons.length === 0 ? '' : ` with a reservation: ${reasons.join(', ')}`;
        return [`${oneLine(role.role)} → ${oneLine(role.boundTool)}${under}`];
    });
    return words;
}
/** Where to mend what makes a verdict no; nothing where nothing does. */
function mendLines(findings) {
    if (findings.length === 0)
        return [];
    const lines = findings.flatMap(({ rule, message, help, related = [], ...at }) => [
        `  ${placeWords(at)}  ${oneLine(message)}  [${oneLine(rule)}]`,
        ...related.slice(0, RELATED).map((each) => `    ↔ ${placeWords(each)}  ${oneLine(each.message)}`),
        ...(help === undefined ? [] : [`    help: ${oneLine(help)}`]),
    ]);
    return ['', 'Mend', ...lines];
}
/** Other sides of a finding that are named. */
const RELATED = 3;
function placeWords({ path, range: { start } }) {
    return `${(0,printable/* printable */.g$)(path)}:${start.line}:${start.column}`;
}
function oneLine(text) {
    return (0,printable/* printable */.g$)(text.replace(/\s+/g, ' ').trim());
}
/** The file of what was judged: a package's is its source, a cartridge or a manifest is one itself. */
function fileOf({ subject, signature }) {
    if (signature !== 'not applicable' || subject.endsWith('.json'))
        return subject;
    return subject === '.' ? PACKAGE : `${subject}/${PACKAGE}`;
}
const PACKAGE = 'cartridge.yaml';
function isTouched(subject, verdicts, { paths = NO_PATHS, changes }) {
    if (paths.has(subject) || verdicts.some(({ profile }) => paths.has(profile)))
        return true;
    if (subject === '.' ? paths.size > 0 : [...paths].some((path) => path.startsWith(`${subject}/`)))
        return true;
    const turned = new Set((changes?.hosts ?? []).map(({ profile, host, ...change }) => (0,host_labels/* pairKey */.Y)({ ...change, profile: profile ?? host })));
    return verdicts.some((verdict) => turned.has((0,host_labels/* pairKey */.Y)(verdict)));
}
const NO_PATHS = new Set();

// EXTERNAL MODULE: ./build/core/report/summary.js
var summary = __webpack_require__(8669);
;// CONCATENATED MODULE: ./build/core/report/plan.js





/** GitHub refuses a SARIF run with more results (and shows 5,000 of them). */
const SARIF_RESULTS = 25_000;
/** Decides once what goes to annotations, job summary, comment and SARIF; the JSON report always has everything. */
function planReport(input, options) {
    const { report, changes } = input;
    const { diagnostics } = report;
    const touched = {
        ...(options.changed === undefined ? {} : { paths: options.changed }),
        ...(changes === undefined ? {} : { changes }),
    };
    const totals = (0,counts/* countLevels */.ZT)(diagnostics);
    const findings = diagnostics.length <= SARIF_RESULTS ? diagnostics : (0,counts/* mostTellingFirst */.xj)(diagnostics).slice(0, SARIF_RESULTS);
    const shown = (0,counts/* countLevels */.ZT)(findings);
    return {
        totals,
        annotations: (0,annotation_plan/* planAnnotations */.m)(diagnostics, {
            overviews: overviewsOf(report, touched),
            ...(options.annotated === undefined ? {} : { made: options.annotated }),
        }),
        summary: (0,summary/* renderSummary */.Br)(input),
        comment: (0,comment/* renderComment */.wQ)(input, options),
        sarif: { findings, shown, cut: (0,counts/* subtract */.Re)(totals, shown) },
    };
}

// EXTERNAL MODULE: ./build/core/report/report-file.js + 1 modules
var report_file = __webpack_require__(4031);
// EXTERNAL MODULE: ./build/core/report/sarif-context.js
var sarif_context = __webpack_require__(5762);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
;// CONCATENATED MODULE: ./build/core/report/merge.js







/**
 * Whether reports are all parts of one run, each once: of the same commit, judged by the same configuration.
 *
 * @returns undefined when they are
 */
function partsProblem(reports) {
    const { part: first } = reports[0];
    const seen = new Map();
    for (const [at, { part, tool }] of reports.entries()) {
        if (part === undefined || first === undefined)
            return { problem: 'it is no part of a split run', help: 'make each part with --shard I/N (the input shard)', at };
        const foreign = (what, own, other) => ({
            problem: `it is part of another run: ${what} ${own}, where the first part has ${other}`,
            help: 'merge the parts of one run only',
            at,
        });
        if (part.commit !== first.commit)
            return foreign('commit', part.commit ?? 'unknown', first.commit ?? 'an unknown one');
        if (part.count !== first.count)
            return foreign('count', String(part.count), String(first.count));
        if (tool.version !== reports[0].tool.version)
            return foreign('cartwright', tool.version, reports[0].tool.version);
        if (part.configuration !== first.configuration)
            return foreign('configuration and files', part.configuration, first.configuration);
        const before = seen.get(part.index);
        if (before !== undefined)
            return { problem: `part ${part.index} of ${part.count} is there twice`, help: 'name each part once', at };
        seen.set(part.index, at);
    }
    const count = first?.count ?? 0;
    const missing = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !seen.has(index));
    if (missing.length === 0)
        return undefined;
    const which = `${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}`;
    const verb = missing.length === 1 ? 'is' : 'are';
    return {
        problem: `part ${which} of ${count} ${verb} missing`,
        help: 'a part that failed to run judged nothing',
        at: 0,
    };
}
/**
 * Puts the parts of a run together: the report is that of a run over everything. Every finding, CAL and verdict is in one part.
 *
 * @param reports what {@link partsProblem} found to be all parts of one run
 */
function mergeReports(reports) {
    const [first] = reports;
    const changes = reports.flatMap((report) => report.changes ?? []);
    return {
        ...mergeProjects(reports),
        ...(changes.length < reports.length ? {} : { changes: mergeChanges(changes) }),
        ...(first.origin === undefined ? {} : { origin: first.origin }),
    };
}
function mergeProjects(reports) {
    const apart = reports.map((report) => (0,report_projects/* takeApart */.Y)(report));
    const [first, ...others] = (apart[0] ?? []).map(({ root, file }, i) => {
        const [own, ...rest] = apart.flatMap((projects) => projects[i]?.report ?? []);
        if (own === undefined)
            throw new Error('parts of one run have the same projects');
        return { root, file, report: mergeLists([own, ...rest]) };
    });
    return first === undefined ? mergeLists(reports) : (0,report_projects/* putTogether */.o)([first, ...others]);
}
function mergeLists(reports) {
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)(reports.flatMap((report) => report.diagnostics));
    const count = (member) => reports.reduce((total, { summary }) => total + (summary[member] ?? 0), 0);
    const cals = reports.flatMap((report) => report.cals).sort((a, b) => (a.path < b.path ? -1 : 1));
    const handshakes = reports.flatMap((report) => report.handshakes).sort(same_answers/* compareVerdicts */.m);
    return {
        version: 1,
        tool: reports[0].tool,
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, count('files'), count('accepted')),
        cals,
        handshakes,
        verdict: (0,assess/* worstVerdict */.z)(cals.map(({ verdict }) => verdict)),
        compliance: (0,core_compliance/* complianceOf */.f)(handshakes.map(({ verdict }) => verdict)),
        ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true } : {}),
    };
}
function mergeChanges(all) {
    // Every part finds what the whole relaxes; what that hides is each part's own.
    const relaxed = new Map(all.flatMap((changes) => changes.relaxed ?? []).map((each) => [JSON.stringify(each), each]));
    const hidden = all.flatMap((changes) => changes.hidden ?? []);
    const causes = merge_joined(all.map((changes) => changes.causes));
    const moved = merge_joined(all.map((changes) => changes.moved));
    const base = all[0]?.base;
    return (0,compare/* sortChanges */.gQ)({
        relaxed: [...relaxed.values()],
        ...(hidden.length === 0 ? {} : { hidden: sum(hidden) }),
        verdicts: all.flatMap((changes) => changes.verdicts),
        hosts: all.flatMap((changes) => changes.hosts),
        rac: all.flatMap((changes) => changes.rac),
        requirements: all.flatMap((changes) => changes.requirements ?? []),
        introduced: sum(all.map((changes) => changes.introduced)),
        fixed: sum(all.map((changes) => changes.fixed)),
        ...(causes === undefined ? {} : { causes: (0,causes_cause/* worstFirst */.md)(causes) }),
        ...(moved === undefined ? {} : { moved }),
        ...(base === undefined ? {} : { base }),
    });
}
// What each part of a run says of the whole is there once; what one part does not know is not known.
function merge_joined(lists) {
    if (lists.includes(undefined))
        return undefined;
    return [...new Map(lists.flatMap((list) => list ?? []).map((each) => [JSON.stringify(each), each])).values()];
}
function sum(all) {
    const add = (key) => all.reduce((total, counts) => total + counts[key], 0);
    return { errors: add('errors'), warnings: add('warnings'), notes: add('notes') };
}

;// CONCATENATED MODULE: ./build/cli/wiring/merged-report.js





const merged_report_LIMIT = 64 * 1024 * 1024;
/**
 * Reads the reports of a split run and puts them together.
 *
 * @param names files or globs, relative to the working directory
 * @throws UserError `no-file` for a glob without a match, `bad-report` for a file that is no report, and for parts that are
 *   missing, doubled or of another run
 */
async function mergedReport(fs, names) {
    const reports = [];
    const paths = [...new Set(names.flatMap((name) => filesOf(fs, name)))];
    for (const path of paths) {
        const file = await (0,report_file/* readReport */.tL)(new TextDecoder().decode(fs.readFile(path, merged_report_LIMIT)));
        if ('problem' in file)
            throw new errors/* UserError */.y('bad-report', file.problem, { path });
        reports.push(file);
    }
    const [first, ...others] = reports;
    if (first === undefined)
        throw new errors/* UserError */.y('no-file', 'there is no report to merge');
    const problem = partsProblem([first, ...others]);
    if (problem === undefined)
        return mergeReports([first, ...others]);
    throw new errors/* UserError */.y('bad-report', problem.problem, { path: paths[problem.at] ?? '', help: problem.help });
}
function filesOf(fs, name) {
    if (!(0,core_glob/* isGlob */.fg)(name))
        return [name];
    const glob = (0,core_glob/* compileGlob */.SO)(name);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `${(0,printable/* quote */.hD)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new errors/* UserError */.y('no-file', `no file matches ${(0,printable/* quote */.hD)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
}

// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var git_repository = __webpack_require__(9685);
;// CONCATENATED MODULE: ./build/cli/wiring/check-commit.js







/** A commit with what differs from it; undefined when git, the repository or the commit is not there. */
function findCommit({ cwd, inside, sha, name, fetch, to }) {
    const repository = (0,git_repository/* findRepository */.W1)(inside);
    const files = (0,commit_files/* commitFiles */.zu)(cwd, sha, fetch, inside);
    const changed = files === undefined ? undefined : (0,commit_files/* changedPaths */.vl)(inside, sha, to);
    if (repository === undefined || files === undefined || changed === undefined)
        return undefined;
    const inTree = (0,git_repository/* pathInTree */.HR)(repository, cwd);
    const seen = (path) => inTree.startsWith('..')
        ? (0,external_node_path_.relative)(cwd, (0,external_node_path_.resolve)(repository.top, path)).replaceAll('\\', '/')
        : external_node_path_.posix.relative(`/${inTree}`, `/${path}`);
    return { name, files, differing: new Set(changed.map(seen)) };
}
/**
 * Checks a commit by its own configurations, from git's objects: nothing is checked out and nothing outside is asked.
 *
 * @param fs the work tree, from which code that is the same in both is read, so that git need not bring it
 * @throws UserError for a commit that cannot be checked
 */
async function checkCommit(fs, clock, { files, differing }, options) {
    const bytesOf = (path) => files.readFile(path);
    return checkProjects({
        fs: files,
        readCode: (path, bytes, start) => (differing.has((0,cal_files/* shortest */.pr)(fs.cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, bytes, start),
        clock,
        readCard: readCard(files, bytesOf),
        signatureFor: (profile) => signatureOf(files, profile, undefined, bytesOf),
    }, options);
}

;// CONCATENATED MODULE: ./build/action/base.js





/**
 * The base of a pull request, whose files are read from git's objects: nothing is checked out.
 *
 * @param judged what is compared with it
 * @returns undefined when there is no base to compare with; the reason is in the log
 */
function baseCommit(step, judged) {
    const { context, runner } = step;
    if (context.pull === undefined)
        return undefined;
    // A merge was made with the base as it is now, not as it was when the event happened.
    const commit = commitAt(step, judged.base?.sha ?? context.pull.baseSha);
    if (commit === undefined) {
        runner.log('cartwright: no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it)');
    }
    return commit;
}
function commitAt({ fs, inputs }, sha) {
    const { cwd } = fs;
    const inside = (0,external_node_path_.resolve)(cwd, inputs.text('working-directory'));
    return findCommit({ cwd, inside, sha, name: sha, fetch: true, to: 'HEAD' });
}
/**
 * The policy of the base, where the input `config-from` asks for it. What is on a branch already is judged by its own.
 *
 * @param base the base of a pull request, as {@link baseCommit} finds it
 * @throws UserError `no-base` when it is not here: a pull request is never judged by its own word instead
 */
async function policyOfBase(step, base, { named }) {
    const { context, fs, inputs } = step;
    const { event, queueBase } = context;
    if (inputs.text('config-from') !== 'base')
        return undefined;
    if (!event.startsWith('pull_request') && event !== 'merge_group')
        return undefined;
    const commit = base ?? (queueBase === undefined ? undefined : commitAt(step, queueBase));
    if (commit === undefined)
        throw new errors/* UserError */.y('no-base', 'config-from: base needs the commit of the base, which is not here', {
            help: 'give actions/checkout fetch-depth: 2, or fetch-depth: 0',
        });
    return basePolicy(fs, commit.files, {
        folders: [inputs.text('working-directory')],
        configPath: inputs.text('config') || undefined,
        ...(named === undefined ? {} : { named }),
    });
}
/**
 * Checks the base by its own configuration.
 *
 * @returns undefined when it cannot be checked; that is in the log
 */
async function checkBase(step, commit, options) {
    const { fs, runner, inputs } = step;
    try {
        return await checkCommit(fs, { now: () => new Date() }, commit, {
            folders: [inputs.text('working-directory')],
            configPath: inputs.text('config') || undefined,
            parts: new Set(check/* CHECK_PARTS */.EO),
            ...options,
        });
    }
    catch {
        // The base may hold anything; what is wrong with it is not this change's matter.
        runner.log('cartwright: no comparison with the base, which cannot be checked itself');
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/action/limits.js



/**
 * Reads the inputs that narrow a check.
 *
 * @throws UserError `bad-input` for a shard that is none
 */
function limitsOf(inputs) {
    const named = Object.fromEntries(['cals', 'packages', 'cartridges', 'hosts'].flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    }));
    const text = inputs.text('shard');
    if (text === '')
        return { named };
    const shard = (0,core_shard/* parseShard */.uK)(text);
    if (shard === undefined) {
        throw new errors/* UserError */.y('bad-input', `input shard is ${(0,printable/* quote */.hD)(text)}`, { help: 'write INDEX/COUNT, for example 2/4' });
    }
    return { named, shard };
}

;// CONCATENATED MODULE: ./build/action/judged.js

/** Events whose result GitHub shows at their own commit: judging another one would vouch for files that nobody looked at. */
const BOUND = new Set([
    'push',
    'merge_group',
    'release',
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
]);
const UNKNOWN = 'nobody can tell which commit is judged: the workspace is no git checkout; check the repository out with actions/checkout';
/**
 * The commit that a step judges. A pull request is its head, or a merge of it; an event that belongs to a commit is that commit;
 * other events judge whatever is checked out, and name it.
 *
 * @param git the checked-out commit; undefined without git
 * @throws UserError `wrong-commit` for a checkout of anything else: no verdict is given
 */
function judgedCommit(context, git) {
    if (git === undefined)
        return { commit: { sha: '' }, caution: UNKNOWN };
    const { event, pull, eventSha } = context;
    if (pull !== undefined)
        return { commit: ofPull(pull, git, context) };
    if (eventSha === '' || git.sha === eventSha)
        return { commit: { sha: git.sha } };
    if (BOUND.has(event)) {
        throw new errors/* UserError */.y('wrong-commit', `checked out is "${git.sha}", and this ${event} is about "${eventSha}"`, {
            help: 'leave out the input "ref" of actions/checkout, and check before the job makes commits of its own',
        });
    }
    return {
        commit: { sha: git.sha },
        caution: `judged is "${git.sha}", which is checked out; this ${event} itself is about "${eventSha}"`,
    };
}
/**
 * The commit that the parts of a split run judged.
 *
 * @param origin of the first part; parts that are no work of this job's neighbours have none
 * @throws UserError `wrong-commit` for parts of another commit than the event is about
 */
function judgedParts({ event, pull, sha }, origin) {
    if (origin === undefined || origin.sha === '')
        return {
            commit: { sha: '' },
            caution: 'nobody can tell which commit is judged: the reports of the parts do not say',
        };
    const { sha: judged, base } = origin;
    if ((pull !== undefined || BOUND.has(event)) && sha !== '' && judged !== sha && judged !== pull?.mergedAs) {
        throw new errors/* UserError */.y('wrong-commit', `the reports to merge are about "${judged}", and this ${event} about "${sha}"`, {
            help: 'merge the reports of the jobs of the same run',
        });
    }
    return { commit: { sha: judged, ...(base === undefined ? {} : { base }) } };
}
function ofPull(pull, git, { event, eventSha }) {
    const { headSha, baseSha, baseBranch, number } = pull;
    if (git.sha === headSha)
        return { sha: headSha };
    const [first, second, ...more] = git.parents;
    if (first !== undefined && second === headSha && more.length === 0) {
        // Any branch can be merged with: only GitHub's own merge, or the base that the event names, is known to be of the base.
        const known = first === baseSha || git.sha === eventSha;
        return { sha: headSha, base: { sha: first, ...(known && baseBranch !== '' ? { branch: baseBranch } : {}) } };
    }
    // What a merge, a squash or a rebase made of a pull request that is merged.
    if (git.sha === pull.mergedAs)
        return { sha: git.sha };
    throw new errors/* UserError */.y('wrong-commit', `checked out is "${git.sha}", which is neither the head "${headSha}" of pull request #${number} nor a merge of it`, { help: event === 'pull_request_target' ? FOR_TARGET : FOR_PULL });
}
const FOR_PULL = 'leave out the input "ref" of actions/checkout, which brings the merge, or set it to "${{ github.event.pull_request.head.sha }}"';
const FOR_TARGET = 'run on pull_request, where the default checkout is the merge; on pull_request_target it is the base, and only "ref: ${{ github.event.pull_request.head.sha }}" brings the pull request';

;// CONCATENATED MODULE: ./build/action/repository-folder.js


/**
 * How the paths of a report lead to those of the repository: they are one where the repository is the workspace, as it is unless the
 * checkout has a `path`.
 *
 * @param workspace absolute
 * @param root the folder that is checked, relative to the workspace
 */
function repositoryFolder(workspace, root) {
    const top = (0,git_repository/* findRepository */.W1)((0,external_node_path_.resolve)(workspace, root))?.top;
    if (top === undefined)
        return { prefix: '' };
    const below = (0,external_node_path_.relative)(workspace, top).replaceAll('\\', '/');
    if (below === '')
        return { prefix: '' };
    if (below !== '..' && !below.startsWith('../'))
        return { prefix: '', top: below };
    return { prefix: (0,external_node_path_.relative)(top, workspace).replaceAll('\\', '/') };
}

// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(4541);
;// CONCATENATED MODULE: ./build/action/check.js






























const BADGE_FILE = 'cartwright-badge.json';
/**
 * `command: check`. The verdict, the files and the outputs are made first; the pull request comes last, and whatever happens there
 * does not change them.
 */
async function runCheck(step) {
    const { context, fs, inputs, runner } = step;
    const root = inputs.text('working-directory');
    if (fs.kind(root) !== 'directory') {
        throw new errors/* UserError */.y('no-directory', 'the input working-directory names no directory', { path: root });
    }
    const { report, changes, changed, without, commit, caution, folder, onlyChanges = false, ...source } = await judge(step, root);
    const leg = (0,action_step/* legOf */.Yk)(step);
    const { sha, repository, serverUrl, runId, runAttempt } = context;
    const target = repository === undefined ? undefined : { serverUrl, repository, sha: commit.sha || sha, ...folder };
    const { rulesUrl } = (0,sarif_context.sarifContext)(step.env);
    const policy = (0,core_answer/* policyOf */.US)(failOnOf(inputs), inputs.flag('strict'));
    const input = {
        report,
        policy,
        leg,
        judged: commit,
        onlyChanges,
        ...(changes === undefined ? {} : { changes }),
        ...(target === undefined ? {} : { target }),
        ...(rulesUrl === undefined ? {} : { rulesUrl }),
    };
    const { error, warning, notice } = runner.made;
    const plan = planReport(input, {
        key: (0,report_leg/* legKey */.Sv)(leg),
        origin: { sha, runId, runAttempt },
        annotated: { errors: error, warnings: warning, notes: notice },
        ...(changed === undefined ? {} : { changed }),
    });
    await writeSarif(step, plan.sarif.findings, source);
    const { job, directory, narrowed } = leg;
    writeFiles(step, {
        ...report,
        ...(changes === undefined ? {} : { changes }),
        origin: {
            job,
            directory,
            ...commit,
            ...(Object.keys(narrowed).length === 0 ? {} : { narrowed }),
            ...(folder.prefix === '' && folder.top === undefined ? {} : { folder }),
            run: { id: runId, attempt: runAttempt },
        },
        policy,
    });
    // What cannot be written ends the step without a verdict, so that none is shown before.
    if (inputs.flag('annotations')) {
        const places = await overviewPlaces(fs, plan.annotations.items);
        runner.commands((0,annotations/* annotationLines */.bK)(plan.annotations, { ...folder, places }));
    }
    runner.addSummary(plan.summary.text);
    const answer = (0,core_answer/* answerOf */.ut)(report, policy);
    const code = (0,action_step/* conclude */.Ep)(step, answer, caution === undefined ? [] : [caution]);
    runner.log(`cartwright: ${(0,judged/* judgedLine */._)(commit)}`);
    if (context.pull !== undefined && (inputs.text('comment') !== 'false' || inputs.flag('suggest'))) {
        const { reportOnPull } = await __webpack_require__.e(/* import() */ 6517).then(__webpack_require__.bind(__webpack_require__, 6517));
        const nothingNew = changes !== undefined && (0,compare/* isUnchanged */._5)(changes) && answer.ok;
        const accepted = (source.suppressed ?? []).map(({ diagnostic }) => diagnostic);
        const uncounted = [{ ...report, diagnostics: accepted }, ...(without === undefined ? [] : [without])];
        await reportOnPull(step, context.pull, { report, uncounted, body: plan.comment.text, leg, folder, nothingNew });
    }
    return code;
}
/** Checks the workspace, or puts together what other jobs have checked. */
async function judge(step, root) {
    const { context, fs, inputs, runner } = step;
    const parts = inputs.list('merge');
    if (parts !== undefined) {
        const { changes, origin, policy: _ofParts, ...report } = await mergedReport(fs, parts);
        // The job that merges need not have checked anything out.
        const folder = origin?.folder ?? { prefix: '' };
        return { report, changes, excerpts: new Map(), folder, ...judgedParts(context, origin) };
    }
    const git = (0,commit_files/* checkedOut */.M8)((0,external_node_path_.resolve)(fs.cwd, root));
    const judged = { ...judgedCommit(context, git), folder: repositoryFolder(fs.cwd, root) };
    warnAboutTarget(step, judged.commit);
    const limits = limitsOf(inputs);
    const options = {
        folders: [root],
        configPath: inputs.text('config') || undefined,
        parts: new Set(check/* CHECK_PARTS */.EO),
        commit: git?.sha,
        ...limits,
    };
    const commit = baseCommit(step, judged.commit);
    const live = liveAllowed(step);
    const recheck = (by) => checkHead(step, live, options, by);
    const policy = await policyOfBase(step, commit, limits);
    const head = await recheck(policy);
    const { report, notes, excerpts, suppressed = [], projects } = head;
    for (const note of notes)
        runner.log(`cartwright: ${note}`);
    const base = commit === undefined ? undefined : await checkBase(step, commit, limits);
    if (commit === undefined || base === undefined)
        return { ...judged, report, changes: undefined, excerpts, suppressed };
    const runs = { fs, head, base, commit, options, byBase: policy !== undefined, recheck };
    const compared = await compareWithCommit(runs);
    for (const note of compared.notes)
        runner.log(`cartwright: ${note}`);
    const { changes, without } = compared;
    const relaxed = without === undefined ? {} : { without };
    const found = { ...judged, changes, changed: commit.differing, ...relaxed, excerpts, suppressed };
    if (!inputs.flag('changed-only'))
        return { ...found, report: withCompared(compared.report, compared, limits.shard) };
    const kept = onlyChangedProjects(compared.base, compared.report, { changed: commit.differing, projects });
    for (const line of wholeLines(kept.whole, projects))
        runner.log(`cartwright: ${line}`);
    const onlyChanges = kept.whole.length < projects.length;
    return { ...found, report: withCompared(kept.report, compared, limits.shard), onlyChanges };
}
/** Checks files, by the policy of the base where that is given, with what the step allows beside. */
async function checkHead(step, live, options, by) {
    const { env, inputs } = step;
    const { fs, judgedBy } = by ?? { fs: step.fs, judgedBy: undefined };
    return checkProjects({
        fs,
        clock: { now: () => new Date() },
        readCard: readCard(fs),
        signatureFor: (profile) => signatureOf(fs, profile),
        listFolder: (0,rom_folder/* folderLister */.S)(fs.cwd),
        ...(await outsidePorts({
            checkUrls: inputs.flag('check-urls'),
            live,
            fs,
            path: env['PATH'],
            timeout: serverTimeout(inputs.text('server-timeout'), 'the input server-timeout'),
        })),
    }, { ...options, judgedBy });
}
function wholeLines(whole, { length }) {
    if (length === 1)
        return whole.map(() => 'everything is judged, because the configuration is changed');
    return whole.map((root) => `everything of the project ${(0,printable/* quote */.hD)(root)} is judged, because its configuration is changed`);
}
// A host profile names commands; those of a pull request are a stranger's, and are never started (security/attacks.md, 184).
function liveAllowed({ context, inputs, runner }) {
    if (!inputs.flag('live'))
        return false;
    if (['push', 'schedule', 'workflow_dispatch', 'release'].includes(context.event))
        return true;
    runner.annotate('notice', `live is left out on ${context.event}: the servers' commands come from files that may be a stranger's`);
    return false;
}
// Such a job has the repository's secrets and a token that may write; the code of a stranger has no place in it.
function warnAboutTarget({ context, runner }, { sha }) {
    if (context.event !== 'pull_request_target' || sha === '')
        return;
    runner.annotate('warning', 'this job runs on pull_request_target and has checked out another commit than the base: it judges a stranger\'s files with your secrets at hand; use pull_request, and "command: report" in a workflow_run for the comment');
}
async function writeSarif({ env, fs, inputs, runner }, findings, { excerpts, suppressed = [] }) {
    const path = inputs.text('sarif-file');
    if (path === '')
        return;
    const { checkSarif } = await __webpack_require__.e(/* import() */ 6172).then(__webpack_require__.bind(__webpack_require__, 6172));
    fs.writeFile(path, await checkSarif(findings, excerpts, env, suppressed.slice(0, SARIF_RESULTS - findings.length)));
    runner.setOutput('sarif', path);
}
function writeFiles(step, file) {
    const { fs, inputs, runner } = step;
    const path = (0,action_step/* outputPath */.XC)(step, report_file/* REPORT_FILE */.Uq);
    fs.writeFile(path, (0,report_file/* writeReport */.u5)(file));
    if (inputs.text('out') !== '')
        fs.writeFile((0,action_step/* outputPath */.XC)(step, BADGE_FILE), badge(file, file.policy));
    runner.setOutput('verdict', file.verdict ?? '');
    runner.setOutput('compliance', file.compliance ?? '');
    runner.setOutput('errors', String(file.summary.errors));
    runner.setOutput('warnings', String(file.summary.warnings));
    runner.setOutput('accepted', String(file.summary.accepted));
    runner.setOutput('report', path);
}
function failOnOf(inputs) {
    const failOn = inputs.text('fail-on');
    return failOn === 'never' || failOn === 'warning' ? failOn : 'error';
}


/***/ }),

/***/ 4031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ae: () => (/* binding */ REPORT_ARTIFACT),
  Uq: () => (/* binding */ REPORT_FILE),
  tL: () => (/* binding */ readReport),
  u5: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: ./build/core/source/parse-json.js + 2 modules
var parse_json = __webpack_require__(7161);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
// EXTERNAL MODULE: ./build/core/report/projects.js
var projects = __webpack_require__(6019);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
;// CONCATENATED MODULE: ./build/core/report/packed.js


/**
 * Packs a report for writing. Sixty packages at a hundred and twenty hosts are 7,200 verdicts, and few answers.
 *
 * @returns plain data for JSON; {@link unpackReport} gives the report back
 */
function packReport(report) {
    const roles = new Interned();
    const slices = report.projects === undefined ? [report] : (0,projects/* takeApart */.Y)(report).map((project) => project.report);
    const handshakes = slices
        .map((slice) => slice.handshakes)
        .flatMap((verdicts) => (0,same_answers/* sameAnswers */.K)(verdicts, (verdict) => answerOf(verdict, roles)).map((group) => {
        const { verdict } = group;
        const subjects = group.subjects.map(({ subject, signature, descriptor }) => {
            const romDigest = descriptor?.romDigest;
            return { path: subject, signature, ...(romDigest === undefined ? {} : { romDigest }) };
        });
        const hosts = group.hosts.map(({ host, profile }) => ({ name: host, profile }));
        if (verdict.verdict === 'not judged') {
            const { reason, help, reservations, error } = verdict;
            return { subjects, hosts, verdict: verdict.verdict, reason, help, reservations, error, roles: [] };
        }
        const { romDigest: _, ...descriptor } = verdict.descriptor;
        return {
            subjects,
            hosts,
            verdict: verdict.verdict,
            reservations: verdict.reservations,
            descriptor,
            error: verdict.error,
            roles: verdict.roles.map((role) => roles.numberOf(role)),
        };
    }));
    return { ...report, handshakes, roles: roles.values };
}
/**
 * The report that {@link packReport} packed.
 *
 * @returns undefined when a role is named that the list does not hold
 */
function unpackReport(file) {
    const { roles, ...packed } = file;
    const verdicts = [];
    for (const entry of packed.handshakes) {
        const own = entry.roles.map((number) => roles[number]);
        if (own.includes(undefined))
            return undefined;
        verdicts.push(expand(entry, own));
    }
    const sizes = packed.projects?.map(({ handshakes }) => handshakes);
    const handshakes = sizes === undefined ? verdicts.flat().sort(same_answers/* compareVerdicts */.m) : bySize(verdicts, sizes);
    return { ...packed, handshakes };
}
function expand(entry, roles) {
    return entry.subjects.flatMap(({ path, signature, romDigest }) => entry.hosts.map(({ name, profile }) => {
        const pair = { subject: path, signature, host: name, profile };
        if (entry.verdict === 'not judged') {
            const { reason, help, error } = entry;
            return { ...pair, verdict: 'not judged', reason, help, reservations: 0, error, roles: [] };
        }
        const { verdict, reservations, error } = entry;
        const descriptor = { ...entry.descriptor, ...(romDigest === undefined ? {} : { romDigest }) };
        return { ...pair, verdict, reservations, descriptor, error, roles };
    }));
}
// Groups of one project follow each other, and each project says how many verdicts are its own.
function bySize(groups, sizes) {
    const found = [];
    let at = 0;
    for (const size of sizes) {
        const own = [];
        while (own.length < size && at < groups.length)
            own.push(...(groups[at++] ?? []));
        found.push(...own.sort(same_answers/* compareVerdicts */.m));
    }
    return [...found, ...groups.slice(at).flat()];
}
function answerOf(verdict, roles) {
    if (verdict.verdict === 'not judged')
        return JSON.stringify([verdict.reason, verdict.help]);
    const { romDigest: _, ...descriptor } = verdict.descriptor;
    return JSON.stringify([descriptor, verdict.error, verdict.roles.map((role) => roles.numberOf(role))]);
}
/** Values by number, equal ones once. Most are the same object, and are not written out to be compared. */
class Interned {
    values = [];
    #known = new Map();
    #byText = new Map();
    numberOf(value) {
        const known = this.#known.get(value);
        if (known !== undefined)
            return known;
        const text = JSON.stringify(value);
        const number = this.#byText.get(text) ?? this.values.push(value) - 1;
        this.#known.set(value, number);
        this.#byText.set(text, number);
        return number;
    }
}

;// CONCATENATED MODULE: ./build/core/report/report-file.js




/** Name of the file, and of the artifact that hands it to `command: report`. */
const REPORT_FILE = 'cartwright-report.json';
const REPORT_ARTIFACT = 'cartwright-report';
/** The text of a report file, each answer once. */
function writeReport(file) {
    return (0,json_text/* resultJson */.y)(packReport(file));
}
/**
 * Reads a report that somebody else may have made: strict JSON without repeated keys, then `schemas/report.schema.json`.
 *
 * @returns the report, or in one line why it is none; the line holds nothing of the text
 */
async function readReport(text) {
    const doc = (0,parse_json/* parseJson */.q)(REPORT_FILE, text);
    const [first] = doc.problems;
    if (first !== undefined)
        return { problem: `not valid JSON (line ${first.range.start.line})` };
    const validate = await validators.validators.report();
    const none = { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
    return validate(doc.value) ? (unpackReport(doc.value) ?? none) : none;
}


/***/ }),

/***/ 7892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ restatingFindings)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4517);

/**
 * Findings that exist so that a verdict which is no has a place, with the CAL or the package that the verdict is about. Where they stand
 * says nothing of that: against a base it is the changed line.
 */
function restatingFindings(report) {
    const refusals = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalsByMessage */ .qu)(report);
    const cals = new Set(report.cals.map(({ path }) => path));
    const subjectOf = ({ rule, path, message, related = [] }) => {
        if (rule === _refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .REFUSE_RULE */ .gd)
            return refusals.get(message)?.subject;
        const isReadiness = rule === 'ready/unstaffed' || rule === 'ready/rac-missing';
        // One that stands where it is mended, in another file, has its CAL as its other side.
        return isReadiness ? [path, ...related.map((each) => each.path)].find((each) => cals.has(each)) : undefined;
    };
    return new Map(report.diagnostics.flatMap((finding) => {
        const subject = subjectOf(finding);
        return subject === undefined ? [] : [[finding, subject]];
    }));
}


/***/ }),

/***/ 5762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifContext: () => (/* binding */ sarifContext)
/* harmony export */ });
/** Where the rules' reference page lies in cartwright's own repository. */
const RULES_PAGE = 'docs/rules.md';
/**
 * What the environment of a GitHub job tells about the repository that is linted and the action that lints it; nothing
 * outside of one.
 */
function sarifContext(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revisionId } = env;
    const { GITHUB_REF_NAME: branch, GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: ref } = env;
    if (server === undefined || !/^https:\/\/[\w.-]+$/.test(server))
        return {};
    const known = (name) => name !== undefined && /^[\w.-]+\/[\w.-]+$/.test(name);
    return {
        ...(known(action)
            ? { rulesUrl: `${server}/${action}/blob/${encodeURIComponent(ref || 'HEAD')}/${RULES_PAGE}` }
            : {}),
        ...(known(repository)
            ? {
                versionControl: {
                    repositoryUri: `${server}/${repository}`,
                    ...(revisionId === undefined || revisionId === '' ? {} : { revisionId }),
                    ...(branch === undefined || branch === '' ? {} : { branch }),
                },
            }
            : {}),
    };
}


/***/ }),

/***/ 8669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary)
/* harmony export */ });
/* unused harmony exports SUMMARY_LIMIT, renderMarkdown, utf8Length */
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4325);

/** The runner drops a job summary of more than 1 MiB whole. */
const SUMMARY_LIMIT = 999_000;
/** The job summary of a check. */
function renderSummary(input, rest = 'the report file has all of them') {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportDocument */ .c)(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}
/** The report as Markdown for the terminal or a file: everything, without a limit. */
function renderMarkdown(input) {
    return reportDocument(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}
const encoder = new TextEncoder();
/** Bytes of a text in UTF-8. */
function utf8Length(text) {
    return encoder.encode(text).length;
}


/***/ })

};
