"use strict";
exports.id = 9673;
exports.ids = [9673,9341,1432,3387,3830];
exports.modules = {

/***/ 8186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ markdownText)
/* harmony export */ });
/**
 * Text as HTML entities, for Markdown and HTML alike: nothing in it ends a cell, starts a tag, a link or a fence. Only inside of
 * `<code>` is it dead on GitHub, which looks for emoji, references and mentions after the entities are read; a word joiner stands
 * where an address or a mention could come alive even so.
 *
 * @param text one line, printable
 */
function markdownText(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}


/***/ }),

/***/ 3830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planAnnotations: () => (/* binding */ planAnnotations)
/* harmony export */ });
/* unused harmony export ANNOTATIONS_A_LEVEL */
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6125);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);


/** GitHub shows this many annotations of one kind a step; the rest is dropped in silence. */
const ANNOTATIONS_A_LEVEL = 10;
/**
 * Places that overviews leave to what a step says of itself: its answer; cautions; that something was cut, and that the report could
 * not be posted.
 */
const RESERVED = { error: 1, warning: 2, note: 2 };
/**
 * Chooses the annotations of one step. Problems come first, the most telling ones before the others; overviews take what is left, those
 * of what is changed first. An overview that names a problem stands for it: it has the problem's turn, and the problem is not annotated
 * once more.
 */
function planAnnotations(diagnostics, { overviews = [], made = _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .NONE */ .x3, rest = 'the job summary has all of them' } = {}) {
    const speaker = new Map(overviews.flatMap((overview) => overview.findings.map((each) => [each, overview])));
    const itemOf = (finding) => speaker.get(finding) ?? finding;
    const problems = [...new Set((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTellingFirst */ .xj)(diagnostics).map(itemOf))];
    const named = new Set(problems);
    const others = byWorth(overviews.filter((overview) => !named.has(overview)));
    const whole = choose(problems, others, made, false);
    const isCut = whole.length < problems.length + others.length;
    const items = isCut ? choose(problems, others, made, true) : whole;
    const taken = new Set(items);
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics);
    const shown = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics.filter((finding) => taken.has(itemOf(finding))));
    const cut = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .subtract */ .Re)(counts, shown);
    const words = [
        ...((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(cut) === 0 ? [] : [`found ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(counts)}; ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(cut)} are not annotated`]),
        ...cutOverviews(overviews, taken),
    ];
    return { items, shown, cut, cutWords: words.length === 0 ? undefined : `cartwright ${words.join('; ')}: ${rest}` };
}
/** @param isCut whether one of the notices is needed to say so */
function choose(problems, others, made, isCut) {
    const left = { error: 0, warning: 0, note: 0 };
    for (const level of _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_)
        left[level] = Math.max(0, ANNOTATIONS_A_LEVEL - made[`${level}s`]);
    const sentence = isCut && left.note > 0 ? 1 : 0;
    left.note -= sentence;
    const chosen = problems.filter(({ level }) => left[level] > 0 && left[level]-- > 0);
    for (const level of _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_)
        left[level] -= RESERVED[level] - (level === 'note' ? sentence : 0);
    return [...chosen, ...others.filter(({ level }) => left[level]-- > 0)];
}
/** Of what is changed first, then the worst; a checklist and a verdict by turns. */
function byWorth(overviews) {
    const seen = { checklist: 0, verdict: 0 };
    return overviews
        .map((overview) => ({ overview, turn: seen[overview.kind]++ }))
        .sort((a, b) => Number(b.overview.changed) - Number(a.overview.changed) ||
        _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a.overview.level) - _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b.overview.level) ||
        a.turn - b.turn)
        .map(({ overview }) => overview);
}
const NOUNS = {
    checklist: ['checklist', 'checklists'],
    verdict: ['verdict on a package', 'verdicts on packages'],
};
function cutOverviews(overviews, taken) {
    const cut = ['checklist', 'verdict'].flatMap((kind) => {
        const all = overviews.filter((overview) => overview.kind === kind);
        const n = all.filter((overview) => !taken.has(overview)).length;
        return n === 0 ? [] : [`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(n)} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(all.length, NOUNS[kind][0], NOUNS[kind][1])}`];
    });
    return cut.length === 0 ? [] : [`left out ${cut.join(' and ')}`];
}


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotationLines: () => (/* binding */ annotationLines),
/* harmony export */   f: () => (/* binding */ annotate),
/* harmony export */   workflowCommand: () => (/* binding */ workflowCommand)
/* harmony export */ });
/* unused harmony export annotation */
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _annotation_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3830);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9767);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1432);




