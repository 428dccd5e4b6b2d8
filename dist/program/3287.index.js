"use strict";
exports.id = 3287;
exports.ids = [3287];
exports.modules = {

/***/ 95478:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ manifestOf),
/* harmony export */   L1: () => (/* binding */ compareManifest),
/* harmony export */   QN: () => (/* binding */ shownLine),
/* harmony export */   eY: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72228);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20075);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83245);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63576);








const MANIFEST_LIMIT = 4 * 1024 * 1024;
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__.readDocument)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__.LIMITS.schemaDepth }), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__.validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    if (fs.kind(path) === 'file' && !path.endsWith(_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PACKAGE_FILE */ .eh))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-manifest', `neither a package folder, its ${_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PACKAGE_FILE */ .eh}, nor a manifest (*.json)`, {
            path,
        });
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_7__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return {
        manifest: loaded.manifest,
        bytes: new TextEncoder().encode(loaded.manifestText),
        diagnostics: loaded.warnings,
    };
}
function shownLine(line) {
    return (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_5__.printable)(line.replace(/^ +|,?[ \r]*$/g, '').slice(0, 200)) || '(nothing)';
}
function manifestOf(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}


/***/ }),

/***/ 13287:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ MAX_PACKED_FILE),
/* harmony export */   Hp: () => (/* binding */ listFrom),
/* harmony export */   IL: () => (/* binding */ inspectContent),
/* harmony export */   dA: () => (/* binding */ unpackableFindings)
/* harmony export */ });
/* harmony import */ var _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44253);
/* harmony import */ var _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87884);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32754);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95478);
/* harmony import */ var _travel_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70563);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21689);








const MAX_PACKED_FILE = 900 * 1024 * 1024;
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
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
                throw error;
            unpackable.push(error);
        }
    }
    return { files, unpackable, forbidden };
}
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
function unpackableFindings({ unpackable }) {
    return unpackable
        .filter(({ code }) => code !== 'stale-manifest')
        .map(({ path = '', message, help }) => (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)('package/unpackable', path, message, help));
}
function listFrom(fs, readFile, links) {
    return (folder, maxBytes, onFault) => {
        for (const path of links) {
            if (!(0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithin */ .UO)(folder, path))
                continue;
            const fault = new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', 'cannot be packed: it is a symbolic link', {
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
            faults.push(new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', `cannot be packed as ${(0,_core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_1__/* .showName */ .$i)(name)}: ${reason}`, {
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
function refuseOtherManifest(file, { folder, manifestText }, rom) {
    if (isInStep(file, manifestText))
        return;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('stale-manifest', 'it is not the manifest that cartridge.yaml gives', {
        path: `${rom}/${file.path}`,
        help: `remove it, or run cartwright manifest ${folder} --out ${rom}/${file.path}`,
    });
}
function isInStep(file, manifestText) {
    if (file.size > 2 * manifestText.length)
        return false;
    const pieces = [];
    file.read((bytes) => pieces.push(bytes.slice()));
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .compareManifest */ .L1)(manifestText, (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .manifestOf */ .$V)(Buffer.concat(pieces))) === undefined;
}


/***/ }),

/***/ 70563:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ openScan),
/* harmony export */   Uq: () => (/* binding */ forbiddenInPieces),
/* harmony export */   Vm: () => (/* binding */ forbiddenIn),
/* harmony export */   Zz: () => (/* binding */ forbiddenInPackage),
/* harmony export */   l3: () => (/* binding */ mayNotTravel),
/* harmony export */   m1: () => (/* binding */ forbiddenInCartridge)
/* harmony export */ });
/* harmony import */ var _core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34293);
/* harmony import */ var _core_cartridge_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36526);
/* harmony import */ var _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44253);
/* harmony import */ var _core_cartridge_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87884);
/* harmony import */ var _core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35005);
/* harmony import */ var _core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95123);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49139);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52087);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20075);
/* harmony import */ var _project_projects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32630);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21689);











