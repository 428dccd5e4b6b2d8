"use strict";
exports.id = 6951;
exports.ids = [6951];
exports.modules = {

/***/ 56951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33192);


const command = {
    name: 'lsp',
    summary: 'the language server for editors',
    example: 'lsp --stdio',
    usage: ['lsp --stdio'],
    options: [(0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .flagOption */ .kY)('stdio', 'speak the Language Server Protocol on standard input and output')],
    formats: ['text'],
    details: [
        'An editor starts it: docs/editors.md has the settings of each. It says of open files what lint and check say of them, saved or',
        'not, and reads the disk for the rest. It writes nothing, starts nothing and asks no network.',
        'It exits 0 after shutdown and exit, and 1 when its editor went away without them.',
    ].join('\n'),
    usesConfig: false,
    async run({ flag, positionals }) {
        if (!flag('stdio'))
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', 'the transport is missing', { help: 'run cartwright lsp --stdio' });
        if (positionals.length > 0)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', 'lsp takes no files: the editor names them');
        const [{ serve }, { StreamMessageReader, StreamMessageWriter }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(900), __webpack_require__.e(557), __webpack_require__.e(5005), __webpack_require__.e(8076), __webpack_require__.e(4164), __webpack_require__.e(4901), __webpack_require__.e(573), __webpack_require__.e(5727), __webpack_require__.e(3287), __webpack_require__.e(6342), __webpack_require__.e(2903), __webpack_require__.e(8716), __webpack_require__.e(3008), __webpack_require__.e(4608), __webpack_require__.e(994), __webpack_require__.e(8805), __webpack_require__.e(5343), __webpack_require__.e(2920)]).then(__webpack_require__.bind(__webpack_require__, 68317)),
            __webpack_require__.e(/* import() */ 900).then(__webpack_require__.t.bind(__webpack_require__, 80900, 19)),
        ]);
        const code = await serve(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout));
        process.stdin.destroy();
        return code;
    },
};


/***/ })

};
;
