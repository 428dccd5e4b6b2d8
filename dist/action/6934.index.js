export const id = 6934;
export const ids = [6934];
export const modules = {

/***/ 6934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ clientOf),
  _d: () => (/* binding */ postingPull),
  reportOnPull: () => (/* binding */ reportOnPull),
  Ns: () => (/* binding */ withoutHarm)
});

// EXTERNAL MODULE: ./build/adapters/github/client.js
var github_client = __webpack_require__(6854);
// EXTERNAL MODULE: ./build/adapters/github/comments.js
var comments = __webpack_require__(3911);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/shard.js
var shard = __webpack_require__(1998);
// EXTERNAL MODULE: ./build/core/source/line-index.js
var line_index = __webpack_require__(9231);
// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(6125);
// EXTERNAL MODULE: ./build/core/report/links.js
var links = __webpack_require__(2148);
// EXTERNAL MODULE: ./build/core/report/markdown.js + 1 modules
var markdown = __webpack_require__(1930);
;// CONCATENATED MODULE: ./build/core/report/suggestions.js






/** More would be noise, and a review of many comments is often refused. */
const SUGGESTIONS_A_REVIEW = 10;
const LINES = 30;
/**
 * Turns fixes into review comments with suggestion blocks. Only fixes whose every line is part of the diff, and reads there as it
 * reads in `sources`, become one: the checkout of a pull request is a merge, whose lines may stand elsewhere.
 *
 * @param sources text of the files that were checked, by path relative to the working directory
 * @param posted keys of suggestions that stand on the pull request already
 */
function suggestFixes(diagnostics, changed, sources, options = {}) {
    const patches = new Map(changed.map((file) => [file.path, file.patch]));
    const suggestions = [];
    const taken = new Map();
    for (const diagnostic of (0,counts/* mostTellingFirst */.xj)(diagnostics)) {
        if (suggestions.length === SUGGESTIONS_A_REVIEW)
            break;
        if (diagnostic.fix === undefined)
            continue;
        const path = (0,links/* repositoryPath */.SH)(diagnostic.path, options.prefix);
        const text = sources.get(diagnostic.path);
        const patch = path === undefined ? undefined : patches.get(path);
        if (path === undefined || text === undefined || patch === undefined)
            continue;
        const change = replacedLines(text, diagnostic.fix);
        if (change === undefined || !isInDiff(patch, text, change.first, change.last))
            continue;
        const key = keyOf(diagnostic, change.text);
        const lines = taken.get(path) ?? [];
        const overlaps = lines.some((line) => line >= change.first && line <= change.last);
        if (options.posted?.has(key) === true || overlaps)
            continue;
        for (let line = change.first; line <= change.last; line++)
            lines.push(line);
        taken.set(path, lines);
        suggestions.push({
            path,
            ...(change.last > change.first ? { startLine: change.first } : {}),
            line: change.last,
            body: bodyOf(diagnostic, diagnostic.fix, change.text, key),
            key,
        });
    }
    return suggestions;
}
/** The key in the first line of a review comment, or undefined when it is none of ours. */
function suggestionKey(body) {
    return /^<!-- cartwright-fix ([0-9a-f]{16}) -->/.exec(body)?.[1];
}
function bodyOf({ rule, message, help }, fix, text, key) {
    const words = [`${(0,markdown/* code */.aY)(rule)}: ${(0,markdown/* prose */.CS)(message)}`, ...(help === undefined ? [] : [(0,markdown/* prose */.CS)(help)]), (0,markdown/* prose */.CS)(fix.title)];
    return `<!-- cartwright-fix ${key} -->\n${words.join('\n\n')}\n\n${(0,markdown/* fenced */.OF)(text, 'suggestion')}\n`;
}
// Whole lines, widened by one when the fix takes a line break away.
function replacedLines(text, fix) {
    if (fix.edits.length === 0 || text.includes('\r'))
        return undefined;
    const index = new line_index/* LineIndex */.r(text);
    const starts = fix.edits.map(({ range }) => range.start.line);
    const ends = fix.edits.map(({ range: { start, end } }) => end.column === 1 && end.line > start.line ? end.line - 1 : end.line);
    const first = Math.min(...starts);
    const fixed = apply(text, fix, index);
    for (const last of [Math.max(...ends), Math.max(...ends) + 1]) {
        const from = index.offset({ line: first, column: 1 });
        const after = text.length - lineEnd(text, index.offset({ line: last, column: 1 }));
        const lines = fixed.slice(from, fixed.length - after);
        if (last - first >= LINES || (after > 0 && lines !== '' && !lines.endsWith('\n')))
            continue;
        const shown = lines.replace(/\n$/, '');
        const odd = shown.split('\n').some((line) => (0,printable/* printable */.g$)(line.replaceAll('\t', ' ')) !== line.replaceAll('\t', ' '));
        return odd ? undefined : { first, last, text: shown };
    }
    return undefined;
}
function lineEnd(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end + 1;
}
function apply(text, fix, index) {
    const edits = fix.edits.map(({ range, newText }) => ({
        start: index.offset(range.start),
        end: index.offset(range.end),
        newText,
    }));
    edits.sort((a, b) => b.start - a.start);
    return edits.reduce((result, { start, end, newText }) => result.slice(0, start) + newText + result.slice(end), text);
}
// GitHub takes a comment on lines of one hunk only.
function isInDiff(patch, text, first, last) {
    const lines = text.split('\n');
    return newSideHunks(patch).some(({ start, lines: hunk }) => {
        if (first < start || last >= start + hunk.length)
            return false;
        for (let line = first; line <= last; line++)
            if (hunk[line - start] !== lines[line - 1])
                return false;
        return true;
    });
}
/** The head's side of each hunk: the number of its first line, and its lines. */
function newSideHunks(patch) {
    const hunks = [];
    for (const line of patch.split('\n')) {
        const head = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
        if (head !== null)
            hunks.push({ start: Number(head[1]), lines: [] });
        else if (line.startsWith('+') || line.startsWith(' '))
            hunks.at(-1)?.lines.push(line.slice(1));
    }
    return hunks;
}
// A name for the finding that survives when its lines move; two seeds, as one is short.
function keyOf({ rule, path, pointer }, text) {
    const name = JSON.stringify([rule, path, pointer, text]);
    return [(0,shard/* fnv1a */.PS)(name), (0,shard/* fnv1a */.PS)(name, 0x01000193)].map((hash) => hash.toString(16).padStart(8, '0')).join('');
}

