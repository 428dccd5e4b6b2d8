import { fileName, pathIn } from '../../value/path.ts';
import { words } from '../detector.ts';
import { README_NAMES, SAYS_HOW } from '../pages.ts';
import { isSpeakable } from '../scaffold/words.ts';
import type { Look, TestCount, TreeView } from '../tree/tree.ts';
import { type Command, Verification } from './commands.ts';
import { PAGE_NAMES } from './said.ts';
import { SCRIPT_FILES } from './scripts.ts';

/** How a team works, as far as its files say: pointers, never what stands in them. */
interface Conventions {
  /** Pages on how changes are made, the most telling first. */
  readonly pages: readonly string[];
  /** What makes changes wait for a person, if anything. */
  readonly review: string | undefined;
}

const REVIEWS: readonly RegExp[] = [/^CODEOWNERS$/, /^OWNERS$/, /^\.?mergify\.yml$/, /^bors\.toml$/];
const SETTINGS = /required_status_checks|required_pull_request_reviews/;
const MOST_PAGES = 5;

/** Finds the pages that say how changes are made, and what holds them until a person agrees. */
function conventionsOf(tree: TreeView): Conventions {
  const pages = tree.files.filter(({ dir, name }) => /^(?:\.github|docs?)?$/.test(dir) && SAYS_HOW.test(name));
  const all = ['', '.github', 'docs', '.gitlab'].flatMap((path) =>
    (tree.listing.get(path)?.names ?? []).map((name) => pathIn(path, name)),
  );
  const owners = REVIEWS.flatMap((pattern) => all.find((path) => pattern.test(fileName(path))) ?? [])[0];
  const settings = SETTINGS.test(tree.text('.github/settings.yml') ?? '') ? '.github/settings.yml' : undefined;
  return { pages: pages.map(({ path }) => path).slice(0, MOST_PAGES), review: owners ?? settings };
}

/** How a project is worked on: its commands, its tests, its rules. */
export interface Workshop {
  /** Those to be believed most first. */
  readonly commands: readonly Command[];
  readonly conventions: Conventions;
  readonly suites: Suites;
}

/** What people call a shell script without an ending. */
const OWN_NAMES = words('test tests lint check runtest runtests run-tests run_tests docs build');

/** What is looked at for {@link workshopOf}, beside what detectors look at. */
export const WORKSHOP_LOOKS: readonly Look[] = [
  { extensions: ['sh', 'bash'], folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024 },
  { names: OWN_NAMES, folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024 },
  { names: SCRIPT_FILES, bytes: 64 * 1024 },
  { names: [...PAGE_NAMES, ...README_NAMES], folder: /^(?:[^/]+\/){0,3}$/, bytes: 64 * 1024 },
  { names: ['settings.yml'], path: /^\.github\/settings\.yml$/, bytes: 16 * 1024 },
];

/** Finds out how a project is worked on. */
export function workshopOf(tree: TreeView): Workshop {
  return {
    commands: new Verification(tree).commands(),
    conventions: conventionsOf(tree),
    suites: suitesOf(tree),
  };
}

/** The tests of a project. */
interface Suites {
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
function suitesOf(tree: TreeView): Suites {
  const { files, endToEnd, folders } = tree.tests;
  const seen = new Map<string, number>();
  for (const { path, name, dir } of tree.files) {
    const text = tree.text(path);
    const depth = dir === '' ? 0 : dir.split('/').length;
    if (text === undefined || depth > 4) continue;
    const possible = FRAMEWORKS.filter(([file]) => file.test(name));
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
  return order.filter(([path]) => isSpeakable(path)).slice(0, MOST_FOLDERS);
}
