"use strict";
exports.id = 4544;
exports.ids = [4544];
exports.modules = {

/***/ 8068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ baselinePath),
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = 'cartwright-baseline.json';
/** The baseline of a run: the configured one, or `cartwright-baseline.json` in `root` when it is there. */
function baselinePath(fs, { baseline }, root = '.') {
    const path = baseline ?? (root === '.' ? BASELINE_FILE : `${root}/${BASELINE_FILE}`);
    return baseline !== undefined || fs.kind(path) === 'file' ? path : undefined;
}


/***/ }),

/***/ 4535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openBaseline: () => (/* binding */ openBaseline),
  renewBaseline: () => (/* binding */ renewBaseline)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/fix/remedy.js + 1 modules
var remedy = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var known = __webpack_require__(8401);
// EXTERNAL MODULE: ./build/core/lint/suppress/apply.js + 1 modules
var apply = __webpack_require__(874);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/core/lint/suppress/baseline.js








/** The reason of entries that nobody has given another. */
const ADOPTED = 'known before cartwright was adopted';
/**
 * What a baseline remembers of a finding: its rule, its place and a digest of the value there. Where there is no value, or it is
 * the whole document, the digest is of the message.
 */
function entryOf(doc, finding) {
    const { rule, path, pointer, message } = finding;
    const value = pointer === '' ? undefined : (0,remedy/* valueAt */.f)(doc.value, (0,source_document/* fromPointer */.kU)(doc.value, pointer));
    return { rule, path, pointer, digest: (0,digest/* sha256Digest */.sI)(value === undefined ? message : canonical(value, message)) };
}
// What RFC 8785 cannot say (a lone surrogate, a number beyond range) is another rule's finding.
function canonical(value, message) {
    try {
        return (0,canonical_json/* canonicalize */.d)(value);
    }
    catch (error) {
        if (error instanceof TypeError)
            return message;
        throw error;
    }
}
/** Applies one baseline to the findings of many documents, and tells at the end which entries were not needed. */
class Baseline {
    #doc;
    #entries;
    #used = new Set();
    #byKey = new Map();
    #seen = new Set();
    #today;
    /**
     * @param doc the baseline's own text, for places
     * @param file its checked value
     */
    constructor(doc, file, now) {
        this.#doc = doc;
        this.#entries = file.entries;
        this.#today = now.toISOString().slice(0, 10);
        file.entries.forEach((entry, i) => {
            if ((0,apply/* isFixed */.z)(entry.rule))
                return;
            const list = this.#byKey.get(keyOf(entry));
            if (list === undefined)
                this.#byKey.set(keyOf(entry), [i]);
            else
                list.push(i);
        });
    }
    /** Takes the accepted findings of one document out. A list position may have changed; the value may not. */
    apply(doc, found) {
        this.#seen.add(doc.path);
        const left = [];
        const suppressed = [];
        const exact = new Set();
        const wanted = found.map((finding) => ({ finding, entry: entryOf(doc, finding) }));
        const match = (pointer, { rule, path, digest }) => this.#byKey
            .get(keyOf({ rule, path, digest, pointer: '' }))
            ?.find((i) => (pointer === undefined ? !exact.has(i) : this.#entries[i]?.pointer === pointer));
        // Findings at the very place first, so that what is left over is what moved.
        const places = wanted.map(({ entry }) => match(entry.pointer, entry));
        for (const i of places)
            if (i !== undefined)
                exact.add(i);
        for (const [n, { finding, entry }] of wanted.entries()) {
            const i = places[n] ?? this.#moved(match(undefined, entry), entry.pointer);
            const accepted = i === undefined ? undefined : this.#entries[i];
            if (i === undefined || accepted === undefined) {
                left.push(finding);
                continue;
            }
            exact.add(i);
            this.#used.add(i);
            const { reason, expires } = accepted;
            if (expires !== undefined && expires < this.#today)
                left.push(finding);
            else
                suppressed.push({ diagnostic: finding, kind: 'external', ...(reason.trim() === '' ? {} : { reason }) });
        }
        return { left, suppressed };
    }
    #moved(i, pointer) {
        const shape = (text) => text.replace(/\/\d+(?=\/|$)/g, '/*');
        const entry = i === undefined ? undefined : this.#entries[i];
        return entry !== undefined && shape(entry.pointer) === shape(pointer) ? i : undefined;
    }
    /**
     * Findings about the entries: fixed, expired, without a reason, of a rule that nothing silences.
     *
     * @param isGone whether a file that was not looked at is known not to exist
     */
    findings(isGone) {
        return this.#entries.flatMap((entry, i) => {
            const about = (rule, message, help, path = []) => ({
                rule,
                level: (0,known/* knownRule */.k)(rule)?.level ?? 'warning',
                message,
                path: this.#doc.path,
                range: (0,source_document/* rangeOf */.be)(this.#doc, ['entries', i, ...path]),
                pointer: ['', 'entries', i, ...path].join('/'),
                help,
            });
            const what = `the entry of ${(0,printable.quote)(entry.rule)} for ${(0,printable.quote)(entry.path)}`;
            if ((0,apply/* isFixed */.z)(entry.rule))
                return about('suppression/not-allowed', `${(0,printable.quote)(entry.rule)} is a fault of integrity, which nothing silences`, 'remove the entry, and the fault', ['rule']);
            if (!this.#used.has(i)) {
                if (!this.#seen.has(entry.path) && !isGone(entry.path))
                    return [];
                return about('baseline/fixed', `${what} matches no finding`, 'remove the entry, or run cartwright lint --write-baseline');
            }
            if (entry.expires !== undefined && entry.expires < this.#today)
                return about('baseline/expired', `${what} expired on ${entry.expires}`, 'fix the finding, or give a later date', ['expires']);
            if (entry.reason.trim() === '')
                return about('baseline/no-reason', `${what} gives no reason`, 'say why the finding is accepted', ['reason']);
            return [];
        });
    }
}
function keyOf({ rule, path, digest }) {
    return `${rule}\n${path}\n${digest}`;
}
/**
 * The baseline that accepts all findings, except of integrity. Reasons and dates of entries that are there already stay.
 *
 * @param findings with the documents that they are about
 * @param earlier entries of the baseline that is replaced; those of files that were not looked at are kept
 * @param looked files that were looked at
 */
function writeBaseline(findings, earlier, looked) {
    const key = (entry) => [entry.path, entry.pointer, entry.rule, entry.digest].join('\n');
    const known = new Map(earlier.map((entry) => [key(entry), entry]));
    const entries = new Map();
    for (const entry of earlier)
        if (!looked.has(entry.path))
            entries.set(key(entry), entry);
    for (const { doc, diagnostic } of findings) {
        if ((0,apply/* isFixed */.z)(diagnostic.rule))
            continue;
        const entry = entryOf(doc, diagnostic);
        entries.set(key(entry), known.get(key(entry)) ?? { ...entry, reason: ADOPTED });
    }
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    return (0,json_text/* jsonText */.s)({ version: 1, entries: sorted }, 2);
}

// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/app/lint.js
var lint = __webpack_require__(6399);
;// CONCATENATED MODULE: ./build/app/baseline.js







const MAX_BASELINE = 16 * 1024 * 1024;
/**
 * Reads a baseline.
 *
 * @param now the day that decides what has expired
 * @param root what its paths are relative to, relative to the working directory
 * @throws UserError `bad-baseline` with the place of the first mistake
 */
async function openBaseline(fs, path, now, root = '.') {
    const { doc, file } = await readBaseline(fs, path);
    const base = root === '.' ? '' : `${root.replace(/\/+$/, '')}/`;
    const entries = file.entries.map((entry) => ({ ...entry, path: base + entry.path }));
    return {
        step() {
            const baseline = new Baseline(doc, { version: 1, entries }, now);
            return [
                {
                    file: (linted, found, suppress) => {
                        const { left, suppressed } = baseline.apply(linted, found);
                        suppress(suppressed);
                        return left;
                    },
                    finish: () => baseline.findings((name) => fs.kind(name) === 'none'),
                },
            ];
        },
    };
}
async function readBaseline(fs, path) {
    const doc = await (0,read/* readDocument */.u0)(path, fs.readFile(path, MAX_BASELINE), 'json');
    const [first] = [...doc.problems, ...(doc.value === undefined ? [] : (0,check.checkSchema)(doc, await validators.validators.baseline()))];
    if (first !== undefined) {
        throw new errors/* UserError */.y('bad-baseline', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/baseline.schema.json, or write it anew with cartwright lint --write-baseline',
        });
    }
    return { doc, file: doc.value };
}
/**
 * Accepts what is there: lints without the baseline and writes a new one. Reasons and dates of entries that still match are
 * kept, and so are entries of files that were not looked at.
 *
 * @throws UserError `unwritable-file`, and as `lint` does
 */
async function renewBaseline(fs, request) {
    const path = request.config.baseline ?? baseline_file/* BASELINE_FILE */.t;
    const earlier = fs.kind(path) === 'none' ? [] : (await readBaseline(fs, path)).file.entries;
    const found = [];
    const looked = new Set();
    const collect = {
        file: (doc, diagnostics) => {
            looked.add(doc.path);
            found.push(...diagnostics.map((diagnostic) => ({ doc, diagnostic })));
            return diagnostics;
        },
    };
    const { now: _, ...rest } = request;
    const bare = await (0,lint/* lint */.u)(fs, { ...rest, steps: [...(request.steps ?? []), collect] });
    if (bare.problems[0] !== undefined)
        throw bare.problems[0];
    for (const { path: file } of earlier)
        if (fs.kind(file) === 'none')
            looked.add(file);
    const text = writeBaseline(found, earlier, looked);
    fs.writeFile(path, text);
    const entries = JSON.parse(text).entries.length;
    return { path, entries, outcome: await (0,lint/* lint */.u)(fs, { ...request, config: { ...request.config, baseline: path } }) };
}


/***/ }),

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* unused harmony export CAL_FILE */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);


