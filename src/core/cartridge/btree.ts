/**
 * Reads the b-trees of a SQLite database by its file format (https://www.sqlite.org/fileformat2.html), page by page.
 *
 * A cartridge is hostile until it is verified, so its rows are not asked for by SQL: nothing here runs what the file says (no
 * view, trigger, index or generated column), types and bytes are seen as they are stored, a blob is streamed from its pages
 * however large it is, and every walk ends. What SQLite itself says of the structure is `PRAGMA integrity_check`'s part.
 */
import type { ByteSource } from './byte-source.ts';
import { CartridgeFault } from '../fault.ts';
import type { Header } from './header.ts';
import { decodeRecord, type Extent, type Record } from './record.ts';
import { readVarint } from './varint.ts';

const TABLE_INTERIOR = 0x05;
const TABLE_LEAF = 0x0d;
const INDEX_INTERIOR = 0x02;
const INDEX_LEAF = 0x0a;
/** As deep as SQLite's own cursors go. */
const MAX_DEPTH = 20;

/** One page: its bytes, and where its b-tree header starts. */
interface Page {
  readonly number: number;
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly start: number;
  readonly type: number;
  readonly cells: number;
}

export class BTreeReader {
  readonly #source: ByteSource;
  readonly #header: Header;

  constructor(source: ByteSource, header: Header) {
    this.#source = source;
    this.#header = header;
  }

  /**
   * Rows of the table whose root is `root`, in storage order (a table scan), with or without rowid.
   *
   * @param maxRows a table with more is refused
   * @param maxPages how many b-tree pages may be read
   * @throws CartridgeFault `integrity` for a structure that is no b-tree, `limits`
   */
  *rows(root: number, maxRows: number, maxPages = Infinity): Generator<Record> {
    const seen = new Set<number>();
    let count = 0;
    for (const [payload, length] of this.#cells(root, 0, seen, maxPages)) {
      if (++count > maxRows) throw new CartridgeFault('limits', `a table has more than ${maxRows} rows`);
      yield decodeRecord(payload, length, {
        read: (from, size) => this.#payload(payload, length, from, size),
        extents: (from, size) => this.#extents(payload, length, from, size),
      });
    }
  }

  /** How many rows a table has, at most `limit` + 1; reads leaf headers only. */
  countRows(root: number, limit: number): number {
    let count = 0;
    const seen = new Set<number>();
    const visit = (number: number, depth: number): void => {
      const page = this.#page(number, seen, depth);
      if (page.type !== TABLE_INTERIOR) count += page.cells;
      if (page.type === TABLE_INTERIOR || page.type === INDEX_INTERIOR) {
        for (const child of this.#children(page)) {
          if (count > limit) return;
          visit(child, depth + 1);
        }
      }
    };
    visit(root, 0);
    return count;
  }

