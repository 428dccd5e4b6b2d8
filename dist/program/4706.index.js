"use strict";
exports.id = 4706;
exports.ids = [4706,8355,8877];
exports.modules = {

/***/ 13820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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

/***/ 1782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString),
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

/***/ 77527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-30158.js").modules);
Object.assign(exports.modules, require("./shared-18355.js").modules);
Object.assign(exports.modules, require("./shared-56066.js").modules);
