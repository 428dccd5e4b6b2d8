import { expect, test } from '@jest/globals';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonicalize } from '../../../../src/core/value/canonical-json.ts';
import { envelopeJson, parseEnvelope, PAYLOAD_TYPE } from '../../../../src/core/dsse/envelope.ts';
import { isWeakKey, publicKeyOfSeed, signWithSeed, verifyStrict } from '../../../../src/core/dsse/ed25519.ts';
import { preAuthEncode, verifiedKeys } from '../../../../src/core/dsse/sign.ts';
import { KeyProblem, parsePublicKey, publicKeyFromRaw } from '../../../../src/core/dsse/public-key.ts';
import { digestProblem, readStatement } from '../../../../src/core/dsse/statement.ts';
import { ROOT } from '../../../support/cli.ts';
import { describeShared } from '../../../support/tools.ts';
import { vectors } from '../../../support/vectors.ts';

test.each(['ed25519/agreement.node20.json', 'ed25519/agreement.node24.json'])(
  '%s: what was measured of noble, strictly, is what this build answers',
  (name) => {
    interface Agreement {
      noble: string;
      summary: Record<string, { total: number; accept: { nobleStrict: number } }>;
    }
    const { noble, summary } = vectors<Agreement>(name);
    const { devDependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(devDependencies['@noble/ed25519']).toBe(noble);
    const measured = Object.entries(summary).map(([set, { total, accept }]) => [set, total, accept.nobleStrict]);
    expect(measured.sort()).toEqual([
      ['djb', 128, 128],
      ['rfc8032', 6, 6],
      ['speccheck', 12, 4],
      ['wycheproof', 151, 88],
      ['zip215', 196, 0],
    ]);
  },
);

interface Derived {
  defaultPublicKeyPem: string;
  expectedManifestSha256: string;
  predicateType: string;
  cases: {
    name: string;
    dsse: string;
    project: string;
    publicKeyPem?: string;
    envelopeText?: string;
    envelopeBase64?: string;
  }[];
}
const derived = vectors<Derived>('dsse/derived_ed25519.json');

/** What is in the way of accepting an envelope for the derived vectors; undefined when it is accepted. */
function refusal(envelopeText: string, pem: string): string | undefined {
  let key;
  try {
    key = parsePublicKey(pem);
  } catch (error) {
    if (error instanceof KeyProblem) return error.message;
    throw error;
  }
  const parsed = parseEnvelope(envelopeText);
  if ('problem' in parsed) return parsed.problem;
  if (verifiedKeys(parsed.envelope, [key]).length === 0) return 'signature';
  if (parsed.envelope.payloadType !== PAYLOAD_TYPE) return 'payloadType';
  const read = readStatement(parsed.envelope.payload, derived.predicateType);
  if ('problem' in read) return read.problem;
  return digestProblem(read.statement, derived.expectedManifestSha256, ['manifestHash', 'romDigest']);
}

test('all derived envelopes are there', () => expect(derived.cases).toHaveLength(97));

// What may be either is listed below.
test.each(derived.cases.filter(({ project }) => project !== 'either'))(
  'attacks 59 to 88: $name',
  ({ name, envelopeText, project, publicKeyPem }) => {
    const reason = refusal(envelopeText ?? '', publicKeyPem ?? derived.defaultPublicKeyPem);
    // DSSE lets a reader ignore a member that it does not know; the cart format has exactly three.
    if (name === 'unknown envelope field') expect(reason).toMatch(/^the envelope has a member "extra"; allowed: /);
    else if (project === 'accept') expect(reason).toBeUndefined();
    if (project === 'reject') expect(reason).toEqual(expect.any(String));
  },
);

test('where the vectors leave it open: what is accepted here', () => {
  const open = derived.cases.filter(({ project }) => project === 'either');
  const accepted = open.filter(
    ({ envelopeText, publicKeyPem }) =>
      refusal(envelopeText ?? '', publicKeyPem ?? derived.defaultPublicKeyPem) === undefined,
  );
  expect([open.length, accepted.map(({ name }) => name)]).toEqual([
    5,
    ['payload base64 without padding', 'statement: __proto__ in predicate', 'public key PEM with leading text'],
  ]);
});

test('attack 65: the same key twice counts once', () => {
  const twice = derived.cases.find(({ name }) => name.startsWith('same signature twice'));
  const parsed = parseEnvelope(twice?.envelopeText ?? '');
  const key = parsePublicKey(derived.defaultPublicKeyPem);
  expect('envelope' in parsed && verifiedKeys(parsed.envelope, [key, key])).toHaveLength(1);
});

test('a keyid is the digest of the DER key', () => {
  const der = Buffer.from(derived.defaultPublicKeyPem.split('\n')[1] ?? '', 'base64');
  expect(parsePublicKey(derived.defaultPublicKeyPem).keyid).toBe(
    `ed25519:${createHash('sha256').update(der).digest('hex')}`,
  );
});

describeShared('vectors of others', (shared) => {
  const folder = `${shared}security/vectors/`;
  const json = <T>(name: string): T => JSON.parse(readFileSync(folder + name, 'utf8')) as T;
  const hex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'));

  test('RFC 8032: keys, signatures and verification', () => {
    interface Vector {
      secretKey: string;
      publicKey: string;
      message: string;
      signature: string;
    }
    const wrong = json<{ vectors: Vector[] }>('ed25519/rfc8032.json').vectors.filter(
      ({ secretKey, publicKey, message, signature }) =>
        Buffer.from(publicKeyOfSeed(hex(secretKey))).toString('hex') !== publicKey ||
        Buffer.from(signWithSeed(hex(secretKey), hex(message))).toString('hex') !== signature ||
        !verifyStrict(hex(publicKey), hex(message), hex(signature)),
    );
    expect(wrong).toEqual([]);
  });

  test('sign.input: 128 messages', () => {
    const lines = readFileSync(`${folder}ed25519/djb_sign_input_first128.txt`, 'utf8').trim().split('\n');
    const wrong = lines.filter((line) => {
      const [key = '', publicKey = '', message = '', signed = ''] = line.split(':');
      const signature = signed.slice(0, 128);
      return (
        Buffer.from(signWithSeed(hex(key.slice(0, 64)), hex(message))).toString('hex') !== signature ||
        !verifyStrict(hex(publicKey), hex(message), hex(signature))
      );
    });
    expect([lines.length, wrong]).toEqual([128, []]);
  });

  test('Wycheproof: all 151 as stated', () => {
    interface Group {
      publicKey: { pk: string };
      tests: { tcId: number; msg: string; sig: string; result: string }[];
    }
    const wrong = json<{ testGroups: Group[] }>('ed25519/wycheproof_ed25519_test.json').testGroups.flatMap((group) =>
      group.tests
        .filter(
          ({ msg, sig, result }) => verifyStrict(hex(group.publicKey.pk), hex(msg), hex(sig)) !== (result === 'valid'),
        )
        .map(({ tcId }) => tcId),
    );
    expect(wrong).toEqual([]);
  });

  test('attack 71: small-order and non-canonical points verify nothing', () => {
    const cases = json<{ vk_bytes: string; sig_bytes: string }[]>('ed25519/zip215.json');
    const accepted = cases.filter(({ vk_bytes, sig_bytes }) =>
      verifyStrict(hex(vk_bytes), new TextEncoder().encode('Zcash'), hex(sig_bytes)),
    );
    expect([cases.length, accepted]).toEqual([196, []]);
  });

  test('"Taming the many EdDSAs": only cases 2 to 5', () => {
    const cases = json<{ message: string; pub_key: string; signature: string }[]>('ed25519/speccheck_edge-cases.json');
    const accepted = cases.flatMap(({ message, pub_key, signature }, index) =>
      verifyStrict(hex(pub_key), hex(message), hex(signature)) ? [index] : [],
    );
    expect([cases.length, accepted]).toEqual([12, [2, 3, 4, 5]]);
  });

  test('attack 72: each of the 14 small-order keys is refused when it is loaded', () => {
    const { keys } = json<{ keys: string[] }>('ed25519/small_order_keys.json');
    expect(keys).toHaveLength(14);
    for (const key of keys) {
      expect(isWeakKey(hex(key))).toBe(true);
      expect(() => parsePublicKey(publicKeyFromRaw(hex(key)).pem)).toThrow(/^weak public key/);
    }
  });

  test('the DSSE protocol vector: encoding', () => {
    const vector = json<{ serializedBody: string; payloadType: string; pae: string; envelope: unknown }>(
      'dsse/protocol_vector.json',
    );
    const payload = new TextEncoder().encode(vector.serializedBody);
    expect(new TextDecoder().decode(preAuthEncode(vector.payloadType, payload))).toBe(vector.pae);
    const parsed = parseEnvelope(JSON.stringify(vector.envelope));
    expect('envelope' in parsed && envelopeJson(parsed.envelope)).toEqual(vector.envelope);
  });

  test('the DSSE protocol vector: its ECDSA signature is one over our encoding', () => {
    const vector = json<{
      serializedBody: string;
      payloadType: string;
      x: string;
      y: string;
      envelope: { signatures: { sig: string }[] };
    }>('dsse/protocol_vector.json');
    const coordinate = (decimal: string): string =>
      Buffer.from(BigInt(decimal).toString(16).padStart(64, '0'), 'hex').toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(vector.x), y: coordinate(vector.y) };
    const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    const message = preAuthEncode(vector.payloadType, new TextEncoder().encode(vector.serializedBody));
    const sig = Buffer.from(vector.envelope.signatures[0]?.sig ?? '', 'base64');
    expect(verify('sha256', message, key, sig)).toBe(true);
  });

  interface InToto {
    specExamples: { statement: Record<string, unknown> | null }[];
    validatorCases: { origin: string; text: string; expect: string }[];
    realStatement: { statement: Record<string, unknown> };
    realDsseEnvelope: { envelope: unknown };
  }
  const inToto = json<InToto>('in-toto/statements_v1.json');
  const read = (statement: Record<string, unknown>): string => {
    const payload = new TextEncoder().encode(canonicalize(statement));
    const result = readStatement(payload, String(statement['predicateType']));
    return 'problem' in result ? result.problem : 'accepted';
  };

  test('in-toto: a real statement is read, a real envelope is decoded', () => {
    expect(read(inToto.realStatement.statement)).toBe('accepted');
    const parsed = parseEnvelope(JSON.stringify(inToto.realDsseEnvelope.envelope));
    expect('envelope' in parsed && parsed.envelope.payloadType).toBe(PAYLOAD_TYPE);
  });

  test("in-toto: the specification's examples, with what this format does not take", () => {
    const digest = 'subject digest is not 64 lower-case hex digits of sha256';
    const examples = inToto.specExamples.flatMap(({ statement }) => (statement === null ? [] : [read(statement)]));
    expect(examples).toEqual([
      'accepted',
      'exactly one subject is allowed',
      ...Array.from({ length: 6 }, () => digest),
      'the subject has no name',
    ]);
  });

  test("in-toto: what the project's validators accept fails here for its digest alone", () => {
    const accepted = inToto.validatorCases.filter((entry) => entry.expect === 'accept');
    expect(accepted.map(({ text }) => read(JSON.parse(text) as Record<string, unknown>))).toEqual([
      'subject digest is not 64 lower-case hex digits of sha256',
    ]);
    const sha256 = (text: string): string => text.replace('"alg1":"abc123"', `"sha256":"${'0'.repeat(64)}"`);
    expect(accepted.map(({ text }) => read(JSON.parse(sha256(text)) as Record<string, unknown>))).toEqual(['accepted']);
  });

  test.each(inToto.validatorCases.filter((entry) => entry.expect === 'reject'))(
    "in-toto: what the project's validators refuse is refused ($origin)",
    ({ text }) => {
      const statement = JSON.parse(text) as Record<string, unknown>;
      // An empty predicateType is refused because it is never the expected one.
      if (statement['predicateType'] === '') statement['predicateType'] = 'other';
      const result = readStatement(
        new TextEncoder().encode(canonicalize(JSON.parse(text))),
        String(statement['predicateType']),
      );
      expect('problem' in result).toBe(true);
    },
  );
});
