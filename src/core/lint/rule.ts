import type { FormatProfile } from '../../ids.ts';
import type { Level } from '../diagnostic.ts';
import type { Finding, SourceDocument } from '../source/document.ts';
import type { Graph } from './graph.ts';
import type { CalModel } from './model.ts';

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
  /** Faults of integrity are reported whatever the configuration, a comment or a baseline says. */
  readonly always?: boolean;
  /** The text at its place is never shown: it may be a secret, or knowledge that does not belong in the file. */
  readonly sensitive?: boolean;
}

/** A finding of a rule; its id and level are filled in by the engine. */
export type RuleFinding = Omit<Finding, 'rule' | 'level'> & { readonly level?: Level };

export interface RuleContext {
  readonly doc: SourceDocument;
  readonly profile: FormatProfile;
  /** The parts of the CAL that are there in a usable shape. */
  readonly cal: CalModel;
  /** What the walk over the document's shape found, by rule id (shape/walk.ts). */
  readonly shape: ReadonlyMap<string, readonly RuleFinding[]>;
  /** The graph, or undefined when it is not whole: then other rules say why, and what follows from it is not reported. */
  readonly graph: Graph | undefined;
}

export type Report = (finding: RuleFinding) => void;

export interface Rule {
  readonly meta: RuleMeta;
  check(context: RuleContext, report: Report): void;
}

/** A rule whose findings the walk over the document's shape makes. */
export function shapeRule(meta: RuleMeta): Rule {
  return {
    meta,
    check(context, report) {
      for (const finding of context.shape.get(meta.id) ?? []) report(finding);
    },
  };
}

/** A rule whose findings the parser makes: they come with the document. */
export function sourceRule(meta: Omit<RuleMeta, 'always' | 'level'>): Rule {
  return { meta: { ...meta, level: 'error', always: true }, check: () => undefined };
}
