import type { Diagnostic } from '../../result/diagnostic.ts';
import { planAnnotations, type AnnotationPlan } from './annotation-plan.ts';
import { renderComment, type CommentOrigin } from '../markdown/comment.ts';
import { countLevels, mostTellingFirst, subtract, type Counts } from '../counts.ts';
import { renderSummary, type ReportDocument } from '../markdown/document.ts';
import type { ReportInput } from '../markdown/layout.ts';
import { overviewsOf } from '../overviews.ts';

/** GitHub refuses a SARIF run with more results (and shows 5,000 of them). */
export const SARIF_RESULTS = 25_000;

/** Everything that goes out of one check, each outlet within its limit. In each, `shown` and `cut` add up to `totals`. */
export interface Plan {
  readonly totals: Counts;
  readonly annotations: AnnotationPlan;
  readonly summary: ReportDocument;
  readonly comment: ReportDocument;
  /** The findings for the SARIF file: the most telling ones when there are too many. */
  readonly sarif: { readonly findings: readonly Diagnostic[]; readonly shown: Counts; readonly cut: Counts };
}

export interface PlanOptions {
  /** Key of the sticky comment. */
  readonly key: string;
  readonly origin: CommentOrigin;
  /** Whether the comment is a review, in which checklists and verdicts stand open. */
  readonly open?: boolean;
  /** Annotations that the step has made already. */
  readonly annotated?: Counts;
  /** Paths of the changed files, relative to the working directory, where they are known. */
  readonly changed?: ReadonlySet<string>;
}

/** Decides once what goes to annotations, job summary, comment and SARIF; the JSON report always has everything. */
export function planReport(input: ReportInput, options: PlanOptions): Plan {
  const { report, changes } = input;
  const { diagnostics } = report;
  const touched = {
    ...(options.changed === undefined ? {} : { paths: options.changed }),
    ...(changes === undefined ? {} : { changes }),
  };
  const totals = countLevels(diagnostics);
  const findings =
    diagnostics.length <= SARIF_RESULTS ? diagnostics : mostTellingFirst(diagnostics).slice(0, SARIF_RESULTS);
  const shown = countLevels(findings);
  return {
    totals,
    annotations: planAnnotations(diagnostics, {
      overviews: overviewsOf(report, touched),
      ...(options.annotated === undefined ? {} : { made: options.annotated }),
    }),
    summary: renderSummary(input),
    comment: renderComment(input, options),
    sarif: { findings, shown, cut: subtract(totals, shown) },
  };
}
