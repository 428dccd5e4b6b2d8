"use strict";
exports.id = 7442;
exports.ids = [7442];
exports.modules = {

/***/ 7442:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCard: () => (/* binding */ readCard)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);

function readCard(fs, bytesOf, clock = { now: () => new Date() }) {
    return async (path, profile) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 1258).then(__webpack_require__.bind(__webpack_require__, 91258));
        const { holdFile } = await __webpack_require__.e(/* import() */ 7541).then(__webpack_require__.bind(__webpack_require__, 27541));
        const store = cartridgeStore(fs.cwd, bytesOf);
        const held = holdFile({ fs, store }, path);
        const { card, signature, outcome } = await verified(held.ports, path, profile, clock.now()).finally(() => held.close());
        const broken = outcome.checks.find(({ ok, id }) => !ok && !(signature === 'unsigned' && id === 'signature'));
        if (broken !== undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-whole', `${outcome.trust}: ${broken.message}`, { path });
        const { name, role, romDigest, capabilities, cartridgeId, version } = card;
        const { digestOfFile } = await __webpack_require__.e(/* import() */ 1872).then(__webpack_require__.bind(__webpack_require__, 11872));
        const file = {
            signedBy: [...outcome.keyids].sort(),
            digest: () => `sha256:${digestOfFile(store, path).sha256}`,
        };
        return { path, name, role, romDigest, capabilities, id: artifactOf(cartridgeId, version), version, file };
    };
}
async function verified(ports, path, profile, now) {
    const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(5005), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
    const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(5005), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(3426)]).then(__webpack_require__.bind(__webpack_require__, 8638));
    const card = await readCartridgeCard(ports.store, path, profile);
    const { signature, outcome } = await signatureState(ports, path, profile, plainDemands(now));
    return { card, signature, outcome };
}
function artifactOf(cartridgeId, version) {
    return cartridgeId.endsWith(`@${version}`) ? cartridgeId.slice(0, -version.length - 1) : cartridgeId;
}


/***/ })

};
;
