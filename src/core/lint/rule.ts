import type { SourceDocument } from '../source/document.ts';
import type { RuleFinding } from '../cal/rule-finding.ts';
import type { FileText, RuleDeclaration } from '../result/rule.ts';
import type { AmbiguousScalar } from '../source/yaml/ambiguous-scalars.ts';
import type { FindSecrets } from '../secrets/find.ts';
import { graphOf, type Graph } from '../cal/graph.ts';
import type { CalModel } from '../cal/model.ts';
import { lazily } from '../value/lazily.ts';
import { racTexts, type RacText } from './smuggling/texts.ts';

/** What is known of a document beside its text. */
export interface DocumentFacts {
  /** The detector; missing when no text of the document can hold a secret (secrets/prefilter.ts): it is large and only then loaded. */
  readonly findSecrets?: FindSecrets | undefined;
  /** Scalars that readers of YAML take for different values; missing where there are none: the parser is large. */
  readonly ambiguous?: readonly AmbiguousScalar[] | undefined;
  /** Files that a RAC item points to, by its index, as far as the caller feeds them. */
  readonly itemFiles?: ReadonlyMap<number, readonly FileText[]> | undefined;
}

/** What rules see of a document: what several of them ask for is made when it is first asked for. */
export class RuleContext {
  readonly doc: SourceDocument;
  /** The parts of the CAL that are there in a usable shape. */
  readonly cal: CalModel;
  readonly facts: DocumentFacts;
  readonly #graph: () => Graph | undefined;
  readonly #racTexts: () => readonly RacText[];

  constructor(doc: SourceDocument, cal: CalModel, facts: DocumentFacts) {
    this.doc = doc;
    this.cal = cal;
    this.facts = facts;
    this.#graph = lazily(() => graphOf(cal));
    this.#racTexts = lazily(() => racTexts(cal));
  }

  /** The graph, or undefined when it is not whole: then other rules say why, and what follows from it is not reported. */
  get graph(): Graph | undefined {
    return this.#graph();
  }

  /** The texts of all RAC items that a person reads. */
  get racTexts(): readonly RacText[] {
    return this.#racTexts();
  }
}

export type Report = (finding: RuleFinding) => void;

/** A rule that linting one document runs. */
export type Rule = RuleDeclaration & {
  /** Absent where the engine itself makes the findings. */
  readonly check?: (context: RuleContext, report: Report) => void;
};
