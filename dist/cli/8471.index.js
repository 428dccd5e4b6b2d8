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
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

/** The verdicts of a run as one table. */
function matrixOf(result) {
    const subjects = [...new Set(result.results.map(({ subject }) => subject))];
    const hosts = [...new Set(result.results.map(({ host }) => host))];
    const byPair = new Map(result.results.map((verdict) => [JSON.stringify([verdict.subject, verdict.host]), verdict]));
    const cells = subjects.map((subject) => hosts.map((host) => {
        const found = byPair.get(JSON.stringify([subject, host]));
        const data = found?.error?.error.data;
        const unmet = (found?.descriptor.unmet ?? []).map((id, i) => ({
            id,
            offers: data?.supported[i] ?? '',
            asks: data?.requested[i] ?? '',
        }));
        return { verdict: found?.descriptor.verdict ?? 'refuse', unmet };
    }));
    return { subjects, hosts, cells };
}
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
    return `${lines.join('\n')}\n`;
}
/** The table in GitHub's Markdown; what is unmet stands below it. */
function matrixMarkdown({ subjects, hosts, cells }) {
    const lines = [
        `| | ${hosts.map(markdownCell).join(' | ')} |`,
        `|---|${hosts.map(() => ':-:|').join('')}`,
        ...subjects.map((subject, i) => `| ${markdownCell(subject)} | ${(cells[i] ?? []).map((cell) => markdownVerdict(cell)).join(' | ')} |`),
    ];
    const refused = subjects.flatMap((subject, i) => hosts.flatMap((host, j) => {
        const cell = cells[i]?.[j];
        if (cell === undefined || cell.verdict === 'accept')
            return [];
        const each = cell.unmet.map(({ id, offers, asks }) => `  - ${code(id)}: offers ${code(offers)}, asked ${code(asks)}`);
        return [`- ${markdownCell(subject)} on ${markdownCell(host)}`, ...each];
    }));
    if (refused.length > 0)
        lines.push('', 'Unmet:', '', ...refused);
    return `${lines.join('\n')}\n`;
}
function mark({ verdict }) {
    return verdict === 'accept' ? '✓' : '✗';
}
function markdownVerdict({ verdict, unmet }) {
    return verdict === 'accept' ? '✓ accept' : `✗ refuse (${unmet.length})`;
}
// Names come from repositories: nothing in them may end the cell, start a tag, a link or a mention.
function markdownCell(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text).replace(/[\\`*_{}[\]<>#|!~@&]/g, (unit) => `&#${unit.charCodeAt(0)};`);
}
function code(text) {
    return `<code>${markdownCell(text)}</code>`;
}


/***/ })

};
;