import { expect, test } from '@jest/globals';
import { signCal, verifyCal } from '../../../../src/core/dsse/cal.ts';
import { VerifyChecks } from '../../../../src/core/result/verify-checks.ts';
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

const other = freshSigner();
test.each([
  ['schemaVersion', 'x', /^unrecognized integrity\.schemaVersion "x"$/],
  ['digest', `sha256:${'0'.repeat(64)}`, /^integrity\.digest is not sha256:[0-9a-f]{64}, which the CAL has now$/],
  ['digest', undefined, /^integrity\.digest is not /],
  ['publisherId', '', /^integrity\.publisherId is not a publisher$/],
  ['publisherId', 7, /^integrity\.publisherId is not a publisher$/],
  ['signedAt', 'yesterday', /^signedAt is "yesterday", not an RFC 3339 time$/],
  ['signedAt', '2027-06-01T11:00:00.000Z', /^signedAt 2027-06-01T11:00:00\.000Z is in the future$/],
  ['envelope', {}, /^payloadType of the envelope is not a string$/],
  ['envelope', { payloadType: 'x', payload: 'e30=', signatures: [] }, /^the envelope has no list of signatures$/],
  ['keyid', other.publicKey.keyid, /^integrity\.keyid is not that of publicKeyPem$/],
  ['publicKeyPem', 'x', /^integrity\.publicKeyPem cannot be used: /],
  ['publicKeyPem', other.publicKey.pem, /^integrity\.keyid is not that of publicKeyPem$/],
  ['more', 1, /^integrity must have exactly .*; see "more"$/],
])('a signed CAL whose integrity has another %s, %j, is tampered with', (name, value, message) => {
  const cal = { schemaVersion: 'cart.cal/1', id: 'ship' };
  const integrity = signCal(cal, signer, CLAIM, PROFILES.cart);
  const [publicKeys, now] = [[signer.publicKey, other.publicKey], new Date('2026-07-01T00:00:00Z')];
  const policy = { profile: PROFILES.cart, publicKeys, registry: undefined, threshold: 1, publisher: undefined, now };
  const trustOf = (block: object): [string, string[]] => {
    const checks = new VerifyChecks();
    const { trust } = verifyCal({ ...cal, integrity: block }, policy, checks);
    return [trust, checks.list().flatMap((each) => (each.ok ? [] : [each.message]))];
  };
  expect(trustOf(integrity)).toEqual(['trusted', []]);
  expect(trustOf({ ...integrity, [name]: value })).toEqual(['tampered', [expect.stringMatching(message)]]);
});