const MAX_ENV_FILE = 1024 * 1024;
const STAGES = ['development', 'production', 'staging', 'test', 'ci', 'dev', 'prod'];
const ENV_FILES = [
    '.env',
    '.env.local',
    ...STAGES.flatMap((stage) => [`.env.${stage}`, `.env.${stage}.local`]),
    '.envrc',
    '.dev.vars',
];
function openScan(fs, folder) {
    const within = foldersFrom(folder).filter((base) => (0,_project_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .kindWithin */ .op)(fs, base) !== 'outside');
    const environment = within.flatMap((base) => ENV_FILES.flatMap((name) => {
        const path = base === '.' ? name : `${base}/${name}`;
        if (fs.kind(path) !== 'file')
            return [];
        return (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentValues */ .s1)(path, new TextDecoder().decode(fs.readFile(path, MAX_ENV_FILE)));
    }));
    return { environment, loadDetector: async () => (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(1809)]).then(__webpack_require__.bind(__webpack_require__, 26571))).findSecrets };
}
function foldersFrom(folder) {
    if ((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_9__/* .leadsOut */ .qm)(folder))
        return [folder, '.'];
    const segments = folder.split('/').filter((segment) => segment !== '' && segment !== '.');
    return [...segments.map((_, i) => segments.slice(0, segments.length - i).join('/')), '.'];
}
async function forbiddenInPackage(loaded, scan) {
    const texts = [(0,_core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalize */ .d)(loaded.package), loaded.manifestText];
    const found = (await Promise.all(texts.map((text) => forbiddenIn(new TextEncoder().encode(text), scan)))).flat();
    const written = await forbiddenIn(new TextEncoder().encode(loaded.doc.text), scan);
    const lineOf = (what) => written.find((at) => at.what === what)?.line ?? 1;
    return [...new Set(found.map(({ what }) => what))].map((what) => mayNotTravel(loaded.file, lineOf(what), what));
}
async function forbiddenInCartridge(cartridge, path, scan) {
    const found = [];
    const add = (object, forbidden) => {
        for (const { line, what } of forbidden)
            found.push(mayNotTravel(`${path}!${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.printable)(object)}`, line, what));
    };
    for (const row of (0,_core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'sqlar')) {
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
    for (const [key, value] of (0,_core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'cartridge'))
        yield {
            object: (0,_core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(key, 'meta', 'a key in table cartridge'),
            content: `${(0,_core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(key, 'meta', 'a key')}: ${(0,_core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(value, 'meta', 'a meta value')}`,
        };
    for (const [id, json] of (0,_core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'capabilities'))
        yield {
            object: `capability:${(0,_core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(id, 'capabilities', 'a capability id')}`,
            content: (0,_core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(json, 'capabilities', 'json of a capability'),
        };
    for (const row of (0,_core_cartridge_sqlite_read_card_js__WEBPACK_IMPORTED_MODULE_3__/* .rowsOf */ .RO)(cartridge, 'memory'))
        if ((0,_core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[1], 'memory', 'zone of a memory') === 'rom')
            yield {
                object: `memory:${(0,_core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[0], 'memory', 'a memory id')}`,
                content: (0,_core_cartridge_sqlite_values_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(row[4], 'memory', 'payload of a memory'),
            };
}
async function forbiddenInPieces(read, scan) {
    let suspicious = false;
    const quick = new _core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .ForbiddenScan */ .jk(scan.environment, (part) => {
        suspicious ||= (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_6__/* .mayHoldSecret */ .d)(part);
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
async function forbiddenIn(bytes, scan) {
    const suspicious = (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_6__/* .mayHoldSecret */ .d)(new TextDecoder('latin1').decode(bytes));
    return (0,_core_cartridge_forbidden_js__WEBPACK_IMPORTED_MODULE_1__/* .findForbidden */ .NJ)(bytes, scan.environment, suspicious ? await scan.loadDetector() : () => []);
}
function mayNotTravel(path, line, what) {
    const help = 'take it out, and replace it everywhere: it must count as known';
    return (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .lineError */ .VH)('package/secret', path, line, `${what} may not travel in a cartridge`, help);
}


/***/ }),

/***/ 44253:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ findForbidden),
/* harmony export */   Ng: () => (/* binding */ forbiddenName),
/* harmony export */   jk: () => (/* binding */ ForbiddenScan),
/* harmony export */   s1: () => (/* binding */ environmentValues)
/* harmony export */ });
/* harmony import */ var _secrets_key_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52598);
/* harmony import */ var _secrets_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38234);


