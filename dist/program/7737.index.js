"use strict";
exports.id = 7737;
exports.ids = [7737,6428,7701];
exports.modules = {

/***/ 67737:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeSarifs: () => (/* binding */ writeSarifs)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_result_sweep_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34386);
/* harmony import */ var _core_report_sarif_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1744);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21689);
/* harmony import */ var _wiring_check_sarif_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74047);
/* harmony import */ var _wiring_sweep_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97701);







async function writeSarifs({ fs }, names, out) {
    const codes = new Set();
    let open;
    const write = async () => {
        if (open === undefined)
            return;
        const { folder, findings } = open;
        const id = (0,_core_report_sarif_context_js__WEBPACK_IMPORTED_MODULE_1__.automationId)('check', '.', []);
        fs.writeFile((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(out, `${folder === '.' ? 'report' : folder}.sarif`), await (0,_wiring_check_sarif_js__WEBPACK_IMPORTED_MODULE_3__.checkSarif)(findings, new Map(), {}, { id }));
    };
    for await (const { project, path } of (0,_wiring_sweep_files_js__WEBPACK_IMPORTED_MODULE_4__/* .sweptProjects */ .M)(fs, names)) {
        const { folder, report, exitCode } = project;
        if ((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .leadsOut */ .qm)(folder))
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-report', `its folder leads out of ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(out)}: ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(folder)}`, {
                path,
                help: 'run the sweep from the folder above the repositories',
            });
        codes.add(exitCode);
        if (open?.folder !== folder) {
            await write();
            open = { folder, findings: [] };
        }
        open.findings.push(...report.diagnostics.map((each) => seenFrom(folder, each)));
    }
    await write();
    return (0,_core_result_sweep_js__WEBPACK_IMPORTED_MODULE_6__/* .sweepExitCode */ .w)(codes);
}
function seenFrom(folder, diagnostic) {
    const inside = (path) => folder !== '.' && path !== folder && (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(folder, path) ? path.slice(folder.length + 1) : path;
    const { path, related } = diagnostic;
    return {
        ...diagnostic,
        path: path === folder ? '.' : inside(path),
        ...(related === undefined ? {} : { related: related.map((each) => ({ ...each, path: inside(each.path) })) }),
    };
}


/***/ }),

/***/ 1744:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   automationId: () => (/* binding */ automationId),
/* harmony export */   sarifContext: () => (/* binding */ sarifContext)
/* harmony export */ });
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);

function sarifContext(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revisionId } = env;
    const { GITHUB_REF_NAME: branch } = env;
    if (server === undefined || !/^https:\/\/[\w.-]+$/.test(server))
        return {};
    if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
        return {};
    return {
        versionControl: {
            repositoryUri: `${server}/${repository}`,
            ...(revisionId === undefined || revisionId === '' ? {} : { revisionId }),
            ...(branch === undefined || branch === '' ? {} : { branch }),
        },
    };
}
function automationId(command, directory, asked) {
    const narrowed = asked.length === 0 ? '' : `?${(0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(JSON.stringify(asked)).slice(0, 16)}`;
    return `cartwright/${command.replaceAll(' ', '-')}${directory === '.' ? '' : `/${directory}`}${narrowed}/`;
}


/***/ }),

/***/ 34386:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ sweepExitCode)
/* harmony export */ });
function sweepExitCode(codes) {
    if (codes.has(1))
        return 1;
    if (codes.has(2))
        return codes.has(0) ? 1 : 2;
    return 0;
}


/***/ }),

/***/ 74047:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkSarif: () => (/* binding */ checkSarif)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1782);


async function checkSarif(findings, excerpts, env, { suppressed = [], id }) {
    const [{ sarifLog }, { sarifContext }, { RULES }] = await Promise.all([
        __webpack_require__.e(/* import() */ 2650).then(__webpack_require__.bind(__webpack_require__, 22650)),
        __webpack_require__.e(/* import() */ 1744).then(__webpack_require__.bind(__webpack_require__, 1744)),
        Promise.all(/* import() */[__webpack_require__.e(4164), __webpack_require__.e(4954), __webpack_require__.e(1410)]).then(__webpack_require__.bind(__webpack_require__, 94954)),
    ]);
    const metas = new Map(RULES.map(({ meta }) => [meta.id, meta]));
    const options = {
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        ruleOf: (id) => metas.get(id),
        excerpts,
        suppressed,
        id,
        ...sarifContext(env),
    };
    return (0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .resultJson */ .y3)(sarifLog(findings, options));
}


/***/ }),

/***/ 73608:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ filesNamed)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



function filesNamed(fs, names) {
    const [first, ...others] = new Set(names.flatMap((name) => filesOf(fs, name)));
    if (first === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no report to merge');
    return [first, ...others];
}
function filesOf(fs, name) {
    if (!(0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(name))
        return [name];
    const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(name);
    if ('problem' in glob)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', `no file matches ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-41834.js").modules);
Object.assign(exports.modules, require("./shared-70479.js").modules);
