"use strict";
exports.id = 7424;
exports.ids = [7424,9968];
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

/***/ 67424:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matrixText: () => (/* binding */ matrixText)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19968);


const LEGEND = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `✓ accept   ! accept with reservations   ✗ refuse   ? not judged`;
const LEGEND_APART = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .APART */ .$5} they do not meet`;
const WRAPPED = 'w';
const LEGEND_WRAPPED = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${WRAPPED} accept, through a wrap that the host must apply`;
function matrixText({ subjects, hosts, cells }) {
    const names = subjects.map(_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable);
    const width = Math.max(...names.map((name) => name.length));
    const lines = hosts.map((host, i) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)(i + 1, String(hosts.length).length, 'start')}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(host)}`);
    const columns = hosts.map((_, i) => i + 1);
    lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)('', width)}  ${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('  ')(columns)}`);
    for (const [i, name] of names.entries()) {
        const marks = (cells[i] ?? []).map((cell, j) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)(markIn(cell), String(j + 1).length, 'start'));
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)(name, width)}  ${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('  ')(marks)}`);
    }
    const shown = cells.flat().map((cell) => markIn(cell));
    const legend = [
        ...(shown.some((each) => each === _matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$.reserved || each === _matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$['not judged']) ? [LEGEND] : []),
        ...(shown.includes(WRAPPED) ? [LEGEND_WRAPPED] : []),
        ...(shown.includes(_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .APART */ .$5) ? [LEGEND_APART] : []),
    ];
    if (legend.length > 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``, _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('   ')(legend));
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('\n')(lines)}\n`;
}
function markIn(cell) {
    const mark = (0,_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .markOfCell */ .vb)(cell);
    return mark === _matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$.accept && cell?.wrapped !== undefined ? WRAPPED : mark;
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
