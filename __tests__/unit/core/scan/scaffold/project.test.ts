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

test('beside other roles a role works where its evidence is, however weak; pages and own files of a folder are told apart', () => {
  const scripts = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`app/static/js/f${n}.js`, '']));
  const views = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`app/templates/f${n}.vue`, '']));
  const server = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`app/core/f${n}.py`, '']));
  const tree = treeOf({ ...scripts, ...views, ...server, 'app/main.py': '' });
  const roles = (['frontend_dev', 'backend_dev'] as const).map((value) => ({ value, confidence: 1, claims: [] }));
  const project = projectOf({ ...scanTree(tree), roles }, tree, []);
  const partsOf = (role: 'frontend_dev' | 'backend_dev', ...paths: readonly string[]): string[] =>
    territoryOf(
      role,
      paths.map((path) => claim(`role:${role}`, 0.4, path, 'depends on Lit')),
      project,
    ).parts.map(({ path }) => path);
  expect([partsOf('frontend_dev'), partsOf('backend_dev')]).toEqual([
    ['app/static/js', 'app/templates'],
    ['app/core', 'app'],
  ]);
  const few = treeOf({ ...server, 'page/a.ts': '', 'page/b.cc': '' });
  const weak = claim('role:frontend_dev', 0.4, 'page/package.json', 'depends on Lit');
  expect(territoryOf('frontend_dev', [weak], projectOf({ ...scanTree(few), roles }, few, [])).parts).toMatchObject([
    { path: 'page', files: 2 },
  ]);
});

test.each([
  ['a word that goes on around it', 'xx/PATH/yy'],
  ['between marks', 'see (PATH).'],
  ['at the end', 'a word\nPATH'],
])('a long path that a text holds is not sayable: %s', (_, around) => {
  const path = 'packages/a-package-of-ours/source/helpers/of-all.ts';
  const sayable = (text: string): boolean => {
    const tree = treeOf({ 'README.md': text, [path]: '' });
    return projectOf(scanTree(tree), tree, []).isSayable(path);
  };
  expect([sayable(around.replace('PATH', path)), sayable(around.replace('PATH', path.slice(0, -1)))]).toEqual([
    false,
    true,
  ]);
});
