import { RULE_FACTS, type RuleId } from '../../generated/rule-facts.ts';
import { isRaised, type Diagnostic, type Level } from './diagnostic.ts';
import type { RuleMeta } from './rule.ts';

/** What a run has to know of a rule. The rest of it is for those who read about it, and is loaded for them. */
export interface KnownRule extends Pick<RuleMeta, 'id' | 'level' | 'always' | 'sensitive'> {
  /** Linting one document alone does not raise it. */
  readonly apart?: string | true;
}

const KNOWN: ReadonlyMap<string, KnownRule> = new Map(RULE_FACTS.map((rule: KnownRule) => [rule.id, rule]));

/** @returns what a run knows of the rule with this name, or undefined when there is none. */
export function knownRule(name: string): KnownRule | undefined {
  return KNOWN.get(name);
}

/**
 * What a run knows of the rule of a finding.
 *
 * @throws Error when there is no such rule: the code that made the finding has a bug, and dropping it would let a file pass unseen
 */
export function factsOf(id: RuleId): KnownRule {
  const rule = KNOWN.get(id);
  if (rule === undefined) throw new Error(`a finding names the rule ${JSON.stringify(id)}, which does not exist`);
  return rule;
}

/** The ids of all rules, sorted. */
export function ruleIds(): readonly RuleId[] {
  return RULE_FACTS.map(({ id }) => id);
}

/**
 * Gives findings the levels of the configuration; what is off is left out, and a rule of integrity is raised, never lowered.
 *
 * @throws Error for a finding of a rule that does not exist
 */
export function withLevels(
  diagnostics: readonly Diagnostic[],
  levels: Readonly<Record<string, Level | 'off'>>,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const { always } = factsOf(diagnostic.rule);
    const level = Object.hasOwn(levels, diagnostic.rule) ? levels[diagnostic.rule] : undefined;
    if (level === undefined || level === diagnostic.level) return [diagnostic];
    if (always === true && !isRaised(level, diagnostic.level)) return [diagnostic];
    return level === 'off' ? [] : [{ ...diagnostic, level }];
  });
}
