import { rootOf, textsAt } from '../../core/relaxed/side.ts';
import { UserError } from '../../core/result/errors.ts';
import type { SourceDocument } from '../../core/source/document.ts';
import { LIMITS } from '../../core/source/limits.ts';
import { readDocument } from '../../core/source/read.ts';
import { folderOf, joinPath } from '../../core/value/path.ts';
import type { FileSystem } from '../../ports.ts';
import { hostFiles } from '../handshake/hosts.ts';

/**
 * The host profiles that a policy names and that are there, relative to the working directory. Faults of the policy, or of these
 * files, are reported where the policy is used.
 *
 * @param gate the policy as it was read, of any shape
 */
export function gateHosts(fs: FileSystem, gate: SourceDocument | undefined): readonly string[] {
  if (gate === undefined) return [];
  const folder = folderOf(gate.path);
  return textsAt(rootOf(gate), 'hosts').flatMap((name) => {
    try {
      return hostFiles(fs, joinPath(folder, name)) ?? [];
    } catch (error) {
      if (error instanceof UserError) return [];
      throw error;
    }
  });
}

/** A file that decides how strictly something is judged; undefined where there is none. Its faults are in the document. */
export async function readDeciding(fs: FileSystem, path: string): Promise<SourceDocument | undefined> {
  if (fs.kind(path) !== 'file') return undefined;
  return readDocument(path, fs.readFile(path, LIMITS.jsonBytes), { maxDepth: LIMITS.schemaDepth, orJson: true });
}
