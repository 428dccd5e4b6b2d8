import type { Path } from '../../source/document.ts';
import { isMapping, own } from '../../value/mapping.ts';
import type { CalModel, Entry } from '../../cal/model.ts';
import { nameOf } from '../../cal/shape/words.ts';
import { holdsLongRun } from './encoded.ts';
import { mayQuote } from './passage.ts';

/** A text of a RAC item that may hold the knowledge itself. */
export function racText(item: Entry, path: Path, text: string, name: string) {
  return {
    item,
    path,
    text,
    /** `the description of RAC item "wiki"`; only a finding asks for it. */
    get where(): string {
      return `the ${name} of ${itemName(item)}`;
    },
  };
}
export type RacText = ReturnType<typeof racText>;

/** More is not looked at: what smuggles does so in its first characters, or is refused for its length. */
const LONGEST = 20_000;

/** Deeper than any descriptor; a document is limited in depth anyway. */
const DEPTH = 16;

/** What plain prose of one paragraph does not have: nearly every text is passed over after these looks. */
const SUSPECT: readonly RegExp[] = [
  // Any character but those of plain prose: line breaks, ` ~ [ { } % and the backslash, and what is beyond ASCII.
  /[^\t\x20-\x24\x26-\x5a\x5d-\x5f\x61-\x7a|]/,
  /data:|-----BEGIN |\b[01]{8}\b|^#!/,
  /\b(?:select|create|insert|alter|update)\b/i,
];

/** Whether a text has anything that the rules about texts of RAC items look for. Never false when one of them finds something. */
export function maySmuggle(text: string): boolean {
  return mayQuote(text) || SUSPECT.some((pattern) => pattern.test(text)) || holdsLongRun(text);
}

/**
 * The description, the hint of the check and every text below `okf`, of every item, as far as one may carry more than prose.
 * Texts that are long enough to repeat a passage of a file are among them.
 */
export function racTexts(cal: CalModel): RacText[] {
  const texts: RacText[] = [];
  for (const item of cal.rac) {
    const add = (text: unknown, path: Path, name: string): void => {
      if (typeof text !== 'string' || !maySmuggle(text)) return;
      texts.push(racText(item, [...item.path, ...path], text.slice(0, LONGEST), name));
    };
    add(own(item.value, 'description'), ['description'], 'description');
    const check = own(item.value, 'check');
    if (isMapping(check)) add(own(check, 'hint'), ['check', 'hint'], 'hint');
    const okf = own(item.value, 'okf');
    if (isMapping(okf)) visit(okf, ['okf'], add, 0);
  }
  return texts;
}

function visit(
  value: unknown,
  path: Path,
  add: (text: unknown, path: Path, name: string) => void,
  depth: number,
): void {
  if (typeof value === 'string') add(value, path, path.filter((segment) => typeof segment === 'string').join('.'));
  if (depth > DEPTH) return;
  if (Array.isArray(value)) value.forEach((item, i) => visit(item, [...path, i], add, depth + 1));
  else if (isMapping(value)) for (const key of Object.keys(value)) visit(value[key], [...path, key], add, depth + 1);
}

/** `RAC item "wiki"`, or its place when it has no id. */
export function itemName(item: Entry): string {
  return `RAC item ${nameOf(item, 'id')}`;
}
