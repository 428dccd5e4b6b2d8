"use strict";
exports.modules = {

/***/ 47014:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ eachProject),
/* harmony export */   KT: () => (/* binding */ chosenOf),
/* harmony export */   Sw: () => (/* binding */ choose)
/* harmony export */ });
/* harmony import */ var _core_value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);
/* harmony import */ var _core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37498);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_result_projects_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50566);
/* harmony import */ var _core_report_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26019);
/* harmony import */ var _core_value_shard_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20016);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32754);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69608);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23325);
/* harmony import */ var _project_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67774);
/* harmony import */ var _project_projects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32630);
/* harmony import */ var _readiness_ready_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50994);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21689);













async function* eachProject(ports, options) {
    const { configPath } = options;
    const chosen = choose(ports, options);
    const named = new Set(configPath === undefined ? [] : options.folders);
    const { cwd } = ports.fs;
    const groups = groupsOf(cwd, options);
    const isOnly = groups.length === 1 && options.everyResult !== true;
    let before = 0;
    for (const folders of groups) {
        const [folder = '.'] = folders;
        options.onFolder?.(folder, before);
        before += folders.length;
        let own;
        let projects;
        try {
            own = ports.inFolder?.(folders);
            projects = (0,_project_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .findProjects */ .OG)((own?.ports ?? ports).fs, folders, configPath !== undefined);
        }
        catch (thrown) {
            const error = (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asRefusal */ .Z)(thrown);
            if (isOnly || !(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
                throw error;
            const report = unreadReport(error, folder, cwd, options.shard);
            yield { folder, unread: { project: { root: folder, file: null, report }, unread: true, decides: null } };
            continue;
        }
        const alone = isOnly && projects.length === 1;
        for (const found of projects) {
            const mine = chosenOf(cwd, chosen, found, projects);
            const run = (judging) => runOf(judging, options, found, { named: named.has(found.root) ? configPath : undefined, chosen: mine, alone });
            yield { folder: nearestOf(cwd, folders, found), found, chosen: mine, own, run };
        }
    }
}
function groupsOf(cwd, { folders, named = {} }) {
    const { hosts: _, ...owned } = named;
    if (Object.values(owned).some((names) => names !== undefined))
        return [folders];
    const places = folders.map((folder) => `${(0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .absolutePath */ .Hi)(cwd, folder)}/`.replace(/\/+$/, '/'));
    const groups = new Map();
    const sorted = [...places].sort();
    const tops = new Map();
    for (let i = 0, top = ''; i < sorted.length; i++) {
        const place = sorted[i] ?? '';
        if (i === 0 || !place.startsWith(top))
            top = place;
        tops.set(place, top);
    }
    for (const [i, folder] of folders.entries()) {
        const top = tops.get(places[i] ?? '') ?? '';
        groups.set(top, [...(groups.get(top) ?? []), folder]);
    }
    return [...groups.values()];
}
function nearestOf(cwd, folders, { root, within }) {
    const place = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .absolutePath */ .Hi)(cwd, within ?? root);
    const around = folders.filter((folder) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .isWithin */ .UO)((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .absolutePath */ .Hi)(cwd, folder), place));
    const [first = folders[0] ?? '.', ...others] = around;
    return others.reduce((deepest, each) => ((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .absolutePath */ .Hi)(cwd, each).length > (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .absolutePath */ .Hi)(cwd, deepest).length ? each : deepest), first);
}
async function runOf({ signatureFor, ...ports }, options, project, { named, chosen, alone }) {
    const { parts, roster, policy, frozen, shard } = options;
    const { root, within } = project;
    const file = named ?? ((0,_project_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .kindWithin */ .op)(ports.fs, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .joinPath */ .uJ)(root, _core_result_projects_js__WEBPACK_IMPORTED_MODULE_11__/* .PROJECT_FILE */ .Dp)) === 'none' ? null : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .joinPath */ .uJ)(root, _core_result_projects_js__WEBPACK_IMPORTED_MODULE_11__/* .PROJECT_FILE */ .Dp));
    const listed = project.files.filter(_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isLookedFor */ .m3);
    const decides = shard === undefined ? null : [root, within ?? null, digestOf(ports.fs, file), listed, { ...chosen }];
    try {
        const own = await (0,_project_config_js__WEBPACK_IMPORTED_MODULE_7__.loadConfig)(ports.fs, named, root);
        const { config, ...judgedBy } = options.judgedBy?.(project, own) ?? { config: own };
        const profile = options.profile ?? _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PROFILES */ .jI[config.prefix];
        const checked = await (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .check */ .z)({ ...ports, ...(signatureFor === undefined ? {} : { signatureOf: signatureFor(profile) }) }, {
            ...judgedBy,
            profile,
            config,
            root,
            parts,
            files: project,
            chosen,
            roster,
            policy,
            frozen,
            shard,
            ...(within === undefined ? {} : { scope: inPart(within, chosen) }),
        });
        const confirmations = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .joinPath */ .uJ)(root, config.confirmations ?? _readiness_ready_js__WEBPACK_IMPORTED_MODULE_9__/* .CONFIRMATIONS_FILE */ ._);
        return { project: { root, file, report: checked.report }, checked, confirmations, decides };
    }
    catch (thrown) {
        const error = (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asRefusal */ .Z)(thrown);
        if (alone || !(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
            throw error;
        const report = unreadReport(error, file ?? root, ports.fs.cwd, shard);
        return { project: { root, file, report }, unread: true, decides };
    }
}
function inPart(within, { cals = [], packages = [], cartridges = [], hosts = [] }) {
    const places = [within, ...cals, ...packages.map(_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .folderOf */ .yS), ...cartridges, ...hosts];
    return (path) => places.some((place) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .isWithin */ .UO)(place, path));
}
function unreadReport(error, file, cwd, shard) {
    const path = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .shortest */ .pr)(cwd, error.path ?? file);
    const report = (0,_core_report_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .unjudgedReport */ .Vm)(path, error.message, error.help, error.range);
    if (shard === undefined || (0,_core_value_shard_js__WEBPACK_IMPORTED_MODULE_12__/* .isInShard */ .O1)(path, shard))
        return report;
    return (0,_core_report_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .reportOf */ .EI)(report.tool, { diagnostics: [], cals: [], handshakes: [] }, 0);
}
function choose({ fs }, { folders, named = {} }) {
    const { cals, packages, cartridges, hosts } = named;
    if ([cals, packages, cartridges, hosts].every((names) => names === undefined))
        return {};
    const [folder = '.', ...others] = folders;
    const root = others.length > 0 ? '.' : folder;
    let files;
    const tree = {
        fs,
        root,
        get files() {
            return (files ??= (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .listProject */ .aL)(fs, root).files);
        },
    };
    return {
        ...(cals === undefined ? {} : { cals: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesOf */ .R8)(tree, 'cals', cals) }),
        ...(packages === undefined ? {} : { packages: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesOf */ .R8)(tree, 'packages', packages) }),
        ...(cartridges === undefined ? {} : { cartridges: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .cartridgesOf */ ["if"])(tree, cartridges) }),
        ...(hosts === undefined ? {} : { hosts: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesOf */ .R8)(tree, 'hosts', hosts) }),
    };
}
function chosenOf(cwd, { hosts, ...rest }, project, all) {
    const absolute = (path) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .absolutePath */ .Hi)(cwd, path);
    const deepest = [...all].sort((a, b) => absolute(b.root).length - absolute(a.root).length);
    const ownerOf = (path) => deepest.find(({ root }) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .isWithin */ .UO)(absolute(root), absolute(path))) ?? all[0];
    const own = Object.entries(rest).map(([kind, paths]) => [kind, paths.filter((path) => ownerOf(path) === project)]);
    return { ...Object.fromEntries(own), ...(hosts === undefined ? {} : { hosts }) };
}
function digestOf(fs, file) {
    return file === null || (0,_project_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .kindWithin */ .op)(fs, file) !== 'file' ? null : (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(fs.readFile(file));
}


/***/ }),

