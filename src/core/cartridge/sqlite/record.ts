/** Records: how SQLite stores the values of a row (https://www.sqlite.org/fileformat2.html#record_format). */
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

/** Values of this length and more are not read with the row. */
const LARGE = 1024 * 1024;

/** A stored value as it is, without any conversion. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'integer'; /** Above 2^53 not exact. */ readonly value: number }
  | { readonly type: 'real'; readonly value: number }
  | {
      readonly type: 'text' | 'blob';
      readonly size: number;
      /** The bytes in pieces, each valid until the next. */ chunks(): Iterable<Uint8Array>;
    };

export type Record = readonly Value[];

/** Reads a part of a row's payload. */
type ReadPayload = (from: number, size: number) => Iterable<Uint8Array>;

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];
const MAX_COLUMNS = 32;

/**
 * Decodes a record. Texts and blobs are only located: their bytes are read when they are asked for.
 *
 * @param local the part of the payload on the row's own page
 * @param length of the whole payload
 */
export function decodeRecord(local: { readonly bytes: Uint8Array }, length: number, read: ReadPayload): Record {
  const [headerSize, first] = readVarint(local.bytes, 0);
  if (headerSize > local.bytes.length) return broken();
  const values: Value[] = [];
  let body = headerSize;
  for (let at = first; at < headerSize;) {
    const [type, next] = readVarint(local.bytes, at);
    at = next;
    const size = sizeOf(type);
    if (body + size > length || at > headerSize || values.length === MAX_COLUMNS) return broken();
    values.push(type >= 12 ? located(type, body, size, read) : scalar(type, join(read(body, size), size)));
    body += size;
  }
  if (body !== length) return broken();
  return values;
}

function sizeOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  if (type === 7) return 8;
  if (type === 10 || type === 11) return broken();
  return INTEGER_BYTES[type] ?? 0;
}

function located(type: number, from: number, size: number, read: ReadPayload): Value {
  return {
    type: type % 2 === 0 ? 'blob' : 'text',
    size,
    chunks: () => read(from, size),
  };
}

function scalar(type: number, bytes: Uint8Array): Value {
  if (type === 0) return { type: 'null' };
  if (type === 8 || type === 9) return { type: 'integer', value: type - 8 };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (type === 7) return { type: 'real', value: view.getFloat64(0) };
  let value = view.getInt8(0);
  for (let i = 1; i < bytes.length; i++) value = value * 256 + view.getUint8(i);
  return { type: 'integer', value };
}

/** All bytes of a text or blob; for values that are known to be small. */
export function bytesOf(value: Extract<Value, { type: 'text' | 'blob' }>, limit = LARGE): Uint8Array {
  if (value.size > limit)
    throw new CartridgeFault('limits', `a value has ${value.size} bytes; at most ${limit} are read`);
  return join(value.chunks(), value.size);
}

function join(chunks: Iterable<Uint8Array>, size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function broken(): never {
  throw new CartridgeFault('integrity', 'the database is malformed: a row cannot be decoded');
}
