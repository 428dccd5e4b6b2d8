import { sortDiagnostics, summarize, type Diagnostic } from '../core/diagnostic.ts';
import { printable } from '../core/printable.ts';
import { VERSION } from '../version.ts';
import type { CommandContext } from './command.ts';

/** Prints diagnostics as a result: JSON in the shape of surface.md, anything else as one line each. */
export async function printDiagnostics(
  context: CommandContext,
  diagnostics: readonly Diagnostic[],
  files: number,
): Promise<void> {
  const sorted = sortDiagnostics(diagnostics);
  if (context.format === 'json') {
    const summary = summarize(sorted, files);
    context.io.out(
      `${JSON.stringify({ version: 1, tool: { name: 'cartwright', version: VERSION }, diagnostics: sorted, summary }, null, 2)}\n`,
    );
    return Promise.resolve();
  }
  for (const d of sorted) {
    const place = `${printable(d.path)}:${d.range.start.line}:${d.range.start.column}`;
    context.io.out(
      `${place}: ${d.level}[${d.rule}]: ${d.message}\n${d.help === undefined ? '' : `  help: ${d.help}\n`}`,
    );
  }
  return Promise.resolve();
}
