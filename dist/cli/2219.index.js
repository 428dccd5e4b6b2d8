"use strict";
exports.id = 2219;
exports.ids = [2219];
exports.modules = {

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
// EXTERNAL MODULE: ./build/core/lint/suppress/apply.js
var apply = __webpack_require__(9356);
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
 * @param at where a path of an entry leads, seen from the working directory
 * @throws UserError `bad-baseline` with the place of the first mistake
 */
async function openBaseline(fs, path, now, at = (entry) => entry) {
    const { doc, file } = await readBaseline(fs, path);
    const entries = file.entries.map((entry) => ({ ...entry, path: at(entry.path) }));
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
    const doc = await (0,read/* readDocument */.u0)(path, fs.readFile(path, MAX_BASELINE), { language: 'json' });
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
            for (const diagnostic of diagnostics)
                found.push({ doc, diagnostic });
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

/***/ 3038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   Um: () => (/* binding */ listsThatMean),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   "if": () => (/* binding */ cartridgesOf),
/* harmony export */   m3: () => (/* binding */ isLookedFor)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8998);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2249);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8262);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2132);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1543);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4308);








/** What a check looks for in a repository, by the names of its files. */
const KINDS = {
    cals: /\.cal\.(?:json|ya?ml)$/i,
    packages: /(?:^|\/)cartridge\.yaml$/,
    hosts: /\.host\.ya?ml$/,
};
/** Whether a check looks for a file by its name. */
function isLookedFor(path) {
    return (0,_ready_js__WEBPACK_IMPORTED_MODULE_5__/* .isCartridgeName */ .Vq)(path) || Object.values(KINDS).some((kind) => kind.test(path));
}
/**
 * The files of one kind: those that names and globs mean, relative to the root, or without any every file of the kind.
 *
 * @returns paths relative to the working directory, sorted, each once
 * @throws UserError `no-file` for a name or glob that means nothing
 */
