import { gfm, type Markdown } from '../../text/outlet.ts';
import type { Policy } from '../../result/answer.ts';
import type { Diagnostic } from '../../result/diagnostic.ts';
import type { CheckReport } from '../../result/results.ts';
import type { Claim } from './claim.ts';
import type { Changes } from '../compare.ts';
import type { JudgedCommit } from './judged.ts';
import type { Row, Section } from './layout.ts';
import type { Leg } from './leg.ts';
import type { LinkTarget } from './links.ts';

/** A row of a report; rows of the list of findings carry the finding they show. */
export interface ReportRow extends Row {
  readonly finding?: Diagnostic;
}

export type ReportSection = Section<ReportRow>;

/** What a Markdown report is made from. */
export interface ReportInput {
  readonly report: CheckReport;
  /** Against the base commit; left out where there is no base to compare with. */
  readonly changes?: Changes;
  /** Where the links point; without it there are none. */
  readonly target?: LinkTarget;
  /** URL of the rules' reference page, without anchor. */
  readonly rulesUrl?: string;
  /** Only what the pull request changes was judged. */
  readonly onlyChanges?: boolean;
  /** The commit it is about; left out where files are judged that belong to none. */
  readonly judged?: JudgedCommit;
  /** Whose word it is, where the job that posts it has not judged anything itself. */
  readonly claim?: Claim;
  /** What the run was narrowed to; left out where there are no legs. */
  readonly leg?: Pick<Leg, 'directory' | 'narrowed'>;
  /** What makes the answer no; without it the plain policy. */
  readonly policy?: Policy;
}

/** A section without rows: it has room or it has none. */
export function block(text: Markdown, noun: Section['noun']): ReportSection {
  return { noun, open: text, rows: [], more: () => gfm`` };
}
