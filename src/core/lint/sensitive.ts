import type { Diagnostic, Range } from '../diagnostic.ts';
import { fromPointer, type SourceDocument } from '../source/document.ts';
import { isMapping, own } from './mapping.ts';
import { knownRule } from './rules/known.ts';

/** Key material, up to its end marker or the end of the line. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?:[^-]*-----)?(?:[^-]*-----END[^\r\n"']*|[^\r\n]*)/g;

/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, key material, and what a rule marks as
 * sensitive.
 * A document that could not be read may hold such a value anywhere, so nothing of it is shown.
 *
 * @returns the ranges to mask, or `all`
 */
export function sensitiveRanges(doc: SourceDocument, found: readonly Diagnostic[]): readonly Range[] | 'all' {
  if (doc.value === undefined) return 'all';
  const ranges: Range[] = [];
  for (const { rule, pointer, range } of found) {
    // A secret may be the key itself.
    if (rule === 'cal/secret') ranges.push(range);
    if (knownRule(rule)?.sensitive !== true) continue;
    const place = doc.locate(fromPointer(doc.value, pointer));
    if (place !== undefined) ranges.push(doc.range(place.value));
  }
  for (const { index, 0: key } of doc.text.matchAll(PRIVATE_KEY)) {
    ranges.push(doc.range({ start: index, end: index + key.length }));
  }
  const rac = isMapping(doc.value) ? own(doc.value, 'rac') : undefined;
  if (!Array.isArray(rac)) return ranges;
  rac.forEach((item: unknown, i) => {
    if (!isMapping(item) || !Object.hasOwn(item, 'content')) return;
    const place = doc.locate(['rac', i, 'content']);
    if (place !== undefined) ranges.push(doc.range(place.value));
  });
  return ranges;
}
