"use strict";
exports.id = 7128;
exports.ids = [7128,449,6530];
exports.modules = {

/***/ 7128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkCommit: () => (/* binding */ checkCommit),
/* harmony export */   findCommit: () => (/* binding */ findCommit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2903);
/* harmony import */ var _adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9685);
/* harmony import */ var _app_check_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3215);
/* harmony import */ var _app_cal_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8262);
/* harmony import */ var _read_card_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(449);
/* harmony import */ var _signature_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6530);







/** A commit with what differs from it; undefined when git, the repository or the commit is not there. */
function findCommit({ cwd, inside, sha, name, fetch, to }) {
    const repository = (0,_adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(inside);
    const files = (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_1__.commitFiles)(cwd, sha, fetch, inside);
    const changed = files === undefined ? undefined : (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .changedPaths */ .vl)(inside, sha, to);
    if (repository === undefined || files === undefined || changed === undefined)
        return undefined;
    const inTree = (0,_adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInTree */ .HR)(repository, cwd);
    const seen = (path) => inTree.startsWith('..')
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(repository.top, path)).replaceAll('\\', '/')
        : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(`/${inTree}`, `/${path}`);
    return { name, files, differing: new Set(changed.map(seen)) };
}
/**
 * Checks a commit by its own configurations, from git's objects: nothing is checked out and nothing outside is asked.
 *
 * @param fs the work tree, from which code that is the same in both is read, so that git need not bring it
 * @throws UserError for a commit that cannot be checked
 */
async function checkCommit(fs, clock, { files, differing }, options) {
    const bytesOf = (path) => files.readFile(path);
    return (0,_app_check_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .checkProjects */ .J)({
        fs: files,
        readCode: (path, bytes, start) => (differing.has((0,_app_cal_files_js__WEBPACK_IMPORTED_MODULE_4__/* .shortest */ .pr)(fs.cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, bytes, start),
        clock,
        readCard: (0,_read_card_js__WEBPACK_IMPORTED_MODULE_5__.readCard)(files, bytesOf),
        signatureFor: (profile) => (0,_signature_of_js__WEBPACK_IMPORTED_MODULE_6__.signatureOf)(files, profile, undefined, bytesOf),
    }, options);
}


/***/ }),

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


/***/ }),

/***/ 6530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   signatureOf: () => (/* binding */ signatureOf)
/* harmony export */ });
/**
 * Judges cartridges' signatures for a handshake. The SQLite code is loaded with the first cartridge.
 *
 * @param demandsOf what is demanded of a signature; a plain check by default
 * @param bytesOf where `fs` does not stand on disk
 */
function signatureOf(fs, profile, demandsOf, bytesOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772), __webpack_require__.e(147)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}


/***/ })

};
;