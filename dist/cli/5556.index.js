"use strict";
exports.id = 5556;
exports.ids = [5556,8217];
exports.modules = {

/***/ 9583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders),
/* harmony export */   x: () => (/* binding */ unmakeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Makes a folder and those that it lies in. `mkdirSync` with `recursive` never returns where the system answers that there is no
 * such file although the folder above is there, as it does below `/proc`.
 *
 * @param folder absolute
 * @returns the topmost folder that was made
 * @throws the system's error
 */
function makeFolders(folder) {
    const missing = [];
    for (let at = folder; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at, { throwIfNoEntry: false }) === undefined; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        missing.push(at);
    for (const each of missing.toReversed()) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each);
        }
        catch (error) {
            // Somebody else was faster.
            if (error.code !== 'EEXIST')
                throw error;
        }
    }
    return missing.at(-1);
}
/**
 * Takes back what {@link makeFolders} made, from the folder itself up to the topmost.
 *
 * @param made what it returned
 */
function unmakeFolders(folder, made) {
    if (made === undefined)
        return;
    try {
        for (let at = folder; at.length >= made.length; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(at);
    }
    catch {
        // Somebody else put a file there meanwhile: then the folder is theirs.
    }
}


/***/ }),

/***/ 9685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W1: () => (/* binding */ findRepository),
  qh: () => (/* binding */ indexOf),
  HR: () => (/* binding */ pathInTree),
  uw: () => (/* binding */ repositoryAt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/core/git/ewah.js
/**
 * Reads one bitmap in EWAH form, as a split index has two: a count of bits, a count of 64-bit words, the words, and the place of
 * the last marker. A marker word tells how many words of equal bits follow, and how many words as they are after those.
 *
 * @param limit how many bits there can be, whatever the bitmap claims
 * @returns the numbers of the set bits, and the bytes behind the bitmap
 * @throws RangeError when it is cut off
 */
function ewahBits(bytes, limit) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const size = Math.min(view.getUint32(0), limit);
    const words = view.getUint32(4);
    const bits = new Set();
    let bit = 0;
    for (let at = 0; at < words;) {
        const marker = view.getBigUint64(8 + 8 * at++);
        const equal = Number((marker >> 1n) & 0xffffffffn) * 64;
        if ((marker & 1n) === 1n)
            for (let i = bit; i < Math.min(bit + equal, size); i++)
                bits.add(i);
        bit += equal;
        for (let literal = Number(marker >> 33n); literal > 0; literal--, bit += 64) {
            const word = view.getBigUint64(8 + 8 * at++);
            for (let i = 0; i < 64; i++)
                if (((word >> BigInt(i)) & 1n) === 1n)
                    bits.add(bit + i);
        }
    }
    return [bits, bytes.subarray(8 + 8 * words + 4)];
}

;// CONCATENATED MODULE: ./build/core/git/index-file.js

/** An index that is not read: what is wrong with it. */
class IndexProblem extends Error {
}
const MODES = new Map([
    [0o040000, 'sparse folder'],
    [0o100000, 'file'],
    [0o120000, 'link'],
    [0o160000, 'submodule'],
]);
const EXTENDED = 0x4000;
const INTENT_TO_ADD = 0x2000;
const NAME_LENGTH = 0x0fff;
/**
 * Reads git's index: versions 2 to 4, split and sparse ones, SHA-1 and SHA-256.
 *
 * @throws IndexProblem for anything else, since half an index would hide files
 */
