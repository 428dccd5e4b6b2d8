import { cartridgeStore } from '../adapters/sqlite/store.ts';
import { PolicyGate, type ProvenanceOf } from '../app/policy/gate.ts';
import { loadPolicyFile } from '../app/policy/load.ts';
import type { VerifyDemands } from '../app/trust/verify.ts';
import { PROVENANCE_SUFFIX } from '../core/bundle/names.ts';
import type { Policy } from '../core/policy/policy.ts';
import { UserError } from '../core/result/errors.ts';
import type { PolicyDecision, PolicyResult } from '../core/result/verify-results.ts';
import { policyMarkdown } from '../core/report/markdown/pages/verify.ts';
import { policyText } from '../core/report/text/verify.ts';
import { quote } from '../core/text/printable.ts';
import { resultJson } from '../core/text/json-text.ts';
import { commandFiles } from '../wiring/workspace.ts';
import { EXIT, type CommandContext, type OptionSpec } from './command.ts';
import type { BUNDLE_OPTIONS } from './bundle-options.ts';

/** Options of `verify` that ask for an answer of another kind: the policy names the identity of a provenance itself. */
const OTHER_ANSWERS = [
  'allow-unsigned',
  'explain',
  'bundle',
  'require-provenance',
  'certificate-identity',
  'certificate-oidc-issuer',
] as const;

/**
 * `verify --policy`: one answer for each path, in their order. What cannot be read is denied; only a policy that cannot be used ends
 * the run.
 *
 * @returns the exit code
 */
export async function verifyByPolicy(
  context: CommandContext<
    'text' | 'json' | 'markdown',
    | (typeof BUNDLE_OPTIONS)[number]
    | OptionSpec<'allow-unsigned' | 'explain', 'flag'>
    | OptionSpec<'trust-registry', 'value'>
  >,
  path: string,
  paths: readonly string[],
  demands: VerifyDemands,
): Promise<number> {
  const { fs, io, format, profile, quiet } = context;
  const other = OTHER_ANSWERS.find(context.isGiven);
  if (other !== undefined)
    throw new UserError('usage', `--${other} and --policy do not go together`, { help: 'leave one of them out' });
  const root = context.value('trusted-root');
  // The verifier of provenance is large, and most policies ask for none.
  const provenanceOf: ProvenanceOf = async (file, demanded, judged = store) => {
    const bundles = await import('../app/trust/bundle.ts');
    const named = [file, file + PROVENANCE_SUFFIX, ...(root === undefined ? [] : [root])];
    return bundles.provenanceOf(
      { store: judged, fs: commandFiles(fs.cwd, named) },
      root,
      demands.strict,
    )(file, demanded);
  };
  const store = cartridgeStore(fs.cwd);
  const loaded = await loadPolicyFile(fs, path);
  refuseIdleRoot(root, loaded.policy);
  const gate = new PolicyGate(loaded, { profile, provenanceOf });
  const results: PolicyDecision[] = [];
  // Whoever lists a file on standard input names it as one does on the command line.
  for (const each of paths)
    results.push(await gate.decide(() => ({ store, fs: commandFiles(fs.cwd, [each]) }), each, demands));
  const denied = results.some(({ decision }) => decision === 'deny');
  const trustRegistry = context.value('trust-registry') ?? context.config.trustRegistry ?? null;
  const decision = denied ? 'deny' : 'allow';
  const result: PolicyResult = { version: 1, policy: path, trustRegistry, decision, results };
  if (format === 'json') io.out(resultJson(result, 2));
  else if (format === 'markdown') io.out(policyMarkdown(result));
  else io.out(policyText(result, quiet));
  return denied ? EXIT.no : EXIT.ok;
}

// Whoever names authorities takes it that they decide.
function refuseIdleRoot(root: string | undefined, { provenance }: Policy): void {
  if (root === undefined) return;
  const fail = (message: string, help: string): never => {
    throw new UserError('usage', message, { help });
  };
  if (provenance === undefined) fail('--trusted-root is about provenance, and the policy demands none', 'leave it out');
  if (provenance?.trustedRoot !== undefined)
    fail(
      `--trusted-root is given, and the policy names ${quote(provenance.trustedRoot, 200)}`,
      'leave one of them out',
    );
}
