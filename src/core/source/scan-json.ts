import { LIMITS } from './limits.ts';
import type { Span } from './line-index.ts';

/** A value of a scanned JSON text, with its place and its members' places. */
export interface JsonNode {
  readonly span: Span;
  /** Members in text order; with duplicate keys there are several of one name. Absent for scalars and arrays. */
  readonly members?: readonly JsonMember[];
  readonly items?: readonly JsonNode[];
}

export interface JsonMember {
  readonly name: string;
  readonly key: Span;
  readonly value: JsonNode;
}

/** Where and why a text is not JSON (RFC 8259). */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  readonly span: Span;
  readonly help: string;
  readonly rule: 'source/syntax' | 'source/limit';

  constructor(message: string, span: Span, help: string, rule: 'source/syntax' | 'source/limit' = 'source/syntax') {
    super(message);
    this.span = span;
    this.help = help;
    this.rule = rule;
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:[\]{}"]+/y;

/**
 * Reads a JSON text strictly, with the place of every key and value.
 * `JSON.parse` gives the value faster; this gives the places, the duplicates and the exact place of a mistake.
 *
 * @throws JsonSyntaxError at the first place where the text is not JSON, or nests deeper than the limit
 */
export function scanJson(text: string, maxDepth: number = LIMITS.depth): JsonNode {
  return new Scanner(text, maxDepth).document();
}

class Scanner {
  readonly #text: string;
  readonly #maxDepth: number;
  #at = 0;
  #depth = 0;

  constructor(text: string, maxDepth: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
  }

  document(): JsonNode {
    this.#space();
    if (this.#at >= this.#text.length) this.#fail('the document is empty', 0, 'write one JSON value');
    const node = this.#value();
    this.#space();
    if (this.#at < this.#text.length) {
      this.#fail('there is text after the end of the document', 1, 'a JSON file holds exactly one value');
    }
    return node;
  }

  #fail(message: string, length: number, help: string): never {
    throw new JsonSyntaxError(message, this.#here(length), help);
  }

  #here(length: number): Span {
    return { start: this.#at, end: Math.min(this.#at + length, this.#text.length) };
  }

  #space(): void {
    for (;;) {
      const unit = this.#text.charCodeAt(this.#at);
      if (unit === 32 || unit === 10 || unit === 13 || unit === 9) this.#at++;
      else if (unit === 47)
        this.#fail('a comment is not allowed in JSON', 2, 'remove it, or use a YAML file, where # starts one');
      else return;
    }
  }

  #value(): JsonNode {
    switch (this.#text[this.#at]) {
      case '{':
        return this.#nested(() => this.#object());
      case '[':
        return this.#nested(() => this.#array());
      case '"':
        return { span: this.#string().span };
      case undefined:
        return this.#fail('the document ends where a value is missing', 0, 'write the value');
    }
    return { span: this.#scalar() };
  }

  #nested(read: () => JsonNode): JsonNode {
    if (++this.#depth > this.#maxDepth) {
      const message = `nesting is deeper than ${this.#maxDepth} levels`;
      throw new JsonSyntaxError(message, this.#here(1), 'flatten the document', 'source/limit');
    }
    const node = read();
    this.#depth--;
    return node;
  }

  #object(): JsonNode {
    const start = this.#at++;
    const members: JsonMember[] = [];
    this.#space();
    if (this.#text[this.#at] === '}') return { span: { start, end: ++this.#at }, members };
    for (;;) {
      if (this.#text[this.#at] !== '"') this.#failAtKey();
      const { name, span } = this.#string();
      this.#space();
      if (this.#text[this.#at] !== ':') this.#fail('a colon is missing after a key', 1, 'write "key": value');
      this.#at++;
      this.#space();
      members.push({ name, key: span, value: this.#value() });
      if (!this.#more('}')) return { span: { start, end: this.#at }, members };
    }
  }

  #failAtKey(): never {
    if (this.#text[this.#at] === undefined)
      return this.#fail('the document ends inside an object', 0, 'close it with }');
    return this.#fail('a key in double quotes is missing', 1, 'JSON keys are in double quotes');
  }

  #array(): JsonNode {
    const start = this.#at++;
    const items: JsonNode[] = [];
    this.#space();
    if (this.#text[this.#at] === ']') return { span: { start, end: ++this.#at }, items };
    for (;;) {
      items.push(this.#value());
      if (!this.#more(']')) return { span: { start, end: this.#at }, items };
    }
  }

  // After a member or an item: true when another one follows, false when the collection was closed.
  #more(close: '}' | ']'): boolean {
    this.#space();
    const found = this.#text[this.#at];
    if (found === close) {
      this.#at++;
      return false;
    }
    if (found === undefined)
      this.#fail(`the document ends inside ${close === '}' ? 'an object' : 'an array'}`, 0, `close it with ${close}`);
    if (found !== ',') this.#fail('a comma is missing', 1, 'write a comma between two entries');
    const comma = this.#at++;
    this.#space();
    if (this.#text[this.#at] === close) {
      this.#at = comma;
      this.#fail('a trailing comma is not allowed in JSON', 1, 'remove the comma');
    }
    return true;
  }

  #string(): { name: string; span: Span } {
    const start = this.#at++;
    let escaped = false;
    for (;;) {
      const unit = this.#text.charCodeAt(this.#at);
      if (Number.isNaN(unit)) this.#fail('a string is not closed', 0, 'close it with "');
      if (unit === 34) break;
      if (unit < 32) this.#fail('a control character is raw in a string', 1, 'write it as an escape, such as \\n');
      if (unit === 92) {
        escaped = true;
        this.#escape();
      } else this.#at++;
    }
    const span = { start, end: ++this.#at };
    const name = escaped
      ? (JSON.parse(this.#text.slice(span.start, span.end)) as string)
      : this.#text.slice(span.start + 1, span.end - 1);
    return { name, span };
  }

  #escape(): void {
    const letter = this.#text[this.#at + 1] ?? '';
    if (letter === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#at + 2, this.#at + 6)))
        this.#fail('\\u needs four hexadecimal digits', 2, 'write \\\\ for a backslash');
      this.#at += 6;
    } else if (letter !== '' && '"\\/bfnrt'.includes(letter)) this.#at += 2;
    else this.#fail('a string holds an unknown escape', 2, 'write \\\\ for a backslash');
  }

  #scalar(): Span {
    const start = this.#at;
    for (const word of ['true', 'false', 'null']) {
      if (this.#text.startsWith(word, start)) return this.#endScalar(start, start + word.length);
    }
    NUMBER.lastIndex = start;
    const match = NUMBER.exec(this.#text);
    if (match !== null) return this.#endScalar(start, start + match[0].length);
    return this.#failAtScalar();
  }

  #endScalar(start: number, end: number): Span {
    WORD.lastIndex = end;
    if (WORD.test(this.#text)) return this.#failAtScalar();
    this.#at = end;
    return { start, end };
  }

  #failAtScalar(): never {
    WORD.lastIndex = this.#at;
    const word = WORD.exec(this.#text)?.[0] ?? '';
    if (word.startsWith("'")) return this.#fail('a string is in single quotes', 1, 'use double quotes');
    if (/^[-+]?0\d/.test(word)) return this.#fail('a number starts with 0', word.length, 'remove the leading zeros');
    return this.#fail('this is not a JSON value', Math.max(1, word.length), 'put a text in double quotes');
  }
}
