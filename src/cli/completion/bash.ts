import { beginnings, secondWord, type CompletionTable, type Offer, type OptionRow } from './table.ts';

/** The completion for bash, 3.2 and newer; it needs no other package. */
export function bashCompletion(table: CompletionTable): string {
  const { commands, globals } = table;
  const flags = (options: readonly OptionRow[]): string => options.map(({ flag }) => flag).join(' ');
  const choice = (name: string, options: readonly OptionRow[], rest: string): string[] => [
    `    '${name}')`,
    '      case $prev in',
    ...options.flatMap(({ flag, value }) => (value === undefined ? [] : [`        ${flag}) ${offered(value)} ;;`])),
    `        *) if [[ $cur == -* && -z $ended ]]; then _cartwright_offer none '${flags(options)}'; else ${rest}; fi ;;`,
    '      esac',
    '      ;;',
  ];
  const { words, halves, valued } = beginnings(table);
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
${halves.map((half) => `    ${half}) _cartwright_offer none '${(words.get(half) ?? []).map(secondWord).join(' ')}' ;;`).join('\n')}
${choice('', globals, `_cartwright_offer none '${[...words.keys()].join(' ')}'`).join('\n')}
  esac
}

complete -F _cartwright cartwright
`;
}

const offered = ({ files, words }: Offer): string => `_cartwright_offer ${files} '${words.join(' ')}'`;
