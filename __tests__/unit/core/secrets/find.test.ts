import { describe, expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { findSecrets } from '../../../../src/core/secrets/find.ts';
import { mayHoldSecret } from '../../../../src/core/secrets/prefilter.ts';
import { findPrivateKeys } from '../../../../src/core/secrets/private-keys.ts';

// Every value is made here, from parts: none has ever been valid, and no scanner that reads this file finds one in it.
const letters = (length: number, alphabet = 'aB3dE5gH7jK9mN1pQ2sT4vW6xY8z'): string =>
  Array.from({ length }, (_, i) => alphabet[(i * 7 + (i >> 3)) % alphabet.length]).join('');
const digits = (length: number): string => letters(length, '0918273645');
const upper = (length: number): string => letters(length, 'ABC2DEF3GHJ4KLM5NPQ6RST7');

const TOKENS: readonly (readonly [kind: string, text: string])[] = [
  ['aws-key', `AK${'IA'}${upper(16)}`],
  ['google-key', `AI${'za'}${letters(35)}`],
  ['google-key', `GOCS${'PX-'}${letters(28)}`],
  ['stripe-key', `sk_${'live_'}${letters(24)}`],
  ['stripe-key', `whs${'ec_'}${letters(32)}`],
  ['openai-key', `sk-${'proj-'}${letters(60)}`],
  ['anthropic-key', `sk-${'ant-'}api03-${letters(93)}AA`],
  ['pypi-token', `pypi-${'AgEI'}${letters(70)}`],
  ['hugging-face-token', `hf${'_'}${letters(34)}`],
  ['json-web-token', `ey${'Jh'}${letters(20)}.ey${'Jz'}${letters(20)}.${letters(43)}`],
  ['github-token', `gh${'p_'}${letters(36)}`],
  ['github-token', `github${'_pat_'}${letters(22)}_${letters(59)}`],
  ['gitlab-token', `glp${'at-'}${letters(20)}`],
  ['npm-token', `npm${'_'}${letters(36)}`],
  ['slack-token', `xo${'xb-'}${digits(12)}-${digits(12)}-${letters(24)}`],
  ['sendgrid-token', `SG${'.'}${letters(22)}.${letters(43)}`],
  ['hashicorp-vault-token', `hv${'s.'}${letters(95)}`],
];

describe('tokens', () => {
  test.each(TOKENS)('%s is found where it stands', (kind, token) => {
    const text = `Ask for ${token} in the channel`;
    expect(findSecrets(text)).toEqual([{ kind, start: 8, end: 8 + token.length }]);
    expect(mayHoldSecret(text)).toBe(true);
  });

  test('a password in a URL is found, with as much of the URL as the rule needs', () => {
    const text = 'See https://deploy:q8Rt2mXw9@wiki.acme.dev/start and postgres://app:q8Rt2mXw9@db.acme.dev/prod';
    expect(findSecrets(text).map(({ kind }) => kind)).toEqual(['url-password', 'database-password']);
  });

  test('an AWS secret is covered to its end', () => {
    const text = `AWS_SECRET_ACCESS_${'KEY'}=${letters(40)} in the environment`;
    expect(findSecrets(text)).toEqual([{ kind: 'aws-key', start: 0, end: 62 }]);
  });

  test('an Azure account key is found without the rest of the connection string', () => {
    const key = `${letters(86)}==`;
    const text = `AccountName=x;Account${'Key='}${key};EndpointSuffix=core.windows.net`;
    expect(findSecrets(text)).toEqual([{ kind: 'azure-key', start: 25, end: 25 + key.length }]);
  });
});

const pem = (options: object = {}): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem', ...options }) as string;

describe('private keys', () => {
  const plain = pem();
  const encrypted = pem({ cipher: 'aes-256-cbc', passphrase: 'x' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs1', format: 'pem' });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'sec1', format: 'pem' });
  const jwk = JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
  const openSsh = ['OPENSSH', letters(70), letters(70)];

  test.each([
    ['PKCS#8', plain, 'private-key'],
    ['encrypted PKCS#8', encrypted, 'encrypted-private-key'],
    ['PKCS#1', String(rsa), 'private-key'],
    ['SEC1', String(ec), 'private-key'],
    [
      'OpenSSH',
      `-----BEGIN ${openSsh[0]} PRIVATE KEY-----\n${openSsh[1]}\n-----END ${openSsh[0]} PRIVATE KEY-----`,
      'private-key',
    ],
    [
      'PGP',
      `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: GnuPG v2\n\n${letters(64)}\n=aB3d\n-----END PGP PRIVATE KEY BLOCK-----`,
      'private-key',
    ],
    ['CRLF', plain.replaceAll('\n', '\r\n'), 'private-key'],
    ['escaped line breaks', plain.replaceAll('\n', '\\n'), 'private-key'],
    ['one line', plain.replaceAll('\n', ' '), 'private-key'],
    ['base64 of the whole', Buffer.from(plain).toString('base64'), 'private-key'],
    ['base64 of an encrypted one', Buffer.from(encrypted).toString('base64'), 'encrypted-private-key'],
    ['cut off', plain.slice(0, 80), 'private-key'],
    ['JSON Web Key', jwk, 'private-key'],
    ['age', `AGE-SECRET-${'KEY-1'}${upper(58)}`, 'private-key'],
  ])('%s', (_, key, kind) => {
    const text = `before ${key} after`;
    expect(findPrivateKeys(text).map((secret) => [secret.kind, secret.start])).toEqual([[kind, 7]]);
    expect(findSecrets(text).map((secret) => secret.kind)).toEqual([kind]);
    expect(mayHoldSecret(text)).toBe(true);
  });

  test('public keys, certificates and mere names of a header are none', () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const spki = publicKey.export({ type: 'spki', format: 'pem' }) as string;
    for (const text of [
      spki,
      Buffer.from(spki).toString('base64'),
      `-----BEGIN CERTIFICATE-----\n${letters(64)}\n-----END CERTIFICATE-----`,
      'a file that starts with -----BEGIN PRIVATE KEY----- is refused',
      '-----BEGIN PRIVATE KEY-----\n…\n-----END PRIVATE KEY-----',
      JSON.stringify(publicKey.export({ format: 'jwk' })),
    ])
      expect(findSecrets(text)).toEqual([]);
  });
});

describe('what is not a secret', () => {
  test.each([
    'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'ed25519:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'a3f1c2d4-5b6e-4f7a-8b9c-0d1e2f3a4b5c',
    'https://user:password@example.com/',
    'postgres://user:password@localhost:5432/db',
    'https://${USER}:${PASSWORD}@wiki.acme.dev/',
    'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'AKIAXXXXXXXXXXXXXXXX',
    'set GITHUB_TOKEN and NPM_TOKEN in the environment',
    'git@github.com:acme/wiki.git and mailto:team@acme.dev',
    'https://wiki.acme.dev/@team/page',
  ])('%s', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});

test('secrets are in text order, do not overlap, and lie inside the text', () => {
  const part = fc.oneof(
    fc.constantFrom(...TOKENS.map(([, text]) => text)),
    fc.string({ maxLength: 20 }),
    fc.constant('-----BEGIN PRIVATE KEY-----\n'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join(' ');
      let last = 0;
      for (const { start, end } of findSecrets(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    { seed: 7, numRuns: 200 },
  );
});
