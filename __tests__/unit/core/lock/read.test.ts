import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { parse } from 'yaml';
import validateLock from '../../../../src/generated/lock.js';
import type { Lock, LockedSlot } from '../../../../src/core/lock/lock.ts';
import { readLock } from '../../../../src/core/lock/read.ts';
import { writeLock } from '../../../../src/core/lock/write.ts';

const hex = (sign: string): string => `sha256:${sign.repeat(64)}`;
const key = (sign: string): string => `ed25519:${sign.repeat(64)}`;

const LOCK: Lock = {
  cals: new Map([
    [
      'cal/ship it.cal.yaml',
      new Map<string, LockedSlot>([
        ['reviewer', { kind: 'none' }],
        [
          'builder',
          {
            kind: 'cartridge',
            id: 'com.example/builder',
            version: '1.0.0-rc.1',
            romDigest: hex('a'),
            signedBy: [key('1'), key('2')],
            fileDigest: hex('b'),
          },
        ],
        ['no', { kind: 'package', id: 'com.example/no', version: '1.0', package: 'agents/no' }],
      ]),
    ],
    ['a.cal.json', new Map()],
  ]),
  hosts: new Map([
    ['hosts/desk.host.yaml', { digest: hex('c'), pins: new Map([['run', hex('d')]]) }],
    ['claude-code', { digest: hex('e'), pins: new Map() }],
  ]),
};

const TEXT = `# Which cartridge staffs each slot. Written by "cartwright lock"; commit it, and do not edit it.
schemaVersion: cart.lock.v1
cals:
  a.cal.json: {}
  "cal/ship it.cal.yaml":
    builder:
      id: com.example/builder
      version: "1.0.0-rc.1"
      romDigest: ${hex('a')}
      signedBy: [${key('1')}, ${key('2')}]
      fileDigest: ${hex('b')}
    "no":
      id: com.example/no
      version: "1.0"
      package: agents/no
    reviewer: none
hosts:
  claude-code:
    digest: ${hex('e')}
    pins: {}
  hosts/desk.host.yaml:
    digest: ${hex('c')}
    pins:
      run: ${hex('d')}
`;

/** A lock as the schema sees it. */
function plain({ cals, hosts }: Lock): unknown {
  const slot = (each: LockedSlot): unknown => {
    if (each.kind === 'none') return 'none';
    const { kind: _, ...facts } = each;
    return facts;
  };
  const entries = (map: ReadonlyMap<string, unknown>): [string, unknown][] => [...map];
  const mapping = (all: readonly [string, unknown][]): unknown => Object.fromEntries(all);
  return {
    schemaVersion: 'cart.lock.v1',
    cals: mapping(
      entries(cals).map(([path]) => [path, mapping([...(cals.get(path) ?? [])].map(([a, s]) => [a, slot(s)]))]),
    ),
    hosts: mapping([...hosts].map(([path, { digest, pins }]) => [path, { digest, pins: mapping([...pins]) }])),
  };
}

test('a lock is written sorted, one line a fact, and read back with the place of each entry', () => {
  expect(writeLock(LOCK)).toBe(TEXT);
  const reading = readLock(TEXT);
  if ('problem' in reading) throw new Error(reading.problem.message);
  expect(plain(reading.lock)).toEqual(plain(LOCK));
  const places: string[][] = [
    ['cals'],
    ['cals', 'a.cal.json'],
    ['cals', 'cal/ship it.cal.yaml', 'no'],
    ['cals', 'cal/ship it.cal.yaml', 'missing'],
    ['hosts', 'missing'],
    ['hosts', 'hosts/desk.host.yaml'],
  ];
  const named = (keys: string[]): string => {
    const { start, end } = reading.rangeOf(...keys);
    expect(end.line).toBe(start.line);
    return `${start.line}:${start.column} ${TEXT.split('\n')[start.line - 1]?.slice(start.column - 1, end.column - 1)}`;
  };
  expect(places.map(named)).toEqual([
    '3:1 cals',
    '4:3 a.cal.json',
    '12:5 "no"',
    '5:3 "cal/ship it.cal.yaml"',
    '17:1 hosts',
    '21:3 hosts/desk.host.yaml',
  ]);
});

test('line ends with CR and lines of comment change nothing', () => {
  const commented = TEXT.replace('cals:\n', '# SPDX-License-Identifier: Apache-2.0\ncals:\n');
  for (const text of [TEXT.replaceAll('\n', '\r\n'), commented]) {
    const reading = readLock(text);
    expect('lock' in reading && plain(reading.lock)).toEqual(plain(LOCK));
  }
});

