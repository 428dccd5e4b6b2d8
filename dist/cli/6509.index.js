"use strict";
exports.id = 6509;
exports.ids = [6509];
exports.modules = {

/***/ 6509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderReadiness: () => (/* binding */ renderReadiness)
/* harmony export */ });
/* unused harmony export MARKS */
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);


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
            lines.push(`  ✗ ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(d.path)}:${d.range.start.line}:${d.range.start.column}  ${d.message}  [${d.rule}]`);
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
        lines.push('', 'Still to write', ...cal.todo.map((id) => `  □ the action of task ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.quote)(line(id))} is a TODO`));
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
// A description may hold line breaks, and a hint a password; the checklist has one line an item and shows none.
function line(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(text).replace(/\s+/g, ' ').trim());
}


/***/ }),

/***/ 193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact)
/* harmony export */ });
/* harmony import */ var _secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);

/** Shapes of tokens that are secrets wherever they stand. Each names only the part that must not be shown. */
const SECRETS = [
    /\bgh[pousr]_[A-Za-z0-9]{16,255}/g,
    /\bgithub_pat_[A-Za-z0-9_]{20,255}/g,
    /\bglpat-[A-Za-z0-9_-]{20,255}/g,
    /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b/g,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g,
    /\b(?:sk|rk|pk)[-_](?:live|test|proj|ant|or)[-_][A-Za-z0-9_-]{16,255}/g,
    /\bsk-[A-Za-z0-9]{32,255}/g,
    /\bAIza[A-Za-z0-9_-]{35}/g,
    /\bnpm_[A-Za-z0-9]{36}/g,
    /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}/g,
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[A-Za-z0-9+/=\\\s]{0,8000}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----)?/g,
];
const URL_PASSWORD = /(:\/\/[^\s/:@]{1,200}:)[^\s/@]{3,200}(?=@)/g;
/** Replaces what looks like a secret by its first four characters, or by none where only its name gives it away, so that a report never spreads it further. */
function redact(text) {
    let shown = text.replace(URL_PASSWORD, '$1…');
    for (const pattern of SECRETS)
        shown = shown.replace(pattern, (secret) => `${secret.slice(0, 4)}…`);
    for (const { start, end } of (0,_secrets_assignments_js__WEBPACK_IMPORTED_MODULE_0__/* .findAssignments */ .uO)(shown).toReversed())
        shown = `${shown.slice(0, start)}…${shown.slice(end)}`;
    return shown;
}


/***/ })

};
;