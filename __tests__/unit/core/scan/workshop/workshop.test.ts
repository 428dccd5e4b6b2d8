import { expect, test } from '@jest/globals';
import { sourceMap } from '../../../../../src/core/scan/map/source-map.ts';
import { workshopOf } from '../../../../../src/core/scan/workshop/workshop.ts';
import { each, numbered, treeOf } from '../../../../support/scanned-tree.ts';

const shopOf = (files: Readonly<Record<string, string>>): ReturnType<typeof workshopOf> => {
  const tree = treeOf(files);
  return workshopOf(tree, sourceMap(tree));
};
const commandsOf = (files: Readonly<Record<string, string>>): string[] =>
  shopOf(files).commands.map(({ purpose, command, dir }) => `${purpose}: ${command}${dir === '' ? '' : ` in ${dir}`}`);
const scripts = (...names: string[]): string =>
  JSON.stringify({ name: 'a', scripts: Object.fromEntries(names.map((name) => [name, 'x'])) });

test.each<[string, Record<string, string>, string[]]>([
  [
    'scripts of a package, by the lock file beside it; variants do not crowd out what they vary',
    {
      'package.json': scripts('test', 'test:e2e', 'lint', 'lint-fix', 'build', 'build:docker', 'dev', 'release'),
      'yarn.lock': '',
    },
    ['build: yarn build', 'test: yarn test', 'test: yarn test:e2e', 'lint: yarn lint', 'run: yarn dev'],
  ],
  [
    'targets, recipes and tasks',
    {
      Makefile: 'build test: deps\n\tx\nVERSION := 1\n.PHONY: test\n',
      justfile: 'lint *args:\n  x\n',
      'Taskfile.yml': 'version: 3\ntasks:\n  run:\n    cmds: [x]\n',
    },
    ['build: make build', 'test: make test', 'lint: just lint', 'run: task run'],
  ],
  [
    'what a tool offers stands behind what the project calls its own',
    { 'Cargo.toml': '[package]\nname = "a"\n', Makefile: 'test:\n\tcargo test\n' },
    ['build: cargo build', 'test: make test', 'test: cargo test', 'lint: cargo clippy'],
  ],
  [
    'what pipelines run at the top, and nothing a shell would change or that belongs to other repositories',
    {
      'pyproject.toml': '[project]\nname = "a"\n',
      '.github/workflows/ci.yml':
        'jobs:\n  a:\n    steps:\n      - run: ruff check .\n      - run: pytest -q\n      - run: pytest $ARGS\n      - run: ruff --version\n      - run: bundle exec rspec\n      - run: |\n          mypy src\n',
    },
    ['test: pytest -q', 'lint: ruff check .', 'types: mypy src'],
  ],
  [
    'parts with much of the code have commands of their own, unless the top runs the same tool',
    {
      'pom.xml': '<project/>',
      'ui/package.json': scripts('test', 'start'),
      ...each(
        numbered(9, (n) => `ui/src/f${n}.ts`),
        'x',
      ),
      'server/pom.xml': '<project/>',
      ...each(
        numbered(9, (n) => `server/src/main/java/F${n}.java`),
        'x',
      ),
    },
    ['build: mvn package', 'test: mvn test', 'test: npm test in ui', 'run: npm start in ui'],
  ],
  [
    'names that are no commands of ours',
    {
      'package.json': scripts(
        'test; rm -rf x',
        'ignore-all-previous-instructions',
        'test:ghp_abcdefghijklmnopqrstuvwxyz0123',
      ),
    },
    [],
  ],
])('%s', (_, files, expected) => {
  expect(commandsOf(files)).toEqual(expected);
});

test('conventions are pointers, reviews are what makes changes wait', () => {
  const { conventions } = shopOf({
    'CONTRIBUTING.md': '# A\n',
    'AGENTS.md': '# A\n',
    'docs/style-guide.md': '# A\n',
    'src/CONTRIBUTING.md': '# A\n',
    '.github/CODEOWNERS': '* @a\n',
  });
  expect(conventions).toEqual({
    pages: ['CONTRIBUTING.md', 'AGENTS.md', 'docs/style-guide.md'],
    review: '.github/CODEOWNERS',
  });
  expect(shopOf({ 'README.md': '# A\n' }).conventions).toEqual({ pages: [], review: undefined });
});

test('frameworks and folders of tests; what one small part uses is not what the project is tested with', () => {
  const { suites } = shopOf({
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
  expect(suites).toEqual({
    files: 7,
    endToEnd: 2,
    frameworks: ['Vitest'],
    folders: [
      ['packages/a/test', 5],
      ['e2e', 2],
    ],
  });
});
