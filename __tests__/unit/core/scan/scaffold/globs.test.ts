import { expect, test } from '@jest/globals';
import { globFor, togetherIn, type Listing } from '../../../../../src/core/scan/scaffold/globs.ts';
import { treeOf } from '../../../../support/scanned-tree.ts';

const many = (folder: string, extension: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${folder}/f${i}.${extension}`);
const inFolders = (count: number): string[] => Array.from({ length: count }, (_, i) => `core/d${i}/build.gradle.kts`);
const listed = (paths: readonly string[]): Listing => treeOf(Object.fromEntries(paths.map((path) => [path, ''])));

test.each<[string, string[], string[], string | undefined]>([
  ['one file by its path', ['Dockerfile'], ['a/Dockerfile'], 'Dockerfile'],
  ['several of a folder by their ending', ['infra/a.tf', 'infra/b.tf'], ['other/c.tf'], 'infra/*.tf'],
  ['the deepest folder that has them all', ['a/b/c/x.sql', 'a/b/d/y.sql'], ['a/z.sql'], 'a/b/**/*.sql'],
  ['two endings', ['a/x.yml', 'a/y.yaml'], [], 'a/*.{yml,yaml}'],
  ['a name that returns', ['x/a/Chart.yaml', 'x/b/Chart.yaml'], many('x/a', 'yaml', 9), 'x/**/Chart.yaml'],
  ['a name without an ending', ['x/a/Dockerfile', 'y/Dockerfile'], [], '**/Dockerfile'],
  [
    'few among others of their kind by their names',
    ['.github/workflows/deploy.yml', '.github/workflows/ship.yml'],
    ['.github/workflows/test.yml', '.github/workflows/lint.yml'],
    '.github/workflows/{deploy.yml,ship.yml}',
  ],
  [
    'never an ending alone: the folders at the top',
    [...many('a', 'proto', 9), ...many('b', 'proto', 9)],
    [],
    '{a/*.proto,b/*.proto}',
  ],
  ['notebooks at the top by their ending', [...Array(20).keys()].map((n) => `a${n}.ipynb`), ['b/c.ipynb'], '*.ipynb'],
  [
    'no folder is left out: where its files are like others, they are named',
    [...many('a', 'md', 13), 'b/x.yml', 'b/y.yml'],
    many('b', 'yml', 9),
    '{a/*.md,b/{x.yml,y.yml}}',
  ],
  [
    'alike in folders of one name, below many others',
    Array.from({ length: 14 }, (_, i) => many(`roles/r${i}/tasks`, 'yml', 2)).flat(),
    Array.from({ length: 14 }, (_, i) => many(`roles/r${i}/meta`, 'yml', 2)).flat(),
    'roles/**/tasks/*.yml',
  ],
  [
    'more than can be named are not described by a part of them',
    [...many('a', 'md', 13), ...many('b', 'yml', 50)],
    many('b', 'yml', 99),
    undefined,
  ],
  ['many among more of their kind', many('a', 'yml', 20), many('a', 'yml', 60), undefined],
  ['one each in many folders, among more of their kind', inFolders(14), inFolders(20), `{${inFolders(14).join(',')}}`],
  ['a name that a glob would read', ['a/[x].tf'], [], undefined],
  ['a name with a token', ['a/ghp_abcdefghijklmnopqrstuvwxyz0123456789.tf'], [], undefined],
  ['a name too long to repeat', [`a/${'b'.repeat(70)}.tf`], [], undefined],
])('%s', (_, wanted, others, expected) => {
  expect(globFor(wanted, listed([...new Set([...wanted, ...others])].sort()))).toBe(expected);
});

test('few files are alone, many by folder, and not in more parts than there is room for', () => {
  const sizes = (paths: readonly string[], room: number): number[] =>
    togetherIn(paths, room).map((part) => part.length);
  const folders = [...many('a/x', 'md', 5), ...many('a/y', 'md', 6), 'a/z.md'];
  expect([
    sizes(['a.md', 'b/c.md', 'b/d.md'], 2),
    sizes(many('a', 'md', 9), 9),
    sizes(folders, 3),
    sizes(folders, 2),
    sizes([...many('b', 'md', 5), ...folders], 4),
    // What holds much is a part, and the rest another one, unless that would be called like all of them.
    sizes(['b/c.md', 'd/e.md', 'f/g.md', 'h/i.md', 'j/k.md', ...many('a', 'md', 9)], 2),
    sizes(['x/b/c.md', 'x/d/e.md', 'x/f/g.md', 'x/h/i.md', 'x/j/k.md', ...many('x/a', 'md', 9)], 2),
  ]).toEqual([[1, 1, 1], [9], [5, 6, 1], [12], [5, 12], [9, 5], [14]]);
});
