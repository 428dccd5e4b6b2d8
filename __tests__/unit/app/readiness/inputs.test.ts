/** What the readiness reads beside the CALs: cartridges, confirmations, proofs; and what is said of those that are not. */
import { expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileSystem } from '../../../../src/adapters/fs/node-fs.ts';
import { cartridgePaths, isCartridgeName } from '../../../../src/app/project/cartridge-files.ts';
import { assessReadiness, type ReadyOptions } from '../../../../src/app/readiness/ready.ts';
import { openProject } from '../../../../src/app/project/projects.ts';
import { staffOf, type StaffOptions } from '../../../../src/app/readiness/staff.ts';
import { calExample } from '../../../../src/core/result/rule-examples.ts';
import { UserError } from '../../../../src/core/result/errors.ts';
import type { FileSystem } from '../../../../src/ports.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { scratch } from '../../../support/scratch.ts';
import { untracked } from '../../../support/untracked.ts';

const GLOB = 'write a glob that is relative and stays inside the repository, such as docs/**/*.md';
const DAY = 'write a day as YYYY-MM-DD';

function folder(files: Readonly<Record<string, string>>): FileSystem {
  const made = scratch();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    writeFileSync(join(made, path), text);
  }
  return nodeFileSystem(made, untracked);
}

const refusal = (error: unknown): unknown => {
  if (!(error instanceof UserError)) throw error;
  const { code, message, help, path, range } = error;
  return [code, message, path, range === undefined ? undefined : `${range.start.line}:${range.start.column}`, help];
};

const CART = PROFILES.cart.extension;

test('cartridges by file, folder and glob, each once, sorted', () => {
  const fs = folder({ [`b/x${CART}`]: '', [`b/c/y${CART}`]: '', 'b/z.txt': '', [`a${CART}`]: '' });
  expect([
    cartridgePaths(fs, ['b', `b/x${CART}`, 'b/z.txt', `**/*${CART}`]),
    cartridgePaths(fs, [`*${CART}`]),
    cartridgePaths(fs, ['c'], 'b'),
    cartridgePaths(fs, []),
  ]).toEqual([[`a${CART}`, `b/c/y${CART}`, `b/x${CART}`, 'b/z.txt'], [`a${CART}`], [`b/c/y${CART}`], []]);
});

test.each([
  [
    'nothing',
    [
      'no-such-file',
      'there is no such file or directory',
      'nothing',
      undefined,
      'check the path; it is relative to the working directory',
    ],
  ],
  ['+(a|b)*', ['usage', '"+(a|b)*": extended globs such as +(a|b) are not supported', undefined, undefined, GLOB]],
])('%s is not a cartridge', (name, expected) => {
  let said: unknown;
  try {
    cartridgePaths(folder({}), [name]);
  } catch (error) {
    said = refusal(error);
  }
  expect(said).toEqual(expected);
});

test('a cartridge is known by the end of its name, of whatever profile', () => {
  const names = Object.values(PROFILES).flatMap(({ extension }) => [`a${extension}`, `a${extension}.txt`]);
  expect(names.map(isCartridgeName)).toEqual(Object.keys(PROFILES).flatMap(() => [true, false]));
});

type Options = StaffOptions & Pick<ReadyOptions, 'root' | 'confirmations'>;

/** The notes of a run, or how it is refused. */
async function ran(files: Readonly<Record<string, string>>, options: Options = {}): Promise<unknown> {
  const fs = folder({ 'flow.cal.yaml': calExample().text, ...files });
  const readCard = (path: string): Promise<never> =>
    Promise.reject(new UserError('usage', 'it is broken', path.startsWith('b') ? { help: 'build it' } : {}));
  try {
    const ports = { fs, clock: { now: () => new Date(0) }, cardReader: () => Promise.resolve(readCard) };
    const project = await openProject(fs, '.');
    const { staff, notes } = await staffOf(ports, project, options);
    const ready = await assessReadiness(ports, { ...options, project, cals: ['flow.cal.yaml'], staff, hosts: [] });
    return [...notes, ...ready.notes];
  } catch (error) {
    return refusal(error);
  }
}

