export const id = 1286;
export const ids = [1286];
export const modules = {

/***/ 1286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   proposePull: () => (/* binding */ proposePull)
/* harmony export */ });
/* unused harmony export proposalMarker */
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(174);


const TRAILER = 'Cartwright-Proposal:';
const PAGES = 3;
/** Hidden in the body of a pull request, so that a closed one is remembered. */
function proposalMarker(digest) {
    return `<!-- cartwright-proposal ${digest} -->`;
}
/**
 * Makes a branch with one commit, and a pull request of it; once for each proposal.
 *
 * @throws GitHubTrouble when the token may not, or GitHub does not answer
 */
async function proposePull(client, proposal) {
    const { octokit, repo } = client;
    const { branch, digest } = proposal;
    const head = `${repo.owner}:${branch}`;
    const pulls = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .everyPage */ .Lu)(PAGES, (page) => octokit.rest.pulls.list({ ...repo, head, state: 'all', ...page }));
    const made = pulls.find(({ body }) => body?.includes(proposalMarker(digest)) === true);
    if (made !== undefined)
        return { state: 'known', pull: made.number };
    const open = pulls.find(({ state }) => state === 'open')?.number;
    const at = await commitOf(client, branch);
    if (at !== undefined && !at.message.includes(TRAILER))
        return { state: 'edited', pull: open };
    const there = at?.message.includes(`${TRAILER} ${digest}`) === true;
    if (there && open !== undefined)
        return { state: 'known', pull: open };
    const { data: repository } = await octokit.rest.repos.get(repo);
    if (!there)
        await commit(client, proposal, repository.default_branch, at !== undefined);
    if (open !== undefined)
        return { state: 'updated', pull: open };
    const { data: pull } = await octokit.rest.pulls.create({
        ...repo,
        head: branch,
        base: repository.default_branch,
        title: proposal.title,
        body: `${proposal.body}\n\n${proposalMarker(digest)}\n`,
    });
    return { state: 'opened', pull: pull.number };
}
async function commit(client, { branch, title, digest, files }, base, exists) {
    const { octokit, repo } = client;
    const parent = await commitOf(client, base);
    if (parent === undefined)
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubTrouble */ .vr('not-found', 404, `no branch ${base}`);
    const entries = files.map(({ path, text }) => ({ path, mode: '100644', type: 'blob', content: text }));
    const tree = await octokit.rest.git.createTree({ ...repo, base_tree: parent.tree, tree: entries });
    const made = await octokit.rest.git.createCommit({
        ...repo,
        message: `${title}\n\n${TRAILER} ${digest}\n`,
        tree: tree.data.sha,
        parents: [parent.sha],
    });
    const { sha } = made.data;
    if (exists)
        await octokit.rest.git.updateRef({ ...repo, ref: `heads/${branch}`, sha, force: true });
    else
        await octokit.rest.git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha });
}
async function commitOf({ octokit, repo }, branch) {
    try {
        const ref = await octokit.rest.git.getRef({ ...repo, ref: `heads/${branch}` });
        const { data } = await octokit.rest.git.getCommit({ ...repo, commit_sha: ref.data.object.sha });
        return { sha: data.sha, tree: data.tree.sha, message: data.message };
    }
    catch (error) {
        if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubTrouble */ .vr && error.kind === 'not-found')
            return undefined;
        throw error;
    }
}


/***/ })

};
