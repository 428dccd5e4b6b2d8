import { planAnnotations } from './annotation-plan.ts';
import { renderComment, type CommentOptions } from '../markdown/comment.ts';
import { mostTellingFirst, type Counts } from '../counts.ts';
import { renderSummary } from '../markdown/document.ts';
import type { ReportInput } from '../layout.ts';
import { overviewsOf } from '../overviews.ts';

/** GitHub refuses a SARIF run with more results (and shows 5,000 of them). */
export const SARIF_RESULTS = 25_000;

/** Everything that goes out of one check, each outlet within its limit. */
export type Plan = ReturnType<typeof planReport>;

/** Those of the comment or the review, and: */
export interface PlanOptions extends CommentOptions {
  /** Annotations that the step has made already. */
  readonly annotated?: Counts;
  /** Paths of the changed files, relative to the working directory, where they are known. */
  readonly changed?: ReadonlySet<string> | undefined;
}

/** Decides once what goes to annotations, job summary, comment and SARIF; the JSON report always has everything. */
export function planReport(input: ReportInput, options: PlanOptions) {
  const { report, changes } = input;
  const { diagnostics } = report;
  const overviews = overviewsOf(report, { paths: options.changed, changes });
  return {
    annotations: planAnnotations(diagnostics, { overviews, made: options.annotated }),
    summary: renderSummary(input),
    comment: renderComment(input, options),
    /** The findings for the SARIF file: the most telling ones when there are too many. */
    sarif: diagnostics.length <= SARIF_RESULTS ? diagnostics : mostTellingFirst(diagnostics).slice(0, SARIF_RESULTS),
  };
}
