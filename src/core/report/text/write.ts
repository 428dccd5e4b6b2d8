import { plain, printable, type Plain } from '../../text/printable.ts';
import { MARKS, type Item, type Line } from '../blocks.ts';

/** A sentence on a terminal. */
export function lineText(line: Line): Plain {
  return plain.join('')(
    line.map((span) => {
      if (typeof span === 'string') return span;
      if ('link' in span) return lineText(span.link);
      if ('strong' in span) return lineText(span.strong);
      if ('file' in span) return printable(span.line === undefined ? span.file : `${span.file}:${span.line}`);
      return printable('code' in span ? span.code : span.prose);
    }),
  );
}

/** Rows of a list, each on a line of its own without a line end. */
export function itemLines(items: readonly Item[]): Plain[] {
  return items.map(
    ({ mark, line, at }) =>
      plain`  ${MARKS[mark].sign} ${lineText(line)}${at === undefined ? '' : plain` (${lineText(at)})`}`,
  );
}
