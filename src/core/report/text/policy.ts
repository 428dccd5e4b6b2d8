import { plain, printable, type Plain } from '../../text/printable.ts';
import type { PolicyResult } from '../../result/verify-results.ts';

/**
 * Text of `verify --policy`: one line for each file, and below a denied one why.
 *
 * @param quiet leaves out what is let in
 */
export function policyText({ results }: PolicyResult, quiet: boolean): Plain {
  const shown = quiet ? results.filter(({ decision }) => decision === 'deny') : results;
  const lines = shown.flatMap(({ path, decision, reasons }) => [
    plain`${decision === 'allow' ? '✓ allow' : '✗ deny '} ${printable(path)}`,
    ...reasons.map(({ id, message }) => plain`  ✗ ${printable(id)}: ${printable(message)}`),
  ]);
  return plain`${plain.join('')(lines.map((line) => plain`${line}\n`))}`;
}
