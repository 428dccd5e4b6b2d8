"use strict";
exports.id = 9654;
exports.ids = [9654,75];
exports.modules = {

/***/ 9654:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandHelp: () => (/* binding */ commandHelp),
/* harmony export */   overview: () => (/* binding */ overview)
/* harmony export */ });
/* unused harmony exports optionLabel, optionSummary */
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98213);
/* harmony import */ var _core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20075);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58455);



async function overview() {
    const rows = (await (0,_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .everyCommand */ .n3)()).map(({ name, summary }) => [name, summary]);
    const lines = [
        'Usage: cartwright COMMAND [OPTION…]',
        '',
        'Commands:',
        ...table(rows),
        '',
        'Options of every command:',
        ...optionRows(_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .GLOBAL_OPTIONS */ .P),
        '',
        'Exit codes: 0 nothing wrong; 1 the answer is no; 2 it could not run; 3 a bug in cartwright.',
        'Run cartwright COMMAND --help for its options.',
        '',
    ];
    return (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.visibleLines)(lines.join('\n'));
}
function commandHelp(command) {
    const usage = command.usage.map((line, i) => `${i === 0 ? 'Usage:' : '      '} cartwright ${line}`);
    const formats = `Formats: ${command.formats.join(', ')} (default ${command.formats[0]})`;
    const sections = [
        `Example: cartwright ${command.example}`,
        usage.join('\n'),
        command.summary[0]?.toUpperCase() + command.summary.slice(1) + '.',
    ];
    if (command.options.length > 0)
        sections.push(['Options:', ...optionRows(command.options)].join('\n'));
    sections.push(['Options of every command:', ...optionRows(_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .GLOBAL_OPTIONS */ .P)].join('\n'), formats);
    if (command.details !== undefined)
        sections.push(command.details);
    return (0,_core_text_printable_js__WEBPACK_IMPORTED_MODULE_1__.visibleLines)(`${sections.join('\n\n')}\n`);
}
function optionLabel(option) {
    const short = option.short === undefined ? '' : `-${option.short}, `;
    return `${short}--${option.name}${option.kind === 'flag' ? '' : ` ${option.value ?? 'VALUE'}`}`;
}
function optionSummary(option) {
    const repeat = option.kind === 'list' ? ' (repeatable)' : '';
    const choices = option.choices === undefined ? '' : `: ${option.choices.join(', ')}`;
    return `${option.summary}${choices}${repeat}`;
}
function optionRows(options) {
    return table(options.map((option) => [optionLabel(option), optionSummary(option)]));
}
function table(rows) {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-58313.js").modules);
