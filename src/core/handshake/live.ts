/** What a look at the servers of a host found, and the profile that follows from it (surface.md, Host profiles). */
import { compileGlob } from '../glob.ts';
import { printable, quote } from '../printable.ts';
import { compareRevisions } from '../revision.ts';
import type { HostProfile, HostServer, HostTool } from './host.ts';

/** A tool as the server described it; nothing is promised of its schemas. */
export interface LiveTool {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: unknown;
  readonly outputSchema?: unknown;
}

/** A server that answered every question. */
export interface LiveServer {
  /** As the profile names it. */
  readonly name: string;
  /** The negotiated revision, which client and server both support. */
  readonly protocolRevision: string;
  readonly tools: readonly LiveTool[];
  /** URIs. */
  readonly resources: readonly string[];
  /** URI templates (RFC 6570). */
  readonly templates: readonly string[];
  /** What somebody should know, one line each, printable. */
  readonly notes: readonly string[];
}

/** A server that did not. */
export interface LiveFailure {
  readonly name: string;
  /** Why, in one printable line that starts with a verb; it holds no value of the server's environment or headers. */
  readonly failure: string;
  readonly notes: readonly string[];
}

export type LiveAnswer = LiveServer | LiveFailure;

/** A host as its servers showed themselves. */
export interface LiveHost {
  readonly profile: HostProfile;
  readonly notes: readonly string[];
  /** Which server offers a tool of the profile, and under which name there. */
  readonly origins: ReadonlyMap<string, { readonly server: HostServer; readonly tool: string }>;
}

/**
 * The profile of a live host: tools, schemas, resources and revision from its servers, everything else as declared. Of
 * several servers the oldest revision counts. Declared tools stay only where they wrap another one; a name that two servers
 * use is written `SERVER.NAME` for all but the first.
 *
 * @param answers one for each of the host's servers, in their order
 */
export function liveProfile(host: HostProfile, answers: readonly LiveAnswer[]): LiveHost {
  const notes = answers.flatMap((answer) => answer.notes.map((note) => `server ${quote(answer.name)}: ${note}`));
  const origins = new Map<string, { server: HostServer; tool: string }>();
  const tools: HostTool[] = [];
  const failures: string[] = [];
  const revisions: string[] = [];
  const resources = new Set<string>();
  for (const [i, answer] of answers.entries()) {
    const server = host.servers[i];
    if (server === undefined) continue;
    if ('failure' in answer) {
      failures.push(`server ${quote(answer.name)} ${answer.failure}`);
      continue;
    }
    revisions.push(answer.protocolRevision);
    for (const uri of [...answer.resources, ...answer.templates]) resources.add(uri);
    const scopesOf = scopeLookup(server);
    for (const tool of answer.tools) {
      const name = freeName(tool.name, server.name, origins);
      if (name !== tool.name)
        notes.push(
          `server ${quote(server.name)}: tool ${quote(tool.name)} is called ${quote(name)} here, for its name is taken`,
        );
      origins.set(name, { server, tool: tool.name });
      tools.push({ ...tool, name, scopes: scopesOf(tool.name), server: server.name });
    }
  }
  tools.push(...host.tools.filter((tool) => tool.wraps !== undefined && !origins.has(tool.name)));
  revisions.sort(compareRevisions);
  if (new Set(revisions).size > 1)
    notes.push(`the servers speak ${[...new Set(revisions)].join(', ')}; the oldest counts`);
  const [oldest] = revisions;
  const failed = failures.length > 0 || oldest === undefined;
  return {
    profile: {
      ...host,
      protocolRevision: failed ? undefined : oldest,
      tools,
      resources: [...resources].sort(),
      ...(failed ? { failure: failures.join('; ') || 'no server was named' } : {}),
    },
    notes: notes.map(printable),
    origins,
  };
}

function freeName(name: string, server: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(name)) return name;
  const prefixed = `${server}.${name}`;
  for (let n = 2, tried = prefixed; ; tried = `${prefixed}.${n++}`) if (!taken.has(tried)) return tried;
}

// An exact name comes before a glob; of several globs all count.
function scopeLookup(server: HostServer): (tool: string) => readonly string[] {
  const scopes = server.scopes ?? {};
  const globs = Object.entries(scopes).flatMap(([pattern, granted]) => {
    const glob = compileGlob(pattern);
    return 'problem' in glob ? [] : [{ glob, granted }];
  });
  return (tool) => {
    if (Object.hasOwn(scopes, tool)) return scopes[tool] ?? [];
    return [...new Set(globs.filter(({ glob }) => glob.matches(tool)).flatMap(({ granted }) => granted))];
  };
}
