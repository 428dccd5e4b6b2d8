import type { ReportInput } from '../markdown/layout.ts';
import type { RuleMeta } from '../../result/rule.ts';
import type { Excerpt } from '../text/excerpt.ts';

/** What an HTML page is made from. */
export interface PageInput extends ReportInput {
  /** Source lines of the findings, by path. */
  readonly excerpts?: ReadonlyMap<string, Excerpt>;
  /** @returns what is known of a rule; undefined for an id that another version made */
  readonly ruleOf?: (id: string) => Pick<RuleMeta, 'what' | 'why'> | undefined;
}
