"use strict";
exports.id = 1576;
exports.ids = [1576,5015];
exports.modules = {

/***/ 21576:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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


/***/ }),

/***/ 57396:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ firstWords),
/* harmony export */   completionTable: () => (/* binding */ completionTable),
/* harmony export */   fV: () => (/* binding */ secondWord)
/* harmony export */ });
/* unused harmony export rowOf */
/* harmony import */ var _core_clients_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82066);
/* harmony import */ var _generated_rule_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94560);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98213);



const ARGUMENT = /^(?:[A-Z]+(?:\|[A-Z]+)*|[a-z]+(?:\|[a-z]+)+)$/;
const WORDS = /^[a-z]+(?:\|[a-z]+)+$/;
const FILES = { files: 'files', words: [] };
const NOTHING = { files: 'none', words: [] };
const PLACEHOLDERS = {
    FILE: FILES,
    PATH: FILES,
    GLOB: FILES,
    CAL: FILES,
    PACKAGE: FILES,
    MANIFEST: FILES,
    CARTRIDGE: FILES,
    OLD: FILES,
    NEW: FILES,
    OUT: FILES,
    DIR: { files: 'folders', words: [] },
    PROFILE: { files: 'files', words: Object.keys(_core_clients_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__.CLIENTS) },
    RULE: { files: 'none', words: _generated_rule_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE_FACTS */ .j.map(({ id }) => id) },
    CLIENT: { files: 'none', words: Object.keys(_core_clients_catalog_index_js__WEBPACK_IMPORTED_MODULE_0__.CLIENTS) },
    REV: NOTHING,
    URL: NOTHING,
    VERSION: NOTHING,
    NAME: NOTHING,
    ID: NOTHING,
    N: NOTHING,
    'I/N': NOTHING,
    SECONDS: NOTHING,
    'ROLE=JSON': NOTHING,
    KIND: NOTHING,
    LAYOUT: FILES,
    'LAYOUT.tar': FILES,
    TOKENS: NOTHING,
    DATE: NOTHING,
    KEYID: NOTHING,
    ORGANISATION: NOTHING,
    PROOF: NOTHING,
    REASON: NOTHING,
    LEVEL: NOTHING,
    TRUST: NOTHING,
    DAYS: NOTHING,
    DAY: NOTHING,
    TIME: NOTHING,
};
function completionTable(commands) {
    return { commands: commands.map(rowOf), globals: _arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .GLOBAL_OPTIONS */ .P.map((option) => optionRow(option, [])) };
}
function rowOf({ name, summary, usage, options, formats }) {
    return {
        name,
        summary,
        options: [...options, ..._arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .GLOBAL_OPTIONS */ .P].map((option) => optionRow(option, formats)),
        rest: together(usage.flatMap((line) => argumentsOf(line.slice(name.length), options)).map(offerOf)),
    };
}
function firstWords({ commands }) {
    const words = new Map();
    for (const row of commands) {
        const [first = '', second] = row.name.split(' ');
        words.set(first, [...(words.get(first) ?? []), ...(second === undefined ? [] : [row])]);
    }
    return words;
}
const secondWord = ({ name }) => name.slice(name.indexOf(' ') + 1);
function optionRow(option, formats) {
    return { flag: `--${option.name}`, summary: option.summary, value: valueOf(option, formats) };
}
function valueOf(option, formats) {
    if (option.kind === 'flag')
        return undefined;
    const words = option.name === 'format' ? formats : option.choices;
    return words === undefined ? offerOf(option.value ?? '') : { files: 'none', words };
}
function argumentsOf(usage, options) {
    const valued = new Set(options.flatMap(({ name, kind }) => (kind === 'flag' ? [] : [`--${name}`])));
    const words = usage.split(/[\s[\]…]+/);
    return words.filter((word, i) => !valued.has(words[i - 1] ?? '') && words[i - 1] !== '<' && ARGUMENT.test(word));
}
function offerOf(placeholder) {
    if (WORDS.test(placeholder))
        return { files: 'none', words: placeholder.split('|') };
    return together(placeholder.split('|').map((name) => {
        const offer = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
        if (offer === undefined)
            throw new Error(`say in PLACEHOLDERS what a shell offers for ${name}`);
        return offer;
    }));
}
function together(offers) {
    const files = ['files', 'folders'].find((kind) => offers.some((offer) => offer.files === kind)) ?? 'none';
    return { files, words: [...new Set(offers.flatMap(({ words }) => words))] };
}


/***/ })

};
;
Object.assign(exports.modules, require("./shared-94560.js").modules);
