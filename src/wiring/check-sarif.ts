import type { Diagnostic } from '../core/result/diagnostic.ts';
import type { RuleMeta } from '../core/result/rule.ts';
import type { Suppressed } from '../core/lint/suppress/apply.ts';
import type { Excerpt } from '../core/report/text/excerpt.ts';
import { VERSION } from '../version.ts';
import { resultJson } from '../core/text/json-text.ts';
import type { Json } from '../core/text/outlet.ts';

/**
 * The findings of a check as a SARIF 2.1.0 file, ready for GitHub's code scanning.
 *
 * @param env the job's environment, which says what was checked
 * @param more the accepted findings, which SARIF keeps and marks, and the `automationDetails.id`
 */
export async function checkSarif(
  findings: readonly Diagnostic[],
  excerpts: ReadonlyMap<string, Excerpt>,
  env: Readonly<Record<string, string | undefined>>,
  { suppressed = [], id }: { readonly suppressed?: readonly Suppressed[]; readonly id: string },
): Promise<Json> {
  const [{ sarifLog, sarifContext }, { RULES }] = await Promise.all([
    import('../core/report/sarif/sarif.ts'),
    import('../generated/rules.ts'),
  ]);
  const metas = new Map<string, RuleMeta>(RULES.map((rule) => [rule.id, rule]));
  const options = {
    toolVersion: VERSION,
    ruleOf: (id: string) => metas.get(id),
    excerpts,
    suppressed,
    id,
    ...sarifContext(env),
  };
  return resultJson(sarifLog(findings, options));
}
