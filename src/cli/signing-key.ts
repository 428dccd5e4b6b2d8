import { resolve } from 'node:path';
import { decryptPem } from '../adapters/keys/decrypt.ts';
import { openMode } from '../adapters/keys/key-file.ts';
import { KEY_VARIABLE, PASSPHRASE_VARIABLE } from '../app/trust/key-variables.ts';
import { MAX_KEY_BYTES, signerFrom } from '../app/trust/signing-key.ts';
import type { Signer } from '../core/dsse/sign.ts';
import { UserError } from '../core/result/errors.ts';
import { openKeyText } from '../core/report/text/receipts.ts';
import { markedText } from '../core/value/utf8.ts';
import type { FileSystem } from '../ports.ts';
import { valueOption, type CommandContext, type Format, type OptionSpec } from './command.ts';

/** Options that name a signing key. */
export const KEY_OPTIONS = [
  valueOption('key', 'FILE', `signing key in PEM (default: $${KEY_VARIABLE})`),
  valueOption('passphrase-file', 'FILE', `passphrase of the key (default: $${PASSPHRASE_VARIABLE})`),
];

/**
 * The signer that the options or the environment name.
 *
 * @throws UserError `no-signing-key` when there is none, an empty secret included; `bad-signing-key`
 */
export function loadSigner(context: CommandContext<Format, (typeof KEY_OPTIONS)[number]>): Signer {
  const { fs, io } = context;
  const passphrase = loadPassphrase(context);
  const path = context.value('key');
  if (path !== undefined) {
    const text = readSecret(fs, 'key', path);
    const signer = signerFrom(text, path, passphrase, decryptPem);
    const mode = openMode(resolve(fs.cwd, path));
    if (mode !== undefined) io.err(openKeyText(path, mode));
    return signer;
  }
  const text = io.env[KEY_VARIABLE] ?? '';
  if (text.trim() === '') {
    throw new UserError('no-signing-key', 'there is no signing key', {
      help: `give --key FILE, or set ${KEY_VARIABLE}; in a pull request of a fork secrets are empty`,
    });
  }
  return signerFrom(text, `$${KEY_VARIABLE}`, passphrase, decryptPem);
}

/** The passphrase of the options or the environment; its last newline is not part of it. */
export function loadPassphrase({
  fs,
  io,
  value,
}: CommandContext<Format, OptionSpec<'passphrase-file', 'value'>>): string | undefined {
  const file = value('passphrase-file');
  const text = file === undefined ? io.env[PASSPHRASE_VARIABLE] : readSecret(fs, 'passphrase-file', file);
  const passphrase = text?.replace(/\r?\n$/, '');
  return passphrase === '' ? undefined : passphrase;
}

/** A file name with an ending, which no key and hardly a passphrase has. */
const NAME = /^[^\0-\x1f]{0,200}\.[A-Za-z][A-Za-z0-9]{1,7}$/;

/** 32 bytes in base64 without padding. */
const SHORTEST_KEY = 43;

// What is not a file may be the secret itself, put where its path belongs: it is not repeated.
function readSecret(fs: FileSystem, option: 'key' | 'passphrase-file', path: string): string {
  const isShown = NAME.test(path) || (option === 'key' && path.length < SHORTEST_KEY);
  if (fs.kind(path) === 'none' && !isShown) {
    throw new UserError('unreadable-file', `--${option}: there is no such file`, {
      help: 'the value is not shown, since it may be the secret itself; give the path of a file',
    });
  }
  return markedText(fs.readFile(path, MAX_KEY_BYTES));
}
