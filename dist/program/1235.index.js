"use strict";
exports.id = 1235;
exports.ids = [1235];
exports.modules = {

/***/ 85500:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ checkAgainst)
/* harmony export */ });
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21689);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34193);


async function checkAgainst(ports, options, { base, policy, staged = false, tolerant = false, changedOnly = false }) {
    const { fs } = ports;
    const recheck = async (by) => (0,_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .checkProjects */ .J)(await ports.ofHead(by?.fs ?? fs), { ...options, judgedBy: by?.judgedBy });
    const policyOf = async ({ files }, also) => (await __webpack_require__.e(/* import() */ 3186).then(__webpack_require__.bind(__webpack_require__, 73186))).basePolicy(fs, files, { ...options, also });
    const head = await recheck(policy && (await policyOf(policy)));
    if (base === undefined)
        return head;
    const before = await checkBase(ports, options, base, tolerant);
    if (before === undefined)
        return { ...head, notes: [...head.notes, NOT_CHECKED] };
    const { compareWithBase, withCompared } = await Promise.all(/* import() */[__webpack_require__.e(1013), __webpack_require__.e(3867)]).then(__webpack_require__.bind(__webpack_require__, 43867));
    const comparison = await compareWithBase({
        head: { fs, checked: head },
        base: { fs: base.files, checked: before },
        name: base.name,
        options,
        byBase: policy !== undefined,
        differs: (path) => staged || base.files.kind(path) !== 'file' || base.differing.has((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shortest */ .pr)(fs.cwd, path)),
        byPolicyOfBase: async (also) => recheck(await policyOf(base, also)),
    });
    const kept = changedOnly ? await keptOf(comparison, base, head) : comparison;
    return {
        ...head,
        report: withCompared(kept.report, comparison, options.shard),
        notes: [...head.notes, ...comparison.notes],
        comparison,
        ...('whole' in kept ? { whole: kept.whole } : {}),
    };
}
async function keptOf({ base, report }, { differing }, { projects }) {
    const { onlyChangedProjects } = await __webpack_require__.e(/* import() */ 2661).then(__webpack_require__.bind(__webpack_require__, 12661));
    return onlyChangedProjects(base, report, { changed: differing, projects });
}
const NOT_CHECKED = 'no comparison with the base, which cannot be checked itself';
function ownFiles(files, { policy, roster }) {
    const own = (path) => path !== undefined && files.kind(path) === 'file' ? path : undefined;
    return { policy: own(policy), roster: own(roster) };
}
async function checkBase({ ofBase }, options, base, tolerant) {
    try {
        return await (0,_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .checkProjects */ .J)(ofBase(base), { ...options, ...ownFiles(base.files, options) });
    }
    catch (error) {
        if (tolerant)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 61235:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ check_command)
});

// EXTERNAL MODULE: ./build/adapters/git/commit-files.js
var commit_files = __webpack_require__(32903);
// EXTERNAL MODULE: ./build/app/check/against.js
var against = __webpack_require__(85500);
// EXTERNAL MODULE: ./build/wiring/check-ports.js + 1 modules
var check_ports = __webpack_require__(92883);
// EXTERNAL MODULE: ./build/wiring/workspace.js + 5 modules
var workspace = __webpack_require__(53008);
// EXTERNAL MODULE: ./build/app/check/options.js
var options = __webpack_require__(36117);
// EXTERNAL MODULE: ./build/core/result/answer.js
var answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/report/text/receipts.js
var receipts = __webpack_require__(44484);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/shard.js
var value_shard = __webpack_require__(20016);
// EXTERNAL MODULE: ./build/cli/command.js
var command = __webpack_require__(33192);
// EXTERNAL MODULE: ./build/core/result/projects.js
var projects = __webpack_require__(50566);
// EXTERNAL MODULE: ./build/core/value/path.js
var value_path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/cli/check-folders.js




