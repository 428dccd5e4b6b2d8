"use strict";
exports.id = 7548;
exports.ids = [7548,3887,9968];
exports.modules = {

/***/ 19968:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ APART),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   matrixOf: () => (/* binding */ matrixOf),
/* harmony export */   vb: () => (/* binding */ markOfCell)
/* harmony export */ });
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54520);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13651);


function matrixOf({ results }) {
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .hostLabels */ ._)(results);
    const subjects = [...new Set(results.map(({ subject }) => subject))];
    const profiles = new Map(results.map((verdict) => [verdict.profile, label(verdict)]));
    const byPair = new Map(results.map((verdict) => [(0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)(verdict), verdict]));
    const cells = subjects.map((subject) => [...profiles.keys()].map((profile) => {
        const found = byPair.get((0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .pairKey */ .Y)({ subject, profile }));
        if (found === undefined)
            return undefined;
        const { verdict, reservations, wrapped } = found;
        return { verdict, reservations, wrapped, details: detailsOf(found) };
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
        ...verdict.roles.flatMap((role) => (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .reservationsOf */ .VL)(role).map(({ reason }) => ({
            kind: 'reservation',
            role: role.role,
            tool: role.boundTool ?? '',
            reason,
        }))),
    ];
}
const APART = '–';
const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' };
function markOfCell(cell) {
    return cell === undefined ? APART : MARK[(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .markOf */ .Fg)(cell)];
}


/***/ }),

/***/ 67548:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   handshakeText: () => (/* binding */ handshakeText)
/* harmony export */ });
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54520);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13651);
/* harmony import */ var _handshake_mends_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83887);
/* harmony import */ var _matrix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19968);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47322);






