export const id = 1661;
export const ids = [1661,2175];
export const modules = {

/***/ 1661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: ./build/adapters/git/commit-files.js
var commit_files = __webpack_require__(2903);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/printable.js
var core_printable = __webpack_require__(8217);
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
        message: `participant ${(0,core_printable/* quote */.h)(alias)} is not staffed: ${reason}`,
        path: pathOf(doc, 'participants', 'alias', alias),
        help: 'name a cartridge that fits, or make the participant optional',
    }));
    const missing = cal.rac
        .filter((item) => item.state === 'failed')
        .map(({ id, reason = 'the check failed' }) => (0,source_document/* locateFinding */.E1)(doc, {
        rule: 'ready/rac-missing',
        level: 'error',
        message: `required context ${(0,core_printable/* quote */.h)(id)} is missing: ${reason}`,
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

// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/app/check-files.js
var check_files = __webpack_require__(3038);
// EXTERNAL MODULE: ./build/app/check-findings.js + 1 modules
var check_findings = __webpack_require__(1180);
// EXTERNAL MODULE: ./build/core/handshake/bind.js + 28 modules
var bind = __webpack_require__(8353);
// EXTERNAL MODULE: ./build/core/handshake/negotiate.js + 1 modules
var negotiate = __webpack_require__(7494);
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
    const { hosts: declared, diagnostics: hostDiagnostics } = await (0,app_hosts/* loadHosts */.U)(fs, input.hosts);
    const diagnostics = [...hostDiagnostics];
    const loaded = [];
    for (const path of input.subjects) {
        const subject = await (0,app_subject/* loadSubject */.n)(fs, path, input);
        diagnostics.push(...subject.diagnostics);
        if (subject.subject !== undefined)
            loaded.push(subject);
    }
    const live = input.peer === undefined ? undefined : await (0,app_live/* lookAtHosts */.u)(input.peer, declared);
    const hosts = live?.hosts ?? declared;
    const binder = new bind/* Binder */.V();
    const results = loaded.flatMap(({ subject }) => hosts.map((host) => (0,negotiate/* negotiate */.N)({ subject, host: host.profile, profile: input.profile, binder })));
    return {
        result: { version: 1, results },
        diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)(diagnostics),
        files: input.subjects.length + hosts.length,
        romDigests: new Map(loaded.flatMap(({ subject, romDigest }) => (romDigest === undefined ? [] : [[subject.path, romDigest]]))),
        live,
    };
}

// EXTERNAL MODULE: ./build/app/baseline.js + 1 modules
var app_baseline = __webpack_require__(4535);
// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/app/lint.js + 1 modules
var lint = __webpack_require__(8946);
// EXTERNAL MODULE: ./build/app/lint-facts.js
var lint_facts = __webpack_require__(4969);
// EXTERNAL MODULE: ./build/app/lint-steps.js
var lint_steps = __webpack_require__(7357);
// EXTERNAL MODULE: ./build/app/package.js + 1 modules
var app_package = __webpack_require__(2792);
// EXTERNAL MODULE: ./build/app/ready.js + 2 modules
var ready = __webpack_require__(4308);
;// CONCATENATED MODULE: ./build/app/check.js















/** The parts of a check; `--only` names one. */
const CHECK_PARTS = ['lint', 'ready', 'manifest', 'handshake', 'propose'];
/**
 * The main job (surface.md, `check`): lints every CAL, judges its readiness, checks every package's manifest and negotiates
 * with every host; what the code calls for and no CAL has, it adds as notes. Paths of the result are relative to the working
 * directory.
 *
 * Packages that are not built yet may staff a slot: their card is what `build` would make.
 *
 * @throws UserError when a named file cannot be read
 */
async function check(ports, options) {
    const { config, parts, root, scope = () => true } = options;
    const tree = { fs: ports.fs, root, files: ports.fs.list(root) };
    const run = new CheckRun(ports, options, await lintRunOf(ports, options));
    const cals = (0,check_files/* filesOf */.R8)(tree, 'cals', options.cals ?? config.cals);
    const packages = (0,check_files/* filesOf */.R8)(tree, 'packages', options.packages ?? config.packages);
    const cartridges = (0,check_files/* cartridgesOf */["if"])(tree, options.cartridges ?? config.cartridges);
    const hosts = (0,check_files/* filesOf */.R8)(tree, 'hosts', options.hosts ?? config.hosts);
    run.refuseLinks();
    const judged = cals.filter(scope);
    await run.lint(judged);
    await run.readPackages(packages);
    if (parts.has('manifest'))
        run.checkManifests();
    if (parts.has('ready'))
        await run.assess(judged, cartridges, hosts);
    if (parts.has('handshake') && hosts.length > 0)
        await run.negotiate(cartridges.filter(scope), hosts);
    if (parts.has('propose'))
        await run.propose(cals, tree.files);
    const counted = [...cals, ...packages.map(folderOf), ...cartridges, ...hosts].filter(scope);
    return run.result(new Set(counted).size);
}
/** Whether a report's answer is no: an error, a CAL that is not ready, a host that refuses; `strict` adds warnings and pending. */
function isBad(report, strict) {
    const bad = report.summary.errors > 0 || report.verdict === 'not ready' || report.compliance === 'refuse';
    return bad || (strict && (report.summary.warnings > 0 || report.verdict === 'pending'));
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
    #cals = [];
    #handshakes = [];
    constructor(ports, options, lint) {
        this.#ports = ports;
        this.#options = options;
        this.#lint = lint;
    }
    refuseLinks() {
        this.#diagnostics.push(...(0,check_findings/* notFollowed */.qJ)(this.#options.links ?? []));
    }
    async lint(paths) {
        for (const path of paths) {
            const doc = await (0,read/* readDocument */.u0)(path, this.#ports.fs.readFile(path));
            this.#linted.set(path, { doc, diagnostics: await this.#lint.add(doc) });
        }
    }
    async readPackages(paths) {
        for (const path of paths) {
            const loaded = await (0,app_package/* loadPackage */.H)(this.#ports.fs, path, this.#options.profile);
            if (!('diagnostics' in loaded))
                this.#packages.push(loaded);
            else if (this.#isJudged(folderOf(path)))
                this.#diagnostics.push(...loaded.diagnostics);
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
            confirmations: config.confirmations === undefined ? undefined : (0,ready/* joinPath */.uJ)(root, config.confirmations),
            roster,
            hosts,
            linted: this.#linted,
        });
        this.#notes.push(...notes);
        this.#cals = result.cals;
        for (const cal of result.cals)
            this.#addFindings(cal);
    }
    #addFindings(cal) {
        const doc = this.#linted.get(cal.path)?.doc;
        if (doc?.value !== undefined)
            this.#diagnostics.push(...readinessFindings(doc, cal));
    }
    async negotiate(cartridges, hosts) {
        const { peer, signatureOf } = this.#ports;
        const folders = this.#packages.map((each) => each.folder).filter((folder) => this.#isJudged(folder));
        const subjects = [...folders, ...(signatureOf === undefined ? [] : cartridges)];
        const { result, diagnostics } = await handshakeAll(this.#ports.fs, {
            subjects,
            hosts,
            profile: this.#options.profile,
            signatureOf,
            peer,
        });
        this.#handshakes = result.results;
        this.#diagnostics.push(...diagnostics, ...result.results.flatMap((verdict) => (0,check_findings/* refusal */.x5)(verdict, this.#packages)));
    }
    // Of several parts of a large repository the one with the first CAL compares them all.
    async propose(cals, files) {
        const [first] = cals;
        if (first === undefined || !this.#isJudged(first))
            return;
        const { fs, readCode } = this.#ports;
        const docs = await Promise.all(cals.map(async (path) => this.#linted.get(path)?.doc ?? (await (0,read/* readDocument */.u0)(path, fs.readFile(path)))));
        const { proposalNotes } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3618), __webpack_require__.e(3360)]).then(__webpack_require__.bind(__webpack_require__, 3360));
        const code = { root: this.#options.root, files, readFile: readCode ?? ((...args) => fs.readFile(...args)) };
        const here = configAt(this.#options.root, this.#options.config);
        const notes = await proposalNotes(docs, code, here);
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
    result(files) {
        const linted = this.#lint.outcome();
        const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([
            ...linted.diagnostics.filter((diagnostic) => this.#isAsked(diagnostic)),
            ...this.#diagnostics,
        ]);
        const verdicts = this.#handshakes.map((each) => each.descriptor.verdict);
        const report = {
            version: 1,
            tool: { name: 'cartwright', version: version/* VERSION */.x },
            diagnostics,
            summary: (0,diagnostic/* summarize */.eh)(diagnostics, files),
            cals: this.#cals,
            handshakes: this.#handshakes,
            verdict: (0,assess/* worstVerdict */.z)(this.#cals.map((cal) => cal.verdict)),
            compliance: complianceOf(verdicts),
        };
        return { report, notes: this.#notes, excerpts: linted.excerpts, suppressed: linted.suppressed };
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
function complianceOf(verdicts) {
    return verdicts.includes('refuse') ? 'refuse' : verdicts.length > 0 ? 'accept' : null;
}
async function lintRunOf({ fs, clock }, { profile, config, root }) {
    const here = configAt(root, config);
    const path = (0,baseline_file/* baselinePath */.X)(fs, here, root);
    const baseline = path === undefined ? undefined : await (0,app_baseline.openBaseline)(fs, path, clock.now(), root);
    const steps = [await (0,lint_steps/* ignoreStep */.J)(here), ...(baseline?.step() ?? [])];
    return new lint/* LintRun */.r({ profile, config: here, steps, facts: (0,lint_facts/* factsFrom */.K)(fs, root) });
}
// The configuration's paths are relative to its root, those of the findings to the working directory.
function configAt(root, config) {
    return {
        ...config,
        ignore: config.ignore.map((entry) => ({ ...entry, path: (0,ready/* joinPath */.uJ)(root, entry.path) })),
        ...(config.baseline === undefined ? {} : { baseline: (0,ready/* joinPath */.uJ)(root, config.baseline) }),
    };
}
function cardOf({ folder, package: { name, role, capabilities = [] } }) {
    const able = capabilities.map(({ taskType, stack = [] }) => ({ taskType, stack }));
    return { path: folder, name, role, romDigest: null, capabilities: able };
}

// EXTERNAL MODULE: ./build/app/config.js
var app_config = __webpack_require__(4856);
;// CONCATENATED MODULE: ./build/cli/wiring/outside-ports.js
/** The ports to the outside; each is loaded only when it was asked for. */
async function outsidePorts({ checkUrls, live, fs, path, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 2959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(3169), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '' }) };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/errors.js + 1 modules
var errors = __webpack_require__(6629);
;// CONCATENATED MODULE: ./build/cli/wiring/read-card.js


/**
 * The reader of cartridges' cards for readiness. A cartridge that is not whole staffs nobody: what it says of itself, its ROM
 * digest above all, is only believed after it was verified. The SQLite code is loaded with the first cartridge.
 */
function readCard(fs) {
    return async (path, profile) => {
        const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(1528), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
        const card = await readCartridgeCard((0,external_node_path_.resolve)(fs.cwd, path), profile, path);
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1528), __webpack_require__.e(3772)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const { signature, outcome } = await signatureState({ fs, store: cartridgeStore(fs.cwd) }, path, profile, plainDemands(new Date()));
        if (signature === 'failed') {
            const broken = outcome.checks.find((check) => !check.ok);
            throw new errors/* UserError */.y('tampered', `tampered: ${broken?.message ?? 'it does not verify'}`, { path });
        }
        return { path, name: card.name, role: card.role, romDigest: card.romDigest, capabilities: card.capabilities };
    };
}

;// CONCATENATED MODULE: ./build/cli/wiring/signature-of.js
/**
 * Judges cartridges' signatures for a handshake. The SQLite code is loaded with the first cartridge.
 *
 * @param demandsOf what is demanded of a signature; a plain check by default
 */
function signatureOf(fs, profile, demandsOf) {
    let demands;
    return async (path) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 5259).then(__webpack_require__.bind(__webpack_require__, 5259));
        const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1528), __webpack_require__.e(3772)]).then(__webpack_require__.bind(__webpack_require__, 3772));
        const ports = { fs, store: cartridgeStore(fs.cwd) };
        demands ??= demandsOf?.(ports) ?? Promise.resolve(plainDemands(new Date()));
        return signatureState(ports, path, profile, await demands);
    };
}

// EXTERNAL MODULE: ./build/core/report/headline.js
var headline = __webpack_require__(9165);
;// CONCATENATED MODULE: ./build/core/report/badge.js

const COLOR = { good: 'brightgreen', open: 'yellow', bad: 'red' };
/** A badge in the endpoint format of shields: JSON with a line break at its end. */
function badge(report) {
    const file = { schemaVersion: 1, label: 'cartwright', message: (0,headline/* conclusion */.q$)(report), color: COLOR[(0,headline/* moodOf */.jo)(report)] };
    return `${JSON.stringify(file)}\n`;
}

;// CONCATENATED MODULE: ./build/core/readiness/render-text.js


/** Marks of RAC items (surface.md, Readiness). */
const MARKS = {
    unconfirmed: '□',
    confirmed: '☑',
    failed: '✗',
    optional: '·',
};
/** The readiness of one CAL as text, in the form that surface.md fixes; ends with a line end. */
function render_text_renderReadiness(cal) {
    const lines = [
        `CAL: ${line(cal.name)}  (${count(cal.nodes, 'node')}, ${count(cal.participants.length, 'participant')})`,
    ];
    const broken = cal.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    if (broken.length > 0) {
        lines.push('', 'Structure');
        for (const d of broken)
            lines.push(`  ✗ ${printable(d.path)}:${d.range.start.line}:${d.range.start.column}  ${d.message}  [${d.rule}]`);
    }
    if (cal.participants.length > 0) {
        lines.push('', 'Participants', ...participantLines(cal.participants));
    }
    if (cal.rac.length > 0) {
        const width = Math.max(...cal.rac.map((item) => item.id.length));
        lines.push('', 'Required available context (descriptions only)');
        for (const item of cal.rac)
            lines.push(`  ${MARKS[item.state]} ${line(item.id).padEnd(width)} [${line(item.kind)}] ${line(item.description)}${checkText(item)}`);
    }
    if (cal.blocked !== undefined && cal.blocked.length > 0) {
        lines.push('', 'Cannot run', ...cal.blocked.map((entry) => `  ✗ ${line(entry)}`));
    }
    lines.push('', `verdict: ${cal.verdict}`, '');
    return lines.join('\n');
}
function participantLines(participants) {
    const width = Math.max(...participants.map((participant) => participant.alias.length));
    return participants.map((participant) => {
        const { alias, bind, required, resolved, reason } = participant;
        const mark = resolved !== null ? '✓' : required ? '✗' : '·';
        const who = resolved === null ? line(reason) : `${line(resolved.name)} (${line(resolved.role)})  ${line(reason)}`;
        return `  ${mark} ${line(alias).padEnd(width)}  ${bind}  ${who}`;
    });
}
function checkText(item) {
    if (item.check === null)
        return item.reason === undefined ? '' : `  (${line(item.reason)})`;
    const hint = item.check.hint === '' ? '' : ` ${line(item.check.hint)}`;
    return `  (check: ${line(item.check.type)}${hint}${item.reason === undefined ? '' : ` → ${line(item.reason)}`})`;
}
function count(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
}
// A description may hold line breaks, and a hint a password; the checklist has one line an item and shows none.
function line(text) {
    return printable(redact(text).replace(/\s+/g, ' ').trim());
}

;// CONCATENATED MODULE: ./build/core/report/check-text.js


/**
 * A check as text: findings, the checklist of every CAL, the verdict of every host, a summary line. Ends with a line end.
 *
 * @param renderDiagnostics the findings as text, with their source excerpts; empty when there is none
 */
function renderCheck(report, renderDiagnostics) {
    const sections = [
        renderDiagnostics(report.diagnostics),
        ...report.cals.map((cal) => renderReadiness({ ...cal, diagnostics: [] })),
        ...(report.handshakes.length === 0 ? [] : [renderHosts(report.handshakes)]),
        `${summaryLine(report)}\n`,
    ];
    return sections.filter((section) => section !== '').join('\n');
}
function renderHosts(verdicts) {
    const host = Math.max(...verdicts.map((verdict) => verdict.host.length));
    const lines = verdicts.map((verdict) => {
        const { descriptor, subject } = verdict;
        const accepted = descriptor.verdict === 'accept';
        const detail = accepted ? bindings(verdict) : `unmet: ${descriptor.unmet.map(printable).join(', ')}`;
        return `  ${accepted ? '✓' : '✗'} ${printable(verdict.host).padEnd(host)}  ${descriptor.verdict}  ${printable(subject)}  ${detail}`;
    });
    return ['Hosts', ...lines, ''].join('\n');
}
function bindings({ roles, descriptor }) {
    const bound = roles
        .filter((role) => role.satisfied)
        .map((role) => `${role.role} → ${printable(role.boundTool ?? '')}`);
    const absent = roles.filter((role) => role.tier === 'optional' && !role.satisfied).map((role) => role.role);
    const degraded = absent.length === 0 ? '' : `; without optional ${absent.map(printable).join(', ')}`;
    return `MCP ${printable(descriptor.protocolRevision)}; ${bound.join(', ')}${degraded}`;
}
/** One line that sums a check up. */
function summaryLine({ summary, verdict, compliance, handshakes }) {
    const parts = [
        `${plural(summary.files, 'file')}: ${plural(summary.errors, 'error')}, ${plural(summary.warnings, 'warning')}, ${plural(summary.notes, 'note')}`,
        ...(verdict === null ? [] : [`readiness: ${verdict}`]),
        ...(compliance === null
            ? []
            : [
                `hosts: ${handshakes.filter((each) => each.descriptor.verdict === 'accept').length} of ${handshakes.length} accept`,
            ]),
    ];
    return parts.join(' · ');
}
function plural(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
}

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
    const handshakes = head.handshakes.filter((verdict) => isTouched(verdict.subject, changed) || differs(base.handshakes, verdict, hostKey, hostState));
    const files = new Set([
        ...diagnostics.map(({ path }) => path),
        ...cals.map(({ path }) => path),
        ...handshakes.map(({ subject }) => subject),
    ]);
    const refuses = handshakes.some(({ descriptor }) => descriptor.verdict === 'refuse');
    return {
        ...head,
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, files.size),
        cals,
        handshakes,
        verdict: (0,assess/* worstVerdict */.z)(cals.map(({ verdict }) => verdict)),
        compliance: handshakes.length === 0 ? null : refuses ? 'refuse' : 'accept',
    };
}
const calKey = (cal) => cal.path;
const calState = ({ verdict, participants, rac }) => JSON.stringify([verdict, participants, rac]);
const hostKey = ({ subject, host }) => JSON.stringify([subject, host]);
const hostState = ({ descriptor: { verdict, unmet } }) => JSON.stringify([verdict, unmet]);
function differs(base, member, key, state) {
    const before = base.find((other) => key(other) === key(member));
    return before === undefined || state(before) !== state(member);
}
/** A subject is a cartridge's file or a package's folder. */
function isTouched(subject, changed) {
    const folder = subject === '.' ? '' : `${subject}/`;
    return changed.has(subject) || [...changed].some((path) => path.startsWith(folder));
}

