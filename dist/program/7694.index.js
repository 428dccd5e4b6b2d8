"use strict";
exports.id = 7694;
exports.ids = [7694,9173,8160,7789,2065,8092,2228,1621,3009];
exports.modules = {

/***/ 83490:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
// EXTERNAL MODULE: ./build/app/check/options.js
var check_options = __webpack_require__(36117);
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

// EXTERNAL MODULE: ./build/wiring/check-ports.js + 1 modules
var check_ports = __webpack_require__(92883);
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
        parts: new Set(check_options/* CHECK_PARTS */.E),
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 83009:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 83732:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 21236:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ EMPTY_CONFIG),
/* harmony export */   Ox: () => (/* binding */ referrersAnnotation),
/* harmony export */   PF: () => (/* binding */ blobName),
/* harmony export */   _f: () => (/* binding */ referrerType),
/* harmony export */   cO: () => (/* binding */ tagOf),
/* harmony export */   fH: () => (/* binding */ fallbackTag),
/* harmony export */   gI: () => (/* binding */ LAYOUT_FILE),
/* harmony export */   gs: () => (/* binding */ REFERRER_KINDS),
/* harmony export */   iO: () => (/* binding */ referrerKind),
/* harmony export */   s6: () => (/* binding */ OCI),
/* harmony export */   xs: () => (/* binding */ profileOfArtifact)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32754);

const OCI = {
    manifest: 'application/vnd.oci.image.manifest.v1+json',
    index: 'application/vnd.oci.image.index.v1+json',
    empty: 'application/vnd.oci.empty.v1+json',
    layoutVersion: '1.0.0',
    refName: 'org.opencontainers.image.ref.name',
    title: 'org.opencontainers.image.title',
};
const LAYOUT_FILE = 'oci-layout';
const EMPTY_CONFIG = new TextEncoder().encode('{}');
const REFERRER_KINDS = ['manifest', 'descriptor', 'bundle'];
function referrerType(kind, profile) {
    switch (kind) {
        case 'manifest':
            return profile.manifestMediaType;
        case 'descriptor':
            return profile.descriptorMediaType;
        case 'bundle':
            return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .BUNDLE_MEDIA_TYPE */ .NV;
    }
}
function referrerKind(artifactType, profile) {
    return REFERRER_KINDS.find((kind) => referrerType(kind, profile) === artifactType);
}
function profileOfArtifact(artifactType) {
    return _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PREFIXES */ .V4.map((name) => _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .PROFILES */ .jI[name]).find((profile) => profile.cartridgeMediaType === artifactType);
}
function referrersAnnotation({ metaPrefix }) {
    return `${metaPrefix}referrers`;
}
function blobName(digest) {
    return `blobs/${digest.replace(':', '/')}`;
}
function fallbackTag(digest) {
    return digest.replace(':', '-');
}
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
function tagOf(stem) {
    const tag = stem.replaceAll('+', '_');
    return TAG.test(tag) ? tag : undefined;
}


/***/ }),

/***/ 67147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
        if (found === undefined)
            return undefined;
        const { verdict, reservations, wrapped } = found;
        return { verdict, reservations, wrapped, details: detailsOf(found) };
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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 49173:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
async function load(module) {
    return (await module).default;
}
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 89607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 64470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 58858))),
    policy: () => load(__webpack_require__.e(/* import() */ 4866).then(__webpack_require__.bind(__webpack_require__, 24866))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 18477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 32543))),
    sweep: () => load(__webpack_require__.e(/* import() */ 1050).then(__webpack_require__.bind(__webpack_require__, 1050))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 35930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 16699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 12321))),
};


/***/ }),

/***/ 41817:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ locateFinding),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   hg: () => (/* binding */ locateFault),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
function toPointer(path) {
    let pointer = '';
    for (const segment of path)
        pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return pointer;
}
function fromPointer(root, pointer) {
    let value = root;
    const path = [];
    for (const raw of pointer.split('/').slice(1)) {
        const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value =
                typeof value === 'object' && value !== null && Object.hasOwn(value, key)
                    ? value[key]
                    : undefined;
        }
    }
    return path;
}
function valueAt(root, path) {
    let value = root;
    for (const segment of path) {
        if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof segment === 'number'))
            return undefined;
        value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
    return value;
}
function locateFinding(doc, finding) {
    return { rule: finding.rule, ...locateFault(doc, finding) };
}
function locateFault(doc, finding) {
    return {
        level: finding.level,
        message: finding.message,
        path: doc.path,
        range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
        pointer: toPointer(finding.path),
        ...(finding.help === undefined ? {} : { help: finding.help }),
        ...(finding.fix === undefined ? {} : { fix: finding.fix }),
    };
}
function rangeOf(doc, path, part = 'value') {
    for (let length = path.length; length >= 0; length--) {
        const location = doc.locate(path.slice(0, length));
        if (location === undefined)
            continue;
        if (length < path.length)
            return doc.range(location.key ?? firstCharacter(location.value));
        const { key } = location;
        if (part === 'key' && key !== undefined)
            return doc.range(key);
        return doc.range(part === 'entry' ? location.entry : location.value);
    }
    return doc.range({ start: 0, end: 0 });
}
function firstCharacter(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}


/***/ }),

