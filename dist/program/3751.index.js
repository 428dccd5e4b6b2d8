"use strict";
exports.id = 3751;
exports.ids = [3751];
exports.modules = {

/***/ 17609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ serverTimeout)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const LONGEST_TIMEOUT = 600;
function serverTimeout(text, name) {
    if (text === undefined || text === '')
        return undefined;
    const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (seconds >= 1 && seconds <= LONGEST_TIMEOUT)
        return seconds;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${name} is ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(text)}; it must be a whole number of seconds from 1 to ${LONGEST_TIMEOUT}`, {
        help: 'a server that npx installs at its first start may need 60',
    });
}


/***/ }),

/***/ 49113:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ byProject),
/* harmony export */   ES: () => (/* binding */ configAt),
/* harmony export */   dp: () => (/* binding */ profileOf)
/* harmony export */ });
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8432);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69608);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67774);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32630);
/* harmony import */ var _cartridge_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83245);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21689);







function byProject(fs, files, whereOf = _core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderOf */ .yS) {
    const roots = new Map();
    const groups = new Map();
    for (const file of files) {
        const folder = whereOf(file);
        const root = roots.get(folder) ?? (0,_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .projectAbove */ .JN)(fs, folder) ?? '.';
        roots.set(folder, root);
        const own = groups.get(root);
        if (own === undefined)
            groups.set(root, [file]);
        else
            own.push(file);
    }
    return [...groups].map(([root, own]) => ({ root, files: own }));
}
async function configAt(fs, root, known) {
    if (root === '.')
        return known;
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_2__.loadConfig)(fs, undefined, root);
    const { at } = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(fs.cwd, root);
    const { cartridges, hosts } = config;
    const files = {};
    for (const key of ['confirmations', 'trustRegistry', 'policy'])
        if (config[key] !== undefined)
            files[key] = at(config[key]);
    return {
        ..._config_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_CONFIG */ .H,
        ...config,
        ...files,
        ...(cartridges === undefined ? {} : { cartridges: (0,_cartridge_files_js__WEBPACK_IMPORTED_MODULE_4__/* .cartridgePaths */ .Ao)(fs, cartridges, root) }),
        ...(hosts === undefined ? {} : { hosts: hosts.flatMap((name) => hostsOf(fs, root, name)) }),
    };
}
function hostsOf(fs, root, name) {
    if ((0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .isGlob */ .fg)(name))
        return (0,_check_files_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)({ fs, root, files: fs.list(root) }, 'hosts', [name]);
    return [(0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(fs.cwd, root).at(name)];
}
function profileOf(config, asked) {
    return asked ?? _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[config.prefix];
}


/***/ }),

/***/ 53751:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  READY_OPTIONS: () => (/* binding */ READY_OPTIONS),
  command: () => (/* binding */ workflow_ready_command),
  runReady: () => (/* binding */ runReady),
  wishesOf: () => (/* binding */ wishesOf)
});

// EXTERNAL MODULE: ./build/app/project/project-configs.js
var project_configs = __webpack_require__(49113);
// EXTERNAL MODULE: ./build/app/project/config.js
var config = __webpack_require__(67774);
// EXTERNAL MODULE: ./build/app/project/projects.js
var projects = __webpack_require__(32630);
// EXTERNAL MODULE: ./build/core/result/diagnostic.js
var diagnostic = __webpack_require__(49139);
// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var handshake_hosts = __webpack_require__(75097);
// EXTERNAL MODULE: ./build/app/lock/hold.js
var hold = __webpack_require__(9917);
// EXTERNAL MODULE: ./build/app/lock/resolve.js
var resolve = __webpack_require__(19006);
;// CONCATENATED MODULE: ./build/app/lock/ready.js




async function readyByLock(fs, { result, staff, docs, notes }, { profile, root, hosts, frozen }) {
    const file = (0,hold/* readLockFile */.cx)(fs, root);
    if (!(0,hold/* isHeld */.i7)(file, frozen) || (!frozen && staff.cards === undefined))
        return { result, notes };
    const { all } = await (0,handshake_hosts/* loadHosts */.U7)(fs, hosts);
    const whole = (0,resolve/* resolve */.h)(fs, root, { docs, hosts: all, staff, profile });
    const cals = new Map([...whole.cals].map(([path, cal]) => [
        path,
        frozen ? cal : withoutPackages(cal, file.reading?.lock.cals.get(path)),
    ]));
    const found = (0,hold/* holdTo */.d4)(file, { ...whole, cals }, { frozen, isElsewhere: () => true });
    const paths = new Set(docs.map(({ path }) => path));
    const held = result.cals.map((cal) => {
        const own = found.filter(({ path, related = [] }) => {
            const about = [path, ...related.map((each) => each.path)].filter((each) => paths.has(each));
            return about.length === 0 || about.includes(cal.path);
        });
        const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)([...cal.diagnostics, ...own]);
        const verdict = own.some(({ level }) => level === 'error') ? 'not ready' : cal.verdict;
        return { ...cal, diagnostics, verdict };
    });
    return { result: { ...result, cals: held }, notes };
}
function withoutPackages(cal, locked) {
    const slots = [...cal.slots].map(([alias, slot]) => {
        const before = locked?.get(alias);
        return [alias, slot.kind === 'none' && before?.kind === 'package' ? before : slot];
    });
    return { ...cal, slots: new Map(slots) };
}

// EXTERNAL MODULE: ./build/app/readiness/ready.js + 2 modules
var ready = __webpack_require__(50994);
// EXTERNAL MODULE: ./build/core/result/answer.js
var answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/core/result/rule-page.js
var rule_page = __webpack_require__(98052);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/wiring/outside-ports.js
var outside_ports = __webpack_require__(56453);
// EXTERNAL MODULE: ./build/app/handshake/server-timeout.js
var server_timeout = __webpack_require__(17609);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/core/value/path.js
var path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/cli/commands/workflow-ready.js














const READY_OPTIONS = [
    (0,command/* listOption */.y8)('cartridges', 'DIR', 'folder, file or glob of the cartridges that may take part'),
    {
        name: 'root',
        kind: 'value',
        value: 'DIR',
        summary: 'repository that file-glob checks look at (default: the project that the CAL lies in, or the working directory)',
    },
    (0,command/* valueOption */.F9)('confirmations', 'FILE', 'manual confirmations (default: rac-confirmations.yaml, if there is one)'),
    (0,command/* valueOption */.F9)('roster', 'FILE', 'proofs of slot levels'),
    command/* FROZEN */.tH,
    (0,command/* flagOption */.kY)('check-urls', 'look up the URLs of url checks; without it they stay unconfirmed'),
    (0,command/* listOption */.y8)('host', 'PROFILE', 'host profile whose recorded resources, or with --live whose servers, answer mcp-resource checks'),
    (0,command/* flagOption */.kY)('live', "start or contact the MCP servers of the hosts; a server's command runs with your rights"),
    command/* SERVER_TIMEOUT */.av,
    (0,command/* flagOption */.kY)('strict', 'exit 1 for pending, too'),
];
const DETAILS = `Marks: □ required and not confirmed, ☑ confirmed, ✗ required and its check failed, · optional.
Verdicts: ready; pending (something required is still unconfirmed; exit 0, with --strict 1); not ready (exit 1).`;
const workflow_ready_command = {
    name: 'workflow ready',
    summary: 'structure, participants, RAC checklist and verdict of a CAL',
    example: 'workflow ready loops/release.cal.yaml --cartridges agents',
    usage: ['workflow ready CAL… [--cartridges DIR]'],
    options: READY_OPTIONS,
    formats: ['text', 'json'],
    details: DETAILS,
    usesConfig: true,
    run: runReady,
};
async function runReady(context) {
    const { fs, io, config, positionals } = context;
    if (positionals.length === 0)
        throw new errors/* UserError */.y('usage', 'no CAL file was named', { help: 'cartwright workflow ready FILE.cal.json' });
    const cals = positionals.map((cal) => (0,path/* shortest */.pr)(fs.cwd, cal));
    const projects = context.value('config') === undefined ? (0,project_configs/* byProject */.$X)(fs, cals) : [{ root: '.', files: cals }];
    const { readCard } = await __webpack_require__.e(/* import() */ 7442).then(__webpack_require__.bind(__webpack_require__, 7442));
    const ports = { fs, clock: context.clock, readCard: readCard(fs), ...(await (0,outside_ports/* outsidePorts */.m)(wishesOf(context))) };
    const frozen = context.flag('frozen');
    const judged = [];
    for (const { root, files } of projects) {
        const own = await (0,project_configs/* configAt */.ES)(fs, root, config);
        const named = context.list('cartridges').length > 0 ? context.list('cartridges') : own.cartridges;
        const profile = (0,project_configs/* profileOf */.dp)(own, context.value('prefix') === undefined && root !== '.' ? undefined : context.profile);
        const roster = context.value('roster');
        const hosts = context.list('host').length > 0 ? context.list('host') : (own.hosts ?? []);
        const gathered = frozen ? await lockedStaff(context, ports, { root, profile }) : undefined;
        const readiness = await (0,ready/* assessReadiness */.T)(ports, {
            profile,
            config: own,
            project: root,
            cals: files,
            cartridges: named,
            staff: gathered?.staff,
            root: context.value('root') ?? root,
            confirmations: context.value('confirmations') ?? own.confirmations,
            roster,
            hosts,
        });
        const notes = [...readiness.notes, ...(gathered?.notes ?? [])];
        const held = await readyByLock(fs, { ...readiness, notes }, { profile, root, hosts, frozen });
        judged.push({ ...held, excerpts: readiness.excerpts });
    }
    const order = new Map(cals.map((path, i) => [path, i]));
    const notes = judged.flatMap((each) => each.notes);
    const found = judged.flatMap(({ result }) => result.cals);
    const result = {
        version: 1,
        cals: found.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0)),
    };
    if (!context.quiet)
        io.err((0,receipts/* notesText */.Ln)(notes));
    if (context.format === 'json') {
        const paged = result.cals.map((cal) => ({ ...cal, diagnostics: (0,rule_page/* withPages */.hF)(cal.diagnostics) }));
        io.out((0,json_text/* resultJson */.y3)({ ...result, cals: paged }, 2));
    }
    else {
        const { readinessText } = await __webpack_require__.e(/* import() */ 7789).then(__webpack_require__.bind(__webpack_require__, 77789));
        const excerpts = new Map(judged.flatMap((each) => [...each.excerpts]));
        io.out(readinessText(result.cals, { excerpts, quiet: context.quiet }));
    }
    return (0,answer/* answerOf */.ut)({ cals: result.cals }, { failOn: 'error', strict: context.flag('strict') }).exitCode;
}
async function lockedStaff({ fs, list, value }, ports, { root, profile }) {
    const { staffOfProject } = await __webpack_require__.e(/* import() */ 6568).then(__webpack_require__.bind(__webpack_require__, 66568));
    const cartridges = list('cartridges');
    return staffOfProject(ports, {
        profile,
        config: await (0,config.loadConfig)(fs, root === '.' ? value('config') : undefined, root),
        root,
        files: (0,projects/* ownFilesOf */.dJ)(fs, root),
        cartridges: cartridges.length === 0 ? undefined : cartridges,
        roster: value('roster'),
    });
}
function wishesOf({ flag, value, fs, io }) {
    const timeout = (0,server_timeout/* serverTimeout */.R)(value('server-timeout'), '--server-timeout');
    return { checkUrls: flag('check-urls'), live: flag('live'), fs, path: io.env['PATH'], timeout };
}


/***/ }),

/***/ 56125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   oh: () => (/* binding */ thousands),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47322);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84411);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function count(n, one, many) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${thousands(n)} ${n === 1 ? one : (many ?? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${one}s`)}`;
}
function plural(n, one) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${n} ${one}${n === 1 ? '' : 's'}`;
}
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
function allCounts({ errors, warnings, notes }) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `${count(errors, 'error')}, ${count(warnings, 'warning')}, ${count(notes, 'note')}`;
}
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `` : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `, ${thousands(accepted)} accepted`;
}
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [count(errors, 'error')] : []),
        ...(warnings > 0 ? [count(warnings, 'warning')] : []),
        ...(notes > 0 ? [count(notes, 'note')] : []),
    ];
    return parts.length === 0 ? (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL) `nothing` : _text_outlet_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL.join(', ')(parts);
}
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 47322:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

