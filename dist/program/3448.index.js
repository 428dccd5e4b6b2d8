"use strict";
exports.id = 3448;
exports.ids = [3448];
exports.modules = {

/***/ 67936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ trackedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59685);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21689);



const NOTHING = new Map();
function trackedFiles() {
    const indexes = new Map();
    return (folder, nested) => trackedIn(folder, nested, (repository) => {
        const entries = indexes.get(repository.indexFile) ?? (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOf */ .qh)(repository).entries;
        indexes.set(repository.indexFile, entries);
        return entries;
    });
}
function trackedIn(folder, nested, entriesOf) {
    const repository = nested ? (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryAt */ .uw)(folder) : (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(folder);
    if (repository === undefined || repository === 'dead')
        return NOTHING;
    const path = (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .pathInTree */ .HR)(repository, folder);
    if ((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWayOut */ .GK)(path) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
        return NOTHING;
    const prefix = path === '' ? '' : `${path}/`;
    const found = new Map();
    for (const entry of entriesOf(repository))
        if (entry.path.startsWith(prefix))
            found.set(entry.path.slice(prefix.length), entry);
    return found;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-59685.js").modules);
Object.assign(exports.modules, require("./shared-62876.js").modules);
