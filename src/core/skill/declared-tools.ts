import { matches } from '../text/matches.ts';
import { isMapping } from '../value/mapping.ts';

/**
 * The tools that a front matter declares: tokens parted by commas or blanks outside of parentheses, the items of a list, or the
 * keys of a mapping that are true. A token keeps what is in its parentheses: `Bash(git log:*, x)` is one.
 *
 * @param value of `allowed-tools` or `tools`, as the front matter gave it
 */
export function declaredTools(value: unknown): string[] {
  if (isMapping(value)) return Object.keys(value).filter((key) => value[key] === true);
  const text = scalarText(value).trim();
  // A list in brackets is parted by YAML at every comma, those in parentheses too.
  const list = Array.isArray(value) ? value.map(scalarText).join(', ') : /^\[([^]*)\]$/.exec(text)?.[1];
  return [...new Set(list === undefined ? tokens(text, /[\s,]/) : tokens(list, /,/))];
}

/** A scalar as a text; what is not one is an empty one. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function tokens(text: string, parting: RegExp): string[] {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: sign, index } of matches(text, /[(),\s]/g)) {
    if (sign === '(') depth++;
    else if (sign === ')' && depth > 0) depth--;
    if (depth > 0 || !parting.test(sign)) continue;
    found.push(text.slice(start, index));
    start = index + 1;
  }
  return [...found, text.slice(start)].map(bare).filter((each) => each !== '');
}

/** A text without blanks around it, and without quotes. */
export function bare(token: string): string {
  const text = token.trim();
  return /^(["'])((?:(?!\1).)*)\1$/.exec(text)?.[2] ?? text;
}
