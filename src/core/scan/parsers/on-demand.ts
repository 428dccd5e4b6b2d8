/**
 * A parser is asked for that is not there yet. Most trees need none of the large ones, so that each is loaded by the first text
 * that asks for it.
 */
export class NotLoaded extends Error {
  readonly load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    super('a parser was not loaded');
    this.name = 'NotLoaded';
    this.load = load;
  }
}

/** Does what may read manifests, and loads the parsers that it asks for: most trees need but one of them. */
export async function withParsers<T>(work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await error.load();
    }
  }
}
