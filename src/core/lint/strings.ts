import type { Path } from '../source/document.ts';
import { isMapping, type Mapping } from './mapping.ts';

/** Calls `visit` for every string value of a CAL, but not of its signature block, which holds keys and digests by design. */
export function eachString(root: Mapping, visit: (text: string, path: Path) => void): void {
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string') visit(value, path);
    else if (Array.isArray(value)) value.forEach((item, i) => walk(item, [...path, i]));
    else if (isMapping(value)) {
      for (const key of Object.keys(value))
        if (path.length > 0 || key !== 'integrity') walk(value[key], [...path, key]);
    }
  };
  walk(root, []);
}
