import { check, type Checked, type CheckOptions } from '../../app/check.ts';
import { shortest } from '../../app/cal-files.ts';
import { loadConfig } from '../../app/config.ts';
import type { Clock, FileSystem } from '../../ports.ts';
import { PROFILES, type FormatProfile } from '../../ids.ts';
import { readCard } from './read-card.ts';
import { signatureOf } from './signature-of.ts';

/** A commit that is compared with. */
export interface Commit {
  readonly files: FileSystem;
  /** Paths that differ from the work tree's, relative to the top of the repository. */
  readonly differing: ReadonlySet<string>;
}

/**
 * Checks a commit by its own configuration, from git's objects: nothing is checked out and nothing outside is asked.
 *
 * @param fs the work tree, from which code that is the same in both is read: every read from git is a process of its own
 * @throws UserError for a commit that cannot be checked
 */
export async function checkCommit(
  fs: FileSystem,
  { files, differing }: Commit,
  options: Omit<CheckOptions, 'profile' | 'config'> & {
    readonly clock: Clock;
    /** As `--config` names it. */
    readonly configPath: string | undefined;
    /** Instead of the one of the commit's configuration. */
    readonly profile: FormatProfile | undefined;
  },
): Promise<Checked> {
  const { clock, configPath, ...rest } = options;
  const config = await loadConfig(files, configPath, rest.root);
  const profile = rest.profile ?? PROFILES[config.prefix];
  const bytesOf = (path: string): Uint8Array => files.readFile(path);
  const ports = {
    fs: files,
    readCode: (path: string, bytes?: number, start?: boolean) =>
      (differing.has(shortest(fs.cwd, path)) || fs.kind(path) !== 'file' ? files : fs).readFile(path, bytes, start),
    clock,
    readCard: readCard(files, bytesOf),
    signatureOf: signatureOf(files, profile, undefined, bytesOf),
  };
  return check(ports, { ...rest, profile, config });
}