// EXTERNAL MODULE: ./build/core/report/annotations.js
var annotations = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/core/report/comment.js
var comment = __webpack_require__(9632);
// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(6125);
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
    const files = reports.reduce((sum, report) => sum + report.summary.files, 0);
    const cals = unique(reports.flatMap((report) => report.cals), (cal) => cal.path);
    const handshakes = unique(reports.flatMap((report) => report.handshakes), (verdict) => JSON.stringify([verdict.subject, verdict.host]));
    const changes = reports.flatMap((report) => report.changes ?? []);
    return {
        version: 1,
        tool: first.tool,
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, files),
        cals,
        handshakes,
        verdict: (0,assess/* worstVerdict */.z)(cals.map((cal) => cal.verdict)),
        compliance: merge_complianceOf(reports),
        ...(changes.length < reports.length ? {} : { changes: mergeChanges(changes) }),
        ...(first.origin === undefined ? {} : { origin: first.origin }),
    };
}
function merge_complianceOf(reports) {
    const verdicts = reports.map((report) => report.compliance);
    return verdicts.includes('refuse') ? 'refuse' : verdicts.includes('accept') ? 'accept' : null;
}
function mergeChanges(all) {
    return {
        verdicts: all.flatMap((changes) => changes.verdicts),
        hosts: all.flatMap((changes) => changes.hosts),
        rac: all.flatMap((changes) => changes.rac),
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
    if (!(0,core_glob/* isGlob */.f)(name))
        return [name];
    const glob = (0,core_glob/* compileGlob */.S)(name);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `${(0,core_printable/* quote */.h)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new errors/* UserError */.y('no-file', `no file matches ${(0,core_printable/* quote */.h)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
;// CONCATENATED MODULE: ./build/action/base.js







/**
 * Checks the base of a pull request, whose files are read from git's objects: nothing is checked out.
 *
 * @returns undefined when there is no base to compare with; the reason is in the log
 */
async function checkBase(step, options) {
    const { context, fs, runner, inputs, temporary } = step;
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
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'base-'));
    try {
        const root = inputs.text('working-directory');
        const config = await (0,app_config/* loadConfig */.Z9)(files, inputs.text('config') || undefined, root);
        const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(1528), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
        const differs = new Set(changed);
        const ports = {
            fs: files,
            // Every read from git is a process of its own: what is the same in both is read from the work tree.
            readCode: (path, bytes, start) => (differs.has((0,cal_files/* shortest */.pr)(fs.cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, bytes, start),
            clock: { now: () => new Date() },
            readCard: async (path, profile) => {
                const copy = (0,external_node_path_.join)(folder, 'cartridge');
                (0,external_node_fs_.writeFileSync)(copy, files.readFile(path));
                const { name, role, romDigest, capabilities } = await readCartridgeCard(copy, profile, path);
                return { path, name, role, romDigest, capabilities };
            },
        };
        const profile = ids/* PROFILES */.jI[config.prefix];
        const { report } = await check(ports, { profile, config, root, parts: new Set(CHECK_PARTS), ...options });
        return { report, changed: differs };
    }
    catch {
        // The base may hold anything; what is wrong with it is not this change's matter.
        runner.log('cartwright: no comparison with the base, which cannot be checked itself');
        return undefined;
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
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
        throw new errors/* UserError */.y('bad-input', `input shard is ${(0,core_printable/* quote */.h)(text)}`, { help: 'write INDEX/COUNT, for example 2/4' });
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
    const { report, changes, excerpts } = await judge(step, root);
    const directory = (0,action_step/* workingDirectory */.p7)(inputs);
    const { sha, repository, serverUrl, runId, runAttempt, workflow, job } = context;
    const target = repository === undefined ? undefined : { serverUrl, repository, sha, prefix: '' };
    const input = { report, ...(changes === undefined ? {} : { changes }), ...(target === undefined ? {} : { target }) };
    const key = (0,action_step/* commentKey */.Td)(workflow, job, directory);
    const plan = planReport(input, { key, origin: { sha, runId, runAttempt } });
    if (inputs.flag('annotations'))
        runner.commands(plan.annotations.lines);
    runner.addSummary(plan.summary.text);
    await writeSarif(step, plan.sarif.findings, excerpts);
    writeFiles(step, { ...report, ...(changes === undefined ? {} : { changes }), origin: { job, directory, sha } });
    const code = conclude(step, report, inputs.flag('annotations') ? plan.annotations.shown.errors : 0);
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
    const { report, notes, excerpts } = await check({
        fs,
        clock: { now: () => new Date() },
        readCard: readCard(fs),
        signatureOf: signatureOf(fs, ids/* PROFILES */.jI[config.prefix]),
        ...(await outsidePorts({
            checkUrls: inputs.flag('check-urls'),
            live: liveAllowed(step),
            fs,
            path: step.env['PATH'],
        })),
    }, { profile: ids/* PROFILES */.jI[config.prefix], config, root, parts: new Set(CHECK_PARTS), ...limits });
    for (const note of notes)
        runner.log(`cartwright: ${note}`);
    const base = await checkBase(step, limits);
    if (base === undefined)
        return { report, changes: undefined, excerpts };
    const changes = (0,compare/* compareReports */.ll)(base.report, report);
    const kept = inputs.flag('changed-only') ? onlyChanged(base.report, report, base.changed) : report;
    return { report: kept, changes, excerpts };
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
async function writeSarif({ env, fs, inputs, runner }, findings, excerpts) {
    const path = inputs.text('sarif-file');
    if (path === '')
        return;
    const { checkSarif } = await __webpack_require__.e(/* import() */ 6172).then(__webpack_require__.bind(__webpack_require__, 6172));
    fs.writeFile(path, await checkSarif(findings, excerpts, env));
    runner.setOutput('sarif', path);
}
function writeFiles(step, file) {
    const { fs, inputs, runner } = step;
    const path = (0,action_step/* outputPath */.XC)(step, report_file/* REPORT_FILE */.Uq);
    fs.writeFile(path, (0,report_file/* writeReport */.u5)(file));
    if (inputs.text('out') !== '')
        fs.writeFile((0,action_step/* outputPath */.XC)(step, BADGE_FILE), badge(file));
    runner.setOutput('verdict', file.verdict ?? '');
    runner.setOutput('compliance', file.compliance ?? '');
    runner.setOutput('errors', String(file.summary.errors));
    runner.setOutput('warnings', String(file.summary.warnings));
    runner.setOutput('report', path);
}
function conclude({ inputs, runner }, report, annotated) {
    const failOn = inputs.text('fail-on');
    const bad = failOn !== 'never' && isBad(report, inputs.flag('strict') || failOn === 'warning');
    const line = summaryLine(report);
    // With every place for errors taken this one would push a finding out.
    if (bad && annotated < 10)
        runner.annotate('error', line);
    else
        runner.log(line);
    return bad ? 1 : 0;
}


/***/ }),

/***/ 8068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ baselinePath),
/* harmony export */   t: () => (/* binding */ BASELINE_FILE)
/* harmony export */ });
const BASELINE_FILE = 'cartwright-baseline.json';
/** The baseline of a run: the configured one, or `cartwright-baseline.json` in `root` when it is there. */
function baselinePath(fs, { baseline }, root = '.') {
    const path = baseline ?? (root === '.' ? BASELINE_FILE : `${root}/${BASELINE_FILE}`);
    return baseline !== undefined || fs.kind(path) === 'file' ? path : undefined;
}


