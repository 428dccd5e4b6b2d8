"use strict";
exports.modules = {

/***/ 69608:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   Um: () => (/* binding */ listsThatMean),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   aL: () => (/* binding */ listProject),
/* harmony export */   "if": () => (/* binding */ cartridgesOf),
/* harmony export */   m3: () => (/* binding */ isLookedFor)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8432);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83245);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);





const KINDS = {
    cals: /\.cal\.(?:json|ya?ml)$/i,
    packages: /(?:^|\/)cartridge\.yaml$/,
    hosts: /\.host\.ya?ml$/,
};
function isLookedFor(path) {
    return (0,_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isCartridgeName */ .Vq)(path) || Object.values(KINDS).some((kind) => kind.test(path));
}
function filesOf(tree, kind, names) {
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(tree.fs.cwd, tree.root);
    if (names === undefined)
        return tree.files.filter((file) => KINDS[kind].test(file)).map(at);
    const selected = new Set(names.flatMap((name) => ((0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .isGlob */ .fg)(name) ? matching(tree, kind, name) : [named(tree, kind, name)])));
    return [...selected].sort();
}
function cartridgesOf({ fs, root, files }, names) {
    if (names === undefined)
        return files.filter(_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isCartridgeName */ .Vq).map((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(fs.cwd, root).at);
    return (0,_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .cartridgePaths */ .Ao)(fs, names, root);
}
function judgedFiles(tree, { cals, packages, cartridges, hosts }) {
    return {
        cals: filesOf(tree, 'cals', cals),
        packages: filesOf(tree, 'packages', packages),
        cartridges: cartridgesOf(tree, cartridges),
        hosts: filesOf(tree, 'hosts', hosts),
    };
}
function listsThatMean(tree, lists) {
    const kept = (kind) => lists[kind]?.filter((name) => isThere(() => judgedFiles(tree, { ...EMPTY, [kind]: [name] })));
    return { cals: kept('cals'), packages: kept('packages'), cartridges: kept('cartridges'), hosts: kept('hosts') };
}
const EMPTY = { cals: [], packages: [], cartridges: [], hosts: [] };
function isThere(look) {
    try {
        look();
        return true;
    }
    catch (error) {
        if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y && error.code === 'no-file')
            return false;
        throw error;
    }
}
function matching({ fs, root, files }, kind, pattern) {
    const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)(pattern);
    if ('problem' in glob)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(pattern)}: ${glob.problem}`);
    const found = files.filter((file) => KINDS[kind].test(file) && (glob.matches(file) || glob.matches((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .parentOf */ .gN)(file))));
    if (found.length > 0)
        return found.map((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(fs.cwd, root).at);
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', `no file matches ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(pattern)}`, {
        path: root,
        help: 'correct the glob in cartwright.yaml or on the command line',
    });
}
function named({ fs, root }, kind, name) {
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(fs.cwd, root);
    const path = name.split('/').includes('..') ? (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, at(name)) : at(name);
    if (fs.kind(path) === 'file')
        return path;
    if (kind === 'packages' && fs.kind((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(path, _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_FILE */ .eh)) === 'file')
        return (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(path, _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_FILE */ .eh);
    if (kind === 'hosts' && fs.kind(path) === 'none' && /^[\w .-]+$/.test(name))
        return path;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no such file', { path });
}
function listProject(fs, root) {
    const links = [];
    return { files: fs.list(root, { onLink: (path) => links.push(path) }), links };
}


/***/ }),

/***/ 32630:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ projectAbove),
/* harmony export */   OG: () => (/* binding */ findProjects),
/* harmony export */   dJ: () => (/* binding */ ownFilesOf),
/* harmony export */   op: () => (/* binding */ kindWithin)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_result_projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50566);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69608);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




function findProjects(fs, folders, configured) {
    const found = new Map();
    for (const folder of folders) {
        for (const project of projectsBelow(fs, folder, configured)) {
            const known = found.get(project.root);
            if (known === undefined || (known.within !== undefined && project.within === undefined))
                found.set(project.root, project);
            else if (known.within !== undefined && project.within !== undefined && known.within !== project.within)
                found.set(`${project.root}\n${project.within}`, project);
        }
    }
    return [...found.values()];
}
function ownFilesOf(fs, folder) {
    return (0,_core_result_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .splitProjects */ .rV)(fs.list(folder)).find(({ root }) => root === '.')?.files ?? [];
}
function projectAbove(fs, folder) {
    for (let at = folder;;) {
        const kind = kindWithin(fs, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(at, _core_result_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_FILE */ .Dp));
        if (kind === 'file')
            return at;
        if (kind === 'outside')
            return undefined;
        const above = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, `${at}/..`);
        if (above === at || isTop(fs.cwd, at))
            return undefined;
        at = above;
    }
}
function kindWithin(fs, path) {
    try {
        return fs.kind(path);
    }
    catch (error) {
        if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y && error.code === 'outside-workspace')
            return 'outside';
        throw error;
    }
}
function isTop(cwd, folder) {
    const depth = cwd.split('/').filter((part) => part !== '').length;
    return folder.split('/').filter((part) => part === '..').length >= depth && /^(?:\.\.\/?)*$/.test(folder);
}
function projectsBelow(fs, folder, configured) {
    const { files, links } = (0,_check_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listProject */ .aL)(fs, folder);
    const linked = links.filter((link) => link === _core_result_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_FILE */ .Dp || link.endsWith(`/${_core_result_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .PROJECT_FILE */ .Dp}`));
    const split = (0,_core_result_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .splitProjects */ .rV)([...files, ...linked].sort());
    const belongs = (link) => split
        .map(({ root }) => root)
        .filter((root) => root !== '.' && (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(root, link))
        .reduce((longest, root) => (root.length > longest.length ? root : longest), '.');
    const projects = split.map(({ root, files: own }) => {
        const ownLinks = links.filter((link) => belongs(link) === root);
        const inside = (path) => (root === '.' ? path : path.slice(root.length + 1));
        return { root: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, root)), files: own, links: ownLinks.map(inside) };
    });
    const top = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, folder);
    const [first] = projects;
    if (configured)
        return first?.root === top ? projects : [{ root: top, files: [], links: [] }, ...projects];
    const above = projectAbove(fs, top);
    if (above === top)
        return projects;
    const own = first?.root === top ? first : undefined;
    const nested = own === undefined ? projects : projects.slice(1);
    const worth = nested.length === 0 || (own !== undefined && [...own.files, ...own.links].some(_check_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isLookedFor */ .m3));
    if (!worth)
        return nested;
    if (above === undefined)
        return [own ?? { root: top, files: [], links: [] }, ...nested];
    return [{ ...around(fs, above), root: above, within: top }, ...nested];
}
function around(fs, root) {
    const { links } = (0,_check_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listProject */ .aL)(fs, root);
    return { files: ownFilesOf(fs, root), links };
}


/***/ }),

/***/ 50566:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ PROJECT_FILE),
/* harmony export */   Qn: () => (/* binding */ isProjectFile),
/* harmony export */   Xb: () => (/* binding */ rootsIn),
/* harmony export */   rV: () => (/* binding */ splitProjects)
/* harmony export */ });
/* harmony import */ var _value_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const PROJECT_FILE = 'cartwright.yaml';
function splitProjects(files) {
    const roots = new Set(files.filter(isProjectFile).map(_value_path_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS));
    const projects = new Map([...roots].map((root) => [root, []]));
    for (const file of files) {
        let root = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(file);
        while (root !== '.' && !roots.has(root))
            root = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(root);
        const name = root === '.' ? file : file.slice(root.length + 1);
        const known = projects.get(root);
        if (known === undefined)
            projects.set(root, [name]);
        else
            known.push(name);
    }
    return [...projects]
        .map(([root, own]) => ({ root, files: own }))
        .sort((a, b) => (a.root === '.' ? -1 : b.root === '.' ? 1 : a.root < b.root ? -1 : 1));
}
function rootsIn(text) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .map((line, i) => {
        const path = line.trim();
        const start = { line: i + 1, column: line.indexOf(path) + 1 };
        return { path, range: { start, end: { ...start, column: start.column + path.length } } };
    })
        .filter(({ path }) => path !== '' && !path.startsWith('#'));
}
function isProjectFile(file) {
    return file === PROJECT_FILE || file.endsWith(`/${PROJECT_FILE}`);
}


/***/ })

};
;
