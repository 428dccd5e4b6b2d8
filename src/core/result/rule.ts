import type { RuleId } from '../../generated/rule-facts.ts';
import type { Level } from './diagnostic.ts';

/** A file of the repository with its text. */
export interface FileText {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** One example of a rule's documentation, a whole file; tests run it. */
export interface RuleExample {
  readonly language: 'json' | 'yaml' | 'markdown' | 'text';
  readonly text: string;
  /** Files that the RAC items of the example point to. */
  readonly files?: readonly FileText[];
}

/**
 * What a rule is: its reference page, `explain` and SARIF are made from this. It stands in `rules.ts`, or a file of `rules/`, of the
 * folder whose code makes the findings.
 */
export interface RuleMeta {
  /** `group/name`, kebab case; says the fault. */
  readonly id: RuleId;
  readonly level: Level;
  /** One line, no trailing period. */
  readonly summary: string;
  readonly what: string;
  readonly why: string;
  /** Raises exactly this rule. */
  readonly bad: RuleExample;
  /** Raises nothing. */
  readonly good: RuleExample;
  /** Faults of integrity are reported whatever the configuration, a comment or a baseline says. */
  readonly always?: boolean;
  /** Whether findings may carry a fix. */
  readonly fixable?: boolean;
  /** Of a rule that judges what is likely: how often it was wrong about real texts. A sentence. */
  readonly falseAlarms?: string;
  /** Why linting one document alone does not raise it: where its findings come from. */
  readonly apart?: string;
  /** The value that its findings point at is never shown: it may be a secret, or knowledge that does not belong in the file. */
  readonly sensitive?: boolean;
}

/** `a`, `b` or `c` for the documentation of a rule: one of a closed set. */
export function oneOf(values: readonly string[]): string {
  const words = values.map((value) => `\`${value}\``);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
}
