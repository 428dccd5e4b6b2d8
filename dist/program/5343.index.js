"use strict";
exports.id = 5343;
exports.ids = [5343,7442];
exports.modules = {

/***/ 20414:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openFileSource)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37498);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5949);




const WINDOW = 1024 * 1024;
const WHOLE = 4 * 1024 * 1024;
function openFileSource(path, shown = path) {
    const refuse = (reason) => {
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('unreadable-file', `cannot be read: ${reason}`, { path: shown });
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
        throw (0,_core_result_errno_js__WEBPACK_IMPORTED_MODULE_1__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    if (!stat.isFile() || stat.size > _core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return refuse(stat.isFile() ? `it has ${stat.size} bytes, at most ${_core_cartridge_sqlite_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .g} are read` : 'not a regular file');
    }
    return new DescriptorSource(descriptor, stat, shown);
}
class DescriptorSource {
    size;
    #descriptor;
    #opened;
    #shown;
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
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('changed', 'the file changed while it was read: another process is writing it', {
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

/***/ 61065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SIDE_FILES)
/* harmony export */ });
const SIDE_FILES = ['-wal', '-shm', '-journal'];


/***/ }),

/***/ 18327:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ handshakeAll)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75886);
/* harmony import */ var _core_result_compliance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(771);
/* harmony import */ var _core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37356);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7158);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75097);
/* harmony import */ var _live_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37366);
/* harmony import */ var _package_subject_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23119);








async function handshakeAll(fs, input) {
    const { scope = () => true } = input;
    const declared = input.declared ?? (await (0,_hosts_js__WEBPACK_IMPORTED_MODULE_4__/* .loadHosts */ .U7)(fs, input.hosts));
    const meets = input.pairing?.(declared.all, declared.meant) ?? (() => true);
    const diagnostics = declared.diagnostics.filter(({ path }) => scope(path));
    const loaded = [];
    const looksAtHosts = declared.hosts.some(({ doc }) => doc !== undefined && scope(doc.path));
    for (const path of input.subjects.filter((each) => looksAtHosts || scope(each))) {
        const subject = await (0,_package_subject_js__WEBPACK_IMPORTED_MODULE_6__/* .loadSubject */ .n)(fs, path, input);
        if (scope(path))
            diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,_live_js__WEBPACK_IMPORTED_MODULE_5__.lookAtHosts)(input.peer, declared.hosts);
    const hosts = asTheyShowedThemselves(declared.all, live);
    diagnostics.push(...(live?.diagnostics ?? []).filter(({ path }) => scope(path)));
    const binder = new _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__/* .Binder */ .V(input.strict);
    const all = loaded.flatMap(({ subject }) => hosts
        .filter((each) => (scope(subject.path) || scope(each.source)) && meets(subject.path, each))
        .map((each) => {
        if (each.host === undefined)
            return (0,_core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__/* .notJudged */ .be)(subject, each, each);
        const { source, host } = each;
        return (0,_core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__/* .negotiate */ .Nl)({ subject, host, source, profile: input.profile, live: live !== undefined, binder });
    }));
    const results = all.filter(({ subject }) => scope(subject));
    const own = loaded.filter(({ subject }) => scope(subject.path));
    return {
        result: { version: 1, compliance: (0,_core_result_compliance_js__WEBPACK_IMPORTED_MODULE_7__/* .complianceOf */ .f)(results.map(({ verdict }) => verdict)), results },
        diagnostics: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)(diagnostics),
        hostFindings: (0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .sortDiagnostics */ .Ds)((0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .hostFindings */ .n)(all, hosts, scope)),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(own.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        subjects: own.map(({ subject }) => subject),
        hosts,
        manifests: new Map(own.flatMap(({ subject: { path, manifest } }) => (manifest === undefined ? [] : [[path, manifest]]))),
        live,
    };
}
function asTheyShowedThemselves(all, live) {
    const looked = new Map(live?.hosts.map((host) => [host.source, host]));
    return all.map((host) => looked.get(host.source) ?? host);
}


/***/ }),

/***/ 92883:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ checkPorts)
});

// EXTERNAL MODULE: ./build/adapters/fs/rom-folder.js
var rom_folder = __webpack_require__(17104);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/value/digest.js
var value_digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/result/errno.js
var errno = __webpack_require__(37498);
// EXTERNAL MODULE: ./build/adapters/sqlite/file-source.js
var file_source = __webpack_require__(20414);
// EXTERNAL MODULE: ./build/adapters/sqlite/side-files.js
var side_files = __webpack_require__(61065);
;// CONCATENATED MODULE: ./build/adapters/sqlite/standing.js






