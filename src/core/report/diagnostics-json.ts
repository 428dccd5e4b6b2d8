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

/** JSON on one line per call, printable anywhere: nothing in it can be read as a workflow command. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value)
    .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('##[', '#\\u0023[')}\n`;
}

// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
