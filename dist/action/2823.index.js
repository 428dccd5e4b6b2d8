export const id = 2823;
export const ids = [2823];
export const modules = {

/***/ 2034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposeFromCode: () => (/* binding */ proposeFromCode)
});

// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/init.js
var init = __webpack_require__(6636);
// EXTERNAL MODULE: ./build/app/propose.js + 1 modules
var propose = __webpack_require__(3360);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/errors.js + 1 modules
var errors = __webpack_require__(6629);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/adapters/scan/place-files.js





/**
 * What would happen to each file: `skip` for one that is there with the same bytes.
 *
 * @param folder absolute path of the target folder, which need not exist
 * @throws UserError `unsafe-target` where a link or anything else than a file or folder is in the way, or two names
 *   differ only by case
 */
function compareFiles(folder, files) {
    refuseCollisions(files);
    return files.map(({ path, text }) => {
        refuseLinks(folder, path);
        const stat = lstat((0,external_node_path_.join)(folder, path));
        if (stat === undefined)
            return 'create';
        if (!stat.isFile())
            throw new errors/* UserError */.y('unsafe-target', 'it is no regular file', { path: (0,external_node_path_.join)(folder, path) });
        const same = stat.size === Buffer.byteLength(text) && (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, path), 'utf8') === text;
        return same ? 'skip' : 'overwrite';
    });
}
/** @returns the text of a target file that is there, for a diff. */
function currentText(folder, path) {
    return readFileSync(join(folder, path), 'utf8');
}
/**
 * Writes all files or none: they are made in a folder beside the target, then moved; what fails is undone.
 *
 * @throws UserError `unwritable-file`, `unsafe-target`, `file-exists`
 */
