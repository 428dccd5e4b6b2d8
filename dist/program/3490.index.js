"use strict";
exports.id = 3490;
exports.ids = [3490,8160,7442,7789,2065,3732,1621,3009];
exports.modules = {

/***/ 83490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/commit-files.js
var commit_files = __webpack_require__(32903);
// EXTERNAL MODULE: ./build/app/check/against.js
var against = __webpack_require__(85500);
// EXTERNAL MODULE: ./build/app/check/check.js + 1 modules
var check = __webpack_require__(23325);
// EXTERNAL MODULE: ./build/app/lint/excerpts.js
var lint_excerpts = __webpack_require__(83732);
// EXTERNAL MODULE: ./build/app/check/overview-places.js
var overview_places = __webpack_require__(83009);
// EXTERNAL MODULE: ./build/app/handshake/server-timeout.js
var server_timeout = __webpack_require__(17609);
// EXTERNAL MODULE: ./build/core/result/answer.js
var result_answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/report/github/annotations.js
var annotations = __webpack_require__(13691);
// EXTERNAL MODULE: ./build/core/text/json-text.js
var json_text = __webpack_require__(1782);
// EXTERNAL MODULE: ./build/core/report/markdown/sections/headline.js
var headline = __webpack_require__(48914);
;// CONCATENATED MODULE: ./build/core/report/json/badge.js


const COLOR = { good: 'brightgreen', open: 'yellow', bad: 'red' };
function badge(report, policy) {
    return (0,json_text/* resultJson */.y3)({
        schemaVersion: 1,
        label: 'cartwright',
        message: (0,headline/* conclusion */.q$)(report),
        color: COLOR[(0,headline/* moodOf */.jo)(report, policy)],
    });
}

// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(45318);
// EXTERNAL MODULE: ./build/core/report/markdown/judged.js
var judged = __webpack_require__(41022);
// EXTERNAL MODULE: ./build/core/report/markdown/leg.js
var markdown_leg = __webpack_require__(72751);
// EXTERNAL MODULE: ./build/core/report/github/annotation-plan.js
var annotation_plan = __webpack_require__(78694);
// EXTERNAL MODULE: ./build/core/report/markdown/comment.js
var comment = __webpack_require__(62034);
// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/core/report/overviews.js
var overviews = __webpack_require__(61621);
// EXTERNAL MODULE: ./build/core/report/markdown/summary.js
var summary = __webpack_require__(19091);
;// CONCATENATED MODULE: ./build/core/report/github/plan.js





const SARIF_RESULTS = 25_000;
function planReport(input, options) {
    const { report, changes } = input;
    const { diagnostics } = report;
    const touched = {
        ...(options.changed === undefined ? {} : { paths: options.changed }),
        ...(changes === undefined ? {} : { changes }),
    };
    const totals = (0,counts/* countLevels */.ZT)(diagnostics);
    const findings = diagnostics.length <= SARIF_RESULTS ? diagnostics : (0,counts/* mostTellingFirst */.xj)(diagnostics).slice(0, SARIF_RESULTS);
    const shown = (0,counts/* countLevels */.ZT)(findings);
    return {
        totals,
        annotations: (0,annotation_plan.planAnnotations)(diagnostics, {
            overviews: (0,overviews.overviewsOf)(report, touched),
            ...(options.annotated === undefined ? {} : { made: options.annotated }),
        }),
        summary: (0,summary/* renderSummary */.Br)(input),
        comment: (0,comment/* renderComment */.wQ)(input, options),
        sarif: { findings, shown, cut: (0,counts/* subtract */.Re)(totals, shown) },
    };
}

// EXTERNAL MODULE: ./build/core/report/json/report-file.js
var report_file = __webpack_require__(67147);
// EXTERNAL MODULE: ./build/core/result/rule-page.js
var rule_page = __webpack_require__(98052);
// EXTERNAL MODULE: ./build/wiring/merged-report.js + 1 modules
var merged_report = __webpack_require__(66607);
// EXTERNAL MODULE: ./build/wiring/find-commit.js
var find_commit = __webpack_require__(48160);
;// CONCATENATED MODULE: ./build/action/check/base-commit.js



function baseCommit(step, judged) {
    const { context, runner } = step;
    if (context.pull === undefined)
        return undefined;
    const commit = commitAt(step, judged.base?.sha ?? context.pull.baseSha);
    if (commit === undefined) {
        runner.log('cartwright: no comparison with the base, whose commit is not here (checkout with fetch-depth: 2 brings it)');
    }
    return commit;
}
function commitAt({ fs, inputs }, sha) {
    const inside = (0,external_node_path_.resolve)(fs.cwd, inputs.text('working-directory'));
    return (0,find_commit.findCommit)(fs, { inside, sha, name: sha, fetch: true, to: 'HEAD' });
}
function policyCommit(step, base) {
    const { context, inputs } = step;
    const { event, queueBase } = context;
    if (inputs.text('config-from') !== 'base')
        return undefined;
    if (!event.startsWith('pull_request') && event !== 'merge_group')
        return undefined;
    const commit = base ?? (queueBase === undefined ? undefined : commitAt(step, queueBase));
    if (commit !== undefined)
        return commit;
    throw new errors/* UserError */.y('no-base', 'config-from: base needs the commit of the base, which is not here', {
        help: 'give actions/checkout fetch-depth: 2, or fetch-depth: 0',
    });
}

// EXTERNAL MODULE: ./build/wiring/check-ports.js
var check_ports = __webpack_require__(33438);
// EXTERNAL MODULE: ./build/core/value/shard.js
var value_shard = __webpack_require__(20016);
;// CONCATENATED MODULE: ./build/action/check/limits.js



function limitsOf(inputs) {
    const named = Object.fromEntries(['cals', 'packages', 'cartridges', 'hosts'].flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    }));
    const text = inputs.text('shard');
    if (text === '')
        return { named };
    const shard = (0,value_shard/* parseShard */.uK)(text);
    if (shard === undefined) {
        throw new errors/* UserError */.y('bad-input', `input shard is ${(0,printable.quote)(text)}`, { help: 'write INDEX/COUNT, for example 2/4' });
    }
    return { named, shard };
}

