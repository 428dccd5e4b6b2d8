import { expect, test } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { zipSync, type Zippable } from 'fflate';
import { readZipEntry } from '../../../../src/adapters/github/zip.ts';
import { ROOT } from '../../../contract/sources.ts';
import { zipOf } from '../../../support/github/zip.ts';

const MIB = 1024 * 1024;
const ZIP = zipOf('a.json', Buffer.from('{"a":1}'));

test('reads the named file', () => {
  expect(Buffer.from(readZipEntry(ZIP, 'a.json', 100) ?? []).toString()).toBe('{"a":1}');
});

const bytesOf = (text: string): Uint8Array => Buffer.from(text);
const read = (files: Zippable, name: string): string | undefined => {
  const content = readZipEntry(zipSync(files), name, 100);
  return content === undefined ? undefined : Buffer.from(content).toString();
};

test('reads any file of an archive, packed or stored, with comments and further fields of other tools', () => {
  const extra = { 0x5455: new Uint8Array([1, 2, 3, 4, 5]), 0x7875: new Uint8Array(11) };
  const files: Zippable = {
    'first.json': [bytesOf('{"first":1}'), { comment: 'the first', extra }],
    'stored.json': [bytesOf('{"stored":2}'), { level: 0, extra }],
    'last.json': [bytesOf('{"last":3}'), { comment: 'x'.repeat(300) }],
  };
  expect(Object.keys(files).map((name) => read(files, name))).toEqual(['{"first":1}', '{"stored":2}', '{"last":3}']);
  expect(read(files, 'first')).toBeUndefined();
});

test('64 entries are looked at, and none behind them', () => {
  const files = Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`f${i}`, bytesOf(`is ${i}`)]));
  expect(['f0', 'f63', 'f64'].map((name) => read(files, name))).toEqual(['is 0', 'is 63', undefined]);
});

/** The archive with two bytes of its central directory changed. */
function changed(offset: number, value: number, zip = ZIP): Uint8Array {
  const bytes = Buffer.from(zip);
  bytes.writeUInt16LE(value, bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + offset);
  return bytes;
}

test('what is encrypted, or packed in another way, is not read', () => {
  expect(readZipEntry(ZIP, 'a.json', 7)).toHaveLength(7);
  expect(readZipEntry(changed(8, 1), 'a.json', 7)).toBeUndefined();
  expect(readZipEntry(changed(8, 2), 'a.json', 7)).toHaveLength(7);
  for (const method of [1, 7, 9, 12]) expect(readZipEntry(changed(10, method), 'a.json', 7)).toBeUndefined();
  const stored = zipSync({ a: [bytesOf('as it is'), { level: 0 }] });
  expect(readZipEntry(changed(24, 7, Buffer.from(stored)), 'a', 100)).toBeUndefined();
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

test('what is more than it says is refused while it comes, before all of it is there', () => {
  const zeros = deflateRawSync(Buffer.alloc(MIB), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  const data = Buffer.concat([...Array.from({ length: 64 }, () => zeros), end]);
  // A process of its own: the most memory that one has ever had tells nothing of a part of it that came later.
  const source = join(ROOT, 'src/adapters/github/zip.ts');
  const { code } = transformFileSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  const call = `
    const zip = readFileSync(0);
    const before = process.resourceUsage().maxRSS;
    const read = readZipEntry(zip, 'a.json', ${48 * MIB});
    console.log(JSON.stringify({ refused: read === undefined, kilobytes: process.resourceUsage().maxRSS - before }));`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `import { readFileSync } from 'node:fs';\n${code}${call}`],
    { input: zipOf('a.json', Buffer.alloc(1000), data), encoding: 'utf8' },
  );
  const { refused, kilobytes } = JSON.parse(stdout) as { readonly refused: boolean; readonly kilobytes: number };
  expect([status, refused]).toEqual([0, true]);
  expect(kilobytes).toBeLessThan(16 * 1024);
});

test('a file of no bytes is one', () => {
  expect(readZipEntry(zipOf('a.json', Buffer.alloc(0)), 'a.json', 100)).toEqual(Buffer.alloc(0));
});

test('attack 130: broken bytes never throw', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: ZIP.length - 1 }), fc.integer({ min: 0, max: 255 }), (at, byte) => {
      const bytes = Buffer.from(ZIP);
      bytes[at] = byte;
      expect(() => readZipEntry(bytes, 'a.json', 100)).not.toThrow();
    }),
    { seed: 3, numRuns: 300 },
  );
});
