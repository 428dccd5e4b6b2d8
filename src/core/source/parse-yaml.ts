import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Parser,
  type CST,
  type Document,
  type Node,
  type ParsedNode,
  type YAMLError,
} from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { toPointer, type Location, type Path, type SourceDocument } from './document.ts';
import { LIMITS } from './limits.ts';
import { LineIndex, type Span } from './line-index.ts';
import { duplicateKey } from './parse-json.ts';

/** Tags of the core schema, which change nothing that the text does not say. */
const PLAIN_TAGS = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);

/**
 * Reads one YAML 1.2 document with the core schema. Nothing is thrown: what is wrong with the text is in `problems`.
 * Tags beyond the core schema, merge keys, directives, non-string keys and several documents are refused; aliases are
 * resolved, within a limit.
 */
export function parseYaml(path: string, text: string): SourceDocument {
  return new YamlDocument(path, text);
}

class YamlDocument implements SourceDocument {
  readonly path: string;
  readonly text: string;
  readonly language = 'yaml';
  readonly value: unknown;
  readonly problems: readonly Diagnostic[];
  readonly #problems: Diagnostic[] = [];
  readonly #lines: LineIndex;
  #document: Document.Parsed | undefined;
  #aliasNodes = 0;

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
    this.#lines = new LineIndex(text);
    this.problems = this.#problems;
    const tokens = this.#tokens();
    if (tokens !== undefined) this.#compose(tokens);
    this.value =
      this.#fatal() || this.#document === undefined ? undefined : this.#convert(this.#document.contents, [], new Set());
    if (this.#fatal()) this.value = undefined;
  }

  range(span: Span): ReturnType<LineIndex['range']> {
    return this.#lines.range(span);
  }

  locate(path: Path): Location | undefined {
    if (this.#document === undefined) return undefined;
    let node = this.#document.contents as ParsedNode | null;
    let location: Location | undefined =
      node === null ? undefined : { key: undefined, value: spanOf(node), entry: spanOf(node) };
    for (const segment of path) {
      node = this.#resolve(node);
      if (isMap(node)) {
        const pair = node.items.findLast((item) => isScalar(item.key) && keyName(item.key.value) === segment);
        if (pair === undefined) return undefined;
        const key = spanOf(pair.key as ParsedNode);
        const value = pair.value === null ? { start: key.end, end: key.end } : spanOf(pair.value as ParsedNode);
        location = { key, value, entry: { start: key.start, end: Math.max(key.end, value.end) } };
        node = pair.value as ParsedNode | null;
      } else if (isSeq(node) && typeof segment === 'number' && segment < node.items.length) {
        node = node.items[segment] as ParsedNode | null;
        if (node === null) return undefined;
        location = { key: undefined, value: spanOf(node), entry: spanOf(node) };
      } else return undefined;
    }
    return location;
  }

  #resolve(node: ParsedNode | null): ParsedNode | null {
    if (!isAlias(node)) return node;
    return (node.resolve(this.#document as Document.Parsed) as ParsedNode | undefined) ?? null;
  }

  #fatal(): boolean {
    return this.#problems.some(
      (problem) => problem.rule !== 'source/duplicate-key' && problem.rule !== 'source/merge-key',
    );
  }

