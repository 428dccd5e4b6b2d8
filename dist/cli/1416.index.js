"use strict";
exports.id = 1416;
exports.ids = [1416];
exports.modules = {

/***/ 4823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ generateKeyPair),
/* harmony export */   y: () => (/* binding */ decryptPem)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3275);


/** Opens an encrypted PKCS#8 key by node:crypto. The passphrase is always given, so nothing is ever asked for. */
const decryptPem = (pem, passphrase) => {
    try {
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)({ key: pem, format: 'pem', passphrase }).export({ type: 'pkcs8', format: 'der' });
    }
    catch {
        throw new _core_dsse_public_key_js__WEBPACK_IMPORTED_MODULE_1__/* .KeyProblem */ .vc('the passphrase does not open it');
    }
};
/** @param passphrase encrypts the private key (PBES2, AES-256) */
function generateKeyPair(passphrase) {
    const { publicKey, privateKey } = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.generateKeyPairSync)('ed25519');
    const protection = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase };
    return {
        privatePem: privateKey.export({ type: 'pkcs8', format: 'pem', ...protection }).toString(),
        publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    };
}


/***/ }),

/***/ 1012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ openMode),
/* harmony export */   Ck: () => (/* binding */ isTaken),
/* harmony export */   M8: () => (/* binding */ gitWorkTree),
/* harmony export */   nM: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** @returns the mode of a key file when others than its owner may read it, in octal; always undefined on Windows. */
function openMode(path) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (process.platform === 'win32' || stat === undefined || !stat.isFile() || (stat.mode & 0o077) === 0)
        return undefined;
    return `0${(stat.mode & 0o777).toString(8)}`;
}
/** @returns the top folder of the git work tree that a path is in (links resolved), or undefined. */
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
/** @returns whether anything stands at the path, a dangling link included. */
function isTaken(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** Removes a file that this process has just made. */
function removeFile(path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}


/***/ }),

/***/ 8151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ attestVerdict),
/* harmony export */   outputPaths: () => (/* binding */ outputPaths)
/* harmony export */ });
/* unused harmony export complianceStatement */
/* harmony import */ var _core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8216);
/* harmony import */ var _core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4021);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8508);



/** The in-toto statement "this cartridge met this verdict on this host", about the cartridge's ROM digest. */
function complianceStatement(verdict, facts, profile) {
    return {
        subjectName: facts.cartridgeId,
        sha256: facts.romDigest.slice('sha256:'.length),
        predicateType: profile.compliancePredicateType,
        predicate: {
            romDigest: facts.romDigest,
            host: verdict.host,
            signature: verdict.signature,
            descriptor: { ...verdict.descriptor },
            attestedAt: facts.attestedAt,
            tool: `cartwright ${_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}`,
        },
    };
}
/** Signs the verdict as a DSSE envelope, which stock tools check offline (format.md, 5). */
function attestVerdict(verdict, facts, signer, profile) {
    return (0,_core_dsse_envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .envelopeJson */ .X8)((0,_core_dsse_sign_js__WEBPACK_IMPORTED_MODULE_1__/* .signStatement */ .fT)(complianceStatement(verdict, facts, profile), signer));
}
/** A file for each verdict: `out` itself for one, otherwise `SUBJECT.HOST.SUFFIX` in the folder `out`. */
function outputPaths(verdicts, out, suffix) {
    if (verdicts.length === 1 && !out.endsWith('/'))
        return [out];
    const taken = new Set();
    return verdicts.map(({ subject, host }) => {
        const base = `${slug(subject.replace(/\/+$/, '').split('/').at(-1) ?? '')}.${slug(host)}`;
        let name = base;
        for (let i = 2; taken.has(name); i++)
            name = `${base}-${i}`;
        taken.add(name);
        return `${out.replace(/\/+$/, '')}/${name}.${suffix}`;
    });
}
function slug(name) {
    const plain = name
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[-.]+|[-.]+$/g, '')
        .slice(0, 80);
    return plain === '' ? 'unnamed' : plain;
}


/***/ }),

/***/ 1239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $D: () => (/* binding */ MAX_PACKED_FILE),
  iu: () => (/* binding */ buildEpoch),
  PN: () => (/* binding */ buildPackage),
  p6: () => (/* binding */ selfCheck)
});

// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/private-keys.js
var private_keys = __webpack_require__(1882);
// EXTERNAL MODULE: ./build/core/secrets/secret.js
var secret = __webpack_require__(8234);
;// CONCATENATED MODULE: ./build/core/cartridge/forbidden.js
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
const SECRET_NAME = /key|token|secret|passw|pwd|credential|private|auth|dsn|_url$|connection/i;
const MIN_VALUE = 8;
/** The values of an environment file that look secret by their name and are long enough to be told apart from words. */
function environmentValues(file, text) {
    const values = [];
    for (const line of text.split(/\r\n|\r|\n/)) {
        const match = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
        if (match === null)
            continue;
        const [, name = '', raw = ''] = match;
        const value = /^(["'])(.*)\1$/.exec(raw)?.[2] ?? raw.replace(/\s+#.*$/, '');
        if (SECRET_NAME.test(name) && value.length >= MIN_VALUE)
            values.push({ origin: `${file}: ${name}`, value });
    }
    return values;
}
/** A larger or binary file is only searched for keys and for values of environment files. */
const MAX_TEXT = 16 * 1024 * 1024;
/**
 * Everything in a file's content that may not travel, by line.
 *
 * @param findSecrets handed over, since it is large and loaded when it is needed
 */
function findForbidden(bytes, environment, findSecrets) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const found = (0,private_keys/* findPrivateKeys */.$)(bytes);
    const lineAt = (offset) => 1 + (buffer.toString('latin1', 0, offset).match(/\n/g)?.length ?? 0);
    if (bytes.length <= MAX_TEXT && !buffer.subarray(0, 8192).includes(0)) {
        const text = buffer.toString('latin1');
        for (const { kind, start } of findSecrets(text)) {
            if (!secret/* KEY_KINDS */.A3.includes(kind))
                found.push({ line: lineAt(start), what: (0,secret/* secretName */.Gf)(kind) });
        }
    }
    for (const { origin, value } of environment) {
        const at = buffer.indexOf(value);
        if (at !== -1)
            found.push({ line: lineAt(at), what: `the value of ${origin}` });
    }
    return found.sort((a, b) => a.line - b.line);
}

// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/cartridge/names.js
var names = __webpack_require__(7884);
// EXTERNAL MODULE: ./build/core/cartridge/rom.js
var rom = __webpack_require__(9802);
// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(1078);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/findings.js
var core_findings = __webpack_require__(6770);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/package.js + 1 modules
var app_package = __webpack_require__(2792);
;// CONCATENATED MODULE: ./build/app/build.js










/** Largest file that can be packed: SQLite's engine holds one value in memory, twice. */
const MAX_PACKED_FILE = 512 * 1024 * 1024;
const MAX_ENV_FILE = 1024 * 1024;
/**
 * Builds a cartridge from a package folder (surface.md, Packages). The same input gives the same bytes, wherever and whenever.
 *
 * @returns diagnostics for a package that is not valid, or holds what may not travel
 * @throws UserError for a file that cannot be packed at all
 */
async function buildPackage(ports, folder, profile, options) {
    const loaded = await (0,app_package/* loadPackage */.H)(ports.fs, folder, profile);
    if ('diagnostics' in loaded)
        return loaded;
    const { findSecrets } = await Promise.all(/* import() */[__webpack_require__.e(3958), __webpack_require__.e(8952)]).then(__webpack_require__.bind(__webpack_require__, 6571));
    const scan = { environment: readEnvironment(ports.fs, loaded.folder), findSecrets };
    const capabilities = capabilitiesOf(loaded.package);
    const rom = `${loaded.folder}/rom`;
    const found = ports.listFolder(rom, MAX_PACKED_FILE);
    checkNames(found, rom);
    const diagnostics = checkText(loaded, scan);
    const files = [manifestFile(loaded, found, rom, options)];
    for (const file of found) {
        if (`rom/${file.path}` === ids/* MANIFEST_PATH */.U4)
            continue;
        files.push({
            name: `rom/${file.path}`,
            mtime: options.epoch,
            size: file.size,
            read: () => scanned(file, rom, scan, diagnostics),
        });
    }
    const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
    const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
    const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
    try {
        const written = await ports.writer.create(options.out, content, async (temporary) => {
            if (diagnostics.length > 0)
                throw new Forbidden();
            await selfCheck(ports.store, temporary, profile, options.out);
        });
        return { written: { ...written, cartridgeId, files: files.length, notes: [] } };
    }
    catch (error) {
        if (error instanceof Forbidden)
            return { diagnostics };
        throw error;
    }
}
/** Ends a build in which something was found that may not travel; all of it is reported, nothing is written. */
class Forbidden extends Error {
}
/**
 * Reads the finished file afresh: what is written is what verifies.
 *
 * @throws Error when it does not, which is a bug
 */
async function selfCheck(store, path, profile, shown) {
    const file = store.open(path);
    try {
        const findings = new core_findings/* Findings */.F();
        await (0,verify/* inspectCartridge */.i)(file, profile, findings);
        const fault = findings.list().find(({ ok }) => !ok);
        if (fault !== undefined)
            throw new Error(`the cartridge built for ${shown} does not verify: ${fault.id}: ${fault.message}`);
    }
    finally {
        file.close();
    }
}
function checkNames(found, rom) {
    const seen = new Map();
    for (const { path } of found) {
        const name = `rom/${path}`;
        const problem = (0,names/* nameProblem */.rH)(name) ?? forbiddenName(name);
        const refuse = (reason, help) => {
            throw new errors/* UserError */.y('bad-package-file', `cannot be packed as ${(0,names/* showName */.$i)(name)}: ${reason}`, {
                path: `${rom}/${path}`,
                help,
            });
        };
        if (problem !== undefined)
            refuse(problem, 'rename it, or keep it outside rom/');
        const twin = seen.get((0,names/* foldName */.zN)(name));
        if (twin !== undefined)
            refuse(`it differs from ${(0,names/* showName */.$i)(twin)} only by case`, 'rename one of them');
        seen.set((0,names/* foldName */.zN)(name), name);
    }
}
// The manifest is made from cartridge.yaml; a committed copy of it under rom/ is welcome as long as it is in step.
function manifestFile(loaded, found, rom, options) {
    const bytes = new TextEncoder().encode(loaded.manifestText);
    const committed = found.find(({ path }) => `rom/${path}` === ids/* MANIFEST_PATH */.U4);
    if (committed !== undefined && Buffer.compare(committed.read(), bytes) !== 0) {
        throw new errors/* UserError */.y('stale-manifest', 'it is not the manifest that cartridge.yaml gives', {
            path: `${rom}/${committed.path}`,
            help: `remove it, or run cartwright manifest ${loaded.folder} --out ${rom}/${committed.path}`,
        });
    }
    return { name: ids/* MANIFEST_PATH */.U4, mtime: options.epoch, size: bytes.length, read: () => bytes };
}
function scanned(file, rom, scan, diagnostics) {
    const bytes = file.read();
    for (const { line, what } of findForbidden(bytes, scan.environment, scan.findSecrets))
        diagnostics.push(forbidden(`${rom}/${file.path}`, line, what));
    return bytes;
}
function checkText(loaded, scan) {
    const texts = [(0,canonical_json/* canonicalize */.d)(loaded.package), loaded.manifestText];
    const found = texts.flatMap((text) => findForbidden(new TextEncoder().encode(text), scan.environment, scan.findSecrets));
    // The canonical text has one line; where the value is written as it is, its own line is named.
    const written = findForbidden(new TextEncoder().encode(loaded.doc.text), scan.environment, scan.findSecrets);
    const lineOf = (what) => written.find((at) => at.what === what)?.line ?? 1;
    return [...new Set(found.map(({ what }) => what))].map((what) => forbidden(loaded.file, lineOf(what), what));
}
function forbidden(path, line, what) {
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
function readEnvironment(fs, folder) {
    const names = ['.env', '.env.local', '.env.development', '.env.production', '.env.test'];
    const folders = [...new Set([folder, '.'])];
    return folders.flatMap((base) => names.flatMap((name) => {
        const path = base === '.' ? name : `${base}/${name}`;
        if (fs.kind(path) !== 'file')
            return [];
        return environmentValues(path, new TextDecoder().decode(fs.readFile(path, MAX_ENV_FILE)));
    }));
}
/** Capabilities with their ids; equal ones are one. */
function capabilitiesOf(loaded) {
    const byId = new Map();
    for (const { taskType, stack, domain } of loaded.capabilities ?? []) {
        const value = { taskType, stack: [...(stack ?? [])].sort(), domain: domain ?? '' };
        const id = (0,rom/* capabilityId */.q)(value);
        if (id !== undefined)
            byId.set(id, { id, json: (0,canonical_json/* canonicalize */.d)({ id, ...value }) });
    }
    return [...byId.values()];
}
function metaOf(loaded, cartridgeId, profile, epoch) {
    const values = [
        ['spec_version', meta/* SPEC_VERSION */.FS],
        ['cartridge_id', cartridgeId],
        ['artifact_id', loaded.id.slice(loaded.id.lastIndexOf('/') + 1)],
        ['artifact_version', loaded.version],
        ['publisher_id', loaded.publisher],
        ['agent_name', loaded.name],
        ['role', loaded.role],
        ['description', loaded.description],
        ['license', loaded.license],
        ['created_at', new Date(epoch * 1000).toISOString()],
    ];
    return new Map(values.flatMap(([key, value]) => (value === undefined ? [] : [[profile.metaPrefix + key, value]])));
}
/**
 * The time of a build: `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch), else the start of 1970.
 *
 * @throws UserError `usage`
 */
function buildEpoch(value) {
    if (value === undefined || value === '')
        return 0;
    const epoch = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (epoch <= 253402300799)
        return epoch;
    throw new errors/* UserError */.y('usage', `SOURCE_DATE_EPOCH is ${JSON.stringify(value)}`, { help: 'whole seconds since 1970' });
}


/***/ }),

