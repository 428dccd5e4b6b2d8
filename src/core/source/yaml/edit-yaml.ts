import { isScalar, parseDocument, visit, type Document, type Scalar } from 'yaml';
import { flowYaml, itemLines, listLines } from '../../text/flow-yaml.ts';
import { isMapping } from '../../value/mapping.ts';
import { valueAt, type SourceDocument } from '../document.ts';

/** A value that takes the place of the one at a path; a path whose last member is the length of a list adds to it. */
export interface ValueEdit {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/**
 * Changes values of a YAML text that was read without a problem. Comments, the order of keys and the style of what stays are kept;
 * indentation may become that of the library.
 */
export function editYaml(text: string, edits: readonly ValueEdit[]): string {
  const doc = parseDocument(text, { version: '1.2', keepSourceTokens: true });
  for (const { path, value } of edits) {
    const parent = path.slice(0, -1);
    if (typeof path.at(-1) === 'number') doc.addIn(parent, doc.createNode(value));
    else {
      const node: unknown = doc.getIn(path, true);
      if (isScalar(node) && node.anchor !== undefined) writeOut(doc, node);
      doc.setIn(path, value);
    }
  }
  return doc.toString({ lineWidth: 0, indentSeq: !/^\w+:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*- /m.test(text) });
}

// What stands for a value that changes was never asked to change with it.
function writeOut(doc: Document, anchored: Scalar): void {
  visit(doc, {
    Alias(_, alias) {
      if (alias.resolve(doc) !== anchored) return;
      const own = anchored.clone() as Scalar;
      delete own.anchor;
      return own;
    },
  });
  delete anchored.anchor;
}

/** The value with its edits; keys that were there keep their places. */
export function editValue<T>(root: T, edits: readonly ValueEdit[]): T {
  const copy = structuredClone(root);
  for (const { path, value } of edits) {
    let parent = copy as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) parent = (parent[key] ??= {}) as typeof parent;
    parent[path.at(-1) ?? ''] = value;
  }
  return copy;
}

/** A value that is put into a text, with what is said of it behind its line. */
export interface SplicedValue extends ValueEdit {
  readonly comment?: string;
}

/**
 * Puts one value into a YAML or JSON text and touches no other line: a new key behind the last of its mapping, a new item behind the
 * last of its list, each in the style that these have; what is there already is replaced. JSON takes no comment.
 *
 * @returns undefined where no place is certain (an alias, a tag, an explicit key); a caller that writes the text reads it back first
 */
export function spliceYaml(doc: SourceDocument, edit: SplicedValue): string | undefined {
  const { text } = doc;
  const { path, value } = edit;
  const isJson = doc.language === 'json';
  const comment = isJson ? undefined : edit.comment;
  const flow = (each: unknown): string => flowYaml(each, isJson);
  const there = doc.locate(path)?.value;
  if (there !== undefined) {
    // Of a key without a value the place is right behind its colon.
    const gap = trimmedEnd(text, there) === there.start && /\S/.test(text[there.start - 1] ?? '') ? ' ' : '';
    return replaced(text, there.start, trimmedEnd(text, there), `${gap}${flow(value)}`, comment);
  }
  const [parentPath, last] = [path.slice(0, -1), path.at(-1)];
  const [parent, place] = [valueAt(doc.value, parentPath), doc.locate(parentPath)];
  if (last === undefined) return undefined;
  if (parent === undefined || parent === null || place === undefined)
    return spliceYaml(doc, { ...edit, path: parentPath, value: { [last]: value } });
  if (!isMapping(parent) && !Array.isArray(parent)) return undefined;
  const isList = Array.isArray(parent);
  const { start } = place.value;
  const end = trimmedEnd(text, place.value);
  const keys = isList ? [...parent.keys()] : Object.keys(parent);
  const children = keys.flatMap((key) => doc.locate([...parentPath, key]) ?? []);
  const [first] = children;
  if (first === undefined) {
    const indent = isList && isMapping(value) && !isJson && place.key && indentOf(text, place.key.start, false);
    if (typeof indent === 'string') {
      const block = listLines([value]).map((line) => `${newline(text)}${indent}${line}`);
      return replaced(text, start - 1, end, block.join(''), undefined);
    }
    const isFlow = text[start] === '{' || text[start] === '[';
    return isFlow ? replaced(text, start, end, flow(isList ? [value] : { [last]: value }), comment) : undefined;
  }
  const behind = Math.max(...children.map(({ entry }) => trimmedEnd(text, entry)));
  const entry = isList ? flow(value) : `${flow(last)}: ${flow(value)}`;
  const indent = indentOf(text, (isList ? first.value : (first.key ?? first.value)).start, isList && !isJson);
  if (text[start] === '{' || text[start] === '[') {
    const gap = isJson && indent !== undefined ? `${newline(text)}${indent}` : ' ';
    return replaced(text, behind, behind, `,${gap}${entry}`, comment);
  }
  if (indent === undefined) return undefined;
  const said = comment === undefined ? '' : ` # ${comment}`;
  const isBlock = Array.isArray(value) && value.length > 0 && value.every(isMapping);
  const lines = isList ? itemLines(value) : isBlock ? [`${flow(last)}:`, ...listLines(value)] : [entry];
  const added = lines.map((line) => `${newline(text)}${indent}${line}`);
  const at = lineEnd(text, behind);
  return `${text.slice(0, at)}${added.join('')}${said}${text.slice(at) || newline(text)}`;
}

// A comment is behind the whole line, after the one that is there, and only where nothing but brackets is between.
function replaced(text: string, start: number, end: number, by: string, comment: string | undefined): string {
  const stop = lineEnd(text, end);
  const rest = text.slice(end, stop);
  const [, other] = /^[\s,\]}]*(\s#.*)?$/.exec(rest) ?? [undefined, null];
  const said =
    comment === undefined || other === null || other?.includes(comment) === true
      ? ''
      : `${other === undefined ? ' #' : ';'} ${comment}`;
  return `${text.slice(0, start)}${by}${rest}${said}${text.slice(stop)}`;
}

// Blanks before a key or before the dash of an item; undefined where something else is there.
function indentOf(text: string, start: number, isItem: boolean): string | undefined {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const match = (isItem ? /^(.*)- +$/ : /^(.*)$/).exec(before)?.[1];
  // The first key of an item is behind its dash.
  return match === undefined || /[^ \t-]/.test(match) ? undefined : match.replaceAll('-', ' ');
}

function trimmedEnd(text: string, { start, end }: { readonly start: number; readonly end: number }): number {
  return start + text.slice(start, end).trimEnd().length;
}

function lineEnd(text: string, from: number): number {
  const at = /\r?\n|$/.exec(text.slice(from))?.index ?? 0;
  return from + at;
}

function newline(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
