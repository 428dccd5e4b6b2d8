"use strict";
exports.id = 9448;
exports.ids = [9448,1432];
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
/* harmony export */   dJ: () => (/* binding */ relaxedPlace)
/* harmony export */ });
/* unused harmony export RELAXED_RULE */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _source_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1817);


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

/***/ 5318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isWorse),
/* harmony export */   Mm: () => (/* binding */ sidesOf),
/* harmony export */   Sd: () => (/* binding */ changedHostLabels),
/* harmony export */   Yu: () => (/* binding */ byRelaxing),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   gQ: () => (/* binding */ sortChanges),
/* harmony export */   ll: () => (/* binding */ compareReports),
/* harmony export */   nA: () => (/* binding */ relaxedCount)
/* harmony export */ });
/* unused harmony export newFindings */
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6125);



/**
 * Compares the results at a base commit with those at the head. A finding is the same when rule, file, pointer and message are the
 * same: moved lines change nothing.
 */
function compareReports(base, head, requirements = [], relaxed) {
    const introduced = newFindings(base, head);
    const strict = relaxed?.without ?? head;
    const fixed = without(without(base.diagnostics, head.diagnostics), strict.diagnostics);
    return sortChanges({
        relaxed: relaxed?.relaxed ?? [],
        ...(relaxed === undefined ? {} : { hidden: (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(without(strict.diagnostics, head.diagnostics)) }),
        verdicts: pairs(base.cals, head.cals, (cal) => cal.path)
            .map(([before, after, path]) => verdictChange(path, before, after, strict))
            .filter(({ before, after }) => before !== after),
        hosts: pairs(base.handshakes, head.handshakes, _host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)
            .flatMap(([before, after]) => hostChange(before, after))
            .map((change) => markRelaxed(change, strict)),
        rac: pairs(base.cals, head.cals, (cal) => cal.path).flatMap(([before, after]) => racChanges(before, after)),
        requirements,
        introduced: (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(introduced),
        fixed: (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(fixed),
    });
}
/** The worst first, then by path, so that the order does not hang on which part of a run found what. */
function sortChanges(changes) {
    const { verdicts, hosts, rac, requirements = [] } = changes;
    return {
        ...changes,
        verdicts: [...verdicts].sort((a, b) => Number(isWorse(b)) - Number(isWorse(a)) || text(a.path, b.path)),
        hosts: [...hosts].sort((a, b) => Number(isNoAcceptance(b)) - Number(isNoAcceptance(a)) ||
            text(a.subject, b.subject) ||
            text(a.profile ?? a.host, b.profile ?? b.host)),
        rac: [...rac].sort((a, b) => text(a.path, b.path)),
        requirements: [...requirements].sort((a, b) => text(a.subject, b.subject)),
    };
}
function text(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Findings of the head that the base does not have. */
function newFindings(base, head) {
    return without(head.diagnostics, base.diagnostics);
}
/** Whether nothing changed that anybody would want to read. */
function isUnchanged(changes) {
    const { relaxed = [], verdicts, hosts, rac, requirements = [], introduced, fixed } = changes;
    const counts = [...Object.values(introduced), ...Object.values(fixed)];
    const lists = [relaxed, verdicts, hosts, rac, requirements];
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
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(changes.map(labelled));
    return (change) => label(labelled(change));
}
/** Both verdicts in words, with their reservations. */
function sidesOf({ before, after, reservations }) {
    return [
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)({ verdict: before ?? 'not there', reservations: reservations?.before ?? 0 }),
        (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)({ verdict: after ?? 'not there', reservations: reservations?.after ?? 0 }),
    ];
}
/** `2 relaxations, which hide 1 error`. */
function relaxedCount({ relaxed = [], hidden = _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3 }) {
    const hides = relaxed.length === 1 ? 'hides' : 'hide';
    const what = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(hidden) === 0 ? '' : `, which ${hides} ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .someCounts */ .fD)(hidden)}`;
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
/** Findings of `list` that `other` does not have, each of several equal ones counted. */
function without(list, other) {
    const key = ({ rule, level, path, pointer, message }) => JSON.stringify([rule, level, path, pointer, message]);
    const known = new Map();
    for (const diagnostic of other)
        known.set(key(diagnostic), (known.get(key(diagnostic)) ?? 0) + 1);
    return list.filter((diagnostic) => {
        const n = known.get(key(diagnostic)) ?? 0;
        known.set(key(diagnostic), n - 1);
        return n <= 0;
    });
}


/***/ }),

/***/ 6125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/* unused harmony export LEVELS */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7322);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
/** Counts findings by level. */
function countLevels(diagnostics) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of diagnostics)
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

/***/ 9767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RF: () => (/* binding */ fileLink),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   lN: () => (/* binding */ ruleLink)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);


/**
 * Path of a file relative to the repository's top folder, with `/` (GitHub refuses anything else).
 *
 * @param prefix the working directory relative to that folder
 * @returns undefined for what is outside of the repository, absolute or empty
 */
