"use strict";
exports.id = 8777;
exports.ids = [8777,4833,8217,4464,8492,9341,6045,2083];
exports.modules = {

/***/ 4464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stagedFiles: () => (/* binding */ stagedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_git_tracked_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3936);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/* harmony import */ var _blobs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8844);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9685);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2410);
/* harmony import */ var _same_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4769);
/* harmony import */ var _tree_of_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3748);









const LIMIT = 256 * 1024 * 1024;
/**
 * The staged state of the work tree, for checks that run before a commit. It knows of worktrees, of `GIT_DIR` and of
 * `GIT_INDEX_FILE`; nothing is written, no lock is taken, no filter runs.
 *
 * @param fs the work tree, seen from the working directory
 * @throws UserError `no-repository` outside of a repository; `merge-conflict` while files are unmerged; `no-git`; `bad-index`
 */
function stagedFiles(fs) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findRepository */ .W1)(fs.cwd);
    if (repository === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-repository', 'this is no work tree of a git repository, so nothing is staged', {
            help: 'run it in a clone, or without --staged to check the files as they are',
        });
    if (!(0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .hasGit */ .tG)(repository))
        throw noGit();
    const files = new IndexFiles(fs, repository);
    return { fs: files, bytesOf: (path) => files.bytesOf(path) };
}
class IndexFiles {
    cwd;
    #disk;
    #blobs;
    #written;
    #entries;
    #tree;
    #untracked;
    constructor(disk, repository) {
        this.cwd = disk.cwd;
        this.#disk = disk;
        // What is staged otherwise than the work tree has it: nearly all of it is read.
        this.#blobs = new _blobs_js__WEBPACK_IMPORTED_MODULE_3__/* .Blobs */ .B(repository, () => this.#differing());
        const { entries, written } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .indexOf */ .qh)(repository);
        this.#written = written;
        const whole = entries.flatMap((entry) => (entry.kind === 'sparse folder' ? filesOf(repository, entry) : [entry]));
        this.#entries = entriesBelow((0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInTree */ .HR)(repository, disk.cwd), whole);
        const paths = [...this.#entries];
        const ofKind = (kind) => paths.filter(([, each]) => each.kind === kind).map(([path]) => path);
        this.#tree = new _core_git_tracked_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .TrackedTree */ .d(ofKind('file'), ofKind('link'));
    }
    readFile(path, maxBytes = LIMIT, start = false) {
        const name = this.#seen(path);
        const entry = this.#entries.get(name);
        if (entry?.kind === 'link') {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'a symbolic link, which is not followed', { path });
        }
        if (entry?.kind === 'file' && !this.#isSame(name, entry))
            return blob(this.#blobs, entry.oid, path, maxBytes, start);
        if (entry === undefined && this.#isUntracked(name)) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', "it is not in git's index", { path, help: 'run git add for it' });
        }
        return this.#disk.readFile(path, maxBytes, start);
    }
    bytesOf(path) {
        const name = this.#seen(path);
        const entry = this.#entries.get(name);
        return entry?.kind !== 'file' || this.#isSame(name, entry) ? undefined : this.readFile(path);
    }
    kind(path) {
        const name = this.#seen(path);
        const tracked = this.#tree.kind(name);
        if (tracked !== 'none')
            return tracked === 'link' ? 'other' : tracked;
        const kind = this.#disk.kind(path);
        return kind === 'file' && this.#isUntracked(name) ? 'none' : kind;
    }
    isLink(path) {
        return this.#tree.kind(this.#seen(path)) === 'link';
    }
    list(directory, options = {}) {
        const folder = this.#seen(directory);
        if (folder === '..' || folder.startsWith('../'))
            return this.#disk.list(directory, options);
        const paths = this.#tree.files(folder);
        if (options.onLink !== undefined)
            this.#tree.links(folder).forEach(options.onLink);
        if (options.ignored === true) {
            const prefix = folder === '' ? '' : `${folder}/`;
            const known = new Set(paths);
            const ignored = this.#disk.list(directory, { ignored: true });
            paths.push(...ignored.filter((path) => !known.has(path) && !this.#isUntracked(prefix + path)));
        }
        return paths.sort();
    }
    writeFile(...args) {
        this.#disk.writeFile(...args);
    }
    #differing() {
        return [...this.#entries].flatMap(([name, entry]) => entry.kind === 'file' && !this.#isSame(name, entry) ? [entry.oid] : []);
    }
    // A name that is no UTF-8 cannot be opened by what is left of it.
    #isSame(name, entry) {
        return !name.includes('\ufffd') && (0,_same_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isStillStaged */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.cwd, name), entry, this.#written);
    }
    // What git neither tracks nor ignores: forgotten, or not meant for the commit.
    #isUntracked(name) {
        this.#untracked ??= new Set(this.#disk.list('.').filter((path) => !this.#entries.has(path)));
        return this.#untracked.has(name);
    }
    #seen(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(this.cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.cwd, path)).replaceAll('\\', '/');
    }
}
/** The files of a folder that a sparse index holds as one entry. */
function filesOf(repository, folder) {
    const listing = (0,_tree_of_js__WEBPACK_IMPORTED_MODULE_7__/* .treeOf */ .g)(repository, folder.oid);
    if (listing === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-git', 'git cannot read what this folder of a sparse index holds', {
            path: folder.path,
            help: 'run git sparse-checkout reapply --no-sparse-index, which writes all entries',
        });
    const entry = (kind, path, oid) => {
        return { ...folder, kind, path: `${folder.path}/${path}`, oid };
    };
    return [
        ...[...listing.blobs].map(([path, oid]) => entry('file', path, oid)),
        ...listing.links.map((path) => entry('link', path, '')),
    ];
}
/** What the next commit has below a folder, by the paths from there. */
function entriesBelow(folder, entries) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const below = new Map();
    for (const entry of entries) {
        if (!entry.path.startsWith(prefix) || entry.intentToAdd)
            continue;
        const path = entry.path.slice(prefix.length);
        if (entry.stage !== 0)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('merge-conflict', 'it is unmerged', { path, help: 'resolve the conflict and run git add' });
        below.set(path, entry);
    }
    return below;
}
function blob(blobs, oid, path, maxBytes, start) {
    const answer = blobs.read(oid);
    if ('missing' in answer)
        throw noGit();
    if ('said' in answer)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-git', `git cannot read what is staged: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_2__.printable)(answer.said) || 'no answer'}`, { path });
    const bytes = answer.output;
    if (bytes.length <= maxBytes || start)
        return bytes.subarray(0, maxBytes);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', `the file has ${bytes.length} bytes; at most ${maxBytes} are read`, { path });
}
function noGit() {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-git', 'git cannot be found', {
        help: 'what is staged can only be read with git installed',
    });
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
// EXTERNAL MODULE: ./build/core/private-keys.js + 1 modules
var private_keys = __webpack_require__(5805);
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

// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
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
        return (0,answer/* answerOf */.ut)({ summary: (0,diagnostic/* summarize */.eh)(diagnostics, files) }).exitCode;
    },
};


/***/ }),

/***/ 6045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printDiagnostics: () => (/* binding */ printDiagnostics)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4432);
/* harmony import */ var _core_report_diagnostics_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8492);
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
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .resultJson */ .y)((0,_core_report_diagnostics_json_js__WEBPACK_IMPORTED_MODULE_3__.diagnosticsReport)(sorted, (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(sorted, files), _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x), 2));
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

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Yo: () => (/* binding */ PLAIN_POLICY),
/* harmony export */   hi: () => (/* binding */ answerJson),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/** The policy of a run without options. */
const PLAIN_POLICY = { failOn: 'error', strict: false };
/** The policy that `fail-on` and `strict` mean together: each makes warnings and what is pending count. */
function policyOf(failOn, strict) {
    if (failOn === 'never')
        return { failOn, strict };
    const both = strict || failOn !== 'error';
    return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}
/** Gives the one answer. Only `ready`, `accept` and, unless the policy says otherwise, `pending` count for a yes. */
function answerOf(judged, policy = PLAIN_POLICY) {
    const { nothing = false, also = [] } = judged;
    const counts = countsOf(judged);
    const { failOn, strict } = policy;
    const decided = [
        ...some(counts.errors, 'error'),
        ...(failOn === 'warning' || failOn === 'note' ? some(counts.warnings, 'warning') : []),
        ...(failOn === 'note' ? some(counts.notes, 'note') : []),
        ...some(counts.unready, 'workflow', 'not ready'),
        ...(strict ? some(counts.pending, 'workflow', 'pending') : []),
        ...hosts(counts.refusing, 'refuses', 'refuse'),
        ...hosts(counts.unjudged, 'not judged', 'not judged'),
        ...also,
        ...(strict && nothing ? [NOTHING] : []),
    ];
    const ok = decided.length === 0;
    const good = [
        ...some(counts.ready, 'workflow', 'ready'),
        ...some(counts.pending, 'workflow', 'pending'),
        ...hosts(counts.accepting, 'accepts', 'accept'),
        ...some(counts.warnings, 'warning'),
    ];
    const accepted = counts.accepted === 0 ? '' : `; ${counts.accepted} accepted`;
    const passes = !ok && failOn === 'never' ? ' (fail-on: never lets it pass)' : '';
    const what = ok ? good.join(', ') || (nothing ? NOTHING : 'no problems') : decided.join(', ');
    return {
        ok,
        decided,
        cautions: cautionsOf(counts, nothing),
        line: `${ok ? 'ok' : 'not ok'}: ${what}${accepted}${passes}`,
        exitCode: ok || failOn === 'never' ? 0 : 1,
    };
}
/** The member `answer` of JSON results. */
function answerJson({ ok, line, decided, cautions }) {
    return { ok, line, decided, cautions };
}
const NOTHING = 'nothing to judge';
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return ['nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked'];
    if (accepted === 0 || errors + warnings + notes > 0)
        return [];
    return [
        `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
    ];
}
function countsOf({ summary, cals = [], handshakes = [] }) {
    const workflows = (wanted) => cals.filter(({ verdict }) => verdict === wanted).length;
    // A host that refuses one cartridge and accepts another is one that refuses.
    const worst = new Map();
    for (const { profile, verdict } of handshakes) {
        const before = worst.get(profile);
        if (before === undefined || RANK.indexOf(verdict) < RANK.indexOf(before))
            worst.set(profile, verdict);
    }
    const answers = (wanted) => [...worst.values()].filter((verdict) => verdict === wanted).length;
    return {
        errors: summary?.errors ?? 0,
        warnings: summary?.warnings ?? 0,
        notes: summary?.notes ?? 0,
        accepted: summary?.accepted ?? 0,
        ready: workflows('ready'),
        pending: workflows('pending'),
        unready: workflows('not ready'),
        accepting: answers('accept'),
        refusing: answers('refuse'),
        unjudged: answers('not judged'),
    };
}
const RANK = ['refuse', 'not judged', 'accept'];
/** `2 errors`, `1 workflow not ready`; nothing for none. */
function some(number, noun, state = '') {
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}
function hosts(number, one, many) {
    return some(number, 'host', number === 1 ? one : many);
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

/***/ 5805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ findPrivateKeys)
});

;// CONCATENATED MODULE: ./build/core/secrets/bare-keys.js
/** Words of which every bare key holds one. */
const BARE_WORDS = [
    'BQYDK2V',
    'DANBgkqhkiG9w0BAQEFAASC',
    'AgEAMBMGByqGSM49',
    'RWRTY0Iy',
    'PrivateKey =',
    'PrivateKey=',
    '<RSAKeyValue',
];
const BARE = [
    // base64 of PKCS#8 without its PEM lines: Ed25519, X25519, Ed448, X448 (RFC 8410); RSA; EC.
    /\bM[A-Za-z0-9+/]{3,9}w?BQYDK2V[u-x]B[A-Za-z0-9+/]{45,}={0,2}/g,
    /\bMII[A-Za-z0-9+/]{3,6}I?BADANBgkqhkiG9w0BAQEFAASC[A-Za-z0-9+/]{200,}={0,2}/g,
    /\bMI[A-Za-z0-9+/]{1,4}AgEAMBMGByqGSM49[A-Za-z0-9+/]{60,}={0,2}/g,
    // A secret key of minisign or signify: two letters of algorithm, `SC` for scrypt, `B2`.
    /\bRWRTY0Iy[A-Za-z0-9+/]{150,}={0,2}/g,
    // WireGuard.
    /\bPrivateKey\s{0,9}=\s{0,9}[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/g,
    // .NET's XML.
    /<RSAKeyValue>[^]{0,8000}?<D>\s{0,99}[A-Za-z0-9+/=\s]{40,}/g,
];
/** Finds private keys without any frame that names them, by what each kind begins with: for files, not for prose. */
function findBareKeys(text) {
    if (!BARE_WORDS.some((word) => text.includes(word)))
        return [];
    return BARE.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: key, index }) => ({
        kind: 'private-key',
        start: index,
        end: index + key.length,
    })));
}
/**
 * DER from the first byte: PKCS#8 (RFC 5958), its encrypted form by PBES (RFC 8018), PKCS#1 and SEC 1, all of which hold a
 * version number or an algorithm where public keys and certificates do not.
 */
const DER = [
    /^30(?:82....|81..|[0-7].)02010[01]30(?:81..|[0-7].)06/,
    /^30(?:82....|81..)0201000282/,
    /^30(?:81..|[0-7].)02010104(?:1c|20|30|42)/,
    /^30(?:82....|81..)30[0-7].06092a864886f70d0105/,
];
/** @returns whether a file is a private key in DER */
function isDerKey(bytes) {
    const head = Buffer.from(bytes.subarray(0, 24)).toString('hex');
    return DER.some((form) => form.test(head));
}

// EXTERNAL MODULE: ./build/core/secrets/pem.js
var pem = __webpack_require__(3042);
// EXTERNAL MODULE: ./build/core/secrets/private-keys.js + 1 modules
var private_keys = __webpack_require__(1732);
// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(8234);
;// CONCATENATED MODULE: ./build/core/private-keys.js
/** Finds private key material in a file, whatever it is called. Only kind and line are told, never a byte of the key. */




/** What every key in a text holds: one search for all of them costs less than one for each. */
const SIGN = new RegExp([String.raw `PRIVATE(?: |%20|\+)KEY|PuTTY-User-Key-File-|AGE-SECRET-KEY-1|kty`, ...pem/* WRAPPED_WORDS */.aQ, ...BARE_WORDS].join('|'));
/** The commonest of them: binary files are large, and a search for few bytes is cheaper than that for all signs. */
const COMMON = ['PRIVATE KEY', pem/* WRAPPED_WORDS */.aQ[0], 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1', '"kty"'];
const COMMON_UTF16 = COMMON.map((word) => Buffer.from(word, 'utf16le'));
/** Text in UTF-16 has a zero in its first line, whichever language it is in: a line break is ASCII. */
const HEAD = 8192;
/** ed25519 in PKCS#8 DER (RFC 8410) up to the seed. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A longer text is decoded in parts, which overlap by more than a key. */
const PART = 32 * 1024 * 1024;
const OVERLAP = 64 * 1024;
/**
 * Looks for private keys: PEM of every kind and shape (on several lines, on one with escaped newlines, put together from
 * strings, as base64 of the whole, in UTF-16), PuTTY, age, minisign, WireGuard, JWK; PKCS#8 without its frame, and in DER.
 *
 * @param bytes the whole file, text or not
 */
function findPrivateKeys(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // UTF-16 with its bytes the other way round.
    if (buffer.length > 1 && buffer.length % 2 === 0 && buffer.readUInt16BE(0) === 0xfeff)
        return findPrivateKeys(Buffer.from(buffer).swap16());
    const found = [];
    const inEncoding = (encoding, unit) => {
        for (let at = 0; at < buffer.length; at += PART) {
            const text = buffer.toString(encoding, at, Math.min(at + PART + OVERLAP, buffer.length));
            if (!SIGN.test(text))
                continue;
            for (const { kind, start } of (0,secret/* distinct */.dM)([...(0,private_keys/* findPrivateKeys */.$)(text), ...findBareKeys(text)])) {
                // A key in the overlap belongs to the next part.
                if (start * unit < PART)
                    found.push({ what: (0,secret/* secretName */.Gf)(kind), line: lineAt(buffer, at + start * unit) });
            }
        }
    };
    const binary = buffer.subarray(0, HEAD).includes(0);
    if (!binary || COMMON.some((word) => buffer.includes(word)))
        inEncoding('latin1', 1);
    if (binary && COMMON_UTF16.some((word) => buffer.includes(word)))
        inEncoding('utf16le', 2);
    const der = isDerKey(buffer) ? 0 : buffer.indexOf(PKCS8_ED25519);
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

/***/ 8492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsReport: () => (/* binding */ diagnosticsReport)
/* harmony export */ });
/** Diagnostics and their counts as one JSON result. */
function diagnosticsReport(diagnostics, summary, toolVersion) {
    return {
        version: 1,
        tool: { name: 'cartwright', version: toolVersion },
        diagnostics,
        summary,
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
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(193);


const CODES = { error: 31, warning: 33, note: 36, bold: 1, dim: 2, help: 32 };
/** Columns of an excerpt; a longer line is cut around the place. */
const WIDTH = 100;
/** Diagnostics for people: place, level, rule and message on one line, then the source line and the way out. */
function diagnosticsText(diagnostics, options) {
    // Many findings may stand in one long line.
    let last = { source: '', shown: '' };
    const safe = (source) => {
        if (source !== last.source)
            last = { source, shown: (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .blank */ .hQ)(source) };
        return last.shown;
    };
    return diagnostics.map((diagnostic) => block(diagnostic, options, safe)).join('\n');
}
/** `path:line:column: level[rule] message`. */
function diagnosticLine({ path, range, level, rule, message }) {
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}: ${level}[${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(rule)}] ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`;
}
/** `2 errors, 1 warning, 3 accepted in 4 files`. */
function summaryLine({ files, errors, warnings, notes, accepted }) {
    const parts = [count(errors, 'error'), count(warnings, 'warning'), count(notes, 'note')].filter((part) => !part.startsWith('0 '));
    const left = parts.length === 0 ? 'no problems' : parts.join(', ');
    return `${left}${accepted === 0 ? '' : `, ${accepted} accepted`} in ${count(files, 'file')}`;
}
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
function block(diagnostic, { color, excerpts }, safe) {
    const paint = (style, text) => color ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
    const { path, range, level, rule, message, help } = diagnostic;
    const place = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}:`;
    const lines = [`${paint('bold', place)} ${paint(level, `${level}[${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(rule)}]`)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`];
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    if (source !== undefined)
        lines.push(...excerpt(safe(source), diagnostic, gutter, paint, level));
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

/***/ 3042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ findPem),
/* harmony export */   V3: () => (/* binding */ findWrappedPem),
/* harmony export */   aQ: () => (/* binding */ WRAPPED_WORDS)
/* harmony export */ });
const SPACE = String.raw `(?: |%20|\+)`;
/** Four dashes and a space is SSH2's own armour (RFC 4716). */
const BEGIN = new RegExp(`-{4,5} ?BEGIN(?<label>(?:${SPACE}[A-Z0-9]{1,20}){0,3}${SPACE}PRIVATE${SPACE}KEY(?:${SPACE}BLOCK)?) ?-{4,5}`, 'g');
const END = new RegExp(`[^-]{0,40}-{4,5} ?END${SPACE}[A-Z0-9 %+]{0,60}-{4,5}`, 'y');
/** RFC 1421 and OpenPGP put lines of their own before the body. */
const HEADERS = /^[\s\S]{0,12}(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40}):/;
const RUN = /[A-Za-z0-9+/]{20,}/g;
/** How much may stand between the header and the body, and between its lines: breaks, escapes, quotation marks, comment signs. */
const [FIRST_GAP, GAP, HEADER_LINES] = [60, 40, 600];
const LONGEST = 20_000;
/**
 * Finds private keys in PEM of any label: with breaks, without them, with escaped ones, in quotation marks, behind comment
 * signs, cut off. What counts is a body of base64 behind the header; a header that prose or code mentions has none.
 */
function findPem(text) {
    const found = [];
    for (const match of text.matchAll(BEGIN)) {
        const start = match.index;
        const body = bodyAfter(text, start + match[0].length);
        if (body === undefined || start < (found.at(-1)?.end ?? 0))
            continue;
        END.lastIndex = body.end;
        const closing = END.exec(text);
        const encrypted = /ENCRYPTED/.test((match.groups?.['label'] ?? '') + body.before);
        const end = closing === null ? body.end : END.lastIndex;
        found.push({ kind: encrypted ? 'encrypted-private-key' : 'private-key', start, end });
    }
    return found;
}
/** The lines of base64 behind a header; undefined when what stands there is no body of a key. */
function bodyAfter(text, from) {
    // Most headers have no body at all: that is found out without looking far.
    if (text.slice(from, from + HEADER_LINES + 40).search(RUN) === -1)
        return undefined;
    const window = text.slice(from, from + LONGEST);
    let [end, start, longest, total, sample] = [0, -1, 0, 0, ''];
    for (const { 0: run, index } of window.matchAll(RUN)) {
        const between = window.slice(end, index);
        const limit = start !== -1 ? GAP : HEADERS.test(window) ? HEADER_LINES : FIRST_GAP;
        if (between.length > limit || between.includes('----'))
            break;
        if (start === -1)
            start = index;
        end = index + run.length;
        longest = Math.max(longest, run.length);
        total += run.length;
        if (sample.length < 400)
            sample += run;
    }
    // Letters of both cases and digits, as base64 of a key always has: no word, no name, no digest in hex.
    const mixed = /[a-z]/.test(sample) && /[A-Z]/.test(sample) && /[0-9]/.test(sample);
    if (!mixed || (longest < 40 && total < 60))
        return undefined;
    const padding = /^={1,2}/.exec(window.slice(end, end + 2))?.[0].length ?? 0;
    return { before: window.slice(0, start), end: from + end + padding };
}
/** `PRIVATE KEY-----` in base64 at each of its three offsets, without the characters that its neighbours decide. */
const WRAPPED_WORDS = ['UFJJVkFURSBLRVktLS0tL', 'BSSVZBVEUgS0VZLS0tLS', 'QUklWQVRFIEtFWS0tLS0t'];
/** How many characters of the group of four, in which the word begins, stand before it. */
const CUT = [0, 2, 3];
const BREAK = /[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*/g;
const BLOB = /^(?:[A-Za-z0-9+/_-]|[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*)*={0,2}/;
/** Finds private keys in PEM as base64 of the whole, also behind a certificate: what is wrapped is decoded and looked at. */
function findWrappedPem(text) {
    const found = [];
    for (const [offset, word] of WRAPPED_WORDS.entries()) {
        let decodedTo = 0;
        for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
            if (at < decodedTo)
                continue;
            const group = at - (CUT[offset] ?? 0);
            let start = at;
            while (start > 0 && at - start < LONGEST && /[A-Za-z0-9+/_-]/.test(text.charAt(start - 1)))
                start--;
            // The END line of a key holds the word as well.
            if (group < start || found.some((key) => at >= key.start && at < key.end))
                continue;
            const first = group - 4 * Math.floor((group - start) / 4);
            const blob = BLOB.exec(text.slice(first, at + LONGEST))?.[0] ?? '';
            decodedTo = first + blob.length;
            const decoded = Buffer.from(blob.replaceAll(BREAK, ''), 'base64').toString('latin1');
            const [key] = findPem(decoded);
            if (key !== undefined)
                found.push({ kind: key.kind, start, end: decodedTo });
        }
    }
    return found;
}


/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ findPrivateKeys)
});

;// CONCATENATED MODULE: ./build/core/secrets/json-web-key.js
const QUOTE = String.raw `[\\"'\x60]{0,4}`;
const TYPE = new RegExp(`\\bkty${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}(?:RSA|EC|OKP)\\b`, 'g');
/** The private member (RFC 7518, RFC 8037). */
const PRIVATE = new RegExp(`(?<![\\w.-])d${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}[A-Za-z0-9_-]{40,}`, 'g');
/** How far apart the members of one key stand: an RSA key of 8192 bits has 7,000 characters. */
const REACH = 8000;
/** Finds private JSON Web Keys: in JSON, in JSON within a string, in YAML and in the object literals of source files. */
function findJsonWebKeys(text) {
    const found = [];
    const members = [...text.matchAll(PRIVATE)];
    let next = 0;
    for (const { 0: type, index } of text.matchAll(TYPE)) {
        while ((members[next]?.index ?? Infinity) < index)
            next++;
        // The nearest on each side: a set has many keys, and public ones among them.
        const near = [members[next - 1], members[next]].find((member) => member !== undefined && Math.abs(member.index - index) < REACH && sameObject(text, index, member.index));
        if (near === undefined)
            continue;
        const start = Math.min(near.index, index);
        const end = Math.max(near.index + near[0].length, index + type.length);
        const brace = text.slice(Math.max(0, start - REACH), start).lastIndexOf('{');
        const close = text.slice(end, end + REACH).indexOf('}');
        found.push({
            kind: 'private-key',
            start: brace === -1 ? start : Math.max(0, start - REACH) + brace,
            end: close === -1 ? end : end + close + 1,
        });
    }
    return found;
}
// Two members are of one object when no brace closes between them that was not opened there.
function sameObject(text, a, b) {
    let depth = 0;
    for (const character of text.slice(Math.min(a, b), Math.max(a, b))) {
        if (character === '{')
            depth++;
        else if (character === '}' && --depth < 0)
            return false;
    }
    return depth === 0;
}

// EXTERNAL MODULE: ./build/core/secrets/pem.js
var pem = __webpack_require__(3042);
;// CONCATENATED MODULE: ./build/core/secrets/private-keys.js


const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
const PEM_WORDS = ['PRIVATE KEY', 'PRIVATE%20KEY', 'PRIVATE+KEY'];
/**
 * Finds private key material in a text: PEM of any label and in any shape (pem.ts), also in base64 as a whole, PuTTY, age and
 * JSON Web Keys. Public keys and certificates are none; neither is a header without a body. Cost is linear in the text.
 */
function findPrivateKeys(text) {
    const found = [];
    const all = (pattern) => {
        for (const { 0: key, index } of text.matchAll(pattern))
            found.push({ kind: 'private-key', start: index, end: index + key.length });
    };
    if (PEM_WORDS.some((word) => text.includes(word)))
        found.push(...(0,pem/* findPem */.ET)(text));
    if (pem/* WRAPPED_WORDS */.aQ.some((word) => text.includes(word)))
        found.push(...(0,pem/* findWrappedPem */.V3)(text));
    if (text.includes('PuTTY-User-Key-File-'))
        all(PUTTY);
    if (text.includes('AGE-SECRET-KEY-1'))
        all(AGE);
    if (text.includes('kty'))
        found.push(...findJsonWebKeys(text));
    return found;
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


/***/ })

};
;