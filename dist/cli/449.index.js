export const id = 449;
export const ids = [449];
export const modules = {

/***/ 449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCard: () => (/* binding */ readCard)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** The reader of cartridges' cards for readiness; the SQLite code is loaded with the first cartridge. */
function readCard(fs) {
    return async (path, profile) => {
        const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(8327), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
        const card = await readCartridgeCard((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path), profile, path);
        return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
    };
}


/***/ })

};
