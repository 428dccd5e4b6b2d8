/** What of a tree is taken for source, tests, pages and infrastructure, and what only looks like it. */
import { expect, test } from '@jest/globals';
import { pagesOf } from '../../../../src/core/scan/pages.ts';
import { scanTree } from '../../../../src/core/scan/scan.ts';
import { sourceMap } from '../../../../src/core/scan/map/source-map.ts';
import { each, numbered, treeOf } from '../../../support/scanned-tree.ts';

type Files = Readonly<Record<string, string>>;

const npm = (fields: object): string => JSON.stringify({ name: 'a', version: '1.0.0', ...fields });
const code = each(
  numbered(20, (n) => `src/f${n}.ts`),
  'x',
);
const python = each(
  numbered(20, (n) => `src/a/f${n}.py`),
  'x',
);

function sourceIn(files: Files): Record<string, number> {
  const own = [...treeOf(files).sources].filter(([, folder]) => folder.own > 0);
  return Object.fromEntries(own.map(([path, folder]) => [path, folder.own]));
}

test.each<[string, Files, Record<string, number>]>([
  [
    'settings at the top of a package are none, and inside its source they are',
    {
      ...code,
      'package.json': npm({}),
      ...each(['jest.preset.js', 'vitest.workspace.js', 'jest.setup.ts', 'a.config.mjs'], 'x'),
      'tools/webpack/a.config.js': 'x',
      'packages/app/package.json': npm({}),
      'packages/app/a.config.ts': 'x',
      'src/app.config.ts': 'x',
      'src/vite.config.ts': 'x',
    },
    { src: 21 },
  ],
  [
    'what configures a build with CMake is none, and what others include is',
    {
      'CMakeLists.txt': 'project(a)\n',
      'cmake/try.cpp': 'x',
      'src/a.cc': 'x',
      'include/benchmark/a.h': 'x',
      'benchmark/b.cc': 'x',
    },
    { src: 1, 'include/benchmark': 1 },
  ],
  [
    'tasks of developers at the top are none',
    { ...python, 'tasks.py': 'x', 'fabfile.py': 'x', 'src/b/tasks.py': 'x' },
    { 'src/a': 20, 'src/b': 1 },
  ],
  [
    'a module of PHP is source, whatever it is called; a folder of tests is not',
    { 'src/Sandbox/Policy.php': 'x', 'src/Test/Node.php': 'x', 'src/Mock/ATest.php': 'x', 'Test/B.php': 'x' },
    { 'src/Sandbox': 1, 'src/Test': 1 },
  ],
  [
    'libraries that a site keeps are none',
    { ...code, 'ui/public/libs/a/b.js': 'x', 'wwwroot/lib/c.js': 'x', 'wwwroot/d.js': 'x' },
    { src: 20, wwwroot: 1 },
  ],
  [
    'what is shown in documentation of Swift is none',
    { 'Sources/A.swift': 'x', 'Sources/Docs.docc/code/b.swift': 'x' },
    { Sources: 1 },
  ],
  ['hooks of a build are none', { ...python, 'hatch_build.py': 'x', 'pdm_build.py': 'x' }, { 'src/a': 20 }],
  [
    'such a hook of Cargo, and a module of its name',
    { 'lib/a/Cargo.toml': '[package]\n', 'lib/a/build.rs': 'x', 'lib/a/src/build.rs': 'x' },
    { 'lib/a/src': 1 },
  ],
  [
    'what is shown in a book of mdBook is none, and what is beside the book is',
    {
      'guide/book.toml': '[book]\n',
      'guide/src/SUMMARY.md': '# a\n',
      'guide/src/listings/a.rs': 'x',
      'guide/helper/src/main.rs': 'x',
    },
    { 'guide/helper/src': 1 },
  ],
  [
    'a package of Go is source, whatever it is called; the description of an API is not',
    {
      'go.mod': 'module a\n',
      'doc/man.go': 'package doc\n',
      'doc/md.go': 'package doc\n',
      'site/docs/docs.go': 'package docs\n',
    },
    { doc: 2 },
  ],
  [
    'what others test with is one of several artifacts; a suite is a module of its own',
    {
      ...each(
        ['core', 'jvm', 'test'].map((name) => `demo-${name}/src/main/java/A.java`),
        'x',
      ),
      ...each(
        ['core', 'jvm', 'test'].map((name) => `demo-${name}/build.gradle`),
        'x',
      ),
      'component-test/build.gradle': 'x',
      'component-test/src/main/java/B.java': 'x',
    },
    { 'demo-core/src/main/java': 1, 'demo-jvm/src/main/java': 1, 'demo-test/src/main/java': 1 },
  ],
])('source: %s', (_, files, expected) => {
  expect(sourceIn(files)).toEqual(expected);
});

