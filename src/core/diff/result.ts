import type { HandshakeVerdict } from '../results.ts';
import type { Change, SemVerStep } from './change.ts';

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
  readonly host: string;
  readonly before: HandshakeVerdict;
  readonly after: HandshakeVerdict;
  readonly flipped: boolean;
  /** Unmet requirements of the new side. */
  readonly unmet: readonly string[];
}

/** `diff --format json`. */
export interface DiffResult {
  readonly version: 1;
  readonly old: DiffSide;
  readonly new: DiffSide;
  readonly changes: readonly Change[];
  /** The SemVer step that the changes ask for. */
  readonly step: SemVerStep;
  /** The step that the versions take; null when one is not known, or the new one is not later. */
  readonly taken: SemVerStep | null;
  /** False when the versions are known and take a smaller step than is asked. */
  readonly enough: boolean;
  readonly hosts: readonly HostChange[];
}
