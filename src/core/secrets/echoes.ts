/** Finds a known value again in texts of others, in the encodings in which programs repeat what they were given. */

/** A value to look for. */
export interface Echo {
  readonly value: string;
  /** It may be a word of prose: white space is not within it. */
  readonly word: boolean;
}

/** A longer value is looked for in pieces, so that a part of it is found, too. */
const PIECE = 32;
/** Values are told apart by so many characters; no shorter one is looked for. */
const HEAD = 4;
/** A shorter run of base64 may be a word. */
const SHORTEST_RUN = 5;
/** What base64 is made of. */
const RUN_CHARACTER = /[A-Za-z0-9+/_=-]/;
/** An encoding within an encoding, as JSON in JSON in an address. */
const LEVELS = 4;

/** Letters without a digit or sign: a person reads it as a word. */
export function isWord(value: string): boolean {
  return /^(?:[A-Z]?[a-z]{1,10}|[A-Z]{1,11})$/.test(value);
}

/**
 * Makes a function that replaces values by `***`, in any case of letters: as they are, percent-encoded, with the escapes of JSON
 * and HTML, in hex, in base64 of either alphabet at any offset (then the whole run of base64 is replaced), and cut by white space.
 * Values of fewer than four characters are left.
 *
 * Cost: linear in the text, however many values there are.
 */
export function blotter(echoes: Iterable<Echo>): (text: string) => string {
  const [words, signs, runs, hex] = [new Needles(), new Needles(), new Needles(), new Needles()];
  for (const { value, word } of echoes) {
    if (value.length < HEAD) continue;
    if (word) words.add(lower(value));
    for (const piece of piecesOf(value)) {
      const spaced = piece.trim().replace(/\s+/g, '+');
      if (!word) for (const each of [piece.replace(/\s+/g, ''), spaced]) signs.add(lower(each));
      hex.add(Buffer.from(piece).toString('hex'));
      for (const run of base64Runs(piece)) runs.add(run);
    }
  }
  if (hex.isEmpty) return (text) => text;
  return (text) => {
    const found: Place[] = [];
    let view: View = { text, starts: undefined, ends: undefined };
    for (let level = 0; level < LEVELS; level++) {
      const joined = without(view, /[\s\u00ad\u200b]+/g);
      found.push(...placesOf(view, words, lower), ...placesOf(joined, signs, lower));
      found.push(...placesOf(without(joined, /0x|[:,-]+/gi), hex, lower));
      const standard = (each: string): string => each.replaceAll('-', '+').replaceAll('_', '/');
      found.push(...placesOf(joined, runs, standard).map((place) => grown(text, place)));
      const next = replaced(view, ESCAPE, unescaped);
      if (next === view) break;
      view = next;
    }
    return found.length === 0 ? text : blotted(text, found);
  };
}

/** Values by how they begin. */
class Needles {
  readonly #byHead = new Map<string, Set<string>>();

  get isEmpty(): boolean {
    return this.#byHead.size === 0;
  }

  add(needle: string): void {
    if (needle.length < HEAD) return;
    const head = needle.slice(0, HEAD);
    this.#byHead.set(head, (this.#byHead.get(head) ?? new Set()).add(needle));
  }

