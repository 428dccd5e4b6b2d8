import type { Verification, VerifyDemands, VerifyPorts } from '../app/trust/verify.ts';
import { BUNDLE_SUFFIX } from '../core/bundle/names.ts';
import { UserError } from '../core/result/errors.ts';
import { listOption, type CommandContext, type Format } from './command.ts';

/** The option that says which bundles must hold over a file. */
export const BUNDLE_OPTION = {
  ...listOption('bundle', 'FILE', `Sigstore bundle that must hold over the file (alone: FILE${BUNDLE_SUFFIX})`),
  bare: BUNDLE_SUFFIX,
};

/**
 * How each file is verified by the bundles that the option names; undefined without any.
 *
 * @throws UserError `usage` for a bundle of several files
 */
export async function bundlesOf(
  context: CommandContext<Format, typeof BUNDLE_OPTION>,
  ports: VerifyPorts,
  paths: readonly string[],
  demands: VerifyDemands,
): Promise<((path: string) => Promise<Verification>) | undefined> {
  const bundles = context.list('bundle');
  if (bundles.length === 0) return undefined;
  if (paths.length > 1 && bundles.some((bundle) => bundle !== BUNDLE_SUFFIX)) {
    throw new UserError('usage', 'one bundle cannot be that of several files', {
      help: `give one file, or --bundle alone: then each file is verified by FILE${BUNDLE_SUFFIX}`,
    });
  }
  const { verifyBundled } = await import('../app/trust/bundle.ts');
  return (path) => {
    const named = bundles.map((bundle) => (bundle === BUNDLE_SUFFIX ? path + BUNDLE_SUFFIX : bundle));
    return verifyBundled(ports, path, named, demands);
  };
}
