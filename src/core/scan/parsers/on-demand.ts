/** A parser is asked for that is not there yet; {@link withParsers} loads it. */
class NotLoaded extends Error {
  readonly load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    super('a parser was not loaded');
    this.load = load;
  }
}

/**
 * A parser that is loaded by the first text that asks for it: most trees need none of the large ones.
 *
 * @returns what gives its module, inside of {@link withParsers}
 */
export function onDemand<T>(load: () => Promise<T>): () => T {
  let loaded: { readonly module: T } | undefined;
  return () => {
    if (loaded !== undefined) return loaded.module;
    throw new NotLoaded(async () => {
      loaded = { module: await load() };
    });
  };
}

/** Does what may read manifests, and once more with each parser that it asks for. */
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
