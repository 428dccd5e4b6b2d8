"use strict";
exports.id = 6961;
exports.ids = [6961,5015];
exports.modules = {

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


/***/ }),

/***/ 86961:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   zshCompletion: () => (/* binding */ zshCompletion)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57396);

function zshCompletion(table) {
    const { commands, globals } = table;
    const choice = (name, options, rest) => [
        `    ${quoted(name)})`,
        `      flags=(${options.map(({ flag, summary }) => described(flag, summary)).join(' ')})`,
        '      case $prev in',
        ...options.flatMap(({ flag, value }) => (value === undefined ? [] : [`        ${flag}) ${offered(value)} ;;`])),
        '        *) if [[ $cur == -* && -z $ended ]]; then _describe -o option flags; else',
        ...rest.map((line) => `          ${line}`),
        '        fi ;;',
        '      esac',
        '      ;;',
    ];
    const words = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .firstWords */ .Cb)(table);
    const halves = [...words].flatMap(([word, rows]) => (rows.length > 0 ? [word] : []));
    const valued = globals.flatMap(({ flag, value }) => (value === undefined ? [] : [flag]));
    const first = [...words].map(([word, [row]]) => described(word, row?.summary ?? commands.find(({ name }) => name === word)?.summary ?? ''));
    return `#compdef cartwright
# Completion of cartwright for zsh. In ~/.zshrc, after compinit: source <(cartwright completion zsh)
_cartwright() {
  local cur=$words[CURRENT] prev=$words[CURRENT-1] command='' ended='' i
  local -a flags names
  (( $words[(i)--] < CURRENT )) && ended=yes prev=''
  if [[ -z $ended && $cur == --*=* ]]; then
    prev=\${cur%%=*} cur=\${cur#*=}
    compset -P '*='
  fi
  for ((i = 2; i < CURRENT; i++)); do
    case $words[i] in
      ${valued.join('|')}) ((i++)) ;;
      -*) ;;
      ${halves.join('|')})
        command=$words[i]
        ((i + 1 < CURRENT)) && command+=" $words[i+1]"
        break
        ;;
      *)
        command=$words[i]
        break
        ;;
    esac
  done
  case $command in
${commands.flatMap((row) => choice(row.name, row.options, [offered(row.rest)])).join('\n')}
${halves
        .map((half) => {
        const seconds = (words.get(half) ?? []).map((row) => described((0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .secondWord */ .fV)(row), row.summary));
        return `    ${half}) names=(${seconds.join(' ')}); _describe command names ;;`;
    })
        .join('\n')}
${choice('', globals, [`names=(${first.join(' ')})`, '_describe command names']).join('\n')}
  esac
}

# As a file of fpath it is the function itself; sourced, it only tells of it.
if [[ $funcstack[1] == _cartwright ]]; then _cartwright "$@"; else compdef _cartwright cartwright; fi
`;
}
function offered({ files, words }) {
    const all = [
        ...(words.length > 0 ? [`compadd -- ${words.map(quoted).join(' ')}`] : []),
        ...(files === 'files' ? ['_files'] : files === 'folders' ? ['_files -/'] : []),
    ];
    return all.length === 0 ? ':' : all.join('; ');
}
const quoted = (text) => `'${text.replaceAll("'", String.raw `'\''`)}'`;
const described = (word, summary) => quoted(`${word.replaceAll(':', '\\:')}:${summary}`);


/***/ })

};
;
Object.assign(exports.modules, require("./shared-94560.js").modules);
