import type { Checked } from '../app/check/check.ts';
import { answerOf, type Policy } from '../core/result/answer.ts';
import type { Changes } from '../core/report/compare.ts';
import type { CommandContext, Io } from './command.ts';
import { notesText } from '../core/report/text/receipts.ts';
import { checkJson } from '../core/report/json/packed.ts';

export type CheckFormat = 'text' | 'json' | 'sarif' | 'github' | 'markdown' | 'html';

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
): Promise<Parameters<Io['out']>[0]> {
  const { changes } = against ?? {};
  const answer = answerOf(report, policy);
  switch (format) {
    case 'json':
      return checkJson(report, answer, changes);
    case 'markdown': {
      const { renderMarkdown } = await import('../core/report/markdown/summary.ts');
      return renderMarkdown({ report, policy, ...(changes === undefined ? {} : { changes }) });
    }
    case 'html': {
      const { checkHtml } = await import('../wiring/check-html.ts');
      return checkHtml({ report, policy, excerpts, ...(changes === undefined ? {} : { changes }) });
    }
    case 'sarif': {
      const { checkSarif } = await import('../wiring/check-sarif.ts');
      io.err(notesText(answer.cautions.map((caution) => `warning: ${caution}`)));
      return checkSarif(report.diagnostics, excerpts, io.env, suppressed);
    }
    case 'github': {
      const { annotationLines } = await import('../core/report/github/annotations.ts');
      const { checkGithub } = await import('../core/report/github/diagnostics.ts');
      const { planAnnotations } = await import('../core/report/github/annotation-plan.ts');
      const { overviewsOf } = await import('../core/report/overviews.ts');
      const { overviewPlaces } = await import('../app/check/overview-places.ts');
      const overviews = overviewsOf(report, changes === undefined ? {} : { changes });
      const plan = planAnnotations(report.diagnostics, { overviews, rest: 'the JSON report has all of them' });
      const lines = annotationLines(plan, { places: await overviewPlaces(fs, plan.items) });
      return checkGithub(lines, answer);
    }
    case 'text': {
      const { renderCheck } = await import('../core/report/text/check.ts');
      const { diagnosticsText } = await import('../core/report/text/diagnostics.ts');
      const changed =
        against === undefined
          ? undefined
          : (await import('../core/report/text/changes.ts')).changesText(against.changes, against.base);
      return renderCheck(report, answer, (found) => diagnosticsText(found, { color, excerpts }), changed);
    }
  }
}
