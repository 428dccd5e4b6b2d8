"use strict";
exports.id = 6961;
exports.ids = [6961];
exports.modules = {

/***/ 86961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