const ROOTS_LIMIT = 16 * 1024 * 1024;
async function foldersOf(context, mustBeThere = true) {
    const { fs, positionals, value } = context;
    const file = value('roots');
    const listed = file === undefined ? [] : await listedFolders(context, file, mustBeThere);
    const missing = mustBeThere ? positionals.find((path) => fs.kind(path) !== 'directory') : undefined;
    if (missing !== undefined)
        throw new errors/* UserError */.y('no-directory', 'there is no such directory', { path: missing });
    const named = [...positionals, ...listed];
    return [...new Set(named.length === 0 ? ['.'] : named.map((path) => (0,value_path/* shortest */.pr)(fs.cwd, path)))];
}
async function listedFolders({ fs, io }, file, mustBeThere) {
    const bytes = file === '-' ? await io.stdin() : fs.readFile(file, ROOTS_LIMIT);
    const path = file === '-' ? 'standard input' : file;
    if (bytes.length > ROOTS_LIMIT)
        throw new errors/* UserError */.y('usage', `the list has ${bytes.length} bytes; at most ${ROOTS_LIMIT} are read`, { path });
    const roots = (0,projects/* rootsIn */.Xb)(new TextDecoder().decode(bytes));
    if (roots.length === 0)
        throw new errors/* UserError */.y('usage', 'it names no folder', { path, help: 'write one folder a line' });
    for (const { path: folder, range } of mustBeThere ? roots : []) {
        const place = { path, range };
        try {
            if (fs.kind(folder) === 'directory')
                continue;
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            const help = 'list folders of the workspace; name one elsewhere on the command line: cartwright check DIR';
            throw new errors/* UserError */.y(error.code, error.message, { ...place, help });
        }
        throw new errors/* UserError */.y('no-directory', `there is no such directory: ${(0,printable.quote)(folder)}`, place);
    }
    return roots.map((root) => root.path);
}

;// CONCATENATED MODULE: ./build/core/report/text/progress.js

const COLUMNS = 79;
function folderProgress(name, before, total, width) {
    const ascii = (0,printable.printable)(name).replace(/[^ -~]/gu, '?');
    const line = `${before + 1} of ${total}: ${ascii}`.slice(0, COLUMNS);
    return (0,printable.plain) `\r${(0,printable.visible)(line.padEnd(width))}`;
}
function clearedText(width) {
    return (0,printable.plain) `\r${(0,printable.visible)(' '.repeat(width))}\r`;
}

;// CONCATENATED MODULE: ./build/cli/progress.js

const EVERY_MS = 100;
function progressOn({ io, quiet }, total, now = () => performance.now()) {
    const isShown = total > 1 && !quiet && (io.env['CI'] ?? '') === '' && io.env['TERM'] !== 'dumb' && io.errIsTerminal;
    let last = -EVERY_MS;
    let width = 0;
    return {
        show(name, before) {
            const time = now();
            if (!isShown || time - last < EVERY_MS)
                return;
            last = time;
            const text = folderProgress(name, before, total, width);
            width = text.length - 1;
            io.err(text);
        },
        clear() {
            if (width > 0)
                io.err(clearedText(width));
            width = 0;
        },
    };
}

// EXTERNAL MODULE: ./build/cli/trust-options.js
var trust_options = __webpack_require__(31360);
// EXTERNAL MODULE: ./build/cli/commands/workflow-ready.js + 1 modules
var workflow_ready = __webpack_require__(53751);
;// CONCATENATED MODULE: ./build/cli/commands/check.js















