import { expect, test } from '@jest/globals';
import { compileGlob } from '../../../../../src/core/value/glob.ts';
import type { Listing } from '../../../../../src/core/scan/scaffold/families.ts';
import { globBelow, globFor } from '../../../../../src/core/scan/scaffold/globs.ts';

const many = (folder: string, extension: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${folder}/f${i}.${extension}`);

/** A tree of these files, as a walk lists it. */
function listed(paths: readonly string[], closed: readonly string[] = []): Listing {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const at = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, at));
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(at + 1)]);
  }
  return { listing: new Map([...folders].map(([path, names]) => [path, { path, names, place: 'project' }])), closed };
}

test.each<[string, string[], string[], string | undefined]>([
  ['one file of a name that stays, wherever it goes', ['Dockerfile'], [], '**/Dockerfile*'],
  ['several in a folder', ['infra/a.tf', 'infra/b.tf'], [], 'infra/**/*.tf'],
  ['the deepest folder that has them all', ['a/b/c/x.sql', 'a/b/d/y.sql'], [], 'a/b/**/*.sql'],
  ['a name that returns', ['x/a/Chart.yaml', 'x/b/Chart.yaml'], ['x/a/values.yaml'], 'x/**/Chart.yaml'],
  [
    'what is of another kind in the same folder is not taken in',
    ['.github/workflows/deploy.yml'],
    ['.github/workflows/test.yml', '.github/workflows/lint.yml'],
    '.github/**/*deploy*.{yml,yaml}',
  ],
  [
    'the folders of procedures, not all the documents around them',
    ['docs/oncall/a.md', 'docs/oncall/b.md', 'docs/after/c.md'],
    many('docs/guide', 'md', 9),
    '{docs/oncall/**/*.md,docs/after/**/*.md}',
  ],
  ['folders at the top', ['a/x.proto', 'a/y.proto', 'b/z.proto'], [], '**/*.proto'],
  ['too many folders at the top', ['a', 'b', 'c', 'd', 'e'].map((folder) => `${folder}/main.tf`), [], '**/*.tf'],
  [
    'folders by what they are called, however many there are',
    ['a', 'b', 'c', 'd', 'e'].flatMap((app) => many(`shop/${app}/migrations`, 'py', 3)),
    ['a', 'b', 'c', 'd', 'e'].flatMap((app) => many(`shop/${app}`, 'py', 9)),
    'shop/**/migrations/*.py',
  ],
  [
    'no list of versions where one folder holds others, too',
    ['db/schema_v1.2.sql', 'db/schema_v1.3.sql'],
    many('db', 'sql', 9),
    'db/*schema*.sql',
  ],
  [
    'a snapshot among the migrations is one of them',
    many('src/Migrations', 'cs', 6),
    ['src/Migrations/ModelSnapshot.cs', ...many('src', 'cs', 9)],
    'src/Migrations/**/*.cs',
  ],
  ['examples are files that a check looks at, too', ['Dockerfile'], ['examples/a/Dockerfile'], 'Dockerfile*'],
  [
    'each sort of file has its turn',
    ['Dockerfile', 'k8s/a.yaml', 'k8s/b.yaml'],
    [],
    '{Dockerfile*,**/Dockerfile*,k8s/**/*.{yml,yaml}}',
  ],
  ['signs of a glob in a name', ['a{b}/c.tf', 'a*/d.tf'], [], undefined],
  [
    'a name with a token is never repeated',
    ['deploy/ghp_abcdefghijklmnopqrstuvwxyz0123456789/main.tf'],
    ['deploy/other/main.tf', 'deploy/third/main.tf'],
    undefined,
  ],
  ['around it', ['deploy/ghp_abcdefghijklmnopqrstuvwxyz0123456789/main.tf'], [], 'deploy/**/*.tf'],
  ['a name too long to repeat', [`docs/${'x'.repeat(40)}.md`, 'other.md'], ['docs/b.md'], '*.md'],
  [
    'a path too long to repeat is cut',
    ['services/payments/deployment/production/compose.yaml'],
    ['compose.yaml', 'services/compose.yaml', 'services/payments/compose.yaml'],
    '**/production/*compose*.{yml,yaml}',
  ],
])('%s', (_, wanted, others, expected) => {
  const glob = globFor(wanted, listed([...wanted, ...others]));
  expect(glob).toBe(expected);
  if (glob === undefined) return;
  const compiled = compileGlob(glob);
  if ('problem' in compiled) throw new Error(compiled.problem);
  expect(wanted.some((path) => compiled.matches(path))).toBe(true);
});

test('nothing looks into folders that nobody looked into', () => {
  const wanted = ['cmd/Dockerfile', 'Dockerfile'];
  expect(globFor(wanted, listed(wanted, ['vendor', 'cmd/vendor']))).toBe('{cmd/Dockerfile*,Dockerfile*}');
});

test('folders of modules', () => {
  expect(globBelow(['cmd', 'internal', 'pkg'])).toBe('{cmd/**,internal/**,pkg/**}');
  expect(globBelow([])).toBeUndefined();
});
