"use strict";
exports.id = 3304;
exports.ids = [3304];
exports.modules = {

/***/ 83304:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3192);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33192);
/* harmony import */ var _trust_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57904);



const command = {
    name: 'trust add',
    summary: 'adds public keys to a trust registry',
    example: 'trust add trust.yaml --public-key next.pub.pem --publisher com.example.agents --proof dns',
    usage: ['trust add FILE --public-key KEY.pub.pem --publisher ID --proof dns'],
    options: _trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .NEW_KEY_OPTIONS */ .sh,
    formats: ['text', 'json'],
    details: [
        'A key that stands in the registry, in whatever state, is refused: a revoked one never comes back. Comments and the order',
        'of the file stay.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const path = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .registryPath */ .Tt)(context, 'trust add');
        const entries = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .newEntries */ .f)(context, 'trust add');
        const { openRegistry } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9093)]).then(__webpack_require__.bind(__webpack_require__, 59093));
        const open = await openRegistry(context.fs, path, context.profile);
        await (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .makeChange */ .nU)(context, open, (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .addKeys */ .UJ)(open.file, entries), [_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .OWN_WORD */ .iu]);
        return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok;
    },
};


/***/ })

};
;
