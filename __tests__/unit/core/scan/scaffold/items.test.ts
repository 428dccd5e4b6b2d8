import { expect, test } from '@jest/globals';
import { compileGlob } from '../../../../../src/core/value/glob.ts';
import { listedTree } from '../../../../../src/core/scan/tree/listed.ts';
import { allLooks, scan } from '../../../../../src/core/scan/scan.ts';
import { racItems, scaffold } from '../../../../../src/core/scan/scaffold/files.ts';
import { PROFILES } from '../../../../../src/ids.ts';

/** The RAC items of a tree: description and check by kind; every check must match a file of the tree. */
async function itemsOf(
  files: Readonly<Record<string, string>>,
): Promise<Record<string, [description: string, hint: string]>> {
  const paths = Object.keys(files).sort();
  const { tree } = listedTree('demo', paths, allLooks(), new Set(), (path) => ({ text: files[path] ?? '' }));
  const items = await racItems(await scan(tree), tree);
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

test('the contract is the contract, not the manifest that names its library', async () => {
  const items = await itemsOf({
    'package.json': '{"name":"a","version":"1.0.0","dependencies":{"express":"4","swagger-ui-express":"5","pg":"8"}}',
    'api/openapi.yaml': OPENAPI,
    'db/migrations/001_init.sql': 'create table a (b int);\n',
    'db/migrations/002_more.sql': 'create table c (d int);\n',
  });
  expect(items['api-spec']).toEqual([
    'What demo offers to its callers: OpenAPI (api/openapi.yaml), by way of Swagger UI.',
    'api/**/openapi.yaml',
  ]);
  expect(items['dataset']?.[1]).toBe('db/migrations/**/*.sql');
});

test('a module is all of its files, without its README', async () => {
  const items = await itemsOf({
    'README.md': PAGE,
    'infra/main.tf': TF,
    'infra/variables.tf': 'variable "a" {}\n',
    'infra/README.md': '# Module\n\n## Requirements\n\n| terraform | >= 1 |\n',
  });
  expect(items['terraform']).toEqual([
    'What demo provisions, in which modules and for which environment: 2 Terraform files in infra/.',
    'infra/**/*.tf',
  ]);
});

test('documentation is counted whole', async () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`docs/guide/page${i}.md`, PAGE]));
  const items = await itemsOf({ ...pages, 'docs/start.md': PAGE, 'notes/other.md': PAGE });
  expect(items['wiki']).toEqual([
    'What demo is for, how it is put together and how it is worked on: 13 pages in docs/.',
    'docs/**/*.md',
  ]);
});

test('of several documentations the large ones count, wherever the first page stands', async () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`docs/page${i}.md`, PAGE]));
  const items = await itemsOf({
    ...pages,
    'crates/a/docs/one.md': PAGE,
    'crates/b/docs/one.md': PAGE,
    '.github/docs/x.md': PAGE,
  });
  expect(items['wiki']).toEqual([
    'What demo is for, how it is put together and how it is worked on: 14 pages in docs/ and crates/.',
    'docs/**/*.md',
  ]);
});

test('a map is about where the code is, in packages as in modules', async () => {
  const packages = ['api', 'web', 'ui'].flatMap((name) => [
    [`packages/${name}/package.json`, `{"name":"${name}","version":"1.0.0","main":"index.js"}`],
    [`packages/${name}/index.ts`, 'export {};\n'],
  ]);
  const workspace = { 'package.json': '{"private":true,"workspaces":["packages/*"]}' };
  expect((await itemsOf({ ...workspace, ...Object.fromEntries(packages) }))['code-map']).toEqual([
    'Where the 3 source files of demo are in 3 packages (npm workspaces), mostly TypeScript: packages/api/ (1), packages/ui/ (1), packages/web/ (1).',
    'packages/**/*.ts',
  ]);
  const tops = ['cmd', 'internal', 'server', 'store'].flatMap((top) =>
    Array.from({ length: 16 }, (_, i) => [`${top}/f${i}.go`, 'package a\n']),
  );
  expect((await itemsOf({ 'go.mod': 'module a\n', ...Object.fromEntries(tops) }))['code-map']).toEqual([
    'Where the 64 source files of demo are, mostly Go: cmd/ (16), internal/ (16), server/ (16), store/ (16).',
    '{cmd/**/*.go,internal/**/*.go,server/**/*.go,store/**/*.go}',
  ]);
});

test('definitions come before the workflows that use them', async () => {
  const items = await itemsOf({
    Dockerfile: 'FROM alpine\nCOPY . .\n',
    'compose.yaml': 'services:\n  a:\n    image: b\n',
    '.github/workflows/publish.yml':
      'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: docker/build-push-action@v6\n        with: { push: true }\n',
    '.github/workflows/test.yml': 'on: push\njobs: {}\n',
  });
  expect(items['infra']).toEqual([
    'How demo is packaged, configured and run: Docker (Dockerfile), Docker Compose (compose.yaml) and GitHub Actions (.github/workflows/publish.yml).',
    '{Dockerfile*,**/Dockerfile*,*compose*.{yml,yaml},**/*compose*.{yml,yaml},.github/**/*publish*.{yml,yaml}}',
  ]);
});

