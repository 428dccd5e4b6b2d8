import { printable } from '../../text/printable.ts';
import type { Command, Plain } from '../../text/outlet.ts';
import type { Answer } from '../../result/answer.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import { annotate, workflowCommand } from './annotations.ts';
import { total } from '../counts.ts';
import { diagnosticLine } from '../text/diagnostics.ts';

/**
 * Diagnostics as workflow commands, which GitHub shows as annotations at their lines. Where there are more than it shows, all
 * of them follow as ordinary lines, so that the log has them.
 *
 * @param cautions what the answer is to be taken with; each is a warning without a place
 */
export function diagnosticsGithub(
  diagnostics: readonly Diagnostic[],
  cautions: readonly string[],
  last: readonly Plain[] = [],
): Command {
  const { lines, cut } = annotate(diagnostics, { rest: 'the log below has all of them' });
  const rest = total(cut) === 0 ? [] : diagnostics.map(diagnosticLine);
  return githubLog(lines, cautions, [...rest, ...last]);
}

/** A check as a step prints it: its annotations, and its answer. */
export function checkGithub(
  lines: readonly Command[],
  { cautions, line }: Answer,
  before: readonly Plain[] = [],
): Command {
  return githubLog(lines, cautions, [...before, printable(line)]);
}

/** What a step prints: workflow commands, cautions as warnings without a place, then lines of the log. */
function githubLog(lines: readonly Command[], cautions: readonly string[], rest: readonly Plain[]): Command {
  const warnings = cautions.map((caution) => workflowCommand('warning', { title: 'cartwright' }, printable(caution)));
  return [...lines, ...warnings, ...rest].map((line) => `${line}\n`).join('') as Command;
}
