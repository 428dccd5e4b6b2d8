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
  readonly help: string | undefined;
  readonly rule: 'source/syntax' | 'source/limit';

  constructor(message: string, span: Span, help?: string, rule: 'source/syntax' | 'source/limit' = 'source/syntax') {
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
  let at = 0;
  let depth = 0;
  const fail = (message: string, length: number, help?: string): never => {
    throw new JsonSyntaxError(message, here(length), help);
  };
  const here = (length: number): Span => ({ start: at, end: Math.min(at + length, text.length) });
  const space = (): void => {
    for (;;) {
      const unit = text.charCodeAt(at);
      if (unit === 32 || unit === 10 || unit === 13 || unit === 9) at++;
      else if (unit === 47)
        fail('a comment is not allowed in JSON', 2, 'remove it, or use a YAML file, where # starts one');
      else return;
    }
  };
  const value = (): JsonNode => {
    switch (text[at]) {
      case '{':
        return nested(() => object());
      case '[':
        return nested(() => array());
      case '"':
        return { span: string().span };
      case undefined:
        return fail('the document ends where a value is missing', 0);
    }
    return { span: scalar() };
  };
  const nested = (read: () => JsonNode): JsonNode => {
    if (++depth > maxDepth) {
      const message = `nesting is deeper than ${maxDepth} levels`;
      throw new JsonSyntaxError(message, here(1), 'flatten the document', 'source/limit');
    }
    const node = read();
    depth--;
    return node;
  };
  const object = (): JsonNode => {
    const start = at++;
    const members: JsonMember[] = [];
    space();
    if (text[at] === '}') return { span: { start, end: ++at }, members };
    for (;;) {
      if (text[at] !== '"') failAtKey();
      const { name, span } = string();
      space();
      if (text[at] !== ':') fail('a colon is missing after a key', 1);
      at++;
      space();
      members.push({ name, key: span, value: value() });
      if (!more('}')) return { span: { start, end: at }, members };
    }
  };
  const failAtKey = (): never => {
    if (text[at] === undefined) return fail('the document ends inside an object', 0, 'close it with }');
    return fail('a key in double quotes is missing', 1, 'JSON keys stand in double quotes');
  };
  const array = (): JsonNode => {
    const start = at++;
    const items: JsonNode[] = [];
    space();
    if (text[at] === ']') return { span: { start, end: ++at }, items };
    for (;;) {
      items.push(value());
      if (!more(']')) return { span: { start, end: at }, items };
    }
  };
  // After a member or an item: true when another one follows, false when the collection was closed.
  const more = (close: '}' | ']'): boolean => {
    space();
    const found = text[at];
    if (found === close) {
      at++;
      return false;
    }
    if (found === undefined)
      fail(`the document ends inside ${close === '}' ? 'an object' : 'an array'}`, 0, `close it with ${close}`);
    if (found !== ',') fail('a comma is missing', 1);
    const comma = at++;
    space();
    if (text[at] === close) {
      at = comma;
      fail('a trailing comma is not allowed in JSON', 1, 'remove the comma');
    }
    return true;
  };
  const string = (): { name: string; span: Span } => {
    const start = at++;
    let escaped = false;
    for (;;) {
      const unit = text.charCodeAt(at);
      if (Number.isNaN(unit)) fail('a string is not closed', 0, 'close it with "');
      if (unit === 34) break;
      if (unit < 32) fail('a control character stands raw in a string', 1, 'write it as an escape, such as \\n');
      if (unit === 92) {
        escaped = true;
        escape();
      } else at++;
    }
    const span = { start, end: ++at };
    const name = escaped
      ? (JSON.parse(text.slice(span.start, span.end)) as string)
      : text.slice(span.start + 1, span.end - 1);
    return { name, span };
  };
  const escape = (): void => {
    const letter = text[at + 1] ?? '';
    if (letter === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6))) fail('\\u needs four hexadecimal digits', 2);
      at += 6;
    } else if (letter !== '' && '"\\/bfnrt'.includes(letter)) at += 2;
    else fail('a string holds an unknown escape', 2, 'write \\\\ for a backslash');
  };
  const scalar = (): Span => {
    const start = at;
    for (const word of ['true', 'false', 'null']) {
      if (text.startsWith(word, start)) return endScalar(start, start + word.length);
    }
    NUMBER.lastIndex = start;
    const match = NUMBER.exec(text);
    if (match !== null) return endScalar(start, start + match[0].length);
    return failAtScalar();
  };
  const endScalar = (start: number, end: number): Span => {
    WORD.lastIndex = end;
    if (WORD.test(text)) return failAtScalar();
    at = end;
    return { start, end };
  };
  const failAtScalar = (): never => {
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0] ?? '';
    if (word.startsWith("'")) return fail('a string stands in single quotes', 1, 'use double quotes');
    if (/^[-+]?0\d/.test(word)) return fail('a number starts with 0', word.length, 'remove the leading zeros');
    return fail('this is not a JSON value', Math.max(1, word.length));
  };
  space();
  if (at >= text.length) fail('the document is empty', 0, 'write one JSON value');
  const node = value();
  space();
  if (at < text.length) {
    fail('there is text after the end of the document', 1, 'a JSON file holds exactly one value');
  }
  return node;
}
