import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceWithin } from '../../../../src/adapters/fs/replace-file.ts';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { cartridgeStore } from '../../../../src/adapters/sqlite/store.ts';
import { cartridgeWriter } from '../../../../src/adapters/sqlite/write.ts';
import { signCartridge, type SignOptions, type SignResult } from '../../../../src/app/trust/sign.ts';
import { nodeVerifies, type Signer } from '../../../../src/core/dsse/sign.ts';
import { parseEnvelope } from '../../../../src/core/dsse/envelope.ts';
import type { CartridgeWriter } from '../../../../src/core/cartridge/writer.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { build, freshSigner, NOW, SIGNED_AT, withSql, writePackage } from '../../../support/cartridges.ts';
import {
  base64,
  envelopeOver,
  publicKeyArgs,
  statementOf,
  verifyAnswer,
  withEnvelope,
  type Json,
} from '../../../support/forge.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const [signer, other] = [freshSigner(), freshSigner()];
const made = scratch();
let folder: string;

beforeAll(async () => {
  writePackage(join(made, 'base'));
  await build(made, 'base', 'unsigned.cart');
});
beforeEach(() => {
  folder = scratch();
  copyFileSync(join(made, 'unsigned.cart'), join(folder, 'x.cart'));
});

const bytes = (name = 'x.cart'): Buffer => readFileSync(join(folder, name));
const put = (content: Uint8Array, name = 'x.cart'): void => writeFileSync(join(folder, name), content);

function sign(
  by: Signer,
  options: Partial<SignOptions> = {},
  writer = cartridgeWriter(folder, replaceWithin(nodeFileSystem(folder, untracked))),
): Promise<SignResult> {
  const subject = { profile: PROFILES.cart, signer: by, out: 'x.cart', publisher: undefined };
  const defaults = { ...subject, now: NOW, signedAt: SIGNED_AT, replace: false };
  const ports = { fs: nodeFileSystem(folder, untracked), store: cartridgeStore(folder), writer };
  return signCartridge(ports, 'x.cart', { ...defaults, ...options });
}

test('the receipt tells what was signed, read back from the file', async () => {
  const before = bytes();
  const result = await sign(signer);
  const statement = await statementOf(bytes());
  const predicate = statement['predicate'] as Json;
  expect(result).toEqual({
    receipt: {
      path: 'x.cart',
      subject: 'io.github.demo/agent@1.2.0',
      digest: predicate['romDigest'],
      publisherId: 'io.github.demo',
      keyid: signer.publicKey.keyid,
      signedAt: SIGNED_AT,
      signatures: 1,
      changed: true,
    },
  });
  expect(Buffer.compare(before, bytes())).not.toBe(0);
  expect(readdirSync(folder)).toEqual(['x.cart']);
});

test('the row of the signature: the key of the first signature, and the keys of all', async () => {
  const rowOf = async (): Promise<unknown[]> => {
    let row: unknown[] = [];
    await withSql(bytes(), (database) => {
      row = database.exec('SELECT * FROM signatures')[0]?.values[0] ?? [];
    });
    return row;
  };
  for (const [by, pems] of [
    [signer, [signer]],
    [other, [signer, other]],
  ] as const) {
    await sign(by);
    const [id, target, digest, envelope, ...rest] = await rowOf();
    const { romDigest } = (await statementOf(bytes()))['predicate'] as Json;
    expect([id, target, digest]).toEqual([`sig-rom-${String(romDigest).slice(7, 19)}`, 'rom-manifest', romDigest]);
    const { signatures } = JSON.parse(String(envelope)) as { signatures: { keyid: string }[] };
    expect(signatures.map(({ keyid }) => keyid)).toEqual(pems.map(({ publicKey }) => publicKey.keyid));
    expect(rest).toEqual([
      signer.publicKey.keyid,
      pems.map(({ publicKey }) => publicKey.pem).join(''),
      'ed25519',
      SIGNED_AT,
    ]);
  }
});

test('signing again with the same key changes no byte, whatever the time, in place and to another file', async () => {
  await sign(signer);
  const once = bytes();
  const again = await sign(signer, { signedAt: '2026-06-01T11:59:00.000Z' });
  expect(again).toMatchObject({ receipt: { changed: false, signedAt: SIGNED_AT, signatures: 1 } });
  expect(Buffer.compare(once, bytes())).toBe(0);
  await sign(signer, { out: 'copy.cart' });
  expect(Buffer.compare(once, bytes('copy.cart'))).toBe(0);
});

test('the same key and time give the same bytes from the same cartridge', async () => {
  await sign(signer, { out: 'one.cart' });
  await sign(signer, { out: 'two.cart' });
  expect(Buffer.compare(bytes('one.cart'), bytes('two.cart'))).toBe(0);
});

