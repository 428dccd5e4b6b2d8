/** What the use cases need from outside. The adapters implement these; tests pass their own. */
import type { HostServer } from './core/handshake/host.ts';
import type { Hit, SaveRecord } from './core/gate/save-record.ts';
import type { LiveAnswer } from './core/handshake/live.ts';
import type { Probe } from './core/readiness/facts.ts';
import type { UserError } from './core/result/errors.ts';
import type { Mapping } from './core/value/mapping.ts';

/** A readable, writable tree of files. Paths are absolute or relative to `cwd`, always with `/`. */
export interface FileSystem {
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /**
   * Reads a regular file whole.
   *
   * @param maxBytes a larger file is refused before it is read
   * @param start of a larger file the first `maxBytes` are read instead
   * @throws UserError `unreadable-file` when it is missing, no regular file, too large or not readable
   */
  readFile(path: string, maxBytes?: number, start?: boolean): Uint8Array;
  /** What is at `path`, links followed; `none` when there is nothing. */
  kind(path: string): 'file' | 'directory' | 'other' | 'none';
  /** Whether a symbolic link itself is at `path`. */
  isLink(path: string): boolean;
  /**
   * The files below `directory` that are judged, sorted by path in code-point order, relative to `directory`: all that git tracks,
   * ignored or not, below `node_modules` or not, and the untracked ones that it does not ignore, outside of `node_modules`.
   * Links are not followed.
   *
   * @throws UserError `bad-index`, `no-repository` when it cannot be told what git tracks
   */
  list(directory: string, options?: ListOptions): string[];
  /**
   * Refuses a path that {@link writeFile} refuses: asked before something is written there by other means.
   *
   * @throws UserError `link`, `outside-workspace`, `unwritable-file` when nothing may be written there
   */
  checkTarget(path: string): void;
  /**
   * Writes a file whole or not at all (temporary file beside it, then rename).
   *
   * @throws UserError `unwritable-file`
   */
  writeFile(
    path: string,
    bytes: Uint8Array | string,
    options?: { readonly mode?: number; readonly exclusive?: boolean },
  ): void;
}

/** Files that answer as `fs` does, but for what `overrides` answers: the one way to wrap them. */
export function forward(fs: FileSystem, overrides: Partial<FileSystem>): FileSystem {
  return {
    cwd: fs.cwd,
    readFile: (...args) => fs.readFile(...args),
    kind: (path) => fs.kind(path),
    isLink: (path) => fs.isLink(path),
    list: (...args) => fs.list(...args),
    checkTarget: (path) => fs.checkTarget(path),
    writeFile: (...args) => fs.writeFile(...args),
    ...overrides,
  };
}

/** Files of which each folder is listed once, so that all who ask are told the same. Nothing may be written meanwhile. */
export function listedOnce(fs: FileSystem): FileSystem {
  const lists = new Map<string, { files: readonly string[]; links: readonly string[]; skips: [string, string][] }>();
  return forward(fs, {
    list(directory, { ignored = false, onLink, onSkip } = {}) {
      const key = `${ignored ? 'all' : 'judged'} ${directory}`;
      let known = lists.get(key);
      if (known === undefined) {
        const [links, skips]: [string[], [string, string][]] = [[], []];
        const told = {
          onLink: (link: string) => links.push(link),
          onSkip: (...skip: [string, string]) => skips.push(skip),
        };
        known = { files: fs.list(directory, { ignored, ...told }), links, skips };
        lists.set(key, known);
      }
      if (onLink !== undefined) known.links.forEach((link) => onLink(link));
      if (onSkip !== undefined) known.skips.forEach((skip) => onSkip(...skip));
      return [...known.files];
    },
  });
}

export interface ListOptions {
  /** Takes in untracked files that git ignores, for folders of build products that the user named. */
  readonly ignored?: boolean;
  /** Gets each symbolic link that git tracks below the directory, relative to it, in no order; they are not in the list. */
  readonly onLink?: (path: string) => void;
  /** Gets what is left out although git does not ignore it, relative to the directory, with the reason: a special file, a folder that cannot be read. */
  readonly onSkip?: (path: string, why: string) => void;
}

/**
 * Writes a file whole, in place of what is there, but only after `check` has looked at the written temporary file; what it
 * throws leaves everything as it was.
 *
 * @throws UserError `unwritable-file`
 */
export interface ReplaceFile {
  (path: string, bytes: Uint8Array | string, check: (temporary: string) => Promise<void>): Promise<void>;
}

