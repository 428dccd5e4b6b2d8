"use strict";
exports.modules = {

/***/ 59685:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W1: () => (/* binding */ findRepository),
  qh: () => (/* binding */ indexOf),
  HR: () => (/* binding */ pathInTree),
  uw: () => (/* binding */ repositoryAt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
;// CONCATENATED MODULE: ./build/core/git/ewah.js
function ewahBits(bytes, limit) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const size = Math.min(view.getUint32(0), limit);
    const words = view.getUint32(4);
    const bits = new Set();
    let bit = 0;
    for (let at = 0; at < words;) {
        const marker = view.getBigUint64(8 + 8 * at++);
        const equal = Number((marker >> 1n) & 0xffffffffn) * 64;
        if ((marker & 1n) === 1n)
            for (let i = bit; i < Math.min(bit + equal, size); i++)
                bits.add(i);
        bit += equal;
        for (let literal = Number(marker >> 33n); literal > 0; literal--, bit += 64) {
            const word = view.getBigUint64(8 + 8 * at++);
            for (let i = 0; i < 64; i++)
                if (((word >> BigInt(i)) & 1n) === 1n)
                    bits.add(bit + i);
        }
    }
    return [bits, bytes.subarray(8 + 8 * words + 4)];
}

;// CONCATENATED MODULE: ./build/core/git/index-file.js

class IndexProblem extends Error {
}
const MODES = new Map([
    [0o040000, 'sparse folder'],
    [0o100000, 'file'],
    [0o120000, 'link'],
    [0o160000, 'submodule'],
]);
const EXTENDED = 0x4000;
const INTENT_TO_ADD = 0x2000;
const NAME_LENGTH = 0x0fff;
function readIndex(bytes, options) {
    const reader = new IndexReader(bytes, options.hashBytes);
    const { entries, link } = reader.read();
    if (link === undefined)
        return entries;
    const id = hex(link.subarray(0, options.hashBytes));
    if (/^0+$/.test(id))
        return entries;
    const shared = options.shared(id);
    if (shared === undefined)
        throw new IndexProblem(`its shared part sharedindex.${id} is missing`);
    const base = new IndexReader(shared, options.hashBytes).read();
    if (base.link !== undefined)
        throw new IndexProblem('its shared part is split itself');
    return merged(base.entries, entries, link.subarray(options.hashBytes));
}
function merged(base, split, bitmaps) {
    const [dropped, rest] = ewahBits(bitmaps, base.length);
    const [replaced] = ewahBits(rest, base.length);
    const replacements = split.filter(({ path }) => path === '');
    if (replacements.length !== replaced.size)
        throw new IndexProblem('its replaced entries do not add up');
    let next = 0;
    const kept = base.flatMap((entry, i) => {
        const by = replaced.has(i) ? replacements[next++] : undefined;
        const { path, rawPath } = entry;
        return dropped.has(i) ? [] : [by === undefined ? entry : { ...by, path, rawPath }];
    });
    return [...kept, ...split.filter(({ path }) => path !== '')];
}
class IndexReader {
    #bytes;
    #hash;
    #end;
    #at = 12;
    constructor(bytes, hashBytes) {
        this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
        this.#hash = hashBytes;
        this.#end = bytes.length - hashBytes;
    }
    read() {
        if (this.#end < 12 || this.#bytes.toString('latin1', 0, 4) !== 'DIRC')
            throw new IndexProblem('it is no index');
        const version = this.#bytes.readUInt32BE(4);
        if (version < 2 || version > 4)
            throw new IndexProblem(`its version is ${version}; 2 to 4 are known`);
        const entries = [];
        let before = Buffer.alloc(0);
        for (let left = this.#bytes.readUInt32BE(8); left > 0; left--) {
            const entry = this.#entry(version, before);
            before = entry.rawPath;
            entries.push(entry);
        }
        return { entries, link: this.#extensions() };
    }
    #entry(version, before) {
        const bytes = this.#bytes;
        const start = this.#at;
        const flagsAt = start + 40 + this.#hash;
        if (flagsAt + 4 > this.#end)
            throw new IndexProblem('it is cut off');
        const mode = bytes.readUInt32BE(start + 24);
        const kind = MODES.get(mode & 0o170000);
        if (kind === undefined)
            throw new IndexProblem(`an entry has the mode ${mode.toString(8)}`);
        const flags = bytes.readUInt16BE(flagsAt);
        const extended = version > 2 && (flags & EXTENDED) !== 0;
        const nameAt = flagsAt + (extended ? 4 : 2);
        const name = version === 4 ? this.#suffixed(nameAt, before) : this.#padded(start, nameAt, flags & NAME_LENGTH);
        const path = name.toString('utf8');
        const oidAt = start + 40;
        const hash = this.#hash;
        return {
            path: kind === 'sparse folder' ? path.replace(/\/$/, '') : path,
            kind,
            get oid() {
                return hex(bytes.subarray(oidAt, oidAt + hash));
            },
            stage: (flags >> 12) & 3,
            intentToAdd: extended && (bytes.readUInt16BE(flagsAt + 2) & INTENT_TO_ADD) !== 0,
            get stat() {
                return {
                    changed: timeAt(bytes, start),
                    modified: timeAt(bytes, start + 8),
                    size: bytes.readUInt32BE(start + 36),
                };
            },
            rawPath: name,
        };
    }
    #padded(start, at, length) {
        const end = this.#zeroAfter(length < NAME_LENGTH ? at + length : at);
        this.#at = start + ((end - start + 8) & ~7);
        return this.#bytes.subarray(at, end);
    }
    #suffixed(at, before) {
        let byte = this.#bytes[at++] ?? 0;
        let cut = byte & 0x7f;
        while ((byte & 0x80) !== 0 && at < this.#end) {
            byte = this.#bytes[at++] ?? 0;
            cut = (cut + 1) * 128 + (byte & 0x7f);
        }
        if (cut > before.length)
            throw new IndexProblem('a name is cut off');
        const end = this.#zeroAfter(at);
        this.#at = end + 1;
        return Buffer.concat([before.subarray(0, before.length - cut), this.#bytes.subarray(at, end)]);
    }
    #zeroAfter(at) {
        const end = this.#bytes.indexOf(0, at);
        if (end < 0 || end >= this.#end)
            throw new IndexProblem('a name is cut off');
        return end;
    }
    #extensions() {
        let link;
        while (this.#at < this.#end) {
            if (this.#at + 8 > this.#end)
                throw new IndexProblem('an extension is cut off');
            const name = this.#bytes.toString('latin1', this.#at, this.#at + 4);
            const from = this.#at + 8;
            this.#at = from + this.#bytes.readUInt32BE(this.#at + 4);
            if (this.#at > this.#end)
                throw new IndexProblem('an extension is cut off');
            if (name === 'link')
                link = this.#bytes.subarray(from, this.#at);
            else if (name !== 'sdir' && !/^[A-Z]/.test(name))
                throw new IndexProblem(`its extension ${JSON.stringify(name)} is not known`);
        }
        return link;
    }
}
function timeAt(bytes, at) {
    return BigInt(bytes.readUInt32BE(at)) * 1000000000n + BigInt(bytes.readUInt32BE(at + 4));
}
function hex(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}

// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/adapters/git/repository.js





function findRepository(folder, env = process.env) {
    const named = env['GIT_DIR'];
    if (named !== undefined && named !== '')
        return namedRepository(folder, named, env);
    for (let top = folder;; top = (0,external_node_path_.dirname)(top)) {
        const found = repositoryAt(top, env);
        if (found === 'dead')
            throw new errors/* UserError */.y('no-repository', 'it names a git directory that is not here', {
                path: (0,external_node_path_.join)(top, '.git').replaceAll('\\', '/'),
                help: 'bring the whole repository along, or remove that file to have none',
            });
        if (found !== undefined)
            return found;
        if ((0,external_node_path_.dirname)(top) === top)
            return undefined;
    }
}
function repositoryAt(top, env = {}) {
    const path = (0,external_node_path_.join)(top, '.git');
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return undefined;
    const linked = stat.isFile() ? /^gitdir: (.+?)[\r\n]*$/.exec(textOf(path) ?? '')?.[1] : undefined;
    const gitDir = linked === undefined ? path : (0,external_node_path_.resolve)(top, linked);
    const found = isGitDir(gitDir) ? repository(top, gitDir, env) : undefined;
    return found ?? (stat.isFile() ? 'dead' : undefined);
}
function namedRepository(folder, named, env) {
    const gitDir = (0,external_node_path_.resolve)(folder, named);
    if (!isGitDir(gitDir))
        return undefined;
    const top = (0,external_node_path_.resolve)(folder, env['GIT_WORK_TREE'] || '.');
    return repository((0,value_path/* isWayOut */.GK)((0,external_node_path_.relative)(real(top), real(folder))) ? folder : top, gitDir, env);
}
function repository(top, gitDir, env) {
    const common = textOf((0,external_node_path_.join)(gitDir, 'commondir'))?.trim();
    const index = env['GIT_INDEX_FILE'];
    return {
        top,
        gitDir,
        commonDir: common === undefined ? gitDir : (0,external_node_path_.resolve)(gitDir, common),
        indexFile: index === undefined || index === '' ? (0,external_node_path_.join)(gitDir, 'index') : (0,external_node_path_.resolve)(top, index),
    };
}
function isGitDir(folder) {
    const has = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) !== undefined;
    return has((0,external_node_path_.join)(folder, 'HEAD')) && (has((0,external_node_path_.join)(folder, 'objects')) || has((0,external_node_path_.join)(folder, 'commondir')));
}
function indexOf({ indexFile, gitDir, commonDir }) {
    const stat = (0,external_node_fs_.statSync)(indexFile, { throwIfNoEntry: false, bigint: true });
    if (stat === undefined)
        return { entries: [], written: 0n };
    const sha256 = /^[^\S\n]*objectformat[^\S\n]*=[^\S\n]*"?sha256/im.test(textOf((0,external_node_path_.join)(commonDir, 'config')) ?? '');
    try {
        const entries = readIndex((0,external_node_fs_.readFileSync)(indexFile), {
            hashBytes: sha256 ? 32 : 20,
            shared: (id) => bytesOf((0,external_node_path_.join)(gitDir, `sharedindex.${id}`)),
        });
        return { entries, written: stat.mtimeNs };
    }
    catch (error) {
        const known = error instanceof IndexProblem || error instanceof RangeError;
        const { code } = error;
        if (!known && typeof code !== 'string')
            throw error;
        const reason = error instanceof IndexProblem ? error.message : known ? 'it is cut off' : String(code);
        throw new errors/* UserError */.y('bad-index', `git's index cannot be read: ${reason}`, {
            path: indexFile.replaceAll('\\', '/'),
            help: 'run git status, which says what is wrong with it; git read-tree HEAD makes it anew',
        });
    }
}
function pathInTree({ top }, folder) {
    const path = (0,external_node_path_.relative)(top, folder);
    return ((0,value_path/* isWayOut */.GK)(path) ? (0,external_node_path_.relative)(real(top), real(folder)) : path).replaceAll('\\', '/');
}
function real(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function textOf(path) {
    return bytesOf(path)?.toString('utf8');
}
function bytesOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
;
