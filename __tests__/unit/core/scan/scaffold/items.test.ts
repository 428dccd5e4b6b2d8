import { expect, test } from '@jest/globals';
import type { Change } from '../../../../../src/core/scan/history.ts';
import { listedTree } from '../../../../../src/core/scan/tree/listed.ts';
import { allLooks, scan } from '../../../../../src/core/scan/scan.ts';
import { compileGlob } from '../../../../../src/core/value/glob.ts';
import { scaffold } from '../../../../../src/core/scan/scaffold/files.ts';
import { racItems } from '../../../../../src/core/scan/scaffold/prove.ts';
import { PROFILES } from '../../../../../src/ids.ts';

/** The RAC items of a tree, as `id: description [hint]`. */
async function itemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const paths = Object.keys(files).sort();
  const { tree } = listedTree('demo', paths, allLooks(), new Set(), (path) => ({ text: files[path] ?? '' }));
  const items = racItems(await scan(tree), tree);
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
    'data-model: SQL migrations of demo: db/migrations/; its check needs one of them. [db/migrations/*.sql]',
  ]);
});

test("Python's marker of a package is not a migration", async () => {
  const django = 'from django.db import migrations\n\nclass Migration(migrations.Migration):\n    operations = []\n';
  expect(
    await itemsOf({
      'pyproject.toml': '[project]\nname = "demo"\ndependencies = ["django"]\n',
      'shop/migrations/__init__.py': '',
      'shop/migrations/0001_initial.py': django,
      'shop/migrations/0002_more.py': django,
    }),
  ).toContain(
    'data-model: Django migrations of demo: shop/migrations/; its check needs one of them. [shop/migrations/{0001_initial.py,0002_more.py}]',
  );
});

test('what defines resources in a module is told file by file, apart from its other files, without its README', async () => {
  expect(
    await itemsOf({
      'infra/main.tf': TF,
      'infra/variables.tf': 'variable "a" {}\n',
      'infra/outputs.tf': 'output "a" {}\n',
      'infra/README.md': '# Module\n\n## Requirements\n\n| terraform | >= 1 |\n',
      'infra/net/main.tf': TF,
    }),
  ).toEqual([
    'terraform-main-tf: Terraform file of demo: infra/main.tf. [infra/main.tf]',
    'terraform-net-main-tf: Terraform file of demo: infra/net/main.tf. [infra/net/main.tf]',
    'terraform-top: Other Terraform files of demo: infra/; its check needs one of them. [infra/{outputs.tf,variables.tf}]',
  ]);
});

test('of more than three modules each is one item, whatever its files hold', async () => {
  const files = ['a', 'b', 'c', 'd'].flatMap((name) => [
    [`${name}/main.tf`, TF],
    [`${name}/variables.tf`, 'variable "a" {}\n'],
  ]);
  expect(await itemsOf(Object.fromEntries(files))).toEqual(
    ['a', 'b', 'c', 'd'].map(
      (name) => `terraform-${name}: Terraform files of demo: ${name}/; its check needs one of them. [${name}/*.tf]`,
    ),
  );
});

test('migrations that have a folder each are one item', async () => {
  const files = ['20210924225358_initial', '20211001143221_tags'].map((name) => [
    `prisma/migrations/${name}/migration.sql`,
    'create table a (b int);\n',
  ]);
  expect(await itemsOf(Object.fromEntries(files))).toEqual([
    'data-model: SQL migrations of demo: prisma/migrations/; its check needs one of them. [prisma/migrations/**/*.sql]',
  ]);
});

