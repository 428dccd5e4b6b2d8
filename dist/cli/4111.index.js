"use strict";
exports.id = 4111;
exports.ids = [4111];
exports.modules = {

/***/ 7407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ manifestOf),
/* harmony export */   L1: () => (/* binding */ compareManifest),
/* harmony export */   QN: () => (/* binding */ shownLine),
/* harmony export */   eY: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8217);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2249);







const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * The manifest of a package folder (built) or of a `*.json` file (as it is).
 *
 * @param path a package folder, its `cartridge.yaml`, or a manifest file
 * @returns no manifest, and the errors, when it is not valid
 * @throws UserError when the file or folder cannot be read
 */
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.schemaDepth }), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__.validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    if (fs.kind(path) === 'file' && !path.endsWith(_package_js__WEBPACK_IMPORTED_MODULE_6__/* .PACKAGE_FILE */ .e))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-manifest', `neither a package folder, its ${_package_js__WEBPACK_IMPORTED_MODULE_6__/* .PACKAGE_FILE */ .e}, nor a manifest (*.json)`, {
            path,
        });
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_6__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return {
        manifest: loaded.manifest,
        bytes: new TextEncoder().encode(loaded.manifestText),
        diagnostics: loaded.warnings,
    };
}
/** A line of a manifest in a message: as it stands, since it has quotes of its own. */
function shownLine(line) {
    // Only what indents is left out: a character that nobody sees may be the whole difference.
    return (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(line.replace(/^ +|,?[ \r]*$/g, '').slice(0, 200)) || '(nothing)';
}
/** The text of a committed manifest; a byte order mark is part of it, for no manifest has one. */
function manifestOf(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
/** Compares a committed manifest's text with the expected one, line ends aside; undefined when it is in step. */
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}


/***/ }),

/***/ 3476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ MAX_PACKED_FILE),
/* harmony export */   Hp: () => (/* binding */ listFrom),
/* harmony export */   IL: () => (/* binding */ inspectContent),
/* harmony export */   dA: () => (/* binding */ unpackableFindings)
/* harmony export */ });
/* harmony import */ var _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4253);
/* harmony import */ var _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7884);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7407);
/* harmony import */ var _travel_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(230);







/** Largest file that can be packed: a value of SQLite has at most a thousand million bytes, with the rest of its row. */
const MAX_PACKED_FILE = 900 * 1024 * 1024;
/**
 * Looks through all that a package would pack. `build` refuses what is found here and `check` reports it, so that nobody learns
 * of it when a release is made. All is found, not only the first.
 *
 * @param keep bytes of content that may be held for who packs it, so that it is not read twice
 */
async function inspectContent(ports, loaded, keep = 0) {
    const rom = `${loaded.folder}/rom`;
    const unpackable = [];
    const listed = ports.listFolder(rom, MAX_PACKED_FILE, (fault) => unpackable.push(fault));
    const found = keep === 0 ? listed : kept(listed, keep);
    const scan = (0,_travel_js__WEBPACK_IMPORTED_MODULE_6__/* .openScan */ .OE)(ports.fs, loaded.folder);
    unpackable.push(...nameFaults(found, rom));
    const forbidden = await (0,_travel_js__WEBPACK_IMPORTED_MODULE_6__/* .forbiddenInPackage */ .Zz)(loaded, scan);
    const files = [];
    for (const file of found) {
        try {
            if (`rom/${file.path}` === _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4)
                refuseOtherManifest(file, loaded, rom);
            else {
                files.push(file);
                const inFile = await (0,_travel_js__WEBPACK_IMPORTED_MODULE_6__/* .forbiddenInPieces */ .Uq)((sink) => file.read(sink), scan);
                forbidden.push(...inFile.map(({ line, what }) => (0,_travel_js__WEBPACK_IMPORTED_MODULE_6__/* .mayNotTravel */ .l3)(`${rom}/${file.path}`, line, what)));
            }
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
                throw error;
            unpackable.push(error);
        }
    }
    return { files, unpackable, forbidden };
}
/** Files that are read once as long as there is room for what they hold; `room` is in bytes. */
function kept(files, room) {
    let left = room;
    return files.map((file) => {
        const { path, size } = file;
        if (size > left)
            return file;
        left -= size;
        let content;
        return {
            path,
            size,
            read(sink) {
                if (content === undefined) {
                    const pieces = [];
                    file.read((bytes) => pieces.push(bytes.slice()));
                    content = Buffer.concat(pieces);
                }
                sink(content);
            },
        };
    });
}
/** What cannot be packed, as findings. A manifest that is out of date is a finding of its own. */
function unpackableFindings({ unpackable }) {
    return unpackable
        .filter(({ code }) => code !== STALE)
        .map(({ path = '', message, help }) => ({
        rule: 'package/unpackable',
        level: 'error',
        message,
        path,
        range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .START_OF_FILE */ .ag,
        pointer: '',
        ...(help === undefined ? {} : { help }),
    }));
}
/**
 * Lists a folder of a tree that does not stand on disk, such as git's index or a commit.
 *
 * @param links symbolic links of the tree, which its list of files leaves out
 */
