import { beginnings, secondWord, type CompletionTable, type Offer, type OptionRow } from './table.ts';

/** The completion for fish, 3.1 and newer. */
export function fishCompletion(table: CompletionTable): string {
  const { commands, globals } = table;
  const { words, halves, valued } = beginnings(table);
  const lines = (name: string, options: readonly OptionRow[]): string[] =>
    options.map(({ flag, summary, value }) => {
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
  .flatMap((half) => (words.get(half) ?? []).map((row) => [half, row] as const))
  .map(
    ([half, row]) =>
      `complete -c cartwright -n '__cartwright_at ${half}' -a ${secondWord(row)} -d ${quoted(row.summary)}`,
  )
  .join('\n')}
${commands
  .flatMap((row) => [
    ...lines(row.name, row.options),
    `complete -c cartwright -n '__cartwright_at "${row.name}"' ${offered(row.rest, false)}`,
  ])
  .join('\n')}
`;
}

/** What is at a place; a value is required after its option. */
function offered({ files, words }: Offer, isValue: boolean): string {
  const list = [...words, ...(files === 'folders' ? ['(__fish_complete_directories)'] : [])];
  const flag = isValue ? (files === 'files' ? '-rF' : '-x') : files === 'files' ? '-F' : '-f';
  return list.length === 0 ? flag : `${flag} -a "${list.join(' ')}"`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
