"use strict";
exports.id = 9952;
exports.ids = [9952];
exports.modules = {

/***/ 99952:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ clientOf),
  _d: () => (/* binding */ postingPull),
  reportOnPull: () => (/* binding */ reportOnPull),
  Ns: () => (/* binding */ withoutHarm)
});

// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/adapters/github/client.js
var client = __webpack_require__(56854);
// EXTERNAL MODULE: ./build/adapters/github/comments.js
var comments = __webpack_require__(53911);
// EXTERNAL MODULE: ./build/adapters/github/reviews.js
var reviews = __webpack_require__(4204);
// EXTERNAL MODULE: ./build/adapters/github/retry.js
var retry = __webpack_require__(30827);
// EXTERNAL MODULE: ./build/adapters/github/trouble.js
var trouble = __webpack_require__(174);
// EXTERNAL MODULE: ./build/core/report/markdown/comment.js
var comment = __webpack_require__(62034);
// EXTERNAL MODULE: ./build/core/report/markdown/leg.js
var markdown_leg = __webpack_require__(72751);
// EXTERNAL MODULE: ./build/core/report/github/suggestions.js
var github_suggestions = __webpack_require__(83864);
// EXTERNAL MODULE: ./build/core/report/markdown/links.js
var links = __webpack_require__(76510);
;// CONCATENATED MODULE: ./build/action/pull/pull-report.js


const SOURCE_LIMIT = 4 * 1024 * 1024;
function diffOf({ fs }, client, pull, folder) {
    let asked;
    const files = () => (asked ??= (0,reviews/* changedFiles */.Y_)(client, pull.number));
    return {
        folder,
        files,
        async sources(paths) {
            const changed = new Set((await files()).map(({ path }) => path));
            const sources = new Map();
            for (const path of paths) {
                const file = (0,links/* repositoryPath */.SH)(path, folder.prefix, folder.top);
                if (sources.has(path) || file === undefined || !changed.has(file) || fs.kind(path) !== 'file')
                    continue;
                sources.set(path, new TextDecoder('utf-8', { fatal: true }).decode(fs.readFile(path, SOURCE_LIMIT)));
            }
            return sources;
        },
    };
}

;// CONCATENATED MODULE: ./build/action/pull/post.js










const NEEDS = ['pull-requests: write'];
async function reportOnPull(step, pull, made) {
    const { inputs, runner } = step;
    await postingPull(step, pull, 'The verdict stands without it', async () => {
        const client = await clientOf(step);
        const diff = diffOf(step, client, pull, made.folder);
        const sticky = stickyOf(step, pull, made);
        const comment = inputs.text('comment');
        if (comment === 'true')
            runner.log(`cartwright: comment ${await (0,comments/* postComment */.Gy)(client, sticky)}`);
        else if (comment === 'review') {
            const { review } = await __webpack_require__.e(/* import() */ 5991).then(__webpack_require__.bind(__webpack_require__, 85991));
            await review({ step, client, diff }, sticky, made);
        }
        if (inputs.flag('suggest'))
            runner.log(await suggest(diff, client, pull, made.report));
    });
}
async function postingPull({ context, inputs, runner }, pull, left, action) {
    const wish = { what: 'post the report on the pull request', needs: NEEDS, left };
    await withoutHarm({ runner }, wish, async () => {
        try {
            await action();
        }
        catch (error) {
            const stranger = pull.fork ? 'from a fork' : context.dependabot ? 'of Dependabot' : undefined;
            const refused = error instanceof trouble/* GitHubTrouble */.v && error.kind === 'permission';
            if (!refused || stranger === undefined || context.event !== 'pull_request')
                throw error;
            const kept = inputs.text('comment') === 'review' ? 'no review is made and no thread is answered; ' : '';
            const how = kept === '' ? '' : ' as a comment';
            runner.annotate('notice', `the token of a pull request ${stranger} may not write: ${kept}the report is in the job summary; "command: report" in a workflow_run can post it${how}`);
        }
    });
}
async function clientOf({ context, inputs, runner }, timing = retry/* REPORT_TIMING */.WJ) {
    const { apiUrl, repository = '' } = context;
    const say = (line) => runner.log(`cartwright: ${line}`);
    return (0,client/* connect */.Ng)({ token: inputs.text('github-token'), apiUrl, repository, timing, say });
}
async function withoutHarm({ runner }, { what, needs, left }, action) {
    try {
        await action();
    }
    catch (error) {
        const failed = error instanceof trouble/* GitHubTrouble */.v ? (0,trouble/* troubleSentence */.x)(error, what, needs) : `could not ${what}: a bug in cartwright`;
        runner.annotate('notice', `${failed}. ${left}`);
    }
}
function stickyOf({ context }, pull, { body, leg, report, nothingNew }) {
    const { runId, runAttempt } = context;
    const nothing = report.diagnostics.length + report.cals.length + report.handshakes.length === 0;
    return {
        pull: pull.number,
        marker: (0,comment/* commentMarker */.Ql)((0,markdown_leg/* legKey */.Sv)(leg)),
        former: (0,comment/* commentMarker */.Ql)((0,markdown_leg/* jobKey */.tv)(leg)),
        body,
        origin: { sha: pull.headSha, runId, runAttempt },
        onlyUpdate: nothing || nothingNew,
    };
}
async function suggest(diff, client, pull, report) {
    const fixable = report.diagnostics.filter(({ fix }) => fix !== undefined);
    if (fixable.length === 0)
        return 'cartwright: nothing to suggest';
    const sources = await diff.sources(fixable.map(({ path }) => path));
    if (sources.size === 0)
        return 'cartwright: nothing to suggest on the lines of this pull request';
    const posted = await (0,reviews/* postedSuggestions */.Ls)(client, pull.number);
    const suggestions = (0,github_suggestions/* suggestFixes */.gT)(fixable, await diff.files(), sources, { posted, ...diff.folder });
    return `cartwright: ${(0,counts/* count */.U9)(await (0,reviews/* postLineComments */.vW)(client, pull.number, pull.headSha, suggestions), 'new suggestion')}`;
}