  #report(rule: string, message: string, span: Span, path: Path = [], help?: string): void {
    this.#problems.push({
      rule,
      level: 'error',
      message,
      path: this.path,
      range: this.#lines.range(span),
      pointer: toPointer(path),
      ...(help === undefined ? {} : { help }),
    });
  }

  // The token tree is walked before anything is composed: composing deep trees or collections used as keys can abort the
  // whole process, which no try can catch (toolchain/README.md, 7).
  #tokens(): CST.Token[] | undefined {
    const tokens = [...new Parser().parse(this.text)];
    const stack: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
    while (stack.length > 0) {
      const { token, depth } = stack.pop() as { token: CST.Token; depth: number };
      if (depth > LIMITS.depth) {
        this.#report(
          'source/limit',
          `nesting is deeper than ${LIMITS.depth} levels`,
          pointAt(token.offset),
          [],
          'flatten the document',
        );
        return undefined;
      }
      if (token.type === 'document' && token.value !== undefined) stack.push({ token: token.value, depth });
      if (!('items' in token)) continue;
      for (const item of token.items) {
        if (item.key !== undefined && item.key !== null) {
          if ('items' in item.key || item.key.type === 'alias') {
            this.#report(
              'source/key',
              'a key must be a plain string',
              pointAt(item.key.offset),
              [],
              'write the key as text',
            );
            return undefined;
          }
        }
        if (item.value !== undefined) stack.push({ token: item.value, depth: depth + 1 });
      }
    }
    return tokens;
  }

  #compose(tokens: CST.Token[]): void {
    const composer = new Composer({
      version: '1.2',
      schema: 'core',
      merge: false,
      uniqueKeys: false,
      prettyErrors: false,
      keepSourceTokens: false,
    });
    const documents = [...composer.compose(tokens, true, this.text.length)];
    const [first, second] = documents;
    for (const document of documents) {
      for (const error of [...document.errors, ...document.warnings]) this.#syntax(error);
    }
    if (second !== undefined && second.contents !== null) {
      this.#report(
        'source/documents',
        'the file holds more than one YAML document',
        pointAt(second.range[0]),
        [],
        'keep one document in a file',
      );
    }
    if (
      /^%/m.test(this.text) &&
      first?.directives !== undefined &&
      /^%(?:YAML|TAG)\b/m.test(this.text.slice(0, first.contents?.range?.[0] ?? 0))
    ) {
      this.#report(
        'source/directive',
        'a YAML directive is not allowed',
        pointAt(this.text.search(/^%/m)),
        [],
        'remove the line that starts with %',
      );
    }
    if (first === undefined || first.contents === null) {
      if (!this.#fatal()) this.#report('source/syntax', 'the document is empty', pointAt(0));
      return;
    }
    this.#document = first as Document.Parsed;
  }

  // The parser's own message quotes the source line; only its code and its fixed first sentence are used.
  #syntax(error: YAMLError): void {
    const message = (error.message.split('\n')[0] as string).replace(/ at line \d+, column \d+:?$/, '');
    this.#report('source/syntax', `not valid YAML: ${message.slice(0, 200)}`, {
      start: error.pos[0],
      end: error.pos[1],
    });
  }

  #convert(source: ParsedNode | null, path: Path, open: Set<Node>): unknown {
    if (source === null) return null;
    const node = this.#resolve(source);
    if (node === null) {
      this.#report('source/alias', 'an alias names no anchor', spanOf(source), path);
      return null;
    }
    if (isAlias(source) && !this.#aliasAllowed(node, source, path, open)) return null;
    const tag = (node as { tag?: string }).tag;
    if (tag !== undefined && !PLAIN_TAGS.has(tag)) {
      this.#report('source/tag', `the tag ${JSON.stringify(tag)} is not allowed`, spanOf(node), path, 'remove the tag');
      return null;
    }
    if (isScalar(node)) return node.value;
    open.add(node);
    const value = isMap(node)
      ? this.#object(node.items, path, open)
      : isSeq(node)
        ? node.items.map((item, i) => this.#convert(item as ParsedNode, [...path, i], open))
        : null;
    open.delete(node);
    return value;
  }

  #aliasAllowed(node: ParsedNode, alias: ParsedNode, path: Path, open: Set<Node>): boolean {
    const recursive = open.has(node);
    if (!recursive) this.#aliasNodes += countNodes(node, LIMITS.aliasNodes);
    if (!recursive && this.#aliasNodes <= LIMITS.aliasNodes) return true;
    const what = recursive ? 'an alias contains itself' : `aliases repeat more than ${LIMITS.aliasNodes} values`;
    this.#report('source/alias', what, spanOf(alias), path, 'write the value out');
    return false;
  }

  #object(items: readonly { key: unknown; value: unknown }[], path: Path, open: Set<Node>): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    const first = new Map<string, Span>();
    for (const item of items) {
      const key = item.key as ParsedNode;
      const name = isScalar(key) ? keyName(key.value) : undefined;
      const tag = (key as { tag?: string } | null)?.tag;
      if (name === undefined || (tag !== undefined && tag !== 'tag:yaml.org,2002:str')) {
        this.#report(
          'source/key',
          'a key must be a plain string',
          key === null ? pointAt(0) : spanOf(key),
          path,
          'write the key as text',
        );
        continue;
      }
      const here = [...path, name];
      const earlier = first.get(name);
      if (earlier !== undefined) this.#problems.push(duplicateKey(this, name, spanOf(key), earlier, here));
      else first.set(name, spanOf(key));
      if (name === '<<')
        this.#report('source/merge-key', 'a merge key is not allowed', spanOf(key), here, 'write the merged keys out');
      Object.defineProperty(object, name, {
        value: this.#convert(item.value as ParsedNode | null, here, open),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return object;
  }
}

function keyName(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? String(value) : undefined;
}

function spanOf(node: ParsedNode): Span {
  const range = node.range;
  return { start: range[0], end: range[1] };
}

function pointAt(offset: number): Span {
  return { start: offset, end: offset + 1 };
}

function countNodes(node: Node, limit: number): number {
  let count = 0;
  const stack: unknown[] = [node];
  while (stack.length > 0 && count <= limit) {
    const next = stack.pop();
    count++;
    if (isMap(next)) for (const item of next.items) stack.push(item.key, item.value);
    else if (isSeq(next)) stack.push(...next.items);
  }
  return count;
}