test('settings at the top are no part of the map', () => {
  const { parts = [] } = sourceMap(treeOf({ ...code, 'a.ts': 'x', 'b.js': 'x', 'jest.preset.js': 'x' })) ?? {};
  expect(parts.map(({ glob }) => glob)).toEqual(['src/**/*.ts', '{a.ts,b.js}']);
});

test('of a part the folders are named that one works in', () => {
  const files = {
    ...each(
      numbered(5, (n) => `shop/migrations/000${n}_a.py`),
      'x',
    ),
    ...each(
      numbered(3, (n) => `shop/views/f${n}.py`),
      'x',
    ),
    ...each(
      numbered(20, (n) => `tool/f${n}.py`),
      'x',
    ),
  };
  const { parts = [] } = sourceMap(treeOf(files)) ?? {};
  expect(parts.map(({ path, inside }) => [path, inside.map((each) => each.path)])).toEqual([
    ['tool', []],
    ['shop', ['shop/views']],
  ]);
});

test.each<[string, Files, Record<string, number>, readonly string[]]>([
  [
    'a program of the workshop that is called like a test, a module that others test with',
    {
      ...python,
      'src/a/__init__.py': '',
      'src/a/test.py': 'x',
      'scripts/test_support.py': 'x',
      'tests/test_a.py': 'x',
    },
    { tests: 1 },
    ['tests/test_a.py'],
  ],
  [
    'tests of Python by the end of their names, in a folder of tests only',
    { ...python, 'tests/a_tests.py': 'x', 'dev/failing_tests.py': 'x' },
    { tests: 1 },
    ['tests/a_tests.py'],
  ],
  [
    'what is expected is no test; two are shown, of the language of most',
    {
      ...each(
        numbered(9, (n) => `src/f${n}.rs`),
        'x',
      ),
      ...code,
      'Cargo.toml': '[package]\nname = "a"\n',
      'tests/a/expected_index.js': 'x',
      'tests/a/shadow.js': 'x',
      'tests/a/main.rs': 'x',
      ...each(
        numbered(3, (n) => `tests/b/main${n}.rs`),
        'x',
      ),
      'tests/b/main.rs': 'x',
      ...each(
        numbered(4, (n) => `src/a/f${n}.test.ts`),
        'x',
      ),
    },
    { 'tests/a': 2, 'tests/b': 4, 'src/a': 4 },
    ['tests/b/main.rs', 'tests/a/main.rs'],
  ],
])('tests: %s', (_, files, folders, samples) => {
  const { tests } = treeOf(files);
  const counts = [...tests.folders].map(([path, endings]) => [path, [...endings.values()].reduce((a, b) => a + b)]);
  expect([Object.fromEntries(counts), tests.samples]).toEqual([folders, samples]);
});

const PROSE = 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n';
const INCLUDING = '# Changes\n\n{{#include ../../CHANGELOG.md}}\n';

test.each<[string, Files, readonly string[]]>([
  [
    'a page that says that nothing is there, and pages that only take in others',
    {
      'docs/404.md': PROSE,
      'docs/a.md': PROSE,
      'docs/b.md': INCLUDING,
      'docs/c.rst': 'Changes\n=======\n\n.. include:: ../CHANGES.rst\n   :start-line: 2\n',
      'docs/d.md': '--8<-- "README.md"\n',
      'docs/e.md': `# E\n\n${INCLUDING}${PROSE}`,
    },
    ['docs/a.md', 'docs/e.md'],
  ],
  [
    'translations beside the pages, or beside those in English',
    {
      ...each(['docs/guide/a.md', 'docs/zh/guide/a.md', 'docs/zh/only.md'], PROSE),
      ...each(['site/en/a.md', 'site/de/a.md', 'site/pt-BR/a.md', 'site/fr/own.md', 'site/js/a.md'], PROSE),
    },
    ['docs/guide/a.md', 'site/en/a.md', 'site/fr/own.md', 'site/js/a.md'],
  ],
  [
    'a README about a site, or in a format that the site does not read',
    {
      'docs/README.md': PROSE,
      'docs/docs.json': '{}',
      'docs/a.md': PROSE,
      'doc/README.md': PROSE,
      'doc/conf.py': 'extensions = []\n',
      'doc/a.rst': PROSE,
      'website/README.md': PROSE,
    },
    ['doc/a.rst', 'docs/a.md', 'website/README.md'],
  ],
  [
    'a README of a site that reads Markdown',
    { 'docs/README.md': PROSE, 'docs/conf.py': 'extensions = ["myst_parser"]\n' },
    ['docs/README.md'],
  ],
  [
    'chapters of a book of mdBook, whose READMEs are chapters and whose contents are none',
    {
      'guide/book.toml': '[book]\n',
      'guide/src/SUMMARY.md': PROSE,
      'guide/src/README.md': PROSE,
      'guide/src/cli/README.md': PROSE,
    },
    ['guide/src/README.md', 'guide/src/cli/README.md'],
  ],
])('pages: %s', (_, files, expected) => {
  expect(pagesOf(treeOf(files)).pages.map(({ path }) => path)).toEqual(expected);
});

