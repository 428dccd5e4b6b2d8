import type { SourceMap } from '../map/source-map.ts';
import type { Look, TreeView } from '../tree/tree.ts';
import { pathIn } from '../../value/path.ts';
import { PURPOSES, type Command, type Purpose } from './command.ts';
import { SCRIPT_FILES, scriptsOf } from './scripts.ts';
import { suitesOf, type Suites } from './suites.ts';
import { toolCommands } from './tools.ts';
import { workflowCommands } from './workflow-commands.ts';

/** How a team works, as far as its files say: pointers, never what stands in them. */
interface Conventions {
  /** Pages on how changes are made, the most telling first. */
  readonly pages: readonly string[];
  /** What makes changes wait for a person, if anything. */
  readonly review: string | undefined;
}

const PLACES = new Set(['', '.github', 'docs', 'doc', 'documentation', '.gitlab']);
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
  const near = tree.listing.filter(({ path }) => PLACES.has(path));
  const all = near.flatMap(({ path, names }) => names.map((name) => ({ name, path: pathIn(path, name) })));
  const pages = PAGES.flatMap((pattern) =>
    all.filter(({ name }) => pattern.test(name) && (!name.includes('.', 1) || PAGE.test(name))).slice(0, 1),
  ).map(({ path }) => path);
  const owners = REVIEWS.flatMap((pattern) => all.find(({ name }) => pattern.test(name)) ?? [])[0]?.path;
  const settings = SETTINGS.test(tree.text('.github/settings.yml') ?? '') ? '.github/settings.yml' : undefined;
  return { pages: pages.slice(0, MOST_PAGES), review: owners ?? settings };
}

/** How a project is worked on: its commands, its tests, its rules. */
export interface Workshop {
  /** By purpose, the one to use first; at the root before those of parts. */
  readonly commands: readonly Command[];
  readonly conventions: Conventions;
  readonly suites: Suites;
}

/** What is looked at for {@link workshopOf}, beside what detectors look at. */
export const WORKSHOP_LOOKS: readonly Look[] = [
  { names: SCRIPT_FILES, bytes: 64 * 1024, files: 40, start: true },
  { names: ['settings.yml'], path: /^\.github\/settings\.yml$/, bytes: 16 * 1024, start: true },
];

/** Commands of one purpose at the root, and of one purpose in each part. */
const MOST_AT_ROOT = 2;
const MOST_IN_PART = 1;
/** Parts with commands of their own. */
const MOST_PARTS = 3;

/** Finds out how a project is worked on. */
export function workshopOf(tree: TreeView, map: SourceMap | undefined): Workshop {
  const suites = suitesOf(tree);
  return { commands: commandsOf(tree, map, suites), conventions: conventionsOf(tree), suites };
}

function commandsOf(tree: TreeView, map: SourceMap | undefined, suites: Suites): Command[] {
  const parts = partFolders(tree, map);
  const all = ['', ...parts].flatMap((dir) => [...scripted(dir, tree), ...toolCommands(dir, tree)]);
  const found = [...all, ...workflowCommands(tree), ...pytest(suites, tree)];
  const commands: Command[] = [];
  for (const purpose of PURPOSES) {
    const own = found.filter((each) => each.purpose === purpose).sort((a, b) => a.rank - b.rank);
    const root = pick(
      own.filter(({ dir }) => dir === ''),
      MOST_AT_ROOT,
    );
    commands.push(...root);
    // What is run at the top for all parts need not be run in each.
    const tools = new Set(root.map(({ command }) => command.split(' ')[0]));
    const inParts = parts.flatMap((part) =>
      pick(
        own.filter(({ dir, command }) => dir === part && !tools.has(command.split(' ')[0])),
        MOST_IN_PART,
      ),
    );
    commands.push(...inParts);
  }
  return commands;
}

/** Runners of scripts that the project names: there the name tells two commands apart, elsewhere what is done. */
const RUNNERS = /^(?:npm|pnpm|yarn|bun|make|just|task|composer|poe|pdm)$/;
/** A script that is run on the way of another one, or changes what it looks at. */
const VARIANT = 3;

function pick(commands: readonly Command[], most: number): Command[] {
  const seen = new Set<string>();
  const plain = commands.some(({ rank }) => rank < VARIANT);
  return commands
    .filter(({ command, rank, purpose }) => {
      const [tool = '', ...rest] = command.split(' ');
      const script = (rest[0] === 'run' ? rest[1] : rest[0]) ?? '';
      // `test` and `test:e2e` are two things to know; `build` and `build:docker` are one.
      const name = purpose === 'test' ? script : (/^\w+/.exec(script)?.[0] ?? '');
      const key = RUNNERS.test(tool) ? `${tool} ${name}` : [tool, ...rest].slice(0, 2).join(' ');
      if (seen.has(key) || (plain && rank >= VARIANT && RUNNERS.test(tool))) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most);
}

// Where nothing else runs the tests, their framework does.
function pytest({ frameworks, files }: Suites, { listing }: TreeView): Command[] {
  const names = listing.find(({ path }) => path === '')?.names ?? [];
  const isPython = names.some((name) => /^(?:pyproject\.toml|setup\.(?:py|cfg)|pytest\.ini|conftest\.py)$/.test(name));
  if (!frameworks.includes('pytest') || files === 0 || !isPython) return [];
  const runner = names.includes('poetry.lock') ? 'poetry run ' : names.includes('uv.lock') ? 'uv run ' : '';
  return [{ purpose: 'test', command: `${runner}pytest`, dir: '', rank: 4 }];
}

function scripted(dir: string, tree: TreeView): Command[] {
  return tree.files
    .filter((file) => file.dir === dir && (file.place === 'project' || dir === ''))
    .flatMap((file) => {
      const text = tree.text(file.path);
      return text === undefined ? [] : scriptsOf(file, text, tree);
    });
}

/** Folders with a manifest of their own that hold a good part of the source. */
function partFolders(tree: TreeView, map: SourceMap | undefined): string[] {
  if (map === undefined) return [];
  const manifests = tree.files.filter(
    ({ name, dir, place }) => dir !== '' && place === 'project' && MANIFEST.test(name) && dir.length <= 36,
  );
  const folders = [...new Set(manifests.map(({ dir }) => dir))];
  return folders
    .map((dir) => ({ dir, files: tree.sources.get(dir)?.files ?? 0 }))
    .filter(({ files }) => files * 10 >= map.files)
    .sort((a, b) => b.files - a.files || (a.dir < b.dir ? -1 : 1))
    .slice(0, MOST_PARTS)
    .map(({ dir }) => dir);
}

const MANIFEST =
  /^(?:package\.json|pyproject\.toml|go\.mod|Cargo\.toml|pom\.xml|mvnw|gradlew|composer\.json|mix\.exs|Gemfile|Package\.swift|Makefile|justfile|dbt_project\.yml)$|\.slnx?$/;

/** @returns commands of one purpose. */
export function commandsFor({ commands }: Workshop, ...purposes: readonly Purpose[]): readonly Command[] {
  return commands.filter(({ purpose }) => purposes.includes(purpose));
}