;// CONCATENATED MODULE: ./build/action/check/judged.js

const BOUND = new Set([
    'push',
    'merge_group',
    'release',
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
]);
const UNKNOWN = 'nobody can tell which commit is judged: the workspace is no git checkout; check the repository out with actions/checkout';
function judgedCommit(context, git) {
    if (git === undefined)
        return { commit: { sha: '' }, caution: UNKNOWN };
    const { event, pull, eventSha } = context;
    if (pull !== undefined)
        return { commit: ofPull(pull, git, context) };
    if (eventSha === '' || git.sha === eventSha)
        return { commit: { sha: git.sha } };
    if (BOUND.has(event)) {
        throw new errors/* UserError */.y('wrong-commit', `checked out is "${git.sha}", and this ${event} is about "${eventSha}"`, {
            help: 'leave out the input "ref" of actions/checkout, and check before the job makes commits of its own',
        });
    }
    return {
        commit: { sha: git.sha },
        caution: `judged is "${git.sha}", which is checked out; this ${event} itself is about "${eventSha}"`,
    };
}
function judgedParts({ event, pull, sha }, origin) {
    if (origin === undefined || origin.sha === '')
        return {
            commit: { sha: '' },
            caution: 'nobody can tell which commit is judged: the reports of the parts do not say',
        };
    const { sha: judged, base } = origin;
    if ((pull !== undefined || BOUND.has(event)) && sha !== '' && judged !== sha && judged !== pull?.mergedAs) {
        throw new errors/* UserError */.y('wrong-commit', `the reports to merge are about "${judged}", and this ${event} about "${sha}"`, {
            help: 'merge the reports of the jobs of the same run',
        });
    }
    return { commit: { sha: judged, ...(base === undefined ? {} : { base }) } };
}
function ofPull(pull, git, { event, eventSha }) {
    const { headSha, baseSha, baseBranch, number } = pull;
    if (git.sha === headSha)
        return { sha: headSha };
    const [first, second, ...more] = git.parents;
    if (first !== undefined && second === headSha && more.length === 0) {
        const known = first === baseSha || git.sha === eventSha;
        return { sha: headSha, base: { sha: first, ...(known && baseBranch !== '' ? { branch: baseBranch } : {}) } };
    }
    if (git.sha === pull.mergedAs)
        return { sha: git.sha };
    throw new errors/* UserError */.y('wrong-commit', `checked out is "${git.sha}", which is neither the head "${headSha}" of pull request #${number} nor a merge of it`, { help: event === 'pull_request_target' ? FOR_TARGET : FOR_PULL });
}
const FOR_PULL = 'leave out the input "ref" of actions/checkout, which brings the merge, or set it to "${{ github.event.pull_request.head.sha }}"';
const FOR_TARGET = 'run on pull_request, where the default checkout is the merge; on pull_request_target it is the base, and only "ref: ${{ github.event.pull_request.head.sha }}" brings the pull request';

