import type { InitPorts } from '../app/init.ts';
import { proposeRac } from '../app/propose.ts';
import { withoutOkf } from '../core/scan/scaffold/items.ts';
import { printable } from '../core/printable.ts';
import { EXIT, type CommandContext } from './command.ts';
import { jsonText } from '../core/json-text.ts';

/** Runs `init --propose`: exit 1 when the CALs lack something, so that a hook shows it. */
export async function runPropose(context: CommandContext, ports: InitPorts): Promise<number> {
  const { fs, io, format, quiet, config } = context;
  const proposal = await proposeRac(fs, ports, {
    root: context.value('from-code') ?? '.',
    cals: context.positionals,
    configured: config.cals,
  });
  const { missing, stale, cals } = proposal;
  const found = missing.length + stale.length > 0;
  if (format === 'json') {
    const items = missing.map(({ item, cal, text }) => ({ cal, item: withoutOkf(item), text }));
    io.out(jsonText({ version: 1, cals, missing: items, stale, notes: proposal.notes }, 2));
    return found ? EXIT.no : EXIT.ok;
  }
  if (cals.length === 0) {
    if (!quiet)
      io.out('There is no CAL to compare with; run cartwright init --from-code . --out DIR for a first one.\n');
    return EXIT.ok;
  }
  if (!found && !quiet) io.out(`Nothing is missing: ${cals.length} CALs cover what the code calls for.\n`);
  for (const [i, { item, cal, text }] of missing.entries()) {
    if (i === 0) io.out(`Add to "rac" in ${printable(cal)}:\n`);
    io.out(
      `\n${printable(item.kind)}: ${printable(
        item.evidence
          .map(({ path }) => path)
          .slice(0, 3)
          .join(', '),
      )}\n${text}`,
    );
  }
  for (const { cal, id, hint } of stale)
    io.out(`\n${printable(cal)}: the check of ${printable(id)} matches nothing any more: ${printable(hint)}\n`);
  return found ? EXIT.no : EXIT.ok;
}
