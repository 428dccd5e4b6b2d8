import { expect, test } from '@jest/globals';
import type { Change } from '../../../../../src/core/scan/history.ts';
import { listedTree } from '../../../../../src/core/scan/tree/listed.ts';
import { allLooks, scan } from '../../../../../src/core/scan/scan.ts';
import { racItems, scaffold } from '../../../../../src/core/scan/scaffold/files.ts';
import { PROFILES } from '../../../../../src/ids.ts';

/** The RAC items of a tree, as `id: description [hint]`. */
async function itemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const paths = Object.keys(files).sort();
  const { tree } = listedTree('demo', paths, allLooks(), new Set(), (path) => ({ text: files[path] ?? '' }));
  const items = await racItems(await scan(tree), tree);
  return items.map(({ id, description, check }) => `${id}: ${description} [${check.hint}]`);
}

const OPENAPI = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\n';
const TF = 'resource "aws_vpc" "a" {\n}\n';
const PAGE = '# A page\n';

test('the contract is the contract, not the manifest that names its library; migrations say what their check cannot see', async () => {
  expect(
    await itemsOf({
      'package.json': '{"name":"a","version":"1.0.0","dependencies":{"express":"4","swagger-ui-express":"5","pg":"8"}}',
      'api/openapi.yaml': OPENAPI,
      ...Object.fromEntries(
        Array.from({ length: 6 }, (_, i) => [`db/migrations/00${i}_init.sql`, 'create table a (b int);\n']),
      ),
    }),
  ).toEqual([
    'api-contract: OpenAPI document of demo: api/openapi.yaml. [api/openapi.yaml]',
    'data-model: SQL migrations of demo: db/migrations/, 6 files; its check needs one of them. [db/migrations/*.sql]',
  ]);
});

test('an item for each module, made of all of its files without its README', async () => {
  expect(
    await itemsOf({
      'infra/main.tf': TF,
      'infra/variables.tf': 'variable "a" {}\n',
      'infra/README.md': '# Module\n\n## Requirements\n\n| terraform | >= 1 |\n',
      'infra/net/main.tf': TF,
    }),
  ).toEqual([
    'terraform-top: Terraform resources or modules of demo: infra/, 2 files; its check needs one of them. [infra/*.tf]',
    'terraform-net-main-tf: Terraform resources or modules of demo: infra/net/main.tf. [infra/net/main.tf]',
  ]);
});

test('pages that introduce a project stand alone, the others by folder', async () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`docs/guide/page${i}.md`, PAGE]));
  const readme = `# A\n${'A line of it.\n'.repeat(40)}`;
  expect(await itemsOf({ ...pages, 'docs/start.md': PAGE, 'README.md': readme, 'CONTRIBUTING.md': PAGE })).toEqual([
    'project-wiki-readme-md: What demo is, 42 lines: README.md. [README.md]',
    'project-wiki-contributing-md: How work on demo is done, 2 lines: CONTRIBUTING.md. [CONTRIBUTING.md]',
    'project-wiki-docs-guide: Pages of demo: docs/guide/, 12 files; its check needs one of them. [docs/guide/*.md]',
    'project-wiki-docs-start-md: Pages of demo: docs/start.md. [docs/start.md]',
  ]);
});

test('a map for each module: what it holds and what it is made with', async () => {
  expect(
    await itemsOf({
      'package.json': '{"private":true,"workspaces":["packages/*"]}',
      'packages/api/package.json': '{"name":"api","version":"1.0.0","main":"index.js","dependencies":{"express":"4"}}',
      'packages/api/src/server.ts': 'export {};\n',
      'packages/web/package.json': '{"name":"web","version":"1.0.0","main":"index.js"}',
      'packages/web/index.ts': 'export {};\n',
      'packages/ui/package.json': '{"name":"ui","version":"1.0.0","main":"index.js"}',
      'packages/ui/a.ts': 'export {};\n',
      'packages/ui/b.ts': 'export {};\n',
    }),
  ).toEqual([
    'code-map-packages-ui: 2 TypeScript source files below packages/ui/. [packages/ui/**/*.ts]',
    'code-map-packages-api-src: 1 TypeScript source file below packages/api/src/. [packages/api/src/**/*.ts]',
    'code-map-packages-web: 1 TypeScript source file below packages/web/. [packages/web/**/*.ts]',
    ...['', 'packages/api/', 'packages/ui/', 'packages/web/'].map(
      (folder) =>
        `code-map-${folder.replaceAll('/', '-')}package-json: Manifest of demo: ${folder}package.json. [${folder}package.json]`,
    ),
  ]);
});

