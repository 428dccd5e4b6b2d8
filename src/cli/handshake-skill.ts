import type { CheckPorts } from '../app/check/options.ts';
import { judgeNamedSkills } from '../app/skills/judge.ts';
import { answerJson, answerOf } from '../core/result/answer.ts';
import { sortDiagnostics, summarize } from '../core/result/diagnostic.ts';
import { UserError } from '../core/result/errors.ts';
import { withPages } from '../core/result/rule-page.ts';
import { nextItems, skillItems } from '../core/report/sections/skills.ts';
import { answerText } from '../core/report/text/receipts.ts';
import { itemLines } from '../core/report/text/write.ts';
import { resultJson } from '../core/text/json-text.ts';
import type { CommandContext, OptionSpec } from './command.ts';
import { printDiagnostics } from './diagnostics.ts';

/**
 * Runs `handshake` for skills: exit 1 where one cannot run on a client, or nothing says whether it can.
 *
 * @throws UserError where no client is named or configured
 */
export async function runForSkills(
  context: CommandContext<'text' | 'json' | 'markdown', OptionSpec<'host', 'list'>>,
  peer: CheckPorts['peer'],
  subjects: readonly string[],
): Promise<number> {
  const { fs, io, format, quiet } = context;
  const { skills, findings, clients } = await judgeNamedSkills({ fs, peer }, subjects, context.list('host'));
  if (clients.length === 0)
    throw new UserError('usage', 'no client is named, and the working directory configures none', {
      help: 'name one: --host claude-code; cartwright host list has them all',
    });
  const diagnostics = sortDiagnostics(findings);
  const summary = summarize(diagnostics, skills.length);
  const untold = skills.filter(({ hosts }) => hosts.some(({ verdict }) => verdict === 'not told')).length;
  const also = untold === 0 ? [] : [`${untold} skill${untold === 1 ? '' : 's'} not told`];
  const answer = answerOf({ summary, skills, also });
  const items = [...skillItems(skills), ...nextItems({ skills })];
  if (format === 'json') {
    io.out(resultJson({ version: 1, skills, diagnostics: withPages(diagnostics), answer: answerJson(answer) }, 2));
    return answer.exitCode;
  }
  if (format === 'markdown') {
    const { itemsMarkdown } = await import('../core/report/markdown/write.ts');
    io.out(itemsMarkdown(items));
    return answer.exitCode;
  }
  if (diagnostics.length > 0) await printDiagnostics(context, diagnostics, skills.length);
  if (!quiet) io.out(answerText(answer, itemLines(items)));
  return answer.exitCode;
}
