"use strict";
exports.id = 3360;
exports.ids = [3360,2175];
exports.modules = {

/***/ 2132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ joinPath)
/* harmony export */ });
/** Joins a folder and a path with `/`; `.` adds nothing, and an absolute path stays what it is. */
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}


/***/ }),

/***/ 3360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposalNotes: () => (/* binding */ proposalNotes),
  proposeRac: () => (/* binding */ proposeRac)
});

// UNUSED EXPORTS: changedCal, proposeFor

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/scan/place.js
var place = __webpack_require__(6753);
// EXTERNAL MODULE: ./build/core/scan/tree.js
var tree = __webpack_require__(96);
;// CONCATENATED MODULE: ./build/core/scan/listed.js



/** Text that is read of all files together at most, in UTF-16 units. */
const MAX_TEXT = 64 * 1024 * 1024;
/**
 * Builds the same view as a walk does, of files that are listed already: those of a commit, or of git's index.
 *
 * @param name of the root folder
 * @param paths every file, relative to the root, sorted
 * @param exclude paths, relative to the root, that are left out with everything below
 */
function listedTree(name, paths, looks, exclude, read) {
    const builder = new tree/* TreeBuilder */.G(name, looks);
    const folders = new Map([['', builder.root()]]);
    const packages = packageFolders(paths);
    const enter = (path) => {
        if (folders.has(path))
            return folders.get(path);
        const at = path.lastIndexOf('/');
        const above = at < 0 ? '' : path.slice(0, at);
        const parent = enter(above);
        const last = path.slice(at + 1);
        const entered = parent === undefined || exclude.has(path) || (0,place/* isCartridgeContent */.Nf)(last, packages.has(above))
            ? undefined
            : builder.enter(parent, last);
        folders.set(path, entered);
        return entered;
    };
    const notes = [];
    let length = 0;
    for (const [path, names] of inWalkOrder(paths)) {
        const folder = enter(path);
        if (folder === undefined)
            continue;
        for (const name of names) {
            const file = path === '' ? name : `${path}/${name}`;
            if (exclude.has(file) || /[\u0000-\u001f\u007f\ufffd]/.test(name))
                continue;
            const order = builder.file(folder, name);
            if (order === undefined || length >= MAX_TEXT)
                continue;
            const found = read(file, order);
            if ('problem' in found) {
                notes.push(`${(0,printable.quote)(file)}: ${found.problem}`);
                continue;
            }
            length += found.text.length;
            builder.text(file, found.text);
        }
    }
    return { tree: builder.build(), notes };
}
function packageFolders(paths) {
    const files = paths.filter((path) => path === 'cartridge.yaml' || path.endsWith('/cartridge.yaml'));
    return new Set(files.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
}
// A walk sees the files of a folder before what is in the folders below it.
function inWalkOrder(paths) {
    const folders = new Map();
    for (const path of paths) {
        const at = path.lastIndexOf('/');
        const folder = path.slice(0, Math.max(0, at));
        const names = folders.get(folder);
        if (names === undefined)
            folders.set(folder, [path.slice(at + 1)]);
        else
            names.push(path.slice(at + 1));
    }
    // A slash sorts before everything else, so that a folder stands before those whose names go on.
    const keyed = [...folders].map(([folder, names]) => ({ key: folder.replaceAll('/', '\u0000'), folder, names }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
    return keyed.map(({ folder, names }) => [folder, names]);
}

// EXTERNAL MODULE: ./build/core/scan/propose.js + 1 modules
var propose = __webpack_require__(6205);
// EXTERNAL MODULE: ./build/core/scan/scan.js + 41 modules
var scan = __webpack_require__(1806);
// EXTERNAL MODULE: ./build/core/scan/scaffold/files.js + 7 modules
var scaffold_files = __webpack_require__(9097);
// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/init.js
var init = __webpack_require__(6636);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
;// CONCATENATED MODULE: ./build/app/propose.js












/**
 * Compares the CALs of a repository with its code (`command: init` of the Action, hook `rac-propose`).
 *
 * @throws UserError when a named file cannot be read
 */
async function proposeRac(fs, options) {
    const { root } = options;
    const kind = fs.kind(root);
    if (kind !== 'directory') {
        const message = kind === 'none' ? 'there is no such folder' : 'it is no folder';
        throw new errors/* UserError */.y('no-such-folder', message, { path: root });
    }
    const notes = [];
    const cals = [];
    const unread = [];
    for (const file of calsOf(fs, options)) {
        const doc = await (0,read/* readDocument */.u0)(file, fs.readFile(file, limits/* LIMITS */.b.jsonBytes));
        if (doc.value === undefined) {
            unread.push(file);
            notes.push(`${file}: cannot be read as a CAL; cartwright lint says why`);
        }
        else
            cals.push(doc);
    }
    const proposed = await proposeFor(cals, {
        root: (0,cal_files/* shortest */.pr)(fs.cwd, root),
        files: fs.list(root),
        readFile: (...args) => fs.readFile(...args),
    });
    return { ...proposed, unread, notes: [...notes, ...proposed.notes] };
}
/** The same for documents that are read and files that are listed already. */
async function proposeFor(cals, { root, files, readFile }) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const name = root.split('/').at(-1) ?? root;
    const { tree, notes } = listedTree(name, files, (0,scan/* allLooks */.e0)(), (0,init/* ownFiles */.a)('.'), (path, { bytes, start }) => {
        try {
            return { text: decoder.decode(readFile((0,join_path/* joinPath */.u)(root, path), bytes, start)) };
        }
        catch (error) {
            if (error instanceof errors/* UserError */.y)
                return { problem: error.message };
            throw error;
        }
    });
    const found = await (0,scan/* scan */.SQ)(tree);
    const items = (0,scaffold_files/* racItems */.T)(found, tree);
    const proposal = await (0,quick_document/* withPlaces */.r)(cals, () => (0,propose/* propose */.B)(cals, items, files));
    return { ...proposal, cals, unread: [], notes: [...notes, ...found.notes] };
}
/**
 * The CAL that gets the missing items, with them in it.
 *
 * @returns undefined when nothing is missing, when the CAL is signed, or when what comes out would not read as it should
 */
async function changedCal({ cals, missing, paste, }) {
    const doc = cals.find(({ path }) => path === missing[0]?.cal);
    if (doc === undefined || paste === undefined || doc.locate(['integrity']) !== undefined)
        return undefined;
    const text = applyPaste(doc, paste);
    const { value, problems } = await readText(doc.path, text);
    const rac = value?.rac;
    const ids = Array.isArray(rac) ? rac.map((item) => item?.id) : [];
    const whole = problems.length === 0 && missing.every(({ item }) => ids.includes(item.id));
    return whole ? { path: doc.path, text } : undefined;
}
/**
 * What the CALs lack as notes: a part of `check`.
 *
 * @param levels of the configuration: with both rules off the code is not looked at
 */
async function proposalNotes(docs, code, levels) {
    const cals = docs.filter(({ value }) => value !== undefined);
    if (cals.length === 0 || RULES.every((rule) => levels[rule] === 'off'))
        return [];
    return (await proposeFor(cals, code)).diagnostics;
}
const RULES = ['propose/missing-item', 'propose/stale-check'];
function calsOf(fs, { root, cals, configured }) {
    if (cals.length === 0 && configured === undefined) {
        const { files } = (0,cal_files/* findCals */.zU)(fs, [root]);
        if (files.length > 0)
            return files;
    }
    const { files, problems } = (0,cal_files/* findCals */.zU)(fs, cals, configured);
    const [problem] = problems;
    if (problem !== undefined && cals.length > 0)
        throw problem;
    return files;
}


/***/ }),

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ TreeBuilder)
/* harmony export */ });
/* harmony import */ var _languages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6753);