/***/ }),

/***/ 4535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openBaseline: () => (/* binding */ openBaseline),
  renewBaseline: () => (/* binding */ renewBaseline)
});

// EXTERNAL MODULE: ./build/core/errors.js + 1 modules
var errors = __webpack_require__(6629);
// EXTERNAL MODULE: ./build/core/canonical-json.js
var canonical_json = __webpack_require__(5739);
// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/source/document.js
var source_document = __webpack_require__(1817);
// EXTERNAL MODULE: ./build/core/lint/fix/remedy.js + 1 modules
var remedy = __webpack_require__(1493);
// EXTERNAL MODULE: ./build/core/lint/rules/known.js
var known = __webpack_require__(8401);
// EXTERNAL MODULE: ./build/core/lint/suppress/apply.js + 1 modules
var apply = __webpack_require__(874);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
;// CONCATENATED MODULE: ./build/core/lint/suppress/baseline.js








/** The reason of entries that nobody has given another. */
const ADOPTED = 'known before cartwright was adopted';
/**
 * What a baseline remembers of a finding: its rule, its place and a digest of the value there. Where there is no value, or it is
 * the whole document, the digest is of the message.
 */
function entryOf(doc, finding) {
    const { rule, path, pointer, message } = finding;
    const value = pointer === '' ? undefined : (0,remedy/* valueAt */.f)(doc.value, (0,source_document/* fromPointer */.kU)(doc.value, pointer));
    return { rule, path, pointer, digest: (0,digest/* sha256Digest */.sI)(value === undefined ? message : canonical(value, message)) };
}
// What RFC 8785 cannot say (a lone surrogate, a number beyond range) is another rule's finding.
function canonical(value, message) {
    try {
        return (0,canonical_json/* canonicalize */.d)(value);
    }
    catch (error) {
        if (error instanceof TypeError)
            return message;
        throw error;
    }
}
/** Applies one baseline to the findings of many documents, and tells at the end which entries were not needed. */
class Baseline {
    #doc;
    #entries;
    #used = new Set();
    #byKey = new Map();
    #seen = new Set();
    #today;
    /**
     * @param doc the baseline's own text, for places
     * @param file its checked value
     */
    constructor(doc, file, now) {
        this.#doc = doc;
        this.#entries = file.entries;
        this.#today = now.toISOString().slice(0, 10);
        file.entries.forEach((entry, i) => {
            if ((0,apply/* isFixed */.z)(entry.rule))
                return;
            const list = this.#byKey.get(keyOf(entry));
            if (list === undefined)
                this.#byKey.set(keyOf(entry), [i]);
            else
                list.push(i);
        });
    }
    /** Takes the accepted findings of one document out. A list position may have changed; the value may not. */
    apply(doc, found) {
        this.#seen.add(doc.path);
        const left = [];
        const suppressed = [];
        const exact = new Set();
        const wanted = found.map((finding) => ({ finding, entry: entryOf(doc, finding) }));
        const match = (pointer, { rule, path, digest }) => this.#byKey
            .get(keyOf({ rule, path, digest, pointer: '' }))
            ?.find((i) => (pointer === undefined ? !exact.has(i) : this.#entries[i]?.pointer === pointer));
        // Findings at the very place first, so that what is left over is what moved.
        const places = wanted.map(({ entry }) => match(entry.pointer, entry));
        for (const i of places)
            if (i !== undefined)
                exact.add(i);
        for (const [n, { finding, entry }] of wanted.entries()) {
            const i = places[n] ?? this.#moved(match(undefined, entry), entry.pointer);
            const accepted = i === undefined ? undefined : this.#entries[i];
            if (i === undefined || accepted === undefined) {
                left.push(finding);
                continue;
            }
            exact.add(i);
            this.#used.add(i);
            const { reason, expires } = accepted;
            if (expires !== undefined && expires < this.#today)
                left.push(finding);
            else
                suppressed.push({ diagnostic: finding, kind: 'external', ...(reason.trim() === '' ? {} : { reason }) });
        }
        return { left, suppressed };
    }
    #moved(i, pointer) {
        const shape = (text) => text.replace(/\/\d+(?=\/|$)/g, '/*');
        const entry = i === undefined ? undefined : this.#entries[i];
        return entry !== undefined && shape(entry.pointer) === shape(pointer) ? i : undefined;
    }
    /**
     * Findings about the entries: fixed, expired, without a reason, of a rule that nothing silences.
     *
     * @param isGone whether a file that was not looked at is known not to exist
     */
    findings(isGone) {
        return this.#entries.flatMap((entry, i) => {
            const about = (rule, message, help, path = []) => ({
                rule,
                level: (0,known/* knownRule */.k)(rule)?.level ?? 'warning',
                message,
                path: this.#doc.path,
                range: (0,source_document/* rangeOf */.be)(this.#doc, ['entries', i, ...path]),
                pointer: ['', 'entries', i, ...path].join('/'),
                help,
            });
            const what = `the entry of ${(0,printable/* quote */.h)(entry.rule)} for ${(0,printable/* quote */.h)(entry.path)}`;
            if ((0,apply/* isFixed */.z)(entry.rule))
                return about('suppression/not-allowed', `${(0,printable/* quote */.h)(entry.rule)} is a fault of integrity, which nothing silences`, 'remove the entry, and the fault', ['rule']);
            if (!this.#used.has(i)) {
                if (!this.#seen.has(entry.path) && !isGone(entry.path))
                    return [];
                return about('baseline/fixed', `${what} matches no finding`, 'remove the entry, or run cartwright lint --write-baseline');
            }
            if (entry.expires !== undefined && entry.expires < this.#today)
                return about('baseline/expired', `${what} expired on ${entry.expires}`, 'fix the finding, or give a later date', ['expires']);
            if (entry.reason.trim() === '')
                return about('baseline/no-reason', `${what} gives no reason`, 'say why the finding is accepted', ['reason']);
            return [];
        });
    }
}
function keyOf({ rule, path, digest }) {
    return `${rule}\n${path}\n${digest}`;
}
/**
 * The baseline that accepts all findings, except of integrity. Reasons and dates of entries that are there already stay.
 *
 * @param findings with the documents that they are about
 * @param earlier entries of the baseline that is replaced; those of files that were not looked at are kept
 * @param looked files that were looked at
 */
function writeBaseline(findings, earlier, looked) {
    const key = (entry) => [entry.path, entry.pointer, entry.rule, entry.digest].join('\n');
    const known = new Map(earlier.map((entry) => [key(entry), entry]));
    const entries = new Map();
    for (const entry of earlier)
        if (!looked.has(entry.path))
            entries.set(key(entry), entry);
    for (const { doc, diagnostic } of findings) {
        if ((0,apply/* isFixed */.z)(diagnostic.rule))
            continue;
        const entry = entryOf(doc, diagnostic);
        entries.set(key(entry), known.get(key(entry)) ?? { ...entry, reason: ADOPTED });
    }
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    return (0,json_text/* jsonText */.s)({ version: 1, entries: sorted }, 2);
}

// EXTERNAL MODULE: ./build/core/schema/check.js
var check = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/source/read.js
var read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/app/lint.js + 1 modules
var lint = __webpack_require__(8946);
;// CONCATENATED MODULE: ./build/app/baseline.js







const MAX_BASELINE = 16 * 1024 * 1024;
/**
 * Reads a baseline.
 *
 * @param now the day that decides what has expired
 * @param root what its paths are relative to, relative to the working directory
 * @throws UserError `bad-baseline` with the place of the first mistake
 */
async function openBaseline(fs, path, now, root = '.') {
    const { doc, file } = await readBaseline(fs, path);
    const base = root === '.' ? '' : `${root.replace(/\/+$/, '')}/`;
    const entries = file.entries.map((entry) => ({ ...entry, path: base + entry.path }));
    return {
        step() {
            const baseline = new Baseline(doc, { version: 1, entries }, now);
            return [
                {
                    file: (linted, found, suppress) => {
                        const { left, suppressed } = baseline.apply(linted, found);
                        suppress(suppressed);
                        return left;
                    },
                    finish: () => baseline.findings((name) => fs.kind(name) === 'none'),
                },
            ];
        },
    };
}
async function readBaseline(fs, path) {
    const doc = await (0,read/* readDocument */.u0)(path, fs.readFile(path, MAX_BASELINE), 'json');
    const [first] = [...doc.problems, ...(doc.value === undefined ? [] : (0,check.checkSchema)(doc, await validators.validators.baseline()))];
    if (first !== undefined) {
        throw new errors/* UserError */.y('bad-baseline', first.message, {
            path,
            range: first.range,
            help: first.help ?? 'see schemas/baseline.schema.json, or write it anew with cartwright lint --write-baseline',
        });
    }
    return { doc, file: doc.value };
}
/**
 * Accepts what is there: lints without the baseline and writes a new one. Reasons and dates of entries that still match are
 * kept, and so are entries of files that were not looked at.
 *
 * @throws UserError `unwritable-file`, and as `lint` does
 */
async function renewBaseline(fs, request) {
    const path = request.config.baseline ?? baseline_file/* BASELINE_FILE */.t;
    const earlier = fs.kind(path) === 'none' ? [] : (await readBaseline(fs, path)).file.entries;
    const found = [];
    const looked = new Set();
    const collect = {
        file: (doc, diagnostics) => {
            looked.add(doc.path);
            for (const diagnostic of diagnostics)
                found.push({ doc, diagnostic });
            return diagnostics;
        },
    };
    const { now: _, ...rest } = request;
    const bare = await (0,lint/* lint */.u)(fs, { ...rest, steps: [...(request.steps ?? []), collect] });
    if (bare.problems[0] !== undefined)
        throw bare.problems[0];
    for (const { path: file } of earlier)
        if (fs.kind(file) === 'none')
            looked.add(file);
    const text = writeBaseline(found, earlier, looked);
    fs.writeFile(path, text);
    const entries = JSON.parse(text).entries.length;
    return { path, entries, outcome: await (0,lint/* lint */.u)(fs, { ...request, config: { ...request.config, baseline: path } }) };
}


/***/ }),

/***/ 8262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   zU: () => (/* binding */ findCals)
/* harmony export */ });
/* unused harmony export CAL_FILE */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8998);


