import { expect, test } from '@jest/globals';
import { suitesOf } from '../../../../../src/core/scan/workshop/suites.ts';
import { each, numbered, treeOf } from '../../../../support/scanned-tree.ts';

test('frameworks and folders of tests; what one small part uses is not what the project is tested with', () => {
  const tree = treeOf({
    'package.json': '{"name":"a","devDependencies":{"vitest":"1"}}',
    'tools/deep/er/package.json': '{"name":"b","devDependencies":{"mocha":"1"}}',
    ...each(
      numbered(5, (n) => `packages/a/test/f${n}.test.ts`),
      'x',
    ),
    ...each(
      numbered(2, (n) => `e2e/f${n}.spec.ts`),
      'x',
    ),
  });
  expect(suitesOf(tree, [])).toEqual({
    files: 7,
    frameworks: ['Vitest'],
    isAll: true,
    isBeside: false,
    folders: [
      ['packages/a/test', 5],
      ['e2e', 2],
    ],
  });
});

test('what a part in another language is tested with is said, too, where it has tests', () => {
  const files = {
    'mix.exs': 'def project',
    ...each(
      numbered(3, (n) => `apps/a${n}/mix.exs`),
      'def project',
    ),
    'assets/package.json': '{"devDependencies":{"vitest":"1"}}',
    'test/a_test.exs': '',
  };
  expect([files, { ...files, 'assets/a.test.js': '' }].map((all) => suitesOf(treeOf(all), []).frameworks)).toEqual([
    ['ExUnit'],
    ['ExUnit', 'Vitest'],
  ]);
});

const BOTH = {
  'package.json': '{"name":"a","devDependencies":{"vitest":"1"}}',
  'pyproject.toml': '[project]\nname = "a"\ndependencies = ["pytest"]\n',
  'web/a.test.ts': '',
  'web/deep/er/__tests__/b.test.ts': '',
  'tests/test_a.py': '',
};

test.each([
  [
    'all',
    [],
    3,
    ['Vitest', 'pytest'],
    [
      ['web', 2],
      ['tests', 1],
    ],
  ],
  ['those of a language, with its frameworks', ['Python'], 1, ['pytest'], [['tests', 1]]],
  ['a folder that holds another one is told with it', ['TypeScript'], 2, ['Vitest'], [['web', 2]]],
  ['none', ['Go'], 0, [], []],
])('tests of languages: %s', (_, languages, files, frameworks, folders) => {
  expect(suitesOf(treeOf(BOTH), languages)).toEqual({
    files,
    frameworks,
    isAll: true,
    isBeside: false,
    folders,
  });
});

test.each<[string, number, number, boolean]>([
  ['all of them', 9, 0, true],
  ['nearly all', 10, 1, true],
  ['most', 9, 1, false],
  ['none', 0, 9, false],
])('tests in folders with source: %s', (_, beside, apart, isBeside) => {
  const tree = treeOf({
    'package.json': '{"name":"a"}',
    ...each(
      numbered(3, (n) => `src/f${n}.ts`),
      '',
    ),
    ...each(
      numbered(beside, (n) => `src/f${n}.test.ts`),
      '',
    ),
    ...each(
      numbered(apart, (n) => `tests/f${n}.test.ts`),
      '',
    ),
  });
  expect(suitesOf(tree, []).isBeside).toBe(isBeside);
});

test('where the tests are many small folders, those near the top are told', () => {
  const many = each(
    numbered(12, (n) => `internal/p${n}/a_test.go`),
    '',
  );
  expect(suitesOf(treeOf(many), []).folders).toEqual([['internal', 12]]);
});

test('files of many languages are what a tool is tried on', () => {
  const samples = each(
    words('a.rs a.c a.java a.py a.php a.kt').map((name) => `tests/samples/${name}`),
    '',
  );
  expect(suitesOf(treeOf({ ...samples, 'Cargo.toml': '[package]\nname = "a"\n', 'tests/cli.rs': '' }), []).files).toBe(
    1,
  );
});

function words(names: string): string[] {
  return names.split(' ');
}

test('what tests read is not a test: Rust outside of a package, and languages that the project is not written in', () => {
  const tree = treeOf({
    'Cargo.toml': '[workspace]\nmembers = ["core"]\n',
    'core/Cargo.toml': '[package]\nname = "core"\n',
    'core/src/lib.rs': '',
    'core/tests/a.rs': '',
    'core/tests/deep/main.rs': '',
    'core/tests/deep/in/b.rs': '',
    'core/tests/common/c.rs': '',
    'tests/indent/rust.rs': '',
    'core/tests/read/c-sharp.cs': '',
    'core/tests/test_all.py': '',
  });
  expect(suitesOf(tree, [])).toEqual({
    files: 4,
    frameworks: ['cargo test'],
    isAll: false,
    isBeside: false,
    folders: [['core/tests', 4]],
  });
});

test('tests that Ruby names by how they begin are a suite in a project of another language', () => {
  const tree = treeOf({ 'go.mod': '', 'a.go': '', 'test/test_a.rb': '', 'test/run.rb': '' });
  expect(suitesOf(tree, []).folders).toEqual([['test', 1]]);
});

