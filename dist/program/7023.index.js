"use strict";
exports.id = 7023;
exports.ids = [7023,7876];
exports.modules = {

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
