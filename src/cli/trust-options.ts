import type { VerifyDemands, VerifyPorts } from '../app/trust/verify.ts';
import { UserError } from '../core/result/errors.ts';
import type { CommandContext, OptionSpec } from './command.ts';

/** Options that say whom the user trusts; `handshake` and others take them too. */
export const TRUST_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'public-key',
    kind: 'list',
    value: 'FILE',
    summary: 'trust this ed25519 public key (PEM), and no stored one',
  },
  {
    name: 'trust-registry',
    kind: 'value',
    value: 'FILE',
    summary: 'trust registry with keys, their expiry and revocation',
  },
  { name: 'threshold', kind: 'value', value: 'N', summary: 'how many distinct keys must have signed (default 1)' },
  {
    name: 'publisher',
    kind: 'value',
    value: 'ID',
    summary: 'your own publisher id: its trusted signatures are "local"',
  },
  {
    name: 'require',
    kind: 'value',
    value: 'TRUST',
    summary: 'least trust that passes (default portable)',
    choices: ['portable', 'trusted'],
  },
  { name: 'allow-unsigned', kind: 'flag', summary: 'let a file without a signature pass' },
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
    known: known === undefined ? undefined : await loadKnown(ports, known, profile, policy),
  };
}
