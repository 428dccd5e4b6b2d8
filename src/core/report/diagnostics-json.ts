import { summarize, type Diagnostic } from '../diagnostic.ts';

/** `--format json` of diagnostics (surface.md, Diagnostics). */
export interface DiagnosticsReport {
  readonly version: 1;
  readonly tool: { readonly name: 'cartwright'; readonly version: string };
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: ReturnType<typeof summarize>;
}

/** @param files how many files were looked at */
export function diagnosticsReport(
  diagnostics: readonly Diagnostic[],
  files: number,
  toolVersion: string,
): DiagnosticsReport {
  return {
    version: 1,
    tool: { name: 'cartwright', version: toolVersion },
    diagnostics,
    summary: summarize(diagnostics, files),
  };
}
