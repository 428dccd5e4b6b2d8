import { CartridgeFault } from '../../result/fault.ts';

/** The least value that needs nine bytes, without its last byte. */
const NINE_BYTES = 2 ** 48;

/**
 * Reads a variable-length integer; values above 2^53 are not exact, and above every limit. A longer form than the value needs
 * is refused: SQLite never writes one, and reads some of them in another way when they give the length of a row.
 */
export function readVarint(bytes: Uint8Array, offset: number): [value: number, next: number] {
  let value = 0;
  for (let i = 0; i < 9; i++) {
    const byte = bytes[offset + i];
    if (byte === undefined) throw malformed('a number ends outside its page');
    if (i === 8) {
      if (value < NINE_BYTES) throw malformed('a number is longer than it needs to be');
      return [value * 256 + byte, offset + 9];
    }
    if (i === 1 && value === 0) throw malformed('a number is longer than it needs to be');
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, offset + i + 1];
  }
  throw malformed('a number ends outside its page');
}

function malformed(reason: string): CartridgeFault {
  return new CartridgeFault('integrity', `the database is malformed: ${reason}`);
}