test('an empty lock has both sections', () => {
  const text = writeLock({ cals: new Map(), hosts: new Map() });
  expect(text.split('\n').slice(1)).toEqual(['schemaVersion: cart.lock.v1', 'cals: {}', 'hosts: {}', '']);
  expect('lock' in readLock(text)).toBe(true);
});

const digests = fc.stringMatching(/^[0-9a-f]{64}$/).map((text) => `sha256:${text}`);
const names = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('__proto__', 'yes', 'null', '1.0', '- a', '{}', '[]', '# b', 'c: d', 'e\u202e', '"f', 'g\n'),
);
const paths = names.filter((text) => !/[\\\0]|^(?:\/|[A-Za-z]:)|(?:^|\/)(?:\.{0,2})(?:\/|$)/.test(text));
const texts = names;
const slots: fc.Arbitrary<LockedSlot> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({ kind: fc.constant('package' as const), id: texts, version: texts, package: paths }),
  fc.record({
    kind: fc.constant('cartridge' as const),
    id: texts,
    version: texts,
    romDigest: digests,
    signedBy: fc
      .uniqueArray(digests, { maxLength: 3 })
      .map((all) => all.map((each) => each.replace('sha256', 'ed25519')).sort()),
    fileDigest: digests,
  }),
);
const map = <T>(keys: fc.Arbitrary<string>, values: fc.Arbitrary<T>): fc.Arbitrary<Map<string, T>> =>
  fc.array(fc.tuple(keys, values), { maxLength: 4 }).map((entries) => new Map(entries));
const locks: fc.Arbitrary<Lock> = fc.record({
  cals: map(paths, map(names, slots)),
  hosts: map(paths, fc.record({ digest: digests, pins: map(names, digests) })),
});

test('what is written is read back, by two YAML readers as well, and is what the schema describes', () => {
  const validate = validateLock as (data: unknown) => boolean;
  fc.assert(
    fc.property(locks, (lock) => {
      const text = writeLock(lock);
      const reading = readLock(text);
      expect('lock' in reading && plain(reading.lock)).toEqual(plain(lock));
      expect(parse(text)).toEqual(plain(lock));
      expect(load(text)).toEqual(plain(lock));
      expect(validate(plain(lock))).toBe(true);
      // eslint-disable-next-line no-control-regex
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b-\u200f]/);
    }),
    { numRuns: 60, seed: 17 },
  );
});

const AGAIN = 'write it again with cartwright lock, and look at what changed';
const OTHER = 'use the version of cartwright that wrote it, or delete the file and run cartwright lock';
const cut = (from: string | RegExp, to: string): string => TEXT.replace(from, to);

