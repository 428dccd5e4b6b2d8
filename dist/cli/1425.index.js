export const id = 1425;
export const ids = [1425];
export const modules = {

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);

const command = {
    name: 'keygen',
    summary: 'makes an ed25519 key pair',
    usage: ['keygen --out DIR'],
    options: [],
    formats: ['text', 'json'],
    usesConfig: true,
    run() {
        return Promise.reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-available', 'this command is not part of this version'));
    },
};


/***/ })

};
