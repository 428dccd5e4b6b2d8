"use strict";
exports.id = 1993;
exports.ids = [1993,8514];
exports.modules = {

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

/***/ 8514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   currentText: () => (/* binding */ currentText),
/* harmony export */   h: () => (/* binding */ compareFiles),
/* harmony export */   placeFiles: () => (/* binding */ placeFiles)
/* harmony export */ });
/* unused harmony export existsError */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);




/**
 * What would happen to each file: `skip` for one that is there with the same bytes.
 *
 * @param folder absolute path of the target folder, which need not exist
 * @param base absolute path of a folder in which no link is followed either, when it holds the target
 * @throws UserError `unsafe-target` where a link or anything else than a file or folder is in the way, or two names
 *   differ only by case
 */
function compareFiles(folder, files, base = folder) {
    refuseCollisions(files);
    refuseLinkedFolder(folder, base);
    return files.map(({ path, text }) => {
        refuseLinks(folder, path);
        const stat = lstat((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
        if (stat === undefined)
            return 'create';
        if (!stat.isFile())
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', 'it is no regular file', { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path) });
        const same = stat.size === Buffer.byteLength(text) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), 'utf8') === text;
        return same ? 'skip' : 'overwrite';
    });
}
/** @returns the text of a target file that is there, for a diff. */
function currentText(folder, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), 'utf8');
}
/**
 * Writes all files or none: they are made in a folder of their own on the same disk, then moved; what fails is undone.
 *
 * @throws UserError `unwritable-file`, `unsafe-target`, `file-exists`
 */
