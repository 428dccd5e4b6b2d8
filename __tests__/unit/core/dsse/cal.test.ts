import { expect, test } from '@jest/globals';
import { signCal } from '../../../../src/core/dsse/cal.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { freshSigner } from '../../../support/cartridges.ts';

const signer = freshSigner();
const CLAIM = { publisherId: 'us', signedAt: '2026-06-01T11:00:00.000Z' };

test.each([
  [
    { version: '2.0.0', participants: [1, 2], nodes: [1, 2, 3] },
    '2.0.0',
    { workflowVersion: '2.0.0', participants: 2, nodes: 3 },
  ],
  [{ participants: 'x', nodes: {} }, 'unversioned', { workflowVersion: null, participants: 0, nodes: 0 }],
])('what is signed of %j', (members, version, counted) => {
  const cal = { schemaVersion: 'cart.cal/1', id: 'ship', ...members };
  const { envelope, ...integrity } = signCal(cal, signer, CLAIM, PROFILES.cart);
  expect(integrity).toEqual({
    schemaVersion: PROFILES.cart.calSignatureSchemaVersion,
    digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    keyid: signer.publicKey.keyid,
    publicKeyPem: signer.publicKey.pem,
    ...CLAIM,
  });
  expect(JSON.parse(Buffer.from(envelope.payload, 'base64').toString())).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      {
        name: `${PROFILES.cart.calSubjectPrefix}ship@${version}`,
        digest: { sha256: integrity.digest.slice('sha256:'.length) },
      },
    ],
    predicateType: PROFILES.cart.calPredicateType,
    predicate: {
      [PROFILES.cart.predicateVersionField]: 'cart.cal/1',
      workflowId: 'ship',
      workflowDigest: integrity.digest,
      ...CLAIM,
      ...counted,
    },
  });
});

test('a number that not every reader reads as the same one is not signed', () => {
  const signed = (number: number): unknown =>
    signCal({ schemaVersion: 'cart.cal/1', id: 'x', number }, signer, CLAIM, PROFILES.cart);
  expect(() => signed(Number.MAX_SAFE_INTEGER + 1)).toThrow(new TypeError('a number is above 2^53'));
  expect(() => signed(Number.MAX_SAFE_INTEGER)).not.toThrow();
});
