"use strict";
exports.id = 4114;
exports.ids = [4114,4833,8778,8217,7912,9173,147,1432,7640];
exports.modules = {

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

/***/ 8817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ verify_command)
});

// EXTERNAL MODULE: ./build/app/verify.js + 3 modules
var verify = __webpack_require__(3772);
// EXTERNAL MODULE: ./build/adapters/sqlite/store.js
var store = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/report/markdown.js
var markdown = __webpack_require__(1432);
;// CONCATENATED MODULE: ./build/core/report/verify-text.js


/**
 * Text of `verify`: one head line for each file, its identity, and every check that did not pass cleanly.
 *
 * @param all also the checks that passed (`--explain`)
 */
function verifyText(outcome, all) {
    const lines = [`${outcome.ok ? '✓' : '✗'} ${(0,printable.printable)(outcome.path)}: ${outcome.trust}`];
    const fact = (name, value) => {
        if (value !== null)
            lines.push(`  ${name.padEnd(10)} ${(0,printable.printable)(value)}`);
    };
    fact('cartridge', outcome.cartridgeId);
    fact('ROM digest', outcome.romDigest);
    fact('publisher', outcome.publisherId);
    fact('signed at', outcome.signedAt);
    for (const keyid of outcome.keyids)
        fact('key', keyid);
    for (const { id, ok, message, warning } of outcome.checks) {
        const mark = ok ? (warning === true ? '!' : '✓') : '✗';
        if (all || mark !== '✓')
            lines.push(`  ${mark} ${id}: ${(0,printable.printable)(message)}`);
    }
    const help = HELP[outcome.trust];
    if (!outcome.ok && help !== undefined)
        lines.push(`  help: ${help}`);
    return `${lines.join('\n')}\n`;
}
/** The way out where the trust itself is what stops; said by `verify` alone, whose options these are. */
const HELP = {
    tampered: undefined,
    unsigned: 'sign it, or let it pass with --allow-unsigned',
    untrusted: 'give the key of its signer with --public-key, if you trust it',
    portable: undefined,
    trusted: undefined,
    local: undefined,
};
/** Markdown of `verify`: a table of files, then what is wrong with each. Untrusted text stands in code spans only. */
function verifyMarkdown(outcomes) {
    const rows = outcomes.map(({ path, ok, trust, romDigest }) => `| ${ok ? '✅' : '❌'} | ${(0,markdown/* code */.aY)(path)} | ${trust} | ${romDigest === null ? '' : (0,markdown/* code */.aY)(romDigest)} |`);
    const notes = outcomes.flatMap(({ path, checks }) => checks
        .filter(({ ok, warning }) => !ok || warning === true)
        .map(({ id, ok, message }) => `- ${ok ? '⚠️' : '❌'} ${(0,markdown/* code */.aY)(path)} **${id}**: ${(0,markdown/* code */.aY)(message, 600)}`));
    const table = ['|  | file | trust | ROM digest |', '|---|---|---|---|', ...rows];
    return `${[...table, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n')}\n`;
}

// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/trust-options.js
var trust_options = __webpack_require__(1360);
// EXTERNAL MODULE: ./build/cli/user-error.js
var user_error = __webpack_require__(4833);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/cli/commands/verify.js








