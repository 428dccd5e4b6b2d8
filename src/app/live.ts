import { UserError } from '../core/errors.ts';
import type { HostServer } from '../core/handshake/host.ts';
import { liveProfile, type LiveAnswer, type LiveHost } from '../core/handshake/live.ts';
import { quote } from '../core/printable.ts';
import type { McpPeer } from '../ports.ts';
import type { LoadedHost } from './hosts.ts';

/** Servers that are asked at a time. */
const AT_A_TIME = 4;

export interface LiveHosts {
  /** In the order of the hosts that were named; one without servers stays as it was declared. */
  readonly hosts: readonly LoadedHost[];
  /** What somebody should know, one printable line each. */
  readonly notes: readonly string[];
  /** By the path of the host's profile; only hosts with servers are in it. */
  readonly bySource: ReadonlyMap<string, LiveHost>;
}

/**
 * Asks the servers of each host for their tools and resources.
 *
 * @throws UserError `no-servers` when no host names a server
 */
export async function lookAtHosts(peer: McpPeer, hosts: readonly LoadedHost[]): Promise<LiveHosts> {
  if (hosts.length > 0 && hosts.every(({ profile }) => profile.servers.length === 0))
    throw new UserError('no-servers', 'a live handshake needs a host profile with servers', {
      ...(hosts[0] === undefined ? {} : { path: hosts[0].source }),
      help: 'add servers to the profile, with a command or a url each, or leave out --live',
    });
  const answers = await lookAll(
    peer,
    hosts.flatMap(({ profile }) => profile.servers),
  );
  const notes: string[] = [];
  const bySource = new Map<string, LiveHost>();
  let next = 0;
  const looked = hosts.map((host) => {
    const { name, servers } = host.profile;
    if (servers.length === 0) {
      notes.push(`host ${quote(name)} names no servers: its declared tools were taken`);
      return host;
    }
    const live = liveProfile(host.profile, answers.slice(next, (next += servers.length)));
    notes.push(...live.notes.map((note) => `host ${quote(name)}: ${note}`));
    bySource.set(host.source, live);
    return { ...host, profile: live.profile };
  });
  return { hosts: looked, notes, bySource };
}

async function lookAll(peer: McpPeer, servers: readonly HostServer[]): Promise<LiveAnswer[]> {
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
