"use strict";
exports.id = 7396;
exports.ids = [7396,4484,8778,75,2255];
exports.modules = {

/***/ 89583:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders),
/* harmony export */   x: () => (/* binding */ unmakeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function makeFolders(folder) {
    const missing = [];
    for (let at = folder; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(at, { throwIfNoEntry: false }) === undefined; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        missing.push(at);
    for (const each of missing.toReversed()) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each);
        }
        catch (error) {
            if (error.code !== 'EEXIST')
                throw error;
        }
    }
    return missing.at(-1);
}
function unmakeFolders(folder, made) {
    if (made === undefined)
        return;
    try {
        for (let at = folder; at.length >= made.length; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(at);
    }
    catch {
    }
}


/***/ }),

/***/ 81012:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ openMode),
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   M8: () => (/* binding */ gitWorkTree),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function openMode(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (process.platform === 'win32' || stat === undefined || !stat.isFile() || (stat.mode & 0o077) === 0)
        return undefined;
    return `0${(stat.mode & 0o777).toString(8)}`;
}
function gitWorkTree(path) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    for (let at = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return undefined;
    }
}
function isTaken(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
function removeFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}


/***/ }),

/***/ 83245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ cartridgePaths),
/* harmony export */   Vq: () => (/* binding */ isCartridgeName),
/* harmony export */   eh: () => (/* binding */ PACKAGE_FILE)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21236);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8432);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32754);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);
/* harmony import */ var _layouts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80557);






