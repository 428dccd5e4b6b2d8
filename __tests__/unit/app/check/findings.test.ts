/** What `check` finds beside the rules of files: whole findings, as every outlet gets them. */
import { beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { notFollowed, refusals, staleManifest } from '../../../../src/app/check/findings.ts';
import { loadPackage, type LoadedPackage } from '../../../../src/app/package/package.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { handshake } from '../../../support/reports.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const HEAD = `schemaVersion: cart.package.v1
id: io.github.demo/agent
version: 1.0.0
publisher: io.github.demo
name: Demo
role: reviewer
`;

let folder: string;

beforeAll(() => {
  folder = scratch();
});

async function packageIn(name: string, yaml: string): Promise<LoadedPackage> {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'cartridge.yaml'), yaml);
  const result = await loadPackage(nodeFileSystem(folder, untracked), name, PROFILES.cart);
  if ('diagnostics' in result) throw new Error(JSON.stringify(result.diagnostics));
  return result;
}

const START = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** The finding about hosts that refuse `subject`. */
const refused = (message: string, subject: string, more: object): object => ({
  rule: 'handshake/refuse',
  level: 'error',
  message,
  path: subject,
  range: START,
  pointer: '',
  help: `run cartwright handshake ${subject} --host hosts/small.host.yaml for what each role lacks, and what fixes it`,
  ...more,
});

const REASON = 'fs.read (offers none, asked asked for fs.read)';

test('a refusal is at harness, without one at the id, and of a cartridge at its start', async () => {
  const [scoped, plain] = [
    await packageIn('scoped', `${HEAD}harness:\n  filesystem: [fs.read]\n`),
    await packageIn('plain', HEAD),
  ];
  const verdicts = ['scoped', 'plain', 'x.cart'].map((subject) => handshake(subject, 'small', ['fs.read']));
  const message = (subject: string): string => `host "small" refuses "${subject}": ${REASON}`;
  expect(refusals(verdicts, [scoped, plain])).toEqual([
    refused(message('scoped'), 'scoped', {
      path: 'scoped/cartridge.yaml',
      range: { start: { line: 7, column: 1 }, end: { line: 7, column: 8 } },
    }),
    refused(message('plain'), 'plain', {
      path: 'plain/cartridge.yaml',
      range: { start: { line: 2, column: 1 }, end: { line: 2, column: 3 } },
    }),
    refused(message('x.cart'), 'x.cart', {}),
  ]);
});

test('hosts that refuse for the same reasons are one finding, which names five of them', () => {
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const of = (names: readonly string[], ...unmet: readonly string[]) =>
    names.map((host) => handshake('x.cart', host, unmet));
  const sentence = (verdicts: Parameters<typeof refusals>[0]): string[] =>
    refusals(verdicts, []).map(({ message }) => message);
  expect(sentence(of(hosts.slice(0, 2), 'fs.read'))).toEqual([`2 hosts ("a", "b") refuse "x.cart": ${REASON}`]);
  const five = '"a", "b", "c", "d", "e"';
  expect(sentence(of(hosts.slice(0, 5), 'fs.read'))).toEqual([`5 hosts (${five}) refuse "x.cart": ${REASON}`]);
  expect(sentence(of(hosts, 'fs.read'))).toEqual([`7 hosts (${five} and 2 more) refuse "x.cart": ${REASON}`]);
  // An accepting host is in none; other reasons, and another subject, are another finding.
  const several = [
    ...of(['a'], 'fs.read', 'net'),
    ...of(['b'], 'fs.read'),
    ...of(['c']),
    handshake('y.cart', 'b', ['fs.read']),
  ];
  expect(sentence(several)).toEqual([
    `host "a" refuses "x.cart": ${REASON}; net (offers none, asked asked for net)`,
    `host "b" refuses "x.cart": ${REASON}`,
    `host "b" refuses "y.cart": ${REASON}`,
  ]);
});

test('a committed manifest that is out of date is said at its first line that differs', async () => {
  const loaded = await packageIn('stale', HEAD);
  const fs = nodeFileSystem(folder, untracked);
  const path = 'stale/rom/manifest/harness-requirements.json';
  expect(await staleManifest({ fs }, loaded)).toEqual([]);
  mkdirSync(join(folder, 'stale/rom/manifest'), { recursive: true });
  writeFileSync(join(folder, path), loaded.manifestText);
  expect(await staleManifest({ fs }, loaded)).toEqual([]);
  const lines = loaded.manifestText.split('\n');
  const second = lines[1] ?? '';
  writeFileSync(join(folder, path), lines.with(1, '  "other": 1,').join('\n'));
  expect(await staleManifest({ fs }, loaded)).toEqual([
    {
      rule: 'manifest/stale',
      level: 'error',
      message: `the committed manifest is out of date: "other": 1 is where "stale/cartridge.yaml" gives ${second.trim().replace(/,$/, '')}`,
      path,
      range: { start: { line: 2, column: 1 }, end: { line: 2, column: 14 } },
      pointer: '',
      help: `run cartwright manifest stale --out ${path}`,
    },
  ]);
});

test('links with the name of what is judged are named, in order, and no others', () => {
  const links = ['z.cal.yaml', 'x.cart', 'notes.md', 'a.host.yaml', 'cartridge.yaml', 'b.cal.json'];
  expect(notFollowed(links).map(({ path }) => path)).toEqual([
    'a.host.yaml',
    'b.cal.json',
    'cartridge.yaml',
    'x.cart',
    'z.cal.yaml',
  ]);
});
