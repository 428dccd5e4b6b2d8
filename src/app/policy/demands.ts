import type { FormatProfile } from '../../ids.ts';
import type { Clock, FileSystem } from '../../ports.ts';
import type { Config } from '../project/config.ts';
import type { TrustOptions } from '../trust/policy.ts';
import type { VerifyDemands } from '../trust/verify.ts';

/** What a command line or a workflow says of trust, instead of the configuration or beside it. */
export type GivenTrust = {
  readonly [Key in keyof TrustOptions]?: TrustOptions[Key] | undefined;
} & Partial<Pick<VerifyDemands, 'require' | 'allowUnsigned' | 'strict'>>;

/** What of a project says whom it trusts. */
export interface ProjectTrust {
  readonly config: Config;
  readonly profile: FormatProfile;
  /** What is said beside its configuration. */
  readonly given?: GivenTrust | undefined;
}

/** What a project demands, read by the first that asks. */
export type DemandsOf = () => Promise<VerifyDemands>;

/**
 * What a project demands of a signature: the one place that knows, for every command, the Action and the editor. The registry, the
 * publisher and the policy are those of its configuration, unless others are given; of what is given and what the policy asks, the
 * stricter holds.
 *
 * @throws UserError for a policy, a key or a registry that cannot be used
 */
export async function demandsIn(
  { fs, clock }: { readonly fs: FileSystem; readonly clock: Clock },
  { config, profile, given = {} }: ProjectTrust,
): Promise<VerifyDemands> {
  const { require = 'portable', allowUnsigned = false, strict = false } = given;
  const options: TrustOptions = {
    profile,
    now: clock.now(),
    publicKeys: given.publicKeys ?? [],
    trustRegistry: given.trustRegistry ?? config.trustRegistry,
    threshold: given.threshold ?? 1,
    publisher: given.publisher ?? config.publisher,
  };
  // Most runs see no signature.
  const { loadPolicy } = await import('../trust/policy.ts');
  const policy = await loadPolicy(fs, options);
  const demands: VerifyDemands = { policy, require, allowUnsigned, strict, known: undefined };
  if (config.policy === undefined) return demands;
  const { readPolicy } = await import('./load.ts');
  const { trust = 'trusted', signers = {}, save } = (await readPolicy(fs, config.policy)).policy;
  return {
    ...demands,
    require: require === 'trusted' ? 'trusted' : trust,
    allowUnsigned: false,
    signers,
    save,
    policy: { ...policy, only: signers.keys, threshold: Math.max(policy.threshold, signers.threshold ?? 1) },
  };
}
