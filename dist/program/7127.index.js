"use strict";
exports.id = 7127;
exports.ids = [7127];
exports.modules = {

/***/ 47127:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ reportDocument)
});

// EXTERNAL MODULE: ./build/core/report/counts.js
var report_counts = __webpack_require__(56125);
// EXTERNAL MODULE: ./build/core/result/reservations.js
var reservations = __webpack_require__(13651);
// EXTERNAL MODULE: ./build/core/text/outlet.js
var outlet = __webpack_require__(84411);
// EXTERNAL MODULE: ./build/core/relaxed/relaxation.js
var relaxed_relaxation = __webpack_require__(27323);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(45318);
// EXTERNAL MODULE: ./build/core/report/markdown/links.js
var links = __webpack_require__(76510);
// EXTERNAL MODULE: ./build/core/report/markdown/markdown.js
var markdown = __webpack_require__(72278);
// EXTERNAL MODULE: ./build/core/lock/compare.js
var lock_compare = __webpack_require__(56327);
;// CONCATENATED MODULE: ./build/core/report/markdown/sections/locks.js





const ON_SCREEN = 4;
function lockRows(changes, target) {
    return changes.map((change) => {
        const mark = change.otherSigner === true || change.after === null ? '⚠️' : '🔒';
        const where = change.kind === 'lock' && change.after === null ? (0,markdown/* prose */.CS)(change.lock) : (0,links/* fileLink */.RF)(target, change.lock);
        return (0,outlet/* gfm */.Te) `${mark} ${where}: ${(0,markdown/* prose */.CS)((0,lock_compare/* changeWords */.mF)(change), 1000)}`;
    });
}
function lockLines(changes, target) {
    const lines = lockRows(changes.slice(0, ON_SCREEN), target).map((row) => (0,outlet/* gfm */.Te) `${row}\n`);
    const left = changes.length - lines.length;
    return left === 0 ? lines : [...lines, (0,outlet/* gfm */.Te) `🔒 … and ${(0,report_counts/* count */.U9)(left, 'more change')} of locks\n`];
}

;// CONCATENATED MODULE: ./build/core/report/markdown/sections/changes.js








function changesSection(changes, target) {
    if ((0,compare/* isUnchanged */._5)(changes))
        return [];
    const { introduced, fixed } = changes;
    const label = (0,compare/* changedHostLabels */.Sd)(changes.hosts);
    const lines = [
        ...lockRows(changes.locks ?? [], target),
        ...relaxedLines(changes, target),
        ...changes.verdicts.map((change) => verdictLine(change, target)),
        ...changes.hosts.map((change) => hostLine(change, label(change), target)),
        ...(changes.requirements ?? []).map((change) => requirementsLine(change, target)),
        ...((0,report_counts/* total */.X5)(introduced) > 0 ? [(0,outlet/* gfm */.Te) `🔺 new: ${(0,report_counts/* someCounts */.fD)(introduced)}`] : []),
        ...((0,report_counts/* total */.X5)(fixed) > 0 ? [(0,outlet/* gfm */.Te) `✔️ gone: ${(0,report_counts/* someCounts */.fD)(fixed)}`] : []),
        ...changes.rac.map((change) => racLine(change, target)),
        ...(changes.moved ?? []).map(({ what, from, to }) => (0,outlet/* gfm */.Te) `🚚 ${what} ${(0,markdown/* code */.aY)(from)} → ${(0,links/* fileLink */.RF)(target, to)}`),
    ];
    return [
        {
            noun: [(0,outlet/* words */.aL) `list of changes`, (0,outlet/* words */.aL) `lists of changes`],
            open: (0,outlet/* gfm */.Te) `\n### What changes against the base\n\n`,
            rows: lines.map((line) => ({ text: (0,outlet/* gfm */.Te) `- ${line}\n` })),
            more: (rows) => (0,outlet/* gfm */.Te) `- … and ${(0,report_counts/* count */.U9)(rows.length, 'change')} more\n`,
            share: 0.2,
        },
    ];
}
function relaxedLines(changes, target) {
    const { relaxed = [] } = changes;
    if (relaxed.length === 0)
        return [];
    const lines = relaxed.map((each) => {
        const { first, last } = { first: each.range.start.line, last: each.range.start.line };
        const place = each.side === 'head' ? (0,links/* fileLink */.RF)(target, each.path, { first, last }) : (0,markdown/* code */.aY)((0,relaxed_relaxation/* relaxedPlace */.dJ)(each));
        return (0,outlet/* gfm */.Te) `⚠️ relaxed: ${(0,markdown/* prose */.CS)(each.message, 500)} (${place})`;
    });
    return [(0,outlet/* gfm */.Te) `⚠️ **${(0,compare/* relaxedCount */.nA)(changes)}**`, ...lines];
}
function verdictLine(change, target) {
    const where = change.after === null ? (0,markdown/* code */.aY)(change.path) : (0,links/* fileLink */.RF)(target, change.path);
    const mark = (0,compare/* isWorse */.Bx)(change) ? '❌' : change.relaxed === true ? '⚠️' : change.after === 'ready' ? '✅' : '🔄';
    const how = (0,compare/* byRelaxing */.Yu)(change);
    const { before, after } = change;
    if (after === null)
        return (0,outlet/* gfm */.Te) `🔄 ${where} is gone (was ${before ?? 'new'})`;
    if (before === null)
        return (0,outlet/* gfm */.Te) `${mark} ${where} is new: **${after}**${how}`;
    return (0,outlet/* gfm */.Te) `${mark} ${where}: ${before} → **${after}**${how}`;
}
function hostLine(change, host, target) {
    const { subject, before, after, broken, mended } = change;
    const [was, is] = (0,reservations/* sidesOf */.Mm)(change);
    const where = (0,outlet/* gfm */.Te) `${after === null ? (0,markdown/* code */.aY)(subject) : (0,links/* fileLink */.RF)(target, subject)} on ${(0,markdown/* code */.aY)(host)}`;
    const ids = [
        ...(broken.length > 0 ? [(0,outlet/* gfm */.Te) `no longer met: ${list(broken)}`] : []),
        ...(mended.length > 0 ? [(0,outlet/* gfm */.Te) `met now: ${list(mended)}`] : []),
    ];
    const why = (0,outlet/* gfm */.Te) `${ids.length > 0 ? (0,outlet/* gfm */.Te) ` (${outlet/* gfm */.Te.join('; ')(ids)})` : ''}${(0,compare/* byRelaxing */.Yu)(change)}`;
    const good = is === after && change.relaxed !== true;
    if (after === null)
        return (0,outlet/* gfm */.Te) `${change.relaxed === true ? '⚠️' : '🔄'} ${where}: not there any more (was ${was})${why}`;
    const mark = after === 'refuse' ? '❌' : after === 'not judged' ? '❔' : good ? '✅' : '⚠️';
    if (before === null)
        return (0,outlet/* gfm */.Te) `${mark} ${where}: **${is}** (new)${why}`;
    return was === is ? (0,outlet/* gfm */.Te) `🔄 ${where}: ${is}${why}` : (0,outlet/* gfm */.Te) `${mark} ${where}: ${was} → **${is}**${why}`;
}
const SHOWN_CHANGES = 8;
function requirementsLine({ subject, before, after, changes, ...diff }, target) {
    const of = (kind) => changes
        .filter((change) => change.kind === kind && kind !== 'text')
        .map((change) => (0,outlet/* gfm */.Te) `${(0,markdown/* code */.aY)(change.id, 80)} ${(0,markdown/* code */.aY)(change.before, 40)} → ${(0,markdown/* code */.aY)(change.after, 40)}`);
    const part = (title, lines) => {
        if (lines.length === 0)
            return [];
        const more = lines.length > SHOWN_CHANGES ? (0,outlet/* gfm */.Te) `, and ${lines.length - SHOWN_CHANGES} more` : '';
        return [(0,outlet/* gfm */.Te) `${title} ${outlet/* gfm */.Te.join(', ')(lines.slice(0, SHOWN_CHANGES))}${more}`];
    };
    const [breaking, compatible] = [of('breaking'), of('compatible')];
    const said = [...part((0,outlet/* gfm */.Te) `**breaking:**`, breaking), ...part((0,outlet/* gfm */.Te) `compatible:`, compatible)];
    const mark = breaking.length > 0 ? (diff.enough ? '⚠️' : '❌') : '🔄';
    return (0,outlet/* gfm */.Te) `${mark} ${(0,links/* fileLink */.RF)(target, subject)} asks hosts for something else; ${outlet/* gfm */.Te.join('; ')([
        ...(said.length === 0 ? [(0,outlet/* gfm */.Te) `only names and descriptions`] : said),
        stepOfVersions(before, after, diff),
    ])}`;
}
function stepOfVersions(before, after, { step, taken, enough }) {
    const asked = (0,outlet/* gfm */.Te) `SemVer step **${step}**`;
    if (before === null || after === null)
        return asked;
    if (before === after)
        return enough ? asked : (0,outlet/* gfm */.Te) `${asked}, but the version stays ${(0,markdown/* code */.aY)(after, 40)}`;
    const verdict = enough ? 'is enough' : 'is too small';
    return (0,outlet/* gfm */.Te) `${asked}: ${(0,markdown/* code */.aY)(before, 40)} → ${(0,markdown/* code */.aY)(after, 40)} (${taken ?? 'not later'}) ${verdict}`;
}
function racLine({ path, id, before, after }, target) {
    const mark = after === 'confirmed' ? '☑' : after === 'failed' ? '✗' : after === 'unconfirmed' ? '□' : '🔄';
    return (0,outlet/* gfm */.Te) `${mark} ${(0,markdown/* code */.aY)(id)} of ${(0,links/* fileLink */.RF)(target, path)}: ${(0,markdown/* prose */.CS)(before, 40)} → ${(0,markdown/* prose */.CS)(after, 40)}`;
}
function list(ids) {
    const shown = ids.slice(0, 5).map((id) => (0,markdown/* code */.aY)(id));
    return outlet/* gfm */.Te.join(', ')([...shown, ...(ids.length > 5 ? [(0,outlet/* gfm */.Te) `${ids.length - 5} more`] : [])]);
}

// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(47322);
;// CONCATENATED MODULE: ./build/core/report/markdown/sections/findings.js





const PLACES = 3;
const FEW_FINDINGS = 10;
function ruleTable(diagnostics, target, rulesUrl) {
    if (diagnostics.length === 0)
        return [];
    return [
        {
            noun: [(0,outlet/* words */.aL) `table of rules`, (0,outlet/* words */.aL) `tables of rules`],
            open: (0,outlet/* gfm */.Te) `\n### Findings by rule\n\n${(0,markdown/* tableHead */.PP)('', 'rule', 'findings', 'first places')}`,
            rows: (0,report_counts/* groupByRule */.RJ)(diagnostics).map(({ rule, level, findings }) => {
                const places = findings.slice(0, PLACES).map((finding) => place(finding, target));
                const rest = findings.length > PLACES ? [(0,outlet/* gfm */.Te) `${(0,report_counts/* thousands */.oh)(findings.length - PLACES)} more`] : [];
                const n = (0,report_counts/* thousands */.oh)(findings.length);
                return { text: (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[level], (0,links/* ruleLink */.lN)(rule, rulesUrl), n, outlet/* gfm */.Te.join(', ')([...places, ...rest])) };
            }),
            more: (rows) => (0,outlet/* gfm */.Te) `\n*… and ${(0,report_counts/* count */.U9)(rows.length, 'rule')} more*\n`,
            share: 0.3,
        },
    ];
}
function fileSections(diagnostics, target, rulesUrl) {
    const open = diagnostics.length <= FEW_FINDINGS ? ' open' : '';
    return (0,report_counts/* groupByFile */.XQ)(diagnostics).map(({ path, findings }, i) => {
        const title = (0,outlet/* gfm */.Te) `${(0,markdown/* element */.ND)(path)}: ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(findings))}`;
        return {
            noun: [(0,outlet/* words */.aL) `file with findings`, (0,outlet/* words */.aL) `files with findings`],
            open: (0,outlet/* gfm */.Te) `${i === 0 ? '\n### Findings\n' : ''}\n<details${open}><summary>${title}</summary>\n\n${(0,markdown/* tableHead */.PP)('', 'place', 'finding', 'rule')}`,
            rows: findings.map((finding) => ({ text: findingRow(finding, target, rulesUrl), finding })),
            close: (0,outlet/* gfm */.Te) `\n</details>\n`,
            more: (rows) => (0,outlet/* gfm */.Te) `\n*… and ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(withFinding(rows)))} more in this file*\n`,
        };
    });
}
function folderTable(diagnostics) {
    const folders = (0,group/* groupBy */.$)(diagnostics, ({ path }) => folderOf(path));
    if (folders.size < 2)
        return [];
    const sorted = [...folders].map(([folder, own]) => ({ folder, counts: (0,report_counts/* countLevels */.ZT)(own) }));
    sorted.sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.folder < b.folder ? -1 : 1));
    return [
        {
            noun: [(0,outlet/* words */.aL) `table of folders`, (0,outlet/* words */.aL) `tables of folders`],
            open: (0,outlet/* gfm */.Te) `\n### Findings by folder\n\n${(0,markdown/* tableHead */.PP)('folder', 'errors', 'warnings', 'notes')}`,
            rows: sorted.map(({ folder, counts }) => ({
                text: (0,markdown/* row */.nM)((0,markdown/* code */.aY)(folder), ...[counts.errors, counts.warnings, counts.notes].map((n) => (0,report_counts/* thousands */.oh)(n))),
            })),
            more: (rows) => (0,outlet/* gfm */.Te) `\n*… and ${(0,report_counts/* count */.U9)(rows.length, 'folder')} more*\n`,
            share: 0.15,
        },
    ];
}
function withFinding(rows) {
    return [...rows].flatMap(({ finding }) => (finding === undefined ? [] : [finding]));
}
function findingRow(finding, target, rulesUrl) {
    const help = finding.help === undefined ? '' : (0,outlet/* gfm */.Te) `<br>→ ${(0,markdown/* prose */.CS)(finding.help, 400)}`;
    const fix = finding.fix === undefined ? '' : ' 🔧';
    const see = (finding.related ?? []).map((each) => (0,outlet/* gfm */.Te) `<br>↔ ${relatedLink(each, target)}: ${(0,markdown/* prose */.CS)(each.message, 240)}`);
    return (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[finding.level], (0,links/* fileLink */.RF)(target, finding.path, lines(finding), position(finding)), (0,outlet/* gfm */.Te) `${(0,markdown/* prose */.CS)(finding.message)}${help}${outlet/* gfm */.Te.join('')(see)}`, (0,outlet/* gfm */.Te) `${(0,links/* ruleLink */.lN)(finding.rule, rulesUrl)}${fix}`);
}
function relatedLink({ path, range: { start }, deleted }, target) {
    return deleted === true ? (0,markdown/* code */.aY)(path) : (0,links/* fileLink */.RF)(target, path, { first: start.line, last: start.line });
}
function place(finding, target) {
    return (0,links/* fileLink */.RF)(target, finding.path, lines(finding));
}
function position({ range: { start } }) {
    return (0,outlet/* gfm */.Te) `${start.line}:${start.column}`;
}
function lines({ range: { start, end } }) {
    return { first: start.line, last: end.column === 1 && end.line > start.line ? end.line - 1 : end.line };
}
function folderOf(path) {
    const folders = path.split('/').slice(0, -1);
    return folders.length === 0 ? '.' : folders.slice(0, 2).join('/');
}

