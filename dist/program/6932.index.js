"use strict";
exports.id = 6932;
exports.ids = [6932,7442];
exports.modules = {

/***/ 85500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 86932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32903);
/* harmony import */ var _app_check_against_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85500);
/* harmony import */ var _wiring_check_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33438);
/* harmony import */ var _app_check_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23325);
/* harmony import */ var _core_result_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27066);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44484);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20075);
/* harmony import */ var _core_value_shard_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20016);
/* harmony import */ var _core_result_projects_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50566);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33192);
/* harmony import */ var _workflow_ready_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53751);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21689);













const command = {
    name: 'check',
    summary: 'lint, readiness and verdicts for a whole repository',
    example: 'check --base origin/main',
    usage: ['check [DIR…]', 'check --roots FILE', 'check --merge FILE…'],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('cals', 'GLOB', 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('packages', 'GLOB', 'package folders (default: every folder with a cartridge.yaml)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('cartridges', 'GLOB', 'cartridges (default: every one in the repository)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('hosts', 'GLOB', 'host profiles (default: every *.host.yaml)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('roots', 'FILE', 'check the folders of the workspace that FILE lists, one a line'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('roster', 'FILE', 'proofs of slot levels'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('policy', 'FILE', 'the policy that packages and cartridges must fit (default: the one of the configuration)'),
        _command_js__WEBPACK_IMPORTED_MODULE_8__/* .FROZEN */ .tH,
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('only', 'PART', 'run only this part', { choices: _app_check_check_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_PARTS */ .E }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .flagOption */ .kY)('staged', "judge what is staged in git's index, not the work tree"),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('base', 'REV', 'say what changed against this commit, verdicts and requirements'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('config-from', 'REV', "judge by this commit's configuration, baseline, confirmations, trust and comments"),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('shard', 'I/N', 'judge one of N parts of a very large repository'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('merge', 'FILE', 'check nothing, put these JSON reports of parts together'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .flagOption */ .kY)('check-urls', 'look up the URLs of RAC checks, public https addresses only'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .flagOption */ .kY)('live', "start or contact the MCP servers of the hosts; a server's command runs with your rights"),
        _command_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVER_TIMEOUT */ .av,
        _command_js__WEBPACK_IMPORTED_MODULE_8__/* .MIN_LEVEL */ .Wp,
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .flagOption */ .kY)('strict', 'exit 1 for warnings, for pending and for nothing to judge, too'),
    ],
    formats: ['text', 'json', 'sarif', 'github', 'markdown', 'html'],
    details: [
        'DIR is a folder (default: the working directory). Every folder with a cartwright.yaml at or below it is a project, judged by its',
        'own configuration; what lies in a nested project belongs to that one. A DIR within a project is that part of the project.',
        'Several projects make one report, one after the other; one that cannot be judged is an error in it.',
        'RAC items that the code calls for and no CAL has are notes (part propose), which fail nothing.',
    ].join('\n'),
    usesConfig: false,
    async run(context) {
        const { checked, judged, against } = context.list('merge').length > 0 ? { checked: await merged(context), judged: context.fs } : await judge(context);
        if (!context.quiet)
            context.io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_6__/* .notesText */ .Ln)(checked.notes));
        const { renderReport } = await __webpack_require__.e(/* import() */ 3428).then(__webpack_require__.bind(__webpack_require__, 13428));
        const policy = (0,_core_result_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .policyOf */ .US)('error', context.flag('strict'));
        context.io.out(await renderReport(command, checked, judged, policy, context, against));
        return (0,_core_result_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .answerOf */ .ut)(checked.report, policy).exitCode;
    },
};
function foldersOf({ fs, positionals, value }) {
    const file = value('roots');
    const listed = file === undefined ? [] : listedFolders(fs, file);
    const missing = positionals.find((path) => fs.kind(path) !== 'directory');
    if (missing !== undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('no-directory', 'there is no such directory', { path: missing });
    const named = [...positionals, ...listed];
    return [...new Set(named.length === 0 ? ['.'] : named.map((path) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_10__/* .shortest */ .pr)(fs.cwd, path)))];
}
function listedFolders(fs, file) {
    const roots = (0,_core_result_projects_js__WEBPACK_IMPORTED_MODULE_11__/* .rootsIn */ .Xb)(new TextDecoder().decode(fs.readFile(file, ROOTS_LIMIT)));
    if (roots.length === 0)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('usage', 'it names no folder', { path: file, help: 'write one folder a line' });
    for (const { path, range } of roots) {
        const place = { path: file, range };
        try {
            if (fs.kind(path) === 'directory')
                continue;
        }
        catch (error) {
            if (!(error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y))
                throw error;
            const help = 'list folders of the workspace; name one elsewhere on the command line: cartwright check DIR';
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(error.code, error.message, { ...place, help });
        }
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('no-directory', `there is no such directory: ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.quote)(path)}`, place);
    }
    return roots.map(({ path }) => path);
}
const ROOTS_LIMIT = 16 * 1024 * 1024;
function projectsOptions(context) {
    const { fs, list, value } = context;
    const lists = ['cals', 'packages', 'cartridges', 'hosts'].filter((name) => list(name).length > 0);
    const shard = shardOf(value('shard'));
    return {
        folders: foldersOf(context),
        configPath: value('config'),
        profile: value('prefix') === undefined ? undefined : context.profile,
        parts: partsOf(context),
        named: Object.fromEntries(lists.map((name) => [name, list(name)])),
        roster: value('roster'),
        policy: value('policy'),
        frozen: context.flag('frozen'),
        shard,
        ...(shard === undefined ? {} : { commit: (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .headCommit */ .Qo)(fs.cwd) }),
    };
}
async function merged(context) {
    for (const option of ['base', 'config-from', 'frozen', 'policy'])
        if (option === 'frozen' ? context.flag(option) : context.value(option) !== undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('usage', `--${option} needs a check, and --merge makes none`);
    const { mergedReport } = await __webpack_require__.e(/* import() */ 6607).then(__webpack_require__.bind(__webpack_require__, 66607));
    return {
        report: await mergedReport(context.fs, context.list('merge')),
        notes: [],
        excerpts: new Map(),
        masks: new Map(),
    };
}
async function judge(context) {
    const { fs, bytesOf } = await filesOf(context);
    const options = projectsOptions(context);
    const policy = await commitOf(context, 'config-from');
    const base = await commitOf(context, 'base', policy);
    const ports = (0,_wiring_check_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPorts */ .v)(fs, context.clock, (0,_workflow_ready_js__WEBPACK_IMPORTED_MODULE_9__.wishesOf)(context), bytesOf);
    const checked = await (0,_app_check_against_js__WEBPACK_IMPORTED_MODULE_1__/* .checkAgainst */ .Y)(ports, options, { base, policy, staged: context.flag('staged') });
    const { comparison } = checked;
    if (base === undefined || comparison === undefined)
        return { checked, judged: fs };
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
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('no-revision', `--${option}: no commit ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.quote)(revision)} is here`, {
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
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('usage', '--frozen needs the part lock', { help: 'add --only lock' });
    if (context.value('policy') !== undefined && only.length > 0 && !only.includes('policy'))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('usage', '--policy needs the part policy', { help: 'add --only policy' });
    return new Set(only.length === 0 ? _app_check_check_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_PARTS */ .E : _app_check_check_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_PARTS */ .E.filter((part) => only.includes(part)));
}
function shardOf(text) {
    const shard = text === undefined ? undefined : (0,_core_value_shard_js__WEBPACK_IMPORTED_MODULE_12__/* .parseShard */ .uK)(text);
    if (text !== undefined && shard === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('usage', `--shard is ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.quote)(text)}`, { help: 'write I/N, for example 2/4' });
    return shard;
}


/***/ }),

/***/ 33438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ checkPorts)
/* harmony export */ });
/* harmony import */ var _adapters_fs_rom_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17104);
/* harmony import */ var _outside_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56453);
/* harmony import */ var _read_card_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7442);
/* harmony import */ var _signature_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36251);




