"use strict";
exports.id = 2642;
exports.ids = [2642,3887];
exports.modules = {

/***/ 54209:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ breaks),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* unused harmony export CAUSE_KINDS */
const CAUSE_KINDS = ['refuse', 'not ready', 'error', 'not judged', 'pending', 'step'];
function breaks({ kind }) {
    return kind !== 'step';
}
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

/***/ 38479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ claimSentence),
/* harmony export */   lb: () => (/* binding */ isBorneOut),
/* harmony export */   q_: () => (/* binding */ endOfRun)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72278);

function isBorneOut({ conclusion }) {
    return conclusion === 'success';
}
function endOfRun({ conclusion }) {
    return conclusion === '' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `how the run ended is not known` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `the run ended as ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(conclusion, 40)}`;
}
function claimSentence(claim) {
    const { url, attempt } = claim;
    const which = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `the pull request's own run`, url);
    const made = attempt === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) ` Attempt ${attempt.made} of ${attempt.last} made it.`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `This is what ${which} claims, and code of the pull request may have made it; ${endOfRun(claim)}.${made}`;
}


/***/ }),

/***/ 72751:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ NARROWING),
/* harmony export */   Sv: () => (/* binding */ legKey),
/* harmony export */   b9: () => (/* binding */ isOfWorkflow),
/* harmony export */   gl: () => (/* binding */ legWords),
/* harmony export */   tv: () => (/* binding */ jobKey)
/* harmony export */ });
/* harmony import */ var _value_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46430);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72278);


const NARROWING = ['config', 'cals', 'packages', 'cartridges', 'hosts', 'shard'];
function legKey(leg) {
    const given = NARROWING.flatMap((name) => {
        const values = leg.narrowed[name] ?? [];
        return values.length === 0 ? [] : [[name, [...new Set(values)].sort()]];
    });
    const job = jobKey(leg);
    return given.length === 0 ? job : `${job}?${(0,_value_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(JSON.stringify(given)).slice(0, 16)}`;
}
function jobKey({ workflow, job, directory }) {
    return [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
}
function isOfWorkflow(key, workflow) {
    return workflow !== '' && key.startsWith(`${workflow}/`);
}
const VALUES = 6;
function legWords({ directory, narrowed }) {
    const parts = directory === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `**working-directory** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(directory, 80)}`];
    for (const name of NARROWING) {
        const values = narrowed[name] ?? [];
        const more = values.length > VALUES ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) ` and ${values.length - VALUES} more` : '';
        const shown = values.slice(0, VALUES).map((value) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value, 80));
        if (values.length > 0)
            parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `**${name}** ${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te.join(', ')(shown)}${more}`);
    }
    return _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te.join('; ')(parts);
}


/***/ }),

/***/ 48914:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bb: () => (/* binding */ reportAnswer),
/* harmony export */   jo: () => (/* binding */ moodOf),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   sX: () => (/* binding */ totalsLine)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);
/* harmony import */ var _result_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27066);
/* harmony import */ var _result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49139);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13651);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56125);





function reportAnswer(report, policy) {
    const { files, accepted } = report.summary;
    return (0,_result_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)({ ...report, summary: (0,_result_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .summarize */ .eh)(report.diagnostics, files, accepted) }, policy);
}
function moodOf(report, policy) {
    const { ok, cautions } = reportAnswer(report, policy);
    if (!ok)
        return 'bad';
    const { warnings } = (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countLevels */ .ZT)(report.diagnostics);
    return warnings > 0 || report.verdict === 'pending' || cautions.length > 0 ? 'open' : 'good';
}
function conclusion(report) {
    const { errors, warnings } = (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countLevels */ .ZT)(report.diagnostics);
    if (report.verdict === 'not ready')
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `not ready`;
    if (answers(report, 'refuse') > 0)
        return (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(answers(report, 'refuse'), 'refusal');
    if (errors > 0)
        return (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(errors, 'error');
    if (answers(report, 'not judged') > 0)
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(answers(report, 'not judged'), 'handshake')} not judged`;
    if (report.verdict === 'pending')
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `pending`;
    if (warnings > 0)
        return (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(warnings, 'warning');
    if (report.nothing === true)
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `nothing to judge`;
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL) `${report.verdict ?? 'all clear'}`;
}
function totalsLine(report) {
    const { cals, handshakes, summary } = report;
    const counts = (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .allCounts */ .CQ)((0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countLevels */ .ZT)(report.diagnostics))}${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedCount */ .n)(summary)}`;
    const parts = [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `**${counts}** in ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(summary.files, 'file')}`];
    if (cals.length > 0) {
        const ready = cals.filter((cal) => cal.verdict === 'ready').length;
        parts.push((0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `**${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(ready)} of ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(cals.length, 'workflow')}** ready`);
    }
    if (handshakes.length > 0) {
        const reserved = handshakes.filter((each) => (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_3__/* .markOf */ .Fg)(each) === 'reserved').length;
        const wrapped = (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_3__/* .wrappedCount */ .zL)(handshakes);
        const open = answers(report, 'not judged');
        const words = [
            (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `**${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(answers(report, 'accept'))} of ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(handshakes.length, 'handshake')}** accepted`,
            ...(reserved > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(reserved)} with reservations`] : []),
            ...(wrapped > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(wrapped)} through wraps`] : []),
            ...(open > 0 ? [(0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `**${(0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .oh)(open)} not judged**`] : []),
        ];
        parts.push(_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(', ')(words));
    }
    return _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' · ')(parts);
}
function answers({ handshakes }, wanted) {
    return handshakes.filter(({ verdict }) => verdict === wanted).length;
}


/***/ }),

