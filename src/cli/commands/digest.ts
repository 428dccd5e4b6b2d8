import { digestsText, notesText } from '../../core/report/text/receipts.ts';
import { UserError } from '../../core/result/errors.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { EXIT, type Command } from '../command.ts';
import { eachFile } from '../each-file.ts';

export const command: Command<'text' | 'json'> = {
  name: 'digest',
  summary: 'prints the digests of a cartridge or a CAL',
  example: 'digest reviewer.cart',
  usage: ['digest FILE…'],
  options: [],
  formats: ['text', 'json'],
  details: [
    'The ROM digest is what a signature covers, and what a CAL pins as romDigest; SAVE rows do not change it. The file digest is',
    'the sha256 of the bytes, as sha256sum prints it. Of a *.cal.json or *.cal.yaml file it is the digest that its signature names.',
    'A digest says which file it is, not that it may be trusted: that is for verify. Exit code 1 when a cartridge is not whole or',
    'a CAL cannot be read in one way; it has no digest then, and standard error says why.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const { fs, io, profile, format } = context;
    if (context.positionals.length === 0) throw new UserError('usage', 'digest needs at least one file');
    const { cartridgeStore } = await import('../../adapters/sqlite/store.ts');
    const { digestsOf } = await import('../../app/trust/digest.ts');
    const ports = { fs, store: cartridgeStore(fs.cwd) };
    const { results, unreadable } = await eachFile(context, (path) => digestsOf(ports, path, profile));
    if (format === 'json') io.out(resultJson({ version: 1, results }, 2));
    else {
      io.out(digestsText(results));
      io.err(notesText(results.flatMap(({ path, problems }) => problems.map((problem) => `${path}: ${problem}`))));
    }
    if (unreadable) return EXIT.unable;
    return results.every(({ problems }) => problems.length === 0) ? EXIT.ok : EXIT.no;
  },
};