test('what runs in a Helm chart is a part of the chart; what is beside charts is not', async () => {
  const manifest = 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a\n';
  expect(
    await itemsOf({
      ...Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [
          [`charts/${name}/Chart.yaml`, `apiVersion: v2\nname: ${name}\nversion: 0.1.0\n`],
          [`charts/${name}/values.yaml`, 'a: 1\n'],
          [`charts/${name}/templates/deployment.yaml`, manifest],
          [`charts/${name}/alertmanager/rules.yaml`, 'groups: []\n'],
        ]),
      ),
      'cluster/deployment.yaml': manifest,
    }),
  ).toEqual([
    ...['a', 'b', 'c', 'd', 'e'].map(
      (name) =>
        `infrastructure-charts-${name}-chart-yaml: Helm chart of demo: charts/${name}/Chart.yaml. [charts/${name}/Chart.yaml]`,
    ),
    'infrastructure-cluster-deployment-yaml: Kubernetes manifest of demo: cluster/deployment.yaml. [cluster/deployment.yaml]',
  ]);
});

test('where many files define resources, each module is one item', async () => {
  const files = ['a', 'b', 'c', 'd'].flatMap((name) =>
    ['dns', 'main', 'net'].map((file) => [`${name}/${file}.tf`, TF]),
  );
  expect(await itemsOf(Object.fromEntries(files))).toEqual(
    ['a', 'b', 'c', 'd'].map(
      (name) => `terraform-${name}: Terraform files of demo: ${name}/; its check needs one of them. [${name}/*.tf]`,
    ),
  );
});

test('pages on how work is done are told alone, the others by folder', async () => {
  const pages = (dir: string, count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`docs/${dir}page${i}.md`, PAGE]));
  expect(
    await itemsOf({
      ...pages('', 5),
      ...Object.fromEntries('abcdefghijk'.split('').map((name) => [`docs/${name}/only.md`, PAGE])),
      ...pages('guide/', 12),
      'docs/index.md': PAGE,
      'docs/development-guide.md': PAGE,
    }),
  ).toEqual([
    'project-wiki-development-guide-md: How work on demo is done: docs/development-guide.md. [docs/development-guide.md]',
    'project-wiki-top: Pages of demo: docs/; its check needs one of them. [docs/*.md]',
    'project-wiki-guide: Pages of demo: docs/guide/; its check needs one of them. [docs/guide/*.md]',
    'project-wiki-top-2: Other pages of demo: docs/; its check needs one of them. [docs/**/only.md]',
  ]);
});

test('where there are many manifests, each of the members is an item, and each language has its workspace', async () => {
  const members = Object.fromEntries(
    ['cart', 'pay', 'ship', 'stock'].flatMap((name) => [
      [`services/${name}/go.mod`, `module example.com/${name}\n`],
      [`services/${name}/main.go`, 'package main\n'],
    ]),
  );
  const items = await itemsOf({
    ...members,
    'package.json': '{"private":true,"workspaces":["web"]}',
    'pyproject.toml': '[tool.uv.workspace]\nmembers = ["jobs"]\n',
    'turbo.json': '{}',
    'web/package.json': '{"name":"web","version":"1.0.0","main":"index.js"}',
    'web/index.js': 'export {};\n',
    'jobs/pyproject.toml': '[project]\nname = "jobs"\n',
    'jobs/main.py': 'x = 1\n',
  });
  expect(items.filter((item) => item.includes('anifest'))).toEqual([
    'code-map-package-json: Manifest of demo: package.json. [package.json]',
    'code-map-pyproject-toml: Manifest of demo: pyproject.toml. [pyproject.toml]',
    'code-map-services-cart-go-mod: Manifest of cart: services/cart/go.mod. [services/cart/go.mod]',
    'code-map-services-pay-go-mod: Manifest of pay: services/pay/go.mod. [services/pay/go.mod]',
    'code-map-services-ship-go-mod: Manifest of ship: services/ship/go.mod. [services/ship/go.mod]',
    'code-map-services-stock-go-mod: Manifest of stock: services/stock/go.mod. [services/stock/go.mod]',
    'code-map-jobs-pyproject-toml: Manifest of jobs: jobs/pyproject.toml. [jobs/pyproject.toml]',
    'code-map-web-package-json: Manifest of web: web/package.json. [web/package.json]',
  ]);
});