test('an item for each definition, so that the loss of one shows', async () => {
  expect(
    await itemsOf({
      Dockerfile: 'FROM alpine\nCOPY . .\n',
      'compose.yaml': 'services:\n  a:\n    image: b\n',
      '.github/workflows/publish.yml':
        'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: docker/build-push-action@v6\n        with: { push: true }\n',
      '.github/workflows/test.yml': 'on: push\njobs: {}\n',
    }),
  ).toEqual([
    'infrastructure-dockerfile: Container image (Docker) of demo: Dockerfile. [Dockerfile]',
    'infrastructure-compose-yaml: Compose services of demo: compose.yaml. [compose.yaml]',
    'infrastructure-github-workflows-publish-yml: Pipeline that builds and publishes images (GitHub Actions) of demo: .github/workflows/publish.yml. [.github/workflows/publish.yml]',
  ]);
});

test('a long path that stands in a text is not repeated, and the item is left out with it', async () => {
  const long = 'docs/operations/what-to-do-when-the-nightly-load-has-failed.md';
  const page = '# A\n\n## Symptoms\n\nx\n\n## Mitigation\n\nx\n\n## Rollback\n\nx\n';
  expect([await itemsOf({ [long]: page }), await itemsOf({ [long]: `${page}\nSee ${long}.\n` })]).toEqual([
    [`operations: Page with the headings of a procedure of demo: ${long}. [${long}]`],
    [],
  ]);
});

/** Files that a scaffold of these would write, by path. */
async function madeOf(
  files: Readonly<Record<string, string>>,
  changes: readonly Change[] = [],
): Promise<Record<string, string>> {
  const paths = Object.keys(files).sort();
  const { tree } = listedTree('demo', paths, allLooks(), new Set(), (path) => ({ text: files[path] ?? '' }));
  const made = await scaffold(await scan(tree), tree, {
    profile: PROFILES.cart,
    format: 'json',
    wayToCode: '..',
    changes,
  });
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

/** Twenty-five changes: most of them below `shop/orders`, with tests. */
const CHANGES = Array.from({ length: 25 }, (_, i) => ({
  subject: i < 20 ? `fix: a ${i}` : 'A merge',
  files: i < 15 ? ['shop/orders/f0.py', 'tests/test_f0.py'] : ['README.md'],
}));

test('an agent knows where it works, what it runs and who decides, in words of this project', async () => {
  expect((await madeOf(SHOP, CHANGES))['agents/backend_dev/rom/instructions.md']).toBe(`# Backend developer

Builds and maintains shop (shop/orders/, shop/stock/ and the top folder, 31 source files) with Django and Celery.

## Where things are

- 20 Python source files below shop/orders/.
- 10 Python source files below shop/stock/.
- 1 Python source file at the top of shop, made with Django and Celery.
- 16 test files, most of them in \`tests/\` (16).

## Commands

- test: \`make test\` (\`Makefile\`, line 1)
- lint: \`make lint\` (\`Makefile\`, line 3)

## How changes are made

- Changes to shop follow \`CONTRIBUTING.md\`.
- They wait for the people that \`.github/CODEOWNERS\` names.
- Their subjects begin with a word such as \`fix:\`: 20 of the last 25 did.
`);
});

test('tasks are what the last changes did, verified by a command; where reviews are asked for, one waits for a person', async () => {
  const tasksOf = async (changes: readonly Change[]): Promise<unknown> => {
    const cal = JSON.parse((await madeOf(SHOP, changes))['cal/from-code.cal.json'] ?? '') as {
      nodes: Record<string, unknown>[];
    };
    return cal.nodes.flatMap(({ id, action, approval, completion }) =>
      action === undefined ? [] : [[id, action, approval, completion]],
    );
  };
  const verified = { type: 'verification', commands: ['make test'], passIntent: 'every command exits with 0' };
  expect(await tasksOf(CHANGES)).toEqual([
    [
      'describe',
      'TODO: say what is to change in shop',
      undefined,
      { type: 'artifact', produces: 'description of the change' },
    ],
    [
      'build-backend-dev',
      'Make the change in shop/orders/, shop/stock/ and the top folder; 25 of the last 25 changes were made there, 15 of them with tests',
      undefined,
      verified,
    ],
    ['test-qa-engineer', 'Cover the change in tests/; 15 of the last 25 changes touched tests', undefined, verified],
    [
      'review',
      'Review the change until the people that .github/CODEOWNERS names agree',
      'always',
      { type: 'guardrail', kind: 'code-review' },
    ],
    [
      'deploy-devops-engineer',
      'Bring the change into operation by way of infra/main.tf',
      'always',
      { type: 'artifact', produces: 'deployment record' },
    ],
  ]);
  expect(JSON.stringify(await tasksOf(CHANGES.slice(0, 19)))).not.toContain('of the last');
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
    ['code-map', 'Code Wiki', ['code-map', 'csharp']],
    ['code-map', 'Code Wiki', ['code-map']],
    ['code-map', 'Code Wiki', ['code-map']],
    ['code-map', 'Code Wiki', ['code-map', 'dotnet-solution']],
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
