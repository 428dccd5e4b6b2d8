import { recordedProfile } from '../handshake/record.ts';
import type { HostProfile, HostServer, HostTool } from '../handshake/host.ts';

/** What somebody states of a host that no file says. */
export interface StatedFacts {
  readonly protocolRevision?: string;
  readonly model?: HostProfile['model'];
}

/** A host with what somebody states of it, which goes before what is known of its client. */
export function withStated(host: HostProfile, { protocolRevision, model }: StatedFacts): HostProfile {
  return {
    ...host,
    ...(protocolRevision === undefined ? {} : { protocolRevision }),
    ...(model === undefined ? {} : { model: { ...host.model, ...model } }),
  };
}

/**
 * A freshly made host with what a person added to its profile: its name, the facts of the model, a revision that the client does
 * not fix, filesystem, network, bindings, wrapped tools, scopes of tools, and of a server its scopes and its timeout. Tools that
 * were recorded stay until they are recorded again. Servers are those of the configuration.
 */
export function keepAdded(fresh: HostProfile, before: HostProfile): HostProfile {
  const own = new Map(before.tools.map((tool) => [tool.name, tool]));
  const made = new Set(fresh.tools.map(({ name }) => name));
  const tools = fresh.tools.map((tool): HostTool => {
    const scopes = own.get(tool.name)?.scopes ?? tool.scopes;
    return { ...tool, scopes };
  });
  const servers = fresh.servers.map((server): HostServer => {
    const { scopes, timeout } = before.servers.find(({ name }) => name === server.name) ?? {};
    return {
      ...server,
      ...(scopes === undefined ? {} : { scopes }),
      ...(timeout === undefined ? {} : { timeout }),
    };
  });
  return {
    ...fresh,
    name: before.name,
    protocolRevision: fresh.protocolRevision ?? before.protocolRevision,
    model: fresh.model === undefined && before.model === undefined ? undefined : { ...fresh.model, ...before.model },
    tools: [...tools, ...before.tools.filter(({ name, builtIn }) => !made.has(name) && builtIn !== true)],
    filesystem: before.filesystem,
    network: before.network,
    bindings: { ...fresh.bindings, ...before.bindings },
    resources: fresh.resources.length === 0 ? before.resources : fresh.resources,
    servers,
  };
}

/** The text of a composed host's profile. It holds no value of a variable or of a header, only their names. */
export function profileText(host: HostProfile): string {
  return recordedProfile(host, true);
}

/** Facts that a handshake asks for and nobody stated, each with the option that states it. */
export function unstated({ protocolRevision, model, servers }: HostProfile): string[] {
  const missing: string[] = [];
  if (model?.toolUse === undefined) missing.push('--tool-use');
  if (model?.contextWindowTokens === undefined) missing.push('--context-window TOKENS');
  if (protocolRevision === undefined && servers.length === 0) missing.push('--protocol-revision DATE');
  return missing;
}
