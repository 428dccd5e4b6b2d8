import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cartwright, ROOT } from '../support/cli.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

/** The commands of docs/verify-without-us.md, as they stand there. */
const BLOCKS = [
  ...readFileSync(join(ROOT, 'docs/verify-without-us.md'), 'utf8').matchAll(/^```sh\n([^]*?)^```$/gm),
].map((match) => match[1] ?? '');
const block = (word: string): string => BLOCKS.find((text) => text.includes(word)) ?? '';
const SIGNATURE = block('rom-manifest');
const LIST = block('PRAGMA integrity_check');
const FILES = block('-Ax');

let folder: string;
beforeAll(() => {
  folder = scratch();
  const done = [
    cartwright(['keygen', '--out', folder, '--name', 'release-2026']),
    cartwright(['build', 'examples/data-pipeline/agents/builder', '--out', join(folder, 'signed.cart')]),
    cartwright(['sign', join(folder, 'signed.cart'), '--key', join(folder, 'release-2026.key.pem')]),
  ];
  expect(done.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ]);
});

function follow(change: string | undefined, ...blocks: readonly string[]): { code: number | null; output: string } {
  const cart = join(folder, 'reviewer-1.2.0.cart');
  copyFileSync(join(folder, 'signed.cart'), cart);
  rmSync(join(folder, 'files'), { recursive: true, force: true });
  if (change !== undefined) execFileSync('sqlite3', [cart, change]);
  const result = spawnSync('sh', ['-eu', '-c', blocks.join('\n')], { cwd: folder, encoding: 'utf8' });
  return { code: result.status, output: result.stdout + result.stderr };
}

describeTool('sqlite3', 'the guide for those who do not trust us', () => {
  test('an untouched cartridge passes every step', () => {
    const { code, output } = follow(undefined, SIGNATURE, LIST, FILES);
    expect(code).toBe(0);
    const lines = output.trimEnd().split('\n');
    const listed = /^([0-9a-f]{64}) /.exec(lines[1] ?? '')?.[1];
    expect([lines[0], lines[2]]).toEqual(['Signature Verified Successfully', listed]);
    expect(lines.slice(3).every((line) => /^files\/rom\/\S+: OK$/.test(line))).toBe(true);
  });

  test('other bytes in a file', () => {
    const change = "UPDATE sqlar SET data = CAST('x' AS BLOB), sz = 1 WHERE name GLOB 'rom/knowledge/*'";
    expect(follow(change, SIGNATURE, LIST, FILES).output).toMatch(/FAILED/);
  });

  test('a file that nobody signed', () => {
    const change = "INSERT INTO sqlar VALUES ('rom/extra.md', 33188, 0, 1, CAST('x' AS BLOB))";
    expect(follow(change, SIGNATURE, LIST, FILES).output.trimEnd()).toMatch(/\nrom\/extra\.md$/);
  });

  test('another list', () => {
    const lines = follow("UPDATE objects SET sz = sz + 1 WHERE kind = 'sqlar'", SIGNATURE, LIST).output.split('\n');
    expect(lines[1]?.startsWith(lines[2] ?? '')).toBe(false);
  });

  test('another payload', () => {
    const change = `UPDATE signatures SET envelope = json_replace(envelope, '$.payload', '${Buffer.from('{}').toString('base64')}')`;
    expect(follow(change, SIGNATURE)).toMatchObject({ code: 1, output: expect.stringContaining('Failure') });
  });
});
