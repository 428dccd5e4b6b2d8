import type { Json } from './outlet.ts';
import { UNSAFE as UNSEEN } from './printable.ts';
import { redact } from './redact.ts';

/** Line breaks of a result are its layout, and there may be millions. */
const UNSEEN_IN_LINES = new RegExp(`(?!\\n)(?:${UNSEEN.source})`, UNSEEN.flags);
// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
export function jsonText(value: unknown, indent: 0 | 2 = 0): Json {
  return `${JSON.stringify(value, null, indent).replace(UNSAFE, escaped).replaceAll('##[', '#\\u0023[')}\n` as Json;
}

/** A JSON file that is handed on byte for byte, since others have its digest. */
export function exactJson(text: string): Json {
  return text as Json;
}

/**
 * As {@link jsonText} for what a command prints or a report holds: secrets are cut in every value and name. A fix whose text
 * holds one is left out, for it would write the cut into the file. Files that others compare or sign are {@link jsonText}.
 */
export function resultJson(value: unknown, indent: 0 | 2 = 0): Json {
  const text = jsonText(value, indent);
  const shown = redact(text) === text ? text : jsonText(redacted(value), indent);
  return shown.replace(UNSEEN_IN_LINES, escaped) as Json;
}

/** A text as a JSON string in which nothing stands unseen; a parser gets exactly the text back. */
export function jsonString(text: string): string {
  return JSON.stringify(text).replace(UNSEEN, escaped);
}

function escaped(sign: string): string {
  return sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function redacted(value: unknown): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => !FIXES.has(name) || JSON.stringify(redacted(inner)) === JSON.stringify(inner),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [redact(name), redacted(inner)]));
}

const FIXES: ReadonlySet<string> = new Set(['fix', 'fixes']);
