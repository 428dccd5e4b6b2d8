export const id = 7159;
export const ids = [7159,5259];
export const modules = {

/***/ 7159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRelease: () => (/* binding */ runRelease)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/errno.js
var errno = __webpack_require__(678);
// EXTERNAL MODULE: ./build/adapters/fs/make-folders.js
var make_folders = __webpack_require__(9583);
;// CONCATENATED MODULE: ./build/adapters/fs/replace-file.js







/** What ends a process from outside; whoever sends it wants no leftovers either. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * Writes a file whole or not at all: `body` fills a temporary file beside the target, which then takes its place with the
 * mode that the target had. On any failure, and when the process is told to end, nothing new is left, no folder either.
 *
 * @param target absolute
 * @param shown the target in messages
 * @param forbidden names of files that must not stand beside the target, as endings of its own name
 * @throws UserError `unwritable-file`, and whatever `body` throws
 */
async function replaceFile(target, shown, forbidden, body) {
    const temporary = `${target}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`;
    let folder;
    const leave = (signal) => {
        remove(temporary, target, folder);
        for (const each of SIGNALS)
            process.removeListener(each, leave);
        // Ends as the signal ends a process, so that whoever waits for it sees the signal.
        process.kill(process.pid, signal);
    };
    for (const signal of SIGNALS)
        process.on(signal, leave);
    try {
        const mode = modeOf(target, shown, forbidden);
        folder = (0,make_folders/* makeFolders */.w)((0,external_node_path_.dirname)(target));
        (0,external_node_fs_.writeFileSync)(temporary, '', { flag: 'wx', mode: 0o644 });
        if (mode !== undefined)
            (0,external_node_fs_.chmodSync)(temporary, mode);
        const result = await body(temporary);
        const descriptor = (0,external_node_fs_.openSync)(temporary, 'r+');
        (0,external_node_fs_.fsyncSync)(descriptor);
        (0,external_node_fs_.closeSync)(descriptor);
        // A signal that came during the work is obeyed now. It is only seen between turns, and the first may have begun before.
        await (0,promises_.setImmediate)();
        await (0,promises_.setImmediate)();
        (0,external_node_fs_.renameSync)(temporary, target);
        folder = undefined;
        return result;
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, shown, 'unwritable-file', 'cannot be written');
    }
    finally {
        remove(temporary, target, folder);
        for (const signal of SIGNALS)
            process.removeListener(signal, leave);
    }
}
/** As {@link replaceFile}, for what may be written in a file system. */
function replaceWithin(fs) {
    return (target, ...rest) => {
        fs.checkTarget?.(target);
        return replaceFile(target, ...rest);
    };
}
/** Replaces files below `cwd` by bytes once their new content was checked where it lies. */
function replaceFileIn(cwd, replace = replaceFile) {
    return (path, bytes, check) => replace(resolve(cwd, path), path, [], async (temporary) => {
        writeFileSync(temporary, bytes);
        await check(temporary);
    });
}
/** The mode of the file that is replaced, if there is one. */
function modeOf(target, shown, forbidden) {
    const beside = forbidden.find((ending) => (0,external_node_fs_.lstatSync)(target + ending, { throwIfNoEntry: false }) !== undefined);
    if (beside !== undefined) {
        throw new errors/* UserError */.y('unwritable-file', `${(0,external_node_path_.basename)(shown)}${beside} stands beside it: another program has it open`, {
            path: shown,
            help: 'close that program, or remove what it left behind',
        });
    }
    const there = (0,external_node_fs_.statSync)(target, { throwIfNoEntry: false });
    if (there === undefined)
        return undefined;
    if (there.isFile())
        return there.mode & 0o777;
    throw new errors/* UserError */.y('unwritable-file', 'it is not a regular file', { path: shown });
}
/** @param made the topmost folder that was made for the target */
function remove(temporary, target, made) {
    // Below a path that is no directory even a forced removal fails, and would hide why.
    if ((0,external_node_fs_.existsSync)(temporary))
        (0,external_node_fs_.rmSync)(temporary, { force: true });
    (0,make_folders/* unmakeFolders */.x)((0,external_node_path_.dirname)(target), made);
}

// EXTERNAL MODULE: ./build/adapters/fs/rom-folder.js
var rom_folder = __webpack_require__(7104);
// EXTERNAL MODULE: ./build/adapters/git/commit-files.js + 5 modules
var commit_files = __webpack_require__(3499);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/adapters/github/client.js
var github_client = __webpack_require__(6854);
// EXTERNAL MODULE: ./build/adapters/github/trouble.js
var trouble = __webpack_require__(174);
;// CONCATENATED MODULE: ./build/adapters/github/releases.js





const PAGES = 10;
const TRIES = 3;
/** How often a file is looked for that somebody else uploads. */
const LOOK_MS = 3_000;
/**
 * The release of a tag, drafts included (GitHub finds those by their number only).
 *
 * @returns undefined when the tag has none
 */
async function findRelease(client, tag) {
    const { octokit, repo } = client;
    try {
        const { data } = await octokit.rest.repos.getReleaseByTag({ ...repo, tag });
        return { id: data.id, draft: data.draft, uploadUrl: data.upload_url };
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.v) || error.kind !== 'not-found')
            throw error;
    }
    const releases = await (0,github_client/* everyPage */.Lu)(PAGES, (page) => octokit.rest.repos.listReleases({ ...repo, ...page }));
    const found = releases.find((release) => release.tag_name === tag);
    return found === undefined ? undefined : { id: found.id, draft: found.draft, uploadUrl: found.upload_url };
}
/**
 * Makes a draft release of a tag that is there: nobody sees it before a person publishes it. GitHub allows several drafts of one
 * tag, so runs that make one at the same time agree on the oldest, and the others take theirs away again.
 *
 * @throws GitHubTrouble when it cannot be made
 */
async function createDraft(client, tag) {
    const { octokit, repo } = client;
    const { data: own } = await octokit.rest.repos.createRelease({ ...repo, tag_name: tag, name: tag, draft: true });
    const releases = await (0,github_client/* everyPage */.Lu)(PAGES, (page) => octokit.rest.repos.listReleases({ ...repo, ...page }));
    const rivals = releases.filter((each) => each.tag_name === tag && each.id < own.id);
    const [oldest] = rivals.sort((x, y) => x.id - y.id);
    if (oldest !== undefined)
        await octokit.rest.repos.deleteRelease({ ...repo, release_id: own.id });
    const { id, draft, upload_url: uploadUrl } = oldest ?? own;
    return { id, draft, uploadUrl };
}
/**
 * Attaches files to a release, in their order. Run again with the same bytes, or at the same time from another job, it changes
 * nothing: a name that is taken is compared by its bytes, and what another job is uploading is waited for.
 *
 * @param states gets what became of each file as it happens, so that a run that breaks off can say how far it came
 * @throws UserError `asset-differs` when names are taken by other bytes and `overwrite` is not set: before the first upload, for those
 *   that are there by then
 * @throws GitHubTrouble when one cannot be attached
 */
async function attachAssets(client, release, files, overwrite, states) {
    const there = new Map((await listAssets(client, release)).map((asset) => [asset.name, asset]));
    const differing = [];
    const missing = [];
    for (const file of files) {
        const asset = there.get(file.name);
        if (asset !== undefined && (await hasBytes(client, asset, file.bytes)))
            states.set(file.name, 'unchanged');
        else if (asset?.state === 'uploaded' && !overwrite)
            differing.push(file.name);
        else
            missing.push({ file, asset });
    }
    if (differing.length > 0)
        throw differs(differing);
    for (const { file, asset } of missing)
        states.set(file.name, await attach(client, release, file, asset, overwrite));
}
function differs(names) {
    const said = names.map((name) => (0,printable/* quote */.hD)(name)).join(', ');
    return new errors/* UserError */.y('asset-differs', `the release has other bytes under the same name: ${said}`, {
        help: 'release under a new version, or set the input overwrite',
    });
}
async function attach(client, release, file, known, overwrite) {
    let [asset, replaced, sent] = [known, false, false];
    for (let tries = 1;; tries++) {
        if (asset !== undefined) {
            asset = await settled(client, release, asset, file);
            // What got no answer may have arrived, from here or from another job.
            if (asset !== undefined && (await hasBytes(client, asset, file.bytes)))
                return replaced ? 'replaced' : sent ? 'uploaded' : 'unchanged';
        }
        if (asset !== undefined) {
            // An upload that was cut off leaves a starter, which nobody can have relied on.
            const whole = asset.state === 'uploaded';
            if (whole && !overwrite)
                throw differs([file.name]);
            await releases_remove(client, asset);
            replaced ||= whole;
        }
        try {
            await upload(client, release, file);
            return replaced ? 'replaced' : 'uploaded';
        }
        catch (error) {
            const again = error instanceof trouble/* GitHubTrouble */.v && (error.kind === 'unavailable' || error.kind === 'taken');
            if (!again || tries === TRIES)
                throw error;
            sent ||= error.kind === 'unavailable';
            asset = await findAsset(client, release, file.name);
        }
    }
}
/**
 * The asset once nobody uploads it any more; undefined when it went away. A starter is another job's upload under way until the time
 * that an upload of this size may take has passed.
 */
async function settled(client, release, first, { name, bytes }) {
    const { timing } = client;
    const longest = timing.requestMs + bytes.length / timing.uploadBytesPerMs;
    const born = Date.parse(first.created_at ?? '');
    let left = longest - (Number.isNaN(born) ? 0 : Math.max(0, Date.now() - born));
    let asset = first;
    while (asset !== undefined && asset.state !== 'uploaded' && left > 0) {
        await timing.sleep(LOOK_MS);
        left -= LOOK_MS;
        asset = await findAsset(client, release, name);
    }
    return asset;
}
async function findAsset(client, release, name) {
    return (await listAssets(client, release)).find((asset) => asset.name === name);
}
function listAssets({ octokit, repo }, release) {
    return (0,github_client/* everyPage */.Lu)(PAGES, (page) => octokit.rest.repos.listReleaseAssets({ ...repo, release_id: release.id, ...page }));
}
async function hasBytes(client, asset, bytes) {
    if (asset.state !== 'uploaded' || asset.size !== bytes.length)
        return false;
    if (typeof asset.digest === 'string') {
        return asset.digest === `sha256:${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex')}`;
    }
    const { octokit, repo } = client;
    const headers = { accept: 'application/octet-stream' };
    const { data } = await octokit.rest.repos.getReleaseAsset({ ...repo, asset_id: asset.id, headers });
    const found = (0,github_client/* bytesOf */.$$)(data);
    return found !== undefined && Buffer.from(found).equals(bytes);
}
async function upload(client, release, { name, bytes }) {
    await client.octokit.request({
        method: 'POST',
        url: uploadAddress(client, release.uploadUrl, name),
        data: bytes,
        headers: { 'content-type': 'application/octet-stream', 'content-length': bytes.length },
    });
}
async function releases_remove({ octokit, repo }, asset) {
    try {
        await octokit.rest.repos.deleteReleaseAsset({ ...repo, asset_id: asset.id });
    }
    catch (error) {
        // Another job was quicker.
        if (!(error instanceof trouble/* GitHubTrouble */.v) || error.kind !== 'not-found')
            throw error;
    }
}
// The token goes along, so only to the host that belongs to the API.
function uploadAddress(client, template, name) {
    const api = new URL(client.apiUrl);
    const url = new URL(template.replace(/\{[^}]*\}$/, ''));
    const own = url.host === api.host || url.host === `uploads.${api.host.replace(/^api\./, '')}`;
    if (!own || url.protocol !== api.protocol)
        throw new trouble/* GitHubTrouble */.v('rejected', 0, `uploads to ${url.host}`);
    url.searchParams.set('name', name);
    return url.href;
}

