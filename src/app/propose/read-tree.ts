import { UserError } from '../../core/result/errors.ts';
import { ROLES } from '../../core/scan/detector.ts';
import { allLooks } from '../../core/scan/scan.ts';
import { OPEN } from '../../core/scan/scaffold/roles.ts';
import { listedTree } from '../../core/scan/tree/listed.ts';
import { joinPath, leadsOut } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';

/** What init wrote the last time, below the output folder: the base of an update. */
export const BASE_FILE = 'cal/from-code.base.json';

/** Code that is looked at. */
export interface Code {
  /** Top folder, relative to the working directory. */
  readonly root: string;
  /** Every file below it that git does not ignore, relative to it, sorted. */
  readonly files: readonly string[];
  /** As {@link FileSystem.readFile}. */
  readonly readFile: FileSystem['readFile'];
}

/**
 * Reads what detectors look at, within the bounds of {@link listedTree}.
 *
 * @param name of the top folder
 * @param exclude paths relative to it that are left out
 */
export function readTree(
  name: string,
  { root, files, readFile }: Code,
  exclude: ReadonlySet<string>,
): ReturnType<typeof listedTree> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return listedTree(name, files, allLooks(), exclude, (path, { bytes, start }) => {
    try {
      return { text: decoder.decode(readFile(joinPath(root, path), bytes, start)) };
    } catch (error) {
      if (error instanceof UserError) return { problem: error.message };
      throw error;
    }
  });
}

/** @throws UserError for what is not a folder */
export function refuseNoFolder(fs: FileSystem, path: string): void {
  const kind = fs.kind(path);
  if (kind === 'directory') return;
  throw new UserError('no-such-folder', kind === 'none' ? 'there is no such folder' : 'it is not a folder', { path });
}

/**
 * What init itself wrote must not be taken for the project, or a second run would find other things than the first.
 *
 * @param out the output folder, relative to the top folder of the code
 */
export function ownFiles(out: string): ReadonlySet<string> {
  if (leadsOut(out)) return new Set();
  if (out !== '.') return new Set([out]);
  return new Set([
    ...[...ROLES, OPEN].map((role) => `agents/${role}`),
    'agents/README.md',
    'cal/from-code.cal.json',
    'cal/from-code.cal.yaml',
    BASE_FILE,
    'cartridges',
  ]);
}
