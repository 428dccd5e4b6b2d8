import type { RuleMeta } from '../../src/core/result/rule.ts';
import type { RuleId } from '../../src/generated/rule-facts.ts';
import { RULES } from '../../src/generated/rules.ts';

/** What the rule of an id says of itself. */
export function ruleMeta(id: RuleId): RuleMeta {
  const rule = RULES.find((each) => each.id === id);
  if (rule === undefined) throw new Error(`there is no rule ${id}`);
  return rule;
}