/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores is left out
 * of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    let all;
    const below = () => (all ??= fs.list('.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().filter((file) => glob.matches(file));
        if (found.length === 0)
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            for (const file of base === '' ? below() : fs.list(path))
                if (CAL_FILE.test(file))
                    files.add(base + file);
        }
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .isGlob */ .f)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), problems };
}
/** A path relative to `cwd`, without `.` and `..` where they can be resolved. */
function shortest(cwd, path) {
    const segments = [];
    for (const segment of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    const base = cwd.split('/').filter((segment) => segment !== '');
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}


/***/ }),

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* unused harmony exports CONFIG_FILE, NO_CONFIG */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2228);




const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf, rules: {}, ignore: [] };
/**
 * Reads the configuration: the named file, or `cartwright.yaml` in `root` when it is there.
 *
 * @param named a file relative to the working directory
 * @param root root of the repository, relative to the working directory
 * @throws UserError `bad-config` with the place of the first mistake
 */
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readQuickly */ .xF)(path, fs.readFile(path, 1024 * 1024));
    const { checkSchema } = await __webpack_require__.e(/* import() */ 7912).then(__webpack_require__.bind(__webpack_require__, 7912));
    const { validators } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 9173));
    const validator = await validators.config();
    const misfits = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_3__/* .withPlaces */ .r)(doc, () => (doc.value === undefined ? [] : checkSchema(doc, validator)));
    const problems = [...doc.problems, ...misfits];
    const [first] = problems;
    if (first !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const value = doc.value;
    return {
        ...NO_CONFIG,
        ...value,
        prefix: (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrefix */ .RW)(value.prefix ?? '') ? value.prefix : _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf,
        file: path,
    };
}


/***/ }),

/***/ 2597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ handshakeAll)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4480);
/* harmony import */ var _core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7494);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1718);
/* harmony import */ var _live_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6141);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8592);






/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
async function handshakeAll(fs, input) {
    const { hosts: declared, diagnostics: hostDiagnostics } = await (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .loadHosts */ .U)(fs, input.hosts);
    const diagnostics = [...hostDiagnostics];
    const loaded = [];
    for (const path of input.subjects) {
        const subject = await (0,_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSubject */ .n)(fs, path, input);
        diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,_live_js__WEBPACK_IMPORTED_MODULE_4__/* .lookAtHosts */ .u)(input.peer, declared);
    const hosts = live?.hosts ?? declared;
    const binder = new _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__/* .Binder */ .V();
    const results = loaded.flatMap(({ subject }) => hosts.map((host) => (0,_core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__/* .negotiate */ .N)({ subject, host: host.profile, profile: input.profile, binder })));
    return {
        result: { version: 1, results },
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(loaded.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        live,
    };
}


/***/ }),

/***/ 4969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ factsFrom)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2400);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2087);





