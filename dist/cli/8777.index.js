"use strict";
exports.id = 8777;
exports.ids = [8777,4833,8217,4464,8492,9341,6045];
exports.modules = {

/***/ 4464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stagedFiles: () => (/* binding */ stagedFiles)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);




const LOCAL_MS = 60_000;
const OUTPUT = 256 * 1024 * 1024;
/** Blobs of no bytes, in SHA-1 and SHA-256 repositories: what an intent to add looks like. */
const EMPTY_BLOBS = new Set([
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);
/**
 * The staged state of the work tree, for checks that run before a commit. It asks git, which knows of worktrees, of
 * `GIT_DIR` and of `GIT_INDEX_FILE`; nothing is written, no lock is taken.
 *
 * @param fs the work tree, seen from the working directory
 * @throws UserError `no-repository` outside of a repository; `merge-conflict` while files are unmerged; `no-git`
 */
function stagedFiles(fs) {
    const index = readIndex(fs.cwd);
    const files = new IndexFiles(fs, index);
    return { fs: files, links: index.links, bytesOf: (path) => files.bytesOf(path) };
}
class IndexFiles {
    cwd;
    #disk;
    #files;
    #links;
    #folders;
    #untracked;
    constructor(disk, { files, links }) {
        this.cwd = disk.cwd;
        this.#disk = disk;
        this.#files = files;
        this.#links = new Set(links);
        const folders = new Set(['']);
        for (const path of files.keys()) {
            for (let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path); folder !== '.' && !folders.has(folder); folder = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(folder)) {
                folders.add(folder);
            }
        }
        this.#folders = folders;
    }
    readFile(path, maxBytes = OUTPUT, start = false) {
        const name = this.#seen(path);
        if (this.#links.has(name)) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', 'a symbolic link, which is not followed', { path });
        }
        const entry = this.#files.get(name);
        if (entry !== undefined && !entry.same)
            return blob(this.cwd, entry.oid, path, maxBytes, start);
        if (entry === undefined && this.#isUntracked(name)) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', "it is not in git's index", { path, help: 'run git add for it' });
        }
        return this.#disk.readFile(path, maxBytes, start);
    }
    bytesOf(path) {
        return this.#files.get(this.#seen(path))?.same === false ? this.readFile(path) : undefined;
    }
    kind(path) {
        const name = this.#seen(path);
        if (this.#files.has(name))
            return 'file';
        if (this.#folders.has(name))
            return 'directory';
        if (this.#links.has(name))
            return 'other';
        const kind = this.#disk.kind(path);
        return kind === 'file' && this.#isUntracked(name) ? 'none' : kind;
    }
    list(directory, options) {
        const folder = this.#seen(directory);
        if (folder === '..' || folder.startsWith('../'))
            return this.#disk.list(directory, options);
        const prefix = folder === '' ? '' : `${folder}/`;
        const found = [...this.#files.keys()].filter((path) => path.startsWith(prefix) && !isVendored(path));
        const paths = found.map((path) => path.slice(prefix.length));
        if (options?.ignored === true) {
            const known = new Set(paths);
            const ignored = this.#disk.list(directory, options);
            paths.push(...ignored.filter((path) => !known.has(path) && !this.#isUntracked(prefix + path)));
        }
        return paths.sort();
    }
    writeFile(...args) {
        this.#disk.writeFile(...args);
    }
    // What git neither tracks nor ignores: forgotten, or not meant for the commit.
    #isUntracked(name) {
        this.#untracked ??= new Set(this.#disk.list('.').filter((path) => !this.#files.has(path)));
        return this.#untracked.has(name);
    }
    #seen(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(this.cwd, path)).replaceAll('\\', '/');
    }
}
function isVendored(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}
// One process: every entry of the index (H, or S in a sparse checkout), and once more (C, R) where the work tree differs.
function readIndex(cwd) {
    const listing = git(cwd, ['ls-files', '-z', '-t', '--cached', '--modified', '--deleted', '--stage']);
    const files = new Map();
    const links = [];
    let mayBeIntent = false;
    for (const line of listing.toString('utf8').split('\0')) {
        const match = /^(\w) (\d{6}) ([0-9a-f]+) (\d)\t([^]+)$/.exec(line);
        if (match === null)
            continue;
        const [, tag, mode = '', oid = '', stage, path = ''] = match;
        if (stage !== '0')
            throw unmerged(path);
        if (mode === '120000' && tag === 'H')
            links.push(path);
        if (!mode.startsWith('100'))
            continue;
        // A name that is no UTF-8 cannot be opened by what is left of it.
        const same = tag === 'H' && !path.includes('\ufffd');
        files.set(path, { oid, same });
        mayBeIntent ||= !same && EMPTY_BLOBS.has(oid);
    }
    // `git add -N` promises a file to a later commit; this one will not have it.
    if (mayBeIntent) {
        const added = git(cwd, ['diff-files', '-z', '--name-only', '--relative', '--diff-filter=A']).toString('utf8');
        for (const path of added.split('\0'))
            files.delete(path);
    }
    return { files, links: links.sort() };
}
function unmerged(path) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('merge-conflict', 'it is unmerged', { path, help: 'resolve the conflict and run git add' });
}
function blob(cwd, oid, path, maxBytes, start) {
    const bytes = git(cwd, ['cat-file', 'blob', oid]);
    if (bytes.length <= maxBytes || start)
        return bytes.subarray(0, maxBytes);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', `the file has ${bytes.length} bytes; at most ${maxBytes} are read`, { path });
}
function git(cwd, args) {
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', ['-c', 'core.fsmonitor=false', ...args], {
        cwd,
        // A hook's environment says which repository and which index are meant.
        env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: LOCAL_MS,
        maxBuffer: OUTPUT,
    });
    if (result.status === 0)
        return result.stdout;
    if (result.error !== undefined && result.error.code === 'ENOENT') {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-git', 'git cannot be found', {
            help: 'what is staged can only be read with git installed',
        });
    }
    const said = result.stderr.toString('utf8').split('\n')[0] ?? '';
    if (/not a git repository|must be run in a work tree/i.test(said)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-repository', 'this is no work tree of a git repository, so nothing is staged', {
            help: 'run it in a clone, or without --staged to check the files as they are',
        });
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('no-git', `git cannot read the index: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(said) || 'no answer'}`);
}


