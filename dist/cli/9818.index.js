"use strict";
exports.id = 9818;
exports.ids = [9818];
exports.modules = {

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




let loaded;
/** SQLite as WebAssembly, loaded once. The binary stands beside the bundles; from source it comes from the package. */
function loadEngine() {
    loaded ??= __webpack_require__.e(/* import() */ 6166).then(__webpack_require__.t.bind(__webpack_require__, 6166, 19)).then(({ default: init }) => {
        // Not `new URL(…, import.meta.url)`: the bundler makes a module of what it names.
        const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(require("url").pathToFileURL(__filename).href)), '..', 'sql-wasm-browser.wasm');
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(beside)
            ? beside
            : (0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(require("url").pathToFileURL(__filename).href).resolve('sql.js/dist/sql-wasm-browser.wasm');
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        return init({ wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) });
    });
    return loaded;
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
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7006);



/** Read ahead: the pages of a large value follow each other in a file that was written at once. */
const WINDOW = 1024 * 1024;
/** A file up to this size is read once, into memory. */
const WHOLE = 4 * 1024 * 1024;
const REASONS = {
    ENOENT: 'there is no such file',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ELOOP: 'it is a symbolic link',
    ENXIO: 'not a regular file',
    ENOTDIR: 'a part of the path is no directory',
    ENAMETOOLONG: 'the name is too long',
};
/**
 * Opens a regular file for reading, once: never a link, a FIFO or a device, and without waiting for one.
 *
 * @param path absolute
 * @param shown the path in messages
 * @throws UserError `unreadable-file`
 */
function openFileSource(path, shown = path) {
    const refuse = (reason) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', `cannot be read: ${reason}`, { path: shown });
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
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y)
            throw error;
        const code = error.code ?? 'unknown error';
        return refuse(REASONS[code] ?? code);
    }
    if (!stat.isFile() || stat.size > _core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FILE_BYTES */ .g) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return refuse(stat.isFile() ? `it has ${stat.size} bytes, at most ${_core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FILE_BYTES */ .g} are read` : 'not a regular file');
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
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('changed', 'the file changed while it was read: another process is writing it', {
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
        const result = run(input, { maxOutputLength: size.expected + 1, info: true });
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

/***/ 5259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cartridgeStore: () => (/* binding */ cartridgeStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(158);
/* harmony import */ var _file_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(414);
/* harmony import */ var _inflate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7857);






const SIDE_FILES = ['-wal', '-shm', '-journal'];
/** Cartridge files below `cwd`. */
function cartridgeStore(cwd) {
    return { open: (path) => openCartridgeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), path) };
}
function openCartridgeFile(absolute, shown) {
    const source = (0,_file_source_js__WEBPACK_IMPORTED_MODULE_3__/* .openFileSource */ .S)(absolute, shown);
    const suffix = SIDE_FILES.find((end) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute + end, { throwIfNoEntry: false }) !== undefined);
    return {
        source,
        inflate: _inflate_js__WEBPACK_IMPORTED_MODULE_4__/* .inflate */ .U,
        sideFile: suffix === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(shown) + suffix,
        checkIntegrity: () => checkIntegrity(source),
        assertUnchanged: () => source.assertUnchanged(),
        close: () => source.close(),
    };
}
async function checkIntegrity(source) {
    await (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .loadEngine */ .ro)();
    let database;
    try {
        database = await (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .openReadOnly */ .Xu)(source);
        const rows = database.exec('PRAGMA main.integrity_check(1)')[0]?.values ?? [];
        const found = String(rows[0]?.[0] ?? 'no answer');
        return found === 'ok' ? undefined : (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.quote)(found, 200);
    }
    catch (error) {
        return `SQLite cannot read it: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.quote)(error.message, 120)}`;
    }
    finally {
        database?.close();
    }
}


/***/ }),

/***/ 2210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ cartridgeWriter)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/cartridge/rom-manifest.js
var rom_manifest = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/core/cartridge/schema.js
var schema = __webpack_require__(2001);
// EXTERNAL MODULE: ./build/core/cartridge/signature-row.js
var signature_row = __webpack_require__(7171);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
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

