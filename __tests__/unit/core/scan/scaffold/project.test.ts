/** Where a role works. */
import { expect, test } from '@jest/globals';
import { projectOf, territoryOf } from '../../../../../src/core/scan/scaffold/project.ts';
import { scanTree } from '../../../../../src/core/scan/scan.ts';
import { claim } from '../../../../../src/core/scan/detector.ts';
import { treeOf } from '../../../../support/scanned-tree.ts';

test('beside other roles a role within their work has a part only where strong evidence stands', () => {
  const tree = treeOf({ 'app/a.py': '', 'app/b.py': '', 'model/c.py': '', 'model/setup.cfg': '' });
  const roles = (['backend_dev', 'ml_engineer'] as const).map((value) => ({ value, confidence: 1, claims: [] }));
  const project = projectOf({ ...scanTree(tree), roles }, tree, []);
  const partsOf = (...claims: Parameters<typeof territoryOf>[1]): string[] =>
    territoryOf('ml_engineer', claims, project).parts.map(({ path }) => path);
  const found = (weight: number, path: string): ReturnType<typeof claim> =>
    claim('role:ml_engineer', weight, path, 'depends on PyTorch');
  expect([
    partsOf(),
    partsOf(found(0.2, 'model/setup.cfg')),
    partsOf(found(0.7, 'setup.cfg')),
    partsOf(found(0.7, 'model/setup.cfg')),
  ]).toEqual([[], [], [], ['model']]);
});
