import type { VerifyDemands, VerifyPorts } from '../app/trust/verify.ts';
import { REFERRER_KINDS } from '../core/oci/media-types.ts';
import { UserError } from '../core/result/errors.ts';
import { flagOption, listOption, valueOption, type CommandContext, type OptionSpec } from './command.ts';

/** Options that say whom the user trusts; `handshake` and others take them too. */
export const TRUST_OPTIONS: readonly OptionSpec[] = [
  listOption('public-key', 'FILE', 'trust this ed25519 public key (PEM), and no stored one'),
  valueOption('trust-registry', 'FILE', 'trust registry with keys, their expiry and revocation'),
  valueOption('threshold', 'N', 'how many distinct keys must have signed (default 1)'),
  valueOption('publisher', 'ID', 'your own publisher id: its trusted signatures are "local"'),
  valueOption('require', 'TRUST', 'least trust that passes (default portable)', { choices: ['portable', 'trusted'] }),
  listOption('require-referrer', 'KIND', 'what must refer to a cartridge in the OCI layout that it lies in', {
    choices: REFERRER_KINDS,
  }),
  flagOption('allow-unsigned', 'let a file without a signature pass'),
];

/**
 * What the options and the configuration demand of a signature.
 *
 * @throws UserError for a key, registry or baseline that cannot be used
 */
export async function demandsOf(context: CommandContext, ports: VerifyPorts): Promise<VerifyDemands> {
  const { fs, clock, config, profile } = context;
  const threshold = context.value('threshold') ?? '1';
  if (!/^(?:[1-9]|1[0-6])$/.test(threshold)) {
    throw new UserError('usage', `--threshold is ${JSON.stringify(threshold)}`, { help: 'a number from 1 to 16' });
  }
  const { loadPolicy } = await import('../app/trust/policy.ts');
  const policy = await loadPolicy(
    fs,
    clock,
    {
      publicKeys: context.list('public-key'),
      trustRegistry: context.value('trust-registry') ?? config.trustRegistry,
      threshold: Number(threshold),
      publisher: context.value('publisher') ?? config.publisher,
    },
    profile,
  );
  const known = context.value('not-older-than');
  const { loadKnown } = await import('../app/trust/verify.ts');
  return {
    policy,
    require: context.value('require') === 'trusted' ? 'trusted' : 'portable',
    allowUnsigned: context.flag('allow-unsigned'),
    strict: context.flag('strict'),
    referrers: REFERRER_KINDS.filter((kind) => context.list('require-referrer').includes(kind)),
    known: known === undefined ? undefined : await loadKnown(ports, known, profile, policy),
  };
}