test('a cartridge that cannot be read is a note', async () => {
  const files = { [`a${CART}`]: '', [`b${CART}`]: '' };
  expect(await ran(files, { cartridges: ['.'] })).toEqual([
    `a${CART}: it is broken (run cartwright --help for the commands)`,
    `b${CART}: it is broken (build it)`,
  ]);
});

const entry = (more: object): string => JSON.stringify([{ id: 'wiki', by: 'me', at: '2026-01-01', ...more }]);

test.each<[string, string, unknown]>([
  ['a list', entry({}), []],
  ['a mapping that holds the list', `{"confirmations": ${entry({ expires: '2027-01-01T00:00:00Z' })}}`, []],
  [
    'a day that is none',
    entry({ at: '2026-02-32' }),
    ['bad-file', '"2026-02-32" in the entry of "wiki" is not a date', 'rac-confirmations.yaml', undefined, DAY],
  ],
  ...['2026-02-31', '2026-02-29', '2026-04-31', '2026-02-30T12:00:00Z'].map((at): [string, string, unknown] => [
    `${at}, which is not a day`,
    entry({ at }),
    ['bad-file', `"${at}" in the entry of "wiki" is not a date`, 'rac-confirmations.yaml', undefined, DAY],
  ]),
  ['the 29th of February of a leap year', entry({ at: '2024-02-29', expires: '2028-02-29T23:59:59+02:00' }), []],
  [
    'an end that is not one, in a mapping',
    `{"confirmations": ${entry({ expires: '2026-13-01' })}}`,
    ['bad-file', '"2026-13-01" in the entry of "wiki" is not a date', 'rac-confirmations.yaml', undefined, DAY],
  ],
])('confirmations: %s', async (_name, text, expected) => {
  expect(await ran({ 'rac-confirmations.yaml': text })).toEqual(expected);
});

test('confirmations of a name, and those beside the root', async () => {
  const bad = entry({ at: '2026-02-32' });
  const said = (path: string): unknown => [
    'bad-file',
    '"2026-02-32" in the entry of "wiki" is not a date',
    path,
    undefined,
    DAY,
  ];
  const files = { 'rac-confirmations.yaml': '[]', 'other.yaml': bad, 'sub/rac-confirmations.yaml': bad };
  expect([
    await ran(files),
    await ran(files, { confirmations: 'other.yaml' }),
    await ran(files, { root: 'sub' }),
  ]).toEqual([[], said('other.yaml'), said('sub/rac-confirmations.yaml')]);
});

test('a file of confirmations that is not one is refused with its place', async () => {
  expect(await ran({ 'rac-confirmations.yaml': '- id: wiki\n  by: me\n' })).toEqual([
    'bad-file',
    '"[0]" has no "at"',
    'rac-confirmations.yaml',
    '1:3',
    'add it',
  ]);
});

test('proofs of a roster: what is not one is refused, an end that is not a date too', async () => {
  const romDigest = `sha256:${'a'.repeat(64)}`;
  const roster = (expires: string): Record<string, string> => ({
    'r.json': JSON.stringify({ proofs: [{ romDigest, level: 3, expires }] }),
  });
  expect([
    await ran(roster('2027-01-01'), { roster: 'r.json' }),
    await ran(roster('2027-13-01'), { roster: 'r.json' }),
    await ran({ 'r.json': '{}' }, { roster: 'r.json' }),
  ]).toEqual([
    [],
    ['bad-file', `"2027-13-01" in the entry of "${romDigest}" is not a date`, 'r.json', undefined, DAY],
    ['bad-file', 'the document has no "proofs"', 'r.json', '1:1', 'add it'],
  ]);
});
