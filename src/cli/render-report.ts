import type { Checked } from '../app/check.ts';
import type { Changes } from '../core/report/compare.ts';
import type { CommandContext } from './command.ts';
import { resultJson } from '../core/json-text.ts';

/** A check in the format that was asked for; a renderer is loaded when it is needed. */
export async function renderReport(
  { report, excerpts, suppressed }: Checked,
  { format, color, io }: CommandContext,
  against?: { readonly base: string; readonly changes: Changes },
): Promise<string> {
  switch (format) {
    case 'json':
      return resultJson(against === undefined ? report : { ...report, changes: against.changes }, 2);
    case 'markdown': {
      const { renderMarkdown } = await import('../core/report/summary.ts');
      return renderMarkdown({ report, ...(against === undefined ? {} : { changes: against.changes }) });
    }
    case 'sarif': {
      const { checkSarif } = await import('./wiring/check-sarif.ts');
      return checkSarif(report.diagnostics, excerpts, io.env, suppressed);
    }
    case 'github': {
      const { annotate } = await import('../core/report/annotations.ts');
      const { lines } = annotate(report.diagnostics, { rest: 'the JSON report has all of them' });
      return lines.map((line) => `${line}\n`).join('');
    }
    default: {
      const { renderCheck } = await import('../core/report/check-text.ts');
      const { diagnosticsText } = await import('../core/report/diagnostics-text.ts');
      const text = renderCheck(report, (diagnostics) => diagnosticsText(diagnostics, { color, excerpts }));
      if (against === undefined) return text;
      const { changesText } = await import('../core/report/changes-text.ts');
      return `${text}\n${changesText(against.changes, against.base)}`;
    }
  }
}
