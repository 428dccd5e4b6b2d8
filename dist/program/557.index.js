"use strict";
exports.id = 557;
exports.ids = [557];
exports.modules = {

/***/ 80557:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ namesLayout),
/* harmony export */   ii: () => (/* binding */ referencesIn)
/* harmony export */ });
/* unused harmony export isLayoutFolder */
/* harmony import */ var _core_oci_read_layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39181);
/* harmony import */ var _core_oci_read_tar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61112);
/* harmony import */ var _core_oci_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82001);
/* harmony import */ var _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21236);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);





function isLayoutFolder(fs, path) {
    return fs.kind(path) === 'directory' && fs.kind((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, _core_oci_media_types_js__WEBPACK_IMPORTED_MODULE_3__/* .LAYOUT_FILE */ .gI)) === 'file';
}
function isLayout(fs, path) {
    return isLayoutFolder(fs, path) || (fs.kind(path) === 'file' && (0,_core_oci_read_tar_js__WEBPACK_IMPORTED_MODULE_1__/* .isTar */ .Y)(fs.readFile(path, 512, true)));
}
function namesLayout(fs, path) {
    const isThere = (each) => fs.kind(each) === 'file' || isLayoutFolder(fs, each);
    const place = (0,_core_oci_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .splitReference */ .m)(path, isThere, (each) => isLayout(fs, each)).path;
    return place !== path || isLayoutFolder(fs, place);
}
function referencesIn(fs, path) {
    if (isLayoutFolder(fs, path))
        return new _core_oci_read_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .Layout */ .P(inFolder(fs, path)).references();
    if (!isLayout(fs, path))
        return undefined;
    return new _core_oci_read_layout_js__WEBPACK_IMPORTED_MODULE_0__/* .Layout */ .P(inTar(fs.readFile(path), path)).references();
}
const CLOSED = { open: () => undefined };
function inFolder(fs, path) {
    const read = (name, limit) => {
        const file = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, name);
        return fs.kind(file) === 'file' ? fs.readFile(file, limit) : undefined;
    };
    return { path, read, ...CLOSED };
}
function inTar(bytes, path) {
    const read = (offset, length) => bytes.subarray(offset, offset + length);
    const members = (0,_core_oci_read_tar_js__WEBPACK_IMPORTED_MODULE_1__/* .readTar */ .s)({ size: bytes.length, read }, path);
    return {
        path,
        read(name) {
            const member = members.get(name);
            return member === undefined ? undefined : read(member.offset, member.size);
        },
        ...CLOSED,
    };
}


/***/ }),

/***/ 39181:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ Layout)
});

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/digest.js
var value_digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/source/parse-json.js + 2 modules
var parse_json = __webpack_require__(87161);
// EXTERNAL MODULE: ./build/core/oci/media-types.js
var media_types = __webpack_require__(21236);
;// CONCATENATED MODULE: ./build/core/oci/documents.js





