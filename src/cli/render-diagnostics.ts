import type { LintOutcome } from '../app/lint/lint.ts';
import { answerJson, type Answer } from '../core/result/answer.ts';
import { summarize } from '../core/result/diagnostic.ts';
import { VERSION } from '../version.ts';
import type { CommandContext, Io } from './command.ts';
import { notesText } from '../core/report/text/receipts.ts';

type Result = Pick<LintOutcome, 'diagnostics' | 'files' | 'excerpts'> &
  Partial<Pick<LintOutcome, 'suppressed' | 'fixed'>>;

/** The output of `lint` and `okf check` in the chosen format: text, JSON, SARIF, or commands for GitHub's log. */
export async function renderDiagnostics(
  context: CommandContext<'text' | 'json' | 'sarif' | 'github'>,
  { diagnostics, files, excerpts, suppressed = [], fixed = [] }: Result,
  answer: Answer,
): Promise<Parameters<Io['out']>[0]> {
  const { format, quiet, io } = context;
  const summary = summarize(diagnostics, files, suppressed.length);
  const { cautions } = answer;
  if (format === 'json') {
    const { diagnosticsJson } = await import('../core/report/json/diagnostics.ts');
    return diagnosticsJson(diagnostics, summary, VERSION, {
      answer: answerJson(answer),
      ...(fixed.length === 0 ? {} : { fixed }),
      ...(suppressed.length === 0 ? {} : { suppressed }),
    });
  }
  if (format !== 'github' && !quiet) io.err(notesText(cautions.map((caution) => `warning: ${caution}`)));
  if (format === 'sarif') {
    const { checkSarif } = await import('../wiring/check-sarif.ts');
    return checkSarif(diagnostics, excerpts, io.env, suppressed);
  }
  const { lintText, summaryLine } = await import('../core/report/text/diagnostics.ts');
  const last = quiet ? [] : [summaryLine(summary)];
  if (format === 'github') {
    const { diagnosticsGithub } = await import('../core/report/github/diagnostics.ts');
    return diagnosticsGithub(diagnostics, cautions, last);
  }
  const diffs = fixed.flatMap(({ diff }) => diff ?? []);
  return lintText(diagnostics, diffs, last, { color: context.color, excerpts });
}
