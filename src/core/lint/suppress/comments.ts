import type { Range } from '../../diagnostic.ts';
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

const MARK = 'cartwright-ignore';
const COMMENT = /(^|[ \t])(#[ \t]*cartwright-ignore\b[^\r\n]*)/gm;
const BODY = /^#[ \t]*cartwright-ignore[ \t]*([^:]*?)[ \t]*(?::[ \t]*(.*?))?[ \t]*$/;

/** Finds the comments that silence findings. JSON has no comments: there the configuration or a baseline does it. */
export function ignoreComments(doc: SourceDocument): IgnoreComment[] {
  const { text } = doc;
  if (doc.language === 'json' || doc.value === undefined || !text.includes(MARK)) return [];
  const strings = placesOfStrings(doc);
  const found: IgnoreComment[] = [];
  for (const match of text.matchAll(COMMENT)) {
    const [, lead = '', comment = ''] = match;
    const start = match.index + lead.length;
    const span = { start, end: start + comment.trimEnd().length };
    // In a block or a quoted text it is no comment.
    if (strings.some((place) => start >= place.start && start < place.end)) continue;
    const range = doc.range(span);
    const [, rules = '', reason = ''] = BODY.exec(comment) ?? [];
    found.push({
      rules: rules.split(/[\s,]+/).filter((rule) => rule !== ''),
      reason,
      range,
      line: lineMeant(text, start, range),
    });
  }
  return found;
}

function lineMeant(text: string, start: number, range: Range): number {
  const lineStart = start - range.start.column + 1;
  if (text.slice(lineStart, start).trim() !== '') return range.start.line;
  const rest = text.slice(start).split(/\r\n|\r|\n/);
  const next = rest.findIndex((line, i) => i > 0 && !/^\s*(?:#|$)/.test(line));
  return range.start.line + Math.max(next, 0);
}

function placesOfStrings(doc: SourceDocument): Span[] {
  const places: Span[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === 'string' && value.includes(MARK)) {
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
