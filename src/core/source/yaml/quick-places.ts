import { CHOMPING_MODE, COLLECTION_STYLE, EVENT_ID, getScalarValue, SCALAR_STYLE, type Event } from 'js-yaml';
import type { Location, Path } from '../document.ts';
import type { Span } from '../line-index.ts';

type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;
type Collection = Extract<Event, { style: unknown; start: number }>;

/** A value of the document with what is in it. */
interface Node {
  readonly span: Span;
  readonly members?: ReadonlyMap<string, { readonly key: Span; readonly value: Node }>;
  readonly items?: readonly Node[];
}

/**
 * Whether no comment stands deeper than the line that it leads to: the other reader counts such a one to the value before it,
 * whose end then is not what {@link placesOf} takes for it.
 */
export function commentsAreOrdinary(text: string): boolean {
  if (!/^ +#/m.test(text)) return true;
  let indent = 0;
  for (const line of text.split('\n').toReversed()) {
    const column = line.search(/[^ ]/);
    if (column < 0) continue;
    if (line[column] !== '#') indent = column;
    else if (column > indent) return false;
  }
  return true;
}

/** Whether a comment follows a key without a value: it moves the value's end. */
export function isCommented(text: string, key: Scalar): boolean {
  const comment = / *:\s*#/y;
  comment.lastIndex = lineSpan(key).end;
  return comment.test(text);
}

/**
 * Where a block scalar ends: behind the line break of its last line that says something.
 *
 * @returns undefined where lines that hold spaces only, or no others, are at its end, which the other reader tells apart
 */
export function blockEnd(text: string, { valueStart, valueEnd, chomping }: Scalar): number | undefined {
  let last = valueEnd;
  while (last > valueStart && (text[last - 1] === '\n' || text[last - 1] === ' ')) last--;
  if (last === valueStart) return undefined;
  const lineBreak = text.indexOf('\n', last);
  if (lineBreak < 0 || lineBreak >= valueEnd) return valueEnd;
  if (text.slice(lineBreak, valueEnd).includes(' ')) return undefined;
  return chomping === CHOMPING_MODE.KEEP ? valueEnd : lineBreak + 1;
}

/**
 * The places of an ordinary document (quick-yaml.ts), by its events: the same that the other reader gives. The events tell
 * where scalars on a line stand and where collections start; the text between them tells the rest.
 */
export function placesOf(text: string, events: readonly Event[]): (path: Path) => Location | undefined {
  const root = new Builder(text, events).node(0);
  return (path) => {
    let node = root;
    let key: Span | undefined;
    for (const segment of path) {
      const member = typeof segment === 'string' ? node.members?.get(segment) : undefined;
      const next = typeof segment === 'number' ? node.items?.[segment] : member?.value;
      if (next === undefined) return undefined;
      key = member?.key;
      node = next;
    }
    const { span } = node;
    return { key, value: span, entry: key === undefined ? span : { start: key.start, end: span.end } };
  };
}

// The events leave the quotes out.
function lineSpan({ valueStart, valueEnd, style }: Scalar): Span {
  const quote = style === SCALAR_STYLE.PLAIN ? 0 : 1;
  return { start: valueStart - quote, end: valueEnd + quote };
}

/** Steps through the events of a text. */
export abstract class EventReader {
  protected readonly text: string;
  protected readonly events: readonly Event[];
  protected at = 0;

  constructor(text: string, events: readonly Event[]) {
    this.text = text;
    this.events = events;
  }

  /** Whether the collection goes on; steps over its end. */
  protected isOpen(): boolean {
    if (this.events[this.at]?.type !== EVENT_ID.POP) return true;
    this.at++;
    return false;
  }
}

class Builder extends EventReader {
  /** The first event is the document's own. */
  protected override at = 1;
  /** Where the last value ends. */
  #end = 0;
  /** Whether the rest of that line belongs to the collection around it. */
  #wholeLine = false;

  /** @param keyEnd where its key ends, if it has one */
  node(keyEnd: number): Node {
    const event = this.events[this.at++];
    if (event?.type === EVENT_ID.SCALAR) return { span: this.#scalar(event, keyEnd) };
    if (event?.type === EVENT_ID.MAPPING) return { members: this.#members(), span: this.#close(event) };
    if (event?.type === EVENT_ID.SEQUENCE) return { items: this.#items(), span: this.#close(event) };
    throw new Error('the quick reader took a document that it does not read');
  }

  #scalar(event: Scalar, keyEnd: number): Span {
    this.#wholeLine = event.style <= SCALAR_STYLE.DOUBLE_QUOTED && event.valueStart >= 0;
    const span = this.#wholeLine
      ? lineSpan(event)
      : event.valueStart < 0
        ? this.#nothing(keyEnd)
        : this.#block(event, keyEnd);
    this.#end = span.end;
    return span;
  }

  // A key without a value: it is behind the colon and the spaces.
  #nothing(keyEnd: number): Span {
    const colon = / *: */y;
    colon.lastIndex = keyEnd;
    colon.test(this.text);
    return { start: colon.lastIndex, end: colon.lastIndex };
  }

  // It starts at its `|` or `>`, the first on that line behind the key.
  #block(event: Scalar, keyEnd: number): Span {
    const header = /[|>]/g;
    header.lastIndex = Math.max(keyEnd, this.text.lastIndexOf('\n', event.valueStart - 2) + 1);
    header.test(this.text);
    return { start: header.lastIndex - 1, end: blockEnd(this.text, event) ?? event.valueEnd };
  }

  #close({ start, style }: Collection): Span {
    if (style === COLLECTION_STYLE.FLOW) {
      const rest = /(?:[\s,]|#.*\n)*[}\]]/y;
      rest.lastIndex = Math.max(this.#end, start + 1);
      rest.test(this.text);
      this.#end = rest.lastIndex;
      this.#wholeLine = true;
    } else if (this.#wholeLine) {
      this.#end = this.text.indexOf('\n', this.#end) + 1 || this.text.length;
      this.#wholeLine = false;
    }
    return { start, end: this.#end };
  }

  #members(): Map<string, { readonly key: Span; readonly value: Node }> {
    const members = new Map<string, { readonly key: Span; readonly value: Node }>();
    while (this.isOpen()) {
      const event = this.events[this.at++];
      if (event?.type !== EVENT_ID.SCALAR) throw new Error('the quick reader took a key that it does not read');
      const key = lineSpan(event);
      members.set(getScalarValue(this.text, event), { key, value: this.node(key.end) });
    }
    return members;
  }

  #items(): Node[] {
    const items: Node[] = [];
    while (this.isOpen()) items.push(this.node(0));
    return items;
  }
}
