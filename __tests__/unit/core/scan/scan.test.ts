import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Detector } from '../../../../src/core/scan/detector.ts';
import { DETECTORS } from '../../../../src/core/scan/detectors/index.ts';
import { scan, scanTree } from '../../../../src/core/scan/scan.ts';
import { scaffold } from '../../../../src/core/scan/scaffold/files.ts';
import { PROFILES } from '../../../../src/ids.ts';
import { ROOT } from '../../../contract/sources.ts';
import { each, found, treeOf } from '../../../support/scanned-tree.ts';

test('every detector of every file is registered, by its id', async () => {
  const folder = join(ROOT, 'src/core/scan/detectors');
  const files = readdirSync(folder).filter((name) => name !== 'index.ts');
  const modules = files.map(async (name) => (await import(join(folder, name))) as Readonly<Record<string, Detector>>);
  const detectors = (await Promise.all(modules)).flatMap(Object.values);
  expect(DETECTORS).toEqual(detectors.sort((a, b) => (a.id < b.id ? -1 : 1)));
});

test('of what ends in .erb, pages are read, and no templates of what an application shows', () => {
  const paths = ['app/views/a.html.erb', 'app/views/b.erb', 'source/c.html.md.erb', 'source/d.MD'];
  const { text } = treeOf(each(paths, 'x'));
  expect(paths.filter((path) => text(path) !== undefined)).toEqual(['source/c.html.md.erb', 'source/d.MD']);
});

const TF = 'resource "aws_s3_bucket" "b" {\n}\n';
test.each<[string, Record<string, string>, string[]]>([
  ['terraform deep in the tree', { 'platform/live/eu/network/main.tf': TF }, ['devops_engineer', 'terraform']],
  ['terraform in test data', { 'internal/testdata/main.tf': TF, 'test/fixtures/a/main.tf': TF }, []],
  [
    'a name that contains another',
    { 'package.json': '{"private":true,"dependencies":{"next-tick":"1","reactor":"1"}}' },
    [],
  ],
  [
    'a package that is not published is not a library',
    { 'package.json': '{"name":"a","version":"1.0.0","main":"a.js","private":true}', 'a.js': 'x' },
    [],
  ],
  ['manifests in fixtures', { 'fixtures/go.mod': 'module a\n', 'samples/pom.xml': '<project/>' }, []],
  ['a docs folder with an image', { 'docs/logo.png': '' }, []],
  ['an empty tests folder', { 'tests/.gitkeep': '' }, []],
  ['training without a manifest', { 'train.py': 'import torch\n' }, ['ml_engineer']],
  [
    'a runbook by another name',
    { 'alerts/DiskFull.md': '# Disk full\n## Meaning\na\n## Impact\nb\n## Diagnosis\nc\n## Mitigation\nd\n' },
    ['runbook'],
  ],
  ['protobuf without a service', { 'proto/settings.proto': 'message A { string b = 1; }\n' }, []],
  [
    'invalid manifests',
    { 'pyproject.toml': '[[', 'pom.xml': '<a><b>', 'package.json': '{', 'pubspec.yaml': 'a: [' },
    [],
  ],
])('%s', (_name, files, expected) => {
  expect(found(files)).toEqual(expected);
});

test('invalid manifests are named in notes', () => {
  const { notes } = scanTree(treeOf({ 'pyproject.toml': '[[', 'package.json': '{', 'pom.xml': '<a><b>' }));
  expect(notes).toHaveLength(3);
});

test('a hostile name or dependency stays data, and a token in a name is not repeated', async () => {
  const token = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789';
  const tree = treeOf({
    'package.json': '{"name":"../x","version":{},"main":"a","dependencies":{"__proto__":"1","express":"1"}}',
    [`deploy/${token}/main.tf`]: TF,
  });
  const made = await scaffold(scanTree(tree), tree, { profile: PROFILES.cart, format: 'json' });
  expect(JSON.stringify(made)).not.toContain(token);
  expect(made.roles.map(({ role }) => role)).toEqual(['backend_dev', 'devops_engineer']);
});

test('the line of a dependency is that of its whole name, not of one that holds it', async () => {
  const pom = `<project>
<parent><artifactId>javalin-parent</artifactId></parent>
<dependencies>
<dependency><artifactId>javalin</artifactId></dependency>
</dependencies>
</project>
`;
  const { roles } = await scan(treeOf({ 'pom.xml': pom, 'src/main/java/A.java': '' }));
  const said = roles.flatMap(({ claims }) => claims).find(({ evidence: { why } }) => why === 'depends on javalin');
  expect(said?.evidence).toEqual({ path: 'pom.xml', line: 4, why: 'depends on javalin' });
});