function filesOf(tree, kind, names) {
    const { at } = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(tree.fs.cwd, tree.root);
    if (names === undefined)
        return tree.files.filter((file) => KINDS[kind].test(file)).map(at);
    const selected = new Set(names.flatMap((name) => ((0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isGlob */ .fg)(name) ? matching(tree, kind, name) : [named(tree, kind, name)])));
    return [...selected].sort();
}
/** The cartridges that names, folders and globs mean, or every cartridge of the repository; as {@link filesOf}. */
function cartridgesOf({ fs, root, files }, names) {
    if (names === undefined)
        return files.filter(_ready_js__WEBPACK_IMPORTED_MODULE_5__/* .isCartridgeName */ .Vq).map((0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(fs.cwd, root).at);
    return (0,_ready_js__WEBPACK_IMPORTED_MODULE_5__/* .cartridgePaths */ .Ao)(fs, names, root);
}
/**
 * The files of every kind that a check judges, as {@link filesOf} and {@link cartridgesOf} give them.
 *
 * @throws UserError `no-file` for a name or glob that means nothing
 */
function judgedFiles(tree, { cals, packages, cartridges, hosts }) {
    return {
        cals: filesOf(tree, 'cals', cals),
        packages: filesOf(tree, 'packages', packages),
        cartridges: cartridgesOf(tree, cartridges),
        hosts: filesOf(tree, 'hosts', hosts),
    };
}
/**
 * Lists without the names and globs that mean nothing in a tree: what a configuration of another commit names may be gone.
 */
function listsThatMean(tree, lists) {
    const kept = (kind) => lists[kind]?.filter((name) => isThere(() => judgedFiles(tree, { ...EMPTY, [kind]: [name] })));
    return { cals: kept('cals'), packages: kept('packages'), cartridges: kept('cartridges'), hosts: kept('hosts') };
}
const EMPTY = { cals: [], packages: [], cartridges: [], hosts: [] };
function isThere(look) {
    try {
        look();
        return true;
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y && error.code === 'no-file')
            return false;
        throw error;
    }
}
// A glob may name the file, or the folder that holds it, as `agents/*` does for packages.
function matching({ fs, root, files }, kind, pattern) {
    const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .compileGlob */ .SO)(pattern);
    if ('problem' in glob)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(pattern)}: ${glob.problem}`);
    const folder = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
    const found = files.filter((file) => KINDS[kind].test(file) && (glob.matches(file) || glob.matches(folder(file))));
    if (found.length > 0)
        return found.map((0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(fs.cwd, root).at);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', `no file matches ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(pattern)}`, {
        path: root,
        help: 'correct the glob in cartwright.yaml or on the command line',
    });
}
// A package is named by its folder, anything else by its file; the name of a shipped host profile is no file and stays as it is.
function named({ fs, root }, kind, name) {
    const { at } = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(fs.cwd, root);
    const path = name.split('/').includes('..') ? (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, at(name)) : at(name);
    if (fs.kind(path) === 'file')
        return path;
    if (kind === 'packages' && fs.kind((0,_join_path_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .u)(path, _package_js__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_FILE */ .e)) === 'file')
        return (0,_join_path_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .u)(path, _package_js__WEBPACK_IMPORTED_MODULE_2__/* .PACKAGE_FILE */ .e);
    if (kind === 'hosts' && fs.kind(path) === 'none' && /^[\w .-]+$/.test(name))
        return name;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no such file', { path });
}


/***/ }),

/***/ 9373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EO: () => (/* binding */ CHECK_PARTS),
  z6: () => (/* binding */ check),
  aL: () => (/* binding */ listProject)
});

// UNUSED EXPORTS: folderOf

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

// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
// EXTERNAL MODULE: ./build/core/shard.js
var core_shard = __webpack_require__(1998);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/app/check-files.js
var check_files = __webpack_require__(3038);
// EXTERNAL MODULE: ./build/core/report/refusal.js
var refusal = __webpack_require__(4517);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/manifest.js
var manifest = __webpack_require__(7407);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/app/ready.js + 2 modules
var ready = __webpack_require__(4308);
;// CONCATENATED MODULE: ./build/app/check-findings.js









/** A committed manifest that is not what `build` would make. None need be committed: `build` makes it. */
function staleManifest({ fs }, { folder, file, manifestText }) {
    const path = (0,join_path/* joinPath */.u)(folder, ids/* MANIFEST_PATH */.U4);
    if (fs.kind(path) !== 'file')
        return [];
    const stale = (0,manifest/* compareManifest */.L1)(manifestText, (0,manifest/* manifestOf */.$V)(fs.readFile(path, 4 * 1024 * 1024)));
    if (stale === undefined)
        return [];
    const { line, expected, found } = stale;
    const says = `${(0,manifest/* shownLine */.QN)(found)} stands where ${(0,printable.quote)(file)} gives ${(0,manifest/* shownLine */.QN)(expected)}`;
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
/**
 * Refusals, at the package's own line, so that they can be annotated where the floor or the role is written. Hosts that refuse a
 * package for the same reasons are one finding.
 */
function refusals(verdicts, packages) {
    const sources = new Map(packages.map((each) => [each.folder, each]));
    return (0,refusal/* groupRefusals */.fL)(verdicts).map(({ subject, message }) => {
        const source = sources.get(subject);
        const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
        return {
            rule: refusal/* REFUSE_RULE */.gd,
            level: 'error',
            message,
            path: source?.file ?? subject,
            range: source === undefined || place === undefined ? diagnostic/* START_OF_FILE */.ag : source.doc.range(place.key ?? place.value),
            pointer: '',
            help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
        };
    });
}
/** Symbolic links with the name of a file to check: passed over in silence, each would be a file that nobody checked. */
function notFollowed(links) {
    const kinds = Object.values(check_files/* KINDS */.GW);
    const judged = links.filter((path) => (0,ready/* isCartridgeName */.Vq)(path) || kinds.some((kind) => kind.test(path)));
    return judged.sort().map(cal_files/* linkFinding */.ir);
}

// EXTERNAL MODULE: ./build/app/handshake.js + 1 modules
var handshake = __webpack_require__(7458);
// EXTERNAL MODULE: ./build/app/package-content.js
var package_content = __webpack_require__(3476);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/app/project-lint.js
var project_lint = __webpack_require__(2275);
// EXTERNAL MODULE: ./build/app/place.js
var place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/app/targets.js + 1 modules
var targets = __webpack_require__(3427);
;// CONCATENATED MODULE: ./build/app/check.js




















/** The parts of a check; `--only` names one. */
const CHECK_PARTS = ['lint', 'ready', 'package', 'manifest', 'handshake', 'propose'];
/**
 * The main job (surface.md, `check`): lints every CAL, judges its readiness, looks through what every package would pack, checks
 * its manifest and negotiates with every host; what the code calls for and no CAL has, it adds as notes. Paths of the result are relative to the working
 * directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
async function check(ports, options) {
    const { config, parts, root, scope = () => true, chosen = {} } = options;
    const { files, links } = options.files ?? listProject(ports.fs, root);
    const tree = { fs: ports.fs, root, files };
    const run = new CheckRun(ports, options, await (0,project_lint/* projectLint */.d)(ports, { profile: options.profile, config, root, comments: options.comments }));
    const found = {
        cals: chosen.cals ?? (0,check_files/* filesOf */.R8)(tree, 'cals', config.cals),
        packages: chosen.packages ?? (0,check_files/* filesOf */.R8)(tree, 'packages', config.packages),
        cartridges: chosen.cartridges ?? (0,check_files/* cartridgesOf */["if"])(tree, config.cartridges),
        hosts: chosen.hosts ?? (0,check_files/* filesOf */.R8)(tree, 'hosts', config.hosts),
    };
    const { cals, packages, cartridges, hosts } = found;
    run.refuseLinks(links.map((path) => (0,place/* placeOf */.$)(ports.fs.cwd, root).at(path)));
    const judged = cals.filter((path) => run.isJudged(path));
    await run.lint(judged);
    await run.readPackages(packages);
    if (parts.has('package'))
        await run.checkContents();
    if (parts.has('manifest'))
        run.checkManifests();
    if (parts.has('ready'))
        await run.assess(judged, cartridges, hosts);
    if (parts.has('handshake') && hosts.length > 0)
        await run.negotiate(found);
    if (parts.has('propose'))
        await run.propose(cals, tree.files);
    const looked = lookedAt(parts, found).filter(scope);
    return run.result(new Set(looked.filter((path) => run.isJudged(path))).size, looked.length === 0);
}
/** Everything below a folder. */
function listProject(fs, root) {
    const links = [];
    return { files: fs.list(root, { onLink: (path) => links.push(path) }), links };
}
/** The files that the asked parts look at: a part that lacks what it compares looks at nothing. */
function lookedAt(parts, { cals, packages, cartridges, hosts }) {
    const asks = (...some) => some.some((part) => parts.has(part));
    const negotiates = parts.has('handshake') && hosts.length > 0;
    return [
        ...(asks('lint', 'ready', 'propose') ? cals : []),
        ...(asks('package', 'manifest', 'ready') || negotiates ? packages.map(folderOf) : []),
        ...(asks('ready') || negotiates ? cartridges : []),
        ...(asks('ready') || negotiates ? hosts : []),
    ];
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
    #links = [];
    #cals = [];
    #handshakes = [];
    #requirements = new Map();
    constructor(ports, options, lint) {
        this.#ports = ports;
        this.#options = options;
        this.#lint = lint;
    }
    refuseLinks(links) {
        this.#links = links;
        this.#diagnostics.push(...notFollowed(links).filter(({ path }) => this.isJudged(path)));
    }
    async lint(paths) {
        for (const path of paths) {
            const doc = await (0,read/* readQuickly */.xF)(path, this.#ports.fs.readFile(path));
            this.#linted.set(path, { doc, diagnostics: await this.#lint.run.add(doc) });
        }
    }
    async readPackages(paths) {
        for (const path of paths) {
            const loaded = await (0,app_package/* loadPackage */.H)(this.#ports.fs, path, this.#options.profile);
            if (!('diagnostics' in loaded))
                this.#addPackage(loaded);
            else if (this.isJudged(folderOf(path)))
                this.#diagnostics.push(...loaded.diagnostics);
        }
    }
    #addPackage(loaded) {
        this.#packages.push(loaded);
        const { folder, manifest } = loaded;
        if (!this.isJudged(folder))
            return;
        const { id, version } = loaded.package;
        this.#requirements.set(folder, { id, version, manifest });
        this.#diagnostics.push(...loaded.warnings);
    }
    async checkContents() {
        const { fs, readCode } = this.#ports;
        const readFile = readCode ?? ((...args) => fs.readFile(...args));
        const listFolder = this.#ports.listFolder ?? (0,package_content/* listFrom */.Hp)(fs, readFile, this.#links);
        for (const each of this.#packages.filter(({ folder }) => this.isJudged(folder))) {
            const content = await (0,package_content/* inspectContent */.IL)({ fs, listFolder }, each);
            this.#diagnostics.push(...(0,package_content/* unpackableFindings */.dA)(content), ...content.forbidden);
        }
    }
    checkManifests() {
        for (const each of this.#packages) {
            if (this.isJudged(each.folder))
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
            confirmations: config.confirmations === undefined ? undefined : (0,join_path/* joinPath */.u)(root, config.confirmations),
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
    async negotiate({ packages, cartridges, hosts }) {
        const { fs, peer, signatureOf } = this.#ports;
        const { config, root, chosen = {} } = this.#options;
        const negotiated = signatureOf === undefined ? [] : cartridges;
        const { result, diagnostics, hostFindings, manifests } = await (0,handshake/* handshakeAll */.h)(fs, {
            subjects: [...this.#packages.map(({ folder }) => folder), ...negotiated],
            hosts,
            profile: this.#options.profile,
            pairing: (all) => (0,targets/* meeting */.G)(config, (0,place/* placeOf */.$)(fs.cwd, root), {
                subjects: [...packages.map(folderOf), ...cartridges],
                hosts: all,
                // What somebody narrows by hand leaves out what targets name.
                narrowed: { packages: chosen.packages !== undefined, hosts: chosen.hosts !== undefined },
            }),
            scope: (path) => this.isJudged(path),
            signatureOf: signatureOf === undefined ? undefined : tolerating(signatureOf),
            peer,
        });
        this.#handshakes = [...result.results].sort(same_answers/* compareVerdicts */.m);
        for (const [path, manifest] of manifests)
            if (!this.#requirements.has(path))
                this.#requirements.set(path, { version: null, manifest });
        this.#diagnostics.push(...diagnostics, ...hostFindings, ...refusals(this.#handshakes, this.#packages));
    }
    // Every part of a run compares all CALs with the code, and says what belongs to its own.
    async propose(cals, files) {
        if (!cals.some((path) => this.isJudged(path)))
            return;
        const { fs, readCode } = this.#ports;
        const docs = await Promise.all(cals.map(async (path) => this.#linted.get(path)?.doc ?? (await (0,read/* readQuickly */.xF)(path, fs.readFile(path)))));
        const { proposalNotes } = await Promise.all(/* import() */[__webpack_require__.e(6636), __webpack_require__.e(3360), __webpack_require__.e(6205)]).then(__webpack_require__.bind(__webpack_require__, 3360));
        const code = { root: this.#options.root, files, readFile: readCode ?? ((...args) => fs.readFile(...args)) };
        const notes = await proposalNotes(docs, code, this.#options.config.rules);
        // What readiness calls missing is not said twice.
        const missing = new Set(this.#diagnostics.filter(isMissing).map(itemOf));
        const own = notes.filter((note) => this.isJudged(note.path) && !missing.has(itemOf(note)));
        this.#diagnostics.push(...own);
    }
    /** Whether a file is in scope, and in the part of the run that this is. */
    isJudged(path) {
        const { scope, shard } = this.#options;
        return (scope?.(path) ?? true) && (shard === undefined || (0,core_shard/* isInShard */.O1)(path, shard));
    }
    // A CAL with errors is not ready: asked for readiness alone, the reasons belong to the answer.
    #isAsked({ level }) {
        const { parts } = this.#options;
        return parts.has('lint') || (parts.has('ready') && level === 'error');
    }
    result(files, nothing) {
        const linted = this.#lint.run.outcome();
        const { left, suppressed } = this.#lint.settle(this.#diagnostics);
        const { borrowed } = this.#options;
        const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([
            ...linted.diagnostics.filter((each) => this.#isAsked(each) && borrowed?.has(each.path) !== true),
            ...left,
        ]);
        const accepted = [...linted.suppressed, ...suppressed];
        const verdicts = this.#handshakes.map((each) => each.verdict);
        const report = {
            version: 1,
            tool: { name: 'cartwright', version: version/* VERSION */.x },
            diagnostics,
            summary: (0,diagnostic/* summarize */.eh)(diagnostics, files, accepted.length),
            cals: this.#cals,
            handshakes: this.#handshakes,
            verdict: (0,assess/* worstVerdict */.z)(this.#cals.map((cal) => cal.verdict)),
            compliance: (0,compliance/* complianceOf */.f)(verdicts),
            ...(nothing ? { nothing } : {}),
        };
        const { excerpts } = linted;
        return { report, notes: this.#notes, excerpts, suppressed: accepted, requirements: this.#requirements };
    }
}
function isMissing({ rule }) {
    return rule === 'ready/rac-missing';
}
/** The RAC item that a finding is about. */
function itemOf({ path, pointer }) {
    return `${path} ${pointer.split('/').slice(0, 3).join('/')}`;
}
/** Folder of a package file, as its package names it. */
function folderOf(file) {
    const at = file.lastIndexOf('/');
    return at < 0 ? '.' : file.slice(0, at);
}
function cardOf({ folder, package: { name, role, capabilities = [] } }) {
    const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
    return { path: folder, name, role, romDigest: null, capabilities: able };
}
// Nobody named these files one by one: one that is no cartridge here is a finding, and the rest are judged.
function tolerating(signatureOf) {
    return async (path) => {
        try {
            return await signatureOf(path);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y) || error.code !== 'not-a-cartridge')
                throw error;
            return (await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1839), __webpack_require__.e(3772)]).then(__webpack_require__.bind(__webpack_require__, 3772))).foreignState(path, error);
        }
    };
}


/***/ }),

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ NO_CONFIG),
/* harmony export */   g: () => (/* binding */ CONFIG_FILE),
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2175);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2228);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8998);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1817);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2132);







const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf, rules: {}, ignore: [] };
/**
 * Reads the configuration: the named file, or `cartwright.yaml` in `root` when it is there.
 *
 * @param named a file relative to the working directory
 * @param root root of the repository, relative to the working directory
 * @throws UserError `bad-config` with the place of the first mistake; `outside-workspace` where it names a file elsewhere
 */
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const bytes = fs.readFile(path, 1024 * 1024);
    // Every key is optional, so that a file without any, or with all of them commented out, says nothing and is right.
    if (/^\uFEFF?(?:[ \t]*(?:#.*)?(?:\r?\n|$))*$/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
        return { ...NO_CONFIG, file: path };
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readQuickly */ .xF)(path, bytes);
    const { checkSchema } = await __webpack_require__.e(/* import() */ 7912).then(__webpack_require__.bind(__webpack_require__, 7912));
    const { validators } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 9173));
    const validator = await validators.config();
    const misfits = await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(doc, () => (doc.value === undefined ? [] : checkSchema(doc, validator)));
    const problems = [...doc.problems, ...misfits];
    const [first] = problems;
    if (first !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const { targets, ...value } = doc.value;
    await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(doc, () => checkPlaces(fs, doc, root, value));
    return {
        ...NO_CONFIG,
        ...value,
        ...(targets === undefined ? {} : { targets: await (0,_core_source_quick_document_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlaces */ .r)(doc, () => placed(doc, targets)) }),
        prefix: (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrefix */ .RW)(value.prefix ?? '') ? value.prefix : _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf,
        file: path,
    };
}
function placed(doc, targets) {
    return targets.map((target, i) => ({
        ...target,
        places: {
            packages: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .rangeOf */ .be)(doc, ['targets', i, 'packages']),
            hosts: target.hosts.map((_, j) => (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_4__/* .rangeOf */ .be)(doc, ['targets', i, 'hosts', j])),
        },
    }));
}
const LISTS = ['cals', 'packages', 'cartridges', 'hosts'];
const FILES = ['trustRegistry', 'confirmations', 'baseline'];
/** Asks for every path that the configuration names, so that one outside of the workspace is told at its place. */
function checkPlaces(fs, doc, root, value) {
    const named = [
        ...LISTS.flatMap((key) => (value[key] ?? []).map((path, i) => ({ at: [key, i], path }))),
        ...FILES.flatMap((key) => (value[key] === undefined ? [] : [{ at: [key], path: value[key] }])),
    ];
    for (const { at, path } of named) {
        try {
            fs.kind((0,_join_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .u)(root, (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .fixedPart */ .sL)(path)));
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'outside-workspace')
                throw error;
            const place = doc.locate(at)?.value;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(error.code, error.message, {
                path: doc.path,
                ...(place === undefined ? {} : { range: doc.range(place) }),
                ...(error.help === undefined ? {} : { help: error.help }),
            });
        }
    }
}


/***/ }),

/***/ 7458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ handshakeAll)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(7322);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
;// CONCATENATED MODULE: ./build/app/handshake-findings.js






const WITNESS_SHOWN = 120;
/**
 * What verdicts say of the hosts themselves, each once however many cartridges met it, at its place in the host's profile: a
 * reservation at the tool, a host that is not judged at its servers. (A profile that cannot be read has its own findings.)
 *
 * @param hosts the profiles that the verdicts are of
 * @param scope which files are judged: a finding belongs to the file that it stands in
 */
async function hostFindings(results, hosts, scope) {
    const found = [];
    const byHost = (0,group/* groupBy */.$)(results, ({ profile }) => profile);
    for (const host of hosts) {
        if (host.profile === undefined)
            continue;
        const own = (byHost.get(host.source) ?? []).filter(({ subject }) => scope(host.doc?.path ?? subject));
        const work = () => own.flatMap((verdict) => findingsOf(verdict, host));
        found.push(...unique(host.doc === undefined ? work() : await (0,quick_document/* withPlaces */.r)(host.doc, work)));
    }
    return found;
}
function findingsOf(verdict, host) {
    if (verdict.verdict === 'not judged')
        return [located(verdict, host, notJudgedFinding(verdict))];
    return verdict.roles.flatMap((role) => (0,reservations/* reservationsOf */.VL)(role).map((reservation) => located(verdict, host, reservationFinding(verdict, host, role, reservation))));
}
function notJudgedFinding({ host, reason, help }) {
    return {
        rule: 'handshake/not-judged',
        level: 'warning',
        message: `host ${(0,printable.quote)(host)} is not judged: ${reason}`,
        path: ['servers'],
        part: 'key',
        help,
    };
}
function reservationFinding({ host: name }, host, { role, boundTool, how }, { reason, toolPath, witness }) {
    const tool = (0,printable.quote)(boundTool ?? '');
    const text = witness === undefined ? '' : JSON.stringify(witness);
    const example = text === '' || text.length > WITNESS_SHOWN ? '' : `; for example it rejects ${text}`;
    return {
        rule: 'handshake/reservation',
        level: 'warning',
        message: `host ${(0,printable.quote)(name)} binds ${tool} to ${role} (${how}) with a reservation: ${reason}${example}`,
        path: placeOf(host, boundTool ?? '', toolPath),
        help: 'offer a tool that takes every call of the contract, wrap this one (wraps, rename, constants), or accept the finding with its reason; with --strict it is not bound',
    };
}
// Of a wrapped tool the schema stands elsewhere, of a live one it stands nowhere: then the entry of the tool or its server.
function placeOf({ profile, doc }, name, toolPath) {
    const value = doc?.value;
    const tool = profile.tools.find((each) => each.name === name);
    const index = (value?.tools ?? []).findIndex((each) => each.name === name);
    if (tool?.server !== undefined || index < 0) {
        const server = profile.servers.findIndex((each) => each.name === tool?.server);
        return server < 0 ? [] : ['servers', server, 'name'];
    }
    if (tool?.wraps !== undefined)
        return ['tools', index, 'wraps'];
    return (0,source_document/* fromPointer */.kU)(value, `/tools/${index}/inputSchema${toolPath}`);
}
// A shipped profile has no file of its own to point at.
function located({ subject }, { doc }, finding) {
    if (doc !== undefined)
        return (0,source_document/* locateFinding */.E1)(doc, finding);
    const { rule, level, message, help } = finding;
    return {
        rule,
        level,
        message,
        path: subject,
        range: diagnostic/* START_OF_FILE */.ag,
        pointer: '',
        ...(help === undefined ? {} : { help }),
    };
}
function unique(diagnostics) {
    const key = ({ path, pointer, rule, message }) => JSON.stringify([path, pointer, rule, message]);
    return [...new Map(diagnostics.map((diagnostic) => [key(diagnostic), diagnostic])).values()];
}

// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/live.js + 1 modules
var app_live = __webpack_require__(6141);
// EXTERNAL MODULE: ./build/app/subject.js
var app_subject = __webpack_require__(8592);
;// CONCATENATED MODULE: ./build/app/handshake.js








/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
async function handshakeAll(fs, input) {
    const { scope = () => true } = input;
    const declared = await (0,app_hosts/* loadHosts */.U)(fs, input.hosts);
    const meets = input.pairing?.(declared.all, declared.meant) ?? (() => true);
    const diagnostics = declared.diagnostics.filter(({ path }) => scope(path));
    const loaded = [];
    const looksAtHosts = declared.hosts.some(({ doc }) => doc !== undefined && scope(doc.path));
    for (const path of input.subjects.filter((each) => looksAtHosts || scope(each))) {
        const subject = await (0,app_subject/* loadSubject */.n)(fs, path, input);
        if (scope(path))
            diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(input.peer, declared.hosts);
    const hosts = asTheyShowedThemselves(declared.all, live);
    diagnostics.push(...(live?.diagnostics ?? []).filter(({ path }) => scope(path)));
    const binder = new bind/* Binder */.V(input.strict);
    const all = loaded.flatMap(({ subject }) => hosts
        .filter((host) => (scope(subject.path) || scope(host.source)) && meets(subject.path, host))
        .map((host) => {
        if (host.profile === undefined)
            return (0,negotiate/* notJudged */.be)(subject, host, host);
        const { source, profile } = host;
        return (0,negotiate/* negotiate */.Nl)({ subject, host: profile, source, profile: input.profile, live: live !== undefined, binder });
    }));
    const results = all.filter(({ subject }) => scope(subject));
    const own = loaded.filter(({ subject }) => scope(subject.path));
    return {
        result: { version: 1, compliance: (0,compliance/* complianceOf */.f)(results.map(({ verdict }) => verdict)), results },
        diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics),
        hostFindings: (0,diagnostic/* sortDiagnostics */.Ds)(await hostFindings(all, hosts, scope)),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(own.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        manifests: new Map(own.flatMap(({ subject: { path, manifest } }) => (manifest === undefined ? [] : [[path, manifest]]))),
        live,
    };
}
function asTheyShowedThemselves(all, live) {
    const looked = new Map(live?.hosts.map((host) => [host.source, host]));
    return all.map((host) => looked.get(host.source) ?? host);
}


/***/ }),

/***/ 6141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ lookAtHosts)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
// EXTERNAL MODULE: ./build/core/handshake/tool-digest.js
var tool_digest = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/core/handshake/tool-text.js
var tool_text = __webpack_require__(6930);
;// CONCATENATED MODULE: ./build/core/handshake/live.js
/** What a look at the servers of a host found, and the profile that follows from it. */





/**
 * The profile of a live host: tools, schemas, resources and revision from its servers, everything else as declared. Of
 * several servers the oldest revision counts. Declared tools stay only where they wrap another one; a name that two servers
 * use is written `SERVER.NAME` for all but the first.
 *
 * @param answers one for each of the host's servers, in their order
 */
function liveProfile(host, answers) {
    const notes = answers.flatMap((answer) => answer.notes.map((note) => `server ${(0,printable.quote)(answer.name)}: ${note}`));
    const origins = new Map();
    const tools = [];
    const findings = [];
    const changed = new Set();
    const pins = new Map(host.tools.filter(({ digest }) => digest !== undefined).map((tool) => [tool.name, tool]));
    const failures = [];
    const revisions = [];
    const resources = new Set();
    for (const [i, answer] of answers.entries()) {
        const server = host.servers[i];
        if (server === undefined)
            continue;
        if ('failure' in answer) {
            failures.push(`server ${(0,printable.quote)(answer.name)} ${answer.failure}`);
            continue;
        }
        revisions.push(answer.protocolRevision);
        for (const uri of [...answer.resources, ...answer.templates])
            resources.add(uri);
        const scopesOf = scopeLookup(server);
        for (const tool of answer.tools) {
            const name = freeName(tool.name, server.name, origins);
            if (name !== tool.name)
                notes.push(`server ${(0,printable.quote)(server.name)}: tool ${(0,printable.quote)(tool.name)} is called ${(0,printable.quote)(name)} here, for its name is taken`);
            origins.set(name, { server, tool: tool.name });
            const offered = { ...tool, name, scopes: scopesOf(tool.name), server: server.name };
            tools.push(offered);
            const found = [changeOf(tool, pins.get(name)), textOf(tool)].filter((each) => each !== undefined);
            if (found.some(({ rule }) => rule === 'host/tool-changed'))
                changed.add(offered);
            const whose = `tool ${(0,printable.quote)(tool.name)} of server ${(0,printable.quote)(server.name)}`;
            findings.push(...found.map((each) => ({ ...each, message: `${whose} ${each.message}`, tool: name, server: i })));
        }
    }
    tools.push(...host.tools.filter((tool) => tool.wraps !== undefined && !origins.has(tool.name)));
    revisions.sort(revision/* compareRevisions */.wo);
    if (new Set(revisions).size > 1)
        notes.push(`the servers speak ${[...new Set(revisions)].join(', ')}; the oldest counts`);
    const [oldest] = revisions;
    const failed = failures.length > 0 || oldest === undefined;
    if (!failed)
        for (const name of pins.keys())
            if (!tools.some((tool) => tool.name === name))
                notes.push(`tool ${(0,printable.quote)(name)} was recorded, and no server offers it`);
    const seen = {
        ...host,
        protocolRevision: failed ? undefined : oldest,
        tools,
        resources: [...resources].sort(),
        ...(failed ? { failure: failures.join('; ') || 'no server was named' } : {}),
    };
    return {
        profile: changed.size === 0 ? seen : { ...seen, tools: tools.filter((tool) => !changed.has(tool)) },
        seen,
        findings,
        notes: notes.map(printable.printable),
        origins,
    };
}
function changeOf(tool, pin) {
    if (pin === undefined || (tool.digest !== undefined && tool.digest === pin.digest))
        return undefined;
    const changes = (0,tool_digest/* changesOf */.fs)({ ...pin, name: tool.name }, tool);
    const what = changes.length === 0 ? 'something that the record leaves out' : changes.join(', ');
    return {
        rule: 'host/tool-changed',
        message: `is not what was recorded: ${what} changed`,
        help: 'it is not bound; read what it says, and record it again with --live --record',
    };
}
function textOf(tool) {
    const found = (0,tool_text/* suspectText */.n)(tool);
    if (found === undefined)
        return undefined;
    const others = found.more === 0 ? '' : `, and ${found.more} more of its texts`;
    return {
        rule: 'host/tool-text',
        message: `has a text that ${found.what}${others}: ${found.path.join('/')}`,
        help: 'read the whole text before a model does, and ask whoever wrote it',
    };
}
function freeName(name, server, taken) {
    if (!taken.has(name))
        return name;
    const prefixed = `${server}.${name}`;
    for (let n = 2, tried = prefixed;; tried = `${prefixed}.${n++}`)
        if (!taken.has(tried))
            return tried;
}
// An exact name comes before a glob; of several globs all count.
function scopeLookup(server) {
    const scopes = server.scopes ?? {};
    const globs = Object.entries(scopes).flatMap(([pattern, granted]) => {
        const glob = (0,core_glob/* compileGlob */.SO)(pattern);
        return 'problem' in glob ? [] : [{ glob, granted }];
    });
    return (tool) => {
        if (Object.hasOwn(scopes, tool))
            return scopes[tool] ?? [];
        return [...new Set(globs.filter(({ glob }) => glob.matches(tool)).flatMap(({ granted }) => granted))];
    };
}

// EXTERNAL MODULE: ./build/core/handshake/read-tools.js
var read_tools = __webpack_require__(8076);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
;// CONCATENATED MODULE: ./build/app/live.js






/** Servers that are asked at a time. */
const AT_A_TIME = 4;
/**
 * Asks the servers of each host for their tools and resources.
 *
 * @throws UserError `no-servers` when no host names a server
 */
async function lookAtHosts(peer, hosts) {
    if (hosts.length > 0 && hosts.every(({ profile }) => profile.servers.length === 0))
        throw new errors/* UserError */.y('no-servers', 'a live handshake needs a host profile with servers', {
            ...(hosts[0] === undefined ? {} : { path: hosts[0].source }),
            help: 'add servers to the profile, with a command or a url each, or leave out --live',
        });
    const answers = await lookAll(peer, hosts.flatMap(({ profile }) => profile.servers));
    const notes = [];
    const bySource = new Map();
    const diagnostics = [];
    let next = 0;
    const looked = [];
    for (const host of hosts) {
        const { name, servers } = host.profile;
        if (servers.length === 0) {
            notes.push(`host ${(0,printable.quote)(name)} names no servers: its declared tools were taken`);
            looked.push(host);
            continue;
        }
        const live = liveProfile(host.profile, answers.slice(next, (next += servers.length)));
        notes.push(...live.notes.map((note) => `host ${(0,printable.quote)(name)}: ${note}`));
        bySource.set(host.source, live);
        diagnostics.push(...(await located(host, live.findings)));
        looked.push({ ...host, profile: live.profile });
    }
    return { hosts: looked, diagnostics, notes, bySource };
}
async function located({ source, doc }, findings) {
    if (findings.length === 0)
        return [];
    if (doc === undefined)
        throw new Error(`${source} names servers and was not read from a file`);
    const declared = doc.value.tools ?? [];
    return (0,quick_document/* withPlaces */.r)(doc, () => findings.map(({ rule, message, help, tool, server }) => {
        const at = declared.findIndex((each) => (0,read_tools/* nameOf */.V)(each) === tool);
        const path = at < 0 ? ['servers', server, 'name'] : ['tools', at, 'name'];
        return (0,source_document/* locateFinding */.E1)(doc, { rule, level: 'warning', message, path, ...(help === undefined ? {} : { help }) });
    }));
}
async function lookAll(peer, servers) {
    const answers = [];
    let next = 0;
    const worker = async () => {
        for (let i = next++; i < servers.length; i = next++) {
            const server = servers[i];
            if (server !== undefined)
                answers[i] = await peer.look(server);
        }
    };
    await Promise.all(Array.from({ length: Math.min(AT_A_TIME, servers.length) }, worker));
    return answers;
}


/***/ }),

/***/ 2219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ byProject),
/* harmony export */   ES: () => (/* binding */ configAt),
/* harmony export */   dp: () => (/* binding */ profileOf)
/* harmony export */ });
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8998);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3038);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4856);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1543);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4216);
/* harmony import */ var _ready_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4308);







/**
 * Groups files by the project that each lies in, in the order in which the projects first appear.
 *
 * @param folderOf where a path is looked for: the folder that a file is in
 */
function byProject(fs, files, folderOf = folderOfFile) {
    const roots = new Map();
    const groups = new Map();
    for (const file of files) {
        const folder = folderOf(file);
        const root = roots.get(folder) ?? (0,_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .projectAbove */ .JN)(fs, folder) ?? '.';
        roots.set(folder, root);
        const own = groups.get(root);
        if (own === undefined)
            groups.set(root, [file]);
        else
            own.push(file);
    }
    return [...groups].map(([root, own]) => ({ root, files: own }));
}
function folderOfFile(file) {
    return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.';
}
/**
 * The configuration of a project, its cartridges, hosts, confirmations and trust registry seen from the working directory.
 *
 * @param known the configuration of the working directory, which is not read again
 * @throws UserError as {@link loadConfig}
 */
async function configAt(fs, root, known) {
    if (root === '.')
        return known;
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_2__.loadConfig)(fs, undefined, root);
    const { at } = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$)(fs.cwd, root);
    const { cartridges, hosts } = config;
    const files = {};
    for (const key of ['confirmations', 'trustRegistry'])
        if (config[key] !== undefined)
            files[key] = at(config[key]);
    return {
        ..._config_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_CONFIG */ .H,
        ...config,
        ...files,
        ...(cartridges === undefined ? {} : { cartridges: (0,_ready_js__WEBPACK_IMPORTED_MODULE_5__/* .cartridgePaths */ .Ao)(fs, cartridges, root) }),
        ...(hosts === undefined ? {} : { hosts: hosts.flatMap((name) => hostsOf(fs, root, name)) }),
    };
}
/** The profiles that a name or a glob of a project means, relative to the working directory; the name of a shipped one is no path. */
function hostsOf(fs, root, name) {
    if ((0,_core_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isGlob */ .fg)(name))
        return (0,_check_files_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)({ fs, root, files: fs.list(root) }, 'hosts', [name]);
    const path = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$)(fs.cwd, root).at(name);
    return [/^[\w .-]+$/.test(name) && fs.kind(path) === 'none' ? name : path];
}
/** The format profile of a project: the one that somebody asked for, or its configuration's. */
function profileOf(config, asked) {
    return asked ?? _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[config.prefix];
}


/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ projectLint)
/* harmony export */ });
/* harmony import */ var _core_lint_engine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8452);
/* harmony import */ var _baseline_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8068);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4535);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1543);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6399);
/* harmony import */ var _lint_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4969);
/* harmony import */ var _lint_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7357);







/**
 * The lint of a project: levels, ignored findings and baseline as `lint` itself takes them, so that no door judges a CAL otherwise.
 *
 * @param config its paths are relative to `root`
 * @param root folder of the configuration, relative to the working directory, as the paths of findings are
 * @param files root of what the checks of RAC items look at
 * @throws UserError `bad-config` for an unknown rule or a path that is no glob, `bad-baseline`
 */
async function projectLint({ fs, clock }, { profile, config, root, files = root, comments }) {
    (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRuleNames */ .tj)(config);
    const { at, inside } = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$)(fs.cwd, root);
    const here = { ...config, ...(config.baseline === undefined ? {} : { baseline: at(config.baseline) }) };
    const path = (0,_baseline_file_js__WEBPACK_IMPORTED_MODULE_6__/* .baselinePath */ .X)(fs, here, root);
    const baseline = path === undefined ? undefined : await (0,_baseline_js__WEBPACK_IMPORTED_MODULE_1__.openBaseline)(fs, path, clock.now(), at);
    const steps = [await (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .ignoreStep */ .Jq)(here, inside), ...(baseline?.step() ?? [])];
    return {
        run: new _lint_js__WEBPACK_IMPORTED_MODULE_3__/* .LintRun */ .r({ profile, config: here, steps, facts: (0,_lint_facts_js__WEBPACK_IMPORTED_MODULE_4__.factsFrom)(fs, files), comments }),
        settle: (found) => (0,_lint_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutIgnored */ .fq)(here, (0,_core_lint_engine_js__WEBPACK_IMPORTED_MODULE_0__/* .withLevels */ .S)(found, here.rules), inside),
    };
}


/***/ }),

/***/ 4216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ projectAbove),
/* harmony export */   OG: () => (/* binding */ findProjects),
/* harmony export */   dJ: () => (/* binding */ ownFilesOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(266);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8262);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3038);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9373);
/* harmony import */ var _join_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2132);






/**
 * The projects at or below folders, each once, in the order of the folders and then by root. A folder that lies in a project is the
 * part of that project; one that lies in none is a project without a configuration.
 *
 * @param folders relative to the working directory
 * @param configured whether the folders themselves are projects by a configuration that was named
 */
function findProjects(fs, folders, configured) {
    const found = new Map();
    for (const folder of folders) {
        for (const project of projectsBelow(fs, folder, configured)) {
            const known = found.get(project.root);
            // Asked for as a whole and for a part, it is judged as a whole.
            if (known === undefined || (known.within !== undefined && project.within === undefined))
                found.set(project.root, project);
            else if (known.within !== undefined && project.within !== undefined && known.within !== project.within)
                found.set(`${project.root}\n${project.within}`, project);
        }
    }
    return [...found.values()];
}
/** The files of a folder that belong to no project below it. */
function ownFilesOf(fs, folder) {
    return (0,_core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .splitProjects */ .rV)(fs.list(folder)).find(({ root }) => root === '.')?.files ?? [];
}
/** The folder at or above a place that has a configuration, as far up as the workspace reaches; undefined when there is none. */
function projectAbove(fs, folder) {
    for (let at = folder;;) {
        try {
            if (fs.kind((0,_join_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .u)(at, _core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_FILE */ .Dp)) === 'file')
                return at;
        }
        catch (error) {
            if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y && error.code === 'outside-workspace')
                return undefined;
            throw error;
        }
        const above = (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_1__/* .shortest */ .pr)(fs.cwd, `${at}/..`);
        if (above === at || isTop(fs.cwd, at))
            return undefined;
        at = above;
    }
}
function isTop(cwd, folder) {
    const depth = cwd.split('/').filter((part) => part !== '').length;
    return folder.split('/').filter((part) => part === '..').length >= depth && /^(?:\.\.\/?)*$/.test(folder);
}
function projectsBelow(fs, folder, configured) {
    const { files, links } = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .listProject */ .aL)(fs, folder);
    // A link in the place of a configuration makes a project, too: reading it says what is wrong with it.
    const linked = links.filter((link) => link === _core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_FILE */ .Dp || link.endsWith(`/${_core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .PROJECT_FILE */ .Dp}`));
    const split = (0,_core_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .splitProjects */ .rV)([...files, ...linked].sort());
    const belongs = (link) => split
        .map(({ root }) => root)
        .filter((root) => root !== '.' && link.startsWith(`${root}/`))
        .reduce((longest, root) => (root.length > longest.length ? root : longest), '.');
    const projects = split.map(({ root, files: own }) => {
        const ownLinks = links.filter((link) => belongs(link) === root);
        const inside = (path) => (root === '.' ? path : path.slice(root.length + 1));
        return { root: (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_1__/* .shortest */ .pr)(fs.cwd, (0,_join_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .u)(folder, root)), files: own, links: ownLinks.map(inside) };
    });
    const top = (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_1__/* .shortest */ .pr)(fs.cwd, folder);
    const [first] = projects;
    if (configured)
        return first?.root === top ? projects : [{ root: top, files: [], links: [] }, ...projects];
    const above = projectAbove(fs, top);
    if (above === top)
        return projects;
    const own = first?.root === top ? first : undefined;
    const nested = own === undefined ? projects : projects.slice(1);
    const worth = nested.length === 0 || (own !== undefined && [...own.files, ...own.links].some(_check_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isLookedFor */ .m3));
    if (!worth)
        return nested;
    if (above === undefined)
        return [own ?? { root: top, files: [], links: [] }, ...nested];
    return [{ ...around(fs, above), root: above, within: top }, ...nested];
}
function around(fs, root) {
    const { links } = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__/* .listProject */ .aL)(fs, root);
    return { files: ownFilesOf(fs, root), links };
}


/***/ }),

/***/ 4308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _E: () => (/* binding */ CONFIRMATIONS_FILE),
  T1: () => (/* binding */ assessReadiness),
  Ao: () => (/* binding */ cartridgePaths),
  Vq: () => (/* binding */ isCartridgeName)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var facts = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/readiness/resources.js


const LONGEST = 2000;
const MOST_EXPRESSIONS = 20;
/**
 * Answers an `mcp-resource` check (specification 2.4): some host serves the URI, by name or by a template. Only where every
 * host could be asked is it absent.
 */
function probeResource(uri, hosts) {
    const matches = [];
    let first = '';
    for (const { host, resources } of hosts) {
        const by = resources.filter((served) => served === uri || matchesTemplate(served, uri));
        if (by.length > 0 && first === '') {
            const template = by.includes(uri) ? '' : ` by the template ${(0,printable.quote)(by[0] ?? '')}`;
            first = `served by ${(0,printable.quote)(host)}${template}`;
        }
        for (const served of by)
            matches.push(served);
    }
    if (matches.length > 0) {
        const paths = [...new Set(matches)].sort();
        return {
            answer: 'present',
            reason: first,
            evidence: { count: paths.length, digest: `sha256:${(0,digest/* sha256Hex */.fg)(paths.join('\n'))}` },
        };
    }
    const failed = hosts.find(({ failure }) => failure !== undefined);
    if (failed?.failure !== undefined)
        return { answer: 'unknown', reason: `cannot confirm: ${failed.failure}` };
    const asked = hosts.map(({ host }) => (0,printable.quote)(host)).join(', ');
    return { answer: 'absent', reason: `no resource and no template of ${asked} serves it` };
}
/**
 * Whether a URI template (RFC 6570) can stand for a URI. An expression takes at least one character, and a slash only where
 * its operator may write one. Costs at most the lengths multiplied: the template is a server's.
 */
function matchesTemplate(template, uri) {
    if (template.length > LONGEST || uri.length > LONGEST || !template.includes('{'))
        return false;
    const parts = template.split(/\{([^{}]*)\}/);
    if ((parts.length - 1) / 2 > MOST_EXPRESSIONS)
        return false;
    // The places up to which the URI can be read so far.
    let ends = new Set([0]);
    for (const [i, part] of parts.entries()) {
        ends = i % 2 === 0 ? afterText(uri, part, ends) : afterExpression(uri, part, ends);
        if (ends.size === 0)
            return false;
    }
    return ends.has(uri.length);
}
function afterText(uri, text, from) {
    return new Set([...from].filter((at) => uri.startsWith(text, at)).map((at) => at + text.length));
}
function afterExpression(uri, expression, from) {
    const operator = /^[+#./;?&]/.exec(expression)?.[0] ?? '';
    const manySlashes = operator === '+' || operator === '#' || operator === '/';
    const optional = operator === '?' || operator === '&' || operator === ';' || operator === '#';
    const prefix = operator === '+' ? '' : operator;
    const ends = new Set();
    for (const start of [...from].sort((a, b) => a - b)) {
        if (optional)
            ends.add(start);
        if (!uri.startsWith(prefix, start))
            continue;
        for (let at = start + prefix.length; at < uri.length; at++) {
            if (uri[at] === '/' && !manySlashes)
                break;
            if (ends.has(at + 1))
                continue;
            ends.add(at + 1);
        }
    }
    return ends;
}

// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/live.js + 1 modules
var app_live = __webpack_require__(6141);
;// CONCATENATED MODULE: ./build/app/look-outside.js





/**
 * Looks up the `url` and `mcp-resource` checks of CALs (surface.md, Readiness): URLs only with a checker, resources only
 * where a host profile records them or, with a peer, names servers.
 *
 * @param hosts host profiles, as `--host` takes them
 */
async function lookOutside(ports, docs, hosts) {
    const probes = new Map();
    const urls = hintsOf(docs, 'url');
    if (ports.urls !== undefined && urls.length > 0) {
        for (const [url, probe] of await ports.urls.check(urls)) {
            const evidence = { count: 1, digest: `sha256:${(0,digest/* sha256Hex */.fg)(url)}` };
            probes.set((0,facts/* probeKey */.S)('url', url), probe.answer === 'present' ? { ...probe, evidence } : probe);
        }
    }
    const uris = hintsOf(docs, 'mcp-resource');
    if (uris.length === 0 || hosts.length === 0)
        return { probes, notes: [] };
    const { served, notes } = await servedBy(ports, hosts);
    if (served.length > 0)
        for (const uri of uris)
            probes.set((0,facts/* probeKey */.S)('mcp-resource', uri), probeResource(uri, served));
    return { probes, notes };
}
async function servedBy({ fs, peer }, specs) {
    const { hosts, diagnostics } = await (0,app_hosts/* loadHosts */.U)(fs, specs);
    const broken = diagnostics.filter(({ level }) => level === 'error');
    const notes = broken.map(({ path, message }) => `${path}: ${message}`);
    const live = peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(peer, hosts);
    const served = (live?.hosts ?? hosts)
        .filter(({ source, profile }) => profile.resources.length > 0 || live?.bySource.has(source) === true)
        .map(({ profile: { name, resources, failure } }) => ({
        host: name,
        resources,
        ...(failure === undefined ? {} : { failure }),
    }));
    return { served, notes: [...notes, ...(live?.notes ?? [])] };
}
function hintsOf(docs, type) {
    const hints = docs.flatMap(({ value }) => {
        const rac = own(value, 'rac');
        return (Array.isArray(rac) ? rac : [])
            .map((item) => own(item, 'check'))
            .filter((check) => own(check, 'type') === type)
            .map((check) => own(check, 'hint'));
    });
    return [...new Set(hints.filter((hint) => typeof hint === 'string'))];
}
function own(value, key) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
        return undefined;
    return value[key];
}

// EXTERNAL MODULE: ./build/app/place.js
var place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/app/project-lint.js
var project_lint = __webpack_require__(2275);
;// CONCATENATED MODULE: ./build/app/ready.js















const CONFIRMATIONS_FILE = 'rac-confirmations.yaml';
const SMALL_FILE = 4 * 1024 * 1024;
/**
 * Judges the readiness of CAL files (surface.md, Readiness).
 *
 * @throws UserError when a CAL, the confirmations or the roster cannot be read, `bad-config`, `bad-baseline`
 */
async function assessReadiness(ports, options) {
    const { fs } = ports;
    const notes = [];
    const read = await lintAll(ports, options);
    const outside = await lookOutside(ports, read.map(({ doc }) => doc), options.hosts ?? []);
    notes.push(...outside.notes);
    const facts = {
        files: fs.list(options.root),
        cards: await cardsOf(ports, options, notes),
        proofs: await readProofs(fs, options.roster),
        confirmations: await readConfirmations(fs, options),
        now: ports.clock.now().getTime(),
        probes: outside.probes,
    };
    const cals = read.map(({ doc, diagnostics }) => (0,assess/* assessCal */.J)(doc, (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics), facts, options.profile));
    return { result: { version: 1, cals }, notes };
}
async function lintAll(ports, options) {
    const { cals, config = app_config/* NO_CONFIG */.H, linted = new Map(), profile, root: files, project = '.' } = options;
    const read = [];
    const { run } = cals.every((path) => linted.has(path))
        ? { run: undefined }
        : await (0,project_lint/* projectLint */.d)(ports, { profile, config, root: project, files });
    for (const path of cals) {
        const known = linted.get(path);
        if (known !== undefined || run === undefined)
            read.push(...(known === undefined ? [] : [known]));
        else {
            const doc = await (0,source_read/* readQuickly */.xF)(path, ports.fs.readFile(path));
            read.push({ doc, diagnostics: await run.add(doc) });
        }
    }
    return read;
}
async function cardsOf(ports, options, notes) {
    if (options.cartridges === undefined && options.packages === undefined)
        return undefined;
    const built = await readCards(ports, options.cartridges ?? [], options.profile, notes);
    // A built cartridge comes before the package of the same agent.
    const names = new Set(built.map((card) => `${card.role} ${card.name}`));
    return [...built, ...(options.packages ?? []).filter((card) => !names.has(`${card.role} ${card.name}`))];
}
async function readCards(ports, named, profile, notes) {
    const cards = [];
    for (const path of cartridgePaths(ports.fs, named)) {
        try {
            cards.push(await ports.readCard(path, profile));
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            notes.push(`${path}: ${error.message}${error.help === undefined ? '' : ` (${error.help})`}`);
        }
    }
    return cards;
}
/**
 * The cartridge files that folders, files and globs name, relative to the working directory, sorted, each once.
 *
 * @param root what the names are relative to, seen from the working directory
 * @throws UserError `no-file` when a name is neither a folder, a file nor a glob
 */
function cartridgePaths(fs, named, root = '.') {
    const { at } = (0,place/* placeOf */.$)(fs.cwd, root);
    const found = new Set();
    for (const name of named) {
        const path = at(name);
        const kind = fs.kind(path);
        if (kind === 'file')
            found.add(path);
        else if (kind === 'directory') {
            for (const file of fs.list(path, { ignored: true }))
                if (isCartridgeName(file))
                    found.add((0,join_path/* joinPath */.u)(path, file));
        }
        else if ((0,core_glob/* isGlob */.fg)(name)) {
            const glob = (0,core_glob/* compileGlob */.SO)(name);
            if ('problem' in glob)
                throw new errors/* UserError */.y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list(root, { ignored: true }))
                if (glob.matches(file))
                    found.add(at(file));
        }
        else
            throw new errors/* UserError */.y('no-file', 'there is no such file or folder', { path });
    }
    return [...found].sort();
}
/** Whether a file is called like a cartridge of any profile: one of another profile is refused by name, not passed over. */
function isCartridgeName(file) {
    return ids/* PREFIXES */.V4.some((prefix) => file.endsWith(ids/* PROFILES */.jI[prefix].extension));
}
async function readConfirmations(fs, options) {
    const standard = (0,join_path/* joinPath */.u)(options.root, CONFIRMATIONS_FILE);
    const path = options.confirmations ?? (fs.kind(standard) === 'file' ? standard : undefined);
    if (path === undefined)
        return [];
    const value = (await readChecked(fs, path, await validators.validators.confirmations()));
    const entries = 'confirmations' in value ? value.confirmations : value;
    for (const entry of entries)
        requireTimes(path, entry.id, [entry.at, entry.expires]);
    return entries;
}
async function readProofs(fs, path) {
    if (path === undefined)
        return [];
    const { proofs } = (await readChecked(fs, path, await validators.validators.roster()));
    for (const proof of proofs)
        requireTimes(path, proof.romDigest, [proof.expires]);
    return proofs;
}
function requireTimes(path, id, times) {
    const bad = times.find((time) => time !== undefined && Number.isNaN((0,facts/* timeOf */.n)(time)));
    if (bad !== undefined)
        throw new errors/* UserError */.y('bad-file', `${JSON.stringify(bad)} in the entry of ${JSON.stringify(id)} is no date`, {
            path,
        });
}
async function readChecked(fs, path, validator) {
    const doc = await (0,source_read/* readQuickly */.xF)(path, fs.readFile(path, SMALL_FILE));
    const misfits = await (0,quick_document/* withPlaces */.r)(doc, () => (doc.value === undefined ? [] : (0,check.checkSchema)(doc, validator)));
    const [first] = [...doc.problems, ...misfits];
    if (first === undefined)
        return doc.value;
    throw new errors/* UserError */.y('bad-file', first.message, {
        path,
        range: first.range,
        ...(first.help === undefined ? {} : { help: first.help }),
    });
}


/***/ }),

/***/ 3427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ meeting)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/glob.js
var glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/core/targets.js

/** Every pattern that means none of these packages, or none of these hosts. */
function unmatched(targets, packages, hosts) {
    return targets.flatMap((target) => [
        ...faultOf('packages', target.packages, target.places.packages, (matches) => packages.some(matches)),
        ...target.hosts.flatMap((pattern, i) => faultOf('hosts', pattern, target.places.hosts[i] ?? target.places.packages, (matches) => hosts.some(({ source, name }) => matches(source) || name === pattern))),
    ]);
}
/**
 * Which hosts a package meets: those of every target that names it, or all of them when none does, so that a package that
 * targets forget is judged at every host.
 *
 * @returns whether a package, by its path relative to the project, meets a host
 */
function meetingOf(targets) {
    const compiled = targets.map(({ packages, hosts }) => ({
        packages: matcherOf(packages),
        hosts: hosts.map((pattern) => ({ pattern, matches: matcherOf(pattern) })),
    }));
    return (path, { source, name }) => {
        const own = compiled.filter(({ packages }) => packages(path));
        return (own.length === 0 ||
            own.some(({ hosts }) => hosts.some(({ pattern, matches }) => matches(source) || name === pattern)));
    };
}
function faultOf(what, pattern, place, isMet) {
    const glob = globOf(pattern);
    if (glob !== undefined && 'problem' in glob)
        return [{ what, pattern, place, problem: glob.problem }];
    return isMet(matcherOf(pattern)) ? [] : [{ what, pattern, place }];
}
function matcherOf(pattern) {
    const glob = globOf(pattern);
    const plain = plainPath(pattern);
    return (path) => path === plain || (glob !== undefined && !('problem' in glob) && glob.matches(path));
}
function globOf(pattern) {
    return (0,glob/* isGlob */.fg)(pattern) ? (0,glob/* compileGlob */.SO)(pattern) : undefined;
}
// A package may be named by its folder, with or without a slash, or by its file.
function plainPath(pattern) {
    const path = pattern.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
    return path.replace(/(?:^|\/)cartridge\.yaml$/, '') || '.';
}

;// CONCATENATED MODULE: ./build/app/targets.js




/**
 * Which packages of a project meet which hosts, as its `targets` say; without them every package meets every host.
 *
 * @throws UserError `bad-config` at a target that names no package or no host
 */
function meeting({ targets, file }, { inside }, { subjects, hosts, narrowed }) {
    if (targets === undefined)
        return () => true;
    const host = (each) => ({
        source: inside(each.source),
        name: 'name' in each ? each.name : each.profile.name,
    });
    const [packages, known] = [subjects.map(inside), hosts.map(host)];
    const faults = unmatched(targets, packages, known).filter(({ what, problem }) => problem !== undefined || narrowed?.[what] !== true);
    const [fault] = faults;
    if (fault !== undefined)
        throw faultError(fault, file, fault.what === 'packages' ? packages : known.flatMap(namesOf));
    const meets = meetingOf(targets);
    return (subject, each) => meets(inside(subject), host(each));
}
function faultError({ what, pattern, place, problem }, file, known) {
    const there = [...new Set(known)];
    const near = (0,suggest.nearest)(pattern, there);
    const noun = what === 'packages' ? 'package or cartridge' : 'host';
    const help = near !== undefined
        ? `did you mean ${near}?`
        : there.length === 0
            ? `there is no ${noun} in this project`
            : `there is: ${there.slice(0, 8).join(', ')}${there.length > 8 ? ` and ${there.length - 8} more` : ''}`;
    return new errors/* UserError */.y('bad-config', problem === undefined
        ? `targets: ${(0,printable.quote)(pattern)} matches no ${noun} of the project`
        : `targets: ${(0,printable.quote)(pattern)}: ${problem}`, { ...(file === undefined ? {} : { path: file }), range: place, help });
}
function namesOf({ source, name }) {
    return [source, name];
}


/***/ }),

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ complianceOf)
/* harmony export */ });
/** The one answer of several: "refuse" before "not judged" before "accept"; null when there is none (format.md, 8). */
function complianceOf(verdicts) {
    if (verdicts.includes('refuse'))
        return 'refuse';
    if (verdicts.includes('not judged'))
        return 'not judged';
    return verdicts.length > 0 ? 'accept' : null;
}


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PQ: () => (/* binding */ toolDigest),
/* harmony export */   fs: () => (/* binding */ changesOf)
/* harmony export */ });
/* unused harmony export PINNED */
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5739);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2552);
/* harmony import */ var _accept_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1415);



/** What a server says of a tool, as far as a host hands it to the model or binds by it. */
const PINNED = ['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations'];
/**
 * The digest that pins a tool: over the RFC 8785 form of the members of {@link PINNED} that the server sent, as it sent them.
 *
 * @param said an entry of `tools/list`
 * @returns undefined when the entry has no canonical form: half of a surrogate pair, nesting beyond every limit
 */
function toolDigest(said) {
    const pinned = Object.fromEntries(PINNED.flatMap((name) => (Object.hasOwn(said, name) ? [[name, said[name]]] : [])));
    const text = canonical(pinned);
    return text === undefined ? undefined : (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Digest */ .sI)(text);
}
/** At most so many changes of one tool are named. */
const SHOWN = 5;
/**
 * What differs between two descriptions of a tool: the members, and within schemas the places.
 *
 * @returns places such as `description` or `inputSchema/properties/command`, the first few; none when nothing that was
 *   recorded differs
 */
function changesOf(recorded, said) {
    const changes = [];
    for (const name of PINNED)
        collect((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...recorded }, name), (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)({ ...said }, name), name, changes);
    return changes.length > SHOWN ? [...changes.slice(0, SHOWN), `${changes.length - SHOWN} more`] : changes;
}
function collect(before, after, place, changes) {
    if (before === after || canonical(before) === canonical(after))
        return;
    if (!(0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(before) || !(0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(after)) {
        changes.push(place);
        return;
    }
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of [...names].sort())
        collect((0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(before, name), (0,_accept_json_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(after, name), `${place}/${name}`, changes);
}
function canonical(value) {
    try {
        return (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .d)(value);
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof RangeError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
/** What readers cannot see, or take for a space: with these aside two names may look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
/**
 * How hosts are called in a text: by their name, and with the path of the profile where another profile's name looks the
 * same. A host is its file, its name is a label; names that differ only by case or by invisible characters look the same.
 *
 * @returns the label of a verdict; not yet escaped for any outlet
 */
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
/** The key of a host's verdict on a subject, the same over runs. */
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ }),

/***/ 266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dp: () => (/* binding */ PROJECT_FILE),
/* harmony export */   Qn: () => (/* binding */ isProjectFile),
/* harmony export */   Xb: () => (/* binding */ rootsIn),
/* harmony export */   rV: () => (/* binding */ splitProjects)
/* harmony export */ });
/* unused harmony export projectAround */
/** Name of the file that makes a folder a project. */
const PROJECT_FILE = 'cartwright.yaml';
/**
 * Splits the files below a folder into projects: each belongs to the nearest folder above it that has a `cartwright.yaml`.
 *
 * @param files relative to the folder, with `/`
 * @returns sorted by root, the folder itself first; it is a project without a `cartwright.yaml`, too, as long as files are left for it
 */
function splitProjects(files) {
    const roots = new Set(files.filter(isProjectFile).map(folderOf));
    const projects = new Map([...roots].map((root) => [root, []]));
    for (const file of files) {
        const root = nearest(folderOf(file), (folder) => roots.has(folder));
        const name = root === '.' ? file : file.slice(root.length + 1);
        const known = projects.get(root);
        if (known === undefined)
            projects.set(root, [name]);
        else
            known.push(name);
    }
    return [...projects]
        .map(([root, own]) => ({ root, files: own }))
        .sort((a, b) => (a.root === '.' ? -1 : b.root === '.' ? 1 : a.root < b.root ? -1 : 1));
}
/**
 * The project that a folder lies in.
 *
 * @param folder relative to the top, with `/`; `.` is the top itself
 * @param has whether there is a file at a path relative to the top
 * @returns the nearest folder at or above it with a `cartwright.yaml`, relative to the top; undefined when there is none
 */
function projectAround(folder, has) {
    const file = (root) => (root === '.' ? PROJECT_FILE : `${root}/${PROJECT_FILE}`);
    const root = nearest(folder, (each) => has(file(each)));
    return root !== '.' || has(file(root)) ? root : undefined;
}
/** The folders that a list names, one a line; empty lines and those that start with `#` name none. */
function rootsIn(text) {
    return text
        .replace(/^\uFEFF/, '')
        .split(/\r?\n/)
        .map((line, i) => {
        const path = line.trim();
        const start = { line: i + 1, column: line.indexOf(path) + 1 };
        return { path, range: { start, end: { ...start, column: start.column + path.length } } };
    })
        .filter(({ path }) => path !== '' && !path.startsWith('#'));
}
/** The folder itself or the nearest above that `isIt`; `.` when none is. */
function nearest(folder, isIt) {
    let at = folder;
    while (at !== '.' && !isIt(at))
        at = folderOf(at);
    return at;
}
/** Whether a path names the configuration of a project. */
function isProjectFile(file) {
    return file === PROJECT_FILE || file.endsWith(`/${PROJECT_FILE}`);
}
function folderOf(path) {
    const at = path.lastIndexOf('/');
    return at < 0 ? '.' : path.slice(0, at);
}


