import { lifeOf, registryTime } from '../../core/dsse/registry-change.ts';
import { registryText } from '../../core/report/text/trust.ts';
import { resultJson } from '../../core/text/json-text.ts';
import { EXIT, valueOption, defineCommand } from '../command.ts';
import { changeTime, registryPath } from '../trust-change.ts';

export const command = defineCommand({
  name: 'trust show',
  summary: 'lists the keys of a trust registry and their status',
  example: 'trust show trust.yaml',
  usage: ['trust show FILE', 'trust show FILE --at 2027-01-01'],
  options: [valueOption('at', 'TIME', 'as of this day or RFC 3339 time (default: now)')],
  formats: ['text', 'json'],
  details:
    'A key is not yet valid, active, expired, revoked or compromised. Only an active one makes a signature trusted.',
  usesConfig: true,
  async run(context) {
    const { fs, io, format, profile } = context;
    const path = registryPath(context, 'trust show');
    const { readRegistryFile } = await import('../../app/trust/policy.ts');
    const at = changeTime(context);
    const { file } = await readRegistryFile(fs, path, profile);
    const keys = file.keys.map((entry) => ({
      life: lifeOf(entry, at),
      keyid: entry.keyid,
      publisherId: entry.publisherId,
      notBefore: entry.notBefore,
      notAfter: entry.notAfter,
      rotatedFrom: entry.rotatedFrom ?? null,
      rotatedTo: entry.rotatedTo ?? null,
      revokedAt: entry.revokedAt ?? null,
      revocationReason: entry.revocationReason ?? null,
    }));
    const result = { version: 1, path, at: registryTime(at), keys };
    io.out(format === 'json' ? resultJson(result, 2) : registryText(result));
    return EXIT.ok;
  },
});
