"use strict";
exports.id = 8378;
exports.ids = [8378];
exports.modules = {

/***/ 58378:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3192);
/* harmony import */ var _core_report_text_trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82643);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1782);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33192);
/* harmony import */ var _trust_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57904);





const command = {
    name: 'trust show',
    summary: 'the keys of a trust registry, and where each is in its life',
    example: 'trust show trust.yaml',
    usage: ['trust show FILE', 'trust show FILE --at 2027-01-01'],
    options: [(0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOption */ .F9)('at', 'TIME', 'as of this day or RFC 3339 time (default: now)')],
    formats: ['text', 'json'],
    details: 'A key is not yet valid, active, expired, revoked or compromised. Only an active one makes a signature trusted.',
    usesConfig: true,
    async run(context) {
        const { fs, io, format, profile } = context;
        const path = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_4__/* .registryPath */ .Tt)(context, 'trust show');
        const { openRegistry } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9093)]).then(__webpack_require__.bind(__webpack_require__, 59093));
        const at = (0,_trust_change_js__WEBPACK_IMPORTED_MODULE_4__/* .changeTime */ .OA)(context);
        const { file } = await openRegistry(fs, path, profile);
        const keys = file.keys.map((entry) => ({
            life: (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .lifeOf */ .c_)(entry, at),
            keyid: entry.keyid,
            publisherId: entry.publisherId,
            notBefore: entry.notBefore,
            notAfter: entry.notAfter,
            rotatedFrom: entry.rotatedFrom ?? null,
            rotatedTo: entry.rotatedTo ?? null,
            revokedAt: entry.revokedAt ?? null,
            revocationReason: entry.revocationReason ?? null,
        }));
        const result = { version: 1, path, at: (0,_core_dsse_registry_change_js__WEBPACK_IMPORTED_MODULE_0__/* .registryTime */ .PY)(at), keys };
        io.out(format === 'json' ? (0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y3)(result, 2) : (0,_core_report_text_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .registryText */ .h)(result));
        return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
    },
};


/***/ })

};
;
