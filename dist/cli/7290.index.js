"use strict";
exports.id = 7290;
exports.ids = [7290];
exports.modules = {

/***/ 4909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRevision: () => (/* binding */ findRevision)
/* harmony export */ });
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9685);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410);


/**
 * Finds the commit that a revision names, as git understands it (`HEAD~1`, a tag, a branch).
 *
 * @returns undefined when git, the repository or the revision is not there
 */
function findRevision(directory, revision) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .findRepository */ .W1)(directory);
    const call = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    const sha = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(repository, call)?.toString('utf8').trim();
    return sha === undefined || repository === undefined ? undefined : { sha, top: repository.top };
}


/***/ })

};
;