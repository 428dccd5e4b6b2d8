import { printable, quote } from '../printable.ts';
import type { HostVerdict } from '../results.ts';

/** What the finding of a refusal says; undefined for any other answer. */
export function refusalMessage({ subject, host, error }: HostVerdict): string | undefined {
  if (error === null) return undefined;
  const { unmet, supported, requested } = error.error.data;
  const reasons = unmet.map((id, i) => `${id} (offers ${supported[i]}, asked ${requested[i]})`);
  return `host ${quote(host)} refuses ${quote(subject)}: ${printable(reasons.join('; '))}`;
}
