import { signerReasons, statedReasons } from '../../core/policy/policy.ts';
import { Binder } from '../../core/handshake/bind.ts';
import { negotiate, notJudged, type Subject } from '../../core/handshake/negotiate.ts';
import { asRefusal } from '../../core/result/errno.ts';
import { UserError } from '../../core/result/errors.ts';
import type { DenyReason, PolicyDecision, VerifyOutcome } from '../../core/result/verify-results.ts';
import type { HostVerdict } from '../../core/result/results.ts';
import { quote } from '../../core/text/printable.ts';
import type { FormatProfile } from '../../ids.ts';
import { manifestSubject } from '../package/subject.ts';
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

/** What a policy decides of files: it allows what the policy allows, and denies what it cannot judge. */
export class PolicyGate {
  readonly path: string;
  readonly #loaded: LoadedPolicy;
  readonly #profile: FormatProfile;
  readonly #binder = new Binder();

  constructor(loaded: LoadedPolicy, profile: FormatProfile) {
    this.path = loaded.path;
    this.#loaded = loaded;
    this.#profile = profile;
  }

  /**
   * Judges one file; one that cannot be read is denied.
   *
   * @param portsOf opens what the file is read with
   * @param demands as `demandsIn` gives them for the policy
   */
  async decide(portsOf: () => VerifyPorts, path: string, demands: VerifyDemands): Promise<PolicyDecision> {
    try {
      return await this.#decided(portsOf(), path, demands);
    } catch (error) {
      const refusal = asRefusal(error);
      if (!(refusal instanceof UserError)) throw error;
      const reasons = [{ id: 'readable', message: `${refusal.message} (${refusal.help})` }] as const;
      const digests = { cartridgeId: null, romDigest: null, fileDigest: null };
      const nothing = { trust: null, ...digests, publisherId: null, keyids: [] };
      return { path, decision: 'deny', reasons, ...nothing };
    }
  }

  async #decided(ports: VerifyPorts, path: string, demands: VerifyDemands): Promise<PolicyDecision> {
    const verification = await verifyFile(ports, path, demands);
    const { outcome } = verification;
    const reasons = await this.reasons(verification);
    const { trust, cartridgeId, romDigest, fileDigest, publisherId, keyids } = outcome;
    const decision = reasons.length === 0 ? 'allow' : 'deny';
    return { path, decision, reasons, trust, cartridgeId, romDigest, fileDigest, publisherId, keyids };
  }

  /** Why the policy denies a verified file; empty when it allows it. */
  async reasons({ outcome, manifestBytes, artifact }: Verification): Promise<DenyReason[]> {
    const failed = failedChecks(outcome);
    // Claims of a file whose bytes are wrong, or that has no valid signature, are not judged.
    if (outcome.trust === 'tampered' || outcome.trust === 'unsigned' || outcome.trust === 'untrusted') return failed;
    const subject = manifestBytes === undefined ? undefined : await this.#subjectOf(outcome, manifestBytes);
    return [...failed, ...this.stated({ subject, artifact })];
  }

  /** Why the policy denies what a package or cartridge states: publisher, version, scopes, hosts. */
  stated({ subject, publisherId, artifact }: Stated): DenyReason[] {
    const { policy, hosts = [] } = this.#loaded;
    const manifest = subject?.manifest;
    const stated = [
      ...(publisherId === undefined ? [] : signerReasons(policy.signers, { publisherId })),
      ...statedReasons(policy, { artifact, manifest }),
    ];
    if (subject === undefined)
      return this.#loaded.hosts === undefined
        ? stated
        : [...stated, { id: 'host', message: 'it has no manifest that a host could accept' }];
    const profile = this.#profile;
    const verdicts = hosts.map((each) =>
      each.host === undefined
        ? notJudged(subject, each, each)
        : negotiate({ subject, host: each.host, source: each.source, profile, binder: this.#binder }),
    );
    const unusable = manifest === undefined && policy.scopes !== undefined ? [NO_SCOPES] : [];
    return [...stated, ...unusable, ...verdicts.flatMap(hostReason)];
  }

  async #subjectOf({ path, romDigest }: VerifyOutcome, bytes: Uint8Array): Promise<Subject> {
    const { subject } = await manifestSubject(path, bytes, this.#profile, 'verified');
    return { ...subject, ...(romDigest === null ? {} : { romDigest }) };
  }
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