/** A regular file below a folder, as it was when it was found. */
export interface FolderFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly size: number;
  /**
   * The whole content.
   *
   * @throws UserError `changed` when it is no longer the file that was found
   */
  read(): Uint8Array;
}

/**
 * Every file below a folder, hidden and git-ignored ones included, sorted by path in code-point order; none when there is no folder. A
 * larger file than `maxBytes` is refused before anything is read. What is refused is handed to `onFault`, and the list goes on without it.
 *
 * @throws UserError `bad-package-file`, without `onFault`, for what cannot be packed: nothing is left out silently
 */
export type ListFolder = (
  folder: string,
  maxBytes: number,
  onFault?: (fault: UserError) => void,
) => readonly FolderFile[];

export interface Clock {
  now(): Date;
}

/** Talks to MCP servers. Every process that it starts has ended when a promise settles. */
export interface McpPeer {
  /** Connects, lists tools, resources and templates, and leaves; calls nothing. */
  look(server: HostServer): Promise<LiveAnswer>;
}

/** A request of the protocol as it goes over the wire, without its id; a notification likewise. */
export interface McpMessage {
  readonly method: string;
  readonly params: Mapping;
}

/** The client in front of a gate. */
export interface GateClient {
  /** Whether it is of 2026-07-28 or later: it says what it can do with each request, and is asked nothing. */
  readonly modern: boolean;
  /** What it says that it can do. */
  readonly capabilities: Mapping;
  /** What it calls itself, and its version; empty for one that says nothing. */
  readonly name: string;
  notify(message: McpMessage): void;
  /** Asks it something on behalf of a server; only of one of the older era. */
  ask(request: McpMessage, signal: AbortSignal): Promise<Mapping>;
}

/** How a request reaches a server behind a gate. */
export interface HeldCall {
  /** Ends the request; the server is told. */
  readonly signal: AbortSignal;
  /** Milliseconds until it is given up. */
  readonly timeout: number;
  /** Members of `_meta` for a server of 2026-07-28 or later. */
  readonly envelope: Mapping;
  readonly onProgress?: ((params: Mapping) => void) | undefined;
  /** Of a called tool: it may ask for arguments as headers. */
  readonly inputSchema?: unknown;
}

/** What a server answers: its result or its error to the letter, or why there is neither. */
export type HeldAnswer =
  | { readonly result: Mapping }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
  | { readonly failure: string };

/** Servers that stay connected. Each is told apart by the object that names it. */
export interface HeldServers {
  /** Asks for all that a server offers: starts it the first time, and once more where it has ended since. */
  look(server: HostServer): Promise<LiveAnswer>;
  /** Whether the server can be asked. */
  runs(server: HostServer): boolean;
  request(server: HostServer, request: McpMessage, how: HeldCall): Promise<HeldAnswer>;
  /** Tells every server what the client said, such as that its roots changed. */
  tell(message: McpMessage): void;
  /** From which level on servers are to log. */
  setLogLevel(level: string): Promise<void>;
  close(): Promise<void>;
}

/** What a gate does for the client in front of it. */
export interface GateService {
  /**
   * Verifies, starts and judges, once.
   *
   * @returns the error that the client gets; undefined where the gate serves
   */
  start(client: GateClient): Promise<Error | undefined>;
  /** @throws RpcError */
  handle(request: McpMessage, how: Omit<HeldCall, 'timeout'>): Promise<Mapping>;
  tell(message: McpMessage): void;
  /** Why it serves nothing, in words; undefined while it serves, or was not asked yet. */
  reason(): string | undefined;
}

/** What a gate remembers: SAVE of a copy of its subject, and the ROM of the subject. One call at a time. */
export interface GateMemory {
  /** Looks whether the copy is one of the subject, as far as that is told quickly. @throws UserError */
  look(): Promise<void>;
  /** Keeps a record, which is on the disk then. @throws UserError where it was not kept */
  append(record: SaveRecord): Promise<void>;
  /** The best hits first. @throws UserError */
  search(query: string, limit: number): Promise<readonly Hit[]>;
  close(): void;
}

/** Finds out whether URLs resolve. */
export interface UrlChecker {
  /** @returns an answer for each of `urls`, by URL */
  check(urls: readonly string[]): Promise<ReadonlyMap<string, Probe>>;
}

/**
 * Writes a file whole or not at all: `body` fills a temporary file beside the target, which then takes its place.
 *
 * @param target absolute
 * @param shown the target in messages
 * @param forbidden endings of the target's name that no file beside it may have
 */
export type ReplaceWith = <T>(
  target: string,
  shown: string,
  forbidden: readonly string[],
  body: (temporary: string) => Promise<T>,
) => Promise<T>;
