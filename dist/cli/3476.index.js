"use strict";
exports.id = 3476;
exports.ids = [3476,2956];
exports.modules = {

/***/ 3476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ MAX_PACKED_FILE),
/* harmony export */   Hp: () => (/* binding */ listFrom),
/* harmony export */   IL: () => (/* binding */ inspectContent),
/* harmony export */   dA: () => (/* binding */ unpackableFindings)
/* harmony export */ });
/* harmony import */ var _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4253);
/* harmony import */ var _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7884);
/* harmony import */ var _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7991);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2087);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2754);
/* harmony import */ var _travel_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(230);







/** Largest file that can be packed: a value of SQLite has at most a thousand million bytes, with the rest of its row. */
const MAX_PACKED_FILE = 900 * 1024 * 1024;
/**
 * Looks through all that a package would pack. `build` refuses what is found here and `check` reports it, so that nobody learns
 * of it when a release is made. All is found, not only the first.
 */
async function inspectContent(ports, loaded) {
    const rom = `${loaded.folder}/rom`;
    const unpackable = [];
    const found = ports.listFolder(rom, MAX_PACKED_FILE, (fault) => unpackable.push(fault));
    const scan = (0,_travel_js__WEBPACK_IMPORTED_MODULE_5__/* .openScan */ .OE)(ports.fs, loaded.folder);
    unpackable.push(...nameFaults(found, rom));
    const forbidden = await (0,_travel_js__WEBPACK_IMPORTED_MODULE_5__/* .forbiddenInPackage */ .Zz)(loaded, scan);
    const files = [];
    for (const file of found) {
        try {
            if (`rom/${file.path}` === _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4)
                refuseOtherManifest(file, loaded, rom);
            else {
                files.push(file);
                const inFile = await forbiddenInFile(file, scan);
                forbidden.push(...inFile.map(({ line, what }) => (0,_travel_js__WEBPACK_IMPORTED_MODULE_5__/* .mayNotTravel */ .l3)(`${rom}/${file.path}`, line, what)));
            }
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
                throw error;
            unpackable.push(error);
        }
    }
    return { files, unpackable, forbidden };
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
        range: _core_diagnostic_js__WEBPACK_IMPORTED_MODULE_1__/* .START_OF_FILE */ .ag,
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
            const fault = new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-package-file', 'cannot be packed: it is a symbolic link', {
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
    const seen = new Map([[(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldName */ .zN)(_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4), _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4]]);
    const folders = new Set(_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4.split('/').map((_, i, all) => (0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldName */ .zN)(all.slice(0, i).join('/'))));
    const faults = [];
    for (const { path } of found) {
        const name = `rom/${path}`;
        const folded = (0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_6__/* .foldName */ .zN)(name);
        const refuse = (reason, help) => {
            faults.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('bad-package-file', `cannot be packed as ${(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(name)}: ${reason}`, {
                path: `${rom}/${path}`,
                help,
            }));
        };
        const problem = (0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_6__/* .nameProblem */ .rH)(name) ?? (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__/* .forbiddenName */ .Ng)(name);
        const twin = seen.get(folded);
        if (problem !== undefined)
            refuse(problem, 'rename it, or keep it outside rom/');
        if (twin !== undefined && twin !== name) {
            refuse(`it differs from ${(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(twin)} only by case`, 'rename one of them');
        }
        if (folders.has(folded))
            refuse(`it stands where the folder of ${(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_6__/* .showName */ .$i)(_ids_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_PATH */ .U4)} has to be`, 'rename it');
        seen.set(folded, name);
    }
    return faults;
}
const STALE = 'stale-manifest';
// The manifest is made from cartridge.yaml; a committed copy of it under rom/ is welcome as long as it is in step.
function refuseOtherManifest(file, { folder, manifestText }, rom) {
    if (holds(file, new TextEncoder().encode(manifestText)))
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(STALE, 'it is not the manifest that cartridge.yaml gives', {
        path: `${rom}/${file.path}`,
        help: `remove it, or run cartwright manifest ${folder} --out ${rom}/${file.path}`,
    });
}
function holds(file, expected) {
    let [same, at] = [true, 0];
    file.read((bytes) => {
        same &&= Buffer.compare(bytes, expected.subarray(at, at + bytes.length)) === 0;
        at += bytes.length;
    });
    return same && at === expected.length;
}
// Almost no file may hold a token, and only then the detector is loaded, and the file read once more for it.
async function forbiddenInFile(file, scan) {
    let suspicious = false;
    const quick = new _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__/* .ForbiddenScan */ .jk(scan.environment, (text) => {
        suspicious ||= (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_3__/* .mayHoldSecret */ .d)(text);
        return [];
    });
    file.read((bytes) => quick.push(bytes));
    const found = quick.finish();
    if (!suspicious)
        return found;
    const thorough = new _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__/* .ForbiddenScan */ .jk(scan.environment, await scan.loadDetector());
    file.read((bytes) => thorough.push(bytes));
    return thorough.finish();
}


