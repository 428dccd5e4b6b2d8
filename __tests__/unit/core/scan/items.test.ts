import { expect, test } from '@jest/globals';
import { compileGlob } from '../../../../src/core/glob.ts';
import { listedTree } from '../../../../src/core/scan/listed.ts';
import { allLooks, loadParsers, scanTree } from '../../../../src/core/scan/scan.ts';
import { racItems, scaffold } from '../../../../src/core/scan/scaffold/files.ts';
import { PROFILES } from '../../../../src/ids.ts';

await loadParsers();

/** The RAC items of a tree: description and check by kind; every check must match a file of the tree. */
function itemsOf(files: Readonly<Record<string, string>>): Record<string, [description: string, hint: string]> {
  const paths = Object.keys(files).sort();
  const { tree } = listedTree('demo', paths, allLooks(), new Set(), (path) => ({ text: files[path] ?? '' }));
  const items = racItems(scanTree(tree), tree);
  for (const { check } of items) {
    if (check.type !== 'file-glob') continue;
    const glob = compileGlob(check.hint);
    if ('problem' in glob) throw new Error(glob.problem);
    expect(paths.some((path) => glob.matches(path))).toBe(true);
  }
  return Object.fromEntries(items.map(({ kind, description, check }) => [kind, [description, check.hint]]));
}

const OPENAPI = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\n';
const TF = 'resource "aws_vpc" "a" {\n}\n';
const PAGE = '# A page\n';

test('the contract is the contract, not the manifest that names its library', () => {
  const items = itemsOf({
    'package.json': '{"name":"a","version":"1.0.0","dependencies":{"express":"4","swagger-ui-express":"5","pg":"8"}}',
    'api/openapi.yaml': OPENAPI,
    'db/migrations/001_init.sql': 'create table a (b int);\n',
    'db/migrations/002_more.sql': 'create table c (d int);\n',
  });
  expect(items['api-spec']).toEqual([
    'Which operations are offered, with their inputs, outputs and errors: api/openapi.yaml (OpenAPI, swagger-ui-express).',
    'api/openapi.yaml',
  ]);
  expect(items['dataset']?.[1]).toBe('db/migrations/**/*.sql');
});

test('a module is all of its files, without its README', () => {
  const items = itemsOf({
    'README.md': PAGE,
    'infra/main.tf': TF,
    'infra/variables.tf': 'variable "a" {}\n',
    'infra/README.md': '# Module\n\n## Requirements\n\n| terraform | >= 1 |\n',
  });
  expect(items['terraform']).toEqual([
    'Which resources and modules exist, in which state and for which environment: 2 files in infra/ (Terraform).',
    'infra/**/*.tf',
  ]);
});

test('documentation is counted whole', () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`docs/guide/page${i}.md`, PAGE]));
  const items = itemsOf({ ...pages, 'docs/start.md': PAGE, 'notes/other.md': PAGE });
  expect(items['wiki']).toEqual([
    'What the project is for, how it is put together and how it is worked on: 13 documents in docs/.',
    'docs/**/*.md',
  ]);
});

test('a map of packages rests on their manifests, one of modules on their folders', () => {
  const packages = ['api', 'web', 'ui'].flatMap((name) => [
    [`packages/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"index.js"}`],
    [`packages/${name}/index.ts`, 'export {};\n'],
  ]);
  const workspace = { 'package.json': '{"private":true,"workspaces":["packages/*"]}' };
  expect(itemsOf({ ...workspace, ...Object.fromEntries(packages) })['code-map']).toEqual([
    'Which packages or modules the code is divided into and how they depend on each other: 3 packages in packages/ (npm workspaces, TypeScript).',
    'packages/**/package.json',
  ]);
  const tops = ['cmd', 'internal', 'server', 'store'].flatMap((top) =>
    Array.from({ length: 16 }, (_, i) => [`${top}/f${i}.go`, 'package a\n']),
  );
  expect(itemsOf({ 'go.mod': 'module a\n', ...Object.fromEntries(tops) })['code-map']).toEqual([
    'Which packages or modules the code is divided into and how they depend on each other: 4 modules in cmd/, internal/, server/ and 1 more place (Go).',
    '{cmd/**,internal/**,server/**,store/**}',
  ]);
});

test('definitions come before the workflows that use them', () => {
  const items = itemsOf({
    Dockerfile: 'FROM alpine\n',
    'compose.yaml': 'services:\n  a:\n    image: b\n',
    '.github/workflows/publish.yml':
      'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: docker/build-push-action@v6\n        with: { push: true }\n',
    '.github/workflows/test.yml': 'on: push\njobs: {}\n',
  });
  expect(items['infra']?.[1]).toMatch(/^\{Dockerfile,compose\.yaml(?:,\.github\/workflows\/publish\.yml)?\}$/);
});

test('an agent knows what it works with, and which context its tasks need', () => {
  const files: Record<string, string> = { 'infra/main.tf': TF, 'infra/dns.tf': TF };
  const { tree } = listedTree('demo', Object.keys(files), allLooks(), new Set(), (path) => ({
    text: files[path] ?? '',
  }));
  const made = scaffold(scanTree(tree), tree, { profile: PROFILES.cart, format: 'yaml', wayToCode: '..' });
  const text = (path: string): string | undefined => made.files.find((file) => file.path === path)?.text;
  expect(text('agents/devops_engineer/rom/instructions.md')).toContain(
    '## In this project\n\n- Technologies: Terraform.\n- Required context `terraform`: Which resources and modules exist, in which state and for which environment: 2 files in infra/ (Terraform).\n\n## How to work\n',
  );
  expect(text('README.md')).toContain(
    '   cartwright workflow ready cal/from-code.cal.yaml --cartridges cartridges --root ..\n',
  );
  expect(text('agents/devops_engineer/cartridge.yaml')).toContain('publisher: local.demo\n');
});
