"use strict";
exports.id = 589;
exports.ids = [589,3887];
exports.modules = {

/***/ 80589:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   suggestLines: () => (/* binding */ suggestLines),
/* harmony export */   suggestionsText: () => (/* binding */ suggestionsText)
/* harmony export */ });
/* harmony import */ var _handshake_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93708);
/* harmony import */ var _handshake_mends_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83887);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



function suggestionsText(suggestions, verdicts = []) {
    const [verdict, ...others] = verdicts;
    const isWritten = suggestions.some(({ written }) => written === true);
    const next = isWritten && verdict !== undefined && others.length === 0
        ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `next: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)((0,_handshake_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .handshakeCommand */ .Bh)(verdict, verdict.strict === true ? ['--strict'] : []))}\n`
        : '';
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('')(suggestions.map(one))}${next}`;
}
function one({ profile, accepts, changes, left, diff, written, noFile }) {
    const promises = changes.flatMap(({ promise }) => (promise === undefined ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(promise)]));
    const count = changes.length === 1 ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `1 change` : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${changes.length} changes`;
    const head = changes.length === 0
        ? accepts
            ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile)}: nothing to change`
            : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile)}: ${noFile === true ? 'no file that could be changed' : 'no honest change is known'}`
        : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(profile)}: ${written === true ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `wrote ${count}` : count}, ${accepts ? 'then every file is accepted' : 'which are not enough'}`;
    const lines = [
        head,
        ...(promises.length === 0 ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  you promise with that:`]),
        ...promises.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `    ${line}`),
        ...(left.length === 0 ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  what only you can mend:`]),
        ...left.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `    ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(line)}`),
    ];
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${diff ?? ''}${_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('')(lines.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${line}\n`))}`;
}
function suggestLines(verdicts, isTable) {
    const mends = verdicts.flatMap((verdict) => (0,_handshake_mends_js__WEBPACK_IMPORTED_MODULE_0__.mendsOf)(verdict).map((mend) => ({ ...mend, remake: verdict.remake })));
    const ofHosts = mends.filter(({ requirement }) => !requirement.startsWith('manifest'));
    const inProfiles = ofHosts.some(({ command, remake }) => command === undefined && remake === undefined);
    return [
        ...(isTable && ofHosts.length > 0 ? [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `what would mend it: the same command without --matrix`] : []),
        ...(inProfiles
            ? [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `all that a profile can mend, as one change: the same command with --suggest; --write makes it`]
            : []),
    ];
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-83887.js").modules);
