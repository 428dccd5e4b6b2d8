"use strict";
exports.id = 6749;
exports.ids = [6749];
exports.modules = {

/***/ 9767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RF: () => (/* binding */ fileLink),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   lN: () => (/* binding */ ruleLink)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);


/**
 * Path of a file relative to the repository's top folder, with `/` (GitHub refuses anything else).
 *
 * @param prefix the working directory relative to that folder
 * @param top that folder relative to the working directory, where it lies below
 * @returns undefined for what is outside of the repository, absolute or empty
 */
function repositoryPath(path, prefix = '', top = '') {
    const plain = path.replaceAll('\\', '/');
    if (plain === '' || plain.startsWith('/') || /^[A-Za-z]:\//.test(plain))
        return undefined;
    const segments = [];
    for (const segment of `${prefix.replaceAll('\\', '/')}/${plain}`.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        if (segment !== '..')
            segments.push(segment);
        else if (segments.pop() === undefined)
            return undefined;
    }
    for (const segment of top.split('/').filter((each) => each !== '' && each !== '.'))
        if (segments.shift() !== segment)
            return undefined;
    return segments.length === 0 ? undefined : segments.join('/');
}
/** `path:line` as a code span, linked to the file at the head commit where there is one to link to
 * (a path that holds a secret is none). */
function fileLink(target, path, lines, label) {
    const real = lines !== undefined && lines.first > 0 && lines.first < 1e7 ? lines : undefined;
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(label ?? (real === undefined ? path : `${path}:${real.first}`));
    const full = target === undefined ? undefined : repositoryPath(path, target.prefix, target.top);
    if (target === undefined || full === undefined || (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(path) !== path || !isSound(target))
        return text;
    const encoded = full.split('/').map(encodeSegment).join('/');
    const anchor = real === undefined ? '' : real.last > real.first ? `#L${real.first}-L${real.last}` : `#L${real.first}`;
    return `[${text}](${target.serverUrl}/${target.repository}/blob/${target.sha}/${encoded}${anchor})`;
}
/**
 * A rule's id as a code span, linked to its section of the reference page. In a report of a stranger the id may be anything.
 *
 * @param rulesUrl address of the page, without anchor
 */
function ruleLink(rule, rulesUrl) {
    const sound = rulesUrl !== undefined && /^https:\/\/[\w./:%-]+$/.test(rulesUrl) && /^[a-z]+\/[a-z0-9-]+$/.test(rule);
    return sound ? `[${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule)}](${rulesUrl}#${rule.replace('/', '')})` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule);
}
/** Whether the parts of a target can stand in an address as they are. */
function isSound({ serverUrl, repository, sha }) {
    return (/^https?:\/\/[\w.:-]+$/.test(serverUrl) &&
        /^[\w.-]+\/[\w.-]+$/.test(repository) &&
        /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha));
}
function encodeSegment(segment) {
    const wellFormed = segment.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
    return encodeURIComponent(wellFormed).replace(/[!'()*~_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 6749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderMarkdown: () => (/* binding */ renderMarkdown)
});

// UNUSED EXPORTS: SUMMARY_LIMIT, renderSummary, utf8Length

// EXTERNAL MODULE: ./build/core/report/counts.js
var report_counts = __webpack_require__(6125);
// EXTERNAL MODULE: ./build/core/relaxation.js
var core_relaxation = __webpack_require__(9623);
// EXTERNAL MODULE: ./build/core/report/compare.js
var compare = __webpack_require__(5318);
// EXTERNAL MODULE: ./build/core/report/links.js
var links = __webpack_require__(9767);
// EXTERNAL MODULE: ./build/core/report/markdown.js
var markdown = __webpack_require__(1432);
;// CONCATENATED MODULE: ./build/core/report/changes-section.js





/** What the change does, verdict flips first; nothing when it does nothing. */
function changesSection(changes, target) {
    if ((0,compare/* isUnchanged */._5)(changes))
        return [];
    const { introduced, fixed } = changes;
    const label = (0,compare/* changedHostLabels */.Sd)(changes.hosts);
    const lines = [
        ...relaxedLines(changes, target),
        ...changes.verdicts.map((change) => verdictLine(change, target)),
        ...changes.hosts.map((change) => hostLine(change, label(change), target)),
        ...(changes.requirements ?? []).map((change) => requirementsLine(change, target)),
        ...((0,report_counts/* total */.X5)(introduced) > 0 ? [`🔺 new: ${(0,report_counts/* someCounts */.fD)(introduced)}`] : []),
        ...((0,report_counts/* total */.X5)(fixed) > 0 ? [`✔️ gone: ${(0,report_counts/* someCounts */.fD)(fixed)}`] : []),
        ...changes.rac.map((change) => racLine(change, target)),
        ...(changes.moved ?? []).map(({ what, from, to }) => `🚚 ${what} ${(0,markdown/* code */.aY)(from)} → ${(0,links/* fileLink */.RF)(target, to)}`),
    ];
    return [
        {
            noun: ['list of changes', 'lists of changes'],
            open: '\n### What changes against the base\n\n',
            rows: lines.map((line) => ({ text: `- ${line}\n` })),
            close: '',
            more: (rows) => `- … and ${(0,markdown/* count */.U9)(rows.length, 'change')} more\n`,
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
        // The head has no such line to link to.
        const place = each.side === 'head' ? (0,links/* fileLink */.RF)(target, each.path, { first, last }) : (0,markdown/* code */.aY)((0,core_relaxation/* relaxedPlace */.dJ)(each));
        return `⚠️ relaxed: ${(0,markdown/* prose */.CS)(each.message, 500)} (${place})`;
    });
    return [`⚠️ **${(0,compare/* relaxedCount */.nA)(changes)}**`, ...lines];
}
function verdictLine(change, target) {
    const where = change.after === null ? (0,markdown/* code */.aY)(change.path) : (0,links/* fileLink */.RF)(target, change.path);
    const mark = (0,compare/* isWorse */.Bx)(change) ? '❌' : change.relaxed === true ? '⚠️' : change.after === 'ready' ? '✅' : '🔄';
    const how = (0,compare/* byRelaxing */.Yu)(change);
    if (change.before === null)
        return `${mark} ${where} is new: **${change.after}**${how}`;
    if (change.after === null)
        return `🔄 ${where} is gone (was ${change.before})`;
    return `${mark} ${where}: ${change.before} → **${change.after}**${how}`;
}
function hostLine(change, host, target) {
    const { subject, before, after, broken, mended } = change;
    const [was, is] = (0,compare/* sidesOf */.Mm)(change);
    const where = `${after === null ? (0,markdown/* code */.aY)(subject) : (0,links/* fileLink */.RF)(target, subject)} on ${(0,markdown/* code */.aY)(host)}`;
    const ids = [
        ...(broken.length > 0 ? [`no longer met: ${list(broken)}`] : []),
        ...(mended.length > 0 ? [`met now: ${list(mended)}`] : []),
    ];
    const why = `${ids.length > 0 ? ` (${ids.join('; ')})` : ''}${(0,compare/* byRelaxing */.Yu)(change)}`;
    const good = is === after && change.relaxed !== true;
    if (after === null)
        return `${change.relaxed === true ? '⚠️' : '🔄'} ${where}: not there any more (was ${was})${why}`;
    const mark = after === 'refuse' ? '❌' : after === 'not judged' ? '❔' : good ? '✅' : '⚠️';
    if (before === null)
        return `${mark} ${where}: **${is}** (new)${why}`;
    return was === is ? `🔄 ${where}: ${is}${why}` : `${mark} ${where}: ${was} → **${is}**${why}`;
}
const SHOWN_CHANGES = 8;
function requirementsLine({ subject, before, after, changes, ...diff }, target) {
    const of = (kind) => changes
        .filter((change) => change.kind === kind && kind !== 'text')
        .map((change) => `${(0,markdown/* code */.aY)(change.id, 80)} ${(0,markdown/* code */.aY)(change.before, 40)} → ${(0,markdown/* code */.aY)(change.after, 40)}`);
    const part = (title, lines) => {
        if (lines.length === 0)
            return [];
        const more = lines.length > SHOWN_CHANGES ? `, and ${lines.length - SHOWN_CHANGES} more` : '';
        return [`${title} ${lines.slice(0, SHOWN_CHANGES).join(', ')}${more}`];
    };
    const [breaking, compatible] = [of('breaking'), of('compatible')];
    const said = [...part('**breaking:**', breaking), ...part('compatible:', compatible)];
    const mark = breaking.length > 0 ? (diff.enough ? '⚠️' : '❌') : '🔄';
    return `${mark} ${(0,links/* fileLink */.RF)(target, subject)} asks hosts for something else; ${[
        ...(said.length === 0 ? ['only names and descriptions'] : said),
        stepOfVersions(before, after, diff),
    ].join('; ')}`;
}
function stepOfVersions(before, after, { step, taken, enough }) {
    const asked = `SemVer step **${step}**`;
    if (before === null || after === null)
        return asked;
    if (before === after)
        return enough ? asked : `${asked}, but the version stays ${(0,markdown/* code */.aY)(after, 40)}`;
    const verdict = enough ? 'is enough' : 'is too small';
    return `${asked}: ${(0,markdown/* code */.aY)(before, 40)} → ${(0,markdown/* code */.aY)(after, 40)} (${taken ?? 'not later'}) ${verdict}`;
}
function racLine({ path, id, before, after }, target) {
    const mark = after === 'confirmed' ? '☑' : after === 'failed' ? '✗' : after === 'unconfirmed' ? '□' : '🔄';
    return `${mark} ${(0,markdown/* code */.aY)(id)} of ${(0,links/* fileLink */.RF)(target, path)}: ${(0,markdown/* prose */.CS)(before, 40)} → ${(0,markdown/* prose */.CS)(after, 40)}`;
}
function list(ids) {
    const shown = ids.slice(0, 5).map((id) => (0,markdown/* code */.aY)(id));
    return [...shown, ...(ids.length > 5 ? [`${ids.length - 5} more`] : [])].join(', ');
}

// EXTERNAL MODULE: ./build/core/report/group.js
var group = __webpack_require__(7322);
;// CONCATENATED MODULE: ./build/core/report/findings-section.js




const PLACES = 3;
/** So many findings are shown unfolded, one by one. */
const FEW_FINDINGS = 10;
/** Findings by rule, the worst first: what kind of trouble there is, with the first places of each. */
function ruleTable(diagnostics, target, rulesUrl) {
    if (diagnostics.length === 0)
        return [];
    return [
        {
            noun: ['table of rules', 'tables of rules'],
            open: `\n### Findings by rule\n\n${(0,markdown/* tableHead */.PP)('', 'rule', 'findings', 'first places')}`,
            rows: (0,report_counts/* groupByRule */.RJ)(diagnostics).map(({ rule, level, findings }) => {
                const places = findings.slice(0, PLACES).map((finding) => place(finding, target));
                const rest = findings.length > PLACES ? [`${(0,markdown/* thousands */.oh)(findings.length - PLACES)} more`] : [];
                const n = (0,markdown/* thousands */.oh)(findings.length);
                return { text: (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[level], (0,links/* ruleLink */.lN)(rule, rulesUrl), n, [...places, ...rest].join(', ')) };
            }),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'rule')} more*\n`,
            share: 0.3,
        },
    ];
}
/** The findings themselves by folder and file, folded but for a short list. */
function fileSections(diagnostics, target, rulesUrl) {
    const open = diagnostics.length <= FEW_FINDINGS ? ' open' : '';
    return (0,report_counts/* groupByFile */.XQ)(diagnostics).map(({ path, findings }, i) => {
        const title = `${(0,markdown/* element */.ND)(path)}: ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(findings))}`;
        return {
            noun: ['file with findings', 'files with findings'],
            open: `${i === 0 ? '\n### Findings\n' : ''}\n<details${open}><summary>${title}</summary>\n\n${(0,markdown/* tableHead */.PP)('', 'place', 'finding', 'rule')}`,
            rows: findings.map((finding) => ({ text: findingRow(finding, target, rulesUrl), finding })),
            close: '\n</details>\n',
            more: (rows) => `\n*… and ${(0,report_counts/* someCounts */.fD)((0,report_counts/* countLevels */.ZT)(withFinding(rows)))} more in this file*\n`,
        };
    });
}
/** A table of what each folder holds, for repositories with several packages; none for a single folder. */
function folderTable(diagnostics) {
    const folders = (0,group/* groupBy */.$)(diagnostics, ({ path }) => folderOf(path));
    if (folders.size < 2)
        return [];
    const sorted = [...folders].map(([folder, own]) => ({ folder, counts: (0,report_counts/* countLevels */.ZT)(own) }));
    sorted.sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.folder < b.folder ? -1 : 1));
    return [
        {
            noun: ['table of folders', 'tables of folders'],
            open: `\n### Findings by folder\n\n${(0,markdown/* tableHead */.PP)('folder', 'errors', 'warnings', 'notes')}`,
            rows: sorted.map(({ folder, counts }) => ({
                text: (0,markdown/* row */.nM)((0,markdown/* code */.aY)(folder), ...[counts.errors, counts.warnings, counts.notes].map((n) => (0,markdown/* thousands */.oh)(n))),
            })),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'folder')} more*\n`,
            share: 0.15,
        },
    ];
}
/** The findings that rows show. */
function withFinding(rows) {
    return [...rows].flatMap(({ finding }) => (finding === undefined ? [] : [finding]));
}
function findingRow(finding, target, rulesUrl) {
    const help = finding.help === undefined ? '' : `<br>→ ${(0,markdown/* prose */.CS)(finding.help, 400)}`;
    const fix = finding.fix === undefined ? '' : ' 🔧';
    const see = (finding.related ?? []).map((each) => `<br>↔ ${relatedLink(each, target)}: ${(0,markdown/* prose */.CS)(each.message, 240)}`);
    return (0,markdown/* row */.nM)(report_counts/* LEVEL_MARK */.n0[finding.level], (0,links/* fileLink */.RF)(target, finding.path, lines(finding), position(finding)), `${(0,markdown/* prose */.CS)(finding.message)}${help}${see.join('')}`, `${(0,links/* ruleLink */.lN)(finding.rule, rulesUrl)}${fix}`);
}
function relatedLink({ path, range: { start }, deleted }, target) {
    return deleted === true ? (0,markdown/* code */.aY)(path) : (0,links/* fileLink */.RF)(target, path, { first: start.line, last: start.line });
}
function place(finding, target) {
    return (0,links/* fileLink */.RF)(target, finding.path, lines(finding));
}
function position({ range: { start } }) {
    return `${start.line}:${start.column}`;
}
function lines({ range: { start, end } }) {
    return { first: start.line, last: end.column === 1 && end.line > start.line ? end.line - 1 : end.line };
}
// Two levels tell packages of a monorepo apart without listing every folder.
function folderOf(path) {
    const folders = path.split('/').slice(0, -1);
    return folders.length === 0 ? '.' : folders.slice(0, 2).join('/');
}

// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/report/causes/cause.js
var cause = __webpack_require__(4209);
// EXTERNAL MODULE: ./build/core/report/causes/steps.js
var steps = __webpack_require__(221);
;// CONCATENATED MODULE: ./build/core/report/claim.js

/** Whether the run itself bears out a green report. */
function isBorneOut({ conclusion }) {
    return conclusion === 'success';
}
/** ``the run ended as `failure` ``, as Markdown. */
function endOfRun({ conclusion }) {
    return conclusion === '' ? 'how the run ended is not known' : `the run ended as ${(0,markdown/* code */.aY)(conclusion, 40)}`;
}
/** Whose word it is, as Markdown. */
function claimSentence(claim) {
    const { url, attempt } = claim;
    const run = "the pull request's own run";
    const which = url !== undefined && /^https?:\/\/[\w./:-]+$/.test(url) ? `[${run}](${url})` : run;
    const made = attempt === undefined ? '' : ` Attempt ${attempt.made} of ${attempt.last} made it.`;
    return `This is what ${which} claims, and code of the pull request may have made it; ${endOfRun(claim)}.${made}`;
}

// EXTERNAL MODULE: ./build/core/diagnostic.js
var diagnostic = __webpack_require__(7991);
// EXTERNAL MODULE: ./build/core/reservations.js
var reservations = __webpack_require__(255);
;// CONCATENATED MODULE: ./build/core/report/headline.js





/** The answer of a report. Its findings are counted anew, since a report may come from elsewhere. */
function reportAnswer(report, policy) {
    const { files, accepted } = report.summary;
    return (0,answer/* answerOf */.ut)({ ...report, summary: (0,diagnostic/* summarize */.eh)(report.diagnostics, files, accepted) }, policy);
}
/** How a report stands in one word: `bad` when its answer is no, `open` when something is to be confirmed or looked at. */
function moodOf(report, policy) {
    const { ok, cautions } = reportAnswer(report, policy);
    if (!ok)
        return 'bad';
    const { warnings } = (0,report_counts/* countLevels */.ZT)(report.diagnostics);
    return warnings > 0 || report.verdict === 'pending' || cautions.length > 0 ? 'open' : 'good';
}
/** The conclusion in a few words, for headings and badges: `not ready`, `2 errors`, `ready`. */
function conclusion(report) {
    const { errors, warnings } = (0,report_counts/* countLevels */.ZT)(report.diagnostics);
    if (report.verdict === 'not ready')
        return 'not ready';
    if (answers(report, 'refuse') > 0)
        return (0,markdown/* count */.U9)(answers(report, 'refuse'), 'refusal');
    if (errors > 0)
        return (0,markdown/* count */.U9)(errors, 'error');
    if (answers(report, 'not judged') > 0)
        return `${(0,markdown/* count */.U9)(answers(report, 'not judged'), 'handshake')} not judged`;
    if (report.verdict === 'pending')
        return 'pending';
    if (warnings > 0)
        return (0,markdown/* count */.U9)(warnings, 'warning');
    if (report.nothing === true)
        return 'nothing to judge';
    return report.verdict ?? 'all clear';
}
/** `2 errors, 1 warning, 0 notes in 14 files · 1 of 2 workflows ready · 3 of 6 hosts accept`. */
function totalsLine(report) {
    const { cals, handshakes, summary } = report;
    const counts = `${(0,report_counts/* allCounts */.CQ)((0,report_counts/* countLevels */.ZT)(report.diagnostics))}${(0,report_counts/* acceptedCount */.n)(summary)}`;
    const parts = [`**${counts}** in ${(0,markdown/* count */.U9)(summary.files, 'file')}`];
    if (cals.length > 0) {
        const ready = cals.filter((cal) => cal.verdict === 'ready').length;
        parts.push(`**${(0,markdown/* thousands */.oh)(ready)} of ${(0,markdown/* count */.U9)(cals.length, 'workflow')}** ready`);
    }
    if (handshakes.length > 0) {
        const reserved = handshakes.filter((each) => (0,reservations/* markOf */.Fg)(each) === 'reserved').length;
        const open = answers(report, 'not judged');
        const words = [
            `**${(0,markdown/* thousands */.oh)(answers(report, 'accept'))} of ${(0,markdown/* count */.U9)(handshakes.length, 'handshake')}** accepted`,
            ...(reserved > 0 ? [`${(0,markdown/* thousands */.oh)(reserved)} with reservations`] : []),
            ...(open > 0 ? [`**${(0,markdown/* thousands */.oh)(open)} not judged**`] : []),
        ];
        parts.push(words.join(', '));
    }
    return parts.join(' · ');
}
function answers({ handshakes }, wanted) {
    return handshakes.filter(({ verdict }) => verdict === wanted).length;
}

;// CONCATENATED MODULE: ./build/core/report/judged.js

const SHOWN = 12;
/** ``judged `abc123` (merge with `main` at `def456`)``, as Markdown. */
function judgedSentence({ sha, base }) {
    if (sha === '')
        return 'nobody can tell which commit was judged';
    const judged = `judged ${(0,markdown/* code */.aY)(sha.slice(0, SHOWN))}`;
    if (base === undefined)
        return judged;
    const at = (0,markdown/* code */.aY)(base.sha.slice(0, SHOWN));
    return `${judged} (merge with ${base.branch === undefined ? at : `${(0,markdown/* code */.aY)(base.branch, 80)} at ${at}`})`;
}
/** `judged abc123 (merge with main at def456)`, for the log. */
function judgedLine(judged) {
    return judgedSentence(judged).replaceAll('`', '');
}

