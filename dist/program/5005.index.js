"use strict";
exports.id = 5005;
exports.ids = [5005];
exports.modules = {

/***/ 36526:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c_: () => (/* binding */ readContent),
/* harmony export */   hd: () => (/* binding */ readMember),
/* harmony export */   rN: () => (/* binding */ INFLATE_LIMITS)
/* harmony export */ });
/* harmony import */ var _result_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37850);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87884);
/* harmony import */ var _sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95123);



const REGULAR_0644 = 0o100644;
const BARE_0644 = 0o644;
const INFLATE_LIMITS = {
    ratio: 1032,
    member: 1024 * 1024 * 1024,
    total: 1024 * 1024 * 1024,
};
function readMember(row, profile) {
    const [nameValue, modeValue, mtimeValue, szValue, data] = row;
    if (nameValue?.type !== 'text') {
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('names', `a name in sqlar is ${(0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(nameValue)}, not TEXT`);
    }
    const name = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__/* .anyText */ .Ae)(nameValue, 'names', 'a name in sqlar');
    const shown = (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .showName */ .$i)(name);
    const problem = (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(name);
    if (problem !== undefined)
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('names', `name ${shown} is not allowed: ${problem}`);
    const mode = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)(modeValue, 'files', `mode of ${shown}`);
    if (mode !== REGULAR_0644 && !(profile.prefix === 'acx' && mode === BARE_0644)) {
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `mode of ${shown} is ${mode < 0 ? mode : `0${mode.toString(8)}`}, not 0100644`);
    }
    const mtime = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)(mtimeValue, 'files', `mtime of ${shown}`);
    const sz = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)(szValue, 'files', `sz of ${shown}`);
    if (data?.type !== 'blob')
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `data of ${shown} is ${(0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(data)}, not BLOB`);
    const stored = data.size;
    if (sz < 0 || (sz === 0 && stored > 0))
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `sz of ${shown} is ${sz}, but ${stored} bytes are stored`);
    if (sz !== stored && (sz > INFLATE_LIMITS.member || sz > stored * INFLATE_LIMITS.ratio)) {
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('limits', `size limit: ${shown} declares ${sz} bytes in ${stored} stored ones`);
    }
    return { name, zone: name.startsWith('rom/') ? 'rom' : 'save', mode, mtime, sz, stored, data };
}
async function readContent(member, profile, inflate, sink) {
    if (member.sz === member.stored) {
        for (const chunk of member.data.chunks())
            sink(chunk);
        return;
    }
    const shown = (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .showName */ .$i)(member.name);
    const zlib = startsAsZlib(member.data.chunks());
    const alsoRaw = profile.prefix === 'acx';
    if (!zlib && !alsoRaw)
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `data of ${shown} is no zlib stream`);
    const size = { stored: member.stored, expected: member.sz };
    if (zlib && alsoRaw) {
        const asRaw = await inflate(member.data.chunks(), 'raw', size, () => undefined);
        if (!asRaw.broken) {
            throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `data of ${shown} is both a zlib stream and raw deflate: readers differ`);
        }
    }
    const { read, written, broken } = await inflate(member.data.chunks(), zlib ? 'zlib' : 'raw', size, sink);
    if (written !== member.sz) {
        const real = written > member.sz ? 'more' : `${written} bytes`;
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `sz of ${shown} is ${member.sz}, but the content has ${real}`);
    }
    if (broken)
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `data of ${shown} is a broken deflate stream`);
    if (read !== member.stored) {
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('files', `trailing data in ${shown}: ${member.stored - read} bytes after the deflate stream`);
    }
}
function startsAsZlib(chunks) {
    const head = [];
    for (const chunk of chunks) {
        head.push(...chunk.subarray(0, 2 - head.length));
        if (head.length === 2)
            break;
    }
    const [first = 0, second = 1] = head;
    return (first & 0x0f) === 8 && first >>> 4 <= 7 && (first * 256 + second) % 31 === 0;
}


/***/ }),

/***/ 34591:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ SPEC_VERSION),
/* harmony export */   eE: () => (/* binding */ readMeta),
/* harmony export */   lx: () => (/* binding */ missingKeys),
/* harmony export */   t8: () => (/* binding */ metaValue)
/* harmony export */ });
/* unused harmony export META_KEYS */
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _result_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);
/* harmony import */ var _sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95123);



const SPEC_VERSION = '0.1';
const META_KEYS = [
    'spec_version',
    'cartridge_id',
    'artifact_id',
    'artifact_version',
    'publisher_id',
    'agent_name',
    'role',
    'description',
    'license',
    'created_at',
    'rom_manifest_hash',
];
const OPTIONAL = new Set(['description', 'license', 'created_at']);
function readMeta(rows) {
    const meta = new Map();
    for (const [key, value] of rows) {
        const name = (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(key, 'meta', 'a key in table cartridge');
        if (meta.has(name))
            throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k('meta', `meta key ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)} stands twice`);
        meta.set(name, (0,_sqlite_values_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(value, 'meta', `meta value ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(name)}`));
    }
    return meta;
}
function metaValue(meta, key, profile) {
    return meta.get(profile.metaPrefix + key);
}
function missingKeys(meta, profile) {
    return META_KEYS.filter((key) => !OPTIONAL.has(key) && !meta.has(profile.metaPrefix + key)).map((key) => profile.metaPrefix + key);
}


/***/ }),

