/** What is said of a text that is not a public key. */
import { expect, test } from '@jest/globals';
import { KeyProblem, parsePublicKey, parsePublicKeys, publicKeyFromRaw } from '../../../../src/core/dsse/public-key.ts';

const key = publicKeyFromRaw(new Uint8Array(32).fill(7));

function problem(text: string): unknown {
  try {
    return parsePublicKey(text).keyid;
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error;
    return [error.message, error.help];
  }
}

test.each([
  ['', 'it is empty'],
  [' \n', 'it is empty'],
  ['ssh-ed25519 AAAA', 'it is an OpenSSH public key; export it as SPKI PEM'],
  ['\n sk-ssh-ed25519 AAAA', 'it is an OpenSSH public key; export it as SPKI PEM'],
  ['ecdsa-sha2-nistp256 AAAA', 'it is an OpenSSH public key; export it as SPKI PEM'],
  ['{"kty": "OKP"}', 'it is JSON (a JWK?); export it as SPKI PEM'],
  ['\n {', 'it is JSON (a JWK?); export it as SPKI PEM'],
  ['my ssh-ed25519 AAAA', 'it is not PEM'],
  ['x {', 'it is not PEM'],
  ['x', 'it is not PEM'],
  [key.pem.replace('END PUBLIC', 'END OTHER'), 'it is not PEM'],
  [`${key.pem}${key.pem}`, 'it holds more than one key; give one file for each'],
  [' '.repeat(64 * 1024 + 1), 'the text is too long for a public key'],
])('%#', (text, message) => {
  expect(problem(text)).toEqual([message, undefined]);
});

test('a key may be among other text, with any line ends, up to the limit', () => {
  const crlf = key.pem.replaceAll('\n', '\r\n');
  for (const text of [key.pem, crlf, `of mine\n${key.pem}`, key.pem.padEnd(64 * 1024)])
    expect(parsePublicKeys(text)).toEqual([key]);
});
