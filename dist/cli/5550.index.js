"use strict";
exports.id = 5550;
exports.ids = [5550,8778,8217,2175,2956,7640];
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

/***/ 3820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ replaceFileIn),
/* harmony export */   K_: () => (/* binding */ replaceWithin)
/* harmony export */ });
/* unused harmony export replaceFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2807);
/* harmony import */ var _core_errno_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(678);
/* harmony import */ var _make_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9583);







/** What ends a process from outside; whoever sends it wants no leftovers either. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * Writes a file whole or not at all: `body` fills a temporary file beside the target, which then takes its place with the
 * mode that the target had. On any failure, and when the process is told to end, nothing new is left, no folder either.
 *
 * @param target absolute
 * @param shown the target in messages
 * @param forbidden names of files that must not stand beside the target, as endings of its own name
 * @throws UserError `unwritable-file`, and whatever `body` throws
 */
async function replaceFile(target, shown, forbidden, body) {
    const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(6).toString('hex')}.tmp`;
    let folder;
    const leave = (signal) => {
        remove(temporary, target, folder);
        for (const each of SIGNALS)
            process.removeListener(each, leave);
        // Ends as the signal ends a process, so that whoever waits for it sees the signal.
        process.kill(process.pid, signal);
    };
    for (const signal of SIGNALS)
        process.on(signal, leave);
    try {
        const mode = modeOf(target, shown, forbidden);
        folder = (0,_make_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolders */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, '', { flag: 'wx', mode: 0o644 });
        if (mode !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(temporary, mode);
        const result = await body(temporary);
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, 'r+');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        // A signal that came during the work is obeyed now. It is only seen between turns, and the first may have begun before.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, target);
        folder = undefined;
        return result;
    }
    catch (error) {
        throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_5__/* .asUserError */ .Y)(error, shown, 'unwritable-file', 'cannot be written');
    }
    finally {
        remove(temporary, target, folder);
        for (const signal of SIGNALS)
            process.removeListener(signal, leave);
    }
}
/** As {@link replaceFile}, for what may be written in a file system. */
function replaceWithin(fs) {
    return (target, ...rest) => {
        fs.checkTarget?.(target);
        return replaceFile(target, ...rest);
    };
}
/** Replaces files below `cwd` by bytes once their new content was checked where it lies. */
function replaceFileIn(cwd, replace = replaceFile) {
    return (path, bytes, check) => replace((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, path), path, [], async (temporary) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, bytes);
        await check(temporary);
    });
}
/** The mode of the file that is replaced, if there is one. */
function modeOf(target, shown, forbidden) {
    const beside = forbidden.find((ending) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target + ending, { throwIfNoEntry: false }) !== undefined);
    if (beside !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('unwritable-file', `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(shown)}${beside} stands beside it: another program has it open`, {
            path: shown,
            help: 'close that program, or remove what it left behind',
        });
    }
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(target, { throwIfNoEntry: false });
    if (there === undefined)
        return undefined;
    if (there.isFile())
        return there.mode & 0o777;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('unwritable-file', 'it is not a regular file', { path: shown });
}
/** @param made the topmost folder that was made for the target */
function remove(temporary, target, made) {
    // Below a path that is no directory even a forced removal fails, and would hide why.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
    (0,_make_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .unmakeFolders */ .x)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), made);
}


/***/ }),

/***/ 4891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ bytesSource)
/* harmony export */ });
/** A cartridge that stands in memory: its bytes come from git's objects, and no file has them. */
function bytesSource(bytes) {
    // The slices of a Buffer are views, and a reader may keep a page (file-source.ts).
    const own = new Uint8Array(bytes);
    return {
        size: own.length,
        read: (offset, length) => own.subarray(offset, offset + length),
        assertUnchanged: () => undefined,
        close: () => undefined,
    };
}


/***/ }),

/***/ 158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xu: () => (/* binding */ openReadOnly),
/* harmony export */   ro: () => (/* binding */ loadEngine)
/* harmony export */ });
/* unused harmony export FileContent */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3136);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8877);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2807);






const webAssembly = Reflect.get(globalThis, 'WebAssembly');
let loaded;
/**
 * V8's measure of how long WebAssembly runs before it is compiled again, optimized. Its own value (13 million) is reached
 * within one check of a small cartridge, and the second compilation then costs more than the check itself; the work on a
 * large one reaches this value too.
 */
const TIERING_BUDGET = 1_000_000_000;
/** Versions of Node that are known to have the flag: an unknown flag is a line on stderr. */
const TIERED = /^(?:20|22|24)\./;
/** SQLite as WebAssembly, loaded once. The binary stands beside the bundles; from source it comes from the package. */
function loadEngine() {
    loaded ??= __webpack_require__.e(/* import() */ 6166).then(__webpack_require__.t.bind(__webpack_require__, 6166, 19)).then(({ default: init }) => {
        // Not `new URL(…, import.meta.url)`: the bundler makes a module of what it names.
        const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(require("url").pathToFileURL(__filename).href)), '..', 'sql-wasm-browser.wasm');
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(beside)
            ? beside
            : (0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(require("url").pathToFileURL(__filename).href).resolve('sql.js/dist/sql-wasm-browser.wasm');
        const bytes = new Uint8Array((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
        if (TIERED.test(process.versions.node))
            (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.setFlagsFromString)(`--wasm-tiering-budget=${TIERING_BUDGET}`);
        return new Promise((started, failed) => {
            // Instantiated here and not by sql.js, which prints what fails, and leaves a rejection that nobody can handle.
            const instantiateWasm = (imports, done) => {
                webAssembly.instantiate(bytes, imports).then(({ instance }) => done(instance), (error) => failed(outOfMemory(error)));
                return {};
            };
            init({ instantiateWasm }).then(started, failed);
        });
    });
    return loaded;
}
function outOfMemory(cause) {
    if (!(cause instanceof RangeError))
        return cause;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('out-of-memory', 'there is not enough memory to start SQLite', { cause });
}
/**
 * What SQLite's in-memory file system takes for a file's content: it asks for `subarray` when it reads and for `set` when it
 * writes, so the database is never in memory as a whole. This leans on the internals of sql.js, whose version is pinned; a
 * test over a file of many pages fails when they change.
 */
class FileContent {
    length;
    #source;
    constructor(source) {
        this.#source = source;
        this.length = source.size;
    }
    slice() {
        return this;
    }
    subarray(start, end) {
        return this.#source.read(start, end - start);
    }
    set() {
        throw new TypeError('this database is only read');
    }
}
/** Opens a database for reading; its schema must have been compared with the closed list before. */
async function openReadOnly(source) {
    const engine = await loadEngine();
    const database = new engine.Database(new FileContent(source));
    database.run('PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA query_only=ON; PRAGMA temp_store=MEMORY');
    return database;
}


/***/ }),

/***/ 414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openFileSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_errno_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(678);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7006);




/** Read ahead: the pages of a large value follow each other in a file that was written at once. */
const WINDOW = 1024 * 1024;
/** A file up to this size is read once, into memory. */
const WHOLE = 4 * 1024 * 1024;
/**
 * Opens a regular file for reading, once: never a link, a FIFO or a device, and without waiting for one.
 *
 * @param path absolute
 * @param shown the path in messages
 * @throws UserError `unreadable-file`
 */
function openFileSource(path, shown = path) {
    const refuse = (reason) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', `cannot be read: ${reason}`, { path: shown });
    };
    let descriptor;
    let stat;
    try {
        const link = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (link.isSymbolicLink())
            return refuse('it is a symbolic link');
        if (!link.isFile())
            return refuse(link.isDirectory() ? 'it is a directory' : 'not a regular file');
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
        stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    }
    catch (error) {
        throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    if (!stat.isFile() || stat.size > _core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return refuse(stat.isFile() ? `it has ${stat.size} bytes, at most ${_core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g} are read` : 'not a regular file');
    }
    return new DescriptorSource(descriptor, stat, shown);
}
class DescriptorSource {
    size;
    #descriptor;
    #opened;
    #shown;
    // No Buffer: the slices of one are views, and a reader's copy of a page would change with the next read.
    #window;
    #start = 0;
    #filled = 0;
    constructor(descriptor, stat, shown) {
        this.#descriptor = descriptor;
        this.#opened = stat;
        this.#shown = shown;
        this.size = stat.size;
        this.#window = new Uint8Array(Math.min(stat.size, stat.size <= WHOLE ? WHOLE : WINDOW));
    }
    read(offset, length) {
        const end = Math.min(offset + length, this.size);
        if (offset >= this.size)
            return new Uint8Array(0);
        if (end - offset > this.#window.length) {
            const large = new Uint8Array(end - offset);
            return large.subarray(0, this.#fill(large, offset));
        }
        if (offset < this.#start || end > this.#start + this.#filled) {
            this.#start = this.#window.length >= this.size ? 0 : offset;
            this.#filled = this.#fill(this.#window, this.#start);
        }
        return this.#window.subarray(offset - this.#start, Math.min(end - this.#start, this.#filled));
    }
    #fill(target, offset) {
        let length = 0;
        while (length < target.length) {
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#descriptor, target, length, target.length - length, offset + length);
            if (count === 0)
                break;
            length += count;
        }
        return length;
    }
    assertUnchanged() {
        const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
        if (now.size !== this.#opened.size ||
            now.mtimeMs !== this.#opened.mtimeMs ||
            now.ctimeMs !== this.#opened.ctimeMs) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('changed', 'the file changed while it was read: another process is writing it', {
                path: this.#shown,
                help: 'run again when nothing writes to it',
            });
        }
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
    }
}


/***/ }),

/***/ 7857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ inflate)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);

/** Up to here a member is inflated at once, which is faster than a stream; above, memory stays flat. */
const AT_ONCE = 4 * 1024 * 1024;
/** The least that node:zlib takes. */
const MIN_CHUNK = 64;
const MAX_CHUNK = 64 * 1024;
/** Inflates by node:zlib; output never goes beyond the declared size by more than one chunk. */
const inflate = (chunks, format, size, sink) => size.stored <= AT_ONCE && size.expected <= AT_ONCE
    ? Promise.resolve(inflateAtOnce(chunks, format, size, sink))
    : inflateStream(chunks, format, size.expected, sink);
function inflateAtOnce(chunks, format, size, sink) {
    const input = new Uint8Array(size.stored);
    let at = 0;
    for (const chunk of chunks) {
        input.set(chunk, at);
        at += chunk.length;
    }
    try {
        const run = format === 'zlib' ? node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync : node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync;
        // A chunk of just the size spares the ordinary small file a buffer of 16 KiB.
        const chunkSize = Math.max(MIN_CHUNK, Math.min(size.expected + 1, MAX_CHUNK));
        const result = run(input, { maxOutputLength: size.expected + 1, info: true, chunkSize });
        if (!isInfo(result))
            throw new TypeError('zlib gave no info');
        sink(result.buffer);
        return { read: result.engine.bytesWritten, written: result.buffer.length, broken: false };
    }
    catch (error) {
        if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE')
            return { read: 0, written: size.expected + 1, broken: false };
        if (!codeOf(error).startsWith('Z_'))
            throw error;
        return { read: 0, written: size.expected, broken: true };
    }
}
// With `info` the result is this record and not a buffer, which the types of node:zlib do not say.
function isInfo(value) {
    return typeof value === 'object' && value !== null && 'buffer' in value && 'engine' in value;
}
async function inflateStream(chunks, format, expected, sink) {
    const stream = format === 'zlib' ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflate)({ chunkSize: 256 * 1024 }) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflateRaw)({ chunkSize: 256 * 1024 });
    const feeding = feed(stream, chunks);
    let written = 0;
    try {
        for await (const output of stream) {
            const bytes = output;
            written += bytes.length;
            if (written > expected)
                return { read: 0, written, broken: false };
            sink(bytes);
        }
        return { read: stream.bytesWritten, written, broken: false };
    }
    catch (error) {
        if (!codeOf(error).startsWith('Z_'))
            throw error;
        return { read: 0, written: expected, broken: true };
    }
    finally {
        stream.destroy();
        await feeding;
    }
}
async function feed(stream, chunks) {
    let batch = [];
    let size = 0;
    const closed = once(stream, 'close');
    // The reader's pieces are views of its window, so they are copied; a batch saves the stream's cost for each write.
    const flush = async () => {
        const block = Buffer.concat(batch, size);
        batch = [];
        size = 0;
        if (!stream.destroyed && !stream.write(block))
            await Promise.race([once(stream, 'drain'), closed]);
    };
    for (const chunk of chunks) {
        if (stream.destroyed)
            return;
        batch.push(new Uint8Array(chunk));
        size += chunk.length;
        if (size >= 256 * 1024)
            await flush();
    }
    if (size > 0)
        await flush();
    if (!stream.destroyed)
        stream.end();
}
function once(stream, event) {
    return new Promise((resolve) => {
        stream.once(event, () => resolve());
    });
}
function codeOf(error) {
    return error.code ?? '';
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SIDE_FILES)
/* harmony export */ });
/** What SQLite puts beside a database while it is open, by the ending of its name; rows may be in them, or taken back by them. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];


/***/ }),

/***/ 5259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cartridgeStore: () => (/* binding */ cartridgeStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(158);
/* harmony import */ var _bytes_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4891);
/* harmony import */ var _file_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(414);
/* harmony import */ var _inflate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7857);
/* harmony import */ var _side_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1065);









/** Cartridge files below `cwd`. */
function cartridgeStore(cwd, bytesOf) {
    return {
        open(path) {
            const bytes = bytesOf?.(path);
            return bytes === undefined
                ? openCartridgeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), path)
                : openSource((0,_bytes_source_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesSource */ .X)(bytes), undefined);
        },
    };
}
function openCartridgeFile(absolute, shown) {
    const source = (0,_file_source_js__WEBPACK_IMPORTED_MODULE_5__/* .openFileSource */ .S)(absolute, shown);
    const suffix = _side_files_js__WEBPACK_IMPORTED_MODULE_8__/* .SIDE_FILES */ .G.find((end) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute + end, { throwIfNoEntry: false }) !== undefined);
    return openSource(source, suffix === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(shown) + suffix);
}
function openSource(source, sideFile) {
    return {
        source,
        inflate: _inflate_js__WEBPACK_IMPORTED_MODULE_6__/* .inflate */ .U,
        sideFile,
        checkIntegrity: () => checkIntegrity(source),
        assertUnchanged: () => source.assertUnchanged(),
        close: () => source.close(),
    };
}
async function checkIntegrity(source) {
    await (0,_engine_js__WEBPACK_IMPORTED_MODULE_4__/* .loadEngine */ .ro)();
    let database;
    try {
        database = await (0,_engine_js__WEBPACK_IMPORTED_MODULE_4__/* .openReadOnly */ .Xu)(source);
        const rows = database.exec('PRAGMA main.integrity_check(1)')[0]?.values ?? [];
        const found = String(rows[0]?.[0] ?? 'no answer');
        return found === 'ok' ? undefined : (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(found, 200);
    }
    catch (error) {
        if (error.message === 'out of memory') {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('out-of-memory', 'there is not enough memory to check it', { cause: error });
        }
        return `SQLite cannot read it: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(error.message, 120)}`;
    }
    finally {
        database?.close();
    }
}


/***/ }),

/***/ 614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ cartridgeWriter)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/cartridge/rom-manifest.js
var rom_manifest = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/core/cartridge/schema.js + 1 modules
var schema = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/core/cartridge/signature-row.js
var signature_row = __webpack_require__(7171);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(2552);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/core/cartridge/archive.js
var archive = __webpack_require__(6526);
// EXTERNAL MODULE: ./build/core/cartridge/read-card.js + 1 modules
var read_card = __webpack_require__(130);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/adapters/sqlite/by-key.js
/** In code-point order, which is that of SQLite's indexes: rows are appended, and no page is split or freed. */
function byKey(items, key) {
    return [...items].sort((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
}

// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(1306);
;// CONCATENATED MODULE: ./build/adapters/sqlite/deflate.js

/** A larger file is stored as it is: memory stays flat, and what is large is mostly compressed already. */
const MAX_DEFLATED = 16 * 1024 * 1024;
const SAMPLE = 64 * 1024;
/**
 * What is stored for a content: a zlib stream when that is shorter, else the bytes themselves (as stock SQLite does).
 *
 * The deflate is written in JavaScript, since zlib's output differs between versions of Node and a build must give the same
 * bytes on each. Profile acx never gets a stream: the published reader takes raw deflate, stock SQLite takes zlib, and plain
 * bytes are read by both.
 */
function pack(content, profile) {
    if (profile.prefix === 'acx' || content.length === 0 || content.length > MAX_DEFLATED)
        return content;
    // Random or compressed content shows at its start, and trying all of it would be most of a build's time.
    if (content.length > 4 * SAMPLE && (0,esm/* zlibSync */.$)(content.subarray(0, SAMPLE)).length > SAMPLE * 0.95)
        return content;
    const deflated = (0,esm/* zlibSync */.$)(content);
    return deflated.length < content.length ? deflated : content;
}

// EXTERNAL MODULE: ./build/adapters/sqlite/file-source.js
var file_source = __webpack_require__(414);
// EXTERNAL MODULE: ./build/adapters/sqlite/inflate.js
var inflate = __webpack_require__(7857);
;// CONCATENATED MODULE: ./build/adapters/sqlite/archive-rows.js
/** The rows of `sqlar` in a new cartridge. */










const REGULAR_0644 = 0o100644;
/** How much is packed before a signal that came meanwhile is looked at. */
const TURN_BYTES = 8 * 1024 * 1024;
const TURN_FILES = 256;
/**
 * Inserts all files, in code-point order.
 *
 * @param objects gets the ROM objects
 * @returns the files that are too large to pass through SQLite's memory: room was made for them, {@link fillLargeFiles} is next
 */
async function insertFiles(database, content, objects) {
    const columns = 'INSERT INTO main.sqlar(name, mode, mtime, sz, data)';
    const insert = database.prepare(`${columns} VALUES (?, ?, ?, ?, ?)`);
    const makeRoom = database.prepare(`${columns} VALUES (?, ?, ?, ?, zeroblob(?))`);
    const large = [];
    let inflated = 0;
    let bytesSince = 0;
    let filesSince = 0;
    try {
        for (const file of byKey(content.files, ({ name }) => name)) {
            const { name, mtime, size } = file;
            let oid;
            if (size > MAX_DEFLATED) {
                oid = await digestOf(file);
                makeRoom.run([name, REGULAR_0644, mtime, size, size]);
                large.push(file);
            }
            else {
                const bytes = await wholeOf(file);
                oid = (0,core_digest/* sha256Digest */.sI)(bytes);
                // Readers bound what they inflate; what is stored as it is, the file's own size bounds.
                const deflate = inflated + size <= archive/* INFLATE_LIMITS */.rN.total;
                const data = deflate ? storable(bytes, content.profile) : bytes;
                if (data.length !== size)
                    inflated += size;
                insert.run([name, REGULAR_0644, mtime, size, data]);
            }
            if (name.startsWith('rom/'))
                objects.push({ kind: 'sqlar', sourceRef: name, oid, canon: 'raw', sz: size });
            bytesSince += size;
            filesSince += 1;
            if (bytesSince > TURN_BYTES || filesSince > TURN_FILES) {
                await (0,promises_.setImmediate)();
                bytesSince = filesSince = 0;
            }
        }
    }
    finally {
        insert.free();
        makeRoom.free();
    }
    return large;
}
// A stream of exactly the content's length would be read as the content itself.
function storable(bytes, profile) {
    const data = pack(bytes, profile);
    return data.length === bytes.length ? bytes : data;
}
async function wholeOf(file) {
    let whole;
    let at = 0;
    await file.read((bytes) => {
        if (at + bytes.length > file.size)
            throw changed(file);
        if (at === 0 && bytes.length === file.size)
            whole = new Uint8Array(bytes);
        else
            (whole ??= new Uint8Array(file.size)).set(bytes, at);
        at += bytes.length;
    });
    if (at !== file.size)
        throw changed(file);
    return whole ?? new Uint8Array(0);
}
async function digestOf(file) {
    const digest = (0,core_digest/* runningSha256 */.Nl)();
    let length = 0;
    await file.read((bytes) => {
        digest.update(bytes);
        length += bytes.length;
    });
    if (length !== file.size)
        throw changed(file);
    return digest.finish();
}
/**
 * Writes the contents of large files to the pages that SQLite set aside for them, so that they are never in memory as a
 * whole.
 *
 * @param path the finished database
 * @throws UserError `changed` when a file does not have the length any more that it had
 */
async function fillLargeFiles(path, profile, large) {
    if (large.length === 0)
        return;
    const byName = new Map(large.map((file) => [file.name, file]));
    const source = (0,file_source/* openFileSource */.S)(path);
    const descriptor = (0,external_node_fs_.openSync)(path, 'r+');
    const patch = new Patch(descriptor);
    try {
        for (const row of (0,read_card/* rowsOf */.RO)((0,read_card/* openCartridge */.om)(source, profile, inflate/* inflate */.U), 'sqlar')) {
            const { name, data } = (0,archive/* readMember */.hd)(row, profile);
            const file = byName.get(name);
            if (file === undefined)
                continue;
            const places = new Places(data.extents());
            await file.read((bytes) => {
                for (let at = 0; at < bytes.length;) {
                    const place = places.next(bytes.length - at);
                    if (place === undefined)
                        throw changed(file);
                    patch.set(bytes.subarray(at, at + place.length), place.offset);
                    at += place.length;
                }
            });
            if (places.next(1) !== undefined)
                throw changed(file);
            await (0,promises_.setImmediate)();
        }
        patch.flush();
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
        source.close();
    }
}
/** Gives out a value's places piece by piece. */
class Places {
    #extents;
    #rest = { offset: 0, length: 0 };
    constructor(extents) {
        this.#extents = extents[Symbol.iterator]();
    }
    /** The next place, of at most `length` bytes; undefined behind the last one. */
    next(length) {
        if (this.#rest.length === 0) {
            const { value, done } = this.#extents.next();
            if (done === true)
                return undefined;
            this.#rest = value;
        }
        const { offset } = this.#rest;
        const taken = Math.min(length, this.#rest.length);
        this.#rest = { offset: offset + taken, length: this.#rest.length - taken };
        return { offset, length: taken };
    }
}
const WINDOW = 1024 * 1024;
/** Changes runs of bytes in a file. Between those of one value stand only the links of its pages, so many runs are one write. */
class Patch {
    #descriptor;
    #window = Buffer.allocUnsafe(WINDOW);
    #start = 0;
    #length = 0;
    constructor(descriptor) {
        this.#descriptor = descriptor;
    }
    /** @param bytes within the file */
    set(bytes, position) {
        for (let at = 0; at < bytes.length;) {
            const offset = position + at - this.#start;
            if (offset < 0 || offset >= this.#length)
                this.#moveTo(position + at);
            else {
                const length = Math.min(bytes.length - at, this.#length - offset);
                this.#window.set(bytes.subarray(at, at + length), offset);
                at += length;
            }
        }
    }
    flush() {
        for (let at = 0; at < this.#length;)
            at += (0,external_node_fs_.writeSync)(this.#descriptor, this.#window, at, this.#length - at, this.#start + at);
        this.#length = 0;
    }
    #moveTo(position) {
        this.flush();
        this.#start = position;
        while (this.#length < WINDOW) {
            const free = WINDOW - this.#length;
            const count = (0,external_node_fs_.readSync)(this.#descriptor, this.#window, this.#length, free, this.#start + this.#length);
            if (count === 0)
                break;
            this.#length += count;
        }
        if (this.#length === 0)
            throw new Error('a place behind the end of the file');
    }
}
function changed(file) {
    return new errors/* UserError */.y('changed', 'the file changed while it was packed', {
        path: file.name,
        help: 'run again when nothing writes to it',
    });
}

// EXTERNAL MODULE: ./build/adapters/sqlite/engine.js
var sqlite_engine = __webpack_require__(158);
// EXTERNAL MODULE: ./build/adapters/sqlite/side-files.js
var side_files = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/adapters/sqlite/writable.js

/** Neighbouring pages are written together. */
const BUFFER = 1024 * 1024;
/**
 * The content of a database file that SQLite's in-memory file system writes to: see `FileContent` for how it is asked. What
 * is written goes to the file, so a build's memory does not grow with the cartridge.
 */
class WritableContent {
    /** At first the file's size; then beyond every write, so that the file system never makes an array of it. */
    length;
    #descriptor;
    #buffer = Buffer.allocUnsafe(BUFFER);
    #start = 0;
    #filled = 0;
    constructor(path, template) {
        this.#descriptor = (0,external_node_fs_.openSync)(path, 'r+');
        if (template !== undefined) {
            (0,external_node_fs_.ftruncateSync)(this.#descriptor, 0);
            this.set(template, 0);
            this.#flush();
        }
        this.length = template?.length ?? 0;
    }
    /** Takes the size of the file that is there. */
    withSize(size) {
        this.length = size;
        return this;
    }
    slice() {
        this.length = Number.MAX_SAFE_INTEGER;
        return this;
    }
    subarray(start, end) {
        this.#flush();
        const bytes = Buffer.allocUnsafe(end - start);
        let length = 0;
        while (length < bytes.length) {
            const count = (0,external_node_fs_.readSync)(this.#descriptor, bytes, length, bytes.length - length, start + length);
            if (count === 0)
                break;
            length += count;
        }
        return bytes.subarray(0, length);
    }
    set(bytes, position) {
        if (position !== this.#start + this.#filled || this.#filled + bytes.length > BUFFER) {
            this.#flush();
            this.#start = position;
        }
        if (bytes.length > BUFFER)
            this.#write(bytes, position);
        else {
            this.#buffer.set(bytes, this.#filled);
            this.#filled += bytes.length;
        }
    }
    /** @param whole whether the file is kept: without it what was not written yet is left */
    close(whole) {
        try {
            if (whole)
                this.#flush();
        }
        finally {
            (0,external_node_fs_.closeSync)(this.#descriptor);
        }
    }
    #flush() {
        if (this.#filled > 0)
            this.#write(this.#buffer.subarray(0, this.#filled), this.#start);
        this.#start += this.#filled;
        this.#filled = 0;
    }
    #write(bytes, position) {
        for (let at = 0; at < bytes.length;)
            at += (0,external_node_fs_.writeSync)(this.#descriptor, bytes, at, bytes.length - at, position + at);
    }
}

;// CONCATENATED MODULE: ./build/adapters/sqlite/write.js











/** Fixed, so that the bytes do not hang on a default of SQLite. */
const PAGE_SIZE = 4096;
/**
 * Writes cartridge files below `cwd`.
 *
 * @param replaceFile how a file takes the place of another (adapters/fs/replace-file.ts)
 */
function cartridgeWriter(cwd, replaceFile) {
    return {
        create: (path, content, check) => replaceFile((0,external_node_path_.resolve)(cwd, path), path, side_files/* SIDE_FILES */.G, async (temporary) => {
            const written = await createDatabase(temporary, content);
            await check?.(temporary);
            return written;
        }),
        sign: (from, path, signature, stated, check) => replaceFile((0,external_node_path_.resolve)(cwd, path), path, side_files/* SIDE_FILES */.G, async (temporary) => {
            (0,external_node_fs_.copyFileSync)((0,external_node_path_.resolve)(cwd, from), temporary, external_node_fs_.constants.COPYFILE_FICLONE);
            const content = new WritableContent(temporary, undefined).withSize((0,external_node_fs_.statSync)(temporary).size);
            await edit(content, (database) => {
                database.run('INSERT OR REPLACE INTO main.cartridge(key, value) VALUES (?, ?)', [stated.key, stated.value]);
                database.run('DELETE FROM main.signatures WHERE target = ?', [signature_row/* SIGNATURE_TARGET */.h]);
                insertSignature(database, signature);
            });
            await check(temporary);
        }),
        copy: (from, path, check) => replaceFile((0,external_node_path_.resolve)(cwd, path), path, side_files/* SIDE_FILES */.G, async (temporary) => {
            (0,external_node_fs_.copyFileSync)((0,external_node_path_.resolve)(cwd, from), temporary, external_node_fs_.constants.COPYFILE_FICLONE);
            await check(temporary);
        }),
    };
}
async function createDatabase(path, content) {
    const file = new WritableContent(path, await template(content));
    const objects = [];
    let digest = '';
    let large = [];
    await edit(file, async (database) => {
        large = await insertFiles(database, content, objects);
        for (const { id, json } of byKey(content.capabilities, ({ id }) => id)) {
            database.run('INSERT INTO main.capabilities VALUES (?, ?, ?)', [id, json, (0,core_digest/* sha256Digest */.sI)(json)]);
            objects.push((0,rom_manifest/* textObject */.nV)(`capability:${id}`, json));
        }
        for (const { sourceRef, text } of content.extraObjects)
            objects.push((0,rom_manifest/* textObject */.nV)(sourceRef, text));
        for (const [key, value] of content.meta) {
            if (content.unlistedMeta?.has(key) !== true)
                objects.push((0,rom_manifest/* metaObject */.Rd)(key, value));
        }
        digest = (0,rom_manifest/* romDigest */.Ji)(objects);
        const meta = [...content.meta, [`${content.profile.metaPrefix}rom_manifest_hash`, digest]];
        insertAll(database, 'cartridge', byKey(meta, ([key]) => key));
        insertAll(database, 'objects', objectRows(objects));
        const signature = content.signature?.(digest);
        if (signature !== undefined)
            insertSignature(database, signature);
        for (const { name, rows } of content.extra)
            insertAll(database, name, rows);
    });
    await fillLargeFiles(path, content.profile, large);
    return { romDigest: digest, objects: objects.length, size: (0,external_node_fs_.statSync)(path).size };
}
async function template({ profile, extra }) {
    const engine = await (0,sqlite_engine/* loadEngine */.ro)();
    const database = new engine.Database();
    database.run(`PRAGMA page_size=${PAGE_SIZE}; PRAGMA encoding='UTF-8'; PRAGMA auto_vacuum=NONE`);
    database.run(`PRAGMA application_id=${profile.applicationId}; PRAGMA user_version=${profile.userVersion}`);
    for (const sql of [...schema/* CREATE_TABLES */.lH, ...extra.flatMap(({ create }) => create)])
        database.run(sql);
    const bytes = database.export();
    database.close();
    return bytes;
}
async function edit(content, body) {
    const engine = await (0,sqlite_engine/* loadEngine */.ro)();
    const database = new engine.Database(content);
    let done = false;
    try {
        database.run('PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY; PRAGMA trusted_schema=OFF');
        database.run('PRAGMA cache_size=-16384; BEGIN');
        await body(database);
        database.run('COMMIT');
        done = true;
    }
    finally {
        // After a failure the file is thrown away, and what closing it says would hide the reason.
        if (done)
            database.close();
        content.close(done);
    }
}
function objectRows(objects) {
    return (0,rom_manifest/* sortObjects */.HU)(objects).map(({ sourceRef, oid, sz }) => {
        const kind = (0,rom_manifest/* kindOf */.I)(sourceRef);
        return [kind, sourceRef, oid, (0,rom_manifest/* canonOf */.zx)(kind), 'rom', sz];
    });
}
function insertSignature(database, signature) {
    const { manifestHash, envelope, keyid, publicKeyPem, createdAt } = signature;
    const id = `sig-rom-${manifestHash.slice('sha256:'.length, 'sha256:'.length + 12)}`;
    insertAll(database, 'signatures', [
        [id, signature_row/* SIGNATURE_TARGET */.h, manifestHash, envelope, keyid, publicKeyPem, 'ed25519', createdAt],
    ]);
}
function insertAll(database, table, rows) {
    let insert;
    for (const row of rows) {
        insert ??= database.prepare(`INSERT INTO main.${table} VALUES (${row.map(() => '?').join(', ')})`);
        insert.run([...row]);
    }
    insert?.free();
}


/***/ }),

/***/ 6012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ buildPackage),
/* harmony export */   iu: () => (/* binding */ buildEpoch),
/* harmony export */   p6: () => (/* binding */ selfCheck)
/* harmony export */ });
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5739);
/* harmony import */ var _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4591);
/* harmony import */ var _core_cartridge_rom_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9802);
/* harmony import */ var _core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1078);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _core_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6770);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2754);
/* harmony import */ var _package_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3476);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2249);
/* harmony import */ var _replace_signed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6053);










/** Bytes of packed files that are held between looking through them and writing them: most packages are read once. */
const KEPT = 16 * 1024 * 1024;
/**
 * Builds a cartridge from a package folder (surface.md, Packages). The same input gives the same bytes, wherever and whenever.
 *
 * @returns diagnostics for a package that is not valid, or holds what may not travel
 * @throws UserError for a file that cannot be packed at all
 */
async function buildPackage(ports, folder, profile, options) {
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPackage */ .H)(ports.fs, folder, profile);
    if ('diagnostics' in loaded)
        return loaded;
    if (!options.force)
        (0,_replace_signed_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseToReplaceSigned */ .g)(ports, options.out);
    const { files: found, unpackable, forbidden } = await (0,_package_content_js__WEBPACK_IMPORTED_MODULE_6__/* .inspectContent */ .IL)(ports, loaded, KEPT);
    if (unpackable[0] !== undefined)
        throw unpackable[0];
    if (forbidden.length > 0)
        return { diagnostics: forbidden };
    const capabilities = capabilitiesOf(loaded.package);
    const manifest = new TextEncoder().encode(loaded.manifestText);
    const files = [
        { name: _ids_js__WEBPACK_IMPORTED_MODULE_5__/* .MANIFEST_PATH */ .U4, mtime: options.epoch, size: manifest.length, read: (sink) => sink(manifest) },
        ...found.map((file) => ({
            name: `rom/${file.path}`,
            mtime: options.epoch,
            size: file.size,
            read: (sink) => file.read(sink),
        })),
    ];
    const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
    const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
    const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
    const written = await ports.writer.create(options.out, content, (temporary) => selfCheck(ports.store, temporary, profile, options.out));
    return { written: { ...written, cartridgeId, files: files.length, notes: [] } };
}
/**
 * Reads the finished file afresh: what is written is what verifies.
 *
 * @throws Error when it does not, which is a bug
 */
async function selfCheck(store, path, profile, shown) {
    const file = store.open(path);
    try {
        const findings = new _core_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .Findings */ .F();
        await (0,_core_cartridge_verify_js__WEBPACK_IMPORTED_MODULE_2__/* .inspectCartridge */ .i)(file, profile, findings);
        const fault = findings.list().find(({ ok }) => !ok);
        if (fault !== undefined)
            throw new Error(`the cartridge built for ${shown} does not verify: ${fault.id}: ${fault.message}`);
    }
    finally {
        file.close();
    }
}
/** Capabilities with their ids; equal ones are one. */
function capabilitiesOf(loaded) {
    const byId = new Map();
    for (const { taskType, stack, domain } of loaded.capabilities ?? []) {
        const value = { taskType, stack: [...(stack ?? [])].sort(), domain: domain ?? '' };
        const id = (0,_core_cartridge_rom_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilityId */ .q)(value);
        if (id !== undefined)
            byId.set(id, { id, json: (0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalize */ .d)({ id, ...value }) });
    }
    return [...byId.values()];
}
function metaOf(loaded, cartridgeId, profile, epoch) {
    const values = [
        ['spec_version', _core_cartridge_meta_js__WEBPACK_IMPORTED_MODULE_0__/* .SPEC_VERSION */ .FS],
        ['cartridge_id', cartridgeId],
        ['artifact_id', loaded.id.slice(loaded.id.lastIndexOf('/') + 1)],
        ['artifact_version', loaded.version],
        ['publisher_id', loaded.publisher],
        ['agent_name', loaded.name],
        ['role', loaded.role],
        ['description', loaded.description],
        ['license', loaded.license],
        ['created_at', new Date(epoch * 1000).toISOString()],
    ];
    return new Map(values.flatMap(([key, value]) => (value === undefined ? [] : [[profile.metaPrefix + key, value]])));
}
/**
 * The time of a build: `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch), else the start of 1970.
 *
 * @throws UserError `usage`
 */
