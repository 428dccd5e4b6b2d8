import { sortDiagnostics, type Diagnostic } from '../core/diagnostic.ts';
import { UserError } from '../core/errors.ts';
import { findPrivateKeys } from '../core/private-keys.ts';
import type { FileSystem } from '../ports.ts';

/** What was found, and what could not be looked at. */
export interface KeySearch {
  readonly diagnostics: readonly Diagnostic[];
  readonly problems: readonly UserError[];
  /** How many files were read. */
  readonly files: number;
}

/**
 * Looks for private keys in files, whatever they are called and whatever they hold. A finding names file, line and kind of
 * key; no byte of a key is in it.
 *
 * @param paths files; a folder among them (a submodule, to pre-commit) is passed over
 */
export function searchPrivateKeys(fs: FileSystem, paths: readonly string[]): KeySearch {
  const diagnostics: Diagnostic[] = [];
  const problems: UserError[] = [];
  let files = 0;
  for (const path of new Set(paths)) {
    if (fs.kind(path) === 'directory') continue;
    try {
      for (const { kind, line } of findPrivateKeys(fs.readFile(path))) diagnostics.push(finding(path, line, kind));
      files++;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(error);
    }
  }
  return { diagnostics: sortDiagnostics(diagnostics), problems, files };
}

function finding(path: string, line: number, kind: string): Diagnostic {
  const at = { line, column: 1 };
  return {
    rule: 'keys/private-key',
    level: 'error',
    message: `this file holds a ${kind}`,
    path,
    range: { start: at, end: at },
    pointer: '',
    help: 'take it out of the commit and keep it outside of the repository; if it was ever pushed, replace it (docs/keys.md)',
  };
}
