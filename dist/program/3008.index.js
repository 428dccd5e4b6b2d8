"use strict";
exports.id = 3008;
exports.ids = [3008];
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

/***/ 67936:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ trackedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59685);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21689);



const NOTHING = new Map();
function trackedFiles() {
    const indexes = new Map();
    return (folder, nested) => trackedIn(folder, nested, (repository) => {
        const entries = indexes.get(repository.indexFile) ?? (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOf */ .qh)(repository).entries;
        indexes.set(repository.indexFile, entries);
        return entries;
    });
}
function trackedIn(folder, nested, entriesOf) {
    const repository = nested ? (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryAt */ .uw)(folder) : (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(folder);
    if (repository === undefined || repository === 'dead')
        return NOTHING;
    const path = (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .pathInTree */ .HR)(repository, folder);
    if ((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWayOut */ .GK)(path) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
        return NOTHING;
    const prefix = path === '' ? '' : `${path}/`;
    const found = new Map();
    for (const entry of entriesOf(repository))
        if (entry.path.startsWith(prefix))
            found.set(entry.path.slice(prefix.length), entry);
    return found;
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

/***/ 77530:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`a case that does not exist: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 53008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandFiles: () => (/* binding */ commandFiles),
  kf: () => (/* binding */ folderFiles),
  PL: () => (/* binding */ refuseBare),
  PZ: () => (/* binding */ workspaceFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/adapters/fs/border.js





function withinBorder(fs, border) {
    const rootsOf = rootsAround([...border.workspace, ...border.typed]);
    const real = realPaths();
    const tops = new Map();
    const realRoot = (root) => {
        const found = tops.get(root) ?? real(root);
        tops.set(root, found);
        return found;
    };
    const outside = (path) => new errors/* UserError */.y('outside-workspace', `outside of the workspace: ${(0,printable.quote)(path)}`, {
        help: 'put the file into the workspace; a file elsewhere must be named on the command line',
    });
    const open = new Set();
    const checkSource = (path) => {
        const absolute = (0,external_node_path_.resolve)(fs.cwd, path);
        const folder = (0,external_node_path_.dirname)(absolute);
        if (open.has(folder) && !isLink(absolute))
            return;
        const around = rootsOf(absolute);
        const place = around.length === 0 ? absolute : real(absolute);
        const inside = around.some((root) => isBelow(realRoot(root), place));
        if (!inside && (isLink(absolute) || !isAboutTyped(border.typed, absolute)))
            throw outside(path);
        if (around.some((root) => root !== absolute && isBelow(realRoot(root), real(folder))))
            open.add(folder);
    };
    const checkTarget = (path) => {
        const absolute = (0,external_node_path_.resolve)(fs.cwd, path);
        const root = rootsOf(absolute)[0] ?? siblingOf(border.typed, absolute);
        if (root === undefined)
            throw outside(path);
        const link = linkBelow(root, absolute);
        if (link === undefined)
            return;
        throw new errors/* UserError */.y('link', `nothing is written through a symbolic link: ${(0,printable.quote)((0,external_node_path_.relative)(fs.cwd, link) || link)}`, {
            path,
            help: 'remove the link, or name the place that it leads to',
        });
    };
    return {
        cwd: fs.cwd,
        readFile(path, ...rest) {
            checkSource(path);
            return fs.readFile(path, ...rest);
        },
        kind(path) {
            checkSource(path);
            return fs.kind(path);
        },
        isLink: (path) => fs.isLink?.(path) === true,
        list(directory, options) {
            checkSource(directory);
            return fs.list(directory, options);
        },
        writeFile(path, ...rest) {
            checkTarget(path);
            fs.writeFile(path, ...rest);
        },
        checkTarget,
    };
}
function isAboutTyped(typed, absolute) {
    return typed.some((each) => {
        const ending = (0,external_node_path_.extname)(each);
        if (ending === '' || (0,external_node_path_.dirname)(each) !== (0,external_node_path_.dirname)(absolute))
            return false;
        return (0,external_node_path_.basename)(absolute).startsWith(`${(0,external_node_path_.basename)(each, ending)}.`);
    });
}
function rootsAround(roots) {
    const ranks = new Map();
    for (const [rank, root] of roots.entries())
        if (!ranks.has((0,external_node_path_.resolve)(root)))
            ranks.set((0,external_node_path_.resolve)(root), rank);
    return (absolute) => {
        const around = [];
        for (let path = absolute, above = ''; path !== above; above = path, path = (0,external_node_path_.dirname)(path)) {
            const rank = ranks.get(path);
            if (rank !== undefined)
                around.push(rank);
        }
        return around.sort((a, b) => a - b).flatMap((rank) => roots[rank] ?? []);
    };
}
function siblingOf(typed, absolute) {
    const beside = typed.some((each) => (0,external_node_path_.dirname)(each) === (0,external_node_path_.dirname)(absolute) && (0,external_node_path_.basename)(absolute).startsWith((0,external_node_path_.basename)(each)));
    return beside ? (0,external_node_path_.dirname)(absolute) : undefined;
}
function linkBelow(root, path) {
    const parts = (0,external_node_path_.relative)(root, path)
        .split(external_node_path_.sep)
        .filter((part) => part !== '');
    const places = parts.map((_, i) => (0,external_node_path_.join)(root, ...parts.slice(0, i + 1)));
    return (parts.length === 0 ? [path] : places).find(isLink);
}
function isLink(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch {
        return false;
    }
}
function isBelow(folder, path) {
    return !(0,value_path/* isWayOut */.GK)((0,external_node_path_.relative)(folder, path));
}
function realPaths() {
    const folders = new Map();
    const folder = (path) => {
        const known = folders.get(path);
        if (known !== undefined)
            return known;
        const found = follow(path) ?? ((0,external_node_path_.dirname)(path) === path ? path : (0,external_node_path_.join)(folder((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)));
        folders.set(path, found);
        return found;
    };
    return (path) => (isLink(path) ? (follow(path) ?? path) : (0,external_node_path_.join)(folder((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)));
}
function follow(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/adapters/fs/listed-once.js
function listedOnce(fs) {
    const lists = new Map();
    return {
        cwd: fs.cwd,
        readFile: (...args) => fs.readFile(...args),
        kind: (path) => fs.kind(path),
        isLink: (path) => fs.isLink?.(path) === true,
        list(directory, { ignored = false, onLink } = {}) {
            const key = `${ignored ? 'all' : 'judged'} ${directory}`;
            let known = lists.get(key);
            if (known === undefined) {
                const links = [];
                known = { files: fs.list(directory, { ignored, onLink: (link) => links.push(link) }), links };
                lists.set(key, known);
            }
            if (onLink !== undefined)
                known.links.forEach((link) => onLink(link));
            return [...known.files];
        },
        writeFile: (...args) => fs.writeFile(...args),
    };
}

// EXTERNAL MODULE: ./build/core/result/errno.js
var errno = __webpack_require__(37498);
// EXTERNAL MODULE: ./build/adapters/fs/make-folders.js
var make_folders = __webpack_require__(89583);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
// EXTERNAL MODULE: ./build/core/value/unreachable.js
var unreachable = __webpack_require__(77530);
;// CONCATENATED MODULE: ./build/adapters/fs/walk.js





function listFiles(root, tracked, options = {}) {
    const found = new Set();
    const links = new Set();
    const seen = new Set();
    const add = (folder, nested, all) => {
        if (seen.has(folder))
            return;
        seen.add(folder);
        const { files, repositories } = walkFiles(folder, all);
        const prefix = folder === root ? '' : `${slashed((0,external_node_path_.relative)(root, folder))}/`;
        for (const file of files)
            found.add(prefix + file);
        const stands = standing(folder);
        for (const [path, entry] of tracked(folder, nested)) {
            if (found.has(prefix + path))
                continue;
            switch (entry.kind) {
                case 'file':
                case 'link': {
                    const kind = stands(path, entry.rawPath);
                    if (kind === 'file')
                        found.add(prefix + path);
                    else if (kind === 'link')
                        links.add(prefix + path);
                    continue;
                }
                case 'submodule':
                    if (stands(path, entry.rawPath) === 'directory')
                        add((0,external_node_path_.join)(folder, path), true, all);
                    continue;
                case 'sparse folder':
                    if (stands(path, entry.rawPath) === 'directory')
                        add((0,external_node_path_.join)(folder, path), true, true);
                    continue;
            }
            (0,unreachable/* unreachable */.H)(entry.kind);
        }
        for (const repository of repositories)
            if (repository !== '')
                add((0,external_node_path_.join)(folder, repository), true, all);
    };
    add(root, false, options.ignored === true);
    if (options.onLink !== undefined)
        links.forEach(options.onLink);
    return [...found].sort();
}
function walkFiles(root, withIgnored) {
    const files = [];
    const repositories = [];
    const walk = (folder, inherited) => {
        const directory = (0,external_node_path_.join)(root, folder);
        const entries = readEntries(directory);
        const rules = !withIgnored && entries.some((entry) => entry.name === '.gitignore')
            ? [...inherited, ...rulesIn(directory)]
            : inherited;
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            const isIgnored = (isDirectory) => rules.length > 0 && ignored((0,external_node_path_.join)(root, path), isDirectory, rules);
            if (entry.name === '.git')
                repositories.push(folder);
            else if (entry.isDirectory()) {
                if (entry.name !== 'node_modules' && !isIgnored(true))
                    walk(path, rules);
            }
            else if (entry.isFile() && !isIgnored(false))
                files.push(path);
        }
    };
    walk('', withIgnored ? [] : rulesAbove(root));
    return { files, repositories };
}
function standing(folder) {
    const folders = new Map([['', 'directory']]);
    const above = (path) => {
        const parent = (0,value_path/* parentOf */.gN)(path);
        const known = folders.get(parent);
        if (known !== undefined)
            return known;
        const up = above(parent);
        const kind = up === 'directory' ? kindOf(statOf((0,external_node_path_.join)(folder, parent))) : up;
        folders.set(parent, kind);
        return kind;
    };
    return (path, raw) => {
        if (path.includes('\ufffd'))
            return kindOf(statOf(Buffer.concat([Buffer.from(`${folder}/`), tail(path, raw)])));
        const up = above(path);
        return up === 'directory' ? kindOf(statOf((0,external_node_path_.join)(folder, path))) : up === 'link' ? 'link' : 'none';
    };
}
function tail(path, raw) {
    let folders = path.split('/').length;
    let from = raw.length;
    while (from > 0 && (raw[from - 1] !== 0x2f || --folders > 0))
        from--;
    return raw.subarray(from);
}
function statOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
function kindOf(stat) {
    if (stat === undefined)
        return 'none';
    return stat.isSymbolicLink() ? 'link' : stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'none';
}
function slashed(path) {
    return path.replaceAll('\\', '/');
}
function readEntries(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function rulesIn(directory) {
    try {
        return [{ base: directory, patterns: ignore().add((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(directory, '.gitignore'), 'utf8')) }];
    }
    catch {
        return [];
    }
}
function rulesAbove(root) {
    const above = [];
    for (let directory = root;; directory = (0,external_node_path_.dirname)(directory)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, '.git')))
            break;
        if ((0,external_node_path_.dirname)(directory) === directory)
            return [];
        above.unshift((0,external_node_path_.dirname)(directory));
    }
    return above.flatMap(rulesIn);
}
function ignored(path, isDirectory, rules) {
    for (let i = rules.length - 1; i >= 0; i--) {
        const { base, patterns } = rules[i];
        const result = patterns.test(slashed((0,external_node_path_.relative)(base, path)) + (isDirectory ? '/' : ''));
        if (result.ignored)
            return true;
        if (result.unignored)
            return false;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/adapters/fs/node-fs.js






const DEFAULT_LIMIT = 256 * 1024 * 1024;
function nodeFileSystem(cwd, tracked = () => new Map()) {
    const absolute = (path) => (0,external_node_path_.resolve)(cwd, path);
    return {
        cwd: cwd.replaceAll('\\', '/'),
        readFile: (path, maxBytes = DEFAULT_LIMIT, start = false) => readRegularFile(path, absolute(path), maxBytes, start),
        kind(path) {
            let stat;
            try {
                stat = (0,external_node_fs_.statSync)(absolute(path), { throwIfNoEntry: false });
            }
            catch {
                return 'none';
            }
            if (stat === undefined)
                return 'none';
            return stat.isFile() ? 'file' : stat.isDirectory() ? 'directory' : 'other';
        },
        isLink: (path) => (0,external_node_fs_.lstatSync)(absolute(path), { throwIfNoEntry: false })?.isSymbolicLink() === true,
        list: (directory, options) => listFiles(absolute(directory), tracked, options),
        writeFile: (path, bytes, options) => writeWhole(path, absolute(path), bytes, options),
    };
}
function readRegularFile(path, absolute, maxBytes, start) {
    let descriptor;
    try {
        descriptor = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
        const stat = (0,external_node_fs_.fstatSync)(descriptor);
        if (!stat.isFile())
            throw new errors/* UserError */.y('unreadable-file', `${stat.isDirectory() ? 'a directory' : 'not a regular file'}, a file is needed`, { path });
        if (stat.size > maxBytes && !start) {
            throw new errors/* UserError */.y('unreadable-file', `the file has ${stat.size} bytes; at most ${maxBytes} are read`, { path });
        }
        const bytes = Buffer.allocUnsafe(Math.min(stat.size, maxBytes));
        let length = 0;
        while (length < bytes.length) {
            const count = (0,external_node_fs_.readSync)(descriptor, bytes, length, bytes.length - length, null);
            if (count === 0)
                break;
            length += count;
        }
        return bytes.subarray(0, length);
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unreadable-file', 'cannot be read');
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
    }
}
function modeOf(path, absolute) {
    const stat = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    if (stat?.isFile() === true)
        return stat.mode & 0o777;
    if (stat === undefined || stat.isDirectory() || stat.isSymbolicLink())
        return undefined;
    throw new errors/* UserError */.y('unwritable-file', 'it is not a regular file', { path });
}
function writeWhole(path, absolute, bytes, options = {}) {
    const temporary = `${absolute}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    let descriptor;
    let made = false;
    let folders;
    try {
        folders = (0,make_folders/* makeFolders */.w)((0,external_node_path_.dirname)(absolute));
        const there = modeOf(path, absolute);
        const kept = options.mode === undefined ? there : undefined;
        descriptor = (0,external_node_fs_.openSync)(temporary, 'wx', options.mode ?? 0o644);
        made = true;
        if (kept !== undefined)
            (0,external_node_fs_.fchmodSync)(descriptor, kept);
        const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes;
        for (let at = 0; at < buffer.length;)
            at += (0,external_node_fs_.writeSync)(descriptor, buffer, at);
        (0,external_node_fs_.fsyncSync)(descriptor);
        (0,external_node_fs_.closeSync)(descriptor);
        descriptor = undefined;
        if (options.exclusive === true)
            (0,external_node_fs_.linkSync)(temporary, absolute);
        else
            (0,external_node_fs_.renameSync)(temporary, absolute);
        folders = undefined;
    }
    catch (error) {
        throw (0,errno/* asUserError */.Y)(error, path, 'unwritable-file', 'cannot be written');
    }
    finally {
        if (descriptor !== undefined)
            (0,external_node_fs_.closeSync)(descriptor);
        if (made)
            (0,external_node_fs_.rmSync)(temporary, { force: true });
        (0,make_folders/* unmakeFolders */.x)((0,external_node_path_.dirname)(absolute), folders);
    }
}

// EXTERNAL MODULE: ./build/adapters/git/commit-files.js
var commit_files = __webpack_require__(32903);
// EXTERNAL MODULE: ./build/adapters/git/run-git.js
var run_git = __webpack_require__(22410);
// EXTERNAL MODULE: ./build/adapters/git/tree-of.js
var tree_of = __webpack_require__(13748);
;// CONCATENATED MODULE: ./build/adapters/git/bare-files.js






function bareFiles(cwd, folder) {
    if (!isBare(folder))
        return undefined;
    const repository = { top: folder, gitDir: folder, commonDir: folder, indexFile: (0,external_node_path_.join)(folder, 'index') };
    if (!(0,run_git/* hasGit */.tG)(repository))
        throw new errors/* UserError */.y('no-git', 'git cannot be found', {
            help: 'a bare repository can only be read with git installed',
        });
    const listing = (0,tree_of/* treeOf */.g)(repository, 'HEAD^{commit}') ?? (isEmpty(repository) ? EMPTY : undefined);
    if (listing !== undefined)
        return (0,commit_files/* filesOfCommit */.oV)(cwd, repository, listing);
    throw new errors/* UserError */.y('no-commit', 'HEAD of this bare repository names no commit', {
        path: folder,
        help: 'clone it again',
    });
}
function isBare(folder) {
    const has = (name) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, name), { throwIfNoEntry: false }) !== undefined;
    return !has('.git') && has('HEAD') && has('objects') && has('refs');
}
const EMPTY = { blobs: new Map(), links: [] };
function isEmpty(repository) {
    return (0,run_git/* gitOutput */.oM)(repository, ['for-each-ref', '--count=1'])?.length === 0;
}

// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var repository = __webpack_require__(59685);
// EXTERNAL MODULE: ./build/adapters/git/tracked.js
var tracked = __webpack_require__(67936);
// EXTERNAL MODULE: ./build/core/value/glob.js
var glob = __webpack_require__(8432);
;// CONCATENATED MODULE: ./build/wiring/workspace.js










function commandFiles(cwd, typed) {
    const absolute = typed.flatMap(placesOf).map((path) => (0,external_node_path_.resolve)(cwd, path));
    const folders = absolute.filter(isFolder);
    const packages = absolute.filter((path) => (0,external_node_path_.basename)(path) === 'cartridge.yaml').map((path) => (0,external_node_path_.dirname)(path));
    return withinBorder(nodeFileSystem(cwd, (0,tracked/* trackedFiles */.O)()), {
        workspace: [cwd, ...folders].map(topOf),
        typed: [...absolute, ...packages],
    });
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
function folderFiles(cwd, folder, typed) {
    const absolute = (0,external_node_path_.resolve)(cwd, folder);
    const bare = bareFiles(cwd, absolute);
    if (bare !== undefined)
        return { fs: bare, bare: true };
    const own = topOf(absolute);
    const isApart = hasOwnRepository(absolute) && own !== topOf(cwd);
    return { fs: listedOnce(isApart ? filesWithin(cwd, [own], typed) : commandFiles(cwd, [...typed, folder])) };
}
function refuseBare(cwd, folders) {
    const bare = folders.find((folder) => isBare((0,external_node_path_.resolve)(cwd, folder)));
    if (bare === undefined)
        return;
    throw new errors/* UserError */.y('usage', 'a bare repository is judged at its HEAD, by itself', {
        path: bare,
        help: 'check it without a folder around it, and without --cals, --packages, --cartridges, --staged, --base and --config-from',
    });
}
function filesWithin(cwd, workspace, typed) {
    const named = typed.flatMap(placesOf).map((path) => (0,external_node_path_.resolve)(cwd, path));
    return withinBorder(nodeFileSystem(cwd, (0,tracked/* trackedFiles */.O)()), { workspace, typed: named });
}
function hasOwnRepository(folder) {
    try {
        return (0,repository/* findRepository */.W1)(folder) !== undefined;
    }
    catch {
        return true;
    }
}
function workspaceFiles(workspace, temporary, own, named) {
    const typed = named.flatMap(placesOf).map((path) => (0,external_node_path_.resolve)(workspace, path));
    const inTemporary = typed.filter((path) => path.startsWith(`${(0,external_node_path_.resolve)(temporary)}/`));
    return withinBorder(nodeFileSystem(workspace, (0,tracked/* trackedFiles */.O)()), {
        workspace: [(0,external_node_path_.resolve)(workspace)],
        typed: [own, ...inTemporary],
    });
}
function placesOf(path) {
    const [, before = path] = /^(.+)@[^/@]*$/.exec(path) ?? [];
    return [...new Set([(0,glob/* fixedPart */.sL)(path), (0,glob/* fixedPart */.sL)(before), (0,glob/* fixedPart */.sL)(before.replace(/:[^/:]*$/, ''))])];
}
function topOf(folder) {
    try {
        return (0,repository/* findRepository */.W1)(folder)?.top ?? folder;
    }
    catch {
        return folder;
    }
}


/***/ })

};
;
