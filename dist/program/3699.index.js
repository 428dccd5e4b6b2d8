"use strict";
exports.id = 3699;
exports.ids = [3699];
exports.modules = {

/***/ 3699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   repositoriesOf: () => (/* binding */ repositoriesOf)
/* harmony export */ });
/* harmony import */ var _octokit_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15561);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86856);
/* harmony import */ var _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94251);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _core_value_repositories_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10874);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58508);







const PER_PAGE = 100;
const MAX_PAGES = 2_000;
const LONGEST_WAIT = 3_700;
const TRIES = 3;
const TRY_MS = 30_000;
async function repositoriesOf(options) {
    const octokit = clientOf(options);
    const found = new Map();
    for (let page = 1; page <= MAX_PAGES; page++) {
        const members = await pageOf(octokit, options, page);
        for (const each of members) {
            const repository = repositoryOf(each, options.organisation);
            found.set(repository.name, repository);
        }
        if (members.length < PER_PAGE)
            break;
    }
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
function clientOf({ token, apiUrl, say, second = 1000 }) {
    if (!/^[\x21-\x7e]+$/.test(token))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('github', 'the token cannot be sent: it holds what no header may', {
            help: 'set GH_TOKEN to the token alone, without a line break',
        });
    const wait = (what) => (after, _, __, tries) => {
        const waits = tries < TRIES && after <= LONGEST_WAIT;
        if (waits)
            say(`waiting ${after} s for ${what} of GitHub to end`);
        return waits;
    };
    const nothing = () => undefined;
    return new (_octokit_core__WEBPACK_IMPORTED_MODULE_2__/* .Octokit */ .E.plugin(_octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_3__/* .throttling */ .A, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_4__/* .retry */ .L))({
        auth: token,
        baseUrl: apiUrl,
        userAgent: `cartwright/${_version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .x}`,
        request: {
            fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(TRY_MS) }),
        },
        log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
        retry: { retries: TRIES, retryAfterBaseValue: second },
        throttle: {
            onRateLimit: wait('a rate limit'),
            onSecondaryRateLimit: wait('a secondary rate limit'),
            retryAfterBaseValue: second,
        },
    });
}
async function pageOf(octokit, { organisation }, page) {
    let data;
    try {
        ({ data } = await octokit.request('GET /orgs/{org}/repos', {
            org: organisation,
            type: 'all',
            sort: 'full_name',
            per_page: PER_PAGE,
            page,
        }));
    }
    catch (error) {
        throw refusal(error, organisation);
    }
    if (Array.isArray(data))
        return data;
    throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('github', 'GitHub gave an answer that is no list', { help: 'try again later' });
}
function refusal(error, organisation) {
    const { status, message } = error;
    if (status === 404)
        return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('no-organisation', `GitHub shows no organisation ${(0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(organisation)} to this token`, {
            help: 'check the name, and that the token may read its repositories (metadata: read)',
        });
    if (status === 401)
        return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('github', 'GitHub does not know this token', {
            help: 'GH_TOKEN is missing, malformed or expired',
        });
    if (typeof status !== 'number' || typeof message !== 'string')
        throw error;
    const said = (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(message.slice(0, 200));
    return new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('github', `GitHub refused the list (HTTP ${status}): ${said}`, { help: 'try again later' });
}
function repositoryOf(value, organisation) {
    const { full_name: name, size, archived, fork, private: hidden } = value;
    const [owner, short] = typeof name === 'string' ? name.split('/') : [];
    if (typeof name !== 'string' || owner?.toLowerCase() !== organisation.toLowerCase() || !(0,_core_value_repositories_js__WEBPACK_IMPORTED_MODULE_6__/* .isRepositoryName */ .en)(short ?? ''))
        throw new _core_result_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('github', 'GitHub lists a repository whose name cannot be one', { help: 'try again later' });
    return {
        name,
        kilobytes: typeof size === 'number' ? size : 0,
        archived: archived === true,
        fork: fork === true,
        private: hidden === true,
    };
}


/***/ })

};
;
