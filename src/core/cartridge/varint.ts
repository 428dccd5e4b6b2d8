import { CartridgeFault } from '../fault.ts';

/** Reads a variable-length integer; values above 2^53 are not exact, and above every limit. */
export function readVarint(bytes: Uint8Array, offset: number): [value: number, next: number] {
  let value = 0;
  for (let i = 0; i < 9; i++) {
    const byte = bytes[offset + i];
    if (byte === undefined) throw malformed();
    if (i === 8) return [value * 256 + byte, offset + 9];
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, offset + i + 1];
  }
  throw malformed();
}

function malformed(): CartridgeFault {
  return new CartridgeFault('integrity', 'the database is malformed: a number ends outside its page');
}
