import type { NodeKind } from '../value/node-kinds.ts';

/** The flow of a CAL as data, so that reports can draw it without the file (docs/format.md 15). */
export interface FlowNode {
  readonly id: string;
  readonly kind: NodeKind | 'other';
  /** Alias of the participant that does a task. */
  readonly agent?: string;
  /** Role that the participant's slot asks for. */
  readonly role?: string;
  /** Ids of the RAC items that a task requires. */
  readonly rac?: readonly string[];
}

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  /** The condition in words. */
  readonly when?: string;
}

export interface Flow {
  readonly start: string;
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}
