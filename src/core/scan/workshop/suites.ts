import { groupBy } from '../../value/group-by.ts';
import { foldersAbove } from '../../value/path.ts';
import { words } from '../detector.ts';
import { isSpeakable } from '../scaffold/words.ts';
import { ownOf } from '../map/source-map.ts';
import { familyOf, LANGUAGES } from '../tree/languages.ts';
import type { TreeView } from '../tree/tree.ts';
import { remembered } from '../../value/lazily.ts';
import { CHAINS, type ChainName } from './programs.ts';

/** The tests of a project. */
export interface Suites {
  readonly files: number;
  /** Frameworks by the names people use, the most certain first. */
  readonly frameworks: readonly string[];
  /** Whether nearly all tests are in languages that one of them runs. */
  readonly isAll: boolean;
  /** Whether nearly all tests are in folders with source. */
  readonly isBeside: boolean;
  /** The folders that hold most tests, with how many. */
  readonly folders: readonly (readonly [folder: string, files: number])[];
}

/** Where manifests and settings say how tests are written. */
const SAID_IN = {
  scripts: /^package\.json$/,
  python: /^(?:pyproject\.toml|setup\.(?:cfg|py)|requirements[^/]*\.(?:txt|in)|tox\.ini|pytest\.ini|Pipfile)$/,
  jvm: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/,
  dotnet: /\.csproj$|^Directory\.Packages\.props$/,
  php: /^composer\.json$/,
  ruby: /^(?:Gemfile|[\w-]+\.gemspec)$/,
  elixir: /^mix\.exs$/,
  dart: /^pubspec\.yaml$/,
  native: /^DESCRIPTION$/,
  data: /^dbt_project\.ya?ml$/,
} satisfies Partial<Record<ChainName, RegExp>>;
const FRAMEWORKS: readonly (readonly [name: string, where: keyof typeof SAID_IN, said: RegExp])[] = [
  ...words('Vitest Jest Mocha AVA Karma Cypress Detox').map(
    (name) => [name, 'scripts', new RegExp(`"${name.toLowerCase()}"\\s*:`)] as const,
  ),
  ['Jasmine', 'scripts', /"jasmine(?:-core)?"\s*:/],
  ['Playwright', 'scripts', /"@playwright\/test"\s*:/],
  ['Testing Library', 'scripts', /"@testing-library\//],
  ['node:test', 'scripts', /"test[\w:-]*"\s*:\s*"(?:[^"\n]* )?node (?:-\S+ )*--test\b/],
  ['tsd', 'scripts', /"tsd"\s*:/],
  ['pytest', 'python', /\bpytest\b/],
  ['Hypothesis', 'python', /\bhypothesis\b/],
  ['Playwright', 'python', /\b(?:pytest-)?playwright\b/],
  ['JUnit', 'jvm', /junit/i],
  ['Spock', 'jvm', /spock/i],
  ['xUnit', 'dotnet', /xunit/i],
  ['NUnit', 'dotnet', /nunit/i],
  ['MSTest', 'dotnet', /MSTest/],
  ['Pest', 'php', /"pestphp\/pest"/],
  ['PHPUnit', 'php', /"(?:phpunit\/phpunit|symfony\/phpunit-bridge)"/],
  ['RSpec', 'ruby', /\brspec(?:-rails|-core)?["']/],
  ['Cucumber', 'ruby', /\bcucumber(?:-rails)?["']/],
  ['Minitest', 'ruby', /\bminitest\b/],
  ['Capybara', 'ruby', /\bcapybara\b/],
  ['ExUnit', 'elixir', /def project/],
  ['flutter_test', 'dart', /flutter_test/],
  ['testthat', 'native', /\btestthat\b/],
  ['dbt tests', 'data', /./],
];
/** What drives a browser, or is called by tests that something else runs. */
const DRIVERS = new Set(['Playwright', 'Cypress', 'Capybara', 'Testing Library', 'Hypothesis']);
/** Languages with a framework of their own. */
const BUILT_IN: readonly (readonly [extension: string, name: string])[] = [
  ['go', 'go test'],
  ['rs', 'cargo test'],
  ['swift', 'XCTest'],
  ['jl', 'Test'],
];
const MOST = 4;
const MOST_FOLDERS = 3;
const LONGEST = 48;
/** A folder with less than this share of the tests, as its divisor, is not told. */
const LITTLE = 10;
/** What only a part deep down is tested with, beside this share of what most are. */
const LEAST = 0.3;

/**
 * Finds out how a project is tested.
 *
 * @param languages whose tests are meant; none: all
 */
export function suitesOf(tree: TreeView, languages: readonly string[]): Suites {
  const families = languages.map(familyOf);
  const isAsked = (language: string): boolean => languages.length === 0 || families.includes(familyOf(language));
  const tested = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const [path, endings] of tree.tests.folders)
    for (const [ending, count] of endings)
      if (isAsked(LANGUAGES[ending] ?? '')) {
        counts.set(path, (counts.get(path) ?? 0) + count);
        const language = LANGUAGES[ending] ?? '';
        tested.set(language, (tested.get(language) ?? 0) + count);
      }
  const files = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const frameworks = frameworksOf(tree, (language) => (files === 0 ? isAsked(language) : tested.has(language)), files);
  const apart = [...counts].filter(([path]) => ownOf(path, tree).files === 0);
  const isDriven = tree.tests.endToEnd * LITTLE >= files * (LITTLE - 1);
  const run = frameworks.filter(({ name }) => isDriven || !DRIVERS.has(name)).flatMap(({ languages }) => languages);
  return {
    files,
    frameworks: frameworks.map(({ name }) => name),
    isAll: [...tested].every(([language, count]) => run.includes(language) || count * LITTLE < files),
    isBeside: apart.reduce((sum, [, count]) => sum + count, 0) * LITTLE < files,
    folders: largest(counts, files),
  };
}

/** What manifests and settings say: framework, chain, and how much that weighs. */
const saidIn = remembered((tree: TreeView) =>
  tree.files.flatMap(({ path, name, dir }) => {
    const depth = dir === '' ? 0 : dir.split('/').length;
    const where = depth > 4 ? [] : Object.entries(SAID_IN).flatMap(([chain, names]) => (names.test(name) ? chain : []));
    const text = where.length === 0 ? undefined : tree.text(path);
    if (text === undefined) return [];
    const fit = FRAMEWORKS.filter(([, chain, said]) => where.includes(chain) && said.test(text));
    return fit.map(([framework, chain]) => ({ framework, chain, weight: 1 / (1 + depth) }));
  }),
);

// Tests of a package of Swift are run by its own command, whatever they import.
function isPackaged({ files, text }: TreeView): boolean {
  return files.some(({ path, name }) => name === 'Package.swift' && (text(path) ?? '').includes('.testTarget'));
}

function frameworksOf(
  tree: TreeView,
  isMeant: (language: string) => boolean,
  files: number,
): { readonly name: string; readonly languages: readonly string[] }[] {
  const { extensions, files: all = 0 } = tree.sources.get('') ?? {};
  const builtIn = BUILT_IN.filter(
    ([ending]) =>
      files > 0 && isMeant(LANGUAGES[ending] ?? '') && 10 * (extensions?.get(ending) ?? 0) >= Math.max(1, all),
  );
  const found = [
    ...saidIn(tree)
      .map((said) => ({ ...said, languages: CHAINS[said.chain].languages }))
      .filter(({ languages }) => languages.some(isMeant)),
    ...builtIn.map(([chain, framework]) => ({
      framework: chain === 'swift' && isPackaged(tree) ? 'swift test' : framework,
      chain,
      languages: [LANGUAGES[chain] ?? ''],
      weight: 1,
    })),
  ];
  const weighed = [...groupBy(found, ({ framework }) => framework)].map(([name, alike]) => {
    return { ...alike[0], name, weight: alike.reduce((sum, { weight }) => sum + weight, 0) };
  });
  return weighed
    .filter(({ chain, weight }) => weighed.every((other) => other.chain !== chain || weight >= LEAST * other.weight))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}

// Added up to the folder that says that it holds tests, else to one near the top; none of them in another one.
function largest(counts: ReadonlyMap<string, number>, all: number): (readonly [string, number])[] {
  const upTo = (depth: number): (readonly [string, number])[] => {
    const tops = new Map<string, number>();
    for (const [path, files] of counts) {
      const segments = path.split('/');
      const at = segments.findIndex((name) =>
        /^(?:tests?|__tests__|specs?|e2e|cypress|integration[-_]tests?)$|[-_.]tests?$|Tests?$/i.test(name),
      );
      const top = segments.slice(0, at < 0 ? depth : Math.min(at + 1, 3)).join('/');
      tops.set(top, (tops.get(top) ?? 0) + files);
    }
    const outer = new Map<string, number>();
    for (const [path, files] of [...tops].sort(([a], [b]) => a.length - b.length)) {
      const holder = foldersAbove(path).findLast((above) => above !== '' && outer.has(above)) ?? path;
      outer.set(holder, (outer.get(holder) ?? 0) + files);
    }
    return [...outer]
      .filter(([path, files]) => path.length <= LONGEST && isSpeakable(path) && files * LITTLE >= all)
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .slice(0, MOST_FOLDERS);
  };
  const near = upTo(2);
  return near.reduce((sum, [, files]) => sum + files, 0) * 2 > all ? near : upTo(1);
}
