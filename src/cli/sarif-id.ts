import { findRepository } from '../adapters/git/repository.ts';
import { automationId } from '../core/report/sarif/sarif.ts';
import { shortest } from '../core/value/path.ts';
import type { Command, CommandContext } from './command.ts';

/** Options that change how findings are shown or counted, when, or how long a run may take: not what is judged. */
const HOW = ['strict', 'server-timeout', 'today'];
/** Those of every command that decide what is judged. */
const EVERYWHERE = ['config', 'prefix'];

/** The `automationDetails.id` of a run of a command. */
export function sarifId(
  { name, options }: Pick<Command, 'name' | 'options'>,
  context: Pick<CommandContext, 'fs' | 'parsed'>,
): string {
  const { fs } = context;
  // Whatever the command declares is read here, by its table.
  const { positionals, flag, list, value } = context.parsed;
  const given = options
    .filter((option) => !HOW.includes(option.name))
    .map((option) => {
      if (option.kind === 'flag') return [option.name, ...(flag(option.name) ? [true] : [])];
      if (option.kind === 'list') return [option.name, ...list(option.name)];
      return [option.name, ...[value(option.name) ?? []].flat()];
    });
  const named = EVERYWHERE.map((each) => [each, ...[value(each) ?? []].flat()]);
  const asked = [['', ...positionals], ...given, ...named].filter(({ length }) => length > 1);
  const top = findRepository(fs.cwd)?.top ?? fs.cwd;
  return automationId(name, shortest(top, fs.cwd), asked);
}
