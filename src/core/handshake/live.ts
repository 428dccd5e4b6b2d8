/** What a look at the servers of a host found, and the profile that follows from it. */
import { compileGlob } from '../value/glob.ts';
import { printable, quote } from '../text/printable.ts';
import { compareRevisions } from '../value/revision.ts';
import type { Finding } from '../source/document.ts';
import type { HostProfile, HostServer, HostTool } from './host.ts';
import { changesOf } from './tool-digest.ts';
import { suspectText } from './tool-text.ts';

/** A tool as the server described it; nothing is promised of its schemas. */
export interface LiveTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: unknown;
  readonly outputSchema?: unknown;
  readonly annotations?: unknown;
  /** Over what the server said, to the letter; undefined when that has no canonical form. */
  readonly digest?: string;
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

/** What is wrong with a tool that a server offers. */
export interface LiveFinding extends Pick<Finding, 'message' | 'help'> {
  readonly rule: 'host/tool-changed' | 'host/tool-text';
  /** The tool's name in the profile. */
  readonly tool: string;
  /** Index among the host's servers. */
  readonly server: number;
}

/** A host as its servers showed themselves. */
export interface LiveHost {
  /** Without the tools that are not what was recorded: they are not bound. */
  readonly host: HostProfile;
  /** With all tools, for the record. */
  readonly seen: HostProfile;
  /** All are warnings. */
  readonly findings: readonly LiveFinding[];
  readonly notes: readonly string[];
  /** Which server offers a tool of the profile, and under which name there. */
  readonly origins: ReadonlyMap<string, { readonly server: HostServer; readonly tool: string }>;
  /** What it was made from. */
  readonly answers: readonly LiveAnswer[];
}

/**
 * The profile of a live host: tools, schemas, resources and revision from its servers, everything else as declared. Of
 * several servers the oldest revision counts. Declared tools stay only where the host itself offers them, or where they wrap
 * another one; a name that is taken is written `SERVER.NAME`.
 *
 * @param answers one for each of the host's servers, in their order
 */
export function liveProfile(host: HostProfile, answers: readonly LiveAnswer[]): LiveHost {
  const notes = answers.flatMap((answer) => answer.notes.map((note) => `server ${quote(answer.name)}: ${note}`));
  const origins = new Map<string, { server: HostServer; tool: string }>();
  const tools: HostTool[] = host.tools.filter(({ builtIn }) => builtIn === true);
  const taken = new Set(tools.map(({ name }) => name));
  const findings: LiveFinding[] = [];
  const changed = new Set<HostTool>();
  const pins = new Map(host.tools.filter(({ digest }) => digest !== undefined).map((tool) => [tool.name, tool]));
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
      const name = freeName(tool.name, server.name, taken);
      taken.add(name);
      if (name !== tool.name)
        notes.push(
          `server ${quote(server.name)}: tool ${quote(tool.name)} is called ${quote(name)} here, for its name is taken`,
        );
      origins.set(name, { server, tool: tool.name });
      const offered: HostTool = { ...tool, name, scopes: scopesOf(tool.name), server: server.name };
      tools.push(offered);
      const found = [changeOf(tool, pins.get(name)), textOf(tool)].filter((each) => each !== undefined);
      if (found.some(({ rule }) => rule === 'host/tool-changed')) changed.add(offered);
      const whose = `tool ${quote(tool.name)} of server ${quote(server.name)}`;
      findings.push(...found.map((each) => ({ ...each, message: `${whose} ${each.message}`, tool: name, server: i })));
    }
  }
  tools.push(...host.tools.filter((tool) => tool.wraps !== undefined && !taken.has(tool.name)));
  revisions.sort(compareRevisions);
  if (new Set(revisions).size > 1)
    notes.push(`the servers speak ${[...new Set(revisions)].join(', ')}; the oldest counts`);
  const [oldest] = revisions;
  const failed = failures.length > 0 || oldest === undefined;
  if (!failed)
    for (const name of pins.keys())
      if (!tools.some((tool) => tool.name === name))
        notes.push(`tool ${quote(name)} was recorded, and no server offers it`);
  const seen: HostProfile = {
    ...host,
    protocolRevision: failed ? undefined : oldest,
    tools,
    resources: [...resources].sort(),
    ...(failed ? { failure: failures.join('; ') || 'no server was named' } : {}),
  };
  return {
    host: changed.size === 0 ? seen : { ...seen, tools: tools.filter((tool) => !changed.has(tool)) },
    seen,
    findings,
    notes: notes.map(printable),
    origins,
    answers,
  };
}

type ToolFinding = Pick<LiveFinding, 'rule' | 'message' | 'help'>;

function changeOf(tool: LiveTool, pin: HostTool | undefined): ToolFinding | undefined {
  if (pin === undefined || (tool.digest !== undefined && tool.digest === pin.digest)) return undefined;
  const changes = changesOf({ ...pin, name: tool.name }, tool);
  const what = changes.length === 0 ? 'something that the record leaves out' : changes.join(', ');
  return {
    rule: 'host/tool-changed',
    message: `is not what was recorded: ${what} changed`,
    help: 'it is not bound; read what it says, and record it again with --live --record',
  };
}

function textOf(tool: LiveTool): ToolFinding | undefined {
  const found = suspectText(tool);
  if (found === undefined) return undefined;
  const others = found.more === 0 ? '' : `, and ${found.more} more of its texts`;
  return {
    rule: 'host/tool-text',
    message: `has a text that ${found.what}${others}: ${found.path.join('/')}`,
    help: 'read the whole text before a model does, and ask whoever wrote it',
  };
}

function freeName(name: string, server: string, taken: ReadonlySet<string>): string {
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