/***/ 34193:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkProjects),
/* harmony export */   h: () => (/* binding */ listProjects)
/* harmony export */ });
/* harmony import */ var _core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34293);
/* harmony import */ var _core_value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_report_projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26019);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58508);
/* harmony import */ var _project_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67774);
/* harmony import */ var _project_projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32630);
/* harmony import */ var _each_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47014);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69608);









async function checkProjects(ports, options) {
    const { shard } = options;
    const runs = [];
    for await (const each of (0,_each_project_js__WEBPACK_IMPORTED_MODULE_5__/* .eachProject */ .$Z)(ports, options))
        runs.push('unread' in each ? each.unread : await each.run(each.own?.ports ?? ports));
    const [first, ...others] = runs;
    if (first === undefined)
        throw new Error('every folder is in a project');
    const report = (0,_core_report_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .putTogether */ .of)([first.project, ...others.map(({ project }) => project)]);
    const checked = joined(runs, report);
    if (shard === undefined)
        return checked;
    const { parts, profile, roster, policy, frozen = false } = options;
    const digests = runs.map(({ decides }) => decides);
    const decides = [_version_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x, digests, [...parts], profile?.prefix ?? null, roster ?? null, policy ?? null, frozen];
    const configuration = (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)((0,_core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalize */ .d)(decides));
    return { ...checked, report: { ...report, part: { ...shard, commit: options.commit ?? null, configuration } } };
}
async function listProjects(fs, options) {
    const { configPath, folders } = options;
    const projects = (0,_project_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .findProjects */ .OG)(fs, folders, configPath !== undefined);
    const chosen = (0,_each_project_js__WEBPACK_IMPORTED_MODULE_5__/* .choose */ .Sw)({ fs }, options);
    const listed = [];
    for (const project of projects) {
        const { root, files } = project;
        const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
        try {
            const config = await (0,_project_config_js__WEBPACK_IMPORTED_MODULE_3__.loadConfig)(fs, named, root);
            const judged = { ...(0,_files_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedFiles */ .XY)({ fs, root, files }, config), ...(0,_each_project_js__WEBPACK_IMPORTED_MODULE_5__/* .chosenOf */ .KT)(fs.cwd, chosen, project, projects) };
            listed.push({ root, named, config, judged });
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
                throw error;
            listed.push({ root, problem: error });
        }
    }
    return listed;
}
function joined(runs, report) {
    const checked = runs.flatMap((run) => run.checked ?? []);
    return {
        report,
        notes: checked.flatMap(({ notes }) => notes),
        excerpts: new Map(checked.flatMap(({ excerpts }) => [...excerpts])),
        masks: new Map(checked.flatMap(({ masks }) => [...masks])),
        requirements: new Map(checked.flatMap(({ requirements = [] }) => [...requirements])),
        suppressed: checked.flatMap(({ suppressed = [] }) => suppressed),
        unread: runs.filter(({ unread }) => unread === true).length,
        projects: runs.map(({ project: { root, file }, confirmations }) => ({
            root,
            file,
            ...(confirmations === undefined ? {} : { confirmations }),
        })),
    };
}


/***/ })

};
;
