"use strict";
exports.id = 9942;
exports.ids = [9942];
exports.modules = {

/***/ 79942:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SIGNS: () => (/* binding */ SIGNS),
/* harmony export */   diffText: () => (/* binding */ diffText)
/* harmony export */ });
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54520);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13651);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const SIGNS = { breaking: '✗', compatible: '✓', text: '·' };
function diffText({ old, new: next, changes, hosts, step, taken, enough }) {
    const lines = [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(old.subject)} → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(next.subject)}`, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``];
    const width = Math.max(0, ...changes.map(({ id }) => id.length));
    if (changes.length === 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  nothing changed in the requirements`);
    for (const { id, kind, before, after, message } of changes)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  ${SIGNS[kind]} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.padded)(kind, 10)}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(id), width)}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(before)} → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(after)}`, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `      ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(message)}`);
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .hostLabels */ ._)(hosts);
    if (hosts.length > 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `Hosts`, ...hosts.map((host) => hostLine(host, label(host))));
    const asked = step === 'none' ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `the version may stay` : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `SemVer step: ${step}`;
    const versions = old.version === null || next.version === null
        ? ''
        : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `; ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(old.version)} → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(next.version)} (${taken ?? 'not later'}) ${enough ? 'is enough' : 'is too small'}`;
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('\n')([...lines, '', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${asked}${versions}`, '']);
}
function hostLine(change, host) {
    const { after, unmet, reason = '' } = change;
    const [was, is] = (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .sidesOf */ .Mm)(change);
    const why = after === 'refuse' ? unmet.join(', ') : reason;
    const now = why === '' ? is : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${is} (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(why)})`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(host)}: ${was === is ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${now}, as before` : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${was} → ${now}`}`;
}


/***/ }),

/***/ 54520:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ })

};
;
