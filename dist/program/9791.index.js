"use strict";
exports.id = 9791;
exports.ids = [9791,9173,1744];
exports.modules = {

/***/ 21661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReport: () => (/* binding */ runReport)
});

// EXTERNAL MODULE: ./build/adapters/github/client.js
var github_client = __webpack_require__(56854);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/adapters/github/zip.js

const ENTRIES = 64;
function readZipEntry(zip, name, maxBytes) {
    const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
    try {
        const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
        if (end < 0)
            return undefined;
        const count = bytes.readUInt16LE(end + 10);
        let at = bytes.readUInt32LE(end + 16);
        for (let i = 0; i < Math.min(count, ENTRIES); i++) {
            if (bytes.readUInt32LE(at) !== 0x02014b50)
                return undefined;
            const nameLength = bytes.readUInt16LE(at + 28);
            if (bytes.toString('utf8', at + 46, at + 46 + nameLength) === name)
                return readEntry(bytes, at, maxBytes);
            at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
        }
    }
    catch {
    }
    return undefined;
}
function readEntry(bytes, at, maxBytes) {
    const encrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    const local = bytes.readUInt32LE(at + 42);
    if (encrypted || size > maxBytes)
        return undefined;
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + packed);
    if (data.length !== packed)
        return undefined;
    if (method === 0)
        return packed === size ? data : undefined;
    if (method !== 8)
        return undefined;
    const inflated = (0,external_node_zlib_.inflateRawSync)(data, { maxOutputLength: maxBytes });
    return inflated.length === size ? inflated : undefined;
}

;// CONCATENATED MODULE: ./build/adapters/github/artifacts.js


const ZIP_LIMIT = 16 * 1024 * 1024;
const FILE_LIMIT = 48 * 1024 * 1024;
async function readArtifactFile(client, runId, artifactName, fileName) {
    const { octokit, repo } = client;
    const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({ ...repo, run_id: runId, name: artifactName });
    const artifact = data.artifacts
        .filter(({ name, expired, size_in_bytes: size }) => name === artifactName && !expired && size <= ZIP_LIMIT)
        .sort((a, b) => b.id - a.id)[0];
    if (artifact === undefined)
        return undefined;
    const { data: zip } = await octokit.rest.actions.downloadArtifact({
        ...repo,
        artifact_id: artifact.id,
        archive_format: 'zip',
    });
    const bytes = (0,github_client/* bytesOf */.$$)(zip);
    return bytes === undefined || bytes.length > ZIP_LIMIT ? undefined : readZipEntry(bytes, fileName, FILE_LIMIT);
}
async function pullsOfRun(client, run) {
    const { octokit, repo } = client;
    const [owner = ''] = run.headRepository.split('/');
    if (owner === '' || run.headBranch === '')
        return [];
    const pulls = await (0,github_client/* everyPage */.Lu)(2, (page) => octokit.rest.pulls.list({ ...repo, state: 'open', head: `${owner}:${run.headBranch}`, ...page }));
    return pulls.filter(({ head }) => head.sha === run.headSha).map(({ number }) => number);
}

// EXTERNAL MODULE: ./build/adapters/github/comments.js
var comments = __webpack_require__(53911);
// EXTERNAL MODULE: ./build/core/result/errors.js
var errors = __webpack_require__(94251);
// EXTERNAL MODULE: ./build/core/report/markdown/comment.js
var comment = __webpack_require__(62034);
// EXTERNAL MODULE: ./build/core/report/markdown/leg.js
var markdown_leg = __webpack_require__(72751);
// EXTERNAL MODULE: ./build/core/report/markdown/pages/not-judged.js
var not_judged = __webpack_require__(84571);
// EXTERNAL MODULE: ./build/core/report/json/report-file.js
var report_file = __webpack_require__(67147);
// EXTERNAL MODULE: ./build/core/report/sarif/context.js
var context = __webpack_require__(1744);
// EXTERNAL MODULE: ./build/core/report/markdown/summary.js
var summary = __webpack_require__(19091);
// EXTERNAL MODULE: ./build/action/pull/post.js + 1 modules
var post = __webpack_require__(99952);
;// CONCATENATED MODULE: ./build/action/pull/report.js










