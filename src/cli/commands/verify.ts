import type { VerifyPorts } from '../../app/trust/verify.ts';
import { UserError } from '../../core/result/errors.ts';
import { verifyText } from '../../core/report/text/verify.ts';
import { EXIT, flagOption, valueOption, defineCommand } from '../command.ts';
import { eachFile } from '../each-file.ts';
import { BUNDLE_OPTION, bundlesOf } from '../bundle-options.ts';
import { demandsOf, TRUST_OPTIONS } from '../trust-options.ts';
import { folderOf } from '../../core/value/path.ts';
import { resultJson } from '../../core/text/json-text.ts';

export const command = defineCommand({
  name: 'verify',
  summary: 'verifies the integrity, signature and trust of a file',
  example: 'verify reviewer.cart --public-key release-2026.pub.pem --require trusted',
  usage: [
    'verify FILE…',
    'verify FILE --public-key KEY.pub.pem --not-older-than 1.2.0',
    'verify FILE… --public-key KEY.pub.pem --bundle',
    'verify --policy POLICY FILE…',
  ],
  options: [
    ...TRUST_OPTIONS,
    BUNDLE_OPTION,
    valueOption('not-older-than', 'CARTRIDGE|VERSION', 'refuse a cartridge older than this one (rollback)'),
    valueOption('policy', 'FILE', 'allow only what this policy allows'),
    flagOption('strict', 'fail on warnings, too'),
  ],
  formats: ['text', 'json'],
  details: [
    'Trust, first match wins: tampered (wrong bytes or signature, or a compromised key); unsigned; untrusted (another key',
    'than those given); portable (valid, but the signer is unknown); trusted (a given key, or one that is',
    'active in the registry); local (trusted, and your own). Exit 0 for portable, trusted and local; 1 for the others,',
    'for unsigned unless --allow-unsigned, for an invalid structure, and for what a demand refuses; 2 for a file that is no',
    'cartridge here. With --policy each file has one answer, allow or deny with its reasons; what cannot be judged is denied,',
    'and the exit code is 1 when any is. A *.cal.json or *.cal.yaml file is verified as a signed CAL, anything else as a cartridge.',
    'With --bundle a file of any kind is verified by a Sigstore bundle over it; a cartridge and a CAL by their own signature,',
    'too, and the worst of the states is the answer. The network is not used. Alone, --bundle means FILE.sigstore.json.',
  ].join('\n'),
  // A policy decides by the registry of its own project: that of the working directory may have come with the files.
  usesConfig: ({ value }) => folderOf(value('policy') ?? ''),
  async run(context) {
    const { fs, io, positionals: paths, format, quiet } = context;
    if (paths.length === 0) throw new UserError('usage', 'verify needs at least one file');
    const { cartridgeStore } = await import('../../adapters/sqlite/store.ts');
    const { loadKnown, verifyFile } = await import('../../app/trust/verify.ts');
    const ports: VerifyPorts = { fs, store: cartridgeStore(fs.cwd) };
    const policy = context.value('policy');
    const { policy: _, ...config } = context.config;
    const own = { ...context, config: policy === undefined ? config : { ...config, policy } };
    const asked = await demandsOf(own, context.flag('strict'));
    const oldest = context.value('not-older-than');
    const known = oldest === undefined ? undefined : await loadKnown(ports, oldest, asked);
    const demands = { ...asked, known };
    if (policy !== undefined) {
      const { verifyByPolicy } = await import('../verify-policy.ts');
      return verifyByPolicy(own, policy, paths, demands);
    }
    const verify = (await bundlesOf(context, ports, paths, demands)) ?? ((path) => verifyFile(ports, path, demands));
    const { results, unreadable } = await eachFile(context, async (path) => (await verify(path)).outcome);
    if (format === 'json') io.out(resultJson({ version: 1, results }, 2));
    else for (const outcome of results) if (!quiet || !outcome.ok) io.out(verifyText(outcome));
    if (unreadable) return EXIT.unable;
    return results.every(({ ok }) => ok) ? EXIT.ok : EXIT.no;
  },
});
