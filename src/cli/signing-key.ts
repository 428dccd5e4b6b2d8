import { resolve } from 'node:path';
import { decryptPem } from '../adapters/keys/decrypt.ts';
import { openMode } from '../adapters/keys/key-file.ts';
import { KEY_VARIABLE, MAX_KEY_BYTES, PASSPHRASE_VARIABLE, signerFrom } from '../app/signing-key.ts';
import type { Signer } from '../core/dsse/sign.ts';
import { UserError } from '../core/errors.ts';
import { printable } from '../core/printable.ts';
import type { CommandContext } from './command.ts';

export { KEY_OPTIONS } from './key-options.ts';

/**
 * The signer that the options or the environment name.
 *
 * @throws UserError `no-signing-key` when there is none, an empty secret included; `bad-signing-key`
 */
export function loadSigner(context: CommandContext): Signer {
  const { fs, io } = context;
  const passphrase = loadPassphrase(context);
  const path = context.value('key');
  if (path !== undefined) {
    const text = decode(fs.readFile(path, MAX_KEY_BYTES));
    const signer = signerFrom(text, path, passphrase, decryptPem);
    const mode = openMode(resolve(fs.cwd, path));
    if (mode !== undefined) {
      io.err(
        `cartwright: ${printable(path)}: warning: others may read this key (mode ${mode})\n  help: chmod 600 it\n`,
      );
    }
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
export function loadPassphrase({ fs, io, value }: CommandContext): string | undefined {
  const file = value('passphrase-file');
  const text = file === undefined ? io.env[PASSPHRASE_VARIABLE] : decode(fs.readFile(file, MAX_KEY_BYTES));
  const passphrase = text?.replace(/\r?\n$/, '');
  return passphrase === '' ? undefined : passphrase;
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