/***/ 27066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Yo: () => (/* binding */ PLAIN_POLICY),
/* harmony export */   hi: () => (/* binding */ answerJson),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
const PLAIN_POLICY = { failOn: 'error', strict: false };
function policyOf(failOn, strict) {
    if (failOn === 'never')
        return { failOn, strict };
    const both = strict || failOn !== 'error';
    return { failOn: both && failOn === 'error' ? 'warning' : failOn, strict: both };
}
function answerOf(judged, policy = PLAIN_POLICY) {
    const { nothing = false, also = [] } = judged;
    const counts = countsOf(judged);
    const { failOn, strict } = policy;
    const decided = [
        ...some(counts.errors, 'error'),
        ...(failOn === 'warning' || failOn === 'note' ? some(counts.warnings, 'warning') : []),
        ...(failOn === 'note' ? some(counts.notes, 'note') : []),
        ...some(counts.unready, 'workflow', 'not ready'),
        ...(strict ? some(counts.pending, 'workflow', 'pending') : []),
        ...hosts(counts.refusing, 'refuses', 'refuse'),
        ...hosts(counts.unjudged, 'not judged', 'not judged'),
        ...also,
        ...(strict && nothing ? [NOTHING] : []),
    ];
    const ok = decided.length === 0;
    const good = [
        ...some(counts.ready, 'workflow', 'ready'),
        ...some(counts.pending, 'workflow', 'pending'),
        ...hosts(counts.accepting, 'accepts', 'accept'),
        ...some(counts.warnings, 'warning'),
    ];
    const accepted = counts.accepted === 0 ? '' : `; ${counts.accepted} accepted`;
    const passes = !ok && failOn === 'never' ? ' (fail-on: never lets it pass)' : '';
    const what = ok ? good.join(', ') || (nothing ? NOTHING : 'no problems') : decided.join(', ');
    return {
        ok,
        decided,
        cautions: cautionsOf(counts, nothing),
        line: `${ok ? 'ok' : 'not ok'}: ${what}${accepted}${passes}`,
        exitCode: ok || failOn === 'never' ? 0 : 1,
    };
}
function answerJson({ ok, line, decided, cautions }) {
    return { ok, line, decided, cautions };
}
const NOTHING = 'nothing to judge';
const NOTHING_JUDGED = 'nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked; name another folder, or have a start proposed by cartwright init';
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return [NOTHING_JUDGED];
    if (accepted === 0 || errors + warnings + notes > 0)
        return [];
    return [
        `nothing is reported because all that was found is accepted: ${accepted} by a baseline, a comment or the configuration`,
    ];
}
function countsOf({ summary, cals = [], handshakes = [] }) {
    const workflows = (wanted) => cals.filter(({ verdict }) => verdict === wanted).length;
    const worst = new Map();
    for (const { profile, verdict } of handshakes) {
        const before = worst.get(profile);
        if (before === undefined || RANK.indexOf(verdict) < RANK.indexOf(before))
            worst.set(profile, verdict);
    }
    const answers = (wanted) => [...worst.values()].filter((verdict) => verdict === wanted).length;
    return {
        errors: summary?.errors ?? 0,
        warnings: summary?.warnings ?? 0,
        notes: summary?.notes ?? 0,
        accepted: summary?.accepted ?? 0,
        ready: workflows('ready'),
        pending: workflows('pending'),
        unready: workflows('not ready'),
        accepting: answers('accept'),
        refusing: answers('refuse'),
        unjudged: answers('not judged'),
    };
}
const RANK = ['refuse', 'not judged', 'accept'];
function some(number, noun, state = '') {
    return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}${state === '' ? '' : ` ${state}`}`];
}
function hosts(number, one, many) {
    return some(number, 'host', number === 1 ? one : many);
}


/***/ }),

/***/ 98052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   Ei: () => (/* binding */ ruleAnchor),
/* harmony export */   ez: () => (/* binding */ RULES_PAGE),
/* harmony export */   gd: () => (/* binding */ rulePage),
/* harmony export */   hF: () => (/* binding */ withPages)
/* harmony export */ });
/* harmony import */ var _generated_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26886);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);



const RULES_PAGE = `${_generated_address_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY */ .B}/blob/v${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}/docs/rules.md`;
function rulePage(rule) {
    const anchor = ruleAnchor(rule);
    return anchor === undefined ? RULES_PAGE : `${RULES_PAGE}#${anchor}`;
}
function ruleAnchor(rule) {
    return /^[a-z]+\/[a-z0-9-]+$/.test(rule) ? rule.replace('/', '') : undefined;
}
function withPages(diagnostics) {
    return diagnostics.map((each) => ({ ...each, url: rulePage(each.rule) }));
}
function withoutPages(diagnostics) {
    return diagnostics.map((each) => {
        const { url: _, ...diagnostic } = each;
        return diagnostic;
    });
}