;// CONCATENATED MODULE: ./build/core/report/first-screen.js












/** More rows than these push the end of the screen out of sight. */
const ROWS = 6;
const NAMES = 3;
/**
 * What everybody reads: what breaks, why, and where it is mended, the worst first; what is relaxed; which versions owe a step; what was
 * judged. It fits one screen however much there is: what has one cause is one row.
 */
function firstScreen(screen) {
    const { report, changes, target, policy, judged, claim } = screen;
    const causes = changes?.causes;
    const { cautions, ok } = reportAnswer(report, policy);
    const rows = causes === undefined ? standingRows(screen) : causeRows(causes, target);
    const standing = causes === undefined || rows.length > 0 || ok ? [] : standingRows(screen);
    const state = [...(judged === undefined ? [] : [judgedSentence(judged)]), totalsLine(report)].join(' · ');
    const parts = [
        `## ${headingOf(screen)}\n`,
        ...(claim === undefined ? [] : [`${claimSentence(claim)}\n`]),
        ...table(rows.length > 0 ? rows : standing),
        ...cautions.map((caution) => `⚠️ ${(0,markdown/* prose */.CS)(caution)}\n`),
        ...first_screen_relaxedLines(changes, target),
        ...stepLines(causes ?? [], target),
        ...goneLines(changes?.verdicts ?? []),
        ...movedLines(changes?.moved ?? [], target),
        `${state}\n`,
    ];
    return parts.join('\n');
}
const MARK = { good: '✅', open: '⏳', bad: '❌' };
/** `❌ This change makes 1 host refuse`, `✅ nothing breaks; 2 errors of 9d555a are resolved`, or the conclusion where nothing is compared. */
function headingOf({ report, changes, policy, claim }) {
    const mood = moodOf(report, policy);
    // A run that failed may still have left a report that says yes.
    if (claim !== undefined && mood !== 'bad' && !isBorneOut(claim))
        return `${MARK.bad} cartwright: ${endOfRun(claim)}`;
    if (changes?.causes === undefined)
        return `${MARK[mood]} cartwright: ${conclusion(report)}`;
    const { causes, fixed } = changes;
    const broken = causes.filter(cause/* breaks */.T5);
    if (broken.length > 0) {
        const mild = mood !== 'bad' && broken.every(({ kind }) => kind === 'pending');
        return `${MARK[mild ? 'open' : 'bad']} This change ${brokenWords(broken)}`;
    }
    const resolved = { ...fixed, notes: 0 };
    const of = changes.base === undefined ? 'the base' : (0,markdown/* code */.aY)(shortName(changes.base), 60);
    const n = (0,report_counts/* total */.X5)(resolved);
    const mended = n === 0 ? '' : `; ${(0,report_counts/* someCounts */.fD)(resolved)} of ${of} ${n === 1 ? 'is' : 'are'} resolved`;
    const added = mood === 'bad' ? addedWords(changes, policy) : '';
    if (added !== '')
        return `${MARK.bad} This change adds ${added}`;
    if (mood === 'bad')
        return `${MARK.bad} ${conclusion(report)}, as before: this change breaks nothing${mended}`;
    const but = lessWords(changes);
    // A relaxation and a missing step are warnings themselves.
    const isSaid = but !== '' && report.verdict !== 'pending';
    const open = mood === 'open' && !isSaid && conclusion(report) !== 'ready' ? `; ${conclusion(report)}` : '';
    return `${but === '' ? MARK[mood] : '⚠️'} nothing breaks${but}${mended}${open}`;
}
/** What breaks nothing by itself, is new, and fails the step by the policy: `2 warnings`. */
function addedWords({ relaxed = [], causes = [], introduced, verdicts }, policy = answer/* PLAIN_POLICY */.Yo) {
    const { failOn, strict } = policy;
    const steps = causes.filter(({ kind }) => kind === 'step').length;
    const warnings = failOn === 'error' ? 0 : introduced.warnings + relaxed.length + steps;
    const pending = verdicts.filter(({ before, after }) => before === null && after === 'pending').length;
    return [
        ...(strict && pending > 0 ? [`${(0,markdown/* count */.U9)(pending, 'pending workflow')}`] : []),
        ...(warnings > 0 ? [(0,markdown/* count */.U9)(warnings, 'warning')] : []),
        ...(failOn === 'note' && introduced.notes > 0 ? [(0,markdown/* count */.U9)(introduced.notes, 'note')] : []),
    ].join(' and ');
}
// A yes that says less than it seems to does not look like one that says all.
function lessWords(changes) {
    if ((changes.relaxed ?? []).length > 0)
        return `, with ${(0,compare/* relaxedCount */.nA)(changes)}`;
    return (changes.causes ?? []).some(({ kind }) => kind === 'step') ? ', but a version takes too small a step' : '';
}
/** `makes 1 host refuse and 2 workflows not ready, adds 3 errors`. */
function brokenWords(causes) {
    const n = (kind, by) => new Set(causes.filter((cause) => cause.kind === kind).map(by)).size;
    const host = ({ profile, subject }) => profile ?? subject;
    const subject = (cause) => cause.subject;
    const some = (number, words) => (number === 0 ? [] : [words(number)]);
    const made = [
        ...some(n('refuse', host), (hosts) => `${(0,markdown/* count */.U9)(hosts, 'host')} refuse`),
        ...some(n('not ready', subject), (workflows) => `${(0,markdown/* count */.U9)(workflows, 'workflow')} not ready`),
        ...some(n('pending', subject), (workflows) => `${(0,markdown/* count */.U9)(workflows, 'workflow')} pending`),
    ];
    const errors = causes.filter(({ kind }) => kind === 'error').length;
    return [
        ...(made.length === 0 ? [] : [`makes ${made.join(' and ')}`]),
        ...some(n('not judged', host), (hosts) => `leaves ${(0,markdown/* count */.U9)(hosts, 'host')} not judged`),
        ...some(errors, (number) => `adds ${(0,markdown/* count */.U9)(number, 'error')}`),
    ].join(', ');
}
function table(rows) {
    if (rows.length === 0)
        return [];
    const shown = rows.slice(0, rows.length > ROWS ? ROWS - 1 : ROWS);
    const left = rows.length - shown.length;
    const more = left === 0 ? '' : (0,markdown/* row */.nM)(`… and ${(0,markdown/* thousands */.oh)(left)} more`, 'below', '');
    const head = (0,markdown/* tableHead */.PP)('what breaks', 'why', 'mend here');
    return [`${head}${shown.map((make) => rowOf(make())).join('')}${more}`];
}
function rowOf({ what, why, place }) {
    return (0,markdown/* row */.nM)(what, why, place);
}
function causeRows(causes, target) {
    const groups = (0,group/* groupBy */.$)(causes.filter(cause/* breaks */.T5), groupKey);
    return [...groups.values()].map((group) => () => {
        const [first] = group;
        const why = `${(0,markdown/* prose */.CS)(first.why, 240)}${group.length > 1 ? '' : otherSide(first, target)}`;
        return { what: whatBreaks(group, target), why, place: placeOf(first.place, target) };
    });
}
// What the changed line meets; of many it would be many.
function otherSide({ related: [first], place }, target) {
    if (first === undefined || first.deleted === true || first.path === place?.path)
        return '';
    const { line } = first.range.start;
    return ` (${(0,links/* fileLink */.RF)(target, first.path, { first: line, last: line })})`;
}
// One cause of many answers: the same line, for the same reason, with the same outcome.
function groupKey({ kind, why, place, host, before, after, subject }) {
    const where = place === null ? subject : [place.path, place.range.start.line];
    return JSON.stringify([kind, why, where, host, before, after]);
}
function whatBreaks(group, target) {
    const [{ kind, host, before, after }] = group;
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    const shown = subjects.slice(0, NAMES).map((subject) => (0,links/* fileLink */.RF)(target, subject));
    const more = subjects.length > NAMES ? [`${subjects.length - NAMES} more`] : [];
    const names = listed([...shown, ...more]);
    if (kind === 'error')
        return names;
    const on = host === undefined ? '' : ` on ${(0,markdown/* code */.aY)(host, 80)}`;
    const flip = before === null || before === after
        ? `**${after ?? ''}**${before === null ? ' (new)' : ', as before'}`
        : `${before} → **${after ?? ''}**`;
    return `${names}${on}: ${flip}`;
}
function placeOf(place, target) {
    if (place === null)
        return '';
    if (place.change === 'deleted')
        return `${(0,markdown/* code */.aY)(place.path)} (deleted here)`;
    const link = (0,links/* fileLink */.RF)(target, place.path, { first: place.range.start.line, last: place.range.start.line });
    return place.change === 'unchanged' ? link : `${link} (${place.change} here)`;
}
// What is wrong by itself: errors by rule, then what else the policy counts, then hosts of which nobody can tell.
function standingRows({ report, target, policy = answer/* PLAIN_POLICY */.Yo }) {
    const { diagnostics } = report;
    const { failOn } = policy;
    const more = diagnostics.filter(({ rule, level }) => !ON_LINES_OF_THEIR_OWN.has(rule) &&
        ((level === 'warning' && (failOn === 'warning' || failOn === 'note' || rule === 'handshake/not-judged')) ||
            (level === 'note' && failOn === 'note')));
    const wrong = [...diagnostics.filter(({ level }) => level === 'error'), ...more];
    return [...(0,group/* groupBy */.$)(wrong, ({ rule, message }) => JSON.stringify([rule, message])).values()].map((group) => () => {
        const paths = [...new Set(group.map(({ path }) => path))];
        const more = paths.length > NAMES ? [`${paths.length - NAMES} more`] : [];
        const names = paths.slice(0, NAMES).map((path) => (0,markdown/* code */.aY)(path, 120));
        const [first] = group;
        return { what: listed([...names, ...more]), why: (0,markdown/* prose */.CS)(first.message, 240), place: linesOf(first, target) };
    });
}
const ON_LINES_OF_THEIR_OWN = new Set([core_relaxation/* RELAXED_RULE */.zw, steps/* STEP_RULE */.EA]);
function linesOf({ path, range: { start } }, target) {
    return (0,links/* fileLink */.RF)(target, path, { first: start.line, last: start.line });
}
/** Relaxations that are told here, with how much they hide. */
const RELAXED = 4;
function first_screen_relaxedLines(changes, target) {
    const { relaxed = [] } = changes ?? {};
    if (changes === undefined || relaxed.length === 0)
        return [];
    const shown = relaxed.slice(0, RELAXED).map((each) => `${(0,markdown/* prose */.CS)(each.message, 160)} (${relaxedAt(each, target)})`);
    const more = relaxed.length > RELAXED ? [`${(0,markdown/* thousands */.oh)(relaxed.length - RELAXED)} more`] : [];
    return [`⚠️ Judged less than the base, by ${(0,compare/* relaxedCount */.nA)(changes)}: ${[...shown, ...more].join('; ')}\n`];
}
function relaxedAt(relaxation, target) {
    const { line } = relaxation.range.start;
    // The head has no such line to link to.
    return relaxation.side === 'head'
        ? (0,links/* fileLink */.RF)(target, relaxation.path, { first: line, last: line })
        : (0,markdown/* code */.aY)((0,core_relaxation/* relaxedPlace */.dJ)(relaxation));
}
function stepLines(causes, target) {
    const steps = causes.filter(({ kind }) => kind === 'step');
    const lines = steps.slice(0, NAMES).map(({ subject, why, place }) => {
        const where = place === null
            ? ''
            : ` → ${(0,links/* fileLink */.RF)(target, place.path, { first: place.range.start.line, last: place.range.start.line })}`;
        return `⬆️ ${(0,markdown/* code */.aY)(subject, 120)} ${(0,markdown/* prose */.CS)(why, 160)}${where}\n`;
    });
    const left = steps.length - lines.length;
    return left === 0 ? lines : [...lines, `⬆️ … and ${(0,markdown/* count */.U9)(left, 'more package')}\n`];
}
// A workflow that is gone cannot break, and took its errors along.
function goneLines(verdicts) {
    const gone = verdicts.filter(({ after }) => after === null);
    if (gone.length === 0)
        return [];
    const shown = gone.slice(0, NAMES).map(({ path, before }) => `${(0,markdown/* code */.aY)(path, 120)} (was ${before ?? 'new'})`);
    const more = gone.length > NAMES ? [`${(0,markdown/* thousands */.oh)(gone.length - NAMES)} more`] : [];
    return [`🗑️ ${gone.length === 1 ? 'workflow' : 'workflows'} deleted: ${listed([...shown, ...more])}\n`];
}
function movedLines(moved, target) {
    const lines = moved
        .slice(0, NAMES)
        .map(({ what, from, to }) => `🚚 ${what} ${(0,markdown/* code */.aY)(from, 120)} is ${(0,links/* fileLink */.RF)(target, to)} now\n`);
    const left = moved.length - lines.length;
    return left === 0 ? lines : [...lines, `🚚 … and ${left} more moved\n`];
}
function shortName(base) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(base) ? base.slice(0, 7) : base;
}
function listed(names) {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

// EXTERNAL MODULE: ./build/core/host-labels.js
var host_labels = __webpack_require__(652);
// EXTERNAL MODULE: ./build/core/same-answers.js
var same_answers = __webpack_require__(5008);
;// CONCATENATED MODULE: ./build/core/report/hosts-section.js






/** A wider matrix cannot be read; then each cartridge gets one line instead. */
const COLUMNS = 8;
/** The matrix of hosts and cartridges; rows with refusals first, then those that nobody could judge. */
function hostMatrix(verdicts, target) {
    if (verdicts.length === 0)
        return [];
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const hosts = [...new Map(verdicts.map((v) => [v.profile, label(v)]))].sort(([p, a], [q, b]) => hosts_section_compare(a, b) || hosts_section_compare(p, q));
    const subjects = [...(0,group/* groupBy */.$)(verdicts, (v) => v.subject)].sort(([a, left], [b, right]) => marked(right, 'refuse').length - marked(left, 'refuse').length ||
        marked(right, 'not judged').length - marked(left, 'not judged').length ||
        hosts_section_compare(a, b));
    const wide = hosts.length > COLUMNS;
    const signed = verdicts.some((verdict) => verdict.signature !== 'not applicable');
    const words = { reserved: 'with reservations', refuse: 'refused by', 'not judged': 'not judged' };
    const seen = ['reserved', 'refuse', 'not judged'].filter((mark) => marked(verdicts, mark).length > 0);
    const columns = wide ? ['accepted by', ...seen.map((mark) => words[mark])] : hosts.map(([, name]) => (0,markdown/* code */.aY)(name, 80));
    const head = (0,markdown/* tableHead */.PP)('cartridge', ...(signed ? ['signature'] : []), ...columns);
    const rows = subjects.map(([subject, own]) => {
        const first = [(0,links/* fileLink */.RF)(target, subject), ...(signed ? [signature(own)] : [])];
        const accepted = own.filter(({ verdict }) => verdict === 'accept').length;
        const cells = wide
            ? [`${accepted} of ${own.length}`, ...seen.map((mark) => names(marked(own, mark), label))]
            : hosts.map(([profile]) => cell(own.find((v) => v.profile === profile)));
        return { text: (0,markdown/* row */.nM)(...first, ...cells) };
    });
    return [
        {
            noun: ['matrix of hosts', 'matrices of hosts'],
            open: `\n### Hosts\n\n${head}`,
            rows,
            close: '',
            more: (rest) => `\n*… and ${(0,markdown/* count */.U9)(rest.length, 'cartridge')} more*\n`,
            share: 0.25,
        },
    ];
}
/**
 * Why each host refuses, has reservations or is not judged: what is unmet, what the host offers, which tools came close, which
 * call is rejected. Hosts with the same answer to the same cartridges are one. Folded.
 */
function hostDetails(verdicts) {
    const label = (0,host_labels/* hostLabels */._)(verdicts);
    const telling = [...marked(verdicts, 'refuse'), ...marked(verdicts, 'not judged'), ...marked(verdicts, 'reserved')];
    return (0,same_answers/* sameAnswers */.K)(telling, answerKey).map(({ verdict, hosts, subjects }) => {
        const names = named(hosts.map((each) => (0,markdown/* element */.ND)(label(each))), 'more host');
        const cartridges = named(subjects.map(({ subject }) => (0,markdown/* element */.ND)(subject)), 'more cartridge');
        const title = `${cartridges} on ${names}: ${titleOf(verdict)}`;
        return {
            noun: ['answer in full', 'answers in full'],
            open: `\n<details><summary>${hosts_section_MARK[(0,reservations/* markOf */.Fg)(verdict)]} ${title}</summary>\n\n`,
            rows: detailRows(verdict),
            close: '\n</details>\n',
            more: (rest) => `\n*… and ${(0,markdown/* count */.U9)(rest.length, 'line')} more*\n`,
        };
    });
}
const hosts_section_MARK = { accept: '✓', reserved: '⚠', refuse: '✗', 'not judged': '?' };
function answerKey(verdict) {
    return JSON.stringify([titleOf(verdict), detailRows(verdict)]);
}
function named(names, more) {
    const rest = names.length > COLUMNS ? ` and ${(0,markdown/* count */.U9)(names.length - COLUMNS, more)}` : '';
    return `${names.slice(0, COLUMNS).join(', ')}${rest}`;
}
function titleOf(verdict) {
    switch (verdict.verdict) {
        case 'accept':
            return (0,reservations/* verdictWords */.L2)(verdict);
        case 'refuse':
            return (0,markdown/* count */.U9)(verdict.descriptor.unmet.length, 'unmet requirement');
        case 'not judged':
            return 'not judged';
    }
}
function detailRows(verdict) {
    if (verdict.verdict === 'not judged')
        return [{ text: `- ${(0,markdown/* prose */.CS)(verdict.reason, 400)}\n` }, { text: `- ${(0,markdown/* prose */.CS)(verdict.help, 400)}\n` }];
    return [
        ...unmetRows(verdict),
        ...verdict.roles.flatMap((role) => (role.boundTool === null ? candidateRows(role) : reservationRows(role))),
    ];
}
function unmetRows({ descriptor, error }) {
    return descriptor.unmet.map((id, i) => {
        const offered = error?.error.data.supported[i];
        const asked = error?.error.data.requested[i];
        const words = [
            ...(asked === undefined ? [] : [`asked ${(0,markdown/* code */.aY)(asked)}`]),
            ...(offered === undefined ? [] : [`offered ${(0,markdown/* code */.aY)(offered)}`]),
        ];
        return { text: `- ${(0,markdown/* code */.aY)(id)}${words.length > 0 ? `: ${words.join(', ')}` : ''}\n` };
    });
}
// An optional role that is not bound blocks nothing; of a bound one the other tools do not matter.
function candidateRows(role) {
    if (role.tier === 'optional')
        return [];
    return role.candidates.slice(0, 10).map((candidate) => {
        const why = [
            `schema ${candidate.schema === 'unknown' ? 'cannot be told' : candidate.schema}`,
            ...(candidate.path === '' ? [] : [(0,markdown/* prose */.CS)(candidate.path, 240)]),
            ...(candidate.witness === undefined ? [] : [`for example ${(0,markdown/* code */.aY)(JSON.stringify(candidate.witness) ?? '')}`]),
            ...(candidate.missingScopes.length === 0
                ? []
                : [`lacks ${candidate.missingScopes.map((s) => (0,markdown/* code */.aY)(s)).join(', ')}`]),
            ...(candidate.notTaken === undefined ? [] : [`not taken: ${(0,markdown/* prose */.CS)(candidate.notTaken, 240)}`]),
            ...candidate.reservations.map((each) => reservationText(each)),
        ];
        return { text: `  - ${(0,markdown/* code */.aY)(candidate.tool, 80)} for ${(0,markdown/* code */.aY)(role.role)}: ${why.join('; ')}\n` };
    });
}
function reservationRows(role) {
    return (0,reservations/* reservationsOf */.VL)(role).map((each) => ({
        text: `- ${(0,markdown/* code */.aY)(role.role)} by ${(0,markdown/* code */.aY)(role.boundTool ?? '', 80)} (${role.how}), reservation: ${reservationText(each)}\n`,
    }));
}
function reservationText({ reason, witness }) {
    return `${(0,markdown/* prose */.CS)(reason, 240)}${witness === undefined ? '' : `, for example it rejects ${(0,markdown/* code */.aY)(JSON.stringify(witness), 160)}`}`;
}
function cell(verdict) {
    if (verdict === undefined)
        return '';
    switch (verdict.verdict) {
        case 'accept': {
            const degraded = verdict.roles.filter((role) => role.tier === 'optional' && !role.satisfied).length;
            const words = [
                ...(verdict.reservations > 0 ? [(0,markdown/* count */.U9)(verdict.reservations, 'reservation')] : []),
                ...(degraded > 0 ? [`without ${(0,markdown/* count */.U9)(degraded, 'optional role')}`] : []),
            ];
            return [hosts_section_MARK[(0,reservations/* markOf */.Fg)(verdict)], words.join(', ')].filter((part) => part !== '').join(' ');
        }
        case 'refuse': {
            const [first, ...more] = verdict.descriptor.unmet;
            return `✗ ${first === undefined ? 'refused' : (0,markdown/* code */.aY)(first, 60)}${more.length > 0 ? ` +${more.length}` : ''}`;
        }
        case 'not judged':
            return '? not judged';
    }
}
function signature(verdicts) {
    const [first] = verdicts;
    return first === undefined || first.signature === 'not applicable' ? '' : first.signature;
}
function names(verdicts, label) {
    const shown = verdicts.slice(0, COLUMNS).map((v) => (0,markdown/* code */.aY)(label(v), 80));
    return [...shown, ...(verdicts.length > COLUMNS ? [`${verdicts.length - COLUMNS} more`] : [])].join(', ');
}
function marked(verdicts, mark) {
    return verdicts.filter((verdict) => (0,reservations/* markOf */.Fg)(verdict) === mark);
}
function hosts_section_compare(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/core/digest.js
var digest = __webpack_require__(2552);
;// CONCATENATED MODULE: ./build/core/report/leg.js


/** Inputs by which the legs of a matrix judge different parts of one repository; the working directory is one more. */
const NARROWING = ['config', 'cals', 'packages', 'cartridges', 'hosts', 'shard'];
/** The key of a leg's own sticky comment. Order and repetition of the values make no other leg. */
function legKey(leg) {
    const given = NARROWING.flatMap((name) => {
        const values = leg.narrowed[name] ?? [];
        return values.length === 0 ? [] : [[name, [...new Set(values)].sort()]];
    });
    const job = jobKey(leg);
    return given.length === 0 ? job : `${job}?${sha256Hex(JSON.stringify(given)).slice(0, 16)}`;
}
/** The key that a leg would have if nothing but the working directory narrowed it. */
function jobKey({ workflow, job, directory }) {
    return [workflow, job, ...(directory === '' ? [] : [directory])].join('/');
}
/** Whether a comment's key is that of some leg of a workflow. */
function isOfWorkflow(key, workflow) {
    return workflow !== '' && key.startsWith(`${workflow}/`);
}
const VALUES = 6;
/** ``**hosts** `laptop`; **shard** `1/3` ``, as Markdown; empty for a run that judges everything. */
function legWords({ directory, narrowed }) {
    const parts = directory === '' ? [] : [`**working-directory** ${(0,markdown/* code */.aY)(directory, 80)}`];
    for (const name of NARROWING) {
        const values = narrowed[name] ?? [];
        const more = values.length > VALUES ? ` and ${values.length - VALUES} more` : '';
        const shown = values.slice(0, VALUES).map((value) => (0,markdown/* code */.aY)(value, 80));
        if (values.length > 0)
            parts.push(`**${name}** ${shown.join(', ')}${more}`);
    }
    return parts.join('; ');
}

;// CONCATENATED MODULE: ./build/core/report/layout.js

const MORE = 220;
/**
 * Writes `head`, then as much of each section as has room, in their order: sections that come first are the important ones. Whatever is cut is said where it was cut; whole sections that found no place are counted in one sentence at the end.
 */
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
        const names = [...left.values()].map(({ noun, n }) => `${(0,markdown/* thousands */.oh)(n)} ${n === 1 ? noun[0] : noun[1]}`);
        parts.push(`\n*Left out for length: ${names.join(', ')}; ${rest}.*\n`);
    }
    return { text: parts.join(''), rows: written };
}
function fill(section, room, size) {
    let used = size(section.open) + size(section.close);
    if (used > room)
        return undefined;
    const sizes = section.rows.map((row) => size(row.text));
    const all = sizes.reduce((sum, n) => sum + n, 0);
    if (used + all <= room) {
        const text = section.open + section.rows.map((row) => row.text).join('') + section.close;
        return { text, rows: section.rows, size: used + all };
    }
    let n = 0;
    while (n < sizes.length && used + sizes[n] + MORE <= room)
        used += sizes[n++];
    if (n === 0)
        return undefined;
    const rows = section.rows.slice(0, n);
    const more = section.more(section.rows.slice(n));
    const text = section.open + rows.map((row) => row.text).join('') + section.close + more;
    return { text, rows, size: used + size(more) };
}

