import { UserError } from '../../core/result/errors.ts';
import { allLooks } from '../../core/scan/scan.ts';
import { listedTree } from '../../core/scan/tree/listed.ts';
import { joinPath } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';

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