/***/ }),

/***/ 56854:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Lu: () => (/* binding */ everyPage),
/* harmony export */   Ng: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30827);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(174);




async function connect({ token, apiUrl, repository, timing = _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_TIMING */ .WJ, say = nothing, }) {
    if (!/^[\x21-\x7e]+$/.test(token))
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .v('token', 0, 'no usable token');
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(5561), __webpack_require__.e(6420)]).then(__webpack_require__.bind(__webpack_require__, 16420));
    const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };
    const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: `cartwright/${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}`, log: silent });
    let [left, patience] = [timing.totalMs, timing.patienceMs];
    octokit.hook.wrap('request', async (request, options) => {
        const upload = options['data'] instanceof Uint8Array ? options['data'].length / timing.uploadBytesPerMs : 0;
        for (let tries = 1;; tries++) {
            if (left <= 0)
                throw new _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .v('unavailable', 0, 'the time for reports is used up');
            options.request = {
                ...options.request,
                signal: AbortSignal.timeout(Math.ceil(Math.min(timing.requestMs, left) + upload)),
            };
            const begun = timing.now();
            let failure;
            try {
                const response = await request(options);
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
async function everyPage(pages, fetchPage) {
    const all = [];
    for (let page = 1; page <= pages; page++) {
        const { data } = await fetchPage({ per_page: PER_PAGE, page });
        if (!Array.isArray(data))
            throw new _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .v('unavailable', 0, 'the answer is no list');
        all.push(...data);
        if (data.length < PER_PAGE)
            break;
    }
    return all;
}
function bytesOf(data) {
    const isBuffer = Object.prototype.toString.call(data) === '[object ArrayBuffer]';
    return isBuffer ? new Uint8Array(data) : undefined;
}
const PER_PAGE = 100;
function nothing() {
}
function failureOf(error) {
    if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .v)
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
    return new _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubTrouble */ .v(kindOf(failure), failure.status, (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(failure.message).slice(0, 300));
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

/***/ 53911:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ postComment),
/* harmony export */   LO: () => (/* binding */ removeOwn),
/* harmony export */   Tl: () => (/* binding */ replaceComments),
/* harmony export */   Wl: () => (/* binding */ conversation)
/* harmony export */ });
/* harmony import */ var _core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62034);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56854);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56723);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(174);




