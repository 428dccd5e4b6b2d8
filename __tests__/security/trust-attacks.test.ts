/** docs/threats.md 2: whose signature it is, several signers, and envelopes that belong elsewhere. */
import { beforeAll, expect, test } from '@jest/globals';
import { signCal } from '../../src/core/dsse/cal.ts';
import { envelopeOf } from '../../src/core/dsse/envelope.ts';
import { verifyEnvelope } from '../../src/core/dsse/judge.ts';
import { readStatement } from '../../src/core/dsse/statement.ts';
import { type Signer } from '../../src/core/dsse/sign.ts';
import { VerifyChecks } from '../../src/core/result/verify-checks.ts';
import { plainDemands } from '../../src/app/trust/verify.ts';
import { PROFILES } from '../../src/ids.ts';
import {
  build,
  freshSigner,
  NOW,
  PACKAGE,
  sign,
  signedCartridge,
  SIGNED_AT,
  withSql,
  writePackage,
} from '../support/cartridges.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMALL_CAL } from '../support/cals.ts';
import {
  base64,
  envelopeOver,
  publicKeyArgs,
  sigOf,
  statementOf,
  verifyAnswer,
  withEnvelope,
  type Json,
  type RawEnvelope,
} from '../support/forge.ts';
import { registryArgs, registryEntry } from '../support/registry.ts';
import { scratch } from '../support/scratch.ts';

const folder = scratch();
const [signer, other] = [freshSigner(), freshSigner()];
const keyid = signer.publicKey.keyid;
let base: Uint8Array;
let statement: Json;
let good: RawEnvelope & { payload: string; signatures: { keyid: string; sig: string }[] };

beforeAll(async () => {
  base = await signedCartridge(folder, signer);
  statement = await statementOf(base);
  good = envelopeOver([signer], statement);
});

const raw = (): Buffer => Buffer.from(good.payload, 'base64');

test('attack 62: keyid of a trusted key on a signature by another', async () => {
  const forged = { ...good, signatures: [{ keyid, sig: base64(sigOf(other, raw())) }] };
  const bytes = await withEnvelope(base, forged, [other.publicKey]);
  expect(await verifyAnswer(folder, bytes, publicKeyArgs(folder, signer.publicKey))).toEqual({
    exit: 1,
    trust: 'untrusted',
    keyids: [other.publicKey.keyid],
    faults: [`trust: signed by ${other.publicKey.keyid}, which is not one of the given keys`],
    warnings: [],
  });
  // Without a given key it is portable, and the key that is named is the one that signed.
  expect(await verifyAnswer(folder, bytes)).toMatchObject({
    exit: 0,
    trust: 'portable',
    keyids: [other.publicKey.keyid],
    warnings: [`trust: valid, but the signer is unknown (${other.publicKey.keyid}: not known here)`],
  });
});

const NOBODY = 'there is no public key to verify the signature with';
const SIGNED_BY_OTHER = (): string => `trust: signed by ${other.publicKey.keyid}, which is not one of the given keys`;

/** Signed by `other`; which keys are stored beside it, given and known, and what the signature says of its key. */
test.each<[string, object, string, readonly string[], readonly string[]]>([
  ['no key anywhere', {}, 'untrusted', [], [`signature: ${NOBODY}`]],
  [
    'a given key, and none stored',
    { given: true },
    'untrusted',
    [],
    ['signature: signature by another key: no known public key verifies it'],
  ],
  [
    'a given key that the signature names',
    { given: true, hint: true },
    'tampered',
    [],
    ['signature: the signature does not verify'],
  ],
  [
    'a stored key that did not sign',
    { stored: [signer] },
    'tampered',
    [],
    ['signature: the signature does not verify'],
  ],
  [
    'a stored key that did',
    { stored: [other], given: true },
    'untrusted',
    [other.publicKey.keyid],
    [SIGNED_BY_OTHER()],
  ],
  [
    'a registered key that did',
    { given: true, known: 'active' },
    'untrusted',
    [other.publicKey.keyid],
    [SIGNED_BY_OTHER()],
  ],
  ['a registered key that did, and none given', { known: 'active' }, 'trusted', [other.publicKey.keyid], []],
  [
    'a compromised key that did',
    { stored: [other], given: true, known: 'key-compromise' },
    'tampered',
    [other.publicKey.keyid],
    [`trust: ${other.publicKey.keyid} is not to be trusted: its key was revoked as compromised`],
  ],
])('whose signature it is: %s', async (_, how, trust, keyids, faults) => {
  const {
    stored = [],
    given,
    hint,
    known,
  } = how as {
    stored?: Signer[];
    given?: boolean;
    hint?: boolean;
    known?: string;
  };
  const named = hint === true ? { keyid } : {};
  const envelope = { ...good, signatures: [{ ...named, sig: base64(sigOf(other, raw())) }] };
  const bytes = await withEnvelope(
    base,
    envelope,
    stored.map(({ publicKey }) => publicKey),
  );
  const change = known === 'active' ? {} : { status: 'revoked', revokedAt: SIGNED_AT, revocationReason: known };
  const args = [
    ...(given === true ? publicKeyArgs(folder, signer.publicKey) : []),
    ...(known === undefined ? [] : registryArgs(folder, [registryEntry(other.publicKey, change)])),
  ];
  const exit = trust === 'trusted' ? 0 : 1;
  expect(await verifyAnswer(folder, bytes, args)).toEqual({ exit, trust, keyids, faults, warnings: [] });
});

