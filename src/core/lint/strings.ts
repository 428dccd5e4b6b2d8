import type { Path } from '../source/document.ts';
import { isMapping, type Mapping } from '../value/mapping.ts';

/**
 * Calls `visit` for every string of a CAL, keys too, but not of its signature block, which holds keys and digests by design.
 *
 * @param visit gets the path of the value, and whether the string is its key
 */
export function eachString(root: Mapping, visit: (text: string, path: Path, isKey: boolean) => void): void {
  eachStringBelow(root, [], visit);
}

/** As {@link eachString}, of the value that stands at a path. */
export function eachStringBelow(
  root: unknown,
  at: Path,
  visit: (text: string, path: Path, isKey: boolean) => void,
): void {
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string') visit(value, path, false);
    else if (Array.isArray(value)) value.forEach((item, i) => walk(item, [...path, i]));
    else if (isMapping(value)) {
      for (const key of Object.keys(value)) {
        if (path.length === 0 && key === 'integrity') continue;
        const here = [...path, key];
        visit(key, here, true);
        walk(value[key], here);
      }
    }
  };
  walk(root, at);
}
