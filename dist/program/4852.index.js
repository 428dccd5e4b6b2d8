"use strict";
exports.id = 4852;
exports.ids = [4852,1744,2471];
exports.modules = {

/***/ 84852:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sarifId: () => (/* binding */ sarifId)
/* harmony export */ });
/* harmony import */ var _adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59685);
/* harmony import */ var _core_report_sarif_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1744);
/* harmony import */ var _core_value_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21689);



const HOW = ['strict', 'min-level', 'server-timeout', 'today'];
const EVERYWHERE = ['config', 'prefix'];
function sarifId({ name, options }, { fs, positionals, flag, list, value }) {
    const given = options
        .filter((option) => !HOW.includes(option.name))
        .map((option) => {
        if (option.kind === 'flag')
            return [option.name, ...(flag(option.name) ? [true] : [])];
        if (option.kind === 'list')
            return [option.name, ...list(option.name)];
        return [option.name, ...[value(option.name) ?? []].flat()];
    });
    const named = EVERYWHERE.map((each) => [each, ...[value(each) ?? []].flat()]);
    const asked = [['', ...positionals], ...given, ...named].filter(({ length }) => length > 1);
    const top = (0,_adapters_git_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .findRepository */ .W1)(fs.cwd)?.top ?? fs.cwd;
    return (0,_core_report_sarif_context_js__WEBPACK_IMPORTED_MODULE_1__.automationId)(name, (0,_core_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shortest */ .pr)(top, fs.cwd), asked);
}


/***/ }),

/***/ 1744:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   automationId: () => (/* binding */ automationId),
/* harmony export */   sarifContext: () => (/* binding */ sarifContext)
/* harmony export */ });
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);

function sarifContext(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revisionId } = env;
    const { GITHUB_REF_NAME: branch } = env;
    if (server === undefined || !/^https:\/\/[\w.-]+$/.test(server))
        return {};
    if (repository === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
        return {};
    return {
        versionControl: {
            repositoryUri: `${server}/${repository}`,
            ...(revisionId === undefined || revisionId === '' ? {} : { revisionId }),
            ...(branch === undefined || branch === '' ? {} : { branch }),
        },
    };
}
function automationId(command, directory, asked) {
    const narrowed = asked.length === 0 ? '' : `?${(0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(JSON.stringify(asked)).slice(0, 16)}`;
    return `cartwright/${command.replaceAll(' ', '-')}${directory === '.' ? '' : `/${directory}`}${narrowed}/`;
}


/***/ }),

/***/ 46430:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Nl: () => (/* binding */ runningSha256),
/* harmony export */   fg: () => (/* binding */ sha256Hex),
/* harmony export */   sI: () => (/* binding */ sha256Digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sha256Hex(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
function sha256Digest(data) {
    return `sha256:${sha256Hex(data)}`;
}
function runningSha256() {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    return { update: (bytes) => void hash.update(bytes), finish: () => `sha256:${hash.digest('hex')}` };
}
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function isDigest(value) {
    return typeof value === 'string' && DIGEST.test(value);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-59685.js").modules);
