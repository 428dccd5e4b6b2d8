"use strict";
exports.id = 9410;
exports.ids = [9410];
exports.modules = {

/***/ 30461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   UP: () => (/* binding */ holdsDatabase),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _text_key_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99383);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
function foreignToCartridges(head, profile) {
    const view = new DataView(head.buffer, head.byteOffset, head.length);
    const word = (at) => (head.length >= at + 4 ? view.getUint32(at) : undefined);
    const start = Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1');
    const application = word(68);
    const owner = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find(({ applicationId }) => applicationId === application);
    const isDatabase = head.length > 0 && MAGIC.startsWith(start);
    if (owner === undefined && !isDatabase) {
        const { what, help } = documentKind(head);
        return { what: `${what}, not a cartridge`, help };
    }
    if (application === undefined)
        return undefined;
    if (owner === undefined) {
        const hex = `0x${application.toString(16).padStart(8, '0')}`;
        return { what: `an SQLite database that is no cartridge (its application_id is ${hex})`, help: undefined };
    }
    if (owner !== profile) {
        const what = `a cartridge of prefix ${owner.prefix}; prefix ${profile.prefix} is read here`;
        return { what, help: otherPrefix(owner) };
    }
    const [major, known] = [(word(60) ?? 0) >>> 24, profile.userVersion >>> 24];
    if (!isDatabase || major <= known)
        return undefined;
    return { what: `a cartridge of format version ${major}; version ${known} is known`, help: 'use a newer cartwright' };
}
function holdsDatabase(head) {
    return Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_text_key_text_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (/^(?:\x1f\x8b|\x28\xb5\x2f\xfd|BZh|\xfd7zXZ)/.test(text))
        return {
            what: 'a compressed file',
            help: 'of an OCI layout the folder or the tar itself is read: unpack it first',
        };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(version)}`, help: undefined };
}
function kindOfSchemaVersion(version) {
    const own = OWN_KINDS.get(version);
    if (own !== undefined)
        return own;
    for (const profile of _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name])) {
        const kind = PREFIXED_KINDS.find(({ field }) => profile[field] === version);
        if (kind !== undefined)
            return kind;
    }
    return undefined;
}
const OWN_KINDS = new Map([
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PACKAGE_SCHEMA_VERSION */ .EL, { what: 'a package description', help: 'build and manifest read it' }],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_SCHEMA_VERSION */ ._Y, { what: 'a host profile', help: 'handshake reads it, with --host' }],
    [
        _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIRMATIONS_SCHEMA_VERSION */ .ww,
        { what: 'a file of confirmations', help: 'workflow ready reads it, with --confirmations' },
    ],
    [_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .ROSTER_SCHEMA_VERSION */ .ZZ, { what: 'a roster', help: 'workflow ready reads it, with --roster' }],
]);
const PREFIXED_KINDS = [
    { field: 'calSchemaVersion', what: 'a CAL', help: 'lint, workflow ready, sign and verify read it as *.cal.yaml' },
    { field: 'manifestSchemaVersion', what: 'a harness manifest', help: 'handshake and diff read it' },
    { field: 'descriptorSchemaVersion', what: 'a compliance descriptor', help: 'preflight reads it, with --descriptor' },
    { field: 'trustRegistrySchemaVersion', what: 'a trust registry', help: 'verify reads it, with --trust-registry' },
];


/***/ }),

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


/***/ }),

/***/ 77527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-55270.js").modules);