// EXTERNAL MODULE: ./build/adapters/sqlite/engine.js
var sqlite_engine = __webpack_require__(158);
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
    close() {
        this.#flush();
        (0,external_node_fs_.closeSync)(this.#descriptor);
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











const REGULAR_0644 = 0o100644;
/** Fixed, so that the bytes do not hang on a default of SQLite. */
const PAGE_SIZE = 4096;
/** Writes cartridge files below `cwd`. */
function cartridgeWriter(cwd) {
    return {
        create: (path, content, check) => replaceFile((0,external_node_path_.resolve)(cwd, path), path, async (temporary) => {
            const written = await createDatabase(temporary, content);
            await check?.(temporary);
            return written;
        }),
        sign: (from, path, signature, stated, check) => replaceFile((0,external_node_path_.resolve)(cwd, path), path, async (temporary) => {
            (0,external_node_fs_.copyFileSync)((0,external_node_path_.resolve)(cwd, from), temporary, external_node_fs_.constants.COPYFILE_FICLONE);
            const content = new WritableContent(temporary, undefined).withSize((0,external_node_fs_.statSync)(temporary).size);
            await edit(content, (database) => {
                database.run('INSERT OR REPLACE INTO main.cartridge(key, value) VALUES (?, ?)', [stated.key, stated.value]);
                database.run('DELETE FROM main.signatures WHERE target = ?', [signature_row/* SIGNATURE_TARGET */.h]);
                insertSignature(database, signature);
            });
            await check(temporary);
        }),
    };
}
/** Runs `body` on a temporary file beside the target, which then takes its place; on any failure nothing is left. */
async function replaceFile(target, shown, body) {
    const temporary = `${target}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`;
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
        if ((0,external_node_fs_.existsSync)(target) && !(0,external_node_fs_.statSync)(target).isFile())
            throw new errors/* UserError */.y('unwritable-file', 'it is not a regular file', { path: shown });
        (0,external_node_fs_.writeFileSync)(temporary, '', { flag: 'wx', mode: 0o644 });
        const result = await body(temporary);
        const descriptor = (0,external_node_fs_.openSync)(temporary, 'r+');
        (0,external_node_fs_.fsyncSync)(descriptor);
        (0,external_node_fs_.closeSync)(descriptor);
        (0,external_node_fs_.renameSync)(temporary, target);
        return result;
    }
    catch (error) {
        const code = error.code;
        if (error instanceof errors/* UserError */.y || code === undefined || !/^E[A-Z]+$/.test(code))
            throw error;
        throw new errors/* UserError */.y('unwritable-file', `cannot be written: ${code}`, { path: shown, cause: error });
    }
    finally {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
    }
}
async function createDatabase(path, content) {
    const file = new WritableContent(path, await template(content));
    const objects = [];
    let digest = '';
    await edit(file, async (database) => {
        await insertFiles(database, content, objects);
        for (const { id, json } of byKey(content.capabilities, ({ id }) => id)) {
            database.run('INSERT INTO capabilities VALUES (?, ?, ?)', [id, json, (0,core_digest/* sha256Digest */.sI)(json)]);
            objects.push((0,rom_manifest/* textObject */.nV)(`capability:${id}`, json));
        }
        for (const { sourceRef, text } of content.extraObjects)
            objects.push((0,rom_manifest/* textObject */.nV)(sourceRef, text));
        for (const [key, value] of content.meta)
            objects.push((0,rom_manifest/* metaObject */.Rd)(key, value));
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
    try {
        database.run('PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY; PRAGMA trusted_schema=OFF');
        database.run('PRAGMA cache_size=-16384; BEGIN');
        await body(database);
        database.run('COMMIT');
    }
    finally {
        database.close();
        content.close();
    }
}
async function insertFiles(database, content, objects) {
    const insert = database.prepare('INSERT INTO sqlar(name, mode, mtime, sz, data) VALUES (?, ?, ?, ?, ?)');
    try {
        for (const file of byKey(content.files, ({ name }) => name)) {
            const bytes = await file.read();
            const data = storable(bytes, content.profile);
            insert.run([file.name, REGULAR_0644, file.mtime, bytes.length, data]);
            if (file.name.startsWith('rom/')) {
                objects.push({ kind: 'sqlar', sourceRef: file.name, oid: (0,core_digest/* sha256Digest */.sI)(bytes), canon: 'raw', sz: bytes.length });
            }
        }
    }
    finally {
        insert.free();
    }
}
// A stream of exactly the content's length would be read as the content itself.
function storable(bytes, profile) {
    const data = pack(bytes, profile);
    return data.length === bytes.length ? bytes : data;
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
        insert ??= database.prepare(`INSERT INTO ${table} VALUES (${row.map(() => '?').join(', ')})`);
        insert.run([...row]);
    }
    insert?.free();
}
/** In code-point order, which is that of SQLite's indexes: rows are appended, and no page is split or freed. */
function byKey(items, key) {
    return [...items].sort((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
}


/***/ }),

/***/ 1239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $D: () => (/* binding */ MAX_PACKED_FILE),
  iu: () => (/* binding */ buildEpoch),
  PN: () => (/* binding */ buildPackage),
  p6: () => (/* binding */ selfCheck)
});

// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/private-keys.js
var private_keys = __webpack_require__(1882);
// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(8234);
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
const SECRET_NAME = /key|token|secret|passw|pwd|credential|private|auth|dsn|_url$|connection/i;
const MIN_VALUE = 8;
/** The values of an environment file that look secret by their name and are long enough to be told apart from words. */
function environmentValues(file, text) {
    const values = [];
    for (const line of text.split(/\r\n|\r|\n/)) {
        const match = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
        if (match === null)
            continue;
        const [, name = '', raw = ''] = match;
        const value = /^(["'])(.*)\1$/.exec(raw)?.[2] ?? raw.replace(/\s+#.*$/, '');
        if (SECRET_NAME.test(name) && value.length >= MIN_VALUE)
            values.push({ origin: `${file}: ${name}`, value });
    }
    return values;
}
/** A larger or binary file is only searched for keys and for values of environment files. */
const MAX_TEXT = 16 * 1024 * 1024;
/**
 * Everything in a file's content that may not travel, by line.
 *
 * @param findSecrets handed over, since it is large and loaded when it is needed
 */
function findForbidden(bytes, environment, findSecrets) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const found = (0,private_keys/* findPrivateKeys */.$)(bytes);
    const lineAt = (offset) => 1 + (buffer.toString('latin1', 0, offset).match(/\n/g)?.length ?? 0);
    if (bytes.length <= MAX_TEXT && !buffer.subarray(0, 8192).includes(0)) {
        const text = buffer.toString('latin1');
        for (const { kind, start } of findSecrets(text)) {
            if (!secret/* KEY_KINDS */.A3.includes(kind))
                found.push({ line: lineAt(start), what: (0,secret/* secretName */.Gf)(kind) });
        }
    }
    for (const { origin, value } of environment) {
        const at = buffer.indexOf(value);
        if (at !== -1)
            found.push({ line: lineAt(at), what: `the value of ${origin}` });
    }
    return found.sort((a, b) => a.line - b.line);
}

// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/cartridge/names.js
var names = __webpack_require__(7884);
// EXTERNAL MODULE: ./build/core/cartridge/rom.js
var rom = __webpack_require__(9802);
// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(1078);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/findings.js
var core_findings = __webpack_require__(6770);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/package.js + 1 modules
var app_package = __webpack_require__(2792);
;// CONCATENATED MODULE: ./build/app/build.js










/** Largest file that can be packed: SQLite's engine holds one value in memory, twice. */
const MAX_PACKED_FILE = 512 * 1024 * 1024;
const MAX_ENV_FILE = 1024 * 1024;
/**
 * Builds a cartridge from a package folder (surface.md, Packages). The same input gives the same bytes, wherever and whenever.
 *
 * @returns diagnostics for a package that is not valid, or holds what may not travel
 * @throws UserError for a file that cannot be packed at all
 */
async function buildPackage(ports, folder, profile, options) {
    const loaded = await (0,app_package/* loadPackage */.H)(ports.fs, folder, profile);
    if ('diagnostics' in loaded)
        return loaded;
    const { findSecrets } = await Promise.all(/* import() */[__webpack_require__.e(3958), __webpack_require__.e(8952)]).then(__webpack_require__.bind(__webpack_require__, 6571));
    const scan = { environment: readEnvironment(ports.fs, loaded.folder), findSecrets };
    const capabilities = capabilitiesOf(loaded.package);
    const rom = `${loaded.folder}/rom`;
    const found = ports.listFolder(rom, MAX_PACKED_FILE);
    checkNames(found, rom);
    const diagnostics = checkText(loaded, scan);
    const files = [manifestFile(loaded, found, rom, options)];
    for (const file of found) {
        if (`rom/${file.path}` === ids/* MANIFEST_PATH */.U4)
            continue;
        files.push({
            name: `rom/${file.path}`,
            mtime: options.epoch,
            size: file.size,
            read: () => scanned(file, rom, scan, diagnostics),
        });
    }
    const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
    const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
    const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
    try {
        const written = await ports.writer.create(options.out, content, async (temporary) => {
            if (diagnostics.length > 0)
                throw new Forbidden();
            await selfCheck(ports.store, temporary, profile, options.out);
        });
        return { written: { ...written, cartridgeId, files: files.length, notes: [] } };
    }
    catch (error) {
        if (error instanceof Forbidden)
            return { diagnostics };
        throw error;
    }
}
/** Ends a build in which something was found that may not travel; all of it is reported, nothing is written. */
class Forbidden extends Error {
}
/**
 * Reads the finished file afresh: what is written is what verifies.
 *
 * @throws Error when it does not, which is a bug
 */
async function selfCheck(store, path, profile, shown) {
    const file = store.open(path);
    try {
        const findings = new core_findings/* Findings */.F();
        await (0,verify/* inspectCartridge */.i)(file, profile, findings);
        const fault = findings.list().find(({ ok }) => !ok);
        if (fault !== undefined)
            throw new Error(`the cartridge built for ${shown} does not verify: ${fault.id}: ${fault.message}`);
    }
    finally {
        file.close();
    }
}
function checkNames(found, rom) {
    const seen = new Map();
    for (const { path } of found) {
        const name = `rom/${path}`;
        const problem = (0,names/* nameProblem */.rH)(name) ?? forbiddenName(name);
        const refuse = (reason, help) => {
            throw new errors/* UserError */.y('bad-package-file', `cannot be packed as ${(0,names/* showName */.$i)(name)}: ${reason}`, {
                path: `${rom}/${path}`,
                help,
            });
        };
        if (problem !== undefined)
            refuse(problem, 'rename it, or keep it outside rom/');
        const twin = seen.get((0,names/* foldName */.zN)(name));
        if (twin !== undefined)
            refuse(`it differs from ${(0,names/* showName */.$i)(twin)} only by case`, 'rename one of them');
        seen.set((0,names/* foldName */.zN)(name), name);
    }
}
// The manifest is made from cartridge.yaml; a committed copy of it under rom/ is welcome as long as it is in step.
function manifestFile(loaded, found, rom, options) {
    const bytes = new TextEncoder().encode(loaded.manifestText);
    const committed = found.find(({ path }) => `rom/${path}` === ids/* MANIFEST_PATH */.U4);
    if (committed !== undefined && Buffer.compare(committed.read(), bytes) !== 0) {
        throw new errors/* UserError */.y('stale-manifest', 'it is not the manifest that cartridge.yaml gives', {
            path: `${rom}/${committed.path}`,
            help: `remove it, or run cartwright manifest ${loaded.folder} --out ${rom}/${committed.path}`,
        });
    }
    return { name: ids/* MANIFEST_PATH */.U4, mtime: options.epoch, size: bytes.length, read: () => bytes };
}
function scanned(file, rom, scan, diagnostics) {
    const bytes = file.read();
    for (const { line, what } of findForbidden(bytes, scan.environment, scan.findSecrets))
        diagnostics.push(forbidden(`${rom}/${file.path}`, line, what));
    return bytes;
}
function checkText(loaded, scan) {
    const texts = [(0,canonical_json/* canonicalize */.d)(loaded.package), loaded.manifestText];
    const found = texts.flatMap((text) => findForbidden(new TextEncoder().encode(text), scan.environment, scan.findSecrets));
    // The canonical text has one line; where the value is written as it is, its own line is named.
    const written = findForbidden(new TextEncoder().encode(loaded.doc.text), scan.environment, scan.findSecrets);
    const lineOf = (what) => written.find((at) => at.what === what)?.line ?? 1;
    return [...new Set(found.map(({ what }) => what))].map((what) => forbidden(loaded.file, lineOf(what), what));
}
function forbidden(path, line, what) {
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
function readEnvironment(fs, folder) {
    const names = ['.env', '.env.local', '.env.development', '.env.production', '.env.test'];
    const folders = [...new Set([folder, '.'])];
    return folders.flatMap((base) => names.flatMap((name) => {
        const path = base === '.' ? name : `${base}/${name}`;
        if (fs.kind(path) !== 'file')
            return [];
        return environmentValues(path, new TextDecoder().decode(fs.readFile(path, MAX_ENV_FILE)));
    }));
}
/** Capabilities with their ids; equal ones are one. */
function capabilitiesOf(loaded) {
    const byId = new Map();
    for (const { taskType, stack, domain } of loaded.capabilities ?? []) {
        const value = { taskType, stack: [...(stack ?? [])].sort(), domain: domain ?? '' };
        const id = (0,rom/* capabilityId */.q)(value);
        if (id !== undefined)
            byId.set(id, { id, json: (0,canonical_json/* canonicalize */.d)({ id, ...value }) });
    }
    return [...byId.values()];
}
function metaOf(loaded, cartridgeId, profile, epoch) {
    const values = [
        ['spec_version', meta/* SPEC_VERSION */.FS],
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
    throw new errors/* UserError */.y('usage', `SOURCE_DATE_EPOCH is ${JSON.stringify(value)}`, { help: 'whole seconds since 1970' });
}


/***/ }),

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** @returns whether `value` is a digest as the format writes it. */
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 1882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findPrivateKeys)
/* harmony export */ });
/* harmony import */ var _secrets_private_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1744);
/* harmony import */ var _secrets_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8234);
/** Finds private key material in a file, whatever it is called. Only kind and line are told, never a byte of the key. */


