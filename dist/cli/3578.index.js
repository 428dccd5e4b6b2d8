"use strict";
exports.id = 3578;
exports.ids = [3578,1432];
exports.modules = {

/***/ 8186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ markdownText)
/* harmony export */ });
/**
 * Text as HTML entities, for Markdown and HTML alike: nothing in it ends a cell, starts a tag, a link or a fence. Only inside of
 * `<code>` is it dead on GitHub, which looks for emoji, references and mentions after the entities are read; a word joiner stands
 * where an address or a mention could come alive even so.
 *
 * @param text one line, printable
 */
function markdownText(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}


/***/ }),

/***/ 9623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ME: () => (/* binding */ relaxedFindings),
/* harmony export */   Z9: () => (/* binding */ relaxationAt),
/* harmony export */   b5: () => (/* binding */ isFloor),
/* harmony export */   dJ: () => (/* binding */ relaxedPlace),
/* harmony export */   zw: () => (/* binding */ RELAXED_RULE)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1817);


/** Whether it is what a package asks of hosts that became less. */
function isFloor({ id }) {
    return id.startsWith('floor:');
}
/** Makes a relaxation at the place of a value. */
function relaxationAt({ doc, at, part, side }, id, message, covers = []) {
    return { id, message, path: doc.path, range: (0,_source_document_js__WEBPACK_IMPORTED_MODULE_1__/* .rangeOf */ .be)(doc, at, part), side, covers: capped(covers) };
}
const MOST_COVERED = 1000;
function capped(covers) {
    return [...new Set(covers)].sort().slice(0, MOST_COVERED);
}
/** `path:line`, and that it is the base's, where it is. */
function relaxedPlace({ path, range, side }) {
    const { line } = range.start;
    return side === 'head' ? `${path}:${line}` : `${path}:${line} of the base`;
}
const RELAXED_RULE = 'check/relaxed';
/** The findings that tell of relaxations. What only stands in the base is told at the start of its file. */
function relaxedFindings(relaxed) {
    return relaxed.map((each) => ({
        rule: RELAXED_RULE,
        level: 'warning',
        message: each.side === 'head' ? each.message : `${each.message} (line ${each.range.start.line} of the base)`,
        path: each.path,
        range: each.side === 'head' ? each.range : _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .START_OF_FILE */ .ag,
        pointer: '',
        help: 'let somebody who answers for it look at it; config-from: base judges without it',
    }));
}


/***/ }),

/***/ 3578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changesText: () => (/* binding */ changesText)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _relaxation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9623);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5318);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6125);