const PAGES = 30;
const TRIES = 3;
function conversation({ octokit, repo }) {
    return {
        async list(pull) {
            const comments = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .everyPage */ .Lu)(PAGES, (page) => octokit.rest.issues.listComments({ ...repo, issue_number: pull, ...page }));
            return comments.map(({ id, body = '', user }) => ({ id, body, user }));
        },
        async create(pull, body) {
            const { data } = await octokit.rest.issues.createComment({ ...repo, issue_number: pull, body });
            return data.id;
        },
        async update(_pull, id, body) {
            await octokit.rest.issues.updateComment({ ...repo, comment_id: id, body });
        },
        async remove(_pull, id) {
            await octokit.rest.issues.deleteComment({ ...repo, comment_id: id });
        },
    };
}
async function postComment(client, sticky, shelf = conversation(client)) {
    const { octokit, repo } = client;
    const identity = new _identity_js__WEBPACK_IMPORTED_MODULE_2__/* .Identity */ .l(client);
    const { data: pull } = await octokit.rest.pulls.get({ ...repo, pull_number: sticky.pull });
    if (pull.head.sha !== sticky.origin.sha)
        return 'superseded';
    const { marker, former } = sticky;
    const standing = await ownComments(shelf, identity, sticky.pull, [marker, ...(former === undefined ? [] : [former])]);
    const existing = standing.find(startsWith(marker));
    if (existing !== undefined) {
        const updated = await update(shelf, existing, sticky);
        if (updated !== 'gone')
            return updated;
    }
    const shared = former === undefined ? [] : standing.filter(startsWith(former));
    const left = shared.filter(({ body }) => (0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentOrigin */ .mk)(body)?.runId !== sticky.origin.runId);
    if (sticky.onlyUpdate === true && left.length === 0)
        return 'not needed';
    const posted = await create(shelf, identity, sticky);
    for (const { id } of left)
        await remove(shelf, sticky.pull, id);
    return posted;
}
async function removeOwn(client, pull, marker, shelf) {
    const standing = await ownComments(shelf, new _identity_js__WEBPACK_IMPORTED_MODULE_2__/* .Identity */ .l(client), pull, [marker]);
    for (const { id } of standing)
        await remove(shelf, pull, id);
}
async function replaceComments(client, { pull, origin }, isMeant, bodyOf) {
    const identity = new _identity_js__WEBPACK_IMPORTED_MODULE_2__/* .Identity */ .l(client);
    const shelf = conversation(client);
    const { data } = await client.octokit.rest.pulls.get({ ...client.repo, pull_number: pull });
    if (data.head.sha !== origin.sha)
        return 0;
    let replaced = 0;
    for (const comment of await ownComments(shelf, identity, pull)) {
        const key = (0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentKeyOf */ .EV)(comment.body);
        if (key === undefined || !isMeant(key) || isBySame((0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentOrigin */ .mk)(comment.body), origin))
            continue;
        const made = await update(shelf, comment, { pull, origin, marker: (0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentMarker */ .Ql)(key), body: bodyOf(key) });
        if (made === 'updated')
            replaced++;
    }
    return replaced;
}
async function update(shelf, existing, sticky) {
    if (existing.body === sticky.body)
        return 'unchanged';
    if (isNewer((0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentOrigin */ .mk)(existing.body), sticky.origin))
        return 'superseded';
    try {
        await shelf.update(sticky.pull, existing.id, sticky.body);
        return 'updated';
    }
    catch (error) {
        if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubTrouble */ .v && error.kind === 'not-found')
            return 'gone';
        throw error;
    }
}
async function create(shelf, identity, sticky) {
    for (let tries = 1;; tries++) {
        try {
            const id = await shelf.create(sticky.pull, sticky.body);
            await yieldToOlder(shelf, identity, sticky, id);
            return 'created';
        }
        catch (error) {
            if (!(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubTrouble */ .v) || error.kind !== 'unavailable' || tries === TRIES)
                throw error;
            const [found] = await ownComments(shelf, identity, sticky.pull, [sticky.marker]);
            if (found !== undefined)
                return found.body === sticky.body ? 'created' : 'superseded';
        }
    }
}
async function yieldToOlder(shelf, identity, sticky, id) {
    const [oldest] = await ownComments(shelf, identity, sticky.pull, [sticky.marker]);
    if (oldest === undefined || oldest.id === id)
        return;
    await remove(shelf, sticky.pull, id);
    await update(shelf, oldest, sticky);
}
async function remove(shelf, pull, id) {
    try {
        await shelf.remove(pull, id);
    }
    catch (error) {
        if (!(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubTrouble */ .v) || error.kind !== 'not-found')
            throw error;
    }
}
async function ownComments(shelf, identity, pull, markers) {
    const own = [];
    for (const { id, body, user } of await shelf.list(pull)) {
        const isMeant = markers === undefined ? (0,_core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .commentKeyOf */ .EV)(body) !== undefined : markers.includes(firstLine(body));
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

/***/ 56723:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ Identity)
/* harmony export */ });
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(174);

