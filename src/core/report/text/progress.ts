import { plain, printable, visible, type Plain } from '../../text/printable.ts';

/** Columns of the narrowest terminal that anybody has. */
const COLUMNS = 79;

/**
 * How far a long run is, over a line that was written before: a carriage return and no escape sequence, and of a name nothing but ASCII,
 * whose width is known.
 *
 * @param name what is looked at
 * @param before how many of `total` were before it
 * @param width of the line that stands there
 */
export function folderProgress(name: string, before: number, total: number, width: number): Plain {
  const ascii = printable(name).replace(/[^ -~]/gu, '?');
  const line = `${before + 1} of ${total}: ${ascii}`.slice(0, COLUMNS);
  return plain`\r${visible(line.padEnd(width))}`;
}

/** Blanks over a line of this width, with nothing left on it. */
export function clearedText(width: number): Plain {
  return plain`\r${visible(' '.repeat(width))}\r`;
}