const verify_command = {
    name: 'verify',
    summary: 'integrity, signature and trust of a cartridge or a signed CAL',
    usage: ['verify FILE…', 'verify FILE --public-key KEY.pub.pem --not-older-than 1.2.0'],
    options: [
        ...trust_options/* TRUST_OPTIONS */.Q,
        {
            name: 'not-older-than',
            kind: 'value',
            value: 'CARTRIDGE|VERSION',
            summary: 'refuse a cartridge older than this one (rollback)',
        },
        { name: 'strict', kind: 'flag', summary: 'every warning is a failure' },
        { name: 'explain', kind: 'flag', summary: 'show every check, and how to repeat it with sqlite3 and openssl alone' },
    ],
    formats: ['text', 'json', 'markdown'],
    details: [
        'Trust, first match wins: tampered (wrong bytes or signature, or a compromised key); unsigned; untrusted (another key',
        'than those given); portable (valid, but nobody here vouches for the signer); trusted (a given key, or one that is',
        'active in the registry); local (trusted, and your own). Exit 0 for portable, trusted and local; 1 for the others,',
        'for unsigned unless --allow-unsigned, for an invalid structure, and for what a demand refuses; 2 for a file that is no',
        'cartridge here. A *.cal.json or *.cal.yaml file is verified as a signed CAL, anything else as a cartridge.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { fs, io, positionals, profile } = context;
        if (positionals.length === 0)
            throw new errors/* UserError */.y('usage', 'verify needs at least one file');
        const ports = { fs, store: (0,store.cartridgeStore)(fs.cwd) };
        const demands = await (0,trust_options/* demandsOf */.w)(context, ports);
        const done = [];
        let unreadable = false;
        for (const path of positionals) {
            try {
                done.push(await (0,verify.verifyFile)(ports, path, profile, demands));
            }
            catch (error) {
                if (!(error instanceof errors/* UserError */.y))
                    throw error;
                io.err((0,user_error.formatUserError)(error));
                unreadable = true;
            }
        }
        print(context, done);
        if (unreadable)
            return command/* EXIT */.d.unable;
        return done.every(({ outcome }) => outcome.ok) ? command/* EXIT */.d.ok : command/* EXIT */.d.no;
    },
};
function print(context, done) {
    const { io, format } = context;
    const results = done.map(({ outcome }) => outcome);
    if (format === 'json')
        io.out((0,json_text/* resultJson */.y)({ version: 1, results }, 2));
    else if (format === 'markdown')
        io.out(verifyMarkdown(results));
    else {
        const explain = context.flag('explain');
        for (const { outcome, script } of done) {
            if (context.quiet && outcome.ok && !explain)
                continue;
            io.out(verifyText(outcome, explain));
            const repeat = explain ? script() : undefined;
            if (repeat !== undefined)
                io.out(`\nTo repeat this without cartwright, save as a file and run with sh:\n\n${repeat}`);
        }
    }
}


/***/ }),

/***/ 1360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ TRUST_OPTIONS),
/* harmony export */   w: () => (/* binding */ demandsOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);

/** Options that say whom the user trusts; `handshake` and others take them too. */
const TRUST_OPTIONS = [
    {
        name: 'public-key',
        kind: 'list',
        value: 'FILE',
        summary: 'trust this ed25519 public key (PEM), and no stored one',
    },
    {
        name: 'trust-registry',
        kind: 'value',
        value: 'FILE',
        summary: 'trust registry with keys, their expiry and revocation',
    },
    { name: 'threshold', kind: 'value', value: 'N', summary: 'how many distinct keys must have signed (default 1)' },
    {
        name: 'publisher',
        kind: 'value',
        value: 'ID',
        summary: 'your own publisher id: its trusted signatures are "local"',
    },
    {
        name: 'require',
        kind: 'value',
        value: 'TRUST',
        summary: 'least trust that passes (default portable)',
        choices: ['portable', 'trusted'],
    },
    { name: 'allow-unsigned', kind: 'flag', summary: 'let a file without a signature pass' },
];
/**
 * What the options and the configuration demand of a signature.
 *
 * @throws UserError for a key, registry or baseline that cannot be used
 */
async function demandsOf(context, ports) {
    const { fs, clock, config, profile } = context;
    const threshold = context.value('threshold') ?? '1';
    if (!/^(?:[1-9]|1[0-6])$/.test(threshold)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `--threshold is ${JSON.stringify(threshold)}`, { help: 'a number from 1 to 16' });
    }
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(3088)]).then(__webpack_require__.bind(__webpack_require__, 3088));
    const policy = await loadPolicy(fs, clock, {
        publicKeys: context.list('public-key'),
        trustRegistry: context.value('trust-registry') ?? config.trustRegistry,
        threshold: Number(threshold),
        publisher: context.value('publisher') ?? config.publisher,
    }, profile);
    const known = context.value('not-older-than');
    const { loadBaseline } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(147)]).then(__webpack_require__.bind(__webpack_require__, 3772));
    return {
        policy,
        require: context.value('require') === 'trusted' ? 'trusted' : 'portable',
        allowUnsigned: context.flag('allow-unsigned'),
        strict: context.flag('strict'),
        baseline: known === undefined ? undefined : await loadBaseline(ports, known, profile, policy),
    };
}


