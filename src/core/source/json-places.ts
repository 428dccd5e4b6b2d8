import type { Span } from './line-index.ts';

/**
 * A value in a JSON text that is known to be valid. What is in it is looked up on demand, one level at a time. Parsers that
 * keep places make a node for every value; here a document without findings costs no more than its `JSON.parse`.
 */
export class JsonPlace {
  readonly #text: string;
  readonly #start: number;
  #span: Span | undefined;
  #members: ReadonlyMap<string, JsonMemberPlace> | undefined;
  #items: readonly JsonPlace[] | undefined;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
  }

  // The end of the whole document is rarely needed, and finding it reads all of the text.
  get span(): Span {
    return (this.#span ??= { start: this.#start, end: endOfValue(this.#text, this.#start) });
  }

  /** The member of an object by its name; as in JSON.parse, the last of several equal keys counts. */
  member(name: string): JsonMemberPlace | undefined {
    if (this.#text.charCodeAt(this.#start) !== OPEN_BRACE) return undefined;
    this.#members ??= membersOf(this.#text, this.#start);
    return this.#members.get(name);
  }

  item(index: number): JsonPlace | undefined {
    if (this.#text.charCodeAt(this.#start) !== OPEN_BRACKET) return undefined;
    this.#items ??= itemsOf(this.#text, this.#start);
    return this.#items[index];
  }
}

export interface JsonMemberPlace {
  /** The key's own text, quotes included. */
  readonly key: Span;
  readonly value: JsonPlace;
}

/** The root of a valid JSON text. A finding costs a look at what encloses it, not at every value of the document. */
export function jsonPlaces(text: string): JsonPlace {
  return new JsonPlace(text, afterSpace(text, 0));
}

const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const BACKSLASH = 0x5c;

function membersOf(text: string, start: number): Map<string, JsonMemberPlace> {
  const members = new Map<string, JsonMemberPlace>();
  let at = afterSpace(text, start + 1);
  while (text.charCodeAt(at) === QUOTE) {
    const key = { start: at, end: endOfString(text, at) };
    const written = text.slice(key.start + 1, key.end - 1);
    const name = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
    // One step over the colon, and later one over the comma.
    const value = new JsonPlace(text, afterSpace(text, afterSpace(text, key.end) + 1));
    members.set(name, { key, value });
    at = afterSpace(text, afterSpace(text, value.span.end) + 1);
  }
  return members;
}

function itemsOf(text: string, start: number): JsonPlace[] {
  const items: JsonPlace[] = [];
  let at = afterSpace(text, start + 1);
  if (text.charCodeAt(at) === CLOSE_BRACKET) return items;
  for (;;) {
    const item = new JsonPlace(text, at);
    items.push(item);
    const next = afterSpace(text, item.span.end);
    if (text.charCodeAt(next) === CLOSE_BRACKET) return items;
    at = afterSpace(text, next + 1);
  }
}

function afterSpace(text: string, start: number): number {
  let at = start;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return at;
    at++;
  }
}

function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return endOfString(text, start);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return endOfCollection(text, start);
  SCALAR.lastIndex = start;
  SCALAR.test(text);
  return SCALAR.lastIndex;
}

/** A number, or true, false, null. */
const SCALAR = /[-+.0-9A-Za-z]+/y;

function endOfCollection(text: string, start: number): number {
  let depth = 0;
  for (let at = start; ; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at) - 1;
    else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) depth++;
    else if ((unit === CLOSE_BRACE || unit === CLOSE_BRACKET) && --depth === 0) return at + 1;
  }
}

function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return quote + 1;
  }
}
