/**
 * Another implementation of DSSE, sigstore's own (`@sigstore/sign`, `@sigstore/verify`), against ours: each verifies what the
 * other made, and both refuse the same changes.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { createPublicKey, sign as nodeSign, type KeyObject } from 'node:crypto';
import { bundleFromJSON, bundleToJSON } from '@sigstore/bundle';
import { DSSEBundleBuilder } from '@sigstore/sign';
import { toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import { signCal, verifyCal } from '../../../../src/core/dsse/cal.ts';
import { envelopeJson, parseEnvelope, PAYLOAD_TYPE, type EnvelopeJson } from '../../../../src/core/dsse/envelope.ts';
import type { Signer } from '../../../../src/core/dsse/sign.ts';
import { VerifyChecks } from '../../../../src/core/result/verify-checks.ts';
import { plainDemands } from '../../../../src/app/trust/verify.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { freshPem, NOW, signedCartridge, SIGNED_AT, signerOf, withSql } from '../../../support/cartridges.ts';
import { publicKeyArgs, verifyAnswer, withEnvelope } from '../../../support/forge.ts';
import { scratch } from '../../../support/scratch.ts';

const folder = scratch();
const { keyObject, key } = freshPem();
const signer: Signer = signerOf(keyObject);
let cartridge: Uint8Array;
let ours: EnvelopeJson;

beforeAll(async () => {
  cartridge = await signedCartridge(folder, signer);
  let text = '';
  await withSql(cartridge, (database) => {
    text = String(database.exec('SELECT envelope FROM signatures')[0]?.values[0]?.[0]);
  });
  ours = JSON.parse(text) as EnvelopeJson;
});

const NOBODY = { mediaType: '', certificateAuthorities: [], timestampAuthorities: [], tlogs: [], ctlogs: [] };

/** sigstore's verification of an envelope by the given key alone, without a transparency log. */
function sigstoreVerifies(envelope: EnvelopeJson): boolean {
  const bundle = bundleFromJSON({
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    dsseEnvelope: envelope,
    verificationMaterial: { publicKey: { hint: key.keyid }, tlogEntries: [] },
  });
  const trusted = { publicKey: createPublicKey(key.pem), validFor: () => true };
  const options = { tlogThreshold: 0, ctlogThreshold: 0, timestampThreshold: 0 };
  try {
    new Verifier(
      toTrustMaterial(NOBODY, () => trusted),
      options,
    ).verify(toSignedEntity(bundle));
    return true;
  } catch (error) {
    expect((error as { code?: string }).code).toBe('SIGNATURE_ERROR');
    return false;
  }
}

/** An envelope that sigstore's builder made; ed25519 by node:crypto. */
async function sigstoreSigns(payload: Buffer, by: KeyObject, payloadType = PAYLOAD_TYPE): Promise<EnvelopeJson> {
  const builder = new DSSEBundleBuilder({
    signer: {
      sign: (data) =>
        Promise.resolve({
          signature: nodeSign(null, data, by),
          key: { $case: 'publicKey', publicKey: key.pem, hint: key.keyid },
        }),
    },
    witnesses: [],
  });
  const bundle = bundleToJSON(await builder.create({ data: payload, type: payloadType }));
  if (bundle.dsseEnvelope === undefined) throw new Error('sigstore made no envelope');
  return bundle.dsseEnvelope;
}

const payloadOf = (envelope: EnvelopeJson): Buffer => Buffer.from(envelope.payload, 'base64');

test('sigstore verifies the envelope of our cartridge, and of our CAL', () => {
  const cal = { schemaVersion: 'cart.cal/1', id: 'flow', participants: [], start: 'a', nodes: [], edges: [] };
  const claim = { publisherId: 'io.github.demo', signedAt: SIGNED_AT };
  expect([sigstoreVerifies(ours), sigstoreVerifies(signCal(cal, signer, claim, PROFILES.cart).envelope)]).toEqual([
    true,
    true,
  ]);
});

describe('both refuse', () => {
  test.each<[string, (envelope: EnvelopeJson) => EnvelopeJson]>([
    ['another payload type', (envelope) => ({ ...envelope, payloadType: 'application/json' })],
    ['another payload', (envelope) => ({ ...envelope, payload: Buffer.from('{}').toString('base64') })],
    [
      'another signature',
      (envelope) => ({ ...envelope, signatures: [{ sig: Buffer.alloc(64, 1).toString('base64') }] }),
    ],
  ])('%s', async (_, change) => {
    const changed = change(ours);
    expect(sigstoreVerifies(changed)).toBe(false);
    const bytes = await withEnvelope(cartridge, JSON.stringify(changed));
    expect(await verifyAnswer(folder, bytes, publicKeyArgs(folder, key))).toMatchObject({ exit: 1, trust: 'tampered' });
  });
});

test('our cartridge with the envelope that sigstore made over the same statement is trusted', async () => {
  const theirs = await sigstoreSigns(payloadOf(ours), keyObject);
  const bytes = await withEnvelope(cartridge, JSON.stringify(theirs));
  expect(await verifyAnswer(folder, bytes, publicKeyArgs(folder, key))).toEqual({
    exit: 0,
    trust: 'trusted',
    keyids: [key.keyid],
    faults: [],
    warnings: [],
  });
  // ed25519 and the encoding leave no choice: the two signatures are the same bytes.
  expect(theirs.signatures[0]?.sig).toBe(ours.signatures[0]?.sig);
  const parsed = parseEnvelope(JSON.stringify(theirs));
  expect('envelope' in parsed && envelopeJson(parsed.envelope).payload).toBe(ours.payload);
});

test('a CAL with the envelope that sigstore made is trusted', async () => {
  const cal = { schemaVersion: 'cart.cal/1', id: 'flow', participants: [], start: 'a', nodes: [], edges: [] };
  const integrity = signCal(cal, signer, { publisherId: 'io.github.demo', signedAt: SIGNED_AT }, PROFILES.cart);
  const envelope = await sigstoreSigns(payloadOf(integrity.envelope), keyObject);
  const policy = { ...plainDemands(PROFILES.cart, NOW).policy, publicKeys: [key] };
  const signed = { ...cal, integrity: { ...integrity, envelope } };
  expect(verifyCal(signed, policy, new VerifyChecks())).toMatchObject({ trust: 'trusted' });
});

test('an envelope of sigstore by another key, or of another type, is not', async () => {
  const wrong = [
    await sigstoreSigns(payloadOf(ours), freshPem().keyObject),
    await sigstoreSigns(payloadOf(ours), keyObject, 'text/plain'),
  ];
  for (const envelope of wrong) {
    const bytes = await withEnvelope(cartridge, JSON.stringify(envelope));
    expect(await verifyAnswer(folder, bytes, publicKeyArgs(folder, key))).toMatchObject({ exit: 1, trust: 'tampered' });
  }
});