/***/ }),

/***/ 4833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatUserError: () => (/* binding */ formatUserError)
/* harmony export */ });
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

/** `cartwright: FILE:LINE:COLUMN: message`, and the way out on a second line. */
function formatUserError(error) {
    const place = error.range === undefined ? '' : `:${error.range.start.line}:${error.range.start.column}`;
    const where = error.path === undefined ? '' : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.path)}${place}: `;
    const help = error.help === undefined ? '' : `  help: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.help)}\n`;
    return `cartwright: ${where}${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.message)}\n${help}`;
}


/***/ }),

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
/** JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. */
/** Deeper than any document that the parsers let through; the stack ends at twice as much. */
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Serializes a JSON value by RFC 8785: members sorted by UTF-16 units, numbers as in ECMAScript, no white space.
 *
 * @throws TypeError for what I-JSON cannot say: NaN, infinities, lone surrogates, undefined, functions, bigints, cycles
 */
function canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return text(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`${value} is no JSON number`);
            return JSON.stringify(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'object':
            return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
        default:
            throw new TypeError(`a value of type ${typeof value} is no JSON`);
    }
}
function text(value) {
    if (LONE_SURROGATE.test(value))
        throw new TypeError('a string holds a lone surrogate');
    return JSON.stringify(value);
}
function list(items, depth) {
    const parts = [];
    // By index, so that a hole is refused as undefined and not skipped.
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    // A plain loop: schemas nest hundreds of levels deep, and each function in between costs stack.
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
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

/***/ 5101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5825);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/** What a file is, by its first bytes: so that a command that is given another kind can say which, and who reads it. */



/** How many bytes of a file are enough for {@link foreignKind}. */
const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
/**
 * What a file is that is no cartridge of `profile`. A damaged cartridge is still one: either its first bytes or its
 * application_id say so.
 *
 * @param head the first {@link HEAD_BYTES} bytes of the file, fewer when it is shorter
 * @returns undefined for a cartridge of the profile, in no newer version of the format, whole or not
 */
function foreignToCartridges(head, profile) {
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const word = (at) => (head.length >= at + 4 ? view.getUint32(at) : undefined);
    const start = Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1');
    const application = word(68);
    const owner = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find(({ applicationId }) => applicationId === application);
    const isDatabase = head.length > 0 && MAGIC.startsWith(start);
    if (owner === undefined && !isDatabase) {
        const { what, help } = documentKind(head);
        return { what: `${what}, not a cartridge`, help };
    }
    if (application === undefined)
        return undefined;
    if (owner === undefined) {
        const hex = `0x${application.toString(16).padStart(8, '0')}`;
        return { what: `an SQLite database that is no cartridge (its application_id is ${hex})`, help: undefined };
    }
    if (owner !== profile) {
        const what = `a cartridge of prefix ${owner.prefix}; prefix ${profile.prefix} is read here`;
        return { what, help: otherPrefix(owner) };
    }
    const [major, known] = [(word(60) ?? 0) >>> 24, profile.userVersion >>> 24];
    if (!isDatabase || major <= known)
        return undefined;
    return { what: `a cartridge of format version ${major}; version ${known} is known`, help: 'use a newer cartwright' };
}
/** What to set so that a document of another prefix is read. */
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
/** What a file is that is no database. */
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version)}`, help: undefined };
}
/** What a document is by its schemaVersion, in any profile, and which command reads it. */
function kindOfSchemaVersion(version) {
    const own = OWN_KINDS.get(version);
    if (own !== undefined)
        return own;
    for (const profile of _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name])) {
        const kind = PREFIXED_KINDS.find(({ field }) => profile[field] === version);
        if (kind !== undefined)
            return kind;
    }
    return undefined;
}
const OWN_KINDS = new Map([
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_SCHEMA_VERSION */ .EL, { what: 'a package description', help: 'build and manifest read it' }],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_SCHEMA_VERSION */ ._Y, { what: 'a host profile', help: 'handshake reads it, with --host' }],
    [
        _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww,
        { what: 'a file of confirmations', help: 'workflow ready reads it, with --confirmations' },
    ],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .ROSTER_SCHEMA_VERSION */ .ZZ, { what: 'a roster', help: 'workflow ready reads it, with --roster' }],
]);
const PREFIXED_KINDS = [
    { field: 'calSchemaVersion', what: 'a CAL', help: 'lint, workflow ready, sign and verify read it as *.cal.yaml' },
    { field: 'manifestSchemaVersion', what: 'a harness manifest', help: 'handshake and diff read it' },
    { field: 'descriptorSchemaVersion', what: 'a compliance descriptor', help: 'preflight reads it, with --descriptor' },
    { field: 'trustRegistrySchemaVersion', what: 'a trust registry', help: 'verify reads it, with --trust-registry' },
];


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

