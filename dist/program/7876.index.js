"use strict";
exports.id = 7876;
exports.ids = [7876];
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


/***/ })

};
;