const PACKAGE_FILE = 'cartridge.yaml';
function cartridgePaths(fs, named, root = '.') {
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(fs.cwd, root);
    const found = new Set();
    for (const name of named) {
        const path = at(name);
        const kind = fs.kind(path);
        const references = (0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .referencesIn */ .ii)(fs, path);
        if (references !== undefined)
            references.forEach((each) => found.add(each));
        else if (kind === 'file')
            found.add(path);
        else if (kind === 'directory') {
            for (const file of fs.list(path, { ignored: true })) {
                if (isCartridgeName(file))
                    found.add((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, file));
                else if (file.endsWith(`/${_core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_1__/* .LAYOUT_FILE */ .gI}`))
                    (0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .referencesIn */ .ii)(fs, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(file)))?.forEach((each) => found.add(each));
            }
        }
        else if ((0,_layouts_js__WEBPACK_IMPORTED_MODULE_3__/* .namesLayout */ .RE)(fs, path))
            found.add(path);
        else if ((0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .isGlob */ .fg)(name)) {
            const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlob */ .SO)(name);
            if ('problem' in glob)
                throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${JSON.stringify(name)}: ${glob.problem}`);
            for (const file of fs.list(root, { ignored: true }))
                if (glob.matches(file))
                    found.add(at(file));
        }
        else
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no such file or folder', { path });
    }
    return [...found].sort();
}
function isCartridgeName(file) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PREFIXES */ .V4.some((prefix) => file.endsWith(_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .PROFILES */ .jI[prefix].extension));
}


/***/ }),

/***/ 11872:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   digestOfFile: () => (/* binding */ digestOfFile)
/* harmony export */ });
/* harmony import */ var _core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30461);
/* harmony import */ var _core_value_byte_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31672);


function digestOfFile(store, path) {
    const file = store.open(path);
    try {
        const { source } = file;
        const head = source.read(0, Math.min(_core_source_file_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .HEAD_BYTES */ .Lq, source.size)).slice();
        const digest = (0,_core_value_byte_source_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOfSource */ .x)(source);
        file.assertUnchanged();
        return { sha256: digest.slice('sha256:'.length), head };
    }
    finally {
        file.close();
    }
}


/***/ }),

/***/ 10299:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _adapters_fs_replace_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13820);
/* harmony import */ var _adapters_sqlite_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91258);
/* harmony import */ var _adapters_sqlite_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(614);
/* harmony import */ var _app_package_build_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56066);
/* harmony import */ var _app_trust_sign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46724);
/* harmony import */ var _app_trust_file_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11872);
/* harmony import */ var _app_trust_verify_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8638);
/* harmony import */ var _core_bundle_names_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(19363);
/* harmony import */ var _core_bundle_write_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71360);
/* harmony import */ var _core_bundle_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72271);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44484);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33192);
/* harmony import */ var _signing_key_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34008);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21689);
/* harmony import */ var _core_text_json_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1782);
















const command = {
    name: 'sign',
    summary: 'signs a cartridge or a CAL',
    example: 'sign reviewer.cart --key ~/keys/release-2026.key.pem',
    usage: ['sign FILE --key KEY.pem', 'sign FILE --key KEY.pem --out SIGNED', 'sign FILE --key KEY.pem --bundle'],
    options: [
        ..._signing_key_js__WEBPACK_IMPORTED_MODULE_12__/* .KEY_OPTIONS */ .zx,
        (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .valueOption */ .F9)('out', 'FILE', 'where the signed file is written (default: in place)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .valueOption */ .F9)('publisher', 'ID', 'publisher that signs a CAL; a cartridge names its own'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .flagOption */ .kY)('replace', 'drop the signatures that are there'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_11__/* .valueOption */ .F9)('bundle', 'FILE', `write a Sigstore bundle over the signed file, too (alone: beside it, FILE${_core_bundle_names_js__WEBPACK_IMPORTED_MODULE_14__/* .BUNDLE_SUFFIX */ .Z})`, {
            bare: _core_bundle_names_js__WEBPACK_IMPORTED_MODULE_14__/* .BUNDLE_SUFFIX */ .Z,
        }),
        _command_js__WEBPACK_IMPORTED_MODULE_11__/* .MIN_LEVEL */ .Wp,
    ],
    formats: ['text', 'json'],
    details: [
        'A key is an ed25519 private key in PKCS#8 PEM: as it is, with CRLF, with escaped newlines, or as base64 of the whole.',
        'Signing again with the same key changes nothing; another key adds its signature to a cartridge (16 at most). The file',
        'is only replaced when it was read back, verified, and its signature was found by node:crypto as well.',
        'A cartridge is signed when its ROM holds no private key, no token and no value of a .env file, as with build.',
        'A CAL is signed when lint finds no error in it and every reader of YAML reads its plain scalars alike.',
        'The time of the statement is now, or SOURCE_DATE_EPOCH.',
        'A bundle is for tools that know no cartridge: they hash the file and ask for its sha256. Any change of the file, of SAVE,',
        'too, needs a new one.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const { fs, io, positionals, profile } = context;
        const [path, second] = positionals;
        if (path === undefined || second !== undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y('usage', 'sign takes exactly one file');
        const signer = (0,_signing_key_js__WEBPACK_IMPORTED_MODULE_12__/* .loadSigner */ .vu)(context);
        const ports = {
            fs,
            store: (0,_adapters_sqlite_store_js__WEBPACK_IMPORTED_MODULE_1__.cartridgeStore)(fs.cwd),
            writer: (0,_adapters_sqlite_write_js__WEBPACK_IMPORTED_MODULE_2__/* .cartridgeWriter */ .Z)(fs.cwd, (0,_adapters_fs_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceWithin */ .K_)(fs)),
            replaceFile: (0,_adapters_fs_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceFileIn */ .A0)(fs.cwd, (0,_adapters_fs_replace_file_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceWithin */ .K_)(fs)),
        };
        const options = optionsOf(context, path);
        const bundle = bundlePath(context, [path, options.out]);
        const result = (0,_app_trust_verify_js__WEBPACK_IMPORTED_MODULE_6__.isCalPath)(path)
            ? await signCal(ports, path, signer, options, context)
            : await (0,_app_trust_sign_js__WEBPACK_IMPORTED_MODULE_4__/* .signCartridge */ .n)(ports, path, signer, options, profile);
        if ('receipt' in result) {
            if (bundle !== undefined)
                writeBundle(context, ports, bundle, result.receipt, signer);
            print(context, result.receipt);
            return _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.ok;
        }
        if ('diagnostics' in result) {
            const { printDiagnostics } = await __webpack_require__.e(/* import() */ 8426).then(__webpack_require__.bind(__webpack_require__, 66045));
            await printDiagnostics(context, result.diagnostics, 1);
            return _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.no;
        }
        if (context.format === 'json')
            io.out((0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .resultJson */ .y3)({ version: 1, path, changed: false, faults: result.faults }, 2));
        else
            io.out((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_10__/* .refusedText */ .cN)(path, 'not signed', result.faults));
        return _command_js__WEBPACK_IMPORTED_MODULE_11__/* .EXIT */ .dc.no;
    },
};
function writeBundle({ profile }, { fs, store }, bundle, receipt, signer) {
    const { path, subject, digest, publisherId, signedAt } = receipt;
    const algorithm = (0,_app_trust_verify_js__WEBPACK_IMPORTED_MODULE_6__.isCalPath)(path) ? profile.calDigestName : profile.romDigestName;
    const contents = [{ name: subject, digest: { [algorithm]: digest.slice('sha256:'.length) } }];
    const file = { name: (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_15__/* .fileName */ .Md)(path), sha256: (0,_app_trust_file_digest_js__WEBPACK_IMPORTED_MODULE_5__.digestOfFile)(store, path).sha256 };
    const text = (0,_core_bundle_write_js__WEBPACK_IMPORTED_MODULE_7__/* .releaseBundle */ .g)(file, { contents, publisherId, signedAt }, signer, profile);
    fs.writeFile(bundle, text);
}
function bundlePath({ fs, value }, files) {
    const named = value('bundle');
    const beside = files[1] + _core_bundle_names_js__WEBPACK_IMPORTED_MODULE_14__/* .BUNDLE_SUFFIX */ .Z;
    const isSame = (one, other) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_15__/* .absolutePath */ .Hi)(fs.cwd, one) === (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_15__/* .absolutePath */ .Hi)(fs.cwd, other);
    const key = ['key', 'passphrase-file'].find((option) => isSame(value(option) ?? '', files[1]));
    if (key !== undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y('usage', `--out names the file of --${key}`, { help: 'give another file' });
    if (named === undefined)
        return undefined;
    const path = named === _core_bundle_names_js__WEBPACK_IMPORTED_MODULE_14__/* .BUNDLE_SUFFIX */ .Z ? beside : named;
    const help = `give another file${path === beside ? '' : `, or --bundle alone for ${beside}`}`;
    if (files.some((file) => isSame(path, file)))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y('usage', '--bundle names the signed file itself', { help });
    if (fs.kind(path) === 'file' && !holdsBundle(fs.readFile(path, _core_bundle_read_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_BUNDLE */ .m, true)))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .y('usage', '--bundle names a file that is no bundle, and would be lost', { path, help });
    return path;
}
function holdsBundle(bytes) {
    return bytes.length === 0 || 'bundle' in (0,_core_bundle_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readBundle */ .B)(new TextDecoder().decode(bytes));
}
async function signCal(ports, path, signer, options, { config, fs, profile }) {
    const { signCalFile } = await Promise.all(/* import() */[__webpack_require__.e(4164), __webpack_require__.e(5727), __webpack_require__.e(9797)]).then(__webpack_require__.bind(__webpack_require__, 47824));
    const { factsFrom } = await __webpack_require__.e(/* import() */ 7323).then(__webpack_require__.bind(__webpack_require__, 37323));
    const rules = { levels: config.rules, facts: factsFrom(fs) };
    return signCalFile(ports, path, signer, { ...options, rules }, profile);
}
function optionsOf(context, path) {
    const now = context.clock.now();
    const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
    return {
        out: context.value('out') ?? path,
        now,
        signedAt: (epoch === '' ? now : new Date((0,_app_package_build_js__WEBPACK_IMPORTED_MODULE_3__/* .buildEpoch */ .iu)(epoch) * 1000)).toISOString(),
        replace: context.flag('replace'),
        publisher: context.value('publisher') ?? context.config.publisher,
    };
}
function print({ io, format, quiet }, receipt) {
    if (format === 'json')
        io.out((0,_core_text_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .resultJson */ .y3)({ version: 1, ...receipt }, 2));
    else if (!quiet)
        io.out((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_10__/* .signedText */ .Mo)(receipt));
}


/***/ }),

/***/ 16813:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ KEY_OPTIONS)
/* harmony export */ });
/* harmony import */ var _app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94382);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33192);


const KEY_OPTIONS = [
    (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOption */ .F9)('key', 'FILE', `signing key in PEM (default: $${_app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_VARIABLE */ .$})`),
    (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOption */ .F9)('passphrase-file', 'FILE', `passphrase of the key (default: $${_app_trust_key_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .PASSPHRASE_VARIABLE */ .G})`),
];


/***/ }),

/***/ 34008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t4: () => (/* binding */ loadPassphrase),
/* harmony export */   vu: () => (/* binding */ loadSigner),
/* harmony export */   zx: () => (/* reexport safe */ _key_options_js__WEBPACK_IMPORTED_MODULE_6__.z)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81012);
/* harmony import */ var _app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33895);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44484);
/* harmony import */ var _key_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16813);







function loadSigner(context) {
    const { fs, io } = context;
    const passphrase = loadPassphrase(context);
    const path = context.value('key');
    if (path !== undefined) {
        const text = readSecret(fs, 'key', path);
        const signer = (0,_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .signerFrom */ .Hc)(text, path, passphrase, _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__/* .decryptPem */ .y);
        const mode = (0,_adapters_keys_key_file_js__WEBPACK_IMPORTED_MODULE_2__/* .openMode */ .AC)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, path));
        if (mode !== undefined)
            io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_5__/* .openKeyText */ .xf)(path, mode));
        return signer;
    }
    const text = io.env[_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9] ?? '';
    if (text.trim() === '') {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('no-signing-key', 'there is no signing key', {
            help: `give --key FILE, or set ${_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9}; in a pull request of a fork secrets are empty`,
        });
    }
    return (0,_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .signerFrom */ .Hc)(text, `$${_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_VARIABLE */ .$9}`, passphrase, _adapters_keys_decrypt_js__WEBPACK_IMPORTED_MODULE_1__/* .decryptPem */ .y);
}
function loadPassphrase({ fs, io, value }) {
    const file = value('passphrase-file');
    const text = file === undefined ? io.env[_app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .PASSPHRASE_VARIABLE */ .GT] : readSecret(fs, 'passphrase-file', file);
    const passphrase = text?.replace(/\r?\n$/, '');
    return passphrase === '' ? undefined : passphrase;
}
const NAME = /^[^\0-\x1f]{0,200}\.[A-Za-z][A-Za-z0-9]{1,7}$/;
const SHORTEST_KEY = 43;
function readSecret(fs, option, path) {
    const isShown = NAME.test(path) || (option === 'key' && path.length < SHORTEST_KEY);
    if (fs.kind(path) === 'none' && !isShown) {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('unreadable-file', `--${option}: there is no such file`, {
            help: 'the value is not shown, since it may be the secret itself; give the path of a file',
        });
    }
    return decode(fs.readFile(path, _app_trust_signing_key_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_KEY_BYTES */ .Xd));
}
function decode(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}


/***/ }),

/***/ 56125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47322);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84411);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(n, one, many) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${thousands(n)} ${n === 1 ? one : (many ?? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${one}s`)}`;
}
function plural(n, one) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${n} ${one}${n === 1 ? '' : 's'}`;
}
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
function allCounts({ errors, warnings, notes }) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `` : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `, ${thousands(accepted)} accepted`;
}
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(warnings > 0 ? [count(warnings, 'warning')] : []),
        ...(notes > 0 ? [count(notes, 'note')] : []),
    ];
    return parts.length === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `nothing` : _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.join(', ')(parts);
}
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 47322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 49139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   VH: () => (/* binding */ lineError),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function fileError(rule, path, message, help) {
    const range = START_OF_FILE;
    return { rule, level: 'error', message, path, range, pointer: '', ...(help === undefined ? {} : { help }) };
}
function lineError(rule, path, line, message, help) {
    const at = { line, column: 1 };
    return { ...fileError(rule, path, message, help), range: { start: at, end: at } };
}
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
}


