"use strict";
exports.modules = {

/***/ 77789:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ renderReadiness),
/* harmony export */   readinessText: () => (/* binding */ readinessText)
/* harmony export */ });
/* unused harmony export MARKS */
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56125);
/* harmony import */ var _diagnostics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32065);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20075);



const MARKS = {
    unconfirmed: '□',
    confirmed: '☑',
    failed: '✗',
    optional: '·',
};
function readinessText(cals, { excerpts, quiet = false } = {}) {
    const first = cals.findIndex((cal) => (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__.fromLevel)('error', cal.diagnostics).length > 0);
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain.join('\n')(cals.map((cal, i) => renderReadiness(cal, { excerpts, quiet: quiet || i !== first })));
}
function renderReadiness(cal, { excerpts, quiet = true } = {}) {
    const lines = [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `CAL: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(cal.name)}  (${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cal.nodes, 'node')}, ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cal.participants.length, 'participant')})`,
    ];
    const isOfLock = ({ rule }) => rule.startsWith('lock/');
    const shown = (each) => [
        findingLine(each),
        ...(0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__/* .excerptLines */ .$F)(each, excerpts).map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `    ${line}`),
    ];
    const broken = (0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__.fromLevel)('error', cal.diagnostics).filter((each) => !isOfLock(each));
    if (broken.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `Structure`, ...broken.flatMap(shown));
        lines.push(...(0,_diagnostics_js__WEBPACK_IMPORTED_MODULE_1__.closingLines)(broken, { quiet }).map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `  ${line}`));
    }
    if (cal.participants.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `Participants`, ...participantLines(cal.participants));
    }
    const held = cal.diagnostics.filter(isOfLock);
    if (held.length > 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `Lock`, ...held.flatMap(shown));
    if (cal.rac.length > 0) {
        const width = Math.max(...cal.rac.map((item) => item.id.length));
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `Required available context (descriptions only)`);
        for (const item of cal.rac)
            lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `  ${MARKS[item.state]} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(item.id), width)} [${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(item.kind)}] ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(item.description)}${checkText(item)}`);
    }
    if (cal.blocked !== undefined && cal.blocked.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `Cannot run`, ...cal.blocked.map((entry) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `  ✗ ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(entry)}`));
    }
    if (cal.todo !== undefined && cal.todo.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `Still to write`, ...cal.todo.map((id) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `  □ the action of task ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.quote)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(id))} is a TODO`));
    }
    lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `verdict: ${cal.verdict}`, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ``);
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain.join('\n')(lines);
}
function findingLine({ path, range, level, message, rule }) {
    const place = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.printable)(path)}:${range.start.line}:${range.start.column}`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `  ${level === 'error' ? '✗' : '!'} ${place}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(message)}  [${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(rule)}]`;
}
function participantLines(participants) {
    const width = Math.max(...participants.map((participant) => participant.alias.length));
    return participants.map((participant) => {
        const { alias, bind, required, resolved, reason } = participant;
        const mark = resolved !== null ? '✓' : required ? '✗' : '·';
        const who = resolved === null
            ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(reason)
            : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(resolved.name)} (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(resolved.role)})  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(reason)}`;
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `  ${mark} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(alias), width)}  ${bind}  ${who}`;
    });
}
function checkText(item) {
    if (item.check === null)
        return item.reason === undefined ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `` : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `  (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(item.reason)})`;
    const hint = item.check.hint === '' ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ` ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(item.check.hint)}`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) `  (check: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(item.check.type)}${hint}${item.reason === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.plain) ` → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(item.reason)}`})`;
}


/***/ })

};
;
