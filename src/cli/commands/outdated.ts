import { demandsIn } from '../../app/policy/demands.ts';
import { UserError } from '../../core/result/errors.ts';
import { EXIT, type Command } from '../command.ts';

export const command: Command = {
  name: 'outdated',
  summary: 'lists activated or locked cartridges that have a newer version',
  example: 'outdated release/',
  usage: ['outdated PATH…'],
  options: [],
  formats: ['text'],
  details:
    'Nothing is asked of the network. A cartridge that does not verify is ignored. Exit code 1 when one is outdated.',
  usesConfig: true,
  async run({ fs, io, clock, positionals, config, profile, root }) {
    if (positionals.length === 0)
      throw new UserError('usage', 'outdated needs a folder, a layout or a file with cartridges');
    const { activatedText } = await import('../../core/report/text/activate.ts');
    const { notesText } = await import('../../core/report/text/receipts.ts');
    const { activationsIn } = await import('../../app/activate/activate.ts');
    const { newerOf } = await import('../../app/activate/together.ts');
    const { readLockFile } = await import('../../app/lock/hold.ts');
    const { cartridgePaths } = await import('../../app/project/cartridge-files.ts');
    const { cardReader } = await import('../../wiring/read-card.ts');
    const cals = [...(readLockFile(fs, root).reading?.lock.cals.values() ?? [])];
    const locked = cals.flatMap((slots) =>
      [...slots.values()].flatMap((slot) => (slot.kind === 'cartridge' ? [slot] : [])),
    );
    const notes: string[] = [];
    const readCard = await cardReader(fs)(() => demandsIn({ fs, clock }, { config, profile }));
    const found = await newerOf(readCard, [...activationsIn(fs), ...locked], cartridgePaths(fs, positionals), notes);
    if (notes.length > 0) io.err(notesText(notes));
    for (const { id, version, newer, path } of found)
      io.out(activatedText(`${id} ${version}: ${newer} is in ${path}`, []));
    if (found.length === 0) io.out(activatedText('ok: nothing newer is there', []));
    return found.length === 0 ? EXIT.ok : EXIT.no;
  },
};