function placeFiles(folder, files, force, base = folder) {
    const actions = compareFiles(folder, files, base);
    const existing = files.filter((_, i) => actions[i] === 'overwrite').map(({ path }) => path);
    if (existing.length > 0 && !force)
        throw existsError(existing);
    const wanted = files.filter((_, i) => actions[i] !== 'skip');
    if (wanted.length === 0)
        return;
    let firstMade;
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(folder);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder).slice(root.length).replaceAll('\\', '/');
    // Not `recursive`, which never returns where a file system lets nobody make a folder, as below /proc.
    guarded(folder, () => makeFolders(root, above, (made) => (firstMade ??= made)));
    // In a folder that is there: it may be where a disk is mounted, and nothing is moved from one disk to another at once.
    const isThere = lstat(folder) !== undefined;
    const beside = isThere ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.cartwright') : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)}`);
    let staging;
    let done = false;
    try {
        const made = (staging = guarded(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(`${beside}.tmp-`)));
        stage(made, folder, wanted);
        if (isThere)
            move(made, folder, wanted, force);
        else
            guarded(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(made, folder));
        done = true;
    }
    finally {
        if (staging !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(staging, { recursive: true, force: true });
        if (!done && firstMade !== undefined)
            removeEmpty((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), firstMade);
    }
}
/** The refusal to overwrite: names what is there. */
function existsError(paths) {
    const shown = paths.slice(0, 10).map((path) => (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(path));
    const more = paths.length > 10 ? ` and ${paths.length - 10} more` : '';
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('file-exists', `nothing was written, these files exist with other content: ${shown.join(', ')}${more}`, {
        help: 'choose another --out, or overwrite exactly these with --force',
    });
}
/** Removes folders that were made for nothing, from `from` up to `last`. */
function removeEmpty(from, last) {
    for (let at = from; at.startsWith(last); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(at);
        }
        catch {
            // Somebody else has put something there.
            return;
        }
    }
}
// What fails is named by the place that the user asked for.
function stage(staging, folder, files) {
    guarded(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(staging, 0o755));
    for (const { path, text } of files) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, path);
        guarded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), () => {
            makeFolders(staging, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), () => undefined);
            const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, 'wx', 0o644);
            try {
                const bytes = Buffer.from(text, 'utf8');
                for (let at = 0; at < bytes.length;)
                    at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, at);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
            }
            // Whatever the umask: readable by all, writable by the owner, never executable.
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, 0o644);
        });
    }
}
function move(staging, folder, files, force) {
    const undo = [];
    try {
        for (const { path } of files) {
            const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
            refuseLinks(folder, path);
            guarded(target, () => {
                makeFolders(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (made) => undo.push(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(made)));
                if (lstat(target) === undefined) {
                    // A link fails where another process was faster; a rename would not.
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, path), target);
                    undo.push(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target, { force: true }));
                }
                else if (force) {
                    const backup = `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, path)}.before`;
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(target, backup);
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, path), target);
                    undo.push(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(backup, target));
                }
                else
                    throw existsError([path]);
            });
        }
    }
    catch (error) {
        for (const step of undo.toReversed()) {
            try {
                step();
            }
            catch {
                // What cannot be undone stays; the first error says why.
            }
        }
        throw error;
    }
}
/** @param onMade is told of each folder that was not there, the upper ones first */
function makeFolders(base, path, onMade) {
    let at = base;
    for (const segment of path === '.' ? [] : path.split('/').filter(Boolean)) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, segment);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at))
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(at, { mode: 0o755 });
        onMade(at);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(at, 0o755);
    }
}
function refuseCollisions(files) {
    const seen = new Map();
    for (const { path } of files) {
        const folded = path.toLowerCase();
        const other = seen.get(folded);
        if (other !== undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(other)} and ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(path)} are one file where case does not count`);
        seen.set(folded, path);
    }
}
// A repository may hold a link by the name that somebody will choose; above the working directory links are the user's own.
function refuseLinkedFolder(folder, base) {
    const inside = folder.startsWith(`${base}/`) ? folder.slice(base.length + 1).split('/') : [];
    const above = inside.map((_, i) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, ...inside.slice(0, i + 1)));
    for (const at of above.length === 0 ? [folder] : above) {
        const stat = lstat(at);
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink() && at !== base)
            throw linkError(at);
        if (!stat.isDirectory() && !stat.isSymbolicLink())
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', 'it is no folder', { path: at });
    }
}
function linkError(path) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', 'a symbolic link is in the way; nothing is written through it', {
        path,
        help: 'remove the link, or choose another --out',
    });
}
function refuseLinks(folder, path) {
    let at = folder;
    const segments = path.split('/');
    for (const [i, segment] of segments.entries()) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, segment);
        const stat = lstat(at);
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink())
            throw linkError(at);
        if (i < segments.length - 1 && !stat.isDirectory())
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', 'a folder is needed here', { path: at });
    }
}
function lstat(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        throw asUserError(error, path);
    }
}
function guarded(path, act) {
    try {
        return act();
    }
    catch (error) {
        throw error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y ? error : asUserError(error, path);
    }
}
const REASONS = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ENOSPC: 'no space is left on the disk',
    EROFS: 'the file system is read-only',
    ENAMETOOLONG: 'the name is too long',
    ENOTDIR: 'a part of the path is no folder',
    EEXIST: 'it exists already',
    EMFILE: 'too many open files',
    ENOENT: 'a folder on the way is missing',
};
function asUserError(error, path) {
    const code = error.code;
    if (code === undefined)
        return error;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unwritable-file', `cannot be written (${code}): ${REASONS[code] ?? 'the system refuses'}`, {
        path,
        cause: error,
    });
}


/***/ }),

/***/ 1993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scanPorts: () => (/* binding */ scanPorts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/scan/place-files.js
var place_files = __webpack_require__(8514);
// EXTERNAL MODULE: ./build/adapters/git/tracked.js
var tracked = __webpack_require__(7936);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/scan/place.js
var place = __webpack_require__(6753);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./build/adapters/scan/ignore-rules.js

/**
 * Reads a `.gitignore` file. Most of its lines are about folders or a few endings, so that hardly any file needs the whole test.
 *
 * @param prefix length of the path, with its slash, that the patterns are relative to
 */
function ignoreRules(text, prefix) {
    const patterns = ignore().add(text);
    const names = lastSegments(text);
    return {
        test(path) {
            const result = patterns.test(path.slice(prefix));
            return result.ignored ? true : result.unignored ? false : undefined;
        },
        couldMean: (name) => names === undefined || names.test(name),
    };
}
/** Whether a path is ignored: the deepest rule file that says anything decides, as in git. */
function isIgnored(path, rules) {
    for (let i = rules.length - 1; i >= 0; i--) {
        const said = rules[i]?.test(path);
        if (said !== undefined)
            return said;
    }
    return false;
}
/**
 * As {@link isIgnored} of a file in a folder that is not ignored.
 *
 * @param folder its path, empty for the root
 */
function isFileIgnored(folder, name, rules) {
    if (rules.length === 0)
        return false;
    const lower = name.toLowerCase();
    return rules.some((each) => each.couldMean(lower)) && isIgnored(folder === '' ? name : `${folder}/${name}`, rules);
}
// What the patterns for files end in, as one expression over names; undefined when a pattern is too odd to tell.
function lastSegments(text) {
    const parts = new Set();
    for (const line of text.split(/\r?\n/)) {
        const pattern = line.trim().replace(/^!/, '');
        if (pattern === '' || pattern.startsWith('#') || pattern.endsWith('/'))
            continue;
        const last = pattern.slice(pattern.lastIndexOf('/') + 1).toLowerCase();
        // Several stars could make an expression slow.
        if (/[\\[\]?]/.test(last) || last.split('*').length > 3 || last === '*' || last === '**')
            return undefined;
        parts.add(last.replace(/[.+^${}()|]/g, '\\$&').replaceAll('*', '.*'));
    }
    return parts.size > 500 ? undefined : new RegExp(`^(?:${[...parts].join('|')})$`);
}

// EXTERNAL MODULE: ./build/core/scan/tree-builder.js + 2 modules
var tree_builder = __webpack_require__(7226);
;// CONCATENATED MODULE: ./build/adapters/scan/walk.js






/** Bounds of one walk; beyond, a note says what was left out. */
const WALK_LIMITS = { entries: 1_000_000, depth: 64, bytes: 64 * 1024 * 1024, milliseconds: 45_000, notes: 50 };
/**
 * Walks a tree once. Links are never followed, special files never opened, installed and ignored folders never entered.
 *
 * @param root absolute path of a directory
 */
function walkTree(root, looks, options = {}) {
    return new Walk(root, looks, options).run();
}
class Walk {
    #root;
    #builder;
    #options;
    #limits;
    #notes = [];
    #excluded;
    #tracked;
    #more = 0;
    #entries = 0;
    #bytes = 0;
    #stopped;
    #end;
    constructor(root, looks, options) {
        this.#root = root;
        this.#options = options;
        this.#limits = { ...WALK_LIMITS, ...options.limits };
        this.#builder = new tree_builder/* TreeBuilder */.G((0,external_node_path_.basename)(root), looks);
        this.#excluded = byFolder(options.exclude ?? []);
        this.#end = (options.now?.() ?? 0) + this.#limits.milliseconds;
    }
    run() {
        // A stack, not recursion: a tree may be as deep as the limit allows and deeper.
        const stack = [{ folder: this.#builder.root(), depth: 0, rules: [], ignored: false }];
        for (let next = stack.pop(); next !== undefined && this.#stopped === undefined; next = stack.pop()) {
            const below = this.#folder(next);
            if (next.depth >= this.#limits.depth && below.length > 0) {
                this.#note(`${(0,printable.quote)(next.folder.path)}: deeper than ${this.#limits.depth} folders; what is below was left out`);
                continue;
            }
            for (let i = below.length - 1; i >= 0; i--)
                stack.push(below[i]);
        }
        if (this.#stopped !== undefined)
            this.#notes.push(this.#stopped);
        if (this.#more > 0)
            this.#notes.push(`and ${this.#more} more notes`);
        return { tree: this.#builder.build(), notes: this.#notes };
    }
    /** @returns what is to be entered below */
    #folder({ folder, depth, rules: inherited, ignored }) {
        const entries = this.#entriesOf(folder);
        const rules = hasFile(entries, '.gitignore') ? this.#withRulesOf(folder, inherited) : inherited;
        const excluded = this.#excluded.get(folder.path);
        const steps = [];
        for (const entry of entries) {
            if ((++this.#entries & 0xfff) === 0 && this.#pause())
                break;
            const { name } = entry;
            if (excluded?.has(name) === true)
                continue;
            if (entry.isFile())
                this.#file(folder, name, rules, ignored);
            else if (entry.isDirectory()) {
                if (name === 'rom' && (0,place/* isCartridgeContent */.Nf)(name, hasFile(entries, 'cartridge.yaml')))
                    continue;
                const without = ignored || (rules.length > 0 && isIgnored(`${pathOf(folder, name)}/`, rules));
                if (without && !this.#isTracked(`${pathOf(folder, name)}/`))
                    continue;
                const below = this.#builder.enter(folder, name);
                if (below !== undefined)
                    steps.push({ folder: below, depth: depth + 1, rules, ignored: without });
            }
            else if (!entry.isSymbolicLink() && !ignored)
                this.#note(`${(0,printable.quote)(pathOf(folder, name))}: a special file; it was left out`);
        }
        return steps;
    }
    #entriesOf(folder) {
        try {
            return (0,external_node_fs_.readdirSync)(this.#absolute(folder.path), { withFileTypes: true }).sort(byName);
        }
        catch (error) {
            this.#note(`${(0,printable.quote)(folder.path || '.')}: cannot be listed (${error.code ?? 'error'})`);
            return [];
        }
    }
    #pause() {
        this.#options.progress?.(this.#entries);
        if (this.#entries >= this.#limits.entries)
            this.#stopped = `stopped after ${this.#entries} entries; the rest was left out`;
        else if (this.#options.now !== undefined && this.#options.now() > this.#end)
            this.#stopped = `stopped after ${this.#limits.milliseconds / 1000} seconds; the rest was left out`;
        return this.#stopped !== undefined;
    }
    #file(folder, name, rules, ignored) {
        // Of a hundred thousand files most are only counted: their paths are not even put together.
        if (ignored || isFileIgnored(folder.path, name, rules)) {
            if (!this.#isTracked(pathOf(folder, name)))
                return;
        }
        if (ODD.test(name)) {
            this.#note(`${(0,printable.quote)(pathOf(folder, name))}: a name with control characters or no text; it was left out`);
            return;
        }
        const order = this.#builder.file(folder, name);
        if (order !== undefined)
            this.#read(pathOf(folder, name), order);
    }
    #read(path, order) {
        if (this.#bytes >= this.#limits.bytes)
            return;
        const read = readStart(this.#absolute(path), order);
        if ('problem' in read)
            this.#note(`${(0,printable.quote)(path)}: ${read.problem}`);
        else {
            this.#bytes += read.text.length;
            this.#builder.text(path, read.text);
            if (this.#bytes >= this.#limits.bytes)
                this.#note(`${this.#limits.bytes} bytes were read; further files were only counted`);
        }
    }
    #withRulesOf(folder, inherited) {
        try {
            const text = (0,external_node_fs_.readFileSync)(this.#absolute(pathOf(folder, '.gitignore')), 'utf8').slice(0, 256 * 1024);
            return [...inherited, ignoreRules(text, folder.path === '' ? 0 : folder.path.length + 1)];
        }
        catch {
            return inherited;
        }
    }
    /**
     * What git tracks it does not ignore, whatever its rules say; asked only for what they name, since that costs the reading of an index.
     *
     * @param path of a folder with a slash at its end: whether anything below is tracked
     */
    #isTracked(path) {
        this.#tracked ??= withFolders(this.#options.tracked?.() ?? []);
        return this.#tracked.has(path);
    }
    #absolute(path) {
        return path === '' ? this.#root : `${this.#root}/${path}`;
    }
    #note(text) {
        if (this.#notes.length < this.#limits.notes)
            this.#notes.push((0,printable.printable)(text));
        else
            this.#more++;
    }
}
const ODD = /[\u0000-\u001f\u007f\ufffd]/;
function pathOf({ path }, name) {
    return path === '' ? name : `${path}/${name}`;
}
/** Names by the folder that they stand in. */
function byFolder(paths) {
    const names = new Map();
    for (const path of paths) {
        const at = path.lastIndexOf('/');
        const folder = path.slice(0, Math.max(0, at));
        const known = names.get(folder);
        if (known === undefined)
            names.set(folder, new Set([path.slice(at + 1)]));
        else
            known.add(path.slice(at + 1));
    }
    return names;
}
/** Paths, and with a slash at its end every folder above one of them. */
function withFolders(paths) {
    const all = new Set();
    for (const path of paths) {
        all.add(path);
        for (let at = path.lastIndexOf('/'); at >= 0 && !all.has(path.slice(0, at + 1)); at = path.lastIndexOf('/', at - 1))
            all.add(path.slice(0, at + 1));
    }
    return all;
}
/** Nearly every file fits in: reading one after the other needs no more. */
const COMMON = Buffer.allocUnsafe(64 * 1024);
// Opened without blocking and without following, so that a FIFO or a link that came in between cannot hang or lead away.
function readStart(absolute, { bytes, start }) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile())
            return { problem: 'not a regular file; it was left out' };
        if (stat.size > bytes && !start)
            return { problem: `${stat.size} bytes, at most ${bytes} are read; it was not used` };
        const most = Math.min(stat.size, bytes);
        const buffer = most <= COMMON.length ? COMMON : Buffer.allocUnsafe(most);
        let length = 0;
        while (length < most) {
            const count = (0,external_node_fs_.readSync)(descriptor, buffer, length, most - length, length);
            if (count === 0)
                break;
            length += count;
        }
        return { text: buffer.toString('utf8', 0, length) };
    }
    catch (error) {
        return { problem: `cannot be read (${error.code ?? 'error'})` };
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
function byName(a, b) {
    return a.name < b.name ? -1 : 1;
}
function hasFile(entries, name) {
    return entries.some((entry) => entry.name === name && entry.isFile());
}

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/cli/wiring/scan-tree.js





/** The ports of `init` on the real file tree. */
function scanPorts(fs, progress) {
    return {
        cwd: fs.cwd,
        walk(folder, looks, exclude) {
            const kind = fs.kind(folder);
            if (kind !== 'directory')
                throw new errors/* UserError */.y('no-such-folder', kind === 'none' ? 'there is no such folder' : 'it is no folder', {
                    path: folder,
                });
            const root = (0,external_node_path_.resolve)(fs.cwd, folder);
            return walkTree(root, looks, {
                exclude,
                tracked: () => (0,tracked/* trackedFiles */.O)()(root, false).keys(),
                now: () => performance.now(),
                ...(progress === undefined ? {} : { progress }),
            });
        },
        compare: (folder, files) => (0,place_files/* compareFiles */.h)((0,external_node_path_.resolve)(fs.cwd, folder), files, fs.cwd),
    };
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

/***/ 6753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Nf: () => (/* binding */ isCartridgeContent),
/* harmony export */   pQ: () => (/* binding */ isPruned),
/* harmony export */   po: () => (/* binding */ isTooling)
/* harmony export */ });
/** Folders that are never entered: version control, installed packages, caches, other people's code. */
const PRUNED = new Set(`.git .hg .svn node_modules bower_components jspm_packages vendor vendored vendors third_party third-party thirdparty 3rdparty .venv venv virtualenv
  site-packages __pycache__ .tox .nox .mypy_cache .pytest_cache .ruff_cache .eggs .gradle .idea .next .nuxt .svelte-kit .turbo .parcel-cache .cache
  .terraform .terragrunt-cache pods carthage deriveddata .build .dart_tool .yarn .pnpm-store .bundle .stack-work elm-stuff _build .serverless
  .aws-sam cdk.out .ipynb_checkpoints .nyc_output htmlcov .direnv .devenv`.split(/\s+/));
const EXAMPLE = new Set(`fixture fixtures __fixtures__ testdata test-data test_data test-fixtures test_fixtures testfixtures test-resources test_resources testresources
  sample samples example examples _examples demo demos tutorial tutorials snapshot snapshots __snapshots__ golden goldens cassettes mock mocks __mocks__
  stubs corpus playground playgrounds quickstart quickstarts sandbox showcase boilerplate generated __generated__ gen dist out-tsc typings
  test-assets test_assets test-cases testcases benchmark benchmarks perf-tests fuzz project_template project_templates app_template skeleton gists`.split(/\s+/));
const TEST = new Set(`test tests __tests__ testing spec specs e2e e2e-tests integration-test integration-tests integration_test integration_tests integrationtest
  integrationtests unit-test unit-tests unittest unittests functional-tests acceptance acceptance-tests cypress detox maestro playwright
  androidtest testfixturessrc jvmtest commontest iostest perf loadtest load-tests interop interop-tests interop_tests conformance conformance-tests`.split(/\s+/));
const DOCS = new Set(`doc docs documentation website site docsite docs-site wiki`.split(' '));
/** Below these, folder names are names of packages, and `com/example` is an ordinary one. */
const PACKAGES = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala|groovy)\//;
/** As above, and where what belongs to them stands beside them. */
const BELOW_PACKAGE_ROOT = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala|groovy|resources)\/[^/]+$/;
/** True for every name that a pattern below knows, and cheap: most names are none of them. */
const TELLING = /\{\{|^cookiecutter\.|fixture|testdata|test[-_]data|example|sample|mock|demo|tests?|specs?|e2e/i;
/**
 * Whether a folder and all below it is the project's own workshop (CI, releases, checks) and not what it is made of.
 *
 * @param atTop whether it stands in the root
 */
function isTooling(name, atTop) {
    return name.startsWith('.') || (atTop && /^(?:scripts?|hack|ci|build[_-]tools|maint[_-]tools)$/.test(name));
}
/** @returns whether a folder of this name is left out of the walk. */
function isPruned(name) {
    // The last: what a run of init left behind that was killed.
    return PRUNED.has(name.toLowerCase()) || (name.startsWith('.') && /^\..*\.tmp-\w{6}$/.test(name));
}
/** @returns whether a folder holds what an agent is made of, not what the project is made of. */
function isCartridgeContent(name, besidePackageFile) {
    return besidePackageFile && name === 'rom';
}
/**
 * @param parent place of the folder above
 * @param path of the folder, relative to the root
 * @param name its last segment
 */
function placeOf(parent, path, name) {
    if (parent === 'example')
        return 'example';
    const lower = name.toLowerCase();
    // Chapters of a documentation.
    if (parent === 'docs' && /^(?:tutorials?|quickstarts?|examples?)$/.test(lower))
        return 'docs';
    const telling = TELLING.test(name);
    if (telling && (name.includes('{{') || lower.startsWith('cookiecutter.')))
        return 'example';
    if (PACKAGES.test(path))
        return parent;
    if (BELOW_PACKAGE_ROOT.test(path))
        return parent === 'project' && TEST.has(lower) ? 'test' : parent;
    if (EXAMPLE.has(lower) || (telling && saysExample(name, lower)))
        return 'example';
    if (parent === 'test')
        return 'test';
    if (TEST.has(lower) || (telling && saysTest(name, lower)))
        return 'test';
    if (parent === 'docs')
        return 'docs';
    return DOCS.has(lower) ? 'docs' : 'project';
}
function saysExample(name, lower) {
    return (/^(?:testdata|test[-_]data|fixtures?|examples?|samples?)[-_.]/.test(lower) ||
        /(?:^|[-_.])(?:fixtures?|testdata|examples?|samples?|mocks?)$/.test(lower) ||
        /(?:[a-z]Examples?[A-Z]?|Samples?|Demo)$/.test(name) ||
        /Example[A-Z]\w*$/.test(name));
}
function saysTest(name, lower) {
    return /(?:[-_.]|[a-z](?=T))(?:tests?|specs?|Tests?|e2e)$/.test(name) || /^(?:tests?|e2e)[-_]/.test(lower);
}


/***/ }),

