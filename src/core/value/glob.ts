import { leadsOut } from './path.ts';

/**
 * Globs over `/`-separated paths: `*`, `?`, `[a-z]`, `[!a-z]`, `**` as a whole segment, and `{a,b}`.
 * Matching costs at most pattern length times path length. The globs come from files that a stranger may have written, and
 * matchers that turn a glob into a regular expression can be made to run for minutes (attack 125).
 */
export interface Glob {
  readonly pattern: string;
  matches(path: string): boolean;
  /** Cheap: whether a path in a folder, or below it, could match at all. The top is the empty text. */
  mayMatchBelow(folder: string): boolean;
}

/** Patterns that braces may expand to. */
const MAX_ALTERNATIVES = 64;
const MAX_LENGTH = 1000;

/**
 * Compiles a glob. A leading `./` is ignored and `dir/` means everything below; names that start with a dot match like
 * any other.
 *
 * @returns a glob, or in words what is wrong with the pattern
 */
export function compileGlob(pattern: string): Glob | { readonly problem: string } {
  if (pattern.length > MAX_LENGTH) return { problem: `a glob has at most ${MAX_LENGTH} characters` };
  if (/(?:^|[^\\])[?*+@!]\(/.test(pattern)) return { problem: 'extended globs such as +(a|b) are not supported' };
  // Before a letter it is not an escape but the separator of another system: such a glob would match nothing, in silence.
  if (/\\[\p{L}\p{N}_ .]/u.test(pattern)) return { problem: 'folders are separated by /, not by a backslash' };
  const expanded = expandBraces(pattern.replace(/^(?:\.\/)+/, '').replace(/\/$/, '/**'));
  if (expanded === undefined)
    return { problem: `braces expand to more than ${MAX_ALTERNATIVES} patterns, or are not closed` };
  const alternatives = [...expanded];
  if (alternatives.some(leadsOut)) return { problem: 'a glob is relative and stays inside the repository' };
  const compiled = alternatives.map((alternative) => ({ ...endsOf(alternative), segments: alternative.split('/') }));
  const matches = (path: string): boolean =>
    compiled.some(
      ({ start, end, segments }) =>
        path.startsWith(start) && path.endsWith(end) && matchSegments(segments, path.split('/')),
    );
  const mayMatchBelow = (folder: string): boolean => {
    const prefix = folder === '' ? '' : `${folder}/`;
    return compiled.some(({ start }) => start.startsWith(prefix) || prefix.startsWith(start));
  };
  return { pattern, matches, mayMatchBelow };
}

/** What every match starts and ends with: most paths of a large repository need no closer look. */
function endsOf(pattern: string): { readonly start: string; readonly end: string } {
  const first = pattern.search(/[*?[\\]/);
  const last = Math.max(...['*', '?', ']', '\\'].map((mark) => pattern.lastIndexOf(mark)));
  // `docs/**` may stand for no segment at all, and then for no slash.
  const start = first < 0 ? pattern : pattern.slice(0, first).replace(/\/$/, '');
  return { start, end: last < 0 ? pattern : pattern.slice(last + 1).replace(/^\//, '') };
}

/** The path that a glob starts with, up to the last slash before its first special character; a path without any is itself. */
export function fixedPart(pattern: string): string {
  const special = pattern.search(/[*?[{]/);
  if (special < 0) return pattern;
  return pattern.slice(0, pattern.slice(0, special).lastIndexOf('/') + 1) || '.';
}

/** @returns whether a pattern holds any glob character. */
export function isGlob(pattern: string): boolean {
  return /[*?[{]/.test(pattern);
}

/** @returns every pattern once; undefined for braces that are not closed, and for too many patterns */
function expandBraces(pattern: string): ReadonlySet<string> | undefined {
  const open = pattern.search(/[{}]/);
  if (open < 0) return new Set([pattern]);
  // The outermost pair first: what is in one of its choices is multiplied with nothing of another.
  const choices: string[] = [];
  let depth = 0;
  let from = open + 1;
  let at = open;
  for (; at < pattern.length; at++) {
    const unit = pattern[at];
    if (unit === '{') depth++;
    if (unit === '}' && --depth <= 0) break;
    if (unit !== ',' || depth > 1) continue;
    choices.push(pattern.slice(from, at));
    from = at + 1;
  }
  if (depth !== 0 || at === pattern.length) return undefined;
  const heads = union([...choices, pattern.slice(from, at)].map(expandBraces));
  const tails = expandBraces(pattern.slice(at + 1));
  if (heads === undefined || tails === undefined || heads.size * tails.size > MAX_ALTERNATIVES) return undefined;
  const before = pattern.slice(0, open);
  return new Set([...heads].flatMap((head) => [...tails].map((tail) => before + head + tail)));
}

function union(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const all = sets.some((set) => set === undefined) ? undefined : new Set(sets.flatMap((set) => [...(set ?? [])]));
  return all === undefined || all.size > MAX_ALTERNATIVES ? undefined : all;
}

// Two pointers with one place to go back to: a later `**` makes an earlier one's choice final, so no search is needed.
function matchSegments(pattern: readonly string[], path: readonly string[]): boolean {
  let p = 0;
  let s = 0;
  let star = -1;
  let resume = 0;
  while (s < path.length) {
    const segment = pattern[p];
    if (segment === '**') {
      star = p++;
      resume = s;
    } else if (segment !== undefined && matchSegment(segment, path[s] as string)) {
      p++;
      s++;
    } else if (star >= 0) {
      p = star + 1;
      s = ++resume;
    } else return false;
  }
  // What is left must be nothing: `dir/**` is what lies below dir, not dir itself.
  return p === pattern.length;
}

function matchSegment(pattern: string, text: string): boolean {
  if (pattern === '*') return text.length > 0;
  let p = 0;
  let t = 0;
  let star = -1;
  let resume = 0;
  while (t < text.length) {
    const unit = pattern[p];
    if (unit === '*') {
      star = p++;
      resume = t;
      continue;
    }
    const end = unit === undefined ? -1 : matchOne(pattern, p, text[t] as string);
    if (end > 0) {
      p = end;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
}

/** @returns the place after the pattern unit at `p` when it matches `unit`, else -1. */
function matchOne(pattern: string, p: number, unit: string): number {
  const wanted = pattern[p];
  if (wanted === '?') return p + 1;
  if (wanted === '\\' && p + 1 < pattern.length) return pattern[p + 1] === unit ? p + 2 : -1;
  if (wanted !== '[') return wanted === unit ? p + 1 : -1;
  const close = pattern.indexOf(']', p + 2);
  if (close < 0) return unit === '[' ? p + 1 : -1;
  const negated = pattern[p + 1] === '!' || pattern[p + 1] === '^';
  return inSet(pattern.slice(p + (negated ? 2 : 1), close), unit) === negated ? -1 : close + 1;
}

function inSet(set: string, unit: string): boolean {
  for (let i = 0; i < set.length; i++) {
    if (set[i + 1] === '-' && i + 2 < set.length) {
      if (unit >= (set[i] as string) && unit <= (set[i + 2] as string)) return true;
      i += 2;
    } else if (set[i] === unit) return true;
  }
  return false;
}
