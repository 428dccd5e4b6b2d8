"use strict";
exports.id = 9118;
exports.ids = [9118];
exports.modules = {

/***/ 5739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
/** JSON Canonicalization Scheme (RFC 8785): the one serialization that digests and signatures are made over. */
/** Deeper than any document that the parsers let through; the stack ends at twice as much. */
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
/**
 * Serializes a JSON value by RFC 8785: members sorted by UTF-16 units, numbers as in ECMAScript, no white space.
 *
 * @throws TypeError for what I-JSON cannot say: NaN, infinities, lone surrogates, undefined, functions, bigints, cycles
 */
function canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return text(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`${value} is no JSON number`);
            return JSON.stringify(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'object':
            return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
        default:
            throw new TypeError(`a value of type ${typeof value} is no JSON`);
    }
}
function text(value) {
    if (LONE_SURROGATE.test(value))
        throw new TypeError('a string holds a lone surrogate');
    return JSON.stringify(value);
}
function list(items, depth) {
    const parts = [];
    // By index, so that a hole is refused as undefined and not skipped.
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    // A plain loop: schemas nest hundreds of levels deep, and each function in between costs stack.
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 7884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ showName),
/* harmony export */   ap: () => (/* binding */ NameSet),
/* harmony export */   rH: () => (/* binding */ nameProblem),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
/** Names that Windows keeps for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
/**
 * Judges the name of an archive member (format.md, 3): at least two segments, the first exactly `rom` or `save`, every one
 * safe to write on any file system.
 *
 * @returns what is wrong with it, or undefined
 */
function nameProblem(name) {
    const segments = name.split('/');
    if (segments[0] !== 'rom' && segments[0] !== 'save')
        return 'it does not start with rom/ or save/';
    if (segments.length < 2)
        return 'it has one segment, at least two are needed';
    for (const segment of segments) {
        if (!SEGMENT.test(segment))
            return `${segmentProblem(segment)}`;
        if (segment.endsWith('.'))
            return `segment ${showName(segment)} ends in a dot`;
        if (DEVICE.test(segment))
            return `segment ${showName(segment)} is a device name on Windows`;
    }
    return undefined;
}
function segmentProblem(segment) {
    if (segment === '')
        return 'a segment is empty';
    if (segment.length > 128)
        return `segment ${showName(segment)} has ${segment.length} characters, at most 128 are allowed`;
    const odd = [...segment].find((character) => !/[A-Za-z0-9._-]/.test(character));
    if (odd === undefined)
        return `segment ${showName(segment)} does not start with a letter or digit`;
    const code = odd.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `segment ${showName(segment)} holds ${/[!-~]/.test(odd) ? showName(odd) : `U+${code}`}; only A-Z a-z 0-9 . _ - are allowed`;
}
/** A name in a message: quoted, with everything beyond printable ASCII as `\u` escapes, so that look-alikes show. */
function showName(name) {
    const cut = name.length > 120 ? `${name.slice(0, 120)}…` : name;
    const ascii = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(cut).replace(/[^\u0020-\u007e…]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `"${ascii}"`;
}
/** How two names would meet on a case-insensitive file system. */
function foldName(name) {
    return name.normalize('NFKC').toLowerCase();
}
/** Names that stand together in one archive, and so become files beside each other on any file system. */
class NameSet {
    #files = new Map();
    /** Folders that the names imply, each with a file in it. */
    #folders = new Map();
    /**
     * @param name one that {@link nameProblem} allows
     * @returns why it cannot stand beside those that were added before, or undefined
     */
    add(name) {
        const folded = foldName(name);
        const twin = this.#files.get(folded);
        this.#files.set(folded, twin ?? name);
        if (twin === name)
            return `name ${showName(name)} stands twice`;
        if (twin !== undefined)
            return `names ${showName(twin)} and ${showName(name)} differ only by case`;
        const inside = this.#folders.get(folded);
        if (inside !== undefined)
            return bothKinds(name, inside);
        for (let end = folded.lastIndexOf('/'); end > 0; end = folded.lastIndexOf('/', end - 1)) {
            const folder = folded.slice(0, end);
            // The folders above it are known with it.
            if (this.#folders.has(folder))
                return undefined;
            this.#folders.set(folder, name);
            const file = this.#files.get(folder);
            if (file !== undefined)
                return bothKinds(file, name);
        }
        return undefined;
    }
}
function bothKinds(file, inside) {
    return `name ${showName(file)} is a file and a folder: ${showName(inside)} would be in it`;
}


/***/ }),

/***/ 5101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lk: () => (/* binding */ kindOfSchemaVersion),
/* harmony export */   Lq: () => (/* binding */ HEAD_BYTES),
/* harmony export */   Zu: () => (/* binding */ otherPrefix),
/* harmony export */   cx: () => (/* binding */ foreignToCartridges),
/* harmony export */   eD: () => (/* binding */ documentKind)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2754);
/* harmony import */ var _key_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5825);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8217);
/** What a file is, by its first bytes: so that a command that is given another kind can say which, and who reads it. */



/** How many bytes of a file are enough for {@link foreignKind}. */
const HEAD_BYTES = 4096;
const MAGIC = 'SQLite format 3\0';
/**
 * What a file is that is no cartridge of `profile`. A damaged cartridge is still one: either its first bytes or its
 * application_id say so.
 *
 * @param head the first {@link HEAD_BYTES} bytes of the file, fewer when it is shorter
 * @returns undefined for a cartridge of the profile, in no newer version of the format, whole or not
 */
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
/** What to set so that a document of another prefix is read. */
function otherPrefix({ prefix }) {
    return `to read it, run with --prefix ${prefix}, or set prefix: ${prefix} in cartwright.yaml`;
}
const SCHEMA_VERSION = /(?:^|[{,])[ \t]*["']?schemaVersion["']?[ \t]*:[ \t]*["']?([A-Za-z0-9][\w./-]*)/m;
/** What a file is that is no database. */
function documentKind(head) {
    if (head.length === 0)
        return { what: 'an empty file', help: undefined };
    const text = Buffer.from(head).toString('latin1');
    if ((0,_key_text_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsKey */ .g)(text) || text.startsWith('PuTTY-User-Key-File-'))
        return { what: 'a private key', help: 'keep it secret; sign takes it with --key' };
    if (/-----BEGIN [A-Z0-9 ]*PUBLIC KEY-----/.test(text) || /^(?:ssh|ecdsa)-\S+ AAAA/.test(text))
        return { what: 'a public key', help: 'to verify with it, give it with --public-key' };
    if (text.startsWith('version https://git-lfs'))
        return { what: 'a Git LFS pointer', help: 'run git lfs pull' };
    if (head.includes(0))
        return { what: 'a binary file of another kind', help: undefined };
    const [, version] = SCHEMA_VERSION.exec(text) ?? [];
    const known = version === undefined ? undefined : kindOfSchemaVersion(version);
    if (known !== undefined)
        return known;
    return { what: version === undefined ? 'text' : `text of schemaVersion ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)(version)}`, help: undefined };
}
/** What a document is by its schemaVersion, in any profile, and which command reads it. */
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


/***/ })

};
;