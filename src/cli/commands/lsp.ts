import { UserError } from '../../core/result/errors.ts';
import { flagOption, defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'lsp',
  summary: 'starts the language server for editors',
  example: 'lsp --stdio',
  usage: ['lsp --stdio'],
  options: [flagOption('stdio', 'speak the Language Server Protocol on standard input and output')],
  formats: ['text'],
  details: [
    'An editor starts it: docs/editors.md has the settings of each. It says of open files what lint and check say of them, saved or',
    'not, and reads the disk for the rest. It writes nothing, starts nothing and asks no network.',
    'It exits 0 after shutdown and exit, and 1 when its editor went away without them.',
  ].join('\n'),
  usesConfig: false,
  async run({ flag }) {
    if (!flag('stdio'))
      throw new UserError('usage', 'the transport is missing', { help: 'run cartwright lsp --stdio' });
    const [{ serve }, { StreamMessageReader, StreamMessageWriter }] = await Promise.all([
      import('../lsp/server.ts'),
      import('vscode-languageserver/node'),
    ]);
    const { ended } = serve(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout));
    const code = await ended;
    // A reader that waits for more would keep the process.
    process.stdin.destroy();
    return code;
  },
});
