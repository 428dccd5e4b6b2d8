"use strict";
exports.modules = {

/***/ 30158:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xu: () => (/* binding */ openReadOnly),
/* harmony export */   ro: () => (/* binding */ loadEngine)
/* harmony export */ });
/* unused harmony export FileContent */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78877);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94251);






const webAssembly = Reflect.get(globalThis, 'WebAssembly');
let loaded;
const TIERING_BUDGET = 1_000_000_000;
const TIERED = /^(?:20|22|24)\./;
function loadEngine() {
    loaded ??= __webpack_require__.e(/* import() */ 6166).then(__webpack_require__.t.bind(__webpack_require__, 16166, 19)).then(({ default: init }) => {
        const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(require("url").pathToFileURL(__filename).href)), '..', 'sql-wasm-browser.wasm');
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(beside)
            ? beside
            : (0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(require("url").pathToFileURL(__filename).href).resolve('sql.js/dist/sql-wasm-browser.wasm');
        const bytes = new Uint8Array((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
        if (TIERED.test(process.versions.node))
            (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.setFlagsFromString)(`--wasm-tiering-budget=${TIERING_BUDGET}`);
        return new Promise((started, failed) => {
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
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('out-of-memory', 'there is not enough memory to start SQLite', { cause });
}
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
async function openReadOnly(source) {
    const engine = await loadEngine();
    const database = new engine.Database(new FileContent(source));
    database.run('PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA query_only=ON; PRAGMA temp_store=MEMORY');
    return database;
}


/***/ }),

/***/ 57857:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ inflate)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

const AT_ONCE = 4 * 1024 * 1024;
const MIN_CHUNK = 64;
const MAX_CHUNK = 64 * 1024;
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

/***/ 91258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cartridgeStore: () => (/* binding */ cartridgeStore)
});

// EXTERNAL MODULE: ./build/core/oci/media-types.js
var media_types = __webpack_require__(21236);
// EXTERNAL MODULE: ./build/core/oci/read-layout.js + 1 modules
var read_layout = __webpack_require__(39181);
// EXTERNAL MODULE: ./build/core/oci/read-tar.js
var read_tar = __webpack_require__(61112);
// EXTERNAL MODULE: ./build/core/oci/reference.js
var oci_reference = __webpack_require__(82001);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/adapters/sqlite/engine.js
var engine = __webpack_require__(30158);
// EXTERNAL MODULE: ./build/adapters/sqlite/inflate.js
var inflate = __webpack_require__(57857);
;// CONCATENATED MODULE: ./build/adapters/sqlite/layout-files.js




