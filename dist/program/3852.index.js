"use strict";
exports.id = 3852;
exports.ids = [3852,75];
exports.modules = {

/***/ 93852:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _core_value_unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77530);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33192);




const SHELLS = ['bash', 'zsh', 'fish'];
const command = {
    name: 'completion',
    summary: 'a completion script for a shell',
    example: 'completion bash > ~/.local/share/bash-completion/completions/cartwright',
    usage: [`completion ${SHELLS.join('|')}`],
    options: [],
    formats: ['text'],
    details: [
        'It completes commands, options, values of closed lists, rule ids, names of clients, and files where files go.',
        'bash: eval "$(cartwright completion bash)" in ~/.bashrc, or the file of the example where bash-completion is installed.',
        'zsh: source <(cartwright completion zsh) in ~/.zshrc, after compinit; or as a file _cartwright in a folder of fpath.',
        'fish: cartwright completion fish > ~/.config/fish/completions/cartwright.fish',
    ].join('\n'),
    usesConfig: false,
    async run({ io, positionals, commands }) {
        const [name, more] = positionals;
        const shell = SHELLS.find((each) => each === name);
        if (shell === undefined || more !== undefined) {
            const what = name === undefined ? 'completion needs a shell' : `there is no completion for ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(more ?? name)}`;
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', what, { help: `one of ${SHELLS.join(', ')}` });
        }
        const { completionTable } = await Promise.all(/* import() */[__webpack_require__.e(9685), __webpack_require__.e(5015)]).then(__webpack_require__.bind(__webpack_require__, 57396));
        io.out((0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.visibleLines)(await scriptOf(shell, completionTable(await commands()))));
        return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.ok;
    },
};
async function scriptOf(shell, table) {
    switch (shell) {
        case 'bash':
            return (await Promise.all(/* import() */[__webpack_require__.e(9685), __webpack_require__.e(6868)]).then(__webpack_require__.bind(__webpack_require__, 86868))).bashCompletion(table);
        case 'zsh':
            return (await Promise.all(/* import() */[__webpack_require__.e(9685), __webpack_require__.e(6961)]).then(__webpack_require__.bind(__webpack_require__, 86961))).zshCompletion(table);
        case 'fish':
            return (await Promise.all(/* import() */[__webpack_require__.e(9685), __webpack_require__.e(1576)]).then(__webpack_require__.bind(__webpack_require__, 21576))).fishCompletion(table);
    }
    return (0,_core_value_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(shell);
}


/***/ }),

/***/ 77530:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`a case that does not exist: ${JSON.stringify(value)}`);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
