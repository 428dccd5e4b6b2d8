import { lineError, type Diagnostic } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import { findPrivateKeys } from '../../core/secrets/key-files.ts';
import type { FileSystem } from '../../ports.ts';

const MAX_BYTES = 1024 * 1024 * 1024;

/**
 * Looks for private keys in files, cartridges included, whatever they are called. Paths that are not regular files (deleted,
 * links, submodules) hold nothing that a commit could carry and are passed over.
 *
 * @returns how many files were read, and those that could not be: an unread file is not a clean one
 */
export function scanForKeys(fs: FileSystem, paths: readonly string[]) {
  const diagnostics: Diagnostic[] = [];
  const problems: UserError[] = [];
  let files = 0;
  for (const path of new Set(paths)) {
    if (fs.kind(path) !== 'file') continue;
    try {
      const bytes = fs.readFile(path, MAX_BYTES);
      files++;
      for (const { what, line } of findPrivateKeys(bytes)) diagnostics.push(finding(path, line, what));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(error);
    }
  }
  return { diagnostics, problems, files };
}

function finding(path: string, line: number, what: string): Diagnostic {
  const help = 'remove it from the commit and make a new key; once it is pushed, treat it as leaked (docs/keys.md)';
  return lineError('secret/private-key', path, line, `${what} does not belong in a repository`, help);
}