/***/ 7226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ TreeBuilder)
});

;// CONCATENATED MODULE: ./build/core/scan/folder.js
/** Tests that are named as evidence. */
const MOST_SAMPLES = 4;
/**
 * Adds up, from each folder to the root, the source that stands in it.
 *
 * @param folders each behind the one that it stands in
 * @returns the folders with source in or below them, sorted by path
 */
function sourcesOf(folders) {
    const sums = new Map();
    // From the last on: what is below a folder is added up before the folder itself is added to the one above.
    for (let i = folders.length - 1; i >= 0; i--) {
        const folder = folders[i];
        const below = sums.get(folder);
        const extensions = below?.extensions ?? new Map();
        let own = 0;
        for (const { extension, source } of folder.tallies) {
            own += source;
            if (source > 0)
                add(extensions, extension, source);
        }
        if (below === undefined && own === 0)
            continue;
        const files = (below?.files ?? 0) + own;
        sums.set(folder, { files, own, extensions });
        if (folder.parent === undefined)
            continue;
        const above = sums.get(folder.parent);
        if (above === undefined)
            sums.set(folder.parent, { files, own: 0, extensions: new Map(extensions) });
        else {
            above.files += files;
            for (const [extension, count] of extensions)
                add(above.extensions, extension, count);
        }
    }
    const found = [...sums].map(([{ path }, sum]) => [path, sum]);
    return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
/** The tests of a tree by folder; the folders that hold most of them say more of a suite than the first ones. */
function testsOf(folders) {
    const found = folders.flatMap(({ path, tests }) => (tests === undefined ? [] : [{ path, ...tests }]));
    const most = found.sort((a, b) => b.files - a.files || (a.path < b.path ? -1 : 1)).slice(0, MOST_SAMPLES);
    const first = most.flatMap(({ samples }) => samples.slice(0, 1));
    const rest = most.flatMap(({ samples }) => samples.slice(1));
    return {
        samples: [...first, ...rest].slice(0, MOST_SAMPLES),
        folders: new Map(found.map(({ path, files }) => [path, files])),
    };
}
function add(counts, extension, count) {
    counts.set(extension, (counts.get(extension) ?? 0) + count);
}

// EXTERNAL MODULE: ./build/core/scan/languages.js
var languages = __webpack_require__(6761);
;// CONCATENATED MODULE: ./build/core/scan/looks.js
const NONE = [];
function indexOf(looks) {
    const names = new Map();
    const extensions = new Map();
    for (const look of looks) {
        const counted = { look, read: 0 };
        for (const name of look.names ?? [])
            push(names, name, counted);
        for (const extension of look.extensions ?? [])
            push(extensions, extension, counted);
    }
    return { names, extensions };
}
/**
 * The looks that a folder does not rule out.
 *
 * @param folder relative to the root, with a slash at its end; the root is the empty text
 */
function openIn(looks, folder) {
    if (looks === undefined)
        return NONE;
    const open = looks.filter(({ look }) => look.folder === undefined || look.folder.test(folder));
    return open.length === 0 ? NONE : open;
}
/** Whether a look that its folder does not rule out means a file. */
function means({ name, path }, fileName, filePath) {
    return (name === undefined || name.test(fileName)) && (path === undefined || path.test(filePath()));
}
function push(map, key, look) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [look]);
    else
        list.push(look);
}