// EXTERNAL MODULE: ./build/adapters/github/retry.js
var retry = __webpack_require__(827);
// EXTERNAL MODULE: ./build/core/dsse/public-key.js
var public_key = __webpack_require__(3275);
;// CONCATENATED MODULE: ./build/adapters/keys/encrypt.js

/** Of OWASP's password storage cheat sheet for PBKDF2 with SHA-256; node:crypto and openssl write 2,048. */
const ITERATIONS = 600_000;
const [SEQUENCE, INTEGER, OCTET_STRING, OID, NULL] = [0x30, 0x02, 0x04, 0x06, 0x05];
const PBES2 = oid('2a864886f70d01050d');
const PBKDF2 = oid('2a864886f70d01050c');
const HMAC_SHA256 = oid('2a864886f70d0209');
const AES_256_CBC = oid('60864801650304012a');
/**
 * Encrypts a PKCS#8 key as `EncryptedPrivateKeyInfo` in PEM (RFC 5958; PBES2 of RFC 8018 with AES-256-CBC), which openssl and
 * node:crypto read. Written out here because neither of them lets the count of iterations be chosen for a key.
 *
 * @param pkcs8 DER of the key
 */
function encrypt_encryptPkcs8(pkcs8, passphrase) {
    const [salt, iv] = [randomBytes(16), randomBytes(16)];
    const key = pbkdf2Sync(passphrase, salt, ITERATIONS, 32, 'sha256');
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    const encrypted = Buffer.concat([cipher.update(pkcs8), cipher.final()]);
    const count = Buffer.from(ITERATIONS.toString(16).padStart(6, '0'), 'hex');
    const hmac = der(SEQUENCE, HMAC_SHA256, der(NULL));
    const derivation = der(SEQUENCE, PBKDF2, der(SEQUENCE, der(OCTET_STRING, salt), der(INTEGER, count), hmac));
    const scheme = der(SEQUENCE, PBES2, der(SEQUENCE, derivation, der(SEQUENCE, AES_256_CBC, der(OCTET_STRING, iv))));
    const body = der(SEQUENCE, scheme, der(OCTET_STRING, encrypted)).toString('base64');
    const lines = body.match(/.{1,64}/g) ?? [];
    return ['-----BEGIN ENCRYPTED PRIVATE KEY-----', ...lines, '-----END ENCRYPTED PRIVATE KEY-----', ''].join('\n');
}
function oid(hex) {
    return der(OID, Buffer.from(hex, 'hex'));
}
/** Tag, length and content; a content of less than 64 KiB. */
function der(tag, ...parts) {
    const content = Buffer.concat(parts);
    const { length } = content;
    const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
    return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

;// CONCATENATED MODULE: ./build/adapters/keys/decrypt.js



/** Opens an encrypted PKCS#8 key by node:crypto. The passphrase is always given, so nothing is ever asked for. */
const decryptPem = (pem, passphrase) => {
    try {
        return (0,external_node_crypto_.createPrivateKey)({ key: pem, format: 'pem', passphrase }).export({ type: 'pkcs8', format: 'der' });
    }
    catch {
        throw new public_key/* KeyProblem */.vc('the passphrase does not open it');
    }
};
/** @param passphrase encrypts the private key (encrypt.ts) */
function generateKeyPair(passphrase) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    return {
        privatePem: passphrase === undefined
            ? privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
            : encryptPkcs8(privateKey.export({ type: 'pkcs8', format: 'der' }), passphrase),
        publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    };
}