const IMAGE = 'FROM scratch\nCOPY a /a\n';
const TF = 'data "a" "b" {\n}\n\nresource "c" "d" {\n}\n';

function evidenceOf(files: Files, subject: string): string[] {
  const own = scanTree(treeOf(files)).claims.filter((claim) => claim.subject === subject);
  return own.map(({ weight, technology = '', evidence: { path, line = 0, why } }) =>
    `${weight.toFixed(2)} ${path}:${line} ${why} ${technology}`.trim(),
  );
}

test.each<[string, string, Files, readonly string[]]>([
  [
    'images by any variant, those that make packages of systems or only try, and none for other files',
    'rac:infra',
    {
      'Dockerfile.next': IMAGE,
      'Dockerfile.playwright': IMAGE,
      'Dockerfile.md': IMAGE,
      'packaging/debian/Dockerfile': IMAGE,
      'packaging/docker/Dockerfile': IMAGE,
    },
    [
      '0.65 Dockerfile.next:0 container image Docker',
      '0.25 Dockerfile.playwright:0 container image for development Docker',
      '0.25 packaging/debian/Dockerfile:0 container image for development Docker',
      '0.65 packaging/docker/Dockerfile:0 container image Docker',
    ],
  ],
  [
    'what makes something, and not what a hook writes',
    'rac:terraform',
    {
      'main.tf': TF,
      'data.tf': 'data "a" "b" {\n}\n',
      'label/main.tf': 'locals {\n}\n',
      'label/outputs.tf': 'output "a" {\n}\n',
      'wrappers/main.tf': TF,
      '.pre-commit-config.yaml': 'repos:\n  - hooks:\n      - id: terraform_wrapper_module_for_each\n',
    },
    ['0.90 label/main.tf:0 Terraform file Terraform', '0.90 main.tf:4 Terraform file Terraform'],
  ],
  [
    'such a folder of a project without the hook',
    'rac:terraform',
    { 'wrappers/main.tf': TF, '.pre-commit-config.yaml': 'repos:\n  - hooks:\n      - id: terraform_fmt\n' },
    ['0.90 wrappers/main.tf:4 Terraform file Terraform'],
  ],
  [
    'what tests run with, and what an interface is made with',
    'role:frontend_dev',
    { ...code, 'package.json': npm({ dependencies: { jsdom: '1' }, devDependencies: { 'happy-dom': '1', d3: '1' } }) },
    [
      '0.35 package.json:1 is made with jsdom',
      '0.35 package.json:1 tests run with happy-dom',
      '0.35 package.json:1 is made with d3',
    ],
  ],
  [
    'the line of a dependency, not that of a name that holds it',
    'role:backend_dev',
    { ...python, 'pyproject.toml': '[project]\nname = "django-bar"\ndependencies = [\n  "django>=4",\n]\n' },
    ['0.90 pyproject.toml:4 depends on Django Django'],
  ],
  [
    'the line of a dependency, not that of a sentence that names it',
    'role:backend_dev',
    { ...python, 'setup.cfg': '[metadata]\nauthor = Django Foundation\n[options]\ninstall_requires =\n  Django>=5\n' },
    ['0.90 setup.cfg:5 depends on Django Django'],
  ],
  [
    'what an interface must give to a package, and what it may',
    'role:frontend_dev',
    {
      ...code,
      'package.json': npm({
        peerDependencies: { vue: '3', svelte: '5' },
        peerDependenciesMeta: { svelte: { optional: true } },
      }),
    },
    ['0.75 package.json:1 depends on Vue Vue', '0.75 package.json:1 depends on Svelte Svelte'],
  ],
  [
    'what an interface may give to a package',
    'role:frontend_dev',
    {
      ...code,
      'package.json': npm({ peerDependencies: { vue: '3' }, peerDependenciesMeta: { vue: { optional: true } } }),
    },
    [],
  ],
  [
    'the line of a dependency, not that of a field with its name',
    'role:backend_dev',
    { ...code, 'package.json': '{\n"name":"a",\n"express":"./a.js",\n"dependencies":{\n"express":"^5"}}\n' },
    ['0.90 package.json:5 depends on Express Express'],
  ],
  [
    'the framework that is imported',
    'role:mobile_dev',
    {
      'Package.swift': 'platforms: [.iOS(.v12)]\n',
      'Sources/A.swift': 'import UIKit\n',
      'Sources/B.swift': 'import Foundation\n',
    },
    ['0.30 Sources/A.swift:0 imports UIKit UIKit', '0.50 Package.swift:1 a package for iOS'],
  ],
  [
    'migrations of Alembic, and what makes a module of their folder',
    'rac:dataset',
    { 'migrations/versions/__init__.py': '', 'migrations/versions/1_a.py': 'x' },
    ['0.80 migrations/versions/1_a.py:0 Alembic migrations Alembic migrations'],
  ],
  [
    'a makefile of a module of Go is no manifest of C',
    'package',
    { 'go.mod': 'module a\n', Makefile: 'x' },
    ['1.00 go.mod:0 go package manifest'],
  ],
])('evidence: %s', (_, subject, files, expected) => {
  expect(evidenceOf(files, subject)).toEqual(expected);
});

