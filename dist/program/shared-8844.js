"use strict";
exports.modules = {

/***/ 8844:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ Blobs)
});

;// CONCATENATED MODULE: ./build/core/git/object-batch.js
const NEWLINE = 0x0a;
function blobsIn(answer) {
    const blobs = new Map();
    const decoder = new TextDecoder();
    for (let at = 0; at < answer.length;) {
        const end = answer.indexOf(NEWLINE, at);
        if (end < 0)
            break;
        const [, oid = '', type, length] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(decoder.decode(answer.subarray(at, end))) ?? [];
        at = end + 1;
        if (length === undefined)
            continue;
        const size = Number(length);
        if (at + size > answer.length)
            break;
        if (type === 'blob')
            blobs.set(oid, answer.subarray(at, at + size));
        at += size + 1;
    }
    return blobs;
}

// EXTERNAL MODULE: ./build/adapters/git/run-git.js
var run_git = __webpack_require__(22410);
;// CONCATENATED MODULE: ./build/adapters/git/blobs.js


const BATCH = 1_000;
const KEPT = 64 * 1024 * 1024;
class Blobs {
    #repository;
    #expected;
    #coming;
    #kept = new Map();
    #bytes = 0;
    constructor(repository, expected) {
        this.#repository = repository;
        this.#expected = expected;
    }
    read(oid) {
        const kept = this.#kept.get(oid) ?? this.#bring(oid).get(oid);
        if (kept !== undefined)
            return { output: kept };
        const answer = (0,run_git/* runGit */.EO)(this.#repository, ['cat-file', 'blob', oid]);
        if ('output' in answer)
            this.#keep(new Map([[oid, answer.output]]), answer.output.length);
        return answer;
    }
    #bring(oid) {
        const coming = (this.#coming ??= new Set(this.#expected()));
        coming.delete(oid);
        const batch = [oid, ...[...coming].slice(0, BATCH - 1)];
        for (const each of batch)
            coming.delete(each);
        if (batch.length === 1)
            return this.#kept;
        const answer = (0,run_git/* runGit */.EO)(this.#repository, ['cat-file', '--batch', '--buffer'], { input: `${batch.join('\n')}\n` });
        if ('output' in answer)
            this.#keep(blobsIn(answer.output), answer.output.length);
        return this.#kept;
    }
    #keep(blobs, bytes) {
        if (this.#bytes + bytes > KEPT) {
            this.#kept.clear();
            this.#bytes = 0;
        }
        this.#bytes += bytes;
        for (const [id, each] of blobs)
            this.#kept.set(id, each);
    }
}


/***/ }),

/***/ 44769:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isStillStaged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function isStillStaged(absolute, { stat, kind }, written) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute, { throwIfNoEntry: false, bigint: true });
    return (kind === 'file' &&
        file?.isFile() === true &&
        file.mtimeNs === stat.modified &&
        file.ctimeNs === stat.changed &&
        BigInt.asUintN(32, file.size) === BigInt(stat.size) &&
        stat.modified < written);
}


/***/ }),

/***/ 13748:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ commitTree),
/* harmony export */   g: () => (/* binding */ treeOf)
/* harmony export */ });
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22410);

function treeOf(repository, id) {
    const listing = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(repository, ['ls-tree', '-r', '-z', '--full-tree', id]);
    if (listing === undefined)
        return undefined;
    const blobs = new Map();
    const links = [];
    for (const entry of listing.toString('utf8').split('\0')) {
        const [, mode, oid = '', path = ''] = /^(100|120)\d{3} blob ([0-9a-f]+)\t([^]+)$/.exec(entry) ?? [];
        if (mode === '100')
            blobs.set(path, oid);
        else if (mode === '120')
            links.push(path);
    }
    return { blobs, links };
}
let last;
function commitTree(repository, sha) {
    const { gitDir } = repository;
    if (last?.gitDir === gitDir && last.sha === sha)
        return last.listing;
    const listing = treeOf(repository, `${sha}^{commit}`);
    if (listing !== undefined)
        last = { gitDir, sha, listing };
    return listing;
}


/***/ }),

/***/ 93936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ TrackedTree)
/* harmony export */ });
class TrackedTree {
    #files;
    #links;
    #kinds;
    constructor(files, links) {
        this.#files = [...files].sort();
        this.#links = [...links].sort();
        const kinds = new Map([['', 'directory']]);
        for (const path of this.#files)
            kinds.set(path, 'file');
        for (const path of this.#links)
            kinds.set(path, 'link');
        for (const path of [...this.#files, ...this.#links]) {
            let end = path.lastIndexOf('/');
            for (; end > 0 && !kinds.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1))
                kinds.set(path.slice(0, end), 'directory');
        }
        this.#kinds = kinds;
    }
    kind(path) {
        return this.#kinds.get(path) ?? 'none';
    }
    files(folder) {
        return below(this.#files, folder);
    }
    links(folder) {
        return below(this.#links, folder);
    }
}
function below(paths, folder) {
    if (folder === '')
        return [...paths];
    const prefix = `${folder}/`;
    return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}


/***/ })

};
;