const KEY_NAMES = /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx|ppk|asc\.key)$|(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/i;
const ENV_NAMES = /(?:^|\/)[^/]*\.env(?:\.[^/]*)?$/i;
function forbiddenName(name) {
    if (KEY_NAMES.test(name))
        return 'key files are never packed';
    return ENV_NAMES.test(name) ? 'environment files are never packed' : undefined;
}
const SECRET_NAME = /key|token|secret|passw|pwd|credential|private|auth|dsn|_url$|connection|webhook|cookie|salt|_pat$/i;
const MIN_VALUE = 8;
function environmentValues(file, text) {
    const values = [];
    for (const line of text.split(/\r\n|\r|\n/)) {
        const match = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=([^]*)/.exec(line.trim());
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
function isPlain(value) {
    if (/^[A-Za-z]{1,15}$/.test(value) || value.startsWith('$'))
        return true;
    return /^[a-z]+:\/\/[^@?#]*$/.test(value) && !/\/(?=[^/]*\d)[\w-]{16,}/.test(value);
}
const HEAD = 8192;
const PART = 4 * 1024 * 1024;
const OVERLAP = 64 * 1024;
class ForbiddenScan {
    #environment;
    #findSecrets;
    #found = new Map();
    #pieces = [];
    #held = 0;
    #searched = 0;
    #lines = 0;
    #isText;
    constructor(environment, findSecrets) {
        this.#environment = environment;
        this.#findSecrets = findSecrets;
    }
    push(bytes) {
        const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        const atOnce = this.#held === 0 && bytes.length >= PART;
        this.#pieces.push(atOnce ? buffer : Buffer.from(buffer));
        this.#held += bytes.length;
        if (this.#held >= PART)
            this.#search(OVERLAP);
    }
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
            this.#found.set(`${found.line} ${what}`, found);
        }
        const rest = Buffer.from(part.subarray(Math.max(part.length - keep, 0)));
        this.#lines += countLines(part, part.length - rest.length);
        this.#pieces = [rest];
        this.#held = this.#searched = rest.length;
    }
    #inPart(part, isText) {
        const found = (0,_secrets_key_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findPrivateKeys */ .$)(part);
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

/***/ 52598:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ findPrivateKeys)
});

;// CONCATENATED MODULE: ./build/core/secrets/bare-keys.js
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
    /\bM[A-Za-z0-9+/]{3,9}w?BQYDK2V[u-x]B[A-Za-z0-9+/]{45,}={0,2}/g,
    /\bMII[A-Za-z0-9+/]{3,6}I?BADANBgkqhkiG9w0BAQEFAASC[A-Za-z0-9+/]{200,}={0,2}/g,
    /\bMI[A-Za-z0-9+/]{1,4}AgEAMBMGByqGSM49[A-Za-z0-9+/]{60,}={0,2}/g,
    /\bRWRTY0Iy[A-Za-z0-9+/]{150,}={0,2}/g,
    /\bPrivateKey\s{0,9}=\s{0,9}[A-Za-z0-9+/]{43}=(?![A-Za-z0-9+/=])/g,
    /<RSAKeyValue>[^]{0,8000}?<D>\s{0,99}[A-Za-z0-9+/=\s]{40,}/g,
];
function findBareKeys(text) {
    if (!BARE_WORDS.some((word) => text.includes(word)))
        return [];
    return BARE.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: key, index }) => ({
        kind: 'private-key',
        start: index,
        end: index + key.length,
    })));
}
const DER = [
    /^30(?:82....|81..|[0-7].)02010[01]30(?:81..|[0-7].)06/,
    /^30(?:82....|81..)0201000282/,
    /^30(?:81..|[0-7].)02010104(?:1c|20|30|42)/,
    /^30(?:82....|81..)30[0-7].06092a864886f70d0105/,
];
function isDerKey(bytes) {
    const head = Buffer.from(bytes.subarray(0, 24)).toString('hex');
    return DER.some((form) => form.test(head));
}

