"use strict";
exports.modules = {

/***/ 64464:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stagedFiles: () => (/* binding */ stagedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_git_tracked_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93936);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8844);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59685);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22410);
/* harmony import */ var _same_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44769);
/* harmony import */ var _tree_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13748);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21689);










const LIMIT = 256 * 1024 * 1024;
function stagedFiles(fs) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(fs.cwd);
    if (repository === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-repository', 'this is no work tree of a git repository, so nothing is staged', {
            help: 'run it in a clone, or without --staged to check the files as they are',
        });
    if (!(0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .hasGit */ .tG)(repository))
        throw noGit();
    const files = new IndexFiles(fs, repository);
    return { fs: files, bytesOf: (path) => files.bytesOf(path) };
}
class IndexFiles {
    cwd;
    #disk;
    #blobs;
    #written;
    #entries;
    #tree;
    #untracked;
    constructor(disk, repository) {
        this.cwd = disk.cwd;
        this.#disk = disk;
        this.#blobs = new _blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .Blobs */ .B(repository, () => this.#differing());
        const { entries, written } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .indexOf */ .qh)(repository);
        this.#written = written;
        const whole = entries.flatMap((entry) => (entry.kind === 'sparse folder' ? filesOf(repository, entry) : [entry]));
        this.#entries = entriesBelow((0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInTree */ .HR)(repository, disk.cwd), whole);
        const paths = [...this.#entries];
        const ofKind = (kind) => paths.filter(([, each]) => each.kind === kind).map(([path]) => path);
        this.#tree = new _core_git_tracked_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .TrackedTree */ .d(ofKind('file'), ofKind('link'));
    }
    readFile(path, maxBytes = LIMIT, start = false) {
        const name = this.#seen(path);
        const entry = this.#entries.get(name);
        if (entry?.kind === 'link') {
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'a symbolic link, which is not followed', { path });
        }
        if (entry?.kind === 'file' && !this.#isSame(name, entry))
            return blob(this.#blobs, entry.oid, path, maxBytes, start);
        if (entry === undefined && this.#isUntracked(name)) {
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', "it is not in git's index", { path, help: 'run git add for it' });
        }
        return this.#disk.readFile(path, maxBytes, start);
    }
    bytesOf(path) {
        const name = this.#seen(path);
        const entry = this.#entries.get(name);
        const isTheDisks = entry === undefined ? !this.#isUntracked(name) : entry.kind === 'file' && this.#isSame(name, entry);
        return isTheDisks ? undefined : this.readFile(path);
    }
    kind(path) {
        const name = this.#seen(path);
        const tracked = this.#tree.kind(name);
        if (tracked !== 'none')
            return tracked === 'link' ? 'other' : tracked;
        const kind = this.#disk.kind(path);
        return kind === 'file' && this.#isUntracked(name) ? 'none' : kind;
    }
    isLink(path) {
        return this.#tree.kind(this.#seen(path)) === 'link';
    }
    list(directory, options = {}) {
        const folder = this.#seen(directory);
        if ((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isWayOut */ .GK)(folder))
            return this.#disk.list(directory, options);
        const paths = this.#tree.files(folder);
        if (options.onLink !== undefined)
            this.#tree.links(folder).forEach(options.onLink);
        if (options.ignored === true) {
            const prefix = folder === '' ? '' : `${folder}/`;
            const known = new Set(paths);
            const ignored = this.#disk.list(directory, { ignored: true });
            paths.push(...ignored.filter((path) => !known.has(path) && !this.#isUntracked(prefix + path)));
        }
        return paths.sort();
    }
    writeFile(...args) {
        this.#disk.writeFile(...args);
    }
    #differing() {
        return [...this.#entries].flatMap(([name, entry]) => entry.kind === 'file' && !this.#isSame(name, entry) ? [entry.oid] : []);
    }
    #isSame(name, entry) {
        return !name.includes('\ufffd') && (0,_same_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isStillStaged */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.cwd, name), entry, this.#written);
    }
    #isUntracked(name) {
        this.#untracked ??= new Set(this.#disk.list('.').filter((path) => !this.#entries.has(path)));
        return this.#untracked.has(name);
    }
    #seen(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(this.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.cwd, path)).replaceAll('\\', '/');
    }
}
function filesOf(repository, folder) {
    const listing = (0,_tree_of_js__WEBPACK_IMPORTED_MODULE_7__/* .treeOf */ .g)(repository, folder.oid);
    if (listing === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-git', 'git cannot read what this folder of a sparse index holds', {
            path: folder.path,
            help: 'run git sparse-checkout reapply --no-sparse-index, which writes all entries',
        });
    const entry = (kind, path, oid) => {
        return { ...folder, kind, path: `${folder.path}/${path}`, oid };
    };
    return [
        ...[...listing.blobs].map(([path, oid]) => entry('file', path, oid)),
        ...listing.links.map((path) => entry('link', path, '')),
    ];
}
function entriesBelow(folder, entries) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const below = new Map();
    for (const entry of entries) {
        if (!entry.path.startsWith(prefix) || entry.intentToAdd)
            continue;
        const path = entry.path.slice(prefix.length);
        if (entry.stage !== 0)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('merge-conflict', 'it is unmerged', { path, help: 'resolve the conflict and run git add' });
        below.set(path, entry);
    }
    return below;
}
function blob(blobs, oid, path, maxBytes, start) {
    const answer = blobs.read(oid);
    if ('missing' in answer)
        throw noGit();
    if ('said' in answer)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-git', `git cannot read what is staged: ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.printable)(answer.said) || 'no answer'}`, { path });
    const bytes = answer.output;
    if (bytes.length <= maxBytes || start)
        return bytes.subarray(0, maxBytes);
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', `the file has ${bytes.length} bytes; at most ${maxBytes} are read`, { path });
}
function noGit() {
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-git', 'git cannot be found', {
        help: 'what is staged can only be read with git installed',
    });
}


/***/ })

};
;
