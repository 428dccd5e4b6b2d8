"use strict";
exports.id = 941;
exports.ids = [941];
exports.modules = {

/***/ 87028:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lintProjects: () => (/* binding */ lintProjects),
/* harmony export */   onlyProject: () => (/* binding */ onlyProject)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _project_cal_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80224);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69608);
/* harmony import */ var _project_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67774);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85595);
/* harmony import */ var _project_project_configs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49113);
/* harmony import */ var _project_projects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32630);








async function lintProjects(fs, request, asked) {
    const found = (0,_project_cal_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findCals */ .zU)(fs, request.paths, request.config.cals);
    const nested = request.paths.length > 0 || request.config.cals === undefined ? found : (0,_project_cal_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findCals */ .zU)(fs, []);
    const wanted = new Set(found.files);
    const projects = (0,_project_project_configs_js__WEBPACK_IMPORTED_MODULE_6__/* .byProject */ .$X)(fs, [...new Set([...found.files, ...nested.files])]).map((project) => project.root === '.' ? { ...project, files: project.files.filter((file) => wanted.has(file)) } : project);
    const others = projects.filter(({ root }) => root !== '.');
    if (others.length === 0)
        return (0,_lint_js__WEBPACK_IMPORTED_MODULE_5__/* .lint */ .u)(fs, request);
    const own = new Set(projects.flatMap(({ root, files }) => (root === '.' ? files : [])));
    const first = { ...found, files: found.files.filter((file) => own.has(file)) };
    const outcomes = [await (0,_lint_js__WEBPACK_IMPORTED_MODULE_5__/* .lint */ .u)(fs, { ...request, found: first })];
    for (const project of others)
        outcomes.push(await lintProject(fs, request, project, asked));
    return {
        diagnostics: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(outcomes.flatMap(({ diagnostics }) => diagnostics)),
        files: outcomes.reduce((sum, { files }) => sum + files, 0),
        problems: outcomes.flatMap(({ problems }) => problems),
        excerpts: new Map(outcomes.flatMap(({ excerpts }) => [...excerpts])),
        masks: new Map(outcomes.flatMap(({ masks }) => [...masks])),
        suppressed: outcomes.flatMap(({ suppressed }) => suppressed),
        fixed: outcomes.flatMap(({ fixed }) => fixed),
    };
}
function onlyProject(fs, { paths, config }) {
    const other = (0,_project_project_configs_js__WEBPACK_IMPORTED_MODULE_6__/* .byProject */ .$X)(fs, (0,_project_cal_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findCals */ .zU)(fs, paths, config.cals).files).find(({ root }) => root !== '.');
    if (other === undefined)
        return;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', 'a baseline belongs to one project, and files of another are named', {
        path: other.root,
        help: 'run it in the folder of each project',
    });
}
async function lintProject(fs, request, { root, files }, asked) {
    try {
        const config = await (0,_project_config_js__WEBPACK_IMPORTED_MODULE_4__.loadConfig)(fs, undefined, root);
        const whole = request.paths.length === 0;
        const named = config.cals === undefined || !whole
            ? undefined
            : new Set((0,_check_files_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)({ fs, root, files: (0,_project_projects_js__WEBPACK_IMPORTED_MODULE_7__/* .ownFilesOf */ .dJ)(fs, root) }, 'cals', config.cals));
        const chosen = named === undefined ? files : files.filter((file) => named.has(file));
        const found = { files: chosen, links: [], problems: [] };
        return await (0,_lint_js__WEBPACK_IMPORTED_MODULE_5__/* .lint */ .u)(fs, { ...request, config, root, found, profile: (0,_project_project_configs_js__WEBPACK_IMPORTED_MODULE_6__/* .profileOf */ .dp)(config, asked) });
    }
    catch (error) {
        if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
            throw error;
        const none = { diagnostics: [], files: 0, excerpts: new Map(), masks: new Map(), suppressed: [], fixed: [] };
        return { ...none, problems: [error] };
    }
}


/***/ }),

/***/ 83245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ cartridgePaths),
/* harmony export */   Vq: () => (/* binding */ isCartridgeName),
/* harmony export */   eh: () => (/* binding */ PACKAGE_FILE)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21236);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8432);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32754);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);
/* harmony import */ var _layouts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80557);






const PACKAGE_FILE = 'cartridge.yaml';
function cartridgePaths(fs, named, root = '.') {
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(fs.cwd, root);
    const found = new Set();
    for (const name of named) {
        const path = at(name);
        const kind = fs.kind(path);
        const references = (0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .referencesIn */ .ii)(fs, path);
        if (references !== undefined)
            references.forEach((each) => found.add(each));
        else if (kind === 'file')
            found.add(path);
        else if (kind === 'directory') {
            for (const file of fs.list(path, { ignored: true })) {
                if (isCartridgeName(file))
                    found.add((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, file));
                else if (file.endsWith(`/${_core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__/* .LAYOUT_FILE */ .gI}`))
                    (0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .referencesIn */ .ii)(fs, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(file)))?.forEach((each) => found.add(each));
            }
        }
        else if ((0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .namesLayout */ .RE)(fs, path))
            found.add(path);
        else if ((0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .isGlob */ .fg)(name)) {
            const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlob */ .SO)(name);
            if ('problem' in glob)
                throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list(root, { ignored: true }))
                if (glob.matches(file))
                    found.add(at(file));
        }
        else
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no such file or folder', { path });
    }
    return [...found].sort();
}
function isCartridgeName(file) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PREFIXES */ .V4.some((prefix) => file.endsWith(_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PROFILES */ .jI[prefix].extension));
}