function reasons(files: Files): string[] {
  return scanTree(treeOf(files)).roles.flatMap(({ value, confidence, claims }) => [
    `${value} ${confidence}`,
    ...claims.map(({ weight, evidence }) => `${weight.toFixed(2)} ${evidence.path} ${evidence.why}`),
  ]);
}

test('lists of requirements in a folder of their own speak for what is beside it', () => {
  const files = { ...python, 'requirements/base.txt': 'Django>=5\nwagtail>=7\n' };
  expect(reasons(files)).toEqual([
    'backend_dev 0.9',
    '0.90 requirements/base.txt depends on Django',
    '0.90 requirements/base.txt depends on Wagtail',
  ]);
});

test('what others contributed says less than what runs the project', () => {
  const files = { 'contrib/deploy/playbooks/a.yml': '- hosts: all\n', Dockerfile: IMAGE };
  expect(reasons(files)).toEqual([
    'devops_engineer 0.73',
    '0.65 Dockerfile container image',
    '0.23 contrib/deploy/playbooks/a.yml Ansible playbook',
  ]);
});

test('a package that others use is told by what it is', () => {
  expect(reasons({ ...code, 'package.json': npm({}) })).toEqual([
    'fullstack_dev 0.6',
    '0.60 package.json published package in TypeScript without a command',
  ]);
});

test('however many libraries of learning a server depends on, they are no more than help', () => {
  const project = (needed: string): Files => ({
    ...python,
    'pyproject.toml': `[project]\nname = "a"\ndependencies = [${needed}]\n`,
  });
  const learning = '"torch", "scikit-learn", "nltk", "spacy"';
  const roles = (files: Files): string[] => scanTree(treeOf(files)).roles.map(({ value }) => value);
  expect([roles(project(`"django", ${learning}`)), roles(project(learning))]).toEqual([
    ['backend_dev'],
    ['ml_engineer'],
  ]);
});

test('examples in the source are tests where settings run them', () => {
  const examples = each(
    numbered(20, (n) => `a/f${n}.py`),
    'def f():\n    """\n    >>> f()\n    1\n    """\n',
  );
  const said = (settings: Files): string[] =>
    evidenceOf({ 'setup.py': 'setup()\n', ...examples, ...settings }, 'role:qa_engineer');
  const expected = ['0.70 a/f0.py:3 doctests in the source files'];
  expect(
    [
      {},
      { 'pytest.ini': '[pytest]\naddopts = --doctest-modules\n' },
      { 'setup.cfg': '[tool:pytest]\ndoctest_plus = enabled\n' },
      { 'docs/conf.py': 'extensions = ["sphinx.ext.doctest"]\n' },
      { 'docs/conf.py': 'extensions = []\n' },
    ].map(said),
  ).toEqual([[], expected, expected, expected, []]);
});
