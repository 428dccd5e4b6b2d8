"use strict";
exports.id = 5441;
exports.ids = [5441,4675,1432];
exports.modules = {

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

/***/ 4675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  basePolicy: () => (/* binding */ basePolicy)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/app/check-files.js
var check_files = __webpack_require__(3038);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/config.js
var config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/app/policy-files.js
var policy_files = __webpack_require__(3494);
// EXTERNAL MODULE: ./build/app/projects.js
var app_projects = __webpack_require__(4216);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/lint/suppress/comments.js
var comments = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/core/projects.js
var projects = __webpack_require__(266);
// EXTERNAL MODULE: ./build/core/relaxed/side.js
var side = __webpack_require__(6867);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(2228);
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
        const { config, baseline, confirmations, registry = config } = (0,policy_files/* policyFiles */.q)(configured, root, named);
        const hosts = hostsOf({ fs: base, root, files }, configured.hosts);
        for (const path of [config, baseline, confirmations, registry, ...hosts.filter((each) => isGone(base, head, each))])
            taken.add(path);
        for (const path of [config, baseline])
            borrowed.add(path);
    }
    const [folder = '.', ...others] = folders;
    const tree = { fs: base, root: others.length > 0 ? '.' : folder };
    const asked = given.hosts === undefined ? [] : hostsOf({ ...tree, files: base.list(tree.root) }, given.hosts);
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
        .filter(projects/* isProjectFile */.Qn)
        .map((file) => (0,join_path/* joinPath */.u)(folder, file));
    for (let at = (0,external_node_path_.resolve)(head.cwd, folder);; at = (0,external_node_path_.dirname)(at)) {
        found.push((0,external_node_path_.resolve)(at, projects/* PROJECT_FILE */.Dp));
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
        return await (0,config.loadConfig)(base, named, root);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        if (!alone)
            return config/* NO_CONFIG */.H;
        const { code, message, path, range, help } = error;
        throw new errors/* UserError */.y(code, `the configuration of the base cannot be used: ${message}`, {
            ...(path === undefined ? {} : { path }),
            ...(range === undefined ? {} : { range }),
            ...(help === undefined ? {} : { help }),
        });
    }
}
function hostsOf(tree, names) {
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
        const id = (0,mapping/* own */.ZV)((0,side/* rootOf */.I5)(doc), 'id');
        const before = (await gone).find((other) => (0,mapping/* own */.ZV)((0,side/* rootOf */.I5)(other), 'id') === id);
        return before === undefined ? [] : keysOf(before);
    };
}
function keysOf(doc) {
    return (0,comments/* commentKeys */.g4)(doc).map(({ key }) => key);
}


/***/ }),

/***/ 5441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithBase: () => (/* binding */ compareWithBase),
  withRelaxed: () => (/* binding */ withRelaxed)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var git_repository = __webpack_require__(9685);
// EXTERNAL MODULE: ./build/app/check-projects.js
var check_projects = __webpack_require__(3215);
// EXTERNAL MODULE: ./build/app/config.js
var config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/core/lint/suppress/comments.js
var comments = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/relaxation.js
var relaxation = __webpack_require__(9623);
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

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var known = __webpack_require__(8401);
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
        const [before, after] = [was, is].map((levels) => (0,mapping/* own */.ZV)(levels, rule) ?? (0,known/* knownRule */.k)(rule)?.level);
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
function facts(before, after) {
    const [was, is] = [(0,relaxed_side/* mappingAt */.oh)(before, 'model'), (0,relaxed_side/* mappingAt */.oh)(after, 'model')];
    const raised = ['toolUse', 'contextWindowTokens', 'structuredOutput'].flatMap((fact) => {
        const [old, next] = [(0,mapping/* own */.ZV)(was, fact), (0,mapping/* own */.ZV)(is, fact)];
        if (Number(next ?? 0) <= Number(old ?? 0))
            return [];
        const message = `states ${fact} ${String(next)} (was ${String(old ?? 'not stated')})`;
        return [{ what: `model.${fact}`, at: ['model', fact], message }];
    });
    const [old, next] = [(0,mapping/* textOf */.b6)(before, 'protocolRevision'), (0,mapping/* textOf */.b6)(after, 'protocolRevision')];
    if (next <= old)
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
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
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

// EXTERNAL MODULE: ./build/core/diff/requirements.js + 1 modules
var requirements = __webpack_require__(8266);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
;// CONCATENATED MODULE: ./build/core/report/compare-checked.js


/** Compares a check of a base with one of the head. A package is the same where its id is the same, whatever its folder. */
function compareChecked({ report, requirements: before = new Map() }, { report: head, requirements: after = new Map() }, relaxed) {
    const moved = (0,requirements/* movedPackages */.tm)(before, after);
    const place = (path) => newPlace(moved, path);
    const base = moved.size === 0 ? report : relocated(report, place);
    const there = new Map([...before].map(([folder, asked]) => [place(folder), asked]));
    return { base, changes: (0,compare/* compareReports */.ll)(base, head, (0,requirements/* compareRequirements */.uu)(there, after), relaxed) };
}
function relocated(report, place) {
    return {
        ...report,
        diagnostics: report.diagnostics.map((found) => ({ ...found, path: place(found.path) })),
        handshakes: report.handshakes.map((verdict) => ({ ...verdict, subject: place(verdict.subject) })),
        cals: report.cals.map((cal) => ({
            ...cal,
            participants: cal.participants.map(({ resolved, ...rest }) => ({
                ...rest,
                resolved: resolved === null ? null : { ...resolved, path: place(resolved.path) },
            })),
        })),
    };
}
/** Where a file of a package that moved is to be looked for. */
function newPlace(moved, path) {
    for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
        const to = moved.get(folder);
        if (to !== undefined)
            return `${to}${path.slice(folder.length)}`;
    }
    return path;
}

// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(6019);
// EXTERNAL MODULE: ./build/core/shard.js
var core_shard = __webpack_require__(1998);
// EXTERNAL MODULE: ./build/cli/wiring/base-policy.js + 1 modules
var base_policy = __webpack_require__(4675);
;// CONCATENATED MODULE: ./build/cli/wiring/compare.js












/**
 * Compares a check with that of its base, each project with what its folder was there. Where something is relaxed the head is checked
 * once more without it, so that nothing counts as resolved that is only not seen any more.
 *
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
async function compareWithBase(runs) {
    const { fs, head, base, commit, options, byBase } = runs;
    const { relaxed, notes } = await relaxedInProjects(runs);
    if (relaxed.length === 0)
        return { ...compareChecked(base, head), relaxed, notes };
    // What hosts and packages state of themselves is no policy, and is taken from the base for this comparison alone.
    const also = relaxed.filter(({ id }) => /^(?:host|floor):/.test(id)).map(({ path }) => path);
    const { folders, configPath, named = {} } = options;
    const without = byBase && also.length === 0
        ? head
        : await runs.recheck(await (0,base_policy.basePolicy)(fs, commit.files, { folders, configPath, named, also }));
    return { ...compareChecked(base, head, { relaxed, without: without.report }), relaxed, notes };
}
async function relaxedInProjects(runs) {
    const { fs, head, base, commit, options, byBase } = runs;
    const [before, after] = [await (0,check_projects/* listProjects */.h)(commit.files, options), await (0,check_projects/* listProjects */.h)(fs, options)];
    const roots = [...new Set([...before, ...after].map(({ root }) => root))];
    const absolute = (path) => `${(0,external_node_path_.resolve)(fs.cwd, path)}/`.replace('//', '/');
    const isWithin = (path, root) => absolute(path).startsWith(absolute(root));
    const around = (all, root) => all
        .filter((project) => isWithin(root, project.root))
        .reduce((a, b) => (a === undefined || absolute(b.root).length >= absolute(a.root).length ? b : a), undefined);
    const differs = differing(runs);
    const relaxed = new Map();
    const notes = [];
    for (const root of roots) {
        const [was, is] = [around(before, root), around(after, root)];
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
        const side = (files, project, checked) => {
            const { config, judged, named, root: own } = project ?? { ...NOTHING, root };
            return {
                fs: files,
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
        for (const each of await findRelaxations(side(commit.files, was, base), side(fs, is, head), { differs }))
            relaxed.set(JSON.stringify(each), each);
    }
    return { relaxed: [...relaxed.values()], notes };
}
const NOTHING = {
    named: undefined,
    config: config/* NO_CONFIG */.H,
    judged: { cals: [], packages: [], cartridges: [], hosts: [] },
};
function differing({ fs, commit, staged = false }) {
    const repository = (0,git_repository/* findRepository */.W1)(fs.cwd);
    if (staged || repository === undefined)
        return () => true;
    // What git does not track yet is judged, too, and is in none of its lists.
    return (path) => commit.files.kind(path) !== 'file' || commit.differing.has((0,git_repository/* pathInTree */.HR)(repository, (0,external_node_path_.resolve)(fs.cwd, path)));
}
/**
 * A report with a finding for everything that is relaxed, in the project that its file lies in.
 *
 * @param shard the part of the run that the report is: every other relaxation is a finding of another part
 */
function withRelaxed(report, relaxed, shard) {
    const own = relaxed.filter(({ path }) => shard === undefined || (0,core_shard/* isInShard */.O1)(path, shard));
    if (own.length === 0)
        return report;
    const [first, ...others] = (0,report_projects/* takeApart */.Y)(report);
    if (first === undefined)
        return withFindings(report, own);
    const projects = [first, ...others];
    const ownerOf = (path) => projects.find(({ file }) => file === path) ??
        projects
            .filter(({ root }) => root === '.' || path === root || path.startsWith(`${root}/`))
            .reduce((a, b) => (b.root === '.' || b.root.length < a.root.length ? a : b), first);
    const add = (project) => ({
        ...project,
        report: withFindings(project.report, own.filter(({ path }) => ownerOf(path) === project)),
    });
    const { part } = report;
    return { ...(0,report_projects/* putTogether */.o)([add(first), ...others.map(add)]), ...(part === undefined ? {} : { part }) };
}
function withFindings(report, relaxed) {
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([...report.diagnostics, ...(0,relaxation/* relaxedFindings */.ME)(relaxed)]);
    const { files, accepted } = report.summary;
    return { ...report, diagnostics, summary: (0,diagnostic/* summarize */.eh)(diagnostics, files, accepted) };
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

/***/ 8186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ markdownText)
/* harmony export */ });
/**
 * Text as HTML entities, for Markdown and HTML alike: nothing in it ends a cell, starts a tag, a link or a fence. Only inside of
 * `<code>` is it dead on GitHub, which looks for emoji, references and mentions after the entities are read; a word joiner stands
 * where an address or a mention could come alive even so.
 *
 * @param text one line, printable
 */