/***/ 5270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3189);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1817);
/* harmony import */ var _role_contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6619);






/** Members of a manifest's root (specification 2.1). Others are ignored by a host, so they are a warning. */
const MEMBERS = new Set(['schemaVersion', 'mcp', 'model', 'requiredTools', 'optionalTools', 'filesystem', 'network']);
/**
 * Validates a harness-requirements manifest (specification 2.1, 2.2): shape, known schemaVersion, exactly the four required
 * roles with the scopes and the property of each, tiers, scopes, real dates.
 *
 * @param validator the compiled `schemas/manifest.schema.json`
 */
function checkManifest(doc, validator, profile) {
    const diagnostics = [...doc.problems];
    const report = (finding, rule) => {
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .locateFinding */ .E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,_schema_check_js__WEBPACK_IMPORTED_MODULE_2__.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision === undefined)
            continue;
        const path = ['mcp', field];
        if (!(0,_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .isRevision */ .oN)(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(revision)}, which is no date`;
            report({ message, path, help: 'write a real date as YYYY-MM-DD' }, 'revision');
        }
        else if (!_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.includes(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(revision)}, which is no published revision of MCP`;
            const help = `published: ${_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.join(', ')}`;
            report({ level: 'warning', message, path, help }, 'unknown-revision');
        }
    }
    checkRoles(manifest, profile, report);
    const failed = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    return { manifest: failed ? undefined : manifest, diagnostics };
}
/** The finding for a schemaVersion that is not `profile`'s; undefined when it is. An unrecognized one is always refused. */
function schemaVersionProblem(value, profile) {
    const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    const found = Object.hasOwn(object, 'schemaVersion') ? object['schemaVersion'] : undefined;
    if (found === profile.manifestSchemaVersion)
        return undefined;
    const other = (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .otherProfileWith */ .Yc)(profile, 'manifestSchemaVersion', found);
    const help = other === undefined
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(found) : typeof found;
    return { message: `unrecognized schemaVersion: ${shown}`, path: ['schemaVersion'], help };
}
function checkRoles(manifest, profile, report) {
    const expected = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUIRED_ROLE_NAMES */ .Ms.map((name) => profile.roleNamespace + name);
    const seen = new Map();
    const tools = [
        ...manifest.requiredTools.map((tool, i) => ({ tool, path: ['requiredTools', i] })),
        ...manifest.optionalTools.map((tool, i) => ({ tool, path: ['optionalTools', i] })),
    ];
    for (const { tool, path } of tools) {
        const at = [...path, 'role'];
        const required = tool.tier === 'required';
        if (seen.has(tool.role))
            report({ message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(tool.role)} is not in the namespace ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
        if (!required)
            continue;
        for (const fault of (0,_role_contract_js__WEBPACK_IMPORTED_MODULE_3__/* .contractFaults */ .W)(tool, profile))
            report({ ...fault, path: [...path, ...fault.path] }, 'contract');
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
    }
}


/***/ }),

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ROLE_FLOORS),
/* harmony export */   W: () => (/* binding */ contractFaults)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);


