import { entryNamed, rotateKey } from '../../core/dsse/registry-change.ts';
import { wholeNumber } from '../../app/whole-number.ts';
import { EXIT, valueOption, defineCommand } from '../command.ts';
import { CHANGE_AT, changeTime, demanded, firstMoments, makeChange, NOT_AFTER, registryPath } from '../trust-change.ts';
import { timeOption } from '../trust-options.ts';

export const command = defineCommand({
  name: 'trust rotate',
  summary: 'replaces a key of a trust registry',
  example: 'trust rotate trust.yaml --key ed25519:1f2e3d4c --public-key next.pub.pem --overlap 90',
  usage: [
    'trust rotate FILE --key KEYID --public-key NEW.pub.pem',
    'trust rotate FILE --key KEYID --public-key NEW.pub.pem --overlap 90',
  ],
  options: [
    valueOption('key', 'KEYID', 'the key to replace: its id, or at least 8 of its hex digits'),
    valueOption('public-key', 'FILE', 'the new key: an ed25519 public key (PEM)'),
    valueOption('overlap', 'DAYS', 'days during which both keys are valid (default: 30)'),
    NOT_AFTER,
    CHANGE_AT,
  ],
  formats: ['text', 'json'],
  details: [
    'The new key is of the same publisher, and valid from the change, or from its earliest signature that is here, for as long as the old one was to be. The old',
    'key ends with the overlap, never later than it would have; what it signed is portable then. Only an active key that has no',
    'successor is rotated.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const path = registryPath(context, 'trust rotate');
    const named = demanded(context, 'trust rotate', 'key', 'KEYID');
    const file = demanded(context, 'trust rotate', 'public-key', 'FILE');
    const { readPublicKey, readRegistryFile } = await import('../../app/trust/policy.ts');
    const to = readPublicKey(context.fs, file);
    const open = await readRegistryFile(context.fs, path, context.profile);
    const from = entryNamed(open.file, named);
    const until = timeOption(context, 'not-after');
    const overlap = wholeNumber(context.value('overlap'), '--overlap', [0, 9999], ' of days') ?? 30;
    const at = changeTime(context);
    const first = await firstMoments(context, [to], at);
    const change = rotateKey(open.file, { from, to, at, first: first.of(to), overlap, until });
    const ends = change.changed.find(({ field }) => field === 'notAfter')?.after ?? from.notAfter;
    await makeChange(context, open, change, [
      ...first.notes,
      `until ${ends} both keys sign for ${from.publisherId}`,
      `what ${from.keyid} signed is portable after that: sign with the new key, by sign --replace, what is still used`,
    ]);
    return EXIT.ok;
  },
});
