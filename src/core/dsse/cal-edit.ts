import type { SourceDocument } from '../source/document.ts';
import type { Span } from '../source/line-index.ts';
import type { CalIntegrity } from './cal.ts';

/**
 * The text of a CAL with its signature block put in or replaced. Everything else stays as it is written, comments included.
 * The caller reads the result again and verifies it.
 *
 * @param doc a CAL without problems: a mapping with at least one member
 */
export function withIntegrity(doc: SourceDocument, integrity: CalIntegrity): string {
  const { text } = doc;
  const root = doc.locate([])?.value ?? { start: 0, end: text.length };
  const old = doc.locate(['integrity'])?.entry;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const isFlow = text.charAt(root.start) === '{';
  if (!isFlow) return blockText(text, root, old, integrity, eol);
  const { last, first } = outermost(doc);
  const indent = indentOf(text, first);
  const json = JSON.stringify(integrity, null, indent === undefined ? undefined : indentUnit(indent));
  const member = `"integrity":${indent === undefined ? '' : ' '}${json.replaceAll('\n', eol + (indent ?? ''))}`;
  if (old !== undefined) return text.slice(0, old.start) + member + text.slice(old.end);
  return `${text.slice(0, last)},${indent === undefined ? '' : eol + indent}${member}${text.slice(last)}`;
}

/** Where the first member starts, and the last one ends. */
function outermost(doc: SourceDocument): { readonly first: number; readonly last: number } {
  const spans = Object.keys(doc.value as object).flatMap((name) => doc.locate([name])?.entry ?? []);
  return { first: Math.min(...spans.map(({ start }) => start)), last: Math.max(...spans.map(({ end }) => end)) };
}

/** The white space before what starts at `offset`, where that is first on a line of its own. */
function indentOf(text: string, offset: number): string | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]+$/.test(before) ? before : undefined;
}

/** The white space at the start of the line, whatever anchor or indicator is before the offset. */
function columnOf(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

// JSON.stringify takes no more than ten characters.
function indentUnit(indent: string): string {
  return indent.slice(0, 10);
}

// JSON is a flow mapping of YAML 1.2, so the block needs no second way of writing values.
function blockText(text: string, root: Span, old: Span | undefined, integrity: CalIntegrity, eol: string): string {
  const member = `integrity: ${JSON.stringify(integrity)}`;
  if (old !== undefined) {
    const rest = text.slice(old.end);
    return `${text.slice(0, old.start)}${member}${/^(?:\r?\n|$)/.test(rest) ? rest : eol + rest}`;
  }
  // Before the marker that ends the document, and in the column of the other members.
  const marker = text.slice(root.end).search(/^\.\.\.(?=\s|$)/m);
  const end = marker === -1 ? text.length : root.end + marker;
  const before = text.slice(0, end);
  const gap = before === '' || before.endsWith('\n') ? '' : eol;
  return `${before}${gap}${columnOf(text, root.start)}${member}${eol}${text.slice(end)}`;
}
