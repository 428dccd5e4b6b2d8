import { compareLocks, wholeChange, type LockChange, type LockFileChange } from '../../core/lock/compare.ts';
import type { Lock, LockedSlot } from '../../core/lock/lock.ts';
import { placeOf } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { pathsFrom } from './resolve.ts';
import { readLockFile, type LockFile } from './hold.ts';

/** Two sides of a change, and what lies elsewhere in it. */
export interface LockSides {
  readonly base: FileSystem;
  readonly head: FileSystem;
  /** Folders of the projects of both sides, relative to the working directory. */
  readonly roots: readonly string[];
  /** Whether a file may be another on the two sides. */
  readonly differs: (path: string) => boolean;
  /** Where a path of the base lies at the head. */
  readonly toHead: (path: string) => string;
}

/** What a change does to the locks of projects. What only moved is the same. */
export function lockChanges({ base, head, roots, differs, toHead }: LockSides): LockFileChange[] {
  return [...new Set(roots)].sort().flatMap((root) => {
    const after = readLockFile(head, root);
    if (!differs(after.path)) return [];
    const [was, is] = [lockOf(readLockFile(base, root)), lockOf(after)];
    const { at } = placeOf(head.cwd, root);
    const inside = pathsFrom(head.cwd, root);
    const changes =
      typeof was === 'object' && typeof is === 'object'
        ? compareLocks(
            relocated(was, (path) => inside(toHead(at(path)))),
            is,
          )
        : wholeChange(was, is);
    return capped(changes).map((change) => ({ ...change, lock: after.path }));
  });
}

/** Changes of one lock that are told one by one, and the characters of each text: reports that others read have a size. */
const MOST = 500;
const LONGEST = 1000;

// Changed signers come first, so that many other changes do not hide them.
function capped(changes: readonly LockChange[]): LockChange[] {
  const sorted = [...changes].sort((a, b) => Number(b.otherSigner === true) - Number(a.otherSigner === true));
  const shown = sorted.length > MOST ? sorted.slice(0, MOST - 1) : sorted;
  const rest = sorted.length - shown.length;
  const more: LockChange = { kind: 'lock', entry: '', before: `${rest} more entries`, after: 'others' };
  const clip = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
  return [...shown, ...(rest === 0 ? [] : [more])].map((each) => ({
    ...each,
    entry: clip(each.entry),
    ...(each.slot === undefined ? {} : { slot: each.slot.slice(0, 200) }),
    before: each.before === null ? null : clip(each.before),
    after: each.after === null ? null : clip(each.after),
  }));
}

function lockOf({ reading, problem }: LockFile): Lock | 'unreadable' | undefined {
  return problem === undefined ? reading?.lock : 'unreadable';
}

function relocated({ cals, hosts }: Lock, to: (path: string) => string): Lock {
  const slot = (each: LockedSlot): LockedSlot =>
    each.kind === 'package' ? { ...each, package: to(each.package) } : each;
  return {
    cals: new Map(
      [...cals].map(([path, slots]) => [to(path), new Map([...slots].map(([alias, each]) => [alias, slot(each)]))]),
    ),
    hosts: new Map([...hosts].map(([path, host]) => [to(path), host])),
  };
}