const NEEDS = ['pull-requests: write', 'actions: read'];
const WISH = {
    what: 'post the report of the finished run',
    needs: NEEDS,
    left: 'The verdict of that run stands without it',
};
async function runReport(step) {
    const { context, runner } = step;
    const { run } = context;
    if (run === undefined || context.repository === undefined) {
        throw new errors/* UserError */.y('usage', 'command report belongs into a workflow that runs on workflow_run', {
            help: 'see docs/github.md, pull requests from forks',
        });
    }
    await (0,post/* withoutHarm */.Ns)(step, WISH, async () => {
        const client = await (0,post/* clientOf */.fe)(step);
        const pulls = run.event === 'pull_request' ? await pullsOfRun(client, run) : [];
        if (pulls.length === 0)
            return runner.log('cartwright: no open pull request has the head commit of that run');
        const left = await leftBy(client, run);
        if ('problem' in left)
            await sayNothingLeft(step, client, run, pulls, left.problem);
        else
            await postReport(step, client, run, pulls, left);
    });
    return 0;
}
async function postReport(step, client, run, pulls, { changes, origin, policy, ...report }) {
    const { runner } = step;
    const { serverUrl, repository = '' } = step.context;
    const { rulesUrl } = (0,context.sarifContext)(step.env);
    const { job = '', directory = '', narrowed = {}, base, sha = '', folder = { prefix: '' } } = origin ?? {};
    const leg = { workflow: run.workflow, job, directory, narrowed };
    const input = {
        report,
        target: { serverUrl, repository, sha: run.headSha, ...folder },
        judged: sha === '' ? { sha } : { sha: run.headSha, ...(base === undefined ? {} : { base }) },
        leg,
        claim: claimOf(step, run, origin?.run?.attempt),
        ...(rulesUrl === undefined ? {} : { rulesUrl }),
        ...(policy === undefined ? {} : { policy }),
        ...(changes === undefined ? {} : { changes }),
    };
    const made = originOf(run);
    const { text } = (0,comment/* renderComment */.wQ)(input, { key: (0,markdown_leg/* legKey */.Sv)(leg), origin: made, rest: 'the summary of its run has more' });
    await runner.addSummary((0,summary/* renderSummary */.Br)(input).text);
    for (const pull of pulls) {
        const posted = await (0,comments/* postComment */.Gy)(client, {
            pull,
            marker: (0,comment/* commentMarker */.Ql)((0,markdown_leg/* legKey */.Sv)(leg)),
            former: (0,comment/* commentMarker */.Ql)((0,markdown_leg/* jobKey */.tv)(leg)),
            body: text,
            origin: made,
        });
        runner.log(`cartwright: comment on #${pull} ${posted}`);
    }
}
function claimOf({ context }, run, attempt = run.attempt) {
    const { serverUrl, repository } = context;
    return {
        conclusion: run.conclusion,
        url: `${serverUrl}/${repository}/actions/runs/${run.id}/attempts/${run.attempt}`,
        ...(attempt === run.attempt ? {} : { attempt: { made: attempt, last: run.attempt } }),
    };
}
async function sayNothingLeft({ runner }, client, run, pulls, problem) {
    runner.annotate('warning', problem);
    const ended = run.conclusion === '' ? 'did not say how it ended' : `ended as "${run.conclusion}"`;
    const leg = { directory: '', narrowed: {} };
    const made = { sha: run.headSha, reason: `${problem}; the run ${ended}`, leg };
    await runner.addSummary((0,not_judged/* notJudgedText */.K)(made));
    const origin = originOf(run);
    for (const pull of pulls) {
        const replaced = await (0,comments/* replaceComments */.Tl)(client, { pull, origin }, (key) => (0,markdown_leg/* isOfWorkflow */.b9)(key, run.workflow), (key) => (0,not_judged/* notJudgedComment */.c)(made, { key, origin }));
        runner.log(`cartwright: comments on #${pull} that were replaced: ${replaced}`);
    }
}
function originOf({ headSha, id, attempt }) {
    return { sha: headSha, runId: id, runAttempt: attempt };
}
async function leftBy(client, run) {
    const bytes = await readArtifactFile(client, run.id, report_file/* REPORT_ARTIFACT */.Ae, report_file/* REPORT_FILE */.Uq);
    if (bytes === undefined)
        return { problem: `that run has no readable artifact ${report_file/* REPORT_ARTIFACT */.Ae}` };
    const file = await (0,report_file/* readReport */.tL)(new TextDecoder().decode(bytes));
    const refused = 'problem' in file ? file.problem : foreignTo(run, file);
    return refused === undefined && !('problem' in file)
        ? file
        : { problem: `the artifact ${report_file/* REPORT_ARTIFACT */.Ae} is refused: ${refused}` };
}
function foreignTo(run, { origin }) {
    if (origin === undefined)
        return undefined;
    if (origin.sha !== '' && origin.sha !== run.headSha)
        return 'it is about another commit than that run';
    const made = origin.run;
    const isOfRun = made === undefined || (made.id === run.id && made.attempt <= run.attempt);
    return isOfRun ? undefined : 'another run made it';
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
    return { ...report, handshakes, roles: roles.values };
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
    return { ...packed, handshakes };
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
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86403);
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