const SIGNS = { breaking: '✗', compatible: '✓', text: '·' };
/** What changed against a base, as text: flips of verdicts first, then what packages ask of hosts. Ends with a line end. */
function changesText(changes, base) {
    const lines = [`Against ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(base)}`];
    if ((0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnchanged */ ._5)(changes))
        lines.push('  nothing changed');
    lines.push(...relaxedLines(changes));
    for (const change of changes.verdicts) {
        const { path, before, after } = change;
        const mark = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .isWorse */ .Bx)(change) ? '✗' : change.relaxed === true ? '!' : '✓';
        lines.push(`  ${mark} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}: ${before ?? 'new'} → ${after ?? 'gone'}${(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .byRelaxing */ .Yu)(change)}`);
    }
    const label = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .changedHostLabels */ .Sd)(changes.hosts);
    for (const change of changes.hosts) {
        const { subject, after, broken, mended } = change;
        const ids = [
            ...(broken.length > 0 ? [`no longer met: ${broken.map(_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable).join(', ')}`] : []),
            ...(mended.length > 0 ? [`met now: ${mended.map(_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable).join(', ')}`] : []),
        ];
        const why = ids.length === 0 ? '' : ` (${ids.join('; ')})`;
        const [was, is] = (0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .sidesOf */ .Mm)(change);
        const good = after === 'accept' && is === after && change.relaxed !== true;
        const mark = after === 'refuse' ? '✗' : good ? '✓' : '!';
        lines.push(`  ${mark} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(subject)} on ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(label(change))}: ${was} → ${is}${why}${(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .byRelaxing */ .Yu)(change)}`);
    }
    for (const { subject, before, after, changes: each, step, taken, enough } of changes.requirements ?? []) {
        const versions = before === null || after === null ? '' : `; ${before} → ${after} (${taken ?? 'not later'})`;
        lines.push(`  ${enough ? '✓' : '✗'} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(subject)} asks for a ${step} step${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(versions)}${enough ? '' : ' is too small'}`);
        for (const change of each) {
            const values = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(change.before)} → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(change.after)}`;
            lines.push(`      ${SIGNS[change.kind]} ${change.kind.padEnd(10)}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(change.id)}  ${values}`);
        }
    }
    for (const { path, id, before, after } of changes.rac)
        lines.push(`  ${after === 'failed' ? '✗' : '·'} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id)} of ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}: ${before} → ${after}`);
    for (const { what, from, to } of changes.moved ?? [])
        lines.push(`  · ${what} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(from)} → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(to)}`);
    if ((0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .total */ .X5)(changes.introduced) > 0)
        lines.push(`  ✗ new: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .someCounts */ .fD)(changes.introduced)}`);
    if ((0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .total */ .X5)(changes.fixed) > 0)
        lines.push(`  ✓ gone: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .someCounts */ .fD)(changes.fixed)}`);
    return `${lines.join('\n')}\n`;
}
/** Relaxations that a text lists one by one. */
const SHOWN = 50;
function relaxedLines(changes) {
    const { relaxed = [] } = changes;
    if (relaxed.length === 0)
        return [];
    const more = relaxed.length > SHOWN ? [`      and ${relaxed.length - SHOWN} more`] : [];
    return [
        `  ! ${(0,_compare_js__WEBPACK_IMPORTED_MODULE_2__/* .relaxedCount */ .nA)(changes)}`,
        ...relaxed.slice(0, SHOWN).map((each) => `      ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(`${(0,_relaxation_js__WEBPACK_IMPORTED_MODULE_1__/* .relaxedPlace */ .dJ)(each)}: ${each.message}`)}`),
        ...more,
    ];
}


/***/ }),

/***/ 5318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   FN: () => (/* binding */ newFindings),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   Sd: () => (/* binding */ changedHostLabels),
/* harmony export */   Yu: () => (/* binding */ byRelaxing),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   gQ: () => (/* binding */ sortChanges),
/* harmony export */   ll: () => (/* binding */ compareReports),
/* harmony export */   nA: () => (/* binding */ relaxedCount)
/* harmony export */ });
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(652);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(255);
/* harmony import */ var _relaxation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9623);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6125);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);





/**
 * Compares the results at a base commit with those at the head. A finding is the same when rule, file, pointer and message are the
 * same: moved lines change nothing.
 */
function compareReports(base, head, requirements = [], relaxed) {
    const introduced = newFindings(base, head);
    const strict = relaxed?.without ?? head;
    const gone = without(base, head);
    const fixed = relaxed === undefined ? gone : without({ ...base, diagnostics: gone }, strict);
    return sortChanges({
        relaxed: relaxed?.relaxed ?? [],
        ...(relaxed === undefined ? {} : { hidden: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countLevels */ .ZT)(without(strict, head)) }),
        verdicts: pairs(base.cals, head.cals, (cal) => cal.path)
            .map(([before, after, path]) => verdictChange(path, before, after, strict))
            .filter(({ before, after }) => before !== after),
        hosts: pairs(base.handshakes, head.handshakes, _host_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .pairKey */ .Y)
            .flatMap(([before, after]) => hostChange(before, after))
            .map((change) => markRelaxed(change, strict)),
        rac: pairs(base.cals, head.cals, (cal) => cal.path).flatMap(([before, after]) => racChanges(before, after)),
        requirements,
        introduced: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countLevels */ .ZT)(introduced),
        fixed: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countLevels */ .ZT)(fixed),
    });
}
/** The worst first, then by path, so that the order does not hang on which part of a run found what. */
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
// What packages ask is known to the part of a run that judges them; all else is found by every part, in one order.
function floorsLast(relaxed) {
    const floors = relaxed.filter(_relaxation_js__WEBPACK_IMPORTED_MODULE_0__/* .isFloor */ .b5).sort((a, b) => text(a.path, b.path));
    return [...relaxed.filter((each) => !(0,_relaxation_js__WEBPACK_IMPORTED_MODULE_0__/* .isFloor */ .b5)(each)), ...floors];
}
function text(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Findings of the head that the base does not have. */
function newFindings(base, head) {
    return without(head, base);
}
/** Whether nothing changed that anybody would want to read. */
function isUnchanged(changes) {
    const { relaxed = [], verdicts, hosts, rac, requirements = [], moved = [] } = changes;
    const counts = [...Object.values(changes.introduced), ...Object.values(changes.fixed)];
    const lists = [relaxed, verdicts, hosts, rac, requirements, moved];
    return lists.every((list) => list.length === 0) && counts.every((n) => n === 0);
}
const ORDER = ['ready', 'pending', 'not ready'];
/** Whether a CAL is further from running than it was. */
function isWorse({ before, after }) {
    if (after === null)
        return false;
    return before === null ? after === 'not ready' : ORDER.indexOf(after) > ORDER.indexOf(before);
}
/** How the hosts of changes are called. */
function changedHostLabels(changes) {
    const labelled = ({ host, profile = host }) => ({ host, profile });
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .hostLabels */ ._)(changes.map(labelled));
    return (change) => label(labelled(change));
}
/** Both verdicts in words, with their reservations. */
function sidesOf({ before, after, reservations }) {
    return [
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)({ verdict: before ?? 'not there', reservations: reservations?.before ?? 0 }),
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)({ verdict: after ?? 'not there', reservations: reservations?.after ?? 0 }),
    ];
}
/** `2 relaxations, which hide 1 error`. */
function relaxedCount({ relaxed = [], hidden = _counts_js__WEBPACK_IMPORTED_MODULE_1__/* .NONE */ .x3 }) {
    const hides = relaxed.length === 1 ? 'hides' : 'hide';
    const what = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .total */ .X5)(hidden) === 0 ? '' : `, which ${hides} ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .someCounts */ .fD)(hidden)}`;
    return `${relaxed.length} relaxation${relaxed.length === 1 ? '' : 's'}${what}`;
}
/** What a line says of a change that is good only because of what is relaxed. */
function byRelaxing({ relaxed }) {
    return relaxed === true ? ', only by what is relaxed' : '';
}
// Of a host that accepted, or was not there, and does not accept.
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
        broken: before === undefined || after === undefined ? [] : is.filter((id) => !was.includes(id)),
        mended: before === undefined || after === undefined ? [] : was.filter((id) => !is.includes(id)),
    };
    const same = change.before === change.after &&
        before?.reservations === after?.reservations &&
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
/** Members of both lists by key, those of `head` in its order, then those that only `base` has. */
function pairs(base, head, key) {
    const before = new Map(base.map((item) => [key(item), item]));
    const after = new Map(head.map((item) => [key(item), item]));
    return [...new Set([...after.keys(), ...before.keys()])].map((k) => [before.get(k), after.get(k), k]);
}
/**
 * Findings of a report that another does not have, each of several equal ones counted. A refusal is the other's, too, where each of its
 * hosts lacks the same there: which hosts share one finding hangs on what others answer.
 */
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
    const refusals = (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalsByMessage */ .qu)(report);
    const told = new Set(other.diagnostics.filter(({ rule }) => rule === _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .REFUSE_RULE */ .gd).map(({ message }) => message));
    const refused = new Set([...(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalsByMessage */ .qu)(other)].flatMap(([message, { verdicts }]) => told.has(message) ? verdicts.flatMap(_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalKeys */ .xX) : []));
    return report.diagnostics.filter((diagnostic) => {
        const group = diagnostic.rule === _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .REFUSE_RULE */ .gd ? refusals.get(diagnostic.message) : undefined;
        return group === undefined
            ? isNew(diagnostic)
            : group.verdicts.flatMap(_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalKeys */ .xX).some((key) => !refused.has(key));
    });
}


/***/ }),

/***/ 6125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7322);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
/** Counts by level what has one. */
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
/** `2 errors, 1 warning, 0 notes`: the same words in every outlet. */
function allCounts({ errors, warnings, notes }) {
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(warnings, 'warning')}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notes, 'note')}`;
}
/** `, 3 accepted` behind the counts of findings; empty for none. */
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? '' : `, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(accepted)} accepted`;
}
/** As {@link allCounts}, without what there is none of. */
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')] : []),
        ...(warnings > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(warnings, 'warning')] : []),
        ...(notes > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notes, 'note')] : []),
    ];
    return parts.join(', ') || 'nothing';
}
/** Groups findings by rule and level; the worst level first, then the most frequent. */
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
/** Groups findings by file; files with the worst findings first, then by path. */
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
/**
 * The order in which a few places are best spent: the worst level first; within it the first finding of every rule in every file
 * before any second one, so that a rule that fires a thousand times does not hide the others.
 */
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   fenced: () => (/* binding */ fenced),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   oh: () => (/* binding */ thousands)
/* harmony export */ });
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8186);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);