/***/ 88092:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LIMITS: () => (/* binding */ LIMITS),
/* harmony export */   nestsDeeper: () => (/* binding */ nestsDeeper)
/* harmony export */ });
const LIMITS = {
    depth: 100,
    schemaDepth: 1_100,
    jsonBytes: 64 * 1024 * 1024,
    yamlBytes: 2 * 1024 * 1024,
    aliasNodes: 10_000,
};
function nestsDeeper(value, limit) {
    const open = [{ value, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next.value !== 'object' || next.value === null)
            continue;
        if (next.depth > limit)
            return true;
        for (const child of Object.values(next.value))
            open.push({ value: child, depth: next.depth + 1 });
    }
    return false;
}


/***/ }),

/***/ 59231:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    #starts = [0];
    #length;
    constructor(text) {
        this.#length = text.length;
        if (text.includes('\r')) {
            for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g))
                this.#starts.push(index + end.length);
        }
        else {
            for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
                this.#starts.push(end + 1);
        }
    }
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.#length));
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle] <= at)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: at - this.#starts[low] + 1 };
    }
    range(span) {
        return { start: this.position(span.start), end: this.position(span.end) };
    }
    offset(position) {
        const line = Math.max(1, Math.min(position.line, this.#starts.length));
        return Math.min(this.#starts[line - 1] + Math.max(0, position.column - 1), this.#length);
    }
}


/***/ }),

/***/ 72228:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument),
/* harmony export */   readText: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88092);
/* harmony import */ var _parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87161);




async function readDocument(path, bytes, options = {}) {
    const language = languageOf(path, options);
    if (options.orJson === true && language === 'yaml' && bytes[0] === 0x7b) {
        const doc = await readDocument(path, bytes, { ...options, language: 'json' });
        if (doc.problems.length === 0)
            return doc;
    }
    const text = textOf(path, bytes, language);
    return typeof text === 'string' ? readText(path, text, { ...options, language }) : text;
}
async function readText(path, text, options = {}) {
    const { maxDepth } = options;
    if (languageOf(path, options) === 'json')
        return (0,_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(path, text, maxDepth);
    const { quickYaml } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3990)]).then(__webpack_require__.bind(__webpack_require__, 83990));
    return quickYaml(path, text, maxDepth) ?? (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1917)]).then(__webpack_require__.bind(__webpack_require__, 11917))).parseYaml(path, text, maxDepth);
}
function languageOf(path, { language }) {
    return language ?? (/\.json$/i.test(path) ? 'json' : 'yaml');
}
function textOf(path, bytes, language) {
    const json = language === 'json';
    const limit = json ? _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.jsonBytes : _limits_js__WEBPACK_IMPORTED_MODULE_1__.LIMITS.yamlBytes;
    if (bytes.length > limit) {
        const message = `the file has ${bytes.length} bytes; at most ${limit} are read`;
        return unreadable(path, json, 'source/too-large', message, 'split the file');
    }
    const text = decode(bytes);
    return typeof text === 'string'
        ? text
        : unreadable(path, json, 'source/encoding', text.problem, 'save the file as UTF-8');
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
function decode(bytes) {
    if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
        return { problem: 'the file is UTF-16, not UTF-8' };
    }
    try {
        return UTF_8.decode(bytes);
    }
    catch {
        return { problem: 'the file is not valid UTF-8' };
    }
}
function unreadable(path, json, rule, message, help) {
    const problem = (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)(rule, path, message, help);
    return {
        path,
        text: '',
        language: json ? 'json' : 'yaml',
        value: undefined,
        problems: [problem],
        locate: () => undefined,
        range: () => _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
    };
}


/***/ }),

/***/ 1782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonString),
/* harmony export */   Oq: () => (/* binding */ unchangedJson),
/* harmony export */   ip: () => (/* binding */ exactJson),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27827);


const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent).replace(UNSAFE, escaped).replaceAll('##[', '#\\u0023[')}\n`;
}
function exactJson(text) {
    return text;
}
function unchangedJson(line) {
    return line.search(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE) === -1 && !line.includes('##[') ? `${line}\n` : undefined;
}
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text) === text ? text : jsonText(redacted(value), indent);
    return shown.replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, (sign) => (sign === '\n' ? sign : escaped(sign)));
}
function jsonString(text) {
    return JSON.stringify(text).replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, escaped);
}
function escaped(sign) {
    return sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function redacted(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(redacted);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(redacted(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(name), redacted(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 46430:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ }),

/***/ 48160:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 73608:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ filesNamed)
/* harmony export */ });
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



function filesNamed(fs, names) {
    const [first, ...others] = new Set(names.flatMap((name) => filesOf(fs, name)));
    if (first === undefined)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', 'there is no report to merge');
    return [first, ...others];
}
function filesOf(fs, name) {
    if (!(0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(name))
        return [name];
    const glob = (0,_core_value_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .SO)(name);
    if ('problem' in glob)
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('usage', `${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-file', `no file matches ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-47014.js").modules);
Object.assign(exports.modules, require("./shared-27912.js").modules);
Object.assign(exports.modules, require("./shared-32065.js").modules);
Object.assign(exports.modules, require("./shared-41834.js").modules);
Object.assign(exports.modules, require("./shared-61621.js").modules);
Object.assign(exports.modules, require("./shared-77789.js").modules);
Object.assign(exports.modules, require("./shared-66607.js").modules);
