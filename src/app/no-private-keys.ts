import type { Diagnostic } from '../core/diagnostic.ts';
import { UserError } from '../core/errors.ts';
import { findPrivateKeys } from '../core/private-keys.ts';
import type { FileSystem } from '../ports.ts';

const MAX_BYTES = 1024 * 1024 * 1024;

/** What the hook `no-private-keys` found. */
export interface KeyScan {
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were read. */
  readonly files: number;
}

/**
 * Looks for private keys in files, cartridges included, whatever they are called. Paths that are no regular files (deleted,
 * links, submodules) hold nothing that a commit could carry and are passed over.
 *
 * @throws UserError `unreadable-file` for a file that cannot be read: an unread file is not a clean one
 */
export function scanForKeys(fs: FileSystem, paths: readonly string[]): KeyScan {
  const diagnostics: Diagnostic[] = [];
  let files = 0;
  for (const path of paths) {
    if (fs.kind(path) !== 'file') continue;
    files++;
    for (const { what, line } of findPrivateKeys(fs.readFile(path, MAX_BYTES))) {
      const at = { line, column: 1 };
      diagnostics.push({
        rule: 'secret/private-key',
        level: 'error',
        message: `${what} does not belong in a repository`,
        path,
        range: { start: at, end: at },
        pointer: '',
        help: 'take it out of the commit and make a new one; once it was pushed it counts as known',
      });
    }
  }
  if (paths.length === 0) throw new UserError('usage', 'no-private-keys needs at least one file');
  return { diagnostics, files };
}