/***/ 87884:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ showName),
/* harmony export */   ap: () => (/* binding */ NameSet),
/* harmony export */   rH: () => (/* binding */ nameProblem)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
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
function showName(name) {
    const cut = name.length > 120 ? `${name.slice(0, 120)}…` : name;
    const ascii = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(cut).replace(/[^\u0020-\u007e…]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `"${ascii}"`;
}
function foldName(name) {
    return name.normalize('NFKC').toLowerCase();
}
class NameSet {
    #files = new Map();
    #folders = new Map();
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

/***/ 33228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ looksLikeDatabase),
/* harmony export */   a: () => (/* binding */ readHeader)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _result_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37850);


const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
function looksLikeDatabase(bytes) {
    return latin1(bytes.subarray(0, MAGIC.length)) === MAGIC;
}
function readHeader(source, profile) {
    const bytes = new Uint8Array(source.read(0, HEADER_BYTES));
    if (bytes.length < HEADER_BYTES)
        fail(`the file has ${source.size} bytes, which is no SQLite database`);
    if (!looksLikeDatabase(bytes))
        fail('the file is no SQLite database');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    if (bytes[18] === 2 || bytes[19] === 2)
        fail('journal mode is WAL: a write-ahead log could change what is read');
    if (bytes[18] !== 1 || bytes[19] !== 1)
        fail(`file format version is ${bytes[18]}/${bytes[19]}, not 1/1`);
    const pageSize = view.getUint16(16) === 1 ? 65536 : view.getUint16(16);
    if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0)
        fail(`page size is ${pageSize}`);
    if (bytes[20] !== 0)
        fail(`${bytes[20]} bytes of every page are reserved`);
    if (bytes[21] !== 64 || bytes[22] !== 32 || bytes[23] !== 32)
        fail('payload fractions are not 64, 32, 32');
    const pageCount = view.getUint32(28);
    if (pageCount * pageSize !== source.size) {
        fail(`size does not match the page count: ${source.size} bytes, but ${pageCount} pages of ${pageSize}`);
    }
    if (view.getUint32(24) !== view.getUint32(92))
        fail('the page count is not valid for the change counter');
    if (view.getUint32(44) !== 4)
        fail(`schema format is ${view.getUint32(44)}, not 4`);
    if (view.getUint32(52) !== 0 || view.getUint32(64) !== 0)
        fail('auto-vacuum is on');
    if (view.getUint32(56) !== 1)
        fail('encoding is not UTF-8');
    if (view.getUint32(36) >= pageCount)
        fail(`${view.getUint32(36)} free pages of ${pageCount}`);
    if (bytes.subarray(72, 92).some((byte) => byte !== 0))
        fail('reserved bytes of the header are not zero');
    checkIdentity(view.getUint32(68), view.getUint32(60), profile);
    return { pageSize, pageCount };
}
function checkIdentity(applicationId, userVersion, profile) {
    if (applicationId !== profile.applicationId) {
        const other = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find((p) => p.applicationId === applicationId);
        const hex = `0x${applicationId.toString(16).padStart(8, '0')}`;
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k('identity', other === undefined
            ? `application_id is ${hex}: no cartridge of profile ${profile.prefix}`
            : `unrecognized schemaVersion, application_id is that of profile ${other.prefix}: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`);
    }
    if (userVersion >>> 24 !== profile.userVersion >>> 24) {
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k('identity', `format version ${userVersion >>> 24} is not known (user_version 0x${userVersion.toString(16).padStart(8, '0')})`);
    }
}
function fail(message) {
    throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .CartridgeFault */ .k('header', message);
}
function latin1(bytes) {
    return String.fromCharCode(...bytes);
}


/***/ }),

/***/ 5949:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ ROW_LIMITS),
/* harmony export */   g: () => (/* binding */ MAX_FILE_BYTES)
/* harmony export */ });
const ROW_LIMITS = {
    cartridge: 1_000,
    sqlar: 250_000,
    capabilities: 10_000,
    objects: 250_000,
    signatures: 16,
    memory: 250_000,
    vectors: 250_000,
    attestations: 10_000,
    skill: 50_000,
};
const MAX_FILE_BYTES = 16 * 1024 * 1024 * 1024;


/***/ }),

/***/ 35005:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  om: () => (/* binding */ openCartridge),
  hX: () => (/* binding */ readCard),
  RO: () => (/* binding */ rowsOf)
});

// UNUSED EXPORTS: readMemberBytes

// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(32754);
// EXTERNAL MODULE: ./build/core/cartridge/archive.js
var archive = __webpack_require__(36526);
// EXTERNAL MODULE: ./build/core/result/fault.js
var fault = __webpack_require__(37850);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/record.js
var record = __webpack_require__(79936);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/varint.js
var varint = __webpack_require__(88107);
;// CONCATENATED MODULE: ./build/core/cartridge/sqlite/btree.js



const TABLE_INTERIOR = 0x05;
const TABLE_LEAF = 0x0d;
const INDEX_INTERIOR = 0x02;
const INDEX_LEAF = 0x0a;
const MAX_DEPTH = 20;
class BTreeReader {
    #source;
    #header;
    constructor(source, header) {
        this.#source = source;
        this.#header = header;
    }
    *rows(tree, columns, maxRows, maxPages = Infinity) {
        const walk = { tree, seen: new Set(), maxPages };
        let count = 0;
        for (const [payload, length] of this.#cells(walk, tree.root, 0)) {
            if (++count > maxRows)
                throw new fault/* CartridgeFault */.k('limits', `a table has more than ${maxRows} rows`);
            const row = (0,record/* decodeRecord */.e)(payload, length, {
                read: (from, size) => this.#payload(payload, length, from, size),
                extents: (from, size) => this.#extents(payload, length, from, size),
            });
            if (row.length !== columns)
                broken(`a row has ${row.length} values, its table has ${columns} columns`);
            yield row;
        }
    }
    countRows(tree, limit) {
        const walk = { tree, seen: new Set(), maxPages: Infinity };
        let count = 0;
        const visit = (number, depth) => {
            const page = this.#page(walk, number, depth);
            if (page.type !== TABLE_INTERIOR)
                count += page.cells;
            if (!isInterior(page))
                return;
            for (const child of this.#children(page)) {
                if (count > limit)
                    return;
                visit(child, depth + 1);
            }
        };
        visit(tree.root, 0);
        return count;
    }
    *#cells(walk, number, depth) {
        const page = this.#page(walk, number, depth);
        if (walk.seen.size > walk.maxPages) {
            throw new fault/* CartridgeFault */.k('limits', `a table has more than ${walk.maxPages} pages`);
        }
        const interior = isInterior(page);
        for (let i = 0; i < page.cells; i++) {
            let at = this.#cellOffset(page, i);
            if (interior) {
                yield* this.#cells(walk, page.view.getUint32(at), depth + 1);
                at += 4;
            }
            if (page.type === TABLE_INTERIOR)
                continue;
            yield this.#local(page, at);
        }
        if (interior)
            yield* this.#cells(walk, page.view.getUint32(page.start + 8), depth + 1);
    }
    #children(page) {
        const children = [];
        for (let i = 0; i < page.cells; i++)
            children.push(page.view.getUint32(this.#cellOffset(page, i)));
        children.push(page.view.getUint32(page.start + 8));
        return children;
    }
    #page({ tree, seen }, number, depth) {
        const { pageSize, pageCount } = this.#header;
        if (number < 1 || number > pageCount)
            broken(`page ${number} is outside the file`);
        if (seen.has(number))
            broken(`page ${number} is used twice`);
        if (depth > MAX_DEPTH)
            broken('a b-tree is too deep');
        seen.add(number);
        const bytes = new Uint8Array(this.#source.read((number - 1) * pageSize, pageSize));
        if (bytes.length !== pageSize)
            broken(`page ${number} ends too early`);
        const start = number === 1 ? 100 : 0;
        const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        const type = view.getUint8(start);
        const [interior, leaf] = tree.rowid ? [TABLE_INTERIOR, TABLE_LEAF] : [INDEX_INTERIOR, INDEX_LEAF];
        if (type !== interior && type !== leaf) {
            broken(`page ${number} is no b-tree page of ${tree.rowid ? 'a table with rowid' : 'an index'}`);
        }
        const cells = view.getUint16(start + 3);
        if (cells * 2 + 12 > pageSize)
            broken(`page ${number} has ${cells} cells`);
        return { number, bytes, view, start, type, cells };
    }
    #cellOffset(page, index) {
        const pointers = page.start + (isInterior(page) ? 12 : 8);
        const offset = page.view.getUint16(pointers + 2 * index);
        if (offset < pointers || offset + 4 > page.bytes.length)
            broken(`page ${page.number} has a cell outside it`);
        return offset;
    }
    #local(page, offset) {
        const [length, afterLength] = (0,varint/* readVarint */.L)(page.bytes, offset);
        const start = page.type === TABLE_LEAF ? (0,varint/* readVarint */.L)(page.bytes, afterLength)[1] : afterLength;
        const usable = page.bytes.length;
        const most = page.type === TABLE_LEAF ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
        const least = Math.floor(((usable - 12) * 32) / 255) - 23;
        let here = length;
        if (length > most) {
            const fit = least + ((length - least) % (usable - 4));
            here = fit <= most ? fit : least;
        }
        const spills = here < length;
        if (start + here + (spills ? 4 : 0) > page.bytes.length)
            broken(`page ${page.number} has a cell outside it`);
        const bytes = page.bytes.subarray(start, start + here);
        const place = (page.number - 1) * usable + start;
        return [{ bytes, offset: place, overflow: spills ? page.view.getUint32(start + here) : 0 }, length];
    }
    *#payload(local, length, from, size) {
        const end = from + size;
        if (end > length)
            broken('a value is longer than its row');
        if (from < local.bytes.length)
            yield local.bytes.subarray(from, Math.min(end, local.bytes.length));
        for (const extent of this.#overflow(local, from, end))
            yield this.#source.read(extent.offset, extent.length);
    }
    *#extents(local, length, from, size) {
        const end = from + size;
        if (end > length)
            broken('a value is longer than its row');
        const here = Math.min(end, local.bytes.length);
        if (from < here)
            yield { offset: local.offset + from, length: here - from };
        yield* this.#overflow(local, from, end);
    }
    *#overflow(local, from, end) {
        const { pageSize, pageCount } = this.#header;
        let next = local.overflow;
        for (let at = local.bytes.length; at < end; at += pageSize - 4) {
            if (next < 2 || next > pageCount)
                broken(`page ${next} is outside the file`);
            const start = (next - 1) * pageSize;
            const page = this.#source.read(start, pageSize);
            if (page.length !== pageSize)
                broken(`page ${next} ends too early`);
            next =
                ((page[0] << 24) >>> 0) +
                    (page[1] << 16) +
                    (page[2] << 8) +
                    page[3];
            const first = Math.max(from - at, 0);
            const last = Math.min(end - at, pageSize - 4);
            if (last > first)
                yield { offset: start + 4 + first, length: last - first };
        }
    }
}
function isInterior({ type }) {
    return type === TABLE_INTERIOR || type === INDEX_INTERIOR;
}
function broken(message) {
    throw new fault/* CartridgeFault */.k('integrity', `the database is malformed: ${message}`);
}

