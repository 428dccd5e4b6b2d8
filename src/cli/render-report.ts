import { renderCheck } from '../core/report/check-text.ts';
import type { CheckReport } from '../core/results.ts';
import type { CommandContext } from './command.ts';

/** A check in the format that was asked for. */
export async function renderReport(report: CheckReport, { format }: CommandContext): Promise<string> {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  if (format === 'markdown') return (await import('../core/report/summary.ts')).renderMarkdown({ report });
  if (format === 'github') {
    const { annotate } = await import('../core/report/annotations.ts');
    const rest = 'the JSON report has all of them';
    return annotate(report.diagnostics, { rest })
      .lines.map((line) => `${line}\n`)
      .join('');
  }
  return renderCheck(report, (d) => d.map((x) => x.message + '\n').join(''));
}
