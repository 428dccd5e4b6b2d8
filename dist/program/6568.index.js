"use strict";
exports.id = 6568;
exports.ids = [6568];
exports.modules = {

/***/ 66568:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   staffOfProject: () => (/* binding */ staffOfProject)
/* harmony export */ });
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69608);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63576);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83245);
/* harmony import */ var _readiness_staff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78733);




async function staffOfProject(ports, { profile, config, root, files, cartridges, roster }) {
    const { fs } = ports;
    const tree = { fs, root, files };
    const problems = [];
    const packages = [];
    for (const path of (0,_check_files_js__WEBPACK_IMPORTED_MODULE_0__/* .filesOf */ .R8)(tree, 'packages', config.packages)) {
        const loaded = await (0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPackage */ .H)(fs, path, profile);
        if ('diagnostics' in loaded)
            problems.push(`${path}: ${loaded.diagnostics[0]?.message ?? 'it is not valid'}`);
        else
            packages.push((0,_readiness_staff_js__WEBPACK_IMPORTED_MODULE_3__/* .cardOf */ .k)(loaded));
    }
    const named = cartridges === undefined ? (0,_check_files_js__WEBPACK_IMPORTED_MODULE_0__/* .cartridgesOf */ ["if"])(tree, config.cartridges) : (0,_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .cartridgePaths */ .Ao)(fs, cartridges);
    const { staff, notes } = await (0,_readiness_staff_js__WEBPACK_IMPORTED_MODULE_3__/* .gatherStaff */ .Y)(ports, { profile, cartridges: named, packages, roster });
    return { staff, notes: [...problems, ...notes] };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-63576.js").modules);
Object.assign(exports.modules, require("./shared-55270.js").modules);
