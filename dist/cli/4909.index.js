"use strict";
exports.id = 4909;
exports.ids = [4909,2903];
exports.modules = {

/***/ 2903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   changedPaths: () => (/* binding */ changedPaths),
/* harmony export */   commitFiles: () => (/* binding */ commitFiles)
/* harmony export */ });
/* unused harmony exports headParents, headCommit, headTime */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);



const FETCH_MS = 20_000;
const LOCAL_MS = 10_000;
const OUTPUT = 256 * 1024 * 1024;
/**
 * The files of a commit, read from git's objects: nothing is checked out, so no filter, hook or ignore file has a say.
 *
 * @param directory any folder of the work tree; paths are seen from it
 * @param sha full commit id
 * @param fetch whether a commit that is not here may be fetched from `origin`
 * @returns undefined when git, the repository or the commit is not there
 */
function commitFiles(directory, sha, fetch) {
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha))
        return undefined;
    const known = () => git(directory, ['cat-file', '-e', `${sha}^{commit}`]) !== undefined;
    if (!known()) {
        const arguments_ = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', 'origin', sha];
        if (!fetch || git(directory, arguments_, FETCH_MS) === undefined || !known())
            return undefined;
    }
    const top = git(directory, ['rev-parse', '--show-toplevel'])?.toString('utf8').trimEnd();
    const listing = git(directory, ['ls-tree', '-r', '-z', '--full-tree', sha])?.toString('utf8');
    if (top === undefined || listing === undefined)
        return undefined;
    return new CommitFiles(directory, top, readListing(listing));
}
/** The commits that the checked-out one was made from, the first parent first; empty without git. */
function headParents(directory) {
    // The raw object names its parents in a shallow clone, too.
    const commit = git(directory, ['cat-file', 'commit', 'HEAD'])?.toString('utf8') ?? '';
    const head = commit.slice(0, commit.indexOf('\n\n'));
    return [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((match) => match[1] ?? '');
}
/**
 * Paths that differ between a commit and the checked-out one, or the work tree, relative to the repository's top folder;
 * undefined without git.
 */
function changedPaths(directory, base, to = 'HEAD') {
    const sides = to === 'HEAD' ? [base, 'HEAD'] : [base];
    const names = git(directory, ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', ...sides, '--']);
    return names
        ?.toString('utf8')
        .split('\0')
        .filter((name) => name !== '');
}
/** The commit that is checked out, or undefined without git. */
function headCommit(directory) {
    return git(directory, ['rev-parse', 'HEAD'])?.toString('utf8').trim();
}
/** When the checked-out commit was made, in seconds since 1970; undefined without git. */
function headTime(directory) {
    const commit = git(directory, ['cat-file', 'commit', 'HEAD'])?.toString('utf8') ?? '';
    const time = /^committer .* (\d{1,12}) [+-]\d{4}$/m.exec(commit.slice(0, commit.indexOf('\n\n')))?.[1];
    return time === undefined ? undefined : Number(time);
}
class CommitFiles {
    cwd;
    #top;
    #blobs;
    #folders;
    constructor(cwd, top, blobs) {
        this.cwd = cwd.replaceAll('\\', '/');
        this.#top = top;
        this.#blobs = blobs;
        const folders = new Set(['']);
        for (const path of blobs.keys()) {
            for (let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path); folder !== '.' && !folders.has(folder); folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(folder)) {
                folders.add(folder);
            }
        }
        this.#folders = folders;
    }
    readFile(path, maxBytes = OUTPUT, start = false) {
        const oid = this.#blobs.get(this.#inTree(path));
        const bytes = oid === undefined ? undefined : git(this.cwd, ['cat-file', 'blob', oid]);
        if (bytes === undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', 'there is no such file in the commit', { path });
        if (bytes.length > maxBytes && !start) {
            const message = `the file has ${bytes.length} bytes; at most ${maxBytes} are read`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', message, { path });
        }
        return bytes.subarray(0, maxBytes);
    }
    kind(path) {
        const name = this.#inTree(path);
        return this.#blobs.has(name) ? 'file' : this.#folders.has(name) ? 'directory' : 'none';
    }
    list(directory) {
        const folder = this.#inTree(directory);
        const prefix = folder === '' ? '' : `${folder}/`;
        return [...this.#blobs.keys()]
            .filter((path) => path.startsWith(prefix) && !path.split('/').includes('node_modules'))
            .map((path) => path.slice(prefix.length))
            .sort((a, b) => (a < b ? -1 : 1));
    }
    writeFile(path) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unwritable-file', 'a commit cannot be written to', { path });
    }
    #inTree(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.#top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(this.cwd, path)).replaceAll('\\', '/');
    }
}
// Regular files only: links are not followed, submodules are not there.
function readListing(listing) {
    const blobs = new Map();
    for (const entry of listing.split('\0')) {
        const match = /^100(?:644|755) blob ([0-9a-f]+)\t([^]+)$/.exec(entry);
        if (match !== null)
            blobs.set(match[2] ?? '', match[1] ?? '');
    }
    return blobs;
}
/** Runs git without the repository's programs and without the caller's secrets; undefined when it fails. */
function git(directory, arguments_, timeout = LOCAL_MS) {
    const { PATH = '', HOME = '' } = process.env;
    // Containers often own the work tree by another user; nothing of the repository's configuration can run a program here.
    const settings = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...settings, ...arguments_], {
        cwd: directory,
        env: { PATH, HOME, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout,
        maxBuffer: OUTPUT,
    });
    return result.status === 0 ? result.stdout : undefined;
}


/***/ }),

/***/ 4909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRevision: () => (/* binding */ findRevision)
/* harmony export */ });
/* harmony import */ var _commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2903);

/**
 * Finds the commit that a revision names, as git understands it (`HEAD~1`, a tag, a branch).
 *
 * @returns undefined when git, the repository or the revision is not there
 */
function findRevision(directory, revision) {
    const sha = (0,_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(directory, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const top = (0,_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(directory, ['rev-parse', '--show-toplevel']);
    if (sha === undefined || top === undefined)
        return undefined;
    return { sha: sha.toString('utf8').trim(), top: top.toString('utf8').trimEnd() };
}


/***/ })

};
;