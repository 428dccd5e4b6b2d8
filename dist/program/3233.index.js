"use strict";
exports.id = 3233;
exports.ids = [3233,7442,6568];
exports.modules = {

/***/ 66568:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   staffOfProject: () => (/* binding */ staffOfProject)
/* harmony export */ });
/* harmony import */ var _check_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69608);
/* harmony import */ var _package_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63576);
/* harmony import */ var _project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83245);
/* harmony import */ var _readiness_staff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78733);




async function staffOfProject(ports, { profile, config, root, files, cartridges, roster }) {
    const { fs } = ports;
    const tree = { fs, root, files };
    const problems = [];
    const packages = [];
    for (const path of (0,_check_files_js__WEBPACK_IMPORTED_MODULE_0__/* .filesOf */ .R8)(tree, 'packages', config.packages)) {
        const loaded = await (0,_package_package_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPackage */ .H)(fs, path, profile);
        if ('diagnostics' in loaded)
            problems.push(`${path}: ${loaded.diagnostics[0]?.message ?? 'it is not valid'}`);
        else
            packages.push((0,_readiness_staff_js__WEBPACK_IMPORTED_MODULE_3__/* .cardOf */ .k)(loaded));
    }
    const named = cartridges === undefined ? (0,_check_files_js__WEBPACK_IMPORTED_MODULE_0__/* .cartridgesOf */ ["if"])(tree, config.cartridges) : (0,_project_cartridge_files_js__WEBPACK_IMPORTED_MODULE_2__/* .cartridgePaths */ .Ao)(fs, cartridges);
    const { staff, notes } = await (0,_readiness_staff_js__WEBPACK_IMPORTED_MODULE_3__/* .gatherStaff */ .Y)(ports, { profile, cartridges: named, packages, roster });
    return { staff, notes: [...problems, ...notes] };
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

/***/ 45499:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ lock_command)
});

// EXTERNAL MODULE: ./build/core/lock/compare.js
var compare = __webpack_require__(56327);
// EXTERNAL MODULE: ./build/core/lock/judge.js
var judge = __webpack_require__(96151);
// EXTERNAL MODULE: ./build/core/lock/lock.js
var lock = __webpack_require__(63889);
// EXTERNAL MODULE: ./build/core/lock/read.js
var read = __webpack_require__(50898);
// EXTERNAL MODULE: ./build/core/lock/write.js
var write = __webpack_require__(7631);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/digest.js
var digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/source/read.js
var source_read = __webpack_require__(72228);
// EXTERNAL MODULE: ./build/app/check/files.js
var check_files = __webpack_require__(69608);
// EXTERNAL MODULE: ./build/app/handshake/hosts.js
var handshake_hosts = __webpack_require__(75097);
// EXTERNAL MODULE: ./build/app/lock/hold.js
var hold = __webpack_require__(9917);
// EXTERNAL MODULE: ./build/app/lock/project-staff.js
var project_staff = __webpack_require__(66568);
// EXTERNAL MODULE: ./build/app/lock/resolve.js
var resolve = __webpack_require__(19006);
;// CONCATENATED MODULE: ./build/app/lock/lock.js














