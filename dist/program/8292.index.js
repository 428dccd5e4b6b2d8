"use strict";
exports.id = 8292;
exports.ids = [8292];
exports.modules = {

/***/ 22410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   oM: () => (/* binding */ gitOutput),
/* harmony export */   tG: () => (/* binding */ hasGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21689);




const LOCAL_MS = 60_000;
const OUTPUT = 256 * 1024 * 1024;
const NAME = process.platform === 'win32' ? 'git.exe' : 'git';
const SETTINGS = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.alternateRefsCommand=:',
    'protocol.ext.allow=never',
    'safe.bareRepository=explicit',
    'gc.auto=0',
    'maintenance.auto=false',
    'submodule.recurse=false',
].flatMap((setting) => ['-c', setting]);
function runGit(repository, args, options = {}) {
    const { top, gitDir } = repository;
    const { HOME = '' } = process.env;
    const folders = programFolders(top);
    const program = programIn(folders);
    if (program === undefined)
        return { missing: true };
    const { network = false, timeout = LOCAL_MS, input } = options;
    const result = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, [...SETTINGS, '--no-pager', `--git-dir=${gitDir}`, `--work-tree=${top}`, ...args], {
        cwd: gitDir,
        env: {
            PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter),
            HOME,
            GIT_TERMINAL_PROMPT: '0',
            GIT_OPTIONAL_LOCKS: '0',
            GIT_NO_LAZY_FETCH: '1',
            LC_ALL: 'C',
            ...(network ? {} : { GIT_ALLOW_PROTOCOL: '' }),
        },
        input,
        stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
        timeout,
        maxBuffer: OUTPUT,
    });
    if (result.status === 0)
        return { output: result.stdout };
    return { said: result.stderr?.toString('utf8').split('\n')[0] ?? '' };
}
function gitOutput(repository, args, options) {
    if (repository === undefined)
        return undefined;
    const answer = runGit(repository, args, options);
    return 'output' in answer ? answer.output : undefined;
}
function hasGit({ top }) {
    return programIn(programFolders(top)) !== undefined;
}
function programFolders(top) {
    const isChecked = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(top) !== top && !(0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWayOut */ .GK)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, folder));
    return (process.env['PATH'] ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) && !isChecked(folder));
}
function programIn(folders) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, NAME)).find(isProgram);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 23325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ CHECK_PARTS),
  z: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/core/readiness/findings.js
var findings = __webpack_require__(55839);
// EXTERNAL MODULE: ./build/core/report/projects.js
var projects = __webpack_require__(26019);
// EXTERNAL MODULE: ./build/core/value/shard.js
var value_shard = __webpack_require__(20016);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/app/check/files.js
var check_files = __webpack_require__(69608);
// EXTERNAL MODULE: ./build/app/check/findings.js
var check_findings = __webpack_require__(10137);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/result/same-answers.js
var same_answers = __webpack_require__(5876);
// EXTERNAL MODULE: ./build/app/handshake/handshake.js
var handshake = __webpack_require__(18327);
// EXTERNAL MODULE: ./build/app/handshake/targets.js + 1 modules
var targets = __webpack_require__(22303);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/app/check/negotiation.js






async function negotiateFound({ fs, peer, signatureOf }, { loaded, packages, cartridges, hosts, declared, profile, config, root, narrowed, scope }) {
    const negotiated = signatureOf === undefined ? [] : cartridges;
    const { result, diagnostics, hostFindings, manifests } = await (0,handshake/* handshakeAll */.h)(fs, {
        subjects: [...loaded.map(({ folder }) => folder), ...negotiated],
        hosts,
        declared,
        profile,
        pairing: (all) => (0,targets/* meeting */.G)(config, (0,value_path/* placeOf */.$t)(fs.cwd, root), { subjects: [...packages, ...cartridges], hosts: all, narrowed }),
        scope,
        signatureOf: signatureOf === undefined ? undefined : tolerating(signatureOf),
        peer,
    });
    const verdicts = [...result.results].sort(same_answers/* compareVerdicts */.m);
    return {
        verdicts,
        requirements: new Map([...manifests].map(([path, manifest]) => [path, { version: null, manifest }])),
        diagnostics: [...diagnostics, ...hostFindings, ...(0,check_findings/* refusals */.Ke)(verdicts, loaded)],
    };
}
function tolerating(signatureOf) {
    return async (path) => {
        try {
            return await signatureOf(path);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y) || error.code !== 'not-a-cartridge')
                throw error;
            return (await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(8355)]).then(__webpack_require__.bind(__webpack_require__, 8638))).foreignState(path, error);
        }
    };
}

