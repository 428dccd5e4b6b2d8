import type { Declaring } from '../../core/language/completion.ts';
import type { FileKind } from '../../core/language/uses.ts';
import { UserError } from '../../core/result/errors.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import { placeOf } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import type { Config } from '../project/config.ts';
import { ownFiles } from '../project/projects.ts';
import { kindOfFile } from './judge.ts';

/** Files of a project that are read for one answer about names; help that came later would be none. */
const MOST = 500;

/**
 * The documents of a project in which a name may stand, the first {@link MOST} of them; those that cannot be read are left out.
 *
 * @param root folder of the configuration, relative to the working directory
 */
export async function neighbours(
  fs: FileSystem,
  root: string,
  config: Config | undefined,
  kinds: readonly FileKind[],
): Promise<readonly Declaring[]> {
  if (kinds.length === 0) return [];
  const { at } = placeOf(fs.cwd, root);
  const found: Declaring[] = [];
  for (const path of ownFiles(fs, root).files.map(at)) {
    const kind = kindOfFile(path, root, config);
    if (!kinds.includes(kind)) continue;
    if (found.length === MOST) break;
    try {
      const doc = await readDocument(path, fs.readFile(path, LIMITS.yamlBytes), { maxDepth: LIMITS.schemaDepth });
      found.push({ kind, doc });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return found;
}
