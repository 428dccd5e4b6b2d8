"use strict";
exports.id = 9673;
exports.ids = [9673,9341,1432,3387];
exports.modules = {

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


/***/ }),

/***/ 3387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotate: () => (/* binding */ annotate),
/* harmony export */   workflowCommand: () => (/* binding */ workflowCommand)
/* harmony export */ });
/* unused harmony exports ANNOTATIONS_A_LEVEL, annotation */
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6125);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9767);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1432);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(193);





/** GitHub shows this many annotations of one kind a step; the rest is dropped in silence. */
const ANNOTATIONS_A_LEVEL = 10;
const COMMAND = { error: 'error', warning: 'warning', note: 'notice' };
/** Chooses and writes the annotations of one step: the most telling first, what is cut is said in one of them. */
function annotate(diagnostics, options = {}) {
    const { prefix = '', limit = ANNOTATIONS_A_LEVEL, rest = 'the job summary has all of them' } = options;
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics);
    const overflow = counts.errors > limit || counts.warnings > limit || counts.notes > limit;
    // The sentence about the rest is a notice itself and needs one of their places.
    const places = { error: limit, warning: limit, note: overflow ? limit - 1 : limit };
    const chosen = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTellingFirst */ .xj)(diagnostics).filter(({ level }) => places[level]-- > 0);
    const shown = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(chosen);
    const cut = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .subtract */ .Re)(counts, shown);
    const lines = chosen.map((diagnostic) => annotation(diagnostic, prefix));
    if ((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(cut) > 0) {
        const text = `cartwright found ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(counts)}; ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .allCounts */ .CQ)(cut)} are not annotated: ${rest}`;
        lines.push(workflowCommand('notice', { title: 'cartwright' }, text));
    }
    return { lines, shown, cut };
}
/** One finding as a workflow command at its exact place; without a place when GitHub could not show it. */
function annotation(diagnostic, prefix = '') {
    const { rule, level, message, help, path } = diagnostic;
    const file = (0,_links_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(path, prefix);
    const text = help === undefined ? clean(message) : `${clean(message)}\nhelp: ${clean(help)}`;
    // A line break survives the escaping below; any other invisible character would reach the log as it is.
    if (file === undefined || (0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.printable)(file.replace(/[\r\n]/g, '')) !== file.replace(/[\r\n]/g, '')) {
        return workflowCommand(COMMAND[level], { title: clean(rule) }, `${clean(path)}: ${text}`);
    }
    return workflowCommand(COMMAND[level], { file, ...placeOf(diagnostic), title: clean(rule) }, text);
}
/**
 * A workflow command, escaped so that the runner reads back exactly these properties and this message
 * (actions/runner, ActionCommand: `%`, CR, LF, and in properties `:` and `,`).
 */
function workflowCommand(command, properties, message) {
    const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
    return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}`;
}
// Columns make sense within one line only; the runner's end is the last character, ours the place after it.
function placeOf({ range: { start, end } }) {
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
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_4__.printable)((0,_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redact */ .E)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, 2000)));
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
/* unused harmony export LEVELS */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7991);
/* harmony import */ var _group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7322);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1432);



const NONE = { errors: 0, warnings: 0, notes: 0 };
const LEVELS = ['error', 'warning', 'note'];
const LEVEL_MARK = { error: '❌', warning: '⚠️', note: 'ℹ️' };
/** Counts findings by level. */
function countLevels(diagnostics) {
    const counts = { errors: 0, warnings: 0, notes: 0 };
    for (const { level } of diagnostics)
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
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3387);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6125);
/* harmony import */ var _diagnostics_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9341);



/**
 * Diagnostics as workflow commands, which GitHub shows as annotations at their lines. Where there are more than it shows, all
 * of them follow as ordinary lines, so that the log has them.
 *
 * @param cautions what the answer is to be taken with; each is a warning without a place
 */
function diagnosticsGithub(diagnostics, cautions) {
    const { lines, cut } = (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__.annotate)(diagnostics, { rest: 'the log below has all of them' });
    const rest = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .total */ .X5)(cut) === 0 ? [] : diagnostics.map(_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnosticLine */ .C);
    const warnings = cautions.map((caution) => (0,_annotations_js__WEBPACK_IMPORTED_MODULE_0__.workflowCommand)('warning', { title: 'cartwright' }, caution));
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

const CODES = { error: 31, warning: 33, note: 36, bold: 1, dim: 2, help: 32 };
/** Columns of an excerpt; a longer line is cut around the place. */
const WIDTH = 100;
/** Diagnostics for people: place, level, rule and message on one line, then the source line and the way out. */
function diagnosticsText(diagnostics, options) {
    return diagnostics.map((diagnostic) => block(diagnostic, options)).join('\n');
}
/** `path:line:column: level[rule] message`. */
function diagnosticLine({ path, range, level, rule, message }) {
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}: ${level}[${rule}] ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`;
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
function block(diagnostic, { color, excerpts }) {
    const paint = (style, text) => color ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
    const { path, range, level, rule, message, help } = diagnostic;
    const place = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(path)}:${range.start.line}:${range.start.column}:`;
    const lines = [`${paint('bold', place)} ${paint(level, `${level}[${rule}]`)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(message)}`];
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    if (source !== undefined)
        lines.push(...excerpt(source, diagnostic, gutter, paint, level));
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
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1432);

/**
 * Path of a file relative to the repository's top folder, with `/` (GitHub refuses anything else).
 *
 * @param prefix the working directory relative to that folder
 * @returns undefined for what is outside of the repository, absolute or empty
 */
function repositoryPath(path, prefix = '') {
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
    return segments.length === 0 ? undefined : segments.join('/');
}
/** `path:line` as a code span, linked to the file at the head commit where there is one to link to. */
function fileLink(target, path, lines, label) {
    const real = lines !== undefined && lines.first > 0 && lines.first < 1e7 ? lines : undefined;
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(label ?? (real === undefined ? path : `${path}:${real.first}`));
    const full = target === undefined ? undefined : repositoryPath(path, target.prefix);
    if (target === undefined || full === undefined || !isSound(target))
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
    return sound ? `[${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(rule)}](${rulesUrl}#${rule.replace('/', '')})` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(rule);
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
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);


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
    const shown = shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(text)), limit);
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
    return `<code>${entities(shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(text)), limit))}</code>`;
}
/** A sentence of ours with values in double quotes: the values and every word that could come alive become code spans. */
function prose(text, limit = 600) {
    return shorten((0,_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(text)), limit)
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
/** A block in a fence that nothing inside can close. */
function fenced(text, info) {
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
// Every sign as an entity, and a word joiner where the text could come alive once the entities are read.
function entities(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}


/***/ }),

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uO: () => (/* binding */ findAssignments),
  Wo: () => (/* binding */ holdsAssignment),
  pQ: () => (/* binding */ isAssignedSecret)
});