// EXTERNAL MODULE: ./build/core/scan/place.js
var place = __webpack_require__(6753);
;// CONCATENATED MODULE: ./build/core/scan/tree-builder.js




/** Paths that are remembered at most: beyond, files are only counted, so that memory stays flat. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
/** Names that are remembered at most, and source files that are counted by folder. */
const MAX_LISTED = 300_000;
/** Extensions that are told apart at most; what else there is counts each time as new. */
const MAX_EXTENSIONS = 5_000;
/** Extensions of no language that tests are written in all the same. */
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);
const END_TO_END = /(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i;
/** Builds a {@link TreeView} while an adapter walks: it is told each folder and file once, in path order within a folder. */
class TreeBuilder {
    #name;
    #looks;
    #files = [];
    #texts = new Map();
    #kinds = new Map();
    #code = new Map();
    #extensions = new Map();
    #tests = { files: 0, endToEnd: 0 };
    #folders = [];
    #closed = [];
    #count = 0;
    #read = 0;
    constructor(name, looks) {
        this.#name = name;
        this.#looks = indexOf(looks);
    }
    root() {
        return this.#folder('', 'project', false, undefined);
    }
    /** @returns the folder below, or undefined when it is not to be entered. */
    enter(parent, name) {
        const path = join(parent, name);
        if ((0,place/* isPruned */.pQ)(name)) {
            if (!name.startsWith('.'))
                this.#closed.push(path);
            return undefined;
        }
        const tooling = parent.tooling || (0,place/* isTooling */.po)(name, parent.parent === undefined);
        return this.#folder(path, (0,place/* placeOf */.$t)(parent.place, path, name), tooling, parent);
    }
    /** Counts a file and remembers it when a detector looks at it. */
    file(folder, name) {
        const lower = name.toLowerCase();
        const extension = this.#kindOf(lower.slice(lower.lastIndexOf('.') + 1 || lower.length));
        if (extension.folder !== folder)
            this.#meet(extension, folder);
        if (++this.#count <= MAX_LISTED) {
            folder.names.push(name);
            extension.tally.files++;
        }
        if (folder.place === 'example')
            return undefined;
        this.#countFile(folder, name, extension);
        const named = this.#looks.names.get(lower);
        if (named === undefined && extension.open.length === 0)
            return undefined;
        return this.#look(folder, name, named === undefined ? extension.open : [...openIn(named, below(folder)), ...extension.open]);
    }
    text(path, text) {
        this.#texts.set(path, text);
    }
    build() {
        const texts = this.#texts;
        const found = this.#files.sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
        return {
            name: this.#name,
            files: found.map(({ file }) => file),
            meant: placesOf(found),
            text: (path) => texts.get(path),
            code: this.#code,
            sources: sourcesOf(this.#folders),
            extensions: this.#extensions,
            tests: { ...this.#tests, ...testsOf(this.#folders) },
            listing: this.#folders.filter(({ names }) => names.length > 0),
            closed: this.#closed,
            fileCount: this.#count,
        };
    }
    /** The first file of an extension in a folder: what is asked of the folder alone is asked here, once. */
    #meet(extension, folder) {
        extension.folder = folder;
        extension.open = folder.place === 'example' ? [] : openIn(extension.looks, below(folder));
        extension.tally = { extension: extension.name, files: 0, source: 0 };
        folder.tallies.push(extension.tally);
    }
    #look(folder, name, possible) {
        let path;
        const pathOnce = () => (path ??= join(folder, name));
        const looks = [];
        let order;
        for (const counted of possible) {
            const { look } = counted;
            if (!means(look, name, pathOnce))
                continue;
            looks.push(look);
            if (look.bytes === undefined || counted.read >= (look.files ?? 1000) || this.#read >= MAX_READ)
                continue;
            counted.read++;
            if (order === undefined || look.bytes > order.bytes)
                order = { bytes: look.bytes, start: (look.start ?? false) || (order?.start ?? false) };
        }
        if (looks.length === 0 || this.#files.length >= MAX_KEPT)
            return undefined;
        const { path: dir, place, tooling } = folder;
        this.#files.push({ file: { path: pathOnce(), name, dir, place, tooling }, looks });
        if (order !== undefined)
            this.#read++;
        return order;
    }
    #countFile(folder, name, kind) {
        const { language, name: extension } = kind;
        if (folder.place === 'project' && count(kind.all, folder, name))
            this.#extensions.set(extension, kind.all);
        if (!kind.told)
            return;
        const ordinary = (0,languages/* looksOrdinary */.x0)(name);
        if (folder.place !== 'docs' &&
            (!ordinary || folder.place === 'test') &&
            (0,languages/* isTestFile */.hl)(name, extension, folder.place === 'test')) {
            this.#countTest(folder, name);
            return;
        }
        if (folder.place !== 'project' || language === undefined || folder.tooling)
            return;
        if (!ordinary && isConfiguration(name))
            return;
        if (count(kind.code, folder, name))
            this.#code.set(language, kind.code);
        kind.tally.source++;
    }
    #countTest(folder, name) {
        const tests = (folder.tests ??= { files: 0, samples: [], endToEnd: END_TO_END.test(folder.path) });
        this.#tests.files++;
        if (tests.endToEnd || /\.(?:e2e|cy)\./.test(name))
            this.#tests.endToEnd++;
        if (tests.files++ < MOST_SAMPLES)
            tests.samples.push(join(folder, name));
    }
    #folder(path, place, tooling, parent) {
        const folder = {
            path,
            place,
            tooling,
            names: [],
            tallies: [],
            tests: undefined,
            parent,
        };
        this.#folders.push(folder);
        return folder;
    }
    #kindOf(extension) {
        const known = this.#kinds.get(extension);
        if (known !== undefined)
            return known;
        const language = Object.hasOwn(languages/* LANGUAGES */.Yj, extension) ? languages/* LANGUAGES */.Yj[extension] : undefined;
        const same = [...this.#kinds.values()].find((other) => language !== undefined && other.language === language);
        const kind = {
            name: extension,
            looks: this.#looks.extensions.get(extension),
            open: [],
            tally: { extension, files: 0, source: 0 },
            folder: undefined,
            language,
            told: language !== undefined || TESTS_ONLY.has(extension),
            code: same?.code ?? { files: 0, sample: '' },
            all: { files: 0, sample: '' },
        };
        // Names with a dot may end in anything.
        if (this.#kinds.size < MAX_EXTENSIONS)
            this.#kinds.set(extension, kind);
        return kind;
    }
}
function placesOf(found) {
    const places = new Map();
    found.forEach(({ looks }, place) => {
        for (const look of looks) {
            const known = places.get(look);
            if (known === undefined)
                places.set(look, [place]);
            else
                known.push(place);
        }
    });
    return places;
}
// Settings written in a programming language are no code of the project.
function isConfiguration(name) {
    return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(name);
}
/** @returns whether it is the first */
function count(counter, folder, name) {
    if (counter.files++ > 0)
        return false;
    counter.sample = join(folder, name);
    return true;
}
function join({ path }, name) {
    return path === '' ? name : `${path}/${name}`;
}
function below({ path }) {
    return path === '' ? '' : `${path}/`;
}


/***/ })

};
;