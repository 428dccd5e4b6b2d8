import { printable } from '../core/text/printable.ts';
import type { Checked } from '../app/check/check.ts';
import { answerJson, answerOf, type Policy } from '../core/result/answer.ts';
import type { Changes } from '../core/report/compare.ts';
import type { CommandContext } from './command.ts';
import { resultJson } from '../core/text/json-text.ts';
import { packReport } from '../core/report/json/packed.ts';

export type CheckFormat = 'text' | 'json' | 'sarif' | 'github' | 'markdown';

/**
 * A check in the format that was asked for; a renderer is loaded when it is needed. What SARIF has no place for goes to the
 * other stream.
 *
 * @param policy what makes the answer no
 */
export async function renderReport(
  { report, excerpts, suppressed }: Checked,
  policy: Policy,
  { format, color, io, fs }: CommandContext<CheckFormat>,
  against?: { readonly base: string; readonly changes: Changes },
): Promise<string> {
  const changes = against === undefined ? {} : { changes: against.changes };
  const answer = answerOf(report, policy);
  switch (format) {
    case 'json':
      return resultJson({ ...packReport(report), ...changes, answer: answerJson(answer) }, 2);
    case 'markdown': {
      const { renderMarkdown } = await import('../core/report/markdown/summary.ts');
      return renderMarkdown({ report, policy, ...changes });
    }
    case 'sarif': {
      const { checkSarif } = await import('../wiring/check-sarif.ts');
      for (const caution of answer.cautions) io.err(`cartwright: warning: ${caution}\n`);
      return checkSarif(report.diagnostics, excerpts, io.env, suppressed);
    }
    case 'github': {
      const { annotationLines, workflowCommand } = await import('../core/report/github/annotations.ts');
      const { planAnnotations } = await import('../core/report/github/annotation-plan.ts');
      const { overviewsOf } = await import('../core/report/overviews.ts');
      const { overviewPlaces } = await import('../app/check/overview-places.ts');
      const overviews = overviewsOf(report, against === undefined ? {} : { changes: against.changes });
      const plan = planAnnotations(report.diagnostics, { overviews, rest: 'the JSON report has all of them' });
      const lines = annotationLines(plan, { places: await overviewPlaces(fs, plan.items) });
      const cautions = answer.cautions.map((caution) =>
        workflowCommand('warning', { title: 'cartwright' }, printable(caution)),
      );
      return [...lines, ...cautions, answer.line].map((line) => `${line}\n`).join('');
    }
    case 'text': {
      const { renderCheck } = await import('../core/report/text/check.ts');
      const { diagnosticsText } = await import('../core/report/text/diagnostics.ts');
      const changed =
        against === undefined
          ? ''
          : (await import('../core/report/text/changes.ts')).changesText(against.changes, against.base);
      return renderCheck(report, answer, (found) => diagnosticsText(found, { color, excerpts }), changed);
    }
  }
}
