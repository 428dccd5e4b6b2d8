"use strict";
exports.id = 8471;
exports.ids = [8471];
exports.modules = {

/***/ 8471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matrixMarkdown: () => (/* binding */ matrixMarkdown),
/* harmony export */   matrixOf: () => (/* binding */ matrixOf),
/* harmony export */   matrixText: () => (/* binding */ matrixText)
/* harmony export */ });
/* harmony import */ var _host_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(652);
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8186);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _reservations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(255);




/** The verdicts of a run as one table. */
function matrixOf({ results }) {
    const label = (0,_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(results);
    const subjects = [...new Set(results.map(({ subject }) => subject))];
    const profiles = new Map(results.map((verdict) => [verdict.profile, label(verdict)]));
    const byPair = new Map(results.map((verdict) => [(0,_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)(verdict), verdict]));
    const cells = subjects.map((subject) => [...profiles.keys()].map((profile) => {
        const found = byPair.get((0,_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)({ subject, profile }));
        return found && { verdict: found.verdict, reservations: found.reservations, details: detailsOf(found) };
    }));
    return { subjects, hosts: [...profiles.values()], cells };
}
function detailsOf(verdict) {
    if (verdict.verdict === 'not judged')
        return [{ kind: 'not judged', reason: verdict.reason, help: verdict.help }];
    const data = verdict.error?.error.data;
    return [
        ...verdict.descriptor.unmet.map((id, i) => ({
            kind: 'unmet',
            id,
            offers: data?.supported[i] ?? '',
            asks: data?.requested[i] ?? '',
        })),
        ...verdict.roles.flatMap((role) => (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .reservationsOf */ .VL)(role).map(({ reason }) => ({
            kind: 'reservation',
            role: role.role,
            tool: role.boundTool ?? '',
            reason,
        }))),
    ];
}
const LEGEND = '✓ accept   ! accept with reservations   ✗ refuse   ? not judged';
const APART = '–';
const LEGEND_APART = `${APART} they do not meet`;
/** The table as text: hosts are numbered across, so that long names do not push it off the screen. */
function matrixText({ subjects, hosts, cells }) {
    const names = subjects.map(_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable);
    const width = Math.max(...names.map((name) => name.length));
    const columns = hosts.map((_, i) => String(i + 1));
    const lines = hosts.map((host, i) => `  ${String(i + 1).padStart(String(hosts.length).length)}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(host)}`);
    lines.push('', `${' '.repeat(width)}  ${columns.join('  ')}`);
    for (const [i, name] of names.entries()) {
        const marks = (cells[i] ?? []).map((cell, j) => mark(cell).padStart(columns[j]?.length ?? 1));
        lines.push(`${name.padEnd(width)}  ${marks.join('  ')}`);
    }
    const shown = cells.flat().map((cell) => mark(cell));
    const legend = [
        ...(shown.some((each) => each === MARK.reserved || each === MARK['not judged']) ? [LEGEND] : []),
        ...(shown.includes(APART) ? [LEGEND_APART] : []),
    ];
    if (legend.length > 0)
        lines.push('', legend.join('   '));
    return `${lines.join('\n')}\n`;
}
/** The table in GitHub's Markdown; what is unmet, reserved or not judged stands below it. */
function matrixMarkdown({ subjects, hosts, cells }) {
    const lines = [
        `| | ${hosts.map(markdownCell).join(' | ')} |`,
        `|---|${hosts.map(() => ':-:|').join('')}`,
        ...subjects.map((subject, i) => `| ${markdownCell(subject)} | ${(cells[i] ?? []).map((cell) => markdownVerdict(cell)).join(' | ')} |`),
    ];
    const below = subjects.flatMap((subject, i) => hosts.flatMap((host, j) => {
        const details = cells[i]?.[j]?.details ?? [];
        if (details.length === 0)
            return [];
        const each = details.map((detail) => `  - ${markdownDetail(detail)}`);
        return [`- ${markdownCell(subject)} on ${markdownCell(host)}`, ...each];
    }));
    if (below.length > 0)
        lines.push('', 'Unmet, reserved or not judged:', '', ...below);
    return `${lines.join('\n')}\n`;
}
const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' };
function mark(cell) {
    return cell === undefined ? APART : MARK[(0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .markOf */ .Fg)(cell)];
}
function markdownVerdict(cell) {
    if (cell === undefined)
        return APART;
    const unmet = cell.details.filter(({ kind }) => kind === 'unmet').length;
    return `${mark(cell)} ${cell.verdict === 'refuse' ? `refuse (${unmet})` : (0,_reservations_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)(cell)}`;
}
function markdownDetail(detail) {
    switch (detail.kind) {
        case 'unmet':
            return `${markdownCell(detail.id)}: offers ${markdownCell(detail.offers)}, asked ${markdownCell(detail.asks)}`;
        case 'reservation':
            return `${markdownCell(detail.role)} by ${markdownCell(detail.tool)}: ${prose(detail.reason)}`;
        case 'not judged':
            return `not judged: ${prose(detail.reason)}; ${prose(detail.help)}`;
    }
}
function markdownCell(text) {
    return `<code>${prose(text)}</code>`;
}
function prose(text) {
    return (0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p)((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text));
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


/***/ })

};
;