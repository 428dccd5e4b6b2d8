import type { RuleId } from '../../generated/rule-facts.ts';
import { fileError, type Diagnostic } from '../result/diagnostic.ts';
import { quote } from '../text/printable.ts';
import { once } from '../value/once.ts';
import { TextDocument, toPointer, type Location, type Path, type Shadowed, type SourceDocument } from './document.ts';
import type { Span } from './line-index.ts';
import { LIMITS } from './limits.ts';
import { JsonSyntaxError, scanJson, type JsonMember, type JsonNode } from './scan-json.ts';

/**
 * Reads strict JSON (RFC 8259) into a document. Nothing is thrown: what is wrong with the text is in `problems`.
 * Places are only computed when something asks for one.
 */
export function parseJson(path: string, text: string, maxDepth: number = LIMITS.depth): SourceDocument {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return new JsonDocument(path, text, undefined, 'broken', maxDepth);
  }
  const members = countMembers(value, 1, maxDepth);
  if (members === TOO_DEEP) return new JsonDocument(path, text, undefined, 'broken', maxDepth);
  const finite = !Number.isNaN(members);
  const wellFormed = !text.includes('\\u') || !SURROGATE_ESCAPE.test(text) || allWellFormed(value);
  if (!finite || !wellFormed) return new JsonDocument(path, text, undefined, 'unreadable', maxDepth);
  return new JsonDocument(path, text, value, countKeys(text) > members ? 'duplicates' : 'sound', maxDepth);
}

const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

class JsonDocument extends TextDocument implements SourceDocument {
  readonly language = 'json';
  readonly value: unknown;
  readonly problems: readonly Diagnostic[];
  readonly shadowed: Shadowed[] = [];
  readonly #maxDepth: number;
  readonly #members = new Map<JsonNode, Map<string, JsonMember>>();
  #root: JsonNode | undefined;

  constructor(
    path: string,
    text: string,
    value: unknown,
    state: 'sound' | 'duplicates' | 'unreadable' | 'broken',
    maxDepth: number,
  ) {
    super(path, text);
    this.#maxDepth = maxDepth;
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

  locate(path: Path): Location | undefined {
    if (this.value === undefined) return undefined;
    let node = this.#scanned();
    let key: Span | undefined;
    for (const segment of path) {
      const member = typeof segment === 'string' ? this.#memberOf(node, segment) : undefined;
      const below = typeof segment === 'number' ? node.items?.[segment] : member?.value;
      if (below === undefined) return undefined;
      key = member?.key;
      node = below;
    }
    const { span } = node;
    return { key, value: span, entry: key === undefined ? span : { start: key.start, end: span.end } };
  }

  // As in JSON.parse, the last of several equal keys counts. Each of many findings in a large object asks for one key.
  #memberOf(node: JsonNode, name: string): JsonMember | undefined {
    const byName = (): Map<string, JsonMember> => new Map(node.members?.map((member) => [member.name, member]));
    return once(this.#members, node, byName).get(name);
  }

  #scanned(): JsonNode {
    return (this.#root ??= scanJson(this.text, this.#maxDepth));
  }

  #problem(rule: RuleId, message: string, span: Span, help: string, path: Path = []): Diagnostic {
    return { ...fileError(rule, this.path, message, help), range: this.range(span), pointer: toPointer(path) };
  }

  #syntaxError(): Diagnostic {
    try {
      scanJson(this.text, this.#maxDepth);
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
      const message = error.rule === 'source/syntax' ? `not valid JSON: ${error.message}` : error.message;
      return this.#problem(error.rule, message, error.span, error.help);
    }
    throw new Error(`JSON.parse refuses what the scanner accepts in ${this.path}`);
  }

  #duplicates(): Diagnostic[] {
    const found: Diagnostic[] = [];
    // Replaced entries may enclose each other, and each is read for itself.
    let readable = 4 * this.text.length;
    walk(this.#scanned(), [], ({ members }, path) => {
      const first = new Map<string, Span>();
      const last = new Map<string, JsonMember>();
      for (const member of members ?? []) {
        const { name, key } = member;
        const here = [...path, name];
        const [earlier, before] = [first.get(name), last.get(name)];
        if (earlier === undefined) first.set(name, key);
        else found.push(duplicateKey(this, name, key, earlier, here));
        if (before !== undefined) {
          const { start, end } = before.value.span;
          readable -= end - start;
          const content = readable < 0 ? undefined : (JSON.parse(this.text.slice(start, end)) as unknown);
          this.shadowed.push({ path: here, key: before.key, value: before.value.span, content });
        }
        last.set(name, member);
      }
    });
    return found;
  }

  // Other readers differ about numbers that become infinity and texts without a UTF-8 form.
  #unreadable(): Diagnostic[] {
    const found: Diagnostic[] = [];
    const text = (span: Span, what: string, path: Path): void => {
      const source = this.text.slice(span.start, span.end);
      if (!SURROGATE_ESCAPE.test(source) || (JSON.parse(source) as string).isWellFormed()) return;
      const message = `${what} holds half of a surrogate pair`;
      found.push(this.#problem('source/surrogate', message, span, 'write the whole character', path));
    };
    walk(this.#scanned(), [], ({ span, members, items }, path) => {
      for (const { key } of members ?? []) text(key, 'a key', path);
      if (members !== undefined || items !== undefined) return;
      const first = this.text[span.start] ?? '';
      if (first === '"') text(span, 'a string', path);
      else if (/[-0-9]/.test(first) && !Number.isFinite(Number(this.text.slice(span.start, span.end)))) {
        found.push(this.#problem('source/number', 'a number is too large', span, 'write a smaller number', path));
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

/** The finding for a key that appears twice in one mapping: readers disagree on which value they use. */
export function duplicateKey(doc: SourceDocument, name: string, key: Span, earlier: Span, path: Path): Diagnostic {
  const message = `duplicate key ${quote(name)}, first on line ${doc.range(earlier).start.line}`;
  const help = 'keep one of them: readers disagree on which value they use';
  const problem = fileError('source/duplicate-key', doc.path, message, help);
  return { ...problem, range: doc.range(key), pointer: toPointer(path) };
}

/**
 * How many keys a valid JSON text has, or more: a colon after a quote that opens a string is counted too. The exact number
 * would cost a look at every character; too many only cost a scan that then finds no duplicate.
 */
function countKeys(text: string): number {
  let keys = 0;
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    const before = text.charCodeAt(colon - 1);
    // White space before a colon is rare: a string, or a key that only the scan can tell.
    if (before === 0x22 || before === 0x20 || before === 0x0a || before === 0x0d || before === 0x09) keys++;
  }
  return keys;
}

const TOO_DEEP = -1;

/** @returns how many members all objects in a value have; NaN when a number is infinite, `TOO_DEEP` when it nests too deep */
function countMembers(value: unknown, depth: number, maxDepth: number): number {
  if (typeof value !== 'object' || value === null) return value === Infinity || value === -Infinity ? NaN : 0;
  if (depth > maxDepth) return TOO_DEEP;
  const children: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let members = Array.isArray(value) ? 0 : children.length;
  for (const child of children) {
    if (typeof child === 'string' || typeof child === 'boolean') continue;
    const below = countMembers(child, depth + 1, maxDepth);
    if (below === TOO_DEEP) return TOO_DEEP;
    members += below;
  }
  return members;
}

function allWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, child]) => key.isWellFormed() && allWellFormed(child));
}