// EXTERNAL MODULE: ./build/core/result/answer.js
var answer = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/core/report/causes/cause.js
var cause = __webpack_require__(54209);
// EXTERNAL MODULE: ./build/core/report/markdown/claim.js
var markdown_claim = __webpack_require__(38479);
// EXTERNAL MODULE: ./build/core/report/markdown/sections/headline.js
var headline = __webpack_require__(48914);
// EXTERNAL MODULE: ./build/core/report/markdown/judged.js
var markdown_judged = __webpack_require__(41022);
;// CONCATENATED MODULE: ./build/core/report/markdown/sections/first-screen.js











const ROWS = 6;
const NAMES = 3;

function firstScreen(screen) {
    const { report, changes, target, policy, judged, claim } = screen;
    const causes = changes?.causes;
    const { cautions, ok } = (0,headline/* reportAnswer */.bb)(report, policy);
    const rows = causes === undefined ? standingRows(screen) : causeRows(causes, target);
    const standing = causes === undefined || rows.length > 0 || ok ? [] : standingRows(screen);
    const state = markdown/* gfm */.Te.join(' · ')([...(judged === undefined ? [] : [(0,markdown_judged/* judgedSentence */.V)(judged)]), (0,headline/* totalsLine */.sX)(report)]);
    const parts = [
        (0,markdown/* gfm */.Te) `## ${headingOf(screen)}\n`,
        ...(claim === undefined ? [] : [(0,markdown/* gfm */.Te) `${(0,markdown_claim/* claimSentence */.MI)(claim)}\n`]),
        ...table(rows.length > 0 ? rows : standing),
        ...cautions.map((caution) => (0,markdown/* gfm */.Te) `⚠️ ${(0,markdown/* prose */.CS)(caution)}\n`),
        ...lockLines(changes?.locks ?? [], target),
        ...first_screen_relaxedLines(changes, target),
        ...stepLines(causes ?? [], target),
        ...goneLines(changes?.verdicts ?? []),
        ...movedLines(changes?.moved ?? [], target),
        (0,markdown/* gfm */.Te) `${state}\n`,
    ];
    return markdown/* gfm */.Te.join('\n')(parts);
}
const MARK = { good: '✅', open: '⏳', bad: '❌' };
function headingOf({ report, changes, policy, claim }) {
    const mood = (0,headline/* moodOf */.jo)(report, policy);
    if (claim !== undefined && mood !== 'bad' && !(0,markdown_claim/* isBorneOut */.lb)(claim))
        return (0,markdown/* gfm */.Te) `${MARK.bad} cartwright: ${(0,markdown_claim/* endOfRun */.q_)(claim)}`;
    if (changes?.causes === undefined)
        return (0,markdown/* gfm */.Te) `${MARK[mood]} cartwright: ${(0,headline/* conclusion */.q$)(report)}`;
    const { causes, fixed } = changes;
    const broken = causes.filter(cause/* breaks */.T5);
    if (broken.length > 0) {
        const mild = mood !== 'bad' && broken.every(({ kind }) => kind === 'pending');
        return (0,markdown/* gfm */.Te) `${MARK[mild ? 'open' : 'bad']} This change ${brokenWords(broken)}`;
    }
    const resolved = { ...fixed, notes: 0 };
    const of = changes.base === undefined ? 'the base' : (0,markdown/* code */.aY)(shortName(changes.base), 60);
    const n = (0,report_counts/* total */.X5)(resolved);
    const mended = n === 0 ? '' : (0,markdown/* gfm */.Te) `; ${(0,report_counts/* someCounts */.fD)(resolved)} of ${of} ${n === 1 ? 'is' : 'are'} resolved`;
    const added = mood === 'bad' ? addedWords(changes, policy) : '';
    if (added !== '')
        return (0,markdown/* gfm */.Te) `${MARK.bad} This change adds ${added}`;
    if (mood === 'bad')
        return (0,markdown/* gfm */.Te) `${MARK.bad} ${(0,headline/* conclusion */.q$)(report)}, as before: this change breaks nothing${mended}`;
    const but = lessWords(changes);
    const isSaid = but !== '' && report.verdict !== 'pending';
    const open = mood === 'open' && !isSaid && (0,headline/* conclusion */.q$)(report) !== 'ready' ? (0,markdown/* gfm */.Te) `; ${(0,headline/* conclusion */.q$)(report)}` : '';
    return (0,markdown/* gfm */.Te) `${but === '' ? MARK[mood] : '⚠️'} nothing breaks${but}${mended}${open}`;
}
function addedWords({ relaxed = [], causes = [], introduced, verdicts }, policy = answer/* PLAIN_POLICY */.Yo) {
    const { failOn, strict } = policy;
    const steps = causes.filter(({ kind }) => kind === 'step').length;
    const warnings = failOn === 'error' ? 0 : introduced.warnings + relaxed.length + steps;
    const pending = verdicts.filter(({ before, after }) => before === null && after === 'pending').length;
    return markdown/* gfm */.Te.join(' and ')([
        ...(strict && pending > 0 ? [(0,markdown/* gfm */.Te) `${(0,report_counts/* count */.U9)(pending, 'pending workflow')}`] : []),
        ...(warnings > 0 ? [(0,report_counts/* count */.U9)(warnings, 'warning')] : []),
        ...(failOn === 'note' && introduced.notes > 0 ? [(0,report_counts/* count */.U9)(introduced.notes, 'note')] : []),
    ]);
}
function lessWords(changes) {
    if ((changes.relaxed ?? []).length > 0)
        return (0,markdown/* gfm */.Te) `, with ${(0,compare/* relaxedCount */.nA)(changes)}`;
    return (changes.causes ?? []).some(({ kind }) => kind === 'step')
        ? (0,markdown/* gfm */.Te) `, but a version takes too small a step`
        : (0,markdown/* gfm */.Te) ``;
}
function brokenWords(causes) {
    const n = (kind, by) => new Set(causes.filter((cause) => cause.kind === kind).map(by)).size;
    const host = ({ profile, subject }) => profile ?? subject;
    const subject = (cause) => cause.subject;
    const some = (number, words) => number === 0 ? [] : [words(number)];
    const made = [
        ...some(n('refuse', host), (hosts) => (0,markdown/* gfm */.Te) `${(0,report_counts/* count */.U9)(hosts, 'host')} refuse`),
        ...some(n('not ready', subject), (workflows) => (0,markdown/* gfm */.Te) `${(0,report_counts/* count */.U9)(workflows, 'workflow')} not ready`),
        ...some(n('pending', subject), (workflows) => (0,markdown/* gfm */.Te) `${(0,report_counts/* count */.U9)(workflows, 'workflow')} pending`),
    ];
    const errors = causes.filter(({ kind }) => kind === 'error').length;
    return markdown/* gfm */.Te.join(', ')([
        ...(made.length === 0 ? [] : [(0,markdown/* gfm */.Te) `makes ${markdown/* gfm */.Te.join(' and ')(made)}`]),
        ...some(n('not judged', host), (hosts) => (0,markdown/* gfm */.Te) `leaves ${(0,report_counts/* count */.U9)(hosts, 'host')} not judged`),
        ...some(errors, (number) => (0,markdown/* gfm */.Te) `adds ${(0,report_counts/* count */.U9)(number, 'error')}`),
    ]);
}
function table(rows) {
    if (rows.length === 0)
        return [];
    const shown = rows.slice(0, rows.length > ROWS ? ROWS - 1 : ROWS);
    const left = rows.length - shown.length;
    const more = left === 0 ? '' : (0,markdown/* row */.nM)((0,markdown/* gfm */.Te) `… and ${(0,report_counts/* thousands */.oh)(left)} more`, 'below', '');
    const head = (0,markdown/* tableHead */.PP)('what breaks', 'why', 'mend here');
    return [(0,markdown/* gfm */.Te) `${head}${markdown/* gfm */.Te.join('')(shown.map((make) => make()))}${more}`];
}
function causeRows(causes, target) {
    const groups = (0,group/* groupBy */.$)(causes.filter(cause/* breaks */.T5), groupKey);
    return [...groups.values()].map((group) => () => {
        const [first] = group;
        const why = (0,markdown/* gfm */.Te) `${(0,markdown/* prose */.CS)(first.why, 240)}${group.length > 1 ? '' : otherSide(first, target)}`;
        return (0,markdown/* row */.nM)(whatBreaks(group, target), why, placeOf(first.place, target));
    });
}
function otherSide({ related: [first], place }, target) {
    if (first === undefined || first.deleted === true || first.path === place?.path)
        return (0,markdown/* gfm */.Te) ``;
    const { line } = first.range.start;
    return (0,markdown/* gfm */.Te) ` (${(0,links/* fileLink */.RF)(target, first.path, { first: line, last: line })})`;
}
function groupKey({ kind, why, place, host, before, after, subject }) {
    const where = place === null ? subject : [place.path, place.range.start.line];
    return JSON.stringify([kind, why, where, host, before, after]);
}
function whatBreaks(group, target) {
    const [{ kind, host, before, after }] = group;
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    const shown = subjects.slice(0, NAMES).map((subject) => (0,links/* fileLink */.RF)(target, subject));
    const more = subjects.length > NAMES ? [(0,markdown/* gfm */.Te) `${subjects.length - NAMES} more`] : [];
    const names = listed([...shown, ...more]);
    if (kind === 'error')
        return names;
    const on = host === undefined ? '' : (0,markdown/* gfm */.Te) ` on ${(0,markdown/* code */.aY)(host, 80)}`;
    const flip = before === null || before === after
        ? (0,markdown/* gfm */.Te) `**${(0,markdown/* prose */.CS)(after ?? '')}**${before === null ? ' (new)' : ', as before'}`
        : (0,markdown/* gfm */.Te) `${(0,markdown/* prose */.CS)(before)} → **${(0,markdown/* prose */.CS)(after ?? '')}**`;
    return (0,markdown/* gfm */.Te) `${names}${on}: ${flip}`;
}
function placeOf(place, target) {
    if (place === null)
        return (0,markdown/* gfm */.Te) ``;
    if (place.change === 'deleted')
        return (0,markdown/* gfm */.Te) `${(0,markdown/* code */.aY)(place.path)} (deleted here)`;
    const link = (0,links/* fileLink */.RF)(target, place.path, { first: place.range.start.line, last: place.range.start.line });
    return place.change === 'unchanged' ? link : (0,markdown/* gfm */.Te) `${link} (${place.change} here)`;
}
function standingRows({ report, target, policy = answer/* PLAIN_POLICY */.Yo }) {
    const { diagnostics } = report;
    const { failOn } = policy;
    const more = diagnostics.filter(({ rule, level }) => rule !== 'check/relaxed' &&
        rule !== 'package/small-step' &&
        ((level === 'warning' && (failOn === 'warning' || failOn === 'note' || rule === 'handshake/not-judged')) ||
            (level === 'note' && failOn === 'note')));
    const wrong = [...diagnostics.filter(({ level }) => level === 'error'), ...more];
    return [...(0,group/* groupBy */.$)(wrong, ({ rule, message }) => JSON.stringify([rule, message])).values()].map((group) => () => {
        const paths = [...new Set(group.map(({ path }) => path))];
        const more = paths.length > NAMES ? [(0,markdown/* gfm */.Te) `${paths.length - NAMES} more`] : [];
        const names = paths.slice(0, NAMES).map((path) => (0,markdown/* code */.aY)(path, 120));
        const [first] = group;
        return (0,markdown/* row */.nM)(listed([...names, ...more]), (0,markdown/* prose */.CS)(first.message, 240), linesOf(first, target));
    });
}
function linesOf({ path, range: { start } }, target) {
    return (0,links/* fileLink */.RF)(target, path, { first: start.line, last: start.line });
}
const RELAXED = 4;
function first_screen_relaxedLines(changes, target) {
    const { relaxed = [] } = changes ?? {};
    if (changes === undefined || relaxed.length === 0)
        return [];
    const shown = relaxed.slice(0, RELAXED).map((each) => (0,markdown/* gfm */.Te) `${(0,markdown/* prose */.CS)(each.message, 160)} (${relaxedAt(each, target)})`);
    const more = relaxed.length > RELAXED ? [(0,markdown/* gfm */.Te) `${(0,report_counts/* thousands */.oh)(relaxed.length - RELAXED)} more`] : [];
    return [(0,markdown/* gfm */.Te) `⚠️ Judged less than the base, by ${(0,compare/* relaxedCount */.nA)(changes)}: ${markdown/* gfm */.Te.join('; ')([...shown, ...more])}\n`];
}
function relaxedAt(relaxation, target) {
    const { line } = relaxation.range.start;
    return relaxation.side === 'head'
        ? (0,links/* fileLink */.RF)(target, relaxation.path, { first: line, last: line })
        : (0,markdown/* code */.aY)((0,relaxed_relaxation/* relaxedPlace */.dJ)(relaxation));
}
function stepLines(causes, target) {
    const steps = causes.filter(({ kind }) => kind === 'step');
    const lines = steps.slice(0, NAMES).map(({ subject, why, place }) => {
        const where = place === null
            ? ''
            : (0,markdown/* gfm */.Te) ` → ${(0,links/* fileLink */.RF)(target, place.path, { first: place.range.start.line, last: place.range.start.line })}`;
        return (0,markdown/* gfm */.Te) `⬆️ ${(0,markdown/* code */.aY)(subject, 120)} ${(0,markdown/* prose */.CS)(why, 160)}${where}\n`;
    });
    const left = steps.length - lines.length;
    return left === 0 ? lines : [...lines, (0,markdown/* gfm */.Te) `⬆️ … and ${(0,report_counts/* count */.U9)(left, 'more package')}\n`];
}
function goneLines(verdicts) {
    const gone = verdicts.filter(({ after }) => after === null);
    if (gone.length === 0)
        return [];
    const shown = gone.slice(0, NAMES).map(({ path, before }) => (0,markdown/* gfm */.Te) `${(0,markdown/* code */.aY)(path, 120)} (was ${before ?? 'new'})`);
    const more = gone.length > NAMES ? [(0,markdown/* gfm */.Te) `${(0,report_counts/* thousands */.oh)(gone.length - NAMES)} more`] : [];
    return [(0,markdown/* gfm */.Te) `🗑️ ${gone.length === 1 ? 'workflow' : 'workflows'} deleted: ${listed([...shown, ...more])}\n`];
}
function movedLines(moved, target) {
    const lines = moved
        .slice(0, NAMES)
        .map(({ what, from, to }) => (0,markdown/* gfm */.Te) `🚚 ${what} ${(0,markdown/* code */.aY)(from, 120)} is ${(0,links/* fileLink */.RF)(target, to)} now\n`);
    const left = moved.length - lines.length;
    return left === 0 ? lines : [...lines, (0,markdown/* gfm */.Te) `🚚 … and ${left} more moved\n`];
}
function shortName(base) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, 7) : base;
}
function listed(names) {
    const last = names.at(-1) ?? (0,markdown/* gfm */.Te) ``;
    return names.length < 2 ? last : (0,markdown/* gfm */.Te) `${markdown/* gfm */.Te.join(', ')(names.slice(0, -1))} and ${last}`;
}

