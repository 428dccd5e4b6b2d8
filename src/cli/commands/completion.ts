import { UserError } from '../../core/result/errors.ts';
import { quote, visibleLines } from '../../core/text/printable.ts';
import { unreachable } from '../../core/value/unreachable.ts';
import { EXIT, type Command } from '../command.ts';
import type { CompletionTable } from '../completion/table.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export const command: Command<'text'> = {
  name: 'completion',
  summary: 'prints a completion script for a shell',
  example: 'completion bash > ~/.local/share/bash-completion/completions/cartwright',
  usage: [`completion ${SHELLS.join('|')}`],
  options: [],
  formats: ['text'],
  details: [
    'It completes commands, options, values of closed lists, rule ids, names of clients, and files where files go.',
    'bash: eval "$(cartwright completion bash)" in ~/.bashrc, or the file of the example where bash-completion is installed.',
    'zsh: source <(cartwright completion zsh) in ~/.zshrc, after compinit; or as a file _cartwright in a folder of fpath.',
    'fish: cartwright completion fish > ~/.config/fish/completions/cartwright.fish',
  ].join('\n'),
  usesConfig: false,
  async run({ io, positionals, commands }) {
    const [name] = positionals;
    const shell = SHELLS.find((each) => each === name);
    if (shell === undefined) {
      const what = name === undefined ? 'completion needs a shell' : `there is no completion for ${quote(name)}`;
      throw new UserError('usage', what, { help: `allowed: ${SHELLS.join(', ')}` });
    }
    const { completionTable } = await import('../completion/table.ts');
    io.out(visibleLines(await scriptOf(shell, completionTable(await commands()))));
    return EXIT.ok;
  },
};

async function scriptOf(shell: Shell, table: CompletionTable): Promise<string> {
  switch (shell) {
    case 'bash':
      return (await import('../completion/bash.ts')).bashCompletion(table);
    case 'zsh':
      return (await import('../completion/zsh.ts')).zshCompletion(table);
    case 'fish':
      return (await import('../completion/fish.ts')).fishCompletion(table);
  }
  return unreachable(shell);
}
