"use strict";
exports.id = 1661;
exports.ids = [1661,9173,8092];
exports.modules = {

/***/ 21661:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
// EXTERNAL MODULE: ./build/core/result/rule-page.js
var rule_page = __webpack_require__(98052);
// EXTERNAL MODULE: ./build/core/report/markdown/summary.js
var summary = __webpack_require__(19091);
// EXTERNAL MODULE: ./build/action/pull/post.js + 1 modules
var post = __webpack_require__(99952);
// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(24541);
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
    const { job = '', directory = '', narrowed = {}, base, sha = '', folder = { prefix: '' } } = origin ?? {};
    const leg = { workflow: run.workflow, job, directory, narrowed };
    const input = {
        report,
        target: { serverUrl, repository, sha: run.headSha, ...folder },
        judged: sha === '' ? { sha } : { sha: run.headSha, ...(base === undefined ? {} : { base }) },
        leg,
        claim: claimOf(step, run, origin?.run?.attempt),
        rulesUrl: rule_page/* RULES_PAGE */.ez,
        ...(policy === undefined ? {} : { policy }),
        ...(changes === undefined ? {} : { changes }),
    };
    const made = originOf(run);
    const { text } = (0,comment/* renderComment */.wQ)(input, { key: (0,markdown_leg/* legKey */.Sv)(leg), origin: made, rest: 'the summary of its run has more' });
    await (0,action_step/* writeHtml */.Tn)(step, input);
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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-87161.js").modules);
Object.assign(exports.modules, require("./shared-41834.js").modules);
