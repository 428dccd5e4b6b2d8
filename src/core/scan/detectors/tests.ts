import { claim, lineOf, type Claim, type Detector, words } from '../detector.ts';
import type { TreeView } from '../tree/tree.ts';

/** A suite of this size is a role of its own. */
const SUBSTANTIAL = 15;

const CONFIGS: readonly string[] =
  words(`playwright.config.ts playwright.config.js playwright.config.mjs cypress.config.ts cypress.config.js
  cypress.json .detoxrc.js wdio.conf.js wdio.conf.ts`);

const OWN = 'tests in the source files themselves';
/** How settings say that examples in the source are run. */
const DOCTESTS = /--doctest-(?:modules|plus)\b|\bdoctest_plus\b|\bpython3? -m doctest\b|["']sphinx\.ext\.doctest["']/;
/** Tests that are in the file that they test; what they are called, and what the settings must say that they are run. */
const IN_FILE: readonly (readonly [extension: string, pattern: RegExp, what: string, said?: RegExp])[] = [
  ['rs', /^[ \t]*#\[cfg\(test\)\]/m, OWN],
  ['py', /^[ \t]*>>> \S/m, 'doctests in the source files', DOCTESTS],
  ['zig', /^test "/m, OWN],
];
/** Files that are read for such tests; the rest is taken to be alike. */
const MOST_READ = 40;
/** Suites by where they stand: pattern, weight, what, technology. */
const BY_PLACE: readonly (readonly [RegExp, number, string, string])[] = [
  [/(?:^|\/)molecule\/(?:.+\/)?molecule\.ya?ml$/, 0.4, 'Molecule scenario', 'Molecule'],
  [/(?:^|\/)templates\/tests?\/[^/]+\.ya?ml$/, 0.3, 'test of a chart', 'Helm'],
  [/(?:^|\/)(?:unit)?tests\/(?:.+\/)?[^/]+_test\.ya?ml$/, 0.25, 'unit test of a chart', 'helm-unittest'],
  [/(?:^|\/)tests\/(?:.+\/)?(?:test|assert|generic)[^/]*\.sql$/, 0.2, 'dbt test', 'dbt'],
  [/(?:^|\/)(?:tests?|t|spec)\/(?:.+\/)?[^/]*test[^/]*\.sh$/, 0.2, 'test script', 'shell'],
  [/(?:^|\/)t\/\d{4}-[^/]+\.(?:sh|t)$/, 0.2, 'test script', 'shell'],
];

export const tests: Detector = {
  id: 'tests',
  looksAt: [
    { names: CONFIGS },
    { extensions: ['feature'] },
    { extensions: ['rs', 'zig'], bytes: 128 * 1024, files: MOST_READ },
    {
      extensions: ['py'],
      folder: /^(?!.*(?:test|migrations|docs?\/))/i,
      name: /^(?!.*(?:test|migrations))/i,
      bytes: 16 * 1024,
      files: MOST_READ,
    },
    {
      names: words('pyproject.toml setup.cfg pytest.ini tox.ini conftest.py conf.py noxfile.py makefile'),
      bytes: 16_384,
    },
    { extensions: ['yml', 'yaml', 'sql', 'sh', 't'], folder: /(?:^|\/)(?:molecule|tests?|unittests|t|spec)\//i },
  ],
  *detect(tree) {
    const { files, endToEnd, samples } = tree.tests;
    const first = samples[0];
    if (first !== undefined) {
      const weight = files >= SUBSTANTIAL ? 0.85 : files >= 10 ? 0.4 : 0.15;
      for (const sample of samples)
        yield claim('role:qa_engineer', sample === first ? weight : 0.1, sample, 'test file', { group: 'test files' });
    }
    const config = tree.files.find((file) => CONFIGS.includes(file.name.toLowerCase()) && file.place !== 'example');
    if (config !== undefined && files >= 3) {
      const weight = endToEnd > 0 || files >= SUBSTANTIAL ? 0.6 : 0.35;
      const technology = ['Playwright', 'Cypress'].find((name) => config.name.startsWith(name.toLowerCase()));
      const more = { group: 'end to end', technology: technology ?? 'end-to-end tests' };
      yield claim('role:qa_engineer', weight, config.path, 'end-to-end tests', more);
    }
    for (const file of tree.files) {
      const place = file.place === 'example' ? undefined : BY_PLACE.find(([pattern]) => pattern.test(file.path));
      if (place === undefined) continue;
      const [, weight, why, technology] = place;
      yield claim('role:qa_engineer', weight, file.path, why, { group: technology, technology, addsUp: true });
    }
    yield* inFile(tree);
  },
};

function inFile(tree: TreeView): Claim[] {
  return IN_FILE.flatMap(([extension, pattern, why, said]) => {
    if (said !== undefined && !tree.files.some(({ path }) => said.test(tree.text(path) ?? ''))) return [];
    const all = tree.sources.get('')?.extensions.get(extension) ?? 0;
    const read = tree.files.filter(
      ({ path, place }) => place === 'project' && path.endsWith(`.${extension}`) && tree.text(path) !== undefined,
    );
    const [first, ...more] = read.filter(({ path }) => pattern.test(tree.text(path) ?? ''));
    if (first === undefined || more.length < 2) return [];
    const about = Math.round(((more.length + 1) / read.length) * all);
    const weight = about >= SUBSTANTIAL ? 0.7 : 0.3;
    const line = lineOf(tree.text(first.path) ?? '', pattern);
    return [claim('role:qa_engineer', weight, first.path, why, { group: 'tests in files', line })];
  });
}