test('a further key adds its signature under the same statement; its own again changes nothing', async () => {
  await sign(signer);
  const first = await statementOf(bytes());
  expect(await sign(other, { signedAt: NOW.toISOString() })).toMatchObject({
    receipt: { changed: true, signatures: 2, signedAt: SIGNED_AT, keyid: other.publicKey.keyid },
  });
  const twice = bytes();
  expect(await statementOf(twice)).toEqual(first);
  for (const each of [signer, other]) expect(await sign(each)).toMatchObject({ receipt: { changed: false } });
  expect(Buffer.compare(twice, bytes())).toBe(0);
  const args = [...publicKeyArgs(folder, signer.publicKey, other.publicKey), '--threshold', '2'];
  expect(await verifyAnswer(folder, twice, args)).toMatchObject({
    exit: 0,
    trust: 'trusted',
    keyids: [signer.publicKey.keyid, other.publicKey.keyid],
  });
  // Each of the two alone is enough, and the stored keys verify both.
  for (const each of [signer, other])
    expect(await verifyAnswer(folder, twice, publicKeyArgs(folder, each.publicKey))).toMatchObject({
      trust: 'trusted',
    });
  expect(await verifyAnswer(folder, twice)).toMatchObject({ trust: 'portable', keyids: { length: 2 } });
});

test('16 signatures are the most; --replace drops them', async () => {
  for (let i = 0; i < 16; i++) await sign(freshSigner());
  const full = bytes();
  await expect(sign(signer)).rejects.toMatchObject({
    code: 'already-signed',
    message: 'it has 16 signatures, which is the most',
    path: 'x.cart',
    help: '--replace drops them',
  });
  expect(Buffer.compare(full, bytes())).toBe(0);
  expect(await sign(signer, { replace: true })).toMatchObject({ receipt: { signatures: 1, changed: true } });
});

test('--replace signs anew, at the new time', async () => {
  await sign(signer);
  const later = '2026-06-01T11:30:00.000Z';
  expect(await sign(signer, { replace: true, signedAt: later })).toMatchObject({
    receipt: { signatures: 1, changed: true, signedAt: later },
  });
});

test('a signature of this key whose public half was not stored gets it back', async () => {
  await sign(signer);
  put(await withSql(bytes(), 'UPDATE signatures SET public_key_pem = NULL'));
  const before = await statementOf(bytes());
  expect(await sign(signer)).toMatchObject({ receipt: { changed: true, signatures: 1 } });
  expect(await statementOf(bytes())).toEqual(before);
  expect(await verifyAnswer(folder, bytes())).toMatchObject({ exit: 0, keyids: [signer.publicKey.keyid] });
});

test.each<[string, (signed: Buffer, statement: Json) => Promise<Uint8Array>, string]>([
  [
    'garbage',
    (signed, statement) =>
      withEnvelope(signed, {
        ...envelopeOver([signer], statement),
        signatures: [{ sig: base64(new Uint8Array(64).fill(1)) }],
      }),
    'the signature does not verify',
  ],
  [
    'a statement that says something untrue, validly signed',
    (signed, statement) => {
      const predicate = { ...(statement['predicate'] as Json), publisherId: 'io.github.evil' };
      return withEnvelope(signed, envelopeOver([signer], { ...statement, predicate }));
    },
    'predicate publisherId is not the publisher of the cartridge',
  ],
  [
    'a statement about the future',
    (signed, statement) => {
      const predicate = { ...(statement['predicate'] as Json), signedAt: '2027-01-01T00:00:00Z' };
      return withEnvelope(signed, envelopeOver([signer], { ...statement, predicate }));
    },
    'signedAt 2027-01-01T00:00:00Z is in the future',
  ],
  [
    'another payload type',
    (signed, statement) => withEnvelope(signed, envelopeOver([signer], statement, 'text/plain')),
    'payloadType is "text/plain", not "application/vnd.in-toto+json"',
  ],
  [
    'another manifest hash beside it',
    (signed) => withSql(signed, `UPDATE signatures SET manifest_hash = 'sha256:${'0'.repeat(64)}'`),
    'its manifest_hash is not the ROM digest',
  ],
])('nobody signs under %s', async (_, change, reason) => {
  await sign(signer);
  put(await change(bytes(), await statementOf(bytes())));
  const before = bytes();
  for (const each of [signer, other]) {
    await expect(sign(each)).rejects.toMatchObject({
      code: 'already-signed',
      message: `the signature that it has does not hold: ${reason}`,
      path: 'x.cart',
      help: 'find out why; --replace drops it and signs anew',
    });
  }
  expect(Buffer.compare(before, bytes())).toBe(0);
  expect(await sign(other, { replace: true })).toMatchObject({ receipt: { signatures: 1 } });
  expect(await verifyAnswer(folder, bytes())).toMatchObject({ exit: 0, keyids: [other.publicKey.keyid] });
});