// EXTERNAL MODULE: ./build/app/package/package-content.js
var package_content = __webpack_require__(13287);
// EXTERNAL MODULE: ./build/app/package/package.js + 1 modules
var package_package = __webpack_require__(63576);
// EXTERNAL MODULE: ./build/app/lint/project-lint.js
var project_lint = __webpack_require__(31823);
// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var handshake_hosts = __webpack_require__(75097);
// EXTERNAL MODULE: ./build/app/lock/hold.js
var hold = __webpack_require__(9917);
// EXTERNAL MODULE: ./build/app/lock/resolve.js
var resolve = __webpack_require__(19006);
// EXTERNAL MODULE: ./build/app/readiness/ready.js + 2 modules
var ready = __webpack_require__(50994);
// EXTERNAL MODULE: ./build/app/readiness/staff.js
var readiness_staff = __webpack_require__(78733);
;// CONCATENATED MODULE: ./build/app/check/check.js


















const CHECK_PARTS = ['lint', 'ready', 'lock', 'package', 'manifest', 'handshake', 'policy', 'propose'];
async function check(ports, options) {
    const { config, parts, root, scope = () => true, chosen = {} } = options;
    const { files, links } = options.files ?? (0,check_files/* listProject */.aL)(ports.fs, root);
    const tree = { fs: ports.fs, root, files };
    const run = new CheckRun(ports, options, await (0,project_lint/* projectLint */.d)(ports, { profile: options.profile, config, root, comments: options.comments }));
    const found = {
        cals: chosen.cals ?? (0,check_files/* filesOf */.R8)(tree, 'cals', config.cals),
        packages: chosen.packages ?? (0,check_files/* filesOf */.R8)(tree, 'packages', config.packages),
        cartridges: chosen.cartridges ?? (0,check_files/* cartridgesOf */["if"])(tree, config.cartridges),
        hosts: chosen.hosts ?? (0,check_files/* filesOf */.R8)(tree, 'hosts', config.hosts),
    };
    const { cals, packages, cartridges, hosts } = found;
    run.refuseLinks(links.map((path) => (0,value_path/* placeOf */.$t)(ports.fs.cwd, root).at(path)));
    const judged = cals.filter((path) => run.isJudged(path));
    await run.lint(judged);
    await run.readPackages(packages);
    if (parts.has('package'))
        await run.checkContents();
    if (parts.has('manifest'))
        run.checkManifests();
    const lock = parts.has('lock') ? run.findLock() : undefined;
    if (parts.has('ready') || lock !== undefined)
        await run.gather(cartridges);
    if (parts.has('ready'))
        await run.assess(judged, hosts);
    if ((parts.has('handshake') || lock !== undefined) && hosts.length > 0)
        await run.loadHosts(hosts);
    if (parts.has('handshake') && hosts.length > 0)
        await run.negotiate(found);
    if (lock !== undefined)
        run.holdTo(lock, judged);
    const policy = options.policy ?? (config.policy === undefined ? undefined : (0,value_path/* joinPath */.uJ)(root, config.policy));
    if (parts.has('policy') && policy !== undefined)
        await run.applyPolicy(policy, cartridges);
    if (parts.has('propose'))
        await run.propose(cals, tree.files);
    const looked = lookedAt(parts, found, policy !== undefined).filter(scope);
    return run.result(new Set(looked.filter((path) => run.isJudged(path))).size, looked.length === 0);
}
function lookedAt(parts, { cals, packages, cartridges, hosts }, guarded) {
    const asks = (...some) => some.some((part) => parts.has(part));
    const negotiates = (parts.has('handshake') && hosts.length > 0) || (parts.has('policy') && guarded);
    return [
        ...(asks('lint', 'ready', 'lock', 'propose') ? cals : []),
        ...(asks('package', 'manifest', 'ready', 'lock') || negotiates ? packages.map(value_path/* folderOf */.yS) : []),
        ...(asks('ready', 'lock') || negotiates ? cartridges : []),
        ...(asks('ready', 'lock') || (parts.has('handshake') && hosts.length > 0) ? hosts : []),
    ];
}
class CheckRun {
    #ports;
    #options;
    #lint;
    #linted = new Map();
    #packages = [];
    #diagnostics = [];
    #notes = [];
    #links = [];
    #staff;
    #hosts;
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
        this.#diagnostics.push(...(0,check_findings/* notFollowed */.qJ)(links).filter(({ path }) => this.isJudged(path)));
    }
    async lint(paths) {
        for (const path of paths) {
            const doc = await (0,read.readDocument)(path, this.#ports.fs.readFile(path));
            this.#linted.set(path, { doc, diagnostics: await this.#lint.run.add(doc) });
        }
    }
    async readPackages(paths) {
        for (const path of paths) {
            const loaded = await (0,package_package/* loadPackage */.H)(this.#ports.fs, path, this.#options.profile);
            if (!('diagnostics' in loaded))
                this.#addPackage(loaded);
            else if (this.isJudged((0,value_path/* folderOf */.yS)(path)))
                this.#diagnostics.push(...loaded.diagnostics);
        }
    }
    #addPackage(loaded) {
        this.#packages.push(loaded);
        const { folder, manifest } = loaded;
        if (!this.isJudged(folder))
            return;
        const { id, version } = loaded.package;
        this.#requirements.set(folder, { id, version, manifest });
        this.#diagnostics.push(...loaded.warnings);
    }
    async checkContents() {
        const { fs, readCode } = this.#ports;
        const readFile = readCode ?? ((...args) => fs.readFile(...args));
        const listFolder = this.#ports.listFolder ?? (0,package_content/* listFrom */.Hp)(fs, readFile, this.#links);
        for (const each of this.#packages.filter(({ folder }) => this.isJudged(folder))) {
            const content = await (0,package_content/* inspectContent */.IL)({ fs, listFolder }, each);
            this.#diagnostics.push(...(0,package_content/* unpackableFindings */.dA)(content), ...content.forbidden);
        }
    }
    checkManifests() {
        for (const each of this.#packages) {
            if (this.isJudged(each.folder))
                this.#diagnostics.push(...(0,check_findings/* staleManifest */.xf)(this.#ports, each));
        }
    }
    async gather(cartridges) {
        const { profile, roster } = this.#options;
        const packages = this.#packages.map(readiness_staff/* cardOf */.k);
        const { staff, notes } = await (0,readiness_staff/* gatherStaff */.Y)(this.#ports, { profile, cartridges, packages, roster });
        this.#staff = staff;
        this.#notes.push(...notes);
    }
    async loadHosts(hosts) {
        this.#hosts = await (0,handshake_hosts/* loadHosts */.U7)(this.#ports.fs, hosts);
    }
    async assess(cals, hosts) {
        const { config, profile, root } = this.#options;
        const { result, notes } = await (0,ready/* assessReadiness */.T)(this.#ports, {
            profile,
            cals,
            staff: this.#staff,
            root,
            confirmations: config.confirmations === undefined ? undefined : (0,value_path/* joinPath */.uJ)(root, config.confirmations),
            hosts,
            linted: this.#linted,
        });
        this.#notes.push(...notes);
        this.#cals = result.cals;
        for (const cal of result.cals) {
            const doc = this.#linted.get(cal.path)?.doc;
            if (doc?.value !== undefined)
                this.#diagnostics.push(...(0,findings/* readinessFindings */.d)(doc, cal));
        }
    }
    async negotiate({ packages, cartridges, hosts }) {
        const { config, root, profile, chosen = {} } = this.#options;
        const { verdicts, requirements, diagnostics } = await negotiateFound(this.#ports, {
            loaded: this.#packages,
            packages: packages.map(value_path/* folderOf */.yS),
            cartridges,
            hosts,
            declared: this.#hosts,
            profile,
            config,
            root,
            narrowed: { packages: chosen.packages !== undefined, hosts: chosen.hosts !== undefined },
            scope: (path) => this.isJudged(path),
        });
        this.#handshakes = verdicts;
        for (const [path, each] of requirements)
            if (!this.#requirements.has(path))
                this.#requirements.set(path, each);
        this.#diagnostics.push(...diagnostics);
    }
    async applyPolicy(path, cartridges) {
        const { fs, clock, openStore, provenanceOf } = this.#ports;
        const { config, profile, root } = this.#options;
        const { checkByPolicy } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(845)]).then(__webpack_require__.bind(__webpack_require__, 75883));
        const found = await checkByPolicy({ fs, clock, openStore, provenanceOf }, {
            path,
            profile,
            trustRegistry: config.trustRegistry === undefined ? undefined : (0,value_path/* joinPath */.uJ)(root, config.trustRegistry),
            publisher: config.publisher,
            packages: this.#packages.filter(({ folder }) => this.isJudged(folder)),
            cartridges: cartridges.filter((each) => this.isJudged(each)),
        });
        this.#diagnostics.push(...found);
    }
    findLock() {
        const lock = (0,hold/* readLockFile */.cx)(this.#ports.fs, this.#options.root);
        return (0,hold/* isHeld */.i7)(lock, this.#options.frozen === true) ? lock : undefined;
    }
    holdTo(lock, cals) {
        const { fs } = this.#ports;
        const { chosen = {}, frozen = false, profile, root } = this.#options;
        const docs = cals.flatMap((path) => this.#linted.get(path)?.doc ?? []);
        const hosts = (this.#hosts?.all ?? []).filter(({ source }) => this.isJudged(source));
        const resolved = (0,resolve/* resolve */.h)(fs, root, { docs, hosts, staff: this.#staff, profile });
        const { at } = (0,value_path/* placeOf */.$t)(fs.cwd, root);
        const isElsewhere = (kind, entry) => chosen[kind] !== undefined || !this.isJudged(at(entry));
        this.#diagnostics.push(...(0,hold/* holdTo */.d4)(lock, resolved, { frozen, isElsewhere }));
    }
    async propose(cals, files) {
        if (!cals.some((path) => this.isJudged(path)))
            return;
        const { fs, readCode } = this.#ports;
        const docs = await Promise.all(cals.map(async (path) => this.#linted.get(path)?.doc ?? (await (0,read.readDocument)(path, fs.readFile(path)))));
        const { proposalNotes } = await Promise.all(/* import() */[__webpack_require__.e(4895), __webpack_require__.e(3512), __webpack_require__.e(944)]).then(__webpack_require__.bind(__webpack_require__, 73512));
        const code = { root: this.#options.root, files, readFile: readCode ?? ((...args) => fs.readFile(...args)) };
        const notes = await proposalNotes(docs, code, this.#options.config.rules);
        this.#diagnostics.push(...(0,check_findings/* unsaid */.DY)(notes, this.#diagnostics).filter(({ path }) => this.isJudged(path)));
    }
    isJudged(path) {
        const { scope, shard } = this.#options;
        return (scope?.(path) ?? true) && (shard === undefined || (0,value_shard/* isInShard */.O1)(path, shard));
    }
    #isAsked({ level }) {
        const { parts } = this.#options;
        return parts.has('lint') || (parts.has('ready') && level === 'error');
    }
    result(files, nothing) {
        const linted = this.#lint.run.outcome();
        const { left, suppressed } = this.#lint.settle(this.#diagnostics);
        const { borrowed } = this.#options;
        const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([
            ...linted.diagnostics.filter((each) => this.#isAsked(each) && borrowed?.has(each.path) !== true),
            ...left,
        ]);
        const accepted = [...linted.suppressed, ...suppressed];
        const lists = { diagnostics, cals: this.#cals, handshakes: this.#handshakes };
        const report = {
            ...(0,projects/* reportOf */.EI)({ name: 'cartwright', version: version/* VERSION */.x }, lists, files, accepted.length),
            ...(nothing ? { nothing } : {}),
        };
        const { excerpts, masks } = linted;
        return { report, notes: this.#notes, excerpts, masks, suppressed: accepted, requirements: this.#requirements };
    }
}


/***/ }),

/***/ 10137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ unsaid),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   qJ: () => (/* binding */ notFollowed),
/* harmony export */   xf: () => (/* binding */ staleManifest)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64517);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32754);
/* harmony import */ var _project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80224);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69608);
/* harmony import */ var _package_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95478);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83245);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21689);









function staleManifest({ fs }, { folder, file, manifestText }) {
    const path = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(folder, _ids_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PATH */ .U4);
    if (fs.kind(path) !== 'file')
        return [];
    const stale = (0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .compareManifest */ .L1)(manifestText, (0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .manifestOf */ .$V)(fs.readFile(path, 4 * 1024 * 1024)));
    if (stale === undefined)
        return [];
    const { line, expected, found } = stale;
    const says = `${(0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLine */ .QN)(found)} stands where ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(file)} gives ${(0,_package_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .shownLine */ .QN)(expected)}`;
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
function refusals(verdicts, packages) {
    const sources = new Map(packages.map((each) => [each.folder, each]));
    return (0,_core_report_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .groupRefusals */ .fL)(verdicts).map(({ subject, message }) => {
        const source = sources.get(subject);
        const place = source?.doc.locate(['harness']) ?? source?.doc.locate(['id']);
        return {
            rule: 'handshake/refuse',
            level: 'error',
            message,
            path: source?.file ?? subject,
            range: source === undefined || place === undefined ? _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag : source.doc.range(place.key ?? place.value),
            pointer: '',
            help: `run cartwright handshake ${subject} --host FILE for what each role lacks`,
        };
    });
}
function notFollowed(links) {
    const kinds = Object.values(_files_js__WEBPACK_IMPORTED_MODULE_5__/* .KINDS */ .GW);
    const judged = links.filter((path) => (0,_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isCartridgeName */ .Vq)(path) || kinds.some((kind) => kind.test(path)));
    return judged.sort().map(_project_cal_files_js__WEBPACK_IMPORTED_MODULE_4__/* .linkFinding */ .ir);
}
function unsaid(notes, found) {
    const missing = new Set(found.filter(({ rule }) => rule === 'ready/rac-missing').map(itemOf));
    return notes.filter((note) => !missing.has(itemOf(note)));
}
function itemOf({ path, pointer }) {
    return `${path} ${pointer.split('/').slice(0, 3).join('/')}`;
}


/***/ }),