/***/ }),

/***/ 230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ openScan),
/* harmony export */   Vm: () => (/* binding */ forbiddenIn),
/* harmony export */   Zz: () => (/* binding */ forbiddenInPackage),
/* harmony export */   l3: () => (/* binding */ mayNotTravel)
/* harmony export */ });
/* harmony import */ var _core_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5739);
/* harmony import */ var _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4253);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2087);
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
        return (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentValues */ .s1)(path, new TextDecoder().decode(fs.readFile(path, MAX_ENV_FILE)));
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
    const texts = [(0,_core_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalize */ .d)(loaded.package), loaded.manifestText];
    const found = (await Promise.all(texts.map((text) => forbiddenIn(new TextEncoder().encode(text), scan)))).flat();
    // The canonical text has one line; where the value is written as it is, its own line is named.
    const written = await forbiddenIn(new TextEncoder().encode(loaded.doc.text), scan);
    const lineOf = (what) => written.find((at) => at.what === what)?.line ?? 1;
    return [...new Set(found.map(({ what }) => what))].map((what) => mayNotTravel(loaded.file, lineOf(what), what));
}
/** Looks into a whole content. */
async function forbiddenIn(bytes, scan) {
    const suspicious = (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)(new TextDecoder('latin1').decode(bytes));
    return (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__/* .findForbidden */ .NJ)(bytes, scan.environment, suspicious ? await scan.loadDetector() : () => []);
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

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uO: () => (/* binding */ findAssignments),
  Wo: () => (/* binding */ holdsAssignment),
  pQ: () => (/* binding */ isAssignedSecret)
});

;// CONCATENATED MODULE: ./build/core/secrets/random.js
/** Whether a value looks as if a machine had drawn it: told by its own characters alone, so that the same value always gets the same answer. */
/** Shorter values have too few characters to tell chance from choice, letters alone need more of them; longer ones are data. */
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];
/** Words of values that stand in a secret's place and are none, also with digits for letters (`P4ssw0rd`). */
const MADE_UP = /pass(?:word|wd|phrase)|secret|token|credential|change|replace|insert|example|sample|dummy|fake|mock|test|demo|placeholder|redacted|default|your|admin|welcome|letmein|qwer|asdf|hunter|foobar|lorem|hello|world|todo|none|null|undefined|xxxx|user|local|public/;
const LEET = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
};
/**
 * Forms that are no secret whatever their characters: digests and sealed values that name themselves, UUIDs, dates, versions,
 * addresses, paths, names of things.
 */
