import { plain, type Fitting, type Plain } from './outlet.ts';
import { byPieces } from './pieces.ts';
import { LONGEST_SECRET, redact } from './redact.ts';

export { plain, type Plain };

/**
 * Unsafe in any output: C0 and C1 controls, line separators, and whatever a reader does not see: bidirectional overrides, zero-width
 * characters, tags, fillers, variation selectors (but the one that makes a sign an emoji), the blank of Braille.
 */
export const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb\ufffe\uffff]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})\ufe0f/gu;
/** ASCII in which none of the replacements finds anything. */
const PLAIN = /^(?!\s*::)[ -"$-~]*$/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Makes text from a repository safe to print on one line: secrets are cut ({@link redact}), control, bidirectional and
 * invisible characters become `\u001b` escapes, and neither form of a workflow command survives (`::name::` at a line
 * start, `##[name]` anywhere).
 */
export function printable(text: string): Plain {
  return visible(redact(text));
}

/** As {@link printable}, white space and line breaks as single blanks. */
export function oneLine(text: string): Plain {
  // Single blanks stay as they are: a long text has millions.
  return printable(byPieces(text, /\S/, (piece) => piece.replace(/\s{2,}|[^\S ]/g, ' ')).trim());
}

/** As {@link printable} for a text of several lines: line feeds and tabs stay. */
export function printableLines(text: string): Plain {
  return visibleLines(redact(text));
}

/** The escapes of {@link printableLines} alone: for what is run or compared. */
export function visibleLines(text: string): Plain {
  const shown = text.split('\n').map((line) => line.split('\t').map(visible).join('\t'));
  return shown.join('\n') as Plain;
}

/** The escapes of {@link printable} alone: for what is compared, not shown. */
export function visible(text: string): Plain {
  if (PLAIN.test(text)) return text as Plain;
  const escaped = (piece: string): string => piece.replace(UNSAFE, escapeUnit).replace(LONE_SURROGATE, escapeUnit);
  return byPieces(text, /[^\ufe0f\udc00-\udfff]/, escaped)
    .replaceAll('##[', '#\\u0023[')
    .replace(/^(\s*):(?=:)/, '$1\\u003a') as Plain;
}

function escapeUnit(unit: string): string {
  const code = (unit.codePointAt(0) as number).toString(16).padStart(4, '0');
  return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
}

/** Quotes a value for a message: printable, in double quotes, cut after `limit` characters; a secret is cut before. */
export function quote(value: string, limit = 80): Plain {
  // What is far behind the cut cannot make a secret of what is before it.
  const shown = redact(value.slice(0, limit + LONGEST_SECRET));
  return plain`"${visible(shown.length > limit ? `${shown.slice(0, limit)}…` : shown)}"`;
}

/** `path:line:column`: the start of a place. */
export function placeText({ path, range: { start } }: Placed): Plain {
  return plain`${printable(path)}:${start.line}:${start.column}`;
}

interface Placed {
  readonly path: string;
  readonly range: { readonly start: { readonly line: number; readonly column: number } };
}

/** A text without blanks at its end. */
export function trimmed(text: Plain): Plain {
  return text.trimEnd() as Plain;
}

/** A text with blanks behind it, `width` units long. */
export function padded<const T>(text: Fitting<Plain, T>, width: number): Plain {
  return String(text).padEnd(width) as Plain;
}

const COLORS = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

/** Wraps a text in terminal colour. */
export function painted(text: Plain, color: keyof typeof COLORS): Plain {
  return plain`\u001b[${COLORS[color]}m${text}\u001b[0m`;
}

/** Shortens a text to `limit` characters with an ellipsis, never through the middle of a character. */
export function shorten(text: Plain, limit: number): Plain {
  return text.length <= limit ? text : (`${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…` as Plain);
}