function repositoryPath(path, prefix = '') {
    const plain = path.replaceAll('\\', '/');
    if (plain === '' || plain.startsWith('/') || /^[A-Za-z]:\//.test(plain))
        return undefined;
    const segments = [];
    for (const segment of `${prefix.replaceAll('\\', '/')}/${plain}`.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    return segments.length === 0 ? undefined : segments.join('/');
}
/** `path:line` as a code span, linked to the file at the head commit where there is one to link to
 * (a path that holds a secret is none). */
function fileLink(target, path, lines, label) {
    const real = lines !== undefined && lines.first > 0 && lines.first < 1e7 ? lines : undefined;
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(label ?? (real === undefined ? path : `${path}:${real.first}`));
    const full = target === undefined ? undefined : repositoryPath(path, target.prefix);
    if (target === undefined || full === undefined || (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(path) !== path || !isSound(target))
        return text;
    const encoded = full.split('/').map(encodeSegment).join('/');
    const anchor = real === undefined ? '' : real.last > real.first ? `#L${real.first}-L${real.last}` : `#L${real.first}`;
    return `[${text}](${target.serverUrl}/${target.repository}/blob/${target.sha}/${encoded}${anchor})`;
}
/**
 * A rule's id as a code span, linked to its section of the reference page. In a report of a stranger the id may be anything.
 *
 * @param rulesUrl address of the page, without anchor
 */
function ruleLink(rule, rulesUrl) {
    const sound = rulesUrl !== undefined && /^https:\/\/[\w./:%-]+$/.test(rulesUrl) && /^[a-z]+\/[a-z0-9-]+$/.test(rule);
    return sound ? `[${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule)}](${rulesUrl}#${rule.replace('/', '')})` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule);
}
/** Whether the parts of a target can stand in an address as they are. */
function isSound({ serverUrl, repository, sha }) {
    return (/^https?:\/\/[\w.:-]+$/.test(serverUrl) &&
        /^[\w.-]+\/[\w.-]+$/.test(repository) &&
        /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha));
}
function encodeSegment(segment) {
    const wellFormed = segment.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
    return encodeURIComponent(wellFormed).replace(/[!'()*~_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
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

/***/ 9448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderMarkdown: () => (/* binding */ renderMarkdown)
});

// UNUSED EXPORTS: SUMMARY_LIMIT, renderSummary, utf8Length

// EXTERNAL MODULE: ./build/core/report/counts.js
var report_counts = __webpack_require__(6125);
// EXTERNAL MODULE: ./build/core/relaxation.js
var relaxation = __webpack_require__(9623);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/links.js
var links = __webpack_require__(9767);
// EXTERNAL MODULE: ./build/core/report/markdown.js
var markdown = __webpack_require__(1432);
;// CONCATENATED MODULE: ./build/core/report/changes-section.js





/** What the change does, verdict flips first; nothing when it does nothing. */
function changesSection(changes, target) {
    if ((0,compare/* isUnchanged */._5)(changes))
        return [];
    const { introduced, fixed } = changes;
    const label = (0,compare/* changedHostLabels */.Sd)(changes.hosts);
    const lines = [
        ...relaxedLines(changes, target),
        ...changes.verdicts.map((change) => verdictLine(change, target)),
        ...changes.hosts.map((change) => hostLine(change, label(change), target)),
        ...(changes.requirements ?? []).map((change) => requirementsLine(change, target)),
        ...((0,report_counts/* total */.X5)(introduced) > 0 ? [`🔺 new: ${(0,report_counts/* someCounts */.fD)(introduced)}`] : []),
        ...((0,report_counts/* total */.X5)(fixed) > 0 ? [`✔️ gone: ${(0,report_counts/* someCounts */.fD)(fixed)}`] : []),
        ...changes.rac.map((change) => racLine(change, target)),
    ];
    return [
        {
            noun: ['list of changes', 'lists of changes'],
            open: '\n### What changes against the base\n\n',
            rows: lines.map((line) => ({ text: `- ${line}\n` })),
            close: '',
            more: (rows) => `- … and ${(0,markdown/* count */.U9)(rows.length, 'change')} more\n`,
            share: 0.2,
        },
    ];
}
function relaxedLines(changes, target) {
    const { relaxed = [] } = changes;
    if (relaxed.length === 0)
        return [];
    const lines = relaxed.map((each) => {
        const { first, last } = { first: each.range.start.line, last: each.range.start.line };
        // The head has no such line to link to.
        const place = each.side === 'head' ? (0,links/* fileLink */.RF)(target, each.path, { first, last }) : (0,markdown/* code */.aY)((0,relaxation/* relaxedPlace */.dJ)(each));
        return `⚠️ relaxed: ${(0,markdown/* prose */.CS)(each.message, 500)} (${place})`;
    });
    return [`⚠️ **${(0,compare/* relaxedCount */.nA)(changes)}**`, ...lines];
}
function verdictLine(change, target) {
    const where = change.after === null ? (0,markdown/* code */.aY)(change.path) : (0,links/* fileLink */.RF)(target, change.path);
    const mark = (0,compare/* isWorse */.Bx)(change) ? '❌' : change.relaxed === true ? '⚠️' : change.after === 'ready' ? '✅' : '🔄';
    const how = (0,compare/* byRelaxing */.Yu)(change);
    if (change.before === null)
        return `${mark} ${where} is new: **${change.after}**${how}`;
    if (change.after === null)
        return `🔄 ${where} is gone (was ${change.before})`;
    return `${mark} ${where}: ${change.before} → **${change.after}**${how}`;
}
function hostLine(change, host, target) {
    const { subject, before, after, broken, mended } = change;
    const [was, is] = (0,compare/* sidesOf */.Mm)(change);
    const where = `${after === null ? (0,markdown/* code */.aY)(subject) : (0,links/* fileLink */.RF)(target, subject)} on ${(0,markdown/* code */.aY)(host)}`;
    const ids = [
        ...(broken.length > 0 ? [`no longer met: ${list(broken)}`] : []),
        ...(mended.length > 0 ? [`met now: ${list(mended)}`] : []),
    ];
    const why = `${ids.length > 0 ? ` (${ids.join('; ')})` : ''}${(0,compare/* byRelaxing */.Yu)(change)}`;
    const good = is === after && change.relaxed !== true;
    if (after === null)
        return `${change.relaxed === true ? '⚠️' : '🔄'} ${where}: not there any more (was ${was})${why}`;
    const mark = after === 'refuse' ? '❌' : after === 'not judged' ? '❔' : good ? '✅' : '⚠️';
    if (before === null)
        return `${mark} ${where}: **${is}** (new)${why}`;
    return was === is ? `🔄 ${where}: ${is}${why}` : `${mark} ${where}: ${was} → **${is}**${why}`;
}
const SHOWN_CHANGES = 8;
function requirementsLine({ subject, before, after, changes, ...diff }, target) {
    const of = (kind) => changes
        .filter((change) => change.kind === kind && kind !== 'text')
        .map((change) => `${(0,markdown/* code */.aY)(change.id, 80)} ${(0,markdown/* code */.aY)(change.before, 40)} → ${(0,markdown/* code */.aY)(change.after, 40)}`);
    const part = (title, lines) => {
        if (lines.length === 0)
            return [];
        const more = lines.length > SHOWN_CHANGES ? `, and ${lines.length - SHOWN_CHANGES} more` : '';
        return [`${title} ${lines.slice(0, SHOWN_CHANGES).join(', ')}${more}`];
    };
    const [breaking, compatible] = [of('breaking'), of('compatible')];
    const said = [...part('**breaking:**', breaking), ...part('compatible:', compatible)];
    const mark = breaking.length > 0 ? (diff.enough ? '⚠️' : '❌') : '🔄';
    return `${mark} ${(0,links/* fileLink */.RF)(target, subject)} asks hosts for something else; ${[
        ...(said.length === 0 ? ['only names and descriptions'] : said),
        stepOfVersions(before, after, diff),
    ].join('; ')}`;
}
function stepOfVersions(before, after, { step, taken, enough }) {
    const asked = `SemVer step **${step}**`;
    if (before === null || after === null)
        return asked;
    if (before === after)
        return enough ? asked : `${asked}, but the version stays ${(0,markdown/* code */.aY)(after, 40)}`;
    const verdict = enough ? 'is enough' : 'is too small';
    return `${asked}: ${(0,markdown/* code */.aY)(before, 40)} → ${(0,markdown/* code */.aY)(after, 40)} (${taken ?? 'not later'}) ${verdict}`;
}
function racLine({ path, id, before, after }, target) {
    const mark = after === 'confirmed' ? '☑' : after === 'failed' ? '✗' : after === 'unconfirmed' ? '□' : '🔄';
    return `${mark} ${(0,markdown/* code */.aY)(id)} of ${(0,links/* fileLink */.RF)(target, path)}: ${(0,markdown/* prose */.CS)(before, 40)} → ${(0,markdown/* prose */.CS)(after, 40)}`;
}
function list(ids) {
    const shown = ids.slice(0, 5).map((id) => (0,markdown/* code */.aY)(id));
    return [...shown, ...(ids.length > 5 ? [`${ids.length - 5} more`] : [])].join(', ');
}

// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(7322);
;// CONCATENATED MODULE: ./build/core/report/findings-section.js




const PLACES = 3;
/** So many findings are shown unfolded, one by one. */
const FEW_FINDINGS = 10;
/** Findings by rule, the worst first: what kind of trouble there is, with the first places of each. */
function ruleTable(diagnostics, target, rulesUrl) {
    if (diagnostics.length === 0)
        return [];
    return [
        {
            noun: ['table of rules', 'tables of rules'],
            open: `\n### Findings by rule\n\n${(0,markdown/* tableHead */.PP)('', 'rule', 'findings', 'first places')}`,
            rows: (0,report_counts/* groupByRule */.RJ)(diagnostics).map(({ rule, level, findings }) => {
                const places = findings.slice(0, PLACES).map((finding) => place(finding, target));
                const rest = findings.length > PLACES ? [`${(0,markdown/* thousands */.oh)(findings.length - PLACES)} more`] : [];
                const n = (0,markdown/* thousands */.oh)(findings.length);
                return { text: (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[level], (0,links/* ruleLink */.lN)(rule, rulesUrl), n, [...places, ...rest].join(', ')) };
            }),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'rule')} more*\n`,
            share: 0.3,
        },
    ];
}
/** The findings themselves by folder and file, folded but for a short list. */
function fileSections(diagnostics, target, rulesUrl) {
    const open = diagnostics.length <= FEW_FINDINGS ? ' open' : '';
    return (0,report_counts/* groupByFile */.XQ)(diagnostics).map(({ path, findings }, i) => {
        const title = `${(0,markdown/* element */.ND)(path)}: ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(findings))}`;
        return {
            noun: ['file with findings', 'files with findings'],
            open: `${i === 0 ? '\n### Findings\n' : ''}\n<details${open}><summary>${title}</summary>\n\n${(0,markdown/* tableHead */.PP)('', 'place', 'finding', 'rule')}`,
            rows: findings.map((finding) => ({ text: findingRow(finding, target, rulesUrl), finding })),
            close: '\n</details>\n',
            more: (rows) => `\n*… and ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(withFinding(rows)))} more in this file*\n`,
        };
    });
}
/** A table of what each folder holds, for repositories with several packages; none for a single folder. */
function folderTable(diagnostics) {
    const folders = (0,group/* groupBy */.$)(diagnostics, ({ path }) => folderOf(path));
    if (folders.size < 2)
        return [];
    const sorted = [...folders].map(([folder, own]) => ({ folder, counts: (0,report_counts/* countLevels */.ZT)(own) }));
    sorted.sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.folder < b.folder ? -1 : 1));
    return [
        {
            noun: ['table of folders', 'tables of folders'],
            open: `\n### Findings by folder\n\n${(0,markdown/* tableHead */.PP)('folder', 'errors', 'warnings', 'notes')}`,
            rows: sorted.map(({ folder, counts }) => ({
                text: (0,markdown/* row */.nM)((0,markdown/* code */.aY)(folder), ...[counts.errors, counts.warnings, counts.notes].map((n) => (0,markdown/* thousands */.oh)(n))),
            })),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'folder')} more*\n`,
            share: 0.15,
        },
    ];
}
/** The findings that rows show. */
function withFinding(rows) {
    return [...rows].flatMap(({ finding }) => (finding === undefined ? [] : [finding]));
}
function findingRow(finding, target, rulesUrl) {
    const help = finding.help === undefined ? '' : `<br>→ ${(0,markdown/* prose */.CS)(finding.help, 400)}`;
    const fix = finding.fix === undefined ? '' : ' 🔧';
    return (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[finding.level], (0,links/* fileLink */.RF)(target, finding.path, lines(finding), position(finding)), `${(0,markdown/* prose */.CS)(finding.message)}${help}`, `${(0,links/* ruleLink */.lN)(finding.rule, rulesUrl)}${fix}`);
}
function place(finding, target) {
    return (0,links/* fileLink */.RF)(target, finding.path, lines(finding));
}
function position({ range: { start } }) {
    return `${start.line}:${start.column}`;
}
function lines({ range: { start, end } }) {
    return { first: start.line, last: end.column === 1 && end.line > start.line ? end.line - 1 : end.line };
}
// Two levels tell packages of a monorepo apart without listing every folder.
function folderOf(path) {
    const folders = path.split('/').slice(0, -1);
    return folders.length === 0 ? '.' : folders.slice(0, 2).join('/');
}

// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
;// CONCATENATED MODULE: ./build/core/report/claim.js

/** Whether the run itself bears out a green report. */
function isBorneOut({ conclusion }) {
    return conclusion === 'success';
}
/** ``the run ended as `failure` ``, as Markdown. */
function endOfRun({ conclusion }) {
    return conclusion === '' ? 'how the run ended is not known' : `the run ended as ${(0,markdown/* code */.aY)(conclusion, 40)}`;
}
/** Whose word it is, as Markdown. */
function claimSentence(claim) {
    const { url, attempt } = claim;
    const run = "the pull request's own run";
    const which = url !== undefined && /^https?:\/\/[\w./:-]+$/.test(url) ? `[${run}](${url})` : run;
    const made = attempt === undefined ? '' : ` Attempt ${attempt.made} of ${attempt.last} made it.`;
    return `This is what ${which} claims, and code of the pull request may have made it; ${endOfRun(claim)}.${made}`;
}

;// CONCATENATED MODULE: ./build/core/report/headline.js






/** The answer of a report. Its findings are counted anew, since a report may come from elsewhere. */
function reportAnswer(report, policy) {
    const { files, accepted } = report.summary;
    return (0,answer/* answerOf */.ut)({ ...report, summary: (0,diagnostic/* summarize */.eh)(report.diagnostics, files, accepted) }, policy);
}
/** How a report stands in one word: `bad` when its answer is no, `open` when something is to be confirmed or looked at. */
function moodOf(report, policy) {
    const { ok, cautions } = reportAnswer(report, policy);
    if (!ok)
        return 'bad';
    const { warnings } = (0,report_counts/* countLevels */.ZT)(report.diagnostics);
    return warnings > 0 || report.verdict === 'pending' || cautions.length > 0 ? 'open' : 'good';
}
/** The conclusion in a few words, for headings and badges: `not ready`, `2 errors`, `ready`. */
function conclusion(report) {
    const { errors, warnings } = (0,report_counts/* countLevels */.ZT)(report.diagnostics);
    if (report.verdict === 'not ready')
        return 'not ready';
    if (answers(report, 'refuse') > 0)
        return (0,markdown/* count */.U9)(answers(report, 'refuse'), 'refusal');
    if (errors > 0)
        return (0,markdown/* count */.U9)(errors, 'error');
    if (answers(report, 'not judged') > 0)
        return `${(0,markdown/* count */.U9)(answers(report, 'not judged'), 'handshake')} not judged`;
    const steps = report.changes?.requirements?.filter(({ enough }) => !enough).length ?? 0;
    if (steps > 0)
        return (0,markdown/* count */.U9)(steps, 'missing SemVer step');
    if (report.verdict === 'pending')
        return 'pending';
    if (warnings > 0)
        return (0,markdown/* count */.U9)(warnings, 'warning');
    if (report.nothing === true)
        return 'nothing to judge';
    return report.verdict ?? 'all clear';
}
const MARK = { good: '✅', open: '⏳', bad: '❌' };
/** Heading, the line of totals, and what the answer is to be taken with; every outlet repeats them in the same words. */
function headline(report, policy, claim) {
    const { cautions } = reportAnswer(report, policy);
    const warned = cautions.map((caution) => `\n⚠️ ${(0,markdown/* prose */.CS)(caution)}\n`).join('');
    const mood = moodOf(report, policy);
    // A run that failed may still have left a report that says yes.
    const doubted = claim !== undefined && mood !== 'bad' && !isBorneOut(claim);
    const heading = doubted
        ? `${MARK.bad} cartwright: ${endOfRun(claim)}`
        : `${MARK[mood]} cartwright: ${conclusion(report)}`;
    const claimed = claim === undefined ? '' : `\n${claimSentence(claim)}\n`;
    return `## ${heading}\n${claimed}\n${totalsLine(report)}\n${warned}`;
}
/** `2 errors, 1 warning, 0 notes in 14 files · 1 of 2 workflows ready · 3 of 6 hosts accept`. */
function totalsLine(report) {
    const { cals, handshakes, summary } = report;
    const counts = `${(0,report_counts/* allCounts */.CQ)((0,report_counts/* countLevels */.ZT)(report.diagnostics))}${(0,report_counts/* acceptedCount */.n)(summary)}`;
    const parts = [`**${counts}** in ${(0,markdown/* count */.U9)(summary.files, 'file')}`];
    if (cals.length > 0) {
        const ready = cals.filter((cal) => cal.verdict === 'ready').length;
        parts.push(`**${(0,markdown/* thousands */.oh)(ready)} of ${(0,markdown/* count */.U9)(cals.length, 'workflow')}** ready`);
    }
    if (handshakes.length > 0) {
        const reserved = handshakes.filter((each) => (0,reservations/* markOf */.Fg)(each) === 'reserved').length;
        const open = answers(report, 'not judged');
        const words = [
            `**${(0,markdown/* thousands */.oh)(answers(report, 'accept'))} of ${(0,markdown/* count */.U9)(handshakes.length, 'handshake')}** accepted`,
            ...(reserved > 0 ? [`${(0,markdown/* thousands */.oh)(reserved)} with reservations`] : []),
            ...(open > 0 ? [`**${(0,markdown/* thousands */.oh)(open)} not judged**`] : []),
        ];
        parts.push(words.join(', '));
    }
    return parts.join(' · ');
}
function answers({ handshakes }, wanted) {
    return handshakes.filter(({ verdict }) => verdict === wanted).length;
}

// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
;// CONCATENATED MODULE: ./build/core/report/hosts-section.js






/** A wider matrix cannot be read; then each cartridge gets one line instead. */
const COLUMNS = 8;
/** The matrix of hosts and cartridges; rows with refusals first, then those that nobody could judge. */
function hostMatrix(verdicts, target) {
    if (verdicts.length === 0)
        return [];
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const hosts = [...new Map(verdicts.map((v) => [v.profile, label(v)]))].sort(([p, a], [q, b]) => hosts_section_compare(a, b) || hosts_section_compare(p, q));
    const subjects = [...(0,group/* groupBy */.$)(verdicts, (v) => v.subject)].sort(([a, left], [b, right]) => marked(right, 'refuse').length - marked(left, 'refuse').length ||
        marked(right, 'not judged').length - marked(left, 'not judged').length ||
        hosts_section_compare(a, b));
    const wide = hosts.length > COLUMNS;
    const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
    const words = { reserved: 'with reservations', refuse: 'refused by', 'not judged': 'not judged' };
    const seen = ['reserved', 'refuse', 'not judged'].filter((mark) => marked(verdicts, mark).length > 0);
    const columns = wide ? ['accepted by', ...seen.map((mark) => words[mark])] : hosts.map(([, name]) => (0,markdown/* code */.aY)(name, 80));
    const head = (0,markdown/* tableHead */.PP)('cartridge', ...(signed ? ['signature'] : []), ...columns);
    const rows = subjects.map(([subject, own]) => {
        const first = [(0,links/* fileLink */.RF)(target, subject), ...(signed ? [signature(own)] : [])];
        const accepted = own.filter(({ verdict }) => verdict === 'accept').length;
        const cells = wide
            ? [`${accepted} of ${own.length}`, ...seen.map((mark) => names(marked(own, mark), label))]
            : hosts.map(([profile]) => cell(own.find((v) => v.profile === profile)));
        return { text: (0,markdown/* row */.nM)(...first, ...cells) };
    });
    return [
        {
            noun: ['matrix of hosts', 'matrices of hosts'],
            open: `\n### Hosts\n\n${head}`,
            rows,
            close: '',
            more: (rest) => `\n*… and ${(0,markdown/* count */.U9)(rest.length, 'cartridge')} more*\n`,
            share: 0.25,
        },
    ];
}
/**
 * Why each host refuses, has reservations or is not judged: what is unmet, what the host offers, which tools came close, which
 * call is rejected. Hosts with the same answer to the same cartridges are one. Folded.
 */