/** Words of which every key in a text holds one; a search for bytes is much cheaper than a decode. */
const WORDS = ['PRIVATE KEY', 'LS0tLS1CRUdJTi', 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1', '"kty"'];
const WORDS_UTF16 = WORDS.map((word) => Buffer.from(word, 'utf16le'));
/** ed25519 in PKCS#8 DER (RFC 8410) up to the seed. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A longer text is decoded in parts, which overlap by more than a key. */
const PART = 32 * 1024 * 1024;
const OVERLAP = 64 * 1024;
/**
 * Looks for private keys: PEM of every kind (on several lines, on one with escaped newlines, as base64 of the whole, in
 * UTF-16), PuTTY, age, JWK, and ed25519 in DER.
 *
 * @param bytes the whole file, text or not
 */
function findPrivateKeys(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const found = [];
    const inEncoding = (encoding, unit) => {
        for (let at = 0; at < buffer.length; at += PART) {
            const text = buffer.toString(encoding, at, Math.min(at + PART + OVERLAP, buffer.length));
            for (const { kind, start } of (0,_secrets_private_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .findPrivateKeys */ .$)(text)) {
                // A key in the overlap belongs to the next part.
                if (start * unit < PART)
                    found.push({ what: (0,_secrets_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secretName */ .Gf)(kind), line: lineAt(buffer, at + start * unit) });
            }
        }
    };
    if (WORDS.some((word) => buffer.includes(word)))
        inEncoding('latin1', 1);
    if (WORDS_UTF16.some((word) => buffer.includes(word)))
        inEncoding('utf16le', 2);
    const der = buffer.indexOf(PKCS8_ED25519);
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


/***/ }),