/** Names of CAL files (format.md, 6). */
const CAL_FILE = /\.cal\.(?:json|ya?ml)$/i;
/**
 * Finds the CAL files that arguments name: a file whatever it is called, the CALs below a directory, what a glob matches.
 * Without arguments: the globs of the configuration, or every CAL below the working directory. What git ignores is left out
 * of directories and globs; a file that is named is always taken.
 */
function findCals(fs, paths, configured) {
    const files = new Set();
    const problems = [];
    let all;
    const below = () => (all ??= fs.list('.'));
    const matching = (pattern, name) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(pattern);
        if ('problem' in glob) {
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-glob', glob.problem, { path: name }));
            return;
        }
        const found = below().filter((file) => glob.matches(file));
        if (found.length === 0)
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-such-file', 'no file matches this glob', { path: name }));
        for (const file of found)
            files.add(file);
    };
    const wanted = paths.length > 0 ? paths : (configured ?? ['.']);
    for (const path of wanted) {
        const name = shortest(fs.cwd, path);
        const kind = fs.kind(path);
        if (kind === 'directory') {
            const base = name === '.' ? '' : `${name.replace(/\/$/, '')}/`;
            for (const file of base === '' ? below() : fs.list(path))
                if (CAL_FILE.test(file))
                    files.add(base + file);
        }
        else if (kind === 'file')
            files.add(name);
        else if (kind === 'none' && (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .isGlob */ .f)(path))
            matching(name, path);
        else if (kind === 'none')
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-such-file', 'there is no such file or directory', { path }));
        else
            problems.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('unreadable-file', 'not a regular file or a directory', { path }));
    }
    return { files: [...files].sort(), problems };
}
/** A path relative to `cwd`, without `.` and `..` where they can be resolved. */
function shortest(cwd, path) {
    const segments = [];
    for (const segment of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    const base = cwd.split('/').filter((segment) => segment !== '');
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}


/***/ }),

