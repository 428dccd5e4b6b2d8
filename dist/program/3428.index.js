"use strict";
exports.id = 3428;
exports.ids = [3428];
exports.modules = {

/***/ 13428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _core_result_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27066);
/* harmony import */ var _core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44484);
/* harmony import */ var _core_report_json_packed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41834);



async function renderReport({ report, excerpts, suppressed }, policy, { format, color, io, fs }, against) {
    const { changes } = against ?? {};
    const answer = (0,_core_result_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answerOf */ .ut)(report, policy);
    switch (format) {
        case 'json':
            return (0,_core_report_json_packed_js__WEBPACK_IMPORTED_MODULE_2__/* .checkJson */ .Zs)(report, answer, changes);
        case 'markdown': {
            const { renderMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(6403), __webpack_require__.e(4524)]).then(__webpack_require__.bind(__webpack_require__, 19091));
            return renderMarkdown({ report, policy, ...(changes === undefined ? {} : { changes }) });
        }
        case 'sarif': {
            const { checkSarif } = await __webpack_require__.e(/* import() */ 6428).then(__webpack_require__.bind(__webpack_require__, 74047));
            io.err((0,_core_report_text_receipts_js__WEBPACK_IMPORTED_MODULE_1__/* .notesText */ .Ln)(answer.cautions.map((caution) => `warning: ${caution}`)));
            return checkSarif(report.diagnostics, excerpts, io.env, suppressed);
        }
        case 'github': {
            const { annotationLines } = await __webpack_require__.e(/* import() */ 3691).then(__webpack_require__.bind(__webpack_require__, 13691));
            const { checkGithub } = await __webpack_require__.e(/* import() */ 9361).then(__webpack_require__.bind(__webpack_require__, 9361));
            const { planAnnotations } = await __webpack_require__.e(/* import() */ 8694).then(__webpack_require__.bind(__webpack_require__, 78694));
            const { overviewsOf } = await __webpack_require__.e(/* import() */ 1621).then(__webpack_require__.bind(__webpack_require__, 61621));
            const { overviewPlaces } = await __webpack_require__.e(/* import() */ 3009).then(__webpack_require__.bind(__webpack_require__, 83009));
            const overviews = overviewsOf(report, changes === undefined ? {} : { changes });
            const plan = planAnnotations(report.diagnostics, { overviews, rest: 'the JSON report has all of them' });
            const lines = annotationLines(plan, { places: await overviewPlaces(fs, plan.items) });
            return checkGithub(lines, answer);
        }
        case 'text': {
            const { renderCheck } = await __webpack_require__.e(/* import() */ 6718).then(__webpack_require__.bind(__webpack_require__, 6718));
            const { diagnosticsText } = await __webpack_require__.e(/* import() */ 2065).then(__webpack_require__.bind(__webpack_require__, 32065));
            const changed = against === undefined
                ? undefined
                : (await __webpack_require__.e(/* import() */ 592).then(__webpack_require__.bind(__webpack_require__, 80592))).changesText(against.changes, against.base);
            return renderCheck(report, answer, (found) => diagnosticsText(found, { color, excerpts }), changed);
        }
    }
}


/***/ }),

/***/ 41834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ packReport),
/* harmony export */   Zs: () => (/* binding */ checkJson),
/* harmony export */   z1: () => (/* binding */ unpackReport)
/* harmony export */ });
/* harmony import */ var _result_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27066);
/* harmony import */ var _text_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1782);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26019);
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
            descriptor,
            error: verdict.error,
            roles: verdict.roles.map((role) => roles.numberOf(role)),
        };
    }));
    return { ...report, handshakes, roles: roles.values };
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
    return { ...packed, handshakes };
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
        return { ...pair, verdict, reservations, descriptor, error, roles };
    }));
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
    return JSON.stringify([descriptor, verdict.error, verdict.roles.map((role) => roles.numberOf(role))]);
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
