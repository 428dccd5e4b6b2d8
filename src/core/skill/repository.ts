import { folderOf, isWithin, joinPath } from '../value/path.ts';
import type { Need, NeedPlace } from '../result/skills.ts';
import { pluginServers, readNeeds, rootOf, type SkillFiles } from './read-needs.ts';
import { fallbackName, isConfiguration, kindOfFile, PLUGIN_FILE, type SkillKind } from './kinds.ts';
import { readSkill } from './read-skill.ts';
import { isMapping, member } from '../value/mapping.ts';

/** A repository as the reader of needs sees it. */
export interface SkillRepository {
  /** Paths of its files. */
  readonly files: readonly string[];
  /** @returns undefined for what cannot be read */
  readonly read: (path: string) => string | undefined;
  /** Files that describe what is read; by default all that do. */
  readonly only?: readonly { readonly kind: SkillKind; readonly path: string }[];
}

/** A skill, a plugin or an agent of a repository. */
export interface FoundSkill {
  readonly kind: SkillKind;
  /** The file that describes it. */
  readonly path: string;
  readonly name: string;
  readonly needs: readonly Need[];
  /** Names of the servers that its plugin brings along, in lower case. */
  readonly brought: readonly string[];
  /** What a reader should be told of its head. */
  readonly remarks: readonly { readonly line: number; readonly text: string }[];
}

/** What a repository holds. */
export interface ReadRepository {
  readonly found: readonly FoundSkill[];
  /** Names of the servers that some configuration of it has, in lower case. */
  readonly configured: ReadonlySet<string>;
}

/** Everything of a repository that needs something of the place where it runs, in the order of the files. */
export async function readRepository({ files, read, only }: SkillRepository): Promise<ReadRepository> {
  const roots = files.filter((path) => kindOfFile(path) === 'plugin').map((path) => rootOf('plugin', path));
  const agents = new Set(roots.map((root) => (root === '.' ? 'agents' : `${root}/agents`)));
  const all = files.flatMap((path) => {
    const isOfPlugin = path.endsWith('.md') && !/readme\.md$/i.test(path) && agents.has(folderOf(path));
    const kind = kindOfFile(path) ?? (isOfPlugin ? ('agent' as const) : undefined);
    return kind === undefined ? [] : [{ kind, path }];
  });
  const skills = new Set(
    all.filter(({ kind }) => kind === 'skill').map(({ path }) => fallbackName('skill', path, '.')),
  );
  const configured = new Set(files.filter((path) => isConfiguration(path)).flatMap((path) => serverNames(read(path))));
  const below = folderIndex(files);
  const known = new Set(files);
  const filesOf = (kind: SkillKind, path: string, text: string, name: string): SkillFiles => {
    const folder = rootOf(kind, path);
    return {
      kind,
      path,
      text,
      name,
      folder,
      files: below(folder),
      read: (file) => (known.has(joinPath(folder, file)) ? read(joinPath(folder, file)) : undefined),
      skills,
      configured,
    };
  };
  const plugins: { readonly root: string; readonly servers: ReadonlyMap<string, NeedPlace> }[] = [];
  for (const { kind, path } of all) {
    if (kind !== 'plugin') continue;
    const servers = await pluginServers(filesOf(kind, path, read(path) ?? '', ''));
    plugins.push({ root: path.slice(0, -PLUGIN_FILE.length - 1) || '.', servers });
  }
  const found: FoundSkill[] = [];
  for (const { kind, path } of only ?? all) {
    const text = read(path);
    if (text === undefined) continue;
    const skill = await readSkill(kind, path, text, fallbackName(kind, path, '.'));
    const { name, remarks } = 'problems' in skill ? { name: path, remarks: [] } : skill;
    const around = plugins.filter(({ root }) => isWithin(root, path)).sort((a, b) => b.root.length - a.root.length)[0];
    const needs = await readNeeds({
      ...filesOf(kind, path, text, name),
      ...(around === undefined ? {} : { plugin: around.servers }),
    });
    const brought = [...(around?.servers.keys() ?? [])];
    found.push({ kind, path, name, needs, brought, remarks });
  }
  return { found, configured };
}

// A name is all that is asked for, so what else is wrong with a file does not matter here.
function serverNames(text = ''): string[] {
  const tables = [...text.matchAll(/^\s*\[mcp_servers\."?([\w-]{1,80})"?\]/gm)].map(([, name = '']) => name);
  try {
    const value: unknown = JSON.parse(text);
    const servers = ['mcpServers', 'servers', 'mcp', 'context_servers'].flatMap((key) => {
      const own = member(value, key);
      return isMapping(own) ? Object.keys(own) : [];
    });
    return [...tables, ...servers].map((name) => name.toLowerCase());
  } catch {
    return tables.map((name) => name.toLowerCase());
  }
}

/** The files below a folder, relative to it, found without a walk over all files for each. */
function folderIndex(files: readonly string[]): (folder: string) => readonly string[] {
  const sorted = [...files].sort();
  return (folder) => {
    if (folder === '.') return files;
    const prefix = `${folder}/`;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let i = low; i < sorted.length && (sorted[i] ?? '').startsWith(prefix); i++)
      found.push((sorted[i] ?? '').slice(prefix.length));
    return found;
  };
}