// EXTERNAL MODULE: ./build/adapters/github/identity.js
var github_identity = __webpack_require__(6723);
// EXTERNAL MODULE: ./build/adapters/github/trouble.js
var trouble = __webpack_require__(174);
;// CONCATENATED MODULE: ./build/adapters/github/reviews.js




const FILE_PAGES = 30;
const COMMENT_PAGES = 30;
/** The files that a pull request changes, with their hunks; GitHub names 3,000 at most. */
async function changedFiles(client, pull) {
    const { octokit, repo } = client;
    const files = await (0,github_client/* everyPage */.Lu)(FILE_PAGES, (page) => octokit.rest.pulls.listFiles({ ...repo, pull_number: pull, ...page }));
    return files
        .filter(({ status }) => status !== 'removed')
        .map(({ filename, patch }) => (patch === undefined ? { path: filename } : { path: filename, patch }));
}
/** Keys of our suggestions that stand on the pull request, whatever became of their lines. */
async function postedSuggestions(client, pull) {
    const { octokit, repo } = client;
    const identity = new github_identity/* Identity */.l(client);
    const comments = await (0,github_client/* everyPage */.Lu)(COMMENT_PAGES, (page) => octokit.rest.pulls.listReviewComments({ ...repo, pull_number: pull, ...page }));
    const keys = new Set();
    for (const { body, user } of comments) {
        const key = suggestionKey(body);
        if (key !== undefined && (await identity.isOwn(user)))
            keys.add(key);
    }
    return keys;
}
/**
 * Posts suggestions as one review. GitHub refuses a review whole for one line that it does not like; then each is tried by itself.
 *
 * @returns how many were posted
 */
