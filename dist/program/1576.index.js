"use strict";
exports.id = 1576;
exports.ids = [1576];
exports.modules = {

/***/ 21576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fishCompletion: () => (/* binding */ fishCompletion)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57396);

function fishCompletion(table) {
    const { commands, globals } = table;
    const words = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .firstWords */ .Cb)(table);
    const halves = [...words].flatMap(([word, rows]) => (rows.length > 0 ? [word] : []));
    const valued = globals.flatMap(({ flag, value }) => (value === undefined ? [] : [flag]));
    const lines = (name, options) => options.map(({ flag, summary, value }) => {
        const what = value === undefined ? '' : ` ${offered(value, true)}`;
        return `complete -c cartwright -n '__cartwright_at "${name}"' -l ${flag.slice(2)}${what} -d ${quoted(summary)}`;
    });
    return `# Completion of cartwright for fish: cartwright completion fish > ~/.config/fish/completions/cartwright.fish
function __cartwright_at -a wanted
    set -l given (commandline -opc)
    set -e given[1]
    set -l found
    while set -q given[1]
        switch $given[1]
            case ${valued.join(' ')}
                set -e given[1]
            case '-*'
            case ${halves.join(' ')}
                set found $given[1..2]
                break
            case '*'
                set found $given[1]
                break
        end
        set -e given[1]
    end
    test "$found" = "$wanted"
end

complete -c cartwright -f
${lines('', globals).join('\n')}
${[...words]
        .map(([word, [row]]) => {
        const summary = row?.summary ?? commands.find(({ name }) => name === word)?.summary ?? '';
        return `complete -c cartwright -n '__cartwright_at ""' -a ${word} -d ${quoted(summary)}`;
    })
        .join('\n')}
${halves
        .flatMap((half) => (words.get(half) ?? []).map((row) => [half, row]))
        .map(([half, row]) => `complete -c cartwright -n '__cartwright_at ${half}' -a ${(0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .secondWord */ .fV)(row)} -d ${quoted(row.summary)}`)
        .join('\n')}
${commands
        .flatMap((row) => [
        ...lines(row.name, row.options),
        `complete -c cartwright -n '__cartwright_at "${row.name}"' ${offered(row.rest, false)}`,
    ])
        .join('\n')}
`;
}
function offered({ files, words }, isValue) {
    const list = [...words, ...(files === 'folders' ? ['(__fish_complete_directories)'] : [])];
    const flag = isValue ? (files === 'files' ? '-rF' : '-x') : files === 'files' ? '-F' : '-f';
    return list.length === 0 ? flag : `${flag} -a "${list.join(' ')}"`;
}
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw `\'`)}'`;


/***/ })

};
;
