import { LONGEST_SECRET, redact } from './redact.ts';

/** Unsafe in any output: C0 and C1 controls, bidirectional overrides, zero-width characters, line separators. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
export function printable(text: string): string {
  return visible(redact(text));
}

/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
export function printableLines(text: string): string {
  return redact(text)
    .split('\n')
    .map((line) => line.split('\t').map(visible).join('\t'))
    .join('\n');
}

/** The escapes of {@link printable} alone: for what is compared, not shown. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(UNSAFE, escapeUnit)
    .replace(LONE_SURROGATE, escapeUnit)
    .replaceAll('##[', '#\\u0023[')
    .replace(/^(\s*):(?=:)/, '$1\\u003a');
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
export function quote(value: string, limit = 80): string {
  // What is far behind the cut cannot make a secret of what stands before it.
  const shown = redact(value.slice(0, limit + LONGEST_SECRET));
  return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}
