import { sortDiagnostics } from '../../core/result/diagnostic.ts';
import type { LockedSlot } from '../../core/lock/lock.ts';
import type { CalResult } from '../../core/result/results.ts';
import type { FormatProfile } from '../../ids.ts';
import type { FileSystem } from '../../ports.ts';
import { loadHosts } from '../handshake/hosts.ts';
import type { Readiness } from '../readiness/ready.ts';
import { holdTo, isHeld, readLockFile } from './hold.ts';
import { resolve, type SlotsOfCal } from './resolve.ts';

/** How the readiness of some CALs of a project is held to its lock. */
export interface HeldReadiness {
  readonly profile: FormatProfile;
  /** Folder of the project, relative to the working directory. */
  readonly root: string;
  /** Host profiles that were asked. */
  readonly hosts: readonly string[];
  readonly frozen: boolean;
}

/**
 * Holds what was judged ready to the lock of its project: the CALs that were named, and the hosts that were asked. What differs is a
 * finding of the CAL, and with `frozen` makes it not ready.
 */
export async function readyByLock(
  fs: FileSystem,
  { result, staff, docs, notes }: Readiness,
  { profile, root, hosts, frozen }: HeldReadiness,
): Promise<Pick<Readiness, 'result' | 'notes'>> {
  const file = readLockFile(fs, root);
  // Where no cartridges were given, nothing resolves, and nothing is otherwise than it was.
  if (!isHeld(file, frozen) || (!frozen && staff.cards === undefined)) return { result, notes };
  const { all } = await loadHosts(fs, hosts);
  const whole = resolve(fs, root, { docs, hosts: all, staff, profile });
  const cals = new Map(
    [...whole.cals].map(([path, cal]) => [
      path,
      frozen ? cal : withoutPackages(cal, file.reading?.lock.cals.get(path)),
    ]),
  );
  const found = holdTo(file, { ...whole, cals }, { frozen, isElsewhere: () => true });
  const paths = new Set(docs.map(({ path }) => path));
  const held = result.cals.map((cal): CalResult => {
    const own = found.filter(({ path, related = [] }) => {
      const about = [path, ...related.map((each) => each.path)].filter((each) => paths.has(each));
      return about.length === 0 || about.includes(cal.path);
    });
    const diagnostics = sortDiagnostics([...cal.diagnostics, ...own]);
    const verdict = own.some(({ level }) => level === 'error') ? 'not ready' : cal.verdict;
    return { ...cal, diagnostics, verdict };
  });
  return { result: { ...result, cals: held }, notes };
}

/** Packages take no part in readiness alone: a slot that is locked to one says nothing there. */
function withoutPackages(cal: SlotsOfCal, locked: ReadonlyMap<string, LockedSlot> | undefined): SlotsOfCal {
  const slots = [...cal.slots].map(([alias, slot]) => {
    const before = locked?.get(alias);
    return [alias, slot.kind === 'none' && before?.kind === 'package' ? before : slot] as const;
  });
  return { ...cal, slots: new Map(slots) };
}
