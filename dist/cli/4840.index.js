"use strict";
exports.id = 4840;
exports.ids = [4840,1432];
exports.modules = {

/***/ 4840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergedReport: () => (/* binding */ mergedReport)
});

// EXTERNAL MODULE: ./build/core/errors.js
var errors = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/core/glob.js
var core_glob = __webpack_require__(8998);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/compliance.js
var compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/readiness/assess.js + 4 modules
var assess = __webpack_require__(3896);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
// EXTERNAL MODULE: ./build/core/report/causes/cause.js
var cause = __webpack_require__(4209);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/projects.js
var projects = __webpack_require__(6019);
;// CONCATENATED MODULE: ./build/core/report/merge.js







/**
 * Whether reports are all parts of one run, each once: of the same commit, judged by the same configuration.
 *
 * @returns undefined when they are
 */
function partsProblem(reports) {
    const { part: first } = reports[0];
    const seen = new Map();
    for (const [at, { part, tool }] of reports.entries()) {
        if (part === undefined || first === undefined)
            return { problem: 'it is no part of a split run', help: 'make each part with --shard I/N (the input shard)', at };
        const foreign = (what, own, other) => ({
            problem: `it is part of another run: ${what} ${own}, where the first part has ${other}`,
            help: 'merge the parts of one run only',
            at,
        });
        if (part.commit !== first.commit)
            return foreign('commit', part.commit ?? 'unknown', first.commit ?? 'an unknown one');
        if (part.count !== first.count)
            return foreign('count', String(part.count), String(first.count));
        if (tool.version !== reports[0].tool.version)
            return foreign('cartwright', tool.version, reports[0].tool.version);
        if (part.configuration !== first.configuration)
            return foreign('configuration and files', part.configuration, first.configuration);
        const before = seen.get(part.index);
        if (before !== undefined)
            return { problem: `part ${part.index} of ${part.count} is there twice`, help: 'name each part once', at };
        seen.set(part.index, at);
    }
    const count = first?.count ?? 0;
    const missing = Array.from({ length: count }, (_, i) => i + 1).filter((index) => !seen.has(index));
    if (missing.length === 0)
        return undefined;
    const which = `${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ` and ${missing.length - 10} more` : ''}`;
    const verb = missing.length === 1 ? 'is' : 'are';
    return {
        problem: `part ${which} of ${count} ${verb} missing`,
        help: 'a part that failed to run judged nothing',
        at: 0,
    };
}
/**
 * Puts the parts of a run together: the report is that of a run over everything. Every finding, CAL and verdict is in one part.
 *
 * @param reports what {@link partsProblem} found to be all parts of one run
 */
function mergeReports(reports) {
    const [first] = reports;
    const changes = reports.flatMap((report) => report.changes ?? []);
    return {
        ...mergeProjects(reports),
        ...(changes.length < reports.length ? {} : { changes: mergeChanges(changes) }),
        ...(first.origin === undefined ? {} : { origin: first.origin }),
    };
}
function mergeProjects(reports) {
    const apart = reports.map((report) => (0,projects/* takeApart */.Y)(report));
    const [first, ...others] = (apart[0] ?? []).map(({ root, file }, i) => {
        const [own, ...rest] = apart.flatMap((projects) => projects[i]?.report ?? []);
        if (own === undefined)
            throw new Error('parts of one run have the same projects');
        return { root, file, report: mergeLists([own, ...rest]) };
    });
    return first === undefined ? mergeLists(reports) : (0,projects/* putTogether */.o)([first, ...others]);
}
function mergeLists(reports) {
    const diagnostics = (0,diagnostic/* sortDiagnostics */.Ds)(reports.flatMap((report) => report.diagnostics));
    const count = (member) => reports.reduce((total, { summary }) => total + (summary[member] ?? 0), 0);
    const cals = reports.flatMap((report) => report.cals).sort((a, b) => (a.path < b.path ? -1 : 1));
    const handshakes = reports.flatMap((report) => report.handshakes).sort(same_answers/* compareVerdicts */.m);
    return {
        version: 1,
        tool: reports[0].tool,
        diagnostics,
        summary: (0,diagnostic/* summarize */.eh)(diagnostics, count('files'), count('accepted')),
        cals,
        handshakes,
        verdict: (0,assess/* worstVerdict */.z)(cals.map(({ verdict }) => verdict)),
        compliance: (0,compliance/* complianceOf */.f)(handshakes.map(({ verdict }) => verdict)),
        ...(reports.every(({ nothing }) => nothing === true) ? { nothing: true } : {}),
    };
}
function mergeChanges(all) {
    // Every part finds what the whole relaxes; what that hides is each part's own.
    const relaxed = new Map(all.flatMap((changes) => changes.relaxed ?? []).map((each) => [JSON.stringify(each), each]));
    const hidden = all.flatMap((changes) => changes.hidden ?? []);
    const causes = joined(all.map((changes) => changes.causes));
    const moved = joined(all.map((changes) => changes.moved));
    const base = all[0]?.base;
    return (0,compare/* sortChanges */.gQ)({
        relaxed: [...relaxed.values()],
        ...(hidden.length === 0 ? {} : { hidden: sum(hidden) }),
        verdicts: all.flatMap((changes) => changes.verdicts),
        hosts: all.flatMap((changes) => changes.hosts),
        rac: all.flatMap((changes) => changes.rac),
        requirements: all.flatMap((changes) => changes.requirements ?? []),
        introduced: sum(all.map((changes) => changes.introduced)),
        fixed: sum(all.map((changes) => changes.fixed)),
        ...(causes === undefined ? {} : { causes: (0,cause/* worstFirst */.md)(causes) }),
        ...(moved === undefined ? {} : { moved }),
        ...(base === undefined ? {} : { base }),
    });
}
// What each part of a run says of the whole is there once; what one part does not know is not known.
function joined(lists) {
    if (lists.includes(undefined))
        return undefined;
    return [...new Map(lists.flatMap((list) => list ?? []).map((each) => [JSON.stringify(each), each])).values()];
}
function sum(all) {
    const add = (key) => all.reduce((total, counts) => total + counts[key], 0);
    return { errors: add('errors'), warnings: add('warnings'), notes: add('notes') };
}

