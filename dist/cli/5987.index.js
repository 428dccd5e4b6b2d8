"use strict";
exports.id = 5987;
exports.ids = [5987,6509,1432];
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

/***/ 6509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReadiness: () => (/* binding */ renderReadiness)
/* harmony export */ });
/* unused harmony export MARKS */
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

/** Marks of RAC items (surface.md, Readiness). */
const MARKS = {
    unconfirmed: '□',
    confirmed: '☑',
    failed: '✗',
    optional: '·',
};
/** The readiness of one CAL as text, in the form that surface.md fixes; ends with a line end. */
function renderReadiness(cal) {
    const lines = [
        `CAL: ${line(cal.name)}  (${count(cal.nodes, 'node')}, ${count(cal.participants.length, 'participant')})`,
    ];
    const broken = cal.diagnostics.filter((diagnostic) => diagnostic.level === 'error');
    if (broken.length > 0) {
        lines.push('', 'Structure');
        for (const d of broken)
            lines.push(`  ✗ ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(d.path)}:${d.range.start.line}:${d.range.start.column}  ${line(d.message)}  [${line(d.rule)}]`);
    }
    if (cal.participants.length > 0) {
        lines.push('', 'Participants', ...participantLines(cal.participants));
    }
    if (cal.rac.length > 0) {
        const width = Math.max(...cal.rac.map((item) => item.id.length));
        lines.push('', 'Required available context (descriptions only)');
        for (const item of cal.rac)
            lines.push(`  ${MARKS[item.state]} ${line(item.id).padEnd(width)} [${line(item.kind)}] ${line(item.description)}${checkText(item)}`);
    }
    if (cal.blocked !== undefined && cal.blocked.length > 0) {
        lines.push('', 'Cannot run', ...cal.blocked.map((entry) => `  ✗ ${line(entry)}`));
    }
    if (cal.todo !== undefined && cal.todo.length > 0) {
        lines.push('', 'Still to write', ...cal.todo.map((id) => `  □ the action of task ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.quote)(line(id))} is a TODO`));
    }
    lines.push('', `verdict: ${cal.verdict}`, '');
    return lines.join('\n');
}
function participantLines(participants) {
    const width = Math.max(...participants.map((participant) => participant.alias.length));
    return participants.map((participant) => {
        const { alias, bind, required, resolved, reason } = participant;
        const mark = resolved !== null ? '✓' : required ? '✗' : '·';
        const who = resolved === null ? line(reason) : `${line(resolved.name)} (${line(resolved.role)})  ${line(reason)}`;
        return `  ${mark} ${line(alias).padEnd(width)}  ${bind}  ${who}`;
    });
}
function checkText(item) {
    if (item.check === null)
        return item.reason === undefined ? '' : `  (${line(item.reason)})`;
    const hint = item.check.hint === '' ? '' : ` ${line(item.check.hint)}`;
    return `  (check: ${line(item.check.type)}${hint}${item.reason === undefined ? '' : ` → ${line(item.reason)}`})`;
}
function count(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
}
// A description may hold line breaks; the checklist has one line an item.
function line(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.replace(/\s+/g, ' ').trim());
}


/***/ }),

/***/ 5987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCheck: () => (/* binding */ renderCheck)
});

// UNUSED EXPORTS: summaryLine

// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(6125);
// EXTERNAL MODULE: ./build/core/readiness/render-text.js
var render_text = __webpack_require__(6509);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
;// CONCATENATED MODULE: ./build/core/report/hosts-text.js




