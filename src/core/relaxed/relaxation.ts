import { type Diagnostic, type Range, START_OF_FILE } from '../result/diagnostic.ts';
import { rangeOf, type Part, type Path, type SourceDocument } from '../source/document.ts';

/** What is relaxed and of what: `rule:cal/secret`, `host:hosts/a.host.yaml:model.contextWindowTokens`. */
export type RelaxationId =
  | 'config'
  | 'prefix'
  | 'publisher'
  | 'failOn'
  | 'trust'
  | 'policy'
  | 'more'
  | `${'rule' | 'ignore' | 'judged' | 'confirmation' | 'trust' | 'baseline' | 'comment' | 'host' | 'floor' | 'policy'}:${string}`;

/** Something that a change makes count less than at its base (docs/github.md, What a pull request relaxes). */
export interface Relaxation {
  readonly id: RelaxationId;
  /** What it is, with both values where there are two; one line, no trailing period. */
  readonly message: string;
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly range: Range;
  /** Which side the place is of: what was taken away only is in the base. */
  readonly side: 'head' | 'base';
  /** What counts less by it, as far as that can be told: files, hosts, items; sorted. */
  readonly covers: readonly string[];
}

/** Whether it is what a package asks of hosts that became less. */
export function isFloor({ id }: Relaxation): boolean {
  return id.startsWith('floor:');
}

/** One thing that a profile offers more than it did, or a policy asks less of. */
export interface Less {
  /** What the id ends with. */
  readonly what: string;
  readonly at: Path;
  readonly message: string;
  readonly covers?: readonly string[];
}

/** Place of a relaxation. */
export interface RelaxedPlace {
  readonly doc: SourceDocument;
  readonly at: Path;
  readonly part?: Part;
  readonly side: Relaxation['side'];
}

/** Makes a relaxation at the place of a value. */
export function relaxationAt(
  { doc, at, part, side }: RelaxedPlace,
  id: RelaxationId,
  message: string,
  covers: readonly string[] = [],
): Relaxation {
  return { id, message, path: doc.path, range: rangeOf(doc, at, part), side, covers: capped(covers) };
}

const MOST_COVERED = 1000;

function capped(covers: readonly string[]): readonly string[] {
  return [...new Set(covers)].sort().slice(0, MOST_COVERED);
}

/** `path:line`, and that it is the base's, where it is. */
export function relaxedPlace({ path, range, side }: Relaxation): string {
  const { line } = range.start;
  return side === 'head' ? `${path}:${line}` : `${path}:${line} of the base`;
}

/** The findings that tell of relaxations. What only is in the base is told at the start of its file. */
export function relaxedFindings(relaxed: readonly Relaxation[]): Diagnostic[] {
  return relaxed.map((each) => ({
    rule: 'check/relaxed',
    level: 'warning',
    message: each.side === 'head' ? each.message : `${each.message} (line ${each.range.start.line} of the base)`,
    path: each.path,
    range: each.side === 'head' ? each.range : START_OF_FILE,
    pointer: '',
    help: 'ask an owner of this file to review the change; config-from: base judges without it',
  }));
}
