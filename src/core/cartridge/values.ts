/** Stored values as the format wants them: a TEXT is UTF-8, an INTEGER is exact. Anything else is a fault, never a conversion. */
import { CartridgeFault, type CheckId } from '../fault.ts';
import { bytesOf, type Value } from './record.ts';

/** Longest text that is read from any column but `sqlar.data`. */
const MAX_TEXT = 4 * 1024 * 1024;

/** @throws CartridgeFault when the value is no valid UTF-8 TEXT */
export function text(value: Value | undefined, check: CheckId, what: string): string {
  if (value?.type !== 'text') throw new CartridgeFault(check, `${what} is ${typeName(value)}, not TEXT`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOf(value, MAX_TEXT));
  } catch (error) {
    if (error instanceof CartridgeFault) throw error;
    throw new CartridgeFault(check, `${what} is invalid UTF-8`);
  }
}

/** A TEXT, or NULL as null. */
export function optionalText(value: Value | undefined, check: CheckId, what: string): string | null {
  return value?.type === 'null' ? null : text(value, check, what);
}

/** @throws CartridgeFault when the value is no INTEGER */
export function integer(value: Value | undefined, check: CheckId, what: string): number {
  if (value?.type !== 'integer') throw new CartridgeFault(check, `${what} is ${typeName(value)}, not INTEGER`);
  return value.value;
}

/** The type of a stored value, as messages name it. */
export function typeName(value: Value | undefined): string {
  return value === undefined ? 'missing' : value.type.toUpperCase();
}
