"use strict";
exports.id = 6932;
exports.ids = [6932,5873,2903];
exports.modules = {

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

/***/ 2903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ headCommit),
/* harmony export */   commitFiles: () => (/* binding */ commitFiles),
/* harmony export */   vl: () => (/* binding */ changedPaths)
/* harmony export */ });
/* unused harmony exports checkedOut, headTime */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_git_tracked_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3936);
/* harmony import */ var _blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8844);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9685);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2410);
/* harmony import */ var _same_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4769);
/* harmony import */ var _tree_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3748);









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
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(inside);
    if (repository === undefined || !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha))
        return undefined;
    const fetched = () => {
        const options = { network: true, timeout: FETCH_MS };
        const call = ['fetch', '--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', 'origin', sha];
        return fetch && (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitOutput */ .oM)(repository, call, options) !== undefined;
    };
    const listing = (0,_tree_of_js__WEBPACK_IMPORTED_MODULE_7__/* .commitTree */ .S)(repository, sha) ?? (fetched() ? (0,_tree_of_js__WEBPACK_IMPORTED_MODULE_7__/* .commitTree */ .S)(repository, sha) : undefined);
    return listing === undefined ? undefined : new CommitFiles(directory, repository, listing);
}
/** Documents, and what packages are made of: a check reads them whatever they hold. */
const JUDGED = /\.(?:ya?ml|json|md)$|(?:^|\/)rom\//i;
/** The blobs that a check of a commit will probably read: what is judged, and code that is another one than what is checked out. */
function* judgedBlobs(repository, { blobs }) {
    for (const [path, oid] of blobs)
        if (JUDGED.test(path))
            yield oid;
    const index = new Map((0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .indexOf */ .qh)(repository).entries.map((entry) => [entry.path, entry.oid]));
    for (const [path, oid] of blobs)
        if (index.get(path) !== oid)
            yield oid;
}
/**
 * The commit that is checked out; undefined without git or before the first commit. The raw object is read, which names its parents
 * in a shallow clone, too.
 */
function checkedOut(directory) {
    const repository = findRepository(directory);
    const object = gitOutput(repository, ['--no-replace-objects', 'cat-file', 'commit', 'HEAD']);
    if (object === undefined)
        return undefined;
    const head = aboveMessage(object);
    const parents = [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((match) => match[1] ?? '');
    // An id is the digest of the object, so that it need not be asked for; ids of sha256 are longer.
    const algorithm = /^tree [0-9a-f]{64}$/m.test(head) ? 'sha256' : 'sha1';
    const sha = createHash(algorithm).update(`commit ${object.length}\0`).update(object).digest('hex');
    return { sha, parents };
}
/**
 * Paths that differ between a commit and the checked-out one, or may differ in the work tree, relative to the repository's top
 * folder; undefined without git. What the work tree has is only compared by times and sizes: comparing bytes would start filters.
 */
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
/** The commit that is checked out, or undefined without git, and before the first commit. */
function headCommit(directory) {
    const said = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitOutput */ .oM)((0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(directory), ['rev-parse', '--verify', 'HEAD'])?.toString('utf8').trim();
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
    return aboveMessage(gitOutput(findRepository(directory), ['cat-file', 'commit', 'HEAD']) ?? Buffer.alloc(0));
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
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', 'there is no such file in the commit', { path });
        const bytes = answer.output;
        if (bytes.length > maxBytes && !start) {
            const message = `the file has ${bytes.length} bytes; at most ${maxBytes} are read`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', message, { path });
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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unwritable-file', 'a commit cannot be written to', { path });
    }
    #inTree(path) {
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInTree */ .HR)(this.#repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(this.cwd, path));
    }
}


/***/ }),

/***/ 3215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkProjects),
/* harmony export */   h: () => (/* binding */ listProjects)
/* harmony export */ });
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5739);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2552);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_projects_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(266);
/* harmony import */ var _core_report_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6019);
/* harmony import */ var _core_shard_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1998);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8508);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8262);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3038);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9373);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4856);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2132);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4216);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4308);
















/**
 * The main job for folders: checks every project at or below them, each with its own configuration. A project that cannot be judged is
 * a finding; the others are judged.
 *
 * @returns one report, which of several projects says which part of it is whose
 * @throws UserError when a named file means nothing, and when there is one project only and it cannot be judged
 */