const PIECE = 1024 * 1024;
function cartridgeAt(cwd, path) {
    const absolute = (0,external_node_path_.resolve)(cwd, path);
    const stat = standing(absolute, path);
    if (stat?.isFile() !== true)
        return stat === undefined ? 'none' : stat.isDirectory() ? 'directory' : 'other';
    const beside = side_files/* SIDE_FILES */.G.filter((end) => standing(absolute + end, path) !== undefined);
    return [digestOf(absolute, path), ...beside.map((end) => (0,external_node_path_.basename)(end))].join(' ');
}
function standing(absolute, path) {
    try {
        return (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unreadable-file', 'cannot be read');
    }
}
function digestOf(absolute, path) {
    const source = (0,file_source/* openFileSource */.S)(absolute, path);
    try {
        const digest = (0,value_digest/* runningSha256 */.Nl)();
        for (let at = 0; at < source.size; at += PIECE)
            digest.update(source.read(at, PIECE));
        return digest.finish();
    }
    finally {
        source.close();
    }
}

// EXTERNAL MODULE: ./build/wiring/outside-ports.js
var outside_ports = __webpack_require__(56453);
// EXTERNAL MODULE: ./build/wiring/read-card.js
var read_card = __webpack_require__(7442);
// EXTERNAL MODULE: ./build/wiring/signature-of.js
var signature_of = __webpack_require__(36251);
;// CONCATENATED MODULE: ./build/wiring/check-ports.js





function checkPorts(fs, clock, wishes, staged, filesOf) {
    return {
        fs,
        ofHead: async (files) => {
            const outside = await (0,outside_ports/* outsidePorts */.m)({ ...wishes, fs: files });
            const packed = staged === undefined ? { listFolder: (0,rom_folder/* folderLister */.SN)(files.cwd) } : {};
            return {
                ...reading(files, clock, staged),
                ...packed,
                ...outside,
                ...(filesOf === undefined ? {} : { inFolder: (folders) => ofFolder(filesOf(folders), clock, outside) }),
            };
        },
        ofBase: ({ files, readCode }) => ({ ...reading(files, clock, (path) => files.readFile(path)), readCode }),
    };
}
function ofFolder({ fs, bare = false }, clock, outside) {
    const ofCommit = (files) => (bare ? (path) => files.readFile(path) : undefined);
    const packed = bare ? {} : { listFolder: (0,rom_folder/* folderLister */.SN)(fs.cwd) };
    return {
        ports: { ...reading(fs, clock, ofCommit(fs)), ...packed, ...outside },
        look: { fs, clock, cartridgeAt: (path) => cartridgeAt(fs.cwd, path), ...packed },
        watched: (looks) => {
            const { fs: files } = looks;
            const noting = (path) => {
                looks.cartridge(path);
                return undefined;
            };
            const { listFolder } = looks;
            return {
                ...reading(files, looks.clock, ofCommit(files) ?? noting),
                ...(listFolder === undefined ? {} : { listFolder }),
                ...outside,
            };
        },
    };
}
function reading(files, clock, bytesOf) {
    return {
        fs: files,
        clock,
        readCard: (0,read_card.readCard)(files, bytesOf, clock),
        openStore: storeOf(files, bytesOf),
        provenanceOf: async (path, demanded, judged) => {
            const { provenanceOf } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(1168), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(4474), __webpack_require__.e(1889)]).then(__webpack_require__.bind(__webpack_require__, 64474));
            return provenanceOf({ fs: files, store: judged ?? (await storeOf(files, bytesOf)()) }, undefined)(path, demanded);
        },
        signatureFor: (profile) => {
            const demands = async () => (await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(8355)]).then(__webpack_require__.bind(__webpack_require__, 8638))).plainDemands(clock.now());
            return (0,signature_of/* signatureOf */.y)(files, profile, demands, bytesOf);
        },
    };
}
function storeOf(files, bytesOf) {
    return async () => (await __webpack_require__.e(/* import() */ 6020).then(__webpack_require__.bind(__webpack_require__, 91258))).cartridgeStore(files.cwd, bytesOf);
}


/***/ }),

/***/ 56453:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ outsidePorts)
/* harmony export */ });
async function outsidePorts({ checkUrls, live, fs, path, timeout, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 32959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(8311), __webpack_require__.e(5076)]).then(__webpack_require__.bind(__webpack_require__, 45076)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '', timeout }) };
}


/***/ }),

/***/ 7442:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCard: () => (/* binding */ readCard)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);

function readCard(fs, bytesOf, clock = { now: () => new Date() }) {
    return async (path, profile) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 1258).then(__webpack_require__.bind(__webpack_require__, 91258));
        const { holdFile } = await __webpack_require__.e(/* import() */ 7541).then(__webpack_require__.bind(__webpack_require__, 27541));
        const store = cartridgeStore(fs.cwd, bytesOf);
        const held = holdFile({ fs, store }, path);
        const { card, signature, outcome } = await verified(held.ports, path, profile, clock.now()).finally(() => held.close());
        const broken = outcome.checks.find(({ ok, id }) => !ok && !(signature === 'unsigned' && id === 'signature'));
        if (broken !== undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('not-whole', `${outcome.trust}: ${broken.message}`, { path });
        const { name, role, romDigest, capabilities, cartridgeId, version } = card;
        const { digestOfFile } = await __webpack_require__.e(/* import() */ 1872).then(__webpack_require__.bind(__webpack_require__, 11872));
        const file = {
            signedBy: [...outcome.keyids].sort(),
            digest: () => `sha256:${digestOfFile(store, path).sha256}`,
        };
        return { path, name, role, romDigest, capabilities, id: artifactOf(cartridgeId, version), version, file };
    };
}
async function verified(ports, path, profile, now) {
    const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(5005), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
    const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(5005), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(3426)]).then(__webpack_require__.bind(__webpack_require__, 8638));
    const card = await readCartridgeCard(ports.store, path, profile);
    const { signature, outcome } = await signatureState(ports, path, profile, plainDemands(now));
    return { card, signature, outcome };
}
function artifactOf(cartridgeId, version) {
    return cartridgeId.endsWith(`@${version}`) ? cartridgeId.slice(0, -version.length - 1) : cartridgeId;
}


/***/ }),

/***/ 36251:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ signatureOf)
/* harmony export */ });
function signatureOf(fs, profile, demandsOf, bytesOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 1258).then(__webpack_require__.bind(__webpack_require__, 91258));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(5005), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(9491)]).then(__webpack_require__.bind(__webpack_require__, 8638));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-17104.js").modules);
Object.assign(exports.modules, require("./shared-23325.js").modules);
