/** What a change of the requirements means for hosts that met the old ones. */
export type ChangeKind = 'breaking' | 'compatible' | 'text';

/** One change of a harness-requirements manifest. */
export interface Change {
  /** Stable id, in the words of the descriptor's `unmet` where there is one (docs/format.md 16). */
  readonly id: string;
  /** `breaking`: a host that met the old requirement may miss the new one; `text`: no host can tell the difference. */
  readonly kind: ChangeKind;
  readonly before: string;
  readonly after: string;
  /** What it means, in one line. */
  readonly message: string;
}

/** The part of a version that a set of changes asks to raise (SemVer 2.0). */
export type SemVerStep = 'major' | 'minor' | 'patch' | 'none';

/** The step that the changes ask for: a raised requirement breaks hosts, any other change of what is asked adds something. */
export function stepOf(changes: readonly Change[]): SemVerStep {
  if (changes.some(({ kind }) => kind === 'breaking')) return 'major';
  if (changes.some(({ kind }) => kind === 'compatible')) return 'minor';
  return changes.length > 0 ? 'patch' : 'none';
}

const SIZE: Readonly<Record<SemVerStep, number>> = { none: 0, patch: 1, minor: 2, major: 3 };

/** Whether the step taken is at least the step asked for. */
export function isEnough(taken: SemVerStep, asked: SemVerStep): boolean {
  return SIZE[taken] >= SIZE[asked];
}

const CORE = /^(\d+)\.(\d+)\.(\d+)/;

/**
 * The step from one version to a later one. In 0.y.z everything may change with y, so that step is major there.
 *
 * @returns undefined when one is not a version, or the second is not later
 */
export function stepBetween(before: string, after: string): SemVerStep | undefined {
  const [old, next] = [CORE.exec(before)?.slice(1).map(Number), CORE.exec(after)?.slice(1).map(Number)];
  if (old === undefined || next === undefined) return undefined;
  if (before === after) return 'none';
  const at = [0, 1, 2].find((i) => old[i] !== next[i]);
  if (at === undefined) return 'patch';
  if (Number(next[at]) < Number(old[at])) return undefined;
  if (at === 1 && old[0] === 0) return 'major';
  return (['major', 'minor', 'patch'] as const)[at];
}