function readIndex(bytes, options) {
    const reader = new IndexReader(bytes, options.hashBytes);
    const { entries, link } = reader.read();
    if (link === undefined)
        return entries;
    const id = hex(link.subarray(0, options.hashBytes));
    if (/^0+$/.test(id))
        return entries;
    const shared = options.shared(id);
    if (shared === undefined)
        throw new IndexProblem(`its shared part sharedindex.${id} is missing`);
    const base = new IndexReader(shared, options.hashBytes).read();
    if (base.link !== undefined)
        throw new IndexProblem('its shared part is split itself');
    return merged(base.entries, entries, link.subarray(options.hashBytes));
}
// Entries of the split part without a name replace those of the shared part, in order; the others are new.
function merged(base, split, bitmaps) {
    const [dropped, rest] = ewahBits(bitmaps, base.length);
    const [replaced] = ewahBits(rest, base.length);
    const replacements = split.filter(({ path }) => path === '');
    if (replacements.length !== replaced.size)
        throw new IndexProblem('its replaced entries do not add up');
    let next = 0;
    const kept = base.flatMap((entry, i) => {
        const by = replaced.has(i) ? replacements[next++] : undefined;
        const { path, rawPath } = entry;
        return dropped.has(i) ? [] : [by === undefined ? entry : { ...by, path, rawPath }];
    });
    return [...kept, ...split.filter(({ path }) => path !== '')];
}
class IndexReader {
    #bytes;
    #hash;
    #end;
    #at = 12;
    constructor(bytes, hashBytes) {
        this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        this.#hash = hashBytes;
        this.#end = bytes.length - hashBytes;
    }
    read() {
        if (this.#end < 12 || this.#bytes.toString('latin1', 0, 4) !== 'DIRC')
            throw new IndexProblem('it is no index');
        const version = this.#bytes.readUInt32BE(4);
        if (version < 2 || version > 4)
            throw new IndexProblem(`its version is ${version}; 2 to 4 are known`);
        const entries = [];
        let before = Buffer.alloc(0);
        for (let left = this.#bytes.readUInt32BE(8); left > 0; left--) {
            const entry = this.#entry(version, before);
            before = entry.rawPath;
            entries.push(entry);
        }
        return { entries, link: this.#extensions() };
    }
    #entry(version, before) {
        const bytes = this.#bytes;
        const start = this.#at;
        const flagsAt = start + 40 + this.#hash;
        if (flagsAt + 4 > this.#end)
            throw new IndexProblem('it is cut off');
        const mode = bytes.readUInt32BE(start + 24);
        const kind = MODES.get(mode & 0o170000);
        if (kind === undefined)
            throw new IndexProblem(`an entry has the mode ${mode.toString(8)}`);
        const flags = bytes.readUInt16BE(flagsAt);
        const extended = version > 2 && (flags & EXTENDED) !== 0;
        const nameAt = flagsAt + (extended ? 4 : 2);
        const name = version === 4 ? this.#suffixed(nameAt, before) : this.#padded(start, nameAt, flags & NAME_LENGTH);
        const path = name.toString('utf8');
        const oidAt = start + 40;
        const hash = this.#hash;
        return {
            path: kind === 'sparse folder' ? path.replace(/\/$/, '') : path,
            kind,
            // Most are never asked for.
            get oid() {
                return hex(bytes.subarray(oidAt, oidAt + hash));
            },
            stage: (flags >> 12) & 3,
            intentToAdd: extended && (bytes.readUInt16BE(flagsAt + 2) & INTENT_TO_ADD) !== 0,
            get stat() {
                return {
                    changed: timeAt(bytes, start),
                    modified: timeAt(bytes, start + 8),
                    size: bytes.readUInt32BE(start + 36),
                };
            },
            rawPath: name,
        };
    }
    /** Versions 2 and 3: the name, and 1 to 8 zeros up to a multiple of 8. */
    #padded(start, at, length) {
        const end = this.#zeroAfter(length < NAME_LENGTH ? at + length : at);
        this.#at = start + ((end - start + 8) & ~7);
        return this.#bytes.subarray(at, end);
    }
    /** Version 4: how much of the name before is left out, and what stands in its place. */
    #suffixed(at, before) {
        let byte = this.#bytes[at++] ?? 0;
        let cut = byte & 0x7f;
        while ((byte & 0x80) !== 0 && at < this.#end) {
            byte = this.#bytes[at++] ?? 0;
            cut = (cut + 1) * 128 + (byte & 0x7f);
        }
        if (cut > before.length)
            throw new IndexProblem('a name is cut off');
        const end = this.#zeroAfter(at);
        this.#at = end + 1;
        return Buffer.concat([before.subarray(0, before.length - cut), this.#bytes.subarray(at, end)]);
    }
    #zeroAfter(at) {
        const end = this.#bytes.indexOf(0, at);
        if (end < 0 || end >= this.#end)
            throw new IndexProblem('a name is cut off');
        return end;
    }
    /** @returns the extension of a split index */
    #extensions() {
        let link;
        while (this.#at < this.#end) {
            if (this.#at + 8 > this.#end)
                throw new IndexProblem('an extension is cut off');
            const name = this.#bytes.toString('latin1', this.#at, this.#at + 4);
            const from = this.#at + 8;
            this.#at = from + this.#bytes.readUInt32BE(this.#at + 4);
            if (this.#at > this.#end)
                throw new IndexProblem('an extension is cut off');
            if (name === 'link')
                link = this.#bytes.subarray(from, this.#at);
            // Those in capitals can be left out; of the others each says that the entries mean something else.
            else if (name !== 'sdir' && !/^[A-Z]/.test(name))
                throw new IndexProblem(`its extension ${JSON.stringify(name)} is not known`);
        }
        return link;
    }
}
function timeAt(bytes, at) {
    return BigInt(bytes.readUInt32BE(at)) * 1000000000n + BigInt(bytes.readUInt32BE(at + 4));
}
function hex(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}

;// CONCATENATED MODULE: ./build/adapters/git/repository.js




/**
 * The repository around a folder: the one that the environment names, as in a hook, or the nearest `.git` above. A folder that only
 * looks like a git directory is none: anybody can commit one, with a configuration that names programs.
 *
 * @throws UserError `no-repository` for a `.git` file that leads nowhere
 */
function findRepository(folder, env = process.env) {
    const named = env['GIT_DIR'];
    if (named !== undefined && named !== '')
        return namedRepository(folder, named, env);
    for (let top = folder;; top = (0,external_node_path_.dirname)(top)) {
        const found = repositoryAt(top, env);
        if (found === 'dead')
            throw new errors/* UserError */.y('no-repository', 'it names a git directory that is not here', {
                path: (0,external_node_path_.join)(top, '.git').replaceAll('\\', '/'),
                help: 'bring the whole repository along, or remove that file to have none',
            });
        if (found !== undefined)
            return found;
        if ((0,external_node_path_.dirname)(top) === top)
            return undefined;
    }
}
/** The repository whose work tree starts at a folder; `dead` when its `.git` file leads nowhere. */
function repositoryAt(top, env = {}) {
    const path = (0,external_node_path_.join)(top, '.git');
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return undefined;
    const linked = stat.isFile() ? /^gitdir: (.+?)[\r\n]*$/.exec(textOf(path) ?? '')?.[1] : undefined;
    const gitDir = linked === undefined ? path : (0,external_node_path_.resolve)(top, linked);
    const found = isGitDir(gitDir) ? repository(top, gitDir, env) : undefined;
    return found ?? (stat.isFile() ? 'dead' : undefined);
}
// As git reads them: without a work tree the folder itself is one.
function namedRepository(folder, named, env) {
    const gitDir = (0,external_node_path_.resolve)(folder, named);
    if (!isGitDir(gitDir))
        return undefined;
    const top = (0,external_node_path_.resolve)(folder, env['GIT_WORK_TREE'] || '.');
    return repository(isBelow(real(top), real(folder)) ? top : folder, gitDir, env);
}
function repository(top, gitDir, env) {
    const common = textOf((0,external_node_path_.join)(gitDir, 'commondir'))?.trim();
    const index = env['GIT_INDEX_FILE'];
    return {
        top,
        gitDir,
        commonDir: common === undefined ? gitDir : (0,external_node_path_.resolve)(gitDir, common),
        indexFile: index === undefined || index === '' ? (0,external_node_path_.join)(gitDir, 'index') : (0,external_node_path_.resolve)(top, index),
    };
}
function isGitDir(folder) {
    const has = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined;
    return has((0,external_node_path_.join)(folder, 'HEAD')) && (has((0,external_node_path_.join)(folder, 'objects')) || has((0,external_node_path_.join)(folder, 'commondir')));
}
/**
 * Reads the index of a repository, without git.
 *
 * @throws UserError `bad-index` for one that cannot be understood: half of it would hide files
 */
function indexOf({ indexFile, gitDir, commonDir }) {
    const stat = (0,external_node_fs_.statSync)(indexFile, { throwIfNoEntry: false, bigint: true });
    if (stat === undefined)
        return { entries: [], written: 0n };
    // The object format is never taken from an included file, so that this is all of it.
    const sha256 = /^[^\S\n]*objectformat[^\S\n]*=[^\S\n]*"?sha256/im.test(textOf((0,external_node_path_.join)(commonDir, 'config')) ?? '');
    try {
        const entries = readIndex((0,external_node_fs_.readFileSync)(indexFile), {
            hashBytes: sha256 ? 32 : 20,
            shared: (id) => bytesOf((0,external_node_path_.join)(gitDir, `sharedindex.${id}`)),
        });
        return { entries, written: stat.mtimeNs };
    }
    catch (error) {
        const known = error instanceof IndexProblem || error instanceof RangeError;
        const { code } = error;
        if (!known && typeof code !== 'string')
            throw error;
        const reason = error instanceof IndexProblem ? error.message : known ? 'it is cut off' : String(code);
        throw new errors/* UserError */.y('bad-index', `git's index cannot be read: ${reason}`, {
            path: indexFile.replaceAll('\\', '/'),
            help: 'run git status, which says what is wrong with it; git read-tree HEAD makes it anew',
        });
    }
}
/** The path of a folder from the top of its work tree, with `/`; empty for the top itself. */
function pathInTree({ top }, folder) {
    const path = (0,external_node_path_.relative)(top, folder);
    const inside = !path.startsWith('..') && !(0,external_node_path_.isAbsolute)(path);
    return (inside ? path : (0,external_node_path_.relative)(real(top), real(folder))).replaceAll('\\', '/');
}
function isBelow(top, folder) {
    const path = (0,external_node_path_.relative)(top, folder);
    return path === '' || (path !== '..' && !/^\.\.[\\/]/.test(path) && !(0,external_node_path_.isAbsolute)(path));
}
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function textOf(path) {
    return bytesOf(path)?.toString('utf8');
}
function bytesOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ trackedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9685);


const NOTHING = new Map();
/**
 * What git tracks below a folder, for the list of files that are judged. The index is read without git: asking it would cost a
 * process, and it would read the checked tree's configuration. It is read once, however many folders are listed.
 *
 * @returns a function of an absolute folder and of whether only a repository counts whose work tree starts there, otherwise the one
 *   around the folder; it gives entries by their paths from the folder, none where there is no repository, and throws UserError
 *   `bad-index`, `no-repository`
 */
function trackedFiles() {
    const indexes = new Map();
    return (folder, nested) => trackedIn(folder, nested, (repository) => {
        const entries = indexes.get(repository.indexFile) ?? (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOf */ .qh)(repository).entries;
        indexes.set(repository.indexFile, entries);
        return entries;
    });
}
function trackedIn(folder, nested, entriesOf) {
    const repository = nested ? (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryAt */ .uw)(folder) : (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(folder);
    // What a copied submodule tracks is not known; it is not this repository's either, and all that is not ignored is judged.
    if (repository === undefined || repository === 'dead')
        return NOTHING;
    const path = (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .pathInTree */ .HR)(repository, folder);
    // A hook's environment may name a repository whose work tree is elsewhere.
    if (path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
        return NOTHING;
    const prefix = path === '' ? '' : `${path}/`;
    const found = new Map();
    for (const entry of entriesOf(repository))
        if (entry.path.startsWith(prefix))
            found.set(entry.path.slice(prefix.length), entry);
    return found;
}


/***/ }),

/***/ 5556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandFiles: () => (/* binding */ commandFiles)
});

