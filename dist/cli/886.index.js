export const id = 886;
export const ids = [886,8778,7912,9173,6045];
export const modules = {

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
        const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)), '..', 'sql-wasm-browser.wasm');
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(beside)
            ? beside
            : (0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');
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
    #window;
    #start = 0;
    #filled = 0;
    constructor(descriptor, stat, shown) {
        this.#descriptor = descriptor;
        this.#opened = stat;
        this.#shown = shown;
        this.size = stat.size;
        this.#window = Buffer.allocUnsafe(Math.min(stat.size, stat.size <= WHOLE ? WHOLE : WINDOW));
    }
    read(offset, length) {
        const end = Math.min(offset + length, this.size);
        if (offset >= this.size)
            return new Uint8Array(0);
        if (end - offset > this.#window.length) {
            const large = Buffer.allocUnsafe(end - offset);
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
    // The reader's pieces are views of its window, so they are copied; a batch saves the stream's cost for each write.
    const flush = async () => {
        const block = Buffer.concat(batch, size);
        batch = [];
        size = 0;
        if (!stream.destroyed && !stream.write(block))
            await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
    };
    for (const chunk of chunks) {
        if (stream.destroyed)
            return;
        batch.push(chunk.slice());
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

/***/ 7407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ compareManifest),
/* harmony export */   e: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9173);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2228);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2792);




const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * The manifest of a package folder (built) or of a `*.json` file (as it is).
 *
 * @param path a package folder, its `cartridge.yaml`, or a manifest file
 * @returns no manifest, and the errors, when it is not valid
 * @throws UserError when the file or folder cannot be read
 */
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u)(path, bytes), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_3__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return { manifest: loaded.manifest, bytes: new TextEncoder().encode(loaded.manifestText), diagnostics: [] };
}
/** Compares a committed manifest's text with the expected one, line ends aside; undefined when it is in step. */
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}


/***/ }),

/***/ 2792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ PACKAGE_FILE),
  H: () => (/* binding */ loadPackage)
});

// EXTERNAL MODULE: ./build/core/errors.js
var core_errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/core/manifest/build.js
/** The reference builder's contracts (specification 2.2). */
const REQUIRED = [
    {
        role: 'execute',
        scopes: ['exec', 'fs.read'],
        name: 'execute',
        description: 'Run commands or code in a sandbox.',
        property: 'command',
    },
    {
        role: 'dispatch',
        scopes: ['dispatch'],
        name: 'dispatch',
        description: 'Spawn or route a sub-agent unit of work.',
        property: 'task',
    },
    {
        role: 'memory.write',
        scopes: ['memory.write'],
        name: 'add_memory',
        description: 'Append a durable SAVE-zone record.',
        property: 'summary',
    },
    {
        role: 'search',
        scopes: ['search', 'memory.read'],
        name: 'search_memory',
        description: 'Retrieve from memory and knowledge.',
        property: 'query',
    },
];
const OPTIONAL = [
    {
        role: 'list_agents',
        scopes: ['memory.read'],
        name: 'list_agents',
        description: 'List the agents that are available.',
    },
];
/**
 * Builds the harness-requirements manifest of a package (specification 2.1, 2.2).
 * What the package leaves out takes the reference defaults; a tool given by role replaces that role's contract, and what
 * the given contract leaves out is the reference contract's.
 *
 * @param harness the `harness` member of `cartridge.yaml`, checked against its schema
 */
