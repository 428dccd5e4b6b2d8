import type { Range } from './diagnostic.ts';
import { hideKeys } from '../text/key-text.ts';

/** Each way in which the tool could not run, by a stable machine code, with what to do where the error itself does not say it. */
export const FIXES = {
  'already-signed': 'find out why, or use --replace to drop it and sign again',
  'asset-differs': 'release under a new version; gh release delete-asset TAG NAME removes a wrong file',
  'bad-asset-name': 'use letters, digits, ".", "_", "+" and "-"',
  'bad-baseline': 'name a cartridge that verifies, or a version such as 1.2.0',
  'bad-bundle': 'name the bundle that was released with the file',
  'bad-cal': 'run cartwright lint on it, and correct what it finds',
  'bad-cartridge': 'get the released file again from its publisher, or build it again',
  'bad-config': 'correct it in the configuration; docs/reference lists every key',
  'bad-file': 'correct it here; docs/reference lists every key',
  'bad-glob': 'write a glob that is relative and stays inside the repository, such as docs/**/*.md',
  'bad-index': 'run git status to see the fault; git read-tree HEAD rebuilds it',
  'bad-input': 'give a value of the form that the message names',
  'bad-layout': 'run cartwright pack again',
  'bad-lock': 'run cartwright lock to write it again',
  'bad-package-file': 'correct it as the message says, or remove the file from the package',
  'bad-policy': 'correct it here; docs/reference lists every key',
  'bad-public-key': 'give an SPKI PEM file, as cartwright keygen writes it',
  'bad-report': 'write the report again with cartwright check --format json',
  'bad-signing-key': 'give an ed25519 key in PEM, as cartwright keygen writes it',
  'bad-trust-change': 'cartwright trust show lists the keys and their status',
  'bad-trust-registry': 'correct it here; cartwright trust init writes a new one',
  changed: 'run it again when no program writes to it',
  locked: 'run it again when no program writes to the file',
  'cannot-edit': 'edit the file by hand',
  'closed-stream': 'keep the reader open',
  'empty-bundle': 'name the top folder of the bundle',
  'file-exists': 'choose another name',
  github: 'try again later',
  'key-as-argument': 'make a new key, and give the path of its file',
  'key-exists': 'choose another --name',
  'key-in-repository': 'choose a folder outside any repository, such as one in your home folder',
  link: 'put the file itself there',
  'merge-conflict': 'resolve the conflict and run git add',
  'no-base': 'give actions/checkout fetch-depth: 2, or fetch-depth: 0',
  'no-commit': 'clone it again',
  'no-directory': 'name a directory that is there',
  'no-file': 'check the path, or make the file first',
  'no-git': 'install git, or run it without the option that needs it',
  'no-host': 'name one: cartwright host add claude-code; cartwright host list lists them',
  'no-manifest': 'name a cartridge, a manifest (*.json) or a package folder',
  'no-organisation': 'check the name, and that the token may read its repositories (metadata: read)',
  'no-package': 'name a folder that holds cartridge.yaml; cartwright init proposes one',
  'no-release': 'run on a published release or a pushed tag, or set the input release-tag',
  'no-repository': 'run it in a clone, or without --staged to check the files as they are',
  'no-revision': 'name a branch, a tag or a commit; in a shallow clone fetch it first',
  'no-rom-digest': 'leave the cartridge out',
  'no-servers': 'add servers to the profile, with a command or a url each, or leave out --live',
  'no-signing-key': 'give --key FILE, or set CARTWRIGHT_SIGNING_KEY',
  'no-proposal': 'name the folder of the proposal with --out, or run init without --update first',
  'no-skill': 'name a folder with a SKILL.md, a plugin or an agent file',
  'no-such-file': 'check the path; it is relative to the working directory',
  'not-judged': 'name a file that check reads',
  'no-such-folder': 'name a folder that is there',
  'no-tag': 'push the tag first; a draft release alone does not make one',
  'not-a-cal': 'name a CAL',
  'not-a-cartridge': 'name a cartridge',
  'not-a-directory': 'name the top folder of the bundle',
  'not-proposed': 'Settings → Actions → General must allow GitHub Actions to create pull requests',
  'not-released': 'check what the token may write',
  'not-whole': 'get the released file again from its publisher, or build it again',
  'other-commit': 'check out the commit of the tag',
  'other-publisher': 'release only your own packages, or correct the input publisher',
  'other-version':
    'tag the commit whose packages have that version, or list the packages of the tag in the input packages',
  'out-of-memory': 'run it where more memory is free',
  'outside-workspace': 'put the file into the workspace; a file elsewhere must be named on the command line',
  'refused-by-the-system': 'make the path readable and writable for you, or choose another place',
  'same-name': 'give one of them another name or version',
  'signed-cartridge': 'write to another place, or replace it with --force',
  'stale-manifest': 'run cartwright manifest, and write what it prints',
  tampered: 'get the released file again from its publisher; cartwright verify lists all faults',
  'unknown-host': 'cartwright host list lists them',
  'unknown-rule': 'run cartwright explain for the list of rules',
  'unreadable-file': 'name a file that you can read',
  'unsafe-target': 'rename one of them',
  'unwritable-file': 'choose another place, or make this one writable',
  'unwritable-stream': 'make room, or write to another place',
  usage: 'run cartwright --help for the commands',
  'wrong-commit': 'check out the commit of the tag',
} as const;

/** Stable machine codes, one for each way in which the tool could not run. */
export type ErrorCode = keyof typeof FIXES;

/** Where a {@link UserError} happened and how to get out of it. */
export interface UserErrorDetails {
  /** File the error is about, as the user named it. */
  readonly path?: string | undefined;
  readonly range?: Range | undefined;
  /** One sentence that says what to do; without it, the one of the code. */
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
  readonly help: string;

  /**
   * @param message what is wrong, with the value quoted; no trailing period
   */
  constructor(code: ErrorCode, message: string, details: UserErrorDetails = {}) {
    super(hideKeys(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.path = details.path === undefined ? undefined : hideKeys(details.path);
    this.range = details.range;
    this.help = details.help ?? FIXES[code];
  }
}

/** The refusal of a file of which only so many bytes are read. */
export function tooLarge(path: string, bytes: number, maxBytes: number): UserError {
  const help = 'name a smaller file';
  return new UserError('unreadable-file', `the file has ${bytes} bytes; at most ${maxBytes} are read`, { path, help });
}

/** The refusal of a path at which there is nothing. */
export function noSuchFile(path: string): UserError {
  return new UserError('no-such-file', 'there is no such file or directory', { path });
}
