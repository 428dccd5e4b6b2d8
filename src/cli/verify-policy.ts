import { cartridgeStore } from '../adapters/sqlite/store.ts';
import { decide } from '../app/policy/gate.ts';
import { loadPolicyFile } from '../app/policy/load.ts';
import type { VerifyDemands } from '../app/trust/verify.ts';
import { UserError } from '../core/result/errors.ts';
import type { PolicyDecision, PolicyResult } from '../core/result/verify-results.ts';
import { policyText } from '../core/report/text/verify.ts';
import { resultJson } from '../core/text/json-text.ts';
import { commandFiles } from '../wiring/workspace.ts';
import { EXIT, type CommandContext, type OptionSpec } from './command.ts';
import type { BUNDLE_OPTION } from './bundle-options.ts';

/** Options of `verify` that ask for an answer of another kind. */
const OTHER_ANSWERS = ['allow-unsigned', 'bundle'] as const;

/**
 * `verify --policy`: one answer for each path, in their order. What cannot be read is denied; only a policy that cannot be used ends
 * the run.
 *
 * @returns the exit code
 */
export async function verifyByPolicy(
  context: CommandContext<
    'text' | 'json',
    typeof BUNDLE_OPTION | OptionSpec<'allow-unsigned', 'flag'> | OptionSpec<'trust-registry', 'value'>
  >,
  path: string,
  paths: readonly string[],
  demands: VerifyDemands,
): Promise<number> {
  const { fs, io, format, profile, quiet } = context;
  const other = OTHER_ANSWERS.find(context.isGiven);
  if (other !== undefined)
    throw new UserError('usage', `--${other} and --policy do not go together`, { help: 'leave one of them out' });
  const store = cartridgeStore(fs.cwd);
  const policy = await loadPolicyFile(fs, path, profile);
  const results: PolicyDecision[] = [];
  // A file of the list on standard input is named as on the command line.
  for (const each of paths)
    results.push(await decide(policy, () => ({ store, fs: commandFiles(fs.cwd, [each]) }), each, demands));
  const denied = results.some(({ decision }) => decision === 'deny');
  const trustRegistry = context.value('trust-registry') ?? context.config.trustRegistry ?? null;
  const decision = denied ? 'deny' : 'allow';
  const result: PolicyResult = { version: 1, policy: path, trustRegistry, decision, results };
  if (format === 'json') io.out(resultJson(result, 2));
  else io.out(policyText(result, quiet));
  return denied ? EXIT.no : EXIT.ok;
}
