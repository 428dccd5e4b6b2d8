export const id = 5174;
export const ids = [5174];
export const modules = {

/***/ 5174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCartridgeCard: () => (/* binding */ readCartridgeCard)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2382);
/* harmony import */ var _core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1528);
/* harmony import */ var _file_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(414);
/* harmony import */ var _inflate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7857);





/**
 * Reads what a cartridge says of itself. It is quick and safe on a hostile file, and it proves nothing: `verify` does.
 *
 * @param absolutePath a cartridge file
 * @param shown the path in messages
 * @throws UserError `unreadable-file`, or `bad-cartridge` with the reason; a cartridge of another profile names the setting
 */
async function readCartridgeCard(absolutePath, profile, shown) {
    const source = (0,_file_source_js__WEBPACK_IMPORTED_MODULE_3__/* .openFileSource */ .S)(absolutePath, shown);
    try {
        return await (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_2__/* .readCard */ .hX)((0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_2__/* .openCartridge */ .om)(source, profile, _inflate_js__WEBPACK_IMPORTED_MODULE_4__/* .inflate */ .U));
    }
    catch (error) {
        if (!(error instanceof _core_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k))
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-cartridge', `not a cartridge that can be read: ${error.message}`, {
            path: shown ?? absolutePath,
            cause: error,
        });
    }
    finally {
        source.close();
    }
}


/***/ })

};
