import {
  fileError,
  lineRange,
  START_OF_FILE,
  type Diagnostic,
  type Range,
  type Related,
} from '../result/diagnostic.ts';
import { calChange, counted, hostChange, pairs, slotChange, subjectOf, type LockChange } from './compare.ts';
import { factsOfSlot, type LockedHost, type LockedSlot } from './lock.ts';
import type { LockProblem, LockReading } from './read.ts';

/** A CAL as it resolves, with its places. */
export interface ResolvedCal {
  /** Relative to the working directory. */
  readonly path: string;
  readonly slots: ReadonlyMap<string, LockedSlot>;
  /** Aliases of more than one participant: a lock cannot say which of their slots it means. */
  readonly twice: readonly string[];
  /** Where a participant stands, or the list of them. */
  readonly rangeOf: (alias?: string) => Range;
}

/** A host profile as it is; that of an agent client has no path. */
export interface ResolvedHost extends LockedHost {
  readonly path?: string;
}

/** What is there, by the names that a lock gives it. */
export interface Resolved {
  readonly cals: ReadonlyMap<string, ResolvedCal>;
  readonly hosts: ReadonlyMap<string, ResolvedHost>;
}

/** How a lock is held to. */
export interface Held {
  /** Path of the lock, relative to the working directory. */
  readonly path: string;
  /** Whether it decides: then what differs is an error. */
  readonly frozen: boolean;
}

const HELP = 'review what changed; if it is intended, run cartwright lock and commit the lock';

/** What is said of an alias of several participants. */
export const TWICE = 'several participants have this alias';

/**
 * Holds what is there to a lock: every slot that resolves otherwise, every file whose digest is another, what has no entry, and the
 * entries of what is not there. Each finding names both sides, at the line of the lock, with the participant beside it; what has no entry
 * is at its own place.
 *
 * @param resolved what is judged now
 * @param isElsewhere whether an entry that is not in `resolved` belongs to what is there and is not judged now
 */
export function judgeLock(
  { lock, rangeOf: placeOf }: LockReading,
  resolved: Resolved,
  { path, frozen }: Held,
  isElsewhere: (kind: 'cals' | 'hosts', entry: string) => boolean,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const tell = (change: LockChange, keys: readonly [string, ...string[]], own?: Omit<Related, 'message'>): void => {
    const inLock = { path, range: placeOf(...keys) };
    // What has no entry is at its own place, and the lock beside it.
    const [place, beside] = change.before === null && own !== undefined ? [own, inLock] : [inLock, own];
    const message = beside === own ? 'what the entry is about' : 'the lock, which has no entry for it';
    found.push({
      rule: 'lock/stale',
      level: frozen ? 'error' : 'warning',
      message: staleWords(change),
      ...place,
      pointer: '',
      help: HELP,
      ...(beside === undefined ? {} : { related: [{ message, ...beside }] }),
    });
  };
  for (const [entry, { path: cal, twice, rangeOf }] of resolved.cals)
    for (const alias of twice)
      found.push({
        rule: 'lock/stale',
        level: frozen ? 'error' : 'warning',
        message: `${subjectOf({ kind: 'slot', entry, slot: alias })}: ${TWICE}`,
        path: cal,
        range: rangeOf(alias),
        pointer: '',
        help: 'give each participant an alias of its own, then run cartwright lock',
      });
  for (const [entry, was, is] of pairs(lock.cals, resolved.cals)) {
    if (is === undefined && isElsewhere('cals', entry)) continue;
    if (was === undefined || is === undefined) {
      const own = is === undefined ? undefined : { path: is.path, range: is.rangeOf() };
      tell(calChange(entry, was, is?.slots), ['cals', entry], own);
      continue;
    }
    for (const [alias, locked, now] of pairs(was, is.slots))
      for (const change of slotChange(entry, alias, locked, now && comparable(locked, now)))
        tell(change, ['cals', entry, alias], { path: is.path, range: is.rangeOf(alias) });
  }
  for (const [entry, was, is] of pairs(lock.hosts, resolved.hosts)) {
    if (is === undefined && isElsewhere('hosts', entry)) continue;
    const own = is?.path === undefined ? undefined : { path: is.path, range: START_OF_FILE };
    for (const change of hostChange(entry, was, is)) tell(change, ['hosts', entry], own);
  }
  return found;
}

/** `slot "builder" of "ship.cal.yaml": locked: com.example/a 1.0.0; now: com.example/b 1.1.0`. */
function staleWords(change: LockChange): string {
  const { before, after, otherSigner } = change;
  const signer = otherSigner === true ? '; another signer' : '';
  return `${subjectOf(change)}: locked: ${before ?? 'no entry'}; now: ${after ?? 'not there'}${signer}`;
}

// The digest of the file counts only where everything else is the same: one difference is enough to say so.
function comparable(locked: LockedSlot | undefined, now: LockedSlot): LockedSlot {
  if (now.kind !== 'cartridge' || locked?.kind !== 'cartridge') return now;
  const alike = { ...now, fileDigest: locked.fileDigest };
  return JSON.stringify(factsOfSlot(alike)) === JSON.stringify(factsOfSlot(locked)) ? now : alike;
}

/** A file in the place of the lock that is not one, or a lock that is not there; without `frozen` the one is a warning, the other nothing. */
export function unusableLock(
  { cals, hosts }: Resolved,
  { path, frozen }: Held,
  problem: LockProblem | undefined,
): Diagnostic[] {
  if (problem === undefined && (!frozen || cals.size + hosts.size === 0)) return [];
  const level = frozen ? 'error' : 'warning';
  if (problem === undefined) {
    const message = `locked: nothing, because there is no lock; now: ${counted(cals.size, 'CAL')}, ${counted(hosts.size, 'host')}`;
    return [{ ...fileError('lock/missing', path, message, 'run cartwright lock and commit the lock'), level }];
  }
  const { message, line, help } = problem;
  const said = `the lock cannot be read: ${message}`;
  return [{ ...fileError('lock/unreadable', path, said, help), level, range: lineRange(line) }];
}
