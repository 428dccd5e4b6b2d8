import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readZipEntry } from '../../../../src/adapters/github/zip.ts';
import { zipOf } from '../../../support/github/zip.ts';

const ZIP = zipOf('a.json', Buffer.from('{"a":1}'));

test('reads the named file', () => {
  expect(Buffer.from(readZipEntry(ZIP, 'a.json', 100) ?? []).toString()).toBe('{"a":1}');
});

test.each([
  ['another name', ZIP, 'b.json', 100],
  ['a file over the limit', ZIP, 'a.json', 6],
  ['no archive', Buffer.from('hello'), 'a.json', 100],
  ['an empty one', Buffer.alloc(0), 'a.json', 100],
  ['a cut one', ZIP.subarray(0, ZIP.length - 30), 'a.json', 100],
])('%s gives nothing', (_name, zip, name, limit) => expect(readZipEntry(zip, name, limit)).toBeUndefined());

test('a size that lies is not believed', () => {
  const lie = zipOf('a.json', Buffer.alloc(1_000_000));
  const central = lie.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  lie.writeUInt32LE(10, central + 24);
  expect(readZipEntry(lie, 'a.json', 1000)).toBeUndefined();
});

test('attack 130: broken bytes never throw', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: ZIP.length - 1 }), fc.integer({ min: 0, max: 255 }), (at, byte) => {
      const bytes = Buffer.from(ZIP);
      bytes[at] = byte;
      readZipEntry(bytes, 'a.json', 100);
    }),
    { seed: 3, numRuns: 300 },
  );
});