/** The runner cuts a message after 4,096 characters, wherever that is. */
const MESSAGE = 4000;
const COMMAND = { error: 'error', warning: 'warning', note: 'notice' };
/** Writes annotations as workflow commands, one a line, without line breaks; what was cut is said in the last one. */
function annotationLines({ items, cutWords }, options = {}) {
    const lines = items.map((item) => ('rule' in item ? annotation(item, options) : overviewAnnotation(item, options)));
    return cutWords === undefined ? lines : [...lines, workflowCommand('notice', { title: 'cartwright' }, cutWords)];
}
/** Findings as the annotations of one step: chosen and written. */
function annotate(diagnostics, options = {}) {
    const plan = (0,_annotation_plan_js__WEBPACK_IMPORTED_MODULE_1__.planAnnotations)(diagnostics, options);
    return { ...plan, lines: annotationLines(plan, options) };
}
/** One finding as a workflow command at its exact place; without a place when GitHub could not show it. */
function annotation(diagnostic, folder = {}) {
    const { rule, level, message, help, path, range } = diagnostic;
    const text = help === undefined ? clean(message) : `${clean(message)}\nhelp: ${clean(help)}`;
    return placed({ level, path, range, title: rule }, text, folder);
}
function overviewAnnotation(overview, { places, ...folder }) {
    const { level, path, title, range = places?.get(overview) } = overview;
    return placed({ level, path, range, title }, fitting(overview), folder);
}
function placed({ level, path, range, title }, text, folder) {
    const file = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(path, folder.prefix, folder.top);
    // A line break survives the escaping below; a secret, or any other invisible character, would reach the log as it is.
    const whole = path.replace(/[\r\n]/g, '');
    if (file === undefined || (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(whole) !== whole) {
        return workflowCommand(COMMAND[level], { title: clean(title) }, `${clean(path)}: ${text}`);
    }
    const place = range === undefined ? {} : linesOf(range);
    return workflowCommand(COMMAND[level], { file, ...place, title: clean(title) }, text);
}
function fitting({ lines, mend }) {
    const last = firstLines(mend, MESSAGE / 2);
    return [...firstLines(lines, MESSAGE - last.join('\n').length - 1), ...last].join('\n');
}
// Whole lines, so that no mark loses what it is about.
function firstLines(lines, limit) {
    const shown = lines.map((line) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printableLines)(line), 1000));
    const upTo = (size) => {
        let room = size;
        const over = shown.findIndex((line) => (room -= line.length + 1) < 0);
        return over < 0 ? shown.length : over;
    };
    if (upTo(limit) === shown.length)
        return shown;
    const kept = shown.slice(0, upTo(limit - MORE));
    return [...kept, `… and ${shown.length - kept.length} more lines, which the report has`];
}
const MORE = 60;
/**
 * A workflow command, escaped so that the runner reads back exactly these properties and this message
 * (actions/runner, ActionCommand: `%`, CR, LF, and in properties `:` and `,`).
 */
function workflowCommand(command, properties, message) {
    const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
    return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}`;
}
// Columns make sense within one line only; the runner's end is the last character, ours the place after it.
function linesOf({ start, end }) {
    if (start.line < 1 || start.line >= 1e7)
        return {};
    const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
    if (last > start.line)
        return { line: start.line, endLine: last };
    const column = Math.max(1, start.column);
    const endColumn = end.line === start.line ? Math.max(column, end.column - 1) : column;
    return { line: start.line, endLine: start.line, col: column, endColumn };
}
function clean(text) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), 2000);
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '#\\u0023[');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 6125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   CQ: () => (/* binding */ allCounts),
/* harmony export */   RJ: () => (/* binding */ groupByRule),
/* harmony export */   Re: () => (/* binding */ subtract),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   XQ: () => (/* binding */ groupByFile),
/* harmony export */   ZT: () => (/* binding */ countLevels),
/* harmony export */   fD: () => (/* binding */ someCounts),
/* harmony export */   n: () => (/* binding */ acceptedCount),
/* harmony export */   n0: () => (/* binding */ LEVEL_MARK),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   xj: () => (/* binding */ mostTellingFirst)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7322);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
/** Counts by level what has one. */
function countLevels(items) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of items)
        counts[`${level}s`]++;
    return counts;
}
function subtract(a, b) {
    return { errors: a.errors - b.errors, warnings: a.warnings - b.warnings, notes: a.notes - b.notes };
}
function total({ errors, warnings, notes }) {
    return errors + warnings + notes;
}
/** `2 errors, 1 warning, 0 notes`: the same words in every outlet. */
function allCounts({ errors, warnings, notes }) {
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(warnings, 'warning')}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notes, 'note')}`;
}
/** `, 3 accepted` behind the counts of findings; empty for none. */
function acceptedCount({ accepted = 0 }) {
    return accepted === 0 ? '' : `, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(accepted)} accepted`;
}
/** As {@link allCounts}, without what there is none of. */
function someCounts({ errors, warnings, notes }) {
    const parts = [
        ...(errors > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(errors, 'error')] : []),
        ...(warnings > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(warnings, 'warning')] : []),
        ...(notes > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(notes, 'note')] : []),
    ];
    return parts.join(', ') || 'nothing';
}
/** Groups findings by rule and level; the worst level first, then the most frequent. */
function groupByRule(diagnostics) {
    const groups = [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => `${d.level} ${d.rule}`).values()].map((findings) => {
        const [{ rule, level }] = findings;
        return { rule, level, findings };
    });
    return groups.sort((a, b) => rank(a.level) - rank(b.level) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}