// EXTERNAL MODULE: ./build/core/handshake/mends.js + 1 modules
var mends = __webpack_require__(83887);
// EXTERNAL MODULE: ./build/core/result/host-labels.js
var host_labels = __webpack_require__(54520);
// EXTERNAL MODULE: ./build/core/result/same-answers.js
var same_answers = __webpack_require__(5876);
;// CONCATENATED MODULE: ./build/core/report/markdown/sections/hosts.js









const COLUMNS = 8;
function hostMatrix(verdicts, target) {
    if (verdicts.length === 0)
        return [];
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const hosts = [...new Map(verdicts.map((v) => [v.profile, label(v)]))].sort(([p, a], [q, b]) => hosts_compare(a, b) || hosts_compare(p, q));
    const subjects = [...(0,group/* groupBy */.$)(verdicts, (v) => v.subject)].sort(([a, left], [b, right]) => marked(right, 'refuse').length - marked(left, 'refuse').length ||
        marked(right, 'not judged').length - marked(left, 'not judged').length ||
        hosts_compare(a, b));
    const wide = hosts.length > COLUMNS;
    const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
    const title = { reserved: 'with reservations', refuse: 'refused by', 'not judged': 'not judged' };
    const seen = ['reserved', 'refuse', 'not judged'].filter((mark) => marked(verdicts, mark).length > 0);
    const columns = wide
        ? [(0,outlet/* gfm */.Te) `accepted by`, ...seen.map((mark) => title[mark])]
        : hosts.map(([, name]) => (0,markdown/* code */.aY)(name, 80));
    const head = (0,markdown/* tableHead */.PP)('cartridge', ...(signed ? [(0,outlet/* gfm */.Te) `signature`] : []), ...columns);
    const rows = subjects.map(([subject, own]) => {
        const first = [(0,links/* fileLink */.RF)(target, subject), ...(signed ? [signature(own)] : [])];
        const accepted = own.filter(({ verdict }) => verdict === 'accept').length;
        const wrapped = (0,reservations/* wrappedCount */.zL)(own);
        const through = wrapped === 0 ? '' : (0,outlet/* gfm */.Te) `, ${wrapped} through wraps`;
        const cells = wide
            ? [(0,outlet/* gfm */.Te) `${accepted} of ${own.length}${through}`, ...seen.map((mark) => names(marked(own, mark), label))]
            : hosts.map(([profile]) => cell(own.find((v) => v.profile === profile)));
        return { text: (0,markdown/* row */.nM)(...first, ...cells) };
    });
    return [
        {
            noun: [(0,outlet/* words */.aL) `matrix of hosts`, (0,outlet/* words */.aL) `matrices of hosts`],
            open: (0,outlet/* gfm */.Te) `\n### Hosts\n\n${head}`,
            rows,
            more: (rest) => (0,outlet/* gfm */.Te) `\n*… and ${(0,report_counts/* count */.U9)(rest.length, 'cartridge')} more*\n`,
            share: 0.25,
        },
    ];
}
function hostDetails(verdicts) {
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const telling = [...marked(verdicts, 'refuse'), ...marked(verdicts, 'not judged'), ...marked(verdicts, 'reserved')];
    return (0,same_answers/* sameAnswers */.K)(telling, answerKey).map(({ verdict, hosts, subjects }) => {
        const names = named(hosts.map((each) => (0,markdown/* element */.ND)(label(each))), 'more host');
        const cartridges = named(subjects.map(({ subject }) => (0,markdown/* element */.ND)(subject)), 'more cartridge');
        const title = (0,outlet/* gfm */.Te) `${cartridges} on ${names}: ${titleOf(verdict)}`;
        return {
            noun: [(0,outlet/* words */.aL) `answer in full`, (0,outlet/* words */.aL) `answers in full`],
            open: (0,outlet/* gfm */.Te) `\n<details><summary>${hosts_MARK[(0,reservations/* markOf */.Fg)(verdict)]} ${title}</summary>\n\n`,
            rows: detailRows(verdict),
            close: (0,outlet/* gfm */.Te) `\n</details>\n`,
            more: (rest) => (0,outlet/* gfm */.Te) `\n*… and ${(0,report_counts/* count */.U9)(rest.length, 'line')} more*\n`,
        };
    });
}
const hosts_MARK = { accept: '✓', reserved: '⚠', refuse: '✗', 'not judged': '?' };
function answerKey(verdict) {
    return JSON.stringify([titleOf(verdict), detailRows(verdict)]);
}
function named(names, more) {
    const rest = names.length > COLUMNS ? (0,outlet/* gfm */.Te) ` and ${(0,report_counts/* count */.U9)(names.length - COLUMNS, more)}` : '';
    return (0,outlet/* gfm */.Te) `${outlet/* gfm */.Te.join(', ')(names.slice(0, COLUMNS))}${rest}`;
}
function titleOf(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return (0,reservations/* verdictWords */.L2)(verdict);
        case 'refuse':
            return (0,report_counts/* count */.U9)(verdict.descriptor.unmet.length, 'unmet requirement');
        case 'not judged':
            return (0,outlet/* gfm */.Te) `not judged`;
    }
}
function detailRows(verdict) {
    if (verdict.verdict === 'not judged')
        return [{ text: (0,outlet/* gfm */.Te) `- ${(0,markdown/* prose */.CS)(verdict.reason, 400)}\n` }, { text: (0,outlet/* gfm */.Te) `- ${(0,markdown/* prose */.CS)(verdict.help, 400)}\n` }];
    return [
        ...unmetRows(verdict),
        ...verdict.roles.flatMap((role) => (role.boundTool === null ? candidateRows(role) : reservationRows(role))),
        ...(0,mends.mendsOf)(verdict).map(({ what, command, paste }) => ({
            text: (0,outlet/* gfm */.Te) `- to mend it: ${(0,markdown/* prose */.CS)(what)}\n${block(command, 'sh')}${block(paste, 'yaml')}`,
        })),
    ];
}
function block(text, language) {
    return text === undefined ? (0,outlet/* gfm */.Te) `` : (0,outlet/* gfm */.Te) `\n${(0,markdown/* fenced */.OF)(text, language)}\n\n`;
}
function unmetRows({ descriptor, error }) {
    return descriptor.unmet.map((id, i) => {
        const offered = error?.error.data.supported[i];
        const asked = error?.error.data.requested[i];
        const words = [
            ...(asked === undefined ? [] : [(0,outlet/* gfm */.Te) `asked ${(0,markdown/* code */.aY)(asked)}`]),
            ...(offered === undefined ? [] : [(0,outlet/* gfm */.Te) `offered ${(0,markdown/* code */.aY)(offered)}`]),
        ];
        return { text: (0,outlet/* gfm */.Te) `- ${(0,markdown/* code */.aY)(id)}${words.length > 0 ? (0,outlet/* gfm */.Te) `: ${outlet/* gfm */.Te.join(', ')(words)}` : ''}\n` };
    });
}
function candidateRows(role) {
    if (role.tier === 'optional')
        return [];
    return role.candidates.slice(0, 10).map((candidate) => {
        const why = [
            (0,outlet/* gfm */.Te) `schema ${candidate.schema === 'unknown' ? 'cannot be told' : candidate.schema}`,
            ...(candidate.path === '' ? [] : [(0,markdown/* prose */.CS)(candidate.path, 240)]),
            ...(candidate.witness === undefined ? [] : [(0,outlet/* gfm */.Te) `for example ${(0,markdown/* code */.aY)(JSON.stringify(candidate.witness) ?? '')}`]),
            ...(candidate.missingScopes.length === 0
                ? []
                : [(0,outlet/* gfm */.Te) `lacks ${outlet/* gfm */.Te.join(', ')(candidate.missingScopes.map((s) => (0,markdown/* code */.aY)(s)))}`]),
            ...(candidate.notTaken === undefined ? [] : [(0,outlet/* gfm */.Te) `not taken: ${(0,markdown/* prose */.CS)(candidate.notTaken, 240)}`]),
            ...candidate.reservations.map((each) => reservationText(each)),
        ];
        return { text: (0,outlet/* gfm */.Te) `  - ${(0,markdown/* code */.aY)(candidate.tool, 80)} for ${(0,markdown/* code */.aY)(role.role)}: ${outlet/* gfm */.Te.join('; ')(why)}\n` };
    });
}
function reservationRows(role) {
    return (0,reservations/* reservationsOf */.VL)(role).map((each) => ({
        text: (0,outlet/* gfm */.Te) `- ${(0,markdown/* code */.aY)(role.role)} by ${(0,markdown/* code */.aY)(role.boundTool ?? '', 80)} (${role.how ?? 'found'}), reservation: ${reservationText(each)}\n`,
    }));
}
function reservationText({ reason, witness }) {
    return (0,outlet/* gfm */.Te) `${(0,markdown/* prose */.CS)(reason, 240)}${witness === undefined ? '' : (0,outlet/* gfm */.Te) `, for example it rejects ${(0,markdown/* code */.aY)(JSON.stringify(witness), 160)}`}`;
}
function cell(verdict) {
    if (verdict === undefined)
        return (0,outlet/* gfm */.Te) ``;
    switch (verdict.verdict) {
        case 'accept': {
            const degraded = verdict.roles.filter((role) => role.tier === 'optional' && !role.satisfied).length;
            const words = [
                ...(verdict.reservations > 0 ? [(0,report_counts/* count */.U9)(verdict.reservations, 'reservation')] : []),
                ...(verdict.wrapped === undefined ? [] : [(0,outlet/* gfm */.Te) `${verdict.wrapped} wrapped`]),
                ...(degraded > 0 ? [(0,outlet/* gfm */.Te) `without ${(0,report_counts/* count */.U9)(degraded, 'optional role')}`] : []),
            ];
            return outlet/* gfm */.Te.join(' ')([hosts_MARK[(0,reservations/* markOf */.Fg)(verdict)], outlet/* gfm */.Te.join(', ')(words)].filter((part) => part !== ''));
        }
        case 'refuse': {
            const [first, ...more] = verdict.descriptor.unmet;
            return (0,outlet/* gfm */.Te) `✗ ${first === undefined ? 'refused' : (0,markdown/* code */.aY)(first, 60)}${more.length > 0 ? (0,outlet/* gfm */.Te) ` +${more.length}` : ''}`;
        }
        case 'not judged':
            return (0,outlet/* gfm */.Te) `? not judged`;
    }
}
function signature(verdicts) {
    const [first] = verdicts;
    return first === undefined || first.signature === 'not applicable' ? '' : first.signature;
}
function names(verdicts, label) {
    const shown = verdicts.slice(0, COLUMNS).map((v) => (0,markdown/* code */.aY)(label(v), 80));
    return outlet/* gfm */.Te.join(', ')([...shown, ...(verdicts.length > COLUMNS ? [(0,outlet/* gfm */.Te) `${verdicts.length - COLUMNS} more`] : [])]);
}
function marked(verdicts, mark) {
    return verdicts.filter((verdict) => (0,reservations/* markOf */.Fg)(verdict) === mark);
}
function hosts_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/core/report/markdown/leg.js
var markdown_leg = __webpack_require__(72751);
;// CONCATENATED MODULE: ./build/core/report/markdown/layout.js


