import { expect, test } from '@jest/globals';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { inflate } from '../../../../src/adapters/sqlite/inflate.ts';

const MIB = 1024 * 1024;

/** What is read and written of a stream, and whether what comes out is the content. */
async function inflated(content: Uint8Array, format: 'zlib' | 'raw', expected = content.length): Promise<unknown> {
  const stream = (format === 'zlib' ? deflateSync : deflateRawSync)(content);
  const halves = [stream.subarray(0, stream.length >> 1), stream.subarray(stream.length >> 1)];
  const out: Uint8Array[] = [];
  const result = await inflate(halves, format, { stored: stream.length, expected }, (bytes) => {
    out.push(new Uint8Array(bytes));
  });
  return { ...result, read: result.read === stream.length, same: Buffer.concat(out).equals(content) };
}

// Around what node:zlib takes for a chunk at least and at most, and what is inflated at once.
const SIZES = [0, 1, 2, 62, 63, 64, 65, 100, 65_535, 65_536, 65_537, 4 * MIB, 4 * MIB + 1];

test.each(SIZES.flatMap((size) => (['zlib', 'raw'] as const).map((format) => [size, format] as const)))(
  '%i bytes from a %s stream',
  async (size, format) => {
    const content = Buffer.alloc(size, 'the same words, ');
    expect(await inflated(content, format)).toEqual({ read: true, written: size, broken: false, same: true });
  },
);

test.each([1, 63, 64, 5000])(
  'a stream of %i bytes that holds more than it says is not read to its end',
  async (size) => {
    expect(await inflated(Buffer.alloc(size, 'x'), 'zlib', size - 1)).toMatchObject({ written: size, broken: false });
  },
);

test.each(['zlib', 'raw'] as const)('what is no %s stream is broken', async (format) => {
  const size = { stored: 4, expected: 10 };
  expect(await inflate([Buffer.from([7, 7, 7, 7])], format, size, () => undefined)).toMatchObject({ broken: true });
});
