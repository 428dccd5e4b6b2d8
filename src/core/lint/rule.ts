import type { FormatProfile } from '../../ids.ts';
import type { SourceDocument } from '../source/document.ts';
import type { RuleFinding } from '../cal/rule-finding.ts';
import type { FileText, RuleMeta } from '../result/rule.ts';
import type { AmbiguousScalar } from '../source/yaml/ambiguous-scalars.ts';
import type { FindSecrets } from '../secrets/find.ts';
import type { Graph } from '../cal/graph.ts';
import type { CalModel } from '../cal/model.ts';
import type { RacText } from './smuggling/texts.ts';

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
  /** Scalars that readers of YAML take for different values; missing where there are none: the parser is large. */
  readonly ambiguous: readonly AmbiguousScalar[] | undefined;
  /** Files that a RAC item points to, by its index, as far as the caller feeds them. */
  readonly itemFiles: ReadonlyMap<number, readonly FileText[]>;
}

export type Report = (finding: RuleFinding) => void;

/** A rule that linting one document runs. */
export interface Rule extends RuleMeta {
  /** Absent where the engine itself makes the findings. */
  readonly check?: (context: RuleContext, report: Report) => void;
}
