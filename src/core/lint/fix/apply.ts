import type { Diagnostic, Edit } from '../../result/diagnostic.ts';
import type { SourceDocument } from '../../source/document.ts';
import { LineIndex } from '../../source/line-index.ts';

/** What became of a document. */
export interface Fixed {
  readonly doc: SourceDocument;
  /** Findings that are left. */
  readonly left: readonly Diagnostic[];
  /** Titles of the fixes that were made, in order. */
  readonly made: readonly FixMade[];
}

export interface FixMade {
  readonly rule: string;
  readonly title: string;
  /** 1-based, in the text as it was when the fix was made. */
  readonly line: number;
}

export interface FixTools {
  /** The findings of a document, after everything that may silence one. */
  lint(doc: SourceDocument): Promise<readonly Diagnostic[]>;
  parse(text: string): Promise<SourceDocument>;
}

/** A fix may uncover the next one; no document needs as many passes. */
const PASSES = 20;
/** Fixes that are tried one by one when they do not go together. */
const SINGLES = 50;

/**
 * Makes all fixes of a document, in as many passes as it takes: overlapping ones one after the other. A fix that would leave
 * a document that reads worse than before (an alias without its anchor, a key twice) is not made; one that uncovers faults in
 * what had no effect before is. A second run changes nothing.
 */
export async function fixDocument(doc: SourceDocument, tools: FixTools): Promise<Fixed> {
  let now: Fixed = { doc, left: await tools.lint(doc), made: [] };
  for (let pass = 0; pass < PASSES; pass++) {
    const fixable = now.left.filter(({ fix }) => fix !== undefined);
    if (fixable.length === 0) break;
    const next = (await attempt(now, apart(fixable), tools)) ?? (await oneByOne(now, fixable, tools));
    if (next === undefined) break;
    now = next;
  }
  return now;
}

async function oneByOne(now: Fixed, fixable: readonly Diagnostic[], tools: FixTools): Promise<Fixed | undefined> {
  for (const diagnostic of fixable.slice(0, SINGLES)) {
    const next = await attempt(now, [diagnostic], tools);
    if (next !== undefined) return next;
  }
  return undefined;
}

async function attempt(now: Fixed, chosen: readonly Diagnostic[], tools: FixTools): Promise<Fixed | undefined> {
  const edits = chosen.flatMap(({ fix }) => fix?.edits ?? []);
  const doc = await tools.parse(applyEdits(now.doc.text, edits));
  if (doc.value === undefined || doc.text === now.doc.text) return undefined;
  const left = await tools.lint(doc);
  if (unreadable(left) > unreadable(now.left)) return undefined;
  const made = chosen.map(({ rule, fix, range }) => ({ rule, title: fix?.title ?? '', line: range.start.line }));
  return { doc, left, made: [...now.made, ...made] };
}

const unreadable = (found: readonly Diagnostic[]): number =>
  found.filter(({ rule }) => rule.startsWith('source/')).length;

/** Of the fixes, in text order, those that neither overlap nor touch. */
function apart(fixable: readonly Diagnostic[]): Diagnostic[] {
  const taken: Edit[] = [];
  return fixable.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    if (edits.some((edit) => taken.some((other) => touches(edit, other)))) return false;
    taken.push(...edits);
    // Only the last few can touch what comes next: findings are in text order.
    if (taken.length > 64) taken.splice(0, 32);
    return true;
  });
}

function touches(a: Edit, b: Edit): boolean {
  const before = (x: Edit, y: Edit): boolean =>
    x.range.end.line - y.range.start.line < 0 ||
    (x.range.end.line === y.range.start.line && x.range.end.column < y.range.start.column);
  return !before(a, b) && !before(b, a);
}

/** Applies edits that do not overlap to the text that their ranges are about. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const index = new LineIndex(text);
  const placed = edits
    .map(({ range, newText }) => ({ start: index.offset(range.start), end: index.offset(range.end), newText }))
    .sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, newText } of placed) {
    parts.push(text.slice(at, start), newText);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
