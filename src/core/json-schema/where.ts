import { toPointer, type Path } from '../source/document.ts';

/** A place in a schema as a linked list: thousands of places are made, and few are ever written out. */
export interface Where {
  readonly up: Where | undefined;
  readonly key: string | number;
}

/** RFC 6901 pointer of a place; undefined is the root. */
export function pointerOf(where: Where | undefined): string {
  return toPointer(pathOf(where));
}

/** The keys that lead to a place. */
export function pathOf(where: Where | undefined): Path {
  const path: (string | number)[] = [];
  for (let at = where; at !== undefined; at = at.up) path.push(at.key);
  return path.toReversed();
}

export function below(up: Where | undefined, ...keys: readonly (string | number)[]): Where | undefined {
  return keys.reduce<Where | undefined>((at, key) => ({ up: at, key }), up);
}
