import { UserError } from '../../core/result/errors.ts';
import { quote } from '../../core/text/printable.ts';
import { EXIT, valueOption, defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'deactivate',
  summary: 'removes an activated agent from a client',
  example: 'deactivate builder',
  usage: ['deactivate NAME'],
  options: [valueOption('client', 'CLIENT', 'only in this client (default: in all clients)')],
  formats: ['text'],
  details: 'What was edited since stays, and is named. cartwright activate --check lists the names.',
  usesConfig: false,
  async run({ fs, io, positionals, value }) {
    const [name] = positionals;
    if (name === undefined) throw new UserError('usage', 'deactivate needs the name of one agent');
    const { activatedText } = await import('../../core/report/text/activate.ts');
    const { removeFile } = await import('../../adapters/fs/remove-file.ts');
    const { activationsIn } = await import('../../app/activate/activate.ts');
    const { finishPending, makeChanges } = await import('../../app/activate/changes.ts');
    const { planDeactivation } = await import('../../app/activate/configure.ts');
    const ports = { fs, removeFile: (path: string) => removeFile(fs.cwd, path) };
    finishPending(ports);
    const all = activationsIn(fs);
    const client = value('client');
    const isMeant = (each: (typeof all)[number]): boolean =>
      each.name === name && (client === undefined || each.client === client);
    const gone = all.filter(isMeant);
    if (gone.length === 0)
      throw new UserError('no-file', `nothing of the name ${quote(name)} is activated`, {
        help:
          all.length === 0
            ? 'nothing is activated here; cartwright activate does it'
            : `these are: ${[...new Set(all.map((each) => each.name))].join(', ')}`,
      });
    const { changes, left } = await planDeactivation(fs, all, isMeant);
    makeChanges(ports, changes);
    io.out(activatedText(`deactivated ${name} in ${gone.map((each) => each.client).join(', ')}`, left));
    return EXIT.ok;
  },
});
