/**
 * Reads the b-trees of a SQLite database by its file format (https://www.sqlite.org/fileformat2.html), page by page.
 *
 * A cartridge is hostile until it is verified, so its rows are not asked for by SQL: nothing here runs what the file says (no
 * view, trigger, index or generated column), types and bytes are seen as they are stored, a blob is streamed from its pages
 * however large it is, and every walk ends. What SQLite itself says of the structure is `PRAGMA integrity_check`'s part.
 */
import type { ByteSource } from '../../value/byte-source.ts';
import { CartridgeFault } from '../../result/fault.ts';
import type { Header } from './header.ts';
import { decodeRecord, type Record, readVarint } from './record.ts';

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

/** A b-tree by its root page: of a table with rowid, or of an index, which a table without rowid is as well. */
export interface Tree {
  readonly root: number;
  readonly rowid: boolean;
}

export class BTreeReader {
  readonly #source: ByteSource;
  readonly #header: Header;

  constructor(source: ByteSource, header: Header) {
    this.#source = source;
    this.#header = header;
  }

  /**
   * Rows of a table in storage order (a table scan).
   *
   * @param columns a row with another number of values is refused: SQLite fills up what is missing, and drops what is too much
   * @param maxRows a table with more is refused
   * @param maxPages how many b-tree pages may be read
   * @throws CartridgeFault `integrity` for a structure that is not a b-tree of this kind, `limits`
   */
  *rows(tree: Tree, columns: number, maxRows: number, maxPages = Infinity): Generator<Record> {
    const walk = { tree, seen: new Set<number>(), maxPages };
    let count = 0;
    for (const [payload, length] of this.#cells(walk, tree.root, 0)) {
      if (++count > maxRows) throw new CartridgeFault('limits', `a table has more than ${maxRows} rows`);
      const row = decodeRecord(payload, length, (from, size) => this.#payload(payload, length, from, size));
      if (row.length !== columns) broken(`a row has ${row.length} values, its table has ${columns} columns`);
      yield row;
    }
  }

  /** How many rows a b-tree has, at most `limit` + 1; reads page headers only. */
  countRows(tree: Tree, limit: number): number {
    const walk = { tree, seen: new Set<number>(), maxPages: Infinity };
    let count = 0;
    const visit = (number: number, depth: number): void => {
      const page = this.#page(walk, number, depth);
      if (page.type !== TABLE_INTERIOR) count += page.cells;
      if (!isInterior(page)) return;
      for (const child of this.#children(page)) {
        if (count > limit) return;
        visit(child, depth + 1);
      }
    };
    visit(tree.root, 0);
    return count;
  }

  *#cells(walk: Walk, number: number, depth: number): Generator<[LocalPayload, number]> {
    const page = this.#page(walk, number, depth);
    if (walk.seen.size > walk.maxPages) {
      throw new CartridgeFault('limits', `a table has more than ${walk.maxPages} pages`);
    }
    const interior = isInterior(page);
    for (let i = 0; i < page.cells; i++) {
      let at = this.#cellOffset(page, i);
      if (interior) {
        yield* this.#cells(walk, page.view.getUint32(at), depth + 1);
        at += 4;
      }
      if (page.type === TABLE_INTERIOR) continue;
      yield this.#local(page, at);
    }
    if (interior) yield* this.#cells(walk, page.view.getUint32(page.start + 8), depth + 1);
  }

  #children(page: Page): number[] {
    const children: number[] = [];
    for (let i = 0; i < page.cells; i++) children.push(page.view.getUint32(this.#cellOffset(page, i)));
    children.push(page.view.getUint32(page.start + 8));
    return children;
  }

  #page({ tree, seen }: Walk, number: number, depth: number): Page {
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
    const [interior, leaf] = tree.rowid ? [TABLE_INTERIOR, TABLE_LEAF] : [INDEX_INTERIOR, INDEX_LEAF];
    if (type !== interior && type !== leaf) {
      broken(`page ${number} is not a b-tree page of ${tree.rowid ? 'a table with rowid' : 'an index'}`);
    }
    const cells = view.getUint16(start + 3);
    if (cells * 2 + 12 > pageSize) broken(`page ${number} has ${cells} cells`);
    return { number, bytes, view, start, type, cells };
  }

  #cellOffset(page: Page, index: number): number {
    const pointers = page.start + (isInterior(page) ? 12 : 8);
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
    return [{ bytes, overflow: spills ? page.view.getUint32(start + here) : 0 }, length];
  }

  /** Bytes `from` to `from + size` of a payload, in pieces that are valid until the next one is asked for. */
  *#payload(local: LocalPayload, length: number, from: number, size: number): Generator<Uint8Array> {
    const end = from + size;
    if (end > length) broken('a value is longer than its row');
    if (from < local.bytes.length) yield local.bytes.subarray(from, Math.min(end, local.bytes.length));
    const { pageSize, pageCount } = this.#header;
    let next = local.overflow;
    for (let at = local.bytes.length; at < end; at += pageSize - 4) {
      if (next < 2 || next > pageCount) broken(`page ${next} is outside the file`);
      const page = this.#source.read((next - 1) * pageSize, pageSize);
      if (page.length !== pageSize) broken(`page ${next} ends too early`);
      next =
        (((page[0] as number) << 24) >>> 0) +
        ((page[1] as number) << 16) +
        ((page[2] as number) << 8) +
        (page[3] as number);
      const first = Math.max(from - at, 0);
      const last = Math.min(end - at, pageSize - 4);
      if (last > first) yield page.subarray(4 + first, 4 + last);
    }
  }
}

/** One walk over a b-tree: the pages that were met, and how many there may be. */
interface Walk {
  readonly tree: Tree;
  readonly seen: Set<number>;
  readonly maxPages: number;
}

function isInterior({ type }: Page): boolean {
  return type === TABLE_INTERIOR || type === INDEX_INTERIOR;
}

interface LocalPayload {
  readonly bytes: Uint8Array;
  /** First overflow page, 0 for none. */
  readonly overflow: number;
}

function broken(message: string): never {
  throw new CartridgeFault('integrity', `the database is malformed: ${message}`);
}