const MORE = 220;
function layOut(head, sections, { limit, size, rest }) {
    const parts = [head];
    const written = new Set();
    const left = new Map();
    let room = limit - size(head) - 600;
    for (const section of sections) {
        const allowed = Math.min(room, section.share === undefined ? room : limit * section.share);
        const taken = fill(section, allowed, size);
        if (taken === undefined) {
            const entry = left.get(section.noun[1]) ?? { noun: section.noun, n: 0 };
            entry.n++;
            left.set(section.noun[1], entry);
            continue;
        }
        for (const row of taken.rows)
            written.add(row);
        parts.push(taken.text);
        room -= taken.size;
    }
    if (left.size > 0) {
        const names = [...left.values()].map(({ noun, n }) => (0,outlet/* gfm */.Te) `${(0,report_counts/* thousands */.oh)(n)} ${n === 1 ? noun[0] : noun[1]}`);
        parts.push((0,outlet/* gfm */.Te) `\n*Left out for length: ${outlet/* gfm */.Te.join(', ')(names)}; ${rest}.*\n`);
    }
    return { text: outlet/* gfm */.Te.join('')(parts), rows: written };
}
function fill(section, room, size) {
    const { open, close = (0,outlet/* gfm */.Te) `` } = section;
    let used = size(open) + size(close);
    if (used > room)
        return undefined;
    const sizes = section.rows.map((row) => size(row.text));
    const all = sizes.reduce((sum, n) => sum + n, 0);
    if (used + all <= room) {
        const text = (0,outlet/* gfm */.Te) `${open}${written(section.rows)}${close}`;
        return { text, rows: section.rows, size: used + all };
    }
    let n = 0;
    while (n < sizes.length && used + sizes[n] + MORE <= room)
        used += sizes[n++];
    if (n === 0)
        return undefined;
    const rows = section.rows.slice(0, n);
    const more = section.more(section.rows.slice(n));
    const text = (0,outlet/* gfm */.Te) `${open}${written(rows)}${close}${more}`;
    return { text, rows, size: used + size(more) };
}
function written(rows) {
    return outlet/* gfm */.Te.join('')(rows.map((row) => row.text));
}

// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(26019);
;// CONCATENATED MODULE: ./build/core/report/markdown/sections/projects.js







function projectTable(report, target, policy) {
    const projects = (0,report_projects/* takeApart */.YF)(report).map((project) => ({ ...project, ok: (0,headline/* reportAnswer */.bb)(project.report, policy).ok }));
    if (projects.length === 0)
        return [];
    return [
        {
            noun: [(0,outlet/* words */.aL) `table of projects`, (0,outlet/* words */.aL) `tables of projects`],
            open: (0,outlet/* gfm */.Te) `\n### Projects\n\n${(0,markdown/* tableHead */.PP)('', 'project', 'findings', 'readiness', 'hosts')}`,
            rows: projects
                .sort((a, b) => Number(a.ok) - Number(b.ok))
                .map(({ root, file, ok, report: own }) => ({
                text: (0,markdown/* row */.nM)(ok ? '✅' : '❌', file === null ? (0,markdown/* code */.aY)(root) : (0,links/* fileLink */.RF)(target, file, undefined, root), (0,report_counts/* someCounts */.fD)(own.summary), own.verdict ?? '', own.handshakes.length === 0 ? '' : (0,reservations/* hostCounts */.xj)(own.handshakes)),
            })),
            more: (rows) => (0,outlet/* gfm */.Te) `\n*… and ${(0,report_counts/* count */.U9)(rows.length, 'project')} more*\n`,
            share: 0.2,
        },
    ];
}

