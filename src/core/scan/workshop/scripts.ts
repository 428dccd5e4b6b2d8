import { parseJsonLoosely } from '../parsers/json.ts';
import { parseToml, parseYamlLoosely } from '../parsers/large.ts';
import { keys, member } from '../parsers/values.ts';
import type { TreeFile, TreeView } from '../tree/tree.ts';
import { isPlainCommand, purposeOf, variantRank, type Command } from './command.ts';
import { parentOf } from '../../value/path.ts';

const TARGET = /^([A-Za-z][\w.-]{0,30}(?:[ \t]+[A-Za-z][\w.-]{0,30}){0,5})[ \t]*::?(?![=:])/gm;
const RECIPE = /^@?([a-z][\w-]{0,30})(?:[ \t]+[^:=\n]{0,120})?:(?!=)/gm;

/** Where each sort of file keeps its named commands: which of them, and how one is run. */
const SOURCES: readonly {
  readonly name: RegExp;
  readonly names: (text: string) => readonly string[];
  readonly run: (name: string, dir: string, tree: TreeView) => string;
}[] = [
  {
    name: /^package\.json$/,
    names: (text) => keys(member(parseJsonLoosely(text), 'scripts')),
    run: (name, dir, tree) => {
      const manager = managerOf(dir, tree);
      if (name === 'test' || name === 'start') return `${manager} ${name}`;
      return manager === 'yarn' ? `yarn ${name}` : `${manager} run ${name}`;
    },
  },
  {
    name: /^(?:GNU)?[Mm]akefile$/,
    names: (text) => [...text.matchAll(TARGET)].flatMap((match) => (match[1] as string).split(/[ \t]+/)),
    run: (name) => `make ${name}`,
  },
  {
    name: /^\.?[jJ]ustfile$/,
    names: (text) => [...text.matchAll(RECIPE)].map((match) => match[1] as string),
    run: (name) => `just ${name}`,
  },
  {
    name: /^[Tt]askfile\.(?:dist\.)?ya?ml$/,
    names: (text) => keys(member(parseYamlLoosely(text), 'tasks')),
    run: (name) => `task ${name}`,
  },
  {
    name: /^composer\.json$/,
    names: (text) => keys(member(parseJsonLoosely(text), 'scripts')),
    run: (name) => `composer ${name}`,
  },
  {
    name: /^pyproject\.toml$/,
    names: (text) => (text.includes('[tool.poe.tasks') ? keys(member(parseToml(text), 'tool', 'poe', 'tasks')) : []),
    run: (name) => `poe ${name}`,
  },
  {
    name: /^pyproject\.toml$/,
    names: (text) =>
      text.includes('[tool.pdm.scripts') ? keys(member(parseToml(text), 'tool', 'pdm', 'scripts')) : [],
    run: (name) => `pdm run ${name}`,
  },
];

/** Named commands of one manifest. */
export function scriptsOf(file: TreeFile, text: string, tree: TreeView): Command[] {
  return SOURCES.filter(({ name }) => name.test(file.name)).flatMap(({ names, run }) =>
    [...new Set(names(text))].flatMap((name) => {
      const purpose = purposeOf(name);
      const command = run(name, file.dir, tree);
      if (purpose === undefined || !isPlainCommand(command)) return [];
      return [{ purpose, command, dir: file.dir, rank: variantRank(purpose, name) }];
    }),
  );
}

/** Which files {@link scriptsOf} reads beside the manifests of packages. */
export const SCRIPT_FILES = [
  'makefile',
  'gnumakefile',
  'justfile',
  '.justfile',
  'taskfile.yml',
  'taskfile.yaml',
  'taskfile.dist.yml',
  'taskfile.dist.yaml',
];

// By the lock file, of the folder or of the nearest one above.
function managerOf(dir: string, { listing }: TreeView): string {
  for (let at = dir; ; at = parentOf(at)) {
    const names = listing.find(({ path }) => path === at)?.names ?? [];
    if (names.includes('pnpm-lock.yaml')) return 'pnpm';
    if (names.includes('yarn.lock')) return 'yarn';
    if (names.includes('bun.lock') || names.includes('bun.lockb')) return 'bun';
    if (names.includes('package-lock.json') || at === '') return 'npm';
  }
}