// EXTERNAL MODULE: ./build/adapters/git/repository.js + 2 modules
var repository = __webpack_require__(59685);
// EXTERNAL MODULE: ./build/core/value/path.js
var path = __webpack_require__(21689);
;// CONCATENATED MODULE: ./build/action/check/repository-folder.js



function repositoryFolder(workspace, root) {
    const top = (0,repository/* findRepository */.W1)((0,external_node_path_.resolve)(workspace, root))?.top;
    if (top === undefined)
        return { prefix: '' };
    const below = (0,path/* shortest */.pr)(workspace, top);
    if (below === '.')
        return { prefix: '' };
    return (0,path/* isWayOut */.GK)(below) ? { prefix: (0,path/* shortest */.pr)(top, workspace) } : { prefix: '', top: below };
}

// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(24541);
;// CONCATENATED MODULE: ./build/action/check/check.js

























const BADGE_FILE = 'cartwright-badge.json';
async function runCheck(step) {
    const { context, fs, inputs, runner } = step;
    const root = inputs.text('working-directory');
    if (fs.kind(root) !== 'directory') {
        throw new errors/* UserError */.y('no-directory', 'the input working-directory names no directory', { path: root });
    }
    const { report, changes, changed, without, commit, caution, folder, onlyChanges = false, ...source } = await judge(step, root);
    const leg = (0,action_step/* legOf */.Yk)(step);
    const { sha, repository, serverUrl, runId, runAttempt } = context;
    const target = repository === undefined ? undefined : { serverUrl, repository, sha: commit.sha || sha, ...folder };
    const policy = (0,result_answer/* policyOf */.US)(failOnOf(inputs), inputs.flag('strict'));
    const input = {
        report,
        policy,
        leg,
        judged: commit,
        onlyChanges,
        ...(changes === undefined ? {} : { changes }),
        ...(target === undefined ? {} : { target }),
        rulesUrl: rule_page/* RULES_PAGE */.ez,
    };
    const { error, warning, notice } = runner.made;
    const plan = planReport(input, {
        key: (0,markdown_leg/* legKey */.Sv)(leg),
        origin: { sha, runId, runAttempt },
        annotated: { errors: error, warnings: warning, notes: notice },
        ...(changed === undefined ? {} : { changed }),
    });
    await writeSarif(step, plan.sarif.findings, source, `${(0,markdown_leg/* legKey */.Sv)(leg)}/`);
    await (0,action_step/* writeHtml */.Tn)(step, { ...input, excerpts: source.excerpts });
    const { job, directory, narrowed } = leg;
    writeFiles(step, {
        ...report,
        ...(changes === undefined ? {} : { changes }),
        origin: {
            job,
            directory,
            ...commit,
            ...(Object.keys(narrowed).length === 0 ? {} : { narrowed }),
            ...(folder.prefix === '' && folder.top === undefined ? {} : { folder }),
            run: { id: runId, attempt: runAttempt },
        },
        policy,
    });
    if (inputs.flag('annotations')) {
        const places = await (0,overview_places.overviewPlaces)(fs, plan.annotations.items);
        runner.annotations((0,annotations/* annotationsOf */.Ih)(plan.annotations, { ...folder, places }));
    }
    await runner.addSummary(plan.summary.text);
    const answer = (0,result_answer/* answerOf */.ut)(report, policy);
    const code = (0,action_step/* conclude */.Ep)(step, answer, caution === undefined ? [] : [caution]);
    runner.log(`cartwright: ${(0,judged/* judgedLine */._)(commit)}`);
    if (context.pull !== undefined && (inputs.text('comment') !== 'false' || inputs.flag('suggest'))) {
        const { reportOnPull } = await __webpack_require__.e(/* import() */ 9952).then(__webpack_require__.bind(__webpack_require__, 99952));
        const nothingNew = changes !== undefined && (0,compare/* isUnchanged */._5)(changes) && answer.ok;
        const accepted = (source.suppressed ?? []).map(({ diagnostic }) => diagnostic);
        const uncounted = [{ ...report, diagnostics: accepted }, ...(without === undefined ? [] : [without])];
        await reportOnPull(step, context.pull, { report, uncounted, body: plan.comment.text, leg, folder, nothingNew });
    }
    return code;
}
async function judge(step, root) {
    const { context, fs, inputs, runner } = step;
    const parts = inputs.list('merge');
    if (parts !== undefined) {
        if (inputs.flag('frozen'))
            throw new errors/* UserError */.y('bad-input', 'input frozen needs a check, and merge makes none', {
                help: 'set it where the parts are judged',
            });
        const { changes, origin, policy: _ofParts, ...report } = await (0,merged_report.mergedReport)(fs, parts);
        const folder = origin?.folder ?? { prefix: '' };
        return { report, changes, excerpts: new Map(), masks: new Map(), folder, ...judgedParts(context, origin) };
    }
    const git = (0,commit_files/* checkedOut */.M8)((0,external_node_path_.resolve)(fs.cwd, root));
    const judged = { ...judgedCommit(context, git), folder: repositoryFolder(fs.cwd, root) };
    warnAboutTarget(step, judged.commit);
    const options = {
        folders: [root],
        configPath: inputs.text('config') || undefined,
        parts: new Set(check/* CHECK_PARTS */.E),
        frozen: inputs.flag('frozen'),
        commit: git?.sha,
        ...limitsOf(inputs),
    };
    const base = baseCommit(step, judged.commit);
    const wishes = {
        checkUrls: inputs.flag('check-urls'),
        live: liveAllowed(step),
        path: step.env['PATH'],
        timeout: (0,server_timeout/* serverTimeout */.R)(inputs.text('server-timeout'), 'the input server-timeout'),
    };
    const { report, notes, suppressed = [], projects, comparison, whole, excerpts, masks, } = await (0,against/* checkAgainst */.Y)((0,check_ports/* checkPorts */.v)(fs, { now: () => new Date() }, wishes), options, {
        base,
        policy: policyCommit(step, base),
        tolerant: true,
        changedOnly: inputs.flag('changed-only'),
    });
    const lines = [...notes, ...wholeLines(whole ?? [], projects)];
    for (const line of lines)
        runner.log(`cartwright: ${line}`);
    return {
        ...judged,
        report,
        changes: comparison?.changes,
        without: comparison?.without,
        changed: comparison === undefined ? undefined : base?.differing,
        excerpts,
        masks,
        suppressed,
        onlyChanges: whole !== undefined && whole.length < projects.length,
    };
}
function wholeLines(whole, { length }) {
    if (length === 1)
        return whole.map(() => 'everything is judged, because the configuration is changed');
    return whole.map((root) => `everything of the project ${(0,printable.quote)(root)} is judged, because its configuration is changed`);
}
function liveAllowed({ context, inputs, runner }) {
    if (!inputs.flag('live'))
        return false;
    if (['push', 'schedule', 'workflow_dispatch', 'release'].includes(context.event))
        return true;
    runner.annotate('notice', `live is left out on ${context.event}: the servers' commands come from files that may be a stranger's`);
    return false;
}
function warnAboutTarget({ context, runner }, { sha }) {
    if (context.event !== 'pull_request_target' || sha === '')
        return;
    runner.annotate('warning', 'this job runs on pull_request_target and has checked out another commit than the base: it judges a stranger\'s files with your secrets at hand; use pull_request, and "command: report" in a workflow_run for the comment');
}
async function writeSarif({ env, fs, inputs, runner }, findings, { suppressed = [], ...lines }, id) {
    const path = inputs.text('sarif-file');
    if (path === '')
        return;
    const { checkSarif } = await __webpack_require__.e(/* import() */ 6428).then(__webpack_require__.bind(__webpack_require__, 74047));
    const accepted = suppressed.slice(0, SARIF_RESULTS - findings.length);
    const excerpts = await (0,lint_excerpts.excerptsOf)(fs, [...findings, ...accepted.map(({ diagnostic }) => diagnostic)], lines);
    fs.writeFile(path, await checkSarif(findings, excerpts, env, { suppressed: accepted, id }));
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


/***/ }),

