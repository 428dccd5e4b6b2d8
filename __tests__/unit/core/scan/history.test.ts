import { expect, test } from '@jest/globals';
import { type Change, History, isSource } from '../../../../src/core/scan/history.ts';

/** So many changes of each set of files. */
const changesOf = (...sets: readonly (readonly [count: number, ...files: string[]])[]): Change[] =>
  sets.flatMap(([count, ...files]) => Array.from({ length: count }, () => ({ files })));

test('a change touches its files and the folders above them, and is counted once', () => {
  const history = new History(
    changesOf([1, 'main.ts'], [2, 'a/b/c.ts', 'a/b/d.ts', 'a/e.ts'], [3, 'a/b'], [15, 'ab/z.md']),
  );
  const counts = ['main.ts', 'a', 'a/b', 'a/b/c.ts', 'a/e.ts', 'ab', 'b', 'main'].map((place) => [
    place,
    history.touched([place]),
  ]);
  expect(counts).toEqual([
    ['main.ts', 1],
    ['a', 5],
    ['a/b', 5],
    ['a/b/c.ts', 2],
    ['a/e.ts', 2],
    ['ab', 15],
    ['b', 0],
    ['main', 0],
  ]);
  expect(history.touched(['main.ts', 'a', 'a/b', 'ab'])).toBe(21);
});

test.each<[string, Change[], { folders: string[]; all: number }]>([
  [
    'the deepest folder that has three quarters of the changes',
    changesOf([15, 'src/core/a.ts', 'src/core/b.ts'], [3, 'src/doors/c.ts'], [2, 'web/d.ts']),
    { folders: ['src/core'], all: 20 },
  ],
  [
    'a folder above the others where none of these has so many',
    changesOf([14, 'src/core/a.ts'], [4, 'src/doors/c.ts'], [2, 'web/d.ts']),
    { folders: ['src'], all: 20 },
  ],
  [
    'a folder whose own files are changed, not one that is in it',
    changesOf([16, 'src/a.ts'], [4, 'src/core/b.ts']),
    { folders: ['src'], all: 20 },
  ],
  [
    'three folders at the top that have three quarters together, by their changes',
    changesOf([4, 'a/x.ts'], [8, 'b/x.ts'], [4, 'c/x.ts'], [4, 'd/x.ts']),
    { folders: ['b', 'a', 'c'], all: 20 },
  ],
  [
    'no folder at the top in which less than a tenth was changed',
    changesOf([14, 'a/x.ts'], [5, 'b/x.ts'], [1, 'c/x.ts']),
    { folders: ['a', 'b'], all: 20 },
  ],
  ['the top itself for what is in no folder', changesOf([12, 'x.ts'], [8, 'b/x.ts']), { folders: ['', 'b'], all: 20 }],
  [
    'none where the changes are spread',
    changesOf([5, 'a/x.ts'], [5, 'b/x.ts'], [4, 'c/x.ts'], [3, 'd/x.ts'], [3, 'e/x.ts']),
    { folders: [], all: 20 },
  ],
  [
    'those of files that are meant, and of no others',
    changesOf([30, 'docs/a.md'], [3, 'src/core/a.ts', 'docs/a.md'], [1, 'web/b.ts']),
    { folders: ['src/core'], all: 4 },
  ],
  ['none where no file is meant', changesOf([20, 'docs/a.md']), { folders: [], all: 0 }],
  ['none of fewer than twenty changes', changesOf([19, 'src/a.ts']), { folders: [], all: 0 }],
])('changes are made in: %s', (_, changes, places) => {
  expect(new History(changes).places((path) => path.endsWith('.ts'))).toEqual(places);
});

test('a history of fewer than twenty changes has none', () => {
  const [few, enough] = [19, 20].map((count) => new History(changesOf([count, 'src/a.ts'])));
  expect([few?.size, few?.touched(['src']), enough?.size, enough?.touched(['src'])]).toEqual([0, 0, 20, 20]);
});

test('source is what has the ending of a language and not the name of a test', () => {
  const paths = ['src/a.ts', 'a.py', 'src/a.test.ts', 'tests/test_a.py', 'a_test.go', 'README.md', 'Makefile'];
  expect(paths.filter(isSource)).toEqual(['src/a.ts', 'a.py']);
});