/** Files that are read for one RAC item, and for one document. */
const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
/** Globs of one document that are looked up; each costs a look at every file's name. */
const DOCUMENT_GLOBS = 200;
/**
 * @param fs where the files stand that RAC items point to; without it only the document itself is looked at
 * @param root root of the repository, relative to the working directory
 */
function factsFrom(fs, root = '.') {
    let listed;
    const list = () => (listed ??= fs?.list(root) ?? []);
    return async (doc, publish) => ({
        isKnownLicense: publish ? (await __webpack_require__.e(/* import() */ 712).then(__webpack_require__.bind(__webpack_require__, 712))).isKnownLicense : undefined,
        findSecrets: needsDetector(doc) ? (await Promise.all(/* import() */[__webpack_require__.e(3958), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 6571))).findSecrets : undefined,
        itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
    });
}
// An escape can hide in the text what its value says.
function needsDetector({ text, value }) {
    if (value === undefined)
        return false;
    return (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)(text) || (text.includes('\\') && someText(value, _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d));
}
function someText(value, test) {
    if (typeof value === 'string')
        return test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some((child) => someText(child, test));
}
/** Reads what long descriptions may have been copied from; a short one needs no file. */
function itemFiles(fs, root, list, value) {
    const rac = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) ? (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return undefined;
    const found = new Map();
    const byGlob = new Map();
    let left = DOCUMENT_FILES;
    rac.forEach((item, i) => {
        const hint = globOf(item);
        if (left <= 0 || hint === undefined || !someText(item, _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__/* .mayQuote */ .oG))
            return;
        const known = byGlob.get(hint);
        if (known === undefined && byGlob.size >= DOCUMENT_GLOBS)
            return;
        const paths = known ?? matching(hint, list());
        byGlob.set(hint, paths);
        const texts = paths.slice(0, left).flatMap((path) => readText(fs, root, path));
        left -= texts.length;
        if (texts.length > 0)
            found.set(i, texts);
    });
    return found;
}
/** The first files that a glob matches; none for a pattern that is no glob. */
function matching(pattern, files) {
    const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .S)(pattern);
    const found = [];
    if ('problem' in glob)
        return found;
    for (const file of files) {
        if (glob.matches(file))
            found.push(file);
        if (found.length === ITEM_FILES)
            break;
    }
    return found;
}
function globOf(item) {
    const check = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(item) ? (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item, 'check') : undefined;
    if (!(0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check) || (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'type') !== 'file-glob')
        return undefined;
    const hint = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'hint');
    return typeof hint === 'string' ? hint : undefined;
}
function readText(fs, root, path) {
    try {
        const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
        return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
    }
    catch (error) {
        // A file that is too large or cannot be read says nothing about the description.
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 7357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ignoreStep),
/* harmony export */   t: () => (/* binding */ checkRuleNames)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);
/* harmony import */ var _core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(874);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8778);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2228);








/**
 * The configuration's `ignore`: faults of integrity stay.
 *
 * @param fs given when every file is looked at: then an entry that nothing needed is a finding
 * @throws UserError `bad-config` for a path that is no glob
 */
