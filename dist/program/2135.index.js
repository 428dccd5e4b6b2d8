"use strict";
exports.id = 2135;
exports.ids = [2135,9173,8355,6020,8092,2228,8877];
exports.modules = {

/***/ 13820:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ replaceFileIn),
/* harmony export */   K_: () => (/* binding */ replaceWithin)
/* harmony export */ });
/* unused harmony export replaceFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94251);
/* harmony import */ var _core_result_errno_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37498);
/* harmony import */ var _make_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89583);







const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
async function replaceFile(target, shown, forbidden, body) {
    const temporary = `${target}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(6).toString('hex')}.tmp`;
    let folder;
    const leave = (signal) => {
        remove(temporary, target, folder);
        for (const each of SIGNALS)
            process.removeListener(each, leave);
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
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, target);
        folder = undefined;
        return result;
    }
    catch (error) {
        throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_5__/* .asUserError */ .Y)(error, shown, 'unwritable-file', 'cannot be written');
    }
    finally {
        remove(temporary, target, folder);
        for (const signal of SIGNALS)
            process.removeListener(signal, leave);
    }
}
function replaceWithin(fs) {
    return (target, ...rest) => {
        fs.checkTarget?.(target);
        return replaceFile(target, ...rest);
    };
}
function replaceFileIn(cwd, replace = replaceFile) {
    return (path, bytes, check) => replace((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, path), path, [], async (temporary) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, bytes);
        await check(temporary);
    });
}
function modeOf(target, shown, forbidden) {
    const beside = forbidden.find((ending) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target + ending, { throwIfNoEntry: false }) !== undefined);
    if (beside !== undefined) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('unwritable-file', `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(shown)}${beside} stands beside it: another program has it open`, {
            path: shown,
            help: 'close that program, or remove what it left behind',
        });
    }
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(target, { throwIfNoEntry: false });
    if (there === undefined)
        return undefined;
    if (there.isFile())
        return there.mode & 0o777;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('unwritable-file', 'it is not a regular file', { path: shown });
}
function remove(temporary, target, made) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
    (0,_make_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .unmakeFolders */ .x)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), made);
}


/***/ }),

/***/ 20414:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openFileSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37498);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5949);




const WINDOW = 1024 * 1024;
const WHOLE = 4 * 1024 * 1024;
function openFileSource(path, shown = path) {
    const refuse = (reason) => {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', `cannot be read: ${reason}`, { path: shown });
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
        throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    if (!stat.isFile() || stat.size > _core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return refuse(stat.isFile() ? `it has ${stat.size} bytes, at most ${_core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g} are read` : 'not a regular file');
    }
    return new DescriptorSource(descriptor, stat, shown);
}
class DescriptorSource {
    size;
    #descriptor;
    #opened;
    #shown;
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
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('changed', 'the file changed while it was read: another process is writing it', {
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

/***/ 61065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SIDE_FILES)
/* harmony export */ });
const SIDE_FILES = ['-wal', '-shm', '-journal'];


/***/ }),

