"use strict";
exports.id = 8010;
exports.ids = [8010,5245,8778,75,2255,3691,8694];
exports.modules = {

/***/ 28010:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/value/mapping.js
var mapping = __webpack_require__(46774);
;// CONCATENATED MODULE: ./build/adapters/github/context.js


const PAYLOAD_LIMIT = 25 * 1024 * 1024;
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
function readContext(env, cwd) {
    const { payload, problem } = readPayload(env['GITHUB_EVENT_PATH']);
    return contextOf(env, payload, cwd, problem);
}
function contextOf(env, payload, cwd, payloadProblem) {
    const event = env['GITHUB_EVENT_NAME'] ?? '';
    const repository = REPOSITORY.test(env['GITHUB_REPOSITORY'] ?? '') ? env['GITHUB_REPOSITORY'] : undefined;
    const pull = pullOf(payload, repository);
    const ref = env['GITHUB_REF'] ?? '';
    const eventSha = SHA.test(env['GITHUB_SHA'] ?? '') ? (env['GITHUB_SHA'] ?? '') : '';
    const release = asRecord((0,mapping/* member */.Dc)(payload, 'release'));
    const releaseTag = context_text(release['tag_name']);
    const releaseId = release['id'];
    return {
        event,
        repository,
        serverUrl: (env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, ''),
        apiUrl: (env['GITHUB_API_URL'] ?? 'https://api.github.com').replace(/\/+$/, ''),
        sha: pull?.headSha ?? eventSha,
        eventSha,
        ref,
        tag: event === 'release' ? releaseTag : ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : undefined,
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        job: env['GITHUB_JOB'] ?? '',
        runId: integer(env['GITHUB_RUN_ID']),
        runAttempt: integer(env['GITHUB_RUN_ATTEMPT']),
        workspace: env['GITHUB_WORKSPACE'] ?? cwd,
        pull,
        queueBase: queueBaseOf(payload),
        run: runOf(payload),
        release: typeof releaseId === 'number' ? { id: releaseId, draft: release['draft'] === true } : undefined,
        dependabot: env['GITHUB_ACTOR'] === 'dependabot[bot]',
        payloadProblem,
    };
}
function readPayload(path) {
    if (path === undefined || path === '')
        return { payload: undefined };
    try {
        const { size } = (0,external_node_fs_.statSync)(path);
        if (size > PAYLOAD_LIMIT)
            return { payload: undefined, problem: `the event's payload has ${size} bytes` };
        return { payload: JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')) };
    }
    catch {
        return { payload: undefined, problem: "the event's payload cannot be read" };
    }
}
function pullOf(payload, repository) {
    const pull = asRecord((0,mapping/* member */.Dc)(payload, 'pull_request'));
    const headSha = context_text((0,mapping/* member */.Dc)(pull['head'], 'sha')) ?? '';
    const baseSha = context_text((0,mapping/* member */.Dc)(pull['base'], 'sha')) ?? '';
    const number = pull['number'];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || !SHA.test(headSha))
        return undefined;
    const headRepository = context_text((0,mapping/* member */.Dc)((0,mapping/* member */.Dc)(pull['head'], 'repo'), 'full_name'));
    const baseRepository = context_text((0,mapping/* member */.Dc)((0,mapping/* member */.Dc)(pull['base'], 'repo'), 'full_name')) ?? repository;
    const mergeSha = context_text(pull['merge_commit_sha']) ?? '';
    return {
        number,
        headSha,
        baseSha: SHA.test(baseSha) ? baseSha : '',
        baseBranch: context_text((0,mapping/* member */.Dc)(pull['base'], 'ref')) ?? '',
        mergedAs: pull['merged'] === true && SHA.test(mergeSha) ? mergeSha : undefined,
        fork: headRepository !== baseRepository,
    };
}
function queueBaseOf(payload) {
    const base = context_text((0,mapping/* member */.Dc)(asRecord((0,mapping/* member */.Dc)(payload, 'merge_group')), 'base_sha')) ?? '';
    return SHA.test(base) ? base : undefined;
}
function runOf(payload) {
    const run = asRecord((0,mapping/* member */.Dc)(payload, 'workflow_run'));
    const headSha = context_text(run['head_sha']) ?? '';
    if (typeof run['id'] !== 'number' || !SHA.test(headSha))
        return undefined;
    return {
        id: run['id'],
        attempt: typeof run['run_attempt'] === 'number' ? run['run_attempt'] : 1,
        workflow: context_text(run['name']) ?? '',
        event: context_text(run['event']) ?? '',
        conclusion: context_text(run['conclusion']) ?? '',
        headSha,
        headBranch: context_text(run['head_branch']) ?? '',
        headRepository: context_text((0,mapping/* member */.Dc)(run['head_repository'], 'full_name')) ?? '',
    };
}
function asRecord(value) {
    return (0,mapping/* isMapping */.pi)(value) ? value : {};
}
function context_text(value) {
    return typeof value === 'string' ? value : undefined;
}
function integer(value) {
    return /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
}

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(6805);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/summary.js
var summary = __webpack_require__(43327);
// EXTERNAL MODULE: ./build/core/report/github/annotation-plan.js
var annotation_plan = __webpack_require__(78694);
// EXTERNAL MODULE: ./build/core/result/errno.js
var errno = __webpack_require__(37498);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
;// CONCATENATED MODULE: ./build/adapters/github/runner.js





const SAY = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
function githubRunner() {
    const made = { error: 0, warning: 0, notice: 0 };
    const log = (text) => (0,core/* info */.pq)((0,printable.printableLines)(text));
    return {
        made,
        input: (name) => (0,core/* getInput */.V4)(name),
        mask(secret) {
            if (secret === '')
                return;
            (0,core/* setSecret */.Pq)(secret);
            for (const line of secret.split(/\r?\n|\\n/))
                if (line.trim().length >= 8)
                    (0,core/* setSecret */.Pq)(line.trim());
        },
        setOutput(name, value) {
            const file = commandFile('GITHUB_OUTPUT');
            if (file === undefined)
                return;
            try {
                (0,core/* setOutput */.uH)(name, value);
            }
            catch (failure) {
                throw undone(file, failure);
            }
        },
        async addSummary(markdown) {
            const file = commandFile('GITHUB_STEP_SUMMARY');
            if (file === undefined)
                return;
            try {
                await summary/* summary */.z.addRaw(markdown, true).write();
            }
            catch (failure) {
                summary/* summary */.z.emptyBuffer();
                throw undone(file, failure);
            }
        },
        annotations(all) {
            for (const { kind, message, properties } of all) {
                made[kind]++;
                SAY[kind](message, properties);
            }
        },
        annotate(kind, text) {
            if (made[kind]++ < annotation_plan/* ANNOTATIONS_A_LEVEL */.G)
                SAY[kind]((0,printable.printableLines)(text), { title: 'cartwright' });
            else
                log(text);
        },
        log,
    };
}
function commandFile(variable) {
    const path = process.env[variable] ?? '';
    if (path === '')
        return undefined;
    try {
        (0,external_node_fs_.appendFileSync)(path, '');
        const stat = (0,external_node_fs_.statSync)(path);
        return { path, size: stat.isFile() ? stat.size : undefined };
    }
    catch (failure) {
        throw (0,errno/* asUserError */.Y)(failure, path, 'unwritable-file', 'cannot be written');
    }
}
function undone({ path, size }, failure) {
    if (size !== undefined)
        (0,external_node_fs_.truncateSync)(path, size);
    return (0,errno/* asUserError */.Y)(failure, path, 'unwritable-file', 'cannot be written');
}

// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/schema/suggest.js
var suggest = __webpack_require__(8778);
;// CONCATENATED MODULE: ./build/action/inputs.js



function inputs_text(name, description, preset = '') {
    return { name, kind: 'text', default: preset, description };
}
function secret(name, description, preset = '') {
    return { ...inputs_text(name, description, preset), secret: true };
}
function flag(name, description, preset = 'false') {
    return { name, kind: 'flag', default: preset, description };
}
function list(name, description) {
    return { name, kind: 'list', default: '', description };
}
function choice(name, choices, description) {
    return { name, kind: 'choice', choices, default: choices[0], description };
}
const INPUTS = [
    choice('command', ['auto', 'check', 'release', 'init', 'report'], 'What to do: check, release, init or report; auto releases on a published release or a tag push, and checks otherwise'),
    inputs_text('working-directory', 'Folder to check, relative to the workspace: every project at or below it', '.'),
    inputs_text('config', 'Configuration file (default: cartwright.yaml in the working directory, if there is one)'),
    list('cals', 'CAL files or globs (default: the configuration, else every CAL)'),
    list('packages', 'Package folders or globs (default: the configuration, else every cartridge.yaml)'),
    list('cartridges', 'Cartridges, folders or globs (default: the configuration, else every cartridge)'),
    list('hosts', 'Host profiles: files, globs, or names of agent clients (default: the configuration, else every host profile)'),
    flag('changed-only', 'On a pull request, report and judge only what it changes: needs the base commit (checkout with fetch-depth: 2)'),
    choice('config-from', ['head', 'base'], 'Whose configuration, baseline, confirmations, trust and comments judge a pull request or a merge queue: head, or base (checkout with fetch-depth: 2)'),
    inputs_text('shard', 'Judge one part of a very large repository, as INDEX/COUNT; a later job puts the parts together with merge'),
    list('merge', 'Reports of the parts, files or globs: nothing is checked, they are put together and reported as one'),
    choice('fail-on', ['error', 'warning', 'never'], 'What fails the step: error, warning or never'),
    flag('frozen', 'Hold to cartwright.lock: whatever resolves otherwise, or has another digest, is an error'),
    flag('strict', 'Warnings, a pending readiness and a run with nothing to judge fail the step, too'),
    flag('check-urls', 'Look up the URLs of RAC checks'),
    flag('live', 'Start or contact the MCP servers of the host profiles; never on a pull request'),
    inputs_text('server-timeout', 'Seconds that each MCP server may take to start and answer, before what its profile says (default: 7)'),
    flag('annotations', 'Annotate the findings at their places, the checklist of each CAL and what hosts say of each package', 'true'),
    choice('comment', ['true', 'review', 'false'], 'The report on the pull request: true for one comment, review for a review with a thread on each line of the diff that makes the answer no, false for neither'),
    flag('suggest', 'Offer fixes as suggestions on the lines of the pull request'),
    inputs_text('sarif-file', 'Write the findings as SARIF 2.1.0 to this file'),
    inputs_text('out', 'Folder for what is made: reports, cartridges, descriptors'),
    inputs_text('publisher', 'Reverse-DNS id of the publisher'),
    secret('signing-key', 'ed25519 private key (PKCS#8 PEM, also with escaped newlines or in base64)'),
    secret('signing-key-passphrase', 'Passphrase of the signing key'),
    list('public-key', 'Public key files that make a signature trusted'),
    inputs_text('trust-registry', 'Trust registry file'),
    inputs_text('release-tag', 'Release to attach to (default: the tag of the event)'),
    flag('oci', 'Write the released cartridges as an OCI image layout, too: the folder oci in out'),
    flag('overwrite', 'Replace files of the release that have the same name and other bytes; otherwise that is an error'),
    choice('propose', ['summary', 'pull-request'], 'Where init puts its proposal: summary, or pull-request for a branch and a pull request, too'),
    secret('github-token', 'Token for the comment, the suggestions and the release', '${{ github.token }}'),
];
const OUTPUTS = {
    verdict: 'Readiness: ready, pending or not ready',
    compliance: 'Handshake: accept, refuse or not judged',
    errors: 'Number of errors',
    warnings: 'Number of warnings',
    accepted: 'Number of findings that a baseline, a comment or the configuration accepts',
    report: 'Path of the JSON report',
    html: 'Path of the report as one HTML page',
    sarif: 'Path of the SARIF file',
    cartridges: 'JSON array of the paths of the cartridges',
    'rom-digests': 'JSON array of their ROM digests, in the same order',
    descriptors: 'JSON array of the paths of the compliance descriptors',
    oci: 'JSON array of the references of the cartridges in the OCI image layout, LAYOUT:TAG, in the order of cartridges',
};
function readInputs(get) {
    const values = new Map();
    for (const spec of INPUTS) {
        const value = get(spec.name).trim();
        const allowed = spec.kind === 'flag' ? ['true', 'false'] : spec.kind === 'choice' ? spec.choices : undefined;
        const lower = value.toLowerCase();
        const chosen = value === '' ? spec.default : allowed?.includes(lower) ? lower : value;
        if (allowed !== undefined && !allowed.includes(chosen)) {
            const near = (0,suggest.nearest)(chosen, allowed);
            throw new errors/* UserError */.y('bad-input', `input ${spec.name} is ${(0,printable.quote)(value)}`, {
                help: `allowed: ${allowed.join(', ')}${near === undefined ? '' : `; did you mean ${near}?`}`,
            });
        }
        values.set(spec.name, value === '' && spec.default.startsWith('${{') ? '' : chosen);
    }
    return inputsOf((name) => values.get(name) ?? '');
}
function uncheckedInputs(get) {
    const defaults = new Map(INPUTS.map((spec) => [spec.name, spec.default]));
    return inputsOf((name) => get(name).trim() || (defaults.get(name) ?? ''));
}
function inputsOf(text) {
    return {
        text,
        flag: (name) => text(name) === 'true',
        list(name) {
            const items = text(name)
                .split(/[\n,]/)
                .map((item) => item.trim())
                .filter((item) => item !== '');
            return items.length === 0 ? undefined : items;
        },
    };
}

// EXTERNAL MODULE: ./build/core/report/text/user-error.js
var user_error = __webpack_require__(95245);
// EXTERNAL MODULE: ./build/wiring/workspace.js + 5 modules
var wiring_workspace = __webpack_require__(53008);
// EXTERNAL MODULE: ./build/core/report/github/annotations.js
var annotations = __webpack_require__(13691);
;// CONCATENATED MODULE: ./build/action/commands.js
function commandOf(input, context) {
    if (input === 'check' || input === 'release' || input === 'init' || input === 'report')
        return input;
    const released = context.event === 'release' || (context.event === 'push' && context.tag !== undefined);
    return released ? 'release' : 'check';
}
async function loadCommand(name) {
    switch (name) {
        case 'check':
            return (await Promise.all(/* import() */[__webpack_require__.e(557), __webpack_require__.e(5005), __webpack_require__.e(8076), __webpack_require__.e(4164), __webpack_require__.e(4901), __webpack_require__.e(573), __webpack_require__.e(5727), __webpack_require__.e(3287), __webpack_require__.e(6342), __webpack_require__.e(8716), __webpack_require__.e(2642), __webpack_require__.e(4608), __webpack_require__.e(7127), __webpack_require__.e(994), __webpack_require__.e(8805), __webpack_require__.e(5343), __webpack_require__.e(7694)]).then(__webpack_require__.bind(__webpack_require__, 83490))).runCheck;
        case 'release':
            return (await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(1013), __webpack_require__.e(1306), __webpack_require__.e(557), __webpack_require__.e(5005), __webpack_require__.e(8076), __webpack_require__.e(9902), __webpack_require__.e(4901), __webpack_require__.e(8638), __webpack_require__.e(573), __webpack_require__.e(3287), __webpack_require__.e(6342), __webpack_require__.e(2642), __webpack_require__.e(7127), __webpack_require__.e(9952), __webpack_require__.e(8805), __webpack_require__.e(2135), __webpack_require__.e(910), __webpack_require__.e(5606)]).then(__webpack_require__.bind(__webpack_require__, 80468))).runRelease;
        case 'init': {
            const { initCommand } = await Promise.all(/* import() */[__webpack_require__.e(573), __webpack_require__.e(2642), __webpack_require__.e(7127), __webpack_require__.e(9952), __webpack_require__.e(4996)]).then(__webpack_require__.bind(__webpack_require__, 35010));
            const { proposeFromCode } = await Promise.all(/* import() */[__webpack_require__.e(557), __webpack_require__.e(4895), __webpack_require__.e(3512), __webpack_require__.e(9046), __webpack_require__.e(3870)]).then(__webpack_require__.bind(__webpack_require__, 35120));
            return initCommand(proposeFromCode);
        }
        case 'report':
            return (await Promise.all(/* import() */[__webpack_require__.e(573), __webpack_require__.e(2642), __webpack_require__.e(7127), __webpack_require__.e(9952), __webpack_require__.e(5868), __webpack_require__.e(1661)]).then(__webpack_require__.bind(__webpack_require__, 21661))).runReport;
    }
}

