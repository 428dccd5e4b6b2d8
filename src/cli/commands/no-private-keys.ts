import { stagedFiles } from '../../adapters/git/staged-files.ts';
import { searchPrivateKeys } from '../../app/no-private-keys.ts';
import { EXIT, type Command } from '../command.ts';
import { printDiagnostics } from '../diagnostics.ts';
import { formatUserError } from '../user-error.ts';

export const command: Command = {
  name: 'no-private-keys',
  summary: 'finds private keys in files that are about to be committed',
  usage: ['no-private-keys [FILE…]'],
  options: [],
  formats: ['text', 'json'],
  details: [
    "Looks for private keys in the files, or without any in everything that is staged in git's index: PEM of every kind,",
    'encrypted ones and OpenSSH keys too, on one line or in base64, JWK, DER, PuTTY, age, minisign. Exit 1 names file and line;',
    'no byte of a key is printed.',
  ].join('\n'),
  usesConfig: false,
  async run(context) {
    const { io, positionals } = context;
    const fs = positionals.length > 0 ? context.fs : stagedFiles(context.fs).fs;
    const found = searchPrivateKeys(fs, positionals.length > 0 ? positionals : fs.list('.'));
    await printDiagnostics(context, found.diagnostics, found.files);
    for (const problem of found.problems) io.err(formatUserError(problem));
    if (found.problems.length > 0) return EXIT.unable;
    return found.diagnostics.length > 0 ? EXIT.no : EXIT.ok;
  },
};
