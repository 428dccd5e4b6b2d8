"use strict";
exports.modules = {

/***/ 61621:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   overviewsOf: () => (/* binding */ overviewsOf)
/* harmony export */ });
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19968);
/* harmony import */ var _result_compliance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(771);
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54520);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _text_readiness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77789);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13651);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47322);
/* harmony import */ var _restating_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17892);








function overviewsOf(report, touched = {}) {
    const { cals, handshakes } = report;
    const restating = (0,_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)((0,_restating_js__WEBPACK_IMPORTED_MODULE_4__/* .restatingFindings */ .G)(report), ([, subject]) => subject);
    const namedBy = (subject) => (restating.get(subject) ?? []).map(([finding]) => finding);
    const subjects = (0,_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(handshakes, ({ subject }) => subject);
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_6__/* .hostLabels */ ._)(handshakes);
    return [
        ...cals.map((cal) => readinessOverview(cal, namedBy(cal.path), touched)),
        ...[...subjects].map(([subject, verdicts]) => complianceOverview(verdicts, namedBy(subject), label, touched)),
    ];
}
const READINESS = { ready: 'note', pending: 'warning', 'not ready': 'error' };
const COMPLIANCE = {
    accept: 'note',
    'not judged': 'warning',
    refuse: 'error',
};
function readinessOverview(cal, named, { paths, changes }) {
    const { path, verdict } = cal;
    const findings = named.filter((finding) => finding.path === path);
    const item = findings.find(({ pointer }) => pointer.startsWith('/rac/'));
    return {
        kind: 'checklist',
        title: `readiness: ${verdict}`,
        level: READINESS[verdict],
        path,
        at: [['rac'], ['id']],
        ...(item === undefined ? {} : { range: item.range }),
        lines: (0,_text_readiness_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReadiness */ .l)(cal).trimEnd().split('\n'),
        mend: mendLines(named),
        findings,
        changed: paths?.has(path) === true || changes?.verdicts.some((change) => change.path === path) === true,
    };
}
function complianceOverview(verdicts, named, label, touched) {
    const [{ subject, signature }] = verdicts;
    const path = fileOf(verdicts[0]);
    const findings = named.filter((finding) => finding.path === path);
    const compliance = (0,_result_compliance_js__WEBPACK_IMPORTED_MODULE_7__/* .complianceOf */ .f)(verdicts.map(({ verdict }) => verdict)) ?? 'not judged';
    const signed = signature === 'not applicable' ? '' : `  (signature: ${signature})`;
    const sorted = ORDER.flatMap((mark) => verdicts.filter((verdict) => (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_3__/* .markOf */ .Fg)(verdict) === mark));
    const [first] = findings;
    return {
        kind: 'verdict',
        title: `compliance: ${compliance}`,
        level: COMPLIANCE[compliance],
        path,
        at: [['harness'], ['id']],
        ...(first === undefined ? {} : { range: first.range }),
        lines: [
            `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(subject)}: ${(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_3__/* .hostCounts */ .xj)(verdicts)}${signed}`,
            '',
            ...sorted.map((verdict) => `  ${hostLine(verdict, label)}`),
        ],
        mend: mendLines(named),
        findings,
        changed: isTouched(subject, verdicts, touched),
    };
}
const ORDER = ['refuse', 'not judged', 'reserved', 'accept'];
function hostLine(verdict, label) {
    const name = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(label(verdict));
    const head = `${_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .MARK */ .M$[(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_3__/* .markOf */ .Fg)(verdict)]} ${name}: ${(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(verdict)}`;
    if (verdict.verdict === 'not judged')
        return `${head}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(verdict.reason)} (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(verdict.help)})`;
    const parts = [...unmetWords(verdict), ...bindingWords(verdict)];
    return parts.length === 0 ? head : `${head}: ${parts.join('; ')}`;
}
function unmetWords({ descriptor, error }) {
    const { supported = [], requested = [] } = error?.error.data ?? {};
    return descriptor.unmet.map((id, i) => `unmet ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(id)} (offers ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(supported[i] ?? '')}, asked ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(requested[i] ?? '')})`);
}
function bindingWords({ roles }) {
    const words = roles.flatMap((role) => {
        if (role.boundTool === null)
            return role.tier === 'optional' ? [`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(role.role)} not bound (optional)`] : [];
        const reasons = (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_3__/* .reservationsOf */ .VL)(role).map(({ reason }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(reason));
        const under = reasons.length === 0 ? '' : ` with a reservation: ${reasons.join(', ')}`;
        const wrap = role.wraps === undefined ? '' : ` (wraps ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(role.wraps)})`;
        return [`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(role.role)} → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(role.boundTool)}${wrap}${under}`];
    });
    return words;
}
function mendLines(findings) {
    if (findings.length === 0)
        return [];
    const lines = findings.flatMap(({ rule, message, help, related = [], ...at }) => [
        `  ${placeWords(at)}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(message)}  [${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(rule)}]`,
        ...related.slice(0, RELATED).map((each) => `    ↔ ${placeWords(each)}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(each.message)}`),
        ...(help === undefined ? [] : [`    help: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(help)}`]),
    ]);
    return ['', 'Mend', ...lines];
}
const RELATED = 3;
function placeWords({ path, range: { start } }) {
    return `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(path)}:${start.line}:${start.column}`;
}
function fileOf({ subject, signature }) {
    if (signature !== 'not applicable' || subject.endsWith('.json'))
        return subject;
    return subject === '.' ? PACKAGE : `${subject}/${PACKAGE}`;
}
const PACKAGE = 'cartridge.yaml';
function isTouched(subject, verdicts, { paths = NO_PATHS, changes }) {
    if (paths.has(subject) || verdicts.some(({ profile }) => paths.has(profile)))
        return true;
    if (subject === '.' ? paths.size > 0 : [...paths].some((path) => path.startsWith(`${subject}/`)))
        return true;
    const turned = new Set((changes?.hosts ?? []).map(({ profile, host, ...change }) => (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_6__/* .pairKey */ .Y)({ ...change, profile: profile ?? host })));
    return verdicts.some((verdict) => turned.has((0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_6__/* .pairKey */ .Y)(verdict)));
}
const NO_PATHS = new Set();


/***/ })

};
;
