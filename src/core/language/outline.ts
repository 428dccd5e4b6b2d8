import type { Range } from '../result/diagnostic.ts';
import type { Path, SourceDocument } from '../source/document.ts';
import type { Plain } from '../text/outlet.ts';
import { oneLine } from '../text/printable.ts';
import { isMapping, textOf } from '../value/mapping.ts';

/** An entry of a document's outline. */
export interface Entry {
  /** Never empty. */
  readonly name: Plain;
  readonly detail: Plain;
  readonly kind: 'property' | 'list' | 'item';
  /** The whole entry, and the part of it that its name stands in. */
  readonly range: Range;
  readonly selection: Range;
  readonly children: readonly Entry[];
}

/** Properties whose text names the mapping that they are in, the best first. */
const NAMES = ['id', 'alias', 'name', 'role', 'rule'];
/** Entries of one outline; who has more does not read it. */
const MOST = 20_000;

/** The properties of a document, and the items of its lists by their names; empty for a text that cannot be read. */
export function outlineOf(doc: SourceDocument): readonly Entry[] {
  let left = MOST;
  const items = (list: readonly unknown[], path: Path): Entry[] =>
    list.flatMap((item, i) => (isMapping(item) && left-- > 0 ? itemEntry(doc, item, [...path, i]) : []));
  const { value } = doc;
  if (Array.isArray(value)) return items(value, []);
  if (!isMapping(value)) return [];
  return Object.entries(value).flatMap(([name, child]): Entry[] => {
    const location = doc.locate([name]);
    if (location?.key === undefined || left-- <= 0) return [];
    const isList = Array.isArray(child);
    return [
      {
        name: shown(name),
        detail: oneLine(typeof child === 'string' || typeof child === 'number' ? String(child) : ''),
        kind: isList ? 'list' : 'property',
        range: doc.range(location.entry),
        selection: doc.range(location.key),
        children: isList ? items(child, [name]) : [],
      },
    ];
  });
}

function itemEntry(doc: SourceDocument, item: Readonly<Record<string, unknown>>, path: Path): Entry[] {
  const location = doc.locate(path);
  if (location === undefined) return [];
  const naming = NAMES.find((name) => textOf(item, name) !== '');
  const isEdge = textOf(item, 'from') !== '' && textOf(item, 'to') !== '';
  const named = isEdge
    ? `${textOf(item, 'from')} → ${textOf(item, 'to')}`
    : naming === undefined
      ? String(path.at(-1))
      : textOf(item, naming);
  const name = doc.locate([...path, isEdge ? 'from' : (naming ?? '')])?.value;
  return [
    {
      name: shown(named),
      detail: oneLine(textOf(item, 'type') || textOf(item, 'kind') || textOf(item, 'bind')),
      kind: 'item',
      range: doc.range(location.entry),
      selection: doc.range(name ?? location.value),
      children: [],
    },
  ];
}

// Editors refuse an outline with an empty name.
function shown(name: string): Plain {
  const text = oneLine(name);
  return text === '' ? oneLine('""') : text;
}