test('models of dbt and what describes them are told, by what files say and not by their names', async () => {
  const items = await itemsOf({
    'dbt_project.yml': 'name: shop\nversion: "1.0"\n',
    'models/shop.yml': 'version: 2\n\nmodels:\n  - name: orders\n',
    'models/orders.sql': 'select 1\n',
    'models/settings.yml': 'models:\n  - orders\n',
    'queries/all.sql': 'select 1\n',
  });
  expect(items.filter((item) => item.startsWith('data-model'))).toEqual([
    'data-model-dbt-project-yml: Warehouse project (dbt) of demo: dbt_project.yml. [dbt_project.yml]',
    'data-model-models-orders-sql: SQL model (dbt) of demo: models/orders.sql. [models/orders.sql]',
    'data-model-models-shop-yml: Table descriptions (dbt) of demo: models/shop.yml. [models/shop.yml]',
  ]);
});

test('pages that introduce a project are alone, the others by folder', async () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`docs/guide/page${i}.md`, PAGE]));
  const readme = `# A\n${'A line of it.\n'.repeat(40)}`;
  expect(await itemsOf({ ...pages, 'docs/start.md': PAGE, 'README.md': readme, 'CONTRIBUTING.md': PAGE })).toEqual([
    'project-wiki-readme-md: What demo is: README.md. [README.md]',
    'project-wiki-contributing-md: How work on demo is done: CONTRIBUTING.md. [CONTRIBUTING.md]',
    'project-wiki-docs-guide: Pages of demo: docs/guide/; its check needs one of them. [docs/guide/*.md]',
    'project-wiki-docs-start-md: Page of demo: docs/start.md. [docs/start.md]',
  ]);
});

test('parts of a project say what they are; of several sites of a kind the one nearest to the top is told', async () => {
  const charts = Object.fromEntries(
    Array.from({ length: 5 }, (_, i) => [`charts/c${i}/README.md`, 'One.\n\n'.repeat(5)]),
  );
  const site = '[book]\ntitle = "A"\n';
  const readme = `# A\n${'A line of it.\n'.repeat(40)}`;
  expect(
    await itemsOf({
      ...charts,
      'tools/README.md': '# Tools\n\nOne.\n\nTwo.\n\nThree.\n',
      'book.toml': site,
      'a/book.toml': site,
      'src/one.md': PAGE,
      'README.md': readme,
      'GUIDELINES.md': PAGE,
    }),
  ).toEqual([
    'project-wiki-readme-md: What demo is: README.md. [README.md]',
    'project-wiki-guidelines-md: How work on demo is done: GUIDELINES.md. [GUIDELINES.md]',
    'project-wiki-book-toml: mdBook site of demo: book.toml. [book.toml]',
    'project-wiki-src-one-md: Page of demo (mdBook): src/one.md. [src/one.md]',
    'project-wiki-charts: READMEs in demo: charts/; its check needs one of them. [charts/**/*.md]',
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
    'code-map-packages-ui: TypeScript source files below packages/ui/; its check needs one of them. [packages/ui/**/*.ts]',
    'code-map-packages-api-src: TypeScript source file below packages/api/src/. [packages/api/src/**/*.ts]',
    'code-map-packages-web: TypeScript source file below packages/web/. [packages/web/**/*.ts]',
    'code-map-package-json: Manifest of demo: package.json. [package.json]',
    ...['api', 'ui', 'web'].map(
      (name) =>
        `code-map-packages-${name}-package-json: Manifest of ${name}: packages/${name}/package.json. [packages/${name}/package.json]`,
    ),
  ]);
});

test('notebooks are places to work in, and an item of their own', async () => {
  const files = {
    'README.md': '# A\n'.repeat(30),
    'requirements.txt': 'tensorflow\n',
    ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`ch${n}.ipynb`, '{"source":"import tensorflow"}'])),
  };
  expect((await itemsOf(files)).filter((each) => each.includes('otebook'))).toEqual([
    'project-wiki-the-top-folder: Notebooks of demo: the top folder; its check needs one of them. [*.ipynb]',
  ]);
  expect((await saidOf(files, 'ml_engineer')).actions).toEqual([
    'TODO: say what is to change in demo',
    'Make the change in the notebooks in the top folder',
  ]);
});

