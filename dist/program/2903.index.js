"use strict";
exports.id = 2903;
exports.ids = [2903];
exports.modules = {

/***/ 32903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ checkedOut),
/* harmony export */   Qo: () => (/* binding */ headCommit),
/* harmony export */   aT: () => (/* binding */ headTime),
/* harmony export */   commitFiles: () => (/* binding */ commitFiles),
/* harmony export */   oV: () => (/* binding */ filesOfCommit),
/* harmony export */   vl: () => (/* binding */ changedPaths)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_git_tracked_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93936);
/* harmony import */ var _blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8844);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59685);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22410);
/* harmony import */ var _same_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44769);
/* harmony import */ var _tree_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13748);









const FETCH_MS = 20_000;
const LIMIT = 256 * 1024 * 1024;
function commitFiles(directory, sha, fetch, inside = directory) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(inside);
    if (repository === undefined || !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha))
        return undefined;
    const fetched = () => {
        const options = { network: true, timeout: FETCH_MS };
        const call = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', 'origin', sha];
        return fetch && (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitOutput */ .oM)(repository, call, options) !== undefined;
    };
    const listing = (0,_tree_of_js__WEBPACK_IMPORTED_MODULE_7__/* .commitTree */ .S)(repository, sha) ?? (fetched() ? (0,_tree_of_js__WEBPACK_IMPORTED_MODULE_7__/* .commitTree */ .S)(repository, sha) : undefined);
    return listing === undefined ? undefined : filesOfCommit(directory, repository, listing);
}
function filesOfCommit(cwd, repository, listing) {
    return new CommitFiles(cwd, repository, listing);
}
const JUDGED = /\.(?:ya?ml|json|md)$|(?:^|\/)rom\//i;
function* judgedBlobs(repository, { blobs }) {
    for (const [path, oid] of blobs)
        if (JUDGED.test(path))
            yield oid;
    const index = new Map((0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .indexOf */ .qh)(repository).entries.map((entry) => [entry.path, entry.oid]));
    for (const [path, oid] of blobs)
        if (index.get(path) !== oid)
            yield oid;
}
function checkedOut(directory) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(directory);
    const object = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitOutput */ .oM)(repository, ['--no-replace-objects', 'cat-file', 'commit', 'HEAD']);
    if (object === undefined)
        return undefined;
    const head = aboveMessage(object);
    const parents = [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((match) => match[1] ?? '');
    const algorithm = /^tree [0-9a-f]{64}$/m.test(head) ? 'sha256' : 'sha1';
    const sha = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(`commit ${object.length}\0`).update(object).digest('hex');
    return { sha, parents };
}
function changedPaths(directory, base, to = 'HEAD') {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(directory);
    if (repository === undefined)
        return undefined;
    if (to === 'work tree')
        return changedInWorkTree(repository, base);
    const names = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitOutput */ .oM)(repository, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, 'HEAD', '--']);
    return names
        ?.toString('utf8')
        .split('\0')
        .filter((name) => name !== '');
}
function changedInWorkTree(repository, base) {
    const listing = (0,_tree_of_js__WEBPACK_IMPORTED_MODULE_7__/* .commitTree */ .S)(repository, base);
    if (listing === undefined)
        return undefined;
    const { entries, written } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .indexOf */ .qh)(repository);
    const index = new Map(entries.map((entry) => [entry.path, entry]));
    const isSame = (path, oid) => {
        const entry = index.get(path);
        return entry?.oid === oid && (0,_same_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isStillStaged */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository.top, path), entry, written);
    };
    const changed = [...listing.blobs].filter(([path, oid]) => !isSame(path, oid)).map(([path]) => path);
    return [...changed, ...[...index.keys()].filter((path) => !listing.blobs.has(path))];
}
function headCommit(directory) {
    const said = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitOutput */ .oM)((0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(directory), ['rev-parse', '--verify', 'HEAD'])?.toString('utf8').trim();
    return said !== undefined && /^[0-9a-f]{40,64}$/.test(said) ? said : undefined;
}
function headTime(directory) {
    const time = /^committer .* (\d{1,12}) [+-]\d{4}$/m.exec(headObject(directory))?.[1];
    return time === undefined ? undefined : Number(time);
}
function headObject(directory) {
    return aboveMessage((0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitOutput */ .oM)((0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(directory), ['cat-file', 'commit', 'HEAD']) ?? Buffer.alloc(0));
}
function aboveMessage(object) {
    const text = object.toString('utf8');
    return text.slice(0, text.indexOf('\n\n'));
}
class CommitFiles {
    cwd;
    #repository;
    #ids;
    #blobs;
    #tree;
    constructor(cwd, repository, listing) {
        this.cwd = cwd.replaceAll('\\', '/');
        this.#repository = repository;
        this.#ids = listing.blobs;
        this.#blobs = new _blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .Blobs */ .B(repository, () => judgedBlobs(repository, listing));
        this.#tree = new _core_git_tracked_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .TrackedTree */ .d(listing.blobs.keys(), listing.links);
    }
    readFile(path, maxBytes = LIMIT, start = false) {
        const oid = this.#ids.get(this.#inTree(path));
        const answer = oid === undefined ? undefined : this.#blobs.read(oid);
        if (answer === undefined || !('output' in answer))
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', 'there is no such file in the commit', { path });
        const bytes = answer.output;
        if (bytes.length > maxBytes && !start) {
            const message = `the file has ${bytes.length} bytes; at most ${maxBytes} are read`;
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', message, { path });
        }
        return bytes.subarray(0, maxBytes);
    }
    kind(path) {
        const kind = this.#tree.kind(this.#inTree(path));
        return kind === 'link' ? 'none' : kind;
    }
    list(directory, { onLink } = {}) {
        const folder = this.#inTree(directory);
        if (onLink !== undefined)
            this.#tree.links(folder).forEach(onLink);
        return this.#tree.files(folder);
    }
    writeFile(path) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unwritable-file', 'a commit cannot be written to', { path });
    }
    #inTree(path) {
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInTree */ .HR)(this.#repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(this.cwd, path));
    }
}


/***/ }),

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