function buildEpoch(value) {
    if (value === undefined || value === '')
        return 0;
    const epoch = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (epoch <= 253402300799)
        return epoch;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('usage', `SOURCE_DATE_EPOCH is ${JSON.stringify(value)}`, { help: 'whole seconds since 1970' });
}


/***/ }),

/***/ 6053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ refuseToReplaceSigned)
/* harmony export */ });
/* harmony import */ var _core_cartridge_header_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4375);
/* harmony import */ var _core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(130);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);





/**
 * Keeps an unsigned cartridge from taking the place of a signed one: the signature may be all that is left of a key.
 *
 * @param out where the unsigned one is to be written
 * @throws UserError `signed-cartridge` when a signed cartridge of any profile stands there, or a database of which that cannot be told
 */
function refuseToReplaceSigned(ports, out) {
    if (ports.fs.kind(out) !== 'file')
        return;
    const file = ports.store.open(out);
    try {
        if (!(0,_core_cartridge_header_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeDatabase */ .D)(file.source.read(0, 16)))
            return;
        const signed = isSigned(file);
        if (signed === false)
            return;
        const what = signed === true ? 'a signed cartridge' : 'a database that may be a signed cartridge';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('signed-cartridge', `${what} stands there, and the new one has no signature`, {
            path: out,
            help: 'write to another place, or replace it with --force',
        });
    }
    finally {
        file.close();
    }
}
function isSigned(file) {
    for (const prefix of _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PREFIXES */ .V4) {
        try {
            const { reader, schema } = (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_1__/* .openCartridge */ .om)(file.source, _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PROFILES */ .jI[prefix], file.inflate);
            const signatures = schema.get('signatures');
            return signatures !== undefined && reader.countRows(signatures.tree, 1) > 0;
        }
        catch (error) {
            if (!(error instanceof _core_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .CartridgeFault */ .k))
                throw error;
        }
    }
    return undefined;
}