function folderFiles(place, path) {
    const opened = [];
    const sourceOf = (name) => {
        const file = (0,value_path/* joinPath */.uJ)(path, name);
        for (let folder = (0,value_path/* parentOf */.gN)(name); folder !== ''; folder = (0,value_path/* parentOf */.gN)(folder)) {
            if (!place.isLink((0,value_path/* joinPath */.uJ)(path, folder)))
                continue;
            throw new errors/* UserError */.y('bad-layout', `the layout is not read: the folder ${folder} is a symbolic link`, { path });
        }
        return place.has(file) ? place.open(file) : undefined;
    };
    return {
        path,
        read(name, limit) {
            const source = sourceOf(name);
            try {
                return source === undefined ? undefined : whole(source, limit, `${path}: ${name}`);
            }
            finally {
                source?.close();
            }
        },
        open(name) {
            const source = sourceOf(name);
            if (source !== undefined)
                opened.push(source);
            return source;
        },
        fileOf: (digest) => (0,value_path/* joinPath */.uJ)(path, (0,media_types/* blobName */.PF)(digest)),
        assertUnchanged: () => opened.forEach((source) => source.assertUnchanged()),
        close: () => opened.forEach((source) => source.close()),
    };
}
function tarFiles(source, path) {
    const members = (0,read_tar/* readTar */.s)(source, path);
    const open = (name) => {
        const member = members.get(name);
        if (member === undefined)
            return undefined;
        const { offset, size } = member;
        return { size, read: (at, length) => source.read(offset + at, Math.max(0, Math.min(length, size - at))) };
    };
    return {
        path,
        read(name, limit) {
            const part = open(name);
            return part === undefined ? undefined : whole(part, limit, `${path}: ${name}`);
        },
        open,
        fileOf: () => undefined,
        assertUnchanged: () => source.assertUnchanged(),
        close: () => source.close(),
    };
}
function whole(source, limit, shown) {
    if (source.size > limit)
        throw new errors/* UserError */.y('bad-layout', `the file has ${source.size} bytes; at most ${limit} are read`, { path: shown });
    return source.read(0, source.size).slice();
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/adapters/sqlite/bytes-source.js
function bytesSource(bytes) {
    const own = new Uint8Array(bytes);
    return {
        size: own.length,
        read: (offset, length) => own.subarray(offset, offset + length),
        assertUnchanged: () => undefined,
        close: () => undefined,
    };
}

// EXTERNAL MODULE: ./build/adapters/sqlite/file-source.js
var file_source = __webpack_require__(20414);
// EXTERNAL MODULE: ./build/adapters/sqlite/side-files.js
var side_files = __webpack_require__(61065);
;// CONCATENATED MODULE: ./build/adapters/sqlite/place.js






class Place {
    #cwd;
    #elsewhere;
    #last;
    constructor(cwd, bytesOf = () => undefined) {
        this.#cwd = cwd;
        this.#elsewhere = bytesOf;
    }
    has(path) {
        try {
            return (this.#bytesOf(path) !== undefined ||
                (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(this.#cwd, path), { throwIfNoEntry: false })?.isFile() === true);
        }
        catch (error) {
            if (error instanceof errors/* UserError */.y || error.code !== undefined)
                return false;
            throw error;
        }
    }
    isLink(path) {
        return (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(this.#cwd, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    sideFile(path) {
        if (this.#bytesOf(path) !== undefined)
            return undefined;
        const absolute = (0,external_node_path_.resolve)(this.#cwd, path);
        const suffix = side_files/* SIDE_FILES */.G.find((end) => (0,external_node_fs_.lstatSync)(absolute + end, { throwIfNoEntry: false }) !== undefined);
        return suffix === undefined ? undefined : (0,external_node_path_.basename)(path) + suffix;
    }
    #bytesOf(path) {
        if (this.#last?.path !== path)
            this.#last = { path, bytes: this.#elsewhere(path) };
        return this.#last.bytes;
    }
    open(path) {
        const bytes = this.#bytesOf(path);
        return bytes === undefined ? (0,file_source/* openFileSource */.S)((0,external_node_path_.resolve)(this.#cwd, path), path) : bytesSource(bytes);
    }
}

;// CONCATENATED MODULE: ./build/adapters/sqlite/store.js











function cartridgeStore(cwd, bytesOf) {
    const place = new Place(cwd, bytesOf);
    const isLayout = (path) => !place.has(path) && place.has((0,value_path/* joinPath */.uJ)(path, media_types/* LAYOUT_FILE */.gI));
    const isTarFile = (path) => place.has(path) && startsLikeTar(place.open(path));
    return {
        open(path) {
            const reference = (0,oci_reference/* splitReference */.m)(path, (each) => place.has(each) || isLayout(each), (each) => isLayout(each) || isTarFile(each));
            if (isLayout(reference.path)) {
                const files = folderFiles(place, reference.path);
                return orClose(files, () => openInLayout(place, files, reference));
            }
            const source = place.open(reference.path);
            return orClose(source, () => {
                if ((0,read_tar/* isTar */.Y)(source.read(0, 512)))
                    return openInLayout(place, tarFiles(source, reference.path), reference);
                if (reference.path === path)
                    return openFile(source, place.sideFile(path));
                throw new errors/* UserError */.y('not-a-cartridge', 'it is neither the folder nor the tar of an OCI layout, and has no tags', {
                    path: reference.path,
                    help: 'a compressed tar must be unpacked first; a cartridge is named by its path alone',
                });
            });
        },
    };
}
function startsLikeTar(source) {
    try {
        return (0,read_tar/* isTar */.Y)(source.read(0, 512));
    }
    finally {
        source.close();
    }
}
function orClose(opened, use) {
    try {
        return use();
    }
    catch (error) {
        opened.close();
        throw error;
    }
}
function openInLayout(place, files, reference) {
    const { source, origin } = new read_layout/* Layout */.P(files).cartridge(reference);
    const blob = files.fileOf(origin.fileDigest);
    return {
        source,
        inflate: inflate/* inflate */.U,
        sideFile: blob === undefined ? undefined : place.sideFile(blob),
        layout: { ...origin, blob },
        checkIntegrity: () => checkIntegrity(source),
        assertUnchanged: () => files.assertUnchanged(),
        close: () => files.close(),
    };
}
function openFile(source, sideFile) {
    return {
        source,
        inflate: inflate/* inflate */.U,
        sideFile,
        layout: undefined,
        checkIntegrity: () => checkIntegrity(source),
        assertUnchanged: () => source.assertUnchanged(),
        close: () => source.close(),
    };
}
async function checkIntegrity(source) {
    await (0,engine/* loadEngine */.ro)();
    let database;
    try {
        database = await (0,engine/* openReadOnly */.Xu)(source);
        const rows = database.exec('PRAGMA main.integrity_check(1)')[0]?.values ?? [];
        const found = String(rows[0]?.[0] ?? 'no answer');
        return found === 'ok' ? undefined : (0,printable.quote)(found, 200);
    }
    catch (error) {
        if (error.message === 'out of memory') {
            throw new errors/* UserError */.y('out-of-memory', 'there is not enough memory to check it', { cause: error });
        }
        return `SQLite cannot read it: ${(0,printable.quote)(error.message, 120)}`;
    }
    finally {
        database?.close();
    }
}


/***/ })

};
;