/***/ 24541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Tn: () => (/* binding */ writeHtml),
/* harmony export */   XC: () => (/* binding */ outputPath),
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   p7: () => (/* binding */ workingDirectory)
/* harmony export */ });
/* harmony import */ var _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72751);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21689);


const HTML_FILE = 'cartwright-report.html';
function outputPath({ inputs, temporary }, name) {
    const out = inputs.text('out');
    return out === '' ? (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(temporary, name) : (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(out, name);
}
async function writeHtml(step, input) {
    const path = outputPath(step, HTML_FILE);
    const { checkHtml } = await __webpack_require__.e(/* import() */ 4841).then(__webpack_require__.bind(__webpack_require__, 54841));
    step.fs.writeFile(path, await checkHtml(input));
    step.runner.setOutput('html', path);
}
function workingDirectory(inputs) {
    const directory = inputs.text('working-directory').replace(/^\.\/+|\/+$/g, '');
    return directory === '.' ? '' : directory;
}
function legOf({ context, inputs }) {
    const given = _core_report_markdown_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .NARROWING */ .EM.flatMap((name) => {
        const list = inputs.list(name);
        return list === undefined ? [] : [[name, list]];
    });
    const { workflow, job } = context;
    return { workflow, job, directory: workingDirectory(inputs), narrowed: Object.fromEntries(given) };
}
function conclude({ runner }, { cautions, exitCode, line }, also = []) {
    for (const caution of [...cautions, ...also])
        runner.annotate('warning', caution);
    if (exitCode !== 0)
        runner.annotate('error', line);
    else
        runner.log(line);
    return exitCode;
}


/***/ }),

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