const MAX_ENTRIES = 10_000;
class Documents {
    #path;
    constructor(path) {
        this.#path = path;
    }
    refuse(what, help) {
        throw new errors/* UserError */.y('bad-layout', `the layout is not read: ${what}`, {
            path: this.#path,
            ...(help === undefined ? {} : { help }),
        });
    }
    marker(bytes) {
        const version = this.#object('oci-layout', this.#json('oci-layout', bytes))['imageLayoutVersion'];
        if (version !== media_types/* OCI */.s6.layoutVersion)
            this.refuse(`its imageLayoutVersion is ${shown(version)}; ${(0,printable.quote)(media_types/* OCI */.s6.layoutVersion)} is known`);
    }
    index(where, bytes) {
        const value = this.#versioned(where, bytes, media_types/* OCI */.s6.index);
        return this.#list(where, value, 'manifests').map((each, i) => this.#descriptor(`${where} manifests[${i}]`, each));
    }
    manifest(where, bytes) {
        const value = this.#versioned(where, bytes, media_types/* OCI */.s6.manifest);
        const config = this.#descriptor(`${where} config`, value['config']);
        const type = value['artifactType'] ?? config.mediaType;
        if (typeof type !== 'string')
            this.refuse(`${where}: artifactType is ${shown(type)}, not a text`);
        return {
            artifactType: type,
            config,
            layers: this.#list(where, value, 'layers').map((each, i) => this.#descriptor(`${where} layers[${i}]`, each)),
            subject: value['subject'] === undefined ? undefined : this.#descriptor(`${where} subject`, value['subject']),
            annotations: this.#annotations(where, value['annotations']),
        };
    }
    #versioned(where, bytes, mediaType) {
        const value = this.#object(where, this.#json(where, bytes));
        if (value['schemaVersion'] !== 2)
            this.refuse(`${where}: schemaVersion is ${shown(value['schemaVersion'])}, not 2`);
        const own = value['mediaType'];
        if (own !== undefined && own !== mediaType)
            this.refuse(`${where}: mediaType is ${shown(own)}; ${(0,printable.quote)(mediaType)} belongs there`);
        const other = mediaType === media_types/* OCI */.s6.index ? ['config', 'layers'] : ['manifests'];
        const both = other.find((name) => value[name] !== undefined);
        if (both !== undefined)
            this.refuse(`${where}: ${(0,printable.quote)(both)} has no place in a document of type ${(0,printable.quote)(mediaType)}`);
        return value;
    }
    #descriptor(where, value) {
        const { mediaType, digest, size, data, urls, annotations, artifactType } = this.#object(where, value);
        if (typeof mediaType !== 'string')
            return this.refuse(`${where}: mediaType is ${shown(mediaType)}, not a text`);
        if (!(0,value_digest/* isDigest */.Bc)(digest))
            return this.refuse(`${where}: the digest is ${shown(digest)}; sha256: and 64 lower-case hex digits belong there`);
        if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
            return this.refuse(`${where}: the size is ${shown(size)}, not a number of bytes`);
        if (data !== undefined && typeof data !== 'string')
            return this.refuse(`${where}: data is ${shown(data)}, not a text`);
        if (artifactType !== undefined && typeof artifactType !== 'string')
            return this.refuse(`${where}: artifactType is ${shown(artifactType)}, not a text`);
        if (urls !== undefined && !(Array.isArray(urls) && urls.length === 0))
            return this.refuse(`${where}: its content lies elsewhere (urls), and nothing is fetched`);
        return { mediaType, digest, size, data, artifactType, annotations: this.#annotations(where, annotations) };
    }
    #annotations(where, value) {
        if (value === undefined || value === null)
            return {};
        const annotations = this.#object(`${where} annotations`, value);
        const odd = Object.entries(annotations).find(([, text]) => typeof text !== 'string');
        if (odd !== undefined)
            this.refuse(`${where}: the annotation ${(0,printable.quote)(odd[0])} is ${shown(odd[1])}, not a text`);
        return annotations;
    }
    #list(where, value, name) {
        const list = value[name];
        if (!Array.isArray(list))
            return this.refuse(`${where}: ${name} is ${shown(list)}, not a list`);
        if (list.length > MAX_ENTRIES)
            this.refuse(`${where}: ${name} has ${list.length} entries; ${MAX_ENTRIES} are read`);
        return list;
    }
    #object(where, value) {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return this.refuse(`${where} is ${shown(value)}, not an object`);
        return value;
    }
    #json(where, bytes) {
        let text;
        try {
            text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        }
        catch {
            return this.refuse(`${where} is not UTF-8`);
        }
        const { value, problems } = (0,parse_json/* parseJson */.q)('', text);
        const [first] = problems;
        if (first !== undefined)
            this.refuse(`${where} ${first.rule === 'source/duplicate-key' ? `has ${first.message}` : 'is not valid JSON'}`);
        return value;
    }
}
function shown(value) {
    if (value === undefined)
        return 'missing';
    if (typeof value === 'string')
        return (0,printable.quote)(value, 100);
    return Array.isArray(value) ? 'a list' : typeof value === 'object' && value !== null ? 'an object' : String(value);
}

// EXTERNAL MODULE: ./build/core/oci/reference.js
var reference = __webpack_require__(82001);
;// CONCATENATED MODULE: ./build/core/oci/read-layout.js






