"use strict";
exports.id = 2136;
exports.ids = [2136];
exports.modules = {

/***/ 8844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ Blobs)
});

;// CONCATENATED MODULE: ./build/core/git/object-batch.js
/** What `git cat-file --batch` prints: for each object a line with its id, type and size, its bytes, and a line end. */
const NEWLINE = 0x0a;
/**
 * Reads the answer to a list of ids.
 *
 * @returns the bytes of every blob; what is missing, or no blob, is not there. The bytes are views of the answer
 */
function blobsIn(answer) {
    const blobs = new Map();
    const decoder = new TextDecoder();
    for (let at = 0; at < answer.length;) {
        const end = answer.indexOf(NEWLINE, at);
        if (end < 0)
            break;
        const [, oid = '', type, length] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(decoder.decode(answer.subarray(at, end))) ?? [];
        at = end + 1;
        // Of an object that is not there is nothing but the line.
        if (length === undefined)
            continue;
        const size = Number(length);
        if (at + size > answer.length)
            break;
        if (type === 'blob')
            blobs.set(oid, answer.subarray(at, at + size));
        at += size + 1;
    }
    return blobs;
}

// EXTERNAL MODULE: ./build/adapters/git/run-git.js
var run_git = __webpack_require__(2410);
;// CONCATENATED MODULE: ./build/adapters/git/blobs.js


/** Objects that one process is asked for at most. */
const BATCH = 1_000;
/** Bytes that are kept; beyond, what was read is read once more when it is asked for again. */
const KEPT = 64 * 1024 * 1024;
/**
 * Blobs of a repository. A process of git costs more than the reading of a hundred files: with the blob that is asked for it brings
 * those that are expected to be asked for next.
 */
class Blobs {
    #repository;
    #expected;
    #coming;
    #kept = new Map();
    #bytes = 0;
    /** @param expected ids of the blobs that will probably be read, the likeliest first; asked once, when the first is read */
    constructor(repository, expected) {
        this.#repository = repository;
        this.#expected = expected;
    }
    read(oid) {
        const kept = this.#kept.get(oid) ?? this.#bring(oid).get(oid);
        if (kept !== undefined)
            return { output: kept };
        // What did not come is asked for alone, so that git says why.
        const answer = (0,run_git/* runGit */.EO)(this.#repository, ['cat-file', 'blob', oid]);
        if ('output' in answer)
            this.#keep(new Map([[oid, answer.output]]), answer.output.length);
        return answer;
    }
    #bring(oid) {
        const coming = (this.#coming ??= new Set(this.#expected()));
        coming.delete(oid);
        const batch = [oid, ...[...coming].slice(0, BATCH - 1)];
        // Nothing is expected twice: not what is missing, nor all of what was too much at once.
        for (const each of batch)
            coming.delete(each);
        if (batch.length === 1)
            return this.#kept;
        const answer = (0,run_git/* runGit */.EO)(this.#repository, ['cat-file', '--batch', '--buffer'], { input: `${batch.join('\n')}\n` });
        if ('output' in answer)
            this.#keep(blobsIn(answer.output), answer.output.length);
        return this.#kept;
    }
    #keep(blobs, bytes) {
        if (this.#bytes + bytes > KEPT) {
            this.#kept.clear();
            this.#bytes = 0;
        }
        this.#bytes += bytes;
        for (const [id, each] of blobs)
            this.#kept.set(id, each);
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

/***/ 2410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   oM: () => (/* binding */ gitOutput),
/* harmony export */   tG: () => (/* binding */ hasGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



const LOCAL_MS = 60_000;
const OUTPUT = 256 * 1024 * 1024;
const NAME = process.platform === 'win32' ? 'git.exe' : 'git';
/**
 * Keys of a repository's configuration that name a program which one of the calls here could start. What filters, text converters,
 * diff drivers, aliases, editors, pagers and signers name is left alone: no call here comes to them.
 */
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
/**
 * Asks git about a repository. No program that the checked tree names is started: git is told which directory is the repository
 * and never looks for one, so that a committed folder that looks like one is not taken; it is started by its absolute path and runs
 * in the git directory, where no checked file lies; it gets neither the caller's secrets nor its settings. Only plumbing is asked
 * that takes objects as they are: nothing that compares the work tree, which would start filters.
 */
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
            // A version of git that does not know the variable before still asks this one before it speaks to anybody.
            ...(network ? {} : { GIT_ALLOW_PROTOCOL: '' }),
        },
        ...(input === undefined ? {} : { input }),
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        timeout,
        maxBuffer: OUTPUT,
    });
    if (result.status === 0)
        return { output: result.stdout };
    return { said: result.stderr?.toString('utf8').split('\n')[0] ?? '' };
}
/** What git printed; undefined when it failed, whatever the reason. */
function gitOutput(repository, args, options) {
    if (repository === undefined)
        return undefined;
    const answer = runGit(repository, args, options);
    return 'output' in answer ? answer.output : undefined;
}
/** Whether git can be started for a repository. */
function hasGit({ top }) {
    return programIn(programFolders(top)) !== undefined;
}
/** Where programs are looked for: never in the checked tree, unless that is the whole disk. */
function programFolders(top) {
    const isChecked = (folder) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, folder);
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(top) !== top && !path.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path);
    };
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

