import { expect, jest, test } from '@jest/globals';
import { PROFILES } from '../../../../../src/ids.ts';

const TOML = '[package]\nname = "a"\n';
const YAML = 'tasks:\n  test: {}\n';

test.each([
  ['Cargo.toml', TOML],
  ['Project.toml', TOML],
  ['pyproject.toml', TOML],
  ['Pipfile', TOML],
  ['pom.xml', '<project/>'],
  ['a.csproj', '<Project/>'],
  ['a.fsproj', '<Project/>'],
  ['a.vbproj', '<Project/>'],
  ['pubspec.yaml', YAML],
  ['Taskfile.yml', YAML],
  ['Taskfile.yaml', YAML],
  ['Taskfile.dist.yml', YAML],
  ['Taskfile.dist.yaml', YAML],
])('the parser that reads %s is loaded for it', async (path, text) => {
  jest.resetModules();
  const { allLooks, scan } = await import('../../../../../src/core/scan/scan.ts');
  const { scaffold } = await import('../../../../../src/core/scan/scaffold/files.ts');
  const { listedTree } = await import('../../../../../src/core/scan/tree/listed.ts');
  // A role, since commands are read for packages alone.
  const texts: Record<string, string> = {
    [path]: text,
    'go.mod': 'module a\nrequire github.com/gin-gonic/gin v1.0.0\n',
  };
  const read: string[] = [];
  const { tree } = listedTree('demo', Object.keys(texts).sort(), allLooks(), new Set(), (each) => {
    read.push(each);
    return { text: texts[each] ?? '' };
  });
  expect(read).toContain(path);
  const found = await scan(tree);
  expect(found.notes).toEqual([]);
  const { files } = await scaffold(found, tree, { profile: PROFILES.cart, format: 'yaml' });
  expect(files.length).toBeGreaterThan(1);
});
