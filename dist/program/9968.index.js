"use strict";
exports.id = 9968;
exports.ids = [9968];
exports.modules = {

/***/ 19968:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ APART),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   matrixOf: () => (/* binding */ matrixOf),
/* harmony export */   vb: () => (/* binding */ markOfCell)
/* harmony export */ });
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54520);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13651);


function matrixOf({ results }) {
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(results);
    const subjects = [...new Set(results.map(({ subject }) => subject))];
    const profiles = new Map(results.map((verdict) => [verdict.profile, label(verdict)]));
    const byPair = new Map(results.map((verdict) => [(0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)(verdict), verdict]));
    const cells = subjects.map((subject) => [...profiles.keys()].map((profile) => {
        const found = byPair.get((0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)({ subject, profile }));
        if (found === undefined)
            return undefined;
        const { verdict, reservations, wrapped } = found;
        return { verdict, reservations, wrapped, details: detailsOf(found) };
    }));
    return { subjects, hosts: [...profiles.values()], cells };
}
function detailsOf(verdict) {
    if (verdict.verdict === 'not judged')
        return [{ kind: 'not judged', reason: verdict.reason, help: verdict.help }];
    const data = verdict.error?.error.data;
    return [
        ...verdict.descriptor.unmet.map((id, i) => ({
            kind: 'unmet',
            id,
            offers: data?.supported[i] ?? '',
            asks: data?.requested[i] ?? '',
        })),
        ...verdict.roles.flatMap((role) => (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .reservationsOf */ .VL)(role).map(({ reason }) => ({
            kind: 'reservation',
            role: role.role,
            tool: role.boundTool ?? '',
            reason,
        }))),
    ];
}
const APART = '–';
const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' };
function markOfCell(cell) {
    return cell === undefined ? APART : MARK[(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .markOf */ .Fg)(cell)];
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
