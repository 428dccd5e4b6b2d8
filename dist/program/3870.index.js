"use strict";
exports.id = 3870;
exports.ids = [3870,944,8092,2228,4141];
exports.modules = {

/***/ 35120:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   proposeFromCode: () => (/* binding */ proposeFromCode)
/* harmony export */ });
/* harmony import */ var _app_project_cal_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80224);
/* harmony import */ var _app_project_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67774);
/* harmony import */ var _app_propose_init_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44895);
/* harmony import */ var _app_propose_propose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73512);
/* harmony import */ var _wiring_scan_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89046);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20075);
/* harmony import */ var _core_scan_propose_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20944);
/* harmony import */ var _core_scan_scaffold_items_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24065);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32754);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24541);











async function proposeFromCode({ fs, inputs }) {
    const root = inputs.text('working-directory');
    if (fs.kind(root) !== 'directory') {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('no-directory', 'the input working-directory names no directory', { path: root });
    }
    const config = await (0,_app_project_config_js__WEBPACK_IMPORTED_MODULE_1__.loadConfig)(fs, inputs.text('config') || undefined, root);
    const { files: cals } = (0,_app_project_cal_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findCals */ .zU)(fs, inputs.list('cals') ?? [root]);
    if (cals.length > 0)
        return proposeForCals(await (0,_app_propose_propose_js__WEBPACK_IMPORTED_MODULE_3__.proposeRac)(fs, { root, cals }), (0,_step_js__WEBPACK_IMPORTED_MODULE_10__/* .workingDirectory */ .p7)(inputs));
    const publisher = inputs.text('publisher') || config.publisher;
    const options = { profile: _ids_js__WEBPACK_IMPORTED_MODULE_9__/* .PROFILES */ .jI[config.prefix], fromCode: root, out: root, publisher, format: 'yaml' };
    const { plan, files } = await (0,_app_propose_init_js__WEBPACK_IMPORTED_MODULE_2__/* .planInit */ .oV)((0,_wiring_scan_tree_js__WEBPACK_IMPORTED_MODULE_4__.scanPorts)(fs), options);
    const created = new Set(plan.files.filter(({ action }) => action === 'create').map(({ path }) => path));
    return { plan, files: files.filter(({ path }) => created.has(path)) };
}
async function proposeForCals(proposed, directory) {
    const { cals, missing, stale, paste, notes } = proposed;
    const target = cals.find(({ path }) => path === missing[0]?.cal);
    const gone = stale.map(({ cal, id, hint, ...more }) => {
        return `${cal}: the check of ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_6__.quote)(id)} matches no file any more (${hint}); ${(0,_core_scan_propose_js__WEBPACK_IMPORTED_MODULE_7__/* .staleHelp */ .D)(more)}`;
    });
    const changed = await (0,_app_propose_propose_js__WEBPACK_IMPORTED_MODULE_3__/* .changedCal */ .X)(proposed);
    const prefix = directory === '' ? '' : `${directory}/`;
    const files = changed === undefined || !changed.path.startsWith(prefix)
        ? []
        : [{ path: changed.path.slice(prefix.length), text: changed.text }];
    return {
        plan: {
            version: 1,
            roles: [],
            rac: missing.map(({ item }) => (0,_core_scan_scaffold_items_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutOkf */ .l)(item)),
            files: files.map(({ path }) => ({ path, action: 'overwrite' })),
            notes: [...gone, ...notes],
        },
        files,
        ...(paste === undefined || target === undefined
            ? {}
            : {
                paste: {
                    cal: target.path,
                    place: paste.place,
                    text: paste.text.replace(/^\r?\n/, ''),
                    language: target.language,
                },
            }),
    };
}


/***/ }),

/***/ 24541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Tn: () => (/* binding */ writeHtml),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72751);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21689);


