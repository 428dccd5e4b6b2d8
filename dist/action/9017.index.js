export const id = 9017;
export const ids = [9017];
export const modules = {

/***/ 9017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: ./build/adapters/fs/rom-folder.js
var rom_folder = __webpack_require__(7104);
// EXTERNAL MODULE: ./build/adapters/git/commit-files.js + 3 modules
var commit_files = __webpack_require__(1297);
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
        message: `participant ${(0,printable/* quote */.h)(alias)} is not staffed: ${reason}`,
        path: pathOf(doc, 'participants', 'alias', alias),
        help: 'name a cartridge that fits, or make the participant optional',
    }));
    const missing = cal.rac
        .filter((item) => item.state === 'failed')
        .map(({ id, reason = 'the check failed' }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/rac-missing',
        level: 'error',
        message: `required context ${(0,printable/* quote */.h)(id)} is missing: ${reason}`,
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
// EXTERNAL MODULE: ./build/app/check-files.js
var check_files = __webpack_require__(3038);
// EXTERNAL MODULE: ./build/app/check-findings.js + 1 modules
var check_findings = __webpack_require__(1180);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 4 modules
var bind = __webpack_require__(4480);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
// EXTERNAL MODULE: ./build/app/handshake-findings.js
var handshake_findings = __webpack_require__(6012);
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
        hostFindings: (0,diagnostic/* sortDiagnostics */.Ds)(await (0,handshake_findings/* hostFindings */.n)(results, hosts)),
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

// EXTERNAL MODULE: ./build/app/join-path.js
var join_path = __webpack_require__(2132);
// EXTERNAL MODULE: ./build/app/package-content.js + 4 modules
var package_content = __webpack_require__(3141);
// EXTERNAL MODULE: ./build/app/package.js + 2 modules
var app_package = __webpack_require__(2249);
// EXTERNAL MODULE: ./build/app/project-lint.js
var project_lint = __webpack_require__(2275);
// EXTERNAL MODULE: ./build/app/ready.js + 2 modules
var ready = __webpack_require__(4308);
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
    const cals = (0,check_files/* filesOf */.R8)(tree, 'cals', options.cals ?? config.cals);
    const packages = (0,check_files/* filesOf */.R8)(tree, 'packages', options.packages ?? config.packages);
    const cartridges = (0,check_files/* cartridgesOf */["if"])(tree, options.cartridges ?? config.cartridges);
    const hosts = (0,check_files/* filesOf */.R8)(tree, 'hosts', options.hosts ?? config.hosts);
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
        this.#diagnostics.push(...(0,check_findings/* notFollowed */.qJ)(links).filter(({ path }) => this.#isJudged(path)));
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
                this.#diagnostics.push(...(0,check_findings/* staleManifest */.xf)(this.#ports, each));
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
        const { result, diagnostics, hostFindings, manifests } = await handshakeAll(this.#ports.fs, {
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
        this.#diagnostics.push(...diagnostics, ...hostFindings, ...result.results.flatMap((verdict) => (0,check_findings/* refusal */.x5)(verdict, this.#packages)));
    }
    // Of several parts of a large repository the one with the first CAL compares them all.
    async propose(cals, files) {
        const [first] = cals;
        if (first === undefined || !this.#isJudged(first))
            return;
        const { fs, readCode } = this.#ports;
        const docs = await Promise.all(cals.map(async (path) => this.#linted.get(path)?.doc ?? (await (0,read/* readQuickly */.xF)(path, fs.readFile(path)))));
        const { proposalNotes } = await __webpack_require__.e(/* import() */ 3360).then(__webpack_require__.bind(__webpack_require__, 3360));
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
            return (await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(8565)]).then(__webpack_require__.bind(__webpack_require__, 8565))).foreignState(path, error);
        }
    };
}

// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
;// CONCATENATED MODULE: ./build/cli/wiring/outside-ports.js
/** The ports to the outside; each is loaded only when it was asked for. */
async function outsidePorts({ checkUrls, live, fs, path, timeout, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 2959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '', timeout }) };
}