// EXTERNAL MODULE: ./build/core/cartridge/sqlite/header.js
var header = __webpack_require__(33228);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/limits.js
var limits = __webpack_require__(5949);
// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var cartridge_meta = __webpack_require__(34591);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/schema.js + 1 modules
var schema = __webpack_require__(40758);
// EXTERNAL MODULE: ./build/core/cartridge/sqlite/values.js
var values = __webpack_require__(95123);
;// CONCATENATED MODULE: ./build/core/cartridge/sqlite/read-card.js










function openCartridge(source, profile, inflate) {
    const reader = new BTreeReader(source, (0,header/* readHeader */.a)(source, profile));
    return { source, profile, reader, schema: (0,schema/* readSchema */.G7)(reader, profile), inflate };
}
function rowsOf(cartridge, name) {
    const table = cartridge.schema.get(name);
    return table === undefined ? noRows() : cartridge.reader.rows(table.tree, table.columns, limits/* ROW_LIMITS */.I[name]);
}
function* noRows() { }
const MANIFEST_LIMIT = 4 * 1024 * 1024;
async function readCard(cartridge) {
    const { profile } = cartridge;
    const meta = (0,cartridge_meta/* readMeta */.eE)(rowsOf(cartridge, 'cartridge'));
    const [missing] = (0,cartridge_meta/* missingKeys */.lx)(meta, profile);
    if (missing !== undefined)
        throw new fault/* CartridgeFault */.k('meta', `meta key ${missing} is missing`);
    const value = (key) => (0,cartridge_meta/* metaValue */.t8)(meta, key, profile) ?? '';
    const level = levelOf(meta, profile);
    return {
        cartridgeId: value('cartridge_id'),
        artifactId: value('artifact_id'),
        version: value('artifact_version'),
        name: value('agent_name'),
        role: value('role'),
        publisherId: value('publisher_id'),
        romDigest: value('rom_manifest_hash'),
        capabilities: readCapabilities(cartridge),
        manifestBytes: await readMemberBytes(cartridge, ids/* MANIFEST_PATH */.U4, MANIFEST_LIMIT),
        ...(level === undefined ? {} : { level }),
    };
}
async function readMemberBytes(cartridge, name, limit) {
    for (const row of rowsOf(cartridge, 'sqlar')) {
        const [key] = row;
        if (key?.type !== 'text' || key.size !== name.length || (0,values/* anyText */.Ae)(key, 'names', 'a name') !== name)
            continue;
        const member = (0,archive/* readMember */.hd)(row, cartridge.profile);
        if (member.sz > limit)
            throw new fault/* CartridgeFault */.k('limits', `${name} has ${member.sz} bytes; at most ${limit} are read`);
        const bytes = new Uint8Array(member.sz);
        let at = 0;
        await (0,archive/* readContent */.c_)(member, cartridge.profile, cartridge.inflate, (chunk) => {
            if (at + chunk.length <= bytes.length)
                bytes.set(chunk, at);
            at += chunk.length;
        });
        return bytes;
    }
    return undefined;
}
function readCapabilities(cartridge) {
    const found = new Map();
    for (const [idValue, json] of rowsOf(cartridge, 'capabilities')) {
        const id = (0,values/* text */.Qq)(idValue, 'capabilities', 'a capability id');
        const what = `capability ${id}`;
        if (found.has(id))
            throw new fault/* CartridgeFault */.k('capabilities', `duplicate: ${what} stands twice`);
        let value;
        try {
            value = JSON.parse((0,values/* text */.Qq)(json, 'capabilities', what));
        }
        catch (error) {
            if (error instanceof fault/* CartridgeFault */.k)
                throw error;
            throw new fault/* CartridgeFault */.k('capabilities', `${what} is not JSON`);
        }
        const taskType = (0,mapping/* member */.Dc)(value, 'taskType');
        const stack = (0,mapping/* member */.Dc)(value, 'stack') ?? [];
        const domain = (0,mapping/* member */.Dc)(value, 'domain') ?? '';
        if (typeof taskType !== 'string' || !isStrings(stack) || typeof domain !== 'string') {
            throw new fault/* CartridgeFault */.k('capabilities', `${what} does not have taskType, stack and domain`);
        }
        found.set(id, { taskType, stack: [...stack], domain });
    }
    return [...found.values()];
}
function isStrings(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function levelOf(meta, profile) {
    const stated = meta.get(`${profile.metaPrefix}declared_level`);
    return stated !== undefined && /^\d{1,4}$/.test(stated) ? Number(stated) : undefined;
}


/***/ }),

