/** Mutations of bytes, pages and cells: what no SQL can do. Each gives a changed copy, or undefined where it does not apply. */
import type { Random } from './random.ts';

export type ByteMutation = (bytes: Uint8Array, random: Random) => Uint8Array | undefined;

const INTERESTING = [0, 1, 2, 3, 4, 5, 8, 10, 13, 0x20, 0x7f, 0x80, 0x81, 0xc2, 0xfe, 0xff];
/** Fields of the database header: offset and width. */
const HEADER: readonly (readonly [number, number])[] = [
  [16, 2],
  ...Array.from({ length: 6 }, (_, i) => [18 + i, 1] as const),
  ...Array.from({ length: 12 }, (_, i) => [24 + 4 * i, 4] as const),
  ...Array.from({ length: 20 }, (_, i) => [72 + i, 1] as const),
  [92, 4],
  [96, 4],
];

interface Page {
  readonly number: number;
  readonly start: number;
  /** Where the b-tree header stands. */
  readonly head: number;
  readonly type: number;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const pageSizeOf = (bytes: Uint8Array): number => viewOf(bytes).getUint16(16);

function pagesOf(bytes: Uint8Array): Page[] {
  const size = pageSizeOf(bytes);
  return Array.from({ length: bytes.length / size }, (_, i) => {
    const head = i * size + (i === 0 ? 100 : 0);
    return { number: i + 1, start: i * size, head, type: bytes[head] ?? 0 };
  });
}

const treePages = (bytes: Uint8Array): Page[] => pagesOf(bytes).filter(({ type }) => [2, 5, 10, 13].includes(type));
const copy = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

function put(bytes: Uint8Array, at: number, width: number, value: number): Uint8Array {
  const changed = copy(bytes);
  for (let i = width - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) changed[at + i] = rest % 256;
  return changed;
}

const flip: ByteMutation = (bytes, random) => {
  const at = random.below(bytes.length);
  return put(bytes, at, 1, (bytes[at] ?? 0) ^ (1 << random.below(8)));
};

const set: ByteMutation = (bytes, random) => put(bytes, random.below(bytes.length), 1, random.of(INTERESTING));

const header: ByteMutation = (bytes, random) => {
  const [at, width] = random.of(HEADER);
  const before =
    width === 1 ? (bytes[at] ?? 0) : width === 2 ? viewOf(bytes).getUint16(at) : viewOf(bytes).getUint32(at);
  const value = random.of([...INTERESTING, before + 1, Math.max(0, before - 1), before * 2, 0xffffffff]);
  const changed = put(bytes, at, width, value % 256 ** width);
  // The two that must agree, so that what hangs on them is reached as well.
  if (random.chance(30)) changed.copyWithin(92, 24, 28);
  return changed;
};

const range = (bytes: Uint8Array, random: Random): [from: number, to: number, length: number] => {
  const length = 1 + random.below(random.of([4, 16, 64, 256]));
  return [random.below(bytes.length - length), random.below(bytes.length - length), length];
};

const move: ByteMutation = (bytes, random) => {
  const [from, to, length] = range(bytes, random);
  return copy(bytes).copyWithin(to, from, from + length);
};

const exchange: ByteMutation = (bytes, random) => {
  const [from, to, length] = range(bytes, random);
  const changed = copy(bytes);
  changed.set(bytes.subarray(from, from + length), to);
  changed.set(bytes.subarray(to, to + length), from);
  return changed;
};

const exchangePages: ByteMutation = (bytes, random) => {
  const size = pageSizeOf(bytes);
  const [a, b] = [1 + random.below(bytes.length / size - 1), 1 + random.below(bytes.length / size - 1)];
  const changed = copy(bytes);
  changed.set(bytes.subarray(a * size, (a + 1) * size), b * size);
  if (random.chance(50)) changed.set(bytes.subarray(b * size, (b + 1) * size), a * size);
  return changed;
};

const treeHeader: ByteMutation = (bytes, random) => {
  const { head } = random.of(treePages(bytes));
  const [at, width] = random.of([
    [0, 1],
    [1, 2],
    [3, 2],
    [5, 2],
    [7, 1],
    [8, 4],
  ] as const);
  const value = random.of([2, 5, 10, 13, 0, 1, 3, random.below(bytes.length / pageSizeOf(bytes)), random.below(65536)]);
  return put(bytes, head + at, width, value % 256 ** width);
};

const pointer: ByteMutation = (bytes, random) => {
  const page = random.of(treePages(bytes));
  const cells = viewOf(bytes).getUint16(page.head + 3);
  if (cells < 2) return undefined;
  const at = (i: number): number => page.head + (page.type < 8 ? 12 : 8) + 2 * i;
  const [a, b] = [at(random.below(cells)), at(random.below(cells))];
  const changed = copy(bytes);
  changed.set(bytes.subarray(a, a + 2), b);
  if (random.chance(60)) changed.set(bytes.subarray(b, b + 2), a);
  return changed;
};

/** Another page number in the place of one: a child, an overflow page, a root. */
const link: ByteMutation = (bytes, random) => {
  const pages = bytes.length / pageSizeOf(bytes);
  const view = viewOf(bytes);
  const from = random.below(bytes.length - 4);
  for (let at = from; at < Math.min(from + 4096, bytes.length - 4); at++) {
    const value = view.getUint32(at);
    if (value > 1 && value <= pages) return put(bytes, at, 4, 1 + random.below(pages));
  }
  return undefined;
};

/** Any page becomes a free one by name, whatever is in it. */
const free: ByteMutation = (bytes, random) => {
  const view = viewOf(bytes);
  const pages = bytes.length / pageSizeOf(bytes);
  const trunk = view.getUint32(32);
  if (trunk === 0 || trunk > pages) return undefined;
  const at = (trunk - 1) * pageSizeOf(bytes);
  const count = view.getUint32(at + 4);
  const changed = copy(bytes);
  const next = viewOf(changed);
  next.setUint32(at + 4, count + 1);
  next.setUint32(at + 8 + 4 * count, 2 + random.below(pages - 1));
  next.setUint32(36, view.getUint32(36) + 1);
  return changed;
};

const grow: ByteMutation = (bytes, random) => {
  const size = pageSizeOf(bytes);
  const page = random.of(pagesOf(bytes)).start;
  const grown = new Uint8Array(Buffer.concat([bytes, bytes.subarray(page, page + size)]));
  return random.chance(80) ? put(grown, 28, 4, grown.length / size) : grown;
};

// ---- cells: a page is taken apart and laid out anew, so that its structure stays sound

export function varint(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let i = at; i < at + 9; i++) {
    const byte = bytes[i] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, i + 1];
  }
  return [Number.NaN, at + 9];
}