test('what is left over names its languages', async () => {
  const sources = ['go', 'go', 'go', 'go', 'cs', 'cs', 'cs', 'py', 'py', 'js', 'js', 'js', 'rb'];
  const items = await itemsOf({
    ...Object.fromEntries(sources.map((ending, i) => [`src/service${i}/main.${ending}`, 'x\n'])),
    'src/service0/go.mod': 'module example.com/a\n',
    'src/service4/go.mod': 'module example.com/b\n',
  });
  expect(items.filter((item) => item.includes('elsewhere'))).toEqual([
    'code-map-top: Python and JavaScript source files elsewhere below src/; all of them in src/service7/, src/service8/ and src/service9/; its check needs one of them. [{src/service7/**/*.py,src/service8/**/*.py,src/service9/**/*.js}]',
  ]);
});

test('what is left over is elsewhere; what few files depend on is not what all are made with', async () => {
  const crates = Array.from({ length: 14 }, (_, n) => [`crates/c${n}/src/a.rs`, '']);
  const large = ['x', 'y'].flatMap((name) =>
    Array.from({ length: 100 }, (_, n) => [`crates/${name}/src/f${n}.rs`, '']),
  );
  const files = {
    'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
    'crates/c0/Cargo.toml': '[package]\nname = "c0"\n[dependencies]\naxum = "1"\n',
    'crates/x/Cargo.toml': '[package]\nname = "x"\n[dependencies]\nclap = "1"\n',
    ...Object.fromEntries([...crates, ...large]),
  };
  const maps = (await itemsOf(files)).filter((each) => each.includes('source files'));
  expect(maps.map((each) => each.replace(/ \[\{.*/, ''))).toEqual([
    ...['x', 'y'].map(
      (name) =>
        `code-map-crates-${name}-src: Rust source files below crates/${name}/src/; its check needs one of them. [crates/${name}/src/**/*.rs]`,
    ),
    'code-map-crates: Rust source files elsewhere below crates/; its check needs one of them.',
  ]);
  const { 'agents/backend_dev/cartridge.yaml': made = '' } = await madeOf(files);
  expect(/^description: .*/m.exec(made)?.[0]).toBe('description: Builds and maintains demo with Rust.');
});

test('what no short glob finds is told in shares that one does', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `part-number-${n}-of-the-platform`);
  const paths = names.map((name, n) => `${name}/playbooks/play-${n}.yml`);
  const items = await itemsOf(Object.fromEntries(paths.map((path) => [path, '- hosts: all\n'])));
  const globs = items.flatMap((item) => / \[(.+)\]$/.exec(item)?.[1] ?? []).map(compileGlob);
  expect(paths.filter((path) => !globs.some((glob) => 'matches' in glob && glob.matches(path)))).toEqual([]);
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
  files: i < 15 ? ['shop/orders/f0.py', 'tests/test_f0.py'] : ['README.md'],
}));

