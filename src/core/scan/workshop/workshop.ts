import type { SourceMap } from '../map/source-map.ts';
import type { Look, TreeView } from '../tree.ts';
import { PURPOSES, type Command, type Purpose } from './command.ts';
import { SETTINGS_FILES, conventionsOf, type Conventions } from './conventions.ts';
import { SCRIPT_FILES, scriptsOf } from './scripts.ts';
import { suitesOf, type Suites } from './suites.ts';
import { toolCommands } from './tools.ts';
import { workflowCommands } from './workflow-commands.ts';

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
  SETTINGS_FILES,
];

/** Commands of one purpose at the root, and of one purpose in each part. */
const MOST_AT_ROOT = 3;
const MOST_IN_PART = 1;
/** Parts with commands of their own. */
const MOST_PARTS = 3;

/** Finds out how a project is worked on. */
export function workshopOf(tree: TreeView, map: SourceMap | undefined): Workshop {
  return { commands: commandsOf(tree, map), conventions: conventionsOf(tree), suites: suitesOf(tree) };
}

function commandsOf(tree: TreeView, map: SourceMap | undefined): Command[] {
  const parts = partFolders(tree, map);
  const all = ['', ...parts].flatMap((dir) => [...scripted(dir, tree), ...toolCommands(dir, tree)]);
  const found = [...all, ...workflowCommands(tree)];
  const commands: Command[] = [];
  for (const purpose of PURPOSES) {
    const own = found.filter((each) => each.purpose === purpose).sort((a, b) => a.rank - b.rank);
    commands.push(
      ...pick(
        own.filter(({ dir }) => dir === ''),
        MOST_AT_ROOT,
      ),
    );
    for (const part of parts)
      commands.push(
        ...pick(
          own.filter(({ dir }) => dir === part),
          MOST_IN_PART,
        ),
      );
  }
  return commands;
}

function pick(commands: readonly Command[], most: number): Command[] {
  const seen = new Set<string>();
  return commands
    .filter(({ command }) => {
      // `make test` and what it may call are both worth knowing; `npm run lint` and its variants are not.
      const tool = command.split(/[ :]/).slice(0, 3).join(' ');
      return !seen.has(tool) && seen.add(tool) !== undefined;
    })
    .slice(0, most);
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
