"use strict";
exports.id = 4901;
exports.ids = [4901];
exports.modules = {

/***/ 75097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U7: () => (/* binding */ loadHosts),
/* harmony export */   V$: () => (/* binding */ HOST_LIMIT),
/* harmony export */   qZ: () => (/* binding */ hostFiles)
/* harmony export */ });
/* unused harmony export findHostFiles */
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8432);
/* harmony import */ var _core_handshake_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46774);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(21689);
/* harmony import */ var _clients_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68331);
/* harmony import */ var _core_handshake_read_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5361);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20075);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8778);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72228);












const HOST_LIMIT = 64 * 1024 * 1024;
const HOST_FILE = /\.host\.(?:ya?ml|json)$/i;
async function loadHosts(fs, specs) {
    const all = [];
    const diagnostics = [];
    const seen = new Set();
    const meant = new Map();
    for (const spec of specs) {
        const files = hostFiles(fs, spec);
        if (files === undefined) {
            const named = await namedClient(fs, spec);
            meant.set(spec, [named.source]);
            if (seen.has(named.source))
                continue;
            seen.add(named.source);
            const composed = await (0,_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .clientHost */ .Ep)(fs, named.key, named.client, named.root);
            diagnostics.push(...composed.diagnostics);
            const unreadable = composed.diagnostics.filter(({ rule }) => rule.startsWith('source/'));
            const { source } = named;
            all.push(unreadable.length > 0 ? unreadConfiguration(source, composed) : { source, host: composed.host, composed });
            continue;
        }
        meant.set(spec, files);
        for (const file of files) {
            if (seen.has(file))
                continue;
            seen.add(file);
            const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_8__.readDocument)(file, fs.readFile(file, HOST_LIMIT), {
                maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_7__.LIMITS.schemaDepth,
                orJson: true,
            });
            const validator = await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_6__.validators.host();
            const reading = (0,_core_handshake_read_host_js__WEBPACK_IMPORTED_MODULE_3__.readHostProfile)(doc, validator);
            diagnostics.push(...reading.diagnostics);
            const { host } = reading;
            all.push(host === undefined ? unread(doc, reading.diagnostics) : { source: file, host, doc });
        }
    }
    const hosts = all.filter((each) => each.host !== undefined);
    return { all, meant, hosts, diagnostics: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics) };
}
function unread({ path, value }, diagnostics) {
    const errors = (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics).filter(({ level }) => level === 'error');
    const [first] = errors;
    const { line, column } = (first?.range ?? _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag).start;
    const stated = (0,_core_handshake_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .pi)(value) ? (0,_core_handshake_accept_schema_json_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .ZV)(value, 'name') : undefined;
    const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
    return {
        source: path,
        name: typeof stated === 'string' && stated.trim() !== '' ? stated.slice(0, 200) : path,
        reason: `its profile cannot be used: ${path}:${line}:${column}: ${first?.message ?? 'it cannot be read'}${more}`,
        help: `correct the profile; cartwright check says all that is wrong with it`,
    };
}
function findHostFiles(fs, directory = '.') {
    const inside = fs.list(directory).filter((file) => HOST_FILE.test(file));
    return directory === '.' ? inside : inside.map((file) => `${directory.replace(/\/+$/, '')}/${file}`);
}
function hostFiles(fs, spec) {
    const kind = fs.kind(spec);
    if (kind === 'file')
        return [spec];
    if (kind === 'directory') {
        const files = findHostFiles(fs, spec);
        if (files.length > 0)
            return files;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unknown-host', 'the folder holds no *.host.yaml', { path: spec, help: 'name a host profile' });
    }
    if (kind === 'other' || !(0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .isGlob */ .fg)(spec))
        return undefined;
    const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_10__/* .compileGlob */ .SO)(spec);
    if ('problem' in glob)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--host ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(spec)}: ${glob.problem}`);
    const files = fs.list('.').filter((file) => glob.matches(file));
    if (files.length > 0)
        return files;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unknown-host', `no file matches the host glob ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(spec)}`, {
        help: 'name a host profile, or run cartwright host list for the names of agent clients',
    });
}
async function namedClient(fs, spec) {
    const { CLIENTS } = await __webpack_require__.e(/* import() */ 9685).then(__webpack_require__.bind(__webpack_require__, 82066));
    const root = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_11__/* .folderOf */ .yS)(spec);
    const name = root === '.' ? spec : spec.slice(root.length + 1);
    const key = (0,_clients_js__WEBPACK_IMPORTED_MODULE_2__/* .clientKey */ .TJ)(name);
    const client = Object.hasOwn(CLIENTS, key) ? CLIENTS[key] : undefined;
    if (client !== undefined && (root === '.' || fs.kind(root) === 'directory'))
        return { source: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_11__/* .joinPath */ .uJ)(root, key), key, client, root };
    const names = Object.keys(CLIENTS);
    const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_5__.nearest)(name, names);
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('unknown-host', `there is no file and no client ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(spec)}`, {
        help: near === undefined ? `clients: ${names.join(', ')}` : `did you mean ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_4__.quote)(near)}?`,
    });
}
function unreadConfiguration(source, { host, diagnostics }) {
    const [first] = diagnostics.filter(({ level }) => level === 'error');
    const { line, column } = (first?.range ?? _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag).start;
    return {
        source,
        name: host.name,
        reason: `its configuration cannot be read: ${first?.path ?? source}:${line}:${column}: ${first?.message ?? ''}`,
        help: 'correct the configuration; the client reads it, too',
    };
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-68331.js").modules);
Object.assign(exports.modules, require("./shared-44851.js").modules);
Object.assign(exports.modules, require("./shared-5361.js").modules);