async function postSuggestions(client, pull, headSha, suggestions) {
    if (suggestions.length === 0)
        return 0;
    const { octokit, repo } = client;
    const comments = suggestions.map(({ path, startLine, line, body }) => ({
        path,
        line,
        side: 'RIGHT',
        body,
        ...(startLine === undefined ? {} : { start_line: startLine, start_side: 'RIGHT' }),
    }));
    try {
        await octokit.rest.pulls.createReview({
            ...repo,
            pull_number: pull,
            commit_id: headSha,
            event: 'COMMENT',
            comments,
        });
        return comments.length;
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.vr) || error.kind !== 'rejected')
            throw error;
    }
    let posted = 0;
    for (const comment of comments) {
        try {
            await octokit.rest.pulls.createReviewComment({ ...repo, pull_number: pull, commit_id: headSha, ...comment });
            posted++;
        }
        catch (error) {
            if (!(error instanceof trouble/* GitHubTrouble */.vr) || error.kind !== 'rejected')
                throw error;
        }
    }
    return posted;
}

// EXTERNAL MODULE: ./build/adapters/github/retry.js
var retry = __webpack_require__(827);
// EXTERNAL MODULE: ./build/core/report/comment.js
var comment = __webpack_require__(9632);
// EXTERNAL MODULE: ./build/core/report/leg.js
var report_leg = __webpack_require__(4269);
;// CONCATENATED MODULE: ./build/action/post.js










const NEEDS = ['pull-requests: write'];
const SOURCE_LIMIT = 4 * 1024 * 1024;
/** Puts comment and suggestions on the pull request. Never throws: trouble is one notice, and the verdict is not touched. */
async function reportOnPull(step, pull, made) {
    const { inputs, runner } = step;
    await postingPull(step, pull, async () => {
        const client = await clientOf(step);
        if (inputs.flag('comment'))
            runner.log(await post_comment(step, client, pull, made));
        if (inputs.flag('suggest'))
            runner.log(await suggest(step, client, pull, made.report));
    });
}
/** Does what writes to a pull request; what GitHub refuses is one notice with the way out. */
async function postingPull({ context, runner }, pull, action) {
    await withoutHarm({ runner }, 'post the report on the pull request', NEEDS, async () => {
        try {
            await action();
        }
        catch (error) {
            // A setting of private repositories gives forks a token that may write, so only GitHub's answer tells.
            const stranger = pull.fork ? 'from a fork' : context.dependabot ? 'of Dependabot' : undefined;
            const refused = error instanceof trouble/* GitHubTrouble */.vr && error.kind === 'permission';
            if (!refused || stranger === undefined || context.event !== 'pull_request')
                throw error;
            runner.annotate('notice', `the token of a pull request ${stranger} may not write: the report is in the job summary; "command: report" in a workflow_run can post it`);
        }
    });
}
/** A client with the job's token; without more, with the time that a report may take. */
async function clientOf({ context, inputs, runner }, timing = retry/* REPORT_TIMING */.WJ) {
    const { apiUrl, repository = '' } = context;
    const say = (line) => runner.log(`cartwright: ${line}`);
    return (0,github_client/* connect */.Ng)({ token: inputs.text('github-token'), apiUrl, repository, timing, say });
}
/** Does what may fail without a consequence; says in one notice what failed and what would help. */
async function withoutHarm({ runner }, what, needs, action) {
    try {
        await action();
    }
    catch (error) {
        if (error instanceof trouble/* GitHubTrouble */.vr)
            runner.annotate('notice', (0,trouble/* troubleNotice */.Sy)(error, what, needs));
        else
            runner.annotate('notice', `could not ${what}: a bug in cartwright. The verdict stands without it`);
    }
}
async function post_comment({ context }, client, pull, { body, leg, report }) {
    const { runId, runAttempt } = context;
    const nothing = report.diagnostics.length + report.cals.length + report.handshakes.length === 0;
    const posted = await (0,comments/* postComment */.G)(client, {
        pull: pull.number,
        marker: (0,comment/* commentMarker */.Ql)((0,report_leg/* legKey */.Sv)(leg)),
        former: (0,comment/* commentMarker */.Ql)((0,report_leg/* jobKey */.tv)(leg)),
        body,
        origin: { sha: pull.headSha, runId, runAttempt },
        onlyUpdate: nothing,
    });
    return `cartwright: comment ${posted}`;
}
async function suggest({ fs }, client, pull, report) {
    const fixable = report.diagnostics.filter(({ fix }) => fix !== undefined);
    if (fixable.length === 0)
        return 'cartwright: nothing to suggest';
    const changed = await changedFiles(client, pull.number);
    const paths = new Set(changed.map(({ path }) => path));
    const sources = new Map();
    for (const { path } of fixable) {
        if (sources.has(path) || !paths.has((0,links/* repositoryPath */.SH)(path) ?? '') || fs.kind(path) !== 'file')
            continue;
        sources.set(path, new TextDecoder('utf-8', { fatal: true }).decode(fs.readFile(path, SOURCE_LIMIT)));
    }
    if (sources.size === 0)
        return 'cartwright: nothing to suggest on the lines of this pull request';
    const posted = await postedSuggestions(client, pull.number);
    const suggestions = suggestFixes(fixable, changed, sources, { posted });
    return `cartwright: ${(0,markdown/* count */.U9)(await postSuggestions(client, pull.number, pull.headSha, suggestions), 'new suggestion')}`;
}


