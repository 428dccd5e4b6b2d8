import { expect, test } from '@jest/globals';
import { each, found, numbered } from '../../../support/scanned-tree.ts';

const npm = (fields: object): string => JSON.stringify({ name: 'a', version: '1.0.0', main: 'a.js', ...fields });
const code = each(
  numbered(20, (n) => `src/f${n}.ts`),
  'x',
);

/** JavaScript says nothing of where it runs: what does, and what is not enough. */
test.each<[string, Record<string, string>, string[]]>([
  ['a library of neither is said to be a library', { ...code, 'package.json': npm({}) }, ['fullstack_dev']],
  ['scripts without a package are nobody’s', code, []],
  ['a command', { ...code, 'package.json': npm({ bin: { a: 'a.js' } }) }, ['backend_dev']],
  ['a listener', { ...code, 'package.json': npm({}), 'src/server.ts': 'app.listen(3000);\n' }, ['backend_dev']],
  ['a framework itself', { ...code, 'package.json': npm({ name: 'express' }) }, ['backend_dev']],
  [
    'a build for browsers that works on a page',
    { ...code, 'package.json': npm({ unpkg: 'a.js' }), 'src/index.ts': 'document.querySelector("a");\n' },
    ['frontend_dev'],
  ],
  [
    'browser tests and a build',
    { ...code, 'package.json': npm({ browser: 'a.js', devDependencies: { jsdom: '1' } }) },
    ['frontend_dev'],
  ],
  [
    'one sign of a browser is not enough',
    { ...code, 'package.json': npm({ devDependencies: { jsdom: '1' } }) },
    ['fullstack_dev'],
  ],
  [
    'the command of a small package says little of the rest',
    { ...code, 'package.json': npm({}), 'tools/x/package.json': npm({ bin: 'a.js' }), 'tools/x/a.js': 'x' },
    ['fullstack_dev'],
  ],
])('%s', (_, files, expected) => {
  expect(found(files)).toEqual(expected);
});

const go = each(
  numbered(60, (n) => `engine/f${n}.go`),
  'package engine\n',
);
const page = (title: string): string => `# ${title}\n\n${'Do this, then that.\n\n'.repeat(10)}`;
const workflow = (text: string): string =>
  `on:\n  schedule:\n    - cron: "5 5 * * *"\njobs:\n  a:\n    steps:\n      - run: ${text}\n`;

test.each<[string, Record<string, string>, string[]]>([
  [
    'a small tool beside the project is not one of its ends',
    {
      ...go,
      'go.mod': 'module a\n',
      'exporter/package.json': npm({ dependencies: { react: '1' } }),
      'exporter/a.tsx': 'x',
      'exporter/b.tsx': 'x',
      'exporter/c.tsx': 'x',
    },
    ['backend_dev'],
  ],
  [
    'a library that moves data makes no data engineer of a server',
    { 'pyproject.toml': '[project]\nname = "a"\ndependencies = ["django", "petl"]\n', 'a/b.py': 'x' },
    ['backend_dev'],
  ],
  [
    'many pages of operations count together',
    Object.fromEntries(numbered(6, (n) => `docs/operations/p${n}.md`).map((path) => [path, page(path)])),
    ['wiki', 'runbook'],
  ],
  ['one does not', { 'docs/operations/a.md': page('A') }, []],
  [
    'preparation scripts count together',
    each(['data/prepare.py', 'data/download.py', 'data/make_dataset.py'], 'x'),
    ['dataset'],
  ],
  [
    'tables are a schema wherever they are created',
    { 'core/everything.cql': 'CREATE TABLE a (b int);\n' },
    ['dataset'],
  ],
  ['a query creates none', { 'core/everything.sql': 'SELECT 1;\n' }, []],
  ['a plan for incidents where GitHub looks', { '.github/incident-response.md': page('Incident') }, ['runbook']],
  ['a bare Procfile', { Procfile: 'web: ./a\n' }, ['devops_engineer', 'infra']],
  ['a machine of Nix', { 'hosts/web/default.nix': '{ }\n' }, ['devops_engineer', 'infra']],
  ['Jsonnet of a cluster', { 'main.libsonnet': 'local k = import "k8s.libsonnet";\n' }, ['devops_engineer', 'infra']],
  ['a job that commits nothing', { 'fires.json': '[]', '.github/workflows/fetch.yml': workflow('make report') }, []],
  [
    'records in a data folder',
    each(
      numbered(4, (n) => `data/r${n}.yaml`),
      'a: 1\n',
    ),
    ['dataset'],
  ],
  [
    'a book of notebooks',
    each(
      numbered(12, (n) => `ch${n}.ipynb`),
      '{"cells":[]}',
    ),
    ['wiki'],
  ],
  [
    'examples in the text that are run as tests',
    {
      'setup.py': 'setup()\n',
      'pytest.ini': '[pytest]\naddopts = --doctest-modules\n',
      ...each(
        numbered(20, (n) => `a/f${n}.py`),
        'def f():\n    """\n    >>> f()\n    1\n    """\n',
      ),
    },
    ['backend_dev', 'qa_engineer'],
  ],
  [
    'tests that are in the files that they test',
    {
      'Cargo.toml': '[package]\nname = "a"\n',
      ...each(
        numbered(20, (n) => `src/f${n}.rs`),
        '#[cfg(test)]\nmod tests {}\n',
      ),
    },
    ['backend_dev', 'qa_engineer'],
  ],
  [
    'an image to work in is not an operation',
    {
      Dockerfile: 'FROM node\nRUN corepack enable\n',
      'compose.yaml': 'services:\n  a:\n    volumes:\n      - ./:/a\n',
    },
    [],
  ],
  ['databases to work against are none', { 'docker-compose.yml': 'services:\n  db:\n    image: postgres:17\n' }, []],
  [
    'bringing pages online is none',
    { '.github/workflows/docs.yml': 'jobs:\n  a:\n    steps:\n      - run: firebase deploy\n' },
    [],
  ],
  [
    'releasing to a store is',
    { '.github/workflows/release.yml': 'jobs:\n  a:\n    steps:\n      - uses: r0adkll/upload-google-play@v1\n' },
    ['devops_engineer', 'infra'],
  ],
])('%s', (_, files, expected) => {
  expect(found(files)).toEqual(expected);
});
