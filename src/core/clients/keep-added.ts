import { allTools, type HostProfile, type HostServer, type HostTool } from '../handshake/host.ts';

/**
 * A freshly made host with what a person added to its profile: its name, the facts of the model, a revision that the client does
 * not fix, filesystem, network, bindings, wrapped tools, scopes of tools, and of a server its scopes, its timeout and its pin. Tools that
 * were recorded stay until they are recorded again. Servers are those of the configuration.
 */
export function keepAdded(fresh: HostProfile, before: HostProfile): HostProfile {
  const own = new Map(allTools(before).map((tool) => [tool.name, tool]));
  const made = new Set(fresh.tools.map(({ name }) => name));
  const stays = ({ name, builtIn }: HostTool): boolean => !made.has(name) && builtIn !== true;
  const withheld = (before.withheld ?? []).filter(stays);
  const tools = fresh.tools.map((tool): HostTool => {
    const scopes = own.get(tool.name)?.scopes ?? tool.scopes;
    return { ...tool, scopes };
  });
  const servers = fresh.servers.map((server): HostServer => {
    const { scopes, timeout, instructionsDigest } = before.servers.find(({ name }) => name === server.name) ?? {};
    return {
      ...server,
      ...(scopes === undefined ? {} : { scopes }),
      ...(timeout === undefined ? {} : { timeout }),
      ...(instructionsDigest === undefined ? {} : { instructionsDigest }),
    };
  });
  return {
    ...fresh,
    name: before.name,
    protocolRevision: fresh.protocolRevision ?? before.protocolRevision,
    model: fresh.model === undefined && before.model === undefined ? undefined : { ...fresh.model, ...before.model },
    tools: [...tools, ...before.tools.filter(stays)],
    ...(withheld.length === 0 ? {} : { withheld }),
    filesystem: before.filesystem,
    network: before.network,
    bindings: { ...fresh.bindings, ...before.bindings },
    resources: fresh.resources.length === 0 ? before.resources : fresh.resources,
    servers,
  };
}