async function lockProject(ports, options) {
    const { fs } = ports;
    const { root, cals } = options;
    const file = (0,hold/* readLockFile */.cx)(fs, root);
    const before = linesToKeep(file, cals !== undefined);
    const { cals: resolved, hosts, notes } = await resolveProject(ports, options);
    const slots = [...resolved.values()];
    const refused = await refusedOf(ports, slots);
    const made = { cals: new Map([...resolved].map(([path, cal]) => [path, lockedSlots(cal)])), hosts };
    const lock = cals === undefined
        ? made
        : { cals: new Map([...(before?.cals ?? []), ...made.cals]), hosts: before?.hosts ?? new Map() };
    const isWritten = refused.length === 0 && (before === undefined || (0,write/* writeLock */.be)(before) !== (0,write/* writeLock */.be)(lock));
    if (isWritten)
        fs.writeFile(file.path, readable((0,write/* writeLock */.be)(lock), file.path));
    const said = slots.flatMap(({ path, participants }) => participants.map((each) => ({ ...each, note: { cal: path, slot: each.alias, reason: each.reason } })));
    const receipt = {
        path: file.path,
        state: refused.length > 0 ? 'refused' : isWritten ? 'written' : 'unchanged',
        cals: made.cals.size,
        slots: [...made.cals.values()].reduce((sum, each) => sum + each.size, 0),
        hosts: cals === undefined ? made.hosts.size : 0,
        ...(before === undefined ? {} : { changes: (0,compare/* compareLocks */.Ss)(before, lock) }),
        unstaffed: said.filter(({ resolved }) => resolved === null).map(({ note }) => note),
        equal: said.filter(({ equalTo }) => equalTo !== undefined).map(({ note }) => note),
        refused,
    };
    return { receipt, notes };
}
function readable(text, path) {
    const reading = (0,read/* readLock */.m)(text);
    if (!('problem' in reading))
        return text;
    throw new errors/* UserError */.y('bad-lock', `not written, for it could not be read: ${reading.problem.message}`, {
        path,
        help: 'give the file or folder another name',
    });
}
function linesToKeep({ path, reading, problem }, isPart) {
    if (problem !== undefined && (isPart || problem.foreign === true)) {
        const at = { line: problem.line, column: 1 };
        throw new errors/* UserError */.y('bad-lock', `the lock cannot be read: ${problem.message}`, {
            path,
            range: { start: at, end: at },
            help: problem.foreign === true ? problem.help : `run cartwright lock without a CAL, which writes all of it`,
        });
    }
    return reading?.lock;
}
async function resolveProject(ports, { cals, ...options }) {
    const { fs } = ports;
    const { profile, config, root, files } = options;
    const tree = { fs, root, files };
    const { staff, notes } = await (0,project_staff.staffOfProject)(ports, options);
    const docs = [];
    for (const path of cals ?? (0,check_files/* filesOf */.R8)(tree, 'cals', config.cals)) {
        const doc = await (0,source_read.readDocument)(path, fs.readFile(path));
        const [problem] = doc.problems.filter(({ level }) => level === 'error');
        if (problem !== undefined)
            throw new errors/* UserError */.y('bad-cal', `who takes part cannot be told: ${problem.message}`, {
                path,
                range: problem.range,
                ...(problem.help === undefined ? {} : { help: problem.help }),
            });
        docs.push(doc);
    }
    const hosts = cals === undefined ? (await (0,handshake_hosts/* loadHosts */.U7)(fs, (0,check_files/* filesOf */.R8)(tree, 'hosts', config.hosts))).all : [];
    return { ...(0,resolve/* resolve */.h)(fs, root, { docs, hosts, staff, profile }), notes };
}
function lockedSlots({ path, slots, twice, rangeOf }) {
    const [alias] = twice;
    if (alias !== undefined)
        throw new errors/* UserError */.y('bad-cal', `who takes part cannot be told: ${(0,printable.quote)(alias)}: ${judge/* TWICE */.N7}`, {
            path,
            range: rangeOf(alias),
            help: 'give each participant an alias of its own',
        });
    return new Map([...slots].map(([alias, slot]) => {
        if (slot.kind === 'cartridge' && !(0,digest/* isDigest */.Bc)(slot.romDigest))
            throw new errors/* UserError */.y('no-rom-digest', `${(0,printable.quote)(`${slot.id} ${slot.version}`)} has no ROM digest to hold it to`, {
                path,
                help: `leave the cartridge out of what may staff ${(0,printable.quote)(alias)}; ${lock/* LOCK_FILE */.F} is not written`,
            });
        return [alias, (0,judge/* settled */.gu)(slot)];
    }));
}
async function refusedOf({ signatureOf }, slots) {
    if (signatureOf === undefined)
        return [];
    const paths = slots.flatMap(({ participants, slots: own }) => participants
        .filter(({ alias }) => own.get(alias)?.kind === 'cartridge')
        .flatMap(({ resolved }) => resolved?.path ?? []));
    const refused = [];
    for (const path of [...new Set(paths)].sort()) {
        const { outcome } = await signatureOf(path);
        const wrong = outcome.checks.find(({ ok }) => !ok);
        if (!outcome.ok)
            refused.push({ path, reason: `${outcome.trust}: ${wrong?.message ?? 'it is not as demanded'}` });
    }
    return refused;
}

// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
// EXTERNAL MODULE: ./build/app/project/config.js
var config = __webpack_require__(67774);
// EXTERNAL MODULE: ./build/app/project/project-configs.js
var project_configs = __webpack_require__(49113);
// EXTERNAL MODULE: ./build/app/project/projects.js
var projects = __webpack_require__(32630);
;// CONCATENATED MODULE: ./build/app/lock/projects.js








