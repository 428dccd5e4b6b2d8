import type { Diagnostic, Summary } from '../../result/diagnostic.ts';
import { rulePage, withPages } from '../../result/rule-page.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';
import type { RuleMeta } from '../../result/rule.ts';

/**
 * `--format json` of diagnostics and their counts (docs/json-output.md, Diagnostics).
 *
 * @param more members beside them
 */
export function diagnosticsJson(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  version: string,
  more: object = {},
  indent: 0 | 2 = 0,
): Json {
  const paged = withPages(diagnostics);
  return resultJson(
    { version: 1, tool: { name: 'cartwright', version }, diagnostics: paged, summary, ...more },
    indent,
  );
}

/** A rule as `explain --format json` shows it. */
export function explanationOf(meta: RuleMeta): object {
  const { id, level, summary, what, why, falseAlarms, bad, good } = meta;
  const { fixable = false, always = false } = meta;
  return { id, level, summary, url: rulePage(id), what, why, falseAlarms, fixable, always, bad, good };
}