// EXTERNAL MODULE: ./build/core/secrets/pem.js
var pem = __webpack_require__(23042);
// EXTERNAL MODULE: ./build/core/secrets/private-keys.js + 1 modules
var private_keys = __webpack_require__(21732);
// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(38234);
;// CONCATENATED MODULE: ./build/core/secrets/key-files.js




const SIGN = new RegExp([String.raw `PRIVATE(?: |%20|\+)KEY|PuTTY-User-Key-File-|AGE-SECRET-KEY-1|kty`, ...pem/* WRAPPED_WORDS */.aQ, ...BARE_WORDS].join('|'));
const COMMON = ['PRIVATE KEY', pem/* WRAPPED_WORDS */.aQ[0], 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1', '"kty"'];
const COMMON_UTF16 = COMMON.map((word) => Buffer.from(word, 'utf16le'));
const HEAD = 8192;
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const PART = 32 * 1024 * 1024;
const OVERLAP = 64 * 1024;
function findPrivateKeys(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (buffer.length > 1 && buffer.length % 2 === 0 && buffer.readUInt16BE(0) === 0xfeff)
        return findPrivateKeys(Buffer.from(buffer).swap16());
    const found = [];
    const inEncoding = (encoding, unit) => {
        for (let at = 0; at < buffer.length; at += PART) {
            const text = buffer.toString(encoding, at, Math.min(at + PART + OVERLAP, buffer.length));
            if (!SIGN.test(text))
                continue;
            for (const { kind, start } of (0,secret/* distinct */.dM)([...(0,private_keys/* findPrivateKeys */.$)(text), ...findBareKeys(text)])) {
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

/***/ 52087:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mayHoldSecret)
/* harmony export */ });
/* harmony import */ var _assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58313);

const MARKERS = [
    { pattern: /:\/\/[^\s/@]{1,400}@/, needs: '@' },
    {
        pattern: /PRIVATE(?: |%20|\+)KEY|UFJJVkFURSBLRVktLS0tL|BSSVZBVEUgS0VZLS0tLS|QUklWQVRFIEtFWS0tLS0t|PuTTY-User-Key-File|AGE-SECRET-KEY|A(?:3T[A-Z0-9]|KIA|GPA|IDA|ROA|IPA|NPA|NVA|SIA)[A-Z0-9]{16}|AIza|GOCSPX-|T3BlbkFJ|AccountKey=|SG\.\w/,
    },
    { pattern: /[Kk][Ee][Yy](?<=[Aa][Cc][Cc][Ee][Ss][Ss]_?[Kk][Ee][Yy])/ },
    {
        pattern: /[-_](?:(?<=(?:gh[pousr]|_pat|[sr]k_live|[sr]k_test|whsec|hf|npm|shp(?:pa|ca|at|ss)|gl(?:c|sa)|gsk|lin_api|ntn|(?<![a-z])ops|vc[piark]|figd)_|(?:(?<![a-z])[sr]k|xox[bpaor]|xapp|glpat|pypi)-)|(?<=_)authToken=)/,
    },
    { pattern: /eyJ[\w-]{10}/, needs: 'J' },
    { pattern: /hv[sbr]\.\w/, needs: 'hv' },
    { pattern: /kty/ },
    { pattern: /hooks\.slack\.com/ },
    { pattern: /dapi[A-Fa-f0-9]{30}/, needs: 'dapi' },
];
function mayHoldSecret(text) {
    const marked = MARKERS.some(({ pattern, needs }) => (needs === undefined || text.includes(needs)) && pattern.test(text));
    return marked || (0,_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsAssignment */ .Wo)(text);
}


/***/ }),

/***/ 38234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_KINDS),
/* harmony export */   Gf: () => (/* binding */ secretName),
/* harmony export */   dM: () => (/* binding */ distinct)
/* harmony export */ });
const KEY_KINDS = ['private-key', 'encrypted-private-key'];
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
Object.assign(exports.modules, require("./shared-23042.js").modules);