async function checkProjects(ports, options) {
    const { configPath, shard } = options;
    const projects = (0,_projects_js__WEBPACK_IMPORTED_MODULE_9__/* .findProjects */ .OG)(ports.fs, options.folders, configPath !== undefined);
    const chosen = choose(ports, options);
    const runs = [];
    const digests = [];
    for (const project of projects) {
        const named = configPath !== undefined && options.folders.includes(project.root) ? configPath : undefined;
        const own = chosenOf(ports.fs.cwd, chosen, project, projects);
        const run = await runOf(ports, options, project, { named, chosen: own, alone: projects.length === 1 });
        runs.push(run);
        digests.push([
            project.root,
            project.within ?? null,
            digestOf(ports, run.project.file),
            project.files.filter(_check_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isLookedFor */ .m3),
            own,
        ]);
    }
    const [first, ...others] = runs;
    if (first === undefined)
        throw new Error('every folder is in a project');
    const report = (0,_core_report_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .putTogether */ .o)([first.project, ...others.map(({ project }) => project)]);
    const checked = joined(runs, report);
    if (shard === undefined)
        return checked;
    const { parts, profile, roster } = options;
    const decides = [_version_js__WEBPACK_IMPORTED_MODULE_11__/* .VERSION */ .x, digests, [...parts], profile?.prefix ?? null, roster ?? null];
    const configuration = (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)((0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_12__/* .canonicalize */ .d)(decides));
    return { ...checked, report: { ...report, part: { ...shard, commit: options.commit ?? null, configuration } } };
}
/**
 * The projects that {@link checkProjects} judges, without judging them.
 *
 * @returns of a project whose configuration cannot be used its root and why
 */
