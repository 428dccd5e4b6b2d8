import { ID } from '../cal/shape/formats.ts';
import type { Edit } from '../result/diagnostic.ts';
import type { SourceDocument } from '../source/document.ts';
import { quote } from '../text/printable.ts';
import { placedUses, isSameThing, useAt, type FileKind, type PlacedUse, type Space } from './uses.ts';

/** Names that one file declares, and that others use through this file only. */
const OWN: readonly Space[] = ['participant', 'item', 'variable', 'node', 'tool'];
/** Plain words that YAML readers take for something else than a text. */
const AMBIGUOUS = /^(?:null|true|false|yes|no|on|off|y|n)$/i;
/** A name of a tool that stands in JSON and YAML as it is: nothing that is not seen, which may be no text of theirs, and no quotation mark. */
const WORD = /^[^\s\p{C}"'\\]+$/u;

/** The name at an offset that can be renamed within its file; undefined where there is none. */
export function renamableAt(kind: FileKind, doc: SourceDocument, offset: number): PlacedUse | undefined {
  const uses = placedUses(kind, doc);
  const use = useAt(uses, offset);
  if (use === undefined || !OWN.includes(use.space)) return undefined;
  const all = uses.filter((each) => isSameThing(each, use));
  return all.some(({ declares }) => declares) && all.every(({ plain }) => plain) ? use : undefined;
}

/**
 * The edits that give a thing another name, wherever its file names it.
 *
 * @returns why not, in one line, for a name that the file has already or that none may have
 */
export function rename(
  kind: FileKind,
  doc: SourceDocument,
  use: PlacedUse,
  to: string,
): { readonly edits: readonly Edit[] } | { readonly problem: string } {
  const uses = placedUses(kind, doc);
  if (kind === 'cal' ? !ID.test(to) : !WORD.test(to))
    return {
      problem: `${quote(to)} is no name; it must be ${kind === 'cal' ? ID.words : 'one word of characters that are seen, without quotation marks'}`,
    };
  if (to !== use.name && uses.some((each) => each.declares && each.space === use.space && each.name === to))
    return { problem: `there is a ${use.space} ${quote(to)} already` };
  if (uses.some((each) => isTaken(doc, use, each, to)))
    return { problem: `${quote(to)} would mean another variable, or a member of one, elsewhere in the file` };
  const edits = uses
    .filter((each) => isSameThing(each, use))
    .map(({ span }) => ({ range: doc.range(span), newText: written(doc, span.start, to) }));
  return { edits };
}

/** Whether a variable of this name would stand for what another use means, or that one for it: of names with dots the longest counts. */
function isTaken(
  { text }: SourceDocument,
  use: PlacedUse,
  { space, name, declares, span }: PlacedUse,
  to: string,
): boolean {
  if (use.space !== 'variable' || space !== 'variable' || name === use.name) return false;
  if (declares) return name.startsWith(`${to}.`);
  return text.startsWith(to, span.start) && !/[\w-]/.test(text[span.start + to.length] ?? '');
}

function written({ language, text }: SourceDocument, start: number, name: string): string {
  const isQuoted = language === 'json' || /["']/.test(text[start - 1] ?? '');
  const isPlain = /^[A-Za-z][\w./-]*$/.test(name) && !AMBIGUOUS.test(name);
  return isQuoted || isPlain ? name : `'${name}'`;
}
