import { painted, plain, printable, shorten, type Plain } from '../../text/printable.ts';
import { MARKS, type Item, type Line, type Mark } from '../blocks.ts';

/** A sentence on a terminal. */
export function lineText(line: Line): Plain {
  return plain.join('')(
    line.map((span) => {
      if (typeof span === 'string') return span;
      if ('link' in span) return lineText(span.link);
      if ('strong' in span) return lineText(span.strong);
      if ('rule' in span) return printable(span.rule);
      if ('file' in span) return printable(span.line === undefined ? span.file : `${span.file}:${span.line}`);
      const said = printable('code' in span ? span.code : span.prose);
      return span.limit === undefined ? said : shorten(said, span.limit);
    }),
  );
}

/** Rows of a list, and below them what to paste, each on a line of its own without a line end. */
export function itemLines(items: readonly Item[], color = false): Plain[] {
  return items.flatMap(({ mark, line, at, nested, source = [] }) => [
    plain`  ${nested === true ? '  ' : ''}${signText(mark, color)} ${lineText(line)}${at === undefined ? '' : plain` (${lineText(at)})`}`,
    ...source.flatMap(({ text }) => text.split('\n')).map((each) => plain`      ${printable(each)}`),
  ]);
}

const COLORS = { good: 'green', open: 'yellow', bad: 'red' } as const;

/** The sign of a mark, in its colour. */
export function signText(mark: Mark, color: boolean): Plain {
  const { sign, tone } = MARKS[mark];
  return color && tone !== 'quiet' ? painted(plain`${sign}`, COLORS[tone]) : plain`${sign}`;
}
