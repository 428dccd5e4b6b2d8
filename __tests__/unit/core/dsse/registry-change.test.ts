import { expect, test } from '@jest/globals';
import {
  entryNamed,
  lifeOf,
  registryTime,
  rotateKey,
  type KeyLife,
} from '../../../../src/core/dsse/registry-change.ts';
import type { PublicKey } from '../../../../src/core/dsse/public-key.ts';
import type { RegistryEntry } from '../../../../src/core/dsse/trust-registry.ts';
import { freshSigner } from '../../../support/cartridges.ts';
import { registryEntry } from '../../../support/registry.ts';

const entryOf = (key: PublicKey, change: Partial<RegistryEntry> = {}): RegistryEntry =>
  registryEntry(key, change) as RegistryEntry;
const [key, next] = [freshSigner().publicKey, freshSigner().publicKey];
const at = (text: string): number => Date.parse(text);
const YEAR_2025 = { notBefore: '2025-01-01T00:00:00Z', notAfter: '2025-12-31T00:00:00Z' };

test.each<[string, Partial<RegistryEntry>, string, KeyLife]>([
  ['the moment before its first', {}, '2024-12-31T23:59:59.999Z', 'not yet valid'],
  ['its first moment', {}, '2025-01-01T00:00:00Z', 'active'],
  ['its last moment', {}, '2025-12-31T00:00:00Z', 'active'],
  ['the moment after its last', {}, '2025-12-31T00:00:00.001Z', 'expired'],
  ['a key that is said to be expired', { status: 'expired' }, '2025-06-01T00:00:00Z', 'expired'],
  [
    'a retired one, before its first moment',
    { status: 'revoked', revocationReason: 'retired' },
    '2024-01-01T00:00:00Z',
    'revoked',
  ],
  ['one that is revoked without a reason', { status: 'revoked' }, '2025-06-01T00:00:00Z', 'revoked'],
  [
    'a compromised one, after its last',
    { status: 'revoked', revocationReason: 'key-compromise' },
    '2027-01-01T00:00:00Z',
    'compromised',
  ],
])('the life of a key: %s', (_, change, time, life) => {
  expect(lifeOf(entryOf(key, { ...YEAR_2025, ...change }), at(time))).toBe(life);
});

test('a rotated key never lives longer than it would have, and its successor as long as it was to', () => {
  const from = entryOf(key, YEAR_2025);
  const rotate = (day: string, overlap: number): unknown => {
    const { changed, added } = rotateKey({ keys: [from] }, { from, to: next, at: at(day), overlap, until: undefined });
    const [entry] = added;
    return [
      changed.map(({ field, before, after }) => [field, before, after]),
      entry?.notBefore,
      entry?.notAfter,
      entry?.rotatedFrom,
    ];
  };
  const to = ['rotatedTo', null, next.keyid];
  expect(rotate('2025-06-01', 30)).toEqual([
    [['notAfter', '2025-12-31T00:00:00Z', '2025-07-01T00:00:00Z'], to],
    '2025-06-01T00:00:00Z',
    '2026-05-31T00:00:00Z',
    key.keyid,
  ]);
  expect(rotate('2025-12-30', 30)).toEqual([[to], '2025-12-30T00:00:00Z', '2026-12-29T00:00:00Z', key.keyid]);
  expect(rotate('2025-06-01', 0)).toEqual([
    [['notAfter', '2025-12-31T00:00:00Z', '2025-06-01T00:00:00Z'], to],
    '2025-06-01T00:00:00Z',
    '2026-05-31T00:00:00Z',
    key.keyid,
  ]);
});

test.each<[string, Partial<RegistryEntry>, string]>([
  ['not yet valid', { notBefore: '2025-07-01T00:00:00Z' }, 'is not yet valid at 2025-06-01T00:00:00Z'],
  ['expired', { notAfter: '2025-05-01T00:00:00Z' }, 'is expired at 2025-06-01T00:00:00Z'],
  ['revoked', { status: 'revoked' }, 'is revoked at 2025-06-01T00:00:00Z'],
  ['followed already', { rotatedTo: next.keyid }, `has a successor already: ${next.keyid}`],
])('a key that is %s is not rotated', (_, change, message) => {
  const from = entryOf(key, { ...YEAR_2025, ...change });
  const rotation = { from, to: next, at: at('2025-06-01'), overlap: 30, until: undefined };
  expect(() => rotateKey({ keys: [from] }, rotation)).toThrow(`the key ${key.keyid} ${message}`);
});

test('a key is named by its id, or by a beginning that only it has', () => {
  const twins = ['ab', 'ac'].map((end) => ({ ...entryOf(key), keyid: `ed25519:12345678${end}${'0'.repeat(54)}` }));
  const [first] = twins;
  const named = (text: string): RegistryEntry => entryNamed({ keys: twins }, text);
  expect([named(first?.keyid ?? ''), named('ed25519:12345678ab'), named('12345678ab')]).toEqual([first, first, first]);
  expect(() => named('12345678')).toThrow('2 keys begin with 12345678');
  expect(() => named('ffffffff')).toThrow('no key of the registry is called ffffffff');
  for (const text of ['1234567', 'ED25519:12345678', '12345678AB', ' 12345678', '../keys'])
    expect(() => named(text)).toThrow('is not a keyid');
});

test('times are written to the second, in UTC', () => {
  expect(registryTime(at('2025-06-01T12:30:45.678+02:00'))).toBe('2025-06-01T10:30:45Z');
});
