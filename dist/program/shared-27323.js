"use strict";
exports.modules = {

/***/ 27323:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ relaxedFindings),
/* harmony export */   Z9: () => (/* binding */ relaxationAt),
/* harmony export */   b5: () => (/* binding */ isFloor),
/* harmony export */   dJ: () => (/* binding */ relaxedPlace)
/* harmony export */ });
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49139);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41817);


function isFloor({ id }) {
    return id.startsWith('floor:');
}
function relaxationAt({ doc, at, part, side }, id, message, covers = []) {
    return { id, message, path: doc.path, range: (0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .rangeOf */ .be)(doc, at, part), side, covers: capped(covers) };
}
const MOST_COVERED = 1000;
function capped(covers) {
    return [...new Set(covers)].sort().slice(0, MOST_COVERED);
}
function relaxedPlace({ path, range, side }) {
    const { line } = range.start;
    return side === 'head' ? `${path}:${line}` : `${path}:${line} of the base`;
}
function relaxedFindings(relaxed) {
    return relaxed.map((each) => ({
        rule: 'check/relaxed',
        level: 'warning',
        message: each.side === 'head' ? each.message : `${each.message} (line ${each.range.start.line} of the base)`,
        path: each.path,
        range: each.side === 'head' ? each.range : _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: '',
        help: 'let somebody who answers for it look at it; config-from: base judges without it',
    }));
}


/***/ }),

/***/ 45318:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   FN: () => (/* binding */ newFindings),
/* harmony export */   Sd: () => (/* binding */ changedHostLabels),
/* harmony export */   Yu: () => (/* binding */ byRelaxing),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   gQ: () => (/* binding */ sortChanges),
/* harmony export */   ll: () => (/* binding */ compareReports),
/* harmony export */   nA: () => (/* binding */ relaxedCount)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54520);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13651);
/* harmony import */ var _relaxed_relaxation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27323);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56125);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64517);






