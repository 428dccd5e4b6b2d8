import { canonicalize } from '../value/canonical-json.ts';
import { parseJson } from '../source/parse-json.ts';
import { utf8Text } from '../value/utf8.ts';

/** A JSON text, or why it is refused: a problem is what follows the name of the text in a sentence. */
export type StrictJson = { readonly value: unknown } | { readonly problem: string };

/** Reads JSON that is signed or carries a signature: no duplicate keys, no byte order mark, no lone surrogates. */
export function readStrictJson(text: string): StrictJson {
  const { value, problems } = parseJson('', text);
  const [first] = problems;
  // Only the kind is said: the message of a syntax error may quote the text.
  if (first !== undefined)
    return { problem: first.rule === 'source/duplicate-key' ? `has ${first.message}` : 'is not valid JSON' };
  return { value };
}

/** Reads bytes that must be the RFC 8785 form of a JSON value, and nothing else. */
export function readCanonicalJson(bytes: Uint8Array): StrictJson {
  const text = utf8Text(bytes);
  if (text === undefined) return { problem: 'is not valid UTF-8' };
  const result = readStrictJson(text);
  if ('problem' in result) return result;
  try {
    if (canonicalize(result.value) !== text) return { problem: 'is not in RFC 8785 form' };
  } catch {
    return { problem: 'is not I-JSON' };
  }
  return hasUnsafeInteger(result.value) ? { problem: 'is not I-JSON: a number is above 2^53' } : result;
}

/** Whether a number is in the value that readers with 64-bit integers read as another one (I-JSON, RFC 7493 2.2). */
export function hasUnsafeInteger(root: unknown): boolean {
  const stack: unknown[] = [root];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) return true;
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) stack.push(inner);
  }
  return false;
}
