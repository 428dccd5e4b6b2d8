"use strict";
exports.id = 3186;
exports.ids = [3186];
exports.modules = {

/***/ 73186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
// EXTERNAL MODULE: ./build/app/check/door-files.js
var door_files = __webpack_require__(32981);
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
    const takeDoor = async (door) => {
        const { hosts, trustedRoot } = (0,door_files/* doorFiles */.S)(base, await (0,door_files/* readDeciding */.U)(base, door));
        for (const path of hosts)
            if (isGone(base, head, path))
                taken.add(path);
        for (const path of trustedRoot === undefined ? [door] : [door, trustedRoot])
            taken.add(path);
    };
    if (policy !== undefined && base.kind(policy) === 'file')
        await takeDoor(policy);
    for (const { root, files } of projects) {
        const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
        const configured = await configOf(base, named, root, projects.length === 1);
        const { config, baseline, confirmations, registry = config, door } = (0,policy_files/* policyFiles */.q)(configured, root, named);
        const hosts = hostsOf({ fs: base, root, files }, configured.hosts);
        for (const path of [config, baseline, confirmations, registry, ...hosts.filter((each) => isGone(base, head, each))])
            taken.add(path);
        if (door !== undefined)
            await takeDoor(door);
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-32981.js").modules);