// EXTERNAL MODULE: ./build/adapters/sqlite/store.js
var store = __webpack_require__(5259);
// EXTERNAL MODULE: ./build/core/cartridge/rom-manifest.js
var rom_manifest = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/core/cartridge/schema.js + 1 modules
var schema = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/core/cartridge/signature-row.js
var signature_row = __webpack_require__(7171);
// EXTERNAL MODULE: ./build/core/digest.js
var core_digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/cartridge/archive.js
var archive = __webpack_require__(6526);
// EXTERNAL MODULE: ./build/core/cartridge/read-card.js + 1 modules
var read_card = __webpack_require__(130);
;// CONCATENATED MODULE: ./build/adapters/sqlite/by-key.js
/** In code-point order, which is that of SQLite's indexes: rows are appended, and no page is split or freed. */
function byKey(items, key) {
    return [...items].sort((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
}

// EXTERNAL MODULE: ./node_modules/fflate/esm/index.mjs
var esm = __webpack_require__(1306);
;// CONCATENATED MODULE: ./build/adapters/sqlite/deflate.js

/** A larger file is stored as it is: memory stays flat, and what is large is mostly compressed already. */
const MAX_DEFLATED = 16 * 1024 * 1024;
const SAMPLE = 64 * 1024;
/**
 * What is stored for a content: a zlib stream when that is shorter, else the bytes themselves (as stock SQLite does).
 *
 * The deflate is written in JavaScript, since zlib's output differs between versions of Node and a build must give the same
 * bytes on each. Profile acx never gets a stream: the published reader takes raw deflate, stock SQLite takes zlib, and plain
 * bytes are read by both.
 */
function pack(content, profile) {
    if (profile.prefix === 'acx' || content.length === 0 || content.length > MAX_DEFLATED)
        return content;
    // Random or compressed content shows at its start, and trying all of it would be most of a build's time.
    if (content.length > 4 * SAMPLE && (0,esm/* zlibSync */.$)(content.subarray(0, SAMPLE)).length > SAMPLE * 0.95)
        return content;
    const deflated = (0,esm/* zlibSync */.$)(content);
    return deflated.length < content.length ? deflated : content;
}

// EXTERNAL MODULE: ./build/adapters/sqlite/file-source.js
var file_source = __webpack_require__(414);
// EXTERNAL MODULE: ./build/adapters/sqlite/inflate.js
var inflate = __webpack_require__(7857);
;// CONCATENATED MODULE: ./build/adapters/sqlite/archive-rows.js
/** The rows of `sqlar` in a new cartridge. */










const REGULAR_0644 = 0o100644;
/** How much is packed before a signal that came meanwhile is looked at. */
const TURN_BYTES = 8 * 1024 * 1024;
const TURN_FILES = 256;
/**
 * Inserts all files, in code-point order.
 *
 * @param objects gets the ROM objects
 * @returns the files that are too large to pass through SQLite's memory: room was made for them, {@link fillLargeFiles} is next
 */
async function insertFiles(database, content, objects) {
    const columns = 'INSERT INTO main.sqlar(name, mode, mtime, sz, data)';
    const insert = database.prepare(`${columns} VALUES (?, ?, ?, ?, ?)`);
    const makeRoom = database.prepare(`${columns} VALUES (?, ?, ?, ?, zeroblob(?))`);
    const large = [];
    let inflated = 0;
    let bytesSince = 0;
    let filesSince = 0;
    try {
        for (const file of byKey(content.files, ({ name }) => name)) {
            const { name, mtime, size } = file;
            let oid;
            if (size > MAX_DEFLATED) {
                oid = await digestOf(file);
                makeRoom.run([name, REGULAR_0644, mtime, size, size]);
                large.push(file);
            }
            else {
                const bytes = await wholeOf(file);
                oid = (0,core_digest/* sha256Digest */.sI)(bytes);
                // Readers bound what they inflate; what is stored as it is, the file's own size bounds.
                const deflate = inflated + size <= archive/* INFLATE_LIMITS */.rN.total;
                const data = deflate ? storable(bytes, content.profile) : bytes;
                if (data.length !== size)
                    inflated += size;
                insert.run([name, REGULAR_0644, mtime, size, data]);
            }
            if (name.startsWith('rom/'))
                objects.push({ kind: 'sqlar', sourceRef: name, oid, canon: 'raw', sz: size });
            bytesSince += size;
            filesSince += 1;
            if (bytesSince > TURN_BYTES || filesSince > TURN_FILES) {
                await (0,promises_.setImmediate)();
                bytesSince = filesSince = 0;
            }
        }
    }
    finally {
        insert.free();
        makeRoom.free();
    }
    return large;
}
// A stream of exactly the content's length would be read as the content itself.
function storable(bytes, profile) {
    const data = pack(bytes, profile);
    return data.length === bytes.length ? bytes : data;
}
async function wholeOf(file) {
    let whole;
    let at = 0;
    await file.read((bytes) => {
        if (at + bytes.length > file.size)
            throw changed(file);
        if (at === 0 && bytes.length === file.size)
            whole = new Uint8Array(bytes);
        else
            (whole ??= new Uint8Array(file.size)).set(bytes, at);
        at += bytes.length;
    });
    if (at !== file.size)
        throw changed(file);
    return whole ?? new Uint8Array(0);
}
async function digestOf(file) {
    const digest = (0,core_digest/* runningSha256 */.Nl)();
    let length = 0;
    await file.read((bytes) => {
        digest.update(bytes);
        length += bytes.length;
    });
    if (length !== file.size)
        throw changed(file);
    return digest.finish();
}
/**
 * Writes the contents of large files to the pages that SQLite set aside for them, so that they are never in memory as a
 * whole.
 *
 * @param path the finished database
 * @throws UserError `changed` when a file does not have the length any more that it had
 */
async function fillLargeFiles(path, profile, large) {
    if (large.length === 0)
        return;
    const byName = new Map(large.map((file) => [file.name, file]));
    const source = (0,file_source/* openFileSource */.S)(path);
    const descriptor = (0,external_node_fs_.openSync)(path, 'r+');
    const patch = new Patch(descriptor);
    try {
        for (const row of (0,read_card/* rowsOf */.RO)((0,read_card/* openCartridge */.om)(source, profile, inflate/* inflate */.U), 'sqlar')) {
            const { name, data } = (0,archive/* readMember */.hd)(row, profile);
            const file = byName.get(name);
            if (file === undefined)
                continue;
            const places = new Places(data.extents());
            await file.read((bytes) => {
                for (let at = 0; at < bytes.length;) {
                    const place = places.next(bytes.length - at);
                    if (place === undefined)
                        throw changed(file);
                    patch.set(bytes.subarray(at, at + place.length), place.offset);
                    at += place.length;
                }
            });
            if (places.next(1) !== undefined)
                throw changed(file);
            await (0,promises_.setImmediate)();
        }
        patch.flush();
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
        source.close();
    }
}
/** Gives out a value's places piece by piece. */
class Places {
    #extents;
    #rest = { offset: 0, length: 0 };
    constructor(extents) {
        this.#extents = extents[Symbol.iterator]();
    }
    /** The next place, of at most `length` bytes; undefined behind the last one. */
    next(length) {
        if (this.#rest.length === 0) {
            const { value, done } = this.#extents.next();
            if (done === true)
                return undefined;
            this.#rest = value;
        }
        const { offset } = this.#rest;
        const taken = Math.min(length, this.#rest.length);
        this.#rest = { offset: offset + taken, length: this.#rest.length - taken };
        return { offset, length: taken };
    }
}
const WINDOW = 1024 * 1024;
/** Changes runs of bytes in a file. Between those of one value stand only the links of its pages, so many runs are one write. */
class Patch {
    #descriptor;
    #window = Buffer.allocUnsafe(WINDOW);
    #start = 0;
    #length = 0;
    constructor(descriptor) {
        this.#descriptor = descriptor;
    }
    /** @param bytes within the file */
    set(bytes, position) {
        for (let at = 0; at < bytes.length;) {
            const offset = position + at - this.#start;
            if (offset < 0 || offset >= this.#length)
                this.#moveTo(position + at);
            else {
                const length = Math.min(bytes.length - at, this.#length - offset);
                this.#window.set(bytes.subarray(at, at + length), offset);
                at += length;
            }
        }
    }
    flush() {
        for (let at = 0; at < this.#length;)
            at += (0,external_node_fs_.writeSync)(this.#descriptor, this.#window, at, this.#length - at, this.#start + at);
        this.#length = 0;
    }
    #moveTo(position) {
        this.flush();
        this.#start = position;
        while (this.#length < WINDOW) {
            const free = WINDOW - this.#length;
            const count = (0,external_node_fs_.readSync)(this.#descriptor, this.#window, this.#length, free, this.#start + this.#length);
            if (count === 0)
                break;
            this.#length += count;
        }
        if (this.#length === 0)
            throw new Error('a place behind the end of the file');
    }
}
function changed(file) {
    return new errors/* UserError */.y('changed', 'the file changed while it was packed', {
        path: file.name,
        help: 'run again when nothing writes to it',
    });
}

// EXTERNAL MODULE: ./build/adapters/sqlite/engine.js
var sqlite_engine = __webpack_require__(158);
// EXTERNAL MODULE: ./build/adapters/sqlite/side-files.js
var side_files = __webpack_require__(1065);
;// CONCATENATED MODULE: ./build/adapters/sqlite/writable.js

/** Neighbouring pages are written together. */
const BUFFER = 1024 * 1024;
/**
 * The content of a database file that SQLite's in-memory file system writes to: see `FileContent` for how it is asked. What
 * is written goes to the file, so a build's memory does not grow with the cartridge.
 */
class WritableContent {
    /** At first the file's size; then beyond every write, so that the file system never makes an array of it. */
    length;
    #descriptor;
    #buffer = Buffer.allocUnsafe(BUFFER);
    #start = 0;
    #filled = 0;
    constructor(path, template) {
        this.#descriptor = (0,external_node_fs_.openSync)(path, 'r+');
        if (template !== undefined) {
            (0,external_node_fs_.ftruncateSync)(this.#descriptor, 0);
            this.set(template, 0);
            this.#flush();
        }
        this.length = template?.length ?? 0;
    }
    /** Takes the size of the file that is there. */
    withSize(size) {
        this.length = size;
        return this;
    }
    slice() {
        this.length = Number.MAX_SAFE_INTEGER;
        return this;
    }
    subarray(start, end) {
        this.#flush();
        const bytes = Buffer.allocUnsafe(end - start);
        let length = 0;
        while (length < bytes.length) {
            const count = (0,external_node_fs_.readSync)(this.#descriptor, bytes, length, bytes.length - length, start + length);
            if (count === 0)
                break;
            length += count;
        }
        return bytes.subarray(0, length);
    }
    set(bytes, position) {
        if (position !== this.#start + this.#filled || this.#filled + bytes.length > BUFFER) {
            this.#flush();
            this.#start = position;
        }
        if (bytes.length > BUFFER)
            this.#write(bytes, position);
        else {
            this.#buffer.set(bytes, this.#filled);
            this.#filled += bytes.length;
        }
    }
    /** @param whole whether the file is kept: without it what was not written yet is left */
    close(whole) {
        try {
            if (whole)
                this.#flush();
        }
        finally {
            (0,external_node_fs_.closeSync)(this.#descriptor);
        }
    }
    #flush() {
        if (this.#filled > 0)
            this.#write(this.#buffer.subarray(0, this.#filled), this.#start);
        this.#start += this.#filled;
        this.#filled = 0;
    }
    #write(bytes, position) {
        for (let at = 0; at < bytes.length;)
            at += (0,external_node_fs_.writeSync)(this.#descriptor, bytes, at, bytes.length - at, position + at);
    }
}

;// CONCATENATED MODULE: ./build/adapters/sqlite/write.js











/** Fixed, so that the bytes do not hang on a default of SQLite. */
const PAGE_SIZE = 4096;
/**
 * Writes cartridge files below `cwd`.
 *
 * @param replaceFile how a file takes the place of another (adapters/fs/replace-file.ts)
 */
function cartridgeWriter(cwd, replaceFile) {
    return {
        create: (path, content, check) => replaceFile((0,external_node_path_.resolve)(cwd, path), path, side_files/* SIDE_FILES */.G, async (temporary) => {
            const written = await createDatabase(temporary, content);
            await check?.(temporary);
            return written;
        }),
        sign: (from, path, signature, stated, check) => replaceFile((0,external_node_path_.resolve)(cwd, path), path, side_files/* SIDE_FILES */.G, async (temporary) => {
            (0,external_node_fs_.copyFileSync)((0,external_node_path_.resolve)(cwd, from), temporary, external_node_fs_.constants.COPYFILE_FICLONE);
            const content = new WritableContent(temporary, undefined).withSize((0,external_node_fs_.statSync)(temporary).size);
            await edit(content, (database) => {
                database.run('INSERT OR REPLACE INTO main.cartridge(key, value) VALUES (?, ?)', [stated.key, stated.value]);
                database.run('DELETE FROM main.signatures WHERE target = ?', [signature_row/* SIGNATURE_TARGET */.h]);
                insertSignature(database, signature);
            });
            await check(temporary);
        }),
        copy: (from, path, check) => replaceFile((0,external_node_path_.resolve)(cwd, path), path, side_files/* SIDE_FILES */.G, async (temporary) => {
            (0,external_node_fs_.copyFileSync)((0,external_node_path_.resolve)(cwd, from), temporary, external_node_fs_.constants.COPYFILE_FICLONE);
            await check(temporary);
        }),
    };
}
async function createDatabase(path, content) {
    const file = new WritableContent(path, await template(content));
    const objects = [];
    let digest = '';
    let large = [];
    await edit(file, async (database) => {
        large = await insertFiles(database, content, objects);
        for (const { id, json } of byKey(content.capabilities, ({ id }) => id)) {
            database.run('INSERT INTO main.capabilities VALUES (?, ?, ?)', [id, json, (0,core_digest/* sha256Digest */.sI)(json)]);
            objects.push((0,rom_manifest/* textObject */.nV)(`capability:${id}`, json));
        }
        for (const { sourceRef, text } of content.extraObjects)
            objects.push((0,rom_manifest/* textObject */.nV)(sourceRef, text));
        for (const [key, value] of content.meta) {
            if (content.unlistedMeta?.has(key) !== true)
                objects.push((0,rom_manifest/* metaObject */.Rd)(key, value));
        }
        digest = (0,rom_manifest/* romDigest */.Ji)(objects);
        const meta = [...content.meta, [`${content.profile.metaPrefix}rom_manifest_hash`, digest]];
        insertAll(database, 'cartridge', byKey(meta, ([key]) => key));
        insertAll(database, 'objects', objectRows(objects));
        const signature = content.signature?.(digest);
        if (signature !== undefined)
            insertSignature(database, signature);
        for (const { name, rows } of content.extra)
            insertAll(database, name, rows);
    });
    await fillLargeFiles(path, content.profile, large);
    return { romDigest: digest, objects: objects.length, size: (0,external_node_fs_.statSync)(path).size };
}
async function template({ profile, extra }) {
    const engine = await (0,sqlite_engine/* loadEngine */.ro)();
    const database = new engine.Database();
    database.run(`PRAGMA page_size=${PAGE_SIZE}; PRAGMA encoding='UTF-8'; PRAGMA auto_vacuum=NONE`);
    database.run(`PRAGMA application_id=${profile.applicationId}; PRAGMA user_version=${profile.userVersion}`);
    for (const sql of [...schema/* CREATE_TABLES */.lH, ...extra.flatMap(({ create }) => create)])
        database.run(sql);
    const bytes = database.export();
    database.close();
    return bytes;
}
async function edit(content, body) {
    const engine = await (0,sqlite_engine/* loadEngine */.ro)();
    const database = new engine.Database(content);
    let done = false;
    try {
        database.run('PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=MEMORY; PRAGMA trusted_schema=OFF');
        database.run('PRAGMA cache_size=-16384; BEGIN');
        await body(database);
        database.run('COMMIT');
        done = true;
    }
    finally {
        // After a failure the file is thrown away, and what closing it says would hide the reason.
        if (done)
            database.close();
        content.close(done);
    }
}
function objectRows(objects) {
    return (0,rom_manifest/* sortObjects */.HU)(objects).map(({ sourceRef, oid, sz }) => {
        const kind = (0,rom_manifest/* kindOf */.I)(sourceRef);
        return [kind, sourceRef, oid, (0,rom_manifest/* canonOf */.zx)(kind), 'rom', sz];
    });
}
function insertSignature(database, signature) {
    const { manifestHash, envelope, keyid, publicKeyPem, createdAt } = signature;
    const id = `sig-rom-${manifestHash.slice('sha256:'.length, 'sha256:'.length + 12)}`;
    insertAll(database, 'signatures', [
        [id, signature_row/* SIGNATURE_TARGET */.h, manifestHash, envelope, keyid, publicKeyPem, 'ed25519', createdAt],
    ]);
}
function insertAll(database, table, rows) {
    let insert;
    for (const row of rows) {
        insert ??= database.prepare(`INSERT INTO main.${table} VALUES (${row.map(() => '?').join(', ')})`);
        insert.run([...row]);
    }
    insert?.free();
}

// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/cartridge/meta.js
var cartridge_meta = __webpack_require__(4591);
// EXTERNAL MODULE: ./build/core/cartridge/rom.js
var rom = __webpack_require__(9802);
// EXTERNAL MODULE: ./build/core/cartridge/verify.js + 1 modules
var verify = __webpack_require__(1078);
// EXTERNAL MODULE: ./build/core/findings.js
var core_findings = __webpack_require__(6770);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/package-content.js
var package_content = __webpack_require__(3476);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/core/cartridge/header.js
var header = __webpack_require__(4375);
// EXTERNAL MODULE: ./build/core/fault.js
var fault = __webpack_require__(2382);
;// CONCATENATED MODULE: ./build/app/replace-signed.js





/**
 * Keeps an unsigned cartridge from taking the place of a signed one: the signature may be all that is left of a key.
 *
 * @param out where the unsigned one is to be written
 * @throws UserError `signed-cartridge` when a signed cartridge of any profile stands there, or a database of which that cannot be told
 */
function refuseToReplaceSigned(ports, out) {
    if (ports.fs.kind(out) !== 'file')
        return;
    const file = ports.store.open(out);
    try {
        if (!(0,header/* looksLikeDatabase */.D)(file.source.read(0, 16)))
            return;
        const signed = isSigned(file);
        if (signed === false)
            return;
        const what = signed === true ? 'a signed cartridge' : 'a database that may be a signed cartridge';
        throw new errors/* UserError */.y('signed-cartridge', `${what} stands there, and the new one has no signature`, {
            path: out,
            help: 'write to another place, or replace it with --force',
        });
    }
    finally {
        file.close();
    }
}
function isSigned(file) {
    for (const prefix of ids/* PREFIXES */.V4) {
        try {
            const { reader, schema } = (0,read_card/* openCartridge */.om)(file.source, ids/* PROFILES */.jI[prefix], file.inflate);
            const signatures = schema.get('signatures');
            return signatures !== undefined && reader.countRows(signatures.tree, 1) > 0;
        }
        catch (error) {
            if (!(error instanceof fault/* CartridgeFault */.k))
                throw error;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/app/build.js










/** Bytes of packed files that are held between looking through them and writing them: most packages are read once. */
const KEPT = 16 * 1024 * 1024;
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
    if (!options.force)
        refuseToReplaceSigned(ports, options.out);
    const { files: found, unpackable, forbidden } = await (0,package_content/* inspectContent */.IL)(ports, loaded, KEPT);
    if (unpackable[0] !== undefined)
        throw unpackable[0];
    if (forbidden.length > 0)
        return { diagnostics: forbidden };
    const capabilities = capabilitiesOf(loaded.package);
    const manifest = new TextEncoder().encode(loaded.manifestText);
    const files = [
        { name: ids/* MANIFEST_PATH */.U4, mtime: options.epoch, size: manifest.length, read: (sink) => sink(manifest) },
        ...found.map((file) => ({
            name: `rom/${file.path}`,
            mtime: options.epoch,
            size: file.size,
            read: (sink) => file.read(sink),
        })),
    ];
    const cartridgeId = `${loaded.package.id}@${loaded.package.version}`;
    const meta = metaOf(loaded.package, cartridgeId, profile, options.epoch);
    const content = { profile, meta, files, capabilities, extra: [], extraObjects: [] };
    const written = await ports.writer.create(options.out, content, (temporary) => selfCheck(ports.store, temporary, profile, options.out));
    return { written: { ...written, cartridgeId, files: files.length, notes: [] } };
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
        ['spec_version', cartridge_meta/* SPEC_VERSION */.FS],
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

// EXTERNAL MODULE: ./build/app/check-files.js
var check_files = __webpack_require__(3038);
// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/app/check.js + 2 modules
var check = __webpack_require__(3391);
// EXTERNAL MODULE: ./build/app/place.js
var place = __webpack_require__(1543);
// EXTERNAL MODULE: ./build/core/dsse/trust-registry.js
var trust_registry = __webpack_require__(2714);
// EXTERNAL MODULE: ./build/core/schema/check.js
var schema_check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
;// CONCATENATED MODULE: ./build/app/policy.js







const MAX_KEY_FILE = 64 * 1024;
const MAX_REGISTRY = 8 * 1024 * 1024;
/**
 * Loads the keys and the registry that a policy names.
 *
 * @throws UserError `bad-public-key`, `bad-trust-registry` or `usage`; never with the text of a key
 */
async function loadPolicy(fs, clock, options, profile) {
    const publicKeys = [];
    for (const path of options.publicKeys) {
        const key = readPublicKey(fs, path);
        if (!publicKeys.some(({ keyid }) => keyid === key.keyid))
            publicKeys.push(key);
    }
    const registry = options.trustRegistry === undefined ? undefined : await loadRegistry(fs, options.trustRegistry, profile);
    return { publicKeys, registry, threshold: options.threshold, publisher: options.publisher, now: clock.now() };
}
/**
 * Reads one ed25519 public key from a PEM file.
 *
 * @throws UserError `bad-public-key`
 */
function readPublicKey(fs, path) {
    const bytes = fs.readFile(path, MAX_KEY_FILE);
    try {
        return (0,public_key/* parsePublicKey */.ee)(new TextDecoder().decode(bytes));
    }
    catch (error) {
        if (!(error instanceof public_key/* KeyProblem */.vc))
            throw error;
        throw new errors/* UserError */.y('bad-public-key', `no ed25519 public key: ${error.message}`, {
            path,
            help: 'give an SPKI PEM file, as cartwright keygen writes it',
            cause: error,
        });
    }
}
/**
 * Reads a trust registry (JSON or YAML).
 *
 * @throws UserError `bad-trust-registry` with the place of the first mistake
 */
async function loadRegistry(fs, path, profile) {
    const bytes = fs.readFile(path, MAX_REGISTRY);
    if (new TextDecoder().decode(bytes).includes('PRIVATE KEY')) {
        throw new errors/* UserError */.y('bad-trust-registry', 'it holds a private key, and is not read', {
            path,
            help: 'remove the key from the file and from its history, and replace it everywhere',
        });
    }
    const doc = await (0,read/* readDocument */.u0)(path, bytes);
    const [first] = [
        ...doc.problems,
        ...(doc.value === undefined ? [] : (0,schema_check.checkSchema)(doc, await validators.validators.trustRegistry())),
    ];
    if (first !== undefined) {
        throw new errors/* UserError */.y('bad-trust-registry', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/trust-registry.schema.json',
        });
    }
    const result = (0,trust_registry/* readRegistry */._)(doc.value, profile);
    if ('registry' in result)
        return result.registry;
    const [problem] = result.problems;
    throw new errors/* UserError */.y('bad-trust-registry', problem?.message ?? 'it is not valid', {
        path,
        range: (0,source_document/* rangeOf */.be)(doc, problem?.path ?? []),
    });
}

// EXTERNAL MODULE: ./build/app/projects.js
var projects = __webpack_require__(4216);
// EXTERNAL MODULE: ./build/app/targets.js + 1 modules
var targets = __webpack_require__(3427);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/core/answer.js
var core_answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/dsse/envelope.js
var dsse_envelope = __webpack_require__(8216);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/semver.js
var semver = __webpack_require__(7972);
// EXTERNAL MODULE: ./build/app/check-findings.js
var check_findings = __webpack_require__(3207);
// EXTERNAL MODULE: ./build/app/handshake-findings.js
var handshake_findings = __webpack_require__(6012);
// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/core/cartridge/attestation.js
var attestation = __webpack_require__(4082);
// EXTERNAL MODULE: ./build/core/dsse/judge.js
var judge = __webpack_require__(4221);
// EXTERNAL MODULE: ./build/core/dsse/pae.js
var pae = __webpack_require__(320);
;// CONCATENATED MODULE: ./build/core/dsse/second-opinion.js


/**
 * Whether node:crypto, an implementation that shares nothing with the one that signed, finds a signature of `key` in the
 * envelope. A self-proof after signing; alone it is not strict enough to verify with (security/attacks.md, 8).
 */
function nodeVerifies(envelope, key) {
    const message = (0,pae/* preAuthEncode */.u)(envelope.payloadType, envelope.payload);
    const publicKey = (0,external_node_crypto_.createPublicKey)(key.pem);
    return envelope.signatures.some(({ sig }) => sig !== undefined && (0,external_node_crypto_.verify)(null, message, publicKey, sig));
}

// EXTERNAL MODULE: ./build/core/dsse/sign.js
var sign = __webpack_require__(4021);
// EXTERNAL MODULE: ./build/core/dsse/statement.js
var statement = __webpack_require__(8355);
// EXTERNAL MODULE: ./build/core/dsse/strict-json.js
var strict_json = __webpack_require__(6816);
// EXTERNAL MODULE: ./build/app/foreign-file.js
var foreign_file = __webpack_require__(8535);
// EXTERNAL MODULE: ./build/app/travel.js
var travel = __webpack_require__(230);
;// CONCATENATED MODULE: ./build/app/sign.js













/** Faults of an old signature: `--replace` is the way out. */
const OF_SIGNATURE = new Set(['signature-row', 'envelope']);
/**
 * Signs a cartridge. It is only done when the written file was opened afresh, verified, and its signature also found by
 * node:crypto; until then the old file stands.
 *
 * @returns faults instead when the cartridge is not whole: what is broken is not signed; diagnostics when its ROM holds what may
 * not travel: a cartridge of any tool is held to what `build` is held to
 * @throws UserError `already-signed` for signatures that do not hold, or are full; `not-a-cartridge`
 */
async function signCartridge(ports, path, signer, options, profile) {
    const file = ports.store.open(path);
    try {
        (0,foreign_file/* refuseForeign */.r)(file, path, profile);
        const findings = new core_findings/* Findings */.F();
        const inspection = await (0,verify/* inspectCartridge */.i)(file, profile, findings);
        const faults = findings.list().filter(({ ok }) => !ok);
        const blocking = faults.filter(({ id }) => !(options.replace && OF_SIGNATURE.has(id)));
        if (blocking.length > 0)
            return { faults: blocking };
        if (inspection.cartridge === undefined)
            throw new Error('a whole cartridge was opened');
        if (options.lookedThrough === undefined || options.lookedThrough !== inspection.rom?.digest) {
            const diagnostics = await (0,travel/* forbiddenInCartridge */.m1)(inspection.cartridge, path, (0,travel/* openScan */.OE)(ports.fs, '.'));
            if (diagnostics.length > 0)
                return { diagnostics };
        }
        return { receipt: await signInspected(ports, file, inspection, path, signer, options, profile) };
    }
    finally {
        file.close();
    }
}
async function signInspected(ports, file, { rom, meta, signature }, path, signer, options, profile) {
    if (rom === undefined || rom.digest === null)
        throw new Error('a whole cartridge has a ROM digest');
    const facts = {
        cartridgeId: (0,cartridge_meta/* metaValue */.t8)(meta, 'cartridge_id', profile) ?? '',
        publisherId: (0,cartridge_meta/* metaValue */.t8)(meta, 'publisher_id', profile) ?? '',
        romDigest: rom.digest,
    };
    const old = options.replace ? undefined : signature;
    const held = old === undefined ? [] : holding(old, facts, signer, path, options.now, profile);
    const own = (key) => key.keyid === signer.publicKey.keyid;
    const signed = held.some(own);
    const statement = (0,attestation/* cartridgeStatement */.r)({ ...facts, fileCount: rom.objects.length, signedAt: options.signedAt }, profile);
    const envelope = old === undefined ? (0,sign/* signStatement */.fT)(statement, signer) : signed ? old.envelope : extend(old, signer, path);
    const changed = !signed || old?.storedKeys.some(own) !== true;
    const receipt = receiptOf(options.out, facts, signer, envelope, profile, changed);
    const prove = async (written) => {
        // Another program may have written to the path after it was inspected: that file must not be lost, nor signed unseen.
        file.assertUnchanged();
        await proveCartridge(ports, written, signer.publicKey, options.now, profile);
        file.assertUnchanged();
    };
    if (!changed) {
        if (options.out !== path)
            await ports.writer.copy(path, options.out, prove);
        return receipt;
    }
    const row = {
        manifestHash: rom.digest,
        envelope: JSON.stringify((0,dsse_envelope/* envelopeJson */.X8)(envelope)),
        keyid: envelope.signatures[0]?.keyid ?? '',
        publicKeyPem: (signed ? held : [...held, signer.publicKey]).map(({ pem }) => pem).join(''),
        createdAt: receipt.signedAt,
    };
    const stated = { key: `${profile.metaPrefix}rom_manifest_hash`, value: rom.digest };
    await ports.writer.sign(path, options.out, row, stated, prove);
    return receipt;
}
/**
 * Keys whose signatures hold for this ROM. A further signer signs the same statement, so that all of it must be true: nobody
 * puts a name under what somebody else made up.
 */
function holding(old, facts, signer, path, now, profile) {
    const findings = new core_findings/* Findings */.F();
    const { envelope, storedKeys, manifestHash } = old;
    if (manifestHash !== facts.romDigest)
        findings.fail('signature-row', 'its manifest_hash is not the ROM digest');
    const unstored = storedKeys.some(({ keyid }) => keyid === signer.publicKey.keyid) ? [] : [signer.publicKey];
    const policy = { ...policyOf(signer.publicKey, now), publicKeys: [] };
    const type = profile.cartridgePredicateType;
    const verified = (0,judge/* verifyEnvelope */.Y)(envelope, [...storedKeys, ...unstored], policy, type, findings);
    if (typeof verified !== 'string')
        (0,attestation/* checkCartridgeStatement */.R)(verified.statement, facts, profile, now, findings);
    const fault = findings.list().find(({ ok }) => !ok);
    if (typeof verified !== 'string' && fault === undefined)
        return verified.keys;
    throw new errors/* UserError */.y('already-signed', `the signature that it has does not hold: ${fault?.message}`, {
        path,
        help: 'find out why; --replace drops it and signs anew',
    });
}
function extend(old, signer, path) {
    const envelope = (0,sign/* addSignature */.Ol)(old.envelope, signer);
    if (envelope.signatures.length <= dsse_envelope/* MAX_SIGNATURES */.d4)
        return envelope;
    throw new errors/* UserError */.y('already-signed', `it has ${dsse_envelope/* MAX_SIGNATURES */.d4} signatures, which is the most`, {
        path,
        help: '--replace drops them',
    });
}
function receiptOf(path, facts, signer, envelope, profile, changed) {
    const read = (0,statement/* readStatement */.cO)(envelope.payload, profile.cartridgePredicateType);
    const signedAt = 'statement' in read ? String((0,strict_json/* member */.Dc)(read.statement.predicate, 'signedAt')) : '';
    const { keyid } = signer.publicKey;
    const signatures = envelope.signatures.length;
    return { path, digest: facts.romDigest, publisherId: facts.publisherId, keyid, signedAt, signatures, changed };
}
/** Trust in exactly one key: what a self-proof demands. */
function policyOf(key, now) {
    return { publicKeys: [key], registry: undefined, threshold: 1, publisher: undefined, now };
}
async function proveCartridge(ports, path, key, now, profile) {
    const file = ports.store.open(path);
    try {
        const findings = new core_findings/* Findings */.F();
        const { trust, signature } = await (0,verify/* verifyCartridgeFile */.b)(file, profile, policyOf(key, now), findings);
        const fault = findings.list().find(({ ok }) => !ok);
        if (fault !== undefined || trust !== 'trusted' || signature === undefined) {
            throw new Error(`the signed cartridge does not verify: ${fault?.message ?? trust}`);
        }
        const reread = (0,dsse_envelope/* parseEnvelope */.mE)(JSON.stringify((0,dsse_envelope/* envelopeJson */.X8)(signature.envelope)));
        if (!('envelope' in reread) || !nodeVerifies(reread.envelope, key))
            throw new Error('node:crypto does not verify the signature');
    }
    finally {
        file.close();
    }
}

// EXTERNAL MODULE: ./build/app/subject.js
var app_subject = __webpack_require__(8592);
// EXTERNAL MODULE: ./build/app/verify.js + 3 modules
var app_verify = __webpack_require__(8565);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/app/release.js






















/** The file with the digests of all others, as `sha256sum --check` reads it. */
const SUMS_FILE = 'SHA256SUMS';
/**
 * Makes a release: builds every package, signs it, verifies the written file afresh, and lets every host judge what was
 * verified. Files beside a cartridge are taken out of it, not out of the package. Nothing is sent anywhere.
 *
 * @throws UserError when there is nothing to release, or a package, key or host cannot be used
 */
async function makeRelease(ports, options) {
    const { all: hosts, diagnostics: inHosts } = await (0,app_hosts/* loadHosts */.U)(ports.fs, options.hosts);
    const run = new ReleaseRun(ports, options, hosts);
    const packages = await run.load();
    run.requireHosts(packages.values());
    const cartridges = [];
    for (const each of packages) {
        const made = await run.make(each);
        if (made !== undefined)
            cartridges.push(made);
    }
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([...run.diagnostics, ...inHosts.filter(({ level }) => level === 'error')]);
    const answer = (0,core_answer/* answerOf */.ut)({
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, packages.size),
        handshakes: cartridges.flatMap(({ verdicts }) => verdicts),
        nothing: packages.size === 0,
    });
    return { cartridges, diagnostics, answer, files: answer.ok ? run.finish() : [] };
}
class ReleaseRun {
    diagnostics = [];
    #ports;
    #options;
    #hosts;
    #meets;
    #binder;
    #files = [];
    constructor(ports, options, hosts) {
        this.#ports = ports;
        this.#options = options;
        this.#hosts = hosts;
        this.#meets = options.pairing?.(hosts) ?? (() => true);
        this.#binder = new bind/* Binder */.V(options.strict);
    }
    async load() {
        const { packages, profile, publisher } = this.#options;
        const byName = new Map();
        for (const path of packages) {
            const loaded = await (0,app_package/* loadPackage */.H)(this.#ports.fs, path, profile);
            if ('diagnostics' in loaded) {
                this.diagnostics.push(...loaded.diagnostics);
                continue;
            }
            const { id, version, publisher: own } = loaded.package;
            if (publisher !== undefined && own !== publisher) {
                throw new errors/* UserError */.y('other-publisher', `its publisher is ${(0,printable/* quote */.hD)(own)}, not ${(0,printable/* quote */.hD)(publisher)}`, {
                    path: loaded.file,
                    help: 'release only your own packages, or correct the input publisher',
                });
            }
            this.#requireVersion(loaded);
            const name = `${id.slice(id.lastIndexOf('/') + 1)}-${version}`;
            const twin = byName.get(name);
            if (twin !== undefined) {
                throw new errors/* UserError */.y('same-name', `its files would be called ${(0,printable/* quote */.hD)(name)}, as those of ${(0,printable/* quote */.hD)(twin.file)}`, {
                    path: loaded.file,
                    help: 'give one of them another name or version',
                });
            }
            byName.set(name, loaded);
        }
        if (packages.length > 0)
            return byName;
        throw new errors/* UserError */.y('no-package', 'there is no package to release', {
            help: 'a package is a folder with cartridge.yaml; name it with the input packages',
        });
    }
    #requireVersion({ file, package: { version } }) {
        const { tag } = this.#options;
        const named = (0,semver/* versionOfTag */.mx)(tag);
        if (named === undefined || named === version)
            return;
        throw new errors/* UserError */.y('other-version', `its version is ${(0,printable/* quote */.hD)(version)}, but the tag ${(0,printable/* quote */.hD)(tag)} says ${(0,printable/* quote */.hD)(named)}`, {
            path: file,
            help: 'tag the commit whose packages have that version, or name with the input packages those that the tag is for',
        });
    }
    /** Where hosts were named, no package may slip past all of them: a release needs a yes, not the lack of a no. */
    requireHosts(packages) {
        if (this.#hosts.length === 0)
            return;
        for (const { file, folder } of packages) {
            if (this.#hosts.some((host) => this.#meets(folder, host)))
                continue;
            throw new errors/* UserError */.y('no-host', 'targets let it meet none of the hosts that are to accept it', {
                path: file,
                help: 'name with the input hosts those that its targets name, or leave the input out',
            });
        }
    }
    /** @returns undefined when it cannot be released; why is in `diagnostics` */
    async make([name, source]) {
        const { profile, epoch } = this.#options;
        const path = this.#staged(name + profile.extension);
        const built = await buildPackage(this.#ports, source.folder, profile, { out: path, epoch, force: true });
        if ('diagnostics' in built) {
            this.diagnostics.push(...built.diagnostics);
            return undefined;
        }
        if (!(await this.#sign(path, built.written.romDigest)))
            return undefined;
        const { outcome, manifestBytes } = await this.#verify(path);
        if (!outcome.ok || manifestBytes === undefined) {
            this.diagnostics.push(...notTrusted(outcome, source.file));
            return undefined;
        }
        const cartridge = this.#add(name + profile.extension);
        this.#write(`${name}.harness.json`, manifestBytes);
        this.#write(`${name}.dsse.json`, await this.#envelope(path));
        const verdicts = await this.#negotiate(cartridge.path, manifestBytes, outcome.romDigest, source);
        const label = (0,host_labels/* hostLabels */._)(verdicts);
        const descriptors = verdicts.flatMap((verdict) => {
            const { descriptor } = verdict;
            if (descriptor === undefined)
                return [];
            return this.#write(`${name}.${slug(label(verdict))}.compliance.json`, (0,json_text/* jsonText */.s)(descriptor, 2));
        });
        return {
            cartridgeId: built.written.cartridgeId,
            publisherId: outcome.publisherId ?? '',
            romDigest: outcome.romDigest ?? '',
            keyids: outcome.keyids,
            cartridge,
            descriptors,
            verdicts,
        };
    }
    /** Writes what was made to where it is released from. */
    finish() {
        const { fs } = this.#ports;
        const sorted = this.#files.toSorted((a, b) => (a.file.name < b.file.name ? -1 : 1));
        for (const { file } of sorted)
            fs.writeFile(file.path, fs.readFile(this.#staged(file.name)));
        const path = (0,join_path/* joinPath */.u)(this.#options.folder, SUMS_FILE);
        fs.writeFile(path, sorted.map(({ file, sha256 }) => `${sha256}  ${file.name}\n`).join(''));
        return [...sorted.map(({ file }) => file), { name: SUMS_FILE, path }];
    }
    #staged(name) {
        return (0,join_path/* joinPath */.u)(this.#options.staging, name);
    }
    async #sign(path, lookedThrough) {
        const { signer, now, signedAt, profile } = this.#options;
        const options = { out: path, now, signedAt, replace: false, publisher: undefined, lookedThrough };
        const signed = await signCartridge(this.#ports, path, signer, options, profile);
        if ('faults' in signed)
            throw new Error(`a cartridge that was just built is not whole: ${signed.faults[0]?.message}`);
        if ('receipt' in signed)
            return true;
        this.diagnostics.push(...signed.diagnostics);
        return false;
    }
    // What counts is what lies on the disk now, read as a stranger would read it.
    #verify(path) {
        const { policy, profile } = this.#options;
        const demands = { policy, require: 'trusted', allowUnsigned: false, strict: false, baseline: undefined };
        return (0,app_verify.verifyFile)(this.#ports, path, profile, demands);
    }
    async #envelope(path) {
        const file = this.#ports.store.open(path);
        try {
            const { signature } = await (0,verify/* inspectCartridge */.i)(file, this.#options.profile, new core_findings/* Findings */.F());
            if (signature === undefined)
                throw new Error('a verified cartridge has a signature');
            return `${JSON.stringify((0,dsse_envelope/* envelopeJson */.X8)(signature.envelope))}\n`;
        }
        finally {
            file.close();
        }
    }
    async #negotiate(path, bytes, romDigest, source) {
        const { profile } = this.#options;
        const loaded = await (0,app_subject/* manifestSubject */.I)(path, bytes, profile, 'verified');
        const subject = { ...loaded.subject, ...(romDigest === null ? {} : { romDigest }) };
        const verdicts = this.#hosts
            .filter((host) => this.#meets(source.folder, host))
            .map((host) => host.profile === undefined
            ? (0,negotiate/* notJudged */.be)(subject, host, host)
            : (0,negotiate/* negotiate */.Nl)({ subject, host: host.profile, source: host.source, profile, binder: this.#binder }));
        const asPackage = verdicts.map((verdict) => ({ ...verdict, subject: source.folder }));
        this.diagnostics.push(...(0,check_findings/* refusals */.Ke)(asPackage, [source]));
        // A release needs the yes of every host, and a host that is not judged gave none.
        const open = verdicts.filter(({ verdict }) => verdict === 'not judged');
        this.diagnostics.push(...(await (0,handshake_findings/* hostFindings */.n)(open, this.#hosts, () => true)));
        return verdicts;
    }
    #write(name, bytes) {
        this.#ports.fs.writeFile(this.#staged(name), bytes);
        return this.#add(name);
    }
    #add(name) {
        // Other characters would be changed on the way, and the digests would name files that are not there.
        if (!/^[A-Za-z0-9][A-Za-z0-9._+-]{0,199}$/.test(name)) {
            throw new errors/* UserError */.y('bad-asset-name', `a release cannot hold a file called ${(0,printable/* quote */.hD)(name)}`, {
                help: 'letters, digits, ".", "_", "+" and "-" are possible',
            });
        }
        if (this.#files.some(({ file }) => file.name === name)) {
            throw new errors/* UserError */.y('same-name', `two files of the release would be called ${(0,printable/* quote */.hD)(name)}`, {
                help: 'give the host profiles different names',
            });
        }
        const file = { name, path: (0,join_path/* joinPath */.u)(this.#options.folder, name) };
        this.#files.push({ file, sha256: (0,core_digest/* sha256Hex */.fg)(this.#ports.fs.readFile(this.#staged(name))) });
        return file;
    }
}
function notTrusted({ trust, checks }, path) {
    const failed = checks.filter(({ ok }) => !ok);
    const reasons = failed.length > 0 ? failed.map(({ id, message }) => `${id}: ${message}`) : [trust];
    return reasons.map((reason) => ({
        rule: 'release/not-trusted',
        level: 'error',
        message: `the signed cartridge does not pass its own verification: ${reason}`,
        path,
        range: diagnostic/* START_OF_FILE */.ag,
        pointer: '',
        help: 'the signing key must be one that public-key or trust-registry names',
    }));
}
function slug(host) {
    return (host
        .toLowerCase()
        .replace(/[^a-z0-9._-]+/g, '-')
        .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '') || 'host');
}

// EXTERNAL MODULE: ./build/core/dsse/base64.js
var base64 = __webpack_require__(3575);
// EXTERNAL MODULE: ./build/core/dsse/ed25519.js
var ed25519 = __webpack_require__(7999);
;// CONCATENATED MODULE: ./build/core/dsse/private-key.js
/** ed25519 private keys as they really arrive (surface.md, Verifying and keys): PEM in many shapes. */




const MAX_TEXT = 64 * 1024;
const JOINED = 'it is not PEM: its lines are joined or indented';
const NEWLINES = 'a secret must keep its newlines, hold them as \\n, or be the base64 of the whole file';
const CONVERT = 'convert it with openssl pkey, or make one with cartwright keygen';
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
        throw new public_key/* KeyProblem */.vc(...shapeOf(pem));
    if (second !== undefined)
        throw new public_key/* KeyProblem */.vc('it holds more than one key');
    const [, label = '', body = ''] = first;
    if (!/^\n(?:[A-Za-z0-9+/=:, -]+\n|\n)+$/.test(body) || /^[ \t]/m.test(body))
        throw new public_key/* KeyProblem */.vc(JOINED, NEWLINES);
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
            return fail('it is an OpenSSH private key', 'make a PKCS#8 key with cartwright keygen');
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
        return fail('it is a well-known test key: everybody has it', 'make one of your own with cartwright keygen');
    }
    return (0,sign/* signerOfSeed */.ZN)(seed, (0,public_key/* publicKeyFromRaw */.Zz)(raw));
}
/** What a text without a whole PEM block is, by signs that are no part of a key; and the way out. */
function shapeOf(text) {
    if (text === '')
        return ['it is empty'];
    if (/^0.{1,3}\u0002\u0001/s.test(text))
        return ['it is DER, not PEM', CONVERT];
    if (text.includes('-\0-\0'))
        return ['it is UTF-16 text', 'save it as UTF-8'];
    if (/[\u0000-\u0008\ufffd]/.test(text))
        return ['it is binary (a bare seed?), not PEM', CONVERT];
    if (/^\s*\{/.test(text))
        return ['it is JSON (a JWK?), not PEM', CONVERT];
    if (text.startsWith('PuTTY-User-Key-File-'))
        return ['it is a PuTTY key', 'make a PKCS#8 key with cartwright keygen'];
    if (/^(?:ssh-|sk-ssh-|ecdsa-)/.test(text))
        return ['it is an OpenSSH public key; a private one signs'];
    if (text.includes('-----BEGIN'))
        return ['its PEM is cut off: it has no END line of its own'];
    if (DER_IN_BASE64.test(text))
        return ['it is PEM without its BEGIN and END lines', NEWLINES];
    if (SEED_TEXT.test(text))
        return ['it is a bare seed, not PKCS#8 PEM', CONVERT];
    return ['it is not PEM', NEWLINES];
}
/** base64 of a PKCS#8 key, by its first bytes. */
const DER_IN_BASE64 = /^M[A-Za-z0-9+/]{1,5}(?:IBA|CAQ|AgE)[A-Za-z0-9+/=\s]{30,}$/;
/** 32 bytes in hex or base64. */
const SEED_TEXT = /^(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/_-]{43}=?)$/;
function fail(message, help) {
    throw new public_key/* KeyProblem */.vc(message, help);
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

;// CONCATENATED MODULE: ./build/app/key-variables.js
/** Name of the variable that holds a signing key, and of the one with its passphrase. */
const KEY_VARIABLE = 'CARTWRIGHT_SIGNING_KEY';
const PASSPHRASE_VARIABLE = 'CARTWRIGHT_SIGNING_KEY_PASSPHRASE';

;// CONCATENATED MODULE: ./build/app/signing-key.js





/** Longest key file that is read, in bytes. */
const MAX_KEY_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
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
            help: /encrypted|passphrase/.test(error.message)
                ? `set ${PASSPHRASE_VARIABLE}, or give --passphrase-file FILE`
                : (error.help ?? 'an ed25519 private key in PKCS#8 PEM is needed, as cartwright keygen makes it'),
        });
    }
}

// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/report/annotations.js
var annotations = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/report/markdown.js + 1 modules
var markdown = __webpack_require__(1930);
;// CONCATENATED MODULE: ./build/core/report/release-summary.js



const MOST_FINDINGS = 50;
/** The state of a file that is not there. */
const NOT_ATTACHED = 'not attached';
/** The job summary of a release: what was signed, what the hosts say, what was attached, or why nothing was. */
function releaseSummary({ tag, cartridges, files, diagnostics, problem }) {
    const failed = diagnostics.length > 0 || problem !== undefined;
    const verdicts = cartridges.flatMap((each) => each.verdicts);
    const attached = files.filter(({ state }) => state !== NOT_ATTACHED).length;
    const outcome = !failed
        ? (0,markdown/* count */.U9)(files.length, 'file')
        : attached === 0
            ? 'nothing was attached'
            : `not complete, ${attached} of ${(0,markdown/* count */.U9)(files.length, 'file')} attached`;
    const parts = [`## ${failed ? '✗' : '✓'} Release ${(0,markdown/* code */.aY)(tag)}: ${outcome}`];
    if (problem !== undefined)
        parts.push((0,markdown/* prose */.CS)(problem));
    if (diagnostics.length > 0)
        parts.push(findings(diagnostics));
    if (cartridges.length > 0) {
        const rows = cartridges.map(({ cartridgeId, romDigest, keyids }) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(cartridgeId), (0,markdown/* code */.aY)(romDigest), keyids.map((keyid) => (0,markdown/* code */.aY)(keyid)).join(' ')));
        parts.push([(0,markdown/* tableHead */.PP)('cartridge', 'ROM digest', 'signed by'), ...rows].join(''));
    }
    if (verdicts.length > 0) {
        const label = (0,host_labels/* hostLabels */._)(verdicts);
        const rows = verdicts.map((each) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(each.subject.slice(each.subject.lastIndexOf('/') + 1)), (0,markdown/* code */.aY)(label(each)), (0,markdown/* prose */.CS)(answer(each))));
        parts.push([(0,markdown/* tableHead */.PP)('cartridge', 'host', 'verdict'), ...rows].join(''));
    }
    if (files.length > 0) {
        const rows = files.map(({ name, state }) => (0,markdown/* row */.nM)((0,markdown/* code */.aY)(name), (0,markdown/* prose */.CS)(state)));
        parts.push([(0,markdown/* tableHead */.PP)('file of the release', ''), ...rows].join(''));
    }
    return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}
function answer(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return `${(0,reservations/* markOf */.Fg)(verdict) === 'accept' ? '✓' : '⚠'} ${(0,reservations/* verdictWords */.L2)(verdict)}`;
        case 'refuse':
            return `✗ refuse: ${verdict.descriptor.unmet.join(', ')}`;
        case 'not judged':
            return `? not judged: ${verdict.reason}`;
    }
}
function findings(diagnostics) {
    const lines = diagnostics
        .slice(0, MOST_FINDINGS)
        .map(({ path, range, rule, message }) => `- ${(0,markdown/* code */.aY)(`${path}:${range.start.line}`)} ${(0,markdown/* code */.aY)(rule)} ${(0,markdown/* prose */.CS)(message)}`);
    const rest = diagnostics.length - lines.length;
    return [...lines, ...(rest > 0 ? [`- and ${(0,markdown/* count */.U9)(rest, 'more finding')}`] : [])].join('\n');
}

;// CONCATENATED MODULE: ./build/action/mask-key.js
/**
 * Masks a signing key in every form in which it could come back: as it is, unwrapped from base64, its body in one line, its
 * seed. The runner masks text, so that a key that was written differently would pass.
 */
function maskKey(runner, text) {
    if (text.trim() === '')
        return;
    runner.mask(text);
    const plain = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('latin1');
    if (!plain.includes('-----BEGIN'))
        return;
    const lines = plain
        .replaceAll(String.raw `\r`, '')
        .replaceAll(String.raw `\n`, '\n')
        .replaceAll('\r', '')
        .split('\n');
    if (plain !== text)
        runner.mask(lines.join('\n'));
    const body = lines
        .filter((line) => /^\s*[A-Za-z0-9+/=]+\s*$/.test(line))
        .join('')
        .replaceAll(/\s/g, '');
    const seed = Buffer.from(body, 'base64').subarray(16, 48);
    const forms = [body, ...['hex', 'base64', 'base64url'].map((form) => seed.toString(form))];
    for (const form of forms)
        if (form.length >= 32)
            runner.mask(form);
}

// EXTERNAL MODULE: ./build/action/post.js
var post = __webpack_require__(6517);
// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var git_repository = __webpack_require__(9685);
// EXTERNAL MODULE: ./build/adapters/git/run-git.js
var run_git = __webpack_require__(2410);
;// CONCATENATED MODULE: ./build/adapters/git/revision.js


/**
 * Finds the commit that a revision names, as git understands it (`HEAD~1`, a tag, a branch).
 *
 * @returns undefined when git, the repository or the revision is not there
 */
function findRevision(directory, revision) {
    const repository = (0,git_repository/* findRepository */.W1)(directory);
    const call = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    const sha = (0,run_git/* gitOutput */.oM)(repository, call)?.toString('utf8').trim();
    return sha === undefined || repository === undefined ? undefined : { sha, top: repository.top };
}

;// CONCATENATED MODULE: ./build/adapters/github/tags.js

/** Tags that point at tags; nobody makes more by hand. */
const DEPTH = 4;
/**
 * The commit that a tag of the repository means, lightweight or annotated.
 *
 * @returns undefined when there is no such tag
 * @throws GitHubTrouble when GitHub does not say
 */
async function commitOfTag({ octokit, repo }, tag) {
    try {
        const { data } = await octokit.rest.git.getRef({ ...repo, ref: `tags/${tag}` });
        let { object } = data;
        for (let depth = 0; object.type === 'tag' && depth < DEPTH; depth++)
            object = (await octokit.rest.git.getTag({ ...repo, tag_sha: object.sha })).data.object;
        return object.type === 'commit' ? object.sha : undefined;
    }
    catch (error) {
        if (error instanceof trouble/* GitHubTrouble */.v && error.kind === 'not-found')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/action/release-tag.js





/**
 * The tag that is released. What is built is what the tag names: its commit must be the one that is checked out.
 *
 * @param connect asked only for a tag that neither the event nor the checkout knows
 * @throws UserError `no-release` without a tag, `no-commit` without a checkout, `no-tag`, `other-commit`
 * @throws GitHubTrouble when GitHub had to be asked and does not say
 */
async function releasedTag(step, connect) {
    const { context, fs, inputs } = step;
    const tag = inputs.text('release-tag') || context.tag || '';
    if (tag === '') {
        throw new errors/* UserError */.y('no-release', `the event ${(0,printable/* quote */.hD)(context.event)} names no tag to release`, {
            help: 'run on a published release or a pushed tag, or set the input release-tag',
        });
    }
    const head = (0,commit_files/* headCommit */.Qo)(fs.cwd);
    if (head === undefined) {
        throw new errors/* UserError */.y('no-commit', `nobody can tell whether this is what the tag ${(0,printable/* quote */.hD)(tag)} names: there is no git checkout`, {
            help: 'check the repository out with actions/checkout before this step',
        });
    }
    const local = findRevision(fs.cwd, `refs/tags/${tag}`)?.sha;
    const known = [...(tag === context.tag ? [context.sha] : []), ...(local === undefined ? [] : [local])];
    const remote = known.length > 0 ? [] : [await commitOfTag(await connect(), tag)];
    for (const commit of [...known, ...remote]) {
        if (commit === undefined) {
            throw new errors/* UserError */.y('no-tag', `there is no tag ${(0,printable/* quote */.hD)(tag)}`, {
                help: 'push the tag first; a draft release alone does not make one',
            });
        }
        if (commit !== head) {
            throw new errors/* UserError */.y('other-commit', `the tag ${(0,printable/* quote */.hD)(tag)} names commit ${commit.slice(0, 12)}, but ${head.slice(0, 12)} is checked out`, { help: `check out what is released: actions/checkout with ref: refs/tags/${tag}` });
        }
    }
    return tag;
}

// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(4541);
;// CONCATENATED MODULE: ./build/action/release.js































/**
 * `command: release`: builds, signs, verifies what it wrote, asks every host, and only then attaches everything to the release.
 * Run again for the same commit, it changes nothing.
 */
async function runRelease(step) {
    const { runner } = step;
    const signer = release_signerOf(step);
    const tag = await asked('find the tag', ['contents: read'], () => releasedTag(step, () => (0,post/* clientOf */.fe)(step, retry/* RELEASE_TIMING */.x4)));
    const made = await make(step, signer, tag);
    const states = new Map();
    const summarize = (problem) => {
        const files = made.files.map(({ name }) => ({ name, state: states.get(name) ?? NOT_ATTACHED }));
        runner.addSummary(releaseSummary({ ...made, tag, files, problem }));
        for (const { name, state } of files)
            runner.log(`${state} ${name}`);
    };
    if (!made.answer.ok) {
        setOutputs(step, made, false);
        runner.commands((0,annotations/* annotate */.fz)(made.diagnostics).lines);
        summarize();
        return (0,action_step/* conclude */.Ep)(step, made.answer);
    }
    try {
        await attachAll(step, tag, made, states);
    }
    catch (error) {
        // Nothing that was not released may reach a step that attests or publishes.
        setOutputs(step, made, false);
        if (error instanceof errors/* UserError */.y)
            summarize(error.message);
        throw error;
    }
    setOutputs(step, made, true);
    summarize();
    return (0,action_step/* conclude */.Ep)(step, made.answer);
}
// Masked before anything else looks at it: a key that came through the environment was not masked with the inputs.
function release_signerOf({ inputs, runner, context }) {
    const given = inputs.text('signing-key');
    const text = given === '' ? (process.env[KEY_VARIABLE] ?? '') : given;
    const passphrase = inputs.text('signing-key-passphrase') || process.env[PASSPHRASE_VARIABLE] || undefined;
    maskKey(runner, text);
    runner.mask(passphrase ?? '');
    if (text.trim() === '') {
        const stranger = context.pull?.fork === true || context.dependabot;
        throw new errors/* UserError */.y('no-signing-key', 'there is no signing key, and nothing is released unsigned', {
            help: stranger
                ? 'GitHub gives no secrets to pull requests of forks and of Dependabot; release on a tag or a published release'
                : 'set the input signing-key from a secret of the environment that the job names (docs/keys.md)',
        });
    }
    return signerFrom(text, given === '' ? `$${KEY_VARIABLE}` : 'input signing-key', passphrase, decryptPem);
}
async function make(step, signer, tag) {
    const { fs, inputs, runner, temporary } = step;
    const root = inputs.text('working-directory');
    if (fs.kind(root) !== 'directory') {
        throw new errors/* UserError */.y('no-directory', 'the input working-directory names no directory', { path: root });
    }
    const config = await (0,app_config/* loadConfig */.Z9)(fs, inputs.text('config') || undefined, root);
    const tree = { fs, root, files: (0,projects/* ownFilesOf */.dJ)(fs, root) };
    const packages = (0,check_files/* filesOf */.R8)(tree, 'packages', inputs.list('packages') ?? config.packages);
    const now = new Date();
    const { epoch, signedAt, source } = timesOf(step, now);
    runner.log(`signing time ${signedAt}, ${source}`);
    const ports = {
        fs,
        store: (0,store.cartridgeStore)(fs.cwd),
        writer: cartridgeWriter(fs.cwd, replaceWithin(fs)),
        listFolder: (0,rom_folder/* folderLister */.S)(fs.cwd),
    };
    return makeRelease(ports, {
        profile: ids/* PROFILES */.jI[config.prefix],
        packages,
        hosts: (0,check_files/* filesOf */.R8)(tree, 'hosts', inputs.list('hosts') ?? config.hosts),
        pairing: (hosts) => (0,targets/* meeting */.G)(config, (0,place/* placeOf */.$)(fs.cwd, root), {
            subjects: packages.map(check/* folderOf */.yS),
            hosts,
            narrowed: { packages: inputs.list('packages') !== undefined, hosts: inputs.list('hosts') !== undefined },
        }),
        staging: (0,join_path/* joinPath */.u)(temporary, 'staging'),
        folder: (0,action_step/* outputPath */.XC)(step, '.').replace(/\/\.$/, ''),
        tag,
        signer,
        policy: await release_policyOf(step, signer, config, root, now),
        signedAt,
        now,
        epoch,
        publisher: inputs.text('publisher') || config.publisher,
        strict: inputs.flag('strict'),
    });
}
async function release_policyOf({ fs, inputs }, signer, config, root, now) {
    const publicKeys = inputs.list('public-key') ?? [];
    const configured = config.trustRegistry === undefined ? undefined : (0,join_path/* joinPath */.u)(root, config.trustRegistry);
    const trustRegistry = inputs.text('trust-registry') || configured;
    const options = { publicKeys, trustRegistry, threshold: 1, publisher: undefined };
    const policy = await loadPolicy(fs, { now: () => now }, options, ids/* PROFILES */.jI[config.prefix]);
    // Without anybody to vouch for it, the signature must at least be the one of the key that was given.
    const unnamed = publicKeys.length === 0 && trustRegistry === undefined;
    return unnamed ? { ...policy, publicKeys: [signer.publicKey] } : policy;
}
// The commit's time and not the clock's: the same commit must give the same bytes, or a second run would differ from the first.
function timesOf({ fs }, now) {
    const named = process.env['SOURCE_DATE_EPOCH'] ?? '';
    const epoch = buildEpoch(named);
    if (named !== '')
        return { epoch, signedAt: new Date(epoch * 1000).toISOString(), source: 'of SOURCE_DATE_EPOCH' };
    const commit = (0,commit_files/* headTime */.aT)(fs.cwd);
    if (commit !== undefined)
        return { epoch, signedAt: new Date(commit * 1000).toISOString(), source: 'of the commit' };
    return { epoch, signedAt: now.toISOString(), source: 'of now, as there is no commit: a second run will differ' };
}
function setOutputs({ runner }, { cartridges, diagnostics }, attached) {
    const verdicts = cartridges.flatMap((each) => each.verdicts.map(({ verdict }) => verdict));
    runner.setOutput('compliance', (0,compliance/* complianceOf */.f)(verdicts) ?? '');
    const { errors, warnings } = (0,diagnostic/* summarize */.eh)(diagnostics, 0);
    runner.setOutput('errors', String(errors));
    runner.setOutput('warnings', String(warnings));
    const released = attached ? cartridges : [];
    runner.setOutput('cartridges', JSON.stringify(released.map(({ cartridge }) => cartridge.path)));
    runner.setOutput('rom-digests', JSON.stringify(released.map(({ romDigest }) => romDigest)));
    runner.setOutput('descriptors', JSON.stringify(released.flatMap(({ descriptors }) => descriptors.map(({ path }) => path))));
}
async function attachAll(step, tag, { files }, states) {
    const assets = files.map(({ name, path }) => ({ name, bytes: step.fs.readFile(path) }));
    await asked(`attach the files to the release ${(0,printable/* quote */.hD)(tag)}`, ['contents: write'], async () => {
        const client = await (0,post/* clientOf */.fe)(step, retry/* RELEASE_TIMING */.x4);
        const release = await releaseOf(step, client, tag);
        await attachAssets(client, release, assets, step.inputs.flag('overwrite'), states);
    });
}
/** Asks GitHub for what the job cannot do without. */
async function asked(what, needs, action) {
    try {
        return await action();
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.v))
            throw error;
        const help = /immutable release/i.test(error.message)
            ? 'files of an immutable release cannot be added once it is published: run this job on the pushed tag, which makes a draft, and publish that, or delete the release and its tag and raise the version'
            : 'run the job again: what is attached already stays as it is';
        throw new errors/* UserError */.y('not-released', (0,trouble/* troubleSentence */.x)(error, what, needs), { help });
    }
}
async function releaseOf({ context, runner }, client, tag) {
    const found = await findRelease(client, tag);
    if (found !== undefined)
        return found;
    if (context.event !== 'push' || context.tag !== tag) {
        throw new errors/* UserError */.y('no-release', `the tag ${(0,printable/* quote */.hD)(tag)} has no release`, {
            help: 'make one first, for example with: gh release create TAG --draft --verify-tag',
        });
    }
    runner.annotate('notice', `the tag ${(0,printable/* quote */.hD)(tag)} had no release: a draft was made, which a person publishes`);
    return createDraft(client, tag);
}


/***/ }),

/***/ 4891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ bytesSource)
/* harmony export */ });
/** A cartridge that stands in memory: its bytes come from git's objects, and no file has them. */
function bytesSource(bytes) {
    // The slices of a Buffer are views, and a reader may keep a page (file-source.ts).
    const own = new Uint8Array(bytes);
    return {
        size: own.length,
        read: (offset, length) => own.subarray(offset, offset + length),
        assertUnchanged: () => undefined,
        close: () => undefined,
    };
}


/***/ }),

/***/ 158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xu: () => (/* binding */ openReadOnly),
/* harmony export */   ro: () => (/* binding */ loadEngine)
/* harmony export */ });
/* unused harmony export FileContent */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3136);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8877);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2807);






const webAssembly = Reflect.get(globalThis, 'WebAssembly');
let loaded;
/**
 * V8's measure of how long WebAssembly runs before it is compiled again, optimized. Its own value (13 million) is reached
 * within one check of a small cartridge, and the second compilation then costs more than the check itself; the work on a
 * large one reaches this value too.
 */
const TIERING_BUDGET = 1_000_000_000;
/** Versions of Node that are known to have the flag: an unknown flag is a line on stderr. */
const TIERED = /^(?:20|22|24)\./;
/** SQLite as WebAssembly, loaded once. The binary stands beside the bundles; from source it comes from the package. */
function loadEngine() {
    loaded ??= __webpack_require__.e(/* import() */ 6166).then(__webpack_require__.t.bind(__webpack_require__, 6166, 19)).then(({ default: init }) => {
        // Not `new URL(…, import.meta.url)`: the bundler makes a module of what it names.
        const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)), '..', 'sql-wasm-browser.wasm');
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(beside)
            ? beside
            : (0,node_module__WEBPACK_IMPORTED_MODULE_1__.createRequire)(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');
        const bytes = new Uint8Array((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
        if (TIERED.test(process.versions.node))
            (0,node_v8__WEBPACK_IMPORTED_MODULE_4__.setFlagsFromString)(`--wasm-tiering-budget=${TIERING_BUDGET}`);
        return new Promise((started, failed) => {
            // Instantiated here and not by sql.js, which prints what fails, and leaves a rejection that nobody can handle.
            const instantiateWasm = (imports, done) => {
                webAssembly.instantiate(bytes, imports).then(({ instance }) => done(instance), (error) => failed(outOfMemory(error)));
                return {};
            };
            init({ instantiateWasm }).then(started, failed);
        });
    });
    return loaded;
}
function outOfMemory(cause) {
    if (!(cause instanceof RangeError))
        return cause;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('out-of-memory', 'there is not enough memory to start SQLite', { cause });
}
/**
 * What SQLite's in-memory file system takes for a file's content: it asks for `subarray` when it reads and for `set` when it
 * writes, so the database is never in memory as a whole. This leans on the internals of sql.js, whose version is pinned; a
 * test over a file of many pages fails when they change.
 */
class FileContent {
    length;
    #source;
    constructor(source) {
        this.#source = source;
        this.length = source.size;
    }
    slice() {
        return this;
    }
    subarray(start, end) {
        return this.#source.read(start, end - start);
    }
    set() {
        throw new TypeError('this database is only read');
    }
}
/** Opens a database for reading; its schema must have been compared with the closed list before. */
async function openReadOnly(source) {
    const engine = await loadEngine();
    const database = new engine.Database(new FileContent(source));
    database.run('PRAGMA trusted_schema=OFF; PRAGMA cell_size_check=ON; PRAGMA query_only=ON; PRAGMA temp_store=MEMORY');
    return database;
}


/***/ }),

/***/ 414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openFileSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_errno_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(678);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7006);




/** Read ahead: the pages of a large value follow each other in a file that was written at once. */
const WINDOW = 1024 * 1024;
/** A file up to this size is read once, into memory. */
const WHOLE = 4 * 1024 * 1024;
/**
 * Opens a regular file for reading, once: never a link, a FIFO or a device, and without waiting for one.
 *
 * @param path absolute
 * @param shown the path in messages
 * @throws UserError `unreadable-file`
 */
function openFileSource(path, shown = path) {
    const refuse = (reason) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', `cannot be read: ${reason}`, { path: shown });
    };
    let descriptor;
    let stat;
    try {
        const link = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (link.isSymbolicLink())
            return refuse('it is a symbolic link');
        if (!link.isFile())
            return refuse(link.isDirectory() ? 'it is a directory' : 'not a regular file');
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
        stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    }
    catch (error) {
        throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    if (!stat.isFile() || stat.size > _core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return refuse(stat.isFile() ? `it has ${stat.size} bytes, at most ${_core_cartridge_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g} are read` : 'not a regular file');
    }
    return new DescriptorSource(descriptor, stat, shown);
}
class DescriptorSource {
    size;
    #descriptor;
    #opened;
    #shown;
    // No Buffer: the slices of one are views, and a reader's copy of a page would change with the next read.
    #window;
    #start = 0;
    #filled = 0;
    constructor(descriptor, stat, shown) {
        this.#descriptor = descriptor;
        this.#opened = stat;
        this.#shown = shown;
        this.size = stat.size;
        this.#window = new Uint8Array(Math.min(stat.size, stat.size <= WHOLE ? WHOLE : WINDOW));
    }
    read(offset, length) {
        const end = Math.min(offset + length, this.size);
        if (offset >= this.size)
            return new Uint8Array(0);
        if (end - offset > this.#window.length) {
            const large = new Uint8Array(end - offset);
            return large.subarray(0, this.#fill(large, offset));
        }
        if (offset < this.#start || end > this.#start + this.#filled) {
            this.#start = this.#window.length >= this.size ? 0 : offset;
            this.#filled = this.#fill(this.#window, this.#start);
        }
        return this.#window.subarray(offset - this.#start, Math.min(end - this.#start, this.#filled));
    }
    #fill(target, offset) {
        let length = 0;
        while (length < target.length) {
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#descriptor, target, length, target.length - length, offset + length);
            if (count === 0)
                break;
            length += count;
        }
        return length;
    }
    assertUnchanged() {
        const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#descriptor);
        if (now.size !== this.#opened.size ||
            now.mtimeMs !== this.#opened.mtimeMs ||
            now.ctimeMs !== this.#opened.ctimeMs) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('changed', 'the file changed while it was read: another process is writing it', {
                path: this.#shown,
                help: 'run again when nothing writes to it',
            });
        }
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#descriptor);
    }
}


