import type { Diagnostic, Summary } from '../../result/diagnostic.ts';

/** `--format json` of diagnostics (docs/json-output.md, Diagnostics). */
export interface DiagnosticsReport {
  readonly version: 1;
  readonly tool: { readonly name: 'cartwright'; readonly version: string };
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Summary;
}

/** Diagnostics and their counts as one JSON result. */
export function diagnosticsReport(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  toolVersion: string,
): DiagnosticsReport {
  return {
    version: 1,
    tool: { name: 'cartwright', version: toolVersion },
    diagnostics,
    summary,
  };
}