async function listProjects(fs, options) {
    const { configPath, folders } = options;
    const projects = (0,_projects_js__WEBPACK_IMPORTED_MODULE_9__/* .findProjects */ .OG)(fs, folders, configPath !== undefined);
    const chosen = choose({ fs }, options);
    const listed = [];
    for (const project of projects) {
        const { root, files } = project;
        const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
        try {
            const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_8__.loadConfig)(fs, named, root);
            const judged = { ...(0,_check_files_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedFiles */ .XY)({ fs, root, files }, config), ...chosenOf(fs.cwd, chosen, project, projects) };
            listed.push({ root, named, config, judged });
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
                throw error;
            listed.push({ root, problem: error });
        }
    }
    return listed;
}
async function runOf({ signatureFor, ...ports }, options, project, { named, chosen, alone }) {
    const { parts, roster, shard } = options;
    const { root, within } = project;
    const file = named ?? (ports.fs.kind((0,_join_path_js__WEBPACK_IMPORTED_MODULE_13__/* .joinPath */ .u)(root, _core_projects_js__WEBPACK_IMPORTED_MODULE_14__/* .PROJECT_FILE */ .Dp)) === 'none' ? null : (0,_join_path_js__WEBPACK_IMPORTED_MODULE_13__/* .joinPath */ .u)(root, _core_projects_js__WEBPACK_IMPORTED_MODULE_14__/* .PROJECT_FILE */ .Dp));
    try {
        const own = await (0,_config_js__WEBPACK_IMPORTED_MODULE_8__.loadConfig)(ports.fs, named, root);
        const { config, ...judgedBy } = options.judgedBy?.(project, own) ?? { config: own };
        const profile = options.profile ?? _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PROFILES */ .jI[config.prefix];
        const checked = await (0,_check_js__WEBPACK_IMPORTED_MODULE_7__/* .check */ .z6)({ ...ports, ...(signatureFor === undefined ? {} : { signatureOf: signatureFor(profile) }) }, {
            ...judgedBy,
            profile,
            config,
            root,
            parts,
            files: project,
            chosen,
            roster,
            shard,
            ...(within === undefined ? {} : { scope: isBelow(within) }),
        });
        const confirmations = (0,_join_path_js__WEBPACK_IMPORTED_MODULE_13__/* .joinPath */ .u)(root, config.confirmations ?? _ready_js__WEBPACK_IMPORTED_MODULE_10__/* .CONFIRMATIONS_FILE */ ._E);
        return { project: { root, file, report: checked.report }, checked, confirmations };
    }
    catch (error) {
        if (alone || !(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
            throw error;
        const report = unreadReport(error, file ?? root, shard);
        return { project: { root, file, report } };
    }
}
/** Whether a path is a folder, or below it; both relative to the working directory. */
function isBelow(folder) {
    if (/^(?:\.|(?:\.\.\/)*\.\.)$/.test(folder)) {
        const up = folder.split('/').filter((part) => part === '..').length;
        return (path) => path.split('/').filter((part) => part === '..').length <= up;
    }
    return (path) => path === folder || path.startsWith(`${folder}/`);
}
/** The report of a project that could not be judged: one error at the place that keeps it from being judged. */
function unreadReport(error, file, shard) {
    const { path = file, range = _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, help } = error;
    const finding = {
        rule: 'project/unreadable',
        level: 'error',
        message: `the project cannot be judged: ${error.message}`,
        path,
        range,
        pointer: '',
        ...(help === undefined ? {} : { help }),
    };
    const diagnostics = shard === undefined || (0,_core_shard_js__WEBPACK_IMPORTED_MODULE_15__/* .isInShard */ .O1)(path, shard) ? [finding] : [];
    return {
        version: 1,
        tool: { name: 'cartwright', version: _version_js__WEBPACK_IMPORTED_MODULE_11__/* .VERSION */ .x },
        diagnostics,
        summary: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(diagnostics, 0),
        cals: [],
        handshakes: [],
        verdict: null,
        compliance: null,
    };
}
function joined(runs, report) {
    const checked = runs.flatMap((run) => run.checked ?? []);
    return {
        report,
        notes: checked.flatMap(({ notes }) => notes),
        excerpts: new Map(checked.flatMap(({ excerpts }) => [...excerpts])),
        requirements: new Map(checked.flatMap(({ requirements = [] }) => [...requirements])),
        suppressed: checked.flatMap(({ suppressed = [] }) => suppressed),
        projects: runs.map(({ project: { root, file }, confirmations }) => ({
            root,
            file,
            ...(confirmations === undefined ? {} : { confirmations }),
        })),
    };
}
/** The files that somebody named for all projects, relative to the working directory. */
function choose({ fs }, { folders, named = {} }) {
    const { cals, packages, cartridges, hosts } = named;
    if ([cals, packages, cartridges, hosts].every((names) => names === undefined))
        return {};
    const [folder = '.', ...others] = folders;
    const root = others.length > 0 ? '.' : folder;
    const tree = { fs, root, files: (0,_check_js__WEBPACK_IMPORTED_MODULE_7__/* .listProject */ .aL)(fs, root).files };
    return {
        ...(cals === undefined ? {} : { cals: (0,_check_files_js__WEBPACK_IMPORTED_MODULE_6__/* .filesOf */ .R8)(tree, 'cals', cals) }),
        ...(packages === undefined ? {} : { packages: (0,_check_files_js__WEBPACK_IMPORTED_MODULE_6__/* .filesOf */ .R8)(tree, 'packages', packages) }),
        ...(cartridges === undefined ? {} : { cartridges: (0,_check_files_js__WEBPACK_IMPORTED_MODULE_6__/* .cartridgesOf */ ["if"])(tree, cartridges) }),
        ...(hosts === undefined ? {} : { hosts: (0,_check_files_js__WEBPACK_IMPORTED_MODULE_6__/* .filesOf */ .R8)(tree, 'hosts', hosts) }),
    };
}
// A named host is everybody's; anything else is its project's, and what lies in none is the first one's.
function chosenOf(cwd, { hosts, ...rest }, project, all) {
    const absolute = (path) => `/${(0,_cal_files_js__WEBPACK_IMPORTED_MODULE_5__/* .shortest */ .pr)('/', `${cwd}/${path}`)}/`;
    const deepest = [...all].sort((a, b) => absolute(b.root).length - absolute(a.root).length);
    const ownerOf = (path) => deepest.find(({ root }) => absolute(path).startsWith(absolute(root))) ?? all[0];
    const own = Object.entries(rest).map(([kind, paths]) => [kind, paths.filter((path) => ownerOf(path) === project)]);
    return { ...Object.fromEntries(own), ...(hosts === undefined ? {} : { hosts }) };
}
function digestOf({ fs }, file) {
    return file === null || fs.kind(file) !== 'file' ? null : (0,_core_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(fs.readFile(file));
}


/***/ }),

/***/ 6932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _adapters_fs_rom_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7104);
/* harmony import */ var _adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2903);
/* harmony import */ var _app_cal_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8262);
/* harmony import */ var _app_check_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3215);
/* harmony import */ var _app_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9373);
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3422);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8217);
/* harmony import */ var _core_shard_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1998);
/* harmony import */ var _core_projects_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(266);
/* harmony import */ var _wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5974);
/* harmony import */ var _wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6023);
/* harmony import */ var _workflow_ready_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5873);













