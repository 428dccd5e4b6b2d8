import type { RuleExample, RuleMeta } from '../../lint/rule.ts';

/** What `explain --format json` says of a rule. */
export interface RuleExplanation {
  readonly id: string;
  readonly level: RuleMeta['level'];
  readonly summary: string;
  readonly what: string;
  readonly why: string;
  readonly falseAlarms?: string;
  /** Whether findings may carry a fix. */
  readonly fixable: boolean;
  /** Whether it is reported whatever the configuration, a comment or a baseline says. */
  readonly always: boolean;
  /** Whether it runs only with `--publish`. */
  readonly publish: boolean;
  readonly bad: RuleExample;
  readonly good: RuleExample;
}

/** A rule as data: the same for every output. */
export function explanationOf(meta: RuleMeta): RuleExplanation {
  const {
    id,
    level,
    summary,
    what,
    why,
    falseAlarms,
    fixable = false,
    always = false,
    publish = false,
    bad,
    good,
  } = meta;
  return {
    id,
    level,
    summary,
    what,
    why,
    ...(falseAlarms === undefined ? {} : { falseAlarms }),
    fixable,
    always,
    publish,
    bad,
    good,
  };
}