function listFrom(fs, readFile, links) {
    return (folder, maxBytes, onFault) => {
        for (const path of links) {
            if (path !== folder && !path.startsWith(`${folder}/`))
                continue;
            const fault = new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', 'cannot be packed: it is a symbolic link', {
                path,
                help: 'put the file itself there',
            });
            if (onFault === undefined)
                throw fault;
            onFault(fault);
        }
        if (fs.kind(folder) !== 'directory')
            return [];
        return fs.list(folder, { ignored: true }).map((path) => {
            const bytes = () => readFile(`${folder}/${path}`, maxBytes);
            return {
                path,
                get size() {
                    return bytes().length;
                },
                read: (sink) => sink(bytes()),
            };
        });
    };
}
function nameFaults(found, rom) {
    const names = new _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__/* .NameSet */ .ap();
    names.add(_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4);
    const faults = [];
    for (const { path } of found) {
        const name = `rom/${path}`;
        const refuse = (reason, help) => {
            faults.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', `cannot be packed as ${(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__/* .showName */ .$i)(name)}: ${reason}`, {
                path: `${rom}/${path}`,
                help,
            }));
        };
        const problem = (0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(name) ?? (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__/* .forbiddenName */ .Ng)(name);
        if (problem !== undefined)
            refuse(problem, 'rename it, or keep it outside rom/');
        const clash = name === _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4 ? undefined : names.add(name);
        if (clash !== undefined)
            refuse(clash, 'rename one of them');
    }
    return faults;
}
const STALE = 'stale-manifest';
// The manifest is made from cartridge.yaml; a committed copy of it under rom/ is welcome as long as it is in step.
function refuseOtherManifest(file, { folder, manifestText }, rom) {
    if (isInStep(file, manifestText))
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(STALE, 'it is not the manifest that cartridge.yaml gives', {
        path: `${rom}/${file.path}`,
        help: `remove it, or run cartwright manifest ${folder} --out ${rom}/${file.path}`,
    });
}
// Line ends aside: what git makes of them in a work tree is not what is packed.
function isInStep(file, manifestText) {
    if (file.size > 2 * manifestText.length)
        return false;
    const pieces = [];
    file.read((bytes) => pieces.push(bytes.slice()));
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .compareManifest */ .L1)(manifestText, (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifestOf */ .$V)(Buffer.concat(pieces))) === undefined;
}


/***/ }),

/***/ 230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ openScan),
/* harmony export */   Uq: () => (/* binding */ forbiddenInPieces),
/* harmony export */   Vm: () => (/* binding */ forbiddenIn),
/* harmony export */   Zz: () => (/* binding */ forbiddenInPackage),
/* harmony export */   l3: () => (/* binding */ mayNotTravel),
/* harmony export */   m1: () => (/* binding */ forbiddenInCartridge)
/* harmony export */ });
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5739);
/* harmony import */ var _core_cartridge_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4253);
/* harmony import */ var _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7884);
/* harmony import */ var _core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(130);
/* harmony import */ var _core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(576);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2087);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/** What may not travel in a cartridge, as diagnostics that name file and line and never show a value. */