/***/ 34193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ checkProjects),
/* harmony export */   h: () => (/* binding */ listProjects)
/* harmony export */ });
/* harmony import */ var _core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34293);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_value_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46430);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94251);
/* harmony import */ var _core_result_projects_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50566);
/* harmony import */ var _core_report_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26019);
/* harmony import */ var _core_value_shard_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(20016);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32754);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58508);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69608);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23325);
/* harmony import */ var _project_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67774);
/* harmony import */ var _project_projects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32630);
/* harmony import */ var _readiness_ready_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50994);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(21689);















async function checkProjects(ports, options) {
    const { configPath, shard } = options;
    const projects = (0,_project_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .findProjects */ .OG)(ports.fs, options.folders, configPath !== undefined);
    const chosen = choose(ports, options);
    const runs = [];
    const digests = [];
    for (const project of projects) {
        const named = configPath !== undefined && options.folders.includes(project.root) ? configPath : undefined;
        const own = chosenOf(ports.fs.cwd, chosen, project, projects);
        const run = await runOf(ports, options, project, { named, chosen: own, alone: projects.length === 1 });
        runs.push(run);
        digests.push([
            project.root,
            project.within ?? null,
            digestOf(ports, run.project.file),
            project.files.filter(_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isLookedFor */ .m3),
            own,
        ]);
    }
    const [first, ...others] = runs;
    if (first === undefined)
        throw new Error('every folder is in a project');
    const report = (0,_core_report_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .putTogether */ .of)([first.project, ...others.map(({ project }) => project)]);
    const checked = joined(runs, report);
    if (shard === undefined)
        return checked;
    const { parts, profile, roster, policy, frozen = false } = options;
    const decides = [_version_js__WEBPACK_IMPORTED_MODULE_10__/* .VERSION */ .x, digests, [...parts], profile?.prefix ?? null, roster ?? null, policy ?? null, frozen];
    const configuration = (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)((0,_core_value_canonical_json_js__WEBPACK_IMPORTED_MODULE_11__/* .canonicalize */ .d)(decides));
    return { ...checked, report: { ...report, part: { ...shard, commit: options.commit ?? null, configuration } } };
}
async function listProjects(fs, options) {
    const { configPath, folders } = options;
    const projects = (0,_project_projects_js__WEBPACK_IMPORTED_MODULE_8__/* .findProjects */ .OG)(fs, folders, configPath !== undefined);
    const chosen = choose({ fs }, options);
    const listed = [];
    for (const project of projects) {
        const { root, files } = project;
        const named = configPath !== undefined && folders.includes(root) ? configPath : undefined;
        try {
            const config = await (0,_project_config_js__WEBPACK_IMPORTED_MODULE_7__.loadConfig)(fs, named, root);
            const judged = { ...(0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedFiles */ .XY)({ fs, root, files }, config), ...chosenOf(fs.cwd, chosen, project, projects) };
            listed.push({ root, named, config, judged });
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
                throw error;
            listed.push({ root, problem: error });
        }
    }
    return listed;
}
async function runOf({ signatureFor, ...ports }, options, project, { named, chosen, alone }) {
    const { parts, roster, policy, frozen, shard } = options;
    const { root, within } = project;
    const file = named ?? (ports.fs.kind((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_12__/* .joinPath */ .uJ)(root, _core_result_projects_js__WEBPACK_IMPORTED_MODULE_13__/* .PROJECT_FILE */ .Dp)) === 'none' ? null : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_12__/* .joinPath */ .uJ)(root, _core_result_projects_js__WEBPACK_IMPORTED_MODULE_13__/* .PROJECT_FILE */ .Dp));
    try {
        const own = await (0,_project_config_js__WEBPACK_IMPORTED_MODULE_7__.loadConfig)(ports.fs, named, root);
        const { config, ...judgedBy } = options.judgedBy?.(project, own) ?? { config: own };
        const profile = options.profile ?? _ids_js__WEBPACK_IMPORTED_MODULE_4__/* .PROFILES */ .jI[config.prefix];
        const checked = await (0,_check_js__WEBPACK_IMPORTED_MODULE_6__/* .check */ .z)({ ...ports, ...(signatureFor === undefined ? {} : { signatureOf: signatureFor(profile) }) }, {
            ...judgedBy,
            profile,
            config,
            root,
            parts,
            files: project,
            chosen,
            roster,
            policy,
            frozen,
            shard,
            ...(within === undefined ? {} : { scope: inPart(within, chosen) }),
        });
        const confirmations = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_12__/* .joinPath */ .uJ)(root, config.confirmations ?? _readiness_ready_js__WEBPACK_IMPORTED_MODULE_9__/* .CONFIRMATIONS_FILE */ ._);
        return { project: { root, file, report: checked.report }, checked, confirmations };
    }
    catch (error) {
        if (alone || !(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y))
            throw error;
        const report = unreadReport(error, file ?? root, shard);
        return { project: { root, file, report } };
    }
}
function inPart(within, { cals = [], packages = [], cartridges = [], hosts = [] }) {
    const places = [within, ...cals, ...packages.map(_core_value_path_js__WEBPACK_IMPORTED_MODULE_12__/* .folderOf */ .yS), ...cartridges, ...hosts];
    return (path) => places.some((place) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_12__/* .isWithin */ .UO)(place, path));
}
function unreadReport(error, file, shard) {
    const { path = file, range = _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag, help } = error;
    const message = `the project cannot be judged: ${error.message}`;
    const finding = { ...(0,_core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('project/unreadable', path, message, help), range };
    const diagnostics = shard === undefined || (0,_core_value_shard_js__WEBPACK_IMPORTED_MODULE_14__/* .isInShard */ .O1)(path, shard) ? [finding] : [];
    return (0,_core_report_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .reportOf */ .EI)({ name: 'cartwright', version: _version_js__WEBPACK_IMPORTED_MODULE_10__/* .VERSION */ .x }, { diagnostics, cals: [], handshakes: [] }, 0);
}
function joined(runs, report) {
    const checked = runs.flatMap((run) => run.checked ?? []);
    return {
        report,
        notes: checked.flatMap(({ notes }) => notes),
        excerpts: new Map(checked.flatMap(({ excerpts }) => [...excerpts])),
        masks: new Map(checked.flatMap(({ masks }) => [...masks])),
        requirements: new Map(checked.flatMap(({ requirements = [] }) => [...requirements])),
        suppressed: checked.flatMap(({ suppressed = [] }) => suppressed),
        projects: runs.map(({ project: { root, file }, confirmations }) => ({
            root,
            file,
            ...(confirmations === undefined ? {} : { confirmations }),
        })),
    };
}
function choose({ fs }, { folders, named = {} }) {
    const { cals, packages, cartridges, hosts } = named;
    if ([cals, packages, cartridges, hosts].every((names) => names === undefined))
        return {};
    const [folder = '.', ...others] = folders;
    const root = others.length > 0 ? '.' : folder;
    const tree = { fs, root, files: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .listProject */ .aL)(fs, root).files };
    return {
        ...(cals === undefined ? {} : { cals: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesOf */ .R8)(tree, 'cals', cals) }),
        ...(packages === undefined ? {} : { packages: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesOf */ .R8)(tree, 'packages', packages) }),
        ...(cartridges === undefined ? {} : { cartridges: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .cartridgesOf */ ["if"])(tree, cartridges) }),
        ...(hosts === undefined ? {} : { hosts: (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesOf */ .R8)(tree, 'hosts', hosts) }),
    };
}
function chosenOf(cwd, { hosts, ...rest }, project, all) {
    const absolute = (path) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_12__/* .absolutePath */ .Hi)(cwd, path);
    const deepest = [...all].sort((a, b) => absolute(b.root).length - absolute(a.root).length);
    const ownerOf = (path) => deepest.find(({ root }) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_12__/* .isWithin */ .UO)(absolute(root), absolute(path))) ?? all[0];
    const own = Object.entries(rest).map(([kind, paths]) => [kind, paths.filter((path) => ownerOf(path) === project)]);
    return { ...Object.fromEntries(own), ...(hosts === undefined ? {} : { hosts }) };
}
function digestOf({ fs }, file) {
    return file === null || fs.kind(file) !== 'file' ? null : (0,_core_value_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Digest */ .sI)(fs.readFile(file));
}


