"use strict";
exports.id = 3360;
exports.ids = [3360];
exports.modules = {

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
// EXTERNAL MODULE: ./build/core/scan/tree-builder.js + 2 modules
var tree_builder = __webpack_require__(7226);
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
    const builder = new tree_builder/* TreeBuilder */.G(name, looks);
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
    const items = await (0,scan/* withParsers */.rI)(() => (0,scaffold_files/* racItems */.T)(found, tree));
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

/***/ 6753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Nf: () => (/* binding */ isCartridgeContent),
/* harmony export */   pQ: () => (/* binding */ isPruned),
/* harmony export */   po: () => (/* binding */ isTooling)
/* harmony export */ });
/** Folders that are never entered: version control, installed packages, caches, other people's code. */
const PRUNED = new Set(`.git .hg .svn node_modules bower_components jspm_packages vendor vendored vendors third_party third-party thirdparty 3rdparty .venv venv virtualenv
  site-packages __pycache__ .tox .nox .mypy_cache .pytest_cache .ruff_cache .eggs .gradle .idea .next .nuxt .svelte-kit .turbo .parcel-cache .cache
  .terraform .terragrunt-cache pods carthage deriveddata .build .dart_tool .yarn .pnpm-store .bundle .stack-work elm-stuff _build .serverless
  .aws-sam cdk.out .ipynb_checkpoints .nyc_output htmlcov .direnv .devenv`.split(/\s+/));
const EXAMPLE = new Set(`fixture fixtures __fixtures__ testdata test-data test_data test-fixtures test_fixtures testfixtures test-resources test_resources testresources
  sample samples example examples _examples demo demos tutorial tutorials snapshot snapshots __snapshots__ golden goldens cassettes mock mocks __mocks__
  stubs corpus playground playgrounds quickstart quickstarts sandbox showcase boilerplate generated __generated__ gen dist out-tsc typings
  test-assets test_assets test-cases testcases benchmark benchmarks perf-tests fuzz project_template project_templates app_template skeleton gists`.split(/\s+/));
const TEST = new Set(`test tests __tests__ testing spec specs e2e e2e-tests integration-test integration-tests integration_test integration_tests integrationtest
  integrationtests unit-test unit-tests unittest unittests functional-tests acceptance acceptance-tests cypress detox maestro playwright
  androidtest testfixturessrc jvmtest commontest iostest perf loadtest load-tests interop interop-tests interop_tests conformance conformance-tests`.split(/\s+/));
