"use strict";
exports.id = 2937;
exports.ids = [2937];
exports.modules = {

/***/ 32937:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3192);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33192);
/* harmony import */ var _trust_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57904);



const command = {
    name: 'trust revoke',
    summary: 'revokes a key of a trust registry',
    example: 'trust revoke trust.yaml --key ed25519:1f2e3d4c --reason key-compromise',
    usage: ['trust revoke FILE --key KEYID --reason key-compromise'],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOption */ .F9)('key', 'KEYID', 'the key: its id, or at least 8 of its hex digits'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOption */ .F9)('reason', 'REASON', 'why', { choices: _core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .REVOCATION_REASONS */ .z_ }),
        _trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .CHANGE_AT */ .Zr,
    ],
    formats: ['text', 'json'],
    details: [
        'key-compromise: somebody else may have the private key. All that it signed is tampered from then on, whatever its date: a',
        'thief can write any date. superseded and retired: nobody else has it. What it signed stays whole, and is portable. A',
        'revocation is never taken back; only key-compromise may follow another reason.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const path = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .registryPath */ .Tt)(context, 'trust revoke');
        const named = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .demanded */ .zM)(context, 'trust revoke', 'key', 'KEYID');
        const reason = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .demanded */ .zM)(context, 'trust revoke', 'reason', _core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .REVOCATION_REASONS */ .z_.join('|'));
        const { openRegistry } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9093)]).then(__webpack_require__.bind(__webpack_require__, 59093));
        const open = await openRegistry(context.fs, path, context.profile);
        const change = (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .revokeKey */ .CB)((0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .entryNamed */ .OM)(open.file, named), reason, (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changeTime */ .OA)(context));
        await (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_2__/* .makeChange */ .nU)(context, open, change, [FOLLOWS[reason]]);
        return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok;
    },
};
const WHOLE = 'what it signed stays whole, and is portable: nobody vouches for it any more';
const FOLLOWS = {
    'key-compromise': 'all that it signed, whenever, is tampered: build and sign it again with another key',
    superseded: WHOLE,
    retired: WHOLE,
};


/***/ })

};
;
