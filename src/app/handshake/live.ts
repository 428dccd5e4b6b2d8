import type { Diagnostic, Range } from '../../core/result/diagnostic.ts';
import { UserError } from '../../core/result/errors.ts';
import type { HostServer } from '../../core/handshake/host.ts';
import { liveProfile, type LiveAnswer, type LiveFinding, type LiveHost } from '../../core/handshake/live.ts';
import { changeWords } from '../../core/handshake/pins.ts';
import type { ToolChange } from '../../core/handshake/tool-digest.ts';
import { nameOf } from '../../core/handshake/read-host.ts';
import { quote } from '../../core/text/printable.ts';
import { locateFinding, rangeOf, type Path } from '../../core/source/document.ts';
import { lazily } from '../../core/value/lazily.ts';
import { member } from '../../core/value/mapping.ts';
import type { McpPeer } from '../../ports.ts';
import { locateInClient } from './clients.ts';
import type { LoadedHost } from './hosts.ts';

/** Servers that are asked at a time. */
const AT_A_TIME = 4;
/** At most so many places of one tool are shown with what stood there and what is there. */
const RELATED = 10;

export interface LiveHosts {
  /** In the order of the hosts that were named; one without servers stays as it was declared. */
  readonly hosts: readonly LoadedHost[];
  /** What is wrong with tools that the servers offer, at the tool in the profile or at the server; found when first read. */
  readonly diagnostics: readonly Diagnostic[];
  /** Notes for the user, one printable line each. */
  readonly notes: readonly string[];
  /** By the path of the host's profile; only hosts with servers are in it. */
  readonly bySource: ReadonlyMap<string, LiveHost>;
}

/**
 * Asks the servers of each host for their tools and resources.
 *
 * @throws UserError `no-servers` when no host names a server
 */
export async function lookAtHosts(peer: Pick<McpPeer, 'look'>, hosts: readonly LoadedHost[]): Promise<LiveHosts> {
  if (hosts.length > 0 && hosts.every(({ host }) => host.servers.length === 0))
    throw new UserError('no-servers', 'a live handshake needs a host profile with servers', { path: hosts[0]?.source });
  const answers = await lookAll(
    peer,
    hosts.flatMap(({ host }) => host.servers),
  );
  const notes: string[] = [];
  const bySource = new Map<string, LiveHost>();
  const found: (() => readonly Diagnostic[])[] = [];
  let next = 0;
  const looked: LoadedHost[] = [];
  for (const declared of hosts) {
    const { source, host } = declared;
    const { name, servers } = host;
    if (servers.length === 0) {
      notes.push(`host ${quote(name)} has no servers: its declared tools were used`);
      looked.push(declared);
      continue;
    }
    const live = liveProfile(host, answers.slice(next, (next += servers.length)));
    notes.push(...live.notes.map((note) => `host ${quote(name)}: ${note}`));
    bySource.set(source, live);
    found.push(() => located(declared, live.findings));
    looked.push({ ...declared, host: live.host });
  }
  const diagnostics = lazily(() => found.flatMap((find) => find()));
  return {
    hosts: looked,
    get diagnostics() {
      return diagnostics();
    },
    notes,
    bySource,
  };
}

function located({ source, doc, composed }: LoadedHost, findings: readonly LiveFinding[]): Diagnostic[] {
  const tools = member(doc?.value, 'tools');
  return findings.map(({ rule, message, help, tool, server, changes }) => {
    const finding = { rule, level: 'warning', message, help } as const;
    const at = Array.isArray(tools) ? tools.findIndex((each) => nameOf(each) === tool) : -1;
    const servers: Path = server === undefined ? ['servers'] : ['servers', server];
    // A tool that the profile does not have is the server's, and a server of a client is in its configuration.
    if (composed !== undefined && at < 0) {
      const found = locateInClient(composed, { ...finding, path: servers }, source);
      return withChanges(found, changes, () => found.range);
    }
    if (doc === undefined) throw new Error(`${source} names servers and was not read from a file`);
    if (at < 0) {
      const pinned = rule === 'host/tool-changed' && tool === undefined;
      return locateFinding(doc, { ...finding, path: [...servers, pinned ? 'instructionsDigest' : 'name'] });
    }
    const found = locateFinding(doc, { ...finding, path: ['tools', at, 'name'] });
    return withChanges(found, changes, ({ path }) => rangeOf(doc, ['tools', at, ...path]));
  });
}

function withChanges(
  found: Diagnostic,
  changes: readonly ToolChange[],
  rangeOfChange: (change: ToolChange) => Range,
): Diagnostic {
  if (changes.length === 0) return found;
  const { path } = found;
  const related = changes
    .slice(0, RELATED)
    .map((change) => ({ message: changeWords(change), path, range: rangeOfChange(change) }));
  return { ...found, related };
}

async function lookAll(peer: Pick<McpPeer, 'look'>, servers: readonly HostServer[]): Promise<LiveAnswer[]> {
  const answers: LiveAnswer[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < servers.length; i = next++) {
      const server = servers[i];
      if (server !== undefined) answers[i] = await peer.look(server);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, servers.length) }, worker));
  return answers;
}
