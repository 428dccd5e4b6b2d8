"use strict";
exports.id = 9060;
exports.ids = [9060];
exports.modules = {

/***/ 9060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3192);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94251);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33192);
/* harmony import */ var _trust_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57904);
/* harmony import */ var _trust_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31360);





const command = {
    name: 'trust rotate',
    summary: 'lets a new key follow one of a trust registry',
    example: 'trust rotate trust.yaml --key ed25519:1f2e3d4c --public-key next.pub.pem --overlap 90',
    usage: [
        'trust rotate FILE --key KEYID --public-key NEW.pub.pem',
        'trust rotate FILE --key KEYID --public-key NEW.pub.pem --overlap 90',
    ],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOption */ .F9)('key', 'KEYID', 'the key that is followed: its id, or at least 8 of its hex digits'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOption */ .F9)('public-key', 'FILE', 'the key that follows: an ed25519 public key (PEM)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOption */ .F9)('overlap', 'DAYS', 'how long both are valid (default 30)'),
        _trust_change_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_AFTER */ .jY,
        _trust_change_js__WEBPACK_IMPORTED_MODULE_3__/* .CHANGE_AT */ .Zr,
    ],
    formats: ['text', 'json'],
    details: [
        'The new key is of the same publisher, and valid from the time of the change on, for as long as the old one was to be. The old',
        'key ends with the overlap, never later than it would have; what it signed is portable then. Only an active key that has no',
        'successor is rotated.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const path = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_3__/* .registryPath */ .Tt)(context, 'trust rotate');
        const named = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_3__/* .demanded */ .zM)(context, 'trust rotate', 'key', 'KEYID');
        const to = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_3__/* .onePublicKey */ .lK)(context, 'trust rotate');
        const { openRegistry } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9093)]).then(__webpack_require__.bind(__webpack_require__, 59093));
        const open = await openRegistry(context.fs, path, context.profile);
        const from = (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .entryNamed */ .OM)(open.file, named);
        const until = (0,_trust_options_js__WEBPACK_IMPORTED_MODULE_4__/* .timeOption */ .zf)(context, 'not-after');
        const change = (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .rotateKey */ .h6)(open.file, { from, to, at: (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_3__/* .changeTime */ .OA)(context), overlap: overlapOf(context), until });
        const ends = change.changed.find(({ field }) => field === 'notAfter')?.after ?? from.notAfter;
        await (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_3__/* .makeChange */ .nU)(context, open, change, [
            `until ${ends} both keys sign for ${from.publisherId}`,
            `what ${from.keyid} signed is portable after that: sign with the new key, by sign --replace, what is still used`,
        ]);
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok;
    },
};
function overlapOf({ value }) {
    const text = value('overlap') ?? '30';
    if (/^\d{1,4}$/.test(text))
        return Number(text);
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y('usage', `--overlap is ${JSON.stringify(text)}`, { help: 'whole days, from 0 to 9999' });
}


/***/ })

};
;