/***/ }),

/***/ 3896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ assessCal),
  z: () => (/* binding */ worstVerdict)
});

;// CONCATENATED MODULE: ./build/core/flow.js
/** A larger flow is not drawn: nobody can read it, and GitHub's renderer refuses it. */
const FLOW_NODES = 80;
const FLOW_EDGES = 160;
const LABEL = 80;
const GATEWAYS = ['exclusive', 'parallel', 'inclusive'];
const EVENTS = ['start', 'end', 'stop', 'handoff', 'timer'];
const OPERATORS = { eq: '=', ne: '≠', lt: '<', le: '≤', gt: '>', ge: '≥', in: 'in' };
/**
 * Reads the flow out of a parsed CAL. Whatever is not in a usable shape is left out: the linter reports it.
 *
 * @returns undefined when there is nothing to draw, or more than {@link FLOW_NODES} nodes or {@link FLOW_EDGES} edges
 */
function flowOf(cal) {
    if (!isMapping(cal))
        return undefined;
    const roles = new Map();
    for (const participant of mappings(own(cal, 'participants'))) {
        const slot = own(participant, 'slot');
        const role = isMapping(slot) ? flow_text(own(slot, 'role')) : undefined;
        const alias = flow_text(own(participant, 'alias'));
        if (alias !== undefined && role !== undefined)
            roles.set(alias, role);
    }
    const nodes = mappings(own(cal, 'nodes')).flatMap((node) => readNode(node, roles));
    const edges = mappings(own(cal, 'edges')).flatMap(readEdge);
    if (nodes.length === 0 || nodes.length > FLOW_NODES || edges.length > FLOW_EDGES)
        return undefined;
    return { start: flow_text(own(cal, 'start')) ?? '', nodes, edges };
}
function readNode(node, roles) {
    const id = flow_text(own(node, 'id'));
    if (id === undefined)
        return [];
    const agent = flow_text(own(node, 'agent'));
    const role = agent === undefined ? undefined : roles.get(agent);
    const requires = own(node, 'requires');
    const rac = isMapping(requires) ? strings(own(requires, 'rac')) : [];
    return [
        {
            id,
            kind: kindOf(node),
            ...(agent === undefined ? {} : { agent }),
            ...(role === undefined ? {} : { role }),
            ...(rac.length === 0 ? {} : { rac }),
        },
    ];
}
function kindOf(node) {
    const type = own(node, 'type');
    if (type === 'task')
        return 'task';
    if (type === 'gateway')
        return GATEWAYS.find((kind) => kind === own(node, 'gateway')) ?? 'other';
    if (type === 'event')
        return EVENTS.find((kind) => kind === own(node, 'event')) ?? 'other';
    return 'other';
}
function readEdge(edge) {
    const from = flow_text(own(edge, `from`));
    const to = flow_text(own(edge, 'to'));
    if (from === undefined || to === undefined)
        return [];
    const when = own(edge, 'when');
    return [{ from, to, ...(isMapping(when) ? { when: cut(condition(when, 0)) } : {}) }];
}
function condition(when, depth) {
    if (depth > 8)
        return '…';
    const inner = (value) => (isMapping(value) ? condition(value, depth + 1) : '?');
    const list = (value, word) => {
        const parts = (Array.isArray(value) ? value : []).slice(0, 12).map(inner);
        const joined = parts.join(` ${word} `);
        return depth > 0 && parts.length > 1 ? `(${joined})` : joined;
    };
    if (Object.hasOwn(when, 'racAvailable'))
        return `knowledge ${scalar(when['racAvailable'])}`;
    if (Object.hasOwn(when, 'all'))
        return list(when['all'], 'and');
    if (Object.hasOwn(when, 'any'))
        return list(when['any'], 'or');
    if (Object.hasOwn(when, 'not'))
        return `not (${inner(when['not'])})`;
    if (!Object.hasOwn(when, 'var'))
        return 'always';
    const op = scalar(own(when, 'op'));
    return `${scalar(when['var'])} ${Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : op} ${scalar(own(when, 'value'))}`;
}
function scalar(value) {
    if (typeof value === 'string')
        return cut(value);
    if (Array.isArray(value))
        return cut(value.slice(0, 12).map(scalar).join(', '));
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : '…';
}
function cut(value) {
    return value.length > LABEL ? `${value.slice(0, LABEL - 1).replace(/[\ud800-\udbff]$/, '')}…` : value;
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(mapping, key) {
    return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
function flow_text(value) {
    return typeof value === 'string' ? value : undefined;
}
function strings(value) {
    return (Array.isArray(value) ? value : []).filter((item) => typeof item === 'string');
}
function mappings(value) {
    return (Array.isArray(value) ? value : []).filter(isMapping);
}

// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/readiness/graph.js


/**
 * What cannot run while knowledge is missing: the tasks that require it, the branches whose condition needs it
 * (`racAvailable`, specification 2.4), and what can only be reached through those.
 *
 * @param cal the root of a CAL; what is not in a usable shape is left out
 * @param availability by id of the RAC item: whether it is there; an id that is not in it is not known
 * @returns one line for each, in the order of the file; empty when nothing is missing
 */
function blockedBy(cal, availability) {
    if (![...availability.values()].includes(false))
        return [];
    const nodes = (0,mapping/* mappingsOf */.Jj)(cal, 'nodes');
    const edges = (0,mapping/* mappingsOf */.Jj)(cal, 'edges');
    const stopped = new Map(nodes.flatMap((node) => stoppedTask(node, availability)));
    const dead = new Map(edges.flatMap((edge) => deadBranch(edge, availability)));
    const lines = [...stopped].map(([id, missing]) => `task ${(0,printable.quote)(id)} cannot run: it requires ${missing.map((item) => (0,printable.quote)(item)).join(', ')}`);
    for (const [edge, needs] of dead) {
        lines.push(`the branch from ${(0,printable.quote)((0,mapping/* textOf */.b6)(edge, 'from'))} to ${(0,printable.quote)((0,mapping/* textOf */.b6)(edge, 'to'))} is never taken: it hangs on ${needs.map((id) => (0,printable.quote)(id)).join(', ')}`);
    }
    const open = edges.filter((edge) => !dead.has(edge) && !stopped.has((0,mapping/* textOf */.b6)(edge, 'from')));
    const before = reachable((0,mapping/* textOf */.b6)(cal, 'start'), edges);
    const now = reachable((0,mapping/* textOf */.b6)(cal, 'start'), open);
    for (const node of nodes) {
        const id = (0,mapping/* textOf */.b6)(node, 'id');
        const cut = before.has(id) && !now.has(id) && !stopped.has(id);
        if (cut && (0,mapping/* textOf */.b6)(node, 'type') === 'task')
            lines.push(`task ${(0,printable.quote)(id)} is not reached`);
    }
    return lines;
}
function stoppedTask(node, availability) {
    const requires = node['requires'];
    const wanted = (0,mapping/* isMapping */.pi)(requires) && Array.isArray(requires['rac']) ? requires['rac'] : [];
    const missing = wanted.filter((id) => typeof id === 'string' && availability.get(id) === false);
    return missing.length === 0 ? [] : [[(0,mapping/* textOf */.b6)(node, 'id'), missing]];
}
function deadBranch(edge, availability) {
    const needs = itemsOf(edge['when']).filter((id) => availability.has(id));
    // A condition that speaks of no knowledge can be false as well: that is nothing which missing knowledge blocks.
    return needs.length > 0 && evaluate(edge['when'], availability) === false ? [[edge, needs]] : [];
}
function evaluate(condition, availability) {
    if (!(0,mapping/* isMapping */.pi)(condition))
        return 'unknown';
    if (typeof condition['racAvailable'] === 'string')
        return availability.get(condition['racAvailable']) ?? 'unknown';
    if (condition['always'] === true)
        return true;
    if ('not' in condition) {
        const inner = evaluate(condition['not'], availability);
        return inner === 'unknown' ? inner : !inner;
    }
    for (const [name, decisive] of [
        ['all', false],
        ['any', true],
    ]) {
        const list = condition[name];
        if (!Array.isArray(list))
            continue;
        const parts = list.map((part) => evaluate(part, availability));
        if (parts.includes(decisive))
            return decisive;
        return parts.includes('unknown') ? 'unknown' : !decisive;
    }
    return 'unknown';
}
/** Ids of the items that a condition speaks of, each once, in its order. */
function itemsOf(condition) {
    if (!(0,mapping/* isMapping */.pi)(condition))
        return [];
    if (typeof condition['racAvailable'] === 'string')
        return [condition['racAvailable']];
    const inner = [
        condition['not'],
        ...['all', 'any'].flatMap((name) => (Array.isArray(condition[name]) ? condition[name] : [])),
    ];
    return [...new Set(inner.flatMap(itemsOf))];
}
function reachable(start, edges) {
    const targets = new Map();
    for (const edge of edges) {
        const list = targets.get((0,mapping/* textOf */.b6)(edge, 'from'));
        if (list === undefined)
            targets.set((0,mapping/* textOf */.b6)(edge, 'from'), [(0,mapping/* textOf */.b6)(edge, 'to')]);
        else
            list.push((0,mapping/* textOf */.b6)(edge, 'to'));
    }
    const seen = new Set([start]);
    const queue = [start];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        for (const target of targets.get(id) ?? []) {
            if (seen.has(target))
                continue;
            seen.add(target);
            queue.push(target);
        }
    }
    return seen;
}

// EXTERNAL MODULE: ./build/core/career-tiers.js
var career_tiers = __webpack_require__(4918);
// EXTERNAL MODULE: ./build/core/readiness/facts.js
var readiness_facts = __webpack_require__(5266);
;// CONCATENATED MODULE: ./build/core/readiness/participants.js



/**
 * Finds the cartridge for one participant (surface.md, Readiness): by ROM digest, or the best one that fits the slot.
 * A level that nobody proved never staffs a slot.
 */
function resolveParticipant(participant, facts, profile) {
    const bind = participant['bind'] === 'hash' ? 'hash' : 'slot';
    const found = bind === 'hash' ? byDigest(participant['romDigest'], facts) : bySlot(participants_mapping(participant['slot']), facts, profile);
    const { card, reason } = found;
    return {
        alias: String(participant['alias'] ?? ''),
        bind,
        required: participant['required'] !== false,
        resolved: card === undefined ? null : { path: card.path, name: card.name, role: card.role, romDigest: card.romDigest },
        reason,
    };
}
const NONE_GIVEN = 'no cartridges were given (--cartridges DIR)';
function byDigest(digest, { cards }) {
    if (cards === undefined)
        return { reason: NONE_GIVEN };
    const matches = cards.filter((card) => card.romDigest === digest);
    const [card] = matches;
    if (card === undefined)
        return { reason: `no cartridge has the ROM digest ${participants_short(String(digest))}` };
    return {
        card,
        reason: matches.length === 1 ? 'ROM digest matches' : `ROM digest matches; ${matches.length} equal cartridges`,
    };
}
function bySlot(slot, facts, profile) {
    if (facts.cards === undefined)
        return { reason: NONE_GIVEN };
    const role = slot['role'];
    const inRole = role === undefined ? facts.cards : facts.cards.filter((card) => card.role === role);
    if (inRole.length === 0) {
        return { reason: role === undefined ? 'no cartridge was found' : `no cartridge matches role ${word(role)}` };
    }
    const wanted = list(slot['capabilities']).map(participants_mapping);
    const able = inRole.filter((card) => wanted.every((need) => hasCapability(card, need)));
    if (able.length === 0)
        return { reason: `${describe(inRole)} lacks ${lacking(inRole[0], wanted)}` };
    const minimum = slot['minLevel'] === undefined ? undefined : participants_mapping(slot['minLevel']);
    const proven = able
        .map((card) => ({ card, proof: bestProof(card, facts) }))
        .filter(({ proof }) => minimum === undefined || reaches(proof, minimum, profile));
    if (proven.length === 0)
        return {
            reason: `${describe(able)} fits, but nobody has proved ${levelText(minimum ?? {}, profile)} (--roster FILE)`,
        };
    // The highest proven level is the best; equal ones are told apart by path, so that the answer is stable.
    proven.sort((a, b) => (b.proof?.level ?? -1) - (a.proof?.level ?? -1) || (a.card.path < b.card.path ? -1 : 1));
    return { card: proven[0].card, reason: `best of ${proven.length}` };
}
function hasCapability(card, need) {
    const stack = list(need['stack']);
    return card.capabilities.some((capability) => capability.taskType === need['taskType'] && stack.every((part) => capability.stack.includes(String(part))));
}
function lacking(card, wanted) {
    const missing = wanted.find((need) => !hasCapability(card, need)) ?? {};
    const stack = list(missing['stack']);
    const type = missing['taskType'];
    const name = type === undefined ? 'a capability' : `capability ${word(type)}`;
    return `${name}${stack.length === 0 ? '' : ` with ${stack.map(word).join(', ')}`}`;
}
function bestProof(card, facts) {
    return facts.proofs
        .filter((proof) => proof.romDigest === card.romDigest && !(proof.expires !== undefined && (0,readiness_facts/* timeOf */.n)(proof.expires, true) < facts.now))
        .sort((a, b) => (b.level ?? -1) - (a.level ?? -1) || tier(b.careerTier) - tier(a.careerTier))[0];
}
function reaches(proof, minimum, profile) {
    if (proof === undefined)
        return false;
    const level = minimum[profile.levelField];
    if (typeof level === 'number' && (proof.level ?? -1) < level)
        return false;
    return minimum['careerTier'] === undefined || tier(proof.careerTier) >= tier(minimum['careerTier']);
}
function tier(name) {
    return career_tiers/* CAREER_TIERS */.v.indexOf(name);
}
function levelText(minimum, profile) {
    const parts = [
        ...(minimum[profile.levelField] === undefined ? [] : [`level ${word(minimum[profile.levelField])}`]),
        ...(minimum['careerTier'] === undefined ? [] : [`tier ${word(minimum['careerTier'])}`]),
    ];
    return parts.join(' and ') || 'the level';
}
function describe(cards) {
    const [first] = cards;
    return cards.length === 1 ? `${word(first.name)} (${word(first.role)})` : `each of ${cards.length} cartridges`;
}
function participants_short(digest) {
    return word(digest.length > 26 ? `${digest.slice(0, 19)}…` : digest);
}
// Plain words are shown bare, anything else quoted and escaped.
function word(value) {
    const text = String(value);
    return /^[\w .,:/@+…-]{1,120}$/.test(text) ? text : (0,printable.quote)(text);
}
function participants_mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function list(value) {
    return Array.isArray(value) ? value : [];
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/core/readiness/rac.js





/**
 * Judges one RAC item (specification 2.4; surface.md, Readiness). Checks look at presence, never at content: the evidence is
 * a count and a digest of the matching paths.
 *
 * @param calId id of the CAL, for confirmations that name it
 */
function assessRacItem(item, calId, facts) {
    const given = (0,mapping/* own */.ZV)(item, 'check');
    const check = (0,mapping/* isMapping */.pi)(given) ? given : undefined;
    const type = (0,mapping/* textOf */.b6)(check ?? {}, 'type') || 'manual';
    const hint = (0,mapping/* textOf */.b6)(check ?? {}, 'hint');
    const required = item['required'] !== false;
    const id = (0,mapping/* textOf */.b6)(item, 'id');
    const checked = runCheck(type, hint, id, calId, facts);
    return {
        id,
        kind: (0,mapping/* textOf */.b6)(item, 'kind'),
        description: (0,mapping/* textOf */.b6)(item, 'description'),
        required,
        state: required ? checked.state : 'optional',
        check: check === undefined ? null : { type, hint },
        ...(checked.evidence === undefined ? {} : { evidence: checked.evidence }),
        reason: checked.reason,
        ...(checked.state === 'unconfirmed' ? {} : { available: checked.state === 'confirmed' }),
    };
}
function runCheck(type, hint, id, calId, facts) {
    switch (type) {
        case 'file-glob':
            return checkGlob(hint, facts.files);
        case 'manual':
            return checkConfirmation(id, calId, facts);
        default:
            return checkProbe(type, hint, facts);
    }
}
function checkGlob(hint, files) {
    if (hint === '')
        return { state: 'unconfirmed', reason: 'the check names no glob' };
    const glob = (0,core_glob/* compileGlob */.SO)(hint);
    if ('problem' in glob)
        return { state: 'failed', reason: glob.problem };
    const matches = files.filter((file) => glob.matches(file));
    if (matches.length === 0)
        return { state: 'failed', reason: 'no file matches' };
    const evidence = { count: matches.length, digest: `sha256:${(0,digest/* sha256Hex */.fg)(matches.join('\n'))}` };
    return { state: 'confirmed', reason: matches.length === 1 ? '1 file' : `${matches.length} files`, evidence };
}
function checkConfirmation(id, calId, { confirmations, now }) {
    const own = confirmations.filter((entry) => entry.id === id && (entry.cal === undefined || entry.cal === calId));
    const good = own.find((entry) => (0,readiness_facts/* timeOf */.n)(entry.at) <= now && !expired(entry, now));
    if (good !== undefined) {
        const { by, at, expires } = good;
        return {
            state: 'confirmed',
            reason: `confirmed by ${(0,printable.printable)(by)} on ${at.slice(0, 10)}`,
            evidence: { by, at, ...(expires === undefined ? {} : { expires }) },
        };
    }
    const stale = own.find((entry) => expired(entry, now));
    if (stale !== undefined)
        return {
            state: 'unconfirmed',
            reason: `the confirmation by ${(0,printable.printable)(stale.by)} expired on ${String(stale.expires).slice(0, 10)}`,
        };
    return {
        state: 'unconfirmed',
        reason: own.length > 0 ? 'the confirmation is dated in the future' : 'nobody has confirmed it',
    };
}
function expired(entry, now) {
    return entry.expires !== undefined && (0,readiness_facts/* timeOf */.n)(entry.expires, true) < now;
}
function checkProbe(type, hint, facts) {
    const probe = facts.probes.get((0,readiness_facts/* probeKey */.S)(type, hint));
    if (probe === undefined)
        return {
            state: 'unconfirmed',
            reason: type === 'url' ? 'not looked up (--check-urls)' : 'no host profile names a server',
        };
    if (probe.answer === 'present')
        return { state: 'confirmed', reason: probe.reason, evidence: probe.evidence ?? { count: 1 } };
    return { state: probe.answer === 'absent' ? 'failed' : 'unconfirmed', reason: probe.reason };
}

;// CONCATENATED MODULE: ./build/core/readiness/assess.js





/**
 * Judges the readiness of one CAL (specification 3 and 4.2; surface.md, Readiness).
 *
 * @param diagnostics what the linter says of the CAL; an error makes it not ready
 */
function assessCal(doc, diagnostics, facts, profile) {
    const root = (0,mapping/* isMapping */.pi)(doc.value) ? doc.value : {};
    const id = (0,mapping/* textOf */.b6)(root, 'id');
    const participants = (0,mapping/* mappingsOf */.Jj)(root, 'participants').map((participant) => resolveParticipant(participant, facts, profile));
    const rac = (0,mapping/* mappingsOf */.Jj)(root, 'rac').map((item) => assessRacItem(item, id, facts));
    const flow = flowOf(root);
    const todo = unwritten(root);
    const availability = new Map(rac.flatMap((item) => (item.available === undefined ? [] : [[item.id, item.available]])));
    const blocked = blockedBy(root, availability);
    return {
        path: doc.path,
        id,
        name: (0,mapping/* textOf */.b6)(root, 'name') || id || doc.path,
        verdict: verdictOf(diagnostics, participants, rac, todo),
        nodes: (0,mapping/* mappingsOf */.Jj)(root, 'nodes').length,
        participants,
        rac,
        diagnostics,
        ...(blocked.length === 0 ? {} : { blocked }),
        ...(todo.length === 0 ? {} : { todo }),
        ...(flow === undefined ? {} : { flow }),
    };
}
/** Ids of the tasks whose action is a TODO, as `init` leaves them. */
function unwritten(root) {
    return (0,mapping/* mappingsOf */.Jj)(root, 'nodes')
        .filter((node) => (0,mapping/* textOf */.b6)(node, 'type') === 'task' && /^\s*TODO\b/.test((0,mapping/* textOf */.b6)(node, 'action')))
        .map((node) => (0,mapping/* textOf */.b6)(node, 'id'));
}
/** `not ready` when anything failed, `pending` when something required is unconfirmed or a task unwritten, else `ready`. */
function verdictOf(diagnostics, participants, rac, todo) {
    const broken = diagnostics.some((diagnostic) => diagnostic.level === 'error');
    const unstaffed = participants.some((participant) => participant.required && participant.resolved === null);
    if (broken || unstaffed || rac.some((item) => item.state === 'failed'))
        return 'not ready';
    return todo.length > 0 || rac.some((item) => item.state === 'unconfirmed') ? 'pending' : 'ready';
}
/** The worst of several verdicts; null when there is none. */
function worstVerdict(verdicts) {
    const order = ['not ready', 'pending', 'ready'];
    return order.find((verdict) => verdicts.includes(verdict)) ?? null;
}


/***/ }),

