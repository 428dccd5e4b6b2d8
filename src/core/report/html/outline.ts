import type { ReportInput } from '../markdown/layout.ts';
import type { Excerpt } from '../text/excerpt.ts';

/** What the page says of a rule; a rule's meta has it. */
export interface PageRule {
  readonly summary: string;
  readonly what: string;
  readonly why: string;
}

/** What an HTML page is made from. */
export interface PageInput extends ReportInput {
  /** Source lines of the findings, by path. */
  readonly excerpts?: ReadonlyMap<string, Excerpt>;
  /** @returns what is known of a rule; undefined for an id that another version made */
  readonly ruleOf?: (id: string) => PageRule | undefined;
}
