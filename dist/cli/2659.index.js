export const id = 2659;
export const ids = [2659];
export const modules = {

/***/ 4856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* unused harmony exports CONFIG_FILE, NO_CONFIG */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
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
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocument */ .u)(path, fs.readFile(path, 1024 * 1024));
    const { checkSchema } = await __webpack_require__.e(/* import() */ 7912).then(__webpack_require__.bind(__webpack_require__, 7912));
    const { validators } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 9173));
    const problems = [...doc.problems, ...(doc.value === undefined ? [] : checkSchema(doc, await validators.config()))];
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

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ LintRun),
  u: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/lint/engine.js + 6 modules
var engine = __webpack_require__(7239);
// EXTERNAL MODULE: ./build/core/lint/rules/index.js + 88 modules
var lint_rules = __webpack_require__(1815);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/mapping.js
var mapping = __webpack_require__(4532);
;// CONCATENATED MODULE: ./build/core/lint/sensitive.js



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
    for (const { rule, pointer } of found) {
        if ((0,lint_rules.ruleOf)(rule)?.meta.sensitive !== true)
            continue;
        const place = doc.locate((0,source_document/* fromPointer */.kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    const rac = (0,mapping/* isMapping */.p)(doc.value) ? (0,mapping/* own */.Z)(doc.value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return ranges;
    rac.forEach((item, i) => {
        if (!(0,mapping/* isMapping */.p)(item) || !Object.hasOwn(item, 'content'))
            return;
        const place = doc.locate(['rac', i, 'content']);
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    });
    return ranges;
}

;// CONCATENATED MODULE: ./build/core/report/excerpt.js
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
        lines.set(line, masked(text.slice(start, next?.index ?? text.length), line, hidden));
        ends.lastIndex = at;
    }
    return lines;
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

// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/app/cal-files.js


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
        const glob = (0,core_glob/* compileGlob */.S)(pattern);
        if ('problem' in glob) {
            problems.push(new errors/* UserError */.y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().filter((file) => glob.matches(file));
        if (found.length === 0)
            problems.push(new errors/* UserError */.y('no-such-file', 'no file matches this glob', { path: name }));
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
        else if (kind === 'none' && (0,core_glob/* isGlob */.f)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new errors/* UserError */.y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new errors/* UserError */.y('unreadable-file', 'not a regular file or a directory', { path }));
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

// EXTERNAL MODULE: ./build/core/lint/smuggling/passage.js
var passage = __webpack_require__(2400);
// EXTERNAL MODULE: ./build/core/secrets/prefilter.js
var prefilter = __webpack_require__(2087);
;// CONCATENATED MODULE: ./build/app/lint-facts.js





/** Files that are read for one RAC item, and for one document. */
const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
/**
 * @param fs where the files stand that RAC items point to; without it only the document itself is looked at
 * @param root root of the repository, relative to the working directory
 */
function factsFrom(fs, root = '.') {
    let listed;
    const list = () => (listed ??= fs?.list(root) ?? []);
    return async (doc) => ({
        findSecrets: needsDetector(doc) ? (await Promise.all(/* import() */[__webpack_require__.e(3958), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 6571))).findSecrets : undefined,
        itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
    });
}
// An escape can hide in the text what its value says.
function needsDetector({ text, value }) {
    if (value === undefined)
        return false;
    return (0,prefilter/* mayHoldSecret */.d)(text) || (text.includes('\\') && someText(value, prefilter/* mayHoldSecret */.d));
}
function someText(value, test) {
    if (typeof value === 'string')
        return test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some((child) => someText(child, test));
}
/** Reads what long descriptions may have been copied from; a short one needs no file. */
function itemFiles(fs, root, list, value) {
    const rac = (0,mapping/* isMapping */.p)(value) ? (0,mapping/* own */.Z)(value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return undefined;
    const found = new Map();
    let left = DOCUMENT_FILES;
    rac.forEach((item, i) => {
        const hint = globOf(item);
        if (left <= 0 || hint === undefined || !someText(item, passage/* mayQuote */.oG))
            return;
        const glob = (0,core_glob/* compileGlob */.S)(hint);
        if ('problem' in glob)
            return;
        const paths = list().filter((path) => glob.matches(path));
        const texts = paths.slice(0, Math.min(ITEM_FILES, left)).flatMap((path) => readText(fs, root, path));
        left -= texts.length;
        if (texts.length > 0)
            found.set(i, texts);
    });
    return found;
}
function globOf(item) {
    const check = (0,mapping/* isMapping */.p)(item) ? (0,mapping/* own */.Z)(item, 'check') : undefined;
    if (!(0,mapping/* isMapping */.p)(check) || (0,mapping/* own */.Z)(check, 'type') !== 'file-glob')
        return undefined;
    const hint = (0,mapping/* own */.Z)(check, 'hint');
    return typeof hint === 'string' ? hint : undefined;
}
function readText(fs, root, path) {
    try {
        const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
        return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
    }
    catch (error) {
        // A file that is too large or cannot be read says nothing about the description.
        if (error instanceof errors/* UserError */.y)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/app/lint.js












/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration
 */
async function lint(fs, request) {
    const { config, stdin } = request;
    checkRuleNames(config);
    const { files, problems } = stdin === undefined ? findCals(fs, request.paths, config.cals) : { files: [], problems: [] };
    const run = new LintRun({ facts: factsFrom(fs, '.'), ...request });
    const unread = [...problems];
    if (stdin !== undefined)
        await run.add(await (0,read/* readDocument */.u)(stdin.name, stdin.bytes, stdin.language));
    for (const file of files) {
        let bytes;
        try {
            bytes = fs.readFile(file, limits/* LIMITS */.b.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            unread.push(error);
            continue;
        }
        await run.add(await (0,read/* readDocument */.u)(file, bytes));
    }
    return { ...run.outcome(), problems: unread };
}
/** One run over several documents. */
class LintRun {
    #request;
    #facts;
    #steps;
    #found = [];
    #excerpts = new Map();
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#facts = request.facts ?? factsFrom();
        this.#steps = [ignoreStep(request.config), ...(request.steps ?? [])];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, rules } = this.#request;
        const linted = (0,engine/* lintDocument */.H)(doc, {
            profile,
            levels: config.rules,
            ...(rules === undefined ? {} : { rules }),
            ...(await this.#facts(doc)),
        });
        let found = linted;
        for (const step of this.#steps)
            if (step.file !== undefined)
                found = await step.file(doc, found);
        this.#files++;
        if (found.length > 0) {
            this.#found.push(...found);
            this.#excerpts.set(doc.path, excerptOf(doc.text, found, sensitiveRanges(doc, linted)));
        }
        return found;
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return { diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)([...this.#found, ...last]), files: this.#files, excerpts: this.#excerpts };
    }
}
/** The configuration's `ignore`: faults of integrity stay. */
function ignoreStep({ ignore }) {
    const entries = ignore.map(({ rule, path }) => {
        const glob = (0,core_glob/* compileGlob */.S)(path);
        if ('problem' in glob)
            throw new errors/* UserError */.y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob };
    });
    if (entries.length === 0)
        return {};
    return {
        file: (doc, found) => found.filter(({ rule }) => {
            if ((0,lint_rules.ruleOf)(rule)?.meta.always === true)
                return true;
            return !entries.some((entry) => entry.rule === rule && entry.glob.matches(doc.path));
        }),
    };
}
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,lint_rules.ruleOf)(name) !== undefined)
            continue;
        const near = (0,suggest.nearest)(name, lint_rules/* RULES */.y.map(({ meta }) => meta.id));
        throw new errors/* UserError */.y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
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

/***/ 2659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ check_command)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/flow.js
var core_flow = __webpack_require__(524);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 2 modules
var assess = __webpack_require__(3162);
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
// EXTERNAL MODULE: ./build/app/ready.js
var ready = __webpack_require__(5167);
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
            message: `host ${(0,printable.quote)(host)} refuses ${(0,printable.quote)(subject)}: ${(0,printable/* printable */.g)(reasons.join('; '))}`,
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

// EXTERNAL MODULE: ./build/app/handshake.js + 32 modules
var handshake = __webpack_require__(4235);
// EXTERNAL MODULE: ./build/app/lint.js + 4 modules
var lint = __webpack_require__(4902);
;// CONCATENATED MODULE: ./build/app/check.js












/** The parts of a check; `--only` names one. */
const CHECK_PARTS = ['lint', 'ready', 'manifest', 'handshake'];
/**
 * The main job (surface.md, `check`): lints every CAL, judges its readiness, checks every package's manifest and negotiates
 * with every host. Paths of the result are relative to the working directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
async function check(ports, options) {
    const { config, parts, root } = options;
    const tree = { fs: ports.fs, root, files: ports.fs.list(root) };
    const run = new CheckRun(ports, options);
    const cals = filesOf(tree, 'cals', options.cals ?? config.cals);
    const packages = filesOf(tree, 'packages', options.packages ?? config.packages);
    const cartridges = cartridgesOf(tree, options.cartridges ?? config.cartridges);
    const hosts = filesOf(tree, 'hosts', options.hosts ?? config.hosts);
    run.refuseLinks();
    await run.lint(cals);
    await run.readPackages(packages);
    if (parts.has('manifest'))
        run.checkManifests();
    if (parts.has('ready'))
        await run.assess(cals, cartridges);
    if (parts.has('handshake') && hosts.length > 0)
        await run.negotiate(cartridges, hosts);
    return run.result(new Set([...cals, ...packages, ...cartridges, ...hosts]).size);
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
    constructor(ports, options) {
        this.#ports = ports;
        this.#options = options;
        this.#lint = new lint/* LintRun */.r({ profile: options.profile, config: configAt(options.root, options.config) });
    }
    refuseLinks() {
        this.#diagnostics.push(...notFollowed(this.#options.links ?? []));
    }
    async lint(paths) {
        for (const path of paths) {
            const doc = await (0,read/* readDocument */.u)(path, this.#ports.fs.readFile(path));
            this.#linted.set(path, { doc, diagnostics: await this.#lint.add(doc) });
        }
    }
    async readPackages(paths) {
        for (const path of paths) {
            const loaded = await (0,app_package/* loadPackage */.H)(this.#ports.fs, path, this.#options.profile);
            if ('diagnostics' in loaded)
                this.#diagnostics.push(...loaded.diagnostics);
            else
                this.#packages.push(loaded);
        }
    }
    checkManifests() {
        for (const each of this.#packages)
            this.#diagnostics.push(...staleManifest(this.#ports, each));
    }
    async assess(cals, cartridges) {
        const { config, profile, root, roster } = this.#options;
        const { result, notes } = await (0,ready/* assessReadiness */.T1)(this.#ports, {
            profile,
            cals,
            cartridges,
            packages: this.#packages.map(cardOf),
            root,
            confirmations: config.confirmations === undefined ? undefined : (0,ready/* joinPath */.uJ)(root, config.confirmations),
            roster,
            linted: this.#linted,
        });
        this.#notes.push(...notes);
        this.#cals = result.cals.map((cal) => this.#withFlow(cal));
    }
    #withFlow(cal) {
        const doc = this.#linted.get(cal.path)?.doc;
        if (doc?.value === undefined)
            return cal;
        this.#diagnostics.push(...readinessFindings(doc, cal));
        const flow = (0,core_flow/* flowOf */.gB)(doc.value);
        return flow === undefined ? cal : { ...cal, flow };
    }
    async negotiate(cartridges, hosts) {
        const subjects = [...this.#packages.map((each) => each.folder), ...cartridges];
        const { result, diagnostics } = await (0,handshake/* handshakeAll */.h)(this.#ports.fs, {
            subjects,
            hosts,
            profile: this.#options.profile,
        });
        this.#handshakes = result.results;
        this.#diagnostics.push(...diagnostics, ...result.results.flatMap((verdict) => refusal(verdict, this.#packages)));
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
        return { report, notes: this.#notes, excerpts: linted.excerpts };
    }
}
function complianceOf(verdicts) {
    return verdicts.includes('refuse') ? 'refuse' : verdicts.length > 0 ? 'accept' : null;
}
// The configuration's paths are relative to its root, those of the findings to the working directory.
function configAt(root, config) {
    return { ...config, ignore: config.ignore.map((entry) => ({ ...entry, path: (0,ready/* joinPath */.uJ)(root, entry.path) })) };
}
function cardOf({ folder, package: { name, role, capabilities = [] } }) {
    const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
    return { path: folder, name, role, romDigest: null, capabilities: able };
}

// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(3192);
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
        { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings and for pending, too' },
    ],
    formats: ['text', 'json', 'github', 'markdown'],
    details: 'DIR is the root of the repository (default: the working directory); its cartwright.yaml is used, if there is one.',
    usesConfig: false,
    async run(context) {
        const { io, positionals } = context;
        if (positionals.length > 1)
            throw new errors/* UserError */.y('usage', `check takes one directory, not ${positionals.length}`);
        const root = positionals[0] ?? '.';
        if (context.fs.kind(root) !== 'directory')
            throw new errors/* UserError */.y('no-directory', 'there is no such directory', { path: root });
        const { fs, links } = await check_filesOf(context);
        const config = await (0,app_config.loadConfig)(fs, context.value('config'), root);
        const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
        const checked = await check({ fs, clock: context.clock, readCard: readCard(fs) }, {
            profile: context.value('prefix') === undefined ? ids/* PROFILES */.jI[config.prefix] : context.profile,
            config,
            root,
            links,
            parts: partsOf(context),
            ...given(context),
        });
        if (!context.quiet)
            for (const note of checked.notes)
                io.err(`cartwright: ${(0,printable/* printable */.g)(note)}\n`);
        const { renderReport } = await __webpack_require__.e(/* import() */ 3428).then(__webpack_require__.bind(__webpack_require__, 3428));
        io.out(await renderReport(checked, context));
        return isBad(checked.report, context.flag('strict')) ? command/* EXIT */.d.no : command/* EXIT */.d.ok;
    },
};
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
    const lists = ['cals', 'packages', 'cartridges', 'hosts'].filter((name) => context.list(name).length > 0);
    return {
        ...Object.fromEntries(lists.map((name) => [name, context.list(name)])),
        ...(roster === undefined ? {} : { roster }),
    };
}


/***/ })

};
