import { COLLECTION_STYLE, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, type Event } from 'js-yaml';
import { TextDocument, type Location, type Path, type SourceDocument } from '../document.ts';
import { LineIndex, type Span } from '../line-index.ts';
import { blockEnd, commentsAreOrdinary, EventReader, isCommented, placesOf } from './quick-places.ts';

/**
 * What makes a text none for this reader: white space and breaks on which readers differ, characters that YAML forbids, lines
 * that start with a directive or a document marker (but for one `---` at the very start), indentation indicators of block
 * scalars, escaped line breaks, explicit keys.
 */
const UNUSUAL =
  /[\t\r\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|^%|^ *\.\.\.|^ +---|[^-]\n---|[|>][-+]?[0-9]|\\ *\n|: *\? |^ *(?:- +)*\? /m;

/** Deeper documents go to the reader that knows every place, as long as that one reads them. */
const DEPTH = 50;

/**
 * Reads an ordinary YAML document, about six times as fast as the other reader. It never decides that something is wrong:
 * whatever is unusual (tags, anchors, merge keys, duplicate keys, comments that belong to no line, an error) gives undefined,
 * and the other reader looks. What it gives is the same document that the other reader gives, places and all; the tests
 * compare them.
 */
export function quickYaml(path: string, text: string, maxDepth: number = DEPTH): SourceDocument | undefined {
  // Breaks of two characters say the same as those of one; what is left of the others is unusual.
  const unix = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  if (unix !== text && /(?<!\r)\n/.test(text)) return undefined;
  if (UNUSUAL.test(unix) || !commentsAreOrdinary(unix)) return undefined;
  try {
    const events = parseEvents(unix, { maxDepth });
    return new QuickDocument(path, { text, unix }, new QuickReader(unix, events).document(), events);
  } catch {
    return undefined;
  }
}

class QuickDocument extends TextDocument implements SourceDocument {
  readonly language = 'yaml';
  readonly value: unknown;
  readonly problems = [];
  /** The text with breaks of one character, which the events are of. */
  readonly #unix: string;
  readonly #events: readonly Event[];
  #unixLines: LineIndex | undefined;
  #places: ((path: Path) => Location | undefined) | undefined;

  constructor(path: string, { text, unix }: { text: string; unix: string }, value: unknown, events: readonly Event[]) {
    super(path, text);
    this.value = value;
    this.#unix = unix;
    this.#events = events;
  }

  locate(path: Path): Location | undefined {
    const found = (this.#places ??= placesOf(this.#unix, this.#events))(path);
    if (found === undefined || this.#unix === this.text) return found;
    const { key, value, entry } = found;
    return {
      key: key === undefined ? undefined : this.#inText(key),
      value: this.#inText(value),
      entry: this.#inText(entry),
    };
  }

  /** Each break before a place is one character longer. */
  #inText({ start, end }: Span): Span {
    const lines = (this.#unixLines ??= new LineIndex(this.#unix));
    const moved = (offset: number): number => offset + lines.position(offset).line - 1;
    return { start: moved(start), end: moved(end) };
  }
}

/** Thrown where the other reader must look. */
class Unsure extends Error {}

class QuickReader extends EventReader {
  document(): unknown {
    const first = this.#next();
    if (first.type !== EVENT_ID.DOCUMENT || first.directives.length > 0 || first.explicitEnd) throw new Unsure();
    const value = this.#node();
    if (this.#next().type !== EVENT_ID.POP || this.at !== this.events.length) throw new Unsure();
    // Every file that is read is a mapping or a list; of other documents the other reader tells.
    if (typeof value !== 'object' || value === null) throw new Unsure();
    return value;
  }

  #next(): Event {
    const event = this.events[this.at++];
    if (event === undefined) throw new Unsure();
    return event;
  }

  #node(): unknown {
    const event = this.#next();
    if (event.type === EVENT_ID.ALIAS || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP)
      throw new Unsure();
    if (event.anchorStart >= 0 || event.tagStart >= 0) throw new Unsure();
    if (event.type === EVENT_ID.SEQUENCE) return this.#list();
    if (event.type === EVENT_ID.MAPPING) return this.#mapping(event.style === COLLECTION_STYLE.FLOW ? event.start : -1);
    // Only a mapping knows where nothing stands.
    if (event.valueStart < 0) throw new Unsure();
    const source = event.fast ? this.text.slice(event.valueStart, event.valueEnd) : getScalarValue(this.text, event);
    if (event.style === SCALAR_STYLE.PLAIN) return plainValue(source);
    if (!event.fast && !source.isWellFormed()) throw new Unsure();
    if (event.style > SCALAR_STYLE.DOUBLE_QUOTED && blockEnd(this.text, event) === undefined) throw new Unsure();
    return source;
  }

  #list(): unknown[] {
    const items: unknown[] = [];
    while (this.isOpen()) items.push(this.#node());
    return items;
  }

  /** @param brace where its brace stands, or -1 when it has none; a pair in a list has neither */
  #mapping(brace: number): Record<string, unknown> {
    if (brace >= 0 && this.text[brace] !== '{') throw new Unsure();
    const mapping: Record<string, unknown> = {};
    while (this.isOpen()) {
      const event = this.events[this.at];
      const key = this.#node();
      if (typeof key !== 'string' || key === '<<' || key === '__proto__' || Object.hasOwn(mapping, key))
        throw new Unsure();
      const value = this.events[this.at];
      if (value?.type === EVENT_ID.SCALAR && value.valueStart < 0 && value.tagStart < 0 && value.anchorStart < 0) {
        if (brace >= 0 || event?.type !== EVENT_ID.SCALAR || isCommented(this.text, event)) throw new Unsure();
        this.at++;
        mapping[key] = null;
      } else mapping[key] = this.#node();
    }
    return mapping;
  }
}

/** Characters that a plain scalar other than a string starts with. */
const SPECIAL = /^[-+.0-9~nNtTfF]|^$/;
const NULL = /^(?:~|[Nn]ull|NULL)?$/;
const TRUE = /^(?:[Tt]rue|TRUE)$/;
const FALSE = /^(?:[Ff]alse|FALSE)$/;
const INTEGER = /^[-+]?[0-9]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
/** Octal, hexadecimal, infinity and what is not a number: left to the other reader. */
const ODD_NUMBER = /^(?:0[ox]|[-+]?\.[iInN])/;

/** A plain scalar by the core schema of YAML 1.2. */
function plainValue(source: string): unknown {
  if (!SPECIAL.test(source)) return source;
  if (NULL.test(source)) return null;
  if (TRUE.test(source)) return true;
  if (FALSE.test(source)) return false;
  if (ODD_NUMBER.test(source)) throw new Unsure();
  if (!INTEGER.test(source) && !FLOAT.test(source)) return source;
  const number = Number(source);
  if (!Number.isFinite(number)) throw new Unsure();
  return number;
}