/***/ 1416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   attestAll: () => (/* binding */ attestAll)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _app_attest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8151);
/* harmony import */ var _app_build_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1239);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);
/* harmony import */ var _signing_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(727);





/**
 * Signs every verdict and writes the envelopes.
 *
 * @throws UserError for a subject without a ROM digest, or without a usable key: then nothing is written
 */
async function attestAll(context, verdicts, romDigests, out, profile) {
    const { fs } = context;
    const signer = (0,_signing_key_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSigner */ .vu)(context);
    const { readCartridgeCard } = await __webpack_require__.e(/* import() */ 2793).then(__webpack_require__.bind(__webpack_require__, 5174));
    const epoch = context.io.env['SOURCE_DATE_EPOCH'] ?? '';
    const attestedAt = (epoch === '' ? context.clock.now() : new Date((0,_app_build_js__WEBPACK_IMPORTED_MODULE_2__/* .buildEpoch */ .iu)(epoch) * 1000)).toISOString();
    const paths = (0,_app_attest_js__WEBPACK_IMPORTED_MODULE_1__.outputPaths)(verdicts, out, 'intoto.json');
    const files = [];
    for (const [i, verdict] of verdicts.entries()) {
        const romDigest = romDigests.get(verdict.subject);
        if (romDigest === undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('no-rom-digest', 'nothing to attest: only a whole cartridge has a ROM digest', {
                path: verdict.subject,
                help: 'build and sign the cartridge, then attest it',
            });
        const { cartridgeId } = await readCartridgeCard((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(fs.cwd, verdict.subject), profile, verdict.subject);
        const envelope = (0,_app_attest_js__WEBPACK_IMPORTED_MODULE_1__/* .attestVerdict */ .H)(verdict, { cartridgeId, romDigest, attestedAt }, signer, profile);
        files.push([paths[i] ?? out, `${JSON.stringify(envelope)}\n`]);
    }
    for (const [path, text] of files)
        fs.writeFile(path, text);
}


/***/ }),

