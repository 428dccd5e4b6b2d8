"use strict";
exports.id = 920;
exports.ids = [920];
exports.modules = {

/***/ 86932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var _adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32903);
/* harmony import */ var _app_check_against_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85500);
/* harmony import */ var _wiring_check_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33438);
/* harmony import */ var _app_check_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42918);
/* harmony import */ var _core_result_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27066);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94251);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44484);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20075);
/* harmony import */ var _core_value_shard_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20016);
/* harmony import */ var _core_result_projects_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50566);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33192);
/* harmony import */ var _workflow_ready_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15873);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21689);













const command = {
    name: 'check',
    summary: 'lint, readiness and verdicts for a whole repository',
    usage: ['check [DIR…]', 'check --roots FILE', 'check --merge FILE…'],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('cals', 'GLOB', 'CAL files (default: every *.cal.json, *.cal.yaml and *.cal.yml)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('packages', 'GLOB', 'package folders (default: every folder with a cartridge.yaml)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('cartridges', 'GLOB', 'cartridges (default: every one in the repository)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('hosts', 'GLOB', 'host profiles (default: every *.host.yaml)'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('roots', 'FILE', 'check the folders of the workspace that FILE lists, one a line'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('roster', 'FILE', 'proofs of slot levels'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('only', 'PART', 'run only this part', { choices: _app_check_check_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_PARTS */ .E }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .flagOption */ .kY)('staged', "judge what is staged in git's index, not the work tree"),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('base', 'REV', 'say what changed against this commit, verdicts and requirements'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('config-from', 'REV', "judge by this commit's configuration, baseline, confirmations, trust and comments"),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .valueOption */ .F9)('shard', 'I/N', 'judge one of N parts of a very large repository'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .listOption */ .y8)('merge', 'FILE', 'check nothing, put these JSON reports of parts together'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .flagOption */ .kY)('check-urls', 'look up the URLs of RAC checks, public https addresses only'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .flagOption */ .kY)('live', "start or contact the MCP servers of the hosts; a server's command runs with your rights"),
        _command_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVER_TIMEOUT */ .av,
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .flagOption */ .kY)('strict', 'exit 1 for warnings, for pending and for nothing to judge, too'),
    ],
    formats: ['text', 'json', 'sarif', 'github', 'markdown'],
    details: [
        'DIR is a folder (default: the working directory). Every folder with a cartwright.yaml at or below it is a project, judged by its',
        'own configuration; what lies in a nested project belongs to that one. A DIR within a project is that part of the project.',
        'Several projects make one report, one after the other; one that cannot be judged is an error in it.',
        'RAC items that the code calls for and no CAL has are notes (part propose), which fail nothing.',
    ].join('\n'),
    usesConfig: false,
    async run(context) {
        const { checked, against } = context.list('merge').length > 0 ? { checked: await merged(context) } : await judge(context);
        if (!context.quiet)
            context.io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_6__/* .notesText */ .Ln)(checked.notes));
        const { renderReport } = await __webpack_require__.e(/* import() */ 3428).then(__webpack_require__.bind(__webpack_require__, 13428));
        const policy = (0,_core_result_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .policyOf */ .US)('error', context.flag('strict'));
        context.io.out(await renderReport(checked, policy, context, against));
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
        shard,
        ...(shard === undefined ? {} : { commit: (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .headCommit */ .Qo)(fs.cwd) }),
    };
}
async function merged(context) {
    for (const option of ['base', 'config-from'])
        if (context.value(option) !== undefined)
            throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('usage', `--${option} needs a check, and --merge makes none`);
    const { mergedReport } = await __webpack_require__.e(/* import() */ 6607).then(__webpack_require__.bind(__webpack_require__, 66607));
    return { report: await mergedReport(context.fs, context.list('merge')), notes: [], excerpts: new Map() };
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
        return { checked };
    return { checked, against: { base: base.name, changes: comparison.changes } };
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
    return new Set(only.length === 0 ? _app_check_check_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_PARTS */ .E : _app_check_check_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECK_PARTS */ .E.filter((part) => only.includes(part)));
}
function shardOf(text) {
    const shard = text === undefined ? undefined : (0,_core_value_shard_js__WEBPACK_IMPORTED_MODULE_12__/* .parseShard */ .uK)(text);
    if (text !== undefined && shard === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y('usage', `--shard is ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.quote)(text)}`, { help: 'write I/N, for example 2/4' });
    return shard;
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-59685.js").modules);
