import { quote } from '../text/printable.ts';

/** What an entry of git's index is. */
export type EntryKind = 'file' | 'link' | 'submodule';

/** One entry of git's index. */
export interface IndexEntry {
  /** From the work tree's top, with `/`; bytes that are not UTF-8 are U+FFFD. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Object id in hex; this, {@link stat} and {@link rawPath} are read when they are asked for, for most never are. */
  oid(): string;
  /** 0, or 1 to 3 while the file is unmerged. */
  readonly stage: number;
  /** Promised with `git add -N`: the next commit does not have it. */
  readonly intentToAdd: boolean;
  /** The file as git last saw it, which is what it staged; times in nanoseconds since 1970, size in bytes modulo 2^32. */
  stat(): { readonly changed: bigint; readonly modified: bigint; readonly size: number };
  /** The path as its bytes. */
  rawPath(): Uint8Array;
}

/** An index that is not read: what is wrong with it. */
export class IndexProblem extends Error {}

const MODES: ReadonlyMap<number, EntryKind> = new Map([
  [0o100000, 'file'],
  [0o120000, 'link'],
  [0o160000, 'submodule'],
]);
/** Mode of a folder that a sparse index holds as one entry. */
const FOLDER = 0o040000;
const SPARSE = 'it is sparse; run git sparse-checkout reapply --no-sparse-index';
const SPLIT = 'it is split; run git update-index --no-split-index';
const EXTENDED = 0x4000;
const INTENT_TO_ADD = 0x2000;
const NAME_LENGTH = 0x0fff;

/**
 * Reads git's index: versions 2 to 4, neither split nor sparse.
 *
 * @param hashBytes bytes of an object id: 20, in repositories of SHA-256 32
 * @throws IndexProblem for anything else, since half an index would hide files
 */
export function readIndex({ buffer, byteOffset, length }: Uint8Array, hashBytes: 20 | 32): IndexEntry[] {
  const bytes = Buffer.from(buffer, byteOffset, length);
  const last = length - hashBytes;
  let next = 12;
  const readEntry = (version: number, before: Uint8Array): IndexEntry => {
    const start = next;
    const flagsAt = start + 40 + hashBytes;
    if (flagsAt + 4 > last) throw new IndexProblem('it is cut off');
    const mode = bytes.readUInt32BE(start + 24);
    const kind = MODES.get(mode & 0o170000);
    if (kind === undefined)
      throw new IndexProblem(mode === FOLDER ? SPARSE : `an entry has the mode ${mode.toString(8)}`);
    const flags = bytes.readUInt16BE(flagsAt);
    const extended = version > 2 && (flags & EXTENDED) !== 0;
    const nameAt = flagsAt + (extended ? 4 : 2);
    const name = version === 4 ? suffixed(nameAt, before) : undefined;
    const end = name === undefined ? padded(start, nameAt, flags & NAME_LENGTH) : nameAt;
    const path = name?.toString('utf8') ?? bytes.toString('utf8', nameAt, end);
    const oidAt = start + 40;
    return {
      path,
      kind,
      oid: () => hex(bytes.subarray(oidAt, oidAt + hashBytes)),
      stage: (flags >> 12) & 3,
      intentToAdd: extended && (bytes.readUInt16BE(flagsAt + 2) & INTENT_TO_ADD) !== 0,
      stat: () => ({
        changed: timeAt(bytes, start),
        modified: timeAt(bytes, start + 8),
        size: bytes.readUInt32BE(start + 36),
      }),
      rawPath: () => name ?? bytes.subarray(nameAt, end),
    };
  };
  /** Versions 2 and 3: the name up to what is returned, and 1 to 8 zeros up to a multiple of 8. */
  const padded = (start: number, at: number, length: number): number => {
    const end = zeroAfter(length < NAME_LENGTH ? at + length : at);
    next = start + ((end - start + 8) & ~7);
    return end;
  };
  /** Version 4: how much of the name before is left out, and what is in its place. */
  const suffixed = (at: number, before: Uint8Array): Buffer => {
    let byte = bytes[at++] ?? 0;
    let cut = byte & 0x7f;
    while ((byte & 0x80) !== 0 && at < last) {
      byte = bytes[at++] ?? 0;
      cut = (cut + 1) * 128 + (byte & 0x7f);
    }
    if (cut > before.length) throw new IndexProblem('a name is cut off');
    const end = zeroAfter(at);
    next = end + 1;
    return Buffer.concat([before.subarray(0, before.length - cut), bytes.subarray(at, end)]);
  };
  const zeroAfter = (at: number): number => {
    const end = bytes.indexOf(0, at);
    if (end < 0 || end >= last) throw new IndexProblem('a name is cut off');
    return end;
  };
  const refuseExtensions = (): void => {
    while (next < last) {
      if (next + 8 > last) throw new IndexProblem('an extension is cut off');
      const name = bytes.toString('latin1', next, next + 4);
      next += 8 + bytes.readUInt32BE(next + 4);
      if (next > last) throw new IndexProblem('an extension is cut off');
      // Those in capitals can be left out; of the others each says that the entries mean something else.
      if (name === 'link') throw new IndexProblem(SPLIT);
      if (!/^[A-Z]/.test(name) && name !== 'sdir') throw new IndexProblem(`its extension ${quote(name)} is not known`);
    }
  };
  if (last < 12 || bytes.toString('latin1', 0, 4) !== 'DIRC') throw new IndexProblem('it is not an index');
  const version = bytes.readUInt32BE(4);
  if (version < 2 || version > 4) throw new IndexProblem(`its version is ${version}; 2 to 4 are known`);
  const entries: IndexEntry[] = [];
  let before: Uint8Array = new Uint8Array();
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    const entry = readEntry(version, before);
    if (version === 4) before = entry.rawPath();
    entries.push(entry);
  }
  refuseExtensions();
  return entries;
}

function timeAt(bytes: Buffer, at: number): bigint {
  return BigInt(bytes.readUInt32BE(at)) * 1_000_000_000n + BigInt(bytes.readUInt32BE(at + 4));
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}
