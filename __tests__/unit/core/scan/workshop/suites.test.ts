import { expect, test } from '@jest/globals';
import { suitesOf } from '../../../../../src/core/scan/workshop/suites.ts';
import { each, numbered, treeOf } from '../../../../support/scanned-tree.ts';

test('frameworks and folders of tests; what one small part uses is not what the project is tested with', () => {
  const tree = treeOf({
    'package.json': '{"name":"a","devDependencies":{"vitest":"1"}}',
    'tools/deep/er/package.json': '{"name":"b","devDependencies":{"mocha":"1"}}',
    ...each(
      numbered(5, (n) => `packages/a/test/f${n}.test.ts`),
      'x',
    ),
    ...each(
      numbered(2, (n) => `e2e/f${n}.spec.ts`),
      'x',
    ),
  });
  expect(suitesOf(tree, [])).toEqual({
    files: 7,
    endToEnd: 2,
    frameworks: ['Vitest'],
    folders: [
      ['packages/a/test', 5],
      ['e2e', 2],
    ],
  });
});

const BOTH = {
  'package.json': '{"name":"a","devDependencies":{"vitest":"1"}}',
  'pyproject.toml': '[project]\nname = "a"\ndependencies = ["pytest"]\n',
  'web/a.test.ts': '',
  'web/deep/er/__tests__/b.test.ts': '',
  'tests/test_a.py': '',
};

test.each([
  [
    'all',
    [],
    3,
    ['Vitest', 'pytest'],
    [
      ['web', 2],
      ['tests', 1],
    ],
  ],
  ['those of a language, with its frameworks', ['Python'], 1, ['pytest'], [['tests', 1]]],
  ['a folder that holds another one is told with it', ['TypeScript'], 2, ['Vitest'], [['web', 2]]],
  ['none', ['Go'], 0, [], []],
])('tests of languages: %s', (_, languages, files, frameworks, folders) => {
  expect(suitesOf(treeOf(BOTH), languages)).toEqual({ files, endToEnd: 0, frameworks, folders });
});

test('where the tests are many small folders, those near the top are told', () => {
  const many = each(
    numbered(12, (n) => `internal/p${n}/a_test.go`),
    '',
  );
  expect(suitesOf(treeOf(many), []).folders).toEqual([['internal', 12]]);
});

test('files of many languages are what a tool is tried on', () => {
  const samples = each(
    words('a.rs a.c a.java a.py a.php a.kt').map((name) => `tests/samples/${name}`),
    '',
  );
  expect(suitesOf(treeOf({ ...samples, 'tests/cli.rs': '' }), []).files).toBe(1);
});

function words(names: string): string[] {
  return names.split(' ');
}
