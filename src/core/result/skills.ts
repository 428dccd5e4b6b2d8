/** What a skill, a plugin or an agent needs of the place where it runs, and where it can run. */
export type NeedKind =
  'tool' | 'mcp-tool' | 'mcp-server' | 'program' | 'env' | 'file' | 'skill' | 'agent' | 'client' | 'model' | 'network';

/** What a need of each kind is called. */
export const NEED_WORDS = {
  tool: 'tool',
  'mcp-tool': 'tool',
  'mcp-server': 'MCP server',
  program: 'program',
  env: 'variable',
  file: 'file',
  skill: 'skill',
  agent: 'agent',
  client: 'client',
  model: 'model',
  network: 'host',
} as const satisfies Readonly<Record<NeedKind, string>>;

/** A line of a file of the repository. */
export interface NeedPlace {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

export interface Need {
  readonly kind: NeedKind;
  /**
   * A tool as declared, without its parentheses; `server/tool`; a server by its key; an executable; a variable; a file relative to
   * the folder; a skill, an agent, a client or a model by its name; a host, `*` for any.
   */
  readonly name: string;
  readonly level: 'must' | 'may';
  /** A field or a shipped file says so, and not only the text. */
  readonly declared: boolean;
  readonly place: NeedPlace;
  /** Any one of these does as well. */
  readonly alternatives?: readonly string[];
  /** Only a field that permits names it, such as `allowed-tools`: nothing is asked for. */
  readonly permitted?: true;
}

export type NamedNeed = Pick<Need, 'kind' | 'name'>;
export type SkillAnswer = 'can run' | 'cannot run' | 'not told';

/** What a client says of a skill. */
export interface SkillVerdict {
  readonly host: string;
  /** The name that `--host` and `host add` take. */
  readonly client: string;
  readonly verdict: SkillAnswer;
  /** What is required and not there. */
  readonly missing: readonly NamedNeed[];
  /** What is required, where nothing says whether it is there. */
  readonly notTold: readonly NamedNeed[];
  /** What a field permits and the client does not have. */
  readonly reservations: readonly NamedNeed[];
}

/** A skill, a plugin or an agent file of a repository. */
export interface SkillResult {
  readonly kind: 'skill' | 'plugin' | 'agent';
  /** The file that describes it. */
  readonly path: string;
  readonly name: string;
  readonly needs: readonly Need[];
  readonly hosts: readonly SkillVerdict[];
}
