"use strict";
exports.id = 5991;
exports.ids = [5991];
exports.modules = {

/***/ 85991:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  review: () => (/* binding */ review)
});

// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/adapters/github/comments.js
var comments = __webpack_require__(53911);
// EXTERNAL MODULE: ./build/adapters/github/reviews.js
var reviews = __webpack_require__(4204);
// EXTERNAL MODULE: ./build/core/value/unreachable.js
var unreachable = __webpack_require__(77530);
// EXTERNAL MODULE: ./build/adapters/github/trouble.js
var github_trouble = __webpack_require__(174);
;// CONCATENATED MODULE: ./build/adapters/github/threads.js


const PAGES = 10;
const THREADS = `query($owner: String!, $repo: String!, $pull: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pull) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id
          isResolved
          comments(first: 20) {
            totalCount
            nodes { databaseId body viewerDidAuthor }
          }
        }
      }
    }
  }
}`;
const RESOLVE = `mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
const UNRESOLVE = `mutation($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
async function reviewThreads(client, pull) {
    const threads = [];
    let after = null;
    for (let page = 1; page <= PAGES; page++) {
        const answer = await asked(client, THREADS, { ...client.repo, pull, after });
        const found = answer.repository?.pullRequest?.reviewThreads;
        if (found === undefined)
            throw new github_trouble/* GitHubTrouble */.v('not-found', 0, 'no such pull request');
        for (const { id, isResolved, comments } of present(found.nodes)) {
            const shown = present(comments.nodes);
            threads.push({
                id,
                resolved: isResolved,
                comments: shown.map(({ databaseId, body, viewerDidAuthor }) => ({
                    id: databaseId ?? 0,
                    body,
                    own: viewerDidAuthor,
                })),
                more: comments.totalCount > shown.length,
            });
        }
        if (!found.pageInfo.hasNextPage)
            break;
        after = found.pageInfo.endCursor;
    }
    return threads;
}
async function answerThreads(client, pull, steps) {
    const { octokit, repo } = client;
    const count = { mended: 0, again: 0, unresolved: 0 };
    let trouble;
    const turn = async (document, { id }) => {
        try {
            await asked(client, document, { id });
        }
        catch (error) {
            if (!(error instanceof github_trouble/* GitHubTrouble */.v) || error.kind !== 'permission')
                throw error;
            count.unresolved++;
            trouble = error;
        }
    };
    for (const step of steps) {
        const { thread } = step;
        const first = { ...repo, comment_id: thread.comments[0]?.id ?? 0 };
        const say = async (body) => {
            if (body !== undefined)
                await octokit.rest.pulls.createReplyForReviewComment({ ...first, pull_number: pull, body });
        };
        switch (step.kind) {
            case 'reword':
                await octokit.rest.pulls.updateReviewComment({ ...first, body: step.body });
                continue;
            case 'mended':
                await say(step.reply);
                await turn(RESOLVE, thread);
                count.mended++;
                continue;
            case 'again':
                await say(step.reply);
                if (thread.resolved)
                    await turn(UNRESOLVE, thread);
                count.again++;
                continue;
        }
        (0,unreachable/* unreachable */.H)(step);
    }
    return { ...count, trouble };
}
function present(nodes) {
    return (nodes ?? []).filter((node) => node !== null);
}
async function asked(client, document, variables) {
    try {
        return await client.octokit.graphql(document, variables);
    }
    catch (error) {
        if (error instanceof github_trouble/* GitHubTrouble */.v)
            throw error;
        const { errors } = error;
        const [first] = errors ?? [];
        if (first === undefined)
            throw error;
        throw new github_trouble/* GitHubTrouble */.v(KINDS[String(first.type)] ?? 'rejected', 0, String(first.message));
    }
}
const KINDS = {
    FORBIDDEN: 'permission',
    INSUFFICIENT_SCOPES: 'permission',
    NOT_FOUND: 'not-found',
    RATE_LIMITED: 'rate-limit',
};

// EXTERNAL MODULE: ./build/core/report/markdown/leg.js
var markdown_leg = __webpack_require__(72751);
// EXTERNAL MODULE: ./build/core/value/digest.js
var digest = __webpack_require__(46430);
// EXTERNAL MODULE: ./build/core/report/github/diff-lines.js
var diff_lines = __webpack_require__(34456);
// EXTERNAL MODULE: ./build/core/report/markdown/links.js
var links = __webpack_require__(76510);
// EXTERNAL MODULE: ./build/core/report/markdown/markdown.js
var markdown = __webpack_require__(72278);
// EXTERNAL MODULE: ./build/core/report/restating.js
var report_restating = __webpack_require__(17892);
;// CONCATENATED MODULE: ./build/core/report/github/threads.js






const THREADS_A_REVIEW = 10;
function causesOf(report) {
    const deciding = report.diagnostics.filter(({ level, rule }) => level === 'error' || rule === 'handshake/not-judged');
    const restating = (0,report_restating/* restatingFindings */.G)(report);
    const met = new Map();
    return (0,counts/* mostTellingFirst */.xj)(deciding).map((finding) => {
        const { rule, path, message, pointer } = finding;
        const about = JSON.stringify([rule, restating.get(finding) ?? path, headOf(message)]);
        const turn = met.get(about) ?? 0;
        met.set(about, turn + 1);
        return { finding, name: hashOf(about, turn), place: hashOf(rule, path, pointer) };
    });
}
function compareThreads(causes, threads, { leg, sha, uncounted = [] }) {
    const own = threads.flatMap((thread) => {
        const marker = markerOf(thread, leg);
        return marker === undefined ? [] : [{ thread, ...marker }];
    });
    const causeOf = new Map();
    const answered = new Set();
    for (const key of ['name', 'place']) {
        for (const { thread, ...marker } of own) {
            if (causeOf.has(thread))
                continue;
            const cause = causes.find((each) => each[key] === marker[key] && (key === 'name' || !answered.has(each)));
            if (cause === undefined)
                continue;
            causeOf.set(thread, cause);
            answered.add(cause);
        }
    }
    const kept = new Set(uncounted.map(({ name }) => name));
    const steps = own.flatMap(({ thread, name }) => {
        const cause = causeOf.get(thread);
        return cause === undefined && kept.has(name) ? [] : (stepOf(thread, cause, leg, sha) ?? []);
    });
    return { steps, open: causes.filter((cause) => !answered.has(cause)) };
}
function draftThreads(open, changed, sources, { leg, ...folder }) {
    const patches = new Map(changed.map((file) => [file.path, file.patch]));
    const drafts = open.flatMap((cause) => {
        const places = placesOf(cause).flatMap(({ path, range }) => {
            const file = (0,links/* repositoryPath */.SH)(path, folder.prefix, folder.top);
            const [text, patch] = [sources.get(path), file === undefined ? undefined : patches.get(file)];
            const { line } = range.start;
            const isHere = text !== undefined && patch !== undefined && (0,diff_lines/* isInDiff */.F)(patch, text, line, line);
            return file === undefined || !isHere ? [] : [{ path: file, line }];
        });
        return places.slice(0, 1).map((place) => ({ ...place, body: bodyOf(cause, leg) }));
    });
    return drafts.slice(0, THREADS_A_REVIEW);
}
function placesOf({ finding }) {
    return [finding, ...(finding.related ?? []).filter(({ deleted }) => deleted !== true)];
}
function stepOf(thread, cause, leg, sha) {
    const { comments, more, resolved } = thread;
    if (more || comments.some(({ own }) => !own))
        return undefined;
    const wasMended = isMended(comments);
    const commit = (0,markdown/* code */.aY)(sha.slice(0, 12));
    if (cause === undefined) {
        if (resolved)
            return undefined;
        return { kind: 'mended', thread, reply: wasMended ? undefined : (0,markdown/* gfm */.Te) `${MENDED}\nMended in ${commit}.\n` };
    }
    if (wasMended)
        return { kind: 'again', thread, reply: (0,markdown/* gfm */.Te) `${AGAIN}\nHere again in ${commit}.\n` };
    const body = bodyOf(cause, leg);
    const [said = ''] = comments.map((comment) => comment.body.replace(MARKER, ''));
    return resolved || said === body.replace(MARKER, '') ? undefined : { kind: 'reword', thread, body };
}
const MENDED = (0,markdown/* marker */.xL)('cartwright-mended');
const AGAIN = (0,markdown/* marker */.xL)('cartwright-again');
function isMended(comments) {
    const last = comments.findLast(({ body }) => body.startsWith(MENDED) || body.startsWith(AGAIN));
    return last?.body.startsWith(MENDED) === true;
}
function markerOf({ comments: [first] }, leg) {
    if (first === undefined || !first.own)
        return undefined;
    const [, of, name, place] = MARKER.exec(first.body) ?? [];
    return of !== hashOf(leg) || name === undefined || place === undefined ? undefined : { name, place };
}
const MARKER = /^<!-- cartwright-cause ([0-9a-f]{16}) ([0-9a-f]{16}) ([0-9a-f]{16}) -->/;
function bodyOf({ finding: { rule, level, message, help }, name, place }, leg) {
    const words = [
        (0,markdown/* gfm */.Te) `${counts/* LEVEL_MARK */.n0[level]} ${(0,markdown/* code */.aY)(rule)}: ${(0,markdown/* prose */.CS)(message)}`,
        ...(help === undefined ? [] : [(0,markdown/* prose */.CS)(help)]),
    ];
    return (0,markdown/* gfm */.Te) `${(0,markdown/* marker */.xL)('cartwright-cause', hashOf(leg), name, place)}\n${markdown/* gfm */.Te.join('\n\n')(words)}\n`;
}
function headOf(message) {
    return /^(?:"[^"]*"|[^":]|:(?! ))*/.exec(message)?.[0] ?? message;
}
function hashOf(...parts) {
    return (0,digest/* sha256Hex */.fg)(JSON.stringify(parts)).slice(0, 16);
}

