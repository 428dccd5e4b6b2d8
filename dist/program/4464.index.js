"use strict";
exports.id = 4464;
exports.ids = [4464,2083];
exports.modules = {

/***/ 22410:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-8844.js").modules);
Object.assign(exports.modules, require("./shared-59685.js").modules);
Object.assign(exports.modules, require("./shared-64464.js").modules);
