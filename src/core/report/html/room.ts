import { html, type Html } from '../../text/outlet.ts';

/** How many characters there is still room for; lists that share one share what is left. */
export interface Room {
  left: number;
}

/** What found its place, one below the other, and what found none. */
export interface Fitted<T> {
  readonly text: Html;
  readonly left: readonly T[];
}

/**
 * Writes items as long as there is room, so that no page grows without end. A list is cut at its end and never thinned out: behind
 * the first item that does not fit nothing of it, nor of any later list of the same room, is written.
 */
export function fit<T>(items: readonly T[], room: Room, write: (item: T) => Html): Fitted<T> {
  const texts: Html[] = [];
  for (const [i, item] of items.entries()) {
    const text = room.left > 0 ? write(item) : html``;
    if (text.length >= room.left) {
      room.left = 0;
      return { text: html.join('\n')(texts), left: items.slice(i) };
    }
    room.left -= text.length + 1;
    texts.push(text);
  }
  return { text: html.join('\n')(texts), left: [] };
}
