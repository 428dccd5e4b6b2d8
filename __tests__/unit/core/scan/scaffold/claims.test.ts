/** What a proposal must not say, and what it says instead: a case for each way in which a sentence was wrong. */
import { expect, test } from '@jest/globals';
import { scan } from '../../../../../src/core/scan/scan.ts';
import { scaffold } from '../../../../../src/core/scan/scaffold/files.ts';
import { plural } from '../../../../../src/core/scan/scaffold/items.ts';
import { PROFILES } from '../../../../../src/ids.ts';
import { treeOf } from '../../../../support/scanned-tree.ts';

type Files = Readonly<Record<string, string>>;

/** Lines of the instructions of all roles, descriptions of the items, and what the tasks do. */
async function saidOf(files: Files): Promise<string[]> {
  const tree = treeOf(files);
  const made = await scaffold(await scan(tree), tree, { profile: PROFILES.cart, format: 'json' });
  const lines = made.files
    .filter(({ path }) => path.endsWith('instructions.md'))
    .flatMap(({ text }) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  const cal = JSON.parse(made.files.find(({ path }) => path.startsWith('cal/'))?.text ?? '{}') as {
    nodes?: { action?: string }[];
  };
  return [
    ...lines.map((line) => line.replace(/^- /, '')),
    ...made.rac.map(({ description }) => description),
    ...(cal.nodes ?? []).flatMap(({ action }) => action ?? []),
  ];
}

const many = (count: number, path: (n: number) => string, text = 'x\n'): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [path(n), text]));
const npm = (more: object): string => JSON.stringify({ name: 'demo', version: '1.0.0', ...more });
const PROSE = `# A page\n\n${'It is about a thing.\n\n'.repeat(20)}`;
const PYTHON: Files = { 'pyproject.toml': '[project]\nname = "demo"\n', ...many(20, (n) => `shop/f${n}.py`) };