/***/ }),

/***/ 6854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Lu: () => (/* binding */ everyPage),
/* harmony export */   Ng: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(827);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(174);




/**
 * Makes a client. Nothing is sent and the heavy library is loaded only now, so a job that posts nothing does not pay for it.
 *
 * @throws GitHubTrouble `token` for a token that no header can carry
 */
async function connect({ token, apiUrl, repository, timing = _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_TIMING */ .WJ, say = nothing, }) {
    if (!/^[\x21-\x7e]+$/.test(token))
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .vr('token', 0, 'no usable token');
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2785).then(__webpack_require__.bind(__webpack_require__, 2785));
    const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };
    const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: `cartwright/${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}`, log: silent });
    let [left, patience] = [timing.totalMs, timing.patienceMs];
    octokit.hook.wrap('request', async (request, options) => {
        const upload = options['data'] instanceof Uint8Array ? options['data'].length / timing.uploadBytesPerMs : 0;
        for (let tries = 1;; tries++) {
            if (left <= 0)
                throw new _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .vr('unavailable', 0, 'the time for reports is used up');
            // The library's hooks share one object of options; a copy handed to the next hook would not be looked at.
            options.request = {
                ...options.request,
                signal: AbortSignal.timeout(Math.ceil(Math.min(timing.requestMs, left) + upload)),
            };
            const begun = timing.now();
            let failure;
            try {
                const response = await request(options);
                // The library hands out a broken body as text, and one that was cut off as an empty one.
                if (typeof response.data !== 'string' || response.status === 204)
                    return response;
                failure = { status: 0, headers: {}, message: 'the answer is no JSON' };
            }
            catch (error) {
                failure = failureOf(error);
            }
            finally {
                if (upload === 0)
                    left -= timing.now() - begun;
            }
            const wait = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfter */ .P9)(failure, tries, options.method !== 'POST', Date.now(), timing.random());
            if (wait === undefined || wait >= patience)
                throw troubleOf(failure);
            patience -= wait;
            if ((0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isLimit */ .S4)(failure))
                say(`waiting ${Math.ceil(wait / 1000)} s for a rate limit of GitHub to end`);
            await timing.sleep(wait);
        }
    });
    const [owner = '', repo = ''] = repository.split('/');
    return { octokit, repo: { owner, repo }, token, apiUrl, timing };
}
/** Every member of a list, over its pages; stops at `pages`. Does not rely on the header `link`, which proxies lose. */
async function everyPage(pages, fetchPage) {
    const all = [];
    for (let page = 1; page <= pages; page++) {
        const { data } = await fetchPage({ per_page: PER_PAGE, page });
        if (!Array.isArray(data))
            throw new _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .vr('unavailable', 0, 'the answer is no list');
        all.push(...data);
        if (data.length < PER_PAGE)
            break;
    }
    return all;
}
/** The bytes of an answer that is a file; the library types such answers as if they were JSON. */
function bytesOf(data) {
    const isBuffer = Object.prototype.toString.call(data) === '[object ArrayBuffer]';
    return isBuffer ? new Uint8Array(data) : undefined;
}
const PER_PAGE = 100;
function nothing() {
    // The library would write to the log, unescaped.
}
function failureOf(error) {
    if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .vr)
        throw error;
    const { status, response } = error;
    if (typeof status !== 'number' || response === undefined) {
        return { status: 0, headers: {}, message: 'no answer' };
    }
    const { message, errors } = response.data ?? {};
    const codes = Array.isArray(errors) ? errors.map((each) => each?.code) : [];
    return {
        status,
        headers: response.headers ?? {},
        message: typeof message === 'string' ? message : '',
        taken: codes.includes('already_exists'),
    };
}
function troubleOf(failure) {
    return new _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .vr(kindOf(failure), failure.status, (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(failure.message).slice(0, 300));
}
function kindOf(failure) {
    const { status } = failure;
    if ((0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isLimit */ .S4)(failure))
        return 'rate-limit';
    if (status === 401)
        return 'token';
    if (status === 403)
        return 'permission';
    if (status === 404 || status === 410)
        return 'not-found';
    if (failure.taken === true)
        return 'taken';
    return status === 0 || status >= 500 ? 'unavailable' : 'rejected';
}


/***/ }),

