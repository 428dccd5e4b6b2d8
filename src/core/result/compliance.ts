import type { HandshakeVerdict } from './results.ts';

/** The one answer of several: "refuse" before "not judged" before "accept"; null when there is none (docs/format.md 17). */
export function complianceOf(verdicts: readonly HandshakeVerdict[]): HandshakeVerdict | null {
  if (verdicts.includes('refuse')) return 'refuse';
  if (verdicts.includes('not judged')) return 'not judged';
  return verdicts.length > 0 ? 'accept' : null;
}