/***/ }),

/***/ 67774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ NO_CONFIG),
/* harmony export */   g: () => (/* binding */ CONFIG_FILE),
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72228);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8432);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41817);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);






const CONFIG_FILE = 'cartwright.yaml';
const NO_CONFIG = { file: undefined, prefix: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf, rules: {}, ignore: [] };
async function loadConfig(fs, named, root = '.') {
    const path = named ?? (root === '.' ? CONFIG_FILE : `${root.replace(/\/+$/, '')}/${CONFIG_FILE}`);
    if (named === undefined && fs.kind(path) === 'none')
        return NO_CONFIG;
    const bytes = fs.readFile(path, 1024 * 1024);
    if (/^\uFEFF?(?:[ \t]*(?:#.*)?(?:\r?\n|$))*$/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
        return { ...NO_CONFIG, file: path };
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_2__.readDocument)(path, bytes);
    const { checkSchema } = await __webpack_require__.e(/* import() */ 7912).then(__webpack_require__.bind(__webpack_require__, 27912));
    const { validators } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 49173));
    const validator = await validators.config();
    const misfits = doc.value === undefined ? [] : checkSchema(doc, validator);
    const problems = [...doc.problems, ...misfits];
    const [first] = problems;
    if (first !== undefined) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-config', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/config.schema.json for what the configuration may hold',
        });
    }
    const { targets, ...value } = doc.value;
    checkPlaces(fs, doc, root, value);
    return {
        ...NO_CONFIG,
        ...value,
        ...(targets === undefined ? {} : { targets: placed(doc, targets) }),
        prefix: (0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrefix */ .RW)(value.prefix ?? '') ? value.prefix : _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PREFIX */ .Nf,
        file: path,
    };
}
function placed(doc, targets) {
    return targets.map((target, i) => ({
        ...target,
        places: {
            packages: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, ['targets', i, 'packages']),
            hosts: target.hosts.map((_, j) => (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(doc, ['targets', i, 'hosts', j])),
        },
    }));
}
const LISTS = ['cals', 'packages', 'cartridges', 'hosts'];
const FILES = ['trustRegistry', 'policy', 'confirmations', 'baseline'];
function checkPlaces(fs, doc, root, value) {
    const named = [
        ...LISTS.flatMap((key) => (value[key] ?? []).map((path, i) => ({ at: [key, i], path }))),
        ...FILES.flatMap((key) => (value[key] === undefined ? [] : [{ at: [key], path: value[key] }])),
    ];
    for (const { at, path } of named) {
        try {
            fs.kind((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(root, (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .fixedPart */ .sL)(path)));
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) || error.code !== 'outside-workspace')
                throw error;
            const place = doc.locate(at)?.value;
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(error.code, error.message, {
                path: doc.path,
                ...(place === undefined ? {} : { range: doc.range(place) }),
                ...(error.help === undefined ? {} : { help: error.help }),
            });
        }
    }
}


/***/ }),

/***/ 49113:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ byProject),
/* harmony export */   ES: () => (/* binding */ configAt),
/* harmony export */   dp: () => (/* binding */ profileOf)
/* harmony export */ });
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8432);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69608);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67774);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32630);
/* harmony import */ var _cartridge_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83245);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21689);







function byProject(fs, files, whereOf = _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS) {
    const roots = new Map();
    const groups = new Map();
    for (const file of files) {
        const folder = whereOf(file);
        const root = roots.get(folder) ?? (0,_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .projectAbove */ .JN)(fs, folder) ?? '.';
        roots.set(folder, root);
        const own = groups.get(root);
        if (own === undefined)
            groups.set(root, [file]);
        else
            own.push(file);
    }
    return [...groups].map(([root, own]) => ({ root, files: own }));
}
async function configAt(fs, root, known) {
    if (root === '.')
        return known;
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_2__.loadConfig)(fs, undefined, root);
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(fs.cwd, root);
    const { cartridges, hosts } = config;
    const files = {};
    for (const key of ['confirmations', 'trustRegistry', 'policy'])
        if (config[key] !== undefined)
            files[key] = at(config[key]);
    return {
        ..._config_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_CONFIG */ .H,
        ...config,
        ...files,
        ...(cartridges === undefined ? {} : { cartridges: (0,_cartridge_files_js__WEBPACK_IMPORTED_MODULE_4__/* .cartridgePaths */ .Ao)(fs, cartridges, root) }),
        ...(hosts === undefined ? {} : { hosts: hosts.flatMap((name) => hostsOf(fs, root, name)) }),
    };
}
function hostsOf(fs, root, name) {
    if ((0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isGlob */ .fg)(name))
        return (0,_check_files_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)({ fs, root, files: fs.list(root) }, 'hosts', [name]);
    return [(0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(fs.cwd, root).at(name)];
}
function profileOf(config, asked) {
    return asked ?? _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[config.prefix];
}


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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-69608.js").modules);
