"use strict";
exports.id = 3754;
exports.ids = [3754,9118,8545];
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
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8217);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(158);
/* harmony import */ var _bytes_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4891);
/* harmony import */ var _file_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(414);
/* harmony import */ var _inflate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7857);
/* harmony import */ var _side_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1065);









/** Cartridge files below `cwd`. */
function cartridgeStore(cwd, bytesOf) {
    return {
        open(path) {
            const bytes = bytesOf?.(path);
            return bytes === undefined
                ? openCartridgeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), path)
                : openSource((0,_bytes_source_js__WEBPACK_IMPORTED_MODULE_6__/* .bytesSource */ .X)(bytes), undefined);
        },
    };
}
function openCartridgeFile(absolute, shown) {
    const source = (0,_file_source_js__WEBPACK_IMPORTED_MODULE_4__/* .openFileSource */ .S)(absolute, shown);
    const suffix = _side_files_js__WEBPACK_IMPORTED_MODULE_7__/* .SIDE_FILES */ .G.find((end) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute + end, { throwIfNoEntry: false }) !== undefined);
    return openSource(source, suffix === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(shown) + suffix);
}
function openSource(source, sideFile) {
    return {
        source,
        inflate: _inflate_js__WEBPACK_IMPORTED_MODULE_5__/* .inflate */ .U,
        sideFile,
        checkIntegrity: () => checkIntegrity(source),
        assertUnchanged: () => source.assertUnchanged(),
        close: () => source.close(),
    };
}
async function checkIntegrity(source) {
    await (0,_engine_js__WEBPACK_IMPORTED_MODULE_3__/* .loadEngine */ .ro)();
    let database;
    try {
        database = await (0,_engine_js__WEBPACK_IMPORTED_MODULE_3__/* .openReadOnly */ .Xu)(source);
        const rows = database.exec('PRAGMA main.integrity_check(1)')[0]?.values ?? [];
        const found = String(rows[0]?.[0] ?? 'no answer');
        return found === 'ok' ? undefined : (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_8__.quote)(found, 200);
    }
    catch (error) {
        if (error.message === 'out of memory') {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('out-of-memory', 'there is not enough memory to check it', { cause: error });
        }
        return `SQLite cannot read it: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_8__.quote)(error.message, 120)}`;
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
    const rows = outcomes.map(({ path, ok, trust, romDigest }) => `| ${ok ? '✅' : '❌'} | ${code(path)} | ${trust} | ${code(romDigest ?? '')} |`);
    const notes = outcomes.flatMap(({ path, checks }) => checks
        .filter(({ ok, warning }) => !ok || warning === true)
        .map(({ id, ok, message }) => `- ${ok ? '⚠️' : '❌'} ${code(path)} **${id}**: ${code(message)}`));
    const table = ['|  | file | trust | ROM digest |', '|---|---|---|---|', ...rows];
    return `${[...table, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n')}\n`;
}
// A code span longer than any run of backticks inside; a pipe would end the table's cell.
function code(text) {
    const safe = (0,printable.printable)(text).replaceAll('|', '\\|');
    if (safe === '')
        return '';
    const longest = Math.max(0, ...[...safe.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const pad = longest > 0 ? ' ' : '';
    return `${fence}${pad}${safe}${pad}${fence}`;
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
        io.out((0,json_text/* jsonText */.s)({ version: 1, results }, 2));
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
    const { loadBaseline } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(9118)]).then(__webpack_require__.bind(__webpack_require__, 3772));
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

/***/ 7884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ showName),
/* harmony export */   ap: () => (/* binding */ NameSet),
/* harmony export */   rH: () => (/* binding */ nameProblem),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
/** Names that Windows keeps for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
/**
 * Judges the name of an archive member (format.md, 3): at least two segments, the first exactly `rom` or `save`, every one
 * safe to write on any file system.
 *
 * @returns what is wrong with it, or undefined
 */
function nameProblem(name) {
    const segments = name.split('/');
    if (segments[0] !== 'rom' && segments[0] !== 'save')
        return 'it does not start with rom/ or save/';
    if (segments.length < 2)
        return 'it has one segment, at least two are needed';
    for (const segment of segments) {
        if (!SEGMENT.test(segment))
            return `${segmentProblem(segment)}`;
        if (segment.endsWith('.'))
            return `segment ${showName(segment)} ends in a dot`;
        if (DEVICE.test(segment))
            return `segment ${showName(segment)} is a device name on Windows`;
    }
    return undefined;
}
function segmentProblem(segment) {
    if (segment === '')
        return 'a segment is empty';
    if (segment.length > 128)
        return `segment ${showName(segment)} has ${segment.length} characters, at most 128 are allowed`;
    const odd = [...segment].find((character) => !/[A-Za-z0-9._-]/.test(character));
    if (odd === undefined)
        return `segment ${showName(segment)} does not start with a letter or digit`;
    const code = odd.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `segment ${showName(segment)} holds ${/[!-~]/.test(odd) ? showName(odd) : `U+${code}`}; only A-Z a-z 0-9 . _ - are allowed`;
}
/** A name in a message: quoted, with everything beyond printable ASCII as `\u` escapes, so that look-alikes show. */
function showName(name) {
    const cut = name.length > 120 ? `${name.slice(0, 120)}…` : name;
    const ascii = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(cut).replace(/[^\u0020-\u007e…]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `"${ascii}"`;
}
/** How two names would meet on a case-insensitive file system. */
function foldName(name) {
    return name.normalize('NFKC').toLowerCase();
}
/** Names that stand together in one archive, and so become files beside each other on any file system. */
class NameSet {
    #files = new Map();
    /** Folders that the names imply, each with a file in it. */
    #folders = new Map();
    /**
     * @param name one that {@link nameProblem} allows
     * @returns why it cannot stand beside those that were added before, or undefined
     */
    add(name) {
        const folded = foldName(name);
        const twin = this.#files.get(folded);
        this.#files.set(folded, twin ?? name);
        if (twin === name)
            return `name ${showName(name)} stands twice`;
        if (twin !== undefined)
            return `names ${showName(twin)} and ${showName(name)} differ only by case`;
        const inside = this.#folders.get(folded);
        if (inside !== undefined)
            return bothKinds(name, inside);
        for (let end = folded.lastIndexOf('/'); end > 0; end = folded.lastIndexOf('/', end - 1)) {
            const folder = folded.slice(0, end);
            // The folders above it are known with it.
            if (this.#folders.has(folder))
                return undefined;
            this.#folders.set(folder, name);
            const file = this.#files.get(folder);
            if (file !== undefined)
                return bothKinds(file, name);
        }
        return undefined;
    }
}
function bothKinds(file, inside) {
    return `name ${showName(file)} is a file and a folder: ${showName(inside)} would be in it`;
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

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ asUserError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);

const REASONS = {
    ENOENT: 'there is no such file or directory',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of the path is no directory',
    EEXIST: 'it exists already',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long',
    ENOSPC: 'no space is left on the disk',
    EROFS: 'the file system is read-only',
    ENXIO: 'not a regular file',
    EFBIG: 'the file would be larger than is allowed here',
    EDQUOT: 'the disk quota is used up',
    EMFILE: 'too many files are open',
};
/**
 * A system's error as the user's: one line that names the path and the reason. Anything else stays what it is.
 *
 * @param what the start of the line, such as `cannot be read`
 */
function asUserError(error, path, code, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
        return error;
    const errno = error.code;
    if (typeof errno !== 'string' || !/^E[A-Z0-9]+$/.test(errno))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(code, `${what}: ${REASONS[errno] ?? errno}`, { path, cause: error });
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
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5825);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
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
    if ((0,_key_text_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
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
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(version)}`, help: undefined };
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

/***/ 5270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ schemaVersionProblem),
/* harmony export */   K: () => (/* binding */ checkManifest)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3189);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7912);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1817);
/* harmony import */ var _role_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);






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
        diagnostics.push((0,_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .locateFinding */ .E1)(doc, { level: 'error', rule: `manifest/${rule}`, ...finding }));
    };
    if (diagnostics.length === 0) {
        const version = schemaVersionProblem(doc.value, profile);
        if (version === undefined)
            diagnostics.push(...(0,_schema_check_js__WEBPACK_IMPORTED_MODULE_1__.checkSchema)(doc, validator, 'manifest/schema'));
        else
            report(version, 'schema-version');
    }
    if (diagnostics.length > 0)
        return { manifest: undefined, diagnostics };
    const value = doc.value;
    const manifest = { ...value, optionalTools: value.optionalTools ?? [] };
    for (const name of Object.keys(value)) {
        if (!MEMBERS.has(name))
            report({ level: 'warning', message: `unknown member ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(name)}, which a host ignores`, path: [name], part: 'key' }, 'unknown-member');
    }
    for (const field of ['minProtocolRevision', 'preferredProtocolRevision']) {
        const revision = manifest.mcp[field];
        if (revision === undefined)
            continue;
        const path = ['mcp', field];
        if (!(0,_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .isRevision */ .oN)(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(revision)}, which is no date`;
            report({ message, path, help: 'write a real date as YYYY-MM-DD' }, 'revision');
        }
        else if (!_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .PUBLISHED_REVISIONS */ .Qv.includes(revision)) {
            const message = `${field} is ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(revision)}, which is no published revision of MCP`;
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
        ? `${_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4} needs schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(profile.manifestSchemaVersion)}`
        : `use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml, to read it`;
    const shown = found === undefined ? 'missing' : typeof found === 'string' ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(found) : typeof found;
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
            report({ message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(tool.role)} stands twice`, path: at, help: 'keep one contract for each role' }, 'duplicate-role');
        else if (required && !expected.includes(tool.role)) {
            report({
                message: `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(tool.role)} is not one of the four required roles`,
                path: at,
                help: `required roles: ${expected.join(', ')}`,
            }, 'required-roles');
        }
        else if (!required && expected.includes(tool.role)) {
            report({
                message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(tool.role)} stands among the optional tools`,
                path: at,
                help: 'move it to requiredTools',
            }, 'required-roles');
        }
        else if (!tool.role.startsWith(profile.roleNamespace)) {
            report({
                message: `role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(tool.role)} is not in the namespace ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(profile.roleNamespace)}`,
                path: at,
                help: `write ${profile.roleNamespace}NAME`,
            }, 'role-namespace');
        }
        seen.set(tool.role, path);
        if (!required)
            continue;
        for (const fault of (0,_role_contract_js__WEBPACK_IMPORTED_MODULE_2__/* .contractFaults */ .W)(tool, profile))
            report({ ...fault, path: [...path, ...fault.path] }, 'contract');
    }
    for (const role of expected) {
        if (!seen.has(role))
            report({ message: `required role ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(role)} is missing`, path: ['requiredTools'], help: 'add its contract' }, 'required-roles');
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
    if (reference === '#')
        return root;
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


/***/ })

};
;