;// CONCATENATED MODULE: ./build/action/run.js












const PATH_INPUTS = [
    'config',
    'cartridges',
    'hosts',
    'merge',
    'sarif-file',
    'out',
    'public-key',
    'trust-registry',
];
async function run() {
    const runner = githubRunner();
    const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
    let context;
    try {
        for (const spec of INPUTS)
            if (spec.secret === true)
                runner.mask(runner.input(spec.name));
        context = readContext(process.env, workspace);
        const inputs = readInputs(runner.input);
        if (context.payloadProblem !== undefined)
            runner.log(`cartwright: ${context.payloadProblem}`);
        const command = await loadCommand(commandOf(inputs.text('command'), context));
        const runnerTemporary = process.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
        const temporary = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(runnerTemporary, 'cartwright-'));
        const named = PATH_INPUTS.flatMap((name) => inputs.list(name) ?? []);
        return await command({
            inputs,
            runner,
            context,
            env: process.env,
            fs: (0,wiring_workspace/* workspaceFiles */.PZ)(workspace, runnerTemporary, temporary, named),
            temporary,
        });
    }
    catch (error) {
        const known = (0,errno/* asRefusal */.Z)(error);
        await tell(known, runner, context).catch(() => {
        });
        return known instanceof errors/* UserError */.y ? 2 : 3;
    }
}
async function tell(error, runner, context) {
    try {
        explain(error, runner);
    }
    finally {
        const inputs = uncheckedInputs(runner.input);
        if (context !== undefined && commandOf(inputs.text('command'), context) === 'check') {
            const { sayNotJudged } = await Promise.all(/* import() */[__webpack_require__.e(573), __webpack_require__.e(2642), __webpack_require__.e(7127), __webpack_require__.e(9952), __webpack_require__.e(5868), __webpack_require__.e(2463)]).then(__webpack_require__.bind(__webpack_require__, 42463));
            await sayNotJudged({ context, inputs, runner }, error);
        }
    }
}
function explain(error, runner) {
    if (error instanceof errors/* UserError */.y) {
        const { path, range, message, help } = error;
        if (path === undefined || range === undefined) {
            runner.annotate('error', (0,user_error.formatUserError)(error)
                .replace(/^cartwright: /, '')
                .trimEnd());
        }
        else {
            const found = { rule: 'cartwright', level: 'error', message, path, range };
            runner.annotations([(0,annotations/* findingAnnotation */.BN)(help === undefined ? found : { ...found, help })]);
        }
        return;
    }
    const kind = error instanceof Error ? error.name : typeof error;
    runner.annotate('error', `a bug in cartwright (${kind}): please report it with this run's inputs`);
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

/***/ 78694:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ANNOTATIONS_A_LEVEL),
/* harmony export */   planAnnotations: () => (/* binding */ planAnnotations)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56125);