async function projectsToLock(fs, { cals, configPath }) {
    const paths = [...new Set(cals.map((path) => (0,value_path/* shortest */.pr)(fs.cwd, path)))];
    const configOf = (root) => (0,config.loadConfig)(fs, root === '.' ? configPath : undefined, root);
    if (paths.length === 0) {
        const found = [];
        for (const { root } of (0,projects/* findProjects */.OG)(fs, ['.'], configPath !== undefined)) {
            const project = { config: await configOf(root), root, files: (0,projects/* ownFilesOf */.dJ)(fs, root), cals: undefined };
            const judged = (0,check_files/* judgedFiles */.XY)({ fs, root, files: project.files }, project.config);
            if (judged.cals.length + judged.hosts.length > 0)
                found.push(project);
        }
        return found;
    }
    const groups = configPath === undefined ? (0,project_configs/* byProject */.$X)(fs, paths) : [{ root: '.', files: paths }];
    const named = [];
    for (const { root, files } of groups) {
        const inside = (0,resolve/* pathsFrom */.l)(fs.cwd, root);
        const out = files.find((path) => inside(path).startsWith('../'));
        if (out !== undefined)
            throw new errors/* UserError */.y('usage', `the CAL lies outside of the project ${(0,printable.quote)(root)}, whose lock would name it`, {
                path: out,
                help: 'run cartwright lock in the folder of the project that it belongs to',
            });
        named.push({ config: await configOf(root), root, files: (0,projects/* ownFilesOf */.dJ)(fs, root), cals: files });
    }
    return named;
}

// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(56125);
;// CONCATENATED MODULE: ./build/core/report/text/lock.js



const STATES = { written: '✓ wrote', unchanged: '✓ unchanged', refused: '✗ not written' };
const SHOWN = 50;
function lockText(locks) {
    return printable.plain.join('')(locks.map(receipt));
}
function receipt({ path, state, cals, slots, hosts, changes = [], unstaffed, equal, refused }) {
    const held = printable.plain.join(', ')([
        (0,counts/* plural */.LS)(cals, 'CAL'),
        (0,counts/* plural */.LS)(slots, 'slot'),
        ...(hosts === 0 ? [] : [(0,counts/* plural */.LS)(hosts, 'host')]),
    ]);
    const slotLine = ({ cal, slot, reason }) => (0,printable.plain) `${(0,printable.quote)(slot)} of ${(0,printable.printable)(cal)}: ${(0,printable.printable)(reason)}`;
    const lines = [
        ...listed(refused, (each) => (0,printable.plain) `  ✗ ${(0,printable.printable)(each.path)}: ${(0,printable.printable)(each.reason)}`),
        ...listed(state === 'refused' ? [] : changes, (each) => (0,printable.plain) `  ${(0,printable.printable)((0,compare/* changeWords */.mF)(each))}`),
        ...listed(unstaffed, (each) => (0,printable.plain) `  · not staffed: slot ${slotLine(each)}`),
        ...listed(equal, (each) => (0,printable.plain) `  ! equal candidates: slot ${slotLine(each)}`),
    ];
    return (0,printable.plain) `${printable.plain.join('\n')([(0,printable.plain) `${STATES[state]} ${(0,printable.printable)(path)}: ${held}`, ...lines])}\n`;
}
function listed(all, line) {
    const more = all.length > SHOWN ? [(0,printable.plain) `  … and ${all.length - SHOWN} more`] : [];
    return [...all.slice(0, SHOWN).map(line), ...more];
}

// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/wiring/read-card.js
var read_card = __webpack_require__(7442);
// EXTERNAL MODULE: ./build/wiring/signature-of.js
var signature_of = __webpack_require__(36251);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
// EXTERNAL MODULE: ./build/cli/trust-options.js
var trust_options = __webpack_require__(31360);
;// CONCATENATED MODULE: ./build/cli/commands/lock.js












