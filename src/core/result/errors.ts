import type { Range } from './diagnostic.ts';
import { hideKeys } from '../text/key-text.ts';

/** Where a {@link UserError} happened and how to get out of it. */
export interface UserErrorDetails {
  /** File the error is about, as the user named it. */
  readonly path?: string;
  readonly range?: Range;
  /** The way out: one sentence that says what to do. */
  readonly help?: string;
  readonly cause?: unknown;
}

/**
 * The tool could not run: bad usage, unreadable file, bad key, network (exit 2).
 * Its message names the place and the value; it never holds a secret: a key that was given where a path belongs is left out. Anything else that is thrown is a bug (exit 3).
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly code: string;
  readonly path: string | undefined;
  readonly range: Range | undefined;
  readonly help: string | undefined;

  /**
   * @param code stable machine code in kebab case, for example `unreadable-file`
   * @param message what is wrong, with the value quoted; no trailing period
   */
  constructor(code: string, message: string, details: UserErrorDetails = {}) {
    super(hideKeys(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.path = details.path === undefined ? undefined : hideKeys(details.path);
    this.range = details.range;
    this.help = details.help;
  }
}