/***/ 4969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ factsFrom)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
/* harmony import */ var _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2400);
/* harmony import */ var _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2087);





/** Files that are read for one RAC item, and for one document. */
const ITEM_FILES = 20;
const DOCUMENT_FILES = 200;
const FILE_BYTES = 256 * 1024;
/** Globs of one document that are looked up; each costs a look at every file's name. */
const DOCUMENT_GLOBS = 200;
/**
 * @param fs where the files stand that RAC items point to; without it only the document itself is looked at
 * @param root root of the repository, relative to the working directory
 */
function factsFrom(fs, root = '.') {
    let listed;
    const list = () => (listed ??= fs?.list(root) ?? []);
    return async (doc, publish) => ({
        isKnownLicense: publish ? (await __webpack_require__.e(/* import() */ 712).then(__webpack_require__.bind(__webpack_require__, 712))).isKnownLicense : undefined,
        findSecrets: needsDetector(doc) ? (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(6571)]).then(__webpack_require__.bind(__webpack_require__, 6571))).findSecrets : undefined,
        itemFiles: fs === undefined ? undefined : itemFiles(fs, root, list, doc.value),
    });
}
// An escape can hide in the text what its value says.
function needsDetector({ text, value }) {
    if (value === undefined)
        return false;
    return (0,_core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d)(text) || (text.includes('\\') && someText(value, _core_secrets_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .d));
}
function someText(value, test) {
    if (typeof value === 'string')
        return test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some((child) => someText(child, test));
}
/** Reads what long descriptions may have been copied from; a short one needs no file. */
function itemFiles(fs, root, list, value) {
    const rac = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(value) ? (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(value, 'rac') : undefined;
    if (!Array.isArray(rac))
        return undefined;
    const found = new Map();
    const byGlob = new Map();
    let left = DOCUMENT_FILES;
    rac.forEach((item, i) => {
        const hint = globOf(item);
        if (left <= 0 || hint === undefined || !someText(item, _core_lint_smuggling_passage_js__WEBPACK_IMPORTED_MODULE_3__/* .mayQuote */ .oG))
            return;
        const known = byGlob.get(hint);
        if (known === undefined && byGlob.size >= DOCUMENT_GLOBS)
            return;
        const paths = known ?? matching(hint, list());
        byGlob.set(hint, paths);
        const texts = paths.slice(0, left).flatMap((path) => readText(fs, root, path));
        left -= texts.length;
        if (texts.length > 0)
            found.set(i, texts);
    });
    return found;
}
/** The first files that a glob matches; none for a pattern that is no glob. */
function matching(pattern, files) {
    const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .S)(pattern);
    const found = [];
    if ('problem' in glob)
        return found;
    for (const file of files) {
        if (glob.matches(file))
            found.push(file);
        if (found.length === ITEM_FILES)
            break;
    }
    return found;
}
function globOf(item) {
    const check = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(item) ? (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(item, 'check') : undefined;
    if (!(0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .pi)(check) || (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'type') !== 'file-glob')
        return undefined;
    const hint = (0,_core_lint_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .ZV)(check, 'hint');
    return typeof hint === 'string' ? hint : undefined;
}
function readText(fs, root, path) {
    try {
        const bytes = fs.readFile(root === '.' ? path : `${root}/${path}`, FILE_BYTES);
        return bytes.includes(0) ? [] : [{ path, text: new TextDecoder().decode(bytes) }];
    }
    catch (error) {
        // A file that is too large or cannot be read says nothing about the description.
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 7357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ignoreStep),
/* harmony export */   t: () => (/* binding */ checkRuleNames)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);
/* harmony import */ var _core_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8998);
/* harmony import */ var _core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);
/* harmony import */ var _core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(874);
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8217);
/* harmony import */ var _core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8778);
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1817);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2228);