test('a language of the same family tests the source', () => {
  const tree = treeOf({ 'src/a.c': '', 'tests/a.cc': '', 'tests/b.rb': '' });
  expect(suitesOf(tree, []).folders).toEqual([['tests', 1]]);
});

const script = (entry: string): Record<string, string> => ({
  'package.json': `{"name":"a","devDependencies":{${entry}}}`,
});
/** Every framework, by what says that it is used. */
const FRAMEWORKS: Readonly<Record<string, Record<string, string>>> = {
  Vitest: script('"vitest":"1"'),
  Jest: script('"jest":"1"'),
  Mocha: script('"mocha":"1"'),
  AVA: script('"ava":"1"'),
  Karma: script('"karma":"1"'),
  Cypress: script('"cypress":"1"'),
  Jasmine: script('"jasmine-core":"1"'),
  Playwright: script('"@playwright/test":"1"'),
  'Testing Library': script('"@testing-library/dom":"1"'),
  'node:test': { 'package.json': '{"name":"a","scripts":{"test":"node --test"}}' },
  pytest: { 'setup.cfg': 'tests = pytest\n' },
  Hypothesis: { 'setup.cfg': 'tests = hypothesis\n' },
  JUnit: { 'build.gradle': 'junit' },
  Spock: { 'build.gradle': 'spock' },
  xUnit: { 'a.csproj': '<Project>xunit</Project>' },
  NUnit: { 'a.csproj': '<Project>nunit</Project>' },
  MSTest: { 'a.csproj': '<Project>MSTest</Project>' },
  Pest: { 'composer.json': '{"require-dev":{"pestphp/pest":"1"}}' },
  PHPUnit: { 'composer.json': '{"require-dev":{"phpunit/phpunit":"1"}}' },
  RSpec: { Gemfile: "gem 'rspec'\n" },
  Minitest: { Gemfile: "gem 'minitest'\n" },
  Capybara: { Gemfile: "gem 'capybara'\n" },
  ExUnit: { 'mix.exs': 'def project do\n' },
  flutter_test: { 'pubspec.yaml': 'dev_dependencies:\n  flutter_test: any\n' },
  testthat: { DESCRIPTION: 'Suggests: testthat\n' },
  'dbt tests': { 'dbt_project.yml': 'name: a\n' },
  'go test': { 'a.go': '', 'a_test.go': '' },
  'cargo test': { 'Cargo.toml': '[package]\nname = "a"\n', 'src/a.rs': '', 'tests/a.rs': '' },
  XCTest: { 'Sources/a.swift': '', 'Tests/ATests.swift': '', 'Package.swift': 'targets: []\n' },
  'swift test': { 'Sources/a.swift': '', 'Tests/ATests.swift': '', 'Package.swift': '.testTarget(name: "A")\n' },
  Test: { 'src/a.jl': '', 'test/runtests.jl': '' },
};

test.each(Object.entries(FRAMEWORKS))('the framework %s', (name, files) => {
  expect(suitesOf(treeOf(files), []).frameworks).toEqual([name]);
});

test.each([
  ['Detox', 'package.json', '{"devDependencies":{"detox":"20"}}', 'e2e/a.test.js'],
  ['Playwright', 'pyproject.toml', '[dependency-groups]\ndev = ["pytest-playwright"]\n', 'tests/test_a.py'],
])('%s in %s', (name, manifest, text, file) => {
  expect(suitesOf(treeOf({ [manifest]: text, [file]: 'x' }), []).frameworks).toContain(name);
});

test.each<[string, Record<string, string>, boolean]>([
  ['a language that no framework runs', { 'pom.xml': '<artifactId>junit</artifactId>', 'tests/b_test.c': '' }, false],
  ['hardly any of it', { 'pom.xml': '<artifactId>junit</artifactId>' }, true],
  ['only what drives a browser', { 'package.json': '{"devDependencies":{"cypress":"1"}}', 'web/a.test.js': '' }, false],
])('what runs all tests: %s', (_, files, isAll) => {
  const tests = each(
    numbered(4, (n) => `src/test/java/A${n}Test.java`),
    '',
  );
  expect(suitesOf(treeOf({ ...tests, 'src/main/java/A.java': '', ...files }), []).isAll).toBe(isAll);
});

test.each([
  [
    'node:test before tests of types',
    {
      'package.json': '{"scripts":{"test":"xo && A=b node --test a.js"},"devDependencies":{"tsd":"1"}}',
      'test.js': '',
    },
    ['node:test', 'tsd'],
  ],
  [
    'a server that is started for the tests is no framework',
    { 'package.json': '{"scripts":{"test":"node a.js","start":"node --test"}}', 'test.js': '' },
    [],
  ],
  ['Cucumber', { 'a.gemspec': 's.add_development_dependency "cucumber"', 'spec/a_spec.rb': '' }, ['Cucumber']],
])('%s', (_, files, frameworks) => {
  expect(suitesOf(treeOf(files), []).frameworks).toEqual(frameworks);
});
