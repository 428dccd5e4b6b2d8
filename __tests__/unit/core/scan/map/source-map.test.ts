import { expect, test } from '@jest/globals';
import { sourceMap } from '../../../../../src/core/scan/map/source-map.ts';
import { each, numbered, treeOf } from '../../../../support/scanned-tree.ts';

/** `count` source files of a folder. */
const files = (folder: string, count: number, extension = 'py'): Record<string, string> =>
  each(
    numbered(count, (n) => `${folder}${folder === '' ? '' : '/'}f${n}.${extension}`),
    'x',
  );

/** Glob, share that it covers, parts and what is left out. */
function mapOf(tree: Record<string, string>): unknown {
  const map = sourceMap(treeOf(tree));
  if (map === undefined) return undefined;
  const { glob, covered, parts, leftOut } = map;
  return [
    glob,
    `${covered} of ${map.files}`,
    parts.map(({ path, files: n }) => `${path}/ ${n}`),
    leftOut.map(({ path }) => path),
  ];
}

test('no source, no map', () => {
  expect(mapOf({ 'README.md': '# A\n' })).toBeUndefined();
});

test('the root counts, whatever small packages stand beside it', () => {
  expect(
    mapOf({
      ...files('shop/orders', 60),
      ...files('shop/stock', 40),
      ...files('tools/export', 2),
      'tools/export/pyproject.toml': '[project]\nname = "export"\n',
      ...files('tools/other', 2),
      'tools/other/pyproject.toml': '[project]\nname = "other"\n',
    }),
  ).toEqual(['{shop/**/*.py,tools/**/*.py}', '104 of 104', ['shop/orders/ 60', 'shop/stock/ 40'], []]);
});

test('endings as people write them, and folders with examples opened so that those stay outside', () => {
  expect(
    mapOf({
      ...files('web/src', 30, 'ts'),
      ...files('web/src/parts', 10, 'tsx'),
      ...files('web/examples', 20, 'ts'),
      ...files('web/testdata', 20, 'ts'),
    }),
  ).toEqual(['web/src/**/*.{ts,tsx}', '40 of 40', ['web/src/ 40'], []]);
});

test('more folders than patterns: the endings say it for the whole tree', () => {
  const apps = numbered(12, (n) => `app${n}`);
  expect(mapOf(Object.assign({}, ...apps.map((app) => files(app, 10, 'go'))) as Record<string, string>)).toEqual([
    '**/*.go',
    '120 of 120',
    ['app0/ 10', 'app1/ 10', 'app10/ 10', 'app11/ 10', 'app2/ 10', 'app3/ 10'],
    [],
  ]);
});

test('where the whole tree holds other people’s code, what is left out is said', () => {
  const apps = numbered(12, (n) => `app${n}`);
  const tree = {
    ...(Object.assign({}, ...apps.map((app) => files(app, 10, 'go'))) as Record<string, string>),
    ...files('examples', 60, 'go'),
  };
  const map = sourceMap(treeOf(tree));
  expect([map?.covered, map?.files, map?.leftOut.map(({ path }) => path)]).toEqual([
    80,
    120,
    ['app6', 'app7', 'app8', 'app9'],
  ]);
});

test('sub-packages of the one that holds nearly all; translations and benchmarks are not what it is made of', () => {
  expect(
    mapOf({
      ...files('src/main/java/org/shop/orders', 30, 'java'),
      ...files('src/main/java/org/shop/stock', 20, 'java'),
      ...files('lang/de', 30, 'php'),
      ...files('bench', 20, 'java'),
    }),
  ).toEqual([
    '{src/**/*.java,lang/**/*.php,bench/**/*.java}',
    '100 of 100',
    ['src/main/java/org/shop/orders/ 30', 'src/main/java/org/shop/stock/ 20'],
    [],
  ]);
});
