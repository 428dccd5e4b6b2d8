"use strict";
exports.modules = {

/***/ 26019:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   UN: () => (/* binding */ unjudgedFinding),
/* harmony export */   Vm: () => (/* binding */ unjudgedReport),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   YF: () => (/* binding */ takeApart),
/* harmony export */   of: () => (/* binding */ putTogether)
/* harmony export */ });
/* harmony import */ var _result_compliance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(771);
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _readiness_assess_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56787);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58508);




function reportOf(tool, { diagnostics, cals, handshakes }, files, accepted = 0) {
    return {
        version: 1,
        tool,
        diagnostics,
        summary: (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .summarize */ .eh)(diagnostics, files, accepted),
        cals,
        handshakes,
        verdict: (0,_readiness_assess_js__WEBPACK_IMPORTED_MODULE_1__/* .worstVerdict */ .z)(cals.map(({ verdict }) => verdict)),
        compliance: (0,_result_compliance_js__WEBPACK_IMPORTED_MODULE_2__/* .complianceOf */ .f)(handshakes.map(({ verdict }) => verdict)),
    };
}
function unjudgedFinding(path, why, help, range = _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag) {
    return { ...(0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .fileError */ .zS)('project/unreadable', path, `the project cannot be judged: ${why}`, help), range };
}
function unjudgedReport(path, why, help, range = _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag) {
    const diagnostics = [unjudgedFinding(path, why, help, range)];
    return reportOf({ name: 'cartwright', version: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x }, { diagnostics, cals: [], handshakes: [] }, 0);
}
function total(reports, member) {
    return reports.reduce((sum, { summary }) => sum + (summary[member] ?? 0), 0);
}
function putTogether(projects) {
    const [first] = projects;
    if (projects.length === 1)
        return first.report;
    const reports = projects.map(({ report }) => report);
    const lists = {
        diagnostics: reports.flatMap((report) => report.diagnostics),
        cals: reports.flatMap((report) => report.cals),
        handshakes: reports.flatMap((report) => report.handshakes),
    };
    return {
        ...reportOf(first.report.tool, lists, total(reports, 'files'), total(reports, 'accepted')),
        ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true } : {}),
        projects: projects.map(({ root, file, report }) => ({
            root,
            file,
            summary: report.summary,
            cals: report.cals.length,
            handshakes: report.handshakes.length,
            verdict: report.verdict,
            compliance: report.compliance,
            ...(report.nothing === true ? { nothing: true } : {}),
        })),
    };
}
function takeApart({ tool, diagnostics, cals, handshakes, projects = [] }) {
    const at = { diagnostics: 0, cals: 0, handshakes: 0 };
    return projects.map(({ root, file, summary, verdict, compliance, nothing, ...sizes }) => {
        const found = summary.errors + summary.warnings + summary.notes;
        return {
            root,
            file,
            report: {
                version: 1,
                tool,
                diagnostics: diagnostics.slice(at.diagnostics, (at.diagnostics += found)),
                summary,
                cals: cals.slice(at.cals, (at.cals += sizes.cals)),
                handshakes: handshakes.slice(at.handshakes, (at.handshakes += sizes.handshakes)),
                verdict,
                compliance,
                ...(nothing === true ? { nothing } : {}),
            },
        };
    });
}


/***/ }),

/***/ 64517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fL: () => (/* binding */ groupRefusals),
/* harmony export */   qu: () => (/* binding */ refusalsByMessage),
/* harmony export */   xX: () => (/* binding */ refusalKeys)
/* harmony export */ });
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54520);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47322);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26019);




const NAMED = 5;
function groupRefusals(verdicts) {
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .hostLabels */ ._)(verdicts);
    const groups = (0,_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(verdicts.filter(isRefused), (each) => JSON.stringify([each.subject, reasonsOf(each)]));
    return [...groups.values()].map((group) => {
        const [first] = group;
        const { subject } = first;
        const labels = group.map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(label(each)));
        const more = labels.length > NAMED ? ` and ${labels.length - NAMED} more` : '';
        const who = labels.length === 1
            ? `host ${labels.join('')} refuses ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(subject)}`
            : `${labels.length} hosts (${labels.slice(0, NAMED).join(', ')}${more}) refuse ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(subject)}`;
        return { subject, message: `${who}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(reasonsOf(first))}`, verdicts: group };
    });
}
function refusalsByMessage(report) {
    const projects = (0,_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .takeApart */ .YF)(report).map((project) => project.report);
    const groups = (projects.length === 0 ? [report] : projects).flatMap((each) => groupRefusals(each.handshakes));
    return new Map(groups.map((group) => [group.message, group]));
}
function refusalKeys(verdict) {
    return verdict.descriptor.unmet.map((id) => JSON.stringify([(0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .pairKey */ .Y)(verdict), id]));
}
function isRefused(verdict) {
    return verdict.error !== null;
}
function reasonsOf({ error }) {
    const { unmet, supported, requested } = error.error.data;
    return unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`).join('; ');
}


/***/ }),

/***/ 5876:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sameAnswers),
/* harmony export */   m: () => (/* binding */ compareVerdicts)
/* harmony export */ });
function sameAnswers(verdicts, answerOf) {
    const bySubject = new Map();
    const answers = new Map();
    const hosts = new Map();
    const numberOf = (known, key) => {
        const number = known.get(key) ?? known.size;
        known.set(key, number);
        return number;
    };
    for (const verdict of verdicts) {
        const key = `${numberOf(answers, answerOf(verdict))} ${verdict.subject}`;
        const own = bySubject.get(key);
        if (own === undefined)
            bySubject.set(key, [verdict]);
        else
            own.push(verdict);
    }
    const groups = new Map();
    for (const [key, own] of bySubject) {
        const answer = key.slice(0, key.indexOf(' '));
        const at = own.map(({ profile }) => numberOf(hosts, profile)).join(',');
        const group = groups.get(`${answer} ${at}`);
        if (group === undefined)
            groups.set(`${answer} ${at}`, { hosts: own, subjects: [own[0]] });
        else
            group.subjects.push(own[0]);
    }
    return [...groups.values()].map((group) => ({ verdict: group.hosts[0], ...group }));
}
function compareVerdicts(a, b) {
    return compare(a.subject, b.subject) || compare(a.profile, b.profile);
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
;