function buildManifest(harness, profile) {
    return {
        schemaVersion: profile.manifestSchemaVersion,
        mcp: {
            minProtocolRevision: harness?.mcp?.minProtocolRevision ?? '2024-11-05',
            preferredProtocolRevision: harness?.mcp?.preferredProtocolRevision ?? '2025-11-25',
        },
        model: {
            toolUse: harness?.model?.toolUse ?? true,
            minContextWindowTokens: harness?.model?.minContextWindowTokens ?? 100_000,
            structuredOutput: harness?.model?.structuredOutput ?? false,
        },
        requiredTools: merge(REQUIRED, harness?.requiredTools ?? [], 'required', profile),
        optionalTools: merge(OPTIONAL, harness?.optionalTools ?? [], 'optional', profile),
        filesystem: harness?.filesystem ?? ['fs.read'],
        network: harness?.network ?? [],
    };
}
/** The exact text of a manifest in a cartridge: two-space JSON with a final newline; its bytes are what is hashed. */
function serializeManifest(manifest) {
    return `${JSON.stringify(manifest, null, 2)}\n`;
}
function merge(reference, given, tier, profile) {
    const contracts = reference.map((entry) => contractOf(entry, tier, profile));
    for (const partial of given) {
        const index = contracts.findIndex((contract) => contract.role === partial.role);
        const base = contracts[index] ?? unknownRole(partial.role, tier, profile);
        // Key order is part of the bytes, so the contract is written out instead of spread.
        const contract = {
            role: partial.role,
            tier,
            capabilityScopes: partial.capabilityScopes ?? base.capabilityScopes,
            name: partial.name ?? base.name,
            description: partial.description ?? base.description,
            inputSchema: partial.inputSchema ?? base.inputSchema,
        };
        if (index === -1)
            contracts.push(contract);
        else
            contracts[index] = contract;
    }
    return contracts;
}
function contractOf(entry, tier, profile) {
    const { property } = entry;
    return {
        role: profile.roleNamespace + entry.role,
        tier,
        capabilityScopes: entry.scopes,
        name: entry.name,
        description: entry.description,
        inputSchema: property === undefined
            ? { type: 'object', properties: {} }
            : { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
    };
}
// A role beyond the reference set starts from nothing; checkManifest says what it lacks or that it may not be there.
function unknownRole(role, tier, profile) {
    const name = role.startsWith(profile.roleNamespace) ? role.slice(profile.roleNamespace.length) : role;
    return { role, tier, capabilityScopes: [], name, description: '', inputSchema: { type: 'object', properties: {} } };
}

// EXTERNAL MODULE: ./build/core/manifest/check.js
var check = __webpack_require__(5270);
// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/app/package.js








const PACKAGE_FILE = 'cartridge.yaml';
/**
 * Reads a package folder's `cartridge.yaml` and builds its manifest (surface.md, Packages).
 *
 * @param folder the folder, or the path of its `cartridge.yaml`
 * @returns diagnostics instead when the file or the manifest made from it is not valid
 * @throws UserError when there is no such file
 */
async function loadPackage(fs, folder, profile) {
    const file = folder.endsWith(PACKAGE_FILE) ? folder : join(folder, PACKAGE_FILE);
    if (fs.kind(file) === 'none') {
        throw new core_errors/* UserError */.y('no-package', `there is no ${PACKAGE_FILE}`, {
            path: folder,
            help: `name a folder that holds ${PACKAGE_FILE}`,
        });
    }
    const doc = await (0,read/* readDocument */.u)(file, fs.readFile(file, 4 * 1024 * 1024));
    const diagnostics = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,schema_check.checkSchema)(doc, await validators.validators.cartridge(), 'package/schema')),
    ];
    if (diagnostics.length > 0)
        return { diagnostics };
    const loaded = doc.value;
    const manifest = buildManifest(loaded.harness, profile);
    const manifestText = serializeManifest(manifest);
    const checked = (0,check/* checkManifest */.K)(await (0,read/* readText */.y)(ids/* MANIFEST_PATH */.U4, manifestText), await validators.validators.manifest(), profile);
    const errors = checked.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    if (errors.length > 0)
        return { diagnostics: errors.map((error) => atHarness(error, doc, loaded, manifest)) };
    return {
        folder: folder.endsWith(PACKAGE_FILE) ? folder.slice(0, -PACKAGE_FILE.length - 1) || '.' : folder,
        file,
        doc,
        package: loaded,
        manifest,
        manifestText,
    };
}
// The generated text is nobody's file: a fault in it lies in the package, at the part of `harness` that it came from.
function atHarness(error, doc, loaded, manifest) {
    const [list, index, ...rest] = error.pointer.split('/').slice(1);
    let path = ['harness', ...(list === undefined ? [] : [list])];
    if (list === 'requiredTools' || list === 'optionalTools') {
        const role = manifest[list][Number(index)]?.role;
        const given = loaded.harness?.[list]?.findIndex((tool) => tool.role === role) ?? -1;
        if (given >= 0)
            path = [...path, given, ...rest];
    }
    else if (index !== undefined)
        path = [...path, index, ...rest];
    return { ...error, path: doc.path, pointer: (0,source_document/* toPointer */.rb)(path), range: (0,source_document/* rangeOf */.be)(doc, path) };
}
function join(folder, name) {
    return folder === '' || folder === '.' ? name : `${folder.replace(/\/+$/, '')}/${name}`;
}