/***/ }),

/***/ 7857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ inflate)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);

/** Up to here a member is inflated at once, which is faster than a stream; above, memory stays flat. */
const AT_ONCE = 4 * 1024 * 1024;
/** The least that node:zlib takes. */
const MIN_CHUNK = 64;
const MAX_CHUNK = 64 * 1024;
/** Inflates by node:zlib; output never goes beyond the declared size by more than one chunk. */
const inflate = (chunks, format, size, sink) => size.stored <= AT_ONCE && size.expected <= AT_ONCE
    ? Promise.resolve(inflateAtOnce(chunks, format, size, sink))
    : inflateStream(chunks, format, size.expected, sink);
function inflateAtOnce(chunks, format, size, sink) {
    const input = new Uint8Array(size.stored);
    let at = 0;
    for (const chunk of chunks) {
        input.set(chunk, at);
        at += chunk.length;
    }
    try {
        const run = format === 'zlib' ? node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateSync : node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync;
        // A chunk of just the size spares the ordinary small file a buffer of 16 KiB.
        const chunkSize = Math.max(MIN_CHUNK, Math.min(size.expected + 1, MAX_CHUNK));
        const result = run(input, { maxOutputLength: size.expected + 1, info: true, chunkSize });
        if (!isInfo(result))
            throw new TypeError('zlib gave no info');
        sink(result.buffer);
        return { read: result.engine.bytesWritten, written: result.buffer.length, broken: false };
    }
    catch (error) {
        if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE')
            return { read: 0, written: size.expected + 1, broken: false };
        if (!codeOf(error).startsWith('Z_'))
            throw error;
        return { read: 0, written: size.expected, broken: true };
    }
}
// With `info` the result is this record and not a buffer, which the types of node:zlib do not say.
function isInfo(value) {
    return typeof value === 'object' && value !== null && 'buffer' in value && 'engine' in value;
}
async function inflateStream(chunks, format, expected, sink) {
    const stream = format === 'zlib' ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflate)({ chunkSize: 256 * 1024 }) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflateRaw)({ chunkSize: 256 * 1024 });
    const feeding = feed(stream, chunks);
    let written = 0;
    try {
        for await (const output of stream) {
            const bytes = output;
            written += bytes.length;
            if (written > expected)
                return { read: 0, written, broken: false };
            sink(bytes);
        }
        return { read: stream.bytesWritten, written, broken: false };
    }
    catch (error) {
        if (!codeOf(error).startsWith('Z_'))
            throw error;
        return { read: 0, written: expected, broken: true };
    }
    finally {
        stream.destroy();
        await feeding;
    }
}
async function feed(stream, chunks) {
    let batch = [];
    let size = 0;
    const closed = once(stream, 'close');
    // The reader's pieces are views of its window, so they are copied; a batch saves the stream's cost for each write.
    const flush = async () => {
        const block = Buffer.concat(batch, size);
        batch = [];
        size = 0;
        if (!stream.destroyed && !stream.write(block))
            await Promise.race([once(stream, 'drain'), closed]);
    };
    for (const chunk of chunks) {
        if (stream.destroyed)
            return;
        batch.push(new Uint8Array(chunk));
        size += chunk.length;
        if (size >= 256 * 1024)
            await flush();
    }
    if (size > 0)
        await flush();
    if (!stream.destroyed)
        stream.end();
}
function once(stream, event) {
    return new Promise((resolve) => {
        stream.once(event, () => resolve());
    });
}
function codeOf(error) {
    return error.code ?? '';
}


