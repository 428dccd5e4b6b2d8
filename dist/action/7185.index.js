export const id = 7185;
export const ids = [7185,2175,7912,9173];
export const modules = {

/***/ 4541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _app_join_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2132);
/* harmony import */ var _core_report_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4269);


/** Path of a file that the step makes: in the folder `out`, otherwise in a folder of its own. */
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_app_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(temporary, name) : (0,_app_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(out, name);
}
/** The working directory relative to the repository's top folder; empty when they are one. */
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
/** The leg of a matrix that a step is. */
function legOf({ context, inputs }) {
    const given = _core_report_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .NARROWING */ .EM.flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    });
    const { workflow, job } = context;
    return { workflow, job, directory: workingDirectory(inputs), narrowed: Object.fromEntries(given) };
}
/**
 * Ends a step that judged: its answer is the last line, and the exit code.
 *
 * @param also what is to be said of the step itself, after the cautions of the answer
 */
function conclude({ runner }, { cautions, exitCode, line }, also = []) {
    for (const caution of [...cautions, ...also])
        runner.annotate('warning', caution);
    if (exitCode !== 0)
        runner.annotate('error', line);
    else
        runner.log(line);
    return exitCode;
}


/***/ }),

/***/ 7104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ folderLister)
/* harmony export */ });
/* unused harmony export listFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errno_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(678);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);




const MAX_FILES = 100_000;
const MAX_DEPTH = 64;
/** A file up to this size is handed over as one piece. */
const WHOLE = 16 * 1024 * 1024;
const PIECE = 1024 * 1024;
/**
 * Every file below a folder, hidden and git-ignored ones included, sorted by path in code-point order.
 *
 * @param root absolute; nothing is found when it does not exist
 * @param shown the folder's name in messages
 * @param maxBytes a larger file is refused before anything is read
 * @param onFault gets what is refused instead, and the list goes on without it
 * @throws UserError `bad-package-file` for a link, a device, a FIFO or an unreadable folder: nothing is left out silently
 */
function listFolder(root, shown, maxBytes, onFault = (fault) => {
    throw fault;
}) {
    const files = [];
    const refuse = (path, reason, help) => {
        const details = { path: `${shown}/${path}`.replace(/\/$/, ''), help };
        onFault(new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', `cannot be packed: ${reason}`, details));
    };
    const statOf = (path) => {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false });
        }
        catch (error) {
            const fault = (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, `${shown}/${path}`, 'bad-package-file', 'cannot be packed');
            if (!(fault instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
                throw fault;
            onFault(fault);
            return 'refused';
        }
    };
    const visit = (relative, depth) => {
        if (depth > MAX_DEPTH)
            return refuse(relative, `folders are nested deeper than ${MAX_DEPTH}`, 'flatten them');
        let names;
        try {
            names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, relative)).sort();
        }
        catch (error) {
            return refuse(relative, `the folder cannot be read (${error.code})`, 'check its permissions');
        }
        for (const name of names) {
            if (files.length > MAX_FILES)
                return;
            const path = relative === '' ? name : `${relative}/${name}`;
            const stat = statOf(path);
            // Gone, or a name that is no UTF-8 and so cannot be asked for.
            if (stat === 'refused')
                continue;
            if (stat === undefined)
                refuse(path, 'there is no file of this name', 'give it a name in ASCII');
            else if (stat.isDirectory())
                visit(path, depth + 1);
            else if (stat.isSymbolicLink())
                refuse(path, 'it is a symbolic link', 'put the file itself there');
            else if (!stat.isFile())
                refuse(path, 'it is not a regular file', 'remove it');
            else if (stat.size > maxBytes)
                refuse(path, `it has ${stat.size} bytes; at most ${maxBytes} can be packed`, 'split it');
            else {
                const read = (sink) => readUnchanged((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), `${shown}/${path}`, stat, sink);
                files.push({ path, size: stat.size, read });
                if (files.length > MAX_FILES)
                    refuse('', `it holds more than ${MAX_FILES} files`, 'pack fewer');
            }
        }
    };
    const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(root, { throwIfNoEntry: false });
    if (top === undefined)
        return [];
    if (top.isSymbolicLink())
        refuse('', 'it is a symbolic link', 'put the folder itself there');
    else
        visit('', 0);
    return files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
/** {@link listFolder} of folders that are named relative to a working directory, as messages show them. */
function folderLister(cwd) {
    return (folder, maxBytes, onFault) => listFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), folder, maxBytes, onFault);
}
function readUnchanged(absolute, shown, seen, sink) {
    const changed = () => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('changed', 'the file changed while it was packed', {
            path: shown,
            help: 'run again when nothing writes to it',
        });
    };
    const same = (now) => now.size === seen.size && now.mtimeMs === seen.mtimeMs && now.ctimeMs === seen.ctimeMs && now.ino === seen.ino;
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'ELOOP')
            return changed();
        throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    const readAt = (...args) => {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(...args);
        }
        catch (error) {
            throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
        }
    };
    try {
        if (!same((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)))
            return changed();
        const piece = Buffer.allocUnsafe(seen.size <= WHOLE ? seen.size : PIECE);
        for (let at = 0; at < seen.size;) {
            const wanted = Math.min(piece.length, seen.size - at);
            let length = 0;
            while (length < wanted) {
                const count = readAt(descriptor, piece, length, wanted - length, at + length);
                if (count === 0)
                    return changed();
                length += count;
            }
            sink(piece.subarray(0, wanted));
            at += wanted;
        }
        if (!same((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)))
            changed();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 3499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vl: () => (/* binding */ changedPaths),
  M8: () => (/* binding */ checkedOut),
  zu: () => (/* binding */ commitFiles),
  Qo: () => (/* binding */ headCommit),
  aT: () => (/* binding */ headTime)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/core/git/tracked-tree.js
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

// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var git_repository = __webpack_require__(9685);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/adapters/git/same-file.js

/**
 * Whether a file of the work tree is still the one that was staged, as far as its times and size tell. Git itself would compare
 * the bytes where they do not, through the filters that the repository names; here the staged bytes are read from git instead.
 *
 * @param absolute the file
 * @param written when the index was written, in nanoseconds: a file that changed at that time or later tells nothing
 */
function isStillStaged(absolute, { stat, kind }, written) {
    const file = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false, bigint: true });
    return (kind === 'file' &&
        file?.isFile() === true &&
        file.mtimeNs === stat.modified &&
        file.ctimeNs === stat.changed &&
        BigInt.asUintN(32, file.size) === BigInt(stat.size) &&
        stat.modified < written);
}

;// CONCATENATED MODULE: ./build/adapters/git/tree-of.js

/** The files of a commit or a tree, by their paths from its top; undefined when git does not have it. */
function treeOf(repository, id) {
    const listing = (0,run_git/* gitOutput */.oM)(repository, ['ls-tree', '-r', '-z', '--full-tree', id]);
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

;// CONCATENATED MODULE: ./build/adapters/git/commit-files.js









const FETCH_MS = 20_000;
const LIMIT = 256 * 1024 * 1024;
/**
 * The files of a commit, read from git's objects: nothing is checked out, so no filter, hook or ignore file has a say.
 *
 * @param directory any folder of the work tree; paths are seen from it
 * @param sha full commit id
 * @param fetch whether a commit that is not here may be fetched from `origin`
 * @param inside a folder of the work tree, where `directory` is none: a checkout below it
 * @returns undefined when git, the repository or the commit is not there
 */
function commitFiles(directory, sha, fetch, inside = directory) {
    const repository = (0,git_repository/* findRepository */.W1)(inside);
    if (repository === undefined || !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha))
        return undefined;
    const fetched = () => {
        const options = { network: true, timeout: FETCH_MS };
        const call = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', 'origin', sha];
        return fetch && (0,run_git/* gitOutput */.oM)(repository, call, options) !== undefined;
    };
    const listing = commitTree(repository, sha) ?? (fetched() ? commitTree(repository, sha) : undefined);
    return listing === undefined ? undefined : new CommitFiles(directory, repository, listing);
}
/** Documents, and what packages are made of: a check reads them whatever they hold. */
const JUDGED = /\.(?:ya?ml|json|md)$|(?:^|\/)rom\//i;
/** The blobs that a check of a commit will probably read: what is judged, and code that is another one than what is checked out. */
function* judgedBlobs(repository, { blobs }) {
    for (const [path, oid] of blobs)
        if (JUDGED.test(path))
            yield oid;
    const index = new Map((0,git_repository/* indexOf */.qh)(repository).entries.map((entry) => [entry.path, entry.oid]));
    for (const [path, oid] of blobs)
        if (index.get(path) !== oid)
            yield oid;
}
/**
 * The commit that is checked out; undefined without git or before the first commit. The raw object is read, which names its parents
 * in a shallow clone, too.
 */
function checkedOut(directory) {
    const repository = (0,git_repository/* findRepository */.W1)(directory);
    const object = (0,run_git/* gitOutput */.oM)(repository, ['--no-replace-objects', 'cat-file', 'commit', 'HEAD']);
    if (object === undefined)
        return undefined;
    const head = aboveMessage(object);
    const parents = [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((match) => match[1] ?? '');
    // An id is the digest of the object, so that it need not be asked for; ids of sha256 are longer.
    const algorithm = /^tree [0-9a-f]{64}$/m.test(head) ? 'sha256' : 'sha1';
    const sha = (0,external_node_crypto_.createHash)(algorithm).update(`commit ${object.length}\0`).update(object).digest('hex');
    return { sha, parents };
}
/**
 * Paths that differ between a commit and the checked-out one, or may differ in the work tree, relative to the repository's top
 * folder; undefined without git. What the work tree has is only compared by times and sizes: comparing bytes would start filters.
 */
function changedPaths(directory, base, to = 'HEAD') {
    const repository = (0,git_repository/* findRepository */.W1)(directory);
    if (repository === undefined)
        return undefined;
    if (to === 'work tree')
        return changedInWorkTree(repository, base);
    const names = (0,run_git/* gitOutput */.oM)(repository, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, 'HEAD', '--']);
    return names
        ?.toString('utf8')
        .split('\0')
        .filter((name) => name !== '');
}
function changedInWorkTree(repository, base) {
    const listing = commitTree(repository, base);
    if (listing === undefined)
        return undefined;
    const { entries, written } = (0,git_repository/* indexOf */.qh)(repository);
    const index = new Map(entries.map((entry) => [entry.path, entry]));
    const isSame = (path, oid) => {
        const entry = index.get(path);
        return entry?.oid === oid && isStillStaged((0,external_node_path_.resolve)(repository.top, path), entry, written);
    };
    const changed = [...listing.blobs].filter(([path, oid]) => !isSame(path, oid)).map(([path]) => path);
    return [...changed, ...[...index.keys()].filter((path) => !listing.blobs.has(path))];
}
/** The commit that is checked out, or undefined without git, and before the first commit. */
function headCommit(directory) {
    const said = (0,run_git/* gitOutput */.oM)((0,git_repository/* findRepository */.W1)(directory), ['rev-parse', '--verify', 'HEAD'])?.toString('utf8').trim();
    // Without a commit git may repeat the name that it was asked for.
    return said !== undefined && /^[0-9a-f]{40,64}$/.test(said) ? said : undefined;
}
/** When the checked-out commit was made, in seconds since 1970; undefined without git. */
function headTime(directory) {
    const time = /^committer .* (\d{1,12}) [+-]\d{4}$/m.exec(headObject(directory))?.[1];
    return time === undefined ? undefined : Number(time);
}
/** The lines of the checked-out commit above its message. */
function headObject(directory) {
    return aboveMessage((0,run_git/* gitOutput */.oM)((0,git_repository/* findRepository */.W1)(directory), ['cat-file', 'commit', 'HEAD']) ?? Buffer.alloc(0));
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
        this.#blobs = new Blobs(repository, () => judgedBlobs(repository, listing));
        this.#tree = new TrackedTree(listing.blobs.keys(), listing.links);
    }
    readFile(path, maxBytes = LIMIT, start = false) {
        const oid = this.#ids.get(this.#inTree(path));
        const answer = oid === undefined ? undefined : this.#blobs.read(oid);
        if (answer === undefined || !('output' in answer))
            throw new errors/* UserError */.y('unreadable-file', 'there is no such file in the commit', { path });
        const bytes = answer.output;
        if (bytes.length > maxBytes && !start) {
            const message = `the file has ${bytes.length} bytes; at most ${maxBytes} are read`;
            throw new errors/* UserError */.y('unreadable-file', message, { path });
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
        throw new errors/* UserError */.y('unwritable-file', 'a commit cannot be written to', { path });
    }
    #inTree(path) {
        return (0,git_repository/* pathInTree */.HR)(this.#repository, (0,external_node_path_.resolve)(this.cwd, path));
    }
}


/***/ }),

/***/ 2410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   oM: () => (/* binding */ gitOutput)
/* harmony export */ });
/* unused harmony export hasGit */
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

/***/ 8068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ baselinePath),
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = 'cartwright-baseline.json';
/** The baseline of a run: the configured one, or `cartwright-baseline.json` in `root` when it is there. */
function baselinePath(fs, { baseline }, root = '.') {
    const path = baseline ?? (root === '.' ? BASELINE_FILE : `${root}/${BASELINE_FILE}`);
    return baseline !== undefined || fs.kind(path) === 'file' ? path : undefined;
}


/***/ }),

/***/ 4535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openBaseline: () => (/* binding */ openBaseline),
  renewBaseline: () => (/* binding */ renewBaseline)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/fix/remedy.js + 1 modules
var remedy = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var known = __webpack_require__(8401);
// EXTERNAL MODULE: ./build/core/lint/suppress/apply.js
var apply = __webpack_require__(9356);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/core/lint/suppress/baseline.js








/** The reason of entries that nobody has given another. */
const ADOPTED = 'known before cartwright was adopted';
/**
 * What a baseline remembers of a finding: its rule, its place and a digest of the value there. Where there is no value, or it is
 * the whole document, the digest is of the message.
 */
function entryOf(doc, finding) {
    const { rule, path, pointer, message } = finding;
    const value = pointer === '' ? undefined : (0,remedy/* valueAt */.f)(doc.value, (0,source_document/* fromPointer */.kU)(doc.value, pointer));
    return { rule, path, pointer, digest: (0,digest/* sha256Digest */.sI)(value === undefined ? message : canonical(value, message)) };
}
// What RFC 8785 cannot say (a lone surrogate, a number beyond range) is another rule's finding.
function canonical(value, message) {
    try {
        return (0,canonical_json/* canonicalize */.d)(value);
    }
    catch (error) {
        if (error instanceof TypeError)
            return message;
        throw error;
    }
}
/** Applies one baseline to the findings of many documents, and tells at the end which entries were not needed. */
class Baseline {
    #doc;
    #entries;
    #used = new Set();
    #byKey = new Map();
    #seen = new Set();
    #today;
    /**
     * @param doc the baseline's own text, for places
     * @param file its checked value
     */
    constructor(doc, file, now) {
        this.#doc = doc;
        this.#entries = file.entries;
        this.#today = now.toISOString().slice(0, 10);
        file.entries.forEach((entry, i) => {
            if ((0,apply/* isFixed */.z)(entry.rule))
                return;
            const list = this.#byKey.get(keyOf(entry));
            if (list === undefined)
                this.#byKey.set(keyOf(entry), [i]);
            else
                list.push(i);
        });
    }
    /** Takes the accepted findings of one document out. A list position may have changed; the value may not. */
    apply(doc, found) {
        this.#seen.add(doc.path);
        const left = [];
        const suppressed = [];
        const exact = new Set();
        const wanted = found.map((finding) => ({ finding, entry: entryOf(doc, finding) }));
        const match = (pointer, { rule, path, digest }) => this.#byKey
            .get(keyOf({ rule, path, digest, pointer: '' }))
            ?.find((i) => (pointer === undefined ? !exact.has(i) : this.#entries[i]?.pointer === pointer));
        // Findings at the very place first, so that what is left over is what moved.
        const places = wanted.map(({ entry }) => match(entry.pointer, entry));
        for (const i of places)
            if (i !== undefined)
                exact.add(i);
        for (const [n, { finding, entry }] of wanted.entries()) {
            const i = places[n] ?? this.#moved(match(undefined, entry), entry.pointer);
            const accepted = i === undefined ? undefined : this.#entries[i];
            if (i === undefined || accepted === undefined) {
                left.push(finding);
                continue;
            }
            exact.add(i);
            this.#used.add(i);
            const { reason, expires } = accepted;
            if (expires !== undefined && expires < this.#today)
                left.push(finding);
            else
                suppressed.push({ diagnostic: finding, kind: 'external', ...(reason.trim() === '' ? {} : { reason }) });
        }
        return { left, suppressed };
    }
    #moved(i, pointer) {
        const shape = (text) => text.replace(/\/\d+(?=\/|$)/g, '/*');
        const entry = i === undefined ? undefined : this.#entries[i];
        return entry !== undefined && shape(entry.pointer) === shape(pointer) ? i : undefined;
    }
    /**
     * Findings about the entries: fixed, expired, without a reason, of a rule that nothing silences.
     *
     * @param isGone whether a file that was not looked at is known not to exist
     */
    findings(isGone) {
        return this.#entries.flatMap((entry, i) => {
            const about = (rule, message, help, path = []) => ({
                rule,
                level: (0,known/* knownRule */.k)(rule)?.level ?? 'warning',
                message,
                path: this.#doc.path,
                range: (0,source_document/* rangeOf */.be)(this.#doc, ['entries', i, ...path]),
                pointer: ['', 'entries', i, ...path].join('/'),
                help,
            });
            const what = `the entry of ${(0,printable/* quote */.hD)(entry.rule)} for ${(0,printable/* quote */.hD)(entry.path)}`;
            if ((0,apply/* isFixed */.z)(entry.rule))
                return about('suppression/not-allowed', `${(0,printable/* quote */.hD)(entry.rule)} is a fault of integrity, which nothing silences`, 'remove the entry, and the fault', ['rule']);
            if (!this.#used.has(i)) {
                if (!this.#seen.has(entry.path) && !isGone(entry.path))
                    return [];
                return about('baseline/fixed', `${what} matches no finding`, 'remove the entry, or run cartwright lint --write-baseline');
            }
            if (entry.expires !== undefined && entry.expires < this.#today)
                return about('baseline/expired', `${what} expired on ${entry.expires}`, 'fix the finding, or give a later date', ['expires']);
            if (entry.reason.trim() === '')
                return about('baseline/no-reason', `${what} gives no reason`, 'say why the finding is accepted', ['reason']);
            return [];
        });
    }
}
function keyOf({ rule, path, digest }) {
    return `${rule}\n${path}\n${digest}`;
}
/**
 * The baseline that accepts all findings, except of integrity. Reasons and dates of entries that are there already stay.
 *
 * @param findings with the documents that they are about
 * @param earlier entries of the baseline that is replaced; those of files that were not looked at are kept
 * @param looked files that were looked at
 */
function writeBaseline(findings, earlier, looked) {
    const key = (entry) => [entry.path, entry.pointer, entry.rule, entry.digest].join('\n');
    const known = new Map(earlier.map((entry) => [key(entry), entry]));
    const entries = new Map();
    for (const entry of earlier)
        if (!looked.has(entry.path))
            entries.set(key(entry), entry);
    for (const { doc, diagnostic } of findings) {
        if ((0,apply/* isFixed */.z)(diagnostic.rule))
            continue;
        const entry = entryOf(doc, diagnostic);
        entries.set(key(entry), known.get(key(entry)) ?? { ...entry, reason: ADOPTED });
    }
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    return (0,json_text/* jsonText */.s)({ version: 1, entries: sorted }, 2);
}

// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/app/lint.js + 1 modules
var lint = __webpack_require__(8946);
;// CONCATENATED MODULE: ./build/app/baseline.js







const MAX_BASELINE = 16 * 1024 * 1024;
/**
 * Reads a baseline.
 *
 * @param now the day that decides what has expired
 * @param at where a path of an entry leads, seen from the working directory
 * @throws UserError `bad-baseline` with the place of the first mistake
 */
async function openBaseline(fs, path, now, at = (entry) => entry) {
    const { doc, file } = await readBaseline(fs, path);
    const entries = file.entries.map((entry) => ({ ...entry, path: at(entry.path) }));
    return {
        step() {
            const baseline = new Baseline(doc, { version: 1, entries }, now);
            return [
                {
                    file: (linted, found, suppress) => {
                        const { left, suppressed } = baseline.apply(linted, found);
                        suppress(suppressed);
                        return left;
                    },
                    finish: () => baseline.findings((name) => fs.kind(name) === 'none'),
                },
            ];
        },
    };
}
async function readBaseline(fs, path) {
    const doc = await (0,read/* readDocument */.u0)(path, fs.readFile(path, MAX_BASELINE), { language: 'json' });
    const [first] = [...doc.problems, ...(doc.value === undefined ? [] : (0,check.checkSchema)(doc, await validators.validators.baseline()))];
    if (first !== undefined) {
        throw new errors/* UserError */.y('bad-baseline', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/baseline.schema.json, or write it anew with cartwright lint --write-baseline',
        });
    }
    return { doc, file: doc.value };
}
/**
 * Accepts what is there: lints without the baseline and writes a new one. Reasons and dates of entries that still match are
 * kept, and so are entries of files that were not looked at.
 *
 * @throws UserError `unwritable-file`, and as `lint` does
 */
async function renewBaseline(fs, request) {
    const path = request.config.baseline ?? baseline_file/* BASELINE_FILE */.t;
    const earlier = fs.kind(path) === 'none' ? [] : (await readBaseline(fs, path)).file.entries;
    const found = [];
    const looked = new Set();
    const collect = {
        file: (doc, diagnostics) => {
            looked.add(doc.path);
            for (const diagnostic of diagnostics)
                found.push({ doc, diagnostic });
            return diagnostics;
        },
    };
    const { now: _, ...rest } = request;
    const bare = await (0,lint/* lint */.u)(fs, { ...rest, steps: [...(request.steps ?? []), collect] });
    if (bare.problems[0] !== undefined)
        throw bare.problems[0];
    for (const { path: file } of earlier)
        if (fs.kind(file) === 'none')
            looked.add(file);
    const text = writeBaseline(found, earlier, looked);
    fs.writeFile(path, text);
    const entries = JSON.parse(text).entries.length;
    return { path, entries, outcome: await (0,lint/* lint */.u)(fs, { ...request, config: { ...request.config, baseline: path } }) };
}


/***/ }),

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   ir: () => (/* binding */ linkFinding),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8998);



/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores and does not
 * track is left out of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    const links = new Set();
    let all;
    const below = () => (all ??= listing(fs, '.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().files.filter((file) => glob.matches(file));
        const linked = below().links.filter((link) => glob.matches(link));
        for (const link of linked)
            links.add(link);
        if (found.length + linked.length === 0)
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const isTrackedLink = (name) => fs.isLink?.(name) === true && below().links.includes(name);
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            const there = base === '' ? below() : listing(fs, path);
            for (const file of there.files)
                if (CAL_FILE.test(file))
                    files.add(base + file);
            for (const link of there.links)
                if (CAL_FILE.test(link))
                    links.add(base + link);
        }
        else if (isTrackedLink(name))
            links.add(name);
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), links: [...links].sort(), problems };
}
function listing(fs, directory) {
    const links = [];
    return { files: fs.list(directory, { onLink: (path) => links.push(path) }), links };
}
/** The finding at a tracked link. */
function linkFinding(path) {
    return {
        rule: 'source/symlink',
        level: 'error',
        message: 'a symbolic link, which is not followed',
        path,
        range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: '',
        help: 'commit the file itself',
    };
}
/** A path relative to `cwd`, without `.` and `..` where they can be resolved. */
function shortest(cwd, path) {
    const segments = [];
    for (const segment of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    const base = cwd.split('/').filter((segment) => segment !== '');
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}


/***/ }),

/***/ 3038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   Um: () => (/* binding */ listsThatMean),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   "if": () => (/* binding */ cartridgesOf),
/* harmony export */   m3: () => (/* binding */ isLookedFor)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8998);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2249);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8262);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2132);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1543);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4308);








/** What a check looks for in a repository, by the names of its files. */
const KINDS = {
    cals: /\.cal\.(?:json|ya?ml)$/i,
    packages: /(?:^|\/)cartridge\.yaml$/,
    hosts: /\.host\.ya?ml$/,
};
/** Whether a check looks for a file by its name. */
function isLookedFor(path) {
    return (0,_ready_js__WEBPACK_IMPORTED_MODULE_5__/* .isCartridgeName */ .Vq)(path) || Object.values(KINDS).some((kind) => kind.test(path));
}
/**
 * The files of one kind: those that names and globs mean, relative to the root, or without any every file of the kind.
 *
 * @returns paths relative to the working directory, sorted, each once
 * @throws UserError `no-file` for a name or glob that means nothing
 */
function filesOf(tree, kind, names) {
    const { at } = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(tree.fs.cwd, tree.root);
    if (names === undefined)
        return tree.files.filter((file) => KINDS[kind].test(file)).map(at);
    const selected = new Set(names.flatMap((name) => ((0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isGlob */ .fg)(name) ? matching(tree, kind, name) : [named(tree, kind, name)])));
    return [...selected].sort();
}
/** The cartridges that names, folders and globs mean, or every cartridge of the repository; as {@link filesOf}. */
function cartridgesOf({ fs, root, files }, names) {
    if (names === undefined)
        return files.filter(_ready_js__WEBPACK_IMPORTED_MODULE_5__/* .isCartridgeName */ .Vq).map((0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(fs.cwd, root).at);
    return (0,_ready_js__WEBPACK_IMPORTED_MODULE_5__/* .cartridgePaths */ .Ao)(fs, names, root);
}
/**
 * The files of every kind that a check judges, as {@link filesOf} and {@link cartridgesOf} give them.
 *
 * @throws UserError `no-file` for a name or glob that means nothing
 */
function judgedFiles(tree, { cals, packages, cartridges, hosts }) {
    return {
        cals: filesOf(tree, 'cals', cals),
        packages: filesOf(tree, 'packages', packages),
        cartridges: cartridgesOf(tree, cartridges),
        hosts: filesOf(tree, 'hosts', hosts),
    };
}
/**
 * Lists without the names and globs that mean nothing in a tree: what a configuration of another commit names may be gone.
 */
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
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y && error.code === 'no-file')
            return false;
        throw error;
    }
}
// A glob may name the file, or the folder that holds it, as `agents/*` does for packages.
function matching({ fs, root, files }, kind, pattern) {
    const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlob */ .SO)(pattern);
    if ('problem' in glob)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(pattern)}: ${glob.problem}`);
    const folder = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
    const found = files.filter((file) => KINDS[kind].test(file) && (glob.matches(file) || glob.matches(folder(file))));
    if (found.length > 0)
        return found.map((0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(fs.cwd, root).at);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', `no file matches ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(pattern)}`, {
        path: root,
        help: 'correct the glob in cartwright.yaml or on the command line',
    });
}
// A package is named by its folder, anything else by its file; the name of a shipped host profile is no file and stays as it is.
function named({ fs, root }, kind, name) {
    const { at } = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(fs.cwd, root);
    const path = name.split('/').includes('..') ? (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, at(name)) : at(name);
    if (fs.kind(path) === 'file')
        return path;
    if (kind === 'packages' && fs.kind((0,_join_path_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .u)(path, _package_js__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_FILE */ .e)) === 'file')
        return (0,_join_path_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .u)(path, _package_js__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_FILE */ .e);
    if (kind === 'hosts' && fs.kind(path) === 'none' && /^[\w .-]+$/.test(name))
        return name;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no such file', { path });
}


/***/ }),

/***/ 3207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   qJ: () => (/* binding */ notFollowed),
/* harmony export */   xf: () => (/* binding */ staleManifest)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2754);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8262);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3038);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7407);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2132);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4308);









/** A committed manifest that is not what `build` would make. None need be committed: `build` makes it. */
function staleManifest({ fs }, { folder, file, manifestText }) {
    const path = (0,_join_path_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .u)(folder, _ids_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PATH */ .U4);
    if (fs.kind(path) !== 'file')
        return [];
    const stale = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .compareManifest */ .L1)(manifestText, (0,_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .manifestOf */ .$V)(fs.readFile(path, 4 * 1024 * 1024)));
    if (stale === undefined)
        return [];
    const { line, expected, found } = stale;
    const says = `${(0,_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLine */ .QN)(found)} stands where ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file)} gives ${(0,_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLine */ .QN)(expected)}`;
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
/**
 * Refusals, at the package's own line, so that they can be annotated where the floor or the role is written. Hosts that refuse a
 * package for the same reasons are one finding.
 */
function refusals(verdicts, packages) {
    const sources = new Map(packages.map((each) => [each.folder, each]));
    return (0,_core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .groupRefusals */ .fL)(verdicts).map(({ subject, message }) => {
        const source = sources.get(subject);
        const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
        return {
            rule: _core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .REFUSE_RULE */ .gd,
            level: 'error',
            message,
            path: source?.file ?? subject,
            range: source === undefined || place === undefined ? _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag : source.doc.range(place.key ?? place.value),
            pointer: '',
            help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
        };
    });
}
/** Symbolic links with the name of a file to check: passed over in silence, each would be a file that nobody checked. */
function notFollowed(links) {
    const kinds = Object.values(_check_files_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW);
    const judged = links.filter((path) => (0,_ready_js__WEBPACK_IMPORTED_MODULE_7__/* .isCartridgeName */ .Vq)(path) || kinds.some((kind) => kind.test(path)));
    return judged.sort().map(_cal_files_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFinding */ .ir);
}


/***/ }),

/***/ 3391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EO: () => (/* binding */ CHECK_PARTS),
  z6: () => (/* binding */ check),
  yS: () => (/* binding */ folderOf),
  aL: () => (/* binding */ listProject)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/readiness/findings.js


/**
 * What keeps a CAL from being ready, each at its own line of the CAL, so that it can be annotated there. Faults of structure are
 * the linter's findings and are not repeated.
 */
function readinessFindings(doc, cal) {
    const unstaffed = cal.participants
        .filter((participant) => participant.required && participant.resolved === null)
        .map(({ alias, reason }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/unstaffed',
        level: 'error',
        message: `participant ${(0,printable/* quote */.hD)(alias)} is not staffed: ${reason}`,
        path: pathOf(doc, 'participants', 'alias', alias),
        help: 'name a cartridge that fits, or make the participant optional',
    }));
    const missing = cal.rac
        .filter((item) => item.state === 'failed')
        .map(({ id, reason = 'the check failed' }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/rac-missing',
        level: 'error',
        message: `required context ${(0,printable/* quote */.hD)(id)} is missing: ${reason}`,
        path: pathOf(doc, 'rac', 'id', id),
        help: 'add what the description names, or correct the check',
    }));
    return [...unstaffed, ...missing];
}
function pathOf(doc, list, key, value) {
    const items = doc.value[list];
    const index = Array.isArray(items) ? items.findIndex((item) => hasValue(item, key, value)) : -1;
    return [list, Math.max(0, index), key];
}
function hasValue(item, key, value) {
    return (typeof item === 'object' &&
        item !== null &&
        Object.hasOwn(item, key) &&
        item[key] === value);
}

// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
// EXTERNAL MODULE: ./build/core/shard.js
var core_shard = __webpack_require__(1998);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/app/check-files.js
var check_files = __webpack_require__(3038);
// EXTERNAL MODULE: ./build/app/check-findings.js
var check_findings = __webpack_require__(3207);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
// EXTERNAL MODULE: ./build/app/handshake-findings.js
var handshake_findings = __webpack_require__(6012);
// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/live.js + 1 modules
var app_live = __webpack_require__(6141);
// EXTERNAL MODULE: ./build/app/subject.js
var app_subject = __webpack_require__(8592);
;// CONCATENATED MODULE: ./build/app/handshake.js








/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
async function handshakeAll(fs, input) {
    const { scope = () => true } = input;
    const declared = await (0,app_hosts/* loadHosts */.U)(fs, input.hosts);
    const meets = input.pairing?.(declared.all, declared.meant) ?? (() => true);
    const diagnostics = declared.diagnostics.filter(({ path }) => scope(path));
    const loaded = [];
    const looksAtHosts = declared.hosts.some(({ doc }) => doc !== undefined && scope(doc.path));
    for (const path of input.subjects.filter((each) => looksAtHosts || scope(each))) {
        const subject = await (0,app_subject/* loadSubject */.n)(fs, path, input);
        if (scope(path))
            diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(input.peer, declared.hosts);
    const hosts = asTheyShowedThemselves(declared.all, live);
    diagnostics.push(...(live?.diagnostics ?? []).filter(({ path }) => scope(path)));
    const binder = new bind/* Binder */.V(input.strict);
    const all = loaded.flatMap(({ subject }) => hosts
        .filter((host) => (scope(subject.path) || scope(host.source)) && meets(subject.path, host))
        .map((host) => {
        if (host.profile === undefined)
            return (0,negotiate/* notJudged */.be)(subject, host, host);
        const { source, profile } = host;
        return (0,negotiate/* negotiate */.Nl)({ subject, host: profile, source, profile: input.profile, live: live !== undefined, binder });
    }));
    const results = all.filter(({ subject }) => scope(subject));
    const own = loaded.filter(({ subject }) => scope(subject.path));
    return {
        result: { version: 1, compliance: (0,compliance/* complianceOf */.f)(results.map(({ verdict }) => verdict)), results },
        diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics),
        hostFindings: (0,diagnostic/* sortDiagnostics */.Ds)(await (0,handshake_findings/* hostFindings */.n)(all, hosts, scope)),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(own.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        manifests: new Map(own.flatMap(({ subject: { path, manifest } }) => (manifest === undefined ? [] : [[path, manifest]]))),
        live,
    };
}
function asTheyShowedThemselves(all, live) {
    const looked = new Map(live?.hosts.map((host) => [host.source, host]));
    return all.map((host) => looked.get(host.source) ?? host);
}

// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/app/package-content.js
var package_content = __webpack_require__(3476);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/app/project-lint.js
var project_lint = __webpack_require__(2275);
// EXTERNAL MODULE: ./build/app/place.js
var place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/app/targets.js + 1 modules
var targets = __webpack_require__(3427);
// EXTERNAL MODULE: ./build/app/ready.js + 2 modules
var ready = __webpack_require__(4308);
;// CONCATENATED MODULE: ./build/app/check.js




















/** The parts of a check; `--only` names one. */
const CHECK_PARTS = ['lint', 'ready', 'package', 'manifest', 'handshake', 'propose'];
/**
 * The main job (surface.md, `check`): lints every CAL, judges its readiness, looks through what every package would pack, checks
 * its manifest and negotiates with every host; what the code calls for and no CAL has, it adds as notes. Paths of the result are relative to the working
 * directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
async function check(ports, options) {
    const { config, parts, root, scope = () => true, chosen = {} } = options;
    const { files, links } = options.files ?? listProject(ports.fs, root);
    const tree = { fs: ports.fs, root, files };
    const run = new CheckRun(ports, options, await (0,project_lint/* projectLint */.d)(ports, { profile: options.profile, config, root, comments: options.comments }));
    const found = {
        cals: chosen.cals ?? (0,check_files/* filesOf */.R8)(tree, 'cals', config.cals),
        packages: chosen.packages ?? (0,check_files/* filesOf */.R8)(tree, 'packages', config.packages),
        cartridges: chosen.cartridges ?? (0,check_files/* cartridgesOf */["if"])(tree, config.cartridges),
        hosts: chosen.hosts ?? (0,check_files/* filesOf */.R8)(tree, 'hosts', config.hosts),
    };
    const { cals, packages, cartridges, hosts } = found;
    run.refuseLinks(links.map((path) => (0,place/* placeOf */.$)(ports.fs.cwd, root).at(path)));
    const judged = cals.filter((path) => run.isJudged(path));
    await run.lint(judged);
    await run.readPackages(packages);
    if (parts.has('package'))
        await run.checkContents();
    if (parts.has('manifest'))
        run.checkManifests();
    if (parts.has('ready'))
        await run.assess(judged, cartridges, hosts);
    if (parts.has('handshake') && hosts.length > 0)
        await run.negotiate(found);
    if (parts.has('propose'))
        await run.propose(cals, tree.files);
    const looked = lookedAt(parts, found).filter(scope);
    return run.result(new Set(looked.filter((path) => run.isJudged(path))).size, looked.length === 0);
}
/** Everything below a folder. */
function listProject(fs, root) {
    const links = [];
    return { files: fs.list(root, { onLink: (path) => links.push(path) }), links };
}
/** The files that the asked parts look at: a part that lacks what it compares looks at nothing. */
function lookedAt(parts, { cals, packages, cartridges, hosts }) {
    const asks = (...some) => some.some((part) => parts.has(part));
    const negotiates = parts.has('handshake') && hosts.length > 0;
    return [
        ...(asks('lint', 'ready', 'propose') ? cals : []),
        ...(asks('package', 'manifest', 'ready') || negotiates ? packages.map(folderOf) : []),
        ...(asks('ready') || negotiates ? cartridges : []),
        ...(asks('ready') || negotiates ? hosts : []),
    ];
}
/** The steps of one check, and what they have found so far. */
class CheckRun {
    #ports;
    #options;
    #lint;
    #linted = new Map();
    #packages = [];
    #diagnostics = [];
    #notes = [];
    #links = [];
    #cals = [];
    #handshakes = [];
    #requirements = new Map();
    constructor(ports, options, lint) {
        this.#ports = ports;
        this.#options = options;
        this.#lint = lint;
    }
    refuseLinks(links) {
        this.#links = links;
        this.#diagnostics.push(...(0,check_findings/* notFollowed */.qJ)(links).filter(({ path }) => this.isJudged(path)));
    }
    async lint(paths) {
        for (const path of paths) {
            const doc = await (0,read/* readQuickly */.xF)(path, this.#ports.fs.readFile(path));
            this.#linted.set(path, { doc, diagnostics: await this.#lint.run.add(doc) });
        }
    }
    async readPackages(paths) {
        for (const path of paths) {
            const loaded = await (0,app_package/* loadPackage */.H)(this.#ports.fs, path, this.#options.profile);
            if (!('diagnostics' in loaded))
                this.#addPackage(loaded);
            else if (this.isJudged(folderOf(path)))
                this.#diagnostics.push(...loaded.diagnostics);
        }
    }
    #addPackage(loaded) {
        this.#packages.push(loaded);
        const { folder, manifest } = loaded;
        if (!this.isJudged(folder))
            return;
        const { id, version } = loaded.package;
        this.#requirements.set(folder, { id, version, manifest });
        this.#diagnostics.push(...loaded.warnings);
    }
    async checkContents() {
        const { fs, readCode } = this.#ports;
        const readFile = readCode ?? ((...args) => fs.readFile(...args));
        const listFolder = this.#ports.listFolder ?? (0,package_content/* listFrom */.Hp)(fs, readFile, this.#links);
        for (const each of this.#packages.filter(({ folder }) => this.isJudged(folder))) {
            const content = await (0,package_content/* inspectContent */.IL)({ fs, listFolder }, each);
            this.#diagnostics.push(...(0,package_content/* unpackableFindings */.dA)(content), ...content.forbidden);
        }
    }
    checkManifests() {
        for (const each of this.#packages) {
            if (this.isJudged(each.folder))
                this.#diagnostics.push(...(0,check_findings/* staleManifest */.xf)(this.#ports, each));
        }
    }
    async assess(cals, cartridges, hosts) {
        const { config, profile, root, roster } = this.#options;
        const { result, notes } = await (0,ready/* assessReadiness */.T1)(this.#ports, {
            profile,
            cals,
            cartridges,
            packages: this.#packages.map(cardOf),
            root,
            confirmations: config.confirmations === undefined ? undefined : (0,join_path/* joinPath */.u)(root, config.confirmations),
            roster,
            hosts,
            linted: this.#linted,
        });
        this.#notes.push(...notes);
        this.#cals = result.cals;
        for (const cal of result.cals)
            await this.#addFindings(cal);
    }
    async #addFindings(cal) {
        const doc = this.#linted.get(cal.path)?.doc;
        if (doc?.value === undefined)
            return;
        this.#diagnostics.push(...(await (0,quick_document/* withPlaces */.r)(doc, () => readinessFindings(doc, cal))));
    }
    async negotiate({ packages, cartridges, hosts }) {
        const { fs, peer, signatureOf } = this.#ports;
        const { config, root, chosen = {} } = this.#options;
        const negotiated = signatureOf === undefined ? [] : cartridges;
        const { result, diagnostics, hostFindings, manifests } = await handshakeAll(fs, {
            subjects: [...this.#packages.map(({ folder }) => folder), ...negotiated],
            hosts,
            profile: this.#options.profile,
            pairing: (all) => (0,targets/* meeting */.G)(config, (0,place/* placeOf */.$)(fs.cwd, root), {
                subjects: [...packages.map(folderOf), ...cartridges],
                hosts: all,
                // What somebody narrows by hand leaves out what targets name.
                narrowed: { packages: chosen.packages !== undefined, hosts: chosen.hosts !== undefined },
            }),
            scope: (path) => this.isJudged(path),
            signatureOf: signatureOf === undefined ? undefined : tolerating(signatureOf),
            peer,
        });
        this.#handshakes = [...result.results].sort(same_answers/* compareVerdicts */.m);
        for (const [path, manifest] of manifests)
            if (!this.#requirements.has(path))
                this.#requirements.set(path, { version: null, manifest });
        this.#diagnostics.push(...diagnostics, ...hostFindings, ...(0,check_findings/* refusals */.Ke)(this.#handshakes, this.#packages));
    }
    // Every part of a run compares all CALs with the code, and says what belongs to its own.
    async propose(cals, files) {
        if (!cals.some((path) => this.isJudged(path)))
            return;
        const { fs, readCode } = this.#ports;
        const docs = await Promise.all(cals.map(async (path) => this.#linted.get(path)?.doc ?? (await (0,read/* readQuickly */.xF)(path, fs.readFile(path)))));
        const { proposalNotes } = await __webpack_require__.e(/* import() */ 3360).then(__webpack_require__.bind(__webpack_require__, 3360));
        const code = { root: this.#options.root, files, readFile: readCode ?? ((...args) => fs.readFile(...args)) };
        const notes = await proposalNotes(docs, code, this.#options.config.rules);
        // What readiness calls missing is not said twice.
        const missing = new Set(this.#diagnostics.filter(isMissing).map(itemOf));
        const own = notes.filter((note) => this.isJudged(note.path) && !missing.has(itemOf(note)));
        this.#diagnostics.push(...own);
    }
    /** Whether a file is in scope, and in the part of the run that this is. */
    isJudged(path) {
        const { scope, shard } = this.#options;
        return (scope?.(path) ?? true) && (shard === undefined || (0,core_shard/* isInShard */.O1)(path, shard));
    }
    // A CAL with errors is not ready: asked for readiness alone, the reasons belong to the answer.
    #isAsked({ level }) {
        const { parts } = this.#options;
        return parts.has('lint') || (parts.has('ready') && level === 'error');
    }
    result(files, nothing) {
        const linted = this.#lint.run.outcome();
        const { left, suppressed } = this.#lint.settle(this.#diagnostics);
        const { borrowed } = this.#options;
        const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([
            ...linted.diagnostics.filter((each) => this.#isAsked(each) && borrowed?.has(each.path) !== true),
            ...left,
        ]);
        const accepted = [...linted.suppressed, ...suppressed];
        const verdicts = this.#handshakes.map((each) => each.verdict);
        const report = {
            version: 1,
            tool: { name: 'cartwright', version: version/* VERSION */.x },
            diagnostics,
            summary: (0,diagnostic/* summarize */.eh)(diagnostics, files, accepted.length),
            cals: this.#cals,
            handshakes: this.#handshakes,
            verdict: (0,assess/* worstVerdict */.z)(this.#cals.map((cal) => cal.verdict)),
            compliance: (0,compliance/* complianceOf */.f)(verdicts),
            ...(nothing ? { nothing } : {}),
        };
        const { excerpts } = linted;
        return { report, notes: this.#notes, excerpts, suppressed: accepted, requirements: this.#requirements };
    }
}
function isMissing({ rule }) {
    return rule === 'ready/rac-missing';
}
/** The RAC item that a finding is about. */
function itemOf({ path, pointer }) {
    return `${path} ${pointer.split('/').slice(0, 3).join('/')}`;
}
/** Folder of a package file, as its package names it. */
function folderOf(file) {
    const at = file.lastIndexOf('/');
    return at < 0 ? '.' : file.slice(0, at);
}
function cardOf({ folder, package: { name, role, capabilities = [] } }) {
    const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
    return { path: folder, name, role, romDigest: null, capabilities: able };
}
// Nobody named these files one by one: one that is no cartridge here is a finding, and the rest are judged.
function tolerating(signatureOf) {
    return async (path) => {
        try {
            return await signatureOf(path);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y) || error.code !== 'not-a-cartridge')
                throw error;
            return (await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(8565)]).then(__webpack_require__.bind(__webpack_require__, 8565))).foreignState(path, error);
        }
    };
}


/***/ }),

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ NO_CONFIG),
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2228);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8998);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1817);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2132);







const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf, rules: {}, ignore: [] };
/**
 * Reads the configuration: the named file, or `cartwright.yaml` in `root` when it is there.
 *
 * @param named a file relative to the working directory
 * @param root root of the repository, relative to the working directory
 * @throws UserError `bad-config` with the place of the first mistake; `outside-workspace` where it names a file elsewhere
 */
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const bytes = fs.readFile(path, 1024 * 1024);
    // Every key is optional, so that a file without any, or with all of them commented out, says nothing and is right.
    if (/^\uFEFF?(?:[ \t]*(?:#.*)?(?:\r?\n|$))*$/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
        return { ...NO_CONFIG, file: path };
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQuickly */ .xF)(path, bytes);
    const { checkSchema } = await __webpack_require__.e(/* import() */ 7912).then(__webpack_require__.bind(__webpack_require__, 7912));
    const { validators } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 9173));
    const validator = await validators.config();
    const misfits = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(doc, () => (doc.value === undefined ? [] : checkSchema(doc, validator)));
    const problems = [...doc.problems, ...misfits];
    const [first] = problems;
    if (first !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const { targets, ...value } = doc.value;
    await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(doc, () => checkPlaces(fs, doc, root, value));
    return {
        ...NO_CONFIG,
        ...value,
        ...(targets === undefined ? {} : { targets: await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(doc, () => placed(doc, targets)) }),
        prefix: (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrefix */ .RW)(value.prefix ?? '') ? value.prefix : _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf,
        file: path,
    };
}
function placed(doc, targets) {
    return targets.map((target, i) => ({
        ...target,
        places: {
            packages: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .rangeOf */ .be)(doc, ['targets', i, 'packages']),
            hosts: target.hosts.map((_, j) => (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .rangeOf */ .be)(doc, ['targets', i, 'hosts', j])),
        },
    }));
}
const LISTS = ['cals', 'packages', 'cartridges', 'hosts'];
const FILES = ['trustRegistry', 'confirmations', 'baseline'];
/** Asks for every path that the configuration names, so that one outside of the workspace is told at its place. */
function checkPlaces(fs, doc, root, value) {
    const named = [
        ...LISTS.flatMap((key) => (value[key] ?? []).map((path, i) => ({ at: [key, i], path }))),
        ...FILES.flatMap((key) => (value[key] === undefined ? [] : [{ at: [key], path: value[key] }])),
    ];
    for (const { at, path } of named) {
        try {
            fs.kind((0,_join_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .u)(root, (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .fixedPart */ .sL)(path)));
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'outside-workspace')
                throw error;
            const place = doc.locate(at)?.value;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(error.code, error.message, {
                path: doc.path,
                ...(place === undefined ? {} : { range: doc.range(place) }),
                ...(error.help === undefined ? {} : { help: error.help }),
            });
        }
    }
}


/***/ }),

/***/ 6012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ hostFindings)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _core_report_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7322);
/* harmony import */ var _core_reservations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(255);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1817);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2175);






const WITNESS_SHOWN = 120;
/**
 * What verdicts say of the hosts themselves, each once however many cartridges met it, at its place in the host's profile: a
 * reservation at the tool, a host that is not judged at its servers. (A profile that cannot be read has its own findings.)
 *
 * @param hosts the profiles that the verdicts are of
 * @param scope which files are judged: a finding belongs to the file that it stands in
 */
async function hostFindings(results, hosts, scope) {
    const found = [];
    const byHost = (0,_core_report_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(results, ({ profile }) => profile);
    for (const host of hosts) {
        if (host.profile === undefined)
            continue;
        const own = (byHost.get(host.source) ?? []).filter(({ subject }) => scope(host.doc?.path ?? subject));
        const work = () => own.flatMap((verdict) => findingsOf(verdict, host));
        found.push(...unique(host.doc === undefined ? work() : await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(host.doc, work)));
    }
    return found;
}
function findingsOf(verdict, host) {
    if (verdict.verdict === 'not judged')
        return [located(verdict, host, notJudgedFinding(verdict))];
    return verdict.roles.flatMap((role) => (0,_core_reservations_js__WEBPACK_IMPORTED_MODULE_4__/* .reservationsOf */ .VL)(role).map((reservation) => located(verdict, host, reservationFinding(verdict, host, role, reservation))));
}
function notJudgedFinding({ host, reason, help }) {
    return {
        rule: 'handshake/not-judged',
        level: 'warning',
        message: `host ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(host)} is not judged: ${reason}`,
        path: ['servers'],
        part: 'key',
        help,
    };
}
function reservationFinding({ host: name }, host, { role, boundTool, how }, { reason, toolPath, witness }) {
    const tool = (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(boundTool ?? '');
    const text = witness === undefined ? '' : JSON.stringify(witness);
    const example = text === '' || text.length > WITNESS_SHOWN ? '' : `; for example it rejects ${text}`;
    return {
        rule: 'handshake/reservation',
        level: 'warning',
        message: `host ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} binds ${tool} to ${role} (${how}) with a reservation: ${reason}${example}`,
        path: placeOf(host, boundTool ?? '', toolPath),
        help: 'offer a tool that takes every call of the contract, wrap this one (wraps, rename, constants), or accept the finding with its reason; with --strict it is not bound',
    };
}
// Of a wrapped tool the schema stands elsewhere, of a live one it stands nowhere: then the entry of the tool or its server.
function placeOf({ profile, doc }, name, toolPath) {
    const value = doc?.value;
    const tool = profile.tools.find((each) => each.name === name);
    const index = (value?.tools ?? []).findIndex((each) => each.name === name);
    if (tool?.server !== undefined || index < 0) {
        const server = profile.servers.findIndex((each) => each.name === tool?.server);
        return server < 0 ? [] : ['servers', server, 'name'];
    }
    if (tool?.wraps !== undefined)
        return ['tools', index, 'wraps'];
    return (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_5__/* .fromPointer */ .kU)(value, `/tools/${index}/inputSchema${toolPath}`);
}
// A shipped profile has no file of its own to point at.
function located({ subject }, { doc }, finding) {
    if (doc !== undefined)
        return (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_5__/* .locateFinding */ .E1)(doc, finding);
    const { rule, level, message, help } = finding;
    return {
        rule,
        level,
        message,
        path: subject,
        range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: '',
        ...(help === undefined ? {} : { help }),
    };
}
function unique(diagnostics) {
    const key = ({ path, pointer, rule, message }) => JSON.stringify([path, pointer, rule, message]);
    return [...new Map(diagnostics.map((diagnostic) => [key(diagnostic), diagnostic])).values()];
}


/***/ }),

/***/ 1718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ loadHosts)
});

// UNUSED EXPORTS: findHostFiles

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/handshake/accept/json.js
var json = __webpack_require__(1415);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/revision.js
var core_revision = __webpack_require__(3189);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/handshake/read-tools.js
var read_tools = __webpack_require__(8076);
;// CONCATENATED MODULE: ./build/core/handshake/read-host.js






/**
 * Reads a host profile: shape, a real date as revision, bindings that lead to a tool, and the tools one by one. A tool with
 * a fault of its own is a finding at its place and is left out; a fault anywhere else leaves no profile to judge.
 *
 * @param validator the compiled `schemas/host.schema.json`
 */
function readHostProfile(doc, validator) {
    if (doc.problems.length > 0)
        return { profile: undefined, diagnostics: doc.problems };
    const shape = (0,check.checkSchema)(doc, validator, 'host/schema');
    const broken = new Set();
    let readable = true;
    for (const { pointer } of shape) {
        const index = toolAt(pointer);
        if (index === undefined)
            readable = false;
        else
            broken.add(index);
    }
    const diagnostics = [...shape];
    if (!readable)
        return { profile: undefined, diagnostics };
    const raw = doc.value;
    const live = (raw.servers ?? []).length > 0;
    const report = (rule, finding) => {
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, { level: 'error', rule: `host/${rule}`, ...finding }));
    };
    const tools = (0,read_tools/* checkTools */.G)(raw.tools ?? [], broken, live, report);
    const stated = diagnostics.length;
    checkRevision(raw, report);
    checkBindings(raw, live, report);
    return { profile: diagnostics.length > stated ? undefined : complete(raw, tools), diagnostics };
}
/** Index of the tool that a finding lies in. */
function toolAt(pointer) {
    const index = /^\/tools\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
    return index === undefined ? undefined : Number(index);
}
function complete(raw, tools) {
    return {
        name: raw.name,
        ...(raw.description === undefined ? {} : { description: raw.description }),
        protocolRevision: raw.protocolRevision,
        model: raw.model,
        tools: tools.map((tool) => ({ ...tool, scopes: tool.scopes ?? [] })),
        filesystem: raw.filesystem ?? [],
        network: raw.network ?? [],
        bindings: raw.bindings ?? {},
        resources: raw.resources ?? [],
        servers: raw.servers ?? [],
        sources: raw.sources ?? [],
    };
}
function checkRevision(raw, report) {
    const revision = raw.protocolRevision;
    if (revision === undefined || (0,core_revision/* isRevision */.oN)(revision))
        return;
    report('revision', {
        message: `protocolRevision is ${(0,printable/* quote */.hD)(revision)}, which is no date`,
        path: ['protocolRevision'],
        help: 'write the MCP revision that the host negotiates, a real date as YYYY-MM-DD',
    });
}
// A binding to a tool that is there and left out is no second fault: the tool's own says why.
function checkBindings(raw, live, report) {
    const names = new Set((raw.tools ?? []).flatMap((tool) => (0,read_tools/* nameOf */.V)(tool) ?? []));
    for (const [role, tool] of Object.entries(raw.bindings ?? {})) {
        const path = ['bindings', role];
        if (!/^[a-z]+:./.test(role)) {
            report('binding', {
                message: `${(0,printable/* quote */.hD)(role)} is no role: its namespace is missing`,
                path,
                part: 'key',
                help: 'write the role with its namespace, as the manifest does',
            });
        }
        else if (!names.has(tool) && !live) {
            const near = (0,suggest/* nearest */.p)(tool, [...names]);
            report('binding', {
                message: `${role} is bound to ${(0,printable/* quote */.hD)(tool)}, which is not among the tools`,
                path,
                help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,printable/* quote */.hD)(near)}?`,
            });
        }
    }
}

// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/app/hosts.js











const HOST_LIMIT = 64 * 1024 * 1024;
const HOST_FILE = /\.host\.(?:ya?ml|json)$/i;
/**
 * Loads host profiles.
 *
 * @param specs files, folders (every `*.host.yaml` below), globs, or names of shipped profiles
 * @throws UserError `unknown-host` when a spec leads to nothing
 */
async function loadHosts(fs, specs) {
    const all = [];
    const diagnostics = [];
    const seen = new Set();
    const meant = new Map();
    for (const spec of specs) {
        const files = filesOf(fs, spec);
        if (files === undefined) {
            const shipped = await shippedHost(spec);
            meant.set(spec, [shipped.source]);
            if (!seen.has(shipped.source))
                all.push(shipped);
            seen.add(shipped.source);
            continue;
        }
        meant.set(spec, files);
        for (const file of files) {
            if (seen.has(file))
                continue;
            seen.add(file);
            const doc = await (0,read/* readJsonOrQuickly */.QS)(file, fs.readFile(file, HOST_LIMIT), { maxDepth: limits/* LIMITS */.b.schemaDepth });
            const validator = await validators.validators.host();
            const reading = await (0,quick_document/* withPlaces */.r)(doc, () => readHostProfile(doc, validator));
            diagnostics.push(...reading.diagnostics);
            const { profile } = reading;
            all.push(profile === undefined ? unread(doc, reading.diagnostics) : { source: file, profile, doc });
        }
    }
    const hosts = all.filter((host) => host.profile !== undefined);
    return { all, meant, hosts, diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics) };
}
function unread({ path, value }, diagnostics) {
    const errors = (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics).filter(({ level }) => level === 'error');
    const [first] = errors;
    const { line, column } = (first?.range ?? diagnostic/* START_OF_FILE */.ag).start;
    const stated = (0,json/* isObject */.Gv)(value) ? (0,json/* own */.ZV)(value, 'name') : undefined;
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
    return {
        source: path,
        name: typeof stated === 'string' && stated.trim() !== '' ? stated.slice(0, 200) : path,
        reason: `its profile cannot be used: ${path}:${line}:${column}: ${first?.message ?? 'it cannot be read'}${more}`,
        help: `correct the profile; cartwright check says all that is wrong with it`,
    };
}
/** Every host profile of a repository: the `*.host.yaml` files below `directory`. */
function findHostFiles(fs, directory = '.') {
    const inside = fs.list(directory).filter((file) => HOST_FILE.test(file));
    return directory === '.' ? inside : inside.map((file) => `${directory.replace(/\/+$/, '')}/${file}`);
}
// Undefined when the spec is no file, folder or glob, so that it can only be a name.
function filesOf(fs, spec) {
    const kind = fs.kind(spec);
    if (kind === 'file')
        return [spec];
    if (kind === 'directory') {
        const files = findHostFiles(fs, spec);
        if (files.length > 0)
            return files;
        throw new errors/* UserError */.y('unknown-host', 'the folder holds no *.host.yaml', { path: spec, help: 'name a host profile' });
    }
    if (kind === 'other' || !(0,core_glob/* isGlob */.fg)(spec))
        return undefined;
    const glob = (0,core_glob/* compileGlob */.SO)(spec);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `--host ${(0,printable/* quote */.hD)(spec)}: ${glob.problem}`);
    const files = fs.list('.').filter((file) => glob.matches(file));
    if (files.length > 0)
        return files;
    throw new errors/* UserError */.y('unknown-host', `no file matches the host glob ${(0,printable/* quote */.hD)(spec)}`, {
        help: 'name a host profile, or run cartwright handshake --help for the names of shipped ones',
    });
}
async function shippedHost(name) {
    const { SHIPPED_HOSTS } = await __webpack_require__.e(/* import() */ 6923).then(__webpack_require__.bind(__webpack_require__, 6923));
    const key = name.toLowerCase().replaceAll(/[\s_]+/g, '-');
    const profile = Object.hasOwn(SHIPPED_HOSTS, key) ? SHIPPED_HOSTS[key] : undefined;
    if (profile !== undefined)
        return { source: key, profile };
    const names = Object.keys(SHIPPED_HOSTS);
    const near = (0,suggest/* nearest */.p)(name, names);
    throw new errors/* UserError */.y('unknown-host', `there is no file and no shipped host profile ${(0,printable/* quote */.hD)(name)}`, {
        help: near === undefined ? `shipped profiles: ${names.join(', ')}` : `did you mean ${(0,printable/* quote */.hD)(near)}?`,
    });
}


/***/ }),

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ joinPath)
/* harmony export */ });
/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}


/***/ }),

/***/ 4969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ factsFrom)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2400);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2087);





/** Files that are read for one RAC item, and for one document. */
const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
/** Globs of one document that are looked up; each costs a look at every file's name. */
const DOCUMENT_GLOBS = 200;
/**
 * @param fs where the files stand that RAC items point to; without it only the document itself is looked at
 * @param root root of the repository, relative to the working directory
 */
function factsFrom(fs, root = '.') {
    let listed;
    const list = () => (listed ??= fs?.list(root) ?? []);
    return async (doc, publish) => ({
        isKnownLicense: publish ? (await __webpack_require__.e(/* import() */ 712).then(__webpack_require__.bind(__webpack_require__, 712))).isKnownLicense : undefined,
        findSecrets: needsDetector(doc) ? (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 6571))).findSecrets : undefined,
        itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
    });
}
// An escape can hide in the text what its value says.
function needsDetector({ text, value, shadowed = [] }) {
    if (value === undefined)
        return false;
    const values = [value, ...shadowed.map(({ content }) => content)];
    return (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)(text) || (text.includes('\\') && values.some((each) => someText(each, _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)));
}
function someText(value, test) {
    if (typeof value === 'string')
        return test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some((child) => someText(child, test));
}
/** Reads what long descriptions may have been copied from; a short one needs no file. */
function itemFiles(fs, root, list, value) {
    const rac = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) ? (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return undefined;
    const found = new Map();
    const byGlob = new Map();
    let left = DOCUMENT_FILES;
    rac.forEach((item, i) => {
        const hint = globOf(item);
        if (left <= 0 || hint === undefined || !someText(item, _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__/* .mayQuote */ .oG))
            return;
        const known = byGlob.get(hint);
        if (known === undefined && byGlob.size >= DOCUMENT_GLOBS)
            return;
        const paths = known ?? matching(hint, list());
        byGlob.set(hint, paths);
        const texts = paths.slice(0, left).flatMap((path) => readText(fs, root, path));
        left -= texts.length;
        if (texts.length > 0)
            found.set(i, texts);
    });
    return found;
}
/** The first files that a glob matches; none for a pattern that is no glob. */
function matching(pattern, files) {
    const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)(pattern);
    const found = [];
    if ('problem' in glob)
        return found;
    for (const file of files) {
        if (glob.matches(file))
            found.push(file);
        if (found.length === ITEM_FILES)
            break;
    }
    return found;
}
function globOf(item) {
    const check = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(item) ? (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item, 'check') : undefined;
    if (!(0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check) || (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'type') !== 'file-glob')
        return undefined;
    const hint = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'hint');
    return typeof hint === 'string' ? hint : undefined;
}
function readText(fs, root, path) {
    try {
        const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
        return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
    }
    catch (error) {
        // A file that is too large or cannot be read says nothing about the description.
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 7357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ ignoreStep),
/* harmony export */   fq: () => (/* binding */ withoutIgnored),
/* harmony export */   tj: () => (/* binding */ checkRuleNames)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);
/* harmony import */ var _core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9356);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8778);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2228);








/**
 * The configuration's `ignore`: faults of integrity stay.
 *
 * @param inside the path of a finding as the configuration sees it
 * @param fs given when every file is looked at: then an entry that nothing needed is a finding
 * @throws UserError `bad-config` for a path that is no glob
 */
async function ignoreStep({ ignore, file }, inside = (path) => path, fs) {
    const entries = entriesOf(ignore);
    if (entries.length === 0)
        return {};
    const config = fs === undefined || file === undefined ? undefined : await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readDocument */ .u0)(file, fs.readFile(file));
    return {
        file: (_doc, found, suppress) => {
            const { left, suppressed } = split(entries, found, inside);
            suppress(suppressed);
            return left;
        },
        finish: () => config === undefined
            ? []
            : entries.flatMap(({ used, rule, glob }, i) => 
            // What linting does not raise, it cannot miss either.
            used || (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(rule)?.apart !== undefined ? [] : unused(config, i, rule, glob.pattern)),
    };
}
/**
 * The configuration's `ignore` for findings that are not made by linting a document; faults of integrity stay.
 *
 * @param inside the path of a finding as the configuration sees it
 * @throws UserError `bad-config` for a path that is no glob
 */
function withoutIgnored({ ignore }, found, inside) {
    return split(entriesOf(ignore), found, inside);
}
function entriesOf(ignore) {
    return ignore.map(({ rule, path, reason }) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlob */ .SO)(path);
        if ('problem' in glob)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob, reason, used: false };
    });
}
function split(entries, found, inside) {
    const left = [];
    const suppressed = [];
    for (const diagnostic of found) {
        const entry = (0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(diagnostic.rule)
            ? undefined
            : entries.find(({ rule, glob }) => rule === diagnostic.rule && glob.matches(inside(diagnostic.path)));
        if (entry === undefined)
            left.push(diagnostic);
        else {
            entry.used = true;
            suppressed.push({ diagnostic, kind: 'external', reason: entry.reason });
        }
    }
    return { left, suppressed };
}
function unused(config, i, rule, path) {
    const allowed = !(0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(rule);
    return [
        {
            rule: allowed ? 'suppression/unused' : 'suppression/not-allowed',
            level: 'warning',
            message: allowed
                ? `no file that matches ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} has a finding of ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(rule)}, so nothing needs this entry`
                : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(rule)} is a fault of integrity, which nothing silences`,
            path: config.path,
            range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeOf */ .be)(config, ['ignore', i]),
            pointer: `/ignore/${i}`,
            help: 'remove the entry',
        },
    ];
}
/** @throws UserError `bad-config` when `rules` or `ignore` names a rule that does not exist, or `rules` one of integrity */
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(name) !== undefined)
            continue;
        const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(name, (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Z)());
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
    for (const [name, level] of Object.entries(rules)) {
        const rule = (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(name);
        if (rule?.always !== true || level === rule.level)
            continue;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is a fault of integrity, which nothing silences`, {
            ...(file === undefined ? {} : { path: file }),
            help: 'remove it from "rules"',
        });
    }
}


/***/ }),

/***/ 8946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ LintRun),
  u: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/lint/engine.js + 12 modules
var engine = __webpack_require__(8452);
// EXTERNAL MODULE: ./build/core/lint/sensitive.js
var sensitive = __webpack_require__(4138);
// EXTERNAL MODULE: ./build/core/mask.js
var mask = __webpack_require__(3900);
;// CONCATENATED MODULE: ./build/core/report/excerpt.js

/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `all` when nothing may be shown
 */
function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (hidden === 'all' || diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const places = (0,mask/* joinRanges */.xX)(hidden);
    let first = 0;
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        const shown = text.slice(start, next?.index ?? text.length);
        while ((places[first]?.end.line ?? line) < line)
            first++;
        lines.set(line, copied((0,mask/* maskText */.gC)(shown, hiddenOn(line, shown.length, places, first))));
        ends.lastIndex = at;
    }
    return lines;
}
// A slice keeps the whole text alive; a run over many files would keep them all.
function copied(line) {
    return ` ${line}`.slice(1);
}
/** What of a line is hidden: the places from `first` on that reach it. */
function hiddenOn(line, length, places, first) {
    const found = [];
    for (let i = first;; i++) {
        const place = places[i];
        if (place === undefined || place.start.line > line)
            return found;
        found.push({ start: columnOn(line, place.start, 0, length), end: columnOn(line, place.end, 0, length) });
    }
}
/** The offset on `line` of a place before, on or after it. */
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}

// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/lint-facts.js
var lint_facts = __webpack_require__(4969);
// EXTERNAL MODULE: ./build/app/place.js
var place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/app/lint-steps.js
var lint_steps = __webpack_require__(7357);
;// CONCATENATED MODULE: ./build/app/lint.js













/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration, `bad-baseline`, `usage` for a fix of standard input
 */
async function lint(fs, request) {
    const { config, stdin, paths, fix, root = '.' } = request;
    (0,lint_steps/* checkRuleNames */.tj)(config);
    const { files, links, problems } = request.found ?? (stdin === undefined ? (0,cal_files/* findCals */.zU)(fs, paths, config.cals) : { files: [], links: [], problems: [] });
    const whole = stdin === undefined && paths.length === 0;
    const { at, inside } = (0,place/* placeOf */.$)(fs.cwd, root);
    const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now, { root, at });
    const full = { facts: (0,lint_facts/* factsFrom */.K)(fs, root), ...request };
    const ignoring = await (0,lint_steps/* ignoreStep */.Jq)(config, inside, whole ? fs : undefined);
    const run = new LintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
    const unread = [...problems];
    const fixed = [];
    const fixer = fix === undefined
        ? undefined
        : await fixerFor(full, fs, async () => [await (0,lint_steps/* ignoreStep */.Jq)(config, inside), ...(baseline?.step() ?? [])]);
    // A fix needs places, whatever it finds.
    const read = fixer === undefined ? source_read/* readQuickly */.xF : source_read/* readDocument */.u0;
    if (stdin !== undefined)
        await run.add(await read(stdin.name, stdin.bytes, stdin.language === undefined ? {} : { language: stdin.language }));
    for (const file of files) {
        let bytes;
        try {
            bytes = fs.readFile(file, limits/* LIMITS */.b.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            unread.push(error);
            continue;
        }
        let doc = await read(file, bytes);
        const changed = await fixer?.(doc, bytes);
        if (changed !== undefined) {
            fixed.push(changed.file);
            doc = changed.doc;
        }
        await run.add(doc);
    }
    const outcome = run.outcome();
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([...outcome.diagnostics, ...links.map(cal_files/* linkFinding */.ir)]);
    return { ...outcome, diagnostics, problems: unread, fixed };
}
async function openBaseline(fs, config, now, { root, at }) {
    const path = config.baseline === undefined ? (0,baseline_file/* baselinePath */.X)(fs, config, root) : at(config.baseline);
    return path === undefined ? undefined : (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4535))).openBaseline(fs, path, now, at);
}
async function fixerFor(request, fs, steps) {
    if (request.stdin !== undefined)
        throw new errors/* UserError */.y('usage', '--fix cannot change standard input', { help: 'name the file' });
    const { makeFixer } = await __webpack_require__.e(/* import() */ 4554).then(__webpack_require__.bind(__webpack_require__, 4554));
    return makeFixer(fs, request, async (doc) => new LintRun({ ...request, steps: await steps() }).add(doc));
}
/** One run over several documents. */
class LintRun {
    #request;
    #facts;
    #steps;
    #found = [];
    #excerpts = new Map();
    #suppressed = [];
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#facts = request.facts ?? (0,lint_facts/* factsFrom */.K)();
        this.#steps = request.steps ?? [];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, publish = false } = this.#request;
        const comments = await this.#request.comments?.(doc);
        const options = { profile, levels: config.rules, publish, comments };
        const facts = await this.#facts(doc, publish);
        const earlier = this.#suppressed.length;
        const linted = await this.#once(doc, (onSuppressed) => (0,engine/* lintDocument */.H)(doc, { ...options, onSuppressed, ...facts }));
        let found = await withDuplicateFixes(doc, linted);
        for (const step of this.#steps) {
            const before = found;
            const { file } = step;
            if (file !== undefined)
                found = await this.#once(doc, (onSuppressed) => file.call(step, doc, before, onSuppressed));
        }
        this.#files++;
        if (found.length > 0) {
            // One by one: a call takes only so many arguments, and a document may have more findings.
            for (const diagnostic of found)
                this.#found.push(diagnostic);
            // What is accepted is no less secret.
            const accepted = this.#suppressed.slice(earlier).map(({ diagnostic }) => diagnostic);
            const hidden = await (0,quick_document/* withPlaces */.r)(doc, () => (0,sensitive/* sensitiveRanges */.P)(doc, [...linted, ...accepted]));
            this.#excerpts.set(doc.path, excerptOf(doc.text, found, hidden));
        }
        return found;
    }
    /** Some work on a document, with places if it needs them; what it suppresses counts once. */
    async #once(doc, work) {
        let suppressed = [];
        const result = await (0,quick_document/* withPlaces */.r)(doc, () => {
            suppressed = [];
            return work((all) => {
                for (const each of all)
                    suppressed.push(each);
            });
        });
        for (const each of suppressed)
            this.#suppressed.push(each);
        return result;
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return {
            diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)([...this.#found, ...(0,engine/* withLevels */.S)(last, this.#request.config.rules)]),
            files: this.#files,
            excerpts: this.#excerpts,
            suppressed: this.#suppressed,
        };
    }
}
async function withDuplicateFixes(doc, found) {
    if (!found.some(({ rule }) => rule === 'source/duplicate-key'))
        return found;
    const { fixDuplicateKeys } = await __webpack_require__.e(/* import() */ 1488).then(__webpack_require__.bind(__webpack_require__, 1488));
    const parse = (text) => (0,source_read/* readText */.yR)(doc.path, text);
    return (0,quick_document/* withPlaces */.r)(doc, () => fixDuplicateKeys(doc, found, parse));
}


/***/ }),

/***/ 6141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ lookAtHosts)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
// EXTERNAL MODULE: ./build/core/handshake/tool-digest.js
var tool_digest = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/core/handshake/tool-text.js
var tool_text = __webpack_require__(6930);
;// CONCATENATED MODULE: ./build/core/handshake/live.js
/** What a look at the servers of a host found, and the profile that follows from it. */





/**
 * The profile of a live host: tools, schemas, resources and revision from its servers, everything else as declared. Of
 * several servers the oldest revision counts. Declared tools stay only where they wrap another one; a name that two servers
 * use is written `SERVER.NAME` for all but the first.
 *
 * @param answers one for each of the host's servers, in their order
 */
function liveProfile(host, answers) {
    const notes = answers.flatMap((answer) => answer.notes.map((note) => `server ${(0,printable/* quote */.hD)(answer.name)}: ${note}`));
    const origins = new Map();
    const tools = [];
    const findings = [];
    const changed = new Set();
    const pins = new Map(host.tools.filter(({ digest }) => digest !== undefined).map((tool) => [tool.name, tool]));
    const failures = [];
    const revisions = [];
    const resources = new Set();
    for (const [i, answer] of answers.entries()) {
        const server = host.servers[i];
        if (server === undefined)
            continue;
        if ('failure' in answer) {
            failures.push(`server ${(0,printable/* quote */.hD)(answer.name)} ${answer.failure}`);
            continue;
        }
        revisions.push(answer.protocolRevision);
        for (const uri of [...answer.resources, ...answer.templates])
            resources.add(uri);
        const scopesOf = scopeLookup(server);
        for (const tool of answer.tools) {
            const name = freeName(tool.name, server.name, origins);
            if (name !== tool.name)
                notes.push(`server ${(0,printable/* quote */.hD)(server.name)}: tool ${(0,printable/* quote */.hD)(tool.name)} is called ${(0,printable/* quote */.hD)(name)} here, for its name is taken`);
            origins.set(name, { server, tool: tool.name });
            const offered = { ...tool, name, scopes: scopesOf(tool.name), server: server.name };
            tools.push(offered);
            const found = [changeOf(tool, pins.get(name)), textOf(tool)].filter((each) => each !== undefined);
            if (found.some(({ rule }) => rule === 'host/tool-changed'))
                changed.add(offered);
            const whose = `tool ${(0,printable/* quote */.hD)(tool.name)} of server ${(0,printable/* quote */.hD)(server.name)}`;
            findings.push(...found.map((each) => ({ ...each, message: `${whose} ${each.message}`, tool: name, server: i })));
        }
    }
    tools.push(...host.tools.filter((tool) => tool.wraps !== undefined && !origins.has(tool.name)));
    revisions.sort(revision/* compareRevisions */.wo);
    if (new Set(revisions).size > 1)
        notes.push(`the servers speak ${[...new Set(revisions)].join(', ')}; the oldest counts`);
    const [oldest] = revisions;
    const failed = failures.length > 0 || oldest === undefined;
    if (!failed)
        for (const name of pins.keys())
            if (!tools.some((tool) => tool.name === name))
                notes.push(`tool ${(0,printable/* quote */.hD)(name)} was recorded, and no server offers it`);
    const seen = {
        ...host,
        protocolRevision: failed ? undefined : oldest,
        tools,
        resources: [...resources].sort(),
        ...(failed ? { failure: failures.join('; ') || 'no server was named' } : {}),
    };
    return {
        profile: changed.size === 0 ? seen : { ...seen, tools: tools.filter((tool) => !changed.has(tool)) },
        seen,
        findings,
        notes: notes.map(printable/* printable */.g$),
        origins,
    };
}
function changeOf(tool, pin) {
    if (pin === undefined || (tool.digest !== undefined && tool.digest === pin.digest))
        return undefined;
    const changes = (0,tool_digest/* changesOf */.fs)({ ...pin, name: tool.name }, tool);
    const what = changes.length === 0 ? 'something that the record leaves out' : changes.join(', ');
    return {
        rule: 'host/tool-changed',
        message: `is not what was recorded: ${what} changed`,
        help: 'it is not bound; read what it says, and record it again with --live --record',
    };
}
function textOf(tool) {
    const found = (0,tool_text/* suspectText */.n)(tool);
    if (found === undefined)
        return undefined;
    const others = found.more === 0 ? '' : `, and ${found.more} more of its texts`;
    return {
        rule: 'host/tool-text',
        message: `has a text that ${found.what}${others}: ${found.path.join('/')}`,
        help: 'read the whole text before a model does, and ask whoever wrote it',
    };
}
function freeName(name, server, taken) {
    if (!taken.has(name))
        return name;
    const prefixed = `${server}.${name}`;
    for (let n = 2, tried = prefixed;; tried = `${prefixed}.${n++}`)
        if (!taken.has(tried))
            return tried;
}
// An exact name comes before a glob; of several globs all count.
function scopeLookup(server) {
    const scopes = server.scopes ?? {};
    const globs = Object.entries(scopes).flatMap(([pattern, granted]) => {
        const glob = (0,core_glob/* compileGlob */.SO)(pattern);
        return 'problem' in glob ? [] : [{ glob, granted }];
    });
    return (tool) => {
        if (Object.hasOwn(scopes, tool))
            return scopes[tool] ?? [];
        return [...new Set(globs.filter(({ glob }) => glob.matches(tool)).flatMap(({ granted }) => granted))];
    };
}

// EXTERNAL MODULE: ./build/core/handshake/read-tools.js
var read_tools = __webpack_require__(8076);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
;// CONCATENATED MODULE: ./build/app/live.js






/** Servers that are asked at a time. */
const AT_A_TIME = 4;
/**
 * Asks the servers of each host for their tools and resources.
 *
 * @throws UserError `no-servers` when no host names a server
 */
async function lookAtHosts(peer, hosts) {
    if (hosts.length > 0 && hosts.every(({ profile }) => profile.servers.length === 0))
        throw new errors/* UserError */.y('no-servers', 'a live handshake needs a host profile with servers', {
            ...(hosts[0] === undefined ? {} : { path: hosts[0].source }),
            help: 'add servers to the profile, with a command or a url each, or leave out --live',
        });
    const answers = await lookAll(peer, hosts.flatMap(({ profile }) => profile.servers));
    const notes = [];
    const bySource = new Map();
    const diagnostics = [];
    let next = 0;
    const looked = [];
    for (const host of hosts) {
        const { name, servers } = host.profile;
        if (servers.length === 0) {
            notes.push(`host ${(0,printable/* quote */.hD)(name)} names no servers: its declared tools were taken`);
            looked.push(host);
            continue;
        }
        const live = liveProfile(host.profile, answers.slice(next, (next += servers.length)));
        notes.push(...live.notes.map((note) => `host ${(0,printable/* quote */.hD)(name)}: ${note}`));
        bySource.set(host.source, live);
        diagnostics.push(...(await located(host, live.findings)));
        looked.push({ ...host, profile: live.profile });
    }
    return { hosts: looked, diagnostics, notes, bySource };
}
async function located({ source, doc }, findings) {
    if (findings.length === 0)
        return [];
    if (doc === undefined)
        throw new Error(`${source} names servers and was not read from a file`);
    const declared = doc.value.tools ?? [];
    return (0,quick_document/* withPlaces */.r)(doc, () => findings.map(({ rule, message, help, tool, server }) => {
        const at = declared.findIndex((each) => (0,read_tools/* nameOf */.V)(each) === tool);
        const path = at < 0 ? ['servers', server, 'name'] : ['tools', at, 'name'];
        return (0,source_document/* locateFinding */.E1)(doc, { rule, level: 'warning', message, path, ...(help === undefined ? {} : { help }) });
    }));
}
async function lookAll(peer, servers) {
    const answers = [];
    let next = 0;
    const worker = async () => {
        for (let i = next++; i < servers.length; i = next++) {
            const server = servers[i];
            if (server !== undefined)
                answers[i] = await peer.look(server);
        }
    };
    await Promise.all(Array.from({ length: Math.min(AT_A_TIME, servers.length) }, worker));
    return answers;
}


/***/ }),

/***/ 7407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ manifestOf),
/* harmony export */   L1: () => (/* binding */ compareManifest),
/* harmony export */   QN: () => (/* binding */ shownLine)
/* harmony export */ });
/* unused harmony export loadManifest */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2249);







const MANIFEST_LIMIT = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
/**
 * The manifest of a package folder (built) or of a `*.json` file (as it is).
 *
 * @param path a package folder, its `cartridge.yaml`, or a manifest file
 * @returns no manifest, and the errors, when it is not valid
 * @throws UserError when the file or folder cannot be read
 */
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = checkManifest(await readDocument(path, bytes, { maxDepth: LIMITS.schemaDepth }), await validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    if (fs.kind(path) === 'file' && !path.endsWith(PACKAGE_FILE))
        throw new UserError('no-manifest', `neither a package folder, its ${PACKAGE_FILE}, nor a manifest (*.json)`, {
            path,
        });
    const loaded = await loadPackage(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return {
        manifest: loaded.manifest,
        bytes: new TextEncoder().encode(loaded.manifestText),
        diagnostics: loaded.warnings,
    };
}
/** A line of a manifest in a message: as it stands, since it has quotes of its own. */
function shownLine(line) {
    // Only what indents is left out: a character that nobody sees may be the whole difference.
    return (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(line.replace(/^ +|,?[ \r]*$/g, '').slice(0, 200)) || '(nothing)';
}
/** The text of a committed manifest; a byte order mark is part of it, for no manifest has one. */
function manifestOf(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
/** Compares a committed manifest's text with the expected one, line ends aside; undefined when it is in step. */
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}


/***/ }),

/***/ 3476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ listFrom),
/* harmony export */   IL: () => (/* binding */ inspectContent),
/* harmony export */   dA: () => (/* binding */ unpackableFindings)
/* harmony export */ });
/* unused harmony export MAX_PACKED_FILE */
/* harmony import */ var _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8848);
/* harmony import */ var _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7884);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7407);
/* harmony import */ var _travel_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(230);







/** Largest file that can be packed: a value of SQLite has at most a thousand million bytes, with the rest of its row. */
const MAX_PACKED_FILE = 900 * 1024 * 1024;
/**
 * Looks through all that a package would pack. `build` refuses what is found here and `check` reports it, so that nobody learns
 * of it when a release is made. All is found, not only the first.
 *
 * @param keep bytes of content that may be held for who packs it, so that it is not read twice
 */
async function inspectContent(ports, loaded, keep = 0) {
    const rom = `${loaded.folder}/rom`;
    const unpackable = [];
    const listed = ports.listFolder(rom, MAX_PACKED_FILE, (fault) => unpackable.push(fault));
    const found = keep === 0 ? listed : kept(listed, keep);
    const scan = (0,_travel_js__WEBPACK_IMPORTED_MODULE_6__/* .openScan */ .OE)(ports.fs, loaded.folder);
    unpackable.push(...nameFaults(found, rom));
    const forbidden = await (0,_travel_js__WEBPACK_IMPORTED_MODULE_6__/* .forbiddenInPackage */ .Zz)(loaded, scan);
    const files = [];
    for (const file of found) {
        try {
            if (`rom/${file.path}` === _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4)
                refuseOtherManifest(file, loaded, rom);
            else {
                files.push(file);
                const inFile = await (0,_travel_js__WEBPACK_IMPORTED_MODULE_6__/* .forbiddenInPieces */ .Uq)((sink) => file.read(sink), scan);
                forbidden.push(...inFile.map(({ line, what }) => (0,_travel_js__WEBPACK_IMPORTED_MODULE_6__/* .mayNotTravel */ .l3)(`${rom}/${file.path}`, line, what)));
            }
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
                throw error;
            unpackable.push(error);
        }
    }
    return { files, unpackable, forbidden };
}
/** Files that are read once as long as there is room for what they hold; `room` is in bytes. */
function kept(files, room) {
    let left = room;
    return files.map((file) => {
        const { path, size } = file;
        if (size > left)
            return file;
        left -= size;
        let content;
        return {
            path,
            size,
            read(sink) {
                if (content === undefined) {
                    const pieces = [];
                    file.read((bytes) => pieces.push(bytes.slice()));
                    content = Buffer.concat(pieces);
                }
                sink(content);
            },
        };
    });
}
/** What cannot be packed, as findings. A manifest that is out of date is a finding of its own. */
function unpackableFindings({ unpackable }) {
    return unpackable
        .filter(({ code }) => code !== STALE)
        .map(({ path = '', message, help }) => ({
        rule: 'package/unpackable',
        level: 'error',
        message,
        path,
        range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .START_OF_FILE */ .ag,
        pointer: '',
        ...(help === undefined ? {} : { help }),
    }));
}
/**
 * Lists a folder of a tree that does not stand on disk, such as git's index or a commit.
 *
 * @param links symbolic links of the tree, which its list of files leaves out
 */
function listFrom(fs, readFile, links) {
    return (folder, maxBytes, onFault) => {
        for (const path of links) {
            if (path !== folder && !path.startsWith(`${folder}/`))
                continue;
            const fault = new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', 'cannot be packed: it is a symbolic link', {
                path,
                help: 'put the file itself there',
            });
            if (onFault === undefined)
                throw fault;
            onFault(fault);
        }
        if (fs.kind(folder) !== 'directory')
            return [];
        return fs.list(folder, { ignored: true }).map((path) => {
            const bytes = () => readFile(`${folder}/${path}`, maxBytes);
            return {
                path,
                get size() {
                    return bytes().length;
                },
                read: (sink) => sink(bytes()),
            };
        });
    };
}
function nameFaults(found, rom) {
    const names = new _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__/* .NameSet */ .ap();
    names.add(_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4);
    const faults = [];
    for (const { path } of found) {
        const name = `rom/${path}`;
        const refuse = (reason, help) => {
            faults.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', `cannot be packed as ${(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__/* .showName */ .$i)(name)}: ${reason}`, {
                path: `${rom}/${path}`,
                help,
            }));
        };
        const problem = (0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(name) ?? (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__/* .forbiddenName */ .Ng)(name);
        if (problem !== undefined)
            refuse(problem, 'rename it, or keep it outside rom/');
        const clash = name === _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4 ? undefined : names.add(name);
        if (clash !== undefined)
            refuse(clash, 'rename one of them');
    }
    return faults;
}
const STALE = 'stale-manifest';
// The manifest is made from cartridge.yaml; a committed copy of it under rom/ is welcome as long as it is in step.
function refuseOtherManifest(file, { folder, manifestText }, rom) {
    if (isInStep(file, manifestText))
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(STALE, 'it is not the manifest that cartridge.yaml gives', {
        path: `${rom}/${file.path}`,
        help: `remove it, or run cartwright manifest ${folder} --out ${rom}/${file.path}`,
    });
}
// Line ends aside: what git makes of them in a work tree is not what is packed.
function isInStep(file, manifestText) {
    if (file.size > 2 * manifestText.length)
        return false;
    const pieces = [];
    file.read((bytes) => pieces.push(bytes.slice()));
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .compareManifest */ .L1)(manifestText, (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifestOf */ .$V)(Buffer.concat(pieces))) === undefined;
}


/***/ }),

/***/ 2249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ PACKAGE_FILE),
  H: () => (/* binding */ loadPackage)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
// EXTERNAL MODULE: ./build/core/manifest/role-contract.js
var role_contract = __webpack_require__(6619);
;// CONCATENATED MODULE: ./build/core/manifest/build.js


/** The reference builder's contracts (specification 2.2). */
const REQUIRED = [
    {
        role: 'execute',
        ...role_contract/* ROLE_FLOORS */.N.execute,
        scopes: ['exec', 'fs.read'],
        name: 'execute',
        description: 'Run commands or code in a sandbox.',
    },
    {
        role: 'dispatch',
        ...role_contract/* ROLE_FLOORS */.N.dispatch,
        name: 'dispatch',
        description: 'Spawn or route a sub-agent unit of work.',
    },
    {
        role: 'memory.write',
        ...role_contract/* ROLE_FLOORS */.N['memory.write'],
        name: 'add_memory',
        description: 'Append a durable SAVE-zone record.',
    },
    {
        role: 'search',
        ...role_contract/* ROLE_FLOORS */.N.search,
        name: 'search_memory',
        description: 'Retrieve from memory and knowledge.',
    },
];
const OPTIONAL = [
    {
        role: 'list_agents',
        scopes: ['memory.read'],
        name: 'list_agents',
        description: 'List the agents that are available.',
    },
];
/**
 * Builds the harness-requirements manifest of a package (specification 2.1, 2.2).
 * What the package leaves out takes the reference defaults; a tool given by role replaces that role's contract, and what
 * the given contract leaves out is the reference contract's.
 *
 * @param harness the `harness` member of `cartridge.yaml`, checked against its schema
 */
function buildManifest(harness, profile) {
    return {
        schemaVersion: profile.manifestSchemaVersion,
        mcp: {
            minProtocolRevision: harness?.mcp?.minProtocolRevision ?? '2024-11-05',
            preferredProtocolRevision: harness?.mcp?.preferredProtocolRevision ?? '2025-11-25',
        },
        model: {
            toolUse: harness?.model?.toolUse ?? true,
            minContextWindowTokens: harness?.model?.minContextWindowTokens ?? 100_000,
            structuredOutput: harness?.model?.structuredOutput ?? false,
        },
        requiredTools: merge(REQUIRED, harness?.requiredTools ?? [], 'required', profile),
        optionalTools: merge(OPTIONAL, harness?.optionalTools ?? [], 'optional', profile),
        filesystem: harness?.filesystem ?? ['fs.read'],
        network: harness?.network ?? [],
    };
}
/** The exact text of a manifest in a cartridge: two-space JSON with a final newline; its bytes are what is hashed. */
function serializeManifest(manifest) {
    return (0,json_text/* jsonText */.s)(manifest, 2);
}
function merge(reference, given, tier, profile) {
    const contracts = reference.map((entry) => contractOf(entry, tier, profile));
    for (const partial of given) {
        const index = contracts.findIndex((contract) => contract.role === partial.role);
        const base = contracts[index] ?? unknownRole(partial.role, tier, profile);
        // Key order is part of the bytes, so the contract is written out instead of spread.
        const contract = {
            role: partial.role,
            tier,
            capabilityScopes: partial.capabilityScopes ?? base.capabilityScopes,
            name: partial.name ?? base.name,
            description: partial.description ?? base.description,
            inputSchema: partial.inputSchema ?? base.inputSchema,
        };
        if (index === -1)
            contracts.push(contract);
        else
            contracts[index] = contract;
    }
    return contracts;
}
function contractOf(entry, tier, profile) {
    const { property } = entry;
    return {
        role: profile.roleNamespace + entry.role,
        tier,
        capabilityScopes: entry.scopes,
        name: entry.name,
        description: entry.description,
        inputSchema: property === undefined
            ? { type: 'object', properties: {} }
            : { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
    };
}
// A role beyond the reference set starts from nothing; checkManifest says what it lacks or that it may not be there.
function unknownRole(role, tier, profile) {
    const name = role.startsWith(profile.roleNamespace) ? role.slice(profile.roleNamespace.length) : role;
    return { role, tier, capabilityScopes: [], name, description: '', inputSchema: { type: 'object', properties: {} } };
}

// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(5270);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/manifest/check-package.js



/** Task types of the published format; anything else is private. */
const TASK_TYPES = [
    'build-dag',
    'write-migration',
    'design-api',
    'implement-feature',
    'refactor',
    'debug',
    'review',
    'test-authoring',
    'optimize-performance',
    'harden-security',
    'write-docs',
    'deploy',
    'incident-response',
    'data-modeling',
    'schema-design',
    'prompt-engineering',
    'dependency-upgrade',
];
/** A private task type: a reverse-DNS name, a colon, a name. */
const PRIVATE = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9][a-z0-9-]*:[a-z0-9][a-z0-9._-]*$/;
/**
 * Judges what a package's schema cannot: that its id is one of its own publisher, and that its task types are known or private.
 *
 * @param doc `cartridge.yaml`, of the shape that its schema demands
 */
function checkPackage(doc, loaded) {
    const { id, publisher, capabilities = [] } = loaded;
    const diagnostics = [];
    const owner = id.slice(0, id.lastIndexOf('/'));
    if (owner !== publisher) {
        const message = `id ${(0,printable/* quote */.hD)(id)} is one of publisher ${(0,printable/* quote */.hD)(owner)}, not of ${(0,printable/* quote */.hD)(publisher)}`;
        const help = `write ${publisher}/${id.slice(owner.length + 1)}, or correct publisher`;
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, { level: 'error', rule: 'package/publisher', message, path: ['id'], help }));
    }
    const known = TASK_TYPES;
    for (const [i, { taskType }] of capabilities.entries()) {
        if (known.includes(taskType) || PRIVATE.test(taskType))
            continue;
        const near = (0,suggest/* nearest */.p)(taskType, known);
        diagnostics.push((0,source_document/* locateFinding */.E1)(doc, {
            level: 'error',
            rule: 'package/task-type',
            message: `task type ${(0,printable/* quote */.hD)(taskType)} is not known; allowed are ${known.join(', ')}, and private ones as reverse.dns:name`,
            path: ['capabilities', i, 'taskType'],
            help: near === undefined ? `write a private one as ${publisher}:NAME` : `did you mean ${near}?`,
        }));
    }
    return diagnostics;
}

// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/app/package.js











const PACKAGE_FILE = 'cartridge.yaml';
/** Packages hold the schemas of the manifest that is made from them. */
const DEEP = { maxDepth: limits/* LIMITS */.b.schemaDepth };
/**
 * Reads a package folder's `cartridge.yaml` and builds its manifest.
 *
 * @param folder the folder, or the path of its `cartridge.yaml`
 * @returns diagnostics instead when the file or the manifest made from it is not valid
 * @throws UserError when there is no such file
 */
async function loadPackage(fs, folder, profile) {
    const file = folder.endsWith(PACKAGE_FILE) ? folder : join(folder, PACKAGE_FILE);
    if (fs.kind(file) === 'none') {
        throw new errors/* UserError */.y('no-package', `there is no ${PACKAGE_FILE}`, {
            path: folder,
            help: `name a folder that holds ${PACKAGE_FILE}`,
        });
    }
    const doc = await (0,read/* readQuickly */.xF)(file, fs.readFile(file, 4 * 1024 * 1024), DEEP);
    const validator = await validators.validators.cartridge();
    const misfits = await (0,quick_document/* withPlaces */.r)(doc, () => doc.value === undefined ? [] : (0,schema_check.checkSchema)(doc, validator, 'package/schema'));
    const diagnostics = [...doc.problems, ...misfits];
    if (diagnostics.length > 0)
        return { diagnostics };
    const loaded = doc.value;
    const faults = await (0,quick_document/* withPlaces */.r)(doc, () => checkPackage(doc, loaded));
    if (faults.length > 0)
        return { diagnostics: faults };
    const manifest = buildManifest(loaded.harness, profile);
    const manifestText = serializeManifest(manifest);
    const checked = (0,check/* checkManifest */.K)(await (0,read/* readText */.yR)(ids/* MANIFEST_PATH */.U4, manifestText, DEEP), await validators.validators.manifest(), profile);
    const found = await (0,quick_document/* withPlaces */.r)(doc, () => checked.diagnostics.map((each) => atHarness(each, doc, loaded, manifest)));
    if (checked.manifest === undefined)
        return { diagnostics: found };
    return {
        folder: folder.endsWith(PACKAGE_FILE) ? folder.slice(0, -PACKAGE_FILE.length - 1) || '.' : folder,
        file,
        doc,
        package: loaded,
        manifest,
        manifestText,
        warnings: found,
    };
}
// The generated text is nobody's file: a fault in it lies in the package, at the part of `harness` that it came from.
function atHarness(error, doc, loaded, manifest) {
    const [list, index, ...rest] = error.pointer.split('/').slice(1);
    let path = ['harness', ...(list === undefined ? [] : [list])];
    if (list === 'requiredTools' || list === 'optionalTools') {
        const role = manifest[list][Number(index)]?.role;
        const given = loaded.harness?.[list]?.findIndex((tool) => tool.role === role) ?? -1;
        if (given >= 0)
            path = [...path, given, ...rest];
    }
    else if (index !== undefined)
        path = [...path, index, ...rest];
    return { ...error, path: doc.path, pointer: (0,source_document/* toPointer */.rb)(path), range: (0,source_document/* rangeOf */.be)(doc, path) };
}
function join(folder, name) {
    return folder === '' || folder === '.' ? name : `${folder.replace(/\/+$/, '')}/${name}`;
}


/***/ }),

/***/ 1543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2132);


/**
 * Where the paths of a project lead.
 *
 * @param cwd absolute working directory
 * @param root of the project, relative to it
 */
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    // From a folder within the project the shortest path has no way up and down again.
    if (base.startsWith('..')) {
        const top = `/${(0,_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)('/', `${cwd}/${base}`)}`;
        return {
            at: (path) => (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)(cwd, (0,_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(base, path)),
            inside: (path) => (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)(top, path.startsWith('/') ? path : `${cwd}/${path}`),
        };
    }
    return {
        at: (path) => (0,_join_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .u)(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ projectLint)
/* harmony export */ });
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8452);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8068);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4535);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1543);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8946);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4969);
/* harmony import */ var _lint_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7357);







/**
 * The lint of a project: levels, ignored findings and baseline as `lint` itself takes them, so that no door judges a CAL otherwise.
 *
 * @param config its paths are relative to `root`
 * @param root folder of the configuration, relative to the working directory, as the paths of findings are
 * @param files root of what the checks of RAC items look at
 * @throws UserError `bad-config` for an unknown rule or a path that is no glob, `bad-baseline`
 */
async function projectLint({ fs, clock }, { profile, config, root, files = root, comments }) {
    (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRuleNames */ .tj)(config);
    const { at, inside } = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$)(fs.cwd, root);
    const here = { ...config, ...(config.baseline === undefined ? {} : { baseline: at(config.baseline) }) };
    const path = (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .X)(fs, here, root);
    const baseline = path === undefined ? undefined : await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__.openBaseline)(fs, path, clock.now(), at);
    const steps = [await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoreStep */ .Jq)(here, inside), ...(baseline?.step() ?? [])];
    return {
        run: new _lint_js__WEBPACK_IMPORTED_MODULE_3__/* .LintRun */ .r({ profile, config: here, steps, facts: (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .factsFrom */ .K)(fs, files), comments }),
        settle: (found) => (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutIgnored */ .fq)(here, (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_0__/* .withLevels */ .S)(found, here.rules), inside),
    };
}


/***/ }),

/***/ 4216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OG: () => (/* binding */ findProjects),
/* harmony export */   dJ: () => (/* binding */ ownFilesOf)
/* harmony export */ });
/* unused harmony export projectAbove */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(266);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3038);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3391);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2132);






/**
 * The projects at or below folders, each once, in the order of the folders and then by root. A folder that lies in a project is the
 * part of that project; one that lies in none is a project without a configuration.
 *
 * @param folders relative to the working directory
 * @param configured whether the folders themselves are projects by a configuration that was named
 */
function findProjects(fs, folders, configured) {
    const found = new Map();
    for (const folder of folders) {
        for (const project of projectsBelow(fs, folder, configured)) {
            const known = found.get(project.root);
            // Asked for as a whole and for a part, it is judged as a whole.
            if (known === undefined || (known.within !== undefined && project.within === undefined))
                found.set(project.root, project);
            else if (known.within !== undefined && project.within !== undefined && known.within !== project.within)
                found.set(`${project.root}\n${project.within}`, project);
        }
    }
    return [...found.values()];
}
/** The files of a folder that belong to no project below it. */
function ownFilesOf(fs, folder) {
    return (0,_core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .splitProjects */ .rV)(fs.list(folder)).find(({ root }) => root === '.')?.files ?? [];
}
/** The folder at or above a place that has a configuration, as far up as the workspace reaches; undefined when there is none. */
function projectAbove(fs, folder) {
    for (let at = folder;;) {
        try {
            if (fs.kind((0,_join_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .u)(at, _core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_FILE */ .Dp)) === 'file')
                return at;
        }
        catch (error) {
            if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y && error.code === 'outside-workspace')
                return undefined;
            throw error;
        }
        const above = (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_1__/* .shortest */ .pr)(fs.cwd, `${at}/..`);
        if (above === at || isTop(fs.cwd, at))
            return undefined;
        at = above;
    }
}
function isTop(cwd, folder) {
    const depth = cwd.split('/').filter((part) => part !== '').length;
    return folder.split('/').filter((part) => part === '..').length >= depth && /^(?:\.\.\/?)*$/.test(folder);
}
function projectsBelow(fs, folder, configured) {
    const { files, links } = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .listProject */ .aL)(fs, folder);
    // A link in the place of a configuration makes a project, too: reading it says what is wrong with it.
    const linked = links.filter((link) => link === _core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_FILE */ .Dp || link.endsWith(`/${_core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_FILE */ .Dp}`));
    const split = (0,_core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .splitProjects */ .rV)([...files, ...linked].sort());
    const belongs = (link) => split
        .map(({ root }) => root)
        .filter((root) => root !== '.' && link.startsWith(`${root}/`))
        .reduce((longest, root) => (root.length > longest.length ? root : longest), '.');
    const projects = split.map(({ root, files: own }) => {
        const ownLinks = links.filter((link) => belongs(link) === root);
        const inside = (path) => (root === '.' ? path : path.slice(root.length + 1));
        return { root: (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_1__/* .shortest */ .pr)(fs.cwd, (0,_join_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .u)(folder, root)), files: own, links: ownLinks.map(inside) };
    });
    const top = (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_1__/* .shortest */ .pr)(fs.cwd, folder);
    const [first] = projects;
    if (configured)
        return first?.root === top ? projects : [{ root: top, files: [], links: [] }, ...projects];
    const above = projectAbove(fs, top);
    if (above === top)
        return projects;
    const own = first?.root === top ? first : undefined;
    const nested = own === undefined ? projects : projects.slice(1);
    const worth = nested.length === 0 || (own !== undefined && [...own.files, ...own.links].some(_check_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isLookedFor */ .m3));
    if (!worth)
        return nested;
    if (above === undefined)
        return [own ?? { root: top, files: [], links: [] }, ...nested];
    return [{ ...around(fs, above), root: above, within: top }, ...nested];
}
function around(fs, root) {
    const { links } = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .listProject */ .aL)(fs, root);
    return { files: ownFilesOf(fs, root), links };
}


/***/ }),

/***/ 4308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _E: () => (/* binding */ CONFIRMATIONS_FILE),
  T1: () => (/* binding */ assessReadiness),
  Ao: () => (/* binding */ cartridgePaths),
  Vq: () => (/* binding */ isCartridgeName)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var facts = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/readiness/resources.js


const LONGEST = 2000;
const MOST_EXPRESSIONS = 20;
/**
 * Answers an `mcp-resource` check (specification 2.4): some host serves the URI, by name or by a template. Only where every
 * host could be asked is it absent.
 */
function probeResource(uri, hosts) {
    const matches = [];
    let first = '';
    for (const { host, resources } of hosts) {
        const by = resources.filter((served) => served === uri || matchesTemplate(served, uri));
        if (by.length > 0 && first === '') {
            const template = by.includes(uri) ? '' : ` by the template ${(0,printable/* quote */.hD)(by[0] ?? '')}`;
            first = `served by ${(0,printable/* quote */.hD)(host)}${template}`;
        }
        for (const served of by)
            matches.push(served);
    }
    if (matches.length > 0) {
        const paths = [...new Set(matches)].sort();
        return {
            answer: 'present',
            reason: first,
            evidence: { count: paths.length, digest: `sha256:${(0,digest/* sha256Hex */.fg)(paths.join('\n'))}` },
        };
    }
    const failed = hosts.find(({ failure }) => failure !== undefined);
    if (failed?.failure !== undefined)
        return { answer: 'unknown', reason: `cannot confirm: ${failed.failure}` };
    const asked = hosts.map(({ host }) => (0,printable/* quote */.hD)(host)).join(', ');
    return { answer: 'absent', reason: `no resource and no template of ${asked} serves it` };
}
/**
 * Whether a URI template (RFC 6570) can stand for a URI. An expression takes at least one character, and a slash only where
 * its operator may write one. Costs at most the lengths multiplied: the template is a server's.
 */
function matchesTemplate(template, uri) {
    if (template.length > LONGEST || uri.length > LONGEST || !template.includes('{'))
        return false;
    const parts = template.split(/\{([^{}]*)\}/);
    if ((parts.length - 1) / 2 > MOST_EXPRESSIONS)
        return false;
    // The places up to which the URI can be read so far.
    let ends = new Set([0]);
    for (const [i, part] of parts.entries()) {
        ends = i % 2 === 0 ? afterText(uri, part, ends) : afterExpression(uri, part, ends);
        if (ends.size === 0)
            return false;
    }
    return ends.has(uri.length);
}
function afterText(uri, text, from) {
    return new Set([...from].filter((at) => uri.startsWith(text, at)).map((at) => at + text.length));
}
function afterExpression(uri, expression, from) {
    const operator = /^[+#./;?&]/.exec(expression)?.[0] ?? '';
    const manySlashes = operator === '+' || operator === '#' || operator === '/';
    const optional = operator === '?' || operator === '&' || operator === ';' || operator === '#';
    const prefix = operator === '+' ? '' : operator;
    const ends = new Set();
    for (const start of [...from].sort((a, b) => a - b)) {
        if (optional)
            ends.add(start);
        if (!uri.startsWith(prefix, start))
            continue;
        for (let at = start + prefix.length; at < uri.length; at++) {
            if (uri[at] === '/' && !manySlashes)
                break;
            if (ends.has(at + 1))
                continue;
            ends.add(at + 1);
        }
    }
    return ends;
}

// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/live.js + 1 modules
var app_live = __webpack_require__(6141);
;// CONCATENATED MODULE: ./build/app/look-outside.js





/**
 * Looks up the `url` and `mcp-resource` checks of CALs (surface.md, Readiness): URLs only with a checker, resources only
 * where a host profile records them or, with a peer, names servers.
 *
 * @param hosts host profiles, as `--host` takes them
 */
async function lookOutside(ports, docs, hosts) {
    const probes = new Map();
    const urls = hintsOf(docs, 'url');
    if (ports.urls !== undefined && urls.length > 0) {
        for (const [url, probe] of await ports.urls.check(urls)) {
            const evidence = { count: 1, digest: `sha256:${(0,digest/* sha256Hex */.fg)(url)}` };
            probes.set((0,facts/* probeKey */.S)('url', url), probe.answer === 'present' ? { ...probe, evidence } : probe);
        }
    }
    const uris = hintsOf(docs, 'mcp-resource');
    if (uris.length === 0 || hosts.length === 0)
        return { probes, notes: [] };
    const { served, notes } = await servedBy(ports, hosts);
    if (served.length > 0)
        for (const uri of uris)
            probes.set((0,facts/* probeKey */.S)('mcp-resource', uri), probeResource(uri, served));
    return { probes, notes };
}
async function servedBy({ fs, peer }, specs) {
    const { hosts, diagnostics } = await (0,app_hosts/* loadHosts */.U)(fs, specs);
    const broken = diagnostics.filter(({ level }) => level === 'error');
    const notes = broken.map(({ path, message }) => `${path}: ${message}`);
    const live = peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(peer, hosts);
    const served = (live?.hosts ?? hosts)
        .filter(({ source, profile }) => profile.resources.length > 0 || live?.bySource.has(source) === true)
        .map(({ profile: { name, resources, failure } }) => ({
        host: name,
        resources,
        ...(failure === undefined ? {} : { failure }),
    }));
    return { served, notes: [...notes, ...(live?.notes ?? [])] };
}
function hintsOf(docs, type) {
    const hints = docs.flatMap(({ value }) => {
        const rac = own(value, 'rac');
        return (Array.isArray(rac) ? rac : [])
            .map((item) => own(item, 'check'))
            .filter((check) => own(check, 'type') === type)
            .map((check) => own(check, 'hint'));
    });
    return [...new Set(hints.filter((hint) => typeof hint === 'string'))];
}
function own(value, key) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
        return undefined;
    return value[key];
}

// EXTERNAL MODULE: ./build/app/place.js
var place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/app/project-lint.js
var project_lint = __webpack_require__(2275);
;// CONCATENATED MODULE: ./build/app/ready.js















const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';
const SMALL_FILE = 4 * 1024 * 1024;
/**
 * Judges the readiness of CAL files (surface.md, Readiness).
 *
 * @throws UserError when a CAL, the confirmations or the roster cannot be read, `bad-config`, `bad-baseline`
 */
async function assessReadiness(ports, options) {
    const { fs } = ports;
    const notes = [];
    const read = await lintAll(ports, options);
    const outside = await lookOutside(ports, read.map(({ doc }) => doc), options.hosts ?? []);
    notes.push(...outside.notes);
    const facts = {
        files: fs.list(options.root),
        cards: await cardsOf(ports, options, notes),
        proofs: await readProofs(fs, options.roster),
        confirmations: await readConfirmations(fs, options),
        now: ports.clock.now().getTime(),
        probes: outside.probes,
    };
    const cals = read.map(({ doc, diagnostics }) => (0,assess/* assessCal */.J)(doc, (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics), facts, options.profile));
    return { result: { version: 1, cals }, notes };
}
async function lintAll(ports, options) {
    const { cals, config = app_config/* NO_CONFIG */.H5, linted = new Map(), profile, root: files, project = '.' } = options;
    const read = [];
    const { run } = cals.every((path) => linted.has(path))
        ? { run: undefined }
        : await (0,project_lint/* projectLint */.d)(ports, { profile, config, root: project, files });
    for (const path of cals) {
        const known = linted.get(path);
        if (known !== undefined || run === undefined)
            read.push(...(known === undefined ? [] : [known]));
        else {
            const doc = await (0,source_read/* readQuickly */.xF)(path, ports.fs.readFile(path));
            read.push({ doc, diagnostics: await run.add(doc) });
        }
    }
    return read;
}
async function cardsOf(ports, options, notes) {
    if (options.cartridges === undefined && options.packages === undefined)
        return undefined;
    const built = await readCards(ports, options.cartridges ?? [], options.profile, notes);
    // A built cartridge comes before the package of the same agent.
    const names = new Set(built.map((card) => `${card.role} ${card.name}`));
    return [...built, ...(options.packages ?? []).filter((card) => !names.has(`${card.role} ${card.name}`))];
}
async function readCards(ports, named, profile, notes) {
    const cards = [];
    for (const path of cartridgePaths(ports.fs, named)) {
        try {
            cards.push(await ports.readCard(path, profile));
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            notes.push(`${path}: ${error.message}${error.help === undefined ? '' : ` (${error.help})`}`);
        }
    }
    return cards;
}
/**
 * The cartridge files that folders, files and globs name, relative to the working directory, sorted, each once.
 *
 * @param root what the names are relative to, seen from the working directory
 * @throws UserError `no-file` when a name is neither a folder, a file nor a glob
 */
function cartridgePaths(fs, named, root = '.') {
    const { at } = (0,place/* placeOf */.$)(fs.cwd, root);
    const found = new Set();
    for (const name of named) {
        const path = at(name);
        const kind = fs.kind(path);
        if (kind === 'file')
            found.add(path);
        else if (kind === 'directory') {
            for (const file of fs.list(path, { ignored: true }))
                if (isCartridgeName(file))
                    found.add((0,join_path/* joinPath */.u)(path, file));
        }
        else if ((0,core_glob/* isGlob */.fg)(name)) {
            const glob = (0,core_glob/* compileGlob */.SO)(name);
            if ('problem' in glob)
                throw new errors/* UserError */.y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list(root, { ignored: true }))
                if (glob.matches(file))
                    found.add(at(file));
        }
        else
            throw new errors/* UserError */.y('no-file', 'there is no such file or folder', { path });
    }
    return [...found].sort();
}
/** Whether a file is called like a cartridge of any profile: one of another profile is refused by name, not passed over. */
function isCartridgeName(file) {
    return ids/* PREFIXES */.V4.some((prefix) => file.endsWith(ids/* PROFILES */.jI[prefix].extension));
}
async function readConfirmations(fs, options) {
    const standard = (0,join_path/* joinPath */.u)(options.root, CONFIRMATIONS_FILE);
    const path = options.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
    if (path === undefined)
        return [];
    const value = (await readChecked(fs, path, await validators.validators.confirmations()));
    const entries = 'confirmations' in value ? value.confirmations : value;
    for (const entry of entries)
        requireTimes(path, entry.id, [entry.at, entry.expires]);
    return entries;
}
async function readProofs(fs, path) {
    if (path === undefined)
        return [];
    const { proofs } = (await readChecked(fs, path, await validators.validators.roster()));
    for (const proof of proofs)
        requireTimes(path, proof.romDigest, [proof.expires]);
    return proofs;
}
function requireTimes(path, id, times) {
    const bad = times.find((time) => time !== undefined && Number.isNaN((0,facts/* timeOf */.n)(time)));
    if (bad !== undefined)
        throw new errors/* UserError */.y('bad-file', `${JSON.stringify(bad)} in the entry of ${JSON.stringify(id)} is no date`, {
            path,
        });
}
async function readChecked(fs, path, validator) {
    const doc = await (0,source_read/* readQuickly */.xF)(path, fs.readFile(path, SMALL_FILE));
    const misfits = await (0,quick_document/* withPlaces */.r)(doc, () => (doc.value === undefined ? [] : (0,check.checkSchema)(doc, validator)));
    const [first] = [...doc.problems, ...misfits];
    if (first === undefined)
        return doc.value;
    throw new errors/* UserError */.y('bad-file', first.message, {
        path,
        range: first.range,
        ...(first.help === undefined ? {} : { help: first.help }),
    });
}


/***/ }),

/***/ 8592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ manifestSubject),
/* harmony export */   n: () => (/* binding */ loadSubject)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2552);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2228);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2754);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8262);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2249);










const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * Reads what `handshake FILE` names: a cartridge, a manifest (`*.json`) or a package folder.
 * A cartridge's signature is checked before its manifest is looked at (specification 4.1).
 *
 * @throws UserError when the file or folder cannot be read
 */
async function loadSubject(fs, path, options) {
    const { profile } = options;
    const kind = fs.kind(path);
    if (kind === 'none')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', 'there is no such file or directory', { path });
    if (kind === 'file' && _cal_files_js__WEBPACK_IMPORTED_MODULE_8__/* .CAL_FILE */ .Ii.test(path))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-manifest', 'a CAL asks nothing of a host', {
            path,
            help: 'name a cartridge, a manifest (*.json) or a package folder',
        });
    if (kind === 'file' && /\.json$/i.test(path))
        return manifestSubject(path, fs.readFile(path, MANIFEST_LIMIT), profile);
    if (kind !== 'directory' && !path.endsWith(_package_js__WEBPACK_IMPORTED_MODULE_9__/* .PACKAGE_FILE */ .e))
        return cartridgeSubject(path, options);
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_9__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    const subject = {
        path,
        signature: 'not applicable',
        requirementsHash: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(loaded.manifestText),
        manifest: loaded.manifest,
        refused: [],
    };
    return { subject, diagnostics: loaded.warnings };
}
async function cartridgeSubject(path, options) {
    const { profile, signatureOf, allowUnsigned = false } = options;
    if (signatureOf === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-manifest', 'neither a manifest (*.json) nor a package folder', { path });
    const { signature, manifestBytes, outcome } = await signatureOf(path);
    const usable = signature === 'verified' || (signature === 'unsigned' && allowUnsigned);
    if (!usable) {
        const refused = { id: 'manifest.signature', supported: signature, requested: 'a signature that verifies' };
        const requirementsHash = manifestBytes === undefined ? '' : (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(manifestBytes);
        const diagnostics = outcome.checks
            .filter(({ ok, id }) => !ok && !(signature === 'unsigned' && allowUnsigned && id === 'signature'))
            .map(({ id, message }) => ({
            rule: 'signature/not-verified',
            level: 'error',
            message: `${id}: ${message}`,
            path,
            range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
            pointer: '',
        }));
        return { subject: { path, signature, requirementsHash, manifest: undefined, refused: [refused] }, diagnostics };
    }
    const rom = outcome.romDigest === null ? {} : { romDigest: outcome.romDigest };
    if (manifestBytes !== undefined) {
        const loaded = await manifestSubject(path, manifestBytes, profile, signature, _ids_js__WEBPACK_IMPORTED_MODULE_7__/* .MANIFEST_PATH */ .U4);
        return { ...loaded, subject: { ...loaded.subject, ...rom }, ...rom };
    }
    const refused = {
        id: 'manifest:',
        supported: `a valid ${profile.manifestSchemaVersion}`,
        requested: 'there is no manifest in the cartridge',
    };
    return {
        subject: { path, signature, requirementsHash: '', manifest: undefined, refused: [refused] },
        diagnostics: [],
        ...rom,
    };
}
/**
 * The subject of a manifest's exact bytes.
 *
 * @param member the manifest's name inside the cartridge at `path`
 */
async function manifestSubject(path, bytes, profile, signature = 'not applicable', member) {
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readDocument */ .u0)(member === undefined ? path : `${path}!${member}`, bytes, {
        maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .LIMITS */ .b.schemaDepth,
    });
    const { manifest, diagnostics } = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkManifest */ .K)(doc, await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_4__.validators.manifest(), profile);
    const refused = manifest === undefined ? reasonsOf(doc.value, diagnostics, profile) : [];
    return { subject: { path, signature, requirementsHash: (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(bytes), manifest, refused }, diagnostics };
}
/** Characters of what is wrong with a member in a refusal. */
const LONGEST = 200;
// Each fault by the member that it is in. A required role that is missing is named as what it is: a tool that cannot be bound.
function reasonsOf(value, diagnostics, profile) {
    const errors = diagnostics.filter(({ level }) => level === 'error');
    const known = value !== undefined && (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaVersionProblem */ .D)(value, profile) === undefined;
    if (value !== undefined && !known) {
        const version = fieldOf(value, 'schemaVersion');
        const requested = typeof version === 'string' ? version.slice(0, LONGEST) : 'not stated';
        return [{ id: 'manifest.schemaVersion', supported: profile.manifestSchemaVersion, requested }];
    }
    const reasons = new Map();
    const add = (id, supported, requested) => {
        if (!reasons.has(id))
            reasons.set(id, { id, supported, requested });
    };
    const missing = missingRoles(value, profile);
    for (const role of missing)
        add(`tool:${role}`, 'none', 'the manifest lacks this required role');
    for (const { pointer, message } of errors) {
        if (missing.length > 0 && pointer === '/requiredTools')
            continue;
        add(`manifest:${pointer}`, `a valid ${profile.manifestSchemaVersion}`, message.slice(0, LONGEST));
    }
    return [...reasons.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
// Only a list can be told to lack a role.
function missingRoles(value, profile) {
    const tools = fieldOf(value, 'requiredTools');
    if (!Array.isArray(tools))
        return [];
    const roles = tools.map((tool) => fieldOf(tool, 'role'));
    return _ids_js__WEBPACK_IMPORTED_MODULE_7__/* .REQUIRED_ROLE_NAMES */ .Ms.map((name) => profile.roleNamespace + name).filter((role) => !roles.includes(role));
}
function fieldOf(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}


/***/ }),

/***/ 3427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ meeting)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/glob.js
var glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/core/targets.js

/** Every pattern that means none of these packages, or none of these hosts. */
function unmatched(targets, packages, hosts) {
    return targets.flatMap((target) => [
        ...faultOf('packages', target.packages, target.places.packages, (matches) => packages.some(matches)),
        ...target.hosts.flatMap((pattern, i) => faultOf('hosts', pattern, target.places.hosts[i] ?? target.places.packages, (matches) => hosts.some(({ source, name }) => matches(source) || name === pattern))),
    ]);
}
/**
 * Which hosts a package meets: those of every target that names it, or all of them when none does, so that a package that
 * targets forget is judged at every host.
 *
 * @returns whether a package, by its path relative to the project, meets a host
 */
function meetingOf(targets) {
    const compiled = targets.map(({ packages, hosts }) => ({
        packages: matcherOf(packages),
        hosts: hosts.map((pattern) => ({ pattern, matches: matcherOf(pattern) })),
    }));
    return (path, { source, name }) => {
        const own = compiled.filter(({ packages }) => packages(path));
        return (own.length === 0 ||
            own.some(({ hosts }) => hosts.some(({ pattern, matches }) => matches(source) || name === pattern)));
    };
}
function faultOf(what, pattern, place, isMet) {
    const glob = globOf(pattern);
    if (glob !== undefined && 'problem' in glob)
        return [{ what, pattern, place, problem: glob.problem }];
    return isMet(matcherOf(pattern)) ? [] : [{ what, pattern, place }];
}
function matcherOf(pattern) {
    const glob = globOf(pattern);
    const plain = plainPath(pattern);
    return (path) => path === plain || (glob !== undefined && !('problem' in glob) && glob.matches(path));
}
function globOf(pattern) {
    return (0,glob/* isGlob */.fg)(pattern) ? (0,glob/* compileGlob */.SO)(pattern) : undefined;
}
// A package may be named by its folder, with or without a slash, or by its file.
function plainPath(pattern) {
    const path = pattern.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
    return path.replace(/(?:^|\/)cartridge\.yaml$/, '') || '.';
}

;// CONCATENATED MODULE: ./build/app/targets.js




/**
 * Which packages of a project meet which hosts, as its `targets` say; without them every package meets every host.
 *
 * @throws UserError `bad-config` at a target that names no package or no host
 */
function meeting({ targets, file }, { inside }, { subjects, hosts, narrowed }) {
    if (targets === undefined)
        return () => true;
    const host = (each) => ({
        source: inside(each.source),
        name: 'name' in each ? each.name : each.profile.name,
    });
    const [packages, known] = [subjects.map(inside), hosts.map(host)];
    const faults = unmatched(targets, packages, known).filter(({ what, problem }) => problem !== undefined || narrowed?.[what] !== true);
    const [fault] = faults;
    if (fault !== undefined)
        throw faultError(fault, file, fault.what === 'packages' ? packages : known.flatMap(namesOf));
    const meets = meetingOf(targets);
    return (subject, each) => meets(inside(subject), host(each));
}
function faultError({ what, pattern, place, problem }, file, known) {
    const there = [...new Set(known)];
    const near = (0,suggest/* nearest */.p)(pattern, there);
    const noun = what === 'packages' ? 'package or cartridge' : 'host';
    const help = near !== undefined
        ? `did you mean ${near}?`
        : there.length === 0
            ? `there is no ${noun} in this project`
            : `there is: ${there.slice(0, 8).join(', ')}${there.length > 8 ? ` and ${there.length - 8} more` : ''}`;
    return new errors/* UserError */.y('bad-config', problem === undefined
        ? `targets: ${(0,printable/* quote */.hD)(pattern)} matches no ${noun} of the project`
        : `targets: ${(0,printable/* quote */.hD)(pattern)}: ${problem}`, { ...(file === undefined ? {} : { path: file }), range: place, help });
}
function namesOf({ source, name }) {
    return [source, name];
}


/***/ }),

/***/ 230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ openScan),
/* harmony export */   Uq: () => (/* binding */ forbiddenInPieces),
/* harmony export */   Zz: () => (/* binding */ forbiddenInPackage),
/* harmony export */   l3: () => (/* binding */ mayNotTravel),
/* harmony export */   m1: () => (/* binding */ forbiddenInCartridge)
/* harmony export */ });
/* unused harmony export forbiddenIn */
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5739);
/* harmony import */ var _core_cartridge_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8848);
/* harmony import */ var _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7884);
/* harmony import */ var _core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(130);
/* harmony import */ var _core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(576);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2087);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/** What may not travel in a cartridge, as diagnostics that name file and line and never show a value. */








const MAX_ENV_FILE = 1024 * 1024;
const STAGES = ['development', 'production', 'staging', 'test', 'ci', 'dev', 'prod'];
/** Where projects keep what is secret on this machine alone. */
const ENV_FILES = [
    '.env',
    '.env.local',
    ...STAGES.flatMap((stage) => [`.env.${stage}`, `.env.${stage}.local`]),
    '.envrc',
    '.dev.vars',
];
/** Reads the environment files of a package folder, of the working directory and of the folders between. */
function openScan(fs, folder) {
    const environment = foldersFrom(folder).flatMap((base) => ENV_FILES.flatMap((name) => {
        const path = base === '.' ? name : `${base}/${name}`;
        if (fs.kind(path) !== 'file')
            return [];
        return (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentValues */ .s1)(path, new TextDecoder().decode(fs.readFile(path, MAX_ENV_FILE)));
    }));
    return { environment, loadDetector: async () => (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 6571))).findSecrets };
}
function foldersFrom(folder) {
    const segments = folder.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (folder.startsWith('/') || segments.includes('..'))
        return [folder, '.'];
    return [...segments.map((_, i) => segments.slice(0, segments.length - i).join('/')), '.'];
}
/** Looks into what a package says of itself. */
async function forbiddenInPackage(loaded, scan) {
    const texts = [(0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalize */ .d)(loaded.package), loaded.manifestText];
    const found = (await Promise.all(texts.map((text) => forbiddenIn(new TextEncoder().encode(text), scan)))).flat();
    // The canonical text has one line; where the value is written as it is, its own line is named.
    const written = await forbiddenIn(new TextEncoder().encode(loaded.doc.text), scan);
    const lineOf = (what) => written.find((at) => at.what === what)?.line ?? 1;
    return [...new Set(found.map(({ what }) => what))].map((what) => mayNotTravel(loaded.file, lineOf(what), what));
}
/**
 * Looks into the ROM of a whole cartridge: its files, meta values, capabilities and memories. The place of a finding is
 * `CARTRIDGE!OBJECT`. What a signature does not cover is not looked at.
 *
 * @throws CartridgeFault for a row that cannot be read
 */
async function forbiddenInCartridge(cartridge, path, scan) {
    const found = [];
    const add = (object, forbidden) => {
        for (const { line, what } of forbidden)
            found.push(mayNotTravel(`${path}!${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(object)}`, line, what));
    };
    for (const row of (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'sqlar')) {
        const member = (0,_core_cartridge_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .readMember */ .hd)(row, cartridge.profile);
        if (member.zone !== 'rom')
            continue;
        const named = (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .forbiddenName */ .Ng)(member.name);
        if (named !== undefined)
            add(member.name, [{ line: 1, what: `a file of the name ${(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_2__/* .showName */ .$i)(member.name)}` }]);
        const read = (sink) => (0,_core_cartridge_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .readContent */ .c_)(member, cartridge.profile, cartridge.inflate, sink);
        add(member.name, await forbiddenInPieces(read, scan));
    }
    for (const { object, content } of romTexts(cartridge))
        add(object, await forbiddenIn(new TextEncoder().encode(content), scan));
    return found;
}
function* romTexts(cartridge) {
    for (const [key, value] of (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'cartridge'))
        yield {
            object: (0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(key, 'meta', 'a key in table cartridge'),
            content: `${(0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(key, 'meta', 'a key')}: ${(0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(value, 'meta', 'a meta value')}`,
        };
    for (const [id, json] of (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'capabilities'))
        yield {
            object: `capability:${(0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(id, 'capabilities', 'a capability id')}`,
            content: (0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(json, 'capabilities', 'json of a capability'),
        };
    for (const row of (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'memory'))
        if ((0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[1], 'memory', 'zone of a memory') === 'rom')
            yield {
                object: `memory:${(0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[0], 'memory', 'a memory id')}`,
                content: (0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[4], 'memory', 'payload of a memory'),
            };
}
/**
 * Looks into a content that is read in pieces.
 *
 * @param read hands over the content, each time from its beginning
 */
async function forbiddenInPieces(read, scan) {
    // Almost no file may hold a token, and only then the detector is loaded, and the file read once more for it.
    let suspicious = false;
    const quick = new _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .ForbiddenScan */ .jk(scan.environment, (part) => {
        suspicious ||= (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldSecret */ .d)(part);
        return [];
    });
    await read((bytes) => quick.push(bytes));
    const found = quick.finish();
    if (!suspicious)
        return found;
    const thorough = new _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .ForbiddenScan */ .jk(scan.environment, await scan.loadDetector());
    await read((bytes) => thorough.push(bytes));
    return thorough.finish();
}
/** Looks into a whole content. */
async function forbiddenIn(bytes, scan) {
    const suspicious = (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldSecret */ .d)(new TextDecoder('latin1').decode(bytes));
    return (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .findForbidden */ .NJ)(bytes, scan.environment, suspicious ? await scan.loadDetector() : () => []);
}
/**
 * @param line 1-based
 * @param what it is, never its value
 */
function mayNotTravel(path, line, what) {
    const at = { line, column: 1 };
    return {
        rule: 'package/secret',
        level: 'error',
        message: `${what} may not travel in a cartridge`,
        path,
        range: { start: at, end: at },
        pointer: '',
        help: 'take it out, and replace it everywhere: it must count as known',
    };
}


/***/ }),

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
/** JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. */
/** Deeper than any document that the parsers let through; the stack ends at twice as much. */
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Serializes a JSON value by RFC 8785: members sorted by UTF-16 units, numbers as in ECMAScript, no white space.
 *
 * @throws TypeError for what I-JSON cannot say: NaN, infinities, lone surrogates, undefined, functions, bigints, cycles
 */
function canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return text(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`${value} is no JSON number`);
            return JSON.stringify(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'object':
            return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
        default:
            throw new TypeError(`a value of type ${typeof value} is no JSON`);
    }
}
function text(value) {
    if (LONE_SURROGATE.test(value))
        throw new TypeError('a string holds a lone surrogate');
    return JSON.stringify(value);
}
function list(items, depth) {
    const parts = [];
    // By index, so that a hole is refused as undefined and not skipped.
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    // A plain loop: schemas nest hundreds of levels deep, and each function in between costs stack.
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 6526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c_: () => (/* binding */ readContent),
/* harmony export */   hd: () => (/* binding */ readMember),
/* harmony export */   rN: () => (/* binding */ INFLATE_LIMITS)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2382);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7884);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(576);



const REGULAR_0644 = 0o100644;
const BARE_0644 = 0o644;
/** What may be inflated: a bomb ends at the declared size, and again at the real one. */
const INFLATE_LIMITS = {
    /** Deflate cannot shrink more than this (1032:1); a larger declared size is a lie. */
    ratio: 1032,
    /** Bytes of one member. */
    member: 1024 * 1024 * 1024,
    /** Bytes of all members together. Stored members are bounded by the file's own size. */
    total: 1024 * 1024 * 1024,
};
/**
 * Reads a row of `sqlar` without its content.
 *
 * @throws CartridgeFault `names` or `files`
 */
function readMember(row, profile) {
    const [nameValue, modeValue, mtimeValue, szValue, data] = row;
    if (nameValue?.type !== 'text') {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('names', `a name in sqlar is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(nameValue)}, not TEXT`);
    }
    const name = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae)(nameValue, 'names', 'a name in sqlar');
    const shown = (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .showName */ .$i)(name);
    const problem = (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(name);
    if (problem !== undefined)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('names', `name ${shown} is not allowed: ${problem}`);
    const mode = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)(modeValue, 'files', `mode of ${shown}`);
    if (mode !== REGULAR_0644 && !(profile.prefix === 'acx' && mode === BARE_0644)) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `mode of ${shown} is ${mode < 0 ? mode : `0${mode.toString(8)}`}, not 0100644`);
    }
    const mtime = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)(mtimeValue, 'files', `mtime of ${shown}`);
    const sz = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)(szValue, 'files', `sz of ${shown}`);
    if (data?.type !== 'blob')
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `data of ${shown} is ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(data)}, not BLOB`);
    const stored = data.size;
    if (sz < 0 || (sz === 0 && stored > 0))
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `sz of ${shown} is ${sz}, but ${stored} bytes are stored`);
    if (sz !== stored && (sz > INFLATE_LIMITS.member || sz > stored * INFLATE_LIMITS.ratio)) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('limits', `size limit: ${shown} declares ${sz} bytes in ${stored} stored ones`);
    }
    return { name, zone: name.startsWith('rom/') ? 'rom' : 'save', mode, mtime, sz, stored, data };
}
/**
 * Streams the content of a member, inflated when it is compressed, and makes sure that it is exactly what `sz` says.
 *
 * A compressed content is a zlib stream, which is what stock SQLite writes and reads. The published `acx` files hold raw Deflate,
 * so that is read there as well, and a stream that is both is refused: two readers would take two contents out of it.
 *
 * @throws CartridgeFault `files`
 */
async function readContent(member, profile, inflate, sink) {
    if (member.sz === member.stored) {
        for (const chunk of member.data.chunks())
            sink(chunk);
        return;
    }
    const shown = (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .showName */ .$i)(member.name);
    const zlib = startsAsZlib(member.data.chunks());
    const alsoRaw = profile.prefix === 'acx';
    if (!zlib && !alsoRaw)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `data of ${shown} is no zlib stream`);
    const size = { stored: member.stored, expected: member.sz };
    if (zlib && alsoRaw) {
        const asRaw = await inflate(member.data.chunks(), 'raw', size, () => undefined);
        if (!asRaw.broken) {
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `data of ${shown} is both a zlib stream and raw deflate: readers differ`);
        }
    }
    const { read, written, broken } = await inflate(member.data.chunks(), zlib ? 'zlib' : 'raw', size, sink);
    if (written !== member.sz) {
        const real = written > member.sz ? 'more' : `${written} bytes`;
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `sz of ${shown} is ${member.sz}, but the content has ${real}`);
    }
    if (broken)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `data of ${shown} is a broken deflate stream`);
    if (read !== member.stored) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `trailing data in ${shown}: ${member.stored - read} bytes after the deflate stream`);
    }
}
function startsAsZlib(chunks) {
    const head = [];
    for (const chunk of chunks) {
        head.push(...chunk.subarray(0, 2 - head.length));
        if (head.length === 2)
            break;
    }
    const [first = 0, second = 1] = head;
    return (first & 0x0f) === 8 && first >>> 4 <= 7 && (first * 256 + second) % 31 === 0;
}


/***/ }),

/***/ 8848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jk: () => (/* binding */ ForbiddenScan),
  s1: () => (/* binding */ environmentValues),
  NJ: () => (/* binding */ findForbidden),
  Ng: () => (/* binding */ forbiddenName)
});

;// CONCATENATED MODULE: ./build/core/secrets/bare-keys.js
/** Words of which every bare key holds one. */
const BARE_WORDS = [
    'BQYDK2V',
    'DANBgkqhkiG9w0BAQEFAASC',
    'AgEAMBMGByqGSM49',
    'RWRTY0Iy',
    'PrivateKey =',
    'PrivateKey=',
    '<RSAKeyValue',
];
const BARE = [
    // base64 of PKCS#8 without its PEM lines: Ed25519, X25519, Ed448, X448 (RFC 8410); RSA; EC.
    /\bM[A-Za-z0-9+/]{3,9}w?BQYDK2V[u-x]B[A-Za-z0-9+/]{45,}={0,2}/g,
    /\bMII[A-Za-z0-9+/]{3,6}I?BADANBgkqhkiG9w0BAQEFAASC[A-Za-z0-9+/]{200,}={0,2}/g,
    /\bMI[A-Za-z0-9+/]{1,4}AgEAMBMGByqGSM49[A-Za-z0-9+/]{60,}={0,2}/g,
    // A secret key of minisign or signify: two letters of algorithm, `SC` for scrypt, `B2`.
    /\bRWRTY0Iy[A-Za-z0-9+/]{150,}={0,2}/g,
    // WireGuard.
    /\bPrivateKey\s{0,9}=\s{0,9}[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/g,
    // .NET's XML.
    /<RSAKeyValue>[^]{0,8000}?<D>\s{0,99}[A-Za-z0-9+/=\s]{40,}/g,
];
/** Finds private keys without any frame that names them, by what each kind begins with: for files, not for prose. */
function findBareKeys(text) {
    if (!BARE_WORDS.some((word) => text.includes(word)))
        return [];
    return BARE.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: key, index }) => ({
        kind: 'private-key',
        start: index,
        end: index + key.length,
    })));
}
/**
 * DER from the first byte: PKCS#8 (RFC 5958), its encrypted form by PBES (RFC 8018), PKCS#1 and SEC 1, all of which hold a
 * version number or an algorithm where public keys and certificates do not.
 */
const DER = [
    /^30(?:82....|81..|[0-7].)02010[01]30(?:81..|[0-7].)06/,
    /^30(?:82....|81..)0201000282/,
    /^30(?:81..|[0-7].)02010104(?:1c|20|30|42)/,
    /^30(?:82....|81..)30[0-7].06092a864886f70d0105/,
];
/** @returns whether a file is a private key in DER */
function isDerKey(bytes) {
    const head = Buffer.from(bytes.subarray(0, 24)).toString('hex');
    return DER.some((form) => form.test(head));
}

// EXTERNAL MODULE: ./build/core/secrets/pem.js
var pem = __webpack_require__(3042);
// EXTERNAL MODULE: ./build/core/secrets/private-keys.js + 1 modules
var private_keys = __webpack_require__(1732);
// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(8234);
;// CONCATENATED MODULE: ./build/core/private-keys.js
/** Finds private key material in a file, whatever it is called. Only kind and line are told, never a byte of the key. */




/** What every key in a text holds: one search for all of them costs less than one for each. */
const SIGN = new RegExp([String.raw `PRIVATE(?: |%20|\+)KEY|PuTTY-User-Key-File-|AGE-SECRET-KEY-1|kty`, ...pem/* WRAPPED_WORDS */.aQ, ...BARE_WORDS].join('|'));
/** The commonest of them: binary files are large, and a search for few bytes is cheaper than that for all signs. */
const COMMON = ['PRIVATE KEY', pem/* WRAPPED_WORDS */.aQ[0], 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1', '"kty"'];
const COMMON_UTF16 = COMMON.map((word) => Buffer.from(word, 'utf16le'));
/** Text in UTF-16 has a zero in its first line, whichever language it is in: a line break is ASCII. */
const HEAD = 8192;
/** ed25519 in PKCS#8 DER (RFC 8410) up to the seed. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A longer text is decoded in parts, which overlap by more than a key. */
const PART = 32 * 1024 * 1024;
const OVERLAP = 64 * 1024;
/**
 * Looks for private keys: PEM of every kind and shape (on several lines, on one with escaped newlines, put together from
 * strings, as base64 of the whole, in UTF-16), PuTTY, age, minisign, WireGuard, JWK; PKCS#8 without its frame, and in DER.
 *
 * @param bytes the whole file, text or not
 */
function findPrivateKeys(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // UTF-16 with its bytes the other way round.
    if (buffer.length > 1 && buffer.length % 2 === 0 && buffer.readUInt16BE(0) === 0xfeff)
        return findPrivateKeys(Buffer.from(buffer).swap16());
    const found = [];
    const inEncoding = (encoding, unit) => {
        for (let at = 0; at < buffer.length; at += PART) {
            const text = buffer.toString(encoding, at, Math.min(at + PART + OVERLAP, buffer.length));
            if (!SIGN.test(text))
                continue;
            for (const { kind, start } of (0,secret/* distinct */.dM)([...(0,private_keys/* findPrivateKeys */.$)(text), ...findBareKeys(text)])) {
                // A key in the overlap belongs to the next part.
                if (start * unit < PART)
                    found.push({ what: (0,secret/* secretName */.Gf)(kind), line: lineAt(buffer, at + start * unit) });
            }
        }
    };
    const binary = buffer.subarray(0, HEAD).includes(0);
    if (!binary || COMMON.some((word) => buffer.includes(word)))
        inEncoding('latin1', 1);
    if (binary && COMMON_UTF16.some((word) => buffer.includes(word)))
        inEncoding('utf16le', 2);
    const der = isDerKey(buffer) ? 0 : buffer.indexOf(PKCS8_ED25519);
    if (der !== -1)
        found.push({ what: 'a private key (DER)', line: lineAt(buffer, der) });
    return found.sort((a, b) => a.line - b.line);
}
function lineAt(buffer, offset) {
    let line = 1;
    for (let at = buffer.indexOf(10); at !== -1 && at < offset; at = buffer.indexOf(10, at + 1))
        line++;
    return line;
}

;// CONCATENATED MODULE: ./build/core/cartridge/forbidden.js
/** What may not travel in a cartridge: private keys, tokens, and values of the project's `.env` files. */


/** File names that hold keys by convention, whatever their content. */
const KEY_NAMES = /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx|ppk|asc\.key)$|(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/i;
const ENV_NAMES = /(?:^|\/)[^/]*\.env(?:\.[^/]*)?$/i;
/** @returns why a file of this name is never packed, or undefined. */
function forbiddenName(name) {
    if (KEY_NAMES.test(name))
        return 'key files are never packed';
    return ENV_NAMES.test(name) ? 'environment files are never packed' : undefined;
}
const SECRET_NAME = /key|token|secret|passw|pwd|credential|private|auth|dsn|_url$|connection|webhook|cookie|salt|_pat$/i;
const MIN_VALUE = 8;
/** The values of an environment file that look secret by their name and are long enough to be told apart from words. */
function environmentValues(file, text) {
    const values = [];
    for (const line of text.split(/\r\n|\r|\n/)) {
        const match = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=([^]*)$/.exec(line.trim());
        if (match === null)
            continue;
        const [, name = '', written = ''] = match;
        const raw = written.trim();
        const value = /^(["'])(.*)\1$/.exec(raw)?.[2] ?? withoutComment(raw);
        if (SECRET_NAME.test(name) && value.length >= MIN_VALUE && !isPlain(value)) {
            values.push({ origin: `${file}: ${name}`, value });
        }
    }
    return values;
}
function withoutComment(raw) {
    const comment = raw.search(/\s#/);
    return comment === -1 ? raw : raw.slice(0, comment).trimEnd();
}
/** What stands in a secret's place and is none: a word, a reference to another variable, an address without a password. */
function isPlain(value) {
    if (/^[A-Za-z]{1,15}$/.test(value) || value.startsWith('$'))
        return true;
    return /^[a-z]+:\/\/[^@?#]*$/.test(value) && !/\/(?=[^/]*\d)[\w-]{16,}/.test(value);
}
/** Text and binary are told apart as git does it, by a NUL in the first bytes; a binary file is not searched for tokens. */
const forbidden_HEAD = 8192;
/** A long content is searched in parts of about this size, which overlap by more than any key or token. */
const forbidden_PART = 4 * 1024 * 1024;
const forbidden_OVERLAP = 64 * 1024;
/**
 * Looks for what may not travel in a content that arrives in pieces, by line: private keys and values of environment files
 * everywhere, tokens in texts.
 */
class ForbiddenScan {
    #environment;
    #findSecrets;
    #found = new Map();
    #pieces = [];
    #held = 0;
    /** How much of what is held was searched already. */
    #searched = 0;
    /** Lines before what is held. */
    #lines = 0;
    #isText;
    /** @param findSecrets handed over, since it is large and loaded when it is needed */
    constructor(environment, findSecrets) {
        this.#environment = environment;
        this.#findSecrets = findSecrets;
    }
    /** Takes the next piece, which is not held on to. */
    push(bytes) {
        const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        const atOnce = this.#held === 0 && bytes.length >= forbidden_PART;
        this.#pieces.push(atOnce ? buffer : Buffer.from(buffer));
        this.#held += bytes.length;
        if (this.#held >= forbidden_PART)
            this.#search(forbidden_OVERLAP);
    }
    /** @returns everything that was found, by line */
    finish() {
        if (this.#held > this.#searched)
            this.#search(0);
        return [...this.#found.values()].sort((a, b) => a.line - b.line);
    }
    #search(keep) {
        const [first] = this.#pieces;
        const part = this.#pieces.length === 1 && first !== undefined ? first : Buffer.concat(this.#pieces, this.#held);
        this.#isText ??= !part.subarray(0, forbidden_HEAD).includes(0);
        for (const { line, what } of this.#inPart(part, this.#isText)) {
            const found = { line: this.#lines + line, what };
            // What lies in the overlap is met twice.
            this.#found.set(`${found.line} ${what}`, found);
        }
        const rest = Buffer.from(part.subarray(Math.max(part.length - keep, 0)));
        this.#lines += countLines(part, part.length - rest.length);
        this.#pieces = [rest];
        this.#held = this.#searched = rest.length;
    }
    #inPart(part, isText) {
        const found = findPrivateKeys(part);
        if (isText) {
            for (const { kind, start } of this.#findSecrets(part.toString('latin1'))) {
                if (!secret/* KEY_KINDS */.A3.includes(kind))
                    found.push({ line: 1 + countLines(part, start), what: (0,secret/* secretName */.Gf)(kind) });
            }
        }
        for (const { origin, value } of this.#environment) {
            const at = part.indexOf(value);
            if (at !== -1)
                found.push({ line: 1 + countLines(part, at), what: `the value of ${origin}` });
        }
        return found;
    }
}
/** {@link ForbiddenScan} of a content that is there as a whole. */
function findForbidden(bytes, environment, findSecrets) {
    const scan = new ForbiddenScan(environment, findSecrets);
    scan.push(bytes);
    return scan.finish();
}
function countLines(bytes, end) {
    let count = 0;
    for (let at = bytes.indexOf(10); at !== -1 && at < end; at = bytes.indexOf(10, at + 1))
        count++;
    return count;
}


/***/ }),

/***/ 4375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ looksLikeDatabase),
/* harmony export */   a: () => (/* binding */ readHeader)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2382);
/** The 100-byte header of a SQLite database (https://www.sqlite.org/fileformat2.html#the_database_header), judged strictly. */


const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** @returns whether the bytes start as a SQLite database does. */
function looksLikeDatabase(bytes) {
    return latin1(bytes.subarray(0, MAGIC.length)) === MAGIC;
}
/**
 * Reads and judges the header: a rollback-journal database in UTF-8 whose size is exactly its page count, of this profile.
 * Whatever could make two readers see different rows (a write-ahead log, a second encoding, appended bytes) is refused.
 *
 * @throws CartridgeFault `header` or `identity`
 */
function readHeader(source, profile) {
    const bytes = new Uint8Array(source.read(0, HEADER_BYTES));
    if (bytes.length < HEADER_BYTES)
        fail(`the file has ${source.size} bytes, which is no SQLite database`);
    if (!looksLikeDatabase(bytes))
        fail('the file is no SQLite database');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    if (bytes[18] === 2 || bytes[19] === 2)
        fail('journal mode is WAL: a write-ahead log could change what is read');
    if (bytes[18] !== 1 || bytes[19] !== 1)
        fail(`file format version is ${bytes[18]}/${bytes[19]}, not 1/1`);
    const pageSize = view.getUint16(16) === 1 ? 65536 : view.getUint16(16);
    if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0)
        fail(`page size is ${pageSize}`);
    if (bytes[20] !== 0)
        fail(`${bytes[20]} bytes of every page are reserved`);
    if (bytes[21] !== 64 || bytes[22] !== 32 || bytes[23] !== 32)
        fail('payload fractions are not 64, 32, 32');
    const pageCount = view.getUint32(28);
    if (pageCount * pageSize !== source.size) {
        fail(`size does not match the page count: ${source.size} bytes, but ${pageCount} pages of ${pageSize}`);
    }
    if (view.getUint32(24) !== view.getUint32(92))
        fail('the page count is not valid for the change counter');
    if (view.getUint32(44) !== 4)
        fail(`schema format is ${view.getUint32(44)}, not 4`);
    if (view.getUint32(52) !== 0 || view.getUint32(64) !== 0)
        fail('auto-vacuum is on');
    if (view.getUint32(56) !== 1)
        fail('encoding is not UTF-8');
    if (view.getUint32(36) >= pageCount)
        fail(`${view.getUint32(36)} free pages of ${pageCount}`);
    if (bytes.subarray(72, 92).some((byte) => byte !== 0))
        fail('reserved bytes of the header are not zero');
    checkIdentity(view.getUint32(68), view.getUint32(60), profile);
    return { pageSize, pageCount };
}
function checkIdentity(applicationId, userVersion, profile) {
    if (applicationId !== profile.applicationId) {
        const other = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find((p) => p.applicationId === applicationId);
        const hex = `0x${applicationId.toString(16).padStart(8, '0')}`;
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k('identity', other === undefined
            ? `application_id is ${hex}: no cartridge of profile ${profile.prefix}`
            : `unrecognized schemaVersion, application_id is that of profile ${other.prefix}: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`);
    }
    if (userVersion >>> 24 !== profile.userVersion >>> 24) {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k('identity', `format version ${userVersion >>> 24} is not known (user_version 0x${userVersion.toString(16).padStart(8, '0')})`);
    }
}
function fail(message) {
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k('header', message);
}
function latin1(bytes) {
    return String.fromCharCode(...bytes);
}


/***/ }),

/***/ 7006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ ROW_LIMITS),
/* harmony export */   g: () => (/* binding */ MAX_FILE_BYTES)
/* harmony export */ });
/** Most rows of each table; more is refused before anything is read (a file of ten million rows ends here). */
const ROW_LIMITS = {
    cartridge: 1_000,
    sqlar: 250_000,
    capabilities: 10_000,
    objects: 250_000,
    signatures: 16,
    memory: 250_000,
    vectors: 250_000,
    attestations: 10_000,
    skill: 50_000,
};
/** Largest database file that is looked at, in bytes. */
const MAX_FILE_BYTES = 16 * 1024 * 1024 * 1024;


/***/ }),

/***/ 4591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ SPEC_VERSION),
/* harmony export */   eE: () => (/* binding */ readMeta),
/* harmony export */   lx: () => (/* binding */ missingKeys),
/* harmony export */   t8: () => (/* binding */ metaValue)
/* harmony export */ });
/* unused harmony export META_KEYS */
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2382);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(576);



/** Version of the format that cartridges and statements carry, the one that the published implementation writes. */
const SPEC_VERSION = '0.1';
const META_KEYS = [
    'spec_version',
    'cartridge_id',
    'artifact_id',
    'artifact_version',
    'publisher_id',
    'agent_name',
    'role',
    'description',
    'license',
    'created_at',
    'rom_manifest_hash',
];
const OPTIONAL = new Set(['description', 'license', 'created_at']);
/** @throws CartridgeFault `meta` or `limits` */
function readMeta(rows) {
    const meta = new Map();
    for (const [key, value] of rows) {
        const name = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(key, 'meta', 'a key in table cartridge');
        if (meta.has(name))
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k('meta', `meta key ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} stands twice`);
        meta.set(name, (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(value, 'meta', `meta value ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`));
    }
    return meta;
}
/** The value of a format key, or undefined. */
function metaValue(meta, key, profile) {
    return meta.get(profile.metaPrefix + key);
}
/** Format keys that must be there and are not. */
function missingKeys(meta, profile) {
    return META_KEYS.filter((key) => !OPTIONAL.has(key) && !meta.has(profile.metaPrefix + key)).map((key) => profile.metaPrefix + key);
}


/***/ }),

/***/ 7884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ showName),
/* harmony export */   ap: () => (/* binding */ NameSet),
/* harmony export */   rH: () => (/* binding */ nameProblem)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
/** Names that Windows keeps for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
/**
 * Judges the name of an archive member (format.md, 3): at least two segments, the first exactly `rom` or `save`, every one
 * safe to write on any file system.
 *
 * @returns what is wrong with it, or undefined
 */
function nameProblem(name) {
    const segments = name.split('/');
    if (segments[0] !== 'rom' && segments[0] !== 'save')
        return 'it does not start with rom/ or save/';
    if (segments.length < 2)
        return 'it has one segment, at least two are needed';
    for (const segment of segments) {
        if (!SEGMENT.test(segment))
            return `${segmentProblem(segment)}`;
        if (segment.endsWith('.'))
            return `segment ${showName(segment)} ends in a dot`;
        if (DEVICE.test(segment))
            return `segment ${showName(segment)} is a device name on Windows`;
    }
    return undefined;
}
function segmentProblem(segment) {
    if (segment === '')
        return 'a segment is empty';
    if (segment.length > 128)
        return `segment ${showName(segment)} has ${segment.length} characters, at most 128 are allowed`;
    const odd = [...segment].find((character) => !/[A-Za-z0-9._-]/.test(character));
    if (odd === undefined)
        return `segment ${showName(segment)} does not start with a letter or digit`;
    const code = odd.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `segment ${showName(segment)} holds ${/[!-~]/.test(odd) ? showName(odd) : `U+${code}`}; only A-Z a-z 0-9 . _ - are allowed`;
}
/** A name in a message: quoted, with everything beyond printable ASCII as `\u` escapes, so that look-alikes show. */
function showName(name) {
    const cut = name.length > 120 ? `${name.slice(0, 120)}…` : name;
    const ascii = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(cut).replace(/[^\u0020-\u007e…]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `"${ascii}"`;
}
/** How two names would meet on a case-insensitive file system. */
function foldName(name) {
    return name.normalize('NFKC').toLowerCase();
}
/** Names that stand together in one archive, and so become files beside each other on any file system. */
class NameSet {
    #files = new Map();
    /** Folders that the names imply, each with a file in it. */
    #folders = new Map();
    /**
     * @param name one that {@link nameProblem} allows
     * @returns why it cannot stand beside those that were added before, or undefined
     */
    add(name) {
        const folded = foldName(name);
        const twin = this.#files.get(folded);
        this.#files.set(folded, twin ?? name);
        if (twin === name)
            return `name ${showName(name)} stands twice`;
        if (twin !== undefined)
            return `names ${showName(twin)} and ${showName(name)} differ only by case`;
        const inside = this.#folders.get(folded);
        if (inside !== undefined)
            return bothKinds(name, inside);
        for (let end = folded.lastIndexOf('/'); end > 0; end = folded.lastIndexOf('/', end - 1)) {
            const folder = folded.slice(0, end);
            // The folders above it are known with it.
            if (this.#folders.has(folder))
                return undefined;
            this.#folders.set(folder, name);
            const file = this.#files.get(folder);
            if (file !== undefined)
                return bothKinds(file, name);
        }
        return undefined;
    }
}
function bothKinds(file, inside) {
    return `name ${showName(file)} is a file and a folder: ${showName(inside)} would be in it`;
}


/***/ }),

/***/ 130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  om: () => (/* binding */ openCartridge),
  hX: () => (/* binding */ readCard),
  RO: () => (/* binding */ rowsOf)
});

// UNUSED EXPORTS: readMemberBytes

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/cartridge/archive.js
var archive = __webpack_require__(6526);
// EXTERNAL MODULE: ./build/core/fault.js
var fault = __webpack_require__(2382);
// EXTERNAL MODULE: ./build/core/cartridge/record.js
var record = __webpack_require__(4443);
// EXTERNAL MODULE: ./build/core/cartridge/varint.js
var varint = __webpack_require__(628);
;// CONCATENATED MODULE: ./build/core/cartridge/btree.js



const TABLE_INTERIOR = 0x05;
const TABLE_LEAF = 0x0d;
const INDEX_INTERIOR = 0x02;
const INDEX_LEAF = 0x0a;
/** As deep as SQLite's own cursors go. */
const MAX_DEPTH = 20;
class BTreeReader {
    #source;
    #header;
    constructor(source, header) {
        this.#source = source;
        this.#header = header;
    }
    /**
     * Rows of a table in storage order (a table scan).
     *
     * @param columns a row with another number of values is refused: SQLite fills up what is missing, and drops what is too much
     * @param maxRows a table with more is refused
     * @param maxPages how many b-tree pages may be read
     * @throws CartridgeFault `integrity` for a structure that is no b-tree of this kind, `limits`
     */
    *rows(tree, columns, maxRows, maxPages = Infinity) {
        const walk = { tree, seen: new Set(), maxPages };
        let count = 0;
        for (const [payload, length] of this.#cells(walk, tree.root, 0)) {
            if (++count > maxRows)
                throw new fault/* CartridgeFault */.k('limits', `a table has more than ${maxRows} rows`);
            const row = (0,record/* decodeRecord */.e)(payload, length, {
                read: (from, size) => this.#payload(payload, length, from, size),
                extents: (from, size) => this.#extents(payload, length, from, size),
            });
            if (row.length !== columns)
                broken(`a row has ${row.length} values, its table has ${columns} columns`);
            yield row;
        }
    }
    /** How many rows a b-tree has, at most `limit` + 1; reads page headers only. */
    countRows(tree, limit) {
        const walk = { tree, seen: new Set(), maxPages: Infinity };
        let count = 0;
        const visit = (number, depth) => {
            const page = this.#page(walk, number, depth);
            if (page.type !== TABLE_INTERIOR)
                count += page.cells;
            if (!isInterior(page))
                return;
            for (const child of this.#children(page)) {
                if (count > limit)
                    return;
                visit(child, depth + 1);
            }
        };
        visit(tree.root, 0);
        return count;
    }
    *#cells(walk, number, depth) {
        const page = this.#page(walk, number, depth);
        if (walk.seen.size > walk.maxPages) {
            throw new fault/* CartridgeFault */.k('limits', `a table has more than ${walk.maxPages} pages`);
        }
        const interior = isInterior(page);
        for (let i = 0; i < page.cells; i++) {
            let at = this.#cellOffset(page, i);
            if (interior) {
                yield* this.#cells(walk, page.view.getUint32(at), depth + 1);
                at += 4;
            }
            if (page.type === TABLE_INTERIOR)
                continue;
            yield this.#local(page, at);
        }
        if (interior)
            yield* this.#cells(walk, page.view.getUint32(page.start + 8), depth + 1);
    }
    #children(page) {
        const children = [];
        for (let i = 0; i < page.cells; i++)
            children.push(page.view.getUint32(this.#cellOffset(page, i)));
        children.push(page.view.getUint32(page.start + 8));
        return children;
    }
    #page({ tree, seen }, number, depth) {
        const { pageSize, pageCount } = this.#header;
        if (number < 1 || number > pageCount)
            broken(`page ${number} is outside the file`);
        if (seen.has(number))
            broken(`page ${number} is used twice`);
        if (depth > MAX_DEPTH)
            broken('a b-tree is too deep');
        seen.add(number);
        // A copy: the source's window moves on with the next read, and a Buffer's own slice would be a view of it.
        const bytes = new Uint8Array(this.#source.read((number - 1) * pageSize, pageSize));
        if (bytes.length !== pageSize)
            broken(`page ${number} ends too early`);
        const start = number === 1 ? 100 : 0;
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        const type = view.getUint8(start);
        const [interior, leaf] = tree.rowid ? [TABLE_INTERIOR, TABLE_LEAF] : [INDEX_INTERIOR, INDEX_LEAF];
        if (type !== interior && type !== leaf) {
            broken(`page ${number} is no b-tree page of ${tree.rowid ? 'a table with rowid' : 'an index'}`);
        }
        const cells = view.getUint16(start + 3);
        if (cells * 2 + 12 > pageSize)
            broken(`page ${number} has ${cells} cells`);
        return { number, bytes, view, start, type, cells };
    }
    #cellOffset(page, index) {
        const pointers = page.start + (isInterior(page) ? 12 : 8);
        const offset = page.view.getUint16(pointers + 2 * index);
        if (offset < pointers || offset + 4 > page.bytes.length)
            broken(`page ${page.number} has a cell outside it`);
        return offset;
    }
    /** The part of a cell's payload that is on its page, and the payload's length (file format, 1.6). */
    #local(page, offset) {
        const [length, afterLength] = (0,varint/* readVarint */.L)(page.bytes, offset);
        const start = page.type === TABLE_LEAF ? (0,varint/* readVarint */.L)(page.bytes, afterLength)[1] : afterLength;
        const usable = page.bytes.length;
        const most = page.type === TABLE_LEAF ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
        const least = Math.floor(((usable - 12) * 32) / 255) - 23;
        let here = length;
        if (length > most) {
            const fit = least + ((length - least) % (usable - 4));
            here = fit <= most ? fit : least;
        }
        const spills = here < length;
        if (start + here + (spills ? 4 : 0) > page.bytes.length)
            broken(`page ${page.number} has a cell outside it`);
        const bytes = page.bytes.subarray(start, start + here);
        const place = (page.number - 1) * usable + start;
        return [{ bytes, offset: place, overflow: spills ? page.view.getUint32(start + here) : 0 }, length];
    }
    /** Bytes `from` to `from + size` of a payload, in pieces that are valid until the next one is asked for. */
    *#payload(local, length, from, size) {
        const end = from + size;
        if (end > length)
            broken('a value is longer than its row');
        if (from < local.bytes.length)
            yield local.bytes.subarray(from, Math.min(end, local.bytes.length));
        for (const extent of this.#overflow(local, from, end))
            yield this.#source.read(extent.offset, extent.length);
    }
    *#extents(local, length, from, size) {
        const end = from + size;
        if (end > length)
            broken('a value is longer than its row');
        const here = Math.min(end, local.bytes.length);
        if (from < here)
            yield { offset: local.offset + from, length: here - from };
        yield* this.#overflow(local, from, end);
    }
    /** Where bytes `from` to `end` of a payload stand that are not on the row's own page. */
    *#overflow(local, from, end) {
        const { pageSize, pageCount } = this.#header;
        let next = local.overflow;
        for (let at = local.bytes.length; at < end; at += pageSize - 4) {
            if (next < 2 || next > pageCount)
                broken(`page ${next} is outside the file`);
            const start = (next - 1) * pageSize;
            const page = this.#source.read(start, pageSize);
            if (page.length !== pageSize)
                broken(`page ${next} ends too early`);
            next =
                ((page[0] << 24) >>> 0) +
                    (page[1] << 16) +
                    (page[2] << 8) +
                    page[3];
            const first = Math.max(from - at, 0);
            const last = Math.min(end - at, pageSize - 4);
            if (last > first)
                yield { offset: start + 4 + first, length: last - first };
        }
    }
}
function isInterior({ type }) {
    return type === TABLE_INTERIOR || type === INDEX_INTERIOR;
}
function broken(message) {
    throw new fault/* CartridgeFault */.k('integrity', `the database is malformed: ${message}`);
}

// EXTERNAL MODULE: ./build/core/cartridge/header.js
var header = __webpack_require__(4375);
// EXTERNAL MODULE: ./build/core/cartridge/limits.js
var limits = __webpack_require__(7006);
// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var cartridge_meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/cartridge/schema.js + 1 modules
var schema = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/core/cartridge/values.js
var values = __webpack_require__(576);
;// CONCATENATED MODULE: ./build/core/cartridge/read-card.js









/**
 * Judges header and schema and gives access to the rows. No row but those of `sqlite_schema` is read.
 *
 * @throws CartridgeFault `header`, `identity`, `schema`, `limits` or `integrity`
 */
function openCartridge(source, profile, inflate) {
    const reader = new BTreeReader(source, (0,header/* readHeader */.a)(source, profile));
    return { source, profile, reader, schema: (0,schema/* readSchema */.G7)(reader, profile), inflate };
}
/** Rows of a table; none when the cartridge does not have it. */
function rowsOf(cartridge, name) {
    const table = cartridge.schema.get(name);
    return table === undefined ? noRows() : cartridge.reader.rows(table.tree, table.columns, limits/* ROW_LIMITS */.I[name]);
}
function* noRows() { }
/** Largest manifest that is read. */
const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * What the cartridge says of itself: meta values, capabilities and the harness manifest. Nothing is verified but the shape.
 *
 * @throws CartridgeFault
 */
async function readCard(cartridge) {
    const { profile } = cartridge;
    const meta = (0,cartridge_meta/* readMeta */.eE)(rowsOf(cartridge, 'cartridge'));
    const [missing] = (0,cartridge_meta/* missingKeys */.lx)(meta, profile);
    if (missing !== undefined)
        throw new fault/* CartridgeFault */.k('meta', `meta key ${missing} is missing`);
    const value = (key) => (0,cartridge_meta/* metaValue */.t8)(meta, key, profile) ?? '';
    const level = levelOf(meta, profile);
    return {
        cartridgeId: value('cartridge_id'),
        artifactId: value('artifact_id'),
        version: value('artifact_version'),
        name: value('agent_name'),
        role: value('role'),
        publisherId: value('publisher_id'),
        romDigest: value('rom_manifest_hash'),
        capabilities: readCapabilities(cartridge),
        manifestBytes: await readMemberBytes(cartridge, ids/* MANIFEST_PATH */.U4, MANIFEST_LIMIT),
        ...(level === undefined ? {} : { level }),
    };
}
/** The content of one member, or undefined when there is none of that name. */
async function readMemberBytes(cartridge, name, limit) {
    for (const row of rowsOf(cartridge, 'sqlar')) {
        const [key] = row;
        if (key?.type !== 'text' || key.size !== name.length || (0,values/* anyText */.Ae)(key, 'names', 'a name') !== name)
            continue;
        const member = (0,archive/* readMember */.hd)(row, cartridge.profile);
        if (member.sz > limit)
            throw new fault/* CartridgeFault */.k('limits', `${name} has ${member.sz} bytes; at most ${limit} are read`);
        const bytes = new Uint8Array(member.sz);
        let at = 0;
        await (0,archive/* readContent */.c_)(member, cartridge.profile, cartridge.inflate, (chunk) => {
            if (at + chunk.length <= bytes.length)
                bytes.set(chunk, at);
            at += chunk.length;
        });
        return bytes;
    }
    return undefined;
}
function readCapabilities(cartridge) {
    const found = new Map();
    for (const [idValue, json] of rowsOf(cartridge, 'capabilities')) {
        const id = (0,values/* text */.Qq)(idValue, 'capabilities', 'a capability id');
        const what = `capability ${id}`;
        if (found.has(id))
            throw new fault/* CartridgeFault */.k('capabilities', `duplicate: ${what} stands twice`);
        let value;
        try {
            value = JSON.parse((0,values/* text */.Qq)(json, 'capabilities', what));
        }
        catch (error) {
            if (error instanceof fault/* CartridgeFault */.k)
                throw error;
            throw new fault/* CartridgeFault */.k('capabilities', `${what} is not JSON`);
        }
        const record = typeof value === 'object' && value !== null ? value : {};
        const own = (name) => (Object.hasOwn(record, name) ? record[name] : undefined);
        const [taskType, stack, domain] = [own('taskType'), own('stack') ?? [], own('domain') ?? ''];
        if (typeof taskType !== 'string' || !isStrings(stack) || typeof domain !== 'string') {
            throw new fault/* CartridgeFault */.k('capabilities', `${what} does not have taskType, stack and domain`);
        }
        found.set(id, { taskType, stack: [...stack], domain });
    }
    return [...found.values()];
}
function isStrings(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function levelOf(meta, profile) {
    const stated = meta.get(`${profile.metaPrefix}declared_level`);
    return stated !== undefined && /^\d{1,4}$/.test(stated) ? Number(stated) : undefined;
}


/***/ }),

/***/ 4443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   e: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2382);
/* harmony import */ var _varint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(628);
/** Records: how SQLite stores the values of a row (https://www.sqlite.org/fileformat2.html#record_format). */


/** Values of this length and more are not read with the row. */
const LARGE = 1024 * 1024;
const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];
const MAX_COLUMNS = 32;
/**
 * Decodes a record. Texts and blobs are only located: their bytes are read when they are asked for.
 *
 * @param local the part of the payload on the row's own page
 * @param length of the whole payload
 */
function decodeRecord(local, length, payload) {
    const [headerSize, first] = (0,_varint_js__WEBPACK_IMPORTED_MODULE_1__/* .readVarint */ .L)(local.bytes, 0);
    if (headerSize > local.bytes.length)
        return broken();
    const values = [];
    let body = headerSize;
    for (let at = first; at < headerSize;) {
        const [type, next] = (0,_varint_js__WEBPACK_IMPORTED_MODULE_1__/* .readVarint */ .L)(local.bytes, at);
        at = next;
        const size = sizeOf(type);
        if (body + size > length || at > headerSize || values.length === MAX_COLUMNS)
            return broken();
        values.push(type >= 12 ? located(type, body, size, payload) : scalar(type, join(payload.read(body, size), size)));
        body += size;
    }
    if (body !== length)
        return broken();
    return values;
}
function sizeOf(type) {
    if (type >= 12)
        return Math.floor((type - 12) / 2);
    if (type === 7)
        return 8;
    if (type === 10 || type === 11)
        return broken();
    return INTEGER_BYTES[type] ?? 0;
}
function located(type, from, size, payload) {
    return {
        type: type % 2 === 0 ? 'blob' : 'text',
        size,
        chunks: () => payload.read(from, size),
        extents: () => payload.extents(from, size),
    };
}
function scalar(type, bytes) {
    if (type === 0)
        return { type: 'null' };
    if (type === 8 || type === 9)
        return { type: 'integer', value: type - 8 };
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    if (type === 7)
        return { type: 'real', value: view.getFloat64(0) };
    let value = view.getInt8(0);
    for (let i = 1; i < bytes.length; i++)
        value = value * 256 + view.getUint8(i);
    return { type: 'integer', value };
}
/** All bytes of a text or blob; for values that are known to be small. */
function bytesOf(value, limit = LARGE) {
    if (value.size > limit)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('limits', `a value has ${value.size} bytes; at most ${limit} are read`);
    return join(value.chunks(), value.size);
}
function join(chunks, size) {
    const whole = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
    }
    return whole;
}
function broken() {
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('integrity', 'the database is malformed: a row cannot be decoded');
}


/***/ }),

/***/ 6953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lH: () => (/* binding */ CREATE_TABLES),
  fq: () => (/* binding */ fullName),
  G7: () => (/* binding */ readSchema)
});

// UNUSED EXPORTS: EXTRA_TABLES, TABLES, createExtraTable

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/fault.js
var fault = __webpack_require__(2382);
;// CONCATENATED MODULE: ./build/core/cartridge/sql-tokens.js
/** SQL text as SQLite's tokenizer splits it (https://www.sqlite.org/lang.html), as far as the format's own tables need it. */
/** White space, comments, then what is a token. `[^]` because a comment may hold any byte, as in SQLite. */
const SPARE = /(?:[ \t\n\f\r]+|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)+/y;
const TOKEN = /[A-Za-z_][A-Za-z0-9_]*|'[^']*'|[(),]/y;
/**
 * Splits a SQL text. Nothing is normalised but the case of ASCII letters in words, and what SQLite itself could read in another
 * way has no tokens at all: white space that is not SQLite's, letters beyond ASCII, NUL, quoted names, blob literals.
 *
 * @returns words in lower case, strings with their quotes, and punctuation; undefined for a text with anything else in it
 */
function sqlTokens(sql) {
    // SQLite takes the text as a C string, so it ends there.
    if (sql.includes('\0'))
        return undefined;
    const tokens = [];
    for (let at = skip(sql, 0); at < sql.length; at = skip(sql, at)) {
        TOKEN.lastIndex = at;
        const token = TOKEN.exec(sql)?.[0];
        if (token === undefined)
            return undefined;
        at += token.length;
        const isString = token.startsWith("'");
        // A second quote would be one of the string, and a string after a word a blob.
        if (isString && (sql[at] === "'" || /[A-Za-z0-9_]/.test(sql[at - token.length - 1] ?? '')))
            return undefined;
        tokens.push(isString ? token : token.toLowerCase());
    }
    return tokens;
}
function skip(sql, at) {
    SPARE.lastIndex = at;
    return at + (SPARE.exec(sql)?.[0].length ?? 0);
}

// EXTERNAL MODULE: ./build/core/cartridge/values.js
var values = __webpack_require__(576);
;// CONCATENATED MODULE: ./build/core/cartridge/schema.js




/** Tables that every cartridge has. */
const TABLES = ['cartridge', 'sqlar', 'capabilities', 'objects', 'signatures'];
/** Tables of the published format that are read when present. */
const EXTRA_TABLES = ['memory', 'vectors', 'attestations', 'skill'];
/** SQL of the tables as cartwright creates them (format.md, 3). `sqlar` is the stock SQLite Archive table, to the letter. */
const CREATE_TABLES = [
    'CREATE TABLE cartridge(key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID',
    'CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)',
    'CREATE TABLE capabilities(id TEXT PRIMARY KEY NOT NULL, json TEXT NOT NULL, content_hash TEXT NOT NULL)',
    'CREATE TABLE objects(kind TEXT NOT NULL, source_ref TEXT NOT NULL, oid TEXT NOT NULL, canon TEXT NOT NULL, zone TEXT NOT NULL, sz INTEGER NOT NULL, PRIMARY KEY (kind, source_ref)) WITHOUT ROWID',
    "CREATE TABLE signatures(sig_id TEXT PRIMARY KEY NOT NULL, target TEXT NOT NULL DEFAULT 'rom-manifest', manifest_hash TEXT NOT NULL, envelope TEXT NOT NULL, keyid TEXT NOT NULL, public_key_pem TEXT, alg TEXT NOT NULL DEFAULT 'ed25519', created_at TEXT NOT NULL) WITHOUT ROWID",
];
/** SQL of the extra tables, for a cartridge that is carried over from another tool. */
function createExtraTable(name, profile) {
    switch (name) {
        case 'memory':
            return [
                "CREATE TABLE memory(id TEXT PRIMARY KEY NOT NULL, zone TEXT NOT NULL CHECK (zone IN ('rom','save')), artifact_fingerprint TEXT NOT NULL, codebase_fingerprint TEXT, payload TEXT NOT NULL, oid TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID",
                'CREATE INDEX memory_zone_fp ON memory(zone, artifact_fingerprint)',
            ];
        case 'vectors':
            return [
                'CREATE TABLE vectors(memory_id TEXT PRIMARY KEY, zone TEXT NOT NULL, embedding BLOB NOT NULL, artifact_fingerprint TEXT)',
            ];
        case 'attestations':
            return [
                'CREATE TABLE attestations(att_id TEXT PRIMARY KEY NOT NULL, type TEXT NOT NULL, subject_oid TEXT, media_type TEXT NOT NULL, document TEXT NOT NULL, status_url TEXT, created_at TEXT NOT NULL) WITHOUT ROWID',
            ];
        case 'skill':
            return [
                `CREATE TABLE ${profile.prefix}_skill(sqlar_path TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, license TEXT, compatibility TEXT, skill_version TEXT, body_tokens INTEGER, content_sha256 TEXT NOT NULL, resources TEXT NOT NULL, ext TEXT, schema_version TEXT NOT NULL)`,
            ];
    }
}
/**
 * Columns of each table without the constraints that cannot change what a reader sees (NOT NULL, literal defaults, CHECK … IN):
 * every row has all columns, and every stored value is judged by itself. `sqlar` has no such freedom.
 */
const SHAPES = {
    cartridge: ['key text primary key, value text'],
    sqlar: ['name text primary key, mode int, mtime int, sz int, data blob'],
    capabilities: ['id text primary key, json text, content_hash text'],
    objects: [
        'kind text, source_ref text, oid text, canon text, zone text, sz int, primary key(kind, source_ref)',
        'oid text primary key, kind text, source_ref text, canon text, zone text, sz int',
    ],
    signatures: [
        'sig_id text primary key, target text, manifest_hash text, envelope text, keyid text, public_key_pem text, alg text, created_at text',
    ],
    memory: [
        'id text primary key, zone text, artifact_fingerprint text, codebase_fingerprint text, payload text, oid text, created_at text',
    ],
    vectors: ['memory_id text primary key, zone text, embedding blob, artifact_fingerprint text'],
    attestations: [
        'att_id text primary key, type text, subject_oid text, media_type text, document text, status_url text, created_at text',
    ],
    skill: [
        'sqlar_path text primary key, name text, description text, license text, compatibility text, skill_version text, body_tokens int, content_sha256 text, resources text, ext text, schema_version text',
    ],
};
const MEMORY_INDEX = 'memory_zone_fp';
const MEMORY_INDEX_SQL = 'create index memory_zone_fp on memory(zone, artifact_fingerprint)';
/** Schema rows of any cartridge are below these; a page bomb ends here. */
const MAX_OBJECTS = 40;
const MAX_SCHEMA_PAGES = 64;
const SCHEMA_TREE = { root: 1, rowid: true };
const SCHEMA_COLUMNS = 5;
/**
 * Reads `sqlite_schema` and compares it with the closed list: the tables of the format, and exactly the indexes that SQLite
 * makes for them. An index that SQLite would not make is as bad as a strange table: it moves the rows of a table without rowid
 * to other pages for SQLite, and for nobody else.
 *
 * @throws CartridgeFault `schema` that names the first object which is not on the list, or the table that is missing
 */
function readSchema(reader, profile) {
    const tables = new Map();
    const indexes = new Map();
    const roots = new Set([SCHEMA_TREE.root]);
    for (const row of reader.rows(SCHEMA_TREE, SCHEMA_COLUMNS, MAX_OBJECTS, MAX_SCHEMA_PAGES)) {
        const entry = schemaRow(row);
        if (roots.has(entry.root))
            fail(`two schema objects share page ${entry.root}`);
        roots.add(entry.root);
        if (entry.type === 'index') {
            if (indexes.has(entry.name))
                fail(`index ${(0,printable/* quote */.hD)(entry.name)} is defined twice`);
            indexes.set(entry.name, entry);
        }
        else {
            const name = tableName(entry, profile);
            if (tables.has(name))
                fail(`table ${name} is defined twice`);
            tables.set(name, checkTable(name, entry));
        }
    }
    for (const name of TABLES)
        if (!tables.has(name))
            fail(`table ${name} is missing`);
    const schema = new Map();
    for (const [name, info] of tables)
        schema.set(name, { ...info, indexes: takeIndexes(name, info, indexes, profile) });
    for (const name of indexes.keys())
        fail(`index ${(0,printable/* quote */.hD)(name)} is not part of the format`);
    return schema;
}
function schemaRow(row) {
    const [type, name, table, root, sql] = row;
    const shown = (0,values/* text */.Qq)(name, 'schema', 'the name of a schema object');
    const kind = (0,values/* text */.Qq)(type, 'schema', `the type of ${(0,printable/* quote */.hD)(shown)}`);
    if (kind !== 'table' && kind !== 'index') {
        const stock = TABLES.includes(shown);
        fail(stock ? `${shown} is not a table but a ${(0,printable/* quote */.hD)(kind)}` : `${kind} ${(0,printable/* quote */.hD)(shown)} is not allowed`);
    }
    const page = (0,values/* integer */.nd)(root, 'schema', `the root page of ${(0,printable/* quote */.hD)(shown)}`);
    // A virtual table has no page of its own, and neither has anything else that is computed.
    if (page < 2)
        fail(`${shown} is not a table with rows of its own`);
    return {
        type: kind,
        name: shown,
        table: (0,values/* text */.Qq)(table, 'schema', `the table of ${(0,printable/* quote */.hD)(shown)}`),
        root: page,
        sql: sql?.type === 'null' ? undefined : (0,values/* text */.Qq)(sql, 'schema', `the SQL of ${(0,printable/* quote */.hD)(shown)}`),
    };
}
function tableName(entry, profile) {
    const name = entry.name === fullName('skill', profile) ? 'skill' : entry.name;
    const known = [...TABLES, ...EXTRA_TABLES].includes(name);
    if (!known || entry.name === 'skill')
        fail(`table ${(0,printable/* quote */.hD)(entry.name)} is not part of the format`);
    if (entry.table !== entry.name)
        fail(`table ${entry.name} names another table`);
    return name;
}
/** The name of a table in the database. */
function fullName(name, profile) {
    return name === 'skill' ? `${profile.prefix}_skill` : name;
}
function checkTable(name, entry) {
    const tokens = sqlTokens(entry.sql ?? '') ?? [];
    const head = ['create', 'table', entry.name, '('];
    const rowid = tokens.at(-1) === ')';
    const body = tokens.slice(head.length, rowid ? -1 : -3);
    const framed = isSame(tokens.slice(0, head.length), head) && (rowid || isSame(tokens.slice(-3), [')', 'without', 'rowid']));
    const stock = name === 'sqlar';
    const columns = (stock ? body : withoutConstraints(body)).join(' ');
    const index = SHAPES[name].findIndex((shape) => sqlTokens(shape)?.join(' ') === columns);
    if (!framed || index === -1 || (stock && !rowid)) {
        fail(stock ? 'sqlar does not have the stock schema' : `table ${entry.name} does not have the columns of the format`);
    }
    const count = SHAPES[name][index]?.replace(/, primary key\(.*/, '').split(',').length ?? 0;
    return { tree: { root: entry.root, rowid }, columns: count, oidFirst: index === 1 };
}
/** Tokens of column definitions without NOT NULL, DEFAULT 'text' and CHECK (column IN ('text', …)); INTEGER is INT. */
function withoutConstraints(tokens) {
    const kept = [];
    for (let at = 0; at < tokens.length;) {
        const token = tokens[at];
        const length = CONSTRAINTS.has(token ?? '') ? constraintLength(tokens.slice(at, at + MAX_CONSTRAINT)) : 0;
        if (length === 0 && token !== undefined)
            kept.push(token === 'integer' ? 'int' : token);
        at += Math.max(length, 1);
    }
    return kept;
}
const CONSTRAINTS = new Set(['not', 'default', 'check']);
/** As many tokens as a constraint can have. */
const MAX_CONSTRAINT = 32;
const CONSTRAINT = /^(?:not null|default '[^']*'|check \( [a-z_]+ in \( '[^']*'(?: , '[^']*')* \) \))(?= |$)/;
function constraintLength(tokens) {
    // A blank in a string would count as one more token.
    const text = tokens.map((token) => token.replaceAll(' ', '_')).join(' ');
    return CONSTRAINT.exec(text)?.[0].split(' ').length ?? 0;
}
/** Takes the indexes that SQLite makes for a table out of those that there are. */
function takeIndexes(name, { tree }, indexes, profile) {
    const table = fullName(name, profile);
    const take = (index) => {
        const entry = indexes.get(index);
        if (entry !== undefined && entry.table !== table)
            fail(`index ${(0,printable/* quote */.hD)(index)} names another table`);
        indexes.delete(index);
        return entry;
    };
    const taken = [];
    if (tree.rowid) {
        const automatic = take(`sqlite_autoindex_${table}_1`);
        if (automatic === undefined)
            return fail(`table ${table} has no index of its key`);
        if (automatic.sql !== undefined)
            fail(`index ${(0,printable/* quote */.hD)(automatic.name)} is not the automatic one`);
        taken.push(automatic);
    }
    const zones = name === 'memory' ? take(MEMORY_INDEX) : undefined;
    if (zones !== undefined) {
        if (!isSame(sqlTokens(zones.sql ?? '') ?? [], sqlTokens(MEMORY_INDEX_SQL) ?? [])) {
            fail(`index ${(0,printable/* quote */.hD)(zones.name)} is not the one of the format`);
        }
        taken.push(zones);
    }
    return taken.map(({ root }) => ({ root, rowid: false }));
}
function isSame(a, b) {
    return a.length === b.length && a.every((token, i) => token === b[i]);
}
function fail(message) {
    throw new fault/* CartridgeFault */.k('schema', message);
}


/***/ }),

/***/ 576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ anyText),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   go: () => (/* binding */ typeName),
/* harmony export */   mR: () => (/* binding */ optionalText),
/* harmony export */   nd: () => (/* binding */ integer)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2382);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4443);
/**
 * Stored values as the format wants them: a TEXT is UTF-8 without NUL, an INTEGER is exact. Anything else is a fault, never a
 * conversion.
 */


/** Longest text that is read from any column but `sqlar.data`. */
const MAX_TEXT = 4 * 1024 * 1024;
/** @throws CartridgeFault when the value is no valid UTF-8 TEXT, or has a NUL in it: for half of all readers it ends there */
function text(value, check, what) {
    const decoded = anyText(value, check, what);
    if (decoded.includes('\0'))
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k(check, `${what} has a NUL in it`);
    return decoded;
}
/**
 * A text of which the caller judges every character.
 *
 * @throws CartridgeFault when the value is no valid UTF-8 TEXT
 */
function anyText(value, check, what) {
    if (value?.type !== 'text')
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k(check, `${what} is ${typeName(value)}, not TEXT`);
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode((0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$)(value, MAX_TEXT));
    }
    catch (error) {
        if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k)
            throw error;
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k(check, `${what} is invalid UTF-8`);
    }
}
/** A TEXT, or NULL as null. */
function optionalText(value, check, what) {
    return value?.type === 'null' ? null : text(value, check, what);
}
/** @throws CartridgeFault when the value is no INTEGER; `limits` when it is beyond what a number holds exactly */
function integer(value, check, what) {
    if (value?.type !== 'integer')
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k(check, `${what} is ${typeName(value)}, not INTEGER`);
    if (!Number.isSafeInteger(value.value))
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('limits', `${what} is beyond 2^53`);
    return value.value;
}
/** The type of a stored value, as messages name it. */
function typeName(value) {
    return value === undefined ? 'missing' : value.type.toUpperCase();
}


/***/ }),

/***/ 628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readVarint)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2382);

/** The least value that needs nine bytes, without its last byte. */
const NINE_BYTES = 2 ** 48;
/**
 * Reads a variable-length integer; values above 2^53 are not exact, and above every limit. A longer form than the value needs
 * is refused: SQLite never writes one, and reads some of them in another way when they give the length of a row.
 */
function readVarint(bytes, offset) {
    let value = 0;
    for (let i = 0; i < 9; i++) {
        const byte = bytes[offset + i];
        if (byte === undefined)
            throw malformed('a number ends outside its page');
        if (i === 8) {
            if (value < NINE_BYTES)
                throw malformed('a number is longer than it needs to be');
            return [value * 256 + byte, offset + 9];
        }
        if (i === 1 && value === 0)
            throw malformed('a number is longer than it needs to be');
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80)
            return [value, offset + i + 1];
    }
    throw malformed('a number ends outside its page');
}
function malformed(reason) {
    return new _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('integrity', `the database is malformed: ${reason}`);
}


/***/ }),

/***/ 8355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ signedAtProblem),
/* harmony export */   Go: () => (/* binding */ statementPayload),
/* harmony export */   WQ: () => (/* binding */ digestProblem),
/* harmony export */   cO: () => (/* binding */ readStatement),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   zG: () => (/* binding */ STATEMENT_TYPE)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5739);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6816);
/** in-toto Statement v1 (https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md), as format.md 5 and 6 use it. */



const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const HEX = /^[0-9a-f]{64}$/;
/**
 * Reads a verified payload as a statement.
 *
 * @param payload the very bytes that the signature was verified over
 * @param predicateType the only one that is accepted: one key may sign for several formats
 */
function readStatement(payload, predicateType) {
    const json = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readCanonicalJson */ .PW)(payload);
    if ('problem' in json)
        return { problem: `payload ${json.problem}` };
    const { value } = json;
    const type = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, '_type');
    if (type !== STATEMENT_TYPE)
        return { problem: `_type of the statement is ${show(type)}` };
    const predicate = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'predicate');
    const found = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'predicateType');
    if (found !== predicateType)
        return { problem: `predicateType is ${show(found)}, not ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(predicateType)}` };
    const subjects = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'subject');
    if (!Array.isArray(subjects) || subjects.length !== 1)
        return { problem: 'exactly one subject is allowed' };
    const subjectName = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(subjects[0], 'name');
    if (typeof subjectName !== 'string' || subjectName === '')
        return { problem: 'the subject has no name' };
    const sha256 = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)((0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(subjects[0], 'digest'), 'sha256');
    if (typeof sha256 !== 'string' || !HEX.test(sha256))
        return { problem: 'subject digest is not 64 lower-case hex digits of sha256' };
    if (typeof predicate !== 'object' || predicate === null || Array.isArray(predicate))
        return { problem: 'predicate is no object' };
    return {
        statement: { subjectName, sha256, predicateType, predicate: predicate },
    };
}
/**
 * Whether a statement is about `digest`, in its subject and in every digest that its predicate repeats.
 *
 * @param digest hex sha256
 * @param repeated predicate members that hold the same digest, when present, with or without `sha256:`
 * @returns what differs, or undefined
 */
function digestProblem(statement, digest, repeated) {
    if (statement.sha256 !== digest)
        return `subject digest ${statement.sha256} is not ${digest}, which the content has`;
    for (const name of repeated) {
        const value = (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(statement.predicate, name);
        if (value !== undefined && value !== digest && value !== `sha256:${digest}`)
            return `predicate ${name} is not the subject digest`;
    }
    return undefined;
}
/** The payload of a statement: its RFC 8785 form in UTF-8. */
function statementPayload(statement) {
    return new TextEncoder().encode((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .d)({
        _type: STATEMENT_TYPE,
        subject: [{ name: statement.subjectName, digest: { sha256: statement.sha256 } }],
        predicateType: statement.predicateType,
        predicate: statement.predicate,
    }));
}
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;
/** Milliseconds since 1970 of an RFC 3339 time; undefined for anything else, the 31st of February included. */
function parseTime(value) {
    const match = typeof value === 'string' ? RFC3339.exec(value) : null;
    if (match === null)
        return undefined;
    const [, year, month, day] = match.map(Number);
    const days = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
    const time = Date.parse(value);
    return Number.isNaN(time) || (day ?? 0) > days || day === 0 ? undefined : time;
}
/** A clock may be this far ahead of ours. */
const SKEW = 10 * 60 * 1000;
/** What is wrong with a stated signing time, or undefined. It is a claim of the signer and proves nothing. */
function signedAtProblem(value, now) {
    const time = parseTime(value);
    if (time === undefined)
        return `signedAt is ${show(value)}, no RFC 3339 time`;
    if (time > now.getTime() + SKEW)
        return `signedAt ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(String(value))} is in the future`;
    return time < 0 ? `signedAt ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(String(value))} is before 1970` : undefined;
}
function show(value) {
    return typeof value === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value) : value === undefined ? 'missing' : 'no string';
}


/***/ }),

/***/ 6816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Nk: () => (/* binding */ hasUnsafeInteger),
/* harmony export */   PW: () => (/* binding */ readCanonicalJson),
/* harmony export */   Sr: () => (/* binding */ readStrictJson)
/* harmony export */ });
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5739);
/* harmony import */ var _source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7161);


/** Reads JSON that is signed or carries a signature: no duplicate keys, no byte order mark, no lone surrogates. */
function readStrictJson(text) {
    const { value, problems } = (0,_source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)('', text);
    const [first] = problems;
    // Only the kind is said: the message of a syntax error may quote the text.
    if (first !== undefined)
        return { problem: first.rule === 'source/duplicate-key' ? `has ${first.message}` : 'is not valid JSON' };
    return { value };
}
/** Reads bytes that must be the RFC 8785 form of a JSON value, and nothing else. */
function readCanonicalJson(bytes) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return { problem: 'is not valid UTF-8' };
    }
    const result = readStrictJson(text);
    if ('problem' in result)
        return result;
    try {
        if ((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalize */ .d)(result.value) !== text)
            return { problem: 'is not in RFC 8785 form' };
    }
    catch {
        return { problem: 'is not I-JSON' };
    }
    return hasUnsafeInteger(result.value) ? { problem: 'is not I-JSON: a number is above 2^53' } : result;
}
/** Whether a number stands in the value that readers with 64-bit integers read as another one (I-JSON, RFC 7493 2.2). */
function hasUnsafeInteger(root) {
    const stack = [root];
    for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
        if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
            return true;
        if (typeof value === 'object' && value !== null)
            for (const inner of Object.values(value))
                stack.push(inner);
    }
    return false;
}
/** A member of a JSON object by its own name; undefined for anything that is no object or lacks it. */
function member(value, name) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return undefined;
    return Object.hasOwn(value, name) ? value[name] : undefined;
}


/***/ }),

/***/ 2382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ CHECK_IDS),
/* harmony export */   k: () => (/* binding */ CartridgeFault)
/* harmony export */ });
/** Machine codes of the checks that `verify` makes, in the order in which they are made (format.md, 3 to 5). */
const CHECK_IDS = [
    'side-files',
    'header',
    'identity',
    'schema',
    'limits',
    'integrity',
    'meta',
    'names',
    'files',
    'capabilities',
    'memory',
    'objects',
    'rom',
    'rom-digest',
    'harness-manifest',
    'structure',
    'cal',
    'signature-row',
    'envelope',
    'signature',
    'statement',
    'signed-at',
    'trust',
    'threshold',
    'rollback',
    'require',
];
/** Something in a cartridge is not as the format demands. Its message is one line that names the object. */
class CartridgeFault extends Error {
    name = 'CartridgeFault';
    check;
    constructor(check, message) {
        super(message);
        this.check = check;
    }
}


/***/ }),

/***/ 5101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5825);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/** What a file is, by its first bytes: so that a command that is given another kind can say which, and who reads it. */



/** How many bytes of a file are enough for {@link foreignKind}. */
const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
/**
 * What a file is that is no cartridge of `profile`. A damaged cartridge is still one: either its first bytes or its
 * application_id say so.
 *
 * @param head the first {@link HEAD_BYTES} bytes of the file, fewer when it is shorter
 * @returns undefined for a cartridge of the profile, in no newer version of the format, whole or not
 */
function foreignToCartridges(head, profile) {
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const word = (at) => (head.length >= at + 4 ? view.getUint32(at) : undefined);
    const start = Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1');
    const application = word(68);
    const owner = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find(({ applicationId }) => applicationId === application);
    const isDatabase = head.length > 0 && MAGIC.startsWith(start);
    if (owner === undefined && !isDatabase) {
        const { what, help } = documentKind(head);
        return { what: `${what}, not a cartridge`, help };
    }
    if (application === undefined)
        return undefined;
    if (owner === undefined) {
        const hex = `0x${application.toString(16).padStart(8, '0')}`;
        return { what: `an SQLite database that is no cartridge (its application_id is ${hex})`, help: undefined };
    }
    if (owner !== profile) {
        const what = `a cartridge of prefix ${owner.prefix}; prefix ${profile.prefix} is read here`;
        return { what, help: otherPrefix(owner) };
    }
    const [major, known] = [(word(60) ?? 0) >>> 24, profile.userVersion >>> 24];
    if (!isDatabase || major <= known)
        return undefined;
    return { what: `a cartridge of format version ${major}; version ${known} is known`, help: 'use a newer cartwright' };
}
/** What to set so that a document of another prefix is read. */
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
/** What a file is that is no database. */
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(version)}`, help: undefined };
}
/** What a document is by its schemaVersion, in any profile, and which command reads it. */
function kindOfSchemaVersion(version) {
    const own = OWN_KINDS.get(version);
    if (own !== undefined)
        return own;
    for (const profile of _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name])) {
        const kind = PREFIXED_KINDS.find(({ field }) => profile[field] === version);
        if (kind !== undefined)
            return kind;
    }
    return undefined;
}
const OWN_KINDS = new Map([
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_SCHEMA_VERSION */ .EL, { what: 'a package description', help: 'build and manifest read it' }],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_SCHEMA_VERSION */ ._Y, { what: 'a host profile', help: 'handshake reads it, with --host' }],
    [
        _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww,
        { what: 'a file of confirmations', help: 'workflow ready reads it, with --confirmations' },
    ],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .ROSTER_SCHEMA_VERSION */ .ZZ, { what: 'a roster', help: 'workflow ready reads it, with --roster' }],
]);
const PREFIXED_KINDS = [
    { field: 'calSchemaVersion', what: 'a CAL', help: 'lint, workflow ready, sign and verify read it as *.cal.yaml' },
    { field: 'manifestSchemaVersion', what: 'a harness manifest', help: 'handshake and diff read it' },
    { field: 'descriptorSchemaVersion', what: 'a compliance descriptor', help: 'preflight reads it, with --descriptor' },
    { field: 'trustRegistrySchemaVersion', what: 'a trust registry', help: 'verify reads it, with --trust-registry' },
];


/***/ }),

/***/ 3106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G3: () => (/* binding */ accepts),
  jw: () => (/* binding */ acceptsOpened),
  YY: () => (/* binding */ requiresNothing)
});

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/handshake/accept/budget.js
var accept_budget = __webpack_require__(4380);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate-array.js
var evaluate_array = __webpack_require__(9750);
;// CONCATENATED MODULE: ./build/core/handshake/accept/outcome.js

/** The place of the arguments themselves. */
const ARGUMENTS = { name: '', contract: undefined, depth: 0, root: true };
const NONE = new Set();
const ACCEPTS = { findings: [], named: NONE };
/** What the findings of an outcome come to. */
function answerOf({ findings }) {
    if (findings.some(({ rejected }) => rejected.length > 0))
        return 'refuses';
    return findings.length > 0 ? 'unknown' : 'accepts';
}
/** An outcome that says which properties are named, and nothing against the tool. */
function naming(names) {
    return { findings: [], named: new Set(names) };
}
/** An outcome with one finding. */
function found(at, tool, reason, rejected = []) {
    return { findings: [{ reason, contract: at.contract, tool, rejected }], named: NONE };
}
/** The same outcome with each finding turned into another. */
function mapFindings(outcome, change) {
    return outcome.findings.length === 0 ? outcome : { ...outcome, findings: outcome.findings.map(change) };
}
/** More of them about one place help nobody; they are what a hostile schema has thousands of. */
const MAX_FINDINGS = 64;
/**
 * Gathers outcomes that must all accept. It is filled by plain loops: schemas nest hundreds of levels deep, and each
 * function in between costs stack.
 */
class Gathering {
    #findings = new Map();
    #named;
    #first;
    #refused = false;
    /** @param first whether one refusal is enough, so that nothing after it matters */
    constructor(first) {
        this.#first = first;
    }
    /** @returns whether nothing can change the result any more */
    add(outcome) {
        if (outcome === ACCEPTS)
            return this.refused;
        for (const finding of outcome.findings) {
            if (finding.rejected.length > 0)
                this.#refused = true;
            const known = this.#findings.get(finding.reason);
            if (known === undefined ? this.#findings.size < MAX_FINDINGS : isBetter(finding, known))
                this.#findings.set(finding.reason, finding);
        }
        for (const name of outcome.named)
            (this.#named ??= new Set()).add(name);
        return this.refused;
    }
    /** Adds each until nothing can change the result any more. */
    addAll(outcomes) {
        for (const outcome of outcomes)
            if (this.add(outcome))
                return;
    }
    get refused() {
        return this.#first && this.#refused;
    }
    get result() {
        if (this.#findings.size === 0)
            return this.#named === undefined ? ACCEPTS : naming(this.#named);
        const findings = [...this.#findings.values()];
        if (!this.#first)
            return { findings, named: this.#named ?? NONE };
        const decisive = findings.find(({ rejected }) => rejected.length > 0) ?? findings[0];
        return { findings: decisive === undefined ? [] : [decisive], named: NONE };
    }
}
// One with an example says more than the same without.
function isBetter(finding, known) {
    return known.rejected.length === 0 && finding.rejected.length > 0;
}
/** The place as a message names it. */
function nameOf(at) {
    return at.name === '' ? 'the arguments' : (0,printable/* quote */.hD)(at.name);
}
/** A sentence with the place it is about. */
function textAt(at, text) {
    return at.name === '' ? text : `${(0,printable/* quote */.hD)(at.name)}: ${text}`;
}
/** The place of a property. */
function atProperty(at, name, contract) {
    return { name: at.name === '' ? name : `${at.name}.${name}`, contract, depth: at.depth + 1, root: false };
}
/** The place of the items of an array. */
function atItem(at, index, contract) {
    return { name: `${at.name}[${index ?? ''}]`, contract, depth: at.depth + 1, root: false };
}
/** The same place one subschema deeper. */
function deeper(at) {
    return { ...at, depth: at.depth + 1 };
}

// EXTERNAL MODULE: ./build/core/handshake/accept/schema-document.js
var schema_document = __webpack_require__(4454);
// EXTERNAL MODULE: ./build/core/handshake/accept/where.js
var accept_where = __webpack_require__(8790);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-array.js





/** The tool's keywords for arrays. */
function coverArray(comparison, shape, tool, at, gathering) {
    const { prefix, rest } = (0,evaluate_array/* itemSchemas */.u)(tool);
    const known = Math.max(prefix.length, shape.prefix.length);
    for (let i = 0; i < Math.min(known, shape.maxItems); i++) {
        const schema = prefix[i] ?? rest;
        if (schema === undefined)
            continue;
        if (gathering.add(one(comparison, shape, shape.prefix[i] ?? shape.rest, schema, i, i, at)))
            return;
    }
    if (rest !== undefined && shape.maxItems > known)
        gathering.add(one(comparison, shape, shape.rest, rest, known, undefined, at));
    if (comparison.aspect === 'whole')
        gathering.addAll(wholeArray(comparison, shape, tool, at));
}
// What the tool says of the array as a whole.
function* wholeArray(comparison, shape, tool, at) {
    yield* lengths(comparison, shape, tool, at);
    if ((0,schema_document/* keywordOf */.XL)(tool, 'uniqueItems') === true && !shape.unique && shape.maxItems > 1) {
        const twins = comparison.samples.of(shape.prefix[0] ?? shape.rest).map((item) => [item, item]);
        const reason = `the tool takes no item of ${nameOf(at)} twice`;
        yield comparison.refuse(shape, tool, at, reason, twins, (0,accept_where/* below */.Gz)(tool.where, 'uniqueItems'));
    }
    yield contains(comparison, shape, tool, at);
    const unevaluated = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedItems');
    if (unevaluated !== undefined && unevaluated.schema !== true && (0,evaluate_array/* itemSchemas */.u)(tool).rest === undefined)
        yield found(at, (0,accept_where/* below */.Gz)(tool.where, 'unevaluatedItems'), `which items of ${nameOf(at)} are left over cannot be told`);
}
function one(comparison, shape, conjunction, schema, index, label, at) {
    const outcome = comparison.covers(conjunction, schema, atItem(at, label, conjunction[0]?.where ?? at.contract));
    if (outcome.findings.length === 0)
        return ACCEPTS;
    const lifted = mapFindings(outcome, (finding) => {
        if (finding.rejected.length === 0)
            return finding;
        const rejected = finding.rejected.flatMap((value) => {
            const array = comparison.samples.arrayWith(shape, index, value);
            return array === undefined ? [] : [array];
        });
        return { ...finding, rejected, reason: rejected.length > 0 ? finding.reason : withoutExample(finding.reason) };
    });
    return { ...lifted, named: ACCEPTS.named };
}
/** A longer example than this helps nobody. */
const LONGEST_LIST = 1000;
function* lengths(comparison, shape, tool, at) {
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minItems'), (0,schema_document/* keywordOf */.XL)(tool, 'maxItems')];
    if (typeof min === 'number' && min > shape.minItems) {
        const reason = textAt(at, `the tool takes ${min} items and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,accept_where/* below */.Gz)(tool.where, 'minItems'));
    }
    if (typeof max === 'number' && max < shape.maxItems) {
        const reason = textAt(at, `the tool takes ${max} items at most`);
        const longer = max < LONGEST_LIST ? comparison.samples.listsOf(shape, max + 1) : [];
        yield comparison.refuse(shape, tool, at, reason, longer, (0,accept_where/* below */.Gz)(tool.where, 'maxItems'));
    }
}
function contains(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'contains');
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minContains'), (0,schema_document/* keywordOf */.XL)(tool, 'maxContains')];
    const least = typeof min === 'number' ? min : 1;
    if (schema === undefined || (least === 0 && max === undefined))
        return ACCEPTS;
    if (statesTheSame(shape, tool, ['contains', 'minContains', 'maxContains']))
        return ACCEPTS;
    if (max === undefined && shape.minItems >= least) {
        const each = [...shape.prefix, shape.rest].map((conjunction) => comparison.covers(conjunction, schema, atItem(at, undefined, at.contract)));
        if (each.every(({ findings }) => findings.length === 0))
            return ACCEPTS;
    }
    const reason = `the tool asks for certain items in ${nameOf(at)}`;
    return comparison.refuse(shape, tool, at, reason, [], (0,accept_where/* below */.Gz)(tool.where, 'contains'));
}

// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate.js
var evaluate = __webpack_require__(7118);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate-object.js
var evaluate_object = __webpack_require__(9196);
// EXTERNAL MODULE: ./build/core/handshake/accept/json.js
var json = __webpack_require__(1415);
;// CONCATENATED MODULE: ./build/core/handshake/accept/alternatives.js


const MAX_ALTERNATIVES = 64;
/**
 * Multiplies out `$ref`, `allOf`, `anyOf` and `oneOf`: a value is allowed by the conjunction exactly when it is allowed by
 * one of the alternatives, in each of which only the nodes' own keywords are left to look at. (`oneOf` counts as `anyOf`
 * here; that a value may match only one branch is checked where it matters, on witnesses.)
 *
 * @throws TooMuch for a reference that leads back to itself, or too many alternatives
 */
function alternativesOf(conjunction, budget) {
    return multiply(conjunction.map((node) => expand(node, budget, 0)));
}
/** What a node expands to depends on nothing else; undefined while it is being expanded. */
const EXPANDED = new WeakMap();
// Each node once, however many references lead to it.
function expand(node, budget, depth) {
    budget.spend(depth);
    if (node.schema === true)
        return [[]];
    if (node.schema === false)
        return [];
    const known = EXPANDED.get(node);
    if (known !== undefined)
        return known;
    if (EXPANDED.has(node))
        throw new accept_budget/* TooMuch */.GC('a reference leads back to itself');
    EXPANDED.set(node, undefined);
    try {
        const alternatives = expandParts(node, budget, depth);
        EXPANDED.set(node, alternatives);
        return alternatives;
    }
    catch (error) {
        EXPANDED.delete(node);
        throw error;
    }
}
function expandParts(node, budget, depth) {
    const factors = (0,schema_document/* targetsOf */.QR)(node).map((target) => expand(target, budget, depth + 1));
    if ((0,schema_document/* isReadTwoWays */.DX)(node))
        return multiply(factors);
    factors.unshift([[node]]);
    for (const part of (0,schema_document/* listOf */.c3)(node, 'allOf'))
        factors.push(expand(part, budget, depth + 1));
    for (const keyword of ['anyOf', 'oneOf']) {
        if ((0,schema_document/* keywordOf */.XL)(node, keyword) === undefined)
            continue;
        factors.push((0,schema_document/* listOf */.c3)(node, keyword).flatMap((branch) => expand(branch, budget, depth + 1)));
    }
    return multiply(factors);
}
// Neither a node twice in one alternative nor the same alternative twice says more than once.
function multiply(factors) {
    let product = [[]];
    for (const factor of factors) {
        if (factor.length === 1 && factor[0]?.length === 0)
            continue;
        const alternatives = new Map();
        for (const left of product) {
            for (const right of factor) {
                const nodes = left.length === 0 ? right : [...new Set([...left, ...right])];
                alternatives.set(nodes
                    .map(({ id }) => id)
                    .sort((a, b) => a - b)
                    .join(' '), nodes);
            }
        }
        product = [...alternatives.values()];
        if (product.length > MAX_ALTERNATIVES)
            throw new accept_budget/* TooMuch */.GC(`the schema has more than ${MAX_ALTERNATIVES} alternatives`);
    }
    return product;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/shapes.js






/** The shapes that a conjunction of contract schemas allows; none when it allows no value. */
function shapesOf(conjunction, budget) {
    return alternativesOf(conjunction, budget).flatMap((nodes) => shapesOfAlternative(nodes, conjunction, budget));
}
/** The alternative forms of the arguments that a contract allows. */
function formsOf({ root }, budget) {
    return shapesOf([root], budget)
        .filter((shape) => shape.kind === 'object')
        .filter((shape) => canBeSent(shape, budget));
}
// Whether every required property has at least one alternative left.
function canBeSent(shape, budget) {
    return [...shape.required].every((name) => shapesOf(shape.properties.get(name) ?? [], budget).length > 0);
}
function unique(nodes) {
    return nodes.length < 2 ? [...nodes] : [...new Set(nodes)];
}
function shapesOfAlternative(nodes, conjunction, budget) {
    const all = [...new Set([...conjunction, ...nodes])];
    const types = json/* JSON_TYPES */.J_.filter((type) => nodes.every((node) => allowsType(node, type)));
    const listed = valuesOf(nodes);
    if (listed !== undefined) {
        const values = listed.filter((value) => types.includes((0,json/* jsonTypeOf */.WF)(value)) && allowed(all, value, budget));
        return values.length === 0 ? [] : [{ kind: 'values', all, values }];
    }
    return types.flatMap((type) => {
        switch (type) {
            case 'null':
            case 'boolean': {
                const values = (type === 'null' ? [null] : [true, false]).filter((value) => allowed(all, value, budget));
                return values.length === 0 ? [] : { kind: 'values', all, values };
            }
            case 'number':
                return numberShape(nodes, all);
            case 'string':
                return stringShape(nodes, all);
            case 'array':
                return arrayShape(nodes, all);
            case 'object':
                return objectShape(nodes, all) ?? [];
        }
    });
}
function allowed(all, value, budget) {
    return (0,evaluate/* both */.WP)(...all.map((node) => (0,evaluate/* evaluate */._3)(node, value, { budget, aspect: 'whole' }))) !== false;
}
function allowsType(node, type) {
    const stated = (0,schema_document/* keywordOf */.XL)(node, 'type');
    if (stated === undefined)
        return true;
    const types = (0,evaluate/* typesOf */.pl)(stated);
    if (type === 'null' && (0,schema_document/* keywordOf */.XL)(node, 'nullable') === true)
        return true;
    return types.includes(type) || (type === 'number' && types.includes('integer'));
}
function valuesOf(nodes) {
    let values;
    for (const node of nodes) {
        const { schema } = node;
        const lists = [];
        const listed = (0,schema_document/* keywordOf */.XL)(node, 'enum');
        if (Array.isArray(listed))
            lists.push(listed);
        if ((0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'const'))
            lists.push([(0,json/* own */.ZV)(schema, 'const')]);
        for (const list of lists)
            values = values === undefined ? list : values.filter((value) => list.some((item) => (0,json/* jsonEqual */.Zm)(item, value)));
    }
    return values;
}
/** The numbers that some schemas state for a keyword. */
function numbersOf(nodes, keyword) {
    return nodes.map((node) => (0,schema_document/* keywordOf */.XL)(node, keyword)).filter((value) => typeof value === 'number');
}
function textsOf(nodes, keyword) {
    return nodes.map((node) => (0,schema_document/* keywordOf */.XL)(node, keyword)).filter((value) => typeof value === 'string');
}
function numberShape(nodes, all) {
    const multiples = numbersOf(nodes, 'multipleOf');
    const integer = nodes.some((node) => {
        const type = (0,schema_document/* keywordOf */.XL)(node, 'type');
        return type !== undefined && !(0,evaluate/* typesOf */.pl)(type).includes('number') && (0,evaluate/* typesOf */.pl)(type).includes('integer');
    });
    return {
        kind: 'number',
        all,
        integer: integer || multiples.some(Number.isInteger),
        minimum: Math.max(-Infinity, ...numbersOf(nodes, 'minimum')),
        maximum: Math.min(Infinity, ...numbersOf(nodes, 'maximum')),
        exclusiveMinimum: Math.max(-Infinity, ...numbersOf(nodes, 'exclusiveMinimum')),
        exclusiveMaximum: Math.min(Infinity, ...numbersOf(nodes, 'exclusiveMaximum')),
        multiples,
    };
}
function stringShape(nodes, all) {
    return {
        kind: 'string',
        all,
        minLength: Math.max(0, ...numbersOf(nodes, 'minLength')),
        maxLength: Math.min(Infinity, ...numbersOf(nodes, 'maxLength')),
        patterns: textsOf(nodes, 'pattern'),
        formats: textsOf(nodes, 'format'),
    };
}
function arrayShape(nodes, all) {
    const described = nodes.map(evaluate_array/* itemSchemas */.u);
    const length = Math.max(0, ...described.map(({ prefix }) => prefix.length));
    const at = (i) => unique(described.flatMap(({ prefix, rest }) => prefix[i] ?? rest ?? []));
    const rest = unique(described.flatMap((items) => items.rest ?? []));
    const closed = rest.some((node) => node.schema === false);
    return {
        kind: 'array',
        all,
        prefix: Array.from({ length }, (_, i) => at(i)),
        rest,
        minItems: Math.max(0, ...numbersOf(nodes, 'minItems')),
        maxItems: Math.min(closed ? length : Infinity, ...numbersOf(nodes, 'maxItems')),
        unique: nodes.some((node) => (0,schema_document/* keywordOf */.XL)(node, 'uniqueItems') === true),
    };
}
// Undefined when a required property is ruled out, so that there is no such object.
function objectShape(nodes, all) {
    const required = new Set(nodes.flatMap((node) => {
        const names = (0,schema_document/* keywordOf */.XL)(node, 'required');
        return Array.isArray(names) ? names.map(String) : [];
    }));
    const properties = new Map();
    for (const name of new Set([...required, ...nodes.flatMap((node) => (0,schema_document/* namesIn */.wX)(node, 'properties'))])) {
        const conjunction = unique(nodes.flatMap((node) => (0,evaluate_object/* propertySchemas */.M3)(node, name).schemas));
        if (!conjunction.some((node) => node.schema === false))
            properties.set(name, conjunction);
        else if (required.has(name))
            return undefined;
    }
    const undeclared = nodes.every((node) => (0,schema_document/* keywordOf */.XL)(node, 'additionalProperties') === undefined && (0,schema_document/* keywordOf */.XL)(node, 'unevaluatedProperties') !== false);
    return { kind: 'object', all, properties, required, open: openNames(nodes), undeclared };
}
function openNames(nodes) {
    const additional = unique(nodes.flatMap((node) => (0,schema_document/* childOf */.GG)(node, 'additionalProperties') ?? []));
    const open = [];
    if (additional.length > 0 && !additional.some((node) => node.schema === false))
        open.push({ pattern: undefined, conjunction: additional });
    for (const node of nodes) {
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const schema = (0,schema_document/* childOf */.GG)(node, 'patternProperties', pattern);
            if (schema !== undefined && schema.schema !== false)
                open.push({ pattern, conjunction: [schema] });
        }
    }
    return open;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/disjoint.js






/** Properties inside properties that are looked at for a difference. */
const MAX_LEVELS = 3;
/** Is it certain that a subschema of the tool takes no value of a shape? False means: it may take some. */
function isDisjoint(comparison, shape, tool, at, levels = 0) {
    comparison.budget.spend(at.depth);
    if (typeof tool.schema === 'boolean')
        return !tool.schema;
    if (shape.kind === 'values')
        return shape.values.every((value) => comparison.accepts(tool, value) === false);
    const next = deeper(at);
    if ((0,schema_document/* targetsOf */.QR)(tool).some((target) => isDisjoint(comparison, shape, target, next, levels)))
        return true;
    if ((0,schema_document/* isReadTwoWays */.DX)(tool))
        return false;
    if ((0,schema_document/* listOf */.c3)(tool, 'allOf').some((part) => isDisjoint(comparison, shape, part, next, levels)))
        return true;
    for (const keyword of ['anyOf', 'oneOf']) {
        const branches = (0,schema_document/* listOf */.c3)(tool, keyword);
        if (branches.length > 0 && branches.every((branch) => isDisjoint(comparison, shape, branch, next, levels)))
            return true;
    }
    if (typeExcluded(shape.kind, tool) || valuesExcluded(comparison, shape, tool))
        return true;
    return shape.kind === 'object' && objectExcluded(comparison, shape, tool, next, levels);
}
function typeExcluded(kind, tool) {
    const type = (0,schema_document/* keywordOf */.XL)(tool, 'type');
    if (type === undefined)
        return false;
    const types = (0,evaluate/* typesOf */.pl)(type);
    return !types.includes(kind) && !(kind === 'number' && types.includes('integer'));
}
function valuesExcluded(comparison, shape, tool) {
    const { schema } = tool;
    const fixed = (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'const') ? [(0,json/* own */.ZV)(schema, 'const')] : undefined;
    const values = fixed ?? (0,schema_document/* keywordOf */.XL)(tool, 'enum');
    if (!Array.isArray(values))
        return false;
    return values.every((value) => (0,json/* jsonTypeOf */.WF)(value) !== shape.kind || comparison.samples.allows(shape.all, value) === false);
}
// A name that is never sent but required, or that is always sent and never taken.
function objectExcluded(comparison, shape, tool, at, levels) {
    const required = (0,schema_document/* keywordOf */.XL)(tool, 'required');
    if (shape.open.length === 0 &&
        (at.root || !shape.undeclared) &&
        Array.isArray(required) &&
        required.some((name) => !shape.properties.has(String(name))))
        return true;
    if (levels >= MAX_LEVELS)
        return false;
    for (const name of shape.required) {
        const conjunction = shape.properties.get(name) ?? [];
        for (const schema of (0,evaluate_object/* propertySchemas */.M3)(tool, name).schemas) {
            const shapes = shapesOf(conjunction, comparison.budget);
            if (shapes.every((part) => isDisjoint(comparison, part, schema, atProperty(at, name, at.contract), levels + 1)))
                return true;
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-branches.js





/** Whether {@link coverBranches} has anything to say. */
function hasBranches(tool) {
    return ['anyOf', 'oneOf', 'not', 'if'].some((keyword) => (0,schema_document/* keywordOf */.XL)(tool, keyword) !== undefined);
}
/**
 * The tool's `anyOf`, `oneOf`, `not` and `if`; by type `oneOf` is `anyOf`, and the others say nothing. It fills a gathering
 * instead of yielding: a generator costs stack at each of hundreds of levels.
 */
function coverBranches(comparison, shape, tool, at, gathering) {
    const types = comparison.aspect === 'types';
    if ((0,schema_document/* keywordOf */.XL)(tool, 'anyOf') !== undefined && gathering.add(anyOf(comparison, shape, tool, 'anyOf', at)))
        return;
    if ((0,schema_document/* keywordOf */.XL)(tool, 'oneOf') !== undefined) {
        const outcome = types ? anyOf(comparison, shape, tool, 'oneOf', at) : oneOf(comparison, shape, tool, at);
        if (gathering.add(outcome))
            return;
    }
    if (types)
        return;
    const not = (0,schema_document/* childOf */.GG)(tool, 'not');
    if (not !== undefined && !statesTheSame(shape, tool, ['not']) && !isDisjoint(comparison, shape, not, at)) {
        const reason = `the tool excludes some of ${nameOf(at)}`;
        const outcome = comparison.refuse(shape, tool, at, reason, comparison.taken(not), (0,accept_where/* below */.Gz)(tool.where, 'not'));
        if (gathering.add(outcome))
            return;
    }
    const condition = ((0,schema_document/* childOf */.GG)(tool, 'then') ?? (0,schema_document/* childOf */.GG)(tool, 'else')) ? (0,schema_document/* childOf */.GG)(tool, 'if') : undefined;
    if (condition !== undefined && !statesTheSame(shape, tool, ['if', 'then', 'else']))
        gathering.add(conditional(comparison, shape, tool, condition, at));
}
function anyOf(comparison, shape, tool, keyword, at) {
    const outcomes = branchOutcomes(comparison, shape, tool, keyword, at);
    const fitting = outcomes.filter(({ findings }) => findings.length === 0);
    if (fitting.length === 0)
        return noBranch(comparison, shape, tool, keyword, outcomes, at);
    // A property is there when one of the branches names it (format.md, 8).
    const named = fitting.flatMap((outcome) => [...outcome.named]);
    return named.length === 0 ? ACCEPTS : naming(named);
}
function oneOf(comparison, shape, tool, at) {
    const branches = (0,schema_document/* listOf */.c3)(tool, 'oneOf');
    const outcomes = branchOutcomes(comparison, shape, tool, 'oneOf', at);
    const chosen = outcomes.findIndex(({ findings }) => findings.length === 0);
    if (chosen < 0)
        return noBranch(comparison, shape, tool, 'oneOf', outcomes, at);
    const overlapping = branches.find((branch, i) => i !== chosen && !isDisjoint(comparison, shape, branch, at));
    if (overlapping === undefined)
        return ACCEPTS;
    const reason = `${nameOf(at)} may match more than one branch of the tool's oneOf`;
    return comparison.refuse(shape, tool, at, reason, comparison.taken(overlapping), overlapping.where);
}
function branchOutcomes(comparison, shape, tool, keyword, at) {
    // A plain loop: a callback in between costs stack at each of hundreds of levels.
    const outcomes = [];
    for (const branch of (0,schema_document/* listOf */.c3)(tool, keyword))
        outcomes.push(comparison.coversShape(shape, branch, deeper(at)));
    return outcomes;
}
// No branch alone takes it all: by type that is one finding; of the whole those of the closest branch say what is missing.
function noBranch(comparison, shape, tool, keyword, outcomes, at) {
    const rejected = outcomes.flatMap(({ findings }) => findings.flatMap((finding) => finding.rejected));
    const findings = closest(outcomes)?.findings ?? [];
    const [first] = findings;
    const reason = `no branch of the tool's ${keyword} takes ${nameOf(at)}: ${first?.reason ?? 'there is none'}`;
    const outcome = comparison.refuse(shape, tool, at, reason, rejected, first?.tool ?? (0,accept_where/* below */.Gz)(tool.where, keyword));
    if (comparison.aspect === 'types' || findings.length < 2)
        return outcome;
    const shown = findings.flatMap((finding) => {
        const left = finding.rejected.filter((value) => comparison.accepts(tool, value) === false);
        return left.length === 0 ? [] : [{ ...finding, rejected: left }];
    });
    return shown.length === 0 ? outcome : { ...ACCEPTS, findings: shown };
}
// The branch with the fewest findings; by type one that nobody can judge rather than one that certainly does not fit.
function closest(outcomes) {
    return outcomes.toSorted((a, b) => certain(a) - certain(b) || a.findings.length - b.findings.length)[0];
}
function certain({ findings }) {
    return findings.filter(({ rejected }) => rejected.length > 0).length;
}
function conditional(comparison, shape, tool, condition, at) {
    const branch = (keyword) => {
        const schema = (0,schema_document/* childOf */.GG)(tool, keyword);
        return schema === undefined ? ACCEPTS : comparison.coversShape(shape, schema, deeper(at));
    };
    if (isDisjoint(comparison, shape, condition, at))
        return branch('else');
    if (comparison.coversShape(shape, condition, deeper(at)).findings.length === 0)
        return branch('then');
    const findings = [branch('then'), branch('else')].flatMap((outcome) => outcome.findings);
    const [first] = findings;
    if (first === undefined)
        return ACCEPTS;
    const candidates = [...findings.flatMap(({ rejected }) => rejected), ...comparison.taken(condition)];
    const outcome = comparison.refuse(shape, tool, at, first.reason, candidates, first.tool);
    return answerOf(outcome) === 'refuses'
        ? outcome
        : found(at, condition.where, `whether the tool's if holds cannot be told`);
}

// EXTERNAL MODULE: ./build/core/handshake/accept/pattern.js + 1 modules
var accept_pattern = __webpack_require__(4401);
;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-open.js





/** Names that are tried for a witness: short ones of different make, and those that the tool itself lists. */
const NAMES = ['x', 'a', '0', 'A', '_'];
const OWN_NAMES = 5;
const VALUES = 8;
/** Names that the contract sends without listing them: whatever the tool says of any such name must take them. */
function coverOpenNames(comparison, shape, names, tool, at) {
    if (at.root && comparison.aspect === 'types')
        return ACCEPTS;
    const { findings } = everyOutcome(comparison, demands(comparison, shape, names, tool, at));
    const [first] = findings;
    if (first === undefined)
        return ACCEPTS;
    const reason = at.root ? `further arguments that the contract allows: ${first.reason}` : first.reason;
    const candidates = examples(comparison, shape, names, tool, findings);
    return comparison.refuse(shape, tool, at, reason, candidates, first.tool);
}
/**
 * Members of an inner object of which the contract says nothing, and which it allows all the same. (Of the arguments
 * themselves it sends those that it names.)
 */
function coverUndeclared(comparison, shape, tool, at) {
    if (at.root || !shape.undeclared)
        return ACCEPTS;
    const anything = { pattern: undefined, conjunction: [] };
    const { findings } = everyOutcome(comparison, demands(comparison, shape, anything, tool, at));
    if (findings.length === 0)
        return ACCEPTS;
    const reason = textAt(at, 'the tool does not take every member that the contract leaves open');
    return comparison.refuse(shape, tool, at, reason, examples(comparison, shape, anything, tool, findings));
}
function everyOutcome(comparison, outcomes) {
    const gathering = comparison.gathering();
    gathering.addAll(outcomes);
    return gathering.result;
}
function* demands(comparison, shape, names, tool, at) {
    const { conjunction } = names;
    const place = atProperty(at, '*', conjunction[0]?.where ?? at.contract);
    const pattern = names.pattern === undefined ? undefined : (0,accept_pattern/* compilePattern */.E)(names.pattern);
    for (const schema of schemasOfOpen(shape, names, tool, pattern))
        yield comparison.covers(conjunction, schema, place);
    if (comparison.aspect === 'types')
        return;
    yield nameRule(comparison, names, tool, at);
    yield leftOver(comparison, names, tool, at);
    for (const { trigger, required, schema } of (0,evaluate_object/* dependenciesOf */.hk)(tool)) {
        if (shape.properties.has(trigger) || pattern?.matches(trigger) === false)
            continue;
        const where = (0,accept_where/* below */.Gz)(tool.where, 'properties', trigger);
        if (required.some((name) => !shape.required.has(name)))
            yield found(at, where, 'further members make the tool require others');
        if (schema !== undefined)
            yield comparison.coversShape(shape, schema, deeper(at));
    }
}
// Members that the contract lists are compared by name, wherever the tool may speak of them.
function schemasOfOpen(shape, names, tool, pattern) {
    const listed = (0,schema_document/* namesIn */.wX)(tool, 'properties').filter((name) => !shape.properties.has(name) && pattern?.matches(name) !== false);
    const patterns = (0,schema_document/* namesIn */.wX)(tool, 'patternProperties');
    // Where the tool has the contract's own pattern, each of these names is one that it names.
    const rest = names.pattern !== undefined && patterns.includes(names.pattern) ? undefined : additionalOf(tool);
    return [
        ...listed.map((name) => (0,schema_document/* childOf */.GG)(tool, 'properties', name)),
        ...patterns.map((name) => (0,schema_document/* childOf */.GG)(tool, 'patternProperties', name)),
        rest,
    ].filter((schema) => schema !== undefined);
}
function additionalOf(tool) {
    return (0,schema_document/* childOf */.GG)(tool, 'additionalProperties');
}
function nameRule(comparison, { pattern }, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'propertyNames');
    if (schema === undefined)
        return ACCEPTS;
    const anyName = {
        kind: 'string',
        all: [],
        minLength: 0,
        maxLength: Infinity,
        patterns: pattern === undefined ? [] : [pattern],
        formats: [],
    };
    const { findings } = comparison.coversShape(anyName, schema, { ...deeper(at), root: false });
    return findings.length === 0 ? ACCEPTS : found(at, schema.where, 'the tool does not take every name of a member');
}
// `unevaluatedProperties` speaks of the names that nothing beside it speaks of.
function leftOver(comparison, { conjunction }, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true || speaksOfAll(tool, 0))
        return ACCEPTS;
    return comparison.covers(conjunction, schema, atProperty(at, '*', at.contract));
}
function speaksOfAll(tool, depth) {
    if (depth > 20)
        return false;
    if (depth > 0 && (0,schema_document/* keywordOf */.XL)(tool, 'unevaluatedProperties') !== undefined)
        return true;
    if (additionalOf(tool) !== undefined)
        return true;
    return [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')].some((part) => speaksOfAll(part, depth + 1));
}
function examples(comparison, shape, { pattern, conjunction }, tool, findings) {
    const values = [...findings.flatMap(({ rejected }) => rejected), ...comparison.samples.of(conjunction)].slice(0, VALUES);
    const compiled = pattern === undefined ? undefined : (0,accept_pattern/* compilePattern */.E)(pattern);
    const listed = [...(0,schema_document/* namesIn */.wX)(tool, 'properties'), ...(0,evaluate_object/* dependenciesOf */.hk)(tool).map(({ trigger }) => trigger)];
    const keys = [compiled?.shortest() ?? 'x', ...NAMES, ...listed.slice(0, OWN_NAMES)].filter((key) => compiled?.matches(key) !== false);
    return keys.flatMap((key) => values.flatMap((value) => comparison.samples.objectWith(shape, new Map([[key, value]])) ?? []));
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-object.js









/** The tool's keywords for objects. */
function coverObject(comparison, shape, tool, at, gathering) {
    for (const name of shape.properties.keys())
        if (gathering.add(property(comparison, shape, name, tool, at)))
            return;
    for (const names of shape.open)
        if (gathering.add(coverOpenNames(comparison, shape, names, tool, at)))
            return;
    if (comparison.aspect === 'whole')
        gathering.addAll(wholeObject(comparison, shape, tool, at));
}
// What the tool says beyond the single properties.
function* wholeObject(comparison, shape, tool, at) {
    yield coverUndeclared(comparison, shape, tool, at);
    yield* requiredByTool(comparison, shape, tool, at);
    yield* counts(comparison, shape, tool, at);
    yield* nameRules(comparison, shape, tool, at);
    yield* dependencies(comparison, shape, tool, at);
    yield* cover_object_leftOver(comparison, shape, tool, at);
}
function property(comparison, shape, name, tool, at) {
    // The specification binds on what the contract requires: the type of an optional argument decides nothing.
    const optional = at.root && !shape.required.has(name);
    if (optional && comparison.aspect === 'types')
        return ACCEPTS;
    const { schemas, perhaps, named } = (0,evaluate_object/* propertySchemas */.M3)(tool, name);
    const conjunction = shape.properties.get(name) ?? [];
    const place = atProperty(at, name, conjunction[0]?.where ?? (0,accept_where/* below */.Gz)(at.contract, 'properties', name));
    const gathering = comparison.gathering();
    for (const schema of schemas)
        gathering.add(comparison.covers(conjunction, schema, place));
    for (const schema of perhaps)
        if (comparison.covers(conjunction, schema, place).findings.length > 0)
            gathering.add(found(place, schema.where, `whether the pattern of the tool matches ${(0,printable/* quote */.hD)(name)} cannot be told`));
    const outcome = lifted(comparison, shape, name, gathering.result, optional);
    return named && outcome.findings.length === 0 ? naming([name]) : { ...outcome, named: ACCEPTS.named };
}
// A value that is rejected in a property makes the whole object one that is rejected.
function lifted(comparison, shape, name, outcome, optional) {
    return mapFindings(outcome, (finding) => {
        const reason = optional ? `optional ${(0,printable/* quote */.hD)(name)}: ${finding.reason}` : finding.reason;
        if (finding.rejected.length === 0)
            return { ...finding, reason };
        const rejected = finding.rejected.flatMap((value) => {
            const object = comparison.samples.objectWith(shape, new Map([[name, value]]));
            return object === undefined ? [] : [object];
        });
        return { ...finding, rejected, reason: rejected.length > 0 ? reason : withoutExample(reason) };
    });
}
function* requiredByTool(comparison, shape, tool, at) {
    const required = (0,schema_document/* keywordOf */.XL)(tool, 'required');
    if (!Array.isArray(required))
        return;
    const more = required.map(String).filter((name) => !shape.required.has(name));
    const never = more.filter((name) => !shape.properties.has(name));
    const optional = more.filter((name) => shape.properties.has(name));
    const where = (0,accept_where/* below */.Gz)(tool.where, 'required');
    if (never.length > 0) {
        const reason = textAt(at, `the tool also requires ${list(never)}, which the contract never sends`);
        yield comparison.refuse(shape, tool, at, reason, [], where);
    }
    if (optional.length > 0) {
        const reason = textAt(at, `the tool requires ${list(optional)}, optional in the contract`);
        yield comparison.refuse(shape, tool, at, reason, [], where);
    }
}
function* counts(comparison, shape, tool, at) {
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minProperties'), (0,schema_document/* keywordOf */.XL)(tool, 'maxProperties')];
    const fewest = Math.max(shape.required.size, ...numbersOf(shape.all, 'minProperties'));
    const most = Math.min(Infinity, ...numbersOf(shape.all, 'maxProperties'));
    if (typeof min === 'number' && min > fewest) {
        const reason = textAt(at, `the tool takes ${min} properties and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,accept_where/* below */.Gz)(tool.where, 'minProperties'));
    }
    const more = shape.open.length > 0 || (shape.undeclared && !at.root);
    if (typeof max === 'number' && max < most && (shape.properties.size > max || more)) {
        const reason = textAt(at, `the tool takes ${max} properties at most`);
        const where = (0,accept_where/* below */.Gz)(tool.where, 'maxProperties');
        yield comparison.refuse(shape, tool, at, reason, comparison.samples.fuller(shape, max + 1), where);
    }
}
function* nameRules(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'propertyNames');
    if (schema === undefined || statesTheSame(shape, tool, ['propertyNames']))
        return;
    for (const name of shape.properties.keys()) {
        const answer = comparison.accepts(schema, name);
        if (answer === true)
            continue;
        const optional = at.root && !shape.required.has(name) ? `optional ${(0,printable/* quote */.hD)(name)}: ` : '';
        if (answer === undefined)
            yield found(at, schema.where, `${optional}whether the tool takes the name ${(0,printable/* quote */.hD)(name)} cannot be told`);
        else {
            const reason = `${optional}the tool does not take the name ${(0,printable/* quote */.hD)(name)}`;
            yield comparison.refuse(shape, tool, at, reason, withName(comparison, shape, name), schema.where);
        }
    }
}
function withName(comparison, shape, name) {
    const [value] = comparison.samples.of(shape.properties.get(name) ?? []);
    return value === undefined ? [] : [comparison.samples.objectWith(shape, new Map([[name, value]]))];
}
function* dependencies(comparison, shape, tool, at) {
    for (const { trigger, required, schema } of (0,evaluate_object/* dependenciesOf */.hk)(tool)) {
        if (!shape.properties.has(trigger))
            continue;
        const triggering = withName(comparison, shape, trigger);
        const along = shape.all.flatMap(evaluate_object/* dependenciesOf */.hk).filter((own) => own.trigger === trigger);
        const sent = new Set([...shape.required, ...along.flatMap((own) => own.required)]);
        const more = required.filter((name) => !sent.has(name));
        if (more.length > 0) {
            const reason = textAt(at, `with ${(0,printable/* quote */.hD)(trigger)} the tool also requires ${list(more)}`);
            yield comparison.refuse(shape, tool, at, reason, triggering, (0,accept_where/* below */.Gz)(tool.where, 'properties', trigger));
        }
        if (schema === undefined)
            continue;
        const outcome = comparison.coversShape(shape, schema, deeper(at));
        if (shape.required.has(trigger) || outcome.findings.length === 0)
            yield outcome;
        else {
            const [first] = outcome.findings;
            const reason = `${at.root ? 'optional ' : ''}${(0,printable/* quote */.hD)(trigger)}: ${first?.reason}`;
            const candidates = [
                ...triggering,
                ...outcome.findings.flatMap(({ rejected }) => rejected.map((value) => merged(value, triggering[0]))),
            ];
            yield comparison.refuse(shape, tool, at, reason, candidates, schema.where);
        }
    }
}
function merged(value, more) {
    return (0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)(more) ? (0,json/* objectOf */.Xy)([...Object.entries(more), ...Object.entries(value)]) : value;
}
// What no keyword of the tool has looked at; which branches look at what depends on the value, so examples decide.
function* cover_object_leftOver(comparison, shape, tool, at) {
    const schema = (0,schema_document/* childOf */.GG)(tool, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true)
        return;
    for (const name of shape.properties.keys()) {
        if (namesAlways(tool, name, 0))
            continue;
        const conjunction = shape.properties.get(name) ?? [];
        const outcome = comparison.covers(conjunction, schema, atProperty(at, name, at.contract));
        if (outcome.findings.length === 0)
            continue;
        const optional = at.root && !shape.required.has(name) ? `optional ${(0,printable/* quote */.hD)(name)}: ` : '';
        const reason = `${optional}the tool does not name ${(0,printable/* quote */.hD)(name)} and takes no other properties`;
        const values = [...outcome.findings.flatMap(({ rejected }) => rejected), ...comparison.samples.of(conjunction)];
        const objects = values.map((value) => comparison.samples.objectWith(shape, new Map([[name, value]])));
        yield comparison.refuse(shape, tool, at, reason, objects, schema.where);
    }
}
function namesAlways(tool, name, depth) {
    if (depth > 20)
        return false;
    if ((0,evaluate_object/* propertySchemas */.M3)(tool, name).schemas.length > 0)
        return true;
    return [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')].some((part) => namesAlways(part, name, depth + 1));
}
/** Names in a message, the first five of them. */
function list(names) {
    const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
    return (names
        .slice(0, 5)
        .map((name) => (0,printable/* quote */.hD)(name))
        .join(', ') + more);
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/cover-scalar.js








/** `type`, `enum` and `const` of the tool against a shape with endlessly many values. */
function coverTypeAndValues(comparison, shape, tool, at) {
    const type = (0,schema_document/* keywordOf */.XL)(tool, 'type');
    if (type !== undefined) {
        const types = (0,evaluate/* typesOf */.pl)(type);
        const whole = shape.kind === 'number' && types.includes('integer');
        if (!types.includes(shape.kind) && !(whole && shape.integer)) {
            const sent = shape.kind === 'number' && shape.integer ? 'integer' : shape.kind;
            const reason = `${nameOf(at)} ${at.name === '' ? 'are' : 'is'} ${article(sent)}, the tool takes ${article(types)}`;
            return comparison.refuse(shape, tool, at, reason, whole ? [0.5, 1.5] : [], (0,accept_where/* below */.Gz)(tool.where, 'type'));
        }
    }
    const { schema } = tool;
    const fixed = (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'const') ? [(0,json/* own */.ZV)(schema, 'const')] : undefined;
    const listed = fixed ?? (0,schema_document/* keywordOf */.XL)(tool, 'enum');
    if (!Array.isArray(listed))
        return ACCEPTS;
    const values = listed.slice(0, 3).map(show).join(', ') + (listed.length > 3 ? ', …' : '');
    const reason = `the tool takes only ${values} as ${nameOf(at)}`;
    const others = shape.kind === 'string' ? ['x', 'xx', 'xxx', 'x'.repeat(Math.min(shape.minLength, 1000))] : [];
    return comparison.refuse(shape, tool, at, reason, others, (0,accept_where/* below */.Gz)(tool.where, fixed === undefined ? 'enum' : 'const'));
}
/** Lengths, pattern and format narrow a string without being its type. */
function* coverString(comparison, shape, tool, at) {
    if (comparison.aspect === 'types')
        return;
    const [min, max] = [(0,schema_document/* keywordOf */.XL)(tool, 'minLength'), (0,schema_document/* keywordOf */.XL)(tool, 'maxLength')];
    if (typeof min === 'number' && min > shape.minLength) {
        const reason = textAt(at, `the tool takes ${characters(min)} and more`);
        yield comparison.refuse(shape, tool, at, reason, [], (0,accept_where/* below */.Gz)(tool.where, 'minLength'));
    }
    if (typeof max === 'number' && max < shape.maxLength) {
        const reason = textAt(at, `the tool takes ${characters(max)} at most`);
        yield comparison.refuse(shape, tool, at, reason, longer(shape, max), (0,accept_where/* below */.Gz)(tool.where, 'maxLength'));
    }
    const [pattern, format] = [(0,schema_document/* keywordOf */.XL)(tool, 'pattern'), (0,schema_document/* keywordOf */.XL)(tool, 'format')];
    if (typeof pattern === 'string' && !shape.patterns.includes(pattern)) {
        const reason = textAt(at, `the tool takes only what matches the pattern ${(0,printable/* quote */.hD)(pattern)}`);
        yield comparison.refuse(shape, tool, at, reason, OTHER_TEXTS, (0,accept_where/* below */.Gz)(tool.where, 'pattern'));
    }
    if (typeof format === 'string' && !shape.formats.includes(format)) {
        const reason = `the tool asks for the format ${(0,printable/* quote */.hD)(format)}, and whether it rejects others cannot be told`;
        yield found(at, (0,accept_where/* below */.Gz)(tool.where, 'format'), textAt(at, reason));
    }
}
/** Texts of different make, one of which hardly any pattern matches. */
const OTHER_TEXTS = ['!', ' ', 'A', '\n', '-1', 'é', 'a b', '../', 'zz!Zz 0'];
/** A longer example than this helps nobody. */
const LONGEST_TEXT = 10_000;
function longer({ patterns }, max) {
    if (max >= LONGEST_TEXT)
        return [];
    const shortest = patterns.flatMap((pattern) => (0,accept_pattern/* compilePattern */.E)(pattern)?.shortest() ?? []);
    return ['', ...shortest].flatMap((start) => {
        const fill = Math.max(0, max + 1 - start.length);
        return [...'a0', start.slice(-1)].map((unit) => start + unit.repeat(unit === '' ? 0 : fill));
    });
}
/** A range or a step that is narrower than the contract's. */
function* coverNumber(comparison, shape, tool, at) {
    if (comparison.aspect === 'types')
        return;
    const { lowest, above, highest, beneath } = range(shape);
    const bounds = [
        ['minimum', (limit) => lowest >= limit || above >= limit, 'of at least'],
        ['maximum', (limit) => highest <= limit || beneath <= limit, 'of at most'],
        ['exclusiveMinimum', (limit) => lowest > limit || above >= limit, 'above'],
        ['exclusiveMaximum', (limit) => highest < limit || beneath <= limit, 'below'],
    ];
    for (const [keyword, covered, words] of bounds) {
        const limit = (0,schema_document/* keywordOf */.XL)(tool, keyword);
        if (typeof limit !== 'number' || covered(limit))
            continue;
        const steps = shape.multiples.flatMap((step) => [
            Math.floor(limit / step) * step,
            (Math.floor(limit / step) - 1) * step,
            (Math.ceil(limit / step) + 1) * step,
        ]);
        const near = [limit, limit - 1, limit + 1, Math.floor(limit) - 1, Math.ceil(limit) + 1, ...steps];
        const reason = `the tool takes ${nameOf(at)} only ${words} ${limit}`;
        yield comparison.refuse(shape, tool, at, reason, near, (0,accept_where/* below */.Gz)(tool.where, keyword));
    }
    const step = (0,schema_document/* keywordOf */.XL)(tool, 'multipleOf');
    if (typeof step !== 'number')
        return;
    const steps = shape.integer ? [1, ...shape.multiples] : shape.multiples;
    if (steps.some((own) => own === step || (0,evaluate/* isMultiple */.FE)(own, step) === true))
        return;
    if (shape.integer && Number.isInteger(1 / step))
        return;
    const near = [1, step + 1, step / 2, step / 4, ...shape.multiples];
    const reason = `the tool takes ${nameOf(at)} only as a multiple of ${step}`;
    yield comparison.refuse(shape, tool, at, reason, near, (0,accept_where/* below */.Gz)(tool.where, 'multipleOf'));
}
// The bounds that hold for every number of the shape; integers turn an open bound into a closed one.
function range(shape) {
    const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: beneath } = shape;
    if (!shape.integer)
        return { lowest: minimum, above, highest: maximum, beneath };
    return {
        lowest: Math.max(Math.ceil(minimum), Math.floor(above) + 1),
        above,
        highest: Math.min(Math.floor(maximum), Math.ceil(beneath) - 1),
        beneath,
    };
}
function characters(count) {
    return `${count} character${count === 1 ? '' : 's'}`;
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const name = String(type);
    if (name === 'null')
        return 'null';
    return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/pairs.js
/** What is known of pairs of something and a subschema: many references to one subschema are one question. */
class Pairs {
    #known = new WeakMap();
    /** The answer for a pair, worked out when it is asked for first. */
    of(first, node, work) {
        let answers = this.#known.get(first);
        if (answers === undefined)
            this.#known.set(first, (answers = new Map()));
        const known = answers.get(node);
        if (known !== undefined)
            return known;
        const answer = work();
        answers.set(node, answer);
        return answer;
    }
}

// EXTERNAL MODULE: ./build/core/handshake/accept/formats.js
var formats = __webpack_require__(5317);
;// CONCATENATED MODULE: ./build/core/handshake/accept/samples.js





/** At most so many values are tried for one place of a contract. */
const MAX_SAMPLES = 12;
/** A witness has at most so many values inside. */
const MAX_SIZE = 20_000;
/** Properties that a contract does not require of which an example is made. */
const MAX_OPTIONAL = 8;
/** A required property that requires itself again has no smallest value; nobody nests arguments this deep. */
const MAX_SAMPLE_DEPTH = 24;
/** Small values that a contract allows: what a witness is made of. Everything it gives is checked against the contract. */
class Samples {
    #budget;
    #known = new Map();
    #allowed = new WeakMap();
    #none = new Set();
    #optional;
    /** @param optional whether objects with properties that the contract does not require are wanted, too */
    constructor(budget, optional) {
        this.#budget = budget;
        this.#optional = optional;
    }
    /** Some small allowed values, the smallest first. */
    of(conjunction, depth = 0) {
        if (depth > MAX_SAMPLE_DEPTH)
            return [];
        const key = conjunction.map(({ id }) => id).join(' ');
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        // What was cut off by the depth of this place says nothing of another depth.
        const here = `${depth} ${key}`;
        if (this.#none.has(here))
            return [];
        const values = shapesOf(conjunction, this.#budget).flatMap((shape) => this.ofShape(shape, depth));
        const sorted = bySize(values).slice(0, MAX_SAMPLES);
        if (depth === 0 || sorted.length > 0)
            this.#known.set(key, sorted);
        else
            this.#none.add(here);
        return sorted;
    }
    /** Some small values of one shape. */
    ofShape(shape, depth = 0) {
        return this.#candidates(shape, depth).filter((value) => this.allows(shape.all, value) === true);
    }
    /** Whether every schema of a conjunction allows a value. */
    allows(conjunction, value) {
        let known = this.#allowed.get(conjunction);
        if (known === undefined)
            this.#allowed.set(conjunction, (known = new Map()));
        if (known.has(value))
            return known.get(value);
        const how = { budget: this.#budget, aspect: 'whole' };
        const allowed = (0,evaluate/* both */.WP)(...conjunction.map((node) => (0,evaluate/* evaluate */._3)(node, value, how)));
        known.set(value, allowed);
        return allowed;
    }
    /** A smallest object of a shape in which the given members are fixed; undefined when a required one has no value. */
    objectWith(shape, fixed, depth = 0) {
        const members = new Map(fixed);
        for (const name of shape.required) {
            if (members.has(name))
                continue;
            const [smallest] = this.of(shape.properties.get(name) ?? [], depth + 1);
            if (smallest === undefined)
                return undefined;
            members.set(name, smallest);
        }
        return ofBearableSize((0,json/* objectOf */.Xy)(members));
    }
    /** A smallest array of a shape that holds `value` at `index`; undefined when an item before it has no value. */
    arrayWith(shape, index, value, depth = 0) {
        const items = [];
        for (let i = 0; i < Math.max(index + 1, Math.min(shape.minItems, 100)); i++) {
            const choices = i === index ? [value] : this.of(shape.prefix[i] ?? shape.rest, depth + 1);
            const item = shape.unique ? choices.find((choice) => !items.includes(choice)) : choices[0];
            if (item === undefined)
                return undefined;
            items.push(item);
        }
        return ofBearableSize(items);
    }
    /** Lists of a shape with at least `length` items, made of different values where there are some. */
    listsOf(shape, length) {
        const list = Array.from({ length }, (_, i) => {
            const choices = this.of(shape.prefix[i] ?? shape.rest, 1);
            return choices[i % Math.max(1, choices.length)];
        });
        return list.includes(undefined) || ofBearableSize(list) === undefined ? [] : [list];
    }
    /** Objects of a shape with at least `size` members, as far as the contract names or allows so many. */
    fuller(shape, size) {
        const members = new Map();
        for (const [name, conjunction] of shape.properties) {
            const [smallest] = this.of(conjunction, 1);
            if (smallest !== undefined)
                members.set(name, smallest);
            if (members.size >= size && [...shape.required].every((required) => members.has(required)))
                break;
        }
        const open = shape.open[0]?.conjunction ?? [];
        const [further] = this.of(open, 1);
        for (let i = 1; members.size < Math.min(size, 100); i++)
            members.set(`x${i}`, further ?? null);
        const object = this.objectWith(shape, members);
        return object === undefined ? [] : [object];
    }
    #candidates(shape, depth) {
        switch (shape.kind) {
            case 'values':
                return bySize(shape.values).slice(0, MAX_SAMPLES);
            case 'number':
                return numbers(shape);
            case 'string':
                return strings(shape);
            case 'array': {
                if (shape.minItems === 0)
                    return [[]];
                const [first] = this.of(shape.prefix[0] ?? shape.rest, depth + 1);
                const array = first === undefined ? undefined : this.arrayWith(shape, 0, first, depth);
                return array === undefined ? [] : [array];
            }
            case 'object': {
                const object = this.objectWith(shape, new Map(), depth);
                return object === undefined ? [] : [object, ...(this.#optional ? this.#withOptional(shape, depth) : [])];
            }
        }
    }
    // One for each of the first properties that need not be sent, and one with all of them.
    #withOptional(shape, depth) {
        const members = [...shape.properties]
            .filter(([name]) => !shape.required.has(name))
            .slice(0, MAX_OPTIONAL)
            .flatMap(([name, conjunction]) => {
            const [smallest] = this.of(conjunction, depth + 1);
            return smallest === undefined ? [] : [[name, smallest]];
        });
        const objects = members.map((member) => this.objectWith(shape, new Map([member]), depth));
        if (members.length > 1)
            objects.push(this.objectWith(shape, new Map(members), depth));
        return objects.filter((object) => object !== undefined);
    }
}
/** Values inside a value; counted once for each, since shared references make values of which one part stands in many places. */
const SIZES = new WeakMap();
// Written out, such a value may be as large as two to the power of its depth; nobody reads a witness that long.
function ofBearableSize(value) {
    return sizeOf(value) > MAX_SIZE ? undefined : value;
}
function sizeOf(value) {
    if (typeof value !== 'object' || value === null)
        return 1;
    let size = SIZES.get(value);
    if (size === undefined) {
        size = 1;
        for (const part of Object.values(value))
            size += sizeOf(part);
        SIZES.set(value, size);
    }
    return size;
}
/** Distinct values, those with the shortest JSON text first. */
function bySize(values) {
    const texts = new Map(values.map((value) => [JSON.stringify(value), value]));
    return [...texts].sort((a, b) => a[0].length - b[0].length).map(([, value]) => value);
}
function numbers(shape) {
    const bounds = [shape.minimum, shape.maximum, shape.exclusiveMinimum, shape.exclusiveMaximum].filter(Number.isFinite);
    const near = bounds.flatMap((bound) => [
        bound,
        bound + 1,
        bound - 1,
        bound + 0.5,
        bound - 0.5,
        Math.ceil(bound),
        Math.floor(bound),
    ]);
    const multiples = shape.multiples.flatMap((step) => [
        step,
        -step,
        ...bounds.map((bound) => Math.ceil(bound / step) * step),
    ]);
    const all = [0, 1, -1, 0.5, 1.5, ...near, ...multiples];
    return [...new Set(all)].filter((value) => Number.isFinite(value) && (!shape.integer || Number.isInteger(value)));
}
function strings(shape) {
    const fill = Math.min(shape.minLength, 10_000);
    const fromPatterns = shape.patterns.flatMap((pattern) => {
        const shortest = (0,accept_pattern/* compilePattern */.E)(pattern)?.shortest();
        if (shortest === undefined)
            return [];
        const last = shortest.slice(-1) || 'a';
        return [shortest, shortest + last.repeat(Math.max(0, fill - shortest.length)), 'a'.repeat(fill) + shortest];
    });
    const fromFormats = shape.formats.flatMap((format) => Object.hasOwn(formats/* FORMAT_EXAMPLES */.E, format) ? [formats/* FORMAT_EXAMPLES */.E[format] ?? ''] : []);
    return [...new Set(['', 'a', '0', 'aa', 'a'.repeat(fill), ...fromPatterns, ...fromFormats])];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/comparison.js











/** Values that are kept for building a witness. */
const KEPT = 6;
/**
 * One comparison of a contract with a tool: does the tool take every value that the contract allows? Of the types the first
 * thing that speaks against the tool decides; of the whole everything is gathered.
 */
class Comparison {
    budget;
    aspect;
    /** Values that the contract allows. */
    samples;
    #taken;
    #covered = new Pairs();
    #known = new Map();
    /** Keys of what is known in the order in which they were first asked. */
    #order = [];
    constructor(budget, aspect) {
        this.budget = budget;
        this.aspect = aspect;
        this.samples = new Samples(budget, aspect === 'whole');
        this.#taken = new Samples(budget, false);
    }
    /** Something to gather outcomes in that must all accept. */
    gathering() {
        return new Gathering(this.aspect === 'types');
    }
    /** Compares one place of the contract with a subschema of the tool. */
    covers(conjunction, tool, at) {
        this.budget.spend(at.depth);
        if (tool.schema === true)
            return ACCEPTS;
        const key = `${conjunction.map(({ id }) => id).join(' ')}>${tool.id}`;
        const known = tool.schema === false ? undefined : this.#known.get(key);
        if (known !== undefined)
            return known;
        // A recursive schema meets itself again: what is being compared is taken to hold until something speaks against it.
        this.#known.set(key, ACCEPTS);
        const learned = this.#order.push(key);
        const gathering = this.gathering();
        for (const shape of shapesOf(conjunction, this.budget))
            if (gathering.add(this.coversShape(shape, tool, at)))
                break;
        const outcome = gathering.result;
        // What was found to hold while that was taken to hold is forgotten when it does not; what speaks against a tool stays.
        if (outcome.findings.length > 0)
            for (const later of this.#order.splice(learned))
                if (this.#known.get(later)?.findings.length === 0)
                    this.#known.delete(later);
        this.#known.set(key, outcome);
        return outcome;
    }
    /** Compares one alternative of the contract with a subschema of the tool, whose keywords must all take it. */
    coversShape(shape, tool, at) {
        this.budget.spend(at.depth);
        if (tool.schema === true)
            return ACCEPTS;
        if (tool.schema === false)
            return this.refuse(shape, tool, at, `the tool takes no ${at.name === '' ? 'arguments' : nameOf(at)}`);
        if (shape.kind === 'values')
            return this.#coversValues(shape, tool, at);
        return this.#covered.of(shape, tool, () => this.#coversKeywords(shape, tool, at));
    }
    #coversKeywords(shape, tool, at) {
        const gathering = this.gathering();
        for (const target of (0,schema_document/* targetsOf */.QR)(tool))
            gathering.add(this.coversShape(shape, target, deeper(at)));
        if (gathering.add(coverTypeAndValues(this, shape, tool, at)))
            return gathering.result;
        for (const part of (0,schema_document/* listOf */.c3)(tool, 'allOf'))
            gathering.add(this.coversShape(shape, part, deeper(at)));
        if (hasBranches(tool))
            coverBranches(this, shape, tool, at, gathering);
        if (gathering.refused)
            return gathering.result;
        if (shape.kind === 'number')
            gathering.addAll(coverNumber(this, shape, tool, at));
        else if (shape.kind === 'string')
            gathering.addAll(coverString(this, shape, tool, at));
        else if (shape.kind === 'array')
            coverArray(this, shape, tool, at, gathering);
        else
            coverObject(this, shape, tool, at, gathering);
        return gathering.result;
    }
    // Few values are tried one by one, so nothing is left open but patterns and formats.
    #coversValues(shape, tool, at) {
        const answers = shape.values.map((value) => this.accepts(tool, value));
        if (answers.includes(false)) {
            const rejected = shape.values.filter((_, i) => answers[i] === false);
            const [first] = bySize(rejected);
            return this.refuse(shape, tool, at, `the tool does not take ${show(first)} as ${nameOf(at)}`, rejected);
        }
        if (!answers.includes(undefined))
            return ACCEPTS;
        return found(at, tool.where, `whether the tool takes every allowed value of ${nameOf(at)} cannot be told`);
    }
    /** Whether the tool's schema takes a value, as far as this comparison looks. */
    accepts(tool, value) {
        return (0,evaluate/* evaluate */._3)(tool, value, { budget: this.budget, aspect: this.aspect });
    }
    /** Some values that a part of the tool takes: what shows that a tool excludes them, where the contract allows them. */
    taken(part) {
        try {
            return this.#taken.of([part]);
        }
        catch (error) {
            // Without an example the finding stands all the same.
            if (error instanceof accept_budget/* TooMuch */.GC)
                return [];
            throw error;
        }
    }
    /** Whether it is certain that a contract allows a value and the tool rejects it, both to the letter. */
    isWitness(contract, tool, value) {
        const whole = { budget: this.budget, aspect: 'whole' };
        return (0,evaluate/* evaluate */._3)(tool, value, whole) === false && this.samples.allows([contract], value) === true;
    }
    /**
     * What speaks against a subschema, with values that show it: those that the contract allows and the tool certainly rejects.
     */
    refuse(shape, tool, at, reason, candidates = [], where = tool.where) {
        const tried = bySize([...candidates, ...this.samples.ofShape(shape)]);
        const rejected = tried.filter((value) => this.accepts(tool, value) === false && this.samples.allows(shape.all, value) === true);
        if (rejected.length === 0)
            return found(at, where, (0,schema_document/* isReadTwoWays */.DX)(tool) ? READ_TWO_WAYS : withoutExample(reason));
        return found(at, where, reason, rejected.slice(0, KEPT));
    }
}
const READ_TWO_WAYS = 'keywords stand beside a $ref, which validators of draft-07 read in two ways';
const NO_EXAMPLE = ', but no example of it was found';
/** The reason of a doubt that would be a refusal with an example. */
function withoutExample(reason) {
    return reason.endsWith(NO_EXAMPLE) || reason.endsWith('cannot be told') ? reason : reason + NO_EXAMPLE;
}
/**
 * Whether the contract itself states the same keywords as the tool, so that what they mean need not be understood.
 * A reference may lead to something else in the other document, so values with one are never the same.
 */
function statesTheSame(shape, tool, keywords) {
    return shape.all.some((node) => !(0,schema_document/* isReadTwoWays */.DX)(node) && keywords.every((keyword) => sameText((0,schema_document/* keywordOf */.XL)(node, keyword), (0,schema_document/* keywordOf */.XL)(tool, keyword))));
}
function sameText(a, b) {
    const text = JSON.stringify(a);
    return text === JSON.stringify(b) && !/"\$\w*[rR]ef":/.test(text ?? '');
}
/** A value in a message: its JSON text, cut. */
function show(value) {
    const text = JSON.stringify(value) ?? 'nothing';
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

// EXTERNAL MODULE: ./build/core/handshake/accept/open-schema.js
var open_schema = __webpack_require__(9269);
;// CONCATENATED MODULE: ./build/core/handshake/accept/reservations.js





/**
 * Whatever makes a tool that accepts a contract by type reject a call that the contract allows: found by comparing the whole
 * of both schemas, each with a call that shows it wherever there is one. A part that cannot be judged is a reservation, too.
 *
 * @param comparison one that looks at the whole of the schemas
 */
function reservationsAgainst(comparison, contract, tool) {
    const gathering = new Gathering(false);
    for (const form of formsOf(contract, comparison.budget))
        gathering.add(comparison.coversShape(form, tool.root, ARGUMENTS));
    const reservations = gathering.result.findings.map((finding) => reservationOf(comparison, contract, tool, finding));
    if (reservations.length > 0)
        return uniqueByReason(reservations);
    // The reasoning above is checked by examples.
    const rejected = comparison.samples
        .of([contract.root])
        .find((value) => comparison.isWitness(contract.root, tool.root, value));
    if (rejected === undefined)
        return [];
    return [
        { reason: 'the tool rejects an example of the arguments', contractPath: '', toolPath: '', witness: rejected },
    ];
}
function reservationOf(comparison, contract, tool, { reason, rejected, contract: contractAt, tool: toolAt }) {
    const places = { contractPath: (0,accept_where/* pointerOf */.rq)(contractAt), toolPath: (0,accept_where/* pointerOf */.rq)(toolAt) };
    const witness = bySize(rejected).find((value) => comparison.isWitness(contract.root, tool.root, value));
    if (witness !== undefined)
        return { reason, ...places, witness };
    return { reason: rejected.length > 0 ? withoutExample(reason) : reason, ...places };
}
function uniqueByReason(reservations) {
    return [...new Map(reservations.map((each) => [each.reason, each])).values()];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/accepts.js









/**
 * Decides whether a tool's input schema structurally accepts a contract's: every contract-required property is present
 * and type-compatible (specification 2.3; format.md, 8). What the tool rejects beyond that are its reservations. What cannot
 * be judged — malformed, too large, referring to anything outside — is "unknown". Never throws, never executes a pattern of
 * either schema, never fetches anything.
 */
function accepts(contract, tool) {
    return acceptsOpened((0,open_schema/* openSchema */.I)(contract), (0,open_schema/* openSchema */.I)(tool));
}
/** {@link accepts} for schemas that were opened before. @param pool steps shared with other decisions */
function acceptsOpened(contract, tool, pool) {
    if ((0,open_schema/* isFault */.Z)(contract))
        return faulty('contract', contract);
    if ((0,open_schema/* isFault */.Z)(tool))
        return faulty('tool', tool);
    const byType = within(() => judgeTypes(new Comparison(new accept_budget/* Budget */.__(pool), 'types'), contract, tool), (problem) => acceptance('unknown', problem));
    if (byType.answer !== 'accepts')
        return byType;
    const reservations = within(() => reservationsAgainst(new Comparison(new accept_budget/* Budget */.__(pool), 'whole'), contract, tool), (problem) => [{ reason: `whether it takes every call cannot be told: ${problem}`, contractPath: '', toolPath: '' }]);
    return { ...byType, reservations };
}
/**
 * Whether a contract allows a call without any required property, so that its schema says nothing of what the tool does: such
 * a contract binds by name only (format.md, 8). One that cannot be judged counts as one.
 */
function requiresNothing(contract) {
    if ((0,open_schema/* isFault */.Z)(contract))
        return true;
    return within(() => formsOf(contract, new accept_budget/* Budget */.__()).some(({ required }) => required.size === 0), () => true);
}
// Nesting that is too deep for the machine is one more thing that cannot be told.
function within(work, otherwise) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof accept_budget/* TooMuch */.GC)
            return otherwise(error.message);
        if (error instanceof RangeError)
            return otherwise('the schemas nest too deep');
        throw error;
    }
}
function judgeTypes(comparison, contract, tool) {
    const forms = formsOf(contract, comparison.budget);
    if (forms.length === 0)
        return acceptance('unknown', 'the contract allows no arguments at all');
    const each = forms.map((shape) => ({ shape, outcome: comparison.coversShape(shape, tool.root, ARGUMENTS) }));
    const gathering = new Gathering(true);
    gathering.addAll(each.map(({ outcome }) => outcome));
    const [against] = gathering.result.findings;
    if (against !== undefined && answerOf(gathering.result) === 'refuses')
        return refused(comparison, contract, tool, against);
    // A required property is present when the tool's schema names it: an open schema alone names nothing.
    const absent = each.flatMap(({ shape, outcome }) => answerOf(outcome) === 'accepts'
        ? [...shape.required].filter((name) => !outcome.named.has(name)).map((name) => ({ shape, name }))
        : []);
    const [first] = absent;
    if (first !== undefined) {
        const where = first.shape.properties.get(first.name)?.[0]?.where;
        const names = [...new Set(absent.map(({ name }) => name))].slice(0, 5).map((name) => (0,printable/* quote */.hD)(name));
        const refusal = acceptance('refuses', `the tool does not name ${names.join(', ')}`, where);
        return withWitness(refusal, firstRejected(comparison, contract, tool));
    }
    if (against !== undefined)
        return acceptance('unknown', against.reason, against.contract, against.tool);
    return acceptance('accepts', 'every required property is present and type-compatible');
}
function refused(comparison, contract, tool, { reason, rejected, contract: contractAt, tool: toolAt }) {
    const witness = bySize(rejected).find((value) => comparison.isWitness(contract.root, tool.root, value));
    return witness === undefined
        ? acceptance('unknown', withoutExample(reason), contractAt, toolAt)
        : withWitness(acceptance('refuses', reason, contractAt, toolAt), witness);
}
// An open tool takes what it does not name, so a refusal for that alone has no witness, unless it requires more.
function firstRejected(comparison, contract, tool) {
    return comparison.samples.of([contract.root]).find((value) => comparison.isWitness(contract.root, tool.root, value));
}
function withWitness(refusal, witness) {
    return witness === undefined ? refusal : { ...refusal, witness };
}
function faulty(side, fault) {
    const where = fault.where;
    const reason = `the ${side}'s schema cannot be judged: ${fault.problem}`;
    return side === 'contract' ? acceptance('unknown', reason, where) : acceptance('unknown', reason, undefined, where);
}
function acceptance(answer, reason, contract, tool) {
    return { answer, reason, contractPath: (0,accept_where/* pointerOf */.rq)(contract), toolPath: (0,accept_where/* pointerOf */.rq)(tool), reservations: [] };
}


/***/ }),

/***/ 4380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ TooMuch),
/* harmony export */   Uy: () => (/* binding */ HOST_TOO_MUCH),
/* harmony export */   __: () => (/* binding */ Budget),
/* harmony export */   bC: () => (/* binding */ Pool)
/* harmony export */ });
/* unused harmony export MAX_DEPTH */
/** Thrown when a decision would take too long or nest too deep; the answer is then "unknown". */
class TooMuch extends Error {
}
/** What is said of a tool that is not looked at any more. */
const HOST_TOO_MUCH = "the host's schemas take too many steps";
/** Levels of schema inside schema that are followed. */
const MAX_DEPTH = 700;
/** Steps that all decisions about one host share: a thousand hostile tools must not cost a thousand times the limit. */
class Pool {
    #left = 200_000;
    /** Gives a little for one more decision, while something is left; ordinary tools take less than that. */
    grow() {
        if (!this.exhausted)
            this.#left += 60;
    }
    get exhausted() {
        return this.#left <= 0;
    }
    /** @returns whether a step was left */
    take() {
        return --this.#left >= 0;
    }
}
/** Counts the steps of one decision, so that no pair of schemas keeps the process busy. */
class Budget {
    #truths = new Map();
    #left = 100_000;
    #pool;
    constructor(pool) {
        this.#pool = pool;
    }
    /**
     * What is known of values against one subschema, by how much of it was looked at: a value that many references lead to is
     * validated once. Values are told apart by identity.
     */
    truthsOf(node, aspect, trustFormats) {
        const how = `${aspect} ${trustFormats}`;
        let nodes = this.#truths.get(how);
        if (nodes === undefined)
            this.#truths.set(how, (nodes = new WeakMap()));
        let truths = nodes.get(node);
        if (truths === undefined)
            nodes.set(node, (truths = new Map()));
        return truths;
    }
    /** @throws TooMuch when the steps are used up or `depth` is too deep */
    spend(depth) {
        if (--this.#left < 0)
            throw new TooMuch('comparing the schemas takes too many steps');
        if (this.#pool?.take() === false)
            throw new TooMuch(HOST_TOO_MUCH);
        if (depth > MAX_DEPTH)
            throw new TooMuch(`the schemas nest more than ${MAX_DEPTH} levels deep`);
    }
}


/***/ }),

/***/ 9750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ evaluateArray),
/* harmony export */   u: () => (/* binding */ itemSchemas)
/* harmony export */ });
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7118);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1415);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4454);



/** `prefixItems` and `items`, or in the older spelling `items` as a list and `additionalItems`. */
function itemSchemas(node) {
    const items = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'items');
    if (Array.isArray(items))
        return { prefix: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(node, 'items'), rest: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'additionalItems') };
    return { prefix: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(node, 'prefixItems'), rest: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'items') };
}
/** The keywords that speak of an array. */
function evaluateArray(node, value, how, depth) {
    const whole = how.aspect === 'whole';
    if (whole) {
        const [min, max] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'minItems'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'maxItems')];
        if (typeof min === 'number' && value.length < min)
            return false;
        if (typeof max === 'number' && value.length > max)
            return false;
        if ((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'uniqueItems') === true && hasTwins(value))
            return false;
    }
    const { prefix, rest } = itemSchemas(node);
    let truth = true;
    for (const [i, item] of value.entries()) {
        const schema = prefix[i] ?? rest;
        truth = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, schema === undefined ? true : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, item, how, depth));
        if (truth === false)
            return false;
    }
    if (!whole)
        return truth;
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, contains(node, value, how, depth), unevaluatedItems(node, value, prefix.length, rest));
}
function contains(node, value, how, depth) {
    const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'contains');
    if (schema === undefined)
        return true;
    const [min, max] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'minContains'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordOf */ .XL)(node, 'maxContains')];
    const answers = value.map((item) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, item, how, depth));
    const sure = answers.filter((answer) => answer === true).length;
    const possible = sure + answers.filter((answer) => answer === undefined).length;
    const least = typeof min === 'number' ? min : 1;
    const most = typeof max === 'number' ? max : Infinity;
    if (possible < least || sure > most)
        return false;
    return sure >= least && possible <= most ? true : undefined;
}
function unevaluatedItems(node, value, known, rest) {
    const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .GG)(node, 'unevaluatedItems');
    return schema === undefined || schema.schema === true || rest !== undefined || value.length <= known
        ? true
        : undefined;
}
function hasTwins(value) {
    return value.some((item, i) => value.some((other, j) => j > i && (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonEqual */ .Zm)(item, other)));
}


/***/ }),

/***/ 9196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M3: () => (/* binding */ propertySchemas),
/* harmony export */   fT: () => (/* binding */ evaluateObject),
/* harmony export */   hk: () => (/* binding */ dependenciesOf)
/* harmony export */ });
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7118);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1415);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4401);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4454);




/** The local schemas of one property: `properties`, matching `patternProperties`, else `additionalProperties`. */
function propertySchemas(node, name) {
    const schemas = [];
    const perhaps = [];
    const byName = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'properties', name);
    if (byName !== undefined)
        schemas.push(byName);
    for (const pattern of (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .wX)(node, 'patternProperties')) {
        const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'patternProperties', pattern);
        const matches = (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .compilePattern */ .E)(pattern)?.matches(name);
        if (schema === undefined || matches === false)
            continue;
        (matches === true ? schemas : perhaps).push(schema);
    }
    if (schemas.length > 0)
        return { schemas, perhaps, named: true };
    const additional = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'additionalProperties');
    if (additional === undefined)
        return { schemas, perhaps, named: false };
    // When a pattern may match, additionalProperties may not apply.
    if (perhaps.length > 0)
        return { schemas, perhaps: [...perhaps, additional], named: additional.schema !== false };
    return { schemas: [additional], perhaps, named: additional.schema !== false };
}
/** The keywords that speak of an object. */
function evaluateObject(node, value, how, depth) {
    const names = Object.keys(value);
    const whole = how.aspect === 'whole';
    if (whole) {
        const required = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordOf */ .XL)(node, 'required');
        if (Array.isArray(required) && required.some((name) => !Object.hasOwn(value, String(name))))
            return false;
        const [min, max] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordOf */ .XL)(node, 'minProperties'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordOf */ .XL)(node, 'maxProperties')];
        if (typeof min === 'number' && names.length < min)
            return false;
        if (typeof max === 'number' && names.length > max)
            return false;
    }
    let truth = true;
    for (const name of names) {
        const { schemas, perhaps } = propertySchemas(node, name);
        for (const schema of schemas)
            truth = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, value[name], how, depth));
        for (const schema of perhaps) {
            if ((0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, value[name], how, depth) !== true)
                truth = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, undefined);
        }
        if (truth === false)
            return false;
    }
    if (!whole)
        return truth;
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, propertyNames(node, names, how, depth), dependencies(node, value, how, depth), unevaluated(node, value, how, depth));
}
function propertyNames(node, names, how, depth) {
    const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'propertyNames');
    return schema === undefined ? true : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(...names.map((name) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, name, how, depth)));
}
/** `dependentRequired`, `dependentSchemas` and the older `dependencies`, by the property that triggers them. */
function dependenciesOf(node) {
    return ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((keyword) => (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .wX)(node, keyword).map((trigger) => {
        const map = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .keywordOf */ .XL)(node, keyword);
        const value = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(map) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(map, trigger) : undefined;
        return Array.isArray(value)
            ? { trigger, required: value.map(String), schema: undefined }
            : { trigger, required: [], schema: (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, keyword, trigger) };
    }));
}
function dependencies(node, value, how, depth) {
    let truth = true;
    for (const { trigger, required, schema } of dependenciesOf(node)) {
        if (!Object.hasOwn(value, trigger))
            continue;
        if (required.some((name) => !Object.hasOwn(value, name)))
            return false;
        if (schema !== undefined)
            truth = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(truth, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, value, how, depth));
    }
    return truth;
}
function unevaluated(node, value, how, depth) {
    const schema = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'unevaluatedProperties');
    if (schema === undefined || schema.schema === true)
        return true;
    const seen = evaluated(node, value, how, depth, true);
    if (seen === undefined)
        return undefined;
    const rest = Object.keys(value).filter((name) => !seen.has(name));
    return (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(...rest.map((name) => (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(schema, value[name], how, depth)));
}
// The names that some keyword of the node, its references or its matching branches has looked at.
function evaluated(node, value, how, depth, outermost = false) {
    how.budget.spend(depth);
    const names = new Set();
    if (!outermost && (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'unevaluatedProperties') !== undefined)
        return new Set(Object.keys(value));
    for (const name of Object.keys(value)) {
        const { schemas, perhaps } = propertySchemas(node, name);
        if (schemas.length > 0)
            names.add(name);
        else if (perhaps.length > 0)
            return undefined;
    }
    const inside = [...(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .targetsOf */ .QR)(node), ...(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(node, 'allOf')];
    const branches = [...(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(node, 'anyOf'), ...(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(node, 'oneOf')];
    for (const { trigger, schema } of dependenciesOf(node))
        if (schema !== undefined && Object.hasOwn(value, trigger))
            branches.push(schema);
    const [condition, yes, no] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'if'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'then'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .childOf */ .GG)(node, 'else')];
    for (const branch of branches) {
        const matches = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(branch, value, how, depth + 1);
        if (matches === undefined)
            return undefined;
        if (matches)
            inside.push(branch);
    }
    if (condition !== undefined) {
        const matches = (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(condition, value, how, depth + 1);
        if (matches === undefined)
            return undefined;
        inside.push(...(matches ? [condition, ...(yes === undefined ? [] : [yes])] : no === undefined ? [] : [no]));
    }
    for (const part of inside) {
        const found = evaluated(part, value, how, depth + 1);
        if (found === undefined)
            return undefined;
        for (const name of found)
            names.add(name);
    }
    return names;
}


/***/ }),

/***/ 7118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ isMultiple),
/* harmony export */   WP: () => (/* binding */ both),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   pl: () => (/* binding */ typesOf)
/* harmony export */ });
/* harmony import */ var _evaluate_array_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9750);
/* harmony import */ var _evaluate_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9196);
/* harmony import */ var _formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5317);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1415);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4401);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4454);






/** Validates a value against a schema, in three values: an answer of true or false is certain. */
function evaluate(node, value, how, depth = 0) {
    const { schema } = node;
    if (typeof schema === 'boolean')
        return schema;
    const known = how.budget.truthsOf(node, how.aspect, how.trustFormats === true);
    if (known.has(value))
        return known.get(value);
    how.budget.spend(depth);
    const truth = validate(node, value, how, depth);
    known.set(value, truth);
    return truth;
}
function validate(node, value, how, depth) {
    let truth = true;
    for (const target of (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .targetsOf */ .QR)(node)) {
        truth = both(truth, evaluate(target, value, how, depth + 1));
        if (truth === false)
            return false;
    }
    for (const part of parts(node, value, how, depth + 1)) {
        if (part === false)
            return (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .isReadTwoWays */ .DX)(node) ? undefined : false;
        if (part === undefined)
            truth = undefined;
    }
    return truth;
}
/** The conjunction of several answers. */
function both(...truths) {
    if (truths.includes(false))
        return false;
    return truths.includes(undefined) ? undefined : true;
}
function* parts(node, value, how, depth) {
    yield typeAndValues(node, value);
    for (const branch of (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'allOf'))
        yield evaluate(branch, value, how, depth);
    yield anyOf((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'anyOf'), value, how, depth);
    if (how.aspect === 'types')
        yield anyOf((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'oneOf'), value, how, depth);
    else {
        yield oneOf((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(node, 'oneOf'), value, how, depth);
        yield not((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'not'), value, how, depth);
        yield conditional(node, value, how, depth);
        if (typeof value === 'number')
            yield number(node, value);
        if (typeof value === 'string')
            yield text(node, value, how);
    }
    if (Array.isArray(value))
        yield (0,_evaluate_array_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluateArray */ .h)(node, value, how, depth);
    else if ((0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value))
        yield (0,_evaluate_object_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluateObject */ .fT)(node, value, how, depth);
}
function typeAndValues(node, value) {
    const type = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'type');
    if (type !== undefined && !typesOf(type).some((name) => hasType(value, name))) {
        if (value !== null || (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'nullable') !== true)
            return false;
    }
    const values = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'enum');
    if (Array.isArray(values) && !values.some((item) => (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonEqual */ .Zm)(item, value)))
        return false;
    const { schema } = node;
    return !((0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(schema) && Object.hasOwn(schema, 'const')) || (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonEqual */ .Zm)(schema['const'], value);
}
/** The value of `type` as a list. */
function typesOf(type) {
    return Array.isArray(type) ? type : [type];
}
function hasType(value, type) {
    return type === 'integer' ? Number.isInteger(value) : (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonTypeOf */ .WF)(value) === type;
}
function anyOf(branches, value, how, depth) {
    if (branches.length === 0)
        return true;
    let truth = false;
    for (const branch of branches) {
        const answer = evaluate(branch, value, how, depth);
        if (answer === true)
            return true;
        if (answer === undefined)
            truth = undefined;
    }
    return truth;
}
function oneOf(branches, value, how, depth) {
    if (branches.length === 0)
        return true;
    const answers = branches.map((branch) => evaluate(branch, value, how, depth));
    const sure = answers.filter((answer) => answer === true).length;
    const open = answers.filter((answer) => answer === undefined).length;
    if (sure > 1)
        return false;
    if (open === 0 && sure === 1)
        return true;
    return open > 0 ? undefined : false;
}
function not(branch, value, how, depth) {
    if (branch === undefined)
        return true;
    const answer = evaluate(branch, value, how, depth);
    return answer === undefined ? undefined : !answer;
}
function conditional(node, value, how, depth) {
    const condition = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'if');
    if (condition === undefined || ((0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'then') ?? (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, 'else')) === undefined)
        return true;
    const answer = evaluate(condition, value, how, depth);
    const branch = (keyword) => {
        const chosen = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .childOf */ .GG)(node, keyword);
        return chosen === undefined ? true : evaluate(chosen, value, how, depth);
    };
    if (answer === true)
        return branch('then');
    if (answer === false)
        return branch('else');
    const [yes, no] = [branch('then'), branch('else')];
    return yes === no ? yes : undefined;
}
function number(node, value) {
    const bound = (keyword, holds) => {
        const limit = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, keyword);
        return typeof limit !== 'number' || holds(limit);
    };
    const inside = bound('minimum', (limit) => value >= limit) &&
        bound('maximum', (limit) => value <= limit) &&
        bound('exclusiveMinimum', (limit) => value > limit) &&
        bound('exclusiveMaximum', (limit) => value < limit);
    if (!inside)
        return false;
    const divisor = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'multipleOf');
    return typeof divisor !== 'number' || isMultiple(value, divisor);
}
/** Whether `value` is a multiple; undefined where binary fractions leave it open. */
function isMultiple(value, divisor) {
    const quotient = value / divisor;
    if (Number.isInteger(quotient))
        return true;
    return Math.abs(quotient - Math.round(quotient)) > 1e-6 ? false : undefined;
}
function text(node, value, { trustFormats = false }) {
    const [min, max] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'minLength'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'maxLength')];
    const length = (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .codePoints */ .BH)(value);
    if (typeof min === 'number' && length < min)
        return false;
    if (typeof max === 'number' && length > max)
        return false;
    const [pattern, format] = [(0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'pattern'), (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_4__/* .keywordOf */ .XL)(node, 'format')];
    return both(typeof pattern === 'string' ? (0,_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .compilePattern */ .E)(pattern)?.matches(value) : true, typeof format === 'string' && !trustFormats ? (0,_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFormat */ .o)(format, value) : true);
}


/***/ }),

/***/ 5317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ FORMAT_EXAMPLES),
/* harmony export */   o: () => (/* binding */ hasFormat)
/* harmony export */ });
/** One short string for each format of JSON Schema: what a witness sends where a format is asked. */
const FORMAT_EXAMPLES = {
    'date-time': '2020-01-01T00:00:00Z',
    date: '2020-01-01',
    time: '00:00:00Z',
    duration: 'P1D',
    email: 'a@b.co',
    'idn-email': 'a@b.co',
    hostname: 'a.co',
    'idn-hostname': 'a.co',
    ipv4: '127.0.0.1',
    ipv6: '::1',
    uri: 'a:b',
    'uri-reference': 'a:b',
    iri: 'a:b',
    'iri-reference': 'a:b',
    'uri-template': 'a:b',
    url: 'http://a.co',
    uuid: '00000000-0000-4000-8000-000000000000',
    'json-pointer': '',
    'relative-json-pointer': '0',
    regex: 'a',
};
/** Whether `text` has the format: true for the examples, otherwise nobody here can tell. */
function hasFormat(format, text) {
    return Object.hasOwn(FORMAT_EXAMPLES, format) && FORMAT_EXAMPLES[format] === text ? true : undefined;
}


/***/ }),

/***/ 1415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ codePoints),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J_: () => (/* binding */ JSON_TYPES),
/* harmony export */   WF: () => (/* binding */ jsonTypeOf),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   Zm: () => (/* binding */ jsonEqual)
/* harmony export */ });
/** Those with the shortest smallest value first, so that a witness is small. */
const JSON_TYPES = ['number', 'string', 'array', 'object', 'null', 'boolean'];
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The own member `name` of an object; a key such as `__proto__` is a key like any other. */
function own(object, name) {
    return Object.hasOwn(object, name) ? object[name] : undefined;
}
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    const type = typeof value;
    return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}
/** Equality as JSON Schema means it: order of members aside. */
function jsonEqual(a, b) {
    if (a === b)
        return true;
    if (Array.isArray(a) && Array.isArray(b))
        return a.length === b.length && a.every((item, i) => jsonEqual(item, b[i]));
    if (!isObject(a) || !isObject(b))
        return false;
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key])));
}
/** Length of a string as JSON Schema counts it: in code points. */
function codePoints(text) {
    let length = 0;
    for (const _ of text)
        length++;
    return length;
}
/** An object with these members; unlike assignment, a member named `__proto__` stays a member. */
function objectOf(members) {
    return Object.fromEntries(members);
}


/***/ }),

/***/ 8635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isAssertion),
/* harmony export */   W: () => (/* binding */ keywordFault)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1415);


const TYPES = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']);
const isText = (value) => typeof value === 'string';
const text = (value) => (isText(value) ? undefined : 'is no string');
const numeric = (value) => (Number.isFinite(value) ? undefined : 'is no number');
const flag = (value) => (typeof value === 'boolean' ? undefined : 'is neither true nor false');
const map = (value) => ((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? undefined : 'is no object');
const list = (value) => (Array.isArray(value) ? undefined : 'is no list');
const size = (value) => (Number.isInteger(value) && Number(value) >= 0 ? undefined : 'is no integer from 0 up');
const names = (value) => (Array.isArray(value) && value.every(isText) ? twins(value) : 'is no list of strings');
const twins = (value) => value.length < 2 || new Set(value).size === value.length ? undefined : 'names something twice';
const schemas = (value) => (Array.isArray(value) && value.length > 0 ? undefined : 'is no list of schemas');
function type(value) {
    const all = Array.isArray(value) ? value : [value];
    const wrong = all.find((name) => !isText(name) || !TYPES.has(name));
    if (all.length === 0)
        return 'is an empty list';
    return wrong === undefined ? twins(all) : `is ${isText(wrong) ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wrong) : 'no string'}, which is no type`;
}
function nameLists(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && Object.values(value).every((item) => names(item) === undefined)
        ? undefined
        : 'is no object of lists';
}
const CHECKS = new Map([
    ['type', type],
    ['required', names],
    ['enum', list],
    ['properties', map],
    ['patternProperties', map],
    ['$defs', map],
    ['definitions', map],
    ['dependentSchemas', map],
    ['dependencies', map],
    ['dependentRequired', nameLists],
    ['allOf', schemas],
    ['anyOf', schemas],
    ['oneOf', schemas],
    ['prefixItems', schemas],
    ['minimum', numeric],
    ['maximum', numeric],
    ['exclusiveMinimum', numeric],
    ['exclusiveMaximum', numeric],
    ['multipleOf', (value) => numeric(value) ?? (Number(value) > 0 ? undefined : 'is not above 0')],
    ['minLength', size],
    ['maxLength', size],
    ['minItems', size],
    ['maxItems', size],
    ['minProperties', size],
    ['maxProperties', size],
    ['minContains', size],
    ['maxContains', size],
    ['uniqueItems', flag],
    ['nullable', flag],
    ['pattern', text],
    ['format', text],
    ['$ref', text],
    ['$dynamicRef', text],
    ['$recursiveRef', text],
    ['$id', text],
    ['$anchor', text],
    ['$dynamicAnchor', text],
    ['$schema', text],
]);
/** The first keyword of a schema object whose value is not what JSON Schema wants there; nested schemas aside. */
function keywordFault(schema) {
    for (const keyword of Object.keys(schema)) {
        const problem = CHECKS.get(keyword)?.(schema[keyword]);
        if (problem !== undefined)
            return { keyword, problem: `${keyword} ${problem}` };
    }
    return undefined;
}
/** What says nothing of a value. */
const SILENT = new Set(['$defs', 'definitions', '$ref', '$id', '$anchor', '$schema', '$dynamicAnchor']);
const UNCHECKED = new Set([
    'const',
    'not',
    'if',
    'then',
    'else',
    'items',
    'additionalItems',
    'additionalProperties',
    'propertyNames',
    'contains',
]);
/** Whether a keyword says something of a value; what no dialect knows says nothing. */
function isAssertion(keyword) {
    return UNCHECKED.has(keyword) || (CHECKS.has(keyword) && !SILENT.has(keyword));
}


/***/ }),

/***/ 9269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openSchema),
/* harmony export */   Z: () => (/* binding */ isFault)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _keyword_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8635);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1415);
/* harmony import */ var _schema_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4454);
/* harmony import */ var _where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8790);





/** Subschemas of one document; real ones have some hundred. */
const MAX_NODES = 100_000;
const SINGLE = [
    'additionalProperties',
    'additionalItems',
    'contains',
    'not',
    'if',
    'then',
    'else',
    'propertyNames',
    'unevaluatedItems',
    'unevaluatedProperties',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
/**
 * Looks at every part of a schema once, without recursion: a malformed keyword anywhere, a reference to anything outside
 * or too many parts make it a schema that cannot be judged. Parts that a document shares (`known`) keep their places.
 */
function openSchema(schema, known) {
    const nodes = new Map();
    const resources = new Map();
    const anchors = new Map();
    const pending = [];
    const index = { nodes, resources, anchors };
    if (typeof schema === 'boolean') {
        const id = schema ? _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .ALWAYS */ .qI : _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .NEVER */ .tm;
        return { root: { id, schema, where: undefined, index, resource: undefined }, index };
    }
    let root;
    const open = [{ value: schema, where: undefined, resource: undefined }];
    let dynamicAnchors = 0;
    let dynamicReferences = 0;
    for (;;) {
        const next = open.pop();
        if (next === undefined) {
            const unresolved = pending.pop();
            if (unresolved === undefined)
                break;
            const { node, reference } = unresolved;
            const target = targetValue(node, reference);
            if (target === undefined)
                return { problem: `it refers to ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(reference)}, which is not in the document`, where: node.where };
            open.push(target);
            continue;
        }
        const { value, where } = next;
        if (typeof value === 'boolean')
            continue;
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
            return { problem: 'it is neither an object nor true or false', where };
        if (nodes.has(value))
            continue;
        const shared = known?.index.nodes.get(value);
        if (shared !== undefined) {
            nodes.set(value, shared);
            root ??= shared;
            continue;
        }
        if (nodes.size >= MAX_NODES)
            return { problem: `it has more than ${MAX_NODES} parts`, where };
        const fault = (0,_keyword_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .keywordFault */ .W)(value);
        if (fault !== undefined)
            return { problem: fault.problem, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, fault.keyword) };
        const node = makeNode(value, next, index, nodes.size + (known?.index.nodes.size ?? 0));
        nodes.set(value, node);
        root ??= node;
        if (node.resource?.root === node && node.resource.base !== '')
            resources.set(node.resource.base, node);
        for (const anchor of anchorsOf(value))
            anchors.set(`${node.resource?.base ?? ''}#${anchor}`, node);
        if (typeof (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, '$dynamicAnchor') === 'string')
            dynamicAnchors++;
        for (const keyword of _schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .REFERENCES */ .tf) {
            const reference = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, keyword);
            if (typeof reference !== 'string')
                continue;
            pending.push({ node, reference });
            if (keyword !== '$ref')
                dynamicReferences++;
        }
        for (const child of partsOf(value, where))
            open.push({ ...child, resource: node.resource });
    }
    if (dynamicReferences > 0 && dynamicAnchors > 1)
        return { problem: 'it has dynamic references with more than one possible target', where: undefined };
    if (root === undefined)
        return { problem: 'it has no parts', where: undefined };
    return { root, index };
}
/** @returns whether {@link openSchema} could not open the schema. */
function isFault(opened) {
    return 'problem' in opened;
}
function makeNode(schema, { where, resource }, index, id) {
    const node = { id, schema, where, index, resource };
    const $id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$id');
    const embedded = typeof $id === 'string' && !$id.startsWith('#');
    if (resource === undefined || embedded) {
        node.resource = {
            root: node,
            base: embedded ? (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .absolute */ .ys)($id, resource?.base ?? '') : '',
            older: isOlder((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$schema')) ?? resource?.older ?? false,
        };
    }
    return node;
}
function isOlder(dialect) {
    return typeof dialect === 'string' ? /draft-0[3467]/.test(dialect) : undefined;
}
function anchorsOf(schema) {
    const $id = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$id');
    const names = [(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$anchor'), (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, '$dynamicAnchor')].filter((name) => typeof name === 'string');
    return typeof $id === 'string' && $id.startsWith('#') ? [...names, $id.slice(1)] : names;
}
function* partsOf(schema, where) {
    for (const keyword of SINGLE) {
        if (Object.hasOwn(schema, keyword))
            yield { value: schema[keyword], where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword) };
    }
    for (const keyword of LISTS) {
        const list = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, keyword);
        if (Array.isArray(list))
            for (const [i, value] of list.entries())
                yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword, i) };
    }
    for (const keyword of MAPS) {
        const map = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, keyword);
        if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(map))
            continue;
        for (const name of Object.keys(map))
            yield { value: map[name], where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, keyword, name) };
    }
    const items = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'items');
    if (Array.isArray(items))
        for (const [i, value] of items.entries())
            yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'items', i) };
    else if (items !== undefined)
        yield { value: items, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'items') };
    const dependencies = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(schema, 'dependencies');
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(dependencies))
        return;
    for (const name of Object.keys(dependencies)) {
        const value = dependencies[name];
        if (!Array.isArray(value))
            yield { value, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, 'dependencies', name) };
    }
}
// A reference may lead to a part that is no subschema of its own, such as `#/components/x`: it is looked at then.
function targetValue(node, reference) {
    const found = (0,_schema_document_js__WEBPACK_IMPORTED_MODULE_2__/* .resolve */ .hd)(node, reference);
    if (found !== undefined)
        return { value: found.schema, where: found.where, resource: found.resource };
    const root = node.resource?.root ?? node;
    if (!reference.startsWith('#/'))
        return undefined;
    let value = root.schema;
    let where = root.where;
    for (const raw of reference.slice(2).split('/')) {
        const key = unescape(raw);
        if (key === undefined)
            return undefined;
        value = Array.isArray(value) ? value[Number(key)] : (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(value, key) : undefined;
        where = (0,_where_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(where, key);
    }
    return value === undefined ? undefined : { value, where, resource: node.resource };
}
function unescape(segment) {
    try {
        return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ compilePattern)
});

;// CONCATENATED MODULE: ./build/core/handshake/accept/pattern-parse.js
const MAX_CODE = 0x10ffff;
const DIGIT = [[48, 57]];
const WORD = [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
];
const SPACE = [
    [9, 13],
    [32, 32],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
];
const LINE_END = [
    [10, 10],
    [13, 13],
    [0x2028, 0x2029],
];
const CONTROLS = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
const MAX_DEPTH = 100;
const MAX_REPEAT = 1000;
class NotUnderstood extends Error {
}
/**
 * Parses an ECMA-262 pattern (unicode mode) without look-around, back references, word boundaries and property classes.
 *
 * @returns undefined when it is not understood: then nothing may be concluded from it
 */
function parsePattern(source) {
    if (source.length > 2000)
        return undefined;
    try {
        return new PatternParser(source).whole();
    }
    catch (error) {
        if (error instanceof NotUnderstood)
            return undefined;
        throw error;
    }
}
/** Every code point that is not in the set. */
function complement(set) {
    const sorted = [...set].sort((a, b) => a[0] - b[0]);
    const result = [];
    let from = 0;
    for (const [low, high] of sorted) {
        if (low > from)
            result.push([from, low - 1]);
        from = Math.max(from, high + 1);
    }
    if (from <= MAX_CODE)
        result.push([from, MAX_CODE]);
    return result;
}
class PatternParser {
    #units;
    #at = 0;
    #depth = 0;
    constructor(source) {
        this.#units = [...source];
    }
    whole() {
        const pattern = this.#choice();
        if (this.#at < this.#units.length)
            throw new NotUnderstood();
        return pattern;
    }
    #choice() {
        if (++this.#depth > MAX_DEPTH)
            throw new NotUnderstood();
        const parts = [this.#sequence()];
        while (this.#take('|'))
            parts.push(this.#sequence());
        this.#depth--;
        return parts.length === 1 ? parts[0] : { kind: 'choice', parts };
    }
    #sequence() {
        const parts = [];
        for (;;) {
            const unit = this.#peek();
            if (unit === undefined || unit === '|' || unit === ')')
                break;
            parts.push(this.#quantified());
        }
        return parts.length === 1 ? parts[0] : { kind: 'sequence', parts };
    }
    #quantified() {
        const part = this.#atom();
        const range = this.#quantifier();
        if (range === undefined)
            return part;
        if (part.kind === 'start' || part.kind === 'end')
            throw new NotUnderstood();
        // A lazy quantifier matches the same strings.
        this.#take('?');
        const again = this.#peek();
        if (again === '*' || again === '+' || again === '?' || again === '{')
            throw new NotUnderstood();
        return { kind: 'repeat', part, min: range[0], max: range[1] };
    }
    #quantifier() {
        if (this.#take('*'))
            return [0, Infinity];
        if (this.#take('+'))
            return [1, Infinity];
        if (this.#take('?'))
            return [0, 1];
        if (!this.#take('{'))
            return undefined;
        const min = this.#number();
        let max = min;
        if (this.#take(','))
            max = this.#peek() === '}' ? Infinity : this.#number();
        this.#expect('}');
        if (max < min || min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT))
            throw new NotUnderstood();
        return [min, max];
    }
    #number() {
        let digits = '';
        for (let unit = this.#peek(); unit !== undefined && /^[0-9]$/.test(unit); unit = this.#peek())
            digits += this.#next();
        if (digits === '' || digits.length > 6)
            throw new NotUnderstood();
        return Number(digits);
    }
    #atom() {
        const unit = this.#next();
        switch (unit) {
            case '^':
                return { kind: 'start' };
            case '$':
                return { kind: 'end' };
            case '.':
                return { kind: 'set', set: complement(LINE_END) };
            case '(':
                return this.#group();
            case '[':
                return { kind: 'set', set: this.#class() };
            case '\\':
                return { kind: 'set', set: this.#escape() };
            case '*':
            case '+':
            case '?':
            case '{':
            case '}':
            case ']':
                throw new NotUnderstood();
            default:
                return { kind: 'set', set: single(unit) };
        }
    }
    #group() {
        if (this.#take('?')) {
            if (this.#take('<')) {
                let name = '';
                while (this.#peek() !== '>')
                    name += this.#next();
                this.#next();
                // `(?<=` and `(?<!` look behind.
                if (!/^[A-Za-z_$][\w$]*$/.test(name))
                    throw new NotUnderstood();
            }
            else
                this.#expect(':');
        }
        const inner = this.#choice();
        this.#expect(')');
        return inner;
    }
    #class() {
        const negated = this.#take('^');
        const set = [];
        while (!this.#take(']')) {
            const low = this.#classUnit();
            if (this.#peek() !== '-' || this.#units[this.#at + 1] === ']') {
                set.push(...low);
                continue;
            }
            this.#next();
            const high = this.#classUnit();
            const [from, to] = [low[0]?.[0], high[0]?.[1]];
            if (low.length !== 1 || high.length !== 1 || from === undefined || to === undefined)
                throw new NotUnderstood();
            if (low[0]?.[1] !== from || high[0]?.[0] !== to || to < from)
                throw new NotUnderstood();
            set.push([from, to]);
        }
        return negated ? complement(set) : set;
    }
    #classUnit() {
        const unit = this.#next();
        return unit === '\\' ? this.#escape(true) : single(unit);
    }
    #escape(inClass = false) {
        const unit = this.#next();
        const control = Object.hasOwn(CONTROLS, unit) ? CONTROLS[unit] : undefined;
        if (control !== undefined) {
            if (unit === '0' && /^[0-9]$/.test(this.#peek() ?? ''))
                throw new NotUnderstood();
            return [[control, control]];
        }
        switch (unit) {
            case 'd':
                return DIGIT;
            case 'D':
                return complement(DIGIT);
            case 'w':
                return WORD;
            case 'W':
                return complement(WORD);
            case 's':
                return SPACE;
            case 'S':
                return complement(SPACE);
            case 'x':
                return this.#hex(2);
            case 'u':
                return this.#take('{') ? this.#bracedHex() : this.#hex(4);
            default:
                if (/^[\^$\\.*+?()[\]{}|/]$/.test(unit) || (inClass && unit === '-'))
                    return single(unit);
                throw new NotUnderstood();
        }
    }
    #hex(length) {
        let digits = '';
        for (let i = 0; i < length; i++)
            digits += this.#next();
        return codeOf(digits);
    }
    #bracedHex() {
        let digits = '';
        while (!this.#take('}'))
            digits += this.#next();
        return codeOf(digits);
    }
    #peek() {
        return this.#units[this.#at];
    }
    #next() {
        const unit = this.#units[this.#at++];
        if (unit === undefined)
            throw new NotUnderstood();
        return unit;
    }
    #take(unit) {
        if (this.#units[this.#at] !== unit)
            return false;
        this.#at++;
        return true;
    }
    #expect(unit) {
        if (!this.#take(unit))
            throw new NotUnderstood();
    }
}
function single(unit) {
    const code = unit.codePointAt(0);
    return [[code, code]];
}
function codeOf(digits) {
    const code = /^[0-9a-f]{1,6}$/i.test(digits) ? parseInt(digits, 16) : Infinity;
    // Half of a surrogate pair could join the next escape.
    if (code > MAX_CODE || (code >= 0xd800 && code <= 0xdfff))
        throw new NotUnderstood();
    return [[code, code]];
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/pattern.js

const MAX_STEPS = 5000;
const MAX_WORK = 4_000_000;
const compiled = new Map();
/** Compiles a pattern; undefined when it is not understood or too large: then nothing may be concluded from it. */
function compilePattern(source) {
    if (compiled.has(source))
        return compiled.get(source);
    if (compiled.size > 1000)
        compiled.clear();
    const parsed = parsePattern(source);
    const program = parsed === undefined ? undefined : new Program(parsed);
    const result = program?.tooLarge === false ? program : undefined;
    compiled.set(source, result);
    return result;
}
class Program {
    #steps = [];
    #start;
    constructor(pattern) {
        this.#start = this.#compile(pattern, this.#add({ op: 'match' }));
    }
    get tooLarge() {
        return this.#steps.length > MAX_STEPS;
    }
    matches(text) {
        const units = [...text];
        if (units.length * this.#steps.length > MAX_WORK)
            return undefined;
        let current = new Set();
        for (let i = 0; i <= units.length; i++) {
            // Starting anew at every place is what makes the search unanchored.
            if (this.#close(this.#start, i === 0, i === units.length, current))
                return true;
            const code = units[i]?.codePointAt(0);
            if (code === undefined)
                return false;
            const next = new Set();
            for (const at of current) {
                const step = this.#steps[at];
                if (step?.op === 'char' && includes(step.set, code)) {
                    if (this.#close(step.to, false, i + 1 === units.length, next))
                        return true;
                }
            }
            current = next;
        }
        return false;
    }
    shortest() {
        let frontier = new Map();
        const seen = new Set();
        let reached = new Set();
        if (this.#close(this.#start, true, true, new Set()))
            return '';
        this.#close(this.#start, true, false, reached);
        for (const at of reached)
            frontier.set(at, '');
        while (frontier.size > 0) {
            const next = new Map();
            for (const [at, text] of frontier) {
                const step = this.#steps[at];
                if (step?.op !== 'char' || seen.has(at))
                    continue;
                seen.add(at);
                const unit = example(step.set);
                if (unit === undefined)
                    continue;
                if (this.#close(step.to, false, true, new Set()))
                    return text + unit;
                reached = new Set();
                this.#close(step.to, false, false, reached);
                for (const to of reached)
                    if (!next.has(to))
                        next.set(to, text + unit);
            }
            frontier = next;
        }
        return undefined;
    }
    /** Follows every step that consumes nothing; @returns whether the pattern has matched. */
    #close(from, atStart, atEnd, into) {
        const open = [from];
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
            if (into.has(at))
                continue;
            into.add(at);
            const step = this.#steps[at];
            if (step.op === 'match')
                return true;
            if (step.op === 'split')
                open.push(...step.to);
            else if ((step.op === 'start' && atStart) || (step.op === 'end' && atEnd))
                open.push(step.to);
        }
        return false;
    }
    #add(step) {
        if (this.#steps.length <= MAX_STEPS)
            this.#steps.push(step);
        return this.#steps.length - 1;
    }
    #compile(pattern, to) {
        if (this.tooLarge)
            return to;
        switch (pattern.kind) {
            case 'empty':
                return to;
            case 'set':
                return this.#add({ op: 'char', set: pattern.set, to });
            case 'start':
            case 'end':
                return this.#add({ op: pattern.kind, to });
            case 'sequence':
                return pattern.parts.reduceRight((next, part) => this.#compile(part, next), to);
            case 'choice':
                return this.#add({ op: 'split', to: pattern.parts.map((part) => this.#compile(part, to)) });
            case 'repeat':
                return this.#repeat(pattern.part, pattern.min, pattern.max, to);
        }
    }
    #repeat(part, min, max, to) {
        let next = to;
        if (max === Infinity) {
            const targets = [];
            next = this.#add({ op: 'split', to: targets });
            targets.push(this.#compile(part, next), to);
        }
        else {
            for (let i = min; i < max && !this.tooLarge; i++)
                next = this.#add({ op: 'split', to: [this.#compile(part, next), to] });
        }
        for (let i = 0; i < min && !this.tooLarge; i++)
            next = this.#compile(part, next);
        return next;
    }
}
function includes(set, code) {
    return set.some(([low, high]) => code >= low && code <= high);
}
/** A readable member of a set. */
function example(set) {
    for (const unit of 'a0A_-/')
        if (includes(set, unit.codePointAt(0)))
            return unit;
    for (let code = 33; code < 127; code++)
        if (includes(set, code))
            return String.fromCodePoint(code);
    const first = set.find(([low, high]) => low > 0xdfff || high < 0xd800)?.[0];
    return first === undefined ? undefined : String.fromCodePoint(first);
}


/***/ }),

/***/ 4454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ isReadTwoWays),
/* harmony export */   GG: () => (/* binding */ childOf),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   XL: () => (/* binding */ keywordOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   hd: () => (/* binding */ resolve),
/* harmony export */   qI: () => (/* binding */ ALWAYS),
/* harmony export */   tf: () => (/* binding */ REFERENCES),
/* harmony export */   tm: () => (/* binding */ NEVER),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   ys: () => (/* binding */ absolute)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1415);
/* harmony import */ var _keyword_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _where_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8790);



const ALWAYS = -1;
const NEVER = -2;
/** Keywords that draft-07 and before do not know, and so pass over. */
const LATER = new Set([
    'prefixItems',
    'minContains',
    'maxContains',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedItems',
    'unevaluatedProperties',
]);
/** The node of a subschema that stands under `keys` of `parent`; undefined when there is none. */
function childOf(parent, ...keys) {
    const [keyword, ...rest] = keys;
    let value = keyword === undefined ? parent.schema : keywordOf(parent, String(keyword));
    for (const key of rest)
        value = memberOf(value, key);
    if (typeof value === 'boolean')
        return booleanNode(parent, value, keys);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? parent.index.nodes.get(value) : undefined;
}
function booleanNode(parent, schema, keys) {
    return { ...parent, id: schema ? ALWAYS : NEVER, schema, where: (0,_where_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .Gz)(parent.where, ...keys) };
}
function memberOf(value, key) {
    if (Array.isArray(value))
        return value[Number(key)];
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, String(key)) : undefined;
}
/** The nodes of a keyword that holds a list of schemas. */
function listOf(parent, keyword) {
    const list = keywordOf(parent, keyword);
    if (!Array.isArray(list))
        return [];
    return list.flatMap((_, i) => childOf(parent, keyword, i) ?? []);
}
/** The nodes of a keyword that holds schemas by name, as a lazy view: a tool may have thousands of properties. */
function namesIn(parent, keyword) {
    const map = keywordOf(parent, keyword);
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(map) ? Object.keys(map) : [];
}
/** A keyword's raw value; undefined when there is none, or the schema's dialect passes over it. */
function keywordOf(node, keyword) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(node.schema) || (node.resource?.older === true && LATER.has(keyword)))
        return undefined;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(node.schema, keyword);
}
/**
 * Whether keywords stand beside a `$ref` in draft-07 or before: its letter hides them, widespread validators read them all
 * the same. What holds in one reading alone cannot be told.
 */
function isReadTwoWays(node) {
    if (node.resource?.older !== true || typeof keywordOf(node, '$ref') !== 'string')
        return false;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(node.schema) && Object.keys(node.schema).some(_keyword_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .isAssertion */ .F);
}
/** The schemas that `$ref` and `$dynamicRef` of a node lead to; a document that was opened has no dangling ones. */
function targetsOf(node) {
    const targets = [];
    for (const keyword of REFERENCES) {
        const reference = keywordOf(node, keyword);
        if (typeof reference !== 'string')
            continue;
        const target = resolve(node, reference);
        if (target !== undefined)
            targets.push(target);
    }
    return targets;
}
/** `$dynamicRef` is followed like `$ref`: {@link openSchema} refuses a document in which that could make a difference. */
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];
/** Follows a reference inside the document; undefined when it leads outside or nowhere. Nothing is ever fetched. */
function resolve(node, reference) {
    const { resources, anchors } = node.index;
    const hash = reference.indexOf('#');
    const target = hash === -1 ? reference : reference.slice(0, hash);
    const fragment = decode(hash === -1 ? '' : reference.slice(hash + 1));
    const here = node.resource;
    if (fragment === undefined)
        return undefined;
    const base = target === '' ? (here?.base ?? '') : absolute(target, here?.base ?? '');
    const root = target === '' ? here?.root : resources.get(base);
    if (root === undefined || fragment === '')
        return root;
    if (!fragment.startsWith('/'))
        return anchors.get(`${base}#${fragment}`);
    const keys = fragment
        .slice(1)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return childOf(root, ...keys);
}
/** `reference` against `base`; a relative one without base stays as it is. */
function absolute(reference, base) {
    try {
        return new URL(reference, base === '' ? undefined : base).href.replace(/#$/, '');
    }
    catch {
        return reference.replace(/#$/, '');
    }
}
function decode(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   rq: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1817);

/** RFC 6901 pointer of a place; undefined is the root. */
function pointerOf(where) {
    return (0,_source_document_js__WEBPACK_IMPORTED_MODULE_0__/* .toPointer */ .rb)(pathOf(where));
}
/** The keys that lead to a place. */
function pathOf(where) {
    const path = [];
    for (let at = where; at !== undefined; at = at.up)
        path.push(at.key);
    return path.toReversed();
}
function below(up, ...keys) {
    return keys.reduce((at, key) => ({ up: at, key }), up);
}


/***/ }),

/***/ 4480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ Binder)
});

// EXTERNAL MODULE: ./build/core/handshake/accept/accepts.js + 13 modules
var accepts = __webpack_require__(3106);
// EXTERNAL MODULE: ./build/core/handshake/accept/budget.js
var budget = __webpack_require__(4380);
// EXTERNAL MODULE: ./build/core/handshake/accept/json.js
var json = __webpack_require__(1415);
;// CONCATENATED MODULE: ./build/core/handshake/accept/quick-refusal.js

/** Keywords that could name a property which `properties` does not list. */
const NAMING = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf', 'patternProperties'];
/**
 * Whether a glance is enough: the contract requires a property that a plain tool schema does not list. Of two hundred tools
 * nearly all are refused for that, and only the few that came close are looked at further.
 *
 * @returns true when the tool certainly does not accept; false says nothing
 */
function refusesAtAGlance(contract, tool) {
    if (!(0,json/* isObject */.Gv)(contract) || !(0,json/* isObject */.Gv)(tool))
        return false;
    const required = (0,json/* own */.ZV)(contract, 'required');
    if (!Array.isArray(required) || NAMING.some((keyword) => Object.hasOwn(tool, keyword)))
        return false;
    const additional = (0,json/* own */.ZV)(tool, 'additionalProperties');
    if (additional !== undefined && additional !== false)
        return false;
    const properties = (0,json/* own */.ZV)(tool, 'properties') ?? {};
    return (0,json/* isObject */.Gv)(properties) && required.some((name) => typeof name === 'string' && !Object.hasOwn(properties, name));
}
/** Whether two property schemas state plain types of which no value is of both. */
function differsAtAGlance(wanted, offered) {
    const [a, b] = [wanted, offered].map((schema) => ((0,json/* isObject */.Gv)(schema) ? (0,json/* own */.ZV)(schema, 'type') : undefined));
    if (typeof a !== 'string' || typeof b !== 'string' || a === b)
        return false;
    return !(a === 'integer' && b === 'number');
}

// EXTERNAL MODULE: ./build/core/handshake/accept/open-schema.js
var open_schema = __webpack_require__(9269);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate-object.js
var evaluate_object = __webpack_require__(9196);
// EXTERNAL MODULE: ./build/core/handshake/accept/schema-document.js
var schema_document = __webpack_require__(4454);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/handshake/accept/evaluate.js
var evaluate = __webpack_require__(7118);
// EXTERNAL MODULE: ./build/core/handshake/accept/pattern.js + 1 modules
var accept_pattern = __webpack_require__(4401);
;// CONCATENATED MODULE: ./build/core/handshake/accept/wrapped.js








/** Keywords that speak of all property names at once: with other names they would say something else. */
const ABOUT_ALL_NAMES = [
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
    'unevaluatedProperties',
];
const KEPT_AS_IT_IS = ['type', 'enum', 'const', 'nullable', 'additionalProperties', 'patternProperties'];
class CannotDerive extends Error {
    where;
    constructor(problem, where) {
        super(problem);
        this.where = where;
    }
}
/**
 * The schema of a wrapped tool: it takes an object exactly when the tool that it wraps takes what is made of it. Its parts
 * below the arguments are the wrapped tool's own and keep their places there.
 */
function wrappedSchema(tool, wrapping) {
    if ((0,open_schema/* isFault */.Z)(tool))
        return tool;
    try {
        return (0,open_schema/* openSchema */.I)(new Derivation(wrapping).derive(tool.root, 0), tool);
    }
    catch (error) {
        if (error instanceof CannotDerive)
            return { problem: error.message, where: error.where };
        if (error instanceof budget/* TooMuch */.GC)
            return { problem: error.message, where: undefined };
        throw error;
    }
}
class Derivation {
    #wrapping;
    /** Tool property to contract property. */
    #back;
    #budget = new budget/* Budget */.__();
    constructor(wrapping) {
        this.#wrapping = wrapping;
        this.#back = new Map([...wrapping.rename].map(([from, to]) => [to, from]));
    }
    derive(node, depth) {
        this.#budget.spend(depth * 10);
        if (typeof node.schema === 'boolean')
            return node.schema;
        if ((0,schema_document/* isReadTwoWays */.DX)(node))
            throw new CannotDerive('keywords beside $ref are read in two ways in draft-07', node.where);
        const parts = (0,schema_document/* targetsOf */.QR)(node).map((target) => this.derive(target, depth + 1));
        parts.push(this.#own(node, depth));
        return parts.length === 1 ? (parts[0] ?? true) : { allOf: parts };
    }
    #own(node, depth) {
        for (const keyword of ABOUT_ALL_NAMES) {
            if ((0,schema_document/* keywordOf */.XL)(node, keyword) !== undefined)
                throw new CannotDerive(`a wrapped tool with ${keyword} cannot be derived`, node.where);
        }
        for (const keyword of ['enum', 'const']) {
            if ((0,schema_document/* keywordOf */.XL)(node, keyword) !== undefined)
                throw new CannotDerive('a wrapped tool that lists whole arguments cannot be derived', node.where);
        }
        this.#refusePatternsOnRenamed(node);
        if (this.#constantRejected(node))
            return false;
        const members = [];
        for (const keyword of KEPT_AS_IT_IS) {
            const value = (0,schema_document/* keywordOf */.XL)(node, keyword);
            if (value !== undefined)
                members.push([keyword, value]);
        }
        members.push(['properties', this.#properties(node)], ...this.#required(node), ...this.#counts(node));
        for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
            const branches = (0,schema_document/* listOf */.c3)(node, keyword);
            if (branches.length > 0)
                members.push([keyword, branches.map((branch) => this.derive(branch, depth + 1))]);
        }
        for (const keyword of ['not', 'if', 'then', 'else']) {
            const branch = (0,schema_document/* childOf */.GG)(node, keyword);
            if (branch !== undefined)
                members.push([keyword, this.derive(branch, depth + 1)]);
        }
        return (0,json/* objectOf */.Xy)(members);
    }
    // A pattern sees the wrapped tool's names; here it would see the contract's.
    #refusePatternsOnRenamed(node) {
        const touched = [...this.#wrapping.rename].flat();
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const compiled = (0,accept_pattern/* compilePattern */.E)(pattern);
            const name = touched.find((name) => compiled?.matches(name) !== false);
            if (name !== undefined)
                throw new CannotDerive(`a pattern of the wrapped tool may match the renamed ${(0,printable/* quote */.hD)(name)}`, node.where);
        }
    }
    #properties(node) {
        const { rename, constants } = this.#wrapping;
        const members = new Map();
        for (const name of (0,schema_document/* namesIn */.wX)(node, 'properties')) {
            // A name that is sent on under another never arrives under its own.
            if (constants.has(name) || (rename.has(name) && !this.#back.has(name)))
                continue;
            members.set(this.#back.get(name) ?? name, rawChild(node, 'properties', name));
        }
        for (const [from, to] of rename) {
            if (members.has(from) && (0,schema_document/* namesIn */.wX)(node, 'properties').includes(to))
                continue;
            const schema = this.#unlisted(node, to);
            if (schema !== undefined)
                members.set(from, schema);
        }
        return (0,json/* objectOf */.Xy)(members);
    }
    // What a node says of a property that it does not list.
    #unlisted(node, name) {
        for (const pattern of (0,schema_document/* namesIn */.wX)(node, 'patternProperties')) {
            const matches = (0,accept_pattern/* compilePattern */.E)(pattern)?.matches(name);
            if (matches === undefined)
                throw new CannotDerive(`whether a pattern matches ${(0,printable/* quote */.hD)(name)} cannot be told`, node.where);
            if (matches)
                return rawChild(node, 'patternProperties', pattern);
        }
        const { schema } = node;
        return (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, 'additionalProperties')
            ? schema['additionalProperties']
            : undefined;
    }
    #required(node) {
        const required = (0,schema_document/* keywordOf */.XL)(node, 'required');
        if (!Array.isArray(required))
            return [];
        const names = required.map(String).filter((name) => !this.#wrapping.constants.has(name));
        const unreachable = names.find((name) => this.#wrapping.rename.has(name) && !this.#back.has(name));
        if (unreachable !== undefined)
            throw new CannotDerive(`it requires ${(0,printable/* quote */.hD)(unreachable)}, which the wrapping sends under another name`, node.where);
        return [['required', names.map((name) => this.#back.get(name) ?? name)]];
    }
    #counts(node) {
        return ['minProperties', 'maxProperties'].flatMap((keyword) => {
            const value = (0,schema_document/* keywordOf */.XL)(node, keyword);
            return typeof value === 'number' ? [[keyword, Math.max(0, value - this.#wrapping.constants.size)]] : [];
        });
    }
    // A constant is known, so every keyword counts; only whether it has its format is the operator's word.
    #constantRejected(node) {
        const most = (0,schema_document/* keywordOf */.XL)(node, 'maxProperties');
        if (typeof most === 'number' && most < this.#wrapping.constants.size)
            return true;
        for (const [name, value] of this.#wrapping.constants) {
            const { schemas, perhaps } = (0,evaluate_object/* propertySchemas */.M3)(node, name);
            for (const schema of [...schemas, ...perhaps]) {
                const answer = (0,evaluate/* evaluate */._3)(schema, value, { budget: this.#budget, aspect: 'whole', trustFormats: true });
                if (answer === true)
                    continue;
                if (answer === false && schemas.includes(schema))
                    return true;
                throw new CannotDerive(`whether the constant ${(0,printable/* quote */.hD)(name)} is taken cannot be told`, schema.where);
            }
        }
        return false;
    }
}
function rawChild(node, keyword, name) {
    return (0,schema_document/* childOf */.GG)(node, keyword, name)?.schema;
}

;// CONCATENATED MODULE: ./build/core/handshake/accept/rename-hint.js







const MAX_MISSING = 2;
const MAX_TRIES = 12;
/** Among more optional properties than this, the one that is meant cannot be told. */
const MAX_OPTIONAL = 8;
/**
 * Which rename would make a refused tool accept (format.md, 8)? A property that the tool requires comes first, then an
 * optional one if it is the only one that fits: with several, which one is meant would be a guess.
 */
function renameHint(contract, tool, pool) {
    if ((0,open_schema/* isFault */.Z)(contract) || (0,open_schema/* isFault */.Z)(tool))
        return undefined;
    const wanted = requiredOf(contract.root);
    const offered = propertiesOf(tool.root);
    const missing = wanted.filter((name) => !offered.names.has(name) && (0,evaluate_object/* propertySchemas */.M3)(tool.root, name).schemas.length === 0);
    if (missing.length === 0 || missing.length > MAX_MISSING)
        return undefined;
    const free = [...offered.names].filter((name) => !wanted.includes(name));
    const fitting = free.filter((name) => missing.some((wants) => !differs(contract.root, wants, tool.root, name)));
    const required = fitting.filter((name) => offered.required.has(name));
    const attempt = (names) => choices(missing, names)
        .slice(0, MAX_TRIES)
        .flatMap((rename) => {
        const wrapping = { rename: new Map(rename), constants: new Map() };
        const answer = (0,accepts/* acceptsOpened */.jw)(contract, wrappedSchema(tool, wrapping), pool);
        return answer.answer === 'accepts'
            ? [{ rename: Object.fromEntries(rename), reservations: answer.reservations }]
            : [];
    });
    const [sure] = attempt(required).sort((a, b) => a.reservations.length - b.reservations.length);
    if (sure !== undefined)
        return sure;
    const possible = required.length === 0 && fitting.length <= MAX_OPTIONAL ? attempt(fitting) : [];
    return possible.length === 1 ? possible[0] : undefined;
}
function differs(contract, wants, tool, name) {
    const [wanted, offered] = [(0,schema_document/* childOf */.GG)(contract, 'properties', wants), (0,schema_document/* childOf */.GG)(tool, 'properties', name)];
    return differsAtAGlance(wanted?.schema, offered?.schema);
}
function choices(missing, names) {
    const [first, ...others] = missing;
    if (first === undefined)
        return [[]];
    return names.flatMap((name) => choices(others, names.filter((other) => other !== name)).map((rest) => [[first, name], ...rest]));
}
function requiredOf(contract) {
    const names = (0,schema_document/* keywordOf */.XL)(contract, 'required');
    return Array.isArray(names) ? names.map(String) : [];
}
// Properties that a tool lists by name, through references and allOf.
function propertiesOf(tool, depth = 0) {
    const names = new Set((0,schema_document/* namesIn */.wX)(tool, 'properties').slice(0, 100));
    const required = new Set((0,json/* isObject */.Gv)(tool.schema) ? requiredNames((0,json/* own */.ZV)(tool.schema, 'required')) : []);
    if (depth > 5)
        return { names, required };
    for (const part of [...(0,schema_document/* targetsOf */.QR)(tool), ...(0,schema_document/* listOf */.c3)(tool, 'allOf')]) {
        const inner = propertiesOf(part, depth + 1);
        for (const name of inner.names)
            names.add(name);
        for (const name of inner.required)
            required.add(name);
    }
    return { names, required };
}
function requiredNames(value) {
    return Array.isArray(value) ? value.map(String) : [];
}

;// CONCATENATED MODULE: ./build/core/handshake/acceptance-cache.js






const NOT_LOOKED_AT = {
    answer: 'unknown',
    reason: budget/* HOST_TOO_MUCH */.Uy,
    contractPath: '',
    toolPath: '',
    reservations: [],
};
/**
 * Remembers which tool accepts which contract: most cartridges ask for the same contracts, and a hundred of them against
 * twenty hosts would decide each pair a hundred times.
 */
class AcceptanceCache {
    #keys = new WeakMap();
    #contracts = new Map();
    #tools = new WeakMap();
    #pools = new WeakMap();
    /** Whether a tool of a host, wrapped or its own, accepts the input schema of a contract. */
    accepts(contract, tool, host) {
        const { opened, answers } = this.#contract(contract);
        const known = answers.get(tool);
        if (known !== undefined)
            return known;
        const pool = this.#pool(host);
        const answer = pool.exhausted ? NOT_LOOKED_AT : (0,accepts/* acceptsOpened */.jw)(opened, this.#tool(tool, host), pool);
        answers.set(tool, answer);
        return answer;
    }
    /** Whether a tool certainly does not accept, which is found without a look at the whole of its schema. */
    refusesAtAGlance(contract, tool) {
        return tool.wraps === undefined && refusesAtAGlance(contract, tool.inputSchema);
    }
    /** The rename that would make a refused tool accept, if there is one. A wrapped tool is renamed already. */
    renameHint(contract, tool, host) {
        if (tool.wraps !== undefined)
            return undefined;
        const { opened, hints } = this.#contract(contract);
        if (!hints.has(tool))
            hints.set(tool, renameHint(opened, this.#tool(tool, host), this.#pool(host)));
        return hints.get(tool);
    }
    /** Whether a contract requires no property, so that only a name binds a tool to it. */
    requiresNothing(contract) {
        const known = this.#contract(contract);
        return (known.requiresNothing ??= (0,accepts/* requiresNothing */.YY)(known.opened));
    }
    /** A text that is the same for contracts with the same schema. */
    keyOf(contract) {
        let key = this.#keys.get(contract);
        if (key === undefined) {
            key = JSON.stringify(contract);
            this.#keys.set(contract, key);
        }
        return key;
    }
    #contract(contract) {
        const key = this.keyOf(contract);
        let known = this.#contracts.get(key);
        if (known === undefined) {
            known = { opened: (0,open_schema/* openSchema */.I)(contract), answers: new WeakMap(), hints: new WeakMap() };
            this.#contracts.set(key, known);
        }
        return known;
    }
    #pool(host) {
        let pool = this.#pools.get(host);
        if (pool === undefined)
            this.#pools.set(host, (pool = new budget/* Pool */.bC()));
        pool.grow();
        return pool;
    }
    #tool(tool, host) {
        const known = this.#tools.get(tool);
        if (known !== undefined)
            return known;
        const opened = tool.wraps === undefined ? openTool(tool) : this.#wrapped(tool, tool.wraps, host);
        this.#tools.set(tool, opened);
        return opened;
    }
    #wrapped(tool, wraps, host) {
        const target = host.tools.find(({ name }) => name === wraps);
        if (target === undefined || target.wraps !== undefined)
            return { problem: 'the tool that it wraps is not there', where: undefined };
        const rename = new Map(Object.entries(tool.rename ?? {}));
        return wrappedSchema(this.#tool(target, host), {
            rename,
            constants: new Map(Object.entries(tool.constants ?? {})),
        });
    }
}
function openTool(tool) {
    if (tool.inputSchema === undefined)
        return { problem: 'there is none', where: undefined };
    return (0,open_schema/* openSchema */.I)(tool.inputSchema);
}

;// CONCATENATED MODULE: ./build/core/handshake/bind.js

/** At most so many tools that came close are shown for a role. */
const SHOWN = 8;
/** At most so many tools are looked at for a rename, in the order of the host. */
const HINTS_TRIED = 64;
/** Binds roles and remembers what it bound: most cartridges ask every host for the same contracts. */
class Binder {
    #cache = new AcceptanceCache();
    #known = new WeakMap();
    #strict;
    /** @param strict whether no tool is bound with a reservation, not even one that was named */
    constructor(strict = false) {
        this.#strict = strict;
    }
    /**
     * Binds one concrete tool of the host to a role. Order: the profile's own binding, a tool with the suggested name, then the
     * other tools as the host lists them; the first whose schema accepts and whose scopes suffice is bound (specification 2.3).
     * What a search found binds only without any reservation, and never for a contract that requires nothing (format.md, 8).
     */
    bind(contract, host) {
        let roles = this.#known.get(host);
        if (roles === undefined)
            this.#known.set(host, (roles = new Map()));
        const key = this.#cache.keyOf(contract);
        let bound = roles.get(key);
        if (bound === undefined)
            roles.set(key, (bound = bindRole(contract, host, this.#cache, this.#strict)));
        return bound;
    }
}
function bindRole(contract, host, cache, strict) {
    const attempts = [];
    for (const { tool, how } of inOrder(contract, host)) {
        const missingScopes = contract.capabilityScopes.filter((scope) => !tool.scopes.includes(scope));
        const acceptance = () => cache.accepts(contract.inputSchema, tool, host);
        const answer = () => (cache.refusesAtAGlance(contract.inputSchema, tool) ? 'refuses' : acceptance().answer);
        const notTaken = () => whyNotTaken(how, acceptance(), strict, () => cache.requiresNothing(contract.inputSchema));
        const attempt = { tool, how, missingScopes, answer, acceptance, notTaken };
        // Every tool fits a contract that requires nothing: one is enough to say why a search does not bind it.
        const any = how === 'found' && cache.requiresNothing(contract.inputSchema);
        if (any && missingScopes.length > 0)
            continue;
        attempts.push(attempt);
        if (any)
            break;
        if (missingScopes.length === 0 && attempt.answer() === 'accepts' && notTaken() === undefined)
            return bound(contract, attempt, attempts);
    }
    return unbound(contract, host, attempts, cache);
}
// Of a tool that accepts by type and has the scopes.
function whyNotTaken(how, { reservations }, strict, requiresNothing) {
    const count = `${reservations.length} reservation${reservations.length === 1 ? '' : 's'}`;
    if (strict && reservations.length > 0)
        return `it has ${count}, and --strict takes none`;
    if (how !== 'found')
        return undefined;
    if (requiresNothing())
        return 'the contract requires no property, so that only a name binds a tool: name it in bindings if it is the one';
    if (reservations.length > 0)
        return `it was found by search and has ${count}: name it in bindings to take it all the same`;
    return undefined;
}
function* inOrder(contract, host) {
    const wanted = Object.hasOwn(host.bindings, contract.role) ? host.bindings[contract.role] : undefined;
    const named = wanted === undefined ? undefined : host.tools.find((tool) => tool.name === wanted);
    if (named !== undefined)
        yield { tool: named, how: 'named' };
    const suggested = host.tools.find((tool) => tool.name === contract.name && tool !== named);
    if (suggested !== undefined)
        yield { tool: suggested, how: 'suggested' };
    for (const tool of host.tools)
        if (tool !== named && tool !== suggested)
            yield { tool, how: 'found' };
}
function bound(contract, winner, attempts) {
    const passedOver = attempts.filter((attempt) => attempt !== winner && attempt.how !== 'found');
    return {
        binding: {
            role: contract.role,
            boundTool: winner.tool.name,
            scopesGranted: winner.tool.scopes,
            satisfied: true,
        },
        result: {
            role: contract.role,
            tier: contract.tier,
            boundTool: winner.tool.name,
            how: winner.how,
            satisfied: true,
            candidates: [winner, ...passedOver].map((attempt) => candidateOf(attempt)),
        },
    };
}
function unbound(contract, host, attempts, cache) {
    let [hints, tries, near] = [0, 0, 0];
    const close = [];
    for (const [order, attempt] of attempts.entries()) {
        // What follows cannot come closer than so many that fit but for a scope.
        if (near >= SHOWN)
            break;
        const answer = attempt.answer();
        const look = hints < SHOWN && tries < HINTS_TRIED && mayBeRenamed(attempt, answer);
        const hint = look ? cache.renameHint(contract.inputSchema, attempt.tool, host) : undefined;
        if (look)
            tries++;
        if (hint !== undefined)
            hints++;
        const rank = rankOf(attempt, answer, hint);
        if (rank !== undefined)
            close.push({ attempt, order, hint, rank });
        if (rank !== undefined && rank <= LACKS_A_SCOPE)
            near++;
    }
    close.sort((a, b) => a.rank - b.rank || lacksMore(a) - lacksMore(b) || a.order - b.order);
    return {
        binding: { role: contract.role, boundTool: null, scopesGranted: [], satisfied: false },
        result: {
            role: contract.role,
            tier: contract.tier,
            boundTool: null,
            how: null,
            satisfied: false,
            candidates: close.slice(0, SHOWN).map(({ attempt, hint }) => candidateOf(attempt, hint)),
        },
    };
}
// A tool of another trade is not made fit by a rename; one without any scopes may be of any trade.
function mayBeRenamed({ how, tool, missingScopes }, answer) {
    if (answer !== 'refuses')
        return false;
    return how !== 'found' || missingScopes.length === 0 || tool.scopes.length === 0;
}
// Of two renames the one that leaves nothing to ask for comes first.
function lacksMore({ hint }) {
    return hint === undefined ? 0 : hint.reservations.length;
}
/** Rank of a tool whose schema accepts: all that is missing is its name, or a scope. */
const LACKS_A_NAME = 2;
const LACKS_A_SCOPE = 3;
// What somebody named comes first, then what lacks least; a tool that neither fits nor may is not close.
function rankOf({ how, missingScopes }, answer, hint) {
    if (how === 'named')
        return 0;
    if (how === 'suggested')
        return 1;
    if (answer === 'accepts')
        return missingScopes.length === 0 ? LACKS_A_NAME : LACKS_A_SCOPE;
    if (missingScopes.length === 0)
        return hint === undefined ? 5 : 4;
    return hint === undefined ? undefined : 6;
}
function candidateOf({ tool, acceptance, missingScopes, notTaken }, hint) {
    const { answer, contractPath, toolPath, reason, witness, reservations } = acceptance();
    const own = hint?.reservations ?? reservations;
    const why = answer === 'accepts' && missingScopes.length === 0 ? notTaken() : undefined;
    return {
        tool: tool.name,
        schema: answer,
        path: `contract #${shortened(contractPath)}, tool #${shortened(toolPath)}: ${reason}`,
        ...(witness === undefined ? {} : { witness }),
        missingScopes,
        reservations: own,
        warnings: own.map((reservation) => reservation.reason),
        ...(why === undefined ? {} : { notTaken: why }),
        ...(hint === undefined ? {} : { rename: hint.rename }),
    };
}
/** A pointer into a deep schema, without its middle: what follows it says why, and must be seen. */
function shortened(pointer) {
    return pointer.length > 120 ? `${pointer.slice(0, 40)}…${pointer.slice(-79)}` : pointer;
}


/***/ }),

/***/ 7494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Nl: () => (/* binding */ negotiate),
  be: () => (/* binding */ notJudged)
});

// UNUSED EXPORTS: refusal, unjudgedReason

// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/handshake/unmet.js

/** The unmet requirements of a verified manifest, sorted by id (specification 3 and 7). */
function unmetRequirements(manifest, host, roles) {
    const unmet = [
        ...revisionFloor(manifest, host),
        ...modelFloors(manifest, host),
        ...unboundRoles(manifest, roles),
        ...deniedScopes('filesystem', manifest.filesystem, host.filesystem),
        ...deniedScopes('network', manifest.network, host.network),
    ];
    return unmet.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function revisionFloor({ mcp }, { protocolRevision }) {
    const floor = mcp.minProtocolRevision;
    if ((0,revision/* isRevision */.oN)(protocolRevision) && (0,revision/* compareRevisions */.wo)(protocolRevision, floor) >= 0)
        return [];
    return [{ id: 'mcp.minProtocolRevision', supported: protocolRevision ?? 'not stated', requested: floor }];
}
function modelFloors({ model }, host) {
    const unmet = [];
    const stated = (fact) => (fact === undefined ? 'not stated' : String(fact));
    if (model.toolUse && host.model?.toolUse !== true)
        unmet.push({ id: 'model.toolUse', supported: stated(host.model?.toolUse), requested: 'true' });
    const floor = model.minContextWindowTokens;
    if ((host.model?.contextWindowTokens ?? -1) < floor)
        unmet.push({
            id: 'model.minContextWindowTokens',
            supported: stated(host.model?.contextWindowTokens),
            requested: String(floor),
        });
    return unmet;
}
function unboundRoles(manifest, roles) {
    return manifest.requiredTools.flatMap((contract) => {
        const role = roles.find(({ result }) => result.role === contract.role)?.result;
        if (role?.satisfied === true)
            return [];
        const [near] = role?.candidates ?? [];
        return [
            {
                id: `tool:${contract.role}`,
                supported: near === undefined ? 'none' : lackingWords(near),
                requested: `${contract.name} with ${contract.capabilityScopes.join(', ')}`,
            },
        ];
    });
}
function lackingWords({ tool, schema, missingScopes, reservations }) {
    if (schema !== 'accepts')
        return tool;
    if (missingScopes.length > 0)
        return `${tool} without ${missingScopes.join(', ')}`;
    return reservations.length > 0 ? `${tool} with reservations` : `${tool}, not named`;
}
function deniedScopes(kind, asked, granted) {
    return asked
        .filter((scope) => !granted.includes(scope))
        .map((scope) => ({
        id: `${kind}:${scope}`,
        supported: granted.length === 0 ? 'none' : granted.join(', '),
        requested: scope,
    }));
}

;// CONCATENATED MODULE: ./build/core/handshake/negotiate.js



/** The third answer (format.md, 8): a host of which nobody can tell. */
function notJudged(subject, host, { reason, help }) {
    return {
        subject: subject.path,
        signature: subject.signature,
        host: host.name,
        profile: host.source,
        verdict: 'not judged',
        reason,
        help,
        reservations: 0,
        error: null,
        roles: [],
    };
}
/**
 * Why a profile that was read says nothing of its host: its servers did not answer, or its tools are only known to them and
 * they were not asked.
 */
function unjudgedReason(host, live) {
    if (host.failure !== undefined)
        return {
            reason: host.failure,
            help: 'start the server, or write a record of the host with --record while it answers and judge that',
        };
    const declared = host.tools.some(({ wraps }) => wraps === undefined);
    if (live || declared || host.servers.length === 0)
        return undefined;
    return {
        reason: 'its tools are known to its servers only, and those were not asked',
        help: 'ask them with --live (the input live), or record the host once with --live --record PROFILE and judge that',
    };
}
/**
 * The handshake of one cartridge with one host (specification 3, 4.1, 7): verified manifest, revision, model, bindings,
 * filesystem and network scopes, in that order. A manifest that failed before is refused without a look at its contracts.
 */
function negotiate(input) {
    const { subject, host, source, profile } = input;
    const { manifest } = subject;
    const unjudged = unjudgedReason(host, input.live ?? false);
    if (unjudged !== undefined)
        return notJudged(subject, { name: host.name, source }, unjudged);
    const usable = subject.refused.length === 0 ? manifest : undefined;
    const binder = input.binder ?? new bind/* Binder */.V();
    const roles = usable === undefined
        ? []
        : [...usable.requiredTools, ...usable.optionalTools].map((contract) => binder.bind(contract, host));
    const unmet = usable === undefined ? subject.refused : unmetRequirements(usable, host, roles);
    const descriptor = describe(subject, host, profile, roles, unmet);
    return {
        subject: subject.path,
        signature: subject.signature,
        host: host.name,
        profile: source,
        verdict: descriptor.verdict,
        reservations: roles.reduce((sum, { result }) => sum + (0,reservations/* reservationsOf */.VL)(result).length, 0),
        descriptor,
        error: unmet.length === 0 ? null : refusal(unmet, input.requestId ?? null),
        roles: roles.map(({ result }) => result),
    };
}
function describe({ requirementsHash, romDigest }, host, profile, roles, unmet) {
    return {
        schemaVersion: profile.descriptorSchemaVersion,
        requirementsHash,
        protocolRevision: host.protocolRevision ?? '',
        model: { toolUse: false, contextWindowTokens: 0, structuredOutput: false, ...host.model },
        bindings: roles.map(({ binding }) => binding),
        filesystemGranted: host.filesystem,
        networkGranted: host.network,
        verdict: unmet.length === 0 ? 'accept' : 'refuse',
        unmet: unmet.map(({ id }) => id),
        ...(romDigest === undefined ? {} : { romDigest }),
    };
}
/** The exact JSON-RPC refusal of specification 7; its three arrays run in parallel (format.md, 7). */
function refusal(unmet, id) {
    return {
        jsonrpc: '2.0',
        id,
        error: {
            code: -32602,
            message: 'Unsupported harness',
            data: {
                unmet: unmet.map((entry) => entry.id),
                supported: unmet.map((entry) => entry.supported),
                requested: unmet.map((entry) => entry.requested),
            },
        },
    };
}


/***/ }),

/***/ 8076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkTools),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);
/* harmony import */ var _accept_open_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9269);
/* harmony import */ var _accept_where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8790);
/* harmony import */ var _tool_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6930);





/**
 * Judges the tools of a profile one by one: what is wrong with one is a finding at its place, and it is no candidate; the
 * others stay. Of two tools with one name the first counts.
 *
 * @param tools as they are written; nothing is promised of those among `broken`
 * @param broken indexes of tools that have not the shape of one, which is reported already
 * @param live whether servers offer tools beside these
 * @returns the tools that may be bound, in their order
 */
function checkTools(tools, broken, live, report) {
    const first = new Map();
    const left = new Set(broken);
    for (const [i, tool] of tools.entries()) {
        const name = nameOf(tool);
        if (name !== undefined && first.has(name)) {
            left.add(i);
            report('duplicate-tool', {
                message: `tool ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} stands twice; the first counts`,
                path: ['tools', i, 'name'],
                help: 'give each tool its own name',
            });
        }
        else if (name !== undefined)
            first.set(name, tool);
    }
    const usable = [];
    for (const [i, tool] of tools.entries()) {
        if (left.has(i))
            continue;
        let faulty = false;
        checkWrapped(tool, first, live, (rule, { path, ...finding }) => {
            faulty = true;
            report(rule, { ...finding, path: ['tools', i, ...path] });
        });
        checkSchemaOf(tool, i, report);
        checkText(tool, i, report);
        if (!faulty)
            usable.push(tool);
    }
    return usable;
}
/** The name of what stands among the tools; undefined for what has none. */
function nameOf(tool) {
    const name = typeof tool === 'object' && tool !== null ? tool.name : undefined;
    return typeof name === 'string' ? name : undefined;
}
// What cannot be judged is never bound; said here, so that nobody has to find it behind an unmet role.
function checkSchemaOf(tool, i, report) {
    if (tool.inputSchema === undefined)
        return;
    const opened = (0,_accept_open_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .openSchema */ .I)(tool.inputSchema);
    if (!(0,_accept_open_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .isFault */ .Z)(opened))
        return;
    report('tool-schema', {
        level: 'warning',
        message: `what tool ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tool.name)} takes cannot be told: ${opened.problem}`,
        path: ['tools', i, 'inputSchema', ...(0,_accept_where_js__WEBPACK_IMPORTED_MODULE_4__/* .pathOf */ .XM)(opened.where)],
        help: 'correct the schema; until then the tool is never bound',
    });
}
function checkText(tool, i, report) {
    const found = (0,_tool_text_js__WEBPACK_IMPORTED_MODULE_3__/* .suspectText */ .n)(tool);
    if (found === undefined)
        return;
    const { path, part, what, more } = found;
    const others = more === 0 ? '' : `, and ${more} more of its texts`;
    report('tool-text', {
        level: 'warning',
        message: `${path.join('/')} of tool ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(tool.name)} ${what}${others}`,
        path: ['tools', i, ...path],
        part,
        help: 'read the whole text before a model does, and ask whoever wrote it',
    });
}
function checkWrapped(tool, tools, live, report) {
    const { wraps } = tool;
    if (wraps === undefined) {
        for (const part of ['rename', 'constants']) {
            if (tool[part] !== undefined)
                report('wrapped-tool', {
                    message: `${part} without wraps`,
                    path: [part],
                    part: 'key',
                    help: 'name the wrapped tool in wraps',
                });
        }
        return;
    }
    const path = ['wraps'];
    const target = tools.get(wraps);
    if (target === undefined && !live) {
        const near = (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(wraps, [...tools.keys()]);
        report('wrapped-tool', {
            message: `wrapped tool ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wraps)} is not among the tools`,
            path,
            help: near === undefined ? 'name a tool of this profile' : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`,
        });
    }
    else if (target?.wraps !== undefined) {
        report('wrapped-tool', {
            message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(wraps)} is itself a wrapped tool`,
            path,
            help: 'wrap the tool that the server offers',
        });
    }
    if (tool.inputSchema !== undefined) {
        report('wrapped-tool', {
            message: 'a wrapped tool has no inputSchema of its own',
            path: ['inputSchema'],
            part: 'key',
            help: 'remove it: it is derived from the wrapped tool',
        });
    }
    checkArguments(tool, report);
}
// Two arguments for one property of the wrapped tool would leave it open which of them is sent.
function checkArguments(tool, report) {
    const taken = new Map();
    for (const [from, to] of Object.entries(tool.rename ?? {})) {
        const path = ['rename', from];
        const earlier = taken.get(to);
        if (earlier !== undefined)
            report('wrapped-tool', {
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(earlier)} and ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(from)} are both renamed to ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(to)}`,
                path,
                help: 'rename each to a property of its own',
            });
        else if (Object.hasOwn(tool.constants ?? {}, to))
            report('wrapped-tool', {
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(to)} is a constant and a renamed property at once`,
                path,
                help: 'remove one of the two',
            });
        taken.set(to, from);
    }
}


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ toolDigest),
/* harmony export */   fs: () => (/* binding */ changesOf)
/* harmony export */ });
/* unused harmony export PINNED */
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5739);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _accept_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1415);



/** What a server says of a tool, as far as a host hands it to the model or binds by it. */
const PINNED = ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'];
/**
 * The digest that pins a tool: over the RFC 8785 form of the members of {@link PINNED} that the server sent, as it sent them.
 *
 * @param said an entry of `tools/list`
 * @returns undefined when the entry has no canonical form: half of a surrogate pair, nesting beyond every limit
 */
function toolDigest(said) {
    const pinned = Object.fromEntries(PINNED.flatMap((name) => (Object.hasOwn(said, name) ? [[name, said[name]]] : [])));
    const text = canonical(pinned);
    return text === undefined ? undefined : (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(text);
}
/** At most so many changes of one tool are named. */
const SHOWN = 5;
/**
 * What differs between two descriptions of a tool: the members, and within schemas the places.
 *
 * @returns places such as `description` or `inputSchema/properties/command`, the first few; none when nothing that was
 *   recorded differs
 */
function changesOf(recorded, said) {
    const changes = [];
    for (const name of PINNED)
        collect((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...recorded }, name), (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...said }, name), name, changes);
    return changes.length > SHOWN ? [...changes.slice(0, SHOWN), `${changes.length - SHOWN} more`] : changes;
}
function collect(before, after, place, changes) {
    if (before === after || canonical(before) === canonical(after))
        return;
    if (!(0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(before) || !(0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(after)) {
        changes.push(place);
        return;
    }
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of [...names].sort())
        collect((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(before, name), (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(after, name), `${place}/${name}`, changes);
}
function canonical(value) {
    try {
        return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .d)(value);
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof RangeError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 6930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ suspectText)
/* harmony export */ });
/* harmony import */ var _hidden_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2280);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _accept_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1415);
/* harmony import */ var _accept_where_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8790);
/** What a tool says to the model that it should not: attack 242. */




/** Members whose texts a host hands to the model. */
const SPOKEN = ['name', 'title', 'description', 'annotations', 'inputSchema', 'outputSchema'];
/** Longer texts are cut: the rest of a text of a megabyte is not read by anybody either. */
const LONGEST = 100_000;
/** Looks through all texts of a tool for what speaks to the model, or is hidden. */
function suspectText(tool) {
    const members = Object.entries(tool).filter(([name]) => SPOKEN.includes(name));
    const open = members
        .map(([name, value]) => ({ value, where: (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(undefined, name) }))
        .toReversed();
    let first;
    let more = 0;
    const look = (text, where, part) => {
        const what = suspicion(text.slice(0, LONGEST));
        if (what === undefined)
            return;
        if (first === undefined)
            first = { path: (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(where), part, what };
        else
            more++;
    };
    // Without recursion: schemas nest hundreds of levels deep.
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { value, where } = next;
        if (typeof value === 'string')
            look(value, where, 'value');
        else if (Array.isArray(value)) {
            for (let i = value.length - 1; i >= 0; i--)
                open.push({ value: value[i], where: (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, i) });
        }
        else if ((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value)) {
            const entries = Object.entries(value);
            for (const [key] of entries)
                look(key, (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, key), 'key');
            for (const [key, child] of entries.toReversed())
                open.push({ value: child, where: (0,_accept_where_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(where, key) });
        }
    }
    return first === undefined ? undefined : { ...first, more };
}
/** Words that order a model about, or hide from the user what it does; each in lower case and with single spaces. */
const ORDERS = [
    [
        /\b(?:ignore|disregard|forget|override|bypass)\b(?: (?:all|any|every|of|the|your|these|those|my|and))* (?:previous|prior|earlier|above|preceding|existing|original|other|system|safety)(?: (?:and|or|of|the|previous|prior|earlier|above|system|safety|user))* (?:instructions?|prompts?|rules?|guidelines?|directions?|messages?|context)\b/,
        'tells the model to forget its instructions',
    ],
    [
        /\b(?:do not|don't|never|must not|should not|without)(?: (?:ever|you|even|directly))* (?:tell|telling|inform|informing|mention|mentioning|reveal|revealing|show|showing|notify|notifying|alert|alerting|warn|warning|let|letting|say|saying)\b.{0,40}\b(?:the )?user\b/,
        'tells the model to hide something from the user',
    ],
    [
        /\b(?:hide|conceal|keep)\b.{0,30}\b(?:from|secret from|hidden from) the user\b|\bthe user (?:must|should|may) (?:not|never) (?:know|see|notice|be told)\b/,
        'tells the model to hide something from the user',
    ],
    [
        /<\/?(?:system|important|instructions?|secret|admin|assistant|critical)\s*>|<\|(?:im_start|im_end|system|user|assistant|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|(?:^|[.!:] )(?:system|assistant): /,
        'is marked up as if it were the system, not a tool, that speaks',
    ],
    [
        /\b(?:you are now|from now on,? (?:you|always|never)|your (?:new|real|true|actual) (?:task|goal|role|instructions?|purpose)|new (?:system )?(?:instructions?|prompt):)/,
        'gives the model another role',
    ],
    [
        /\b(?:read|send|include|pass|paste|copy|append|attach|upload|cat|provide)\b.{0,80}(?:~\/\.ssh|\bid_rsa\b|\bid_ed25519\b|\.aws\/credentials|\/etc\/(?:passwd|shadow)|\.cursor\/mcp\.json|\bsystem prompt\b|\b(?:conversation|chat) history\b|~\/\.env\b)/,
        'asks the model for what is private',
    ],
];
function suspicion(text) {
    const hidden = (0,_hidden_js__WEBPACK_IMPORTED_MODULE_3__/* .findHidden */ .C)(text);
    if (hidden !== undefined) {
        const { count, points } = hidden;
        return `holds ${count} character${count === 1 ? '' : 's'} that nobody sees (${points.join(', ')})`;
    }
    // White space and letters of other widths are no disguise.
    const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
    for (const [pattern, what] of ORDERS) {
        const match = pattern.exec(plain);
        if (match !== null)
            return `${what} (${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(match[0])})`;
    }
    return undefined;
}


/***/ }),

/***/ 2280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findHidden)
/* harmony export */ });
/** Tags, zero-width characters, variation selectors, bidirectional controls and fillers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/**
 * Honest uses: the flag of a region (tags after a black flag), a selector after a symbol, a joiner between letters of a script
 * that joins or inside an emoji.
 */
const HONEST = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|(?<=[\p{Emoji}\p{S}\p{P}])[\ufe0e\ufe0f]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?<![A-Za-z])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?![A-Za-z])/gu;
/** Scripts whose spelling needs direction marks. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Finds text that is hidden in a text; honest uses in emoji and right-to-left scripts are none. */
function findHidden(text) {
    if (!/[^\n\r\t\x20-\x7e]/.test(text))
        return undefined;
    const rest = text.replace(HONEST, '');
    const found = [...rest.matchAll(INVISIBLE)].map(([character]) => character.codePointAt(0) ?? 0);
    const marks = (point) => point === 0x200e || point === 0x200f || point === 0x61c;
    const counted = RIGHT_TO_LEFT.test(text) ? found.filter((point) => !marks(point)) : found;
    if (counted.length === 0)
        return undefined;
    const shown = [...new Set(counted)].slice(0, 4);
    return {
        count: counted.length,
        points: shown.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
    };
}


/***/ }),

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText),
/* harmony export */   y: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent)
        .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '#\\u0023[')}\n`;
}
/**
 * As {@link jsonText} for what a command prints or a report holds: secrets are cut in every value and name. A fix whose text
 * holds one is left out, for it would write the cut into the file. Files that others compare or sign are {@link jsonText}.
 */
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text) === text ? text : jsonText(masked(value), indent);
}
function masked(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(masked);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(masked(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(name), masked(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 5448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ contentName),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   be: () => (/* binding */ claimsKey)
/* harmony export */ });
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8778);

/** Words that people and programs use for the content of something. */
const WORDS = new Set([
    'contents',
    'filecontent',
    'filecontents',
    'textcontent',
    'contenttext',
    'contentbase64',
    'contentmd',
    'body',
    'text',
    'fulltext',
    'rawtext',
    'data',
    'rawdata',
    'payload',
    'raw',
    'blob',
    'document',
    'markdown',
    'md',
    'html',
    'base64',
    'value',
    'knowledge',
    'inline',
    'excerpt',
    'snippet',
]);
/** Of those, the words that also name metadata; where any property may stand, only a long value makes them content. */
const AMBIGUOUS = new Set([
    'data',
    'raw',
    'value',
    'document',
    'inline',
    'excerpt',
    'snippet',
    'knowledge',
    'md',
    'text',
]);
/**
 * Letters of other scripts (Greek, Cyrillic, Coptic, Armenian, Hebrew, Cherokee, Lisu, Georgian, Deseret, digits zero) that read
 * as a letter of `content`; fullwidth, mathematical and encircled letters, and accents, are folded before.
 */
const LETTERS = new Map(Object.entries({
    c: 'сϲσςⅽᴄⲥꮯꓚ¢ƈ𐐽',
    o: 'оοօסهഠဝჿⲟᴏᴑꬽꓳ𐐬øөѳ0٥०০੦૦୦௦౦೦൦๐໐၀○◯',
    n: 'пոռηνɴиꓠⲛղƞɲŋπ',
    t: 'тτᴛⲧꭲꓔƭŧ7†',
    e: 'еεҽєᴇ℮ɛꓰꭼⲉꬲəәэ3€',
}).flatMap(([letter, others]) => [...others].map((other) => [other, letter])));
/** Properties of every item, which have nothing to do with it: the only names that most documents ask about. */
const PLAIN = new Set('id kind description required check okf type hint title tags resource timestamp bundle concept'.split(' '));
/** @returns what `name` has to do with content, or undefined when nothing. Linear in the length of the name. */
function contentName(name) {
    if (PLAIN.has(name))
        return undefined;
    if (name === 'content')
        return 'exact';
    const read = skeleton(name);
    if (read === 'content')
        return 'look-alike';
    if (WORDS.has(read) || isTypo(read))
        return 'near';
    return undefined;
}
/** @returns whether the name alone is not enough: `data` may be metadata. */
function isAmbiguous(name) {
    return AMBIGUOUS.has(skeleton(name));
}
/** Properties that a RAC item and its check have; a near miss of one of them is that. */
const KNOWN = ['id', 'kind', 'description', 'required', 'check', 'okf', 'type', 'hint'];
/**
 * Whether a property name that does not belong is the business of the no-content invariant: its rules report it, and it is
 * not an unknown property as well.
 *
 * @param noun the mapping's name in the shape of a CAL
 */
function claimsKey(noun, name) {
    if (noun !== 'RAC item' && noun !== 'the check')
        return false;
    const content = contentName(name);
    return content !== undefined && (content !== 'near' || (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(name, KNOWN) === undefined);
}
// A letter left out, doubled, or two exchanged. A changed letter makes other words: context, consent.
function isTypo(read) {
    const without = (text, i) => text.slice(0, i) + text.slice(i + 1);
    const letters = (text) => [...text].sort().join('');
    if (read.length === 6)
        return [...'content'].some((_, i) => without('content', i) === read);
    if (read.length === 8)
        return [...read].some((letter, i) => letter === read[i + 1] && without(read, i) === 'content');
    return read.length === 7 && letters(read) === letters('content');
}
function skeleton(name) {
    let read = '';
    for (const letter of name.slice(0, 200).normalize('NFKD').toLowerCase()) {
        // Combining marks, invisible and control characters, spaces and separators change nothing that a reader sees.
        if (/[\p{M}\p{C}\p{Z}\s_.-]/u.test(letter))
            continue;
        read += letter;
    }
    if (WORDS.has(read))
        return read;
    return [...read].map((letter) => LETTERS.get(letter) ?? letter).join('');
}


/***/ }),

/***/ 8525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretTexts)
/* harmony export */ });
/* harmony import */ var _secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);
/* harmony import */ var _secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2087);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9628);



/**
 * Finds the secrets of a CAL: those within one string, and values whose key says what they are; also in entries that count for
 * nothing because their key stands once more.
 */
function secretTexts(doc, findSecrets) {
    const found = [];
    const look = (root, at, shadowed) => (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .eachStringBelow */ .O)(root, at, (text, path, isKey) => {
        const within = (0,_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)(text) ? findSecrets(text) : [];
        const given = within.length === 0 && !isKey && (0,_secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .isAssignedSecret */ .pQ)(nameOf(path), text);
        const secrets = given ? [{ kind: 'assigned-secret', start: 0, end: text.length }] : within;
        if (secrets.length > 0)
            found.push({ text, path, isKey, secrets, ...(shadowed === undefined ? {} : { shadowed }) });
    });
    look(doc.value, []);
    for (const entry of doc.shadowed ?? [])
        look(entry.content, entry.path, entry);
    return found;
}
/** The key that a value, or the list that it stands in, is given to. */
function nameOf(path) {
    return path.findLast((part) => typeof part === 'string') ?? '';
}


/***/ }),

/***/ 8452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ lintDocument),
  S: () => (/* binding */ withLevels)
});

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/file-kind.js
var file_kind = __webpack_require__(5101);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/fix/remedy.js + 1 modules
var fix_remedy = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/lint/graph.js + 1 modules
var graph = __webpack_require__(1544);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/lint/shape/formats.js + 1 modules
var formats = __webpack_require__(8915);
;// CONCATENATED MODULE: ./build/core/lint/model.js



/** Comparisons of names for suggestions in one list of a document; a document that needs more is no person's. */
const COMPARISONS = 100_000;
/** The entries of one list by their ids. */
class Names {
    /** First entry of each id that is a text. */
    byName;
    /**
     * Whether every entry is a mapping with a valid id of its own. Where it is false, an id that nothing has may be one of
     * those that cannot be read: it is not reported.
     */
    whole;
    #all;
    #compared = 0;
    constructor(byName, whole) {
        this.byName = byName;
        this.whole = whole;
    }
    get all() {
        return (this.#all ??= [...this.byName.keys()]);
    }
    /** The id that a wrong one is nearest to; none once too many were asked about for the cost to stay linear. */
    nearest(name) {
        this.#compared += this.byName.size;
        return this.#compared > COMPARISONS ? undefined : (0,suggest/* nearest */.p)(name, this.all);
    }
}
/**
 * Sorts out what of a CAL is usable.
 *
 * @param sound whether the shape of the whole CAL is known to be right
 */
function modelOf(root, sound = false) {
    const names = (list, found, key) => namesOf(root, list, found, key, sound);
    const participants = entries(root, 'participants');
    const rac = entries(root, 'rac');
    const variables = entries(root, 'variables');
    const nodes = entries(root, 'nodes');
    const edges = entries(root, 'edges');
    return {
        root,
        participants,
        rac,
        variables,
        nodes,
        edges,
        aliases: names('participants', participants, 'alias'),
        racIds: names('rac', rac, 'id'),
        variableNames: names('variables', variables, 'name'),
        nodeIds: names('nodes', nodes, 'id'),
        conditions: conditions(edges),
    };
}
function entries(root, name) {
    const list = (0,mapping/* own */.ZV)(root, name);
    const found = [];
    if (Array.isArray(list))
        list.forEach((value, i) => (0,mapping/* isMapping */.pi)(value) && found.push({ path: [name, i], value }));
    return found;
}
function namesOf(root, list, found, key, sound) {
    const byName = new Map();
    const all = (0,mapping/* own */.ZV)(root, list);
    // Of these two there must be some: without any, that is the fault, and no reference can be right.
    const needed = list === 'nodes' || list === 'participants';
    let whole = all === undefined ? !needed : Array.isArray(all) && all.length === found.length;
    if (needed && found.length === 0)
        whole = false;
    for (const entry of found) {
        const name = (0,mapping/* own */.ZV)(entry.value, key);
        if (typeof name !== 'string' || byName.has(name) || !(sound || formats.ID.test(name)))
            whole = false;
        if (typeof name === 'string' && !byName.has(name))
            byName.set(name, entry);
    }
    return new Names(byName, whole);
}
function conditions(edges) {
    const found = [];
    const visit = (value, path) => {
        if (!(0,mapping/* isMapping */.pi)(value))
            return;
        if (Object.hasOwn(value, 'var') || Object.hasOwn(value, 'racAvailable'))
            found.push({ path, value });
        for (const name of ['all', 'any']) {
            const list = (0,mapping/* own */.ZV)(value, name);
            if (Array.isArray(list))
                list.forEach((item, i) => visit(item, [...path, name, i]));
        }
        if (Object.hasOwn(value, 'not'))
            visit(value['not'], [...path, 'not']);
    };
    for (const edge of edges) {
        if (Object.hasOwn(edge.value, 'when'))
            visit(edge.value['when'], [...edge.path, 'when']);
    }
    return found;
}

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/lint/document-secrets.js
var document_secrets = __webpack_require__(8525);
;// CONCATENATED MODULE: ./build/core/lint/redact-secrets.js


/** Messages quote values and cut long ones; a shorter rest of a secret tells nothing. */
const TELLING = 6;
/** More secrets that start alike are no document's, and each place would be compared with all of them. */
const ALIKE = 16;
/**
 * Takes secrets of the document out of what findings say: any rule may quote the value or the key that it is about. Cost is
 * linear in the findings, however many secrets there are.
 *
 * @param found findings whose messages may hold text of the document
 */
function redactSecrets(doc, findSecrets, found) {
    const byHead = new Map();
    const short = new Set();
    for (const { text, secrets } of (0,document_secrets/* secretTexts */.V)(doc, findSecrets)) {
        for (const { start, end } of secrets) {
            const secret = (0,printable/* visible */.RK)(text.slice(start, end));
            const head = secret.slice(0, TELLING);
            if (secret.length < TELLING)
                short.add(secret);
            const alike = byHead.get(head);
            if (alike === undefined)
                byHead.set(head, new Set([secret]));
            else
                alike.add(secret);
        }
    }
    if (byHead.size === 0)
        return [...found];
    const few = [...short].slice(0, ALIKE);
    const hide = (text) => few.reduce((left, secret) => left.replaceAll(secret, '…'), without(text, byHead));
    return found.map((finding) => ({
        ...finding,
        message: hide(finding.message),
        pointer: hide(finding.pointer),
        ...(finding.help === undefined ? {} : { help: hide(finding.help) }),
    }));
}
function without(text, byHead) {
    let result = '';
    let at = 0;
    for (let i = 0; i + TELLING <= text.length; i++) {
        const alike = byHead.get(text.slice(i, i + TELLING));
        const end = alike === undefined ? undefined : endOf(text, i, alike);
        if (end === undefined)
            continue;
        result += `${text.slice(at, i)}…`;
        at = end;
        i = end - 1;
    }
    return at === 0 ? text : result + text.slice(at);
}
/** Where the secret that starts at a place ends, whole or cut off; undefined when none of them stands there. */
function endOf(text, start, alike) {
    if (alike.size > ALIKE) {
        const rest = text.slice(start).search(/[\s"…]/);
        return rest < 0 ? text.length : start + rest;
    }
    let found;
    for (const secret of alike) {
        let end = start;
        while (end < text.length && text[end] === secret[end - start])
            end++;
        const whole = end - start === secret.length;
        if (whole)
            found = Math.max(found ?? 0, end);
        else if (text[end] === '…')
            found = Math.max(found ?? 0, end + 1);
    }
    return found;
}

// EXTERNAL MODULE: ./build/core/lint/rules/checks.js + 42 modules
var checks = __webpack_require__(1137);
// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var known = __webpack_require__(8401);
;// CONCATENATED MODULE: ./build/core/lint/shape/declare.js
/** Anything: another part of the shape, or a rule, judges it. */
const any = { kind: 'any' };
/** A text that is not blank. */
const declare_text = { kind: 'string' };
const properties = (shapes) => new Map(Object.entries(shapes));
/** A text of a format. */
const string = (of, description) => ({
    kind: 'string',
    format: of,
    ...(description === undefined ? {} : { description }),
});
const list = (items, limits = {}) => ({
    kind: 'list',
    items,
    ...limits,
});
/** One of a closed set of texts; `was` is what messages call it. */
const choice = (was, values, rule, description) => ({
    kind: 'enum',
    was,
    values,
    rule,
    ...(description === undefined ? {} : { description }),
});

;// CONCATENATED MODULE: ./build/core/lint/shape/cal-node.js


const completion = {
    kind: 'variant',
    noun: 'the completion',
    tag: 'type',
    rule: 'completion/unknown-type',
    description: 'What counts as done.',
    variants: new Map(Object.entries({
        'skill-scripts': { scripts: list(declare_text, { minItems: 1 }) },
        verification: { commands: list(declare_text, { minItems: 1 }), passIntent: declare_text },
        guardrail: { kind: declare_text },
        artifact: { produces: declare_text },
    }).map(([type, own]) => [
        type,
        {
            kind: 'object',
            noun: 'the completion',
            required: ['type', ...Object.keys(own)],
            properties: properties({ type: any, ...own }),
        },
    ])),
};
/** A step of the loop: a task, a gateway or an event. */
const node = {
    kind: 'variant',
    noun: 'node',
    label: 'id',
    tag: 'type',
    rule: 'node/unknown-type',
    variants: new Map([
        [
            'task',
            {
                kind: 'object',
                noun: 'task',
                label: 'id',
                required: ['id', 'type', 'agent', 'completion'],
                properties: properties({
                    id: string(formats.ID),
                    type: any,
                    agent: { ...declare_text, description: 'Alias of the participant who does it.' },
                    action: { kind: 'string', minLength: 0, maxLength: 4000 },
                    requires: {
                        kind: 'object',
                        noun: 'requires',
                        required: [],
                        properties: properties({
                            skills: list(declare_text, { unique: true }),
                            capabilities: list(declare_text, { unique: true }),
                            rac: { ...list(declare_text, { unique: true }), description: 'Ids of RAC items.' },
                        }),
                    },
                    completion,
                    sideEffects: choice('side effect', ['none', 'workspace', 'external'], 'node/unknown-side-effects'),
                    approval: choice('approval', ['never', 'on-request', 'always'], 'node/unknown-approval'),
                    budget: { kind: 'map', noun: 'the budget' },
                    guardrails: list(declare_text),
                }),
            },
        ],
        [
            'gateway',
            {
                kind: 'object',
                noun: 'gateway',
                label: 'id',
                required: ['id', 'type', 'gateway'],
                properties: properties({
                    id: string(formats.ID),
                    type: any,
                    gateway: choice('gateway', ['exclusive', 'parallel', 'inclusive'], 'node/unknown-gateway'),
                }),
            },
        ],
        [
            'event',
            {
                kind: 'object',
                noun: 'event',
                label: 'id',
                required: ['id', 'type', 'event'],
                properties: properties({
                    id: string(formats.ID),
                    type: any,
                    event: choice('event', ['start', 'end', 'stop', 'handoff', 'timer'], 'node/unknown-event'),
                    afterMs: { kind: 'integer', minimum: 1, rule: 'node/invalid-delay', description: 'Delay of a timer.' },
                }),
            },
        ],
    ]),
};

;// CONCATENATED MODULE: ./build/core/lint/shape/cal-origin.js


/** What a CAL was made from. */
const lineage = {
    kind: 'object',
    noun: 'the lineage',
    area: 'cal/invalid-lineage',
    required: ['parents'],
    properties: properties({
        parents: list({
            kind: 'object',
            noun: 'a parent',
            required: ['artifactType', 'publisherId', 'id', 'digest', 'relation'],
            properties: properties({
                artifactType: choice('artifact type', ['agent', 'workflow', 'agent-graph'], 'cal/invalid-lineage'),
                publisherId: string(formats/* LINEAGE_PUBLISHER */.LV),
                id: string(formats.ID),
                version: string(formats/* VERSION */.xv),
                digest: string(formats/* LINEAGE_DIGEST */.NR),
                relation: choice('relation', ['fork', 'remix', 'derived-from', 'supersedes'], 'cal/invalid-lineage'),
                source: { ...string(formats/* LINEAGE_SOURCE */.eT), maxLength: 2048 },
            }),
        }, { minItems: 1, maxItems: 8 }),
        note: { kind: 'string', maxLength: 1000 },
    }),
};
/** The signature of a CAL; its `schemaVersion` is one of `schemaVersions`. */
const integrity = (schemaVersions) => ({
    kind: 'object',
    noun: 'the integrity block',
    description: 'Signature of the CAL; written by cartwright sign.',
    area: 'integrity/malformed',
    required: ['schemaVersion', 'digest', 'publisherId', 'keyid', 'publicKeyPem', 'signedAt', 'envelope'],
    properties: properties({
        schemaVersion: choice('signature schemaVersion', schemaVersions, 'integrity/malformed'),
        digest: string(formats/* SIGNED_DIGEST */.UA),
        publisherId: string(formats/* SIGNED_PUBLISHER */.MM),
        keyid: string(formats/* KEYID */.rR),
        publicKeyPem: string(formats/* PUBLIC_KEY */.qI),
        signedAt: string(formats/* SIGNED_AT */.FB),
        envelope: {
            kind: 'object',
            noun: 'the envelope',
            required: ['payloadType', 'payload', 'signatures'],
            properties: properties({
                payloadType: choice('payload type', ['application/vnd.in-toto+json'], 'integrity/malformed'),
                payload: string(formats/* BASE64 */.EW),
                signatures: list({
                    kind: 'object',
                    noun: 'the signature',
                    required: ['keyid', 'sig'],
                    properties: properties({ keyid: string(formats/* KEYID */.rR), sig: string(formats/* BASE64 */.EW) }),
                }, { minItems: 1, maxItems: 1 }),
            }),
        },
    }),
});

// EXTERNAL MODULE: ./build/core/career-tiers.js
var career_tiers = __webpack_require__(4918);
;// CONCATENATED MODULE: ./build/core/lint/shape/cal-participant.js



const slot = (levelFields) => ({
    kind: 'object',
    noun: 'the slot',
    description: 'What a cartridge must offer to staff this participant; at least one of the three.',
    required: [],
    oneOf: {
        names: ['role', 'minLevel', 'capabilities'],
        rule: 'participant/unconstrained-slot',
    },
    properties: properties({
        role: { ...declare_text, description: 'Role on the cartridge’s card.' },
        minLevel: {
            kind: 'object',
            noun: 'minLevel',
            description: 'A level that the receiving roster must prove.',
            required: [],
            oneOf: {
                names: ['careerTier', ...levelFields],
                rule: 'participant/unconstrained-slot',
            },
            properties: properties({
                careerTier: choice('career tier', career_tiers/* CAREER_TIERS */.v, 'participant/unknown-career-tier'),
                ...Object.fromEntries(levelFields.map((name) => [name, { kind: 'integer', minimum: 0, rule: 'participant/invalid-level' }])),
            }),
        },
        capabilities: list({
            kind: 'object',
            noun: 'a capability',
            required: ['taskType'],
            properties: properties({ taskType: declare_text, stack: list(declare_text, { unique: true }) }),
        }, { minItems: 1 }),
    }),
});
/** Who takes part: one cartridge by its digest, or a slot that the receiving roster staffs (specification 2.4). */
const participant = (levelFields) => {
    const common = {
        alias: string(formats.ID, 'Name of the participant in this CAL.'),
        bind: any,
        required: { kind: 'boolean', default: true },
    };
    const variant = (required, own) => ({
        kind: 'object',
        noun: 'participant',
        label: 'alias',
        required: ['alias', 'bind', ...required],
        properties: properties({ ...common, ...own }),
    });
    return {
        kind: 'variant',
        noun: 'participant',
        label: 'alias',
        tag: 'bind',
        rule: 'participant/unknown-bind',
        mixed: 'participant/mixed-bindings',
        variants: new Map([
            [
                'hash',
                variant(['romDigest'], {
                    romDigest: string(formats/* ROM_DIGEST */.M4, 'ROM digest of the one cartridge that may take part.'),
                    cartridgeId: { ...declare_text, description: 'Id of that cartridge, for people.' },
                }),
            ],
            ['slot', variant(['slot'], { slot: slot(levelFields) })],
        ]),
    };
};

;// CONCATENATED MODULE: ./build/core/lint/shape/cal-rac.js


const RAC_KINDS = ['wiki', 'code-map', 'infra', 'terraform', 'api-spec', 'dataset', 'runbook', 'custom'];
const CHECK_TYPES = ['file-glob', 'url', 'mcp-resource', 'manual'];
/** An item of the required available context. */
const racItem = {
    kind: 'object',
    noun: 'RAC item',
    label: 'id',
    description: 'Knowledge that must be present, by description only. The knowledge itself never stands here: a content property is not allowed.',
    required: ['id', 'kind', 'description'],
    properties: properties({
        id: string(formats.ID),
        kind: choice('kind', RAC_KINDS, 'rac/unknown-kind'),
        description: {
            kind: 'string',
            maxLength: 2000,
            lengthRule: 'rac/description-length',
            description: 'What must be known; never the knowledge itself.',
        },
        required: { kind: 'boolean', default: true, description: 'Whether the CAL must wait for it.' },
        check: {
            kind: 'object',
            noun: 'the check',
            description: 'How to confirm that it is present.',
            required: ['type'],
            properties: properties({
                type: choice('check type', CHECK_TYPES, 'rac/unknown-check-type'),
                hint: {
                    kind: 'string',
                    minLength: 0,
                    maxLength: 1000,
                    lengthRule: 'rac/hint-too-long',
                    description: 'A glob, a URL, a resource URI, or what a person should confirm.',
                },
            }),
        },
        okf: { kind: 'map', noun: 'okf', description: 'Description of the knowledge artifact; metadata only.' },
    }),
};

;// CONCATENATED MODULE: ./build/core/lint/shape/cal.js







function root(profiles) {
    const limit = { kind: 'integer', minimum: 1, rule: 'limits/not-positive' };
    return {
        kind: 'object',
        noun: 'the CAL',
        required: ['schemaVersion', 'id', 'participants', 'start', 'nodes', 'edges'],
        properties: properties({
            schemaVersion: choice('schemaVersion', profiles.map((profile) => profile.calSchemaVersion), 'cal/unrecognized-schema-version'),
            id: string(formats.ID),
            version: string(formats/* VERSION */.xv),
            name: declare_text,
            description: declare_text,
            license: string(formats/* LICENSE */.mi),
            homepage: string(formats/* HOMEPAGE */.py),
            authors: list({
                kind: 'object',
                noun: 'an author',
                required: ['name'],
                properties: properties({ name: declare_text, url: string(formats/* HOMEPAGE */.py) }),
            }),
            tags: list(string(formats/* TAG */.Dk), { unique: true }),
            lineage: lineage,
            participants: list(participant(profiles.map((profile) => profile.levelField)), { minItems: 1 }),
            rac: list(racItem),
            variables: list({
                kind: 'object',
                noun: 'variable',
                label: 'name',
                required: ['name', 'type'],
                properties: properties({
                    name: string(formats.ID),
                    type: choice('variable type', ['string', 'number', 'integer', 'boolean', 'object', 'array'], 'variable/unknown-type'),
                    init: any,
                }),
            }),
            limits: {
                kind: 'object',
                noun: 'the limits',
                required: [],
                properties: properties({ maxSteps: limit, maxDurationMs: limit, maxParallel: limit }),
            },
            start: { ...declare_text, description: 'Id of the first node.' },
            nodes: list(node, { minItems: 1 }),
            edges: list({
                kind: 'object',
                noun: 'edge',
                label: 'id',
                required: ['from', 'to'],
                properties: properties({ from: declare_text, to: declare_text, when: { kind: 'condition' } }),
            }),
            extensions: { kind: 'map', noun: 'the extensions', keys: formats/* EXTENSION_KEY */.uL },
            integrity: integrity(profiles.map((profile) => profile.calSignatureSchemaVersion)),
        }),
    };
}
const shapes = new Map();
/** The shape of a CAL in one format profile (format.md, 6; specification 2.4). */
function calShape(profile) {
    let shape = shapes.get(profile);
    if (shape === undefined)
        shapes.set(profile, (shape = root([profile])));
    return shape;
}
/** The shape of a CAL in any shipped profile: an editor does not know which is meant. */
function anyCalShape() {
    return root(PREFIXES.map((name) => PROFILES[name]));
}

// EXTERNAL MODULE: ./build/core/lint/content-keys.js
var content_keys = __webpack_require__(5448);
;// CONCATENATED MODULE: ./build/core/lint/shape/synonyms.js

/** Words of other formats and languages, by the word that a CAL has for them. */
const WORDS = {
    // Properties.
    from: 'source src fromNode',
    to: 'target dst dest destination toNode next',
    when: 'condition if guard expr expression',
    op: 'operator operation comparator',
    var: 'variable variableName',
    value: 'val operand',
    init: 'default initial initialValue defaultValue',
    name: 'id key title label',
    id: 'name key identifier',
    alias: 'id name handle',
    description: 'desc summary',
    agent: 'participant assignee actor owner performer',
    afterMs: 'delay delayMs duration durationMs timeout timeoutMs ms wait',
    romDigest: 'digest sha256 hash romHash',
    minLevel: 'level',
    participants: 'agents actors roles team members',
    nodes: 'steps tasks states',
    edges: 'transitions links flows',
    rac: 'context knowledge requiredContext requiredAvailableContext racItems',
    start: 'startNode entry initial startAt',
    hint: 'pattern path glob url uri',
    extensions: 'metadata annotations',
    // Values.
    eq: '= == === equals equal is',
    ne: '!= !== <> neq not',
    lt: '<',
    gt: '>',
    le: '<= =< lte',
    ge: '>= => gte',
    exclusive: 'xor decision choice',
    parallel: 'and fork join split',
    inclusive: 'or',
    string: 'str text',
    number: 'float double decimal',
    integer: 'int long',
    boolean: 'bool',
    object: 'map dict mapping record',
    array: 'list sequence',
    'api-spec': 'openapi swagger asyncapi graphql grpc proto api',
    wiki: 'docs documentation doc',
    terraform: 'tf hcl opentofu',
    dataset: 'database table data schema',
    runbook: 'playbook',
    'code-map': 'code repo repository codebase',
    'file-glob': 'file files path exists',
    'mcp-resource': 'mcp resource',
    url: 'http https link',
    manual: 'human person',
    end: 'finish finished done complete completed',
    stop: 'abort cancel terminate fail',
    timer: 'wait delay sleep',
    gateway: 'decision branch switch',
    task: 'step activity job',
};
const MEANT = new Map();
for (const [word, others] of Object.entries(WORDS)) {
    for (const other of others.split(' '))
        MEANT.set(fold(other), [...(MEANT.get(fold(other)) ?? []), word]);
}
/**
 * What somebody meant by a word that is not among the candidates: the nearest of them, or else the only one that other
 * formats call by that word.
 */
function meantBy(name, candidates) {
    const near = (0,suggest/* nearest */.p)(name, candidates);
    if (near !== undefined)
        return { word: near, certain: true };
    const words = MEANT.get(fold(name))?.filter((word) => candidates.includes(word)) ?? [];
    const [word] = words;
    return word !== undefined && words.length === 1 ? { word, certain: false } : undefined;
}
function fold(word) {
    return word
        .slice(0, 100)
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}

// EXTERNAL MODULE: ./build/core/lint/shape/words.js
var words = __webpack_require__(4873);
;// CONCATENATED MODULE: ./build/core/lint/shape/walk-condition.js


/** The shapes of a condition by the property that tells them apart (format.md, 6). */
const SHAPES = {
    always: ['always'],
    var: ['var', 'op', 'value'],
    all: ['all'],
    any: ['any'],
    not: ['not'],
    racAvailable: ['racAvailable'],
};
const CONDITION_KEYS = Object.keys(SHAPES);
const OPERATORS = ['eq', 'ne', 'lt', 'gt', 'le', 'ge', 'in'];
const TEXT = { kind: 'string' };
const OPERATOR = { kind: 'enum', was: 'operator', values: OPERATORS, rule: 'condition/unknown-operator' };
/** Compares the value at the place of the walk with the closed grammar of conditions. */
function walkCondition(walk, value) {
    if (typeof value === 'string') {
        return walk.report('condition/expression', 'a condition is data, not an expression in a string', {
            help: 'write for example {var: review.outcome, op: eq, value: done}',
        });
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        const help = value === null || value === true ? { help: 'leave "when" out for an edge that is always taken' } : {};
        return walk.report('cal/wrong-type', `a condition must be a mapping, not ${(0,words/* kindOf */.I)(value)}`, help);
    }
    const condition = value;
    const keys = Object.keys(condition);
    const shapes = CONDITION_KEYS.filter((name) => Object.hasOwn(condition, name));
    const [shape] = shapes;
    if (shape === undefined)
        return noShape(walk, keys);
    if (shapes.length > 1) {
        return walk.report('condition/not-one-shape', `a condition has one shape, and this has ${shapes.length}: ${shapes.join(', ')}`, {
            help: 'combine them with {all: […]} or {any: […]}',
        });
    }
    const allowed = SHAPES[shape] ?? [];
    const unknown = keys.filter((key) => !allowed.includes(key));
    const missing = allowed.filter((key) => !keys.includes(key));
    for (const key of unknown)
        walk.unknownProperty(key, missing.length > 0 ? missing : allowed, 'a condition');
    for (const key of missing) {
        if (unknown.some((name) => meantBy(name, missing)?.word === key))
            continue;
        walk.report('cal/missing-property', `a condition on a variable lacks "${key}"`, {
            at: [key],
            help: `add "${key}"`,
        });
    }
    walkShapeOf(walk, shape, condition);
}
function walkShapeOf(walk, shape, condition) {
    const value = condition[shape];
    switch (shape) {
        case 'always':
            if (value !== true) {
                walk.report('condition/not-one-shape', `"always" is ${(0,words/* show */.WU)(value)}; only true is allowed`, {
                    at: ['always'],
                    help: 'leave "when" out for an edge that is always taken',
                });
            }
            return;
        case 'var':
            walk.child('var', TEXT, value);
            if (Object.hasOwn(condition, 'op'))
                walk.child('op', OPERATOR, condition['op']);
            return;
        case 'racAvailable':
            return walk.child('racAvailable', TEXT, value);
        case 'not':
            return walk.child('not', { kind: 'condition' }, value);
        default:
            return walk.child(shape, { kind: 'list', items: { kind: 'condition' }, minItems: 1 }, value);
    }
}
function noShape(walk, keys) {
    const typo = keys.find((key) => meantBy(key, CONDITION_KEYS) !== undefined);
    if (typo !== undefined)
        return walk.unknownProperty(typo, CONDITION_KEYS, 'a condition');
    if (keys.length > 0 && keys.every((key) => key === 'op' || key === 'value')) {
        return walk.report('cal/missing-property', 'a condition on a variable lacks "var"', {
            at: ['var'],
            help: 'add "var"',
        });
    }
    walk.report('condition/not-one-shape', keys.length === 0 ? 'a condition is empty' : `a condition has none of its shapes, but ${(0,words/* listed */.KE)(keys.slice(0, 5))}`, {
        help: `write one of ${(0,words/* listed */.KE)(CONDITION_KEYS)}`,
    });
}

;// CONCATENATED MODULE: ./build/core/lint/shape/walk.js







/**
 * Compares a value with a shape. Each fault is found once, where it stands, and nothing that only follows from it.
 *
 * @returns the findings by rule id; empty when the value fits
 */
function walkShape(shape, value) {
    const walk = new Walk();
    walk.value(shape, value);
    return walk.findings;
}
/**
 * Unknown properties of one mapping that are told one by one. Nobody reads more, and a file of some megabytes can hold hundreds of
 * thousands; the rest is one finding of the whole mapping, which nobody can accept for good: whatever is added changes its digest.
 */
const MOST_UNKNOWN = 10_000;
/** One walk: where it is, what encloses it, and what it found. */
class Walk {
    findings = new Map();
    path = [];
    #frames = [];
    #area;
    /** @param at keys below the place where the walk is */
    report(rule, message, extra = {}) {
        const id = this.#area ?? rule;
        const finding = {
            message,
            path: [...this.path, ...(extra.at ?? [])],
            ...(extra.part === undefined ? {} : { part: extra.part }),
            ...(extra.help === undefined ? {} : { help: extra.help }),
            ...(extra.remedy === undefined ? {} : { remedy: extra.remedy }),
        };
        const list = this.findings.get(id);
        if (list === undefined)
            this.findings.set(id, [finding]);
        else
            list.push(finding);
    }
    /** `the check of RAC item "wiki"`: the mapping that the walk is in, by what people call it. */
    where() {
        const inner = this.#frames.at(-1);
        if (inner === undefined)
            return 'the document';
        const named = this.#frames.findLast(({ shape }) => shape.label !== undefined);
        if (named === undefined)
            return inner.shape.noun;
        return named === inner ? this.#call(named) : `${inner.shape.noun} of ${this.#call(named)}`;
    }
    // By its id, or by its place where it has none.
    #call({ shape, value, depth }) {
        const label = shape.label === undefined ? undefined : (0,mapping/* own */.ZV)(value, shape.label);
        if (typeof label === 'string' && label !== '')
            return `${shape.noun} ${(0,printable/* quote */.hD)(label)}`;
        return `${String(this.path[depth - 2])}[${String(this.path[depth - 1])}]`;
    }
    value(shape, value) {
        switch (shape.kind) {
            case 'any':
                return;
            case 'string':
                return this.#string(shape, value);
            case 'enum':
                return this.#enum(shape, value);
            case 'integer':
                if (typeof value === 'number' && Number.isInteger(value) && value >= shape.minimum)
                    return;
                return this.report(shape.rule, `${this.#name()} is ${(0,words/* show */.WU)(value)}; it must be an integer of at least ${shape.minimum}`, typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? { help: 'remove the quotes' } : {});
            case 'boolean':
                if (typeof value === 'boolean')
                    return;
                return this.#wrongType('true or false', value, truthHelp(value));
            case 'list':
                return this.#list(shape, value);
            case 'map':
                return this.#map(shape, value);
            case 'object':
                return this.#object(shape, value, undefined);
            case 'variant':
                return this.#variant(shape, value);
            case 'condition':
                return walkCondition(this, value);
        }
    }
    /** Walks one property or item. */
    child(key, shape, value) {
        this.path.push(key);
        this.value(shape, value);
        this.path.pop();
    }
    /** Reports a value of the wrong type; for a wrong property, at the place of the walk. */
    wrongType(wanted, value) {
        this.#wrongType(wanted, value);
    }
    /** Reports a property that does not belong, with the nearest that does. */
    unknownProperty(name, allowed, noun = this.where()) {
        this.#unknownProperty(name, allowed, meantBy(name, allowed), noun);
    }
    #unknownProperty(name, allowed, meant, noun = this.where()) {
        const help = meant === undefined ? `allowed: ${(0,words/* listed */.KE)(allowed)}` : `did you mean ${(0,printable/* quote */.hD)(meant.word)}?`;
        this.report('cal/unknown-property', `unknown property ${(0,words/* quoteName */.AB)(name)} in ${noun}`, {
            help,
            part: 'key',
            at: [name],
            ...(meant?.certain === true ? { remedy: { kind: 'rename', to: meant.word } } : {}),
        });
    }
    #wrongType(wanted, value, help) {
        const way = help ?? (value === null ? 'write a value, or remove it' : undefined);
        this.report('cal/wrong-type', `${this.#name()} must be ${wanted}, not ${(0,words/* kindOf */.I)(value)}`, way === undefined ? {} : { help: way });
    }
    // What the value at the place of the walk is called: its property, or the item of a list.
    #name() {
        const last = this.path.at(-1);
        if (last === undefined)
            return 'the document';
        if (typeof last === 'string')
            return this.path.length === 1 ? (0,printable/* quote */.hD)(last) : `${(0,printable/* quote */.hD)(last)} of ${this.where()}`;
        const list = this.path.at(-2);
        return typeof list === 'string' ? `${list}[${last}]` : `item ${last}`;
    }
    #string(shape, value) {
        if (typeof value !== 'string') {
            const quotes = typeof value === 'number' || typeof value === 'boolean' ? 'put it in quotes' : undefined;
            return this.#wrongType('a string', value, quotes);
        }
        const { format, minLength = 1, maxLength, lengthRule } = shape;
        if (format !== undefined) {
            if (value === '' || !format.test(value)) {
                const is = format.secret === true ? '' : `is ${(0,words/* show */.WU)(value)}; it `;
                return this.report(format.rule, `${this.#name()} ${is}must be ${format.words}`, suggestion(format, value));
            }
        }
        else if (minLength > 0 && value.trim() === '') {
            return this.report(lengthRule ?? 'cal/empty-value', `${this.#name()} is ${value === '' ? 'empty' : 'blank'}`);
        }
        if (maxLength !== undefined && value.length > maxLength) {
            const length = [...value].length;
            if (length > maxLength) {
                this.report(lengthRule ?? 'cal/too-long', `${this.#name()} has ${length} characters; at most ${maxLength} are allowed`);
            }
        }
    }
    #enum(shape, value) {
        if (typeof value !== 'string')
            return this.#wrongType('a string', value);
        if (shape.values.includes(value))
            return;
        const near = meantBy(value, shape.values);
        this.report(shape.rule, `unknown ${shape.was} ${(0,words/* quoteName */.AB)(value)} in ${this.where()}; allowed: ${(0,words/* listed */.KE)(shape.values)}`, near === undefined ? {} : { help: `did you mean ${(0,printable/* quote */.hD)(near.word)}?` });
    }
    #list(shape, value) {
        if (!Array.isArray(value))
            return this.#wrongType('a list', value);
        const { items, minItems = 0, maxItems = Infinity, unique = false } = shape;
        if (value.length < minItems)
            this.report('cal/empty-value', `${this.#name()} is empty; at least one item is needed`);
        if (value.length > maxItems) {
            this.report('cal/too-long', `${this.#name()} has ${value.length} items; at most ${maxItems} are allowed`);
        }
        for (let i = 0; i < value.length; i++) {
            this.path.push(i);
            this.value(items, value[i]);
            this.path.pop();
        }
        if (unique && value.length > 1 && new Set(value).size < value.length)
            this.#duplicates(value);
    }
    #duplicates(list) {
        const seen = new Set();
        list.forEach((item, i) => {
            if (seen.has(item) && typeof item === 'string') {
                const message = `${(0,words/* show */.WU)(item)} stands twice in ${(0,printable/* quote */.hD)(String(this.path.at(-1)))}`;
                this.report('cal/duplicate-item', message, {
                    at: [i],
                    help: 'remove one of them',
                    remedy: { kind: 'remove' },
                });
            }
            seen.add(item);
        });
    }
    #map(shape, value) {
        if (!(0,mapping/* isMapping */.pi)(value))
            return this.#wrongType('a mapping', value);
        if (shape.keys === undefined)
            return;
        for (const key of Object.keys(value)) {
            if (!shape.keys.test(key)) {
                this.report(shape.keys.rule, `${(0,words/* quoteName */.AB)(key)} in ${shape.noun} must be ${shape.keys.words}`, {
                    part: 'key',
                    at: [key],
                });
            }
        }
    }
    #variant(shape, value) {
        if (!(0,mapping/* isMapping */.pi)(value))
            return this.#wrongType('a mapping', value);
        const tag = Object.hasOwn(value, shape.tag) ? value[shape.tag] : undefined;
        const variant = typeof tag === 'string' ? shape.variants.get(tag) : undefined;
        if (variant !== undefined)
            return this.#object(variant, value, shape);
        this.#frames.push({ shape, value, depth: this.path.length });
        const names = [...shape.variants.keys()];
        if (tag === undefined)
            this.#missingTag(shape, value, names);
        else if (typeof tag === 'string') {
            this.child(shape.tag, { kind: 'enum', was: shape.tag, values: names, rule: shape.rule }, tag);
        }
        else
            this.child(shape.tag, { kind: 'string' }, tag);
        this.#frames.pop();
    }
    // A near miss of the tag's name is the fault itself; otherwise the properties that are there tell which variant was meant.
    #missingTag(shape, value, names) {
        const allowed = new Set([...shape.variants.values()].flatMap((variant) => [...variant.properties.keys()]));
        const typo = Object.keys(value).find((name) => !allowed.has(name) && (0,suggest/* nearest */.p)(name, [...allowed]) === shape.tag);
        if (typo !== undefined)
            return this.unknownProperty(typo, [...allowed]);
        const own = (name) => [...(shape.variants.get(name)?.required ?? [])].filter((key) => key !== shape.tag);
        const fits = names.filter((name) => own(name).every((key) => Object.hasOwn(value, key)));
        const help = fits.length === 1 ? `add ${shape.tag}: ${fits[0]}` : `add ${shape.tag}: ${names.join(' or ')}`;
        this.report('cal/missing-property', `${this.where()} lacks ${(0,printable/* quote */.hD)(shape.tag)}`, { help, at: [shape.tag] });
    }
    #object(shape, value, family) {
        const outer = this.#area;
        if (shape.area !== undefined)
            this.#area = shape.area;
        if (!(0,mapping/* isMapping */.pi)(value)) {
            this.#wrongType('a mapping', value);
            this.#area = outer;
            return;
        }
        this.#frames.push({ shape, value, depth: this.path.length });
        let unknown;
        for (const key in value) {
            const property = shape.properties.get(key);
            if (property === undefined)
                (unknown ??= []).push(key);
            else {
                this.child(key, property, value[key]);
            }
        }
        const excused = unknown === undefined ? undefined : this.#unknown(shape, family, unknown, value);
        for (const name of shape.required) {
            if (!Object.hasOwn(value, name) && excused?.has(name) !== true) {
                this.report('cal/missing-property', `${this.where()} lacks ${(0,printable/* quote */.hD)(name)}`, {
                    at: [name],
                    help: `add ${(0,printable/* quote */.hD)(name)}`,
                });
            }
        }
        const { oneOf } = shape;
        if (oneOf !== undefined && excused === undefined && !oneOf.names.some((name) => Object.hasOwn(value, name))) {
            this.report(oneOf.rule, `${this.where()} asks for nothing`, {
                help: `add at least one of ${(0,words/* listed */.KE)(oneOf.names)}`,
            });
        }
        this.#frames.pop();
        this.#area = outer;
    }
    /**
     * Reports the properties that do not belong.
     *
     * @returns required properties that a near miss or a property of another variant stands for: they are not missed as well
     */
    #unknown(shape, family, names, value) {
        const excused = new Set();
        const allowed = [...shape.properties.keys()];
        const free = allowed.filter((name) => !Object.hasOwn(value, name));
        let told = 0;
        for (const name of names) {
            if ((0,content_keys/* claimsKey */.be)(shape.noun, name))
                continue;
            const owner = family === undefined ? undefined : [...family.variants].find(([, variant]) => variant.properties.has(name));
            if (owner !== undefined && family !== undefined) {
                const tag = `${family.tag}: ${String(value[family.tag])}`;
                this.report(family.mixed ?? 'cal/unknown-property', `${this.where()} has ${tag}, but ${(0,printable/* quote */.hD)(name)} belongs to ${family.tag}: ${owner[0]}`, {
                    part: 'key',
                    at: [name],
                    help: `remove ${(0,printable/* quote */.hD)(name)}, or write ${family.tag}: ${owner[0]}`,
                });
                // Where the other variant is whole, its name is what is wrong, and nothing is missing.
                const whole = family.mixed !== undefined || owner[1].required.every((other) => Object.hasOwn(value, other));
                if (whole)
                    for (const required of shape.required)
                        excused.add(required);
                continue;
            }
            if (++told > MOST_UNKNOWN)
                continue;
            const meant = meantBy(name, free);
            if (meant !== undefined)
                excused.add(meant.word);
            this.#unknownProperty(name, allowed, meant ?? meantBy(name, allowed));
        }
        if (told > MOST_UNKNOWN) {
            const rest = told - MOST_UNKNOWN;
            this.report('cal/unknown-property', `${rest} more unknown propert${rest === 1 ? 'y' : 'ies'} in ${this.where()}`, {
                help: 'remove those that are named, and look again',
            });
        }
        return excused;
    }
}
/** YAML 1.1 reads more words as truth values than YAML 1.2 does. */
function truthHelp(value) {
    if (typeof value !== 'string')
        return undefined;
    if (/^(?:true|false)$/.test(value))
        return 'remove the quotes';
    return /^(?:yes|no|on|off|y|n|true|false)$/i.test(value) ? 'write true or false' : undefined;
}
function suggestion({ suggest, test }, value) {
    const better = value.length > 200 ? undefined : suggest?.(value);
    return better === undefined || !test(better) ? {} : { help: `did you mean ${(0,printable/* quote */.hD)(better)}?` };
}

;// CONCATENATED MODULE: ./build/core/lint/shape/fits.js


const compiled = new WeakMap();
/**
 * Compiles a shape into a test. Nearly every part of every document fits: the test keeps no path and no names, and takes a
 * third of the time of the walk that would report what is wrong.
 */
function fitsShape(shape) {
    let fits = compiled.get(shape);
    if (fits === undefined)
        compiled.set(shape, (fits = compile(shape)));
    return fits;
}
function compile(shape) {
    switch (shape.kind) {
        case 'any':
            return () => true;
        case 'string':
            return fits_string(shape);
        case 'enum':
            return fits_choice(shape);
        case 'integer':
            return (value) => typeof value === 'number' && Number.isInteger(value) && value >= shape.minimum;
        case 'boolean':
            return (value) => typeof value === 'boolean';
        case 'list':
            return fits_list(shape);
        case 'map':
            return map(shape);
        case 'object':
            return object(shape);
        case 'variant':
            return variant(shape);
        case 'condition':
            return (value) => walkShape(shape, value).size === 0;
    }
}
function fits_string({ format, minLength = 1, maxLength = Infinity }) {
    if (format !== undefined)
        return (value) => typeof value === 'string' && value !== '' && value.length <= maxLength && format.test(value);
    if (minLength === 0)
        return (value) => typeof value === 'string' && value.length <= maxLength;
    return (value) => typeof value === 'string' && value.length <= maxLength && value.trim() !== '';
}
function fits_choice({ values }) {
    return (value) => typeof value === 'string' && values.includes(value);
}
function fits_list({ items, minItems = 0, maxItems = Infinity, unique = false }) {
    const fits = fitsShape(items);
    return (value) => {
        if (!Array.isArray(value) || value.length < minItems || value.length > maxItems)
            return false;
        for (let i = 0; i < value.length; i++)
            if (!fits(value[i]))
                return false;
        return !unique || value.length < 2 || new Set(value).size === value.length;
    };
}
function map({ keys }) {
    if (keys === undefined)
        return mapping/* isMapping */.pi;
    return (value) => (0,mapping/* isMapping */.pi)(value) && Object.keys(value).every((key) => keys.test(key));
}
function object({ properties, required, oneOf }) {
    const members = new Map([...properties].map(([name, shape]) => [name, { fits: fitsShape(shape), required: required.includes(name) }]));
    return (value) => {
        if (!(0,mapping/* isMapping */.pi)(value))
            return false;
        let there = 0;
        for (const key in value) {
            const member = members.get(key);
            if (member === undefined || !member.fits(value[key]))
                return false;
            if (member.required)
                there++;
        }
        if (there < required.length)
            return false;
        return oneOf === undefined || oneOf.names.some((name) => Object.hasOwn(value, name));
    };
}
function variant({ tag, variants }) {
    const tests = new Map([...variants].map(([name, shape]) => [name, fitsShape(shape)]));
    return (value) => {
        if (!(0,mapping/* isMapping */.pi)(value) || !Object.hasOwn(value, tag))
            return false;
        const name = value[tag];
        return typeof name === 'string' && tests.get(name)?.(value) === true;
    };
}

// EXTERNAL MODULE: ./build/core/lint/suppress/apply.js
var apply = __webpack_require__(9356);
// EXTERNAL MODULE: ./build/core/lint/smuggling/texts.js
var texts = __webpack_require__(7348);
;// CONCATENATED MODULE: ./build/core/lint/engine.js

















const NO_FILES = new Map();
/**
 * Lints one document (format.md, 6): what the parser found, then the rules. Each fault gives one diagnostic, at its place.
 * Cost is linear in the size of the document.
 *
 * @returns the diagnostics in their total order, after the comments of the document and before the baseline
 */
function lintDocument(doc, options) {
    const found = doc.value === undefined ? [] : check(doc, options);
    const all = [...explained(doc.problems, found), ...oncePerPlace(found)];
    const { left, suppressed } = (0,apply/* applyComments */.X)(doc, all, options.comments);
    options.onSuppressed?.(suppressed);
    return (0,diagnostic/* sortDiagnostics */.Ds)(withLevels(left, options.levels ?? {}));
}
function check(doc, options) {
    const { profile, publish = false } = options;
    const found = [];
    const report = (rule, { level = rule.level, remedy, ...finding }) => {
        const fix = remedy === undefined ? undefined : (0,fix_remedy/* fixOf */.B)(doc, finding.path, remedy);
        found.push((0,source_document/* locateFinding */.E1)(doc, { ...finding, rule: rule.id, level, ...(fix === undefined ? {} : { fix }) }));
    };
    const refusal = refuse(doc.value, profile);
    if (refusal !== undefined) {
        const rule = (0,known/* knownRule */.k)(refusal.rule);
        if (rule !== undefined)
            report(rule, refusal.finding);
        return found;
    }
    const root = doc.value;
    const shape = misfits(calShape(profile), root);
    const cal = modelOf(root, shape.size === 0);
    const context = new Context(doc, profile, cal, options);
    for (const [id, findings] of shape) {
        const rule = (0,known/* knownRule */.k)(id);
        if (rule !== undefined)
            for (const finding of findings)
                report(rule, finding);
    }
    let current;
    const reportCurrent = (finding) => {
        if (current !== undefined)
            report(current, finding);
    };
    for (const rule of checks/* CHECKS */.u) {
        if (rule.meta.publish === true && !publish)
            continue;
        current = rule.meta;
        rule.check?.(context, reportCurrent);
    }
    return options.findSecrets === undefined ? found : redactSecrets(doc, options.findSecrets, found);
}
const NO_MISFITS = new Map();
function misfits(shape, root) {
    return fitsShape(shape)(root) ? NO_MISFITS : walkShape(shape, root);
}
// A class, since V8 keeps every object literal with a getter alive until a full collection.
class Context {
    doc;
    profile;
    cal;
    findSecrets;
    isKnownLicense;
    itemFiles;
    #graph = null;
    #racTexts;
    constructor(doc, profile, cal, options) {
        this.doc = doc;
        this.profile = profile;
        this.cal = cal;
        this.findSecrets = options.findSecrets;
        this.isKnownLicense = options.isKnownLicense;
        this.itemFiles = options.itemFiles ?? NO_FILES;
    }
    get racTexts() {
        return (this.#racTexts ??= (0,texts/* racTexts */.ll)(this.cal));
    }
    get graph() {
        return this.#graph === null ? (this.#graph = (0,graph/* graphOf */.cQ)(this.cal)) : this.#graph;
    }
}
/** A document that is no CAL of the chosen profile is refused: no other rule looks at it (format.md, 1). */
function refuse(value, profile) {
    if (!(0,mapping/* isMapping */.pi)(value)) {
        return {
            rule: 'cal/not-a-mapping',
            finding: { message: `a CAL must be a mapping, not ${(0,words/* kindOf */.I)(value)}`, path: [] },
        };
    }
    const version = (0,mapping/* own */.ZV)(value, 'schemaVersion');
    if (typeof version !== 'string' || version === profile.calSchemaVersion)
        return undefined;
    const other = (0,ids/* otherProfileWith */.Yc)(profile, 'calSchemaVersion', version);
    const kind = (0,file_kind/* kindOfSchemaVersion */.Lk)(version);
    const known = kind === undefined ? `write ${profile.calSchemaVersion}` : `this is ${kind.what}: ${kind.help}`;
    const help = other === undefined ? known : (0,file_kind/* otherPrefix */.Zu)(other);
    return {
        rule: 'cal/unrecognized-schema-version',
        finding: {
            message: `unrecognized schemaVersion ${(0,words/* show */.WU)(version)}; allowed: ${(0,words/* listed */.KE)([profile.calSchemaVersion])}`,
            path: ['schemaVersion'],
            help,
        },
    };
}
/** Content that comes through a merge key is one fault: the content, at its own place. */
function explained(problems, found) {
    const merged = new Set(found.filter(({ rule }) => rule === 'rac/no-content').map(({ pointer }) => pointer.replace(/\/[^/]*$/, '')));
    return problems.filter(({ rule, pointer }) => rule !== 'source/merge-key' || !merged.has(pointer.replace(/\/[^/]*$/, '')));
}
// An aliased item is there several times; its content stands in one place.
function oncePerPlace(found) {
    const seen = new Set();
    return found.filter(({ rule, range }) => {
        if (rule !== 'rac/no-content')
            return true;
        const place = `${range.start.line}:${range.start.column}`;
        if (seen.has(place))
            return false;
        seen.add(place);
        return true;
    });
}
/** Gives findings the levels of the configuration; what is off is left out. */
function withLevels(diagnostics, levels) {
    return diagnostics.flatMap((diagnostic) => {
        const level = Object.hasOwn(levels, diagnostic.rule) ? levels[diagnostic.rule] : undefined;
        if (level === undefined || level === diagnostic.level || (0,known/* knownRule */.k)(diagnostic.rule)?.always === true)
            return [diagnostic];
        return level === 'off' ? [] : [{ ...diagnostic, level }];
    });
}


/***/ }),

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ signedExample),
/* harmony export */   Hm: () => (/* binding */ jsonExample),
/* harmony export */   R$: () => (/* binding */ calExample),
/* harmony export */   YD: () => (/* binding */ textExample),
/* harmony export */   _d: () => (/* binding */ markdownExample),
/* harmony export */   d1: () => (/* binding */ packageExample),
/* harmony export */   kj: () => (/* binding */ yamlExample),
/* harmony export */   ly: () => (/* binding */ PUBLISHED),
/* harmony export */   zI: () => (/* binding */ hostExample)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);

/** The sections of the smallest valid CAL, in the order in which they are usually written. */
const SECTIONS = {
    schemaVersion: `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI.cart.calSchemaVersion}`,
    id: 'id: example',
    about: '',
    participants: `participants:
  - { alias: dev, bind: slot, slot: { role: developer } }`,
    rac: '',
    variables: '',
    limits: '',
    start: 'start: work',
    nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
    edges: `edges:
  - { from: work, to: done }`,
    extra: '',
};
/**
 * A whole CAL in YAML for a rule's documentation: the smallest valid one with some sections replaced.
 *
 * @param changes YAML text by section, key included; an empty text leaves the section out; `about` and `extra` are free
 */
function calExample(changes = {}) {
    return {
        language: 'yaml',
        // Put together when somebody reads it: a lint loads every rule and reads no example.
        get text() {
            const texts = Object.entries(SECTIONS).map(([name, text]) => (changes[name] ?? text).replace(/\n+$/, ''));
            return `${texts.filter((text) => text !== '').join('\n')}\n`;
        },
    };
}
/** What the publishing profile asks for, beside a valid CAL. */
const PUBLISHED = `version: 1.0.0
name: Ship a feature
description: From an issue to a reviewed change
license: Apache-2.0
authors: [{ name: The platform team }]
tags: [coding]
`;
/** Any other YAML text. */
function yamlExample(text) {
    return { language: 'yaml', text };
}
/** Any Markdown text. */
function markdownExample(text) {
    return { language: 'markdown', text };
}
/** What no format describes. */
function textExample(text) {
    return { language: 'text', text };
}
/** The smallest package, with more below it. */
function packageExample(more = '', publisher = 'org.example') {
    return {
        language: 'yaml',
        get text() {
            return `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_SCHEMA_VERSION */ .EL}
id: org.example/reviewer
version: 1.0.0
publisher: ${publisher}
name: Robin
role: reviewer
${more}`;
        },
    };
}
/** The smallest host profile that offers every required role, with some lines replaced. */
function hostExample(changes = {}) {
    const { revision = '2025-11-25', tokens = 200_000, more = '' } = changes;
    const tool = (name, property, scopes) => `  - { name: ${name}, scopes: [${scopes}], inputSchema: { properties: { ${property}: { type: string } } } }`;
    return {
        language: 'yaml',
        get text() {
            return `schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_SCHEMA_VERSION */ ._Y}
name: workbench
protocolRevision: ${revision}
model: { toolUse: true, contextWindowTokens: ${tokens} }
filesystem: [fs.read]
tools:
${tool('execute', 'command', 'exec, fs.read')}
${tool('dispatch', 'task', 'dispatch')}
${tool('add_memory', 'summary', 'memory.write')}
${tool('search_memory', 'query', 'search, memory.read')}
${more}`;
        },
    };
}
/** Any JSON text. */
function jsonExample(text) {
    return { language: 'json', text };
}
/** A CAL with a signature block of the right form (its signature proves nothing). */
function signedExample(wrong = {}) {
    const key = '0'.repeat(64);
    return calExample({
        extra: `integrity:
  schemaVersion: ${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI.cart.calSignatureSchemaVersion}
  digest: sha256:${wrong.digest ?? '0'.repeat(64)}
  publisherId: org.example
  keyid: ed25519:${key}
  publicKeyPem: "-----BEGIN PUBLIC KEY-----\\n${'A'.repeat(60)}\\n-----END PUBLIC KEY-----\\n"
  signedAt: 2026-07-18T15:27:27Z
  envelope:
    payloadType: application/vnd.in-toto+json
    payload: e30=
    signatures:
      - { keyid: 'ed25519:${wrong.signatureKey ?? key}', sig: AAAA }`,
    });
}


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ fixOf),
  f: () => (/* binding */ valueAt)
});

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
;// CONCATENATED MODULE: ./build/core/lint/fix/remove-entry.js


/**
 * The text to delete so that a property or a list item is gone, with its comma or its line, and nothing else is: comments,
 * order, indentation and line ends of the rest stay as they are.
 *
 * @returns undefined where no deletion is certain to do that
 */
function removeEntry(doc, path) {
    const location = doc.locate(path);
    const parent = doc.locate(path.slice(0, -1));
    if (location === undefined || parent === undefined || path.length === 0)
        return undefined;
    const { text } = doc;
    const entry = { start: location.entry.start, end: endOfEntry(text, location.entry, location.value) };
    const opener = text[parent.value.start];
    if (doc.language === 'json' || opener === '{' || opener === '[')
        return inFlow(text, parent.value, entry);
    return inBlock(doc, path, entry, location.key !== undefined);
}
// A key without a value: the colon belongs to the entry.
function endOfEntry(text, entry, value) {
    if (value.end > value.start)
        return entry.end;
    const colon = /^[ \t]*:/.exec(text.slice(entry.end, entry.end + 200));
    return entry.end + (colon === null ? 0 : colon[0].length);
}
/** In brackets: the entry goes with the comma after it, or the last one with the comma before it. */
function inFlow(text, parent, { start, end }) {
    // What stands directly before must be the bracket or a comma: a tag, an anchor or a comment ends the search.
    const before = backOver(text, start, SPACE) - 1;
    if (before !== parent.start && text[before] !== ',')
        return undefined;
    const after = forwardOver(text, end, SPACE);
    if (text[after] === ',') {
        const comma = forwardOver(text, after + 1, BLANK);
        const next = afterBreak(text, comma);
        const line = backOver(text, start, BLANK);
        if (next === comma)
            return { start, end: comma };
        // A comment after the comma may speak of this entry or of the next: it stays, and so does its line.
        return isBreak(text[line - 1]) ? { start: line, end: next } : { start, end: after + 1 };
    }
    if (after !== parent.end - 1)
        return undefined;
    return { start: text[before] === ',' ? before : start, end };
}
/** On lines of its own: the entry goes with its lines. The first key of a list item makes room for the second. */
function inBlock(doc, path, { start, end }, isKey) {
    const { text } = doc;
    const siblings = valueAt(doc.value, path.slice(0, -1));
    const count = Array.isArray(siblings) ? siblings.length : (0,mapping/* isMapping */.pi)(siblings) ? Object.keys(siblings).length : 0;
    if (count < 2)
        return undefined;
    const line = lineStart(text, start);
    const prefix = text.slice(line, start);
    const after = isBreak(text[end - 1]) ? end : lineEnd(text, end);
    if (after === undefined)
        return undefined;
    if ((isKey ? /^ *$/ : /^ *- +$/).test(prefix)) {
        // At the end of a text without a last line break, the break before goes: the text still has none.
        const unended = after === text.length && !isBreak(text[after - 1]);
        return { start: unended ? beforeBreak(text, line) : line, end: after };
    }
    if (!isKey || !/^ *(?:- +)+$/.test(prefix))
        return undefined;
    const next = forwardOver(text, after, SPACE);
    if (text[next] === '#' || next - lineStart(text, next) !== prefix.length)
        return undefined;
    return { start, end: next };
}
const BLANK = ' \t';
const SPACE = ' \t\r\n';
function isBreak(unit) {
    return unit === '\n' || unit === '\r';
}
function backOver(text, from, units) {
    let at = from;
    while (at > 0 && units.includes(text[at - 1]))
        at--;
    return at;
}
function forwardOver(text, from, units) {
    let at = from;
    while (at < text.length && units.includes(text[at]))
        at++;
    return at;
}
function afterBreak(text, at) {
    if (text[at] === '\r' && text[at + 1] === '\n')
        return at + 2;
    return isBreak(text[at]) ? at + 1 : at;
}
function beforeBreak(text, at) {
    if (text[at - 1] === '\n' && text[at - 2] === '\r')
        return at - 2;
    return isBreak(text[at - 1]) ? at - 1 : at;
}
function lineStart(text, from) {
    let at = from;
    while (at > 0 && !isBreak(text[at - 1]))
        at--;
    return at;
}
/** The start of the next line, when nothing but blanks and a comment follow on this one. */
function lineEnd(text, from) {
    let at = forwardOver(text, from, BLANK);
    if (text[at] === '#' && at > from)
        while (at < text.length && !isBreak(text[at]))
            at++;
    return at < text.length && !isBreak(text[at]) ? undefined : afterBreak(text, at);
}

;// CONCATENATED MODULE: ./build/core/lint/fix/remedy.js



/** A property name that YAML reads as it stands. */
const PLAIN = /^[A-Za-z][A-Za-z0-9]*$/;
/**
 * Turns a remedy into edits of the text that change nothing but the entry at `path`.
 *
 * @returns undefined where the text is written in a way that leaves no certain edit (an explicit or aliased key, say)
 */
function fixOf(doc, path, remedy) {
    const name = (0,printable/* printable */.g$)(String(path.at(-1)));
    if (remedy.kind === 'remove') {
        const entry = remedy.path ?? path;
        const span = removeEntry(doc, entry);
        return span === undefined ? undefined : fix(doc, titleOfRemoval(entry), span, '');
    }
    const parent = valueAt(doc.value, path.slice(0, -1));
    const key = doc.locate(path)?.key;
    if (key === undefined || !(0,mapping/* isMapping */.pi)(parent) || Object.hasOwn(parent, remedy.to) || !PLAIN.test(remedy.to))
        return undefined;
    const written = doc.text.slice(key.start, key.end);
    const quote = /^(["'])[^]*\1$/.exec(written)?.[1] ?? '';
    // A plain key stands for itself; anything else (an alias, a block) is not touched.
    if (quote === '' && written !== path.at(-1))
        return undefined;
    return fix(doc, `rename "${name}" to "${remedy.to}"`, key, quote + remedy.to + quote);
}
function fix(doc, title, span, newText) {
    return { title, edits: [{ range: doc.range(span), newText }] };
}
function titleOfRemoval(path) {
    const last = path.at(-1);
    return typeof last === 'number'
        ? `remove item ${last} of "${(0,printable/* printable */.g$)(String(path.at(-2)))}"`
        : `remove "${(0,printable/* printable */.g$)(String(last))}"`;
}
/** @returns the value at a path, own properties only. */
function valueAt(value, path) {
    let at = value;
    for (const segment of path) {
        if (Array.isArray(at) && typeof segment === 'number')
            at = at[segment];
        else if ((0,mapping/* isMapping */.pi)(at) && Object.hasOwn(at, segment))
            at = at[segment];
        else
            return undefined;
    }
    return at;
}


/***/ }),

/***/ 1544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y_: () => (/* binding */ EdgeSet),
  cQ: () => (/* binding */ graphOf)
});

// UNUSED EXPORTS: Graph

// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
;// CONCATENATED MODULE: ./build/core/lint/strong-components.js
/**
 * Strongly connected components (Tarjan), with a stack of its own: a chain of 50,000 nodes must not overflow the call stack.
 * Linear in nodes and edges. A component comes after those that it leads to.
 *
 * @param size nodes are the numbers below it
 * @param targets the nodes that a node leads to; asked at most three times a node
 */
function components(size, targets) {
    const order = new Int32Array(size).fill(-1);
    const low = new Int32Array(size);
    const home = new Int32Array(size).fill(-1);
    const found = [];
    const open = [];
    let count = 0;
    const enter = (node) => {
        order[node] = low[node] = count++;
        open.push(node);
        return { node, next: targets(node), at: 0 };
    };
    const close = (node) => {
        const nodes = open.splice(open.lastIndexOf(node)).sort((a, b) => a - b);
        for (const member of nodes)
            home[member] = found.length;
        const leaves = nodes.some((member) => targets(member).some((target) => home[target] !== found.length));
        found.push({ nodes, leaves, cyclic: nodes.length > 1 || targets(node).includes(node) });
    };
    for (let root = 0; root < size; root++) {
        if (order[root] !== -1)
            continue;
        const frames = [enter(root)];
        for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
            const { node } = frame;
            const target = frame.next[frame.at++];
            if (target !== undefined) {
                if (order[target] === -1)
                    frames.push(enter(target));
                else if (home[target] === -1)
                    low[node] = Math.min(low[node], order[target]);
                continue;
            }
            frames.pop();
            if (low[node] === order[node])
                close(node);
            const parent = frames.at(-1)?.node;
            if (parent !== undefined)
                low[parent] = Math.min(low[parent], low[node]);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/core/lint/graph.js


/**
 * The graph of a CAL whose nodes and edges are all readable. Every analysis costs at most one visit of each node and edge,
 * and is made once, when a rule first asks for it.
 */
class Graph {
    nodes;
    /** Duplicates are left out: they are a finding of their own. */
    edges;
    start;
    /** Edges by the node that they leave. */
    outgoing;
    startEvents;
    ends;
    #reachable;
    #components;
    constructor(nodes, edges, start) {
        this.nodes = nodes;
        this.edges = edges;
        this.start = start;
        const outgoing = nodes.map(() => []);
        for (const edge of edges)
            outgoing[edge.from]?.push(edge);
        this.outgoing = outgoing;
        const events = (...wanted) => nodes.flatMap(({ value }, i) => value['type'] === 'event' && wanted.includes(String(value['event'])) ? [i] : []);
        this.startEvents = events('start');
        this.ends = new Set(events('end', 'stop'));
    }
    id(node) {
        return String(this.nodes[node]?.value['id']);
    }
    /** Edges that a run can take: none leaves an end. */
    steps(node) {
        return this.ends.has(node) ? [] : (this.outgoing[node] ?? []);
    }
    /**
     * Nodes that can be reached from the start. A start event that is not the start is a fault of its own, and an edge that
     * leaves an end too: what only follows from those counts as reached.
     */
    get reachable() {
        if (this.#reachable !== undefined)
            return this.#reachable;
        const reached = new Set([this.start, ...this.startEvents]);
        for (const node of reached)
            for (const { to } of this.outgoing[node] ?? [])
                reached.add(to);
        return (this.#reachable = reached);
    }
    /** Sets of nodes that lead to each other, in reverse topological order: what a set leads to comes before it. */
    get components() {
        return (this.#components ??= components(this.nodes.length, (node) => this.steps(node).map(({ to }) => to)));
    }
    /** Reachable nodes that are no end and have no way on. Without any end, the missing end is the fault. */
    get dangling() {
        if (this.ends.size === 0)
            return [];
        return [...this.reachable]
            .filter((node) => !this.ends.has(node) && this.outgoing[node]?.length === 0)
            .sort(byNumber);
    }
    /** Reachable loops that nothing leaves. Without any end, the missing end is the fault. */
    get traps() {
        if (this.ends.size === 0 || this.#allCanEnd())
            return [];
        return this.components.filter(({ nodes, leaves, cyclic }) => !leaves && cyclic && nodes.some((node) => this.reachable.has(node)));
    }
    // Cheaper than the components, which a sound graph never needs.
    #allCanEnd() {
        const incoming = this.nodes.map(() => []);
        for (const { from, to } of this.edges)
            incoming[to]?.push(from);
        const ending = new Set(this.ends);
        for (const node of ending)
            for (const from of incoming[node] ?? [])
                ending.add(from);
        return ending.size === this.nodes.length;
    }
    /** Unreachable sets of nodes that no other unreachable node leads to. */
    get unreachable() {
        if (this.reachable.size === this.nodes.length)
            return [];
        const lost = this.components.filter(({ nodes }) => !this.reachable.has(nodes[0] ?? this.start));
        if (lost.length === 0)
            return [];
        const home = new Map(lost.flatMap((component) => component.nodes.map((node) => [node, component])));
        const led = new Set();
        for (const { from, to } of this.edges) {
            const target = home.get(to);
            if (target !== undefined && home.get(from) !== target)
                led.add(target);
        }
        return lost.filter((component) => !led.has(component)).sort((a, b) => (a.nodes[0] ?? 0) - (b.nodes[0] ?? 0));
    }
    /** The edges of one loop that a run can enter, in the order of the run; undefined when there is none. */
    get loop() {
        const loops = this.components.filter(({ nodes, cyclic }) => cyclic && nodes.some((node) => this.reachable.has(node)));
        const inside = new Map(loops.flatMap((component) => component.nodes.map((node) => [node, component])));
        const first = [...this.reachable].find((node) => inside.has(node));
        if (first === undefined)
            return undefined;
        const home = inside.get(first);
        const cameBy = new Map();
        const queue = [first];
        for (const node of queue) {
            for (const edge of this.steps(node)) {
                if (edge.to === first)
                    return pathBack(cameBy, edge, first);
                if (inside.get(edge.to) !== home || cameBy.has(edge.to))
                    continue;
                cameBy.set(edge.to, edge);
                queue.push(edge.to);
            }
        }
        return undefined;
    }
}
function pathBack(cameBy, last, first) {
    const edges = [last];
    for (let node = last.from; node !== first;) {
        const edge = cameBy.get(node);
        if (edge === undefined)
            break;
        edges.push(edge);
        node = edge.from;
    }
    return edges.toReversed();
}
const byNumber = (a, b) => a - b;
const EVENTS = ['start', 'end', 'stop', 'handoff', 'timer'];
/** @returns the graph, or undefined when a node, an edge or the start cannot be read. */
function graphOf(cal) {
    const { nodes, edges, root, nodeIds } = cal;
    const list = (0,mapping/* own */.ZV)(root, 'edges');
    if (!nodeIds.whole || nodes.length === 0 || !Array.isArray(list) || list.length !== edges.length)
        return undefined;
    const readable = nodes.every(({ value }) => {
        const type = (0,mapping/* own */.ZV)(value, 'type');
        return type === 'task' || type === 'gateway' || (type === 'event' && EVENTS.includes(String((0,mapping/* own */.ZV)(value, 'event'))));
    });
    if (!readable)
        return undefined;
    const number = new Map(nodes.map(({ value }, i) => [value['id'], i]));
    const start = number.get((0,mapping/* own */.ZV)(root, 'start'));
    if (start === undefined)
        return undefined;
    const found = [];
    const seen = new EdgeSet();
    for (const entry of edges) {
        const from = number.get((0,mapping/* own */.ZV)(entry.value, 'from'));
        const to = number.get((0,mapping/* own */.ZV)(entry.value, 'to'));
        if (from === undefined || to === undefined)
            return undefined;
        if (seen.add(entry) === undefined)
            found.push({ from, to, entry });
    }
    return new Graph(nodes, found, start);
}
/** Edges by what makes two of them the same: both ends and the condition. */
class EdgeSet {
    #byEnds = new Map();
    /** @returns the earlier edge that is the same, or undefined; an edge whose ends are no strings is like no other. */
    add(edge) {
        const from = (0,mapping/* own */.ZV)(edge.value, 'from');
        const to = (0,mapping/* own */.ZV)(edge.value, 'to');
        if (typeof from !== 'string' || typeof to !== 'string')
            return undefined;
        const ends = `${from}\n${to}`;
        const others = this.#byEnds.get(ends);
        if (others === undefined) {
            this.#byEnds.set(ends, [edge]);
            return undefined;
        }
        const key = conditionKey(edge);
        const earlier = others.find((other) => conditionKey(other) === key);
        if (earlier === undefined)
            others.push(edge);
        return earlier;
    }
}
function conditionKey({ value }) {
    return JSON.stringify(sorted((0,mapping/* own */.ZV)(value, 'when') ?? null));
}
// The order of a condition's keys says nothing.
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (!(0,mapping/* isMapping */.pi)(value))
        return value;
    return Object.keys(value)
        .sort()
        .map((key) => [key, sorted(value[key])]);
}


/***/ }),

/***/ 1137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ CHECKS)
});

// EXTERNAL MODULE: ./build/core/lint/examples.js
var examples = __webpack_require__(1231);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/lint/shape/words.js
var words = __webpack_require__(4873);
;// CONCATENATED MODULE: ./build/core/lint/rules/cal/duplicate-id.js




const rule = {
    meta: {
        id: 'cal/duplicate-id',
        level: 'error',
        fixable: true,
        summary: 'an id stands twice in its list',
        what: 'Two participants, RAC items, variables or nodes have the same id. Two entries that are the same in everything are one too many; of others a person must say which is meant.',
        why: 'What refers to the id can mean either of them.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }
  - { id: wiki, kind: wiki, description: A map of the code base }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }
  - { id: runbook, kind: runbook, description: What to do when the queue is full }`,
        }),
    },
    check({ cal, doc }, report) {
        const lists = [
            ['participant alias', 'alias', cal.participants, cal.aliases],
            ['RAC id', 'id', cal.rac, cal.racIds],
            ['variable name', 'name', cal.variables, cal.variableNames],
            ['node id', 'id', cal.nodes, cal.nodeIds],
        ];
        for (const [noun, key, entries, names] of lists) {
            if (names.whole)
                continue;
            for (const entry of entries) {
                const name = (0,mapping/* own */.ZV)(entry.value, key);
                if (typeof name !== 'string')
                    continue;
                const first = names.byName.get(name);
                if (first === undefined || first === entry)
                    continue;
                const line = (0,source_document/* rangeOf */.be)(doc, [...first.path, key]).start.line;
                report({
                    message: `duplicate ${noun} ${(0,words/* quoteName */.AB)(name)}, first on line ${line}`,
                    path: [...entry.path, key],
                    help: 'give each its own',
                    // The same entry twice is one too many; two entries of one id are for a person to sort out.
                    ...(JSON.stringify(first.value) === JSON.stringify(entry.value)
                        ? { remedy: { kind: 'remove', path: entry.path } }
                        : {}),
                });
            }
        }
    },
};

// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(8234);
// EXTERNAL MODULE: ./build/core/lint/document-secrets.js
var document_secrets = __webpack_require__(8525);
;// CONCATENATED MODULE: ./build/core/lint/rules/cal/secret.js



const secret_rule = {
    meta: {
        id: 'cal/secret',
        level: 'error',
        summary: 'the CAL holds a secret',
        what: 'A text anywhere in the CAL holds a private key, a token of a well-known service, a password in a URL or a connection string, or a value that looks random and is given to a password, a key or a token (`password=…`, `"apiKey": "…"`). Placeholders, references to variables, digests that name themselves and UUIDs are none.',
        why: 'A CAL is committed, signed and shared. A secret in it is published, and stays in the history after it was removed.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: url, hint: 'https://deploy:q8Rt2mXw9@wiki.acme.dev/start' } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: url, hint: 'https://wiki.acme.dev/start' } }`,
        }),
        falseAlarms: 'Known forms: of 878,139 one-line descriptions and 226,975 names of packages, and 11,841 paragraphs of prose in the documentation of packages, it named none. Digests, ids and placeholders such as `user:password` are not taken for secrets. Random values that are given to a secret name: in 97,464 text files (810 MB) of 71 public repositories 164 values were named, in 98 files, and each was read: 5 were no secret (four times the token of one link in a test, and a token that a test broke), 13 are keys that are published on purpose (maps, search, telemetry), 77 are made for tests, and the others stand as examples or for real in documentation and source. In the 5,873 files of 12 of them, which were not looked at while the measure was made, it first named 10, 3 of them wrongly; then it was narrowed so that it names none of the 3.',
        sensitive: true,
    },
    check({ doc, findSecrets }, report) {
        if (findSecrets === undefined)
            return;
        for (const { path, isKey, secrets, shadowed } of (0,document_secrets/* secretTexts */.V)(doc, findSecrets)) {
            for (const { kind, start, end } of secrets) {
                report({
                    message: `a ${isKey ? 'key' : 'text'} holds ${(0,secret/* secretName */.Gf)(kind)} (${end - start} characters)`,
                    path,
                    part: isKey ? 'key' : 'value',
                    ...(shadowed === undefined ? {} : { span: shadowed.value }),
                    help: 'remove it, and replace it wherever it is used: it counts as published',
                });
            }
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/in-without-list.js



const in_without_list_rule = {
    meta: {
        id: 'condition/in-without-list',
        level: 'warning',
        summary: 'the operator "in" has no list to look in',
        what: 'The value of a condition with `op: in` must be a list.',
        why: 'Nothing is in a value that is no list, so the condition can never hold.',
        bad: (0,examples/* calExample */.R$)({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: in, value: passed } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: in, value: [passed, skipped] } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            if ((0,mapping/* own */.ZV)(value, 'op') !== 'in' || !Object.hasOwn(value, 'value') || Array.isArray(value['value']))
                continue;
            report({
                message: `the operator "in" needs a list, not ${(0,words/* kindOf */.I)(value['value'])}`,
                path: [...path, 'value'],
                help: 'put the value in brackets, or write op: eq',
            });
        }
    },
};

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/lint/references.js


const SHOWN = 8;
/**
 * The finding for a reference that names nothing, with the nearest name that is there. Nothing is found where the names
 * themselves cannot all be read: then the reference may be right.
 *
 * @param name the reference; anything but a text is another rule's finding
 * @param noun what it should name, for the message
 * @param key what of the reference is looked up, when it is not all of it
 */
function unknownName(names, name, noun, path, key = name) {
    if (typeof name !== 'string' ||
        typeof key !== 'string' ||
        name.trim() === '' ||
        !names.whole ||
        names.byName.has(key))
        return undefined;
    const known = names.all;
    const near = names.nearest(key);
    const list = `${(0,words/* listed */.KE)(known.slice(0, SHOWN))}${known.length > SHOWN ? `, and ${known.length - SHOWN} more` : ''}`;
    const help = near !== undefined
        ? `did you mean ${(0,printable/* quote */.hD)(near)}?`
        : known.length === 0
            ? `declare a ${noun}`
            : `there are: ${list}`;
    return { message: `there is no ${noun} ${(0,words/* quoteName */.AB)(key)}`, path, help };
}

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/unknown-rac.js



const unknown_rac_rule = {
    meta: {
        id: 'condition/unknown-rac',
        level: 'error',
        summary: 'a condition asks for a RAC item that does not exist',
        what: 'The value of `racAvailable` must be the id of a RAC item.',
        why: 'The condition can never hold.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            edges: `edges:
  - { from: work, to: done, when: { racAvailable: wikis } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            edges: `edges:
  - { from: work, to: done, when: { racAvailable: wiki } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            const finding = unknownName(cal.racIds, (0,mapping/* own */.ZV)(value, 'racAvailable'), 'RAC item', [...path, 'racAvailable']);
            if (finding !== undefined)
                report(finding);
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/condition/unknown-variable.js



const unknown_variable_rule = {
    meta: {
        id: 'condition/unknown-variable',
        level: 'error',
        summary: 'a condition reads a variable that is not declared',
        what: 'The property `var` must be the name of a variable, or start with one and a dot.',
        why: 'The condition can never hold, or always, as the host likes.',
        bad: (0,examples/* calExample */.R$)({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcom, op: eq, value: passed } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            variables: `variables:
  - { name: outcome, type: string }`,
            edges: `edges:
  - { from: work, to: done, when: { var: outcome, op: eq, value: passed } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.conditions) {
            const name = (0,mapping/* own */.ZV)(value, 'var');
            if (typeof name !== 'string' || declared(name, (part) => cal.variableNames.byName.has(part)))
                continue;
            const finding = unknownName(cal.variableNames, name, 'variable', [...path, 'var'], name.split('.')[0]);
            if (finding !== undefined)
                report(finding);
        }
    },
};
// Names may hold dots themselves: `review.outcome` is a variable of that name, or a member of `review`.
function declared(path, isName) {
    for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1))
        if (isName(path.slice(0, end)))
            return true;
    return false;
}

// EXTERNAL MODULE: ./build/core/lint/graph.js + 1 modules
var graph = __webpack_require__(1544);
;// CONCATENATED MODULE: ./build/core/lint/rules/edge/duplicate.js




const duplicate_rule = {
    meta: {
        id: 'edge/duplicate',
        level: 'error',
        fixable: true,
        summary: 'an edge stands twice',
        what: 'Two edges have the same ends and the same condition.',
        why: 'The second one is without effect; often another node or condition was meant.',
        bad: (0,examples/* calExample */.R$)({
            edges: `edges:
  - { from: work, to: done }
  - { from: work, to: done }`,
        }),
        good: (0,examples/* calExample */.R$)(),
    },
    check({ cal, doc }, report) {
        const edges = new graph/* EdgeSet */.y_();
        for (const edge of cal.edges) {
            const earlier = edges.add(edge);
            if (earlier === undefined)
                continue;
            const ends = `${(0,words/* quoteName */.AB)(String(edge.value['from']))} to ${(0,words/* quoteName */.AB)(String(edge.value['to']))}`;
            const line = (0,source_document/* rangeOf */.be)(doc, earlier.path).start.line;
            report({
                message: `duplicate edge from ${ends}, first on line ${line}`,
                path: edge.path,
                help: 'remove one of them',
                remedy: { kind: 'remove' },
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/edge/unknown-node.js



const unknown_node_rule = {
    meta: {
        id: 'edge/unknown-node',
        level: 'error',
        summary: 'an edge starts or ends at a node that does not exist',
        what: 'The properties `from` and `to` of an edge must be ids of nodes.',
        why: 'The run would leave the graph.',
        bad: (0,examples/* calExample */.R$)({
            edges: `edges:
  - { from: work, to: dome }`,
        }),
        good: (0,examples/* calExample */.R$)(),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.edges) {
            for (const end of ['from', 'to']) {
                const finding = unknownName(cal.nodeIds, (0,mapping/* own */.ZV)(value, end), 'node', [...path, end]);
                if (finding !== undefined)
                    report(finding);
            }
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/dead-end.js


const dead_end_rule = {
    meta: {
        id: 'graph/dead-end',
        level: 'error',
        summary: 'a loop has no way out',
        what: 'From every node a run can reach an end or stop event.',
        why: 'Once the run is in the loop it never ends.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fix, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: done, when: { always: true } }
  - { from: work, to: fix, when: { always: true } }
  - { from: fix, to: check }
  - { from: check, to: fix }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
        good: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fix, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: fix }
  - { from: fix, to: check }
  - { from: check, to: fix, when: { always: true } }
  - { from: check, to: done, when: { always: true } }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        for (const { nodes } of graph.traps) {
            const [first = graph.start] = nodes;
            const ids = nodes.slice(0, 5).map((node) => (0,words/* quoteName */.AB)(graph.id(node)));
            const names = `${ids.join(', ')}${nodes.length > 5 ? `, and ${nodes.length - 5} more` : ''}`;
            const message = nodes.length === 1
                ? `${names} only leads to itself and never to an end`
                : `${names} only lead to each other and never to an end`;
            report({ message, path: [...(graph.nodes[first]?.path ?? []), 'id'], help: 'add an edge that leaves the loop' });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/edge-after-end.js


const edge_after_end_rule = {
    meta: {
        id: 'graph/edge-after-end',
        level: 'error',
        summary: 'an edge leaves an end or stop event',
        what: 'An event of kind `end` or `stop` has no outgoing edge.',
        why: 'The run is over there; what follows never runs.',
        bad: (0,examples/* calExample */.R$)({
            edges: `edges:
  - { from: work, to: done }
  - { from: done, to: work }`,
        }),
        good: (0,examples/* calExample */.R$)(),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        for (const { from, entry } of graph.edges) {
            if (!graph.ends.has(from))
                continue;
            report({
                message: `an edge leaves ${(0,words/* quoteName */.AB)(graph.id(from))}, where the run ends`,
                path: [...entry.path, 'from'],
                help: 'remove the edge, or let it start at another node',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/no-end.js

const no_end_rule = {
    meta: {
        id: 'graph/no-end',
        level: 'error',
        summary: 'there is no end or stop event',
        what: 'At least one node is an event of kind `end` or `stop`.',
        why: 'The run never ends.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }`,
            edges: 'edges: []',
        }),
        good: (0,examples/* calExample */.R$)(),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.ends.size > 0)
            return;
        report({
            message: 'the graph has no end or stop event',
            path: ['nodes'],
            part: 'key',
            help: 'add a node {id: done, type: event, event: end}',
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/no-outgoing-edge.js


const no_outgoing_edge_rule = {
    meta: {
        id: 'graph/no-outgoing-edge',
        level: 'error',
        summary: 'a node that is no end leads nowhere',
        what: 'Every node that is not an end or stop event has an outgoing edge.',
        why: 'The run gets stuck there.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check, when: { always: true } }
  - { from: work, to: done, when: { always: true } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check }
  - { from: check, to: done }`,
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        const [lost] = graph.unreachable;
        const next = lost?.nodes[0];
        for (const node of graph.dangling) {
            const id = (0,words/* quoteName */.AB)(graph.id(node));
            const target = next === undefined ? 'an end' : `${(0,words/* quoteName */.AB)(graph.id(next))}, which nothing leads to`;
            report({
                message: `${id} has no outgoing edge and is no end`,
                path: [...(graph.nodes[node]?.path ?? []), 'id'],
                help: `add an edge from ${id}, for example to ${target}`,
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/several-start-events.js


const several_start_events_rule = {
    meta: {
        id: 'graph/several-start-events',
        level: 'error',
        summary: 'there is more than one start event',
        what: 'At most one node is an event of kind `start`.',
        why: 'A run begins in one place.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: again, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: again, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
        good: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        const [first = -1, ...others] = graph.startEvents;
        for (const node of others) {
            const path = [...(graph.nodes[node]?.path ?? []), 'event'];
            report({
                message: `${(0,words/* quoteName */.AB)(graph.id(node))} is a second start event; the first is ${(0,words/* quoteName */.AB)(graph.id(first))}`,
                path,
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/start-event-not-start.js


const start_event_not_start_rule = {
    meta: {
        id: 'graph/start-event-not-start',
        level: 'error',
        summary: 'the start event is not the start',
        what: 'Where a node is an event of kind `start`, the property `start` names it.',
        why: 'Two places claim to be where the run begins.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: work',
        }),
        good: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: start, type: event, event: start }
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: start, to: work }
  - { from: work, to: done }`,
            start: 'start: start',
        }),
    },
    check({ graph }, report) {
        if (graph === undefined || graph.startEvents.length !== 1)
            return;
        const [event = graph.start] = graph.startEvents;
        if (event === graph.start)
            return;
        const id = (0,words/* quoteName */.AB)(graph.id(event));
        report({
            message: `the start is ${(0,words/* quoteName */.AB)(graph.id(graph.start))}, but the start event is ${id}`,
            path: ['start'],
            help: `write start: ${id}`,
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/unbounded-cycle.js



const unbounded_cycle_rule = {
    meta: {
        id: 'graph/unbounded-cycle',
        level: 'error',
        summary: 'a loop has no step limit',
        what: 'Where the graph has a cycle, `limits.maxSteps` is set.',
        why: 'Nothing else guarantees that the run ends.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: exclusive }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: work }
  - { from: gate, to: done }`,
        }),
        good: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: gate, type: gateway, gateway: exclusive }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: gate }
  - { from: gate, to: work }
  - { from: gate, to: done }`,
            limits: 'limits: { maxSteps: 24 }',
        }),
    },
    check({ cal, graph }, report) {
        const limits = (0,mapping/* own */.ZV)(cal.root, 'limits');
        // Limits that cannot be read, or a misspelt maxSteps, are reported as such.
        if (graph === undefined ||
            (limits !== undefined && (!(0,mapping/* isMapping */.pi)(limits) || !Object.keys(limits).every((name) => OTHERS.has(name)))))
            return;
        const loop = graph.loop;
        const last = loop?.at(-1);
        if (loop === undefined || last === undefined)
            return;
        const ids = [...loop.map(({ from }) => graph.id(from)), graph.id(last.to)].map(words/* quoteName */.AB);
        const shown = ids.length > 8 ? [...ids.slice(0, 6), '…', ids.at(-1)] : ids;
        report({
            message: `the loop ${shown.join(' → ')} has no step limit`,
            path: [...last.entry.path, 'to'],
            help: 'add limits: {maxSteps: N}',
        });
    },
};
const OTHERS = new Set(['maxDurationMs', 'maxParallel']);

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/unconditional-branch.js


const unconditional_branch_rule = {
    meta: {
        id: 'graph/unconditional-branch',
        level: 'error',
        summary: 'a node that is no gateway branches without conditions',
        what: 'A node that is not a gateway and has several outgoing edges has a condition on each of them.',
        why: 'Only a gateway says whether one or all of the edges are taken.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: check }
  - { from: work, to: done }
  - { from: check, to: done }`,
        }),
        good: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: fork, type: gateway, gateway: parallel }
  - { id: check, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: fork }
  - { from: fork, to: check }
  - { from: fork, to: done }
  - { from: check, to: done }`,
        }),
    },
    check({ graph }, report) {
        if (graph === undefined)
            return;
        graph.outgoing.forEach((edges, node) => {
            if (edges.length < 2 || graph.ends.has(node) || graph.nodes[node]?.value['type'] === 'gateway')
                return;
            const bare = edges.filter(({ entry }) => !Object.hasOwn(entry.value, 'when'));
            const [first] = bare;
            if (first === undefined)
                return;
            const targets = bare.slice(0, 5).map(({ to }) => (0,words/* quoteName */.AB)(graph.id(to)));
            report({
                message: `${(0,words/* quoteName */.AB)(graph.id(node))} is no gateway and has ${edges.length} outgoing edges; ${bare.length === 1 ? 'that' : 'those'} to ${targets.join(', ')} ${bare.length === 1 ? 'has' : 'have'} no condition`,
                path: first.entry.path,
                help: 'add "when" to each, or put a gateway in between',
            });
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/unknown-start.js



const unknown_start_rule = {
    meta: {
        id: 'graph/unknown-start',
        level: 'error',
        summary: 'the start is no node',
        what: 'The property `start` must be the id of a node.',
        why: 'The run has nowhere to begin.',
        bad: (0,examples/* calExample */.R$)({ start: 'start: begin' }),
        good: (0,examples/* calExample */.R$)(),
    },
    check({ cal }, report) {
        const finding = unknownName(cal.nodeIds, (0,mapping/* own */.ZV)(cal.root, 'start'), 'node', ['start']);
        if (finding !== undefined)
            report(finding);
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/graph/unreachable-node.js


const unreachable_node_rule = {
    meta: {
        id: 'graph/unreachable-node',
        level: 'error',
        summary: 'a node cannot be reached from the start',
        what: 'Every node can be reached from the start along edges.',
        why: 'It never runs; often an edge to it is missing.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: review, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: done }
  - { from: review, to: done }`,
        }),
        good: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: review, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: review }
  - { from: review, to: done }`,
        }),
    },
    check({ graph }, report) {
        // A node that leads nowhere, or a loop without a way out, explains what nothing leads to: that is reported alone.
        if (graph === undefined || graph.dangling.length > 0 || graph.traps.length > 0)
            return;
        for (const { nodes } of graph.unreachable) {
            const [first = graph.start] = nodes;
            const others = nodes.length > 1 ? `, nor ${nodes.length - 1} more in its loop` : '';
            report({
                message: `${(0,words/* quoteName */.AB)(graph.id(first))} cannot be reached from ${(0,words/* quoteName */.AB)(graph.id(graph.start))}${others}`,
                path: [...(graph.nodes[first]?.path ?? []), 'id'],
                help: 'add an edge that leads to it, or remove it',
            });
        }
    },
};

// EXTERNAL MODULE: ./build/core/lint/shape/formats.js + 1 modules
var formats = __webpack_require__(8915);
;// CONCATENATED MODULE: ./build/core/lint/rules/integrity/other-key.js



const other_key_rule = {
    meta: {
        id: 'integrity/other-key',
        level: 'error',
        summary: 'the envelope was signed with another key',
        what: 'The `keyid` of the envelope’s signature is that of the `integrity` block.',
        why: 'A reader that looks up one key and a reader that looks up the other trust different signers.',
        bad: (0,examples/* signedExample */.Bu)({ signatureKey: '1'.repeat(64) }),
        good: (0,examples/* signedExample */.Bu)(),
        always: true,
    },
    check({ cal }, report) {
        const block = (0,mapping/* own */.ZV)(cal.root, 'integrity');
        const envelope = (0,mapping/* isMapping */.pi)(block) ? (0,mapping/* own */.ZV)(block, 'envelope') : undefined;
        const signatures = (0,mapping/* isMapping */.pi)(envelope) ? (0,mapping/* own */.ZV)(envelope, 'signatures') : undefined;
        const [signature] = Array.isArray(signatures) ? signatures : [];
        if (!(0,mapping/* isMapping */.pi)(block) || !(0,mapping/* isMapping */.pi)(signature))
            return;
        const [outer, inner] = [(0,mapping/* own */.ZV)(block, 'keyid'), (0,mapping/* own */.ZV)(signature, 'keyid')];
        if (typeof outer !== 'string' ||
            typeof inner !== 'string' ||
            outer === inner ||
            !formats/* KEYID */.rR.test(outer) ||
            !formats/* KEYID */.rR.test(inner))
            return;
        report({
            message: 'the keyid of the envelope’s signature differs from that of the integrity block',
            path: ['integrity', 'envelope', 'signatures', 0, 'keyid'],
            help: 'sign the CAL again',
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/node/timer-without-delay.js



const timer_without_delay_rule = {
    meta: {
        id: 'node/timer-without-delay',
        level: 'error',
        summary: 'a timer has no delay',
        what: 'An event of kind `timer` needs `afterMs`.',
        why: 'Without it the timer never fires, or at once, as the host likes.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: pause, type: event, event: timer }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: pause }
  - { from: pause, to: done }`,
        }),
        good: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: dev, completion: { type: artifact, produces: report } }
  - { id: pause, type: event, event: timer, afterMs: 60000 }
  - { id: done, type: event, event: end }`,
            edges: `edges:
  - { from: work, to: pause }
  - { from: pause, to: done }`,
        }),
    },
    check({ cal }, report) {
        for (const entry of cal.nodes) {
            const { path, value } = entry;
            if ((0,mapping/* own */.ZV)(value, 'type') !== 'event' || (0,mapping/* own */.ZV)(value, 'event') !== 'timer' || Object.hasOwn(value, 'afterMs'))
                continue;
            if (Object.keys(value).some((name) => !KNOWN.has(name)))
                continue;
            report({
                message: `timer ${(0,words/* nameOf */.Vb)(entry, 'id')} lacks "afterMs"`,
                path: [...path, 'event'],
                help: 'add "afterMs" with the delay in milliseconds',
            });
        }
    },
};
// A misspelt afterMs is reported as the unknown property that it is.
const KNOWN = new Set(['id', 'type', 'event']);

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-agent.js



const unknown_agent_rule = {
    meta: {
        id: 'node/unknown-agent',
        level: 'error',
        summary: 'a task is given to a participant that does not exist',
        what: 'The property `agent` of a task must be the alias of a participant.',
        why: 'Nobody can do the task.',
        bad: (0,examples/* calExample */.R$)({
            nodes: `nodes:
  - { id: work, type: task, agent: devs, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
        good: (0,examples/* calExample */.R$)(),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.nodes) {
            if ((0,mapping/* own */.ZV)(value, 'type') !== 'task')
                continue;
            const finding = unknownName(cal.aliases, (0,mapping/* own */.ZV)(value, 'agent'), 'participant', [...path, 'agent']);
            if (finding !== undefined)
                report(finding);
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/node/unknown-rac.js



const node_unknown_rac_rule = {
    meta: {
        id: 'node/unknown-rac',
        level: 'error',
        summary: 'a task requires a RAC item that does not exist',
        what: 'Each id in `requires.rac` must be that of a RAC item.',
        why: 'The knowledge that the task waits for is declared nowhere.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            nodes: `nodes:
  - { id: work, type: task, agent: dev, requires: { rac: [wikis] }, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
            nodes: `nodes:
  - { id: work, type: task, agent: dev, requires: { rac: [wiki] }, completion: { type: artifact, produces: report } }
  - { id: done, type: event, event: end }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.nodes) {
            if ((0,mapping/* own */.ZV)(value, 'type') !== 'task')
                continue;
            const requires = (0,mapping/* own */.ZV)(value, 'requires');
            const ids = (0,mapping/* isMapping */.pi)(requires) ? (0,mapping/* own */.ZV)(requires, 'rac') : undefined;
            if (!Array.isArray(ids))
                continue;
            ids.forEach((id, i) => {
                const finding = unknownName(cal.racIds, id, 'RAC item', [...path, 'requires', 'rac', i]);
                if (finding !== undefined)
                    report(finding);
            });
        }
    },
};

// EXTERNAL MODULE: ./build/core/lint/smuggling/texts.js
var texts = __webpack_require__(7348);
;// CONCATENATED MODULE: ./build/core/lint/rules/okf/incomplete.js



const INLINE = ['title', 'description', 'tags'];
const incomplete_rule = {
    meta: {
        id: 'okf/incomplete',
        level: 'note',
        summary: 'an inline OKF descriptor lacks a usual property',
        what: 'An `okf` with a `type` has no `title`, `description` or `tags`.',
        why: 'Catalogs show and search these three. Only `type` is required by OKF itself.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`,
        }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,mapping/* own */.ZV)(item.value, 'okf');
            if (!(0,mapping/* isMapping */.pi)(okf) || !Object.hasOwn(okf, 'type') || Object.hasOwn(okf, 'bundle'))
                continue;
            const lacking = INLINE.filter((name) => !Object.hasOwn(okf, name)).map((name) => `"${name}"`);
            if (lacking.length === 0)
                continue;
            report({
                message: `okf of ${(0,texts/* itemName */.TJ)(item)} lacks ${lacking.join(', ')}`,
                path: [...item.path, 'okf'],
                part: 'key',
                help: 'add them for readers of other tools; the description of the item stays authoritative',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/okf/no-shape.js



const no_shape_rule = {
    meta: {
        id: 'okf/no-shape',
        level: 'warning',
        summary: 'an OKF descriptor has neither shape',
        what: 'The property `okf` of a RAC item has neither `type` (the inline shape) nor `bundle` (the pointer shape), or both. A `concept` needs a `bundle`.',
        why: 'The two shapes are a convention. A reader that follows it finds nothing in any other.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { title: Code map, description: A map, tags: [] } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`,
        }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,mapping/* own */.ZV)(item.value, 'okf');
            if (!(0,mapping/* isMapping */.pi)(okf))
                continue;
            const has = (name) => Object.hasOwn(okf, name);
            const path = [...item.path, 'okf'];
            const where = `okf of ${(0,texts/* itemName */.TJ)(item)}`;
            if (has('type') && has('bundle'))
                report({
                    message: `${where} has both "type" and "bundle"`,
                    path,
                    part: 'key',
                    help: 'describe the artifact, or point to it',
                });
            else if (has('concept') && !has('bundle'))
                report({ message: `${where} names a "concept" without its "bundle"`, path, part: 'key', help: 'add "bundle"' });
            else if (!has('type') && !has('bundle'))
                report({
                    message: `${where} has neither "type" nor "bundle"`,
                    path,
                    part: 'key',
                    help: 'add "type", "title", "description" and "tags", or "bundle"',
                });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/okf/type-differs.js




/** The illustrative mapping of the specification, 2.5. */
const TYPES = {
    wiki: 'Code Wiki',
    'code-map': 'Code Wiki',
    terraform: 'Terraform Module',
    infra: 'Terraform Module',
    'api-spec': 'API',
    dataset: 'Dataset',
    runbook: 'Runbook',
};
const type_differs_rule = {
    meta: {
        id: 'okf/type-differs',
        level: 'note',
        summary: 'kind and OKF type of a RAC item name different things',
        what: 'The property `okf.type` is the one that the specification maps to another `kind`: a `Dataset` of kind `wiki`, say. Types that it does not list are free, and so is kind `custom`.',
        why: 'One of the two is wrong, and hosts look for knowledge by either.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Dataset, title: Code map, description: A map, tags: [] } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`,
        }),
    },
    check({ cal }, report) {
        const known = new Set(Object.values(TYPES));
        for (const item of cal.rac) {
            const okf = (0,mapping/* own */.ZV)(item.value, 'okf');
            const kind = (0,mapping/* own */.ZV)(item.value, 'kind');
            const type = (0,mapping/* isMapping */.pi)(okf) ? (0,mapping/* own */.ZV)(okf, 'type') : undefined;
            if (typeof type !== 'string' || typeof kind !== 'string' || !Object.hasOwn(TYPES, kind))
                continue;
            if (!known.has(type) || type === TYPES[kind])
                continue;
            report({
                message: `${(0,texts/* itemName */.TJ)(item)} is of kind ${kind}, but its okf.type is ${(0,printable/* quote */.hD)(type)}`,
                path: [...item.path, 'okf', 'type'],
                help: `write ${(0,printable/* quote */.hD)(TYPES[kind] ?? '')}, or change the kind`,
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/okf/wrong-value.js




const wrong_value_text = (value) => typeof value === 'string' && value.trim() !== '' ? undefined : 'a string that is not blank';
const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === 'string');
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/;
/** What the convention says of each property (specification, 2.5). */
const PROPERTIES = {
    type: wrong_value_text,
    title: wrong_value_text,
    description: wrong_value_text,
    tags: (value) => (isTexts(value) ? undefined : 'a list of strings'),
    resource: (value) => (typeof value === 'string' && URI.test(value) ? undefined : 'a URI'),
    timestamp: (value) => (typeof value === 'string' && DATE.test(value) ? undefined : 'a date or a time as in ISO 8601'),
    bundle: wrong_value_text,
    concept: (value) => typeof value === 'string' && /^[^/\\]/.test(value) && !value.endsWith('.md') && !value.split('/').includes('..')
        ? undefined
        : 'a path inside the bundle, without .md',
};
const wrong_value_rule = {
    meta: {
        id: 'okf/wrong-value',
        level: 'warning',
        summary: 'a property of an OKF descriptor is not what the convention says',
        what: 'In `okf`, `type`, `title`, `description` and `bundle` are strings, `tags` is a list of strings, `resource` a URI, `timestamp` a date or time of ISO 8601, and `concept` a path inside the bundle without `.md`. Other properties are free.',
        why: 'The convention is not enforced, but a reader that follows it cannot use another value.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Code map, description: A map, tags: code } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - id: wiki
    kind: wiki
    description: A map of the code base
    okf: { type: Code Wiki, title: Code map, description: A map of the code base, tags: [code] }
  - id: warehouse
    kind: dataset
    description: The tables of the warehouse
    okf: { bundle: knowledge/warehouse, concept: tables/orders }`,
        }),
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,mapping/* own */.ZV)(item.value, 'okf');
            if (!(0,mapping/* isMapping */.pi)(okf))
                continue;
            for (const [name, check] of Object.entries(PROPERTIES)) {
                if (!Object.hasOwn(okf, name))
                    continue;
                const wanted = check(okf[name]);
                if (wanted === undefined)
                    continue;
                const found = typeof okf[name] === 'string' ? 'is not' : `is ${(0,words/* kindOf */.I)(okf[name])}, not`;
                report({ message: `okf.${name} of ${(0,texts/* itemName */.TJ)(item)} ${found} ${wanted}`, path: [...item.path, 'okf', name] });
            }
        }
    },
};

// EXTERNAL MODULE: ./build/core/lint/strings.js
var strings = __webpack_require__(9628);
;// CONCATENATED MODULE: ./build/core/lint/rules/publish/home-path.js


/** A home folder by its usual places, or by the names that stand for it. */
const HOME = /(?<![\w./~-])(?:(?:file:\/\/)?\/(?:home|Users)\/[^/\s]+|(?:file:\/\/)?\/root(?=\/)|[A-Za-z]:[\\/]+Users[\\/]+[^\\/\s]+|~[\w-]{0,64}\/\S|\$(?:HOME\b|\{HOME\})|%USERPROFILE%)/;
const home_path_rule = {
    meta: {
        id: 'publish/home-path',
        level: 'error',
        publish: true,
        summary: 'a published CAL names a path of a home folder',
        what: 'A text of the CAL holds a path below `/home/`, `/Users/`, `C:\\\\Users\\\\`, `/root/`, `~/` or `$HOME`.',
        why: 'The path exists on one machine only, and often tells who uses it.',
        bad: (0,examples/* calExample */.R$)({
            about: examples/* PUBLISHED */.ly,
            rac: `rac:
  - { id: wiki, kind: wiki, description: The notes in /home/sam/notes }`,
        }),
        good: (0,examples/* calExample */.R$)({
            about: examples/* PUBLISHED */.ly,
            rac: `rac:
  - { id: wiki, kind: wiki, description: The notes in docs/notes }`,
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        (0,strings/* eachString */.T)(cal.root, (text, path) => {
            if (!HOME.test(text))
                return;
            report({
                message: 'a text names a path of a home folder',
                path,
                help: 'name the path relative to the repository',
            });
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/publish/missing-property.js


/** What a registry shows and searches, and what its signature is about. */
const NEEDED = [
    ['version', 'add a version, such as version: 1.0.0'],
    ['name', 'add a name for people'],
    ['description', 'say in a sentence what the CAL does'],
    ['license', 'add an SPDX expression, such as license: Apache-2.0'],
    ['authors', 'add at least one author: authors: [{ name: … }]'],
    ['tags', 'add at least one tag'],
];
const missing_property_rule = {
    meta: {
        id: 'publish/missing-property',
        level: 'error',
        publish: true,
        summary: 'a CAL that is to be published lacks a property',
        what: 'A published CAL has `version` (SemVer), `name`, `description`, `license` (SPDX), and at least one of `authors` and of `tags`.',
        why: 'Who finds the CAL must see what it does, whose it is, what may be done with it, and which of two is newer. The signature names the version.',
        bad: (0,examples/* calExample */.R$)({ about: examples/* PUBLISHED */.ly.replace(/^license:.*\n/m, '') }),
        good: (0,examples/* calExample */.R$)({ about: examples/* PUBLISHED */.ly }),
    },
    check({ cal }, report) {
        for (const [name, help] of NEEDED) {
            const value = (0,mapping/* own */.ZV)(cal.root, name);
            const empty = Array.isArray(value) && value.length === 0;
            if (value !== undefined && !empty)
                continue;
            report({ message: `a published CAL needs ${empty ? 'an item in ' : ''}"${name}"`, path: [name], help });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/publish/placeholder.js


const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|XXX)\b|^<[^<>]+>$|\blorem ipsum\b/;
const placeholder_rule = {
    meta: {
        id: 'publish/placeholder',
        level: 'warning',
        publish: true,
        summary: 'a published CAL still holds a placeholder',
        what: 'A text of the CAL holds `TODO`, `FIXME`, `TBD` or `XXX`, or is nothing but a name in angle brackets.',
        why: '`cartwright init` writes placeholders where only a person knows the answer. An agent takes them for instructions.',
        bad: (0,examples/* calExample */.R$)({ about: examples/* PUBLISHED */.ly.replace('From an issue to a reviewed change', '"TODO: say what it does"') }),
        good: (0,examples/* calExample */.R$)({ about: examples/* PUBLISHED */.ly }),
    },
    check({ cal }, report) {
        (0,strings/* eachString */.T)(cal.root, (text, path) => {
            const found = PLACEHOLDER.exec(text)?.[0];
            if (found === undefined)
                return;
            report({
                message: `a text holds the placeholder ${found.startsWith('<') ? 'in angle brackets' : found}`,
                path,
                help: 'write what belongs there',
            });
        });
    },
};

// EXTERNAL MODULE: ./build/core/lint/shape/spdx.js
var spdx = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/core/lint/rules/publish/unknown-license.js




const unknown_license_rule = {
    meta: {
        id: 'publish/unknown-license',
        level: 'error',
        publish: true,
        summary: 'the license of a published CAL is not on the SPDX list',
        what: 'The `license` is an expression of the right form, but a license or an exception in it is not on the SPDX list. A license of your own is written `LicenseRef-NAME`.',
        why: 'Registries and scanners know the licenses of the list, and take any other id for none.',
        bad: (0,examples/* calExample */.R$)({ about: examples/* PUBLISHED */.ly.replace('Apache-2.0', 'Apache-2') }),
        good: (0,examples/* calExample */.R$)({ about: examples/* PUBLISHED */.ly }),
    },
    check({ cal, isKnownLicense }, report) {
        const license = (0,mapping/* own */.ZV)(cal.root, 'license');
        if (isKnownLicense === undefined || typeof license !== 'string' || !(0,spdx/* isSpdxExpression */.Y)(license))
            return;
        if (isKnownLicense(license))
            return;
        report({
            message: `${(0,words/* show */.WU)(license)} names a license that is not on the SPDX list`,
            path: ['license'],
            help: 'the list is at https://spdx.org/licenses; ids are case-sensitive',
        });
    },
};

;// CONCATENATED MODULE: ./build/core/lint/smuggling/code.js
/** A fence of three or more with at least one line inside; one that is not closed runs to the end of the text. */
const FENCE = /(?:^|\n)[ \t]{0,3}(`{3,}|~{3,})[^\n`]*\n([^]*?)(?:\n[ \t]{0,3}\1|$)/;
/** Blocks of HCL: the label in quotes and the brace make them none of the words of English. */
const HCL = /(?:^|[\s;}])(?:(?:resource|data)\s+"[\w-]{1,100}"\s+"[\w-]{1,100}"|(?:module|variable|provider|output)\s+"[\w-]{1,100}"|locals|terraform)\s{0,9}\{[\s]{0,200}(?:\w{1,100}\s{0,200}[={]|\})/;
/** Statements with their keywords in capitals, or in small letters with the punctuation that prose does not have. */
const SQL = [
    /\bCREATE\s{1,9}(?:OR\s{1,9}REPLACE\s{1,9})?(?:TEMP(?:ORARY)?\s{1,9})?(?:TABLE|VIEW|INDEX|FUNCTION)\s{1,9}(?:IF\s{1,9}NOT\s{1,9}EXISTS\s{1,9})?["`[\]\w.]{1,200}\s{0,9}(?:\(|AS\b|ON\b)/i,
    /\bSELECT\s[^;]{1,1000}?\sFROM\s{1,9}["`[\]\w.]{1,200}(?:\s{0,9};|\s{1,9}(?:WHERE|JOIN|LEFT|INNER|GROUP BY|ORDER BY|LIMIT)\b)/,
    /\bselect\s{1,9}(?:\*|[\w.]{1,100}(?:\s{0,9},\s{0,9}[\w.*]{1,100}){1,50})\s{1,9}from\s{1,9}[\w.]{1,200}\s{0,9}(?:;|where\s{1,9}[\w.]{1,100}\s{0,9}[=<>])/i,
    /\bINSERT\s{1,9}INTO\s{1,9}["`\w.]{1,200}\s{0,9}(?:\([^)]{1,2000}\)\s{0,9})?(?:VALUES\s{0,9}\(|SELECT\s)/i,
    /\b(?:ALTER\s{1,9}TABLE|UPDATE)\s{1,9}["`\w.]{1,200}\s{1,9}(?:ADD|DROP|RENAME|SET)\s{1,9}["`\w]{1,200}\s{0,9}[=\w]/,
];
const SCRIPT = /^#!\/[^\n]{1,200}\n/;
/** Lines that only a program or a configuration has; of `name: value`, only those whose value is no prose. */
const CODE_LINE = /[;{]\s*$|^\s*[}\])]+[;,]?\s*$|^\s*(?:import|from|export|const|let|var|def|class|return|func|fn|public|private|package|#include|use)\b[^.]*[({=;:'"]|^\s*[\w.$-]+\s*(?:=|:=|\+=)\s*\S|^\s*(?:if|for|while)\s*\(.*\)\s*\{|^\s*\$\s+\w+|^\s*(?:-\s+)?[\w.-]+:(?:\s+(?:["'[{].*|[^\s"'[{]\S*))?\s*$/;
const ENOUGH_LINES = 4;
/** Finds code in a text that is meant to be prose: fenced, HCL, SQL, a script, or lines that only code has. */
function findCode(text) {
    const fence = text.includes('```') || text.includes('~~~') ? FENCE.exec(text) : null;
    if (fence !== null && (fence[2] ?? '').trim() !== '')
        return { what: 'a fenced code block', length: fence[2].length };
    if (text.includes('{') && HCL.test(text))
        return { what: 'HCL', length: text.length };
    if (/\b(?:select|create|insert|alter|update)\b/i.test(text) && SQL.some((pattern) => pattern.test(text)))
        return { what: 'SQL', length: text.length };
    if (SCRIPT.test(text))
        return { what: 'a script', length: text.length };
    if (isStructured(text))
        return { what: 'JSON', length: text.length };
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < ENOUGH_LINES)
        return undefined;
    const coded = lines.filter((line) => line.length <= 500 && CODE_LINE.test(line)).length;
    return coded >= ENOUGH_LINES && coded * 10 >= lines.length * 6
        ? { what: `${coded} lines of code`, length: text.length }
        : undefined;
}
/** A JSON document with more than a few values: a name in brackets is none. */
function isStructured(text) {
    if (text.length < 80 || !/^\s*[[{]/.test(text))
        return false;
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && Object.keys(value).length >= 3;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/code-in-text.js


const code_in_text_rule = {
    meta: {
        id: 'rac/code-in-text',
        level: 'warning',
        summary: 'a description or hint carries code',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds a fenced code block, HCL, SQL, a script, a JSON document, or at least four lines that mostly look like code.',
        why: 'A description says which knowledge must be present. Code in it is the knowledge itself, which stays in its environment.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - id: warehouse
    kind: dataset
    description: |
      CREATE TABLE orders (id bigint, customer text, total numeric)`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: warehouse, kind: dataset, description: The columns of the table orders and how its total is computed }`,
        }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 1 (a statement of SQL, indeed); of 11,841 paragraphs of prose in the documentation of packages 1 (a list of people with the fingerprints of their keys).',
        sensitive: true,
    },
    check({ racTexts, findSecrets }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const code = findCode(text);
            // A key or a token is a finding of its own, and a graver one.
            if (code === undefined || (findSecrets?.(text) ?? []).length > 0)
                continue;
            report({
                message: `${found.where} carries ${code.what} (${code.length} characters)`,
                path,
                help: 'describe what must be known, and point to the file with "check"',
            });
        }
    },
};

// EXTERNAL MODULE: ./build/core/lint/content-keys.js
var content_keys = __webpack_require__(5448);
;// CONCATENATED MODULE: ./build/core/lint/rules/rac/content-by-another-name.js





const content_by_another_name_rule = {
    meta: {
        id: 'rac/content-by-another-name',
        level: 'error',
        summary: 'a RAC item carries content under another name',
        what: 'A RAC item, or its check, has a property that is `content` in disguise or by another word: another case, look-alike letters or invisible characters (their code points are shown), `contents`, `body`, `text`, `data`, `payload` and the like.',
        why: 'A RAC item has a closed set of properties, so each of these is an error in any case. This one says what it is for: what must not be in `content` must not be anywhere else either.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, Content: The gateway listens on port 8080 }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { bundle: knowledge, concept: overview } }`,
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        const look = (value, path, noun, item) => {
            for (const name of Object.keys(value)) {
                if (name === 'content' || !(0,content_keys/* claimsKey */.be)(noun, name))
                    continue;
                const where = noun === 'RAC item' ? (0,texts/* itemName */.TJ)(item) : `the check of ${(0,texts/* itemName */.TJ)(item)}`;
                const how = (0,content_keys/* contentName */.T1)(name) === 'look-alike' ? 'reads as "content"' : 'is another word for content';
                report({
                    message: `property ${(0,words/* quoteName */.AB)(name)} of ${where} ${how}; a RAC item carries a description only`,
                    path: [...path, name],
                    part: 'key',
                    help: 'remove the key and its value; describe the knowledge in "description" and point to it in "check"',
                });
            }
        };
        for (const item of cal.rac) {
            look(item.value, item.path, 'RAC item', item);
            const check = (0,mapping/* own */.ZV)(item.value, 'check');
            if ((0,mapping/* isMapping */.pi)(check))
                look(check, [...item.path, 'check'], 'the check', item);
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/content-in-okf.js





/** A value this long under a name such as `data` is no metadata. */
const LONG_VALUE = 200;
const content_in_okf_rule = {
    meta: {
        id: 'rac/content-in-okf',
        level: 'warning',
        summary: 'the OKF descriptor of a RAC item carries content',
        what: 'A property below `okf` is `content`, reads as it, or is another word for it (`body`, `contents`, `markdown` …), at any depth. A name that may be metadata, such as `data` or `value`, counts only with a value of 200 characters or more.',
        why: 'An OKF descriptor holds metadata about the knowledge. Its shape is a convention and its properties are open, so this is a warning; with `--strict` it fails the run.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Map, description: A map, tags: [], content: The gateway listens on port 8080 } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, okf: { type: Code Wiki, title: Map, description: A map, tags: [] } }`,
        }),
        sensitive: true,
    },
    check({ cal }, report) {
        for (const item of cal.rac) {
            const okf = (0,mapping/* own */.ZV)(item.value, 'okf');
            if (okf !== undefined)
                visit(okf, [...item.path, 'okf'], item, report);
        }
    },
};
function visit(value, path, item, report) {
    if (Array.isArray(value))
        value.forEach((entry, i) => visit(entry, [...path, i], item, report));
    if (!(0,mapping/* isMapping */.pi)(value))
        return;
    for (const name of Object.keys(value)) {
        const here = [...path, name];
        const content = (0,content_keys/* contentName */.T1)(name);
        if (content === undefined || (content === 'near' && !carries(name, value[name]))) {
            visit(value[name], here, item, report);
            continue;
        }
        report({
            message: `okf of ${(0,texts/* itemName */.TJ)(item)} carries content in ${(0,words/* quoteName */.AB)(name)}; it is for metadata`,
            path: here,
            part: 'key',
            help: 'remove it; point to the artifact with "resource", or with "bundle" and "concept"',
        });
    }
}
function carries(name, value) {
    if (!(0,content_keys/* isAmbiguous */.X2)(name))
        return typeof value === 'string' ? value.trim() !== '' : (0,mapping/* isMapping */.pi)(value) || Array.isArray(value);
    return typeof value === 'string' && value.length >= LONG_VALUE;
}

;// CONCATENATED MODULE: ./build/core/lint/smuggling/encoded.js
const DATA_URI = /\bdata:(?:[\w.+-]{1,60}\/[\w.+-]{1,80})?(?:;[\w.+=-]{1,60}){0,4},(?:[A-Za-z0-9+/_=-]|%[0-9A-Fa-f]{2}){32,}/;
/** No digest is this long: sha512 has 128 hex digits, and 88 characters in base64. */
const HEX = /(?<![0-9A-Za-z])(?=[A-Fa-f]{0,100}[0-9])[0-9A-Fa-f]{130,}/;
/** With a body, even one that was cut off: a header alone may be what the text is about. */
const PEM = /-----BEGIN [A-Z0-9 ]{1,60}-----\s{0,9}(?:[A-Za-z-]{1,40}: [^\n]{0,200}\s{1,9}){0,6}[A-Za-z0-9+/=]{12}/;
const BASE64 = /[A-Za-z0-9+/_-]{100,}={0,2}/g;
/** base64 as mail and PEM break it. */
const BASE64_LINES = /(?:[A-Za-z0-9+/]{60,76}\s{1,3}){2,}[A-Za-z0-9+/]{1,76}={0,2}/;
const PERCENT = /(?:%[0-9A-Fa-f]{2}){40,}/;
const ESCAPES = /(?:\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|[0-7]{3})){30,}/;
/** Binary as groups of digits: `01001000 01100101`. */
const BINARY = /(?:\b[01]{8}\b[\s,]{0,2}){12,}/;
/** Finds encoded data in a text. A digest, an id or a path is none, however long. */
function findEncoded(text) {
    if (text.length < 32)
        return undefined;
    const uri = text.includes('data:') ? DATA_URI.exec(text) : null;
    if (uri !== null)
        return { what: 'a data: URI', length: uri[0].length, certain: true };
    const pem = text.includes('-----BEGIN ') ? PEM.exec(text) : null;
    if (pem !== null)
        return { what: 'a PEM text', length: text.length - pem.index, certain: false };
    if (text.length < 60)
        return undefined;
    for (const [what, pattern] of PATTERNS) {
        const match = pattern.exec(text);
        if (match !== null)
            return { what, length: match[0].length, certain: false };
    }
    for (const [run] of text.matchAll(BASE64)) {
        if (looksRandom(run))
            return { what: 'a long encoded run', length: run.length, certain: false };
    }
    return undefined;
}
const PATTERNS = [
    ['a long run of hexadecimal digits', HEX],
    ['lines of base64', BASE64_LINES],
    ['a long run of percent escapes', PERCENT],
    ['a long run of escapes', ESCAPES],
    ['a run of binary digits', BINARY],
];
// Random base64 has 41 % of each case and 16 % digits. A long path or an id in camel case lacks digits or capitals.
function looksRandom(run) {
    const share = (pattern) => (run.match(pattern)?.length ?? 0) / run.length;
    return share(/[A-Z]/g) >= 0.15 && share(/[a-z]/g) >= 0.15 && share(/[0-9]/g) >= 0.04 && share(/[/_-]/g) <= 0.12;
}

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/encoded-text.js


const encoded_text_rule = {
    meta: {
        id: 'rac/encoded-text',
        level: 'warning',
        summary: 'a description or hint carries encoded data',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds a `data:` URI with a payload (an error), a PEM text, or a run of base64, hexadecimal digits or escapes that is longer than any digest.',
        why: 'Nobody describes knowledge in base64. What is encoded is the knowledge itself, or something that should not be read by eye.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: logo, kind: custom, description: 'data:text/plain;base64,VGhlIGdhdGV3YXkgbGlzdGVucyBvbiBwb3J0IDgwODAgYW5kIHRoZSBxdWV1ZSBvbiA5MDkw' }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: logo, kind: custom, description: The logo and the rules for its use }`,
        }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, all of them encoded indeed; of 11,841 paragraphs of prose in the documentation of packages 4 (links whose fragment carries a program in base64); of 226,975 names of packages none.',
        sensitive: true,
    },
    check({ racTexts, findSecrets }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const encoded = findEncoded(text);
            // A key or a token is a finding of its own, and a graver one.
            if (encoded === undefined || (findSecrets?.(text) ?? []).length > 0)
                continue;
            report({
                message: `${found.where} carries ${encoded.what} (${encoded.length} characters)`,
                path,
                ...(encoded.certain ? { level: 'error' } : {}),
                help: 'remove it; describe the artifact, and point to it with "check" or "okf"',
            });
        }
    },
};

// EXTERNAL MODULE: ./build/core/hidden.js
var core_hidden = __webpack_require__(2280);
;// CONCATENATED MODULE: ./build/core/lint/rules/rac/hidden-text.js


/** So many invisible characters are a text of their own. */
const MANY = 8;
const hidden_text_rule = {
    meta: {
        id: 'rac/hidden-text',
        level: 'warning',
        summary: 'a description or hint holds invisible characters',
        what: 'The description or hint of a RAC item, or a text below `okf`, holds tag characters, zero-width characters, variation selectors or bidirectional controls outside of emoji and right-to-left scripts. Eight or more are an error.',
        why: 'An agent reads what a reviewer cannot see: such characters carry hidden content and hidden instructions.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: "A map\\u200b of\\u200b the code base" }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
        }),
        falseAlarms: 'Of 878,139 one-line descriptions of npm and PyPI packages it named 4, each with a stray invisible character indeed; of 11,841 paragraphs of prose in the documentation of packages none.',
    },
    check({ racTexts }, report) {
        for (const found of racTexts) {
            const { text, path } = found;
            const hidden = (0,core_hidden/* findHidden */.C)(text);
            if (hidden === undefined)
                continue;
            const { count, points } = hidden;
            report({
                message: `${found.where} holds ${count === 1 ? 'an invisible character' : `${count} invisible characters`} (${points.join(', ')})`,
                path,
                ...(count >= MANY ? { level: 'error' } : {}),
                help: 'type the text anew',
            });
        }
    },
};

// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/core/lint/rules/rac/invalid-hint.js




const invalid_hint_rule = {
    meta: {
        id: 'rac/invalid-hint',
        level: 'error',
        summary: 'the hint of a check cannot be used',
        what: 'The hint of a `file-glob` check must be a glob that stays inside the repository, without extended patterns such as `+(a|b)`; that of a `url` check an http or https URL; that of an `mcp-resource` check a URI.',
        why: 'The check can never succeed, so the item is never confirmed.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: ../wiki/*.md } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            const check = (0,mapping/* own */.ZV)(value, 'check');
            if (!(0,mapping/* isMapping */.pi)(check))
                continue;
            const hint = (0,mapping/* own */.ZV)(check, 'hint');
            if (typeof hint !== 'string' || hint.length > 1000)
                continue;
            const problem = problemOf((0,mapping/* own */.ZV)(check, 'type'), hint);
            if (problem !== undefined)
                report({ message: `the hint ${(0,words/* show */.WU)(hint)} cannot be used: ${problem}`, path: [...path, 'check', 'hint'] });
        }
    },
};
function problemOf(type, hint) {
    if (type === 'manual')
        return undefined;
    if (type === 'file-glob') {
        if (hint.trim() === '')
            return 'it is empty';
        const glob = (0,core_glob/* compileGlob */.SO)(hint);
        return 'problem' in glob ? glob.problem : undefined;
    }
    if (type === 'url')
        return /^https?:\/\/[^\s/?#]+\S*$/.test(hint) ? undefined : 'it is no http or https URL';
    if (type === 'mcp-resource')
        return /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/.test(hint) ? undefined : 'it is no URI';
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/missing-hint.js


const missing_hint_rule = {
    meta: {
        id: 'rac/missing-hint',
        level: 'warning',
        summary: 'a check that a program could run has no hint',
        what: 'A check of type `file-glob`, `url` or `mcp-resource` has no `hint`.',
        why: 'Only the hint says which files, which URL or which resource; without it the item stays unconfirmed for ever.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob } }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, check: { type: file-glob, hint: docs/**/*.md } }`,
        }),
    },
    check({ cal }, report) {
        for (const { path, value } of cal.rac) {
            const check = (0,mapping/* own */.ZV)(value, 'check');
            if (!(0,mapping/* isMapping */.pi)(check) || Object.hasOwn(check, 'hint'))
                continue;
            const type = (0,mapping/* own */.ZV)(check, 'type');
            if (type !== 'file-glob' && type !== 'url' && type !== 'mcp-resource')
                continue;
            if (Object.keys(check).length > 1)
                continue;
            report({
                message: `a check of type ${type} has no hint, so nothing can confirm it`,
                path: [...path, 'check'],
                part: 'key',
                help: 'add "hint"',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/rac/no-content.js




const HELP = 'remove the key and its value; describe the knowledge in "description" and point to it in "check"';
/** Paths of `content` in a RAC item or its check, at a path or below it. */
function contentPlaces(path, value) {
    const [list, item, ...rest] = path;
    if (list !== 'rac' || (item !== undefined && typeof item !== 'number'))
        return [];
    const inside = rest.join('/');
    if (inside === 'content' || inside === 'check/content')
        return [path];
    if (item === undefined) {
        return Array.isArray(value) ? value.flatMap((each, i) => contentPlaces(['rac', i], each)) : [];
    }
    const found = inside === '' || inside === 'check' ? ownPlaces(path, value) : [];
    return inside === '' && (0,mapping/* isMapping */.pi)(value) ? [...found, ...ownPlaces([...path, 'check'], (0,mapping/* own */.ZV)(value, 'check'))] : found;
}
function ownPlaces(path, value) {
    return (0,mapping/* isMapping */.pi)(value) && Object.hasOwn(value, 'content') ? [[...path, 'content']] : [];
}
const no_content_rule = {
    meta: {
        id: 'rac/no-content',
        level: 'error',
        always: true,
        fixable: true,
        summary: 'a RAC item carries content',
        what: 'A RAC item, or its check, has the property `content`, whatever its value and however the key is spelt: escaped, quoted, through an anchor or a merge key, once or twice. Under `okf` it is the rule `rac/content-in-okf`; under `extensions` a vendor may use the name.',
        why: 'A RAC item declares knowledge by reference and description; the knowledge itself stays in its environment. A CAL is shared, and with it everything that stands in it.',
        bad: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base, content: The gateway listens on port 8080 }`,
        }),
        good: (0,examples/* calExample */.R$)({
            rac: `rac:
  - { id: wiki, kind: wiki, description: A map of the code base }`,
        }),
        sensitive: true,
    },
    check({ cal, doc }, report) {
        for (const item of cal.rac) {
            const { path, value } = item;
            if (Object.hasOwn(value, 'content')) {
                report({
                    message: `${(0,texts/* itemName */.TJ)(item)} must not carry content, description only`,
                    path: [...path, 'content'],
                    part: 'key',
                    help: HELP,
                    remedy: { kind: 'remove' },
                });
            }
            const check = (0,mapping/* own */.ZV)(value, 'check');
            if ((0,mapping/* isMapping */.pi)(check) && Object.hasOwn(check, 'content')) {
                report({
                    message: `the check of ${(0,texts/* itemName */.TJ)(item)} must not carry content: it verifies that the knowledge is present`,
                    path: [...path, 'check', 'content'],
                    part: 'key',
                    help: HELP,
                    remedy: { kind: 'remove' },
                });
            }
        }
        for (const { path, key, content } of doc.shadowed ?? []) {
            for (const place of contentPlaces(path, content)) {
                report({
                    message: `a RAC item must not carry content, description only; this one counts for nothing, since its key ${(0,printable/* quote */.hD)(String(path.at(-1)))} stands once more`,
                    path: place,
                    span: key,
                    help: HELP,
                });
            }
        }
    },
};

// EXTERNAL MODULE: ./build/core/lint/smuggling/passage.js
var smuggling_passage = __webpack_require__(2400);
;// CONCATENATED MODULE: ./build/core/lint/rules/rac/repeats-files.js


/** So long a passage is no coincidence. */
const CERTAIN = 480;
const PASSAGE = 'To restart the gateway, drain the queue first, wait until the counter of open requests stands at zero, then stop the blue half, start the green half, and tell the people on call in the channel.';
const FILES = [{ path: 'docs/gateway.md', text: `# Gateway\n\n${PASSAGE}\n` }];
const repeats_files_rule = {
    meta: {
        id: 'rac/repeats-files',
        level: 'warning',
        summary: 'a text repeats a passage of the files that the RAC item points to',
        what: 'The description or hint of a RAC item with a `file-glob` check, or a text below its `okf`, has at least 160 characters in a row in common with a file that the glob matches (white space, case and comment signs aside); from 480 on it is an error. Files are read up to 256 KiB each, 20 for an item.',
        why: 'A passage that is copied out of the files is their content, under another name.',
        bad: {
            ...(0,examples/* calExample */.R$)({
                rac: `rac:
  - id: gateway
    kind: runbook
    description: >-
      ${PASSAGE}
    check: { type: file-glob, hint: docs/gateway.md }`,
            }),
            files: FILES,
        },
        good: {
            ...(0,examples/* calExample */.R$)({
                rac: `rac:
  - id: gateway
    kind: runbook
    description: How to restart the gateway, and whom to tell
    check: { type: file-glob, hint: docs/gateway.md }`,
            }),
            files: FILES,
        },
        falseAlarms: 'Of 411 npm packages, whose descriptions were compared with the files beside them, it named 2 (0.5 %): their README opens with the description, word for word. Shorter descriptions, which nearly all are, are never compared.',
        sensitive: true,
    },
    check({ racTexts, itemFiles }, report) {
        if (itemFiles.size === 0)
            return;
        for (const found of racTexts) {
            const { item, text, path } = found;
            const files = itemFiles.get(Number(item.path[1]));
            const passage = files === undefined ? undefined : (0,smuggling_passage/* findPassage */.U4)(text, files);
            if (passage === undefined)
                continue;
            report({
                message: `${found.where} repeats ${passage.length} characters of ${JSON.stringify(passage.path)}`,
                path,
                ...(passage.length >= CERTAIN ? { level: 'error' } : {}),
                help: 'say in a sentence what must be known; the check points to the file already',
            });
        }
    },
};

;// CONCATENATED MODULE: ./build/core/lint/rules/variable/init-of-other-type.js



const init_of_other_type_rule = {
    meta: {
        id: 'variable/init-of-other-type',
        level: 'warning',
        summary: 'the initial value is not of the variable’s type',
        what: 'The value of `init` is not of the type that `type` says. A null is taken for every type.',
        why: 'The CAL contradicts itself: a host that checks types refuses it before the first step.',
        bad: (0,examples/* calExample */.R$)({
            variables: `variables:
  - { name: attempts, type: integer, init: none }`,
        }),
        good: (0,examples/* calExample */.R$)({
            variables: `variables:
  - { name: attempts, type: integer, init: 0 }`,
        }),
    },
    check({ cal }, report) {
        for (const entry of cal.variables) {
            const { path, value } = entry;
            const init = (0,mapping/* own */.ZV)(value, 'init');
            const type = (0,mapping/* own */.ZV)(value, 'type');
            if (init === undefined || init === null || typeof type !== 'string' || fits(type, init))
                continue;
            report({
                message: `variable ${(0,words/* nameOf */.Vb)(entry, 'name')} is of type ${type}, but its init is ${(0,words/* kindOf */.I)(init)}`,
                path: [...path, 'init'],
            });
        }
    },
};
function fits(type, init) {
    if (type === 'integer')
        return Number.isInteger(init);
    if (type === 'array')
        return Array.isArray(init);
    if (type === 'object')
        return (0,mapping/* isMapping */.pi)(init);
    return !['string', 'number', 'boolean'].includes(type) || typeof init === type;
}

;// CONCATENATED MODULE: ./build/core/lint/rules/checks.js







































/** The rules that look at a document themselves, by id. A lint loads no others; a test compares this list with the files. */
const CHECKS = [
    rule,
    secret_rule,
    in_without_list_rule,
    unknown_rac_rule,
    unknown_variable_rule,
    duplicate_rule,
    unknown_node_rule,
    dead_end_rule,
    edge_after_end_rule,
    no_end_rule,
    no_outgoing_edge_rule,
    several_start_events_rule,
    start_event_not_start_rule,
    unbounded_cycle_rule,
    unconditional_branch_rule,
    unknown_start_rule,
    unreachable_node_rule,
    other_key_rule,
    timer_without_delay_rule,
    unknown_agent_rule,
    node_unknown_rac_rule,
    incomplete_rule,
    no_shape_rule,
    type_differs_rule,
    wrong_value_rule,
    home_path_rule,
    missing_property_rule,
    placeholder_rule,
    unknown_license_rule,
    code_in_text_rule,
    content_by_another_name_rule,
    content_in_okf_rule,
    encoded_text_rule,
    hidden_text_rule,
    invalid_hint_rule,
    missing_hint_rule,
    no_content_rule,
    repeats_files_rule,
    init_of_other_type_rule,
];


/***/ }),

/***/ 8401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ruleIds),
/* harmony export */   k: () => (/* binding */ knownRule)
/* harmony export */ });
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1137);

const named = (ids, rest) => ids
    .trim()
    .split(/\s+/)
    .map((id) => ({ id, ...rest }));
/** Every rule; a test compares these lists with the rules themselves. */
const KNOWN = new Map([
    ..._checks_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECKS */ .u.map(({ meta }) => meta),
    // Found by the walk over the shape.
    ...named(`cal/duplicate-item cal/empty-value cal/invalid-extension-key cal/invalid-id cal/invalid-license cal/invalid-lineage
       cal/invalid-tag cal/invalid-uri cal/invalid-version cal/missing-property cal/not-a-mapping cal/too-long
       cal/unknown-property cal/unrecognized-schema-version cal/wrong-type completion/unknown-type condition/expression
       condition/not-one-shape condition/unknown-operator limits/not-positive node/invalid-delay node/unknown-approval
       node/unknown-event node/unknown-gateway node/unknown-side-effects node/unknown-type participant/invalid-digest
       participant/invalid-level participant/mixed-bindings participant/unconstrained-slot participant/unknown-bind
       participant/unknown-career-tier rac/description-length rac/hint-too-long rac/unknown-check-type rac/unknown-kind
       variable/unknown-type`, { level: 'error' }),
    ...named('integrity/malformed', { level: 'error', always: true }),
    // Found by the parser.
    ...named(`source/alias source/directive source/documents source/duplicate-key source/encoding source/key source/limit
       source/merge-key source/number source/surrogate source/syntax source/tag source/too-large`, { level: 'error', always: true }),
    // Found in an OKF bundle.
    ...named('okf/bad-frontmatter okf/missing-frontmatter okf/missing-type', { level: 'error', apart: true }),
    ...named('okf/wrong-field', { level: 'warning', apart: true }),
    ...named('okf/broken-link', { level: 'note', apart: true }),
    // Found in packages, manifests, host profiles, cartridges and the index of git.
    ...named(`cartridge/not-whole descriptor/schema host/binding host/duplicate-tool host/revision host/schema host/wrapped-tool manifest/contract
       manifest/duplicate-role manifest/required-roles manifest/revision manifest/role-namespace manifest/schema manifest/schema-version
       package/publisher package/schema package/secret package/task-type package/unpackable project/unreadable
       release/not-trusted secret/private-key
       signature/not-verified source/symlink`, { level: 'error', always: true, apart: true }),
    ...named('check/relaxed host/tool-changed package/small-step', { level: 'warning', always: true, apart: true }),
    ...named('host/tool-schema host/tool-text manifest/unknown-member manifest/unknown-revision', {
        level: 'warning',
        apart: true,
    }),
    // Found by readiness, by a build and by the handshake.
    ...named('handshake/refuse manifest/stale ready/rac-missing ready/unstaffed', { level: 'error', apart: true }),
    ...named('handshake/not-judged handshake/reservation', { level: 'warning', apart: true }),
    // Found by a look at the code.
    ...named('propose/missing-item propose/stale-check', { level: 'note', apart: true }),
    // About the run itself.
    ...named('baseline/expired baseline/fixed baseline/no-reason', { level: 'warning', apart: true }),
    ...named('suppression/no-reason suppression/not-allowed suppression/unknown-rule suppression/unused', {
        level: 'warning',
    }),
].map((rule) => [rule.id, rule]));
/** @returns what a run knows of the rule with this id, or undefined when there is none. */
function knownRule(id) {
    return KNOWN.get(id);
}
/** The ids of all rules. */
function ruleIds() {
    return [...KNOWN.keys()].sort();
}


/***/ }),

/***/ 4138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sensitiveRanges)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);
/* harmony import */ var _content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5448);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4532);
/* harmony import */ var _rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);




/** Key material, up to its end marker or the end of the line. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
/** A property of a RAC item or of its check. */
const FOREIGN = /^\/rac\/\d+\/(?:check\/)?[^/]+$/;
/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, key material, and what a rule marks as
 * sensitive.
 * A document that could not be read may hold such a value anywhere, so nothing of it is shown.
 *
 * @returns the ranges to mask, or `all`
 */
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'all';
    const ranges = [];
    for (const { rule, pointer, range, fix } of found) {
        // A secret may be the key itself.
        if (rule === 'cal/secret')
            ranges.push(range);
        // What stands in an item under a name that nothing is like may be the knowledge itself.
        const foreign = rule === 'cal/unknown-property' && fix === undefined && FOREIGN.test(pointer);
        if (!foreign && (0,_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(rule)?.sensitive !== true)
            continue;
        const place = doc.locate((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .fromPointer */ .kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    // What is replaced was judged by no rule of the list: as knowledge, or with its parts, it may be anything.
    for (const { path, value, content } of doc.shadowed ?? [])
        if (path[0] === 'rac' || content === undefined)
            ranges.push(doc.range(value));
    const rac = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(doc.value) ? (0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(doc.value, 'rac') : undefined;
    if (rac !== undefined) {
        eachContent(rac, ['rac'], (path) => {
            const place = doc.locate(path);
            if (place !== undefined)
                ranges.push(doc.range(place.value));
        });
    }
    return ranges;
}
/** Every value below `rac` whose key is, or reads as, `content`: even where the list itself is not as it should be. */
function eachContent(value, path, found) {
    if (Array.isArray(value))
        value.forEach((item, i) => eachContent(item, [...path, i], found));
    if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
        return;
    for (const name of Object.keys(value)) {
        const content = (0,_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name);
        if (content === 'exact' || content === 'look-alike')
            found([...path, name]);
        else
            eachContent(value[name], [...path, name], found);
    }
}


/***/ }),

/***/ 8915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EW: () => (/* binding */ BASE64),
  uL: () => (/* binding */ EXTENSION_KEY),
  py: () => (/* binding */ HOMEPAGE),
  ID: () => (/* binding */ ID),
  rR: () => (/* binding */ KEYID),
  mi: () => (/* binding */ LICENSE),
  NR: () => (/* binding */ LINEAGE_DIGEST),
  LV: () => (/* binding */ LINEAGE_PUBLISHER),
  eT: () => (/* binding */ LINEAGE_SOURCE),
  qI: () => (/* binding */ PUBLIC_KEY),
  M4: () => (/* binding */ ROM_DIGEST),
  FB: () => (/* binding */ SIGNED_AT),
  UA: () => (/* binding */ SIGNED_DIGEST),
  MM: () => (/* binding */ SIGNED_PUBLISHER),
  Dk: () => (/* binding */ TAG),
  xv: () => (/* binding */ VERSION)
});

// UNUSED EXPORTS: DIGEST_PATTERN

// EXTERNAL MODULE: ./build/core/lint/shape/spdx.js
var spdx = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/core/lint/shape/suggest-format.js
/** What a text may have been meant to be. Whether it fits then is for the format to say (shape.ts). */
function id(text) {
    return slug(text)
        .replace(/^[^a-z]+/, '')
        .slice(0, 128);
}
function tag(text) {
    return slug(text)
        .replace(/^[^a-z0-9]+/, '')
        .slice(0, 64);
}
function slug(text) {
    return text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/-+$/, '');
}
/** `v1.2` and `1.02` are meant to be versions. */
function version(text) {
    const match = /^\s*[vV=]{0,2}\s?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?([-+][0-9A-Za-z.+-]+)?\s*$/.exec(text);
    if (match === null)
        return undefined;
    const [, major, minor = '0', patch = '0', rest = ''] = match;
    return `${Number(major)}.${Number(minor)}.${Number(patch)}${rest}`;
}
function digest(text) {
    const hex = /^\s*(?:sha-?256[:=-])?([0-9A-Fa-f]{64})\s*$/i.exec(text)?.[1];
    return hex === undefined ? undefined : `sha256:${hex.toLowerCase()}`;
}
const LICENSES = 'Apache-2.0 MIT BSD-2-Clause BSD-3-Clause ISC MPL-2.0 EPL-2.0 CC-BY-4.0 CC0-1.0 Unlicense'.split(' ');
/**
 * The names that people have for the licenses that many projects use: `Apache 2.0`, `Apache License, Version 2`. Those of the
 * GNU project are not among them: whether a later version may be taken is not ours to suggest.
 */
function license(text) {
    const plain = (name) => name
        .toLowerCase()
        .replace(/\b(?:the|license|licence|version|clause|software|public)\b/g, '')
        .replace(/\bv(?=\d)/g, '')
        .replace(/[^a-z0-9]+/g, '')
        .replace(/(?<=\d)0$/, '');
    const wanted = plain(text);
    return wanted === '' ? undefined : LICENSES.find((known) => plain(known) === wanted);
}
function uri(text) {
    return /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?:[/:?#]|$)/.test(text) ? `https://${text}` : undefined;
}

;// CONCATENATED MODULE: ./build/core/lint/shape/formats.js


function pattern(source, words, rule, suggest) {
    const expression = new RegExp(source);
    const test = (text) => expression.test(text);
    return { test, schema: { pattern: source }, words, rule, ...(suggest === undefined ? {} : { suggest }) };
}
const REVERSE_DNS = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9][a-z0-9-]*';
/** Ids of everything in a CAL (format.md, 6). */
const ID = pattern('^[a-z][a-z0-9._-]{0,127}$', 'a lower-case letter, then at most 127 of a-z, 0-9, ".", "_", "-"', 'cal/invalid-id', id);
/** SemVer 2.0.0. */
const VERSION = pattern('^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$', 'a SemVer version such as 1.0.0', 'cal/invalid-version', version);
const LICENSE = {
    test: spdx/* isSpdxExpression */.Y,
    schema: { pattern: '^[A-Za-z0-9(][A-Za-z0-9.+:() -]*$' },
    words: 'an SPDX license expression such as Apache-2.0 or MIT OR Apache-2.0',
    rule: 'cal/invalid-license',
    suggest: license,
};
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/;
const HOMEPAGE = {
    test: (text) => URI.test(text),
    schema: { pattern: URI.source },
    words: 'an absolute URI such as https://example.org',
    rule: 'cal/invalid-uri',
    suggest: uri,
};
const TAG = pattern('^[a-z0-9][a-z0-9._-]{0,63}$', 'a lower-case letter or digit, then at most 63 of a-z, 0-9, ".", "_", "-"', 'cal/invalid-tag', tag);
const EXTENSION_KEY = pattern(`^${REVERSE_DNS}$`, 'a reverse-DNS name such as org.example.tool', 'cal/invalid-extension-key');
/** `sha256:` and the digest in lower-case hex. */
const DIGEST_PATTERN = '^sha256:[0-9a-f]{64}$';
const DIGEST_WORDS = 'sha256: and 64 lower-case hex digits';
const ROM_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'participant/invalid-digest', digest);
const LINEAGE_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'cal/invalid-lineage', digest);
const LINEAGE_PUBLISHER = pattern(`^${REVERSE_DNS}(?:[./][a-z0-9][a-z0-9._-]*)*$`, 'a reverse-DNS name such as org.example', 'cal/invalid-lineage');
const LINEAGE_SOURCE = pattern('^https://[^/?#@\\s]+(?:[/?#]\\S*)?$', 'an https URL without user name', 'cal/invalid-lineage');
/** Formats of the signature; its area reports every fault by one rule. */
const SIGNED_DIGEST = pattern(DIGEST_PATTERN, DIGEST_WORDS, 'integrity/malformed');
const SIGNED_PUBLISHER = pattern(LINEAGE_PUBLISHER.schema['pattern'], LINEAGE_PUBLISHER.words, 'integrity/malformed');
const KEYID = pattern('^ed25519:[0-9a-f]{64}$', 'ed25519: and 64 lower-case hex digits', 'integrity/malformed');
const PUBLIC_KEY = {
    ...pattern('^-----BEGIN PUBLIC KEY-----[\\r\\n]', 'a PEM text that starts with -----BEGIN PUBLIC KEY-----', 'integrity/malformed'),
    secret: true,
};
const BASE64 = pattern('^[A-Za-z0-9+/_-]+={0,2}$', 'base64', 'integrity/malformed');
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
/** RFC 3339, and a day that is in the calendar. */
const SIGNED_AT = {
    test(text) {
        const match = DATE_TIME.exec(text);
        if (match === null)
            return false;
        const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
        const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
        return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second <= 60;
    },
    schema: { format: 'date-time' },
    words: 'an RFC 3339 date and time such as 2026-07-18T15:27:27Z',
    rule: 'integrity/malformed',
};


/***/ }),

/***/ 1833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isSpdxExpression)
/* harmony export */ });
const TOKEN = /\s*(\(|\)|[A-Za-z0-9][A-Za-z0-9.+:-]*)/y;
const LONGEST = 200;
/**
 * Whether a text is an SPDX license expression by its grammar: ids and `LicenseRef-…` joined by AND, OR, WITH and brackets.
 * The list of ids is SPDX's to extend, so any well-formed id is taken.
 */
function isSpdxExpression(text) {
    if (text.length > LONGEST)
        return false;
    let depth = 0;
    let needsLicense = true;
    let afterLicense = false;
    let needsException = false;
    TOKEN.lastIndex = 0;
    const end = text.trimEnd().length;
    while (TOKEN.lastIndex < end) {
        const token = TOKEN.exec(text)?.[1];
        if (token === undefined)
            return false;
        const operator = token === 'AND' || token === 'OR';
        if (needsException) {
            if (token === '(' || token === ')' || token === 'WITH' || operator)
                return false;
            needsException = false;
        }
        else if (needsLicense) {
            if (token === '(')
                depth++;
            else if (token === ')' || token === 'WITH' || operator)
                return false;
            else {
                needsLicense = false;
                afterLicense = true;
            }
        }
        else if (token === ')') {
            if (--depth < 0)
                return false;
            afterLicense = false;
        }
        else if (operator)
            needsLicense = true;
        else if (token === 'WITH' && afterLicense) {
            needsException = true;
            afterLicense = false;
        }
        else
            return false;
    }
    return depth === 0 && !needsLicense && !needsException;
}


/***/ }),

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   WU: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4532);


/** What a value is, in words that never show it: `a list`, `null`. */
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'boolean')
        return String(value);
    return { object: 'a mapping', string: 'a string', number: 'a number' }[typeof value] ?? typeof value;
}
/** A short value as it stands, a long or structured one by its kind. */
function show(value) {
    if (typeof value === 'string')
        return quoteName(value);
    if (typeof value === 'number')
        return String(value);
    return kindOf(value);
}
/** Characters that no name of the format has; they can make two names look alike. */
const UNUSUAL = /[^\x21-\x7e]/u;
/**
 * Quotes a name from a document. Where it holds anything but printable ASCII, the code points follow: a look-alike letter or
 * an invisible character shows itself.
 */
function quoteName(name) {
    if (!UNUSUAL.test(name) || name.length > 80)
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name);
    const points = [...name].filter((character) => UNUSUAL.test(character) && character !== ' ');
    if (points.length === 0)
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name);
    const shown = points
        .slice(0, 8)
        .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)} (with ${shown.join(', ')}${points.length > 8 ? ', …' : ''})`;
}
/**
 * What an entry is called in a message: its name in quotes, or its place (`variables[1]`) where it has none.
 *
 * @param key the property that holds the name
 */
function nameOf({ path, value }, key) {
    const name = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(value, key);
    return typeof name === 'string' && name !== '' ? quoteName(name) : `${String(path[0])}[${String(path[1])}]`;
}
/** `a, b, c` for "allowed: …". */
function listed(values) {
    return values.map(_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$).join(', ');
}


/***/ }),

/***/ 2400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ findPassage),
/* harmony export */   oG: () => (/* binding */ mayQuote)
/* harmony export */ });
/* unused harmony export LONG_PASSAGE */
const WINDOW = 40;
/** A shorter passage may be a title, a path list, or one sentence that both have by nature. */
const LONG_PASSAGE = 160;
/** Whether a text is long enough to repeat a long passage at all. */
function mayQuote(text) {
    return text.length >= LONG_PASSAGE;
}
/**
 * Finds the longest passage of at least {@link LONG_PASSAGE} characters that `text` has in common with a file, white space,
 * case and comment signs aside. Cost is linear in the files.
 */
function findPassage(text, files) {
    if (!mayQuote(text))
        return undefined;
    const wanted = plain(text);
    if (wanted.length < LONG_PASSAGE)
        return undefined;
    const windows = new Map();
    for (let i = 0; i + WINDOW <= wanted.length; i++)
        windows.set(wanted.slice(i, i + WINDOW), i);
    let best;
    for (const { path, text: source } of files) {
        const file = plain(source);
        for (let i = 0; i + WINDOW <= file.length;) {
            const at = windows.get(file.slice(i, i + WINDOW));
            if (at === undefined) {
                i += WINDOW;
                continue;
            }
            let before = 0;
            while (before < i && before < at && file[i - before - 1] === wanted[at - before - 1])
                before++;
            let after = WINDOW;
            while (i + after < file.length && at + after < wanted.length && file[i + after] === wanted[at + after])
                after++;
            const length = before + after;
            if (length >= LONG_PASSAGE && length > (best?.length ?? 0))
                best = { path, length };
            i += after;
        }
    }
    return best;
}
function plain(text) {
    return text
        .replace(/^[ \t]*(?:#+|\/\/+|\*+|--+|>+|<!--)[ \t]*/gm, '')
        .replace(/\s+/g, ' ')
        .toLowerCase()
        .trim();
}


/***/ }),

/***/ 7348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ itemName),
/* harmony export */   ll: () => (/* binding */ racTexts)
/* harmony export */ });
/* unused harmony export maySmuggle */
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4873);
/* harmony import */ var _passage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2400);



class ItemText {
    item;
    path;
    text;
    #name;
    constructor(item, path, text, name) {
        this.item = item;
        this.path = path;
        this.text = text;
        this.#name = name;
    }
    // Only a finding asks for it.
    get where() {
        return `the ${this.#name} of ${itemName(this.item)}`;
    }
}
/** More is not looked at: what smuggles does so in its first characters, or is refused for its length. */
const LONGEST = 20_000;
/** Deeper than any descriptor; a document is limited in depth anyway. */
const DEPTH = 16;
/** What plain prose of one paragraph does not have: nearly every text is passed over after these looks. */
const SUSPECT = [
    // Any character but those of plain prose: line breaks, ` ~ [ { } % and the backslash, and what is beyond ASCII.
    /[^\t\x20-\x24\x26-\x5a\x5d-\x5f\x61-\x7a|]/,
    /data:|-----BEGIN |\b[01]{8}\b|^#!/,
    /\b(?:select|create|insert|alter|update)\b/i,
];
const LONG_RUN = /[A-Za-z0-9+/_-]{60}/;
/** Whether a text has anything that the rules about texts of RAC items look for. Never false when one of them finds something. */
function maySmuggle(text) {
    return (0,_passage_js__WEBPACK_IMPORTED_MODULE_1__/* .mayQuote */ .oG)(text) || SUSPECT.some((pattern) => pattern.test(text)) || (text.length >= 60 && LONG_RUN.test(text));
}
/**
 * The description, the hint of the check and every text below `okf`, of every item, as far as one may carry more than prose.
 * Texts that are long enough to repeat a passage of a file are among them.
 */
function racTexts(cal) {
    const texts = [];
    for (const item of cal.rac) {
        const add = (text, path, name) => {
            if (typeof text !== 'string' || !maySmuggle(text))
                return;
            texts.push(new ItemText(item, [...item.path, ...path], text.slice(0, LONGEST), name));
        };
        add((0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item.value, 'description'), ['description'], 'description');
        const check = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item.value, 'check');
        if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check))
            add((0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'hint'), ['check', 'hint'], 'hint');
        const okf = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item.value, 'okf');
        if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(okf))
            visit(okf, ['okf'], add, 0);
    }
    return texts;
}
function visit(value, path, add, depth) {
    if (typeof value === 'string')
        add(value, path, path.filter((segment) => typeof segment === 'string').join('.'));
    if (depth > DEPTH)
        return;
    if (Array.isArray(value))
        value.forEach((item, i) => visit(item, [...path, i], add, depth + 1));
    else if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value))
        for (const key of Object.keys(value))
            visit(value[key], [...path, key], add, depth + 1);
}
/** `RAC item "wiki"`, or its place when it has no id. */
function itemName(item) {
    return `RAC item ${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(item, 'id')}`;
}


/***/ }),

/***/ 9628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ eachStringBelow),
/* harmony export */   T: () => (/* binding */ eachString)
/* harmony export */ });
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4532);

/**
 * Calls `visit` for every string of a CAL, keys too, but not of its signature block, which holds keys and digests by design.
 *
 * @param visit gets the path of the value, and whether the string is its key
 */
function eachString(root, visit) {
    eachStringBelow(root, [], visit);
}
/** As {@link eachString}, of the value that stands at a path. */
function eachStringBelow(root, at, visit) {
    const walk = (value, path) => {
        if (typeof value === 'string')
            visit(value, path, false);
        else if (Array.isArray(value))
            value.forEach((item, i) => walk(item, [...path, i]));
        else if ((0,_mapping_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapping */ .pi)(value)) {
            for (const key of Object.keys(value)) {
                if (path.length === 0 && key === 'integrity')
                    continue;
                const here = [...path, key];
                visit(key, here, true);
                walk(value[key], here);
            }
        }
    };
    walk(root, at);
}


/***/ }),

/***/ 9356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ applyComments),
/* harmony export */   z: () => (/* binding */ isFixed)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);
/* harmony import */ var _rules_known_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8401);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1216);




/**
 * Applies the comments of a document to its findings. Faults of integrity stay; a comment that names no rule or an unknown
 * one, that gives no reason, or that nothing needed is itself a finding.
 *
 * @param among keys of the comments that count ({@link commentsAmong}); without it all of them do
 */
function applyComments(doc, found, among) {
    const comments = among === undefined ? (0,_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .ignoreComments */ .JQ)(doc) : (0,_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .commentsAmong */ .f7)(doc, among);
    if (comments.length === 0)
        return { left: found, suppressed: [] };
    const byPlace = new Map();
    for (const comment of comments) {
        for (const rule of comment.rules)
            byPlace.set(`${comment.line} ${rule}`, { comment, used: false });
    }
    const left = [];
    const suppressed = [];
    for (const diagnostic of found) {
        const entry = byPlace.get(`${diagnostic.range.start.line} ${diagnostic.rule}`);
        if (entry === undefined || isFixed(diagnostic.rule))
            left.push(diagnostic);
        else {
            entry.used = true;
            const { reason } = entry.comment;
            suppressed.push({ diagnostic, kind: 'inSource', ...(reason === '' ? {} : { reason }) });
        }
    }
    for (const comment of comments) {
        const needed = (rule) => byPlace.get(`${comment.line} ${rule}`)?.used === true;
        left.push(...aboutComment(doc, comment, needed, left.length < SUGGESTED));
    }
    return { left, suppressed };
}
/** @returns whether nothing silences the findings of a rule. */
function isFixed(rule) {
    return (0,_rules_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownRule */ .k)(rule)?.always === true;
}
function aboutComment(doc, comment, needed, suggests) {
    const { rules, reason, range } = comment;
    const finding = (rule, message, help) => ({
        rule,
        level: (0,_rules_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownRule */ .k)(rule)?.level ?? 'warning',
        message,
        path: doc.path,
        range,
        pointer: '',
        help,
    });
    const form = 'write # cartwright-ignore RULE: REASON';
    if (rules.length === 0)
        return [finding('suppression/unknown-rule', 'the comment names no rule', form)];
    const found = rules.flatMap((rule) => {
        if ((0,_rules_known_js__WEBPACK_IMPORTED_MODULE_2__/* .knownRule */ .k)(rule) === undefined)
            return [unknownRule(finding, rule, suggests)];
        if (isFixed(rule)) {
            const message = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(rule)} is a fault of integrity, which nothing silences`;
            return [finding('suppression/not-allowed', message, 'remove the comment, and the fault')];
        }
        if (needed(rule))
            return [];
        const message = `line ${comment.line} has no finding of ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(rule)}, so nothing needs this comment`;
        return [finding('suppression/unused', message, 'remove the comment')];
    });
    // One fault, one finding: a comment that does not work at all is not asked for its reason.
    if (found.length === 0 && reason === '')
        found.push(finding('suppression/no-reason', `the comment says nothing about why ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(rules.join(', '))} is accepted`, form));
    return found;
}
/** Findings after which unknown rules get no suggestion any more: each costs a comparison with every rule. */
const SUGGESTED = 500;
function unknownRule(finding, name, suggests) {
    const near = suggests ? (0,_schema_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, (0,_rules_known_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleIds */ .Z)()) : undefined;
    const help = near === undefined ? 'cartwright explain lists the rules' : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`;
    return finding('suppression/unknown-rule', `there is no rule ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`, help);
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ IGNORE_MARK),
/* harmony export */   JQ: () => (/* binding */ ignoreComments),
/* harmony export */   f7: () => (/* binding */ commentsAmong),
/* harmony export */   g4: () => (/* binding */ commentKeys)
/* harmony export */ });
/** What every such comment holds. */
const IGNORE_MARK = 'cartwright-ignore';
const COMMENT = /(^|[ \t])(#[ \t]*cartwright-ignore\b[^\r\n]*)/gm;
const BODY = /^#[ \t]*cartwright-ignore[ \t]*([^:]*?)[ \t]*(?::[ \t]*(.*?))?[ \t]*$/;
/** Finds the comments that silence findings. JSON has no comments: there the configuration or a baseline does it. */
function ignoreComments(doc) {
    const { text } = doc;
    if (doc.language === 'json' || doc.value === undefined || !text.includes(IGNORE_MARK))
        return [];
    const strings = placesOfStrings(doc).sort((a, b) => a.start - b.start);
    let behind = 0;
    const meant = linesMeant(text);
    const found = [];
    for (const match of text.matchAll(COMMENT)) {
        const [, lead = '', comment = ''] = match;
        const start = match.index + lead.length;
        const span = { start, end: start + comment.trimEnd().length };
        // In a block or a quoted text it is no comment.
        while ((strings[behind]?.end ?? start + 1) <= start)
            behind++;
        if ((strings[behind]?.start ?? start + 1) <= start)
            continue;
        const range = doc.range(span);
        const [, rules = '', reason = ''] = BODY.exec(comment) ?? [];
        found.push({
            rules: rules.split(/[\s,]+/).filter((rule) => rule !== ''),
            reason,
            range,
            line: isAlone(text, start, range) ? meant[range.start.line] || range.start.line : range.start.line,
        });
    }
    return found;
}
/** What the comments of a document accept, one member a rule and comment: the same in a document whose lines moved. */
function commentKeys(doc) {
    const comments = ignoreComments(doc);
    if (comments.length === 0)
        return [];
    const lines = doc.text.split(/\r\n|\r|\n/);
    return comments.flatMap((comment) => comment.rules.map((rule) => ({ key: keyOf(rule, comment, lines), rule, range: comment.range })));
}
function keyOf(rule, { line }, lines) {
    return `${rule}\n${(lines[line - 1] ?? '').replace(COMMENT, '').trim()}`;
}
/** The comments of which each rule is among some keys, each key good for one; of the others the rules are left out. */
function commentsAmong(doc, keys) {
    const left = [...keys];
    const lines = doc.text.split(/\r\n|\r|\n/);
    return ignoreComments(doc).flatMap((comment) => {
        const rules = comment.rules.filter((rule) => {
            const at = left.indexOf(keyOf(rule, comment, lines));
            if (at >= 0)
                left.splice(at, 1);
            return at >= 0;
        });
        return rules.length === 0 ? [] : [{ ...comment, rules }];
    });
}
function isAlone(text, start, range) {
    return text.slice(start - range.start.column + 1, start).trim() === '';
}
/** For each line, 0-based, the 1-based number of the first line from there on that has more than a comment. */
function linesMeant(text) {
    const lines = text.split(/\r\n|\r|\n/);
    const meant = [];
    let next = 0;
    for (let i = lines.length - 1; i >= 0; i--) {
        if (!/^\s*(?:#|$)/.test(lines[i] ?? ''))
            next = i + 1;
        meant[i] = next;
    }
    return meant;
}
function placesOfStrings(doc) {
    const places = [];
    const visit = (value, path) => {
        if (typeof value === 'string' && value.includes(IGNORE_MARK)) {
            const place = doc.locate(path);
            if (place !== undefined)
                places.push(place.value);
        }
        else if (Array.isArray(value))
            value.forEach((item, i) => visit(item, [...path, i]));
        else if (typeof value === 'object' && value !== null) {
            for (const [key, child] of Object.entries(value))
                visit(child, [...path, key]);
        }
    };
    visit(doc.value, []);
    return places;
}


/***/ }),

/***/ 5270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3189);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1817);
/* harmony import */ var _role_contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6619);






/** Members of a manifest's root (specification 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);
/**
 * Validates a harness-requirements manifest (specification 2.1, 2.2): shape, known schemaVersion, exactly the four required
 * roles with the scopes and the property of each, tiers, scopes, real dates.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 */
function checkManifest(doc, validator, profile) {
    const diagnostics = [...doc.problems];
    const report = (finding, rule) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .locateFinding */ .E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,_schema_check_js__WEBPACK_IMPORTED_MODULE_2__.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision === undefined)
            continue;
        const path = ['mcp', field];
        if (!(0,_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .isRevision */ .oN)(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(revision)}, which is no date`;
            report({ message, path, help: 'write a real date as YYYY-MM-DD' }, 'revision');
        }
        else if (!_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.includes(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(revision)}, which is no published revision of MCP`;
            const help = `published: ${_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.join(', ')}`;
            report({ level: 'warning', message, path, help }, 'unknown-revision');
        }
    }
    checkRoles(manifest, profile, report);
    const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    return { manifest: failed ? undefined : manifest, diagnostics };
}
/** The finding for a schemaVersion that is not `profile`'s; undefined when it is. An unrecognized one is always refused. */
function schemaVersionProblem(value, profile) {
    const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    const found = Object.hasOwn(object, 'schemaVersion') ? object['schemaVersion'] : undefined;
    if (found === profile.manifestSchemaVersion)
        return undefined;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'manifestSchemaVersion', found);
    const help = other === undefined
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(found) : typeof found;
    return { message: `unrecognized schemaVersion: ${shown}`, path: ['schemaVersion'], help };
}
function checkRoles(manifest, profile, report) {
    const expected = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUIRED_ROLE_NAMES */ .Ms.map((name) => profile.roleNamespace + name);
    const seen = new Map();
    const tools = [
        ...manifest.requiredTools.map((tool, i) => ({ tool, path: ['requiredTools', i] })),
        ...manifest.optionalTools.map((tool, i) => ({ tool, path: ['optionalTools', i] })),
    ];
    for (const { tool, path } of tools) {
        const at = [...path, 'role'];
        const required = tool.tier === 'required';
        if (seen.has(tool.role))
            report({ message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(tool.role)} is not in the namespace ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
        if (!required)
            continue;
        for (const fault of (0,_role_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .contractFaults */ .W)(tool, profile))
            report({ ...fault, path: [...path, ...fault.path] }, 'contract');
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
    }
}


/***/ }),

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ROLE_FLOORS),
/* harmony export */   W: () => (/* binding */ contractFaults)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


/** The required roles by their names without namespace. */
const ROLE_FLOORS = {
    execute: { scopes: ['exec'], property: 'command' },
    dispatch: { scopes: ['dispatch'], property: 'task' },
    'memory.write': { scopes: ['memory.write'], property: 'summary' },
    search: { scopes: ['search', 'memory.read'], property: 'query' },
};
/** What the contract of a required role lacks of the specification's table 2.2; more than the table is allowed. */
function contractFaults(contract, profile) {
    const name = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUIRED_ROLE_NAMES */ .Ms.find((role) => contract.role === profile.roleNamespace + role);
    if (name === undefined)
        return [];
    const { scopes, property } = ROLE_FLOORS[name];
    const role = contract.role;
    const faults = [];
    const lacking = scopes.filter((scope) => !contract.capabilityScopes.includes(scope));
    if (lacking.length > 0)
        faults.push({
            path: ['capabilityScopes'],
            message: `${role} does not ask for ${lacking.map((scope) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(scope)).join(' and ')}`,
            help: `add ${lacking.join(', ')}: the role asks at least for ${scopes.join(', ')}`,
        });
    const parts = appliedSchemas(contract.inputSchema);
    const help = `every ${role} takes ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(property)}: { type: object, required: [${property}], properties: { ${property}: { type: string } } }, and more`;
    if (!parts.some((part) => listOf(part['required']).includes(property)))
        faults.push({
            path: ['inputSchema'],
            message: `the inputSchema of ${role} does not require ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(property)}`,
            help,
        });
    else if (!parts.some((part) => isText(memberOf(part['properties'], property), contract.inputSchema)))
        faults.push({
            path: ['inputSchema'],
            message: `the inputSchema of ${role} does not say that ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(property)} is a string`,
            help,
        });
    return faults;
}
/** A schema with everything that holds wherever it does: its `allOf`, and what a `$ref` inside the document leads to. */
function appliedSchemas(schema, root = schema) {
    const found = new Set();
    const open = [schema];
    while (open.length > 0) {
        const next = open.pop();
        if (!isSchema(next) || found.has(next))
            continue;
        found.add(next);
        open.push(...listOf(memberOf(next, 'allOf')), referred(memberOf(next, '$ref'), root));
    }
    return [...found];
}
function isText(schema, root) {
    return appliedSchemas(schema, root).some((part) => {
        const type = memberOf(part, 'type');
        if (type === 'string' || (Array.isArray(type) && type.length === 1 && type[0] === 'string'))
            return true;
        const values = Object.hasOwn(part, 'const') ? [part['const']] : listOf(memberOf(part, 'enum'));
        return values.length > 0 && values.every((value) => typeof value === 'string');
    });
}
function referred(reference, root) {
    if (typeof reference !== 'string' || !reference.startsWith('#/'))
        return undefined;
    return reference
        .slice(2)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce((value, key) => (Array.isArray(value) ? value[Number(key)] : memberOf(value, key)), root);
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function memberOf(value, name) {
    return isSchema(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ }),

/***/ 3900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ maskText),
/* harmony export */   xX: () => (/* binding */ joinRanges)
/* harmony export */ });
/* unused harmony export compare */
const MASK = '*';
/** Ranges in text order, those that overlap or touch joined: masking is then one pass, however many there are. */
function joinRanges(ranges) {
    const joined = [];
    for (const { start, end } of [...ranges].sort((a, b) => compare(a.start, b.start))) {
        const last = joined.at(-1);
        if (last === undefined || compare(start, last.end) > 0)
            joined.push({ start, end });
        else if (compare(end, last.end) > 0)
            last.end = end;
    }
    return joined;
}
function compare(a, b) {
    return a.line - b.line || a.column - b.column;
}
/** Puts asterisks in place of everything that is hidden, line breaks aside; the places must not overlap and be in order. */
function maskText(text, places) {
    const parts = [];
    let at = 0;
    for (const { start, end } of places) {
        parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, MASK));
        at = Math.max(at, end);
    }
    return parts.join('') + text.slice(at);
}


/***/ }),

/***/ 266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ PROJECT_FILE),
/* harmony export */   Qn: () => (/* binding */ isProjectFile),
/* harmony export */   rV: () => (/* binding */ splitProjects)
/* harmony export */ });
/* unused harmony exports projectAround, rootsIn */
/** Name of the file that makes a folder a project. */
const PROJECT_FILE = 'cartwright.yaml';
/**
 * Splits the files below a folder into projects: each belongs to the nearest folder above it that has a `cartwright.yaml`.
 *
 * @param files relative to the folder, with `/`
 * @returns sorted by root, the folder itself first; it is a project without a `cartwright.yaml`, too, as long as files are left for it
 */
function splitProjects(files) {
    const roots = new Set(files.filter(isProjectFile).map(folderOf));
    const projects = new Map([...roots].map((root) => [root, []]));
    for (const file of files) {
        const root = nearest(folderOf(file), (folder) => roots.has(folder));
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
/**
 * The project that a folder lies in.
 *
 * @param folder relative to the top, with `/`; `.` is the top itself
 * @param has whether there is a file at a path relative to the top
 * @returns the nearest folder at or above it with a `cartwright.yaml`, relative to the top; undefined when there is none
 */
function projectAround(folder, has) {
    const file = (root) => (root === '.' ? PROJECT_FILE : `${root}/${PROJECT_FILE}`);
    const root = nearest(folder, (each) => has(file(each)));
    return root !== '.' || has(file(root)) ? root : undefined;
}
/** The folders that a list names, one a line; empty lines and those that start with `#` name none. */
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
/** The folder itself or the nearest above that `isIt`; `.` when none is. */
function nearest(folder, isIt) {
    let at = folder;
    while (at !== '.' && !isIt(at))
        at = folderOf(at);
    return at;
}
/** Whether a path names the configuration of a project. */
function isProjectFile(file) {
    return file === PROJECT_FILE || file.endsWith(`/${PROJECT_FILE}`);
}
function folderOf(path) {
    const at = path.lastIndexOf('/');
    return at < 0 ? '.' : path.slice(0, at);
}


/***/ }),

/***/ 3189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/**
 * The revisions of the Model Context Protocol that have been published; the first is the one that its SDKs still speak from
 * before the first release.
 */
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
/** @returns whether `text` is an MCP revision: a real `YYYY-MM-DD` date. */
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
/**
 * Compares two MCP revisions as dates.
 *
 * @param a real date, as {@link isRevision} says
 * @returns negative when `a` is older, zero when equal, positive when newer
 */
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);



/** Keywords that only sum up errors which are reported by themselves. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);
/**
 * Checks a document against a schema and says what is wrong in words, each fault once, at its exact place.
 *
 * @param rule rule id of the diagnostics
 */
function checkSchema(doc, validator, rule = 'schema/invalid') {
    if (validator(doc.value))
        return [];
    const errors = [...(validator.errors ?? [])];
    const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
    const seen = new Set();
    const diagnostics = [];
    for (const error of specific.length > 0 ? specific : errors) {
        if (error.keyword === 'required' && isMisspelt(error, specific))
            continue;
        const finding = explain(error, doc.value, rule);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, finding));
    }
    return diagnostics;
}
/** Whether the property that lacks is there under a name close to its own, which is reported by itself. */
function isMisspelt({ instancePath, params }, errors) {
    return errors.some((other) => {
        if (other.keyword !== 'additionalProperties' || other.instancePath !== instancePath)
            return false;
        const known = Object.keys(other.parentSchema?.['properties'] ?? {});
        return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(String(other.params['additionalProperty']), known) === params['missingProperty'];
    });
}
function explain(error, root, rule) {
    const path = fromPointer(error.instancePath, root);
    const where = describe(path);
    const finding = (message, extra = {}) => ({
        rule,
        level: 'error',
        message,
        path,
        ...extra,
    });
    switch (error.keyword) {
        case 'additionalProperties':
        case 'unevaluatedProperties': {
            const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
            const known = Object.keys(error.parentSchema?.['properties'] ?? {});
            const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, known);
            const help = near === undefined
                ? known.length === 0
                    ? 'remove it'
                    : `allowed here: ${known.join(', ')}`
                : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`;
            return finding(`unknown property ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = nearestOf(error.data, allowed);
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            const near = nearestOf(error.data, error.parentSchema?.['examples']);
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: near === undefined ? `write ${meant}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`,
            });
        }
        case 'minItems':
        case 'maxItems': {
            const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
            return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`);
        }
        case 'minLength':
            return finding(`${where} is empty`, { help: 'write something, or remove it' });
        case 'uniqueItems':
            return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
        default:
    }
    const value = isShort(error.data) ? ` (${show(error.data)})` : '';
    return finding(`${where} ${error.message ?? 'is not valid'}${value}`);
}
/** The text among `candidates` that somebody may have meant by a value. */
function nearestOf(value, candidates) {
    if (typeof value !== 'string' || !Array.isArray(candidates))
        return undefined;
    return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(value, candidates.filter((candidate) => typeof candidate === 'string'));
}
function fromPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((raw) => {
        const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        const key = Array.isArray(value) ? Number(segment) : segment;
        value =
            typeof value === 'object' && value !== null ? value[key] : undefined;
        return key;
    });
}
function describe(path) {
    if (path.length === 0)
        return 'the document';
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value);
    return isShort(value) || value === null ? String(value) : kindOf(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return article(typeof value);
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const names = {
        object: 'a mapping',
        array: 'a list',
        string: 'a string',
        number: 'a number',
        integer: 'an integer',
        boolean: 'true or false',
        null: 'null',
    };
    return names[String(type)] ?? String(type);
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module) {
    const loaded = await module;
    return (loaded.default ?? loaded.validate);
}
/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 9607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 5930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 6699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 2321))),
};


/***/ }),

/***/ 3042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ findPem),
/* harmony export */   V3: () => (/* binding */ findWrappedPem),
/* harmony export */   aQ: () => (/* binding */ WRAPPED_WORDS)
/* harmony export */ });
const SPACE = String.raw `(?: |%20|\+)`;
/** Four dashes and a space is SSH2's own armour (RFC 4716). */
const BEGIN = new RegExp(`-{4,5} ?BEGIN(?<label>(?:${SPACE}[A-Z0-9]{1,20}){0,3}${SPACE}PRIVATE${SPACE}KEY(?:${SPACE}BLOCK)?) ?-{4,5}`, 'g');
const END = new RegExp(`[^-]{0,40}-{4,5} ?END${SPACE}[A-Z0-9 %+]{0,60}-{4,5}`, 'y');
/** RFC 1421 and OpenPGP put lines of their own before the body. */
const HEADERS = /^[\s\S]{0,12}(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40}):/;
const RUN = /[A-Za-z0-9+/]{20,}/g;
/** How much may stand between the header and the body, and between its lines: breaks, escapes, quotation marks, comment signs. */
const [FIRST_GAP, GAP, HEADER_LINES] = [60, 40, 600];
const LONGEST = 20_000;
/**
 * Finds private keys in PEM of any label: with breaks, without them, with escaped ones, in quotation marks, behind comment
 * signs, cut off. What counts is a body of base64 behind the header; a header that prose or code mentions has none.
 */
function findPem(text) {
    const found = [];
    for (const match of text.matchAll(BEGIN)) {
        const start = match.index;
        const body = bodyAfter(text, start + match[0].length);
        if (body === undefined || start < (found.at(-1)?.end ?? 0))
            continue;
        END.lastIndex = body.end;
        const closing = END.exec(text);
        const encrypted = /ENCRYPTED/.test((match.groups?.['label'] ?? '') + body.before);
        const end = closing === null ? body.end : END.lastIndex;
        found.push({ kind: encrypted ? 'encrypted-private-key' : 'private-key', start, end });
    }
    return found;
}
/** The lines of base64 behind a header; undefined when what stands there is no body of a key. */
function bodyAfter(text, from) {
    // Most headers have no body at all: that is found out without looking far.
    if (text.slice(from, from + HEADER_LINES + 40).search(RUN) === -1)
        return undefined;
    const window = text.slice(from, from + LONGEST);
    let [end, start, longest, total, sample] = [0, -1, 0, 0, ''];
    for (const { 0: run, index } of window.matchAll(RUN)) {
        const between = window.slice(end, index);
        const limit = start !== -1 ? GAP : HEADERS.test(window) ? HEADER_LINES : FIRST_GAP;
        if (between.length > limit || between.includes('----'))
            break;
        if (start === -1)
            start = index;
        end = index + run.length;
        longest = Math.max(longest, run.length);
        total += run.length;
        if (sample.length < 400)
            sample += run;
    }
    // Letters of both cases and digits, as base64 of a key always has: no word, no name, no digest in hex.
    const mixed = /[a-z]/.test(sample) && /[A-Z]/.test(sample) && /[0-9]/.test(sample);
    if (!mixed || (longest < 40 && total < 60))
        return undefined;
    const padding = /^={1,2}/.exec(window.slice(end, end + 2))?.[0].length ?? 0;
    return { before: window.slice(0, start), end: from + end + padding };
}
/** `PRIVATE KEY-----` in base64 at each of its three offsets, without the characters that its neighbours decide. */
const WRAPPED_WORDS = ['UFJJVkFURSBLRVktLS0tL', 'BSSVZBVEUgS0VZLS0tLS', 'QUklWQVRFIEtFWS0tLS0t'];
/** How many characters of the group of four, in which the word begins, stand before it. */
const CUT = [0, 2, 3];
const BREAK = /[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*/g;
const BLOB = /^(?:[A-Za-z0-9+/_-]|[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*)*={0,2}/;
/** Finds private keys in PEM as base64 of the whole, also behind a certificate: what is wrapped is decoded and looked at. */
function findWrappedPem(text) {
    const found = [];
    for (const [offset, word] of WRAPPED_WORDS.entries()) {
        let decodedTo = 0;
        for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
            if (at < decodedTo)
                continue;
            const group = at - (CUT[offset] ?? 0);
            let start = at;
            while (start > 0 && at - start < LONGEST && /[A-Za-z0-9+/_-]/.test(text.charAt(start - 1)))
                start--;
            // The END line of a key holds the word as well.
            if (group < start || found.some((key) => at >= key.start && at < key.end))
                continue;
            const first = group - 4 * Math.floor((group - start) / 4);
            const blob = BLOB.exec(text.slice(first, at + LONGEST))?.[0] ?? '';
            decodedTo = first + blob.length;
            const decoded = Buffer.from(blob.replaceAll(BREAK, ''), 'base64').toString('latin1');
            const [key] = findPem(decoded);
            if (key !== undefined)
                found.push({ kind: key.kind, start, end: decodedTo });
        }
    }
    return found;
}


/***/ }),

/***/ 2087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);

/**
 * What every secret that `findSecrets` knows holds. A rare character first, then what stands before it: several such searches
 * take half the time of one with all alternatives.
 */
const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /_(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_)|_authToken=/,
    },
    { pattern: /-(?<=(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)/ },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
/**
 * Whether a text may hold a secret, at a small part of the cost of looking for one. Never false when `findSecrets` finds one.
 * A text that is a source file can hide one behind escapes: ask for its decoded values instead.
 */
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
}


/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ findPrivateKeys)
});

;// CONCATENATED MODULE: ./build/core/secrets/json-web-key.js
const QUOTE = String.raw `[\\"'\x60]{0,4}`;
const TYPE = new RegExp(`\\bkty${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}(?:RSA|EC|OKP)\\b`, 'g');
/** The private member (RFC 7518, RFC 8037). */
const PRIVATE = new RegExp(`(?<![\\w.-])d${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}[A-Za-z0-9_-]{40,}`, 'g');
/** How far apart the members of one key stand: an RSA key of 8192 bits has 7,000 characters. */
const REACH = 8000;
/** Finds private JSON Web Keys: in JSON, in JSON within a string, in YAML and in the object literals of source files. */
function findJsonWebKeys(text) {
    const found = [];
    const members = [...text.matchAll(PRIVATE)];
    let next = 0;
    for (const { 0: type, index } of text.matchAll(TYPE)) {
        while ((members[next]?.index ?? Infinity) < index)
            next++;
        // The nearest on each side: a set has many keys, and public ones among them.
        const near = [members[next - 1], members[next]].find((member) => member !== undefined && Math.abs(member.index - index) < REACH && sameObject(text, index, member.index));
        if (near === undefined)
            continue;
        const start = Math.min(near.index, index);
        const end = Math.max(near.index + near[0].length, index + type.length);
        const brace = text.slice(Math.max(0, start - REACH), start).lastIndexOf('{');
        const close = text.slice(end, end + REACH).indexOf('}');
        found.push({
            kind: 'private-key',
            start: brace === -1 ? start : Math.max(0, start - REACH) + brace,
            end: close === -1 ? end : end + close + 1,
        });
    }
    return found;
}
// Two members are of one object when no brace closes between them that was not opened there.
function sameObject(text, a, b) {
    let depth = 0;
    for (const character of text.slice(Math.min(a, b), Math.max(a, b))) {
        if (character === '{')
            depth++;
        else if (character === '}' && --depth < 0)
            return false;
    }
    return depth === 0;
}

// EXTERNAL MODULE: ./build/core/secrets/pem.js
var pem = __webpack_require__(3042);
;// CONCATENATED MODULE: ./build/core/secrets/private-keys.js


const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
const PEM_WORDS = ['PRIVATE KEY', 'PRIVATE%20KEY', 'PRIVATE+KEY'];
/**
 * Finds private key material in a text: PEM of any label and in any shape (pem.ts), also in base64 as a whole, PuTTY, age and
 * JSON Web Keys. Public keys and certificates are none; neither is a header without a body. Cost is linear in the text.
 */
function findPrivateKeys(text) {
    const found = [];
    const all = (pattern) => {
        for (const { 0: key, index } of text.matchAll(pattern))
            found.push({ kind: 'private-key', start: index, end: index + key.length });
    };
    if (PEM_WORDS.some((word) => text.includes(word)))
        found.push(...(0,pem/* findPem */.ET)(text));
    if (pem/* WRAPPED_WORDS */.aQ.some((word) => text.includes(word)))
        found.push(...(0,pem/* findWrappedPem */.V3)(text));
    if (text.includes('PuTTY-User-Key-File-'))
        all(PUTTY);
    if (text.includes('AGE-SECRET-KEY-1'))
        all(AGE);
    if (text.includes('kty'))
        found.push(...findJsonWebKeys(text));
    return found;
}


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
/** Kinds that prove or sign: they must never leave their owner, whatever the text around them says. */
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
/** What a kind is called in a message: `a GitHub token`. */
function secretName(kind) {
    return NAMES[kind] ?? `a secret (${kind})`;
}
const NAMES = {
    'private-key': 'a private key',
    'encrypted-private-key': 'an encrypted private key',
    'aws-key': 'an AWS access key',
    'google-key': 'a Google API key',
    'stripe-key': 'a Stripe key',
    'pypi-token': 'a PyPI token',
    'json-web-token': 'a JSON web token',
    'azure-key': 'an Azure account key',
    'hugging-face-token': 'a Hugging Face token',
    'openai-key': 'an OpenAI key',
    'anthropic-key': 'an Anthropic key',
    'github-token': 'a GitHub token',
    'gitlab-token': 'a GitLab token',
    'npm-token': 'an npm token',
    'slack-token': 'a Slack token',
    'url-password': 'a password in a URL',
    'assigned-secret': 'a random value given to a password, a key or a token',
    'database-password': 'a password in a connection string',
};
/**
 * Sorts secrets by place and joins those that overlap: two detectors may each see a part. The kind of the first stays, but a
 * key's kind wins.
 */
function distinct(secrets) {
    const joined = [];
    for (const secret of [...secrets].sort((a, b) => a.start - b.start || b.end - a.end)) {
        const last = joined.at(-1);
        if (last === undefined || secret.start >= last.end)
            joined.push(secret);
        else {
            const kind = KEY_KINDS.includes(secret.kind) && !KEY_KINDS.includes(last.kind) ? secret.kind : last.kind;
            joined[joined.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) };
        }
    }
    return joined;
}


/***/ }),

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   U: () => (/* binding */ PlacesNeeded),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8092);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);


/** A place was asked for that the quick reader does not know: {@link withPlaces} gets it from the other one. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read quickly. It knows where keys and scalars on a line stand, which is all that
 * most findings need; the reader that knows every place, and costs six times as much, is rarely loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #quickPlaces;
    #places;
    constructor(path, text, value, places) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.#quickPlaces = places;
    }
    /** @returns a location whose parts throw {@link PlacesNeeded} where {@link findPlaces} has to be called first */
    locate(path) {
        return (this.#places ??= this.#quickPlaces(false)).locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273));
        const exact = parseYaml(this.path, this.text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.schemaDepth);
        // What nests too deep for that reader has places all the same.
        this.#places = exact.value === undefined ? this.#quickPlaces(true) : exact;
    }
}
/** Does some work on documents, once more with places when it turns out to need them. */
async function withPlaces(docs, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        for (const doc of 'path' in docs ? [docs] : docs)
            if (doc instanceof QuickDocument)
                await doc.findPlaces();
        return work();
    }
}


/***/ })

};