/**
 * The configuration's `ignore`: faults of integrity stay.
 *
 * @param fs given when every file is looked at: then an entry that nothing needed is a finding
 * @throws UserError `bad-config` for a path that is no glob
 */
async function ignoreStep({ ignore, file }, fs) {
    const entries = ignore.map(({ rule, path, reason }) => {
        const glob = (0,_core_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .compileGlob */ .S)(path);
        if ('problem' in glob)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `ignore has a bad path: ${glob.problem}`, { path });
        return { rule, glob, reason, used: false };
    });
    if (entries.length === 0)
        return {};
    const config = fs === undefined || file === undefined ? undefined : await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)(file, fs.readFile(file));
    return {
        file: (doc, found, suppress) => found.filter((diagnostic) => {
            const entry = (0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(diagnostic.rule)
                ? undefined
                : entries.find(({ rule, glob }) => rule === diagnostic.rule && glob.matches(doc.path));
            if (entry === undefined)
                return true;
            entry.used = true;
            suppress([{ diagnostic, kind: 'external', reason: entry.reason }]);
            return false;
        }),
        finish: () => config === undefined
            ? []
            : entries.flatMap(({ used, rule, glob }, i) => 
            // What linting does not raise, it cannot miss either.
            used || (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(rule)?.apart !== undefined ? [] : unused(config, i, rule, glob.pattern)),
    };
}
function unused(config, i, rule, path) {
    const allowed = !(0,_core_lint_suppress_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .isFixed */ .z)(rule);
    return [
        {
            rule: allowed ? 'suppression/unused' : 'suppression/not-allowed',
            level: 'warning',
            message: allowed
                ? `no file that matches ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(path)} has a finding of ${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(rule)}, so nothing needs this entry`
                : `${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(rule)} is a fault of integrity, which nothing silences`,
            path: config.path,
            range: (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeOf */ .be)(config, ['ignore', i]),
            pointer: `/ignore/${i}`,
            help: 'remove the entry',
        },
    ];
}
/** @throws UserError `bad-config` when `rules` or `ignore` names a rule that does not exist */
function checkRuleNames({ file, rules, ignore }) {
    for (const name of [...Object.keys(rules), ...ignore.map(({ rule }) => rule)]) {
        if ((0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(name) !== undefined)
            continue;
        const near = (0,_core_schema_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(name, (0,_core_lint_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Z)());
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('bad-config', `unknown rule ${JSON.stringify(name)}`, {
            ...(file === undefined ? {} : { path: file }),
            help: near === undefined ? 'run cartwright explain for the list of rules' : `did you mean ${near}?`,
        });
    }
}


/***/ }),

/***/ 8946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ LintRun),
  u: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/errors.js + 1 modules
