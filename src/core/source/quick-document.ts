import type { Diagnostic } from '../diagnostic.ts';
import type { Location, Path, SourceDocument } from './document.ts';
import { LineIndex, type Span } from './line-index.ts';

/** A place was asked of a document that has none yet: {@link withPlaces} gets them and asks again. */
export class PlacesNeeded extends Error {
  override readonly name = 'PlacesNeeded';
}

/**
 * A YAML document without problems that was read for its value alone. Most documents have no finding, and then the reader
 * that knows places, and costs six times as much, is never loaded.
 */
export class QuickDocument implements SourceDocument {
  readonly path: string;
  readonly text: string;
  readonly language = 'yaml';
  readonly value: unknown;
  readonly problems: readonly Diagnostic[] = [];
  #lines: LineIndex | undefined;
  #placed: SourceDocument | undefined;

  constructor(path: string, text: string, value: unknown) {
    this.path = path;
    this.text = text;
    this.value = value;
  }

  /** @throws PlacesNeeded before {@link findPlaces} */
  locate(path: Path): Location | undefined {
    if (this.#placed === undefined) throw new PlacesNeeded();
    return this.#placed.locate(path);
  }

  range(span: Span): ReturnType<LineIndex['range']> {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines.range(span);
  }

  async findPlaces(): Promise<void> {
    const { parseYaml } = await import('./parse-yaml.ts');
    this.#placed = parseYaml(this.path, this.text);
  }
}

/** Does some work on a document, once more with places when it turns out to need them. */
export async function withPlaces<T>(doc: SourceDocument, work: () => T | Promise<T>): Promise<T> {
  if (!(doc instanceof QuickDocument)) return work();
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PlacesNeeded)) throw error;
    await doc.findPlaces();
    return work();
  }
}
