"use strict";
exports.modules = {

/***/ 23325:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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

// EXTERNAL MODULE: ./build/app/check/options.js
var check_options = __webpack_require__(36117);
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
    const looked = (0,check_options/* lookedAt */.O)(parts, found, policy !== undefined).filter(scope);
    return run.result(new Set(looked.filter((path) => run.isJudged(path))).size, looked.length === 0);
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

/***/ 36117:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ CHECK_PARTS),
/* harmony export */   O: () => (/* binding */ lookedAt)
/* harmony export */ });
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21689);

const CHECK_PARTS = ['lint', 'ready', 'lock', 'package', 'manifest', 'handshake', 'policy', 'propose'];
function lookedAt(parts, { cals, packages, cartridges, hosts }, guarded) {
    const asks = (...some) => some.some((part) => parts.has(part));
    const negotiates = (parts.has('handshake') && hosts.length > 0) || (parts.has('policy') && guarded);
    return [
        ...(asks('lint', 'ready', 'lock', 'propose') ? cals : []),
        ...(asks('package', 'manifest', 'ready', 'lock') || negotiates ? packages.map(_core_value_path_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS) : []),
        ...(asks('ready', 'lock') || negotiates ? cartridges : []),
        ...(asks('ready', 'lock') || (parts.has('handshake') && hosts.length > 0) ? hosts : []),
    ];
}


/***/ })

};
;
