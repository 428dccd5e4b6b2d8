import type { VerifyPorts } from '../../app/trust/verify.ts';
import { UserError } from '../../core/result/errors.ts';
import type { VerifyOutcome } from '../../core/result/verify-results.ts';
import { verifyText } from '../../core/report/text/verify.ts';
import { EXIT, flagOption, valueOption, type Command, type CommandContext } from '../command.ts';
import { BUNDLE_OPTION, bundlesOf } from '../bundle-options.ts';
import { demandsOf, TRUST_OPTIONS } from '../trust-options.ts';
import { formatUserError } from '../../core/report/text/user-error.ts';
import { folderOf } from '../../core/value/path.ts';
import { resultJson } from '../../core/text/json-text.ts';

const OPTIONS = [
  ...TRUST_OPTIONS,
  BUNDLE_OPTION,
  valueOption('not-older-than', 'CARTRIDGE|VERSION', 'refuse a cartridge older than this one (rollback)'),
  valueOption('policy', 'FILE', 'let in what this policy allows, and deny the rest'),
  flagOption('strict', 'every warning is a failure'),
];
type Option = (typeof OPTIONS)[number];
type Context = CommandContext<'text' | 'json', Option>;

export const command: Command<'text' | 'json', Option> = {
  name: 'verify',
  summary: 'verifies the integrity, signature and trust of a file',
  example: 'verify reviewer.cart --public-key release-2026.pub.pem --require trusted',
  usage: [
    'verify FILE…',
    'verify FILE --public-key KEY.pub.pem --not-older-than 1.2.0',
    'verify FILE… --public-key KEY.pub.pem --bundle',
    'verify --policy POLICY FILE…',
  ],
  options: OPTIONS,
  formats: ['text', 'json'],
  details: [
    'Trust, first match wins: tampered (wrong bytes or signature, or a compromised key); unsigned; untrusted (another key',
    'than those given); portable (valid, but the signer is unknown); trusted (a given key, or one that is',
    'active in the registry); local (trusted, and your own). Exit 0 for portable, trusted and local; 1 for the others,',
    'for unsigned unless --allow-unsigned, for an invalid structure, and for what a demand refuses; 2 for a file that is no',
    'cartridge here. With --policy each file has one answer, allow or deny with its reasons; what cannot be judged is denied,',
    'and the exit code is 1 when any is. A *.cal.json or *.cal.yaml file is verified as a signed CAL, anything else as a cartridge.',
    'With --bundle a file of any kind is verified by a Sigstore bundle over it; a cartridge and a CAL by their own signature,',
    'too, and the worst of the states counts. Nothing is asked of the network. Alone, --bundle stands for FILE.sigstore.json.',
  ].join('\n'),
  // A policy decides by the registry of its own project: that of the working directory may have come with the files.
  usesConfig: ({ value }) => folderOf(value('policy') ?? ''),
  async run(context) {
    const { fs, io, positionals: paths } = context;
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
    const done: VerifyOutcome[] = [];
    let unreadable = false;
    for (const path of paths) {
      try {
        done.push((await verify(path)).outcome);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        io.err(formatUserError(error));
        unreadable = true;
      }
    }
    print(context, done);
    if (unreadable) return EXIT.unable;
    return done.every(({ ok }) => ok) ? EXIT.ok : EXIT.no;
  },
};

function print({ io, format, quiet }: Context, results: readonly VerifyOutcome[]): void {
  if (format === 'json') io.out(resultJson({ version: 1, results }, 2));
  else for (const outcome of results) if (!quiet || !outcome.ok) io.out(verifyText(outcome));
}
