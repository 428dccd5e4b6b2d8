import type { HostProfile } from '../host.ts';

/** A shipped profile: what its sources say, and nothing else. */
export function defineHost(
  facts: Pick<HostProfile, 'name' | 'description' | 'sources'> &
    Partial<Omit<HostProfile, 'name' | 'description' | 'sources'>>,
): HostProfile {
  return {
    protocolRevision: undefined,
    model: undefined,
    tools: [],
    filesystem: [],
    network: [],
    bindings: {},
    resources: [],
    servers: [],
    ...facts,
  };
}