const DOCS = new Set(`doc docs documentation website site docsite docs-site wiki`.split(' '));
/** Below these, folder names are names of packages, and `com/example` is an ordinary one. */
const PACKAGES = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala|groovy)\//;
/** As above, and where what belongs to them stands beside them. */
const BELOW_PACKAGE_ROOT = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala|groovy|resources)\/[^/]+$/;
/** True for every name that a pattern below knows, and cheap: most names are none of them. */
const TELLING = /\{\{|^cookiecutter\.|fixture|testdata|test[-_]data|example|sample|mock|demo|tests?|specs?|e2e/i;
/**
 * Whether a folder and all below it is the project's own workshop (CI, releases, checks) and not what it is made of.
 *
 * @param atTop whether it stands in the root
 */
function isTooling(name, atTop) {
    return name.startsWith('.') || (atTop && /^(?:scripts?|hack|ci|build[_-]tools|maint[_-]tools)$/.test(name));
}
/** @returns whether a folder of this name is left out of the walk. */
function isPruned(name) {
    // The last: what a run of init left behind that was killed.
    return PRUNED.has(name.toLowerCase()) || (name.startsWith('.') && /^\..*\.tmp-\w{6}$/.test(name));
}
/** @returns whether a folder holds what an agent is made of, not what the project is made of. */
function isCartridgeContent(name, besidePackageFile) {
    return besidePackageFile && name === 'rom';
}
/**
 * @param parent place of the folder above
 * @param path of the folder, relative to the root
 * @param name its last segment
 */
function placeOf(parent, path, name) {
    if (parent === 'example')
        return 'example';
    const lower = name.toLowerCase();
    // Chapters of a documentation.
    if (parent === 'docs' && /^(?:tutorials?|quickstarts?|examples?)$/.test(lower))
        return 'docs';
    const telling = TELLING.test(name);
    if (telling && (name.includes('{{') || lower.startsWith('cookiecutter.')))
        return 'example';
    if (PACKAGES.test(path))
        return parent;
    if (BELOW_PACKAGE_ROOT.test(path))
        return parent === 'project' && TEST.has(lower) ? 'test' : parent;
    if (EXAMPLE.has(lower) || (telling && saysExample(name, lower)))
        return 'example';
    if (parent === 'test')
        return 'test';
    if (TEST.has(lower) || (telling && saysTest(name, lower)))
        return 'test';
    if (parent === 'docs')
        return 'docs';
    return DOCS.has(lower) ? 'docs' : 'project';
}
function saysExample(name, lower) {
    return (/^(?:testdata|test[-_]data|fixtures?|examples?|samples?)[-_.]/.test(lower) ||
        /(?:^|[-_.])(?:fixtures?|testdata|examples?|samples?|mocks?)$/.test(lower) ||
        /(?:[a-z]Examples?[A-Z]?|Samples?|Demo)$/.test(name) ||
        /Example[A-Z]\w*$/.test(name));
}
function saysTest(name, lower) {
    return /(?:[-_.]|[a-z](?=T))(?:tests?|specs?|Tests?|e2e)$/.test(name) || /^(?:tests?|e2e)[-_]/.test(lower);
}


/***/ }),

/***/ 7226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ TreeBuilder)
});

;// CONCATENATED MODULE: ./build/core/scan/folder.js
/** Tests that are named as evidence. */
const MOST_SAMPLES = 4;
/**
 * Adds up, from each folder to the root, the source that stands in it.
 *
 * @param folders each behind the one that it stands in
 * @returns the folders with source in or below them, sorted by path
 */
function sourcesOf(folders) {
    const sums = new Map();
    // From the last on: what is below a folder is added up before the folder itself is added to the one above.
    for (let i = folders.length - 1; i >= 0; i--) {
        const folder = folders[i];
        const below = sums.get(folder);
        const extensions = below?.extensions ?? new Map();
        let own = 0;
        for (const { extension, source } of folder.tallies) {
            own += source;
            if (source > 0)
                add(extensions, extension, source);
        }
        if (below === undefined && own === 0)
            continue;
        const files = (below?.files ?? 0) + own;
        sums.set(folder, { files, own, extensions });
        if (folder.parent === undefined)
            continue;
        const above = sums.get(folder.parent);
        if (above === undefined)
            sums.set(folder.parent, { files, own: 0, extensions: new Map(extensions) });
        else {
            above.files += files;
            for (const [extension, count] of extensions)
                add(above.extensions, extension, count);
        }
    }
    const found = [...sums].map(([{ path }, sum]) => [path, sum]);
    return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
/** The tests of a tree by folder; the folders that hold most of them say more of a suite than the first ones. */
function testsOf(folders) {
    const found = folders.flatMap(({ path, tests }) => (tests === undefined ? [] : [{ path, ...tests }]));
    const most = found.sort((a, b) => b.files - a.files || (a.path < b.path ? -1 : 1)).slice(0, MOST_SAMPLES);
    const first = most.flatMap(({ samples }) => samples.slice(0, 1));
    const rest = most.flatMap(({ samples }) => samples.slice(1));
    return {
        samples: [...first, ...rest].slice(0, MOST_SAMPLES),
        folders: new Map(found.map(({ path, files }) => [path, files])),
    };
}
function add(counts, extension, count) {
    counts.set(extension, (counts.get(extension) ?? 0) + count);
}

// EXTERNAL MODULE: ./build/core/scan/languages.js
var languages = __webpack_require__(6761);
;// CONCATENATED MODULE: ./build/core/scan/looks.js
const NONE = [];
function indexOf(looks) {
    const names = new Map();
    const extensions = new Map();
    for (const look of looks) {
        const counted = { look, read: 0 };
        for (const name of look.names ?? [])
            push(names, name, counted);
        for (const extension of look.extensions ?? [])
            push(extensions, extension, counted);
    }
    return { names, extensions };
}
/**
 * The looks that a folder does not rule out.
 *
 * @param folder relative to the root, with a slash at its end; the root is the empty text
 */
function openIn(looks, folder) {
    if (looks === undefined)
        return NONE;
    const open = looks.filter(({ look }) => look.folder === undefined || look.folder.test(folder));
    return open.length === 0 ? NONE : open;
}
/** Whether a look that its folder does not rule out means a file. */
function means({ name, path }, fileName, filePath) {
    return (name === undefined || name.test(fileName)) && (path === undefined || path.test(filePath()));
}
function push(map, key, look) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [look]);
    else
        list.push(look);
}