  /** Length of the longest that is at a place; 0 for none. */
  lengthAt(text: string, at: number): number {
    let longest = 0;
    for (const needle of this.#byHead.get(text.slice(at, at + HEAD)) ?? [])
      if (needle.length > longest && text.startsWith(needle, at)) longest = needle.length;
    return longest;
  }
}

type Place = readonly [start: number, end: number];

/** A text after changes, and where each of its characters stood before them; undefined where nothing was changed. */
interface View {
  readonly text: string;
  readonly starts: readonly number[] | undefined;
  readonly ends: readonly number[] | undefined;
}

function placesOf({ text, starts, ends }: View, needles: Needles, change: (text: string) => string): Place[] {
  if (needles.isEmpty) return [];
  const places: Place[] = [];
  const searched = change(text);
  for (let i = 0; i + HEAD <= searched.length; i++) {
    const length = needles.lengthAt(searched, i);
    const last = i + length - 1;
    if (length > 0) places.push([starts?.[i] ?? i, ends?.[last] ?? last + 1]);
  }
  return places;
}

function without(view: View, pattern: RegExp): View {
  return replaced(view, pattern, () => '');
}

/** The same view when nothing is replaced. @param by one character or none; undefined leaves it as it is */
function replaced(view: View, pattern: RegExp, by: (match: RegExpExecArray) => string | undefined): View {
  const matches = [...view.text.matchAll(pattern)];
  if (matches.length === 0) return view;
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const keep = (end: number): void => {
    text += view.text.slice(at, end);
    for (; at < end; at++) {
      starts.push(view.starts?.[at] ?? at);
      ends.push(view.ends?.[at] ?? at + 1);
    }
  };
  for (const match of matches) {
    const put = by(match);
    if (put === undefined) continue;
    keep(match.index);
    const end = match.index + match[0].length;
    text += put;
    for (let i = 0; i < put.length; i++) {
      starts.push(view.starts?.[at] ?? at);
      ends.push(view.ends?.[end - 1] ?? end);
    }
    at = end;
  }
  if (at === 0) return view;
  keep(view.text.length);
  return { text, starts, ends };
}

/** One encoded character: percent-encoded UTF-8, an escape of JSON and its relatives, a reference of HTML. */
const ESCAPE =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}|\\u\{?0{0,8}([\da-f]{1,6})\}|\\u([\da-f]{4})|\\x([\da-f]{2})|\\([^a-z\d]|[nrtbf])|&#0{0,8}(\d{1,7});|&#x0{0,8}([\da-f]{1,6});|&([a-z]{2,8});/gi;
/** Names that HTML has for signs of values. */
const ENTITIES: Readonly<Record<string, string>> = Object.fromEntries(
  'amp& lt< gt> quot" apos\' sol/ colon: commat@ equals= plus+ num# percnt% dollar$ excl! quest? ast* lowbar_ nbsp\u00a0'
    .split(' ')
    .map((each) => [each.slice(0, -1), each.slice(-1)]),
);

function unescaped([all, braced, unit, byte, sign, decimal, hex, name]: RegExpExecArray): string | undefined {
  if (all.startsWith('%')) return Buffer.from(all.replaceAll('%', ''), 'hex').toString('utf8');
  if (sign !== undefined) return /[nrtbf]/i.test(sign) ? ' ' : sign;
  if (name !== undefined) return ENTITIES[name.toLowerCase()];
  const digits = braced ?? unit ?? byte ?? hex;
  const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16);
  return code > 0x10ffff ? undefined : String.fromCodePoint(code);
}

function grown(text: string, [start, end]: Place): Place {
  let [from, to] = [start, end];
  while (from > 0 && RUN_CHARACTER.test(text.charAt(from - 1))) from--;
  while (to < text.length && RUN_CHARACTER.test(text.charAt(to))) to++;
  return [from, to];
}

function blotted(text: string, found: readonly Place[]): string {
  let left = '';
  let at = 0;
  for (const [start, end] of [...found].sort((a, b) => a[0] - b[0])) {
    if (start >= at && (start > at || at === 0)) left += `${text.slice(at, start)}***`;
    at = Math.max(at, end);
  }
  return left + text.slice(at);
}

/** Of the same length, so that places stay. */
function lower(text: string): string {
  return text.replace(/\p{Lu}+/gu, (some) => (some.toLowerCase().length === some.length ? some.toLowerCase() : some));
}

function piecesOf(value: string): string[] {
  const characters = [...value];
  const count = Math.max(1, Math.floor(characters.length / PIECE));
  return Array.from({ length: count }, (_, i) =>
    characters.slice(i * PIECE, i === count - 1 ? undefined : (i + 1) * PIECE).join(''),
  );
}

/** The base64 of the value's bytes behind none, one or two others: the characters that only the value decides. */
function base64Runs(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const run = whole.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((whole.length * 8) / 6));
    return run.length < SHORTEST_RUN ? [] : [run];
  });
}