/***/ 83009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   overviewPlaces: () => (/* binding */ overviewPlaces)
/* harmony export */ });
/* harmony import */ var _core_source_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41817);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72228);



async function overviewPlaces(fs, items) {
    const places = new Map();
    for (const overview of items) {
        if ('rule' in overview || overview.range !== undefined || fs.kind(overview.path) !== 'file')
            continue;
        const range = await placeIn(fs, overview);
        if (range !== undefined)
            places.set(overview, range);
    }
    return places;
}
async function placeIn(fs, { path, at }) {
    if (!/\.(?:json|ya?ml)$/i.test(path))
        return undefined;
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_1__.readDocument)(path, fs.readFile(path), { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_0__.LIMITS.schemaDepth });
    const there = at.find((each) => doc.locate(each) !== undefined);
    return there === undefined ? undefined : (0,_core_source_document_js__WEBPACK_IMPORTED_MODULE_2__/* .rangeOf */ .be)(doc, there, 'key');
}


/***/ }),

/***/ 17609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 83732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   excerptsOf: () => (/* binding */ excerptsOf)
/* harmony export */ });
/* harmony import */ var _core_report_group_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47322);
/* harmony import */ var _core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53440);
/* harmony import */ var _core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4138);
/* harmony import */ var _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63889);
/* harmony import */ var _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49139);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94251);
/* harmony import */ var _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88092);
/* harmony import */ var _core_source_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72228);
/* harmony import */ var _core_value_mapping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46774);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21689);










async function excerptsOf(fs, diagnostics, { excerpts = new Map(), masks = new Map() } = {}) {
    const all = new Map(excerpts);
    for (const [path, found] of (0,_core_report_group_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$)(diagnostics.filter(hasPlace), (each) => each.path)) {
        const known = excerpts.get(path);
        if (known !== undefined && found.every(({ range }) => known.has(range.start.line)))
            continue;
        const read = await linesOf(fs, path, found, masks.get(path) ?? []);
        if (read !== undefined)
            all.set(path, known === undefined ? read : new Map([...read, ...known]));
    }
    return all;
}
function hasPlace({ range: { start, end } }) {
    return [start, end].some(({ line, column }) => line !== _core_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .START_OF_FILE */ .ag.start.line || column !== 1);
}
async function linesOf(fs, path, found, masks) {
    const bytes = bytesOf(fs, path);
    if (bytes === undefined || bytes.includes(0))
        return undefined;
    if (!/\.(?:json|ya?ml)$/i.test(path) && (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_7__/* .fileName */ .Md)(path) !== _core_lock_lock_js__WEBPACK_IMPORTED_MODULE_8__/* .LOCK_FILE */ .F)
        return (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(new TextDecoder().decode(bytes), found, 'words');
    const doc = await (0,_core_source_read_js__WEBPACK_IMPORTED_MODULE_5__.readDocument)(path, bytes, { maxDepth: _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__.LIMITS.schemaDepth, orJson: true });
    const hidden = isOfClient(doc.value) ? 'words' : (0,_core_lint_sensitive_js__WEBPACK_IMPORTED_MODULE_1__/* .sensitiveRanges */ .P)(doc, found);
    return (0,_core_report_text_excerpt_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOf */ .z)(doc.text, found, hidden === 'words' ? hidden : [...hidden, ...masks]);
}
function bytesOf(fs, path) {
    try {
        return fs.kind(path) === 'file' ? fs.readFile(path, _core_source_limits_js__WEBPACK_IMPORTED_MODULE_4__.LIMITS.jsonBytes) : undefined;
    }
    catch (error) {
        if (error instanceof _core_result_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            return undefined;
        throw error;
    }
}
function isOfClient(value) {
    if (!(0,_core_value_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .pi)(value) || Object.hasOwn(value, 'schemaVersion'))
        return false;
    return ['mcpServers', 'servers', 'mcp', 'context_servers'].some((key) => Object.hasOwn(value, key));
}


/***/ }),