const ACTIONS_BOT = 'github-actions[bot]';
class Identity {
    #client;
    #login;
    constructor(client) {
        this.#client = client;
    }
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
            const answer = await octokit.graphql('query{viewer{login}}');
            return typeof answer.viewer?.login === 'string' ? answer.viewer.login : undefined;
        }
        catch (error) {
            if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubTrouble */ .v && error.kind !== 'permission' && error.kind !== 'not-found')
                throw error;
            return undefined;
        }
    }
}


/***/ }),

/***/ 30827:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
const REPORT_TIMING = { requestMs: 10_000, ...LINE, totalMs: 60_000, patienceMs: 180_000, ...CLOCK };
const RELEASE_TIMING = {
    requestMs: 20_000,
    ...LINE,
    totalMs: Infinity,
    patienceMs: 900_000,
    ...CLOCK,
};
const TRIES = 3;
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
        return 60_000;
    }
    const passing = failure.status === 0 || failure.status >= 500;
    return passing && repeatable ? 2 ** (tries - 1) * 500 * (0.5 + random) : undefined;
}
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

/***/ 4204:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ls: () => (/* binding */ postedSuggestions),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   Yq: () => (/* binding */ reviews),
/* harmony export */   vW: () => (/* binding */ postLineComments)
/* harmony export */ });
/* harmony import */ var _core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62034);
/* harmony import */ var _core_report_github_suggestions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83864);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56854);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56723);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(174);





const FILE_PAGES = 30;
const COMMENT_PAGES = 30;
async function changedFiles(client, pull) {
    const { octokit, repo } = client;
    const files = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .everyPage */ .Lu)(FILE_PAGES, (page) => octokit.rest.pulls.listFiles({ ...repo, pull_number: pull, ...page }));
    return files
        .filter(({ status }) => status !== 'removed')
        .map(({ filename, patch }) => (patch === undefined ? { path: filename } : { path: filename, patch }));
}
async function postedSuggestions(client, pull) {
    const { octokit, repo } = client;
    const identity = new _identity_js__WEBPACK_IMPORTED_MODULE_3__/* .Identity */ .l(client);
    const comments = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .everyPage */ .Lu)(COMMENT_PAGES, (page) => octokit.rest.pulls.listReviewComments({ ...repo, pull_number: pull, ...page }));
    const keys = new Set();
    for (const { body, user } of comments) {
        const key = (0,_core_report_github_suggestions_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestionKey */ .WY)(body);
        if (key !== undefined && (await identity.isOwn(user)))
            keys.add(key);
    }
    return keys;
}
function reviews(client, headSha, first = [], onTaken = () => undefined) {
    const { octokit, repo } = client;
    const create = (pull, body, comments) => createReview(client, pull, headSha, comments, body);
    return {
        async list(pull) {
            const all = await (0,_client_js__WEBPACK_IMPORTED_MODULE_2__/* .everyPage */ .Lu)(COMMENT_PAGES, (page) => octokit.rest.pulls.listReviews({ ...repo, pull_number: pull, ...page }));
            return all.map(({ id, body, user }) => ({ id, body, user }));
        },
        async create(pull, body) {
            try {
                const id = await create(pull, body, first);
                onTaken();
                return id;
            }
            catch (error) {
                if (first.length === 0 || !(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubTrouble */ .v) || error.kind !== 'rejected')
                    throw error;
                return create(pull, body, []);
            }
        },
        async update(pull, id, body) {
            await octokit.rest.pulls.updateReview({ ...repo, pull_number: pull, review_id: id, body });
        },
        async remove(pull, id) {
            await this.update(pull, id, _core_report_markdown_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .ELSEWHERE */ .pB);
        },
    };
}
async function postLineComments(client, pull, headSha, comments) {
    if (comments.length === 0)
        return 0;
    const { octokit, repo } = client;
    try {
        await createReview(client, pull, headSha, comments);
        return comments.length;
    }
    catch (error) {
        if (!(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubTrouble */ .v) || error.kind !== 'rejected')
            throw error;
    }
    let posted = 0;
    for (const comment of comments.map(onLines)) {
        try {
            await octokit.rest.pulls.createReviewComment({ ...repo, pull_number: pull, commit_id: headSha, ...comment });
            posted++;
        }
        catch (error) {
            if (!(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubTrouble */ .v) || error.kind !== 'rejected')
                throw error;
        }
    }
    return posted;
}
async function createReview({ octokit, repo }, pull, headSha, comments, body) {
    const { data } = await octokit.rest.pulls.createReview({
        ...repo,
        pull_number: pull,
        commit_id: headSha,
        event: 'COMMENT',
        ...(body === undefined ? {} : { body }),
        ...(comments.length === 0 ? {} : { comments: comments.map(onLines) }),
    });
    return data.id;
}
function onLines({ path, startLine, line, body }) {
    const start = startLine === undefined ? {} : { start_line: startLine, start_side: 'RIGHT' };
    return { path, line, side: 'RIGHT', body, ...start };
}


