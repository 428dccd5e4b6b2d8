import type { Span } from '../source/line-index.ts';
import { folderOf, pathFromTop } from '../value/path.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Replaces code by blanks, so that offsets stay: fenced blocks, and spans between backticks. Linear in the text.
 *
 * @param from offset where the Markdown starts; what is before is blanked too
 */
function hideCode(text: string, from: number): string {
  let hidden = blank(text.slice(0, from));
  let open: string | undefined;
  let prose = '';
  const endProse = (): void => {
    hidden += hideSpans(prose);
    prose = '';
  };
  for (const line of text.slice(from).match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const fence = FENCE.exec(line)?.[1];
    if (open === undefined && fence === undefined) prose += line;
    else {
      endProse();
      hidden += blank(line);
      if (open === undefined) open = fence;
      else if (fence !== undefined && fence.startsWith(open)) open = undefined;
    }
  }
  endProse();
  return hidden;
}

/** Spans of code: from a run of backticks to the next run of the same length, in the same paragraph or not. */
function hideSpans(text: string): string {
  if (!text.includes('`')) return text;
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: run }) => ({ start: index, length: run.length }));
  const next = new Map<number, number>();
  const closing: (number | undefined)[] = [];
  for (let i = runs.length - 1; i >= 0; i--) {
    const { length } = runs[i] as (typeof runs)[number];
    closing[i] = next.get(length);
    next.set(length, i);
  }
  let hidden = '';
  let at = 0;
  for (let i = 0; i < runs.length; i++) {
    const close = closing[i];
    if (close === undefined) continue;
    const { start } = runs[i] as (typeof runs)[number];
    const last = runs[close] as (typeof runs)[number];
    hidden += text.slice(at, start) + blank(text.slice(start, last.start + last.length));
    at = last.start + last.length;
    i = close;
  }
  return hidden + text.slice(at);
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** A link of a Markdown text to a file. */
export interface FileLink {
  /** As written, without fragment and query, percent escapes decoded. */
  readonly target: string;
  readonly span: Span;
}

const INLINE = /\]\(\s{0,9}(<[^<>\n]{0,1000}>|[^\s()<>]{1,1000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?)/g;
const DEFINITION = /^ {0,3}\[[^\]\n]{1,500}\]:\s{1,9}(<[^<>\n]{1,1000}>|\S{1,1000})/gm;

/** Finds the links of a text that name a file: not those with a scheme, those to a heading only, or those in code. */
export function fileLinks(text: string, from = 0): FileLink[] {
  const visible = hideCode(text, from);
  const found: FileLink[] = [];
  for (const pattern of [INLINE, DEFINITION]) {
    for (const match of visible.matchAll(pattern)) {
      const written = match[1] as string;
      const start = match.index + match[0].length - written.length;
      const target = targetOf(written.replace(/^<|>$/g, ''));
      if (target !== undefined) found.push({ target, span: { start, end: start + written.length } });
    }
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

function targetOf(written: string): string | undefined {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:|^\/\/|^#/.test(written)) return undefined;
  const path = written.replace(/[?#].*$/, '');
  if (path === '') return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path in the bundle that a link names.
 *
 * @param file bundle-relative path of the file that has the link
 * @returns undefined when it leads out of the bundle
 */
export function resolveLink(file: string, target: string): string | undefined {
  return pathFromTop(target.startsWith('/') ? target : `${folderOf(file)}/${target}`);
}
