import { expect, test } from '@jest/globals';
import { compileGlob } from '../../../../src/core/glob.ts';
import { globBelow, globFor } from '../../../../src/core/scan/scaffold/globs.ts';

const many = (folder: string, extension: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${folder}/f${i}.${extension}`);

test.each<[string, string[], string[], string | undefined]>([
  ['one file by its name', ['Dockerfile'], [], 'Dockerfile'],
  ['several in a folder', ['infra/a.tf', 'infra/b.tf'], [], 'infra/**/*.tf'],
  ['the deepest folder that has them all', ['a/b/c/x.sql', 'a/b/d/y.sql'], [], 'a/b/**/*.sql'],
  ['a name that returns', ['x/a/Chart.yaml', 'x/b/Chart.yaml'], ['x/a/values.yaml'], 'x/**/Chart.yaml'],
  [
    'what is of another kind in the same folder is not taken in',
    ['.github/workflows/deploy.yml'],
    ['.github/workflows/test.yml', '.github/workflows/lint.yml'],
    '.github/workflows/deploy.yml',
  ],
  [
    'the folders of procedures, not all the documents around them',
    ['docs/oncall/a.md', 'docs/oncall/b.md', 'docs/after/c.md'],
    many('docs/guide', 'md', 9),
    '{docs/oncall/**/*.md,docs/after/c.md}',
  ],
  ['folders at the top', ['a/x.proto', 'a/y.proto', 'b/z.proto'], [], '{a/**/*.proto,b/z.proto}'],
  ['too many folders at the top', ['a', 'b', 'c', 'd', 'e'].map((folder) => `${folder}/main.tf`), [], '**/*.tf'],
  [
    'too many folders at the top, among others of the kind: four of them',
    ['a', 'b', 'c', 'd', 'e'].map((folder) => `${folder}/main.tf`),
    ['x/main.tf', 'y/main.tf'],
    '{a/main.tf,b/main.tf,c/main.tf,d/main.tf}',
  ],
  ['each sort of file has its turn', ['Dockerfile', 'k8s/a.yaml', 'k8s/b.yaml'], [], '{Dockerfile,k8s/**/*.yaml}'],
  ['signs of a glob in a name', ['a{b}/c.tf', 'a*/d.tf'], [], undefined],
  ['a name with a token', ['deploy/ghp_abcdefghijklmnopqrstuvwxyz0123456789/main.tf'], [], undefined],
  ['a name too long to repeat', [`docs/${'x'.repeat(40)}.md`], [], undefined],
  [
    'a path too long to repeat is cut in the middle',
    ['services/payments/deployment/production/compose.yaml'],
    [],
    'services/payments/**/compose.yaml',
  ],
])('%s', (_, wanted, others, expected) => {
  const glob = globFor(wanted, [...wanted, ...others]);
  expect(glob).toBe(expected);
  if (glob === undefined) return;
  const compiled = compileGlob(glob);
  if ('problem' in compiled) throw new Error(compiled.problem);
  expect(compiled.matches(wanted[0] ?? '')).toBe(true);
  expect(others.filter((path) => compiled.matches(path))).toEqual([]);
});

test('folders of modules', () => {
  expect(globBelow(['cmd', 'internal', 'pkg'])).toBe('{cmd/**,internal/**,pkg/**}');
  expect(globBelow([])).toBeUndefined();
});