/***/ 3911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ postComment),
/* harmony export */   T: () => (/* binding */ replaceComments)
/* harmony export */ });
/* harmony import */ var _core_report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9632);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6854);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6723);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(174);




const PAGES = 30;
const TRIES = 3;
/**
 * Puts the report on the pull request: the one comment that starts with the marker and is our own is updated, otherwise one is made.
 *
 * @throws GitHubTrouble when it cannot be posted
 */
async function postComment(client, sticky) {
    const { octokit, repo } = client;
    const identity = new _identity_js__WEBPACK_IMPORTED_MODULE_2__/* .Identity */ .l(client);
    const { data: pull } = await octokit.rest.pulls.get({ ...repo, pull_number: sticky.pull });
    if (pull.head.sha !== sticky.origin.sha)
        return 'superseded';
    const { marker, former } = sticky;
    const standing = await ownComments(client, identity, sticky.pull, [
        marker,
        ...(former === undefined ? [] : [former]),
    ]);
    const existing = standing.find(startsWith(marker));
    if (existing !== undefined) {
        const updated = await update(client, existing, sticky);
        if (updated !== 'gone')
            return updated;
    }
    const shared = former === undefined ? [] : standing.filter(startsWith(former));
    const left = shared.filter(({ body }) => (0,_core_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentOrigin */ .mk)(body)?.runId !== sticky.origin.runId);
    // Where nothing need be said, an answer that stands there is still to be replaced.
    if (sticky.onlyUpdate === true && left.length === 0)
        return 'not needed';
    const posted = await create(client, identity, sticky);
    for (const { id } of left)
        await remove(client, id);
    return posted;
}
/**
 * Brings other comments of ours up to date, whose own jobs left nothing to say it with.
 *
 * @param isMeant whether a comment with this key is one of them
 * @param bodyOf the new text of a comment by its key
 * @returns how many were changed: none that the same run wrote, or a newer one
 * @throws GitHubTrouble when it cannot be done
 */
