import { expect, test } from '@jest/globals';
import { cartridgeStatement, checkCartridgeStatement } from '../../../../src/core/cartridge/attestation.ts';
import type { Statement } from '../../../../src/core/dsse/statement.ts';
import { VerifyChecks } from '../../../../src/core/result/verify-checks.ts';
import { PROFILES } from '../../../../src/ids.ts';

const FACTS = {
  cartridgeId: 'org.example/dev@1.0.0',
  publisherId: 'org.example',
  romDigest: `sha256:${'a'.repeat(64)}`,
};
const SIGNED = cartridgeStatement({ ...FACTS, fileCount: 1, signedAt: '2026-01-01T00:00:00Z' }, PROFILES.cart);

const NOW = new Date('2026-06-01T00:00:00Z');

function checked(statement: Statement): unknown {
  const checks = new VerifyChecks();
  const claim = checkCartridgeStatement(statement, FACTS, { profile: PROFILES.cart, now: NOW }, checks);
  return [claim, checks.list().map(({ id, ok }) => [id, ok])];
}

test('a statement about the cartridge is a claim of its publisher', () => {
  expect(checked(SIGNED)).toEqual([
    { publisherId: 'org.example', signedAt: '2026-01-01T00:00:00Z' },
    [['statement', true]],
  ]);
});

test.each<[string, Partial<Statement>, Record<string, unknown>, string]>([
  ['a time that is none', {}, { signedAt: 'yesterday' }, 'signed-at'],
  ['a time to come', {}, { signedAt: '2027-01-01T00:00:00Z' }, 'signed-at'],
  ['no time', {}, { signedAt: undefined }, 'signed-at'],
  ['another publisher', {}, { publisherId: 'org.other' }, 'statement'],
  ['no ROM digest', {}, { romDigest: undefined }, 'statement'],
  ['no version', {}, { [PROFILES.cart.predicateVersionField]: undefined }, 'statement'],
  ['another subject', { subjectName: 'org.example/other@1.0.0' }, {}, 'statement'],
  ['another digest', { sha256: 'b'.repeat(64) }, {}, 'statement'],
])('one with %s is not one, and no check of it passes', (_, part, predicate, check) => {
  const [claim, checks] = checked({
    ...SIGNED,
    ...part,
    predicate: { ...SIGNED.predicate, ...predicate },
  }) as [unknown, [string, boolean][]];
  expect(claim).toBeUndefined();
  expect(new Set(checks.map(String))).toEqual(new Set([`${check},false`]));
});
