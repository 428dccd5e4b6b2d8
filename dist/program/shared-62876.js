"use strict";
exports.modules = {

/***/ 62876:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Nf: () => (/* binding */ isCartridgeContent),
/* harmony export */   pQ: () => (/* binding */ isPruned),
/* harmony export */   po: () => (/* binding */ isTooling)
/* harmony export */ });
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
const PACKAGES = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala|groovy)\//;
const BELOW_PACKAGE_ROOT = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|scala|groovy|resources)\/[^/]+$/;
const TELLING = /\{\{|^cookiecutter\.|fixture|testdata|test[-_]data|example|sample|mock|demo|tests?|specs?|e2e/i;
function isTooling(name, atTop) {
    return name.startsWith('.') || (atTop && /^(?:scripts?|hack|ci|build[_-]tools|maint[_-]tools)$/.test(name));
}
function isPruned(name) {
    return PRUNED.has(name.toLowerCase()) || (name.startsWith('.') && /^\..*\.tmp-\w{6}$/.test(name));
}
function isCartridgeContent(name, besidePackageFile) {
    return besidePackageFile && name === 'rom';
}
function placeOf(parent, path, name) {
    if (parent === 'example')
        return 'example';
    const lower = name.toLowerCase();
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

/***/ 29669:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ TreeBuilder)
});

;// CONCATENATED MODULE: ./build/core/scan/tree/folder.js
const MOST_SAMPLES = 4;
function sourcesOf(folders) {
    const sums = new Map();
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

// EXTERNAL MODULE: ./build/core/scan/tree/languages.js
var languages = __webpack_require__(56116);
;// CONCATENATED MODULE: ./build/core/scan/tree/looks.js
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
function openIn(looks, folder) {
    if (looks === undefined)
        return NONE;
    const open = looks.filter(({ look }) => look.folder === undefined || look.folder.test(folder));
    return open.length === 0 ? NONE : open;
}
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

// EXTERNAL MODULE: ./build/core/scan/tree/place.js
var place = __webpack_require__(62876);
;// CONCATENATED MODULE: ./build/core/scan/tree/tree-builder.js




const MAX_KEPT = 100_000;
const MAX_READ = 4_000;
const MAX_LISTED = 300_000;
const MAX_EXTENSIONS = 5_000;
const TESTS_ONLY = new Set(['bats', 'hcl', 'feature', 'rego']);
const END_TO_END = /(?:^|\/)(?:e2e|cypress|detox|maestro|playwright)(?:[-_/]|$)/i;
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
function isConfiguration(name) {
    return /(?:\.config\.[cm]?[jt]s|\.gradle\.kts|^(?:gulpfile|gruntfile|setup|noxfile|conf|babel\.config|metro\.config)\.\w+|^\..*rc\.[cm]?js)$/i.test(name);
}
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
