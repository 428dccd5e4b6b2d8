import type { FormatProfile } from '../../ids.ts';
import { isRevision } from '../value/revision.ts';
import { jsonText } from '../text/json-text.ts';
import { ROLE_FLOORS } from './role-contract.ts';
import type { Manifest, PackageHarness, PartialContract, ToolContract } from './types.ts';

interface ReferenceContract extends Pick<ToolContract, 'role' | 'name' | 'description'> {
  readonly scopes: readonly string[];
  /** The one required property, a string; none for an inventory tool. */
  readonly property?: string;
}

/** The reference builder's contracts (docs/format.md 2.2). */
const REQUIRED: readonly ReferenceContract[] = [
  {
    role: 'execute',
    ...ROLE_FLOORS.execute,
    scopes: ['exec', 'fs.read'],
    name: 'execute',
    description: 'Run commands or code in a sandbox.',
  },
  {
    role: 'dispatch',
    ...ROLE_FLOORS.dispatch,
    name: 'dispatch',
    description: 'Spawn or route a sub-agent unit of work.',
  },
  {
    role: 'memory.write',
    ...ROLE_FLOORS['memory.write'],
    name: 'add_memory',
    description: 'Append a durable SAVE-zone record.',
  },
  {
    role: 'search',
    ...ROLE_FLOORS.search,
    name: 'search_memory',
    description: 'Retrieve from memory and knowledge.',
  },
];
const OPTIONAL: readonly ReferenceContract[] = [
  {
    role: 'list_agents',
    scopes: ['memory.read'],
    name: 'list_agents',
    description: 'List the agents that are available.',
  },
];

const PREFERRED = '2025-11-25';

/**
 * Builds the harness-requirements manifest of a package (docs/format.md 2.1, 2.2).
 * What the package leaves out takes the reference defaults; a tool given by role replaces that role's contract, and what
 * the given contract leaves out is the reference contract's.
 *
 * @param harness the `harness` member of `cartridge.yaml`, checked against its schema
 */
export function buildManifest(harness: PackageHarness | undefined, profile: FormatProfile): Manifest {
  const floor = harness?.mcp?.minProtocolRevision ?? '2024-11-05';
  return {
    schemaVersion: profile.manifestSchemaVersion,
    mcp: {
      minProtocolRevision: floor,
      // A floor above the reference's preferred revision is preferred itself.
      preferredProtocolRevision:
        harness?.mcp?.preferredProtocolRevision ?? (isRevision(floor) && floor > PREFERRED ? floor : PREFERRED),
    },
    model: {
      toolUse: harness?.model?.toolUse ?? true,
      minContextWindowTokens: harness?.model?.minContextWindowTokens ?? 100_000,
      structuredOutput: harness?.model?.structuredOutput ?? false,
    },
    requiredTools: merge(REQUIRED, harness?.requiredTools ?? [], 'required', profile),
    optionalTools: merge(OPTIONAL, harness?.optionalTools ?? [], 'optional', profile),
    filesystem: harness?.filesystem ?? ['fs.read'],
    network: harness?.network ?? [],
  };
}

/** The exact text of a manifest in a cartridge: two-space JSON with a final newline; its bytes are what is hashed. */
export function serializeManifest(manifest: Manifest): string {
  return jsonText(manifest, 2);
}

function merge(
  reference: readonly ReferenceContract[],
  given: readonly PartialContract[],
  tier: 'required' | 'optional',
  profile: FormatProfile,
): ToolContract[] {
  const contracts = reference.map((entry) => contractOf(entry, tier, profile));
  for (const partial of given) {
    const index = contracts.findIndex((contract) => contract.role === partial.role);
    const base = contracts[index] ?? unknownRole(partial.role, tier, profile);
    // Key order is part of the bytes, so the contract is written out instead of spread.
    const contract: ToolContract = {
      role: partial.role,
      tier,
      capabilityScopes: partial.capabilityScopes ?? base.capabilityScopes,
      name: partial.name ?? base.name,
      description: partial.description ?? base.description,
      inputSchema: partial.inputSchema ?? base.inputSchema,
    };
    if (index === -1) contracts.push(contract);
    else contracts[index] = contract;
  }
  return contracts;
}

function contractOf(entry: ReferenceContract, tier: 'required' | 'optional', profile: FormatProfile): ToolContract {
  const { property } = entry;
  return {
    role: profile.roleNamespace + entry.role,
    tier,
    capabilityScopes: entry.scopes,
    name: entry.name,
    description: entry.description,
    inputSchema:
      property === undefined
        ? { type: 'object', properties: {} }
        : { type: 'object', required: [property], properties: { [property]: { type: 'string' } } },
  };
}

// A role beyond the reference set starts from nothing; checkManifest says what it lacks or that it may not be there.
function unknownRole(role: string, tier: 'required' | 'optional', profile: FormatProfile): ToolContract {
  const name = role.startsWith(profile.roleNamespace) ? role.slice(profile.roleNamespace.length) : role;
  return { role, tier, capabilityScopes: [], name, description: '', inputSchema: { type: 'object', properties: {} } };
}
