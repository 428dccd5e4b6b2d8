"use strict";
exports.id = 8408;
exports.ids = [8408];
exports.modules = {

/***/ 8408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explanationOf: () => (/* binding */ explanationOf),
/* harmony export */   ruleMarkdown: () => (/* binding */ ruleMarkdown),
/* harmony export */   ruleText: () => (/* binding */ ruleText),
/* harmony export */   rulesMarkdown: () => (/* binding */ rulesMarkdown),
/* harmony export */   rulesText: () => (/* binding */ rulesText)
/* harmony export */ });
const WIDTH = 100;
/** A rule as data: the same for every output. */
function explanationOf(meta) {
    const { id, level, summary, what, why, falseAlarms, fixable = false, always = false, publish = false, bad, good, } = meta;
    return {
        id,
        level,
        summary,
        what,
        why,
        ...(falseAlarms === undefined ? {} : { falseAlarms }),
        fixable,
        always,
        publish,
        bad,
        good,
    };
}
/** How a rule behaves beyond its level, in short sentences. */
function notesOf({ fixable, always, publish, apart }) {
    return [
        ...(fixable === true ? ['`cartwright lint --fix` mends it where there is one safe answer.'] : []),
        ...(always === true ? ['Nothing silences it.'] : []),
        ...(publish === true ? ['It runs only with `--publish`.'] : []),
        ...(apart === undefined ? [] : [apart]),
    ];
}
/** The section of a rule in docs/rules.md, and the output of `explain --format markdown`. */
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
/** The output of `explain RULE` in a terminal. */
function ruleText(meta) {
    const plain = (text) => wrap(text.replaceAll('`', ''));
    const notes = notesOf(meta);
    const example = (title, { text, files = [] }) => [
        `${title}:`,
        ...files.map((file) => `  ${file.path}\n\n${indent(file.text)}`),
        indent(text),
    ];
    const parts = [
        `${meta.id} (${meta.level})\n${meta.summary.slice(0, 1).toUpperCase()}${meta.summary.slice(1)}.`,
        plain(meta.what),
        plain(meta.why),
        ...(meta.falseAlarms === undefined ? [] : [plain(`False alarms: ${meta.falseAlarms}`)]),
        ...(notes.length === 0 ? [] : [plain(notes.join(' '))]),
        ...example('Bad', meta.bad),
        ...example('Good', meta.good),
    ];
    return `${parts.join('\n\n')}\n`;
}
/** All rules by group, one line each, for `explain` without a rule. */
function rulesText(metas) {
    const width = Math.max(...metas.map(({ id }) => id.length));
    const lines = metas.map(({ id, level, summary }) => `${id.padEnd(width)}  ${level.padEnd(7)}  ${summary}`);
    return `${lines.join('\n')}\n`;
}
/** The table of all rules in docs/rules.md. */
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