/***/ 1744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findPrivateKeys)
/* harmony export */ });
/** Line breaks as they stand, or as escapes in JSON and in environment files. */
const BREAK = String.raw `(?:\s|\\n|\\r|\\t)`;
/** A body of at least 40 base64 characters: a header that a text only mentions has none. */
const BODY = String.raw `(?:[A-Za-z0-9+/=]|${BREAK}){40,20000}?`;
const HEADERS = String.raw `(?:(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40})[^\n\\]{0,200}${BREAK}+){0,6}`;
const PEM = new RegExp(`-----BEGIN (?<label>[A-Z0-9]{0,20} ?(?:[A-Z0-9]{1,20} )?PRIVATE KEY(?: BLOCK)?)-----${BREAK}*(?<headers>${HEADERS})${BODY}-----END [A-Z0-9 ]{0,60}-----`, 'g');
/** A key whose end was cut off is one all the same, if enough of it is left. */
const CUT_PEM = new RegExp(`-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----${BREAK}*(?:[A-Za-z0-9+/=]${BREAK}*){40}[A-Za-z0-9+/=\\s]{0,20000}`, 'g');
/** base64 of `-----BEGIN ` at each of the three offsets; what follows is decoded to see which label it is. */
const WRAPPED_PEM = /LS0tLS1CRUdJTi[A-Za-z0-9+/_-]{80,20000}={0,2}/g;
const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
/** A private JSON Web Key: its member `d` (RFC 7517, 9.3; RFC 8037, 2). */
const JWK = /\{[^{}]{0,4000}"d"\s*:\s*"[A-Za-z0-9_-]{20,}"[^{}]{0,4000}\}/g;
/**
 * Finds private key material in a text: PEM of any label (also on one line, with escaped line breaks, cut off, or in base64
 * as a whole), PuTTY, age and JSON Web Keys. Public keys and certificates are none; neither is a header without a body.
 * Cost is linear in the text.
 */