/***/ 5266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ probeKey),
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
/** What is known of the environment when a CAL's readiness is judged; the app gathers it, the core only compares. */
/** Key of a check in {@link Facts.probes}. */
function probeKey(type, hint) {
    return `${type} ${hint}`;
}
/**
 * Time of a date or date-time of a confirmation or proof, in milliseconds; a bare date is its first moment in UTC.
 *
 * @param endOfDay a bare date stands for its last moment instead: what expires on a day is good on that day
 */
function timeOf(text, endOfDay = false) {
    const bare = /^\d{4}-\d{2}-\d{2}$/.test(text);
    return Date.parse(bare ? `${text}T${endOfDay ? '23:59:59.999' : '00:00:00'}Z` : text);
}


/***/ }),

/***/ 7322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Members by key, in the order in which the keys first appear. */
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

/***/ 6019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ takeApart),
/* harmony export */   o: () => (/* binding */ putTogether)
/* harmony export */ });
/* harmony import */ var _compliance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4791);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _readiness_assess_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3896);



/**
 * One report of several projects: their findings, CALs and verdicts one project after the other, the counts added up, the
 * worst verdicts. Of a single project it is that project's report.
 *
 * @param projects at least one, in the order of the result
 */
function putTogether(projects) {
    const [first] = projects;
    if (projects.length === 1)
        return first.report;
    const reports = projects.map(({ report }) => report);
    const diagnostics = reports.flatMap((report) => report.diagnostics);
    const cals = reports.flatMap((report) => report.cals);
    const handshakes = reports.flatMap((report) => report.handshakes);
    return {
        version: 1,
        tool: first.report.tool,
        diagnostics,
        summary: (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(diagnostics, total(reports, 'files'), total(reports, 'accepted')),
        cals,
        handshakes,
        verdict: (0,_readiness_assess_js__WEBPACK_IMPORTED_MODULE_1__/* .worstVerdict */ .z)(cals.map(({ verdict }) => verdict)),
        compliance: (0,_compliance_js__WEBPACK_IMPORTED_MODULE_2__/* .complianceOf */ .f)(handshakes.map(({ verdict }) => verdict)),
        ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true } : {}),
        projects: projects.map(({ root, file, report }) => ({
            root,
            file,
            summary: report.summary,
            cals: report.cals.length,
            handshakes: report.handshakes.length,
            verdict: report.verdict,
            compliance: report.compliance,
            ...(report.nothing === true ? { nothing: true } : {}),
        })),
    };
}
/** The reports that {@link putTogether} made one of; of a report without projects none. */
function takeApart({ tool, diagnostics, cals, handshakes, projects = [] }) {
    const at = { diagnostics: 0, cals: 0, handshakes: 0 };
    return projects.map(({ root, file, summary, verdict, compliance, nothing, ...sizes }) => {
        const found = summary.errors + summary.warnings + summary.notes;
        return {
            root,
            file,
            report: {
                version: 1,
                tool,
                diagnostics: diagnostics.slice(at.diagnostics, (at.diagnostics += found)),
                summary,
                cals: cals.slice(at.cals, (at.cals += sizes.cals)),
                handshakes: handshakes.slice(at.handshakes, (at.handshakes += sizes.handshakes)),
                verdict,
                compliance,
                ...(nothing === true ? { nothing } : {}),
            },
        };
    });
}
function total(reports, member) {
    return reports.reduce((sum, { summary }) => sum + summary[member], 0);
}