function hostDetails(verdicts) {
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const telling = [...marked(verdicts, 'refuse'), ...marked(verdicts, 'not judged'), ...marked(verdicts, 'reserved')];
    return (0,same_answers/* sameAnswers */.K)(telling, answerKey).map(({ verdict, hosts, subjects }) => {
        const names = named(hosts.map((each) => (0,markdown/* element */.ND)(label(each))), 'more host');
        const cartridges = named(subjects.map(({ subject }) => (0,markdown/* element */.ND)(subject)), 'more cartridge');
        const title = `${cartridges} on ${names}: ${titleOf(verdict)}`;
        return {
            noun: ['answer in full', 'answers in full'],
            open: `\n<details><summary>${hosts_section_MARK[(0,reservations/* markOf */.Fg)(verdict)]} ${title}</summary>\n\n`,
            rows: detailRows(verdict),
            close: '\n</details>\n',
            more: (rest) => `\n*… and ${(0,markdown/* count */.U9)(rest.length, 'line')} more*\n`,
        };
    });
}
const hosts_section_MARK = { accept: '✓', reserved: '⚠', refuse: '✗', 'not judged': '?' };
function answerKey(verdict) {
    return JSON.stringify([titleOf(verdict), detailRows(verdict)]);
}
function named(names, more) {
    const rest = names.length > COLUMNS ? ` and ${(0,markdown/* count */.U9)(names.length - COLUMNS, more)}` : '';
    return `${names.slice(0, COLUMNS).join(', ')}${rest}`;
}
function titleOf(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return (0,reservations/* verdictWords */.L2)(verdict);
        case 'refuse':
            return (0,markdown/* count */.U9)(verdict.descriptor.unmet.length, 'unmet requirement');
        case 'not judged':
            return 'not judged';
    }
}
function detailRows(verdict) {
    if (verdict.verdict === 'not judged')
        return [{ text: `- ${(0,markdown/* prose */.CS)(verdict.reason, 400)}\n` }, { text: `- ${(0,markdown/* prose */.CS)(verdict.help, 400)}\n` }];
    return [
        ...unmetRows(verdict),
        ...verdict.roles.flatMap((role) => (role.boundTool === null ? candidateRows(role) : reservationRows(role))),
    ];
}
function unmetRows({ descriptor, error }) {
    return descriptor.unmet.map((id, i) => {
        const offered = error?.error.data.supported[i];
        const asked = error?.error.data.requested[i];
        const words = [
            ...(asked === undefined ? [] : [`asked ${(0,markdown/* code */.aY)(asked)}`]),
            ...(offered === undefined ? [] : [`offered ${(0,markdown/* code */.aY)(offered)}`]),
        ];
        return { text: `- ${(0,markdown/* code */.aY)(id)}${words.length > 0 ? `: ${words.join(', ')}` : ''}\n` };
    });
}
// An optional role that is not bound blocks nothing; of a bound one the other tools do not matter.
function candidateRows(role) {
    if (role.tier === 'optional')
        return [];
    return role.candidates.slice(0, 10).map((candidate) => {
        const why = [
            `schema ${candidate.schema === 'unknown' ? 'cannot be told' : candidate.schema}`,
            ...(candidate.path === '' ? [] : [(0,markdown/* prose */.CS)(candidate.path, 240)]),
            ...(candidate.witness === undefined ? [] : [`for example ${(0,markdown/* code */.aY)(JSON.stringify(candidate.witness) ?? '')}`]),
            ...(candidate.missingScopes.length === 0
                ? []
                : [`lacks ${candidate.missingScopes.map((s) => (0,markdown/* code */.aY)(s)).join(', ')}`]),
            ...(candidate.notTaken === undefined ? [] : [`not taken: ${(0,markdown/* prose */.CS)(candidate.notTaken, 240)}`]),
            ...candidate.reservations.map((each) => reservationText(each)),
        ];
        return { text: `  - ${(0,markdown/* code */.aY)(candidate.tool, 80)} for ${(0,markdown/* code */.aY)(role.role)}: ${why.join('; ')}\n` };
    });
}
function reservationRows(role) {
    return (0,reservations/* reservationsOf */.VL)(role).map((each) => ({
        text: `- ${(0,markdown/* code */.aY)(role.role)} by ${(0,markdown/* code */.aY)(role.boundTool ?? '', 80)} (${role.how}), reservation: ${reservationText(each)}\n`,
    }));
}
function reservationText({ reason, witness }) {
    return `${(0,markdown/* prose */.CS)(reason, 240)}${witness === undefined ? '' : `, for example it rejects ${(0,markdown/* code */.aY)(JSON.stringify(witness), 160)}`}`;
}
function cell(verdict) {
    if (verdict === undefined)
        return '';
    switch (verdict.verdict) {
        case 'accept': {
            const degraded = verdict.roles.filter((role) => role.tier === 'optional' && !role.satisfied).length;
            const words = [
                ...(verdict.reservations > 0 ? [(0,markdown/* count */.U9)(verdict.reservations, 'reservation')] : []),
                ...(degraded > 0 ? [`without ${(0,markdown/* count */.U9)(degraded, 'optional role')}`] : []),
            ];
            return [hosts_section_MARK[(0,reservations/* markOf */.Fg)(verdict)], words.join(', ')].filter((part) => part !== '').join(' ');
        }
        case 'refuse': {
            const [first, ...more] = verdict.descriptor.unmet;
            return `✗ ${first === undefined ? 'refused' : (0,markdown/* code */.aY)(first, 60)}${more.length > 0 ? ` +${more.length}` : ''}`;
        }
        case 'not judged':
            return '? not judged';
    }
}
function signature(verdicts) {
    const [first] = verdicts;
    return first === undefined || first.signature === 'not applicable' ? '' : first.signature;
}
function names(verdicts, label) {
    const shown = verdicts.slice(0, COLUMNS).map((v) => (0,markdown/* code */.aY)(label(v), 80));
    return [...shown, ...(verdicts.length > COLUMNS ? [`${verdicts.length - COLUMNS} more`] : [])].join(', ');
}
function marked(verdicts, mark) {
    return verdicts.filter((verdict) => (0,reservations/* markOf */.Fg)(verdict) === mark);
}
function hosts_section_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/core/report/judged.js

