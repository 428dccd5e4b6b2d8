"use strict";
exports.id = 3428;
exports.ids = [3428];
exports.modules = {

/***/ 3428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _core_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3422);
/* harmony import */ var _core_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4432);
/* harmony import */ var _core_report_packed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2193);




/**
 * A check in the format that was asked for; a renderer is loaded when it is needed. What SARIF has no place for goes to the
 * other stream.
 *
 * @param policy what makes the answer no
 */
async function renderReport({ report, excerpts, suppressed }, policy, { format, color, io, fs }, against) {
    const changes = against === undefined ? {} : { changes: against.changes };
    const answer = (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)(report, policy);
    switch (format) {
        case 'json':
            return (0,_core_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y)({ ...(0,_core_report_packed_js__WEBPACK_IMPORTED_MODULE_3__/* .packReport */ .K)(report), ...changes, answer: (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerJson */ .hi)(answer) }, 2);
        case 'markdown': {
            const { renderMarkdown } = await Promise.all(/* import() */[__webpack_require__.e(5474), __webpack_require__.e(6749)]).then(__webpack_require__.bind(__webpack_require__, 6749));
            return renderMarkdown({ report, policy, ...changes });
        }
        case 'sarif': {
            const { checkSarif } = await __webpack_require__.e(/* import() */ 6172).then(__webpack_require__.bind(__webpack_require__, 6172));
            for (const caution of answer.cautions)
                io.err(`cartwright: warning: ${caution}\n`);
            return checkSarif(report.diagnostics, excerpts, io.env, suppressed);
        }
        case 'github': {
            const { annotationLines, workflowCommand } = await __webpack_require__.e(/* import() */ 3387).then(__webpack_require__.bind(__webpack_require__, 3387));
            const { planAnnotations } = await __webpack_require__.e(/* import() */ 3830).then(__webpack_require__.bind(__webpack_require__, 3830));
            const { overviewsOf } = await __webpack_require__.e(/* import() */ 5380).then(__webpack_require__.bind(__webpack_require__, 5380));
            const { overviewPlaces } = await __webpack_require__.e(/* import() */ 930).then(__webpack_require__.bind(__webpack_require__, 930));
            const overviews = overviewsOf(report, against === undefined ? {} : { changes: against.changes });
            const plan = planAnnotations(report.diagnostics, { overviews, rest: 'the JSON report has all of them' });
            const lines = annotationLines(plan, { places: await overviewPlaces(fs, plan.items) });
            const cautions = answer.cautions.map((caution) => workflowCommand('warning', { title: 'cartwright' }, (0,_core_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(caution)));
            return [...lines, ...cautions, answer.line].map((line) => `${line}\n`).join('');
        }
        default: {
            const { renderCheck } = await __webpack_require__.e(/* import() */ 5987).then(__webpack_require__.bind(__webpack_require__, 5987));
            const { diagnosticsText } = await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 9341));
            const changed = against === undefined
                ? ''
                : (await __webpack_require__.e(/* import() */ 3578).then(__webpack_require__.bind(__webpack_require__, 3578))).changesText(against.changes, against.base);
            return renderCheck(report, answer, (found) => diagnosticsText(found, { color, excerpts }), changed);
        }
    }
}


/***/ }),

/***/ 2193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ packReport),
/* harmony export */   z: () => (/* binding */ unpackReport)
/* harmony export */ });
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6019);
/* harmony import */ var _same_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5008);


/**
 * Packs a report for writing. Sixty packages at a hundred and twenty hosts are 7,200 verdicts, and few answers.
 *
 * @returns plain data for JSON; {@link unpackReport} gives the report back
 */
function packReport(report) {
    const roles = new Interned();
    const slices = report.projects === undefined ? [report] : (0,_projects_js__WEBPACK_IMPORTED_MODULE_0__/* .takeApart */ .Y)(report).map((project) => project.report);
    const handshakes = slices
        .map((slice) => slice.handshakes)
        .flatMap((verdicts) => (0,_same_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .sameAnswers */ .K)(verdicts, (verdict) => answerOf(verdict, roles)).map((group) => {
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
/**
 * The report that {@link packReport} packed.
 *
 * @returns undefined when a role is named that the list does not hold
 */
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
    const handshakes = sizes === undefined ? verdicts.flat().sort(_same_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVerdicts */ .m) : bySize(verdicts, sizes);
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
// Groups of one project follow each other, and each project says how many verdicts are its own.
function bySize(groups, sizes) {
    const found = [];
    let at = 0;
    for (const size of sizes) {
        const own = [];
        while (own.length < size && at < groups.length)
            own.push(...(groups[at++] ?? []));
        found.push(...own.sort(_same_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVerdicts */ .m));
    }
    return [...found, ...groups.slice(at).flat()];
}
function answerOf(verdict, roles) {
    if (verdict.verdict === 'not judged')
        return JSON.stringify([verdict.reason, verdict.help]);
    const { romDigest: _, ...descriptor } = verdict.descriptor;
    return JSON.stringify([descriptor, verdict.error, verdict.roles.map((role) => roles.numberOf(role))]);
}
/** Values by number, equal ones once. Most are the same object, and are not written out to be compared. */
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