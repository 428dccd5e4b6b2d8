"use strict";
exports.id = 9361;
exports.ids = [9361,2065,3691,8694];
exports.modules = {

/***/ 78694:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ANNOTATIONS_A_LEVEL),
/* harmony export */   planAnnotations: () => (/* binding */ planAnnotations)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56125);

const ANNOTATIONS_A_LEVEL = 10;
const RESERVED = { error: 1, warning: 2, note: 2 };
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
        return n === 0 ? [] : [`${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .thousands */ .oh)(n)} of ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(all.length, NOUNS[kind][0], NOUNS[kind][1])}`];
    });
    return cut.length === 0 ? [] : [`left out ${cut.join(' and ')}`];
}


/***/ }),

/***/ 13691:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ findingAnnotation),
/* harmony export */   Ih: () => (/* binding */ annotationsOf),
/* harmony export */   NA: () => (/* binding */ workflowCommand),
/* harmony export */   annotationLines: () => (/* binding */ annotationLines),
/* harmony export */   fz: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98052);
/* harmony import */ var _annotation_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78694);
/* harmony import */ var _markdown_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76510);




const MESSAGE = 4000;
const KIND = { error: 'error', warning: 'warning', note: 'notice' };
function annotationsOf({ items, cutWords }, options = {}) {
    const made = items.map((item) => 'rule' in item ? findingAnnotation(item, options) : overviewAnnotation(item, options));
    if (cutWords !== undefined)
        made.push({ kind: 'notice', message: cutWords, properties: { title: 'cartwright' } });
    return made;
}
function annotationLines(plan, options = {}) {
    return annotationsOf(plan, options).map(commandLine);
}
function annotate(diagnostics, options = {}) {
    const plan = (0,_annotation_plan_js__WEBPACK_IMPORTED_MODULE_1__.planAnnotations)(diagnostics, options);
    return { ...plan, lines: annotationLines(plan, options) };
}
function findingAnnotation(diagnostic, folder = {}) {
    const { rule, level, message, help, path, range } = diagnostic;
    const lines = [
        clean(message),
        ...(help === undefined ? [] : [`help: ${clean(help)}`]),
        ...(rule === 'cartwright' ? [] : [(0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .rulePage */ .gd)(rule)]),
    ];
    return placed({ level, path, range, title: rule }, lines.join('\n'), folder);
}
function overviewAnnotation(overview, { places, ...folder }) {
    const { level, path, title, range = places?.get(overview) } = overview;
    return placed({ level, path, range, title }, fitting(overview), folder);
}
function placed({ level, path, range, title }, text, folder) {
    const file = (0,_markdown_links_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .SH)(path, folder.prefix, folder.top);
    const kind = KIND[level];
    const whole = path.replace(/[\r\n]/g, '');
    if (file === undefined || (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(whole) !== whole) {
        return { kind, message: `${clean(path)}: ${text}`, properties: { title: clean(title) } };
    }
    const place = range === undefined ? {} : linesOf(range);
    return { kind, message: text, properties: { file, ...place, title: clean(title) } };
}
function fitting({ lines, mend }) {
    const last = firstLines(mend, MESSAGE / 2);
    return [...firstLines(lines, MESSAGE - last.join('\n').length - 1), ...last].join('\n');
}
function firstLines(lines, limit) {
    const shown = lines.map((line) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printableLines)(line), 1000));
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
function commandLine({ kind, message, properties }) {
    const { title, file, startLine: line, endLine, startColumn: col, endColumn } = properties;
    return workflowCommand(kind, { file, line, endLine, col, endColumn, title }, message);
}
function workflowCommand(command, properties, message) {
    const list = Object.entries(properties).flatMap(([key, value]) => value === undefined ? [] : [`${key}=${escapeProperty(String(value))}`]);
    return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}`;
}
function linesOf({ start, end }) {
    if (start.line < 1 || start.line >= 1e7)
        return {};
    const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
    if (last > start.line)
        return { startLine: start.line, endLine: last };
    const column = Math.max(1, start.column);
    const endColumn = end.line === start.line ? Math.max(column, end.column - 1) : column;
    return { startLine: start.line, endLine: start.line, startColumn: column, endColumn };
}
function clean(text) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(text), 1900);
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '#\\u0023[');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 9361:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkGithub: () => (/* binding */ checkGithub),
/* harmony export */   diagnosticsGithub: () => (/* binding */ diagnosticsGithub)
/* harmony export */ });
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20075);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13691);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56125);
/* harmony import */ var _text_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32065);




function diagnosticsGithub(diagnostics, cautions, last = []) {
    const { lines, cut } = (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotate */ .fz)(diagnostics, { rest: 'the log below has all of them' });
    const rest = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .total */ .X5)(cut) === 0 ? [] : diagnostics.map(_text_diagnostics_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosticLine */ .CO);
    return githubLog(lines, cautions, [...rest, ...last]);
}
function checkGithub(lines, { cautions, line }, before = []) {
    return githubLog(lines, cautions, [...before, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(line)]);
}
function githubLog(lines, cautions, rest) {
    const warnings = cautions.map((caution) => (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowCommand */ .NA)('warning', { title: 'cartwright' }, (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.printable)(caution)));
    return [...lines, ...warnings, ...rest].map((line) => `${line}\n`).join('');
}


/***/ }),

/***/ 76510:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RF: () => (/* binding */ fileLink),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   XR: () => (/* binding */ ruleAddress),
/* harmony export */   lN: () => (/* binding */ ruleLink),
/* harmony export */   xQ: () => (/* binding */ fileAddress)
/* harmony export */ });
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98052);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27827);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72278);
/* harmony import */ var _value_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21689);




function repositoryPath(path, prefix = '', top = '') {
    const plain = path.replaceAll('\\', '/');
    if (plain === '' || plain.startsWith('/') || /^[A-Za-z]:\//.test(plain))
        return undefined;
    const full = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathFromTop */ .PH)(`${prefix.replaceAll('\\', '/')}/${plain}`);
    const above = (0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathFromTop */ .PH)(top);
    if (full === undefined || above === undefined || full === above || !(0,_value_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(above, full))
        return undefined;
    return above === '' ? full : full.slice(above.length + 1);
}
function fileAddress(target, path, lines) {
    const full = target === undefined ? undefined : repositoryPath(path, target.prefix, target.top);
    if (target === undefined || full === undefined || (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E$)(path) !== path || !isSound(target))
        return undefined;
    const encoded = full.split('/').map(encodeSegment).join('/');
    const real = realLines(lines);
    const anchor = real === undefined ? '' : real.last > real.first ? `#L${real.first}-L${real.last}` : `#L${real.first}`;
    return `${target.serverUrl}/${target.repository}/blob/${target.sha}/${encoded}${anchor}`;
}
function fileLink(target, path, lines, label) {
    const real = realLines(lines);
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(label ?? (real === undefined ? path : `${path}:${real.first}`));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(text, fileAddress(target, path, lines));
}
function realLines(lines) {
    return lines !== undefined && lines.first > 0 && lines.first < 1e7 ? lines : undefined;
}
function ruleAddress(rule, rulesUrl) {
    const anchor = (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleAnchor */ .Ei)(rule);
    return rulesUrl === undefined || anchor === undefined ? undefined : `${rulesUrl}#${anchor}`;
}
function ruleLink(rule, rulesUrl) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(rule), ruleAddress(rule, rulesUrl));
}
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

