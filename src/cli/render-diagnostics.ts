import type { LintOutcome } from '../app/lint/lint.ts';
import { answerJson, type Answer } from '../core/result/answer.ts';
import { summarize } from '../core/result/diagnostic.ts';
import { VERSION } from '../version.ts';
import type { CommandContext } from './command.ts';
import { resultJson } from '../core/text/json-text.ts';

type Result = Pick<LintOutcome, 'diagnostics' | 'files' | 'excerpts'> &
  Partial<Pick<LintOutcome, 'suppressed' | 'fixed'>>;

/** The output of `lint` and `okf check` in the chosen format: text, JSON, SARIF, or commands for GitHub's log. */
export async function renderDiagnostics(
  context: CommandContext<'text' | 'json' | 'sarif' | 'github'>,
  { diagnostics, files, excerpts, suppressed = [], fixed = [] }: Result,
  answer: Answer,
): Promise<string> {
  const { format, quiet, io } = context;
  const summary = summarize(diagnostics, files, suppressed.length);
  const { cautions } = answer;
  if (format === 'json') {
    const { diagnosticsReport } = await import('../core/report/json/diagnostics.ts');
    return resultJson({
      ...diagnosticsReport(diagnostics, summary, VERSION),
      answer: answerJson(answer),
      ...(fixed.length === 0 ? {} : { fixed }),
      ...(suppressed.length === 0 ? {} : { suppressed }),
    });
  }
  if (format !== 'github' && !quiet) for (const caution of cautions) io.err(`cartwright: warning: ${caution}\n`);
  if (format === 'sarif') {
    const { checkSarif } = await import('../wiring/check-sarif.ts');
    return checkSarif(diagnostics, excerpts, io.env, suppressed);
  }
  const { diagnosticsText, summaryLine } = await import('../core/report/text/diagnostics.ts');
  const last = quiet ? '' : `${summaryLine(summary)}\n`;
  if (format === 'github') {
    const { diagnosticsGithub } = await import('../core/report/github/diagnostics.ts');
    return diagnosticsGithub(diagnostics, cautions) + last;
  }
  const diffs = fixed.map(({ diff = '' }) => diff).join('');
  const text =
    diffs + (diagnostics.length === 0 ? '' : diagnosticsText(diagnostics, { color: context.color, excerpts }));
  return text + (text === '' || last === '' ? '' : '\n') + last;
}