/** @param spare how many bytes more than it needs */
function toVarint(value: number, spare = 0): number[] {
  const groups: number[] = [];
  for (let rest = value; rest > 0 || groups.length === 0; rest = Math.floor(rest / 128)) groups.unshift(rest % 128);
  for (let i = 0; i < spare; i++) groups.unshift(0);
  return groups.map((group, i) => (i === groups.length - 1 ? group : group | 0x80));
}

/** A cell that is on its page as a whole, in its parts. */
interface Cell {
  readonly child: number[];
  readonly rowid: number | undefined;
  /** Serial types of the values. */
  types: number[];
  body: number[];
}

function takeApart(bytes: Uint8Array, page: Page, index: number): Cell | undefined {
  const at = page.start + viewOf(bytes).getUint16(page.head + (page.type < 8 ? 12 : 8) + 2 * index);
  const afterChild = at + (page.type < 8 ? 4 : 0);
  const [length, afterLength] = varint(bytes, afterChild);
  const [rowid, payload] = page.type === 13 ? varint(bytes, afterLength) : [undefined, afterLength];
  const usable = pageSizeOf(bytes);
  if (!(length <= (page.type === 13 ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23))) return undefined;
  const [headerSize, firstType] = varint(bytes, payload);
  const types: number[] = [];
  for (let next = firstType; next < payload + headerSize;) {
    const [type, after] = varint(bytes, next);
    types.push(type);
    next = after;
  }
  return {
    child: [...bytes.subarray(at, afterChild)],
    rowid,
    types,
    body: [...bytes.subarray(payload + headerSize, payload + length)],
  };
}

type Part = 'length' | 'rowid' | 'header' | 'type';

function putTogether({ child, rowid, types, body }: Cell, long: Part | undefined, spare: number): number[] {
  const extra = (part: Part): number => (part === long ? spare : 0);
  const header = types.flatMap((type, i) => toVarint(type, i === 0 ? extra('type') : 0));
  const size = toVarint(header.length + 1, extra('header'));
  const sized = size.length === 1 ? size : toVarint(header.length + size.length, extra('header'));
  const payload = [...sized, ...header, ...body];
  const key = rowid === undefined ? [] : toVarint(rowid, extra('rowid'));
  return [...child, ...toVarint(payload.length, extra('length')), ...key, ...payload];
}