/***/ 84571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ notJudgedText),
/* harmony export */   c: () => (/* binding */ notJudgedComment)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62034);
/* harmony import */ var _leg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72751);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72278);




function notJudgedText({ sha, reason, help, leg }) {
    const words = (0,_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legWords */ .gl)(leg);
    const commit = sha === '' ? 'this run' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(sha.slice(0, 12));
    return _markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te.join('\n')([
        ...(words === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${words}\n`]),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `## ❌ cartwright: could not judge ${commit}\n`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason)}\n`,
        ...(help === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(help)}\n`]),
        'There is no verdict, and no earlier one stands for this commit.\n',
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `<sub>cartwright ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}</sub>\n`,
    ]);
}
function notJudgedComment(made, options) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .gfm */ .Te) `${(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentLead */ .iw)(options)}${notJudgedText(made)}`;
}


/***/ }),

/***/ 19091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   renderMarkdown: () => (/* binding */ renderMarkdown)
/* harmony export */ });
/* unused harmony exports SUMMARY_LIMIT, utf8Length */
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86403);

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

/***/ 1744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifContext: () => (/* binding */ sarifContext)
/* harmony export */ });
const RULES_PAGE = 'docs/rules.md';
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

/***/ 771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ complianceOf)
/* harmony export */ });
function complianceOf(verdicts) {
    if (verdicts.includes('refuse'))
        return 'refuse';
    if (verdicts.includes('not judged'))
        return 'not judged';
    return verdicts.length > 0 ? 'accept' : null;
}


/***/ }),

/***/ 54520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ }),

/***/ 13651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   VL: () => (/* binding */ reservationsOf),
/* harmony export */   xj: () => (/* binding */ hostCounts)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);

function reservationsOf({ boundTool, candidates }) {
    const [bound] = candidates;
    return boundTool === null || bound === undefined ? [] : bound.reservations;
}
function verdictWords({ verdict, reservations, }) {
    if (reservations === 0)
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${verdict}`;
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${verdict}, ${reservations} reservation${reservations === 1 ? '' : 's'}`;
}
function markOf({ verdict, reservations, }) {
    return verdict === 'accept' && reservations > 0 ? 'reserved' : verdict;
}
function hostCounts(verdicts) {
    const of = (mark) => verdicts.filter((each) => markOf(each) === mark).length;
    const [reserved, refused, open] = [of('reserved'), of('refuse'), of('not judged')];
    const parts = [
        (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${of('accept') + reserved} of ${verdicts.length} accept`,
        ...(reserved > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${reserved} with reservations`] : []),
        ...(refused > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${refused} refuse${refused === 1 ? 's' : ''}`] : []),
        ...(open > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${open} not judged`] : []),
    ];
    return _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL.join(', ')(parts);
}


/***/ }),

/***/ 49173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 18477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 32543))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 35930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 16699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 12321))),
};


/***/ }),

/***/ 41817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 59231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 1782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    const shown = (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(text) === text ? text : jsonText(redacted(value), indent);
    return shown.replace(_printable_js__WEBPACK_IMPORTED_MODULE_0__.UNSAFE, (sign) => (sign === '\n' ? sign : escaped(sign)));
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

/***/ 67040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ nodeKind),
/* harmony export */   S8: () => (/* binding */ partInRun),
/* harmony export */   Zm: () => (/* binding */ NODE_TYPE_NAMES),
/* harmony export */   jM: () => (/* binding */ NODE_TYPES),
/* harmony export */   ny: () => (/* binding */ takes),
/* harmony export */   tG: () => (/* binding */ kindsOf),
/* harmony export */   xA: () => (/* binding */ NODE_KINDS)
/* harmony export */ });
const STEP = { begins: false, ends: false, branches: false, needs: [], named: true };
const GATEWAY = { ...STEP, branches: true, brackets: ['{', '}'] };
const TERMINAL = { ...STEP, brackets: ['([', '])'], named: false };
const NODE_TYPES = {
    task: {
        properties: {
            id: 'required',
            type: 'required',
            agent: 'required',
            action: 'optional',
            requires: 'optional',
            completion: 'required',
            sideEffects: 'optional',
            approval: 'optional',
            budget: 'optional',
            guardrails: 'optional',
        },
        kinds: { task: { ...STEP, brackets: ['[', ']'], named: false, what: 'a participant does a piece of work' } },
    },
    gateway: {
        properties: { id: 'required', type: 'required', gateway: 'required' },
        kindProperty: 'gateway',
        kinds: {
            exclusive: { ...GATEWAY, what: 'one of its edges is taken' },
            parallel: { ...GATEWAY, what: 'all of its edges are taken' },
            inclusive: { ...GATEWAY, what: 'every edge whose condition holds is taken' },
        },
    },
    event: {
        properties: { id: 'required', type: 'required', event: 'required', afterMs: 'optional' },
        kindProperty: 'event',
        kinds: {
            start: { ...TERMINAL, begins: true, what: 'the run begins' },
            end: { ...TERMINAL, ends: true, what: 'the run is done' },
            stop: { ...TERMINAL, ends: true, named: true, what: 'the run is broken off' },
            handoff: { ...STEP, brackets: ['[/', '/]'], what: 'the work is handed over' },
            timer: { ...STEP, needs: ['afterMs'], brackets: ['[[', ']]'], what: 'the run waits' },
        },
    },
};
const NODE_TYPE_NAMES = Object.keys(NODE_TYPES);
const NODE_KINDS = {
    ...NODE_TYPES.task.kinds,
    ...NODE_TYPES.gateway.kinds,
    ...NODE_TYPES.event.kinds,
};
const TYPES = new Map(Object.entries(NODE_TYPES));
const own = (node, name) => (Object.hasOwn(node, name) ? node[name] : undefined);
function kindsOf(type) {
    return Object.keys(NODE_TYPES[type].kinds);
}
function nodeKind(node) {
    const type = TYPES.get(own(node, 'type'));
    const name = type === undefined ? undefined : own(node, type.kindProperty ?? 'type');
    return typeof name === 'string' && type !== undefined && Object.hasOwn(type.kinds, name)
        ? name
        : undefined;
}
function partInRun(node) {
    const kind = nodeKind(node);
    if (kind !== undefined)
        return NODE_KINDS[kind];
    const [first, ...others] = Object.values(TYPES.get(own(node, 'type'))?.kinds ?? {});
    const same = (a, b) => a.begins === b.begins && a.ends === b.ends && a.branches === b.branches;
    return first !== undefined && others.every((other) => same(first, other)) ? first : undefined;
}
function takes(node, property) {
    return Object.hasOwn(TYPES.get(own(node, 'type'))?.properties ?? {}, property);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-88092.js").modules);
Object.assign(exports.modules, require("./shared-26019.js").modules);