/***/ 727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zx: () => (/* reexport */ key_options/* KEY_OPTIONS */.z),
  t4: () => (/* binding */ loadPassphrase),
  vu: () => (/* binding */ loadSigner)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/adapters/keys/decrypt.js
var decrypt = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/adapters/keys/key-file.js
var key_file = __webpack_require__(1012);
// EXTERNAL MODULE: ./build/core/dsse/base64.js
var base64 = __webpack_require__(3575);
// EXTERNAL MODULE: ./build/core/dsse/ed25519.js
var ed25519 = __webpack_require__(7999);
// EXTERNAL MODULE: ./build/core/dsse/public-key.js
var public_key = __webpack_require__(3275);
// EXTERNAL MODULE: ./build/core/dsse/sign.js
var sign = __webpack_require__(4021);
;// CONCATENATED MODULE: ./build/core/dsse/private-key.js
/** ed25519 private keys as they really arrive (surface.md, Verifying and keys): PEM in many shapes. */




const MAX_TEXT = 64 * 1024;
const JOINED = 'it is not PEM: its lines are joined or indented; a secret must keep its newlines, or hold the base64 of the whole file';
/** PKCS#8 of ed25519 up to the seed (RFC 8410, version 1), and the same with a public key behind it (version 2). */
const PKCS8 = /^30(?:2e0201|510201)0[01]300506032b657004220420/;
/**
 * Reads a private key: PKCS#8 PEM as it is, with CRLF, without its last newline, with a byte order mark, with escaped
 * newlines, or as base64 of the whole. Lines that were joined or indented on the way are named, not guessed at.
 *
 * @param passphrase undefined when none was given
 * @throws KeyProblem whose message never quotes the text
 */
