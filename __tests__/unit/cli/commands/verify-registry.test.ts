import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '../../../../src/core/value/digest.ts';
import { build, freshSigner, sign, SIGNED_AT, writePackage } from '../../../support/cartridges.ts';
import { envelopeOver, publicKeyArgs, statementOf, withEnvelope } from '../../../support/forge.ts';
import { runMain } from '../../../support/main.ts';
import { registryArgs, registryEntry } from '../../../support/registry.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
const [signer, other] = [freshSigner(), freshSigner()];
const { keyid } = signer.publicKey;
let digest: string;

const outside = (from: string, to: string): string =>
  `it was signed outside the validity of its key: at ${SIGNED_AT}, not from ${from} to ${to}`;

beforeAll(async () => {
  writePackage(join(folder, 'pkg'));
  await build(folder, 'pkg', 'unsigned.cart');
  await build(folder, 'pkg', 'x.cart');
  ({ digest } = await sign(folder, 'x.cart', signer));
});

const verify = (...args: readonly string[]): ReturnType<typeof runMain> => runMain(['verify', ...args], folder);
const head = (mark: string, trust: string, path = 'x.cart'): string =>
  `${mark} ${path}: ${trust}\n  cartridge  io.github.demo/agent@1.2.0\n  ROM digest ${digest}\n  file       sha256:${sha256Hex(readFileSync(join(folder, path)))}\n`;
const facts = (): string => `  publisher  io.github.demo\n  signed at  ${SIGNED_AT}\n  key        ${keyid}\n`;
const doubt = (why: string): string => `valid, but the signer is unknown (${keyid}: ${why})`;