/***/ }),

/***/ 886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ build_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
;// CONCATENATED MODULE: ./build/adapters/fs/rom-folder.js



const MAX_FILES = 100_000;
const MAX_DEPTH = 64;
/**
 * Every file below a folder, hidden and git-ignored ones included, sorted by path in code-point order.
 *
 * @param root absolute
 * @param shown the folder's name in messages
 * @param maxBytes a larger file is refused before anything is read
 * @throws UserError `bad-package-file` for a link, a device, a FIFO or an unreadable folder: nothing is left out silently
 */
function listFolder(root, shown, maxBytes) {
    const files = [];
    const refuse = (path, reason, help) => {
        throw new errors/* UserError */.y('bad-package-file', `cannot be packed: ${reason}`, {
            path: `${shown}/${path}`.replace(/\/$/, ''),
            help,
        });
    };
    const visit = (relative, depth) => {
        if (depth > MAX_DEPTH)
            refuse(relative, `folders are nested deeper than ${MAX_DEPTH}`, 'flatten them');
        let names;
        try {
            names = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, relative)).sort();
        }
        catch (error) {
            return refuse(relative, `the folder cannot be read (${error.code})`, 'check its permissions');
        }
        for (const name of names) {
            const path = relative === '' ? name : `${relative}/${name}`;
            const stat = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path));
            if (stat.isDirectory())
                visit(path, depth + 1);
            else if (stat.isSymbolicLink())
                refuse(path, 'it is a symbolic link', 'put the file itself there');
            else if (!stat.isFile())
                refuse(path, 'it is not a regular file', 'remove it');
            else if (stat.size > maxBytes)
                refuse(path, `it has ${stat.size} bytes; at most ${maxBytes} can be packed`, 'split it');
            else
                files.push({ path, size: stat.size, read: () => readUnchanged((0,external_node_path_.join)(root, path), `${shown}/${path}`, stat) });
            if (files.length > MAX_FILES)
                refuse('', `it holds more than ${MAX_FILES} files`, 'pack fewer');
        }
    };
    visit('', 0);
    return files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
function readUnchanged(absolute, shown, seen) {
    const changed = () => {
        throw new errors/* UserError */.y('changed', 'the file changed while it was packed', {
            path: shown,
            help: 'run again when nothing writes to it',
        });
    };
    const same = (now) => now.size === seen.size && now.mtimeMs === seen.mtimeMs && now.ino === seen.ino;
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0) | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'ELOOP')
            return changed();
        throw new errors/* UserError */.y('unreadable-file', `cannot be read: ${code}`, { path: shown, cause: error });
    }
    try {
        if (!same((0,external_node_fs_.fstatSync)(descriptor)))
            return changed();
        const bytes = Buffer.allocUnsafe(seen.size);
        let length = 0;
        while (length < bytes.length) {
            const count = (0,external_node_fs_.readSync)(descriptor, bytes, length, bytes.length - length, length);
            if (count === 0)
                return changed();
            length += count;
        }
        return same((0,external_node_fs_.fstatSync)(descriptor)) ? bytes : changed();
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}

// EXTERNAL MODULE: ./build/adapters/sqlite/store.js
var store = __webpack_require__(5259);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/core/cartridge/rom-manifest.js
var rom_manifest = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/core/cartridge/schema.js
var schema = __webpack_require__(2001);
// EXTERNAL MODULE: ./build/core/cartridge/signature-row.js
var signature_row = __webpack_require__(7171);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(2552);
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

// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
;// CONCATENATED MODULE: ./build/core/private-keys.js
/** Finds private key material in a file, whatever the file is called. Only kind and line are told, never a byte of the key. */
// Kept apart from what follows it, so that a scanner (this one included) does not find a key in this file.
const BEGIN = '-----BEGIN ';
const PATTERNS = [
    [new RegExp(`${BEGIN}(?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----`, 'g'), 'private key in PEM'],
    [/PuTTY-User-Key-File-[23]: /g, 'private key of PuTTY'],
    [/AGE-SECRET-KEY-1[0-9A-Z]{50,}/g, 'age secret key'],
    [/untrusted comment: (?:minisign|rsign|signify) (?:encrypted )?secret key/gi, 'secret key of minisign'],
];
/** Base64 of PEM starts like this at each of the three alignments; what follows is decoded to be sure. */
const ENCODED_PEM = /LS0tLS1CRUdJTi[A-Za-z0-9+/_=-]{20,}|0tLS0tQkVHSU4[A-Za-z0-9+/_=-]{20,}|tLS0tLUJFR0lO[A-Za-z0-9+/_=-]{20,}/g;
/** A JWK with its private part. */
const JWK_PRIVATE = /"kty"\s*:\s*"(?:OKP|EC|RSA)"/g;
/** PKCS#8 DER of an ed25519 private key (RFC 8410) up to the seed. */
const PKCS8_ED25519 = '302e020100300506032b657004220420';
const MAX_LISTED = 100;
/**
 * Looks for private keys: PEM of every kind (on several lines, on one line with escaped newlines, as base64 of the whole,
 * in UTF-16), PuTTY, age, minisign, JWK, and ed25519 in DER.
 *
 * @param bytes the whole file
 */
function findPrivateKeys(bytes) {
    const found = [];
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // Most files hold none of these words, and a search for bytes is much cheaper than a decode.
    const mayHold = [
        'PRIVATE KEY',
        'LS0tLS1CRUdJTi',
        '0tLS0tQkVHSU4',
        'tLS0tLUJFR0lO',
        'PuTTY-User',
        'AGE-SECRET',
        'secret key',
        '"kty"',
    ];
    if (mayHold.some((word) => buffer.includes(word)))
        found.push(...inText(buffer.toString('latin1')));
    if (buffer.includes(Buffer.from('PRIVATE KEY', 'utf16le')))
        found.push(...inText(buffer.toString('utf16le')));
    const der = buffer.indexOf(Buffer.from(PKCS8_ED25519, 'hex'));
    if (der !== -1)
        found.push({ kind: 'ed25519 private key in DER', line: 1 + count(buffer.subarray(0, der)) });
    return found.sort((a, b) => a.line - b.line).slice(0, MAX_LISTED);
}
function inText(text) {
    const found = [];
    const add = (offset, kind) => {
        if (found.length < MAX_LISTED)
            found.push({ kind, line: lineAt(text, offset) });
    };
    for (const [pattern, kind] of PATTERNS)
        for (const match of text.matchAll(pattern))
            add(match.index, kind);
    for (const match of text.matchAll(ENCODED_PEM)) {
        if (decodesToKey(match[0]))
            add(match.index, 'private key as base64 of PEM');
    }
    for (const match of text.matchAll(JWK_PRIVATE)) {
        const around = text.slice(Math.max(0, match.index - 4096), match.index + 4096);
        if (/"d"\s*:\s*"[A-Za-z0-9_-]{32,}"/.test(around))
            add(match.index, 'private key as JWK');
    }
    return found;
}
function decodesToKey(encoded) {
    return ['', 'A', 'AA'].some((shift) => Buffer.from(shift + encoded, 'base64')
        .toString('latin1')
        .includes('PRIVATE KEY'));
}
function lineAt(text, offset) {
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1))
        line++;
    return line;
}
function count(bytes) {
    let lines = 0;
    for (const byte of bytes)
        if (byte === 10)
            lines++;
    return lines;
}

;// CONCATENATED MODULE: ./build/core/cartridge/forbidden.js
/** What may not travel in a cartridge: private keys, tokens, and values of the project's `.env` files. */

