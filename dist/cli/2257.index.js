"use strict";
exports.id = 2257;
exports.ids = [2257];
exports.modules = {

/***/ 2257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffMarkdown: () => (/* binding */ diffMarkdown),
/* harmony export */   diffText: () => (/* binding */ diffText)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

const SIGNS = { breaking: '✗', compatible: '✓', text: '·' };
/** The comparison as text. */
function diffText(result) {
    const { old, new: next, changes, hosts } = result;
    const lines = [`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(old.subject)} → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(next.subject)}`, ''];
    const width = Math.max(0, ...changes.map(({ id }) => id.length));
    if (changes.length === 0)
        lines.push('  nothing changed in the requirements');
    for (const { id, kind, before, after, message } of changes) {
        lines.push(`  ${SIGNS[kind]} ${kind.padEnd(10)}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id).padEnd(width)}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(before)} → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(after)}`);
        lines.push(`      ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`);
    }
    if (hosts.length > 0)
        lines.push('', 'Hosts', ...hosts.map((host) => `  ${hostLine(host)}`));
    lines.push('', stepLine(result), '');
    return lines.join('\n');
}
/** The comparison in GitHub's Markdown. */
function diffMarkdown(result) {
    const lines = [`**${cell(result.old.subject)} → ${cell(result.new.subject)}**`, ''];
    if (result.changes.length === 0)
        lines.push('Nothing changed in the requirements.');
    else
        lines.push('| | requirement | before | after | |', '|---|---|---|---|---|', ...result.changes.map(({ id, kind, before, after, message }) => `| ${[kind, id, before, after, message].map(cell).join(' | ')} |`));
    if (result.hosts.length > 0)
        lines.push('', ...result.hosts.map((host) => `- ${cell(hostLine(host))}`));
    lines.push('', cell(stepLine(result)), '');
    return lines.join('\n');
}
function hostLine({ host, before, after, flipped, unmet }) {
    const now = after === 'refuse' ? `${after} (${unmet.map(_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable).join(', ')})` : after;
    return flipped ? `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(host)}: ${before} → ${now}` : `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(host)}: ${now}, as before`;
}
function stepLine({ step, taken, enough, old, new: next }) {
    const asked = step === 'none' ? 'the version may stay' : `SemVer step: ${step}`;
    if (old.version === null || next.version === null)
        return asked;
    const versions = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(old.version)} → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(next.version)}`;
    const verdict = enough ? 'is enough' : 'is too small';
    return `${asked}; ${versions} (${taken ?? 'not later'}) ${verdict}`;
}
// Names come from repositories: nothing in them may end the cell, start a tag, a link or a mention.
function cell(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text).replace(/[\\`*_{}[\]<>#|!~@&]/g, (unit) => `&#${unit.charCodeAt(0)};`);
}


/***/ })

};
;