function placeFiles(folder, files, force) {
    const actions = compareFiles(folder, files);
    const existing = files.filter((_, i) => actions[i] === 'overwrite').map(({ path }) => path);
    if (existing.length > 0 && !force)
        throw existsError(existing);
    const wanted = files.filter((_, i) => actions[i] !== 'skip');
    if (wanted.length === 0)
        return;
    guarded(folder, () => mkdirSync(dirname(folder), { recursive: true }));
    const parent = realpathSync(dirname(folder));
    const staging = join(parent, `.${basename(folder)}.${randomBytes(6).toString('hex')}.tmp`);
    try {
        stage(staging, wanted);
        if (lstat(folder) === undefined)
            guarded(folder, () => renameSync(staging, folder));
        else
            move(staging, folder, wanted, force);
    }
    finally {
        rmSync(staging, { recursive: true, force: true });
    }
}
/** The refusal to overwrite: names what is there. */
function existsError(paths) {
    const shown = paths.slice(0, 10).map((path) => quote(path));
    const more = paths.length > 10 ? ` and ${paths.length - 10} more` : '';
    return new UserError('file-exists', `nothing was written, these files exist with other content: ${shown.join(', ')}${more}`, {
        help: 'choose another --out, or overwrite exactly these with --force',
    });
}
function stage(staging, files) {
    guarded(staging, () => mkdirSync(staging, { mode: 0o755 }));
    chmodSync(staging, 0o755);
    for (const { path, text } of files) {
        const target = join(staging, path);
        guarded(target, () => {
            makeFolders(staging, dirname(path));
            const descriptor = openSync(target, 'wx', 0o644);
            try {
                const bytes = Buffer.from(text, 'utf8');
                for (let at = 0; at < bytes.length;)
                    at += writeSync(descriptor, bytes, at);
                fsyncSync(descriptor);
            }
            finally {
                closeSync(descriptor);
            }
            // Whatever the umask: readable by all, writable by the owner, never executable.
            chmodSync(target, 0o644);
        });
    }
}
function move(staging, folder, files, force) {
    const undo = [];
    try {
        for (const { path } of files) {
            const target = join(folder, path);
            refuseLinks(folder, path);
            guarded(target, () => {
                for (const made of makeFolders(folder, dirname(path)))
                    undo.push(() => rmdirSync(made));
                if (lstat(target) === undefined) {
                    // A link fails where another process was faster; a rename would not.
                    linkSync(join(staging, path), target);
                    undo.push(() => rmSync(target, { force: true }));
                }
                else if (force) {
                    const backup = `${join(staging, path)}.before`;
                    linkSync(target, backup);
                    renameSync(join(staging, path), target);
                    undo.push(() => renameSync(backup, target));
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
function makeFolders(base, path) {
    const made = [];
    let at = base;
    for (const segment of path === '.' ? [] : path.split('/')) {
        at = join(at, segment);
        if (existsSync(at))
            continue;
        mkdirSync(at, { mode: 0o755 });
        chmodSync(at, 0o755);
        made.unshift(at);
    }
    return made;
}
function refuseCollisions(files) {
    const seen = new Map();
    for (const { path } of files) {
        const folded = path.toLowerCase();
        const other = seen.get(folded);
        if (other !== undefined)
            throw new errors/* UserError */.y('unsafe-target', `${(0,printable/* quote */.h)(other)} and ${(0,printable/* quote */.h)(path)} are one file where case does not count`);
        seen.set(folded, path);
    }
}
// The folder itself may be a link: the user named it. Nothing below it may.
function refuseLinks(folder, path) {
    const own = lstat(folder);
    if (own !== undefined && !own.isDirectory() && !own.isSymbolicLink())
        throw new errors/* UserError */.y('unsafe-target', 'it is no folder', { path: folder });
    let at = folder;
    const segments = path.split('/');
    for (const [i, segment] of segments.entries()) {
        at = (0,external_node_path_.join)(at, segment);
        const stat = lstat(at);
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink())
            throw new errors/* UserError */.y('unsafe-target', 'a symbolic link is in the way; nothing is written through it', {
                path: at,
                help: 'remove the link, or choose another --out',
            });
        if (i < segments.length - 1 && !stat.isDirectory())
            throw new errors/* UserError */.y('unsafe-target', 'a folder is needed here', { path: at });
    }
}
function lstat(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
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
        throw error instanceof UserError ? error : asUserError(error, path);
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
    return new errors/* UserError */.y('unwritable-file', `cannot be written (${code}): ${REASONS[code] ?? 'the system refuses'}`, {
        path,
        cause: error,
    });
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
// EXTERNAL MODULE: ./build/core/scan/place.js
var place = __webpack_require__(6753);
// EXTERNAL MODULE: ./build/core/scan/tree.js + 1 modules
var tree = __webpack_require__(7615);
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
    #more = 0;
    #entries = 0;
    #bytes = 0;
    #stopped;
    #end;
    constructor(root, looks, options) {
        this.#root = root;
        this.#options = options;
        this.#limits = { ...WALK_LIMITS, ...options.limits };
        this.#builder = new tree/* TreeBuilder */.G((0,external_node_path_.basename)(root), looks);
        this.#end = (options.now?.() ?? 0) + this.#limits.milliseconds;
    }
    run() {
        // A stack, not recursion: a tree may be as deep as the limit allows and deeper.
        const stack = [
            { folder: this.#builder.root(), depth: 0, rules: [] },
        ];
        for (let next = stack.pop(); next !== undefined && this.#stopped === undefined; next = stack.pop()) {
            const below = this.#folder(next.folder, next.rules);
            if (below === undefined)
                continue;
            if (next.depth >= this.#limits.depth && below.folders.length > 0) {
                this.#note(`${(0,printable/* quote */.h)(next.folder.path)}: deeper than ${this.#limits.depth} folders; what is below was left out`);
                continue;
            }
            for (const folder of below.folders.toReversed())
                stack.push({ folder, depth: next.depth + 1, rules: below.rules });
        }
        if (this.#stopped !== undefined)
            this.#notes.push(this.#stopped);
        if (this.#more > 0)
            this.#notes.push(`and ${this.#more} more notes`);
        return { tree: this.#builder.build(), notes: this.#notes };
    }
    #folder(folder, inherited) {
        const absolute = (0,external_node_path_.join)(this.#root, folder.path);
        let entries;
        try {
            entries = (0,external_node_fs_.readdirSync)(absolute, { withFileTypes: true });
        }
        catch (error) {
            this.#note(`${(0,printable/* quote */.h)(folder.path || '.')}: cannot be listed (${error.code ?? 'error'})`);
            return undefined;
        }
        entries.sort((a, b) => (a.name < b.name ? -1 : 1));
        const rules = this.#rules(entries, folder, inherited);
        const folders = [];
        for (const entry of entries) {
            if ((++this.#entries & 0xfff) === 0 && this.#pause())
                break;
            if (entry.isDirectory()) {
                if (entry.name === 'rom' && (0,place/* isCartridgeContent */.Nf)('rom', entries.some(isPackageFile)))
                    continue;
                const below = this.#builder.enter(folder, entry.name);
                if (below !== undefined && this.#options.exclude?.has(below.path) !== true && !ignored(`${below.path}/`, rules))
                    folders.push(below);
            }
            else if (entry.isFile())
                this.#file(folder, entry.name, rules);
            else if (!entry.isSymbolicLink())
                this.#note(`${(0,printable/* quote */.h)((0,external_node_path_.join)(folder.path, entry.name))}: a special file; it was left out`);
        }
        return { folders, rules };
    }
    #pause() {
        this.#options.progress?.(this.#entries);
        if (this.#entries >= this.#limits.entries)
            this.#stopped = `stopped after ${this.#entries} entries; the rest was left out`;
        else if (this.#options.now !== undefined && this.#options.now() > this.#end)
            this.#stopped = `stopped after ${this.#limits.milliseconds / 1000} seconds; the rest was left out`;
        return this.#stopped !== undefined;
    }
    #file(folder, name, rules) {
        const path = folder.path === '' ? name : `${folder.path}/${name}`;
        if (this.#options.exclude?.has(path) === true)
            return;
        if (rules.length > 0 && this.#builder.interesting(name) && ignored(path, rules))
            return;
        if (/[\u0000-\u001f\u007f\ufffd]/.test(name)) {
            this.#note(`${(0,printable/* quote */.h)(path)}: a name with control characters or no text; it was left out`);
            return;
        }
        const order = this.#builder.file(folder, name);
        if (order !== undefined)
            this.#read(path, order);
    }
    #read(path, order) {
        if (this.#bytes >= this.#limits.bytes)
            return;
        const read = readStart((0,external_node_path_.join)(this.#root, path), order);
        if ('problem' in read)
            this.#note(`${(0,printable/* quote */.h)(path)}: ${read.problem}`);
        else {
            this.#bytes += read.text.length;
            this.#builder.text(path, read.text);
            if (this.#bytes >= this.#limits.bytes)
                this.#note(`${this.#limits.bytes} bytes were read; further files were only counted`);
        }
    }
    #rules(entries, folder, inherited) {
        if (!entries.some((entry) => entry.name === '.gitignore' && entry.isFile()))
            return inherited;
        try {
            const patterns = ignore().add((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(this.#root, folder.path, '.gitignore'), 'utf8').slice(0, 256 * 1024));
            return [...inherited, { prefix: folder.path === '' ? 0 : folder.path.length + 1, patterns }];
        }
        catch {
            return inherited;
        }
    }
    #note(text) {
        if (this.#notes.length < this.#limits.notes)
            this.#notes.push((0,printable/* printable */.g)(text));
        else
            this.#more++;
    }
}
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
        const buffer = Buffer.allocUnsafe(Math.min(stat.size, bytes));
        let length = 0;
        while (length < buffer.length) {
            const count = (0,external_node_fs_.readSync)(descriptor, buffer, length, buffer.length - length, length);
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
function isPackageFile(entry) {
    return entry.name === 'cartridge.yaml' && entry.isFile();
}
// The deepest rule file that says anything decides, as in git.
function ignored(path, rules) {
    for (let i = rules.length - 1; i >= 0; i--) {
        const { prefix, patterns } = rules[i];
        const result = patterns.test(path.slice(prefix));
        if (result.ignored)
            return true;
        if (result.unignored)
            return false;
    }
    return false;
}

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
            return walkTree((0,external_node_path_.resolve)(fs.cwd, folder), looks, {
                exclude,
                now: () => performance.now(),
                ...(progress === undefined ? {} : { progress }),
            });
        },
        compare: (folder, files) => compareFiles((0,external_node_path_.resolve)(fs.cwd, folder), files),
    };
}

// EXTERNAL MODULE: ./build/core/scan/propose.js
var scan_propose = __webpack_require__(944);
// EXTERNAL MODULE: ./build/core/scan/scaffold/items.js + 1 modules
var items = __webpack_require__(6359);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/action/step.js
var step = __webpack_require__(4541);
;// CONCATENATED MODULE: ./build/action/propose.js











/**
 * What the code of the working directory calls for: a first set of agents and a CAL where there is none, otherwise the RAC items
 * that the CALs lack, as a changed CAL. Of a first set only files that are not there yet are proposed.
 */
async function proposeFromCode({ fs, inputs }) {
    const root = inputs.text('working-directory');
    if (fs.kind(root) !== 'directory') {
        throw new errors/* UserError */.y('no-directory', 'the input working-directory names no directory', { path: root });
    }
    const config = await (0,app_config/* loadConfig */.Z9)(fs, inputs.text('config') || undefined, root);
    const { files: cals } = (0,cal_files/* findCals */.zU)(fs, inputs.list('cals') ?? [root]);
    if (cals.length > 0)
        return proposeForCals(await (0,propose/* proposeRac */.rP)(fs, { root, cals }), (0,step/* workingDirectory */.p7)(inputs));
    const publisher = inputs.text('publisher') || config.publisher;
    const options = { profile: ids/* PROFILES */.jI[config.prefix], fromCode: root, out: root, publisher, format: 'yaml' };
    const { plan, files } = (0,init/* planInit */.o)(scanPorts(fs), options);
    const created = new Set(plan.files.filter(({ action }) => action === 'create').map(({ path }) => path));
    return { plan, files: files.filter(({ path }) => created.has(path)) };
}
async function proposeForCals(proposed, directory) {
    const { cals, missing, stale, paste, notes } = proposed;
    const target = cals.find(({ path }) => path === missing[0]?.cal);
    const gone = stale.map(({ cal, id, hint, ...more }) => {
        return `${cal}: the check of ${(0,printable/* quote */.h)(id)} matches no file any more (${hint}); ${(0,scan_propose/* staleHelp */.D)(more)}`;
    });
    const changed = await (0,propose/* changedCal */.XD)(proposed);
    const prefix = directory === '' ? '' : `${directory}/`;
    const files = changed === undefined || !changed.path.startsWith(prefix)
        ? []
        : [{ path: changed.path.slice(prefix.length), text: changed.text }];
    return {
        plan: {
            version: 1,
            roles: [],
            rac: missing.map(({ item }) => (0,items/* withoutOkf */.lK)(item)),
            files: files.map(({ path }) => ({ path, action: 'overwrite' })),
            notes: [...gone, ...notes],
        },
        files,
        ...(paste === undefined || target === undefined
            ? {}
            : {
                paste: {
                    cal: target.path,
                    place: paste.place,
                    text: paste.text.replace(/^\r?\n/, ''),
                    language: target.language,
                },
            }),
    };
}


/***/ }),

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* unused harmony export CAL_FILE */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);


/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores is left out
 * of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    let all;
    const below = () => (all ??= fs.list('.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().filter((file) => glob.matches(file));
        if (found.length === 0)
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            for (const file of base === '' ? below() : fs.list(path))
                if (CAL_FILE.test(file))
                    files.add(base + file);
        }
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .isGlob */ .f)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), problems };
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

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ loadConfig)
/* harmony export */ });
/* unused harmony exports CONFIG_FILE, NO_CONFIG */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6629);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2228);



const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf, rules: {}, ignore: [] };
/**
 * Reads the configuration: the named file, or `cartwright.yaml` in `root` when it is there.
 *
 * @param named a file relative to the working directory
 * @param root root of the repository, relative to the working directory
 * @throws UserError `bad-config` with the place of the first mistake
 */
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u0)(path, fs.readFile(path, 1024 * 1024));
    const { checkSchema } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7912));
    const { validators } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9173));
    const problems = [...doc.problems, ...(doc.value === undefined ? [] : checkSchema(doc, await validators.config()))];
    const [first] = problems;
    if (first !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const value = doc.value;
    return {
        ...NO_CONFIG,
        ...value,
        prefix: (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrefix */ .RW)(value.prefix ?? '') ? value.prefix : _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf,
        file: path,
    };
}


/***/ }),

