"use strict";
exports.id = 7789;
exports.ids = [7789];
exports.modules = {

/***/ 77789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ renderReadiness),
/* harmony export */   readinessText: () => (/* binding */ readinessText)
/* harmony export */ });
/* unused harmony export MARKS */
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56125);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const MARKS = {
    unconfirmed: '□',
    confirmed: '☑',
    failed: '✗',
    optional: '·',
};
function readinessText(cals) {
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('\n')(cals.map(renderReadiness));
}
function renderReadiness(cal) {
    const lines = [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `CAL: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(cal.name)}  (${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cal.nodes, 'node')}, ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(cal.participants.length, 'participant')})`,
    ];
    const broken = cal.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    if (broken.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `Structure`);
        for (const d of broken)
            lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  ✗ ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(d.path)}:${d.range.start.line}:${d.range.start.column}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(d.message)}  [${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(d.rule)}]`);
    }
    if (cal.participants.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `Participants`, ...participantLines(cal.participants));
    }
    if (cal.rac.length > 0) {
        const width = Math.max(...cal.rac.map((item) => item.id.length));
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `Required available context (descriptions only)`);
        for (const item of cal.rac)
            lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  ${MARKS[item.state]} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(item.id), width)} [${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(item.kind)}] ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(item.description)}${checkText(item)}`);
    }
    if (cal.blocked !== undefined && cal.blocked.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `Cannot run`, ...cal.blocked.map((entry) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  ✗ ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(entry)}`));
    }
    if (cal.todo !== undefined && cal.todo.length > 0) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `Still to write`, ...cal.todo.map((id) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  □ the action of task ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(id))} is a TODO`));
    }
    lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `verdict: ${cal.verdict}`, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ``);
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('\n')(lines);
}
function participantLines(participants) {
    const width = Math.max(...participants.map((participant) => participant.alias.length));
    return participants.map((participant) => {
        const { alias, bind, required, resolved, reason } = participant;
        const mark = resolved !== null ? '✓' : required ? '✗' : '·';
        const who = resolved === null
            ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(reason)
            : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(resolved.name)} (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(resolved.role)})  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(reason)}`;
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  ${mark} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(alias), width)}  ${bind}  ${who}`;
    });
}
function checkText(item) {
    if (item.check === null)
        return item.reason === undefined ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `` : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(item.reason)})`;
    const hint = item.check.hint === '' ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ` ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(item.check.hint)}`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `  (check: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(item.check.type)}${hint}${item.reason === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) ` → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(item.reason)}`})`;
}


/***/ })

};
;
