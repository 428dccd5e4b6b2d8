import type { Verification, VerifyDemands, VerifyPorts } from '../app/trust/verify.ts';
import { BUNDLE_SUFFIX, PROVENANCE_SUFFIX } from '../core/bundle/names.ts';
import { UserError } from '../core/result/errors.ts';
import { flagOption, listOption, valueOption, type CommandContext, type Format } from './command.ts';

/** Options that say which bundles must hold over a file, and whose keyless ones count. */
export const BUNDLE_OPTIONS = [
  {
    ...listOption('bundle', 'FILE', `Sigstore bundle that must hold over the file (alone: FILE${BUNDLE_SUFFIX})`),
    bare: BUNDLE_SUFFIX,
  },
  valueOption('trusted-root', 'FILE', 'authorities of keyless bundles, as gh attestation trusted-root prints them'),
  valueOption('certificate-identity', 'ID', 'who must have signed a keyless bundle: the whole name in its certificate'),
  valueOption('certificate-oidc-issuer', 'URL', 'who must have vouched for that name'),
  flagOption(
    'require-provenance',
    `a bundle must be keyless SLSA provenance of the file (unless one is named: FILE${PROVENANCE_SUFFIX})`,
  ),
];

/**
 * How each file is verified by the bundles that the options name; undefined without any.
 *
 * @throws UserError `usage` for options that need a bundle, or a bundle for several files; `bad-trusted-root`
 */
export async function bundlesOf(
  context: CommandContext<Format, (typeof BUNDLE_OPTIONS)[number]>,
  ports: VerifyPorts,
  paths: readonly string[],
  demands: VerifyDemands,
): Promise<((path: string) => Promise<Verification>) | undefined> {
  const { fs, profile } = context;
  const bundles = context.list('bundle');
  const requireProvenance = context.flag('require-provenance');
  if (bundles.length === 0 && !requireProvenance) {
    const stray = BUNDLE_OPTIONS.map(({ name }) => name).find(context.isGiven);
    if (stray === undefined) return undefined;
    throw new UserError('usage', `--${stray} is about bundles, and none is given`, { help: 'give --bundle FILE' });
  }
  if (paths.length > 1 && bundles.some((bundle) => bundle !== BUNDLE_SUFFIX)) {
    throw new UserError('usage', 'one bundle cannot be that of several files', {
      help: `give one file, or --bundle alone: then each file is verified by FILE${BUNDLE_SUFFIX}`,
    });
  }
  const { loadKeyless, verifyBundled } = await import('../app/trust/bundle.ts');
  const keyless = loadKeyless(fs, {
    trustedRoot: context.value('trusted-root'),
    identity: context.value('certificate-identity'),
    issuer: context.value('certificate-oidc-issuer'),
  });
  const wanted = { keyless, requireProvenance };
  const isBeside = bundles.every((bundle) => bundle === BUNDLE_SUFFIX);
  return (path) => {
    const named = bundles.map((bundle) => (bundle === BUNDLE_SUFFIX ? path + BUNDLE_SUFFIX : bundle));
    if (requireProvenance && isBeside) named.push(path + PROVENANCE_SUFFIX);
    return verifyBundled(ports, path, named, profile, demands, wanted);
  };
}
