import type { SourceDocument } from '../source/document.ts';
import { member } from '../value/mapping.ts';
import { itemOfCal, type RacItem } from './scaffold/items.ts';
import { yamlText } from './scaffold/yaml-text.ts';

/** New RAC items of a CAL as one change of its text. */
export interface Paste {
  /** Half-open offsets of what is replaced; equal where something is only put in. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where to paste it, in words, such as `to "rac", after line 12`. */
  readonly place: string;
}

/** Keys that are after `rac` where a CAL is in its usual order. */
const AFTER_RAC = ['variables', 'limits', 'start', 'nodes', 'edges', 'extensions', 'integrity'];

/** One item as it is in a CAL: in the file's format and indentation, whole lines; in JSON with a comma at its end. */
export function itemText(item: RacItem, doc: SourceDocument): string {
  const style = styleOf(doc);
  return doc.language === 'json' ? `${jsonItem(item, style)},\n` : yamlItem(item, style);
}

/**
 * Puts items into the `rac` list of a CAL, which is made where there is none. What is in the file stays as it is.
 *
 * @param doc a CAL whose root is a mapping
 * @param items at least one
 * @returns undefined when `rac` is there and no list, and where items have no lines of their own
 */
export function pasteItems(doc: SourceDocument, items: readonly RacItem[]): Paste | undefined {
  const paste = pasteLines(doc, items);
  if (paste === undefined || !doc.text.includes('\r\n')) return paste;
  return { ...paste, text: paste.text.replaceAll('\n', '\r\n') };
}

function pasteLines(doc: SourceDocument, items: readonly RacItem[]): Paste | undefined {
  const list = doc.locate(['rac']);
  const length = racLength(doc);
  if (list === undefined) return newList(doc, items);
  if (length === undefined) return undefined;
  const json = doc.language === 'json';
  const flow = doc.text[list.value.start] === '[';
  if (length === 0) {
    const start = json || list.key === undefined ? list.value.start : doc.text.indexOf(':', list.key.end) + 1;
    const text = json ? jsonList(items, doc) : `\n${yamlLines(items, doc)}`.trimEnd();
    const end = Math.max(start, list.value.end);
    return { start, end, text, place: `in place of the empty list in line ${lineAt(doc, start)}` };
  }
  if (!json && !flow) {
    const end = doc.locate(['rac', length - 1])?.value.end ?? list.value.end;
    const at = endOfLine(doc.text, end);
    const text = yamlLines(items, doc);
    const line = lineAt(doc, Math.max(0, at - 1));
    return { start: at, end: at, text: doc.text[at - 1] === '\n' ? text : `\n${text}`, place: `after line ${line}` };
  }
  const first = doc.locate(['rac', 0])?.value.start ?? list.value.start + 1;
  const before = doc.text.slice(list.value.start + 1, first);
  if (!json || !/^[ \t]*\r?\n[ \t]*$/.test(before)) return undefined;
  const at = list.value.start + 1 + before.indexOf('\n') + 1;
  const style = styleOf(doc);
  const text = items.map((each) => `${jsonItem(each, style)},\n`).join('');
  return { start: at, end: at, text, place: `after line ${lineAt(doc, list.value.start)}` };
}

/** @returns the text of the CAL with the change in it. */
export function applyPaste({ text }: SourceDocument, paste: Paste): string {
  return text.slice(0, paste.start) + paste.text + text.slice(paste.end);
}

function newList(doc: SourceDocument, items: readonly RacItem[]): Paste | undefined {
  const key = AFTER_RAC.map((name) => doc.locate([name])?.key).find((span) => span !== undefined);
  const at = key?.start ?? doc.text.length;
  const start = doc.text.lastIndexOf('\n', at - 1) + 1;
  const indent = doc.text.slice(start, at);
  const line = lineAt(doc, at);
  if (doc.language === 'yaml' && !doc.text.trimStart().startsWith('{'))
    return { start, end: start, text: `rac:\n${yamlLines(items, doc)}`, place: `before line ${line}` };
  if (!/^[ \t]+$/.test(indent)) return undefined;
  return { start, end: start, text: `${indent}"rac": ${jsonList(items, doc)},\n`, place: `before line ${line}` };
}

interface Style {
  /** Stands before the first character of an item. */
  readonly indent: string;
  /** One level of indentation. */
  readonly unit: string;
}

function styleOf(doc: SourceDocument): Style {
  const location = doc.locate(['rac', 0]);
  const json = doc.language === 'json';
  const unit = (json ? /^\s*\{\s*?\n([ \t]+)"/ : /^( +)[\w"'-]/m).exec(doc.text)?.[1] ?? '  ';
  if (location !== undefined) {
    const start = doc.text.lastIndexOf('\n', location.value.start - 1) + 1;
    const before = /^([ \t]*)(?:- *)?$/.exec(doc.text.slice(start, location.value.start));
    if (before !== null) return { indent: before[1] ?? '', unit };
  }
  if (json) return { indent: unit.repeat(2), unit };
  // As the other lists of the file have it: at their key's column, or one level deeper.
  return { indent: /^[\w"']+:[^\S\n]*\n-\s/m.test(doc.text) ? '' : unit, unit };
}

function jsonItem(item: RacItem, { indent, unit }: Style): string {
  return `${indent}${JSON.stringify(itemOfCal(item), null, unit).replaceAll('\n', `\n${indent}`)}`;
}

function jsonList(items: readonly RacItem[], doc: SourceDocument): string {
  const style = styleOf(doc);
  const close = style.indent.slice(0, Math.max(0, style.indent.length - style.unit.length));
  return `[\n${items.map((each) => jsonItem(each, style)).join(',\n')}\n${close}]`;
}

function yamlLines(items: readonly RacItem[], doc: SourceDocument): string {
  const style = styleOf(doc);
  return items.map((each) => yamlItem(each, style)).join('');
}

function yamlItem(item: RacItem, { indent, unit }: Style): string {
  const [first, ...rest] = yamlText(itemOfCal(item), unit).trimEnd().split('\n');
  return [`${indent}- ${first}`, ...rest.map((line) => `${indent}  ${line}`)].map((line) => `${line}\n`).join('');
}

function racLength({ value }: SourceDocument): number | undefined {
  const rac = member(value, 'rac');
  if (rac === null) return 0;
  return Array.isArray(rac) ? rac.length : undefined;
}

function endOfLine(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const at = text.indexOf('\n', offset);
  return at < 0 ? text.length : at + 1;
}

function lineAt(doc: SourceDocument, offset: number): number {
  return doc.range({ start: offset, end: offset }).start.line;
}
