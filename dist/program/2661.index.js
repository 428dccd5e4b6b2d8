"use strict";
exports.id = 2661;
exports.ids = [2661];
exports.modules = {

/***/ 12661:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   onlyChangedProjects: () => (/* binding */ onlyChangedProjects)
/* harmony export */ });
/* unused harmony export onlyChanged */
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54520);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45318);
/* harmony import */ var _result_projects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50566);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26019);
/* harmony import */ var _value_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21689);





function onlyChangedProjects(base, head, { changed, projects }) {
    const isWhole = ({ root, file }) => (file !== null && changed.has(file)) ||
        [...changed].some((path) => (0,_result_projects_js__WEBPACK_IMPORTED_MODULE_2__/* .isProjectFile */ .Qn)(path) && (root === '.' || path.startsWith(`${root}/`)));
    const keep = (report, at) => {
        const project = projects[at];
        if (project === undefined || isWhole(project))
            return report;
        const { confirmations } = project;
        return onlyChanged(base, report, { changed, ...(confirmations === undefined ? {} : { confirmations }) });
    };
    const whole = projects.filter(isWhole).map(({ root }) => root);
    const [first, ...others] = (0,_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .takeApart */ .YF)(head).map((project, at) => ({
        ...project,
        report: keep(project.report, at),
    }));
    if (first === undefined)
        return { report: keep(head, 0), whole };
    const { part } = head;
    return { report: { ...(0,_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .putTogether */ .of)([first, ...others]), ...(part === undefined ? {} : { part }) }, whole };
}
function onlyChanged(base, head, { changed, confirmations }) {
    const fresh = new Set((0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .newFindings */ .FN)(base, head));
    const folders = new Set([...changed].flatMap(foldersOf));
    const isTouched = (subject) => changed.has(subject) || folders.has(subject);
    const confirmed = confirmations !== undefined && changed.has(confirmations);
    const cals = head.cals.filter((cal) => changed.has(cal.path) ||
        cal.participants.some(({ resolved }) => resolved !== null && isTouched(resolved.path)) ||
        (confirmed && cal.rac.some(({ check }) => check?.type === 'manual')) ||
        differs(base.cals, cal, calKey, calState));
    const handshakes = head.handshakes.filter((verdict) => isTouched(verdict.subject) ||
        changed.has(verdict.profile) ||
        differs(base.handshakes, verdict, _result_host_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .pairKey */ .Y, hostState));
    const judged = new Set([
        ...cals.map(({ path }) => path),
        ...handshakes.filter(({ verdict }) => verdict === 'refuse').map(({ subject }) => subject),
        ...handshakes.filter(({ verdict }) => verdict === 'not judged').map(({ profile }) => profile),
    ]);
    const isOfVerdict = ({ path }) => judged.has(path) || judged.has((0,_value_path_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(path));
    const diagnostics = head.diagnostics.filter((found) => changed.has(found.path) || fresh.has(found) || isOfVerdict(found));
    const files = new Set([
        ...diagnostics.map(({ path }) => path),
        ...cals.map(({ path }) => path),
        ...handshakes.map(({ subject }) => subject),
    ]);
    return { ...head, ...(0,_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .reportOf */ .EI)(head.tool, { diagnostics, cals, handshakes }, files.size, head.summary.accepted) };
}
const calKey = (cal) => cal.path;
const calState = ({ verdict, participants, rac }) => JSON.stringify([
    verdict,
    participants.map(({ alias, required, resolved }) => [alias, required, resolved]),
    rac.map(({ id, required, state, available }) => [id, required, state, available]),
]);
const hostState = ({ verdict, reservations, wrapped, reason, descriptor }) => JSON.stringify([verdict, reservations, wrapped, reason, descriptor?.unmet]);
function differs(base, member, key, state) {
    const before = base.find((other) => key(other) === key(member));
    return before === undefined || state(before) !== state(member);
}
function foldersOf(path) {
    const segments = path.split('/').slice(0, -1);
    return ['.', ...segments.map((_, i) => segments.slice(0, i + 1).join('/'))];
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-27323.js").modules);
