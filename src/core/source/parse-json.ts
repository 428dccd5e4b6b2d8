import type { Diagnostic } from '../diagnostic.ts';
import { quote } from '../printable.ts';
import { toPointer, type Location, type Path, type SourceDocument } from './document.ts';
import { LineIndex, type Span } from './line-index.ts';
import { LIMITS } from './limits.ts';
import { JsonSyntaxError, scanJson, type JsonNode } from './scan-json.ts';
import { isWellFormed } from './well-formed.ts';

/**
 * Reads strict JSON (RFC 8259) into a document. Nothing is thrown: what is wrong with the text is in `problems`.
 * Places are only computed when something asks for one.
 */
export function parseJson(path: string, text: string): SourceDocument {
  const { depth, keys } = survey(text);
  if (depth > LIMITS.depth) return new JsonDocument(path, text, undefined, 'broken');
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return new JsonDocument(path, text, undefined, 'broken');
  }
  const { members, finite } = census(value);
  const wellFormed = !text.includes('\\u') || !SURROGATE_ESCAPE.test(text) || allWellFormed(value);
  if (!finite || !wellFormed) return new JsonDocument(path, text, undefined, 'unreadable');
  return new JsonDocument(path, text, value, keys > members ? 'duplicates' : 'sound');
}

const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

class JsonDocument implements SourceDocument {
  readonly path: string;
  readonly text: string;
  readonly language = 'json';
  readonly value: unknown;
  readonly problems: readonly Diagnostic[];
  #root: JsonNode | undefined;
  #lines: LineIndex | undefined;

  constructor(path: string, text: string, value: unknown, state: 'sound' | 'duplicates' | 'unreadable' | 'broken') {
    this.path = path;
    this.text = text;
    this.value = value;
    this.problems =
      state === 'sound'
        ? []
        : state === 'duplicates'
          ? this.#duplicates()
          : state === 'broken'
            ? [this.#syntaxError()]
            : this.#unreadable();
  }

  range(span: Span): ReturnType<LineIndex['range']> {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines.range(span);
  }

  locate(path: Path): Location | undefined {
    if (this.value === undefined) return undefined;
    this.#root ??= scanJson(this.text);
    let node = this.#root;
    let location: Location = { key: undefined, value: node.span, entry: node.span };
    for (const segment of path) {
      const item = typeof segment === 'number' ? node.items?.[segment] : undefined;
      // As in JSON.parse, the last of several equal keys counts.
      const member = node.members?.findLast((m) => m.name === segment);
      if (item !== undefined) {
        node = item;
        location = { key: undefined, value: node.span, entry: node.span };
      } else if (member !== undefined) {
        node = member.value;
        location = { key: member.key, value: node.span, entry: { start: member.key.start, end: node.span.end } };
      } else return undefined;
    }
    return location;
  }

  #problem(rule: string, message: string, span: Span, help?: string, path: Path = []): Diagnostic {
    return {
      rule,
      level: 'error',
      message,
      path: this.path,
      range: this.range(span),
      pointer: toPointer(path),
      ...(help === undefined ? {} : { help }),
    };
  }

  #syntaxError(): Diagnostic {
    try {
      scanJson(this.text);
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
      const message = error.rule === 'source/syntax' ? `not valid JSON: ${error.message}` : error.message;
      return this.#problem(error.rule, message, error.span, error.help);
    }
    throw new Error(`JSON.parse refuses what the scanner accepts in ${this.path}`);
  }

  #duplicates(): Diagnostic[] {
    const found: Diagnostic[] = [];
    walk(scanJson(this.text), [], ({ members }, path) => {
      const first = new Map<string, Span>();
      for (const { name, key } of members ?? []) {
        const earlier = first.get(name);
        if (earlier === undefined) first.set(name, key);
        else found.push(duplicateKey(this, name, key, earlier, [...path, name]));
      }
    });
    return found;
  }

  // Numbers that become infinity and texts without a UTF-8 form: what other readers make of them is anybody's guess.
  #unreadable(): Diagnostic[] {
    const found: Diagnostic[] = [];
    const text = (span: Span, what: string, path: Path): void => {
      const source = this.text.slice(span.start, span.end);
      if (!SURROGATE_ESCAPE.test(source) || isWellFormed(JSON.parse(source) as string)) return;
      found.push(
        this.#problem(
          'source/surrogate',
          `${what} holds half of a surrogate pair`,
          span,
          'write the whole character',
          path,
        ),
      );
    };
    walk(scanJson(this.text), [], ({ span, members, items }, path) => {
      for (const { key } of members ?? []) text(key, 'a key', path);
      if (members !== undefined || items !== undefined) return;
      const first = this.text[span.start] ?? '';
      if (first === '"') text(span, 'a string', path);
      else if (/[-0-9]/.test(first) && !Number.isFinite(Number(this.text.slice(span.start, span.end)))) {
        found.push(
          this.#problem('source/number', 'a number is too large', span, 'write a number that a double can hold', path),
        );
      }
    });
    return found;
  }
}

function walk(node: JsonNode, path: Path, visit: (node: JsonNode, path: Path) => void): void {
  visit(node, path);
  for (const { name, value } of node.members ?? []) walk(value, [...path, name], visit);
  node.items?.forEach((item, index) => walk(item, [...path, index], visit));
}

/** The finding for a key that stands twice in one mapping: readers disagree on which value counts. */
export function duplicateKey(doc: SourceDocument, name: string, key: Span, earlier: Span, path: Path): Diagnostic {
  return {
    rule: 'source/duplicate-key',
    level: 'error',
    message: `duplicate key ${quote(name)}, first on line ${doc.range(earlier).start.line}`,
    path: doc.path,
    range: doc.range(key),
    pointer: toPointer(path),
    help: 'keep one of them: readers disagree on which value counts',
  };
}

/**
 * One cheap look at a JSON text: how deep it nests, and how many keys it has. In valid JSON only a key is followed by a
 * colon; of other text nothing is claimed.
 */
function survey(text: string): { depth: number; keys: number } {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 0x22: {
        i = closingQuote(text, i);
        if (i < 0) return { depth: deepest, keys };
        let after = i + 1;
        while (isSpace(text.charCodeAt(after))) after++;
        if (text.charCodeAt(after) === 0x3a) {
          keys++;
          i = after;
        }
        break;
      }
      case 0x5b:
      case 0x7b:
        if (++depth > deepest) deepest = depth;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
        break;
    }
  }
  return { depth: deepest, keys };
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

function closingQuote(text: string, open: number): number {
  for (let close = text.indexOf('"', open + 1); close >= 0; close = text.indexOf('"', close + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(close - 1 - backslashes) === 0x5c) backslashes++;
    if (backslashes % 2 === 0) return close;
  }
  return -1;
}

/** Counts the members of all objects in a value, and looks for numbers that no JSON can hold. */
function census(value: unknown): { members: number; finite: boolean } {
  let members = 0;
  let finite = value !== Infinity && value !== -Infinity;
  const visit = (node: object): void => {
    if (Array.isArray(node)) for (const item of node) look(item);
    else {
      for (const key in node) {
        members++;
        look((node as Readonly<Record<string, unknown>>)[key]);
      }
    }
  };
  const look = (child: unknown): void => {
    if (typeof child === 'object') {
      if (child !== null) visit(child);
    } else if (child === Infinity || child === -Infinity) finite = false;
  };
  look(value);
  return { members, finite };
}

function allWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormed(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, child]) => isWellFormed(key) && allWellFormed(child));
}
