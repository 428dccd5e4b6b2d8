import { toPointer, unreadable, type Location, type Path, type SourceDocument } from './document.ts';
import { type Span, LineIndex } from './line-index.ts';
import { fileError } from '../result/diagnostic.ts';

/**
 * The places of the tables, keys, items and values of a TOML text, by pointer.
 *
 * @param text TOML that a parser took: what is wrong is not noticed here
 */
export function tomlPlaces(text: string): ReadonlyMap<string, Location> {
  const found = new Map<string, Location>();
  const counts = new Map<string, number>();
  let at = 0;
  const readHeader = (): Path => {
    const start = at;
    const many = text[start + 1] === '[';
    at += many ? 2 : 1;
    const keys = readKeys();
    at = Math.min(text.length, at + (many ? 2 : 1));
    const path = within(keys, many);
    note(path, { start, end: at }, { start, end: at });
    return path;
  };
  /** The path of a header: below an array of tables it means the last of them. */
  const within = (keys: readonly string[], many: boolean): Path => {
    const path: (string | number)[] = [];
    for (const [i, key] of keys.entries()) {
      path.push(key);
      const pointer = toPointer(path);
      const count = counts.get(pointer);
      if (many && i === keys.length - 1) {
        counts.set(pointer, (count ?? 0) + 1);
        path.push(count ?? 0);
      } else if (count !== undefined) path.push(count - 1);
    }
    return path;
  };
  const readEntry = (table: Path): void => {
    const start = at;
    const keys = readKeys();
    const key = { start, end: start + text.slice(start, at).trimEnd().length };
    skipSpace();
    if (text[at] === '=') at++;
    skipSpace();
    const path = [...table, ...keys];
    const value = readValue(path);
    note(path, key, value);
  };
  const readKeys = (): string[] => {
    const keys: string[] = [];
    for (;;) {
      skipSpace();
      const quote = text[at];
      if (quote === '"' || quote === "'") {
        const start = at;
        skipString();
        keys.push(unquoted(text.slice(start, at)));
      } else {
        keys.push(take(/[^\s.=\]#,{}]*/y));
      }
      skipSpace();
      if (text[at] !== '.') return keys;
      at++;
    }
  };
  const readValue = (path: Path): Span => {
    const start = at;
    const unit = text[start];
    if (unit === '"' || unit === "'") skipString();
    else if (unit === '[') readParts(']', (i) => readItem([...path, i]));
    else if (unit === '{') readParts('}', () => readEntry(path));
    else at = start + take(/[^,\]}#\r\n]*/y).trimEnd().length;
    return { start, end: at };
  };
  const readItem = (path: Path): void => {
    const span = readValue(path);
    found.set(toPointer(path), { key: undefined, value: span, entry: span });
  };
  const readParts = (close: ']' | '}', part: (index: number) => void): void => {
    at++;
    for (let i = 0; ; i++) {
      skipBlank();
      if (text[at] === close || at >= text.length) break;
      const before = at;
      part(i);
      skipBlank();
      if (text[at] === ',') at++;
      if (at === before) at++;
    }
    at++;
  };
  const skipString = (): void => {
    const quote = text[at] ?? '';
    const mark = text.startsWith(quote.repeat(3), at) ? quote.repeat(3) : quote;
    at += mark.length;
    while (at < text.length && !text.startsWith(mark, at)) at += quote === '"' && text[at] === '\\' ? 2 : 1;
    at = Math.min(text.length, at + mark.length);
    // A multi-line string may end with quotes of its own before its mark.
    while (mark.length === 3 && text[at] === quote) at++;
  };
  const skipSpace = (): string => take(/[ \t]*/y);
  const skipBlank = (): string => take(/(?:\s|#[^\r\n]*)*/y);
  /** Steps over what a pattern finds here. */
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [''];
    at += found.length;
    return found;
  };
  /** A dotted path makes every table above it, whose place is its first mention. */
  const note = (path: Path, key: Span, value: Span): void => {
    for (let length = 1; length < path.length; length++) {
      const above = toPointer(path.slice(0, length));
      if (!found.has(above)) found.set(above, { key, value: key, entry: key });
    }
    found.set(toPointer(path), { key, value, entry: { start: key.start, end: value.end } });
  };
  let table: Path = [];
  for (skipBlank(); at < text.length; skipBlank()) {
    const before = at;
    if (text[at] === '[') table = readHeader();
    else readEntry(table);
    // A text that no parser would take must not hold the reader up.
    if (at === before) at++;
  }
  return found;
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
      ...fileError('source/syntax', path, `the file is not TOML: ${why}`, 'correct the syntax'),
      range: { start: { line, column }, end: { line, column } },
    };
    return unreadable(path, text, 'json', problem);
  }
}