/***/ 7357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ignoreStep),
/* harmony export */   t: () => (/* binding */ checkRuleNames)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);
/* harmony import */ var _core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(874);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8778);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);








/**
 * The configuration's `ignore`: faults of integrity stay.
 *
 * @param fs given when every file is looked at: then an entry that nothing needed is a finding
 * @throws UserError `bad-config` for a path that is no glob
 */
async function ignoreStep({ ignore, file }, fs) {
    const entries = ignore.map(({ rule, path, reason }) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlob */ .S)(path);
        if ('problem' in glob)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob, reason, used: false };
    });
    if (entries.length === 0)
        return {};
    const config = fs === undefined || file === undefined ? undefined : await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)(file, fs.readFile(file));
    return {
        file: (doc, found, suppress) => found.filter((diagnostic) => {
            const entry = (0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(diagnostic.rule)
                ? undefined
                : entries.find(({ rule, glob }) => rule === diagnostic.rule && glob.matches(doc.path));
            if (entry === undefined)
                return true;
            entry.used = true;
            suppress([{ diagnostic, kind: 'external', reason: entry.reason }]);
            return false;
        }),
        finish: () => config === undefined
            ? []
            : entries.flatMap(({ used, rule, glob }, i) => 
            // What linting does not raise, it cannot miss either.
            used || (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(rule)?.apart !== undefined ? [] : unused(config, i, rule, glob.pattern)),
    };
}
function unused(config, i, rule, path) {
    const allowed = !(0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(rule);
    return [
        {
            rule: allowed ? 'suppression/unused' : 'suppression/not-allowed',
            level: 'warning',
            message: allowed
                ? `no file that matches ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(path)} has a finding of ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(rule)}, so nothing needs this entry`
                : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(rule)} is a fault of integrity, which nothing silences`,
            path: config.path,
            range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeOf */ .be)(config, ['ignore', i]),
            pointer: `/ignore/${i}`,
            help: 'remove the entry',
        },
    ];
}
/** @throws UserError `bad-config` when `rules` or `ignore` names a rule that does not exist */
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(name) !== undefined)
            continue;
        const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(name, (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Z)());
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
}


/***/ }),

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
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


/***/ })

};