function parsePrivateKey(text, passphrase, decrypt) {
    if (text.length > MAX_TEXT)
        throw new public_key/* KeyProblem */.vc('it is too long for a key');
    const pem = unwrap(text);
    const blocks = [...pem.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g)];
    const [first, second] = blocks;
    if (first === undefined)
        throw new public_key/* KeyProblem */.vc(shapeOf(pem));
    if (second !== undefined)
        throw new public_key/* KeyProblem */.vc('it holds more than one key');
    const [, label = '', body = ''] = first;
    if (!/^\n(?:[A-Za-z0-9+/=:, -]+\n|\n)+$/.test(body) || /^[ \t]/m.test(body))
        throw new public_key/* KeyProblem */.vc(JOINED);
    return signerOf(derOf(label, body.replace(/\s+/g, ''), passphrase, decrypt));
}
/** Undoes what secret stores and editors do to a PEM. */
function unwrap(text) {
    const plain = text
        .replace(/^\ufeff/, '')
        .replaceAll(String.raw `\r`, '')
        .replaceAll(String.raw `\n`, '\n')
        .replaceAll('\r', '')
        .trim();
    const unquoted = /^(["'])([^]*)\1$/.exec(plain)?.[2] ?? plain;
    if (unquoted.includes('-----BEGIN'))
        return unquoted;
    const decoded = (0,base64/* decodeBase64 */.y)(unquoted.replace(/\s+/g, ''));
    const inner = decoded === undefined ? '' : Buffer.from(decoded).toString('latin1');
    return inner.includes('-----BEGIN') ? inner.replaceAll('\r', '').trim() : unquoted;
}
function derOf(label, body, passphrase, decrypt) {
    switch (label) {
        case 'PRIVATE KEY':
            return (0,base64/* decodeBase64 */.y)(body) ?? fail('its base64 is broken');
        case 'ENCRYPTED PRIVATE KEY': {
            if (passphrase === undefined || passphrase === '')
                return fail('it is encrypted, and no passphrase was given');
            const lines = body.match(/.{1,64}/g) ?? [];
            return decrypt(['-----BEGIN ENCRYPTED PRIVATE KEY-----', ...lines, '-----END ENCRYPTED PRIVATE KEY-----', ''].join('\n'), passphrase);
        }
        case 'PUBLIC KEY':
            return fail('it is a public key; a private one signs');
        case 'OPENSSH PRIVATE KEY':
            return fail('it is an OpenSSH private key; make a PKCS#8 key with cartwright keygen');
        case 'RSA PRIVATE KEY':
        case 'EC PRIVATE KEY':
        case 'DSA PRIVATE KEY':
            return fail(`it is ${label.startsWith('RSA') ? 'an' : label.startsWith('EC') ? 'an' : 'a'} ${label.split(' ')[0]} key, not ed25519`);
        default:
            return fail('it is PEM of another kind, not PRIVATE KEY');
    }
}
function signerOf(der) {
    const hex = Buffer.from(der).toString('hex');
    const prefix = PKCS8.exec(hex)?.[0];
    if (prefix === undefined)
        return fail(`it is ${(0,public_key/* kindOfKey */.RI)(hex)}, not ed25519`);
    const start = prefix.length / 2;
    const seed = der.slice(start, start + ed25519/* SEED_BYTES */.ER);
    const whole = hex.startsWith('302e') ? start + ed25519/* SEED_BYTES */.ER : start + ed25519/* SEED_BYTES */.ER + 3 + ed25519/* KEY_BYTES */.Co;
    if (seed.length !== ed25519/* SEED_BYTES */.ER || der.length !== whole)
        return fail('it does not have 32 bytes of key');
    const raw = (0,ed25519/* publicKeyOfSeed */.zy)(seed);
    if ((0,ed25519/* isWeakKey */.ol)(raw))
        return fail('it is a weak key');
    if (PUBLISHED.has(Buffer.from(raw).toString('hex'))) {
        return fail('it is a well-known test key: everybody has it; make one with cartwright keygen');
    }
    return (0,sign/* signerOfSeed */.ZN)(seed, (0,public_key/* publicKeyFromRaw */.Zz)(raw));
}
function shapeOf(text) {
    if (text === '')
        return 'it is empty';
    if (/^\s*\{/.test(text))
        return 'it is JSON (a JWK?), not PEM';
    if (text.includes('-----BEGIN'))
        return 'its PEM is cut off: it has no END line';
    if (/^[0-9a-fA-F]{64}$/.test(text) || text.length === ed25519/* SEED_BYTES */.ER)
        return 'it is a bare seed, not PKCS#8 PEM';
    return 'it is not PEM; a secret must hold the whole file, newlines included, or its base64';
}
function fail(message) {
    throw new public_key/* KeyProblem */.vc(message);
}
/** Public halves of private keys that stand in specifications and test suites. */
const PUBLISHED = new Set([
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    '278117fc144c72340f67d0f2316e8386ceffbf2b2428c9c51fef7c597f1d426e',
    'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
    '77d1d8ebacd13f4e2f8a40e28c4a63bc9ce3bfb69716334bcb28a33eb134086c',
    '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29',
    '03a107bff3ce10be1d70dd18e74bc09967e4d6309ba50d5f1ddc8664125531b8',
    '7d4d0e7f6153a69b6242b522abbee685fda4420f8834b108c3bdae369ef549fa',
]);

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/app/key-variables.js
var key_variables = __webpack_require__(911);
;// CONCATENATED MODULE: ./build/app/signing-key.js





/** Longest key file that is read, in bytes. */
const MAX_KEY_BYTES = 64 * 1024;
/**
 * Makes a signer of a key's text.
 *
 * @param origin where the text came from, for messages: a path, or `$NAME`
 * @throws UserError `bad-signing-key`; never with any part of the text
 */
function signerFrom(text, origin, passphrase, decrypt) {
    try {
        return parsePrivateKey(text, passphrase, decrypt);
    }
    catch (error) {
        if (!(error instanceof public_key/* KeyProblem */.vc))
            throw error;
        // Without `cause`: nothing that has seen the key may travel with the error.
        throw new errors/* UserError */.y('bad-signing-key', `no usable signing key: ${error.message}`, {
            path: origin,
            help: error.message.startsWith('it is encrypted')
                ? `set ${key_variables/* PASSPHRASE_VARIABLE */.G}`
                : 'an ed25519 private key in PKCS#8 PEM is needed, as cartwright keygen makes it',
        });
    }
}

// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/cli/key-options.js
var key_options = __webpack_require__(6813);
;// CONCATENATED MODULE: ./build/cli/signing-key.js







/**
 * The signer that the options or the environment name.
 *
 * @throws UserError `no-signing-key` when there is none, an empty secret included; `bad-signing-key`
 */
function loadSigner(context) {
    const { fs, io } = context;
    const passphrase = loadPassphrase(context);
    const path = context.value('key');
    if (path !== undefined) {
        const mode = (0,key_file/* openMode */.AC)((0,external_node_path_.resolve)(fs.cwd, path));
        if (mode !== undefined) {
            io.err(`cartwright: ${(0,printable.printable)(path)}: warning: others may read this key (mode ${mode})\n  help: chmod 600 it\n`);
        }
        return signerFrom(decode(fs.readFile(path, MAX_KEY_BYTES)), path, passphrase, decrypt/* decryptPem */.y);
    }
    const text = io.env[key_variables/* KEY_VARIABLE */.$] ?? '';
    if (text.trim() === '') {
        throw new errors/* UserError */.y('no-signing-key', 'there is no signing key', {
            help: `give --key FILE, or set ${key_variables/* KEY_VARIABLE */.$}; in a pull request of a fork secrets are empty`,
        });
    }
    return signerFrom(text, `$${key_variables/* KEY_VARIABLE */.$}`, passphrase, decrypt/* decryptPem */.y);
}
/** The passphrase of the options or the environment; its last newline is not part of it. */
function loadPassphrase({ fs, io, value }) {
    const file = value('passphrase-file');
    const text = file === undefined ? io.env[key_variables/* PASSPHRASE_VARIABLE */.G] : decode(fs.readFile(file, MAX_KEY_BYTES));
    const passphrase = text?.replace(/\r?\n$/, '');
    return passphrase === '' ? undefined : passphrase;
}
function decode(bytes) {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}


/***/ }),

/***/ 4021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ addSignature),
/* harmony export */   ZN: () => (/* binding */ signerOfSeed),
/* harmony export */   fT: () => (/* binding */ signStatement)
/* harmony export */ });
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8216);
/* harmony import */ var _ed25519_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7999);
/* harmony import */ var _pae_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(320);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8355);