const MAX_ENV_FILE = 1024 * 1024;
const STAGES = ['development', 'production', 'staging', 'test', 'ci', 'dev', 'prod'];
/** Where projects keep what is secret on this machine alone. */
const ENV_FILES = [
    '.env',
    '.env.local',
    ...STAGES.flatMap((stage) => [`.env.${stage}`, `.env.${stage}.local`]),
    '.envrc',
    '.dev.vars',
];
/** Reads the environment files of a package folder, of the working directory and of the folders between. */
function openScan(fs, folder) {
    const environment = foldersFrom(folder).flatMap((base) => ENV_FILES.flatMap((name) => {
        const path = base === '.' ? name : `${base}/${name}`;
        if (fs.kind(path) !== 'file')
            return [];
        return (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentValues */ .s1)(path, new TextDecoder().decode(fs.readFile(path, MAX_ENV_FILE)));
    }));
    return { environment, loadDetector: async () => (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(8952)]).then(__webpack_require__.bind(__webpack_require__, 6571))).findSecrets };
}
function foldersFrom(folder) {
    const segments = folder.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (folder.startsWith('/') || segments.includes('..'))
        return [folder, '.'];
    return [...segments.map((_, i) => segments.slice(0, segments.length - i).join('/')), '.'];
}
/** Looks into what a package says of itself. */
async function forbiddenInPackage(loaded, scan) {
    const texts = [(0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalize */ .d)(loaded.package), loaded.manifestText];
    const found = (await Promise.all(texts.map((text) => forbiddenIn(new TextEncoder().encode(text), scan)))).flat();
    // The canonical text has one line; where the value is written as it is, its own line is named.
    const written = await forbiddenIn(new TextEncoder().encode(loaded.doc.text), scan);
    const lineOf = (what) => written.find((at) => at.what === what)?.line ?? 1;
    return [...new Set(found.map(({ what }) => what))].map((what) => mayNotTravel(loaded.file, lineOf(what), what));
}
/**
 * Looks into the ROM of a whole cartridge: its files, meta values, capabilities and memories. The place of a finding is
 * `CARTRIDGE!OBJECT`. What a signature does not cover is not looked at.
 *
 * @throws CartridgeFault for a row that cannot be read
 */
async function forbiddenInCartridge(cartridge, path, scan) {
    const found = [];
    const add = (object, forbidden) => {
        for (const { line, what } of forbidden)
            found.push(mayNotTravel(`${path}!${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(object)}`, line, what));
    };
    for (const row of (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'sqlar')) {
        const member = (0,_core_cartridge_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .readMember */ .hd)(row, cartridge.profile);
        if (member.zone !== 'rom')
            continue;
        const named = (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .forbiddenName */ .Ng)(member.name);
        if (named !== undefined)
            add(member.name, [{ line: 1, what: `a file of the name ${(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_2__/* .showName */ .$i)(member.name)}` }]);
        const read = (sink) => (0,_core_cartridge_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .readContent */ .c_)(member, cartridge.profile, cartridge.inflate, sink);
        add(member.name, await forbiddenInPieces(read, scan));
    }
    for (const { object, content } of romTexts(cartridge))
        add(object, await forbiddenIn(new TextEncoder().encode(content), scan));
    return found;
}
function* romTexts(cartridge) {
    for (const [key, value] of (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'cartridge'))
        yield {
            object: (0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(key, 'meta', 'a key in table cartridge'),
            content: `${(0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(key, 'meta', 'a key')}: ${(0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(value, 'meta', 'a meta value')}`,
        };
    for (const [id, json] of (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'capabilities'))
        yield {
            object: `capability:${(0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(id, 'capabilities', 'a capability id')}`,
            content: (0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(json, 'capabilities', 'json of a capability'),
        };
    for (const row of (0,_core_cartridge_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'memory'))
        if ((0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[1], 'memory', 'zone of a memory') === 'rom')
            yield {
                object: `memory:${(0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[0], 'memory', 'a memory id')}`,
                content: (0,_core_cartridge_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[4], 'memory', 'payload of a memory'),
            };
}
/**
 * Looks into a content that is read in pieces.
 *
 * @param read hands over the content, each time from its beginning
 */
async function forbiddenInPieces(read, scan) {
    // Almost no file may hold a token, and only then the detector is loaded, and the file read once more for it.
    let suspicious = false;
    const quick = new _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .ForbiddenScan */ .jk(scan.environment, (part) => {
        suspicious ||= (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldSecret */ .d)(part);
        return [];
    });
    await read((bytes) => quick.push(bytes));
    const found = quick.finish();
    if (!suspicious)
        return found;
    const thorough = new _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .ForbiddenScan */ .jk(scan.environment, await scan.loadDetector());
    await read((bytes) => thorough.push(bytes));
    return thorough.finish();
}
/** Looks into a whole content. */
async function forbiddenIn(bytes, scan) {
    const suspicious = (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_5__/* .mayHoldSecret */ .d)(new TextDecoder('latin1').decode(bytes));
    return (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .findForbidden */ .NJ)(bytes, scan.environment, suspicious ? await scan.loadDetector() : () => []);
}
/**
 * @param line 1-based
 * @param what it is, never its value
 */
function mayNotTravel(path, line, what) {
    const at = { line, column: 1 };
    return {
        rule: 'package/secret',
        level: 'error',
        message: `${what} may not travel in a cartridge`,
        path,
        range: { start: at, end: at },
        pointer: '',
        help: 'take it out, and replace it everywhere: it must count as known',
    };
}


/***/ }),

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

