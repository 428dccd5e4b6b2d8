import type { Fix } from '../../result/diagnostic.ts';
import { printable } from '../../text/printable.ts';
import { valueAt, type Path, type SourceDocument } from '../../source/document.ts';
import type { Span } from '../../source/line-index.ts';
import { isMapping } from '../../value/mapping.ts';
import type { Remedy } from '../../cal/rule-finding.ts';

/** A property name that YAML reads as it stands. */
const PLAIN = /^[A-Za-z][A-Za-z0-9]*$/;

/**
 * Turns a remedy into edits of the text that change nothing but the entry at `path`.
 *
 * @returns undefined where the text is written in a way that leaves no certain edit (an explicit or aliased key, say)
 */
export function fixOf(doc: SourceDocument, path: Path, remedy: Remedy): Fix | undefined {
  if (remedy.kind === 'write') return fix(doc, `write ${printable(remedy.text.trim())}`, remedy.span, remedy.text);
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

/**
 * The text to delete so that a property or a list item is gone, with its comma or its line, and nothing else is: comments,
 * order, indentation and line ends of the rest stay as they are.
 *
 * @returns undefined where no deletion is certain to do that
 */
export function removeEntry(doc: SourceDocument, path: Path): Span | undefined {
  const location = doc.locate(path);
  const parent = doc.locate(path.slice(0, -1));
  if (location === undefined || parent === undefined || path.length === 0) return undefined;
  const { text } = doc;
  const entry = { start: location.entry.start, end: endOfEntry(text, location.entry, location.value) };
  const opener = text[parent.value.start];
  if (doc.language === 'json' || opener === '{' || opener === '[') return inFlow(text, parent.value, entry);
  return inBlock(doc, path, entry, location.key !== undefined);
}

// A key without a value: the colon belongs to the entry.
function endOfEntry(text: string, entry: Span, value: Span): number {
  if (value.end > value.start) return entry.end;
  const colon = /^[ \t]*:/.exec(text.slice(entry.end, entry.end + 200));
  return entry.end + (colon === null ? 0 : colon[0].length);
}

/** In brackets: the entry goes with the comma after it, or the last one with the comma before it. */
function inFlow(text: string, parent: Span, { start, end }: Span): Span | undefined {
  // What is directly before must be the bracket or a comma: a tag, an anchor or a comment ends the search.
  const before = backOver(text, start, SPACE) - 1;
  if (before !== parent.start && text[before] !== ',') return undefined;
  const after = forwardOver(text, end, SPACE);
  if (text[after] === ',') {
    const comma = forwardOver(text, after + 1, BLANK);
    const next = afterBreak(text, comma);
    const line = backOver(text, start, BLANK);
    if (next === comma) return { start, end: comma };
    // A comment after the comma may speak of this entry or of the next: it stays, and so does its line.
    return isBreak(text[line - 1]) ? { start: line, end: next } : { start, end: after + 1 };
  }
  if (after !== parent.end - 1) return undefined;
  return { start: text[before] === ',' ? before : start, end };
}

/** On lines of its own: the entry goes with its lines. The first key of a list item makes room for the second. */
function inBlock(doc: SourceDocument, path: Path, { start, end }: Span, isKey: boolean): Span | undefined {
  const { text } = doc;
  const siblings = valueAt(doc.value, path.slice(0, -1));
  const count = Array.isArray(siblings) ? siblings.length : isMapping(siblings) ? Object.keys(siblings).length : 0;
  if (count < 2) return undefined;
  const line = lineStart(text, start);
  const prefix = text.slice(line, start);
  const after = isBreak(text[end - 1]) ? end : lineEnd(text, end);
  if (after === undefined) return undefined;
  if ((isKey ? /^ *$/ : /^ *- +$/).test(prefix)) {
    // At the end of a text without a last line break, the break before goes: the text still has none.
    const unended = after === text.length && !isBreak(text[after - 1]);
    return { start: unended ? beforeBreak(text, line) : line, end: after };
  }
  if (!isKey || !/^ *(?:- +)+$/.test(prefix)) return undefined;
  const next = forwardOver(text, after, SPACE);
  if (text[next] === '#' || next - lineStart(text, next) !== prefix.length) return undefined;
  return { start, end: next };
}

const BLANK = ' \t';
const SPACE = ' \t\r\n';

function isBreak(unit: string | undefined): boolean {
  return unit === '\n' || unit === '\r';
}

function backOver(text: string, from: number, units: string): number {
  let at = from;
  while (at > 0 && units.includes(text[at - 1] as string)) at--;
  return at;
}

function forwardOver(text: string, from: number, units: string): number {
  let at = from;
  while (at < text.length && units.includes(text[at] as string)) at++;
  return at;
}

function afterBreak(text: string, at: number): number {
  if (text[at] === '\r' && text[at + 1] === '\n') return at + 2;
  return isBreak(text[at]) ? at + 1 : at;
}

function beforeBreak(text: string, at: number): number {
  if (text[at - 1] === '\n' && text[at - 2] === '\r') return at - 2;
  return isBreak(text[at - 1]) ? at - 1 : at;
}

function lineStart(text: string, from: number): number {
  let at = from;
  while (at > 0 && !isBreak(text[at - 1])) at--;
  return at;
}

/** The start of the next line, when nothing but blanks and a comment follow on this one. */
function lineEnd(text: string, from: number): number | undefined {
  let at = forwardOver(text, from, BLANK);
  if (text[at] === '#' && at > from) while (at < text.length && !isBreak(text[at])) at++;
  return at < text.length && !isBreak(text[at]) ? undefined : afterBreak(text, at);
}
