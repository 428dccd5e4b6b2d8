import type { HostProfile } from '../../handshake/host.ts';
import type { Client, ConfigurationFile } from '../client.ts';

type Facts = Pick<HostProfile, 'name' | 'description' | 'sources'> &
  Partial<Omit<HostProfile, 'name' | 'description' | 'sources'>>;

/** A client: what its sources say, and nothing else. What it offers by itself is no server's. */
export function defineClient({ profile, ...client }: Omit<Client, 'profile'> & { readonly profile: Facts }): Client {
  const { tools = [], ...facts } = profile;
  return {
    ...client,
    profile: {
      protocolRevision: undefined,
      model: undefined,
      filesystem: [],
      network: [],
      bindings: {},
      resources: [],
      servers: [],
      ...facts,
      tools: tools.map((tool) => (tool.wraps === undefined ? { ...tool, builtIn: true } : tool)),
    },
  };
}

/** A file of a project. */
export function inProject(
  path: string,
  format: ConfigurationFile['format'] = 'json',
  keys: readonly string[] = ['mcpServers'],
): ConfigurationFile {
  return { path, format, keys };
}

/** A file below the home of a user. */
export const inHome: typeof inProject = inProject;

type Takes = Readonly<Record<string, 'string' | 'number' | 'integer' | 'boolean'>>;

/** The schema of a tool that takes plain values, some of which must be there. */
export function takes(required: Takes, optional: Takes = {}): unknown {
  const types = Object.entries({ ...required, ...optional }).map(([name, type]) => [name, { type }]);
  return { type: 'object', required: Object.keys(required), properties: Object.fromEntries(types) };
}
