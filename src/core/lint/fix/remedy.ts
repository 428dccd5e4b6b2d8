import type { Fix } from '../../result/diagnostic.ts';
import { printable } from '../../text/printable.ts';
import { valueAt, type Path, type SourceDocument } from '../../source/document.ts';
import type { Span } from '../../source/line-index.ts';
import { isMapping } from '../../value/mapping.ts';
import type { Remedy } from '../../cal/rule-finding.ts';
import { removeEntry } from './remove-entry.ts';

/** A property name that YAML reads as it stands. */
const PLAIN = /^[A-Za-z][A-Za-z0-9]*$/;

/**
 * Turns a remedy into edits of the text that change nothing but the entry at `path`.
 *
 * @returns undefined where the text is written in a way that leaves no certain edit (an explicit or aliased key, say)
 */
export function fixOf(doc: SourceDocument, path: Path, remedy: Remedy): Fix | undefined {
  const name = printable(String(path.at(-1)));
  if (remedy.kind === 'remove') {
    const entry = remedy.path ?? path;
    const span = removeEntry(doc, entry);
    return span === undefined ? undefined : fix(doc, titleOfRemoval(entry), span, '');
  }
  const parent = valueAt(doc.value, path.slice(0, -1));
  const key = doc.locate(path)?.key;
  if (key === undefined || !isMapping(parent) || Object.hasOwn(parent, remedy.to) || !PLAIN.test(remedy.to))
    return undefined;
  const written = doc.text.slice(key.start, key.end);
  const quote = /^(["'])[^]*\1$/.exec(written)?.[1] ?? '';
  // A plain key stands for itself; anything else (an alias, a block) is not touched.
  if (quote === '' && written !== path.at(-1)) return undefined;
  return fix(doc, `rename "${name}" to "${remedy.to}"`, key, quote + remedy.to + quote);
}

function fix(doc: SourceDocument, title: string, span: Span, newText: string): Fix {
  return { title, edits: [{ range: doc.range(span), newText }] };
}

function titleOfRemoval(path: Path): string {
  const last = path.at(-1);
  return typeof last === 'number'
    ? `remove item ${last} of "${printable(String(path.at(-2)))}"`
    : `remove "${printable(String(last))}"`;
}
