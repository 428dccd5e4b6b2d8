"use strict";
exports.id = 2910;
exports.ids = [2910];
exports.modules = {

/***/ 2910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lintProjects: () => (/* binding */ lintProjects),
/* harmony export */   onlyProject: () => (/* binding */ onlyProject)
/* harmony export */ });
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);
/* harmony import */ var _cal_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8262);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3038);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4856);
/* harmony import */ var _lint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6399);
/* harmony import */ var _project_configs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2219);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4216);








/**
 * Lints CAL files, each by the configuration of the project that it lies in: the nearest `cartwright.yaml` at or above it.
 *
 * @param request with the configuration of the working directory
 * @param asked instead of the prefix of the configurations
 * @throws UserError as `lint`; of several projects the one whose configuration cannot be read is a problem of the outcome
 */
async function lintProjects(fs, request, asked) {
    const found = (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findCals */ .zU)(fs, request.paths, request.config.cals);
    const nested = request.paths.length > 0 || request.config.cals === undefined ? found : (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findCals */ .zU)(fs, []);
    const wanted = new Set(found.files);
    const projects = (0,_project_configs_js__WEBPACK_IMPORTED_MODULE_6__/* .byProject */ .$X)(fs, [...new Set([...found.files, ...nested.files])]).map((project) => project.root === '.' ? { ...project, files: project.files.filter((file) => wanted.has(file)) } : project);
    const others = projects.filter(({ root }) => root !== '.');
    if (others.length === 0)
        return (0,_lint_js__WEBPACK_IMPORTED_MODULE_5__/* .lint */ .u)(fs, request);
    const own = new Set(projects.flatMap(({ root, files }) => (root === '.' ? files : [])));
    const first = { ...found, files: found.files.filter((file) => own.has(file)) };
    const outcomes = [await (0,_lint_js__WEBPACK_IMPORTED_MODULE_5__/* .lint */ .u)(fs, { ...request, found: first })];
    for (const project of others)
        outcomes.push(await lintProject(fs, request, project, asked));
    return {
        diagnostics: (0,_core_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(outcomes.flatMap(({ diagnostics }) => diagnostics)),
        files: outcomes.reduce((sum, { files }) => sum + files, 0),
        problems: outcomes.flatMap(({ problems }) => problems),
        excerpts: new Map(outcomes.flatMap(({ excerpts }) => [...excerpts])),
        suppressed: outcomes.flatMap(({ suppressed }) => suppressed),
        fixed: outcomes.flatMap(({ fixed }) => fixed),
    };
}
/** The one project of the files that a request names, for what can be done in one only. */
function onlyProject(fs, { paths, config }) {
    const other = (0,_project_configs_js__WEBPACK_IMPORTED_MODULE_6__/* .byProject */ .$X)(fs, (0,_cal_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findCals */ .zU)(fs, paths, config.cals).files).find(({ root }) => root !== '.');
    if (other === undefined)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', 'a baseline belongs to one project, and files of another are named', {
        path: other.root,
        help: 'run it in the folder of each project',
    });
}
async function lintProject(fs, request, { root, files }, asked) {
    try {
        const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_4__.loadConfig)(fs, undefined, root);
        const whole = request.paths.length === 0;
        const named = config.cals === undefined || !whole
            ? undefined
            : new Set((0,_check_files_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOf */ .R8)({ fs, root, files: (0,_projects_js__WEBPACK_IMPORTED_MODULE_7__/* .ownFilesOf */ .dJ)(fs, root) }, 'cals', config.cals));
        const chosen = named === undefined ? files : files.filter((file) => named.has(file));
        const found = { files: chosen, links: [], problems: [] };
        return await (0,_lint_js__WEBPACK_IMPORTED_MODULE_5__/* .lint */ .u)(fs, { ...request, config, root, found, profile: (0,_project_configs_js__WEBPACK_IMPORTED_MODULE_6__/* .profileOf */ .dp)(config, asked) });
    }
    catch (error) {
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
            throw error;
        return { diagnostics: [], files: 0, problems: [error], excerpts: new Map(), suppressed: [], fixed: [] };
    }
}


/***/ })

};
;