;// CONCATENATED MODULE: ./build/cli/wiring/server-timeout.js


/** How long servers may take; every command that may start some has it. */
const SERVER_TIMEOUT = {
    name: 'server-timeout',
    kind: 'value',
    value: 'SECONDS',
    summary: 'time for each MCP server to start and answer, before what its profile says (with --live; default: 7)',
};
const LONGEST_TIMEOUT = 600;
/**
 * The value of `--server-timeout` or of the input of that name.
 *
 * @param name of the option or input, for messages
 * @throws UserError `usage` when it is no number of seconds
 */
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new errors/* UserError */.y('usage', `${name} is ${(0,printable/* quote */.h)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/cli/wiring/read-card.js


/**
 * The reader of cartridges' cards for readiness. A cartridge that is not whole staffs nobody: what it says of itself, its ROM
 * digest above all, is only believed after it was verified. The SQLite code is loaded with the first cartridge.
 *
 * @param bytesOf where `fs` does not stand on disk
 */
function readCard(fs, bytesOf) {
    return async (path, profile) => {
        const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(130), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
        const card = await readCartridgeCard((0,external_node_path_.resolve)(fs.cwd, path), profile, path, bytesOf?.(path));
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(8565)]).then(__webpack_require__.bind(__webpack_require__, 8565));
        const { signature, outcome } = await signatureState({ fs, store: cartridgeStore(fs.cwd, bytesOf) }, path, profile, plainDemands(new Date()));
        const broken = outcome.checks.find(({ ok, id }) => !ok && !(signature === 'unsigned' && id === 'signature'));
        if (broken !== undefined)
            throw new errors/* UserError */.y('not-whole', `${outcome.trust}: ${broken.message}`, { path });
        return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
    };
}

;// CONCATENATED MODULE: ./build/cli/wiring/signature-of.js
/**
 * Judges cartridges' signatures for a handshake. The SQLite code is loaded with the first cartridge.
 *
 * @param demandsOf what is demanded of a signature; a plain check by default
 * @param bytesOf where `fs` does not stand on disk
 */
function signatureOf(fs, profile, demandsOf, bytesOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(130), __webpack_require__.e(8565)]).then(__webpack_require__.bind(__webpack_require__, 8565));
        const ports = { fs, store: cartridgeStore(fs.cwd, bytesOf) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}

// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/report/annotations.js
var annotations = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/core/report/headline.js
var headline = __webpack_require__(9165);
;// CONCATENATED MODULE: ./build/core/report/badge.js

const COLOR = { good: 'brightgreen', open: 'yellow', bad: 'red' };
/** A badge in the endpoint format of shields: JSON with a line break at its end. */
function badge(report, policy) {
    const file = {
        schemaVersion: 1,
        label: 'cartwright',
        message: (0,headline/* conclusion */.q$)(report),
        color: COLOR[(0,headline/* moodOf */.jo)(report, policy)],
    };
    return `${JSON.stringify(file)}\n`;
}

// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
;// CONCATENATED MODULE: ./build/core/report/changed.js





/**
 * A report of what a change touches: CALs, cartridges and files that it changes, and whatever else turned out otherwise than at the
 * base, as when a deleted document leaves knowledge missing. The verdicts are those of what is left.
 *
 * @param changed paths of the changed files, relative to the working directory
 */
function onlyChanged(base, head, changed) {
    const fresh = new Set((0,compare/* newFindings */.FN)(base, head));
    const diagnostics = head.diagnostics.filter((found) => changed.has(found.path) || fresh.has(found));
    const cals = head.cals.filter((cal) => changed.has(cal.path) || differs(base.cals, cal, calKey, calState));
    const handshakes = head.handshakes.filter((verdict) => isTouched(verdict.subject, changed) || differs(base.handshakes, verdict, host_labels/* pairKey */.Y, hostState));
    const files = new Set([
        ...diagnostics.map(({ path }) => path),
        ...cals.map(({ path }) => path),
        ...handshakes.map(({ subject }) => subject),
    ]);
    return {
        ...head,
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, files.size, head.summary.accepted),
        cals,
        handshakes,
        verdict: (0,assess/* worstVerdict */.z)(cals.map(({ verdict }) => verdict)),
        compliance: (0,compliance/* complianceOf */.f)(handshakes.map(({ verdict }) => verdict)),
    };
}
const calKey = (cal) => cal.path;
const calState = ({ verdict, participants, rac }) => JSON.stringify([verdict, participants, rac]);
const hostState = ({ verdict, reservations, reason, descriptor }) => JSON.stringify([verdict, reservations, reason, descriptor?.unmet]);
function differs(base, member, key, state) {
    const before = base.find((other) => key(other) === key(member));
    return before === undefined || state(before) !== state(member);
}
/** A subject is a cartridge's file or a package's folder. */
function isTouched(subject, changed) {
    const folder = subject === '.' ? '' : `${subject}/`;
    return changed.has(subject) || [...changed].some((path) => path.startsWith(folder));
}

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

// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(6125);
// EXTERNAL MODULE: ./build/core/report/comment.js
var comment = __webpack_require__(9632);
// EXTERNAL MODULE: ./build/core/report/summary.js
var summary = __webpack_require__(8669);
;// CONCATENATED MODULE: ./build/core/report/plan.js




/** GitHub refuses a SARIF run with more results (and shows 5,000 of them). */
const SARIF_RESULTS = 25_000;
/** Decides once what goes to annotations, job summary, comment and SARIF; the JSON report always has everything. */
function planReport(input, options) {
    const { diagnostics } = input.report;
    const totals = (0,counts/* countLevels */.ZT)(diagnostics);
    const findings = diagnostics.length <= SARIF_RESULTS ? diagnostics : (0,counts/* mostTellingFirst */.xj)(diagnostics).slice(0, SARIF_RESULTS);
    const shown = (0,counts/* countLevels */.ZT)(findings);
    return {
        totals,
        annotations: (0,annotations/* annotate */.fz)(diagnostics, { prefix: options.prefix ?? '' }),
        summary: (0,summary/* renderSummary */.Br)(input),
        comment: (0,comment/* renderComment */.wQ)(input, options),
        sarif: { findings, shown, cut: (0,counts/* subtract */.Re)(totals, shown) },
    };
}

// EXTERNAL MODULE: ./build/core/report/report-file.js
var report_file = __webpack_require__(4494);
// EXTERNAL MODULE: ./build/core/report/sarif-context.js
var sarif_context = __webpack_require__(5762);
// EXTERNAL MODULE: ./build/ids.js
var ids = __webpack_require__(2754);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
;// CONCATENATED MODULE: ./build/core/report/merge.js




/**
 * Puts the reports of a split run together again: what several of them found is there once, the verdicts are the worst of all.
 *
 * @param reports at least one; parts of one run over one commit
 */
function mergeReports(reports) {
    const [first] = reports;
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)(reports.flatMap((report) => report.diagnostics));
    const count = (member) => reports.reduce((total, { summary }) => total + (summary[member] ?? 0), 0);
    const cals = unique(reports.flatMap((report) => report.cals), (cal) => cal.path);
    const handshakes = unique(reports.flatMap((report) => report.handshakes), host_labels/* pairKey */.Y);
    const changes = reports.flatMap((report) => report.changes ?? []);
    return {
        version: 1,
        tool: first.tool,
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, count('files'), count('accepted')),
        cals,
        handshakes,
        verdict: (0,assess/* worstVerdict */.z)(cals.map((cal) => cal.verdict)),
        compliance: (0,compliance/* complianceOf */.f)(reports.flatMap(({ compliance }) => compliance ?? [])),
        ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true } : {}),
        ...(changes.length < reports.length ? {} : { changes: mergeChanges(changes) }),
        ...(first.origin === undefined ? {} : { origin: first.origin }),
    };
}
function mergeChanges(all) {
    return {
        verdicts: all.flatMap((changes) => changes.verdicts),
        hosts: all.flatMap((changes) => changes.hosts),
        rac: all.flatMap((changes) => changes.rac),
        requirements: all.flatMap((changes) => changes.requirements ?? []),
        introduced: sum(all.map((changes) => changes.introduced)),
        fixed: sum(all.map((changes) => changes.fixed)),
    };
}
function sum(all) {
    const add = (key) => all.reduce((total, counts) => total + counts[key], 0);
    return { errors: add('errors'), warnings: add('warnings'), notes: add('notes') };
}
/** Members by key in the order of their keys; of several, the first. */
function unique(members, key) {
    const found = new Map();
    for (const member of members)
        if (!found.has(key(member)))
            found.set(key(member), member);
    return [...found].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, member]) => member);
}

;// CONCATENATED MODULE: ./build/cli/wiring/merged-report.js





const LIMIT = 64 * 1024 * 1024;
/**
 * Reads the reports of a split run and puts them together.
 *
 * @param names files or globs, relative to the working directory
 * @throws UserError `no-file` for a glob without a match, `bad-report` for a file that is no report
 */
async function mergedReport(fs, names) {
    const reports = [];
    for (const path of new Set(names.flatMap((name) => filesOf(fs, name)))) {
        const file = await (0,report_file/* readReport */.tL)(new TextDecoder().decode(fs.readFile(path, LIMIT)));
        if ('problem' in file)
            throw new errors/* UserError */.y('bad-report', file.problem, { path });
        reports.push(file);
    }
    const [first, ...others] = reports;
    if (first === undefined)
        throw new errors/* UserError */.y('no-file', 'there is no report to merge');
    return mergeReports([first, ...others]);
}
function filesOf(fs, name) {
    if (!(0,core_glob/* isGlob */.fg)(name))
        return [name];
    const glob = (0,core_glob/* compileGlob */.SO)(name);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `${(0,printable/* quote */.h)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new errors/* UserError */.y('no-file', `no file matches ${(0,printable/* quote */.h)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
}

// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
;// CONCATENATED MODULE: ./build/cli/wiring/check-commit.js






/**
 * Checks a commit by its own configuration, from git's objects: nothing is checked out and nothing outside is asked.
 *
 * @param fs the work tree, from which code that is the same in both is read: every read from git is a process of its own
 * @throws UserError for a commit that cannot be checked
 */
async function checkCommit(fs, { files, differing }, options) {
    const { clock, configPath, ...rest } = options;
    const config = await (0,app_config/* loadConfig */.Z9)(files, configPath, rest.root);
    const profile = rest.profile ?? ids/* PROFILES */.jI[config.prefix];
    const bytesOf = (path) => files.readFile(path);
    const ports = {
        fs: files,
        readCode: (path, bytes, start) => (differing.has((0,cal_files/* shortest */.pr)(fs.cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, bytes, start),
        clock,
        readCard: readCard(files, bytesOf),
        signatureOf: signatureOf(files, profile, undefined, bytesOf),
    };
    return check(ports, { ...rest, profile, config });
}

;// CONCATENATED MODULE: ./build/action/base.js



/**
 * Checks the base of a pull request, whose files are read from git's objects: nothing is checked out.
 *
 * @returns undefined when there is no base to compare with; the reason is in the log
 */
async function checkBase(step, options) {
    const { context, fs, runner, inputs } = step;
    if (context.pull === undefined)
        return undefined;
    // The checkout of a pull request is a merge; its first parent is the base as it is now, not as it was when the event happened.
    const [first, second] = (0,commit_files/* headParents */.U3)(fs.cwd);
    const base = second === context.pull.headSha && first !== undefined ? first : context.pull.baseSha;
    const files = (0,commit_files/* commitFiles */.zu)(fs.cwd, base, true);
    const changed = files === undefined ? undefined : (0,commit_files/* changedPaths */.vl)(fs.cwd, base);
    if (files === undefined || changed === undefined) {
        runner.log('cartwright: no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it)');
        return undefined;
    }
    try {
        const root = inputs.text('working-directory');
        const differing = new Set(changed);
        const checked = await checkCommit(fs, { files, differing }, {
            clock: { now: () => new Date() },
            configPath: inputs.text('config') || undefined,
            profile: undefined,
            root,
            parts: new Set(CHECK_PARTS),
            ...options,
        });
        return { checked, changed: differing };
    }
    catch {
        // The base may hold anything; what is wrong with it is not this change's matter.
        runner.log('cartwright: no comparison with the base, which cannot be checked itself');
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/core/shard.js
var core_shard = __webpack_require__(1998);
;// CONCATENATED MODULE: ./build/action/limits.js



/**
 * Reads the inputs that narrow a check.
 *
 * @throws UserError `bad-input` for a shard that is none
 */
function limitsOf(inputs) {
    const lists = Object.fromEntries(['cals', 'packages', 'cartridges', 'hosts'].flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    }));
    const text = inputs.text('shard');
    if (text === '')
        return lists;
    const shard = (0,core_shard/* parseShard */.uK)(text);
    if (shard === undefined) {
        throw new errors/* UserError */.y('bad-input', `input shard is ${(0,printable/* quote */.h)(text)}`, { help: 'write INDEX/COUNT, for example 2/4' });
    }
    return { ...lists, scope: (path) => (0,core_shard/* isInShard */.O1)(path, shard) };
}

// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(4541);
;// CONCATENATED MODULE: ./build/action/check.js
























const BADGE_FILE = 'cartwright-badge.json';
/**
 * `command: check`. The verdict, the files and the outputs are made first; the pull request comes last, and whatever happens there
 * does not change them.
 */
async function runCheck(step) {
    const { context, fs, inputs, runner } = step;
    warnAboutTarget(step);
    const root = inputs.text('working-directory');
    if (fs.kind(root) !== 'directory') {
        throw new errors/* UserError */.y('no-directory', 'the input working-directory names no directory', { path: root });
    }
    const { report, changes, ...source } = await judge(step, root);
    const directory = (0,action_step/* workingDirectory */.p7)(inputs);
    const { sha, repository, serverUrl, runId, runAttempt, workflow, job } = context;
    const target = repository === undefined ? undefined : { serverUrl, repository, sha, prefix: '' };
    const { rulesUrl } = (0,sarif_context.sarifContext)(step.env);
    const policy = (0,answer/* policyOf */.US)(failOnOf(inputs), inputs.flag('strict'));
    const input = {
        report,
        policy,
        onlyChanges: changes !== undefined && inputs.flag('changed-only'),
        ...(changes === undefined ? {} : { changes }),
        ...(target === undefined ? {} : { target }),
        ...(rulesUrl === undefined ? {} : { rulesUrl }),
    };
    const key = (0,action_step/* commentKey */.Td)(workflow, job, directory);
    const plan = planReport(input, { key, origin: { sha, runId, runAttempt } });
    if (inputs.flag('annotations'))
        runner.commands(plan.annotations.lines);
    runner.addSummary(plan.summary.text);
    await writeSarif(step, plan.sarif.findings, source);
    writeFiles(step, {
        ...report,
        ...(changes === undefined ? {} : { changes }),
        origin: { job, directory, sha },
        policy,
    });
    const code = conclude(step, report, policy, inputs.flag('annotations') ? plan.annotations.shown : counts/* NONE */.x3);
    if (context.pull !== undefined && (inputs.flag('comment') || inputs.flag('suggest'))) {
        const { reportOnPull } = await __webpack_require__.e(/* import() */ 6934).then(__webpack_require__.bind(__webpack_require__, 6934));
        await reportOnPull(step, context.pull, { report, body: plan.comment.text, key });
    }
    return code;
}
/** Checks the workspace, or puts together what other jobs have checked. */
async function judge(step, root) {
    const { fs, inputs, runner } = step;
    const parts = inputs.list('merge');
    if (parts !== undefined) {
        const { changes, ...report } = await mergedReport(fs, parts);
        return { report, changes, excerpts: new Map() };
    }
    const config = await (0,app_config/* loadConfig */.Z9)(fs, inputs.text('config') || undefined, root);
    const limits = limitsOf(inputs);
    const { report, notes, excerpts, suppressed = [], requirements = new Map(), } = await check({
        fs,
        clock: { now: () => new Date() },
        readCard: readCard(fs),
        signatureOf: signatureOf(fs, ids/* PROFILES */.jI[config.prefix]),
        listFolder: (0,rom_folder/* folderLister */.S)(fs.cwd),
        ...(await outsidePorts({
            checkUrls: inputs.flag('check-urls'),
            live: liveAllowed(step),
            fs,
            path: step.env['PATH'],
            timeout: serverTimeout(inputs.text('server-timeout'), 'the input server-timeout'),
        })),
    }, { profile: ids/* PROFILES */.jI[config.prefix], config, root, parts: new Set(CHECK_PARTS), ...limits });
    for (const note of notes)
        runner.log(`cartwright: ${note}`);
    const base = await checkBase(step, limits);
    if (base === undefined)
        return { report, changes: undefined, excerpts, suppressed };
    const asked = compareRequirements(base.checked.requirements ?? new Map(), requirements);
    const changes = (0,compare/* compareReports */.ll)(base.checked.report, report, asked);
    const kept = inputs.flag('changed-only') ? onlyChanged(base.checked.report, report, base.changed) : report;
    return { report: kept, changes, excerpts, suppressed };
}
// A host profile names commands; those of a pull request are a stranger's, and are never started (security/attacks.md, 184).
function liveAllowed({ context, inputs, runner }) {
    if (!inputs.flag('live'))
        return false;
    if (['push', 'schedule', 'workflow_dispatch', 'release'].includes(context.event))
        return true;
    runner.annotate('notice', `live is left out on ${context.event}: the servers' commands come from files that may be a stranger's`);
    return false;
}
// Such a job has the repository's secrets and a token that may write; the code of a stranger has no place in it.
function warnAboutTarget({ context, fs, runner }) {
    if (context.event !== 'pull_request_target')
        return;
    const head = (0,commit_files/* headCommit */.Qo)(fs.cwd);
    if (head === undefined || context.pull === undefined || head === context.pull.baseSha)
        return;
    runner.annotate('warning', 'this job runs on pull_request_target and has checked out another commit than the base: it judges a stranger\'s files with your secrets at hand; use pull_request, and "command: report" in a workflow_run for the comment');
}
async function writeSarif({ env, fs, inputs, runner }, findings, { excerpts, suppressed = [] }) {
    const path = inputs.text('sarif-file');
    if (path === '')
        return;
    const { checkSarif } = await __webpack_require__.e(/* import() */ 6172).then(__webpack_require__.bind(__webpack_require__, 6172));
    fs.writeFile(path, await checkSarif(findings, excerpts, env, suppressed.slice(0, SARIF_RESULTS - findings.length)));
    runner.setOutput('sarif', path);
}
function writeFiles(step, file) {
    const { fs, inputs, runner } = step;
    const path = (0,action_step/* outputPath */.XC)(step, report_file/* REPORT_FILE */.Uq);
    fs.writeFile(path, (0,report_file/* writeReport */.u5)(file));
    if (inputs.text('out') !== '')
        fs.writeFile((0,action_step/* outputPath */.XC)(step, BADGE_FILE), badge(file, file.policy));
    runner.setOutput('verdict', file.verdict ?? '');
    runner.setOutput('compliance', file.compliance ?? '');
    runner.setOutput('errors', String(file.summary.errors));
    runner.setOutput('warnings', String(file.summary.warnings));
    runner.setOutput('accepted', String(file.summary.accepted));
    runner.setOutput('report', path);
}
function failOnOf(inputs) {
    const failOn = inputs.text('fail-on');
    return failOn === 'never' || failOn === 'warning' ? failOn : 'error';
}
function conclude({ runner }, report, policy, annotated) {
    const { cautions, exitCode, line } = (0,answer/* answerOf */.ut)(report, policy);
    // With every place for its kind taken one of these would push a finding out.
    for (const caution of cautions) {
        if (annotated.warnings < annotations/* ANNOTATIONS_A_LEVEL */.GK)
            runner.annotate('warning', caution);
        else
            runner.log(caution);
    }
    if (exitCode !== 0 && annotated.errors < annotations/* ANNOTATIONS_A_LEVEL */.GK)
        runner.annotate('error', line);
    else
        runner.log(line);
    return exitCode;
}


/***/ }),

/***/ 4494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ REPORT_ARTIFACT),
/* harmony export */   Uq: () => (/* binding */ REPORT_FILE),
/* harmony export */   tL: () => (/* binding */ readReport),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7161);
/* harmony import */ var _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9173);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4432);



/** Name of the file, and of the artifact that hands it to `command: report`. */
const REPORT_FILE = 'cartwright-report.json';
const REPORT_ARTIFACT = 'cartwright-report';
/** The text of a report file. */
function writeReport(file) {
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(file);
}
/**
 * Reads a report that somebody else may have made: strict JSON without repeated keys, then `schemas/report.schema.json`.
 *
 * @returns the report, or in one line why it is none; the line holds nothing of the text
 */
async function readReport(text) {
    const doc = (0,_source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(REPORT_FILE, text);
    const [first] = doc.problems;
    if (first !== undefined)
        return { problem: `not valid JSON (line ${first.range.start.line})` };
    const validate = await _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.report();
    if (!validate(doc.value))
        return { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
    return doc.value;
}


/***/ }),

/***/ 5762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifContext: () => (/* binding */ sarifContext)
/* harmony export */ });
/** Where the rules' reference page lies in cartwright's own repository. */
const RULES_PAGE = 'docs/rules.md';
/**
 * What the environment of a GitHub job tells about the repository that is linted and the action that lints it; nothing
 * outside of one.
 */
function sarifContext(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revisionId } = env;
    const { GITHUB_REF_NAME: branch, GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: ref } = env;
    if (server === undefined || !/^https:\/\/[\w.-]+$/.test(server))
        return {};
    const known = (name) => name !== undefined && /^[\w.-]+\/[\w.-]+$/.test(name);
    return {
        ...(known(action)
            ? { rulesUrl: `${server}/${action}/blob/${encodeURIComponent(ref || 'HEAD')}/${RULES_PAGE}` }
            : {}),
        ...(known(repository)
            ? {
                versionControl: {
                    repositoryUri: `${server}/${repository}`,
                    ...(revisionId === undefined || revisionId === '' ? {} : { revisionId }),
                    ...(branch === undefined || branch === '' ? {} : { branch }),
                },
            }
            : {}),
    };
}


/***/ }),

/***/ 8669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary)
/* harmony export */ });
/* unused harmony exports SUMMARY_LIMIT, renderMarkdown, utf8Length */
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9239);

/** The runner drops a job summary of more than 1 MiB whole. */
const SUMMARY_LIMIT = 999_000;
/** The job summary of a check. */
function renderSummary(input, rest = 'the report file has all of them') {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportDocument */ .c)(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}
/** The report as Markdown for the terminal or a file: everything, without a limit. */
function renderMarkdown(input) {
    return reportDocument(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}
const encoder = new TextEncoder();
/** Bytes of a text in UTF-8. */
function utf8Length(text) {
    return encoder.encode(text).length;
}


/***/ })

};
