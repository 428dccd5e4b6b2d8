import type { Span } from '../source/line-index.ts';
import { hideCode } from './hide-code.ts';
import { folderOf, pathFromTop } from '../value/path.ts';

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
