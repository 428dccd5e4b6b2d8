"use strict";
exports.id = 4909;
exports.ids = [4909];
exports.modules = {

/***/ 4909:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRevision: () => (/* binding */ findRevision)
/* harmony export */ });
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59685);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22410);


function findRevision(directory, revision) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .findRepository */ .W1)(directory);
    const call = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    const sha = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(repository, call)?.toString('utf8').trim();
    return sha === undefined || repository === undefined ? undefined : { sha, top: repository.top };
}


/***/ })

};
;