var errors = __webpack_require__(6629);
// EXTERNAL MODULE: ./build/core/lint/engine.js + 7 modules
var engine = __webpack_require__(7110);
// EXTERNAL MODULE: ./build/core/lint/sensitive.js
var sensitive = __webpack_require__(4138);
// EXTERNAL MODULE: ./build/core/mask.js
var mask = __webpack_require__(3900);
;// CONCATENATED MODULE: ./build/core/report/excerpt.js

/**
 * Takes the lines that a report may show out of a text.
 *
 * @param hidden ranges that are masked wherever they stand, or `all` when nothing may be shown
 */
function excerptOf(text, diagnostics, hidden) {
    const lines = new Map();
    if (hidden === 'all' || diagnostics.length === 0)
        return lines;
    const wanted = [...new Set(diagnostics.map(({ range }) => range.start.line))].sort((a, b) => a - b);
    const places = (0,mask/* joinRanges */.xX)(hidden);
    let first = 0;
    const ends = /\r\n|\r|\n/g;
    let number = 1;
    let start = 0;
    for (const line of wanted) {
        for (; number < line; number++) {
            if (ends.exec(text) === null)
                return lines;
            start = ends.lastIndex;
        }
        const at = ends.lastIndex;
        const next = ends.exec(text);
        const shown = text.slice(start, next?.index ?? text.length);
        while ((places[first]?.end.line ?? line) < line)
            first++;
        lines.set(line, copied((0,mask/* maskText */.gC)(shown, hiddenOn(line, shown.length, places, first))));
        ends.lastIndex = at;
    }
    return lines;
}
// A slice keeps the whole text alive; a run over many files would keep them all.
function copied(line) {
    return ` ${line}`.slice(1);
}
/** What of a line is hidden: the places from `first` on that reach it. */
function hiddenOn(line, length, places, first) {
    const found = [];
    for (let i = first;; i++) {
        const place = places[i];
        if (place === undefined || place.start.line > line)
            return found;
        found.push({ start: columnOn(line, place.start, 0, length), end: columnOn(line, place.end, 0, length) });
    }
}
/** The offset on `line` of a place before, on or after it. */
function columnOn(line, place, before, after) {
    if (place.line < line)
        return before;
    return place.line > line ? after : Math.min(place.column - 1, after);
}

// EXTERNAL MODULE: ./build/core/source/limits.js
var limits = __webpack_require__(8092);
// EXTERNAL MODULE: ./build/core/source/quick-document.js
var quick_document = __webpack_require__(2175);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(2228);
// EXTERNAL MODULE: ./build/app/cal-files.js
var cal_files = __webpack_require__(8262);
// EXTERNAL MODULE: ./build/app/lint-facts.js
var lint_facts = __webpack_require__(4969);
// EXTERNAL MODULE: ./build/app/baseline-file.js
var baseline_file = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/app/lint-steps.js
var lint_steps = __webpack_require__(7357);
;// CONCATENATED MODULE: ./build/app/lint.js












/**
 * Lints CAL files.
 *
 * @throws UserError `bad-config` for an unknown rule in the configuration, `bad-baseline`, `usage` for a fix of standard input
 */
async function lint(fs, request) {
    const { config, stdin, paths, fix } = request;
    (0,lint_steps/* checkRuleNames */.t)(config);
    const { files, problems } = stdin === undefined ? (0,cal_files/* findCals */.zU)(fs, paths, config.cals) : { files: [], problems: [] };
    const whole = stdin === undefined && paths.length === 0;
    const baseline = request.now === undefined ? undefined : await openBaseline(fs, config, request.now);
    const full = { facts: (0,lint_facts/* factsFrom */.K)(fs, '.'), ...request };
    const ignoring = await (0,lint_steps/* ignoreStep */.J)(config, whole ? fs : undefined);
    const run = new LintRun({ ...full, steps: [ignoring, ...(baseline?.step() ?? []), ...(request.steps ?? [])] });
    const unread = [...problems];
    const fixed = [];
    const fixer = fix === undefined
        ? undefined
        : await fixerFor(full, fs, async () => [await (0,lint_steps/* ignoreStep */.J)(config), ...(baseline?.step() ?? [])]);
    // A fix needs places, whatever it finds.
    const read = fixer === undefined ? source_read/* readQuickly */.xF : source_read/* readDocument */.u0;
    if (stdin !== undefined)
        await run.add(await read(stdin.name, stdin.bytes, stdin.language));
    for (const file of files) {
        let bytes;
        try {
            bytes = fs.readFile(file, limits/* LIMITS */.b.jsonBytes);
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            unread.push(error);
            continue;
        }
        let doc = await read(file, bytes);
        const changed = await fixer?.(doc, bytes);
        if (changed !== undefined) {
            fixed.push(changed.file);
            doc = changed.doc;
        }
        await run.add(doc);
    }
    return { ...run.outcome(), problems: unread, fixed };
}
async function openBaseline(fs, config, now) {
    const path = (0,baseline_file/* baselinePath */.X)(fs, config);
    return path === undefined ? undefined : (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4535))).openBaseline(fs, path, now);
}
async function fixerFor(request, fs, steps) {
    if (request.stdin !== undefined)
        throw new errors/* UserError */.y('usage', '--fix cannot change standard input', { help: 'name the file' });
    const { makeFixer } = await __webpack_require__.e(/* import() */ 4554).then(__webpack_require__.bind(__webpack_require__, 4554));
    return makeFixer(fs, request, async (doc) => new LintRun({ ...request, steps: await steps() }).add(doc));
}
/** One run over several documents. */
class LintRun {
    #request;
    #facts;
    #steps;
    #found = [];
    #excerpts = new Map();
    #suppressed = [];
    #files = 0;
    constructor(request) {
        this.#request = request;
        this.#facts = request.facts ?? (0,lint_facts/* factsFrom */.K)();
        this.#steps = request.steps ?? [];
    }
    /** Lints one document and keeps what is left after the steps. */
    async add(doc) {
        const { profile, config, publish = false } = this.#request;
        const options = { profile, levels: config.rules, publish };
        const facts = await this.#facts(doc, publish);
        const earlier = this.#suppressed.length;
        const linted = await this.#once(doc, (onSuppressed) => (0,engine/* lintDocument */.H)(doc, { ...options, onSuppressed, ...facts }));
        let found = await withDuplicateFixes(doc, linted);
        for (const step of this.#steps) {
            const before = found;
            const { file } = step;
            if (file !== undefined)
                found = await this.#once(doc, (onSuppressed) => file.call(step, doc, before, onSuppressed));
        }
        this.#files++;
        if (found.length > 0) {
            // One by one: a call takes only so many arguments, and a document may have more findings.
            for (const diagnostic of found)
                this.#found.push(diagnostic);
            // What is accepted is no less secret.
            const accepted = this.#suppressed.slice(earlier).map(({ diagnostic }) => diagnostic);
            const hidden = await (0,quick_document/* withPlaces */.r)(doc, () => (0,sensitive/* sensitiveRanges */.P)(doc, [...linted, ...accepted]));
            this.#excerpts.set(doc.path, excerptOf(doc.text, found, hidden));
        }
        return found;
    }
    /** Some work on a document, with places if it needs them; what it suppresses counts once. */
    async #once(doc, work) {
        let suppressed = [];
        const result = await (0,quick_document/* withPlaces */.r)(doc, () => {
            suppressed = [];
            return work((all) => {
                for (const each of all)
                    suppressed.push(each);
            });
        });
        for (const each of suppressed)
            this.#suppressed.push(each);
        return result;
    }
    outcome() {
        const last = this.#steps.flatMap((step) => step.finish?.() ?? []);
        return {
            diagnostics: (0,diagnostic/* sortDiagnostics */.Ds)([...this.#found, ...(0,engine/* withLevels */.S)(last, this.#request.config.rules)]),
            files: this.#files,
            excerpts: this.#excerpts,
            suppressed: this.#suppressed,
        };
    }
}
async function withDuplicateFixes(doc, found) {
    if (!found.some(({ rule }) => rule === 'source/duplicate-key'))
        return found;
    const { fixDuplicateKeys } = await __webpack_require__.e(/* import() */ 1488).then(__webpack_require__.bind(__webpack_require__, 1488));
    const parse = (text) => (0,source_read/* readText */.yR)(doc.path, text);
    return (0,quick_document/* withPlaces */.r)(doc, () => fixDuplicateKeys(doc, found, parse));
}


/***/ }),