// EXTERNAL MODULE: ./build/core/scan/place.js
var place = __webpack_require__(6753);
;// CONCATENATED MODULE: ./build/core/scan/tree-builder.js




/** Paths that are remembered at most: beyond, files are only counted, so that memory stays flat. */
const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
/** Names that are remembered at most, and source files that are counted by folder. */
const MAX_LISTED = 300_000;
/** Extensions that are told apart at most; what else there is counts each time as new. */
const MAX_EXTENSIONS = 5_000;
/** Extensions of no language that tests are written in all the same. */
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);
const END_TO_END = /(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i;
/** Builds a {@link TreeView} while an adapter walks: it is told each folder and file once, in path order within a folder. */
class TreeBuilder {
    #name;
    #looks;
    #files = [];
    #texts = new Map();
    #kinds = new Map();
    #code = new Map();
    #extensions = new Map();
    #tests = { files: 0, endToEnd: 0 };
    #folders = [];
    #closed = [];
    #count = 0;
    #read = 0;
    constructor(name, looks) {
        this.#name = name;
        this.#looks = indexOf(looks);
    }
    root() {
        return this.#folder('', 'project', false, undefined);
    }
    /** @returns the folder below, or undefined when it is not to be entered. */
    enter(parent, name) {
        const path = join(parent, name);
        if ((0,place/* isPruned */.pQ)(name)) {
            if (!name.startsWith('.'))
                this.#closed.push(path);
            return undefined;
        }
        const tooling = parent.tooling || (0,place/* isTooling */.po)(name, parent.parent === undefined);
        return this.#folder(path, (0,place/* placeOf */.$t)(parent.place, path, name), tooling, parent);
    }
    /** Counts a file and remembers it when a detector looks at it. */
    file(folder, name) {
        const lower = name.toLowerCase();
        const extension = this.#kindOf(lower.slice(lower.lastIndexOf('.') + 1 || lower.length));
        if (extension.folder !== folder)
            this.#meet(extension, folder);
        if (++this.#count <= MAX_LISTED) {
            folder.names.push(name);
            extension.tally.files++;
        }
        if (folder.place === 'example')
            return undefined;
        this.#countFile(folder, name, extension);
        const named = this.#looks.names.get(lower);
        if (named === undefined && extension.open.length === 0)
            return undefined;
        return this.#look(folder, name, named === undefined ? extension.open : [...openIn(named, below(folder)), ...extension.open]);
    }
    text(path, text) {
        this.#texts.set(path, text);
    }
    build() {
        const texts = this.#texts;
        const found = this.#files.sort((a, b) => (a.file.path < b.file.path ? -1 : 1));
        return {
            name: this.#name,
            files: found.map(({ file }) => file),
            meant: placesOf(found),
            text: (path) => texts.get(path),
            code: this.#code,
            sources: sourcesOf(this.#folders),
            extensions: this.#extensions,
            tests: { ...this.#tests, ...testsOf(this.#folders) },
            listing: this.#folders.filter(({ names }) => names.length > 0),
            closed: this.#closed,
            fileCount: this.#count,
        };
    }
    /** The first file of an extension in a folder: what is asked of the folder alone is asked here, once. */
    #meet(extension, folder) {
        extension.folder = folder;
        extension.open = folder.place === 'example' ? [] : openIn(extension.looks, below(folder));
        extension.tally = { extension: extension.name, files: 0, source: 0 };
        folder.tallies.push(extension.tally);
    }
    #look(folder, name, possible) {
        let path;
        const pathOnce = () => (path ??= join(folder, name));
        const looks = [];
        let order;
        for (const counted of possible) {
            const { look } = counted;
            if (!means(look, name, pathOnce))
                continue;
            looks.push(look);
            if (look.bytes === undefined || counted.read >= (look.files ?? 1000) || this.#read >= MAX_READ)
                continue;
            counted.read++;
            if (order === undefined || look.bytes > order.bytes)
                order = { bytes: look.bytes, start: (look.start ?? false) || (order?.start ?? false) };
        }
        if (looks.length === 0 || this.#files.length >= MAX_KEPT)
            return undefined;
        const { path: dir, place, tooling } = folder;
        this.#files.push({ file: { path: pathOnce(), name, dir, place, tooling }, looks });
        if (order !== undefined)
            this.#read++;
        return order;
    }
    #countFile(folder, name, kind) {
        const { language, name: extension } = kind;
        if (folder.place === 'project' && count(kind.all, folder, name))
            this.#extensions.set(extension, kind.all);
        if (!kind.told)
            return;
        const ordinary = (0,languages/* looksOrdinary */.x0)(name);
        if (folder.place !== 'docs' &&
            (!ordinary || folder.place === 'test') &&
            (0,languages/* isTestFile */.hl)(name, extension, folder.place === 'test')) {
            this.#countTest(folder, name);
            return;
        }
        if (folder.place !== 'project' || language === undefined || folder.tooling)
            return;
        if (!ordinary && isConfiguration(name))
            return;
        if (count(kind.code, folder, name))
            this.#code.set(language, kind.code);
        kind.tally.source++;
    }
    #countTest(folder, name) {
        const tests = (folder.tests ??= { files: 0, samples: [], endToEnd: END_TO_END.test(folder.path) });
        this.#tests.files++;
        if (tests.endToEnd || /\.(?:e2e|cy)\./.test(name))
            this.#tests.endToEnd++;
        if (tests.files++ < MOST_SAMPLES)
            tests.samples.push(join(folder, name));
    }
    #folder(path, place, tooling, parent) {
        const folder = {
            path,
            place,
            tooling,
            names: [],
            tallies: [],
            tests: undefined,
            parent,
        };
        this.#folders.push(folder);
        return folder;
    }
    #kindOf(extension) {
        const known = this.#kinds.get(extension);
        if (known !== undefined)
            return known;
        const language = Object.hasOwn(languages/* LANGUAGES */.Yj, extension) ? languages/* LANGUAGES */.Yj[extension] : undefined;
        const same = [...this.#kinds.values()].find((other) => language !== undefined && other.language === language);
        const kind = {
            name: extension,
            looks: this.#looks.extensions.get(extension),
            open: [],
            tally: { extension, files: 0, source: 0 },
            folder: undefined,
            language,
            told: language !== undefined || TESTS_ONLY.has(extension),
            code: same?.code ?? { files: 0, sample: '' },
            all: { files: 0, sample: '' },
        };
        // Names with a dot may end in anything.
        if (this.#kinds.size < MAX_EXTENSIONS)
            this.#kinds.set(extension, kind);
        return kind;
    }
}
function placesOf(found) {
    const places = new Map();
    found.forEach(({ looks }, place) => {
        for (const look of looks) {
            const known = places.get(look);
            if (known === undefined)
                places.set(look, [place]);
            else
                known.push(place);
        }
    });
    return places;
}
// Settings written in a programming language are no code of the project.
function isConfiguration(name) {
    return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(name);
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
function below({ path }) {
    return path === '' ? '' : `${path}/`;
}


/***/ })

};
;