function compareReports(base, head, requirements = [], relaxed) {
    const introduced = newFindings(base, head);
    const strict = relaxed?.without ?? head;
    const gone = without(base, head);
    const fixed = relaxed === undefined ? gone : without({ ...base, diagnostics: gone }, strict);
    return sortChanges({
        relaxed: relaxed?.relaxed ?? [],
        ...(relaxed === undefined ? {} : { hidden: (0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countLevels */ .ZT)(without(strict, head)) }),
        verdicts: pairs(base.cals, head.cals, (cal) => cal.path)
            .map(([before, after, path]) => verdictChange(path, before, after, strict))
            .filter(({ before, after }) => before !== after),
        hosts: pairs(base.handshakes, head.handshakes, _result_host_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .pairKey */ .Y)
            .flatMap(([before, after]) => hostChange(before, after))
            .map((change) => markRelaxed(change, strict)),
        rac: pairs(base.cals, head.cals, (cal) => cal.path).flatMap(([before, after]) => racChanges(before, after)),
        requirements,
        introduced: (0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countLevels */ .ZT)(introduced),
        fixed: (0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countLevels */ .ZT)(fixed),
    });
}
function sortChanges(changes) {
    const { verdicts, hosts, rac, requirements = [], relaxed } = changes;
    return {
        ...changes,
        ...(relaxed === undefined ? {} : { relaxed: floorsLast(relaxed) }),
        verdicts: [...verdicts].sort((a, b) => Number(isWorse(b)) - Number(isWorse(a)) || text(a.path, b.path)),
        hosts: [...hosts].sort((a, b) => Number(isNoAcceptance(b)) - Number(isNoAcceptance(a)) ||
            text(a.subject, b.subject) ||
            text(a.profile ?? a.host, b.profile ?? b.host)),
        rac: [...rac].sort((a, b) => text(a.path, b.path)),
        requirements: [...requirements].sort((a, b) => text(a.subject, b.subject)),
    };
}
function floorsLast(relaxed) {
    const floors = relaxed.filter(_relaxed_relaxation_js__WEBPACK_IMPORTED_MODULE_2__/* .isFloor */ .b5).sort((a, b) => text(a.path, b.path));
    return [...relaxed.filter((each) => !(0,_relaxed_relaxation_js__WEBPACK_IMPORTED_MODULE_2__/* .isFloor */ .b5)(each)), ...floors];
}
function text(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function newFindings(base, head) {
    return without(head, base);
}
function isUnchanged(changes) {
    const { locks = [], relaxed = [], verdicts, hosts, rac, requirements = [], moved = [] } = changes;
    const counts = [...Object.values(changes.introduced), ...Object.values(changes.fixed)];
    const lists = [locks, relaxed, verdicts, hosts, rac, requirements, moved];
    return lists.every((list) => list.length === 0) && counts.every((n) => n === 0);
}
const ORDER = ['ready', 'pending', 'not ready'];
function isWorse({ before, after }) {
    if (after === null)
        return false;
    return before === null ? after === 'not ready' : ORDER.indexOf(after) > ORDER.indexOf(before);
}
function changedHostLabels(changes) {
    const labelled = ({ host, profile = host }) => ({ host, profile });
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .hostLabels */ ._)(changes.map(labelled));
    return (change) => label(labelled(change));
}
function relaxedCount({ relaxed = [], hidden = _counts_js__WEBPACK_IMPORTED_MODULE_3__/* .NONE */ .x3 }) {
    const hides = relaxed.length === 1 ? 'hides' : 'hide';
    const what = (0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .total */ .X5)(hidden) === 0 ? '' : (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `, which ${hides} ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .someCounts */ .fD)(hidden)}`;
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${relaxed.length} relaxation${relaxed.length === 1 ? '' : 's'}${what}`;
}
function byRelaxing({ relaxed }) {
    return relaxed === true ? ', only by what is relaxed' : '';
}
function isNoAcceptance({ before, after }) {
    return after !== 'accept' && after !== null && before !== after;
}
function verdictChange(path, before, after, strict) {
    const change = { path, before: before?.verdict ?? null, after: after?.verdict ?? null };
    const otherwise = strict.cals.find((cal) => cal.path === path)?.verdict;
    const isRelaxed = otherwise !== undefined && isWorse({ path, before: change.after, after: otherwise });
    return isRelaxed ? { ...change, relaxed: true } : change;
}
function markRelaxed(change, { handshakes }) {
    if (change.after !== 'accept' && change.after !== null)
        return change;
    const { subject, profile } = change;
    const otherwise = handshakes.find((each) => each.subject === subject && each.profile === profile)?.verdict;
    return otherwise === undefined || otherwise === change.after ? change : { ...change, relaxed: true };
}
function hostChange(before, after) {
    const known = after ?? before;
    if (known === undefined)
        return [];
    const was = before?.descriptor?.unmet ?? [];
    const is = after?.descriptor?.unmet ?? [];
    const change = {
        subject: known.subject,
        host: known.host,
        profile: known.profile,
        before: before?.verdict ?? null,
        after: after?.verdict ?? null,
        reservations: { before: before?.reservations ?? 0, after: after?.reservations ?? 0 },
        ...(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_1__/* .wrappedSides */ .sk)(before, after),
        broken: before === undefined || after === undefined ? [] : is.filter((id) => !was.includes(id)),
        mended: before === undefined || after === undefined || after.verdict === 'not judged'
            ? []
            : was.filter((id) => !is.includes(id)),
    };
    const same = change.before === change.after &&
        before?.reservations === after?.reservations &&
        before?.wrapped === after?.wrapped &&
        change.broken.length + change.mended.length === 0;
    return same ? [] : [change];
}
function racChanges(before, after) {
    if (before === undefined || after === undefined)
        return [];
    return pairs(before.rac, after.rac, (item) => item.id)
        .filter(([was, is]) => (was?.required ?? false) || (is?.required ?? false))
        .map(([was, is, id]) => ({
        path: after.path,
        id,
        before: was?.state ?? 'not asked for',
        after: is?.state ?? 'not asked for',
    }))
        .filter((change) => change.before !== change.after);
}
function pairs(base, head, key) {
    const before = new Map(base.map((item) => [key(item), item]));
    const after = new Map(head.map((item) => [key(item), item]));
    return [...new Set([...after.keys(), ...before.keys()])].map((k) => [before.get(k), after.get(k), k]);
}
function without(report, other) {
    const key = ({ rule, level, path, pointer, message }) => JSON.stringify([rule, level, path, pointer, message]);
    const known = new Map();
    for (const diagnostic of other.diagnostics)
        known.set(key(diagnostic), (known.get(key(diagnostic)) ?? 0) + 1);
    const isNew = (diagnostic) => {
        const n = known.get(key(diagnostic)) ?? 0;
        known.set(key(diagnostic), n - 1);
        return n <= 0;
    };
    const refusals = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalsByMessage */ .qu)(report);
    const told = new Set(other.diagnostics.filter(({ rule }) => rule === 'handshake/refuse').map(({ message }) => message));
    const refused = new Set([...(0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalsByMessage */ .qu)(other)].flatMap(([message, { verdicts }]) => told.has(message) ? verdicts.flatMap(_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalKeys */ .xX) : []));
    return report.diagnostics.filter((diagnostic) => {
        const group = diagnostic.rule === 'handshake/refuse' ? refusals.get(diagnostic.message) : undefined;
        return group === undefined
            ? isNew(diagnostic)
            : group.verdicts.flatMap(_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalKeys */ .xX).some((key) => !refused.has(key));
    });
}


/***/ })

};
;
