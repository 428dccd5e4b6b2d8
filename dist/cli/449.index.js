"use strict";
exports.id = 449;
exports.ids = [449];
exports.modules = {

/***/ 449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCard: () => (/* binding */ readCard)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2807);


/**
 * The reader of cartridges' cards for readiness. A cartridge that is not whole staffs nobody: what it says of itself, its ROM
 * digest above all, is only believed after it was verified. The SQLite code is loaded with the first cartridge.
 *
 * @param bytesOf where `fs` does not stand on disk
 */
function readCard(fs, bytesOf) {
    return async (path, profile) => {
        const { readCartridgeCard } = await __webpack_require__.e(/* import() */ 2793).then(__webpack_require__.bind(__webpack_require__, 5174));
        const card = await readCartridgeCard((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path), profile, path, bytesOf?.(path));
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 7640).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1839), __webpack_require__.e(3772)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const { signature, outcome } = await signatureState({ fs, store: cartridgeStore(fs.cwd, bytesOf) }, path, profile, plainDemands(new Date()));
        const broken = outcome.checks.find(({ ok, id }) => !ok && !(signature === 'unsigned' && id === 'signature'));
        if (broken !== undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('not-whole', `${outcome.trust}: ${broken.message}`, { path });
        return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
    };
}


/***/ })

};
;