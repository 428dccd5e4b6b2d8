"use strict";
exports.id = 4524;
exports.ids = [4524];
exports.modules = {

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


/***/ }),

/***/ 19091:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   renderMarkdown: () => (/* binding */ renderMarkdown)
/* harmony export */ });
/* unused harmony exports SUMMARY_LIMIT, utf8Length */
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47127);

const SUMMARY_LIMIT = 999_000;
function renderSummary(input, rest = 'the report file has all of them') {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportDocument */ .c)(input, { limit: SUMMARY_LIMIT, size: utf8Length, rest });
}
function renderMarkdown(input) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .reportDocument */ .c)(input, { limit: Number.POSITIVE_INFINITY, size: (text) => text.length, rest: '' }).text;
}
const encoder = new TextEncoder();
function utf8Length(text) {
    return encoder.encode(text).length;
}


/***/ })

};
;