const MAX_DOCUMENT = 4 * 1024 * 1024;
const MAX_REFERRER = 16 * 1024 * 1024;
const PIECE = 1024 * 1024;
class Layout {
    #files;
    #documents;
    #manifests = new Map();
    #tags = new Map();
    #types = new Map();
    constructor(files) {
        this.#files = files;
        this.#documents = new Documents(files.path);
        this.#documents.marker(this.#part(media_types/* LAYOUT_FILE */.gI));
        for (const entry of this.#documents.index('index.json', this.#part('index.json'))) {
            this.#sameType(entry);
            const tag = entry.annotations[media_types/* OCI */.s6.refName];
            const twin = tag === undefined ? undefined : this.#tags.get(tag);
            if (twin !== undefined && twin.digest !== entry.digest)
                this.#documents.refuse(`the tag ${(0,printable.quote)(String(tag))} names ${twin.digest} and ${entry.digest}`);
            if (tag !== undefined)
                this.#tags.set(tag, entry);
            if (entry.mediaType === media_types/* OCI */.s6.manifest)
                this.#manifest(entry);
        }
    }
    references() {
        const { path } = this.#files;
        return this.#cartridges().map((digest) => {
            const tag = this.#tagsOf(digest).find(reference/* isPlainTag */.V);
            return tag === undefined ? `${path}@${digest}` : `${path}:${tag}`;
        });
    }
    cartridge({ tag, digest }) {
        const chosen = this.#chosen(tag, digest);
        const { document } = this.#manifest(chosen);
        const profile = (0,media_types/* profileOfArtifact */.xs)(document.artifactType);
        if (profile === undefined) {
            const what = document.subject === undefined ? 'holds' : 'refers to a cartridge with';
            return this.#documents.refuse(`${chosen.digest} ${what} ${(0,printable.quote)(document.artifactType)}, which is no cartridge`, this.#help());
        }
        const layer = this.#content(chosen.digest, document);
        const source = this.#checked(layer);
        const referrers = this.#referrers(chosen, profile);
        const packedWith = this.#packedWith(document, profile);
        return { source, origin: { tag, digest: chosen.digest, fileDigest: layer.digest, referrers, packedWith } };
    }
    #cartridges() {
        return [...this.#manifests]
            .filter(([, { document }]) => (0,media_types/* profileOfArtifact */.xs)(document.artifactType) !== undefined && document.subject === undefined)
            .map(([digest]) => digest)
            .sort((a, b) => (this.#key(a) < this.#key(b) ? -1 : 1));
    }
    #key(digest) {
        return this.#tagsOf(digest)[0] ?? digest;
    }
    #tagsOf(digest) {
        return [...this.#tags].flatMap(([tag, entry]) => (entry.digest === digest ? [tag] : [])).sort();
    }
    #help() {
        const known = this.references().slice(0, 10);
        return known.length === 0 ? 'cartwright pack makes a layout of cartridges' : `it holds ${known.join(', ')}`;
    }
    #none(what) {
        throw new errors/* UserError */.y('no-file', what, { path: this.#files.path, help: this.#help() });
    }
    #chosen(tag, digest) {
        if (tag !== undefined) {
            const entry = this.#tags.get(tag) ?? this.#none(`the layout has no tag ${(0,printable.quote)(tag)}`);
            if (entry.mediaType !== media_types/* OCI */.s6.manifest)
                this.#documents.refuse(`the tag ${(0,printable.quote)(tag)} names a document of type ${(0,printable.quote)(entry.mediaType)}, not a manifest`, this.#help());
            if (digest !== undefined && digest !== entry.digest)
                this.#documents.refuse(`the tag ${(0,printable.quote)(tag)} names ${entry.digest}, not ${digest}`);
            return entry;
        }
        if (digest === undefined) {
            const [only, second] = this.#cartridges();
            if (only === undefined)
                return this.#none('the layout holds no cartridge');
            if (second !== undefined)
                return this.#none('the layout holds more than one cartridge: name one by its tag');
            return this.#chosen(undefined, only);
        }
        const known = this.#manifests.get(digest) ?? this.#none(`the layout lists no manifest ${digest}`);
        return { digest, size: known.size };
    }
    #referrers(subject, profile) {
        const tag = (0,media_types/* fallbackTag */.fH)(subject.digest);
        const fallback = this.#tags.get(tag);
        const listed = fallback === undefined ? [] : this.#fallback(tag, fallback);
        for (const { digest, document } of listed)
            if (document.subject?.digest !== subject.digest)
                this.#documents.refuse(`${digest} is listed under ${(0,printable.quote)(tag)}, but refers to ${document.subject?.digest ?? 'nothing'}`);
        const all = new Map(listed.map(({ digest, document }) => [digest, document]));
        for (const [digest, { document }] of this.#manifests)
            if (document.subject?.digest === subject.digest)
                all.set(digest, document);
        const referrers = [...all].flatMap(([digest, document]) => {
            const { size, mediaType } = document.subject ?? { size: -1, mediaType: '' };
            if (size !== subject.size || mediaType !== media_types/* OCI */.s6.manifest)
                this.#documents.refuse(`${digest} refers to ${subject.digest} with another size or type`);
            const kind = (0,media_types/* referrerKind */.iO)(document.artifactType, profile);
            if (kind === undefined)
                return [];
            const layer = this.#content(digest, document);
            const bytes = this.#blob(layer, MAX_REFERRER);
            return [{ kind, name: layer.annotations[media_types/* OCI */.s6.title] ?? layer.digest, digest: layer.digest, bytes }];
        });
        const key = ({ kind, name, digest }) => `${kind} ${name} ${digest}`;
        return referrers.sort((a, b) => (key(a) < key(b) ? -1 : 1));
    }
    #fallback(tag, entry) {
        if (entry.mediaType !== media_types/* OCI */.s6.index)
            this.#documents.refuse(`the tag ${(0,printable.quote)(tag)} names a document of type ${(0,printable.quote)(entry.mediaType)}, not an index`);
        return this.#documents.index(entry.digest, this.#blob(entry, MAX_DOCUMENT)).map((each) => {
            this.#sameType(each);
            if (each.mediaType !== media_types/* OCI */.s6.manifest)
                this.#documents.refuse(`${(0,printable.quote)(tag)} lists ${each.digest} of type ${(0,printable.quote)(each.mediaType)}; only manifests refer to something`);
            return { digest: each.digest, ...this.#manifest(each) };
        });
    }
    #packedWith({ annotations }, profile) {
        const text = annotations[(0,media_types/* referrersAnnotation */.Ox)(profile)];
        const digests = text === undefined ? [] : text.split(',');
        const odd = digests.find((each) => !(0,value_digest/* isDigest */.Bc)(each));
        if (odd !== undefined)
            this.#documents.refuse(`the annotation ${(0,media_types/* referrersAnnotation */.Ox)(profile)} has ${(0,printable.quote)(odd)}`);
        return digests;
    }
    #content(digest, { artifactType, config, layers }) {
        const [layer, second] = layers;
        if (layer === undefined || second !== undefined)
            return this.#documents.refuse(`${digest} has ${layers.length} layers; one is its content`);
        if (layer.mediaType !== artifactType)
            this.#documents.refuse(`the layer of ${digest} is of type ${(0,printable.quote)(layer.mediaType)}; ${(0,printable.quote)(artifactType)} belongs there`);
        if (config.mediaType !== media_types/* OCI */.s6.empty)
            this.#documents.refuse(`the config of ${digest} is of type ${(0,printable.quote)(config.mediaType)}; an artifact has none`);
        if (new TextDecoder().decode(this.#blob(config, MAX_DOCUMENT)) !== '{}')
            this.#documents.refuse(`the config of ${digest} is not empty`);
        return layer;
    }
    #manifest(entry) {
        const known = this.#manifests.get(entry.digest);
        const read = known?.size === entry.size ? known : this.#readManifest(entry);
        this.#manifests.set(entry.digest, read);
        const { artifactType } = entry;
        if (artifactType !== undefined && artifactType !== read.document.artifactType)
            this.#documents.refuse(`${entry.digest} is listed as ${(0,printable.quote)(artifactType)}, and is ${(0,printable.quote)(read.document.artifactType)}`);
        return read;
    }
    #readManifest(entry) {
        const bytes = this.#blob(entry, MAX_DOCUMENT);
        return { size: bytes.length, document: this.#documents.manifest(entry.digest, bytes) };
    }
    #sameType({ digest, mediaType }) {
        const known = this.#types.get(digest) ?? mediaType;
        this.#types.set(digest, known);
        if (known !== mediaType)
            this.#documents.refuse(`${digest} is listed as ${(0,printable.quote)(known)} and as ${(0,printable.quote)(mediaType)}`);
    }
    #part(name) {
        return this.#files.read(name, MAX_DOCUMENT) ?? this.#documents.refuse(`it has no file ${name}`);
    }
    #blob(descriptor, limit) {
        const { digest, size, data } = descriptor;
        if (size > limit)
            this.#documents.refuse(`${digest} has ${size} bytes; ${limit} are read`);
        const bytes = this.#files.read((0,media_types/* blobName */.PF)(digest), limit) ?? this.#documents.refuse(`the blob ${digest} is missing`);
        this.#same(digest, size, bytes.length, (0,value_digest/* sha256Digest */.sI)(bytes));
        if (data !== undefined && data !== Buffer.from(bytes).toString('base64'))
            this.#documents.refuse(`the data that stand beside ${digest} are not that blob`);
        return bytes;
    }
    #checked({ digest, size, data }) {
        const source = this.#files.open((0,media_types/* blobName */.PF)(digest)) ?? this.#documents.refuse(`the blob ${digest} is missing`);
        if (source.size !== size)
            this.#same(digest, size, source.size, digest);
        const running = (0,value_digest/* runningSha256 */.Nl)();
        for (let at = 0; at < size; at += PIECE)
            running.update(source.read(at, Math.min(PIECE, size - at)));
        this.#same(digest, size, source.size, running.finish());
        if (data !== undefined)
            this.#documents.refuse(`a cartridge stands in a descriptor (data)`);
        return source;
    }
    #same(digest, size, realSize, realDigest) {
        if (realSize !== size)
            this.#documents.refuse(`the blob ${digest} has ${realSize} bytes, not ${size}`);
        if (realDigest !== digest)
            this.#documents.refuse(`the blob ${digest} has other bytes: their digest is ${realDigest}`);
    }
}


