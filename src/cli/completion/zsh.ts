import { beginnings, secondWord, type CompletionTable, type Offer, type OptionRow } from './table.ts';

/** The completion for zsh: sourced, or as a file \`_cartwright\` in a folder of \`fpath\`. */
export function zshCompletion(table: CompletionTable): string {
  const { commands, globals } = table;
  const choice = (name: string, options: readonly OptionRow[], rest: readonly string[]): string[] => [
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
  const { words, halves, valued } = beginnings(table);
  const first = [...words].map(([word, [row]]) =>
    described(word, row?.summary ?? commands.find(({ name }) => name === word)?.summary ?? ''),
  );
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
    const seconds = (words.get(half) ?? []).map((row) => described(secondWord(row), row.summary));
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

function offered({ files, words }: Offer): string {
  const all = [
    ...(words.length > 0 ? [`compadd -- ${words.map(quoted).join(' ')}`] : []),
    ...(files === 'files' ? ['_files'] : files === 'folders' ? ['_files -/'] : []),
  ];
  return all.length === 0 ? ':' : all.join('; ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const described = (word: string, summary: string): string => quoted(`${word.replaceAll(':', '\\:')}:${summary}`);