function findPrivateKeys(text) {
    const found = [];
    const add = (kind, match) => {
        const start = match.index ?? 0;
        found.push({ kind, start, end: start + match[0].length });
    };
    if (text.includes('PRIVATE KEY')) {
        for (const match of text.matchAll(PEM))
            add(kindOf(match.groups?.['label'], match.groups?.['headers']), match);
        for (const match of text.matchAll(CUT_PEM)) {
            const start = match.index;
            if (!found.some((other) => start >= other.start && start < other.end))
                add('private-key', match);
        }
    }
    if (text.includes('LS0tLS1CRUdJTi')) {
        for (const match of text.matchAll(WRAPPED_PEM)) {
            const label = /^-----BEGIN ([A-Z0-9 ]+)-----/.exec(decodeBase64(match[0].slice(0, 80)))?.[1];
            if (label?.includes('PRIVATE KEY') === true)
                add(kindOf(label, undefined), match);
        }
    }
    if (text.includes('PuTTY-User-Key-File-'))
        for (const match of text.matchAll(PUTTY))
            add('private-key', match);
    if (text.includes('AGE-SECRET-KEY-1'))
        for (const match of text.matchAll(AGE))
            add('private-key', match);
    if (text.includes('"kty"')) {
        for (const match of text.matchAll(JWK))
            if (match[0].includes('"kty"'))
                add('private-key', match);
    }
    return found;
}
function kindOf(label = '', headers = '') {
    return label.startsWith('ENCRYPTED') || headers.includes('ENCRYPTED') ? 'encrypted-private-key' : 'private-key';
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Decodes as much of a base64 text as is ASCII; anything else ends it. */
function decodeBase64(text) {
    let decoded = '';
    let bits = 0;
    let count = 0;
    for (const character of text) {
        const value = ALPHABET.indexOf(character);
        if (value < 0)
            break;
        bits = ((bits << 6) | value) & 0xffffff;
        count += 6;
        if (count >= 8) {
            count -= 8;
            decoded += String.fromCharCode((bits >> count) & 0xff);
        }
    }
    return decoded;
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


/***/ })

};
;