// EXTERNAL MODULE: ./build/core/report/projects.js
var report_projects = __webpack_require__(6019);
;// CONCATENATED MODULE: ./build/core/report/projects-section.js






/** A row for each project, those whose answer is no first; none for a report of one project. */
function projectTable(report, target, policy) {
    const projects = (0,report_projects/* takeApart */.Y)(report).map((project) => ({ ...project, ok: reportAnswer(project.report, policy).ok }));
    if (projects.length === 0)
        return [];
    return [
        {
            noun: ['table of projects', 'tables of projects'],
            open: `\n### Projects\n\n${(0,markdown/* tableHead */.PP)('', 'project', 'findings', 'readiness', 'hosts')}`,
            rows: projects
                .sort((a, b) => Number(a.ok) - Number(b.ok))
                .map(({ root, file, ok, report: own }) => ({
                text: (0,markdown/* row */.nM)(ok ? '✅' : '❌', file === null ? (0,markdown/* code */.aY)(root) : (0,links/* fileLink */.RF)(target, file, undefined, root), (0,report_counts/* someCounts */.fD)(own.summary), own.verdict ?? '', own.handshakes.length === 0 ? '' : (0,reservations/* hostCounts */.xj)(own.handshakes)),
            })),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'project')} more*\n`,
            share: 0.2,
        },
    ];
}

// EXTERNAL MODULE: ./build/core/redact.js
var redact = __webpack_require__(193);
// EXTERNAL MODULE: ./build/core/printable.js
var printable = __webpack_require__(8217);
;// CONCATENATED MODULE: ./build/core/report/mermaid.js


const LABEL = 60;
/** Mermaid's brackets of each kind of node. */
const SHAPE = {
    task: ['[', ']'],
    exclusive: ['{', '}'],
    parallel: ['{', '}'],
    inclusive: ['{', '}'],
    start: ['([', '])'],
    end: ['([', '])'],
    stop: ['([', '])'],
    handoff: ['[/', '/]'],
    timer: ['[[', ']]'],
    other: ['[', ']'],
};
/**
 * The flow of a CAL as a Mermaid diagram in its fence: who does what, under which condition. A task is marked when its participant is
 * unresolved or knowledge that it requires is not there.
 *
 * @returns undefined when the result carries no flow
 */
function flowDiagram(cal) {
    return cal.flow === undefined ? undefined : (0,markdown.fenced)(flowSource(cal, cal.flow), 'mermaid');
}
/** The Mermaid source alone. */
function flowSource(cal, flow) {
    const ids = new Map(flow.nodes.map((node, i) => [node.id, `n${i}`]));
    const unresolved = new Set(cal.participants.filter((p) => p.resolved === null && p.required).map((p) => p.alias));
    const missing = new Map();
    for (const { id, state } of cal.rac) {
        if (state === 'failed' || state === 'unconfirmed')
            missing.set(id, state === 'failed' ? '✗' : '□');
    }
    // A short flow reads best from left to right; a long one would shrink to nothing.
    const lines = [`flowchart ${flow.nodes.length <= 8 ? 'LR' : 'TD'}`];
    const stopped = [];
    flow.nodes.forEach((node, i) => {
        const lacking = (node.rac ?? []).filter((id) => missing.has(id));
        const blocked = lacking.length > 0 || (node.agent !== undefined && unresolved.has(node.agent));
        if (blocked)
            stopped.push(`n${i}`);
        const [open, close] = SHAPE[node.kind];
        const text = [
            label(node.id),
            ...details(node),
            ...lacking.slice(0, 4).map((id) => `${missing.get(id)} ${label(id)}`),
        ];
        lines.push(`  n${i}${open}"${text.join('<br/>')}"${close}`);
    });
    for (const edge of flow.edges) {
        const [from, to] = [ids.get(edge.from), ids.get(edge.to)];
        if (from === undefined || to === undefined)
            continue;
        lines.push(`  ${from} -->${edge.when === undefined ? '' : `|"${label(edge.when)}"|`} ${to}`);
    }
    if (stopped.length > 0) {
        lines.push('  classDef blocked stroke:#d1242f,stroke-width:2px,stroke-dasharray:4 3');
        lines.push(`  class ${stopped.join(',')} blocked`);
    }
    return `${lines.join('\n')}\n`;
}
function details({ kind, agent, role }) {
    if (agent !== undefined) {
        return [role === undefined || role === agent ? label(agent) : `${label(agent)} · ${label(role)}`];
    }
    if (kind === 'task' || kind === 'other' || kind === 'start' || kind === 'end')
        return [];
    return [kind];
}
// Inside a quoted label only letters, digits and a few signs mean themselves; the rest is written as Mermaid's entity codes.
function label(text) {
    const shown = (0,markdown/* shorten */.ml)((0,printable.printable)(text), LABEL);
    return shown === '' ? ' ' : shown.replace(/[!-+:-@[-^`{-~/]/g, (sign) => `#${sign.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/core/report/outline.js
/** A section without rows: it has room or it has none. */
function block(text, noun) {
    return { noun, open: text, rows: [], close: '', more: () => '' };
}

;// CONCATENATED MODULE: ./build/core/report/readiness-section.js






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
/** The workflows, worst first: one table of all when there are several. The checklists follow in {@link checklists}. */
function workflowTable(cals, target) {
    if (cals.length < 2)
        return [];
    const sorted = worstFirst(cals);
    return [
        {
            noun: ['table of workflows', 'tables of workflows'],
            open: `\n### Workflows\n\n${(0,markdown/* tableHead */.PP)('', 'workflow', 'participants', 'required knowledge', 'file')}`,
            rows: sorted.map((cal) => {
                const staffed = cal.participants.filter((p) => p.resolved !== null).length;
                const required = cal.rac.filter((item) => item.required);
                const confirmed = required.filter((item) => item.state === 'confirmed').length;
                return {
                    text: (0,markdown/* row */.nM)(VERDICT[cal.verdict], nameOf(cal), `${staffed} of ${cal.participants.length}`, `${confirmed} of ${required.length}`, (0,links/* fileLink */.RF)(target, cal.path)),
                };
            }),
            close: '',
            more: (rows) => `\n*… and ${(0,markdown/* count */.U9)(rows.length, 'workflow')} more*\n`,
            share: 0.3,
        },
    ];
}
/** Participants and checklist of each workflow, worst first; folded, and with the flow, when there are several. */
function checklists(cals, target) {
    const folded = cals.length > 1;
    return worstFirst(cals).map((cal) => {
        const open = folded
            ? `\n<details><summary>${VERDICT[cal.verdict]} ${(0,markdown/* element */.ND)(cal.name || cal.id)}</summary>\n`
            : `\n### ${VERDICT[cal.verdict]}: ${nameOf(cal)}\n`;
        const size = `${(0,markdown/* count */.U9)(cal.nodes, 'node')}, ${(0,markdown/* count */.U9)(cal.participants.length, 'participant')}`;
        const text = `${open}\n${(0,links/* fileLink */.RF)(target, cal.path)} · ${size}\n${participants(cal)}${knowledge(cal)}${blocked(cal)}${todo(cal)}`;
        const diagram = flowDiagram(cal);
        const rest = folded ? `${diagram === undefined ? '' : `\n${diagram}\n`}\n</details>\n` : '';
        return block(`${text}${rest}`, ['checklist', 'checklists']);
    });
}
/** The flow of the only workflow there is. */
function onlyFlow(cals) {
    const [only, ...others] = cals;
    const diagram = only === undefined || others.length > 0 ? undefined : flowDiagram(only);
    return diagram === undefined ? [] : [block(`\n### Flow\n\n${diagram}\n`, ['diagram', 'diagrams'])];
}
const readiness_section_ROWS = 60;
function participants({ participants: all }) {
    if (all.length === 0)
        return '';
    const rows = all.slice(0, readiness_section_ROWS).map((participant) => {
        const { alias, bind, resolved, reason } = participant;
        const by = resolved === null ? '' : `${(0,markdown/* code */.aY)(resolved.name)} (${(0,markdown/* code */.aY)(resolved.role)})`;
        return (0,markdown/* row */.nM)(participantMark(participant), (0,markdown/* code */.aY)(alias), bind, by, (0,markdown/* prose */.CS)(reason));
    });
    return `\n${(0,markdown/* tableHead */.PP)('', 'participant', 'bind', 'cartridge', 'why')}${rows.join('')}${left(all.length, 'participant')}`;
}
function participantMark({ resolved, required }) {
    return resolved === null ? (required ? '✗' : '·') : '✓';
}
function knowledge({ rac }) {
    if (rac.length === 0)
        return '';
    const rows = rac.slice(0, readiness_section_ROWS).map((item) => {
        const check = item.check === null ? '' : `${(0,markdown/* prose */.CS)(item.check.type, 40)} ${(0,markdown/* code */.aY)(item.check.hint, 100)}`;
        return (0,markdown/* row */.nM)(STATE[item.state], (0,markdown/* code */.aY)(item.id), (0,markdown/* prose */.CS)(item.kind, 40), (0,markdown/* prose */.CS)(item.description, 240), check, evidence(item));
    });
    const head = (0,markdown/* tableHead */.PP)('', 'required knowledge', 'kind', 'description', 'check', 'evidence');
    return `\n${head}${rows.join('')}${left(rac.length, 'item')}\n☑ confirmed, □ to be confirmed, ✗ check failed, · optional\n`;
}
// The reason says in words what the evidence holds; without one the evidence speaks. The digest is in neither's words.
function evidence({ reason, evidence: found = {} }) {
    const words = reason === undefined ? evidenceWords(found) : [(0,markdown/* prose */.CS)(reason, 200)];
    return [...words, ...(found.digest === undefined ? [] : [(0,markdown/* code */.aY)((0,redact/* redact */.E$)(found.digest).slice(0, 19))])].join('; ');
}
function evidenceWords({ count: n, by, at, expires }) {
    return [
        ...(n === undefined ? [] : [`${(0,markdown/* thousands */.oh)(n)} found`]),
        ...(by === undefined ? [] : [`by ${(0,markdown/* code */.aY)(by, 60)}`]),
        ...(at === undefined ? [] : [`on ${(0,markdown/* code */.aY)((0,redact/* redact */.E$)(at).slice(0, 10))}`]),
        ...(expires === undefined ? [] : [`until ${(0,markdown/* code */.aY)((0,redact/* redact */.E$)(expires).slice(0, 10))}`]),
    ];
}
function blocked(cal) {
    return readiness_section_listed('Cannot run yet', cal.blocked ?? []);
}
function todo(cal) {
    return readiness_section_listed('Still to write', (cal.todo ?? []).map((id) => `the action of task ${(0,printable.quote)(id)} is a TODO`));
}
function readiness_section_listed(title, lines) {
    if (lines.length === 0)
        return '';
    const shown = lines.slice(0, 20).map((line) => `- ${(0,markdown/* prose */.CS)(line, 240)}\n`);
    return `\n**${title}**\n\n${shown.join('')}${lines.length > 20 ? `- … and ${lines.length - 20} more\n` : ''}`;
}
function left(n, noun) {
    return n > readiness_section_ROWS ? `\n*… and ${(0,markdown/* count */.U9)(n - readiness_section_ROWS, noun)} more*\n` : '';
}
function nameOf(cal) {
    return (0,markdown/* prose */.CS)(cal.name || cal.id, 100);
}
function worstFirst(cals) {
    return [...cals].sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict) || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

