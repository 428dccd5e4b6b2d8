export const id = 2116;
export const ids = [2116,9173];
export const modules = {

/***/ 2116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReport: () => (/* binding */ runReport)
});

// EXTERNAL MODULE: ./build/adapters/github/client.js
var github_client = __webpack_require__(6854);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/adapters/github/zip.js

/** More entries than any report artifact has. */
const ENTRIES = 64;
/**
 * Reads one file out of a ZIP archive in memory; nothing is written anywhere and no name in it is used as a path.
 *
 * @param maxBytes the file is refused when it is larger
 * @returns undefined when the archive is broken, encrypted, has no such file or a larger one
 */
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
        // Any offset of a broken archive may point outside of it.
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
/**
 * One file of an artifact of a finished run, as bytes that nobody vouches for: code of the pull request may have made them.
 *
 * @returns undefined when there is none, it is expired, or larger than a report can be
 */
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
    // The library types the answer by its redirect; what arrives is the archive.
    const bytes = (0,github_client/* bytesOf */.$$)(zip);
    return bytes === undefined || bytes.length > ZIP_LIMIT ? undefined : readZipEntry(bytes, fileName, FILE_LIMIT);
}
/** Numbers of the open pull requests whose head is the commit of a run. GitHub is asked, for the run's own list leaves forks out. */
async function pullsOfRun(client, run) {
    const { octokit, repo } = client;
    const [owner = ''] = run.headRepository.split('/');
    if (owner === '' || run.headBranch === '')
        return [];
    const pulls = await (0,github_client/* everyPage */.Lu)(2, (page) => octokit.rest.pulls.list({ ...repo, state: 'open', head: `${owner}:${run.headBranch}`, ...page }));
    return pulls.filter(({ head }) => head.sha === run.headSha).map(({ number }) => number);
}

// EXTERNAL MODULE: ./build/adapters/github/comments.js
var comments = __webpack_require__(3911);
// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/report/comment.js
var comment = __webpack_require__(9632);
// EXTERNAL MODULE: ./build/core/report/leg.js
var report_leg = __webpack_require__(4269);
// EXTERNAL MODULE: ./build/core/report/not-judged.js
var not_judged = __webpack_require__(7512);
// EXTERNAL MODULE: ./build/core/report/report-file.js + 1 modules
var report_file = __webpack_require__(4031);
// EXTERNAL MODULE: ./build/core/report/sarif-context.js
var sarif_context = __webpack_require__(5762);
// EXTERNAL MODULE: ./build/core/report/summary.js
var summary = __webpack_require__(8669);
// EXTERNAL MODULE: ./build/action/post.js
var post = __webpack_require__(6517);
;// CONCATENATED MODULE: ./build/action/report.js










const NEEDS = ['pull-requests: write', 'actions: read'];
const WISH = {
    what: 'post the report of the finished run',
    needs: NEEDS,
    left: 'The verdict of that run stands without it',
};
/**
 * `command: report`, the second stage: posts the report of a finished run, whose own token could not write, as what that run claims.
 * The artifact may be made by code of a stranger, so it is size-capped, checked against its schema and rendered anew; which pull
 * request it belongs to is asked from GitHub by the run's head commit; nothing is checked out. It has no verdict of its own. Where
 * the run left nothing to post, the comments of earlier runs are replaced, since their answer is not one about this commit.
 *
 * @throws UserError `usage` in a job of another event
 */
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
    const { rulesUrl } = (0,sarif_context.sarifContext)(step.env);
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
    const { text } = (0,comment/* renderComment */.wQ)(input, { key: (0,report_leg/* legKey */.Sv)(leg), origin: made, rest: 'the summary of its run has more' });
    runner.addSummary((0,summary/* renderSummary */.Br)(input).text);
    for (const pull of pulls) {
        const posted = await (0,comments/* postComment */.Gy)(client, {
            pull,
            marker: (0,comment/* commentMarker */.Ql)((0,report_leg/* legKey */.Sv)(leg)),
            former: (0,comment/* commentMarker */.Ql)((0,report_leg/* jobKey */.tv)(leg)),
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
    // Which job it was, nobody knows: every comment of the workflow shows an answer about another commit.
    const leg = { directory: '', narrowed: {} };
    const made = { sha: run.headSha, reason: `${problem}; the run ${ended}`, leg };
    runner.addSummary((0,not_judged/* notJudgedText */.K)(made));
    const origin = originOf(run);
    for (const pull of pulls) {
        const replaced = await (0,comments/* replaceComments */.Tl)(client, { pull, origin }, (key) => (0,report_leg/* isOfWorkflow */.b9)(key, run.workflow), (key) => (0,not_judged/* notJudgedComment */.c)(made, { key, origin }));
        runner.log(`cartwright: comments on #${pull} that were replaced: ${replaced}`);
    }
}
function originOf({ headSha, id, attempt }) {
    return { sha: headSha, runId: id, runAttempt: attempt };
}
/** What a run left, or in one line why it cannot be shown as its report. */
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

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText),
/* harmony export */   y: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);

// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
function jsonText(value, indent = 0) {
    return `${JSON.stringify(value, null, indent)
        .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '#\\u0023[')}\n`;
}
/**
 * As {@link jsonText} for what a command prints or a report holds: secrets are cut in every value and name. A fix whose text
 * holds one is left out, for it would write the cut into the file. Files that others compare or sign are {@link jsonText}.
 */
function resultJson(value, indent = 0) {
    const text = jsonText(value, indent);
    return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(text) === text ? text : jsonText(masked(value), indent);
}
function masked(value) {
    if (typeof value === 'string')
        return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(value);
    if (Array.isArray(value))
        return value.map(masked);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inner]) => !FIXES.has(name) || JSON.stringify(masked(inner)) === JSON.stringify(inner));
    return Object.fromEntries(kept.map(([name, inner]) => [(0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(name), masked(inner)]));
}
const FIXES = new Set(['fix', 'fixes']);


/***/ }),

/***/ 7512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ notJudgedText),
/* harmony export */   c: () => (/* binding */ notJudgedComment)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9632);
/* harmony import */ var _leg_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4269);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1930);




/** What the job summary and the comment say of a run without a verdict, as Markdown. */
function notJudgedText({ sha, reason, help, leg }) {
    const words = (0,_leg_js__WEBPACK_IMPORTED_MODULE_1__/* .legWords */ .gl)(leg);
    const commit = sha === '' ? 'this run' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(sha.slice(0, 12));
    return [
        ...(words === '' ? [] : [`${words}\n`]),
        `## ❌ cartwright: could not judge ${commit}\n`,
        `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(reason)}\n`,
        ...(help === undefined ? [] : [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(help)}\n`]),
        'There is no verdict, and no earlier one stands for this commit.\n',
        `<sub>cartwright ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}</sub>\n`,
    ].join('\n');
}
/** The sticky comment of a run without a verdict. */
function notJudgedComment(made, options) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(`${(0,_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentLead */ .iw)(options)}${notJudgedText(made)}`, _comment_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMENT_LIMIT */ .W$);
}


/***/ }),

/***/ 4031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ae: () => (/* binding */ REPORT_ARTIFACT),
  Uq: () => (/* binding */ REPORT_FILE),
  tL: () => (/* binding */ readReport),
  u5: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: ./build/core/source/parse-json.js + 2 modules
var parse_json = __webpack_require__(7161);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
// EXTERNAL MODULE: ./build/core/report/projects.js
var projects = __webpack_require__(6019);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
;// CONCATENATED MODULE: ./build/core/report/packed.js


/**
 * Packs a report for writing. Sixty packages at a hundred and twenty hosts are 7,200 verdicts, and few answers.
 *
 * @returns plain data for JSON; {@link unpackReport} gives the report back
 */
function packReport(report) {
    const roles = new Interned();
    const slices = report.projects === undefined ? [report] : (0,projects/* takeApart */.Y)(report).map((project) => project.report);
    const handshakes = slices
        .map((slice) => slice.handshakes)
        .flatMap((verdicts) => (0,same_answers/* sameAnswers */.K)(verdicts, (verdict) => answerOf(verdict, roles)).map((group) => {
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
/**
 * The report that {@link packReport} packed.
 *
 * @returns undefined when a role is named that the list does not hold
 */
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
    const handshakes = sizes === undefined ? verdicts.flat().sort(same_answers/* compareVerdicts */.m) : bySize(verdicts, sizes);
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
// Groups of one project follow each other, and each project says how many verdicts are its own.
function bySize(groups, sizes) {
    const found = [];
    let at = 0;
    for (const size of sizes) {
        const own = [];
        while (own.length < size && at < groups.length)
            own.push(...(groups[at++] ?? []));
        found.push(...own.sort(same_answers/* compareVerdicts */.m));
    }
    return [...found, ...groups.slice(at).flat()];
}
function answerOf(verdict, roles) {
    if (verdict.verdict === 'not judged')
        return JSON.stringify([verdict.reason, verdict.help]);
    const { romDigest: _, ...descriptor } = verdict.descriptor;
    return JSON.stringify([descriptor, verdict.error, verdict.roles.map((role) => roles.numberOf(role))]);
}
/** Values by number, equal ones once. Most are the same object, and are not written out to be compared. */
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

;// CONCATENATED MODULE: ./build/core/report/report-file.js




/** Name of the file, and of the artifact that hands it to `command: report`. */
const REPORT_FILE = 'cartwright-report.json';
const REPORT_ARTIFACT = 'cartwright-report';
/** The text of a report file, each answer once. */
function writeReport(file) {
    return (0,json_text/* resultJson */.y)(packReport(file));
}
/**
 * Reads a report that somebody else may have made: strict JSON without repeated keys, then `schemas/report.schema.json`.
 *
 * @returns the report, or in one line why it is none; the line holds nothing of the text
 */
async function readReport(text) {
    const doc = (0,parse_json/* parseJson */.q)(REPORT_FILE, text);
    const [first] = doc.problems;
    if (first !== undefined)
        return { problem: `not valid JSON (line ${first.range.start.line})` };
    const validate = await validators.validators.report();
    const none = { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
    return validate(doc.value) ? (unpackReport(doc.value) ?? none) : none;
}


/***/ }),

/***/ 5762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifContext: () => (/* binding */ sarifContext)
/* harmony export */ });
/** Where the rules' reference page lies in cartwright's own repository. */
const RULES_PAGE = 'docs/rules.md';
/**
 * What the environment of a GitHub job tells about the repository that is linted and the action that lints it; nothing
 * outside of one.
 */
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

/***/ 8669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary)
/* harmony export */ });
/* unused harmony exports SUMMARY_LIMIT, renderMarkdown, utf8Length */
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4325);

/** The runner drops a job summary of more than 1 MiB whole. */
const SUMMARY_LIMIT = 999_000;
/** The job summary of a check. */
function renderSummary(input, rest = 'the report file has all of them') {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportDocument */ .c)(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}
/** The report as Markdown for the terminal or a file: everything, without a limit. */
function renderMarkdown(input) {
    return reportDocument(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}
const encoder = new TextEncoder();
/** Bytes of a text in UTF-8. */
function utf8Length(text) {
    return encoder.encode(text).length;
}


/***/ }),

/***/ 9173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validators: () => (/* binding */ validators)
/* harmony export */ });
// The generated modules are untyped JavaScript; this is the one place that gives them a type.
async function load(module) {
    const loaded = await module;
    return (loaded.default ?? loaded.validate);
}
/** The compiled validators of `schemas/`, each loaded when it is first asked for. */
const validators = {
    baseline: () => load(__webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 9607))),
    config: () => load(__webpack_require__.e(/* import() */ 4470).then(__webpack_require__.bind(__webpack_require__, 4470))),
    cartridge: () => load(__webpack_require__.e(/* import() */ 3931).then(__webpack_require__.bind(__webpack_require__, 3931))),
    host: () => load(__webpack_require__.e(/* import() */ 8858).then(__webpack_require__.bind(__webpack_require__, 8858))),
    manifest: () => load(__webpack_require__.e(/* import() */ 8477).then(__webpack_require__.bind(__webpack_require__, 8477))),
    confirmations: () => load(__webpack_require__.e(/* import() */ 2543).then(__webpack_require__.bind(__webpack_require__, 2543))),
    report: () => load(__webpack_require__.e(/* import() */ 5930).then(__webpack_require__.bind(__webpack_require__, 5930))),
    trustRegistry: () => load(__webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 3306))),
    roster: () => load(__webpack_require__.e(/* import() */ 6699).then(__webpack_require__.bind(__webpack_require__, 6699))),
    descriptor: () => load(__webpack_require__.e(/* import() */ 2321).then(__webpack_require__.bind(__webpack_require__, 2321))),
};


/***/ })

};
