"use strict";
exports.id = 8160;
exports.ids = [8160];
exports.modules = {

/***/ 48160:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCommit: () => (/* binding */ findCommit)
/* harmony export */ });
/* harmony import */ var _adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32903);
/* harmony import */ var _adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59685);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21689);



function findCommit(fs, { inside, sha, name, fetch, to }) {
    const { cwd } = fs;
    const repository = (0,_adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(inside);
    const files = (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__.commitFiles)(cwd, sha, fetch, inside);
    const changed = files === undefined ? undefined : (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .changedPaths */ .vl)(inside, sha, to);
    if (repository === undefined || files === undefined || changed === undefined)
        return undefined;
    const inTree = (0,_adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .pathInTree */ .HR)(repository, cwd);
    const [from, top] = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOut */ .qm)(inTree) ? [cwd, repository.top] : [`/${inTree}`, ''];
    const differing = new Set(changed.map((path) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shortest */ .pr)(from, `${top}/${path}`)));
    const readCode = (path, ...rest) => (differing.has((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shortest */ .pr)(cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, ...rest);
    return { name, sha, files, differing, readCode };
}


/***/ })

};
;
