/** Values that a configuration gives to a server: variables and headers. They are shown nowhere, and kept nowhere. */
import { strictJson } from '../clients/jsonc.ts';
import type { ConfigurationFile } from '../clients/client.ts';
import type { Range } from '../result/diagnostic.ts';
import type { Path } from '../source/document.ts';
import { scanJson, type JsonNode } from '../source/scan-json.ts';
import { tomlPlaces } from '../source/toml.ts';
import type { Span } from '../source/line-index.ts';
import { isMapping } from '../value/mapping.ts';
import { entriesOf, type Configuration } from './configuration.ts';

const GIVEN: ReadonlySet<string> = new Set(['env', 'environment', 'headers', 'http_headers']);

/** Where the values stand. */
export function givenRanges(configuration: Configuration): Range[] {
  const { doc, table } = configuration;
  const ranges: Range[] = [];
  const walk = (value: unknown, path: Path, given: boolean): void => {
    if (isMapping(value))
      for (const [key, each] of Object.entries(value)) walk(each, [...path, key], given || GIVEN.has(key));
    else if (given) {
      const at = doc.locate(path);
      if (at !== undefined) ranges.push(doc.range(at.value));
    }
  };
  walk(entriesOf(configuration), table, false);
  return ranges;
}

/** The text of an entry that was taken out, with empty texts in place of the values, and the names of what they were given to. */
export function withoutGiven(
  text: string,
  format: ConfigurationFile['format'],
): { readonly text: string; readonly names: readonly string[] } {
  const found = format === 'toml' ? givenInToml(text) : givenInJson(text);
  let kept = text;
  for (const { span } of [...found].sort((a, b) => b.span.start - a.span.start))
    kept = `${kept.slice(0, span.start)}""${kept.slice(span.end)}`;
  return { text: kept, names: found.map(({ name }) => name) };
}

interface Given {
  readonly name: string;
  readonly span: Span;
}

function givenInToml(text: string): Given[] {
  return [...tomlPlaces(text)].flatMap(([pointer, { key, value }]) => {
    const keys = pointer.split('/');
    const isValue = key !== undefined && key.start !== value.start;
    return isValue && keys.slice(0, -1).some((each) => GIVEN.has(each))
      ? [{ name: keys.at(-1) ?? '', span: value }]
      : [];
  });
}

// A member without the braces around it, and with the comma behind it.
function givenInJson(text: string): Given[] {
  if (text.trim() === '' || text.trim() === ',') return [];
  const found: Given[] = [];
  const walk = ({ members = [] }: JsonNode, given: boolean): void => {
    for (const { name, value } of members) {
      const inner = given || GIVEN.has(name);
      if (value.members !== undefined) walk(value, inner);
      else if (given) found.push({ name, span: { start: value.span.start - 1, end: value.span.end - 1 } });
    }
  };
  walk(scanJson(strictJson(`{${text}}`)), false);
  return found;
}