/***/ 4253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ findForbidden),
/* harmony export */   Ng: () => (/* binding */ forbiddenName),
/* harmony export */   jk: () => (/* binding */ ForbiddenScan),
/* harmony export */   s1: () => (/* binding */ environmentValues)
/* harmony export */ });
/* harmony import */ var _private_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5805);
/* harmony import */ var _secrets_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8234);
/** What may not travel in a cartridge: private keys, tokens, and values of the project's `.env` files. */


/** File names that hold keys by convention, whatever their content. */
const KEY_NAMES = /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx|ppk|asc\.key)$|(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/i;
const ENV_NAMES = /(?:^|\/)[^/]*\.env(?:\.[^/]*)?$/i;
/** @returns why a file of this name is never packed, or undefined. */
function forbiddenName(name) {
    if (KEY_NAMES.test(name))
        return 'key files are never packed';
    return ENV_NAMES.test(name) ? 'environment files are never packed' : undefined;
}
const SECRET_NAME = /key|token|secret|passw|pwd|credential|private|auth|dsn|_url$|connection|webhook|cookie|salt|_pat$/i;
const MIN_VALUE = 8;
/** The values of an environment file that look secret by their name and are long enough to be told apart from words. */
function environmentValues(file, text) {
    const values = [];
    for (const line of text.split(/\r\n|\r|\n/)) {
        const match = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=([^]*)$/.exec(line.trim());
        if (match === null)
            continue;
        const [, name = '', written = ''] = match;
        const raw = written.trim();
        const value = /^(["'])(.*)\1$/.exec(raw)?.[2] ?? withoutComment(raw);
        if (SECRET_NAME.test(name) && value.length >= MIN_VALUE && !isPlain(value)) {
            values.push({ origin: `${file}: ${name}`, value });
        }
    }
    return values;
}
function withoutComment(raw) {
    const comment = raw.search(/\s#/);
    return comment === -1 ? raw : raw.slice(0, comment).trimEnd();
}
/** What stands in a secret's place and is none: a word, a reference to another variable, an address without a password. */
function isPlain(value) {
    if (/^[A-Za-z]{1,15}$/.test(value) || value.startsWith('$'))
        return true;
    return /^[a-z]+:\/\/[^@?#]*$/.test(value) && !/\/(?=[^/]*\d)[\w-]{16,}/.test(value);
}
/** Text and binary are told apart as git does it, by a NUL in the first bytes; a binary file is not searched for tokens. */
const HEAD = 8192;
/** A long content is searched in parts of about this size, which overlap by more than any key or token. */
const PART = 4 * 1024 * 1024;
const OVERLAP = 64 * 1024;
/**
 * Looks for what may not travel in a content that arrives in pieces, by line: private keys and values of environment files
 * everywhere, tokens in texts.
 */
class ForbiddenScan {
    #environment;
    #findSecrets;
    #found = new Map();
    #pieces = [];
    #held = 0;
    /** How much of what is held was searched already. */
    #searched = 0;
    /** Lines before what is held. */
    #lines = 0;
    #isText;
    /** @param findSecrets handed over, since it is large and loaded when it is needed */
    constructor(environment, findSecrets) {
        this.#environment = environment;
        this.#findSecrets = findSecrets;
    }
    /** Takes the next piece, which is not held on to. */
    push(bytes) {
        const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        const atOnce = this.#held === 0 && bytes.length >= PART;
        this.#pieces.push(atOnce ? buffer : Buffer.from(buffer));
        this.#held += bytes.length;
        if (this.#held >= PART)
            this.#search(OVERLAP);
    }
    /** @returns everything that was found, by line */
    finish() {
        if (this.#held > this.#searched)
            this.#search(0);
        return [...this.#found.values()].sort((a, b) => a.line - b.line);
    }
    #search(keep) {
        const [first] = this.#pieces;
        const part = this.#pieces.length === 1 && first !== undefined ? first : Buffer.concat(this.#pieces, this.#held);
        this.#isText ??= !part.subarray(0, HEAD).includes(0);
        for (const { line, what } of this.#inPart(part, this.#isText)) {
            const found = { line: this.#lines + line, what };
            // What lies in the overlap is met twice.
            this.#found.set(`${found.line} ${what}`, found);
        }
        const rest = Buffer.from(part.subarray(Math.max(part.length - keep, 0)));
        this.#lines += countLines(part, part.length - rest.length);
        this.#pieces = [rest];
        this.#held = this.#searched = rest.length;
    }
    #inPart(part, isText) {
        const found = (0,_private_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .findPrivateKeys */ .$)(part);
        if (isText) {
            for (const { kind, start } of this.#findSecrets(part.toString('latin1'))) {
                if (!_secrets_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_KINDS */ .A3.includes(kind))
                    found.push({ line: 1 + countLines(part, start), what: (0,_secrets_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secretName */ .Gf)(kind) });
            }
        }
        for (const { origin, value } of this.#environment) {
            const at = part.indexOf(value);
            if (at !== -1)
                found.push({ line: 1 + countLines(part, at), what: `the value of ${origin}` });
        }
        return found;
    }
}
/** {@link ForbiddenScan} of a content that is there as a whole. */
function findForbidden(bytes, environment, findSecrets) {
    const scan = new ForbiddenScan(environment, findSecrets);
    scan.push(bytes);
    return scan.finish();
}
function countLines(bytes, end) {
    let count = 0;
    for (let at = bytes.indexOf(10); at !== -1 && at < end; at = bytes.indexOf(10, at + 1))
        count++;
    return count;
}


/***/ }),

/***/ 2552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Lower-case hex sha256 of bytes, or of the UTF-8 form of a text. */
function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
/** A digest as the format writes it: `sha256:` and 64 lower-case hex digits. */
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
/** Starts a {@link RunningDigest}, so that a large file is never held as a whole. */
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** @returns whether `value` is a digest as the format writes it. */
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 5805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ findPrivateKeys)
});

;// CONCATENATED MODULE: ./build/core/secrets/bare-keys.js
/** Words of which every bare key holds one. */
const BARE_WORDS = [
    'BQYDK2V',
    'DANBgkqhkiG9w0BAQEFAASC',
    'AgEAMBMGByqGSM49',
    'RWRTY0Iy',
    'PrivateKey =',
    'PrivateKey=',
    '<RSAKeyValue',
];
const BARE = [
    // base64 of PKCS#8 without its PEM lines: Ed25519, X25519, Ed448, X448 (RFC 8410); RSA; EC.
    /\bM[A-Za-z0-9+/]{3,9}w?BQYDK2V[u-x]B[A-Za-z0-9+/]{45,}={0,2}/g,
    /\bMII[A-Za-z0-9+/]{3,6}I?BADANBgkqhkiG9w0BAQEFAASC[A-Za-z0-9+/]{200,}={0,2}/g,
    /\bMI[A-Za-z0-9+/]{1,4}AgEAMBMGByqGSM49[A-Za-z0-9+/]{60,}={0,2}/g,
    // A secret key of minisign or signify: two letters of algorithm, `SC` for scrypt, `B2`.
    /\bRWRTY0Iy[A-Za-z0-9+/]{150,}={0,2}/g,
    // WireGuard.
    /\bPrivateKey\s{0,9}=\s{0,9}[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/g,
    // .NET's XML.
    /<RSAKeyValue>[^]{0,8000}?<D>\s{0,99}[A-Za-z0-9+/=\s]{40,}/g,
];
/** Finds private keys without any frame that names them, by what each kind begins with: for files, not for prose. */
function findBareKeys(text) {
    if (!BARE_WORDS.some((word) => text.includes(word)))
        return [];
    return BARE.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: key, index }) => ({
        kind: 'private-key',
        start: index,
        end: index + key.length,
    })));
}
/**
 * DER from the first byte: PKCS#8 (RFC 5958), its encrypted form by PBES (RFC 8018), PKCS#1 and SEC 1, all of which hold a
 * version number or an algorithm where public keys and certificates do not.
 */
