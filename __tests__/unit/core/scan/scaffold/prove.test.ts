import { expect, test } from '@jest/globals';
import { proved } from '../../../../../src/core/scan/scaffold/prove.ts';
import type { RacItem } from '../../../../../src/core/scan/scaffold/items.ts';
import { treeOf } from '../../../../support/scanned-tree.ts';

test('every path that a description names must be matched, also one that a word joins to another', () => {
  const tree = treeOf({ 'src/a/x.ts': 'x', 'src/b c/y.ts': 'x', 'src/d/z.ts': 'x' });
  const item = (description: string, hint: string): RacItem => ({
    id: 'map',
    kind: 'code-map',
    description,
    required: true,
    check: { type: 'file-glob', hint },
    evidence: [{ path: 'src/a/x.ts', why: 'x' }],
    okf: { type: 'x', title: 'x', description: 'x', tags: [] },
  });
  const notes = (description: string, hint: string): readonly string[] => proved([item(description, hint)], tree).notes;
  expect([
    notes('1 file in src/a/ and 1 in src/d/.', 'src/{a,d}/*.ts'),
    notes('1 file in src/a/ and 1 in src/d/.', 'src/a/*.ts'),
    notes('Files of src/b c/.', 'src/b c/*.ts'),
    notes('Files of src/b c/.', 'src/a/*.ts'),
    notes('Files.', 'lib/**'),
  ]).toEqual([
    [],
    ['left out: map: its check matches nothing of src/d'],
    [],
    ['left out: map: its check matches nothing of src/b c'],
    ['left out: map: its check matches no file'],
  ]);
});
