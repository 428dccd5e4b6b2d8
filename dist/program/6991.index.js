"use strict";
exports.id = 6991;
exports.ids = [6991,4484,5245,8778,75,2255,7912,9173,8355,6020,3426,9491,9410,8092,2228,8877];
exports.modules = {

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

/***/ 20877:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ digest_command)
});

// EXTERNAL MODULE: ./build/adapters/sqlite/store.js + 3 modules
var store = __webpack_require__(91258);
// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(51078);
// EXTERNAL MODULE: ./build/core/dsse/cal.js
var cal = __webpack_require__(88730);
// EXTERNAL MODULE: ./build/core/result/verify-checks.js
var verify_checks = __webpack_require__(95419);
// EXTERNAL MODULE: ./build/core/value/byte-source.js
var byte_source = __webpack_require__(31672);
// EXTERNAL MODULE: ./build/core/value/digest.js
var value_digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/app/trust/foreign-file.js
var foreign_file = __webpack_require__(11232);
// EXTERNAL MODULE: ./build/app/trust/verify.js + 2 modules
var trust_verify = __webpack_require__(8638);
;// CONCATENATED MODULE: ./build/app/trust/digest.js







async function digestsOf(ports, path, profile) {
    if ((0,trust_verify.isCalPath)(path))
        return digestsOfCal(ports, path, profile);
    const file = ports.store.open(path);
    try {
        (0,foreign_file/* refuseForeign */.r)(file, path, profile);
        const checks = new verify_checks/* VerifyChecks */.p();
        const { rom } = await (0,verify/* inspectCartridge */.i)(file, profile, checks);
        const fileDigest = (0,byte_source/* digestOfSource */.x)(file.source);
        file.assertUnchanged();
        const problems = checks.list().flatMap(({ id, ok, message }) => (ok ? [] : [`${id}: ${message}`]));
        return {
            path,
            romDigest: problems.length === 0 ? (rom?.digest ?? null) : null,
            calDigest: null,
            fileDigest,
            problems,
        };
    }
    finally {
        file.close();
    }
}
async function digestsOfCal({ fs }, path, profile) {
    const { ambiguities, MAX_CAL, readCal } = await Promise.all(/* import() */[__webpack_require__.e(4164), __webpack_require__.e(5727), __webpack_require__.e(7712)]).then(__webpack_require__.bind(__webpack_require__, 80639));
    const bytes = fs.readFile(path, MAX_CAL);
    const fileDigest = (0,value_digest/* sha256Digest */.sI)(bytes);
    const doc = await readCal(path, bytes, profile);
    const problems = doc.problems.map(({ message, range }) => `line ${range.start.line}: ${message}`);
    if (problems.length === 0)
        problems.push(...(await ambiguities(doc)));
    let digest = null;
    try {
        if (problems.length === 0)
            digest = (0,cal/* calDigest */.vC)(doc.value);
    }
    catch (error) {
        if (!(error instanceof TypeError))
            throw error;
        problems.push(`it has no canonical form: ${error.message}`);
    }
    return { path, romDigest: null, calDigest: digest, fileDigest, problems };
}

// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/core/report/text/user-error.js
var user_error = __webpack_require__(95245);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
;// CONCATENATED MODULE: ./build/cli/commands/digest.js







const digest_command = {
    name: 'digest',
    summary: 'the ROM digest and the file digest of a cartridge, the digest of a CAL',
    example: 'digest reviewer.cart',
    usage: ['digest FILE…'],
    options: [],
    formats: ['text', 'json'],
    details: [
        'The ROM digest is what a signature covers, and what a CAL pins as romDigest; SAVE rows do not change it. The file digest is',
        'the sha256 of the bytes, as sha256sum prints it. Of a *.cal.json or *.cal.yaml file it is the digest that its signature names.',
        'A digest says which file it is, not that it may be trusted: that is for verify. Exit code 1 when a cartridge is not whole or',
        'a CAL cannot be read in one way; it has no digest then, and standard error says why.',
    ].join('\n'),
    usesConfig: true,
    async run({ fs, io, positionals, profile, format }) {
        if (positionals.length === 0)
            throw new errors/* UserError */.y('usage', 'digest needs at least one file');
        const ports = { fs, store: (0,store.cartridgeStore)(fs.cwd) };
        const results = [];
        let unreadable = false;
        for (const path of positionals) {
            try {
                results.push(await digestsOf(ports, path, profile));
            }
            catch (error) {
                if (!(error instanceof errors/* UserError */.y))
                    throw error;
                io.err((0,user_error.formatUserError)(error));
                unreadable = true;
            }
        }
        if (format === 'json')
            io.out((0,json_text/* resultJson */.y3)({ version: 1, results }, 2));
        else {
            io.out((0,receipts/* digestsText */.P3)(results));
            io.err((0,receipts/* notesText */.Ln)(results.flatMap(({ path, problems }) => problems.map((problem) => `${path}: ${problem}`))));
        }
        if (unreadable)
            return command/* EXIT */.dc.unable;
        return results.every(({ problems }) => problems.length === 0) ? command/* EXIT */.dc.ok : command/* EXIT */.dc.no;
    },
};


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

