/** docs/threats.md 2 at a whole cartridge: every forged envelope, with its demanded outcome compared whole. */
import { beforeAll, expect, test } from '@jest/globals';
import { freshSigner, signedCartridge } from '../support/cartridges.ts';
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

const L = 2n ** 252n + 27742317777372353535851937790883648493n;
/** The same signature with S + L: equal modulo the group order, so that a lax verifier takes it. */
function malleable(sig: Uint8Array): Uint8Array {
  const s = BigInt(`0x${Buffer.from(sig.slice(32).toReversed()).toString('hex')}`) + L;
  const hex = s.toString(16).padStart(64, '0');
  return Buffer.concat([sig.slice(0, 32), Buffer.from(hex, 'hex').toReversed()]);
}

const pae = (payload: Uint8Array | string, type = 'application/vnd.in-toto+json'): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.length} `), Buffer.from(payload)]);
const withSig = (sig: Uint8Array | string): RawEnvelope => ({
  ...good,
  signatures: [{ keyid, sig: typeof sig === 'string' ? sig : base64(sig) }],
});
const raw = (): Buffer => Buffer.from(good.payload, 'base64');
const over = (payload: Json | string | Uint8Array): RawEnvelope => envelopeOver([signer], payload);
const subject = (change: Json): RawEnvelope => over({ ...statement, subject: [{ ...firstSubject(), ...change }] });
const firstSubject = (): Json => (statement['subject'] as Json[])[0] ?? {};
const digest = (value: unknown): RawEnvelope => subject({ digest: { sha256: value } });
const hex = (): string => (firstSubject()['digest'] as { sha256: string }).sha256;
const predicate = (change: Json): RawEnvelope =>
  over({ ...statement, predicate: { ...(statement['predicate'] as Json), ...change } });
const text = (): string => raw().toString();

type Row = readonly [attack: number, what: string, envelope: () => RawEnvelope | string, fault: string];
const BAD = 'signature: the signature does not verify';
const SHAPE = 'envelope: the envelope has no list of signatures';
const NO_SIG = 'envelope: signature 1 of the envelope has no sig string';
const NOT_BASE64 = 'envelope: payload is not canonical base64';
const JSON_NOT = 'envelope: the envelope is not valid JSON';
const NO_TYPE = 'envelope: payloadType of the envelope is not a string';
const SUBJECT = 'statement: exactly one subject is allowed';
const HEX = 'statement: subject digest is not 64 lower-case hex digits of sha256';

const REFUSED: readonly Row[] = [
  [59, 'payloadType changed after signing', () => ({ ...good, payloadType: 'application/json' }), BAD],
  ...[
    'application/json',
    'application/vnd.in-toto+JSON',
    'application/vnd.in-toto+json ',
    'application/vnd.in-toto+json;v=1',
    '',
    'application/vnd.cart.rom-manifest.v1+json',
  ].map((type): Row => [
    60,
    `payloadType ${JSON.stringify(type)}, validly signed`,
    () => envelopeOver([signer], statement, type),
    `envelope: payloadType is "${type}", not "application/vnd.in-toto+json"`,
  ]),
  [61, 'a signature over the raw payload', () => withSig(signer.sign(raw())), BAD],
  [61, 'a signature over the base64 text', () => withSig(signer.sign(Buffer.from(good.payload))), BAD],
  [61, 'a signature over the encoding of the base64 text', () => withSig(signer.sign(pae(good.payload))), BAD],
  [
    61,
    'an encoding with a leading zero',
    () => withSig(signer.sign(Buffer.from(pae(raw()).toString().replace('DSSEv1 28', 'DSSEv1 028')))),
    BAD,
  ],
  [
    66,
    '1,000 signatures',
    () => ({ ...good, signatures: Array.from({ length: 1000 }, () => ({ keyid, sig: base64(new Uint8Array(64)) })) }),
    'envelope: too many signatures: 1000, at most 16 are tried',
  ],
  [67, 'signatures null', () => ({ ...good, signatures: null }), SHAPE],
  [67, 'signatures an object', () => ({ ...good, signatures: { 0: good.signatures[0] } }), SHAPE],
  [67, 'signatures a string', () => ({ ...good, signatures: 'x' }), SHAPE],
  [67, 'signatures an empty list', () => ({ ...good, signatures: [] }), SHAPE],
  [67, 'no signatures', () => ({ payloadType: good.payloadType, payload: good.payload }) as RawEnvelope, SHAPE],
  [67, 'a signature null', () => ({ ...good, signatures: [null] }), NO_SIG],
  [67, 'a signature without members', () => ({ ...good, signatures: [{}] }), NO_SIG],
  [67, 'sig null', () => ({ ...good, signatures: [{ sig: null }] }), NO_SIG],
  [67, 'sig a number', () => ({ ...good, signatures: [{ sig: 1 }] }), NO_SIG],
  [
    67,
    'keyid a number',
    () => ({ ...good, signatures: [{ ...good.signatures[0], keyid: 1 }] }),
    'envelope: keyid of signature 1 is not a string',
  ],
  [67, 'payload null', () => ({ ...good, payload: null }), 'envelope: payload of the envelope is not a base64 string'],
  [67, 'payload empty', () => ({ ...good, payload: '' }), 'envelope: payload of the envelope is not a base64 string'],
  [67, 'payloadType a list', () => ({ ...good, payloadType: [good.payloadType] }), NO_TYPE],
  [69, 'base64 with a newline', () => ({ ...good, payload: `${good.payload}\n` }), NOT_BASE64],
  [
    69,
    'base64 with a line break inside',
    () => ({ ...good, payload: good.payload.replace(/^.{8}/, '$&\n') }),
    NOT_BASE64,
  ],
  [69, 'base64 with another character', () => ({ ...good, payload: `!${good.payload}` }), NOT_BASE64],
  [69, 'text after the padding', () => ({ ...envelopeOver([signer], 'x'), payload: 'eA==eA==' }), NOT_BASE64],
  [69, 'spare bits that are not zero', () => ({ ...envelopeOver([signer], 'x'), payload: 'eB==' }), NOT_BASE64],
  [69, 'half of the padding', () => ({ ...envelopeOver([signer], 'x'), payload: 'eA=' }), NOT_BASE64],
  [69, 'both alphabets in one text', () => ({ ...good, payload: '+_8A' }), NOT_BASE64],
  [70, 'S + L', () => withSig(malleable(sigOf(signer, raw()))), BAD],
  [70, '63 bytes', () => withSig(sigOf(signer, raw()).slice(0, 63)), BAD],
  [70, '65 bytes', () => withSig(Buffer.concat([sigOf(signer, raw()), Buffer.alloc(1)])), BAD],
  [70, 'no bytes', () => withSig(''), BAD],
  [70, 'all zero', () => withSig(new Uint8Array(64)), BAD],
  [
    70,
    'halves swapped',
    () => {
      const sig = sigOf(signer, raw());
      return withSig(Buffer.concat([sig.slice(32), sig.slice(0, 32)]));
    },
    BAD,
  ],
  [70, 'in hex', () => withSig(Buffer.from(sigOf(signer, raw())).toString('hex')), BAD],
  [71, 'R the identity, S zero', () => withSig(Buffer.concat([Buffer.from([1]), Buffer.alloc(63)])), BAD],
  [
    73,
    'payload twice',
    () => JSON.stringify(good).replace('"payload":', `"payload":"${base64('{}')}","payload":`),
    'envelope: the envelope has duplicate key "payload", first on line 1',
  ],
  [
    73,
    'signatures twice',
    () => JSON.stringify(good).replace('"signatures":', '"signatures":[],"signatures":'),
    'envelope: the envelope has duplicate key "signatures", first on line 1',
  ],
  [
    67,
    'a member that the format does not have',
    () => ({ ...good, mediaType: 'x' }),
    'envelope: the envelope has a member "mediaType"; allowed: payloadType, payload, signatures',
  ],
  [
    67,
    'a signature with a certificate',
    () => ({ ...good, signatures: [{ ...good.signatures[0], cert: 'x' }] }),
    'envelope: signature 1 of the envelope has a member "cert"; allowed: keyid, sig',
  ],
  [74, 'null', () => 'null', NO_TYPE],
  [74, 'a list', () => '[]', NO_TYPE],
  [74, 'a string', () => '"x"', NO_TYPE],
  [74, 'a number', () => '1', NO_TYPE],
  [74, 'an empty object', () => '{}', NO_TYPE],
  [74, 'nothing', () => '', JSON_NOT],
  [74, 'cut off', () => JSON.stringify(good).slice(0, -1), JSON_NOT],
  [74, 'a byte order mark', () => `\ufeff${JSON.stringify(good)}`, JSON_NOT],
  [74, 'text behind it', () => `${JSON.stringify(good)}x`, JSON_NOT],
  [74, 'a second envelope behind it', () => JSON.stringify(good).repeat(2), JSON_NOT],
  [
    75,
    '_type v0.1',
    () => over({ ...statement, _type: 'https://in-toto.io/Statement/v0.1' }),
    'statement: _type of the statement is "https://in-toto.io/Statement/v0.1"',
  ],
  [
    75,
    '_type with a slash behind it',
    () => over({ ...statement, _type: 'https://in-toto.io/Statement/v1/' }),
    'statement: _type of the statement is "https://in-toto.io/Statement/v1/"',
  ],
  [
    75,
    'predicateType of another project',
    () => over({ ...statement, predicateType: 'https://slsa.dev/provenance/v1' }),
    'statement: predicateType is "https://slsa.dev/provenance/v1", not "urn:cart:attestation:cartridge:v1"',
  ],
  [
    75,
    'predicateType of another version',
    () => over({ ...statement, predicateType: 'urn:cart:attestation:cartridge:v2' }),
    'statement: predicateType is "urn:cart:attestation:cartridge:v2", not "urn:cart:attestation:cartridge:v1"',
  ],
  [76, 'digest in capitals', () => digest(hex().toUpperCase()), HEX],
  [76, 'digest with a prefix', () => digest(`sha256:${hex()}`), HEX],
  [76, 'digest cut off', () => digest(hex().slice(0, 32)), HEX],
  [76, 'digest in a list', () => digest([hex()]), HEX],
  [76, 'only sha512', () => subject({ digest: { sha512: hex().repeat(2) } }), HEX],
  [76, 'no digest', () => over({ ...statement, subject: [{ name: 'x' }] }), HEX],
  [
    77,
    'two subjects, the second true',
    () => over({ ...statement, subject: [{ name: 'x' }, firstSubject()] }),
    SUBJECT,
  ],
  [77, 'two subjects, the first true', () => over({ ...statement, subject: [firstSubject(), { name: 'x' }] }), SUBJECT],
  [77, 'the same subject twice', () => over({ ...statement, subject: [firstSubject(), firstSubject()] }), SUBJECT],
  [77, 'no subject in the list', () => over({ ...statement, subject: [] }), SUBJECT],
  [77, 'subject null', () => over({ ...statement, subject: null }), SUBJECT],
  [77, 'a subject without a name', () => subject({ name: '' }), 'statement: the subject has no name'],
  [
    77,
    'a subject of another name',
    () => subject({ name: 'io.github.demo/other@1.0.0' }),
    'statement: the subject is "io.github.demo/other@1.0.0", but the cartridge is "io.github.demo/agent@1.2.0"',
  ],
  ...['manifestHash', 'romDigest'].map((name): Row => [
    78,
    `${name} differs`,
    () => predicate({ [name]: `sha256:${'0'.repeat(64)}` }),
    `statement: predicate ${name} is not the subject digest`,
  ]),
  [
    78,
    'publisherId differs',
    () => predicate({ publisherId: 'io.github.evil' }),
    'statement: predicate publisherId is not the publisher of the cartridge',
  ],
  [
    79,
    'subject twice inside the signed payload',
    () => over(text().replace('"subject":', '"subject":[],"subject":')),
    'statement: payload has duplicate key "subject", first on line 1',
  ],
  [80, 'spaces', () => over(JSON.stringify(statement, null, 1)), 'statement: payload is not in RFC 8785 form'],
  [80, 'a newline behind it', () => over(`${text()}\n`), 'statement: payload is not in RFC 8785 form'],
  [
    80,
    'another order of keys',
    () => over(JSON.stringify(Object.fromEntries(Object.entries(statement).toReversed()))),
    'statement: payload is not in RFC 8785 form',
  ],
  [81, 'invalid UTF-8', () => over(Buffer.from([...raw(), 0xff])), 'statement: payload is not valid UTF-8'],
  [81, 'a byte order mark', () => over(`\ufeff${text()}`), 'statement: payload is not valid JSON'],
  [81, 'a list', () => over('[]'), 'statement: _type of the statement is missing'],
  [81, 'null', () => over('null'), 'statement: _type of the statement is missing'],
  [81, 'text', () => over('hello'), 'statement: payload is not valid JSON'],
  [
    85,
    'signedAt no time',
    () => predicate({ signedAt: 'yesterday' }),
    'signed-at: signedAt is "yesterday", not an RFC 3339 time',
  ],
  [
    85,
    'signedAt no day of any calendar',
    () => predicate({ signedAt: '2025-02-30T00:00:00Z' }),
    'signed-at: signedAt is "2025-02-30T00:00:00Z", not an RFC 3339 time',
  ],
  [
    85,
    'signedAt a number',
    () => predicate({ signedAt: 1 }),
    'signed-at: signedAt is not a string, not an RFC 3339 time',
  ],
  [
    85,
    'signedAt absurd',
    () => predicate({ signedAt: '1969-12-31T00:00:00Z' }),
    'signed-at: signedAt 1969-12-31T00:00:00Z is before 1970',
  ],
  [
    85,
    'signedAt in the future',
    () => predicate({ signedAt: '9999-01-01T00:00:00Z' }),
    'signed-at: signedAt 9999-01-01T00:00:00Z is in the future',
  ],
  ...(
    [
      ['above 2^53', '9007199254740993', 'not in RFC 8785 form'],
      ['at 2^53', '9007199254740992', 'not I-JSON: a number is above 2^53'],
      ['minus zero', '-0', 'not in RFC 8785 form'],
      ['1e999', '1e999', 'not valid JSON'],
      ['a lone surrogate', String.raw`"\ud800"`, 'not valid JSON'],
    ] as const
  ).map(([what, value, problem]): Row => [
    88,
    `${what} in the signed payload`,
    () => over(text().replace(/"fileCount":\d+/, `"fileCount":${value}`)),
    `statement: payload is ${problem}`,
  ]),
];

test.each(REFUSED)('attack %i: %s', async (_, __, envelope, fault) => {
  const answer = await verifyAnswer(folder, await withEnvelope(base, envelope()));
  expect(answer).toMatchObject({ exit: 1, trust: 'tampered', faults: [fault] });
});

/** What must be accepted: the key is given, and the answer names it and no other. */
const ACCEPTED: readonly (readonly [attack: number, what: string, envelope: () => RawEnvelope])[] = [
  [63, 'keyid missing', () => ({ ...good, signatures: [{ sig: good.signatures[0]?.sig }] })],
  [63, 'keyid empty', () => ({ ...good, signatures: [{ keyid: '', sig: good.signatures[0]?.sig }] })],
  [63, 'keyid wrong', () => ({ ...good, signatures: [{ keyid: 'wrong', sig: good.signatures[0]?.sig }] })],
  [
    62,
    'keyid of another trusted key',
    () => ({ ...good, signatures: [{ keyid: other.publicKey.keyid, sig: good.signatures[0]?.sig }] }),
  ],
  [
    64,
    'a bad signature first',
    () => ({ ...good, signatures: [{ keyid, sig: base64(new Uint8Array(64)) }, ...good.signatures] }),
  ],
  [64, 'garbage behind it', () => ({ ...good, signatures: [...good.signatures, { keyid: 'x', sig: '!!' }] })],
  [
    68,
    'URL-safe base64 without padding',
    () => ({
      ...good,
      payload: Buffer.from(raw()).toString('base64url'),
      signatures: [{ keyid, sig: Buffer.from(sigOf(signer, raw())).toString('base64url') }],
    }),
  ],
  [83, 'unknown members of the predicate', () => predicate({ 'x-note': { a: [1, null] }, zone: true })],
];

test.each(ACCEPTED)('attack %i: %s is accepted', async (_, __, envelope) => {
  const args = publicKeyArgs(folder, other.publicKey, signer.publicKey);
  expect(await verifyAnswer(folder, await withEnvelope(base, envelope()), args)).toEqual({
    exit: 0,
    trust: 'trusted',
    keyids: [keyid],
    faults: [],
    warnings: [],
  });
});
