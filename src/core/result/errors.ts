import type { Range } from './diagnostic.ts';
import { hideKeys } from '../text/key-text.ts';

/** Stable machine codes, one for each way in which the tool could not run. */
export type ErrorCode =
  | 'already-signed'
  | 'asset-differs'
  | 'bad-asset-name'
  | 'bad-baseline'
  | 'bad-bundle'
  | 'bad-cal'
  | 'bad-cartridge'
  | 'bad-config'
  | 'bad-file'
  | 'bad-glob'
  | 'bad-index'
  | 'bad-input'
  | 'bad-layout'
  | 'bad-lock'
  | 'bad-package-file'
  | 'bad-policy'
  | 'bad-public-key'
  | 'bad-report'
  | 'bad-signing-key'
  | 'bad-trust-change'
  | 'bad-trust-registry'
  | 'changed'
  | 'locked'
  | 'cannot-edit'
  | 'closed-stream'
  | 'empty-bundle'
  | 'file-exists'
  | 'github'
  | 'key-as-argument'
  | 'key-exists'
  | 'key-in-repository'
  | 'link'
  | 'merge-conflict'
  | 'no-base'
  | 'no-commit'
  | 'no-directory'
  | 'no-file'
  | 'no-git'
  | 'no-host'
  | 'no-manifest'
  | 'no-organisation'
  | 'no-package'
  | 'no-release'
  | 'no-repository'
  | 'no-revision'
  | 'no-rom-digest'
  | 'no-servers'
  | 'no-signing-key'
  | 'no-proposal'
  | 'no-skill'
  | 'no-such-file'
  | 'not-judged'
  | 'no-such-folder'
  | 'no-tag'
  | 'not-a-cal'
  | 'not-a-cartridge'
  | 'not-a-directory'
  | 'not-proposed'
  | 'not-released'
  | 'not-whole'
  | 'other-commit'
  | 'other-publisher'
  | 'other-version'
  | 'out-of-memory'
  | 'outside-workspace'
  | 'refused-by-the-system'
  | 'same-name'
  | 'signed-cartridge'
  | 'stale-manifest'
  | 'tampered'
  | 'unknown-host'
  | 'unknown-rule'
  | 'unreadable-file'
  | 'unsafe-target'
  | 'unwritable-file'
  | 'unwritable-stream'
  | 'usage'
  | 'wrong-commit';

/** Where a {@link UserError} happened and how to get out of it. */
export interface UserErrorDetails {
  /** File the error is about, as the user named it. */
  readonly path?: string | undefined;
  readonly range?: Range | undefined;
  /** One sentence that says what to do. */
  readonly help?: string | undefined;
  readonly cause?: unknown;
}

/**
 * The tool could not run: bad usage, unreadable file, bad key, network (exit 2).
 * Its message names the place and the value; it never holds a secret: a key that was given where a path belongs is left out. Anything else that is thrown is a bug (exit 3).
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly code: ErrorCode;
  readonly path: string | undefined;
  readonly range: Range | undefined;
  readonly help: string | undefined;

  /**
   * @param message what is wrong, with the value quoted; no trailing period
   */
  constructor(code: ErrorCode, message: string, details: UserErrorDetails = {}) {
    super(hideKeys(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.path = details.path === undefined ? undefined : hideKeys(details.path);
    this.range = details.range;
    this.help = details.help;
  }
}
