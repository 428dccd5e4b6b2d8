"use strict";
exports.id = 4221;
exports.ids = [4221];
exports.modules = {

/***/ 7104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ folderLister)
/* harmony export */ });
/* unused harmony export listFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errno_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(678);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2807);




const MAX_FILES = 100_000;
const MAX_DEPTH = 64;
/** A file up to this size is handed over as one piece. */
const WHOLE = 16 * 1024 * 1024;
const PIECE = 1024 * 1024;
/**
 * Every file below a folder, hidden and git-ignored ones included, sorted by path in code-point order.
 *
 * @param root absolute; nothing is found when it does not exist
 * @param shown the folder's name in messages
 * @param maxBytes a larger file is refused before anything is read
 * @param onFault gets what is refused instead, and the list goes on without it
 * @throws UserError `bad-package-file` for a link, a device, a FIFO or an unreadable folder: nothing is left out silently
 */
function listFolder(root, shown, maxBytes, onFault = (fault) => {
    throw fault;
}) {
    const files = [];
    const refuse = (path, reason, help) => {
        const details = { path: `${shown}/${path}`.replace(/\/$/, ''), help };
        onFault(new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('bad-package-file', `cannot be packed: ${reason}`, details));
    };
    const statOf = (path) => {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false });
        }
        catch (error) {
            const fault = (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, `${shown}/${path}`, 'bad-package-file', 'cannot be packed');
            if (!(fault instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y))
                throw fault;
            onFault(fault);
            return 'refused';
        }
    };
    const visit = (relative, depth) => {
        if (depth > MAX_DEPTH)
            return refuse(relative, `folders are nested deeper than ${MAX_DEPTH}`, 'flatten them');
        let names;
        try {
            names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, relative)).sort();
        }
        catch (error) {
            return refuse(relative, `the folder cannot be read (${error.code})`, 'check its permissions');
        }
        for (const name of names) {
            if (files.length > MAX_FILES)
                return;
            const path = relative === '' ? name : `${relative}/${name}`;
            const stat = statOf(path);
            // Gone, or a name that is no UTF-8 and so cannot be asked for.
            if (stat === 'refused')
                continue;
            if (stat === undefined)
                refuse(path, 'there is no file of this name', 'give it a name in ASCII');
            else if (stat.isDirectory())
                visit(path, depth + 1);
            else if (stat.isSymbolicLink())
                refuse(path, 'it is a symbolic link', 'put the file itself there');
            else if (!stat.isFile())
                refuse(path, 'it is not a regular file', 'remove it');
            else if (stat.size > maxBytes)
                refuse(path, `it has ${stat.size} bytes; at most ${maxBytes} can be packed`, 'split it');
            else {
                const read = (sink) => readUnchanged((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), `${shown}/${path}`, stat, sink);
                files.push({ path, size: stat.size, read });
                if (files.length > MAX_FILES)
                    refuse('', `it holds more than ${MAX_FILES} files`, 'pack fewer');
            }
        }
    };
    const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(root, { throwIfNoEntry: false });
    if (top === undefined)
        return [];
    if (top.isSymbolicLink())
        refuse('', 'it is a symbolic link', 'put the folder itself there');
    else
        visit('', 0);
    return files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
/** {@link listFolder} of folders that are named relative to a working directory, as messages show them. */
function folderLister(cwd) {
    return (folder, maxBytes, onFault) => listFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder), folder, maxBytes, onFault);
}
function readUnchanged(absolute, shown, seen, sink) {
    const changed = () => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y('changed', 'the file changed while it was packed', {
            path: shown,
            help: 'run again when nothing writes to it',
        });
    };
    const same = (now) => now.size === seen.size && now.mtimeMs === seen.mtimeMs && now.ctimeMs === seen.ctimeMs && now.ino === seen.ino;
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'ELOOP')
            return changed();
        throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
    }
    const readAt = (...args) => {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(...args);
        }
        catch (error) {
            throw (0,_core_errno_js__WEBPACK_IMPORTED_MODULE_2__/* .asUserError */ .Y)(error, shown, 'unreadable-file', 'cannot be read');
        }
    };
    try {
        if (!same((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)))
            return changed();
        const piece = Buffer.allocUnsafe(seen.size <= WHOLE ? seen.size : PIECE);
        for (let at = 0; at < seen.size;) {
            const wanted = Math.min(piece.length, seen.size - at);
            let length = 0;
            while (length < wanted) {
                const count = readAt(descriptor, piece, length, wanted - length, at + length);
                if (count === 0)
                    return changed();
                length += count;
            }
            sink(piece.subarray(0, wanted));
            at += wanted;
        }
        if (!same((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)))
            changed();
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 4500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ CHECK_PARTS),
  z: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
;// CONCATENATED MODULE: ./build/core/readiness/findings.js


/**
 * What keeps a CAL from being ready, each at its own line of the CAL, so that it can be annotated there. Faults of structure are
 * the linter's findings and are not repeated.
 */
function readinessFindings(doc, cal) {
    const unstaffed = cal.participants
        .filter((participant) => participant.required && participant.resolved === null)
        .map(({ alias, reason }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/unstaffed',
        level: 'error',
        message: `participant ${(0,printable.quote)(alias)} is not staffed: ${reason}`,
        path: pathOf(doc, 'participants', 'alias', alias),
        help: 'name a cartridge that fits, or make the participant optional',
    }));
    const missing = cal.rac
        .filter((item) => item.state === 'failed')
        .map(({ id, reason = 'the check failed' }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/rac-missing',
        level: 'error',
        message: `required context ${(0,printable.quote)(id)} is missing: ${reason}`,
        path: pathOf(doc, 'rac', 'id', id),
        help: 'add what the description names, or correct the check',
    }));
    return [...unstaffed, ...missing];
}
function pathOf(doc, list, key, value) {
    const items = doc.value[list];
    const index = Array.isArray(items) ? items.findIndex((item) => hasValue(item, key, value)) : -1;
    return [list, Math.max(0, index), key];
}
function hasValue(item, key, value) {
    return (typeof item === 'object' &&
        item !== null &&
        Object.hasOwn(item, key) &&
        item[key] === value);
}

// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/app/ready.js + 2 modules
var ready = __webpack_require__(4308);
;// CONCATENATED MODULE: ./build/app/check-files.js






/** What a check looks for in a repository, by the names of its files. */
const KINDS = {
    cals: /\.cal\.(?:json|ya?ml)$/i,
    packages: /(?:^|\/)cartridge\.yaml$/,
    hosts: /\.host\.ya?ml$/,
};
/**
 * The files of one kind: those that names and globs mean, relative to the root, or without any every file of the kind.
 *
 * @returns paths relative to the working directory, sorted, each once
 * @throws UserError `no-file` for a name or glob that means nothing
 */
function filesOf(tree, kind, names) {
    const { files, root } = tree;
    if (names === undefined)
        return files.filter((file) => KINDS[kind].test(file)).map((file) => (0,join_path/* joinPath */.u)(root, file));
    const selected = new Set(names.flatMap((name) => ((0,core_glob/* isGlob */.fg)(name) ? matching(tree, kind, name) : [named(tree, kind, name)])));
    return [...selected].sort();
}
/** The cartridges that names, folders and globs mean, or every cartridge of the repository; as {@link filesOf}. */
function cartridgesOf({ fs, root, files }, names) {
    if (names === undefined)
        return files.filter(ready/* isCartridgeName */.Vq).map((file) => (0,join_path/* joinPath */.u)(root, file));
    return (0,ready/* cartridgePaths */.Ao)(fs, names.map((name) => (0,join_path/* joinPath */.u)(root, name)));
}
// A glob may name the file, or the folder that holds it, as `agents/*` does for packages.
function matching({ root, files }, kind, pattern) {
    const glob = (0,core_glob/* compileGlob */.SO)(pattern);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `${(0,printable.quote)(pattern)}: ${glob.problem}`);
    const folder = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
    const found = files.filter((file) => KINDS[kind].test(file) && (glob.matches(file) || glob.matches(folder(file))));
    if (found.length > 0)
        return found.map((file) => (0,join_path/* joinPath */.u)(root, file));
    throw new errors/* UserError */.y('no-file', `no file matches ${(0,printable.quote)(pattern)}`, {
        path: root,
        help: 'correct the glob in cartwright.yaml or on the command line',
    });
}
// A package is named by its folder, anything else by its file; the name of a shipped host profile is no file and stays as it is.
function named({ fs, root }, kind, name) {
    const path = (0,join_path/* joinPath */.u)(root, name);
    if (fs.kind(path) === 'file')
        return path;
    if (kind === 'packages' && fs.kind((0,join_path/* joinPath */.u)(path, app_package/* PACKAGE_FILE */.e)) === 'file')
        return (0,join_path/* joinPath */.u)(path, app_package/* PACKAGE_FILE */.e);
    if (kind === 'hosts' && fs.kind(path) === 'none' && /^[\w .-]+$/.test(name))
        return name;
    throw new errors/* UserError */.y('no-file', 'there is no such file', { path });
}

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/manifest.js
var manifest = __webpack_require__(7407);
;// CONCATENATED MODULE: ./build/app/check-findings.js








