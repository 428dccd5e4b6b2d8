/** The same package gives the same bytes, wherever, whenever and by whomever it is built. */
import { beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLI } from '../support/cli.ts';
import { program } from '../support/main.ts';
import { describeTool } from '../support/tools.ts';
import { scratch } from '../support/scratch.ts';

const PACKAGE = `schemaVersion: cart.package.v1
id: io.github.example/same
version: 1.0.0
publisher: io.github.example
name: Same Æverywhere
role: tester
description: "\u00e4\u00f6\u00fc \u4e2d\u6587, sorted the same in every language"
capabilities:
  - { taskType: review, stack: [pkg:npm/zod, pkg:npm/Ajv, pkg:npm/abc], domain: data }
  - { taskType: debug }
`;

const random = (length: number): Buffer => {
  const parts = Array.from({ length: Math.ceil(length / 32) }, (_, i) => createHash('sha256').update(`${i}`).digest());
  return Buffer.concat(parts).subarray(0, length);
};

/** Names whose order hangs on the language, and contents that are stored, deflated and streamed. */
const FILES: Readonly<Record<string, Buffer>> = {
  'a.md': Buffer.from('text\n'.repeat(2000)),
  'B.md': Buffer.from('text\n'),
  'a-b/c.md': Buffer.from('x'),
  'a/c.md': Buffer.from('x'),
  'a.b/c.md': Buffer.from('x'),
  empty: Buffer.alloc(0),
  'i/I2.txt': Buffer.from('i'),
  'z/noise.bin': random(400_000),
  'z/mixed.bin': Buffer.concat([Buffer.alloc(300_000, 'abc'), random(100_000)]),
  'z/large.bin': Buffer.alloc(16 * 1024 * 1024 + 1),
};

/** Writes the package; what differs between machines is an argument. */
function write(folder: string, names = Object.keys(FILES), time = 1_600_000_000, mode = 0o644): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'cartridge.yaml'), PACKAGE);
  for (const name of names) {
    const path = join(folder, 'rom', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, FILES[name] ?? '');
    chmodSync(path, mode);
    utimesSync(path, time, time);
  }
  return folder;
}

interface How {
  readonly env?: Readonly<Record<string, string>>;
  readonly umask?: string;
  readonly node?: string;
  readonly cwd?: string;
}

/** Builds with the built program; gives the sha256 of the cartridge. */
function digestOf(folder: string, { env, umask = '022', node = process.execPath, cwd = '/' }: How = {}): string {
  const out = join(scratch(), 'x.cart');
  const args = ['-c', 'umask "$1"; shift; exec "$@"', 'sh', umask, node, CLI, 'build', folder, '--out', out];
  const run = spawnSync('sh', args, { cwd, env: { PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([0, '']);
  return createHash('sha256').update(readFileSync(out)).digest('hex');
}

let folder: string;
let expected: string;

beforeAll(() => {
  folder = write(join(scratch(), 'pkg'));
  expected = digestOf(folder);
});

/*
 * Several things that must change nothing are tried by one build: each by itself would give other bytes, and no two of them the same other
 * ones, so that none can hide another.
 */
const LANGUAGES = ['C', 'tr_TR.UTF-8', 'sv_SE.UTF-8', 'th_TH.UTF-8', 'ar_EG.UTF-8'] as const;
const AROUND: Readonly<Record<(typeof LANGUAGES)[number], How>> = {
  C: { env: { TZ: 'Pacific/Kiritimati' }, umask: '077' },
  'tr_TR.UTF-8': { env: { TZ: 'America/St_Johns' }, umask: '000' },
  'sv_SE.UTF-8': { env: { SOURCE_DATE_EPOCH: '0' } },
  'th_TH.UTF-8': { env: { NODE_OPTIONS: '--max-old-space-size=256', HOME: '/nowhere' } },
  'ar_EG.UTF-8': {},
};

const variants: readonly (readonly [string, () => string])[] = [
  ['a second time', () => digestOf(folder)],
  ['from within, by a relative path', () => digestOf('.', { cwd: folder })],
  [
    'in another folder, after it was moved, from files with other modes and times, made in another order',
    () => {
      const other = write(join(scratch(), 'an other', 'place'), Object.keys(FILES).toReversed(), 1_234_567_890, 0o755);
      renameSync(other, `${other}-moved`);
      return digestOf(`${other}-moved`);
    },
  ],
  ...LANGUAGES.map((LANG) => {
    const { env, ...how } = AROUND[LANG];
    const around = Object.entries({ ...env, ...how }).map((pair) => pair.join('='));
    return [
      ['in the language', LANG, ...around].join(' '),
      () => digestOf(folder, { ...how, env: { ...env, LANG, LC_ALL: LANG, LANGUAGE: LANG } }),
    ] as const;
  }),
];

test.each(variants)('%s', (_, digest) => {
  expect(digest()).toBe(expected);
});

test('SOURCE_DATE_EPOCH is the only time that comes in, and gives the same bytes again', () => {
  const at = (SOURCE_DATE_EPOCH: string, TZ = 'UTC'): string => digestOf(folder, { env: { SOURCE_DATE_EPOCH, TZ } });
  const first = at('1700000000');
  expect([at('1700000000', 'Asia/Kathmandu'), at('1700000001') === first, first === expected]).toEqual([
    first,
    false,
    false,
  ]);
});

test.each(['-1', '1.5', 'today', '0x10', '253402300800', '1e9'])('SOURCE_DATE_EPOCH=%s is refused', async (value) => {
  const args = ['build', folder, '--out', join(scratch(), 'x.cart')];
  const { code, stderr } = await program(args, { env: { SOURCE_DATE_EPOCH: value } });
  expect([code, stderr]).toEqual([
    2,
    `cartwright: SOURCE_DATE_EPOCH is "${value}"\n  help: whole seconds since 1970\n`,
  ]);
});

describeTool('OTHER_NODE', 'another version of Node', (node) => {
  test('gives the same bytes', () => {
    const version = (path: string): string =>
      spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout;
    expect(version(node)).not.toBe(version(process.execPath));
    expect(digestOf(folder, { node })).toBe(expected);
  });
});
