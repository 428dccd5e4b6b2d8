import type { Proposed } from '../app/propose.ts';
import { printable } from '../core/printable.ts';
import { proposalText } from '../core/scan/proposal-text.ts';
import { withoutOkf } from '../core/scan/scaffold/items.ts';
import { EXIT, type CommandContext } from './command.ts';
import { resultJson } from '../core/json-text.ts';

/** Runs `init --propose`: exit 1 when the CALs lack something. */
export async function runPropose(context: CommandContext): Promise<number> {
  const { io, format, quiet, config } = context;
  const { proposeRac } = await import('../app/propose.ts');
  const proposed = await proposeRac(await filesOf(context), {
    root: context.value('from-code') ?? '.',
    cals: context.positionals,
    configured: config.cals,
  });
  const found = proposed.missing.length + proposed.stale.length > 0;
  if (format === 'json') io.out(resultJson(proposalJson(proposed), 2));
  else {
    if (!quiet) for (const note of proposed.notes) io.err(`cartwright: ${printable(note)}\n`);
    if (found || !quiet) io.out(proposalText(proposed));
  }
  return found ? EXIT.no : EXIT.ok;
}

async function filesOf({ fs, flag }: CommandContext): Promise<CommandContext['fs']> {
  if (!flag('staged')) return fs;
  const { stagedFiles } = await import('../adapters/git/staged-files.ts');
  return stagedFiles(fs).fs;
}

/** What `init --propose --format json` prints. */
function proposalJson({ cals, missing, stale, notes }: Proposed): object {
  return {
    version: 1,
    cals: cals.map(({ path }) => path),
    missing: missing.map(({ item, cal, text }) => ({ cal, item: withoutOkf(item), text })),
    stale,
    notes,
  };
}
