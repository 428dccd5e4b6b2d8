import type { Level } from '../diagnostic.ts';
import type { Finding, Path, SourceDocument } from '../source/document.ts';
import type { FormatProfile } from '../../ids.ts';

/** One example of a rule's documentation, a whole file; tests run it. */
export interface RuleExample {
  readonly language: 'json' | 'yaml';
  readonly text: string;
}

/** What a rule is: its reference page, `explain` and SARIF are made from this. */
export interface RuleMeta {
  /** `group/name`, kebab case; says the fault; equals the file's path under `rules/`. */
  readonly id: string;
  readonly level: Level;
  /** One line, no trailing period. */
  readonly summary: string;
  readonly what: string;
  readonly why: string;
  /** Raises exactly this rule. */
  readonly bad: RuleExample;
  /** Raises nothing. */
  readonly good: RuleExample;
  /** Faults of integrity are reported whatever the configuration says. */
  readonly always?: boolean;
}

/** A mapping of the document with its path; `value` is read with `Object.hasOwn` only. */
export interface Entry {
  readonly path: Path;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The parts of a CAL that are there in a usable shape; what is not is another rule's finding. */
export interface CalModel {
  readonly root: Readonly<Record<string, unknown>>;
  readonly participants: readonly Entry[];
  readonly rac: readonly Entry[];
  readonly variables: readonly Entry[];
  readonly nodes: readonly Entry[];
  readonly edges: readonly Entry[];
}

export interface RuleContext {
  readonly doc: SourceDocument;
  readonly profile: FormatProfile;
  readonly cal: CalModel;
}

/** Reports a finding; the rule's id and level are filled in. */
export type Report = (finding: Omit<Finding, 'rule' | 'level'> & { readonly level?: Level }) => void;

export interface Rule {
  readonly meta: RuleMeta;
  check(context: RuleContext, report: Report): void;
}
