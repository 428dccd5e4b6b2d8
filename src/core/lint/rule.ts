import type { RuleId } from '../../generated/rule-facts.ts';
import type { FormatProfile } from '../../ids.ts';
import type { Level } from '../result/diagnostic.ts';
import type { SourceDocument } from '../source/document.ts';
import type { RuleFinding } from '../cal/rule-finding.ts';
import type { FindSecrets } from '../secrets/find.ts';
import type { Graph } from '../cal/graph.ts';
import type { CalModel } from '../cal/model.ts';
import type { FileText } from './smuggling/passage.ts';
import type { RacText } from './smuggling/texts.ts';

/** One example of a rule's documentation, a whole file; tests run it. */
export interface RuleExample {
  readonly language: 'json' | 'yaml' | 'markdown' | 'text';
  readonly text: string;
  /** Files that the RAC items of the example point to. */
  readonly files?: readonly FileText[];
}

/** What a rule is: its reference page, `explain` and SARIF are made from this. */
export interface RuleMeta {
  /** `group/name`, kebab case; says the fault; equals the file's path under `rules/`. */
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
  /** Runs only in the publishing profile (`--publish`). */
  readonly publish?: boolean;
  /** Why linting one document alone does not raise it: where its findings come from. */
  readonly apart?: string;
  /** Where its findings are made, below `src/`: a file, or a room with `/` at its end. Missing where its own `check` makes them. */
  readonly finder?: string;
  /** The value that its findings point at is never shown: it may be a secret, or knowledge that does not belong in the file. */
  readonly sensitive?: boolean;
}

export interface RuleContext {
  readonly doc: SourceDocument;
  readonly profile: FormatProfile;
  /** The parts of the CAL that are there in a usable shape. */
  readonly cal: CalModel;
  /** The graph, or undefined when it is not whole: then other rules say why, and what follows from it is not reported. */
  readonly graph: Graph | undefined;
  /** The texts of all RAC items that a person reads. */
  readonly racTexts: readonly RacText[];
  /** Missing when no text of the document can hold a secret: the detector is large and only then loaded. */
  readonly findSecrets: FindSecrets | undefined;
  /** Whether SPDX knows a license; missing outside of the publishing profile: the list is large. */
  readonly isKnownLicense: ((expression: string) => boolean) | undefined;
  /** Files that a RAC item points to, by its index, as far as the caller feeds them. */
  readonly itemFiles: ReadonlyMap<number, readonly FileText[]>;
}

export type Report = (finding: RuleFinding) => void;

export interface Rule {
  readonly meta: RuleMeta;
  /** Absent where the findings are made elsewhere: by the parser, or by the walk over the shape. */
  readonly check?: (context: RuleContext, report: Report) => void;
}

/** `a`, `b` or `c` for the documentation of a rule: one of a closed set. */
export function oneOf(values: readonly string[]): string {
  const words = values.map((value) => `\`${value}\``);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');
}

/** A rule whose findings the walk over the document's shape makes. */
export function shapeRule(meta: RuleMeta): Rule {
  return { meta: { finder: 'core/cal/shape/', ...meta } };
}

/** A rule whose findings the parser makes: they come with the document. */
export function sourceRule(meta: Omit<RuleMeta, 'always' | 'level'>): Rule {
  return { meta: { ...meta, level: 'error', always: true, finder: 'core/source/' } };
}

/** A rule about the run itself, such as what silences findings; its findings are made where that is done. */
export function runRule(meta: Omit<RuleMeta, 'level'>): Rule {
  return { meta: { ...meta, level: 'warning', finder: 'core/lint/suppress/' } };
}

/**
 * A rule about something else than the text of a CAL: a use case finds it, and the configuration counts for it as for any other.
 *
 * @param meta with `apart` saying what finds it
 */
export function outerRule(meta: RuleMeta & { readonly apart: string; readonly finder: string }): Rule {
  return { meta };
}

/** A rule about a manifest, wherever it comes from (manifest/check.ts). */
export function manifestRule(meta: Omit<RuleMeta, 'apart' | 'finder'>): Rule {
  const apart =
    'It is found wherever a manifest is read, or made from a package: `check`, `manifest`, `handshake`, `build`.';
  return { meta: { ...meta, apart, finder: 'core/manifest/check.ts' } };
}

/** A rule about the files of an OKF bundle (okf/check.ts); linting a CAL does not raise it. */
export function bundleRule(meta: RuleMeta): Rule {
  return { meta: { ...meta, apart: 'It is found by `cartwright okf check`.', finder: 'core/okf/check.ts' } };
}

/** A rule about what the code of a repository calls for (scan/propose.ts); linting a CAL does not raise it. */
export function codeRule(meta: Omit<RuleMeta, 'level' | 'apart'>): Rule {
  const apart = 'It is found by `cartwright check`, which looks at the code.';
  return { meta: { ...meta, level: 'note', apart, finder: 'core/scan/propose.ts' } };
}
