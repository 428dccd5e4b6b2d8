import { toPointer, unreadable, type Location, type Path, type SourceDocument } from './document.ts';
import { type Span, LineIndex } from './line-index.ts';
import { fileError } from '../result/diagnostic.ts';

/**
 * The places of the tables, keys, items and values of a TOML text, by pointer.
 *
 * @param text TOML that a parser took: what is wrong is not noticed here
 */
export function tomlPlaces(text: string): ReadonlyMap<string, Location> {
  const reader = new Places(text);
  reader.read();
  return reader.found;
}

class Places {
  readonly found = new Map<string, Location>();
  readonly #text: string;
  readonly #counts = new Map<string, number>();
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): void {
    let table: Path = [];
    for (this.#skipBlank(); this.#at < this.#text.length; this.#skipBlank()) {
      const before = this.#at;
      if (this.#text[this.#at] === '[') table = this.#header();
      else this.#entry(table);
      // A text that no parser would take must not hold the reader up.
      if (this.#at === before) this.#at++;
    }
  }

  #header(): Path {
    const start = this.#at;
    const many = this.#text[start + 1] === '[';
    this.#at += many ? 2 : 1;
    const keys = this.#keys();
    this.#at = Math.min(this.#text.length, this.#at + (many ? 2 : 1));
    const path = this.#within(keys, many);
    this.#note(path, { start, end: this.#at }, { start, end: this.#at });
    return path;
  }

  /** The path of a header: below an array of tables it means the last of them. */
  #within(keys: readonly string[], many: boolean): Path {
    const path: (string | number)[] = [];
    for (const [i, key] of keys.entries()) {
      path.push(key);
      const pointer = toPointer(path);
      const count = this.#counts.get(pointer);
      if (many && i === keys.length - 1) {
        this.#counts.set(pointer, (count ?? 0) + 1);
        path.push(count ?? 0);
      } else if (count !== undefined) path.push(count - 1);
    }
    return path;
  }

  #entry(table: Path): void {
    const start = this.#at;
    const keys = this.#keys();
    const key = { start, end: start + this.#text.slice(start, this.#at).trimEnd().length };
    this.#skipSpace();
    if (this.#text[this.#at] === '=') this.#at++;
    this.#skipSpace();
    const path = [...table, ...keys];
    const value = this.#value(path);
    this.#note(path, key, value);
  }

  #keys(): string[] {
    const keys: string[] = [];
    for (;;) {
      this.#skipSpace();
      const quote = this.#text[this.#at];
      if (quote === '"' || quote === "'") {
        const start = this.#at;
        this.#string();
        keys.push(unquoted(this.#text.slice(start, this.#at)));
      } else {
        keys.push(this.#take(/[^\s.=\]#,{}]*/y));
      }
      this.#skipSpace();
      if (this.#text[this.#at] !== '.') return keys;
      this.#at++;
    }
  }

  #value(path: Path): Span {
    const start = this.#at;
    const unit = this.#text[start];
    if (unit === '"' || unit === "'") this.#string();
    else if (unit === '[') this.#parts(']', (i) => this.#item([...path, i]));
    else if (unit === '{') this.#parts('}', () => this.#entry(path));
    else this.#at = start + this.#take(/[^,\]}#\r\n]*/y).trimEnd().length;
    return { start, end: this.#at };
  }

  #item(path: Path): void {
    const span = this.#value(path);
    this.found.set(toPointer(path), { key: undefined, value: span, entry: span });
  }

  #parts(close: ']' | '}', part: (index: number) => void): void {
    this.#at++;
    for (let i = 0; ; i++) {
      this.#skipBlank();
      if (this.#text[this.#at] === close || this.#at >= this.#text.length) break;
      const before = this.#at;
      part(i);
      this.#skipBlank();
      if (this.#text[this.#at] === ',') this.#at++;
      if (this.#at === before) this.#at++;
    }
    this.#at++;
  }

  #string(): void {
    const quote = this.#text[this.#at] ?? '';
    const mark = this.#text.startsWith(quote.repeat(3), this.#at) ? quote.repeat(3) : quote;
    this.#at += mark.length;
    while (this.#at < this.#text.length && !this.#text.startsWith(mark, this.#at))
      this.#at += quote === '"' && this.#text[this.#at] === '\\' ? 2 : 1;
    this.#at = Math.min(this.#text.length, this.#at + mark.length);
    // A multi-line string may end with quotes of its own before its mark.
    while (mark.length === 3 && this.#text[this.#at] === quote) this.#at++;
  }

  #skipSpace(): void {
    this.#take(/[ \t]*/y);
  }

  #skipBlank(): void {
    this.#take(/(?:\s|#[^\r\n]*)*/y);
  }

  /** Steps over what a pattern finds here. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [''];
    this.#at += found.length;
    return found;
  }

  /** A dotted path makes every table above it, whose place is its first mention. */
  #note(path: Path, key: Span, value: Span): void {
    for (let length = 1; length < path.length; length++) {
      const above = toPointer(path.slice(0, length));
      if (!this.found.has(above)) this.found.set(above, { key, value: key, entry: key });
    }
    this.found.set(toPointer(path), { key, value, entry: { start: key.start, end: value.end } });
  }
}

function unquoted(text: string): string {
  if (text.startsWith("'")) return text.slice(1, -1);
  try {
    return JSON.parse(text) as string;
  } catch {
    return text.slice(1, -1);
  }
}

/**
 * Reads TOML into a document. Nothing is thrown: what is wrong with the text is in `problems`. The parser is loaded when the
 * first TOML file is met.
 */
export async function readToml(path: string, text: string): Promise<SourceDocument> {
  const lines = new LineIndex(text);
  const range = (span: Span): ReturnType<LineIndex['range']> => lines.range(span);
  const { parse, TomlError } = await import('smol-toml');
  try {
    const value: unknown = parse(text);
    let places: ReadonlyMap<string, Location> | undefined;
    const locate = (at: Path): Location | undefined => (places ??= tomlPlaces(text)).get(toPointer(at));
    return { path, text, language: 'json', value, problems: [], locate, range };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    // The parser's message holds an excerpt of the file, which may hold a secret: only its first line is its own.
    const why = error.message.split('\n')[0]?.replace(/^Invalid TOML document: /, '') ?? '';
    const problem = {
      ...fileError('source/syntax', path, `the file is no TOML: ${why}`, 'correct the syntax'),
      range: { start: { line, column }, end: { line, column } },
    };
    return unreadable(path, text, 'json', problem);
  }
}
