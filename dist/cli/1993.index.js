"use strict";
exports.id = 1993;
exports.ids = [1993,8514];
exports.modules = {

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
/** As {@link isIgnored} of a file in a folder that is not ignored. */
function isFileIgnored(path, name, rules) {
    if (rules.length === 0)
        return false;
    const lower = name.toLowerCase();
    return rules.some((each) => each.couldMean(lower)) && isIgnored(path, rules);
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

// EXTERNAL MODULE: ./build/core/scan/tree.js
var tree = __webpack_require__(96);
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
                this.#note(`${(0,printable.quote)(next.folder.path)}: deeper than ${this.#limits.depth} folders; what is below was left out`);
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
            this.#note(`${(0,printable.quote)(folder.path || '.')}: cannot be listed (${error.code ?? 'error'})`);
            return undefined;
        }
        entries.sort(byName);
        const rules = this.#rules(entries, folder, inherited);
        const folders = [];
        for (const entry of entries) {
            if ((++this.#entries & 0xfff) === 0 && this.#pause())
                break;
            if (entry.isDirectory()) {
                if (entry.name === 'rom' && (0,place/* isCartridgeContent */.Nf)('rom', entries.some(isPackageFile)))
                    continue;
                const path = pathOf(folder, entry.name);
                if (this.#options.exclude?.has(path) === true || isIgnored(`${path}/`, rules))
                    continue;
                const below = this.#builder.enter(folder, entry.name);
                if (below !== undefined)
                    folders.push(below);
            }
            else if (entry.isFile())
                this.#file(folder, entry.name, rules);
            else if (!entry.isSymbolicLink())
                this.#note(`${(0,printable.quote)((0,external_node_path_.join)(folder.path, entry.name))}: a special file; it was left out`);
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
        // Of a hundred thousand files most are only counted: their paths are not even put together.
        if (ODD.test(name)) {
            this.#note(`${(0,printable.quote)(pathOf(folder, name))}: a name with control characters or no text; it was left out`);
            return;
        }
        const { exclude } = this.#options;
        if (exclude !== undefined && exclude.size > 0 && exclude.has(pathOf(folder, name)))
            return;
        if (rules.length > 0 && isFileIgnored(pathOf(folder, name), name, rules))
            return;
        const order = this.#builder.file(folder, name);
        if (order !== undefined)
            this.#read(pathOf(folder, name), order);
    }
    #read(path, order) {
        if (this.#bytes >= this.#limits.bytes)
            return;
        const read = readStart((0,external_node_path_.join)(this.#root, path), order);
        if ('problem' in read)
            this.#note(`${(0,printable.quote)(path)}: ${read.problem}`);
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
            const text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(this.#root, folder.path, '.gitignore'), 'utf8').slice(0, 256 * 1024);
            return [...inherited, ignoreRules(text, folder.path === '' ? 0 : folder.path.length + 1)];
        }
        catch {
            return inherited;
        }
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
function byName(a, b) {
    return a.name < b.name ? -1 : 1;
}
function isPackageFile(entry) {
    return entry.name === 'cartridge.yaml' && entry.isFile();
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
            return walkTree((0,external_node_path_.resolve)(fs.cwd, folder), looks, {
                exclude,
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

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ TreeBuilder)
/* harmony export */ });
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6753);


/** Paths that are remembered at most: beyond, files are only counted, so that memory stays flat. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
/** Names that are remembered at most, and source files that are counted by folder. */
const MAX_LISTED = 300_000;
/** Extensions that are told apart at most; what else there is counts each time as new. */
const MAX_EXTENSIONS = 5_000;
const NONE = [];
/** Builds a {@link TreeView} while an adapter walks: it is told each folder and file once, in path order within a folder. */
class TreeBuilder {
    #name;
    #byName = new Map();
    #byExtension = new Map();
    #files = [];
    #texts = new Map();
    #kinds = new Map();
    #code = new Map();
    #extensions = new Map();
    #tests = { files: 0, endToEnd: 0 };
    #testFolders = new Map();
    #folders = [];
    #closed = [];
    #count = 0;
    #read = 0;
    constructor(name, looks) {
        this.#name = name;
        for (const look of looks) {
            const asksFolder = look.path?.source.endsWith('\\/') === true;
            const kept = { ...look, read: 0, asksFolder, folder: undefined, answer: false };
            for (const key of look.names ?? [])
                push(this.#byName, key, kept);
            for (const key of look.extensions ?? [])
                push(this.#byExtension, key, kept);
        }
    }
    root() {
        return this.#folder('', 'project', false, undefined);
    }
    /** @returns the folder below, or undefined when it is not to be entered. */
    enter(parent, name) {
        const path = parent.path === '' ? name : `${parent.path}/${name}`;
        if ((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPruned */ .pQ)(name)) {
            if (!name.startsWith('.'))
                this.#closed.push(path);
            return undefined;
        }
        return this.#folder(path, (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(parent.place, path, name), parent.tooling || (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooling */ .po)(`${path}/`), parent);
    }
    /** Counts a file and remembers it when a detector looks at it. */
    file(folder, name) {
        this.#count++;
        if (this.#count <= MAX_LISTED)
            folder.names.push(name);
        const lower = name.toLowerCase();
        if (folder.place === 'example')
            return undefined;
        const extension = this.#kindOf(lower.slice(lower.lastIndexOf('.') + 1 || lower.length));
        this.#countFile(folder, name, extension);
        const named = this.#byName.get(lower);
        const typed = extension.looks;
        if (named === undefined && typed === undefined)
            return undefined;
        const path = folder.path === '' ? name : `${folder.path}/${name}`;
        let wanted = false;
        let order;
        for (const looks of [named, typed]) {
            for (const look of looks ?? NONE) {
                if (look.path !== undefined && !isMeant(look, look.path, folder, path))
                    continue;
                wanted = true;
                if (look.bytes === undefined || look.read >= (look.files ?? 1000) || this.#read >= MAX_READ)
                    continue;
                look.read++;
                if (order === undefined || look.bytes > order.bytes)
                    order = { bytes: look.bytes, start: (look.start ?? false) || (order?.start ?? false) };
            }
        }
        if (!wanted || this.#files.length >= MAX_KEPT)
            return undefined;
        this.#files.push({ path, name, dir: folder.path, place: folder.place });
        if (order !== undefined)
            this.#read++;
        return order;
    }
    text(path, text) {
        this.#texts.set(path, text);
    }
    build() {
        const texts = this.#texts;
        return {
            name: this.#name,
            files: this.#files.sort((a, b) => (a.path < b.path ? -1 : 1)),
            text: (path) => texts.get(path),
            code: this.#code,
            sources: sourcesOf(this.#folders),
            extensions: this.#extensions,
            tests: { ...this.#tests, ...testsOf(this.#testFolders) },
            listing: this.#folders.filter(({ names }) => names.length > 0),
            closed: this.#closed,
            fileCount: this.#count,
        };
    }
    #countFile(folder, name, kind) {
        const { language, name: extension } = kind;
        if (folder.place === 'project' && count(kind.all, folder, name))
            this.#extensions.set(extension, kind.all);
        if (language === undefined && !TESTS_ONLY.has(extension))
            return;
        if (folder.place !== 'docs' && (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestFile */ .h)(name, extension, folder.place === 'test')) {
            this.#tests.files++;
            if (/(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i.test(folder.path) ||
                /\.(?:e2e|cy)\./.test(name))
                this.#tests.endToEnd++;
            this.#countTest(folder, name);
            return;
        }
        if (folder.place !== 'project' || language === undefined || isConfiguration(folder, name))
            return;
        if (count(kind.code, folder, name))
            this.#code.set(language, kind.code);
        folder.own ??= new Map();
        folder.own.set(extension, (folder.own.get(extension) ?? 0) + 1);
    }
    #countTest(folder, name) {
        let tests = this.#testFolders.get(folder.path);
        if (tests === undefined)
            this.#testFolders.set(folder.path, (tests = { files: 0, samples: [] }));
        if (tests.files++ < MOST_SAMPLES)
            tests.samples.push(join(folder, name));
    }
    #folder(path, place, tooling, parent) {
        const folder = { path, place, tooling, names: [], own: undefined, parent, sum: undefined };
        this.#folders.push(folder);
        return folder;
    }
    #kindOf(extension) {
        const known = this.#kinds.get(extension);
        if (known !== undefined)
            return known;
        const language = Object.hasOwn(_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGUAGES */ .Y, extension) ? _languages_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGUAGES */ .Y[extension] : undefined;
        const same = [...this.#kinds.values()].find((other) => language !== undefined && other.language === language);
        const kind = {
            name: extension,
            looks: this.#byExtension.get(extension),
            language,
            code: same?.code ?? { files: 0, sample: '' },
            all: { files: 0, sample: '' },
        };
        // Names with a dot may end in anything.
        if (this.#kinds.size < MAX_EXTENSIONS)
            this.#kinds.set(extension, kind);
        return kind;
    }
}
/** Tests that are named as evidence. */
const MOST_SAMPLES = 4;
/** Extensions of no language that tests are written in all the same. */
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);
// Settings written in a programming language are no code of the project.
function isConfiguration({ tooling }, name) {
    if (tooling)
        return true;
    return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(name);
}
function isMeant(look, pattern, folder, path) {
    if (!look.asksFolder)
        return pattern.test(path);
    if (look.folder !== folder) {
        look.folder = folder;
        look.answer = pattern.test(folder.path === '' ? '' : `${folder.path}/`);
    }
    return look.answer;
}
/** Adds up, from each folder to the root, what stands in it. */
function sourcesOf(folders) {
    for (const folder of folders) {
        if (folder.own === undefined)
            continue;
        let files = 0;
        for (const count of folder.own.values())
            files += count;
        for (let at = folder; at !== undefined; at = at.parent) {
            const sum = (at.sum ??= { files: 0, own: 0, extensions: new Map() });
            sum.files += files;
            if (at === folder)
                sum.own = files;
            for (const [extension, count] of folder.own)
                sum.extensions.set(extension, (sum.extensions.get(extension) ?? 0) + count);
        }
    }
    const found = folders.flatMap(({ path, sum }) => (sum === undefined ? [] : [[path, sum]]));
    return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
// The folders that hold most tests say more of a suite than the first ones.
function testsOf(folders) {
    const most = [...folders.values()].sort((a, b) => b.files - a.files).slice(0, MOST_SAMPLES);
    const first = most.flatMap(({ samples }) => samples.slice(0, 1));
    const rest = most.flatMap(({ samples }) => samples.slice(1));
    return {
        samples: [...first, ...rest].slice(0, MOST_SAMPLES),
        folders: new Map([...folders].map(([path, { files }]) => [path, files])),
    };
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
function push(map, key, look) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [look]);
    else
        list.push(look);
}


/***/ })

};
;