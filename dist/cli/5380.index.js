"use strict";
exports.id = 5380;
exports.ids = [5380,6509];
exports.modules = {

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

/***/ 5380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  overviewsOf: () => (/* binding */ overviewsOf)
});

// EXTERNAL MODULE: ./build/core/compliance.js
var core_compliance = __webpack_require__(4791);
// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/core/readiness/render-text.js
var render_text = __webpack_require__(6509);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(7322);
// EXTERNAL MODULE: ./build/core/report/refusal.js
var refusal = __webpack_require__(4517);
;// CONCATENATED MODULE: ./build/core/report/restating.js

/**
 * Findings that exist so that a verdict which is no has a place, with the CAL or the package that the verdict is about. Where they stand
 * says nothing of that: against a base it is the changed line.
 */
function restatingFindings(report) {
    const refusals = (0,refusal/* refusalsByMessage */.qu)(report);
    const cals = new Set(report.cals.map(({ path }) => path));
    const subjectOf = ({ rule, path, message, related = [] }) => {
        if (rule === refusal/* REFUSE_RULE */.gd)
            return refusals.get(message)?.subject;
        const isReadiness = rule === 'ready/unstaffed' || rule === 'ready/rac-missing';
        // One that stands where it is mended, in another file, has its CAL as its other side.
        return isReadiness ? [path, ...related.map((each) => each.path)].find((each) => cals.has(each)) : undefined;
    };
    return new Map(report.diagnostics.flatMap((finding) => {
        const subject = subjectOf(finding);
        return subject === undefined ? [] : [[finding, subject]];
    }));
}

;// CONCATENATED MODULE: ./build/core/report/overviews.js