function checkPorts(fs, clock, wishes, staged) {
    const reading = (files, bytesOf) => ({
        fs: files,
        clock,
        readCard: (0,_read_card_js__WEBPACK_IMPORTED_MODULE_1__.readCard)(files, bytesOf),
        openStore: storeOf(files, bytesOf),
        provenanceOf: async (path, demanded, judged) => {
            const { provenanceOf } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(1168), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(4474), __webpack_require__.e(1889)]).then(__webpack_require__.bind(__webpack_require__, 64474));
            return provenanceOf({ fs: files, store: judged ?? (await storeOf(files, bytesOf)()) }, undefined)(path, demanded);
        },
        signatureFor: (profile) => (0,_signature_of_js__WEBPACK_IMPORTED_MODULE_2__/* .signatureOf */ .y)(files, profile, undefined, bytesOf),
    });
    return {
        fs,
        ofHead: async (files) => ({
            ...reading(files, staged),
            ...(staged === undefined ? { listFolder: (0,_adapters_fs_rom_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .folderLister */ .S)(files.cwd) } : {}),
            ...(await (0,_outside_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .outsidePorts */ .m)({ ...wishes, fs: files })),
        }),
        ofBase: ({ files, readCode }) => ({ ...reading(files, (path) => files.readFile(path)), readCode }),
    };
}
function storeOf(files, bytesOf) {
    return async () => (await __webpack_require__.e(/* import() */ 8877).then(__webpack_require__.bind(__webpack_require__, 91258))).cartridgeStore(files.cwd, bytesOf);
}


/***/ }),

/***/ 7442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCard: () => (/* binding */ readCard)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);

function readCard(fs, bytesOf) {
    return async (path, profile) => {
        const { cartridgeStore } = await __webpack_require__.e(/* import() */ 1258).then(__webpack_require__.bind(__webpack_require__, 91258));
        const { holdFile } = await __webpack_require__.e(/* import() */ 7541).then(__webpack_require__.bind(__webpack_require__, 27541));
        const store = cartridgeStore(fs.cwd, bytesOf);
        const held = holdFile({ fs, store }, path);
        const { card, signature, outcome } = await verified(held.ports, path, profile).finally(() => held.close());
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
async function verified(ports, path, profile) {
    const { readCartridgeCard } = await Promise.all(/* import() */[__webpack_require__.e(5005), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 5174));
    const { plainDemands, signatureState } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(5005), __webpack_require__.e(9902), __webpack_require__.e(8638), __webpack_require__.e(3426)]).then(__webpack_require__.bind(__webpack_require__, 8638));
    const card = await readCartridgeCard(ports.store, path, profile);
    const { signature, outcome } = await signatureState(ports, path, profile, plainDemands(new Date()));
    return { card, signature, outcome };
}
function artifactOf(cartridgeId, version) {
    return cartridgeId.endsWith(`@${version}`) ? cartridgeId.slice(0, -version.length - 1) : cartridgeId;
}


/***/ }),

/***/ 36251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
Object.assign(exports.modules, require("./shared-32903.js").modules);
Object.assign(exports.modules, require("./shared-59685.js").modules);
