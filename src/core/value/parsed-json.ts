import { attempt } from './attempt.ts';

/** The value of a text of JSON; undefined where it is none. */
export function parsedJson(text: string): unknown {
  return attempt((): unknown => JSON.parse(text), undefined);
}