/** Groups findings by file; files with the worst findings first, then by path. */
function groupByFile(diagnostics) {
    return [...(0,_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(sorted(diagnostics), (d) => d.path).values()]
        .map((findings) => ({ path: findings[0].path, findings: findings.sort(byLevel), counts: countLevels(findings) }))
        .sort((a, b) => b.counts.errors - a.counts.errors || b.counts.warnings - a.counts.warnings || (a.path < b.path ? -1 : 1))
        .map(({ path, findings }) => ({ path, findings }));
}
/**
 * The order in which a few places are best spent: the worst level first; within it the first finding of every rule in every file
 * before any second one, so that a rule that fires a thousand times does not hide the others.
 */
function mostTellingFirst(diagnostics) {
    const seen = new Map();
    return sorted(diagnostics)
        .map((diagnostic) => {
        const key = JSON.stringify([diagnostic.rule, diagnostic.path, diagnostic.level]);
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        return { diagnostic, turn };
    })
        .sort((a, b) => rank(a.diagnostic.level) - rank(b.diagnostic.level) || a.turn - b.turn)
        .map(({ diagnostic }) => diagnostic);
}
function sorted(diagnostics) {
    return [...diagnostics].sort(_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV);
}
function rank(level) {
    return LEVELS.indexOf(level);
}
function byLevel(a, b) {
    return rank(a.level) - rank(b.level) || (0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .compareDiagnostics */ .oV)(a, b);
}


/***/ }),

/***/ 9673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsGithub: () => (/* binding */ diagnosticsGithub)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3387);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6125);
/* harmony import */ var _diagnostics_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9341);




/**
 * Diagnostics as workflow commands, which GitHub shows as annotations at their lines. Where there are more than it shows, all
 * of them follow as ordinary lines, so that the log has them.
 *
 * @param cautions what the answer is to be taken with; each is a warning without a place
 */
function diagnosticsGithub(diagnostics, cautions) {
    const { lines, cut } = (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotate */ .f)(diagnostics, { rest: 'the log below has all of them' });
    const rest = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .total */ .X5)(cut) === 0 ? [] : diagnostics.map(_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosticLine */ .C);
    const warnings = cautions.map((caution) => (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__.workflowCommand)('warning', { title: 'cartwright' }, (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(caution)));
    return [...lines, ...warnings, ...rest].map((line) => `${line}\n`).join('');
}


/***/ }),

/***/ 9341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ diagnosticLine),
/* harmony export */   diagnosticsText: () => (/* binding */ diagnosticsText),
/* harmony export */   summaryLine: () => (/* binding */ summaryLine)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(193);