async function replaceComments(client, { pull, origin }, isMeant, bodyOf) {
    const identity = new _identity_js__WEBPACK_IMPORTED_MODULE_2__/* .Identity */ .l(client);
    const { data } = await client.octokit.rest.pulls.get({ ...client.repo, pull_number: pull });
    if (data.head.sha !== origin.sha)
        return 0;
    let replaced = 0;
    for (const comment of await ownComments(client, identity, pull)) {
        const key = (0,_core_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentKeyOf */ .EV)(comment.body);
        if (key === undefined || !isMeant(key) || isBySame((0,_core_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentOrigin */ .mk)(comment.body), origin))
            continue;
        const made = await update(client, comment, { pull, origin, marker: (0,_core_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentMarker */ .Ql)(key), body: bodyOf(key) });
        if (made === 'updated')
            replaced++;
    }
    return replaced;
}
async function update(client, existing, sticky) {
    if (existing.body === sticky.body)
        return 'unchanged';
    if (isNewer((0,_core_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentOrigin */ .mk)(existing.body), sticky.origin))
        return 'superseded';
    try {
        await client.octokit.rest.issues.updateComment({ ...client.repo, comment_id: existing.id, body: sticky.body });
        return 'updated';
    }
    catch (error) {
        if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubTrouble */ .vr && error.kind === 'not-found')
            return 'gone';
        throw error;
    }
}
// A creation that got no answer may have happened, so it is looked up before it is tried again.
async function create(client, identity, sticky) {
    const { octokit, repo } = client;
    for (let tries = 1;; tries++) {
        try {
            const { data } = await octokit.rest.issues.createComment({
                ...repo,
                issue_number: sticky.pull,
                body: sticky.body,
            });
            await yieldToOlder(client, identity, sticky, data.id);
            return 'created';
        }
        catch (error) {
            if (!(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubTrouble */ .vr) || error.kind !== 'unavailable' || tries === TRIES)
                throw error;
            const [found] = await ownComments(client, identity, sticky.pull, [sticky.marker]);
            if (found !== undefined)
                return found.body === sticky.body ? 'created' : 'superseded';
        }
    }
}
// Two runs that start at once both find nothing; the later of their two comments goes.
async function yieldToOlder(client, identity, sticky, id) {
    const [oldest] = await ownComments(client, identity, sticky.pull, [sticky.marker]);
    if (oldest === undefined || oldest.id === id)
        return;
    await remove(client, id);
    await update(client, oldest, sticky);
}
// What somebody else removed is gone as it should be.
async function remove(client, id) {
    try {
        await client.octokit.rest.issues.deleteComment({ ...client.repo, comment_id: id });
    }
    catch (error) {
        if (!(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubTrouble */ .vr) || error.kind !== 'not-found')
            throw error;
    }
}
/** Our comments on a pull request with one of these markers, or with any of ours, the oldest first. */
async function ownComments(client, identity, pull, markers) {
    const { octokit, repo } = client;
    const comments = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .everyPage */ .Lu)(PAGES, (page) => octokit.rest.issues.listComments({ ...repo, issue_number: pull, ...page }));
    const own = [];
    for (const { id, body = '', user } of comments) {
        const isMeant = markers === undefined ? (0,_core_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentKeyOf */ .EV)(body) !== undefined : markers.includes(firstLine(body));
        if (isMeant && (await identity.isOwn(user)))
            own.push({ id, body });
    }
    return own.sort((a, b) => a.id - b.id);
}
function firstLine(body) {
    return body.split(/\r?\n/, 1)[0] ?? '';
}
function startsWith(marker) {
    return ({ body }) => firstLine(body) === marker;
}
function isBySame(existing, mine) {
    return existing?.sha === mine.sha && existing.runId === mine.runId && existing.runAttempt >= mine.runAttempt;
}
function isNewer(existing, mine) {
    if (existing === undefined || existing.sha !== mine.sha)
        return false;
    return existing.runId > mine.runId || (existing.runId === mine.runId && existing.runAttempt > mine.runAttempt);
}


/***/ }),

/***/ 6723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ Identity)
/* harmony export */ });
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(174);

const ACTIONS_BOT = 'github-actions[bot]';
/**
 * Tells comments of our own from those of others. A job's own token belongs to {@link ACTIONS_BOT}; whose a person's or an app's
 * token is, is asked once and only when a comment makes the question matter.
 */
class Identity {
    #client;
    #login;
    constructor(client) {
        this.#client = client;
    }
    /** Whether `author` is the one whose token this is. */
    async isOwn(author) {
        if (author === null)
            return false;
        if (this.#belongsToApp() && author.login === ACTIONS_BOT && author.type === 'Bot')
            return true;
        if (this.#belongsToApp() && author.type !== 'Bot')
            return false;
        this.#login ??= this.#ask();
        return author.login === (await this.#login);
    }
    #belongsToApp() {
        return !/^(?:ghp_|gho_|ghu_|github_pat_)/.test(this.#client.token);
    }
    async #ask() {
        const { octokit } = this.#client;
        try {
            if (!this.#belongsToApp())
                return (await octokit.rest.users.getAuthenticated()).data.login;
            // The token of an app may not ask for its user, but for its viewer.
            const answer = await octokit.graphql('query{viewer{login}}');
            return typeof answer.viewer?.login === 'string' ? answer.viewer.login : undefined;
        }
        catch (error) {
            if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubTrouble */ .vr && error.kind !== 'permission' && error.kind !== 'not-found')
                throw error;
            return undefined;
        }
    }
}


/***/ }),