/***/ 41834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ packReport),
/* harmony export */   Zs: () => (/* binding */ checkJson),
/* harmony export */   z1: () => (/* binding */ unpackReport)
/* harmony export */ });
/* harmony import */ var _result_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27066);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1782);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26019);
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98052);
/* harmony import */ var _result_same_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5876);





function packReport(report) {
    const roles = new Interned();
    const slices = report.projects === undefined ? [report] : (0,_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .takeApart */ .YF)(report).map((project) => project.report);
    const handshakes = slices
        .map((slice) => slice.handshakes)
        .flatMap((verdicts) => (0,_result_same_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .sameAnswers */ .K)(verdicts, (verdict) => answerOf(verdict, roles)).map((group) => {
        const { verdict } = group;
        const subjects = group.subjects.map(({ subject, signature, descriptor }) => {
            const romDigest = descriptor?.romDigest;
            return { path: subject, signature, ...(romDigest === undefined ? {} : { romDigest }) };
        });
        const hosts = group.hosts.map(({ host, profile }) => ({ name: host, profile }));
        if (verdict.verdict === 'not judged') {
            const { reason, help, reservations, error } = verdict;
            return { subjects, hosts, verdict: verdict.verdict, reason, help, reservations, error, roles: [] };
        }
        const { romDigest: _, ...descriptor } = verdict.descriptor;
        return {
            subjects,
            hosts,
            verdict: verdict.verdict,
            reservations: verdict.reservations,
            descriptor,
            error: verdict.error,
            roles: verdict.roles.map((role) => roles.numberOf(role)),
        };
    }));
    const cals = report.cals.map((cal) => ({ ...cal, diagnostics: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .withPages */ .hF)(cal.diagnostics) }));
    return { ...report, diagnostics: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .withPages */ .hF)(report.diagnostics), cals, handshakes, roles: roles.values };
}
function checkJson(report, answer, changes) {
    const changed = changes === undefined ? {} : { changes };
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .resultJson */ .y3)({ ...packReport(report), ...changed, answer: (0,_result_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerJson */ .hi)(answer) }, 2);
}
function unpackReport(file) {
    const { roles, ...packed } = file;
    const verdicts = [];
    for (const entry of packed.handshakes) {
        const own = entry.roles.map((number) => roles[number]);
        if (own.includes(undefined))
            return undefined;
        verdicts.push(expand(entry, own));
    }
    const sizes = packed.projects?.map(({ handshakes }) => handshakes);
    const handshakes = sizes === undefined ? verdicts.flat().sort(_result_same_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVerdicts */ .m) : bySize(verdicts, sizes);
    const cals = packed.cals.map((cal) => ({ ...cal, diagnostics: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutPages */ .$T)(cal.diagnostics) }));
    return { ...packed, diagnostics: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutPages */ .$T)(packed.diagnostics), cals, handshakes };
}
function expand(entry, roles) {
    return entry.subjects.flatMap(({ path, signature, romDigest }) => entry.hosts.map(({ name, profile }) => {
        const pair = { subject: path, signature, host: name, profile };
        if (entry.verdict === 'not judged') {
            const { reason, help, error } = entry;
            return { ...pair, verdict: 'not judged', reason, help, reservations: 0, error, roles: [] };
        }
        const { verdict, reservations, error } = entry;
        const descriptor = { ...entry.descriptor, ...(romDigest === undefined ? {} : { romDigest }) };
        return { ...pair, verdict, reservations, descriptor, error, roles };
    }));
}
function bySize(groups, sizes) {
    const found = [];
    let at = 0;
    for (const size of sizes) {
        const own = [];
        while (own.length < size && at < groups.length)
            own.push(...(groups[at++] ?? []));
        found.push(...own.sort(_result_same_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVerdicts */ .m));
    }
    return [...found, ...groups.slice(at).flat()];
}
function answerOf(verdict, roles) {
    if (verdict.verdict === 'not judged')
        return JSON.stringify([verdict.reason, verdict.help]);
    const { romDigest: _, ...descriptor } = verdict.descriptor;
    return JSON.stringify([descriptor, verdict.error, verdict.roles.map((role) => roles.numberOf(role))]);
}
class Interned {
    values = [];
    #known = new Map();
    #byText = new Map();
    numberOf(value) {
        const known = this.#known.get(value);
        if (known !== undefined)
            return known;
        const text = JSON.stringify(value);
        const number = this.#byText.get(text) ?? this.values.push(value) - 1;
        this.#known.set(value, number);
        this.#byText.set(text, number);
        return number;
    }
}