/***/ 72278:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   ND: () => (/* binding */ element),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Te: () => (/* reexport safe */ _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__.Te),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);



const LIVE = /[@#$]|:\/\/|www\.|:[\w+-]+:|(?<![a-z0-9])gh-\d|\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const PUNCTUATION = /[\\`*_{}[\]<>&~]|^[-+=](?=[-+=]*$)/g;
function entities(text) {
    return text
        .replace(/[@#$]|:(?=\/\/)|www(?=\.)/gi, '$&\u2060')
        .replace(/[&<>"'`|*_[\]{}~^$@#:!\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
function code(text, limit = 200) {
    const shown = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit);
    if (shown.trim() === '')
        return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `(empty)`;
    if (shown.includes('|'))
        return element(text, limit);
    const fence = '`'.repeat(longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
function element(text, limit = 200) {
    return `<code>${entities((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit))}</code>`;
}
function prose(text, limit = 600) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.shorten)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text), limit)
        .split(/"([^"]*)"/)
        .map((part, i) => (i % 2 === 1 ? (part === '' ? '""' : code(part)) : part.split(/(\s+)/).map(word).join('')))
        .reduce((said, part) => (said.endsWith('`') && part.startsWith('`') ? `${said} ${part}` : said + part), '')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2');
}
function word(token) {
    if (token.trim() === '')
        return token;
    if (LIVE.test(token))
        return code(token);
    return token.replace(PUNCTUATION, '\\$&').replaceAll('|', '&#124;');
}
function fenced(block, info) {
    const text = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printableLines)(block);
    const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
    return `${fence}${info}\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${fence}`;
}
function row(...cells) {
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' | ')(cells)} |\n`;
}
function tableHead(...titles) {
    const rule = titles.map(() => (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `---`);
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `| ${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join(' | ')(titles)} |\n${row(...rule)}`;
}
function blocks(parts) {
    return `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`;
}
function link(text, address = '') {
    return /^https?:\/\/[\w.:/%#-]+$/.test(address) ? `[${text}](${address})` : text;
}
function marker(...words) {
    const safe = words.map((word) => encodeURIComponent((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(word)).replaceAll('--', '-%2D'));
    return `<!-- ${safe.join(' ')} -->`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-32065.js").modules);
