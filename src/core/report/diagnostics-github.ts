import type { Diagnostic } from '../diagnostic.ts';
import { annotate } from './annotations.ts';
import { total } from './counts.ts';
import { diagnosticLine } from './diagnostics-text.ts';

/**
 * Diagnostics as workflow commands, which GitHub shows as annotations at their lines. Where there are more than it shows, all
 * of them follow as ordinary lines, so that the log has them.
 */
export function diagnosticsGithub(diagnostics: readonly Diagnostic[]): string {
  const { lines, cut } = annotate(diagnostics, { rest: 'the log below has all of them' });
  const rest = total(cut) === 0 ? [] : diagnostics.map(diagnosticLine);
  return [...lines, ...rest].map((line) => `${line}\n`).join('');
}