test('another key does not make wrong bytes untrusted', async () => {
  const forged = await withEnvelope(base, envelopeOver([other], statement), [other.publicKey]);
  const bytes = await withSql(forged, "DELETE FROM sqlar WHERE name = 'rom/empty.txt'");
  const answer = await verifyAnswer(folder, bytes, publicKeyArgs(folder, signer.publicKey));
  expect([answer.exit, answer.trust]).toEqual([1, 'tampered']);
  const unknown = await withSql(bytes, 'UPDATE signatures SET public_key_pem = NULL');
  expect((await verifyAnswer(folder, unknown, publicKeyArgs(folder, signer.publicKey))).trust).toBe('tampered');
});

test.each<[string, (one: Signer, two: Signer) => readonly Signer[], number, readonly string[]]>([
  ['the same key twice', (one) => [one, one], 1, ['threshold: signed by 1 of 2 distinct keys']],
  ['two keys', (one, two) => [one, two], 0, []],
])('attack 65: %s, with threshold 2', async (_, signers, exit, faults) => {
  const envelope = envelopeOver(signers(signer, other), statement);
  const bytes = await withEnvelope(base, envelope, [signer.publicKey, other.publicKey]);
  const args = [...publicKeyArgs(folder, signer.publicKey, other.publicKey), '--threshold', '2'];
  expect(await verifyAnswer(folder, bytes, args)).toMatchObject({ exit, trust: 'trusted', faults });
});

test('attack 71: a stored key of small order', async () => {
  const pem = `-----BEGIN PUBLIC KEY-----\n${base64(Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from([1]), Buffer.alloc(31)]))}\n-----END PUBLIC KEY-----\n`;
  const sig = Buffer.concat([Buffer.from([1]), Buffer.alloc(63)]);
  const bytes = await withEnvelope(base, { ...good, signatures: [{ keyid, sig: base64(sig) }] }, [
    { ...signer.publicKey, pem },
  ]);
  expect(await verifyAnswer(folder, bytes)).toMatchObject({
    exit: 1,
    trust: 'tampered',
    faults: [
      'signature-row: the stored public key cannot be used: weak public key: a point of small order verifies any message',
    ],
  });
});

test('attack 86: two rows for the ROM manifest', async () => {
  const bytes = await withSql(
    base,
    `INSERT INTO signatures SELECT 'other', target, manifest_hash, envelope, keyid, public_key_pem, alg, '9999' FROM signatures`,
  );
  expect(await verifyAnswer(folder, bytes)).toMatchObject({
    exit: 1,
    trust: 'tampered',
    faults: ['signature-row: more than one rom-manifest signature: 2 rows'],
  });
});

test('attack 87: the signature rows deleted', async () => {
  const bytes = await withSql(base, 'DELETE FROM signatures');
  const none = { trust: 'unsigned', keyids: [] };
  expect(await verifyAnswer(folder, bytes)).toEqual({
    ...none,
    exit: 1,
    faults: ['signature: no signature'],
    warnings: [],
  });
  expect(await verifyAnswer(folder, bytes, ['--allow-unsigned'])).toEqual({
    ...none,
    exit: 0,
    faults: [],
    warnings: ['signature: no signature'],
  });
});

test('attack 82: what is parsed is the very object that was verified', () => {
  const parsed = envelopeOf(JSON.parse(JSON.stringify(good)));
  if (!('envelope' in parsed)) throw new Error(parsed.problem);
  const { envelope } = parsed;
  const forged = new Uint8Array(Buffer.from(JSON.stringify({ ...statement, predicate: {} })));
  let looks = 0;
  const changing = {
    ...envelope,
    get payload(): Uint8Array {
      return looks++ === 0 ? envelope.payload : forged;
    },
  };
  const { policy } = plainDemands(PROFILES.cart, NOW);
  const type = PROFILES.cart.cartridgePredicateType;
  const read = (payload: Uint8Array) => readStatement(payload, type);
  const verified = verifyEnvelope(changing, [signer.publicKey], policy, read, new VerifyChecks());
  expect(verified).toMatchObject({ statement: { predicate: statement['predicate'] } });
});

const CAL = SMALL_CAL;
const claim = { publisherId: 'io.github.demo', signedAt: SIGNED_AT };

