import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshSigner } from '../support/cartridges.ts';
import { cartwright, ROOT } from '../support/cli.ts';
import { releasedFolder, type ReleaseFolder } from '../support/released.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

/** The commands of docs/verify-without-us.md, as they are there. */
const PAGE = readFileSync(join(ROOT, 'docs/verify-without-us.md'), 'utf8');
const BLOCKS = [...PAGE.matchAll(/^```sh .*\n([^]*?)^```$/gm)].map((match) => match[1] ?? '');
const block = (word: string): string => BLOCKS.find((text) => text.includes(word)) ?? '';
const SIGNATURE = block('rom-manifest');
const LIST = block('PRAGMA integrity_check');
const FILES = block('-Ax');
const BUNDLE = block('bundle()');
const BY_SIGSTORE = block('node verify.mjs');
const SCRIPT = /^```js\n\/\/ verify\.mjs\n([^]*?)^```$/m.exec(PAGE)?.[1] ?? '';

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

describeTool('sqlite3', 'every released file, by two verifiers that are not ours', () => {
  let place: string;
  let release: ReleaseFolder;
  let names: string[];
  beforeAll(async () => {
    const all = scratch();
    const signer = freshSigner();
    release = await releasedFolder(all, 'release', signer);
    place = join(all, 'release');
    names = [...release.keys()].filter((name) => !name.endsWith('.sigstore.json'));
    writeFileSync(join(place, 'release-2026.pub.pem'), signer.publicKey.pem);
    writeFileSync(join(place, 'verify.mjs'), SCRIPT);
    symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
  });

  function run(script: string): { code: number | null; lines: string[] } {
    const { status, stdout, stderr } = spawnSync('sh', ['-eu', '-c', script], { cwd: place, encoding: 'utf8' });
    return { code: status, lines: (stdout + stderr).trimEnd().split('\n') };
  }
  const ofFile = (text: string, name: string): string => text.replace('SHA256SUMS', name);

  test('the sums list every file and every bundle but their own', () => {
    const listed = (release.get('SHA256SUMS') ?? '')
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(66));
    expect(listed).toEqual([...release.keys()].filter((name) => !name.startsWith('SHA256SUMS')).sort());
    expect(names.every((name) => release.has(`${name}.sigstore.json`))).toBe(true);
    expect(run('sha256sum --check SHA256SUMS')).toEqual({ code: 0, lines: listed.map((name) => `${name}: OK`) });
  });

  test('openssl and sqlite3', () => {
    for (const name of names) {
      const lines = ['Signature Verified Successfully', `${name}: OK`];
      expect([name, run(ofFile(BUNDLE, name))]).toEqual([name, { code: 0, lines }]);
    }
  });

  test('the verifier of sigstore and sha256sum', () => {
    for (const name of names) {
      expect([name, run(ofFile(BY_SIGSTORE, name))]).toEqual([name, { code: 0, lines: [`${name}: OK`] }]);
    }
  });

  test('neither lets another file, another bundle or another key pass', () => {
    const [first = '', second = ''] = names;
    const put = (name: string, bytes: string | Buffer): void => writeFileSync(join(place, name), bytes);
    const isRefused = (): boolean => [BUNDLE, BY_SIGSTORE].every((text) => run(ofFile(text, first)).code !== 0);
    put(first, 'x');
    expect(isRefused()).toBe(true);
    put(first, release.get(first) ?? '');
    put(`${first}.sigstore.json`, release.get(`${second}.sigstore.json`) ?? '');
    expect(isRefused()).toBe(true);
    put(`${first}.sigstore.json`, release.get(`${first}.sigstore.json`) ?? '');
    expect(isRefused()).toBe(false);
    put('release-2026.pub.pem', freshSigner().publicKey.pem);
    expect(isRefused()).toBe(true);
  });
});