const command = {
    name: 'check',
    summary: 'lint, readiness and verdicts for a whole repository',
    usage: ['check [DIR…]', 'check --roots FILE', 'check --merge FILE…'],
    options: [
        {
            name: 'cals',
            kind: 'list',
            value: 'GLOB',
            summary: 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)',
        },
        {
            name: 'packages',
            kind: 'list',
            value: 'GLOB',
            summary: 'package folders (default: every folder with a cartridge.yaml)',
        },
        { name: 'cartridges', kind: 'list', value: 'GLOB', summary: 'cartridges (default: every one in the repository)' },
        { name: 'hosts', kind: 'list', value: 'GLOB', summary: 'host profiles (default: every *.host.yaml)' },
        {
            name: 'roots',
            kind: 'value',
            value: 'FILE',
            summary: 'check the folders of the workspace that FILE lists, one a line',
        },
        { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
        { name: 'only', kind: 'list', value: 'PART', summary: 'run only this part', choices: _app_check_js__WEBPACK_IMPORTED_MODULE_4__/* .CHECK_PARTS */ .EO },
        { name: 'staged', kind: 'flag', summary: "judge what is staged in git's index, not the work tree" },
        {
            name: 'base',
            kind: 'value',
            value: 'REV',
            summary: 'say what changed against this commit, verdicts and requirements',
        },
        {
            name: 'config-from',
            kind: 'value',
            value: 'REV',
            summary: "judge by this commit's configuration, baseline, confirmations, trust and comments",
        },
        { name: 'shard', kind: 'value', value: 'I/N', summary: 'judge one of N parts of a very large repository' },
        { name: 'merge', kind: 'list', value: 'FILE', summary: 'check nothing, put these JSON reports of parts together' },
        {
            name: 'check-urls',
            kind: 'flag',
            summary: 'look up the URLs of RAC checks, public https addresses only',
        },
        {
            name: 'live',
            kind: 'flag',
            summary: "start or contact the MCP servers of the hosts; a server's command runs with your rights",
        },
        _wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVER_TIMEOUT */ .a,
        { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings, for pending and for nothing to judge, too' },
    ],
    formats: ['text', 'json', 'sarif', 'github', 'markdown'],
    details: [
        'DIR is a folder (default: the working directory). Every folder with a cartwright.yaml at or below it is a project, judged by its',
        'own configuration; what lies in a nested project belongs to that one. A DIR within a project is that part of the project.',
        'Several projects make one report, one after the other; one that cannot be judged is an error in it.',
        'RAC items that the code calls for and no CAL has are notes (part propose), which fail nothing.',
    ].join('\n'),
    usesConfig: false,
    async run(context) {
        const { checked, against } = context.list('merge').length > 0 ? { checked: await merged(context) } : await judge(context);
        if (!context.quiet)
            for (const note of checked.notes)
                context.io.err(`cartwright: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.printable)(note)}\n`);
        const { renderReport } = await __webpack_require__.e(/* import() */ 3428).then(__webpack_require__.bind(__webpack_require__, 3428));
        const policy = (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .policyOf */ .US)('error', context.flag('strict'));
        context.io.out(await renderReport(checked, policy, context, against));
        return (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .answerOf */ .ut)(checked.report, policy).exitCode;
    },
};
/** The folders of the command line and of `--roots`; every path of the report starts with one, relative to the working directory. */
function foldersOf({ fs, positionals, value }) {
    const file = value('roots');
    const listed = file === undefined ? [] : listedFolders(fs, file);
    const missing = positionals.find((path) => fs.kind(path) !== 'directory');
    if (missing !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y('no-directory', 'there is no such directory', { path: missing });
    const named = [...positionals, ...listed];
    return [...new Set(named.length === 0 ? ['.'] : named.map((path) => (0,_app_cal_files_js__WEBPACK_IMPORTED_MODULE_2__/* .shortest */ .pr)(fs.cwd, path)))];
}
/** What a file lists was not typed, and must be in the workspace. */
function listedFolders(fs, file) {
    const roots = (0,_core_projects_js__WEBPACK_IMPORTED_MODULE_10__/* .rootsIn */ .Xb)(new TextDecoder().decode(fs.readFile(file, ROOTS_LIMIT)));
    if (roots.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y('usage', 'it names no folder', { path: file, help: 'write one folder a line' });
    for (const { path, range } of roots) {
        const place = { path: file, range };
        try {
            if (fs.kind(path) === 'directory')
                continue;
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y))
                throw error;
            const help = 'list folders of the workspace; name one elsewhere on the command line: cartwright check DIR';
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(error.code, error.message, { ...place, help });
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y('no-directory', `there is no such directory: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.quote)(path)}`, place);
    }
    return roots.map(({ path }) => path);
}
const ROOTS_LIMIT = 16 * 1024 * 1024;
function projectsOptions(context) {
    const { fs, list, value } = context;
    const lists = ['cals', 'packages', 'cartridges', 'hosts'].filter((name) => list(name).length > 0);
    const shard = shardOf(value('shard'));
    return {
        folders: foldersOf(context),
        configPath: value('config'),
        profile: value('prefix') === undefined ? undefined : context.profile,
        parts: partsOf(context),
        named: Object.fromEntries(lists.map((name) => [name, list(name)])),
        roster: value('roster'),
        shard,
        ...(shard === undefined ? {} : { commit: (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .headCommit */ .Qo)(fs.cwd) }),
    };
}
async function merged(context) {
    for (const option of ['base', 'config-from'])
        if (context.value(option) !== undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y('usage', `--${option} needs a check, and --merge makes none`);
    const { mergedReport } = await __webpack_require__.e(/* import() */ 4840).then(__webpack_require__.bind(__webpack_require__, 4840));
    return { report: await mergedReport(context.fs, context.list('merge')), notes: [], excerpts: new Map() };
}
/** Checks the folders, by the policy of another commit where one is named, and compares them with their base. */
async function judge(context) {
    const source = await filesOf(context);
    const options = projectsOptions(context);
    const recheck = (policy) => checkFolders(context, options, source, policy);
    const policyFrom = await commitOf(context, 'config-from');
    const byBase = policyFrom !== undefined;
    const checked = await recheck(byBase ? await basePolicyOf(options, source, policyFrom) : undefined);
    const base = context.value('base');
    const commit = await commitOf(context, 'base');
    if (base === undefined || commit === undefined)
        return { checked };
    const { checkCommit } = await __webpack_require__.e(/* import() */ 7128).then(__webpack_require__.bind(__webpack_require__, 7128));
    const { compareWithCommit } = await Promise.all(/* import() */[__webpack_require__.e(5474), __webpack_require__.e(6858), __webpack_require__.e(7715)]).then(__webpack_require__.bind(__webpack_require__, 96));
    const { withCompared } = await Promise.all(/* import() */[__webpack_require__.e(5474), __webpack_require__.e(6858)]).then(__webpack_require__.bind(__webpack_require__, 6858));
    const compared = await compareWithCommit({
        fs: source.fs,
        head: checked,
        base: await checkCommit(context.fs, context.clock, commit, options),
        commit,
        options,
        byBase,
        staged: context.flag('staged'),
        recheck,
    });
    const report = withCompared(compared.report, compared, options.shard);
    const notes = [...checked.notes, ...compared.notes];
    return { checked: { ...checked, report, notes }, against: { base, changes: compared.changes } };
}
async function basePolicyOf({ folders, configPath, named = {} }, { fs }, { files }) {
    const { basePolicy } = await __webpack_require__.e(/* import() */ 4675).then(__webpack_require__.bind(__webpack_require__, 4675));
    return basePolicy(fs, files, { folders, configPath, named });
}
async function checkFolders(context, options, { fs: own, bytesOf }, policy) {
    const { fs, judgedBy } = policy ?? { fs: own, judgedBy: undefined };
    const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
    const { signatureOf } = await __webpack_require__.e(/* import() */ 6530).then(__webpack_require__.bind(__webpack_require__, 6530));
    return (0,_app_check_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .checkProjects */ .J)({
        fs,
        clock: context.clock,
        readCard: readCard(fs, bytesOf),
        signatureFor: (profile) => signatureOf(fs, profile, undefined, bytesOf),
        ...(context.flag('staged') ? {} : { listFolder: (0,_adapters_fs_rom_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .folderLister */ .S)(fs.cwd) }),
        ...(await (0,_wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_11__/* .outsidePorts */ .m)((0,_workflow_ready_js__WEBPACK_IMPORTED_MODULE_9__.wishesOf)(context))),
    }, { ...options, judgedBy });
}
/** The commit that an option names; undefined when it is not given. */
async function commitOf(context, option) {
    const revision = context.value(option);
    if (revision === undefined)
        return undefined;
    const { findRevision } = await __webpack_require__.e(/* import() */ 7290).then(__webpack_require__.bind(__webpack_require__, 4909));
    const { findCommit } = await __webpack_require__.e(/* import() */ 7128).then(__webpack_require__.bind(__webpack_require__, 7128));
    const { cwd } = context.fs;
    const sha = findRevision(cwd, revision)?.sha ?? '';
    const found = findCommit({ cwd, inside: cwd, sha, name: revision, fetch: false, to: 'work tree' });
    if (found !== undefined)
        return found;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y('no-revision', `--${option}: no commit ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.quote)(revision)} is here`, {
        help: 'name a branch, a tag or a commit; in a shallow clone fetch it first',
    });
}
async function filesOf(context) {
    if (!context.flag('staged'))
        return { fs: context.fs, bytesOf: () => undefined };
    const { stagedFiles } = await __webpack_require__.e(/* import() */ 4464).then(__webpack_require__.bind(__webpack_require__, 4464));
    return stagedFiles(context.fs);
}
function partsOf(context) {
    const only = context.list('only');
    return new Set(only.length === 0 ? _app_check_js__WEBPACK_IMPORTED_MODULE_4__/* .CHECK_PARTS */ .EO : _app_check_js__WEBPACK_IMPORTED_MODULE_4__/* .CHECK_PARTS */ .EO.filter((part) => only.includes(part)));
}
function shardOf(text) {
    const shard = text === undefined ? undefined : (0,_core_shard_js__WEBPACK_IMPORTED_MODULE_12__/* .parseShard */ .uK)(text);
    if (text !== undefined && shard === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y('usage', `--shard is ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_7__.quote)(text)}`, { help: 'write I/N, for example 2/4' });
    return shard;
}


/***/ }),

/***/ 5873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   READY_OPTIONS: () => (/* binding */ READY_OPTIONS),
/* harmony export */   command: () => (/* binding */ command),
/* harmony export */   runReady: () => (/* binding */ runReady),
/* harmony export */   wishesOf: () => (/* binding */ wishesOf)
/* harmony export */ });
/* harmony import */ var _app_cal_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8262);
/* harmony import */ var _app_project_configs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2219);
/* harmony import */ var _app_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4308);
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3422);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5974);
/* harmony import */ var _wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6023);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4432);









