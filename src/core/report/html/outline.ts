import type { ReportInput } from '../markdown/layout.ts';
import type { Excerpt } from '../text/excerpt.ts';

/** What an HTML page is made from. */
export interface PageInput extends ReportInput {
  /** Source lines of the findings, by path. */
  readonly excerpts?: ReadonlyMap<string, Excerpt>;
}
