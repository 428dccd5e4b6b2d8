import { sortDiagnostics, summarize, type Diagnostic } from '../core/result/diagnostic.ts';
import { diagnosticsJson } from '../core/report/json/diagnostics.ts';
import { diagnosticsText } from '../core/report/text/diagnostics.ts';
import { VERSION } from '../version.ts';
import type { CommandContext } from './command.ts';

/**
 * Prints diagnostics of files that a command could not use: JSON in the shape of docs/json-output.md, anything else as text.
 *
 * @param files how many files were looked at
 */
export function printDiagnostics(
  { format, color, io }: CommandContext,
  diagnostics: readonly Diagnostic[],
  files: number,
): void {
  const sorted = sortDiagnostics(diagnostics);
  if (format === 'json') io.out(diagnosticsJson(sorted, summarize(sorted, files), VERSION, {}, 2));
  else io.out(diagnosticsText(sorted, { color }));
}
