import { folderOf, joinPath } from '../value/path.ts';
import type { Need, NeedPlace } from '../result/skills.ts';
import { FileTree } from './file-tree.ts';
import { readNeeds } from './read-needs.ts';
import { fallbackName, isConfiguration, kindOfFile, rootOf, type SkillKind } from './kinds.ts';
import type { FrontMatter } from './front-matter.ts';
import { bringsServer } from '../clients/tool-equals.ts';
import { readSkill } from './read-skill.ts';
import { matches } from '../text/matches.ts';
import { isMapping, mapping, member, own, type Mapping } from '../value/mapping.ts';
import { parsedJson } from '../value/parsed-json.ts';

/** A repository as the reader of needs sees it. */
export interface SkillRepository {
  /** Paths of its files. */
  readonly files: readonly string[];
  /** A file, or its start of so many bytes; undefined for what cannot be read. */
  readonly read: (path: string, length?: number) => string | undefined;
  /** Files that describe what is read; by default all that do. */
  readonly only?: readonly { readonly kind: SkillKind; readonly path: string }[] | undefined;
}

/** Servers by name in lower case, each with the place that says how to reach it. */
type Servers = ReadonlyMap<string, NeedPlace>;

/** A skill, a plugin or an agent of a repository. */
export interface FoundSkill {
  readonly kind: SkillKind;
  /** The file that describes it. */
  readonly path: string;
  readonly name: string;
  readonly needs: readonly Need[];
  /** Files that its text says it brings along, and tools of servers that it calls in any case. */
  readonly shipped: ReadonlySet<string>;
  /** The servers that its plugin or its client brings along, or that it starts itself. */
  readonly brought: Servers;
  /** Whether it is in the folder of a plugin. */
  readonly isOfPlugin: boolean;
  /** Whether it has a head that clients read. */
  readonly isRead: boolean;
  /** Undefined where the file could not be read. */
  readonly head?: FrontMatter;
  /** What a reader should be told of its head. */
  readonly remarks: readonly { readonly line: number; readonly text: string }[];
}

/** What a repository holds. */
export interface ReadRepository {
  readonly found: readonly FoundSkill[];
  /** Names of the servers that some configuration of it has, in lower case. */
  readonly configured: ReadonlySet<string>;
  /** Names of the servers that its settings permit, which people configure for themselves, in lower case. */
  readonly permitted: ReadonlySet<string>;
}

/** Where Claude Code keeps what it permits. */
const SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/;

/** Everything of a repository that needs something of the place where it runs, in the order of the files. */
export async function readRepository({ files, read, only }: SkillRepository): Promise<ReadRepository> {
  const roots = files.filter((path) => kindOfFile(path) === 'plugin').map((path) => rootOf('plugin', path));
  const agents = new Set(roots.map((root) => joinPath(root, 'agents')));
  const all = files.flatMap((path) => {
    const isOfPlugin = path.endsWith('.md') && !/readme\.md$/i.test(path) && agents.has(folderOf(path));
    const kind = kindOfFile(path) ?? (isOfPlugin ? ('agent' as const) : undefined);
    return kind === undefined ? [] : [{ kind, path }];
  });
  const skills = new Set(
    all.filter(({ kind }) => kind === 'skill').map(({ path }) => fallbackName('skill', path, '.')),
  );
  const configured = new Set(files.filter((path) => isConfiguration(path)).flatMap((path) => serverNames(read(path))));
  const settings = files.filter((path) => SETTINGS.test(path)).map((path) => mapping(parsedJson(read(path) ?? '')));
  const permitted = new Set(settings.flatMap(permittedServers));
  const tree = new FileTree(files);
  const describe = async (kind: SkillKind, path: string, of?: FoundSkill): Promise<FoundSkill> => {
    const text = read(path);
    const around: Servers = of?.brought ?? new Map();
    const common = { kind, path, shipped: new Set<string>(), brought: around, isOfPlugin: of !== undefined };
    const unread = { ...common, name: path, needs: [], isRead: false };
    if (text === undefined)
      return { ...unread, remarks: [{ line: 1, text: 'it is too large to be read, or no text' }] };
    const skill = await readSkill(kind, path, text, fallbackName(kind, path, '.'));
    if ('problems' in skill) {
      const remarks = skill.problems.map(({ range, message }) => ({ line: range.start.line, text: message }));
      return { ...unread, remarks };
    }
    const { name, head } = skill;
    const folder = rootOf(kind, path);
    const said = await readNeeds({
      kind,
      path,
      text,
      head,
      name,
      folder,
      skills,
      configured,
      files: new Set(kind === 'agent' ? [] : tree.below(folder)),
      plugin: around,
      read: (file, length) => (tree.has(joinPath(folder, file)) ? read(joinPath(folder, file), length) : undefined),
    });
    const needs = said.all();
    const own = needs.filter(
      (need) =>
        need.kind === 'mcp-server' &&
        (kind === 'plugin' || isStarted(head, need.name) || bringsServer(path, need.name)),
    );
    const brought = new Map([...around, ...own.map((need) => [need.name.toLowerCase(), need.place] as const)]);
    const isRead = kind !== 'skill' || head.end > 1;
    return { ...common, name, needs, shipped: said.shipped(), brought, isRead, head, remarks: head.remarks };
  };
  const plugins = new Map<string, FoundSkill>();
  for (const { kind, path } of all) if (kind === 'plugin') plugins.set(rootOf(kind, path), await describe(kind, path));
  const around = (folder: string): FoundSkill | undefined =>
    plugins.get(folder) ?? (folder === '.' ? undefined : around(folderOf(folder)));
  const found: FoundSkill[] = [];
  for (const { kind, path } of only ?? all) {
    const own = kind === 'plugin' ? plugins.get(rootOf(kind, path)) : undefined;
    found.push(own ?? (await describe(kind, path, around(folderOf(path)))));
  }
  return { found, configured, permitted };
}

/** Whether an agent says how to reach a server, and does not only name it. */
function isStarted({ fields }: FrontMatter, server: string): boolean {
  return ['mcp-servers', 'mcpServers'].some((key) => isMapping(member(fields.get(key), server)));
}

// A name is all that is asked for, so what else is wrong with a file does not matter here.
function serverNames(text = ''): string[] {
  const tables = [...text.matchAll(/^[ \t]*\[mcp_servers\."?([\w-]{1,80})"?\]/gm)].map(([, name = '']) => name);
  // What is TOML, or has comments, has none.
  const value = parsedJson(text);
  for (const key of ['mcpServers', 'servers', 'mcp', 'context_servers'])
    tables.push(...Object.keys(mapping(member(value, key))));
  return tables.map((name) => name.toLowerCase());
}

/** The servers of the tools that settings permit: not of those that they deny, or that a hook waits for. */
function permittedServers(settings: Mapping): string[] {
  const { allow, ask } = mapping(own(settings, 'permissions'));
  const tools = matches([allow, ask].flat().join('\n'), /^mcp__([\w-]+?)(?=__|$)/gm);
  return tools.map(([, name = '']) => name.toLowerCase());
}
