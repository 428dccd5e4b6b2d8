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

/** What manifests and settings say of how tests are written: file, text, framework. */
const FRAMEWORKS: readonly (readonly [file: RegExp, text: RegExp, name: string])[] = [
  [/^package\.json$/, /"vitest"\s*:/, 'Vitest'],
  [/^package\.json$/, /"jest"\s*:/, 'Jest'],
  [/^package\.json$/, /"mocha"\s*:/, 'Mocha'],
  [/^package\.json$/, /"ava"\s*:/, 'AVA'],
  [/^package\.json$/, /"jasmine(?:-core)?"\s*:/, 'Jasmine'],
  [/^package\.json$/, /"karma"\s*:/, 'Karma'],
  [/^package\.json$/, /"@playwright\/test"\s*:/, 'Playwright'],
  [/^package\.json$/, /"cypress"\s*:/, 'Cypress'],
  [/^package\.json$/, /"@testing-library\//, 'Testing Library'],
  [/^package\.json$/, /"(?:test|test:unit)"\s*:\s*"node (?:--\S+ )*--test/, 'node:test'],
  [
    /^(?:pyproject\.toml|setup\.(?:cfg|py)|requirements[^/]*\.(?:txt|in)|tox\.ini|pytest\.ini|Pipfile)$/,
    /\bpytest\b/,
    'pytest',
  ],
  [/^(?:pyproject\.toml|setup\.(?:cfg|py)|requirements[^/]*\.(?:txt|in))$/, /\bhypothesis\b/, 'Hypothesis'],
  [/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, /junit/i, 'JUnit'],
  [/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, /testcontainers/i, 'Testcontainers'],
  [/^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, /spock/i, 'Spock'],
  [/\.csproj$|^Directory\.Packages\.props$/, /xunit/i, 'xUnit'],
  [/\.csproj$|^Directory\.Packages\.props$/, /nunit/i, 'NUnit'],
  [/\.csproj$|^Directory\.Packages\.props$/, /MSTest/, 'MSTest'],
  [/^composer\.json$/, /"pestphp\/pest"/, 'Pest'],
  [/^composer\.json$/, /"phpunit\/phpunit"/, 'PHPUnit'],
  [/^(?:Gemfile|[\w-]+\.gemspec)$/, /\brspec/, 'RSpec'],
  [/^(?:Gemfile|[\w-]+\.gemspec)$/, /\bminitest\b/, 'Minitest'],
  [/^(?:Gemfile|[\w-]+\.gemspec)$/, /\bcapybara\b/, 'Capybara'],
  [/^mix\.exs$/, /def project/, 'ExUnit'],
  [/^pubspec\.yaml$/, /flutter_test/, 'flutter_test'],
  [/^DESCRIPTION$/, /\btestthat\b/, 'testthat'],
  [/^dbt_project\.ya?ml$/, /./, 'dbt tests'],
];
/** True for every file above, and cheap. */
const MANIFEST =
  /^(?:package\.json|pyproject|setup\.|requirements|tox\.|pytest\.|Pipfile|pom\.xml|build\.gradle|composer\.json|Gemfile|mix\.exs|pubspec|DESCRIPTION|dbt_project|Directory\.Packages)|\.csproj$|\.gemspec$/;
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
    if (!MANIFEST.test(name)) continue;
    const depth = dir === '' ? 0 : dir.split('/').length;
    if (depth > 4) continue;
    const possible = FRAMEWORKS.filter(([file]) => file.test(name));
    if (possible.length === 0) continue;
    const text = tree.text(path) ?? '';
    for (const [, pattern, framework] of possible)
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
