import type { RuleId } from '../../generated/rule-facts.ts';
import { START_OF_FILE, type Diagnostic, type Fix, type Level, type Range } from '../result/diagnostic.ts';
import { LineIndex, type Span } from './line-index.ts';

/** Keys and indexes from the root of a document to a value. */
export type Path = readonly (string | number)[];

/** Where a value is in the text. */
export interface Location {
  /** The key's own text, quotes included; absent for a list item and for the root. */
  readonly key: Span | undefined;
  readonly value: Span;
  /** Key and value; for a list item the value alone. */
  readonly entry: Span;
}

/** An entry that a later one of the same name replaces: it is not part of the document's value, and is in the text all the same. */
export interface Shadowed {
  /** The path that it has in common with the one that counts. */
  readonly path: Path;
  readonly key: Span;
  readonly value: Span;
  /** What the text says there, as plain data; undefined when so much is replaced that reading it would cost too much. */
  readonly content: unknown;
}

/**
 * A text with its value: every key and value of it knows its place.
 * Places are computed on demand, so that a document without findings costs nothing more than its parse.
 */
export interface SourceDocument {
  readonly path: string;
  readonly text: string;
  readonly language: 'json' | 'yaml';
  /**
   * Plain data: null, booleans, numbers, strings, arrays, objects. Read objects with `Object.hasOwn` only: a key may be
   * `__proto__`. It is undefined when the text could not be read at all; then `problems` says why.
   */
  readonly value: unknown;
  /** Syntax errors, duplicate keys, limits: what the parse itself found. */
  readonly problems: readonly Diagnostic[];
  /** Entries that `value` lacks because their key appears once more; missing where no key is twice. */
  readonly shadowed?: readonly Shadowed[];
  /** @returns the location of the value at `path`, or undefined when there is none. */
  locate(path: Path): Location | undefined;
  range(span: Span): Range;
}

/** What the readers of JSON and YAML have in common: the text, and its lines once a place is asked for. */
export abstract class TextDocument {
  readonly path: string;
  readonly text: string;
  #lines: LineIndex | undefined;

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
  }

  range(span: Span): Range {
    return (this.#lines ??= new LineIndex(this.text)).range(span);
  }
}

/** A document that could not be read at all, and why. */
export function unreadable(
  path: string,
  text: string,
  language: SourceDocument['language'],
  problem: Diagnostic,
): SourceDocument {
  const nowhere = { locate: () => undefined, range: () => START_OF_FILE };
  return { path, text, language, value: undefined, problems: [problem], ...nowhere };
}

/** RFC 6901 pointer of a path. */
export function toPointer(path: Path): string {
  let pointer = '';
  for (const segment of path) pointer += `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return pointer;
}

/** The path that an RFC 6901 pointer names in `root`: what is an index and what a key, only the value tells. */
export function fromPointer(root: unknown, pointer: string): Path {
  let value = root;
  const path: (string | number)[] = [];
  for (const raw of pointer.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    const segment = Array.isArray(value) ? Number(key) : key;
    path.push(segment);
    value = valueAt(value, [segment]);
  }
  return path;
}

/** The value at a path, by own properties only; undefined when there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) !== (typeof segment === 'number'))
      return undefined;
    value = Object.hasOwn(value, segment) ? (value as Readonly<Record<string | number, unknown>>)[segment] : undefined;
  }
  return value;
}

/** Which part of an entry a diagnostic points at. */
export type Part = 'key' | 'value' | 'entry';

/** A finding before its place is known: rules speak of paths, the document turns them into ranges. */
export interface Finding {
  readonly rule: RuleId;
  readonly level: Level;
  readonly message: string;
  readonly path: Path;
  /** Default `value`. A missing value falls back to the nearest ancestor that is there. */
  readonly part?: Part;
  /** Where it stands, when the entry at `path` is another one of the same name. */
  readonly span?: Span;
  readonly help: string;
  readonly fix?: Fix;
}

/** Turns a finding into a diagnostic with its exact range in `doc`. */
export function locateFinding(doc: SourceDocument, finding: Finding): Diagnostic {
  return { rule: finding.rule, ...locateFault(doc, finding) };
}

/** As {@link locateFinding} for what is the fault of no rule: it ends the run, with the file and the place. */
export function locateFault(doc: SourceDocument, finding: Omit<Finding, 'rule'>): Omit<Diagnostic, 'rule'> {
  return {
    level: finding.level,
    message: finding.message,
    path: doc.path,
    range: finding.span === undefined ? rangeOf(doc, finding.path, finding.part) : doc.range(finding.span),
    pointer: toPointer(finding.path),
    help: finding.help,
    ...(finding.fix === undefined ? {} : { fix: finding.fix }),
  };
}

/** The range of a part of the entry at `path`, or of its nearest ancestor that is there. */
export function rangeOf(doc: SourceDocument, path: Path, part: Part = 'value'): Range {
  for (let length = path.length; length >= 0; length--) {
    const location = doc.locate(path.slice(0, length));
    if (location === undefined) continue;
    if (length < path.length) return doc.range(location.key ?? firstCharacter(location.value));
    const { key } = location;
    if (part === 'key' && key !== undefined) return doc.range(key);
    return doc.range(part === 'entry' ? location.entry : location.value);
  }
  return doc.range({ start: 0, end: 0 });
}

// A missing value is reported at its parent's key or first character, not over the parent's whole text.
function firstCharacter(span: Span): Span {
  return { start: span.start, end: Math.min(span.start + 1, span.end) };
}
