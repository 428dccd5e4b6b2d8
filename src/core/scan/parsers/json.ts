import { parsedJson } from '../../value/parsed-json.ts';
import { strictJson } from '../../source/jsonc.ts';

/** Reads JSON as real tools do: with a byte order mark, comments and trailing commas. Undefined when it is not JSON even so. */
export function parseJsonLoosely(text: string): unknown {
  const plain = text.replace(/^\ufeff/, '');
  return parsedJson(plain) ?? parsedJson(strictJson(plain));
}
