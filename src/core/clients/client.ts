import type { HostProfile } from '../handshake/host.ts';

/** A file in which a client keeps its MCP servers. */
export interface ConfigurationFile {
  /** Relative to the root of the repository, or to the home of the user; `*` stands for any name of a file in the folder. */
  readonly path: string;
  readonly format: 'json' | 'jsonc' | 'toml' | 'yaml';
  /** Keys that hold the servers by their names, in YAML in a list with a `name` each; the first that is there is used. */
  readonly keys: readonly string[];
  /** Members of an entry that say how its server is reached. */
  readonly members: Readonly<Record<string, MemberShape>>;
}

/** What is in a member of an entry: a list or a table holds texts, numbers, and true or false. */
export type MemberShape = 'text' | 'flag' | 'list' | 'table' | 'text or table';

/** How a client calls the tools of servers when it shows them to the model. */
export interface ToolNaming {
  /** With `SERVER` and `TOOL` in it. */
  readonly pattern: string;
  /** The longest name that it shows, in characters. */
  readonly limit?: number;
}

/** What is known of a client; each fact has its source in `profile.sources`. */
export interface Client {
  /** Programs that its own tool for commands is, or starts for each of them. */
  readonly programs?: readonly string[];
  /** Files of the project, in the order in which they are read. */
  readonly project: readonly ConfigurationFile[];
  /** Files of the user, below their home: read only when that was asked for. */
  readonly user: readonly ConfigurationFile[];
  /** Files of projects that people write for it, and that it does not read. */
  readonly unread?: readonly ConfigurationFile[];
  readonly naming?: ToolNaming;
  /** What it offers by itself, without any server. */
  readonly profile: HostProfile;
}

/** A server as a client's configuration names it. It never holds the value of a variable or of a header. */
export interface ConfiguredServer {
  readonly name: string;
  readonly transport: 'stdio' | 'http' | 'sse';
  readonly command?: string;
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly url?: string;
  /** Names of the variables of its environment. */
  readonly envNames: readonly string[];
  /** Names of the headers that are sent to it, and the variable that gives the value of each, where one alone does. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly disabled?: true;
  /** What the user has to supply before it can start. */
  readonly needs: readonly string[];
}