/***/ }),

/***/ 8777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ no_private_keys_command)
});

// EXTERNAL MODULE: ./build/adapters/git/staged-files.js
var staged_files = __webpack_require__(4464);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/private-keys.js
var private_keys = __webpack_require__(1882);
;// CONCATENATED MODULE: ./build/app/no-private-keys.js


const MAX_BYTES = 1024 * 1024 * 1024;
/**
 * Looks for private keys in files, cartridges included, whatever they are called. Paths that are no regular files (deleted,
 * links, submodules) hold nothing that a commit could carry and are passed over.
 */
function scanForKeys(fs, paths) {
    const diagnostics = [];
    const problems = [];
    let files = 0;
    for (const path of new Set(paths)) {
        if (fs.kind(path) !== 'file')
            continue;
        try {
            const bytes = fs.readFile(path, MAX_BYTES);
            files++;
            for (const { what, line } of (0,private_keys/* findPrivateKeys */.$)(bytes))
                diagnostics.push(finding(path, line, what));
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            problems.push(error);
        }
    }
    return { diagnostics, problems, files };
}
function finding(path, line, what) {
    const at = { line, column: 1 };
    return {
        rule: 'secret/private-key',
        level: 'error',
        message: `${what} does not belong in a repository`,
        path,
        range: { start: at, end: at },
        pointer: '',
        help: 'take it out of the commit and make a new one; once it was pushed it counts as known (docs/keys.md)',
    };
}

// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/diagnostics.js
var cli_diagnostics = __webpack_require__(6045);
// EXTERNAL MODULE: ./build/cli/user-error.js
var user_error = __webpack_require__(4833);
;// CONCATENATED MODULE: ./build/cli/commands/no-private-keys.js





/** Behind the hook of the same name (surface.md, Hooks); no command of its own in the overview. */
const no_private_keys_command = {
    name: 'no-private-keys',
    summary: 'refuses files that hold a private key (the pre-commit hook of that name)',
    usage: ['no-private-keys [FILE…]'],
    options: [],
    formats: ['text', 'json'],
    details: "Without FILE, everything that is staged in git's index is looked through. No byte of a key is printed.",
    usesConfig: false,
    async run(context) {
        const { io, positionals } = context;
        const named = positionals.length > 0;
        const fs = named ? context.fs : (0,staged_files.stagedFiles)(context.fs).fs;
        const { diagnostics, problems, files } = scanForKeys(fs, named ? positionals : fs.list('.'));
        if (diagnostics.length > 0 || context.format === 'json')
            (0,cli_diagnostics.printDiagnostics)(context, diagnostics, files);
        for (const problem of problems)
            io.err((0,user_error.formatUserError)(problem));
        if (problems.length > 0)
            return command/* EXIT */.d.unable;
        return diagnostics.length > 0 ? command/* EXIT */.d.no : command/* EXIT */.d.ok;
    },
};


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4432);
/* harmony import */ var _core_report_diagnostics_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8492);
/* harmony import */ var _core_report_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9341);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8508);





/**
 * Prints diagnostics of files that a command could not use: JSON in the shape of surface.md, anything else as text.
 *
 * @param files how many files were looked at
 */
