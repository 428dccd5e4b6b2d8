import { isMapping } from '../value/mapping.ts';

/**
 * The tools that a front matter declares: tokens parted by commas or blanks outside of parentheses, the items of a list, or the
 * keys of a mapping that are true. A token keeps what stands in its parentheses: `Bash(git log:*, x)` is one.
 *
 * @param value of `allowed-tools` or `tools`, as the front matter gave it
 */
export function declaredTools(value: unknown): string[] {
  if (Array.isArray(value)) return unique(wholeItems(value).flatMap((item) => tokens(item, /,/)));
  if (isMapping(value)) return unique(Object.keys(value).filter((key) => value[key] === true));
  const text = scalarText(value).trim();
  const list = /^\[([^]*)\]$/.exec(text)?.[1];
  return unique(list === undefined ? tokens(text, /[\s,]/) : tokens(list, /,/));
}

/** A scalar as a text; what is none is an empty one. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

// A list in brackets is parted by YAML at every comma, those in parentheses too.
function wholeItems(items: readonly unknown[]): string[] {
  const whole: string[] = [];
  let open = '';
  for (const item of items.map(scalarText)) {
    open = open === '' ? item : `${open}, ${item}`;
    if (depthOf(open) > 0) continue;
    whole.push(open);
    open = '';
  }
  return open === '' ? whole : [...whole, open];
}

function depthOf(text: string): number {
  return [...text].reduce(deeper, 0);
}

function deeper(depth: number, sign: string): number {
  if (sign === '(') return depth + 1;
  return sign === ')' && depth > 0 ? depth - 1 : depth;
}

function tokens(text: string, parting: RegExp): string[] {
  const found: string[] = [];
  let token = '';
  let depth = 0;
  for (const sign of text) {
    depth = deeper(depth, sign);
    if (depth === 0 && parting.test(sign)) {
      found.push(token);
      token = '';
    } else token += sign;
  }
  return [...found, token].map(bare).filter((each) => each !== '');
}

/** A text without blanks around it, and without quotes. */
export function bare(token: string): string {
  const text = token.trim();
  return /^(["'])((?:(?!\1).)*)\1$/.exec(text)?.[2] ?? text;
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
