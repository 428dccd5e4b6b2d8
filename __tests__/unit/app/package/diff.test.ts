import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { findRevision } from '../../../../src/adapters/git/revision.ts';
import { diff, type DiffOutcome } from '../../../../src/app/package/diff.ts';
import { diffText } from '../../../../src/core/report/text/diff.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { REFERENCE_HOST } from '../../../support/handshake.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const profile = PROFILES.cart;
const packageYaml = (version: string, harness = ''): string =>
  `schemaVersion: cart.package.v1\nid: com.acme/b\nversion: ${version}\npublisher: com.acme\nname: B\nrole: reviewer\n${harness}`;

function git(cwd: string, ...args: string[]): void {
  const { status, stderr } = spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** A repository with the package at 1.0.0 in `old`, and in `agents/b` one that asks for a larger window. */
function repository(version: string): string {
  const cwd = scratch();
  for (const path of ['agents/b', 'old']) mkdirSync(join(cwd, path), { recursive: true });
  writeFileSync(join(cwd, 'old/cartridge.yaml'), packageYaml('1.0.0'));
  writeFileSync(join(cwd, 'h.host.json'), JSON.stringify({ schemaVersion: 'cart.host.v1', ...REFERENCE_HOST }));
  git(cwd, 'init', '--quiet');
  git(cwd, 'add', '.');
  git(cwd, 'commit', '--quiet', '-m', 'one');
  writeFileSync(
    join(cwd, 'agents/b/cartridge.yaml'),
    packageYaml(version, 'harness: { model: { minContextWindowTokens: 100001 } }\n'),
  );
  return cwd;
}

async function compare(cwd: string, old: string, next: string, hosts: string[] = []): Promise<DiffOutcome> {
  const none = (): Promise<never> => Promise.reject(new Error('no side is a cartridge'));
  const ports = { fs: nodeFileSystem(cwd, untracked), signatureOf: none, cartridgeVersion: none };
  return diff(ports, [old, next], hosts, profile);
}

test.each(['agents/b', 'agents/b/', 'agents/b/cartridge.yaml', './agents/b/cartridge.yaml'])(
  'a package has its version, however it is named: %s',
  async (name) => {
    const { result } = await compare(repository('1.1.0'), 'old', name);
    expect([result?.old.version, result?.new.version, result?.taken]).toEqual(['1.0.0', '1.1.0', 'minor']);
  },
);

test('one token more flips exactly the host at the old floor, and asks for a major step', async () => {
  const cwd = repository('1.1.0');
  const { result, diagnostics } = await compare(cwd, 'old', 'agents/b', ['h.host.json', 'gemini-cli']);
  expect(diagnostics).toEqual([]);
  expect(result).toMatchObject({
    old: { subject: 'old', version: '1.0.0' },
    new: { subject: 'agents/b', version: '1.1.0' },
    changes: [{ id: 'model.minContextWindowTokens', kind: 'breaking', before: '100000', after: '100001' }],
    step: 'major',
    taken: 'minor',
    enough: false,
    hosts: [
      {
        host: 'Reference host',
        before: 'accept',
        after: 'refuse',
        flipped: true,
        unmet: ['model.minContextWindowTokens'],
      },
      { host: 'Gemini CLI', before: 'refuse', after: 'refuse', flipped: false },
    ],
  });
  if (result === undefined) throw new Error('no result');
  expect(diffText({ ...result, hosts: result.hosts.slice(0, 1) }).split('\n')).toEqual([
    'old → agents/b',
    '',
    '  ✗ breaking    model.minContextWindowTokens  100000 → 100001',
    '      the floor went up',
    '',
    'Hosts',
    '  Reference host: accept → refuse (model.minContextWindowTokens)',
    '',
    'SemVer step major: 1.0.0 → 1.1.0 (minor) is too small',
    '',
  ]);
});

describe('what OLD and NEW may be', () => {
  test.each([
    ['2.0.0', 'major', true],
    ['1.0.0', 'none', false],
    ['0.9.0', null, false],
  ])('version %s', async (version, taken, enough) => {
    const { result } = await compare(repository(version), 'old', 'agents/b');
    expect([result?.taken, result?.enough]).toEqual([taken, enough]);
  });

  test('an invalid side gives its faults', async () => {
    const cwd = repository('2.0.0');
    writeFileSync(join(cwd, 'agents/b/cartridge.yaml'), packageYaml('1'));
    const { result, diagnostics } = await compare(cwd, 'old', 'agents/b');
    expect([result, diagnostics.map(({ path, range }) => `${path}:${range.start.line}`)]).toEqual([
      undefined,
      ['agents/b/cartridge.yaml:3'],
    ]);
  });

  test('a path that leads to nothing is said', async () => {
    await expect(compare(repository('2.0.0'), 'none', 'agents/b')).rejects.toMatchObject({
      message: 'there is no such file or directory',
      path: 'none',
    });
  });
});

test('a revision is found as git names it, and none outside a repository', () => {
  const cwd = repository('2.0.0');
  expect(findRevision(cwd, 'HEAD')).toEqual({ sha: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown, top: cwd });
  expect(findRevision(scratch(), 'HEAD')).toBeUndefined();
});
