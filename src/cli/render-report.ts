import type { Checked } from '../app/check/options.ts';
import type { Diagnostic } from '../core/result/diagnostic.ts';
import { RULES_PAGE } from '../core/result/rule-page.ts';
import type { Plain } from '../core/text/outlet.ts';
import { answerOf, type Policy } from '../core/result/answer.ts';
import type { Changes } from '../core/report/compare.ts';
import { excerptsOf } from '../app/lint/excerpts.ts';
import type { FileSystem } from '../ports.ts';
import type { Command, CommandContext, Io } from './command.ts';
import { notesText } from '../core/report/text/receipts.ts';
import { checkJson } from '../core/report/json/packed.ts';

export type CheckFormat = 'text' | 'json' | 'sarif' | 'github' | 'markdown' | 'html';

/**
 * A check in the format that was asked for; a renderer is loaded when it is needed. What SARIF has no place for goes to the
 * other stream.
 *
 * @param judged the files as they were judged
 * @param policy what makes the answer no
 */
export async function renderReport(
  command: Pick<Command, 'name' | 'options'>,
  { report, suppressed, excerpts, masks }: Pick<Checked, 'report' | 'suppressed' | 'excerpts' | 'masks'>,
  judged: FileSystem,
  policy: Policy,
  context: CommandContext<CheckFormat> & { readonly max?: number | undefined },
  against?: { readonly base: string; readonly changes: Changes },
): Promise<Parameters<Io['out']>[0]> {
  const lines = { excerpts, masks };
  const { format, color, io, quiet, max } = context;
  const { changes } = against ?? {};
  const answer = answerOf(report, policy);
  switch (format) {
    case 'json':
      return checkJson(report, answer, changes);
    case 'markdown': {
      const { renderMarkdown } = await import('../core/report/markdown/document.ts');
      return renderMarkdown({ report, policy, rulesUrl: RULES_PAGE, changes });
    }
    case 'html': {
      const { renderPage } = await import('../core/report/html/page.ts');
      const excerpts = await excerptsOf(judged, report.diagnostics, lines);
      return renderPage({ report, policy, excerpts, rulesUrl: RULES_PAGE, changes });
    }
    case 'sarif': {
      const { checkSarif } = await import('../wiring/check-sarif.ts');
      io.err(notesText(answer.cautions.map((caution) => `warning: ${caution}`)));
      const { sarifId } = await import('./sarif-id.ts');
      const all = [...report.diagnostics, ...suppressed.map(({ diagnostic }) => diagnostic)];
      const excerpts = await excerptsOf(judged, all, lines);
      return checkSarif(report.diagnostics, excerpts, io.env, { suppressed, id: sarifId(command, context) });
    }
    case 'github': {
      const { annotationLines, checkGithub } = await import('../core/report/github/annotations.ts');
      const { planAnnotations } = await import('../core/report/github/annotation-plan.ts');
      const { overviewsOf } = await import('../core/report/overviews.ts');
      const overviews = overviewsOf(report, { changes });
      const plan = planAnnotations(report.diagnostics, { overviews, rest: 'the JSON report has all of them' });
      return checkGithub(annotationLines(plan), answer);
    }
    case 'text': {
      const { renderCheck } = await import('../core/report/text/check.ts');
      const { closingLines, diagnosticsText } = await import('../core/report/text/diagnostics.ts');
      const changed =
        against === undefined
          ? undefined
          : (await import('../core/report/text/changes.ts')).changesText(against.changes, against.base);
      const excerpts = await excerptsOf(judged, report.diagnostics, lines);
      const findings = (found: readonly Diagnostic[]): Plain => diagnosticsText(found, { color, excerpts, max });
      return renderCheck(report, answer, findings, {
        changes: changed,
        quiet,
        closing: closingLines(report.diagnostics, quiet),
      });
    }
  }
}
