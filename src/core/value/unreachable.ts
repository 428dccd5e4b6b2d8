/**
 * Stands behind a switch that returns nothing: the compiler then asks for every member of the union.
 *
 * @throws Error when a value came from outside of its type
 */
export function unreachable(value: never): never {
  throw new Error(`a case that does not exist: ${JSON.stringify(value)}`);
}
