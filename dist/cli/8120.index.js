"use strict";
exports.id = 8120;
exports.ids = [8120];
exports.modules = {

/***/ 8120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nodeFileSystem: () => (/* binding */ nodeFileSystem)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/errno.js
var errno = __webpack_require__(678);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./build/adapters/fs/walk.js



/**
 * All files below `root` that git would not ignore (or all, `withIgnored`), relative to it, with `/`, in code-point order.
 * `.gitignore` files are honoured from the work tree's top down, `.git` and `node_modules` are always left out, links and
 * special files are not followed; an unreadable directory counts as empty.
 */
function listFiles(root, withIgnored) {
    const found = [];
    const walk = (directory, inherited) => {
        const entries = readEntries(directory);
        const rules = !withIgnored && entries.some((entry) => entry.name === '.gitignore')
            ? [...inherited, ...rulesIn(directory)]
            : inherited;
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(directory, entry.name);
            if (entry.isDirectory()) {
                if (entry.name !== '.git' && entry.name !== 'node_modules' && !ignored(path, true, rules))
                    walk(path, rules);
            }
            else if (entry.isFile() && !ignored(path, false, rules))
                found.push((0,external_node_path_.relative)(root, path).replaceAll('\\', '/'));
        }
    };
    walk(root, withIgnored ? [] : rulesAbove(root));
    return found.sort();
}
function readEntries(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function rulesIn(directory) {
    try {
        return [{ base: directory, patterns: ignore().add((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, '.gitignore'), 'utf8')) }];
    }
    catch {
        return [];
    }
}
// From the work tree's top to the parent of `root`; none when `root` is in no work tree.
function rulesAbove(root) {
    const above = [];
    for (let directory = root;; directory = (0,external_node_path_.dirname)(directory)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, '.git')))
            break;
        if ((0,external_node_path_.dirname)(directory) === directory)
            return [];
        above.unshift((0,external_node_path_.dirname)(directory));
    }
    return above.flatMap(rulesIn);
}
// The deepest rule file that says anything decides, as in git.
function ignored(path, isDirectory, rules) {
    for (let i = rules.length - 1; i >= 0; i--) {
        const { base, patterns } = rules[i];
        const result = patterns.test((0,external_node_path_.relative)(base, path).replaceAll('\\', '/') + (isDirectory ? '/' : ''));
        if (result.ignored)
            return true;
        if (result.unignored)
            return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/adapters/fs/node-fs.js





const DEFAULT_LIMIT = 256 * 1024 * 1024;
/** The real file tree, seen from `cwd`. */
function nodeFileSystem(cwd) {
    const absolute = (path) => (0,external_node_path_.resolve)(cwd, path);
    return {
        cwd: cwd.replaceAll('\\', '/'),
        readFile: (path, maxBytes = DEFAULT_LIMIT, start = false) => readRegularFile(path, absolute(path), maxBytes, start),
        kind(path) {
            let stat;
            try {
                stat = (0,external_node_fs_.statSync)(absolute(path), { throwIfNoEntry: false });
            }
            catch {
                // A part of the path is no directory, a link leads in a circle, or nobody may look: nothing that could be read.
                return 'none';
            }
            if (stat === undefined)
                return 'none';
            return stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
        },
        isLink: (path) => (0,external_node_fs_.lstatSync)(absolute(path), { throwIfNoEntry: false })?.isSymbolicLink() === true,
        list: (directory, options) => listFiles(absolute(directory), options?.ignored === true),
        writeFile: (path, bytes, options) => writeWhole(path, absolute(path), bytes, options),
    };
}
// Opened without blocking, so that a FIFO in place of a file cannot hang the process.
function readRegularFile(path, absolute, maxBytes, start) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile())
            throw new errors/* UserError */.y('unreadable-file', `${stat.isDirectory() ? 'a directory' : 'not a regular file'}, a file is needed`, { path });
        if (stat.size > maxBytes && !start) {
            throw new errors/* UserError */.y('unreadable-file', `the file has ${stat.size} bytes; at most ${maxBytes} are read`, { path });
        }
        const bytes = Buffer.allocUnsafe(Math.min(stat.size, maxBytes));
        let length = 0;
        while (length < bytes.length) {
            const count = (0,external_node_fs_.readSync)(descriptor, bytes, length, bytes.length - length, null);
            if (count === 0)
                break;
            length += count;
        }
        return bytes.subarray(0, length);
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unreadable-file', 'cannot be read');
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** The permissions of the file that is replaced: they are its owner's choice. */
function modeOf(absolute) {
    const stat = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    return stat?.isFile() === true ? stat.mode & 0o777 : undefined;
}
function writeWhole(path, absolute, bytes, options = {}) {
    const temporary = `${absolute}.${globalThis.crypto.randomUUID()}.tmp`;
    let descriptor;
    let made = false;
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(absolute), { recursive: true });
        const kept = options.mode === undefined ? modeOf(absolute) : undefined;
        descriptor = (0,external_node_fs_.openSync)(temporary, 'wx', options.mode ?? 0o644);
        made = true;
        if (kept !== undefined)
            (0,external_node_fs_.fchmodSync)(descriptor, kept);
        const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes;
        for (let at = 0; at < buffer.length;)
            at += (0,external_node_fs_.writeSync)(descriptor, buffer, at);
        (0,external_node_fs_.fsyncSync)(descriptor);
        (0,external_node_fs_.closeSync)(descriptor);
        descriptor = undefined;
        if (options.exclusive === true)
            (0,external_node_fs_.linkSync)(temporary, absolute);
        else
            (0,external_node_fs_.renameSync)(temporary, absolute);
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unwritable-file', 'cannot be written');
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
        // Only what is there: below a path that is no directory even a forced removal fails, and would hide why.
        if (made)
            (0,external_node_fs_.rmSync)(temporary, { force: true });
    }
}


/***/ }),

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ asUserError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);

const REASONS = {
    ENOENT: 'there is no such file or directory',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of the path is no directory',
    EEXIST: 'it exists already',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long',
    ENOSPC: 'no space is left on the disk',
    EROFS: 'the file system is read-only',
    ENXIO: 'not a regular file',
    EFBIG: 'the file would be larger than is allowed here',
    EDQUOT: 'the disk quota is used up',
    EMFILE: 'too many files are open',
};
/**
 * A system's error as the user's: one line that names the path and the reason. Anything else stays what it is.
 *
 * @param what the start of the line, such as `cannot be read`
 */
function asUserError(error, path, code, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
        return error;
    const errno = error.code;
    if (typeof errno !== 'string' || !/^E[A-Z0-9]+$/.test(errno))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(code, `${what}: ${REASONS[errno] ?? errno}`, { path, cause: error });
}


/***/ })

};
;