import type { LockChange } from './compare.ts';

/** A slot that somebody should know of: nobody staffs it, or another cartridge could with the same right. */
export interface SlotNote {
  /** Path of the CAL, relative to the working directory. */
  readonly cal: string;
  readonly slot: string;
  readonly reason: string;
}

/** What became of one lock, as `lock --format json` says it. */
export interface LockReceipt {
  /** Relative to the working directory. */
  readonly path: string;
  /** `refused`: a cartridge is not as the demands want it, and nothing was written. */
  readonly state: 'written' | 'unchanged' | 'refused';
  readonly cals: number;
  readonly slots: number;
  readonly hosts: number;
  /** Against the lock that was there; missing where none could be read. */
  readonly changes?: readonly LockChange[];
  readonly unstaffed: readonly SlotNote[];
  readonly equal: readonly SlotNote[];
  /** Cartridges that staff a slot and are not as the demands want them. */
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
}