function markdownText(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}


/***/ }),

/***/ 9623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ relaxedFindings),
/* harmony export */   Z9: () => (/* binding */ relaxationAt),
/* harmony export */   dJ: () => (/* binding */ relaxedPlace)
/* harmony export */ });
/* unused harmony export RELAXED_RULE */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1817);


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


/***/ }),

/***/ 5318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   Sd: () => (/* binding */ changedHostLabels),
/* harmony export */   Yu: () => (/* binding */ byRelaxing),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   gQ: () => (/* binding */ sortChanges),
/* harmony export */   ll: () => (/* binding */ compareReports),
/* harmony export */   nA: () => (/* binding */ relaxedCount)
/* harmony export */ });
/* unused harmony export newFindings */
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6125);



/**
 * Compares the results at a base commit with those at the head. A finding is the same when rule, file, pointer and message are the
 * same: moved lines change nothing.
 */
function compareReports(base, head, requirements = [], relaxed) {
    const introduced = newFindings(base, head);
    const strict = relaxed?.without ?? head;
    const fixed = without(without(base.diagnostics, head.diagnostics), strict.diagnostics);
    return sortChanges({
        relaxed: relaxed?.relaxed ?? [],
        ...(relaxed === undefined ? {} : { hidden: (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(without(strict.diagnostics, head.diagnostics)) }),
        verdicts: pairs(base.cals, head.cals, (cal) => cal.path)
            .map(([before, after, path]) => verdictChange(path, before, after, strict))
            .filter(({ before, after }) => before !== after),
        hosts: pairs(base.handshakes, head.handshakes, _host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)
            .flatMap(([before, after]) => hostChange(before, after))
            .map((change) => markRelaxed(change, strict)),
        rac: pairs(base.cals, head.cals, (cal) => cal.path).flatMap(([before, after]) => racChanges(before, after)),
        requirements,
        introduced: (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(introduced),
        fixed: (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(fixed),
    });
}
/** The worst first, then by path, so that the order does not hang on which part of a run found what. */
function sortChanges(changes) {
    const { verdicts, hosts, rac, requirements = [] } = changes;
    return {
        ...changes,
        verdicts: [...verdicts].sort((a, b) => Number(isWorse(b)) - Number(isWorse(a)) || text(a.path, b.path)),
        hosts: [...hosts].sort((a, b) => Number(isNoAcceptance(b)) - Number(isNoAcceptance(a)) ||
            text(a.subject, b.subject) ||
            text(a.profile ?? a.host, b.profile ?? b.host)),
        rac: [...rac].sort((a, b) => text(a.path, b.path)),
        requirements: [...requirements].sort((a, b) => text(a.subject, b.subject)),
    };
}
function text(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Findings of the head that the base does not have. */
function newFindings(base, head) {
    return without(head.diagnostics, base.diagnostics);
}
/** Whether nothing changed that anybody would want to read. */
function isUnchanged(changes) {
    const { relaxed = [], verdicts, hosts, rac, requirements = [], introduced, fixed } = changes;
    const counts = [...Object.values(introduced), ...Object.values(fixed)];
    const lists = [relaxed, verdicts, hosts, rac, requirements];
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
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(changes.map(labelled));
    return (change) => label(labelled(change));
}
/** Both verdicts in words, with their reservations. */
function sidesOf({ before, after, reservations }) {
    return [
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)({ verdict: before ?? 'not there', reservations: reservations?.before ?? 0 }),
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)({ verdict: after ?? 'not there', reservations: reservations?.after ?? 0 }),
    ];
}
/** `2 relaxations, which hide 1 error`. */
function relaxedCount({ relaxed = [], hidden = _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3 }) {
    const hides = relaxed.length === 1 ? 'hides' : 'hide';
    const what = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(hidden) === 0 ? '' : `, which ${hides} ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .someCounts */ .fD)(hidden)}`;
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
/** Findings of `list` that `other` does not have, each of several equal ones counted. */
function without(list, other) {
    const key = ({ rule, level, path, pointer, message }) => JSON.stringify([rule, level, path, pointer, message]);
    const known = new Map();
    for (const diagnostic of other)
        known.set(key(diagnostic), (known.get(key(diagnostic)) ?? 0) + 1);
    return list.filter((diagnostic) => {
        const n = known.get(key(diagnostic)) ?? 0;
        known.set(key(diagnostic), n - 1);
        return n <= 0;
    });
}


/***/ }),

/***/ 6125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* unused harmony export LEVELS */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7322);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
/** Counts findings by level. */
function countLevels(diagnostics) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of diagnostics)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
/** `2 errors, 1 warning, 0 notes`: the same words in every outlet. */
function allCounts({ errors, warnings, notes }) {
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(warnings, 'warning')}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notes, 'note')}`;
}
/** `, 3 accepted` behind the counts of findings; empty for none. */
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? '' : `, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(accepted)} accepted`;
}
/** As {@link allCounts}, without what there is none of. */
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')] : []),
        ...(warnings > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(warnings, 'warning')] : []),
        ...(notes > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notes, 'note')] : []),
    ];
    return parts.join(', ') || 'nothing';
}
/** Groups findings by rule and level; the worst level first, then the most frequent. */
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
/** Groups findings by file; files with the worst findings first, then by path. */
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
/**
 * The order in which a few places are best spent: the worst level first; within it the first finding of every rule in every file
 * before any second one, so that a rule that fires a thousand times does not hide the others.
 */
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   fenced: () => (/* binding */ fenced),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   oh: () => (/* binding */ thousands)
/* harmony export */ });
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8186);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);


/*
 * Text from a repository reaches Markdown through this file alone. Two forms are safe on GitHub, which looks for mentions,
 * references and addresses after rendering, so that a backslash does not stop it: a code span, and words without any of these.
 */
/** A word that GitHub could turn into a mention, a reference, an address, an emoji or a formula. */
const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|^\W*gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
/** Shortens text to `limit` characters with an ellipsis, never through the middle of a character. */
function shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/**
 * A code span: one line, invisible characters spelt out, secrets cut, its fence longer than any run of backticks inside.
 * A vertical bar would end a table's cell even in a code span, so text with one is written as an element.
 */
function code(text, limit = 200) {
    const shown = shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit);
    if (shown.trim() === '')
        return '(empty)';
    if (shown.includes('|'))
        return element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** As {@link code}, as an HTML element: for places where Markdown is not read, such as `<summary>`. */
function element(text, limit = 200) {
    return `<code>${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p)(shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit))}</code>`;
}
/** A sentence of ours with values in double quotes: the values and every word that could come alive become code spans. */
function prose(text, limit = 600) {
    return shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .join('')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
/** A block in a fence that nothing inside can close; secrets cut, invisible characters but tabs spelt out. */
function fenced(block, info) {
    const text = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printableLines)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
/** One row of a table. Cells are Markdown of this file's making and hold no bar and no line break. */
function row(...cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** Header and rule of a table. */
function tableHead(...titles) {
    return `${row(...titles)}${row(...titles.map(() => '---'))}`;
}
/** `12,345`. Written out: the platform's formatter takes 10 ms to load. */
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 error`, `2 errors`. */
function count(n, one, many = `${one}s`) {
    return `${thousands(n)} ${n === 1 ? one : many}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ })

};
;