;// CONCATENATED MODULE: ./build/action/pull/review.js







async function review({ step, client, diff }, sticky, made) {
    const { runner } = step;
    const { former: _shared, ...own } = sticky;
    const { pull, marker, origin } = own;
    const leg = (0,markdown_leg/* legKey */.Sv)(made.leg);
    const causes = causesOf(made.report);
    const uncounted = made.uncounted.flatMap(causesOf);
    const standing = await reviewThreads(client, pull);
    const { steps, open } = compareThreads(causes, standing, { leg, sha: origin.sha, uncounted });
    const drafts = await draftsFor(open, diff, leg);
    let left = drafts;
    const shelf = (0,reviews/* reviews */.Yq)(client, origin.sha, drafts, () => (left = []));
    const posted = await (0,comments/* postComment */.Gy)(client, own, shelf);
    if (posted === 'superseded')
        return runner.log('cartwright: review superseded');
    if (posted === 'created') {
        const known = left.length === 0 ? [] : await reviewThreads(client, pull);
        const markers = new Set(known.map(({ comments }) => firstLine(comments[0]?.body ?? '')));
        left = left.filter(({ body }) => !markers.has(firstLine(body)));
        await (0,comments/* removeOwn */.LO)(client, pull, marker, (0,comments/* conversation */.Wl)(client));
    }
    const taken = drafts.length - left.length + (await (0,reviews/* postLineComments */.vW)(client, pull, origin.sha, left));
    const { mended, again, unresolved, trouble } = await answerThreads(client, pull, steps);
    const parts = [
        `cartwright: review ${posted}`,
        (0,counts/* count */.U9)(taken, 'new thread'),
        `${mended} mended`,
        `${again} here again`,
        ...(open.length > taken ? [`${(0,counts/* count */.U9)(open.length - taken, 'cause')} without a thread`] : []),
    ];
    runner.log(parts.join(', '));
    if (trouble === undefined)
        return;
    const what = (0,github_trouble/* troubleSentence */.x)(trouble, `resolve ${(0,counts/* count */.U9)(unresolved, 'thread')}`, ['contents: write']);
    runner.annotate('notice', `${what}. The verdict stands without it`);
}
async function draftsFor(open, diff, leg) {
    if (open.length === 0)
        return [];
    const sources = await diff.sources(open.flatMap(placesOf).map(({ path }) => path));
    return draftThreads(open, await diff.files(), sources, { leg, ...diff.folder });
}
function firstLine(text) {
    return text.split(/\r?\n/, 1)[0] ?? '';
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


/***/ })

};
;