/***/ 614:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ cartridgeWriter)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/cartridge/rom-manifest.js
var rom_manifest = __webpack_require__(83698);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/schema.js + 1 modules
var schema = __webpack_require__(40758);
// EXTERNAL MODULE: ./build/core/cartridge/signature-row.js
var signature_row = __webpack_require__(47171);
// EXTERNAL MODULE: ./build/core/value/digest.js
var value_digest = __webpack_require__(46430);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/cartridge/archive.js
var archive = __webpack_require__(36526);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/read-card.js + 1 modules
var read_card = __webpack_require__(35005);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
;// CONCATENATED MODULE: ./build/adapters/sqlite/by-key.js
function byKey(items, key) {
    return [...items].sort((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
}

// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(51306);
;// CONCATENATED MODULE: ./build/adapters/sqlite/deflate.js

const MAX_DEFLATED = 16 * 1024 * 1024;
const SAMPLE = 64 * 1024;
function pack(content, profile) {
    if (profile.prefix === 'acx' || content.length === 0 || content.length > MAX_DEFLATED)
        return content;
    if (content.length > 4 * SAMPLE && (0,esm/* zlibSync */.$)(content.subarray(0, SAMPLE)).length > SAMPLE * 0.95)
        return content;
    const deflated = (0,esm/* zlibSync */.$)(content);
    return deflated.length < content.length ? deflated : content;
}

// EXTERNAL MODULE: ./build/adapters/sqlite/file-source.js
var file_source = __webpack_require__(20414);
// EXTERNAL MODULE: ./build/adapters/sqlite/inflate.js
var inflate = __webpack_require__(57857);
;// CONCATENATED MODULE: ./build/adapters/sqlite/archive-rows.js










const REGULAR_0644 = 0o100644;
const TURN_BYTES = 8 * 1024 * 1024;
const TURN_FILES = 256;
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
                oid = (0,value_digest/* sha256Digest */.sI)(bytes);
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
    const digest = (0,value_digest/* runningSha256 */.Nl)();
    let length = 0;
    await file.read((bytes) => {
        digest.update(bytes);
        length += bytes.length;
    });
    if (length !== file.size)
        throw changed(file);
    return digest.finish();
}
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
class Places {
    #extents;
    #rest = { offset: 0, length: 0 };
    constructor(extents) {
        this.#extents = extents[Symbol.iterator]();
    }
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
class Patch {
    #descriptor;
    #window = Buffer.allocUnsafe(WINDOW);
    #start = 0;
    #length = 0;
    constructor(descriptor) {
        this.#descriptor = descriptor;
    }
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
var sqlite_engine = __webpack_require__(30158);
// EXTERNAL MODULE: ./build/adapters/sqlite/side-files.js
var side_files = __webpack_require__(61065);
;// CONCATENATED MODULE: ./build/adapters/sqlite/writable.js

const BUFFER = 1024 * 1024;
class WritableContent {
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











const PAGE_SIZE = 4096;
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
            database.run('INSERT INTO main.capabilities VALUES (?, ?, ?)', [id, json, (0,value_digest/* sha256Digest */.sI)(json)]);
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
    const carried = extra.flatMap(({ create }) => create);
    for (const sql of [...schema/* CREATE_TABLES */.lH, ...carried, ...emptyTables(profile, extra)])
        database.run(sql);
    const bytes = database.export();
    database.close();
    return bytes;
}
function emptyTables(profile, extra) {
    if (profile.prefix !== 'acx')
        return [];
    return schema/* EXTRA_TABLES */.Xs.filter((table) => !extra.some(({ name }) => name === (0,schema/* fullName */.fq)(table, profile))).flatMap((table) => (0,schema/* createExtraTable */.$k)(table, profile));
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

/***/ 21236:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ EMPTY_CONFIG),
/* harmony export */   Ox: () => (/* binding */ referrersAnnotation),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   _f: () => (/* binding */ referrerType),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   fH: () => (/* binding */ fallbackTag),
/* harmony export */   gI: () => (/* binding */ LAYOUT_FILE),
/* harmony export */   gs: () => (/* binding */ REFERRER_KINDS),
/* harmony export */   iO: () => (/* binding */ referrerKind),
/* harmony export */   s6: () => (/* binding */ OCI),
/* harmony export */   xs: () => (/* binding */ profileOfArtifact)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);

const OCI = {
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    index: 'application/vnd.oci.image.index.v1+json',
    empty: 'application/vnd.oci.empty.v1+json',
    layoutVersion: '1.0.0',
    refName: 'org.opencontainers.image.ref.name',
    title: 'org.opencontainers.image.title',
};
const LAYOUT_FILE = 'oci-layout';
const EMPTY_CONFIG = new TextEncoder().encode('{}');
const REFERRER_KINDS = ['manifest', 'descriptor', 'bundle'];
function referrerType(kind, profile) {
    switch (kind) {
        case 'manifest':
            return profile.manifestMediaType;
        case 'descriptor':
            return profile.descriptorMediaType;
        case 'bundle':
            return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .BUNDLE_MEDIA_TYPE */ .NV;
    }
}
function referrerKind(artifactType, profile) {
    return REFERRER_KINDS.find((kind) => referrerType(kind, profile) === artifactType);
}
function profileOfArtifact(artifactType) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find((profile) => profile.cartridgeMediaType === artifactType);
}
function referrersAnnotation({ metaPrefix }) {
    return `${metaPrefix}referrers`;
}
function blobName(digest) {
    return `blobs/${digest.replace(':', '/')}`;
}
function fallbackTag(digest) {
    return digest.replace(':', '-');
}
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
function tagOf(stem) {
    const tag = stem.replaceAll('+', '_');
    return TAG.test(tag) ? tag : undefined;
}


/***/ }),