/***/ }),

/***/ 67147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ REPORT_ARTIFACT),
/* harmony export */   Uq: () => (/* binding */ REPORT_FILE),
/* harmony export */   tL: () => (/* binding */ readReport),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87161);
/* harmony import */ var _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49173);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1782);
/* harmony import */ var _packed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41834);




const REPORT_FILE = 'cartwright-report.json';
const REPORT_ARTIFACT = 'cartwright-report';
function writeReport(file) {
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y3)((0,_packed_js__WEBPACK_IMPORTED_MODULE_3__/* .packReport */ .Kx)(file));
}
async function readReport(text) {
    const doc = (0,_source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(REPORT_FILE, text);
    const [first] = doc.problems;
    if (first !== undefined)
        return { problem: `not valid JSON (line ${first.range.start.line})` };
    const validate = await _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.report();
    const none = { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
    return validate(doc.value) ? ((0,_packed_js__WEBPACK_IMPORTED_MODULE_3__/* .unpackReport */ .z1)(doc.value) ?? none) : none;
}


/***/ }),

/***/ 62034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ commentKeyOf),
/* harmony export */   Ql: () => (/* binding */ commentMarker),
/* harmony export */   iw: () => (/* binding */ commentLead),
/* harmony export */   mk: () => (/* binding */ commentOrigin),
/* harmony export */   pB: () => (/* binding */ ELSEWHERE),
/* harmony export */   wQ: () => (/* binding */ renderComment)
/* harmony export */ });
/* unused harmony export COMMENT_LIMIT */
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47127);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72278);



