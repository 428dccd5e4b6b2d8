"use strict";
exports.modules = {

/***/ 41834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ packReport),
/* harmony export */   Zs: () => (/* binding */ checkJson),
/* harmony export */   z1: () => (/* binding */ unpackReport)
/* harmony export */ });
/* harmony import */ var _result_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27066);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1782);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26019);
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98052);
/* harmony import */ var _result_same_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5876);





function packReport(report) {
    const roles = new Interned();
    const slices = report.projects === undefined ? [report] : (0,_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .takeApart */ .YF)(report).map((project) => project.report);
    const handshakes = slices
        .map((slice) => slice.handshakes)
        .flatMap((verdicts) => (0,_result_same_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .sameAnswers */ .K)(verdicts, (verdict) => answerOf(verdict, roles)).map((group) => {
        const { verdict } = group;
        const subjects = group.subjects.map(({ subject, signature, descriptor }) => {
            const romDigest = descriptor?.romDigest;
            return { path: subject, signature, ...(romDigest === undefined ? {} : { romDigest }) };
        });
        const hosts = group.hosts.map(({ host, profile }) => ({ name: host, profile }));
        if (verdict.verdict === 'not judged') {
            const { reason, help, reservations, error } = verdict;
            return { subjects, hosts, verdict: verdict.verdict, reason, help, reservations, error, roles: [] };
        }
        const { romDigest: _, ...descriptor } = verdict.descriptor;
        return {
            subjects,
            hosts,
            verdict: verdict.verdict,
            reservations: verdict.reservations,
            ...basisOf(verdict),
            descriptor,
            error: verdict.error,
            roles: verdict.roles.map((role) => roles.numberOf(role)),
        };
    }));
    const cals = report.cals.map((cal) => ({ ...cal, diagnostics: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .withPages */ .hF)(cal.diagnostics) }));
    return { ...report, diagnostics: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .withPages */ .hF)(report.diagnostics), cals, handshakes, roles: roles.values };
}
function checkJson(report, answer, changes) {
    const changed = changes === undefined ? {} : { changes };
    return (0,_text_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .resultJson */ .y3)({ ...packReport(report), ...changed, answer: (0,_result_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerJson */ .hi)(answer) }, 2);
}
function unpackReport(file) {
    const { roles, ...packed } = file;
    const verdicts = [];
    for (const entry of packed.handshakes) {
        const own = entry.roles.map((number) => roles[number]);
        if (own.includes(undefined))
            return undefined;
        verdicts.push(expand(entry, own));
    }
    const sizes = packed.projects?.map(({ handshakes }) => handshakes);
    const handshakes = sizes === undefined ? verdicts.flat().sort(_result_same_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVerdicts */ .m) : bySize(verdicts, sizes);
    const cals = packed.cals.map((cal) => ({ ...cal, diagnostics: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutPages */ .$T)(cal.diagnostics) }));
    return { ...packed, diagnostics: (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutPages */ .$T)(packed.diagnostics), cals, handshakes };
}
function expand(entry, roles) {
    return entry.subjects.flatMap(({ path, signature, romDigest }) => entry.hosts.map(({ name, profile }) => {
        const pair = { subject: path, signature, host: name, profile };
        if (entry.verdict === 'not judged') {
            const { reason, help, error } = entry;
            return { ...pair, verdict: 'not judged', reason, help, reservations: 0, error, roles: [] };
        }
        const { verdict, reservations, error } = entry;
        const descriptor = { ...entry.descriptor, ...(romDigest === undefined ? {} : { romDigest }) };
        return { ...pair, verdict, reservations, ...basisOf(entry), descriptor, error, roles };
    }));
}
function basisOf(verdict) {
    const { wrapped, unasked, withheld, strict, remake } = verdict;
    return {
        ...(wrapped === undefined ? {} : { wrapped }),
        ...(unasked === undefined ? {} : { unasked }),
        ...(withheld === undefined ? {} : { withheld }),
        ...(strict === undefined ? {} : { strict }),
        ...(remake === undefined ? {} : { remake }),
    };
}
function bySize(groups, sizes) {
    const found = [];
    let at = 0;
    for (const size of sizes) {
        const own = [];
        while (own.length < size && at < groups.length)
            own.push(...(groups[at++] ?? []));
        found.push(...own.sort(_result_same_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVerdicts */ .m));
    }
    return [...found, ...groups.slice(at).flat()];
}
function answerOf(verdict, roles) {
    if (verdict.verdict === 'not judged')
        return JSON.stringify([verdict.reason, verdict.help]);
    const { romDigest: _, ...descriptor } = verdict.descriptor;
    const numbers = verdict.roles.map((role) => roles.numberOf(role));
    return JSON.stringify([descriptor, verdict.error, numbers, basisOf(verdict)]);
}
class Interned {
    values = [];
    #known = new Map();
    #byText = new Map();
    numberOf(value) {
        const known = this.#known.get(value);
        if (known !== undefined)
            return known;
        const text = JSON.stringify(value);
        const number = this.#byText.get(text) ?? this.values.push(value) - 1;
        this.#known.set(value, number);
        this.#byText.set(text, number);
        return number;
    }
}


/***/ })

};
;
