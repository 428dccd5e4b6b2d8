/** Rows of the SQLite Archive table `sqlar` (https://www.sqlite.org/sqlar.html, docs/format.md 12). */
import type { FormatProfile } from '../../ids.ts';
import { CartridgeFault } from '../result/fault.ts';
import { nameProblem, showName } from './names.ts';
import type { Record, Value } from './sqlite/record.ts';
import { anyText, integer, typeName } from './sqlite/values.ts';

const REGULAR_0644 = 0o100644;
const BARE_0644 = 0o644;

/** What may be inflated: a bomb ends at the declared size, and again at the real one. */
export const INFLATE_LIMITS = {
  /** Deflate cannot shrink more than this (1032:1); a larger declared size is a lie. */
  ratio: 1032,
  /** Bytes of one member. */
  member: 1024 * 1024 * 1024,
  /** Bytes of all members together. Stored members are bounded by the file's own size. */
  total: 1024 * 1024 * 1024,
} as const;

type Blob = Extract<Value, { type: 'text' | 'blob' }>;

/** One file of the archive whose name, mode and declared sizes are in order. Its content is not read yet. */
export interface Member {
  readonly name: string;
  readonly zone: 'rom' | 'save';
  readonly mode: number;
  readonly mtime: number;
  /** Length of the content, as declared. */
  readonly sz: number;
  /** Length of what is stored; equal to `sz` when nothing is compressed. */
  readonly stored: number;
  readonly data: Blob;
}

/** How compressed content is unpacked; an adapter's part. */
export interface Inflate {
  /**
   * @param chunks pieces of the stream, each valid until the next is asked for
   * @param expected inflated length; output beyond it ends the work
   * @param sink gets the output in pieces
   * @returns how many bytes were read and written; `broken` when the stream is not a deflate stream or does not end
   */
  (
    chunks: Iterable<Uint8Array>,
    format: 'zlib' | 'raw',
    size: { readonly stored: number; readonly expected: number },
    sink: (bytes: Uint8Array) => void,
  ): Promise<{ readonly read: number; readonly written: number; readonly broken: boolean }>;
}

/**
 * Reads a row of `sqlar` without its content.
 *
 * @throws CartridgeFault `names` or `files`
 */
export function readMember(row: Record, profile: FormatProfile): Member {
  const [nameValue, modeValue, mtimeValue, szValue, data] = row;
  if (nameValue?.type !== 'text') {
    throw new CartridgeFault('names', `a name in sqlar is ${typeName(nameValue)}, not TEXT`);
  }
  const name = anyText(nameValue, 'names', 'a name in sqlar');
  const shown = showName(name);
  const problem = nameProblem(name);
  if (problem !== undefined) throw new CartridgeFault('names', `name ${shown} is not allowed: ${problem}`);
  const mode = integer(modeValue, 'files', `mode of ${shown}`);
  if (mode !== REGULAR_0644 && !(profile.prefix === 'acx' && mode === BARE_0644)) {
    throw new CartridgeFault('files', `mode of ${shown} is ${mode < 0 ? mode : `0${mode.toString(8)}`}, not 0100644`);
  }
  const mtime = integer(mtimeValue, 'files', `mtime of ${shown}`);
  const sz = integer(szValue, 'files', `sz of ${shown}`);
  if (data?.type !== 'blob') throw new CartridgeFault('files', `data of ${shown} is ${typeName(data)}, not BLOB`);
  const stored = data.size;
  if (sz < 0 || (sz === 0 && stored > 0))
    throw new CartridgeFault('files', `sz of ${shown} is ${sz}, but ${stored} bytes are stored`);
  if (sz !== stored && (sz > INFLATE_LIMITS.member || sz > stored * INFLATE_LIMITS.ratio)) {
    throw new CartridgeFault('limits', `size limit: ${shown} declares ${sz} bytes in ${stored} stored ones`);
  }
  return { name, zone: name.startsWith('rom/') ? 'rom' : 'save', mode, mtime, sz, stored, data };
}

/**
 * Streams the content of a member, inflated when it is compressed, and makes sure that it is exactly what `sz` says.
 *
 * A compressed content is a zlib stream, which is what stock SQLite writes and reads. The published `acx` files hold raw Deflate,
 * so that is read there as well, and a stream that is both is refused: two readers would take two contents out of it.
 *
 * @throws CartridgeFault `files`
 */
export async function readContent(
  member: Member,
  profile: FormatProfile,
  inflate: Inflate,
  sink: (bytes: Uint8Array) => void,
): Promise<void> {
  if (member.sz === member.stored) {
    for (const chunk of member.data.chunks()) sink(chunk);
    return;
  }
  const shown = showName(member.name);
  const zlib = startsAsZlib(member.data.chunks());
  const alsoRaw = profile.prefix === 'acx';
  if (!zlib && !alsoRaw) throw new CartridgeFault('files', `data of ${shown} is not a zlib stream`);
  const size = { stored: member.stored, expected: member.sz };
  if (zlib && alsoRaw) {
    const asRaw = await inflate(member.data.chunks(), 'raw', size, () => undefined);
    if (!asRaw.broken) {
      throw new CartridgeFault('files', `data of ${shown} is both a zlib stream and raw deflate: readers differ`);
    }
  }
  const { read, written, broken } = await inflate(member.data.chunks(), zlib ? 'zlib' : 'raw', size, sink);
  if (written !== member.sz) {
    const real = written > member.sz ? 'more' : `${written} bytes`;
    throw new CartridgeFault('files', `sz of ${shown} is ${member.sz}, but the content has ${real}`);
  }
  if (broken) throw new CartridgeFault('files', `data of ${shown} is a broken deflate stream`);
  if (read !== member.stored) {
    throw new CartridgeFault('files', `trailing data in ${shown}: ${member.stored - read} bytes after the stream`);
  }
}

function startsAsZlib(chunks: Iterable<Uint8Array>): boolean {
  const head: number[] = [];
  for (const chunk of chunks) {
    head.push(...chunk.subarray(0, 2 - head.length));
    if (head.length === 2) break;
  }
  const [first = 0, second = 1] = head;
  return (first & 0x0f) === 8 && first >>> 4 <= 7 && (first * 256 + second) % 31 === 0;
}
