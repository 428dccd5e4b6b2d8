import { scanForKeys } from '../../app/no-private-keys.ts';
import { EXIT, type Command } from '../command.ts';
import { printDiagnostics } from '../diagnostics.ts';

/** Behind the hook of the same name (surface.md, Hooks); no command of its own in the overview. */
export const command: Command = {
  name: 'no-private-keys',
  summary: 'refuses files that hold a private key (the pre-commit hook of that name)',
  usage: ['no-private-keys FILE…'],
  options: [],
  formats: ['text', 'json'],
  usesConfig: false,
  async run(context) {
    const { diagnostics, files } = scanForKeys(context.fs, context.positionals);
    if (diagnostics.length > 0 || context.format === 'json') await printDiagnostics(context, diagnostics, files);
    return diagnostics.length > 0 ? EXIT.no : EXIT.ok;
  },
};