/***/ }),

/***/ 1065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SIDE_FILES)
/* harmony export */ });
/** What SQLite puts beside a database while it is open, by the ending of its name; rows may be in them, or taken back by them. */
const SIDE_FILES = ['-wal', '-shm', '-journal'];


/***/ }),

/***/ 5259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cartridgeStore: () => (/* binding */ cartridgeStore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2807);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8217);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(158);
/* harmony import */ var _bytes_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4891);
/* harmony import */ var _file_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(414);
/* harmony import */ var _inflate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7857);
/* harmony import */ var _side_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1065);









/** Cartridge files below `cwd`. */
function cartridgeStore(cwd, bytesOf) {
    return {
        open(path) {
            const bytes = bytesOf?.(path);
            return bytes === undefined
                ? openCartridgeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), path)
                : openSource((0,_bytes_source_js__WEBPACK_IMPORTED_MODULE_7__/* .bytesSource */ .X)(bytes), undefined);
        },
    };
}
function openCartridgeFile(absolute, shown) {
    const source = (0,_file_source_js__WEBPACK_IMPORTED_MODULE_5__/* .openFileSource */ .S)(absolute, shown);
    const suffix = _side_files_js__WEBPACK_IMPORTED_MODULE_8__/* .SIDE_FILES */ .G.find((end) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute + end, { throwIfNoEntry: false }) !== undefined);
    return openSource(source, suffix === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(shown) + suffix);
}
function openSource(source, sideFile) {
    return {
        source,
        inflate: _inflate_js__WEBPACK_IMPORTED_MODULE_6__/* .inflate */ .U,
        sideFile,
        checkIntegrity: () => checkIntegrity(source),
        assertUnchanged: () => source.assertUnchanged(),
        close: () => source.close(),
    };
}
async function checkIntegrity(source) {
    await (0,_engine_js__WEBPACK_IMPORTED_MODULE_4__/* .loadEngine */ .ro)();
    let database;
    try {
        database = await (0,_engine_js__WEBPACK_IMPORTED_MODULE_4__/* .openReadOnly */ .Xu)(source);
        const rows = database.exec('PRAGMA main.integrity_check(1)')[0]?.values ?? [];
        const found = String(rows[0]?.[0] ?? 'no answer');
        return found === 'ok' ? undefined : (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(found, 200);
    }
    catch (error) {
        if (error.message === 'out of memory') {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('out-of-memory', 'there is not enough memory to check it', { cause: error });
        }
        return `SQLite cannot read it: ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(error.message, 120)}`;
    }
    finally {
        database?.close();
    }
}


/***/ })

};
