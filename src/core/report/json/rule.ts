import { rulePage } from '../../result/rule-page.ts';
import type { RuleMeta } from '../../result/rule.ts';

/** A rule as `explain --format json` shows it. */
export function explanationOf(meta: RuleMeta): object {
  const { id, level, summary, what, why, falseAlarms, bad, good } = meta;
  const { fixable = false, always = false, publish = false } = meta;
  return { id, level, summary, url: rulePage(id), what, why, falseAlarms, fixable, always, publish, bad, good };
}
