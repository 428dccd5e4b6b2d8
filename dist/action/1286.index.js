export const id = 1286;
export const ids = [1286];
export const modules = {

/***/ 1286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   proposePull: () => (/* binding */ proposePull)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6854);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(174);


const TRAILER = 'Cartwright-Proposal:';
const TREE_TRAILER = 'Cartwright-Tree:';
const PAGES = 3;
/**
 * Makes a branch with a commit, and a pull request of it; later runs bring both up to date. The branch only ever moves forward, so
 * that no commit can be pushed away, and only from a commit that is ours to the byte: its tree is the one that its message names.
 *
 * @throws GitHubTrouble when the token may not, or GitHub does not answer
 */
async function proposePull(client, proposal) {
    const { octokit, repo } = client;
    const { branch, digest, title } = proposal;
    const head = `${repo.owner}:${branch}`;
    const pulls = await (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .everyPage */ .Lu)(PAGES, (page) => octokit.rest.pulls.list({ ...repo, head, state: 'all', ...page }));
    const open = pulls.find(({ state }) => state === 'open');
    const [last] = pulls.toSorted((x, y) => y.number - x.number);
    if (open === undefined && last !== undefined && last.merged_at === null)
        return { state: 'declined', pull: last.number };
    const at = await commitOf(client, branch);
    const merged = open === undefined && last !== undefined && last.body?.includes(marker(digest)) === true;
    if (merged)
        return { state: 'known', pull: last.number };
    if (at !== undefined && !isOwn(at))
        return { state: 'edited', pull: open?.number };
    const body = bodyOf(proposal, open?.body ?? '');
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
/** Hidden in the body of a pull request, so that a merged one is remembered; it begins what is ours in the body. */
function marker(digest) {
    return `<!-- cartwright-proposal ${digest} -->`;
}
const END = '<!-- /cartwright-proposal -->';
// What somebody wrote before or behind our part of the body stays.
function bodyOf({ body, digest }, found) {
    const own = `${marker(digest)}\n${body.trim()}\n\n${END}`;
    const begin = found.search(/<!-- cartwright-proposal [0-9a-f]+ -->/);
    const end = found.indexOf(END, begin);
    if (begin < 0 || end < 0)
        return `${own}\n`;
    return found.slice(0, begin) + own + found.slice(end + END.length);
}
function sameText(found, wanted) {
    return (found ?? '').replaceAll('\r\n', '\n').trimEnd() === wanted.trimEnd();
}
function messageOf(title, digest, tree) {
    return `${title}\n\n${TRAILER} ${digest}\n${TREE_TRAILER} ${tree}\n`;
}
// Amended, rebased or added to by anybody, a commit has another tree or another message than we write.
function isOwn({ message, tree }) {
    const [, title = '', digest = ''] = new RegExp(`^(.*)\n\n${TRAILER} ([0-9a-f]+)\n`).exec(message) ?? [];
    return `${message.trimEnd()}\n` === messageOf(title, digest, tree);
}
/** @returns false when somebody has moved the branch meanwhile */
async function commit(client, { branch, title, digest, files }, base, at) {
    const { octokit, repo } = client;
    const parent = await commitOf(client, base);
    if (parent === undefined)
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubTrouble */ .v('not-found', 404, `no branch ${base}`);
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
        if (!(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubTrouble */ .v) || error.kind !== 'rejected')
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
        if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubTrouble */ .v && error.kind === 'not-found')
            return undefined;
        throw error;
    }
}


/***/ })

};
