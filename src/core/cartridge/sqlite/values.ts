/**
 * Stored values as the format wants them: a TEXT is UTF-8 without NUL, an INTEGER is exact. Anything else is a fault, never a
 * conversion.
 */
import { utf8Text } from '../../value/utf8.ts';
import { CartridgeFault, type CheckId } from '../../result/fault.ts';
import { bytesOf, type Value } from './record.ts';

/** Longest text that is read from any column but `sqlar.data`. */
const MAX_TEXT = 4 * 1024 * 1024;

/** @throws CartridgeFault when the value is not valid UTF-8 TEXT, or has a NUL in it: for half of all readers it ends there */
export function text(value: Value | undefined, check: CheckId, what: string): string {
  const decoded = anyText(value, check, what);
  if (decoded.includes('\0')) throw new CartridgeFault(check, `${what} has a NUL in it`);
  return decoded;
}

/**
 * A text of which the caller judges every character.
 *
 * @throws CartridgeFault when the value is not valid UTF-8 TEXT
 */
export function anyText(value: Value | undefined, check: CheckId, what: string): string {
  if (value?.type !== 'text') throw new CartridgeFault(check, `${what} is ${typeName(value)}, not TEXT`);
  const decoded = utf8Text(bytesOf(value, MAX_TEXT));
  if (decoded === undefined) throw new CartridgeFault(check, `${what} is invalid UTF-8`);
  return decoded;
}

/** A TEXT, or NULL as null. */
export function optionalText(value: Value | undefined, check: CheckId, what: string): string | null {
  return value?.type === 'null' ? null : text(value, check, what);
}

/** @throws CartridgeFault when the value is not INTEGER; `limits` when it is beyond what a number holds exactly */
export function integer(value: Value | undefined, check: CheckId, what: string): number {
  if (value?.type !== 'integer') throw new CartridgeFault(check, `${what} is ${typeName(value)}, not INTEGER`);
  if (!Number.isSafeInteger(value.value)) throw new CartridgeFault('limits', `${what} is beyond 2^53`);
  return value.value;
}

/** The type of a stored value, as messages name it. */
export function typeName(value: Value | undefined): string {
  return value === undefined ? 'missing' : value.type.toUpperCase();
}