const TOKENS = [
    [/\b(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9]{36,}/, 'a GitHub token'],
    [/\bgithub_pat_[A-Za-z0-9_]{60,}/, 'a GitHub token'],
    [/\bglpat-[A-Za-z0-9_-]{20,}/, 'a GitLab token'],
    [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'an AWS access key'],
    [/\bxox[abeprs]-[A-Za-z0-9-]{20,}/, 'a Slack token'],
    [/\bnpm_[A-Za-z0-9]{36}\b/, 'an npm token'],
    [/\bsk-(?:ant|proj|svcacct)-[A-Za-z0-9_-]{20,}/, 'an API key'],
    [/\b[sr]k_live_[A-Za-z0-9]{20,}/, 'a Stripe key'],
    [/\bAIza[A-Za-z0-9_-]{35}\b/, 'a Google API key'],
    [/\bpypi-[A-Za-z0-9_-]{50,}/, 'a PyPI token'],
    [/\bhf_[A-Za-z0-9]{34,}/, 'a Hugging Face token'],
];
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
/** Everything in a file's content that may not travel, by line. */
function findForbidden(bytes, environment) {
    const found = findPrivateKeys(bytes).map(({ line, kind }) => ({ line, what: `a ${kind}` }));
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const lineOf = (offset) => 1 + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
    for (const [pattern, what] of TOKENS) {
        const at = text.search(pattern);
        if (at !== -1)
            found.push({ line: lineOf(at), what });
    }
    for (const { origin, value } of environment) {
        const at = text.indexOf(Buffer.from(value, 'utf8').toString('latin1'));
        if (at !== -1)
            found.push({ line: lineOf(at), what: `the value of ${origin}` });
    }
    return found.sort((a, b) => a.line - b.line);
}

// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/cartridge/names.js
var names = __webpack_require__(7884);
// EXTERNAL MODULE: ./build/core/cartridge/rom.js
var rom = __webpack_require__(9802);
// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 2 modules
var verify = __webpack_require__(934);
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
    const environment = readEnvironment(ports.fs, loaded.folder);
    const capabilities = capabilitiesOf(loaded.package);
    const rom = `${loaded.folder}/rom`;
    const found = ports.fs.kind(rom) === 'none' ? [] : ports.listFolder(rom, MAX_PACKED_FILE);
    checkNames(found, rom);
    const diagnostics = checkText(loaded, environment);
    const files = [manifestFile(loaded, found, rom, options)];
    for (const file of found) {
        if (`rom/${file.path}` === ids/* MANIFEST_PATH */.U4)
            continue;
        files.push({
            name: `rom/${file.path}`,
            mtime: options.epoch,
            size: file.size,
            read: () => scanned(file, rom, environment, diagnostics),
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
function scanned(file, rom, environment, diagnostics) {
    const bytes = file.read();
    for (const { line, what } of findForbidden(bytes, environment))
        diagnostics.push(forbidden(`${rom}/${file.path}`, line, what));
    return bytes;
}
function checkText(loaded, environment) {
    const texts = [(0,canonical_json/* canonicalize */.d)(loaded.package), loaded.manifestText];
    const found = texts.flatMap((text) => findForbidden(new TextEncoder().encode(text), environment));
    return found.map(({ what }) => forbidden(loaded.file, 1, what));
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

// EXTERNAL MODULE: ./build/core/cartridge/archive.js
var archive = __webpack_require__(6526);
// EXTERNAL MODULE: ./build/core/cartridge/read-card.js + 2 modules
var read_card = __webpack_require__(1528);
// EXTERNAL MODULE: ./build/core/cartridge/record.js
var record = __webpack_require__(4443);
// EXTERNAL MODULE: ./build/core/cartridge/values.js
var values = __webpack_require__(576);
// EXTERNAL MODULE: ./build/core/dsse/envelope.js
var envelope = __webpack_require__(8216);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/app/manifest.js
var manifest = __webpack_require__(7407);
;// CONCATENATED MODULE: ./build/app/rebuild.js
/** `build --from`: an existing cartridge with its harness manifest put in or replaced, and everything else kept. */













/**
 * Rebuilds a cartridge of any tool on a fresh database: its own schema is never written to.
 *
 * @param source a package folder or a manifest file
 * @param from the existing cartridge; it must be whole apart from its manifest and signature
 */
async function rebuildFrom(ports, source, from, profile, options) {
    const loaded = await (0,manifest/* loadManifest */.e)(ports.fs, source, profile);
    if (loaded.manifest === undefined)
        return loaded;
    const file = ports.store.open(from);
    try {
        const findings = new core_findings/* Findings */.F();
        const inspection = await (0,verify/* inspectCartridge */.i)(file, profile, findings);
        const faults = findings.list().filter(({ id, ok }) => !ok && !REPLACED.has(id));
        if (faults.length > 0 || inspection.cartridge === undefined) {
            return { diagnostics: faults.map(({ id, message }) => rebuild_diagnostic(from, id, message)) };
        }
        const content = contentOf(inspection.cartridge, inspection, loaded.bytes, options.epoch);
        const written = await ports.writer.create(options.out, content, (temporary) => selfCheck(ports.store, temporary, profile, options.out));
        const { signature } = inspection;
        const dropped = signature !== undefined && signature.manifestHash !== written.romDigest;
        const notes = dropped ? ['the ROM digest changed, so the signature was dropped; sign it again'] : [];
        const cartridgeId = (0,meta/* metaValue */.t8)(inspection.meta, 'cartridge_id', profile) ?? '';
        return { written: { ...written, cartridgeId, files: content.files.length, notes } };
    }
    finally {
        file.close();
    }
}
/** What the rebuild makes anew, so that its faults do not stop it. */
const REPLACED = new Set(['harness-manifest', 'rom-digest', 'signature-row', 'envelope']);
function rebuild_diagnostic(path, id, message) {
    return {
        rule: `cartridge/${id}`,
        level: 'error',
        message,
        path,
        range: diagnostic/* START_OF_FILE */.ag,
        pointer: '',
        help: 'only a whole cartridge can be carried over; run cartwright verify on it',
    };
}
function contentOf(cartridge, inspection, manifest, epoch) {
    const { profile } = cartridge;
    const kept = new Map([...inspection.meta].filter(([key]) => key !== `${profile.metaPrefix}rom_manifest_hash`));
    const files = [{ name: ids/* MANIFEST_PATH */.U4, mtime: epoch, size: manifest.length, read: () => manifest }];
    for (const row of (0,read_card/* rowsOf */.RO)(cartridge, 'sqlar')) {
        const member = (0,archive/* readMember */.hd)(row, profile);
        if (member.name === ids/* MANIFEST_PATH */.U4)
            continue;
        files.push({
            name: member.name,
            mtime: member.mtime,
            size: member.sz,
            read: () => contentOfMember(cartridge, row),
        });
    }
    const capabilities = [...(0,read_card/* rowsOf */.RO)(cartridge, 'capabilities')].map(([id, json]) => ({
        id: (0,values/* text */.Qq)(id, 'capabilities', 'a capability id'),
        json: (0,values/* text */.Qq)(json, 'capabilities', 'json of a capability'),
    }));
    const extraObjects = [...(0,read_card/* rowsOf */.RO)(cartridge, 'memory')]
        .filter((row) => (0,values/* text */.Qq)(row[1], 'memory', 'zone of a memory') === 'rom')
        .map((row) => ({
        sourceRef: `memory:${(0,values/* text */.Qq)(row[0], 'memory', 'a memory id')}`,
        text: (0,values/* text */.Qq)(row[4], 'memory', 'payload of a memory'),
    }));
    return {
        profile,
        meta: kept,
        files,
        capabilities,
        extra: extraTables(cartridge),
        extraObjects,
        signature: signatureFor(inspection),
    };
}
async function contentOfMember(cartridge, row) {
    const member = (0,archive/* readMember */.hd)(row, cartridge.profile);
    const bytes = new Uint8Array(member.sz);
    let at = 0;
    await (0,archive/* readContent */.c_)(member, cartridge.profile, cartridge.inflate, (chunk) => {
        bytes.set(chunk, at);
        at += chunk.length;
    });
    return bytes;
}
function extraTables(cartridge) {
    return schema/* EXTRA_TABLES */.Xs.filter((name) => cartridge.schema.has(name)).map((name) => ({
        create: (0,schema/* createExtraTable */.$k)(name, cartridge.profile),
        name: name === 'skill' ? `${cartridge.profile.prefix}_skill` : name,
        rows: cells((0,read_card/* rowsOf */.RO)(cartridge, name)),
    }));
}
function* cells(rows) {
    for (const row of rows)
        yield row.map(cellOf);
}
function cellOf(value) {
    if (value.type === 'null')
        return null;
    if (value.type === 'integer' || value.type === 'real')
        return value.value;
    return value.type === 'text' ? (0,values/* text */.Qq)(value, 'memory', 'a text of an extra table') : (0,record/* bytesOf */.$)(value, MAX_PACKED_FILE);
}
// A manifest that did not change leaves the ROM digest as it was, and so the signature true.
function signatureFor({ signature }) {
    return (romDigest) => {
        if (signature === undefined || signature.manifestHash !== romDigest)
            return undefined;
        const [first] = signature.envelope.signatures;
        return {
            manifestHash: romDigest,
            envelope: JSON.stringify((0,envelope/* envelopeJson */.X8)(signature.envelope)),
            keyid: first?.keyid ?? '',
            publicKeyPem: signature.storedKeys.map(({ pem }) => pem).join(''),
            createdAt: signature.createdAt,
        };
    };
}

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/diagnostics.js
var diagnostics = __webpack_require__(6045);
;// CONCATENATED MODULE: ./build/cli/commands/build.js










const build_command = {
    name: 'build',
    summary: 'builds a cartridge from a package folder',
    usage: ['build [PACKAGE] --out FILE', 'build [PACKAGE|MANIFEST] --from CARTRIDGE --out FILE'],
    options: [
        { name: 'out', kind: 'value', value: 'FILE', summary: 'the cartridge that is written' },
        {
            name: 'from',
            kind: 'value',
            value: 'CARTRIDGE',
            summary: 'take this cartridge and put in, or replace, only its harness manifest',
        },
    ],
    formats: ['text', 'json'],
    details: [
        'PACKAGE is a folder with cartridge.yaml and rom/ (default: the working directory). Everything under rom/ is packed as it',
        'is; links, private keys, tokens, values of .env files and names outside the rule stop the build, with file and line.',
        'The same input gives the same bytes on any machine, day and version of Node: times are 1970, or SOURCE_DATE_EPOCH.',
        'With --from everything else of the cartridge is kept, SAVE rows included. A signature over another ROM is dropped.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { fs, io, positionals, profile } = context;
        const out = context.value('out');
        if (out === undefined)
            throw new errors/* UserError */.y('usage', 'build needs --out FILE', { help: `such as --out agent${profile.extension}` });
        if (positionals.length > 1)
            throw new errors/* UserError */.y('usage', `build takes one package, not ${positionals.length}`);
        const ports = {
            fs,
            store: (0,store.cartridgeStore)(fs.cwd),
            writer: cartridgeWriter(fs.cwd),
            listFolder: (folder, maxBytes) => listFolder((0,external_node_path_.resolve)(fs.cwd, folder), folder, maxBytes),
        };
        const from = context.value('from');
        const options = { out, epoch: buildEpoch(io.env['SOURCE_DATE_EPOCH']) };
        const source = positionals[0] ?? '.';
        const result = from === undefined
            ? await buildPackage(ports, source, profile, options)
            : await rebuildFrom(ports, source, from, profile, options);
        if ('diagnostics' in result) {
            await (0,diagnostics.printDiagnostics)(context, result.diagnostics, 1);
            return command/* EXIT */.d.no;
        }
        print(context, out, result.written);
        return command/* EXIT */.d.ok;
    },
};
function print({ io, format, quiet }, out, built) {
    if (format === 'json') {
        io.out(`${JSON.stringify({ version: 1, path: out, ...built }, null, 2)}\n`);
        return;
    }
    if (quiet)
        return;
    io.out(`built ${(0,printable/* printable */.g)(out)}: ${(0,printable/* printable */.g)(built.cartridgeId)}, ${built.files} files, ${built.size} bytes\n  ROM digest ${built.romDigest}\n`);
    for (const note of built.notes)
        io.out(`  note: ${(0,printable/* printable */.g)(note)}\n`);
}


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8508);



/** Prints diagnostics as a result: JSON in the shape of surface.md, anything else as one line each. */
async function printDiagnostics(context, diagnostics, files) {
    const sorted = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (context.format === 'json') {
        const summary = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(sorted, files);
        context.io.out(`${JSON.stringify({ version: 1, tool: { name: 'cartwright', version: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x }, diagnostics: sorted, summary }, null, 2)}\n`);
        return Promise.resolve();
    }
    for (const d of sorted) {
        const place = `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g)(d.path)}:${d.range.start.line}:${d.range.start.column}`;
        context.io.out(`${place}: ${d.level}[${d.rule}]: ${d.message}\n${d.help === undefined ? '' : `  help: ${d.help}\n`}`);
    }
    return Promise.resolve();
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

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1817);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8778);



/** Keywords that only sum up errors which are reported by themselves. */
const SUMMARIES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'contains', 'propertyNames']);
/**
 * Checks a document against a schema and says what is wrong in words, each fault once, at its exact place.
 *
 * @param rule rule id of the diagnostics
 */
