import { lstatSync } from 'node:fs';
import type { IndexEntry } from '../../core/git/index-file.ts';

/**
 * Whether a file of the work tree is still the one that was staged, as far as its times and size tell. Git itself would compare
 * the bytes where they do not, through the filters that the repository names; here the staged bytes are read from git instead.
 *
 * @param absolute the file
 * @param written when the index was written, in nanoseconds: a file that changed at that time or later tells nothing
 */
export function isStillStaged(absolute: string, entry: IndexEntry, written: bigint): boolean {
  const file = lstatSync(absolute, { throwIfNoEntry: false, bigint: true });
  const stat = entry.stat();
  return (
    entry.kind === 'file' &&
    file?.isFile() === true &&
    file.mtimeNs === stat.modified &&
    file.ctimeNs === stat.changed &&
    BigInt.asUintN(32, file.size) === BigInt(stat.size) &&
    stat.modified < written
  );
}
