import type { Position, Range } from '../result/diagnostic.ts';

/** Half-open UTF-16 offsets into a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Converts UTF-16 offsets into 1-based lines and columns. A line ends at LF, CRLF or a lone CR. */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    if (text.includes('\r')) {
      for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) this.#starts.push(index + end.length);
    } else {
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) this.#starts.push(end + 1);
    }
  }

  /** @param offset UTF-16 offset; clamped to the text */
  position(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#starts[low] as number) + 1 };
  }

  range(span: Span): Range {
    return { start: this.position(span.start), end: this.position(span.end) };
  }

  /** @returns the UTF-16 offset of a 1-based position; clamped to the text. */
  offset(position: Position): number {
    const line = Math.max(1, Math.min(position.line, this.#starts.length));
    return Math.min((this.#starts[line - 1] as number) + Math.max(0, position.column - 1), this.#length);
  }
}
