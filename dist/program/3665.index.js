"use strict";
exports.id = 3665;
exports.ids = [3665];
exports.modules = {

/***/ 43665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proposePull: () => (/* binding */ proposePull)
});

// EXTERNAL MODULE: ./build/core/report/markdown/markdown.js
var markdown = __webpack_require__(72278);
;// CONCATENATED MODULE: ./build/core/report/markdown/pages/proposal-body.js

const END = (0,markdown/* gfm */.Te) `<!-- /cartwright-proposal -->`;
function proposalMarker(digest) {
    return (0,markdown/* marker */.xL)('cartwright-proposal', digest);
}
function proposalBody(own, digest, found) {
    const text = `${proposalMarker(digest)}\n${own.trim()}\n\n${END}`;
    const begin = found.search(/<!-- cartwright-proposal [0-9a-f]+ -->/);
    const end = found.indexOf(END, begin);
    return begin < 0 || end < 0 ? `${text}\n` : found.slice(0, begin) + text + found.slice(end + END.length);
}

// EXTERNAL MODULE: ./build/adapters/github/client.js
var github_client = __webpack_require__(56854);
// EXTERNAL MODULE: ./build/adapters/github/trouble.js
var trouble = __webpack_require__(174);
;// CONCATENATED MODULE: ./build/adapters/github/proposals.js



const TRAILER = 'Cartwright-Proposal:';
const TREE_TRAILER = 'Cartwright-Tree:';
const PAGES = 3;
async function proposePull(client, proposal) {
    const { octokit, repo } = client;
    const { branch, digest, title } = proposal;
    const head = `${repo.owner}:${branch}`;
    const pulls = await (0,github_client/* everyPage */.Lu)(PAGES, (page) => octokit.rest.pulls.list({ ...repo, head, state: 'all', ...page }));
    const open = pulls.find(({ state }) => state === 'open');
    const [last] = pulls.toSorted((x, y) => y.number - x.number);
    if (open === undefined && last !== undefined && last.merged_at === null)
        return { state: 'declined', pull: last.number };
    const at = await commitOf(client, branch);
    const merged = open === undefined && last !== undefined && last.body?.includes(proposalMarker(digest)) === true;
    if (merged)
        return { state: 'known', pull: last.number };
    if (at !== undefined && !isOwn(at))
        return { state: 'edited', pull: open?.number };
    const body = proposalBody(proposal.body, digest, open?.body ?? '');
    const there = at?.message.includes(`${TRAILER} ${digest}\n`) === true;
    if (there && open !== undefined && sameText(open.body, body) && open.title === title)
        return { state: 'known', pull: open.number };
    const { data: repository } = await octokit.rest.repos.get(repo);
    if (!there && !(await commit(client, proposal, repository.default_branch, at)))
        return { state: 'edited', pull: open?.number };
    if (open !== undefined) {
        await octokit.rest.pulls.update({ ...repo, pull_number: open.number, title, body });
        return { state: 'updated', pull: open.number };
    }
    const { data: pull } = await octokit.rest.pulls.create({
        ...repo,
        head: branch,
        base: repository.default_branch,
        title,
        body,
    });
    return { state: 'opened', pull: pull.number };
}
function sameText(found, wanted) {
    return (found ?? '').replaceAll('\r\n', '\n').trimEnd() === wanted.trimEnd();
}
function messageOf(title, digest, tree) {
    return `${title}\n\n${TRAILER} ${digest}\n${TREE_TRAILER} ${tree}\n`;
}
function isOwn({ message, tree }) {
    const [, title = '', digest = ''] = new RegExp(`^(.*)\n\n${TRAILER} ([0-9a-f]+)\n`).exec(message) ?? [];
    return `${message.trimEnd()}\n` === messageOf(title, digest, tree);
}
async function commit(client, { branch, title, digest, files }, base, at) {
    const { octokit, repo } = client;
    const parent = await commitOf(client, base);
    if (parent === undefined)
        throw new trouble/* GitHubTrouble */.v('not-found', 404, `no branch ${base}`);
    const entries = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }));
    const { data: tree } = await octokit.rest.git.createTree({ ...repo, base_tree: parent.tree, tree: entries });
    const { data: made } = await octokit.rest.git.createCommit({
        ...repo,
        message: messageOf(title, digest, tree.sha),
        tree: tree.sha,
        parents: [...(at === undefined ? [] : [at.sha]), parent.sha],
    });
    try {
        if (at === undefined)
            await octokit.rest.git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha: made.sha });
        else
            await octokit.rest.git.updateRef({ ...repo, ref: `heads/${branch}`, sha: made.sha, force: false });
        return true;
    }
    catch (error) {
        if (!(error instanceof trouble/* GitHubTrouble */.v) || error.kind !== 'rejected')
            throw error;
        const now = await commitOf(client, branch);
        if (now?.sha === at?.sha)
            throw error;
        return false;
    }
}
async function commitOf({ octokit, repo }, branch) {
    try {
        const ref = await octokit.rest.git.getRef({ ...repo, ref: `heads/${branch}` });
        const { data } = await octokit.rest.git.getCommit({ ...repo, commit_sha: ref.data.object.sha });
        return { sha: data.sha, tree: data.tree.sha, message: data.message };
    }
    catch (error) {
        if (error instanceof trouble/* GitHubTrouble */.v && error.kind === 'not-found')
            return undefined;
        throw error;
    }
}


/***/ })

};
;