describe('--trust-registry', () => {
  const successor = `ed25519:${'1'.repeat(64)}`;

  test.each<[string, object, string, string | undefined]>([
    ['an active key', {}, 'trusted', undefined],
    ['status expired', { status: 'expired' }, 'portable', 'its key is expired'],
    [
      'expired, with a successor',
      { status: 'expired', rotatedTo: successor },
      'portable',
      `its key is expired; its successor is ${successor}`,
    ],
    [
      'past its last moment',
      { notAfter: '2026-06-15T00:00:00Z' },
      'portable',
      'its key expired at 2026-06-15T00:00:00Z',
    ],
    [
      'past its last moment, with a successor',
      { notAfter: '2026-06-15T00:00:00Z', rotatedTo: successor },
      'portable',
      `its key expired at 2026-06-15T00:00:00Z; its successor is ${successor}`,
    ],
    [
      'not yet valid',
      { notBefore: '2090-01-01T00:00:00Z' },
      'portable',
      `${outside('2090-01-01T00:00:00Z', '2099-01-01T00:00:00Z')}; its key is valid from 2090-01-01T00:00:00Z on`,
    ],
    [
      'signed after its last moment',
      { notAfter: '2026-05-01T00:00:00Z' },
      'portable',
      `${outside('2024-01-01T00:00:00Z', '2026-05-01T00:00:00Z')}; its key expired at 2026-05-01T00:00:00Z`,
    ],
    [
      'revoked: superseded',
      { status: 'revoked', revocationReason: 'superseded', revokedAt: '2026-06-15T00:00:00Z' },
      'portable',
      'its key is revoked',
    ],
    ['revoked: retired', { status: 'revoked', revocationReason: 'retired' }, 'portable', 'its key is revoked'],
    ['revoked, and nobody said why', { status: 'revoked' }, 'portable', 'its key is revoked'],
    [
      'the key of another publisher',
      { publisherId: 'io.github.demo.sub' },
      'portable',
      'its key belongs to "io.github.demo.sub", not to "io.github.demo"',
    ],
  ])('%s', async (_, change, trust, why) => {
    const { code, out, err } = await verify(
      'x.cart',
      ...registryArgs(folder, [registryEntry(signer.publicKey, change)]),
    );
    const warning = why === undefined ? '' : `  ! trust: ${doubt(why)}\n`;
    expect({ code, out, err }).toEqual({ code: 0, err: '', out: head('✓', trust) + facts() + warning });
    const required = await verify('x.cart', '--require', 'trusted', '--trust-registry', 'registry.json');
    expect(required.code).toBe(trust === 'trusted' ? 0 : 1);
  });

  test('a compromised key is tampered, whatever vouches for it beside the registry', async () => {
    const revoked = { status: 'revoked', revocationReason: 'key-compromise', revokedAt: '2026-06-15T00:00:00Z' };
    const args = registryArgs(folder, [registryEntry(signer.publicKey, revoked)]);
    const out = `${head('✗', 'tampered')}${facts()}  ✗ trust: ${keyid} is not to be trusted: its key was revoked as compromised\n`;
    expect(await verify('x.cart', ...args)).toEqual({ code: 1, err: '', out });
    expect(await verify('x.cart', ...args, ...publicKeyArgs(folder, signer.publicKey))).toEqual({
      code: 1,
      err: '',
      out,
    });
  });

  test('rotation: the old key is portable, the new one beside it trusted', async () => {
    const bytes = readFileSync(join(folder, 'x.cart'));
    const envelope = envelopeOver([signer, other], await statementOf(bytes));
    writeFileSync(join(folder, 'both.cart'), await withEnvelope(bytes, envelope, [signer.publicKey, other.publicKey]));
    const args = registryArgs(folder, [
      registryEntry(signer.publicKey, { status: 'expired', rotatedTo: other.publicKey.keyid }),
      registryEntry(other.publicKey, { rotatedFrom: keyid }),
    ]);
    expect((await verify('x.cart', ...args)).out).toMatch(/^✓ x\.cart: portable\n/);
    expect(await verify('both.cart', ...args, '--require', 'trusted')).toMatchObject({ code: 0 });
    expect((await verify('both.cart', ...args, '--threshold', '2')).out).toMatch(
      /^✗ both\.cart: trusted\n[^]*\n {2}✗ threshold: signed by 1 of 2 distinct keys\n$/,
    );
  });

  test('cartwright.yaml may name it', async () => {
    registryArgs(folder, [registryEntry(signer.publicKey)]);
    writeFileSync(join(folder, 'own.yaml'), 'trustRegistry: registry.json\npublisher: io.github.demo\n');
    expect((await verify('x.cart', '--config', 'own.yaml')).out).toBe(head('✓', 'local') + facts());
  });

  const entry = (change: object): object[] => [registryEntry(signer.publicKey, change)];
  test.each<[string, () => string[], RegExp]>([
    [
      'another format',
      () => registryArgs(folder, [], { schemaVersion: 'acx.trust-registry/1' }),
      /^cartwright: registry\.json:2:20: unrecognized schemaVersion "acx\.trust-registry\/1": use --prefix acx, or prefix: acx in cartwright\.yaml\n/,
    ],
    ['an unknown member', () => registryArgs(folder, [], { key: [] }), /^cartwright: registry\.json:4:3: .*"key"/],
    [
      'the same key twice',
      () => registryArgs(folder, [...entry({}), ...entry({})]),
      /: keyid ed25519:[0-9a-f]{64} appears twice\n/,
    ],
    [
      'a keyid of another key',
      () => registryArgs(folder, entry({ keyid: other.publicKey.keyid })),
      /: keyid is not that of the key, which is ed25519:/,
    ],
    [
      'a key that is none',
      () => registryArgs(folder, entry({ publicKeyPem: 'x' })),
      /: publicKeyPem cannot be used: it is not PEM\n/,
    ],
    [
      'an inverted window',
      () => registryArgs(folder, entry({ notAfter: '2020-01-01T00:00:00Z' })),
      /: the validity window is inverted\n/,
    ],
    [
      'an active key with a revocation',
      () => registryArgs(folder, entry({ revokedAt: '2026-01-01T00:00:00Z' })),
      /: revokedAt is given, but the status is active\n/,
    ],
    [
      'an active key with the reason of one',
      () => registryArgs(folder, entry({ revocationReason: 'key-compromise' })),
      /: revocationReason is given, but the status is active\n/,
    ],
    [
      'a day that is none',
      () => registryArgs(folder, entry({ notBefore: '2026-02-30T00:00:00Z' })),
      /^cartwright: registry\.json:\d+:\d+: .*notBefore/,
    ],
    [
      'the repository of somebody else',
      () => registryArgs(folder, entry({ publisherId: 'io.github.other' })),
      /: oidcSubject is not of "other"\n/,
    ],
    [
      'a proof of the wrong kind',
      () => registryArgs(folder, entry({ publisherId: 'org.example' })),
      /: "org\.example" needs a dns-txt proof\n/,
    ],
    [
      'no JSON',
      () => (writeFileSync(join(folder, 'registry.json'), '{'), ['--trust-registry', 'registry.json']),
      /^cartwright: registry\.json:1:\d+: /,
    ],
    [
      'a private key',
      () =>
        registryArgs(folder, entry({ publicKeyPem: '-----BEGIN PRIVATE KEY-----\ncanary\n-----END PRIVATE KEY-----' })),
      /^cartwright: registry\.json: it holds a private key, and is not read\n/,
    ],
    [
      'nothing',
      () => ['--trust-registry', 'none.json'],
      /^cartwright: none\.json: cannot be read: there is no such file or directory\n/,
    ],
  ])('a registry with %s is used not at all', async (_, args, message) => {
    const run = await verify('x.cart', ...args());
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.err).toMatch(message);
    expect(run.err).not.toContain('canary');
  });
});