const SHOWN = 12;
/** ``judged `abc123` (merge with `main` at `def456`)``, as Markdown. */
function judgedSentence({ sha, base }) {
    if (sha === '')
        return 'nobody can tell which commit was judged';
    const judged = `judged ${(0,markdown/* code */.aY)(sha.slice(0, SHOWN))}`;
    if (base === undefined)
        return judged;
    const at = (0,markdown/* code */.aY)(base.sha.slice(0, SHOWN));
    return `${judged} (merge with ${base.branch === undefined ? at : `${(0,markdown/* code */.aY)(base.branch, 80)} at ${at}`})`;
}
/** `judged abc123 (merge with main at def456)`, for the log. */
function judgedLine(judged) {
    return judgedSentence(judged).replaceAll('`', '');
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
;// CONCATENATED MODULE: ./build/core/report/leg.js


/** Inputs by which the legs of a matrix judge different parts of one repository; the working directory is one more. */
const NARROWING = ['config', 'cals', 'packages', 'cartridges', 'hosts', 'shard'];
/** The key of a leg's own sticky comment. Order and repetition of the values make no other leg. */
function legKey(leg) {
    const given = NARROWING.flatMap((name) => {
        const values = leg.narrowed[name] ?? [];
        return values.length === 0 ? [] : [[name, [...new Set(values)].sort()]];
    });
    const job = jobKey(leg);
    return given.length === 0 ? job : `${job}?${sha256Hex(JSON.stringify(given)).slice(0, 16)}`;
}
/** The key that a leg would have if nothing but the working directory narrowed it. */
function jobKey({ workflow, job, directory }) {
    return [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
}
/** Whether a comment's key is that of some leg of a workflow. */
function isOfWorkflow(key, workflow) {
    return workflow !== '' && key.startsWith(`${workflow}/`);
}
const VALUES = 6;
/** ``**hosts** `laptop`; **shard** `1/3` ``, as Markdown; empty for a run that judges everything. */
function legWords({ directory, narrowed }) {
    const parts = directory === '' ? [] : [`**working-directory** ${(0,markdown/* code */.aY)(directory, 80)}`];
    for (const name of NARROWING) {
        const values = narrowed[name] ?? [];
        const more = values.length > VALUES ? ` and ${values.length - VALUES} more` : '';
        const shown = values.slice(0, VALUES).map((value) => (0,markdown/* code */.aY)(value, 80));
        if (values.length > 0)
            parts.push(`**${name}** ${shown.join(', ')}${more}`);
    }
    return parts.join('; ');
}

;// CONCATENATED MODULE: ./build/core/report/layout.js

const MORE = 220;
/**
 * Writes `head`, then as much of each section as has room, in their order: sections that come first are the important ones. Whatever is cut is said where it was cut; whole sections that found no place are counted in one sentence at the end.
 */
function layOut(head, sections, { limit, size, rest }) {
    const parts = [head];
    const written = new Set();
    const left = new Map();
    let room = limit - size(head) - 600;
    for (const section of sections) {
        const allowed = Math.min(room, section.share === undefined ? room : limit * section.share);
        const taken = fill(section, allowed, size);
        if (taken === undefined) {
            const entry = left.get(section.noun[1]) ?? { noun: section.noun, n: 0 };
            entry.n++;
            left.set(section.noun[1], entry);
            continue;
        }
        for (const row of taken.rows)
            written.add(row);
        parts.push(taken.text);
        room -= taken.size;
    }
    if (left.size > 0) {
        const names = [...left.values()].map(({ noun, n }) => `${(0,markdown/* thousands */.oh)(n)} ${n === 1 ? noun[0] : noun[1]}`);
        parts.push(`\n*Left out for length: ${names.join(', ')}; ${rest}.*\n`);
    }
    return { text: parts.join(''), rows: written };
}
function fill(section, room, size) {
    let used = size(section.open) + size(section.close);
    if (used > room)
        return undefined;
    const sizes = section.rows.map((row) => size(row.text));
    const all = sizes.reduce((sum, n) => sum + n, 0);
    if (used + all <= room) {
        const text = section.open + section.rows.map((row) => row.text).join('') + section.close;
        return { text, rows: section.rows, size: used + all };
    }
    let n = 0;
    while (n < sizes.length && used + sizes[n] + MORE <= room)
        used += sizes[n++];
    if (n === 0)
        return undefined;
    const rows = section.rows.slice(0, n);
    const more = section.more(section.rows.slice(n));
    const text = section.open + rows.map((row) => row.text).join('') + section.close + more;
    return { text, rows, size: used + size(more) };
}

// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(6019);
;// CONCATENATED MODULE: ./build/core/report/projects-section.js






/** A row for each project, those whose answer is no first; none for a report of one project. */
function projectTable(report, target, policy) {
    const projects = (0,report_projects/* takeApart */.Y)(report).map((project) => ({ ...project, ok: reportAnswer(project.report, policy).ok }));
    if (projects.length === 0)
        return [];
    return [
        {
            noun: ['table of projects', 'tables of projects'],
            open: `\n### Projects\n\n${(0,markdown/* tableHead */.PP)('', 'project', 'findings', 'readiness', 'hosts')}`,
            rows: projects
                .sort((a, b) => Number(a.ok) - Number(b.ok))
                .map(({ root, file, ok, report: own }) => ({
                text: (0,markdown/* row */.nM)(ok ? '✅' : '❌', file === null ? (0,markdown/* code */.aY)(root) : (0,links/* fileLink */.RF)(target, file, undefined, root), (0,report_counts/* someCounts */.fD)(own.summary), own.verdict ?? '', own.handshakes.length === 0 ? '' : (0,reservations/* hostCounts */.xj)(own.handshakes)),
            })),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'project')} more*\n`,
            share: 0.2,
        },
    ];
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/report/mermaid.js


const LABEL = 60;
/** Mermaid's brackets of each kind of node. */
const SHAPE = {
    task: ['[', ']'],
    exclusive: ['{', '}'],
    parallel: ['{', '}'],
    inclusive: ['{', '}'],
    start: ['([', '])'],
    end: ['([', '])'],
    stop: ['([', '])'],
    handoff: ['[/', '/]'],
    timer: ['[[', ']]'],
    other: ['[', ']'],
};
/**
 * The flow of a CAL as a Mermaid diagram in its fence: who does what, under which condition. A task is marked when its participant is
 * unresolved or knowledge that it requires is not there.
 *
 * @returns undefined when the result carries no flow
 */
function flowDiagram(cal) {
    return cal.flow === undefined ? undefined : (0,markdown.fenced)(flowSource(cal, cal.flow), 'mermaid');
}
/** The Mermaid source alone. */
function flowSource(cal, flow) {
    const ids = new Map(flow.nodes.map((node, i) => [node.id, `n${i}`]));
    const unresolved = new Set(cal.participants.filter((p) => p.resolved === null && p.required).map((p) => p.alias));
    const missing = new Map();
    for (const { id, state } of cal.rac) {
        if (state === 'failed' || state === 'unconfirmed')
            missing.set(id, state === 'failed' ? '✗' : '□');
    }
    // A short flow reads best from left to right; a long one would shrink to nothing.
    const lines = [`flowchart ${flow.nodes.length <= 8 ? 'LR' : 'TD'}`];
    const stopped = [];
    flow.nodes.forEach((node, i) => {
        const lacking = (node.rac ?? []).filter((id) => missing.has(id));
        const blocked = lacking.length > 0 || (node.agent !== undefined && unresolved.has(node.agent));
        if (blocked)
            stopped.push(`n${i}`);
        const [open, close] = SHAPE[node.kind];
        const text = [
            label(node.id),
            ...details(node),
            ...lacking.slice(0, 4).map((id) => `${missing.get(id)} ${label(id)}`),
        ];
        lines.push(`  n${i}${open}"${text.join('<br/>')}"${close}`);
    });
    for (const edge of flow.edges) {
        const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
        if (from === undefined || to === undefined)
            continue;
        lines.push(`  ${from} -->${edge.when === undefined ? '' : `|"${label(edge.when)}"|`} ${to}`);
    }
    if (stopped.length > 0) {
        lines.push('  classDef blocked stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3');
        lines.push(`  class ${stopped.join(',')} blocked`);
    }
    return `${lines.join('\n')}\n`;
}
function details({ kind, agent, role }) {
    if (agent !== undefined) {
        return [role === undefined || role === agent ? label(agent) : `${label(agent)} · ${label(role)}`];
    }
    if (kind === 'task' || kind === 'other' || kind === 'start' || kind === 'end')
        return [];
    return [kind];
}
// Inside a quoted label only letters, digits and a few signs mean themselves; the rest is written as Mermaid's entity codes.
function label(text) {
    const shown = (0,markdown/* shorten */.ml)((0,printable.printable)(text), LABEL);
    return shown === '' ? ' ' : shown.replace(/[!-+:-@[-^`{-~/]/g, (sign) => `#${sign.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/core/report/outline.js
/** A section without rows: it has room or it has none. */
function block(text, noun) {
    return { noun, open: text, rows: [], close: '', more: () => '' };
}

;// CONCATENATED MODULE: ./build/core/report/readiness-section.js






const VERDICT = {
    ready: '✅ ready',
    pending: '⏳ pending',
    'not ready': '❌ not ready',
};
const WORST = ['not ready', 'pending', 'ready'];
const STATE = {
    confirmed: '☑',
    unconfirmed: '□',
    failed: '✗',
    optional: '·',
};
/** The workflows, worst first: one table of all when there are several. The checklists follow in {@link checklists}. */
function workflowTable(cals, target) {
    if (cals.length < 2)
        return [];
    const sorted = worstFirst(cals);
    return [
        {
            noun: ['table of workflows', 'tables of workflows'],
            open: `\n### Workflows\n\n${(0,markdown/* tableHead */.PP)('', 'workflow', 'participants', 'required knowledge', 'file')}`,
            rows: sorted.map((cal) => {
                const staffed = cal.participants.filter((p) => p.resolved !== null).length;
                const required = cal.rac.filter((item) => item.required);
                const confirmed = required.filter((item) => item.state === 'confirmed').length;
                return {
                    text: (0,markdown/* row */.nM)(VERDICT[cal.verdict], nameOf(cal), `${staffed} of ${cal.participants.length}`, `${confirmed} of ${required.length}`, (0,links/* fileLink */.RF)(target, cal.path)),
                };
            }),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'workflow')} more*\n`,
            share: 0.3,
        },
    ];
}
/** Participants and checklist of each workflow, worst first; folded, and with the flow, when there are several. */
function checklists(cals, target) {
    const folded = cals.length > 1;
    return worstFirst(cals).map((cal) => {
        const open = folded
            ? `\n<details><summary>${VERDICT[cal.verdict]} ${(0,markdown/* element */.ND)(cal.name || cal.id)}</summary>\n`
            : `\n### ${VERDICT[cal.verdict]}: ${nameOf(cal)}\n`;
        const size = `${(0,markdown/* count */.U9)(cal.nodes, 'node')}, ${(0,markdown/* count */.U9)(cal.participants.length, 'participant')}`;
        const text = `${open}\n${(0,links/* fileLink */.RF)(target, cal.path)} · ${size}\n${participants(cal)}${knowledge(cal)}${blocked(cal)}${todo(cal)}`;
        const diagram = flowDiagram(cal);
        const rest = folded ? `${diagram === undefined ? '' : `\n${diagram}\n`}\n</details>\n` : '';
        return block(`${text}${rest}`, ['checklist', 'checklists']);
    });
}
/** The flow of the only workflow there is. */
function onlyFlow(cals) {
    const [only, ...others] = cals;
    const diagram = only === undefined || others.length > 0 ? undefined : flowDiagram(only);
    return diagram === undefined ? [] : [block(`\n### Flow\n\n${diagram}\n`, ['diagram', 'diagrams'])];
}
const ROWS = 60;
function participants({ participants: all }) {
    if (all.length === 0)
        return '';
    const rows = all.slice(0, ROWS).map((participant) => {
        const { alias, bind, resolved, reason } = participant;
        const by = resolved === null ? '' : `${(0,markdown/* code */.aY)(resolved.name)} (${(0,markdown/* code */.aY)(resolved.role)})`;
        return (0,markdown/* row */.nM)(participantMark(participant), (0,markdown/* code */.aY)(alias), bind, by, (0,markdown/* prose */.CS)(reason));
    });
    return `\n${(0,markdown/* tableHead */.PP)('', 'participant', 'bind', 'cartridge', 'why')}${rows.join('')}${left(all.length, 'participant')}`;
}
function participantMark({ resolved, required }) {
    return resolved === null ? (required ? '✗' : '·') : '✓';
}
function knowledge({ rac }) {
    if (rac.length === 0)
        return '';
    const rows = rac.slice(0, ROWS).map((item) => {
        const check = item.check === null ? '' : `${(0,markdown/* prose */.CS)(item.check.type, 40)} ${(0,markdown/* code */.aY)(item.check.hint, 100)}`;
        return (0,markdown/* row */.nM)(STATE[item.state], (0,markdown/* code */.aY)(item.id), (0,markdown/* prose */.CS)(item.kind, 40), (0,markdown/* prose */.CS)(item.description, 240), check, evidence(item));
    });
    const head = (0,markdown/* tableHead */.PP)('', 'required knowledge', 'kind', 'description', 'check', 'evidence');
    return `\n${head}${rows.join('')}${left(rac.length, 'item')}\n☑ confirmed, □ to be confirmed, ✗ check failed, · optional\n`;
}
// The reason says in words what the evidence holds; without one the evidence speaks. The digest is in neither's words.
function evidence({ reason, evidence: found = {} }) {
    const words = reason === undefined ? evidenceWords(found) : [(0,markdown/* prose */.CS)(reason, 200)];
    return [...words, ...(found.digest === undefined ? [] : [(0,markdown/* code */.aY)((0,redact/* redact */.E$)(found.digest).slice(0, 19))])].join('; ');
}
function evidenceWords({ count: n, by, at, expires }) {
    return [
        ...(n === undefined ? [] : [`${(0,markdown/* thousands */.oh)(n)} found`]),
        ...(by === undefined ? [] : [`by ${(0,markdown/* code */.aY)(by, 60)}`]),
        ...(at === undefined ? [] : [`on ${(0,markdown/* code */.aY)((0,redact/* redact */.E$)(at).slice(0, 10))}`]),
        ...(expires === undefined ? [] : [`until ${(0,markdown/* code */.aY)((0,redact/* redact */.E$)(expires).slice(0, 10))}`]),
    ];
}
function blocked(cal) {
    return listed('Cannot run yet', cal.blocked ?? []);
}
function todo(cal) {
    return listed('Still to write', (cal.todo ?? []).map((id) => `the action of task ${(0,printable.quote)(id)} is a TODO`));
}
function listed(title, lines) {
    if (lines.length === 0)
        return '';
    const shown = lines.slice(0, 20).map((line) => `- ${(0,markdown/* prose */.CS)(line, 240)}\n`);
    return `\n**${title}**\n\n${shown.join('')}${lines.length > 20 ? `- … and ${lines.length - 20} more\n` : ''}`;
}
function left(n, noun) {
    return n > ROWS ? `\n*… and ${(0,markdown/* count */.U9)(n - ROWS, noun)} more*\n` : '';
}
function nameOf(cal) {
    return (0,markdown/* prose */.CS)(cal.name || cal.id, 100);
}
function worstFirst(cals) {
    return [...cals].sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/core/report/document.js










/** The one Markdown report of a check; comment, job summary and `--format markdown` differ in their limit and frame only. */
function document_reportDocument(input, options) {
    const { report, changes, target, rulesUrl, onlyChanges = false, judged, leg, claim, policy } = input;
    const { diagnostics, cals, handshakes } = report;
    const compared = changes === undefined ? report : { ...report, changes };
    const checks = checklists(cals, target);
    const files = fileSections(diagnostics, target, rulesUrl);
    const several = cals.length > 1;
    // A few findings are read at once; many need their tables first and come last.
    const few = diagnostics.length <= FEW_FINDINGS;
    const sections = [
        ...(changes === undefined ? [] : changesSection(changes, target)),
        ...projectTable(report, target, policy),
        ...workflowTable(cals, target),
        ...(several ? [] : checks),
        ...(few ? files : []),
        ...hostMatrix(handshakes, target),
        ...(few ? [] : [...ruleTable(diagnostics, target, rulesUrl), ...folderTable(diagnostics)]),
        ...onlyFlow(cals),
        ...hostDetails(handshakes),
        ...(several ? checks : []),
        ...(few ? [] : files),
    ];
    const counts = (0,report_counts/* countLevels */.ZT)(diagnostics);
    const about = judged === undefined ? [] : [judgedSentence(judged)];
    const sign = [...about, `cartwright ${report.tool.version}`].join(' · ');
    const foot = (listed) => `${cutSentence((0,report_counts/* subtract */.Re)(counts, listed), options.rest)}\n<sub>${sign}</sub>\n`;
    // The foot says what is cut, so room is kept for its longest form.
    const room = options.size(foot(report_counts/* NONE */.x3)) + 60;
    const words = leg === undefined ? '' : legWords(leg);
    const head = words === '' ? '' : `${words}\n\n`;
    const laid = layOut(`${options.lead ?? ''}${head}${headline(compared, policy, claim)}${onlyChanges ? ONLY_CHANGES : ''}`, sections, {
        ...options,
        limit: options.limit - room,
    });
    const shown = (0,report_counts/* countLevels */.ZT)(withFinding(laid.rows));
    return { text: laid.text + foot(shown), shown, cut: (0,report_counts/* subtract */.Re)(counts, shown) };
}
const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';
function cutSentence(cut, rest) {
    return (0,report_counts/* total */.X5)(cut) === 0 ? '' : `\n**Not listed one by one here: ${(0,report_counts/* allCounts */.CQ)(cut)}**; ${rest}.\n`;
}

;// CONCATENATED MODULE: ./build/core/report/summary.js

/** The runner drops a job summary of more than 1 MiB whole. */
const SUMMARY_LIMIT = 999_000;
/** The job summary of a check. */
function renderSummary(input, rest = 'the report file has all of them') {
    return reportDocument(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}
/** The report as Markdown for the terminal or a file: everything, without a limit. */
function renderMarkdown(input) {
    return document_reportDocument(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}
const encoder = new TextEncoder();
/** Bytes of a text in UTF-8. */
function utf8Length(text) {
    return encoder.encode(text).length;
}


/***/ })

};
;