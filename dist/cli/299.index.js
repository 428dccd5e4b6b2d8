export const id = 299;
export const ids = [299];
export const modules = {

/***/ 299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);

const command = {
    name: 'sign',
    summary: 'signs a cartridge or a CAL',
    usage: ['sign FILE'],
    options: [],
    formats: ['text', 'json'],
    usesConfig: true,
    run() {
        return Promise.reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-available', 'this command is not part of this version'));
    },
};


/***/ })

};