/***/ 56125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47322);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84411);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(n, one, many) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${thousands(n)} ${n === 1 ? one : (many ?? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${one}s`)}`;
}
function plural(n, one) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${n} ${one}${n === 1 ? '' : 's'}`;
}
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
function allCounts({ errors, warnings, notes }) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `` : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `, ${thousands(accepted)} accepted`;
}
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(warnings > 0 ? [count(warnings, 'warning')] : []),
        ...(notes > 0 ? [count(notes, 'note')] : []),
    ];
    return parts.length === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `nothing` : _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.join(', ')(parts);
}
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 47322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 95245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatUserError: () => (/* binding */ formatUserError)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);

function formatUserError(error) {
    const place = error.range === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `:${error.range.start.line}:${error.range.start.column}`;
    const where = error.path === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.path)}${place}: `;
    const help = error.help === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  help: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.help)}\n`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `cartwright: ${where}${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.message)}\n${help}`;
}


/***/ }),

/***/ 49139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   VH: () => (/* binding */ lineError),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function fileError(rule, path, message, help) {
    const range = START_OF_FILE;
    return { rule, level: 'error', message, path, range, pointer: '', ...(help === undefined ? {} : { help }) };
}
function lineError(rule, path, line, message, help) {
    const at = { line, column: 1 };
    return { ...fileError(rule, path, message, help), range: { start: at, end: at } };
}
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}


/***/ }),

/***/ 8778:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
function nearest(name, candidates) {
    const plain = fold(name);
    const letters = lettersOf(plain);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const { text, letters: own } = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const isFar = hasMore(letters & ~own, allowed) || hasMore(own & ~letters, allowed);
        const distance = isFar ? allowed + 1 : editDistance(plain, text, allowed);
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
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let folded = FOLDED.get(candidate);
    if (folded === undefined) {
        const text = fold(candidate);
        folded = { text, letters: lettersOf(text) };
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, folded);
    }
    return folded;
}
function lettersOf(text) {
    let letters = 0;
    for (let i = 0; i < text.length; i++)
        letters |= 1 << (text.charCodeAt(i) & 31);
    return letters;
}
function hasMore(bits, limit) {
    let left = bits;
    for (let i = 0; i < limit; i++)
        left &= left - 1;
    return left !== 0;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
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

/***/ 30461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   UP: () => (/* binding */ holdsDatabase),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99383);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
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
function holdsDatabase(head) {
    return Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_text_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (/^(?:\x1f\x8b|\x28\xb5\x2f\xfd|BZh|\xfd7zXZ)/.test(text))
        return {
            what: 'a compressed file',
            help: 'of an OCI layout the folder or the tar itself is read: unpack it first',
        };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version)}`, help: undefined };
}
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

/***/ 31672:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ digestOfSource)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);

const PIECE = 1024 * 1024;
function digestOfSource(source) {
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .runningSha256 */ .Nl)();
    for (let at = 0; at < source.size; at += PIECE)
        digest.update(source.read(at, Math.min(PIECE, source.size - at)));
    return digest.finish();
}


/***/ }),

/***/ 34293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
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
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'bigint':
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
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


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


/***/ }),

/***/ 46774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
}


/***/ }),

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ }),

/***/ 77527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
Object.assign(exports.modules, require("./shared-58313.js").modules);
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-44484.js").modules);
Object.assign(exports.modules, require("./shared-27912.js").modules);
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-30158.js").modules);
Object.assign(exports.modules, require("./shared-18355.js").modules);