const COMMENT_LIMIT = 60_000;
const ELSEWHERE = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `The report is in another review of this pull request.\n`;
function commentMarker(key) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .marker */ .xL)(_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO, key);
}
function commentLead({ key, origin }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${commentMarker(key)}\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .marker */ .xL)('origin', origin.sha, `${origin.runId}.${origin.runAttempt}`)}\n`;
}
function commentKeyOf(body) {
    const key = /^<!-- (\S+) (\S+) -->\r?(?:\n|$)/.exec(body);
    if (key === null || key[1] !== _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_MARKER */ .JO)
        return undefined;
    try {
        return decodeURIComponent(key[2] ?? '');
    }
    catch {
        return undefined;
    }
}
function renderComment(input, options) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .reportDocument */ .c)(input, {
        limit: COMMENT_LIMIT,
        size: (text) => text.length,
        rest: options.rest ?? 'the job summary has more',
        lead: commentLead(options),
    });
}
function commentOrigin(body) {
    const match = /^<!-- .*-->\r?\n<!-- origin ([0-9a-f]{40,64}) (\d{1,15})\.(\d{1,9}) -->/.exec(body);
    if (match === null)
        return undefined;
    return { sha: match[1], runId: Number(match[2]), runAttempt: Number(match[3]) };
}


/***/ }),

/***/ 19091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   renderMarkdown: () => (/* binding */ renderMarkdown)
/* harmony export */ });
/* unused harmony exports SUMMARY_LIMIT, utf8Length */
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47127);

const SUMMARY_LIMIT = 999_000;
function renderSummary(input, rest = 'the report file has all of them') {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportDocument */ .c)(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}
function renderMarkdown(input) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportDocument */ .c)(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}
const encoder = new TextEncoder();
function utf8Length(text) {
    return encoder.encode(text).length;
}


/***/ }),

/***/ 19968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ APART),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   matrixOf: () => (/* binding */ matrixOf),
/* harmony export */   vb: () => (/* binding */ markOfCell)
/* harmony export */ });
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54520);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13651);


function matrixOf({ results }) {
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(results);
    const subjects = [...new Set(results.map(({ subject }) => subject))];
    const profiles = new Map(results.map((verdict) => [verdict.profile, label(verdict)]));
    const byPair = new Map(results.map((verdict) => [(0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)(verdict), verdict]));
    const cells = subjects.map((subject) => [...profiles.keys()].map((profile) => {
        const found = byPair.get((0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)({ subject, profile }));
        return found && { verdict: found.verdict, reservations: found.reservations, details: detailsOf(found) };
    }));
    return { subjects, hosts: [...profiles.values()], cells };
}
function detailsOf(verdict) {
    if (verdict.verdict === 'not judged')
        return [{ kind: 'not judged', reason: verdict.reason, help: verdict.help }];
    const data = verdict.error?.error.data;
    return [
        ...verdict.descriptor.unmet.map((id, i) => ({
            kind: 'unmet',
            id,
            offers: data?.supported[i] ?? '',
            asks: data?.requested[i] ?? '',
        })),
        ...verdict.roles.flatMap((role) => (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .reservationsOf */ .VL)(role).map(({ reason }) => ({
            kind: 'reservation',
            role: role.role,
            tool: role.boundTool ?? '',
            reason,
        }))),
    ];
}
const APART = '–';
const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' };
function markOfCell(cell) {
    return cell === undefined ? APART : MARK[(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .markOf */ .Fg)(cell)];
}


/***/ }),

/***/ 17892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ restatingFindings)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64517);

function restatingFindings(report) {
    const refusals = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalsByMessage */ .qu)(report);
    const cals = new Set(report.cals.map(({ path }) => path));
    const subjectOf = ({ rule, path, message, related = [] }) => {
        if (rule === 'handshake/refuse')
            return refusals.get(message)?.subject;
        const isReadiness = rule === 'ready/unstaffed' || rule === 'ready/rac-missing';
        return isReadiness ? [path, ...related.map((each) => each.path)].find((each) => cals.has(each)) : undefined;
    };
    return new Map(report.diagnostics.flatMap((finding) => {
        const subject = subjectOf(finding);
        return subject === undefined ? [] : [[finding, subject]];
    }));
}


/***/ }),

/***/ 27066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
function cautionsOf(counts, nothing) {
    const { errors, warnings, notes, accepted } = counts;
    if (nothing)
        return ['nothing was judged: there is no CAL, no package, no cartridge and no host for what was asked'];
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

/***/ 48160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCommit: () => (/* binding */ findCommit)
/* harmony export */ });
/* harmony import */ var _adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32903);
/* harmony import */ var _adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59685);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21689);



function findCommit(fs, { inside, sha, name, fetch, to }) {
    const { cwd } = fs;
    const repository = (0,_adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(inside);
    const files = (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__.commitFiles)(cwd, sha, fetch, inside);
    const changed = files === undefined ? undefined : (0,_adapters_git_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .changedPaths */ .vl)(inside, sha, to);
    if (repository === undefined || files === undefined || changed === undefined)
        return undefined;
    const inTree = (0,_adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .pathInTree */ .HR)(repository, cwd);
    const [from, top] = (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsOut */ .qm)(inTree) ? [cwd, repository.top] : [`/${inTree}`, ''];
    const differing = new Set(changed.map((path) => (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shortest */ .pr)(from, `${top}/${path}`)));
    const readCode = (path, ...rest) => (differing.has((0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shortest */ .pr)(cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, ...rest);
    return { name, sha, files, differing, readCode };
}


/***/ }),

/***/ 56453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ outsidePorts)
/* harmony export */ });
async function outsidePorts({ checkUrls, live, fs, path, timeout, }) {
    const { urlChecker } = checkUrls ? await __webpack_require__.e(/* import() */ 2959).then(__webpack_require__.bind(__webpack_require__, 32959)) : {};
    const { mcpPeer } = live ? await Promise.all(/* import() */[__webpack_require__.e(5550), __webpack_require__.e(2695)]).then(__webpack_require__.bind(__webpack_require__, 45076)) : {};
    return { urls: urlChecker?.(), peer: mcpPeer?.({ cwd: fs.cwd, path: path ?? '', timeout }) };
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
Object.assign(exports.modules, require("./shared-32065.js").modules);
Object.assign(exports.modules, require("./shared-61621.js").modules);
Object.assign(exports.modules, require("./shared-77789.js").modules);
Object.assign(exports.modules, require("./shared-66607.js").modules);
