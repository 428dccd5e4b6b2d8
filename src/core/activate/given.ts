/** Values that a configuration gives to a server: variables and headers. They are shown nowhere, and kept nowhere. */
import type { Path } from '../source/document.ts';
import type { Span } from '../source/line-index.ts';
import { isMapping, type Mapping } from '../value/mapping.ts';
import { entriesOf, type Configuration, type Splice } from './configuration.ts';

const GIVEN: ReadonlySet<string> = new Set(['env', 'environment', 'headers', 'http_headers']);

/** Where the values stand, in the order of the file. */
export function givenSpans(configuration: Configuration): Span[] {
  const { doc, table } = configuration;
  return givenIn(entriesOf(configuration), table)
    .flatMap((path) => doc.locate(path)?.value ?? [])
    .sort((a, b) => a.start - b.start);
}

/** The names of what an entry gives a value to. */
export function givenNames(entry: Mapping): string[] {
  return givenIn(entry).map((path) => String(path.at(-1)));
}

/** An entry with empty texts in place of the values. */
export function entryWithoutGiven(entry: Mapping, given = false): Mapping {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const inner = given || GIVEN.has(key);
      return [key, isMapping(value) ? entryWithoutGiven(value, inner) : inner ? '' : value];
    }),
  );
}

/** A splice that takes a part of a configuration out, which is kept with empty texts in place of the values. */
export function spliceWithoutGiven(configuration: Configuration, { at, removed, inserted }: Splice): Splice {
  const inside = givenSpans(configuration).filter(({ start, end }) => start >= at && end <= at + removed.length);
  const kept = inside
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start - at)}""${text.slice(end - at)}`, removed);
  return { at, removed: kept, inserted };
}

function givenIn(value: Mapping, path: Path = [], given = false): Path[] {
  return Object.entries(value).flatMap(([key, each]) => {
    const [at, inner] = [[...path, key], given || GIVEN.has(key)];
    if (isMapping(each)) return givenIn(each, at, inner);
    return inner ? [at] : [];
  });
}