// EXTERNAL MODULE: ./build/core/report/markdown/sections/readiness.js + 2 modules
var readiness = __webpack_require__(32712);
;// CONCATENATED MODULE: ./build/core/report/markdown/document.js










function reportDocument(input, options) {
    const { report, changes, target, rulesUrl, onlyChanges = false, leg, policy } = input;
    const { diagnostics, cals, handshakes } = report;
    const checks = (0,readiness/* checklists */.sh)(cals, target);
    const files = fileSections(diagnostics, target, rulesUrl);
    const several = cals.length > 1;
    const few = diagnostics.length <= FEW_FINDINGS;
    const sections = [
        ...(changes === undefined ? [] : changesSection(changes, target)),
        ...projectTable(report, target, policy),
        ...(0,readiness/* workflowTable */.cB)(cals, target),
        ...(several ? [] : checks),
        ...(few ? files : []),
        ...hostMatrix(handshakes, target),
        ...(few ? [] : [...ruleTable(diagnostics, target, rulesUrl), ...folderTable(diagnostics)]),
        ...(0,readiness/* onlyFlow */.LU)(cals),
        ...hostDetails(handshakes),
        ...(several ? checks : []),
        ...(few ? [] : files),
    ];
    const counts = (0,report_counts/* countLevels */.ZT)(diagnostics);
    const foot = (listed) => (0,markdown/* gfm */.Te) `${cutSentence((0,report_counts/* subtract */.Re)(counts, listed), options.rest)}\n<sub>${(0,markdown/* prose */.CS)(`cartwright ${report.tool.version}`)}</sub>\n`;
    const room = options.size(foot(report_counts/* NONE */.x3)) + UNFOLD.length + 60;
    const words = leg === undefined ? '' : (0,markdown_leg/* legWords */.gl)(leg);
    const screen = (0,markdown/* gfm */.Te) `${words === '' ? '' : (0,markdown/* gfm */.Te) `${words}\n\n`}${firstScreen(input)}`;
    const folded = sections.length > 0;
    const head = (0,markdown/* gfm */.Te) `${options.lead ?? ''}${screen}${onlyChanges ? ONLY_CHANGES : ''}${folded ? FOLD : ''}`;
    const laid = layOut(head, sections, { ...options, limit: options.limit - room });
    const shown = (0,report_counts/* countLevels */.ZT)(withFinding(laid.rows));
    return { text: (0,markdown/* gfm */.Te) `${laid.text}${folded ? UNFOLD : ''}${foot(shown)}`, shown, cut: (0,report_counts/* subtract */.Re)(counts, shown) };
}
const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';
const FOLD = '\n<details><summary>everything else</summary>\n';
const UNFOLD = '\n</details>\n';
function cutSentence(cut, rest) {
    return (0,report_counts/* total */.X5)(cut) === 0 ? (0,markdown/* gfm */.Te) `` : (0,markdown/* gfm */.Te) `\n**Not listed one by one here: ${(0,report_counts/* allCounts */.CQ)(cut)}**; ${rest}.\n`;
}


/***/ }),

/***/ 41022:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ judgedSentence),
/* harmony export */   _: () => (/* binding */ judgedLine)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72278);

const SHOWN = 12;
function judgedSentence({ sha, base }) {
    if (sha === '')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `nobody can tell which commit was judged`;
    const judged = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `judged ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(sha.slice(0, SHOWN))}`;
    if (base === undefined)
        return judged;
    const at = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(base.sha.slice(0, SHOWN));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${judged} (merge with ${base.branch === undefined ? at : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(base.branch, 80)} at ${at}`})`;
}
function judgedLine(judged) {
    return judgedSentence(judged).replaceAll('`', '');
}


/***/ })

};
;
