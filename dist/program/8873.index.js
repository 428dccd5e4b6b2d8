"use strict";
exports.id = 8873;
exports.ids = [8873];
exports.modules = {

/***/ 22410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   oM: () => (/* binding */ gitOutput),
/* harmony export */   tG: () => (/* binding */ hasGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




const LOCAL_MS = 60_000;
const OUTPUT = 256 * 1024 * 1024;
const NAME = process.platform === 'win32' ? 'git.exe' : 'git';
const SETTINGS = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.alternateRefsCommand=:',
    'protocol.ext.allow=never',
    'safe.bareRepository=explicit',
    'gc.auto=0',
    'maintenance.auto=false',
    'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);
function runGit(repository, args, options = {}) {
    const { top, gitDir } = repository;
    const { HOME = '' } = process.env;
    const folders = programFolders(top);
    const program = programIn(folders);
    if (program === undefined)
        return { missing: true };
    const { network = false, timeout = LOCAL_MS, input } = options;
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, [...SETTINGS, '--no-pager', `--git-dir=${gitDir}`, `--work-tree=${top}`, ...args], {
        cwd: gitDir,
        env: {
            PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter),
            HOME,
            GIT_TERMINAL_PROMPT: '0',
            GIT_OPTIONAL_LOCKS: '0',
            GIT_NO_LAZY_FETCH: '1',
            LC_ALL: 'C',
            ...(network ? {} : { GIT_ALLOW_PROTOCOL: '' }),
        },
        input,
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        timeout,
        maxBuffer: OUTPUT,
    });
    if (result.status === 0)
        return { output: result.stdout };
    return { said: result.stderr?.toString('utf8').split('\n')[0] ?? '' };
}
function gitOutput(repository, args, options) {
    if (repository === undefined)
        return undefined;
    const answer = runGit(repository, args, options);
    return 'output' in answer ? answer.output : undefined;
}
function hasGit({ top }) {
    return programIn(programFolders(top)) !== undefined;
}
function programFolders(top) {
    const isChecked = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(top) !== top && !(0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWayOut */ .GK)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, folder));
    return (process.env['PATH'] ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) && !isChecked(folder));
}
function programIn(folders) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, NAME)).find(isProgram);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 10137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ unsaid),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   qJ: () => (/* binding */ notFollowed),
/* harmony export */   xf: () => (/* binding */ staleManifest)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64517);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32754);
/* harmony import */ var _project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80224);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69608);
/* harmony import */ var _package_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95478);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83245);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21689);









function staleManifest({ fs }, { folder, file, manifestText }) {
    const path = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(folder, _ids_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PATH */ .U4);
    if (fs.kind(path) !== 'file')
        return [];
    const stale = (0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .compareManifest */ .L1)(manifestText, (0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .manifestOf */ .$V)(fs.readFile(path, 4 * 1024 * 1024)));
    if (stale === undefined)
        return [];
    const { line, expected, found } = stale;
    const says = `${(0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLine */ .QN)(found)} stands where ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(file)} gives ${(0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLine */ .QN)(expected)}`;
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
function refusals(verdicts, packages) {
    const sources = new Map(packages.map((each) => [each.folder, each]));
    return (0,_core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .groupRefusals */ .fL)(verdicts).map(({ subject, message }) => {
        const source = sources.get(subject);
        const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
        return {
            rule: 'handshake/refuse',
            level: 'error',
            message,
            path: source?.file ?? subject,
            range: source === undefined || place === undefined ? _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag : source.doc.range(place.key ?? place.value),
            pointer: '',
            help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
        };
    });
}
function notFollowed(links) {
    const kinds = Object.values(_files_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW);
    const judged = links.filter((path) => (0,_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isCartridgeName */ .Vq)(path) || kinds.some((kind) => kind.test(path)));
    return judged.sort().map(_project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFinding */ .ir);
}
function unsaid(notes, found) {
    const missing = new Set(found.filter(({ rule }) => rule === 'ready/rac-missing').map(itemOf));
    return notes.filter((note) => !missing.has(itemOf(note)));
}
function itemOf({ path, pointer }) {
    return `${path} ${pointer.split('/').slice(0, 3).join('/')}`;
}


/***/ }),

/***/ 20016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   PS: () => (/* binding */ fnv1a),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
function parseShard(text) {
    const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
    const [index, count] = [Number(match?.[1]), Number(match?.[2])];
    return match === null || index > count ? undefined : { index, count };
}
function isInShard(path, { index, count }) {
    return fnv1a(path) % count === index - 1;
}
function fnv1a(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-7158.js").modules);
Object.assign(exports.modules, require("./shared-8844.js").modules);