// UNUSED EXPORTS: workspaceFiles

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/adapters/fs/border.js




/**
 * The one door for paths: whatever names a file, nothing outside the workspace is read, asked for or written, unless the user typed
 * it. A path must be below a folder of the border as it is written and, with its links followed, still be below that folder.
 * Nothing is written through a symbolic link.
 */
function border_withinBorder(fs, border) {
    const roots = [...border.workspace, ...border.typed];
    const real = realPaths();
    const tops = new Map();
    // Where the border is does not change while a run looks at it.
    const realRoot = (root) => {
        const found = tops.get(root) ?? real(root);
        tops.set(root, found);
        return found;
    };
    const outside = (path) => new errors/* UserError */.y('outside-workspace', `outside of the workspace: ${(0,printable.quote)(path)}`, {
        help: 'put the file into the workspace; a file elsewhere must be named on the command line',
    });
    const checkSource = (path) => {
        const absolute = (0,external_node_path_.resolve)(fs.cwd, path);
        const around = roots.filter((root) => isBelow(root, absolute));
        const place = around.length === 0 ? absolute : real(absolute);
        const inside = around.some((root) => isBelow(realRoot(root), place));
        if (!inside)
            throw outside(path);
    };
    const checkTarget = (path) => {
        const absolute = (0,external_node_path_.resolve)(fs.cwd, path);
        const root = roots.find((each) => isBelow(each, absolute)) ?? siblingOf(border.typed, absolute);
        if (root === undefined)
            throw outside(path);
        const link = linkBelow(root, absolute);
        if (link === undefined)
            return;
        throw new errors/* UserError */.y('link', `nothing is written through a symbolic link: ${(0,printable.quote)((0,external_node_path_.relative)(fs.cwd, link) || link)}`, {
            path,
            help: 'remove the link, or name the place that it leads to',
        });
    };
    return {
        cwd: fs.cwd,
        readFile(path, ...rest) {
            checkSource(path);
            return fs.readFile(path, ...rest);
        },
        kind(path) {
            checkSource(path);
            return fs.kind(path);
        },
        isLink: (path) => fs.isLink?.(path) === true,
        list(directory, options) {
            checkSource(directory);
            return fs.list(directory, options);
        },
        writeFile(path, ...rest) {
            checkTarget(path);
            fs.writeFile(path, ...rest);
        },
        checkTarget,
    };
}
/** What is made beside a file that the user typed is named after it. */
function siblingOf(typed, absolute) {
    const beside = typed.some((each) => (0,external_node_path_.dirname)(each) === (0,external_node_path_.dirname)(absolute) && (0,external_node_path_.basename)(absolute).startsWith((0,external_node_path_.basename)(each)));
    return beside ? (0,external_node_path_.dirname)(absolute) : undefined;
}
/** The first symbolic link from below `root` down to `path`, that included; a root that is the path itself is looked at, too. */
function linkBelow(root, path) {
    const parts = (0,external_node_path_.relative)(root, path)
        .split(external_node_path_.sep)
        .filter((part) => part !== '');
    const places = parts.map((_, i) => (0,external_node_path_.join)(root, ...parts.slice(0, i + 1)));
    return (parts.length === 0 ? [path] : places).find(isLink);
}
function isLink(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch {
        return false;
    }
}
function isBelow(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
/** Paths with all links followed, as far as they are there; those of folders are remembered. */
function realPaths() {
    const folders = new Map();
    const folder = (path) => {
        const known = folders.get(path);
        if (known !== undefined)
            return known;
        const found = follow(path) ?? ((0,external_node_path_.dirname)(path) === path ? path : (0,external_node_path_.join)(folder((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)));
        folders.set(path, found);
        return found;
    };
    return (path) => (isLink(path) ? (follow(path) ?? path) : (0,external_node_path_.join)(folder((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)));
}
function follow(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/core/errno.js
var errno = __webpack_require__(678);
// EXTERNAL MODULE: ./build/adapters/fs/make-folders.js
var make_folders = __webpack_require__(9583);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./build/adapters/fs/walk.js



/**
 * The files below `root` that are judged (ports.ts, `FileSystem.list`), relative to it, with `/`, in code-point order.
 * `.gitignore` files are honoured from the work tree's top down for what git does not track; special files are left out, an
 * unreadable directory counts as empty. Repositories within are judged by what they track themselves.
 */
function listFiles(root, tracked, options = {}) {
    const found = new Set();
    const links = new Set();
    const seen = new Set();
    const add = (folder, nested, all) => {
        if (seen.has(folder))
            return;
        seen.add(folder);
        const { files, repositories } = walkFiles(folder, all);
        const prefix = folder === root ? '' : `${slashed((0,external_node_path_.relative)(root, folder))}/`;
        for (const file of files)
            found.add(prefix + file);
        const stands = standing(folder);
        for (const [path, entry] of tracked(folder, nested)) {
            if (found.has(prefix + path))
                continue;
            switch (entry.kind) {
                case 'file':
                case 'link': {
                    const kind = stands(path, entry.rawPath);
                    if (kind === 'file')
                        found.add(prefix + path);
                    else if (kind === 'link')
                        links.add(prefix + path);
                    break;
                }
                case 'submodule':
                    if (stands(path, entry.rawPath) === 'directory')
                        add((0,external_node_path_.join)(folder, path), true, all);
                    break;
                case 'sparse folder':
                    // One entry stands for all that git tracks below; whatever is there may be that.
                    if (stands(path, entry.rawPath) === 'directory')
                        add((0,external_node_path_.join)(folder, path), true, true);
                    break;
            }
        }
        for (const repository of repositories)
            if (repository !== '')
                add((0,external_node_path_.join)(folder, repository), true, all);
    };
    add(root, false, options.ignored === true);
    if (options.onLink !== undefined)
        links.forEach(options.onLink);
    return [...found].sort();
}
/** What git would not ignore below a folder; `.git` and `node_modules` are never entered. */
function walkFiles(root, withIgnored) {
    const files = [];
    const repositories = [];
    const walk = (folder, inherited) => {
        const directory = (0,external_node_path_.join)(root, folder);
        const entries = readEntries(directory);
        const rules = !withIgnored && entries.some((entry) => entry.name === '.gitignore')
            ? [...inherited, ...rulesIn(directory)]
            : inherited;
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            const isIgnored = (isDirectory) => rules.length > 0 && ignored((0,external_node_path_.join)(root, path), isDirectory, rules);
            if (entry.name === '.git')
                repositories.push(folder);
            else if (entry.isDirectory()) {
                if (entry.name !== 'node_modules' && !isIgnored(true))
                    walk(path, rules);
            }
            else if (entry.isFile() && !isIgnored(false))
                files.push(path);
        }
    };
    walk('', withIgnored ? [] : rulesAbove(root));
    return { files, repositories };
}
/** What stands at paths below a folder; `link` also for what is only reached through one. */
function standing(folder) {
    const folders = new Map([['', 'directory']]);
    const above = (path) => {
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const known = folders.get(parent);
        if (known !== undefined)
            return known;
        const up = above(parent);
        const kind = up === 'directory' ? kindOf(statOf((0,external_node_path_.join)(folder, parent))) : up;
        folders.set(parent, kind);
        return kind;
    };
    return (path, raw) => {
        // A name that is no UTF-8 is asked for by its bytes.
        if (path.includes('\ufffd'))
            return kindOf(statOf(Buffer.concat([Buffer.from(`${folder}/`), tail(path, raw)])));
        const up = above(path);
        return up === 'directory' ? kindOf(statOf((0,external_node_path_.join)(folder, path))) : up === 'link' ? 'link' : 'none';
    };
}
/** The last bytes of a path from the top of its repository: as much as belongs to a path from a folder within. */
function tail(path, raw) {
    let folders = path.split('/').length;
    let from = raw.length;
    while (from > 0 && (raw[from - 1] !== 0x2f || --folders > 0))
        from--;
    return raw.subarray(from);
}
function statOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function kindOf(stat) {
    if (stat === undefined)
        return 'none';
    return stat.isSymbolicLink() ? 'link' : stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'none';
}
function slashed(path) {
    return path.replaceAll('\\', '/');
}
function readEntries(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function rulesIn(directory) {
    try {
        return [{ base: directory, patterns: ignore().add((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, '.gitignore'), 'utf8')) }];
    }
    catch {
        return [];
    }
}
// From the work tree's top to the parent of `root`; none when `root` is in no work tree.
function rulesAbove(root) {
    const above = [];
    for (let directory = root;; directory = (0,external_node_path_.dirname)(directory)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, '.git')))
            break;
        if ((0,external_node_path_.dirname)(directory) === directory)
            return [];
        above.unshift((0,external_node_path_.dirname)(directory));
    }
    return above.flatMap(rulesIn);
}
// The deepest rule file that says anything decides, as in git.
function ignored(path, isDirectory, rules) {
    for (let i = rules.length - 1; i >= 0; i--) {
        const { base, patterns } = rules[i];
        const result = patterns.test(slashed((0,external_node_path_.relative)(base, path)) + (isDirectory ? '/' : ''));
        if (result.ignored)
            return true;
        if (result.unignored)
            return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/adapters/fs/node-fs.js






const DEFAULT_LIMIT = 256 * 1024 * 1024;
/**
 * The real file tree, seen from `cwd`.
 *
 * @param tracked what git tracks; without it there is no repository, and ignore files alone say what is listed
 */
function node_fs_nodeFileSystem(cwd, tracked = () => new Map()) {
    const absolute = (path) => (0,external_node_path_.resolve)(cwd, path);
    return {
        cwd: cwd.replaceAll('\\', '/'),
        readFile: (path, maxBytes = DEFAULT_LIMIT, start = false) => readRegularFile(path, absolute(path), maxBytes, start),
        kind(path) {
            let stat;
            try {
                stat = (0,external_node_fs_.statSync)(absolute(path), { throwIfNoEntry: false });
            }
            catch {
                // A part of the path is no directory, a link leads in a circle, or nobody may look: nothing that could be read.
                return 'none';
            }
            if (stat === undefined)
                return 'none';
            return stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
        },
        isLink: (path) => (0,external_node_fs_.lstatSync)(absolute(path), { throwIfNoEntry: false })?.isSymbolicLink() === true,
        list: (directory, options) => listFiles(absolute(directory), tracked, options),
        writeFile: (path, bytes, options) => writeWhole(path, absolute(path), bytes, options),
    };
}
// Opened without blocking, so that a FIFO in place of a file cannot hang the process.
function readRegularFile(path, absolute, maxBytes, start) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile())
            throw new errors/* UserError */.y('unreadable-file', `${stat.isDirectory() ? 'a directory' : 'not a regular file'}, a file is needed`, { path });
        if (stat.size > maxBytes && !start) {
            throw new errors/* UserError */.y('unreadable-file', `the file has ${stat.size} bytes; at most ${maxBytes} are read`, { path });
        }
        const bytes = Buffer.allocUnsafe(Math.min(stat.size, maxBytes));
        let length = 0;
        while (length < bytes.length) {
            const count = (0,external_node_fs_.readSync)(descriptor, bytes, length, bytes.length - length, null);
            if (count === 0)
                break;
            length += count;
        }
        return bytes.subarray(0, length);
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unreadable-file', 'cannot be read');
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
/**
 * The permissions of the file that is replaced: they are its owner's choice.
 *
 * @throws UserError for a device, a pipe and a socket: a file must not take their place
 */
function modeOf(path, absolute) {
    const stat = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    if (stat?.isFile() === true)
        return stat.mode & 0o777;
    if (stat === undefined || stat.isDirectory() || stat.isSymbolicLink())
        return undefined;
    throw new errors/* UserError */.y('unwritable-file', 'it is not a regular file', { path });
}
function writeWhole(path, absolute, bytes, options = {}) {
    const temporary = `${absolute}.${globalThis.crypto.randomUUID()}.tmp`;
    let descriptor;
    let made = false;
    let folders;
    try {
        folders = (0,make_folders/* makeFolders */.w)((0,external_node_path_.dirname)(absolute));
        const there = modeOf(path, absolute);
        const kept = options.mode === undefined ? there : undefined;
        descriptor = (0,external_node_fs_.openSync)(temporary, 'wx', options.mode ?? 0o644);
        made = true;
        if (kept !== undefined)
            (0,external_node_fs_.fchmodSync)(descriptor, kept);
        const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes;
        for (let at = 0; at < buffer.length;)
            at += (0,external_node_fs_.writeSync)(descriptor, buffer, at);
        (0,external_node_fs_.fsyncSync)(descriptor);
        (0,external_node_fs_.closeSync)(descriptor);
        descriptor = undefined;
        if (options.exclusive === true)
            (0,external_node_fs_.linkSync)(temporary, absolute);
        else
            (0,external_node_fs_.renameSync)(temporary, absolute);
        folders = undefined;
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unwritable-file', 'cannot be written');
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
        // Only what is there: below a path that is no directory even a forced removal fails, and would hide why.
        if (made)
            (0,external_node_fs_.rmSync)(temporary, { force: true });
        (0,make_folders/* unmakeFolders */.x)((0,external_node_path_.dirname)(absolute), folders);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var repository = __webpack_require__(9685);
// EXTERNAL MODULE: ./build/adapters/git/tracked.js
var tracked = __webpack_require__(7936);
// EXTERNAL MODULE: ./build/core/glob.js
var glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/cli/wiring/workspace.js







/**
 * The files of the command line: what git tracks is listed, and what the repository names is only looked for in the repository
 * around the working directory (where there is none, in the working directory), or around a folder that the user typed.
 *
 * @param cwd absolute working directory
 * @param typed what the user named, paths and globs among it, relative to it
 */
function commandFiles(cwd, typed) {
    const absolute = typed.map((path) => (0,external_node_path_.resolve)(cwd, (0,glob/* fixedPart */.sL)(path)));
    const folders = absolute.filter((path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory());
    // A package is named by its file, and is its folder.
    const packages = absolute.filter((path) => (0,external_node_path_.basename)(path) === 'cartridge.yaml').map((path) => (0,external_node_path_.dirname)(path));
    return border_withinBorder(node_fs_nodeFileSystem(cwd, (0,tracked/* trackedFiles */.O)()), {
        workspace: [cwd, ...folders].map(topOf),
        typed: [...absolute, ...packages],
    });
}
/**
 * The files of the Action: the workspace, and beside it only what the step makes and what the workflow names in the runner's
 * folder for temporary files.
 *
 * @param temporary the runner's folder for temporary files, absolute
 * @param own the step's own folder in it
 * @param named values of inputs
 */
function workspaceFiles(workspace, temporary, own, named) {
    const typed = named.map((path) => resolve(workspace, fixedPart(path)));
    const inTemporary = typed.filter((path) => path.startsWith(`${resolve(temporary)}/`));
    return withinBorder(nodeFileSystem(workspace, trackedFiles()), {
        workspace: [resolve(workspace)],
        typed: [own, ...inTemporary],
    });
}
function topOf(folder) {
    try {
        return (0,repository/* findRepository */.W1)(folder)?.top ?? folder;
    }
    catch {
        // A broken repository is told to whoever asks what it tracks; what is typed can be read without one.
        return folder;
    }
}


/***/ }),

/***/ 8998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    // Before a letter it is no escape but the separator of another system: such a glob would match nothing, in silence.
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some((alternative) => alternative.startsWith('/') || alternative.split('/').includes('..'))) {
        return { problem: 'a glob is relative and stays inside the repository' };
    }
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
/** What every match starts with: most paths of a large repository need no closer look. */
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    // `docs/**` may stand for no segment at all, and then for no slash.
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
/** The path that a glob starts with, up to the last slash before its first special character; a path without any is itself. */
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
/** @returns whether a pattern holds any glob character. */
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            // The innermost pair first: its text holds no other brace.
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   printableLines: () => (/* binding */ printableLines),
/* harmony export */   quote: () => (/* binding */ quote),
/* harmony export */   visible: () => (/* binding */ visible)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
function printable(text) {
    return visible((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text));
}
/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
function printableLines(text) {
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text)
        .split('\n')
        .map((line) => line.split('\t').map(visible).join('\t'))
        .join('\n');
}
/** The escapes of {@link printable} alone: for what is compared, not shown. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    const code = unit.codePointAt(0).toString(16).padStart(4, '0');
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
function quote(value, limit = 80) {
    // What is far behind the cut cannot make a secret of what stands before it.
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value.slice(0, limit + _redact_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_SECRET */ .mz));
    return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}


