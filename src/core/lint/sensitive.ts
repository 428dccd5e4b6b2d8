import type { Diagnostic, Range } from '../result/diagnostic.ts';
import { fromPointer, type Path, type SourceDocument } from '../source/document.ts';
import { contentName } from '../cal/content-keys.ts';
import { isMapping, list, member, own } from '../value/mapping.ts';
import { factsOf } from '../result/known-rules.ts';

/** Key material, up to its end marker or the end of the line. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;

/** A property of a RAC item or of its check. */
const FOREIGN = /^\/rac\/\d+\/(?:check\/)?[^/]+$/;

/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, key material, what a host hands to its servers,
 * and what a rule marks as sensitive.
 * A document that could not be read may hold such a value anywhere, so no word of it is shown.
 *
 * @returns the ranges to mask, or `words`
 */
export function sensitiveRanges(doc: SourceDocument, found: readonly Diagnostic[]): readonly Range[] | 'words' {
  if (doc.value === undefined) return 'words';
  const ranges: Range[] = [];
  for (const { rule, pointer, range, fix } of found) {
    // A secret may be the key itself.
    if (rule === 'cal/secret') ranges.push(range);
    // These tell the line alone.
    if (rule === 'package/secret' || rule === 'secret/private-key') ranges.push(wholeLine(range));
    // What is in an item under a name that nothing is like may be the knowledge itself.
    const foreign = rule === 'cal/unknown-property' && fix === undefined && FOREIGN.test(pointer);
    if (!foreign && factsOf(rule).sensitive !== true) continue;
    const place = doc.locate(fromPointer(doc.value, pointer));
    if (place !== undefined) ranges.push(doc.range(place.value));
  }
  for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
    ranges.push(doc.range({ start: index, end: index + key.length }));
  }
  // What is replaced was judged by no rule of the list: as knowledge, or with its parts, it may be anything.
  for (const { path, value, content } of doc.shadowed ?? [])
    if (path[0] === 'rac' || content === undefined) ranges.push(doc.range(value));
  for (const path of serverInputs(doc.value)) {
    const place = doc.locate(path);
    if (place !== undefined) ranges.push(doc.range(place.value));
  }
  const rac = isMapping(doc.value) ? own(doc.value, 'rac') : undefined;
  if (rac !== undefined) {
    eachContent(rac, ['rac'], (path) => {
      const place = doc.locate(path);
      if (place !== undefined) ranges.push(doc.range(place.value));
    });
  }
  return ranges;
}

/** Every value below `rac` whose key is, or reads as, `content`: even where the list itself is not as it should be. */
function eachContent(value: unknown, path: (string | number)[], found: (path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, child] of Object.entries(value)) {
    path.push(isList ? Number(name) : name);
    const content = isList ? undefined : contentName(name);
    if (content === 'exact' || content === 'look-alike') found([...path]);
    else eachContent(child, path, found);
    path.pop();
  }
}

function wholeLine({ start: { line } }: Range): Range {
  return { start: { line, column: 1 }, end: { line: line + 1, column: 1 } };
}

/** What a host profile hands to its servers: tokens are there more often than not. */
function serverInputs(value: unknown): Path[] {
  return list(member(value, 'servers')).flatMap((_, i) =>
    ['args', 'env', 'headers', 'url'].map((name): Path => ['servers', i, name]),
  );
}
