import type { Location, Path, SourceDocument } from '../document.ts';
import { LineIndex, type Span } from '../line-index.ts';
import { fileError, START_OF_FILE } from '../../result/diagnostic.ts';
import { toPointer } from '../document.ts';
import { tomlPlaces } from './toml-places.ts';

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
    return {
      path,
      text,
      language: 'json',
      value: undefined,
      problems: [problem],
      locate: () => undefined,
      range: () => START_OF_FILE,
    };
  }
}