const DER = [
    /^30(?:82....|81..|[0-7].)02010[01]30(?:81..|[0-7].)06/,
    /^30(?:82....|81..)0201000282/,
    /^30(?:81..|[0-7].)02010104(?:1c|20|30|42)/,
    /^30(?:82....|81..)30[0-7].06092a864886f70d0105/,
];
/** @returns whether a file is a private key in DER */
function isDerKey(bytes) {
    const head = Buffer.from(bytes.subarray(0, 24)).toString('hex');
    return DER.some((form) => form.test(head));
}

// EXTERNAL MODULE: ./build/core/secrets/pem.js
var pem = __webpack_require__(3042);
// EXTERNAL MODULE: ./build/core/secrets/private-keys.js + 1 modules
var private_keys = __webpack_require__(1732);
// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(8234);
;// CONCATENATED MODULE: ./build/core/private-keys.js
/** Finds private key material in a file, whatever it is called. Only kind and line are told, never a byte of the key. */




/** What every key in a text holds: one search for all of them costs less than one for each. */
const SIGN = new RegExp([String.raw `PRIVATE(?: |%20|\+)KEY|PuTTY-User-Key-File-|AGE-SECRET-KEY-1|kty`, ...pem/* WRAPPED_WORDS */.aQ, ...BARE_WORDS].join('|'));
/** The commonest of them: binary files are large, and a search for few bytes is cheaper than that for all signs. */
const COMMON = ['PRIVATE KEY', pem/* WRAPPED_WORDS */.aQ[0], 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1', '"kty"'];
const COMMON_UTF16 = COMMON.map((word) => Buffer.from(word, 'utf16le'));
/** Text in UTF-16 has a zero in its first line, whichever language it is in: a line break is ASCII. */
const HEAD = 8192;
/** ed25519 in PKCS#8 DER (RFC 8410) up to the seed. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A longer text is decoded in parts, which overlap by more than a key. */
const PART = 32 * 1024 * 1024;
const OVERLAP = 64 * 1024;
/**
 * Looks for private keys: PEM of every kind and shape (on several lines, on one with escaped newlines, put together from
 * strings, as base64 of the whole, in UTF-16), PuTTY, age, minisign, WireGuard, JWK; PKCS#8 without its frame, and in DER.
 *
 * @param bytes the whole file, text or not
 */
function findPrivateKeys(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // UTF-16 with its bytes the other way round.
    if (buffer.length > 1 && buffer.length % 2 === 0 && buffer.readUInt16BE(0) === 0xfeff)
        return findPrivateKeys(Buffer.from(buffer).swap16());
    const found = [];
    const inEncoding = (encoding, unit) => {
        for (let at = 0; at < buffer.length; at += PART) {
            const text = buffer.toString(encoding, at, Math.min(at + PART + OVERLAP, buffer.length));
            if (!SIGN.test(text))
                continue;
            for (const { kind, start } of (0,secret/* distinct */.dM)([...(0,private_keys/* findPrivateKeys */.$)(text), ...findBareKeys(text)])) {
                // A key in the overlap belongs to the next part.
                if (start * unit < PART)
                    found.push({ what: (0,secret/* secretName */.Gf)(kind), line: lineAt(buffer, at + start * unit) });
            }
        }
    };
    const binary = buffer.subarray(0, HEAD).includes(0);
    if (!binary || COMMON.some((word) => buffer.includes(word)))
        inEncoding('latin1', 1);
    if (binary && COMMON_UTF16.some((word) => buffer.includes(word)))
        inEncoding('utf16le', 2);
    const der = isDerKey(buffer) ? 0 : buffer.indexOf(PKCS8_ED25519);
    if (der !== -1)
        found.push({ what: 'a private key (DER)', line: lineAt(buffer, der) });
    return found.sort((a, b) => a.line - b.line);
}
function lineAt(buffer, offset) {
    let line = 1;
    for (let at = buffer.indexOf(10); at !== -1 && at < offset; at = buffer.indexOf(10, at + 1))
        line++;
    return line;
}


/***/ }),