async function ignoreStep({ ignore, file }, fs) {
    const entries = ignore.map(({ rule, path, reason }) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .S)(path);
        if ('problem' in glob)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob, reason, used: false };
    });
    if (entries.length === 0)
        return {};
    const config = fs === undefined || file === undefined ? undefined : await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readDocument */ .u0)(file, fs.readFile(file));
    return {
        file: (doc, found, suppress) => found.filter((diagnostic) => {
            const entry = (0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(diagnostic.rule)
                ? undefined
                : entries.find(({ rule, glob }) => rule === diagnostic.rule && glob.matches(doc.path));
            if (entry === undefined)
                return true;
            entry.used = true;
            suppress([{ diagnostic, kind: 'external', reason: entry.reason }]);
            return false;
        }),
        finish: () => config === undefined
            ? []
            : entries.flatMap(({ used, rule, glob }, i) => 
            // What linting does not raise, it cannot miss either.
            used || (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(rule)?.apart !== undefined ? [] : unused(config, i, rule, glob.pattern)),
    };
}
function unused(config, i, rule, path) {
    const allowed = !(0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(rule);
    return [
        {
            rule: allowed ? 'suppression/unused' : 'suppression/not-allowed',
            level: 'warning',
            message: allowed
                ? `no file that matches ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.quote)(path)} has a finding of ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.quote)(rule)}, so nothing needs this entry`
                : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.quote)(rule)} is a fault of integrity, which nothing silences`,
            path: config.path,
            range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_6__/* .rangeOf */ .be)(config, ['ignore', i]),
            pointer: `/ignore/${i}`,
            help: 'remove the entry',
        },
    ];
}
/** @throws UserError `bad-config` when `rules` or `ignore` names a rule that does not exist */
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(name) !== undefined)
            continue;
        const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_7__.nearest)(name, (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Z)());
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
}


/***/ }),

/***/ 6399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LintRun),
/* harmony export */   u: () => (/* binding */ lint)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7110);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4138);
/* harmony import */ var _core_report_excerpt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5488);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8092);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2228);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8262);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4969);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8068);
/* harmony import */ var _lint_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7357);












/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration, `bad-baseline`, `usage` for a fix of standard input
 */
async function lint(fs, request) {
    const { config, stdin, paths, fix } = request;
    (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .checkRuleNames */ .t)(config);
    const { files, problems } = stdin === undefined ? (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_6__/* .findCals */ .zU)(fs, paths, config.cals) : { files: [], problems: [] };
    const whole = stdin === undefined && paths.length === 0;
    const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now);
    const full = { facts: (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .factsFrom */ .K)(fs, '.'), ...request };
    const ignoring = await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .ignoreStep */ .J)(config, whole ? fs : undefined);
    const run = new LintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
    const unread = [...problems];
    const fixed = [];
    const fixer = fix === undefined
        ? undefined
        : await fixerFor(full, fs, async () => [await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .ignoreStep */ .J)(config), ...(baseline?.step() ?? [])]);
    // A fix needs places, whatever it finds.
    const read = fixer === undefined ? _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readQuickly */ .xF : _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readDocument */ .u0;
    if (stdin !== undefined)
        await run.add(await read(stdin.name, stdin.bytes, stdin.language));
    for (const file of files) {
        let bytes;
        try {
            bytes = fs.readFile(file, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
                throw error;
            unread.push(error);
            continue;
        }
        let doc = await read(file, bytes);
        const changed = await fixer?.(doc, bytes);
        if (changed !== undefined) {
            fixed.push(changed.file);
            doc = changed.doc;
        }
        await run.add(doc);
    }
    return { ...run.outcome(), problems: unread, fixed };
}
async function openBaseline(fs, config, now) {
    const path = (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_9__/* .baselinePath */ .X)(fs, config);
    return path === undefined ? undefined : (await __webpack_require__.e(/* import() */ 4535).then(__webpack_require__.bind(__webpack_require__, 4535))).openBaseline(fs, path, now);
}
async function fixerFor(request, fs, steps) {
    if (request.stdin !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', '--fix cannot change standard input', { help: 'name the file' });
    const { makeFixer } = await __webpack_require__.e(/* import() */ 4554).then(__webpack_require__.bind(__webpack_require__, 4554));
    return makeFixer(fs, request, async (doc) => new LintRun({ ...request, steps: await steps() }).add(doc));
}
/** One run over several documents. */
class LintRun {
    #request;
    #facts;
    #steps;
    #found = [];
    #excerpts = new Map();
    #suppressed = [];
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#facts = request.facts ?? (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .factsFrom */ .K)();
        this.#steps = request.steps ?? [];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, publish = false } = this.#request;
        const options = { profile, levels: config.rules, publish };
        const facts = await this.#facts(doc, publish);
        const earlier = this.#suppressed.length;
        const linted = await this.#once(doc, (onSuppressed) => (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .lintDocument */ .H)(doc, { ...options, onSuppressed, ...facts }));
        let found = await withDuplicateFixes(doc, linted);
        for (const step of this.#steps) {
            const before = found;
            const { file } = step;
            if (file !== undefined)
                found = await this.#once(doc, (onSuppressed) => file.call(step, doc, before, onSuppressed));
        }
        this.#files++;
        if (found.length > 0) {
            this.#found.push(...found);
            // What is accepted is no less secret.
            const accepted = this.#suppressed.slice(earlier).map(({ diagnostic }) => diagnostic);
            const hidden = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_10__/* .withPlaces */ .r)(doc, () => (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitiveRanges */ .P)(doc, [...linted, ...accepted]));
            this.#excerpts.set(doc.path, (0,_core_report_excerpt_js__WEBPACK_IMPORTED_MODULE_11__/* .excerptOf */ .z)(doc.text, found, hidden));
        }
        return found;
    }
    /** Some work on a document, with places if it needs them; what it suppresses counts once. */
    async #once(doc, work) {
        let suppressed = [];
        const result = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_10__/* .withPlaces */ .r)(doc, () => {
            suppressed = [];
            return work((all) => void suppressed.push(...all));
        });
        this.#suppressed.push(...suppressed);
        return result;
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return {
            diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)([...this.#found, ...(0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .withLevels */ .S)(last, this.#request.config.rules)]),
            files: this.#files,
            excerpts: this.#excerpts,
            suppressed: this.#suppressed,
        };
    }
}
async function withDuplicateFixes(doc, found) {
    if (!found.some(({ rule }) => rule === 'source/duplicate-key'))
        return found;
    const { fixDuplicateKeys } = await __webpack_require__.e(/* import() */ 1488).then(__webpack_require__.bind(__webpack_require__, 1488));
    const parse = (text) => (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(doc.path, text);
    return (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_10__/* .withPlaces */ .r)(doc, () => fixDuplicateKeys(doc, found, parse));
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
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u0)(path, bytes), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.manifest(), profile);
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

/***/ 4544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ check_command)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/readiness/findings.js


/**
 * What keeps a CAL from being ready, each at its own line of the CAL, so that it can be annotated there. Faults of structure are
 * the linter's findings and are not repeated.
 */
function readinessFindings(doc, cal) {
    const unstaffed = cal.participants
        .filter((participant) => participant.required && participant.resolved === null)
        .map(({ alias, reason }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/unstaffed',
        level: 'error',
        message: `participant ${(0,printable.quote)(alias)} is not staffed: ${reason}`,
        path: pathOf(doc, 'participants', 'alias', alias),
        help: 'name a cartridge that fits, or make the participant optional',
    }));
    const missing = cal.rac
        .filter((item) => item.state === 'failed')
        .map(({ id, reason = 'the check failed' }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/rac-missing',
        level: 'error',
        message: `required context ${(0,printable.quote)(id)} is missing: ${reason}`,
        path: pathOf(doc, 'rac', 'id', id),
        help: 'add what the description names, or correct the check',
    }));
    return [...unstaffed, ...missing];
}
function pathOf(doc, list, key, value) {
    const items = doc.value[list];
    const index = Array.isArray(items) ? items.findIndex((item) => hasValue(item, key, value)) : -1;
    return [list, Math.max(0, index), key];
}
function hasValue(item, key, value) {
    return (typeof item === 'object' &&
        item !== null &&
        Object.hasOwn(item, key) &&
        item[key] === value);
}

// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/app/package.js + 1 modules
var app_package = __webpack_require__(2792);
// EXTERNAL MODULE: ./build/app/ready.js + 2 modules
var ready = __webpack_require__(4308);
;// CONCATENATED MODULE: ./build/app/check-files.js





/** What a check looks for in a repository, by the names of its files. */
const KINDS = {
    cals: /\.cal\.(?:json|ya?ml)$/i,
    packages: /(?:^|\/)cartridge\.yaml$/,
    hosts: /\.host\.ya?ml$/,
};
/**
 * The files of one kind: those that names and globs mean, relative to the root, or without any every file of the kind.
 *
 * @returns paths relative to the working directory, sorted, each once
 * @throws UserError `no-file` for a name or glob that means nothing
 */
function filesOf(tree, kind, names) {
    const { files, root } = tree;
    if (names === undefined)
        return files.filter((file) => KINDS[kind].test(file)).map((file) => (0,ready/* joinPath */.uJ)(root, file));
    const selected = new Set(names.flatMap((name) => ((0,core_glob/* isGlob */.f)(name) ? matching(tree, kind, name) : [named(tree, kind, name)])));
    return [...selected].sort();
}
/** The cartridges that names, folders and globs mean, or every cartridge of the repository; as {@link filesOf}. */
function cartridgesOf({ fs, root, files }, names) {
    if (names === undefined)
        return files.filter(ready/* isCartridgeName */.Vq).map((file) => (0,ready/* joinPath */.uJ)(root, file));
    return (0,ready/* cartridgePaths */.Ao)(fs, names.map((name) => (0,ready/* joinPath */.uJ)(root, name)));
}
// A glob may name the file, or the folder that holds it, as `agents/*` does for packages.
function matching({ root, files }, kind, pattern) {
    const glob = (0,core_glob/* compileGlob */.S)(pattern);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `${(0,printable.quote)(pattern)}: ${glob.problem}`);
    const folder = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
    const found = files.filter((file) => KINDS[kind].test(file) && (glob.matches(file) || glob.matches(folder(file))));
    if (found.length > 0)
        return found.map((file) => (0,ready/* joinPath */.uJ)(root, file));
    throw new errors/* UserError */.y('no-file', `no file matches ${(0,printable.quote)(pattern)}`, {
        path: root,
        help: 'correct the glob in cartwright.yaml or on the command line',
    });
}
// A package is named by its folder, anything else by its file; the name of a shipped host profile is no file and stays as it is.
function named({ fs, root }, kind, name) {
    const path = (0,ready/* joinPath */.uJ)(root, name);
    if (fs.kind(path) === 'file')
        return path;
    if (kind === 'packages' && fs.kind((0,ready/* joinPath */.uJ)(path, app_package/* PACKAGE_FILE */.e)) === 'file')
        return (0,ready/* joinPath */.uJ)(path, app_package/* PACKAGE_FILE */.e);
    if (kind === 'hosts' && fs.kind(path) === 'none' && /^[\w .-]+$/.test(name))
        return name;
    throw new errors/* UserError */.y('no-file', 'there is no such file', { path });
}

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/manifest.js
var manifest = __webpack_require__(7407);
;// CONCATENATED MODULE: ./build/app/check-findings.js