/***/ }),

/***/ 4517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fL: () => (/* binding */ groupRefusals),
/* harmony export */   gd: () => (/* binding */ REFUSE_RULE),
/* harmony export */   qu: () => (/* binding */ refusalsByMessage),
/* harmony export */   xX: () => (/* binding */ refusalKeys)
/* harmony export */ });
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(652);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7322);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6019);




/** The rule of the finding that a refusal is. */
const REFUSE_RULE = 'handshake/refuse';
/** Hosts of one finding that its message names. */
const NAMED = 5;
/** The refusals among the verdicts of one project, as its findings tell them. */
function groupRefusals(verdicts) {
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .hostLabels */ ._)(verdicts);
    const groups = (0,_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(verdicts.filter(isRefused), (each) => JSON.stringify([each.subject, reasonsOf(each)]));
    return [...groups.values()].map((group) => {
        const [first] = group;
        const { subject } = first;
        const labels = group.map((each) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(label(each)));
        const more = labels.length > NAMED ? ` and ${labels.length - NAMED} more` : '';
        const who = labels.length === 1
            ? `host ${labels.join('')} refuses ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(subject)}`
            : `${labels.length} hosts (${labels.slice(0, NAMED).join(', ')}${more}) refuse ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(subject)}`;
        return { subject, message: `${who}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(reasonsOf(first))}`, verdicts: group };
    });
}
/** The refusals of a report by what their findings say. */
function refusalsByMessage(report) {
    const projects = (0,_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .takeApart */ .Y)(report).map((project) => project.report);
    const groups = (projects.length === 0 ? [report] : projects).flatMap((each) => groupRefusals(each.handshakes));
    return new Map(groups.map((group) => [group.message, group]));
}
/** What a refusal consists of: which host misses which requirement of whom. */
function refusalKeys(verdict) {
    return verdict.descriptor.unmet.map((id) => JSON.stringify([(0,_host_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .pairKey */ .Y)(verdict), id]));
}
function isRefused(verdict) {
    return verdict.error !== null;
}
function reasonsOf({ error }) {
    const { unmet, supported, requested } = error.error.data;
    return unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`).join('; ');
}


/***/ }),

/***/ 5008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sameAnswers),
/* harmony export */   m: () => (/* binding */ compareVerdicts)
/* harmony export */ });
/**
 * Puts verdicts with equal answers together, so that what is said of them does not grow with their number: subjects that give
 * an answer at the same hosts are one group. Every verdict is in exactly one.
 *
 * @param verdicts each subject and host once
 * @param answerOf what makes two answers the same
 * @returns in the order in which the groups first appear
 */
function sameAnswers(verdicts, answerOf) {
    const bySubject = new Map();
    const answers = new Map();
    const hosts = new Map();
    const numberOf = (known, key) => {
        const number = known.get(key) ?? known.size;
        known.set(key, number);
        return number;
    };
    for (const verdict of verdicts) {
        const key = `${numberOf(answers, answerOf(verdict))} ${verdict.subject}`;
        const own = bySubject.get(key);
        if (own === undefined)
            bySubject.set(key, [verdict]);
        else
            own.push(verdict);
    }
    const groups = new Map();
    for (const [key, own] of bySubject) {
        const answer = key.slice(0, key.indexOf(' '));
        const at = own.map(({ profile }) => numberOf(hosts, profile)).join(',');
        const group = groups.get(`${answer} ${at}`);
        if (group === undefined)
            groups.set(`${answer} ${at}`, { hosts: own, subjects: [own[0]] });
        else
            group.subjects.push(own[0]);
    }
    return [...groups.values()].map((group) => ({ verdict: group.hosts[0], ...group }));
}
/** The order of verdicts in a report: by subject, then by the profile of the host. */
function compareVerdicts(a, b) {
    return compare(a.subject, b.subject) || compare(a.profile, b.profile);
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 1998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
/* unused harmony export fnv1a */
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


/***/ })

};
;