// EXTERNAL MODULE: ./build/core/source/parse-json.js + 2 modules
var parse_json = __webpack_require__(7161);
// EXTERNAL MODULE: ./build/core/schema/validators.js
var validators = __webpack_require__(9173);
// EXTERNAL MODULE: ./build/core/json-text.js
var json_text = __webpack_require__(4432);
// EXTERNAL MODULE: ./build/core/report/packed.js
var packed = __webpack_require__(2193);
;// CONCATENATED MODULE: ./build/core/report/report-file.js




/** Name of the file, and of the artifact that hands it to `command: report`. */
const REPORT_FILE = 'cartwright-report.json';
const REPORT_ARTIFACT = 'cartwright-report';
/** The text of a report file, each answer once. */
function writeReport(file) {
    return resultJson(packReport(file));
}
/**
 * Reads a report that somebody else may have made: strict JSON without repeated keys, then `schemas/report.schema.json`.
 *
 * @returns the report, or in one line why it is none; the line holds nothing of the text
 */
async function readReport(text) {
    const doc = (0,parse_json/* parseJson */.q)(REPORT_FILE, text);
    const [first] = doc.problems;
    if (first !== undefined)
        return { problem: `not valid JSON (line ${first.range.start.line})` };
    const validate = await validators.validators.report();
    const none = { problem: 'not a report of cartwright check (schemas/report.schema.json)' };
    return validate(doc.value) ? ((0,packed/* unpackReport */.z)(doc.value) ?? none) : none;
}

;// CONCATENATED MODULE: ./build/cli/wiring/merged-report.js





const LIMIT = 64 * 1024 * 1024;
/**
 * Reads the reports of a split run and puts them together.
 *
 * @param names files or globs, relative to the working directory
 * @throws UserError `no-file` for a glob without a match, `bad-report` for a file that is no report, and for parts that are
 *   missing, doubled or of another run
 */
async function mergedReport(fs, names) {
    const reports = [];
    const paths = [...new Set(names.flatMap((name) => filesOf(fs, name)))];
    for (const path of paths) {
        const file = await readReport(new TextDecoder().decode(fs.readFile(path, LIMIT)));
        if ('problem' in file)
            throw new errors/* UserError */.y('bad-report', file.problem, { path });
        reports.push(file);
    }
    const [first, ...others] = reports;
    if (first === undefined)
        throw new errors/* UserError */.y('no-file', 'there is no report to merge');
    const problem = partsProblem([first, ...others]);
    if (problem === undefined)
        return mergeReports([first, ...others]);
    throw new errors/* UserError */.y('bad-report', problem.problem, { path: paths[problem.at] ?? '', help: problem.help });
}
function filesOf(fs, name) {
    if (!(0,core_glob/* isGlob */.fg)(name))
        return [name];
    const glob = (0,core_glob/* compileGlob */.SO)(name);
    if ('problem' in glob)
        throw new errors/* UserError */.y('usage', `${(0,printable.quote)(name)}: ${glob.problem}`);
    const found = fs.list('.').filter((file) => glob.matches(file));
    if (found.length > 0)
        return found;
    throw new errors/* UserError */.y('no-file', `no file matches ${(0,printable.quote)(name)}`, {
        help: 'download the artifacts of the parts first',
    });
}


/***/ }),

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

/***/ 4209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ breaks),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* unused harmony export CAUSE_KINDS */
/** What became of an answer: the worst first. A `step` that a version owes breaks nothing by itself. */
const CAUSE_KINDS = ['refuse', 'not ready', 'error', 'not judged', 'pending', 'step'];
/** Whether a cause makes an answer worse; the rest says what a version owes. */
function breaks({ kind }) {
    return kind !== 'step';
}
/** Causes in the order of what became of the answer, then of what breaks, so that the order does not hang on who found which. */
function worstFirst(causes) {
    const places = new Map(causes.map((cause) => [cause, JSON.stringify([cause.place, cause.why])]));
    return [...causes].sort((a, b) => CAUSE_KINDS.indexOf(a.kind) - CAUSE_KINDS.indexOf(b.kind) ||
        compare(a.subject, b.subject) ||
        compare(a.profile ?? '', b.profile ?? '') ||
        compare(places.get(a) ?? '', places.get(b) ?? ''));
}
function compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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