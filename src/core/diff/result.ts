import type { HandshakeVerdict } from '../result/results.ts';
import type { RequirementsDiff } from './requirements.ts';

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
  readonly wrapped?: { readonly before: number; readonly after: number };
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
