/** B-trees made by hand, page by page: how far a walk goes, and what it says of a structure that is not one. */
import { expect, test } from '@jest/globals';
import { BTreeReader } from '../../../../../src/core/cartridge/sqlite/btree.ts';
import { bytesOf } from '../../../../../src/core/cartridge/sqlite/record.ts';
import { CartridgeFault } from '../../../../../src/core/result/fault.ts';

const SIZE = 512;
const [TABLE_LEAF, TABLE_INTERIOR, INDEX_LEAF, INDEX_INTERIOR] = [13, 5, 10, 2];
const number = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

interface PageSpec {
  readonly type: number;
  /** Of page 1, behind the 100 bytes of the file's header. */
  readonly start?: number;
  readonly cells?: readonly (readonly number[])[];
  readonly right?: number;
}

/** One page; its cells are at its end. */
function page({ type, start = 0, cells = [], right }: PageSpec): Uint8Array {
  const bytes = new Uint8Array(SIZE);
  bytes[start] = type;
  bytes[start + 4] = cells.length;
  if (right !== undefined) bytes.set(number(right), start + 8);
  const pointers = start + (right === undefined ? 8 : 12);
  let end = SIZE;
  for (const [index, cell] of cells.entries()) {
    end -= cell.length;
    bytes.set(cell, end);
    bytes.set([end >>> 8, end & 255], pointers + 2 * index);
  }
  return bytes;
}

/** A row with one integer of one byte. */
const row = (rowid: number, value: number): number[] => [3, rowid, 2, 1, value];
const leaf = (...values: number[]): Uint8Array => page({ type: TABLE_LEAF, cells: values.map((v, i) => row(i, v)) });

function reader(pages: readonly Uint8Array[], pageCount = pages.length): BTreeReader {
  const file = Buffer.concat(pages);
  const source = { size: file.length, read: (from: number, length: number) => file.subarray(from, from + length) };
  return new BTreeReader(source, { pageSize: SIZE, pageCount });
}

interface How {
  readonly rowid?: boolean;
  readonly root?: number;
  readonly columns?: number;
  readonly maxRows?: number;
  readonly maxPages?: number;
  readonly pageCount?: number;
}

/** The values of all rows, or the kind and the message of the refusal. */
function rows(pages: readonly Uint8Array[], how: How = {}): unknown {
  const { rowid = true, root = 2, columns = 1, maxRows = 100, maxPages, pageCount } = how;
  try {
    const found = reader(pages, pageCount).rows({ root, rowid }, columns, maxRows, maxPages);
    return [...found].map(([value]) => (value?.type === 'integer' ? value.value : value?.type));
  } catch (error) {
    if (!(error instanceof CartridgeFault)) throw error;
    return `${error.check}: ${error.message}`;
  }
}

const FIRST = new Uint8Array(SIZE);
const malformed = (what: string): string => `integrity: the database is malformed: ${what}`;

test('rows come in the order of the leaves; cells of an interior page of a table are keys only', () => {
  const root = page({
    type: TABLE_INTERIOR,
    cells: [
      [...number(3), 1],
      [...number(4), 2],
    ],
    right: 5,
  });
  const pages = [FIRST, root, leaf(1, 2), leaf(3), leaf(-4 & 255)];
  expect(rows(pages)).toEqual([1, 2, 3, -4]);
  expect(reader(pages).countRows({ root: 2, rowid: true }, 100)).toBe(4);
});

test('rows of an index are on its interior pages as well', () => {
  const cell = (value: number): number[] => [3, 2, 1, value];
  const root = page({ type: INDEX_INTERIOR, cells: [[...number(3), ...cell(2)]], right: 4 });
  const index = (value: number): Uint8Array => page({ type: INDEX_LEAF, cells: [cell(value)] });
  const pages = [FIRST, root, index(1), index(3)];
  expect(rows(pages, { rowid: false })).toEqual([1, 2, 3]);
  expect(reader(pages).countRows({ root: 2, rowid: false }, 100)).toBe(3);
});

test('page 1 begins behind the header of the file', () => {
  expect(rows([page({ type: TABLE_LEAF, start: 100, cells: [row(1, 7)] })], { root: 1 })).toEqual([7]);
});

test('20 levels are followed, and no more', () => {
  const chain = (levels: number): Uint8Array[] => [
    FIRST,
    ...Array.from({ length: levels }, (_, i) => page({ type: TABLE_INTERIOR, right: i + 3 })),
    leaf(1),
  ];
  expect([rows(chain(20)), rows(chain(21))]).toEqual([[1], malformed('a b-tree is too deep')]);
});

test('limits of rows and of pages, at their edges', () => {
  const pages = [FIRST, page({ type: TABLE_INTERIOR, cells: [[...number(3), 1]], right: 4 }), leaf(1), leaf(2)];
  expect([rows(pages, { maxRows: 2 }), rows(pages, { maxRows: 1 })]).toEqual([
    [1, 2],
    'limits: a table has more than 1 rows',
  ]);
  expect([rows(pages, { maxPages: 3 }), rows(pages, { maxPages: 2 })]).toEqual([
    [1, 2],
    'limits: a table has more than 2 pages',
  ]);
  const count = (limit: number): number => reader(pages).countRows({ root: 2, rowid: true }, limit);
  expect([count(2), count(1), count(0)]).toEqual([2, 2, 1]);
});

