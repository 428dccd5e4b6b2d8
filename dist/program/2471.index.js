"use strict";
exports.id = 2471;
exports.ids = [2471];
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


/***/ })

};
;
