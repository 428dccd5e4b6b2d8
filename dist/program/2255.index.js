"use strict";
exports.id = 2255;
exports.ids = [2255,75];
exports.modules = {

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
