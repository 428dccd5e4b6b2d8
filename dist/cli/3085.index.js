"use strict";
exports.id = 3085;
exports.ids = [3085];
exports.modules = {

/***/ 3085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   handshakeText: () => (/* binding */ handshakeText)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);

/** Tools that came close to an unbound role, in text. */
const SHOWN = 4;
const plain = (mark) => mark;
/** The verdicts as text: for each subject, host after host with its bindings, or with what is unmet and which tools came close. */
function handshakeText(result, paint = plain) {
    const lines = [];
    const subjects = new Set(result.results.map((verdict) => verdict.subject));
    for (const subject of subjects) {
        const verdicts = result.results.filter((verdict) => verdict.subject === subject);
        lines.push(`${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(subject)}  (signature: ${verdicts[0]?.signature})`, '');
        for (const verdict of verdicts)
            lines.push(...verdictLines(verdict, paint), '');
    }
    const refused = result.results.filter(({ descriptor }) => descriptor.verdict === 'refuse').length;
    const total = result.results.length;
    lines.push(refused === 0
        ? `verdict: accept (${count(total, 'handshake')})`
        : `verdict: refuse (${refused} of ${count(total, 'handshake')})`, '');
    return lines.join('\n');
}
function verdictLines({ host, descriptor, error, roles }, paint) {
    const accepted = descriptor.verdict === 'accept';
    const mark = accepted ? paint('✓', 'green') : paint('✗', 'red');
    const revision = descriptor.protocolRevision === '' ? 'no MCP revision' : `MCP ${descriptor.protocolRevision}`;
    const lines = [`${mark} ${descriptor.verdict}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(host)}  (${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(revision)})`];
    const width = Math.max(0, ...roles.map(({ role }) => role.length));
    for (const role of roles)
        lines.push(...roleLines(role, width, paint));
    if (error === null)
        return lines;
    const { unmet, supported, requested } = error.error.data;
    lines.push('  unmet:');
    const wide = Math.max(...unmet.map((id) => id.length));
    for (const [i, id] of unmet.entries())
        lines.push(`    ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id).padEnd(wide)}  offers ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(supported[i] ?? '')}; asked: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(requested[i] ?? '')}`);
    return lines;
}
function roleLines(role, width, paint) {
    const name = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(role.role).padEnd(width);
    if (role.boundTool !== null) {
        const lines = [`  ${paint('✓', 'green')} ${name}  ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(role.boundTool)}  (${role.how})`];
        for (const warning of role.candidates[0]?.warnings ?? [])
            lines.push(`      ${paint('warning', 'yellow')}: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(warning)}`);
        return lines;
    }
    const optional = role.tier === 'optional';
    const mark = optional ? paint('·', 'yellow') : paint('✗', 'red');
    const lines = [`  ${mark} ${name}  ${optional ? 'not bound (optional: runs degraded)' : 'not bound'}`];
    if (optional)
        return lines;
    for (const candidate of role.candidates.slice(0, SHOWN))
        lines.push(...candidateLines(candidate));
    const more = role.candidates.length - SHOWN;
    if (more > 0)
        lines.push(`      and ${more} more, which --format json shows`);
    return lines;
}
function candidateLines({ tool, schema, path, witness, missingScopes, warnings, rename }) {
    const lacking = missingScopes.length === 0 ? '' : `lacks scope ${missingScopes.join(', ')}`;
    const verdict = schema === 'accepts' ? 'schema accepts' : schema === 'refuses' ? 'schema refuses' : 'cannot tell';
    const lines = [`      ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(tool)}: ${verdict}${lacking === '' ? '' : `; ${lacking}`}`];
    if (schema !== 'accepts')
        lines.push(`        ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`);
    if (witness !== undefined)
        lines.push(`        rejected: ${clip(JSON.stringify(witness))}`);
    if (rename !== undefined) {
        const pairs = Object.entries(rename).map(([from, to]) => `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(from)} → ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(to)}`);
        lines.push(`        would accept as a wrapped tool with rename ${pairs.join(', ')}`);
    }
    for (const warning of schema === 'accepts' || rename !== undefined ? warnings : [])
        lines.push(`        warning: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(warning)}`);
    return lines;
}
function clip(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}


/***/ })

};
;