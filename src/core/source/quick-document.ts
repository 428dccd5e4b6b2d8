import type { Diagnostic } from '../result/diagnostic.ts';
import type { Location, Path, SourceDocument } from './document.ts';
import { LIMITS } from './limits.ts';
import { LineIndex, type Span } from './line-index.ts';

/** A place was asked for that the quick reader does not know: {@link withPlaces} gets it from the other one. */
export class PlacesNeeded extends Error {
  override readonly name = 'PlacesNeeded';
}

type Places = Pick<SourceDocument, 'locate'>;

/**
 * A YAML document without problems that was read quickly. It knows where keys and scalars on a line stand, which is all that
 * most findings need; the reader that knows every place, and costs six times as much, is rarely loaded.
 */
export class QuickDocument implements SourceDocument {
  readonly path: string;
  readonly text: string;
  readonly language = 'yaml';
  readonly value: unknown;
  readonly problems: readonly Diagnostic[] = [];
  #lines: LineIndex | undefined;
  readonly #quickPlaces: (coarse: boolean) => Places;
  #places: Places | undefined;

  constructor(path: string, text: string, value: unknown, places: (coarse: boolean) => Places) {
    this.path = path;
    this.text = text;
    this.value = value;
    this.#quickPlaces = places;
  }

  /** @returns a location whose parts throw {@link PlacesNeeded} where {@link findPlaces} has to be called first */
  locate(path: Path): Location | undefined {
    return (this.#places ??= this.#quickPlaces(false)).locate(path);
  }

  range(span: Span): ReturnType<LineIndex['range']> {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines.range(span);
  }

  async findPlaces(): Promise<void> {
    const { parseYaml } = await import('./yaml/parse-yaml.ts');
    const exact = parseYaml(this.path, this.text, LIMITS.schemaDepth);
    // What nests too deep for that reader has places all the same.
    this.#places = exact.value === undefined ? this.#quickPlaces(true) : exact;
  }
}

/** Does some work on documents, once more with places when it turns out to need them. */
export async function withPlaces<T>(
  docs: SourceDocument | readonly SourceDocument[],
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PlacesNeeded)) throw error;
    for (const doc of 'path' in docs ? [docs] : docs) if (doc instanceof QuickDocument) await doc.findPlaces();
    return work();
  }
}
