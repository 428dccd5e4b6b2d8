export const id = 243;
export const ids = [243];
export const modules = {

/***/ 243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);

const command = {
    name: 'manifest',
    summary: 'prints the harness-requirements manifest',
    usage: ['manifest [PACKAGE|FILE]'],
    options: [],
    formats: ['text', 'json'],
    usesConfig: true,
    run() {
        return Promise.reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-available', 'this command is not part of this version'));
    },
};


/***/ })

};
