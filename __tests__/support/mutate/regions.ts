/** What every byte of a database is for, by the file format of SQLite; read without the program's own reader. */
import type { Database } from 'sql.js';
import { withSql } from '../cartridges.ts';
import { varint, widthOf } from './pages.ts';

/** Fields of the database header (https://www.sqlite.org/fileformat2.html#the_database_header): offset of the first byte, name. */
const HEADER: readonly (readonly [number, string])[] = [
  [0, 'magic'],
  [16, 'page size'],
  [18, 'file format versions'],
  [20, 'reserved space'],
  [21, 'payload fractions'],
  [24, 'change counter'],
  [28, 'page count'],
  [32, 'first free page'],
  [36, 'number of free pages'],
  [40, 'schema cookie'],
  [44, 'schema format'],
  [48, 'suggested cache size'],
  [52, 'largest root page'],
  [56, 'text encoding'],
  [60, 'user version, major'],
  [61, 'user version, minor'],
  [64, 'incremental vacuum'],
  [68, 'application id'],
  [72, 'reserved bytes'],
  [92, 'version valid for'],
  [96, 'SQLite version'],
];

/** A table or an index, and how to name the values of its rows. */
interface Tree {
  readonly name: string;
  readonly root: number;
  readonly columns: readonly string[];
}

/**
 * @returns for each byte of the file what it is part of, such as `header: page size`, `row header`, `cartridge.value`. Values of
 * a row of the SAVE zone say so: `SAVE sqlar.data`
 */
export async function regionsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const regions = Array.from({ length: bytes.length }, () => 'unused space');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const size = view.getUint16(16);
  const mark = (from: number, to: number, region: string): void => {
    regions.fill(region, from, to);
  };
  for (const [i, [from, name]] of HEADER.entries()) mark(from, HEADER[i + 1]?.[0] ?? 100, `header: ${name}`);
  for (const tree of await treesOf(bytes)) markTree(tree, tree.root);
  for (let trunk = view.getUint32(32); trunk !== 0; trunk = view.getUint32((trunk - 1) * size)) {
    const start = (trunk - 1) * size;
    const leaves = view.getUint32(start + 4);
    mark(start, start + size, 'free page');
    mark(start, start + 8 + 4 * leaves, 'list of free pages');
    for (let i = 0; i < leaves; i++) {
      const leaf = (view.getUint32(start + 8 + 4 * i) - 1) * size;
      mark(leaf, leaf + size, 'free page');
    }
  }
  return regions;

  function markTree(tree: Tree, number: number): void {
    const start = (number - 1) * size;
    const head = start + (number === 1 ? 100 : 0);
    const type = bytes[head] ?? 0;
    const interior = type < 8;
    const pointers = head + (interior ? 12 : 8);
    const cells = view.getUint16(head + 3);
    mark(head, pointers, 'page header');
    mark(pointers, pointers + 2 * cells, 'cell pointers');
    for (let i = 0; i < cells; i++) {
      const at = start + view.getUint16(pointers + 2 * i);
      if (interior) {
        mark(at, at + 4, 'child page');
        markTree(tree, view.getUint32(at));
      }
      if (type === 5) mark(at + 4, varint(bytes, at + 4)[1], 'key of a child page');
      else markCell(tree, at + (interior ? 4 : 0), type);
    }
    if (interior) markTree(tree, view.getUint32(head + 8));
    // Holes between cells keep their list in the page.
    for (let at = view.getUint16(head + 1); at !== 0; at = view.getUint16(start + at)) {
      mark(start + at, start + at + 4, 'list of holes');
    }
  }

  function markCell(tree: Tree, at: number, type: number): void {
    const [length, afterLength] = varint(bytes, at);
    const payload = type === 13 ? varint(bytes, afterLength)[1] : afterLength;
    const most = type === 13 ? size - 35 : Math.floor(((size - 12) * 64) / 255) - 23;
    const least = Math.floor(((size - 12) * 32) / 255) - 23;
    const fit = least + ((length - least) % (size - 4));
    const here = length <= most ? length : fit <= most ? fit : least;
    mark(at, payload, 'row header');
    // Where each byte of the payload stands.
    const places = Array.from({ length: here }, (_, i) => payload + i);
    if (here < length) {
      mark(payload + here, payload + here + 4, 'overflow page');
      let page = view.getUint32(payload + here);
      while (places.length < length) {
        const start = (page - 1) * size;
        mark(start, start + 4, 'overflow page');
        for (let i = 4; i < size && places.length < length; i++) places.push(start + i);
        page = view.getUint32(start);
      }
    }
    const [headerSize, first] = varint(bytes, payload);
    for (const place of places.slice(0, headerSize)) mark(place, place + 1, 'row header');
    let body = headerSize;
    const spans: [from: number, to: number][] = [];
    for (let next = first; next < payload + headerSize;) {
      const [serial, after] = varint(bytes, next);
      spans.push([body, body + widthOf(serial)]);
      body += widthOf(serial);
      next = after;
    }
    const textOf = ([from, to]: readonly [number, number]): string =>
      String.fromCharCode(...places.slice(from, to).map((place) => bytes[place] ?? 0));
    const save = spans.some((span) => textOf(span) === 'save' || textOf(span).startsWith('save/'));
    for (const [i, [from, to]] of spans.entries()) {
      const region = `${save ? 'SAVE ' : ''}${tree.name}.${tree.columns[i] ?? 'rowid'}`;
      for (const place of places.slice(from, to)) mark(place, place + 1, region);
    }
  }
}

async function treesOf(bytes: Uint8Array): Promise<Tree[]> {
  const trees: Tree[] = [{ name: 'schema', root: 1, columns: ['type', 'name', 'table', 'root', 'sql'] }];
  await withSql(bytes, (database: Database) => {
    const rows = database.exec(
      "SELECT type, name, tbl_name, rootpage FROM sqlite_schema WHERE type IN ('table', 'index')",
    );
    for (const [type, name, table, root] of rows[0]?.values ?? []) {
      const columns = (database.exec(`SELECT name FROM pragma_table_info('${String(table)}')`)[0]?.values ?? []).map(
        String,
      );
      const isTable = type === 'table';
      trees.push({
        name: isTable ? String(name) : `index of ${String(table)}`,
        root: Number(root),
        columns: isTable ? columns : ['key', 'rowid', 'key'],
      });
    }
  });
  return trees;
}