/** @param seed 32 bytes */
function signerOfSeed(seed, publicKey) {
    return { publicKey, sign: (message) => (0,_ed25519_js__WEBPACK_IMPORTED_MODULE_1__/* .signWithSeed */ .pI)(seed, message) };
}
/** Signs a statement: a new envelope with one signature. */
function signStatement(statement, signer) {
    return addSignature({ payloadType: _envelope_js__WEBPACK_IMPORTED_MODULE_0__/* .PAYLOAD_TYPE */ .Uc, payload: (0,_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .statementPayload */ .Go)(statement), signatures: [], unknown: [] }, signer);
}
/** The envelope with one more signature over the same payload; that of the same key is replaced, its place kept. */
function addSignature(envelope, signer) {
    const { keyid } = signer.publicKey;
    const sig = signer.sign((0,_pae_js__WEBPACK_IMPORTED_MODULE_3__/* .preAuthEncode */ .u)(envelope.payloadType, envelope.payload));
    const own = envelope.signatures.findIndex((entry) => entry.keyid === keyid);
    const signatures = own === -1 ? [...envelope.signatures, { keyid, sig }] : envelope.signatures.with(own, { keyid, sig });
    return { ...envelope, signatures };
}


/***/ }),

/***/ 1882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findPrivateKeys)
/* harmony export */ });
/* harmony import */ var _secrets_private_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1744);
/* harmony import */ var _secrets_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8234);
/** Finds private key material in a file, whatever it is called. Only kind and line are told, never a byte of the key. */


