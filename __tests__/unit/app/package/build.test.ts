import { expect, test } from '@jest/globals';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage, type BuildPorts } from '../../../../src/app/package/build.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { PACKAGE, ports, ROM_FILES, writePackage } from '../../../support/cartridges.ts';
import { scratch } from '../../../support/scratch.ts';

/** Builds a package and counts how often each of its files is read. */
async function reads(files: Readonly<Record<string, string | Uint8Array>>): Promise<Map<string, number>> {
  const folder = scratch();
  writePackage(join(folder, 'package'), PACKAGE, files);
  const counts = new Map<string, number>();
  const own = ports(folder);
  const counting: BuildPorts = {
    ...own,
    listFolder: (...args) =>
      own.listFolder(...args).map(({ path, size, read }) => ({
        path,
        size,
        read(sink) {
          counts.set(path, (counts.get(path) ?? 0) + 1);
          read(sink);
        },
      })),
  };
  const options = { epoch: 0, force: true };
  const built = await buildPackage(counting, 'package', PROFILES.cart, { ...options, out: 'counted.cart' });
  expect('written' in built).toBe(true);
  await buildPackage(own, 'package', PROFILES.cart, { ...options, out: 'plain.cart' });
  expect(readFileSync(join(folder, 'counted.cart')).equals(readFileSync(join(folder, 'plain.cart')))).toBe(true);
  rmSync(folder, { recursive: true });
  return counts;
}

test('a package is read once, looked through and packed', async () => {
  const counts = await reads(ROM_FILES);
  expect([...counts].sort()).toEqual(
    Object.keys(ROM_FILES)
      .map((name) => [name.replace('rom/', ''), 1])
      .sort(),
  );
});

test('what does not fit into memory is read as often as it is needed, and the rest once', async () => {
  const counts = await reads({ 'rom/a.md': 'small', 'rom/large.bin': Buffer.alloc(17 * 1024 * 1024), 'rom/z.md': 'z' });
  expect(counts.get('large.bin')).toBeGreaterThan(1);
  expect([counts.get('a.md'), counts.get('z.md')]).toEqual([1, 1]);
});
