"use strict";
exports.id = 6718;
exports.ids = [6718,7789,2065];
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

/***/ 6718:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCheck: () => (/* binding */ renderCheck)
});

// UNUSED EXPORTS: summaryLine

// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/core/report/text/readiness.js
var readiness = __webpack_require__(77789);
// EXTERNAL MODULE: ./build/core/result/reservations.js
var reservations = __webpack_require__(13651);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/report/matrix.js
var matrix = __webpack_require__(19968);
// EXTERNAL MODULE: ./build/core/result/host-labels.js
var host_labels = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/result/same-answers.js
var same_answers = __webpack_require__(5876);
;// CONCATENATED MODULE: ./build/core/report/text/hosts.js





const NAMED = 5;
function hostsText(verdicts) {
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const rows = (0,same_answers/* sameAnswers */.K)(verdicts, (verdict) => JSON.stringify([(0,reservations/* verdictWords */.L2)(verdict), wordsOf(verdict)])).map(({ verdict, hosts, subjects }) => ({
        verdict,
        names: namesOf(hosts.map((each) => (0,printable.printable)(label(each)))),
        cartridges: namesOf(subjects.map(({ subject }) => (0,printable.printable)(subject))),
    }));
    const width = Math.max(...rows.map(({ names }) => names.length));
    const lines = rows.flatMap(({ verdict, names, cartridges }) => {
        const [detail, ...more] = wordsOf(verdict);
        const words = (0,printable.plain) `${(0,reservations/* verdictWords */.L2)(verdict)}  ${cartridges}  ${detail ?? ''}`;
        return [
            (0,printable.plain) `  ${matrix/* MARK */.M$[(0,reservations/* markOf */.Fg)(verdict)]} ${(0,printable.padded)(names, width)}  ${words}`,
            ...more.map((line) => (0,printable.plain) `      ${line}`),
        ];
    });
    return printable.plain.join('\n')(['Hosts', ...lines, '']);
}
function namesOf(names) {
    const shown = printable.plain.join(', ')(names.slice(0, NAMED));
    return names.length > NAMED ? (0,printable.plain) `${shown} and ${names.length - NAMED} more` : shown;
}
function wordsOf(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return [bindings(verdict), ...verdict.roles.flatMap(reservationWords)];
        case 'refuse':
            return [
                (0,printable.plain) `unmet: ${printable.plain.join(', ')(verdict.descriptor.unmet.map(printable.printable))}`,
                ...verdict.roles.flatMap(reservationWords),
            ];
        case 'not judged':
            return [(0,printable.printable)(verdict.reason), (0,printable.plain) `help: ${(0,printable.printable)(verdict.help)}`];
    }
}
function bindings({ roles, descriptor }) {
    const bound = roles
        .filter((role) => role.satisfied)
        .map((role) => (0,printable.plain) `${(0,printable.printable)(role.role)} → ${(0,printable.printable)(role.boundTool ?? '')}`);
    const absent = roles.filter((role) => role.tier === 'optional' && !role.satisfied).map((role) => role.role);
    const degraded = absent.length === 0 ? '' : (0,printable.plain) `; without optional ${printable.plain.join(', ')(absent.map(printable.printable))}`;
    return (0,printable.plain) `MCP ${(0,printable.printable)(descriptor.protocolRevision)}; ${printable.plain.join(', ')(bound)}${degraded}`;
}
function reservationWords(role) {
    return (0,reservations/* reservationsOf */.VL)(role).map(({ reason }) => (0,printable.plain) `reservation: ${(0,printable.printable)(role.role)} by ${(0,printable.printable)(role.boundTool ?? '')}: ${(0,printable.printable)(reason)}`);
}

// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(26019);
;// CONCATENATED MODULE: ./build/core/report/text/check.js






function renderCheck(report, answer, renderDiagnostics, { changes = (0,printable.plain) ``, closing = [], } = {}) {
    const projects = (0,report_projects/* takeApart */.YF)(report);
    const sections = [
        ...(projects.length === 0
            ? sectionsOf(report, renderDiagnostics)
            : projects.flatMap((project) => [
                (0,printable.plain) `Project ${(0,printable.printable)(project.root)}\n`,
                ...sectionsOf(project.report, renderDiagnostics),
                (0,printable.plain) `${summaryLine(project.report)}\n`,
            ])),
        changes,
        printable.plain.join('\n')([
            ...closing,
            summaryLine(report),
            ...answer.cautions.map((caution) => (0,printable.plain) `warning: ${(0,printable.printable)(caution)}`),
            (0,printable.printable)(answer.line),
            '',
        ]),
    ];
    return printable.plain.join('\n')(sections.filter((section) => section !== ''));
}
function sectionsOf(report, renderDiagnostics) {
    return [
        renderDiagnostics(report.diagnostics),
        ...report.cals.map((cal) => (0,readiness/* renderReadiness */.l)({ ...cal, diagnostics: [] })),
        ...(report.handshakes.length === 0 ? [] : [hostsText(report.handshakes)]),
    ];
}
function summaryLine({ summary, verdict, compliance, handshakes, projects }) {
    const parts = [
        ...(projects === undefined ? [] : [(0,counts/* plural */.LS)(projects.length, 'project')]),
        (0,printable.plain) `${(0,counts/* plural */.LS)(summary.files, 'file')}: ${(0,counts/* plural */.LS)(summary.errors, 'error')}, ${(0,counts/* plural */.LS)(summary.warnings, 'warning')}, ${(0,counts/* plural */.LS)(summary.notes, 'note')}${(0,counts/* acceptedCount */.n)(summary)}`,
        ...(verdict === null ? [] : [(0,printable.plain) `readiness: ${verdict}`]),
        ...(compliance === null ? [] : [(0,printable.plain) `hosts: ${(0,reservations/* hostCounts */.xj)(handshakes)}`]),
    ];
    return printable.plain.join(' · ')(parts);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-32065.js").modules);
Object.assign(exports.modules, require("./shared-77789.js").modules);
