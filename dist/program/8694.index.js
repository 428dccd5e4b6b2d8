"use strict";
exports.id = 8694;
exports.ids = [8694];
exports.modules = {

/***/ 78694:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ANNOTATIONS_A_LEVEL),
/* harmony export */   planAnnotations: () => (/* binding */ planAnnotations)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56125);

const ANNOTATIONS_A_LEVEL = 10;
const RESERVED = { error: 1, warning: 2, note: 2 };
function planAnnotations(diagnostics, { overviews = [], made = _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3, rest = 'the job summary has all of them' } = {}) {
    const speaker = new Map(overviews.flatMap((overview) => overview.findings.map((each) => [each, overview])));
    const itemOf = (finding) => speaker.get(finding) ?? finding;
    const problems = [...new Set((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTellingFirst */ .xj)(diagnostics).map(itemOf))];
    const named = new Set(problems);
    const others = byWorth(overviews.filter((overview) => !named.has(overview)));
    const whole = choose(problems, others, made, false);
    const isCut = whole.length < problems.length + others.length;
    const items = isCut ? choose(problems, others, made, true) : whole;
    const taken = new Set(items);
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics);
    const shown = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics.filter((finding) => taken.has(itemOf(finding))));
    const cut = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .subtract */ .Re)(counts, shown);
    const words = [
        ...((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(cut) === 0 ? [] : [`found ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(counts)}; ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(cut)} are not annotated`]),
        ...cutOverviews(overviews, taken),
    ];
    return { items, shown, cut, cutWords: words.length === 0 ? undefined : `cartwright ${words.join('; ')}: ${rest}` };
}
function choose(problems, others, made, isCut) {
    const left = { error: 0, warning: 0, note: 0 };
    for (const level of _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_)
        left[level] = Math.max(0, ANNOTATIONS_A_LEVEL - made[`${level}s`]);
    const sentence = isCut && left.note > 0 ? 1 : 0;
    left.note -= sentence;
    const chosen = problems.filter(({ level }) => left[level] > 0 && left[level]-- > 0);
    for (const level of _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_)
        left[level] -= RESERVED[level] - (level === 'note' ? sentence : 0);
    return [...chosen, ...others.filter(({ level }) => left[level]-- > 0)];
}
function byWorth(overviews) {
    const seen = { checklist: 0, verdict: 0 };
    return overviews
        .map((overview) => ({ overview, turn: seen[overview.kind]++ }))
        .sort((a, b) => Number(b.overview.changed) - Number(a.overview.changed) ||
        _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a.overview.level) - _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b.overview.level) ||
        a.turn - b.turn)
        .map(({ overview }) => overview);
}
const NOUNS = {
    checklist: ['checklist', 'checklists'],
    verdict: ['verdict on a package', 'verdicts on packages'],
};
function cutOverviews(overviews, taken) {
    const cut = ['checklist', 'verdict'].flatMap((kind) => {
        const all = overviews.filter((overview) => overview.kind === kind);
        const n = all.filter((overview) => !taken.has(overview)).length;
        return n === 0 ? [] : [`${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(n)} of ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(all.length, NOUNS[kind][0], NOUNS[kind][1])}`];
    });
    return cut.length === 0 ? [] : [`left out ${cut.join(' and ')}`];
}


/***/ })

};
;
