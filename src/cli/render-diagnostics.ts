import type { LintOutcome } from '../app/lint/lint.ts';
import type { Suppressed } from '../core/lint/suppress/apply.ts';
import { withPages } from '../core/result/rule-page.ts';
import { answerJson, type Answer } from '../core/result/answer.ts';
import { summarize } from '../core/result/diagnostic.ts';
import { VERSION } from '../version.ts';
import { excerptsOf } from '../app/lint/excerpts.ts';
import type { Command, CommandContext, Io } from './command.ts';
import { notesText } from '../core/report/text/receipts.ts';

type Result = Pick<LintOutcome, 'diagnostics' | 'files' | 'excerpts'> &
  Partial<Pick<LintOutcome, 'masks' | 'suppressed' | 'fixed'>>;

/** The output of `lint` and `okf check` in the chosen format: text, JSON, SARIF, or commands for GitHub's log. */
export async function renderDiagnostics(
  command: Pick<Command, 'name' | 'options'>,
  context: CommandContext<'text' | 'json' | 'sarif' | 'github'>,
  { diagnostics, files, suppressed = [], fixed = [], ...lines }: Result,
  answer: Answer,
  max?: number,
): Promise<Parameters<Io['out']>[0]> {
  const { format, quiet, io, fs, color } = context;
  const summary = summarize(diagnostics, files, suppressed.length);
  const { cautions } = answer;
  if (format === 'json') {
    const { diagnosticsJson } = await import('../core/report/json/diagnostics.ts');
    return diagnosticsJson(diagnostics, summary, VERSION, {
      answer: answerJson(answer),
      ...(fixed.length === 0 ? {} : { fixed }),
      ...(suppressed.length === 0 ? {} : { suppressed: suppressed.map(paged) }),
    });
  }
  if (format !== 'github' && !quiet) io.err(notesText(cautions.map((caution) => `warning: ${caution}`)));
  if (format === 'sarif') {
    const { checkSarif } = await import('../wiring/check-sarif.ts');
    const { sarifId } = await import('./sarif-id.ts');
    const all = [...diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
    const excerpts = await excerptsOf(fs, all, lines);
    return checkSarif(diagnostics, excerpts, io.env, { suppressed, id: sarifId(command, context) });
  }
  const { closingLines, fixableLines, lintText, summaryLine } = await import('../core/report/text/diagnostics.ts');
  const said = quiet ? [] : [summaryLine(summary)];
  if (format === 'github') {
    const { diagnosticsGithub } = await import('../core/report/github/annotations.ts');
    return diagnosticsGithub(diagnostics, cautions, said);
  }
  const diffs = fixed.flatMap(({ diff }) => diff ?? []);
  const excerpts = await excerptsOf(fs, diagnostics, lines);
  const last = [...closingLines(diagnostics, quiet), ...said, ...(quiet ? [] : fixableLines(diagnostics))];
  return lintText(diagnostics, diffs, last, { color, excerpts, max });
}

function paged(suppressed: Suppressed): object {
  return { ...suppressed, diagnostic: withPages([suppressed.diagnostic])[0] };
}