/** Words of which every key in a text holds one; a search for bytes is much cheaper than a decode. */
const WORDS = ['PRIVATE KEY', 'LS0tLS1CRUdJTi', 'PuTTY-User-Key-File-', 'AGE-SECRET-KEY-1', '"kty"'];
const WORDS_UTF16 = WORDS.map((word) => Buffer.from(word, 'utf16le'));
/** ed25519 in PKCS#8 DER (RFC 8410) up to the seed. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A longer text is decoded in parts, which overlap by more than a key. */
const PART = 32 * 1024 * 1024;
const OVERLAP = 64 * 1024;
/**
 * Looks for private keys: PEM of every kind (on several lines, on one with escaped newlines, as base64 of the whole, in
 * UTF-16), PuTTY, age, JWK, and ed25519 in DER.
 *
 * @param bytes the whole file, text or not
 */
function findPrivateKeys(bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const found = [];
    const inEncoding = (encoding, unit) => {
        for (let at = 0; at < buffer.length; at += PART) {
            const text = buffer.toString(encoding, at, Math.min(at + PART + OVERLAP, buffer.length));
            for (const { kind, start } of (0,_secrets_private_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .findPrivateKeys */ .$)(text)) {
                // A key in the overlap belongs to the next part.
                if (start * unit < PART)
                    found.push({ what: (0,_secrets_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .secretName */ .Gf)(kind), line: lineAt(buffer, at + start * unit) });
            }
        }
    };
    if (WORDS.some((word) => buffer.includes(word)))
        inEncoding('latin1', 1);
    if (WORDS_UTF16.some((word) => buffer.includes(word)))
        inEncoding('utf16le', 2);
    const der = buffer.indexOf(PKCS8_ED25519);
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

/***/ 1744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ findPrivateKeys)
/* harmony export */ });
/** Line breaks as they stand, or as escapes in JSON and in environment files. */
const BREAK = String.raw `(?:\s|\\n|\\r|\\t)`;
/** A body of at least 40 base64 characters: a header that a text only mentions has none. */
const BODY = String.raw `(?:[A-Za-z0-9+/=]|${BREAK}){40,20000}?`;
const HEADERS = String.raw `(?:(?:Proc-Type|DEK-Info|Comment|Version|Subject|X-[\w-]{1,40})[^\n\\]{0,200}${BREAK}+){0,6}`;
const PEM = new RegExp(`-----BEGIN (?<label>[A-Z0-9]{0,20} ?(?:[A-Z0-9]{1,20} )?PRIVATE KEY(?: BLOCK)?)-----${BREAK}*(?<headers>${HEADERS})${BODY}-----END [A-Z0-9 ]{0,60}-----`, 'g');
/** A key whose end was cut off is one all the same, if enough of it is left. */
const CUT_PEM = new RegExp(`-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----${BREAK}*(?:[A-Za-z0-9+/=]${BREAK}*){40}[A-Za-z0-9+/=\\s]{0,20000}`, 'g');
/** base64 of `-----BEGIN ` at each of the three offsets; what follows is decoded to see which label it is. */
const WRAPPED_PEM = /LS0tLS1CRUdJTi[A-Za-z0-9+/_-]{80,20000}={0,2}/g;
const PUTTY = /PuTTY-User-Key-File-\d:[^]{0,4000}?Private-Lines:[^]{0,4000}?(?=Private-MAC|$)/g;
const AGE = /\bAGE-SECRET-KEY-1[0-9A-Z]{58}\b/g;
/** A private JSON Web Key: its member `d` (RFC 7517, 9.3; RFC 8037, 2). */
const JWK = /\{[^{}]{0,4000}"d"\s*:\s*"[A-Za-z0-9_-]{20,}"[^{}]{0,4000}\}/g;
/**
 * Finds private key material in a text: PEM of any label (also on one line, with escaped line breaks, cut off, or in base64
 * as a whole), PuTTY, age and JSON Web Keys. Public keys and certificates are none; neither is a header without a body.
 * Cost is linear in the text.
 */
