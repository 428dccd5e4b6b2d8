/** What `cartwright.lock` holds (docs/lock.md). Paths are relative to the folder that it lies in, with `/`. */

/** Name of the lock, at the root of a project. */
export const LOCK_FILE = 'cartwright.lock';

/** A cartridge that staffs a slot: every fact is there, so that nothing is ever equal for want of one. */
export interface LockedCartridge {
  readonly kind: 'cartridge';
  /** `PUBLISHER/NAME`. */
  readonly id: string;
  readonly version: string;
  /** `sha256:` and hex, as the file digest. */
  readonly romDigest: string;
  /** Ids of the keys that signed it, sorted. */
  readonly signedBy: readonly string[];
  readonly fileDigest: string;
}

/** A package that is not built and staffs a slot: its files are those of the commit. */
export interface LockedPackage {
  readonly kind: 'package';
  readonly id: string;
  readonly version: string;
  /** Its folder. */
  readonly package: string;
}

export type LockedSlot = LockedCartridge | LockedPackage | { readonly kind: 'none' };

/** A host profile. */
export interface LockedHost {
  /** The sha256 of its file with LF line ends, or of the canonical JSON of a shipped one. */
  readonly digest: string;
  /** The digest that pins a tool, by the tool's name. */
  readonly pins: ReadonlyMap<string, string>;
}

export interface Lock {
  /** By path of the CAL: by alias of the participant. */
  readonly cals: ReadonlyMap<string, ReadonlyMap<string, LockedSlot>>;
  /** By path of the profile, or the name of a shipped one. */
  readonly hosts: ReadonlyMap<string, LockedHost>;
}

/** A fact of an entry as the file writes it. */
export type LockFact = readonly [name: string, value: string];

/** The facts of a slot, in the order of the file. */
export function factsOfSlot(slot: LockedSlot): readonly LockFact[] {
  switch (slot.kind) {
    case 'cartridge':
      return [
        ['id', slot.id],
        ['version', slot.version],
        ['romDigest', slot.romDigest],
        ['signedBy', `[${slot.signedBy.join(', ')}]`],
        ['fileDigest', slot.fileDigest],
      ];
    case 'package':
      return [
        ['id', slot.id],
        ['version', slot.version],
        ['package', slot.package],
      ];
    case 'none':
      return [];
  }
}