const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' };
/** Hosts, and cartridges, of one group that a line names. */
const NAMED = 5;
/** The hosts of a check as text: hosts that answer the same to the same cartridges are one line. Ends with a line end. */
function hostsText(verdicts) {
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const rows = (0,same_answers/* sameAnswers */.K)(verdicts, (verdict) => JSON.stringify([(0,reservations/* verdictWords */.L2)(verdict), wordsOf(verdict)])).map(({ verdict, hosts, subjects }) => ({
        verdict,
        names: namesOf(hosts.map((each) => (0,printable.printable)(label(each)))),
        cartridges: namesOf(subjects.map(({ subject }) => (0,printable.printable)(subject))),
    }));
    const width = Math.max(...rows.map(({ names }) => names.length));
    const lines = rows.flatMap(({ verdict, names, cartridges }) => {
        const [detail, ...more] = wordsOf(verdict);
        const words = `${(0,reservations/* verdictWords */.L2)(verdict)}  ${cartridges}  ${detail}`;
        return [`  ${MARK[(0,reservations/* markOf */.Fg)(verdict)]} ${names.padEnd(width)}  ${words}`, ...more.map((line) => `      ${line}`)];
    });
    return ['Hosts', ...lines, ''].join('\n');
}
function namesOf(names) {
    const shown = names.slice(0, NAMED).join(', ');
    return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}
// The rest of the line, then the lines below it.
function wordsOf(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return [bindings(verdict), ...verdict.roles.flatMap(reservationWords)];
        case 'refuse':
            return [
                `unmet: ${verdict.descriptor.unmet.map(printable.printable).join(', ')}`,
                ...verdict.roles.flatMap(reservationWords),
            ];
        case 'not judged':
            return [(0,printable.printable)(verdict.reason), `help: ${(0,printable.printable)(verdict.help)}`];
    }
}
function bindings({ roles, descriptor }) {
    const bound = roles
        .filter((role) => role.satisfied)
        .map((role) => `${role.role} → ${(0,printable.printable)(role.boundTool ?? '')}`);
    const absent = roles.filter((role) => role.tier === 'optional' && !role.satisfied).map((role) => role.role);
    const degraded = absent.length === 0 ? '' : `; without optional ${absent.map(printable.printable).join(', ')}`;
    return `MCP ${(0,printable.printable)(descriptor.protocolRevision)}; ${bound.join(', ')}${degraded}`;
}
function reservationWords(role) {
    return (0,reservations/* reservationsOf */.VL)(role).map(({ reason }) => `reservation: ${(0,printable.printable)(role.role)} by ${(0,printable.printable)(role.boundTool ?? '')}: ${(0,printable.printable)(reason)}`);
}

// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(6019);
;// CONCATENATED MODULE: ./build/core/report/check-text.js






/**
 * A check as text, one project after the other: findings, the checklist of every CAL, the verdict of every host, a line that sums them up, the answer. Ends
 * with a line end.
 *
 * @param renderDiagnostics the findings as text, with their source excerpts; empty when there is none
 * @param changes what changed against a base, with a line end
 */
function renderCheck(report, answer, renderDiagnostics, changes = '') {
    const projects = (0,report_projects/* takeApart */.Y)(report);
    const sections = [
        ...(projects.length === 0
            ? sectionsOf(report, renderDiagnostics)
            : projects.flatMap((project) => [
                `Project ${(0,printable.printable)(project.root)}\n`,
                ...sectionsOf(project.report, renderDiagnostics),
                `${summaryLine(project.report)}\n`,
            ])),
        changes,
        [summaryLine(report), ...answer.cautions.map((caution) => `warning: ${caution}`), answer.line, ''].join('\n'),
    ];
    return sections.filter((section) => section !== '').join('\n');
}
function sectionsOf(report, renderDiagnostics) {
    return [
        renderDiagnostics(report.diagnostics),
        ...report.cals.map((cal) => (0,render_text.renderReadiness)({ ...cal, diagnostics: [] })),
        ...(report.handshakes.length === 0 ? [] : [hostsText(report.handshakes)]),
    ];
}
/** One line that sums a check up. */
function summaryLine({ summary, verdict, compliance, handshakes, projects }) {
    const parts = [
        ...(projects === undefined ? [] : [plural(projects.length, 'project')]),
        `${plural(summary.files, 'file')}: ${plural(summary.errors, 'error')}, ${plural(summary.warnings, 'warning')}, ${plural(summary.notes, 'note')}${(0,counts/* acceptedCount */.n)(summary)}`,
        ...(verdict === null ? [] : [`readiness: ${verdict}`]),
        ...(compliance === null ? [] : [`hosts: ${(0,reservations/* hostCounts */.xj)(handshakes)}`]),
    ];
    return parts.join(' · ');
}
function plural(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
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