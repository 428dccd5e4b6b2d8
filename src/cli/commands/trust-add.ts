import { addKeys } from '../../core/dsse/registry-change.ts';
import { EXIT, defineCommand } from '../command.ts';
import { makeChange, NEW_KEY_OPTIONS, newEntries, registryPath } from '../trust-change.ts';

export const command = defineCommand({
  name: 'trust add',
  summary: 'adds public keys to a trust registry',
  example: 'trust add trust.yaml --public-key next.pub.pem --publisher com.example.agents --proof dns',
  usage: ['trust add FILE --public-key KEY.pub.pem --publisher ID --proof dns'],
  options: NEW_KEY_OPTIONS,
  formats: ['text', 'json'],
  details: [
    'A key that is in the registry, in whatever state, is refused: a revoked one never comes back. Comments and the order',
    'of the file stay.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const path = registryPath(context, 'trust add');
    const { entries, notes } = await newEntries(context, 'trust add');
    const { readRegistryFile } = await import('../../app/trust/policy.ts');
    const open = await readRegistryFile(context.fs, path, context.profile);
    await makeChange(context, open, addKeys(open.file, entries), notes);
    return EXIT.ok;
  },
});