;// CONCATENATED MODULE: ./build/core/secrets/random.js
/** Whether a value looks as if a machine had drawn it: told by its own characters alone, so that the same value always gets the same answer. */
/** Shorter values have too few characters to tell chance from choice, letters alone need more of them; longer ones are data. */
const [SHORTEST, LETTERS_ALONE, LONGEST] = [8, 16, 512];
/** Words of values that stand in a secret's place and are none, also with digits for letters (`P4ssw0rd`). */
const MADE_UP = /pass(?:word|wd|phrase)|secret|token|credential|change|replace|insert|example|sample|dummy|fake|mock|test|demo|placeholder|redacted|default|your|admin|welcome|letmein|qwer|asdf|hunter|foobar|lorem|hello|world|todo|none|null|undefined|xxxx|user|local|public/;
const LEET = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
};
/**
 * Forms that are no secret whatever their characters: digests and sealed values that name themselves, UUIDs, dates, versions,
 * addresses, paths, names of things.
 */
const NO_SECRET = [
    /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    /^\$(?:1|2[abxy]?|5|6|7|y|apr1|argon2\w*|pbkdf2[\w-]*|scrypt)\$/,
    /^(?:sha\d{1,3}|md5|blake\w*|ed25519|ssh-\w+|bcrypt|argon2\w*|pbkdf2\w*|scrypt|crc32|xxh\d+|urn|arn|did|ENC|vault|op|base64)[:\-[(]/i,
    /^[a-z][a-z0-9+.-]*:\/\//i,
    /^(?:\.{0,2}|~|[A-Za-z]:)[/\\]/,
    /^[\d.,:/TZ+-]*$/,
    /^v?\d+(?:\.\d+)+/,
    /[\s{}<>`]|\$[A-Za-z_(]|%[A-Za-z_(]|\.\.\.|…|\*{3}/,
    /%[0-9A-Fa-f]{2}/,
    /[^!-~]/,
];
/** The 200 commonest pairs of letters in prose and in names: nine in ten of those that people write, three in ten of chance. */
const PAIRS = 'abacadafagaialamanaparasatauavbabeblbobucacechcickclcocrcsctcudadedidodueaecedeeefelemeneperesetevewexfafiflfofrgegigogrgshahehihohthuiaibicidieifigiliminioipirisitivjajskakelaldlelilllolsltlulymamdmemimlmmmompnancndnenfngninonsntoaocodofogolomonoooporosotouovowpapephpiplpoppprpsptpupyqurarcrdrergrirkrmrnrorrrsrtrurvrysascseshsisospsrssstsutatethtitotptrtstttutyubueuiulumunupurusutvaveviwewiwoxtyo';
const COMMON = new Set(PAIRS.match(/../g));
/** What each kind of pair of neighbours speaks for chance, in bits; what is negative speaks for a person. */
const BITS = {
    commonPair: -1.6,
    rarePair: 2.8,
    newWord: 1,
    digitAndLetter: 1.5,
    sign: 1.5,
    separator: -1,
    digits: 0,
};
/** How many bits are asked for. */
const ENOUGH = 7;
/**
 * Judges whether a value looks random, as passwords, keys and tokens of programs do. A password that a person made of words does
 * not, nor do names, words, numbers, references to variables and what documentation puts in their place.
 */
function looksRandom(value) {
    if (value.length < SHORTEST || value.length > LONGEST)
        return false;
    if (value.length < LETTERS_ALONE && !/\d/.test(value))
        return false;
    if (NO_SECRET.some((form) => form.test(value)))
        return false;
    const read = value.toLowerCase();
    const words = read.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign);
    if (MADE_UP.test(read) || MADE_UP.test(words) || isRegular(value) || bitsOfChance(value) < ENOUGH)
        return false;
    // What was only wrapped, as the values of a Kubernetes Secret are, is judged as it was.
    const inner = unwrapped(value);
    return inner === undefined || looksRandom(inner);
}
/** The text that a value is the base64 of; undefined when it is of none. */
function unwrapped(value) {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value))
        return undefined;
    const text = Buffer.from(value, 'base64').toString('latin1');
    return /^[ -~]+$/.test(text) ? text : undefined;
}
/** Runs and sequences (`abcd1234`, `00000000`), few different characters, and hardly a letter or digit. */
function isRegular(value) {
    let steps = 0;
    for (let i = 1; i < value.length; i++) {
        if (Math.abs(value.charCodeAt(i) - value.charCodeAt(i - 1)) <= 1)
            steps++;
    }
    const signs = value.replace(/[A-Za-z0-9]/g, '').length;
    return steps * 3 > value.length || signs * 2 > value.length || new Set(value).size < Math.min(value.length * 0.5, 10);
}
function bitsOfChance(value) {
    let bits = 0;
    for (let i = 1; i < value.length; i++)
        bits += BITS[pairOf(value.charAt(i - 1), value.charAt(i))];
    return bits;
}
function pairOf(before, after) {
    const [a, b] = [kindOf(before), kindOf(after)];
    if (a === 'sign' || b === 'sign')
        return 'sign';
    if (a === 'separator' || b === 'separator')
        return 'separator';
    if (a === 'digit' || b === 'digit')
        return a === b ? 'digits' : 'digitAndLetter';
    if (a === 'small' && b === 'capital')
        return 'newWord';
    return COMMON.has((before + after).toLowerCase()) ? 'commonPair' : 'rarePair';
}
function kindOf(character) {
    if (character >= 'a' && character <= 'z')
        return 'small';
    if (character >= 'A' && character <= 'Z')
        return 'capital';
    if (character >= '0' && character <= '9')
        return 'digit';
    return SEPARATORS.includes(character) ? 'separator' : 'sign';
}
const SEPARATORS = '-_./:+=,@\\';

;// CONCATENATED MODULE: ./build/core/secrets/assignments.js
/** Secrets without a form of their own: what gives them away is the name that they are given to, and that they look random. */

/** How names end whose value is a secret. A bare `key` names too much else. */
const WORDS = String.raw `passw(?:or)?d|passphrase|passcode|pwd|(?<![a-z])pass|secret|token|credentials?|(?:api|access|secret|private|auth|app|encryption|signing|account|master|session|service)[-_. ]?key|secret_?key_?base`;
/** Names that end so and mean what everybody may know: places in a list, a strong name of .NET, a key's id for git, a badge. */
const HARMLESS = /(?:(?:page|paging|continuation|continue|cursor|sync|idempotency|public)[-_. ]?(?:key[-_. ]?)?(?:token|key)|(?<!\w)signingkey|badge(?:\.svg)?\?token)$/i;
const QUOTE = '["\'`]';
/** Behind the sign: more of an operator, a type before an equals sign, what YAML puts before a value. */
const BEFORE = String.raw `[=>]{0,2}(?:[ \t]{0,3}&?[A-Za-z][\w.<>|' ]{0,30}=)?[ \t]{0,9}(?:[|>][-+\d]{0,2}[ \t]{0,9}(?=\r?\n))?(?:\r?\n[ \t]{1,99})?(?:[&!][\w:!.-]{1,40}[ \t]{1,9}){0,2}`;
// The sign first and the name behind it: almost no sign has such a name, and a search for one character is cheap.
const ASSIGNMENT = new RegExp(String.raw `[=:>](?<=(?:${WORDS})(?:>|\\{0,4}${QUOTE}?[ \t]{0,9}[=:]))${BEFORE}` +
    String.raw `(?:\\{0,4}${QUOTE}(?<quoted>[^\s"'\`\\]{8,512})(?=\\{0,4}${QUOTE})|(?<bare>[^\s"'\`,;&|=\\(){}[\]<>]{8,512}={0,2})(?=[\s,;&|)}\]<"'\`\\]|$))`, 'gi');
const NAME = new RegExp(`(?:${WORDS})$`, 'i');
/**
 * Finds random values that are given to a password, a key or a token: `password=…`, `api_key: …`, `"apiKey": "…"`, in environment
 * files, source files, configuration and JSON within a string. The place is that of the value.
 */
function findAssignments(text) {
    const found = [];
    for (const match of text.matchAll(ASSIGNMENT)) {
        const secret = judge(text, match);
        if (secret !== undefined)
            found.push(secret);
    }
    return found;
}
/** Whether {@link findAssignments} finds any. */
function holdsAssignment(text) {
    for (const match of text.matchAll(ASSIGNMENT))
        if (judge(text, match) !== undefined)
            return true;
    return false;
}
/** Whether a member of a document is such a value: the name and the value stand apart there. */
function isAssignedSecret(name, value) {
    return NAME.test(name) && !HARMLESS.test(name) && looksRandom(value.trim());
}
function judge(text, { index, groups, 0: all }) {
    const value = groups?.['quoted'] ?? groups?.['bare'] ?? '';
    if (index === undefined || !looksRandom(value))
        return undefined;
    if (HARMLESS.test(text.slice(Math.max(0, index - 60), index).replace(/["'`\\\s]+$/, '')))
        return undefined;
    const start = index + all.lastIndexOf(value);
    return { kind: 'assigned-secret', start, end: start + value.length };
}


/***/ })

};
;