test.each<[what: string, text: string, line: number, message: string, help?: string]>([
  [
    'marks of a merge conflict',
    cut('    reviewer: none\n', '<<<<<<< HEAD\n    reviewer: none\n=======\n>>>>>>> other\n'),
    16,
    'it holds the marks of a merge conflict',
    'resolve the conflicts in CALs, cartridges and hosts, then run cartwright lock, and git add cartwright.lock',
  ],
  ['an empty file', '', 1, 'it states no version; this program reads "cart.lock.v1"', OTHER],
  [
    'another version',
    cut('lock.v1', 'lock.v2'),
    2,
    'it is of version "cart.lock.v2"; this program reads "cart.lock.v1"',
    OTHER,
  ],
  ['a section that is missing', cut(/hosts:[^]*/, ''), 1, '"hosts" is missing'],
  ['an unknown section', cut('hosts:\n', 'keys: {}\nhosts:\n'), 17, '"keys" is not a key of a lock'],
  ['a CAL twice', cut('hosts:\n', '  a.cal.json: {}\nhosts:\n'), 17, '"a.cal.json" appears twice, in line 4, too'],
  [
    'a slot twice, once in quotes',
    cut('hosts:\n', '    "reviewer": none\nhosts:\n'),
    17,
    '"reviewer" appears twice, in line 16, too',
  ],
  [
    'a fact twice',
    cut('      version: "1.0"\n', '      version: "1.0"\n      version: "2.0"\n'),
    15,
    '"version" appears twice, in line 14, too',
  ],
  ['a digest that is missing', cut(/      romDigest.*\n/, ''), 6, '"romDigest" is missing'],
  ['no signer and no list of none', cut(/      signedBy.*\n/, ''), 6, '"signedBy" is missing'],
  ['a digest that is empty', cut(/romDigest: .*/, 'romDigest:'), 9, 'expected a text'],
  [
    'a digest in capitals',
    cut(hex('a'), hex('A')),
    9,
    `"${hex('A').slice(0, 80)}" is not a digest: sha256: and 64 lower-case hexadecimal digits`,
  ],
  [
    'signers out of order',
    cut(/signedBy: .*/, `signedBy: [${key('2')}, ${key('1')}]`),
    10,
    `"[${key('2')}, ed255…" is not a sorted list of key ids: [ed25519:…, …]`,
  ],
  [
    'a fact of both kinds',
    cut('      package: agents/no\n', `      package: agents/no\n      romDigest: ${hex('a')}\n`),
    16,
    '"romDigest" is not a key of a lock',
  ],
  [
    'another order',
    cut('  a.cal.json: {}\n', '').replace('hosts:\n', '  a.cal.json: {}\nhosts:\n'),
    4,
    'the line is not as cartwright lock writes it',
  ],
  [
    'quotes where none are needed',
    cut('claude-code:', '"claude-code":'),
    18,
    'the line is not as cartwright lock writes it',
  ],
  ['a blank at the end', cut('reviewer: none', 'reviewer: none '), 16, 'expected the facts of a cartridge, or "none"'],
  ['more at the end', `${TEXT}\n\n`, 25, 'the line does not belong in a lock: ""'],
  [
    'a line that YAML would fold',
    cut('reviewer: none', 'reviewer: >-\n      none'),
    17,
    'the line does not belong in a lock: "      none"',
  ],
  ['an anchor', cut('  a.cal.json: {}', '  a.cal.json: &a {}'), 4, 'expected the slots of a CAL'],
  ['a merge key', cut('  a.cal.json: {}', '  <<: *a'), 4, 'expected the slots of a CAL'],
  ['a tab', cut('    reviewer', '\treviewer'), 16, 'the line does not belong in a lock: "\\u0009reviewer: none"'],
  [
    'a byte order mark',
    `\ufeff${TEXT}`,
    1,
    'the line does not belong in a lock: "\\ufeff# Which cartridge staffs each slot. Written by "cartwright lock"; commit it, an…"',
  ],
  [
    'a hidden character',
    cut('id: com.example/builder', 'id: com.example\u200b/builder'),
    7,
    'the line is not as cartwright lock writes it',
  ],
  ['a text that turns around', cut('reviewer', '"re\u202eviewer"'), 16, 'the line is not as cartwright lock writes it'],
  [
    'a path of a machine',
    cut('a.cal.json', '/etc/a.cal.json'),
    4,
    '"/etc/a.cal.json" is not a path from the project\'s folder',
  ],
  [
    'a path of a drive',
    cut('  a.cal.json', '  "C:/a.cal.json"'),
    4,
    '"C:/a.cal.json" is not a path from the project\'s folder',
  ],
  [
    'a path with a detour',
    cut('a.cal.json', 'b/../../a.cal.json'),
    4,
    '"b/../../a.cal.json" is not a path from the project\'s folder',
  ],
  [
    'a path with a backslash',
    cut('  a.cal.json', '  "b\\\\a.cal.json"'),
    4,
    '"b\\a.cal.json" is not a path from the project\'s folder',
  ],
  [
    'the folder of a package elsewhere',
    cut('agents/no', '/agents/no'),
    15,
    '"/agents/no" is not a path from the project\'s folder',
  ],
  ['a quote that is not closed', cut('"no":', '"no:'), 12, 'the line does not belong in a lock: "    "no:"'],
  ['an escape that is none', cut('"no":', '"n\\xo":'), 12, 'the line holds no text in quotes: ""n\\xo""'],
  [
    'a comment that hides something',
    cut('cals:', '# \u202e :slac\ncals:'),
    3,
    'the line has invisible characters: "# \\u202e :slac"',
  ],
  [
    'JSON',
    '{"schemaVersion":"cart.lock.v1"}',
    1,
    'the line does not belong in a lock: "{"schemaVersion":"cart.lock.v1"}"',
  ],
])('%s is told at its line', (_what, text, line, message, help = AGAIN) => {
  const reading = readLock(text);
  expect('problem' in reading && reading.problem).toEqual({
    message,
    line,
    help,
    ...(help === OTHER ? { foreign: true } : {}),
  });
});

test('a large file of nothing is refused, and a large lock is read, in a time that grows with it', () => {
  for (const text of ['a'.repeat(1_000_000), '"'.repeat(1_000_000), ' '.repeat(1_000_001), '"\\'.repeat(500_000)])
    expect('problem' in readLock(text)).toBe(true);
  const cals = new Map(
    Array.from({ length: 5_000 }, (_, i) => [`cal/${i}.cal.yaml`, LOCK.cals.values().next().value ?? new Map()]),
  );
  expect('lock' in readLock(writeLock({ ...LOCK, cals }))).toBe(true);
});