const COLOR = { accept: 'green', reserved: 'yellow', refuse: 'red', 'not judged': 'yellow' };
const SHOWN = 4;
const HOSTS_SHOWN = 20;
function handshakeText(result, color = false) {
    const paint = color ? _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.painted : (mark) => mark;
    const lines = [];
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .hostLabels */ ._)(result.results);
    const subjects = new Set(result.results.map((verdict) => verdict.subject));
    for (const subject of subjects) {
        const verdicts = result.results.filter((verdict) => verdict.subject === subject);
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(subject)}  (signature: ${verdicts[0]?.signature ?? 'not applicable'})`, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``);
        for (const group of (0,_group_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$)(verdicts, answerKey).values())
            lines.push(...groupLines(group, label, paint), (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``);
    }
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('')(lines.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${line}\n`));
}
function groupLines(group, label, paint) {
    const [first] = group;
    const words = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${_matrix_js__WEBPACK_IMPORTED_MODULE_3__/* .MARK */ .M$[(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg)(first)]}`, COLOR[(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_1__/* .markOf */ .Fg)(first)])} ${(0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictWords */ .L2)(first)}`;
    const hosts = group.map((verdict) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(label(verdict))}${revisionOf(verdict)}`);
    const lines = group.length === 1 ? [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${words}  ${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join('')(hosts)}`] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${words}  ${group.length} hosts`];
    if (group.length > 1) {
        lines.push(...hosts.slice(0, HOSTS_SHOWN).map((host) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `    ${host}`));
        if (hosts.length > HOSTS_SHOWN)
            lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `    and ${hosts.length - HOSTS_SHOWN} more, which --format json shows`);
    }
    return [...lines, ...bodyLines(first, paint)];
}
function revisionOf({ descriptor }) {
    if (descriptor === undefined)
        return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) ``;
    return descriptor.protocolRevision === ''
        ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  (no MCP revision)`
        : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  (MCP ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(descriptor.protocolRevision)})`;
}
function bodyLines(verdict, paint) {
    if (verdict.verdict === 'not judged')
        return [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(verdict.reason)}`, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  help: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(verdict.help)}`];
    const { roles, error } = verdict;
    const width = Math.max(0, ...roles.map(({ role }) => role.length));
    const lines = roles.flatMap((role) => roleLines(role, width, paint));
    if (error === null)
        return [...lines, ...mendLines(verdict)];
    const { unmet, supported, requested } = error.error.data;
    lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  unmet:`);
    const wide = Math.max(...unmet.map((id) => id.length));
    for (const [i, id] of unmet.entries())
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `    ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(id), wide)}  offers ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(supported[i] ?? '')}; asked: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(requested[i] ?? '')}`);
    return [...lines, ...mendLines(verdict)];
}
function mendLines(verdict) {
    const found = (0,_handshake_mends_js__WEBPACK_IMPORTED_MODULE_2__.mendsOf)(verdict);
    if (found.length === 0)
        return [];
    return [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  to mend it:`,
        ...found.flatMap(({ what, command, paste }) => [
            (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `    ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(what)}`,
            ...(command === undefined ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `      ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(command)}`]),
            ...(paste?.split('\n') ?? []).map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `      ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)}`),
        ]),
    ];
}
function roleLines(role, width, paint) {
    const name = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.padded)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(role.role), width);
    const reservations = (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_1__/* .reservationsOf */ .VL)(role);
    if (role.boundTool !== null) {
        const mark = reservations.length === 0 ? paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `✓`, 'green') : paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `!`, 'yellow');
        const wrap = role.wraps === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `, wraps ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(role.wraps)}`;
        return [
            (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${mark} ${name}  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(role.boundTool)}  (${role.how ?? 'found'}${wrap})`,
            ...reservations.flatMap((each) => reservationLines(each, '      ', paint)),
        ];
    }
    const optional = role.tier === 'optional';
    const mark = optional ? paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `·`, 'yellow') : paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `✗`, 'red');
    const lines = [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `  ${mark} ${name}  ${optional ? 'not bound (optional: runs degraded)' : 'not bound'}`];
    if (optional)
        return lines;
    for (const candidate of role.candidates.slice(0, SHOWN))
        lines.push(...candidateLines(candidate, paint));
    const more = role.candidates.length - SHOWN;
    if (more > 0)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `      and ${more} more, which --format json shows`);
    return lines;
}
function reservationLines({ reason, witness }, indent, paint) {
    return [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${indent}${paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `reservation`, 'yellow')}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(reason)}`,
        ...(witness === undefined ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${indent}  rejected: ${clip(JSON.stringify(witness))}`]),
    ];
}
function candidateLines(candidate, paint) {
    const { tool, schema, path, witness, missingScopes, reservations, notTaken, rename } = candidate;
    const lacking = missingScopes.length === 0 ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `lacks scope ${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join(', ')(missingScopes.map(_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable))}`;
    const verdict = schema === 'accepts' ? 'schema accepts' : schema === 'refuses' ? 'schema refuses' : 'cannot tell';
    const lines = [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `      ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(tool)}: ${verdict}${lacking === '' ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `; ${lacking}`}`];
    if (schema !== 'accepts')
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `        ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}`);
    if (witness !== undefined)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `        rejected: ${clip(JSON.stringify(witness))}`);
    if (rename !== undefined) {
        const pairs = Object.entries(rename).map(([from, to]) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(from)} → ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(to)}`);
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `        would accept as a wrapped tool with rename ${_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain.join(', ')(pairs)}`);
    }
    if (notTaken !== undefined)
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.plain) `        not taken: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(notTaken)}`);
    for (const each of reservations)
        lines.push(...reservationLines(each, '        ', paint));
    return lines;
}
function clip(text) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), 201);
}
function answerKey(verdict) {
    if (verdict.verdict === 'not judged')
        return JSON.stringify([verdict.verdict, verdict.reason, verdict.help]);
    const { error, roles, unasked, withheld, remake } = verdict;
    const own = remake === undefined ? null : verdict.profile;
    return JSON.stringify([verdict.verdict, error?.error.data, roles, unasked, withheld, own]);
}


/***/ }),

/***/ 54520:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-83887.js").modules);