const HTML_FILE = 'cartwright-report.html';
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(temporary, name) : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(out, name);
}
async function writeHtml(step, input) {
    const path = outputPath(step, HTML_FILE);
    const { checkHtml } = await __webpack_require__.e(/* import() */ 4841).then(__webpack_require__.bind(__webpack_require__, 54841));
    step.fs.writeFile(path, await checkHtml(input));
    step.runner.setOutput('html', path);
}
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
function legOf({ context, inputs }) {
    const given = _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .NARROWING */ .EM.flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    });
    const { workflow, job } = context;
    return { workflow, job, directory: workingDirectory(inputs), narrowed: Object.fromEntries(given) };
}
function conclude({ runner }, { cautions, exitCode, line }, also = []) {
    for (const caution of [...cautions, ...also])
        runner.annotate('warning', caution);
    if (exitCode !== 0)
        runner.annotate('error', line);
    else
        runner.log(line);
    return exitCode;
}


/***/ }),

/***/ 80224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ CAL_FILE),
/* harmony export */   ir: () => (/* binding */ linkFinding),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    const links = new Set();
    let all;
    const below = () => (all ??= listing(fs, '.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().files.filter((file) => glob.matches(file));
        const linked = below().links.filter((link) => glob.matches(link));
        for (const link of linked)
            links.add(link);
        if (found.length + linked.length === 0)
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const isTrackedLink = (name) => fs.isLink?.(name) === true && below().links.includes(name);
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shortest */ .pr)(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            const there = base === '' ? below() : listing(fs, path);
            for (const file of there.files)
                if (CAL_FILE.test(file))
                    files.add(base + file);
            for (const link of there.links)
                if (CAL_FILE.test(link))
                    links.add(base + link);
        }
        else if (isTrackedLink(name))
            links.add(name);
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), links: [...links].sort(), problems };
}
function listing(fs, directory) {
    const links = [];
    return { files: fs.list(directory, { onLink: (path) => links.push(path) }), links };
}
function linkFinding(path) {
    return (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('source/symlink', path, 'a symbolic link, which is not followed', 'commit the file itself');
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

/***/ 93708:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ handshakeCommand),
/* harmony export */   hN: () => (/* binding */ remakeCommand),
/* harmony export */   np: () => (/* binding */ addCommand)
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56783);

function addCommand(clients, options) {
    return ['cartwright host add', ...clients.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r), ...options].join(' ');
}
function remakeCommand(source, options) {
    const at = source.lastIndexOf('/');
    const command = addCommand([source.slice(at + 1)], options);
    return at < 0 ? command : `cd ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(source.slice(0, at))} && ${command}`;
}
function handshakeCommand({ subject, profile }, options) {
    return ['cartwright handshake', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(subject), '--host', (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(profile), ...options].join(' ');
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

/***/ 72751:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ NARROWING),
/* harmony export */   Sv: () => (/* binding */ legKey),
/* harmony export */   b9: () => (/* binding */ isOfWorkflow),
/* harmony export */   gl: () => (/* binding */ legWords),
/* harmony export */   tv: () => (/* binding */ jobKey)
/* harmony export */ });
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72278);


const NARROWING = ['config', 'cals', 'packages', 'cartridges', 'hosts', 'shard'];
function legKey(leg) {
    const given = NARROWING.flatMap((name) => {
        const values = leg.narrowed[name] ?? [];
        return values.length === 0 ? [] : [[name, [...new Set(values)].sort()]];
    });
    const job = jobKey(leg);
    return given.length === 0 ? job : `${job}?${(0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(JSON.stringify(given)).slice(0, 16)}`;
}
function jobKey({ workflow, job, directory }) {
    return [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
}
function isOfWorkflow(key, workflow) {
    return workflow !== '' && key.startsWith(`${workflow}/`);
}
const VALUES = 6;
function legWords({ directory, narrowed }) {
    const parts = directory === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `**working-directory** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(directory, 80)}`];
    for (const name of NARROWING) {
        const values = narrowed[name] ?? [];
        const more = values.length > VALUES ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) ` and ${values.length - VALUES} more` : '';
        const shown = values.slice(0, VALUES).map((value) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value, 80));
        if (values.length > 0)
            parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `**${name}** ${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te.join(', ')(shown)}${more}`);
    }
    return _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te.join('; ')(parts);
}


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

/***/ 56783:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
function shellWord(word) {
    return /^[\w./:@%+=,-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", "'\\''")}'`;
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
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-31885.js").modules);
