/** A file is read whole and in its order, however little the system gives at a time. */
import { expect, jest, test } from '@jest/globals';
import * as fs from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../../../support/scratch.ts';

let most = 0;
jest.unstable_mockModule('node:fs', () => ({
  ...fs,
  readSync: (descriptor: number, target: Uint8Array, offset: number, length: number, position: number) =>
    fs.readSync(descriptor, target, offset, Math.min(length, most), position),
}));
const { openFileSource } = await import('../../../../src/adapters/sqlite/file-source.ts');

const MEGABYTE = 1024 * 1024;

/** The size of a file that is kept whole, and of one of which a part is kept. */
test.each([1000, 5 * MEGABYTE])('reads of %i bytes that give less than asked are continued', (size) => {
  const path = join(scratch(), 'a');
  const bytes = Buffer.from(Uint32Array.from({ length: size / 4 }, (_, i) => i).buffer);
  writeFileSync(path, bytes);
  for (most of [size, Math.ceil(size / 3), Math.ceil(size / 50)]) {
    const source = openFileSource(path);
    const places = [
      [0, 100],
      [size - 100, 100],
      [size - 100, 200],
      [size, 1],
      [Math.floor(size / 2), 300],
      [7, size],
    ] as const;
    const wrong = places.filter(
      ([at, length]) => !bytes.subarray(at, at + length).equals(Buffer.from(source.read(at, length))),
    );
    source.close();
    expect([most, wrong]).toEqual([most, []]);
  }
});