test('the signature of an older build is not carried over to a new one', async () => {
  await sign(signer);
  const old = await statementOf(bytes());
  put(
    await withEnvelope(
      bytes(),
      envelopeOver([signer], {
        ...old,
        subject: [{ name: 'io.github.demo/agent@1.2.0', digest: { sha256: '0'.repeat(64) } }],
      }),
    ),
  );
  await expect(sign(other)).rejects.toMatchObject({
    message: expect.stringMatching(/does not hold: manifest hash does not match the signed subject/),
  });
});

test('what is not whole is not signed', async () => {
  put(await withSql(bytes(), "UPDATE sqlar SET data = x'61', sz = 1 WHERE name = 'rom/policy/loop.json'"));
  const before = bytes();
  expect(await sign(signer)).toMatchObject({ faults: [{ id: 'rom' }, { id: 'rom-digest' }] });
  expect(Buffer.compare(before, bytes())).toBe(0);
});

/** A writer whose file is changed between the writing and the proof. */
function spoiling(spoil: (written: Uint8Array) => Promise<Uint8Array>): CartridgeWriter {
  const writer = cartridgeWriter(folder, replaceWithin(nodeFileSystem(folder, untracked)));
  return {
    ...writer,
    sign: (from, path, row, stated, check) =>
      writer.sign(from, path, row, stated, async (temporary) => {
        writeFileSync(temporary, await spoil(readFileSync(temporary)));
        await check(temporary);
      }),
  };
}

test.each<[string, (written: Uint8Array) => Promise<Uint8Array>, RegExp]>([
  [
    'its envelope',
    (written) => withSql(written, "UPDATE signatures SET envelope = '{}'"),
    /payloadType of the envelope/,
  ],
  ['its signature', (written) => withSql(written, 'DELETE FROM signatures'), /does not verify: unsigned/],
  [
    'its signer',
    async (written) => withEnvelope(written, envelopeOver([other], await statementOf(written)), [other.publicKey]),
    /which is not one of the given keys/,
  ],
  [
    'its ROM',
    (written) => withSql(written, "DELETE FROM sqlar WHERE name = 'rom/empty.txt'"),
    /missing "rom\/empty.txt"/,
  ],
  ['its last byte', (written) => Promise.resolve(written.slice(0, -1)), /size does not match/],
])('self-proof: a file that lost %s on the way is not put in place', async (_, spoil, reason) => {
  const before = bytes();
  await expect(sign(signer, {}, spoiling(spoil))).rejects.toThrow(reason);
  expect(Buffer.compare(before, bytes())).toBe(0);
  expect(readdirSync(folder)).toEqual(['x.cart']);
});

test('self-proof: a signer that does not sign is found', async () => {
  const before = bytes();
  const lazy: Signer = { ...signer, sign: () => new Uint8Array(64) };
  await expect(sign(lazy)).rejects.toThrow('the signed cartridge does not verify: the signature does not verify');
  expect(Buffer.compare(before, bytes())).toBe(0);
});

test('the second opinion is of node:crypto, and of this key alone', async () => {
  await sign(signer);
  const parsed = parseEnvelope(JSON.stringify(envelopeOver([signer], await statementOf(bytes()))));
  if (!('envelope' in parsed)) throw new Error(parsed.problem);
  expect([nodeVerifies(parsed.envelope, signer.publicKey), nodeVerifies(parsed.envelope, other.publicKey)]).toEqual([
    true,
    false,
  ]);
});

test('only the very ROM that was looked through before is not looked through again', async () => {
  const value = ['canary', 'value', '4711'].join('-');
  writePackage(join(made, 'holding'), undefined, { 'rom/note.md': `the value is ${value}\n` });
  const built = await build(made, 'holding', 'holding.cart');
  if ('diagnostics' in built) throw new Error(JSON.stringify(built.diagnostics));
  copyFileSync(join(made, 'holding.cart'), join(folder, 'x.cart'));
  writeFileSync(join(folder, '.env'), `DB_PASSWORD=${value}\n`);
  const refused = [
    {
      rule: 'package/secret',
      level: 'error',
      message: 'the value of .env: DB_PASSWORD may not travel in a cartridge',
      path: 'x.cart!rom/note.md',
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
      pointer: '',
      help: 'take it out, and replace it everywhere: it must count as known',
    },
  ];
  expect(await sign(signer)).toEqual({ diagnostics: refused });
  const { romDigest } = built.written;
  const another = romDigest.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  expect(await sign(signer, { lookedThrough: another })).toEqual({ diagnostics: refused });
  expect(await sign(signer, { lookedThrough: romDigest })).toMatchObject({ receipt: { digest: romDigest } });
});
