"use strict";
exports.id = 4464;
exports.ids = [4464];
exports.modules = {

/***/ 4464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stagedFiles: () => (/* binding */ stagedFiles)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);




const LOCAL_MS = 60_000;
const OUTPUT = 256 * 1024 * 1024;
/** Blobs of no bytes, in SHA-1 and SHA-256 repositories: what an intent to add looks like. */
const EMPTY_BLOBS = new Set([
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);
/**
 * The staged state of the work tree, for checks that run before a commit. It asks git, which knows of worktrees, of
 * `GIT_DIR` and of `GIT_INDEX_FILE`; nothing is written, no lock is taken.
 *
 * @param fs the work tree, seen from the working directory
 * @throws UserError `no-repository` outside of a repository; `merge-conflict` while files are unmerged; `no-git`
 */
function stagedFiles(fs) {
    const index = readIndex(fs.cwd);
    const files = new IndexFiles(fs, index);
    return { fs: files, links: index.links, bytesOf: (path) => files.bytesOf(path) };
}
class IndexFiles {
    cwd;
    #disk;
    #files;
    #links;
    #folders;
    #untracked;
    constructor(disk, { files, links }) {
        this.cwd = disk.cwd;
        this.#disk = disk;
        this.#files = files;
        this.#links = new Set(links);
        const folders = new Set(['']);
        for (const path of files.keys()) {
            for (let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path); folder !== '.' && !folders.has(folder); folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(folder)) {
                folders.add(folder);
            }
        }
        this.#folders = folders;
    }
    readFile(path, maxBytes = OUTPUT, start = false) {
        const name = this.#seen(path);
        if (this.#links.has(name)) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', 'a symbolic link, which is not followed', { path });
        }
        const entry = this.#files.get(name);
        if (entry !== undefined && !entry.same)
            return blob(this.cwd, entry.oid, path, maxBytes, start);
        if (entry === undefined && this.#isUntracked(name)) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', "it is not in git's index", { path, help: 'run git add for it' });
        }
        return this.#disk.readFile(path, maxBytes, start);
    }
    bytesOf(path) {
        return this.#files.get(this.#seen(path))?.same === false ? this.readFile(path) : undefined;
    }
    kind(path) {
        const name = this.#seen(path);
        if (this.#files.has(name))
            return 'file';
        if (this.#folders.has(name))
            return 'directory';
        if (this.#links.has(name))
            return 'other';
        const kind = this.#disk.kind(path);
        return kind === 'file' && this.#isUntracked(name) ? 'none' : kind;
    }
    list(directory, options) {
        const folder = this.#seen(directory);
        if (folder === '..' || folder.startsWith('../'))
            return this.#disk.list(directory, options);
        const prefix = folder === '' ? '' : `${folder}/`;
        const found = [...this.#files.keys()].filter((path) => path.startsWith(prefix) && !isVendored(path));
        const paths = found.map((path) => path.slice(prefix.length));
        if (options?.ignored === true) {
            const known = new Set(paths);
            const ignored = this.#disk.list(directory, options);
            paths.push(...ignored.filter((path) => !known.has(path) && !this.#isUntracked(prefix + path)));
        }
        return paths.sort();
    }
    writeFile(...args) {
        this.#disk.writeFile(...args);
    }
    // What git neither tracks nor ignores: forgotten, or not meant for the commit.
    #isUntracked(name) {
        this.#untracked ??= new Set(this.#disk.list('.').filter((path) => !this.#files.has(path)));
        return this.#untracked.has(name);
    }
    #seen(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(this.cwd, path)).replaceAll('\\', '/');
    }
}
function isVendored(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}
// One process: every entry of the index (H, or S in a sparse checkout), and once more (C, R) where the work tree differs.
function readIndex(cwd) {
    const listing = git(cwd, ['ls-files', '-z', '-t', '--cached', '--modified', '--deleted', '--stage']);
    const files = new Map();
    const links = [];
    let mayBeIntent = false;
    for (const line of listing.toString('utf8').split('\0')) {
        const match = /^(\w) (\d{6}) ([0-9a-f]+) (\d)\t([^]+)$/.exec(line);
        if (match === null)
            continue;
        const [, tag, mode = '', oid = '', stage, path = ''] = match;
        if (stage !== '0')
            throw unmerged(path);
        if (mode === '120000' && tag === 'H')
            links.push(path);
        if (!mode.startsWith('100'))
            continue;
        // A name that is no UTF-8 cannot be opened by what is left of it.
        const same = tag === 'H' && !path.includes('\ufffd');
        files.set(path, { oid, same });
        mayBeIntent ||= !same && EMPTY_BLOBS.has(oid);
    }
    // `git add -N` promises a file to a later commit; this one will not have it.
    if (mayBeIntent) {
        const added = git(cwd, ['diff-files', '-z', '--name-only', '--relative', '--diff-filter=A']).toString('utf8');
        for (const path of added.split('\0'))
            files.delete(path);
    }
    return { files, links: links.sort() };
}
function unmerged(path) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('merge-conflict', 'it is unmerged', { path, help: 'resolve the conflict and run git add' });
}
function blob(cwd, oid, path, maxBytes, start) {
    const bytes = git(cwd, ['cat-file', 'blob', oid]);
    if (bytes.length <= maxBytes || start)
        return bytes.subarray(0, maxBytes);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', `the file has ${bytes.length} bytes; at most ${maxBytes} are read`, { path });
}
function git(cwd, args) {
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', ['-c', 'core.fsmonitor=false', ...args], {
        cwd,
        // A hook's environment says which repository and which index are meant.
        env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: LOCAL_MS,
        maxBuffer: OUTPUT,
    });
    if (result.status === 0)
        return result.stdout;
    if (result.error !== undefined && result.error.code === 'ENOENT') {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-git', 'git cannot be found', {
            help: 'what is staged can only be read with git installed',
        });
    }
    const said = result.stderr.toString('utf8').split('\n')[0] ?? '';
    if (/not a git repository|must be run in a work tree/i.test(said)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-repository', 'this is no work tree of a git repository, so nothing is staged', {
            help: 'run it in a clone, or without --staged to check the files as they are',
        });
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-git', `git cannot read the index: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(said) || 'no answer'}`);
}


/***/ })

};
;