"use strict";
exports.id = 2793;
exports.ids = [2793,5174];
exports.modules = {

/***/ 5174:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCartridgeCard: () => (/* binding */ readCartridgeCard)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_result_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35005);



async function readCartridgeCard(store, path, profile) {
    const file = store.open(path);
    try {
        return await (0,_core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_2__/* .readCard */ .hX)((0,_core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_2__/* .openCartridge */ .om)(file.source, profile, file.inflate));
    }
    catch (error) {
        if (!(error instanceof _core_result_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k))
            throw error;
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-cartridge', `not a cartridge that can be read: ${error.message}`, { path, cause: error });
    }
    finally {
        file.close();
    }
}


/***/ })

};
;