/***/ }),

/***/ 193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   hQ: () => (/* binding */ blank),
/* harmony export */   mz: () => (/* binding */ LONGEST_SECRET)
/* harmony export */ });
/* harmony import */ var _secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);

/** Shapes of tokens that are secrets wherever they stand. Each names only the part that must not be shown. */
const SECRETS = [
    /\bgh[pousr]_[A-Za-z0-9]{16,255}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,255}/g,
    /\bglpat-[A-Za-z0-9_-]{20,255}/g,
    /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b/g,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g,
    /\b(?:sk|rk|pk)[-_](?:live|test|proj|ant|or)[-_][A-Za-z0-9_-]{16,255}/g,
    /\bsk-[A-Za-z0-9]{32,255}/g,
    /\bAIza[A-Za-z0-9_-]{35}/g,
    /\bnpm_[A-Za-z0-9]{36}/g,
    /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}/g,
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----(?:(?!-----)[^]){0,8000}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----)?/g,
    // The same in base64, whole, and an ed25519 key without its first and last line.
    /\bLS0tLS1CRUdJTi[A-Za-z0-9+/=_-]{0,8000}/g,
    /\bMC4CAQAwBQYDK2Vw[A-Za-z0-9+/=]{0,255}/g,
];
const URL_PASSWORD = /(:\/\/[^\s/:@]{1,200}:)([^\s/@]{3,200})(?=@)/g;
/** One look that passes over every text without any of them. */
const SUSPECT = /gh[pousr]_|github_pat_|glpat-|A(?:KIA|SIA|GPA|IDA|ROA)|xox[abeoprs]-|[srp]k[-_]|AIza|npm_|eyJ|-----BEGIN|LS0tLS1|MC4CAQAw|:\/\/[^\s/:@]{1,200}:/;
/** No secret of {@link SECRETS} is longer, in characters. */
const LONGEST_SECRET = 16_100;
/** Replaces what looks like a secret by its first four characters, or by none where only its name gives it away, so that a report never spreads it further. */
function redact(text) {
    return replaced(text, (secret, kept) => `${secret.slice(0, kept)}…`);
}
/** As {@link redact} with an asterisk for every character: places in the text stay where they are. */
function blank(text) {
    return replaced(text, (secret) => secret.replace(/[^\r\n]/g, '*'));
}
function replaced(text, by) {
    let shown = text;
    if (SUSPECT.test(text)) {
        shown = shown.replace(URL_PASSWORD, (_match, before, secret) => before + by(secret, 0));
        for (const pattern of SECRETS)
            shown = shown.replace(pattern, (secret) => by(secret, 4));
    }
    for (const { start, end } of (0,_secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .findAssignments */ .uO)(shown).toReversed())
        shown = shown.slice(0, start) + by(shown.slice(start, end), 0) + shown.slice(end);
    return shown;
}


