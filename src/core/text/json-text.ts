import { redact } from './redact.ts';

// JSON escapes C0 itself; these it leaves raw.
const UNSAFE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * JSON that is safe to print anywhere: control, bidirectional and invisible characters are escapes, and nothing in it can
 * be read as a workflow command. A parser gets exactly `value` back.
 *
 * @param indent columns per level; 0 gives one line
 * @returns the text with a last newline
 */
export function jsonText(value: unknown, indent: 0 | 2 = 0): string {
  return `${JSON.stringify(value, null, indent)
    .replace(UNSAFE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('##[', '#\\u0023[')}\n`;
}

/**
 * As {@link jsonText} for what a command prints or a report holds: secrets are cut in every value and name. A fix whose text
 * holds one is left out, for it would write the cut into the file. Files that others compare or sign are {@link jsonText}.
 */
export function resultJson(value: unknown, indent: 0 | 2 = 0): string {
  const text = jsonText(value, indent);
  return redact(text) === text ? text : jsonText(masked(value), indent);
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => !FIXES.has(name) || JSON.stringify(masked(inner)) === JSON.stringify(inner),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [redact(name), masked(inner)]));
}

const FIXES: ReadonlySet<string> = new Set(['fix', 'fixes']);