  *#cells(number: number, depth: number, seen: Set<number>, maxPages: number): Generator<[LocalPayload, number]> {
    const page = this.#page(number, seen, depth);
    if (seen.size > maxPages) throw new CartridgeFault('limits', `a table has more than ${maxPages} pages`);
    const interior = page.type === TABLE_INTERIOR || page.type === INDEX_INTERIOR;
    for (let i = 0; i < page.cells; i++) {
      let at = this.#cellOffset(page, i);
      if (interior) {
        yield* this.#cells(page.view.getUint32(at), depth + 1, seen, maxPages);
        at += 4;
      }
      if (page.type === TABLE_INTERIOR) continue;
      yield this.#local(page, at);
    }
    if (interior) yield* this.#cells(page.view.getUint32(page.start + 8), depth + 1, seen, maxPages);
  }

  #children(page: Page): number[] {
    const children: number[] = [];
    for (let i = 0; i < page.cells; i++) children.push(page.view.getUint32(this.#cellOffset(page, i)));
    children.push(page.view.getUint32(page.start + 8));
    return children;
  }

  #page(number: number, seen: Set<number>, depth: number): Page {
    const { pageSize, pageCount } = this.#header;
    if (number < 1 || number > pageCount) broken(`page ${number} is outside the file`);
    if (seen.has(number)) broken(`page ${number} is used twice`);
    if (depth > MAX_DEPTH) broken('a b-tree is too deep');
    seen.add(number);
    // A copy: the source's window moves on with the next read, and a Buffer's own slice would be a view of it.
    const bytes = new Uint8Array(this.#source.read((number - 1) * pageSize, pageSize));
    if (bytes.length !== pageSize) broken(`page ${number} ends too early`);
    const start = number === 1 ? 100 : 0;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const type = view.getUint8(start);
    if (type !== TABLE_INTERIOR && type !== TABLE_LEAF && type !== INDEX_INTERIOR && type !== INDEX_LEAF) {
      broken(`page ${number} is no b-tree page`);
    }
    const cells = view.getUint16(start + 3);
    if (cells * 2 + 12 > pageSize) broken(`page ${number} has ${cells} cells`);
    return { number, bytes, view, start, type, cells };
  }

  #cellOffset(page: Page, index: number): number {
    const pointers = page.start + (page.type === TABLE_LEAF || page.type === INDEX_LEAF ? 8 : 12);
    const offset = page.view.getUint16(pointers + 2 * index);
    if (offset < pointers || offset + 4 > page.bytes.length) broken(`page ${page.number} has a cell outside it`);
    return offset;
  }

  /** The part of a cell's payload that is on its page, and the payload's length (file format, 1.6). */
  #local(page: Page, offset: number): [LocalPayload, number] {
    const [length, afterLength] = readVarint(page.bytes, offset);
    const start = page.type === TABLE_LEAF ? readVarint(page.bytes, afterLength)[1] : afterLength;
    const usable = page.bytes.length;
    const most = page.type === TABLE_LEAF ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    let here = length;
    if (length > most) {
      const fit = least + ((length - least) % (usable - 4));
      here = fit <= most ? fit : least;
    }
    const spills = here < length;
    if (start + here + (spills ? 4 : 0) > page.bytes.length) broken(`page ${page.number} has a cell outside it`);
    const bytes = page.bytes.subarray(start, start + here);
    const place = (page.number - 1) * usable + start;
    return [{ bytes, offset: place, overflow: spills ? page.view.getUint32(start + here) : 0 }, length];
  }

  /** Bytes `from` to `from + size` of a payload, in pieces that are valid until the next one is asked for. */
  *#payload(local: LocalPayload, length: number, from: number, size: number): Generator<Uint8Array> {
    const end = from + size;
    if (end > length) broken('a value is longer than its row');
    if (from < local.bytes.length) yield local.bytes.subarray(from, Math.min(end, local.bytes.length));
    for (const extent of this.#overflow(local, from, end)) yield this.#source.read(extent.offset, extent.length);
  }

  *#extents(local: LocalPayload, length: number, from: number, size: number): Generator<Extent> {
    const end = from + size;
    if (end > length) broken('a value is longer than its row');
    const here = Math.min(end, local.bytes.length);
    if (from < here) yield { offset: local.offset + from, length: here - from };
    yield* this.#overflow(local, from, end);
  }

  /** Where bytes `from` to `end` of a payload stand that are not on the row's own page. */
  *#overflow(local: LocalPayload, from: number, end: number): Generator<Extent> {
    const { pageSize, pageCount } = this.#header;
    let next = local.overflow;
    for (let at = local.bytes.length; at < end; at += pageSize - 4) {
      if (next < 2 || next > pageCount) broken(`page ${next} is outside the file`);
      const start = (next - 1) * pageSize;
      const page = this.#source.read(start, pageSize);
      if (page.length !== pageSize) broken(`page ${next} ends too early`);
      next =
        (((page[0] as number) << 24) >>> 0) +
        ((page[1] as number) << 16) +
        ((page[2] as number) << 8) +
        (page[3] as number);
      const first = Math.max(from - at, 0);
      const last = Math.min(end - at, pageSize - 4);
      if (last > first) yield { offset: start + 4 + first, length: last - first };
    }
  }
}

interface LocalPayload {
  readonly bytes: Uint8Array;
  /** Where the bytes stand in the file. */
  readonly offset: number;
  /** First overflow page, 0 for none. */
  readonly overflow: number;
}

function broken(message: string): never {
  throw new CartridgeFault('integrity', `the database is malformed: ${message}`);
}