/***/ }),

/***/ 7991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
/** Total order of diagnostics: path, position, rule, then the rest, so that the same input gives the same bytes. */
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
/** @returns the diagnostics in {@link compareDiagnostics} order, each once. */
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
/**
 * Counts diagnostics by level.
 *
 * @param files how many files were looked at
 * @param accepted how many more findings somebody accepted
 */
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
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

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
/**
 * The candidate nearest to `name`, for "did you mean": case, separators and up to two typing mistakes (one in short words);
 * failing that, the only one that holds the name or is held by it.
 *
 * @returns undefined when none is near, or two are equally near
 */
function nearest(name, candidates) {
    const plain = fold(name);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const text = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const distance = editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
// Nearly all candidates are names of the format or of rules: each is folded once.
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let text = FOLDED.get(candidate);
    if (text === undefined) {
        text = fold(candidate);
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, text);
    }
    return text;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Rows of the table of distances, used again by every call: a file may hold very many names that are near to none. */
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. Only cells that can stay within it are looked at. */
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        // A transposition reaches back two rows.
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
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

/***/ 1817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/** RFC 6901 pointer of a path. */
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
/** Turns a finding into a diagnostic with its exact range in `doc`. */
function locateFinding(doc, finding) {
    return {
        rule: finding.rule,
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
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


/***/ }),

