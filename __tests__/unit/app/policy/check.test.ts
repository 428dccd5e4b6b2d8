import { beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { calExample, hostExample } from '../../../../src/core/result/rule-examples.ts';
import { forward } from '../../../../src/ports.ts';
import type { Diagnostic } from '../../../../src/core/result/diagnostic.ts';
import { build, freshSigner, PACKAGE, sign, withSql, writePackage } from '../../../support/cartridges.ts';
import { checkFolders } from '../../../support/check.ts';
import { runMain } from '../../../support/main.ts';
import { registryArgs, registryEntry } from '../../../support/registry.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const signer = freshSigner();
let folder: string;

beforeEach(async () => {
  folder = scratch();
  writePackage(join(folder, 'agents/one'), PACKAGE, { 'rom/a.txt': 'a' });
  await build(folder, 'agents/one', 'vendor.cart');
  await sign(folder, 'vendor.cart', signer);
  registryArgs(folder, [registryEntry(signer.publicKey)]);
  writeFileSync(join(folder, 'cartwright.yaml'), 'policy: door.policy.yaml\ntrustRegistry: registry.json\n');
});

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder, encoding: 'utf8' });
function policy(text: string, file = 'door.policy.yaml'): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `schemaVersion: cart.policy.v1\n${text}`);
}

/** What a change relaxes against the commit before it: ids, messages and paths. */
async function relaxed(...args: readonly string[]): Promise<string[][]> {
  const { out, err } = await runMain(['check', '--base', 'HEAD', '--format', 'json', ...args], folder);
  expect(err).toMatch(/^(?:cartwright: agents\/one: no host was checked; .+\n)?$/);
  const { changes } = JSON.parse(out) as {
    changes: { relaxed: readonly { id: string; message: string; path: string }[] };
  };
  return changes.relaxed.map(({ id, message, path }) => [id, message, path]);
}

async function denied(...args: readonly string[]): Promise<{ readonly code: number; readonly found: string[] }> {
  const { code, out, err } = await runMain(['check', '--format', 'json', ...args], folder);
  // What the policy denies staffs no slot, either.
  expect(err).toMatch(/^(?:cartwright: (?:vendor\.cart: .+|agents\/one: no host was checked; .+)\n)*$/);
  const { diagnostics } = JSON.parse(out) as { diagnostics: readonly Diagnostic[] };
  const own = diagnostics.filter(({ rule }) => rule === 'policy/denied');
  return { code, found: own.map(({ path, range, message }) => `${path}:${range.start.line}: ${message}`) };
}

const BY = 'the policy "door.policy.yaml" denies it';

test('packages are judged by what they state, cartridges by their signature, too', async () => {
  policy('signers: { publishers: [org.other] }\noldest: { io.github.demo/agent: 2.0.0 }\nscopes: []\n');
  expect(await denied()).toEqual({
    code: 1,
    found: [
      `agents/one/cartridge.yaml:2: ${BY}: scope: cart:execute asks for "fs.read", which is not allowed here`,
      `agents/one/cartridge.yaml:3: ${BY}: oldest: its version 1.2.0 is older than 2.0.0`,
      `agents/one/cartridge.yaml:4: ${BY}: publisher: its publisher is "io.github.demo", which may not sign here`,
      `vendor.cart:1: ${BY}: oldest: its version 1.2.0 is older than 2.0.0`,
      `vendor.cart:1: ${BY}: publisher: its publisher is "io.github.demo", which may not sign here`,
      `vendor.cart:1: ${BY}: scope: cart:execute asks for "fs.read", which is not allowed here`,
    ],
  });
  policy('signers: { publishers: [io.github.demo] }\noldest: { io.github.demo/agent: 1.2.0 }\nscopes: [fs.read]\n');
  expect(await denied()).toEqual({ code: 0, found: [] });
  // The registry of the configuration vouches for the signer.
  writeFileSync(join(folder, 'cartwright.yaml'), 'policy: door.policy.yaml\n');
  expect(await denied()).toEqual({
    code: 1,
    found: [`vendor.cart:1: ${BY}: require: portable is not enough: trusted is required`],
  });
});

test('every part of a check asks the registry as one read gave it', async () => {
  policy('trust: trusted\n');
  for (const [name, { text }] of Object.entries({ 'a.cal.yaml': calExample(), 'desk.host.yaml': hostExample() }))
    writeFileSync(join(folder, name), text);
  const read: string[] = [];
  const disk = nodeFileSystem(folder, untracked);
  const fs = forward(disk, {
    readFile: (path, ...rest) => {
      if (path === 'registry.json') read.push(path);
      return disk.readFile(path, ...rest);
    },
  });
  const { report } = await checkFolders(fs, '2026-07-01');
  expect(report.handshakes.map(({ subject, signature }) => [subject, signature])).toEqual([
    ['agents/one', 'not applicable'],
    ['vendor.cart', 'verified'],
  ]);
  expect(read).toEqual(['registry.json']);
});

test('nothing silences it, --only asks for it alone, and --policy names another', async () => {
  policy('scopes: []\n');
  writeFileSync(
    join(folder, 'cartwright.yaml'),
    'policy: door.policy.yaml\ntrustRegistry: registry.json\nignore: [{ rule: policy/denied, path: "**", reason: no }]\n',
  );
  const { code, found } = await denied('--only', 'policy');
  expect([code, found.length]).toEqual([1, 2]);
  expect((await denied('--only', 'lint')).found).toEqual([]);
  policy('scopes: [fs.read]\n', 'other.policy.yaml');
  expect(await denied('--only', 'policy', '--policy', 'other.policy.yaml')).toEqual({ code: 0, found: [] });
});

