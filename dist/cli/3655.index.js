"use strict";
exports.id = 3655;
exports.ids = [3655];
exports.modules = {

/***/ 3655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  handshakeText: () => (/* binding */ handshakeText)
});

// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/reservations.js
var core_reservations = __webpack_require__(255);
;// CONCATENATED MODULE: ./build/core/handshake/group-equal.js
/**
 * Hosts that answer one subject the same: the same verdict for the same reasons. What a host is called, where its profile is
 * and which revision it speaks makes no difference while nothing follows from it.
 *
 * @param verdicts of one subject
 * @returns the groups in the order of their first members
 */
function groupEqual(verdicts) {
    const groups = new Map();
    for (const verdict of verdicts) {
        const key = answerKey(verdict);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [verdict]);
        else
            group.push(verdict);
    }
    return [...groups.values()];
}
function answerKey(verdict) {
    if (verdict.verdict === 'not judged')
        return JSON.stringify([verdict.verdict, verdict.reason, verdict.help]);
    return JSON.stringify([verdict.verdict, verdict.error?.error.data, verdict.roles]);
}

;// CONCATENATED MODULE: ./build/core/handshake/text.js




/** Tools that came close to an unbound role, in text. */
const SHOWN = 4;
/** Hosts of one group that are listed. */
const HOSTS_SHOWN = 20;
const plain = (mark) => mark;
/**
 * The verdicts as text: for each subject, the hosts with their bindings, or with what is unmet and which tools came close.
 * Hosts that answer the same are one group.
 */
function handshakeText(result, paint = plain) {
    const lines = [];
    const label = (0,host_labels/* hostLabels */._)(result.results);
    const subjects = new Set(result.results.map((verdict) => verdict.subject));
    for (const subject of subjects) {
        const verdicts = result.results.filter((verdict) => verdict.subject === subject);
        lines.push(`${(0,printable.printable)(subject)}  (signature: ${verdicts[0]?.signature})`, '');
        for (const group of groupEqual(verdicts))
            lines.push(...groupLines(group, label, paint), '');
    }
    return lines.map((line) => `${line}\n`).join('');
}
function groupLines(group, label, paint) {
    const [first] = group;
    const words = `${painted(first, paint)} ${(0,core_reservations/* verdictWords */.L2)(first)}`;
    const hosts = group.map((verdict) => `${(0,printable.printable)(label(verdict))}${revisionOf(verdict)}`);
    const lines = group.length === 1 ? [`${words}  ${hosts[0]}`] : [`${words}  ${group.length} hosts`];
    if (group.length > 1) {
        lines.push(...hosts.slice(0, HOSTS_SHOWN).map((host) => `    ${host}`));
        if (hosts.length > HOSTS_SHOWN)
            lines.push(`    and ${hosts.length - HOSTS_SHOWN} more, which --format json shows`);
    }
    return [...lines, ...bodyLines(first, paint)];
}
function painted(verdict, paint) {
    switch ((0,core_reservations/* markOf */.Fg)(verdict)) {
        case 'accept':
            return paint('✓', 'green');
        case 'reserved':
            return paint('!', 'yellow');
        case 'refuse':
            return paint('✗', 'red');
        case 'not judged':
            return paint('?', 'yellow');
    }
}
function revisionOf({ descriptor }) {
    if (descriptor === undefined)
        return '';
    return descriptor.protocolRevision === ''
        ? '  (no MCP revision)'
        : `  (MCP ${(0,printable.printable)(descriptor.protocolRevision)})`;
}
function bodyLines(verdict, paint) {
    if (verdict.verdict === 'not judged')
        return [`  ${(0,printable.printable)(verdict.reason)}`, `  help: ${(0,printable.printable)(verdict.help)}`];
    const { roles, error } = verdict;
    const width = Math.max(0, ...roles.map(({ role }) => role.length));
    const lines = roles.flatMap((role) => roleLines(role, width, paint));
    if (error === null)
        return lines;
    const { unmet, supported, requested } = error.error.data;
    lines.push('  unmet:');
    const wide = Math.max(...unmet.map((id) => id.length));
    for (const [i, id] of unmet.entries())
        lines.push(`    ${(0,printable.printable)(id).padEnd(wide)}  offers ${(0,printable.printable)(supported[i] ?? '')}; asked: ${(0,printable.printable)(requested[i] ?? '')}`);
    return lines;
}
function roleLines(role, width, paint) {
    const name = (0,printable.printable)(role.role).padEnd(width);
    const reservations = (0,core_reservations/* reservationsOf */.VL)(role);
    if (role.boundTool !== null) {
        const mark = reservations.length === 0 ? paint('✓', 'green') : paint('!', 'yellow');
        return [
            `  ${mark} ${name}  ${(0,printable.printable)(role.boundTool)}  (${role.how})`,
            ...reservations.flatMap((each) => reservationLines(each, '      ', paint)),
        ];
    }
    const optional = role.tier === 'optional';
    const mark = optional ? paint('·', 'yellow') : paint('✗', 'red');
    const lines = [`  ${mark} ${name}  ${optional ? 'not bound (optional: runs degraded)' : 'not bound'}`];
    if (optional)
        return lines;
    for (const candidate of role.candidates.slice(0, SHOWN))
        lines.push(...candidateLines(candidate, paint));
    const more = role.candidates.length - SHOWN;
    if (more > 0)
        lines.push(`      and ${more} more, which --format json shows`);
    return lines;
}
function reservationLines({ reason, witness }, indent, paint) {
    return [
        `${indent}${paint('reservation', 'yellow')}: ${(0,printable.printable)(reason)}`,
        ...(witness === undefined ? [] : [`${indent}  rejected: ${clip(JSON.stringify(witness))}`]),
    ];
}
function candidateLines(candidate, paint) {
    const { tool, schema, path, witness, missingScopes, reservations, notTaken, rename } = candidate;
    const lacking = missingScopes.length === 0 ? '' : `lacks scope ${missingScopes.map(printable.printable).join(', ')}`;
    const verdict = schema === 'accepts' ? 'schema accepts' : schema === 'refuses' ? 'schema refuses' : 'cannot tell';
    const lines = [`      ${(0,printable.printable)(tool)}: ${verdict}${lacking === '' ? '' : `; ${lacking}`}`];
    if (schema !== 'accepts')
        lines.push(`        ${(0,printable.printable)(path)}`);
    if (witness !== undefined)
        lines.push(`        rejected: ${clip(JSON.stringify(witness))}`);
    if (rename !== undefined) {
        const pairs = Object.entries(rename).map(([from, to]) => `${(0,printable.printable)(from)} → ${(0,printable.printable)(to)}`);
        lines.push(`        would accept as a wrapped tool with rename ${pairs.join(', ')}`);
    }
    if (notTaken !== undefined)
        lines.push(`        not taken: ${(0,printable.printable)(notTaken)}`);
    for (const each of reservations)
        lines.push(...reservationLines(each, '        ', paint));
    return lines;
}
function clip(text) {
    const shown = (0,printable.printable)(text);
    return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown;
}


/***/ })

};
;