/** Options of `workflow ready` and of its alias `cal`. */
const READY_OPTIONS = [
    {
        name: 'cartridges',
        kind: 'list',
        value: 'DIR',
        summary: 'folder, file or glob of the cartridges that may take part',
    },
    {
        name: 'root',
        kind: 'value',
        value: 'DIR',
        summary: 'repository that file-glob checks look at (default: the project that the CAL lies in, or the working directory)',
    },
    {
        name: 'confirmations',
        kind: 'value',
        value: 'FILE',
        summary: 'manual confirmations (default: rac-confirmations.yaml, if there is one)',
    },
    { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
    { name: 'check-urls', kind: 'flag', summary: 'look up the URLs of url checks; without it they stay unconfirmed' },
    {
        name: 'host',
        kind: 'list',
        value: 'PROFILE',
        summary: 'host profile whose recorded resources, or with --live whose servers, answer mcp-resource checks',
    },
    {
        name: 'live',
        kind: 'flag',
        summary: "start or contact the MCP servers of the hosts; a server's command runs with your rights",
    },
    _wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_6__/* .SERVER_TIMEOUT */ .a,
    { name: 'strict', kind: 'flag', summary: 'exit 1 for pending, too' },
];
const DETAILS = `Marks: □ required and not confirmed, ☑ confirmed, ✗ required and its check failed, · optional.
Verdicts: ready; pending (something required is still unconfirmed; exit 0, with --strict 1); not ready (exit 1).`;
const command = {
    name: 'workflow ready',
    summary: 'structure, participants, RAC checklist and verdict of a CAL',
    usage: ['workflow ready CAL… [--cartridges DIR]'],
    options: READY_OPTIONS,
    formats: ['text', 'json'],
    details: DETAILS,
    usesConfig: true,
    run: runReady,
};
/** Runs `workflow ready`; `cal` is the same under another name. */
async function runReady(context) {
    const { fs, io, config, positionals } = context;
    if (positionals.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('usage', 'no CAL file was named', { help: 'cartwright workflow ready FILE.cal.json' });
    const cals = positionals.map((cal) => (0,_app_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .shortest */ .pr)(fs.cwd, cal));
    const projects = context.value('config') === undefined ? (0,_app_project_configs_js__WEBPACK_IMPORTED_MODULE_1__/* .byProject */ .$X)(fs, cals) : [{ root: '.', files: cals }];
    const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
    const ports = { fs, clock: context.clock, readCard: readCard(fs), ...(await (0,_wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_8__/* .outsidePorts */ .m)(wishesOf(context))) };
    const judged = [];
    for (const { root, files } of projects) {
        const own = await (0,_app_project_configs_js__WEBPACK_IMPORTED_MODULE_1__/* .configAt */ .ES)(fs, root, config);
        const named = context.list('cartridges').length > 0 ? context.list('cartridges') : own.cartridges;
        judged.push(await (0,_app_ready_js__WEBPACK_IMPORTED_MODULE_2__/* .assessReadiness */ .T1)(ports, {
            profile: (0,_app_project_configs_js__WEBPACK_IMPORTED_MODULE_1__/* .profileOf */ .dp)(own, context.value('prefix') === undefined && root !== '.' ? undefined : context.profile),
            config: own,
            project: root,
            cals: files,
            cartridges: named,
            root: context.value('root') ?? root,
            confirmations: context.value('confirmations') ?? own.confirmations,
            roster: context.value('roster'),
            hosts: context.list('host').length > 0 ? context.list('host') : (own.hosts ?? []),
        }));
    }
    const order = new Map(cals.map((path, i) => [path, i]));
    const notes = judged.flatMap((each) => each.notes);
    const found = judged.flatMap(({ result }) => result.cals);
    const result = {
        version: 1,
        cals: found.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0)),
    };
    if (!context.quiet)
        for (const note of notes)
            io.err(`cartwright: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(note)}\n`);
    if (context.format === 'json')
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .resultJson */ .y)(result, 2));
    else {
        const { renderReadiness } = await __webpack_require__.e(/* import() */ 6509).then(__webpack_require__.bind(__webpack_require__, 6509));
        io.out(result.cals.map(renderReadiness).join('\n'));
    }
    return (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .answerOf */ .ut)({ cals: result.cals }, { failOn: 'error', strict: context.flag('strict') }).exitCode;
}
/** What the options `--check-urls` and `--live` ask for. */
function wishesOf({ flag, value, fs, io }) {
    const timeout = (0,_wiring_server_timeout_js__WEBPACK_IMPORTED_MODULE_6__/* .serverTimeout */ .R)(value('server-timeout'), '--server-timeout');
    return { checkUrls: flag('check-urls'), live: flag('live'), fs, path: io.env['PATH'], timeout };
}


/***/ }),

/***/ 5974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ outsidePorts)
/* harmony export */ });
/** The ports to the outside; each is loaded only when it was asked for. */
async function outsidePorts({ checkUrls, live, fs, path, timeout, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 2959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '', timeout }) };
}


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ serverTimeout),
/* harmony export */   a: () => (/* binding */ SERVER_TIMEOUT)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


/** How long servers may take; every command that may start some has it. */
const SERVER_TIMEOUT = {
    name: 'server-timeout',
    kind: 'value',
    value: 'SECONDS',
    summary: 'time for each MCP server to start and answer, before what its profile says (with --live; default: 7)',
};
const LONGEST_TIMEOUT = 600;
/**
 * The value of `--server-timeout` or of the input of that name.
 *
 * @param name of the option or input, for messages
 * @throws UserError `usage` when it is no number of seconds
 */
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${name} is ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}


/***/ })

};
;