/***/ 79936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   e: () => (/* binding */ decodeRecord)
/* harmony export */ });
/* harmony import */ var _result_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37850);
/* harmony import */ var _varint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88107);


const LARGE = 1024 * 1024;
const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];
const MAX_COLUMNS = 32;
function decodeRecord(local, length, payload) {
    const [headerSize, first] = (0,_varint_js__WEBPACK_IMPORTED_MODULE_1__/* .readVarint */ .L)(local.bytes, 0);
    if (headerSize > local.bytes.length)
        return broken();
    const values = [];
    let body = headerSize;
    for (let at = first; at < headerSize;) {
        const [type, next] = (0,_varint_js__WEBPACK_IMPORTED_MODULE_1__/* .readVarint */ .L)(local.bytes, at);
        at = next;
        const size = sizeOf(type);
        if (body + size > length || at > headerSize || values.length === MAX_COLUMNS)
            return broken();
        values.push(type >= 12 ? located(type, body, size, payload) : scalar(type, join(payload.read(body, size), size)));
        body += size;
    }
    if (body !== length)
        return broken();
    return values;
}
function sizeOf(type) {
    if (type >= 12)
        return Math.floor((type - 12) / 2);
    if (type === 7)
        return 8;
    if (type === 10 || type === 11)
        return broken();
    return INTEGER_BYTES[type] ?? 0;
}
function located(type, from, size, payload) {
    return {
        type: type % 2 === 0 ? 'blob' : 'text',
        size,
        chunks: () => payload.read(from, size),
        extents: () => payload.extents(from, size),
    };
}
function scalar(type, bytes) {
    if (type === 0)
        return { type: 'null' };
    if (type === 8 || type === 9)
        return { type: 'integer', value: type - 8 };
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    if (type === 7)
        return { type: 'real', value: view.getFloat64(0) };
    let value = view.getInt8(0);
    for (let i = 1; i < bytes.length; i++)
        value = value * 256 + view.getUint8(i);
    return { type: 'integer', value };
}
function bytesOf(value, limit = LARGE) {
    if (value.size > limit)
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('limits', `a value has ${value.size} bytes; at most ${limit} are read`);
    return join(value.chunks(), value.size);
}
function join(chunks, size) {
    const whole = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
    }
    return whole;
}
function broken() {
    throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('integrity', 'the database is malformed: a row cannot be decoded');
}


/***/ }),

/***/ 40758:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lH: () => (/* binding */ CREATE_TABLES),
  Xs: () => (/* binding */ EXTRA_TABLES),
  $k: () => (/* binding */ createExtraTable),
  fq: () => (/* binding */ fullName),
  G7: () => (/* binding */ readSchema)
});

// UNUSED EXPORTS: TABLES

// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/result/fault.js
var fault = __webpack_require__(37850);
;// CONCATENATED MODULE: ./build/core/cartridge/sqlite/sql-tokens.js
const SPARE = /(?:[ \t\n\f\r]+|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)+/y;
const TOKEN = /[A-Za-z_][A-Za-z0-9_]*|'[^']*'|[(),]/y;
function sqlTokens(sql) {
    if (sql.includes('\0'))
        return undefined;
    const tokens = [];
    for (let at = skip(sql, 0); at < sql.length; at = skip(sql, at)) {
        TOKEN.lastIndex = at;
        const token = TOKEN.exec(sql)?.[0];
        if (token === undefined)
            return undefined;
        at += token.length;
        const isString = token.startsWith("'");
        if (isString && (sql[at] === "'" || /[A-Za-z0-9_]/.test(sql[at - token.length - 1] ?? '')))
            return undefined;
        tokens.push(isString ? token : token.toLowerCase());
    }
    return tokens;
}
function skip(sql, at) {
    SPARE.lastIndex = at;
    return at + (SPARE.exec(sql)?.[0].length ?? 0);
}

// EXTERNAL MODULE: ./build/core/cartridge/sqlite/values.js
var values = __webpack_require__(95123);
;// CONCATENATED MODULE: ./build/core/cartridge/sqlite/schema.js




