import { parsePrivateKey, type DecryptPem } from '../../core/dsse/private-key.ts';
import { KeyProblem } from '../../core/dsse/public-key.ts';
import type { Signer } from '../../core/dsse/sign.ts';
import { UserError } from '../../core/result/errors.ts';
import { PASSPHRASE_VARIABLE } from './key-variables.ts';

/** Longest key file that is read, in bytes. */
export const MAX_KEY_BYTES = 64 * 1024;

/**
 * Makes a signer of a key's text.
 *
 * @param origin where the text came from, for messages: a path, or `$NAME`
 * @param passphraseHelp how its passphrase is given
 * @throws UserError `bad-signing-key`; never with any part of the text
 */
export function signerFrom(
  text: string,
  origin: string,
  passphrase: string | undefined,
  decrypt: DecryptPem,
  passphraseHelp = `set ${PASSPHRASE_VARIABLE}, or give --passphrase-file FILE`,
): Signer {
  try {
    return parsePrivateKey(text, passphrase, decrypt);
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error;
    // Without `cause`: nothing that has seen the key may travel with the error.
    throw new UserError('bad-signing-key', `not a usable signing key: ${error.message}`, {
      path: origin,
      help: /encrypted|passphrase/.test(error.message)
        ? passphraseHelp
        : (error.help ?? 'an ed25519 private key in PKCS#8 PEM is needed, as cartwright keygen makes it'),
    });
  }
}
