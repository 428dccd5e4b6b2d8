import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { unzlibSync } from 'fflate';
import { MAX_DEFLATED, pack } from '../../../../src/adapters/sqlite/archive-rows.ts';
import { PROFILES } from '../../../../src/ids.ts';

const text = new TextEncoder().encode('the same words, '.repeat(100));

const concat = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

test('what is shorter as a zlib stream is stored as one, and reads back', () => {
  const packed = pack(text, PROFILES.cart);
  expect([packed.length < text.length, unzlibSync(packed)]).toEqual([true, text]);
});

test.each([
  ['of profile acx', text, PROFILES.acx],
  ['that is empty', new Uint8Array(0), PROFILES.cart],
  ['that no stream makes shorter', new TextEncoder().encode('short'), PROFILES.cart],
  ['that is large and random at its start', concat(randomBytes(128 * 1024), new Uint8Array(256 * 1024)), PROFILES.cart],
  ['above the limit', new Uint8Array(MAX_DEFLATED + 1), PROFILES.cart],
])('a content %s is stored as it is', (_, content, profile) => expect(pack(content, profile)).toBe(content));

test('a content of the largest size is stored as a stream', () => {
  expect(pack(new Uint8Array(MAX_DEFLATED), PROFILES.cart).length).toBeLessThan(MAX_DEFLATED / 100);
});
