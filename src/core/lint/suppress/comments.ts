import type { Range } from '../../result/diagnostic.ts';
import type { Path, SourceDocument } from '../../source/document.ts';
import type { Span } from '../../source/line-index.ts';

/** One `# cartwright-ignore rule: reason` in a YAML document. */
export interface IgnoreComment {
  /** Rules that it names, as written. */
  readonly rules: readonly string[];
  /** Empty when there is none. */
  readonly reason: string;
  /** The comment, from its `#` to its end. */
  readonly range: Range;
  /** 1-based line whose findings it is about: its own, or the next line with something on it. */
  readonly line: number;
}

/** What every such comment holds. */
export const IGNORE_MARK = 'cartwright-ignore';
const COMMENT = /(^|[ \t])(#[ \t]*cartwright-ignore\b[^\r\n]*)/gm;
const BODY = /^#[ \t]*cartwright-ignore[ \t]*([^:]*?)[ \t]*(?::[ \t]*(.*?))?[ \t]*$/;

/** Finds the comments that silence findings. JSON has no comments: there the configuration or a baseline does it. */
export function ignoreComments(doc: SourceDocument): IgnoreComment[] {
  const { text } = doc;
  if (doc.language === 'json' || doc.value === undefined || !text.includes(IGNORE_MARK)) return [];
  const strings = placesOfStrings(doc).sort((a, b) => a.start - b.start);
  let behind = 0;
  const meant = linesMeant(text);
  const found: IgnoreComment[] = [];
  for (const match of text.matchAll(COMMENT)) {
    const [, lead = '', comment = ''] = match;
    const start = match.index + lead.length;
    const span = { start, end: start + comment.trimEnd().length };
    // In a block or a quoted text it is not a comment.
    while ((strings[behind]?.end ?? start + 1) <= start) behind++;
    if ((strings[behind]?.start ?? start + 1) <= start) continue;
    const range = doc.range(span);
    const [, rules = '', reason = ''] = BODY.exec(comment) ?? [];
    found.push({
      rules: rules.split(/[\s,]+/).filter((rule) => rule !== ''),
      reason,
      range,
      line: isAlone(text, start, range) ? meant[range.start.line] || range.start.line : range.start.line,
    });
  }
  return found;
}

/** A rule that a comment silences, told apart by what is on the line that it is about. */
export interface CommentKey {
  readonly key: string;
  readonly rule: string;
  readonly range: Range;
}

/** What the comments of a document accept, one member a rule and comment: the same in a document whose lines moved. */
export function commentKeys(doc: SourceDocument): CommentKey[] {
  const comments = ignoreComments(doc);
  if (comments.length === 0) return [];
  const lines = doc.text.split(/\r\n|\r|\n/);
  return comments.flatMap((comment) =>
    comment.rules.map((rule) => ({ key: keyOf(rule, comment, lines), rule, range: comment.range })),
  );
}

function keyOf(rule: string, { line }: IgnoreComment, lines: readonly string[]): string {
  return `${rule}\n${(lines[line - 1] ?? '').replace(COMMENT, '').trim()}`;
}

/** The comments of which each rule is among some keys, each key good for one; of the others the rules are left out. */
export function commentsAmong(doc: SourceDocument, keys: readonly string[]): IgnoreComment[] {
  const left = [...keys];
  const lines = doc.text.split(/\r\n|\r|\n/);
  return ignoreComments(doc).flatMap((comment) => {
    const rules = comment.rules.filter((rule) => {
      const at = left.indexOf(keyOf(rule, comment, lines));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return rules.length === 0 ? [] : [{ ...comment, rules }];
  });
}

function isAlone(text: string, start: number, range: Range): boolean {
  return text.slice(start - range.start.column + 1, start).trim() === '';
}

/** For each line, 0-based, the 1-based number of the first line from there on that has more than a comment. */
function linesMeant(text: string): number[] {
  const lines = text.split(/\r\n|\r|\n/);
  const meant: number[] = [];
  let next = 0;
  for (let i = lines.length - 1; i >= 0; i--) {
    if (!/^\s*(?:#|$)/.test(lines[i] ?? '')) next = i + 1;
    meant[i] = next;
  }
  return meant;
}

function placesOfStrings(doc: SourceDocument): Span[] {
  const places: Span[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string' && value.includes(IGNORE_MARK)) {
      const place = doc.locate(path);
      if (place !== undefined) places.push(place.value);
    } else if (Array.isArray(value)) value.forEach((item, i) => visit(item, [...path, i]));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) visit(child, [...path, key]);
    }
  };
  visit(doc.value, []);
  return places;
}
