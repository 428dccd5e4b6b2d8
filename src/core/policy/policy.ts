// The policy of a host (docs/cartridges.md#policies): what its file says, what is wrong with it that a schema cannot say, and what it denies of
// what a cartridge states of itself. The signature and the hosts of the cartridge are judged elsewhere.
import { quote } from '../text/printable.ts';
import { isVersion, compareVersions } from '../value/semver.ts';
import { ROLE_FLOORS } from '../manifest/role-contract.ts';
import type { Manifest } from '../manifest/types.ts';
import type { DenyReason } from '../result/verify-results.ts';
import { own } from '../value/mapping.ts';

/** Who may sign. */
export interface Signers {
  readonly publishers?: readonly string[];
  readonly keys?: readonly string[];
  readonly threshold?: number;
}

/** A policy as its file writes it after its schema was checked. */
export interface Policy {
  readonly schemaVersion: string;
  /** Without it, `trusted`. */
  readonly trust?: 'portable' | 'trusted';
  readonly signers?: Signers;
  /** `none` lets in no cartridge that holds what it has learned, which no signature covers. */
  readonly save?: 'none';
  /** By `PUBLISHER/NAME`. */
  readonly oldest?: Readonly<Record<string, string>>;
  readonly scopes?: readonly string[];
  /** Relative to the policy's folder, or names of agent clients. */
  readonly hosts?: readonly string[];
}

/** A fault of a policy, at `path` in its document. */
export interface PolicyFault {
  readonly path: readonly string[];
  readonly message: string;
  readonly help: string;
}

/** What a schema cannot say: versions that compare, and demands that would prove nothing. */
export function policyFaults({ trust = 'trusted', signers = {}, oldest = {} }: Policy): PolicyFault[] {
  const faults: PolicyFault[] = [];
  const { publishers, keys, threshold = 1 } = signers;
  for (const [name, version] of Object.entries(oldest)) {
    const path = ['oldest', name];
    if (!/^[^/\s]+\.[^/\s]+\/\S+$/.test(name) || name.includes('@'))
      faults.push({
        path,
        message: `${quote(name)} names no cartridge`,
        help: 'write PUBLISHER/NAME, without a version',
      });
    else if (!isVersion(version))
      faults.push({
        path,
        message: `${quote(version)} is not a version`,
        help: 'write a SemVer version such as 1.2.0',
      });
  }
  if (publishers !== undefined && keys === undefined && trust === 'portable')
    faults.push({
      path: ['signers', 'publishers'],
      message: 'publishers prove nothing with trust: portable, because a signer can state any publisher',
      help: 'leave out trust and add their keys to a trust registry, or list keys',
    });
  if (keys !== undefined && threshold > keys.length)
    faults.push({
      path: ['signers', 'threshold'],
      message: `the threshold is ${threshold}, but ${keys.length} ${keys.length === 1 ? 'key is' : 'keys are'} listed`,
      help: 'list more keys, or lower the threshold',
    });
  return faults;
}

/** What is asked in. */
interface Candidate {
  /** `PUBLISHER/NAME` and version; null for a CAL, which has none, undefined where nothing signed says it. */
  readonly artifact: { readonly id: string; readonly version: string } | null | undefined;
  /** Undefined for a CAL, which asks nothing of a host, and for a cartridge whose manifest may not be used. */
  readonly manifest: Manifest | undefined;
}

/** Why a policy denies those who signed; of what is not signed yet only the publisher is asked. */
export function signerReasons(
  { publishers, keys }: Signers = {},
  { publisherId, keyids }: { readonly publisherId: string | null; readonly keyids?: readonly string[] },
): { readonly id: 'key' | 'publisher'; readonly message: string }[] {
  const otherKeys = keyids !== undefined && keys?.some((key) => keyids.includes(key)) === false;
  const otherPublisher = publishers?.includes(publisherId ?? '') === false;
  const publisher = publisherId === null ? 'not stated' : quote(publisherId);
  return [
    ...(otherKeys ? [{ id: 'key' as const, message: `signed by ${keyids.join(', ')}, which may not sign here` }] : []),
    ...(otherPublisher
      ? [{ id: 'publisher' as const, message: `its publisher is ${publisher}, which may not sign here` }]
      : []),
  ];
}

/** Why a policy denies a candidate by what it states: version, scopes; empty when it does not. */
export function statedReasons(policy: Policy, { artifact, manifest }: Candidate): DenyReason[] {
  const reasons = versionReasons(policy, artifact);
  if (manifest !== undefined) reasons.push(...scopeReasons(policy, manifest));
  return reasons;
}

function versionReasons({ oldest = {} }: Policy, artifact: Candidate['artifact']): DenyReason[] {
  if (artifact === null || Object.keys(oldest).length === 0) return [];
  if (artifact === undefined)
    return [{ id: 'oldest', message: 'its name and version are not signed, and may be false' }];
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
