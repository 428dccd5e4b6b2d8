import { pathIn } from '../../value/path.ts';
import { words } from '../detector.ts';
import { README_NAMES } from '../pages.ts';
import type { Look, TreeView } from '../tree/tree.ts';
import { Verification, type Command } from './commands.ts';
import { PAGE_NAMES } from './said.ts';
import { SCRIPT_FILES } from './scripts.ts';
import { suitesOf, type Suites } from './suites.ts';

/** How a team works, as far as its files say: pointers, never what stands in them. */
interface Conventions {
  /** Pages on how changes are made, the most telling first. */
  readonly pages: readonly string[];
  /** What makes changes wait for a person, if anything. */
  readonly review: string | undefined;
}

const PLACES = ['', '.github', 'docs', 'doc', 'documentation', '.gitlab'];
const PAGES: readonly RegExp[] = [
  /^contributing(?:\.\w+)?$/i,
  /^agents\.md$/i,
  /^claude\.md$/i,
  /^(?:developing|development|developers?|hacking|building|dev[-_]?guide)(?:\.\w+)?$/i,
  /^(?:style|code[-_]?style|coding[-_]?(?:style|guidelines|standards|conventions)|style[-_]?guide|conventions)(?:\.\w+)?$/i,
  /^(?:testing|tests)\.(?:md|rst|adoc)$/i,
  /^(?:architecture|design|overview)\.(?:md|rst|adoc)$/i,
  /^copilot-instructions\.md$/i,
  /^(?:releas(?:e|ing))(?:\.(?:md|rst))?$/i,
  /^security\.md$/i,
];
const PAGE = /\.(?:md|mdx|rst|adoc|txt|org)$/i;
const REVIEWS: readonly RegExp[] = [/^CODEOWNERS$/, /^OWNERS$/, /^\.mergify\.yml$/, /^mergify\.yml$/, /^bors\.toml$/];
const SETTINGS = /required_status_checks|required_pull_request_reviews/;
const MOST_PAGES = 5;

/** Finds the pages that say how changes are made, and what holds them until a person agrees. */
function conventionsOf(tree: TreeView): Conventions {
  const all = PLACES.flatMap((path) =>
    (tree.listing.get(path)?.names ?? []).map((name) => ({ name, path: pathIn(path, name) })),
  );
  const pages = PAGES.flatMap((pattern) =>
    all.filter(({ name }) => pattern.test(name) && (!name.includes('.', 1) || PAGE.test(name))).slice(0, 1),
  ).map(({ path }) => path);
  const owners = REVIEWS.flatMap((pattern) => all.find(({ name }) => pattern.test(name)) ?? [])[0]?.path;
  const settings = SETTINGS.test(tree.text('.github/settings.yml') ?? '') ? '.github/settings.yml' : undefined;
  return { pages: pages.slice(0, MOST_PAGES), review: owners ?? settings };
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
  { extensions: ['sh', 'bash'], folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024, files: 60, start: true },
  { names: OWN_NAMES, folder: /^(?:[^/]+\/){0,2}$/, bytes: 16 * 1024, files: 20, start: true },
  { names: SCRIPT_FILES, bytes: 64 * 1024, files: 40, start: true },
  { names: [...PAGE_NAMES, ...README_NAMES], folder: /^(?:[^/]+\/){0,3}$/, bytes: 64 * 1024, files: 60, start: true },
  { names: ['settings.yml'], path: /^\.github\/settings\.yml$/, bytes: 16 * 1024, start: true },
];

/** Finds out how a project is worked on. */
export function workshopOf(tree: TreeView): Workshop {
  return {
    commands: new Verification(tree).commands(),
    conventions: conventionsOf(tree),
    suites: suitesOf(tree),
  };
}
