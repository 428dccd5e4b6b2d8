import { EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, type Event } from 'js-yaml';
import { QuickPlaces } from '../quick-places.ts';
import { isWellFormed } from '../well-formed.ts';

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
 * Reads the value of an ordinary YAML document, about six times as fast as the reader with positions. It never decides that
 * something is wrong: whatever is unusual (tags, anchors, merge keys, duplicate keys, an error) gives undefined, and the
 * other reader looks. Where it gives a value, the other reader gives the same and finds no problem; the tests compare them.
 */
export function quickYamlValue(text: string, maxDepth: number = DEPTH): QuickYaml | undefined {
  if (UNUSUAL.test(text)) return undefined;
  try {
    const events = parseEvents(text, { maxDepth });
    const { value } = new QuickReader(text, events).document();
    return { value, places: (coarse) => new QuickPlaces(text, events, coarse) };
  } catch {
    return undefined;
  }
}

/** What was read, and what tells where it stands. */
export interface QuickYaml {
  readonly value: unknown;
  /** @param coarse places that are not known exactly are given by where they start */
  places(coarse: boolean): QuickPlaces;
}

/** Thrown where the other reader must look. */
class Unsure extends Error {}

class QuickReader {
  readonly #text: string;
  readonly #events: readonly Event[];
  #at = 0;

  constructor(text: string, events: readonly Event[]) {
    this.#text = text;
    this.#events = events;
  }

  document(): { readonly value: unknown } {
    const first = this.#next();
    if (first.type !== EVENT_ID.DOCUMENT || first.directives.length > 0 || first.explicitEnd) throw new Unsure();
    const value = this.#node();
    if (this.#next().type !== EVENT_ID.POP || this.#at !== this.#events.length) throw new Unsure();
    // Every file that is read is a mapping or a list; of other documents the other reader tells.
    if (typeof value !== 'object' || value === null) throw new Unsure();
    return { value };
  }

  #next(): Event {
    const event = this.#events[this.#at++];
    if (event === undefined) throw new Unsure();
    return event;
  }

  #node(): unknown {
    const event = this.#next();
    if (event.type === EVENT_ID.ALIAS || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP)
      throw new Unsure();
    if (event.anchorStart >= 0 || event.tagStart >= 0) throw new Unsure();
    if (event.type === EVENT_ID.SEQUENCE) return this.#list();
    if (event.type === EVENT_ID.MAPPING) return this.#mapping();
    const source = event.fast
      ? event.valueStart < 0
        ? ''
        : this.#text.slice(event.valueStart, event.valueEnd)
      : getScalarValue(this.#text, event);
    if (event.style !== SCALAR_STYLE.PLAIN) {
      if (!event.fast && !isWellFormed(source)) throw new Unsure();
      return source;
    }
    return plainValue(source);
  }

  #list(): unknown[] {
    const items: unknown[] = [];
    while (this.#events[this.#at]?.type !== EVENT_ID.POP) items.push(this.#node());
    this.#at++;
    return items;
  }

  #mapping(): Record<string, unknown> {
    const mapping: Record<string, unknown> = {};
    while (this.#events[this.#at]?.type !== EVENT_ID.POP) {
      const key = this.#node();
      if (typeof key !== 'string' || key === '<<' || key === '__proto__' || Object.hasOwn(mapping, key))
        throw new Unsure();
      mapping[key] = this.#node();
    }
    this.#at++;
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
/** Octal, hexadecimal, infinity and what is no number: left to the other reader. */
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
