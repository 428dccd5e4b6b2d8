export const id = 9673;
export const ids = [9673,9341];
export const modules = {

/***/ 9673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diagnosticsGithub: () => (/* binding */ diagnosticsGithub)
/* harmony export */ });
/* unused harmony export workflowCommand */
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8217);
/* harmony import */ var _diagnostics_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9341);


const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' };
/** The runner keeps ten annotations of a kind in a step and drops the rest silently. */
const SHOWN = 10;
/**
 * Diagnostics as workflow commands, which GitHub shows as annotations at their lines: ten of each level, errors first. What
 * is left is printed as ordinary lines, so that nothing is lost.
 */
function diagnosticsGithub(diagnostics) {
    const lines = [];
    const left = [];
    for (const level of ['error', 'warning', 'note']) {
        diagnostics
            .filter((diagnostic) => diagnostic.level === level)
            .forEach((diagnostic, i) => i < SHOWN ? lines.push(workflowCommand(diagnostic)) : left.push((0,_diagnostics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnosticLine */ .C)(diagnostic)));
    }
    if (left.length > 0)
        lines.push(`${left.length} more without an annotation:`, ...left);
    return lines.map((line) => `${line}\n`).join('');
}
/** One annotation. A path that GitHub cannot show is left out of the properties and put into the message. */
function workflowCommand({ level, rule, message, path, range, help }) {
    const text = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g)(message)}${help === undefined ? '' : `\nhelp: ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g)(help)}`}`;
    const oneLine = range.start.line === range.end.line;
    const inside = !/^(?:\/|[A-Za-z]:|\.\.(?:\/|$))|\\|##\[/.test(path) &&
        path !== '' &&
        (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g)(path.replace(/[\r\n]/g, '')) === path.replace(/[\r\n]/g, '');
    const place = inside
        ? {
            file: path,
            line: range.start.line,
            endLine: range.end.line,
            // GitHub ignores columns of a place that spans lines.
            ...(oneLine ? { col: range.start.column, endColumn: range.end.column } : {}),
        }
        : {};
    const properties = Object.entries({ ...place, title: rule }).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const where = inside ? '' : `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g)(path)}:${range.start.line}:${range.start.column}: `;
    return `::${COMMANDS[level]} ${properties.join(',')}::${escapeData(where + text)}`;
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
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
    return `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(path)}:${range.start.line}:${range.start.column}: ${level}[${rule}] ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(message)}`;
}
/** `2 errors, 1 warning in 3 files`. */
function summaryLine({ files, errors, warnings, notes }) {
    const parts = [count(errors, 'error'), count(warnings, 'warning'), count(notes, 'note')].filter((part) => !part.startsWith('0 '));
    return `${parts.length === 0 ? 'no problems' : parts.join(', ')} in ${count(files, 'file')}`;
}
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
function block(diagnostic, { color, excerpts }) {
    const paint = (style, text) => color ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
    const { path, range, level, rule, message, help } = diagnostic;
    const place = `${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(path)}:${range.start.line}:${range.start.column}:`;
    const lines = [`${paint('bold', place)} ${paint(level, `${level}[${rule}]`)} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(message)}`];
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    if (source !== undefined)
        lines.push(...excerpt(source, diagnostic, gutter, paint, level));
    if (help !== undefined) {
        lines.push(`${' '.repeat(source === undefined ? 2 : gutter + 1)}${source === undefined ? '' : `${paint('dim', '=')} `}${paint('help', 'help:')} ${(0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(help)}`);
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
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g)(text.replaceAll('\t', ' '));
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


/***/ })

};