/***/ 2228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QS: () => (/* binding */ readJsonOrQuickly),
/* harmony export */   u0: () => (/* binding */ readDocument),
/* harmony export */   xF: () => (/* binding */ readQuickly),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7161);



/**
 * Reads the bytes of a JSON or YAML file. Nothing is thrown for a bad file: `problems` says what is wrong and `value` is
 * undefined. The YAML parser is loaded when the first YAML file is met.
 *
 * @param path the name in diagnostics, with `/`
 */
async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? parse(path, text, language, options) : text;
}
/**
 * Like {@link readDocument}, but for work that rarely asks for a place: of an ordinary YAML file only the value is read
 * (quick-document.ts). Work on the document goes through `withPlaces`.
 */
async function readQuickly(path, bytes, options = {}) {
    const language = languageOf(path, options);
    const text = textOf(path, bytes, language);
    if (typeof text !== 'string')
        return text;
    if (language === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, options.maxDepth);
    const { quickYamlValue } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 663));
    const quick = quickYamlValue(text, options.maxDepth);
    if (quick === undefined)
        return parse(path, text, language, options);
    const { QuickDocument } = await __webpack_require__.e(/* import() */ 2175).then(__webpack_require__.bind(__webpack_require__, 2175));
    return new QuickDocument(path, text, quick.value, (coarse) => quick.places(coarse));
}
/**
 * Like {@link readQuickly}, for files that programs write as JSON under a YAML name, as `--record` does: what is JSON from
 * its first brace to its last is read as that, which is what YAML reads too.
 */
async function readJsonOrQuickly(path, bytes, options = {}) {
    if (bytes[0] === 0x7b && !/\.json$/i.test(path)) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    return readQuickly(path, bytes, options);
}
/** Reads a text that is already decoded, such as a manifest out of a cartridge. */
async function readText(path, text, options = {}) {
    return parse(path, text, languageOf(path, options), options);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
async function parse(path, text, language, { maxDepth }) {
    return language === 'json'
        ? (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth)
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273))).parseYaml(path, text, maxDepth);
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        // A UTF-8 byte order mark is dropped, so that it never becomes part of the first key.
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = { rule, level: 'error', message, path, range: _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, pointer: '', help };
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ })

};
;