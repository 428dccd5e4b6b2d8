"use strict";
exports.id = 592;
exports.ids = [592];
exports.modules = {

/***/ 80592:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changesText: () => (/* binding */ changesText)
/* harmony export */ });
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13651);
/* harmony import */ var _lock_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56327);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79942);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20075);
/* harmony import */ var _relaxed_relaxation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27323);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45318);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56125);







function changesText(changes, base) {
    const lines = [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `Against ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(base)}`];
    if ((0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnchanged */ ._5)(changes))
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  nothing changed`);
    lines.push(...lockLines(changes.locks ?? []), ...relaxedLines(changes));
    for (const change of changes.verdicts) {
        const { path, before, after } = change;
        const mark = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .isWorse */ .Bx)(change) ? '✗' : change.relaxed === true ? '!' : '✓';
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  ${mark} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(path)}: ${before ?? 'new'} → ${after ?? 'gone'}${(0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .byRelaxing */ .Yu)(change)}`);
    }
    const label = (0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .changedHostLabels */ .Sd)(changes.hosts);
    for (const change of changes.hosts) {
        const { subject, after, broken, mended } = change;
        const ids = [
            ...(broken.length > 0 ? [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `no longer met: ${_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain.join(', ')(broken.map(_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable))}`] : []),
            ...(mended.length > 0 ? [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `met now: ${_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain.join(', ')(mended.map(_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable))}`] : []),
        ];
        const why = ids.length === 0 ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) ` (${_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain.join('; ')(ids)})`;
        const [was, is] = (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .sidesOf */ .Mm)(change);
        const good = after === 'accept' && is === after && change.relaxed !== true;
        const mark = after === 'refuse' ? '✗' : good ? '✓' : '!';
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  ${mark} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(subject)} on ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(label(change))}: ${was} → ${is}${why}${(0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .byRelaxing */ .Yu)(change)}`);
    }
    for (const { subject, before, after, changes: each, step, taken, enough } of changes.requirements ?? []) {
        const versions = before === null || after === null ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(`; ${before} → ${after} (${taken ?? 'not later'})`);
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  ${enough ? '✓' : '✗'} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(subject)} asks for a ${step} step${versions}${enough ? '' : ' is too small'}`);
        for (const change of each) {
            const values = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(change.before)} → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(change.after)}`;
            lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `      ${_diff_js__WEBPACK_IMPORTED_MODULE_2__.SIGNS[change.kind]} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.padded)(change.kind, 10)}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(change.id)}  ${values}`);
        }
    }
    for (const { path, id, before, after } of changes.rac)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  ${after === 'failed' ? '✗' : '·'} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(id)} of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(path)}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(before)} → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(after)}`);
    for (const { what, from, to } of changes.moved ?? [])
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  · ${what} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(from)} → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(to)}`);
    if ((0,_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .total */ .X5)(changes.introduced) > 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  ✗ new: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .someCounts */ .fD)(changes.introduced)}`);
    if ((0,_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .total */ .X5)(changes.fixed) > 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  ✓ gone: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .someCounts */ .fD)(changes.fixed)}`);
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `${_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain.join('\n')(lines)}\n`;
}
function lockLines(locks) {
    const more = locks.length > SHOWN ? [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `      and ${locks.length - SHOWN} more changes of locks`] : [];
    const shown = locks.slice(0, SHOWN).map((change) => {
        const mark = change.otherSigner === true || change.after === null ? '!' : '·';
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  ${mark} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(change.lock)}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)((0,_lock_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .changeWords */ .mF)(change))}`;
    });
    return [...shown, ...more];
}
const SHOWN = 50;
function relaxedLines(changes) {
    const { relaxed = [] } = changes;
    if (relaxed.length === 0)
        return [];
    const more = relaxed.length > SHOWN ? [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `      and ${relaxed.length - SHOWN} more`] : [];
    return [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `  ! ${(0,_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .relaxedCount */ .nA)(changes)}`,
        ...relaxed.slice(0, SHOWN).map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.plain) `      ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__.printable)(`${(0,_relaxed_relaxation_js__WEBPACK_IMPORTED_MODULE_4__/* .relaxedPlace */ .dJ)(each)}: ${each.message}`)}`),
        ...more,
    ];
}


/***/ }),

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


/***/ })

};
;
Object.assign(exports.modules, require("./shared-27323.js").modules);
