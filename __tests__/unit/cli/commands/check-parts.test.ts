/** What each part of a check looks at, by itself. */
import { expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calExample, packageExample } from '../../../../src/core/result/rule-examples.ts';
import { runMain } from '../../../support/main.ts';
import { scratch } from '../../../support/scratch.ts';

const HOST = 'schemaVersion: cart.host.v1\nname: Desk\n';

function written(cwd: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  return cwd;
}

interface Looked {
  readonly summary: { readonly files: number };
  readonly nothing?: boolean;
  readonly handshakes: readonly unknown[];
  readonly cals: readonly unknown[];
}

const UNASKED =
  'cartwright: p, q, r: no host was checked; name one, for example: cartwright handshake p --host claude-code\n';

/** `[files, judged CALs, groups of equal handshakes, whether there was nothing]` of a check of some parts. */
async function looked(cwd: string, ...parts: readonly string[]): Promise<unknown[]> {
  const { out, err } = await runMain(
    ['check', ...parts.flatMap((part) => ['--only', part]), '--format', 'json'],
    cwd,
    '',
  );
  if (err !== '' && err !== UNASKED) throw new Error(err);
  const { summary, nothing = false, handshakes, cals } = JSON.parse(out) as Looked;
  return [summary.files, cals.length, handshakes.length, nothing];
}

const CALS = { 'a.cal.yaml': calExample().text, 'b.cal.yaml': calExample().text };
const PACKAGES = Object.fromEntries(['p', 'q', 'r'].map((name) => [`${name}/cartridge.yaml`, packageExample().text]));
const HOSTS = Object.fromEntries(['1', '2', '3', '4', '5'].map((name) => [`${name}.host.yaml`, HOST]));

test.each([
  [['lint'], [2, 0, 0, false]],
  [['propose'], [2, 0, 0, false]],
  [['package'], [3, 0, 0, false]],
  [['manifest'], [3, 0, 0, false]],
  [['ready'], [10, 2, 0, false]],
  [['handshake'], [8, 0, 1, false]],
  [
    ['lint', 'package'],
    [5, 0, 0, false],
  ],
  [
    ['lint', 'handshake'],
    [10, 0, 1, false],
  ],
  [[], [10, 2, 1, false]],
])('two CALs, three packages, five hosts: %j', async (parts, expected) => {
  expect(await looked(written(scratch(), { ...CALS, ...PACKAGES, ...HOSTS }), ...parts)).toEqual(expected);
});

test('a handshake without hosts looks at nothing, and so does what lacks its files', async () => {
  const packages = written(scratch(), PACKAGES);
  expect([await looked(packages, 'handshake'), await looked(packages, 'lint')]).toEqual([
    [0, 0, 0, true],
    [0, 0, 0, true],
  ]);
  expect(await looked(packages, 'package')).toEqual([3, 0, 0, false]);
});

test('a finding of another part is a line that names its command, so that hooks of several parts print it once', async () => {
  const cwd = written(scratch(), {
    'a.cal.yaml': calExample({ start: 'start: wrok' }).text,
    'p/cartridge.yaml': packageExample('licence: MIT').text,
    'h.host.yaml': HOST,
  });
  const first = async (...args: readonly string[]): Promise<readonly string[]> =>
    (await runMain([...args], cwd, '')).out.split('\n').filter((line) => /^[ap]\S*[:.]/.test(line));
  expect(await first('check', '--only', 'ready')).toEqual([
    'a.cal.yaml:4:14: error[ready/unstaffed] participant "dev" is not staffed: no cartridge matches role developer',
    'a.cal.yaml: 1 error; run cartwright lint a.cal.yaml',
  ]);
  expect(await first('lint')).toEqual(['a.cal.yaml:5:8: error[graph/unknown-start] there is no node "wrok"']);
  expect(await first('check', '--only', 'handshake')).toEqual([
    'p/cartridge.yaml: 1 error; run cartwright check --only manifest',
  ]);
  expect(await first('check', '--only', 'manifest')).toEqual([
    'p/cartridge.yaml:7:1: error[package/schema] unknown property "licence"',
  ]);
});
