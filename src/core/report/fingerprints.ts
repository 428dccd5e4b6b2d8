import type { Diagnostic } from '../result/diagnostic.ts';
import { sha256Hex } from '../value/digest.ts';

/**
 * Fingerprints of findings: rule, file, where in the structure, and what, without numbers of lines and list positions. The
 * n-th equal one gets its number.
 */
export function fingerprints(): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ rule, path, pointer, message }) => {
    const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    const what = message.replace(/\bline \d+/g, 'line');
    const key = sha256Hex(JSON.stringify([rule, path, place, what])).slice(0, 32);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return `${key}:${count}`;
  };
}