/** A committed manifest that is not what `build` would make. None need be committed: `build` makes it. */
function staleManifest({ fs }, { folder, file, manifestText }) {
    const path = (0,ready/* joinPath */.uJ)(folder, ids/* MANIFEST_PATH */.U4);
    if (fs.kind(path) !== 'file')
        return [];
    const stale = (0,manifest/* compareManifest */.L)(manifestText, new TextDecoder().decode(fs.readFile(path, 4 * 1024 * 1024)));
    if (stale === undefined)
        return [];
    const { line, expected, found } = stale;
    const says = `it says ${(0,printable.quote)(found.trim())}, ${(0,printable.quote)(file)} gives ${(0,printable.quote)(expected.trim())}`;
    return [
        {
            rule: 'manifest/stale',
            level: 'error',
            message: `the committed manifest is out of date: ${says}`,
            path,
            range: { start: { line, column: 1 }, end: { line, column: found.length + 1 } },
            pointer: '',
            help: `run cartwright manifest ${folder} --out ${path}`,
        },
    ];
}
/** A refusing host, at the package's own line, so that it can be annotated where the floor or the role is written. */
function refusal({ subject, host, error }, packages) {
    if (error === null)
        return [];
    const source = packages.find(({ folder }) => folder === subject);
    const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
    const { unmet, supported, requested } = error.error.data;
    const reasons = unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`);
    return [
        {
            rule: 'handshake/refuse',
            level: 'error',
            message: `host ${(0,printable.quote)(host)} refuses ${(0,printable.quote)(subject)}: ${(0,printable.printable)(reasons.join('; '))}`,
            path: source?.file ?? subject,
            range: source === undefined || place === undefined ? diagnostic/* START_OF_FILE */.ag : source.doc.range(place.key ?? place.value),
            pointer: '',
            help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
        },
    ];
}
/** Symbolic links with the name of a file to check: passed over in silence, each would be a file that nobody checked. */
function notFollowed(links) {
    const kinds = Object.values(KINDS);
    const judged = links.filter((path) => (0,ready/* isCartridgeName */.Vq)(path) || kinds.some((kind) => kind.test(path)));
    return judged.map((path) => ({
        rule: 'source/symlink',
        level: 'error',
        message: 'a symbolic link, which is not followed',
        path,
        range: diagnostic/* START_OF_FILE */.ag,
        pointer: '',
        help: 'commit the file itself',
    }));
}

// EXTERNAL MODULE: ./build/app/handshake.js
var handshake = __webpack_require__(2597);
// EXTERNAL MODULE: ./build/app/baseline.js + 1 modules
var app_baseline = __webpack_require__(4535);
// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/app/lint.js
var lint = __webpack_require__(6399);
// EXTERNAL MODULE: ./build/app/lint-facts.js
var lint_facts = __webpack_require__(4969);
// EXTERNAL MODULE: ./build/app/lint-steps.js
var lint_steps = __webpack_require__(7357);
;// CONCATENATED MODULE: ./build/app/check.js
















/** The parts of a check; `--only` names one. */
const CHECK_PARTS = ['lint', 'ready', 'manifest', 'handshake', 'propose'];
/**
 * The main job (surface.md, `check`): lints every CAL, judges its readiness, checks every package's manifest and negotiates
 * with every host; what the code calls for and no CAL has, it adds as notes. Paths of the result are relative to the working
 * directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
async function check(ports, options) {
    const { config, parts, root, scope = () => true } = options;
    const tree = { fs: ports.fs, root, files: ports.fs.list(root) };
    const run = new CheckRun(ports, options, await lintRunOf(ports, options));
    const cals = filesOf(tree, 'cals', options.cals ?? config.cals);
    const packages = filesOf(tree, 'packages', options.packages ?? config.packages);
    const cartridges = cartridgesOf(tree, options.cartridges ?? config.cartridges);
    const hosts = filesOf(tree, 'hosts', options.hosts ?? config.hosts);
    run.refuseLinks();
    const judged = cals.filter(scope);
    await run.lint(judged);
    await run.readPackages(packages);
    if (parts.has('manifest'))
        run.checkManifests();
    if (parts.has('ready'))
        await run.assess(judged, cartridges, hosts);
    if (parts.has('handshake') && hosts.length > 0)
        await run.negotiate(cartridges.filter(scope), hosts);
    if (parts.has('propose'))
        await run.propose(cals, tree.files);
    const counted = [...cals, ...packages.map(folderOf), ...cartridges, ...hosts].filter(scope);
    return run.result(new Set(counted).size);
}
/** Whether a report's answer is no: an error, a CAL that is not ready, a host that refuses; `strict` adds warnings and pending. */
function isBad(report, strict) {
    const bad = report.summary.errors > 0 || report.verdict === 'not ready' || report.compliance === 'refuse';
    return bad || (strict && (report.summary.warnings > 0 || report.verdict === 'pending'));
}
/** The steps of one check, and what they have found so far. */
class CheckRun {
    #ports;
    #options;
    #lint;
    #linted = new Map();
    #packages = [];
    #diagnostics = [];
    #notes = [];
    #cals = [];
    #handshakes = [];
    constructor(ports, options, lint) {
        this.#ports = ports;
        this.#options = options;
        this.#lint = lint;
    }
    refuseLinks() {
        this.#diagnostics.push(...notFollowed(this.#options.links ?? []));
    }
    async lint(paths) {
        for (const path of paths) {
            const doc = await (0,read/* readQuickly */.xF)(path, this.#ports.fs.readFile(path));
            this.#linted.set(path, { doc, diagnostics: await this.#lint.add(doc) });
        }
    }
    async readPackages(paths) {
        for (const path of paths) {
            const loaded = await (0,app_package/* loadPackage */.H)(this.#ports.fs, path, this.#options.profile);
            if (!('diagnostics' in loaded))
                this.#packages.push(loaded);
            else if (this.#isJudged(folderOf(path)))
                this.#diagnostics.push(...loaded.diagnostics);
        }
    }
    checkManifests() {
        for (const each of this.#packages) {
            if (this.#isJudged(each.folder))
                this.#diagnostics.push(...staleManifest(this.#ports, each));
        }
    }
    async assess(cals, cartridges, hosts) {
        const { config, profile, root, roster } = this.#options;
        const { result, notes } = await (0,ready/* assessReadiness */.T1)(this.#ports, {
            profile,
            cals,
            cartridges,
            packages: this.#packages.map(cardOf),
            root,
            confirmations: config.confirmations === undefined ? undefined : (0,ready/* joinPath */.uJ)(root, config.confirmations),
            roster,
            hosts,
            linted: this.#linted,
        });
        this.#notes.push(...notes);
        this.#cals = result.cals;
        for (const cal of result.cals)
            await this.#addFindings(cal);
    }
    async #addFindings(cal) {
        const doc = this.#linted.get(cal.path)?.doc;
        if (doc?.value === undefined)
            return;
        this.#diagnostics.push(...(await (0,quick_document/* withPlaces */.r)(doc, () => readinessFindings(doc, cal))));
    }
    async negotiate(cartridges, hosts) {
        const { peer, signatureOf } = this.#ports;
        const folders = this.#packages.map((each) => each.folder).filter((folder) => this.#isJudged(folder));
        const subjects = [...folders, ...(signatureOf === undefined ? [] : cartridges)];
        const { result, diagnostics } = await (0,handshake/* handshakeAll */.h)(this.#ports.fs, {
            subjects,
            hosts,
            profile: this.#options.profile,
            signatureOf,
            peer,
        });
        this.#handshakes = result.results;
        this.#diagnostics.push(...diagnostics, ...result.results.flatMap((verdict) => refusal(verdict, this.#packages)));
    }
    // Of several parts of a large repository the one with the first CAL compares them all.
    async propose(cals, files) {
        const [first] = cals;
        if (first === undefined || !this.#isJudged(first))
            return;
        const { fs, readCode } = this.#ports;
        const docs = await Promise.all(cals.map(async (path) => this.#linted.get(path)?.doc ?? (await (0,read/* readQuickly */.xF)(path, fs.readFile(path)))));
        const { proposalNotes } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3618), __webpack_require__.e(6636), __webpack_require__.e(3360)]).then(__webpack_require__.bind(__webpack_require__, 3360));
        const code = { root: this.#options.root, files, readFile: readCode ?? ((...args) => fs.readFile(...args)) };
        const here = configAt(this.#options.root, this.#options.config);
        const notes = await proposalNotes(docs, code, here);
        // What readiness calls missing is not said twice.
        const missing = new Set(this.#diagnostics.filter(isMissing).map(placeOf));
        this.#diagnostics.push(...notes.filter((note) => !missing.has(placeOf(note))));
    }
    #isJudged(path) {
        return this.#options.scope?.(path) ?? true;
    }
    // A CAL with errors is not ready: asked for readiness alone, the reasons belong to the answer.
    #isAsked({ level }) {
        const { parts } = this.#options;
        return parts.has('lint') || (parts.has('ready') && level === 'error');
    }
    result(files) {
        const linted = this.#lint.outcome();
        const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([
            ...linted.diagnostics.filter((diagnostic) => this.#isAsked(diagnostic)),
            ...this.#diagnostics,
        ]);
        const verdicts = this.#handshakes.map((each) => each.descriptor.verdict);
        const report = {
            version: 1,
            tool: { name: 'cartwright', version: version/* VERSION */.x },
            diagnostics,
            summary: (0,diagnostic/* summarize */.eh)(diagnostics, files),
            cals: this.#cals,
            handshakes: this.#handshakes,
            verdict: (0,assess/* worstVerdict */.z)(this.#cals.map((cal) => cal.verdict)),
            compliance: complianceOf(verdicts),
        };
        return { report, notes: this.#notes, excerpts: linted.excerpts, suppressed: linted.suppressed };
    }
}
function isMissing({ rule }) {
    return rule === 'ready/rac-missing';
}
/** The RAC item that a finding is about. */
function placeOf({ path, pointer }) {
    return `${path} ${pointer.split('/').slice(0, 3).join('/')}`;
}
/** Folder of a package file, as its package names it. */
function folderOf(file) {
    const at = file.lastIndexOf('/');
    return at < 0 ? '.' : file.slice(0, at);
}
function complianceOf(verdicts) {
    return verdicts.includes('refuse') ? 'refuse' : verdicts.length > 0 ? 'accept' : null;
}
async function lintRunOf({ fs, clock }, { profile, config, root }) {
    const here = configAt(root, config);
    const path = (0,baseline_file/* baselinePath */.X)(fs, here, root);
    const baseline = path === undefined ? undefined : await (0,app_baseline.openBaseline)(fs, path, clock.now(), root);
    const steps = [await (0,lint_steps/* ignoreStep */.J)(here), ...(baseline?.step() ?? [])];
    return new lint/* LintRun */.r({ profile, config: here, steps, facts: (0,lint_facts/* factsFrom */.K)(fs, root) });
}
// The configuration's paths are relative to its root, those of the findings to the working directory.
function configAt(root, config) {
    return {
        ...config,
        ignore: config.ignore.map((entry) => ({ ...entry, path: (0,ready/* joinPath */.uJ)(root, entry.path) })),
        ...(config.baseline === undefined ? {} : { baseline: (0,ready/* joinPath */.uJ)(root, config.baseline) }),
    };
}
function cardOf({ folder, package: { name, role, capabilities = [] } }) {
    const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
    return { path: folder, name, role, romDigest: null, capabilities: able };
}

// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
;// CONCATENATED MODULE: ./build/core/shard.js
/** Reads `INDEX/COUNT`, for example `2/4`; undefined when it is none, or the index is beyond the count. */
function parseShard(text) {
    const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
    const [index, count] = [Number(match?.[1]), Number(match?.[2])];
    return match === null || index > count ? undefined : { index, count };
}
/** Whether a path belongs to a shard. It depends on the path alone, so that jobs agree without speaking to each other. */
function isInShard(path, { index, count }) {
    return fnv1a(path) % count === index - 1;
}
/** FNV-1a: spreads names evenly, protects against nothing. 32 bits, unsigned. */
function fnv1a(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
}

// EXTERNAL MODULE: ./build/cli/wiring/outside-ports.js
var outside_ports = __webpack_require__(5974);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
// EXTERNAL MODULE: ./build/cli/commands/workflow-ready.js
var workflow_ready = __webpack_require__(5873);
;// CONCATENATED MODULE: ./build/cli/commands/check.js









const check_command = {
    name: 'check',
    summary: 'lint, readiness and verdicts for a whole repository',
    usage: ['check [DIR]'],
    options: [
        {
            name: 'cals',
            kind: 'list',
            value: 'GLOB',
            summary: 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)',
        },
        {
            name: 'packages',
            kind: 'list',
            value: 'GLOB',
            summary: 'package folders (default: every folder with a cartridge.yaml)',
        },
        { name: 'cartridges', kind: 'list', value: 'GLOB', summary: 'cartridges (default: every one in the repository)' },
        { name: 'hosts', kind: 'list', value: 'GLOB', summary: 'host profiles (default: every *.host.yaml)' },
        { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
        { name: 'only', kind: 'list', value: 'PART', summary: 'run only this part', choices: CHECK_PARTS },
        { name: 'staged', kind: 'flag', summary: "judge what is staged in git's index, not the work tree" },
        { name: 'shard', kind: 'value', value: 'I/N', summary: 'judge one of N parts of a very large repository' },
        { name: 'merge', kind: 'list', value: 'FILE', summary: 'check nothing, put these JSON reports of parts together' },
        {
            name: 'check-urls',
            kind: 'flag',
            summary: 'look up the URLs of RAC checks, public https addresses only',
        },
        {
            name: 'live',
            kind: 'flag',
            summary: "start or contact the MCP servers of the hosts; a server's command runs with your rights",
        },
        { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings and for pending, too' },
    ],
    formats: ['text', 'json', 'sarif', 'github', 'markdown'],
    details: 'DIR is the root of the repository (default: the working directory); its cartwright.yaml is used, if there is one.\nRAC items that the code calls for and no CAL has are notes (part propose), which fail nothing.',
    usesConfig: false,
    async run(context) {
        const { io, positionals } = context;
        if (positionals.length > 1)
            throw new errors/* UserError */.y('usage', `check takes one directory, not ${positionals.length}`);
        const root = positionals[0] ?? '.';
        if (context.fs.kind(root) !== 'directory')
            throw new errors/* UserError */.y('no-directory', 'there is no such directory', { path: root });
        const checked = context.list('merge').length > 0 ? await merged(context) : await checkRoot(context, root);
        if (!context.quiet)
            for (const note of checked.notes)
                io.err(`cartwright: ${(0,printable.printable)(note)}\n`);
        const { renderReport } = await __webpack_require__.e(/* import() */ 3428).then(__webpack_require__.bind(__webpack_require__, 3428));
        io.out(await renderReport(checked, context));
        return isBad(checked.report, context.flag('strict')) ? command/* EXIT */.d.no : command/* EXIT */.d.ok;
    },
};
async function merged(context) {
    const { mergedReport } = await __webpack_require__.e(/* import() */ 4840).then(__webpack_require__.bind(__webpack_require__, 4840));
    return { report: await mergedReport(context.fs, context.list('merge')), notes: [], excerpts: new Map() };
}
async function checkRoot(context, root) {
    const { fs, links } = await check_filesOf(context);
    const config = await (0,app_config.loadConfig)(fs, context.value('config'), root);
    const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
    const { signatureOf } = await __webpack_require__.e(/* import() */ 6530).then(__webpack_require__.bind(__webpack_require__, 6530));
    const profile = context.value('prefix') === undefined ? ids/* PROFILES */.jI[config.prefix] : context.profile;
    return check({
        fs,
        clock: context.clock,
        readCard: readCard(fs),
        signatureOf: signatureOf(fs, profile),
        ...(await (0,outside_ports/* outsidePorts */.m)((0,workflow_ready.wishesOf)(context))),
    }, {
        profile,
        config,
        root,
        links,
        parts: partsOf(context),
        ...given(context),
    });
}
async function check_filesOf(context) {
    if (!context.flag('staged'))
        return { fs: context.fs, links: [] };
    const { stagedFiles } = await __webpack_require__.e(/* import() */ 4464).then(__webpack_require__.bind(__webpack_require__, 4464));
    return stagedFiles(context.fs);
}
function partsOf(context) {
    const only = context.list('only');
    return new Set(only.length === 0 ? CHECK_PARTS : CHECK_PARTS.filter((part) => only.includes(part)));
}
// What the command line names replaces what the configuration says, key by key.
function given(context) {
    const roster = context.value('roster');
    const text = context.value('shard');
    const shard = text === undefined ? undefined : parseShard(text);
    if (text !== undefined && shard === undefined) {
        throw new errors/* UserError */.y('usage', `--shard is ${(0,printable.quote)(text)}`, { help: 'write I/N, for example 2/4' });
    }
    const lists = ['cals', 'packages', 'cartridges', 'hosts'].filter((name) => context.list(name).length > 0);
    return {
        ...Object.fromEntries(lists.map((name) => [name, context.list(name)])),
        ...(roster === undefined ? {} : { roster }),
        ...(shard === undefined ? {} : { scope: (path) => isInShard(path, shard) }),
    };
}


/***/ }),

/***/ 5873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   READY_OPTIONS: () => (/* binding */ READY_OPTIONS),
/* harmony export */   command: () => (/* binding */ command),
/* harmony export */   runReady: () => (/* binding */ runReady),
/* harmony export */   wishesOf: () => (/* binding */ wishesOf)
/* harmony export */ });
/* harmony import */ var _app_ready_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _core_readiness_assess_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3896);
/* harmony import */ var _wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5974);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3192);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4432);







/** Options of `workflow ready` and of its alias `cal`. */
const READY_OPTIONS = [
    {
        name: 'cartridges',
        kind: 'list',
        value: 'DIR',
        summary: 'folder, file or glob of the cartridges that may take part',
    },
    {
        name: 'root',
        kind: 'value',
        value: 'DIR',
        summary: 'repository that file-glob checks look at (default: the working directory)',
    },
    {
        name: 'confirmations',
        kind: 'value',
        value: 'FILE',
        summary: 'manual confirmations (default: rac-confirmations.yaml, if there is one)',
    },
    { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
    { name: 'check-urls', kind: 'flag', summary: 'look up the URLs of url checks; without it they stay unconfirmed' },
    {
        name: 'host',
        kind: 'list',
        value: 'PROFILE',
        summary: 'host profile whose recorded resources, or with --live whose servers, answer mcp-resource checks',
    },
    {
        name: 'live',
        kind: 'flag',
        summary: "start or contact the MCP servers of the hosts; a server's command runs with your rights",
    },
    { name: 'strict', kind: 'flag', summary: 'exit 1 for pending, too' },
];
const DETAILS = `Marks: □ required and not confirmed, ☑ confirmed, ✗ required and its check failed, · optional.
Verdicts: ready; pending (something required is still unconfirmed; exit 0, with --strict 1); not ready (exit 1).`;
const command = {
    name: 'workflow ready',
    summary: 'structure, participants, RAC checklist and verdict of a CAL',
    usage: ['workflow ready CAL… [--cartridges DIR]'],
    options: READY_OPTIONS,
    formats: ['text', 'json'],
    details: DETAILS,
    usesConfig: true,
    run: runReady,
};
/** Runs `workflow ready`; `cal` is the same under another name. */
async function runReady(context) {
    const { fs, io, config, positionals } = context;
    if (positionals.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', 'no CAL file was named', { help: 'cartwright workflow ready FILE.cal.json' });
    const named = context.list('cartridges').length > 0 ? context.list('cartridges') : config.cartridges;
    const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
    const { result, notes } = await (0,_app_ready_js__WEBPACK_IMPORTED_MODULE_0__/* .assessReadiness */ .T1)({ fs, clock: context.clock, readCard: readCard(fs), ...(await (0,_wiring_outside_ports_js__WEBPACK_IMPORTED_MODULE_4__/* .outsidePorts */ .m)(wishesOf(context))) }, {
        profile: context.profile,
        cals: positionals,
        cartridges: named,
        root: context.value('root') ?? '.',
        confirmations: context.value('confirmations') ?? config.confirmations,
        roster: context.value('roster'),
        hosts: context.list('host').length > 0 ? context.list('host') : (config.hosts ?? []),
    });
    if (!context.quiet)
        for (const note of notes)
            io.err(`cartwright: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(note)}\n`);
    if (context.format === 'json')
        io.out((0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonText */ .s)(result, 2));
    else {
        const { renderReadiness } = await __webpack_require__.e(/* import() */ 6509).then(__webpack_require__.bind(__webpack_require__, 6509));
        io.out(result.cals.map(renderReadiness).join('\n'));
    }
    const verdict = (0,_core_readiness_assess_js__WEBPACK_IMPORTED_MODULE_2__/* .worstVerdict */ .z)(result.cals.map((cal) => cal.verdict));
    return verdict === 'not ready' || (verdict === 'pending' && context.flag('strict')) ? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.no : _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.ok;
}
/** What the options `--check-urls` and `--live` ask for. */
function wishesOf({ flag, fs, io }) {
    return { checkUrls: flag('check-urls'), live: flag('live'), fs, path: io.env['PATH'] };
}


/***/ }),

/***/ 5974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ outsidePorts)
/* harmony export */ });
/** The ports to the outside; each is loaded only when it was asked for. */
async function outsidePorts({ checkUrls, live, fs, path, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 2959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '' }) };
}


/***/ }),

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
/** JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. */
/** Deeper than any document that the parsers let through; protects the stack. */
const MAX_DEPTH = 200;
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
    const parts = Object.keys(record)
        .sort()
        .map((name) => `${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 4138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sensitiveRanges)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1817);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _rules_known_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8401);



