/** A set of code points. */
export interface CharSet {
  has(code: number): boolean;
  /** Code points at which it may begin or end, and those beside them. */
  readonly edges: readonly number[];
}

/** A regular expression as far as it is understood here. */
export type Pattern =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly min: number; readonly max: number };

const MAX_DEPTH = 100;
const MAX_REPEAT = 1000;

const SIGN = String.raw`\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x..|[^])|[^]`;
/** One sign, or an escape. */
const SIGNS = new RegExp(SIGN, 'giu');
/** A class, what opens a group, a counted repetition, or a sign. */
const TOKENS = new RegExp(String.raw`\[(?:\\[^]|[^\]\\])*\]|\(\?(?::|<[\w$]+>)|\{[\d,]+\}|${SIGN}`, 'giu');
/** Of escapes, those that stand for a sign or a class of signs; half of a surrogate pair could join the next escape. */
const UNDERSTOOD = /^\\(?:[-^$\\.*+?()[\]{}|/dDwWsSnrtfv0]|x..|u(?!\{?0*d[89a-f]..(?:\}|$)).+)$/iu;

const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
/** Where the signs of a class escape, and those that a dot leaves out, begin and end. */
const ENDS: Readonly<Record<string, string>> = {
  '.': '\n\r\u2028\u2029',
  '\\d': '09',
  '\\w': '09AZ_az',
  '\\s': '\t\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
};

class NotUnderstood extends Error {}

/**
 * Parses an ECMA-262 pattern (unicode mode) without look-around, back references, word boundaries and property classes. The engine
 * says whether it is one, and which single signs a class holds; no text meets more of the pattern than that.
 *
 * @returns undefined when it is not understood: then nothing may be concluded from it
 */
export function parsePattern(source: string): Pattern | undefined {
  if (source.length > 2000) return undefined;
  try {
    return patternParser(new RegExp(source, 'u').source).choice();
  } catch (error) {
    if (error instanceof NotUnderstood || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Reads the tokens of a pattern that the engine takes. */
function patternParser(source: string) {
  let at = 0;
  let depth = 0;
  const tokens = source.match(TOKENS) ?? [];
  const choice = (): Pattern => {
    if (++depth > MAX_DEPTH) throw new NotUnderstood();
    const parts = [sequence()];
    while (take('|')) parts.push(sequence());
    depth--;
    return parts.length === 1 ? (parts[0] as Pattern) : { kind: 'choice', parts };
  };
  const sequence = (): Pattern => {
    const parts: Pattern[] = [];
    for (let token = peek(); token !== undefined && token !== '|' && token !== ')'; token = peek())
      parts.push(quantified());
    return parts.length === 1 ? (parts[0] as Pattern) : { kind: 'sequence', parts };
  };
  const quantified = (): Pattern => {
    const part = atom();
    const counts = repetition(peek());
    if (counts === undefined) return part;
    at++;
    // A lazy quantifier matches the same strings.
    take('?');
    const [min, max] = counts;
    if (min > MAX_REPEAT || (max !== Infinity && max > MAX_REPEAT)) throw new NotUnderstood();
    return { kind: 'repeat', part, min, max };
  };
  const atom = (): Pattern => {
    const token = tokens[at++] ?? '';
    if (token === '^') return { kind: 'start' };
    if (token === '$') return { kind: 'end' };
    if (!token.startsWith('(')) return { kind: 'set', set: setOf(token) };
    // Anything else behind a question mark looks around, or changes how the group is read.
    if (token === '(' && peek() === '?') throw new NotUnderstood();
    const inner = choice();
    take(')');
    return inner;
  };
  const peek = (): string | undefined => tokens[at];
  const take = (token: string): boolean => {
    if (peek() !== token) return false;
    at++;
    return true;
  };
  return { choice };
}

function repetition(token = ''): readonly [min: number, max: number] | undefined {
  if (token === '*') return [0, Infinity];
  if (token === '+') return [1, Infinity];
  if (token === '?') return [0, 1];
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}$/.exec(token) ?? [];
  if (min === undefined) return undefined;
  return [Number(min), comma === '' ? Number(min) : max === '' ? Infinity : Number(max)];
}

function setOf(token: string): CharSet {
  const [, negated, body = token] = /^\[(\^?)([^]*)\]$/.exec(token) ?? [];
  const signs = body.match(SIGNS) ?? [];
  if (signs.some((sign) => sign.startsWith('\\') && !UNDERSTOOD.test(sign))) throw new NotUnderstood();
  const codes = [...signs, ...signs.flatMap((sign) => [...(ENDS[sign.toLowerCase()] ?? '')])].map(codeOf);
  const edges = codes.flatMap((code) => [code, code - 1, code + 1]);
  const [only] = codes;
  if (negated === undefined && codes.length === 1) return { has: (code) => code === only, edges };
  // The engine lets a negated class that leaves only the last code point match nothing.
  const expression = new RegExp(negated === undefined ? `^${body}$` : `^[${body}]$`, 'u');
  return { has: (code) => expression.test(String.fromCodePoint(code)) !== (negated === '^'), edges };
}

/** The code point that a sign stands for; of a class escape it is any. */
function codeOf(sign: string): number {
  if (!sign.startsWith('\\')) return sign.codePointAt(0) ?? 0;
  const hex = /^\\[xu]\{?([\da-f]+)/i.exec(sign)?.[1];
  return hex === undefined ? (CONTROLS[sign.slice(1)] ?? sign.codePointAt(1) ?? 0) : parseInt(hex, 16);
}