/** The required roles by their names without namespace. */
const ROLE_FLOORS = {
    execute: { scopes: ['exec'], property: 'command' },
    dispatch: { scopes: ['dispatch'], property: 'task' },
    'memory.write': { scopes: ['memory.write'], property: 'summary' },
    search: { scopes: ['search', 'memory.read'], property: 'query' },
};
/** What the contract of a required role lacks of the specification's table 2.2; more than the table is allowed. */
function contractFaults(contract, profile) {
    const name = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUIRED_ROLE_NAMES */ .Ms.find((role) => contract.role === profile.roleNamespace + role);
    if (name === undefined)
        return [];
    const { scopes, property } = ROLE_FLOORS[name];
    const role = contract.role;
    const faults = [];
    const lacking = scopes.filter((scope) => !contract.capabilityScopes.includes(scope));
    if (lacking.length > 0)
        faults.push({
            path: ['capabilityScopes'],
            message: `${role} does not ask for ${lacking.map((scope) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(scope)).join(' and ')}`,
            help: `add ${lacking.join(', ')}: the role asks at least for ${scopes.join(', ')}`,
        });
    const parts = appliedSchemas(contract.inputSchema);
    const help = `every ${role} takes ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)}: { type: object, required: [${property}], properties: { ${property}: { type: string } } }, and more`;
    if (!parts.some((part) => listOf(part['required']).includes(property)))
        faults.push({
            path: ['inputSchema'],
            message: `the inputSchema of ${role} does not require ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)}`,
            help,
        });
    else if (!parts.some((part) => isText(memberOf(part['properties'], property), contract.inputSchema)))
        faults.push({
            path: ['inputSchema'],
            message: `the inputSchema of ${role} does not say that ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(property)} is a string`,
            help,
        });
    return faults;
}
/** A schema with everything that holds wherever it does: its `allOf`, and what a `$ref` inside the document leads to. */
function appliedSchemas(schema, root = schema) {
    const found = new Set();
    const open = [schema];
    while (open.length > 0) {
        const next = open.pop();
        if (!isSchema(next) || found.has(next))
            continue;
        found.add(next);
        open.push(...listOf(memberOf(next, 'allOf')), referred(memberOf(next, '$ref'), root));
    }
    return [...found];
}
function isText(schema, root) {
    return appliedSchemas(schema, root).some((part) => {
        const type = memberOf(part, 'type');
        if (type === 'string' || (Array.isArray(type) && type.length === 1 && type[0] === 'string'))
            return true;
        const values = Object.hasOwn(part, 'const') ? [part['const']] : listOf(memberOf(part, 'enum'));
        return values.length > 0 && values.every((value) => typeof value === 'string');
    });
}
function referred(reference, root) {
    if (typeof reference !== 'string' || !reference.startsWith('#/'))
        return undefined;
    return reference
        .slice(2)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce((value, key) => (Array.isArray(value) ? value[Number(key)] : memberOf(value, key)), root);
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function memberOf(value, name) {
    return isSchema(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ }),

/***/ 8186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ markdownText)
/* harmony export */ });
/**
 * Text as HTML entities, for Markdown and HTML alike: nothing in it ends a cell, starts a tag, a link or a fence. Only inside of
 * `<code>` is it dead on GitHub, which looks for emoji, references and mentions after the entities are read; a word joiner stands
 * where an address or a mention could come alive even so.
 *
 * @param text one line, printable
 */
function markdownText(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
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

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   fenced: () => (/* binding */ fenced),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   oh: () => (/* binding */ thousands)
/* harmony export */ });
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8186);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);


/*
 * Text from a repository reaches Markdown through this file alone. Two forms are safe on GitHub, which looks for mentions,
 * references and addresses after rendering, so that a backslash does not stop it: a code span, and words without any of these.
 */
/** A word that GitHub could turn into a mention, a reference, an address, an emoji or a formula. */
const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|^\W*gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
/** Shortens text to `limit` characters with an ellipsis, never through the middle of a character. */
function shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/**
 * A code span: one line, invisible characters spelt out, secrets cut, its fence longer than any run of backticks inside.
 * A vertical bar would end a table's cell even in a code span, so text with one is written as an element.
 */