/** Files that a scaffold of these would write, by path. */
async function madeOf(files: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const paths = Object.keys(files).sort();
  const { tree } = listedTree('demo', paths, allLooks(), new Set(), (path) => ({ text: files[path] ?? '' }));
  const made = await scaffold(await scan(tree), tree, { profile: PROFILES.cart, format: 'json', wayToCode: '..' });
  return Object.fromEntries(made.files.map(({ path, text }) => [path, text]));
}

const SHOP: Readonly<Record<string, string>> = {
  'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["django", "celery"]\n',
  'manage.py': '#!/usr/bin/env python\n',
  'CONTRIBUTING.md': '# A\n',
  '.github/CODEOWNERS': '* @a\n',
  Makefile: 'test:\n\tpytest\nlint:\n\truff check .\n',
  'infra/main.tf': TF,
  ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`shop/orders/f${i}.py`, 'x = 1\n'])),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`shop/stock/f${i}.py`, 'x = 1\n'])),
  ...Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`tests/test_f${i}.py`, 'x = 1\n'])),
};

test('an agent knows where it works, what it runs and who decides, in words of this project', async () => {
  expect((await madeOf(SHOP))['agents/backend_dev/rom/instructions.md']).toBe(`# Backend developer

Builds and maintains shop (shop/orders/, shop/stock/ and the top folder, 31 source files) with Django and Celery.

## Where things are

- The code, with its number of source files: shop/orders/ (20), shop/stock/ (10) and the top folder (1).
- It starts at \`manage.py\`.
- The 16 test files stand in \`tests/\` (16).

## Commands

- test: \`make test\` (\`Makefile\`, line 1)
- lint: \`make lint\` (\`Makefile\`, line 3)

## How work is done here

- How changes to shop are made stands in \`CONTRIBUTING.md\`; follow it where it says otherwise.
- Changes to shop wait for the people that \`.github/CODEOWNERS\` names.

## Every task

- After it, run \`make test\` and \`make lint\`, and say what was not run.
- Keep to the task: what is outside it is reported, not changed.
- TODO: what a newcomer to shop/orders/ would get wrong, and who decides for shop when it is not clear.
`);
});

test('who owns most of the code designs; where reviews are asked for, one waits for a person; suites are run by name', async () => {
  const cal = JSON.parse((await madeOf(SHOP))['cal/from-code.cal.json'] ?? '') as { nodes: Record<string, unknown>[] };
  const tasks = cal.nodes.flatMap(({ id, agent, approval, completion }) =>
    agent === undefined ? [] : [[id, agent, approval, completion]],
  );
  expect(tasks).toEqual([
    ['design', 'backend-dev', undefined, { type: 'artifact', produces: 'design note' }],
    ['build-backend-dev', 'backend-dev', undefined, { type: 'artifact', produces: 'reviewable change' }],
    [
      'test-qa-engineer',
      'qa-engineer',
      undefined,
      { type: 'verification', commands: ['make test'], passIntent: 'every command exits with 0' },
    ],
    ['review', 'qa-engineer', 'always', { type: 'guardrail', kind: 'code-review' }],
    ['deploy-devops-engineer', 'devops-engineer', 'always', { type: 'artifact', produces: 'deployment record' }],
  ]);
});

test('the README leads to the code, and the package to whom it belongs', async () => {
  const made = await madeOf({ 'infra/main.tf': TF, 'infra/dns.tf': TF });
  expect(made['README.md']).toContain(
    '   cartwright workflow ready cal/from-code.cal.json --cartridges cartridges --root ..\n',
  );
  expect(made['agents/devops_engineer/cartridge.yaml']).toContain('publisher: local.demo\n');
});

test('types and tags of OKF: an image is no Terraform module, and C# is not C', async () => {
  const files = {
    Dockerfile: 'FROM a\nCOPY . .\n',
    'A.slnx': '<Project/>',
    'a/a.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
    'b/b.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
    'a/A.cs': 'class A {}\n',
    'b/B.cs': 'class B {}\n',
  };
  const cal = JSON.parse((await madeOf(files))['cal/from-code.cal.json'] ?? '') as {
    rac: { kind: string; okf: { type: string; tags: string[] } }[];
  };
  expect(cal.rac.map(({ kind, okf: { type, tags } }) => [kind, type, tags])).toEqual([
    ['code-map', 'Code Wiki', ['code-map', 'csharp']],
    ['infra', 'Infrastructure', ['infra', 'docker']],
  ]);
});

test('knowledge without a role gets its items, an open slot and the reason', async () => {
  const made = await madeOf({ 'README.md': `# A\n\n${'It is a list of things.\n\n'.repeat(40)}` });
  expect(Object.keys(made)).toEqual(['README.md', 'cal/from-code.cal.json']);
  const cal = JSON.parse(made['cal/from-code.cal.json'] ?? '') as { participants: unknown; rac: { id: string }[] };
  expect([cal.participants, cal.rac.map(({ id }) => id)]).toEqual([
    [{ alias: 'anyone', bind: 'slot', slot: { capabilities: [{ taskType: 'review' }] }, required: false }],
    ['project-wiki'],
  ]);
  expect(made['README.md']).toContain('\nNone: no role is sure: among 1 file there is no source code.\n');
});