test('a policy that cannot be used is not a pass', async () => {
  policy('scops: []\n');
  const { code, out, err } = await runMain(['check'], folder);
  expect([code, out, err]).toEqual([
    2,
    '',
    'cartwright: door.policy.yaml:2:1: unknown property "scops"\n  help: did you mean "scopes"?\n',
  ]);
});

test('a change that asks less is told, and judged by the base when asked so', async () => {
  policy('scopes: []\n');
  writePackage(join(folder, 'agents/one'), PACKAGE, { 'rom/a.txt': 'a' });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'base');
  policy('scopes: [fs.read]\n');
  const { code, out } = await runMain(['check', '--base', 'HEAD', '--format', 'json'], folder);
  const { changes } = JSON.parse(out) as {
    changes: { relaxed: readonly { id: string; message: string; path: string }[] };
  };
  expect([code, changes.relaxed.map(({ id, message, path }) => [id, message, path])]).toEqual([
    0,
    [['policy:scopes', 'the policy allows the scopes fs.read', 'door.policy.yaml']],
  ]);
  expect((await denied()).found).toEqual([]);
  expect((await denied('--config-from', 'HEAD')).found.length).toBe(2);
  // Naming none is another way to ask less.
  writeFileSync(join(folder, 'cartwright.yaml'), 'trustRegistry: registry.json\n');
  const none = await runMain(['check', '--base', 'HEAD', '--format', 'json'], folder);
  expect(
    (JSON.parse(none.out) as { changes: { relaxed: readonly { id: string }[] } }).changes.relaxed.map(({ id }) => id),
  ).toEqual(['policy']);
  expect((await denied('--config-from', 'HEAD')).found.length).toBe(2);
});

test('a policy that lets SAVE rows in again is relaxed, and the one of the base still denies them', async () => {
  policy('save: none\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'base');
  const path = join(folder, 'vendor.cart');
  const row = "INSERT INTO sqlar VALUES ('save/notes.txt', 33188, 0, 2, x'6869')";
  writeFileSync(path, await withSql(readFileSync(path), row));
  const rows = [`vendor.cart:1: ${BY}: save: 1 SAVE record, not signed: none is allowed here`];
  expect(await denied()).toEqual({ code: 1, found: rows });
  policy('');
  expect(await denied()).toEqual({ code: 0, found: [] });
  expect(await relaxed()).toEqual([['policy:save', 'the policy allows SAVE rows', 'door.policy.yaml']]);
  expect(await denied('--config-from', 'HEAD')).toEqual({ code: 1, found: rows });
});

test('a host that only the policy asks is told when the change lets it accept more', async () => {
  const host = (scopes: string): string =>
    `schemaVersion: cart.host.v1\nname: Gate\nprotocolRevision: '2025-06-18'\nfilesystem: [${scopes}]\n`;
  policy('hosts: [gate/*.host.yaml]\n');
  writeFileSync(
    join(folder, 'cartwright.yaml'),
    'policy: door.policy.yaml\nhosts: [claude-code]\ntrustRegistry: registry.json\n',
  );
  mkdirSync(join(folder, 'gate'));
  writeFileSync(join(folder, 'gate/a.host.yaml'), host('fs.read'));
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'base');
  writeFileSync(join(folder, 'gate/a.host.yaml'), host('fs.read, fs.write'));
  const { out } = await runMain(['check', '--base', 'HEAD', '--format', 'json'], folder);
  const { changes } = JSON.parse(out) as { changes: { relaxed: readonly { id: string; message: string }[] } };
  expect(changes.relaxed.map(({ id, message }) => [id, message])).toEqual([
    ['host:gate/a.host.yaml:filesystem', 'host "Gate" grants for filesystem fs.write'],
  ]);
});

test('a policy that is named by hand is compared with what it was, and need not have been', async () => {
  writeFileSync(join(folder, 'cartwright.yaml'), 'trustRegistry: registry.json\n');
  policy('scopes: []\n', 'ci.yaml');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'base');
  policy('scopes: [fs.read]\n', 'ci.yaml');
  expect(await relaxed('--policy', 'ci.yaml')).toEqual([
    ['policy:scopes', 'the policy allows the scopes fs.read', 'ci.yaml'],
  ]);
  expect((await denied('--policy', 'ci.yaml', '--config-from', 'HEAD')).found.length).toBe(2);
  policy('scopes: []\n', 'new.yaml');
  expect(await relaxed('--policy', 'new.yaml')).toEqual([]);
  expect((await denied('--policy', 'new.yaml', '--base', 'HEAD')).found.length).toBe(2);
});

test.each([
  [['--only', 'lint'], '--policy needs --only policy\n  help: add --only policy'],
  [
    ['--merge', 'a.json'],
    '--policy cannot be used together with --merge\n  help: for example: cartwright check --base origin/main',
  ],
])('a policy that is named by hand is not passed over: %j', async (args, message) => {
  policy('scopes: []\n');
  expect(await runMain(['check', '--policy', 'door.policy.yaml', ...args], folder)).toEqual({
    code: 2,
    out: '',
    err: `cartwright: ${message}\n`,
  });
});