/***/ }),

/***/ 174:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ GitHubTrouble),
/* harmony export */   x: () => (/* binding */ troubleSentence)
/* harmony export */ });
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);

class GitHubTrouble extends Error {
    name = 'GitHubTrouble';
    kind;
    status;
    constructor(kind, status, message) {
        super(message);
        this.kind = kind;
        this.status = status;
    }
}
function troubleSentence(trouble, what, needs) {
    const grant = `add to the job: permissions: { ${needs.join(', ')} }`;
    const said = /accessible by integration/.test(trouble.message) ? '' : (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(trouble.message).slice(0, 120);
    const why = {
        token: 'the token is missing, malformed or expired; check the input github-token',
        permission: `the token may not do that${said === '' ? '' : ` (${said})`}; ${grant}`,
        'not-found': `GitHub does not find it, or hides it from this token; ${grant}`,
        taken: `GitHub has something of this name already (${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(trouble.message).slice(0, 200)})`,
        rejected: `GitHub refused it (${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(trouble.message).slice(0, 200)})`,
        'rate-limit': 'a rate limit of GitHub is used up',
        unavailable: 'GitHub did not answer',
    };
    const status = trouble.status === 0 ? '' : ` (HTTP ${trouble.status})`;
    return `could not ${what}${status}: ${why[trouble.kind]}`;
}


/***/ }),

/***/ 34456:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInDiff)
/* harmony export */ });
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


/***/ }),

/***/ 83864:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WY: () => (/* binding */ suggestionKey),
/* harmony export */   gT: () => (/* binding */ suggestFixes)
/* harmony export */ });
/* unused harmony export SUGGESTIONS_A_REVIEW */
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _value_shard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20016);
/* harmony import */ var _source_line_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59231);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56125);
/* harmony import */ var _diff_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34456);
/* harmony import */ var _markdown_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76510);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72278);







const SUGGESTIONS_A_REVIEW = 10;
const LINES = 30;
function suggestFixes(diagnostics, changed, sources, options = {}) {
    const patches = new Map(changed.map((file) => [file.path, file.patch]));
    const suggestions = [];
    const taken = new Map();
    for (const diagnostic of (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .mostTellingFirst */ .xj)(diagnostics)) {
        if (suggestions.length === SUGGESTIONS_A_REVIEW)
            break;
        if (diagnostic.fix === undefined)
            continue;
        const path = (0,_markdown_links_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(diagnostic.path, options.prefix, options.top);
        const text = sources.get(diagnostic.path);
        const patch = path === undefined ? undefined : patches.get(path);
        if (path === undefined || text === undefined || patch === undefined)
            continue;
        const change = replacedLines(text, diagnostic.fix);
        if (change === undefined || !(0,_diff_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .isInDiff */ .F)(patch, text, change.first, change.last))
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
function suggestionKey(body) {
    return /^<!-- cartwright-fix ([0-9a-f]{16}) -->/.exec(body)?.[1];
}
function bodyOf({ rule, message, help }, fix, text, key) {
    const words = [(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(rule)}: ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(message)}`, ...(help === undefined ? [] : [(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(help)]), (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(fix.title)];
    return (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te) `${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .marker */ .xL)('cartwright-fix', key)}\n${_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .gfm */ .Te.join('\n\n')(words)}\n\n${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .fenced */ .OF)(text, 'suggestion')}\n`;
}
function replacedLines(text, fix) {
    if (fix.edits.length === 0 || text.includes('\r'))
        return undefined;
    const index = new _source_line_index_js__WEBPACK_IMPORTED_MODULE_5__/* .LineIndex */ .r(text);
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
        const odd = shown.split('\n').some((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line.replaceAll('\t', ' ')) !== line.replaceAll('\t', ' '));
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
function keyOf({ rule, path, pointer }, text) {
    const name = JSON.stringify([rule, path, pointer, text]);
    return [(0,_value_shard_js__WEBPACK_IMPORTED_MODULE_6__/* .fnv1a */ .PS)(name), (0,_value_shard_js__WEBPACK_IMPORTED_MODULE_6__/* .fnv1a */ .PS)(name, 0x01000193)].map((hash) => hash.toString(16).padStart(8, '0')).join('');
}


/***/ })

};
;
