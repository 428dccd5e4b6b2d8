import { words } from '../detector.ts';
import { isSpeakable } from '../scaffold/words.ts';
import type { TestCount, TreeView } from '../tree/tree.ts';

/** The tests of a project. */
export interface Suites {
  readonly files: number;
  readonly endToEnd: number;
  /** Frameworks by the names people use, the most certain first. */
  readonly frameworks: readonly string[];
  /** The folders that hold most tests, with how many. */
  readonly folders: readonly (readonly [folder: string, files: number])[];
}

/** What manifests and settings say of how tests are written: file, and the frameworks by what they say. */
const FRAMEWORKS: readonly (readonly [file: RegExp, names: Readonly<Record<string, RegExp>>])[] = [
  [
    /^package\.json$/,
    {
      ...Object.fromEntries(
        words('Vitest Jest Mocha AVA Karma Cypress').map((name) => [name, new RegExp(`"${name.toLowerCase()}"\\s*:`)]),
      ),
      Jasmine: /"jasmine(?:-core)?"\s*:/,
      Playwright: /"@playwright\/test"\s*:/,
      'Testing Library': /"@testing-library\//,
      'node:test': /"(?:test|test:unit)"\s*:\s*"node (?:--\S+ )*--test/,
    },
  ],
  [
    /^(?:pyproject\.toml|setup\.(?:cfg|py)|requirements[^/]*\.(?:txt|in)|tox\.ini|pytest\.ini|Pipfile)$/,
    { pytest: /\bpytest\b/ },
  ],
  [/^(?:pyproject\.toml|setup\.(?:cfg|py)|requirements[^/]*\.(?:txt|in))$/, { Hypothesis: /\bhypothesis\b/ }],
  [/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, { JUnit: /junit/i, Testcontainers: /testcontainers/i, Spock: /spock/i }],
  [/\.csproj$|^Directory\.Packages\.props$/, { xUnit: /xunit/i, NUnit: /nunit/i, MSTest: /MSTest/ }],
  [/^composer\.json$/, { Pest: /"pestphp\/pest"/, PHPUnit: /"phpunit\/phpunit"/ }],
  [/^(?:Gemfile|[\w-]+\.gemspec)$/, { RSpec: /\brspec/, Minitest: /\bminitest\b/, Capybara: /\bcapybara\b/ }],
  [/^mix\.exs$/, { ExUnit: /def project/ }],
  [/^pubspec\.yaml$/, { flutter_test: /flutter_test/ }],
  [/^DESCRIPTION$/, { testthat: /\btestthat\b/ }],
  [/^dbt_project\.ya?ml$/, { 'dbt tests': /./ }],
];
/** Languages with a framework of their own. */
const BUILT_IN: readonly (readonly [extension: string, name: string])[] = [
  ['go', 'go test'],
  ['rs', 'cargo test'],
  ['swift', 'XCTest'],
  ['jl', 'Test'],
];
const MOST = 4;
const MOST_FOLDERS = 3;
/** What only a part deep down is tested with, beside this share of what most are. */
const LEAST = 0.3;

/** Finds out how the project is tested. */
export function suitesOf(tree: TreeView): Suites {
  const { files, endToEnd, folders } = tree.tests;
  const seen = new Map<string, number>();
  for (const { path, name, dir } of tree.files) {
    const depth = dir === '' ? 0 : dir.split('/').length;
    if (depth > 4) continue;
    const possible = FRAMEWORKS.filter(([file]) => file.test(name));
    if (possible.length === 0) continue;
    const text = tree.text(path) ?? '';
    for (const [framework, pattern] of possible.flatMap(([, names]) => Object.entries(names)))
      if (pattern.test(text)) seen.set(framework, (seen.get(framework) ?? 0) + 1 / (1 + depth));
  }
  if (files > 0)
    for (const [extension, framework] of BUILT_IN)
      if (10 * (tree.sources.get('')?.extensions.get(extension) ?? 0) >= Math.max(1, tree.sources.get('')?.files ?? 0))
        seen.set(framework, (seen.get(framework) ?? 0) + 1);
  return {
    files,
    endToEnd,
    frameworks: [...seen]
      .filter(([, weight]) => weight >= LEAST * Math.max(...seen.values()))
      .sort(([, a], [, b]) => b - a)
      .map(([name]) => name)
      .slice(0, MOST),
    folders: largest(folders),
  };
}

// Added up to the folder below the top where that holds most of them.
function largest(folders: TestCount['folders']): (readonly [string, number])[] {
  const tops = new Map<string, number>();
  for (const [path, endings] of folders) {
    const files = [...endings.values()].reduce((sum, count) => sum + count, 0);
    const segments = path.split('/');
    const at = segments.findIndex((name) =>
      /^(?:tests?|__tests__|specs?|e2e|cypress|integration[-_]tests?)$|[-_.]tests?$|Tests?$/i.test(name),
    );
    const top = segments.slice(0, at < 0 ? 1 : Math.min(at + 1, 3)).join('/');
    if (top.length <= 34) tops.set(top, (tops.get(top) ?? 0) + files);
  }
  const order = [...tops].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const shown: (readonly [string, number])[] = [];
  for (const top of order) {
    if (shown.length === MOST_FOLDERS) break;
    if (isSpeakable(top[0])) shown.push(top);
  }
  return shown;
}