/***/ }),

/***/ 8778:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
function nearest(name, candidates) {
    const plain = fold(name);
    const letters = lettersOf(plain);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const { text, letters: own } = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const isFar = hasMore(letters & ~own, allowed) || hasMore(own & ~letters, allowed);
        const distance = isFar ? allowed + 1 : editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let folded = FOLDED.get(candidate);
    if (folded === undefined) {
        const text = fold(candidate);
        folded = { text, letters: lettersOf(text) };
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, folded);
    }
    return folded;
}
function lettersOf(text) {
    let letters = 0;
    for (let i = 0; i < text.length; i++)
        letters |= 1 << (text.charCodeAt(i) & 31);
    return letters;
}
function hasMore(bits, limit) {
    let left = bits;
    for (let i = 0; i < limit; i++)
        left &= left - 1;
    return left !== 0;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 31672:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ digestOfSource)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);

const PIECE = 1024 * 1024;
function digestOfSource(source) {
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .runningSha256 */ .Nl)();
    for (let at = 0; at < source.size; at += PIECE)
        digest.update(source.read(at, Math.min(PIECE, source.size - at)));
    return digest.finish();
}


/***/ }),

/***/ 34293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
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
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'bigint':
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
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 8432:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   sL: () => (/* binding */ fixedPart)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;
function compileGlob(pattern) {
    if (pattern.length > MAX_LENGTH)
        return { problem: `a glob has at most ${MAX_LENGTH} characters` };
    if (/(?:^|[^\\])[?*+@!]\(/.test(pattern))
        return { problem: 'extended globs such as +(a|b) are not supported' };
    if (/\\[\p{L}\p{N}_ .]/u.test(pattern))
        return { problem: 'folders are separated by /, not by a backslash' };
    const alternatives = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
    if (alternatives === undefined)
        return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
    if (alternatives.some(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .leadsOut */ .qm))
        return { problem: 'a glob is relative and stays inside the repository' };
    const compiled = alternatives.map((alternative) => ({ start: start(alternative), segments: alternative.split('/') }));
    const matches = (path) => compiled.some(({ start, segments }) => path.startsWith(start) && matchSegments(segments, path.split('/')));
    return { pattern, matches };
}
function start(pattern) {
    const special = pattern.search(/[*?[\\]/);
    return special < 0 ? pattern : pattern.slice(0, special).replace(/\/$/, '');
}
function fixedPart(pattern) {
    const special = pattern.search(/[*?[{]/);
    if (special < 0)
        return pattern;
    return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}
function isGlob(pattern) {
    return /[*?[{]/.test(pattern);
}
function expandBraces(pattern) {
    let done = [];
    let open = [pattern];
    while (open.length > 0) {
        const next = [];
        for (const candidate of open) {
            const match = /\{([^{}]*)\}/.exec(candidate);
            if (match === null) {
                if (candidate.includes('{') || candidate.includes('}'))
                    return undefined;
                done.push(candidate);
                continue;
            }
            const [whole, inner = ''] = match;
            for (const choice of inner.split(',')) {
                next.push(candidate.slice(0, match.index) + choice + candidate.slice(match.index + whole.length));
            }
        }
        open = next;
        if (done.length + open.length > MAX_ALTERNATIVES)
            return undefined;
    }
    done = [...new Set(done)];
    return done;
}
function matchSegments(pattern, path) {
    let p = 0;
    let s = 0;
    let star = -1;
    let resume = 0;
    while (s < path.length) {
        const segment = pattern[p];
        if (segment === '**') {
            star = p++;
            resume = s;
        }
        else if (segment !== undefined && matchSegment(segment, path[s])) {
            p++;
            s++;
        }
        else if (star >= 0) {
            p = star + 1;
            s = ++resume;
        }
        else
            return false;
    }
    return p === pattern.length;
}
function matchSegment(pattern, text) {
    if (pattern === '*')
        return text.length > 0;
    let p = 0;
    let t = 0;
    let star = -1;
    let resume = 0;
    while (t < text.length) {
        const unit = pattern[p];
        if (unit === '*') {
            star = p++;
            resume = t;
            continue;
        }
        const end = unit === undefined ? -1 : matchOne(pattern, p, text[t]);
        if (end > 0) {
            p = end;
            t++;
        }
        else if (star >= 0) {
            p = star + 1;
            t = ++resume;
        }
        else
            return false;
    }
    while (pattern[p] === '*')
        p++;
    return p === pattern.length;
}
function matchOne(pattern, p, unit) {
    const wanted = pattern[p];
    if (wanted === '?')
        return p + 1;
    if (wanted === '\\' && p + 1 < pattern.length)
        return pattern[p + 1] === unit ? p + 2 : -1;
    if (wanted !== '[')
        return wanted === unit ? p + 1 : -1;
    const close = pattern.indexOf(']', p + 2);
    if (close < 0)
        return unit === '[' ? p + 1 : -1;
    const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
    return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}
function inSet(set, unit) {
    for (let i = 0; i < set.length; i++) {
        if (set[i + 1] === '-' && i + 2 < set.length) {
            if (unit >= set[i] && unit <= set[i + 2])
                return true;
            i += 2;
        }
        else if (set[i] === unit)
            return true;
    }
    return false;
}


/***/ }),

/***/ 46774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
}


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
Object.assign(exports.modules, require("./shared-58313.js").modules);
Object.assign(exports.modules, require("./shared-44484.js").modules);
Object.assign(exports.modules, require("./shared-63576.js").modules);
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-72271.js").modules);