const lock_command = {
    name: 'lock',
    summary: 'writes down which cartridge staffs each slot, and the digest of every host profile',
    example: 'lock loops/release.cal.yaml',
    usage: ['lock', 'lock CAL…'],
    options: [
        (0,command/* listOption */.y8)('cartridges', 'DIR', 'folder, file or glob of the cartridges that may take part (default: those of the project)'),
        (0,command/* valueOption */.F9)('roster', 'FILE', 'proofs of slot levels'),
        ...trust_options/* TRUST_OPTIONS */.Qb,
    ],
    formats: ['text', 'json'],
    details: [
        'Writes cartwright.lock beside the cartwright.yaml of each project at or below the working directory. With CALs, only their lines',
        'change. Commit it: check --frozen and workflow ready --frozen then hold to it.',
        'With a trust option, or a trust registry in the configuration, a cartridge that is not as they demand is not locked: exit 1.',
    ].join('\n'),
    usesConfig: true,
    async run(context) {
        const done = [];
        const configPath = context.value('config');
        for (const project of await projectsToLock(context.fs, { cals: context.positionals, configPath }))
            done.push(await lock_lock(context, project));
        if (done.length === 0)
            throw new errors/* UserError */.y('no-file', 'there is no CAL and no host profile to lock', {
                help: 'name a CAL: cartwright lock FILE',
            });
        const { io, format, quiet } = context;
        if (!quiet)
            io.err((0,receipts/* notesText */.Ln)(done.flatMap(({ notes }) => notes)));
        const locks = done.map(({ receipt }) => receipt);
        if (format === 'json')
            io.out((0,json_text/* resultJson */.y3)({ version: 1, locks }, 2));
        else
            io.out(lockText(locks));
        return locks.some(({ state }) => state === 'refused') ? command/* EXIT */.dc.no : command/* EXIT */.dc.ok;
    },
};
async function lock_lock(context, project) {
    const { fs, clock, list, value } = context;
    const { config, root } = project;
    const profile = (0,project_configs/* profileOf */.dp)(config, value('prefix') === undefined ? undefined : context.profile);
    const cartridges = list('cartridges');
    return lockProject({ fs, clock, readCard: (0,read_card.readCard)(fs), signatureOf: isDemanding(context, project) ? signatures() : undefined }, {
        ...project,
        profile,
        cartridges: cartridges.length === 0 ? undefined : cartridges,
        roster: value('roster'),
    });
    function signatures() {
        const { trustRegistry } = config;
        const seen = {
            ...config,
            ...(trustRegistry === undefined ? {} : { trustRegistry: (0,value_path/* joinPath */.uJ)(root, trustRegistry) }),
        };
        return (0,signature_of/* signatureOf */.y)(fs, profile, (ports) => (0,trust_options/* demandsOf */.wu)({ ...context, profile, config: seen }, ports));
    }
}
function isDemanding({ flag, list, value }, { config }) {
    const isGiven = trust_options/* TRUST_OPTIONS */.Qb.some(({ name, kind }) => {
        if (kind === 'flag')
            return flag(name);
        return kind === 'list' ? list(name).length > 0 : value(name) !== undefined;
    });
    return isGiven || config.trustRegistry !== undefined;
}


/***/ }),

/***/ 85266:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ probeKey),
/* harmony export */   n: () => (/* binding */ timeOf)
/* harmony export */ });
function probeKey(type, hint) {
    return `${type} ${hint}`;
}
function timeOf(text, endOfDay = false) {
    const day = text.slice(0, 10);
    const first = Date.parse(`${day}T00:00:00Z`);
    if (Number.isNaN(first) || !new Date(first).toISOString().startsWith(day))
        return NaN;
    const bare = text === day;
    return Date.parse(bare ? `${text}T${endOfDay ? '23:59:59.999' : '00:00:00'}Z` : text);
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

/***/ 34293:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalize)
/* harmony export */ });
const MAX_DEPTH = 1_200;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function canonicalize(value) {
    return serialize(value, 0);
}
function serialize(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`nesting is deeper than ${MAX_DEPTH} levels`);
    switch (typeof value) {
        case 'string':
            return text(value);
        case 'number':
            if (!Number.isFinite(value))
                throw new TypeError(`${value} is no JSON number`);
            return JSON.stringify(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'object':
            return value === null ? 'null' : Array.isArray(value) ? list(value, depth) : members(value, depth);
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'bigint':
            throw new TypeError(`a value of type ${typeof value} is no JSON`);
    }
}
function text(value) {
    if (LONE_SURROGATE.test(value))
        throw new TypeError('a string holds a lone surrogate');
    return JSON.stringify(value);
}
function list(items, depth) {
    const parts = [];
    for (let i = 0; i < items.length; i++)
        parts.push(serialize(items[i], depth + 1));
    return `[${parts.join(',')}]`;
}
function members(object, depth) {
    const record = object;
    const parts = [];
    for (const name of Object.keys(record).sort())
        parts.push(`${text(name)}:${serialize(record[name], depth + 1)}`);
    return `{${parts.join(',')}}`;
}


/***/ }),

/***/ 6984:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ CAREER_TIERS)
/* harmony export */ });
const CAREER_TIERS = [
    'intern',
    'junior',
    'mid',
    'senior',
    'staff',
    'principal',
    'distinguished',
    'legend',
];


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

/***/ 77527:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ PUBLISHED_REVISIONS),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   wo: () => (/* binding */ compareRevisions)
/* harmony export */ });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const PUBLISHED_REVISIONS = [
    '2024-10-07',
    '2024-11-05',
    '2025-03-26',
    '2025-06-18',
    '2025-11-25',
    '2026-07-28',
];
function isRevision(text) {
    const match = typeof text === 'string' ? DATE.exec(text) : null;
    if (match === null)
        return false;
    const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
    return day >= 1 && day <= days;
}
function compareRevisions(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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
Object.assign(exports.modules, require("./shared-44484.js").modules);
Object.assign(exports.modules, require("./shared-63576.js").modules);
Object.assign(exports.modules, require("./shared-55270.js").modules);
Object.assign(exports.modules, require("./shared-1211.js").modules);
