import type { Manifest } from '../manifest/types.ts';
import { compareRevisions, isRevision } from '../value/revision.ts';
import type { CandidateResult, RequirementId } from '../result/results.ts';
import type { BoundRole } from './bind.ts';
import type { HostProfile } from './host.ts';
import { ALTERED, AMBIGUOUS, UNAPPLIED, WITHHELD } from './pins.ts';

/** What a host offers of a fact that its profile leaves out. */
export const NOT_STATED = 'not stated';

/** One unmet requirement: its stable id, and in short words what the host offers and what the manifest asks (docs/format.md 16). */
export interface Unmet {
  readonly id: RequirementId;
  readonly supported: string;
  readonly requested: string;
}

/** The unmet requirements of a verified manifest, sorted by id (docs/format.md 3 and 7). */
export function unmetRequirements(manifest: Manifest, host: HostProfile, roles: readonly BoundRole[]): Unmet[] {
  const unmet: Unmet[] = [
    ...revisionFloor(manifest, host),
    ...modelFloors(manifest, host),
    ...unboundRoles(manifest, roles),
    ...deniedScopes('filesystem', manifest.filesystem, host.filesystem),
    ...deniedScopes('network', manifest.network, host.network),
  ];
  return unmet.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

function revisionFloor({ mcp }: Manifest, { protocolRevision }: HostProfile): Unmet[] {
  const floor = mcp.minProtocolRevision;
  if (isRevision(protocolRevision) && compareRevisions(protocolRevision, floor) >= 0) return [];
  return [{ id: 'mcp.minProtocolRevision', supported: protocolRevision ?? NOT_STATED, requested: floor }];
}

function modelFloors({ model }: Manifest, host: HostProfile): Unmet[] {
  const unmet: Unmet[] = [];
  const stated = (fact: boolean | number | undefined): string => (fact === undefined ? NOT_STATED : String(fact));
  if (model.toolUse && host.model?.toolUse !== true)
    unmet.push({ id: 'model.toolUse', supported: stated(host.model?.toolUse), requested: 'true' });
  const floor = model.minContextWindowTokens;
  if ((host.model?.contextWindowTokens ?? -1) < floor)
    unmet.push({
      id: 'model.minContextWindowTokens',
      supported: stated(host.model?.contextWindowTokens),
      requested: String(floor),
    });
  return unmet;
}

function unboundRoles(manifest: Manifest, roles: readonly BoundRole[]): Unmet[] {
  return manifest.requiredTools.flatMap((contract) => {
    const role = roles.find(({ result }) => result.role === contract.role)?.result;
    if (role?.satisfied === true) return [];
    const [near] = role?.candidates ?? [];
    return [
      {
        id: `tool:${contract.role}`,
        supported: near === undefined ? 'none' : lackingWords(near),
        requested: `${contract.name} with ${contract.capabilityScopes.join(', ')}`,
      },
    ];
  });
}

function lackingWords({ tool, schema, missingScopes, reservations, notTaken }: CandidateResult): string {
  if (notTaken === WITHHELD || notTaken === ALTERED) return `${tool}, not what was recorded`;
  if (notTaken === UNAPPLIED) return `${tool}, whose wrap is not applied`;
  if (notTaken === AMBIGUOUS) return `${tool}, listed more than once`;
  if (schema === 'unknown') return `${tool}, whose schema is not known to fit`;
  if (schema === 'refuses') return `${tool}, whose schema does not fit`;
  if (missingScopes.length > 0) return `${tool} without ${missingScopes.join(', ')}`;
  return reservations.length > 0 ? `${tool} with reservations` : `${tool}, not named`;
}

function deniedScopes(kind: 'filesystem' | 'network', asked: readonly string[], granted: readonly string[]): Unmet[] {
  return asked
    .filter((scope) => !granted.includes(scope))
    .map((scope) => ({
      id: `${kind}:${scope}`,
      supported: granted.length === 0 ? 'none' : granted.join(', '),
      requested: scope,
    }));
}
