"use strict";
exports.id = 5773;
exports.ids = [5773];
exports.modules = {

/***/ 95773:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3192);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33192);
/* harmony import */ var _trust_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57904);



const command = {
    name: 'trust init',
    summary: 'makes a trust registry from public keys',
    example: 'trust init trust.yaml --public-key release-2026.pub.pem --publisher com.example.agents --proof dns',
    usage: ['trust init FILE --public-key KEY.pub.pem --publisher ID --proof dns'],
    options: _trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .NEW_KEY_OPTIONS */ .sh,
    formats: ['text', 'json'],
    details: [
        'FILE is YAML, or JSON by its name (default: trustRegistry of the configuration); one that is there is never replaced.',
        'The proof says how you saw that the name of the publisher is theirs: dns for the TXT record of its domain, repo:OWNER/NAME',
        'for a token of GitHub, which io.github names need. Nothing is looked up.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const path = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .registryPath */ .Tt)(context, 'trust init');
        const entries = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .newEntries */ .f)(context, 'trust init');
        const { createRegistry } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9093)]).then(__webpack_require__.bind(__webpack_require__, 59093));
        await createRegistry(context.fs, path, entries, (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .registryTime */ .PY)((0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changeTime */ .OA)(context)), context.profile);
        (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .printChange */ .cL)(context, path, { changed: [], added: entries }, [_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .OWN_WORD */ .iu]);
        return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok;
    },
};


/***/ })

};
;