const TABLES = ['cartridge', 'sqlar', 'capabilities', 'objects', 'signatures'];
const EXTRA_TABLES = ['memory', 'vectors', 'attestations', 'skill'];
const CREATE_TABLES = [
    'CREATE TABLE cartridge(key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID',
    'CREATE TABLE sqlar(name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)',
    'CREATE TABLE capabilities(id TEXT PRIMARY KEY NOT NULL, json TEXT NOT NULL, content_hash TEXT NOT NULL)',
    'CREATE TABLE objects(kind TEXT NOT NULL, source_ref TEXT NOT NULL, oid TEXT NOT NULL, canon TEXT NOT NULL, zone TEXT NOT NULL, sz INTEGER NOT NULL, PRIMARY KEY (kind, source_ref)) WITHOUT ROWID',
    "CREATE TABLE signatures(sig_id TEXT PRIMARY KEY NOT NULL, target TEXT NOT NULL DEFAULT 'rom-manifest', manifest_hash TEXT NOT NULL, envelope TEXT NOT NULL, keyid TEXT NOT NULL, public_key_pem TEXT, alg TEXT NOT NULL DEFAULT 'ed25519', created_at TEXT NOT NULL) WITHOUT ROWID",
];
function createExtraTable(name, profile) {
    switch (name) {
        case 'memory':
            return [
                "CREATE TABLE memory(id TEXT PRIMARY KEY NOT NULL, zone TEXT NOT NULL CHECK (zone IN ('rom','save')), artifact_fingerprint TEXT NOT NULL, codebase_fingerprint TEXT, payload TEXT NOT NULL, oid TEXT NOT NULL, created_at TEXT NOT NULL) WITHOUT ROWID",
                'CREATE INDEX memory_zone_fp ON memory(zone, artifact_fingerprint)',
            ];
        case 'vectors':
            return [
                'CREATE TABLE vectors(memory_id TEXT PRIMARY KEY, zone TEXT NOT NULL, embedding BLOB NOT NULL, artifact_fingerprint TEXT)',
            ];
        case 'attestations':
            return [
                'CREATE TABLE attestations(att_id TEXT PRIMARY KEY NOT NULL, type TEXT NOT NULL, subject_oid TEXT, media_type TEXT NOT NULL, document TEXT NOT NULL, status_url TEXT, created_at TEXT NOT NULL) WITHOUT ROWID',
            ];
        case 'skill':
            return [
                `CREATE TABLE ${profile.prefix}_skill(sqlar_path TEXT PRIMARY KEY, name TEXT NOT NULL, description TEXT NOT NULL, license TEXT, compatibility TEXT, skill_version TEXT, body_tokens INTEGER, content_sha256 TEXT NOT NULL, resources TEXT NOT NULL, ext TEXT, schema_version TEXT NOT NULL)`,
            ];
    }
}
const SHAPES = {
    cartridge: ['key text primary key, value text'],
    sqlar: ['name text primary key, mode int, mtime int, sz int, data blob'],
    capabilities: ['id text primary key, json text, content_hash text'],
    objects: [
        'kind text, source_ref text, oid text, canon text, zone text, sz int, primary key(kind, source_ref)',
        'oid text primary key, kind text, source_ref text, canon text, zone text, sz int',
    ],
    signatures: [
        'sig_id text primary key, target text, manifest_hash text, envelope text, keyid text, public_key_pem text, alg text, created_at text',
    ],
    memory: [
        'id text primary key, zone text, artifact_fingerprint text, codebase_fingerprint text, payload text, oid text, created_at text',
    ],
    vectors: ['memory_id text primary key, zone text, embedding blob, artifact_fingerprint text'],
    attestations: [
        'att_id text primary key, type text, subject_oid text, media_type text, document text, status_url text, created_at text',
    ],
    skill: [
        'sqlar_path text primary key, name text, description text, license text, compatibility text, skill_version text, body_tokens int, content_sha256 text, resources text, ext text, schema_version text',
    ],
};
const MEMORY_INDEX = 'memory_zone_fp';
const MEMORY_INDEX_SQL = 'create index memory_zone_fp on memory(zone, artifact_fingerprint)';
const MAX_OBJECTS = 40;
const MAX_SCHEMA_PAGES = 64;
const SCHEMA_TREE = { root: 1, rowid: true };
const SCHEMA_COLUMNS = 5;
function readSchema(reader, profile) {
    const tables = new Map();
    const indexes = new Map();
    const roots = new Set([SCHEMA_TREE.root]);
    for (const row of reader.rows(SCHEMA_TREE, SCHEMA_COLUMNS, MAX_OBJECTS, MAX_SCHEMA_PAGES)) {
        const entry = schemaRow(row);
        if (roots.has(entry.root))
            fail(`two schema objects share page ${entry.root}`);
        roots.add(entry.root);
        if (entry.type === 'index') {
            if (indexes.has(entry.name))
                fail(`index ${(0,printable.quote)(entry.name)} is defined twice`);
            indexes.set(entry.name, entry);
        }
        else {
            const name = tableName(entry, profile);
            if (tables.has(name))
                fail(`table ${name} is defined twice`);
            tables.set(name, checkTable(name, entry));
        }
    }
    for (const name of TABLES)
        if (!tables.has(name))
            fail(`table ${name} is missing`);
    const schema = new Map();
    for (const [name, info] of tables)
        schema.set(name, { ...info, indexes: takeIndexes(name, info, indexes, profile) });
    for (const name of indexes.keys())
        fail(`index ${(0,printable.quote)(name)} is not part of the format`);
    return schema;
}
function schemaRow(row) {
    const [type, name, table, root, sql] = row;
    const shown = (0,values/* text */.Qq)(name, 'schema', 'the name of a schema object');
    const kind = (0,values/* text */.Qq)(type, 'schema', `the type of ${(0,printable.quote)(shown)}`);
    if (kind !== 'table' && kind !== 'index') {
        const stock = TABLES.includes(shown);
        fail(stock ? `${shown} is not a table but a ${(0,printable.quote)(kind)}` : `${kind} ${(0,printable.quote)(shown)} is not allowed`);
    }
    const page = (0,values/* integer */.nd)(root, 'schema', `the root page of ${(0,printable.quote)(shown)}`);
    if (page < 2)
        fail(`${shown} is not a table with rows of its own`);
    return {
        type: kind,
        name: shown,
        table: (0,values/* text */.Qq)(table, 'schema', `the table of ${(0,printable.quote)(shown)}`),
        root: page,
        sql: sql?.type === 'null' ? undefined : (0,values/* text */.Qq)(sql, 'schema', `the SQL of ${(0,printable.quote)(shown)}`),
    };
}
function tableName(entry, profile) {
    const name = entry.name === fullName('skill', profile) ? 'skill' : entry.name;
    const known = [...TABLES, ...EXTRA_TABLES].includes(name);
    if (!known || entry.name === 'skill')
        fail(`table ${(0,printable.quote)(entry.name)} is not part of the format`);
    if (entry.table !== entry.name)
        fail(`table ${entry.name} names another table`);
    return name;
}
function fullName(name, profile) {
    return name === 'skill' ? `${profile.prefix}_skill` : name;
}
function checkTable(name, entry) {
    const tokens = sqlTokens(entry.sql ?? '') ?? [];
    const head = ['create', 'table', entry.name, '('];
    const rowid = tokens.at(-1) === ')';
    const body = tokens.slice(head.length, rowid ? -1 : -3);
    const framed = isSame(tokens.slice(0, head.length), head) && (rowid || isSame(tokens.slice(-3), [')', 'without', 'rowid']));
    const stock = name === 'sqlar';
    const columns = (stock ? body : withoutConstraints(body)).join(' ');
    const index = SHAPES[name].findIndex((shape) => sqlTokens(shape)?.join(' ') === columns);
    if (!framed || index === -1 || (stock && !rowid)) {
        fail(stock ? 'sqlar does not have the stock schema' : `table ${entry.name} does not have the columns of the format`);
    }
    const count = SHAPES[name][index]?.replace(/, primary key\(.*/, '').split(',').length ?? 0;
    return { tree: { root: entry.root, rowid }, columns: count, oidFirst: index === 1 };
}
function withoutConstraints(tokens) {
    const kept = [];
    for (let at = 0; at < tokens.length;) {
        const token = tokens[at];
        const length = CONSTRAINTS.has(token ?? '') ? constraintLength(tokens.slice(at, at + MAX_CONSTRAINT)) : 0;
        if (length === 0 && token !== undefined)
            kept.push(token === 'integer' ? 'int' : token);
        at += Math.max(length, 1);
    }
    return kept;
}
const CONSTRAINTS = new Set(['not', 'default', 'check']);
const MAX_CONSTRAINT = 32;
const CONSTRAINT = /^(?:not null|default '[^']*'|check \( [a-z_]+ in \( '[^']*'(?: , '[^']*')* \) \))(?= |$)/;
function constraintLength(tokens) {
    const text = tokens.map((token) => token.replaceAll(' ', '_')).join(' ');
    return CONSTRAINT.exec(text)?.[0].split(' ').length ?? 0;
}
function takeIndexes(name, { tree }, indexes, profile) {
    const table = fullName(name, profile);
    const take = (index) => {
        const entry = indexes.get(index);
        if (entry !== undefined && entry.table !== table)
            fail(`index ${(0,printable.quote)(index)} names another table`);
        indexes.delete(index);
        return entry;
    };
    const taken = [];
    if (tree.rowid) {
        const automatic = take(`sqlite_autoindex_${table}_1`);
        if (automatic === undefined)
            return fail(`table ${table} has no index of its key`);
        if (automatic.sql !== undefined)
            fail(`index ${(0,printable.quote)(automatic.name)} is not the automatic one`);
        taken.push(automatic);
    }
    const zones = name === 'memory' ? take(MEMORY_INDEX) : undefined;
    if (zones !== undefined) {
        if (!isSame(sqlTokens(zones.sql ?? '') ?? [], sqlTokens(MEMORY_INDEX_SQL) ?? [])) {
            fail(`index ${(0,printable.quote)(zones.name)} is not the one of the format`);
        }
        taken.push(zones);
    }
    return taken.map(({ root }) => ({ root, rowid: false }));
}
function isSame(a, b) {
    return a.length === b.length && a.every((token, i) => token === b[i]);
}
function fail(message) {
    throw new fault/* CartridgeFault */.k('schema', message);
}


/***/ }),