function printDiagnostics({ format, color, io }, diagnostics, files) {
    const sorted = (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics);
    if (format === 'json')
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s)((0,_core_report_diagnostics_json_js__WEBPACK_IMPORTED_MODULE_1__.diagnosticsReport)(sorted, files, _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x), 2));
    else
        io.out((0,_core_report_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_2__.diagnosticsText)(sorted, { color }));
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
/** Counts diagnostics by level; `files` is how many files were looked at. */
function summarize(diagnostics, files) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note') };
}


/***/ }),

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
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


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printable: () => (/* binding */ printable),
/* harmony export */   quote: () => (/* binding */ quote)
/* harmony export */ });
/** Unsafe in any output: C0 and C1 controls, bidirectional overrides, zero-width characters, line separators. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Makes text from a repository safe to print on one line: control, bidirectional and invisible characters become
 * `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line start, `##[name]` anywhere).
 */
function printable(text) {
    return text
        .replace(UNSAFE, escapeUnit)
        .replace(LONE_SURROGATE, escapeUnit)
        .replaceAll('##[', '#\\u0023[')
        .replace(/^(\s*):(?=:)/, '$1\\u003a');
}
function escapeUnit(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters. */
function quote(value, limit = 80) {
    const cut = value.length > limit ? `${value.slice(0, limit)}…` : value;
    return `"${printable(cut)}"`;
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

/***/ 8492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsReport: () => (/* binding */ diagnosticsReport)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);

/** @param files how many files were looked at */
function diagnosticsReport(diagnostics, files, toolVersion) {
    return {
        version: 1,
        tool: { name: 'cartwright', version: toolVersion },
        diagnostics,
        summary: (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(diagnostics, files),
    };
}


/***/ }),

/***/ 9341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ diagnosticLine),
/* harmony export */   diagnosticsText: () => (/* binding */ diagnosticsText),
/* harmony export */   summaryLine: () => (/* binding */ summaryLine)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

const CODES = { error: 31, warning: 33, note: 36, bold: 1, dim: 2, help: 32 };
/** Columns of an excerpt; a longer line is cut around the place. */
const WIDTH = 100;
/** Diagnostics for people: place, level, rule and message on one line, then the source line and the way out. */
function diagnosticsText(diagnostics, options) {
    return diagnostics.map((diagnostic) => block(diagnostic, options)).join('\n');
}
/** `path:line:column: level[rule] message`. */
function diagnosticLine({ path, range, level, rule, message }) {
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}: ${level}[${rule}] ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`;
}
/** `2 errors, 1 warning in 3 files`. */
function summaryLine({ files, errors, warnings, notes }) {
    const parts = [count(errors, 'error'), count(warnings, 'warning'), count(notes, 'note')].filter((part) => !part.startsWith('0 '));
    return `${parts.length === 0 ? 'no problems' : parts.join(', ')} in ${count(files, 'file')}`;
}
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
function block(diagnostic, { color, excerpts }) {
    const paint = (style, text) => color ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
    const { path, range, level, rule, message, help } = diagnostic;
    const place = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}:`;
    const lines = [`${paint('bold', place)} ${paint(level, `${level}[${rule}]`)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`];
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    if (source !== undefined)
        lines.push(...excerpt(source, diagnostic, gutter, paint, level));
    if (help !== undefined) {
        lines.push(`${' '.repeat(source === undefined ? 2 : gutter + 1)}${source === undefined ? '' : `${paint('dim', '=')} `}${paint('help', 'help:')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(help)}`);
    }
    return `${lines.join('\n')}\n`;
}
function excerpt(source, { range }, gutter, paint, level) {
    const from = Math.min(range.start.column - 1, source.length);
    const to = range.end.line > range.start.line ? source.length : Math.max(from, Math.min(range.end.column - 1, source.length));
    const first = source.length <= WIDTH || from < WIDTH / 2 ? 0 : from - WIDTH / 2;
    const last = Math.min(source.length, Math.max(first + WIDTH, Math.min(to, from + WIDTH)));
    const head = `${first > 0 ? '…' : ''}${plain(source.slice(first, from))}`;
    const marked = plain(source.slice(from, Math.min(to, last)));
    const tail = `${plain(source.slice(Math.min(to, last), last))}${last < source.length ? '…' : ''}`;
    const carets = '^'.repeat(Math.max(1, width(marked)));
    const bar = paint('dim', '|');
    return [
        `${' '.repeat(gutter)} ${bar}`,
        `${paint('dim', String(range.start.line))} ${bar} ${head}${marked}${tail}`.trimEnd(),
        `${' '.repeat(gutter)} ${bar} ${' '.repeat(width(head))}${paint(level, carets)}`,
    ];
}
function plain(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.replaceAll('\t', ' '));
}
// East Asian wide characters and emoji take two columns on a terminal, combining marks none.
function width(text) {
    let columns = 0;
    for (const character of text) {
        if (/\p{Mark}/u.test(character))
            continue;
        columns +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return columns;
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