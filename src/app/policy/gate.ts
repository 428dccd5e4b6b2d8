import { signerReasons, statedReasons } from '../../core/policy/policy.ts';
import { negotiateLoaded, type Subject } from '../../core/handshake/negotiate.ts';
import { asRefusal } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import type { DenyReason, PolicyDecision, VerifyOutcome } from '../../core/result/verify-results.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import { quote } from '../../core/text/printable.ts';
import { verifiedSubject } from '../package/subject.ts';
import { verifyFile, type Artifact, type Verification, type VerifyDemands, type VerifyPorts } from '../trust/verify.ts';
import type { LoadedPolicy } from './load.ts';

/** What a package or cartridge states of itself, as a policy judges it. */
export interface Stated {
  /** Undefined for a CAL, which has no manifest: it asks for no scope, and no host can accept it. */
  readonly subject: Subject | undefined;
  /** Of a package, which is not signed yet. */
  readonly publisherId?: string;
  readonly artifact: Artifact | null | undefined;
}

/**
 * What a policy decides of a file: it allows what the policy allows, and denies what it cannot judge or read.
 *
 * @param portsOf opens what the file is read with
 * @param demands as `demandsIn` gives them for the policy
 */
export async function decide(
  loaded: LoadedPolicy,
  portsOf: () => VerifyPorts,
  path: string,
  demands: VerifyDemands,
): Promise<PolicyDecision> {
  try {
    const verification = await verifyFile(portsOf(), path, demands);
    const reasons = await denyReasons(loaded, verification);
    const { trust, cartridgeId, romDigest, fileDigest, publisherId, keyids } = verification.outcome;
    const decision = reasons.length === 0 ? 'allow' : 'deny';
    return { path, decision, reasons, trust, cartridgeId, romDigest, fileDigest, publisherId, keyids };
  } catch (error) {
    const refusal = asRefusal(error);
    if (!(refusal instanceof UserError)) throw error;
    const reasons = [{ id: 'readable', message: `${refusal.message} (${refusal.help})` }] as const;
    const digests = { cartridgeId: null, romDigest: null, fileDigest: null };
    return { path, decision: 'deny', reasons, trust: null, ...digests, publisherId: null, keyids: [] };
  }
}

/** Why a policy denies a verified file; empty when it allows it. */
export async function denyReasons(loaded: LoadedPolicy, verification: Verification): Promise<DenyReason[]> {
  const { outcome, manifestBytes, artifact } = verification;
  const failed = failedChecks(outcome);
  // Claims of a file whose bytes are wrong, or that has no valid signature, are not judged.
  if (outcome.trust === 'tampered' || outcome.trust === 'unsigned' || outcome.trust === 'untrusted') return failed;
  const subject =
    manifestBytes === undefined ? undefined : await verifiedSubject(outcome, manifestBytes, loaded.profile);
  return [...failed, ...deniedStatements(loaded, { subject, artifact })];
}

/** Why a policy denies what a package or cartridge states: publisher, version, scopes, hosts. */
export function deniedStatements(
  { policy, hosts, profile, binder }: LoadedPolicy,
  { subject, publisherId, artifact }: Stated,
): DenyReason[] {
  const manifest = subject?.manifest;
  const stated = [
    ...(publisherId === undefined ? [] : signerReasons(policy.signers, { publisherId })),
    ...statedReasons(policy, { artifact, manifest }),
  ];
  if (hosts !== undefined && subject === undefined)
    return [...stated, { id: 'host', message: 'it has no manifest that a host could accept' }];
  if (subject === undefined) return stated;
  const verdicts = (hosts ?? []).map((each) => negotiateLoaded(subject, each, { profile, binder }));
  const unusable = manifest === undefined && policy.scopes !== undefined ? [NO_SCOPES] : [];
  return [...stated, ...unusable, ...verdicts.flatMap(hostReason)];
}

const NO_SCOPES: DenyReason = { id: 'scope', message: 'its manifest may not be used, so its scopes are unknown' };

function failedChecks({ ok, checks }: VerifyOutcome): DenyReason[] {
  const failed = checks.filter((check) => !check.ok).map(({ id, message }) => ({ id, message }));
  // With --strict a warning denies, too.
  const warned = ok || failed.length > 0 ? [] : checks.filter(({ warning }) => warning === true);
  return [...failed, ...warned.map(({ id, message }) => ({ id, message }))];
}

function hostReason(verdict: HostVerdict): DenyReason[] {
  const host = quote(verdict.host);
  switch (verdict.verdict) {
    case 'accept':
      return [];
    case 'refuse':
      return [{ id: 'host', message: `the host ${host} refuses it: ${verdict.descriptor.unmet.join(', ')}` }];
    case 'not judged':
      return [{ id: 'host', message: `the host ${host} is not judged: ${verdict.reason}` }];
  }
}
