import type { Diagnostic, Summary } from '../../result/diagnostic.ts';
import { withPages } from '../../result/rule-page.ts';
import { resultJson } from '../../text/json-text.ts';
import type { Json } from '../../text/outlet.ts';

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
