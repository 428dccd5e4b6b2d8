import type { LintOutcome } from '../app/lint.ts';
import { summarize } from '../core/diagnostic.ts';
import { VERSION } from '../version.ts';
import type { CommandContext } from './command.ts';
import { resultJson } from '../core/json-text.ts';

type Result = Pick<LintOutcome, 'diagnostics' | 'files' | 'excerpts'> &
  Partial<Pick<LintOutcome, 'suppressed' | 'fixed'>>;

/** The output of `lint` and `okf check` in the chosen format: text, JSON, SARIF, or commands for GitHub's log. */
export async function renderDiagnostics(
  context: CommandContext,
  { diagnostics, files, excerpts, suppressed = [], fixed = [] }: Result,
): Promise<string> {
  const { format, quiet, io } = context;
  if (format === 'json') {
    const { diagnosticsReport } = await import('../core/report/diagnostics-json.ts');
    return resultJson({
      ...diagnosticsReport(diagnostics, files, VERSION),
      ...(fixed.length === 0 ? {} : { fixed }),
      ...(suppressed.length === 0 ? {} : { suppressed }),
    });
  }
  if (format === 'sarif') {
    const { sarifLog } = await import('../core/report/sarif.ts');
    const { ruleOf } = await import('../core/lint/rules/index.ts');
    const { sarifContext } = await import('../core/report/sarif-context.ts');
    return resultJson(
      sarifLog(diagnostics, {
        toolVersion: VERSION,
        ruleOf: (id) => ruleOf(id)?.meta,
        excerpts,
        suppressed,
        ...sarifContext(io.env),
      }),
    );
  }
  const { diagnosticsText, summaryLine } = await import('../core/report/diagnostics-text.ts');
  const summary = quiet ? '' : `${summaryLine(summarize(diagnostics, files))}\n`;
  if (format === 'github') {
    const { diagnosticsGithub } = await import('../core/report/diagnostics-github.ts');
    return diagnosticsGithub(diagnostics) + summary;
  }
  const diffs = fixed.map(({ diff = '' }) => diff).join('');
  const text =
    diffs + (diagnostics.length === 0 ? '' : diagnosticsText(diagnostics, { color: context.color, excerpts }));
  return text + (text === '' || summary === '' ? '' : '\n') + summary;
}
