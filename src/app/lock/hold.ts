import { LOCK_FILE } from '../../core/lock/lock.ts';
import { judgeLock, unusableLock, type Held, type Resolved } from '../../core/lock/judge.ts';
import { readLock, type LockProblem, type LockReading } from '../../core/lock/read.ts';
import type { Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { joinPath } from '../../core/value/path.ts';
import { markedText } from '../../core/value/utf8.ts';
import type { FileSystem } from '../../ports.ts';

/** What is in the place of a project's lock. */
export interface LockFile {
  /** Relative to the working directory. */
  readonly path: string;
  /** Missing where there is no lock, or none that can be read. */
  readonly reading?: LockReading;
  readonly problem?: LockProblem;
}

/** A lock of ten thousand CALs with ten slots each takes half of it. */
const LOCK_LIMIT = 64 * 1024 * 1024;

/**
 * Looks for the lock of a project.
 *
 * @param root folder of the project, relative to the working directory
 */
export function readLockFile(fs: FileSystem, root: string): LockFile {
  const path = joinPath(root, LOCK_FILE);
  const no = (message: string, help: string): LockFile => ({ path, problem: { message, line: 1, help } });
  try {
    if (fs.isLink(path)) return no('it is a symbolic link', 'put the lock itself there');
    if (fs.kind(path) === 'none') return { path };
    const reading = readLock(markedText(fs.readFile(path, LOCK_LIMIT)));
    return 'problem' in reading ? { path, problem: reading.problem } : { path, reading };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return no(error.message, error.help);
  }
}

/** Whether anything is to be held to a lock: there is one, or there ought to be. */
export function isHeld({ reading, problem }: LockFile, frozen: boolean): boolean {
  return frozen || reading !== undefined || problem !== undefined;
}

/** Holds what is there to a project's lock. Without one, and without `frozen`, nothing is said. */
export function holdTo(
  { path, reading, problem }: LockFile,
  resolved: Resolved,
  { frozen, isElsewhere }: Omit<Held, 'path'> & { readonly isElsewhere: Parameters<typeof judgeLock>[3] },
): Diagnostic[] {
  if (reading !== undefined) return judgeLock(reading, resolved, { path, frozen }, isElsewhere);
  return unusableLock(resolved, { path, frozen }, problem);
}
