export const id = 5259;
export const ids = [5259];
export const modules = {

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
        const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)), '..', 'sql-wasm-browser.wasm');
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(beside)
            ? beside
            : (0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');
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
        return found === 'ok' ? undefined : (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(found, 200);
    }
    catch (error) {
        if (error.message === 'out of memory') {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('out-of-memory', 'there is not enough memory to check it', { cause: error });
        }
        return `SQLite cannot read it: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(error.message, 120)}`;
    }
    finally {
        database?.close();
    }
}


/***/ })

};
