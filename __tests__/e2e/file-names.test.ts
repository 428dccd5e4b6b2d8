/** Every kind of file that is found by its name, its names and its near-misses, at every door: it is judged, or its right name is said. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FILE_NAMES } from '../../src/core/value/file-names.ts';
import { cartwright, exampleWithoutFindings } from '../support/cli.ts';
import { Editor } from '../support/editor.ts';
import { runAction } from '../support/github/run-action.ts';
import { startGitHub, type GitHubServer } from '../support/github/server.ts';
import { newWorld } from '../support/github/world.ts';
import { gitEach, initAll } from '../support/git.ts';
import { program } from '../support/main.ts';

const { events } = JSON.parse(readFileSync(new URL('../fixtures/github/events.json', import.meta.url), 'utf8')) as {
  events: Record<string, object>;
};
const KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

let github: GitHubServer;
beforeAll(async () => {
  const world = newWorld('Codertocat/Hello-World', 'a'.repeat(40));
  world.releases.push({ id: 7, tag: 'v1', draft: false, assets: [] });
  github = await startGitHub(world);
});
afterAll(() => github.close());

/** What no kind of file may hold. */
const WRONG = '{"wrong": 1}\n';

/** What a door says of a file: that it is wrong, which name it should have, or nothing. */
function saidOf(file: string, output: string): string {
  const lines = output.split('\n').filter((line) => line.includes(file));
  const [, name] = /its name is almost \\?"([^"\\]+)/.exec(lines.join('\n')) ?? [];
  return name ?? (lines.length > 0 ? 'judged' : '-');
}

async function doors(file: string): Promise<string> {
  const folder = exampleWithoutFindings();
  // Without names and globs, what is there is found by its name.
  writeFileSync(join(folder, 'cartwright.yaml'), 'publisher: io.github.example\n');
  const at = join(folder, file);
  mkdirSync(dirname(at), { recursive: true });
  writeFileSync(at, WRONG);
  const sha = initAll(folder, ['tag', 'v1']);
  const run = async (...args: string[]): Promise<string> => {
    const { stdout, stderr } = await program(args, { cwd: folder });
    return saidOf(file, stdout + stderr);
  };
  const check = await run('check', '--format', 'github');
  const release = await runAction({
    workspace: folder,
    event: 'release',
    payload: events['release'],
    apiUrl: github.url,
    env: { GITHUB_SHA: sha },
    inputs: { command: 'release', 'signing-key': KEY, 'release-tag': 'v1' },
  });

  const editor = new Editor(folder);
  await editor.open(file);
  const editing = (await editor.findings(file)).map((line) => `${file} ${line}`).join('\n');
  await editor.end();
  const { stdout, stderr } = await program(['lock'], { cwd: folder });
  const made = join(folder, 'cartwright.lock');
  const lock = saidOf(file, stdout + stderr + (existsSync(made) ? readFileSync(made, 'utf8') : ''));
  // What is staged counts, not what lies there.
  rmSync(at);
  const staged = await run('check', '--staged', '--format', 'github');
  return [check, staged, saidOf(file, release.stdout + release.summary), lock, saidOf(file, editing)].join(' | ');
}

/** The same at every door. */
const all = (answer: string): string => Array.from({ length: 5 }, () => answer).join(' | ');

test('attack 252: every kind and its near-misses: check | --staged | release | lock | language server', async () => {
  const expected: Readonly<Record<string, string>> = {
    'cartwright.yaml': all('judged'),
    'cartwright.yml': all('cartwright.yaml'),
    'cartwright.json': all('cartwright.yaml'),
    'Cartwright.yaml': all('cartwright.yaml'),
    '.cartwright.yaml': all('cartwright.yaml'),
    'agents/other/cartridge.yaml': all('judged'),
    'agents/other/cartridge.yml': all('cartridge.yaml'),
    'agents/other/Cartridge.yaml': all('cartridge.yaml'),
    'cal/other.cal.yaml': 'judged | judged | - | judged | judged',
    'cal/other.cal.yml': 'judged | judged | - | judged | judged',
    'cal/other.cal.json': 'judged | judged | - | judged | judged',
    'cal/other.CAL.yaml': 'judged | judged | - | judged | judged',
    'cal/other.cal.toml': all('other.cal.yaml'),
    'hosts/other.host.yaml': all('judged'),
    'hosts/other.host.yml': all('judged'),
    'hosts/other.host.json': all('judged'),
    'hosts/other.Host.YAML': all('judged'),
    'hosts/other.host.jsonc': all('other.host.yaml'),
    'hosts/other.host.conf': all('other.host.yaml'),
    'cartwright.lock': 'judged | judged | - | judged | judged',
    'cartwright.lock.json': all('cartwright.lock'),
    'cartwright-baseline.json': 'judged | judged | judged | judged | judged',
    'cartwright_baseline.json': all('cartwright-baseline.json'),
    'rac-confirmations.yaml': 'judged | judged | - | - | judged',
    'rac-confirmations.yml': all('rac-confirmations.yaml'),
    'rac_confirmations.yaml': all('rac-confirmations.yaml'),
    'src/other.host.ts': all('-'),
    'src/other.md': all('-'),
  };
  const said: Record<string, string> = {};
  for (const file of Object.keys(expected)) said[file] = await doors(file);
  expect(said).toEqual(expected);
}, 300_000);

test('attack 252: a folder whose name is not UTF-8 is said, tracked or not', async () => {
  const folder = exampleWithoutFindings();
  writeFileSync(join(folder, 'cartwright.yaml'), 'publisher: io.github.example\n');
  const strange = Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from([0xe9])]);
  const deep = Buffer.concat([strange, Buffer.from('/deep')]);
  mkdirSync(deep, { recursive: true });
  writeFileSync(Buffer.concat([deep, Buffer.from('/readme.txt')]), 'x');
  gitEach(folder, ['init', '-q']);
  expect((await program(['check'], { cwd: folder })).code).toBe(0);
  writeFileSync(Buffer.concat([deep, Buffer.from('/other.cal.json')]), WRONG);
  const said: unknown[] = [];
  for (const tracked of [false, true]) {
    if (tracked) gitEach(folder, ['add', '-A']);
    const { code, stderr } = await program(['check'], { cwd: folder });
    said.push([code, stderr]);
  }
  const cannot =
    'cartwright: caf\ufffd/deep/other.cal.json: cannot be read: there is no such file or directory\n  help: check the path; it is relative to the working directory\n';
  expect(said).toEqual([
    [2, cannot],
    [2, cannot],
  ]);
});

test('attack 252: a host that refuses is asked by each of the names that the schema has', () => {
  // JSON is YAML, too.
  const host = JSON.stringify({ schemaVersion: 'cart.host.v1', name: 'bare', protocolRevision: '2025-06-18' });
  const answers = FILE_NAMES.host.map((name) => {
    const folder = exampleWithoutFindings();
    rmSync(join(folder, 'cartwright.yaml'));
    writeFileSync(join(folder, `hosts/${name.replace('*', 'bare')}`), host);
    return cartwright(['check'], { cwd: folder }).stdout.split('\n').at(-2);
  });
  expect(answers).toEqual([
    'not ok: 1 error, 1 host refuses',
    'not ok: 1 error, 1 host refuses',
    'not ok: 1 error, 1 host refuses',
  ]);
});
