/** What a text that is not a key is called; the texts themselves are never quoted. */
import { expect, test } from '@jest/globals';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { parsePrivateKey } from '../../../../src/core/dsse/private-key.ts';

const SEED = 'is a bare seed, not PKCS#8 PEM';
const NAKED = 'is PEM without its BEGIN and END lines';
const HEX = 'a1'.repeat(32);
const BASE64 = `${'A'.repeat(42)}8`;
const DER = `MC4CAQAwBQYDK2VwBCIEI${'A'.repeat(43)}`;

const KNOWN = 'is a public test key';
const JOINED = 'is not PEM: its lines are joined or indented';
const HALVES = [DER.slice(0, 30), DER.slice(30)] as const;
/** A whole PEM with the first and the last of its lines as they are given. */
const pem = (begin: string, end: string): string =>
  `-----BEGIN PRIVATE KEY-----${begin}${HALVES.join('\n')}${end}-----END PRIVATE KEY-----`;
const WHOLE = Buffer.from(pem('\n', '\n')).toString('base64');

test.each([
  [WHOLE, KNOWN],
  [`"${WHOLE}"`, KNOWN],
  [`'${WHOLE}'`, KNOWN],
  [`"${pem('\n', '\n')}"`, KNOWN],
  [pem('', '\n'), JOINED],
  [pem(' \n', '\n'), JOINED],
  [pem('\n', ''), JOINED],
  [pem('\n', '\n '), JOINED],
  [
    '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,CDE5\n\nAAAA\n-----END RSA PRIVATE KEY-----',
    'is an RSA key, not ed25519',
  ],
  [pem('\n\tA\n', '\n'), JOINED],
  [`KEY="${WHOLE}"`, 'is not PEM'],
  [`"${WHOLE}" key`, 'is not PEM'],
  [`"${WHOLE}'`, 'is not PEM'],
  [HEX, SEED],
  [`0${HEX}`, 'is not PEM'],
  [`${HEX}0`, 'is not PEM'],
  [`\ufeff${HEX}`, SEED],
  [`${HEX.slice(1)}\ufeffa`, 'is not PEM'],
  [`key ${HEX}`, 'is not PEM'],
  [`${HEX} key`, 'is not PEM'],
  [BASE64, SEED],
  [`${BASE64}=`, SEED],
  [`${BASE64}==`, 'is not PEM'],
  [`key ${BASE64}=`, 'is not PEM'],
  [DER, NAKED],
  [`key ${DER}`, 'is not PEM'],
  [`${DER}!`, 'is not PEM'],
  ['{"kty":"OKP"}', 'is JSON (a JWK?), not PEM'],
  ['key {"kty":"OKP"}', 'is not PEM'],
  ['ssh-ed25519 AAAA', 'is an OpenSSH public key; a private one signs'],
  ['key ssh-ed25519 AAAA', 'is not PEM'],
  ['key PuTTY-User-Key-File-3: ssh-ed25519', 'is not PEM'],
  ['key 0.\u0002\u0001', 'is binary (a bare seed?), not PEM'],
  [`${HEX}`.padStart(64 * 1024 + 1, '0'), 'is too long for a key'],
])('%#: %.20j %s', (text, problem) => {
  expect(() =>
    parsePrivateKey(text, undefined, () => {
      throw new Error('nothing is encrypted');
    }),
  ).toThrow(`it ${problem}`);
});

/** PKCS#8 with a public key behind the seed (RFC 8410, version 2), cut or made longer at its end. */
const version2 = (cut: number, more = ''): string => {
  const seed = '07'.repeat(32);
  const der = `3051020101300506032b657004220420${seed}812100${'09'.repeat(32)}`;
  const body = Buffer.from(der.slice(0, der.length - cut) + more, 'hex').toString('base64');
  return `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n`;
};

test('a key of version 2 is the key of its seed, and has the length of one', () => {
  const never = (): never => {
    throw new Error('nothing is encrypted');
  };
  const { publicKey } = parsePrivateKey(version2(0), undefined, never);
  const seed = createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${'07'.repeat(32)}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });
  expect(publicKey.pem).toBe(createPublicKey(seed).export({ type: 'spki', format: 'pem' }));
  for (const wrong of [version2(2), version2(70), version2(0, '00')])
    expect(() => parsePrivateKey(wrong, undefined, never)).toThrow('it does not have 32 bytes of key');
});
