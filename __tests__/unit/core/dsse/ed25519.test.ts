import { expect, test } from '@jest/globals';
import { createHash, createPrivateKey, sign as nodeSign } from 'node:crypto';
import { Point, verify } from '@noble/ed25519';
import fc from 'fast-check';
import { publicKeyOfSeed, verifyStrict } from '../../../../src/core/dsse/ed25519.ts';

const ORDER = Point.CURVE().n;
const bytes = (length: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ minLength: length, maxLength: length });

/** The library's own answer, which throws for what cannot be decoded. */
function library(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    return verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
}

const littleEndian = (value: bigint): Uint8Array =>
  new Uint8Array(Buffer.from(value.toString(16).padStart(64, '0'), 'hex').toReversed());

test('a signature of node:crypto is verified, and no changed bit of it', () => {
  fc.assert(
    fc.property(bytes(32), fc.uint8Array({ maxLength: 200 }), fc.nat(511), (seed, message, bit) => {
      const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
      const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      const signature = new Uint8Array(nodeSign(null, message, key));
      expect(verifyStrict(publicKeyOfSeed(seed), message, signature)).toBe(true);
      signature[bit >>> 3] = (signature[bit >>> 3] as number) ^ (1 << (bit & 7));
      expect(verifyStrict(publicKeyOfSeed(seed), message, signature)).toBe(false);
    }),
    { seed: 4, numRuns: 40 },
  );
});

test('the answer is the library’s for signatures that somebody made up', () => {
  // Parts that meet: points with and without a part of small order, scalars at the edges of their range.
  const torsion = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');
  const points = [Point.BASE, Point.BASE.double(), Point.BASE.add(torsion), Point.BASE.negate(), torsion, Point.ZERO];
  const encodings = [
    ...points.map((point) => point.toBytes()),
    littleEndian(2n ** 255n - 18n),
    littleEndian(2n ** 255n - 1n),
  ];
  const scalars = [0n, 1n, 2n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 255n - 1n, 2n ** 256n - 1n].map(littleEndian);
  const message = new TextEncoder().encode('message');
  const differing: string[] = [];
  let accepted = 0;
  for (const key of encodings)
    for (const r of encodings)
      for (const s of scalars) {
        const signature = new Uint8Array([...r, ...s]);
        const answer = verifyStrict(key, message, signature);
        if (answer) accepted++;
        if (answer !== library(key, message, signature))
          differing.push(Buffer.from([...key, ...r, ...s]).toString('hex'));
      }
  expect([differing, accepted]).toEqual([[], 0]);
});

test('parts of small order in key and R do not matter, as for the library', () => {
  const torsion = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');
  const message = new TextEncoder().encode('message');
  const [a, r] = [5n, 3n];
  for (const key of [Point.BASE.multiply(a), Point.BASE.multiply(a).add(torsion)].map((point) => point.toBytes()))
    for (const R of [Point.BASE.multiply(r), Point.BASE.multiply(r).add(torsion)].map((point) => point.toBytes())) {
      const hash = createHash('sha512').update(R).update(key).update(message).digest();
      const k = BigInt(`0x${Buffer.from(hash.toReversed()).toString('hex')}`);
      const signature = new Uint8Array([...R, ...littleEndian((r + k * a) % ORDER)]);
      expect([verifyStrict(key, message, signature), library(key, message, signature)]).toEqual([true, true]);
    }
});

test.each([
  ['a short key', 31, 64],
  ['a long key', 33, 64],
  ['a short signature', 32, 63],
  ['a long signature', 32, 65],
])('%s verifies nothing', (_, keyLength, signatureLength) => {
  expect(verifyStrict(new Uint8Array(keyLength), new Uint8Array(), new Uint8Array(signatureLength))).toBe(false);
});
