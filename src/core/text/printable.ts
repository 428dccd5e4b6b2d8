import { LONGEST_SECRET, redact } from './redact.ts';

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
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
  const code = (unit.codePointAt(0) as number).toString(16).padStart(4, '0');
  return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}

/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
export function quote(value: string, limit = 80): string {
  // What is far behind the cut cannot make a secret of what stands before it.
  const shown = redact(value.slice(0, limit + LONGEST_SECRET));
  return `"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}