/***/ 95123:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ anyText),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   go: () => (/* binding */ typeName),
/* harmony export */   mR: () => (/* binding */ optionalText),
/* harmony export */   nd: () => (/* binding */ integer)
/* harmony export */ });
/* harmony import */ var _result_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37850);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79936);


const MAX_TEXT = 4 * 1024 * 1024;
function text(value, check, what) {
    const decoded = anyText(value, check, what);
    if (decoded.includes('\0'))
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k(check, `${what} has a NUL in it`);
    return decoded;
}
function anyText(value, check, what) {
    if (value?.type !== 'text')
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k(check, `${what} is ${typeName(value)}, not TEXT`);
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode((0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$)(value, MAX_TEXT));
    }
    catch (error) {
        if (error instanceof _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k)
            throw error;
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k(check, `${what} is invalid UTF-8`);
    }
}
function optionalText(value, check, what) {
    return value?.type === 'null' ? null : text(value, check, what);
}
function integer(value, check, what) {
    if (value?.type !== 'integer')
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k(check, `${what} is ${typeName(value)}, not INTEGER`);
    if (!Number.isSafeInteger(value.value))
        throw new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('limits', `${what} is beyond 2^53`);
    return value.value;
}
function typeName(value) {
    return value === undefined ? 'missing' : value.type.toUpperCase();
}


/***/ }),

/***/ 88107:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readVarint)
/* harmony export */ });
/* harmony import */ var _result_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37850);

const NINE_BYTES = 2 ** 48;
function readVarint(bytes, offset) {
    let value = 0;
    for (let i = 0; i < 9; i++) {
        const byte = bytes[offset + i];
        if (byte === undefined)
            throw malformed('a number ends outside its page');
        if (i === 8) {
            if (value < NINE_BYTES)
                throw malformed('a number is longer than it needs to be');
            return [value * 256 + byte, offset + 9];
        }
        if (i === 1 && value === 0)
            throw malformed('a number is longer than it needs to be');
        value = value * 128 + (byte & 0x7f);
        if (byte < 0x80)
            return [value, offset + i + 1];
    }
    throw malformed('a number ends outside its page');
}
function malformed(reason) {
    return new _result_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .CartridgeFault */ .k('integrity', `the database is malformed: ${reason}`);
}


/***/ }),

/***/ 37850:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ CHECK_IDS),
/* harmony export */   k: () => (/* binding */ CartridgeFault)
/* harmony export */ });
const CHECK_IDS = [
    'side-files',
    'header',
    'identity',
    'schema',
    'limits',
    'integrity',
    'meta',
    'names',
    'files',
    'capabilities',
    'memory',
    'objects',
    'rom',
    'rom-digest',
    'harness-manifest',
    'structure',
    'cal',
    'signature-row',
    'envelope',
    'signature',
    'statement',
    'signed-at',
    'trust',
    'threshold',
    'rollback',
    'layout',
    'require',
    'bundle',
    'certificate',
    'signer',
    'timestamp',
    'transparency-log',
    'subject',
    'provenance',
];
class CartridgeFault extends Error {
    name = 'CartridgeFault';
    check;
    constructor(check, message) {
        super(message);
        this.check = check;
    }
}


/***/ })

};
;