/***/ 4769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isStillStaged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/**
 * Whether a file of the work tree is still the one that was staged, as far as its times and size tell. Git itself would compare
 * the bytes where they do not, through the filters that the repository names; here the staged bytes are read from git instead.
 *
 * @param absolute the file
 * @param written when the index was written, in nanoseconds: a file that changed at that time or later tells nothing
 */
function isStillStaged(absolute, { stat, kind }, written) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute, { throwIfNoEntry: false, bigint: true });
    return (kind === 'file' &&
        file?.isFile() === true &&
        file.mtimeNs === stat.modified &&
        file.ctimeNs === stat.changed &&
        BigInt.asUintN(32, file.size) === BigInt(stat.size) &&
        stat.modified < written);
}


/***/ }),

/***/ 3748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ commitTree),
/* harmony export */   g: () => (/* binding */ treeOf)
/* harmony export */ });
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2410);

/** The files of a commit or a tree, by their paths from its top; undefined when git does not have it. */
function treeOf(repository, id) {
    const listing = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(repository, ['ls-tree', '-r', '-z', '--full-tree', id]);
    if (listing === undefined)
        return undefined;
    const blobs = new Map();
    const links = [];
    for (const entry of listing.toString('utf8').split('\0')) {
        const [, mode, oid = '', path = ''] = /^(100|120)\d{3} blob ([0-9a-f]+)\t([^]+)$/.exec(entry) ?? [];
        if (mode === '100')
            blobs.set(path, oid);
        else if (mode === '120')
            links.push(path);
    }
    return { blobs, links };
}
let last;
/**
 * {@link treeOf} of a commit, which cannot change: of the last one it is remembered, for it is asked for by who reads its files and by
 * who compares them.
 *
 * @param sha full commit id
 */
function commitTree(repository, sha) {
    const { gitDir } = repository;
    if (last?.gitDir === gitDir && last.sha === sha)
        return last.listing;
    const listing = treeOf(repository, `${sha}^{commit}`);
    if (listing !== undefined)
        last = { gitDir, sha, listing };
    return listing;
}


/***/ }),

/***/ 3936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ TrackedTree)
/* harmony export */ });
/** The files and links of an index or a commit, by their paths from one top folder. */
class TrackedTree {
    #files;
    #links;
    #kinds;
    /** @param files and links, each with `/`, none in both */
    constructor(files, links) {
        this.#files = [...files].sort();
        this.#links = [...links].sort();
        const kinds = new Map([['', 'directory']]);
        for (const path of this.#files)
            kinds.set(path, 'file');
        for (const path of this.#links)
            kinds.set(path, 'link');
        for (const path of [...this.#files, ...this.#links]) {
            let end = path.lastIndexOf('/');
            for (; end > 0 && !kinds.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1))
                kinds.set(path.slice(0, end), 'directory');
        }
        this.#kinds = kinds;
    }
    /** @param path from the top folder; the top folder itself is the empty text */
    kind(path) {
        return this.#kinds.get(path) ?? 'none';
    }
    /** The files below a folder, relative to it, sorted. */
    files(folder) {
        return below(this.#files, folder);
    }
    /** The links below a folder, relative to it, sorted. */
    links(folder) {
        return below(this.#links, folder);
    }
}
function below(paths, folder) {
    if (folder === '')
        return [...paths];
    const prefix = `${folder}/`;
    return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}


/***/ })

};
;