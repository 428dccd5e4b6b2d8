/** What a policy says of what a cartridge states of itself (docs/policy.md). Its signature and its hosts are judged elsewhere. */
import { ROLE_FLOORS } from '../manifest/role-contract.ts';
import type { Manifest } from '../manifest/types.ts';
import type { DenyReason } from '../result/verify-results.ts';
import { quote } from '../text/printable.ts';
import { own } from '../value/mapping.ts';
import { compareVersions } from '../value/semver.ts';
import type { Policy } from './policy.ts';

/** What is asked in. */
export interface Candidate {
  readonly publisherId: string | null;
  /** `PUBLISHER/NAME` and version; null for a CAL, which has none, undefined where nothing signed says it. */
  readonly artifact: { readonly id: string; readonly version: string } | null | undefined;
  /** Undefined for a CAL, which asks nothing of a host, and for a cartridge whose manifest may not be used. */
  readonly manifest: Manifest | undefined;
}

/** Why a policy denies a candidate by what it states: publisher, version, scopes; empty when it does not. */
export function statedReasons(policy: Policy, { publisherId, artifact, manifest }: Candidate): DenyReason[] {
  const reasons: DenyReason[] = [];
  const { publishers } = policy.signers ?? {};
  if (publishers !== undefined && !publishers.includes(publisherId ?? ''))
    reasons.push({
      id: 'publisher',
      message: `its publisher is ${publisherId === null ? 'not stated' : quote(publisherId)}, which may not sign here`,
    });
  reasons.push(...versionReasons(policy, artifact));
  if (manifest !== undefined) reasons.push(...scopeReasons(policy, manifest));
  return reasons;
}

function versionReasons({ oldest = {} }: Policy, artifact: Candidate['artifact']): DenyReason[] {
  if (artifact === null || Object.keys(oldest).length === 0) return [];
  if (artifact === undefined)
    return [{ id: 'oldest', message: 'what it states of its name and version is not signed, so that it may be any' }];
  const { id, version } = artifact;
  const floor = own(oldest, id);
  if (typeof floor !== 'string') return [];
  const order = compareVersions(version, floor);
  if (order === undefined)
    return [{ id: 'oldest', message: `its version ${quote(version)} cannot be compared with ${floor}` }];
  return order < 0 ? [{ id: 'oldest', message: `its version ${version} is older than ${floor}` }] : [];
}

const REQUIRED_SCOPES: ReadonlySet<string> = new Set(Object.values(ROLE_FLOORS).flatMap(({ scopes }) => scopes));

function scopeReasons({ scopes }: Policy, manifest: Manifest): DenyReason[] {
  if (scopes === undefined) return [];
  const asked = new Map<string, string>();
  const ask = (who: string, tokens: readonly string[]): void => {
    for (const token of tokens) if (!asked.has(token)) asked.set(token, who);
  };
  for (const { role, capabilityScopes } of [...manifest.requiredTools, ...manifest.optionalTools])
    ask(role, capabilityScopes);
  ask('filesystem', manifest.filesystem);
  ask('network', manifest.network);
  return [...asked]
    .filter(([token]) => !REQUIRED_SCOPES.has(token) && !scopes.some((scope) => covers(scope, token)))
    .map(([token, who]) => ({ id: 'scope', message: `${who} asks for ${quote(token)}, which is not allowed here` }));
}

/** Whether an entry of `scopes` allows a scope: the same, or `x-…*` and what starts so. */
function covers(scope: string, token: string): boolean {
  return scope.endsWith('*') ? token.startsWith(scope.slice(0, -1)) : scope === token;
}
