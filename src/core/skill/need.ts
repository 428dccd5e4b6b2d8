import type { Need, NeedKind, NeedPlace } from '../result/skills.ts';
import type { FrontMatter } from './front-matter.ts';
import type { SkillKind } from './kinds.ts';

/** The files of a skill, a plugin or an agent. */
export interface SkillFiles {
  readonly kind: SkillKind;
  /** The file that describes it, relative to the repository. */
  readonly path: string;
  readonly text: string;
  readonly head: FrontMatter;
  /** Its own name. */
  readonly name: string;
  /** The folder of the skill, or the root of the plugin, relative to the repository. */
  readonly folder: string;
  /** Files of the folder of a skill or a plugin, relative to it. */
  readonly files: ReadonlySet<string>;
  /** A file of the folder, or its start of so many bytes; undefined for what is not one, or cannot be read. */
  readonly read: (path: string, length?: number) => string | undefined;
  /** Servers that the plugin around a skill or an agent configures, by name in lower case. */
  readonly plugin: ReadonlyMap<string, NeedPlace>;
  /** Names of servers that other configurations of the repository have, in lower case. */
  readonly configured: ReadonlySet<string>;
  /** Names of the skills of the repository. */
  readonly skills: ReadonlySet<string>;
}

/** Kinds whose names are compared without letter case. */
const ANY_CASE: ReadonlySet<NeedKind> = new Set(['mcp-server', 'mcp-tool', 'network', 'client']);

/** Executables with two names. */
const SAME: Readonly<Record<string, string>> = {
  python: 'python3',
  pip: 'pip3',
  sh: 'bash',
  R: 'Rscript',
  nodejs: 'node',
};

/** Whether two names of a kind mean the same. */
export function isSame(kind: NeedKind, one: string, other: string): boolean {
  return keyOf(kind, one) === keyOf(kind, other);
}

function keyOf(kind: NeedKind, name: string): string {
  if (kind === 'program' && Object.hasOwn(SAME, name)) return SAME[name] ?? name;
  // A text parts the words of a server's name as it likes.
  if (kind === 'mcp-server') return name.toLowerCase().replace(/[ _-]/g, '');
  // A skill or an agent may stand behind the name of its plugin.
  if (kind === 'skill' || kind === 'agent') return name.replace(/^[\w-]+:/, '');
  return ANY_CASE.has(kind) ? name.toLowerCase() : name;
}

/** Needs by kind and name: of several the higher level counts, declared where any source declares it. */
export class Needs {
  readonly #found = new Map<string, Need>();
  readonly #lowered = new Set<string>();
  readonly #shipped = new Set<string>();
  readonly #made = new Set<string>();

  add(need: Need): void {
    const key = `${need.kind} ${keyOf(need.kind, need.name)}`;
    const before = this.#found.get(key);
    if (before === undefined) {
      this.#found.set(key, need);
      return;
    }
    const level = before.level === 'must' || need.level === 'must' ? 'must' : 'may';
    const declared = before.declared || need.declared;
    const better = rank(need) > rank(before) ? need : before;
    const { permitted, ...rest } = better;
    const stays = before.permitted === true && need.permitted === true;
    this.#found.set(key, { ...rest, name: before.name, level, declared, ...(stays ? { permitted } : {}) });
  }

  /** Whether a need that a text names is known already, at that level or a higher one: then {@link add} changes nothing. */
  isSettled(kind: NeedKind, name: string, level: Need['level']): boolean {
    const before = this.#found.get(`${kind} ${keyOf(kind, name)}`);
    return before !== undefined && before.permitted !== true && (before.level === 'must' || level === 'may');
  }

  /** Says that the text calls a name optional: it is at most allowed, whatever else asks for it. */
  lower(name: string): void {
    this.#lowered.add(name);
  }

  /** Says that the text counts on it: a file comes along, a tool of a server is called in any case. */
  ship(name: string): void {
    this.#shipped.add(name);
  }

  /** Whether {@link ship} was said of it. */
  ships(name: string): boolean {
    return this.#shipped.has(name);
  }

  /** Says that a file is made while the skill is used. */
  make(name: string): void {
    this.#made.add(name);
  }

  /** Files that come along and tools that are called in any case, by all that is said of them. */
  shipped(): ReadonlySet<string> {
    return new Set([...this.#shipped].filter((name) => !this.#made.has(name)));
  }

  /** In the order in which they were found. */
  all(): Need[] {
    const isLowered = ({ kind, name }: Need): boolean => LOWERED.has(kind) && this.#lowered.has(name);
    return [...this.#found.values()].map((need) => (isLowered(need) ? { ...need, level: 'may' } : need));
  }
}

const LOWERED: ReadonlySet<NeedKind> = new Set(['tool', 'program', 'mcp-server', 'env', 'skill', 'agent']);

function rank({ level, declared }: Need): number {
  return (declared ? 2 : 0) + (level === 'must' ? 1 : 0);
}
