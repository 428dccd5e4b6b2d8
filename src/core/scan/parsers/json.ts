import { strictJson } from '../../source/jsonc.ts';

/** Reads JSON as real tools do: with a byte order mark, comments and trailing commas. Undefined when it is no JSON even so. */
export function parseJsonLoosely(text: string): unknown {
  try {
    return JSON.parse(strictJson(text.replace(/^\ufeff/, ''))) as unknown;
  } catch {
    return undefined;
  }
}