const ANNOTATIONS_A_LEVEL = 10;
const RESERVED = { error: 1, warning: 2, note: 2 };
function planAnnotations(diagnostics, { overviews = [], made = _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3, rest = 'the job summary has all of them' } = {}) {
    const speaker = new Map(overviews.flatMap((overview) => overview.findings.map((each) => [each, overview])));
    const itemOf = (finding) => speaker.get(finding) ?? finding;
    const problems = [...new Set((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTellingFirst */ .xj)(diagnostics).map(itemOf))];
    const named = new Set(problems);
    const others = byWorth(overviews.filter((overview) => !named.has(overview)));
    const whole = choose(problems, others, made, false);
    const isCut = whole.length < problems.length + others.length;
    const items = isCut ? choose(problems, others, made, true) : whole;
    const taken = new Set(items);
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics);
    const shown = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics.filter((finding) => taken.has(itemOf(finding))));
    const cut = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .subtract */ .Re)(counts, shown);
    const words = [
        ...((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(cut) === 0 ? [] : [`found ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(counts)}; ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(cut)} are not annotated`]),
        ...cutOverviews(overviews, taken),
    ];
    return { items, shown, cut, cutWords: words.length === 0 ? undefined : `cartwright ${words.join('; ')}: ${rest}` };
}
function choose(problems, others, made, isCut) {
    const left = { error: 0, warning: 0, note: 0 };
    for (const level of _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_)
        left[level] = Math.max(0, ANNOTATIONS_A_LEVEL - made[`${level}s`]);
    const sentence = isCut && left.note > 0 ? 1 : 0;
    left.note -= sentence;
    const chosen = problems.filter(({ level }) => left[level] > 0 && left[level]-- > 0);
    for (const level of _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_)
        left[level] -= RESERVED[level] - (level === 'note' ? sentence : 0);
    return [...chosen, ...others.filter(({ level }) => left[level]-- > 0)];
}
function byWorth(overviews) {
    const seen = { checklist: 0, verdict: 0 };
    return overviews
        .map((overview) => ({ overview, turn: seen[overview.kind]++ }))
        .sort((a, b) => Number(b.overview.changed) - Number(a.overview.changed) ||
        _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a.overview.level) - _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b.overview.level) ||
        a.turn - b.turn)
        .map(({ overview }) => overview);
}
const NOUNS = {
    checklist: ['checklist', 'checklists'],
    verdict: ['verdict on a package', 'verdicts on packages'],
};
function cutOverviews(overviews, taken) {
    const cut = ['checklist', 'verdict'].flatMap((kind) => {
        const all = overviews.filter((overview) => overview.kind === kind);
        const n = all.filter((overview) => !taken.has(overview)).length;
        return n === 0 ? [] : [`${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(n)} of ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(all.length, NOUNS[kind][0], NOUNS[kind][1])}`];
    });
    return cut.length === 0 ? [] : [`left out ${cut.join(' and ')}`];
}


