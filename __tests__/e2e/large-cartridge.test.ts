import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright, ROOT } from '../support/cli.ts';
import { scratch } from '../support/scratch.ts';

/** Bytes that do not shrink, the same on every machine. */
function noise(seed: number, length: number): Buffer {
  const parts: Buffer[] = [];
  for (let i = 0; i * 32 < length; i++) parts.push(createHash('sha256').update(`${seed} ${i}`).digest());
  return Buffer.concat(parts).subarray(0, length);
}

// Larger than what the reader keeps in memory, so that its window moves on while a page is looked at.
test('a cartridge larger than the reader’s window is built and verified, stored and compressed files alike', () => {
  const folder = scratch();
  mkdirSync(join(folder, 'rom/data'), { recursive: true });
  writeFileSync(
    join(folder, 'cartridge.yaml'),
    readFileSync(join(ROOT, 'examples/data-pipeline/agents/builder/cartridge.yaml')),
  );
  const names = Array.from({ length: 12 }, (_, i) => `f${String(i).padStart(2, '0')}`);
  names.forEach((name, i) => {
    const bytes =
      i % 3 === 0
        ? Buffer.concat([noise(i, 900_000), Buffer.alloc(3_000_000, `line ${i}\n`)])
        : noise(i, 1_500_000 + i);
    writeFileSync(join(folder, 'rom/data', name), bytes);
  });
  const built = cartwright(['build', folder, '--out', join(folder, 'a.cart')]);
  expect([built.code, built.stderr]).toEqual([0, '']);
  const digest = /sha256:[0-9a-f]{64}/.exec(built.stdout)?.[0];
  const verified = cartwright(['verify', join(folder, 'a.cart'), '--allow-unsigned', '--format', 'json']);
  expect(JSON.parse(verified.stdout)).toMatchObject({ results: [{ ok: true, trust: 'unsigned', romDigest: digest }] });
});
