import type { UserError } from '../../result/errors.ts';
import { printable } from '../../text/printable.ts';

/** `cartwright: FILE:LINE:COLUMN: message`, and the way out on a second line. */
export function formatUserError(error: UserError): string {
  const place = error.range === undefined ? '' : `:${error.range.start.line}:${error.range.start.column}`;
  const where = error.path === undefined ? '' : `${printable(error.path)}${place}: `;
  const help = error.help === undefined ? '' : `  help: ${printable(error.help)}\n`;
  return `cartwright: ${where}${printable(error.message)}\n${help}`;
}