/***/ 827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   S4: () => (/* binding */ isLimit),
/* harmony export */   WJ: () => (/* binding */ REPORT_TIMING),
/* harmony export */   x4: () => (/* binding */ RELEASE_TIMING)
/* harmony export */ });
/* unused harmony export TRIES */
const CLOCK = {
    now: () => performance.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: () => Math.random(),
};
const LINE = { uploadBytesPerMs: 256 };
/** For reports: a verdict never waits long for its comment, but a limit that ends within a few minutes is waited for. */
const REPORT_TIMING = { requestMs: 10_000, ...LINE, totalMs: 60_000, patienceMs: 180_000, ...CLOCK };
/** For releases, where the requests are the work: each has its time, all together have as long as there is work. */
const RELEASE_TIMING = {
    requestMs: 20_000,
    ...LINE,
    totalMs: Infinity,
    patienceMs: 900_000,
    ...CLOCK,
};
const TRIES = 3;
/**
 * Whether to try again, and after how many milliseconds.
 *
 * @param tries how often it was tried, at least 1
 * @param repeatable whether the request may be carried out twice; a limit refuses a request before it is carried out
 * @param epochMs the time, for limits that name an hour
 * @returns undefined to give up
 */
function retryAfter(failure, tries, repeatable, epochMs, random) {
    if (tries >= TRIES)
        return undefined;
    if (isLimit(failure)) {
        const named = number(failure.headers['retry-after']);
        if (named !== undefined)
            return named * 1000;
        const reset = number(failure.headers['x-ratelimit-reset']);
        if (number(failure.headers['x-ratelimit-remaining']) === 0 && reset !== undefined) {
            return Math.max(0, reset * 1000 - epochMs) + 1000 * random;
        }
        // GitHub asks for a minute at least; the client's patience decides whether there is one.
        return 60_000;
    }
    const passing = failure.status === 0 || failure.status >= 500;
    return passing && repeatable ? 2 ** (tries - 1) * 500 * (0.5 + random) : undefined;
}
/** Whether a failure is one of GitHub's limits, primary or secondary. */
function isLimit({ status, headers, message }) {
    if (status === 429)
        return true;
    return (status === 403 &&
        (headers['retry-after'] !== undefined ||
            number(headers['x-ratelimit-remaining']) === 0 ||
            /rate limit|abuse detection/i.test(message)));
}
function number(value) {
    return value === undefined || !/^\d{1,12}$/.test(String(value)) ? undefined : Number(value);
}


/***/ }),

/***/ 174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sy: () => (/* binding */ troubleNotice),
/* harmony export */   vr: () => (/* binding */ GitHubTrouble),
/* harmony export */   xe: () => (/* binding */ troubleSentence)
/* harmony export */ });
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

/** A request to GitHub failed, after the tries that were worth it. Holds no token and no body. */
class GitHubTrouble extends Error {
    name = 'GitHubTrouble';
    kind;
    /** HTTP status, or 0 when there was no answer. */
    status;
    constructor(kind, status, message) {
        super(message);
        this.kind = kind;
        this.status = status;
    }
}
/**
 * One line for the job's log: what could not be done, why, and the way out.
 *
 * @param what what was to be done, for example `post the report as a comment`
 * @param needs what the job's token must be allowed
 */
function troubleNotice(trouble, what, needs) {
    return `${troubleSentence(trouble, what, needs)}. The verdict stands without it`;
}
/** As {@link troubleNotice}, for what is no mere report of something else. */
function troubleSentence(trouble, what, needs) {
    const grant = `add to the job: permissions: { ${needs.join(', ')} }`;
    // A locked conversation or an archived repository is refused with the same status, but says so.
    const said = /accessible by integration/.test(trouble.message) ? '' : (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(trouble.message).slice(0, 120);
    const why = {
        token: 'the token is missing, malformed or expired; check the input github-token',
        permission: `the token may not do that${said === '' ? '' : ` (${said})`}; ${grant}`,
        'not-found': `GitHub does not find it, or hides it from this token; ${grant}`,
        taken: `GitHub has something of this name already (${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(trouble.message).slice(0, 200)})`,
        rejected: `GitHub refused it (${(0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(trouble.message).slice(0, 200)})`,
        'rate-limit': 'a rate limit of GitHub is used up',
        unavailable: 'GitHub did not answer',
    };
    const status = trouble.status === 0 ? '' : ` (HTTP ${trouble.status})`;
    return `could not ${what}${status}: ${why[trouble.kind]}`;
}


/***/ })

};
