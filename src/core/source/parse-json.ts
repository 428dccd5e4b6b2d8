import type { Diagnostic } from '../diagnostic.ts';
import { toPointer, type Location, type Path, type SourceDocument } from './document.ts';
import { LineIndex, type Span } from './line-index.ts';
import { LIMITS } from './limits.ts';
import { JsonSyntaxError, scanJson, type JsonNode } from './scan-json.ts';

/** Every key of a JSON text, and nothing else: in valid JSON only a key is followed by a colon. */
const KEY = /"(?:[^"\\]|\\.)*"[ \t\r\n]*(:?)/g;

/**
 * Reads strict JSON (RFC 8259) into a document. Nothing is thrown: what is wrong with the text is in `problems`.
 * Places are only computed when something asks for one.
 */
export function parseJson(path: string, text: string): SourceDocument {
  let value: unknown;
  let problem = nestsTooDeep(text);
  if (!problem) {
    try {
      value = JSON.parse(text) as unknown;
    } catch {
      problem = true;
    }
  }
  return new JsonDocument(path, text, problem ? undefined : value, problem);
}

class JsonDocument implements SourceDocument {
  readonly path: string;
  readonly text: string;
  readonly language = 'json';
  readonly value: unknown;
  readonly problems: readonly Diagnostic[];
  #root: JsonNode | undefined;
  #lines: LineIndex | undefined;

  constructor(path: string, text: string, value: unknown, broken: boolean) {
    this.path = path;
    this.text = text;
    this.value = value;
    this.problems = broken ? [this.#syntaxError()] : countKeys(text) > countMembers(value) ? this.#duplicates() : [];
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

  #syntaxError(): Diagnostic {
    try {
      scanJson(this.text);
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
      return {
        rule: 'source/syntax',
        level: 'error',
        message: `not valid JSON: ${error.message}`,
        path: this.path,
        range: this.range(error.span),
        pointer: '',
        ...(error.help === undefined ? {} : { help: error.help }),
      };
    }
    throw new Error(`JSON.parse refuses what the scanner accepts in ${this.path}`);
  }

  #duplicates(): Diagnostic[] {
    const found: Diagnostic[] = [];
    const visit = (node: JsonNode, path: Path): void => {
      const first = new Map<string, Span>();
      for (const { name, key, value } of node.members ?? []) {
        const earlier = first.get(name);
        if (earlier === undefined) first.set(name, key);
        else found.push(duplicateKey(this, name, key, earlier, [...path, name]));
        visit(value, [...path, name]);
      }
      node.items?.forEach((item, index) => visit(item, [...path, index]));
    };
    visit(scanJson(this.text), []);
    return found;
  }
}

/** The finding for a key that stands twice in one mapping: readers disagree on which value counts. */
export function duplicateKey(doc: SourceDocument, name: string, key: Span, earlier: Span, path: Path): Diagnostic {
  return {
    rule: 'source/duplicate-key',
    level: 'error',
    message: `duplicate key ${JSON.stringify(name)}, first on line ${doc.range(earlier).start.line}`,
    path: doc.path,
    range: doc.range(key),
    pointer: toPointer(path),
    help: 'keep one of them: readers disagree on which value counts',
  };
}

function countKeys(text: string): number {
  let count = 0;
  for (const match of text.matchAll(KEY)) if (match[1] === ':') count++;
  return count;
}

function countMembers(value: unknown): number {
  let count = 0;
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const next = stack.pop();
    if (typeof next !== 'object' || next === null) continue;
    const children = Object.values(next);
    if (!Array.isArray(next)) count += children.length;
    for (const child of children) if (typeof child === 'object' && child !== null) stack.push(child);
  }
  return count;
}

function nestsTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 34) inString = !inString;
    else if (inString) {
      if (unit === 92) i++;
    } else if (unit === 91 || unit === 123) {
      if (++depth > LIMITS.depth) return true;
    } else if (unit === 93 || unit === 125) depth--;
  }
  return false;
}
