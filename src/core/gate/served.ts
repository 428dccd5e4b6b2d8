import type { HostProfile, HostServer, HostTool } from '../handshake/host.ts';
import type { LiveHost } from '../handshake/live.ts';
import { calledTool } from '../handshake/pins.ts';
import type { Manifest, ToolContract } from '../manifest/types.ts';
import type { RoleResult } from '../result/results.ts';
import { isMapping, type Mapping } from '../value/mapping.ts';

/** A tool that a gate lists for a role (docs/format.md 21). */
export interface ServedTool {
  readonly contract: ToolContract;
  /** What is bound to the role: a tool of a server, or a wrap of one. */
  readonly bound: HostTool;
  /** Who is called, and under which name there. */
  readonly server: HostServer;
  readonly tool: string;
  /** What the server says that the called tool takes. */
  readonly inputSchema: unknown;
  /** As it is in `tools/list`. */
  readonly listed: Mapping;
}

/**
 * The tools that a gate lists: one for each bound role, by the contract's name and with its schema. A tool of the host itself
 * does not pass a gate, and is left out; of two contracts with one name the first is used.
 *
 * @param roles of the verdict over this host
 * @param origins which server offers a tool of the host
 */
export function servedTools(
  manifest: Manifest,
  host: Pick<HostProfile, 'tools'>,
  roles: readonly RoleResult[],
  origins: LiveHost['origins'],
): ReadonlyMap<string, ServedTool> {
  const served = new Map<string, ServedTool>();
  for (const contract of [...manifest.requiredTools, ...manifest.optionalTools]) {
    const name = roles.find(({ role }) => role === contract.role)?.boundTool ?? undefined;
    const bound = host.tools.find((tool) => tool.name === name);
    const called = bound === undefined ? undefined : calledTool(host, bound.name);
    const origin = called === undefined ? undefined : origins.get(called.name);
    if (bound === undefined || called === undefined || origin === undefined || served.has(contract.name)) continue;
    const { outputSchema, inputSchema } = called;
    const listed = {
      name: contract.name,
      description: `${contract.role}: ${contract.description}`,
      inputSchema: contract.inputSchema,
      ...(isMapping(outputSchema) ? { outputSchema } : {}),
    };
    served.set(contract.name, { contract, bound, server: origin.server, tool: origin.tool, inputSchema, listed });
  }
  return served;
}
