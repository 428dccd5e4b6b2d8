/**
 * What `body` gives, or something else where it throws.
 *
 * @param kinds classes of the errors that are meant; any other one is thrown on, without them none is
 */
export function attempt<T, U>(
  body: () => T,
  instead: U,
  ...kinds: readonly (abstract new (...args: never[]) => Error)[]
): T | U {
  try {
    return body();
  } catch (error) {
    if (kinds.length > 0 && !kinds.some((kind) => error instanceof kind)) throw error;
    return instead;
  }
}
