/** What a look at the servers of a host found, and the profile that follows from it. */
import { compileGlob } from '../value/glob.ts';
import { lazily } from '../value/lazily.ts';
import { printable, quote } from '../text/printable.ts';
import { compareRevisions } from '../value/revision.ts';
import type { Finding } from '../source/document.ts';
import { allTools, type HostProfile, type HostServer, type HostTool, type LiveTool } from './host.ts';
import { isGate } from './own-tools.ts';
import { declaredTools, freeName, pinFault, RECORD_AGAIN } from './pins.ts';
import { namesBeside, READ_FIRST } from './read-host.ts';
import type { ToolChange } from './tool-digest.ts';
import { suspectText } from './tool-text.ts';

/** A server that answered every question. */
export interface LiveServer {
  /** As the profile names it. */
  readonly name: string;
  /** The negotiated revision, which client and server both support. */
  readonly protocolRevision: string;
  readonly tools: readonly LiveTool[];
  /** What it tells every model that a client connects it to; undefined for nothing. */
  readonly instructions?: string;
  /** Over what it said, to the letter; undefined where that has no canonical form. */
  readonly instructionsDigest?: string | undefined;
  /** URIs. */
  readonly resources: readonly string[];
  /** URI templates (RFC 6570). */
  readonly templates: readonly string[];
  /** Remarks for the user, one line each, printable. */
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

/** What is wrong with a tool that a server offers, or that none does. */
export interface LiveFinding extends Pick<Finding, 'message' | 'help'> {
  readonly rule: 'host/tool-changed' | 'host/tool-text';
  /** The tool's name in the profile; undefined where it is about the server's instructions. */
  readonly tool: string | undefined;
  /** Index among the host's servers; undefined for a tool that none of them offers. */
  readonly server: number | undefined;
  /** What differs from the record. */
  readonly changes: readonly ToolChange[];
}

/** The server of a tool, and its name there. */
export interface Origin {
  readonly server: HostServer;
  readonly tool: string;
}

/** A host as its servers showed themselves. */
export interface LiveHost {
  /** As it is judged: not at all where it is not what was recorded. */
  readonly host: HostProfile;
  /** With all tools, for the record. */
  readonly seen: HostProfile;
  /** All are warnings. The texts of tools are judged when it is first read. */
  readonly findings: readonly LiveFinding[];
  readonly notes: readonly string[];
  /** Which server offers a tool of the profile, and under which name there. */
  readonly origins: ReadonlyMap<string, Origin>;
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
export function liveProfile(profile: HostProfile, answers: readonly LiveAnswer[]): LiveHost {
  const { withheld: _, ...rest } = profile;
  const host = { ...rest, tools: allTools(profile) };
  const failures = answers.filter((answer) => 'failure' in answer);
  const { offered, notes } = offeredTools(host, answers);
  const findings: LiveFinding[] = [];
  // What was altered in the file was said of the file; until it is recorded again it is ignored.
  const withheld = new Set(host.tools.flatMap(({ name, altered }) => (altered === true ? [name] : [])));
  const declared = declaredTools(host);
  const pinning =
    [...declared.values()].some(({ digest }) => digest !== undefined) ||
    host.servers.some((server) => server.instructionsDigest !== undefined);
  const changed: string[] = [];
  for (const [server, answer] of answers.entries()) {
    const pin = host.servers[server]?.instructionsDigest;
    if ('failure' in answer || pin === undefined || pin === answer.instructionsDigest) continue;
    const message = `the instructions of server ${quote(answer.name)} are not what was recorded`;
    findings.push({ rule: 'host/tool-changed', message, help: RECORD_AGAIN, tool: undefined, server, changes: [] });
    changed.push(message);
  }
  for (const { name, said, server, index } of offered) {
    const fault = pinFault(said, declared.get(name), pinning);
    if (fault === undefined) continue;
    const message = `tool ${quote(said.name)} of server ${quote(server.name)} ${fault.message}`;
    if (pinning) changed.push(message);
    else withheld.add(name);
    findings.push({ tool: name, server: index, ...fault, rule: 'host/tool-changed', message });
  }
  const names = new Set(offered.map(({ name }) => name));
  if (failures.length === 0)
    findings.push(...[...declared.values()].filter(({ name }) => !names.has(name)).map(notOffered));

  const own = host.tools.filter(({ builtIn }) => builtIn === true);
  const taken = new Set([...own.map(({ name }) => name), ...names]);
  const gate = ownTools(host, answers, taken);
  const tools: HostTool[] = [
    ...own,
    ...offered.map(({ tool }) => tool),
    ...host.tools.filter((tool) => tool.wraps !== undefined && !taken.has(tool.name)),
    ...gate.tools,
  ];
  // The gate speaks every revision.
  const others = answers.filter((_, i) => !isGate(host.servers[i] ?? {}));
  const spoken = (others.length > 0 ? others : answers).flatMap((answer) =>
    'failure' in answer ? [] : answer.protocolRevision,
  );
  const [revision, ...newer] = [...new Set(spoken)].sort(compareRevisions);
  if (newer.length > 0) notes.push(`the servers speak ${[revision, ...newer].join(', ')}; the oldest is used`);
  const allFindings = lazily(() => [...findings, ...textFindings(answers, offered)]);
  const served = answers.flatMap((answer) => ('failure' in answer ? [] : [...answer.resources, ...answer.templates]));
  const failure = failures.map((answer) => `server ${quote(answer.name)} ${answer.failure}`).join('; ');
  const failed = failure !== '' || revision === undefined;
  const more = changed.length > NAMED ? [`and ${changed.length - NAMED} more`] : [];
  const leftOut = namesBeside(tools, [...(host.leftOut ?? []), ...host.tools.map(({ name }) => name)]);
  const seen: HostProfile = {
    ...host,
    protocolRevision: failed ? undefined : revision,
    tools,
    resources: [...new Set(served)].sort(),
    servers: host.servers.map((server, i) => withPin(server, answers[i])),
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...(failed ? { failure: failure || 'no server was named' } : {}),
  };
  const kept = tools.filter(({ name }) => withheld.has(name));
  return {
    host: {
      ...seen,
      tools: tools.filter(({ name }) => !withheld.has(name)),
      ...(kept.length === 0 ? {} : { withheld: kept }),
      ...(changed.length === 0 ? {} : { changed: [...changed.slice(0, NAMED), ...more].join('; ') }),
    },
    seen,
    get findings() {
      return allFindings();
    },
    notes: [
      ...answers.flatMap((answer) => answer.notes.map((note) => `server ${quote(answer.name)}: ${note}`)),
      ...notes,
    ].map(printable),
    origins: new Map([
      ...offered.map(({ name, said, server }) => [name, { server, tool: said.name }] as const),
      ...gate.origins,
    ]),
    answers,
  };
}

/** At most so many changes are named where the host as a whole is spoken of. */
const NAMED = 3;

function withPin(server: HostServer, answer: LiveAnswer | undefined): HostServer {
  if (answer === undefined || 'failure' in answer) return server;
  const { instructionsDigest: _, ...rest } = server;
  const { instructionsDigest } = answer;
  return instructionsDigest === undefined ? rest : { ...rest, instructionsDigest };
}

function textFindings(answers: readonly LiveAnswer[], offered: readonly Offered[]): LiveFinding[] {
  const finding = (message: string, server: number, tool?: string): LiveFinding => ({
    rule: 'host/tool-text',
    message,
    help: READ_FIRST,
    tool,
    server,
    changes: [],
  });
  // A client hands the instructions to its model as they are, whichever tools it binds.
  const instructions = answers.flatMap((answer, index) => {
    if ('failure' in answer || answer.instructions === undefined) return [];
    const found = suspectText({ description: answer.instructions });
    if (found === undefined) return [];
    return finding(`the instructions of server ${quote(answer.name)} hold a text that ${found.what}`, index);
  });
  const tools = offered.flatMap(({ name, said, server, index }) => {
    const found = suspectText(said);
    if (found === undefined) return [];
    const others = found.more === 0 ? '' : `, and ${found.more} more of its texts`;
    const whose = `tool ${quote(said.name)} of server ${quote(server.name)}`;
    return finding(`${whose} has a text that ${found.what}${others}: ${found.path.join('/')}`, index, name);
  });
  return [...instructions, ...tools];
}

/** A tool under the name that it has in the profile. */
interface Offered {
  readonly name: string;
  readonly said: LiveTool;
  readonly tool: HostTool;
  readonly server: HostServer;
  /** Of the server among those of the host. */
  readonly index: number;
}

function offeredTools(
  host: HostProfile,
  answers: readonly LiveAnswer[],
): { readonly offered: readonly Offered[]; readonly notes: string[] } {
  const { tools, servers } = host;
  const declared = declaredTools(host);
  const taken = new Set(tools.filter(({ builtIn }) => builtIn === true).map(({ name }) => name));
  const offered: Offered[] = [];
  const notes: string[] = [];
  for (const [index, answer] of answers.entries()) {
    const server = servers[index];
    if (server === undefined || 'failure' in answer || isGate(server)) continue;
    const scopesOf = scopeLookup(server);
    for (const said of answer.tools) {
      const name = freeName(said.name, server.name, taken);
      taken.add(name);
      if (name !== said.name)
        notes.push(
          `server ${quote(server.name)}: tool ${quote(said.name)} is called ${quote(name)}: its name is taken`,
        );
      // What a person granted a recorded tool is theirs to take back, and no server's.
      const { digest, altered, scopes: granted = [] } = declared.get(name) ?? {};
      const scopes = [...new Set([...scopesOf(said.name), ...(digest === undefined ? [] : granted)])];
      const tool = { ...said, name, scopes, server: server.name, ...(altered === true ? { altered } : {}) };
      offered.push({ name, said, tool, server, index });
    }
  }
  return { offered, notes };
}

// What the gate serves itself makes way for every other tool of that name.
function ownTools(
  host: HostProfile,
  answers: readonly LiveAnswer[],
  taken: ReadonlySet<string>,
): { readonly tools: readonly HostTool[]; readonly origins: readonly (readonly [string, Origin])[] } {
  const index = host.servers.findIndex(isGate);
  const [server, answer] = [host.servers[index], answers[index]];
  if (server === undefined || answer === undefined || 'failure' in answer) return { tools: [], origins: [] };
  const tools = host.tools.filter(
    ({ name, gate }) => gate === true && !taken.has(name) && answer.tools.some((said) => said.name === name),
  );
  return { tools, origins: tools.map(({ name }) => [name, { server, tool: name }]) };
}

function notOffered({ name, digest }: HostTool): LiveFinding {
  return {
    rule: 'host/tool-changed',
    message: `tool ${quote(name)} was ${digest === undefined ? 'declared' : 'recorded'}, and no server offers it`,
    help: 'it is ignored while the servers are asked; remove it, or record the servers again with --live',
    tool: name,
    server: undefined,
    changes: [],
  };
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
