export const id = 3996;
export const ids = [3996,2175];
export const modules = {

/***/ 429:
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/adapters/scan/place-files.js




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
    const { root } = parse(folder);
    const above = dirname(folder).slice(root.length).replaceAll('\\', '/');
    // Not `recursive`, which never returns where a file system lets nobody make a folder, as below /proc.
    guarded(folder, () => makeFolders(root, above, (made) => (firstMade ??= made)));
    // In a folder that is there: it may be where a disk is mounted, and nothing is moved from one disk to another at once.
    const isThere = lstat(folder) !== undefined;
    const beside = isThere ? join(folder, '.cartwright') : join(dirname(folder), `.${basename(folder)}`);
    let staging;
    let done = false;
    try {
        const made = (staging = guarded(folder, () => mkdtempSync(`${beside}.tmp-`)));
        stage(made, folder, wanted);
        if (isThere)
            move(made, folder, wanted, force);
        else
            guarded(folder, () => renameSync(made, folder));
        done = true;
    }
    finally {
        if (staging !== undefined)
            rmSync(staging, { recursive: true, force: true });
        if (!done && firstMade !== undefined)
            removeEmpty(dirname(folder), firstMade);
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
/** Removes folders that were made for nothing, from `from` up to `last`. */
function removeEmpty(from, last) {
    for (let at = from; at.startsWith(last); at = dirname(at)) {
        try {
            rmdirSync(at);
        }
        catch {
            // Somebody else has put something there.
            return;
        }
    }
}
// What fails is named by the place that the user asked for.
function stage(staging, folder, files) {
    guarded(folder, () => chmodSync(staging, 0o755));
    for (const { path, text } of files) {
        const target = join(staging, path);
        guarded(join(folder, path), () => {
            makeFolders(staging, dirname(path), () => undefined);
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
                makeFolders(folder, dirname(path), (made) => undo.push(() => rmdirSync(made)));
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
/** @param onMade is told of each folder that was not there, the upper ones first */
function makeFolders(base, path, onMade) {
    let at = base;
    for (const segment of path === '.' ? [] : path.split('/').filter(Boolean)) {
        at = join(at, segment);
        if (existsSync(at))
            continue;
        mkdirSync(at, { mode: 0o755 });
        onMade(at);
        chmodSync(at, 0o755);
    }
}
function refuseCollisions(files) {
    const seen = new Map();
    for (const { path } of files) {
        const folded = path.toLowerCase();
        const other = seen.get(folded);
        if (other !== undefined)
            throw new errors/* UserError */.y('unsafe-target', `${(0,printable/* quote */.hD)(other)} and ${(0,printable/* quote */.hD)(path)} are one file where case does not count`);
        seen.set(folded, path);
    }
}
// A repository may hold a link by the name that somebody will choose; above the working directory links are the user's own.
function refuseLinkedFolder(folder, base) {
    const inside = folder.startsWith(`${base}/`) ? folder.slice(base.length + 1).split('/') : [];
    const above = inside.map((_, i) => (0,external_node_path_.join)(base, ...inside.slice(0, i + 1)));
    for (const at of above.length === 0 ? [folder] : above) {
        const stat = lstat(at);
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink() && at !== base)
            throw linkError(at);
        if (!stat.isDirectory() && !stat.isSymbolicLink())
            throw new errors/* UserError */.y('unsafe-target', 'it is no folder', { path: at });
    }
}
function linkError(path) {
    return new errors/* UserError */.y('unsafe-target', 'a symbolic link is in the way; nothing is written through it', {
        path,
        help: 'remove the link, or choose another --out',
    });
}
function refuseLinks(folder, path) {
    let at = folder;
    const segments = path.split('/');
    for (const [i, segment] of segments.entries()) {
        at = (0,external_node_path_.join)(at, segment);
        const stat = lstat(at);
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink())
            throw linkError(at);
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

// EXTERNAL MODULE: ./build/adapters/git/tracked.js
var tracked = __webpack_require__(7936);
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
                this.#note(`${(0,printable/* quote */.hD)(next.folder.path)}: deeper than ${this.#limits.depth} folders; what is below was left out`);
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
                this.#note(`${(0,printable/* quote */.hD)(pathOf(folder, name))}: a special file; it was left out`);
        }
        return steps;
    }
    #entriesOf(folder) {
        try {
            return (0,external_node_fs_.readdirSync)(this.#absolute(folder.path), { withFileTypes: true }).sort(byName);
        }
        catch (error) {
            this.#note(`${(0,printable/* quote */.hD)(folder.path || '.')}: cannot be listed (${error.code ?? 'error'})`);
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
            this.#note(`${(0,printable/* quote */.hD)(pathOf(folder, name))}: a name with control characters or no text; it was left out`);
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
            this.#note(`${(0,printable/* quote */.hD)(path)}: ${read.problem}`);
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
            this.#notes.push((0,printable/* printable */.g$)(text));
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
        compare: (folder, files) => compareFiles((0,external_node_path_.resolve)(fs.cwd, folder), files, fs.cwd),
    };
}

// EXTERNAL MODULE: ./build/core/scan/propose.js
var scan_propose = __webpack_require__(944);
// EXTERNAL MODULE: ./build/core/scan/scaffold/items.js + 3 modules
var items = __webpack_require__(4065);
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
    const { plan, files } = await (0,init/* planInit */.o)(scanPorts(fs), options);
    const created = new Set(plan.files.filter(({ action }) => action === 'create').map(({ path }) => path));
    return { plan, files: files.filter(({ path }) => created.has(path)) };
}
async function proposeForCals(proposed, directory) {
    const { cals, missing, stale, paste, notes } = proposed;
    const target = cals.find(({ path }) => path === missing[0]?.cal);
    const gone = stale.map(({ cal, id, hint, ...more }) => {
        return `${cal}: the check of ${(0,printable/* quote */.hD)(id)} matches no file any more (${hint}); ${(0,scan_propose/* staleHelp */.D)(more)}`;
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
            rac: missing.map(({ item }) => (0,items/* withoutOkf */.l)(item)),
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