test.each<[string, Files, string, string | RegExp]>([
  [
    'what a workspace is developed with is not what each of its packages is made with',
    {
      'package.json': npm({ private: true, workspaces: ['packages/*'], devDependencies: { vue: '3', react: '19' } }),
      'packages/react/package.json': npm({ name: 'hooks', peerDependencies: { react: '19' } }),
      ...many(9, (n) => `packages/react/f${n}.tsx`),
      ...many(40, (n) => `tools/f${n}.go`),
      'tools/go.mod': 'module a\n',
    },
    'Builds and maintains the front-end code of demo-app (packages/react/: 9 source files) with React.',
    'and Vue',
  ],
  [
    'pages that a program wrote are not authored; those that are not read are like those beside them',
    {
      ...PYTHON,
      ...many(14, (n) => `docs/guide${n}.md`, PROSE),
      ...many(9, (n) => `docs/api/f${n}.md`, '<!-- Generated with a tool -->\n'),
      ...many(9, (n) => `docs/reference/f${n}.md`, '# f\n\nDefined in: [a.ts:1](a.ts)\n'),
      ...many(9, (n) => `docs/types/f${n}.md`, '---\na: b\n---\n\n[**Demo**](../a.md) • **Docs**\n\n***\n'),
      'docs/types/index.md': '**Demo** • **Docs**\n\n***\n',
      ...many(9, (n) => `docs/_templates/f${n}.md`, PROSE),
    },
    'Pages of demo: docs/, 14 files; its check needs one of them.',
    /docs\/(?:api|reference|types|_templates)\//,
  ],
  [
    'what a program says in the languages of people is no source',
    {
      'composer.json': '{"name":"a/demo","require":{"laravel/framework":"11"}}',
      ...many(9, (n) => `app/F${n}.php`),
      ...many(9, (n) => `lang/de/f${n}.php`),
      ...many(9, (n) => `lang/pt_BR/f${n}.php`),
    },
    'Builds and maintains demo (app/: 9 source files) with Laravel.',
    'Builds and maintains demo (app/ and lang/: 27 source files) with Laravel.',
  ],
  [
    'where tests are named, what they call is none',
    {
      'package.json': npm({ main: 'a.js', devDependencies: { vitest: '1' }, scripts: { test: 'vitest run' } }),
      ...many(4, (n) => `src/f${n}.ts`),
      'tests/a.test.ts': 'x',
      'tests/pages/home.ts': 'x',
      'tests/login.ts': 'x',
    },
    '1 test file, with Vitest, in `tests/` (1).',
    '3 test files, with Vitest, in `tests/` (3).',
  ],
  [
    'a target of a fuzzer is no test, nor is what measures',
    {
      'CMakeLists.txt': 'project(demo)\n',
      ...many(9, (n) => `src/f${n}.c`),
      ...many(3, (n) => `tests/demo_fuzz_${n}.c`),
      'tests/benchmark-a.c': 'x',
      'tests/one.c': 'x',
    },
    '1 test file, in `tests/` (1).',
    /[45] test files/,
  ],
  [
    'headers are in the language of what they are beside',
    { 'CMakeLists.txt': 'project(demo)\n', ...many(20, (n) => `include/shop/f${n}.h`), 'src/a.cpp': 'x' },
    '20 C++ source files below include/shop/.',
    '20 C source files below include/shop/.',
  ],
  [
    'benchmarks and code of others are no source; a module that measures is',
    {
      'Cargo.toml': '[package]\nname = "demo"\n',
      ...many(9, (n) => `src/f${n}.rs`),
      ...many(4, (n) => `src/benchmark/f${n}.rs`),
      ...many(4, (n) => `bench/f${n}.rs`),
      ...many(4, (n) => `src/bundled/f${n}.rs`),
    },
    'Builds and maintains demo (src/ and src/benchmark/: 13 source files) with Rust.',
    '4 Rust source files below bench/.',
  ],
  [
    'rules of Bazel are source',
    { 'MODULE.bazel': 'module()\n', ...many(9, (n) => `lib/f${n}.bzl`), 'tests/a_tests.bzl': 'x' },
    '9 Starlark source files below lib/.',
    '1 Starlark source file below tests/.',
  ],
  [
    'a step that keeps its image publishes none',
    {
      ...PYTHON,
      Dockerfile: 'FROM alpine\nCOPY . .\n',
      '.github/workflows/ship.yml':
        'on: push\njobs:\n  a:\n    steps:\n      - uses: docker/build-push-action@v6\n        with:\n          push: false\n',
    },
    'Keep Dockerfile in step with the change',
    'Publish the images of the change with .github/workflows/ship.yml',
  ],
  [
    'data that a script puts in is no schema',
    { ...PYTHON, 'db/data.sql': 'INSERT INTO a VALUES (1);\n', 'db/tables.sql': 'CREATE TABLE a (b int);\n' },
    'SQL script of demo: db/data.sql.',
    'SQL schema of demo: db/data.sql.',
  ],
  [
    'the routes of a server are of who serves them, wherever the pages are',
    {
      'package.json': npm({ dependencies: { next: '15', react: '19' } }),
      ...many(6, (n) => `app/api/r${n}/route.ts`),
      ...many(9, (n) => `app/p${n}/page.tsx`),
      ...many(6, (n) => `lib/f${n}.ts`),
    },
    '6 TypeScript source files below app/api/.',
    'Builds and maintains demo (lib/: 6 source files) with Next.js.',
  ],
  [
    'a workspace of many frameworks is made with none of them',
    {
      'package.json': npm({ private: true, workspaces: ['packages/*'] }),
      ...Object.fromEntries(
        ['react', 'vue', 'svelte', 'preact', 'lit'].flatMap((name, i) => [
          [`packages/${name}/package.json`, npm({ name: `demo-${name}`, dependencies: { [name]: '1' } })],
          ...Object.entries(many(i === 0 ? 40 : 3, (n) => `packages/${name}/src/f${n}.tsx`)),
        ]),
      ),
    },
    'Builds and maintains the front-end code of demo (packages/react/src/, packages/lit/src/, packages/preact/src/ and 2 more: 52 source files) with TypeScript.',
    'with React',
  ],
  [
    'a page on testing among the documents is for those who use the project',
    { ...PYTHON, 'CONTRIBUTING.md': PROSE, 'docs/testing.md': PROSE },
    'Changes to demo follow `CONTRIBUTING.md`.',
    'Changes to demo follow `CONTRIBUTING.md` and `docs/testing.md`.',
  ],
  [
    'a framework is not made with itself, but in its language',
    {
      'sinatra.gemspec': "Gem::Specification.new 'sinatra' do |s|\n  s.add_dependency 'rack'\nend\n",
      'more/demo-app.gemspec': "  s.add_dependency 'sinatra'\n  s.add_dependency 'demo-app'\n",
      Gemfile: "gem 'puma'\n",
      'more/package.json': '{"name":"sinatra"}',
      ...many(20, (n) => `lib/f${n}.rb`),
    },
    'Builds and maintains demo-app (lib/: 20 source files) with Ruby.',
    'with Sinatra',
  ],
  [
    'what measures is no source, whatever is in front of it',
    {
      'Demo.sln': '',
      'src/Shop/Shop.csproj': '<Project Sdk="Microsoft.NET.Sdk">\n  <PropertyGroup></PropertyGroup>\n</Project>\n',
      ...many(20, (n) => `src/Shop/F${n}.cs`),
      ...many(4, (n) => `src/Shop.Tests.Benchmarks/F${n}.cs`),
    },
    'Builds and maintains demo-app (src/Shop/: 20 source files) with C#.',
    '4 C# source files below src/Shop.Tests.Benchmarks/.',
  ],
  [
    'helpers for tests that a library ships are its source',
    {
      'mix.exs': 'def project do\n  [app: :demo]\nend\n',
      ...many(20, (n) => `lib/shop/f${n}.ex`),
      'lib/shop/adapters/test/conn.ex': 'x',
      'test/a_test.exs': 'x',
    },
    '21 Elixir source files below lib/shop/.',
    '20 Elixir source files below lib/shop/.',
  ],
  [
    'a README in the language of other people does not stand for it',
    {
      ...PYTHON,
      'README.md': PROSE,
      ...Object.fromEntries(
        ['basque', 'chinese', 'de', 'french', 'hebrew', 'pt-br', 'xx'].map((to) => [`README.${to}.md`, PROSE]),
      ),
    },
    'What demo is: README.md.',
    'What demo is: README.basque.md.',
  ],
  [
    'a README in YAML is what a README is made from',
    { ...PYTHON, 'README.md': PROSE, 'README.yaml': PROSE },
    'What demo is: README.md.',
    'What demo is: README.yaml.',
  ],
  [
    'notebooks in many folders are not in the top folder',
    {
      'requirements.txt': 'scikit-learn\nxgboost\n',
      ...many(9, (n) => `part${n}/book.ipynb`, '{"cells":[{"source":["import sklearn"]}]}'),
    },
    '9 notebooks in 9 folders.',
    '9 notebooks in the top folder.',
  ],
  [
    'one file is called by its name',
    { 'pyproject.toml': '[project]\nname = "bottle"\n', 'bottle.py': 'x = 1\n' },
    'Builds and maintains bottle (bottle.py: 1 source file) with Python.',
    'Builds and maintains bottle (the top folder: 1 source file).',
  ],
  [
    'models of a warehouse are where they are',
    { 'dbt_project.yml': 'name: demo\n', ...many(6, (n) => `models/m${n}.sql`, 'select 1\n') },
    'Make the change in models/',
    'Make the change where demo uses dbt',
  ],
  [
    'scripts beside the models of a warehouse are not its pipelines',
    {
      'dbt_project.yml': 'name: demo\n',
      ...many(6, (n) => `models/m${n}.sql`, 'select 1\n'),
      'viewer/a.js': 'x\n',
      'viewer/b.js': 'x\n',
    },
    'Builds and maintains the data pipelines of demo-app with dbt.',
    'viewer/: 2 source files',
  ],
  [
    'firmware is made with what builds it',
    { 'platformio.ini': '[env]\n', ...many(9, (n) => `lights/f${n}.cpp`) },
    'Builds and maintains demo-app (lights/: 9 source files) with PlatformIO.',
    'with C++.',
  ],
  [
    'a role that works in one folder of the only part has the files of that folder',
    {
      'src/A/A.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web"></Project>\n',
      ...many(45, (n) => `src/P${n % 15}/f${n}.cs`),
      ...many(6, (n) => `src/A/Pages/P${n}.razor`),
    },
    'Builds and maintains the front-end code of demo-app (src/A/Pages/: 6 source files) with Blazor.',
    '(src/A/Pages/: 51 source files)',
  ],
  [
    'an app for phones is not what a server is made of, and its pages are where they stand',
    {
      'Shop/Shop.csproj': '<Project Sdk="Microsoft.NET.Sdk.Web"></Project>\n',
      ...many(9, (n) => `Shop/f${n}.cs`),
      ...many(6, (n) => `Shop/Pages/P${n}.razor`),
      ...many(2, (n) => `Shop/Pages/Admin/P${n}.razor`),
      'Client/Client.csproj':
        '<Project><ItemGroup><PackageReference Include="Microsoft.Maui.Controls" /></ItemGroup></Project>\n',
      ...many(30, (n) => `Client/f${n}.cs`),
      ...many(2, (n) => `Blog/P${n}.razor`),
    },
    'Builds and maintains the front-end code of demo-app (Shop/Pages/ and Blog/: 10 source files) with Blazor.',
    'Builds and maintains demo-app (Client/',
  ],
  [
    'a project of Xcode is a manifest',
    {
      'App.xcodeproj/project.pbxproj': 'IPHONEOS_DEPLOYMENT_TARGET = 17;\n',
      'Package.swift': '// .iOS(.v17)\n',
      'Kit/Package.swift': '// .iOS(.v17)\n',
      'Net/Package.swift': '// .iOS(.v17)\n',
      ...many(9, (n) => `App/f${n}.swift`),
      ...many(9, (n) => `Kit/Sources/f${n}.swift`),
    },
    'Manifest of demo-app: App.xcodeproj/project.pbxproj.',
    'no other',
  ],
  [
    'a pipeline that is called after what it does deploys, by whatever program',
    { Dockerfile: 'FROM node\nCOPY . .\n', '.github/workflows/deploy-staging.yml': 'on: push\njobs: {}\n' },
    '`.github/workflows/deploy-staging.yml`: pipeline that deploys.',
    'with .github/workflows/deploy-docs.yml',
  ],
  [
    'what nearly all of the code is made with is named, however many names small parts have',
    {
      'app/pubspec.yaml': 'name: demo\ndependencies:\n  flutter:\n    sdk: flutter\n',
      ...many(40, (n) => `app/lib/f${n}.dart`),
      'app/android/app/build.gradle': "plugins { id 'com.android.application' }\n",
      'app/android/app/src/main/A.kt': 'x\n',
      'app/ios/Runner.xcodeproj/project.pbxproj': 'IPHONEOS_DEPLOYMENT_TARGET = 17;\n',
      'app/ios/Runner/A.swift': 'x\n',
      'README.md': PROSE,
      'app/ios/Runner/Assets.xcassets/README.md': PROSE,
    },
    'Builds and maintains the mobile code of demo-app (app/lib/, app/android/app/src/main/ and app/ios/Runner/: 42 source files) with Flutter.',
    'Assets.xcassets',
  ],
  [
    'each of several dependencies of Go is read',
    {
      'go.mod':
        'module demo\n\nrequire (\n\tgithub.com/gin-contrib/gzip v1.2.6\n\tgithub.com/gin-gonic/gin v1.12.0\n\tgithub.com/spf13/cobra v1.0.0 // indirect\n)\n',
      ...many(9, (n) => `a/f${n}.go`),
    },
    'Builds and maintains demo (a/: 9 source files) with Gin.',
    'Cobra',
  ],
  [
    'owners that a pattern may change are not named',
    { ...PYTHON, '.github/CODEOWNERS': '* @a\n*.py @b\n' },
    'Review the change; .github/CODEOWNERS says who agrees to it',
    '`.github/CODEOWNERS` says who reviews changes.',
  ],
  [
    'what small parts depend on, the folder that holds them is not made with',
    {
      'package.json': npm({ private: true, workspaces: ['packages/*'] }),
      ...many(12, (n) => `packages/p${n}/package.json`, npm({ name: 'part' })),
      ...many(48, (n) => `packages/p${n % 12}/f${n}.ts`),
      'packages/vue/package.json': npm({ name: 'vue-core', dependencies: { vue: '3' } }),
      ...many(4, (n) => `packages/vue/f${n}.vue`),
      ...many(20, (n) => `tools/f${n}.ts`),
    },
    '52 source files below packages/, most of them TypeScript.',
    'made with Vue',
  ],
  [
    'a library that only depends on a framework has no user interface; a command beside it is not written for browsers',
    {
      'package.json': npm({ private: true, workspaces: ['packages/*'] }),
      'packages/cli/package.json': npm({ name: 'cli', bin: 'a.js', peerDependencies: { svelte: '5' } }),
      ...many(30, (n) => `packages/cli/f${n}.ts`),
      'packages/react/package.json': npm({ name: 'hooks', peerDependencies: { react: '19' } }),
      ...many(9, (n) => `packages/react/f${n}.tsx`),
      ...many(180, (n) => `packages/core${n % 12}/f${n}.ts`),
      ...many(90, (n) => `tools/f${n}.go`),
      'tools/go.mod': 'module a\n',
    },
    'Builds and maintains the front-end code of demo (packages/react/: 9 source files) with React.',
    'code of demo (packages/cli/',
  ],
  [
    'a manifest is that of its package',
    {
      'Demo.sln': 'Project\n',
      'src/Shop/Shop.csproj': '<Project Sdk="Microsoft.NET.Sdk">\n</Project>\n',
      'src/Shop.Contracts/Shop.Contracts.csproj': '<Project Sdk="Microsoft.NET.Sdk">\n</Project>\n',
      ...many(20, (n) => `src/Shop/F${n}.cs`),
      ...many(20, (n) => `src/Shop.Contracts/F${n}.cs`),
    },
    'Manifest of Shop.Contracts: src/Shop.Contracts/Shop.Contracts.csproj.',
    'Manifest of demo-app: src/',
  ],
  [
    'data in many formats is of none of them',
    { ...PYTHON, ...many(4, (n) => `data/f${n}.csv`), ...many(9, (n) => `data/g${n}.tsv`) },
    'Data files of demo: data/, 13 files; its check needs one of them.',
    'Data files (CSV)',
  ],
  [
    'translations and notes on releases are not pages on the project',
    {
      ...PYTHON,
      'README.md': PROSE,
      'docs/a.md': PROSE,
      'docs/translations/A.te.md': PROSE,
      'docs/release-notes/1.md': PROSE,
    },
    'Page of demo: docs/a.md.',
    /translations|release-notes/,
  ],
  [
    'a licence, and a README in other letters, are not pages on the project',
    { ...PYTHON, 'README.md': PROSE, 'GRAMMAR.md': PROSE, 'README.中文.md': PROSE, 'COPYING.md': PROSE },
    'Page of demo: GRAMMAR.md.',
    /中文|COPYING/,
  ],
  [
    'what people start on their own machine is not run elsewhere',
    { ...PYTHON, Procfile: 'web: python app.py\ncss: tailwindcss --watch\n', Dockerfile: 'FROM alpine\nCOPY . .\n' },
    'Maintains what runs demo (Dockerfile).',
    'process list of a hosting platform',
  ],
  [
    'a folder that is called by a version is the code of others',
    {
      'CMakeLists.txt': 'project(demo)\n',
      ...many(9, (n) => `src/f${n}.cpp`),
      'test/a_test.cpp': 'x',
      ...many(9, (n) => `test/googletest-1.16.0/test/f${n}_test.cc`),
    },
    '1 test file, in `test/` (1).',
    '10 test files',
  ],
  [
    'tests of the workshop are not those of the project',
    { ...PYTHON, 'tests/test_a.py': 'x', '.agents/evals/test_b.py': 'x' },
    '1 test file, in `tests/` (1).',
    '2 test files',
  ],
  [
    'a package of Cargo may hold nothing but tests',
    {
      'Cargo.toml': '[workspace]\nmembers = ["core", "tests"]\n',
      'core/Cargo.toml': '[package]\nname = "core"\n',
      ...many(9, (n) => `core/src/f${n}.rs`),
      'tests/Cargo.toml': '[package]\nname = "demo-tests"\n',
      'tests/src/lib.rs': 'x',
      'tests/tests/a.rs': 'x',
      'tests/tests/deep/b.rs': 'x',
    },
    '2 test files, with cargo test, in `tests/` (2).',
    '3 test files',
  ],
  [
    'a project is not called a repository',
    { 'package.json': npm({ name: 'demo-repo', main: 'a.js' }), ...many(9, (n) => `src/f${n}.ts`) },
    'Builds and maintains the library demo (src/: 9 source files) with TypeScript.',
    'demo-repo',
  ],
  [
    'what is developed with a framework is not made with it, where hardly anything is drawn',
    {
      'package.json': npm({ private: true, main: 'a.js', devDependencies: { vue: '3', react: '19', jsdom: '1' } }),
      ...many(40, (n) => `src/f${n}.ts`),
      ...many(3, (n) => `src/p${n}.vue`),
    },
    'Builds and maintains the front-end code of demo (src/: 43 source files) with TypeScript.',
    'with Vue',
  ],
  [
    'who writes pages runs nothing that looks at code',
    {
      ...many(14, (n) => `docs/f${n}.md`, PROSE),
      'scripts/check': '#!/bin/sh\nruff check shop\n',
      'CONTRIBUTING.md': 'Run `scripts/check docs`.\n',
    },
    'Writes the pages of demo-app in docs/.',
    'lint:',
  ],
  [
    'a Jupyter Book has settings that are called like those of Jekyll',
    {
      ...PYTHON,
      ...many(14, (n) => `docs/f${n}.md`, PROSE),
      'docs/_config.yml': 'title: a\n',
      'docs/_toc.yml': 'root: f0\n',
    },
    'Jupyter Book site of demo: docs/_toc.yml.',
    'Jekyll',
  ],
  [
    'a list of the licences of others is no page',
    { ...PYTHON, ...many(4, (n) => `f${n}.md`, PROSE), 'THIRD_PARTY_NOTICES.md': PROSE, 'README.md': PROSE },
    'What demo is: README.md.',
    'THIRD_PARTY',
  ],
  [
    'a count of pages is that of what the check finds',
    { ...PYTHON, ...many(14, (n) => `docs/f${n}.md`, PROSE), 'docs/changelog.md': PROSE },
    'Pages of demo: docs/, 15 files; its check needs one of them.',
    '14 ',
  ],
  [
    'what checks one small part of the code is not told to those who work on all of it',
    {
      'package.json': npm({ private: true, workspaces: ['packages/*'] }),
      'packages/a/package.json': npm({ name: 'a', dependencies: { react: '19' }, scripts: { types: 'tsc --noEmit' } }),
      ...many(3, (n) => `packages/a/src/f${n}.tsx`),
      'packages/b/package.json': npm({ name: 'b', dependencies: { react: '19' } }),
      ...many(40, (n) => `packages/b/src/f${n}.tsx`),
    },
    '40 TypeScript source files below packages/b/src/.',
    'types:',
  ],
  [
    'scripts that agent skills bring with them are no back end',
    {
      ...many(20, (n) => `skills/a/scripts/f${n}.py`),
      'README.md': PROSE,
      'skills/a/SKILL.md': '---\nname: a\ndescription: b\n---\n',
      'requirements.txt': 'rich\n',
    },
    'TODO: say what is to be done with demo-app, and which role does it',
    'Builds and maintains',
  ],
  [
    'beside many notebooks scripts are their helpers',
    {
      'environment.yml': 'name: a\n',
      ...many(20, (n) => `notebooks/f${n}.ipynb`, '{}'),
      ...many(4, (n) => `tools/f${n}.py`),
    },
    'TODO: say what is to be done with demo-app, and which role does it',
    'Builds and maintains',
  ],
  [
    'what only declares types is no test',
    {
      'package.json': npm({ main: 'src/f0.ts' }),
      ...many(5, (n) => `src/f${n}.ts`),
      ...many(4, (n) => `test/f${n}.ts`),
      'test/types/a.d.ts': 'x',
    },
    '4 test files, in `test/` (4).',
    '5 test files',
  ],
  [
    'pages are told where there is hardly anything else',
    {
      '_config.yml': 'title: a\n',
      ...many(4, (n) => `docs/f${n}.md`, PROSE),
      ...many(20, (n) => `_texts/f${n}.md`, PROSE),
    },
    'Writes the pages of demo-app, most of them in _texts/.',
    'in docs/.',
  ],
  [
    'what a compiler is tried on is no test',
    {
      'Cargo.toml': '[package]\nname = "demo"\n',
      ...many(9, (n) => `src/f${n}.rs`),
      'tests/a.rs': 'x',
      ...many(9, (n) => `tests/derive_ui/f${n}.rs`),
      ...many(9, (n) => `tests/macros/fail/f${n}.rs`),
      'tests/suite/book/src/a.rs': 'x',
    },
    '1 test file, with cargo test, in `tests/` (1).',
    '10 test files',
  ],
  [
    'what is put into a cluster is not what Capistrano deploys',
    { ...PYTHON, Dockerfile: 'FROM alpine\nCOPY . .\n', 'config/deploy/web.yaml.erb': 'apiVersion: v1\n' },
    'Maintains what runs demo (Dockerfile).',
    'deployment definition',
  ],
  [
    'tests in the files that they test are told with the others',
    {
      'Cargo.toml': '[package]\nname = "demo"\n',
      ...many(20, (n) => `src/f${n}.rs`, '#[cfg(test)]\nmod tests {}\n'),
      'tests/a.rs': 'x',
    },
    'Extends and runs the tests of demo (1 test file with cargo test; at least 20 of 20 Rust source files have tests of their own).',
    'Extends and runs the tests of demo (1 test file with cargo test).',
  ],
  [
    'where tests in C are named, what runs them is none',
    {
      'CMakeLists.txt': 'project(demo)\n',
      ...many(9, (n) => `src/f${n}.c`),
      ...many(2, (n) => `test/test-f${n}.c`),
      'test/echo-server.c': 'x',
    },
    'At least 2 test files, in `test/` (2).',
    '3 test files',
  ],
  [
    'a project is called by the manifest of what most of it is in, else by its folder',
    {
      'go.mod': 'module example.com/devtools\n',
      'setup.py': 'setup(name="shop")\n',
      ...many(20, (n) => `shop/f${n}.py`),
    },
    'Builds and maintains demo-app (shop/: 20 source files) with Python.',
    'devtools',
  ],
  [
    'a form for issues is no page of knowledge',
    {
      ...PYTHON,
      'README.md': PROSE,
      ...many(4, (n) => `.github/ISSUE_TEMPLATE/f${n}.md`, '---\nname: a\ntype: Bug\n---\n'),
    },
    'What demo is: README.md.',
    'ISSUE_TEMPLATE',
  ],
  [
    'what tests are tried on is no source, no test and no page',
    {
      'build.gradle': "implementation 'a:b:1'\n",
      ...many(20, (n) => `lib/src/main/java/a/F${n}.java`),
      'lib/src/test/java/a/ATest.java': 'x',
      ...many(9, (n) => `testlib/src/main/resources/java/F${n}.java`),
      ...many(9, (n) => `testlib/src/main/resources/gherkin/f${n}.feature`),
      ...many(9, (n) => `testlib/src/main/resources/markdown/f${n}.md`, PROSE),
    },
    '1 test file, in `lib/src/test/` (1).',
    /resources|\b10 test/,
  ],
  [
    'a class that is called like a test, among what a Rails app serves, is none',
    {
      Gemfile: "gem 'rails'\n",
      ...many(20, (n) => `app/models/f${n}.rb`),
      'app/controllers/test_driven_controller.rb': 'x',
      'test/test_a.rb': 'x',
    },
    '1 test file, in `test/` (1).',
    '2 test files',
  ],
  [
    'a specification is no test, nor are the settings of a bundler for one',
    {
      'Demo.sln': '',
      'src/Shop/Shop.csproj': '<Project Sdk="Microsoft.NET.Sdk">\n</Project>\n',
      ...many(20, (n) => `src/Shop/F${n}.cs`),
      'src/Shop/CartByIdSpec.cs': 'x',
      'test/Shop.Tests/ATests.cs': 'x',
      'config/webpack/test.js': 'x',
    },
    '1 test file, in `test/` (1).',
    /[23] test files/,
  ],
  [
    'every file that Cargo takes for a test is one, whatever it is called',
    {
      'Cargo.toml': '[package]\nname = "demo"\n',
      ...many(9, (n) => `src/f${n}.rs`),
      'tests/base.rs': 'x',
      'tests/map.rs': 'x',
    },
    '2 test files, with cargo test, in `tests/` (2).',
    '1 test file,',
  ],
  [
    'what generates is not generated; notes on releases do not say how one is made',
    {
      'go.mod': 'module example.com/demo\n',
      ...many(9, (n) => `asset/f${n}.go`),
      'asset/asset_generate.go': 'x',
      'docs/releases.md': PROSE,
    },
    '10 Go source files below asset/.',
    'Releases follow',
  ],
  [
    'what a package has for its own work is not a part of the project, whatever folder of a workspace it is in',
    {
      'package.json': npm({ private: true, workspaces: ['packages/*'] }),
      'packages/kit/package.json': npm({ name: 'kit', main: 'src/f0.js', dependencies: { express: '4' } }),
      ...many(9, (n) => `packages/kit/src/f${n}.js`),
      ...many(5, (n) => `packages/kit/scripts/triage/f${n}.js`),
      ...many(4, (n) => `packages/kit/moves/__testfixtures__/f${n}.js`),
      ...many(4, (n) => `packages/kit/api.generated/f${n}.js`),
    },
    '9 JavaScript source files below packages/kit/src/.',
    /scripts|fixtures|generated/,
  ],
  [
    'the example of OpenAPI itself is no contract of a project, in a folder of what was generated or not',
    {
      'package.json': npm({ main: 'src/f0.js' }),
      ...many(9, (n) => `src/f${n}.js`),
      'docs/api/orders.json': '{"openapi":"3.0.0","paths":{}}',
      'docs/api/petstore.json': '{"openapi":"3.0.0","paths":{}}',
      'docs/api.generated/pets.json': '{"openapi":"3.0.0","paths":{}}',
    },
    'OpenAPI document of demo: docs/api/orders.json.',
    /OpenAPI.*(?:pet|pets)/,
  ],
  [
    'the first page of each folder is a page',
    { ...many(12, (n) => `guide/g${n}/index.md`, PROSE), 'guide/more.md': PROSE, '_config.yml': 'title: Guide\n' },
    'Pages of demo-app (Jekyll): guide/, 13 files; its check needs one of them.',
    '1 file',
  ],
  [
    'what agents are told is no collection of concepts',
    {
      'package.json': npm({ main: 'src/f0.js' }),
      ...many(9, (n) => `src/f${n}.js`),
      ...many(4, (n) => `packages/kit/skills/knowledge/s${n}.md`, `---\ntype: core\n---\n${PROSE}`),
      'README.md': PROSE,
    },
    'What demo is: README.md.',
    /skills/,
  ],
  [
    'a module about documents is source, and so is one that is called like the settings of Python',
    {
      'Cargo.toml': '[package]\nname = "demo"\n',
      ...many(9, (n) => `src/f${n}.rs`),
      'src/flags/doc/mod.rs': 'x',
      'src/flags/doc/help.rs': 'x',
      'web/setup.js': 'x',
      'setup.py': 'x',
    },
    '2 Rust source files below src/flags/doc/.',
    'no Rust',
  ],
  [
    'a module called tests is source where Django does not look for tests',
    {
      ...PYTHON,
      'shop/__init__.py': '',
      'shop/tests.py': 'x',
      'cart/__init__.py': '',
      'cart/apps.py': 'x',
      'cart/tests.py': 'x',
    },
    '1 test file, in `cart/` (1).',
    '2 test files',
  ],
  [
    'what tests call is none, in a folder of helpers or as a module of Rust',
    {
      'package.json': npm({ main: 'lib/f0.js', devDependencies: { ava: '1', tsd: '1' }, scripts: { test: 'ava' } }),
      ...many(9, (n) => `lib/f${n}.js`),
      ...many(3, (n) => `test/t${n}.js`),
      ...many(3, (n) => `test/helpers/h${n}.js`),
    },
    '3 test files, with AVA and tsd, in `test/` (3).',
    '6 test files',
  ],
  [
    'how many test files there are is said as the least where the language asks for no names',
    {
      'Demo.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
      ...many(9, (n) => `Src/F${n}.cs`),
      ...many(9, (n) => `Demo.Tests/F${n}Tests.cs`),
      'Demo.Tests/Issues/Issue1.cs': 'x',
    },
    'At least 9 test files, in `Demo.Tests/` (9).',
    '10 test files',
  ],
  [
    'Go builds the package of a folder only where there is one',
    {
      'go.mod': 'module example.com/demo\n',
      'tools.go': '//go:build tools\n',
      ...many(9, (n) => `cli/f${n}.go`),
      'cli/README.md': 'Run `go build` and `go vet -v .`.\n',
      'README.md': 'Run `go build` and `go vet -v .`.\n',
    },
    'build: `go build` in `cli/` (`cli/README.md`, line 1)',
    /`README\.md`, line/,
  ],
  [
    'what a job runs in a folder of its own is not run where the workflow runs the rest',
    {
      'package.json': npm({ main: 'a/f0.js', devDependencies: { jest: '1' } }),
      'a/package.json': npm({ name: 'a', main: 'f0.js', scripts: { test: 'jest', lint: 'eslint .' } }),
      ...many(9, (n) => `a/f${n}.js`),
      'a/f0.test.js': 'x',
      '.github/workflows/ci.yml':
        'on: pull_request\ndefaults:\n  run:\n    working-directory: a\njobs:\n  one:\n    steps:\n      - run: npm run lint\n  two:\n    defaults:\n      run:\n        working-directory: examples/${{ matrix.example }}\n    steps:\n      - run: npm test\n',
    },
    'lint: `npm run lint` in `a/` (`.github/workflows/ci.yml`, line 8)',
    /ci\.yml`, line 14/,
  ],
  [
    'what only people who work on it start is not what runs it',
    {
      'package.json': npm({ main: 'src/f0.js' }),
      ...many(9, (n) => `src/f${n}.js`),
      Dockerfile: 'FROM node\nCOPY . .\nCMD ["node", "src/f0.js"]\n',
      '.codesandbox/Dockerfile': 'FROM node\nRUN apt install x\n',
      'docker-compose.yml': 'services:\n  a:\n    build: .\n    volumes:\n      - ./:/app\n',
      Procfile: 'a: ./demo --listen=127.0.0.1:8001\n',
    },
    'Maintains what runs demo (Dockerfile).',
    /what runs.*(?:codesandbox|compose|Procfile)|services of demo|Procfile/,
  ],
  [
    'a package for telephones is made with its language',
    {
      'Package.swift': 'let package = Package(platforms: [.iOS(.v10)])\n',
      'A.xcodeproj/project.pbxproj': 'IPHONEOS_DEPLOYMENT_TARGET = 10.0;\n',
      ...many(9, (n) => `Source/F${n}.swift`),
    },
    'Builds and maintains the mobile code of demo-app (Source/: 9 source files) with Swift.',
    'with iOS',
  ],
  [
    'macros of dbt are no scripts',
    {
      'dbt_project.yml': 'name: demo\n',
      ...many(5, (n) => `macros/sql/f${n}.sql`),
      'models/a.sql': 'select 1\n',
    },
    'SQL macros (dbt) of demo-app: macros/sql/, 5 files; its check needs one of them.',
    'SQL script',
  ],
  [
    'migrations that have a folder each are told by the folder that holds these',
    {
      'package.json': npm({ name: '@demo/source', dependencies: { express: '4' } }),
      ...many(9, (n) => `src/f${n}.js`),
      ...many(3, (n) => `prisma/migrations/2021092422535${n}_first/migration.sql`),
    },
    'Migrations of the data model are in prisma/migrations/.',
    /are in .*_first|source is|maintains source/,
  ],
  [
    'what runs only to be tried, or is bundled, is not what the code is made with',
    {
      'mix.exs': 'def project\n  app: :demo\n  {:plug, "~> 1.0"},\n  {:bandit, "~> 1.0", only: :e2e},\n',
      ...many(9, (n) => `lib/f${n}.ex`),
      ...many(3, (n) => `priv/static/demo${n}.js`),
    },
    'Builds and maintains demo (lib/: 9 source files) with Plug.',
    /Bandit|priv/,
  ],
  [
    'a page on security is no threat model',
    {
      ...PYTHON,
      'docs/threat-model.md': PROSE,
      'docs/security-model.md': PROSE,
      'SECURITY.md': PROSE,
    },
    '`docs/threat-model.md`: threat model.',
    /security-model.*: threat/,
  ],
  [
    'a pipeline that publishes charts publishes no images, and a container of scripts runs nothing of the project',
    {
      ...many(3, (n) => `charts/c${n}/Chart.yaml`, 'apiVersion: v2\nname: c\n'),
      'scripts/release/Dockerfile': 'FROM node\nCOPY . .\nCMD ["node", "a.js"]\n',
      '.github/workflows/publish.yml':
        'on: push\njobs:\n  a:\n    steps:\n      - uses: helm/chart-releaser-action@v1\n',
    },
    'Publish the charts of the change with .github/workflows/publish.yml',
    /images|Dockerfile/,
  ],
  [
    'services that a library is tried against are not what runs it',
    {
      'package.json': npm({ main: 'src/f0.js' }),
      ...many(9, (n) => `src/f${n}.js`),
      Dockerfile: 'FROM node\nCOPY . .\nCMD ["node", "src/f0.js"]\n',
      'docker-compose.yml': 'services:\n  a:\n    image: labs/client-tests:1\n',
    },
    'Compose services for development of demo: docker-compose.yml.',
    /what runs.*compose/,
  ],
  [
    'a folder below the names of modules is a module, whatever it is called; folders to play in are none',
    {
      'composer.json': '{"name":"demo/demo"}',
      ...many(9, (n) => `src/Kit/F${n}.php`),
      'src/Kit/Sandbox/A.php': 'x',
      'playground-of-files/a.php': 'x',
      'doctests/b.php': 'x',
    },
    'Builds and maintains demo (src/Kit/ and src/Kit/Sandbox/: 10 source files) with PHP.',
    /playground|doctests/,
  ],
  [
    'what tests read is none, nor is what they drive',
    {
      'package.json': npm({ main: 'lib/f0.js', devDependencies: { mocha: '1' } }),
      ...many(9, (n) => `lib/f${n}.js`),
      ...many(3, (n) => `test/t${n}.js`),
      'test/data/commits.js': 'x',
      'test/e2e/support/basic/test.js': 'x',
      'wallaby.js': 'x',
      'cucumber.js': 'x',
    },
    '3 test files, with Mocha, in `test/` (3).',
    /[45] test files|wallaby|cucumber|top/,
  ],
  [
    'steps of scenarios are tests',
    {
      'demo.gemspec': 'x',
      ...many(9, (n) => `lib/f${n}.rb`),
      ...many(3, (n) => `features/f${n}.feature`),
      'features/step_definitions.rb': 'x',
      'features/support/helpers.rb': 'x',
    },
    'Builds and maintains demo-app (lib/: 9 source files) with Ruby.',
    /features\/ source|lib\/ and features/,
  ],
  [
    'what a server and a page could both be made of is the server’s where the page has folders of its own',
    {
      'package.json': npm({
        main: 'lib/f0.js',
        bin: 'lib/f1.js',
        browser: 'client/f0.js',
        dependencies: { express: '4', jquery: '3', d3: '5' },
      }),
      ...many(9, (n) => `lib/f${n}.js`),
      ...many(9, (n) => `client/f${n}.js`),
    },
    'Builds and maintains the front-end code of demo (client/: 9 source files) with JavaScript.',
    'front-end code of demo (client/ and lib/',
  ],
  [
    'make calls the tests of a program in C its check',
    {
      configure: 'x',
      ...many(9, (n) => `src/f${n}.c`),
      ...many(3, (n) => `test/test_f${n}.c`),
      'etc/scan.sh': 'grep -r x .\n',
      Makefile: 'check: all\n\tetc/scan.sh\n\t$(PYTEST) -n 1\n',
    },
    'test: `make check` (`Makefile`, line 1)',
    'lint: `make check`',
  ],
  [
    'what makefiles say in conditions is a path all the same',
    {
      'go.mod': 'module example.com/demo\n',
      ...many(3, (n) => `f${n}_test.go`),
      ...many(3, (n) => `in/f${n}_test.go`),
      ...many(3, (n) => `in/f${n}.go`),
      Makefile: 'test:\n\tgo test -race $(if $(PKGS),$(PKGS),./...)\n',
    },
    'test: `make test` (`Makefile`, line 1)',
    'of 6 test files',
  ],
  [
    'pages beside source are parts of it, and what pages are made from is none',
    {
      'Cargo.toml': '[package]\nname = "demo"\n',
      ...many(9, (n) => `src/f${n}.rs`),
      'src/lib.md': PROSE,
      'UPGRADE.md': PROSE,
      'README.md': PROSE,
      'lib/site_template/index.md': PROSE,
    },
    'Page of demo: UPGRADE.md.',
    /src\/lib\.md|site_template/,
  ],
  [
    'scenarios of Cypress are tests; an app to try a library with and what publishes a package run nothing',
    {
      'package.json': npm({
        main: 'lib/f0.js',
        devDependencies: { cypress: '1', ava: '1' },
        scripts: { 'test:all': 'tsc --noEmit && c8 ava' },
      }),
      ...many(9, (n) => `lib/f${n}.js`),
      ...many(9, (n) => `ossfuzz/f${n}.js`),
      'lib/f0.test.js': 'x',
      'cypress/integration/room.js': 'x',
      'sandbox/Procfile': 'web: node a.js\n',
      '.github/workflows/kit-npm_deploy.yml': 'on: push\njobs: {}\n',
    },
    'test: `npm run test:all` (`package.json`, line 1)',
    /^1 test file|ossfuzz|Procfile|npm_deploy/,
  ],
  [
    'tests that come with another project are not the project’s',
    {
      'CMakeLists.txt': 'project(demo)\n',
      ...many(9, (n) => `src/f${n}.c`),
      ...many(3, (n) => `tests/t${n}_test.c`),
      'tests/unity/LICENSE': 'x',
      'tests/unity/test/unity_test.c': 'x',
    },
    '3 test files, in `tests/` (3).',
    '4 test files',
  ],
  [
    'a module that others test with is source where it has tests; what maintainers run is none',
    {
      'go.mod': 'module example.com/demo\n',
      ...many(9, (n) => `assert/f${n}.go`),
      'mock/mock.go': 'x',
      'mock/mock_test.go': 'x',
      'maint/release.go': 'x',
    },
    'Builds and maintains demo (assert/ and mock/: 10 source files) with Go.',
    'maint/',
  ],
  [
    'pages in another language are those of the first again',
    {
      'package.json': npm({ main: 'lib/f0.js' }),
      ...many(9, (n) => `lib/f${n}.js`),
      ...many(5, (n) => `docs/p${n}.md`, PROSE),
      ...many(5, (n) => `docs/zh-CN/p${n}.md`, PROSE),
      'docs/partials/p.md': PROSE,
    },
    'Pages of demo: docs/, 5 files; its check needs one of them.',
    /zh-CN|partials/,
  ],
  [
    'a page with a name of operations may be for users; one on deployment is told',
    {
      'package.json': npm({ main: 'lib/f0.js' }),
      ...many(9, (n) => `lib/f${n}.js`),
      'docs/deployment.md': PROSE,
      'src/start/production/index.md': PROSE,
    },
    'Deployment guide of demo: docs/deployment.md.',
    'Operations guide',
  ],
  [
    'a program that a page only names is not run; tests of Ruby may begin with spec; types are no tests',
    {
      'demo.gemspec': 'x',
      Gemfile: 'gem "rspec"\n',
      ...many(9, (n) => `lib/f${n}.rb`),
      ...many(3, (n) => `test/spec_f${n}.rb`),
      'package.json': npm({ scripts: { type: 'tsd' } }),
      'CONTRIBUTING.md':
        'It is recommended to run `rake`. This shows that `rubocop` passes. Another way to be run is in the environment of `minitest`.\n',
    },
    '3 test files, with RSpec, in `test/` (3).',
    /`(?:rubocop|minitest)`|test: `npm/,
  ],
  [
    'no more files are said to be in folders than are in them',
    { 'pom.xml': '<project/>', ...many(200, (n) => `shop/F${n}.java`), ...many(3, (n) => `tool/F${n}.java`) },
    'Builds and maintains demo-app (shop/: 200 source files) with Java.',
    '203 source files',
  ],
])('%s', async (_, files, says, not) => {
  const said = await saidOf(files);
  expect([
    said.includes(says),
    said.some((sentence) => (typeof not === 'string' ? sentence.includes(not) : not.test(sentence))),
    said,
  ]).toEqual([true, false, said]);
});