const check_command = {
    name: 'check',
    summary: 'lint, readiness and verdicts for a whole repository',
    example: 'check --base origin/main',
    usage: ['check [DIR…]', 'check --roots FILE', 'check --merge FILE…'],
    options: [
        (0,command/* listOption */.y8)('cals', 'GLOB', 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)'),
        (0,command/* listOption */.y8)('packages', 'GLOB', 'package folders (default: every folder with a cartridge.yaml)'),
        (0,command/* listOption */.y8)('cartridges', 'GLOB', 'cartridges (default: every one in the repository)'),
        (0,command/* listOption */.y8)('hosts', 'GLOB', 'host profiles (default: every *.host.yaml)'),
        (0,command/* valueOption */.F9)('roots', 'FILE', 'check the folders of the workspace that FILE lists, one a line; - is standard input'),
        (0,command/* valueOption */.F9)('roster', 'FILE', 'proofs of slot levels'),
        (0,command/* valueOption */.F9)('policy', 'FILE', 'the policy that packages and cartridges must fit (default: the one of the configuration)'),
        command/* FROZEN */.tH,
        (0,command/* listOption */.y8)('only', 'PART', 'run only this part', { choices: options/* CHECK_PARTS */.E }),
        (0,command/* flagOption */.kY)('staged', "judge what is staged in git's index, not the work tree"),
        (0,command/* valueOption */.F9)('base', 'REV', 'say what changed against this commit, verdicts and requirements'),
        (0,command/* valueOption */.F9)('config-from', 'REV', "judge by this commit's configuration, baseline, confirmations, trust and comments"),
        (0,command/* valueOption */.F9)('shard', 'I/N', 'judge one of N parts of a very large repository'),
        (0,command/* listOption */.y8)('merge', 'FILE', 'check nothing, put these JSON reports of parts, or these sweeps, together'),
        (0,command/* valueOption */.F9)('since-report', 'FILE', 'with --format ndjson: take what did not change from this earlier output'),
        (0,command/* valueOption */.F9)('out', 'DIR', 'with --merge of sweeps and --format sarif: write a file for each folder into DIR'),
        (0,command/* flagOption */.kY)('print-inputs', 'print what the answer depends on: one digest, or with --format json all of it'),
        (0,command/* valueOption */.F9)('today', 'DAY', 'judge as of the first moment of this day in UTC (default: now)'),
        (0,command/* flagOption */.kY)('check-urls', 'look up the URLs of RAC checks, public https addresses only'),
        (0,command/* flagOption */.kY)('live', "start or contact the MCP servers of the hosts; a server's command runs with your rights"),
        command/* SERVER_TIMEOUT */.av,
        command/* MIN_LEVEL */.Wp,
        (0,command/* flagOption */.kY)('strict', 'exit 1 for warnings, for pending and for nothing to judge, too'),
    ],
    formats: ['text', 'json', 'ndjson', 'sarif', 'github', 'markdown', 'html'],
    details: [
        'DIR is a folder (default: the working directory). Every folder with a cartwright.yaml at or below it is a project, judged by its',
        'own configuration; what lies in a nested project belongs to that one. A DIR within a project is that part of the project.',
        'Several projects make one report, one after the other; one that cannot be judged is an error in it. With --format ndjson each is a',
        'line of its own as soon as it is judged. A folder that is a bare repository is judged at its HEAD, from git.',
        'RAC items that the code calls for and no CAL has are notes (part propose), which fail nothing.',
    ].join('\n'),
    usesConfig: false,
    async run(context) {
        const policy = (0,answer/* policyOf */.US)('error', context.flag('strict'));
        const { format } = context;
        if (context.value('out') !== undefined)
            return sarifFiles(context, context.value('out') ?? '');
        if (context.list('merge').length > 0)
            return shown(context, format, { checked: await merged(context), judged: context.fs }, policy);
        const options = await projectsOptions(context);
        const progress = progressOn(context, options.folders.length);
        const onFolder = (folder, before) => progress.show(folder, before);
        if (format === 'ndjson' || context.flag('print-inputs')) {
            const { runSweep } = await __webpack_require__.e(/* import() */ 3924).then(__webpack_require__.bind(__webpack_require__, 33924));
            return runSweep(context, await portsOf(context).ofHead(context.fs), { ...options, onFolder }, policy, progress);
        }
        if (context.value('since-report') !== undefined)
            throw new errors/* UserError */.y('usage', '--since-report needs --format ndjson', {
                help: 'render what comes out with --merge',
            });
        const found = await judge(context, { ...options, onFolder }).finally(() => progress.clear());
        return shown(context, format, found, policy);
    },
};
async function sarifFiles(context, out) {
    if (context.list('merge').length === 0 || context.format !== 'sarif')
        throw new errors/* UserError */.y('usage', '--out needs --merge and --format sarif', {
            help: 'it takes apart what check --format ndjson wrote',
        });
    const { writeSarifs } = await __webpack_require__.e(/* import() */ 7737).then(__webpack_require__.bind(__webpack_require__, 67737));
    return writeSarifs(context, context.list('merge'), out);
}
async function shown(context, format, { checked, judged, against, nobody = false }, policy) {
    if (format === 'ndjson')
        throw new errors/* UserError */.y('usage', '--merge makes one report, and --format ndjson prints the projects of a sweep');
    if (!context.quiet)
        context.io.err((0,receipts/* notesText */.Ln)(checked.notes));
    const { renderReport } = await __webpack_require__.e(/* import() */ 3428).then(__webpack_require__.bind(__webpack_require__, 13428));
    context.io.out(await renderReport(check_command, checked, judged, policy, { ...context, format }, against));
    if (nobody)
        throw (await __webpack_require__.e(/* import() */ 3924).then(__webpack_require__.bind(__webpack_require__, 33924))).nothingJudged();
    return (0,answer/* answerOf */.ut)(checked.report, policy).exitCode;
}
async function projectsOptions(context) {
    const { fs, list, value } = context;
    const lists = ['cals', 'packages', 'cartridges', 'hosts'].filter((name) => list(name).length > 0);
    const shard = shardOf(value('shard'));
    return {
        folders: await foldersOf(context),
        configPath: value('config'),
        profile: value('prefix') === undefined ? undefined : context.profile,
        parts: partsOf(context),
        named: Object.fromEntries(lists.map((name) => [name, list(name)])),
        roster: value('roster'),
        policy: value('policy'),
        frozen: context.flag('frozen'),
        shard,
        ...(shard === undefined ? {} : { commit: (0,commit_files/* headCommit */.Qo)(fs.cwd) }),
    };
}
async function merged(context) {
    for (const option of ['base', 'config-from', 'frozen', 'policy'])
        if (option === 'frozen' ? context.flag(option) : context.value(option) !== undefined)
            throw new errors/* UserError */.y('usage', `--${option} needs a check, and --merge makes none`);
    const { mergedReport } = await __webpack_require__.e(/* import() */ 6607).then(__webpack_require__.bind(__webpack_require__, 66607));
    return {
        report: await mergedReport(context.fs, context.list('merge'), context.value('roots') === undefined ? undefined : await foldersOf(context, false)),
        notes: [],
        excerpts: new Map(),
        masks: new Map(),
    };
}
function portsOf(context) {
    const { fs, value, list } = context;
    const typed = ['config', 'roster', 'policy'].flatMap((name) => value(name) ?? []);
    const named = ['cals', 'packages', 'cartridges', 'hosts'].flatMap((name) => list(name));
    return (0,check_ports/* checkPorts */.v)(fs, clockOf(context), (0,workflow_ready.wishesOf)(context), undefined, ([folder = '.', ...others]) => {
        if (others.length === 0)
            return (0,workspace/* folderFiles */.kf)(fs.cwd, folder, [...typed, ...named]);
        (0,workspace/* refuseBare */.PL)(fs.cwd, [folder, ...others]);
        return { fs };
    });
}
function clockOf(context) {
    const today = (0,trust_options/* timeOption */.zf)(context, 'today');
    return today === undefined ? context.clock : { now: () => new Date(today) };
}
async function judge(context, options) {
    const { fs, bytesOf } = await filesOf(context);
    const policy = await commitOf(context, 'config-from');
    const base = await commitOf(context, 'base', policy);
    const alone = bytesOf === undefined && policy === undefined && base === undefined;
    if (!alone)
        (0,workspace/* refuseBare */.PL)(fs.cwd, options.folders);
    const ports = alone ? portsOf(context) : (0,check_ports/* checkPorts */.v)(fs, clockOf(context), (0,workflow_ready.wishesOf)(context), bytesOf);
    const checked = await (0,against/* checkAgainst */.Y)(ports, options, { base, policy, staged: context.flag('staged') });
    const { comparison } = checked;
    const nobody = checked.unread === checked.projects.length;
    if (base === undefined || comparison === undefined)
        return { checked, judged: fs, nobody };
    return { checked, judged: fs, against: { base: base.name, changes: comparison.changes } };
}
async function commitOf(context, option, known) {
    const revision = context.value(option);
    if (revision === undefined)
        return undefined;
    const { findRevision } = await __webpack_require__.e(/* import() */ 4909).then(__webpack_require__.bind(__webpack_require__, 4909));
    const { findCommit } = await __webpack_require__.e(/* import() */ 8160).then(__webpack_require__.bind(__webpack_require__, 48160));
    const { cwd } = context.fs;
    const sha = findRevision(cwd, revision)?.sha ?? '';
    if (sha === known?.sha)
        return { ...known, name: revision };
    const found = findCommit(context.fs, { inside: cwd, sha, name: revision, fetch: false, to: 'work tree' });
    if (found !== undefined)
        return found;
    throw new errors/* UserError */.y('no-revision', `--${option}: no commit ${(0,printable.quote)(revision)} is here`, {
        help: 'name a branch, a tag or a commit; in a shallow clone fetch it first',
    });
}
async function filesOf(context) {
    if (!context.flag('staged'))
        return { fs: context.fs };
    const { stagedFiles } = await __webpack_require__.e(/* import() */ 2083).then(__webpack_require__.bind(__webpack_require__, 64464));
    return stagedFiles(context.fs);
}
function partsOf(context) {
    const only = context.list('only');
    if (context.flag('frozen') && only.length > 0 && !only.includes('lock'))
        throw new errors/* UserError */.y('usage', '--frozen needs the part lock', { help: 'add --only lock' });
    if (context.value('policy') !== undefined && only.length > 0 && !only.includes('policy'))
        throw new errors/* UserError */.y('usage', '--policy needs the part policy', { help: 'add --only policy' });
    return new Set(only.length === 0 ? options/* CHECK_PARTS */.E : options/* CHECK_PARTS */.E.filter((part) => only.includes(part)));
}
function shardOf(text) {
    const shard = text === undefined ? undefined : (0,value_shard/* parseShard */.uK)(text);
    if (text !== undefined && shard === undefined)
        throw new errors/* UserError */.y('usage', `--shard is ${(0,printable.quote)(text)}`, { help: 'write I/N, for example 2/4' });
    return shard;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-47014.js").modules);