/** Paths that are remembered at most: beyond, files are only counted, so that memory stays flat. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
/** Names that are remembered at most, and source files that are counted by folder. */
const MAX_LISTED = 300_000;
/** Extensions that are told apart at most; what else there is counts each time as new. */
const MAX_EXTENSIONS = 5_000;
const NONE = [];
/** Builds a {@link TreeView} while an adapter walks: it is told each folder and file once, in path order within a folder. */
class TreeBuilder {
    #name;
    #byName = new Map();
    #byExtension = new Map();
    #files = [];
    #texts = new Map();
    #kinds = new Map();
    #code = new Map();
    #extensions = new Map();
    #tests = { files: 0, endToEnd: 0 };
    #testFolders = new Map();
    #folders = [];
    #closed = [];
    #count = 0;
    #read = 0;
    constructor(name, looks) {
        this.#name = name;
        for (const look of looks) {
            const asksFolder = look.path?.source.endsWith('\\/') === true;
            const kept = { ...look, read: 0, asksFolder, folder: undefined, answer: false };
            for (const key of look.names ?? [])
                push(this.#byName, key, kept);
            for (const key of look.extensions ?? [])
                push(this.#byExtension, key, kept);
        }
    }
    root() {
        return this.#folder('', 'project', false, undefined);
    }
    /** @returns the folder below, or undefined when it is not to be entered. */
    enter(parent, name) {
        const path = parent.path === '' ? name : `${parent.path}/${name}`;
        if ((0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPruned */ .pQ)(name)) {
            if (!name.startsWith('.'))
                this.#closed.push(path);
            return undefined;
        }
        return this.#folder(path, (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(parent.place, path, name), parent.tooling || (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooling */ .po)(`${path}/`), parent);
    }
    /** Counts a file and remembers it when a detector looks at it. */
    file(folder, name) {
        this.#count++;
        if (this.#count <= MAX_LISTED)
            folder.names.push(name);
        const lower = name.toLowerCase();
        if (folder.place === 'example')
            return undefined;
        const extension = this.#kindOf(lower.slice(lower.lastIndexOf('.') + 1 || lower.length));
        this.#countFile(folder, name, extension);
        const named = this.#byName.get(lower);
        const typed = extension.looks;
        if (named === undefined && typed === undefined)
            return undefined;
        const path = folder.path === '' ? name : `${folder.path}/${name}`;
        let wanted = false;
        let order;
        for (const looks of [named, typed]) {
            for (const look of looks ?? NONE) {
                if (look.path !== undefined && !isMeant(look, look.path, folder, path))
                    continue;
                wanted = true;
                if (look.bytes === undefined || look.read >= (look.files ?? 1000) || this.#read >= MAX_READ)
                    continue;
                look.read++;
                if (order === undefined || look.bytes > order.bytes)
                    order = { bytes: look.bytes, start: (look.start ?? false) || (order?.start ?? false) };
            }
        }
        if (!wanted || this.#files.length >= MAX_KEPT)
            return undefined;
        this.#files.push({ path, name, dir: folder.path, place: folder.place });
        if (order !== undefined)
            this.#read++;
        return order;
    }
    text(path, text) {
        this.#texts.set(path, text);
    }
    build() {
        const texts = this.#texts;
        return {
            name: this.#name,
            files: this.#files.sort((a, b) => (a.path < b.path ? -1 : 1)),
            text: (path) => texts.get(path),
            code: this.#code,
            sources: sourcesOf(this.#folders),
            extensions: this.#extensions,
            tests: { ...this.#tests, ...testsOf(this.#testFolders) },
            listing: this.#folders.filter(({ names }) => names.length > 0),
            closed: this.#closed,
            fileCount: this.#count,
        };
    }
    #countFile(folder, name, kind) {
        const { language, name: extension } = kind;
        if (folder.place === 'project' && count(kind.all, folder, name))
            this.#extensions.set(extension, kind.all);
        if (language === undefined && !TESTS_ONLY.has(extension))
            return;
        if (folder.place !== 'docs' && (0,_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestFile */ .h)(name, extension, folder.place === 'test')) {
            this.#tests.files++;
            if (/(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i.test(folder.path) ||
                /\.(?:e2e|cy)\./.test(name))
                this.#tests.endToEnd++;
            this.#countTest(folder, name);
            return;
        }
        if (folder.place !== 'project' || language === undefined || isConfiguration(folder, name))
            return;
        if (count(kind.code, folder, name))
            this.#code.set(language, kind.code);
        folder.own ??= new Map();
        folder.own.set(extension, (folder.own.get(extension) ?? 0) + 1);
    }
    #countTest(folder, name) {
        let tests = this.#testFolders.get(folder.path);
        if (tests === undefined)
            this.#testFolders.set(folder.path, (tests = { files: 0, samples: [] }));
        if (tests.files++ < MOST_SAMPLES)
            tests.samples.push(join(folder, name));
    }
    #folder(path, place, tooling, parent) {
        const folder = { path, place, tooling, names: [], own: undefined, parent, sum: undefined };
        this.#folders.push(folder);
        return folder;
    }
    #kindOf(extension) {
        const known = this.#kinds.get(extension);
        if (known !== undefined)
            return known;
        const language = Object.hasOwn(_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGUAGES */ .Y, extension) ? _languages_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGUAGES */ .Y[extension] : undefined;
        const same = [...this.#kinds.values()].find((other) => language !== undefined && other.language === language);
        const kind = {
            name: extension,
            looks: this.#byExtension.get(extension),
            language,
            code: same?.code ?? { files: 0, sample: '' },
            all: { files: 0, sample: '' },
        };
        // Names with a dot may end in anything.
        if (this.#kinds.size < MAX_EXTENSIONS)
            this.#kinds.set(extension, kind);
        return kind;
    }
}
/** Tests that are named as evidence. */
const MOST_SAMPLES = 4;
/** Extensions of no language that tests are written in all the same. */
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);
// Settings written in a programming language are no code of the project.
function isConfiguration({ tooling }, name) {
    if (tooling)
        return true;
    return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(name);
}
function isMeant(look, pattern, folder, path) {
    if (!look.asksFolder)
        return pattern.test(path);
    if (look.folder !== folder) {
        look.folder = folder;
        look.answer = pattern.test(folder.path === '' ? '' : `${folder.path}/`);
    }
    return look.answer;
}
/** Adds up, from each folder to the root, what stands in it. */
function sourcesOf(folders) {
    for (const folder of folders) {
        if (folder.own === undefined)
            continue;
        let files = 0;
        for (const count of folder.own.values())
            files += count;
        for (let at = folder; at !== undefined; at = at.parent) {
            const sum = (at.sum ??= { files: 0, own: 0, extensions: new Map() });
            sum.files += files;
            if (at === folder)
                sum.own = files;
            for (const [extension, count] of folder.own)
                sum.extensions.set(extension, (sum.extensions.get(extension) ?? 0) + count);
        }
    }
    const found = folders.flatMap(({ path, sum }) => (sum === undefined ? [] : [[path, sum]]));
    return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
// The folders that hold most tests say more of a suite than the first ones.
function testsOf(folders) {
    const most = [...folders.values()].sort((a, b) => b.files - a.files).slice(0, MOST_SAMPLES);
    const first = most.flatMap(({ samples }) => samples.slice(0, 1));
    const rest = most.flatMap(({ samples }) => samples.slice(1));
    return {
        samples: [...first, ...rest].slice(0, MOST_SAMPLES),
        folders: new Map([...folders].map(([path, { files }]) => [path, files])),
    };
}
/** @returns whether it is the first */
function count(counter, folder, name) {
    if (counter.files++ > 0)
        return false;
    counter.sample = join(folder, name);
    return true;
}
function join({ path }, name) {
    return path === '' ? name : `${path}/${name}`;
}
function push(map, key, look) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [look]);
    else
        list.push(look);
}


/***/ }),

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   U: () => (/* binding */ PlacesNeeded),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8092);
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9231);


/** A place was asked for that the quick reader does not know: {@link withPlaces} gets it from the other one. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read quickly. It knows where keys and scalars on a line stand, which is all that
 * most findings need; the reader that knows every place, and costs six times as much, is rarely loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #quickPlaces;
    #places;
    constructor(path, text, value, places) {
        this.path = path;
        this.text = text;
        this.value = value;
        this.#quickPlaces = places;
    }
    /** @returns a location whose parts throw {@link PlacesNeeded} where {@link findPlaces} has to be called first */
    locate(path) {
        return (this.#places ??= this.#quickPlaces(false)).locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8273)]).then(__webpack_require__.bind(__webpack_require__, 8273));
        const exact = parseYaml(this.path, this.text, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.schemaDepth);
        // What nests too deep for that reader has places all the same.
        this.#places = exact.value === undefined ? this.#quickPlaces(true) : exact;
    }
}
/** Does some work on documents, once more with places when it turns out to need them. */
async function withPlaces(docs, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        for (const doc of 'path' in docs ? [docs] : docs)
            if (doc instanceof QuickDocument)
                await doc.findPlaces();
        return work();
    }
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