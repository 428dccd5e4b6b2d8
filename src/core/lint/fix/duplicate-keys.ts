import type { Diagnostic } from '../../result/diagnostic.ts';
import { fromPointer, type SourceDocument } from '../../source/document.ts';
import { applyEdits } from './apply.ts';
import { fixOf } from './remedy.ts';

/** Each attempt reads the document anew. */
const ATTEMPTS = 10;
const LARGEST = 256 * 1024;

/**
 * Gives duplicate keys that say the same thing twice a fix: the later one goes. Whether they do is known by reading the text
 * without it: the value must be what it was.
 *
 * @param parse reads a text that stands for `doc`
 */
export async function fixDuplicateKeys(
  doc: SourceDocument,
  found: readonly Diagnostic[],
  parse: (text: string) => Promise<SourceDocument>,
): Promise<readonly Diagnostic[]> {
  if (doc.value === undefined || doc.text.length > LARGEST) return found;
  let attempts = 0;
  const result: Diagnostic[] = [];
  for (const finding of found) {
    const twice = finding.rule === 'source/duplicate-key' && attempts < ATTEMPTS;
    const fix = twice ? fixOf(doc, fromPointer(doc.value, finding.pointer), { kind: 'remove' }) : undefined;
    if (fix === undefined || !startsAt(doc, finding)) {
      result.push(finding);
      continue;
    }
    attempts++;
    const without = await parse(applyEdits(doc.text, fix.edits));
    const same = JSON.stringify(without.value) === JSON.stringify(doc.value);
    result.push(same ? { ...finding, fix: { ...fix, title: `remove the second ${fix.title.slice(7)}` } } : finding);
  }
  return result;
}

// Of three equal keys the last counts, and only it can go.
function startsAt(doc: SourceDocument, { pointer, range }: Diagnostic): boolean {
  const key = doc.locate(fromPointer(doc.value, pointer))?.key;
  if (key === undefined) return false;
  const { start } = doc.range(key);
  return start.line === range.start.line && start.column === range.start.column;
}