/** The overviews of a report: one for each CAL, then one for each package or cartridge, by path. */
function overviewsOf(report, touched = {}) {
    const { cals, handshakes } = report;
    const restating = (0,group/* groupBy */.$)(restatingFindings(report), ([, subject]) => subject);
    const namedBy = (subject) => (restating.get(subject) ?? []).map(([finding]) => finding);
    const subjects = (0,group/* groupBy */.$)(handshakes, ({ subject }) => subject);
    const label = (0,host_labels/* hostLabels */._)(handshakes);
    return [
        ...cals.map((cal) => readinessOverview(cal, namedBy(cal.path), touched)),
        ...[...subjects].map(([subject, verdicts]) => complianceOverview(verdicts, namedBy(subject), label, touched)),
    ];
}
const READINESS = { ready: 'note', pending: 'warning', 'not ready': 'error' };
const COMPLIANCE = {
    accept: 'note',
    'not judged': 'warning',
    refuse: 'error',
};
function readinessOverview(cal, named, { paths, changes }) {
    const { path, verdict } = cal;
    const findings = named.filter((finding) => finding.path === path);
    const item = findings.find(({ pointer }) => pointer.startsWith('/rac/'));
    return {
        kind: 'checklist',
        title: `readiness: ${verdict}`,
        level: READINESS[verdict],
        path,
        at: [['rac'], ['id']],
        ...(item === undefined ? {} : { range: item.range }),
        lines: (0,render_text.renderReadiness)(cal).trimEnd().split('\n'),
        mend: mendLines(named),
        findings,
        changed: paths?.has(path) === true || changes?.verdicts.some((change) => change.path === path) === true,
    };
}
function complianceOverview(verdicts, named, label, touched) {
    const [{ subject, signature }] = verdicts;
    const path = fileOf(verdicts[0]);
    const findings = named.filter((finding) => finding.path === path);
    const compliance = (0,core_compliance/* complianceOf */.f)(verdicts.map(({ verdict }) => verdict)) ?? 'not judged';
    const signed = signature === 'not applicable' ? '' : `  (signature: ${signature})`;
    // What makes the verdict stands first, where it is not cut.
    const sorted = ORDER.flatMap((mark) => verdicts.filter((verdict) => (0,reservations/* markOf */.Fg)(verdict) === mark));
    const [first] = findings;
    return {
        kind: 'verdict',
        title: `compliance: ${compliance}`,
        level: COMPLIANCE[compliance],
        path,
        at: [['harness'], ['id']],
        ...(first === undefined ? {} : { range: first.range }),
        lines: [
            `${(0,printable.printable)(subject)}: ${(0,reservations/* hostCounts */.xj)(verdicts)}${signed}`,
            '',
            ...sorted.map((verdict) => `  ${hostLine(verdict, label)}`),
        ],
        mend: mendLines(named),
        findings,
        changed: isTouched(subject, verdicts, touched),
    };
}
const ORDER = ['refuse', 'not judged', 'reserved', 'accept'];
const MARK = { accept: '✓', reserved: '!', refuse: '✗', 'not judged': '?' };
function hostLine(verdict, label) {
    const name = (0,printable.printable)(label(verdict));
    const head = `${MARK[(0,reservations/* markOf */.Fg)(verdict)]} ${name}: ${(0,reservations/* verdictWords */.L2)(verdict)}`;
    if (verdict.verdict === 'not judged')
        return `${head}: ${oneLine(verdict.reason)} (${oneLine(verdict.help)})`;
    const parts = [...unmetWords(verdict), ...bindingWords(verdict)];
    return parts.length === 0 ? head : `${head}: ${parts.join('; ')}`;
}
function unmetWords({ descriptor, error }) {
    const { supported = [], requested = [] } = error?.error.data ?? {};
    return descriptor.unmet.map((id, i) => `unmet ${oneLine(id)} (offers ${oneLine(supported[i] ?? '')}, asked ${oneLine(requested[i] ?? '')})`);
}
function bindingWords({ roles }) {
    const words = roles.flatMap((role) => {
        if (role.boundTool === null)
            return role.tier === 'optional' ? [`${oneLine(role.role)} not bound (optional)`] : [];
        const reasons = (0,reservations/* reservationsOf */.VL)(role).map(({ reason }) => oneLine(reason));
        const under = reasons.length === 0 ? '' : ` with a reservation: ${reasons.join(', ')}`;
        return [`${oneLine(role.role)} → ${oneLine(role.boundTool)}${under}`];
    });
    return words;
}
/** Where to mend what makes a verdict no; nothing where nothing does. */
function mendLines(findings) {
    if (findings.length === 0)
        return [];
    const lines = findings.flatMap(({ rule, message, help, related = [], ...at }) => [
        `  ${placeWords(at)}  ${oneLine(message)}  [${oneLine(rule)}]`,
        ...related.slice(0, RELATED).map((each) => `    ↔ ${placeWords(each)}  ${oneLine(each.message)}`),
        ...(help === undefined ? [] : [`    help: ${oneLine(help)}`]),
    ]);
    return ['', 'Mend', ...lines];
}
/** Other sides of a finding that are named. */
const RELATED = 3;
function placeWords({ path, range: { start } }) {
    return `${(0,printable.printable)(path)}:${start.line}:${start.column}`;
}
function oneLine(text) {
    return (0,printable.printable)(text.replace(/\s+/g, ' ').trim());
}
/** The file of what was judged: a package's is its source, a cartridge or a manifest is one itself. */
function fileOf({ subject, signature }) {
    if (signature !== 'not applicable' || subject.endsWith('.json'))
        return subject;
    return subject === '.' ? PACKAGE : `${subject}/${PACKAGE}`;
}
const PACKAGE = 'cartridge.yaml';
function isTouched(subject, verdicts, { paths = NO_PATHS, changes }) {
    if (paths.has(subject) || verdicts.some(({ profile }) => paths.has(profile)))
        return true;
    if (subject === '.' ? paths.size > 0 : [...paths].some((path) => path.startsWith(`${subject}/`)))
        return true;
    const turned = new Set((changes?.hosts ?? []).map(({ profile, host, ...change }) => (0,host_labels/* pairKey */.Y)({ ...change, profile: profile ?? host })));
    return verdicts.some((verdict) => turned.has((0,host_labels/* pairKey */.Y)(verdict)));
}
const NO_PATHS = new Set();


/***/ })

};
;