import type { Diagnostic, Range } from '../diagnostic.ts';
import type { SourceDocument } from '../source/document.ts';
import { isMapping, own } from './mapping.ts';
import { ruleOf } from './rules/index.ts';

/**
 * Where a text must not be shown in any output: the value of a forbidden `content` key, and what a rule marks as sensitive.
 * A document that could not be read may hold such a value anywhere, so nothing of it is shown.
 *
 * @returns the ranges to mask, or `all`
 */
export function sensitiveRanges(doc: SourceDocument, found: readonly Diagnostic[]): readonly Range[] | 'all' {
  if (doc.value === undefined) return 'all';
  const ranges = found.filter(({ rule }) => ruleOf(rule)?.meta.sensitive === true).map(({ range }) => range);
  const rac = isMapping(doc.value) ? own(doc.value, 'rac') : undefined;
  if (!Array.isArray(rac)) return ranges;
  rac.forEach((item: unknown, i) => {
    if (!isMapping(item) || !Object.hasOwn(item, 'content')) return;
    const place = doc.locate(['rac', i, 'content']);
    if (place !== undefined) ranges.push(doc.range(place.value));
  });
  return ranges;
}
