import { EVENT_ID, getScalarValue, SCALAR_STYLE, type Event } from 'js-yaml';
import type { Location, Path } from './document.ts';
import type { Span } from './line-index.ts';
import { PlacesNeeded } from './quick-document.ts';

/** A value of the document with what is in it. */
interface Node {
  readonly event: Event;
  readonly members?: ReadonlyMap<string, { readonly key: Event; readonly value: Node }>;
  readonly items?: readonly Node[];
}

/**
 * Places by the events of an ordinary document (quick-yaml.ts). The events tell where keys and scalars on a line stand, which
 * is where nearly all findings are; they do not tell where block scalars and collections end.
 */
export class QuickPlaces {
  readonly #root: Node;
  readonly #coarse: boolean;

  /**
   * @param events of one document whose keys are plain strings, each once in its mapping
   * @param coarse gives the first character of what does not tell its end, for documents that no other reader has places of
   */
  constructor(text: string, events: readonly Event[], coarse: boolean) {
    this.#coarse = coarse;
    this.#root = new Builder(text, events).node();
  }

  /** @returns a location that throws {@link PlacesNeeded} when the part of it that is asked for is not known */
  locate(path: Path): Location | undefined {
    let node = this.#root;
    let key: Event | undefined;
    for (const segment of path) {
      const member = typeof segment === 'string' ? node.members?.get(segment) : undefined;
      const next = typeof segment === 'number' ? node.items?.[segment] : member?.value;
      if (next === undefined) return undefined;
      key = member?.key;
      node = next;
    }
    return new QuickLocation(key === undefined ? undefined : spanOf(key, false), node.event, this.#coarse);
  }
}

// A class, since most findings ask for one of the three only.
class QuickLocation implements Location {
  readonly key: Span | undefined;
  readonly #event: Event;
  readonly #coarse: boolean;

  constructor(key: Span | undefined, event: Event, coarse: boolean) {
    this.key = key;
    this.#event = event;
    this.#coarse = coarse;
  }

  get value(): Span {
    return spanOf(this.#event, this.#coarse);
  }

  get entry(): Span {
    const { start, end } = this.value;
    return { start: this.key?.start ?? start, end };
  }
}

function spanOf(event: Event, coarse: boolean): Span {
  if (coarse) {
    const start = 'start' in event ? event.start : 'valueStart' in event ? event.valueStart : -1;
    if (event.type !== EVENT_ID.SCALAR || start < 0) return { start: Math.max(0, start), end: Math.max(0, start) + 1 };
  }
  if (event.type !== EVENT_ID.SCALAR || event.valueStart < 0) throw new PlacesNeeded();
  const { valueStart: start, valueEnd: end, style } = event;
  if (style === SCALAR_STYLE.PLAIN) return { start, end };
  // The events leave the quotes out.
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
    return { start: start - 1, end: end + 1 };
  if (coarse) return { start, end };
  throw new PlacesNeeded();
}

class Builder {
  readonly #text: string;
  readonly #events: readonly Event[];
  /** The first event is the document's own. */
  #at = 1;

  constructor(text: string, events: readonly Event[]) {
    this.#text = text;
    this.#events = events;
  }

  node(): Node {
    const event = this.#next();
    if (event.type === EVENT_ID.MAPPING) return { event, members: this.#members() };
    if (event.type === EVENT_ID.SEQUENCE) return { event, items: this.#items() };
    return { event };
  }

  #next(): Event {
    const event = this.#events[this.#at++];
    if (event === undefined) throw new PlacesNeeded();
    return event;
  }

  #isOpen(): boolean {
    if (this.#events[this.#at]?.type !== EVENT_ID.POP) return true;
    this.#at++;
    return false;
  }

  #members(): Map<string, { readonly key: Event; readonly value: Node }> {
    const members = new Map<string, { readonly key: Event; readonly value: Node }>();
    while (this.#isOpen()) {
      const key = this.#next();
      members.set(key.type === EVENT_ID.SCALAR ? getScalarValue(this.#text, key) : '', { key, value: this.node() });
    }
    return members;
  }

  #items(): Node[] {
    const items: Node[] = [];
    while (this.#isOpen()) items.push(this.node());
    return items;
  }
}