/***/ 3042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ findPem),
/* harmony export */   V3: () => (/* binding */ findWrappedPem),
/* harmony export */   aQ: () => (/* binding */ WRAPPED_WORDS)
/* harmony export */ });
const SPACE = String.raw `(?: |%20|\+)`;
/** Four dashes and a space is SSH2's own armour (RFC 4716). */
const BEGIN = new RegExp(`-{4,5} ?BEGIN(?<label>(?:${SPACE}[A-Z0-9]{1,20}){0,3}${SPACE}PRIVATE${SPACE}KEY(?:${SPACE}BLOCK)?) ?-{4,5}`, 'g');
const END = new RegExp(`[^-]{0,40}-{4,5} ?END${SPACE}[A-Z0-9 %+]{0,60}-{4,5}`, 'y');
/** RFC 1421 and OpenPGP put lines of their own before the body. */
const HEADERS = /^[\s\S]{0,12}(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40}):/;
const RUN = /[A-Za-z0-9+/]{20,}/g;
/** How much may stand between the header and the body, and between its lines: breaks, escapes, quotation marks, comment signs. */
const [FIRST_GAP, GAP, HEADER_LINES] = [60, 40, 600];
const LONGEST = 20_000;
/**
 * Finds private keys in PEM of any label: with breaks, without them, with escaped ones, in quotation marks, behind comment
 * signs, cut off. What counts is a body of base64 behind the header; a header that prose or code mentions has none.
 */
