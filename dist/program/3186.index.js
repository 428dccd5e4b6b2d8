"use strict";
exports.id = 3186;
exports.ids = [3186];
exports.modules = {

/***/ 73186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  basePolicy: () => (/* binding */ basePolicy)
});

// EXTERNAL MODULE: ./build/app/check/files.js
var check_files = __webpack_require__(69608);
// EXTERNAL MODULE: ./build/app/project/cal-files.js
var cal_files = __webpack_require__(80224);
// EXTERNAL MODULE: ./build/app/project/config.js
var config = __webpack_require__(67774);
// EXTERNAL MODULE: ./build/app/check/policy-files.js
var policy_files = __webpack_require__(78539);
// EXTERNAL MODULE: ./build/app/project/projects.js
var project_projects = __webpack_require__(32630);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/core/lint/suppress/comments.js
var comments = __webpack_require__(51216);
// EXTERNAL MODULE: ./build/core/result/projects.js
var projects = __webpack_require__(50566);
// EXTERNAL MODULE: ./build/core/relaxed/side.js
var side = __webpack_require__(76867);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/app/check/overlay.js

function overlay(fs, other, paths) {
    const absolute = (path) => (0,value_path/* absolutePath */.Hi)(fs.cwd, path);
    const taken = new Set([...paths].map(absolute));
    const from = (path) => (taken.has(absolute(path)) ? other : fs);
    const isLink = (path) => from(path).isLink?.(path) ?? false;
    const list = (directory, options) => {
        const folder = absolute(directory);
        const listed = fs.list(directory, options).filter((file) => !taken.has(`${folder}/${file}`));
        const added = [...taken].filter((path) => path.startsWith(`${folder}/`) && other.kind(path) === 'file');
        return [...listed, ...added.map((path) => (0,value_path/* shortest */.pr)(folder, path))].sort();
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

;// CONCATENATED MODULE: ./build/app/check/base-policy.js













async function basePolicy(head, base, { folders, configPath, named: given = {}, policy, also = [] }) {
    const projects = (0,project_projects/* findProjects */.OG)(base, folders, configPath !== undefined);
    const taken = new Set([...also, ...folders.flatMap((folder) => configurationsAround(head, folder))]);
    const borrowed = new Set();
    if (policy !== undefined && base.kind(policy) === 'file')
        taken.add(policy);
    for (const { root, files } of projects) {
        const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
        const configured = await configOf(base, named, root, projects.length === 1);
        const { config, baseline, confirmations, registry = config, door = config } = (0,policy_files/* policyFiles */.q)(configured, root, named);
        const hosts = hostsOf({ fs: base, root, files }, configured.hosts);
        for (const path of [
            config,
            baseline,
            confirmations,
            registry,
            door,
            ...hosts.filter((each) => isGone(base, head, each)),
        ])
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
function configurationsAround(head, folder) {
    const found = head
        .list(folder)
        .filter(projects/* isProjectFile */.Qn)
        .map((file) => (0,value_path/* joinPath */.uJ)(folder, file));
    for (let at = (0,value_path/* absolutePath */.Hi)(head.cwd, folder); at !== '.'; at = at === '' ? '.' : (0,value_path/* folderOf */.yS)(at))
        found.push(`${at}/${projects/* PROJECT_FILE */.Dp}`);
    return found;
}
function isGone(base, head, path) {
    return base.kind(path) === 'file' && head.kind(path) === 'none';
}
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
    const read = (path) => (0,source_read.readDocument)(path, base.readFile(path));
    return async (doc) => {
        if (!doc.text.includes(comments/* IGNORE_MARK */.BY))
            return [];
        if (base.kind(doc.path) === 'file')
            return keysOf(await read(doc.path));
        gone ??= Promise.all(base
            .list(root)
            .map((file) => (0,value_path/* joinPath */.uJ)(root, file))
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

/***/ 78539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ policyFiles)
/* harmony export */ });
/* harmony import */ var _lint_baseline_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18608);
/* harmony import */ var _project_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67774);
/* harmony import */ var _readiness_ready_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50994);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




function policyFiles(config, root, named) {
    const { baseline = _lint_baseline_file_js__WEBPACK_IMPORTED_MODULE_2__/* .BASELINE_FILE */ .t, confirmations = _readiness_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIRMATIONS_FILE */ ._, trustRegistry, policy } = config;
    return {
        config: named ?? (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, _project_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_FILE */ .g),
        baseline: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, baseline),
        confirmations: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, confirmations),
        registry: trustRegistry === undefined ? undefined : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, trustRegistry),
        door: policy === undefined ? undefined : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(root, policy),
    };
}


/***/ }),

/***/ 76867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ rootOf),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   oh: () => (/* binding */ mappingAt),
/* harmony export */   ye: () => (/* binding */ movedFrom)
/* harmony export */ });
/* harmony import */ var _value_mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46774);

function rootOf(doc) {
    return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(doc?.value) ? doc.value : {};
}
function mappingAt(value, key) {
    const found = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, key);
    return (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(found) ? found : {};
}
function textsAt(value, key) {
    const list = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(value, key);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
function named(names) {
    const shown = [...new Set(names)].sort();
    const more = shown.length > 5 ? ` and ${shown.length - 5} more` : '';
    return `${shown.slice(0, 5).join(', ')}${more}`;
}
function movedFrom(before, after, key) {
    const gone = new Map();
    for (const [path, doc] of before) {
        const id = (0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(rootOf(doc), key);
        if (!after.has(path) && typeof id === 'string')
            gone.set(id, path);
    }
    const moved = new Map();
    for (const [path, doc] of after) {
        const from = before.has(path) ? undefined : gone.get((0,_value_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(rootOf(doc), key));
        if (from !== undefined)
            moved.set(path, from);
    }
    return moved;
}


/***/ })

};
;
