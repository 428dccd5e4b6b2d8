/** The 100-byte header of a SQLite database (https://www.sqlite.org/fileformat2.html#the_database_header), judged strictly. */
import { PREFIXES, PROFILES, type FormatProfile } from '../../../ids.ts';
import type { ByteSource } from '../../value/byte-source.ts';
import { CartridgeFault } from '../../result/fault.ts';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;

/** What the rest of the reader needs of the header. */
export interface Header {
  /** Bytes; a power of two from 512 to 65536. */
  readonly pageSize: number;
  readonly pageCount: number;
}

/** @returns whether the bytes start as a SQLite database does. */
export function looksLikeDatabase(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(0, MAGIC.length)) === MAGIC;
}

/**
 * Reads and judges the header: a rollback-journal database in UTF-8 whose size is exactly its page count, of this profile.
 * Whatever could make two readers see different rows (a write-ahead log, a second encoding, appended bytes) is refused.
 *
 * @throws CartridgeFault `header` or `identity`
 */
export function readHeader(source: ByteSource, profile: FormatProfile): Header {
  const bytes = new Uint8Array(source.read(0, HEADER_BYTES));
  if (bytes.length < HEADER_BYTES) fail(`the file has ${source.size} bytes, which is not an SQLite database`);
  if (!looksLikeDatabase(bytes)) fail('the file is not an SQLite database');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes[18] === 2 || bytes[19] === 2) fail('journal mode is WAL: a write-ahead log could change what is read');
  if (bytes[18] !== 1 || bytes[19] !== 1) fail(`file format version is ${bytes[18]}/${bytes[19]}, not 1/1`);
  const pageSize = view.getUint16(16) === 1 ? 65536 : view.getUint16(16);
  if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0) fail(`page size is ${pageSize}`);
  if (bytes[20] !== 0) fail(`${bytes[20]} bytes of every page are reserved`);
  if (bytes[21] !== 64 || bytes[22] !== 32 || bytes[23] !== 32) fail('payload fractions are not 64, 32, 32');
  const pageCount = view.getUint32(28);
  if (pageCount * pageSize !== source.size) {
    fail(`size does not match the page count: ${source.size} bytes, but ${pageCount} pages of ${pageSize}`);
  }
  if (view.getUint32(24) !== view.getUint32(92)) fail('the page count is not valid for the change counter');
  if (view.getUint32(44) !== 4) fail(`schema format is ${view.getUint32(44)}, not 4`);
  if (view.getUint32(52) !== 0 || view.getUint32(64) !== 0) fail('auto-vacuum is on');
  if (view.getUint32(56) !== 1) fail('encoding is not UTF-8');
  if (view.getUint32(36) >= pageCount) fail(`${view.getUint32(36)} free pages of ${pageCount}`);
  if (bytes.subarray(72, 92).some((byte) => byte !== 0)) fail('reserved bytes of the header are not zero');
  checkIdentity(view.getUint32(68), view.getUint32(60), profile);
  return { pageSize, pageCount };
}

function checkIdentity(applicationId: number, userVersion: number, profile: FormatProfile): void {
  if (applicationId !== profile.applicationId) {
    const other = PREFIXES.map((name) => PROFILES[name]).find((p) => p.applicationId === applicationId);
    const hex = `0x${applicationId.toString(16).padStart(8, '0')}`;
    throw new CartridgeFault(
      'identity',
      other === undefined
        ? `application_id is ${hex}: no cartridge of profile ${profile.prefix}`
        : `unrecognized schemaVersion, application_id is that of profile ${other.prefix}: use --prefix ${other.prefix}, or prefix: ${other.prefix} in cartwright.yaml`,
    );
  }
  if (userVersion >>> 24 !== profile.userVersion >>> 24) {
    throw new CartridgeFault(
      'identity',
      `format version ${userVersion >>> 24} is not known (user_version 0x${userVersion.toString(16).padStart(8, '0')})`,
    );
  }
}

function fail(message: string): never {
  throw new CartridgeFault('header', message);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