test.each<[string, () => unknown, string]>([
  [
    'the signature of a CAL',
    () => signCal(CAL, signer, claim, PROFILES.cart).envelope,
    'urn:cart:attestation:workflow:v1',
  ],
  [
    'the statement about a released file',
    () => envelopeOver([signer], { ...statement, predicateType: PROFILES.cart.releasePredicateType }),
    PROFILES.cart.releasePredicateType,
  ],
  [
    'the signature of a cartridge of the other profile',
    () => envelopeOver([signer], { ...statement, predicateType: PROFILES.acx.cartridgePredicateType }),
    PROFILES.acx.cartridgePredicateType,
  ],
])('attack 84: %s by the same key in a cartridge', async (_, envelope, type) => {
  expect(await verifyAnswer(folder, await withEnvelope(base, JSON.stringify(envelope())))).toMatchObject({
    exit: 1,
    trust: 'tampered',
    faults: [`statement: predicateType is "${type}", not "urn:cart:attestation:cartridge:v1"`],
  });
});

test('attack 84: the signature of a cartridge in a CAL', async () => {
  const integrity = signCal(CAL, signer, claim, PROFILES.cart);
  const cal = (envelope: unknown): string => JSON.stringify({ ...CAL, integrity: { ...integrity, envelope } });
  expect(await verifyAnswer(folder, cal(integrity.envelope), [], 'x.cal.json')).toMatchObject({
    exit: 0,
    trust: 'portable',
    faults: [],
  });
  expect(await verifyAnswer(folder, cal(good), [], 'x.cal.json')).toMatchObject({
    exit: 1,
    trust: 'tampered',
    faults: ['statement: predicateType is "urn:cart:attestation:cartridge:v1", not "urn:cart:attestation:workflow:v1"'],
  });
});

test('attack 84: the envelope of another cartridge of the same publisher', async () => {
  const own = scratch();
  writePackage(join(own, 'next'), PACKAGE.replace('1.2.0', '1.3.0'));
  await build(own, 'next', 'next.cart');
  await sign(own, 'next.cart', signer);
  const next = readFileSync(join(own, 'next.cart'));
  const bytes = await withEnvelope(next, good);
  const { exit, trust, faults } = await verifyAnswer(folder, bytes, publicKeyArgs(folder, signer.publicKey));
  expect([exit, trust]).toEqual([1, 'tampered']);
  const [subject] = statement['subject'] as { digest: { sha256: string } }[];
  const now = ((await statementOf(next))['subject'] as { digest: { sha256: string } }[])[0]?.digest.sha256;
  expect(faults).toEqual([
    `statement: manifest hash does not match the signed subject: subject digest ${subject?.digest.sha256} is not ${now}, which the content has`,
    'statement: the subject is "io.github.demo/agent@1.2.0", but the cartridge is "io.github.demo/agent@1.3.0"',
  ]);
});

const revoked = (reason: string | null): object => ({
  status: 'revoked',
  revokedAt: '2026-02-01T00:00:00Z',
  revocationReason: reason,
});
const vouch = (why: string): string => `trust: valid, but the signer is unknown (${keyid}: ${why})`;

test.each<[string, object, object]>([
  ['an active key', {}, { exit: 0, trust: 'trusted', faults: [], warnings: [] }],
  [
    'a key revoked as compromised after it signed: any date may be a lie',
    revoked('key-compromise'),
    {
      exit: 1,
      trust: 'tampered',
      faults: [`trust: ${keyid} is not to be trusted: its key was revoked as compromised`],
    },
  ],
  [
    'a key revoked as superseded',
    revoked('superseded'),
    { exit: 0, trust: 'portable', faults: [], warnings: [vouch('its key is revoked')] },
  ],
  [
    'a time before the key was valid',
    { notBefore: '2026-06-02T00:00:00Z' },
    {
      exit: 0,
      trust: 'portable',
      faults: [],
      warnings: [
        vouch(
          `it was signed outside the validity of its key: at ${SIGNED_AT}, not from 2026-06-02T00:00:00Z to 2099-01-01T00:00:00Z`,
        ),
      ],
    },
  ],
])('attack 85: %s', async (_, change, expected) => {
  const args = registryArgs(folder, [registryEntry(signer.publicKey, change)]);
  expect(await verifyAnswer(folder, base, args)).toMatchObject(expected);
});

test('attack 85: a compromised key beside a good one', async () => {
  const both = await withEnvelope(base, envelopeOver([other, signer], statement), [other.publicKey, signer.publicKey]);
  const args = registryArgs(folder, [
    registryEntry(signer.publicKey, revoked('key-compromise')),
    registryEntry(other.publicKey),
  ]);
  expect(await verifyAnswer(folder, both, args)).toMatchObject({
    exit: 1,
    trust: 'tampered',
    faults: [`trust: ${keyid} is not to be trusted: its key was revoked as compromised`],
  });
});

test('garbage before the good signature does not use up the tries of a large registry', async () => {
  const strangers = Array.from({ length: 100 }, () => registryEntry(freshSigner().publicKey));
  const args = registryArgs(folder, [...strangers, registryEntry(signer.publicKey)]);
  const garbage = Array.from({ length: 15 }, () => ({ keyid: 'x', sig: base64(new Uint8Array(64).fill(7)) }));
  const bytes = await withEnvelope(base, { ...good, signatures: [...garbage, ...good.signatures] });
  expect(await verifyAnswer(folder, bytes, args)).toMatchObject({ exit: 0, trust: 'trusted', keyids: [keyid] });
});
