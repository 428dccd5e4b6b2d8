import { PROPERTY_NAMES } from '../../generated/property-names.ts';
import type { Position, Range } from '../result/diagnostic.ts';
import { byPieces } from '../text/pieces.ts';
import type { Span } from './line-index.ts';

const MASK = '*';

/** Ranges in text order, those that overlap or touch joined: masking is then one pass, however many there are. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: { start: Position; end: Position }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => compare(a.start, b.start))) {
    const last = joined.at(-1);
    if (last === undefined || compare(start, last.end) > 0) joined.push({ start, end });
    else if (compare(end, last.end) > 0) last.end = end;
  }
  return joined;
}

export function compare(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column;
}

/** Puts asterisks in place of everything that is hidden, line breaks aside; the places must not overlap and be in order. */
export function maskText(text: string, places: readonly Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of places) {
    parts.push(
      text.slice(at, start),
      text.slice(start, end).replace(/[^\r\n]+/g, (run) => MASK.repeat(run.length)),
    );
    at = Math.max(at, end);
  }
  return parts.join('') + text.slice(at);
}

/** Names under which agent clients keep their servers. */
const OF_CLIENTS = ['mcpServers', 'servers', 'mcp', 'mcp_servers', 'context_servers'];
/** Words, and beside them whatever is not a sign of ASCII, blank, quotation mark or dash: it may be knowledge in another alphabet, or hidden. */
const WORD = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*|[^\u0000-\u007f\p{Zs}\p{Pi}\p{Pf}\p{Pd}]/gu;

const QUOTED = /(?<=")\w+(?=")/g;

/**
 * Puts asterisks in place of every word that the formats do not have themselves. In a text that cannot be read the place of a
 * value is unknown; its brackets, quotation marks and names of properties tell what is wrong with it, and nothing of what it says.
 *
 * @param said beside it in full: what it quotes is shown here, too
 */
export function maskWords(text: string, said = ''): string {
  // Words of the formats themselves.
  const ours = new Set([...PROPERTY_NAMES, ...OF_CLIENTS, 'true', 'false', 'null', ...(said.match(QUOTED) ?? [])]);
  // No sign before "0" is part of a word.
  return byPieces(text, /[\0-/]/, (piece) =>
    piece.replace(WORD, (word) => (ours.has(word) ? word : MASK.repeat(word.length))),
  );
}