function code(text, limit = 200) {
    const shown = shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit);
    if (shown.trim() === '')
        return '(empty)';
    if (shown.includes('|'))
        return element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** As {@link code}, as an HTML element: for places where Markdown is not read, such as `<summary>`. */
function element(text, limit = 200) {
    return `<code>${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p)(shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit))}</code>`;
}
/** A sentence of ours with values in double quotes: the values and every word that could come alive become code spans. */
function prose(text, limit = 600) {
    return shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .join('')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
/** A block in a fence that nothing inside can close; secrets cut, invisible characters but tabs spelt out. */
function fenced(block, info) {
    const text = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printableLines)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
/** One row of a table. Cells are Markdown of this file's making and hold no bar and no line break. */
function row(...cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** Header and rule of a table. */
function tableHead(...titles) {
    return `${row(...titles)}${row(...titles.map(() => '---'))}`;
}
/** `12,345`. Written out: the platform's formatter takes 10 ms to load. */
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 error`, `2 errors`. */
function count(n, one, many = `${one}s`) {
    return `${thousands(n)} ${n === 1 ? one : many}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ }),

/***/ 3189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/**
 * The revisions of the Model Context Protocol that have been published; the first is the one that its SDKs still speak from
 * before the first release.
 */
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
/** @returns whether `text` is an MCP revision: a real `YYYY-MM-DD` date. */
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
/**
 * Compares two MCP revisions as dates.
 *
 * @param a real date, as {@link isRevision} says
 * @returns negative when `a` is older, zero when equal, positive when newer
 */
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSchema: () => (/* binding */ checkSchema)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);
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
        if (error.keyword === 'required' && isMisspelt(error, specific))
            continue;
        const finding = explain(error, doc.value, rule);
        const key = JSON.stringify(finding.path);
        if (seen.has(key))
            continue;
        seen.add(key);
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .locateFinding */ .E1)(doc, finding));
    }
    return diagnostics;
}
/** Whether the property that lacks is there under a name close to its own, which is reported by itself. */
function isMisspelt({ instancePath, params }, errors) {
    return errors.some((other) => {
        if (other.keyword !== 'additionalProperties' || other.instancePath !== instancePath)
            return false;
        const known = Object.keys(other.parentSchema?.['properties'] ?? {});
        return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(String(other.params['additionalProperty']), known) === params['missingProperty'];
    });
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
                : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`;
            return finding(`unknown property ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)}`, { path: [...path, name], part: 'key', help });
        }
        case 'required':
            return finding(`${where} lacks ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(String(error.params['missingProperty']))}`, {
                path: [...path, String(error.params['missingProperty'])],
                help: 'add it',
            });
        case 'enum':
        case 'const': {
            const allowed = error.keyword === 'const' ? [error.params['allowedValue']] : error.params['allowedValues'];
            const near = nearestOf(error.data, allowed);
            const list = allowed.map((v) => JSON.stringify(v)).join(', ');
            return finding(`${where} is ${show(error.data)}; allowed: ${list}`, {
                help: near === undefined ? `write ${list}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
            });
        }
        case 'type':
            return finding(`${where} must be ${article(error.params['type'])}, not ${kindOf(error.data)}`);
        case 'pattern': {
            const meant = error.parentSchema?.['$comment'];
            if (typeof meant !== 'string')
                break;
            const near = nearestOf(error.data, error.parentSchema?.['examples']);
            return finding(`${where} is ${show(error.data)}, which is not ${meant.split(': ')[0]}`, {
                help: near === undefined ? `write ${meant}` : `did you mean ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(near)}?`,
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
/** The text among `candidates` that somebody may have meant by a value. */
function nearestOf(value, candidates) {
    if (typeof value !== 'string' || !Array.isArray(candidates))
        return undefined;
    return (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(value, candidates.filter((candidate) => typeof candidate === 'string'));
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
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(path
        .map((segment, i) => (typeof segment === 'number' ? `[${segment}]` : `${i === 0 ? '' : '.'}${segment}`))
        .join(''));
}
function isShort(value) {
    return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
}
function show(value) {
    if (typeof value === 'string')
        return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(value);
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
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 9607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 5930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 6699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 2321))),
};


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