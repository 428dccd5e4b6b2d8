"use strict";
exports.id = 6868;
exports.ids = [6868,5015];
exports.modules = {

/***/ 86868:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bashCompletion: () => (/* binding */ bashCompletion)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57396);

function bashCompletion(table) {
    const { commands, globals } = table;
    const flags = (options) => options.map(({ flag }) => flag).join(' ');
    const choice = (name, options, rest) => [
        `    '${name}')`,
        '      case $prev in',
        ...options.flatMap(({ flag, value }) => (value === undefined ? [] : [`        ${flag}) ${offered(value)} ;;`])),
        `        *) if [[ $cur == -* && -z $ended ]]; then _cartwright_offer none '${flags(options)}'; else ${rest}; fi ;;`,
        '      esac',
        '      ;;',
    ];
    const words = (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .firstWords */ .Cb)(table);
    const halves = [...words].flatMap(([word, rows]) => (rows.length > 0 ? [word] : []));
    const valued = globals.flatMap(({ flag, value }) => (value === undefined ? [] : [flag]));
    return `# Completion of cartwright for bash. In ~/.bashrc: eval "$(cartwright completion bash)"
_cartwright_offer() {
  local IFS=$'\\n'
  case $1 in
    files) COMPREPLY=($(compgen -f -- "$cur")) ;;
    folders) COMPREPLY=($(compgen -d -- "$cur")) ;;
  esac
  [[ $1 == none ]] || compopt -o filenames 2>/dev/null
  IFS=$' \\n'
  COMPREPLY+=($(compgen -W "$2" -- "$cur"))
}

_cartwright() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command='' ended='' i
  COMPREPLY=()
  # bash takes --name=value apart.
  if [[ $cur == = ]]; then cur=''; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == -- ]] && ended=yes prev=''
  done
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${valued.join(' | ')}) if [[ \${COMP_WORDS[i+1]} == = ]]; then ((i += 2)); else ((i += 1)); fi ;;
      -*) ;;
      ${halves.join(' | ')})
        command=\${COMP_WORDS[i]}
        ((i + 1 < COMP_CWORD)) && command+=" \${COMP_WORDS[i+1]}"
        break
        ;;
      *)
        command=\${COMP_WORDS[i]}
        break
        ;;
    esac
  done
  case $command in
${commands.flatMap((row) => choice(row.name, row.options, offered(row.rest))).join('\n')}
${halves.map((half) => `    ${half}) _cartwright_offer none '${(words.get(half) ?? []).map(_table_js__WEBPACK_IMPORTED_MODULE_0__/* .secondWord */ .fV).join(' ')}' ;;`).join('\n')}
${choice('', globals, `_cartwright_offer none '${[...words.keys()].join(' ')}'`).join('\n')}
  esac
}

complete -F _cartwright cartwright
`;
}
const offered = ({ files, words }) => `_cartwright_offer ${files} '${words.join(' ')}'`;


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