test.each<[string, readonly Uint8Array[], How, string]>([
  ['a page 0', [FIRST, leaf(1)], { root: 0 }, 'page 0 is outside the file'],
  ['a page behind the last', [FIRST, leaf(1)], { root: 3 }, 'page 3 is outside the file'],
  ['a page that is its own child', [FIRST, page({ type: TABLE_INTERIOR, right: 2 })], {}, 'page 2 is used twice'],
  ['a page that is cut off', [FIRST, leaf(1).subarray(0, 500)], {}, 'page 2 ends too early'],
  [
    'an index in place of a table',
    [FIRST, page({ type: INDEX_LEAF })],
    {},
    'page 2 is not a b-tree page of a table with rowid',
  ],
  ['a table in place of an index', [FIRST, leaf()], { rowid: false }, 'page 2 is not a b-tree page of an index'],
  ['a row with too few values', [FIRST, leaf(1)], { columns: 2 }, 'a row has 1 values, its table has 2 columns'],
  ['a cell that begins in the pointers', [FIRST, leaf(1).fill(0, 8, 10)], {}, 'page 2 has a cell outside it'],
])('%s is refused', (_name, pages, how, what) => {
  expect(rows(pages, how)).toBe(malformed(what));
});

test('250 cells have their pointers on a page of 512 bytes, and no more', () => {
  const full = (cells: number): Uint8Array => {
    const bytes = page({ type: TABLE_LEAF });
    bytes[4] = cells;
    return bytes;
  };
  expect([rows([FIRST, full(250)]), rows([FIRST, full(251)])]).toEqual([
    malformed('page 2 has a cell outside it'),
    malformed('page 2 has 251 cells'),
  ]);
});

test('a cell may end with its page, and not behind it', () => {
  const bytes = leaf(7);
  const late = leaf(7);
  late.set(row(0, 7).slice(0, 4), SIZE - 4);
  late[9] = (SIZE - 4) & 255;
  expect([rows([FIRST, bytes]), rows([FIRST, late])]).toEqual([[7], malformed('page 2 has a cell outside it')]);
});

test('a value that spills is read over its overflow pages, wherever it stands', () => {
  // A blob of 1,000 bytes: header 3 (its size, the type 2012), payload 1,003; 39 bytes stay on the page.
  const blob = Uint8Array.from({ length: 1000 }, (_, i) => i % 251);
  const payload = [3, 0x8f, 0x5c, ...blob];
  const least = Math.floor(((SIZE - 12) * 32) / 255) - 23;
  const here =
    least + ((payload.length - least) % (SIZE - 4)) <= SIZE - 35
      ? least + ((payload.length - least) % (SIZE - 4))
      : least;
  const spill = (next: number, from: number): Uint8Array => {
    const bytes = new Uint8Array(SIZE);
    bytes.set(number(next));
    bytes.set(payload.slice(from, from + SIZE - 4), 4);
    return bytes;
  };
  const cell = (next: number): number[] => [0x87, 0x6b, 1, ...payload.slice(0, here), ...number(next)];
  const pages = [FIRST, page({ type: TABLE_LEAF, cells: [cell(3)] }), spill(4, here), spill(0, here + SIZE - 4)];
  const [[value] = []] = [...reader(pages).rows({ root: 2, rowid: true }, 1, 1)];
  if (value?.type !== 'blob') throw new Error('no blob');
  expect([value.size, Buffer.from(bytesOf(value)).equals(Buffer.from(blob))]).toEqual([1000, true]);
  expect(() => bytesOf(value, 999)).toThrow('a value has 1000 bytes; at most 999 are read');
  expect(bytesOf(value, 1000)).toHaveLength(1000);
  const broken = [...reader([...pages.slice(0, 2), spill(9, here), FIRST]).rows({ root: 2, rowid: true }, 1, 1)];
  expect(() => {
    for (const [each] of broken) if (each?.type === 'blob') bytesOf(each);
  }).toThrow('the database is malformed: page 9 is outside the file');
});

test('a row of 477 bytes stays on its page, a longer one spills, and what it spills to is a page of the file', () => {
  const row = (length: number, next?: number): number[] => {
    const blob = length - 3;
    const type = 12 + 2 * blob;
    const payload = [3, 0x80 | (type >> 7), type & 127, ...Array<number>(blob).fill(7)];
    const here = next === undefined ? length : Math.floor(((SIZE - 12) * 32) / 255) - 23;
    const spilled = next === undefined ? [] : number(next);
    return [0x80 | (length >> 7), length & 127, 1, ...payload.slice(0, here), ...spilled];
  };
  const sizeOf = (pages: readonly Uint8Array[]): unknown => {
    try {
      const [[value] = []] = [...reader(pages).rows({ root: 2, rowid: true }, 1, 1)];
      return value?.type === 'blob' ? bytesOf(value).every((byte) => byte === 7) && value.size : value?.type;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const leafOf = (cell: number[]): Uint8Array => page({ type: TABLE_LEAF, cells: [cell] });
  const overflow = new Uint8Array(SIZE).fill(7).fill(0, 0, 4);
  expect([
    sizeOf([FIRST, leafOf(row(477))]),
    sizeOf([FIRST, leafOf(row(478, 3)), overflow]),
    sizeOf([FIRST, leafOf(row(478, 1)), overflow]),
    sizeOf([FIRST, leafOf(row(478, 4)), overflow]),
    sizeOf([FIRST, leafOf(row(478, 3)), overflow.subarray(0, 511)]),
  ]).toEqual([
    474,
    475,
    'the database is malformed: page 1 is outside the file',
    'the database is malformed: page 4 is outside the file',
    'the database is malformed: page 3 ends too early',
  ]);
});