/***/ 32712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sh: () => (/* binding */ checklists),
  LU: () => (/* binding */ onlyFlow),
  cB: () => (/* binding */ workflowTable),
  md: () => (/* binding */ worstFirst)
});

// EXTERNAL MODULE: ./build/core/text/outlet.js
var outlet = __webpack_require__(84411);
// EXTERNAL MODULE: ./build/core/report/counts.js
var counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/core/text/redact.js
var redact = __webpack_require__(27827);
// EXTERNAL MODULE: ./build/core/text/printable.js
var printable = __webpack_require__(20075);
// EXTERNAL MODULE: ./build/core/value/node-kinds.js
var node_kinds = __webpack_require__(67040);
// EXTERNAL MODULE: ./build/core/report/markdown/markdown.js
var markdown = __webpack_require__(72278);
;// CONCATENATED MODULE: ./build/core/report/markdown/mermaid.js




const LABEL = 60;
const OTHER = { brackets: ['[', ']'], named: false };
function flowDiagram(cal) {
    return cal.flow === undefined ? undefined : (0,markdown/* fenced */.OF)(flowSource(cal, cal.flow), 'mermaid');
}
function flowSource(cal, flow) {
    const ids = new Map(flow.nodes.map((node, i) => [node.id, (0,outlet/* mermaid */.a4) `n${i}`]));
    const unresolved = new Set(cal.participants.filter((p) => p.resolved === null && p.required).map((p) => p.alias));
    const missing = new Map();
    for (const { id, state } of cal.rac) {
        if (state === 'failed' || state === 'unconfirmed')
            missing.set(id, state === 'failed' ? '✗' : '□');
    }
    const lines = [(0,outlet/* mermaid */.a4) `flowchart ${flow.nodes.length <= 8 ? 'LR' : 'TD'}`];
    const stopped = [];
    flow.nodes.forEach((node, i) => {
        const lacking = (node.rac ?? []).filter((id) => missing.has(id));
        const blocked = lacking.length > 0 || (node.agent !== undefined && unresolved.has(node.agent));
        if (blocked)
            stopped.push((0,outlet/* mermaid */.a4) `n${i}`);
        const [open, close] = drawn(node).brackets;
        const text = [
            label(node.id),
            ...details(node),
            ...lacking.slice(0, 4).map((id) => (0,outlet/* mermaid */.a4) `${missing.get(id) ?? '□'} ${label(id)}`),
        ];
        lines.push((0,outlet/* mermaid */.a4) `  n${i}${open}"${outlet/* mermaid */.a4.join('<br/>')(text)}"${close}`);
    });
    for (const edge of flow.edges) {
        const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
        if (from === undefined || to === undefined)
            continue;
        lines.push((0,outlet/* mermaid */.a4) `  ${from} -->${edge.when === undefined ? '' : (0,outlet/* mermaid */.a4) `|"${label(edge.when)}"|`} ${to}`);
    }
    if (stopped.length > 0) {
        lines.push((0,outlet/* mermaid */.a4) `  classDef blocked stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3`);
        lines.push((0,outlet/* mermaid */.a4) `  class ${outlet/* mermaid */.a4.join(',')(stopped)} blocked`);
    }
    return (0,outlet/* mermaid */.a4) `${outlet/* mermaid */.a4.join('\n')(lines)}\n`;
}
function drawn({ kind }) {
    return kind === 'other' ? OTHER : node_kinds/* NODE_KINDS */.xA[kind];
}
function details(node) {
    const { kind, agent, role } = node;
    if (agent !== undefined) {
        return [role === undefined || role === agent ? label(agent) : (0,outlet/* mermaid */.a4) `${label(agent)} · ${label(role)}`];
    }
    return drawn(node).named ? [(0,outlet/* mermaid */.a4) `${kind}`] : [];
}
function label(text) {
    const shown = (0,printable.shorten)((0,printable.printable)(text), LABEL);
    return (shown === '' ? ' ' : shown.replace(/[!-+:-@[-^`{-~/]/g, (sign) => `#${sign.charCodeAt(0)};`));
}

// EXTERNAL MODULE: ./build/core/report/markdown/links.js
var links = __webpack_require__(76510);
;// CONCATENATED MODULE: ./build/core/report/markdown/outline.js

function block(text, noun) {
    return { noun, open: text, rows: [], more: () => (0,outlet/* gfm */.Te) `` };
}

;// CONCATENATED MODULE: ./build/core/report/markdown/sections/readiness.js








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
function workflowTable(cals, target) {
    if (cals.length < 2)
        return [];
    const sorted = worstFirst(cals);
    return [
        {
            noun: [(0,outlet/* words */.aL) `table of workflows`, (0,outlet/* words */.aL) `tables of workflows`],
            open: (0,outlet/* gfm */.Te) `\n### Workflows\n\n${(0,markdown/* tableHead */.PP)('', 'workflow', 'participants', 'required knowledge', 'file')}`,
            rows: sorted.map((cal) => {
                const staffed = cal.participants.filter((p) => p.resolved !== null).length;
                const required = cal.rac.filter((item) => item.required);
                const confirmed = required.filter((item) => item.state === 'confirmed').length;
                return {
                    text: (0,markdown/* row */.nM)(VERDICT[cal.verdict], nameOf(cal), (0,outlet/* gfm */.Te) `${staffed} of ${cal.participants.length}`, (0,outlet/* gfm */.Te) `${confirmed} of ${required.length}`, (0,links/* fileLink */.RF)(target, cal.path)),
                };
            }),
            more: (rows) => (0,outlet/* gfm */.Te) `\n*… and ${(0,counts/* count */.U9)(rows.length, 'workflow')} more*\n`,
            share: 0.3,
        },
    ];
}
function checklists(cals, target) {
    const folded = cals.length > 1;
    return worstFirst(cals).map((cal) => {
        const open = folded
            ? (0,outlet/* gfm */.Te) `\n<details><summary>${VERDICT[cal.verdict]} ${(0,markdown/* element */.ND)(cal.name || cal.id)}</summary>\n`
            : (0,outlet/* gfm */.Te) `\n### ${VERDICT[cal.verdict]}: ${nameOf(cal)}\n`;
        const size = (0,outlet/* gfm */.Te) `${(0,counts/* count */.U9)(cal.nodes, 'node')}, ${(0,counts/* count */.U9)(cal.participants.length, 'participant')}`;
        const text = (0,outlet/* gfm */.Te) `${open}\n${(0,links/* fileLink */.RF)(target, cal.path)} · ${size}\n${participants(cal)}${knowledge(cal)}${blocked(cal)}${todo(cal)}`;
        const diagram = flowDiagram(cal);
        const rest = folded ? (0,outlet/* gfm */.Te) `${diagram === undefined ? '' : (0,outlet/* gfm */.Te) `\n${diagram}\n`}\n</details>\n` : '';
        return block((0,outlet/* gfm */.Te) `${text}${rest}`, [(0,outlet/* words */.aL) `checklist`, (0,outlet/* words */.aL) `checklists`]);
    });
}
function onlyFlow(cals) {
    const [only, ...others] = cals;
    const diagram = only === undefined || others.length > 0 ? undefined : flowDiagram(only);
    return diagram === undefined ? [] : [block((0,outlet/* gfm */.Te) `\n### Flow\n\n${diagram}\n`, [(0,outlet/* words */.aL) `diagram`, (0,outlet/* words */.aL) `diagrams`])];
}
const ROWS = 60;
function participants({ participants: all }) {
    if (all.length === 0)
        return (0,outlet/* gfm */.Te) ``;
    const rows = all.slice(0, ROWS).map((participant) => {
        const { alias, bind, resolved, reason } = participant;
        const by = resolved === null ? '' : (0,outlet/* gfm */.Te) `${(0,markdown/* code */.aY)(resolved.name)} (${(0,markdown/* code */.aY)(resolved.role)})`;
        return (0,markdown/* row */.nM)(participantMark(participant), (0,markdown/* code */.aY)(alias), bind, by, (0,markdown/* prose */.CS)(reason));
    });
    return (0,outlet/* gfm */.Te) `\n${(0,markdown/* tableHead */.PP)('', 'participant', 'bind', 'cartridge', 'why')}${outlet/* gfm */.Te.join('')(rows)}${left(all.length, 'participant')}`;
}
function participantMark({ resolved, required }) {
    return resolved === null ? (required ? '✗' : '·') : '✓';
}
function knowledge({ rac }) {
    if (rac.length === 0)
        return (0,outlet/* gfm */.Te) ``;
    const rows = rac.slice(0, ROWS).map((item) => {
        const check = item.check === null ? '' : (0,outlet/* gfm */.Te) `${(0,markdown/* prose */.CS)(item.check.type, 40)} ${(0,markdown/* code */.aY)(item.check.hint, 100)}`;
        return (0,markdown/* row */.nM)(STATE[item.state], (0,markdown/* code */.aY)(item.id), (0,markdown/* prose */.CS)(item.kind, 40), (0,markdown/* prose */.CS)(item.description, 240), check, evidence(item));
    });
    const head = (0,markdown/* tableHead */.PP)('', 'required knowledge', 'kind', 'description', 'check', 'evidence');
    return (0,outlet/* gfm */.Te) `\n${head}${outlet/* gfm */.Te.join('')(rows)}${left(rac.length, 'item')}\n☑ confirmed, □ to be confirmed, ✗ check failed, · optional\n`;
}
function evidence({ reason, evidence: found = {} }) {
    const words = reason === undefined ? evidenceWords(found) : [(0,markdown/* prose */.CS)(reason, 200)];
    return outlet/* gfm */.Te.join('; ')([...words, ...(found.digest === undefined ? [] : [(0,markdown/* code */.aY)((0,redact/* redact */.E$)(found.digest).slice(0, 19))])]);
}
function evidenceWords({ count: n, by, at, expires }) {
    return [
        ...(n === undefined ? [] : [(0,outlet/* gfm */.Te) `${(0,counts/* thousands */.oh)(n)} found`]),
        ...(by === undefined ? [] : [(0,outlet/* gfm */.Te) `by ${(0,markdown/* code */.aY)(by, 60)}`]),
        ...(at === undefined ? [] : [(0,outlet/* gfm */.Te) `on ${(0,markdown/* code */.aY)((0,redact/* redact */.E$)(at).slice(0, 10))}`]),
        ...(expires === undefined ? [] : [(0,outlet/* gfm */.Te) `until ${(0,markdown/* code */.aY)((0,redact/* redact */.E$)(expires).slice(0, 10))}`]),
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
        return (0,outlet/* gfm */.Te) ``;
    const shown = lines.slice(0, 20).map((line) => (0,outlet/* gfm */.Te) `- ${(0,markdown/* prose */.CS)(line, 240)}\n`);
    return (0,outlet/* gfm */.Te) `\n**${title}**\n\n${outlet/* gfm */.Te.join('')(shown)}${lines.length > 20 ? (0,outlet/* gfm */.Te) `- … and ${lines.length - 20} more\n` : ''}`;
}
function left(n, noun) {
    return n > ROWS ? (0,outlet/* gfm */.Te) `\n*… and ${(0,counts/* count */.U9)(n - ROWS, noun)} more*\n` : (0,outlet/* gfm */.Te) ``;
}
function nameOf(cal) {
    return (0,markdown/* prose */.CS)(cal.name || cal.id, 100);
}
function worstFirst(cals) {
    return [...cals].sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-27323.js").modules);
Object.assign(exports.modules, require("./shared-83887.js").modules);
