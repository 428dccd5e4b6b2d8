"use strict";
exports.id = 9922;
exports.ids = [9922,7541];
exports.modules = {

/***/ 27541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   holdFile: () => (/* binding */ holdFile)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);

function holdFile({ fs, store }, path) {
    const file = store.open(path);
    const { source } = file;
    const open = (each) => each === path ? { ...file, close: () => undefined } : store.open(each);
    const readFile = (each, ...limits) => {
        if (each !== path)
            return fs.readFile(each, ...limits);
        const [maxBytes = source.size, start = false] = limits;
        if (source.size > maxBytes && !start)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unreadable-file', `it has ${source.size} bytes, at most ${maxBytes} are read`, { path });
        const bytes = source.read(0, Math.min(source.size, maxBytes)).slice();
        file.assertUnchanged();
        return bytes;
    };
    return {
        ports: {
            store: { open },
            fs: {
                cwd: fs.cwd,
                readFile,
                kind: (each) => fs.kind(each),
                list: (...args) => fs.list(...args),
                writeFile: (...args) => fs.writeFile(...args),
            },
        },
        close: () => file.close(),
    };
}


/***/ })

};
;