/***/ }),

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uO: () => (/* binding */ findAssignments),
  Wo: () => (/* binding */ holdsAssignment),
  pQ: () => (/* binding */ isAssignedSecret)
});

;// CONCATENATED MODULE: ./build/core/secrets/random.js
/** Whether a value looks as if a machine had drawn it: told by its own characters alone, so that the same value always gets the same answer. */
/** Shorter values have too few characters to tell chance from choice, letters alone need more of them; longer ones are data. */
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];
/** Words of values that stand in a secret's place and are none, also with digits for letters (`P4ssw0rd`). */
const MADE_UP = /pass(?:word|wd|phrase)|secret|token|credential|change|replace|insert|example|sample|dummy|fake|mock|test|demo|placeholder|redacted|default|your|admin|welcome|letmein|qwer|asdf|hunter|foobar|lorem|hello|world|todo|none|null|undefined|xxxx|user|local|public/;
const LEET = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
};
/**
 * Forms that are no secret whatever their characters: digests and sealed values that name themselves, UUIDs, dates, versions,
 * addresses, paths, names of things.
 */
const NO_SECRET = [
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    /^\$(?:1|2[abxy]?|5|6|7|y|apr1|argon2\w*|pbkdf2[\w-]*|scrypt)\$/,
    /^(?:sha\d{1,3}|md5|blake\w*|ed25519|ssh-\w+|bcrypt|argon2\w*|pbkdf2\w*|scrypt|crc32|xxh\d+|urn|arn|did|ENC|vault|op|base64)[:\-[(]/i,
    /^[a-z][a-z0-9+.-]*:\/\//i,
    /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/,
    /^[\d.,:/TZ+-]*$/,
    /^v?\d+(?:\.\d+)+/,
    /[\s{}<>`]|\$[A-Za-z_(]|%[A-Za-z_(]|\.\.\.|…|\*{3}/,
    /%[0-9A-Fa-f]{2}/,
    /[^!-~]/,
];
/** The 200 commonest pairs of letters in prose and in names: nine in ten of those that people write, three in ten of chance. */
const PAIRS = 'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON = new Set(PAIRS.match(/../g));
/** What each kind of pair of neighbours speaks for chance, in bits; what is negative speaks for a person. */
const BITS = {
    commonPair: -1.6,
    rarePair: 2.8,
    newWord: 1,
    digitAndLetter: 1.5,
    sign: 1.5,
    separator: -1,
    digits: 0,
};
/** How many bits are asked for. */
const ENOUGH = 7;
/**
 * Judges whether a value looks random, as passwords, keys and tokens of programs do. A password that a person made of words does
 * not, nor do names, words, numbers, references to variables and what documentation puts in their place.
 */
function looksRandom(value) {
    if (value.length < SHORTEST || value.length > LONGEST)
        return false;
    if (value.length < LETTERS_ALONE && !/\d/.test(value))
        return false;
    if (NO_SECRET.some((form) => form.test(value)))
        return false;
    const read = value.toLowerCase();
    const words = read.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
    if (MADE_UP.test(read) || MADE_UP.test(words) || isRegular(value) || bitsOfChance(value) < ENOUGH)
        return false;
    // What was only wrapped, as the values of a Kubernetes Secret are, is judged as it was.
    const inner = unwrapped(value);
    return inner === undefined || looksRandom(inner);
}
/** The text that a value is the base64 of; undefined when it is of none. */
function unwrapped(value) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, 'base64').toString('latin1');
    return /^[ -~]+$/.test(text) ? text : undefined;
}
/** Runs and sequences (`abcd1234`, `00000000`), few different characters, and hardly a letter or digit. */
function isRegular(value) {
    let steps = 0;
    for (let i = 1; i < value.length; i++) {
        if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1)
            steps++;
    }
    const signs = value.replace(/[A-Za-z0-9]/g, '').length;
    return steps * 3 > value.length || signs * 2 > value.length || new Set(value).size < Math.min(value.length * 0.5, 10);
}
function bitsOfChance(value) {
    let bits = 0;
    for (let i = 1; i < value.length; i++)
        bits += BITS[pairOf(value.charAt(i - 1), value.charAt(i))];
    return bits;
}
function pairOf(before, after) {
    const [a, b] = [kindOf(before), kindOf(after)];
    if (a === 'sign' || b === 'sign')
        return 'sign';
    if (a === 'separator' || b === 'separator')
        return 'separator';
    if (a === 'digit' || b === 'digit')
        return a === b ? 'digits' : 'digitAndLetter';
    if (a === 'small' && b === 'capital')
        return 'newWord';
    return COMMON.has((before + after).toLowerCase()) ? 'commonPair' : 'rarePair';
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'small';
    if (character >= 'A' && character <= 'Z')
        return 'capital';
    if (character >= '0' && character <= '9')
        return 'digit';
    return SEPARATORS.includes(character) ? 'separator' : 'sign';
}
const SEPARATORS = '-_./:+=,@\\';

;// CONCATENATED MODULE: ./build/core/secrets/assignments.js
/** Secrets without a form of their own: what gives them away is the name that they are given to, and that they look random. */

/** How names end whose value is a secret. A bare `key` names too much else. */
const WORDS = String.raw `passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
/** Names that end so and mean what everybody may know: places in a list, a strong name of .NET, a key's id for git, a badge. */
const HARMLESS = /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;
const QUOTE = '["\'`]';
/** Behind the sign: more of an operator, a type before an equals sign, what YAML puts before a value. */
const BEFORE = String.raw `[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}`;
// The sign first and the name behind it: almost no sign has such a name, and a search for one character is cheap.
const SIGN = String.raw `[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))`;
// Nearly every text that is shown has none, and asking that costs a tenth of an empty list of matches.
const HAS_SIGN = new RegExp(SIGN, 'i');
const ASSIGNMENT = new RegExp(`${SIGN}${BEFORE}` +
    String.raw `(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`, 'gi');
const NAME = new RegExp(`(?:${WORDS})$`, 'i');
/**
 * Finds random values that are given to a password, a key or a token: `password=…`, `api_key: …`, `"apiKey": "…"`, in environment
 * files, source files, configuration and JSON within a string. The place is that of the value.
 */
function findAssignments(text) {
    const found = [];
    if (!HAS_SIGN.test(text))
        return found;
    for (const match of text.matchAll(ASSIGNMENT)) {
        const secret = judge(text, match);
        if (secret !== undefined)
            found.push(secret);
    }
    return found;
}
/** Whether {@link findAssignments} finds any. */
function holdsAssignment(text) {
    if (!HAS_SIGN.test(text))
        return false;
    for (const match of text.matchAll(ASSIGNMENT))
        if (judge(text, match) !== undefined)
            return true;
    return false;
}
/** Whether a member of a document is such a value: the name and the value stand apart there. */
function isAssignedSecret(name, value) {
    return NAME.test(name) && !HARMLESS.test(name) && looksRandom(value.trim());
}
function judge(text, { index, groups, 0: all }) {
    const value = groups?.['quoted'] ?? groups?.['bare'] ?? '';
    if (index === undefined || !looksRandom(value))
        return undefined;
    if (HARMLESS.test(text.slice(Math.max(0, index - 60), index).replace(/["'`\\\s]+$/, '')))
        return undefined;
    const start = index + all.lastIndexOf(value);
    return { kind: 'assigned-secret', start, end: start + value.length };
}


/***/ })

};
;