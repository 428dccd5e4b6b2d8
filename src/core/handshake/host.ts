import type { Dialect } from '../json-schema/keywords.ts';
import type { AddOption, ComplianceDescriptor } from '../result/results.ts';

/** A tool as `tools/list` shows it, with the scopes that the host grants it. */
export interface HostTool {
  readonly name: string;
  readonly title?: unknown;
  readonly description?: unknown;
  /** JSON Schema of the arguments, as the server wrote it; nothing is promised of its shape. */
  readonly inputSchema?: unknown;
  readonly outputSchema?: unknown;
  readonly annotations?: unknown;
  readonly execution?: unknown;
  readonly icons?: unknown;
  readonly _meta?: unknown;
  /** Pins the tool: the digest of what its server said of it (tool-digest.ts). */
  readonly digest?: string;
  readonly scopes: readonly string[];
  /** The host itself offers it, and no server does: it stays when the servers are asked. */
  readonly builtIn?: boolean;
  /** The gate itself serves it (own-tools.ts): it needs no record and is in none. */
  readonly gate?: true;
  /** Name of the server that offers it; only known after a live handshake. */
  readonly server?: string;
  /** Its recorded words do not give its digest; only known after its profile was read. */
  readonly altered?: true;
  /** That server lists another tool of that name, too, which it describes in other words; only known after a live handshake. */
  readonly ambiguous?: true;
  /** The tool that this one wraps (docs/format.md 17); then there is no `inputSchema`: it is derived from the wrapped one. */
  readonly wraps?: string;
  /** Contract property to property of the wrapped tool. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Arguments of the wrapped tool that are always sent. */
  readonly constants?: Readonly<Record<string, unknown>>;
  /** The whole arguments of the wrapped tool, `{"$from": PROPERTY}` where a property of the contract stands. */
  readonly template?: Readonly<Record<string, unknown>>;
}

/** A tool as the server described it; nothing is promised of its schemas. */
export interface LiveTool extends Pick<
  HostTool,
  'name' | 'inputSchema' | 'outputSchema' | 'annotations' | 'execution' | 'ambiguous'
> {
  readonly title?: string;
  readonly description?: string;
  /** Over what the server said, to the letter. */
  readonly digest: string;
}

/** An MCP server of a host, for a live handshake. */
export interface HostServer {
  readonly name: string;
  /** It is the gate itself (own-tools.ts); then nothing else is here. */
  readonly gate?: true;
  readonly command?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Variables that it gets from the environment of the process that asks it live; also where its arguments or its address name them. */
  readonly envVars?: readonly string[];
  readonly cwd?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Header to the variable of that environment which holds its value. */
  readonly envHeaders?: Readonly<Record<string, string>>;
  /** Seconds in which the server must have answered everything; it needs more when it is installed first. */
  readonly timeout?: number;
  /** Tool name or glob to scopes. */
  readonly scopes?: Readonly<Record<string, readonly string[]>>;
  /** Pins its instructions (tool-digest.ts). */
  readonly instructionsDigest?: string;
}

/** The package runner that starts a server, which may install it first; undefined for any other command. */
export function installerOf({ command = '', args = [] }: Pick<HostServer, 'command' | 'args'>): string | undefined {
  const name = command.replace(/^.*[\\/]/, '').replace(/\.(?:cmd|exe)$/i, '');
  const runner = /^(?:npx|uvx|bunx|pnpx|(?:pnpm|yarn) dlx|npm exec|uv tool run|pipx run|bun x)(?= |$)/;
  return runner.exec([name, ...args].join(' '))?.[0];
}

/** Where a fact of a host comes from. */
export interface HostSource {
  readonly fact: string;
  readonly source: string;
  /** `YYYY-MM-DD` on which the source was read or published. */
  readonly date: string;
}

/** What a client has no use for, each a form of schema that JSON Schema allows. */
export type RefusedForm = 'array-without-items' | 'root-without-properties';

/** The limits of a client's schema dialect. */
export interface SchemaDialect {
  /** The client, as messages name it. */
  readonly client: string;
  /** Keywords that reach its model; all others are lost. Without it all reach it. */
  readonly keeps?: readonly string[];
  /** Keywords that do not reach its model. */
  readonly drops?: readonly string[];
  /** Whether the arguments are closed: what `properties` does not name cannot be sent. */
  readonly closes?: boolean;
  readonly refuses?: readonly RefusedForm[];
  /** The one dialect of JSON Schema that an `outputSchema` may say it is of; a tool with another one is not called. */
  readonly outputs?: Dialect;
  /** What `calls` makes of `SERVER` and `TOOL` may be so long; a `plain` name has letters, digits, `_` and `-` alone. */
  readonly names?: { readonly calls: string; readonly longest?: number; readonly plain?: boolean };
}

/** What a host offers: declared in `*.host.yaml`, recorded from a live host, or shipped. */
export interface HostProfile {
  readonly name: string;
  /** The agent client whose host it is, by the name that `--host` takes. */
  readonly client?: string;
  readonly description?: string;
  /** The MCP revision that the host negotiates; undefined when it is not stated, which is below every floor. */
  readonly protocolRevision: string | undefined;
  /** Facts of its model as far as they are stated: what is not is below every floor. */
  readonly model: Partial<ComplianceDescriptor['model']> | undefined;
  /** In the order in which the host lists them; names are unique. */
  readonly tools: readonly HostTool[];
  readonly filesystem: readonly string[];
  readonly network: readonly string[];
  /** The operator's word: role to tool name. */
  readonly bindings: Readonly<Record<string, string>>;
  readonly resources: readonly string[];
  readonly servers: readonly HostServer[];
  readonly sources: readonly HostSource[];
  /** What its client does to the schemas of servers' tools; undefined where nothing is known of it. */
  readonly dialect?: SchemaDialect;
  /** Tools that are not what was recorded, and serve no role: of a live host, or of a profile. */
  readonly withheld?: readonly HostTool[];
  /** Of a client that was named by its name: what `host add` takes to make a profile of it. */
  readonly remake?: readonly AddOption[];
  /** Names that tools of the profile's file have which are not among these: a new tool may have none of them. */
  readonly leftOut?: readonly string[];
  /** How a live host differs from its record: until it is recorded again it is not judged. */
  readonly changed?: string;
  /** A gate is before its servers (docs/format.md 21): wraps of their tools are applied. */
  readonly gated?: true;
  /** Why a live host gave no full answer; such a host offers no revision. */
  readonly failure?: string;
}

/** What a host has of which nothing is stated. */
export const NOTHING_STATED: Omit<HostProfile, 'name' | 'tools' | 'sources'> = {
  protocolRevision: undefined,
  model: undefined,
  filesystem: [],
  network: [],
  bindings: {},
  resources: [],
  servers: [],
};

/** All tools of a host, those that are withheld behind the others. */
export function allTools({ tools, withheld = [] }: Pick<HostProfile, 'tools' | 'withheld'>): readonly HostTool[] {
  return [...tools, ...withheld];
}
