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

/** Risks of OWASP's lists for MCP and for agentic applications that findings of cartwright are signs of, with their years. */
export type OwaspRisk =
  | 'MCP01:2025' // Token Mismanagement & Secret Exposure
  | 'MCP03:2025' // Tool Poisoning
  | 'MCP04:2025' // Software Supply Chain Attacks & Dependency Tampering
  | 'MCP06:2025' // Intent Flow Subversion
  | 'ASI01:2026' // Agent Goal Hijack
  | 'ASI03:2026' // Identity & Privilege Abuse
  | 'ASI04:2026'; // Agentic Supply Chain Vulnerabilities

/**
 * What a rule is: its reference page, `explain` and SARIF are made from this. It is in `rules.ts`, or a file of `rules/`, of the
 * folder whose code makes the findings.
 */
export interface RuleMeta {
  /** `group/name`, kebab case; says the fault. */
  readonly id: RuleId;
  readonly level: Level;
  /** The risks that it is a sign of; tags in SARIF. */
  readonly owasp?: readonly OwaspRisk[];
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

/** A rule as its folder states it. Without a level its findings are errors; without a good example the smallest CAL is one. */
export type RuleDeclaration = Omit<RuleMeta, 'level' | 'good'> & Partial<Pick<RuleMeta, 'level' | 'good'>>;

/** `a`, `b` or `c` for the documentation of a rule: one of a closed set. */
export function oneOf(values: readonly string[]): string {
  const words = values.map((value) => `\`${value}\``);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
}
