"use strict";
exports.modules = {

/***/ 78186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  packCartridges: () => (/* binding */ packCartridges)
});

// EXTERNAL MODULE: ./build/core/oci/media-types.js
var media_types = __webpack_require__(21236);
// EXTERNAL MODULE: ./build/core/oci/read-layout.js + 1 modules
var read_layout = __webpack_require__(39181);
// EXTERNAL MODULE: ./build/core/value/digest.js
var value_digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/value/canonical-json.js
var canonical_json = __webpack_require__(34293);
;// CONCATENATED MODULE: ./build/core/oci/write-layout.js



function writeLayout(cartridges, profile) {
    const blobs = new Map();
    const blob = (mediaType, bytes) => {
        const digest = (0,value_digest/* sha256Digest */.sI)(bytes);
        blobs.set((0,media_types/* blobName */.PF)(digest), bytes);
        return { mediaType, digest, size: bytes.length };
    };
    const json = (mediaType, value) => blob(mediaType, encode({ schemaVersion: 2, mediaType, ...value }));
    const artifact = (artifactType, name, bytes, more = {}) => {
        const layer = { ...blob(artifactType, bytes), annotations: { [media_types/* OCI */.s6.title]: name } };
        const config = blob(media_types/* OCI */.s6.empty, media_types/* EMPTY_CONFIG */.$v);
        return { ...json(media_types/* OCI */.s6.manifest, { artifactType, config, layers: [layer], ...more }), artifactType };
    };
    const entries = [...cartridges].sort(by(({ tag }) => tag)).flatMap(({ tag, name, bytes, referrers }) => {
        const packed = [...new Set(referrers.map((each) => (0,value_digest/* sha256Digest */.sI)(each.bytes)))].sort();
        const annotations = packed.length === 0 ? {} : { annotations: { [(0,media_types/* referrersAnnotation */.Ox)(profile)]: packed.join() } };
        const { artifactType, ...subject } = artifact(profile.cartridgeMediaType, name, bytes, annotations);
        const attached = [...referrers]
            .sort(by((each) => `${each.kind} ${each.name}`))
            .map((each) => artifact((0,media_types/* referrerType */._f)(each.kind, profile), each.name, each.bytes, { subject }));
        const named = { ...subject, artifactType, annotations: { [media_types/* OCI */.s6.refName]: tag } };
        if (attached.length === 0)
            return [named];
        const index = json(media_types/* OCI */.s6.index, { manifests: attached });
        return [named, ...attached, { ...index, annotations: { [media_types/* OCI */.s6.refName]: (0,media_types/* fallbackTag */.fH)(subject.digest) } }];
    });
    return new Map([
        ...[...blobs].sort(by(([path]) => path)),
        [media_types/* LAYOUT_FILE */.gI, encode({ imageLayoutVersion: media_types/* OCI */.s6.layoutVersion })],
        ['index.json', encode({ schemaVersion: 2, mediaType: media_types/* OCI */.s6.index, manifests: entries })],
    ]);
}
function encode(value) {
    return new TextEncoder().encode((0,canonical_json/* canonicalize */.d)(value));
}
function by(key) {
    return (a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}

;// CONCATENATED MODULE: ./build/core/oci/write-tar.js
const BLOCK = 512;
const RECORD = 20 * BLOCK;
function writeTar(files) {
    const sizes = [...files.values()].map(({ length }) => BLOCK + padded(length, BLOCK));
    const tar = new Uint8Array(padded(sizes.reduce((sum, size) => sum + size, 2 * BLOCK), RECORD));
    let at = 0;
    for (const [path, bytes] of files) {
        tar.set(header(path, bytes.length), at);
        tar.set(bytes, at + BLOCK);
        at += BLOCK + padded(bytes.length, BLOCK);
    }
    return tar;
}
function padded(length, to) {
    return Math.ceil(length / to) * to;
}
function header(path, size) {
    const octal = (value, digits) => `${value.toString(8).padStart(digits, '0')}\0`;
    if (path.length > 100 || size >= 8 ** 11)
        throw new Error(`a tar of this form cannot hold ${path}`);
    const fields = [
        path.padEnd(100, '\0'),
        octal(0o644, 7),
        octal(0, 7),
        octal(0, 7),
        octal(size, 11),
        octal(0, 11),
        ' '.repeat(8),
        '0',
        '\0'.repeat(100),
        'ustar\x0000',
    ];
    const block = new Uint8Array(BLOCK);
    block.set(new TextEncoder().encode(fields.join('')));
    const sum = block.reduce((total, byte) => total + byte, 0);
    block.set(new TextEncoder().encode(`${sum.toString(8).padStart(6, '0')}\0 `), 148);
    return block;
}

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/result/verify-checks.js
var verify_checks = __webpack_require__(95419);
// EXTERNAL MODULE: ./build/core/source/file-kind.js
var file_kind = __webpack_require__(30461);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/app/project/cartridge-files.js
var cartridge_files = __webpack_require__(83245);
// EXTERNAL MODULE: ./build/app/trust/layout.js
var layout = __webpack_require__(74475);
// EXTERNAL MODULE: ./build/app/trust/verify.js + 2 modules
var verify = __webpack_require__(8638);
;// CONCATENATED MODULE: ./build/app/package/pack.js












async function packCartridges(ports, files, out, options) {
    const { profile } = options;
    const sources = new Map();
    const cartridges = [];
    for (const path of files) {
        const bytes = ports.fs.readFile(path);
        const verified = await verifiedCartridge(ports, path, bytes, options);
        const cartridge = {
            ...namesOf(path, profile),
            bytes,
            referrers: referrersOf(ports, path, verified, files, profile),
        };
        const twin = sources.get(cartridge.tag);
        if (twin !== undefined)
            throw new errors/* UserError */.y('same-name', `its tag would be ${(0,printable.quote)(cartridge.tag)}, as that of ${(0,printable.quote)(twin.path)}`, {
                path,
                help: 'give one of the files another name',
            });
        sources.set(cartridge.tag, { path, verified });
        cartridges.push(cartridge);
    }
    const layout = writeLayout(cartridges, profile);
    const read = new read_layout/* Layout */.P({ path: out, read: (name) => layout.get(name), open: (name) => sourceOf(layout.get(name)) });
    const refused = [];
    const packed = [...sources].map(([tag, { path, verified }]) => {
        const { origin } = read.cartridge({ tag });
        refused.push({ path, faults: faultsOf(origin, verified, profile) });
        const { digest, fileDigest } = origin;
        const referrers = origin.referrers.map((each) => ({ kind: each.kind, name: each.name, digest: each.digest }));
        return { path, reference: `${out}:${tag}`, digest, fileDigest, referrers };
    });
    const wrong = refused.filter(({ faults }) => faults.length > 0);
    if (wrong.length > 0)
        return { refused: wrong };
    write(ports, out, layout);
    return { packed };
}
function sourceOf(bytes) {
    if (bytes === undefined)
        return undefined;
    return { size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) };
}
async function verifiedCartridge({ fs, storeOf }, path, bytes, { profile, now }) {
    const foreign = (0,verify.isCalPath)(path)
        ? { what: 'a CAL', help: undefined }
        : (0,file_kind/* foreignToCartridges */.cx)(bytes.subarray(0, file_kind/* HEAD_BYTES */.Lq), profile);
    if (foreign !== undefined)
        throw new errors/* UserError */.y('not-a-cartridge', `it is ${foreign.what}`, {
            path,
            help: foreign.help ?? 'pack takes cartridges',
        });
    return (0,verify.verifyFile)({ fs, store: storeOf(bytes) }, path, profile, { ...(0,verify.plainDemands)(now), allowUnsigned: true });
}
function namesOf(path, { extension }) {
    const name = baseName(path);
    const tag = (0,media_types/* tagOf */.cO)(stemOf(name, extension));
    if (tag === undefined)
        throw new errors/* UserError */.y('bad-asset-name', `no tag can be made of the name ${(0,printable.quote)(name)}`, {
            path,
            help: 'call the file NAME-VERSION with letters, digits, ".", "_", "+" and "-", at most 128 of them',
        });
    return { name, tag };
}
function referrersOf({ fs, namesIn }, path, { manifestBytes }, files, { extension }) {
    const folder = (0,value_path/* folderOf */.yS)(path);
    const name = baseName(path);
    const stem = stemOf(name, extension);
    const beside = namesIn(folder);
    const near = files.filter((file) => (0,value_path/* folderOf */.yS)(file) === folder).map(baseName);
    const longer = [...near, ...beside.filter(cartridge_files/* isCartridgeName */.Vq)]
        .map((each) => `${stemOf(each, extension)}.`)
        .filter((each) => each.length > stem.length + 1);
    const own = beside.filter((file) => file.startsWith(`${stem}.`) && !longer.some((each) => file.startsWith(each)));
    const taken = (kind, names) => names.map((file) => ({ kind, name: file, bytes: fs.readFile((0,value_path/* joinPath */.uJ)(folder, file)) }));
    return [
        ...(manifestBytes === undefined
            ? []
            : [{ kind: 'manifest', name: `${stem}.harness.json`, bytes: manifestBytes }]),
        ...taken('descriptor', own.filter((file) => file.endsWith('.compliance.json'))),
        ...taken('bundle', own.filter((file) => file === `${name}.sigstore.json` || file === `${stem}.sigstore.json`)),
    ];
}
function faultsOf(origin, { outcome, verdict }, profile) {
    const checks = new verify_checks/* VerifyChecks */.p();
    if (verdict !== undefined)
        (0,layout/* checkLayout */.H)(origin, verdict, [], profile, checks);
    return [...outcome.checks, ...checks.list()].filter(({ ok }) => !ok).map(({ id, message }) => ({ id, message }));
}
function write(ports, out, layout) {
    if (out.endsWith('.tar'))
        return ports.fs.writeFile(out, writeTar(layout));
    if (ports.fs.kind(out) === 'directory') {
        const other = ports.listFolder(out, Number.MAX_SAFE_INTEGER).find(({ path }) => !layout.has(path));
        if (other !== undefined)
            throw new errors/* UserError */.y('file-exists', `the folder holds something else: ${(0,printable.quote)(other.path)}`, {
                path: out,
                help: 'name a folder that is empty, or not there',
            });
    }
    for (const [path, bytes] of layout)
        ports.fs.writeFile((0,value_path/* joinPath */.uJ)(out, path), bytes);
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function stemOf(name, extension) {
    return name.endsWith(extension) ? name.slice(0, -extension.length) : name;
}


/***/ })

};
;
