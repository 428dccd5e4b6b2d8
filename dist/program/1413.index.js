"use strict";
exports.id = 1413;
exports.ids = [1413,7876,7023];
exports.modules = {

/***/ 81413:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hoverMarkdown: () => (/* binding */ hoverMarkdown),
/* harmony export */   hoverText: () => (/* binding */ hoverText)
/* harmony export */ });
/* harmony import */ var _result_rule_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98052);
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72278);
/* harmony import */ var _markdown_pages_rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97876);
/* harmony import */ var _text_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57023);






function hoverMarkdown(findings, rules) {
    const pages = rules.flatMap((meta) => [(0,_markdown_pages_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleMarkdown */ .ki)(meta, '###'), (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)((0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(meta.id), (0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_5__/* .rulePage */ .gd)(meta.id))]);
    return (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)([...helpsOf(findings).map((help) => (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(help)), ...pages]);
}
function hoverText(findings, rules) {
    const helps = helpsOf(findings).map((help) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)(help));
    return _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj.join('\n')([...helps, (0,_text_rule_js__WEBPACK_IMPORTED_MODULE_4__.rulePagesText)(rules), ...rules.map(({ id }) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.printable)((0,_result_rule_page_js__WEBPACK_IMPORTED_MODULE_5__/* .rulePage */ .gd)(id)))]);
}
function helpsOf(findings) {
    return [...new Set(findings.flatMap(({ help }) => help ?? []))];
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

/***/ 97876:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   ki: () => (/* binding */ ruleMarkdown),
/* harmony export */   rulePagesMarkdown: () => (/* binding */ rulePagesMarkdown)
/* harmony export */ });
/* unused harmony export rulesMarkdown */
/* harmony import */ var _text_outlet_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84411);

function notesOf({ fixable, always, publish, apart }) {
    return [
        ...(fixable === true ? ['`cartwright lint --fix` mends it where there is one safe answer.'] : []),
        ...(always === true ? ['Nothing silences it.'] : []),
        ...(publish === true ? ['It runs only with `--publish`.'] : []),
        ...(apart === undefined ? [] : [apart]),
    ];
}
function ruleMarkdown(meta, heading = '##') {
    const notes = notesOf(meta);
    return [
        `${heading} ${meta.id}`,
        `**${meta.level}** · ${meta.summary}`,
        meta.what,
        meta.why,
        ...(meta.falseAlarms === undefined ? [] : [`*False alarms:* ${meta.falseAlarms}`]),
        ...(notes.length === 0 ? [] : [notes.join(' ')]),
        ...exampleMarkdown('Bad', meta.bad),
        ...exampleMarkdown('Good', meta.good),
    ].join('\n\n');
}
function exampleMarkdown(title, { language, text, files = [] }) {
    const fence = (tag, body) => `\`\`\`\`${tag}\n${body.replace(/\n*$/, '\n')}\`\`\`\``;
    return [`${title}:`, ...files.map((file) => `\`${file.path}\`\n\n${fence('', file.text)}`), fence(language, text)];
}
function rulePagesMarkdown(chosen, all) {
    const pages = chosen.length === 0 ? [rulesMarkdown(all)] : chosen.map((meta) => ruleMarkdown(meta, '#'));
    return (0,_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te) `${_text_outlet_js__WEBPACK_IMPORTED_MODULE_0__/* .gfm */ .Te.join('\n\n')(pages)}\n`;
}
function rulesMarkdown(metas) {
    const rows = metas.map((meta) => {
        const marks = [
            meta.fixable === true ? 'fix' : '',
            meta.always === true ? 'always' : '',
            meta.publish === true ? 'publish' : '',
        ];
        return `| [${meta.id}](#${meta.id.replace('/', '')}) | ${meta.level} | ${meta.summary} | ${marks.filter(Boolean).join(', ')} |`;
    });
    return ['| rule | level | raised when | |', '|---|---|---|---|', ...rows].join('\n');
}


/***/ }),

/***/ 57023:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rulePagesText: () => (/* binding */ rulePagesText),
/* harmony export */   rulesText: () => (/* binding */ rulesText)
/* harmony export */ });
/* harmony import */ var _markdown_pages_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97876);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);


const WIDTH = 100;
function rulePagesText(metas) {
    return _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.plain.join('\n')(metas.map(ruleText));
}
function ruleText(meta) {
    const flat = (text) => wrap(text.replaceAll('`', ''));
    const notes = (0,_markdown_pages_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .notesOf */ .h$)(meta);
    const example = (title, { text, files = [] }) => [
        `${title}:`,
        ...files.map((file) => `  ${file.path}\n\n${indent(file.text)}`),
        indent(text),
    ];
    const parts = [
        `${meta.id} (${meta.level})\n${meta.summary.slice(0, 1).toUpperCase()}${meta.summary.slice(1)}.`,
        flat(meta.what),
        flat(meta.why),
        ...(meta.falseAlarms === undefined ? [] : [flat(`False alarms: ${meta.falseAlarms}`)]),
        ...(notes.length === 0 ? [] : [flat(notes.join(' '))]),
        ...example('Bad', meta.bad),
        ...example('Good', meta.good),
    ];
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.visibleLines)(`${parts.join('\n\n')}\n`);
}
function rulesText(metas) {
    const width = Math.max(...metas.map(({ id }) => id.length));
    const lines = metas.map(({ id, level, summary }) => `${id.padEnd(width)}  ${level.padEnd(7)}  ${summary}`);
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.visibleLines)(`${lines.join('\n')}\n`);
}
function indent(text) {
    return text
        .replace(/\n+$/, '')
        .split('\n')
        .map((line) => (line === '' ? '' : `    ${line}`))
        .join('\n');
}
function wrap(text) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && line.length + word.length + 1 > WIDTH) {
            lines.push(line);
            line = word;
        }
        else
            line += line === '' ? word : ` ${word}`;
    }
    return [...lines, line].join('\n');
}


/***/ })

};
;