/***/ }),

/***/ 18327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ handshakeAll)
/* harmony export */ });
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _core_handshake_bind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30459);
/* harmony import */ var _core_result_compliance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(771);
/* harmony import */ var _core_handshake_negotiate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17494);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7158);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75097);
/* harmony import */ var _live_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41323);
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
        manifests: new Map(own.flatMap(({ subject: { path, manifest } }) => (manifest === undefined ? [] : [[path, manifest]]))),
        live,
    };
}
function asTheyShowedThemselves(all, live) {
    const looked = new Map(live?.hosts.map((host) => [host.source, host]));
    return all.map((host) => looked.get(host.source) ?? host);
}


/***/ }),

/***/ 20016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isInShard),
/* harmony export */   PS: () => (/* binding */ fnv1a),
/* harmony export */   uK: () => (/* binding */ parseShard)
/* harmony export */ });
function parseShard(text) {
    const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text.trim());
    const [index, count] = [Number(match?.[1]), Number(match?.[2])];
    return match === null || index > count ? undefined : { index, count };
}
function isInShard(path, { index, count }) {
    return fnv1a(path) % count === index - 1;
}
function fnv1a(text, seed = 0x811c9dc5) {
    let hash = seed;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash >>> 0;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-7158.js").modules);
Object.assign(exports.modules, require("./shared-8844.js").modules);