/** A committed manifest that is not what `build` would make. None need be committed: `build` makes it. */
function staleManifest({ fs }, { folder, file, manifestText }) {
    const path = (0,join_path/* joinPath */.u)(folder, ids/* MANIFEST_PATH */.U4);
    if (fs.kind(path) !== 'file')
        return [];
    const committed = new TextDecoder('utf-8', { ignoreBOM: true }).decode(fs.readFile(path, 4 * 1024 * 1024));
    if (committed === manifestText)
        return [];
    const { line, expected, found } = (0,manifest/* compareManifest */.L1)(manifestText, committed) ?? { line: 1, expected: '', found: '' };
    const says = expected === found
        ? 'its line ends are not those that build writes'
        : `${(0,manifest/* shownLine */.QN)(found)} stands where ${(0,printable.quote)(file)} gives ${(0,manifest/* shownLine */.QN)(expected)}`;
    return [
        {
            rule: 'manifest/stale',
            level: 'error',
            message: `the committed manifest is out of date: ${says}`,
            path,
            range: { start: { line, column: 1 }, end: { line, column: found.length + 1 } },
            pointer: '',
            help: `run cartwright manifest ${folder} --out ${path}`,
        },
    ];
}
/** A refusing host, at the package's own line, so that it can be annotated where the floor or the role is written. */
function refusal({ subject, host, error }, packages) {
    if (error === null)
        return [];
    const source = packages.find(({ folder }) => folder === subject);
    const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
    const { unmet, supported, requested } = error.error.data;
    const reasons = unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`);
    return [
        {
            rule: 'handshake/refuse',
            level: 'error',
            message: `host ${(0,printable.quote)(host)} refuses ${(0,printable.quote)(subject)}: ${(0,printable.printable)(reasons.join('; '))}`,
            path: source?.file ?? subject,
            range: source === undefined || place === undefined ? diagnostic/* START_OF_FILE */.ag : source.doc.range(place.key ?? place.value),
            pointer: '',
            help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
        },
    ];
}
/** Symbolic links with the name of a file to check: passed over in silence, each would be a file that nobody checked. */
function notFollowed(links) {
    const kinds = Object.values(KINDS);
    const judged = links.filter((path) => (0,ready/* isCartridgeName */.Vq)(path) || kinds.some((kind) => kind.test(path)));
    return judged.sort().map(cal_files/* linkFinding */.ir);
}

// EXTERNAL MODULE: ./build/app/handshake.js + 1 modules
var handshake = __webpack_require__(7458);
// EXTERNAL MODULE: ./build/app/package-content.js
var package_content = __webpack_require__(3476);
// EXTERNAL MODULE: ./build/app/project-lint.js
var project_lint = __webpack_require__(2275);
;// CONCATENATED MODULE: ./build/app/check.js
















/** The parts of a check; `--only` names one. */
const CHECK_PARTS = ['lint', 'ready', 'package', 'manifest', 'handshake', 'propose'];
/**
 * The main job (surface.md, `check`): lints every CAL, judges its readiness, looks through what every package would pack, checks
 * its manifest and negotiates with every host; what the code calls for and no CAL has, it adds as notes. Paths of the result are relative to the working
 * directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
async function check(ports, options) {
    const { config, parts, root, scope = () => true } = options;
    const links = [];
    const files = ports.fs.list(root, { onLink: (path) => links.push((0,join_path/* joinPath */.u)(root, path)) });
    const tree = { fs: ports.fs, root, files };
    const run = new CheckRun(ports, options, await (0,project_lint/* projectLint */.d)(ports, options));
    const cals = filesOf(tree, 'cals', options.cals ?? config.cals);
    const packages = filesOf(tree, 'packages', options.packages ?? config.packages);
    const cartridges = cartridgesOf(tree, options.cartridges ?? config.cartridges);
    const hosts = filesOf(tree, 'hosts', options.hosts ?? config.hosts);
    run.refuseLinks(links);
    const judged = cals.filter(scope);
    await run.lint(judged);
    await run.readPackages(packages);
    if (parts.has('package'))
        await run.checkContents();
    if (parts.has('manifest'))
        run.checkManifests();
    if (parts.has('ready'))
        await run.assess(judged, cartridges, hosts);
    if (parts.has('handshake') && hosts.length > 0)
        await run.negotiate(cartridges.filter(scope), hosts);
    if (parts.has('propose'))
        await run.propose(cals, tree.files);
    const looked = lookedAt(parts, { cals, packages, cartridges, hosts });
    return run.result(new Set(looked.filter(scope)).size, looked.length === 0);
}
/** The files that the asked parts look at: a part that lacks what it compares looks at nothing. */
function lookedAt(parts, { cals, packages, cartridges, hosts }) {
    const asks = (...some) => some.some((part) => parts.has(part));
    const negotiates = parts.has('handshake') && hosts.length > 0;
    return [
        ...(asks('lint', 'ready', 'propose') ? cals : []),
        ...(asks('package', 'manifest', 'ready') || negotiates ? packages.map(folderOf) : []),
        ...(asks('ready') || negotiates ? cartridges : []),
        ...(asks('ready') || negotiates ? hosts : []),
    ];
}
/** The steps of one check, and what they have found so far. */
class CheckRun {
    #ports;
    #options;
    #lint;
    #linted = new Map();
    #packages = [];
    #diagnostics = [];
    #notes = [];
    #links = [];
    #cals = [];
    #handshakes = [];
    #requirements = new Map();
    constructor(ports, options, lint) {
        this.#ports = ports;
        this.#options = options;
        this.#lint = lint;
    }
    refuseLinks(links) {
        this.#links = links;
        this.#diagnostics.push(...notFollowed(links).filter(({ path }) => this.#isJudged(path)));
    }
    async lint(paths) {
        for (const path of paths) {
            const doc = await (0,read/* readQuickly */.xF)(path, this.#ports.fs.readFile(path));
            this.#linted.set(path, { doc, diagnostics: await this.#lint.run.add(doc) });
        }
    }
    async readPackages(paths) {
        for (const path of paths) {
            const loaded = await (0,app_package/* loadPackage */.H)(this.#ports.fs, path, this.#options.profile);
            if (!('diagnostics' in loaded))
                this.#addPackage(loaded);
            else if (this.#isJudged(folderOf(path)))
                this.#diagnostics.push(...loaded.diagnostics);
        }
    }
    #addPackage(loaded) {
        this.#packages.push(loaded);
        const { folder, manifest } = loaded;
        if (!this.#isJudged(folder))
            return;
        this.#requirements.set(folder, { version: loaded.package.version, manifest });
        this.#diagnostics.push(...loaded.warnings);
    }
    async checkContents() {
        const { fs, readCode } = this.#ports;
        const readFile = readCode ?? ((...args) => fs.readFile(...args));
        const listFolder = this.#ports.listFolder ?? (0,package_content/* listFrom */.Hp)(fs, readFile, this.#links);
        for (const each of this.#packages.filter(({ folder }) => this.#isJudged(folder))) {
            const content = await (0,package_content/* inspectContent */.IL)({ fs, listFolder }, each);
            this.#diagnostics.push(...(0,package_content/* unpackableFindings */.dA)(content), ...content.forbidden);
        }
    }
    checkManifests() {
        for (const each of this.#packages) {
            if (this.#isJudged(each.folder))
                this.#diagnostics.push(...staleManifest(this.#ports, each));
        }
    }
    async assess(cals, cartridges, hosts) {
        const { config, profile, root, roster } = this.#options;
        const { result, notes } = await (0,ready/* assessReadiness */.T1)(this.#ports, {
            profile,
            cals,
            cartridges,
            packages: this.#packages.map(cardOf),
            root,
            confirmations: config.confirmations === undefined ? undefined : (0,join_path/* joinPath */.u)(root, config.confirmations),
            roster,
            hosts,
            linted: this.#linted,
        });
        this.#notes.push(...notes);
        this.#cals = result.cals;
        for (const cal of result.cals)
            await this.#addFindings(cal);
    }
    async #addFindings(cal) {
        const doc = this.#linted.get(cal.path)?.doc;
        if (doc?.value === undefined)
            return;
        this.#diagnostics.push(...(await (0,quick_document/* withPlaces */.r)(doc, () => readinessFindings(doc, cal))));
    }
    async negotiate(cartridges, hosts) {
        const { peer, signatureOf } = this.#ports;
        const folders = this.#packages.map((each) => each.folder).filter((folder) => this.#isJudged(folder));
        const subjects = [...folders, ...(signatureOf === undefined ? [] : cartridges)];
        const { result, diagnostics, hostFindings, manifests } = await (0,handshake/* handshakeAll */.h)(this.#ports.fs, {
            subjects,
            hosts,
            profile: this.#options.profile,
            signatureOf: signatureOf === undefined ? undefined : tolerating(signatureOf),
            peer,
        });
        this.#handshakes = result.results;
        for (const [path, manifest] of manifests)
            if (!this.#requirements.has(path))
                this.#requirements.set(path, { version: null, manifest });
        this.#diagnostics.push(...diagnostics, ...hostFindings, ...result.results.flatMap((verdict) => refusal(verdict, this.#packages)));
    }
    // Of several parts of a large repository the one with the first CAL compares them all.
    async propose(cals, files) {
        const [first] = cals;
        if (first === undefined || !this.#isJudged(first))
            return;
        const { fs, readCode } = this.#ports;
        const docs = await Promise.all(cals.map(async (path) => this.#linted.get(path)?.doc ?? (await (0,read/* readQuickly */.xF)(path, fs.readFile(path)))));
        const { proposalNotes } = await Promise.all(/* import() */[__webpack_require__.e(6636), __webpack_require__.e(979)]).then(__webpack_require__.bind(__webpack_require__, 3360));
        const code = { root: this.#options.root, files, readFile: readCode ?? ((...args) => fs.readFile(...args)) };
        const notes = await proposalNotes(docs, code, this.#options.config.rules);
        // What readiness calls missing is not said twice.
        const missing = new Set(this.#diagnostics.filter(isMissing).map(placeOf));
        this.#diagnostics.push(...notes.filter((note) => !missing.has(placeOf(note))));
    }
    #isJudged(path) {
        return this.#options.scope?.(path) ?? true;
    }
    // A CAL with errors is not ready: asked for readiness alone, the reasons belong to the answer.
    #isAsked({ level }) {
        const { parts } = this.#options;
        return parts.has('lint') || (parts.has('ready') && level === 'error');
    }
    result(files, nothing) {
        const linted = this.#lint.run.outcome();
        const { left, suppressed } = this.#lint.settle(this.#diagnostics);
        const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([
            ...linted.diagnostics.filter((diagnostic) => this.#isAsked(diagnostic)),
            ...left,
        ]);
        const accepted = [...linted.suppressed, ...suppressed];
        const verdicts = this.#handshakes.map((each) => each.verdict);
        const report = {
            version: 1,
            tool: { name: 'cartwright', version: version/* VERSION */.x },
            diagnostics,
            summary: (0,diagnostic/* summarize */.eh)(diagnostics, files, accepted.length),
            cals: this.#cals,
            handshakes: this.#handshakes,
            verdict: (0,assess/* worstVerdict */.z)(this.#cals.map((cal) => cal.verdict)),
            compliance: (0,compliance/* complianceOf */.f)(verdicts),
            ...(nothing ? { nothing } : {}),
        };
        const { excerpts } = linted;
        return { report, notes: this.#notes, excerpts, suppressed: accepted, requirements: this.#requirements };
    }
}
function isMissing({ rule }) {
    return rule === 'ready/rac-missing';
}
/** The RAC item that a finding is about. */
function placeOf({ path, pointer }) {
    return `${path} ${pointer.split('/').slice(0, 3).join('/')}`;
}
/** Folder of a package file, as its package names it. */
function folderOf(file) {
    const at = file.lastIndexOf('/');
    return at < 0 ? '.' : file.slice(0, at);
}
function cardOf({ folder, package: { name, role, capabilities = [] } }) {
    const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
    return { path: folder, name, role, romDigest: null, capabilities: able };
}
// Nobody named these files one by one: one that is no cartridge here is a finding, and the rest are judged.
function tolerating(signatureOf) {
    return async (path) => {
        try {
            return await signatureOf(path);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y) || error.code !== 'not-a-cartridge')
                throw error;
            return (await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(1839), __webpack_require__.e(3772)]).then(__webpack_require__.bind(__webpack_require__, 3772))).foreignState(path, error);
        }
    };
}


/***/ }),

/***/ 7458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ handshakeAll)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
;// CONCATENATED MODULE: ./build/app/handshake-findings.js





const WITNESS_SHOWN = 120;
/**
 * What verdicts say of the hosts themselves, each once however many cartridges met it, at its place in the host's profile: a
 * reservation at the tool, a host that is not judged at its servers. (A profile that cannot be read has its own findings.)
 *
 * @param hosts the profiles that the verdicts are of
 */
async function hostFindings(results, hosts) {
    const found = [];
    for (const host of hosts) {
        if (host.profile === undefined)
            continue;
        const own = results.filter(({ profile }) => profile === host.source);
        const work = () => own.flatMap((verdict) => findingsOf(verdict, host));
        found.push(...unique(host.doc === undefined ? work() : await (0,quick_document/* withPlaces */.r)(host.doc, work)));
    }
    return found;
}
function findingsOf(verdict, host) {
    if (verdict.verdict === 'not judged')
        return [located(verdict, host, notJudgedFinding(verdict))];
    return verdict.roles.flatMap((role) => (0,reservations/* reservationsOf */.VL)(role).map((reservation) => located(verdict, host, reservationFinding(verdict, host, role, reservation))));
}
function notJudgedFinding({ host, reason, help }) {
    return {
        rule: 'handshake/not-judged',
        level: 'warning',
        message: `host ${(0,printable.quote)(host)} is not judged: ${reason}`,
        path: ['servers'],
        part: 'key',
        help,
    };
}
function reservationFinding({ host: name }, host, { role, boundTool, how }, { reason, toolPath, witness }) {
    const tool = (0,printable.quote)(boundTool ?? '');
    const text = witness === undefined ? '' : JSON.stringify(witness);
    const example = text === '' || text.length > WITNESS_SHOWN ? '' : `; for example it rejects ${text}`;
    return {
        rule: 'handshake/reservation',
        level: 'warning',
        message: `host ${(0,printable.quote)(name)} binds ${tool} to ${role} (${how}) with a reservation: ${reason}${example}`,
        path: placeOf(host, boundTool ?? '', toolPath),
        help: 'offer a tool that takes every call of the contract, wrap this one (wraps, rename, constants), or accept the finding with its reason; with --strict it is not bound',
    };
}
// Of a wrapped tool the schema stands elsewhere, of a live one it stands nowhere: then the entry of the tool or its server.
function placeOf({ profile, doc }, name, toolPath) {
    const value = doc?.value;
    const tool = profile.tools.find((each) => each.name === name);
    const index = (value?.tools ?? []).findIndex((each) => each.name === name);
    if (tool?.server !== undefined || index < 0) {
        const server = profile.servers.findIndex((each) => each.name === tool?.server);
        return server < 0 ? [] : ['servers', server, 'name'];
    }
    if (tool?.wraps !== undefined)
        return ['tools', index, 'wraps'];
    return (0,source_document/* fromPointer */.kU)(value, `/tools/${index}/inputSchema${toolPath}`);
}
// A shipped profile has no file of its own to point at.
function located({ subject }, { doc }, finding) {
    if (doc !== undefined)
        return (0,source_document/* locateFinding */.E1)(doc, finding);
    const { rule, level, message, help } = finding;
    return {
        rule,
        level,
        message,
        path: subject,
        range: diagnostic/* START_OF_FILE */.ag,
        pointer: '',
        ...(help === undefined ? {} : { help }),
    };
}
function unique(diagnostics) {
    const key = ({ path, pointer, rule, message }) => JSON.stringify([path, pointer, rule, message]);
    return [...new Map(diagnostics.map((diagnostic) => [key(diagnostic), diagnostic])).values()];
}

// EXTERNAL MODULE: ./build/app/hosts.js + 1 modules
var app_hosts = __webpack_require__(1718);
// EXTERNAL MODULE: ./build/app/live.js + 1 modules
var app_live = __webpack_require__(6141);
// EXTERNAL MODULE: ./build/app/subject.js
var app_subject = __webpack_require__(8592);
;// CONCATENATED MODULE: ./build/app/handshake.js








/**
 * Negotiates every subject with every host.
 *
 * @throws UserError when a file cannot be read or a host is not known
 */
async function handshakeAll(fs, input) {
    const declared = await (0,app_hosts/* loadHosts */.U)(fs, input.hosts);
    const diagnostics = [...declared.diagnostics];
    const loaded = [];
    for (const path of input.subjects) {
        const subject = await (0,app_subject/* loadSubject */.n)(fs, path, input);
        diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(input.peer, declared.hosts);
    const hosts = asTheyShowedThemselves(declared.all, live);
    diagnostics.push(...(live?.diagnostics ?? []));
    const binder = new bind/* Binder */.V(input.strict);
    const results = loaded.flatMap(({ subject }) => hosts.map((host) => {
        if (host.profile === undefined)
            return (0,negotiate/* notJudged */.be)(subject, host, host);
        const { source, profile } = host;
        return (0,negotiate/* negotiate */.Nl)({ subject, host: profile, source, profile: input.profile, live: live !== undefined, binder });
    }));
    return {
        result: { version: 1, compliance: (0,compliance/* complianceOf */.f)(results.map(({ verdict }) => verdict)), results },
        diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics),
        hostFindings: (0,diagnostic/* sortDiagnostics */.Ds)(await hostFindings(results, hosts)),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(loaded.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        manifests: new Map(loaded.flatMap(({ subject: { path, manifest } }) => (manifest === undefined ? [] : [[path, manifest]]))),
        live,
    };
}
function asTheyShowedThemselves(all, live) {
    const looked = new Map(live?.hosts.map((host) => [host.source, host]));
    return all.map((host) => looked.get(host.source) ?? host);
}


/***/ }),

/***/ 7407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ compareManifest),
/* harmony export */   QN: () => (/* binding */ shownLine),
/* harmony export */   eY: () => (/* binding */ loadManifest)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5270);
/* harmony import */ var _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9173);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _package_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2249);







const MANIFEST_LIMIT = 4 * 1024 * 1024;
/**
 * The manifest of a package folder (built) or of a `*.json` file (as it is).
 *
 * @param path a package folder, its `cartridge.yaml`, or a manifest file
 * @returns no manifest, and the errors, when it is not valid
 * @throws UserError when the file or folder cannot be read
 */
async function loadManifest(fs, path, profile) {
    if (fs.kind(path) === 'file' && /\.json$/i.test(path)) {
        const bytes = fs.readFile(path, MANIFEST_LIMIT);
        const checked = (0,_core_manifest_check_js__WEBPACK_IMPORTED_MODULE_1__/* .checkManifest */ .K)(await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.schemaDepth }), await _core_schema_validators_js__WEBPACK_IMPORTED_MODULE_2__.validators.manifest(), profile);
        return checked.manifest === undefined
            ? { diagnostics: checked.diagnostics }
            : { manifest: checked.manifest, diagnostics: checked.diagnostics, bytes };
    }
    if (fs.kind(path) === 'file' && !path.endsWith(_package_js__WEBPACK_IMPORTED_MODULE_5__/* .PACKAGE_FILE */ .e))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-manifest', `neither a package folder, its ${_package_js__WEBPACK_IMPORTED_MODULE_5__/* .PACKAGE_FILE */ .e}, nor a manifest (*.json)`, {
            path,
        });
    const loaded = await (0,_package_js__WEBPACK_IMPORTED_MODULE_5__/* .loadPackage */ .H)(fs, path, profile);
    if ('diagnostics' in loaded)
        return loaded;
    return {
        manifest: loaded.manifest,
        bytes: new TextEncoder().encode(loaded.manifestText),
        diagnostics: loaded.warnings,
    };
}
/** A line of a manifest in a message: as it stands, since it has quotes of its own. */
function shownLine(line) {
    return (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__.printable)(line.trim().replace(/,$/, '').slice(0, 200)) || '(nothing)';
}
/** Compares a committed manifest's text with the expected one, line ends aside; undefined when it is in step. */
function compareManifest(expected, found) {
    const [want, have] = [expected, found].map((text) => text.replaceAll('\r\n', '\n').split('\n'));
    for (let i = 0; i < Math.max(want.length, have.length); i++) {
        if (want[i] !== have[i])
            return { line: i + 1, expected: want[i] ?? '', found: have[i] ?? '' };
    }
    return undefined;
}


/***/ }),

/***/ 4221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ command)
});

// EXTERNAL MODULE: ./build/core/diff/requirements.js + 2 modules
var requirements = __webpack_require__(4721);
// EXTERNAL MODULE: ./build/adapters/fs/rom-folder.js
var rom_folder = __webpack_require__(7104);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/check.js + 3 modules
var check = __webpack_require__(4500);
// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/shard.js
/** Reads `INDEX/COUNT`, for example `2/4`; undefined when it is none, or the index is beyond the count. */
function parseShard(text) {
    const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
    const [index, count] = [Number(match?.[1]), Number(match?.[2])];
    return match === null || index > count ? undefined : { index, count };
}
/** Whether a path belongs to a shard. It depends on the path alone, so that jobs agree without speaking to each other. */
function isInShard(path, { index, count }) {
    return fnv1a(path) % count === index - 1;
}
/** FNV-1a: spreads names evenly, protects against nothing. 32 bits, unsigned. */
function fnv1a(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
}

// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/cli/wiring/outside-ports.js
var outside_ports = __webpack_require__(5974);
// EXTERNAL MODULE: ./build/cli/wiring/server-timeout.js
var server_timeout = __webpack_require__(6023);
// EXTERNAL MODULE: ./build/cli/commands/workflow-ready.js
var workflow_ready = __webpack_require__(5873);
;// CONCATENATED MODULE: ./build/cli/commands/check.js













const command = {
    name: 'check',
    summary: 'lint, readiness and verdicts for a whole repository',
    usage: ['check [DIR]'],
    options: [
        {
            name: 'cals',
            kind: 'list',
            value: 'GLOB',
            summary: 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)',
        },
        {
            name: 'packages',
            kind: 'list',
            value: 'GLOB',
            summary: 'package folders (default: every folder with a cartridge.yaml)',
        },
        { name: 'cartridges', kind: 'list', value: 'GLOB', summary: 'cartridges (default: every one in the repository)' },
        { name: 'hosts', kind: 'list', value: 'GLOB', summary: 'host profiles (default: every *.host.yaml)' },
        { name: 'roster', kind: 'value', value: 'FILE', summary: 'proofs of slot levels' },
        { name: 'only', kind: 'list', value: 'PART', summary: 'run only this part', choices: check/* CHECK_PARTS */.E },
        { name: 'staged', kind: 'flag', summary: "judge what is staged in git's index, not the work tree" },
        {
            name: 'base',
            kind: 'value',
            value: 'REV',
            summary: 'say what changed against this commit, verdicts and requirements',
        },
        { name: 'shard', kind: 'value', value: 'I/N', summary: 'judge one of N parts of a very large repository' },
        { name: 'merge', kind: 'list', value: 'FILE', summary: 'check nothing, put these JSON reports of parts together' },
        {
            name: 'check-urls',
            kind: 'flag',
            summary: 'look up the URLs of RAC checks, public https addresses only',
        },
        {
            name: 'live',
            kind: 'flag',
            summary: "start or contact the MCP servers of the hosts; a server's command runs with your rights",
        },
        server_timeout/* SERVER_TIMEOUT */.a,
        { name: 'strict', kind: 'flag', summary: 'exit 1 for warnings, for pending and for nothing to judge, too' },
    ],
    formats: ['text', 'json', 'sarif', 'github', 'markdown'],
    details: 'DIR is the root of the repository (default: the working directory); its cartwright.yaml is used, if there is one.\nRAC items that the code calls for and no CAL has are notes (part propose), which fail nothing.',
    usesConfig: false,
    async run(context) {
        const { io, positionals } = context;
        if (positionals.length > 1)
            throw new errors/* UserError */.y('usage', `check takes one directory, not ${positionals.length}`);
        const named = positionals[0] ?? '.';
        if (context.fs.kind(named) !== 'directory')
            throw new errors/* UserError */.y('no-directory', 'there is no such directory', { path: named });
        // Every path of the report starts with it, and those are relative to the working directory (surface.md, Diagnostics).
        const root = (0,cal_files/* shortest */.pr)(context.fs.cwd, named);
        const checked = context.list('merge').length > 0 ? await merged(context) : await checkRoot(context, root);
        const against = await changesSince(context, root, checked);
        if (!context.quiet)
            for (const note of checked.notes)
                io.err(`cartwright: ${(0,printable.printable)(note)}\n`);
        const { renderReport } = await __webpack_require__.e(/* import() */ 3428).then(__webpack_require__.bind(__webpack_require__, 3428));
        const policy = (0,answer/* policyOf */.US)('error', context.flag('strict'));
        io.out(await renderReport(checked, policy, context, against));
        return (0,answer/* answerOf */.ut)(checked.report, policy).exitCode;
    },
};
async function merged(context) {
    const { mergedReport } = await __webpack_require__.e(/* import() */ 4840).then(__webpack_require__.bind(__webpack_require__, 4840));
    return { report: await mergedReport(context.fs, context.list('merge')), notes: [], excerpts: new Map() };
}
async function checkRoot(context, root) {
    const { fs, bytesOf } = await filesOf(context);
    const config = await (0,app_config.loadConfig)(fs, context.value('config'), root);
    const { readCard } = await __webpack_require__.e(/* import() */ 449).then(__webpack_require__.bind(__webpack_require__, 449));
    const { signatureOf } = await __webpack_require__.e(/* import() */ 6530).then(__webpack_require__.bind(__webpack_require__, 6530));
    const profile = context.value('prefix') === undefined ? ids/* PROFILES */.jI[config.prefix] : context.profile;
    return (0,check/* check */.z)({
        fs,
        clock: context.clock,
        readCard: readCard(fs, bytesOf),
        signatureOf: signatureOf(fs, profile, undefined, bytesOf),
        ...(context.flag('staged') ? {} : { listFolder: (0,rom_folder/* folderLister */.S)(fs.cwd) }),
        ...(await (0,outside_ports/* outsidePorts */.m)((0,workflow_ready.wishesOf)(context))),
    }, {
        profile,
        config,
        root,
        parts: partsOf(context),
        ...given(context),
    });
}
async function changesSince(context, root, checked) {
    const revision = context.value('base');
    if (revision === undefined)
        return undefined;
    if (context.list('merge').length > 0)
        throw new errors/* UserError */.y('usage', '--base compares a check, and --merge makes none');
    const { findRevision } = await __webpack_require__.e(/* import() */ 4909).then(__webpack_require__.bind(__webpack_require__, 4909));
    const { changedPaths, commitFiles } = await __webpack_require__.e(/* import() */ 2903).then(__webpack_require__.bind(__webpack_require__, 2903));
    const { checkCommit } = await __webpack_require__.e(/* import() */ 7128).then(__webpack_require__.bind(__webpack_require__, 7128));
    const { compareReports } = await __webpack_require__.e(/* import() */ 5318).then(__webpack_require__.bind(__webpack_require__, 5318));
    const { cwd } = context.fs;
    const sha = findRevision(cwd, revision)?.sha ?? '';
    const [files, differing] = [commitFiles(cwd, sha, false), changedPaths(cwd, sha, 'work tree')];
    if (files === undefined || differing === undefined)
        throw new errors/* UserError */.y('no-revision', `--base: no commit ${(0,printable.quote)(revision)} is here`, {
            help: 'name a branch, a tag or a commit; in a shallow clone fetch it first',
        });
    const base = await checkCommit(context.fs, { files, differing: new Set(differing) }, {
        clock: context.clock,
        configPath: context.value('config'),
        profile: context.value('prefix') === undefined ? undefined : context.profile,
        root,
        parts: partsOf(context),
        ...given(context),
    });
    const asked = (0,requirements/* compareRequirements */.u)(base.requirements ?? new Map(), checked.requirements ?? new Map());
    return { base: revision, changes: compareReports(base.report, checked.report, asked) };
}
async function filesOf(context) {
    if (!context.flag('staged'))
        return { fs: context.fs, bytesOf: () => undefined };
    const { stagedFiles } = await __webpack_require__.e(/* import() */ 4464).then(__webpack_require__.bind(__webpack_require__, 4464));
    return stagedFiles(context.fs);
}
function partsOf(context) {
    const only = context.list('only');
    return new Set(only.length === 0 ? check/* CHECK_PARTS */.E : check/* CHECK_PARTS */.E.filter((part) => only.includes(part)));
}
// What the command line names replaces what the configuration says, key by key.
function given(context) {
    const roster = context.value('roster');
    const text = context.value('shard');
    const shard = text === undefined ? undefined : parseShard(text);
    if (text !== undefined && shard === undefined) {
        throw new errors/* UserError */.y('usage', `--shard is ${(0,printable.quote)(text)}`, { help: 'write I/N, for example 2/4' });
    }
    const lists = ['cals', 'packages', 'cartridges', 'hosts'].filter((name) => context.list(name).length > 0);
    return {
        ...Object.fromEntries(lists.map((name) => [name, context.list(name)])),
        ...(roster === undefined ? {} : { roster }),
        ...(shard === undefined ? {} : { scope: (path) => isInShard(path, shard) }),
    };
}


/***/ }),

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ complianceOf)
/* harmony export */ });
/** The one answer of several: "refuse" before "not judged" before "accept"; null when there is none (format.md, 8). */
function complianceOf(verdicts) {
    if (verdicts.includes('refuse'))
        return 'refuse';
    if (verdicts.includes('not judged'))
        return 'not judged';
    return verdicts.length > 0 ? 'accept' : null;
}


/***/ }),

/***/ 4721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ compareRequirements),
  G: () => (/* binding */ diffRequirements)
});

;// CONCATENATED MODULE: ./build/core/diff/change.js
/** The step that the changes ask for: a raised requirement breaks hosts, any other change of what is asked adds something. */
function stepOf(changes) {
    if (changes.some(({ kind }) => kind === 'breaking'))
        return 'major';
    if (changes.some(({ kind }) => kind === 'compatible'))
        return 'minor';
    return changes.length > 0 ? 'patch' : 'none';
}
const SIZE = { none: 0, patch: 1, minor: 2, major: 3 };
/** Whether the step taken is at least the step asked for. */
function isEnough(taken, asked) {
    return SIZE[taken] >= SIZE[asked];
}
const CORE = /^(\d+)\.(\d+)\.(\d+)/;
/**
 * The step from one version to a later one. In 0.y.z everything may change with y, so that step counts as major there.
 *
 * @returns undefined when one is no version, or the second is not later
 */
function stepBetween(before, after) {
    const [old, next] = [CORE.exec(before)?.slice(1).map(Number), CORE.exec(after)?.slice(1).map(Number)];
    if (old === undefined || next === undefined)
        return undefined;
    if (before === after)
        return 'none';
    const at = [0, 1, 2].find((i) => old[i] !== next[i]);
    if (at === undefined)
        return 'patch';
    if (Number(next[at]) < Number(old[at]))
        return undefined;
    if (at === 1 && old[0] === 0)
        return 'major';
    return ['major', 'minor', 'patch'][at];
}

// EXTERNAL MODULE: ./build/core/handshake/accept/accepts.js + 13 modules
var accepts = __webpack_require__(3106);
// EXTERNAL MODULE: ./build/core/revision.js
var revision = __webpack_require__(3189);
;// CONCATENATED MODULE: ./build/core/diff/manifests.js


/** Every change from one manifest to the next, the breaking ones first, then by id. */
function diffManifests(before, after) {
    const changes = [
        ...plain('manifest.schemaVersion', 'breaking', before.schemaVersion, after.schemaVersion, 'another manifest format'),
        ...revisionChanges(before, after),
        ...modelChanges(before, after),
        ...roleChanges(before.requiredTools, after.requiredTools),
        ...roleChanges(before.optionalTools, after.optionalTools),
        ...scopeChanges('filesystem', before.filesystem, after.filesystem, 'breaking'),
        ...scopeChanges('network', before.network, after.network, 'breaking'),
    ];
    const order = { breaking: 0, compatible: 1, text: 2 };
    return changes.sort((a, b) => order[a.kind] - order[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
function plain(id, kind, before, after, message) {
    return before === after ? [] : [{ id, kind, before, after, message }];
}
function revisionChanges({ mcp: before }, { mcp: after }) {
    const [old, next] = [before.minProtocolRevision, after.minProtocolRevision];
    const raised = (0,revision/* compareRevisions */.wo)(next, old) > 0;
    return [
        ...plain('mcp.minProtocolRevision', raised ? 'breaking' : 'compatible', old, next, `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('mcp.preferredProtocolRevision', 'text', before.preferredProtocolRevision ?? 'none', after.preferredProtocolRevision ?? 'none', 'a preference, no requirement'),
    ];
}
function modelChanges({ model: before }, { model: after }) {
    const [old, next] = [before.minContextWindowTokens, after.minContextWindowTokens];
    const raised = next > old;
    return [
        ...plain('model.toolUse', after.toolUse ? 'breaking' : 'compatible', String(before.toolUse), String(after.toolUse), after.toolUse ? 'tool use is required now' : 'tool use is no longer required'),
        ...plain('model.minContextWindowTokens', raised ? 'breaking' : 'compatible', String(old), String(next), `the floor went ${raised ? 'up' : 'down'}`),
        ...plain('model.structuredOutput', 'text', String(before.structuredOutput ?? false), String(after.structuredOutput ?? false), 'never required'),
    ];
}
// An unbound optional role never blocks (specification 3), so nothing about one can break a host.
function roleChanges(before, after) {
    const roles = [...new Set([...before, ...after].map(({ role }) => role))];
    return roles.flatMap((role) => {
        const [old, next] = [before, after].map((list) => list.find((contract) => contract.role === role));
        const id = `tool:${role}`;
        if (old === undefined) {
            const kind = next?.tier === 'required' ? 'breaking' : 'compatible';
            return [{ id, kind, before: 'none', after: next?.name ?? '', message: `a new ${next?.tier} role` }];
        }
        if (next === undefined)
            return [
                { id, kind: 'compatible', before: old.name, after: 'none', message: `the ${old.tier} role is gone` },
            ];
        const blocking = next.tier === 'required' ? 'breaking' : 'compatible';
        return [
            ...scopeChanges(`${id}:scope`, old.capabilityScopes, next.capabilityScopes, blocking),
            ...schemaChange(id, old, next, blocking),
            ...plain(`${id}:name`, 'text', old.name, next.name, 'the suggested name; another tool may be bound'),
            ...plain(`${id}:description`, 'text', clip(old.description), clip(next.description), 'the description'),
        ];
    });
}
function scopeChanges(id, before, after, added) {
    return [
        ...after
            .filter((scope) => !before.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: added,
            before: 'not asked',
            after: scope,
            message: 'a scope more is asked',
        })),
        ...before
            .filter((scope) => !after.includes(scope))
            .map((scope) => ({
            id: `${id}:${scope}`,
            kind: 'compatible',
            before: scope,
            after: 'not asked',
            message: 'the scope is no longer asked',
        })),
    ];
}
// A tool that was made to the old contract tells whether the new one asks for more.
function schemaChange(id, old, next, blocking) {
    const [before, after] = [JSON.stringify(old.inputSchema), JSON.stringify(next.inputSchema)];
    if (before === after)
        return [];
    const { answer, reason, reservations } = (0,accepts/* accepts */.G3)(next.inputSchema, old.inputSchema);
    const shown = { before: clip(before), after: clip(after) };
    if (answer !== 'accepts')
        return [
            {
                id: `${id}:inputSchema`,
                kind: blocking,
                ...shown,
                message: `a tool made to the old contract does not fit: ${reason}`,
            },
        ];
    // A tool with a reservation binds by name only, so that a host may miss what it met.
    if (reservations.length > 0) {
        const words = reservations.map((reservation) => reservation.reason).join('; ');
        const message = `a tool made to the old contract fits with ${plural(reservations.length)}: ${words}`;
        return [{ id: `${id}:inputSchema`, kind: blocking, ...shown, message }];
    }
    const message = 'a tool made to the old contract still fits';
    return [{ id: `${id}:inputSchema`, kind: 'compatible', ...shown, message }];
}
function plural(reservations) {
    return reservations === 1 ? 'a reservation' : `${reservations} reservations`;
}
function clip(text) {
    return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

;// CONCATENATED MODULE: ./build/core/diff/requirements.js


/** Every change from one set of requirements to the next, and the step that it asks for. */
function diffRequirements(before, after) {
    const changes = diffManifests(before.manifest, after.manifest);
    const step = stepOf(changes);
    if (before.version === null || after.version === null)
        return { changes, step, taken: null, enough: true };
    const taken = stepBetween(before.version, after.version) ?? null;
    return { changes, step, taken, enough: step === 'none' || (taken !== null && isEnough(taken, step)) };
}
/** The packages that are there before and after, and ask for something else. */
function compareRequirements(base, head) {
    return [...head].flatMap(([subject, after]) => {
        const before = base.get(subject);
        if (before === undefined)
            return [];
        const diff = diffRequirements(before, after);
        return diff.changes.length === 0 ? [] : [{ subject, before: before.version, after: after.version, ...diff }];
    });
}


/***/ }),

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ asUserError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);

const REASONS = {
    ENOENT: 'there is no such file or directory',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a directory',
    ENOTDIR: 'a part of the path is no directory',
    EEXIST: 'it exists already',
    ELOOP: 'too many symbolic links',
    ENAMETOOLONG: 'the name is too long',
    ENOSPC: 'no space is left on the disk',
    EROFS: 'the file system is read-only',
    ENXIO: 'not a regular file',
    EFBIG: 'the file would be larger than is allowed here',
    EDQUOT: 'the disk quota is used up',
    EMFILE: 'too many files are open',
};
/**
 * A system's error as the user's: one line that names the path and the reason. Anything else stays what it is.
 *
 * @param what the start of the line, such as `cannot be read`
 */
function asUserError(error, path, code, what) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
        return error;
    const errno = error.code;
    if (typeof errno !== 'string' || !/^E[A-Z0-9]+$/.test(errno))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(code, `${what}: ${REASONS[errno] ?? errno}`, { path, cause: error });
}


/***/ })

};
;