"use strict";
exports.modules = {

/***/ 8514:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   currentText: () => (/* binding */ currentText),
/* harmony export */   h: () => (/* binding */ compareFiles),
/* harmony export */   placeFiles: () => (/* binding */ placeFiles)
/* harmony export */ });
/* unused harmony export existsError */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20075);




function compareFiles(folder, files, base = folder) {
    refuseCollisions(files);
    refuseLinkedFolder(folder, base);
    return files.map(({ path, text }) => {
        refuseLinks(folder, path);
        const stat = lstat((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path));
        if (stat === undefined)
            return 'create';
        if (!stat.isFile())
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', 'it is no regular file', { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path) });
        const bytes = bytesOf(text);
        const same = stat.size === bytes.length && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)).equals(bytes);
        return same ? 'skip' : 'overwrite';
    });
}
function currentText(folder, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), 'utf8');
}
function placeFiles(folder, files, force, base = folder) {
    const actions = compareFiles(folder, files, base);
    const existing = files.filter((_, i) => actions[i] === 'overwrite').map(({ path }) => path);
    if (existing.length > 0 && !force)
        throw existsError(existing);
    const wanted = files.filter((_, i) => actions[i] !== 'skip');
    if (wanted.length === 0)
        return;
    let firstMade;
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(folder);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder).slice(root.length).replaceAll('\\', '/');
    guarded(folder, () => makeFolders(root, above, (made) => (firstMade ??= made)));
    const isThere = lstat(folder) !== undefined;
    const beside = isThere ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.cartwright') : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)}`);
    let staging;
    let done = false;
    try {
        const made = (staging = guarded(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(`${beside}.tmp-`)));
        stage(made, folder, wanted);
        if (isThere)
            move(made, folder, wanted, force);
        else
            guarded(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(made, folder));
        done = true;
    }
    finally {
        if (staging !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(staging, { recursive: true, force: true });
        if (!done && firstMade !== undefined)
            removeEmpty((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), firstMade);
    }
}
function existsError(paths) {
    const shown = paths.slice(0, 10).map((path) => (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(path));
    const more = paths.length > 10 ? ` and ${paths.length - 10} more` : '';
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('file-exists', `nothing was written, these files exist with other content: ${shown.join(', ')}${more}`, {
        help: 'choose another --out, or overwrite exactly these with --force',
    });
}
function bytesOf(text) {
    return typeof text === 'string' ? Buffer.from(text) : text;
}
function removeEmpty(from, last) {
    for (let at = from; at.startsWith(last); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(at);
        }
        catch {
            return;
        }
    }
}
function stage(staging, folder, files) {
    guarded(folder, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(staging, 0o755));
    for (const { path, text } of files) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, path);
        guarded((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), () => {
            makeFolders(staging, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), () => undefined);
            const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, 'wx', 0o644);
            try {
                const bytes = bytesOf(text);
                for (let at = 0; at < bytes.length;)
                    at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, at);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
            }
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, 0o644);
        });
    }
}
function move(staging, folder, files, force) {
    const undo = [];
    try {
        for (const { path } of files) {
            const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
            refuseLinks(folder, path);
            guarded(target, () => {
                makeFolders(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (made) => undo.push(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(made)));
                if (lstat(target) === undefined) {
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, path), target);
                    undo.push(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target, { force: true }));
                }
                else if (force) {
                    const backup = `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, path)}.before`;
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(target, backup);
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, path), target);
                    undo.push(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(backup, target));
                }
                else
                    throw existsError([path]);
            });
        }
    }
    catch (error) {
        for (const step of undo.toReversed()) {
            try {
                step();
            }
            catch {
            }
        }
        throw error;
    }
}
function makeFolders(base, path, onMade) {
    let at = base;
    for (const segment of path === '.' ? [] : path.split('/').filter(Boolean)) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, segment);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at))
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(at, { mode: 0o755 });
        onMade(at);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(at, 0o755);
    }
}
function refuseCollisions(files) {
    const seen = new Map();
    for (const { path } of files) {
        const folded = path.toLowerCase();
        const other = seen.get(folded);
        if (other !== undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', `${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(other)} and ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.quote)(path)} are one file where case does not count`);
        seen.set(folded, path);
    }
}
function refuseLinkedFolder(folder, base) {
    const inside = folder.startsWith(`${base}/`) ? folder.slice(base.length + 1).split('/') : [];
    const above = inside.map((_, i) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, ...inside.slice(0, i + 1)));
    for (const at of above.length === 0 ? [folder] : above) {
        const stat = lstat(at);
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink() && at !== base)
            throw linkError(at);
        if (!stat.isDirectory() && !stat.isSymbolicLink())
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', 'it is no folder', { path: at });
    }
}
function linkError(path) {
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', 'a symbolic link is in the way; nothing is written through it', {
        path,
        help: 'remove the link, or choose another --out',
    });
}
function refuseLinks(folder, path) {
    let at = folder;
    const segments = path.split('/');
    for (const [i, segment] of segments.entries()) {
        at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, segment);
        const stat = lstat(at);
        if (stat === undefined)
            return;
        if (stat.isSymbolicLink())
            throw linkError(at);
        if (i < segments.length - 1 && !stat.isDirectory())
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unsafe-target', 'a folder is needed here', { path: at });
    }
}
function lstat(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        throw asUserError(error, path);
    }
}
function guarded(path, act) {
    try {
        return act();
    }
    catch (error) {
        throw error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y ? error : asUserError(error, path);
    }
}
const REASONS = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ENOSPC: 'no space is left on the disk',
    EROFS: 'the file system is read-only',
    ENAMETOOLONG: 'the name is too long',
    ENOTDIR: 'a part of the path is no folder',
    EEXIST: 'it exists already',
    EMFILE: 'too many open files',
    ENOENT: 'a folder on the way is missing',
};
function asUserError(error, path) {
    const code = error.code;
    if (code === undefined)
        return error;
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unwritable-file', `cannot be written (${code}): ${REASONS[code] ?? 'the system refuses'}`, {
        path,
        cause: error,
    });
}


/***/ })

};
;