/*
 * Text from a repository reaches Markdown through this file alone. Two forms are safe on GitHub, which looks for mentions,
 * references and addresses after rendering, so that a backslash does not stop it: a code span, and words without any of these.
 */
/** A word that GitHub could turn into a mention, a reference, an address, an emoji or a formula. */
const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|^\W*gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
/** Shortens text to `limit` characters with an ellipsis, never through the middle of a character. */
function shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/**
 * A code span: one line, invisible characters spelt out, secrets cut, its fence longer than any run of backticks inside.
 * A vertical bar would end a table's cell even in a code span, so text with one is written as an element.
 */
function code(text, limit = 200) {
    const shown = shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit);
    if (shown.trim() === '')
        return '(empty)';
    if (shown.includes('|'))
        return element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** As {@link code}, as an HTML element: for places where Markdown is not read, such as `<summary>`. */
function element(text, limit = 200) {
    return `<code>${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p)(shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit))}</code>`;
}
/** A sentence of ours with values in double quotes: the values and every word that could come alive become code spans. */
function prose(text, limit = 600) {
    return shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .join('')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
/** A block in a fence that nothing inside can close; secrets cut, invisible characters but tabs spelt out. */
function fenced(block, info) {
    const text = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printableLines)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
/** One row of a table. Cells are Markdown of this file's making and hold no bar and no line break. */
function row(...cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** Header and rule of a table. */
function tableHead(...titles) {
    return `${row(...titles)}${row(...titles.map(() => '---'))}`;
}
/** `12,345`. Written out: the platform's formatter takes 10 ms to load. */
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 error`, `2 errors`. */
function count(n, one, many = `${one}s`) {
    return `${thousands(n)} ${n === 1 ? one : many}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ })

};
;