/***/ 4138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ sensitiveRanges)
/* harmony export */ });
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1817);
/* harmony import */ var _content_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5448);
/* harmony import */ var _mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4532);
/* harmony import */ var _rules_known_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8401);




/** Key material, up to its end marker or the end of the line. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;
/** A property of a RAC item or of its check. */
const FOREIGN = /^\/rac\/\d+\/(?:check\/)?[^/]+$/;
/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, key material, and what a rule marks as
 * sensitive.
 * A document that could not be read may hold such a value anywhere, so nothing of it is shown.
 *
 * @returns the ranges to mask, or `all`
 */
function sensitiveRanges(doc, found) {
    if (doc.value === undefined)
        return 'all';
    const ranges = [];
    for (const { rule, pointer, range, fix } of found) {
        // A secret may be the key itself.
        if (rule === 'cal/secret')
            ranges.push(range);
        // What stands in an item under a name that nothing is like may be the knowledge itself.
        const foreign = rule === 'cal/unknown-property' && fix === undefined && FOREIGN.test(pointer);
        if (!foreign && (0,_rules_known_js__WEBPACK_IMPORTED_MODULE_1__/* .knownRule */ .k)(rule)?.sensitive !== true)
            continue;
        const place = doc.locate((0,_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .fromPointer */ .kU)(doc.value, pointer));
        if (place !== undefined)
            ranges.push(doc.range(place.value));
    }
    for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
        ranges.push(doc.range({ start: index, end: index + key.length }));
    }
    const rac = (0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(doc.value) ? (0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .ZV)(doc.value, 'rac') : undefined;
    if (rac !== undefined) {
        eachContent(rac, ['rac'], (path) => {
            const place = doc.locate(path);
            if (place !== undefined)
                ranges.push(doc.range(place.value));
        });
    }
    return ranges;
}
/** Every value below `rac` whose key is, or reads as, `content`: even where the list itself is not as it should be. */
function eachContent(value, path, found) {
    if (Array.isArray(value))
        value.forEach((item, i) => eachContent(item, [...path, i], found));
    if (!(0,_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
        return;
    for (const name of Object.keys(value)) {
        const content = (0,_content_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .contentName */ .T1)(name);
        if (content === 'exact' || content === 'look-alike')
            found([...path, name]);
        else
            eachContent(value[name], [...path, name], found);
    }
}


/***/ }),

/***/ 3900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ maskText),
/* harmony export */   xX: () => (/* binding */ joinRanges)
/* harmony export */ });
/* unused harmony export compare */
const MASK = '*';
/** Ranges in text order, those that overlap or touch joined: masking is then one pass, however many there are. */
function joinRanges(ranges) {
    const joined = [];
    for (const { start, end } of [...ranges].sort((a, b) => compare(a.start, b.start))) {
        const last = joined.at(-1);
        if (last === undefined || compare(start, last.end) > 0)
            joined.push({ start, end });
        else if (compare(end, last.end) > 0)
            last.end = end;
    }
    return joined;
}
function compare(a, b) {
    return a.line - b.line || a.column - b.column;
}
/** Puts asterisks in place of everything that is hidden, line breaks aside; the places must not overlap and be in order. */
function maskText(text, places) {
    const parts = [];
    let at = 0;
    for (const { start, end } of places) {
        parts.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, MASK));
        at = Math.max(at, end);
    }
    return parts.join('') + text.slice(at);
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


/***/ }),

/***/ 2175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QuickDocument: () => (/* binding */ QuickDocument),
/* harmony export */   r: () => (/* binding */ withPlaces)
/* harmony export */ });
/* unused harmony export PlacesNeeded */
/* harmony import */ var _line_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9231);

/** A place was asked of a document that has none yet: {@link withPlaces} gets them and asks again. */
class PlacesNeeded extends Error {
    name = 'PlacesNeeded';
}
/**
 * A YAML document without problems that was read for its value alone. Most documents have no finding, and then the reader
 * that knows places, and costs six times as much, is never loaded.
 */
class QuickDocument {
    path;
    text;
    language = 'yaml';
    value;
    problems = [];
    #lines;
    #placed;
    constructor(path, text, value) {
        this.path = path;
        this.text = text;
        this.value = value;
    }
    /** @throws PlacesNeeded before {@link findPlaces} */
    locate(path) {
        if (this.#placed === undefined)
            throw new PlacesNeeded();
        return this.#placed.locate(path);
    }
    range(span) {
        this.#lines ??= new _line_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LineIndex */ .r(this.text);
        return this.#lines.range(span);
    }
    async findPlaces() {
        const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183));
        this.#placed = parseYaml(this.path, this.text);
    }
}
/** Does some work on a document, once more with places when it turns out to need them. */
async function withPlaces(doc, work) {
    if (!(doc instanceof QuickDocument))
        return work();
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof PlacesNeeded))
            throw error;
        await doc.findPlaces();
        return work();
    }
}


/***/ })

};