/***/ }),

/***/ 21689:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   GK: () => (/* binding */ isWayOut),
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Md: () => (/* binding */ fileName),
/* harmony export */   PH: () => (/* binding */ pathFromTop),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   pr: () => (/* binding */ shortest),
/* harmony export */   qm: () => (/* binding */ leadsOut),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
function joinPath(folder, file) {
    if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(file))
        return file;
    const base = folder.replace(/\/+$/, '');
    return base === '' || base === '.' ? file : `${base}/${file}`;
}
function leadsOut(path) {
    return path.startsWith('/') || /^[A-Za-z]:[\\/]|(?:^|\/)\.\.(?:[\\/]|$)/.test(path);
}
function isWayOut(way) {
    return /^\.\.(?:[\\/]|$)|^\/|^[A-Za-z]:\\/.test(way);
}
function isWithin(folder, path) {
    const base = folder.replace(/\/$/, '');
    if (!/^\.?$|^(?:\.\.\/)*\.\.$/.test(base))
        return path === base || path.startsWith(`${base}/`);
    const ups = (way) => way.split('/').filter((segment) => segment === '..').length;
    return ups(path) <= ups(base);
}
function fileName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function folderOf(path) {
    return path.includes('/') ? parentOf(path) : '.';
}
function pathFromTop(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.join('/');
}
function absolutePath(cwd, path) {
    const top = /^(?:\/|[A-Za-z]:\/)/.exec(cwd)?.[0] === '/' ? /^\// : /^[A-Za-z]:\//;
    const absolute = top.test(path) ? path : `${cwd}/${path}`;
    const start = top.exec(absolute)?.[0] ?? '/';
    const segments = [];
    for (const segment of absolute.slice(start.length).split('/')) {
        if (segment === '..')
            segments.pop();
        else if (segment !== '' && segment !== '.')
            segments.push(segment);
    }
    return start + segments.join('/');
}
function shortest(cwd, path) {
    const [base, segments] = [absolutePath('/', cwd), absolutePath(cwd, path)].map((each) => each.split('/').filter((segment) => segment !== ''));
    let common = 0;
    while (common < base.length && base[common] === segments[common])
        common++;
    return [...base.slice(common).map(() => '..'), ...segments.slice(common)].join('/') || '.';
}
function placeOf(cwd, root) {
    const base = root.replace(/\/+$/, '');
    if (/^\.\.(?:\/|$)/.test(base)) {
        const top = absolutePath(cwd, base);
        return {
            at: (path) => shortest(cwd, joinPath(base, path)),
            inside: (path) => shortest(top, absolutePath(cwd, path)),
        };
    }
    return {
        at: (path) => joinPath(base, path),
        inside(path) {
            if (base === '.' || base === '')
                return path;
            if (path === base)
                return '.';
            return path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path;
        },
    };
}


/***/ }),

/***/ 26886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ REPOSITORY)
/* harmony export */ });
const REPOSITORY = "https://github.com/OWNER/cartwright";


/***/ })

};
;
Object.assign(exports.modules, require("./shared-44484.js").modules);