;// CONCATENATED MODULE: ./build/core/report/document.js









/** The one Markdown report of a check; comment, job summary and `--format markdown` differ in their limit and frame only. */
function document_reportDocument(input, options) {
    const { report, changes, target, rulesUrl, onlyChanges = false, leg, policy } = input;
    const { diagnostics, cals, handshakes } = report;
    const checks = checklists(cals, target);
    const files = fileSections(diagnostics, target, rulesUrl);
    const several = cals.length > 1;
    // A few findings are read at once; many need their tables first and come last.
    const few = diagnostics.length <= FEW_FINDINGS;
    const sections = [
        ...(changes === undefined ? [] : changesSection(changes, target)),
        ...projectTable(report, target, policy),
        ...workflowTable(cals, target),
        ...(several ? [] : checks),
        ...(few ? files : []),
        ...hostMatrix(handshakes, target),
        ...(few ? [] : [...ruleTable(diagnostics, target, rulesUrl), ...folderTable(diagnostics)]),
        ...onlyFlow(cals),
        ...hostDetails(handshakes),
        ...(several ? checks : []),
        ...(few ? [] : files),
    ];
    const counts = (0,report_counts/* countLevels */.ZT)(diagnostics);
    const foot = (listed) => `${cutSentence((0,report_counts/* subtract */.Re)(counts, listed), options.rest)}\n<sub>cartwright ${report.tool.version}</sub>\n`;
    // The foot says what is cut, so room is kept for its longest form.
    const room = options.size(foot(report_counts/* NONE */.x3)) + UNFOLD.length + 60;
    const words = leg === undefined ? '' : legWords(leg);
    const screen = `${words === '' ? '' : `${words}\n\n`}${firstScreen(input)}`;
    const folded = sections.length > 0;
    const head = `${options.lead ?? ''}${screen}${onlyChanges ? ONLY_CHANGES : ''}${folded ? FOLD : ''}`;
    const laid = layOut(head, sections, { ...options, limit: options.limit - room });
    const shown = (0,report_counts/* countLevels */.ZT)(withFinding(laid.rows));
    return { text: `${laid.text}${folded ? UNFOLD : ''}${foot(shown)}`, shown, cut: (0,report_counts/* subtract */.Re)(counts, shown) };
}
const ONLY_CHANGES = '\nThis is about what the pull request changes; the rest of the repository is left out.\n';
// Nothing stands above the fold but the first screen.
const FOLD = '\n<details><summary>everything else</summary>\n';
const UNFOLD = '\n</details>\n';
function cutSentence(cut, rest) {
    return (0,report_counts/* total */.X5)(cut) === 0 ? '' : `\n**Not listed one by one here: ${(0,report_counts/* allCounts */.CQ)(cut)}**; ${rest}.\n`;
}

;// CONCATENATED MODULE: ./build/core/report/summary.js

/** The runner drops a job summary of more than 1 MiB whole. */
const SUMMARY_LIMIT = 999_000;
/** The job summary of a check. */
function renderSummary(input, rest = 'the report file has all of them') {
    return reportDocument(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}
/** The report as Markdown for the terminal or a file: everything, without a limit. */
function renderMarkdown(input) {
    return document_reportDocument(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}
const encoder = new TextEncoder();
/** Bytes of a text in UTF-8. */
function utf8Length(text) {
    return encoder.encode(text).length;
}


/***/ })

};
;