function changeCell(cell: Cell, random: Random): Cell {
  const i = random.below(cell.types.length);
  const type = cell.types[i] ?? 0;
  const at = cell.types.slice(0, i).reduce((sum, each) => sum + widthOf(each), 0);
  const types = [...cell.types];
  const body = [...cell.body];
  switch (random.below(8)) {
    case 0: // TEXT becomes a BLOB of the same bytes, and the other way round.
      if (type >= 12) types[i] = type % 2 === 0 ? type + 1 : type - 1;
      break;
    case 1: // An integer in another width.
      if (type === 8 || type === 9) {
        types[i] = 1;
        body.splice(at, 0, type - 8);
      }
      break;
    case 2: // An integer as a real number.
      if (type >= 1 && type <= 6) {
        types[i] = 7;
        const real = new DataView(new ArrayBuffer(8));
        real.setFloat64(
          0,
          body.slice(at, at + widthOf(type)).reduce((sum, byte) => sum * 256 + byte, 0),
        );
        body.splice(at, widthOf(type), ...new Uint8Array(real.buffer));
      }
      break;
    case 3:
      types.push(random.of([0, 8, 9, 10, 11]));
      break;
    case 4:
      if (types.length > 1 && i === types.length - 1) {
        types.pop();
        body.splice(at);
      }
      break;
    case 5: // Text with NUL, or not UTF-8, or with white space, at its end.
      if (type >= 13) {
        types[i] = type + 2;
        body.splice(at + widthOf(type), 0, random.of([0, 0xff, 0x20, 0x0a]));
      }
      break;
    case 6:
      types[i] = random.of([0, 8, 9, 10, 11]);
      body.splice(at, widthOf(type));
      break;
    default:
      break;
  }
  return { ...cell, types, body };
}

export function widthOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return [0, 1, 2, 3, 4, 6, 8, 8][type] ?? 0;
}

const cells: ByteMutation = (bytes, random) => {
  const page = random.of(treePages(bytes).filter(({ type }) => type !== 5));
  const count = viewOf(bytes).getUint16(page.head + 3);
  if (count === 0) return undefined;
  const whole = Array.from({ length: count }, (_, i) => takeApart(bytes, page, i));
  const list: Cell[] = [];
  for (const cell of whole) {
    if (cell === undefined) return undefined;
    list.push(cell);
  }
  const i = random.below(count);
  const chosen = list[i];
  if (chosen === undefined) return undefined;
  let long: Part | undefined;
  switch (random.below(5)) {
    case 0:
      list.splice(random.below(count + 1), 0, {
        ...changeCell(chosen, random),
        rowid: chosen.rowid === undefined ? undefined : random.of([chosen.rowid, 1000, 0]),
      });
      break;
    case 1:
      list.splice(i, 1);
      break;
    case 2:
      list.splice(i, 1);
      list.splice(random.below(count), 0, chosen);
      break;
    case 3:
      long = random.of(['length', 'rowid', 'header', 'type']);
      break;
    default:
      list[i] = changeCell(chosen, random);
  }
  const spare = random.of([1, 2, 7, 8]);
  return layOut(
    bytes,
    page,
    list.map((cell, at) => putTogether(cell, at === i ? long : undefined, spare)),
  );
};

function layOut(bytes: Uint8Array, page: Page, contents: readonly number[][]): Uint8Array | undefined {
  const size = pageSizeOf(bytes);
  const pointers = page.head - page.start + (page.type < 8 ? 12 : 8);
  const total = contents.reduce((sum, { length }) => sum + Math.max(length, 4), 0);
  if (pointers + 2 * contents.length + total > size) return undefined;
  const changed = copy(bytes);
  const view = viewOf(changed);
  changed.fill(0, page.start + pointers, page.start + size);
  let end = size;
  for (const [i, content] of contents.entries()) {
    end -= Math.max(content.length, 4);
    changed.set(content, page.start + end);
    view.setUint16(page.start + pointers + 2 * i, end);
  }
  view.setUint16(page.head + 1, 0);
  view.setUint16(page.head + 3, contents.length);
  view.setUint16(page.head + 5, end % 65536);
  changed[page.head + 7] = 0;
  return changed;
}

/** A letter of a text that stands somewhere becomes one that looks like it, or reads like it to somebody. */
const letter: ByteMutation = (bytes, random) => {
  const text = random.of([
    'CREATE',
    'TABLE',
    'TEXT',
    'PRIMARY',
    'KEY',
    'rom/',
    'save/',
    'cart.',
    'capability',
    'sha256:',
    'rom',
    'sqlar',
  ]);
  const found: number[] = [];
  const buffer = Buffer.from(bytes);
  for (let at = buffer.indexOf(text); at !== -1; at = buffer.indexOf(text, at + 1)) found.push(at);
  if (found.length === 0) return undefined;
  const at = random.of(found) + random.below(text.length);
  return put(bytes, at, 1, random.of([(bytes[at] ?? 0) ^ 0x20, 0, 0x20, 0x09, 0x0b, 0x0c, 0xa0, 0x2d]));
};

export const BYTE_MUTATIONS: Readonly<Record<string, ByteMutation>> = {
  flip,
  set,
  header,
  move,
  exchange,
  exchangePages,
  treeHeader,
  pointer,
  link,
  free,
  grow,
  cells,
  moreCells: cells,
  letter,
};