/** Key material, up to its end marker or the end of the line. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, key material, and what a rule marks as
 * sensitive.
 * A document that could not be read may hold such a value anywhere, so nothing of it is shown.
 *
 * @returns the ranges to mask, or `all`
 */
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'all';
    const ranges = [];
    for (const { rule, pointer, range } of found) {
        // A secret may be the key itself.
        if (rule === 'cal/secret')
            ranges.push(range);
        if ((0,_rules_known_js__WEBPACK_IMPORTED_MODULE_0__/* .knownRule */ .k)(rule)?.sensitive !== true)
            continue;
        const place = doc.locate((0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .fromPointer */ .kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    const rac = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(doc.value) ? (0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(doc.value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return ranges;
    rac.forEach((item, i) => {
        if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(item) || !Object.hasOwn(item, 'content'))
            return;
        const place = doc.locate(['rac', i, 'content']);
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    });
    return ranges;
}


/***/ }),

/***/ 5488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
const MASK = '*';
/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `all` when nothing may be shown
 */
function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (hidden === 'all' || diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        lines.set(line, copied(masked(text.slice(start, next?.index ?? text.length), line, hidden)));
        ends.lastIndex = at;
    }
    return lines;
}
// A slice keeps the whole text alive; a run over many files would keep them all.
function copied(line) {
    return ` ${line}`.slice(1);
}
function masked(text, line, hidden) {
    let result = text;
    for (const { start, end } of hidden) {
        const from = columnOn(line, start, 0, text.length);
        const to = columnOn(line, end, 0, text.length);
        if (to > from)
            result = result.slice(0, from) + MASK.repeat(to - from) + result.slice(to);
    }
    return result;
}
/** The offset on `line` of a place before, on or after it. */
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}


/***/ })

};
;