import { renderCheck } from '../core/report/check-text.ts';
import type { CheckReport } from '../core/results.ts';
import type { CommandContext } from './command.ts';

/** A check in the format that was asked for; a renderer is loaded when it is needed. */
export async function renderReport(report: CheckReport, { format }: CommandContext): Promise<string> {
  switch (format) {
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'markdown': {
      const { renderMarkdown } = await import('../core/report/summary.ts');
      return renderMarkdown({ report });
    }
    case 'github': {
      const { annotate } = await import('../core/report/annotations.ts');
      return annotate(report.diagnostics, { rest: 'run cartwright check for all of them' })
        .lines.map((line) => `${line}\n`)
        .join('');
    }
    default:
      return renderCheck(report, (d) => d.map((x) => x.message + '\n').join(''));
  }
}
