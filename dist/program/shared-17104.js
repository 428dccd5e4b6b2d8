"use strict";
exports.modules = {

/***/ 17104:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ folderNames),
/* harmony export */   SN: () => (/* binding */ folderLister)
/* harmony export */ });
/* unused harmony export listFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_result_errno_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37498);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);




const MAX_FILES = 100_000;
const MAX_DEPTH = 64;
const WHOLE = 16 * 1024 * 1024;
const PIECE = 1024 * 1024;
function listFolder(root, shown, maxBytes, onFault = (fault) => {
    throw fault;
}) {
    const files = [];
    const refuse = (path, reason, help) => {
        const details = { path: `${shown}/${path}`.replace(/\/$/, ''), help };
        onFault(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', `cannot be packed: ${reason}`, details));
    };
    const statOf = (path) => {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false });
        }
        catch (error) {
            const fault = (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, `${shown}/${path}`, 'bad-package-file', 'cannot be packed');
            if (!(fault instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
                throw fault;
            onFault(fault);
            return 'refused';
        }
    };
    const visit = (relative, depth) => {
        if (depth > MAX_DEPTH)
            return refuse(relative, `folders are nested deeper than ${MAX_DEPTH}`, 'flatten them');
        let names;
        try {
            names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, relative)).sort();
        }
        catch (error) {
            return refuse(relative, `the folder cannot be read (${error.code})`, 'check its permissions');
        }
        for (const name of names) {
            if (files.length > MAX_FILES)
                return;
            const path = relative === '' ? name : `${relative}/${name}`;
            const stat = statOf(path);
            if (stat === 'refused')
                continue;
            if (stat === undefined)
                refuse(path, 'there is no file of this name', 'give it a name in ASCII');
            else if (stat.isDirectory())
                visit(path, depth + 1);
            else if (stat.isSymbolicLink())
                refuse(path, 'it is a symbolic link', 'put the file itself there');
            else if (!stat.isFile())
                refuse(path, 'it is not a regular file', 'remove it');
            else if (stat.size > maxBytes)
                refuse(path, `it has ${stat.size} bytes; at most ${maxBytes} can be packed`, 'split it');
            else {
                const read = (sink) => readUnchanged((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), `${shown}/${path}`, stat, sink);
                files.push({ path, size: stat.size, read });
                if (files.length > MAX_FILES)
                    refuse('', `it holds more than ${MAX_FILES} files`, 'pack fewer');
            }
        }
    };
    const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(root, { throwIfNoEntry: false });
    if (top === undefined)
        return [];
    if (top.isSymbolicLink())
        refuse('', 'it is a symbolic link', 'put the folder itself there');
    else
        visit('', 0);
    return files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
function folderLister(cwd) {
    return (folder, maxBytes, onFault) => listFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), folder, maxBytes, onFault);
}
function readUnchanged(absolute, shown, seen, sink) {
    const changed = () => {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('changed', 'the file changed while it was packed', {
            path: shown,
            help: 'run again when nothing writes to it',
        });
    };
    const same = (now) => now.size === seen.size && now.mtimeMs === seen.mtimeMs && now.ctimeMs === seen.ctimeMs && now.ino === seen.ino;
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'ELOOP')
            return changed();
        throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    const readAt = (...args) => {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(...args);
        }
        catch (error) {
            throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
        }
    };
    try {
        if (!same((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)))
            return changed();
        const piece = Buffer.allocUnsafe(seen.size <= WHOLE ? seen.size : PIECE);
        for (let at = 0; at < seen.size;) {
            const wanted = Math.min(piece.length, seen.size - at);
            let length = 0;
            while (length < wanted) {
                const count = readAt(descriptor, piece, length, wanted - length, at + length);
                if (count === 0)
                    return changed();
                length += count;
            }
            sink(piece.subarray(0, wanted));
            at += wanted;
        }
        if (!same((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)))
            changed();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function folderNames(cwd) {
    return (folder) => {
        try {
            const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), { withFileTypes: true });
            return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
        }
        catch (error) {
            throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, folder, 'unreadable-file', 'cannot be listed');
        }
    };
}


/***/ })

};
;
