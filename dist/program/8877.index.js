"use strict";
exports.id = 8877;
exports.ids = [8877,6020];
exports.modules = {

/***/ 20414:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openFileSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37498);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5949);




const WINDOW = 1024 * 1024;
const WHOLE = 4 * 1024 * 1024;
function openFileSource(path, shown = path) {
    const refuse = (reason) => {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', `cannot be read: ${reason}`, { path: shown });
    };
    let descriptor;
    let stat;
    try {
        const link = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (link.isSymbolicLink())
            return refuse('it is a symbolic link');
        if (!link.isFile())
            return refuse(link.isDirectory() ? 'it is a directory' : 'not a regular file');
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
        stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    }
    catch (error) {
        throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    if (!stat.isFile() || stat.size > _core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return refuse(stat.isFile() ? `it has ${stat.size} bytes, at most ${_core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g} are read` : 'not a regular file');
    }
    return new DescriptorSource(descriptor, stat, shown);
}
class DescriptorSource {
    size;
    #descriptor;
    #opened;
    #shown;
    #window;
    #start = 0;
    #filled = 0;
    constructor(descriptor, stat, shown) {
        this.#descriptor = descriptor;
        this.#opened = stat;
        this.#shown = shown;
        this.size = stat.size;
        this.#window = new Uint8Array(Math.min(stat.size, stat.size <= WHOLE ? WHOLE : WINDOW));
    }
    read(offset, length) {
        const end = Math.min(offset + length, this.size);
        if (offset >= this.size)
            return new Uint8Array(0);
        if (end - offset > this.#window.length) {
            const large = new Uint8Array(end - offset);
            return large.subarray(0, this.#fill(large, offset));
        }
        if (offset < this.#start || end > this.#start + this.#filled) {
            this.#start = this.#window.length >= this.size ? 0 : offset;
            this.#filled = this.#fill(this.#window, this.#start);
        }
        return this.#window.subarray(offset - this.#start, Math.min(end - this.#start, this.#filled));
    }
    #fill(target, offset) {
        let length = 0;
        while (length < target.length) {
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#descriptor, target, length, target.length - length, offset + length);
            if (count === 0)
                break;
            length += count;
        }
        return length;
    }
    assertUnchanged() {
        const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
        if (now.size !== this.#opened.size ||
            now.mtimeMs !== this.#opened.mtimeMs ||
            now.ctimeMs !== this.#opened.ctimeMs) {
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('changed', 'the file changed while it was read: another process is writing it', {
                path: this.#shown,
                help: 'run again when nothing writes to it',
            });
        }
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
    }
}


/***/ }),

/***/ 61065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SIDE_FILES)
/* harmony export */ });
const SIDE_FILES = ['-wal', '-shm', '-journal'];


/***/ })

};
;
Object.assign(exports.modules, require("./shared-30158.js").modules);
