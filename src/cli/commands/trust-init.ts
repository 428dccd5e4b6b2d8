import { registryTime } from '../../core/dsse/registry-change.ts';
import { EXIT, defineCommand } from '../command.ts';
import { changeTime, NEW_KEY_OPTIONS, newEntries, printChange, registryPath } from '../trust-change.ts';

export const command = defineCommand({
  name: 'trust init',
  summary: 'makes a trust registry from public keys',
  example: 'trust init trust.yaml --public-key release-2026.pub.pem --publisher com.example.agents --proof dns',
  usage: ['trust init FILE --public-key KEY.pub.pem --publisher ID --proof dns'],
  options: NEW_KEY_OPTIONS,
  formats: ['text', 'json'],
  details: [
    'FILE is YAML, or JSON by its name (default: trustRegistry of the configuration); one that is there is never replaced.',
    'The proof says how you confirmed the name of the publisher: dns for the TXT record of its domain, repo:OWNER/NAME',
    'for a token of GitHub, which io.github names need. Nothing is looked up.',
  ].join('\n'),
  usesConfig: true,
  async run(context) {
    const path = registryPath(context, 'trust init');
    const { entries, notes } = await newEntries(context, 'trust init');
    const { createRegistry } = await import('../../app/trust/registry-file.ts');
    await createRegistry(context.fs, path, entries, registryTime(changeTime(context)), context.profile);
    printChange(context, path, { changed: [], added: entries }, notes);
    return EXIT.ok;
  },
});
