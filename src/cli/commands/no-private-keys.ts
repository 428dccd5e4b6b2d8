import { stagedFiles } from '../../adapters/git/staged-files.ts';
import { scanForKeys } from '../../app/lint/no-private-keys.ts';
import { answerOf } from '../../core/result/answer.ts';
import { summarize } from '../../core/result/diagnostic.ts';
import { EXIT, type Command } from '../command.ts';
import { printDiagnostics } from '../diagnostics.ts';
import { formatUserError } from '../../core/report/text/user-error.ts';

/** Behind the hook of the same name (docs/promises.md, Hooks); no command of its own in the overview. */
export const command: Command<'text' | 'json'> = {
  name: 'no-private-keys',
  summary: 'refuses files that hold a private key (the pre-commit hook of that name)',
  example: 'no-private-keys src/settings.ts',
  usage: ['no-private-keys [FILE…]'],
  options: [],
  formats: ['text', 'json'],
  details: "Without FILE, everything that is staged in git's index is looked through. No byte of a key is printed.",
  usesConfig: false,
  async run(context) {
    const { io, positionals } = context;
    const named = positionals.length > 0;
    const fs = named ? context.fs : stagedFiles(context.fs).fs;
    const { diagnostics, problems, files } = scanForKeys(fs, named ? positionals : fs.list('.'));
    if (diagnostics.length > 0 || context.format === 'json') await printDiagnostics(context, diagnostics, files);
    for (const problem of problems) io.err(formatUserError(problem));
    if (problems.length > 0) return EXIT.unable;
    return answerOf({ summary: summarize(diagnostics, files) }).exitCode;
  },
};