/***/ 49173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
async function load(module) {
    return (await module).default;
}
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 89607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 64470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 58858))),
    policy: () => load(__webpack_require__.e(/* import() */ 4866).then(__webpack_require__.bind(__webpack_require__, 24866))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 18477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 32543))),
    sweep: () => load(__webpack_require__.e(/* import() */ 1050).then(__webpack_require__.bind(__webpack_require__, 1050))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 35930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 16699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 12321))),
};


/***/ }),

/***/ 41817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   hg: () => (/* binding */ locateFault),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
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
function valueAt(root, path) {
    let value = root;
    for (const segment of path) {
        if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof segment === 'number'))
            return undefined;
        value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
    return value;
}
function locateFinding(doc, finding) {
    return { rule: finding.rule, ...locateFault(doc, finding) };
}
function locateFault(doc, finding) {
    return {
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
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
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 88092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIMITS: () => (/* binding */ LIMITS),
/* harmony export */   nestsDeeper: () => (/* binding */ nestsDeeper)
/* harmony export */ });
const LIMITS = {
    depth: 100,
    schemaDepth: 1_100,
    jsonBytes: 64 * 1024 * 1024,
    yamlBytes: 2 * 1024 * 1024,
    aliasNodes: 10_000,
};
function nestsDeeper(value, limit) {
    const open = [{ value, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        if (next.depth > limit)
            return true;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth: next.depth + 1 });
    }
    return false;
}


/***/ }),

/***/ 59231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 72228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument),
/* harmony export */   readText: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87161);




async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    if (options.orJson === true && language === 'yaml' && bytes[0] === 0x7b) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? readText(path, text, { ...options, language }) : text;
}
async function readText(path, text, options = {}) {
    const { maxDepth } = options;
    if (languageOf(path, options) === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth);
    const { quickYaml } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3990)]).then(__webpack_require__.bind(__webpack_require__, 83990));
    return quickYaml(path, text, maxDepth) ?? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1917)]).then(__webpack_require__.bind(__webpack_require__, 11917))).parseYaml(path, text, maxDepth);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.yamlBytes;
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
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(rule, path, message, help);
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ }),

/***/ 1782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString),
/* harmony export */   Oq: () => (/* binding */ unchangedJson),
/* harmony export */   ip: () => (/* binding */ exactJson),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27827);


const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent).replace(UNSAFE, escaped).replaceAll('##[', '#\\u0023[')}\n`;
}
function exactJson(text) {
    return text;
}
function unchangedJson(line) {
    return line.search(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE) === -1 && !line.includes('##[') ? `${line}\n` : undefined;
}
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text) === text ? text : jsonText(redacted(value), indent);
    return shown.replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, (sign) => (sign === '\n' ? sign : escaped(sign)));
}
function jsonString(text) {
    return JSON.stringify(text).replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, escaped);
}
function escaped(sign) {
    return sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function redacted(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(redacted);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(redacted(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(name), redacted(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 46430:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-27912.js").modules);
Object.assign(exports.modules, require("./shared-30158.js").modules);
Object.assign(exports.modules, require("./shared-18355.js").modules);
Object.assign(exports.modules, require("./shared-69608.js").modules);
Object.assign(exports.modules, require("./shared-56066.js").modules);
