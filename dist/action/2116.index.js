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
// EXTERNAL MODULE: ./build/core/report/report-file.js
var report_file = __webpack_require__(4494);
// EXTERNAL MODULE: ./build/core/report/sarif-context.js
var sarif_context = __webpack_require__(5762);
// EXTERNAL MODULE: ./build/core/report/summary.js
var summary = __webpack_require__(8669);
// EXTERNAL MODULE: ./build/action/post.js + 2 modules
var post = __webpack_require__(6934);
// EXTERNAL MODULE: ./build/action/step.js
var action_step = __webpack_require__(4541);
;// CONCATENATED MODULE: ./build/action/report.js









const NEEDS = ['pull-requests: write', 'actions: read'];
/**
 * `command: report`, the second stage: posts the report of a finished run, whose own token could not write. The artifact may be made
 * by code of a stranger, so it is size-capped, checked against its schema and rendered anew; which pull request it belongs to is
 * asked from GitHub by the run's head commit; nothing is checked out. It has no verdict of its own.
 *
 * @throws UserError `usage` in a job of another event
 */
async function runReport(step) {
    const { context, runner } = step;
    const { run, repository, serverUrl } = context;
    if (run === undefined || repository === undefined) {
        throw new errors/* UserError */.y('usage', 'command report belongs into a workflow that runs on workflow_run', {
            help: 'see docs/github.md, pull requests from forks',
        });
    }
    await (0,post/* withoutHarm */.N)(step, 'post the report of the finished run', NEEDS, async () => {
        const client = await (0,post/* clientOf */.f)(step);
        const pulls = run.event === 'pull_request' ? await pullsOfRun(client, run) : [];
        if (pulls.length === 0)
            return runner.log('cartwright: no open pull request has the head commit of that run');
        const bytes = await readArtifactFile(client, run.id, report_file/* REPORT_ARTIFACT */.Ae, report_file/* REPORT_FILE */.Uq);
        if (bytes === undefined)
            return runner.log(`cartwright: that run has no readable artifact ${report_file/* REPORT_ARTIFACT */.Ae}`);
        const file = await (0,report_file/* readReport */.tL)(new TextDecoder().decode(bytes));
        if ('problem' in file) {
            return runner.annotate('warning', `the artifact ${report_file/* REPORT_ARTIFACT */.Ae} is refused: ${file.problem}`);
        }
        const { changes, origin, policy, ...report } = file;
        const target = { serverUrl, repository, sha: run.headSha, prefix: '' };
        const { rulesUrl } = (0,sarif_context.sarifContext)(step.env);
        const links = rulesUrl === undefined ? {} : { rulesUrl };
        const input = {
            report,
            target,
            ...links,
            ...(policy === undefined ? {} : { policy }),
            ...(changes === undefined ? {} : { changes }),
        };
        const key = (0,action_step/* commentKey */.Td)(run.workflow, origin?.job ?? '', origin?.directory ?? '');
        const made = { sha: run.headSha, runId: run.id, runAttempt: run.attempt };
        const { text } = (0,comment/* renderComment */.wQ)(input, { key, origin: made, rest: 'the summary of its run has more' });
        runner.addSummary((0,summary/* renderSummary */.Br)(input).text);
        for (const pull of pulls) {
            const posted = await (0,comments/* postComment */.G)(client, { pull, marker: (0,comment/* commentMarker */.Ql)(key), body: text, origin: made });
            runner.log(`cartwright: comment on #${pull} ${posted}`);
        }
    });
    return 0;
}


/***/ }),

/***/ 4494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ REPORT_ARTIFACT),
/* harmony export */   Uq: () => (/* binding */ REPORT_FILE),
/* harmony export */   tL: () => (/* binding */ readReport),
/* harmony export */   u5: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7161);
/* harmony import */ var _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9173);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4432);



/** Name of the file, and of the artifact that hands it to `command: report`. */
const REPORT_FILE = 'cartwright-report.json';
const REPORT_ARTIFACT = 'cartwright-report';
/** The text of a report file. */
function writeReport(file) {
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(file);
}
/**
 * Reads a report that somebody else may have made: strict JSON without repeated keys, then `schemas/report.schema.json`.
 *
 * @returns the report, or in one line why it is none; the line holds nothing of the text
 */
async function readReport(text) {
    const doc = (0,_source_parse_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(REPORT_FILE, text);
    const [first] = doc.problems;
    if (first !== undefined)
        return { problem: `not valid JSON (line ${first.range.start.line})` };
    const validate = await _schema_validators_js__WEBPACK_IMPORTED_MODULE_1__.validators.report();
    if (!validate(doc.value))
        return { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
    return doc.value;
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
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9239);

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