test('what runs tests of no known language is for those who write most of the code, and for all who test', async () => {
  const said = await saidOf({
    'go.mod': 'module example.com/demo\nrequire github.com/gin-gonic/gin v1.0.0\n',
    ...many(20, (n) => `api/f${n}.go`),
    ...many(15, (n) => `api/f${n}_test.go`),
    'web/package.json': npm({ name: 'web', dependencies: { react: '19' } }),
    ...many(9, (n) => `web/f${n}.tsx`),
    Makefile: 'test:\n\t./try all\n',
    try: '#!/bin/sh\n',
  });
  expect(said.filter((line) => /^(?:Builds|Extends|test:)/.test(line))).toEqual([
    'Builds and maintains demo (api/: 20 source files) with Gin.',
    'test: `make test` (`Makefile`, line 1)',
    'Builds and maintains the front-end code of demo (web/: 9 source files) with React.',
    'Extends and runs the tests of demo (15 test files with go test).',
    'test: `make test` (`Makefile`, line 1)',
  ]);
});

test.each([
  ['SQL model (dbt) of demo', 'SQL models (dbt) of demo'],
  ['container image', 'container images'],
  ['pipeline that deploys', 'pipeline that deploys'],
  ['Terraform resources or modules', 'Terraform resources or modules'],
  ['pages of demo', 'pages of demo'],
])('%s, for several: %s', (one, several) => {
  expect(plural(one)).toBe(several);
});

test('the stack names what a role works with, and the languages that it writes', async () => {
  const tree = treeOf({
    'go.mod': 'module demo\n\nrequire google.golang.org/grpc v1.0.0\n',
    ...many(9, (n) => `a/f${n}.go`),
  });
  const made = await scaffold(await scan(tree), tree, { profile: PROFILES.cart, format: 'json' });
  const text = made.files.find(({ path }) => path.endsWith('cartridge.yaml'))?.text ?? '';
  expect(/stack:\n(?: {6}- .+\n)+/.exec(text)?.[0]).toBe('stack:\n      - gRPC\n      - Go\n');
});