function checkSchema(doc, validator, rule = 'schema/invalid') {
    if (validator(doc.value))
        return [];
    const errors = [...(validator.errors ?? [])];
    const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
    const seen = new Set();
    const diagnostics = [];
    for (const error of specific.length > 0 ? specific : errors) {
        const finding = explain(error, doc.value, rule);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_0__/* .locateFinding */ .E1)(doc, finding));
    }
    return diagnostics;
}
function explain(error, root, rule) {
    const path = fromPointer(error.instancePath, root);
    const where = describe(path);
    const finding = (message, extra = {}) => ({
        rule,
        level: 'error',
        message,
        path,
        ...extra,
    });
    switch (error.keyword) {
        case 'additionalProperties':
        case 'unevaluatedProperties': {
            const name = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
            const known = Object.keys(error.parentSchema?.['properties'] ?? {});
            const near = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(name, known);
            const help = near === undefined
                ? known.length === 0
                    ? 'remove it'
                    : `allowed here: ${known.join(', ')}`
                : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(near)}?`;
            return finding(`unknown property ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = typeof error.data === 'string'
                ? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(error.data, allowed.filter((v) => typeof v === 'string'))
                : undefined;
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: `write ${meant}`,
            });
        }
        case 'minItems':
        case 'maxItems': {
            const limit = `${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(error.params['limit'])}`;
            return finding(`${where} has ${Array.isArray(error.data) ? error.data.length : 0} items; it needs ${limit}`);
        }
        case 'minLength':
            return finding(`${where} is empty`, { help: 'write something, or remove it' });
        case 'uniqueItems':
            return finding(`${where} holds the same item twice`, { help: 'remove one of them' });
        default:
    }
    const value = isShort(error.data) ? ` (${show(error.data)})` : '';
    return finding(`${where} ${error.message ?? 'is not valid'}${value}`);
}
function fromPointer(pointer, root) {
    let value = root;
    return pointer
        .split('/')
        .slice(1)
        .map((raw) => {
        const segment = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        const key = Array.isArray(value) ? Number(segment) : segment;
        value =
            typeof value === 'object' && value !== null ? value[key] : undefined;
        return key;
    });
}
function describe(path) {
    if (path.length === 0)
        return 'the document';
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(value);
    return isShort(value) || value === null ? String(value) : kindOf(value);
}
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    return article(typeof value);
}
function article(type) {
    if (Array.isArray(type))
        return type.map(article).join(' or ');
    const names = {
        object: 'a mapping',
        array: 'a list',
        string: 'a string',
        number: 'a number',
        integer: 'an integer',
        boolean: 'true or false',
        null: 'null',
    };
    return names[String(type)] ?? String(type);
}


/***/ }),

/***/ 8778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    const same = candidates.filter((candidate) => fold(candidate) === plain);
    if (same.length === 1)
        return same[0];
    const holding = candidates.filter((candidate) => holds(fold(candidate), plain) || holds(plain, fold(candidate)));
    const allowed = plain.length <= 4 ? 1 : 2;
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const distance = editDistance(plain, fold(candidate), allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
/** Whether a word says all of a name and more: `glob` for `file-glob`. */
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
/** Edit distance with transpositions; anything above `limit` is `limit + 1`. */
function editDistance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit)
        return limit + 1;
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = a[i - 1] === b[j - 1] ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, at(before, j - 2) + 1);
            row.push(cost);
        }
        before = previous;
        previous = row;
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module) {
    const loaded = await module;
    return (loaded.default ?? loaded.validate);
}
/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
const validators = {
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 5930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 6699))),
};


/***/ })

};