const NO_SECRET = [
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    /^\$(?:1|2[abxy]?|5|6|7|y|apr1|argon2\w*|pbkdf2[\w-]*|scrypt)\$/,
    /^(?:sha\d{1,3}|md5|blake\w*|ed25519|ssh-\w+|bcrypt|argon2\w*|pbkdf2\w*|scrypt|crc32|xxh\d+|urn|arn|did|ENC|vault|op|base64)[:\-[(]/i,
    /^[a-z][a-z0-9+.-]*:\/\//i,
    /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/,
    /^[\d.,:/TZ+-]*$/,
    /^v?\d+(?:\.\d+)+/,
    /[\s{}<>`]|\$[A-Za-z_(]|%[A-Za-z_(]|\.\.\.|…|\*{3}/,
    /%[0-9A-Fa-f]{2}/,
    /[^!-~]/,
];
/** The 200 commonest pairs of letters in prose and in names: nine in ten of those that people write, three in ten of chance. */
const PAIRS = 'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON = new Set(PAIRS.match(/../g));
/** What each kind of pair of neighbours speaks for chance, in bits; what is negative speaks for a person. */
const BITS = {
    commonPair: -1.6,
    rarePair: 2.8,
    newWord: 1,
    digitAndLetter: 1.5,
    sign: 1.5,
    separator: -1,
    digits: 0,
};
/** How many bits are asked for. */
const ENOUGH = 7;
/**
 * Judges whether a value looks random, as passwords, keys and tokens of programs do. A password that a person made of words does
 * not, nor do names, words, numbers, references to variables and what documentation puts in their place.
 */
function looksRandom(value) {
    if (value.length < SHORTEST || value.length > LONGEST)
        return false;
    if (value.length < LETTERS_ALONE && !/\d/.test(value))
        return false;
    if (NO_SECRET.some((form) => form.test(value)))
        return false;
    const read = value.toLowerCase();
    const words = read.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
    if (MADE_UP.test(read) || MADE_UP.test(words) || isRegular(value) || bitsOfChance(value) < ENOUGH)
        return false;
    // What was only wrapped, as the values of a Kubernetes Secret are, is judged as it was.
    const inner = unwrapped(value);
    return inner === undefined || looksRandom(inner);
}
/** The text that a value is the base64 of; undefined when it is of none. */
function unwrapped(value) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, 'base64').toString('latin1');
    return /^[ -~]+$/.test(text) ? text : undefined;
}
/** Runs and sequences (`abcd1234`, `00000000`), few different characters, and hardly a letter or digit. */
function isRegular(value) {
    let steps = 0;
    for (let i = 1; i < value.length; i++) {
        if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1)
            steps++;
    }
    const signs = value.replace(/[A-Za-z0-9]/g, '').length;
    return steps * 3 > value.length || signs * 2 > value.length || new Set(value).size < Math.min(value.length * 0.5, 10);
}
function bitsOfChance(value) {
    let bits = 0;
    for (let i = 1; i < value.length; i++)
        bits += BITS[pairOf(value.charAt(i - 1), value.charAt(i))];
    return bits;
}
function pairOf(before, after) {
    const [a, b] = [kindOf(before), kindOf(after)];
    if (a === 'sign' || b === 'sign')
        return 'sign';
    if (a === 'separator' || b === 'separator')
        return 'separator';
    if (a === 'digit' || b === 'digit')
        return a === b ? 'digits' : 'digitAndLetter';
    if (a === 'small' && b === 'capital')
        return 'newWord';
    return COMMON.has((before + after).toLowerCase()) ? 'commonPair' : 'rarePair';
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'small';
    if (character >= 'A' && character <= 'Z')
        return 'capital';
    if (character >= '0' && character <= '9')
        return 'digit';
    return SEPARATORS.includes(character) ? 'separator' : 'sign';
}
const SEPARATORS = '-_./:+=,@\\';

;// CONCATENATED MODULE: ./build/core/secrets/assignments.js
/** Secrets without a form of their own: what gives them away is the name that they are given to, and that they look random. */

/** How names end whose value is a secret. A bare `key` names too much else. */
const WORDS = String.raw `passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
/** Names that end so and mean what everybody may know: places in a list, a strong name of .NET, a key's id for git, a badge. */
const HARMLESS = /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;
const QUOTE = '["\'`]';
/** Behind the sign: more of an operator, a type before an equals sign, what YAML puts before a value. */
const BEFORE = String.raw `[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}`;
// The sign first and the name behind it: almost no sign has such a name, and a search for one character is cheap.
const ASSIGNMENT = new RegExp(String.raw `[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))${BEFORE}` +
    String.raw `(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`, 'gi');
const NAME = new RegExp(`(?:${WORDS})$`, 'i');
/**
 * Finds random values that are given to a password, a key or a token: `password=…`, `api_key: …`, `"apiKey": "…"`, in environment
 * files, source files, configuration and JSON within a string. The place is that of the value.
 */
function findAssignments(text) {
    const found = [];
    for (const match of text.matchAll(ASSIGNMENT)) {
        const secret = judge(text, match);
        if (secret !== undefined)
            found.push(secret);
    }
    return found;
}
/** Whether {@link findAssignments} finds any. */
function holdsAssignment(text) {
    for (const match of text.matchAll(ASSIGNMENT))
        if (judge(text, match) !== undefined)
            return true;
    return false;
}
/** Whether a member of a document is such a value: the name and the value stand apart there. */
function isAssignedSecret(name, value) {
    return NAME.test(name) && !HARMLESS.test(name) && looksRandom(value.trim());
}
function judge(text, { index, groups, 0: all }) {
    const value = groups?.['quoted'] ?? groups?.['bare'] ?? '';
    if (index === undefined || !looksRandom(value))
        return undefined;
    if (HARMLESS.test(text.slice(Math.max(0, index - 60), index).replace(/["'`\\\s]+$/, '')))
        return undefined;
    const start = index + all.lastIndexOf(value);
    return { kind: 'assigned-secret', start, end: start + value.length };
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

/***/ 2087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);

/**
 * What every secret that `findSecrets` knows holds. A rare character first, then what stands before it: several such searches
 * take half the time of one with all alternatives.
 */
const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /_(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_)|_authToken=/,
    },
    { pattern: /-(?<=(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)/ },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
/**
 * Whether a text may hold a secret, at a small part of the cost of looking for one. Never false when `findSecrets` finds one.
 * A text that is a source file can hide one behind escapes: ask for its decoded values instead.
 */
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
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


/***/ }),

/***/ 8234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
/** Kinds that prove or sign: they must never leave their owner, whatever the text around them says. */
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
/** What a kind is called in a message: `a GitHub token`. */
function secretName(kind) {
    return NAMES[kind] ?? `a secret (${kind})`;
}
const NAMES = {
    'private-key': 'a private key',
    'encrypted-private-key': 'an encrypted private key',
    'aws-key': 'an AWS access key',
    'google-key': 'a Google API key',
    'stripe-key': 'a Stripe key',
    'pypi-token': 'a PyPI token',
    'json-web-token': 'a JSON web token',
    'azure-key': 'an Azure account key',
    'hugging-face-token': 'a Hugging Face token',
    'openai-key': 'an OpenAI key',
    'anthropic-key': 'an Anthropic key',
    'github-token': 'a GitHub token',
    'gitlab-token': 'a GitLab token',
    'npm-token': 'an npm token',
    'slack-token': 'a Slack token',
    'url-password': 'a password in a URL',
    'assigned-secret': 'a random value given to a password, a key or a token',
    'database-password': 'a password in a connection string',
};
/**
 * Sorts secrets by place and joins those that overlap: two detectors may each see a part. The kind of the first stays, but a
 * key's kind wins.
 */
function distinct(secrets) {
    const joined = [];
    for (const secret of [...secrets].sort((a, b) => a.start - b.start || b.end - a.end)) {
        const last = joined.at(-1);
        if (last === undefined || secret.start >= last.end)
            joined.push(secret);
        else {
            const kind = KEY_KINDS.includes(secret.kind) && !KEY_KINDS.includes(last.kind) ? secret.kind : last.kind;
            joined[joined.length - 1] = { kind, start: last.start, end: Math.max(last.end, secret.end) };
        }
    }
    return joined;
}


/***/ })

};
;