const CODES = { error: 31, warning: 33, note: 36, bold: 1, dim: 2, help: 32 };
/** Columns of an excerpt; a longer line is cut around the place. */
const WIDTH = 100;
/** Diagnostics for people: place, level, rule and message on one line, then the source line and the way out. */
function diagnosticsText(diagnostics, options) {
    // Many findings may stand in one long line.
    let last = { source: '', shown: '' };
    const safe = (source) => {
        if (source !== last.source)
            last = { source, shown: (0,_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .blank */ .hQ)(source) };
        return last.shown;
    };
    return diagnostics.map((diagnostic) => block(diagnostic, options, safe)).join('\n');
}
/** `path:line:column: level[rule] message`. */
function diagnosticLine({ path, range, level, rule, message }) {
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}: ${level}[${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(rule)}] ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`;
}
/** `2 errors, 1 warning, 3 accepted in 4 files`. */
function summaryLine({ files, errors, warnings, notes, accepted }) {
    const parts = [count(errors, 'error'), count(warnings, 'warning'), count(notes, 'note')].filter((part) => !part.startsWith('0 '));
    const left = parts.length === 0 ? 'no problems' : parts.join(', ');
    return `${left}${accepted === 0 ? '' : `, ${accepted} accepted`} in ${count(files, 'file')}`;
}
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
function block(diagnostic, { color, excerpts }, safe) {
    const paint = (style, text) => color ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
    const { path, range, level, rule, message, help } = diagnostic;
    const place = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}:`;
    const lines = [`${paint('bold', place)} ${paint(level, `${level}[${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(rule)}]`)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`];
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    if (source !== undefined)
        lines.push(...excerpt(safe(source), diagnostic, gutter, paint, level));
    if (help !== undefined) {
        lines.push(`${' '.repeat(source === undefined ? 2 : gutter + 1)}${source === undefined ? '' : `${paint('dim', '=')} `}${paint('help', 'help:')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(help)}`);
    }
    return `${lines.join('\n')}\n`;
}
function excerpt(source, { range }, gutter, paint, level) {
    const from = Math.min(range.start.column - 1, source.length);
    const to = range.end.line > range.start.line ? source.length : Math.max(from, Math.min(range.end.column - 1, source.length));
    const first = source.length <= WIDTH || from < WIDTH / 2 ? 0 : from - WIDTH / 2;
    const last = Math.min(source.length, Math.max(first + WIDTH, Math.min(to, from + WIDTH)));
    const head = `${first > 0 ? '…' : ''}${plain(source.slice(first, from))}`;
    const marked = plain(source.slice(from, Math.min(to, last)));
    const tail = `${plain(source.slice(Math.min(to, last), last))}${last < source.length ? '…' : ''}`;
    const carets = '^'.repeat(Math.max(1, width(marked)));
    const bar = paint('dim', '|');
    return [
        `${' '.repeat(gutter)} ${bar}`,
        `${paint('dim', String(range.start.line))} ${bar} ${head}${marked}${tail}`.trimEnd(),
        `${' '.repeat(gutter)} ${bar} ${' '.repeat(width(head))}${paint(level, carets)}`,
    ];
}
function plain(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text.replaceAll('\t', ' '));
}
// East Asian wide characters and emoji take two columns on a terminal, combining marks none.
function width(text) {
    let columns = 0;
    for (const character of text) {
        if (/\p{Mark}/u.test(character))
            continue;
        columns +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(character)
                ? 2
                : 1;
    }
    return columns;
}


/***/ }),

/***/ 7322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Members by key, in the order in which the keys first appear. */
function groupBy(members, key) {
    const groups = new Map();
    for (const member of members) {
        const own = groups.get(key(member));
        if (own === undefined)
            groups.set(key(member), [member]);
        else
            own.push(member);
    }
    return groups;
}


/***/ }),

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

/***/ 1432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   fenced: () => (/* binding */ fenced),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   oh: () => (/* binding */ thousands)
/* harmony export */ });
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8186);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8217);


/*
 * Text from a repository reaches Markdown through this file alone. Two forms are safe on GitHub, which looks for mentions,
 * references and addresses after rendering, so that a backslash does not stop it: a code span, and words without any of these.
 */
/** A word that GitHub could turn into a mention, a reference, an address, an emoji or a formula. */
const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|^\W*gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
/** Shortens text to `limit` characters with an ellipsis, never through the middle of a character. */
function shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/**
 * A code span: one line, invisible characters spelt out, secrets cut, its fence longer than any run of backticks inside.
 * A vertical bar would end a table's cell even in a code span, so text with one is written as an element.
 */
function code(text, limit = 200) {
    const shown = shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit);
    if (shown.trim() === '')
        return '(empty)';
    if (shown.includes('|'))
        return element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
/** As {@link code}, as an HTML element: for places where Markdown is not read, such as `<summary>`. */
function element(text, limit = 200) {
    return `<code>${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p)(shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit))}</code>`;
}
/** A sentence of ours with values in double quotes: the values and every word that could come alive become code spans. */
function prose(text, limit = 600) {
    return shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .join('')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
/** A block in a fence that nothing inside can close; secrets cut, invisible characters but tabs spelt out. */
function fenced(block, info) {
    const text = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printableLines)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
/** One row of a table. Cells are Markdown of this file's making and hold no bar and no line break. */
function row(...cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** Header and rule of a table. */
function tableHead(...titles) {
    return `${row(...titles)}${row(...titles.map(() => '---'))}`;
}
/** `12,345`. Written out: the platform's formatter takes 10 ms to load. */
function thousands(n) {
    return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `1 error`, `2 errors`. */
function count(n, one, many = `${one}s`) {
    return `${thousands(n)} ${n === 1 ? one : many}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ })

};
;