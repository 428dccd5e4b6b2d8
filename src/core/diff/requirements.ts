import type { Manifest } from '../manifest/types.ts';
import { isEnough, stepBetween, stepOf, type Change, type SemVerStep } from './change.ts';
import { diffManifests } from './manifests.ts';
import type { HandshakeVerdict } from '../result/results.ts';

/** What a package asks of hosts, in one version. */
export interface Requirements {
  /** Id of the package; left out for a cartridge and a bare manifest. */
  readonly id?: string;
  /** Version of the package or cartridge; null for a bare manifest. */
  readonly version: string | null;
  readonly manifest: Manifest;
}

/** What became of it, and whether the version says so (SemVer 2.0). */
export interface RequirementsDiff {
  readonly changes: readonly Change[];
  /** The SemVer step that the changes ask for. */
  readonly step: SemVerStep;
  /** The step that the versions take; null when one is not known, or the new one is not later. */
  readonly taken: SemVerStep | null;
  /** False when the versions are known and take a smaller step than is asked. */
  readonly enough: boolean;
}

/** Requirements of a package that are others than at the base. */
export interface RequirementsChange extends RequirementsDiff {
  /** The package's folder. */
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Every change from one set of requirements to the next, and the step that it asks for. */
export function diffRequirements(before: Requirements, after: Requirements): RequirementsDiff {
  const changes = diffManifests(before.manifest, after.manifest);
  const step = stepOf(changes);
  if (before.version === null || after.version === null) return { changes, step, taken: null, enough: true };
  const taken = stepBetween(before.version, after.version) ?? null;
  return { changes, step, taken, enough: step === 'none' || (taken !== null && isEnough(taken, step)) };
}

/**
 * Packages that moved, found by their id: the folder at the base and the one that the package has now. An id that several packages
 * share tells nothing.
 */
export function movedPackages(
  base: ReadonlyMap<string, Requirements>,
  head: ReadonlyMap<string, Requirements>,
): ReadonlyMap<string, string> {
  const [before, after] = [foldersById(base), foldersById(head)];
  const moved = [...before].flatMap(([id, from]) => {
    const to = after.get(id);
    return from === undefined || to === undefined || from === to || head.has(from) ? [] : [[from, to] as const];
  });
  return new Map(moved);
}

/** Folders by the id of their package; undefined for an id that is there twice. */
function foldersById(packages: ReadonlyMap<string, Requirements>): Map<string, string | undefined> {
  const folders = new Map<string, string | undefined>();
  for (const [folder, { id }] of packages) if (id !== undefined) folders.set(id, folders.has(id) ? undefined : folder);
  return folders;
}

/** The packages that are there before and after, and ask for something else. */
export function compareRequirements(
  base: ReadonlyMap<string, Requirements>,
  head: ReadonlyMap<string, Requirements>,
): RequirementsChange[] {
  return [...head].flatMap(([subject, after]) => {
    const before = base.get(subject);
    if (before === undefined) return [];
    const diff = diffRequirements(before, after);
    return diff.changes.length === 0 ? [] : [{ subject, before: before.version, after: after.version, ...diff }];
  });
}

/** One side of a comparison. */
export interface DiffSide {
  /** As the user named it: a path, or `REV:PATH`. */
  readonly subject: string;
  readonly requirementsHash: string;
  /** Version of the package or cartridge; null for a bare manifest. */
  readonly version: string | null;
}

/** What the change means for one host. */
export interface HostChange {
  /** Its name, a label. */
  readonly host: string;
  /** Path of its profile, or the name of an agent client. */
  readonly profile: string;
  readonly before: HandshakeVerdict;
  readonly after: HandshakeVerdict;
  readonly reservations: { readonly before: number; readonly after: number };
  /** How many roles were and are served through a wrap; left out where none was and none is. */
  readonly promises?: { readonly before: number; readonly after: number };
  /** Why the host is not judged. */
  readonly reason?: string;
  readonly flipped: boolean;
  /** Unmet requirements of the new side. */
  readonly unmet: readonly string[];
}

/** `diff --format json`. */
export interface DiffResult extends RequirementsDiff {
  readonly version: 1;
  readonly old: DiffSide;
  readonly new: DiffSide;
  readonly hosts: readonly HostChange[];
}
