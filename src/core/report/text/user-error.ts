import type { UserError } from '../../result/errors.ts';
import { plain, type Plain, printable } from '../../text/printable.ts';

/** `cartwright: FILE:LINE:COLUMN: message`, and the fix on a second line. */
export function formatUserError(error: UserError): Plain {
  return plain`cartwright: ${userErrorLines(error)}`;
}

/** The same without the name of the program, for where it is said already. */
export function userErrorLines(error: UserError): Plain {
  const place = error.range === undefined ? '' : plain`:${error.range.start.line}:${error.range.start.column}`;
  const where = error.path === undefined ? '' : plain`${printable(error.path)}${place}: `;
  return plain`${where}${printable(error.message)}\n  help: ${printable(error.help)}\n`;
}