/***/ }),

/***/ 61112:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isTar),
/* harmony export */   s: () => (/* binding */ readTar)
/* harmony export */ });
/* harmony import */ var _result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const BLOCK = 512;
const MAX_MEMBERS = 10_000;
const MAX_EXTENSION = 64 * 1024;
const MAX_TAIL = 1024 * 1024;
const MAGIC = /^ustar(?:\x0000|  \0)$/;
const HARMLESS = /^(?:[acm]time|comment|[ug]id|[ug]name|charset|hdrcharset|(?:LIBARCHIVE|SCHILY)\.[\w.:-]+)$/;
const KINDS = new Map([
    ['0', 'file'],
    ['\0', 'file'],
    ['5', 'folder'],
    ['x', 'extension'],
    ['g', 'extension'],
    ['1', 'link'],
    ['2', 'link'],
    ['L', 'GNU'],
    ['K', 'GNU'],
    ['S', 'GNU'],
]);
function isTar(head) {
    return MAGIC.test(latin1(head.subarray(257, 265)));
}
function readTar(source, path) {
    const files = new Map();
    const seen = new Set();
    const refuse = (what, help) => {
        const details = help === undefined ? { path } : { path, help };
        throw new _result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-layout', `the tar is not read: ${what}`, details);
    };
    let at = 0;
    for (let count = 0;; count++) {
        const block = source.read(at, BLOCK).slice();
        if (block.length < BLOCK)
            refuse('it is cut off', 'fetch it again');
        if (block.every((byte) => byte === 0))
            break;
        if (count === MAX_MEMBERS)
            refuse(`it has more than ${MAX_MEMBERS} members`);
        const { name, size, type } = headerOf(block, refuse);
        at += BLOCK;
        if (at + size > source.size)
            refuse(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} is cut off`, 'fetch it again');
        const kind = KINDS.get(type) ?? 'other';
        switch (kind) {
            case 'file':
            case 'folder': {
                const plain = plainName(name, kind === 'folder', refuse);
                if (kind === 'folder' && size !== 0)
                    refuse(`the folder ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} has content`);
                if (plain === '')
                    break;
                const key = plain.toLowerCase();
                if (seen.has(key))
                    refuse(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(plain)} stands in it twice`);
                seen.add(key);
                if (kind === 'file')
                    files.set(plain, { offset: at, size });
                break;
            }
            case 'extension': {
                if (size > MAX_EXTENSION)
                    refuse(`an extended header has ${size} bytes`);
                const key = extensionKeys(source.read(at, size).slice(), refuse).find((each) => !HARMLESS.test(each));
                if (key !== undefined)
                    refuse(`an extended header sets ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(key)}, which readers do not agree on`, 'make it with --format=ustar');
                break;
            }
            case 'link':
                return refuse(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} is a link`, 'put the file itself there');
            case 'GNU':
                return refuse(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} uses an extension of GNU tar (type ${type})`, 'make it with --format=ustar');
            case 'other':
                return refuse(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} is neither a file nor a folder (type ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(type)})`);
        }
        at += Math.ceil(size / BLOCK) * BLOCK;
    }
    const tail = source.size - at;
    if (tail > MAX_TAIL || source.read(at, tail).some((byte) => byte !== 0))
        refuse('something follows its end');
    return files;
}
function headerOf(block, refuse) {
    const field = (start, length) => latin1(block.subarray(start, start + length));
    const name = field(0, 100).replace(/\0[^]*$/, '');
    if (!MAGIC.test(field(257, 8)))
        refuse('a header is not one of ustar', 'make it with --format=ustar');
    const sum = block.reduce((total, byte, i) => total + (i >= 148 && i < 156 ? 0x20 : byte), 0);
    if (octal(field(148, 8)) !== sum)
        refuse(`the checksum of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} is wrong`, 'fetch it again');
    const size = octal(field(124, 12));
    if (size === undefined)
        return refuse(`the size of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} is not plain octal`);
    if (block.subarray(345, 500).some((byte) => byte !== 0))
        refuse(`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} has a prefix: no name in a layout is that long`, 'make it with --format=ustar');
    return { name, size, type: field(156, 1) };
}
function plainName(name, isFolder, refuse) {
    const plain = (isFolder ? name.replace(/\/$/, '') : name).replace(/^\.(?:\/|$)/, '');
    const odd = plain.split('/').some((segment) => /^\.{0,2}$|[\\:]|[^ -~]/.test(segment));
    if (odd && !(isFolder && plain === ''))
        refuse(`the name ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)} may lead out of its folder`);
    return plain;
}
function octal(field) {
    const [, digits] = /^ *([0-7]+)[\0 ]*$/.exec(field) ?? [];
    return digits === undefined ? undefined : Number.parseInt(digits, 8);
}
function extensionKeys(bytes, refuse) {
    const text = latin1(bytes);
    const keys = [];
    for (let at = 0; at < text.length;) {
        const [start = '', length = '', key = ''] = /^(\d{1,5}) ([^=\n]+)=/.exec(text.slice(at, at + 300)) ?? [];
        const end = at + Number(length);
        if (key === '' || end < at + start.length + 1 || text[end - 1] !== '\n')
            return refuse('an extended header is broken');
        keys.push(key);
        at = end;
    }
    return keys;
}
function latin1(bytes) {
    return Buffer.from(bytes).toString('latin1');
}


/***/ }),

/***/ 82001:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isPlainTag),
/* harmony export */   m: () => (/* binding */ splitReference)
/* harmony export */ });
/* harmony import */ var _result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46430);



const WITH_DIGEST = /^(.+)@([^/@]*)$/;
const WITH_TAG = /^(.+):([^/:]*)$/;
function isPlainTag(tag) {
    return /^[^/:@]+$/.test(tag);
}
function splitReference(text, isThere, isLayout) {
    const [, before = text, digest] = WITH_DIGEST.exec(text) ?? [];
    if (isThere(text)) {
        const layout = [before, WITH_TAG.exec(before)?.[1]].find((path) => path !== undefined && path !== text && isLayout(path));
        if (layout === undefined)
            return { path: text };
        throw new _result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-layout', `it stands there, and names a cartridge in the layout ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(layout, 200)}, too`, {
            path: text,
            help: 'move one of them away',
        });
    }
    const [, path = before, tag] = isThere(before) ? [] : (WITH_TAG.exec(before) ?? []);
    if (path === text || !isThere(path))
        return { path: text };
    if (digest !== undefined && !(0,_value_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .isDigest */ .Bc)(digest)) {
        throw new _result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(digest)} is no digest`, {
            path: text,
            help: 'sha256: and 64 lower-case hex digits follow the @',
        });
    }
    return { path, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) };
}


/***/ })

};
;
