import { excerptsOf } from '../app/lint/excerpts.ts';
import { sortDiagnostics, summarize, type Diagnostic } from '../core/result/diagnostic.ts';
import { diagnosticsJson } from '../core/report/json/diagnostics.ts';
import { findingsText } from '../core/report/text/diagnostics.ts';
import type { Plain } from '../core/text/outlet.ts';
import { VERSION } from '../version.ts';
import type { CommandContext } from './command.ts';

/** How findings are shown, and where their files are. */
type Shows = Pick<CommandContext, 'color' | 'quiet'> & { readonly fs: Parameters<typeof excerptsOf>[0] };

/**
 * Prints diagnostics of files that a command could not use: JSON in the shape of docs/json-output.md, anything else as text.
 *
 * @param files how many files were looked at
 */
export async function printDiagnostics(
  context: Pick<CommandContext, 'format' | 'io'> & Shows,
  diagnostics: readonly Diagnostic[],
  files: number,
): Promise<void> {
  const { format, io } = context;
  const sorted = sortDiagnostics(diagnostics);
  if (format === 'json') io.out(diagnosticsJson(sorted, summarize(sorted, files), VERSION, {}, 2));
  else io.out(await textOfDiagnostics(context, sorted));
}

/** Diagnostics as text, with the lines that they are on. */
export async function textOfDiagnostics(
  { fs, color, quiet }: Shows,
  diagnostics: readonly Diagnostic[],
): Promise<Plain> {
  return findingsText(diagnostics, { color, quiet, excerpts: await excerptsOf(fs, diagnostics) });
}