function findPem(text) {
    const found = [];
    for (const match of text.matchAll(BEGIN)) {
        const start = match.index;
        const body = bodyAfter(text, start + match[0].length);
        if (body === undefined || start < (found.at(-1)?.end ?? 0))
            continue;
        END.lastIndex = body.end;
        const closing = END.exec(text);
        const encrypted = /ENCRYPTED/.test((match.groups?.['label'] ?? '') + body.before);
        const end = closing === null ? body.end : END.lastIndex;
        found.push({ kind: encrypted ? 'encrypted-private-key' : 'private-key', start, end });
    }
    return found;
}
/** The lines of base64 behind a header; undefined when what stands there is no body of a key. */
function bodyAfter(text, from) {
    // Most headers have no body at all: that is found out without looking far.
    if (text.slice(from, from + HEADER_LINES + 40).search(RUN) === -1)
        return undefined;
    const window = text.slice(from, from + LONGEST);
    let [end, start, longest, total, sample] = [0, -1, 0, 0, ''];
    for (const { 0: run, index } of window.matchAll(RUN)) {
        const between = window.slice(end, index);
        const limit = start !== -1 ? GAP : HEADERS.test(window) ? HEADER_LINES : FIRST_GAP;
        if (between.length > limit || between.includes('----'))
            break;
        if (start === -1)
            start = index;
        end = index + run.length;
        longest = Math.max(longest, run.length);
        total += run.length;
        if (sample.length < 400)
            sample += run;
    }
    // Letters of both cases and digits, as base64 of a key always has: no word, no name, no digest in hex.
    const mixed = /[a-z]/.test(sample) && /[A-Z]/.test(sample) && /[0-9]/.test(sample);
    if (!mixed || (longest < 40 && total < 60))
        return undefined;
    const padding = /^={1,2}/.exec(window.slice(end, end + 2))?.[0].length ?? 0;
    return { before: window.slice(0, start), end: from + end + padding };
}
/** `PRIVATE KEY-----` in base64 at each of its three offsets, without the characters that its neighbours decide. */
const WRAPPED_WORDS = ['UFJJVkFURSBLRVktLS0tL', 'BSSVZBVEUgS0VZLS0tLS', 'QUklWQVRFIEtFWS0tLS0t'];
/** How many characters of the group of four, in which the word begins, stand before it. */
const CUT = [0, 2, 3];
const BREAK = /[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*/g;
const BLOB = /^(?:[A-Za-z0-9+/_-]|[ \t]*(?:\r?\n|\\{1,4}[rn])[ \t]*)*={0,2}/;
/** Finds private keys in PEM as base64 of the whole, also behind a certificate: what is wrapped is decoded and looked at. */
function findWrappedPem(text) {
    const found = [];
    for (const [offset, word] of WRAPPED_WORDS.entries()) {
        let decodedTo = 0;
        for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
            if (at < decodedTo)
                continue;
            const group = at - (CUT[offset] ?? 0);
            let start = at;
            while (start > 0 && at - start < LONGEST && /[A-Za-z0-9+/_-]/.test(text.charAt(start - 1)))
                start--;
            // The END line of a key holds the word as well.
            if (group < start || found.some((key) => at >= key.start && at < key.end))
                continue;
            const first = group - 4 * Math.floor((group - start) / 4);
            const blob = BLOB.exec(text.slice(first, at + LONGEST))?.[0] ?? '';
            decodedTo = first + blob.length;
            const decoded = Buffer.from(blob.replaceAll(BREAK, ''), 'base64').toString('latin1');
            const [key] = findPem(decoded);
            if (key !== undefined)
                found.push({ kind: key.kind, start, end: decodedTo });
        }
    }
    return found;
}


