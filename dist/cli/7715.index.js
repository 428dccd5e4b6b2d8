"use strict";
exports.id = 7715;
exports.ids = [7715];
exports.modules = {

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

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareWithCommit: () => (/* binding */ compareWithCommit)
/* harmony export */ });
/* harmony import */ var _app_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6858);
/* harmony import */ var _app_cal_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var _base_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4675);



/**
 * Compares a check with that of a commit.
 *
 * @throws UserError when the head cannot be read by its own configuration, even when it was judged by another
 */
async function compareWithCommit(commits) {
    const { fs, head, base, commit, options, byBase, recheck } = commits;
    const { folders, configPath, named = {} } = options;
    return (0,_app_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareWithBase */ .t)({
        head: { fs, checked: head },
        base: { fs: commit.files, checked: base },
        name: commit.name,
        options,
        byBase,
        differs: differing(commits),
        byPolicyOfBase: async (also) => recheck(await (0,_base_policy_js__WEBPACK_IMPORTED_MODULE_2__.basePolicy)(fs, commit.files, { folders, configPath, named, also })),
    });
}
function differing({ fs, commit, staged = false }) {
    if (staged)
        return () => true;
    // What git does not track yet is judged, too, and is in none of its lists.
    return (path) => commit.files.kind(path) !== 'file' || commit.differing.has((0,_app_cal_files_js__WEBPACK_IMPORTED_MODULE_1__/* .shortest */ .pr)(fs.cwd, path));
}


/***/ })

};
;