test('an agent knows where it works, what it runs and who decides, in words of this project', async () => {
  expect((await madeOf(SHOP, CHANGES))['agents/backend_dev/rom/instructions.md']).toBe(`# Backend developer

Builds and maintains shop with Python and Django.

## Where things are

- Python source files below shop/orders/.
- Python source files below shop/stock/.
- Python source file: manage.py.
- Tests are in \`tests/\`.

## Commands

- test: \`make test\` (\`Makefile\`, line 1)
- lint: \`make lint\` (\`Makefile\`, line 3)

## How changes are made

- Changes to shop follow \`CONTRIBUTING.md\`.
- \`.github/CODEOWNERS\` asks @a to review changes.
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
      'Make the change in shop/orders/; 15 of the last 25 changes were made there',
      undefined,
      verified,
    ],
    ['test-qa-engineer', 'Cover the change in tests/', undefined, verified],
    [
      'review',
      'Review the change; .github/CODEOWNERS asks @a to agree',
      'always',
      { type: 'guardrail', kind: 'code-review' },
    ],
  ]);
  expect(JSON.stringify(await tasksOf(CHANGES.slice(0, 19)))).not.toContain('of the last');
});

test('a role has a part in a change where one in twenty of the last changes touched its files', async () => {
  const touching = (count: number): Change[] => [
    ...CHANGES.slice(count),
    ...Array.from({ length: count }, () => ({ files: ['Dockerfile'] })),
  ];
  const { 'infra/main.tf': _, ...shop } = SHOP;
  const saidOfChanges = async (changes: readonly Change[]): Promise<[string, (string | undefined)[]]> => {
    const { description, actions } = await saidOf(
      { ...shop, Dockerfile: 'FROM a\nCOPY . .\n' },
      'devops_engineer',
      changes,
    );
    return [description, actions.filter((action) => action.startsWith('Keep'))];
  };
  const seldom = 'A change to shop is made by backend-dev and tested by qa-engineer.';
  const often = 'A change to shop is made by backend-dev and devops-engineer and tested by qa-engineer.';
  expect([await saidOfChanges(touching(1)), await saidOfChanges(touching(2)), await saidOfChanges([])]).toEqual([
    [seldom, []],
    [often, ['Keep the container image in step with the change; 2 of the last 25 changes touched this file']],
    [often, ['Keep the container image in step with the change']],
  ]);
});

/** What `init` says of a project: its CAL's description and tasks, and the lines of a role's instructions. */
async function saidOf(
  files: Readonly<Record<string, string>>,
  role: string,
  changes: readonly Change[] = [],
): Promise<{ description: string; actions: string[]; lines: string[] }> {
  const made = await madeOf(files, changes);
  const cal = JSON.parse(made['cal/from-code.cal.json'] ?? '') as {
    description: string;
    nodes: { action?: string; completion?: { commands?: string[] } }[];
  };
  return {
    description: cal.description,
    actions: cal.nodes.flatMap(({ action, completion }) =>
      action === undefined ? [] : [[action, ...(completion?.commands ?? [])].join(' | ')],
    ),
    lines: (made[`agents/${role}/rom/instructions.md`] ?? '').split('\n').filter((line) => line.startsWith('- ')),
  };
}

const SERVER_AND_PAGE: Readonly<Record<string, string>> = {
  'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["fastapi"]\n',
  'shop/ml/train.py': 'import torch\n',
  'AGENTS.md': 'Run `pytest`.\n',
  'web/package.json':
    '{"name":"web","dependencies":{"react":"19"},"scripts":{"test":"vitest run","lint":"tsc --noEmit"}}',
  'shop/api/migrations/versions/1_a.py': 'x = 1\n',
  'shop/api/migrations/versions/2_b.py': 'x = 1\n',
  'alembic.ini': '[alembic]\n',
  'tests/test_a.py': '',
  'web/src/a.test.tsx': '',
  '.github/workflows/ship.yml':
    'on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: docker/build-push-action@v6\n',
  Dockerfile: 'FROM a\nCOPY . .\n',
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`shop/api/f${i}.py`, 'x = 1\n'])),
  ...Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`shop/ml/f${i}.py`, 'x = 1\n'])),
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`web/src/f${i}.tsx`, 'x;\n'])),
};

/** Changes in the folders of each, and two elsewhere. */
const IN_EACH: readonly Change[] = ['web/src/f0.tsx', 'shop/api/f0.py', 'shop/ml/f0.py', 'README.md'].flatMap(
  (path, i) => Array.from({ length: [8, 8, 6, 2][i] ?? 0 }, () => ({ files: [path] })),
);

test('each role is told of its own folders, tests and commands; a pipeline releases, a container is kept in step', async () => {
  const page = await saidOf(SERVER_AND_PAGE, 'frontend_dev', IN_EACH);
  expect(page).toEqual({
    description:
      'A change to shop is made by frontend-dev, backend-dev and ml-engineer and released by devops-engineer.',
    actions: [
      'TODO: say what is to change in shop',
      'Make the change in web/src/; 8 of the last 24 changes were made there | cd web && npm test',
      'Make the change in shop/; 14 of the last 24 changes were made there | pytest',
      'Make the change in shop/ml/; 6 of the last 24 changes were made there | pytest',
      'Publish the images of the change with .github/workflows/ship.yml',
    ],
    lines: [
      '- TypeScript source files below web/src/.',
      '- Tests are beside the code.',
      '- test: `npm test` in `web/` (`web/package.json`, line 1)',
      '- lint: `npm run lint` in `web/` (`web/package.json`, line 1)',
      '- Changes to shop follow `AGENTS.md`.',
    ],
  });
  // Where few changes were made in a folder, the one that holds the code is named.
  const few = Array.from({ length: 60 }, (_, i) => ({ files: [i < 5 ? 'web/src/f0.tsx' : 'README.md'] }));
  expect((await saidOf(SERVER_AND_PAGE, 'frontend_dev', few)).actions[1]).toBe(
    'Make the change in web/src/ | cd web && npm test',
  );
  // So it is where nothing is known of the changes.
  expect((await saidOf(SERVER_AND_PAGE, 'frontend_dev')).actions[1]).toBe(
    'Make the change in web/src/ | cd web && npm test',
  );
  expect((await saidOf(SERVER_AND_PAGE, 'backend_dev')).lines).toContain(
    '- Migrations of the data model are in shop/api/migrations/versions/.',
  );
  const { '.github/workflows/ship.yml': _, ...still } = SERVER_AND_PAGE;
  expect((await saidOf(still, 'devops_engineer')).actions).toContain(
    'Keep the container image in step with the change',
  );
});

test('who works in no folder of its own is not told where others make their changes', async () => {
  const files = {
    'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["fastapi", "torch"]\n',
    'train.py': 'import torch\n',
    ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`shop/f${n}.py`, 'x\n'])),
  };
  const changes = Array.from({ length: 40 }, () => ({ files: ['shop/f0.py'] }));
  expect((await saidOf(files, 'ml_engineer', changes)).actions.slice(1)).toEqual([
    'Make the change in shop/; 40 of the last 40 changes were made there',
    'Make the change where shop uses PyTorch',
  ]);
});

test('what tests a small part, or another language, verifies no change', async () => {
  const files = {
    ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`shop/f${n}.py`, 'x\n'])),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`shop/ui/f${n}.js`, 'x\n'])),
    'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["flask"]\n',
    'shop/ui/package.json': '{"name":"ui","scripts":{"test":"jest"}}',
    'shop/ui/a.test.js': '',
    'tests/test_a.py': '',
  };
  const changes = Array.from({ length: 20 }, () => ({ files: ['shop/f0.py'] }));
  const { actions, lines } = await saidOf(files, 'backend_dev', changes);
  expect([actions[1], lines.filter((line) => line.includes('test:'))]).toEqual([
    'Make the change in shop/; 20 of the last 20 changes were made there',
    ['- test: `npm test` in `shop/ui/` (`shop/ui/package.json`, line 1)'],
  ]);
});

test('tests of a small part do not show that a change to the rest holds', async () => {
  const files = {
    ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`big/f${i}.go`, 'package a\n'])),
    'big/go.mod': 'module big\n',
    'small/go.mod': 'module small\n',
    'small/a.go': 'package a\n',
    'small/b.go': 'package a\n',
    'small/a_test.go': 'package a\n',
    'small/README.md': 'Run `go test ./...`.\n',
  };
  const { actions, lines } = await saidOf(files, 'backend_dev');
  expect([actions, lines.filter((line) => line.startsWith('- test'))]).toEqual([
    ['TODO: say what is to change in demo', 'Make the change in demo'],
    ['- test: `go test ./...` in `small/` (`small/README.md`, line 1)'],
  ]);
});

test('learning that only a file at the top shows has no folder of its own', async () => {
  const files = {
    'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["fastapi"]\n',
    'train.py': 'import torch\n',
    'AGENTS.md': 'Run `pytest`.\n',
    'tests/test_a.py': '',
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`shop/api/f${i}.py`, 'x = 1\n'])),
    ...Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`shop/more/f${i}.py`, 'x = 1\n'])),
  };
  expect((await saidOf(files, 'ml_engineer')).actions.slice(2)).toEqual([
    'Make the change where shop uses PyTorch | pytest',
  ]);
});

test('what there is to know of changes: who reviews, what is released and labelled', async () => {
  const files = {
    ...SHOP,
    'CONTRIBUTING.md': '# A\n\nLook for `good first issue`.\n',
    'docs/RELEASING.md': '# A\n',
    '.github/CODEOWNERS': '# who\n* @a\n/shop/ @b @org/team # the shop\n/shop/stock/ @b\n',
  };
  const { lines, actions } = await saidOf(files, 'backend_dev', CHANGES);
  expect([
    lines.slice(lines.findIndex((line) => line.includes('follow'))),
    actions.find((each) => /Review/.test(each)),
  ]).toEqual([
    [
      '- Changes to shop follow `CONTRIBUTING.md`.',
      '- `.github/CODEOWNERS` asks @b, @org/team and @a to review changes.',
      '- Releases follow `docs/RELEASING.md`.',
      '- Issues to begin with are labelled `good first issue` (`CONTRIBUTING.md`, line 3).',
    ],
    'Review the change; .github/CODEOWNERS asks @b, @org/team and @a to agree',
  ]);
});

test('models of a warehouse are where they are', async () => {
  const files = {
    'dbt_project.yml': 'name: demo\n',
    ...Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`models/m${i}.sql`, 'select 1\n'])),
  };
  const changes = Array.from({ length: 20 }, (_, i) => ({ files: [i < 12 ? 'models/m0.sql' : 'README.md'] }));
  expect((await saidOf(files, 'data_engineer', changes)).actions).toEqual([
    'TODO: say what is to change in demo',
    'Make the change in models/; 12 of the last 20 changes were made there',
  ]);
});

test('a folder in which few changes were made is named without their number, one that holds the top without any', async () => {
  const actionFor = async (path: string, count: number): Promise<string | undefined> => {
    const changes = Array.from({ length: 40 }, (_, i) => ({ files: [i < count ? path : 'README.md'] }));
    return (await saidOf(SHOP, 'backend_dev', changes)).actions[1];
  };
  expect([
    await actionFor('shop/orders/f0.py', 4),
    await actionFor('shop/orders/f0.py', 3),
    await actionFor('manage.py', 9),
  ]).toEqual([
    'Make the change in shop/orders/; 4 of the last 40 changes were made there | make test',
    'Make the change in shop | make test',
    'Make the change in the top folder | make test',
  ]);
});

test('a review goes to who looks for weak places, else to who tests, and to nobody who made the change', async () => {
  const reviewersOf = async (files: Readonly<Record<string, string>>): Promise<(string | undefined)[]> => {
    const cal = JSON.parse((await madeOf(files))['cal/from-code.cal.json'] ?? '') as {
      nodes: { id: string; agent?: string }[];
    };
    return cal.nodes.filter(({ id }) => id === 'review').map(({ agent }) => agent);
  };
  const made = Object.fromEntries(Object.entries(SHOP).filter(([path]) => !path.startsWith('tests/')));
  const secured = { ...SHOP, 'README.md': `# shop\n\nA password manager.\n\n${'It is about a thing.\n\n'.repeat(20)}` };
  const roles = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
    Object.keys(await madeOf(files)).flatMap((path) => /^agents\/(\w+)\/cartridge\.yaml$/.exec(path)?.[1] ?? []);
  expect(
    await Promise.all([made, SHOP, secured].map(async (files) => [await roles(files), await reviewersOf(files)])),
  ).toEqual([
    [['backend_dev', 'devops_engineer'], []],
    [['backend_dev', 'devops_engineer', 'qa_engineer'], ['qa-engineer']],
    [['backend_dev', 'devops_engineer', 'qa_engineer', 'security_expert'], ['security-expert']],
  ]);
});

test('the README leads to the code, and the package to whom it belongs', async () => {
  const made = await madeOf({ 'infra/main.tf': TF, 'infra/dns.tf': TF });
  expect(made['README.md']).toContain(
    '   cartwright workflow ready cal/from-code.cal.json --cartridges cartridges --root ..\n',
  );
  expect(made['agents/devops_engineer/cartridge.yaml']).toContain('publisher: local.demo\n');
});

test('types and tags of OKF: an image is not a Terraform module, and C# is not C', async () => {
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

test('what directs migrations, and tables of an application in TypeScript, are parts of the data model', async () => {
  const items = await itemsOf({
    'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["sqlalchemy", "alembic"]\n',
    'alembic.ini': '[alembic]\n',
    'alembic/env.py': 'x = 1\n',
    'alembic/versions/1_a.py': 'x = 1\n',
    'web/drizzle.config.ts': 'export default {};\n',
    'web/src/schema.ts': 'export const carts = pgTable("carts", {});\n',
    'web/src/form/schema.ts': 'export const form = z.object({});\n',
  });
  expect(items.filter((item) => item.startsWith('data-model'))).toEqual([
    'data-model-alembic-versions-1-a-py: Alembic migrations of shop: alembic/versions/1_a.py. [alembic/versions/1_a.py]',
    'data-model-alembic-ini: Alembic configuration of shop: alembic.ini. [alembic.ini]',
    'data-model-alembic-env-py: Alembic configuration of shop: alembic/env.py. [alembic/env.py]',
    'data-model-web-drizzle-config-ts: Drizzle configuration of shop: web/drizzle.config.ts. [web/drizzle.config.ts]',
    'data-model-web-src-schema-ts: Drizzle schema of shop: web/src/schema.ts. [web/src/schema.ts]',
  ]);
});

test('values beside no chart, an inventory of machines and resources of Flux are parts of the infrastructure', async () => {
  const flux = 'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata:\n  name: a\n';
  const items = await itemsOf({
    'shop/Chart.yaml': 'apiVersion: v2\nname: shop\nversion: 1.0.0\n',
    'shop/values.yaml': 'replicas: 1\n',
    'stage/values.yaml': 'replicas: 2\n',
    'ansible.cfg': '[defaults]\n',
    'inventory.yml': 'all:\n  children:\n    servers:\n',
    'inventory/production.ini': '[servers]\na ansible_host=b\n',
    'inventory/stock.yml': 'apples: 3\n',
    'clusters/shop.yaml': flux,
  });
  expect(items.filter((item) => item.startsWith('infrastructure'))).toEqual([
    'infrastructure-shop-chart-yaml: Helm chart of demo: shop/Chart.yaml. [shop/Chart.yaml]',
    'infrastructure-ansible-cfg: Ansible configuration of demo: ansible.cfg. [ansible.cfg]',
    'infrastructure-clusters-shop-yaml: Flux resource of demo: clusters/shop.yaml. [clusters/shop.yaml]',
    'infrastructure-inventory-yml: Ansible inventory of demo: inventory.yml. [inventory.yml]',
    'infrastructure-inventory-production-ini: Ansible inventory of demo: inventory/production.ini. [inventory/production.ini]',
    'infrastructure-stage-values-yaml: Values of a Helm chart of demo: stage/values.yaml. [stage/values.yaml]',
  ]);
});

test('a folder whose name ends in docs holds pages', async () => {
  const pages = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`agent-docs/design/page${i}.md`, PAGE]));
  const readme = `# A\n${'A line of it.\n'.repeat(40)}`;
  const code = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`src/f${i}.ts`, 'export {};\n']));
  expect(await itemsOf({ ...pages, ...code, 'package.json': '{"name":"demo"}', 'README.md': readme })).toContain(
    'project-wiki-agent-docs-design: Pages of demo: agent-docs/design/; its check needs one of them. [agent-docs/design/*.md]',
  );
});
