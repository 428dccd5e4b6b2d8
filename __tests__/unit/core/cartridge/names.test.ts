import { expect, test } from '@jest/globals';
import { nameProblem, NameSet, showName } from '../../../../src/core/cartridge/names.ts';

const LONGEST = 'a'.repeat(128);

test.each([
  'rom/a',
  'save/a',
  'rom/0/Z.z_-',
  `rom/${LONGEST}`,
  'rom/console',
  'rom/com',
  'rom/lpt10',
  'rom/xcon',
  'rom/falcon.txt',
])('%j is a name of an archive member', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  ['', 'it does not start with rom/ or save/'],
  ['a/rom', 'it does not start with rom/ or save/'],
  ['ROM/a', 'it does not start with rom/ or save/'],
  ['rom', 'it has one segment, at least two are needed'],
  ['save', 'it has one segment, at least two are needed'],
  ['rom/', 'a segment is empty'],
  ['rom//a', 'a segment is empty'],
  [`rom/${LONGEST}a`, `segment "${'a'.repeat(120)}…" has 129 characters, at most 128 are allowed`],
  ['rom/.a', 'segment ".a" does not start with a letter or digit'],
  ['rom/-a', 'segment "-a" does not start with a letter or digit'],
  ['rom/a.', 'segment "a." ends in a dot'],
  ['rom/a b*', 'segment "a b*" holds U+0020; only A-Z a-z 0-9 . _ - are allowed'],
  ['rom/a!~', 'segment "a!~" holds "!"; only A-Z a-z 0-9 . _ - are allowed'],
  ['rom/a~', 'segment "a~" holds "~"; only A-Z a-z 0-9 . _ - are allowed'],
  ['rom/\u00e9', 'segment "\\u00e9" holds U+00E9; only A-Z a-z 0-9 . _ - are allowed'],
  ['rom/\u{1f600}', 'segment "\\ud83d\\ude00" holds U+1F600; only A-Z a-z 0-9 . _ - are allowed'],
  ['rom/con', 'segment "con" is a device name on Windows'],
  ['rom/Con.txt', 'segment "Con.txt" is a device name on Windows'],
  ['rom/NUL', 'segment "NUL" is a device name on Windows'],
  ['rom/com9/a', 'segment "com9" is a device name on Windows'],
  ['rom/lpt0.a.b', 'segment "lpt0.a.b" is a device name on Windows'],
])('%j is none', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test('a name of more than 120 characters is shown cut', () => {
  expect(showName('a'.repeat(120))).toBe(`"${'a'.repeat(120)}"`);
  expect(showName('a'.repeat(121))).toBe(`"${'a'.repeat(120)}…"`);
});

test.each([
  [['rom/a', 'rom/a'], 'name "rom/a" appears twice'],
  [['rom/a', 'rom/A'], 'names "rom/a" and "rom/A" differ only by case'],
  [['rom/a/b', 'rom/A'], 'name "rom/A" is a file and a folder: "rom/a/b" would be in it'],
  [['rom/a', 'rom/b', 'rom/A/b/c'], 'name "rom/a" is a file and a folder: "rom/A/b/c" would be in it'],
  [['rom/a/b', 'rom/a/c', 'rom/ab'], undefined],
])('of %j together, the last', (names, problem) => {
  const set = new NameSet();
  expect(names.map((name) => set.add(name))).toEqual([...names.slice(1).map(() => undefined), problem]);
});