function findPrivateKeys(text) {
    const found = [];
    const add = (kind, match) => {
        const start = match.index ?? 0;
        found.push({ kind, start, end: start + match[0].length });
    };
    if (text.includes('PRIVATE KEY')) {
        for (const match of text.matchAll(PEM))
            add(kindOf(match.groups?.['label'], match.groups?.['headers']), match);
        for (const match of text.matchAll(CUT_PEM)) {
            const start = match.index;
            if (!found.some((other) => start >= other.start && start < other.end))
                add('private-key', match);
        }
    }
    if (text.includes('LS0tLS1CRUdJTi')) {
        for (const match of text.matchAll(WRAPPED_PEM)) {
            const label = /^-----BEGIN ([A-Z0-9 ]+)-----/.exec(decodeBase64(match[0].slice(0, 80)))?.[1];
            if (label?.includes('PRIVATE KEY') === true)
                add(kindOf(label, undefined), match);
        }
    }
    if (text.includes('PuTTY-User-Key-File-'))
        for (const match of text.matchAll(PUTTY))
            add('private-key', match);
    if (text.includes('AGE-SECRET-KEY-1'))
        for (const match of text.matchAll(AGE))
            add('private-key', match);
    if (text.includes('"kty"')) {
        for (const match of text.matchAll(JWK))
            if (match[0].includes('"kty"'))
                add('private-key', match);
    }
    return found;
}
function kindOf(label = '', headers = '') {
    return label.startsWith('ENCRYPTED') || headers.includes('ENCRYPTED') ? 'encrypted-private-key' : 'private-key';
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Decodes as much of a base64 text as is ASCII; anything else ends it. */
function decodeBase64(text) {
    let decoded = '';
    let bits = 0;
    let count = 0;
    for (const character of text) {
        const value = ALPHABET.indexOf(character);
        if (value < 0)
            break;
        bits = ((bits << 6) | value) & 0xffffff;
        count += 6;
        if (count >= 8) {
            count -= 8;
            decoded += String.fromCharCode((bits >> count) & 0xff);
        }
    }
    return decoded;
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