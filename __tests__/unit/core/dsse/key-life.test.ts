/** The exact instants at which a key begins and ends to count, and what a stated time may be. */
import { expect, test } from '@jest/globals';
import { signedAtProblem, parseTime } from '../../../../src/core/dsse/statement.ts';
import { keyState, type RegistryEntry } from '../../../../src/core/dsse/trust-registry.ts';
import { freshSigner } from '../../../support/cartridges.ts';
import { registryEntry } from '../../../support/registry.ts';

const FROM = '2026-01-01T00:00:00.000Z';
const TO = '2026-12-31T00:00:00.000Z';
const key = freshSigner().publicKey;
const entry = (change: Partial<RegistryEntry> = {}): RegistryEntry =>
  registryEntry(key, { notBefore: FROM, notAfter: TO, ...change }) as RegistryEntry;
const shifted = (time: string, milliseconds: number): string => new Date(Date.parse(time) + milliseconds).toISOString();
const reasons = (signedAt: string, now: string, change: Partial<RegistryEntry> = {}): readonly string[] => {
  const state = keyState(entry(change), { publisherId: 'io.github.demo', signedAt }, new Date(now));
  return state.state === 'active' ? [] : state.reasons;
};

const outside = (at: string): string =>
  `it was signed outside the validity of its key: at ${at}, not from ${FROM} to ${TO}`;

test.each<[string, string, string, readonly string[]]>([
  ['signed in the first instant', FROM, FROM, []],
  ['signed in the last instant', TO, TO, []],
  ['signed a millisecond early', shifted(FROM, -1), FROM, [outside(shifted(FROM, -1))]],
  ['signed a millisecond late', shifted(TO, 1), TO, [outside(shifted(TO, 1))]],
  ['looked at a millisecond early', FROM, shifted(FROM, -1), [`its key is valid from ${FROM} on`]],
  ['looked at a millisecond late', TO, shifted(TO, 1), [`its key expired at ${TO}`]],
  ['signed at no time', 'yesterday', FROM, [outside('yesterday')]],
])('%s', (_, signedAt, now, expected) => expect(reasons(signedAt, now)).toEqual(expected));

test('a key that is not active says so once, with its successor', () => {
  const after = shifted(TO, 1);
  expect(reasons(TO, after, { status: 'expired', rotatedTo: 'ed25519:next' })).toEqual([
    'its key is expired; its successor is ed25519:next',
  ]);
  expect(reasons(TO, after, { rotatedTo: 'ed25519:next' })).toEqual([
    `its key expired at ${TO}; its successor is ed25519:next`,
  ]);
});

test('a proof of the namespace counts from its instant on', () => {
  const { namespaceProof } = entry();
  const proof = { ...namespaceProof, verifiedAt: FROM };
  expect(reasons(FROM, FROM, { namespaceProof: proof })).toEqual([]);
  const later = { ...namespaceProof, verifiedAt: shifted(FROM, 1) };
  expect(reasons(FROM, FROM, { namespaceProof: later })).toEqual(['the proof of its namespace is in the future']);
});

test('a clock may be ten minutes ahead, and not a millisecond more', () => {
  const now = new Date(FROM);
  const [allowed, refused] = [shifted(FROM, 10 * 60 * 1000), shifted(FROM, 10 * 60 * 1000 + 1)];
  expect(signedAtProblem(allowed, now)).toBeUndefined();
  expect(signedAtProblem(refused, now)).toBe(`signedAt ${refused} is in the future`);
});

test('a stated time begins in 1970', () => {
  const now = new Date(FROM);
  expect(signedAtProblem('1970-01-01T00:00:00Z', now)).toBeUndefined();
  expect(signedAtProblem('1969-12-31T23:59:59.999Z', now)).toBe('signedAt 1969-12-31T23:59:59.999Z is before 1970');
});

test.each<[unknown, number | undefined]>([
  ['2026-02-28T00:00:00Z', Date.UTC(2026, 1, 28)],
  ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
  ['2026-02-29T00:00:00Z', undefined],
  ['2026-04-31T00:00:00Z', undefined],
  ['2026-04-30T00:00:00Z', Date.UTC(2026, 3, 30)],
  ['2026-04-00T00:00:00Z', undefined],
  ['2026-04-01T00:00:00Z', Date.UTC(2026, 3, 1)],
  ['2026-12-31T23:59:59.123456789+01:00', Date.UTC(2026, 11, 31, 22, 59, 59, 123)],
  ['2026-12-31T23:59:59.1234567890Z', undefined],
  ['2026-12-31 23:59:59Z', undefined],
  ['2026-12-31T23:59:59', undefined],
  ['2026-13-01T00:00:00Z', undefined],
  ['2026-01-01T25:00:00Z', undefined],
  ['+002026-01-01T00:00:00Z', undefined],
  [' 2026-01-01T00:00:00Z', undefined],
  ['2026-01-01T00:00:00Z ', undefined],
  ['2026-01-01T00:00:00ZZ', undefined],
  [Date.UTC(2026, 0, 1), undefined],
])('parseTime(%j)', (text, expected) => expect(parseTime(text)).toBe(expected));

test.each([
  ['yesterday', 'signedAt is "yesterday", not an RFC 3339 time'],
  [undefined, 'signedAt is missing, not an RFC 3339 time'],
  [7, 'signedAt is not a string, not an RFC 3339 time'],
])('the stated time %j', (value, problem) => {
  expect(signedAtProblem(value, new Date(FROM))).toBe(problem);
});