/***/ }),

/***/ 13691:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ findingAnnotation),
/* harmony export */   Ih: () => (/* binding */ annotationsOf),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   annotationLines: () => (/* binding */ annotationLines),
/* harmony export */   fz: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98052);
/* harmony import */ var _annotation_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78694);
/* harmony import */ var _markdown_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76510);




const MESSAGE = 4000;
const KIND = { error: 'error', warning: 'warning', note: 'notice' };
function annotationsOf({ items, cutWords }, options = {}) {
    const made = items.map((item) => 'rule' in item ? findingAnnotation(item, options) : overviewAnnotation(item, options));
    if (cutWords !== undefined)
        made.push({ kind: 'notice', message: cutWords, properties: { title: 'cartwright' } });
    return made;
}
function annotationLines(plan, options = {}) {
    return annotationsOf(plan, options).map(commandLine);
}
function annotate(diagnostics, options = {}) {
    const plan = (0,_annotation_plan_js__WEBPACK_IMPORTED_MODULE_1__.planAnnotations)(diagnostics, options);
    return { ...plan, lines: annotationLines(plan, options) };
}
function findingAnnotation(diagnostic, folder = {}) {
    const { rule, level, message, help, path, range } = diagnostic;
    const lines = [
        clean(message),
        ...(help === undefined ? [] : [`help: ${clean(help)}`]),
        ...(rule === 'cartwright' ? [] : [(0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .rulePage */ .gd)(rule)]),
    ];
    return placed({ level, path, range, title: rule }, lines.join('\n'), folder);
}
function overviewAnnotation(overview, { places, ...folder }) {
    const { level, path, title, range = places?.get(overview) } = overview;
    return placed({ level, path, range, title }, fitting(overview), folder);
}
function placed({ level, path, range, title }, text, folder) {
    const file = (0,_markdown_links_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(path, folder.prefix, folder.top);
    const kind = KIND[level];
    const whole = path.replace(/[\r\n]/g, '');
    if (file === undefined || (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(whole) !== whole) {
        return { kind, message: `${clean(path)}: ${text}`, properties: { title: clean(title) } };
    }
    const place = range === undefined ? {} : linesOf(range);
    return { kind, message: text, properties: { file, ...place, title: clean(title) } };
}
function fitting({ lines, mend }) {
    const last = firstLines(mend, MESSAGE / 2);
    return [...firstLines(lines, MESSAGE - last.join('\n').length - 1), ...last].join('\n');
}
function firstLines(lines, limit) {
    const shown = lines.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printableLines)(line), 1000));
    const upTo = (size) => {
        let room = size;
        const over = shown.findIndex((line) => (room -= line.length + 1) < 0);
        return over < 0 ? shown.length : over;
    };
    if (upTo(limit) === shown.length)
        return shown;
    const kept = shown.slice(0, upTo(limit - MORE));
    return [...kept, `… and ${shown.length - kept.length} more lines, which the report has`];
}
const MORE = 60;
function commandLine({ kind, message, properties }) {
    const { title, file, startLine: line, endLine, startColumn: col, endColumn } = properties;
    return workflowCommand(kind, { file, line, endLine, col, endColumn, title }, message);
}
function workflowCommand(command, properties, message) {
    const list = Object.entries(properties).flatMap(([key, value]) => value === undefined ? [] : [`${key}=${escapeProperty(String(value))}`]);
    return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}`;
}
function linesOf({ start, end }) {
    if (start.line < 1 || start.line >= 1e7)
        return {};
    const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
    if (last > start.line)
        return { startLine: start.line, endLine: last };
    const column = Math.max(1, start.column);
    const endColumn = end.line === start.line ? Math.max(column, end.column - 1) : column;
    return { startLine: start.line, endLine: start.line, startColumn: column, endColumn };
}
function clean(text) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), 1900);
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '#\\u0023[');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
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

/***/ 76510:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RF: () => (/* binding */ fileLink),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   XR: () => (/* binding */ ruleAddress),
/* harmony export */   lN: () => (/* binding */ ruleLink),
/* harmony export */   xQ: () => (/* binding */ fileAddress)
/* harmony export */ });
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98052);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27827);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72278);
/* harmony import */ var _value_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21689);




function repositoryPath(path, prefix = '', top = '') {
    const plain = path.replaceAll('\\', '/');
    if (plain === '' || plain.startsWith('/') || /^[A-Za-z]:\//.test(plain))
        return undefined;
    const full = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathFromTop */ .PH)(`${prefix.replaceAll('\\', '/')}/${plain}`);
    const above = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathFromTop */ .PH)(top);
    if (full === undefined || above === undefined || full === above || !(0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(above, full))
        return undefined;
    return above === '' ? full : full.slice(above.length + 1);
}
function fileAddress(target, path, lines) {
    const full = target === undefined ? undefined : repositoryPath(path, target.prefix, target.top);
    if (target === undefined || full === undefined || (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(path) !== path || !isSound(target))
        return undefined;
    const encoded = full.split('/').map(encodeSegment).join('/');
    const real = realLines(lines);
    const anchor = real === undefined ? '' : real.last > real.first ? `#L${real.first}-L${real.last}` : `#L${real.first}`;
    return `${target.serverUrl}/${target.repository}/blob/${target.sha}/${encoded}${anchor}`;
}
function fileLink(target, path, lines, label) {
    const real = realLines(lines);
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(label ?? (real === undefined ? path : `${path}:${real.first}`));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(text, fileAddress(target, path, lines));
}
function realLines(lines) {
    return lines !== undefined && lines.first > 0 && lines.first < 1e7 ? lines : undefined;
}
function ruleAddress(rule, rulesUrl) {
    const anchor = (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleAnchor */ .Ei)(rule);
    return rulesUrl === undefined || anchor === undefined ? undefined : `${rulesUrl}#${anchor}`;
}
function ruleLink(rule, rulesUrl) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule), ruleAddress(rule, rulesUrl));
}
function isSound({ serverUrl, repository, sha }) {
    return (/^https?:\/\/[\w.:-]+$/.test(serverUrl) &&
        /^[\w.-]+\/[\w.-]+$/.test(repository) &&
        /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha));
}
function encodeSegment(segment) {
    const wellFormed = segment.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
    return encodeURIComponent(wellFormed).replace(/[!'()*~_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 72278:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Te: () => (/* reexport safe */ _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__.Te),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|(?<![a-z0-9])gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
function entities(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
function code(text, limit = 200) {
    const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit);
    if (shown.trim() === '')
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `(empty)`;
    if (shown.includes('|'))
        return element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
function element(text, limit = 200) {
    return `<code>${entities((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit))}</code>`;
}
function prose(text, limit = 600) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .reduce((said, part) => (said.endsWith('`') && part.startsWith('`') ? `${said} ${part}` : said + part), '')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
function fenced(block, info) {
    const text = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printableLines)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
function row(...cells) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' | ')(cells)} |\n`;
}
function tableHead(...titles) {
    const rule = titles.map(() => (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `---`);
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' | ')(titles)} |\n${row(...rule)}`;
}
function blocks(parts) {
    return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}
function link(text, address = '') {
    return /^https?:\/\/[\w.:/%#-]+$/.test(address) ? `[${text}](${address})` : text;
}
function marker(...words) {
    const safe = words.map((word) => encodeURIComponent((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(word)).replaceAll('--', '-%2D'));
    return `<!-- ${safe.join(' ')} -->`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ }),

/***/ 95245:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatUserError: () => (/* binding */ formatUserError)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);

function formatUserError(error) {
    const place = error.range === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `:${error.range.start.line}:${error.range.start.column}`;
    const where = error.path === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.path)}${place}: `;
    const help = error.help === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  help: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.help)}\n`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `cartwright: ${where}${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(error.message)}\n${help}`;
}


