"use strict";
exports.modules = {

/***/ 32065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ excerptLines),
/* harmony export */   CO: () => (/* binding */ diagnosticLine),
/* harmony export */   _g: () => (/* binding */ findingsText),
/* harmony export */   closingLines: () => (/* binding */ closingLines),
/* harmony export */   diagnosticsText: () => (/* binding */ diagnosticsText),
/* harmony export */   fromLevel: () => (/* binding */ fromLevel),
/* harmony export */   lintText: () => (/* binding */ lintText),
/* harmony export */   summaryLine: () => (/* binding */ summaryLine)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56125);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27827);
/* harmony import */ var _excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53440);




const COLORS = { error: 'red', warning: 'yellow', note: 'cyan' };
const RELATED = 10;
const WIDTH = 100;
function diagnosticsText(diagnostics, options) {
    let last = { source: '', shown: '' };
    const safe = (source) => {
        if (source !== last.source)
            last = { source, shown: (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSecrets */ .QU)(source) };
        return last.shown;
    };
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('\n')(fromLevel(options.least, diagnostics).map((diagnostic) => block(diagnostic, options, safe)));
}
function fromLevel(least, diagnostics) {
    if (least === undefined)
        return diagnostics;
    const levels = _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.slice(0, _counts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(least) + 1);
    return diagnostics.filter(({ level }) => levels.includes(level));
}
function closingLines(diagnostics, { least, quiet = false }) {
    const shown = new Set(fromLevel(least, diagnostics));
    const hidden = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countLevels */ .ZT)(diagnostics.filter((each) => !shown.has(each)));
    const [first] = (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .mostTellingFirst */ .xj)([...shown]);
    return [
        ...((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(hidden) === 0 ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `not shown, below --min-level ${least ?? 'note'}: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .someCounts */ .fD)(hidden)}`]),
        ...(first === undefined || quiet ? [] : [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `more about a rule: cartwright explain ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(first.rule)}`]),
    ];
}
function findingsText(diagnostics, options) {
    return lintText(diagnostics, [], closingLines(diagnostics, options), options);
}
function lintText(diagnostics, diffs, last, options) {
    const text = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('')(diffs)}${diagnosticsText(diagnostics, options)}`;
    const lines = last.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${line}\n`);
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${text}${text === '' || last.length === 0 ? '' : '\n'}${_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('')(lines)}`;
}
function diagnosticLine({ path, range, level, rule, message }) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(path)}:${range.start.line}:${range.start.column}: ${level}[${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(rule)}] ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(message)}`;
}
function summaryLine({ files, errors, warnings, notes, accepted }) {
    const parts = [(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(errors, 'error'), (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(warnings, 'warning'), (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(notes, 'note')].filter((part) => !part.startsWith('0 '));
    const left = parts.length === 0 ? 'no problems' : _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join(', ')(parts);
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${left}${accepted === 0 ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `, ${accepted} accepted`} in ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(files, 'file')}`;
}
function block(diagnostic, { color, excerpts }, safe) {
    const paint = (text, style) => (color ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.painted)(text, style) : text);
    const { path, range, level, rule, message, help, related = [] } = diagnostic;
    const place = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(path)}:${range.start.line}:${range.start.column}:`;
    const lines = [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${paint(place, 'bold')} ${paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${level}[${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(rule)}]`, COLORS[level])} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(message)}`,
    ];
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    if (source !== undefined)
        lines.push(...excerpt(safe(source), diagnostic, gutter, paint));
    const margin = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.padded)('', source === undefined ? 2 : gutter + 1);
    lines.push(...related.slice(0, RELATED).map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${margin}${relatedLine(each, paint)}`));
    if (help !== undefined) {
        lines.push((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${margin}${source === undefined ? '' : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `=`, 'dim')} `}${paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `help:`, 'green')} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(help)}`);
    }
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('\n')(lines)}\n`;
}
function relatedLine({ path, range: { start }, message }, paint) {
    const place = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(path)}:${start.line}:${start.column}`;
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `↔`, 'dim')} ${place}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(message)}`;
}
function excerptLines(diagnostic, excerpts) {
    const { path, range } = diagnostic;
    const source = excerpts?.get(path)?.get(range.start.line);
    const gutter = String(range.start.line).length;
    return source === undefined ? [] : excerpt((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSecrets */ .QU)(source), diagnostic, gutter, (text) => text);
}
function excerpt(source, { range, level }, gutter, paint) {
    const [before, place, after] = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .aroundPlace */ .Z)(source, range, WIDTH);
    const [head, marked, tail] = [shown(before), shown(place), shown(after)];
    const line = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(`${head}${marked}${tail}`);
    const carets = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)('^'.repeat(Math.max(1, width(marked))));
    const bar = paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `|`, 'dim');
    return [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.padded)('', gutter)} ${bar}`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.trimmed)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${paint((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${range.start.line}`, 'dim')} ${bar} ${line}`),
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain) `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.padded)('', gutter)} ${bar} ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.padded)('', width(head))}${paint(carets, COLORS[level])}`,
    ];
}
function shown(text) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text.replaceAll('\t', ' '));
}
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
;
