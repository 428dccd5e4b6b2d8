import type { Proposed } from '../app/propose/propose.ts';
import { answerJson, answerOf, type Answer } from '../core/result/answer.ts';
import { answerText, notesText } from '../core/report/text/receipts.ts';
import { proposalText } from '../core/report/text/plan.ts';
import { withoutOkf } from '../core/scan/scaffold/items.ts';
import type { CommandContext, OptionSpec } from './command.ts';
import { resultJson } from '../core/text/json-text.ts';

type Context = CommandContext<
  'text' | 'json' | 'yaml',
  OptionSpec<'from-code', 'value'> | OptionSpec<'staged', 'flag'>
>;

/** Runs `init --propose`: exit 1 when the CALs lack something, or one cannot be read. */
export async function runPropose(context: Context): Promise<number> {
  const { io, format, quiet, config, root } = context;
  const { proposeRac } = await import('../app/propose/propose.ts');
  const proposed = await proposeRac(await filesOf(context), {
    root: context.value('from-code') ?? '.',
    cals: context.positionals,
    // Globs of a project above are not about what lies here alone.
    configured: root === '.' ? config.cals : undefined,
  });
  const answer = answerFor(proposed);
  if (format === 'json') io.out(resultJson(proposalJson(proposed, answer), 2));
  else {
    const notes = [...proposed.notes, ...answer.cautions.map((caution) => `warning: ${caution}`)];
    if (!quiet) io.err(notesText(notes));
    if (!answer.ok || !quiet) io.out(answerText(answer, [proposalText(proposed)]));
  }
  return answer.exitCode;
}

function answerFor({ cals, missing, stale, unread }: Proposed): Answer {
  const some = (found: readonly unknown[], one: string, many: string): string[] =>
    found.length === 0 ? [] : [`${found.length} ${found.length === 1 ? one : many}`];
  return answerOf({
    nothing: cals.length + unread.length === 0,
    also: [
      ...some(unread, 'CAL cannot be read', 'CALs cannot be read'),
      ...some(missing, 'item of required context missing', 'items of required context missing'),
      ...some(stale, 'check matches nothing', 'checks match nothing'),
    ],
  });
}

async function filesOf({ fs, flag }: Context): Promise<Context['fs']> {
  if (!flag('staged')) return fs;
  const { stagedFiles } = await import('../adapters/git/staged-files.ts');
  return stagedFiles(fs).fs;
}

/** What `init --propose --format json` prints. */
function proposalJson({ cals, missing, stale, notes }: Proposed, answer: Answer): object {
  return {
    version: 1,
    cals: cals.map(({ path }) => path),
    missing: missing.map(({ item, cal, text }) => ({ cal, item: withoutOkf(item), text })),
    stale,
    notes,
    answer: answerJson(answer),
  };
}
