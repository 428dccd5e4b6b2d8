"use strict";
exports.id = 153;
exports.ids = [153];
exports.modules = {

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

/***/ 10153:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffMarkdown: () => (/* binding */ diffMarkdown)
/* harmony export */ });
/* harmony import */ var _result_host_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54520);
/* harmony import */ var _result_reservations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13651);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72278);



function diffMarkdown({ old, new: next, changes, hosts, step, taken, enough }) {
    const label = (0,_result_host_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .hostLabels */ ._)(hosts);
    const rows = changes.map(({ id, kind, before, after, message }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)(kind, cell(id), cell(before), cell(after), cell(message)));
    const asked = step === 'none' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `the version may stay` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `SemVer step: ${step}`;
    const versions = old.version === null || next.version === null
        ? ''
        : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `; ${cell(old.version)} → ${cell(next.version)} (${taken ?? 'not later'}) ${enough ? 'is enough' : 'is too small'}`;
    return _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te.join('\n')([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `**${cell(old.subject)} → ${cell(next.subject)}**\n`,
        changes.length === 0
            ? 'Nothing changed in the requirements.\n'
            : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `| | requirement | before | after | |\n|---|---|---|---|---|\n${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te.join('')(rows)}`,
        ...(hosts.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `${_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te.join('')(hosts.map((host) => hostLine(host, label(host))))}`]),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `${asked}${versions}\n`,
    ]);
}
function hostLine(change, host) {
    const { after, unmet, reason = '' } = change;
    const [was, is] = (0,_result_reservations_js__WEBPACK_IMPORTED_MODULE_0__/* .sidesOf */ .Mm)(change);
    const why = after === 'refuse' ? unmet.join(', ') : reason;
    const now = why === '' ? is : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `${is} (${cell(why)})`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `- ${cell(host)}: ${was === is ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `${now}, as before` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `${was} → ${now}`}\n`;
}
function cell(text) {
    return text === '' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .gfm */ .Te) `` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .element */ .ND)(text, Number.POSITIVE_INFINITY);
}


/***/ }),

/***/ 54520:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pairKey),
/* harmony export */   _: () => (/* binding */ hostLabels)
/* harmony export */ });
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\s]+/gu;
function hostLabels(verdicts) {
    const profiles = new Map();
    for (const { host, profile } of verdicts) {
        const look = lookOf(host);
        const known = profiles.get(look);
        if (known === undefined)
            profiles.set(look, new Set([profile]));
        else
            known.add(profile);
    }
    return ({ host, profile }) => (profiles.get(lookOf(host))?.size ?? 0) > 1 && host !== profile ? `${host} (${profile})` : host;
}
function lookOf(name) {
    return name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
}
function pairKey({ subject, profile }) {
    return JSON.stringify([subject, profile]);
}


/***/ })

};
;
