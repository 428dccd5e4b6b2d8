"use strict";
exports.id = 1621;
exports.ids = [1621,7789];
exports.modules = {

/***/ 19968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
        return found && { verdict: found.verdict, reservations: found.reservations, details: detailsOf(found) };
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

/***/ 17892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ restatingFindings)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64517);

function restatingFindings(report) {
    const refusals = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalsByMessage */ .qu)(report);
    const cals = new Set(report.cals.map(({ path }) => path));
    const subjectOf = ({ rule, path, message, related = [] }) => {
        if (rule === 'handshake/refuse')
            return refusals.get(message)?.subject;
        const isReadiness = rule === 'ready/unstaffed' || rule === 'ready/rac-missing';
        return isReadiness ? [path, ...related.map((each) => each.path)].find((each) => cals.has(each)) : undefined;
    };
    return new Map(report.diagnostics.flatMap((finding) => {
        const subject = subjectOf(finding);
        return subject === undefined ? [] : [[finding, subject]];
    }));
}


/***/ }),

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
Object.assign(exports.modules, require("./shared-61621.js").modules);
