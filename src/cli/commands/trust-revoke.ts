import { entryNamed, REVOCATION_REASONS, revokeKey, type RevocationReason } from '../../core/dsse/registry-change.ts';
import { EXIT, valueOption, defineCommand } from '../command.ts';
import { CHANGE_AT, changeTime, demanded, makeChange, registryPath } from '../trust-change.ts';

export const command = defineCommand({
  name: 'trust revoke',
  summary: 'revokes a key of a trust registry',
  example: 'trust revoke trust.yaml --key ed25519:1f2e3d4c --reason key-compromise',
  usage: ['trust revoke FILE --key KEYID --reason key-compromise'],
  options: [
    valueOption('key', 'KEYID', 'the key: its id, or at least 8 of its hex digits'),
    valueOption('reason', 'REASON', 'why', { choices: REVOCATION_REASONS }),
    CHANGE_AT,
  ],
  formats: ['text', 'json'],
  details: [
    'key-compromise: someone else may have the private key. Everything that it signed is tampered from then on,',
    'whatever its date, because a thief can write any date. superseded and retired: only you had the key. What it signed',
    'stays intact, and becomes portable. You cannot undo a revocation; only key-compromise may follow another reason.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const path = registryPath(context, 'trust revoke');
    const named = demanded(context, 'trust revoke', 'key', 'KEYID');
    const reason = demanded(context, 'trust revoke', 'reason', REVOCATION_REASONS.join('|')) as RevocationReason;
    const { readRegistryFile } = await import('../../app/trust/policy.ts');
    const open = await readRegistryFile(context.fs, path, context.profile);
    const change = revokeKey(entryNamed(open.file, named), reason, changeTime(context));
    await makeChange(context, open, change, [FOLLOWS[reason]]);
    return EXIT.ok;
  },
});

const WHOLE = 'what it signed stays intact, and becomes portable: the registry no longer trusts it';
const FOLLOWS: Readonly<Record<RevocationReason, string>> = {
  'key-compromise': 'all that it signed, whenever, is tampered: build and sign it again with another key',
  superseded: WHOLE,
  retired: WHOLE,
};