/***/ }),

/***/ 1732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ findPrivateKeys)
});

;// CONCATENATED MODULE: ./build/core/secrets/json-web-key.js
const QUOTE = String.raw `[\\"'\x60]{0,4}`;
const TYPE = new RegExp(`\\bkty${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}(?:RSA|EC|OKP)\\b`, 'g');
/** The private member (RFC 7518, RFC 8037). */
const PRIVATE = new RegExp(`(?<![\\w.-])d${QUOTE}\\s{0,9}[:=]\\s{0,9}${QUOTE}[A-Za-z0-9_-]{40,}`, 'g');
/** How far apart the members of one key stand: an RSA key of 8192 bits has 7,000 characters. */
const REACH = 8000;
/** Finds private JSON Web Keys: in JSON, in JSON within a string, in YAML and in the object literals of source files. */
function findJsonWebKeys(text) {
    const found = [];
    const members = [...text.matchAll(PRIVATE)];
    let next = 0;
    for (const { 0: type, index } of text.matchAll(TYPE)) {
        while ((members[next]?.index ?? Infinity) < index)
            next++;
        // The nearest on each side: a set has many keys, and public ones among them.
        const near = [members[next - 1], members[next]].find((member) => member !== undefined && Math.abs(member.index - index) < REACH && sameObject(text, index, member.index));
        if (near === undefined)
            continue;
        const start = Math.min(near.index, index);
        const end = Math.max(near.index + near[0].length, index + type.length);
        const brace = text.slice(Math.max(0, start - REACH), start).lastIndexOf('{');
        const close = text.slice(end, end + REACH).indexOf('}');
        found.push({
            kind: 'private-key',
            start: brace === -1 ? start : Math.max(0, start - REACH) + brace,
            end: close === -1 ? end : end + close + 1,
        });
    }
    return found;
}
// Two members are of one object when no brace closes between them that was not opened there.
function sameObject(text, a, b) {
    let depth = 0;
    for (const character of text.slice(Math.min(a, b), Math.max(a, b))) {
        if (character === '{')
            depth++;
        else if (character === '}' && --depth < 0)
            return false;
    }
    return depth === 0;
}

// EXTERNAL MODULE: ./build/core/secrets/pem.js
var pem = __webpack_require__(3042);
;// CONCATENATED MODULE: ./build/core/secrets/private-keys.js


const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
const PEM_WORDS = ['PRIVATE KEY', 'PRIVATE%20KEY', 'PRIVATE+KEY'];
/**
 * Finds private key material in a text: PEM of any label and in any shape (pem.ts), also in base64 as a whole, PuTTY, age and
 * JSON Web Keys. Public keys and certificates are none; neither is a header without a body. Cost is linear in the text.
 */
function findPrivateKeys(text) {
    const found = [];
    const all = (pattern) => {
        for (const { 0: key, index } of text.matchAll(pattern))
            found.push({ kind: 'private-key', start: index, end: index + key.length });
    };
    if (PEM_WORDS.some((word) => text.includes(word)))
        found.push(...(0,pem/* findPem */.ET)(text));
    if (pem/* WRAPPED_WORDS */.aQ.some((word) => text.includes(word)))
        found.push(...(0,pem/* findWrappedPem */.V3)(text));
    if (text.includes('PuTTY-User-Key-File-'))
        all(PUTTY);
    if (text.includes('AGE-SECRET-KEY-1'))
        all(AGE);
    if (text.includes('kty'))
        found.push(...findJsonWebKeys(text));
    return found;
}


/***/ })

};
;