/***/ }),

/***/ 49139:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ sortDiagnostics),
/* harmony export */   VH: () => (/* binding */ lineError),
/* harmony export */   ag: () => (/* binding */ START_OF_FILE),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   oV: () => (/* binding */ compareDiagnostics),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
const START_OF_FILE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
function fileError(rule, path, message, help) {
    const range = START_OF_FILE;
    return { rule, level: 'error', message, path, range, pointer: '', ...(help === undefined ? {} : { help }) };
}
function lineError(rule, path, line, message, help) {
    const at = { line, column: 1 };
    return { ...fileError(rule, path, message, help), range: { start: at, end: at } };
}
const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const place = (a, b) => a.line - b.line || a.column - b.column;
function compareDiagnostics(a, b) {
    return (text(a.path, b.path) ||
        place(a.range.start, b.range.start) ||
        text(a.rule, b.rule) ||
        place(a.range.end, b.range.end) ||
        text(a.message, b.message));
}
function sortDiagnostics(diagnostics) {
    const sorted = [...diagnostics].sort(compareDiagnostics);
    return sorted.filter((d, i) => i === 0 || compareDiagnostics(d, sorted[i - 1]) !== 0);
}
function summarize(diagnostics, files, accepted = 0) {
    const count = (level) => diagnostics.filter((d) => d.level === level).length;
    return { files, errors: count('error'), warnings: count('warning'), notes: count('note'), accepted };
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

/***/ 8778:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
function nearest(name, candidates) {
    const plain = fold(name);
    const letters = lettersOf(plain);
    const allowed = plain.length <= 4 ? 1 : 2;
    const same = [];
    const holding = [];
    let best;
    let bestDistance = allowed + 1;
    for (const candidate of candidates) {
        const { text, letters: own } = known(candidate);
        if (text === plain)
            same.push(candidate);
        if (holds(text, plain) || holds(plain, text))
            holding.push(candidate);
        const isFar = hasMore(letters & ~own, allowed) || hasMore(own & ~letters, allowed);
        const distance = isFar ? allowed + 1 : editDistance(plain, text, allowed);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
        else if (distance === bestDistance)
            best = undefined;
    }
    if (same.length === 1)
        return same[0];
    return best ?? (bestDistance > allowed && holding.length === 1 ? holding[0] : undefined);
}
function holds(long, short) {
    return short.length >= 4 && long.includes(short);
}
const FOLDED = new Map();
const MOST_FOLDED = 2000;
function known(candidate) {
    let folded = FOLDED.get(candidate);
    if (folded === undefined) {
        const text = fold(candidate);
        folded = { text, letters: lettersOf(text) };
        if (FOLDED.size < MOST_FOLDED)
            FOLDED.set(candidate, folded);
    }
    return folded;
}
function lettersOf(text) {
    let letters = 0;
    for (let i = 0; i < text.length; i++)
        letters |= 1 << (text.charCodeAt(i) & 31);
    return letters;
}
function hasMore(bits, limit) {
    let left = bits;
    for (let i = 0; i < limit; i++)
        left &= left - 1;
    return left !== 0;
}
function fold(name) {
    return name
        .slice(0, 100)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\s_-]+/g, '');
}
let rows = [new Uint8Array(), new Uint8Array(), new Uint8Array()];
function editDistance(a, b, limit) {
    const most = limit + 1;
    if (Math.abs(a.length - b.length) > limit)
        return most;
    if (rows[0].length <= b.length)
        rows = [0, 1, 2].map(() => new Uint8Array(b.length + 100));
    let [before, previous, row] = rows;
    for (let j = 0; j <= b.length; j++)
        previous[j] = Math.min(j, most);
    let [leastBefore, least] = [0, 0];
    for (let i = 1; i <= a.length; i++) {
        const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
        row[first - 1] = first === 1 ? Math.min(i, most) : most;
        if (last < b.length)
            row[last + 1] = most;
        leastBefore = least;
        least = at(row, first - 1);
        for (let j = first; j <= last; j++) {
            const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
            let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
            if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
                cost = Math.min(cost, at(before, j - 2) + 1);
            cost = Math.min(cost, most);
            row[j] = cost;
            if (cost < least)
                least = cost;
        }
        if (least > limit && leastBefore > limit)
            return most;
        [before, previous, row] = [previous, row, before];
    }
    return at(previous, b.length);
}
function at(row, index) {
    return row[index];
}


/***/ }),

/***/ 46774:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Jj: () => (/* binding */ mappingsOf),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   pi: () => (/* binding */ isMapping)
/* harmony export */ });
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    return Object.hasOwn(value, name) ? value[name] : undefined;
}
function textOf(value, name) {
    const text = own(value, name);
    return typeof text === 'string' ? text : '';
}
function mappingsOf(value, name) {
    const list = own(value, name);
    return Array.isArray(list) ? list.filter(isMapping) : [];
}
function member(value, name) {
    return isMapping(value) ? own(value, name) : undefined;
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
Object.assign(exports.modules, require("./shared-58313.js").modules);
